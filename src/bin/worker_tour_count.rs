//! The entry of the worker that counts tours: it drives the solver's job and knows nothing of Yew.

use bezzel::bridge::{Driver, Packed, tour_count};
use gloo_worker::Registrable;

fn main() {
    Driver::<tour_count::Working>::registrar()
        .encoding::<Packed>()
        .register();
}
