//! The address of a worker's program.

use bezzel_workers::WorkerProgram;
use gloo::utils::document;

use crate::dom::meta;

/// The address of the entry of a program, for any path of the page. A release's page says the name of the file, which tells
/// its content.
pub fn address(program: WorkerProgram) -> String {
    let name = program.name();
    let file = meta(name).unwrap_or_else(|| format!("{name}_loader.js"));
    let base = document().base_uri().ok().flatten().unwrap_or_default();
    web_sys::Url::new_with_base(&file, &base).map_or(file, |address| address.href())
}
