//! The report on a run to the task around the screen, if there is one.

use yew::prelude::*;

use super::run::{Stage, Stop};
use super::state::State;
use crate::components::RunListener;
use crate::task::ProgramRun;

/// Tells the task of each run that is over and has been looked at.
#[hook]
pub fn use_run_report(state: &State) {
    let listener = use_context::<RunListener>().map(|task| task.listener);
    use_effect_with((over(state), listener), |(over, listener)| {
        if let Some(listener) = listener {
            listener.emit(over.clone());
        }
    });
}

fn over(state: &State) -> Option<ProgramRun> {
    let (run, _) = state.run.as_ref()?;
    // A visitor who stops a run gives no answer.
    if matches!(run.stage, Stage::Stopped(Stop::Visitor)) {
        return None;
    }
    let verdict = state.verdict()?.clone();
    Some(ProgramRun {
        end: run.end()?,
        lines: run.recorded.get().lines(),
        verdict,
    })
}
