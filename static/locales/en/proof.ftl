### A puzzle that is proved: the reasons of steps.

## The step

prove-prompt = Put a queen on a square, or crosses on one or more. Then choose the reason.
prove-why-queen = Why does a queen stand on { $squares }?
prove-why-crosses = { $count ->
    [one] Why is there no queen on { $squares }?
   *[other] Why are there no queens on { $squares }?
}
prove-reasons = Reasons
prove-accepted = Step { $number }. { $sentences }
prove-reason = { $reason ->
    [attack] A queen excludes it
    [single] The last free square
    [line] { $row ->
        [row] Region in one row or column
       *[rank] Region in one rank or file
    }
    [common] No square would be left
    [group] { $kind ->
        [regions] { $row ->
            [row] k regions in k rows or columns
           *[rank] k regions in k ranks or files
        }
       *[complete] { $row ->
            [row] k rows in k columns
           *[rank] k ranks in k files
        }
    }
   *[refutation] A contradiction follows
}
prove-meaning = { $reason ->
    [attack] A queen excludes it: a queen stands so that by the rule there can be none on this square.
    [single] The last free square: { $kind ->
        [regions] { $row ->
            [row] of a row, column or region.
           *[rank] of a rank, file or region.
        }
       *[complete] { $row ->
            [row] of a row or column.
           *[rank] of a rank or file.
        }
    } The queen stands there.
    [line] { $row ->
        [row] Region in one row or column: all free squares of the region lie in it, so its other squares are crossed out. Or the free squares of a row or column lie in one region.
       *[rank] Region in one rank or file: all free squares of the region lie in it, so its other squares are crossed out. Or the free squares of a rank or file lie in one region.
    }
    [common] No square would be left: a queen here would exclude the last free squares { $kind ->
        [regions] { $row ->
            [row] of a row, column or region.
           *[rank] of a rank, file or region.
        }
       *[complete] { $row ->
            [row] of a row or column.
           *[rank] of a rank or file.
        }
    }
    [group] { $kind ->
        [regions] { $row ->
            [row] k regions in k rows or columns: all free squares of the regions lie there, so the other squares of these lines are crossed out. Or the same the other way round, or with rows and columns.
           *[rank] k regions in k ranks or files: all free squares of the regions lie there, so the other squares of these lines are crossed out. Or the same the other way round, or with ranks and files.
        }
       *[complete] { $row ->
            [row] k rows in k columns: all free squares of the rows lie there, so the other squares of these columns are crossed out. Or the same the other way round.
           *[rank] k ranks in k files: all free squares of the ranks lie there, so the other squares of these files are crossed out. Or the same the other way round.
        }
    }
   *[refutation] A contradiction follows: a queen here would force others, these again others, and after at most three such rounds no free square would be left somewhere.
}

## Why it does not follow

prove-otherwise = True, but not for this reason.
prove-places = This reason places a queen; it crosses nothing out.
prove-crosses = This reason crosses squares out; it places no queen.
prove-closed = The queen on { $queen } excludes { $square }.
prove-unattacked = No queen excludes { $square }.
prove-others = { $square } is not the last free square: { $others }.
prove-other = { $house } also has { $square }
prove-beyond = { $inner } does not lie within { $outer }: { $beyond } is free. Nothing else within a line or region of { $square } comes nearer.
prove-no-line = Nothing lies within a line or region of { $square }.
prove-no-group = No group of lines or regions lies within as many others so that { $square } is crossed out.
prove-left = { $count ->
    [0] A queen on { $square } would leave free squares everywhere. The fewest are in { $house }, where { $free } is free.
   *[other] A queen on { $square } would force queens on { $follows }. But free squares would be left everywhere. The fewest are in { $house }, where { $free } is free.
}
prove-none-left = { $count ->
    [0] A queen on { $square } would be the last one, and contradicts nothing.
   *[other] A queen on { $square } would force queens on { $follows }, and all of them contradict nothing.
}
prove-not = This does not follow.

## The reasons that are allowed

prove-offered = Reasons to choose from
prove-reach = These reasons alone do not solve the puzzle: they lead to { $placed } of { $n } queens.
prove-left-out = Step { $number } of the proof in the link does not follow. It is left out, with all steps after it.

## The proof

prove-title = The proof
prove-within = All free squares of { $houses } lie in { $within }, so the { $count ->
    [one] queen of { $within } stands
   *[other] queens of { $within } stand
} there, and not on { $crossed }.
prove-end = So the only solution has its queens on { $squares }.
