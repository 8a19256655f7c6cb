//! The change of the squares by a press, a key or a stroke.

use bezzel_solver::board::Square;
use bezzel_solver::queens::Placement;

use super::habits::Habits;
use crate::link::PuzzlesLink;

/// The content of a square, as the visitor has put it there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    Empty,
    Cross,
    Queen,
}

/// The content of a square.
pub fn content(link: &PuzzlesLink, square: Square) -> Content {
    if link.queens.contains(square) {
        Content::Queen
    } else if link.crosses.contains(square) {
        Content::Cross
    } else {
        Content::Empty
    }
}

/// Replaces the content of a square.
pub fn put(link: &mut PuzzlesLink, square: Square, content: Content) {
    let set = |set: &mut Placement, holds| {
        if holds {
            set.insert(square);
        } else {
            set.remove(square);
        }
    };
    set(&mut link.queens, content == Content::Queen);
    set(&mut link.crosses, content == Content::Cross);
}

/// The content of a square after a press. With queens first, a square that is crossed out by itself gets no cross of the
/// visitor's; with crosses first, each square begins with one, as the screen says.
pub fn pressed(now: Content, implied: bool, habits: Habits) -> Content {
    match (now, habits.queens_first) {
        (Content::Empty, false) => Content::Cross,
        (Content::Queen, true) if !implied => Content::Cross,
        (Content::Empty, true) | (Content::Cross, false) => Content::Queen,
        (Content::Cross, true) | (Content::Queen, _) => Content::Empty,
    }
}

/// That content, or none if the square has it already.
pub fn other_than(content: Content, now: Content) -> Content {
    if now == content {
        Content::Empty
    } else {
        content
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn presses(implied: bool, queens_first: bool) -> [Content; 3] {
        let habits = Habits {
            queens_first,
            ..Habits::default()
        };
        let mut now = Content::Empty;
        [(); 3].map(|()| {
            now = pressed(now, implied, habits);
            now
        })
    }

    #[test]
    fn presses_go_round() {
        use Content::{Cross, Empty, Queen};

        assert_eq!(presses(false, false), [Cross, Queen, Empty]);
        assert_eq!(presses(false, true), [Queen, Cross, Empty]);
        assert_eq!(presses(true, false), [Cross, Queen, Empty]);
        assert_eq!(presses(true, true), [Queen, Empty, Queen]);
    }
}
