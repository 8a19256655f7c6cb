//! What goes along with the run: a search of the page at its step with the number of lines that have run, or the visitor's run
//! before at the same number of lines.

use std::rc::Rc;

use bezzel_recording::State;
use bezzel_recording::board::{Board, Piece, Reading};
use bezzel_recording::verdict::{Outcome, Verdict};
use bezzel_stepping::queens::{self, Plan, Watched};

use super::analysis::Analysis;
use super::run::Run;
use crate::link::{Opponent, OwnLink};

/// What goes along, at the present line.
#[derive(Clone, Debug)]
pub enum Along {
    /// A search of the page.
    Search(Rc<queens::Run>),
    /// The run before, and its state.
    Before(Rc<Before>, Rc<State>),
}

/// A run that was over before another began.
#[derive(Clone, Debug)]
pub struct Before {
    /// The run.
    pub run: Run,
    /// The facts about it.
    pub analysis: Analysis,
    /// How its board was read.
    pub reading: Reading,
}

impl Before {
    /// A run whose board and search are known.
    pub fn of(run: Run, analysis: Analysis, show: &str) -> Option<Self> {
        let reading = analysis.reading(show).cloned();
        let reading = reading.filter(|_| !analysis.is_growing())?;
        Some(Self {
            run,
            analysis,
            reading,
        })
    }

    /// Whether another run is about the same pieces and the same board.
    pub fn is_like(&self, reading: &Reading) -> bool {
        (self.reading.piece, self.reading.size) == (reading.piece, reading.size)
    }

    /// Its board at a state: at its end that on which it rests, since the variables may be gone.
    pub fn board(&self, at: &State) -> Option<Board> {
        let search = self.analysis.search().filter(|_| at.line().is_none());
        match search.and_then(|search| search.resting().1) {
            Some(rested) => Some(Board {
                size: self.reading.size,
                squares: rested.squares.clone(),
                outside: 0,
            }),
            None => self.reading.board(&self.run.recorded.get(), at),
        }
    }
}

/// The number of queens that a program is about, once its run is over and its board is known.
pub fn queens(analysis: &Analysis, show: &str) -> Option<u32> {
    let reading = analysis.reading(show).filter(|_| !analysis.is_growing())?;
    let size = reading.size;
    let fits = reading.piece == Piece::Queen && size.rows() == size.columns();
    (fits && (1..=Plan::MAX_N).contains(&size.rows())).then(|| size.rows())
}

/// Whether a program has found all that it says.
pub fn is_right(verdict: &Verdict) -> bool {
    matches!(verdict.outcome, Outcome::Right)
}

/// What a link names, at a step.
pub fn along(
    earlier: Option<&Along>,
    link: &OwnLink,
    analysis: &Analysis,
    before: Option<&Rc<Before>>,
    step: u32,
) -> Option<Along> {
    let algorithm = match link.beside? {
        Opponent::Search(algorithm) => algorithm,
        Opponent::Before => {
            let reading = analysis.reading(&link.show);
            let reading = reading.filter(|_| !analysis.is_growing())?;
            let before = before.filter(|before| before.is_like(reading))?;
            let state = before.run.recorded.get().state(step);
            return Some(Along::Before(Rc::clone(before), Rc::new(state)));
        }
    };
    let found_one = |verdict: &Verdict| is_right(verdict) && !verdict.is_whole;
    let plan = Plan {
        // Where the program is right with one solution, that is the end of both.
        first_only: analysis.verdict().is_some_and(found_one),
        ..Plan::new(queens(analysis, &link.show)?, algorithm)
    };
    let mut run = match earlier {
        Some(Along::Search(run)) if run.plan() == plan => Rc::clone(run),
        _ => Rc::new(queens::Run::new(plan).ok()?),
    };
    Rc::make_mut(&mut run).walk_to(step.into());
    Some(Along::Search(run))
}
