### The search, watched and compared.

## The search, step by step

search-algorithm = Thuật toán
algorithm-test = Kiểm tra từng ô với từng quân hậu
algorithm-arrays = Mảng đánh dấu
algorithm-walk = Từng cột: dò các đường về bên trái
algorithm-masks = Mặt nạ bit
algorithm-fewest = Ít ô an toàn nhất trước
algorithm-repair = Min-conflicts (sửa)
algorithm-anywhere = Ô an toàn bất kỳ trên bàn cờ
search-order = Thứ tự trong hàng
order-left = từ bên trái
order-right = từ bên phải
order-middle = từ giữa
order-random = xáo trộn
search-seed = Hạt giống ngẫu nhiên
search-first-only = Dừng ở lời giải đầu tiên
view-race = Cuộc đua
race-beside = Chạy bên cạnh
race-nothing = không có
race-clock = Cả hai đi theo
clock-step = bước
clock-tests = ô đã thử
view-tree = Cây
view-program = Chương trình
view-memory = Bộ nhớ
view-comparison = So sánh
search-code = Chương trình
search-written = Viết bằng
written-words = Mã giả
written-python = Python
written-cpp = C++
written-c = C
written-java = Java
written-pascal = Pascal
written-javascript = JavaScript
written-rust = Rust
copy-program = Sao chép chương trình
save-program = Lưu chương trình
program-not-copied = Trình duyệt không cho sao chép. Hãy lưu chương trình.
program-failed = Không tải được chương trình. Hãy kiểm tra kết nối.
program-retry = Thử lại
program-in-order = Chương trình xét các ô từ { $way ->
    [top] trên xuống
   *[left] trái sang
}, còn lần chạy này thì không.
program-anywhere = Cảnh báo: cách này đặt cùng những quân hậu đó theo mọi thứ tự, nên mỗi lời giải được tìm thấy n! lần.
program-values = Biến
search-stack = Ngăn xếp lời gọi
stack-unit = Lời gọi
stack-queen = Hậu
stack-left = Số ô còn lại
trace-queen = H{ $queen } ({ $i }, { $j })
trace-event = Sự kiện
trace-queens = Quân hậu
trace-path = Đường đi
unit-number = { $unit ->
    [column] cột { $number }
   *[row] hàng { $number }
}
search-activities = Hoạt động khác với quá trình tìm kiếm này
search-step = Bước
search-of-steps = trong { $last }
search-of-more = trong { $known }+
search-place = bước { $step } trong { $last }
counter-tests = { $algorithm ->
    [masks] Số hàng đã thử
    [fewest] Số ô đã so
    [repair] Số ô đã so
   *[other] Số ô đã thử
}
counter-placements = { $algorithm ->
    [repair] Số lần đặt, chuyển
   *[other] Số lần đặt hậu
}
counter-dead-ends = { $algorithm ->
    [repair] Lần thử bị bỏ
   *[other] Ngõ cụt
}
counter-solutions = Lời giải
counter-note-masks = Với mặt nạ bit, mỗi lần thử xét cả một hàng, nên ở đây đếm số hàng.
counter-note-fewest = Trước mỗi lần chọn, thuật toán “ít ô an toàn nhất trước” so sánh tất cả những ô mà hàng và cột chưa có hậu, mỗi ô tính một lần. Chương trình được hiện thử nhiều ô hơn.
counter-note-repair = Mỗi lần chuyển một quân hậu, min-conflicts so sánh các ô khác trong hàng của quân ấy; ở đây đếm số ô đó.
memory-arrays = Các mảng
memory-masks = Các mặt nạ
memory-repair = Số hậu tấn công trong hàng
array-a = a[j]: cột j { $mark ->
    [free] còn tự do
   *[taken] đã bị chiếm
}
array-b = b[i + j]: đường chéo đi lên { $mark ->
    [free] còn tự do
   *[taken] đã bị chiếm
}
array-c = c[i − j{ $offset ->
    [0] {""}
   *[other] {" "}+ { $offset }
}]: đường chéo đi xuống { $mark ->
    [free] còn tự do
   *[taken] đã bị chiếm
}
array-weights = Số hậu tấn công mỗi ô của hàng { $row }
array-label = { $name }. { $count ->
    [0] Chưa phần tử nào bằng 1.
   *[other] Bằng 1: { $set }.
}
mask-columns = Cột của các hậu phía trên
mask-falling = Ô trong hàng này, trên đường chéo đi xuống của các hậu ấy
mask-rising = Ô trong hàng này, trên đường chéo đi lên của các hậu ấy
mask-free = Các ô an toàn còn lại
jumps = Nhảy tới
jump-previous-solution = ← Lời giải
jump-next-solution = Lời giải →
jump-previous-dead-end = { $algorithm ->
    [repair] ← Bị bỏ
   *[other] ← Ngõ cụt
}
jump-next-dead-end = { $algorithm ->
    [repair] Bị bỏ →
   *[other] Ngõ cụt →
}
jump-first-queen = Lần đầu có…
jump-step = Đến bước
expected-step = một số nguyên từ 0 trở lên, chỉ gồm chữ số, ví dụ 2093
why-at-start = Đang ở bước đầu tiên
jump-queen = { $queen } hậu
search-missing = { $way ->
    [next] { $kind ->
        [solution] Sau bước này không còn lời giải nào.
       *[dead-end] Sau bước này không còn ngõ cụt nào.
    }
    [previous] { $kind ->
        [solution] Trước bước này không có lời giải nào.
       *[dead-end] Trước bước này không có ngõ cụt nào.
    }
   *[first] Lần chạy này không bao giờ có { $queen } quân hậu trên bàn.
}
search-beyond = Không có bước { $step }: lần chạy này kết thúc ở bước { $last }.
search-on-the-way = Đang đi tới bước cần đến
search-no-survey = Vẫn xem từng bước được, nhưng thanh tua thì không dùng được.

## What happens at a step

event-start = Bàn cờ trống. { $n ->
    [1] Cần đặt một quân hậu.
   *[other] Cần đặt { $n } quân hậu sao cho không có hai quân nào tấn công nhau.
}
event-choose = { $rule ->
    [fewest] { $unit ->
        [column] Cột { $number }
       *[row] Hàng { $number }
    } được xét kế tiếp vì có ít ô an toàn nhất: { $free }.
   *[row] Hàng { $number } { $free ->
        [0] không có ô an toàn nào
       *[other] có { $free } ô an toàn
    }.
}
event-try = Ô { $square } có an toàn không?
event-marked = { $cell } là { $value }: { $square } cùng { $line ->
    [column] cột
    [sum] đường chéo đi lên
   *[difference] đường chéo đi xuống
} với quân hậu ở { $queen }.
event-attacked = { $square } cùng { $line ->
    [row] hàng
    [column] cột
    [sum] đường chéo đi lên
   *[difference] đường chéo đi xuống
} với quân hậu ở { $queen }.
event-walked = Đi từ { $square } dọc { $line ->
    [row] hàng
    [sum] đường chéo đi lên
   *[difference] đường chéo đi xuống
} thì gặp quân hậu ở { $queen }.
event-place = Ô { $square } an toàn: đặt quân hậu thứ { $queen } vào đó.
event-solution = Lời giải { $number }: { $n ->
    [1] quân hậu đã vào chỗ.
   *[other] cả { $n } quân hậu đã vào chỗ, không có hai quân nào tấn công nhau.
}
event-dead-end = Ngõ cụt: { $unit ->
    [board] bàn cờ
    [column] cột { $number }
   *[row] hàng { $number }
} không có ô an toàn nào. Phải quay lui: nhấc quân hậu đặt sau cùng lên.
event-exhausted = Mọi ô của { $unit ->
    [board] bàn cờ
    [column] cột { $number }
   *[row] hàng { $number }
} đã được xét: quay lui về quân hậu trước.
event-end = { $solutions ->
    [0] Đã tìm xong: không có lời giải nào.
   *[other] Đã tìm xong: có { $solutions } lời giải.
}
event-take-back = Nhấc quân hậu ở { $square } lên.
event-scatter = Lần thử { $attempt }: mỗi hàng một quân hậu, ở ô ngẫu nhiên.
event-pick = Chọn ngẫu nhiên quân hậu ở { $square }: { $attacks } quân hậu tấn công nó.
event-move = Đưa quân ấy từ { $from } tới { $to }, nơi { $attacks ->
    [0] không quân hậu nào tấn công nó
   *[other] { $attacks } quân hậu tấn công nó
}. Không ô nào khác của hàng bị tấn công ít hơn.
event-give-up = Bỏ lần thử { $attempt } sau quá nhiều lần di chuyển.

## Pseudocode

code-place-row = đặt một hậu vào hàng i:
code-place-column = đặt một hậu vào cột j:
code-place-masks = đặt một hậu vào hàng i, với các mặt nạ:
code-place-next = đặt thêm một hậu:
code-for-squares = với mỗi ô (i, j) của hàng:
code-for-board-squares = với mỗi ô (i, j) của bàn cờ:
code-for-column-squares = với mỗi ô (i, j) của cột:
code-skip-attacked = nếu ô bị một hậu đặt trước tấn công: sang ô sau
code-skip-marked = nếu a[j], b[i + j] hay c[i − j{ $offset ->
    [added] {" "}+ n − 1
   *[none] {""}
}] bị chiếm: sang ô sau
code-skip-seen = nếu đi sang trái theo hàng và hai đường chéo thì gặp hậu: sang ô sau
code-free-mask = free ← các cột không có trong mặt nạ nào
code-choose-fewest = chọn hàng hay cột có ít ô an toàn nhất
code-while-free = trong khi free còn một bit 1:
code-for-free = với mỗi ô an toàn trong đó:
code-put = đặt một hậu vào đó
code-put-mark = đặt một hậu vào đó; a[j], b[i + j], c[i − j{ $offset ->
    [added] {" "}+ n − 1
   *[none] {""}
}] ← bị chiếm
code-put-bit = lấy bit thấp nhất ra: đặt một hậu vào cột của nó
code-report = nếu đã đặt đủ n hậu: được một lời giải
code-recur-row = nếu không: đặt một hậu vào hàng i + 1 (đệ quy)
code-recur-column = nếu không: đặt một hậu vào cột j + 1 (đệ quy)
code-recur-masks = nếu không: sang hàng i + 1 với các mặt nạ đã dịch (đệ quy)
code-recur-next = nếu không: đặt thêm một hậu (đệ quy)
code-take = nhấc hậu lên
code-take-unmark = nhấc hậu lên; a[j], b[i + j], c[i − j{ $offset ->
    [added] {" "}+ n − 1
   *[none] {""}
}] ← tự do
code-return = trở về: không còn ô nào
code-repair-board = sửa một bàn cờ:
code-scatter = đặt mỗi hàng một hậu, ở ô ngẫu nhiên
code-while-attacked = trong khi có hậu bị tấn công:
code-pick-attacked = chọn ngẫu nhiên một quân bị tấn công
code-move-least = đưa nó tới ô ít bị tấn công nhất của hàng
code-give-up = sau quá nhiều lần di chuyển: bắt đầu lại
code-report-repaired = không quân nào bị tấn công: một lời giải

## The search tree

tree-label = Cây tìm kiếm
tree-none = { $search ->
    [anywhere] Không vẽ cây cho cách tìm này: trong cây, mỗi thế cờ sẽ có mặt một lần cho mỗi thứ tự đặt các quân hậu.
   *[repair] Min-conflicts không có cây: chỉ di chuyển các quân hậu, không nhấc quân nào lên.
}
tree-tools = Thu phóng, mở rộng, nhảy tới
tree-whole = Cả cây
tree-why-whole = Cả cây đang được nhìn thấy
tree-open-all = Mở rộng tất cả
tree-open-default = Thu gọn lại
tree-why-many = Có quá nhiều nút để mở rộng tất cả; nhấn vào một nút để mở rộng.
tree-later = Nút chưa đi tới
tree-later-faint = mờ
tree-later-hidden = ẩn
tree-later-full = như các nút khác
node-root = bàn cờ trống
node-returned = trả về { $value }
node-choice = một lựa chọn
node-failure = một ngõ cụt
node-solution = một lời giải
node-collapsed = đã thu gọn
node-is-solution = Mọi quân hậu đã vào chỗ, không có hai quân nào tấn công nhau.
node-why-choice = { $unit ->
    [column] Cột { $number }
   *[row] Hàng { $number }
} có { $free } ô an toàn.
node-why-failure = { $unit ->
    [column] Cột { $number }
   *[row] Hàng { $number }
} không có ô an toàn nào: { $reasons }.
node-reason = { $square } cùng { $line ->
    [row] hàng
    [column] cột
    [sum] đường chéo đi lên
   *[difference] đường chéo đi xuống
} với { $queen }
node-below = Dưới nút này: { $placements } lần đặt quân hậu, { $solutions ->
    [0] không có lời giải
   *[other] { $solutions } lời giải
}.
node-below-many = Dưới nút này có hơn { $placements } lần đặt quân hậu.
search-far = Nút này quá xa điểm bắt đầu của lần chạy để đi tới.

## The algorithms compared

compare-lead = Mỗi thuật toán tìm mọi lời giải trên các bàn từ 4 × 4 đến 12 × 12. Thiết bị của bạn chạy lần lượt từng thuật toán, nên thời gian là của thiết bị đó.
compare-measure = Hiển thị
compared-tests = Số lần thử
compared-placements = Số lần đặt hậu
compared-dead-ends = Ngõ cụt
compared-time = Thời gian
compared-tenths = { $whole },{ $tenth } { $unit ->
    [microseconds] µs
   *[milliseconds] ms
}
compared-whole = { $whole } { $unit ->
    [microseconds] µs
   *[milliseconds] ms
}
short-test = Kiểm tra
short-arrays = Mảng
short-walk = Đi dọc
short-masks = Mặt nạ
short-fewest = Ít ô nhất
short-repair = Sửa
compare-start = Đo
compare-measuring = Đang đo các cách tìm
compare-done = Đã đo xong tất cả.
compare-why-none = Hãy chọn một thuật toán để đo.
compare-why-unmeasured = Hãy đo trước đã.
compare-plot = { $measure } với n từ 4 đến 12, trên thang logarit
compare-growth = Về độ phức tạp: mỗi hàng một quân hậu thì có nⁿ cách đặt, và n! nếu không hai quân nào cùng cột. Thuật toán quay lui ngay ở xung đột đầu tiên xem ít ô hơn rất nhiều. Dù vậy, từ n = 11 lên n = 12 số ô vẫn tăng 5,6 lần, và từ n = 6, tỉ số ấy cũng tăng theo n.
compare-order = O(n!) nói rằng kể từ một n nào đó, số bước không vượt quá n! nhân với một hằng số. O không nói hằng số ấy lớn bao nhiêu, số bước có thật tăng nhanh như vậy không, hay một bàn cụ thể mất bao lâu: hai chương trình có cùng O có thể nhanh chậm hơn nhau cả trăm lần.
compare-same = Kiểm tra, mảng, đi dọc và mặt nạ đặt các quân hậu như nhau và gặp những ngõ cụt như nhau. Cách khéo hơn chỉ làm mỗi lần thử nhanh hơn: thời gian hơn kém một hằng số nhân, nhưng tăng như nhau.
compare-times = Thời gian của các bàn nhỏ tốt hơn thời gian của một lần chạy riêng: lần tìm ngắn như vậy được chạy nhiều lần liền nhau, và đến khoảng n = 8 bộ xử lý thuộc lòng đường đi. Một lần chạy như thế có thể chỉ mất chưa đến nửa thời gian của lần đầu. Từ khoảng n = 9, đường đi quá dài để thuộc, nên thời gian nhảy vọt ở đó.
compare-limit = Cách “ít ô an toàn nhất trước” đặt quân hậu ít lần hơn: với n = 12 chỉ hơn một phần ba số lần của các cách khác. Nhưng số lần đặt vẫn tăng nhanh gần như vậy. Không thuật toán nào tìm mọi lời giải mà nhanh mãi được: riêng số lời giải đã tăng nhanh hơn mọi hàm mũ. Nếu chỉ cần một lời giải thì không phải tìm kiếm.
compare-beyond = Một câu hỏi: có chương trình gọi lại chính nó thêm một lần sau quân hậu cuối cùng, cho một hàng không tồn tại. Vì sao với n = 8 phải thử { $more } ô thay vì { $tests }? Trả lời: sau mỗi lời giải trong 92 lời giải, chương trình thử thêm 8 ô của hàng ấy.
compare-no-take-back = Câu hỏi nữa: có chương trình không có dòng nào nhấc quân hậu lên. Chương trình ấy quay lui bằng cách nào? Trả lời: ghi cột mới của quân hậu đè lên cột cũ, và khi xét một ô chỉ xem những hàng ở trên.
save-comparison = Lưu bảng thành CSV
copy-trace = Sao chép các bước đã đi
save-trace = Lưu các bước đã đi
compare-repair = Min-conflicts dừng ở lời giải đầu tiên: các con số chỉ tính cho lời giải ấy.
