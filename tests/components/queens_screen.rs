//! The board screen as a whole.

use bezzel::link::QueensLink;
use bezzel::screens::QueensScreen;
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;

use crate::board::at;
use crate::shown::{Shown, state};

fn screen(link: QueensLink, visit: u32, on_change: Callback<QueensLink>) -> Html {
    html! { <QueensScreen {link} {visit} {on_change} /> }
}

async fn open(hash: &str) -> Shown<QueensLink> {
    Shown::new(hash, |link, on_change| screen(link, 0, on_change)).await
}

#[wasm_bindgen_test]
async fn two_queens_that_attack_each_other_are_a_conflict() {
    let shown = open("#/queens").await;
    assert_eq!(shown.status(), "empty");
    shown.stage.click(&at("a1")).await;
    assert_eq!(shown.status(), "incomplete");
    shown.stage.click(&at("h8")).await;
    assert_eq!(shown.status(), "conflict");
    assert_eq!(shown.stage.count("[data-conflict]"), 2);
    assert_eq!(shown.stage.count(".attack-line"), 1);
    let words = shown.stage.words("[data-status]");
    assert!(
        words.contains("2 of 8 queens. These attack each other: "),
        "{words}"
    );
    assert_eq!(shown.link(), "#/queens?n=8&q=80000001");
    shown.stage.click(&at("h8")).await;
    assert_eq!(shown.status(), "incomplete");
    assert_eq!(shown.stage.count("[data-conflict]"), 0);
}

#[wasm_bindgen_test]
async fn a_solution_is_called_one() {
    let shown = open("#/queens?n=4&q=2413").await;
    assert_eq!(shown.status(), "solution");
    assert_eq!(shown.stage.count("[data-piece=queen]"), 4);
    assert_eq!(shown.stage.count("[data-attacked]"), 0);
    // Queen and knight in one: b4 and d3 are a knight's move apart.
    shown
        .stage
        .plain("[data-choice=piece] input[value=superqueen]", "change")
        .await;
    assert_eq!(shown.status(), "conflict");
    assert_eq!(shown.stage.count("[data-piece=superqueen]"), 4);
    assert_eq!(shown.link(), "#/queens?n=4&q=2413&piece=superqueen");
}

#[wasm_bindgen_test]
async fn attacked_squares_are_marked_unless_that_is_switched_off() {
    let shown = open("#/queens?n=4&q=1000").await;
    assert_eq!(shown.stage.count("[data-attacked]:not([data-piece])"), 9);
    shown
        .stage
        .plain("input[data-action=attacked]", "change")
        .await;
    assert_eq!(shown.stage.count("[data-attacked]"), 0);
}

#[wasm_bindgen_test]
async fn changes_are_taken_back_by_button_and_by_key() {
    let shown = open("#/queens?n=4").await;
    shown.stage.click(&at("a1")).await;
    shown.stage.click(&at("b3")).await;
    shown.stage.click("[data-action=undo]").await;
    assert_eq!(shown.link(), "#/queens?n=4&q=0001");
    shown
        .stage
        .key_with(&at("a1"), "z", |key| key.set_ctrl_key(true))
        .await;
    assert_eq!(shown.link(), "#/queens?n=4");
    let disabled = shown.stage.attribute("[data-action=undo]", "aria-disabled");
    assert_eq!(disabled.as_deref(), Some("true"));
    shown.stage.click("[data-action=redo]").await;
    shown
        .stage
        .key_with(&at("a1"), "y", |key| key.set_ctrl_key(true))
        .await;
    assert_eq!(shown.link(), "#/queens?n=4&q=0201");
}

#[wasm_bindgen_test]
async fn the_board_is_turned_flipped_and_cleared() {
    let shown = open("#/queens?n=4&q=1300").await;
    shown.press("rotate").await;
    assert_eq!(shown.link(), "#/queens?n=4&q=4030");
    shown.press("reflect").await;
    assert_eq!(shown.link(), "#/queens?n=4&q=1020");
    shown.press("clear").await;
    assert_eq!(shown.status(), "empty");
    shown.press("undo").await;
    assert_eq!(shown.link(), "#/queens?n=4&q=1020");
}

#[wasm_bindgen_test]
async fn a_typed_position_is_placed_and_an_empty_one_is_not() {
    let shown = open("#/queens").await;
    shown.stage.write("#field-position", "15863724").await;
    shown.stage.plain("form", "submit").await;
    assert_eq!(shown.status(), "solution");
    assert_eq!(shown.stage.count("[data-notice=text]"), 0);
    shown.stage.write("#field-position", "").await;
    shown.stage.plain("form", "submit").await;
    assert_eq!(shown.stage.count("[data-notice=text]"), 1);
    assert_eq!(shown.status(), "solution");
}

#[wasm_bindgen_test]
async fn a_link_that_is_opened_takes_the_place_of_the_position() {
    let mut shown = open("#/queens?n=4&q=2413").await;
    let on_change = shown.on_change.clone();
    let other = |visit| screen(state("#/queens?n=5"), visit, on_change.clone());
    shown.stage.show(other(0)).await;
    assert_eq!(shown.status(), "solution", "its own report is no visit");
    shown.stage.show(other(1)).await;
    assert_eq!(shown.status(), "empty");
    assert_eq!(
        shown.stage.attribute("[role=grid]", "data-board").unwrap(),
        "5x5"
    );
    shown.stage.click("[data-action=undo]").await;
    assert_eq!(shown.status(), "solution", "and can be taken back");
}

#[wasm_bindgen_test]
async fn the_largest_board_can_be_full() {
    let shown = open(&format!(
        "#/queens?n=64&fen={}",
        vec!["Q".repeat(64); 64].join("/")
    ))
    .await;
    assert_eq!(shown.status(), "conflict");
    // A few ranks a frame.
    let conflicts = || shown.stage.count("[data-conflict]");
    shown.stage.until(|| conflicts() == 4096).await;
    let lines = shown.stage.count(".attack-line");
    assert!(lines <= 400, "{lines} lines");
}
