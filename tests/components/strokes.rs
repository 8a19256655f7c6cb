//! Crossing squares of a puzzle out in one go, with mouse, pen or finger.

use bezzel::link::{Link, PuzzlesLink};
use bezzel::screens::PuzzlesScreen;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::PointerEventInit;
use yew::prelude::*;

use crate::board::at;
use crate::stage::Stage;

/// A puzzle of 5 x 5 on which nothing stands.
async fn puzzle() -> Stage {
    let link: PuzzlesLink =
        Link::read("#/puzzles?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee")
            .0
            .screen
            .read()
            .0;
    let on_change = Callback::noop();
    // By these the frame lets through what is meant for the squares under it.
    let styles = include_str!("../../static/styles/board.css");
    let content = html! {
        <>
            <style>{ styles }</style>
            <PuzzlesScreen {link} visit=0 {on_change} />
        </>
    };
    Stage::new(content).await
}

/// The squares that are crossed out.
fn crossed(stage: &Stage) -> Vec<String> {
    let squares = stage.all("[data-mark=cross]");
    let names = squares
        .iter()
        .map(|square| square.get_attribute("data-square"));
    names.collect::<Option<_>>().unwrap()
}

async fn pointer(stage: &Stage, square: &str, kind: &str) {
    stage.pointer(&at(square), kind, (0.0, 0.0)).await;
}

#[wasm_bindgen_test]
async fn a_stroke_crosses_out_what_it_comes_over_until_the_pointer_is_let_go() {
    let stage = puzzle().await;
    pointer(&stage, "a5", "pointerdown").await;
    pointer(&stage, "c5", "pointermove").await;
    pointer(&stage, "c5", "pointerup").await;
    pointer(&stage, "e1", "pointermove").await;
    assert_eq!(crossed(&stage), ["a5", "b5", "c5"]);
    stage.click(&at("a5")).await;
    assert_eq!(crossed(&stage), ["a5", "b5", "c5"], "its click is no press");
}

#[wasm_bindgen_test]
async fn nothing_is_crossed_out_after_the_button_was_let_go_unseen() {
    let stage = puzzle().await;
    pointer(&stage, "a5", "pointerdown").await;
    pointer(&stage, "b5", "pointermove").await;
    stage.comes_back(&at("b3")).await;
    pointer(&stage, "d3", "pointermove").await;
    assert_eq!(crossed(&stage), ["a5", "b5"]);
}

#[wasm_bindgen_test]
async fn two_fingers_cross_nothing_out_between_them() {
    let stage = puzzle().await;
    pointer(&stage, "a5", "pointerdown").await;
    pointer(&stage, "a4", "pointermove").await;
    stage.second_finger(&at("e1"), "pointerdown").await;
    stage.second_finger(&at("e2"), "pointermove").await;
    pointer(&stage, "a3", "pointermove").await;
    assert_eq!(crossed(&stage), ["a5", "a4"]);
}

#[wasm_bindgen_test]
async fn a_pinch_crosses_nothing_out() {
    let stage = puzzle().await;
    pointer(&stage, "c3", "pointerdown").await;
    stage.second_finger(&at("d3"), "pointerdown").await;
    pointer(&stage, "a3", "pointermove").await;
    stage.second_finger(&at("e3"), "pointermove").await;
    assert_eq!(crossed(&stage), [] as [&str; 0]);
}

#[wasm_bindgen_test]
async fn the_second_button_crosses_nothing_out() {
    let stage = puzzle().await;
    let second = |init: &PointerEventInit| {
        init.set_button(2);
        init.set_buttons(2);
    };
    stage
        .pointer_with(&at("a5"), "pointerdown", (0.0, 0.0), second)
        .await;
    stage
        .pointer_with(&at("c5"), "pointermove", (0.0, 0.0), second)
        .await;
    assert_eq!(crossed(&stage), [] as [&str; 0]);
}

#[wasm_bindgen_test]
async fn escape_ends_a_stroke() {
    let stage = puzzle().await;
    pointer(&stage, "a5", "pointerdown").await;
    pointer(&stage, "b5", "pointermove").await;
    stage.key("[role=grid]", "Escape").await;
    pointer(&stage, "d5", "pointermove").await;
    assert_eq!(crossed(&stage), ["a5", "b5"]);
}
