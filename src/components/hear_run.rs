//! The link from the visitor's own program to the task that it is to solve.

use yew::prelude::*;

use crate::task::ProgramRun;

/// The context of a task around the visitor's program: it hears of each run that is over, and of none while there is none.
#[derive(Clone, Debug, PartialEq)]
pub struct HearRun(pub Callback<Option<ProgramRun>>);
