//! The marks of a film, and how each is drawn.

use bezzel_solver::board::Square;

use crate::drawings::{Figure, UNIT, centre};
use crate::sharing::picture::svg::{INK, Picture};

/// The colour of what is wrong, and of what is right: they differ for all eyes from the squares, and in shape.
const WRONG: &str = "#a3262a";
const RIGHT: &str = "#1f6f4a";

/// Something that can be seen for a part of a film. Later kinds lie above earlier ones.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A line from square to square.
    Line(Square, Square),
    /// A piece.
    Figure(Figure, Square),
    /// The number of a visit.
    Number(u32, Square),
    /// A small cross: the square is known to stay free.
    Crossed(Square),
    /// A ring: the square is looked at.
    Tried(Square),
    /// A cross: the square cannot be taken.
    Refused(Square),
    /// An attack from square to square.
    Attack(Square, Square),
    /// A frame around the board: it is solved.
    Solved,
}

impl Mark {
    /// The marks of a knight's path: its line, the numbers of its squares but the last, and the knight there.
    pub fn of_path(path: &[Square], lined: bool, numbered: bool) -> Vec<Self> {
        let lines = path.windows(2).map(|leg| Self::Line(leg[0], leg[1]));
        let numbers = (1..)
            .zip(path)
            .map(|(number, &at)| Self::Number(number, at));
        let before = path.len().saturating_sub(1);
        let knight = path.last().map(|&at| Self::Figure(Figure::Knight, at));
        let lines = lines.filter(|_| lined);
        let numbers = numbers.take(before).filter(|_| numbered);
        lines.chain(numbers).chain(knight).collect()
    }

    /// The layer that it is drawn in, from the lowest.
    pub const fn layer(self) -> u8 {
        match self {
            Self::Line(..) => 0,
            Self::Figure(..) | Self::Crossed(_) => 1,
            Self::Number(..) => 2,
            Self::Tried(_) => 3,
            Self::Refused(_) => 4,
            Self::Attack(..) => 5,
            Self::Solved => 6,
        }
    }

    /// The same mark on another square, if it is one of a single square.
    pub fn on(self, at: Square) -> Option<(Self, Square)> {
        match self {
            Self::Figure(figure, square) => Some((Self::Figure(figure, at), square)),
            Self::Number(number, square) => Some((Self::Number(number, at), square)),
            Self::Crossed(square) => Some((Self::Crossed(at), square)),
            Self::Tried(square) => Some((Self::Tried(at), square)),
            Self::Refused(square) => Some((Self::Refused(at), square)),
            Self::Line(..) | Self::Attack(..) | Self::Solved => None,
        }
    }

    /// The element that draws the mark, from its name to the text within it.
    pub fn drawing(self, ground: &Picture) -> String {
        format!("{}>{}", self.element(ground), self.text())
    }

    /// The element without its text and its end.
    pub fn element(self, ground: &Picture) -> String {
        let (columns, rows) = (ground.size.columns() * UNIT, ground.size.rows() * UNIT);
        match self {
            Self::Line(from, to) => {
                let ((x, y), (to_x, to_y)) = (centre(from), centre(to));
                format!("path d=\"M{x} {y}L{to_x} {to_y}\" stroke=\"{INK}\" stroke-width=\"6\"")
            }
            Self::Figure(figure, at) => {
                format!(
                    "use href=\"{}\" x=\"{}\" y=\"{}\" width=\"{UNIT}\" height=\"{UNIT}\"",
                    figure.reference(),
                    at.column * UNIT,
                    at.row * UNIT
                )
            }
            Self::Number(_, at) => {
                let (x, y) = centre(at);
                format!(
                    "text x=\"{x}\" y=\"{}\" stroke-width=\"8\" font-family=\"serif\" font-size=\"36\"",
                    y + 12
                )
            }
            Self::Crossed(at) => {
                let (x, y) = centre(at);
                format!(
                    "path d=\"M{} {}l28 28m0-28l-28 28\" stroke=\"{INK}\" stroke-width=\"6\"",
                    x - 14,
                    y - 14
                )
            }
            Self::Tried(at) => {
                let (x, y) = centre(at);
                format!(
                    "circle cx=\"{x}\" cy=\"{y}\" r=\"38\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"6\""
                )
            }
            Self::Refused(at) => {
                let (x, y) = centre(at);
                format!(
                    "path d=\"M{} {}l48 48m0-48l-48 48\" stroke=\"{WRONG}\" stroke-width=\"10\"",
                    x - 24,
                    y - 24
                )
            }
            Self::Attack(from, to) => {
                let ((x, y), (to_x, to_y)) = (centre(from), centre(to));
                format!(
                    "path d=\"M{x} {y}L{to_x} {to_y}\" stroke=\"{WRONG}\" stroke-width=\"6\" stroke-dasharray=\"14 10\""
                )
            }
            Self::Solved => format!(
                "rect width=\"{columns}\" height=\"{rows}\" fill=\"none\" stroke=\"{RIGHT}\" stroke-width=\"12\""
            ),
        }
    }

    /// The text within the element.
    fn text(self) -> String {
        match self {
            Self::Number(number, _) => number.to_string(),
            _ => String::new(),
        }
    }
}
