//! Dragging a piece with mouse, pen or finger.

use std::cell::RefCell;
use std::rc::Rc;

use bezzel::components::board::Board;
use bezzel_solver::board::{Size, Square};
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;

use crate::board::{at, queens_on};
use crate::stage::{Stage, recorder};

struct Dragging {
    stage: Stage,
    pressed: Rc<RefCell<Vec<Square>>>,
    moved: Rc<RefCell<Vec<(Square, Square)>>>,
}

/// A board of 4 x 4 with a queen on b4.
async fn board() -> Dragging {
    let size = Size::square(4).unwrap();
    let (pressed, on_press) = recorder();
    let (moved, on_move) = recorder();
    let cells = queens_on(&["b4"], size);
    let board = html! { <Board {size} {cells} label="A board" {on_press} {on_move} /> };
    let stage = Stage::new(board).await;
    Dragging {
        stage,
        pressed,
        moved,
    }
}

impl Dragging {
    /// Presses on a square, goes to another, lets go, and the click follows.
    async fn drag(&self, from: &str, to: &str) {
        self.pointer(from, "pointerdown", (0.0, 0.0)).await;
        self.pointer(to, "pointermove", (0.0, 0.0)).await;
        self.pointer(to, "pointerup", (0.0, 0.0)).await;
        self.stage.click("[role=grid]").await;
    }

    /// A pointer event on a square, so many pixels from its middle.
    async fn pointer(&self, square: &str, kind: &str, by: (f64, f64)) {
        self.stage.pointer(&at(square), kind, by).await;
    }
}

#[wasm_bindgen_test]
async fn a_dragged_piece_is_moved_and_its_square_is_not_pressed() {
    let board = board().await;
    board.drag("b4", "c1").await;
    assert_eq!(
        *board.moved.borrow(),
        [(Square::new(0, 1), Square::new(3, 2))]
    );
    assert!(board.pressed.borrow().is_empty());
    board.stage.click(&at("a1")).await;
    assert_eq!(
        *board.pressed.borrow(),
        [Square::new(3, 0)],
        "the next click counts"
    );
}

#[wasm_bindgen_test]
async fn the_click_on_the_square_that_ends_a_drag_is_no_press() {
    let board = board().await;
    board.pointer("b4", "pointerdown", (0.0, 0.0)).await;
    board.pointer("c1", "pointermove", (0.0, 0.0)).await;
    board.pointer("c1", "pointerup", (0.0, 0.0)).await;
    board.stage.click(&at("c1")).await;
    assert!(board.pressed.borrow().is_empty());
}

#[wasm_bindgen_test]
async fn a_piece_is_drawn_under_the_pointer_while_it_is_lifted() {
    let board = board().await;
    board.pointer("b4", "pointerdown", (0.0, 0.0)).await;
    assert_eq!(board.stage.count(".ghost"), 0);
    board.pointer("b4", "pointermove", (0.0, 20.0)).await;
    assert_eq!(board.stage.count(".ghost"), 1);
    board.pointer("b4", "pointercancel", (0.0, 0.0)).await;
    assert_eq!(board.stage.count(".ghost"), 0);
    assert!(board.moved.borrow().is_empty());
}

#[wasm_bindgen_test]
async fn a_trembling_press_is_still_a_press() {
    let board = board().await;
    board.pointer("b4", "pointerdown", (0.0, 0.0)).await;
    board.pointer("b4", "pointermove", (3.0, 3.0)).await;
    board.pointer("b4", "pointerup", (3.0, 3.0)).await;
    board.stage.click(&at("b4")).await;
    assert_eq!(*board.pressed.borrow(), [Square::new(0, 1)]);
    assert!(board.moved.borrow().is_empty());
}

#[wasm_bindgen_test]
async fn a_piece_that_is_dropped_where_it_stood_or_beside_the_board_stays() {
    let board = board().await;
    board.drag("b4", "b4").await;
    board.pointer("b4", "pointerdown", (0.0, 0.0)).await;
    board.pointer("b4", "pointermove", (0.0, -300.0)).await;
    board.pointer("b4", "pointerup", (0.0, -300.0)).await;
    assert!(board.moved.borrow().is_empty());
    assert_eq!(board.stage.count(".ghost"), 0);
}

#[wasm_bindgen_test]
async fn a_button_that_is_let_go_unseen_puts_the_piece_down() {
    let board = board().await;
    board.pointer("b4", "pointerdown", (0.0, 0.0)).await;
    board.pointer("b4", "pointermove", (0.0, 20.0)).await;
    board.stage.comes_back(&at("c2")).await;
    assert_eq!(board.stage.count(".ghost"), 0);
    assert!(board.moved.borrow().is_empty());
    board.drag("a1", "a1").await;
    board.stage.click(&at("a1")).await;
    assert_eq!(
        *board.pressed.borrow(),
        [Square::new(3, 0)],
        "the next press counts"
    );
}

#[wasm_bindgen_test]
async fn a_press_that_leaves_the_board_at_once_lifts_nothing_when_it_comes_back() {
    let board = board().await;
    board.pointer("b4", "pointerdown", (0.0, 0.0)).await;
    board.stage.comes_back(&at("c2")).await;
    assert_eq!(board.stage.count(".ghost"), 0);
}

#[wasm_bindgen_test]
async fn escape_gives_a_drag_up_and_its_click_is_no_press() {
    let board = board().await;
    board.pointer("b4", "pointerdown", (0.0, 0.0)).await;
    board.pointer("c1", "pointermove", (0.0, 0.0)).await;
    board.stage.key("[role=grid]", "Escape").await;
    assert_eq!(board.stage.count(".ghost"), 0);
    board.pointer("c1", "pointerup", (0.0, 0.0)).await;
    board.stage.click(&at("b4")).await;
    assert!(board.moved.borrow().is_empty());
    assert!(board.pressed.borrow().is_empty());
}

#[wasm_bindgen_test]
async fn a_second_finger_ends_a_drag_and_begins_none() {
    let board = board().await;
    board.pointer("b4", "pointerdown", (0.0, 0.0)).await;
    board.pointer("c1", "pointermove", (0.0, 0.0)).await;
    board.stage.second_finger(&at("b4"), "pointerdown").await;
    assert_eq!(board.stage.count(".ghost"), 0);
    board.stage.second_finger(&at("c2"), "pointermove").await;
    assert_eq!(board.stage.count(".ghost"), 0);
    board.stage.second_finger(&at("c2"), "pointerup").await;
    board.pointer("c1", "pointerup", (0.0, 0.0)).await;
    assert!(board.moved.borrow().is_empty());
}

#[wasm_bindgen_test]
async fn another_pointer_moves_no_piece() {
    let board = board().await;
    board.pointer("b4", "pointerdown", (0.0, 0.0)).await;
    board.stage.second_finger(&at("c1"), "pointermove").await;
    assert_eq!(board.stage.count(".ghost"), 0);
    board.pointer("c1", "pointermove", (0.0, 0.0)).await;
    board.stage.second_finger(&at("d1"), "pointerup").await;
    assert_eq!(board.stage.count(".ghost"), 1);
}

/// The square, and not the board: the page must get the click on it as well.
#[wasm_bindgen_test]
async fn the_pressed_square_gets_the_events_of_the_pointer_wherever_it_goes() {
    js_sys::eval(
        "Element.prototype.setPointerCapture = function (id) { this.dataset.captured = id; }",
    )
    .unwrap();
    let board = board().await;
    board.pointer("b4", "pointerdown", (0.0, 0.0)).await;
    let captured = board.stage.attribute(&at("b4"), "data-captured");
    assert_eq!(captured.as_deref(), Some("1"));
}

#[wasm_bindgen_test]
async fn an_empty_square_is_not_dragged() {
    let board = board().await;
    board.drag("a1", "c3").await;
    assert!(board.moved.borrow().is_empty());
}

/// Undo by keyboard while the mouse holds a piece.
#[wasm_bindgen_test]
async fn a_board_may_shrink_under_a_lifted_piece() {
    let size = Size::square(4).unwrap();
    let cells = queens_on(&["d1"], size);
    let mut stage = Stage::new(html! { <Board {size} {cells} label="A board" /> }).await;
    stage.pointer(&at("d1"), "pointerdown", (0.0, 0.0)).await;
    stage.pointer(&at("c2"), "pointermove", (0.0, 0.0)).await;
    let size = Size::square(2).unwrap();
    let cells = queens_on(&[], size);
    stage
        .show(html! { <Board {size} {cells} label="A board" /> })
        .await;
    assert_eq!(stage.count("[role=gridcell]"), 4);
}
