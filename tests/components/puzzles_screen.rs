//! The puzzle as a whole, as far as it needs no worker.

use bezzel::link::PuzzlesLink;
use bezzel::screens::PuzzlesScreen;
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;

use crate::shown::Shown;

/// A puzzle with the solution e5, c4, a3, d2, b1.
const OWN: &str = "#/puzzles?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee";

async fn open(hash: &str) -> Shown<PuzzlesLink> {
    Shown::new(
        hash,
        |link, on_change| html! { <PuzzlesScreen {link} visit=0 {on_change} /> },
    )
    .await
}

#[wasm_bindgen_test]
async fn a_proof_begins_without_marks_and_keeps_squares_without_a_reason_out_of_its_link() {
    let shown = open(&format!("{OWN}&marks=c3")).await;
    assert_eq!(shown.stage.count("[data-mark=cross]"), 1);
    shown.switch("[data-action=prove]").await;
    assert_eq!(shown.link(), format!("{OWN}&prove=1"));
    assert_eq!(shown.stage.count("[data-mark=cross]"), 0);
    // It has no button that checks, as each step is right.
    assert_eq!(shown.stage.count("[data-action=check]"), 0);
    shown.walk("a1 b1").await;
    assert_eq!(shown.stage.count("[data-mark=cross]"), 2);
    assert_eq!(shown.link(), format!("{OWN}&prove=1"));
    shown.press("undo").await;
    assert_eq!(shown.stage.count("[data-mark=cross]"), 0);
    shown.press("undo").await;
    assert_eq!(shown.link(), format!("{OWN}&marks=c3"));
}

#[wasm_bindgen_test]
async fn the_steps_of_a_link_stand_on_the_board() {
    let shown = open(&format!("{OWN}&prove=1&proof=se5.aa5")).await;
    assert_eq!(shown.stage.count("[data-piece]"), 1);
    assert!(shown.stage.count("[data-mark=cross]") > 1);
    assert_eq!(shown.status(), "incomplete");
}
