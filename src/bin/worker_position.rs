//! The entry of the worker for one position: it drives the solver's jobs and knows nothing of Yew.

use bezzel::bridge::{Driver, Packed, position};
use gloo_worker::Registrable;

fn main() {
    Driver::<position::Working>::registrar()
        .encoding::<Packed>()
        .register();
}
