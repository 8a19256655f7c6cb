### The gallery of solutions, their counts, and the check of what a program has printed.

## Solutions

solutions-title = { $piece ->
    [superqueen] Các lời giải cho { $n } siêu hậu
   *[other] Các lời giải cho { $n } quân hậu
}
solutions-panel = Tùy chọn hiển thị
filter = Lọc và lưu
show = Hiển thị
show-fundamental = Cơ bản
show-all = Tất cả
view = Cách xem
view-list = Danh sách
view-count = Đếm
fixed-label = Chỉ những lời giải có quân ở
fixed-button = Áp dụng
fixed-by-click = Nhấn vào ô trên các bàn cờ để cố định quân ở đó
unfix = Bỏ cố định
gallery-label = Các lời giải theo thứ tự từ điển
gallery-number = Lời giải số
gallery-go = Đến
gallery-size = Cỡ bàn cờ
gallery-fit = Vừa cửa sổ
open-solution = Mở { $solution } trên bàn cờ
orbit-size = { $size } ảnh
orbit-title = { $number ->
    [0] Lời giải này
   *[other] Lời giải { $number }
} và { $size } ảnh đối xứng của nó
previous = Trước
next = Tiếp
why-first-solution = Đây là lời giải đầu tiên trong danh sách.
why-last-solution = Đây là lời giải cuối cùng trong danh sách.
orbit-explained = Xoay và lật theo cả tám cách, lời giải này { $size ->
    [1] chỉ cho một lời giải
   *[other] cho { $size } lời giải khác nhau
} (ảnh đối xứng). Dưới mỗi bàn có ghi phép xoay hoặc phép lật dẫn đến nó.
symmetry-identity = giữ nguyên
symmetry-quarter-turn = xoay 90°
symmetry-half-turn = xoay 180°
symmetry-three-quarter-turn = xoay 270°
symmetry-flip-horizontal = lật trái–phải
symmetry-flip-vertical = lật trên–dưới
symmetry-transpose = lật qua đường chéo chính
symmetry-anti-transpose = lật qua đường chéo phụ
fundamental-found = lời giải cơ bản
images-found = lời giải kể cả ảnh đối xứng
solutions-found = lời giải
copy-all = Sao chép tất cả
export = Lưu danh sách dạng
export-csv = CSV
export-json = JSON
export-text = văn bản
all-found = Đã tìm xong: { $count } bàn.
list-full = Danh sách gồm { $limit } lời giải đầu tiên theo thứ tự từ điển: danh sách dài hơn sẽ cần quá nhiều bộ nhớ. Hãy cố định vài ô ở trên để xem những lời giải khác, hoặc chọn “Đếm” để biết có tất cả bao nhiêu.
cancelled = Đã dừng. Những gì tìm được nằm bên dưới.
none-exists = { $piece ->
    [superqueen] Không có cách đặt { $n } siêu hậu nào: mọi nhánh tìm kiếm đều kết thúc mà không có lời giải.
   *[other] Không có cách đặt { $n } quân hậu nào: mọi nhánh tìm kiếm đều kết thúc mà không có lời giải.
}
none-with-fixed = Không có lời giải nào có quân ở tất cả các ô này. Hãy bỏ bớt một ô ở trên.

## Counting

counting = Đang đếm lời giải
workers = Số luồng tính
count-start = Đếm
count-begun = Đã xong { $percent }%
count-pace = Đã xong { $percent }%, { $rate } lời giải mỗi giây, còn khoảng { $left }
count-paused = Tạm dừng ở { $percent }%
count-earlier = Một lần đếm bạn bắt đầu trước đây đang ở { $percent }%.
count-elsewhere = Một thẻ khác đang đếm bàn này, đã xong { $percent }%. Thẻ này hiển thị tiến độ ở đó.
discard = Bỏ
not-stored = Trình duyệt không cho trang này lưu dữ liệu: lần đếm sẽ mất khi đóng trang.
stored-other = { $piece ->
    [superqueen] Lần đếm { $n } siêu hậu đang ở { $percent }%.
   *[other] Lần đếm { $n } quân hậu đang ở { $percent }%.
}
stored-open = Mở
stored-damaged = Một lần đếm đã lưu bị hỏng và không thể tiếp tục. Các lần đếm khác không bị ảnh hưởng.
stored-other-version = Một lần đếm đã lưu thuộc phiên bản khác của trang này ({ $version }) và không thể tiếp tục ở phiên bản này.
count-done = Đã đếm tại đây trong { $time }.
count-too-large = Chỉ đếm được đến n = { $most }: lớn hơn nữa sẽ mất hàng giờ hoặc hàng năm. Bảng bên dưới ghi những gì người khác đã đếm.
known-title = Các số đã biết
known-all = Mọi lời giải
known-fundamental = Cơ bản
known-source = Nguồn: { $source }. Dấu ✓ cho biết những gì đã được đếm trên thiết bị này.
plot-label = Số lời giải theo n trên trục logarit, bên dưới n giai thừa
plot-counts = lời giải

## The check of an output

view-check = Kiểm tra kết quả
check-title = Kiểm tra kết quả chương trình của bạn in ra
check-label = Kết quả chương trình in ra
check-help = Hãy dán kết quả chương trình in ra. Trang nhận ra danh sách cột đánh số từ 0 hoặc từ 1, cặp hàng và cột, tên ô, ma trận với ký hiệu bất kỳ, hành trình của quân mã ghi bằng số trên bàn hay bằng danh sách ô, kể cả khi nằm xen giữa chữ khác. Có thể thả một tệp vào đây. Không có gì rời khỏi thiết bị này. Văn bản rất dài được đọc mà không hiện ra.
check-output = Kiểm tra
check-file = Chọn tệp
check-running = Đang đọc kết quả
check-unreadable = Không đọc được tệp này.
checked-read = đã đọc
checked-right = đúng
checked-wrong = sai
checked-missing = còn thiếu
checked-doubled = bị lặp
verdict-all = Kết quả in ra đúng: { $all }/{ $all }.
verdict-one = Kết quả in ra đúng: đây là một trong { $all } lời giải.
verdict-right = { $read ->
    [1] Kết quả in ra đúng: đó là một lời giải.
   *[other] Cả { $read } bàn được in đều đúng.
}
verdict-missing = Những gì đã in đều đúng, nhưng còn thiếu { $missing } trong { $all } lời giải.
verdict-doubled = Tất cả đều đúng, nhưng có { $doubled } lời giải bị in lặp.
verdict-wrong = { $wrong }/{ $read } bàn sai.
verdict-cut = Kết quả in ra bị rút gọn ở dòng { $line } nên không thể chấm toàn bộ.
checked-whole = Để in đầy đủ:
remark-number = Kết quả in ra chỉ là một số: { $number }. Hãy in các bàn cờ để kiểm tra.
remark-empty-lists = Kết quả in ra có { $count } danh sách rỗng. Danh sách được lưu mà không sao chép sẽ rỗng khi việc tìm kiếm nhấc các quân hậu lên.
remark-no-queens = Các bàn cờ không có quân hậu nào: mọi ô đều là 0.
remark-failed = Chương trình kết thúc vì lỗi (dòng { $line }).
remark-no-solution = Bộ giải không tìm thấy lời giải (dòng { $line }).
remark-cycles = Có vẻ đây là các chu trình của hoán vị. Hãy in dạng mảng hoặc danh sách các cột.
remark-bit-masks = Có vẻ đây là các mặt nạ bit. Hãy in các cột.
remark-code-points = Có vẻ đây là mã của các ký tự. Hãy in chính các ký tự.
remark-characters = Chương trình in danh sách các số nhỏ thành chuỗi: trong Elixir hãy in với charlists: :as_lists, trong Erlang với ~w.
cause-falling = Mọi lỗi đều nằm trên đường chéo đi xuống: có lẽ phép thử i − j bị thiếu hoặc sai.
cause-rising = Mọi lỗi đều nằm trên đường chéo đi lên: có lẽ phép thử i + j bị thiếu hoặc sai.
cause-diagonals = Mọi lỗi đều nằm trên đường chéo: có lẽ thiếu cả hai phép thử i + j và i − j.
cause-columns = Mọi lỗi đều nằm trên cột: có lẽ phép thử cột bị thiếu hoặc sai.
cause-knight-moves = Mọi xung đột đều giữa hai siêu hậu cách nhau một nước mã: có lẽ phép thử nước mã bị thiếu hoặc sai.
cause-last-row = Thiếu hàng cuối: có lẽ vòng lặp qua các hàng, hoặc vòng lặp in ra, dừng sớm một hàng.
cause-fundamental = Thiếu các lời giải có được bằng phép xoay và phép lật: chương trình chỉ in các lời giải cơ bản.
cause-half = Thiếu các lời giải đối xứng: có lẽ quân hậu ở hàng đầu chỉ được thử ở một nửa số cột.
cause-mirror = Thiếu { $missing }, dù lời giải đối xứng của nó là { $printed } thì có: có lẽ việc tìm kiếm dừng quá sớm hoặc bỏ qua một cột.
cause-regions = Không có hai quân hậu nào chạm nhau. Nếu đây là lời giải của câu đố có vùng, nơi các quân hậu được chung đường chéo, thì có thể đúng.
checked-nothing = Không nhận ra thế cờ nào trong văn bản này. Những dạng sau thì nhận ra:
checked-understood = { $kind ->
    [knight] Hành trình của quân mã trên bàn { $rows } × { $columns }
    [superqueen] Thế cờ siêu hậu trên bàn { $rows } × { $columns }
   *[queen] Thế cờ hậu trên bàn { $rows } × { $columns }
}{ $from ->
    [none] { "" }
   *[other] . Hàng và cột được đánh số từ { $from }
}.
checked-short = Mọi thế cờ đều thiếu hàng cuối.
checked-ordered = { $ordered ->
    [yes] Những lời giải đúng theo thứ tự từ điển.
   *[no] Những lời giải đúng không theo thứ tự từ điển.
}
checked-others = Văn bản còn có bàn cỡ khác, không tính ở đây: { $boards }.
checked-other = { $rows } × { $columns } ({ $right } đúng)
checked-first-wrong = Lỗi đầu tiên
checked-line = Dòng { $line } (thế cờ số { $number }): { $fault }
checked-repeated = In lại ở các dòng { $lines }.
checked-absent = { $count ->
   *[other] { $shown } trong { $count } lời giải còn thiếu
}
fault-length = in { $found } phần tử thay vì { $expected }.
fault-last-row = thiếu hàng cuối.
fault-no-queen = hàng { $row } không có hậu.
fault-outside = hàng { $row } ghi { $found }; phải từ { $from } đến { $to }.
fault-conflict = { $a } và { $b } tấn công nhau { $line ->
    [row] trên một hàng
    [column] trên một cột
    [knight-move] bằng nước mã
   *[other] trên một đường chéo
}.
fault-no-square = không ô nào mang số { $number }.
fault-visited = ô thứ { $number } của hành trình là { $square }, đã đi qua trước đó.
fault-not-a-move = nước đi { $number } từ { $from } đến { $to } không phải nước mã.
