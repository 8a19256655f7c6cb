//! The entry of the worker for the queens: it drives the solver's jobs and knows nothing of Yew.

use bezzel::bridge::{Driver, Packed, queens};
use gloo_worker::Registrable;

fn main() {
    Driver::<queens::Working>::registrar()
        .encoding::<Packed>()
        .register();
}
