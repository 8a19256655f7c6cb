//! A film for the worker that makes a GIF of it.

use bezzel_solver::board::Square;
use serde_bytes::ByteBuf;
use wasm_bindgen::JsValue;

use super::{Clock, Film, HOLD, Mark, element, styled, turns};
use crate::bridge::film::{Change, Task};
use crate::drawings::UNIT;
use crate::sharing::picture::pixels;
use crate::sharing::picture::svg::drawings as drawings_of;

/// The bounds of a square's side in a GIF, and the side that boards have together, in pixels. All are even: a margin is half a
/// square.
const SIDE: (u32, u32, u32) = (12, 48, 480);
/// The drawings in a row of the sheet of a GIF.
const ACROSS: u32 = 16;

/// The drawings for a GIF, as texts in SVG, and the frames.
#[derive(Clone, Debug)]
pub struct Sheet {
    ground: String,
    drawn: String,
    /// The number of drawings.
    count: u32,
    /// The pixels of a square's side.
    side: u32,
    rows: u32,
    columns: u32,
    frames: Vec<Vec<Change>>,
    /// The time of a frame in milliseconds.
    pace: u32,
}

impl Sheet {
    /// The task for a worker. The browser draws the pictures.
    ///
    /// # Errors
    /// If it cannot.
    pub async fn task(self) -> Result<Task, JsValue> {
        let side = self.side;
        let (width, height) = ((self.columns + 1) * side, (self.rows + 1) * side);
        let sheet = (ACROSS * side, self.count.div_ceil(ACROSS).max(1) * side);
        Ok(Task {
            width,
            ground: ByteBuf::from(pixels(&self.ground, (width, height)).await?),
            margin: side / 2,
            side,
            columns: self.columns,
            sheet: ByteBuf::from(pixels(&self.drawn, sheet).await?),
            across: ACROSS,
            frames: self.frames,
            pace: (self.pace / 10) as u16,
            hold: (HOLD / 10) as u16,
        })
    }
}

impl Film {
    /// The drawings for a GIF. Lines between squares are not in it.
    pub fn sheet(&self) -> Sheet {
        const ORIGIN: Square = Square::new(0, 0);
        let mut drawings: Vec<Mark> = Vec::new();
        let mut frames = vec![Vec::new(); self.frames as usize + 1];
        let columns = self.ground.size.columns();
        for (mark, spans) in self.layers() {
            let Some((drawing, square)) = mark.on(ORIGIN) else {
                continue;
            };
            let place = drawings.iter().position(|known| *known == drawing);
            let place = place.unwrap_or_else(|| {
                drawings.push(drawing);
                drawings.len() - 1
            });
            let change = Change {
                drawing: place as u16,
                square: (square.row * columns + square.column) as u16,
            };
            // The last frame comes first.
            let (is_last, turns) = turns(spans, self.frames);
            let first = is_last.then_some(0);
            let others = turns.into_iter().map(|frame| frame as usize + 1);
            for frame in first.into_iter().chain(others) {
                frames[frame].push(change);
            }
        }
        let side = SIDE.2 / self.ground.size.rows().max(columns);
        Sheet {
            drawn: self.drawn(&drawings),
            ground: self.ground.document("", &[], 0),
            count: drawings.len() as u32,
            side: side.clamp(SIDE.0, SIDE.1) & !1,
            rows: self.ground.size.rows(),
            columns,
            frames,
            pace: Clock::of(self.frames).frame,
        }
    }

    /// A sheet with these drawings.
    fn drawn(&self, drawings: &[Mark]) -> String {
        let mut body = String::new();
        for (place, drawing) in (0..).zip(drawings) {
            let cell = Square::new(place / ACROSS, place % ACROSS);
            if let Some((mark, _)) = drawing.on(cell) {
                body.push_str(&element(&mark.drawing(&self.ground), true, &[], 0));
            }
        }
        let rows = (drawings.len() as u32).div_ceil(ACROSS).max(1);
        let (width, height) = (ACROSS * UNIT, rows * UNIT);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">\
             <defs>{}</defs>{}</svg>",
            drawings_of(&self.figures()),
            styled(&body)
        )
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::super::tests::{CROSS, OTHER, QUEEN, film};
    use super::*;

    #[test]
    fn a_gif_has_the_marks_of_each_frame() {
        let line = Mark::Attack(Square::new(0, 1), Square::new(1, 2));
        let frames: [&[Mark]; 5] = [
            &[CROSS],
            &[QUEEN, line],
            &[QUEEN, CROSS],
            &[OTHER],
            &[QUEEN, OTHER],
        ];
        let sheet = film(&frames).sheet();
        assert_eq!(sheet.count, 2, "a queen and a cross");
        assert_eq!((sheet.side % 2, sheet.frames.len()), (0, 6));
        assert!(roxmltree::Document::parse(&sheet.drawn).is_ok());
        let mut seen: Vec<Change> = Vec::new();
        for (frame, changes) in sheet.frames.iter().enumerate() {
            for change in changes {
                match seen.iter().position(|other| other == change) {
                    Some(place) => {
                        seen.remove(place);
                    }
                    None => seen.push(*change),
                }
            }
            // The end comes first.
            let marks = frames[(frame + 4) % 5];
            let square = |mark: &Mark| mark.on(Square::new(0, 0)).map(|(_, at)| at);
            let mut wanted: Vec<u32> = marks
                .iter()
                .filter_map(square)
                .map(|at| at.row * 4 + at.column)
                .collect();
            let mut found: Vec<u32> = seen.iter().map(|change| change.square.into()).collect();
            wanted.sort_unstable();
            found.sort_unstable();
            assert_eq!(found, wanted, "frame {frame}");
        }
    }
}
