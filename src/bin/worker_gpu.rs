//! The entry of the worker that counts with a graphics processor, and of those that list batches for it.

use bezzel::bridge::{Packed, gpu};
use gloo_worker::Registrable;

fn main() {
    if gpu::is_joiner() {
        gpu::join();
    } else {
        gpu::Owner::registrar().encoding::<Packed>().register();
    }
}
