//! Odd values of each type that functions take, with whether they are wrong wherever they stand.

use bezzel_solver::board::{Size, Square, Symmetry};
use bezzel_solver::knight::{Board, TourKind};
use bezzel_solver::queens::hint::Tier;
use bezzel_solver::queens::puzzle::{Kind, Reason, Rule};
use bezzel_solver::queens::{Piece, Placement, Show, Solution, construct};

/// A type that has odd values.
pub trait Odd: Sized {
    /// Values, right ones among them, and whether each is wrong for every function that can refuse it.
    fn odd() -> Vec<(Self, bool)>;
}

/// Values of which each is right somewhere.
fn somewhere<T>(values: impl IntoIterator<Item = T>) -> Vec<(T, bool)> {
    values.into_iter().map(|value| (value, false)).collect()
}

impl Odd for u32 {
    fn odd() -> Vec<(Self, bool)> {
        let mut all = somewhere([0, 1, 3, 4, 8, 65, 999]);
        all.extend([1_000_001, Self::MAX].map(|wrong| (wrong, true)));
        all
    }
}

impl Odd for u8 {
    fn odd() -> Vec<(Self, bool)> {
        somewhere([0, 1, 4, 8, 9, b'0', Self::MAX])
    }
}

impl Odd for u64 {
    fn odd() -> Vec<(Self, bool)> {
        somewhere([0, 1, 7, Self::MAX])
    }
}

impl Odd for u128 {
    fn odd() -> Vec<(Self, bool)> {
        let mut all = somewhere([1, 8]);
        all.extend([0, Self::MAX].map(|wrong| (wrong, true)));
        all
    }
}

impl Odd for usize {
    fn odd() -> Vec<(Self, bool)> {
        somewhere([0, 1, 2, Self::MAX])
    }
}

impl Odd for bool {
    fn odd() -> Vec<(Self, bool)> {
        somewhere([false, true])
    }
}

impl Odd for char {
    fn odd() -> Vec<(Self, bool)> {
        somewhere(['Q', 'a', '0', 'é', '\0'])
    }
}

impl Odd for &'static str {
    fn odd() -> Vec<(Self, bool)> {
        let mut all = somewhere([
            "a1",
            "8x8",
            "2413",
            "1Q2/3Q/Q3/2Q1",
            "queen",
            "perfect",
            "closed",
            "mistake",
            "regions",
            "single",
            "012",
            "aaaabbbbccccdddd",
            "9",
            "",
        ]);
        let long = "99999999999999999999x99999999999999999999";
        all.extend(
            [" ", "é", "\0", "-1", long, "zz99999999999999999999"].map(|wrong| (wrong, true)),
        );
        all
    }
}

impl<T: Odd> Odd for Option<T> {
    fn odd() -> Vec<(Self, bool)> {
        let values = T::odd();
        let some = values
            .into_iter()
            .map(|(value, wrong)| (Some(value), wrong));
        some.chain([(None, false)]).collect()
    }
}

impl Odd for Square {
    fn odd() -> Vec<(Self, bool)> {
        let mut all = somewhere([Self::new(0, 0), Self::new(2, 1), Self::new(3, 3)]);
        let wrong = [(u32::MAX, u32::MAX), (0, u32::MAX), (1_000_000, 0)];
        all.extend(wrong.map(|(row, column)| (Self::new(row, column), true)));
        all
    }
}

/// Lists of squares: none, one, two a move apart, one twice, one off the board.
impl Odd for Vec<Square> {
    fn odd() -> Vec<(Self, bool)> {
        let (a, b) = (Square::new(0, 0), Square::new(2, 1));
        let mut all = somewhere([Vec::new(), vec![a], vec![a, b], vec![a, a]]);
        all.push((vec![a, Square::new(u32::MAX, 0)], true));
        all
    }
}

impl Odd for Vec<u8> {
    fn odd() -> Vec<(Self, bool)> {
        let mut all = somewhere([vec![2, 4, 1, 3], vec![1, 1, 0, 0], vec![1, 2], vec![0]]);
        all.extend([(Vec::new(), true), (vec![255], true), (vec![1; 1000], true)]);
        all
    }
}

impl Odd for Vec<u32> {
    fn odd() -> Vec<(Self, bool)> {
        let mut all = somewhere([vec![2, 4, 1, 3], vec![1, 1, 0, 0], vec![0]]);
        all.extend([(Vec::new(), true), (vec![u32::MAX], true)]);
        all
    }
}

impl Odd for Size {
    fn odd() -> Vec<(Self, bool)> {
        let sizes = [
            (1, 1),
            (2, 3),
            (4, 4),
            (5, 5),
            (5, 6),
            (1, Self::MAX_SIDE),
            (Self::MAX_SIDE, Self::MAX_SIDE),
        ];
        somewhere(sizes.map(|(rows, columns)| Self::new(rows, columns).expect("in range")))
    }
}

impl Odd for Board {
    fn odd() -> Vec<(Self, bool)> {
        let holed = |n, holes: &[(u32, u32)]| {
            let holes = holes.iter().map(|&(row, column)| Square::new(row, column));
            Self::new(Size::square(n).expect("in range"), holes.collect()).expect("inside")
        };
        let whole = Size::odd().into_iter().map(|(size, _)| Self::from(size));
        somewhere(whole.chain([
            holed(1, &[(0, 0)]),
            holed(3, &[(1, 1)]),
            holed(4, &[(0, 0), (3, 3)]),
        ]))
    }
}

impl Odd for Placement {
    fn odd() -> Vec<(Self, bool)> {
        let placements = [
            &[0][..],
            &[2, 4, 1, 3],
            &[2, 0, 0, 0],
            &[1, 1, 0, 0],
            &[0; 6],
            &[0; 13],
            &[0; 64],
        ];
        somewhere(placements.map(|columns| Self::from_columns(columns).expect("in range")))
    }
}

impl Odd for Solution {
    fn odd() -> Vec<(Self, bool)> {
        let solution = |n| {
            let columns = construct(n).expect("there is a solution");
            Self::try_from(columns.as_slice()).expect("it is a solution")
        };
        somewhere([1, 4, 8, 15].map(solution))
    }
}

macro_rules! all_of {
    ($($type:ty),+) => { $(
        impl Odd for $type {
            fn odd() -> Vec<(Self, bool)> {
                somewhere(Self::ALL)
            }
        }
    )+ };
}
all_of!(Piece, Symmetry, Tier, Kind, Reason, TourKind, Show);

impl Odd for Rule {
    fn odd() -> Vec<(Self, bool)> {
        somewhere([
            Self::Touch,
            Self::Chess(Piece::Queen),
            Self::Chess(Piece::Superqueen),
        ])
    }
}

macro_rules! together {
    ($($type:ident $value:ident),+) => {
        impl<$($type: Odd + Clone),+> Odd for ($($type,)+) {
            fn odd() -> Vec<(Self, bool)> {
                let mut all = Vec::new();
                together!(@ all [] $($type $value),+);
                all
            }
        }
    };
    (@ $all:ident [$($done:ident)*] $type:ident $value:ident $(, $types:ident $values:ident)*) => {
        for $value in $type::odd() {
            together!(@ $all [$($done)* $value] $($types $values),*);
        }
    };
    (@ $all:ident [$($value:ident)+]) => {
        $all.push((($($value.0.clone(),)+), false $(|| $value.1)+));
    };
}
together!(A a);
together!(A a, B b);
together!(A a, B b, C c);
together!(A a, B b, C c, D d);
