//! The shapes in which positions are printed. Each explains a whole text by itself, and the one that explains most is taken.

mod boards;
mod cell;
mod frame;
mod key;
mod legs;
mod literals;
mod moves;
mod named;
mod placement;
mod records;
mod rows;
mod running;
mod table;

use crate::collector::Collector;
use bezzel_solver::queens::Piece;
use legs::Legs;
use literals::Literals;
use moves::Moves;
use named::Named;
use placement::Placements;
use records::Records;
use running::Running;
use table::Tables;

/// A shape, with all that has been found in it.
#[derive(Clone, Debug)]
pub enum Shape {
    Running(Box<Running>),
    Tables(Box<Tables>),
    Named(Box<Named>),
    Literals(Box<Literals>),
    Placements(Placements),
    Moves(Moves),
    Legs(Legs),
    Records(Records),
}

impl Shape {
    /// The shape of most texts. Of two that explain a text equally well the first is taken.
    pub fn first(n: Option<u32>, piece: Option<Piece>) -> Self {
        Self::Running(Box::new(Running::new(Collector::new(n, piece))))
    }

    /// The other shapes.
    pub fn others(n: Option<u32>, piece: Option<Piece>) -> Vec<Self> {
        let found = || Collector::new(n, piece);
        vec![
            Self::Tables(Box::new(Tables::new(found()))),
            Self::Named(Box::new(Named::new(found()))),
            Self::Literals(Box::new(Literals::new(found()))),
            Self::Placements(Placements::new(found())),
            Self::Moves(Moves::new(found())),
            Self::Legs(Legs::new(found())),
            Self::Records(Records::new(found())),
        ]
    }

    /// Reads a line, or a piece of a long one, as it is written and with plain values.
    pub fn read(&mut self, raw: &str, text: &str, line: u64) {
        match self {
            Self::Running(running) => running.read(text),
            Self::Tables(tables) => tables.read(raw, text, line),
            Self::Named(named) => named.read(raw, text, line),
            Self::Literals(literals) => literals.read(text, line),
            Self::Placements(placements) => placements.read(text, line),
            Self::Moves(moves) => moves.read(text, line),
            Self::Legs(legs) => legs.read(text, line),
            Self::Records(records) => records.read(text, line),
        }
    }

    pub fn end_line(&mut self) {
        if let Self::Running(running) = self {
            running.end_line();
        }
    }

    pub fn end(&mut self) {
        match self {
            Self::Running(running) => running.end(),
            Self::Tables(tables) => tables.end(),
            Self::Named(named) => named.end(),
            Self::Literals(literals) => literals.end(),
            Self::Placements(_) => {}
            Self::Moves(moves) => moves.end(),
            Self::Legs(legs) => legs.end(),
            Self::Records(records) => records.end(),
        }
    }

    pub fn found(&self) -> &Collector {
        match self {
            Self::Running(running) => &running.collector,
            Self::Tables(tables) => &tables.found,
            Self::Named(named) => &named.found,
            Self::Literals(literals) => &literals.found,
            Self::Placements(placements) => &placements.found,
            Self::Moves(moves) => &moves.found,
            Self::Legs(legs) => &legs.found,
            Self::Records(records) => &records.found,
        }
    }
}
