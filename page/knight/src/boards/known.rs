//! Published counts, which the solver's tests count again.

use bezzel_solver::board::Size;
use bezzel_solver::knight::TourKind;

use crate::link::{known_tours, tours_of};

/// The sequences of the On-Line Encyclopedia of Integer Sequences that have them.
pub const SEQUENCES: &str = "A001230, A070030, A165134, A175881, A383661";

/// The known counts of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublishedTours {
    pub size: Size,
    /// Closed tours, undirected.
    pub closed: Option<u128>,
    /// Open tours, directed.
    pub open: Option<u128>,
}

/// The known counts, by rows, then by columns.
pub fn known() -> Vec<PublishedTours> {
    let counts = known_tours(TourKind::Closed).chain(known_tours(TourKind::Open));
    let mut sizes: Vec<Size> = counts.map(|(size, _)| size).collect();
    sizes.sort_unstable_by_key(|size| (size.rows(), size.columns()));
    sizes.dedup();
    let known = |size| PublishedTours {
        size,
        closed: tours_of(size, TourKind::Closed),
        open: tours_of(size, TourKind::Open),
    };
    sizes.into_iter().map(known).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_lines_of_both_tables_are_known() {
        let known = known();
        let of = |text: &str| {
            let size = text.parse().unwrap();
            *known.iter().find(|known| known.size == size).unwrap()
        };
        assert_eq!(of("8x8").closed, Some(13_267_364_410_532));
        assert_eq!(of("8x8").open, Some(19_591_828_170_979_904));
        assert_eq!(of("5x5").closed, None);
        assert_eq!(of("9x10").closed, Some(19_381_952_998_732_022_416_892));
        let closed = known.iter().filter(|known| known.closed.is_some()).count();
        let open = known.iter().filter(|known| known.open.is_some()).count();
        assert_eq!(closed, known_tours(TourKind::Closed).count());
        assert_eq!(open, known_tours(TourKind::Open).count());
        assert_eq!((closed, open), (23, 7));
        assert!(known.windows(2).all(|pair| pair[0].size != pair[1].size));
    }
}
