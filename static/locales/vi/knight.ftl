### The knight's screens.

## The knight's board

knight-board-label = Bàn cờ { $rows } × { $columns } ô
board-rows = Số hàng
board-columns = Số cột
square-hole = lỗ
square-knight = mã, ở ô thứ { $number }
square-visited = đã qua, thứ { $number }
square-legal = { $onward ->
    [0] từ đây không còn nước nào
   *[other] từ đây còn { $onward } nước
}
square-wins = thắng
square-partner = cặp với { $partner }
square-single = không có cặp

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
edit-holes = Bấm vào ô để tạo hoặc lấp lỗ
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
