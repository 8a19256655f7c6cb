//! Values that have names: in links, in stored data, in `data-` attributes of the page, and in keys of texts.

use bezzel_solver::knight::TourKind;
use bezzel_solver::queens::puzzle::Kind;
use bezzel_solver::queens::{Piece, Show};

/// One of a few values, each with a name of its own.
pub trait Named: Copy + PartialEq + 'static {
    /// All, in the order in which they are offered.
    const ALL: &'static [Self];

    /// The name.
    fn name(self) -> &'static str;

    /// The value of exactly this name.
    fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|value| value.name() == name)
    }

    /// The names of [`Self::ALL`].
    fn names() -> Vec<&'static str> {
        Self::ALL.iter().map(|value| value.name()).collect()
    }
}

/// Makes an enumeration of named values. Their list and their names are also there without the trait, and for constants.
#[macro_export]
macro_rules! named {
    (
        $(#[$of_type:meta])*
        $vis:vis enum $Name:ident {
            $($(#[$of_value:meta])* $Value:ident = $name:literal,)*
        }
    ) => {
        $(#[$of_type])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis enum $Name {
            $($(#[$of_value])* $Value,)*
        }

        #[allow(dead_code)] // Some have their names for one purpose only.
        impl $Name {
            /// All, in the order in which they are offered.
            $vis const ALL: [Self; [$($name),*].len()] = [$(Self::$Value),*];

            /// The name.
            $vis const fn name(self) -> &'static str {
                match self {
                    $(Self::$Value => $name,)*
                }
            }
        }

        impl $crate::Named for $Name {
            const ALL: &'static [Self] = &Self::ALL;

            fn name(self) -> &'static str {
                Self::name(self)
            }
        }
    };
}

/// Gives the trait to types of other crates that have names, with their values in the order in which they are offered.
macro_rules! named_elsewhere {
    ($($Type:ty: $all:expr),*) => {
        $(impl Named for $Type {
            const ALL: &'static [Self] = &$all;

            fn name(self) -> &'static str {
                Self::name(self)
            }
        })*
    };
}

named_elsewhere!(
    Kind: Self::ALL,
    Piece: Self::ALL,
    Show: [Self::Fundamental, Self::All],
    TourKind: [Self::Open, Self::Closed]
);
