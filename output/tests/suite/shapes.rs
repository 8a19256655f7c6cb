//! Boards in the shapes that languages, tables and solvers print: a right one is never called wrong, and an edited one is
//! found.

use std::fmt::Write;

use crate::printers::{DRAWN, LISTED, Rows};
use bezzel_output::{Fault, Remark, Report, Shortener, check};
use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{Board, TourRequest, tour};
use bezzel_solver::queens::{Piece, solutions};

/// Some solutions on boards of each size.
fn boards() -> Vec<Vec<usize>> {
    let of = |n: u32| {
        let all = solutions(n, Piece::Queen).expect("a small board");
        let step = [1, 3, 2, 11, 23][n as usize - 4];
        let all = all.step_by(step).take(5);
        all.map(|solution| {
            solution
                .columns()
                .iter()
                .map(|&column| usize::from(column) - 1)
                .collect()
        })
        .collect::<Vec<_>>()
    };
    (4..9).flat_map(of).collect()
}

fn figures(report: &Report) -> (Option<u32>, u64, u64, usize) {
    (
        report.size.map(Size::rows),
        report.read,
        report.right,
        report.wrong.len(),
    )
}

#[test]
fn a_right_board_is_right_in_every_shape() {
    for columns in boards() {
        let n = columns.len() as u32;
        let rows: Rows = columns.iter().map(|&column| vec![column]).collect();
        for (name, print) in DRAWN {
            let text = print(&rows);
            assert_eq!(
                figures(&check(&text, None, None)),
                (Some(n), 1, 1, 0),
                "{name}:\n{text}"
            );
        }
        for (name, print) in LISTED {
            let text = print(&columns);
            assert_eq!(
                figures(&check(&text, None, None)),
                (Some(n), 1, 1, 0),
                "{name}:\n{text}"
            );
        }
    }
}

#[test]
fn an_edit_is_found_in_every_shape() {
    for columns in boards().into_iter().filter(|columns| columns.len() > 5) {
        let n = columns.len();
        let whole: Rows = columns.iter().map(|&column| vec![column]).collect();
        let row = columns[0] % (n - 2) + 1;
        let (mut moved, mut dropped, mut doubled) = (whole.clone(), whole.clone(), whole.clone());
        moved[row] = vec![(columns[row] + 1) % n];
        dropped[row].clear();
        doubled[row].push((columns[row] + 2) % n);
        for (edit, rows) in [("moved", moved), ("dropped", dropped), ("doubled", doubled)] {
            let expected: Vec<Square> = (0..)
                .zip(&rows)
                .flat_map(|(row, columns)| {
                    columns
                        .iter()
                        .map(move |&column| Square::new(row, column as u32))
                })
                .collect();
            for (name, print) in DRAWN {
                let text = print(&rows);
                let report = check(&text, None, None);
                assert_eq!(
                    figures(&report),
                    (Some(n as u32), 1, 0, 1),
                    "{name}, {edit}:\n{text}"
                );
                let mut squares = report.wrong[0].squares.clone();
                squares.sort_unstable();
                let mut expected = expected.clone();
                expected.sort_unstable();
                assert_eq!(squares, expected, "{name}, {edit}:\n{text}");
            }
        }
        let mut swapped = columns.clone();
        swapped.swap(row, row - 1);
        let squares: Vec<Square> = (0..)
            .zip(&swapped)
            .map(|(row, &column)| Square::new(row, column as u32))
            .collect();
        if bezzel_solver::queens::conflicts_among(&squares, n as u32, Piece::Queen).is_empty() {
            continue;
        }
        for (name, print) in LISTED {
            let text = print(&swapped);
            assert_eq!(
                figures(&check(&text, None, None)),
                (Some(n as u32), 1, 0, 1),
                "{name}:\n{text}"
            );
        }
    }
}

#[test]
fn all_solutions_are_found_in_every_shape() {
    for n in [6, 8] {
        let all: Vec<Vec<usize>> = solutions(n, Piece::Queen)
            .expect("a small board")
            .map(|solution| {
                solution
                    .columns()
                    .iter()
                    .map(|&column| usize::from(column) - 1)
                    .collect()
            })
            .collect();
        let count = all.len() as u64;
        for (name, print) in DRAWN {
            let boards = all
                .iter()
                .map(|columns| print(&columns.iter().map(|&column| vec![column]).collect()));
            let text = boards.collect::<Vec<_>>().join("\n");
            let report = check(&text, None, None);
            assert_eq!(
                figures(&report),
                (Some(n), count, count, 0),
                "{name}:\n{}",
                &text[..400.min(text.len())]
            );
            assert_eq!(report.missing(), Some(0), "{name}");
        }
        for (name, print) in LISTED {
            let texts: Vec<String> = all.iter().map(|columns| print(columns)).collect();
            let text = texts.join("\n");
            let report = check(&text, None, None);
            assert_eq!(
                figures(&report),
                (Some(n), count, count, 0),
                "{name}:\n{}",
                &text[..400.min(text.len())]
            );
            // Without one of them.
            let mut fewer = texts.clone();
            fewer.remove(texts.len() / 2);
            let report = check(&fewer.join("\n"), None, None);
            assert_eq!(
                (report.right, report.missing()),
                (count - 1, Some(1)),
                "{name}"
            );
        }
    }
}

#[test]
fn a_tour_is_right_under_numbers() {
    for (rows, columns) in [(5, 5), (5, 6), (6, 6), (8, 8), (10, 10)] {
        let size = Size::new(rows, columns).expect("in range");
        let path = tour(&Board::from(size), &TourRequest::open()).expect("a tour");
        let mut numbers = vec![vec![0; columns as usize]; rows as usize];
        for (number, square) in (1..).zip(path.squares()) {
            numbers[square.row as usize][square.column as usize] = number;
        }
        let table = |numbers: &Vec<Vec<u32>>| {
            let mut text = String::from("     ");
            for column in 0..columns {
                let _ = write!(text, "{column:4}");
            }
            for (at, row) in numbers.iter().enumerate() {
                let _ = write!(text, "\n{at:4} ");
                for number in row {
                    let _ = write!(text, "{number:4}");
                }
            }
            text + "\n"
        };
        let text = table(&numbers);
        let report = check(&text, None, None);
        assert_eq!(
            (report.piece, report.size, report.right),
            (None, Some(size), 1),
            "{text}"
        );
        // With two visits in each other's place.
        let (first, last) = (numbers[0][0], numbers[2][2]);
        (numbers[0][0], numbers[2][2]) = (last, first);
        let text = table(&numbers);
        let report = check(&text, None, None);
        assert_eq!(
            (report.piece, report.size, report.wrong.len()),
            (None, Some(size), 1),
            "{text}"
        );
    }
}

#[test]
fn a_tour_is_read_from_moves_that_leave_its_start_out() {
    for (rows, columns) in [(5, 5), (5, 6), (8, 8), (10, 10)] {
        let size = Size::new(rows, columns).expect("in range");
        let path = tour(&Board::from(size), &TourRequest::open()).expect("a tour");
        let moves: Vec<String> = path.squares()[1..]
            .iter()
            .map(|&square| format!("N{}", square.name(size)))
            .collect();
        let record = |moves: &[String]| {
            let pairs = (1..).zip(moves.chunks(2));
            let pairs = pairs.map(|(number, pair)| format!("{number}. {}", pair.join(" ")));
            let lines: Vec<String> = pairs.collect();
            let lines: Vec<String> = lines.chunks(6).map(|line| line.join(" ")).collect();
            format!("[Event \"Tour\"]\n\n{} *\n", lines.join("\n"))
        };
        let text = record(&moves);
        let report = check(&text, None, None);
        assert_eq!(
            (report.piece, report.size, report.read, report.right),
            (None, Some(size), 1, 1),
            "{text}"
        );
        // Two of a game one after the other, with the number right before the move.
        let text = record(&moves).replace(". N", ".N").repeat(2);
        assert_eq!(check(&text, None, None).right, 2, "{text}");
        // With two moves in each other's place.
        let mut swapped = moves.clone();
        swapped.swap(10, 11);
        let text = record(&swapped);
        let report = check(&text, None, None);
        assert_eq!((report.read, report.right), (1, 0), "{text}");
        assert!(
            matches!(
                report.wrong[0].fault,
                Some(Fault::NotAMove { number: 11, .. })
            ),
            "{:?}",
            report.wrong[0].fault
        );
    }
}

#[test]
fn boards_in_blocks_and_side_by_side_are_whole() {
    let columns = [1, 3, 5, 7, 9, 11, 13, 15, 17, 0, 2, 4, 6, 8, 10, 12, 14, 16];
    let n = columns.len();
    let mut text = String::new();
    for (from, to) in [(0, 10), (10, n)] {
        let _ = writeln!(text, " Columns {} through {}:\n", from + 1, to);
        for &queen in &columns {
            let cells: Vec<&str> = (from..to)
                .map(|column| if column == queen { "1" } else { "0" })
                .collect();
            let _ = writeln!(text, "   {}", cells.join("   "));
        }
        text.push('\n');
    }
    assert_eq!(
        figures(&check(&text, None, None)),
        (Some(18), 1, 1, 0),
        "{text}"
    );
    let (one, other) = (
        ". Q . .\n. . . Q\nQ . . .\n. . Q .",
        ". . Q .\nQ . . .\n. . . Q\n. Q . .",
    );
    let lines = one
        .lines()
        .zip(other.lines())
        .map(|(one, other)| format!("{one}     {other}\n"));
    assert_eq!(
        figures(&check(&lines.collect::<String>(), None, None)),
        (Some(4), 2, 2, 0)
    );
}

#[test]
fn a_shortened_output_is_not_judged_as_a_whole() {
    for (text, line, by) in [
        (
            "[[0 4 7 ... 6 1 3]\n [0 5 7 ... 3 1 4]\n ...\n [7 3 0 ... 1 6 4]]\n",
            1,
            Shortener::Numpy,
        ),
        (
            "[\n  [ 0, 4, 7, 5, 2, 6, 1, 3 ],\n  ... 91 more items\n]\n",
            3,
            Shortener::Node,
        ),
        (
            "[ [ [Array], [Array] ], [ [Array], [Array] ] ]\n",
            1,
            Shortener::Node,
        ),
        (
            "Qs = [1, 3, 5, 11, 8, 10, 12, 4, 2|...] ;\n",
            1,
            Shortener::Prolog,
        ),
        (
            "Qs = [1, 3, 5, 11, 8, 10, 12, 4, 2|…] ;\n",
            1,
            Shortener::Prolog,
        ),
        (
            "    0  1  2  3  4  5  6  7\n0   0  4  7  5  2  6  1  3\n..  .. .. .. .. .. .. .. ..\n91  7  3  0  2  5  1  6  4\n\n[92 rows x 8 columns]\n",
            3,
            Shortener::Pandas,
        ),
        (
            "[[1, 5, 8, 6, 3, 7, 2, 4],\n [1, 6, 8, ...],\n [...],\n ...]\n",
            2,
            Shortener::List,
        ),
        (
            "1 5 8 6 3 7 2 4\n...\n8 4 1 3 6 2 7 5\n",
            2,
            Shortener::Other,
        ),
        (
            "[1, 5, 8, 6, 3, 7, 2, 4]\n... 91 more\n",
            2,
            Shortener::Other,
        ),
    ] {
        let report = check(text, None, None);
        let cut = report.cut.unwrap_or_else(|| panic!("no cut:\n{text}"));
        assert_eq!((cut.line, cut.by), (line, by), "{text}");
        assert!(
            report.wrong.is_empty() && report.missing().is_none(),
            "{text}"
        );
        assert_eq!(report.read, report.right, "{text}");
    }
    // Dots that leave nothing out, and words with dots.
    for text in [
        "Solving...\n[1, 3, 0, 2]\n[2, 0, 3, 1]\n",
        "1 3 0 2\n...\n2 0 3 1\n",
        "[\".Q..\", \"...Q\", \"Q...\", \"..Q.\"]\n",
    ] {
        assert_eq!(check(text, None, None).cut, None, "{text}");
    }
}

#[test]
fn what_is_no_position_is_remarked() {
    for (text, remark) in [
        ("92\n", Some(Remark::Number(92))),
        ("[]\n[]\n[]\n", Some(Remark::EmptyLists(3))),
        (
            "Traceback (most recent call last):\n  File \"q.py\", line 3, in <module>\nIndexError: list index out of range\n",
            Some(Remark::Failed(1)),
        ),
        (
            "0 0 0 0\n0 0 0 0\n0 0 0 0\n0 0 0 0\n",
            Some(Remark::NoQueens),
        ),
        ("s UNSATISFIABLE\n", Some(Remark::NoSolution(1))),
        ("Status: INFEASIBLE\n", Some(Remark::NoSolution(1))),
        (
            "model built\nstatus = Infeasible\n",
            Some(Remark::NoSolution(2)),
        ),
        ("Status: OPTIMAL\n", None),
        ("(2,5,3,8,4,6,7)\n", Some(Remark::Cycles)),
        ("[1, 16, 128, 32, 4, 64, 2, 8]\n", Some(Remark::BitMasks)),
        ("[[81 46 46 46] [46 46 81 46]]\n", Some(Remark::CodePoints)),
        ("'\\a\\t\\v\\r\\b\\n\\f'\n", Some(Remark::Characters)),
        (
            "n  solutions  seconds\n 4         2    0.000\n 5        10    0.000\n 6         4    0.001\n 7        40    0.003\n 8        92    0.010\n",
            None,
        ),
    ] {
        let report = check(text, None, None);
        assert_eq!(
            (report.read, report.wrong.len(), report.remark),
            (0, 0, remark),
            "{text}"
        );
    }
}

#[test]
fn columns_that_count_are_a_position_among_lists_and_a_line_of_numbers_below_a_board() {
    let report = check("2 4 1 3\n1 2 3 4\n", None, None);
    assert_eq!((report.read, report.right), (2, 1));
    assert_eq!(report.wrong[0].line, 2);
    let report = check(". Q . .\n. . . Q\nQ . . .\n. . Q .\n1 2 3 4\n", None, None);
    assert_eq!((report.read, report.right), (1, 1));
}

/// A tour as legs with both ends, as records, and as numbers of squares.
#[test]
fn a_tour_is_read_square_by_square() {
    type Print = fn(&[Square], Size) -> String;
    fn legs(path: &[Square], print: impl Fn(usize, Square, Square) -> String) -> String {
        let legs = (1..).zip(path.windows(2));
        legs.map(|(number, leg)| print(number, leg[0], leg[1]))
            .collect()
    }
    fn each(path: &[Square], print: impl Fn(usize, Square) -> String) -> String {
        let squares = (0..).zip(path);
        squares
            .map(|(number, &square)| print(number, square))
            .collect()
    }
    let shapes: [(&str, Print); 9] = [
        ("names to names", |path, size| {
            legs(path, |_, from, to| {
                format!("{} to {}\n", from.name(size), to.name(size))
            })
        }),
        ("moves of an engine", |path, size| {
            legs(path, |_, from, to| {
                format!("{}{} ", from.name(size), to.name(size))
            })
        }),
        ("long moves with numbers", |path, size| {
            legs(path, |number, from, to| {
                format!("{number}. N{}-{}\n", from.name(size), to.name(size))
            })
        }),
        ("pairs to pairs", |path, _| {
            legs(path, |_, from, to| {
                format!(
                    "({}, {}) -> ({}, {})\n",
                    from.row, from.column, to.row, to.column
                )
            })
        }),
        ("pairs to pairs with numbers", |path, _| {
            legs(path, |number, from, to| {
                format!(
                    "Move {number}: from ({}, {}) to ({}, {})\n",
                    from.row, from.column, to.row, to.column
                )
            })
        }),
        ("records", |path, _| {
            let records = each(path, |number, square| {
                format!("{number},{},{}\n", square.row, square.column)
            });
            format!("step,row,col\n{records}")
        }),
        ("records without numbers", |path, _| {
            let records = each(path, |_, square| {
                format!("{}\t{}\n", square.row + 1, square.column + 1)
            });
            format!("y\tx\n{records}")
        }),
        ("fields", |path, _| {
            let fields = each(path, |_, square| {
                format!("{{\"x\": {}, \"y\": {}}}, ", square.column, square.row)
            });
            format!("[{}]\n", fields.trim_end_matches(", "))
        }),
        ("numbers of squares", |path, size| {
            each(path, |_, square| {
                format!("{} ", square.row * size.columns() + square.column)
            })
        }),
    ];
    for (rows, columns) in [(5, 5), (5, 6), (8, 8), (10, 10)] {
        let size = Size::new(rows, columns).expect("in range");
        let path = tour(&Board::from(size), &TourRequest::open()).expect("a tour");
        let mut path = path.squares().to_vec();
        for (name, print) in shapes {
            let text = print(&path, size);
            let report = check(&text, None, None);
            assert_eq!(
                (report.piece, report.size, report.read, report.right),
                (None, Some(size), 1, 1),
                "{name}:\n{text}"
            );
        }
        // With two squares in each other's place.
        path.swap(10, 13);
        for (name, print) in shapes {
            let text = print(&path, size);
            let report = check(&text, None, None);
            assert_eq!(
                (report.piece, report.size, report.read, report.wrong.len()),
                (None, Some(size), 1, 1),
                "{name}:\n{text}"
            );
        }
    }
}

/// Solutions as records of a row and a column each, with the number of the solution.
#[test]
fn solutions_are_read_from_records() {
    for n in 4..9 {
        let all = solutions(n, Piece::Queen).expect("a small board");
        let all: Vec<_> = all.collect();
        let mut text = String::from("solution;row;column\n");
        for (number, solution) in (1..).zip(&all) {
            for (row, column) in (1..).zip(solution.columns()) {
                let _ = writeln!(text, "{number};{row};{column}");
            }
        }
        let report = check(&text, None, None);
        let count = all.len() as u64;
        assert_eq!(figures(&report), (Some(n), count, count, 0), "{text}");
        assert_eq!(report.missing(), Some(0));
    }
}
