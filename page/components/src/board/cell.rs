//! The contents and marks of one square.

use yew::{AttrValue, Html, html};

use crate::drawings::Figure;

/// The contents and marks of one square, and its words for screen readers.
#[derive(Clone, Debug, Default, PartialEq)]
#[allow(clippy::struct_excessive_bools)] // Each is shown independently of the others.
pub struct Cell {
    /// The piece on the square.
    pub figure: Option<Figure>,
    /// Whether the piece takes part in a conflict.
    pub conflict: bool,
    /// Whether some piece attacks the square.
    pub attacked: bool,
    /// Whether the square is missing from the board.
    pub hole: bool,
    /// The number that a path gives the square.
    pub visited: Option<u32>,
    /// The onward moves from here, where the next move can lead here.
    pub legal: Option<u8>,
    /// The drawing of a legal move.
    pub legal_mark: LegalMark,
    /// A number in small print: the onward moves from a square that the knight cannot reach in one move.
    pub degree: Option<u8>,
    /// The colour of the square, where it is not that of the board.
    pub tint: Option<AttrValue>,
    /// The letter of the region to which the square belongs.
    pub region: Option<AttrValue>,
    /// Whether the piece belongs to the board: then it cannot be lifted.
    pub given: bool,
    /// Whether the square is crossed out, and how.
    pub cross: Option<Cross>,
    /// A mark that draws attention to the square.
    pub mark: Option<Mark>,
    /// The text that a screen reader adds to the square's name; may be empty.
    pub words: AttrValue,
}

/// The drawing of a legal move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LegalMark {
    /// Nothing: on a large board where all squares are legal, thousands of circles would show nothing.
    Hidden,
    /// A circle.
    Circle,
    /// A circle with the number of onward moves.
    #[default]
    Number,
}

named! {
    /// A cross on a square where nothing belongs, named by its style.
    pub enum Cross {
        /// Put there by the visitor.
        Own = "own",
        /// A consequence of the pieces on the board.
        Implied = "implied",
    }
}

impl Cross {
    /// The drawing on a square of 100 units.
    const fn shape(self) -> &'static str {
        match self {
            Self::Own => "M34 34l32 32m0-32-32 32",
            Self::Implied => "M40 40l20 20m0-20-20 20",
        }
    }
}

named! {
    /// A mark on a square. Each has a shape of its own.
    pub enum Mark {
        /// A frame in the accent colour: the square under discussion.
        Chosen = "chosen",
        /// A cross: what cannot be.
        Refused = "refused",
        /// A frame with a cross in its corner: a piece that cannot be here.
        Wrong = "wrong",
        /// An empty circle: a proposed move.
        Proposed = "proposed",
        /// A tick in the corner: what wins.
        Winning = "winning",
    }
}

impl Mark {
    /// The drawing on a square of 100 units.
    const fn shape(self) -> &'static str {
        match self {
            Self::Chosen => "M3 3h94v94H3z",
            Self::Wrong => "M3 3h94v94H3zM77 11l12 12m0-12-12 12",
            Self::Refused => "M30 30l40 40m0-40-40 40",
            Self::Winning => "M72 16l7 8 13-16",
            Self::Proposed => "M50 24a26 26 0 1 1 0 52 26 26 0 1 1 0-52z",
        }
    }
}

impl Cell {
    /// The drawing below a piece.
    pub fn ground(&self) -> Html {
        html! {
            <>
                if let Some(tint) = &self.tint {
                    <rect class="tint" width="100" height="100" fill={tint} />
                }
                if self.hole {
                    <path class="hole" d="M0 0h100v100H0zM12 12l76 76m0-76-76 76" />
                }
                if self.attacked && self.figure.is_none() {
                    <circle class="attacked" cx="50" cy="50" r="7" />
                }
                if let Some(cross) = self.cross {
                    <path class={format!("cross {}", cross.name())} d={cross.shape()} />
                }
                if self.conflict {
                    <rect class="outline" x="4" y="4" width="92" height="92" />
                }
            </>
        }
    }

    /// The numbers and marks above a piece.
    pub fn signs(&self) -> Html {
        html! {
            <>
                if self.conflict {
                    <g class="badge">
                        <circle cx="84" cy="16" r="13" />
                        <path d="M84 8v9m0 5v1" />
                    </g>
                }
                if let (Some(number), None) = (self.visited, self.figure) {
                    <text class="number" x="50" y="62">{ number }</text>
                }
                if let Some(degree) = self.degree {
                    <text class="degree" x="50" y="59">{ degree }</text>
                }
                if let Some(onward) = self.legal.filter(|_| self.legal_mark != LegalMark::Hidden) {
                    <g class={if self.mark == Some(Mark::Winning) { "legal wins" } else { "legal" }}>
                        <circle cx="50" cy="50" r="26" />
                        if self.legal_mark == LegalMark::Number {
                            <text x="50" y="62">{ onward }</text>
                        }
                    </g>
                }
                if let Some(mark) = self.mark {
                    <path class={format!("mark {}", mark.name())} d={mark.shape()} />
                }
            </>
        }
    }
}
