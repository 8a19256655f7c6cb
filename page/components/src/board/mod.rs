//! The board: squares, pieces, marks and coordinates as SVG, usable by mouse,
//! touch, keyboard and ear.
//!
//! The board knows squares and their contents, and no rule. A screen gives it the cells, and receives which square was
//! pressed. All handlers are on the whole board; an event's square is read from the page.

mod attack_line;
mod cell;
mod coordinates;
mod drag;
mod keys;
mod knight_square;
mod lines;
mod pointed;
mod rank;
mod small_board;
mod spread;
mod stroke;
mod view;

pub use attack_line::attack_line;
pub use cell::{Cell, Cross, LegalMark, Mark};
pub use keys::destination;
pub use knight_square::{hole, knight_words};
pub use lines::{line_through, tour_line};
pub use pointed::pointed;
pub use small_board::SmallBoard;
pub use stroke::{Strokes, use_strokes};
pub use view::{Board, square_of};
