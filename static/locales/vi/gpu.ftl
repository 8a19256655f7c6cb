### Ai đếm: chỉ đọc khi trình duyệt biết bộ xử lý đồ họa.

gpu-counter = Đếm bằng
counted-by-faster = Bên nào nhanh hơn
counted-by-processor = Bộ xử lý
counted-by-gpu = Bộ xử lý đồ họa
gpu-counts = Bộ xử lý đồ họa so các nửa bàn với nhau. Bộ xử lý kiểm tra lại một phần kết quả.
gpu-trouble-none = Trình duyệt không có bộ xử lý đồ họa nào. Bộ xử lý sẽ đếm.
gpu-trouble-software = Bộ xử lý đồ họa duy nhất ở đây ({ $detail }) chỉ là một chương trình chạy trên bộ xử lý. Bộ xử lý sẽ đếm.
gpu-trouble-refused = Không dùng được bộ xử lý đồ họa ({ $detail }). Bộ xử lý sẽ đếm.
gpu-trouble-lost = Bộ xử lý đồ họa gặp lỗi giữa chừng ({ $detail }). Bộ xử lý đếm tiếp, không mất gì.
gpu-trouble-wrong = Bộ xử lý đồ họa đã đếm sai (phần { $detail }). Những gì nó đã đếm sẽ được bộ xử lý đếm lại.
gpu-trouble-slower = Ở đây bộ xử lý nhanh hơn và sẽ đếm tiếp.
