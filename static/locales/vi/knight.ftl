### The knight's screens.

## The knight's board

knight-board-label = Bàn cờ { $rows } × { $columns } ô
edit-holes = Nhấn vào ô để khoét hoặc lấp lỗ
square-hole = lỗ
square-knight = mã, ở ô thứ { $number }
square-visited = đã qua, thứ { $number }
square-reachable = mã đi được tới đây
square-legal = { $onward ->
    [0] từ đây không còn nước đi nào
   *[other] từ đây còn { $onward } nước đi
}

## Why there is no tour

reason-colours = Mỗi nước đi đưa quân mã sang ô khác màu, nên số ô đen và số ô trắng phải khớp nhau. Ở đây có { $dark } ô đen và { $light } ô trắng, không khớp.
reason-end-colour = Số ô { $colour ->
    [dark] đen
   *[light] trắng
} nhiều hơn một ô so với màu kia, nên mọi hành trình đều bắt đầu và kết thúc ở màu đó, còn { $square } thuộc màu kia.
reason-ends-colour = { $start } và { $end } cùng màu. Số ô đen bằng số ô trắng và mỗi nước đi đưa quân mã sang ô khác màu, nên hành trình kết thúc ở màu khác với màu ô xuất phát.
reason-end-is-start = Một hành trình không qua ô nào hai lần, nên không thể vừa bắt đầu vừa kết thúc ở { $square }.
reason-single = Từ ô duy nhất không có nước đi nào quay lại chính nó.
reason-narrow = Trên một hàng (cột), quân mã không đi được nước nào; trên hai hàng (cột), nó không bao giờ trở lại được những ô đã bỏ qua.
reason-four-closed = Với bốn hàng (cột), mỗi nước đi của một hành trình đóng sẽ luân phiên giữa ô ngoài (A) và ô trong (B), cũng như luân phiên màu ô. Vì thế hành trình chỉ đến được ô A của một màu và ô B của màu kia: một nửa bàn.
reason-four-caption = Từ A mọi nước đi đều dẫn đến B, và số ô B bằng số ô A.
reason-four-inner = Với bốn hàng (cột), mọi hành trình đều bắt đầu và kết thúc ở hàng (cột) ngoài, còn { $square } nằm ở hàng (cột) trong.
reason-small = { $rows } × { $columns } là một trong vài bàn nhỏ không có hành trình như vậy: thử hết mọi cách cũng không thấy.
reason-corners = Các góc { $a } và { $b } chỉ có hai nước đi mỗi góc, và cả hai đều cần { $square }. Vì thế hành trình bắt đầu hoặc kết thúc ở { $square } phải có đầu kia ở một trong hai góc này.
reason-no-corner = Trên bàn 5 × 5 mọi hành trình đều bắt đầu hoặc kết thúc ở một góc.
reason-searched = Chưa có lập luận đơn giản nào: đã thử hết mọi cách, và không cách nào dẫn đến hành trình như vậy.
reason-end-visited = Hành trình phải kết thúc ở { $square }, nhưng quân mã đã qua đó rồi.
reason-stuck = Từ { $square } không còn nước đi nào.
reason-cut-off = Không có nước đi nào dẫn đến { $square }.
reason-apart = Không còn đường đi từ { $from } đến { $to }: các ô chưa đi qua đã bị chia thành những mảnh rời nhau.
reason-cut-square = Nếu bỏ { $square }, các ô còn lại tách thành { $pieces } phần rời nhau. Hành trình chỉ đi qua { $square } một lần, nên đến được nhiều nhất { $joined } phần.
reason-dead-end = Chỉ còn một nước đi dẫn đến { $square }, nên quân mã đến được đó nhưng không đi tiếp được.
reason-dead-ends = Chỉ còn một nước đi dẫn đến { $a }, và một nước đi dẫn đến { $b }. Những ô như vậy chỉ có thể là đầu mút của hành trình, mà số ô đó nhiều hơn số đầu mút còn lại.
reason-dark = { $count } đen
reason-light = { $count } trắng
reason-falls-apart = Bỏ đi { $squares }: bàn rời thành { $pieces } mảnh, giữa các mảnh không có nước đi nào. { $kind ->
    [closed] Hành trình đóng là một vòng; bỏ { $count } ô thì rời thành nhiều nhất { $most } mảnh
   *[open] Hành trình là một đường; bỏ { $count } ô thì rời thành nhiều nhất { $most } mảnh
}. Vậy không có hành trình nào như thế.
reason-pieces-caption = Ô có khung: những ô bị bỏ đi. Các ô cùng số thuộc cùng một mảnh.
save-csv = Lưu thành CSV

## The map of boards

boards-title = Mã đi tuần được trên những bàn cờ nào?
boards-counts = Bao nhiêu
boards-symmetric = Đối xứng
boards-random = Ngẫu nhiên
boards-with-tour = Xem một bàn có hành trình
boards-chosen = { $rows } × { $columns }
map-label = Các bàn cờ từ 1 đến { $most } hàng và cột
map-row = { $rows } hàng
map-cell = { $rows } × { $columns }, { $tour ->
    [closed] có hành trình đóng
    [open] chỉ có hành trình mở
   *[none] không có hành trình
}
map-size = Hiện { $side } × { $side }
map-closed = có hành trình đóng
map-open = chỉ có hành trình mở
map-none = không có hành trình
verdict-closed = Bàn { $rows } × { $columns } có hành trình đóng.
verdict-open = Bàn { $rows } × { $columns } có hành trình mở, nhưng không có hành trình đóng.
verdict-none = Bàn { $rows } × { $columns } không có hành trình nào cả.
tour-shown = { $kind ->
    [closed] Một trong các hành trình đóng của bàn này.
   *[open] Một trong các hành trình của bàn này.
}
play-tour = Chạy ở màn hình Mã đi tuần
why-title = Vì sao không có hành trình đóng?
why-none-title = Vì sao không có hành trình nào?
why-colours = Mỗi nước đi đưa quân mã sang ô khác màu. Vì vậy một hành trình đóng có số ô đen bằng số ô trắng. Bàn này có { $dark } ô đen và { $light } ô trắng.
why-single = Chỉ có một ô: quân mã đứng trên đó, và đó là cả hành trình. Không có nước đi nào để nối nó thành vòng.
why-narrow = { $side ->
    [1] Trên một hàng hoặc một cột, quân mã không có nước đi nào.
   *[other] Trên hai hàng hoặc hai cột, quân mã chỉ có thể tiến mỗi lần hai cột (hàng), hoặc quay lại đúng đường cũ. Vì vậy cứ bốn ô thì nó chỉ đến được chừng một ô.
}
why-narrow-figure = Tất cả các ô mà quân mã từ góc đến được.
why-cut-off = Không nước đi nào đến { $square } hay rời khỏi đó. Quân mã chỉ đi vòng quanh ô ấy.
why-small = Bàn nhỏ này có số ô đen bằng số ô trắng mà vẫn không có hành trình đóng. Chưa ai tìm ra lập luận đơn giản. Hành trình đóng bỏ đi k ô thì rời thành nhiều nhất k mảnh, và bàn này cũng vậy với mọi k đến 7. Đã thử hết mọi khả năng.
why-small-figure = Tất cả các nước đi trên bàn. Từ những ô chỉ có hai nước đi, hành trình đóng phải dùng cả hai (nét đậm). Không cách chọn nào trong các nước đi còn lại nối mọi ô thành một chu trình.
why-four-outer = Tô màu các hàng (hoặc cột) ngoài và để sáng hai hàng trong: mỗi loại { $squares } ô. Từ một ô ngoài, nước đi nào cũng dẫn vào một ô trong.
why-four-walk = Vì vậy hành trình đóng không bao giờ đi qua hai ô ngoài liên tiếp. Số ô trong cũng bằng số ô ngoài, nên mỗi nước đi phải đổi giữa ngoài và trong, như quân mã này.
why-four-half = Nhưng hành trình cũng đổi giữa ô đen và ô trắng của bàn cờ. Vậy các ô ngoài đi qua đều cùng một màu, các ô trong đều màu kia: những ô có chấm. Không bao giờ đến được { $squares } ô còn lại.
tour-count-title = Bàn { $rows } × { $columns } có bao nhiêu hành trình?
tour-count-kind = Hành trình cần đếm
count-closed = Hành trình đóng
count-open = Hành trình mở
explained-closed = Hành trình đóng là một vòng (chu trình Hamilton): dù bắt đầu ở đâu và đi theo chiều nào, nó chỉ được đếm một lần (vô hướng). Một số tài liệu đếm cả hai chiều (có hướng), nên con số gấp đôi.
explained-open = Mọi đường đi qua tất cả các ô (đường đi Hamilton) đều được đếm, kể cả những đường có hai đầu cách nhau một nước mã. Đi và về là hai đường (có hướng), vì mỗi đường có ô xuất phát riêng.
counted-closed = hành trình đóng, vô hướng
counted-open = hành trình mở, có hướng
counted-directed = Nếu tính hướng thì có { $tours }.
speak = Đọc to
tour-count-start = Đếm
tour-counting = Đang đếm hành trình
tour-count-elsewhere = Việc đếm vẫn tiếp tục trong khi bạn xem các bàn khác.
tour-count-open = Mở { $rows } × { $columns }
tour-count-broken-off = Việc đếm hành trình { $kind ->
    [closed] đóng
   *[open] mở
} của bàn { $rows } × { $columns } đã dừng ở { $percent }% khi trang được đóng hoặc tải lại. Không thể đếm tiếp, chỉ có thể đếm lại từ đầu.
tour-count-needs = Việc đếm cần khoảng { $memory } MB bộ nhớ.
tour-count-too-large = Đếm bàn này cần khoảng { $needed } MB bộ nhớ. Thiết bị này chỉ dành ra được { $limit } MB, nên ở đây không đếm.
tour-count-too-wide = Chỉ đếm được những bàn có cạnh ngắn nhiều nhất { $widest } ô.
tour-count-no-memory = Thiết bị đã hết bộ nhớ: không cấp thêm { $memory } MB. Hãy đóng những gì không cần rồi thử lại, hoặc đếm một bàn nhỏ hơn.
tour-count-begun = Xong { $percent }%.
tour-count-left = Xong { $percent }%, còn khoảng { $left }.
stage-squares = Đã xử lý { $done }/{ $all } ô. Trong bộ nhớ có { $states } trạng thái.
stage-joins = Đã ghép { $done }/{ $all } phần. Trong bộ nhớ có { $states } trạng thái.
tour-count-done = Đã đếm tại đây trong { $time } bằng { $workers } luồng tính, với { $memory } MB bộ nhớ.
known-tours-title = Các số đã biết
known-board = Bàn
known-closed = Đóng, vô hướng
known-directed = Đóng, có hướng
known-open = Mở, có hướng
known-tours-source = Nguồn: OEIS { $source }; hành trình đóng của bàn 8 × 8: B. McKay 1997; hành trình mở: A. Chernov 2014. Dấu ✓ cho biết số đã được đếm trên thiết bị này.

## Shapes

shape = Hình
shape-draw = Vẽ một hình
shape-title = Hành trình trên hình do bạn vẽ
shape-toolbar = Hình đang vẽ
shape-map = Bản đồ các bàn cờ
shape-board-label = Hình trên bàn { $rows } × { $columns } ô
shape-explained = Nhấn hoặc vuốt qua các ô để bỏ chúng đi hoặc thêm lại.
shape-full = Cả bàn
shape-cross = Chữ thập
shape-ring = Khung
shape-h = H
shape-l = L
shape-verdict = { $squares } ô{ $standing ->
    [empty] .
    [closed] , có hành trình đóng.
    [open] , có hành trình mở, nhưng không có hành trình đóng.
    [some-open] , có hành trình mở; chưa biết có hành trình đóng hay không.
    [no-closed] , không có hành trình đóng; chưa biết có hành trình mở hay không.
    [none] , không có hành trình nào.
   *[unknown] ; chưa biết có hành trình hay không.
}
shape-searching = Đang tìm hành trình…
shape-search-stopped = Đã dừng tìm.
shape-look-again = Tìm hành trình
tour-count-shape = Hình gồm { $squares } ô có bao nhiêu hành trình?
tour-count-open-shape = Mở hình gồm { $squares } ô

## One of all tours

shape-one = Một hành trình
shape-one-explained = Mọi hành trình đóng của hình đều có số. Hành trình ngẫu nhiên là một trong tất cả các hành trình đóng, hoặc mở, với xác suất như nhau.
tour-cancelled = Đã dừng khi chưa có kết luận.
tour-random = Một hành trình đóng ngẫu nhiên
tour-random-open = Một hành trình mở ngẫu nhiên
why-not-drawn = Không dùng được với bàn này: lý do ở bên dưới.
tour-not-drawn = Ở đây không rút hành trình { $kind ->
    [closed] đóng
   *[open] mở
}: cần { $expected }.
tour-no-such = Không có hành trình { $kind ->
    [closed] đóng
   *[open] mở
} nào với các lỗ và những nước đi đầu này.
tour-none-drawn = Trong { $tries } lần rút không lần nào được hành trình như vậy. Chúng quá ít để rút trúng, hoặc không có.
tour-drawn = Rút ngẫu nhiên với hạt giống { $seed }.
tour-no-numbers = Ở đây các hành trình không được đánh số: cần { $expected }.
tour-number = Hành trình số
expected-tour-number = một số nguyên từ 1 đến { $most }, là số hành trình đóng
expected-any-tour-number = một số nguyên từ 1 đến số hành trình đóng
tour-number-give = Xem
tour-numbers = Mỗi hành trình đóng có một số thứ tự không bao giờ đổi.
tour-numbers-to = Mỗi hành trình đóng có một số thứ tự không bao giờ đổi, từ 1 đến { $last }.
tour-preparing = Đang chuẩn bị mọi hành trình…

## Symmetric tours

symmetric-title = Hành trình đối xứng
symmetric-explained = Một số hành trình đóng không đổi khi xoay hoặc lật bàn. Danh sách này có mọi hành trình như vậy; nếu nhiều hành trình là ảnh đối xứng của nhau thì chỉ ghi một.
symmetric-large = Chỉ dùng được với bàn có nhiều nhất { $squares } ô: bàn lớn hơn có quá nhiều.
symmetric-list = Liệt kê
symmetric-listed = hành trình đối xứng
symmetric-quarter-turn = không đổi khi xoay 90°
symmetric-half-turn = không đổi khi xoay 180°
symmetric-reflection = không đổi khi lật
symmetric-page = Trang, trong { $pages } trang
symmetric-classes = Bàn có { $images } phép đối xứng: các phép xoay, các phép lật và phép giữ nguyên. Một hành trình không đối xứng cho { $images } hành trình khác nhau, hợp thành một lớp. Trong tất cả { $tours } hành trình đóng, { $symmetric } hành trình đối xứng; số còn lại bằng { $images } × { $asymmetric }.
symmetric-all = Số lớp hành trình đóng, đối xứng hay không:

## Random tours

sample-title = Hành trình ngẫu nhiên
sample-explained = Trang rút ngẫu nhiên các hành trình đóng của bàn, mỗi hành trình có xác suất hoàn toàn như nhau. Các lần rút cho thấy hành trình thường có dạng thế nào, và từ đó trang ước lượng số hành trình.
sample-not = Không dùng được ở đây. Cần có { $expected }.
sample-tours = Số hành trình
sample-10000 = 10.000 hành trình
sample-100000 = 100.000 hành trình
sample-1000000 = một triệu hành trình
sample-seed = Hạt giống ngẫu nhiên
sample-start = Rút
sample-again = Rút lại
sample-no-memory = Thiếu bộ nhớ: cần thêm { $memory } MB. Hãy đóng những gì không cần rồi thử lại, hoặc chọn bàn nhỏ hơn.
sample-preparing = Đang chuẩn bị bàn…
sample-drawn = hành trình đã rút
sample-rings = Mỗi lần rút cho mỗi ô hai nước đi, ngẫu nhiên trong { $two_factors } cách. Nếu chúng tạo thành một chu trình thì đó là hành trình đóng; nếu thành nhiều chu trình thì không tính. { $tours }/{ $tries } lần rút cho hành trình.
sample-estimate = Ước lượng số hành trình đóng:
sample-bar = (con số thật nằm giữa hai mức này trong chừng 2/3 số trường hợp)
sample-exact = Thật ra có { $tours } hành trình đóng: ước lượng lệch { $off }.
sample-range = Các giá trị đi từ { $least } đến { $most }. Giá trị hay gặp nhất là { $peak }.
sample-picture = { $tours } hành trình đóng ngẫu nhiên của bàn { $rows } × { $columns }, hạt giống { $seed }
sample-share = Liên kết của trang giữ hạt giống: ai mở cũng rút được đúng những hành trình này.
feature-crossings = Giao điểm
feature-crossings-means = Số lần đường đi tự cắt mình.
feature-sharp-turns = Khúc ngoặt gắt nhất
feature-sharp-turns-means = Số ô mà quân mã gần như quay lại: hai nước đi tạo góc 37°.
feature-straight = Đi thẳng
feature-straight-means = Số ô mà quân mã đi tiếp theo cùng một hướng.
feature-wedges = Loại góc
feature-wedges-means = Hai nước đi ở một ô theo hai trong tám hướng. Con số là số cặp hướng khác nhau, nhiều nhất là 28.
feature-slope = Độ dốc phổ biến nhất
feature-slope-means = Mỗi nước đi có một trong bốn độ dốc. Con số là số nước đi có độ dốc phổ biến nhất.
published-title = Đã biết về mọi hành trình
published-value = Giá trị
published-all = Trong mọi hành trình
published-expected = Số dự kiến trong các hành trình đã rút
published-drawn = Đã rút
published-source = D. E. Knuth đếm trên mọi hành trình đóng, The Art of Computer Programming, pre-fascicle 8a (2025).
