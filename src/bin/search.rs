//! The program of the search.

use bezzel::{app, crash, screens};
use js_sys::Function;
use wasm_bindgen::prelude::*;
use web_sys::Element;

fn main() {
    crash::install();
}

/// Draws the page into an element, and calls back when all of it is there. What is returned takes it away again.
#[must_use]
#[wasm_bindgen]
pub fn open(root: Element, opened: Function) -> Function {
    app::open(root, opened, &screens::SEARCH)
}
