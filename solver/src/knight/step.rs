use crate::board::{Size, Square};

/// One of the eight moves of a knight, numbered 0 to 7: the digit that stands for it in the text of a path.
///
/// | digit | rows down | columns right |
/// |---|---|---|
/// | 0 | -2 | -1 |
/// | 1 | -2 | 1 |
/// | 2 | -1 | -2 |
/// | 3 | -1 | 2 |
/// | 4 | 1 | -2 |
/// | 5 | 1 | 2 |
/// | 6 | 2 | -1 |
/// | 7 | 2 | 1 |
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::{Size, Square};
/// use bezzel_solver::knight::Step;
///
/// // 3 . * .
/// // 2 . . .
/// // 1 N . .
/// //   a b c
/// let size = Size::square(3)?;
/// let from = Square::from_name("a1", size)?;
/// let to = Square::from_name("b3", size)?;
/// let step = Step::between(from, to).expect("a knight goes from a1 to b3");
/// assert_eq!(step.digit(), 1);
/// assert_eq!(step.taken_from(from, size), Some(to));
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Step(u8);

impl Step {
    /// All eight, in the order of their digits.
    pub const ALL: [Self; 8] = [
        Self(0),
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
    ];

    /// The rows down and columns right of each digit.
    const OFFSETS: [(i32, i32); 8] = [
        (-2, -1),
        (-2, 1),
        (-1, -2),
        (-1, 2),
        (1, -2),
        (1, 2),
        (2, -1),
        (2, 1),
    ];

    /// The step with this digit, if it is 0 to 7.
    #[must_use]
    pub const fn from_digit(digit: u8) -> Option<Self> {
        if digit < 8 { Some(Self(digit)) } else { None }
    }

    /// The digit, 0 to 7.
    #[must_use]
    pub const fn digit(self) -> u8 {
        self.0
    }

    /// The rows down and the columns right that the step leads.
    #[must_use]
    pub const fn offset(self) -> (i32, i32) {
        Self::OFFSETS[self.0 as usize]
    }

    /// The step back.
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self(7 - self.0)
    }

    /// The square that the step leads to, if the board has it.
    #[must_use]
    pub fn taken_from(self, square: Square, size: Size) -> Option<Square> {
        let (down, right) = self.offset();
        let to = Square::new(
            square.row.checked_add_signed(down)?,
            square.column.checked_add_signed(right)?,
        );
        size.contains(to).then_some(to)
    }

    /// The step from one square to another, if a knight can go there at once.
    #[must_use]
    pub fn between(from: Square, to: Square) -> Option<Self> {
        let offset = (
            i64::from(to.row) - i64::from(from.row),
            i64::from(to.column) - i64::from(from.column),
        );
        Self::ALL.into_iter().find(|step| {
            let (down, right) = step.offset();
            (i64::from(down), i64::from(right)) == offset
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_step_is_found_again_between_its_ends() {
        let size = Size::square(5).unwrap();
        let centre = Square::new(2, 2);
        for step in Step::ALL {
            let to = step.taken_from(centre, size).unwrap();
            assert_eq!(Step::between(centre, to), Some(step));
            assert_eq!(Step::between(to, centre), Some(step.reversed()));
            assert_eq!(Step::from_digit(step.digit()), Some(step));
        }
        assert_eq!(Step::between(centre, centre), None);
        assert_eq!(Step::from_digit(8), None);
    }

    #[test]
    fn steps_do_not_leave_the_board() {
        let size = Size::square(4).unwrap();
        let reached = |square| {
            Step::ALL
                .into_iter()
                .filter_map(|step| step.taken_from(square, size))
                .count()
        };
        assert_eq!(reached(Square::new(0, 0)), 2);
        assert_eq!(reached(Square::new(1, 1)), 4);
    }
}
