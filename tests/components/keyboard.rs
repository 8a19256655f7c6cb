//! The board by keyboard: one square is reached by Tab, arrows walk on.

use std::cell::RefCell;
use std::rc::Rc;

use bezzel::components::board::Board;
use bezzel_solver::board::{Size, Square};
use gloo::utils::document;
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;
use yew::scheduler::flush;

use crate::board::{at, queens_on};
use crate::stage::{Stage, recorder};

async fn board(side: u32) -> (Stage, Rc<RefCell<Vec<Square>>>) {
    let size = Size::square(side).unwrap();
    let (pressed, on_press) = recorder();
    let cells = queens_on(&[], size);
    let stage = Stage::new(html! { <Board {size} {cells} label="A board" {on_press} /> }).await;
    (stage, pressed)
}

fn focused() -> Option<String> {
    document().active_element()?.get_attribute("data-square")
}

async fn focus(stage: &Stage, square: &str) {
    use wasm_bindgen::JsCast;
    let square: web_sys::SvgElement = stage.one(&at(square)).unchecked_into();
    square.focus().unwrap();
    flush().await;
}

#[wasm_bindgen_test]
async fn tab_reaches_one_square_at_the_left_bottom_first() {
    let (stage, _) = board(4).await;
    assert_eq!(
        stage.attribute("[tabindex='0']", "data-square").unwrap(),
        "a1"
    );
    assert_eq!(stage.count("[tabindex='-1']"), 15);
}

#[wasm_bindgen_test]
async fn arrows_move_the_focus_and_tab_comes_back_to_it() {
    let (stage, _) = board(4).await;
    focus(&stage, "a1").await;
    stage.key(&at("a1"), "ArrowUp").await;
    stage.key(&at("a2"), "ArrowRight").await;
    assert_eq!(focused().as_deref(), Some("b2"));
    assert_eq!(
        stage.attribute("[tabindex='0']", "data-square").unwrap(),
        "b2"
    );
    let left_to_the_browser = stage.key(&at("b2"), "End").await;
    assert!(!left_to_the_browser, "or the page would scroll");
    assert_eq!(focused().as_deref(), Some("d2"));
}

#[wasm_bindgen_test]
async fn the_focus_stays_where_the_board_ends() {
    let (stage, _) = board(4).await;
    focus(&stage, "a1").await;
    stage.key(&at("a1"), "ArrowLeft").await;
    stage.key(&at("a1"), "ArrowDown").await;
    assert_eq!(focused().as_deref(), Some("a1"));
}

#[wasm_bindgen_test]
async fn enter_and_space_press_the_focused_square_once() {
    let (stage, pressed) = board(4).await;
    stage.key(&at("c2"), "Enter").await;
    stage.key(&at("d4"), " ").await;
    stage
        .key_with(&at("d4"), "Enter", |key| key.set_repeat(true))
        .await;
    let expected = [Square::new(2, 2), Square::new(0, 3)];
    assert_eq!(*pressed.borrow(), expected);
}

#[wasm_bindgen_test]
async fn keys_with_modifiers_belong_to_the_browser() {
    let (stage, pressed) = board(4).await;
    focus(&stage, "b2").await;
    let square = at("b2");
    assert!(
        stage
            .key_with(&square, "ArrowUp", |key| key.set_alt_key(true))
            .await
    );
    assert!(
        stage
            .key_with(&square, "ArrowUp", |key| key.set_meta_key(true))
            .await
    );
    assert!(
        stage
            .key_with(&square, "ArrowUp", |key| key.set_shift_key(true))
            .await
    );
    assert!(
        stage
            .key_with(&square, "Enter", |key| key.set_ctrl_key(true))
            .await
    );
    assert!(stage.key(&square, "Tab").await);
    assert_eq!(focused().as_deref(), Some("b2"));
    assert!(pressed.borrow().is_empty());
}

#[wasm_bindgen_test]
async fn a_board_that_loses_the_focused_square_can_still_be_reached() {
    let (mut stage, _) = board(4).await;
    focus(&stage, "d4").await;
    let size = Size::square(2).unwrap();
    let cells = queens_on(&[], size);
    stage
        .show(html! { <Board {size} {cells} label="A board" /> })
        .await;
    assert_eq!(
        stage.attribute("[tabindex='0']", "data-square").unwrap(),
        "a1"
    );
}
