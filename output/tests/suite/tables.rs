//! A knight's tours in the tables that programs print: each is read as the tour that it is.

use bezzel_output::{Report, check};
use bezzel_solver::board::{Size, Square, Symmetry};
use bezzel_solver::knight::{Board, Path, TourRequest, tour};

/// The usual ways to print a table, each for numbers from 0 and from 1.
const FORMS: [&str; 14] = [
    "%2d ", "%3d", "%4d", "%5d", "%-3d", "%-4d", "%02d ", "%d ", "%d\t", "%d,", "numpy", "list",
    "lists", "lines",
];

fn table(form: &str, rows: &[Vec<u32>]) -> String {
    let joined = |open: &str, one: &dyn Fn(&u32) -> String, between: &str, close: &str| {
        let line = |row: &Vec<u32>| row.iter().map(one).collect::<Vec<_>>().join(between);
        let lines = rows.iter().map(|row| format!("{open}{}{close}", line(row)));
        lines.collect::<Vec<_>>()
    };
    let plain = |number: &u32| number.to_string();
    let largest = rows
        .iter()
        .flatten()
        .max()
        .map_or(1, |most| most.to_string().len());
    match form {
        "%2d " => joined("", &|number| format!("{number:2} "), "", "").join("\n"),
        "%3d" => joined("", &|number| format!("{number:3}"), "", "").join("\n"),
        "%4d" => joined("", &|number| format!("{number:4}"), "", "").join("\n"),
        "%5d" => joined("", &|number| format!("{number:5}"), "", "").join("\n"),
        "%-3d" => joined("", &|number| format!("{number:<3}"), "", "").join("\n"),
        "%-4d" => joined("", &|number| format!("{number:<4}"), "", "").join("\n"),
        "%02d " => joined("", &|number| format!("{number:02} "), "", "").join("\n"),
        "%d " => joined("", &plain, " ", "").join("\n"),
        "%d\t" => joined("", &plain, "\t", "\t").join("\n"),
        "%d," => joined("", &plain, ",", "").join("\n"),
        "numpy" => {
            let lines = joined("[", &|number| format!("{number:largest$}"), " ", "]");
            format!("[{}]", lines.join("\n "))
        }
        "list" => format!("[{}]", joined("[", &plain, ", ", "]").join(", ")),
        "lists" => joined("[", &plain, ", ", "]").join("\n"),
        _ => joined("", &plain, "\n", "").join("\n"),
    }
}

/// Each square's number of the visit.
fn numbers(path: &[Square], size: Size, from: u32) -> Vec<Vec<u32>> {
    let mut rows = vec![vec![0; size.columns() as usize]; size.rows() as usize];
    for (number, square) in (from..).zip(path) {
        rows[square.row as usize][square.column as usize] = number;
    }
    rows
}

/// The tours of a board from each of its squares, and their images.
fn tours(rows: u32, columns: u32) -> Vec<(Size, Vec<Square>)> {
    let size = Size::new(rows, columns).expect("in range");
    let board = Board::from(size);
    let found = size
        .squares()
        .filter_map(|start| tour(&board, &TourRequest::open().from(start)).ok());
    let with_images = found.flat_map(|path| {
        let image = move |symmetry: Symmetry| {
            let squares = path.squares().iter();
            let squares = squares.map(|&square| symmetry.apply(square, size));
            (symmetry.image(size), squares.collect())
        };
        Symmetry::ALL.map(image)
    });
    with_images.collect()
}

fn judged(report: &Report) -> (Option<Size>, u64, u64) {
    (report.size, report.read, report.right)
}

#[test]
fn a_tour_is_right_in_every_table() {
    for (rows, columns) in [
        (3, 4),
        (3, 10),
        (4, 5),
        (5, 5),
        (5, 6),
        (6, 6),
        (7, 8),
        (8, 8),
        (10, 10),
        (12, 11),
    ] {
        let all = tours(rows, columns);
        assert!(!all.is_empty());
        for (index, (size, path)) in all.iter().enumerate().step_by(1 + all.len() / 60) {
            for form in FORMS {
                // Without a space between them, numbers of three digits cannot be separated.
                if size.area() >= 100 && matches!(form, "%3d" | "%-3d") {
                    continue;
                }
                let text = table(form, &numbers(path, *size, (index % 2) as u32));
                let report = check(&text, None, None);
                assert_eq!(
                    judged(&report),
                    (Some(*size), 1, 1),
                    "{form} of {size}:\n{text}"
                );
                let text = format!("A tour of {size}:\n{text}\nfound in 0.25 s\n");
                let report = check(&text, None, None);
                assert_eq!(
                    judged(&report),
                    (Some(*size), 1, 1),
                    "{form} of {size}:\n{text}"
                );
            }
        }
    }
}

#[test]
fn several_tours_are_separated_in_every_table() {
    let all = tours(5, 6);
    let all: Vec<_> = all
        .iter()
        .filter(|(size, _)| size.rows() == 5)
        .take(40)
        .collect();
    for form in FORMS {
        for between in ["\n\n", "\n"] {
            let texts = all
                .iter()
                .map(|(size, path)| table(form, &numbers(path, *size, 1)));
            let text = texts.collect::<Vec<_>>().join(between);
            let report = check(&text, None, None);
            let count = all.len() as u64;
            assert_eq!(
                judged(&report),
                (Some(all[0].0), count, count),
                "{form}: {}",
                &text[..400]
            );
        }
    }
}

#[test]
fn a_drawn_path_is_read_back() {
    for (rows, columns) in [(3, 4), (5, 5), (5, 6), (8, 8), (9, 11), (12, 12)] {
        for (size, squares) in tours(rows, columns) {
            let board = Board::from(size);
            let text = Path::new(&board, squares)
                .unwrap()
                .drawn_on(&board)
                .unwrap();
            assert_eq!(
                judged(&check(&text, None, None)),
                (Some(size), 1, 1),
                "{text}"
            );
        }
    }
}

#[test]
fn a_mistake_in_a_table_is_reported_for_its_board() {
    for (size, path) in tours(8, 8).into_iter().step_by(16) {
        let mut wrong = path.clone();
        wrong.swap(11, 13);
        for form in FORMS {
            let text = table(form, &numbers(&wrong, size, 1));
            assert_eq!(
                judged(&check(&text, None, None)),
                (Some(size), 1, 0),
                "{form}:\n{text}"
            );
        }
    }
}

#[test]
fn tours_of_two_sizes_are_both_reported() {
    let (small, large) = (tours(5, 5), tours(6, 6));
    let two = [&small[0], &large[0], &large[1]];
    let texts = two.map(|(size, path)| table("%3d", &numbers(path, *size, 1)));
    let report = check(&texts.join("\n\n"), None, None);
    assert_eq!(judged(&report), (Some(large[0].0), 2, 2));
    assert_eq!(report.others, [(small[0].0, 1)]);
}
