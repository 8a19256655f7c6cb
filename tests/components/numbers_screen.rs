//! The knight's number puzzle as a whole, as far as it needs no worker.

use bezzel::link::NumbersLink;
use bezzel::screens::NumbersScreen;
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;

use crate::shown::Shown;

/// A puzzle with the tour a3 c2 a1 b3 d2 b1 c3 a2 c1 d3 b2 d1.
const OWN: &str = "#/puzzles?kind=knight&size=3x4&numbers=1a3.4b3.5d2.7c3.8a2.10d3.11b2";

async fn open(hash: &str) -> Shown<NumbersLink> {
    Shown::new(
        hash,
        |link, on_change| html! { <NumbersScreen {link} visit=0 {on_change} /> },
    )
    .await
}

#[wasm_bindgen_test]
async fn presses_write_the_numbers_that_are_missing_until_they_are_a_tour() {
    let shown = open(OWN).await;
    assert_eq!(shown.stage.count("[data-given]"), 7);
    assert_eq!((shown.status().as_str(), shown.visited()), ("empty", 7));
    shown.walk("c2 b1").await;
    assert_eq!((shown.status().as_str(), shown.visited()), ("conflict", 9));
    assert_eq!(shown.stage.count("[data-conflict]"), 3);
    shown.press("undo").await;
    assert_eq!(shown.status(), "incomplete");
    shown.walk("a1 b1 c1 d1").await;
    assert_eq!((shown.status().as_str(), shown.visited()), ("tour", 12));
    assert!(shown.words().contains("Solved"), "{}", shown.words());
}

#[wasm_bindgen_test]
async fn holes_have_no_number() {
    let shown = open("#/puzzles?kind=knight&size=3x4&numbers=1a3&holes=b2,c2").await;
    shown.walk("b2 c1").await;
    assert_eq!((shown.stage.count("[data-hole]"), shown.visited()), (2, 2));
}
