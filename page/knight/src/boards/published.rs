//! Published figures of all closed tours of the chess board, shown beside the drawn sample.

use bezzel_solver::board::Size;

use crate::bridge::tour_count::Feature;

/// The closed tours of the chess board.
const ALL: u128 = 13_267_364_410_532;

/// The closed tours of the chess board that have each value of a feature, by D. E. Knuth's census: *The Art of Computer
/// Programming*, pre-fascicle 8a (2025).
const CENSUS: [(Feature, u32, u128); 7] = [
    (Feature::Crossings, 69, 40),
    (Feature::Crossings, 126, 8),
    (Feature::SharpTurns, 4, 4_073_251_792),
    (Feature::SharpTurns, 29, 136),
    (Feature::Straight, 19, 112),
    (Feature::Wedges, 28, 278_078_503_988),
    // Reports in the press have 103,361,771,080, with two digits exchanged.
    (Feature::Slope, 16, 103_361_177_080),
];

/// The tours that have a value, of all and of the drawn ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Compared {
    pub feature: Feature,
    pub value: u32,
    /// The number among all tours.
    pub all: u128,
    /// To be expected of as many as were drawn, rounded.
    pub expected: u64,
    /// Drawn.
    pub drawn: u64,
}

/// Published figures of the tours of a board, beside the drawn sample.
pub fn compared(size: Size, tours: u64, histograms: &[Vec<u64>]) -> Vec<Compared> {
    if (size.rows(), size.columns()) != (8, 8) {
        return Vec::new();
    }
    let compared = |&(feature, value, all): &(Feature, u32, u128)| Compared {
        feature,
        value,
        all,
        expected: ((all * u128::from(tours) + ALL / 2) / ALL) as u64,
        drawn: histograms
            .get(feature as usize)
            .and_then(|histogram| histogram.get(value as usize))
            .copied()
            .unwrap_or(0),
    };
    CENSUS.iter().map(compared).collect()
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;

    #[test]
    fn what_is_expected_is_the_share_of_all() {
        let size = "8x8".parse().unwrap();
        let histograms = vec![vec![0; 100], vec![0; 5], vec![], vec![7; 29], vec![]];
        let compared = compared(size, 100_000, &histograms);
        let wedges = compared[5];
        assert_eq!((wedges.value, wedges.expected, wedges.drawn), (28, 2096, 7));
        assert_eq!(compared[6].expected, 779);
        assert_eq!(compared[2].expected, 31);
        assert_eq!(compared[4].drawn, 0);
        assert!(super::compared("6x6".parse().unwrap(), 10, &histograms).is_empty());
    }
}
