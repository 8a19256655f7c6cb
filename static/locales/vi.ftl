### Bezzel bằng tiếng Việt. Mỗi ngôn ngữ có cùng các khóa, cùng các tham số.

## The page

document-title = { $screen } · Bezzel
skip = Đi thẳng đến bàn cờ và các nút điều khiển
nav = Các màn hình
family-queens = Hậu
family-knight = Mã
nav-queens = Bàn cờ
nav-solutions = Lời giải
nav-search = Tìm kiếm
nav-construct = Dựng
nav-tour = Hành trình
nav-boards = Các bàn
nav-duel = Đấu đôi
nav-about = Giới thiệu
language = Ngôn ngữ
theme = Giao diện
theme-auto = Theo hệ thống
theme-light = Sáng
theme-dark = Tối

## Screens still to come

unbuilt-search = Ở đây bạn sẽ xem thuật toán quay lui từng bước, cùng cây tìm kiếm. Màn hình này chưa được làm.
unbuilt-construct = Ở đây bạn sẽ có một lời giải cho đến một triệu quân hậu mà không cần tìm kiếm. Màn hình này chưa được làm.
unbuilt-tour = Ở đây bạn sẽ tự đi mã tuần, hoặc để máy tìm giúp. Màn hình này chưa được làm.
unbuilt-boards = Ở đây bạn sẽ thấy bàn nào có hành trình của quân mã và đếm chúng. Màn hình này chưa được làm.
unbuilt-duel = Ở đây bạn sẽ chơi trò quân mã hai người với một đối thủ hoàn hảo. Màn hình này chưa được làm.
unbuilt-about = Ở đây bạn sẽ đọc về lịch sử, toán học và các nguồn tài liệu. Màn hình này chưa được làm.

## Controls

undo = Hoàn tác
redo = Làm lại
clear = Xóa hết
rotate = Xoay
reflect = Lật
cancel = Dừng
restart = Bắt đầu lại
why-no-undo = Không có gì để hoàn tác.
why-no-redo = Không có gì để làm lại.
why-empty = Bàn cờ đang trống.
number-less = Bớt một
number-more = Thêm một
number-reset = Về { $value }
field-expected = Cần nhập: { $expected }.
field-refused = Không đọc được “{ $value }”. Cần nhập: { $expected }.
copy-link = Sao chép liên kết
copied = Đã sao chép.
not-copied = Trình duyệt không cho trang sao chép. Liên kết là: { $address }
dialog-close = Đóng
panel = Về thế cờ này

## Boards

board-label = Bàn cờ { $n } × { $n } ô
board-rank = hàng { $rank }
board-side = Cạnh n
piece = Quân
piece-queen = Hậu
piece-superqueen = Siêu hậu
square-queen = hậu
square-queen-conflict = hậu, đang xung đột
square-superqueen = siêu hậu
square-superqueen-conflict = siêu hậu, đang xung đột
square-attacked = bị tấn công

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
arithmetic-title = Vì sao: hàng, cột, tổng, hiệu
arithmetic-explained = Hàng i đếm từ trên xuống, cột j đếm từ trái sang. Trong mỗi cột của bảng này không giá trị nào được lặp lại.
arithmetic-empty = Hãy đặt một quân để thấy các số của nó.
arithmetic-square = Ô
arithmetic-repeated = Xuất hiện hơn một lần

## The keyboard

shortcuts = Phím tắt
key-arrows = Đi từ ô này sang ô khác
key-rank = Đến hai đầu hàng
key-file = Đến hai đầu cột
key-corners = Đến các góc trên trái và dưới phải
key-press = Đặt hoặc bỏ một quân
key-rays = Đọc những gì ở quanh ô
key-undo = Hoàn tác
key-redo = Làm lại
key-list = Hiện danh sách này
rays = Từ { $square }: { $rays }.
ray-up = trên
ray-up-right = trên phải
ray-right = phải
ray-down-right = dưới phải
ray-down = dưới
ray-down-left = dưới trái
ray-left = trái
ray-up-left = trên trái

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
orbit-title = Lời giải { $number } và { $size } ảnh của nó
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
list-full = Đã liệt kê { $limit } lời giải đầu tiên. Vẫn còn nữa, nhưng danh sách sẽ quá dài.
cancelled = Đã dừng. Những gì tìm được nằm bên dưới.
none-exists = { $piece ->
    [superqueen] Không có cách đặt { $n } siêu hậu nào: mọi nhánh tìm kiếm đều kết thúc mà không có lời giải.
   *[other] Không có cách đặt { $n } hậu nào: mọi nhánh tìm kiếm đều kết thúc mà không có lời giải.
}
none-with-fixed = Không có lời giải nào có quân ở tất cả các ô này. Hãy bỏ bớt một ô ở trên.
failed-refused = Không thể tìm: { $reason }.
failed-version = Trang và tiến trình tính toán của nó khác phiên bản. Hãy tải lại trang.
failed-workers = Tiến trình tính toán đã hỏng nhiều lần. Hãy bắt đầu lại hoặc tải lại trang.

## Counting

counting = Đang đếm
count-start = Đếm
count-pause = Tạm dừng
count-resume = Tiếp tục
count-begun = Đã xong { $percent } %
count-pace = Đã xong { $percent } %, { $rate } lời giải mỗi giây, còn khoảng { $left }
count-paused = Tạm dừng ở { $percent } %
count-done = Đã đếm tại đây trong { $time }.
count-too-large = Chỉ đếm được đến n = { $most }: lớn hơn nữa sẽ mất hàng giờ hoặc hàng năm. Bảng bên dưới ghi những gì người khác đã đếm.
time-milliseconds = { $milliseconds } ms
time-seconds = { $seconds } giây
time-minutes = { $minutes } phút { $seconds } giây
time-hours = { $hours } giờ { $minutes } phút
known-title = Các số đã biết
known-all = Mọi lời giải
known-fundamental = Cơ bản
known-counted = Đã đếm tại đây, kết quả trùng khớp
known-source = Nguồn: { $source }. Dấu tích cho biết những gì đã được đếm trên thiết bị này.
plot-label = Số lời giải theo n trên trục lôgarit, bên dưới n giai thừa
plot-counts = lời giải

## Notices

notice = Liên kết ghi { $parameter } = “{ $value }”. Cần có: { $expected }. Giá trị mặc định được dùng thay.
notice-dismiss = Bỏ qua
expected-number = một số nguyên từ { $least } đến { $most }
expected-word = một trong các từ: { $words }
expected-permutation = một cột từ 1 đến { $n } cho mỗi hàng trong { $n } hàng, 0 cho hàng trống, ví dụ { $example }
expected-fen = { $n } hàng, mỗi hàng { $n } ô, ví dụ { $example }
expected-position = một hoán vị như { $permutation }, một FEN như { $fen }, hoặc một ô như { $square }
expected-squares = các ô của bàn { $n } × { $n }, cách nhau bằng dấu phẩy, ví dụ { $example }
expected-piece-of-fen = { $piece }, là quân trong FEN

## When the program fails

crash-title = Chương trình gặp lỗi.
crash-words = Không mất gì cả: liên kết này giữ những gì bạn đã làm. Hãy sao chép nó, hoặc bắt đầu lại từ nó.
crash-reload = Bắt đầu lại
