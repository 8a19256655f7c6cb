//! The clock of the page, and of each worker.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds on a clock that never goes back.
    #[wasm_bindgen(js_namespace = performance)]
    pub fn now() -> f64;
}
