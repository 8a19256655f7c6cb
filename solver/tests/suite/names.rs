//! Names of squares and sizes.

use bezzel_solver::board::{BoardError, Size, Square, file_name};
use proptest::prelude::*;

use crate::strategies::{mutated, sizes, sizes_and_squares};

#[test]
fn files_count_like_the_columns_of_a_spreadsheet() {
    let letters: Vec<String> = (0..=702).map(file_name).collect();
    assert_eq!(&letters[..3], ["a", "b", "c"]);
    assert_eq!(&letters[25..28], ["z", "aa", "ab"]);
    assert_eq!(&letters[51..53], ["az", "ba"]);
    assert_eq!(&letters[701..], ["zz", "aaa"]);
    assert_eq!(file_name(u32::MAX), "mwlqkwv");
}

#[test]
fn corners_of_a_chessboard() {
    let size = Size::square(8).unwrap();
    for (name, row, column) in [("a8", 0, 0), ("h8", 0, 7), ("a1", 7, 0), ("h1", 7, 7)] {
        let square = Square::new(row, column);
        assert_eq!(square.name(size), name);
        assert_eq!(Square::from_name(&name.to_uppercase(), size), Ok(square));
    }
}

#[test]
fn wrong_names_say_why() {
    let size = Size::new(3, 28).unwrap();
    for found in [
        "", "a", "1", "1a", "a01", "a+1", "a-1", "a 1", " a1", "a1 ", "é1", "a1b",
    ] {
        let found = found.to_owned();
        let error = BoardError::NotASquare {
            found: found.clone(),
        };
        assert_eq!(Square::from_name(&found, size), Err(error));
    }
    for found in [
        "a4",
        "ac1",
        "a99999999999",
        "zzzzzzzzzz1",
        "mwlqkww1",
        "zzzzzzzzzz99999999999",
    ] {
        let found = found.to_owned();
        let error = BoardError::Outside {
            found: found.clone(),
            size,
        };
        assert_eq!(Square::from_name(&found, size), Err(error));
    }
    let error = Square::from_name("a4", size).unwrap_err();
    assert_eq!(
        error.to_string(),
        "a4 is off the board: expected a square from a1 to ab3"
    );
    let below = Square::new(3, 0).name(size);
    assert!(Square::from_name(&below, size).is_err());
}

#[test]
fn wrong_sizes_say_why() {
    for found in [
        "",
        "8",
        "x",
        "8x",
        "x8",
        "08x8",
        "8x8x8",
        "+8x8",
        "8 x 8",
        "8x99999999999",
    ] {
        let error = BoardError::NotASize {
            found: found.to_owned(),
        };
        assert_eq!(found.parse::<Size>(), Err(error));
    }
    for (rows, columns) in [(0, 8), (8, 0), (1_000_001, 1), (1, 1_000_001)] {
        let error = BoardError::OutOfRange { rows, columns };
        assert_eq!(Size::new(rows, columns), Err(error.clone()));
        assert_eq!(format!("{rows}x{columns}").parse::<Size>(), Err(error));
    }
    let error = "0x8".parse::<Size>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "0x8 is out of range: expected 1 to 1000000 rows and columns"
    );
}

#[test]
fn squares_come_row_by_row() {
    let size = Size::new(3, 5).unwrap();
    let squares: Vec<Square> = size.squares().collect();
    assert_eq!(squares.len() as u64, size.area());
    assert!(squares.is_sorted_by(|a, b| a < b));
    assert!(squares.iter().all(|&square| size.contains(square)));
    assert_eq!(squares[5], Square::new(1, 0));
}

proptest! {
    #[test]
    fn squares_are_read_as_they_are_named((size, square) in sizes_and_squares()) {
        let name = square.name(size);
        prop_assert_eq!(Square::from_name(&name, size), Ok(square));
        prop_assert_eq!(Square::from_name(&name.to_uppercase(), size), Ok(square));
    }

    #[test]
    fn whatever_is_read_as_a_square_is_its_name(
        (size, name) in sizes_and_squares().prop_flat_map(|(size, square)| {
            (Just(size), mutated(Just(square.name(size)), "abyzAZ0189"))
        }),
    ) {
        if let Ok(square) = Square::from_name(&name, size) {
            prop_assert_eq!(square.name(size), name.to_ascii_lowercase());
        }
    }

    #[test]
    fn sizes_are_read_as_they_are_written(size in sizes()) {
        prop_assert_eq!(size.to_string().parse::<Size>(), Ok(size));
    }

    #[test]
    fn whatever_is_read_as_a_size_is_its_text(
        text in mutated(sizes().prop_map(|size| size.to_string()), "0189x"),
    ) {
        if let Ok(size) = text.parse::<Size>() {
            prop_assert_eq!(size.to_string(), text.replace(['X', '×'], "x"));
        }
    }

    #[test]
    fn no_text_brings_the_parsers_down(text: String, size in sizes()) {
        let _ = text.parse::<Size>().map_err(|error| error.to_string());
        let _ = Square::from_name(&text, size).map_err(|error| error.to_string());
    }
}
