### A puzzle that is read in a text or a picture.

## The field

read-label = Puzzle as text
read-help = A link from puzz.link, penpa+ or this page, or a grid: a line for each row, with a letter, a number or a colour for each square. JSON and FEN are read, too, and a picture of a board with regions: a screenshot, or a photo held straight. You can also paste or drop a text, a picture or a file anywhere on this screen.
read-picture = Choose a picture
read-file = Choose a file
read-busy = The text is being read
read-looking = The picture is being read.

## The puzzle

read-which = Puzzle, 1 to { $all }
read-sort = { $n } × { $n }, { $kind }, { $rule }{ $given ->
    [0] { "" }
    [one] , { $given } given queen
   *[other] , { $given } given queens
}.
read-several = { $more ->
    [0] There are { $count } solutions.
   *[other] There are at least { $count } solutions.
}
read-none = There is no solution.
read-follow = Go there
read-make = Change it
read-doubtful = { $count ->
    [one] { $count } square is uncertain and has a frame. Check it: “Change it” lets you correct it.
   *[other] { $count } squares are uncertain and have a frame. Check them: “Change it” lets you correct them.
}

## The faults of a text

read-place = Line { $line }, column { $column }.
unread-empty = There is no puzzle in this text. Expected: a link, a grid, JSON or FEN.
unread-long = This text is too long. Expected: at most 2 MB.
unread-file = This file is neither a text nor a picture. Expected: a text file, a screenshot or a photo.
unread-row = This row has { $found ->
    [one] { $found } square
   *[other] { $found } squares
}. Expected: { $expected }, as many as there are rows.
unread-size = The board has { $rows } × { $columns } squares. Expected: as many rows as columns, from { $least } to { $most }.
unread-regions = The board has { $found ->
    [one] { $found } region
   *[other] { $found } regions
}. Expected: { $n }, one for each row.
unread-no-board = There is no board between the brackets. Expected: rows of letters, numbers or colours, as many in each row as there are rows.
unread-open = This bracket is not closed. Expected: a closing bracket at the end of its list.
unread-deep = Too many brackets lie within each other here. Expected: a list of rows.
unread-type = This link leads to a puzzle of the type “{ $found }”. Expected: starbattle.
unread-stars = In this Star Battle each row has { $found } stars. Expected: one star.
unread-part = The link has “{ $found }” in the place of { $part }. Expected: starbattle/COLUMNS/ROWS/STARS/BORDERS.
unread-borders = The link has { $found ->
    [one] { $found } character
   *[other] { $found } characters
} for the borders, so it may have been cut. Expected: { $expected }.
unread-border = “{ $found }” does not stand for borders. Expected: digits and letters from a to v.
unread-packed = The penpa+ link cannot be unpacked, so it may have been cut. Expected: the whole link.
unread-shape = The penpa+ board has the shape “{ $found }”. Expected: square.
unread-link = This link leads to no puzzle that is read here. Expected: a link of puzz.link, of penpa+ or of this page.
unread-elsewhere = This link leads to another screen of this page: { $found }
unread-no-puzzle = This link of this page names no puzzle. Expected: a link with regions, given queens, a day or a number.
unread-value = In this link of this page the value of “{ $found }” is wrong. Expected: the link as this page writes it.
unread-puzzle = There is no puzzle of this kind, size and difficulty. Expected: another difficulty or size.
unread-fen-width = Row { $row } of the FEN has { $found } squares. Expected: { $n }.
unread-fen-sign = Row { $row } of the FEN has “{ $found }”. Expected: Q, A or a number of empty squares.
unread-fen-zero = Row { $row } of the FEN has a number that begins with 0. Expected: the number of empty squares.
unread-fen-mixed = From row { $row } on the FEN has queens and superqueens. Expected: only Q or only A.
unread-given-rows = The given queens have { $found } rows. Expected: { $n } numbers, the column of the queen in each row or 0.
unread-given-number = Row { $row } of the given queens is “{ $found }”. Expected: a column, or 0 for none.
unread-given-column = Row { $row } of the given queens has the column { $found }. Expected: 1 to { $n }, or 0 for none.
unread-given-separator = The given queens “{ $found }” have no separators. Expected: from 10 rows on, numbers joined by dots.
unread-given = The given queens cannot be read. Expected: the column of the queen in each row, or 0 for none.

## The faults of a picture

unread-picture = This picture cannot be opened by the browser, so it may be damaged. Expected: PNG, JPEG or WebP.
unread-picture-none = No board is seen in this picture. Expected: the whole board from the front, held straight, with { $least } to { $most } squares on each side.
unread-picture-part = The board in this picture is not a square, or not all of it is in the picture. Expected: as many rows as columns, { $most } at most.
unread-picture-small = No board is seen in this picture, whose shorter side has { $found ->
    [one] { $found } pixel
   *[other] { $found } pixels
}. Expected: { $pixels } at least.
unread-picture-regions = On this board of { $n } × { $n } squares { $found ->
    [one] { $found } region is
   *[other] { $found } regions are
} told apart. Expected: { $n }, one for each row, in clear colours or with thick borders.
