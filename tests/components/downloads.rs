//! Files that the page makes.

use bezzel::components::download;
use gloo::utils::window;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::Response;

/// Some browsers read a file only after the press that saves it has come to its end.
#[wasm_bindgen_test]
async fn a_file_can_be_read_after_it_was_handed_over() {
    js_sys::eval("HTMLAnchorElement.prototype.click = function () { window.saved = this; }")
        .unwrap();
    download("tour.csv", "text/csv", "a1,b3").unwrap();
    let saved = |of| js_sys::eval(of).unwrap().as_string().unwrap();
    assert_eq!(saved("saved.download"), "tour.csv");
    let read = JsFuture::from(window().fetch_with_str(&saved("saved.href"))).await;
    let read: Response = read.unwrap().into();
    let text = JsFuture::from(read.text().unwrap()).await.unwrap();
    assert_eq!(text.as_string().unwrap(), "a1,b3");
}
