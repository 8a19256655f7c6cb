//! Sets of squares as text: their names, or a number for each row where that is shorter.

use bezzel_solver::queens::Placement;

use super::squares::{parse_squares, squares_text};

/// The bits of a hexadecimal digit.
const DIGIT: usize = 4;

/// The names of the squares with commas between them; or, where that is shorter, for each row from the top a hexadecimal
/// number in which the lowest bit is the leftmost column, all of the same length and without anything between them.
pub fn text(set: &Placement) -> String {
    let names = squares_text(&set.squares().collect::<Vec<_>>(), set.size());
    let width = width(set.n());
    if names.len() <= set.rows().len() * width {
        return names;
    }
    let row = |row: &u64| format!("{row:0width$x}");
    set.rows().iter().map(row).collect()
}

/// The set of a text; `None` if it does not fit an n x n board, n from 5 on: on smaller boards a name could be a number.
pub fn parse(text: &str, n: u32) -> Option<Placement> {
    let mut set = Placement::empty(n).ok()?;
    let hexadecimal = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    let width = width(n);
    if text.len() != n as usize * width || !text.bytes().all(hexadecimal) {
        for square in parse_squares(text, set.size())? {
            set.insert(square);
        }
        return Some(set);
    }
    let squares = set.size().squares();
    for square in squares {
        let start = square.row as usize * width;
        let row = u64::from_str_radix(&text[start..start + width], 16).ok()?;
        if row >> n != 0 {
            return None;
        }
        if row >> square.column & 1 == 1 {
            set.insert(square);
        }
    }
    Some(set)
}

const fn width(n: u32) -> usize {
    (n as usize).div_ceil(DIGIT)
}

#[cfg(test)]
mod tests {
    use super::{parse, text};

    #[test]
    fn few_squares_are_named_and_many_are_numbers() {
        let few = parse("a8,c7", 8).unwrap();
        assert_eq!(text(&few), "a8,c7");
        let rows = "ff00000000000081";
        let many = parse(rows, 8).unwrap();
        assert_eq!(many.len(), 10);
        assert_eq!(text(&many), rows);
        assert_eq!(text(&parse("a1,h1,a8,b8", 8).unwrap()), "a8,b8,a1,h1");
    }

    #[test]
    fn what_is_no_set_of_the_board_is_refused() {
        for wrong in ["a9", "i1", "a1;b1", "ff", "FF00000000000081", "zz"] {
            assert!(parse(wrong, 8).is_none(), "{wrong}");
        }
        // A row of five squares has the numbers from 0 to 1f.
        assert!(parse("1f00000000", 5).is_some());
        assert!(parse("2000000000", 5).is_none());
    }
}
