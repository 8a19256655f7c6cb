//! Pointers on the plane: one moves the board, two also zoom it.

use web_sys::PointerEvent;

use super::viewport::{Change, Viewport};

/// A pointer that moves less than this was a press.
const PRESS: f64 = 6.0;

/// The pointers that are down.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Gesture {
    /// The pointers with their places.
    pointers: Vec<(i32, (f64, f64))>,
    /// The distance that the pointers have moved since the first press.
    moved: f64,
}

impl Gesture {
    pub fn down(&mut self, event: &PointerEvent) {
        if self.pointers.is_empty() {
            self.moved = 0.0;
        }
        self.pointers.push((event.pointer_id(), place(event)));
        if self.pointers.len() > 1 {
            self.moved = PRESS;
        }
    }

    /// The change of the view by a movement; `None` if no pointer is down.
    pub fn moved(&mut self, event: &PointerEvent) -> Option<Change> {
        let before = self.pointers.clone();
        let pointer = self
            .pointers
            .iter_mut()
            .find(|(id, _)| *id == event.pointer_id())?;
        let from = pointer.1;
        pointer.1 = place(event);
        self.moved += distance(from, pointer.1);
        if self.moved < PRESS {
            return None;
        }
        let to = place(event);
        Some(match (&before[..], &self.pointers[..]) {
            (&[(_, a), (_, b)], &[(_, c), (_, d)]) => {
                Box::new(move |view| pinched(view, (a, b), (c, d)))
            }
            _ => Box::new(move |view| view.panned(difference(from, to))),
        })
    }

    /// Takes the pointer away; where it was, if it has only pressed.
    pub fn up(&mut self, event: &PointerEvent) -> Option<(f64, f64)> {
        let held = self.pointers.len();
        self.pointers.retain(|(id, _)| *id != event.pointer_id());
        (held == 1 && self.pointers.is_empty() && self.moved < PRESS).then(|| place(event))
    }

    pub fn cancel(&mut self) {
        self.pointers.clear();
    }
}

type Point = (f64, f64);

/// The view after two fingers have gone from one pair of places to another.
fn pinched(view: Viewport, before: (Point, Point), after: (Point, Point)) -> Viewport {
    let middle = |(a, b): (Point, Point)| (f64::midpoint(a.0, b.0), f64::midpoint(a.1, b.1));
    let span = |(a, b): (Point, Point)| distance(a, b).max(1.0);
    view.panned(difference(middle(before), middle(after)))
        .zoomed(span(after) / span(before), middle(after))
}

fn difference(from: Point, to: Point) -> Point {
    (to.0 - from.0, to.1 - from.1)
}

fn distance(a: Point, b: Point) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

fn place(event: &PointerEvent) -> Point {
    (event.offset_x().into(), event.offset_y().into())
}

#[cfg(test)]
mod tests {
    use bezzel_solver::board::Size;

    use super::*;

    #[test]
    fn two_fingers_that_part_zoom_in_and_keep_what_is_between_them() {
        let view = Viewport::whole(Size::square(1000).unwrap(), 600.0, 600.0);
        let middle = (250.0, 350.0);
        let square = view.square_at(middle);
        let near = ((240.0, 350.0), (260.0, 350.0));
        let far = ((150.0, 350.0), (350.0, 350.0));
        let zoomed = pinched(view, near, far);
        assert!((zoomed.scale / view.scale - 10.0).abs() < 1e-9);
        assert_eq!(zoomed.square_at(middle), square);
    }
}
