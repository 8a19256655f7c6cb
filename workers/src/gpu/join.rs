//! The messages of a worker that lists batches.

use js_sys::{Array, Uint8Array, Uint32Array};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::joiner::{Answer, Joiner, Query};
use crate::clock::now;
use crate::codec::{pack, unpack};

/// Lists batches for the worker that owns the device, until this worker ends. Bytes are messages from the page and to
/// it. A message about a batch is an array that begins with the number of the batch.
pub(super) fn join(scope: &DedicatedWorkerGlobalScope) {
    let mut joiner = Joiner::new(now);
    let here = scope.clone();
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        hear(&here, &mut joiner, &event.data());
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    // A message to a program that is not loaded would be lost.
    post(scope, &JsValue::NULL, &Array::new());
}

fn hear(scope: &DedicatedWorkerGlobalScope, joiner: &mut Joiner, data: &JsValue) {
    let said = if let Some(bytes) = data.dyn_ref::<Uint8Array>() {
        unpack(&bytes.to_vec()).and_then(|message| joiner.hear(message))
    } else {
        let values: &Array = data.unchecked_ref();
        let number = values.get(0).as_f64().unwrap_or_default() as u32;
        match values.get(1).as_string() {
            Some(reason) => joiner.fail(number, reason),
            None => joiner.answer(&answer(number, values)),
        }
    };
    if let Some(said) = said {
        let bytes = Uint8Array::from(pack(&said).as_slice());
        post(scope, &bytes, &Array::new());
    }
    if let Some(query) = joiner.query() {
        let (message, moved) = message(&query);
        post(scope, &message, &moved);
    }
}

/// The number of a batch, its pairs, the name of the program that may play a device, and its lists; and what of these is
/// moved.
fn message(query: &Query) -> (Array, Array) {
    let (lists, moved) = (Array::new(), Array::new());
    for list in query.batch.lists() {
        let list = Uint32Array::from(list);
        moved.push(&list.buffer());
        lists.push(&list);
    }
    let values = Array::of4(
        &query.number.into(),
        &(query.batch.pairs() as f64).into(),
        &query.adapter.map_or(JsValue::NULL, JsValue::from),
        &lists,
    );
    (values, moved)
}

/// The answer that the owner of the device gives, as [`answer_message`] packs it.
fn answer(number: u32, values: &Array) -> Answer {
    let value = |index| values.get(index).as_f64().unwrap_or_default();
    let sums: Uint32Array = values.get(1).unchecked_into();
    let halves = sums.to_vec();
    let (sums, _) = halves.as_chunks();
    Answer {
        number,
        sums: sums
            .iter()
            .map(|&[low, high]| u64::from(low) | u64::from(high) << 32)
            .collect(),
        time: value(2),
        pairs: value(3) as u64,
        joiners: value(4) as u32,
    }
}

/// The buffer that [`answer`] reads.
pub(super) fn answer_message(
    number: &JsValue,
    sums: &Uint32Array,
    time: f64,
    pairs: u64,
    joiners: u32,
) -> Array {
    let numbers = [time, pairs as f64, f64::from(joiners)];
    let values = Array::of2(number, sums);
    for value in numbers {
        values.push(&value.into());
    }
    values
}

fn post(scope: &DedicatedWorkerGlobalScope, message: &JsValue, moved: &Array) {
    scope
        .post_message_with_transfer(message, moved)
        .expect("bytes and arrays can be posted");
}
