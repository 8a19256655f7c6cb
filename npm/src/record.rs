//! Objects for JavaScript.

use js_sys::{Array, Object, Reflect};
use wasm_bindgen::prelude::*;

use bezzel_solver::Coded;
use bezzel_solver::board::{Size, Square};

/// An object with these properties.
pub fn record(properties: &[(&str, JsValue)]) -> JsValue {
    let record = Object::new();
    for (name, value) in properties {
        // A new object takes any property.
        let _ = Reflect::set(&record, &(*name).into(), value);
    }
    record.into()
}

/// The value, or null where there is none.
pub fn or_null(value: Option<impl Into<JsValue>>) -> JsValue {
    value.map_or(JsValue::NULL, Into::into)
}

/// Why something is impossible: `{ code, reason }`.
pub fn reason(error: &impl Coded) -> JsValue {
    record(&[
        ("code", error.code().into()),
        ("reason", error.to_string().into()),
    ])
}

/// The names of squares.
pub fn names(squares: &[Square], size: Size) -> Array {
    squares
        .iter()
        .map(|square| JsValue::from(square.name(size)))
        .collect()
}
