//! What is said of a node of any tree.

use super::super::names::Names;
use super::shape::Shown;
use crate::locale::Locale;
use crate::text;

/// Maximum number of placements counted below a chosen node: that takes a millisecond or two.
pub(in super::super) const COUNTED: u64 = 20_000;

/// A node in a few words: its square, and what it is.
pub(super) fn name(shown: &Shown, names: Names, locale: &Locale) -> String {
    let kind = locale.text(&format!("node-{}", shown.kind()), &[]);
    match shown.node.square {
        Some(square) => format!("{}, {kind}", names.square(square)),
        None => text!(locale, "node-root"),
    }
}
