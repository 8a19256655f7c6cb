//! The contents of the document.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The first element that a selector finds.
pub fn element(selector: &str) -> Option<HtmlElement> {
    document().query_selector(selector).ok()??.dyn_into().ok()
}

/// The content of the `meta` element with a name.
pub fn meta(name: &str) -> Option<String> {
    element(&format!("meta[name={name}]"))?.get_attribute("content")
}
