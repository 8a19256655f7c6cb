//! The report on a run to the task around the screen, if there is one.

use yew::prelude::*;

use super::run::{Failure, Run, Stage, Stop};
use super::state::State;
use crate::components::HearRun;
use crate::task::{ProgramRun, RunEnd};

/// Tells the task of each run that is over and has been looked at.
#[hook]
pub(super) fn use_told(state: &State) {
    let hear = use_context::<HearRun>().map(|task| task.hear);
    use_effect_with((over(state), hear), |(over, hear)| {
        if let Some(hear) = hear {
            hear.emit(over.clone());
        }
    });
}

fn over(state: &State) -> Option<ProgramRun> {
    let (run, _) = state.run.as_ref()?;
    state.search()?;
    Some(ProgramRun {
        end: end(run)?,
        verdict: state.verdict().cloned(),
    })
}

/// The way in which the program ended; `None` if it has not, or not by itself.
const fn end(run: &Run) -> Option<RunEnd> {
    match &run.stage {
        Stage::Ended(ended) if ended.error.is_some() => Some(RunEnd::Error),
        Stage::Ended(_) => Some(RunEnd::Whole),
        Stage::Stopped(Stop::Limit | Stop::LongLine) | Stage::Failed(Failure::Crashed(_)) => {
            Some(RunEnd::Limit)
        }
        Stage::Loading(_) | Stage::Running | Stage::Stopped(Stop::Visitor) | Stage::Failed(_) => {
            None
        }
    }
}
