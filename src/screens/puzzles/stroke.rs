//! A pointer that is drawn over squares: it leaves a cross on each.

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use gloo::utils::document;
use web_sys::{Element, PointerEvent};
use yew::prelude::*;

use crate::components::board::square_of;

/// Of the way between two events, every so many CSS pixels are looked at: a fast finger skips no square.
const EVERY: i32 = 8;

/// A pointer that is down on the board.
#[derive(Clone, Copy, Debug)]
struct Pointer {
    square: Square,
    at: (i32, i32),
    /// Whether it has left its first square.
    draws: bool,
}

/// Handlers for what stands around the board.
#[derive(Clone)]
pub(super) struct Strokes {
    pub(super) onpointerdown: Callback<PointerEvent>,
    pub(super) onpointermove: Callback<PointerEvent>,
    pub(super) onpointerup: Callback<PointerEvent>,
    /// Tells, once, whether the click that has come ends a stroke.
    pub(super) has_drawn: Rc<dyn Fn() -> bool>,
}

/// Reports strokes that begin on squares without a piece, square by square, and their ends.
#[hook]
pub(super) fn use_strokes(
    size: Size,
    on_stroke: Callback<Vec<Square>>,
    on_end: Callback<()>,
) -> Strokes {
    let pointer = use_mut_ref(|| None::<Pointer>);
    let drawn = use_mut_ref(|| false);
    let onpointerdown = {
        let (pointer, drawn) = (pointer.clone(), drawn.clone());
        Callback::from(move |event: PointerEvent| {
            drawn.replace(false);
            let square =
                square_of(&event, size).filter(|_| event.button() == 0 && !on_piece(&event));
            pointer.replace(square.map(|square| Pointer {
                square,
                at: (event.client_x(), event.client_y()),
                draws: false,
            }));
        })
    };
    let onpointermove = {
        let pointer = pointer.clone();
        Callback::from(move |event: PointerEvent| {
            let Some(mut now) = *pointer.borrow() else {
                return;
            };
            let to = (event.client_x(), event.client_y());
            let mut squares = Vec::new();
            for square in between(now.at, to).filter_map(|at| square_at(at, size)) {
                if square != now.square {
                    if !now.draws {
                        squares.push(now.square);
                        now.draws = true;
                    }
                    squares.push(square);
                    now.square = square;
                }
            }
            now.at = to;
            pointer.replace(Some(now));
            if !squares.is_empty() {
                on_stroke.emit(squares);
            }
        })
    };
    let onpointerup = {
        let drawn = drawn.clone();
        Callback::from(move |_: PointerEvent| {
            if pointer.take().is_some_and(|pointer| pointer.draws) {
                drawn.replace(true);
                on_end.emit(());
            }
        })
    };
    Strokes {
        onpointerdown,
        onpointermove,
        onpointerup,
        has_drawn: Rc::new(move || drawn.replace(false)),
    }
}

/// Points on the way from one to another, the last included.
fn between(from: (i32, i32), to: (i32, i32)) -> impl Iterator<Item = (i32, i32)> {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let steps = x.abs().max(y.abs()) / EVERY + 1;
    (1..=steps).map(move |step| (from.0 + x * step / steps, from.1 + y * step / steps))
}

fn square_at((x, y): (i32, i32), size: Size) -> Option<Square> {
    let element = document().element_from_point(x as f32, y as f32)?;
    let cell = element.closest("[data-square]").ok().flatten()?;
    Square::from_name(&cell.get_attribute("data-square")?, size).ok()
}

fn on_piece(event: &PointerEvent) -> bool {
    let target = event.target_dyn_into::<Element>();
    target.is_some_and(|target| matches!(target.closest("[data-piece]"), Ok(Some(_))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_is_looked_at_in_small_steps_up_to_its_end() {
        let way: Vec<_> = between((0, 0), (20, -4)).collect();
        assert_eq!(way, [(6, -1), (13, -2), (20, -4)]);
        assert_eq!(between((5, 5), (5, 5)).collect::<Vec<_>>(), [(5, 5)]);
    }
}
