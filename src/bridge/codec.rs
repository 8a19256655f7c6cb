//! How messages are packed: by `postcard`, which is kept up and a good part
//! smaller in wasm than the default codec of gloo.

use gloo_worker::Codec;
use js_sys::Uint8Array;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;

/// Messages as byte arrays in the postcard format.
#[derive(Debug)]
pub struct Packed;

impl Codec for Packed {
    fn encode<I: Serialize>(message: I) -> JsValue {
        let bytes = postcard::to_allocvec(&message).expect("our messages have no maps or streams");
        Uint8Array::from(bytes.as_slice()).into()
    }

    fn decode<O: for<'de> Deserialize<'de>>(message: JsValue) -> O {
        let bytes = Uint8Array::from(message).to_vec();
        // A worker that gets something else ends, and is replaced.
        postcard::from_bytes(&bytes).expect("only page and worker write to each other")
    }
}
