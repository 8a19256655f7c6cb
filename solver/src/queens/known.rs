use super::Piece;

/// The tests count them again, as far as that takes seconds: OEIS A000170, A002562 and A051223.
const COUNTS: &str = include_str!("../../data/queens_counts.csv");

/// The published number of solutions, and that of the fundamental ones where it is known: superqueens' up to n = 14.
#[doc(hidden)]
#[must_use]
pub fn known_count(n: u32, piece: Piece) -> Option<(u64, Option<u64>)> {
    let mut fields = COUNTS
        .lines()
        .nth(n as usize)?
        .split(',')
        .skip(match piece {
            Piece::Queen => 1,
            Piece::Superqueen => 3,
        });
    let mut next = || fields.next()?.parse().ok();
    Some((next()?, next()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::queens::count::{Counts, count};

    #[test]
    fn the_numbers_are_those_that_are_counted() {
        for piece in Piece::ALL {
            for n in 1..=14 {
                let Counts { all, fundamental } = count(n, piece).unwrap();
                let counted = Some((all, Some(fundamental)));
                assert_eq!(known_count(n, piece), counted, "{n} {piece}");
            }
            assert_eq!(known_count(0, piece), None);
            assert_eq!(known_count(28, piece), None);
        }
    }
}
