//! The board of a film, as it is painted frame by frame.

use std::collections::BTreeMap;

use super::colours::{Colour, Palette};
use super::{Change, Task};

/// A part of the picture in pixels.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Part {
    pub left: u32,
    pub top: u32,
    pub right: u32,
    pub bottom: u32,
}

/// The picture as it is now: for each pixel the place of its colour.
#[derive(Clone, Debug)]
pub struct Canvas {
    pub palette: Palette,
    pixels: Vec<u8>,
    /// The drawings on each square that has some, from the lowest.
    drawings: BTreeMap<u16, Vec<u16>>,
}

impl Canvas {
    /// The empty board.
    pub fn of(task: &Task) -> Self {
        let grounds = (0..task.ground.len() / 4).map(|pixel| colour(&task.ground, pixel));
        let changes = task.frames.iter().flatten();
        // Each drawing on the two first squares it comes to, which are of both colours in most films.
        let mut seen: BTreeMap<u16, Vec<u16>> = BTreeMap::new();
        for change in changes {
            let squares = seen.entry(change.drawing).or_default();
            let is_new = squares
                .iter()
                .all(|&square| shade(task, square) != shade(task, change.square));
            if is_new {
                squares.push(change.square);
            }
        }
        let drawn = seen.into_iter().flat_map(|(drawing, squares)| {
            squares.into_iter().flat_map(move |square| {
                let pixels = 0..task.side * task.side;
                pixels.map(move |pixel| {
                    painted(
                        task,
                        square,
                        &[drawing],
                        pixel % task.side,
                        pixel / task.side,
                    )
                })
            })
        });
        let mut palette = Palette::of(grounds.chain(drawn));
        let pixels = 0..task.ground.len() / 4;
        Self {
            pixels: pixels
                .map(|pixel| palette.place(colour(&task.ground, pixel)))
                .collect(),
            palette,
            drawings: BTreeMap::new(),
        }
    }

    /// Makes changes. Returns the part of the picture that has changed, if one has.
    pub fn change(&mut self, task: &Task, changes: &[Change]) -> Option<Part> {
        for change in changes {
            let drawings = self.drawings.entry(change.square).or_default();
            match drawings.binary_search(&change.drawing) {
                Ok(place) => {
                    drawings.remove(place);
                }
                Err(place) => drawings.insert(place, change.drawing),
            }
        }
        let mut part: Option<Part> = None;
        for square in changes.iter().map(|change| change.square) {
            let drawings = self.drawings.get(&square).map_or(&[][..], Vec::as_slice);
            let (left, top) = corner(task, square);
            for y in 0..task.side {
                for x in 0..task.side {
                    let place = self.palette.place(painted(task, square, drawings, x, y));
                    if let Some(pixel) = self
                        .pixels
                        .get_mut(((top + y) * task.width + left + x) as usize)
                    {
                        *pixel = place;
                    }
                }
            }
            let (right, bottom) = (left + task.side, top + task.side);
            part = Some(part.map_or(
                Part {
                    left,
                    top,
                    right,
                    bottom,
                },
                |part| Part {
                    left: part.left.min(left),
                    top: part.top.min(top),
                    right: part.right.max(right),
                    bottom: part.bottom.max(bottom),
                },
            ));
        }
        part
    }

    /// The colours of a part, row by row.
    pub fn cut(&self, task: &Task, part: Part) -> Vec<u8> {
        let rows = part.top..part.bottom;
        rows.flat_map(|y| {
            let row = (y * task.width) as usize;
            let columns = row + part.left as usize..row + part.right as usize;
            self.pixels.get(columns).unwrap_or_default().to_vec()
        })
        .collect()
    }

    /// The whole picture.
    pub fn whole(&self, task: &Task) -> Part {
        Part {
            left: 0,
            top: 0,
            right: task.width,
            bottom: self.pixels.len() as u32 / task.width.max(1),
        }
    }
}

/// The corner of a square, from the left and from the top.
fn corner(task: &Task, square: u16) -> (u32, u32) {
    let (row, column) = (
        u32::from(square) / task.columns.max(1),
        u32::from(square) % task.columns.max(1),
    );
    (
        task.margin + column * task.side,
        task.margin + row * task.side,
    )
}

/// The colour in the middle of an empty square.
fn shade(task: &Task, square: u16) -> Colour {
    let middle = task.side / 2;
    painted(task, square, &[], middle, middle)
}

fn colour(picture: &[u8], pixel: usize) -> Colour {
    match picture.get(4 * pixel..4 * pixel + 3) {
        Some(&[red, green, blue]) => [red, green, blue],
        _ => [0; 3],
    }
}

/// The colour of a pixel of a square with drawings on it.
fn painted(task: &Task, square: u16, drawings: &[u16], x: u32, y: u32) -> Colour {
    let (left, top) = corner(task, square);
    let below = colour(&task.ground, ((top + y) * task.width + left + x) as usize);
    drawings.iter().fold(below, |below, &drawing| {
        let (row, column) = (
            u32::from(drawing) / task.across.max(1),
            u32::from(drawing) % task.across.max(1),
        );
        let line = (row * task.side + y) * task.across * task.side;
        let pixel = (line + column * task.side + x) as usize;
        let cover = u32::from(task.sheet.get(4 * pixel + 3).copied().unwrap_or(0));
        let above = colour(&task.sheet, pixel);
        std::array::from_fn(|part| {
            let mixed = u32::from(above[part]) * cover + u32::from(below[part]) * (255 - cover);
            ((mixed + 127) / 255) as u8
        })
    })
}
