//! Boards in the shapes that languages, tables and solvers print: a right one is never called wrong, and an edited one is
//! found.

use std::fmt::Write;

use bezzel_output::{Remark, Report, Shortener, check};
use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{Board, TourRequest, tour};
use bezzel_solver::queens::{Piece, solutions};

/// The queens of a position: for each row the columns, from 0.
type Rows = Vec<Vec<usize>>;

/// The name of a form, and its printer.
type Printer<T> = (&'static str, fn(&T) -> String);

/// The shapes of one drawn board.
const DRAWN: [Printer<Rows>; 24] = [
    ("numbers above and left", |rows| headed(rows, '1', '0', 0)),
    ("numbers from 1 above and left", |rows| {
        headed(rows, '1', '0', 1)
    }),
    ("a queen's sign under numbers", |rows| {
        headed(rows, 'Q', '.', 0)
    }),
    ("ranks and letters", ranked),
    ("a bar behind the rank", |rows| {
        labelled(rows, |row, n| format!("{:2} | ", n - row), 'Q', '.')
    }),
    ("a bar right behind the row", |rows| {
        labelled(rows, |row, _| format!("{row}|"), 'X', '.')
    }),
    ("the row in words", |rows| {
        labelled(rows, |row, _| format!("Row {}: ", row + 1), '1', '0')
    }),
    ("an arrow behind the row", |rows| {
        labelled(rows, |row, _| format!("row {row} -> "), 'Q', '-')
    }),
    ("ones and dots", |rows| drawn(rows, '1', '.', " ", "\n")),
    ("ones and lines", |rows| drawn(rows, '1', '-', " ", "\n")),
    ("queens among zeros", |rows| {
        drawn(rows, 'Q', '0', " ", "\n")
    }),
    ("queens among zeros, close", |rows| {
        drawn(rows, 'Q', '0', "", "\n")
    }),
    ("blank lines between rows", |rows| {
        drawn(rows, '1', '0', " ", "\n\n")
    }),
    ("ruled lines between rows", |rows| {
        drawn(rows, 'Q', '.', " ", "\n-----------\n")
    }),
    ("floating-point numbers", |rows| {
        drawn(rows, '1', '0', " ", "\n")
            .replace('0', "0.0")
            .replace('1', "1.0")
    }),
    ("exponents", |rows| {
        let text = drawn(rows, '1', '0', " ", "\n")
            .replace('0', "z")
            .replace('1', "1.000e+00");
        text.replace('z', "0.000e+00")
    }),
    ("truth in columns", |rows| {
        let text = drawn(rows, '1', '0', " ", "]\n [").replace('0', "False");
        format!("[[{}]]\n", text.trim_end().replace('1', " True"))
    }),
    ("a frame", |rows| {
        let rule = format!("\n+{}\n", "---+".repeat(rows.len()));
        let row = |row: String| format!("| {} |", row.replace(' ', " | "));
        let cells = drawn(rows, '1', '0', " ", "\n");
        let lines: Vec<String> = cells.lines().map(|line| row(line.to_owned())).collect();
        format!("{rule}{}{rule}", lines.join(&rule))
    }),
    ("a frame without sides", |rows| {
        let rule = format!("\n{}\n", vec!["---"; rows.len()].join("+"));
        let cells = drawn(rows, 'Q', '_', " ", "\n");
        let lines: Vec<String> = cells
            .lines()
            .map(|line| format!(" {} ", line.replace(' ', " | ").replace('_', " ")))
            .collect();
        lines.join(&rule) + "\n"
    }),
    ("HTML", |rows| {
        let cells = drawn(rows, 'Q', '.', "</td><td>", "</td></tr>\n<tr><td>");
        format!(
            "<table>\n<tr><td>{}</td></tr>\n</table>\n",
            cells.trim_end()
        )
    }),
    ("commas under names", |rows| {
        let names: Vec<String> = (0..rows.len()).map(|column| format!("c{column}")).collect();
        format!("{}\n{}", names.join(","), drawn(rows, '1', '0', ",", "\n"))
    }),
    ("letters broken over lines", |rows| {
        let text = drawn(rows, 'Q', '.', "', '", "'\n  ],\n  [\n    '");
        let broken = text.trim_end().replacen("', '", "',\n    '", 2);
        format!("[\n  [\n    '{broken}'\n  ]\n]\n")
    }),
    ("words for queens", |rows| {
        let text = drawn(rows, 'Q', '.', ", ", "], [").replace('.', "Empty");
        format!("[[{}]]\n", text.trim_end().replace('Q', "Queen"))
    }),
    ("nothing for free squares", |rows| {
        let text = drawn(rows, 'Q', '.', ", ", "],\n [").replace('.', "None");
        format!("[[{}]]\n", text.trim_end().replace('Q', "'Q'"))
    }),
];

/// The shapes of a list of columns, from 0.
const LISTED: [Printer<[usize]>; 20] = [
    ("numpy's numbers", |columns| {
        format!(
            "[{}]\n",
            joined(columns, ", ", |_, column| format!("np.int64({column})"))
        )
    }),
    ("numpy's pairs", |columns| {
        format!(
            "[{}]\n",
            joined(columns, ", ", |row, column| format!(
                "(np.int64({row}), np.int64({column}))"
            ))
        )
    }),
    ("options", |columns| {
        format!(
            "[{}]\n",
            joined(columns, ", ", |_, column| format!("Some({column})"))
        )
    }),
    ("whole numbers of R", |columns| {
        format!(
            "c({})\n",
            joined(columns, ", ", |_, column| format!("{}L", column + 1))
        )
    }),
    ("floats", |columns| {
        format!(
            "[{}]\n",
            joined(columns, ", ", |_, column| format!("{column}.0"))
        )
    }),
    ("rows from 0, columns from 1", |columns| {
        format!(
            "[{}]\n",
            joined(columns, ", ", |row, column| format!(
                "({row}, {})",
                column + 1
            ))
        )
    }),
    ("rows from 0, columns from 1, in words", |columns| {
        joined(columns, "\n", |row, column| {
            format!("Row {row}: Column {}", column + 1)
        }) + "\n"
    }),
    ("arrows", |columns| {
        format!(
            "Map({}) {{\n  {}\n}}\n",
            columns.len(),
            joined(columns, ",\n  ", |row, column| format!(
                "{row} => {}",
                column + 1
            ))
        )
    }),
    ("a dictionary in another order", |columns| {
        let mut entries: Vec<String> = columns
            .iter()
            .enumerate()
            .map(|(row, column)| format!("Q_{row} = {column}"))
            .collect();
        entries.rotate_left(3);
        entries.swap(0, 1);
        format!("[{}]\n", entries.join(",\n "))
    }),
    ("variables that are 1", |columns| {
        joined(columns, "\n", |row, column| {
            format!("x_{row}_{column} = 1.0")
        }) + "\n"
    }),
    ("all variables", |columns| {
        joined(columns, "\n", |row, column| {
            let all = (0..columns.len()).map(|at| {
                format!(
                    "x_{row}_{at} = {}",
                    if at == column { "True" } else { "False" }
                )
            });
            all.collect::<Vec<_>>().join("\n")
        }) + "\n"
    }),
    ("fields", |columns| {
        format!(
            "[\n{}\n]\n",
            joined(columns, ",\n", |row, column| format!(
                "  {{\n    \"row\": {row},\n    \"col\": {column}\n  }}"
            ))
        )
    }),
    ("coordinates", |columns| {
        format!(
            "[{}]\n",
            joined(columns, ", ", |row, column| format!(
                "{{ x: {column}, y: {row} }}"
            ))
        )
    }),
    ("nested lists of PHP", |columns| {
        format!(
            "Array\n(\n{}\n)\n",
            joined(columns, "\n", |row, column| format!(
                "    [{row}] => {}",
                column + 1
            ))
        )
    }),
    ("lists of R", |columns| {
        joined(columns, "\n", |row, column| {
            format!("[[{}]]\n[1] {}\n", row + 1, column + 1)
        })
    }),
    ("two lists of indices", |columns| {
        let rows = joined(columns, ", ", |row, _| row.to_string());
        format!(
            "(array([{rows}]), array([{}]))\n",
            joined(columns, ", ", |_, column| column.to_string())
        )
    }),
    ("a model", |columns| {
        let n = columns.len();
        let literals = joined(columns, " ", |row, column| {
            let all = (0..n).map(|at| {
                format!(
                    "{}{}",
                    if at == column { "" } else { "-" },
                    row * n + at + 1
                )
            });
            all.collect::<Vec<_>>().join(" ")
        });
        format!("s SATISFIABLE\nv {literals} 0\n")
    }),
    ("numbers of squares", |columns| {
        let n = columns.len();
        format!(
            "[{}]\n",
            joined(columns, ", ", |row, column| (row * n + column).to_string())
        )
    }),
    ("a placement", |columns| {
        let n = columns.len();
        let run = |count: usize| {
            if count == 0 {
                String::new()
            } else {
                count.to_string()
            }
        };
        joined(columns, "/", |_, column| {
            format!("{}Q{}", run(column), run(n - 1 - column))
        }) + " w - - 0 1\n"
    }),
    ("a definition for each", |columns| {
        joined(columns, "\n", |row, column| {
            format!("(define-fun q{row} () Int\n  {column})")
        }) + "\n"
    }),
];

fn drawn(rows: &Rows, queen: char, free: char, between: &str, lines: &str) -> String {
    let n = rows.len();
    let row = |queens: &Vec<usize>| {
        let cells = (0..n).map(|column| {
            if queens.contains(&column) {
                queen
            } else {
                free
            }
        });
        cells.map(String::from).collect::<Vec<_>>().join(between)
    };
    rows.iter().map(row).collect::<Vec<_>>().join(lines) + "\n"
}

fn labelled(
    rows: &Rows,
    label: impl Fn(usize, usize) -> String,
    queen: char,
    free: char,
) -> String {
    let lines = drawn(rows, queen, free, " ", "\n");
    let lines = lines.lines().enumerate();
    lines.fold(String::new(), |text, (row, line)| {
        format!("{text}{}{line}\n", label(row, rows.len()))
    })
}

fn headed(rows: &Rows, queen: char, free: char, from: usize) -> String {
    let heading: Vec<String> = (from..from + rows.len())
        .map(|column| column.to_string())
        .collect();
    let board = labelled(rows, |row, _| format!("{:2} ", row + from), queen, free);
    format!("   {}\n{board}", heading.join(" "))
}

fn ranked(rows: &Rows) -> String {
    let letters: Vec<String> = ('a'..).take(rows.len()).map(String::from).collect();
    let board = labelled(rows, |row, n| format!("{:2} ", n - row), '1', '0');
    format!("{board}   {}\n", letters.join(" "))
}

fn joined(columns: &[usize], between: &str, one: impl Fn(usize, usize) -> String) -> String {
    let all = columns
        .iter()
        .enumerate()
        .map(|(row, &column)| one(row, column));
    all.collect::<Vec<_>>().join(between)
}

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

fn told(report: &Report) -> (Option<u32>, u64, u64, usize) {
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
                told(&check(&text, None, None)),
                (Some(n), 1, 1, 0),
                "{name}:\n{text}"
            );
        }
        for (name, print) in LISTED {
            let text = print(&columns);
            assert_eq!(
                told(&check(&text, None, None)),
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
                    told(&report),
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
                told(&check(&text, None, None)),
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
                told(&report),
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
                told(&report),
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
        told(&check(&text, None, None)),
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
        told(&check(&lines.collect::<String>(), None, None)),
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
