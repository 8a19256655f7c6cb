### The visitor’s own program, on the board.

## The editor

own-source = Chương trình Python của bạn
own-placeholder = Viết hoặc dán chương trình đặt quân hậu hay đi quân mã
own-source-help = Tab thụt dòng, Shift và Tab lùi lại. Để rời ô soạn thảo bằng bàn phím, hãy nhấn Escape rồi Tab.
own-begin = Bắt đầu từ chương trình có sẵn…
own-written-list = Danh sách các cột
own-written-matrix = Ma trận, có một lỗi cần tìm
own-written-arrays = Mảng đánh dấu, có hai chỗ trống cần điền
own-written-masks = Mặt nạ bit
own-written-generator = Hàm sinh (generator)
own-written-class = Lớp (class)
own-written-permutations = Hoán vị, có một chỗ trống cần điền
own-written-knight = Hành trình của quân mã theo quy tắc Warnsdorff
own-open = Mở tệp
own-open-refused = Không đọc được tệp. Cần tệp văn bản không quá 1 MB.
own-from-link = Chương trình này đến từ một liên kết. Hãy đọc trước khi chạy. Nó chỉ chạy khi bạn nhấn Chạy.
own-from-written = Đây là một chương trình có sẵn. Bạn cứ sửa tùy ý; bản đã sửa trở thành bản nháp của bạn.
own-bring-back = Quay lại chương trình của tôi
own-delete = Xóa bản nháp
own-input = Dữ liệu vào: các dòng mà input() đọc
own-args = Tham số: các từ trong sys.argv sau tên chương trình
own-too-long = Chương trình quá dài, không đặt vừa trong liên kết. Hãy lưu thành tệp để gửi đi.

## The run

own-run = Chạy
own-why-empty = Hãy viết chương trình trước
own-no-engine = Bản này của trang không có Python. Bạn có thể viết và chia sẻ chương trình, nhưng không chạy được.
