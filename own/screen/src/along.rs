//! A search of the page that goes along with the run: it is at its step with the number of lines that have run.

use std::rc::Rc;

use bezzel_recording::board::Piece;
use bezzel_recording::verdict::{Outcome, Verdict};
use bezzel_stepping::queens::{Plan, Run, Watched};

use super::analysis::Analysis;
use crate::link::OwnLink;

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

/// The search that a link names, at a step.
pub fn along(
    before: Option<&Rc<Run>>,
    link: &OwnLink,
    analysis: &Analysis,
    step: u32,
) -> Option<Rc<Run>> {
    let algorithm = link.beside?;
    let found_one = |verdict: &Verdict| is_right(verdict) && !verdict.is_whole;
    let plan = Plan {
        // Where the program is right with one solution, that is the end of both.
        first_only: analysis.verdict().is_some_and(found_one),
        ..Plan::new(queens(analysis, &link.show)?, algorithm)
    };
    let same = before.filter(|run| run.plan() == plan).cloned();
    let mut run = same.or_else(|| Run::new(plan).ok().map(Rc::new))?;
    Rc::make_mut(&mut run).walk_to(step.into());
    Some(run)
}
