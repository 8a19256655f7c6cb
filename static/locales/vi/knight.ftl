### The knight's screens.

## The duel

duel-toolbar = Ván đấu
duel-wait = Chờ
duel-go-on = Máy đi
why-no-computer = Chưa đến lượt máy.
why-not-begun = Ván đấu chưa bắt đầu.
first-player = Người thứ nhất: chọn ô đầu tiên
second-player = Người thứ hai: đi nước đầu tiên
player-person = Người
player-random = Ngẫu nhiên
player-greedy = Tham lam
player-perfect = Hoàn hảo
players-explained = Hai bên lần lượt đi cùng một quân mã, không bao giờ trở lại ô nó đã qua. Ai hết nước đi thì thua. Các mức của máy: Ngẫu nhiên đi nước bất kỳ, Tham lam để lại ít nước nhất cho bạn, Hoàn hảo thắng mỗi khi có thể thắng.
duel-no-squares = Bàn không còn ô nào cho quân mã.
duel-begin = { $who ->
    [you] Hãy chọn ô để quân mã bắt đầu.
    [computer] Máy chọn ô để quân mã bắt đầu.
   *[other] Người thứ nhất: hãy chọn ô để quân mã bắt đầu.
}
duel-turn = { $who ->
    [you] Lượt của bạn, từ { $square }
    [first] Người thứ nhất, từ { $square }
   *[other] Người thứ hai, từ { $square }
}: { $moves }.
duel-computer = Đến lượt máy đi từ { $square }.
duel-replied = Máy đã đi đến { $square }.
duel-over = { $who ->
    [you] Bạn đã thắng
    [computer] Bạn đã thua
    [first] Người thứ nhất đã thắng
   *[other] Người thứ hai đã thắng
}: từ { $square } không còn nước nào.
duel-refused = { $why ->
    [hole] { $square } là một lỗ.
    [visited] Quân mã đã qua { $square }.
   *[other] Quân mã không đi một nước đến { $square } được.
}
reveal-title = Ai thắng?
reveal-winner = Cho biết người thắng
reveal-pairs = Vẽ các cặp ô
reveal-wins = { $who ->
    [you] Bạn thắng
    [computer] Máy thắng
    [first] Người thứ nhất thắng
   *[other] Người thứ hai thắng
}, nếu cả hai đều đi tốt nhất.
reveal-no-move = Không nước nào thắng được nếu đối phương đáp đúng.
reveal-moves = { $count } nước thắng: { $moves }{ $more ->
    [0] { "" }
   *[other] {" "}và { $more } nước nữa
}.
proof-all-paired = Các nước mã nối tất cả các ô thành { $pairs } cặp. Dù quân mã bắt đầu ở đâu, đi đến ô cùng cặp là thắng.
proof-singles = Các nước mã nối được nhiều nhất { $pairs } cặp ô cùng lúc, còn lại { $singles } ô lẻ (có khung). Ai bắt đầu ở một ô lẻ thì thắng: mọi ô mà quân mã có thể được đưa đến đều có cặp, và đi đến ô cùng cặp là câu trả lời.
proof-partner = Ô { $square } của quân mã có cặp là { $partner }. Đi đến đó là thắng, và sau này cứ đáp mỗi nước bằng cách đi đến ô cùng cặp với ô của quân mã.
proof-no-partner = Các ô đã được ghép cặp nhiều nhất mà các nước mã cho phép, và ô { $square } của quân mã còn lẻ. Ô nào đến tiếp theo cũng có cặp, và đối phương đi đến đó.
strategy-title = Cách người thứ hai luôn thắng trên bàn này
strategy-blocks = Chia bàn thành { $count } khối 4 × 2 ô. Trong mỗi khối, các nước mã nối các ô thành bốn cặp.
strategy-answer = Dù quân mã bắt đầu ở đâu, người thứ hai đi đến ô cùng cặp. Dù sau đó người thứ nhất đi đâu, người thứ hai lại đi đến ô cùng cặp.
strategy-why = Ô cùng cặp luôn còn trống, vì sau mỗi nước như vậy các ô đã được qua theo từng cặp. Vì thế người thứ hai luôn có nước đáp, và chính người thứ nhất hết nước trước. Ai chọn ô đầu tiên thì không thể thắng cách chơi này.

## The map of boards

boards-title = Bàn cờ nào có hành trình của quân mã?
boards-lead = Một hành trình đi qua mỗi ô đúng một lần. Nó khép kín nếu ô cuối cách ô đầu một nước mã. Hãy chọn một bàn trên bản đồ để xem một hành trình của nó, hoặc vì sao không có.
boards-panel = Bàn cờ đã chọn
boards-chosen = { $rows } × { $columns }
map-label = Các bàn cờ từ 1 đến { $most } hàng và cột
map-row = { $rows } hàng
map-cell = { $rows } × { $columns }, { $tour ->
    [closed] có hành trình khép kín
    [open] chỉ có hành trình mở
   *[none] không có hành trình
}
map-closed = có hành trình khép kín
map-open = chỉ có hành trình mở
map-none = không có hành trình
verdict-closed = Có hành trình khép kín.
verdict-open = Có hành trình mở, nhưng không có hành trình khép kín.
verdict-none = Không có hành trình nào cả.
tour-shown = { $kind ->
    [closed] Một trong các hành trình khép kín của bàn này.
   *[open] Một trong các hành trình của bàn này.
}
play-tour = Chơi nó ở màn hình Hành trình
why-title = Vì sao không có hành trình khép kín?
why-none-title = Vì sao không có hành trình nào?
why-colours = Mỗi nước đi, quân mã đổi màu ô. Vì vậy một hành trình khép kín có số ô đen bằng số ô trắng. Bàn này có { $dark } ô đen và { $light } ô trắng.
why-single = Chỉ có một ô: quân mã đứng trên đó, và đó là cả hành trình. Không có nước nào để khép kín nó.
why-narrow = { $side ->
    [1] Trên một hàng hoặc một cột, quân mã không có nước đi nào.
   *[other] Trên hai hàng hoặc hai cột, quân mã chỉ có thể tiến mỗi lần hai cột (hàng), hoặc quay lại đúng đường cũ. Cứ bốn ô thì nó đến được một ô.
}
why-narrow-figure = Tất cả các ô mà quân mã từ góc đến được.
why-cut-off = Không nước nào đến { $square } hay rời khỏi đó. Quân mã đi vòng quanh nó.
why-small = { $closed ->
    [closed] Đây là một trong số ít bàn nhỏ có đủ ô của cả hai màu mà vẫn không có hành trình khép kín.
   *[open] Đây là một trong số ít bàn nhỏ mà quân mã đi ngang qua được nhưng vẫn không có hành trình.
} Không ai biết lập luận ngắn gọn nào; thử mọi cách đến cùng vẫn không tìm thấy.
why-small-figure = { $closed ->
    [closed] Tất cả các nước đi trên bàn. Từ những ô chỉ có hai nước, hành trình khép kín phải dùng cả hai (nét đậm). Không cách chọn nào trong các nước còn lại nối mọi ô thành một vòng.
   *[open] Tất cả các nước đi trên bàn: không đường nào theo chúng mà qua được mọi ô.
}
why-four-outer = Tô màu các hàng (hoặc cột) ngoài và để sáng hai hàng trong: mỗi loại { $squares } ô. Từ một ô ngoài, nước nào cũng dẫn vào một ô trong.
why-four-walk = Vì vậy hành trình khép kín không bao giờ đi qua hai ô ngoài liền nhau. Số ô trong cũng bằng số ô ngoài, nên mỗi nước nó phải đổi giữa ngoài và trong, như quân mã này.
why-four-half = Nhưng nó cũng đổi giữa ô đen và ô trắng của bàn cờ. Vậy các ô ngoài của nó đều cùng một màu, các ô trong đều màu kia: những ô có chấm. Nó không bao giờ gặp { $squares } ô còn lại.
tour-count-title = Bàn { $rows } × { $columns } có bao nhiêu hành trình?
tour-count-kind = Đếm
count-closed-tours = Hành trình khép kín
count-open-tours = Hành trình mở
explained-closed-tours = Hành trình khép kín là một vòng: dù bắt đầu ở đâu và đi theo chiều nào, nó chỉ được đếm một lần (vô hướng). Một số tài liệu đếm cả hai chiều (có hướng), nên con số gấp đôi.
explained-open-tours = Mọi đường đi qua tất cả các ô đều được đếm, kể cả những đường có hai đầu cách nhau một nước. Đi và về là hai đường (có hướng), vì mỗi đường có ô đầu riêng.
counted-closed-tours = hành trình khép kín, vô hướng
counted-open-tours = hành trình mở, có hướng
counted-directed = Nếu tính hướng thì có { $tours }.
speak = Đọc to
tour-count-start = Đếm
tour-counting = Đang đếm
tour-count-needs = Việc đếm cần khoảng { $memory } MB bộ nhớ.
tour-count-too-large = Đếm bàn này cần khoảng { $needed } MB bộ nhớ. Thiết bị này chỉ dành ra được { $limit } MB, nên ở đây không đếm.
tour-count-too-wide = Chỉ đếm được những bàn có cạnh ngắn nhiều nhất { $widest } ô.
tour-count-no-memory = Thiết bị đã hết bộ nhớ: không cấp thêm { $memory } MB. Hãy đóng những gì không cần rồi thử lại, hoặc đếm một bàn nhỏ hơn.
tour-count-begun = Xong { $percent } %.
tour-count-left = Xong { $percent } %, còn khoảng { $left }.
stage-squares = Ô { $done } trên { $all }, { $states } trạng thái.
stage-joins = Đã ghép { $done } trên { $all } phần, { $states } trạng thái.
tour-count-done = Đã đếm tại đây trong { $time } bằng { $workers } luồng tính, với { $memory } MB bộ nhớ.
known-tours-title = Các số đã biết
known-board = Bàn
known-closed = Khép kín, vô hướng
known-directed = Khép kín, có hướng
known-open = Mở, có hướng
known-tours-source = Nguồn: OEIS { $source }; hành trình khép kín của bàn 8 × 8: B. McKay 1997; hành trình mở: A. Chernov 2014. Dấu ✓ cho biết số đã được đếm trên thiết bị này.
