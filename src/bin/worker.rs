//! The worker's entry: it drives the solver's jobs and knows nothing of Yew.

use bezzel::bridge::{Driver, Packed};
use gloo_worker::Registrable;

fn main() {
    Driver::registrar().encoding::<Packed>().register();
}
