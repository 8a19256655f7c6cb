### The duel.

square-wins = thắng
square-partner = cặp với { $partner }
square-single = không có cặp
duel-toolbar = Ván đấu
duel-players = Người chơi
duel-against-computer = Chơi với máy
duel-opponent = Hãy chọn đối thủ.
duel-first-board = Ván đầu tiên là ván ngắn: chơi trên bàn { $n } × { $n } ô, không phải trên bàn đang hiện.
duel-keep-board = Chơi trên bàn đang hiện
opponent-random = đi bừa
opponent-greedy = để lại ít nước đi
opponent-strong = có khi đi sai
opponent-perfect = không bao giờ đi sai
duel-two-people = Hai người
opponent-person = luân phiên đi trên máy này
duel-wait = Chờ
duel-go-on = Máy đi
why-not-begun = Ván đấu chưa bắt đầu.
first-player = Người thứ nhất: chọn ô đầu tiên
second-player = Người thứ hai: đi nước mã đầu tiên từ ô ấy
player-person = Người
player-random = Ngẫu nhiên
player-greedy = Tham lam
player-strong = Mạnh
player-perfect = Hoàn hảo
players-explained = Máy có bốn mức: Ngẫu nhiên chọn một nước đi bất kỳ, Tham lam để lại ít nước đi nhất cho bạn, Mạnh đi khoảng một nửa số nước như Hoàn hảo và những nước còn lại như Tham lam, Hoàn hảo thắng mỗi khi có thể thắng, còn khi không thể thì gài bẫy.
duel-no-squares = Bàn không còn ô nào cho quân mã.
duel-begin = { $who ->
    [you] Hãy chọn ô xuất phát cho quân mã.
    [computer] Máy chọn ô xuất phát cho quân mã.
   *[other] Người thứ nhất: hãy chọn ô xuất phát cho quân mã.
}
duel-turn = { $who ->
    [you] Lượt của bạn, đi từ { $square }
    [first] Người thứ nhất đi từ { $square }
   *[other] Người thứ hai đi từ { $square }
}: { $moves }.
duel-computer = Đến lượt máy đi từ { $square }.
duel-replied = Máy đã đi đến { $square }.
duel-over = { $who ->
    [you] Bạn đã thắng
    [computer] Bạn đã thua
    [first] Người thứ nhất đã thắng
   *[other] Người thứ hai đã thắng
}: từ { $square } không còn nước đi nào.
duel-lost-by = { $who ->
    [you] Bạn thua
    [first] Người thứ nhất thua
   *[other] Người thứ hai thua
} vì đã đi đến { $square }: đi đến { $better } thì thắng.
duel-lost-from-start = Nếu đối phương chơi tối ưu thì bên này chưa lúc nào có nước đi thắng.
back-to-losing-move = Trở lại trước nước đi đó
rematch = Chơi lại
rematch-swapped = Chơi lại, đổi bên
duel-let-me-be = { $side ->
    [first] Cho tôi làm người thứ nhất
   *[second] Cho tôi làm người thứ hai
}
duel-moves = Nước đi
duel-refused = { $why ->
    [hole] { $square } là một lỗ.
    [visited] Quân mã đã qua { $square }.
   *[other] Quân mã không thể đi một nước đến { $square }.
}
reveal-title = Ai thắng?
reveal-winner = Cho biết người thắng
reveal-pairs = Vẽ các cặp ô
reveal-wins = { $who ->
    [you] Bạn thắng
    [computer] Máy thắng
    [first] Người thứ nhất thắng
   *[other] Người thứ hai thắng
}, nếu cả hai đều chơi tối ưu.
reveal-no-move = Nếu đối phương đáp đúng thì không nước đi nào thắng.
reveal-moves = Có { $count } nước đi thắng: { $moves }{ $more ->
    [0] { "" }
   *[other] {" "}và { $more } nước đi nữa
}.
proof-all-paired = Có thể ghép tất cả các ô thành { $pairs } cặp, hai ô của mỗi cặp cách nhau một nước mã. Dù quân mã bắt đầu ở đâu, đi đến ô cùng cặp là thắng.
proof-singles = Ghép cặp những ô cách nhau một nước mã, không ô nào ở hai cặp: được nhiều nhất { $pairs } cặp, còn lại { $singles } ô không có cặp (có khung). Người thứ nhất bắt đầu ở một ô như vậy thì thắng: quân mã bị đưa đến ô nào thì ô đó cũng có cặp, và người thứ nhất cứ đáp lại bằng cách đi đến ô cùng cặp.
proof-partner = Ô { $square } của quân mã có cặp là { $partner }. Đi đến đó là thắng, và sau này cứ đáp mỗi nước đi bằng cách đi đến ô cùng cặp với ô của quân mã.
proof-no-partner = Trang đã ghép nhiều cặp ô cách nhau một nước mã nhất có thể. Ô { $square }, nơi quân mã đang đứng, không có cặp. Mọi ô mà quân mã đến được đều có cặp: đối phương cứ đi đến ô cùng cặp ấy và thắng.
strategy-title = Cách người thứ hai luôn thắng trên bàn này
strategy-blocks = Chia bàn thành { $count } khối 4 × 2 ô. Trong mỗi khối, các ô tạo thành bốn cặp cách nhau một nước mã.
strategy-answer = Dù quân mã bắt đầu ở đâu, người thứ hai đi đến ô cùng cặp. Dù sau đó người thứ nhất đi đâu, người thứ hai lại đi đến ô cùng cặp.
strategy-why = Ô cùng cặp luôn là ô chưa đi qua, vì sau mỗi nước đi như vậy các ô được đi qua theo từng cặp. Vì thế người thứ hai luôn có nước đáp, và chính người thứ nhất hết nước đi trước. Người chọn ô đầu tiên không thể thắng cách chơi này.
