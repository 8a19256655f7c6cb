//! The entry of the worker for the knight: it drives the solver's jobs and knows nothing of Yew.

use bezzel::bridge::{Driver, Packed, knight};
use gloo_worker::Registrable;

fn main() {
    Driver::<knight::Working>::registrar()
        .encoding::<Packed>()
        .register();
}
