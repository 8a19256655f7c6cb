//! Bezzel, the page: a Yew component tree over the mathematics of
//! `bezzel-solver`.
//!
//! `app -> screens -> components -> task -> bridge, lesson, link -> settings, locale -> solver`: an
//! arrow points only to the right (`tests/layers.rs`). See `ARCHITECTURE.md` for the way of a click and of a long job.

/// An enumeration whose values have names. They are used in links, in stored data, in attributes of the page, or in
/// keys of texts.
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

            /// The names of [`Self::ALL`].
            $vis const NAMES: [&'static str; Self::ALL.len()] = [$($name),*];

            /// The name.
            #[must_use]
            $vis const fn name(self) -> &'static str {
                Self::NAMES[self as usize]
            }

            /// The value of exactly this name.
            #[must_use]
            $vis fn from_name(name: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|value| value.name() == name)
            }
        }
    };
}

pub mod app;
pub mod bridge;
pub mod clock;
pub mod components;
pub mod crash;
pub mod dom;
pub mod files;
pub mod lesson;
pub mod link;
pub mod locale;
pub mod screens;
pub mod settings;
pub mod storage;
pub mod store;
pub mod task;
