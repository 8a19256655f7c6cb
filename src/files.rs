//! Files of the site that keep their names: texts and lessons.

use gloo::utils::window;
use js_sys::{Error, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use crate::dom::meta;

/// Asks for a file at once, and waits for its bytes when awaited.
///
/// # Errors
/// A message for the console.
pub fn fetch(name: &str) -> impl Future<Output = Result<Vec<u8>, String>> + use<> {
    let address = format!("{name}{}", version());
    // From here on the failure is heard of, even before it is awaited.
    let response = JsFuture::from(window().fetch_with_str(&address));
    async move {
        bytes(response)
            .await
            .map_err(|problem| format!("{address} cannot be fetched: {problem}"))
    }
}

/// What follows the address of such a file, so that a file of another build, which a browser may still hold, is not taken
/// for it. A release's page says it; while the page is being worked on, nothing is needed.
fn version() -> String {
    meta("texts").map_or_else(String::new, |version| format!("?v={version}"))
}

async fn bytes(response: JsFuture) -> Result<Vec<u8>, String> {
    let response = response.await.map_err(|error| words(&error))?;
    let response: Response = response.unchecked_into();
    if !response.ok() {
        return Err(format!("status {}", response.status()));
    }
    // A network that wants a login answers with a page of its own.
    let kind = response.headers().get("content-type").ok().flatten();
    if kind.is_some_and(|kind| kind.starts_with("text/html")) {
        return Err("a page is in its place".to_owned());
    }
    let buffer = response.array_buffer().map_err(|error| words(&error))?;
    let buffer = JsFuture::from(buffer)
        .await
        .map_err(|error| words(&error))?;
    Ok(Uint8Array::new(&buffer).to_vec())
}

fn words(error: &JsValue) -> String {
    error
        .dyn_ref::<Error>()
        .map_or_else(String::new, |error| error.message().into())
}
