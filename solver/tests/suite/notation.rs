//! Permutations and FEN.

use bezzel_solver::board::Square;
use bezzel_solver::queens::notation::{fen_text, parse_fen, parse_permutation, permutation_text};
use bezzel_solver::queens::{Conflict, Line, Piece, Placement, QueensError, Solution};
use proptest::prelude::*;

use crate::strategies::{columns, mutated, pieces, placements};

#[test]
fn permutations_as_people_type_them() {
    let board = Placement::from_columns(&[2, 4, 1, 3]).unwrap();
    let texts = [
        "2413",
        " 2413\n",
        "2.4.1.3",
        "2,4,1,3",
        "2, 4, 1, 3",
        "2 4 1 3",
        "2;4 ; 1\t3",
    ];
    for text in texts {
        for n in [None, Some(4)] {
            assert_eq!(parse_permutation(text, n).as_ref(), Ok(&board), "{text:?}");
        }
    }
    let twelve = parse_permutation("2 4 6 8 10 12 1 3 5 7 9 11", Some(12)).unwrap();
    let canonical = permutation_text(&twelve);
    assert_eq!(canonical.as_deref(), Some("2.4.6.8.10.12.1.3.5.7.9.11"));
}

#[test]
fn wrong_permutations_say_why() {
    use QueensError::{Empty, Length, NoSeparator, NotAColumn, NotANumber};
    let text = str::to_owned;
    let not_a_number = |row, found| NotANumber {
        row,
        found: text(found),
    };
    let out_of_range = |row, found, n| NotAColumn {
        row,
        found: text(found),
        n,
    };
    let no_separator = |found| NoSeparator { found: text(found) };
    let cases = [
        ("", None, Empty),
        (" ", Some(8), Empty),
        ("2413", Some(0), too_large(0)),
        ("2413", Some(65), too_large(65)),
        ("2.4", Some(65), too_large(65)),
        ("2413", Some(5), Length { found: 4, n: 5 }),
        ("2.4.1.3", Some(3), Length { found: 4, n: 3 }),
        ("1234567890", None, no_separator("1234567890")),
        ("15863724", Some(12), no_separator("15863724")),
        ("2415", None, out_of_range(4, "5", 4)),
        ("2.4.1.99999999999", None, out_of_range(4, "99999999999", 4)),
        ("24x3", None, out_of_length("24x3")),
        ("2.4.x.3", None, not_a_number(3, "x")),
        ("2..1.3", None, not_a_number(2, "")),
        ("2.4.1.3.", None, not_a_number(5, "")),
        (".2413", None, not_a_number(1, "")),
        ("2.4.01.3", None, not_a_number(3, "01")),
        ("2.4.-1.3", None, not_a_number(3, "-1")),
        ("2.4.٣.3", None, not_a_number(3, "٣")),
    ];
    for (text, n, error) in cases {
        assert_eq!(parse_permutation(text, n), Err(error), "{text:?} {n:?}");
    }
    let error = parse_permutation("2415", None).unwrap_err().to_string();
    assert_eq!(
        error,
        "row 4 says column 5: expected 1 to 4, or 0 for an empty row"
    );
    let longest = ["0"; 64].join(".");
    assert!(parse_permutation(&longest, None).is_ok());
    let longer = ["0"; 65].join(".");
    assert_eq!(parse_permutation(&longer, None), Err(too_large(65)));
}

fn too_large(n: u64) -> QueensError {
    QueensError::OutOfRange { n, max: 64 }
}

/// One word that is no number stands for the whole board, which has one row.
fn out_of_length(found: &str) -> QueensError {
    QueensError::NotANumber {
        row: 1,
        found: found.to_owned(),
    }
}

#[test]
fn columns_of_a_placement_are_checked() {
    let error = QueensError::Column {
        row: 2,
        column: 4,
        n: 3,
    };
    assert_eq!(Placement::from_columns(&[1, 4, 0]), Err(error));
    for n in [0, 65, 300] {
        let error = too_large(n as u64);
        assert_eq!(Placement::from_columns(&vec![0; n]), Err(error.clone()));
        assert_eq!(Placement::empty(n as u32), Err(error));
    }
    let mut board = Placement::from_columns(&[1, 0, 0]).unwrap();
    board.toggle(Square::new(0, 1));
    assert_eq!(board.columns(), None);
    assert_eq!(permutation_text(&board), None);
}

#[test]
fn solutions_are_checked() {
    let parse = str::parse::<Solution>;
    assert_eq!(parse("15863724").unwrap().to_string(), "15863724");
    let error = parse("15863742").unwrap_err();
    let conflict = Conflict {
        a: Square::new(2, 7),
        b: Square::new(6, 3),
        line: Line::Antidiagonal,
    };
    assert_eq!(error, QueensError::Conflict(conflict));
    assert_eq!(
        parse("1234").unwrap_err().to_string(),
        "the pieces of rows 1 and 2 attack each other (diagonal): expected none to attack another",
    );
    assert!(matches!(
        parse("2403"),
        Err(QueensError::Column {
            row: 3,
            column: 0,
            n: 4
        })
    ));
    assert!(matches!(
        parse("2143x"),
        Err(QueensError::NotANumber { row: 1, .. })
    ));
    let long = QueensError::OutOfRange { n: 33, max: 32 };
    assert_eq!(parse(&["1"; 33].join(".")), Err(long));
    assert_eq!(
        Solution::from_columns(&[]),
        Err(QueensError::OutOfRange { n: 0, max: 32 })
    );
}

#[test]
fn fen_as_people_type_it() {
    let (board, piece) = parse_fen("Q7/4Q3/8/8/8/8/8/Q6Q", None).unwrap();
    assert_eq!((board.n(), board.len(), piece), (8, 4, Some(Piece::Queen)));
    for text in ["1a2/3A/a3/2A1", " 1A2/3A/A3/2A1  w - - 0 1"] {
        let (board, piece) = parse_fen(text, Some(4)).unwrap();
        assert_eq!(board.columns(), Some(vec![2, 4, 1, 3]));
        assert_eq!(piece, Some(Piece::Superqueen));
    }
    let (board, piece) = parse_fen(&["12"; 12].join("/"), None).unwrap();
    assert!(board.is_empty() && board.n() == 12 && piece.is_none());
}

#[test]
fn wrong_fen_says_why() {
    use QueensError::{Character, Empty, LeadingZero, Length, MixedPieces, Width};
    let cases = [
        ("", None, Empty),
        (" \t", Some(8), Empty),
        ("4/4/4/4", Some(0), too_large(0)),
        ("4/4/4/4", Some(65), too_large(65)),
        ("4/4/4", Some(4), Length { found: 3, n: 4 }),
        ("4/4/4/4/4", Some(4), Length { found: 5, n: 4 }),
        (
            "4/4//4",
            None,
            Width {
                row: 3,
                found: 0,
                n: 4,
            },
        ),
        (
            "4/QQQQQ/4/4",
            None,
            Width {
                row: 2,
                found: 5,
                n: 4,
            },
        ),
        (
            "4/4/4/3",
            None,
            Width {
                row: 4,
                found: 3,
                n: 4,
            },
        ),
        (
            "99999999999Q",
            None,
            Width {
                row: 1,
                found: u32::MAX,
                n: 1,
            },
        ),
        ("4/1K2/4/4", None, Character { row: 2, found: 'K' }),
        (
            "4/1٣/4/4",
            None,
            Character {
                row: 2, found: '٣'
            },
        ),
        ("4/0Q3/4/4", None, LeadingZero { row: 2 }),
        ("4/4/04/4", None, LeadingZero { row: 3 }),
        (
            "4/Q2A/4/4",
            None,
            MixedPieces {
                row: 2,
                found: Piece::Superqueen,
            },
        ),
        (
            "A3/4/q3/4",
            None,
            MixedPieces {
                row: 3,
                found: Piece::Queen,
            },
        ),
    ];
    for (text, n, error) in cases {
        assert_eq!(parse_fen(text, n), Err(error), "{text:?} {n:?}");
    }
    let error = parse_fen("4/4/4/3", None).unwrap_err().to_string();
    assert_eq!(error, "row 4 has 3 squares: expected 4");
}

proptest! {
    #[test]
    fn permutations_are_read_as_they_are_written(columns in columns()) {
        let board = Placement::from_columns(&columns).unwrap();
        prop_assert_eq!(board.columns(), Some(columns));
        let text = permutation_text(&board).unwrap();
        prop_assert_eq!(parse_permutation(&text, None), Ok(board.clone()));
        prop_assert_eq!(parse_permutation(&text, Some(board.n())), Ok(board));
    }

    #[test]
    fn fen_is_read_as_it_is_written(board in placements(64), piece in pieces()) {
        let text = fen_text(&board, piece);
        let expected = (board.clone(), (!board.is_empty()).then_some(piece));
        prop_assert_eq!(parse_fen(&text, None), Ok(expected.clone()));
        prop_assert_eq!(parse_fen(&text, Some(board.n())), Ok(expected));
    }

    #[test]
    fn the_canonical_permutation_of_whatever_is_read_says_the_same(
        text in mutated(
            columns().prop_map(|c| permutation_text(&Placement::from_columns(&c).unwrap()).unwrap()),
            "0123456789., ",
        ),
        n in proptest::option::of(1..=12_u32),
    ) {
        if let Ok(board) = parse_permutation(&text, n) {
            let canonical = permutation_text(&board).unwrap();
            prop_assert_eq!(parse_permutation(&canonical, n), Ok(board));
        }
    }

    #[test]
    fn the_canonical_fen_of_whatever_is_read_says_the_same(
        text in mutated(placements(12).prop_map(|b| fen_text(&b, Piece::Queen)), "012389QqAa/ "),
    ) {
        if let Ok((board, piece)) = parse_fen(&text, None) {
            let canonical = fen_text(&board, piece.unwrap_or_default());
            prop_assert_eq!(parse_fen(&canonical, None), Ok((board, piece)));
        }
    }

    #[test]
    fn no_text_brings_the_parsers_down(text: String, n in proptest::option::of(any::<u32>())) {
        let _ = parse_permutation(&text, n).map_err(|error| error.to_string());
        let _ = parse_fen(&text, n).map_err(|error| error.to_string());
        let _ = text.parse::<Solution>().map_err(|error| error.to_string());
        let _ = text.parse::<Piece>().map_err(|error| error.to_string());
    }
}
