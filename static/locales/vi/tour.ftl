### The knight's tour.

## The squares

square-proposed = được đề nghị
square-end = nơi hành trình phải kết thúc

## The trip in words

tour-begin = Hãy chọn ô để quân mã bắt đầu.
tour-no-squares = Bàn không còn ô nào cho quân mã.
tour-standing = { $visited } trên { $area } ô, quân mã ở { $square }.
tour-moves = Nó có thể đi đến { $moves }.
tour-move = { $square } ({ $onward })
tour-dead-end = Ngõ cụt sau { $visited } trên { $area } ô: từ { $square } không còn nước nào.
tour-open = Một hành trình mở qua cả { $area } ô, từ { $start } đến { $end }.
tour-not-closed = Một hành trình qua cả { $area } ô, nhưng không khép kín: từ { $end } không có nước nào về { $start }.
tour-closed = Một hành trình khép kín qua cả { $area } ô: từ { $end } thêm một nước là về { $start }.
tour-none = Không có hành trình { $kind ->
    [closed] khép kín
   *[open] mở
} nào { $ends ->
    [both] từ { $start } đến { $end }
    [start] từ { $start }
    [end] đến { $end }
   *[none] trên bàn này
}.
tour-refused = { $why ->
    [hole] { $square } là một lỗ.
   *[far] Quân mã không đi một nước đến { $square } được.
}

## The way

tour-toolbar = Đường đi
why-tour-not-begun = Quân mã chưa bắt đầu.
tour-place = ô { $at } trên { $last }

## What tour

tour-kind = Hành trình
tour-kind-open = Mở
tour-kind-closed = Khép kín
tour-start = Ô đầu
tour-end = Ô cuối
tour-anywhere = tùy ý
tour-method = Phương pháp
tour-seed = Hạt giống ngẫu nhiên
finder-sure = Cách không bao giờ thất bại
finder-first = Luật Warnsdorff, bằng nhau thì lấy ô đầu
finder-random = Luật Warnsdorff, bằng nhau thì ngẫu nhiên
finder-pohl = Luật Warnsdorff, bằng nhau thì theo Pohl
finder-roth = Luật Warnsdorff, bằng nhau thì theo Roth
finder-first-back = Warnsdorff, lấy ô đầu, gặp ngõ cụt thì quay lui
finder-random-back = Warnsdorff, ngẫu nhiên, gặp ngõ cụt thì quay lui
finder-pohl-back = Warnsdorff, Pohl, gặp ngõ cụt thì quay lui
finder-roth-back = Warnsdorff, Roth, gặp ngõ cụt thì quay lui
finder-backtracking = Quay lui không theo luật nào

## What is drawn

tour-layers = Trên bàn
layer-numbers = Số
layer-line = Đường
layer-colour = Màu
layer-degrees = Số nước đi tiếp từ mọi ô

## Finding and finishing

tour-make = Tìm hành trình
tour-make-from = Tìm hành trình từ { $square }
tour-help = Trợ giúp trên đường
tour-hint = Gợi ý
tour-ask = Còn hoàn thành được không?
tour-complete = Hoàn thành từ đây
why-complete = Hành trình đã hoàn thành.
why-too-many-left = Còn quá nhiều ô để tìm kiếm: nhiều nhất là 4.000.
tour-making = Đang tìm hành trình …
tour-thinking = Vẫn đang nghĩ …
tour-made = Ghép thành không cần tìm kiếm, trong { $elapsed } ms, và đã kiểm tra từng ô.
tour-found = Tìm thấy sau { $steps } bước tìm kiếm, trong { $elapsed } ms.
tour-tried = { $outcome ->
    [tour] Phương pháp đã tìm thấy một hành trình
    [stuck] Phương pháp gặp ngõ cụt, với { $visited } trên { $area } ô đã qua,
   *[limit] Phương pháp bị dừng mà chưa có hành trình
} sau { $moves } nước đi và lùi.
tour-proposed = Hãy đi đến { $square }: từ đó có thể hoàn thành hành trình.
tour-finishable = Có, từ đây có thể hoàn thành hành trình.
tour-not-finishable = Không, từ đây không thể hoàn thành hành trình này.
tour-cancelled = Đã dừng: chưa biết gì.
about-sure = Bất kỳ ô đầu nào, bất kỳ ô cuối nào phù hợp, mở hay khép kín: nếu có hành trình thì sẽ tìm thấy. Không có lỗ thì ghép từ những phần nhỏ; có lỗ thì tìm kiếm hết mọi cách.
about-warnsdorff = Đi đến ô còn ít nước đi tiếp nhất (Warnsdorff, 1823). Cách chọn giữa các ô bằng nhau quyết định tất cả.
about-backtracking = Đi nước bất kỳ, gặp ngõ cụt thì quay lui: thử nhiều nhất một triệu nước.

## Methods compared

methods-title = So sánh các phương pháp
compare-explained = Trong số các ô đầu có hành trình, mỗi phương pháp tìm thấy từ bao nhiêu ô? Trên bàn vuông n × n; mỗi ô đầu bị bỏ sau { $limit } nước đi và lùi.
methods-start = Thử mọi ô đầu
rate-first = Ô đầu
rate-random = Ngẫu nhiên
rate-pohl = Pohl
rate-roth = Roth
rate-first-back = Ô đầu, có lùi
rate-backtracking = Không luật
rate-percent = { $percent } %
rate-starts = { $found } trên { $possible } ô đầu

## Taken along

copy-moves = Sao chép các ô
copy-digits = Sao chép chữ số
save-moves = Lưu các ô
save-csv = Lưu thành CSV
why-no-picture = Bàn quá lớn để vẽ thành hình.
tour-picture = Đường đi của quân mã qua { $visited } ô của bàn { $rows } × { $columns }
