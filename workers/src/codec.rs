//! Packs messages: by `postcard`, which is maintained and a good part
//! smaller in wasm than the default codec of gloo.

use gloo_worker::Codec;
use js_sys::Uint8Array;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;
use wasm_bindgen::JsValue;

/// Messages as byte arrays in the postcard format.
#[derive(Debug)]
pub struct Packed;

impl Codec for Packed {
    fn encode<I: Serialize>(message: I) -> JsValue {
        Uint8Array::from(pack(&message).as_slice()).into()
    }

    fn decode<O: for<'de> Deserialize<'de>>(message: JsValue) -> O {
        let bytes = Uint8Array::from(message).to_vec();
        // A worker that gets something else ends, and is replaced.
        unpack(&bytes).expect("only page and worker write to each other")
    }
}

/// A value as bytes.
///
/// # Panics
/// On a value that holds a stream, which no message does.
pub fn pack(value: &impl Serialize) -> ByteBuf {
    let bytes = postcard::to_allocvec(value).expect("our messages have no maps or streams");
    ByteBuf::from(bytes)
}

/// The value of these bytes, if they are one.
pub fn unpack<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}
