## The list

lessons-lead = Sáu bài học cho ai muốn hiểu máy tính tìm kiếm thế nào. Bài học nằm cạnh bàn cờ; nhấn vào liên kết trong bài thì bàn cờ chuyển theo. Trong bài tập, bạn làm thay máy tính và biết ngay vì sao sai.
lesson-title-queens = Tự tay đặt tám quân hậu
lesson-title-backtracking = Quay lui với bốn quân hậu
lesson-title-arrays = Các mảng a, b và c
lesson-title-complexity = Ngõ cụt, tốc độ tăng, độ phức tạp
lesson-title-choices = Chọn khôn ngoan hơn
lesson-title-knight = Mã đi tuần
lesson-about-queens = Quân hậu tấn công những ô nào; hàng, cột, tổng và hiệu.
lesson-about-backtracking = Bốn quân hậu, toàn bộ quá trình tìm kiếm; đệ quy và ngăn xếp.
lesson-about-arrays = Cách chương trình nhớ những gì bị tấn công, và vì sao cần độ dời.
lesson-about-complexity = Việc tìm kiếm mất bao lâu, và O(n!) cho biết gì.
lesson-about-choices = Ba cách nhanh hơn: ít ô an toàn nhất trước, tính đối xứng, min-conflicts.
lesson-about-knight = Nước đi của quân mã, quy tắc Warnsdorff, bàn cờ không có hành trình.
lesson-progress = { $solved ->
    [0] { $tasks } bài tập
   *[other] Đã giải { $solved }/{ $tasks } bài tập
}
lessons-forget = Xóa các bài đã giải
lessons-stored = Bài đã giải chỉ được lưu trên thiết bị này. Không có gì được gửi đi.
lessons-teachers = Dành cho giáo viên

## A lesson

lesson-loading = Đang tải bài học…
lesson-missing = Không tải được bài học.
lesson-retry = Thử lại
lesson-next = Bài học tiếp theo: { $title }
lesson-next-task = Bài tập tiếp theo
lesson-list = Mọi bài học
lesson-all-tools = Mọi công cụ
lesson-fewer-tools = Bớt công cụ
lesson-close = Đóng bài học

## Tasks

task-title = Bài tập
task-board = Bàn cờ của bài tập
task-solved = Đúng.
task-wrong = Sai.
task-check = Kiểm tra thế cờ
task-another = Câu hỏi khác
show-answer = Xem đáp án
task-answer = Đáp án: { $answer }
task-leave = Mở ngoài bài tập
task-is-free = Ô này an toàn
task-over = Đã tìm xong
task-goes-on = { $line ->
    [column] Cột { $number }
   *[row] Hàng { $number }
}
task-asked = { $task ->
    [next-square] Ô nào được thử kế tiếp? Hãy chọn ô đó.
    [line] Dòng nào của chương trình được thực hiện kế tiếp?
    [cells] Kế tiếp, ba phần tử nào của a, b và c thay đổi?
    [verdict] Ô được thử kế tiếp nằm ở { $line ->
        [column] cột
       *[row] hàng
    } nào?
    [free] Ô này có an toàn không? Nếu không, hãy chọn một quân hậu tấn công ô ấy.
    [dead-end] Đặt vào mỗi hàng trong { $before } hàng đầu một quân hậu sao cho không có hai quân nào tấn công nhau và hàng { $number } không còn ô an toàn nào.
    [half-turn] Hãy đặt một lời giải không đổi khi xoay 180°.
    [pieces] Bỏ đi { $before } ô để phần còn lại rời thành { $number } mảnh mà quân mã không đi từ mảnh này sang mảnh kia được.
    [complete] Hãy đặt nốt các quân hậu còn lại trên bàn cờ { $number } × { $number }.
   *[move] Hãy đi theo quy tắc Warnsdorff: đến ô còn ít nước đi tiếp nhất.
}
task-given = Làm lại từ chương trình đã cho
task-program-all = Chương trình phải tìm được mọi lời giải { $n ->
    [0] của bài toán quân hậu
   *[other] cho { $n } quân hậu
}. Hãy điền chỗ trống hoặc sửa lỗi rồi chạy.
task-program-one = Chương trình phải tìm được một lời giải { $n ->
    [0] của bài toán quân hậu
   *[other] cho { $n } quân hậu
}. Hãy điền chỗ trống hoặc sửa lỗi rồi chạy.
task-program-tour = Chương trình phải tìm được một hành trình mã đi tuần{ $n ->
    [0] {""}
   *[other] {" "}trên bàn cờ { $n } × { $n } ô
}. Hãy điền chỗ trống hoặc sửa lỗi rồi chạy.
task-program-solutions = { $solutions } lời giải
task-program-right = mọi chương trình đạt yêu cầu này
task-happened = { $event ->
    [try] Đang xét ô { $square }.
    [reject] Ô { $square } bị tấn công.
    [place] Vừa đặt một quân hậu vào { $square }.
    [take] Vừa nhấc quân hậu ở { $square } lên.
    [solution] Đây là một lời giải. Thuật toán tìm tiếp những lời giải khác.
    [dead-end] Ngõ cụt: { $line ->
        [column] cột { $number }
       *[row] hàng { $number }
    } không còn ô an toàn.
    [exhausted] Đã thử mọi ô của { $line ->
        [column] cột { $number }
       *[row] hàng { $number }
    }.
    [choose] Đến lượt { $line ->
        [column] cột { $number }
       *[row] hàng { $number }
    }.
   *[start] Bắt đầu tìm kiếm.
}

## On paper

paper-answer = Trả lời
paper-answers = Đáp án
paper-class = Lớp
task-line = dòng lệnh { $line }

## Going before a run

first-next = Sang câu tiếp theo
first-goes-on = Tự chuyển câu sau khi trả lời đúng
first-stop = Ngừng hỏi
first-over = Lần chạy đã kết thúc.
first-place = Câu { $number }, đã qua { $percent }% lần chạy
first-tally = Đúng ngay lần đầu: { $at_once }/{ $answered }

## The code of a solved task

task-code = Mã để nộp cho giáo viên
task-code-words = Mã được tạo từ bài tập, tên và ngày; ba thứ giống nhau thì mã giống nhau trên mọi thiết bị, nên giáo viên có thể so sánh. Mã này không chống được gian lận. Không có gì được gửi đi.
task-code-name = Tên
task-code-day = Ngày

teachers-lead = Mã cho biết học sinh đã giải xong bài. Bên dưới là đáp án của mọi bài tập trong các bài học.
teachers-answers = Đáp án và ghi chú
class-codes = Mã của cả lớp
class-codes-words = Dán tên học sinh vào đây, mỗi dòng một tên. Mỗi tên có đúng mã mà trang cho học sinh ấy thấy khi giải xong mọi bài tập của bài học, hoặc bài tập của bạn, vào ngày này.
class-lesson = Bài học
class-task = Liên kết của bài tập do bạn tạo
class-task-help = Để trống nếu cần mã của một bài học. Hoặc dán liên kết của bài tập mà bạn đã tạo bằng “Tạo bài tập từ đây”, hoặc liên kết của nhiều bài tập.
class-task-refused = Liên kết này không có bài tập. Cần một liên kết được tạo bằng “Tạo bài tập từ đây”, hoặc liên kết của nhiều bài tập.
class-names = Tên

## A set of tasks

set-untitled = Bài tập
set-lead = Hãy giải các bài tập này theo thứ tự tùy ý. Khi giải xong tất cả, bạn nhận được ở đây một mã cho giáo viên.
set-begun = đang giải
set-solved = Đã giải
set-puzzle = Câu đố quân hậu
set-numbers = Câu đố quân mã
set-make = Nhiều bài tập trong một liên kết
set-make-words = Dán liên kết của các bài tập, mỗi dòng một liên kết. Đó có thể là bài tập tạo bằng “Tạo bài tập từ đây” và câu đố. Nếu bạn viết tên trước liên kết, học sinh sẽ thấy tên đó.
set-links = Liên kết của các bài tập
set-title = Tiêu đề
set-word = Từ bí mật
set-word-words = Hãy gửi liên kết cho học sinh. Học sinh nào giải xong tất cả bài tập sẽ nhận được một mã. Để xem danh sách tất cả các mã, hãy dán chính liên kết đó vào bên dưới. Danh sách sẽ hỏi từ bí mật, từ này không có trong liên kết.
set-too-long = Các bài tập này quá nhiều hoặc quá dài cho một liên kết. Một liên kết chứa tối đa { $most } bài tập.
set-elsewhere = Đây không phải là liên kết đến trang này.
set-damaged = Liên kết này bị hỏng: không đọc được giá trị của “{ $parameter }”.
set-no-puzzle = Liên kết này không chỉ đến một câu đố nhất định. Hãy mở câu đố và sao chép liên kết của nó ở mục “In và chia sẻ”.
set-no-task = Liên kết này không có bài tập. Cần một liên kết được tạo bằng “Tạo bài tập từ đây”, hoặc liên kết của một câu đố.
set-twice = Bài tập này đã có trong danh sách.
save-package = Lưu cho hệ thống học tập (SCORM 1.2)
save-package-words = Tệp chứa danh sách các bài tập này cho Moodle và các hệ thống học tập khác; hệ thống sẽ lưu mỗi học sinh đã giải được bài nào. Bài tập được mở từ trang này, nên học sinh phải truy cập được trang.
class-word-help = Các mã hiện ra khi bạn nhập đúng từ bí mật của các bài tập.

## Tasks of one's own

make-task = Tạo bài tập từ đây
make-task-words = Hãy đi đến trạng thái mà bạn muốn hỏi. Những câu hỏi sau hợp với trạng thái đó: làm thử, hoặc sao chép liên kết rồi giao cho lớp. Đáp án do chương trình tính ra.
make-task-program = Hãy viết chương trình đúng như bản sẽ giao cho học sinh, có chỗ trống hoặc có lỗi. Chọn bàn cờ rồi sao chép liên kết của một yêu cầu. Trang chấm mỗi lần học sinh chạy chương trình.
make-task-n = Số quân hậu, hay cạnh bàn cờ: n
make-task-none = Không có câu hỏi nào hợp với trạng thái này. Hãy đặt vài quân hậu lên bàn cờ, đi một bước ở Quay lui, hoặc đi vài nước mã.
make-task-close = Đóng danh sách

## Why an answer is wrong

wrong-next-in-unit = { $line ->
    [column] Cột
   *[row] Hàng
} hiện tại chưa hết ô: đến lượt ô kế tiếp.
wrong-next-unit = Mỗi { $line ->
    [column] cột
   *[row] hàng
} bắt đầu từ ô đầu tiên, dù ô ấy bị tấn công: chương trình phải xét mới biết.
wrong-behind-first = Trước hết một quân hậu được nhấc lên. { $line ->
    [column] Cột
   *[row] Hàng
} của quân ấy không bắt đầu lại từ đầu.
wrong-behind = Nhấc quân hậu ở { $queen } lên rồi thử ô kế tiếp của { $line ->
    [column] cột
   *[row] hàng
} đó, không làm lại từ đầu.
wrong-further-back = Không chỉ nhấc quân cuối cùng: phải nhấc { $queens } quân hậu lên mới còn ô để thử.
wrong-over-first = Có còn { $line ->
    [column] cột
   *[row] hàng
} nào có ô chưa thử không?
wrong-over = { $line ->
    [column] Cột
   *[row] Hàng
} đầu tiên đã hết ô, vậy mọi khả năng đã được thử.
wrong-free = Không có quân hậu nào cùng hàng, cùng cột hay cùng đường chéo với ô này.
wrong-not-free = Ô này không an toàn: có một quân hậu tấn công nó. Quân nào?
wrong-attacked = Quân hậu ở { $queen } tấn công ô này.
wrong-no-attack = Quân hậu ở { $queen } không tấn công ô này.
wrong-line-now = Không phải dòng đó. Lúc này máy đang ở dòng { $line }: hãy theo chương trình từ đó.
wrong-line = Kế tiếp là dòng { $line }.
wrong-marks = Kế tiếp, một quân hậu được đặt vào { $square }: chỉ đánh dấu cột, tổng và hiệu của ô ấy.
wrong-unmarks = Kế tiếp, quân hậu ở { $square } được nhấc lên: chỉ bỏ đúng ba dấu của quân ấy.
wrong-no-completion = Ô { $square } không bị tấn công. Nhưng nếu đặt quân hậu vào đó thì { $line ->
    [row] hàng { $number } không còn ô an toàn nào
    [column] cột { $number } không còn ô an toàn nào
   *[none] mọi cách đặt nốt các quân hậu khác đều dẫn đến ngõ cụt
}.
wrong-no-move = Quân mã không đến đó được.
wrong-fewer-moves = Từ đó còn { $chosen } nước đi tiếp, nhưng từ một ô khác chỉ còn { $fewest }.
right-fewest = Từ đó còn { $fewest } nước đi tiếp, không ô nào khác có ít hơn.
lacks-end-error = Chương trình kết thúc vì lỗi.
lacks-end-limit = Chương trình chưa chạy đến hết và trước đó chưa đạt yêu cầu.
lacks-board = Trang không tìm thấy bàn cờ nào trong chương trình. Hãy in mỗi lời giải ra, hoặc chọn biến là bàn cờ.
lacks-other-board = Chương trình dùng bàn cờ { $rows } × { $columns } ô.
lacks-other-piece = { $piece ->
    [knight] Chương trình đi quân mã, còn đề bài yêu cầu đặt quân hậu.
   *[queens] Chương trình đặt quân hậu, còn đề bài yêu cầu đi quân mã.
}
lacks-right = Điều chương trình đưa ra không đúng: câu bên cạnh bàn cờ cho biết sai ở đâu.
lacks-solutions = Mới tìm được { $found } trong { $exist } lời giải.
lacks-solution = Chương trình không tìm được lời giải nào.
lacks-print = Chương trình tìm được lời giải nhưng không in ra và cũng không trả về.
lacks-call = Chương trình chỉ định nghĩa hàm hoặc lớp. Không có lời gọi nào.
lacks-search = Chương trình in lời giải ra nhưng không tìm kiếm chúng.
lacks-clear = Trang không biết chương trình trả lời gì. Hãy in mỗi lời giải ra, và đừng in gì khác trông giống lời giải.
lacks-conflict = Hai quân hậu ở { $one } và { $other } tấn công nhau.
lacks-row = Hàng { $row } cần đúng một quân hậu.
lacks-occupied = Hàng { $row } phải để trống.
lacks-free = Ô { $square } còn an toàn.
lacks-queens = Còn thiếu { $count } quân hậu.
lacks-turned = Xoay 180° thì quân hậu ở { $square } đến một ô không có quân.
lacks-taken = Đã bỏ { $taken }/{ $wanted } ô.
lacks-pieces = { $count ->
    [1] Phần còn lại vẫn là một mảnh.
   *[other] Phần còn lại rời thành { $count } mảnh.
}
