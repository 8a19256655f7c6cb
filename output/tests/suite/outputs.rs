//! Outputs of real programs, each with its report.

use bezzel_output::{Fault, Reader, Report, check};
use bezzel_solver::board::Size;
use bezzel_solver::queens::{Line, Piece, solutions};

fn read(text: &str) -> Report {
    check(text, None, None)
}

/// n, read, right, the lines of wrong ones, how many are missing.
fn figures(report: &Report) -> (u32, u64, u64, Vec<u64>, Option<u64>) {
    let n = report.size.map_or(0, Size::rows);
    let lines = report.wrong.iter().map(|wrong| wrong.line).collect();
    (n, report.read, report.right, lines, report.missing())
}

#[test]
fn the_printed_list_of_92_has_two_misprints() {
    // The table of S1, "Bài 16": the first seven queens of each solution, with its two misprints.
    let text = include_str!("../data/printed_list_of_92.csv");
    let report = read(text);
    let all = (1..=92).map(|number| (number + 1, number));
    assert_eq!(
        misprints(&report, all),
        [(7, 4, None), (31, 4, Some(Line::Column))]
    );

    // The same without heading and numbers.
    let rows: Vec<&str> = text
        .lines()
        .skip(1)
        .map(|line| line.split_once(',').unwrap().1)
        .collect();
    for report in [
        check(&rows.join("\n"), None, None),
        check(&rows.join("\n"), Some(8), Some(Piece::Queen)),
    ] {
        let all = (1..=92).map(|number| (number, number));
        assert_eq!(
            misprints(&report, all),
            [(7, 4, None), (31, 4, Some(Line::Column))]
        );
    }
    let report = read(&rows.join("\r\n").replace(',', " "));
    assert_eq!((report.read, report.right, report.short), (92, 0, true));
}

/// Checks positions that all lack their last row: of those with further faults, their numbers, the rows, and the lines
/// of attack if there are any.
fn misprints(
    report: &Report,
    all: impl Iterator<Item = (u64, u64)>,
) -> Vec<(u64, u32, Option<Line>)> {
    assert_eq!(
        (report.read, report.right, report.missing()),
        (92, 0, Some(92))
    );
    assert!(report.short);
    let wrong = report.wrong.iter();
    assert!(
        wrong
            .clone()
            .map(|wrong| (wrong.line, wrong.number))
            .eq(all)
    );
    wrong
        .filter_map(|wrong| match wrong.fault {
            Some(Fault::LastRow) => None,
            Some(Fault::NoQueen { row }) => Some((wrong.number, row, None)),
            Some(Fault::Conflict(conflict)) => {
                Some((wrong.number, conflict.b.row, Some(conflict.line)))
            }
            _ => panic!("{wrong:?}"),
        })
        .collect()
}

#[test]
fn what_python_prints() {
    let report = read("[1, 3, 0, 2]\n[2, 0, 3, 1]\n");
    assert_eq!(
        (figures(&report), report.from),
        ((4, 2, 2, vec![], Some(0)), 0)
    );
    let report = read("[[2, 4, 1, 3], [3, 1, 4, 2]]\n2\n");
    assert_eq!(
        (figures(&report), report.from),
        ((4, 2, 2, vec![], Some(0)), 1)
    );
    let report = read(
        "[[[0, 1, 0, 0], [0, 0, 0, 1], [1, 0, 0, 0], [0, 0, 1, 0]], [[0, 0, 1, 0], [1, 0, 0, 0], [0, 0, 0, 1], [0, 1, 0, 0]]]",
    );
    assert_eq!(figures(&report), (4, 2, 2, vec![], Some(0)));
    let report =
        read("[[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"],[\"..Q.\",\"Q...\",\"...Q\",\".Q..\"]]");
    assert_eq!(figures(&report), (4, 2, 2, vec![], Some(0)));
    let report = read(
        "[['.', 'Q', '.', '.'], ['.', '.', '.', 'Q'], ['Q', '.', '.', '.'], ['.', '.', 'Q', '.']]\nTime: 0.0012 s",
    );
    assert_eq!(figures(&report), (4, 1, 1, vec![], Some(1)));
    let report = read(
        "[[0 1 0 0]\n [0 0 0 1]\n [1 0 0 0]\n [0 0 1 0]]\n\n[[0 0 1 0]\n [1 0 0 0]\n [0 0 0 1]\n [0 1 0 0]]\n",
    );
    assert_eq!(figures(&report), (4, 2, 2, vec![], Some(0)));
    let report = read("{0: 1, 1: 3, 2: 0, 3: 2}\n{0: 2, 1: 0, 2: 3, 3: 1}");
    assert_eq!(figures(&report), (4, 2, 2, vec![], Some(0)));
    let report = read("[(0, 1), (1, 3), (2, 0), (3, 2)]\n[(0, 2), (1, 0), (2, 3), (3, 1)]");
    assert_eq!(figures(&report), (4, 2, 2, vec![], Some(0)));
    let report = read(
        "[[False, True, False, False],\n [False, False, False, True],\n [True, False, False, False],\n [False, False, True, False]]",
    );
    assert_eq!(figures(&report), (4, 1, 1, vec![], Some(1)));
    let report = read("(1, 3, 0, 2)\n(2, 0, 3, 1)\nTotal: 2 solutions in 0.000123 seconds");
    assert_eq!(figures(&report), (4, 2, 2, vec![], Some(0)));
}

#[test]
fn what_javascript_prints() {
    let report = read(
        "[\n  [\n    0, 4, 7, 5,\n    2, 6, 1, 3\n  ],\n  [\n    0, 5, 7, 2,\n    6, 3, 1, 4\n  ]\n]\n",
    );
    assert_eq!(
        (figures(&report), report.from),
        ((8, 2, 2, vec![], Some(90)), 0)
    );
    let report = read("[ 1, 3, 0, 2 ]\n[ 2, 0, 3, 1 ]\n");
    assert_eq!(figures(&report), (4, 2, 2, vec![], Some(0)));
    let report = read(
        "[\n  [\n    1,\n    3,\n    0,\n    2\n  ],\n  [\n    2,\n    0,\n    3,\n    1\n  ]\n]",
    );
    assert_eq!(figures(&report), (4, 2, 2, vec![], Some(0)));
    let report = read(
        "[\n  [\n    \".Q..\",\n    \"...Q\",\n    \"Q...\",\n    \"..Q.\"\n  ],\n  [\n    \"..Q.\",\n    \"Q...\",\n    \"...Q\",\n    \".Q..\"\n  ]\n]",
    );
    assert_eq!(figures(&report), (4, 2, 2, vec![], Some(0)));
    let wide = "[\n  [\n    '.', 'Q', '.',\n    '.'\n  ],\n  [ '.', '.', '.', 'Q' ],\n  [ 'Q', '.', '.', '.' ],\n  [ '.', '.', 'Q', '.' ]\n]";
    assert_eq!(figures(&read(wide)), (4, 1, 1, vec![], Some(1)));
    let bits = "[\n  [\n    0, 1,\n    0, 0\n  ],\n  [\n    0, 0,\n    0, 1\n  ],\n  [\n    1, 0,\n    0, 0\n  ],\n  [\n    0, 0,\n    1, 0\n  ]\n]";
    assert_eq!(figures(&read(bits)), (4, 1, 1, vec![], Some(1)));
}

#[test]
fn what_c_and_pascal_and_java_print() {
    let report = read("Solution 1: 2 4 1 3 \nSolution 2: 3 1 4 2 \nNumber of solutions: 2\n");
    assert_eq!(figures(&report), (4, 2, 2, vec![], Some(0)));
    let report = read(
        "  1:  1  5  8  6  3  7  2  4\r\n  2:  1  6  8  3  7  4  2  5\r\nThere are 92 solutions.\r\n",
    );
    assert_eq!(figures(&report), (8, 2, 2, vec![], Some(90)));
    let report = read("1) 15863724\n2) 16837425\n\n92 loesungen, 15720 Tests\n");
    assert_eq!(figures(&report), (8, 2, 2, vec![], Some(90)));
    let report = read("15863724 16837425 17468253 17582463\n24683175 25713864");
    assert_eq!(figures(&report), (8, 6, 6, vec![], Some(86)));
    let report = read("2 4 1 3 3 1 4 2");
    assert_eq!(figures(&report), (4, 2, 2, vec![], Some(0)));
    let report = read("2,4,1,3;3,1,4,2");
    assert_eq!(figures(&report), (4, 2, 2, vec![], Some(0)));
    let report = read("1\t2\t4\t1\t3\n2\t3\t1\t4\t2\n");
    assert_eq!(figures(&report), (4, 2, 2, vec![], Some(0)));
    let report =
        read("H1 (1,2), H2 (2,4), H3 (3,1), H4 (4,3)\nH1 (1,3), H2 (2,1), H3 (3,4), H4 (4,2)");
    assert_eq!(
        (figures(&report), report.from),
        ((4, 2, 2, vec![], Some(0)), 1)
    );
    let report =
        read("x[1] = 2, x[2] = 4, x[3] = 1, x[4] = 3\nx[1] = 3, x[2] = 1, x[3] = 4, x[4] = 2");
    assert_eq!(figures(&report), (4, 2, 2, vec![], Some(0)));
    let report = read(
        "Queen 1 at row 1, column 2\nQueen 2 at row 2, column 4\nQueen 3 at row 3, column 1\nQueen 4 at row 4, column 3\n\n",
    );
    assert_eq!(figures(&report), (4, 1, 1, vec![], Some(1)));
    let report = read(
        "Row 0: column 1\nRow 1: column 3\nRow 2: column 0\nRow 3: column 2\n----\nRow 0: column 2\nRow 1: column 0\nRow 2: column 3\nRow 3: column 1\n",
    );
    assert_eq!(figures(&report), (4, 2, 2, vec![], Some(0)));
    let report = read(
        "Solution #1:\n- Q - -\n- - - Q\nQ - - -\n- - Q -\n\nSolution #2:\n- - Q -\nQ - - -\n- - - Q\n- Q - -\n",
    );
    assert_eq!(figures(&report), (4, 2, 2, vec![], Some(0)));
    let report = read("OXOO\nOOOX\nXOOO\nOOXO\nOOXO\nXOOO\nOOOX\nOXOO\n");
    assert_eq!(figures(&report), (4, 2, 2, vec![], Some(0)));
    let report = read(
        "+---+---+---+---+\n|   | Q |   |   |\n+---+---+---+---+\n|   |   |   | Q |\n+---+---+---+---+\n| Q |   |   |   |\n+---+---+---+---+\n|   |   | Q |   |\n+---+---+---+---+\n",
    );
    assert_eq!(figures(&report), (4, 1, 1, vec![], Some(1)));
    let report = read("----\n-*--\n---*\n*---\n--*-\n----\n--*-\n*---\n---*\n-*--\n----\n");
    assert_eq!(figures(&report), (4, 2, 2, vec![], Some(0)));
    let report = read("  0 1 2 3\n0 . Q . .\n1 . . . Q\n2 Q . . .\n3 . . Q .\n\n");
    assert_eq!(figures(&report), (4, 1, 1, vec![], Some(1)));
    let report = read("4 . Q . .\n3 . . . Q\n2 Q . . .\n1 . . Q .\n  a b c d\n");
    assert_eq!(figures(&report), (4, 1, 1, vec![], Some(1)));
    let report = read("[ ][Q][ ][ ]\n[ ][ ][ ][Q]\n[Q][ ][ ][ ]\n[ ][ ][Q][ ]\n");
    assert_eq!(figures(&report), (4, 1, 1, vec![], Some(1)));
    let report = read("1 0 1 1\n1 1 1 0\n0 1 1 1\n1 1 0 1\n");
    assert_eq!(figures(&report), (4, 1, 1, vec![], Some(1)));
    let report = read("\u{feff}a3 b1 c4 d2\r\na2, b4, c1, d3\r\n");
    assert_eq!(
        (figures(&report), report.ordered),
        ((4, 2, 2, vec![], Some(0)), false)
    );
    let report = read("a2 b4 c1 d3\na3 b1 c4 d2\n");
    assert_eq!(
        (figures(&report), report.ordered),
        ((4, 2, 2, vec![], Some(0)), true)
    );
    let report = read("⬜👑⬜⬜\n⬜⬜⬜👑\n👑⬜⬜⬜\n⬜⬜👑⬜\n");
    assert_eq!(figures(&report), (4, 1, 1, vec![], Some(1)));
    let report = read("2.4.6.8.10.12.1.3.5.7.9.11\n");
    assert_eq!(figures(&report), (12, 1, 1, vec![], Some(14199)));
}

#[test]
fn both_forms_of_one_solution_are_one() {
    let report = read(
        "Solution 1: [1, 3, 0, 2]\n. Q . .\n. . . Q\nQ . . .\n. . Q .\nSolution 2: [2, 0, 3, 1]\n. . Q .\nQ . . .\n. . . Q\n. Q . .\n",
    );
    assert_eq!(figures(&report), (4, 2, 2, vec![], Some(0)));
}

#[test]
fn wrong_ones_are_named() {
    let mut lines: Vec<String> = solutions(8, Piece::Queen)
        .unwrap()
        .map(|solution| format!("Solution: {:?}", solution.columns()))
        .collect();
    lines[4] = "Solution: [1, 5, 8, 6, 3, 7, 2, 3]".to_owned();
    lines[9] = "Solution: [2, 5, 7, 4, 1, 8, 6]".to_owned();
    lines[20] = "Solution: [9, 5, 7, 4, 1, 8, 6, 3]".to_owned();
    lines[30] = lines[29].clone();
    lines.push("Time: 12 ms, 2024 calls, [1, 2, 3] [8]".to_owned());
    let report = read(&lines.join("\n"));
    assert_eq!(figures(&report), (8, 92, 89, vec![5, 10, 21], Some(4)));
    assert_eq!(report.doubled, 1);
    assert_eq!(report.repeated[0].line, 31);
    assert!(matches!(report.wrong[0].fault, Some(Fault::Conflict(_))));
    assert_eq!(report.wrong[1].fault, Some(Fault::LastRow));
    assert_eq!(
        report.wrong[2].fault,
        Some(Fault::Outside {
            row: 0,
            found: 9,
            from: 1,
            to: 8
        })
    );
}

#[test]
fn tours_are_read_as_well() {
    let board = "Tour found:\n 1 14  9 20  3\n24 19  2 15 10\n13  8 25  4 21\n18 23  6 11 16\n 7 12 17 22  5\n25 moves";
    let report = read(board);
    assert_eq!((report.piece, report.read, report.right), (None, 1, 1));
    assert_eq!(report.size.unwrap().to_string(), "5x5");
    let wrong = board.replace("14  9", " 9 14");
    let report = read(&wrong);
    assert_eq!((report.read, report.right), (1, 0));
    assert!(matches!(
        report.wrong[0].fault,
        Some(Fault::NotAMove { number: 8, .. })
    ));
    let squares = "(0,0) (1,2) (0,4) (2,3) (4,4) (3,2) (4,0) (2,1) (0,2) (1,4) (3,3) (4,1) (2,0) (0,1) (1,3) (3,4) (4,2) (3,0) (1,1) (0,3) (2,4) (4,3) (3,1) (1,0) (2,2)";
    assert_eq!((read(squares).piece, read(squares).right), (None, 1));
    let lines = squares.replace(") ", ")\n");
    assert_eq!((read(&lines).piece, read(&lines).right), (None, 1));
    let arrows = squares.replace(") ", ") -> ");
    assert_eq!((read(&arrows).piece, read(&arrows).right), (None, 1));
    let names: Vec<String> = squares
        .split(' ')
        .map(|pair| {
            let pair = pair.as_bytes();
            format!(
                "{}{}",
                char::from(b'a' + pair[1] - b'0'),
                pair[3] - b'0' + 1
            )
        })
        .collect();
    assert_eq!(
        (
            read(&names.join(" ")).piece,
            read(&names.join(" -> ")).right
        ),
        (None, 1)
    );
}

#[test]
fn what_has_another_length_is_wrong() {
    for (text, found) in [
        ("2143\n", 4),
        ("246135\n362514\n", 6),
        ("[2, 4, 6, 1, 3, 5]\n", 6),
    ] {
        let report = check(text, Some(8 - u32::from(found == 4) * 3), None);
        let expected = 8 - u64::from(found == 4) * 3;
        assert_eq!(report.right, 0, "{text:?}");
        assert_eq!(
            report.wrong[0].fault,
            Some(Fault::Length { found, expected })
        );
    }
}

#[test]
fn what_has_no_position_has_none() {
    for text in [
        "",
        "\n\n",
        "Hello, world!",
        "There are 92 solutions.",
        "0.5 1.5\n12:30",
        "((((",
        "]]]]",
        "1",
        "Q",
    ] {
        let report = read(text);
        assert_eq!(
            (report.read, report.right, report.size),
            (0, 0, None),
            "{text:?}"
        );
    }
}

#[test]
fn a_large_output_is_read_in_pieces() {
    let lines: Vec<String> = solutions(8, Piece::Queen)
        .unwrap()
        .map(|solution| solution.to_string())
        .collect();
    let text = lines.join("\n") + "\n";
    let mut reader = Reader::new(None, None);
    for _ in 0..20 {
        for piece in text.as_bytes().chunks(97) {
            reader.read(piece);
        }
    }
    let report = reader.finish();
    assert_eq!(
        (report.read, report.right, report.doubled, report.missing()),
        (1840, 1840, 1748, Some(0))
    );
    assert!(!report.ordered);
    // All on one line, without an end.
    let all: Vec<Vec<u8>> = solutions(10, Piece::Queen)
        .unwrap()
        .map(|solution| solution.columns().to_vec())
        .collect();
    let mut reader = Reader::new(None, None);
    for _ in 0..5 {
        reader.read(format!("{all:?}").as_bytes());
    }
    assert_eq!(reader.finish().right, 5 * 724);
}
