### The board of queens and its solutions.

## The board of queens

queens-toolbar = Thay đổi thế cờ
show-attacked = Đánh dấu các ô bị tấn công
position-label = Thế cờ dạng chữ
position-example = 15863724, FEN hoặc e4
position-button = Đặt
position-help = Các ô: a8 e7 h6. Cột của từng hàng, từ trên xuống: 15863724; nếu cột đánh số từ 0: [0, 4, 7, 5, 2, 6, 1, 3]. Một FEN: Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4. Một liên kết đến bàn cờ.
position-from-zero = Mỗi số kể từ 0 xuất hiện đúng một lần, nên các cột được hiểu là đánh số từ 0.
status-empty = { $piece ->
    [superqueen] { $n ->
        [1] Hãy đặt một siêu hậu.
       *[other] Hãy đặt { $n } siêu hậu sao cho không có hai quân nào tấn công nhau.
    } Siêu hậu còn đi được như mã.
   *[other] { $n ->
        [1] Hãy đặt một quân hậu.
       *[other] Hãy đặt { $n } quân hậu sao cho không có hai quân nào tấn công nhau.
    }
}
status-incomplete = Đã đặt { $placed }/{ $n } { $piece ->
    [superqueen] siêu hậu
   *[other] quân hậu
}, không có xung đột
status-conflict = Đã đặt { $placed }/{ $n } { $piece ->
    [superqueen] siêu hậu
   *[other] quân hậu
}, { $conflicts } xung đột: { $pairs }{ $more ->
    [0] { "" }
   *[other] {" "}và { $more } xung đột nữa
}
status-solution = Xong: { $n ->
    [1] { $piece ->
        [superqueen] siêu hậu
       *[other] quân hậu
    } đã ở trên bàn.
   *[other] { $n } { $piece ->
        [superqueen] siêu hậu
       *[other] quân hậu
    } trên bàn và không có hai quân nào tấn công nhau.
}
copy-permutation = Sao chép hoán vị
copy-fen = Sao chép FEN
copy-matrix = Sao chép ma trận 0/1
copy-list = Sao chép danh sách Python
picture-title = { $piece ->
    [superqueen] { $placed } siêu hậu trên bàn cờ { $n } × { $n }
   *[other] { $placed } quân hậu trên bàn cờ { $n } × { $n }
}
arithmetic-title = Vì sao: hàng, cột, tổng, hiệu
arithmetic-explained = Hàng i đếm từ trên xuống, cột j đếm từ trái sang. Trong mỗi cột của bảng này không giá trị nào được lặp lại.
arithmetic-empty = Hãy đặt một quân để thấy các số của nó.
arithmetic-square = Ô
arithmetic-repeated = Xuất hiện hơn một lần

## Asking about the position

asked-label = Đặt nốt các quân còn lại
complete = Đặt nốt
count-completions = Đếm số cách
list-completions = Liệt kê
why-solved = Đã đặt đủ quân
why-too-large = Bàn cờ quá lớn để đếm
completions-found = cách đặt nốt
asked-cancelled = Đã dừng.
impossible-conflict = Không thể đặt nốt: { $a } và { $b } tấn công nhau.
impossible-rank = Không thể đặt nốt: hàng ngang { $rank } không còn ô an toàn nào.
impossible-file = Không thể đặt nốt: cột { $file } không còn ô an toàn nào.
impossible-exhausted = Không thể đặt nốt: đã tìm vét cạn, thử { $positions } thế cờ.

## Hints and names

hint = Gợi ý
hint-more = Gợi ý thêm
why-hint-all = Không còn gì để gợi ý thêm.
hint-culprit = { $piece ->
    [superqueen] Siêu hậu
   *[other] Quân hậu
} ở { $square } có mặt trong mọi xung đột: nó đặt sai.
hint-pairs = { $count ->
    [1] { $a } và { $b } tấn công nhau: một trong hai quân đặt sai.
   *[other] { $count } cặp quân tấn công nhau, và không quân nào có mặt trong tất cả. Hãy bắt đầu với { $a } và { $b }.
}
hint-blame = { $count ->
    [0] Chỉ bỏ một quân thì không đủ.
    [1] Bỏ quân ở { $squares } thì đặt nốt được.
   *[other] Bỏ một trong các quân ở { $squares } thì đặt nốt được.
}
hint-forbidden = { $line ->
    [file] Cột { $unit }
   *[rank] Hàng ngang { $unit }
} còn ít lựa chọn nhất: { $free } ô an toàn. Các ô khác bị cấm:
hint-forced = Phải đặt vào { $square }: { $others ->
    [0] { $line ->
        [file] cột { $unit }
       *[rank] hàng ngang { $unit }
    } không còn ô an toàn nào khác.
   *[other] đặt vào ô an toàn nào khác của { $line ->
        [file] cột { $unit }
       *[rank] hàng ngang { $unit }
    } cũng dẫn đến ngõ cụt.
}
hint-refuted = { $square }: { $count ->
    [0] { "" }
   *[other] sau đó buộc phải đặt { $follows }, và{" "}
}{ $line ->
    [file] cột { $unit }
   *[rank] hàng ngang { $unit }
} sẽ không còn ô an toàn nào.
hint-attack = { $square }: { $line ->
    [row] cùng hàng ngang với { $by }
    [column] cùng cột với { $by }
    [diagonal] cùng đường chéo đi xuống với { $by }
    [antidiagonal] cùng đường chéo đi lên với { $by }
   *[other] cách { $by } một nước mã
}
hint-others = và { $more } ô nữa, như hình vẽ
hint-reveal = { $square } thuộc một lời giải đạt được từ thế cờ này.
hint-unknown = Trong thời gian hợp lý chưa xác định được có thể đặt nốt từ thế cờ này hay không.
solution-name = Lời giải số { $number }/{ $all }: { $symmetry ->
    [identity] chính là
    [quarter-turn] ảnh xoay 90° của
    [half-turn] ảnh xoay 180° của
    [three-quarter-turn] ảnh xoay 270° của
    [flip-horizontal] ảnh lật trái–phải của
    [flip-vertical] ảnh lật trên–dưới của
    [transpose] ảnh lật qua đường chéo chính của
   *[anti-transpose] ảnh lật qua đường chéo phụ của
} lời giải cơ bản số { $fundamental }/{ $fundamentals }.
solution-images = Mọi ảnh đối xứng

## Solutions

solutions-title = { $piece ->
    [superqueen] Các lời giải cho { $n } siêu hậu
   *[other] Các lời giải cho { $n } quân hậu
}
show = Hiển thị
show-fundamental = Cơ bản
show-all = Tất cả
view = Cách xem
view-list = Danh sách
view-count = Đếm
fixed-label = Chỉ những lời giải có quân ở
fixed-button = Áp dụng
fixed-by-click = Bấm vào ô trên các bàn cờ để cố định quân ở đó
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
orbit-explained = Xoay và lật theo cả tám cách, nó { $size ->
    [1] chỉ cho một lời giải
   *[other] cho { $size } lời giải khác nhau
}. Dưới mỗi hình là phép đối xứng dẫn đến nó.
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
searching = Đang tìm
all-found = Đã tìm xong: { $count } bàn.
list-full = Danh sách gồm { $limit } lời giải đầu tiên theo thứ tự từ điển: danh sách dài hơn sẽ cần quá nhiều bộ nhớ. Hãy cố định vài ô ở trên để xem những lời giải khác, hoặc chọn “Đếm” để biết có tất cả bao nhiêu.
cancelled = Đã dừng. Những gì tìm được nằm bên dưới.
none-exists = { $piece ->
    [superqueen] Không có cách đặt { $n } siêu hậu nào: mọi nhánh tìm kiếm đều kết thúc mà không có lời giải.
   *[other] Không có cách đặt { $n } quân hậu nào: mọi nhánh tìm kiếm đều kết thúc mà không có lời giải.
}
none-with-fixed = Không có lời giải nào có quân ở tất cả các ô này. Hãy bỏ bớt một ô ở trên.

## Counting

counting = Đang đếm
workers = Số luồng tính
count-start = Đếm
count-pause = Tạm dừng
count-resume = Tiếp tục
count-begun = Đã xong { $percent }%
count-pace = Đã xong { $percent }%, { $rate } lời giải mỗi giây, còn khoảng { $left }
count-paused = Tạm dừng ở { $percent }%
count-earlier = Một lần đếm bạn bắt đầu trước đây đang ở { $percent }%.
count-elsewhere = Một thẻ khác đang đếm bàn này, đã xong { $percent }%. Thẻ này hiển thị tiến độ ở đó.
discard = Bỏ
not-kept = Trình duyệt không cho trang này lưu dữ liệu: lần đếm sẽ mất khi đóng trang.
kept-other = { $piece ->
    [superqueen] Lần đếm { $n } siêu hậu đang ở { $percent }%.
   *[other] Lần đếm { $n } quân hậu đang ở { $percent }%.
}
kept-open = Mở
kept-damaged = Một lần đếm đã lưu bị hỏng và không thể tiếp tục. Các lần đếm khác không bị ảnh hưởng.
kept-other-version = Một lần đếm đã lưu thuộc phiên bản khác của trang này ({ $version }) và không thể tiếp tục ở phiên bản này.
count-done = Đã đếm tại đây trong { $time }.
count-too-large = Chỉ đếm được đến n = { $most }: lớn hơn nữa sẽ mất hàng giờ hoặc hàng năm. Bảng bên dưới ghi những gì người khác đã đếm.
known-title = Các số đã biết
known-all = Mọi lời giải
known-fundamental = Cơ bản
known-source = Nguồn: { $source }. Dấu ✓ cho biết những gì đã được đếm trên thiết bị này.
plot-label = Số lời giải theo n trên trục logarit, bên dưới n giai thừa
plot-counts = lời giải
