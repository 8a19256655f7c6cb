### Ai đếm: chỉ đọc khi trình duyệt biết bộ xử lý đồ họa.

gpu-counter = Đếm bằng
counted-by-faster = Bên nào nhanh hơn
counted-by-processor = Bộ xử lý chính
counted-by-gpu = Bộ xử lý đồ họa
gpu-counts = Bộ xử lý đồ họa so các cách đặt ở hai nửa bàn với nhau. Bộ xử lý chính kiểm tra lại một phần kết quả.
gpu-trouble-none = Trình duyệt không có bộ xử lý đồ họa nào, nên bộ xử lý chính sẽ đếm.
gpu-trouble-software = Bộ xử lý đồ họa duy nhất ở đây ({ $detail }) chỉ được mô phỏng bằng phần mềm, nên bộ xử lý chính sẽ đếm.
gpu-trouble-refused = Không dùng được bộ xử lý đồ họa ({ $detail }), nên bộ xử lý chính sẽ đếm.
gpu-trouble-lost = Bộ xử lý đồ họa gặp lỗi giữa chừng ({ $detail }). Bộ xử lý chính đếm tiếp, không mất gì.
gpu-trouble-wrong = Bộ xử lý đồ họa đã đếm sai (phần { $detail }). Bộ xử lý chính sẽ đếm lại những phần nó đã đếm.
gpu-trouble-slower = Trên thiết bị này bộ xử lý chính nhanh hơn nên sẽ đếm tiếp.
