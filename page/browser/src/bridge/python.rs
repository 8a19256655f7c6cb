//! The engine of visitors' Python programs.

use crate::dom::meta;

/// The file with the start of the engine's worker, if this build of the page has the engine.
pub fn python_engine() -> Option<String> {
    meta("worker_python")
}
