### The search for a knight's tour, step by step.

## What is watched

steps-algorithm-backtracking = Quay lui, không dùng quy tắc
steps-algorithm-warnsdorff = Quay lui theo quy tắc Warnsdorff
steps-from = Ô xuất phát
steps-first-only = Dừng ở hành trình đầu tiên
steps-board-label = Bàn cờ { $rows } hàng, { $columns } cột
steps-square-knight = quân mã, số { $number }
steps-square-number = số { $number }
steps-first = Lần đầu tới số…
steps-first-number = Số { $number }
steps-missing-first = Lần chạy này không bao giờ tới số { $number }.
steps-counter-tests = Số nước đi đã xét
steps-counter-placements = Số lượt vào ô
steps-counter-dead-ends = Số ngõ cụt
steps-counter-solutions = Số hành trình

## What happens at a step

steps-start = Bàn cờ trống. Quân mã xuất phát ở { $square } và phải đi qua cả { $area } ô, mỗi ô đúng một lần.
steps-choose = Từ { $square } quân mã đến được { $free } ô; trong ngoặc là số nước đi tiếp từ đó, ít nhất đứng trước: { $squares }.
steps-choose-none = Từ { $square } không nước đi nào tới được ô chưa đi qua.
steps-try = Ô { $to } đã đi qua chưa? Một nước đi từ { $from } dẫn tới đó.
steps-try-off = Từ { $from }, nước đi thứ { $number } trong 8 nước đi dẫn tới đâu?
steps-reject = Ô { $to } đã đi qua: ô này mang số { $number }.
steps-reject-off = Nước đi ấy ra ngoài bàn cờ.
steps-place = Quân mã đi tới { $square }, ô này mang số { $number }.
steps-tour = Hành trình { $number }: cả { $area } ô đã có số. { $kind ->
    [closed] Thêm một nước đi nữa là về ô xuất phát: hành trình đóng.
   *[open] Không nước đi nào dẫn về ô xuất phát: hành trình mở.
}
steps-dead-end = Ngõ cụt: từ { $square } không nước đi nào tới được ô chưa đi qua, mà còn { $left } ô. Phải quay lui: bỏ nước đi cuối.
steps-exhausted = Mọi nước đi từ { $square } đã được xét: quay lui về ô trước.
steps-take-back = Quân mã lùi từ { $square } về { $to }; ô { $square } mất số.
steps-end = { $tours ->
    [0] Đã tìm xong: từ ô này không có hành trình nào.
   *[other] Đã tìm xong: có { $tours } hành trình.
}

## What it remembers

steps-array = Bàn cờ dưới dạng mảng
steps-array-words = h[i, j]: số của ô, 0 khi chưa đi qua
steps-array-label = { $visited ->
    [0] Tất cả là 0.
   *[other] { $visited } ô đã có số, các ô khác là 0.
}
steps-call = Số
steps-square = Ô
steps-left = Nước đi còn lại

## Pseudocode

code-visit-square = vào ô (i, j) với số k:
code-write-number = h[i, j] ← k
code-report-tour = nếu k bằng số ô của bàn: được một hành trình
code-for-moves = nếu không: với mỗi nước đi trong tám nước đi, tới (x, y):
code-skip-visited = nếu (x, y) ngoài bàn hay h[x, y] > 0: sang nước đi sau
code-recur-square = vào ô (x, y) với số k + 1 (đệ quy)
code-erase-number = h[i, j] ← 0
code-count-onward = nếu không: đếm số nước đi tiếp từ mỗi ô chưa đi qua đến được
code-for-fewest-first = với mỗi ô (x, y) trong đó, ít nước đi tiếp nhất trước:

## The search tree

steps-node-tour = Mọi ô đã có số.
steps-node-dead-end = Mọi ô đến được đều đã có số: { $taken }.
steps-node-choice = Từ đây quân mã đến được { $free } ô.
steps-node-below = Dưới nút này: { $placements } lượt vào ô, { $solutions ->
    [0] không hành trình nào
   *[other] { $solutions } hành trình
}.
steps-node-below-many = Dưới nút này có hơn { $placements } lượt vào ô. Hãy mở rộng các nút để xem.
