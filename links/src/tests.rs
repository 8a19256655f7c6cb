//! Links as the contract has them, wrong values, and the law of reading and
//! writing.

mod contract;
mod knight_paths;
mod odd_values;
mod positions;
#[cfg(not(target_arch = "wasm32"))]
mod properties;
mod tours;
mod wrong_values;

use std::fmt::Debug;

use super::{Link, ScreenLink, open};

/// The parameters of all screens, as a pattern.
const PARAMETERS: &str = "problem|program|source|input|args|n|q|fen|piece|show|view|fixed|orbit|algorithm|order|find|rule|seed|step|size|start|moves|\
    holes|end|make|goal|method|number|random|first|second|lesson|study|task|property|day|kind|grade|given|regions|marks|prove|rules|proof|code|rows|\
    squares|taken|numbers|closed|mine|tasks|lang|theme|board|embed|present";

/// The link of a text in which nothing is wrong.
fn read(text: &str) -> Link {
    let (link, notices) = open(text);
    assert_eq!(notices, [], "{text}");
    link
}

/// The state of a screen that a text in which nothing is wrong opens.
fn state<L: ScreenLink + Debug>(text: &str) -> L {
    let link = read(text);
    assert_eq!(link.screen.place(), L::PLACE, "{text}");
    link.screen.read().0
}

/// The text that a link is copied as, once it has been opened.
fn copied(text: &str) -> String {
    open(text).0.to_string()
}
