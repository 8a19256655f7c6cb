### The knight's tour.

## The squares

square-proposed = được đề nghị
square-end = nơi hành trình phải kết thúc

## The trip in words

tour-begin = Hãy chọn ô xuất phát cho quân mã.
tour-no-squares = Bàn không còn ô nào cho quân mã.
tour-standing = Đã đi qua { $visited }/{ $area } ô, quân mã ở { $square }.
tour-moves = Quân mã có thể đi đến { $moves }.
tour-move = { $square } ({ $onward })
tour-dead-end = Ngõ cụt sau { $visited }/{ $area } ô: từ { $square } không còn nước đi nào.
tour-open = { $area ->
    [1] Ô duy nhất đã được đi qua: một hành trình mở.
   *[other] Một hành trình mở qua cả { $area } ô, từ { $start } đến { $end }.
}
tour-not-closed = Một hành trình qua cả { $area } ô, nhưng là hành trình mở: từ { $end } không có nước đi nào về { $start }.
tour-closed = Một hành trình đóng qua cả { $area } ô: từ { $end } thêm một nước đi là về { $start }.
tour-none = Không có hành trình { $kind ->
    [closed] đóng
   *[open] mở
} nào { $ends ->
    [both] từ { $start } đến { $end }
    [start] từ { $start }
    [end] đến { $end }
   *[none] trên bàn này
}.
tour-time = Tự đi hết trong { $time }.
tour-refused = { $why ->
    [hole] { $square } là một lỗ.
   *[far] Quân mã không thể đi một nước đến { $square }.
}

## The way

tour-toolbar = Đường đi
why-tour-not-begun = Quân mã chưa bắt đầu.
tour-place = ô { $at }/{ $last }

## What tour

tour-play = Chơi
tour-find = Tìm
tour-kind = Loại hành trình
tour-kind-open = Mở
tour-kind-closed = Đóng
tour-start = Ô xuất phát
tour-end = Ô kết thúc
tour-anywhere = tùy ý
tour-method = Phương pháp
tour-seed = Hạt giống ngẫu nhiên
finder-sure = Cách chắc chắn tìm được
finder-first = Quy tắc Warnsdorff, bằng nhau: ô gặp trước
finder-random = Quy tắc Warnsdorff, bằng nhau: ngẫu nhiên
finder-pohl = Quy tắc Warnsdorff, bằng nhau: theo Pohl
finder-roth = Quy tắc Warnsdorff, bằng nhau: theo Roth
finder-first-back = Warnsdorff, ô gặp trước, có quay lui
finder-random-back = Warnsdorff, ngẫu nhiên, có quay lui
finder-pohl-back = Warnsdorff, theo Pohl, có quay lui
finder-roth-back = Warnsdorff, theo Roth, có quay lui
finder-backtracking = Quay lui, không dùng quy tắc

## What is drawn

tour-layers = Trên bàn
layer-numbers = Số thứ tự
layer-line = Đường đi
layer-colour = Màu
layer-onward = Số nước đi tiếp
layer-degrees = Số nước đi tiếp từ mỗi ô

## Finding and finishing

tour-watch-whole = Xem hành trình này
tour-make = Tìm hành trình
tour-make-from = Tìm hành trình từ { $square }
tour-help = Trợ giúp khi đi
tour-hint = Gợi ý
tour-ask = Còn hoàn thành được không?
tour-complete = Hoàn thành từ đây
tour-replay = Thanh dưới bàn cờ cho xem lại từng nước đi.
why-too-many-left = Còn quá nhiều ô, không tìm kiếm được: tối đa 4.000 ô.
tour-making = Đang tìm hành trình…
tour-thinking = Vẫn đang tìm…
tour-made = Đã ghép được{ $elapsed ->
    [0] { "" }
   *[other] {" "}trong { $elapsed } ms
} mà không cần tìm kiếm, và đã kiểm tra từng ô.
tour-found = Tìm thấy sau { $steps } bước tìm kiếm{ $elapsed ->
    [0] { "" }
   *[other] , trong { $elapsed } ms
}.
tour-tried = { $outcome ->
    [tour] Phương pháp đã tìm thấy một hành trình
    [open] Phương pháp chỉ tìm thấy một hành trình mở
    [stuck] Phương pháp gặp ngõ cụt, với { $visited }/{ $area } ô đã qua,
   *[limit] Phương pháp bị dừng mà chưa có hành trình
} sau { $moves } lần đi và quay lui.
tour-proposed = Hãy đi đến { $square }: từ đó có thể hoàn thành hành trình.
tour-finishable = Có, từ đây có thể hoàn thành hành trình.
tour-not-finishable = Không, từ đây không thể hoàn thành hành trình này.
tour-lost = Từ ô số { $number } ({ $square }) trở đi không còn hành trình nào.
tour-lost-at-start = Ngay từ đầu đã không được: không có hành trình như vậy từ { $square }.
tour-take-back = Lùi về ô số { $number }, { $square }: từ đó có thể hoàn thành
tour-by-rule = { $kept }/{ $moves } nước đi đến ô còn ít nước đi tiếp nhất (quy tắc Warnsdorff).
about-sure = Bất kỳ ô xuất phát nào, bất kỳ ô kết thúc nào phù hợp, mở hay đóng: nếu có hành trình thì sẽ tìm thấy. Không có lỗ thì ghép từ những phần nhỏ; có lỗ thì tìm vét cạn.
about-warnsdorff = Đi đến ô còn ít nước đi tiếp nhất (Warnsdorff, 1823). Khi nhiều ô bằng nhau, cách chọn giữa chúng quyết định kết quả. Pohl nhìn xa hơn một nước: cộng số nước đi tiếp của các ô sau đó và chọn tổng nhỏ nhất. Roth chọn ô xa tâm bàn cờ nhất.
about-backtracking = Chọn một nước đi bất kỳ, gặp ngõ cụt thì quay lui: thử nhiều nhất một triệu nước đi.
tour-practise = Luyện quy tắc Warnsdorff
tour-watch = Xem từng bước của cách tìm này

## Mọi hành trình

all-tours-title = Mọi hành trình
tour-chance = { $kind ->
    [closed] Mỗi hành trình đóng
   *[open] Mỗi hành trình mở
} có xác suất đúng bằng 1/{ $tours }.
tour-chance-alike = { $kind ->
    [closed] Mọi hành trình đóng
   *[open] Mọi hành trình mở
} có xác suất hoàn toàn như nhau.
tour-begin-so = Giữ các nước đi đã có
tour-chance-so = Trong các hành trình { $kind ->
    [closed] đóng
   *[open] mở
} bắt đầu như vậy, mỗi hành trình có xác suất hoàn toàn như nhau.
tour-number-ask = Số của hành trình này
why-not-closed = Chỉ hành trình đóng đã hoàn thành mới có số thứ tự.
tour-today = Hành trình hôm nay
tour-birthday = Hành trình mang số là ngày sinh của bạn
tour-day-explained = Ngày viết thành một số, ví dụ 19991231, được nâng lên lũy thừa ba rồi chia cho số hành trình. Số dư cộng 1 là số thứ tự của hành trình.

## Methods compared

methods-title = So sánh các phương pháp
compare-explained = Mỗi phương pháp tìm được hành trình từ bao nhiêu ô xuất phát? Những ô không có hành trình nào thì không tính. Bàn là n × n; sau { $limit } lần đi và quay lui thì bỏ ô xuất phát ấy.
methods-start = Thử mọi ô xuất phát
rate-first = Gặp trước
rate-random = Ngẫu nhiên
rate-pohl = Pohl
rate-roth = Roth
rate-first-back = Gặp trước + quay lui
rate-backtracking = Không quy tắc
rate-percent = { $percent }%
rate-starts = { $found }/{ $possible } ô xuất phát

## Copies and files

copy-moves = Sao chép các ô
copy-digits = Sao chép chữ số
save-moves = Lưu các ô
why-no-picture = Bàn quá lớn để vẽ thành hình.
why-no-latex = LaTeX chỉ vẽ được bàn cờ có tối đa 4.096 ô.
tour-picture = Đường đi của quân mã qua { $visited } ô của bàn { $rows } × { $columns }

## Why there is no tour

