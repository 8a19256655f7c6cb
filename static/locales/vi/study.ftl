### The screens that teach: constructions, history.

## About

about-lead = Bezzel mang tên Max Bezzel, người đặt ra bài toán tám quân hậu năm 1848. Mọi thứ trên các trang này đều được tính ngay trên thiết bị của bạn. Những gì bạn làm không được gửi đi đâu cả, và lượt truy cập không được đếm.
about-queens = Các quân hậu
about-queens-asked = Bezzel hỏi làm sao đặt tám quân hậu trên bàn cờ để không có hai quân nào tấn công (ăn) nhau: đó là bài toán xếp hậu. Năm 1850 Franz Nauck công bố những lời giải đầu tiên và nêu câu hỏi cho n quân hậu trên bàn cờ n × n. Gauss rồi Georg Cantor đã nghiên cứu bài toán. Năm 1874 S. Günther tìm lời giải bằng định thức, và J. W. L. Glaisher cải tiến cách làm của ông. Năm 1972 E. W. Dijkstra chọn bài toán này để minh họa lập trình có cấu trúc: phép tìm kiếm của ông, quay lui mỗi khi không đi tiếp được, đã được giảng dạy từ đó đến nay làm ví dụ về thuật toán quay lui và đệ quy. Những năm 1990, người chơi gặp lại bài toán trong trò chơi The 7th Guest.
about-queens-arithmetic = Đặt mỗi hàng một quân hậu; quân hậu ở hàng i đứng ở cột j. Cách đặt là lời giải khi và chỉ khi mọi j khác nhau, mọi tổng i + j khác nhau và mọi hiệu i − j khác nhau: nghĩa là mỗi cột một quân hậu, mỗi đường chéo theo cả hai chiều nhiều nhất một quân. Có lời giải với n = 1 và với mọi n từ 4 trở lên.
about-queens-growth = Chưa ai biết công thức cho số lời giải. Số này tăng như (0,143 n)ⁿ, như Michael Simkin chứng minh năm 2021; sau đó P. Nobel, A. Agrawal và S. Boyd tính hằng số chính xác hơn: 0,14313. Vì vậy tìm mọi lời giải có độ phức tạp lớn hơn mọi hàm mũ. Nếu gộp các lời giải chỉ khác nhau bởi phép xoay và phép lật, tám quân hậu có { $fundamental } lời giải cơ bản, cho tất cả { $all } lời giải: mười một lời giải, mỗi lời giải có tám ảnh đối xứng; lời giải còn lại không đổi khi xoay 180° và có bốn ảnh.
about-queens-multiple = Từ n = 6 trở đi, số lời giải luôn là bội của 4: H. M. Nielsen công bố chứng minh năm 2026. Thiết bị của bạn vừa kiểm tra { $known } con số đã biết, từ n = 6 đến n = { $last }: { $multiples } con số là bội của 4.
about-queens-complete = Nói chung, đặt nốt một thế cờ là bài toán khó. Năm 2017 I. P. Gent, C. Jefferson và P. Nightingale chứng minh rằng xét xem các quân hậu cho trước có đặt nốt được thành lời giải hay không là bài toán NP-đầy đủ, còn đếm các cách đặt nốt là bài toán #P-đầy đủ. Nhưng nếu chỉ có ít quân hậu thì lúc nào cũng đặt nốt được: năm 2021 S. Glock, D. Munhá Correia và B. Sudakov chứng minh điều đó, khi n đủ lớn, với n/60 quân hậu bất kỳ không tấn công nhau.
about-queens-boards = Bài toán còn được nghiên cứu trên những bàn cờ khác. Trên mặt xuyến, đường chéo ra khỏi bàn cờ ở một cạnh thì đi tiếp từ cạnh đối diện. Ở đó có lời giải khi và chỉ khi n không chia hết cho 2 cũng không chia hết cho 3; năm 2021 C. Bowtell và P. Keevash chứng minh số lời giải ấy tăng nhanh thế nào. Luận văn của T. Kunt (2024) viết về các quân hậu trong không gian ba chiều và nhiều chiều hơn.
about-count = Cách đếm
about-count-halves = Phép tìm kiếm đặt từng quân hậu phải đi qua mỗi lời giải một lần, mà lời giải thì quá nhiều. Bezzel cắt bàn cờ làm hai nửa và liệt kê các cách đặt ở mỗi nửa ứng với từng tập hàng. Sau đó chương trình đếm các cặp cách đặt không chung đường chéo nào: so hàng trăm cặp một lúc mà không dựng lời giải nào. Số lớn nhất được biết là với n = 27, tính năm 2016 bằng chip lập trình được và tính lại năm 2025 trên tám bộ xử lý đồ họa trong 28,4 ngày.
about-knight = Quân mã
about-knight-tours = Bài toán mã đi tuần: quân mã phải đi qua mỗi ô của bàn cờ đúng một lần. Hành trình đóng kết thúc ở ô cách ô xuất phát một nước đi. Trong lý thuyết đồ thị, hành trình là đường đi Hamilton, hành trình đóng là chu trình Hamilton. Abraham de Moivre và Leonhard Euler đã nghiên cứu chúng, Euler vào năm 1759. Năm 1823 H. C. von Warnsdorff nêu quy tắc đến nay vẫn tìm ra hành trình: hãy đi tới ô có ít nước đi tiếp nhất.
about-knight-boards = Năm 1991 Allen Schwenk chứng minh bàn cờ nào có, bàn cờ nào không có hành trình đóng. Gọi cạnh ngắn là m, cạnh dài là n: có hành trình đóng trừ khi cả hai đều lẻ, hoặc m là 1, 2 hay 4, hoặc m là 3 và n là 4, 6 hay 8. Bàn cờ vua có { $undirected } hành trình đóng, hay { $directed } nếu tính cả chiều đi. Brendan McKay tính được con số này năm 1997.
about-knight-random = Muốn rút một hành trình ngẫu nhiên thì không cần danh sách mọi hành trình. Lần lượt từng hàng, mỗi ô được cho hai nước đi, rút đều trong mọi cách cho như vậy (2-nhân tử). Để đếm số cách, trang chỉ cần nhớ mỗi ô ở ranh giới giữa phần đã xong và phần còn lại đã có mấy nước đi. Nếu các nước đi tạo thành một chu trình thì đó là hành trình; nếu thành nhiều chu trình thì rút lại. Vì thế mọi hành trình có xác suất như nhau. Số thứ tự của hành trình là vị trí trong một thứ tự cố định, tìm được từ các tổng mà phép đếm để lại.
about-knight-duel = Trong trò đối kháng, hai người lần lượt đi một quân mã, không bao giờ trở lại ô đã qua. Ai thắng đã được định sẵn từ đầu. Hãy ghép cặp nhiều ô nhất có thể, hai ô cách nhau một nước mã, không ô nào ở hai cặp (cặp ghép cực đại). Người sắp đi thắng khi và chỉ khi mọi cách ghép như vậy đều chứa ô quân mã đang đứng. Cách ghép ấy cũng là kế hoạch của người thắng: luôn đi đến ô cùng cặp.
about-errors = Lỗi trong các nguồn quen thuộc
about-errors-lead = Khi làm các trang này, chúng tôi gặp những con số sai trong các bài viết và danh sách. Dưới đây là con số đã in và con số tính được.
about-error-27 = Một bài viết cho { $wrong } lời giải cơ bản với n = 27. Theo các phép đối xứng, số này là (tất cả + số giữ nguyên khi xoay 180° + 2 × số giữ nguyên khi xoay 90°) : 8 = ({ $all } + { $half } + 0) : 8 = { $right }. Con số kia là số trung gian của dự án đã đếm, trong đó một số thế mở đầu đối xứng được đặt nốt nhiều hơn một lần.
about-error-rows = Một bài viết nói rằng đặt mỗi hàng một quân hậu thì số cách đặt ít đi 16.884 lần so với đặt tám quân hậu ở bất kỳ đâu. Chọn tám ô bất kỳ có { $any } cách, mỗi hàng một ô có { $rows } cách: tức là ít đi { $whole },{ $tenths } lần. Hệ số của bài viết quá lớn vì xuất phát từ một tổng lớn gấp 64 lần.
about-error-list = Một danh sách 92 lời giải in sai hai lời giải. Theo thứ tự từ điển, lời giải số 7 là { $seventh } và số 31 là { $thirtyfirst }.
about-error-row-marker = Một đoạn mã giả trong sách báo kiểm tra dấu của hàng nhưng không bao giờ ghi dấu ấy. Hàng không cần dấu, vì cách tìm kiếm vốn cho mỗi hàng một quân hậu.
about-error-offset = Một chương trình C trong sách báo dùng i − j làm chỉ số mảng. Hiệu ấy có thể âm, mà mảng trong C bắt đầu từ 0: chỉ số phải cộng thêm độ dời, i − j + n − 1. Chương trình ấy còn ghi vào một mảng khác nhiều hơn một phần tử so với khai báo.
about-error-directed = Một bài luận cho số hành trình đóng trên bàn cờ vua tính theo cả hai chiều mà không nói rõ. Nếu không kể chiều thì chỉ có một nửa.
about-error-tours = Năm 1996 có công bố con số { $wrong } hành trình đóng. Các phép xoay và lật bàn cờ gom những hành trình không kể chiều thành nhóm gồm tám hoặc bốn, nên số của chúng là bội của 4; con số đó chia 4 còn dư { $left }. Một năm sau phép đếm của McKay cho số đúng.
about-error-boards = Hai bàn cờ in trong một bài báo nổi tiếng về mã đi tuần, 6 × 6 và 8 × 8, có một bước mà quân mã không đi được.
about-error-slopes = Báo chí viết rằng { $wrong } hành trình đóng trên bàn cờ vua có số nước đi như nhau ở cả bốn độ dốc. Knuth đếm được { $right }: hai chữ số đã bị đổi chỗ.
about-error-open = Nhiều trang viết rằng chưa ai biết số hành trình mở trên bàn cờ vua. A. Chernov đã đếm năm 2014: có { $open } hành trình, nếu tính cả chiều đi.
about-sources = Nguồn
about-program = Chương trình
about-program-words = Phiên bản { $version }. Phần mềm tự do theo giấy phép MIT hoặc giấy phép Apache 2.0, tùy bạn chọn. Chương trình viết bằng Rust và dựa trên các thư viện sau, cùng giấy phép:
about-licences = Giấy phép của tất cả các thư viện trong trang
about-engine = Chương trình Python của người dùng chạy trong RustPython, trình thông dịch Python theo giấy phép MIT.
about-engine-licences = Giấy phép của các thư viện trong đó
about-keys = Nhấn ? ở bất kỳ màn hình nào để xem các phím.

## Constructions

construct-size = Bao nhiêu?
construct-check = Kiểm tra
construct-find = Tìm
construct-solved = { $n ->
    [1] Một quân hậu đã vào chỗ.
   *[other] { $n } quân hậu đã vào chỗ, không có hai quân nào tấn công nhau.
}
construct-running = Đang dựng một lời giải cho { $n } quân hậu.
constructing = Đang dựng
construct-cancelled = Đã dừng.
construct-fault = Chương trình đã tính sai, và phép kiểm tra phát hiện ra: { $fault }.
construct-none-two = Không có lời giải cho n = 2: quân hậu đứng ở đâu cũng tấn công mọi ô còn lại.
construct-none-three = Không có lời giải cho n = 3: quân hậu ở ô giữa tấn công mọi ô khác, còn quân hậu ở bất kỳ ô nào khác chừa lại hai ô, mà hai quân hậu đặt vào đó lại tấn công nhau.
construct-made = Dựng trong
construct-checked = Kiểm tra trong
construct-time = { $whole },{ $tenths } ms
construct-no-time = chưa đến 0,1 ms
construct-columns = { $n ->
    [1] 1 cột
   *[other] { $n } cột, đôi một khác nhau
}
construct-sums = { $n ->
    [1] 1 tổng i + j
   *[other] { $n } tổng i + j, đôi một khác nhau
}
construct-differences = { $n ->
    [1] 1 hiệu i − j
   *[other] { $n } hiệu i − j, đôi một khác nhau
}
construct-knight = { $pairs ->
    [0] Không có hai hàng kề nhau nào mà hai quân hậu cách nhau một nước mã.
   *[other] Ở { $pairs } trong { $all } cặp hàng kề nhau, hai quân hậu cách nhau một nước mã. Các nước mã ấy nối thành { $runs } đường.
}
construct-rule = Quy tắc
rule-modulo12 = Công thức
rule-random = Ngẫu nhiên
construct-seed = Hạt giống ngẫu nhiên
construct-another = Hạt giống khác
construct-most = Đặt { $n } quân hậu
construct-lines = Nối các hậu cách nhau một nước mã
construct-how = Cách dựng lời giải
construct-remainder = { $n } chia 12 dư { $remainder }. Các cột của từng hàng, từ trên xuống, được viết ra như sau:
construct-step-evens = Viết các số chẵn.
construct-step-move-two = Chuyển 2 xuống cuối.
construct-step-odds = Viết tiếp các số lẻ.
construct-step-swap-pairs = Đổi chỗ các số lẻ theo từng cặp: 1 với 3, 5 với 7, v.v.
construct-step-swap-one-and-three = Đổi chỗ hai số 1 và 3.
construct-step-move-five = Chuyển 5 xuống cuối.
construct-step-move-one-and-three = Chuyển 1 và 3 xuống cuối.
construct-twin = Xem cũng các bước này với { $n } quân hậu, kèm danh sách sau mỗi bước
construct-random-small = Phép tìm kiếm đặt từng quân hậu, luôn ở nơi còn ít ô an toàn nhất, và chọn ô ở đó một cách ngẫu nhiên. Cùng một hạt giống ngẫu nhiên cho cùng một lời giải ở mọi nơi.
construct-random-large = Ở mỗi hàng, một cột chưa có hậu được rút ngẫu nhiên, và rút lại chừng nào ô đó còn nằm trên một đường chéo đã bị chiếm. Ở những hàng cuối, khi rút lại không còn ích gì, các quân hậu đổi cột cho nhau cho đến khi không có hai quân nào tấn công nhau: R. Sosič và J. Gu, 1991. Cùng một hạt giống ngẫu nhiên cho cùng một lời giải ở mọi nơi.
construct-plane = Bàn cờ { $n } × { $n } ô, mỗi hàng một quân hậu
construct-plane-help = Kéo để di chuyển, lăn chuột hoặc chụm hai ngón để thu phóng, nhấn để xem gần hơn. Phím: mũi tên, + và −, 0 để xem toàn bàn.
construct-row = Hàng tính từ trên
construct-found = Hàng i = { $row }: cột j = { $column }, tổng { $sum }, hiệu { $difference }.
construct-save = Lưu các cột thành văn bản
construct-nothing = Chưa dựng được gì.
construct-open = Mở trên bàn cờ
