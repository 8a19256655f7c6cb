### The board of queens.

## The board of queens

queens-toolbar = Thay đổi thế cờ
rays = Từ { $square }: { $rays }.
ray-up = trên
ray-up-right = trên phải
ray-right = phải
ray-down-right = dưới phải
ray-down = dưới
ray-down-left = dưới trái
ray-left = trái
ray-up-left = trên trái
queens-chip = { $n } × { $n }, { $piece ->
    [superqueen] siêu hậu
   *[other] hậu
}
show-attacked = Đánh dấu các ô bị tấn công
position-label = Thế cờ dạng chữ
position-example = 15863724, FEN hoặc e4
position-button = Đặt
position-help = Các ô: a8 e7 h6. Cột của từng hàng, từ trên xuống: 15863724. Một FEN, một liên kết đến bàn cờ, hoặc kết quả in ra của chương trình: danh sách, cặp số, ma trận.
position-from-zero = Từ 0 hay từ 1? Mỗi số kể từ 0 xuất hiện đúng một lần, nên các cột được hiểu là đánh số từ 0.
position-from-one = Đọc theo số từ 1 (0 là hàng trống)
position-first = Văn bản này dài: chỉ thế cờ đầu tiên được đặt lên bàn cờ.
status-empty = { $piece ->
    [superqueen] { $n ->
        [1] Nhấn vào một ô để đặt một siêu hậu.
       *[other] Nhấn vào ô để đặt { $n } siêu hậu sao cho không có hai quân nào tấn công nhau.
    } Siêu hậu còn đi được như mã.
   *[other] { $n ->
        [1] Nhấn vào một ô để đặt một quân hậu.
       *[other] Nhấn vào ô để đặt { $n } quân hậu sao cho không có hai quân nào tấn công nhau.
    }
}
status-incomplete = Đã đặt { $placed }/{ $n } { $piece ->
    [superqueen] siêu hậu
   *[other] quân hậu
}, không có xung đột
status-conflict = Đã đặt { $placed }/{ $n } { $piece ->
    [superqueen] siêu hậu
   *[other] quân hậu
}. Các quân tấn công nhau: { $pairs }{ $more ->
    [0] { "" }
   *[other] , còn { $more } cặp nữa
}.
status-solution = Xong: { $n ->
    [1] { $piece ->
        [superqueen] siêu hậu
       *[other] quân hậu
    } đã ở trên bàn.
   *[other] { $n } { $piece ->
        [superqueen] siêu hậu
       *[other] quân hậu
    } trên bàn và không có hai quân nào tấn công nhau.
}
copy-permutation = Sao chép hoán vị
copy-fen = Sao chép FEN
copy-matrix = Sao chép ma trận 0/1
copy-list = Sao chép danh sách Python
picture-title = { $piece ->
    [superqueen] { $placed } siêu hậu trên bàn cờ { $n } × { $n }
   *[other] { $placed } quân hậu trên bàn cờ { $n } × { $n }
}
arithmetic-explained = Hàng i đếm từ trên xuống, cột j đếm từ trái sang, đều từ { $first }{ $squares ->
    [letters] . Trong tên ô, hàng lại đếm từ dưới lên
   *[pairs] { "" }
}. Các quân có cùng i + j đứng trên một đường chéo đi lên, các quân có cùng i − j đứng trên một đường chéo đi xuống. Vì vậy dưới mỗi tiêu đề của bảng, không số nào được lặp lại.
arithmetic-empty = Hãy đặt một quân để thấy hàng, cột, tổng và hiệu của nó.
arithmetic-square = Ô
arithmetic-repeated = Xuất hiện hơn một lần

## Asking about the position

asked-label = Đặt nốt các quân còn lại
complete = { $placed ->
    [0] Tìm một lời giải
   *[other] Đặt nốt
}
count-completions = { $placed ->
    [0] Đếm số lời giải
   *[other] Đếm số cách
}
list-completions = Liệt kê
solved-list = Xem mọi lời giải
solved-clear = Xóa bàn cờ
why-solved = Đã đặt đủ quân.
why-too-large = Bàn cờ quá lớn để đếm
completions-found = cách đặt nốt
asked-cancelled = Đã dừng.
impossible-conflict = Không thể đặt nốt: { $a } và { $b } tấn công nhau.
impossible-line = Không thể đặt nốt: { $line ->
    [file] cột { $unit }
    [row] hàng { $unit }
    [column] cột { $unit }
   *[rank] hàng ngang { $unit }
} không còn ô an toàn nào.
impossible-exhausted = Không thể đặt nốt: đã tìm vét cạn, thử { $positions } thế cờ.

## Hints and names

hint = Gợi ý
why-hint-all = Không còn gì để gợi ý thêm.
hint-culprit = { $piece ->
    [superqueen] Siêu hậu
   *[other] Quân hậu
} ở { $square } có mặt trong mọi xung đột: quân này đặt sai chỗ.
hint-pairs = { $count ->
    [1] { $a } và { $b } tấn công nhau: một trong hai quân đặt sai chỗ.
   *[other] { $count } cặp quân tấn công nhau, và không quân nào có mặt trong mọi cặp. Hãy dời { $a } hoặc { $b } trước.
}
hint-blame = { $count ->
    [0] Chỉ bỏ một quân thì không đủ.
    [1] Bỏ quân ở { $squares } thì đặt nốt được.
   *[other] Bỏ một trong các quân ở { $squares } thì đặt nốt được.
}
hint-forbidden = { $line ->
    [file] Cột { $unit }
    [row] Hàng { $unit }
    [column] Cột { $unit }
   *[rank] Hàng ngang { $unit }
} có ít ô an toàn nhất: { $free }. Các ô khác bị tấn công:
hint-forced = Phải đặt vào { $square }: { $others ->
    [0] { $line ->
        [file] cột { $unit }
        [row] hàng { $unit }
        [column] cột { $unit }
       *[rank] hàng ngang { $unit }
    } không còn ô an toàn nào khác.
   *[other] đặt vào ô an toàn nào khác của { $line ->
        [file] cột { $unit }
        [row] hàng { $unit }
        [column] cột { $unit }
       *[rank] hàng ngang { $unit }
    } cũng dẫn đến ngõ cụt.
}
hint-refuted = Đặt quân ở { $square } thì { $count ->
    [0] { "" }
   *[other] buộc phải đặt tiếp { $follows }, và{" "}
}{ $line ->
    [file] cột { $unit }
    [row] hàng { $unit }
    [column] cột { $unit }
   *[rank] hàng ngang { $unit }
} không còn ô an toàn nào.
hint-attack = { $square }: { $line ->
    [row] cùng hàng ngang với { $by }
    [rank] cùng hàng ngang với { $by }
    [column] cùng cột với { $by }
    [file] cùng cột với { $by }
    [diagonal] cùng đường chéo đi xuống với { $by }
    [antidiagonal] cùng đường chéo đi lên với { $by }
   *[other] cách { $by } một nước mã
}
hint-others = và { $more } ô nữa, như hình vẽ
hint-reveal = Hãy đặt một quân ở { $square }: từ đó vẫn đạt được một lời giải.
hint-unknown = Tìm quá lâu nên chưa biết có thể đặt nốt thế cờ này hay không.
solution-name = Lời giải số { $number }/{ $all }: { $symmetry ->
    [identity] chính là
    [quarter-turn] ảnh xoay 90° của
    [half-turn] ảnh xoay 180° của
    [three-quarter-turn] ảnh xoay 270° của
    [flip-horizontal] ảnh lật trái–phải của
    [flip-vertical] ảnh lật trên–dưới của
    [transpose] ảnh lật qua đường chéo chính của
   *[anti-transpose] ảnh lật qua đường chéo phụ của
} lời giải cơ bản số { $fundamental }/{ $fundamentals }.
solution-images = Mọi ảnh đối xứng

## The start

start-title = Hôm nay
start-about = Bezzel nói về cách đặt quân hậu và đi quân mã trên bàn cờ: câu đố, mọi lời giải, và cách chương trình tìm ra chúng.
start-puzzle = Câu đố hôm nay
start-puzzle-progress = { $standing ->
    [solved] đã giải { $solved }/{ $grades }
   *[begun] đang giải
}
start-tour = Hành trình hôm nay
start-watch = Xem chương trình quay lui
start-lessons = Học qua sáu bài học
start-program = Kiểm tra chương trình của bạn
