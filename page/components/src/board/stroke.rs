//! A pointer that is drawn over squares.

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use gloo::utils::document;
use web_sys::{Element, PointerEvent};
use yew::prelude::*;

use super::square_of;
use crate::hooks::{Held, PointerHandlers, use_held_pointer};

/// The distance in CSS pixels of the points that are looked at between two events, so that a fast finger skips no
/// square.
const EVERY: i32 = 8;

/// A pointer that is down on the board.
#[derive(Clone, Copy, Debug)]
struct Stroke {
    square: Square,
    at: (i32, i32),
    /// Whether it has left its first square.
    draws: bool,
}

/// The handlers of a stroke: those of the elements around the board follow the pointer, and click handlers ask for its meaning.
#[derive(Clone)]
pub struct Strokes {
    /// The handlers for the element around the board.
    pub pointer: PointerHandlers,
    /// Tells, once, if the present click ends a stroke.
    pub has_drawn: Rc<dyn Fn() -> bool>,
}

/// Reports strokes that begin on squares without a piece, square by square, and their ends.
#[hook]
pub fn use_strokes(size: Size, on_stroke: Callback<Vec<Square>>, on_end: Callback<()>) -> Strokes {
    let stroke = use_mut_ref(|| None::<Stroke>);
    let drawn = use_mut_ref(|| false);
    let on_press = {
        let (stroke, drawn) = (stroke.clone(), drawn.clone());
        Callback::from(move |event: PointerEvent| {
            drawn.replace(false);
            let square = square_of(&event, size).filter(|_| !on_piece(&event));
            stroke.replace(square.map(|square| Stroke {
                square,
                at: (event.client_x(), event.client_y()),
                draws: false,
            }));
            square.is_some()
        })
    };
    let on_held = {
        let drawn = drawn.clone();
        Callback::from(move |held| match held {
            Held::Moved(event) => {
                let to = (event.client_x(), event.client_y());
                let squares = stroke
                    .borrow_mut()
                    .as_mut()
                    .map(|stroke| stroke.continue_to(to, size));
                if let Some(squares) = squares.filter(|squares| !squares.is_empty()) {
                    on_stroke.emit(squares);
                }
            }
            Held::Released | Held::GivenUp => {
                let draws = stroke.take().is_some_and(|stroke| stroke.draws);
                // A stroke that was given up is no press either.
                drawn.replace(draws || matches!(held, Held::GivenUp));
                if draws {
                    on_end.emit(());
                }
            }
        })
    };
    Strokes {
        pointer: use_held_pointer(on_press, on_held),
        has_drawn: Rc::new(move || drawn.replace(false)),
    }
}

impl Stroke {
    /// Continues to a point, and returns the squares on the way, with the first square when the stroke leaves it.
    fn continue_to(&mut self, to: (i32, i32), size: Size) -> Vec<Square> {
        let mut squares = Vec::new();
        for square in between(self.at, to).filter_map(|at| square_at(at, size)) {
            if square != self.square {
                if !self.draws {
                    squares.push(self.square);
                    self.draws = true;
                }
                squares.push(square);
                self.square = square;
            }
        }
        self.at = to;
        squares
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
