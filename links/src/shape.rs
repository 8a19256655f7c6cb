//! A drawn board as text: its rows and columns, and a number for each row.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::Board;

use super::Expected;
use super::format::Format;

/// The columns of a hexadecimal digit.
const DIGIT: u32 = 4;

/// The text of a board: rows and columns, a dot, and for each row from the top a hexadecimal number in which the lowest bit is
/// the leftmost column and 1 a square, all of the same length and without anything between them. A plus of five squares is
/// `3x3.272`.
pub fn shape_text(board: &Board) -> String {
    let size = board.size();
    let digit = |row: u32, place: u32| {
        let columns = place * DIGIT..size.columns().min((place + 1) * DIGIT);
        let bits = columns.filter(|&column| board.contains(Square::new(row, column)));
        let digit = bits.fold(0, |digit, column| digit | 1 << (column % DIGIT));
        char::from_digit(digit, 16).unwrap_or_default()
    };
    let places = || (0..size.columns().div_ceil(DIGIT)).rev();
    let rows = (0..size.rows()).flat_map(|row| places().map(move |place| digit(row, place)));
    format!("{size}.{}", rows.collect::<String>())
}

/// Drawn boards of at most `most` rows and columns.
pub fn shapes(most: u32) -> Format<'static, Board> {
    let text = |board: &Board| shape_text(board);
    Format::new(Expected::Shape { most }, move |text| read(text, most), text)
}

fn read(text: &str, most: u32) -> Option<Board> {
    let (sides, rows) = text.split_once('.')?;
    let size: Size = sides.parse().ok()?;
    let places = size.columns().div_ceil(DIGIT);
    let fits = size.rows() <= most && size.columns() <= most;
    if !fits || rows.len() as u64 != u64::from(size.rows()) * u64::from(places) {
        return None;
    }
    let mut holes = Vec::new();
    for (at, digit) in (0..).zip(rows.chars()) {
        let digit = digit.to_digit(16).filter(|_| !digit.is_ascii_uppercase())?;
        let (row, place) = (at / places, places - 1 - at % places);
        for bit in 0..DIGIT {
            let square = Square::new(row, place * DIGIT + bit);
            match (digit >> bit & 1 == 1, size.contains(square)) {
                (true, false) => return None,
                (false, true) => holes.push(square),
                _ => {}
            }
        }
    }
    Board::new(size, holes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Option<Vec<String>> {
        let board = read(text, 20)?;
        let size = board.size();
        Some(board.squares().map(|square| square.name(size)).collect())
    }

    #[test]
    fn each_row_is_a_number_whose_lowest_bit_is_the_leftmost_column() {
        assert_eq!(names("3x3.272").unwrap(), ["b3", "a2", "b2", "c2", "b1"]);
        assert_eq!(names("2x5.1001").unwrap(), ["e2", "a1"]);
        assert_eq!(names("1x1.0").unwrap(), [] as [&str; 0]);
        for text in [
            "6x6.0c0c3f3f0c0c",
            "20x20.",
            "1x9.1ff",
            "3x4.9f6",
            "2x5.1f00",
        ] {
            let text = text.replace("20x20.", &format!("20x20.{}", "fffff".repeat(20)));
            assert_eq!(shape_text(&read(&text, 20).unwrap()), text);
        }
    }

    #[test]
    fn other_texts_are_no_shapes() {
        for wrong in [
            "",
            ".",
            "3x3",
            "3x3.",
            "3x3.27",
            "3x3.2727",
            "3x3.27g",
            "3x3.278",
            "3x3.2A2",
            "3x3.２72",
            "3x3 272",
            "0x3.",
            "3x3.2.2",
            "21x1.111111111111111111111",
            "2x5.2000",
            "9999999x9999999.1",
        ] {
            assert!(read(wrong, 20).is_none(), "{wrong}");
        }
    }
}
