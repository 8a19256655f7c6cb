//! The link of the board screen: the size, the pieces' squares and their kind.

use bezzel_solver::queens::notation::{fen_text, parse_fen, parse_permutation, permutation_text};
use bezzel_solver::queens::{Piece, Placement};

use super::fields::{Fields, named, number};
use super::query::{Query, Writer};
use super::{Expected, Place, ScreenLink};

/// The board's side when a link names none.
const DEFAULT_N: u32 = 8;

/// A board with pieces on it.
#[derive(Clone, Debug, PartialEq)]
pub struct QueensLink {
    /// The squares that hold a piece.
    pub placement: Placement,
    /// The piece on them.
    pub piece: Piece,
}

impl Default for QueensLink {
    fn default() -> Self {
        Self {
            placement: empty(DEFAULT_N),
            piece: Piece::Queen,
        }
    }
}

impl QueensLink {
    /// The sides that the screen offers.
    pub const SIDES: std::ops::RangeInclusive<u32> = 1..=Placement::MAX_N;

    /// The position as a permutation, if no row has two pieces.
    pub fn permutation(&self) -> Option<String> {
        permutation_text(&self.placement)
    }

    /// The position as the piece placement of a FEN.
    pub fn fen(&self) -> String {
        fen_text(&self.placement, self.piece)
    }
}

impl ScreenLink for QueensLink {
    const PLACE: Place = Place::Queens;

    fn fields(&mut self, fields: &mut Fields<'_>) {
        fields.by_hand(self, Self::read, Self::write);
    }
}

impl QueensLink {
    fn read(query: &mut Query) -> Self {
        let asked_n = query.value("n").is_some();
        let n = query.read("n", number(Self::SIDES)).unwrap_or(DEFAULT_N);
        // If the link has no size, the text of the position gives it.
        let n_of_text = asked_n.then_some(n);
        let asked_piece = query.read("piece", named::<Piece>());

        let permutation = query.parsed("q", Expected::Permutation(n), |text| {
            parse_permutation(text, n_of_text).ok()
        });
        if let Some(placement) = permutation {
            let piece = asked_piece.unwrap_or(Piece::Queen);
            return Self { placement, piece };
        }
        let fen = query.parsed("fen", Expected::Fen(n), |text| {
            parse_fen(text, n_of_text).ok()
        });
        let (placement, piece) = fen.unwrap_or_else(|| (empty(n), None));
        if let (Some(asked), Some(piece)) = (asked_piece, piece)
            && asked != piece
        {
            query.refuse("piece", asked.name(), Expected::PieceOfFen(piece.name()));
        }
        Self {
            placement,
            piece: piece.or(asked_piece).unwrap_or(Piece::Queen),
        }
    }

    fn write(&self, writer: &mut Writer) {
        writer.add("n", self.placement.n());
        if !self.placement.is_empty() {
            match self.permutation() {
                Some(permutation) => writer.add("q", permutation),
                None => writer.add("fen", self.fen()),
            }
        }
        writer.add_some(
            "piece",
            Some(self.piece).filter(|piece| *piece != Piece::Queen),
        );
    }
}

/// A board of `n` rows, which the link of a screen may have.
pub fn empty(n: u32) -> Placement {
    Placement::empty(n).expect("the sides of links are sides of placements")
}
