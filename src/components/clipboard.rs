//! The clipboard.

use gloo::utils::window;
use wasm_bindgen_futures::JsFuture;

/// Puts a text on the clipboard. There is none on a page that was not loaded
/// safely, and a browser may refuse.
pub(super) async fn copy(text: &str) -> Result<(), ()> {
    let navigator = window().navigator();
    if !js_sys::Reflect::has(&navigator, &"clipboard".into()).unwrap_or(false)
        || !window().is_secure_context()
    {
        return Err(());
    }
    JsFuture::from(navigator.clipboard().write_text(text))
        .await
        .map(drop)
        .map_err(drop)
}
