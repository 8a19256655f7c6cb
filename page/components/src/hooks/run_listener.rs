//! The link from the visitor's own program to the task that it is to solve.

use yew::prelude::*;

use crate::task::ProgramRun;

/// The context of a lesson or a task around the visitor's program.
#[derive(Clone, Debug, PartialEq)]
pub struct RunListener {
    /// Gets each run that is over, and `None` while there is none.
    pub listener: Callback<Option<ProgramRun>>,
    /// Whether the program may come from anywhere: it is not one of the lesson's.
    pub is_foreign: bool,
}
