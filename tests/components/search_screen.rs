//! The search as a whole, as far as it needs no worker.

use bezzel::link::SearchLink;
use bezzel::screens::SearchScreen;
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;

use crate::shown::Shown;

async fn open(hash: &str) -> Shown<SearchLink> {
    Shown::new(
        hash,
        |link, on_change| html! { <SearchScreen {link} visit=0 {on_change} /> },
    )
    .await
}

#[wasm_bindgen_test]
async fn two_runs_advance_together_each_on_a_board_with_its_name() {
    let shown = open("#/search?n=6&algorithm=arrays&beside=masks&step=40").await;
    let step = |result: &str| {
        let selector = format!("[data-result={result}]");
        shown.stage.attribute(&selector, "data-value").unwrap()
    };
    assert_eq!(shown.stage.count("[data-board]"), 2);
    assert_eq!(
        (step("race-step"), step("beside-step")),
        ("40".into(), "40".into())
    );
    shown.press("back").await;
    assert_eq!(
        (step("race-step"), step("beside-step")),
        ("39".into(), "39".into())
    );
    let label = |nth: usize| shown.stage.all("[data-board]")[nth].get_attribute("aria-label");
    assert!(label(0).unwrap().starts_with("Marker arrays: "));
    assert!(label(1).unwrap().starts_with("Bit masks: "));
}

#[wasm_bindgen_test]
async fn a_run_alone_has_one_board_and_no_clock_to_choose() {
    let shown = open("#/search?n=6&algorithm=arrays").await;
    assert_eq!(shown.stage.count("[data-board]"), 1);
    assert_eq!(shown.stage.count("[data-action=beside]"), 1);
    assert_eq!(shown.stage.count("[data-action=clock]"), 0);
}
