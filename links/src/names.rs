//! The names and numbers of squares, rows, columns and array cells in the notation that was chosen.

use bezzel_solver::board::{Size, Square, file_name};
use bezzel_solver::queens::{Line, Unit};
use bezzel_stepping::queens::Cells;

use super::Notation;

/// Names things on a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Names {
    /// The board.
    pub size: Size,
    /// The notation.
    pub notation: Notation,
}

impl Names {
    /// A square's name, or its row and column.
    pub fn square(self, square: Square) -> String {
        if self.notation.pairs {
            let (i, j) = self.numbers(square);
            format!("({i}, {j})")
        } else {
            square.name(self.size)
        }
    }

    /// A square's name before the numbers of its row and column; nothing if the numbers are its name.
    pub fn before_numbers(self, square: Square) -> String {
        if self.notation.pairs {
            String::new()
        } else {
            format!("{}: ", square.name(self.size))
        }
    }

    /// The numbers of a square's row and column.
    pub const fn numbers(self, square: Square) -> (u32, u32) {
        let first = self.notation.first();
        (square.row + first, square.column + first)
    }

    /// A row's or column's kind, and its number.
    pub const fn unit(self, unit: Unit) -> (&'static str, u32) {
        let first = self.notation.first();
        match unit {
            Unit::Row(row) => ("row", row + first),
            Unit::Column(column) => ("column", column + first),
        }
    }

    /// A row's or column's kind and its name, for texts that speak of ranks and files where squares have names.
    pub fn line(self, unit: Unit) -> (&'static str, String) {
        match unit {
            _ if self.notation.pairs => {
                let (kind, number) = self.unit(unit);
                (kind, number.to_string())
            }
            Unit::Row(row) => ("rank", (self.size.rows() - row).to_string()),
            Unit::Column(column) => ("file", file_name(column)),
        }
    }

    /// The kind of a line of attack, for texts that speak of ranks and files where squares have names.
    pub const fn attack(self, line: Line) -> &'static str {
        match line {
            Line::Row if !self.notation.pairs => "rank",
            Line::Column if !self.notation.pairs => "file",
            line => line.name(),
        }
    }

    /// The offset added to i − j, so that the first index of c is 0 if rows are numbered from 0.
    pub const fn offset(self) -> u32 {
        if self.notation.from_zero {
            self.size.rows() - 1
        } else {
            0
        }
    }

    /// The numbers to add to the indices of a, b and c, relative to rows from 1 without an offset.
    pub const fn shifts(self) -> [i32; 3] {
        let less = self.notation.first() as i32 - 1;
        [less, 2 * less, self.offset() as i32]
    }

    /// The indices of a square in a, b and c.
    pub const fn cells(self, square: Square) -> [i32; 3] {
        let Cells { a, b, c } = Cells::of(square);
        let [of_a, of_b, of_c] = self.shifts();
        [a as i32 + of_a, b as i32 + of_b, c + of_c]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Place;

    fn names(notation: Notation) -> Names {
        Names {
            size: Size::square(8).unwrap(),
            notation,
        }
    }

    #[test]
    fn a_square_has_its_name_or_its_numbers() {
        let square = Square::new(2, 7);
        let of = |from_zero, pairs| {
            names(Notation {
                from_zero,
                pairs,
                ..Notation::default()
            })
            .square(square)
        };
        assert_eq!(of(false, false), "h6");
        assert_eq!(of(true, false), "h6");
        assert_eq!(of(false, true), "(3, 8)");
        assert_eq!(of(true, true), "(2, 7)");
    }

    #[test]
    fn lines_are_ranks_and_files_only_beside_the_names_of_squares() {
        let lines = [Line::Row, Line::Column, Line::Diagonal];
        let line_names = |notation| lines.map(|line| names(notation).attack(line));
        assert_eq!(
            line_names(Notation::default()),
            ["rank", "file", "diagonal"]
        );
        let in_program = Notation::of(Place::Search);
        assert_eq!(line_names(in_program), ["row", "column", "diagonal"]);
    }

    #[test]
    fn no_index_is_negative_where_rows_are_numbered_from_0() {
        let from_one = names(Notation::default());
        assert_eq!(from_one.cells(Square::new(0, 7)), [8, 9, -7]);
        let from_zero = names(Notation {
            from_zero: true,
            ..Notation::default()
        });
        assert_eq!(from_zero.cells(Square::new(0, 7)), [7, 7, 0]);
        assert_eq!(from_zero.cells(Square::new(7, 0)), [0, 7, 14]);
        assert_eq!(from_zero.unit(Unit::Row(3)), ("row", 3));
    }
}
