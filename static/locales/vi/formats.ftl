### Những gì trên màn hình, cho bài viết bằng LaTeX và cho bộ giải.

format = Định dạng
format-tikz = TikZ (LaTeX)
format-chessboard = chessboard (LaTeX)
format-dimacs = DIMACS CNF (bộ giải SAT)
format-minizinc = MiniZinc
format-asp = Lập trình tập trả lời (clingo)
no-chessboard = Gói “chessboard” của LaTeX không vẽ siêu hậu, vùng hay số, và bàn cờ có tối đa 26 hàng và 26 cột.
text-begins = Phần đầu của văn bản
copy-format = Sao chép
save-format = Lưu

## Chú thích ở đầu văn bản

head-latex = Trong phần khai báo đầu tài liệu: { $preamble }
head-dimacs = Biến (i − 1) · { $n } + j là đúng nếu có quân ở hàng i, cột j. Hàng 1 là hàng trên cùng.
head-minizinc = queen[i] là cột của quân ở hàng i. Hàng 1 là hàng trên cùng.
head-asp = queen(i, j): có quân ở hàng i, cột j. Hàng 1 là hàng trên cùng.
head-solutions = Các quân trên bàn cờ được giữ nguyên. Mỗi lời giải là một cách đặt nốt.
head-command = Mọi lời giải: { $command }
