//! The shapes in which positions are printed. Each explains a whole text by itself, and the one that explains most is taken.

mod literals;
mod named;
mod placement;
mod rows;
mod running;
mod table;

use crate::collector::Collector;
use bezzel_solver::queens::Piece;
use literals::Literals;
use named::Named;
use placement::Placements;
use running::Running;
use table::Tables;

/// A shape, with all that has been found in it.
#[derive(Clone, Debug)]
pub(crate) enum Shape {
    Running(Box<Running>),
    Tables(Box<Tables>),
    Named(Box<Named>),
    Literals(Box<Literals>),
    Placements(Placements),
}

impl Shape {
    /// All shapes. Of two that explain a text equally well the first is taken.
    pub(crate) fn all(n: Option<u32>, piece: Option<Piece>) -> Vec<Self> {
        let found = || Collector::new(n, piece);
        vec![
            Self::Running(Box::new(Running::new(found()))),
            Self::Tables(Box::new(Tables::new(found()))),
            Self::Named(Box::new(Named::new(found()))),
            Self::Literals(Box::new(Literals::new(found()))),
            Self::Placements(Placements::new(found())),
        ]
    }

    /// Reads a line, or a piece of a long one, as it is written and with plain values.
    pub(crate) fn read(&mut self, raw: &str, text: &str, line: u64) {
        match self {
            Self::Running(running) => running.read(text),
            Self::Tables(tables) => tables.read(raw, text, line),
            Self::Named(named) => named.read(raw, text, line),
            Self::Literals(literals) => literals.read(text, line),
            Self::Placements(placements) => placements.read(text, line),
        }
    }

    pub(crate) fn end_line(&mut self) {
        if let Self::Running(running) = self {
            running.end_line();
        }
    }

    pub(crate) fn end(&mut self) {
        match self {
            Self::Running(running) => running.end(),
            Self::Tables(tables) => tables.end(),
            Self::Named(named) => named.end(),
            Self::Literals(literals) => literals.end(),
            Self::Placements(_) => {}
        }
    }

    pub(crate) fn found(&self) -> &Collector {
        match self {
            Self::Running(running) => &running.collector,
            Self::Tables(tables) => &tables.found,
            Self::Named(named) => &named.found,
            Self::Literals(literals) => &literals.found,
            Self::Placements(placements) => &placements.found,
        }
    }
}
