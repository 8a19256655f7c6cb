//! What one square shows.

use yew::AttrValue;

use crate::components::Figure;

/// What one square shows and what is said of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cell {
    /// The piece that stands here.
    pub figure: Option<Figure>,
    /// Whether the piece takes part in a conflict.
    pub conflict: bool,
    /// Whether some piece attacks the square.
    pub attacked: bool,
    /// What a screen reader says after the square's name; empty for nothing.
    pub words: AttrValue,
}
