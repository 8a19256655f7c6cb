//! Links as the contract has them, wrong values, and the law of reading and
//! writing.

mod contract;
mod knight_paths;
mod positions;
#[cfg(not(target_arch = "wasm32"))]
mod properties;
mod wrong_values;

use super::{Link, QueensLink, Screen, SearchLink, SolutionsLink};

/// The link of a text in which nothing is wrong.
fn read(text: &str) -> Link {
    let (link, notices) = Link::read(text);
    assert_eq!(notices, [], "{text}");
    link
}

/// The board that a text in which nothing is wrong opens.
fn queens(text: &str) -> QueensLink {
    match read(text).screen {
        Screen::Queens(link) => link,
        other => panic!("{text} opens {other:?}"),
    }
}

/// The solutions that a text in which nothing is wrong asks for.
fn solutions(text: &str) -> SolutionsLink {
    match read(text).screen {
        Screen::Solutions(link) => link,
        other => panic!("{text} opens {other:?}"),
    }
}

/// The search that a text in which nothing is wrong opens.
fn search(text: &str) -> SearchLink {
    match read(text).screen {
        Screen::Search(link) => link,
        other => panic!("{text} opens {other:?}"),
    }
}

/// The text that a link is copied as, once it has been opened.
fn copied(text: &str) -> String {
    Link::read(text).0.to_string()
}
