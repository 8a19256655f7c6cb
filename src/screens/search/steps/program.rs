//! The program of the knight's search, in words.

use bezzel_solver::knight::steps::Run;

use crate::screens::search::program::Program;

/// The program of a run at its present event.
pub(super) fn knight_program(run: &Run) -> Program {
    let plan = run.plan();
    Program {
        words: plan.algorithm.code(),
        word: run.code_line(),
        file: None,
        fillings: Vec::new(),
        first_only: plan.first_only,
        mark: "",
        values: Vec::new(),
        remark: None,
        note: None,
    }
}
