//! Dragging a piece: from the press to the square where it is let go.

use bezzel_solver::board::{Size, Square};
use web_sys::{Element, PointerEvent};

use super::coordinates::Margin;
use crate::drawings::UNIT;

/// The distance in CSS pixels at which a press becomes a drag.
const THRESHOLD: i32 = 5;

/// A piece that is pressed, and once the pointer has moved, lifted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drag {
    pub from: Square,
    pub lifted: bool,
    /// The place of the pointer, in units of the drawing.
    pub at: (i32, i32),
    pressed: (i32, i32),
}

impl Drag {
    pub fn press(from: Square, event: &PointerEvent) -> Self {
        Self {
            from,
            lifted: false,
            at: (0, 0),
            pressed: client(event),
        }
    }

    /// The drag after the pointer has moved.
    pub fn moved(self, event: &PointerEvent, board: &Element, size: Size) -> Self {
        let (x, y) = client(event);
        let distance = (x - self.pressed.0).abs().max((y - self.pressed.1).abs());
        Self {
            lifted: self.lifted || distance > THRESHOLD,
            at: position(event, board, size),
            ..self
        }
    }

    /// The square under the pointer; `None` beside the board.
    pub fn target(self, size: Size) -> Option<Square> {
        let index = |at: i32, count: u32| {
            u32::try_from(at.div_euclid(UNIT as i32))
                .ok()
                .filter(|index| *index < count)
        };
        let column = index(self.at.0, size.columns())?;
        let row = index(self.at.1, size.rows())?;
        Some(Square::new(row, column))
    }
}

fn client(event: &PointerEvent) -> (i32, i32) {
    (event.client_x(), event.client_y())
}

/// The place of an event, in units of the drawing.
fn position(event: &PointerEvent, board: &Element, size: Size) -> (i32, i32) {
    let margin = f64::from(Margin::of(size).width);
    let bounds = board.get_bounding_client_rect();
    let [width, height] = [size.columns(), size.rows()].map(|side| f64::from(side * UNIT) + margin);
    // The drawing is in the middle of its element, as large as that allows.
    let scale = (width / bounds.width()).max(height / bounds.height());
    let (x, y) = client(event);
    let at = |at: i32, start: f64, room: f64, length: f64| {
        (f64::from(at) - start - room / 2.0) * scale + length / 2.0
    };
    (
        (at(x, bounds.left(), bounds.width(), width) - margin) as i32,
        at(y, bounds.top(), bounds.height(), height) as i32,
    )
}
