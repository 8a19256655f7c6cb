//! The numbers of an output are understood by the reading that explains the whole text, not by a few lines that happen
//! to fit.

use bezzel_output::{Fault, Printed, Report, check};
use bezzel_solver::Random;
use bezzel_solver::board::Size;
use bezzel_solver::queens::{Piece, is_solution, notation::parse_permutation, solutions};

fn read(text: &str) -> Report {
    check(text, None, None)
}

fn figures(report: &Report) -> (u32, u64, u64) {
    (report.size.map_or(0, Size::rows), report.read, report.right)
}

fn line(columns: &[u32]) -> String {
    let texts: Vec<String> = columns.iter().map(u32::to_string).collect();
    texts.join(" ") + "\n"
}

fn shuffled(n: u32, from: u32, random: &mut Random) -> Vec<u32> {
    let mut columns: Vec<u32> = (from..from + n).collect();
    for at in (1..columns.len()).rev() {
        columns.swap(at, random.below(at as u32 + 1) as usize);
    }
    columns
}

fn solves(columns: &[u32]) -> bool {
    let text: String = columns.iter().map(u32::to_string).collect();
    is_solution(
        &parse_permutation(&text, None).expect("a permutation"),
        Piece::Queen,
    )
}

#[test]
fn one_of_600_permutations_is_right() {
    let text = include_str!("../data/output_600_permutations.txt");
    let report = read(text);
    assert_eq!(
        (figures(&report), report.short, report.from),
        ((8, 600, 1), false, 1)
    );
    assert_eq!((report.missing(), report.wrong[0].line), (Some(91), 1));
    let Some(Fault::Conflict(conflict)) = report.wrong[0].fault else {
        panic!("{:?}", report.wrong[0])
    };
    let names = [conflict.a, conflict.b].map(|square| square.name(report.size.unwrap()));
    assert_eq!(names, ["d8", "c7"]);
}

#[test]
fn permutations_are_lists_of_columns() {
    let mut random = Random::new(29);
    for round in 0..60 {
        let from = round % 2;
        let all: Vec<Vec<u32>> = (0..200).map(|_| shuffled(8, from, &mut random)).collect();
        let right = all.iter().filter(|columns| {
            solves(
                &columns
                    .iter()
                    .map(|column| column + 1 - from)
                    .collect::<Vec<_>>(),
            )
        });
        let right = right.count() as u64;
        let report = read(&all.iter().map(|columns| line(columns)).collect::<String>());
        assert_eq!(
            (figures(&report), report.from),
            ((8, 200, right), from),
            "round {round}"
        );
        assert!(!report.short);
    }
}

#[test]
fn a_reading_is_not_lost_by_what_comes_first() {
    // Of the permutations that are no solution those are taken whose first number goes well as one of the position: the
    // next seven and a last one solve the board.
    let mut random = Random::new(7);
    let fits = |columns: &[u32]| {
        let missing = columns[0];
        let mut shifted = columns[1..].to_vec();
        shifted.push(missing);
        solves(&shifted)
    };
    let mut text = String::new();
    let mut count = 0;
    let mut all: Vec<Vec<u32>> = Vec::new();
    for solution in solutions(8, Piece::Queen).unwrap() {
        let mut columns: Vec<u32> = solution
            .columns()
            .iter()
            .map(|&column| column.into())
            .collect();
        columns.rotate_right(1);
        assert!(fits(&columns));
        if !solves(&columns) {
            all.push(columns);
        }
    }
    for round in 0..8 {
        all.sort_by_key(|columns| (columns[0], round));
        for columns in &all {
            text += &line(columns);
            count += 1;
        }
    }
    for _ in 0..600 {
        let columns = shuffled(8, 1, &mut random);
        if !solves(&columns) {
            text += &line(&columns);
            count += 1;
        }
    }
    text += "1 5 8 6 3 7 2 4\n";
    let report = read(&text);
    assert_eq!(figures(&report), (8, count + 1, 1));
}

#[test]
fn a_short_last_row_is_a_mistake() {
    let rows = |n: u32, line: fn(u32, u32) -> String| {
        let all = solutions(n, Piece::Queen).unwrap();
        let lines = all.map(|solution| {
            let columns = solution.columns()[..n as usize - 1].iter();
            let lines = (0..)
                .zip(columns)
                .map(|(row, &column)| line(row, column.into()));
            lines.collect::<String>() + "\n"
        });
        lines.collect::<Vec<_>>()
    };
    let lists = rows(8, |_, column| format!("{column} "));
    let pairs = rows(8, |row, column| format!("({row}, {}) ", column - 1));
    for (text, n) in [
        ("[0, 4, 7, 5, 2, 6, 1]", 8),
        ("[1, 5, 8, 6, 3, 7, 2]", 8),
        ("1 3 0\n", 4),
        ("[0, 4, 7, 5, 2, 6, 1]\n[0, 5, 7, 2, 6, 3, 1]\n", 8),
        ("(0,0) (1,4) (2,7) (3,5) (4,2) (5,6) (6,1)\n", 8),
        ("a8 e7 h6 f5 c4 g3 b2\n", 8),
        (".Q..\n...Q\nQ...\n", 4),
        (&lists[0], 8),
        (&lists[..8].concat(), 8),
        // However many there are: the program has forgotten it every time.
        (&lists.concat(), 8),
        (&pairs.concat(), 8),
    ] {
        let report = read(text);
        let lines = if text.contains('.') {
            1
        } else {
            text.trim_end().lines().count() as u64
        };
        assert_eq!(figures(&report), (n, lines, 0), "{text}");
        let is_short = |wrong: &Printed| wrong.fault == Some(Fault::LastRow);
        assert!(report.wrong.iter().all(is_short), "{:?}", report.wrong);
        // The row is not filled in.
        assert_eq!(report.wrong[0].squares.len() as u32, n - 1, "{text}");
    }
    // One that is cut among whole ones.
    let report = read("[1, 3, 0, 2]\n[2, 0, 3]\n");
    assert_eq!((figures(&report), report.short), ((4, 2, 1), false));
    assert_eq!(report.wrong[0].fault, Some(Fault::LastRow));
    // A matrix whose last row is cut.
    let report = read(".Q..\n...Q\nQ...\n..Q\n\n..Q.\nQ...\n...Q\n.Q..\n");
    assert_eq!((figures(&report), report.short), ((4, 2, 1), false));
}

#[test]
fn boards_of_two_sizes_are_said() {
    let of = |n: u32| {
        let all = solutions(n, Piece::Queen).unwrap();
        all.map(|solution| {
            line(
                &solution
                    .columns()
                    .iter()
                    .map(|&column| column.into())
                    .collect::<Vec<_>>(),
            )
        })
        .collect::<String>()
    };
    let report = read(&(of(4) + &of(5)));
    assert_eq!(figures(&report), (5, 10, 10));
    assert_eq!(report.others, [(Size::square(4).unwrap(), 2)]);
    let report = read(&of(5));
    assert_eq!((figures(&report), report.others.len()), ((5, 10, 10), 0));
    let drawn = |n: u32| {
        solutions(n, Piece::Queen)
            .unwrap()
            .map(|solution| format!("{solution:#}\n\n"))
            .collect::<Vec<_>>()
            .concat()
    };
    let report = read(&(drawn(6) + &drawn(5) + &drawn(4)));
    assert_eq!(figures(&report), (5, 10, 10));
    assert_eq!(
        report.others,
        [(Size::square(4).unwrap(), 2), (Size::square(6).unwrap(), 4)]
    );
}

#[test]
fn one_number_a_line_is_a_list() {
    let column = |from: u32, n: u32| {
        let all = solutions(n, Piece::Queen).unwrap();
        let lines = all.map(|solution| {
            let columns = solution
                .columns()
                .iter()
                .map(|&column| u32::from(column) - 1 + from);
            columns
                .map(|column| format!("{column}\n"))
                .collect::<Vec<_>>()
                .concat()
        });
        lines.collect::<Vec<_>>()
    };
    for n in [4, 5, 6, 8] {
        for from in [0, 1] {
            let all = column(from, n);
            let count = all.len() as u64;
            for between in ["", "\n", "----\n", "Solution:\n"] {
                let text = between.to_owned() + &all.join(between);
                assert_eq!(
                    figures(&read(&text)),
                    (n, count, count),
                    "{n} from {from} {between:?}"
                );
                let text = format!("{text}\nTotal: {count}\n");
                assert_eq!(
                    figures(&read(&text)),
                    (n, count, count),
                    "{n} from {from} {between:?}"
                );
            }
        }
    }
    let report = read(&format!("8\n{}92\n", column(1, 8).join("")));
    assert_eq!(figures(&report), (8, 92, 92));
    // A wrong one is one as well.
    let report = read("1\n5\n8\n6\n3\n7\n2\n2\n");
    assert_eq!(figures(&report), (8, 1, 0));
    assert!(matches!(report.wrong[0].fault, Some(Fault::Conflict(_))));
    // Other numbers are not a position.
    for text in [
        "92\n",
        "8\n92\n",
        "1\n2\n6\n24\n120\n720\n5040\n",
        "5000\n6000\n7000\n8000\n",
    ] {
        assert_eq!(figures(&read(text)), (0, 0, 0), "{text}");
    }
}
