//! The pieces, drawn once for the whole page and referred to by each board.

use yew::prelude::*;

use bezzel_solver::queens::Piece;

named! {
    /// A piece that can stand on a board, named as in links.
    #[derive(Hash)]
    pub enum Figure {
        /// A crown of five points.
        Queen = "queen",
        /// The crown over a horse's neck: queen and knight in one.
        Superqueen = "superqueen",
        /// A horse's head in profile.
        Knight = "knight",
    }
}

impl From<Piece> for Figure {
    fn from(piece: Piece) -> Self {
        match piece {
            Piece::Queen => Self::Queen,
            Piece::Superqueen => Self::Superqueen,
        }
    }
}

impl Figure {
    /// The reference to the piece's drawing in [`piece_sprite`].
    pub const fn reference(self) -> &'static str {
        match self {
            Self::Queen => "#piece-queen",
            Self::Superqueen => "#piece-superqueen",
            Self::Knight => "#piece-knight",
        }
    }

    /// The drawing as SVG: a symbol, and around it an element that hides it.
    pub const fn drawing(self) -> &'static str {
        match self {
            Self::Queen => include_str!("../../../../static/pieces/queen.svg"),
            Self::Superqueen => include_str!("../../../../static/pieces/superqueen.svg"),
            Self::Knight => include_str!("../../../../static/pieces/knight.svg"),
        }
    }
}

/// The drawings of all pieces and icons, hidden, for others to refer to.
pub fn piece_sprite() -> Html {
    let drawings = concat!(
        include_str!("../../../../static/pieces/queen.svg"),
        include_str!("../../../../static/pieces/superqueen.svg"),
        include_str!("../../../../static/pieces/knight.svg"),
        include_str!("../../../../static/icons/icons.svg"),
    );
    html! {
        <div hidden=true>{ Html::from_html_unchecked(AttrValue::Static(drawings)) }</div>
    }
}

#[cfg(test)]
mod tests {
    use super::Figure;

    #[test]
    fn the_queen_is_drawn_by_paths_alone() {
        let drawing = Figure::Queen.drawing();
        assert!(drawing.contains("<path"));
        assert!(!drawing.contains("<circle"));
    }
}
