### The screens that teach: search, constructions, history.

## About

about-lead = Bezzel mang tên Max Bezzel, người đặt ra bài toán tám quân hậu năm 1848. Mọi thứ trên các trang này đều được tính ngay trên thiết bị của bạn: không điều gì bạn làm bị gửi đi đâu, và không thứ gì bị đếm ngoài quân hậu và hành trình.
about-queens = Các quân hậu
about-queens-asked = Bezzel hỏi làm sao đặt tám quân hậu trên bàn cờ để không quân nào ăn được quân nào. Năm 1850 Franz Nauck công bố những lời giải đầu tiên và nêu câu hỏi cho n quân hậu trên bàn cờ n × n. Gauss rồi Georg Cantor đã nghiên cứu bài toán. Năm 1874 S. Günther tìm lời giải bằng định thức, và J. W. L. Glaisher cải tiến cách làm của ông. Năm 1972 E. W. Dijkstra chọn bài toán này để minh họa lập trình có cấu trúc: phép tìm kiếm biết quay lui ở chỗ không thể đi tiếp được giảng dạy từ đó đến nay. Những năm 1990, người chơi gặp lại nó trong trò chơi The 7th Guest.
about-queens-arithmetic = Gán cho mỗi quân hậu số hàng i và số cột j. Cách đặt là đúng khi và chỉ khi mọi j khác nhau, mọi tổng i + j khác nhau và mọi hiệu i − j khác nhau: nghĩa là mỗi cột một quân hậu, mỗi đường chéo theo mỗi chiều một quân. Có lời giải với n = 1 và với mọi n từ 4 trở lên.
about-queens-growth = Chưa ai biết công thức cho số lời giải. Số này tăng như (0,143 n)ⁿ, điều Michael Simkin chứng minh năm 2021. Nếu gộp các lời giải chỉ khác nhau bởi phép quay và phép lật, tám quân hậu có { $fundamental } lời giải cơ bản, cho tất cả { $all } lời giải: mười một lời giải có tám ảnh mỗi cái, và một lời giải không đổi khi quay nửa vòng có bốn ảnh.
about-count = Cách đếm
about-count-halves = Phép tìm kiếm đặt từng quân hậu phải nhìn qua mỗi lời giải một lần, mà lời giải thì quá nhiều. Bezzel cắt bàn cờ làm hai nửa, liệt kê những gì mỗi nửa chứa được ứng với từng tập hàng, rồi đếm các cặp không chung đường chéo nào, hàng trăm cặp một lúc mà không cần xem riêng cặp nào. Số lớn nhất được biết là với n = 27, tính năm 2016 bằng chip lập trình được và tính lại năm 2025 trên tám bộ xử lý đồ họa trong 28,4 ngày.
about-knight = Quân mã
about-knight-tours = Hành trình của quân mã đi qua mỗi ô đúng một lần; hành trình khép kín kết thúc cách ô xuất phát một nước đi. Abraham de Moivre và Leonhard Euler đã nghiên cứu chúng, Euler vào năm 1759. Năm 1823 H. C. von Warnsdorff nêu quy tắc đến nay vẫn tìm ra hành trình: hãy đi tới nơi có ít lối đi tiếp nhất.
about-knight-boards = Năm 1991 Allen Schwenk chứng minh những bàn cờ nào có hành trình khép kín. Gọi cạnh ngắn là m, cạnh dài là n: có hành trình trừ khi cả hai đều lẻ, hoặc m là 1, 2 hay 4, hoặc m là 3 và n là 4, 6 hay 8. Bàn cờ vua có { $undirected } hành trình khép kín, hay { $directed } nếu tính cả chiều đi. Brendan McKay tính được con số này năm 1997.
about-knight-duel = Hai người lần lượt đi một quân mã, không bao giờ trở lại ô nó đã qua, chơi một trò đã ngã ngũ từ trước: người sắp đi thắng khi và chỉ khi mọi tập lớn nhất gồm các cặp ô rời nhau, hai ô cách nhau một nước mã, đều chứa ô quân mã đang đứng. Tập như thế cũng là kế hoạch của người thắng: luôn đáp lại trong cùng một cặp.
about-errors = Lỗi trong các nguồn quen thuộc
about-errors-lead = Khi làm các trang này, chúng tôi gặp trong các bài viết và danh sách những con số không đúng. Sau đây là điều họ viết, và phép tính.
about-error-27 = Một bài viết cho { $wrong } lời giải cơ bản với n = 27. Theo các phép đối xứng, số này là (tất cả + số giữ nguyên qua nửa vòng + 2 × số giữ nguyên qua một phần tư vòng) : 8 = ({ $all } + { $half } + 0) : 8 = { $right }. Con số kia là số trung gian của dự án đã đếm, trong đó một số thế mở đầu đối xứng bị hoàn thành nhiều hơn một lần.
about-error-rows = Một bài viết nói rằng đặt mỗi hàng một quân hậu thì số cách đặt ít đi 16 884 lần. Chọn tám ô bất kỳ có { $any } cách, mỗi hàng một ô có { $rows } cách: tức là ít đi { $whole },{ $tenths } lần. Hệ số lớn hơn kia xuất phát từ một tổng lớn gấp 64 lần.
about-error-list = Một danh sách 92 lời giải in sai hai lời giải. Theo thứ tự từ điển, lời giải số 7 là { $seventh } và số 31 là { $thirtyfirst }.
about-error-row-marker = Một đoạn mã giả được in kiểm tra dấu của hàng mà nó không bao giờ đặt. Hàng không cần dấu, vì cách tìm kiếm vốn cho mỗi hàng một quân hậu.
about-error-directed = Một bài luận cho số hành trình khép kín trên bàn cờ vua tính theo cả hai chiều mà không nói rõ. Nếu xem là vòng khép kín trên bàn cờ thì chỉ có một nửa.
about-error-tours = Năm 1996 có công bố con số { $wrong } hành trình khép kín. Các phép đối xứng của bàn cờ gom những hành trình không kể chiều thành quỹ đạo tám hoặc bốn, nên số của chúng là bội của 4; con số đó chia 4 còn dư { $left }. Một năm sau phép đếm của McKay cho số đúng.
about-error-boards = Hai bàn cờ in trong một bài báo nổi tiếng về hành trình của quân mã, 6 × 6 và 8 × 8, có một bước mà quân mã không đi được.
about-sources = Nguồn
about-program = Chương trình
about-program-words = Phiên bản { $version }. Phần mềm tự do theo giấy phép MIT hoặc giấy phép Apache 2.0, tùy bạn chọn. Chương trình viết bằng Rust và dựa trên các thư viện sau, cùng giấy phép:
about-keys = Nhấn ? ở bất kỳ màn hình nào để xem các phím.

## The search, step by step

search-algorithm = Thuật toán
algorithm-test = So mỗi ô với từng hậu
algorithm-arrays = Mảng đánh dấu
algorithm-walk = Từng cột, đi dọc các đường
algorithm-masks = Mặt nạ bit
algorithm-fewest = Ít ô trống nhất trước
algorithm-repair = Sửa một bàn ngẫu nhiên
search-order = Thứ tự trong hàng
order-left = từ bên trái
order-right = từ bên phải
order-middle = từ giữa
order-random = xáo trộn
search-seed = Hạt giống
search-first-only = Dừng ở lời giải đầu tiên
search-code = Chương trình
search-stack = Các lời gọi đang chờ
stack-unit = Gọi cho
stack-queen = Hậu
stack-left = Số ô còn lại
unit-number = { $unit ->
    [column] cột { $number }
   *[row] hàng { $number }
}
search-step = Bước
search-of-steps = trên { $last }
search-of-more = trên hơn { $known }
search-place = bước { $step } trên { $last }
counter-tests = Số ô đã thử
counter-placements = Số lần đặt hậu
counter-dead-ends = Ngõ cụt
counter-solutions = Lời giải
memory-arrays = Các mảng
memory-masks = Các mặt nạ
memory-repair = Số hậu tấn công trong hàng
array-a = a[j]: cột j đã bị chiếm
array-b = b[i + j]: đường chéo đi lên đã bị chiếm
array-c = c[i − j]: đường chéo đi xuống đã bị chiếm
array-weights = Số hậu tấn công mỗi ô của hàng { $row }
array-label = { $name }. { $count ->
    [0] Chưa ô nào được đánh dấu.
   *[other] Đã đánh dấu: { $set }.
}
mask-columns = Cột của các hậu phía trên
mask-falling = Nơi đường chéo đi xuống của chúng gặp hàng này
mask-rising = Nơi đường chéo đi lên của chúng gặp hàng này
mask-free = Các ô trống còn lại
jumps = Nhảy tới
jump-previous-solution = ← Lời giải
jump-next-solution = Lời giải →
jump-previous-dead-end = ← Ngõ cụt
jump-next-dead-end = Ngõ cụt →
jump-first-queen = Lần đầu có…
jump-queen = { $queen } hậu
search-missing = { $way ->
    [next] { $kind ->
        [solution] Sau bước này không còn lời giải nào.
       *[dead-end] Sau bước này không còn ngõ cụt nào.
    }
    [previous] { $kind ->
        [solution] Trước bước này không có lời giải nào.
       *[dead-end] Trước bước này không có ngõ cụt nào.
    }
   *[first] Lần chạy này không bao giờ có { $queen } hậu trên bàn.
}
search-beyond = Không có bước { $step }: lần chạy này kết thúc ở bước { $last }.
search-on-the-way = Đang đi tới bước cần đến
search-no-survey = Tiến trình tính toán đã hỏng nhiều lần. Vẫn có thể phát từng bước, nhưng thanh tua không dùng được. Hãy tải lại trang để thử lại.

## What happens at a step

event-start = Bàn cờ trống. Cần đặt { $n } hậu sao cho không quân nào tấn công quân nào.
event-choose = { $rule ->
    [fewest] { $unit ->
        [column] Cột { $number }
       *[row] Hàng { $number }
    } có ít ô trống nhất: { $free }. Đến lượt nó.
   *[row] Hàng { $number } có { $free ->
        [0] không ô nào trống
       *[other] { $free } ô trống
    }.
}
event-try = Ô { $square } có trống không?
event-marked = { $cell } đã được đánh dấu: { $square } cùng { $line ->
    [column] cột
    [sum] đường chéo đi lên
   *[difference] đường chéo đi xuống
} với hậu ở { $queen }.
event-attacked = { $square } cùng { $line ->
    [row] hàng
    [column] cột
    [sum] đường chéo đi lên
   *[difference] đường chéo đi xuống
} với hậu ở { $queen }.
event-place = Ô { $square } trống: đặt hậu thứ { $queen } vào đó.
event-solution = Lời giải { $number }: cả { $n } hậu đã đứng, không quân nào tấn công quân nào.
event-dead-end = Ngõ cụt: { $unit ->
    [column] cột { $number }
   *[row] hàng { $number }
} không còn ô trống. Phải nhấc hậu cuối cùng.
event-exhausted = Mọi ô của { $unit ->
    [column] cột { $number }
   *[row] hàng { $number }
} đã được xét: trở lại hậu trước.
event-end = { $solutions ->
    [0] Tìm kiếm đã xong: không có lời giải nào.
   *[other] Tìm kiếm đã xong: có { $solutions } lời giải.
}
event-take-back = Nhấc hậu ở { $square } lên.
event-scatter = Lần thử { $attempt }: mỗi hàng một hậu, ở ô ngẫu nhiên.
event-pick = Chọn ngẫu nhiên hậu ở { $square }: { $attacks } hậu tấn công nó.
event-move = Nó đi từ { $from } tới { $to }, nơi { $attacks ->
    [0] không hậu nào tấn công nó
   *[other] { $attacks } hậu tấn công nó
}: không ô nào khác của hàng bị tấn công ít hơn.
event-give-up = Bỏ lần thử { $attempt } sau quá nhiều nước đi.

## Pseudo-code

code-place-row = đặt một hậu vào hàng i:
code-place-column = đặt một hậu vào cột j:
code-place-masks = đặt một hậu vào hàng i, với các mặt nạ:
code-place-next = đặt thêm một hậu:
code-for-squares = với mỗi ô (i, j) của hàng:
code-for-column-squares = với mỗi ô (i, j) của cột:
code-skip-attacked = nếu một hậu trước tấn công nó: sang ô sau
code-skip-marked = nếu a[j], b[i + j] hay c[i − j] đã đánh dấu: sang ô sau
code-skip-seen = nếu đi sang trái theo hàng và hai đường chéo thì gặp hậu: sang ô sau
code-free-mask = free ← các cột không có trong mặt nạ nào
code-choose-fewest = chọn hàng hay cột có ít ô trống nhất
code-while-free = trong khi free còn bit:
code-for-free = với mỗi ô trống trong đó:
code-put = đặt một hậu vào đó
code-put-mark = đặt một hậu vào đó; đánh dấu a[j], b[i + j], c[i − j]
code-put-bit = lấy bit thấp nhất ra: đặt một hậu vào đó
code-report = nếu mọi hậu đã đứng: một lời giải
code-recur-row = nếu không, đặt một hậu vào hàng i + 1
code-recur-column = nếu không, đặt một hậu vào cột j + 1
code-recur-masks = nếu không, sang hàng i + 1 với các mặt nạ đã dịch
code-recur-next = nếu không, đặt thêm một hậu
code-take = nhấc hậu lên
code-take-unmark = nhấc hậu lên; xóa dấu a[j], b[i + j], c[i − j]
code-return = trở về: không còn ô nào
code-repair-board = sửa một bàn cờ:
code-scatter = đặt mỗi hàng một hậu, ở ô ngẫu nhiên
code-while-attacked = trong khi có hậu bị tấn công:
code-pick-attacked = chọn ngẫu nhiên một quân bị tấn công
code-move-least = đưa nó tới ô ít bị tấn công nhất của hàng
code-give-up = sau quá nhiều nước đi: bắt đầu lại
code-report-repaired = không quân nào bị tấn công: một lời giải
