//! Hands the visitor a file that the page has made.

use gloo::timers::callback::Timeout;
use gloo::utils::document;
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// The time for which a file is kept for the browser to read it, in milliseconds.
const AVAILABLE_FOR: u32 = 60_000;

/// Saves a text under a name, as the browser saves downloads.
///
/// # Errors
/// If the browser cannot make the file, for example if memory is short.
pub fn download(name: &str, media_type: &str, text: &str) -> Result<(), JsValue> {
    download_blob(name, &blob_of_text(media_type, text)?)
}

/// Saves a text that consists of parts.
///
/// # Errors
/// As for [`download`].
pub fn download_parts(name: &str, media_type: &str, parts: &Array) -> Result<(), JsValue> {
    download_blob(name, &blob_of_parts(media_type, parts)?)
}

/// A text as a file in memory.
///
/// # Errors
/// As for [`download`].
pub fn blob_of_text(media_type: &str, text: &str) -> Result<Blob, JsValue> {
    blob_of_parts(media_type, &Array::of1(&text.into()))
}

fn blob_of_parts(media_type: &str, parts: &Array) -> Result<Blob, JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(media_type);
    Blob::new_with_str_sequence_and_options(parts, &options)
}

/// Saves a file in memory under a name.
///
/// # Errors
/// As for [`download`].
pub fn download_blob(name: &str, blob: &Blob) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(blob)?;
    let anchor: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    anchor.set_href(&address);
    anchor.set_download(name);
    anchor.click();
    // Some browsers read the file later than that.
    let revoke = move || {
        // Cannot fail: the address is a text.
        let _ = Url::revoke_object_url(&address);
    };
    Timeout::new(AVAILABLE_FOR, revoke).forget();
    Ok(())
}
