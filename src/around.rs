//! What the page provides around all of its components. It is one context: each
//! of its own would cost every program a kilobyte.

use yew::prelude::*;

use crate::bridge::Pools;
use crate::link::Link;
use crate::locale::Locale;

/// Goes to a link, as a step that Back takes back.
pub type Navigate = Callback<Link>;

/// The page around a component.
#[derive(Clone, Debug, PartialEq)]
pub struct Around {
    /// The language and its texts.
    pub locale: Locale,
    /// The workers.
    pub pools: Pools,
    /// The way to another screen.
    pub navigate: Navigate,
}

/// The page around this component.
///
/// # Panics
/// Outside the page's [`ContextProvider`], where no component stands.
#[hook]
pub fn use_around() -> Around {
    use_context().expect("the page provides its context around all of its components")
}
