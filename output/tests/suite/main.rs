//! Outputs of programs, as found and as made: each is read as people mean it.

#![cfg(not(target_arch = "wasm32"))]

mod causes;
mod corpus;
mod forms;
mod outputs;
mod printers;
mod properties;
mod readings;
mod shapes;
mod tables;
