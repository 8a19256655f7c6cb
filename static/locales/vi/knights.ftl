### What the knight's screens share.

## The knight's board

knight-board-label = Bàn cờ { $rows } × { $columns } ô
board-rows = Số hàng
board-columns = Số cột
edit-holes = Nhấn vào ô để khoét hoặc lấp lỗ
square-hole = lỗ
square-knight = mã, ở ô thứ { $number }
square-visited = đã qua, thứ { $number }
square-legal = { $onward ->
    [0] từ đây không còn nước đi nào
   *[other] từ đây còn { $onward } nước đi
}
square-wins = thắng
square-partner = cặp với { $partner }
square-single = không có cặp

## Why there is no tour

reason-colours = Mỗi nước đi đưa quân mã sang ô khác màu, nên số ô đen và số ô trắng phải khớp nhau. Ở đây có { $dark } ô đen và { $light } ô trắng, không khớp.
reason-end-colour = Số ô { $colour ->
    [dark] đen
   *[light] trắng
} nhiều hơn một ô so với màu kia, nên mọi hành trình đều bắt đầu và kết thúc ở màu đó, còn { $square } thuộc màu kia.
reason-ends-colour = { $start } và { $end } cùng màu. Số ô đen bằng số ô trắng và mỗi nước đi đưa quân mã sang ô khác màu, nên một hành trình kết thúc ở màu khác với màu nó bắt đầu.
reason-end-is-start = Một hành trình không qua ô nào hai lần, nên không thể vừa bắt đầu vừa kết thúc ở { $square }.
reason-single = Từ ô duy nhất không có nước đi nào quay lại chính nó.
reason-narrow = Trên bàn chỉ có một hoặc hai hàng (cột), quân mã đi được dọc theo bàn, nhưng không bao giờ quay lại được những ô đã bỏ sót.
reason-four-closed = Với bốn hàng (cột), mỗi nước đi của một hành trình đóng sẽ luân phiên giữa ô ngoài (A) và ô trong (B), cũng như luân phiên màu ô. Vì thế nó chỉ gặp ô A của một màu và ô B của màu kia: một nửa bàn.
reason-four-caption = Từ A mọi nước đi đều dẫn đến B, và số ô B bằng số ô A.
reason-four-inner = Với bốn hàng (cột), mọi hành trình đều bắt đầu và kết thúc ở hàng (cột) ngoài, còn { $square } nằm ở hàng (cột) trong.
reason-falls-apart = Bỏ đi { $squares }: bàn rời thành { $pieces } mảnh, giữa các mảnh không có nước đi nào. { $kind ->
    [closed] Hành trình đóng là một vòng; thiếu { $count } ô, nó rời thành nhiều nhất { $most } mảnh
   *[open] Hành trình là một đường; thiếu { $count } ô, nó rời thành nhiều nhất { $most } mảnh
}. Vậy không có hành trình nào như thế.
reason-pieces-caption = Ô có khung: những ô bị bỏ đi. Các ô cùng số thuộc cùng một mảnh.
reason-small = { $rows } × { $columns } là một trong vài bàn nhỏ không có hành trình như vậy: thử hết mọi cách cũng không thấy.
reason-corners = Các góc { $a } và { $b } chỉ có hai nước đi mỗi góc, và cả hai đều cần { $square }. Vì thế hành trình bắt đầu hoặc kết thúc ở { $square } phải có đầu kia ở một trong hai góc này.
reason-no-corner = Trên bàn 5 × 5 mọi hành trình đều bắt đầu hoặc kết thúc ở một góc.
reason-searched = Chưa biết lập luận đơn giản nào: đã thử hết mọi cách, và không cách nào dẫn đến hành trình như vậy.
reason-end-visited = Hành trình phải kết thúc ở { $square }, nhưng quân mã đã qua đó rồi.
reason-stuck = Từ { $square } không còn nước đi nào.
reason-cut-off = Không còn nước đi nào dẫn đến { $square }.
reason-apart = Không còn đường đi từ { $from } đến { $to }: bàn đã bị chia rời.
reason-dead-end = Chỉ còn một nước đi dẫn đến { $square }, nên quân mã đến được đó nhưng không đi tiếp được.
reason-dead-ends = Chỉ còn một nước đi dẫn đến { $a }, và một nước đi dẫn đến { $b }. Những ô như vậy chỉ có thể là đầu mút của hành trình, mà số ô đó nhiều hơn số đầu mút còn lại.
reason-dark = { $count } đen
reason-light = { $count } trắng
