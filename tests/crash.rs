//! The panel that is shown when the page itself fails. A program of its own: a
//! panic is the end of one.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used)] // What fails here fails the test.

use bezzel::crash;
use gloo::utils::{body, document, window};
use js_sys::Function;
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::Element;
use yew::prelude::*;

wasm_bindgen_test_configure!(run_in_browser);

/// The part of the page's document that the panel is.
fn panel() -> Element {
    let page = include_str!("../index.html");
    let start = page.find("<section id=\"crash\"").unwrap();
    let (panel, _) = page[start..].split_once("</section>").unwrap();
    let frame = document().create_element("div").unwrap();
    frame.set_inner_html(panel);
    body().append_child(&frame).unwrap();
    document().get_element_by_id("crash").unwrap()
}

#[component]
fn Page() -> Html {
    html! { <p>{ "what the visitor made" }</p> }
}

#[wasm_bindgen_test]
async fn a_panic_shows_the_panel_with_the_present_link() {
    let panel = panel();
    assert!(panel.has_attribute("hidden"));

    crash::install();
    let root = document().create_element("div").unwrap();
    body().append_child(&root).unwrap();
    yew::Renderer::<Page>::with_root(root.clone()).render();
    yew::scheduler::flush().await;
    window().location().set_hash("#/queens?n=4&q=2413").unwrap();

    let fails = Closure::<dyn Fn()>::new(|| panic!("on purpose"));
    let fails: &Function = fails.as_ref().unchecked_ref();
    assert!(fails.call0(&JsValue::NULL).is_err());

    assert!(!panel.has_attribute("hidden"));
    let link = document().get_element_by_id("crash-link").unwrap();
    let words = link.text_content().unwrap();
    assert!(words.ends_with("#/queens?n=4&q=2413"), "{words}");
    assert_eq!(link.get_attribute("href"), Some(words));
    assert!(
        root.text_content()
            .unwrap()
            .contains("what the visitor made")
    );
}
