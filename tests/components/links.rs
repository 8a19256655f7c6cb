//! Links between screens.

use std::cell::RefCell;
use std::rc::Rc;

use bezzel::components::LinkTo;
use bezzel::link::Link;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{MouseEvent, MouseEventInit};
use yew::prelude::*;

use crate::stage::{Stage, recorder};

fn link() -> Link {
    Link::read("#/queens?n=4&q=2413&lang=vi").0
}

async fn stage() -> (Stage, Rc<RefCell<Vec<Link>>>) {
    let (followed, navigate) = recorder();
    let content = html! {
        <LinkTo link={link()} current=true label="Open" solution="2413">{ "4 queens" }</LinkTo>
    };
    (Stage::navigated_by(navigate, content).await, followed)
}

/// A click whose default, to leave the page, is taken from the browser once the
/// page has had its say. Returns whether the page left it to the browser.
async fn click(stage: &Stage, modify: impl FnOnce(&MouseEventInit)) -> bool {
    let left = Rc::new(RefCell::new(None));
    let listener = {
        let left = Rc::clone(&left);
        let options = gloo::events::EventListenerOptions::enable_prevent_default();
        gloo::events::EventListener::new_with_options(
            &gloo::utils::body(),
            "click",
            options,
            move |event| {
                left.replace(Some(!event.default_prevented()));
                event.prevent_default();
            },
        )
    };
    let init = MouseEventInit::new();
    init.set_bubbles(true);
    init.set_cancelable(true);
    modify(&init);
    let event = MouseEvent::new_with_mouse_event_init_dict("click", &init).unwrap();
    stage.send("a", &event).await;
    drop(listener);
    left.take().expect("the click reaches the body")
}

#[wasm_bindgen_test]
async fn a_link_is_an_anchor_with_the_address_of_its_screen() {
    let (stage, _) = stage().await;
    let of = |name| stage.attribute("a", name).unwrap();
    // What links carry is the page's choice, which here is none.
    assert_eq!(of("href"), "#/queens?n=4&q=2413");
    assert_eq!(of("aria-current"), "page");
    assert_eq!(of("aria-label"), "Open");
    assert_eq!(of("data-solution"), "2413");
    assert_eq!(stage.words("a"), "4 queens");
}

#[wasm_bindgen_test]
async fn a_plain_click_changes_the_screen_within_the_page() {
    let (stage, followed) = stage().await;
    assert!(!click(&stage, |_| {}).await);
    assert_eq!(*followed.borrow(), [link()]);
}

#[wasm_bindgen_test]
async fn other_clicks_are_left_to_the_browser() {
    let (stage, followed) = stage().await;
    assert!(click(&stage, |click| click.set_ctrl_key(true)).await);
    assert!(click(&stage, |click| click.set_meta_key(true)).await);
    assert!(click(&stage, |click| click.set_shift_key(true)).await);
    assert!(click(&stage, |click| click.set_alt_key(true)).await);
    assert!(click(&stage, |click| click.set_button(1)).await);
    assert!(followed.borrow().is_empty());
}
