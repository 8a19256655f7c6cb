### Câu đố số với quân mã.

numbers-board-label = Bàn cờ { $rows } × { $columns } ô
numbers-square = { $content ->
    [given] số { $number } cho sẵn
    [own] số { $number }
   *[empty] chưa có số
}{ $fault ->
    [conflict] , xung đột
    [wrong] , sai
   *[none] { "" }
}
numbers-hole = lỗ
numbers-goal = Điền các số từ 1 đến { $last } sao cho mỗi số cách số trước nó một nước mã{ $closed ->
    [closed] , và số cuối cách số đầu một nước mã
   *[open] { "" }
}.
numbers-press = Nhấn một ô để điền số tiếp theo, hoặc gõ số. Nhấn lần nữa để xóa.
numbers-next = Số tiếp theo
numbers-lowest = { $number }, số nhỏ nhất còn thiếu
numbers-new = Câu đố mới
numbers-kind = Hành trình
numbers-kind-closed = Đóng
numbers-kind-open = Mở
numbers-needs-1 = Bạn chỉ cần thấy ô cuối cùng còn lại cho một số liền kề với số đã có trên bàn.
numbers-needs-2 = Bạn còn cần thấy các đường đi giữa hai số đã có trên bàn.
numbers-needs-3 = Bạn còn cần dùng màu ô và khoảng cách: một số chỉ còn một ô, hoặc một ô chỉ còn một số.
numbers-needs-4 = Bạn còn cần giả sử một số đứng ở một ô rồi tìm ra mâu thuẫn.
numbers-written = Trên bàn đã có { $written }/{ $last } số{ $fits ->
    [none] . Không có hành trình nào khớp với các số cho sẵn
    [several] . Có nhiều hành trình khớp với các số cho sẵn
   *[other] { "" }
}.
numbers-conflict = { $first } và { $second } không cách nhau một nước mã ({ $a }, { $b }){ $more ->
    [0] { "" }
   *[other] , còn { $more } cặp nữa
}.
numbers-solved = Đã giải xong. Các số tạo thành một hành trình { $closed ->
    [closed] đóng
   *[open] mở
}{ $fits ->
    [one] , và không có hành trình nào khác khớp
   *[other] { "" }
}.

## Gợi ý

numbers-why-given = Gợi ý đã được đưa ra.
numbers-way = { $count ->
    [1] Chỉ còn một ô chưa có số cách { $first } một nước mã, nên { $number } đứng ở { $square }.
   *[other] Chỉ còn một ô chưa có số cách cả { $first } và { $second } một nước mã, nên { $number } đứng ở { $square }.
}
numbers-gap = Mọi đường đi từ { $from } đến { $to } đều đặt { $number } ở { $square }.
numbers-reach = { $square } là ô duy nhất còn lại cho { $number }. Từ các ô khác đến những số trên bàn, số nước đi quá ít hoặc quá nhiều.
numbers-fits = { $number } là số duy nhất còn lại cho { $square }. Với các số khác, số nước đi đến những số trên bàn quá ít hoặc quá nhiều.
numbers-refuted = Nếu { $number } đứng ở { $square } thì { $kind ->
    [number] không còn ô nào cho { $left }.
   *[square] không còn số nào cho { $left }.
}
numbers-refutations = { $count ->
    [1] Một giả thiết dẫn đến mâu thuẫn.
   *[other] { $count } giả thiết dẫn đến mâu thuẫn.
}
numbers-impossible = { $kind ->
    [number] Không còn ô nào cho { $left }
   *[square] Không còn số nào cho { $left }
}: không có hành trình nào khớp với các số trên bàn.
numbers-shown = Chỉ suy luận thì không tìm được số nào nữa. Trong lời giải, { $number } đứng ở { $square }.
numbers-no-hint = Chỉ suy luận thì không tìm được số nào nữa.

## Tự tạo

numbers-make = Nhấn một ô để cho sẵn số tiếp theo, nhấn lần nữa để bỏ. Cũng có thể gõ số.
numbers-holes = Nhấn ô để khoét và lấp lỗ
numbers-made = { $fits ->
    [none] Không có hành trình nào khớp với các số này: thử cách nào cũng không được.
    [one] Có đúng một hành trình khớp với các số này.
    [several] Có { $count } hành trình khớp với các số này.
    [many] Có ít nhất { $count } hành trình khớp với các số này.
    [counting] Đang tìm các hành trình khớp với các số này.
   *[unknown] Chưa biết có hành trình nào khớp với các số này hay không.
}
numbers-none-conflict = Không có hành trình nào khớp với các số này. { $reason }
numbers-clash-board = Bàn này không có hành trình { $closed ->
    [closed] đóng
   *[open] nào
}: mỗi nước đi đổi màu ô, nhưng có { $dark } ô đen và { $light } ô trắng.
numbers-clash-number = Không có hành trình nào khớp với các số này: { $number } đứng trên ô sai màu. Mỗi nước đi đổi màu ô, và { $odd ->
    [dark] số ô đen nhiều hơn số ô trắng một ô, nên số lẻ đứng trên ô đen, số chẵn đứng trên ô trắng.
   *[light] số ô trắng nhiều hơn số ô đen một ô, nên số lẻ đứng trên ô trắng, số chẵn đứng trên ô đen.
}
numbers-clash-pair = Không có hành trình nào khớp với các số này, vì mỗi nước đi đổi màu ô. Từ { $first } đến { $second } màu đổi một số { $parity ->
    [odd] lẻ lần, nhưng { $a } và { $b } cùng màu.
   *[even] chẵn lần, nhưng { $a } và { $b } khác màu.
}
numbers-refuted-by = { $reason } { $steps } suy luận dẫn đến điều này.
