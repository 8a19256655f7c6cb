//! Boards that are printed in one of the forms are read back, and no text makes the reader fail.

use bezzel_output::{Reader, check, position};
use bezzel_solver::board::Size;
use bezzel_solver::board::Square;
use bezzel_solver::queens::{Piece, Placement, Solution, solutions};
use proptest::prelude::*;

/// The number of forms.
const FORMS: usize = 16;

fn printed(form: usize, number: usize, columns: &[u8], from: u8) -> String {
    let shifted: Vec<String> = columns
        .iter()
        .map(|column| (column - 1 + from).to_string())
        .collect();
    let pairs = |open: &str, middle: &str, close: &str, between: &str| {
        let pairs = (from..)
            .zip(&shifted)
            .map(|(row, column)| format!("{open}{row}{middle}{column}{close}"));
        pairs.collect::<Vec<_>>().join(between)
    };
    let matrix = |queen: &str, free: &str, between: &str| {
        let row = |column: &u8| {
            let cells = (1..=columns.len()).map(|at| {
                if at == usize::from(*column) {
                    queen
                } else {
                    free
                }
            });
            cells.collect::<Vec<_>>().join(between)
        };
        columns.iter().map(row).collect::<Vec<_>>()
    };
    match form {
        0 => format!("{}\n", shifted.join(" ")),
        1 => format!("[{}]\n", shifted.join(", ")),
        2 => format!("Solution {number}: {}\n", shifted.join(",")),
        3 => format!("{number}\t{}\n", shifted.join("\t")),
        4 => format!("({number}) {{{}}}\r\n", shifted.join("; ")),
        5 => format!("{}\n", pairs("(", ",", ")", " ")),
        6 => format!("[{}],\n", pairs("[", ", ", "]", ", ")),
        7 => format!("{}\n", pairs("x[", "] = ", "", ", ")),
        8 => format!("Found:\n{}\n\n", pairs("Row ", " -> column ", "", "\n")),
        9 => format!("{}\n\n", matrix("1", "0", " ").join("\n")),
        10 => format!("[[{}]],\n", matrix("1", "0", ", ").join("],\n [")),
        11 => format!("#{number}\n{}\n", matrix("Q", ".", "").join("\n")),
        12 => format!("{}\n", matrix("X", "O", " ").join("\n")),
        13 => format!("[\"{}\"], ", matrix("Q", ".", "").join("\",\"")),
        14 => format!("|{}|\n-----\n", matrix("Q", " ", "|").join("|\n|")),
        _ => {
            let n = columns.len();
            let names = columns
                .iter()
                .enumerate()
                .map(|(row, column)| format!("{}{}", char::from(b'a' + column - 1), n - row));
            format!("{number}. {}\n", names.collect::<Vec<_>>().join(" "))
        }
    }
}

fn some(n: u32, from: usize, count: usize) -> Vec<Solution> {
    let all: Vec<Solution> = solutions(n, Piece::Queen).expect("n is small").collect();
    all.into_iter().cycle().skip(from).take(count).collect()
}

#[test]
fn all_solutions_are_read_in_every_form() {
    for n in [4, 5, 6, 8] {
        let all: Vec<Solution> = solutions(n, Piece::Queen).unwrap().collect();
        for form in 0..FORMS {
            for from in [0, 1] {
                let texts = (1..)
                    .zip(&all)
                    .map(|(number, solution)| printed(form, number, solution.columns(), from));
                let text: String = texts.collect();
                let report = check(&text, None, None);
                let case = format!(
                    "form {form}, n = {n}, from {from}: {}",
                    &text[..text.len().min(200)]
                );
                assert_eq!(report.size.map(Size::rows), Some(n), "{case}");
                assert_eq!(
                    (report.read, report.right, report.doubled),
                    (all.len() as u64, all.len() as u64, 0),
                    "{case}"
                );
                assert_eq!(report.missing(), Some(0), "{case}");
            }
        }
    }
}

#[test]
fn the_number_that_a_program_reads_is_no_board() {
    for n in [4, 5, 6, 8] {
        let all: Vec<Solution> = solutions(n, Piece::Queen).unwrap().collect();
        for form in 0..FORMS {
            let texts = (1..)
                .zip(&all)
                .map(|(number, solution)| printed(form, number, solution.columns(), 1));
            let boards: String = texts.collect();
            // With a question, and without one.
            for read in [format!("Queens: {n}\n"), format!("{n}\n")] {
                let report = check(&(read.clone() + &boards), None, None);
                let case = format!("form {form}, n = {n} after {read:?}");
                assert_eq!(
                    (report.read, report.right),
                    (all.len() as u64, all.len() as u64),
                    "{case}"
                );
            }
        }
    }
}

/// The board of a placement, as columns where there is one queen a row.
fn columns(placement: &Placement) -> Vec<u8> {
    placement.columns().unwrap_or_default()
}

#[test]
fn one_position_is_found_in_every_form() {
    for n in [4, 5, 6, 8] {
        for solution in solutions(n, Piece::Queen).unwrap() {
            for (form, from) in (0..FORMS).flat_map(|form| [(form, 0), (form, 1)]) {
                let text = printed(form, 1, solution.columns(), from);
                let found = position(&text, 8).unwrap_or_else(|| panic!("nothing in {text}"));
                assert_eq!(columns(&found), solution.columns(), "form {form}: {text}");
            }
        }
    }
}

#[test]
fn a_position_may_be_wrong_or_begun() {
    let found = |text: &str| position(text, 8).map(|found| (found.n(), columns(&found)));
    let eight = |columns: [u8; 8]| Some((8, columns.to_vec()));
    assert_eq!(
        found("x = [1, 5, 8, 6, 3, 7, 2, 2]"),
        eight([1, 5, 8, 6, 3, 7, 2, 2])
    );
    assert_eq!(
        found("x = [0, 5, 8, 6, 3, 7, 2, 4]"),
        eight([0, 5, 8, 6, 3, 7, 2, 4])
    );
    assert_eq!(
        found("(1, 1) (2, 5) (4, 6)"),
        eight([1, 5, 0, 6, 0, 0, 0, 0])
    );
    assert_eq!(
        found("(0, 0) (1, 4) (3, 5)"),
        eight([1, 5, 0, 6, 0, 0, 0, 0])
    );
    assert_eq!(found("Qa8; Qe7"), eight([1, 5, 0, 0, 0, 0, 0, 0]));
    assert_eq!(found("Q...\n..Q.\n....\n...."), Some((4, vec![1, 3, 0, 0])));
    for nothing in [
        "",
        "hello",
        "1 5 8 6",
        "a1, z9",
        "+1 +2",
        "92",
        "8 queens, 92 solutions",
    ] {
        assert_eq!(found(nothing), None, "{nothing}");
    }
    let rows = position("QQ..\n....\n....\n...Q", 8).unwrap();
    let squares: Vec<Square> = rows.squares().collect();
    assert_eq!(
        squares,
        [Square::new(0, 0), Square::new(0, 1), Square::new(3, 3)]
    );
}

proptest! {
    #[test]
    fn any_text_has_a_position_or_none(text in "\\PC{0,200}", n in 0_u32..70) {
        if let Some(found) = position(&text, n) {
            prop_assert!((1..=64).contains(&found.n()));
        }
    }

    #[test]
    fn some_solutions_are_read_in_pieces(
        form in 0..FORMS, n in 6_u32..10, from in 0_u8..2, start in 0_usize..700, count in 1_usize..20, piece in 1_usize..300,
    ) {
        let chosen = some(n, start, count);
        let texts = (1..).zip(&chosen).map(|(number, solution)| printed(form, number, solution.columns(), from));
        let text: String = texts.collect();
        let mut reader = Reader::new(None, None);
        for part in text.as_bytes().chunks(piece) {
            reader.read(part);
        }
        let report = reader.finish();
        prop_assert_eq!(report.size.map(Size::rows), Some(n), "{}", text);
        prop_assert_eq!((report.read, report.right), (count as u64, count as u64), "{}", text);
        let mut distinct = chosen.clone();
        distinct.sort();
        distinct.dedup();
        prop_assert_eq!(report.doubled, (count - distinct.len()) as u64);
        let missing: Vec<Solution> = report.missing_solutions().collect();
        prop_assert!(missing.iter().all(|solution| !chosen.contains(solution)));
        prop_assert_eq!(missing.len() as u64, report.missing().unwrap());
    }

    #[test]
    fn any_text_is_read(text in "\\PC*", n in proptest::option::of(0_u32..70)) {
        let report = check(&text, n, None);
        prop_assert!(report.right <= report.read);
    }

    #[test]
    fn anything_like_an_output_is_read(
        text in "([0-9]{1,9}|[\\[\\](){},;:|. \n\t-]|[a-h][1-8]|Q|X|\\.\\.Q\\.|true|-1|Solution |x_0_2 = |1\\.0|np\\.int64\\(3\\)|\\.\\.\\.|1Q2/|v |\"row\": |=> |<td>|---|0 0 1 0|…|’|[│⎡→]){0,80}",
        n in proptest::option::of(1_u32..12), superqueens: bool,
    ) {
        let report = check(&text, n, superqueens.then_some(Piece::Superqueen));
        prop_assert!(report.right <= report.read);
        prop_assert!(report.missing_solutions().count() as u64 <= report.missing().unwrap_or(0));
    }
}
