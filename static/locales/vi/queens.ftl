### The board of queens and its solutions.

## The board of queens

queens-toolbar = Thay đổi thế cờ
show-attacked = Đánh dấu các ô bị tấn công
position-label = Thế cờ dạng chữ
position-example = 15863724, FEN hoặc e4
position-button = Đặt
status-empty = { $piece ->
    [superqueen] Hãy đặt { $n } siêu hậu sao cho không quân nào tấn công quân nào. Siêu hậu còn đi được như mã.
   *[other] Hãy đặt { $n } hậu sao cho không quân nào tấn công quân nào.
}
status-incomplete = { $piece ->
    [superqueen] { $placed } trên { $n } siêu hậu, không có xung đột
   *[other] { $placed } trên { $n } hậu, không có xung đột
}
status-conflict = { $piece ->
    [superqueen] { $placed } trên { $n } siêu hậu
   *[other] { $placed } trên { $n } hậu
}, { $conflicts } xung đột: { $pairs }{ $more ->
    [0] { "" }
   *[other] {" "}và { $more } xung đột nữa
}
status-solution = { $piece ->
    [superqueen] Xong: { $n } siêu hậu trên bàn và không quân nào tấn công quân nào.
   *[other] Xong: { $n } hậu trên bàn và không quân nào tấn công quân nào.
}
copy-permutation = Sao chép hoán vị
copy-fen = Sao chép FEN
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

asked-label = Hoàn thành thế cờ
complete = Hoàn thành
count-completions = Đếm cách hoàn thành
list-completions = Liệt kê
why-solved = Thế cờ đã hoàn thành
why-too-large = Bàn cờ quá lớn để đếm
completions-found = cách hoàn thành thế cờ
asked-cancelled = Đã dừng.
impossible-conflict = Không thể hoàn thành thế cờ này: { $a } và { $b } ăn được nhau.
impossible-rank = Không thể hoàn thành thế cờ này: hàng { $rank } không còn ô trống nào.
impossible-file = Không thể hoàn thành thế cờ này: cột { $file } không còn ô trống nào.
impossible-exhausted = Không thể hoàn thành thế cờ này: đã tìm hết, thử { $positions } thế cờ.

## Hints and names

hint = Gợi ý
hint-more = Gợi ý thêm
why-hint-all = Không còn gì để gợi ý thêm
hint-culprit = { $piece ->
    [superqueen] Siêu hậu
   *[other] Quân hậu
} ở { $square } có mặt trong mọi xung đột: nó đặt sai.
hint-pairs = { $count ->
    [1] { $a } và { $b } ăn được nhau: một trong hai quân đặt sai.
   *[other] { $count } cặp quân ăn được nhau, và không quân nào có mặt trong tất cả. Hãy bắt đầu với { $a } và { $b }.
}
hint-blame = { $count ->
    [0] Bỏ đi một quân cũng không đủ.
    [1] Nếu không có quân ở { $squares } thì sẽ có cách.
   *[other] Nếu bỏ một trong các quân ở { $squares } thì sẽ có cách.
}
hint-forbidden = { $line ->
    [file] Cột { $unit }
   *[rank] Hàng { $unit }
} còn ít lựa chọn nhất: { $free } ô trống. Các ô khác bị cấm:
hint-forced = { $others ->
    [0] Phải đặt vào { $square }: { $line ->
        [file] cột { $unit }
       *[rank] hàng { $unit }
    } không còn ô trống nào khác.
   *[other] Phải đặt vào { $square }: ở bất kỳ ô trống nào khác của { $line ->
        [file] cột { $unit }
       *[rank] hàng { $unit }
    }, một quân sẽ làm hết đường.
}
hint-refuted = { $square }: { $count ->
    [0] { "" }
   *[other] sau đó buộc phải đặt { $follows }, và{" "}
}{ $line ->
    [file] cột { $unit }
   *[rank] hàng { $unit }
} sẽ không còn ô trống nào.
hint-attack = { $square }: { $line ->
    [row] cùng hàng với { $by }
    [column] cùng cột với { $by }
    [diagonal] cùng đường chéo xuống với { $by }
    [antidiagonal] cùng đường chéo lên với { $by }
   *[other] cách { $by } một nước mã
}
hint-others = và { $more } ô nữa, như hình vẽ
hint-reveal = { $square } thuộc một lời giải đi được từ đây.
hint-unknown = Trong thời gian hợp lý chưa biết được từ đây có cách hoàn thành hay không.
solution-name = Lời giải { $number } trên { $all }: { $symmetry ->
    [identity] chính là
    [quarter-turn] xoay một phần tư vòng từ
    [half-turn] xoay nửa vòng từ
    [three-quarter-turn] xoay ba phần tư vòng từ
    [flip-horizontal] đổi trái và phải từ
    [flip-vertical] đổi trên và dưới từ
    [transpose] lật qua đường chéo xuống từ
   *[anti-transpose] lật qua đường chéo lên từ
} lời giải cơ bản { $fundamental } trên { $fundamentals }.
solution-images = Mọi ảnh của nó

## Solutions

solutions-title = { $piece ->
    [superqueen] Các lời giải cho { $n } siêu hậu
   *[other] Các lời giải cho { $n } hậu
}
show = Hiển thị
show-fundamental = Cơ bản
show-all = Tất cả
view = Cách xem
view-list = Danh sách
view-count = Đếm
fixed-label = Chỉ những lời giải có quân ở
fixed-button = Áp dụng
gallery-label = Các lời giải theo thứ tự từ điển
open-solution = Mở { $solution } trên bàn cờ
orbit-size = { $size } ảnh
orbit-title = { $number ->
    [0] Lời giải này
   *[other] Lời giải { $number }
} và { $size } ảnh của nó
orbit-explained = Xoay và lật theo cả tám cách, nó cho { $size } lời giải khác nhau. Dưới mỗi hình là phép đối xứng dẫn đến nó.
symmetry-identity = giữ nguyên
symmetry-quarter-turn = xoay một phần tư vòng
symmetry-half-turn = xoay nửa vòng
symmetry-three-quarter-turn = xoay ba phần tư vòng
symmetry-flip-horizontal = đổi trái và phải
symmetry-flip-vertical = đổi trên và dưới
symmetry-transpose = lật qua đường chéo xuống
symmetry-anti-transpose = lật qua đường chéo lên
fundamental-found = lời giải cơ bản
images-found = lời giải kể cả mọi ảnh
solutions-found = lời giải
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
   *[other] Không có cách đặt { $n } hậu nào: mọi nhánh tìm kiếm đều kết thúc mà không có lời giải.
}
none-with-fixed = Không có lời giải nào có quân ở tất cả các ô này. Hãy bỏ bớt một ô ở trên.

## Counting

counting = Đang đếm
workers = Số luồng tính
count-start = Đếm
count-pause = Tạm dừng
count-resume = Tiếp tục
count-begun = Đã xong { $percent } %
count-pace = Đã xong { $percent } %, { $rate } lời giải mỗi giây, còn khoảng { $left }
count-paused = Tạm dừng ở { $percent } %
count-earlier = Một lần đếm bạn bắt đầu trước đây đang ở { $percent } %.
discard = Bỏ
not-kept = Trình duyệt không cho trang này lưu dữ liệu: lần đếm sẽ mất khi đóng trang.
kept-other = { $piece ->
    [superqueen] Lần đếm { $n } siêu hậu đang ở { $percent } %.
   *[other] Lần đếm { $n } hậu đang ở { $percent } %.
}
kept-open = Mở
kept-damaged = Một lần đếm đã lưu bị hỏng và không thể tiếp tục. Các lần đếm khác không bị ảnh hưởng.
kept-other-version = Một lần đếm đã lưu thuộc phiên bản khác của trang này ({ $version }) và không thể tiếp tục ở phiên bản này.
count-done = Đã đếm tại đây trong { $time }.
count-too-large = Chỉ đếm được đến n = { $most }: lớn hơn nữa sẽ mất hàng giờ hoặc hàng năm. Bảng bên dưới ghi những gì người khác đã đếm.
known-title = Các số đã biết
known-all = Mọi lời giải
known-fundamental = Cơ bản
known-source = Nguồn: { $source }. Dấu tích cho biết những gì đã được đếm trên thiết bị này.
plot-label = Số lời giải theo n trên trục logarit, bên dưới n giai thừa
plot-counts = lời giải
