### Kết quả cuộc đua của hai cách tìm.

race-first = { $goal ->
    [first] Có lời giải trước
    [all] Có mọi lời giải trước
    [none] Biết trước rằng không có lời giải
    [first-tour] Có hành trình trước
    [all-tour] Có mọi hành trình trước
   *[none-tour] Biết trước rằng không có hành trình
}
race-goal = { $goal ->
    [first] Lời giải đầu tiên
    [all] Mọi lời giải
    [none] Biết rằng không có lời giải
    [first-tour] Hành trình đầu tiên
    [all-tour] Mọi hành trình
   *[none-tour] Biết rằng không có hành trình
}
race-one = { $first }: { $one }, { $clock ->
    [tests] sau { $time } lần thử
    [line] sau { $time } dòng
   *[step] ở bước { $time }
} ({ $other }: { $later }).
race-both = { $goal }: cả hai { $clock ->
    [tests] sau { $time } lần thử
    [line] sau { $time } dòng
   *[step] ở bước { $time }
}.
race-only = { $first }: { $one }, { $clock ->
    [tests] sau { $time } lần thử
    [line] sau { $time } dòng
   *[step] ở bước { $time }
}. { $other }: chưa, trong { $clock ->
    [line] { $known } dòng đã chạy
   *[step] { $known } bước mà trang đã xem
}.
race-why-marks = Cả hai thử những ô như nhau theo cùng thứ tự, nên không bên nào hơn. Khác nhau là công việc của mỗi lần thử: “{ $one }” so ô ấy với tối đa { $most } quân hậu, còn “{ $other }” xem ba dấu.
race-why-walk = “{ $one }” điền từng cột, “{ $other }” điền từng hàng. Đó là cùng một cách tìm trên bàn cờ lật qua đường chéo, nên không bên nào hơn.
race-why-masks = Mỗi lần thử của “{ $one }” cho biết mọi ô an toàn của một hàng, và không ô bị tấn công nào được xét. “{ $other }” thử riêng từng ô.
race-same-queens = Cả hai đặt hậu như nhau, { $count } lần.
race-why-fewest = “{ $one }” luôn chọn tiếp hàng hoặc cột có ít ô an toàn nhất, nên thấy ngay khi một hàng hoặc cột không còn ô nào. Trước mỗi lần chọn, cách này so sánh tất cả những ô mà hàng và cột chưa có hậu.
race-placed = Cách này đặt hậu { $few } lần, “{ $other }” { $many } lần.
race-why-repair = “{ $one }” không xét hết các thế cờ: đặt ngẫu nhiên mỗi hàng một quân hậu, chuyển lần lượt các quân hậu bị tấn công, và dừng ở lời giải đầu tiên. Khi nào có lời giải ấy là tùy hạt giống ngẫu nhiên.
race-why-anywhere = “{ $one }” đặt cùng những quân hậu đó theo mọi thứ tự, nên mỗi lời giải được tìm thấy n! lần.
race-why-rule = Cả hai thử những nước đi như nhau. Quy tắc Warnsdorff chỉ xếp thứ tự: ô có ít nước đi tiếp nhất đứng trước, để những ô khó đến không bị để lại sau cùng. Để làm vậy, cách này còn thử tám nước đi từ mỗi ô đến được.
race-same-visits = Để tìm mọi hành trình, cả hai đi vào ô { $count } lần: ở đây thứ tự không bớt được lần nào.
race-own-clock = Mỗi dòng của chương trình đi cùng một bước của “{ $other }”.
race-own-work = Tất cả, chương trình chạy { $lines } dòng và đặt hậu { $few } lần; “{ $other }” cần { $steps } bước và đặt hậu { $many } lần.
race-before-same = Cả hai chạy cùng một chương trình.
race-before-work = Lần này: { $lines } dòng, { $few } lần đặt quân. Lần trước: { $earlier } dòng, { $many } lần đặt quân.
