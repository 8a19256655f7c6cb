### The visitor’s own program, on the board.

## The editor

own-source = Chương trình Python của bạn
own-placeholder = Viết hoặc dán chương trình đặt quân hậu hay đi quân mã
own-source-help = Tab thụt dòng vào, Shift+Tab lùi dòng ra. F9, hoặc nhấn vào số của dòng, đặt một điểm dừng. Để rời ô soạn thảo bằng bàn phím, hãy nhấn Escape rồi Tab.
own-begin = Bắt đầu từ chương trình mẫu…
own-written-list = Danh sách các cột
own-written-matrix = Ma trận: hãy tìm lỗi
own-written-arrays = Mảng đánh dấu, có hai chỗ trống cần điền
own-written-masks = Mặt nạ bit
own-written-generator = Hàm sinh (generator)
own-written-class = Lớp (class)
own-written-permutations = Hoán vị, có một chỗ trống cần điền
own-written-knight = Hành trình của quân mã theo quy tắc Warnsdorff
own-open = Mở tệp
own-open-refused = Không đọc được tệp. Cần tệp văn bản không quá 1 MB.
own-from-link = Chương trình này đến từ một liên kết. Hãy đọc trước khi chạy. Nó chỉ chạy khi bạn nhấn Chạy.
own-from-written = Đây là một chương trình mẫu. Bạn cứ sửa tùy ý; bản đã sửa trở thành bản nháp của bạn.
own-bring-back = Quay lại chương trình của tôi
own-earlier = Quay lại chương trình trước của tôi
own-delete = Xóa bản nháp
own-undelete = Hoàn tác: lấy lại bản nháp
own-not-stored = Trình duyệt không cho trang này lưu dữ liệu: chương trình của bạn sẽ mất khi đóng trang. Hãy lưu nó thành tệp, hoặc sao chép liên kết.
own-input = Dữ liệu vào: các dòng mà input() đọc
own-args = Tham số: các từ trong sys.argv sau tên chương trình
own-too-long = Chương trình quá dài, không đặt vừa trong liên kết. Hãy lưu thành tệp để gửi đi.
# Words of the editor’s search and of its reports. A $ is the place of a number.
editor-find = Tìm
editor-replacement = Thay bằng
editor-next = sau
editor-previous = trước
editor-all = tất cả
editor-case = phân biệt hoa thường
editor-pattern = biểu thức chính quy
editor-word = cả từ
editor-replace = thay
editor-replace-all = thay tất cả
editor-current = kết quả hiện tại
editor-on-line = ở dòng
editor-replaced = đã thay kết quả ở dòng $
editor-replaced-all = đã thay $ kết quả
editor-go-to-line = Đến dòng
editor-go = đến
editor-errors = Lỗi
editor-no-errors = Không có lỗi
editor-deleted = Đã xóa phần được chọn
editor-control = Ký tự điều khiển

## The run

own-try = Thử tám quân hậu
own-run = Chạy
own-stop = Dừng
own-why-none = Theo hướng này, lần chạy không còn bước nào như vậy
own-no-engine = Bản này của trang không có Python. Bạn có thể viết và chia sẻ chương trình, nhưng không chạy được.
own-loads = Lần chạy đầu tiên tải Python: 2,5 MB, chỉ một lần. Chương trình của bạn không rời khỏi máy này.
own-loading = Đang tải Python: { $percent }%
own-running = Đang chạy: đã qua { $lines } dòng
own-stopped = Bạn đã dừng chương trình. Vẫn xem lại được các dòng đã ghi.
own-stopped-limit = Chương trình không kết thúc nên trang đã dừng nó. Vẫn xem lại được các dòng đã ghi.
own-stopped-line = Một dòng chạy mười giây mà không kết thúc nên trang đã dừng chương trình. Vẫn xem lại được các dòng đã ghi.
own-limit-lines = Trang đã ghi { $lines } dòng đầu; sau đó chương trình vẫn chạy tiếp.
own-limit-bytes = Bản ghi đã đầy sau { $lines } dòng; sau đó chương trình vẫn chạy tiếp.
own-judging = Đang đánh giá lần chạy
own-partial = Chương trình có quá nhiều biến, hoặc có biến quá lớn. Trang chỉ ghi một phần trong số đó.
own-drawing = Hình mà { $name } vẽ không hiện ở đây: các lời gọi của nó không làm gì.
own-not-loaded = Không tải được Python. Hãy kiểm tra kết nối rồi nhấn Chạy lần nữa.
own-other-build = Trang và Python của trang thuộc hai bản khác nhau. Hãy tải lại trang.
own-crashed-depth = Các lời gọi lồng nhau sâu hơn mức trình duyệt này cho phép. Đệ quy có điểm dừng không?
own-crashed-memory = Chương trình cần nhiều bộ nhớ hơn mức hiện có.
own-crashed-fault = Python gặp sự cố. Đây là lỗi của trang, không phải của chương trình.
own-damaged = Không đọc được bản ghi của lần chạy này. Đây là lỗi của trang.
own-changed = Chương trình đã thay đổi sau lần chạy. Nhấn Chạy để xem các dòng của nó.
own-at-line = Tiếp theo là dòng { $line }.
own-at-break = Tiếp theo là dòng { $line }: một điểm dừng.
own-at-end = Chương trình đã kết thúc.
own-at-end-failed = Chương trình kết thúc vì lỗi.
own-at-stop = Bản ghi dừng ở đây.
own-place = dòng thứ { $step } trong { $last }
own-breaks = Điểm dừng: { $count } dòng, là { $lines }.
own-breaks-idle = Dòng { $lines } không có trong bản ghi, nên không dừng ở đó.
own-breaks-beyond = Dòng { $lines } nằm sau dòng cuối: chương trình có { $all } dòng.
own-clear-breaks = Bỏ các điểm dừng
own-to-line = Đến dòng { $line }
own-next-break = Điểm dừng →
own-previous-break = ← Điểm dừng
own-change-of = Biến cần theo dõi
own-change-of-call = { $variable } trong { $function }
own-next-change = Lần đổi tiếp theo
own-unchanging = Trong bản ghi, “{ $variable }” không đổi nữa.
own-out-of-call = Ra khỏi lời gọi này
own-why-no-end = Bản ghi kết thúc trước khi lời gọi này kết thúc

## What is seen

own-variables = Biến
own-variables-of = Trong { $function }
own-variables-global = Trong toàn chương trình
own-more-variables = và { $more } biến nữa
own-list-here = Danh sách { $number }. Nó có mặt ở nhiều chỗ.
own-list-there = Đây chính là danh sách { $number }, không phải bản sao.
own-call = Hàm
own-line = Dòng
own-values = Giá trị
own-more-calls = Không hiện { $more } lời gọi bên ngoài
own-texts = Vào, ra
own-output = Đã in ra
own-output-cut = Chỉ hiện phần cuối của kết quả in ra.
own-square-knight = quân mã, số { $number }
own-square-number = số { $number }
own-board-label = Bàn cờ { $rows } hàng, { $columns } cột, đọc từ chương trình
own-board-begin = Hãy viết một chương trình, hoặc thử tám quân hậu: bàn cờ hiện từng dòng.
own-board-none = Hãy chạy chương trình: bàn cờ sẽ hiện các biến của nó theo từng dòng.
own-board-unsure = Trang không chắc biến nào là bàn cờ. Biến nào chứa các quân hậu hay quân mã?
own-board-nowhere = Không có biến nào của chương trình giống bàn cờ.
own-board-reading = Hiện trên bàn cờ
own-reading-choose = Chọn một biến…
own-reading-printed = thế cờ được in ra gần nhất
own-reading-names = { $variable }: các ô theo tên
own-reading = { $variable }: { $kind ->
    [columns] { $by ->
        [columns] hàng của mỗi cột
       *[rows] cột của mỗi hàng
    }
    [masks] mặt nạ bit của mỗi hàng
    [pairs] các ô dưới dạng cặp số
    [indices] các ô theo số, lần lượt từng hàng
    [matrix] ma trận có dấu ở ô có quân
    [numbers] số thứ tự của mỗi lần đến
    [integer] mỗi ô một bit
    [frames] cột trong mỗi lời gọi
   *[frame-masks] bit của cột trong mỗi lời gọi
}, tính từ { $from }
algorithm-before = Lần chạy trước của bạn
own-count-lines = Số dòng đã chạy
own-count-calls = Số lời gọi hàm
own-count-placements = Số lần đặt quân
own-count-dead-ends = Ngõ cụt
own-count-solutions = Lời giải tìm được
own-count-note = Số lần đặt quân là số bước mà sau đó bàn cờ có nhiều quân hơn trước. Ngõ cụt là { $tree ->
    [yes] lời gọi không tìm được lời giải và không gọi tiếp
   *[no] bước mà sau đó bàn cờ mất một quân khi chưa có lời giải
}. Mỗi lời giải được tính một lần, dù được in bao nhiêu lần. Lời giải chỉ nằm trong biến cũng được tính.
own-node-program = Toàn bộ chương trình.
own-call-returned = { $call } trả về { $value }.
own-call-unsure = { $call } trả về None, hoặc bị một ngoại lệ kết thúc.
own-call-open = { $call } không kết thúc trong bản ghi.
own-node-calls = Lời gọi này gọi tiếp { $calls } lần, và tự tìm được { $solutions } lời giải.
own-node-solution = Lời gọi này tìm được { $solutions } lời giải.
own-node-dead-end = Ngõ cụt: không gọi tiếp và không có lời giải.
own-node-steps = Lời gọi này chạy từ bước { $first } đến bước { $last }.

## The judgement

own-count-wrong = Lời giải sai
own-verdict = Đánh giá
own-outcome-all = Chương trình tìm được cả { $found } lời giải và không có gì thừa.
own-outcome-none = Bài toán không có lời giải, và chương trình không tìm ra lời giải nào.
own-outcome-one = Chương trình tìm được một lời giải đúng.
own-outcome-missing = Tìm được { $found } trong { $exist } lời giải, tất cả đều đúng. Còn thiếu những lời giải khác.
own-outcome-right = Tìm được { $found } lời giải, tất cả đều đúng.
own-outcome-wrong = Chương trình nhận một kết quả sai làm lời giải.
own-outcome-nothing = Chương trình không tìm được lời giải nào, trong khi có { $exist }.
own-outcome-no-tour = Chương trình không tìm được lời giải nào.
own-outcome-count = Con số này đúng: có { $number } lời giải.
own-outcome-yes = Chương trình cho biết có lời giải, và một lời giải đã có trên bàn cờ của nó.
own-outcome-essential = Chương trình in { $printed } lời giải, mỗi nhóm ảnh đối xứng một lời giải. Như vậy là đúng.
own-outcome-wrong-count = Chương trình cho số { $number }, nhưng { $exist ->
    [0] không có lời giải nào
   *[other] có { $exist } lời giải
}.
own-outcome-seen-count = Khi chạy, cả { $seen } lời giải đều có trên bàn cờ, nhưng chương trình cho số { $number }.
own-outcome-wrong-none = Chương trình nói không có lời giải, nhưng có { $exist } lời giải.
own-outcome-seen-none = Khi chạy, { $all ->
    [yes] cả { $seen } lời giải đều
   *[no] { $seen } lời giải
} có trên bàn cờ, nhưng chương trình nói không có lời giải nào.
own-outcome-wrong-no-tour = Chương trình nói không có hành trình nào, nhưng có.
own-outcome-wrong-closed = Chương trình gọi hành trình của nó là hành trình đóng, nhưng từ ô cuối không có nước đi nào về ô đầu.
own-outcome-wrong-yes = Chương trình nói có lời giải, nhưng không có lời giải nào.
own-outcome-part = Chương trình đưa ra một bàn cờ chưa đầy đủ.
own-outcome-numbers = Số thứ tự mà chương trình đặt cho các lời giải không bắt đầu từ 0 hay 1.
own-outcome-silent = Khi chương trình chạy, { $seen } lời giải đã có trên bàn cờ, nhưng nó không in ra và cũng không trả về lời giải nào.
own-outcome-not-called = Chương trình chỉ định nghĩa { $name }. Không có lời gọi nào.
own-outcome-short = Tìm kiếm kết thúc khi còn { $attacks } cặp quân hậu tấn công nhau. Chương trình không nói đó là lời giải.
own-outcome-error = Chương trình chưa chạy đến hết, nên không thể nói gì về các lời giải của nó.
own-outcome-stopped = Chương trình bị dừng trước khi kết thúc. Đến lúc đó trang thấy { $found } lời giải; không thể biết đã đủ chưa.
own-outcome-unknown = Trang không thể nói chương trình này có đúng không. { $found ->
    [0] Trang không thấy lời giải nào trên bàn cờ, trong kết quả in ra hay trong giá trị trả về
   *[other] Trang thấy { $found } lời giải
}.
own-resting = { $kind ->
    [last-solution] Bàn cờ cho thấy lời giải cuối cùng, ở dòng { $line }.
    [last-full] Bàn cờ cho thấy thế cờ đầy đủ cuối cùng, ở dòng { $line }.
   *[last] Bàn cờ cho thấy những quân cuối cùng trên bàn, ở dòng { $line }.
}
own-last-output = Những dòng in ra cuối cùng
own-fault-conflict = Trong kết quả sai đầu tiên, hai quân hậu ở { $a } và { $b } tấn công nhau.
own-fault-visited = Trong kết quả sai đầu tiên, lần đến thứ { $number } là ô { $square }, nơi quân mã đã đi qua.
own-fault-leap = Trong kết quả sai đầu tiên, bước { $number } đi từ { $from } đến { $to }: đó không phải nước mã.
own-fault-length = Kết quả sai đầu tiên có { $found } phần tử, lẽ ra phải có { $expected }.
own-fault-other = Kết quả sai đầu tiên không phải một bàn cờ đầy đủ.
own-cause-not-tested = Nguyên nhân có thể là: { $line ->
    [row] chương trình không so các quân hậu trong cùng một hàng
    [column] chương trình không so các quân hậu trong cùng một cột
    [falling] chương trình không kiểm tra đường chéo đi xuống, hoặc chỉ kiểm tra một phần
    [rising] chương trình không kiểm tra đường chéo đi lên, hoặc chỉ kiểm tra một phần
   *[several] có những đường mà chương trình không kiểm tra, hoặc chỉ kiểm tra một phần
}.
own-cause-not-copied = Nguyên nhân có thể là: “{ $variable }” chứa cùng một danh sách nhiều lần. Hãy thêm một bản sao, chẳng hạn list(…).
own-cause-range = Nguyên nhân có thể là: không có quân hậu nào được đặt ở { $unit ->
    [row] hàng
   *[column] cột
} { $end ->
    [first] đầu tiên
   *[last] cuối cùng
}. Có phải range thiếu một không?
own-cause-mark = Nguyên nhân có thể là: một dấu trong “{ $variable }” còn lại sau khi quân hậu được nhấc lên.
own-cause-never-back = Nguyên nhân có thể là: không quân hậu nào được nhấc lên khỏi bàn cờ. Gặp ngõ cụt, chương trình phải bỏ quân hậu cuối cùng và thử ô tiếp theo.
own-cause-aliased = Nguyên nhân: mọi hàng của “{ $variable }” là cùng một danh sách. Hãy viết [[0] * n for _ in range(n)].
own-cause-edge = Nguyên nhân: khi một quân hậu ở rìa bàn cờ, chương trình không nhận ra nó tấn công. Một vòng lặp kiểm tra dừng sớm một ô.
own-cause-array = Nguyên nhân: “{ $variable }” có quá ít phần tử. Tổng và hiệu của hàng và cột đều có 2n − 1 giá trị.
own-cause-unused = Nguyên nhân: dòng { $line } không dùng giá trị của lời gọi bên trong. Lời giải tìm được ở đó lại bị mất.
own-cause-early = Nguyên nhân: hàm trả về ngay trong vòng lặp, sau ô đầu tiên được thử. Lệnh return phải ở sau vòng lặp.
own-cause-late = Nguyên nhân: ô chỉ được đánh dấu khi lời gọi bên trong đã trả về. Hãy đánh dấu trước lời gọi.
own-cause-unmarked = Nguyên nhân: dấu của một ô không bao giờ được xóa sau ngõ cụt.
own-cause-depth = Trang cho phép tối đa 250 lời gọi lồng nhau, mà chương trình này cần nhiều hơn. Không thể nói gì về các lời giải của nó.
own-add-call = Thêm lời gọi
own-convert-python-2 = Chuyển sang Python 3
own-leave-import-out = Bỏ lệnh import
own-python-2 = Đây là Python 2. Trang chạy Python 3.
own-to-wrong = Xem kết quả sai
own-to-placed = Xem chỗ bắt đầu sai
own-placed = { $square }, được đặt ở dòng { $line }

## Errors

own-error-line = Dòng { $line }:
own-error-meant = Có phải ý bạn là “{ $name }”?
own-error-name = tên “{ $name }” chưa có giá trị ở đây. Bạn viết sai tên, hay dùng nó quá sớm?
own-error-unbound = “{ $name }” được dùng trước khi có giá trị trong hàm. Có thiếu “global” hay “nonlocal” không?
own-error-index = không có phần tử mang số này. Các phần tử được đánh số từ 0 đến độ dài trừ 1.
own-error-key = từ điển không có khóa { $key }.
own-error-attribute = giá trị kiểu { $class } không có thuộc tính hay phương thức “{ $name }”.
own-error-type = một giá trị có kiểu không hợp với phép toán này.
own-error-arguments = hàm được gọi với quá ít hoặc quá nhiều tham số.
own-error-value = hàm nhận một giá trị mà nó không dùng được.
own-error-zero = phép chia cho số không.
own-error-recursion = các lời gọi lồng nhau quá sâu: chỉ ghi được tối đa 250. Đệ quy có điểm dừng không?
own-error-module = không có mô-đun “{ $name }”. Trang có math, random, itertools, collections, re, datetime, json và các mô-đun khác, cùng một phần nhỏ của numpy.
own-error-import = mô-đun không có “{ $name }”, hoặc bản của trang không có.
own-error-input = chương trình đọc nhiều hơn dữ liệu vào hiện có. Hãy viết các dòng vào ô dữ liệu vào.
own-error-assertion = điều kiện của assert không thỏa mãn.
own-error-memory = chương trình cần nhiều bộ nhớ hơn mức hiện có.
own-error-indent-missing = dòng này thuộc khối ở trên: hãy thụt dòng.
own-error-indent-unexpected = dòng này bị thụt vào nhưng phía trên không có khối nào bắt đầu.
own-error-indent-unmatched = mức thụt của dòng này không khớp với dòng nào ở trên. Mọi dòng trong một khối phải bắt đầu bằng cùng số dấu cách.
own-error-tabs = tab và dấu cách lẫn lộn ở đầu dòng. Hãy chỉ dùng dấu cách.
own-error-colon = thiếu dấu hai chấm ở cuối dòng.
own-error-print = print cần dấu ngoặc: print(…).
own-error-bracket = có dấu ngoặc chưa đóng, hoặc đóng bằng loại ngoặc khác.
own-error-text = chuỗi ký tự chưa kết thúc: thiếu dấu nháy đóng.
own-error-equals = “=” dùng để gán; để so sánh hãy viết “==”.
own-error-syntax = Python không đọc được chỗ này. Lỗi cũng có thể nằm ở cuối dòng trước.
own-error-other = chương trình kết thúc vì lỗi.
