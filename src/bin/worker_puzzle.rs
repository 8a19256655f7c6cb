//! The entry of the worker for puzzles: it makes and judges them and knows nothing of Yew.

use bezzel::bridge::{Driver, Packed, puzzle};
use gloo_worker::Registrable;

fn main() {
    Driver::<puzzle::Working>::registrar()
        .encoding::<Packed>()
        .register();
}
