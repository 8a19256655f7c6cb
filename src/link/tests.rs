//! Links as the contract has them, wrong values, and the law of reading and
//! writing.

mod contract;
mod knight_paths;
mod positions;
#[cfg(not(target_arch = "wasm32"))]
mod properties;
mod tours;
mod wrong_values;

use std::fmt::Debug;

use super::{
    BoardsLink, ConstructLink, DuelLink, Link, Notice, Place, QueensLink, Reader, ScreenLink,
    SearchLink, SolutionsLink, TourLink,
};

/// Reads the links of every screen.
const READERS: [Reader; Place::ALL.len()] = [
    Reader::of::<QueensLink>(),
    Reader::of::<SolutionsLink>(),
    Reader::of::<SearchLink>(),
    Reader::of::<ConstructLink>(),
    Reader::of::<TourLink>(),
    Reader::of::<BoardsLink>(),
    Reader::of::<DuelLink>(),
    Reader::bare(Place::About),
];

/// The link of a text, whatever is wrong with it.
fn opened(text: &str) -> (Link, Vec<Notice>) {
    Link::read(text, &READERS)
}

/// The link of a text in which nothing is wrong.
fn read(text: &str) -> Link {
    let (link, notices) = opened(text);
    assert_eq!(notices, [], "{text}");
    link
}

/// The state of a screen that a text in which nothing is wrong opens.
pub(crate) fn state<L: ScreenLink + Debug>(text: &str) -> L {
    let link = read(text);
    let state = link.screen.link();
    state.unwrap_or_else(|| panic!("{text} opens {:?}", link.screen))
}

/// The text that a link is copied as, once it has been opened.
fn copied(text: &str) -> String {
    opened(text).0.to_string()
}
