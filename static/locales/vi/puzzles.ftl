### Câu đố.

## Câu đố nào

puzzle-title-today = Câu đố hôm nay
puzzle-title-day = Câu đố ngày { $day }
puzzle-title-number = Câu đố số { $number }
puzzle-title-own = Câu đố tự tạo
puzzle-today = Hôm nay
puzzle-future = Ngày { $day } chưa đến. Đây là câu đố của ngày đó.
puzzle-kind = Loại
puzzle-kind-complete = Đặt nốt
puzzle-kind-regions = Theo vùng
puzzle-kind-knight = Số của quân mã
puzzle-rule = Quy tắc
puzzle-rule-chess = Quân hậu
puzzle-rule-touch = Không chạm nhau
puzzle-rule-superqueen = Siêu hậu
puzzle-grade = Độ khó
puzzle-grade-1 = 1
puzzle-grade-2 = 2
puzzle-grade-3 = 3
puzzle-grade-4 = 4
puzzle-needs-1 = Bạn chỉ cần thấy ô an toàn cuối cùng của { $kind ->
    [regions] { $row ->
        [row] một hàng, một cột hay một vùng.
       *[rank] một hàng ngang, một cột hay một vùng.
    }
   *[complete] { $row ->
        [row] một hàng hay một cột.
       *[rank] một hàng ngang hay một cột.
    }
}
puzzle-needs-2 = Bạn còn phải nhận ra { $kind ->
    [regions] { $row ->
        [row] một vùng nằm gọn trong một hàng hay cột, hoặc những ô bị quân hậu của một hàng, cột hay vùng loại trừ dù nó đứng ở đâu.
       *[rank] một vùng nằm gọn trong một hàng ngang hay cột, hoặc những ô bị quân hậu của một hàng ngang, cột hay vùng loại trừ dù nó đứng ở đâu.
    }
   *[complete] { $row ->
        [row] những ô bị quân hậu của một hàng hay cột loại trừ dù nó đứng ở đâu.
       *[rank] những ô bị quân hậu của một hàng ngang hay cột loại trừ dù nó đứng ở đâu.
    }
}
puzzle-needs-3 = Bạn còn phải nhận ra { $kind ->
    [regions] { $row ->
        [row] một nhóm vùng nằm gọn trong số hàng (hay số cột) đúng bằng số vùng, chẳng hạn hai vùng nằm gọn trong hai hàng.
       *[rank] một nhóm vùng nằm gọn trong số hàng ngang (hay số cột) đúng bằng số vùng, chẳng hạn hai vùng nằm gọn trong hai hàng ngang.
    }
   *[complete] { $row ->
        [row] một nhóm hàng có các ô an toàn nằm gọn trong số cột đúng bằng số hàng, chẳng hạn hai hàng chỉ còn ô an toàn ở cùng hai cột; hoặc ngược lại.
       *[rank] một nhóm hàng ngang có các ô an toàn nằm gọn trong số cột đúng bằng số hàng, chẳng hạn hai hàng ngang chỉ còn ô an toàn ở cùng hai cột; hoặc ngược lại.
    }
}
puzzle-needs-4 = Bạn còn phải giả sử có quân hậu ở một ô rồi tìm ra mâu thuẫn.
puzzle-ungraded = Chỉ biết độ khó khi có đúng một lời giải.
puzzle-others = Câu đố khác
puzzle-source = Câu đố nào
puzzle-source-day = Hôm nay
puzzle-source-number = Theo số
puzzle-source-own = Tự tạo
puzzle-number = Số
puzzle-open = Mở câu đố từ nơi khác

## Giải

puzzle-toolbar = Giải câu đố
puzzle-share = In và chia sẻ
puzzle-pictures = Lưu thành hình, viết cho LaTeX
puzzle-goal = { $kind ->
    [regions] Mỗi hàng, mỗi cột và mỗi vùng có đúng một quân hậu
   *[complete] Mỗi hàng và mỗi cột có đúng một quân hậu
}{ $rule ->
    [touch] , không hai quân nào chạm nhau, kể cả ở góc.
    [superqueen] , không hai quân nào tấn công nhau. Chúng còn đi được nước mã.
   *[queen] , không hai quân nào tấn công nhau.
}
puzzle-press = { $first ->
    [queens] Nhấn: đặt hậu. Nhấn lần nữa: gạch bỏ.
   *[crosses] Nhấn: gạch bỏ. Nhấn lần nữa: đặt hậu.
}
puzzle-grade-label = Độ khó { $grade }{ $standing ->
    [solved] , đã giải xong
    [begun] , đang giải
   *[none] { "" }
}
puzzle-solved-in = Đã giải trong { $time }, { $hints ->
    [0] không cần gợi ý
   *[other] với { $hints } gợi ý
}.
puzzle-sort = { $kind }, { $rule }{ $grade ->
    [0] { "" }
   *[other] , độ khó { $grade }
}
copy-result = Sao chép kết quả
share-result = Chia sẻ kết quả
copy-marked = Sao chép liên kết kèm phần tôi đã làm
copy-puzz-link = Sao chép puzz.link
copy-grid = Sao chép dạng văn bản
copy-proof = Sao chép chứng minh
puzzle-placed = { $piece ->
    [superqueen] { $placed }/{ $n } siêu hậu
   *[queen] { $placed }/{ $n } quân hậu
}
puzzle-conflict = { $piece ->
    [superqueen] { $placed }/{ $n } siêu hậu
   *[queen] { $placed }/{ $n } quân hậu
}. Hai quân này không thể cùng ở lại: { $pair } ({ $reason }){ $more ->
    [0] { "" }
   *[other] , còn { $more } cặp nữa
}.
puzzle-clash = { $clash ->
    [house] cùng ở { $house }
    [touch] chạm nhau
    [diagonal] cùng một đường chéo
   *[knight] cách nhau một nước mã
}
puzzle-checked = { $wrong ->
    [0] Đến giờ mọi thứ đều đúng.
   *[other] Có { $wrong } ô sai, được đánh dấu trên bàn cờ.
}
puzzle-solved = Đã giải xong. { $piece ->
    [superqueen] { $n } siêu hậu đứng đúng chỗ
   *[queen] { $n } quân hậu đứng đúng chỗ
}: không có lời giải nào khác.
puzzle-making = Đang tạo câu đố.
puzzle-cancelled = Đã dừng trước khi tạo xong câu đố.
puzzle-square = { $region ->
    [none] { "" }
   *[other] vùng { $region },{" "}
}{ $content ->
    [given] quân hậu cho sẵn
    [queen] quân hậu
    [superqueen] siêu hậu
    [cross] đã gạch bỏ
   *[empty] chưa có gì
}{ $fault ->
    [conflict] , xung đột
    [wrong] , sai
    [unproved] , chưa có lý do
    [doubtful] , chưa chắc
   *[none] { "" }
}
check = Kiểm tra
puzzle-next = Câu đố tiếp theo
puzzle-watch = Xem máy tìm lời giải
puzzle-unwatch = Trở lại giải câu đố
puzzle-search = Từng hàng từ trên xuống, máy đặt quân hậu vào ô đầu tiên mà không quân hậu nào khác loại trừ. Khi một hàng không còn ô nào, máy nhấc quân hậu cuối cùng lên và thử ô kế tiếp của quân đó.
puzzle-search-place = Bước { $at }/{ $last }, đã nhấc lên { $back } lần.
puzzle-why-empty = Chưa đặt gì cả
puzzle-why-unknown = Chưa biết lời giải
puzzle-why-complete = Gợi ý đã nói hết. Nút bên dưới gợi ý sẽ làm theo.
puzzle-habits = Tùy chọn
puzzle-order = Nhấn lần đầu sẽ đặt
puzzle-order-crosses = Dấu gạch
puzzle-order-queens = Quân hậu
puzzle-auto-cross = Gạch bỏ những ô mà một quân hậu loại trừ
puzzle-check-at-once = Chỉ ra lỗi ngay
puzzle-prove = Chứng minh: nêu lý do cho từng bước
puzzle-keys = Kéo qua các ô để gạch bỏ chúng. Phím: phím cách nhấn vào ô, X đặt dấu gạch, Enter đặt quân hậu.

## Gợi ý

puzzle-hint = Gợi ý
puzzle-hint-do = Làm giúp
puzzle-house = { $sort ->
    [rank] hàng ngang { $name }
    [file] cột { $name }
    [row] hàng { $name }
    [column] cột { $name }
   *[region] vùng { $name }
}
puzzle-look = Hãy nhìn vào đây: { $houses }.
puzzle-suppose = Giả sử có quân hậu ở { $square }. Điều gì sẽ xảy ra?
puzzle-mistakes = { $count ->
    [1] Ô này sai: { $squares }.
   *[other] Những ô này sai: { $squares }.
}
puzzle-excluded = { $count ->
    [1] Quân hậu ở { $queen } loại trừ { $crossed }.
   *[other] Quân hậu ở { $queen } loại trừ các ô này: { $crossed }.
}
puzzle-last = Chỉ còn một ô an toàn trong { $house }: quân hậu đứng ở { $square }.
puzzle-within = { $count ->
    [1] Mọi ô an toàn của { $houses } đều nằm trong { $within }, nên quân hậu của { $within } đứng ở một trong các ô đó. Gạch bỏ phần còn lại của { $within }: { $crossed }.
   *[other] Mọi ô an toàn của { $houses } đều nằm trong { $within }, nên các quân hậu của { $within } đứng trong số các ô đó. Gạch bỏ phần còn lại của { $within }: { $crossed }.
}
puzzle-common = Dù quân hậu của { $house } đứng ở đâu, các ô này cũng không thể có hậu: { $crossed }.
puzzle-refuted = { $count ->
    [0] Nếu có quân hậu ở { $square } thì { $house } không còn ô an toàn nào. Gạch bỏ { $square }.
   *[other] Quân hậu ở { $square } buộc phải có quân hậu ở { $follows }. Khi đó { $house } không còn ô an toàn nào. Gạch bỏ { $square }.
}
puzzle-impossible = Không còn ô an toàn nào trong { $house }.

## Tự tạo

puzzle-edit = Sửa câu đố này
puzzle-play = Giải câu đố
puzzle-make-unique = Sửa giúp để chỉ còn một lời giải
puzzle-make-complete = Nhấn vào một ô để cho sẵn quân hậu ở đó, nhấn lần nữa để bỏ đi.
puzzle-make-regions = Kéo từ một vùng qua đường viền của nó: vùng lan ra các ô trên đường đi. Nhấn vào một ô để cho sẵn quân hậu. Trên bàn phím, gõ một chữ cái để tô ô đó.
puzzle-make-doubtful = Có { $count } ô chưa chắc, được đóng khung. Nhấn vào một ô để chuyển nó sang vùng kế tiếp bên cạnh.
puzzle-refused-last = Vùng { $region } sẽ mất ô cuối cùng.
puzzle-refused-torn = Không có { $square } thì vùng { $region } bị tách rời.
puzzle-refused-apart = { $square } không nằm cạnh vùng { $region }.
puzzle-one = Đúng một lời giải, không cần đoán: độ khó { $grade }.
puzzle-one-guessed = Đúng một lời giải, nhưng chỉ suy luận thì chưa tìm ra được.
puzzle-several = { $more ->
    [0] Có { $count } lời giải. Hai trong số đó:
   *[other] Có ít nhất { $count } lời giải. Hai trong số đó:
}
puzzle-none = Không có lời giải: thử cách nào cũng không được.
puzzle-none-conflict = Không có lời giải: { $a } và { $b } không thể cùng ở lại ({ $reason }).
puzzle-none-deduced = { $steps ->
    [0] Không có lời giải.
   *[other] Không có lời giải, { $steps } bước suy luận cho thấy điều đó.
} { $reason }
puzzle-path = Vì sao chỉ có một lời giải
puzzle-path-part = Những gì suy luận được
puzzle-why-not-unique = Câu đố chưa có đúng một lời giải
puzzle-on-board = Mở các quân hậu cho sẵn trên Bàn cờ

## Những gì được lưu

puzzle-past-days = Những ngày trước
puzzle-weekdays = T2 T3 T4 T5 T6 T7 CN
puzzle-month = Tháng { $month } năm { $year }
puzzle-month-before = Tháng trước
puzzle-month-after = Tháng sau
puzzle-day = Ngày { $number }, { $month }{ $when ->
    [today] , hôm nay
   *[past] { "" }
}: đã giải { $solved }/{ $grades }
puzzle-stored = { $puzzles ->
    [0] Chưa giải câu đố nào trên thiết bị này.
   *[other] Đã giải { $puzzles } câu đố trên thiết bị này.
}
puzzle-days-in-a-row = Số ngày liên tiếp có câu đố được giải ngay trong ngày hoặc hôm sau: { $days }
puzzle-forget = Xóa mọi câu đố đã lưu

## Trên giấy

sheet = Tờ câu đố để in
sheet-count = Số câu đố
sheet-count-1 = Chỉ câu này
sheet-count-4 = 4
sheet-count-6 = 6
sheet-count-12 = 12
sheet-first = Câu đầu tiên
sheet-make = Tạo các câu đố
sheet-making = Đang tạo các câu đố.
sheet-ready = Có thể in, lời giải nằm ở trang riêng. Giấy A4 hay Letter đều được.
sheet-solutions = Lời giải
sheet-grade = Độ khó { $grade }
sheet-why-not-made = Các câu đố chưa được tạo
sheet-why-none = Không có câu đố nào với loại, độ khó và kích thước này
