//! Recorded runs are read as the programs ran. `record.py` has recorded the programs of `programs/`.

#![cfg(not(target_arch = "wasm32"))]

mod boards;
mod errors;
mod format;
mod judged;
mod protocol;
mod repairs;
mod returns;
mod runs;
mod searches;
mod states;
mod values;
