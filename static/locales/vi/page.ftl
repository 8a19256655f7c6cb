### What all screens share.

## The page

document-title = { $screen } · Bezzel
skip = Đi thẳng đến bàn cờ và các nút điều khiển
nav = Các màn hình
door-queens = Hậu
door-knight = Mã
door-puzzles = Câu đố
door-learn = Học
menu = Trình đơn
nav-queens = Bàn cờ
nav-solutions = Lời giải
nav-search = Quay lui
nav-construct = Xây dựng
nav-puzzles = Câu đố
nav-tour = Mã đi tuần
nav-boards = Cỡ bàn
nav-duel = Đối kháng
nav-lessons = Bài học
nav-about = Giới thiệu
nav-steps = Quay lui với quân mã
nav-own = Chương trình của bạn
nav-numbers = Câu đố số
language = Ngôn ngữ
theme = Giao diện
theme-auto = Theo hệ thống
theme-light = Sáng
theme-dark = Tối
colouring = Màu bàn cờ
colouring-paper = Giấy
colouring-sea = Biển
colouring-wood = Gỗ
colouring-contrast = Tương phản cao
notation = Cách ghi
rows-from-0 = Hàng và cột đánh số từ 0
squares-as-pairs = Ô ghi là (i, j)
counts-from = Chương trình đánh số hàng và cột từ { $first }.
count-as-program = Ở đây cũng đánh số từ { $first }
one-is-free = 1: tự do, 0: bị chiếm
square-names = Tên ô
square-names-letters = Chữ cái: a1
square-names-from-1 = Số từ 1: (1, 1)
square-names-from-0 = Số từ 0: (0, 0)

## Mỗi màn hình nói về gì

introduction-queens = Quân hậu tấn công mọi ô cùng hàng, cùng cột và cùng đường chéo với nó. Bài toán n quân hậu: đặt n quân hậu lên bàn n × n để không có hai quân nào tấn công nhau.
introduction-solutions = Màn hình này liệt kê mọi lời giải của một bàn. Những lời giải chỉ khác nhau bởi phép xoay hoặc phép lật có chung một lời giải cơ bản.
introduction-search = Quay lui đặt vào mỗi hàng một quân hậu; hàng nào hết ô an toàn thì lùi về hàng trước. Chương trình gọi chính nó cho mỗi hàng (đệ quy): mỗi quân hậu trên bàn ứng với một lời gọi trong ngăn xếp.
introduction-construct = Quay lui không bao giờ tới được một triệu quân hậu. Dùng quy tắc thì được: quy tắc cho biết ngay hậu của mỗi hàng ở cột nào.
introduction-puzzles = Mỗi ngày một câu đố mới, muốn giải thêm bao nhiêu cũng có. Câu nào cũng có đúng một lời giải, tìm được mà không cần đoán.
introduction-tour = Mã đi tuần: quân mã qua mỗi ô đúng một lần, tức là một đường đi Hamilton. Nó đi thẳng hai ô rồi sang ngang một ô, không bị cản. Hành trình đóng: từ ô cuối thêm một nước là về ô xuất phát.
introduction-boards = Hành trình của quân mã qua mỗi ô đúng một lần; hành trình đóng trở về ô xuất phát. Hãy chọn một bàn trên bản đồ để xem một hành trình, hoặc lý do không có; hoặc tự vẽ một hình.
introduction-duel = Hai bên cùng đi một quân mã, không bao giờ trở lại ô đã qua; ai hết nước đi thì thua.
introduction-steps = Quay lui với quân mã: còn đi được thì đi tiếp, hết đường thì lùi lại một nước đi.
introduction-numbers = Một hành trình của quân mã bị xóa gần hết các số. Mỗi số cách số trước nó một nước mã, và chỉ có đúng một hành trình khớp.
introduction-hide = Ẩn lời giới thiệu này
introduction-show = Lời giới thiệu

## Controls

undo = Hoàn tác
redo = Làm lại
clear = Xóa hết
rotate = Xoay
reflect = Lật
cancel = Dừng
pause = Tạm dừng
resume = Tiếp tục
restart = Bắt đầu lại
why-no-undo = Không có gì để hoàn tác.
why-no-redo = Không có gì để làm lại.
why-empty = Bàn cờ đang trống.
number-less = Giảm 1
number-more = Tăng 1
number-reset = Đặt lại { $value }
field-expected = Cần nhập: { $expected }.
field-refused = Không đọc được “{ $value }”. Cần nhập: { $expected }.
copy-link = Sao chép liên kết
background-running = { $screen }: đang chạy, { $percent }%
background-done = { $screen }: đã xong
background-stopped = { $screen }: đã dừng
searching = Đang tìm
pair = { $a } và { $b }
copied = Đã sao chép.
save-svg = Lưu thành SVG
save-png = Lưu thành PNG
save-gif = Lưu thành GIF
print = In
set-back = Tất cả bài tập
film = Phim
film-making = Đang tạo GIF
film-words = Kèm một câu cho mỗi bước
why-no-film-yet = Phim cần có nước đi: hãy đi mã, hoặc cho tìm một hành trình.
why-no-film = Phim có tối đa 1.024 ô.
share-more = Sao chép thành văn bản, lưu, in
formats-latex = Cho LaTeX
formats-solvers = Cho LaTeX và bộ giải
qr = Mã QR
qr-making = Đang tạo mã
qr-label = Mã QR của liên kết bên dưới
qr-too-long = Liên kết này có { $bytes } byte, mà mã QR chứa nhiều nhất 2.953. Hãy sao chép liên kết.
share = Chia sẻ
picture-failed = Trình duyệt không vẽ được ảnh. Hãy thử lưu thành SVG, cách này nhẹ hơn.
button-copied = Đã sao chép
text-not-copied = Trình duyệt không cho trang sao chép. Nội dung là: { $text }
embed = Nhúng màn hình này
embed-words = Để hiện màn hình này trong trang của bạn, hãy đặt đoạn sau vào đó. Màn hình mở ra đúng những gì bạn đang thấy, không có thanh điều hướng, sáng hay tối theo hệ thống của mỗi người xem; thêm theme=light hoặc theme=dark để cố định.
copy-embed = Sao chép đoạn này
own-page = Mở trong Bezzel, trên một trang riêng
dialog-close = Đóng
panel = Về thế cờ này
sections = Các phần của màn hình
section-answers = Trả lời
section-why = Vì sao

## Boards

board-label = Bàn cờ { $n } × { $n } ô
board-line = { $line ->
    [row] hàng { $number }
   *[rank] hàng ngang { $number }
}
board-side = Cạnh n
board-rows = Số hàng
board-columns = Số cột
piece = Quân
piece-queen = Hậu
piece-superqueen = Siêu hậu
square-queen = hậu
square-queen-conflict = hậu, đang xung đột
square-superqueen = siêu hậu
square-superqueen-conflict = siêu hậu, đang xung đột
square-attacked = bị tấn công

## The keyboard

learn = Mở bài học
make = Tạo bài tập từ đây
first = Đoán bước tiếp theo
present = Chế độ chiếu
present-end = Thoát chế độ chiếu
shortcuts = Phím tắt
key-arrows = Đi từ ô này sang ô khác
key-rank = Đến hai đầu hàng ngang
key-file = Đến hai đầu cột
key-corners = Đến các góc trên trái và dưới phải
key-press = Đặt hoặc bỏ một quân
key-square = Làm như khi nhấn vào ô
key-cross = Gạch bỏ một ô, hoặc xóa dấu gạch
key-digits = Điền một số
key-erase = Xóa số
key-solve = Đặt hoặc bỏ một quân hậu
key-rays = Đọc quân gần nhất ở mỗi hướng
key-undo = Hoàn tác
key-list = Hiện danh sách này

## Notices

notice = Liên kết ghi { $parameter } = “{ $value }”. Cần có: { $expected }. Trang dùng giá trị mặc định.
notice-dismiss = Bỏ qua
expected-number = một số nguyên từ { $least } đến { $most }
expected-word = một trong các từ: { $words }
expected-words = một vài trong các từ này, cách nhau bằng dấu chấm: { $words }
expected-proof = các bước của một chứng minh, chẳng hạn { $example }: chữ cái đầu của một lý do rồi đến các ô, mỗi ô một lần
expected-permutation = một cột từ 1 đến { $n } cho mỗi hàng trong { $n } hàng, 0 cho hàng trống, ví dụ { $example }
expected-solution = một lời giải của bàn { $n } × { $n }: cột của quân hậu ở mỗi hàng, từ trên xuống
expected-fen = { $n } hàng ngang, mỗi hàng { $n } ô, ví dụ { $example }
expected-position = các ô như { $square }, một hoán vị như { $permutation }, một FEN như { $fen }, hoặc một liên kết đến bàn cờ
expected-columns = { $n } số, là cột của từng hàng từ trên xuống; đã đọc được { $count } số: { $numbers }
expected-column = các cột từ 1 đến { $n } và 0 cho hàng trống, hoặc mỗi cột từ 0 đến { $last } đúng một lần; đã đọc được { $found }
expected-squares = các ô của bàn { $rows } × { $columns }, cách nhau bằng dấu phẩy, ví dụ { $example }
expected-square = một ô của bàn { $rows } × { $columns } không phải là lỗ, ví dụ { $example }
expected-size = số hàng x số cột, mỗi số từ { $least } đến { $most }, ví dụ { $example }
expected-shape = số hàng x số cột (mỗi số từ 1 đến { $most }), dấu chấm, và cho mỗi hàng từ trên xuống một số hệ 16 có một bit cho mỗi ô, bit thấp nhất cho cột ngoài cùng bên trái, ví dụ { $example }
expected-lesson = một bài học và phần của nó, chẳng hạn { $example }
expected-question = một câu hỏi hợp với thế cờ này
expected-board-tours = một bàn có hành trình như vậy
expected-board-narrow = một bàn có cạnh ngắn không quá { $widest } ô
expected-board-small = một bàn nhỏ hơn (bàn này cần quá nhiều bộ nhớ)
expected-no-end = không có ô nào: hành trình này không chọn được ô kết thúc
expected-moves-digit = mỗi nước đi là một chữ số từ 0 đến 7; nước đi { $number } là “{ $found }”
expected-moves-outside = các nước đi nằm trong bàn; nước đi { $number } ra khỏi bàn từ { $square }
expected-moves-hole = các nước đi tránh lỗ; nước đi { $number } rơi vào lỗ { $square }
expected-moves-visited = các nước đi đến ô chưa qua; nước đi { $number } lại đến { $square }
expected-moves-start = liên kết có cả moves và start (ô xuất phát của các nước đi)
expected-date = một ngày, chẳng hạn { $example }
expected-numbers = các số kèm ô, cách nhau bằng dấu chấm, như { $example }; { $fault ->
    [form] “{ $part }” không phải là một số kèm ô
    [number] { $part } không nằm trong các số từ 1 đến { $last }
    [square] “{ $part }” không phải là ô của bàn cờ
    [number-twice] { $part } có hai ô
   *[square-twice] { $part } có hai số
}
expected-regions = { $squares } chữ cái từ a đến { $last }, mỗi chữ ít nhất một lần, là vùng của từng ô kể từ hàng trên cùng: bàn { $n } × { $n }
expected-piece-of-fen = { $piece }, là quân trong FEN
expected-packed = văn bản do trang này nén, dài nhất { $most } ký tự
expected-text = văn bản dài nhất { $most } byte
expected-lines = số của các dòng từ 1 đến { $last }, cách nhau bằng dấu phẩy, ví dụ 5,9

## Results

time-milliseconds = { $milliseconds } ms
time-seconds = { $seconds } giây
time-minutes = { $minutes } phút { $seconds } giây
time-hours = { $hours } giờ { $minutes } phút
known-counted = Đã đếm tại đây, kết quả trùng khớp
solved-not-stored = Trình duyệt không cho trang này lưu dữ liệu: những gì bạn đã giải sẽ mất khi đóng trang.

## When work fails

failed-refused = Không bắt đầu tìm được ({ $reason }).
failed-version = Hai phần của trang khác phiên bản nhau. Hãy tải lại trang.
failed-not-loaded = Không tải được chương trình tính toán. Hãy kiểm tra kết nối rồi thử lại, hoặc tải lại trang.
failed-no-memory = Thiết bị không còn đủ bộ nhớ cho chương trình tính toán. Hãy đóng bớt những gì không cần rồi thử lại.
failed-workers = Việc tính toán đã nhiều lần gặp lỗi. Hãy bắt đầu lại hoặc tải lại trang.

## When the program fails

crash-title = Chương trình gặp lỗi.
crash-words = Không mất gì cả: liên kết này giữ những gì bạn đã làm. Hãy sao chép liên kết, hoặc dùng nó để bắt đầu lại.
crash-reload = Bắt đầu lại
arriving-words = Chương trình tính toán vẫn đang được tải về.
retry-words = Không tải được một phần của trang. Không mất gì cả: hãy kiểm tra kết nối mạng.
retry-now = Thử lại
update-words = Đã có phiên bản mới của Bezzel.
update-running = Cập nhật sẽ ngắt các việc sau. Chỉ việc đếm lời giải được tiếp tục sau đó.
update-now = Cập nhật
update-later = Để sau

## Playing

transport = Điều khiển chạy
transport-keys = Phím: → tiến, ← lùi, phím cách: chạy và tạm dừng, Esc: thoát
transport-play = Chạy (P)
transport-pause = Tạm dừng (P)
transport-step = Tiến một bước (.)
transport-back = Lùi một bước (phím dấu phẩy)
seek = Vị trí trong lần chạy
speed = Tốc độ
speed-steps = { $steps } bước/s
speed-fastest = nhanh nhất có thể
key-hint = Gợi ý nước đi tiếp theo của quân mã
key-play = Chạy và tạm dừng
key-step = Lùi một bước, tiến một bước
key-solution = Lời giải sau, lời giải trước
key-dead-end = Ngõ cụt sau, ngõ cụt trước
key-break = Điểm dừng sau, điểm dừng trước
key-set-break = Đặt hoặc bỏ điểm dừng ở dòng của con trỏ
key-out = Ra khỏi lời gọi đang chạy
key-queen = Bước đầu tiên có bấy nhiêu quân hậu
key-number = Bước đầu tiên ghi số này
key-tree = Trên cây tìm kiếm: xuống, lên, sang bên; mở rộng hoặc thu gọn
key-zoom = Phóng to, thu nhỏ, xem toàn bộ: cây tìm kiếm, bàn cờ lớn

## A board that zooms

full-screen = Toàn màn hình
zoom-in = Phóng to
zoom-out = Thu nhỏ
zoom-whole = Toàn bộ bàn cờ
nearest-queen = Quân hậu gần nhất
why-closest = Không thể phóng to hơn nữa
why-whole = Toàn bộ bàn cờ đang hiện ra
