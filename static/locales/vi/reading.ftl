### Câu đố đọc từ văn bản.

## Ô nhập

read-label = Câu đố dạng văn bản
read-help = Liên kết của puzz.link, penpa+ hay trang này, hoặc một lưới: mỗi hàng một dòng, mỗi ô một chữ cái, một số hay một màu. Trang cũng đọc được JSON, FEN và hình của một bàn cờ chia vùng: ảnh chụp màn hình, hoặc ảnh chụp thẳng. Bạn có thể dán hoặc thả văn bản, hình hay tệp vào bất cứ đâu trên màn hình này.
read-picture = Chọn hình
read-file = Chọn tệp
read-busy = Đang đọc văn bản
read-looking = Đang đọc hình.

## Câu đố

read-which = Câu đố, từ 1 đến { $all }
read-sort = { $n } × { $n }, { $kind }, { $rule }{ $given ->
    [0] { "" }
   *[other] , { $given } quân hậu cho sẵn
}.
read-several = { $more ->
    [0] Có { $count } lời giải.
   *[other] Có ít nhất { $count } lời giải.
}
read-none = Không có lời giải.
read-follow = Mở màn hình đó
read-make = Sửa câu đố
read-doubtful = Có { $count } ô chưa chắc, được đóng khung. Hãy xem lại: nút “Sửa câu đố” cho bạn chỉnh các ô đó.

## Lỗi của văn bản

read-place = Dòng { $line }, cột { $column }.
unread-empty = Văn bản này không có câu đố. Cần: một liên kết, một lưới, JSON hoặc FEN.
unread-long = Văn bản này quá dài. Cần: không quá 2 MB.
unread-file = Tệp này không phải là văn bản hay hình. Cần: một tệp văn bản, ảnh chụp màn hình hoặc ảnh chụp.
unread-row = Hàng này có { $found } ô. Cần: { $expected } ô, bằng số hàng.
unread-size = Bàn có { $rows } × { $columns } ô. Cần: số hàng bằng số cột, từ { $least } đến { $most }.
unread-regions = Bàn có { $found } vùng. Cần: { $n } vùng, mỗi hàng một vùng.
unread-no-board = Trong các dấu ngoặc không có bàn cờ nào. Cần: các hàng gồm chữ cái, số hay màu, mỗi hàng có số ô bằng số hàng.
unread-open = Dấu ngoặc này chưa đóng. Cần: dấu ngoặc đóng ở cuối danh sách.
unread-deep = Ở đây có quá nhiều dấu ngoặc lồng nhau. Cần: một danh sách các hàng.
unread-type = Liên kết này dẫn đến câu đố loại “{ $found }”. Cần: starbattle.
unread-stars = Trong câu đố Star Battle này mỗi hàng có { $found } ngôi sao. Cần: một ngôi sao.
unread-part = Liên kết có “{ $found }” ở chỗ của { $part }. Cần: starbattle/COLUMNS/ROWS/STARS/BORDERS.
unread-borders = Liên kết có { $found } ký tự cho các đường viền, có thể đã bị cắt mất. Cần: { $expected } ký tự.
unread-border = “{ $found }” không biểu diễn đường viền nào. Cần: chữ số và chữ cái từ a đến v.
unread-packed = Không giải nén được liên kết penpa+, có thể nó đã bị cắt mất. Cần: toàn bộ liên kết.
unread-shape = Bàn penpa+ có dạng “{ $found }”. Cần: square.
unread-link = Liên kết này không dẫn đến câu đố nào mà trang đọc được. Cần: liên kết của puzz.link, penpa+ hay trang này.
unread-elsewhere = Liên kết này dẫn đến màn hình khác của trang này: { $found }
unread-no-puzzle = Liên kết này của trang không nêu câu đố nào. Cần: liên kết có các vùng, các quân hậu cho sẵn, một ngày hoặc một số.
unread-value = Trong liên kết này của trang, giá trị của “{ $found }” bị sai. Cần: liên kết đúng như trang đã viết.
unread-puzzle = Không có câu đố nào thuộc loại, cỡ và độ khó này. Cần: độ khó hoặc cỡ khác.
unread-fen-width = Hàng { $row } của FEN có { $found } ô. Cần: { $n } ô.
unread-fen-sign = Hàng { $row } của FEN có “{ $found }”. Cần: Q, A hoặc số ô liền nhau còn để trống.
unread-fen-zero = Hàng { $row } của FEN có một số bắt đầu bằng 0. Cần: số ô liền nhau còn để trống.
unread-fen-mixed = Từ hàng { $row }, FEN có cả hậu lẫn siêu hậu. Cần: chỉ Q hoặc chỉ A.
unread-given-rows = Các quân hậu cho sẵn có { $found } hàng. Cần: { $n } số, mỗi số là cột của quân hậu trong một hàng, hoặc 0.
unread-given-number = Hàng { $row } của các quân hậu cho sẵn là “{ $found }”. Cần: một cột, hoặc 0 nếu không có.
unread-given-column = Hàng { $row } của các quân hậu cho sẵn có cột { $found }. Cần: từ 1 đến { $n }, hoặc 0 nếu không có.
unread-given-separator = Các quân hậu cho sẵn “{ $found }” không có dấu ngăn cách. Cần: từ 10 hàng trở lên, các số nối bằng dấu chấm.
unread-given = Không đọc được các quân hậu cho sẵn. Cần: cột của quân hậu trong từng hàng, hoặc 0 nếu không có.

## Lỗi của hình

unread-picture = Trình duyệt không mở được hình này, có thể hình đã hỏng. Cần: PNG, JPEG hoặc WebP.
unread-picture-none = Không thấy bàn cờ nào trong hình này. Cần: toàn bộ bàn cờ nhìn thẳng, mỗi cạnh từ { $least } đến { $most } ô.
unread-picture-part = Bàn cờ trong hình không vuông, hoặc không nằm trọn trong hình. Cần: số hàng bằng số cột, không quá { $most }.
unread-picture-small = Không thấy bàn cờ nào trong hình này, cạnh ngắn của hình có { $found } điểm ảnh. Cần: ít nhất { $pixels } điểm ảnh.
unread-picture-regions = Trên bàn { $n } × { $n } ô này phân biệt được { $found } vùng. Cần: { $n } vùng, mỗi hàng một vùng, màu rõ hoặc đường viền đậm.
