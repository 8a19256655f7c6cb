//! The shapes of the map of boards, as far as they need no worker.

use bezzel::link::BoardsLink;
use bezzel::screens::BoardsScreen;
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;

use crate::board::at;
use crate::shown::Shown;

async fn open(hash: &str) -> Shown<BoardsLink> {
    Shown::new(
        hash,
        // By these the frame lets through what is meant for the squares under it.
        |link, on_change| {
            html! {
                <>
                    <style>{ include_str!("../../static/styles/board.css") }</style>
                    <BoardsScreen {link} visit=0 {on_change} />
                </>
            }
        },
    )
    .await
}

#[wasm_bindgen_test]
async fn a_shape_is_drawn_by_presses_and_undone() {
    let shown = open("#/boards?size=3x4").await;
    assert!(shown.stage.count(".map [data-size]") > 0);
    shown.press("shape-draw").await;
    assert_eq!(shown.stage.count(".map"), 0);
    assert_eq!(shown.link(), "#/boards?squares=3x4.fff");
    shown.walk("b2 c2").await;
    assert_eq!(shown.link(), "#/boards?squares=3x4.f9f");
    assert_eq!(shown.stage.count("[data-hole]"), 2);
    let label = shown.stage.attribute(&at("b2"), "aria-label").unwrap();
    assert_eq!(label, "b2, hole");
    shown.press("undo").await;
    shown.walk("a3").await;
    assert_eq!(shown.link(), "#/boards?squares=3x4.edf");
    shown.press("shape-map").await;
    assert_eq!(shown.link(), "#/boards?size=3x4");
}

#[wasm_bindgen_test]
async fn a_stroke_makes_all_squares_as_its_first() {
    let shown = open("#/boards?squares=4x4.6ff6").await;
    let pointer = async |square: &str, kind: &str| {
        shown.stage.pointer(&at(square), kind, (0.0, 0.0)).await;
    };
    pointer("b3", "pointerdown").await;
    pointer("b2", "pointermove").await;
    pointer("a1", "pointermove").await;
    pointer("a1", "pointerup").await;
    shown.stage.click(&at("b3")).await;
    assert_eq!(
        shown.link(),
        "#/boards?squares=4x4.6dd6",
        "its click is no press"
    );
    pointer("a4", "pointerdown").await;
    pointer("b4", "pointermove").await;
    pointer("b4", "pointerup").await;
    assert_eq!(shown.link(), "#/boards?squares=4x4.7dd6");
    shown.press("undo").await;
    shown.press("undo").await;
    assert_eq!(shown.link(), "#/boards?squares=4x4.6ff6");
}

#[wasm_bindgen_test]
async fn presets_and_sides_make_shapes() {
    let shown = open("#/boards?squares=6x6.000000000000").await;
    assert_eq!(shown.status(), "empty");
    shown.press("shape-cross").await;
    assert_eq!(shown.link(), "#/boards?squares=6x6.0c0c3f3f0c0c");
    shown.stage.write("#field-rows", "4").await;
    shown.switch("#field-rows").await;
    assert_eq!(shown.link(), "#/boards?squares=4x6.3f3f0c0c");
    shown.press("shape-full").await;
    assert_eq!(shown.link(), "#/boards?squares=4x6.3f3f3f3f");
}

#[wasm_bindgen_test]
async fn reasons_that_show_at_once_are_given_before_any_search() {
    for (shape, status) in [
        ("3x3.272", "no-tour"),
        // One square more of one colour: no closed tour, and an open one is looked for.
        ("3x5.0f1f1f", "incomplete"),
        ("4x4.6ff6", "incomplete"),
        ("8x8.ffffffffffffffff", "closed-tour"),
        ("1x1.0", "empty"),
    ] {
        let shown = open(&format!("#/boards?squares={shape}")).await;
        assert_eq!(shown.status(), status, "{shape}");
    }
}
