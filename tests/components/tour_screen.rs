//! The knight's tour by hand, and the reasons why there is none: all that needs no worker.

use bezzel::link::TourLink;
use bezzel::screens::TourScreen;
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;

use crate::board::at;
use crate::shown::Shown;

async fn open(hash: &str) -> Shown<TourLink> {
    Shown::new(
        hash,
        |link, on_change| html! { <TourScreen {link} visit=0 {on_change} /> },
    )
    .await
}

#[wasm_bindgen_test]
async fn legal_moves_are_marked_and_others_refused_with_the_reason() {
    let shown = open("#/tour").await;
    assert_eq!(shown.status(), "empty");
    assert_eq!(shown.stage.count("[data-legal]"), 64);
    let of = |square: &str, hook: &str| shown.stage.attribute(&at(square), hook);
    assert_eq!(of("a1", "data-legal").as_deref(), Some("2"));
    shown.walk("a1").await;
    assert_eq!(shown.status(), "incomplete");
    assert_eq!(shown.stage.count("[data-legal]"), 2);
    assert_eq!(of("b3", "data-legal").as_deref(), Some("5"));
    shown.walk("b3").await;
    assert_eq!(of("a1", "data-visited").as_deref(), Some("1"));
    assert_eq!(of("b3", "data-visited").as_deref(), Some("2"));
    assert_eq!(of("b3", "data-piece").as_deref(), Some("knight"));
    assert_eq!(shown.link(), "#/tour?size=8x8&start=a1&moves=1");
    shown.walk("h8").await;
    let words = shown.words();
    assert!(words.contains("h8 is not a knight’s move away"), "{words}");
    assert_eq!(shown.visited(), 2);
}

#[wasm_bindgen_test]
async fn moves_are_taken_back_by_button_by_key_and_by_a_press_on_a_visited_square() {
    let shown = open("#/tour?size=8x8&start=a1&moves=171").await;
    // The moves of a link that was opened are taken back, too.
    shown.press("undo").await;
    assert_eq!(shown.visited(), 3);
    shown.press("redo").await;
    assert_eq!(shown.visited(), 4);
    shown.walk("e5").await;
    assert_eq!(shown.visited(), 5);
    shown.walk("b3").await;
    assert_eq!(shown.visited(), 2);
    assert_eq!(shown.link(), "#/tour?size=8x8&start=a1&moves=1");
    shown
        .stage
        .key_with(&at("a1"), "z", |key| key.set_ctrl_key(true))
        .await;
    assert_eq!(shown.visited(), 5);
    shown
        .stage
        .key_with(&at("a1"), "y", |key| key.set_ctrl_key(true))
        .await;
    assert_eq!(shown.visited(), 2);
    shown.press("restart").await;
    assert_eq!(shown.status(), "empty");
}

#[wasm_bindgen_test]
async fn dead_ends_and_tours_are_reported_at_once_open_or_closed() {
    let shown = open("#/tour?size=3x3&start=a1&moves=172360").await;
    shown.walk("c2").await;
    assert_eq!(shown.status(), "dead-end");
    assert!(shown.words().contains("8 of 9"), "{}", shown.words());
    let shown = open("#/tour?size=3x3&start=a1&moves=172360&holes=b2").await;
    shown.walk("c2").await;
    assert_eq!(shown.status(), "closed-tour");
    assert_eq!(shown.stage.count(".closing"), 2);
    let shown = open("#/tour?size=3x4&start=a3&moves=5415414514").await;
    shown.walk("d1").await;
    assert_eq!(shown.status(), "tour");
    assert!(shown.words().contains("from a3 to d1"), "{}", shown.words());
    assert_eq!(shown.stage.count(".closing"), 0);
}

#[wasm_bindgen_test]
async fn holes_are_made_and_the_sides_changed() {
    let shown = open("#/tour?size=8x8&start=d4").await;
    shown.switch("[data-action=holes]").await;
    shown.walk("h8 a1").await;
    assert_eq!(shown.link(), "#/tour?size=8x8&start=d4&holes=a1,h8");
    let label = shown.stage.attribute(&at("a1"), "aria-label").unwrap();
    assert_eq!(label, "a1, hole");
    shown.switch("[data-action=holes]").await;
    shown.walk("a1").await;
    assert!(shown.words().contains("a1 is a hole"), "{}", shown.words());
    shown.stage.write("#field-rows", "5").await;
    shown.switch("#field-rows").await;
    assert_eq!(shown.link(), "#/tour?size=5x8&start=d4&holes=a1");
}

#[wasm_bindgen_test]
async fn the_layers_are_switched_one_by_one() {
    let shown = open("#/tour?size=6x6&start=a1&moves=17").await;
    let layer = |name: &str| format!("[data-action={name}]");
    // At first there is the line alone.
    assert_eq!(shown.stage.count(".tints"), 0);
    assert_eq!(shown.stage.count(".without-numbers"), 1);
    assert_eq!(shown.stage.count(".tour-line path"), 6);
    shown.switch(&layer("line")).await;
    assert_eq!(shown.stage.count(".tour-line"), 0);
    shown.switch(&layer("colour")).await;
    assert_eq!(shown.stage.count(".tints path"), 3);
    shown.switch(&layer("numbers")).await;
    assert_eq!(shown.stage.count(".without-numbers"), 0);
    assert_eq!(shown.stage.count(".degree"), 0);
    shown.switch(&layer("degrees")).await;
    // All squares but the three visited and those with a mark of a move.
    let legal = shown.stage.count("[data-legal]");
    assert_eq!(shown.stage.count(".degree"), 36 - 3 - legal);
    for name in ["line", "colour", "numbers", "degrees"] {
        shown.switch(&layer(name)).await;
    }
}

#[wasm_bindgen_test]
async fn why_there_is_no_tour_of_the_board_is_said_and_drawn() {
    for (link, words) in [
        ("#/tour?size=4x4", "falls into 6 parts"),
        ("#/tour?size=3x3", "No move leads to b2"),
        ("#/tour?size=2x9&goal=closed", "never returns"),
        ("#/tour?size=4x6&goal=closed", "outer (A)"),
        ("#/tour?size=7x7&goal=closed", "25 dark and 24 light"),
    ] {
        let shown = open(link).await;
        assert_eq!(shown.status(), "no-tour", "{link}");
        let text = shown.stage.words(".no-tour");
        assert!(text.contains(words), "{link}: {text}");
    }
    let shown = open("#/tour?size=5x5&goal=closed").await;
    let caption = shown.stage.words(".no-tour figcaption");
    assert!(caption.contains("13 dark"), "{caption}");
    let shown = open("#/tour?size=4x30&goal=closed").await;
    assert_eq!(shown.stage.count(".no-tour-figure text"), 48);
}

#[wasm_bindgen_test]
async fn where_tours_are_not_drawn_the_screen_says_why() {
    let shown = open("#/tour").await;
    let text = shown.stage.words(".all-tours");
    assert!(
        text.contains("whose shorter side has at most 7 squares"),
        "{text}"
    );
    let random = "[data-action=random-open]";
    let disabled = shown.stage.attribute(random, "aria-disabled");
    assert_eq!(disabled.as_deref(), Some("true"));
    let shown = open("#/tour?size=8x8&holes=a1,h1").await;
    // Closed tours have numbers there, too.
    assert_eq!(shown.stage.count("#field-tour-number"), 1);
    let disabled = shown.stage.attribute(random, "aria-disabled");
    assert_eq!(disabled.as_deref(), Some("true"));
}
