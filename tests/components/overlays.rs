//! Dialogs and notices over or above a screen.

use bezzel::components::{Dialog, Notices};
use bezzel::link::Link;
use bezzel::screens::queens;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Event, EventInit, HtmlElement};
use yew::prelude::*;

use crate::stage::{Stage, recorder};

fn dialog(on_close: &Callback<()>) -> Html {
    html! {
        <Dialog title="Images" on_close={on_close.clone()}>
            <p id="content">{ "eight" }</p>
        </Dialog>
    }
}

#[wasm_bindgen_test]
async fn a_dialog_is_open_with_its_title_and_takes_the_focus() {
    let (_, on_close) = recorder();
    let stage = Stage::new(dialog(&on_close)).await;
    let open = stage.one("dialog[open]");
    let title = open.get_attribute("aria-labelledby").unwrap();
    assert_eq!(stage.words(&format!("#{title}")), "Images");
    assert!(open.contains(document().active_element().as_deref()));
}

#[wasm_bindgen_test]
async fn a_dialog_is_closed_by_escape_by_its_button_and_by_a_click_beside_it() {
    let (closed, on_close) = recorder();
    let stage = Stage::new(dialog(&on_close)).await;
    // The browser's event on Escape.
    let init = EventInit::new();
    init.set_cancelable(true);
    let cancel = Event::new_with_event_init_dict("cancel", &init).unwrap();
    stage.send("dialog", &cancel).await;
    // It goes back to where the visitor was before the dialog was opened.
    stage.until(|| closed.borrow().len() == 1).await;
    stage.click("[data-action=close]").await;
    assert_eq!(closed.borrow().len(), 2);
    stage.click("dialog").await;
    assert_eq!(closed.borrow().len(), 3);
    stage.click("#content").await;
    assert_eq!(
        closed.borrow().len(),
        3,
        "a click on the content does not close it"
    );
}

#[wasm_bindgen_test]
async fn a_dialog_that_is_closed_twice_goes_back_once() {
    js_sys::eval("window.backs = 0; history.back = () => { backs += 1; }").unwrap();
    let (_, on_close) = recorder();
    let stage = Stage::new(dialog(&on_close)).await;
    stage.click("[data-action=close]").await;
    stage.click("[data-action=close]").await;
    let backs = js_sys::eval("delete history.back; backs").unwrap();
    assert_eq!(backs.as_f64(), Some(1.0));
}

#[wasm_bindgen_test]
async fn a_dialog_that_goes_gives_the_focus_back() {
    let (_, on_close) = recorder();
    let page = |dialog: Html| html! { <><button id="before">{ "images" }</button>{ dialog }</> };
    let mut stage = Stage::new(page(Html::default())).await;
    let before: HtmlElement = stage.one("#before").unchecked_into();
    before.focus().unwrap();
    stage.show(page(dialog(&on_close))).await;
    assert_ne!(document().active_element().unwrap().id(), "before");
    stage.show(page(Html::default())).await;
    assert_eq!(stage.count("dialog"), 0);
    assert_eq!(document().active_element().unwrap().id(), "before");
}

#[wasm_bindgen_test]
async fn each_notice_names_parameter_value_and_what_was_expected() {
    let notices = queens().open(Link::read("#/queens?n=99&lang=<b>")).notices;
    let (dismissed, on_dismiss) = recorder();
    let stage = Stage::new(html! { <Notices {notices} {on_dismiss} /> }).await;
    assert_eq!(stage.count("[role=alert]"), 2);
    let words = stage.words("[data-notice=n] p");
    assert!(
        words.contains("n = “99”") && words.contains("from 1 to 64"),
        "{words}"
    );
    let words = stage.words("[data-notice=lang] p");
    assert!(
        words.contains("“<b>”") && words.contains("en, vi, hu"),
        "{words}"
    );
    stage
        .click("[data-notice=lang] [data-action=dismiss]")
        .await;
    assert_eq!(*dismissed.borrow(), [1]);
}
