//! The address of a worker's program, in the build that this browser takes.

use bezzel_workers::WorkerProgram;
use gloo::utils::document;
use js_sys::{Uint8Array, WebAssembly};

use crate::dom::meta;

/// A program of one function that makes a vector and counts bits in it, two of
/// the instructions that the build with vectors has.
const PROBE: [u8; 31] = [
    0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00, // the head of every program, version 1
    0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b, // one type: a function that gives a vector
    0x03, 0x02, 0x01, 0x00, // one function, of that type
    0x0a, 0x0a, 0x01, 0x08, 0x00, // one body of eight bytes, without variables
    0x41, 0x00, 0xfd, 0x0f, 0xfd, 0x62, 0x0b, // i32.const 0, i8x16.splat, i8x16.popcnt, end
];

/// The address of the entry of a program, for any path of the page.
pub(super) fn address(program: WorkerProgram) -> String {
    let file = loader(program);
    let base = document().base_uri().ok().flatten().unwrap_or_default();
    web_sys::Url::new_with_base(&file, &base).map_or(file, |address| address.href())
}

/// The file that loads the build that this browser takes: a release's page says its name, which tells its content.
fn loader(program: WorkerProgram) -> String {
    let name = match program {
        // `cargo xtask finish` makes the build with vectors, for releases only.
        WorkerProgram::Queens if !cfg!(debug_assertions) && has_vectors() => "worker_simd",
        _ => program.name(),
    };
    meta(name).unwrap_or_else(|| format!("{name}_loader.js"))
}

fn has_vectors() -> bool {
    WebAssembly::validate(&Uint8Array::from(&PROBE[..])).unwrap_or(false)
}
