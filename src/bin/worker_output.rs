//! The entry of the worker that reads what a program has printed: it knows nothing of Yew.

use bezzel::bridge::{Driver, Packed, output};
use gloo_worker::Registrable;

fn main() {
    Driver::<output::Working>::registrar()
        .encoding::<Packed>()
        .register();
}
