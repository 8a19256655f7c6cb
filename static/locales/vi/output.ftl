### The check of what a program has printed.

view-check = Kiểm tra kết quả của tôi
check-title = Kiểm tra kết quả chương trình của bạn in ra
check-label = Kết quả chương trình in ra
check-help = Danh sách cột đánh số từ 0 hoặc từ 1, cặp hàng và cột, tên ô, ma trận với ký hiệu bất kỳ, hành trình của quân mã ghi bằng số trên bàn hay bằng danh sách ô; xen giữa lời khác cũng được. Có thể thả một tệp vào đây. Không có gì rời khỏi thiết bị này. Văn bản rất dài được đọc mà không hiện ra.
check-output = Kiểm tra
check-file = Chọn tệp
check-running = Đang đọc kết quả
check-unreadable = Không đọc được tệp này.
checked-read = đã đọc
checked-right = đúng
checked-wrong = sai
checked-missing = còn thiếu
checked-doubled = in lại
checked-nothing = Không nhận ra thế cờ nào trong văn bản này.
checked-understood = { $kind ->
    [knight] Hành trình của quân mã trên bàn { $rows } × { $columns }
    [superqueen] Thế cờ siêu hậu trên bàn { $rows } × { $columns }
   *[queen] Thế cờ hậu trên bàn { $rows } × { $columns }
}, đánh số từ { $from }.
checked-short = Hàng cuối bị bỏ ở mọi chỗ; đã được điền vào.
checked-ordered = { $ordered ->
    [yes] Những lời giải đúng theo thứ tự từ điển.
   *[no] Những lời giải đúng không theo thứ tự từ điển.
}
checked-first-wrong = Lỗi đầu tiên
checked-line = Dòng { $line } (thế cờ số { $number }): { $fault }
checked-repeated = In lại ở các dòng { $lines }.
checked-absent = { $count ->
   *[other] { $shown } trong { $count } lời giải còn thiếu
}
fault-length = in { $found } thay vì { $expected }.
fault-no-queen = hàng { $row } không có hậu.
fault-outside = hàng { $row } ghi { $found }; phải từ { $from } đến { $to }.
fault-conflict = { $a } và { $b } (hàng { $row } và { $other }) tấn công nhau { $line ->
    [row] trên một hàng
    [column] trên một cột
    [knight-move] bằng nước mã
   *[other] trên một đường chéo
}.
fault-no-square = không ô nào mang số { $number }.
fault-visited = lần thứ { $number } đến ô { $square } đã đi qua.
fault-not-a-move = nước đi { $number } từ { $from } đến { $to } không phải nước mã.
