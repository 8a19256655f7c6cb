//! The board: its roles and hooks, and what a press gives.

use std::cell::RefCell;
use std::rc::Rc;

use bezzel::components::Figure;
use bezzel::components::board::{Board, Cell};
use bezzel_solver::board::{Size, Square};
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;

use crate::stage::{Stage, recorder};

/// The cells of a board with queens on some squares.
pub fn queens_on(names: &[&str], size: Size) -> Rc<[Cell]> {
    size.squares()
        .map(|square| Cell {
            figure: names
                .contains(&square.name(size).as_str())
                .then_some(Figure::Queen),
            ..Cell::default()
        })
        .collect()
}

pub fn at(square: &str) -> String {
    format!("[data-square={square}]")
}

/// A board of 4 x 4 with queens, and the squares that are pressed on it.
async fn board(names: &[&str]) -> (Stage, Rc<RefCell<Vec<Square>>>) {
    let size = Size::square(4).unwrap();
    let (pressed, on_press) = recorder();
    let cells = queens_on(names, size);
    let stage = Stage::new(html! { <Board {size} {cells} label="A board" {on_press} /> }).await;
    (stage, pressed)
}

#[wasm_bindgen_test]
async fn a_board_is_a_named_grid_of_ranks_and_squares() {
    let (stage, _) = board(&[]).await;
    assert_eq!(stage.attribute("[role=grid]", "data-board").unwrap(), "4x4");
    assert_eq!(
        stage.attribute("[role=grid]", "aria-label").unwrap(),
        "A board"
    );
    assert_eq!(stage.count("[role=grid] > [role=row]"), 4);
    assert_eq!(stage.count("[role=row] > [role=gridcell]"), 16);
    let squares: Vec<String> = stage
        .all("[role=gridcell]")
        .iter()
        .map(|square| square.get_attribute("data-square").unwrap())
        .collect();
    assert_eq!(squares[..5], ["a4", "b4", "c4", "d4", "a3"]);
    let ranks: Vec<String> = stage
        .all("[role=row]")
        .iter()
        .map(|row| row.get_attribute("aria-label").unwrap())
        .collect();
    assert_eq!(ranks, ["rank 4", "rank 3", "rank 2", "rank 1"]);
}

#[wasm_bindgen_test]
async fn a_board_need_not_be_square() {
    let size = Size::new(2, 3).unwrap();
    let cells = queens_on(&["c2"], size);
    let stage = Stage::new(html! { <Board {size} {cells} label="A board" /> }).await;
    assert_eq!(stage.attribute("[role=grid]", "data-board").unwrap(), "2x3");
    assert_eq!(
        stage.attribute("[data-piece]", "data-square").unwrap(),
        "c2"
    );
}

#[wasm_bindgen_test]
async fn squares_tell_what_they_show() {
    let size = Size::square(4).unwrap();
    let mut cells = queens_on(&["a4", "b3"], size).to_vec();
    cells[0].conflict = true;
    cells[0].words = "queen, in conflict".into();
    cells[1].attacked = true;
    let cells: Rc<[Cell]> = cells.into();
    let stage = Stage::new(html! { <Board {size} {cells} label="A board" /> }).await;
    let of = |square: &str, hook: &str| stage.attribute(&at(square), hook);
    assert_eq!(of("a4", "data-piece").as_deref(), Some("queen"));
    assert_eq!(of("a4", "data-conflict").as_deref(), Some("true"));
    assert_eq!(of("a4", "data-attacked"), None);
    assert_eq!(
        of("a4", "aria-label").as_deref(),
        Some("a4, queen, in conflict")
    );
    assert_eq!(of("b4", "data-attacked").as_deref(), Some("true"));
    assert_eq!(of("b4", "data-piece"), None);
    assert_eq!(of("b3", "data-conflict"), None);
    assert_eq!(of("c4", "aria-label").as_deref(), Some("c4"));
    assert_eq!(stage.count("[data-piece]"), 2);
}

#[wasm_bindgen_test]
async fn a_click_anywhere_in_a_square_presses_it() {
    let (stage, pressed) = board(&["b3"]).await;
    stage.click(&at("d1")).await;
    stage.click(&format!("{} use", at("b3"))).await;
    let expected = [Square::new(3, 3), Square::new(1, 1)];
    assert_eq!(*pressed.borrow(), expected);
}

#[wasm_bindgen_test]
async fn a_click_beside_the_squares_presses_nothing() {
    let (stage, pressed) = board(&[]).await;
    stage.click("[role=grid]").await;
    assert!(pressed.borrow().is_empty());
}

#[wasm_bindgen_test]
async fn other_cells_are_drawn_when_they_change() {
    let (mut stage, _) = board(&["a4"]).await;
    let size = Size::square(4).unwrap();
    let cells = queens_on(&["d1"], size);
    stage
        .show(html! { <Board {size} {cells} label="A board" /> })
        .await;
    assert_eq!(
        stage.attribute("[data-piece]", "data-square").unwrap(),
        "d1"
    );
    let size = Size::square(2).unwrap();
    let cells = queens_on(&[], size);
    stage
        .show(html! { <Board {size} {cells} label="A board" /> })
        .await;
    assert_eq!(stage.count("[role=gridcell]"), 4);
}
