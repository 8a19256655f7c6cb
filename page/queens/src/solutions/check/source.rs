//! The source of an output: a text or a file. The page reads one part at a time. A text stays a string of the browser
//! until then.

use bezzel_solver::queens::Piece;
use js_sys::{Array, JsString, Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Blob;
use yew::prelude::*;

use super::state::{Action, Check};
use crate::bridge::use_request;

/// A text field would be slow with a longer text.
const SHOWN: u32 = 1 << 20;

#[wasm_bindgen]
extern "C" {
    /// The content of the clipboard.
    type Pasted;

    #[wasm_bindgen(method, js_name = getData)]
    fn data(this: &Pasted, kind: &str) -> JsString;
}

/// Carries out a check: reads the next part, and lets the worker read it. Returns the ways to give an output.
#[hook]
pub fn use_check(check: &Check, piece: Piece, on_check: Callback<Action>) -> Callback<Blob> {
    use_request(&check.job, on_check.reform(Action::Worker));
    let output = use_mut_ref(|| None::<Blob>);
    {
        let (output, on_check) = (output.clone(), on_check.clone());
        use_effect_with(check.wanted, move |wanted| {
            let blob = output.borrow().clone();
            if let (&Some(wanted), Some(blob)) = (wanted, blob) {
                let (_, start, end) = wanted;
                spawn_local(async move {
                    on_check.emit(match part(&blob, start, end).await {
                        Ok(bytes) => Action::Part(wanted, bytes),
                        Err(_) => Action::Unreadable(wanted),
                    });
                });
            }
        });
    }
    let begin = {
        let output = output.clone();
        move || {
            if let Some(blob) = &*output.borrow() {
                on_check.emit(Action::Begin(blob.size() as u64, piece));
            }
        }
    };
    {
        let begin = begin.clone();
        use_effect_with(piece, move |_| begin());
    }
    Callback::from(move |blob| {
        *output.borrow_mut() = Some(blob);
        begin();
    })
}

async fn part(blob: &Blob, start: u64, end: u64) -> Result<Vec<u8>, JsValue> {
    let part = blob.slice_with_f64_and_f64(start as f64, end as f64)?;
    let buffer = JsFuture::from(part.array_buffer()).await?;
    Ok(Uint8Array::new(&buffer).to_vec())
}

/// The text of a field.
pub fn typed(field: &JsValue) -> Option<Blob> {
    blob(&Reflect::get(field, &"value".into()).ok()?)
}

/// A pasted text that is too long for its field.
pub fn long_paste(event: &JsValue) -> Option<Blob> {
    let pasted = Reflect::get(event, &"clipboardData".into()).ok()?;
    let text = pasted.unchecked_into::<Pasted>().data("text");
    (text.length() > SHOWN).then(|| blob(&text))?
}

fn blob(text: &JsValue) -> Option<Blob> {
    Blob::new_with_str_sequence(&Array::of1(text)).ok()
}
