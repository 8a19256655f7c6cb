//! Reasons that show at once that there is no way through all squares.

use super::{Shape, Unvisited};
use crate::board::Square;
use crate::knight::Reason;

impl Unvisited {
    /// Why there is no way, as far as that can be said at once: by colours, by squares with few
    /// neighbours left, or by parts that do not hang together.
    ///
    /// Takes time in proportion to the area of the board.
    pub(in crate::knight) fn refutation(&self) -> Option<Reason> {
        let single = self.squares.len() == 1;
        match (self.shape, single) {
            (Shape::Circuit, true) => Some(Reason::SingleSquare),
            (Shape::Path(_), true) => None,
            _ => self
                .by_neighbours()
                .or_else(|| self.by_colours())
                .or_else(|| self.by_parts()),
        }
    }

    fn by_colours(&self) -> Option<Reason> {
        let size = self.size;
        let is_dark = |square: &Square| square.is_dark(size);
        let dark = self.squares.iter().filter(|square| is_dark(square)).count() as u64;
        let light = self.squares.len() as u64 - dark;
        let ends = match self.shape {
            Shape::Circuit if dark != light => return Some(Reason::Colours { dark, light }),
            Shape::Circuit => return None,
            Shape::Path(_) if dark.abs_diff(light) > 1 => {
                return Some(Reason::Colours { dark, light });
            }
            Shape::Path(ends) => ends,
        };
        if dark != light {
            let dark = dark > light;
            return ends
                .into_iter()
                .flatten()
                .find(|end| is_dark(end) != dark)
                .map(|square| Reason::EndOfOtherColour { square, dark, size });
        }
        match ends {
            [Some(start), Some(end)] if is_dark(&start) == is_dark(&end) => {
                Some(Reason::EndsOfOneColour { start, end, size })
            }
            _ => None,
        }
    }

    fn by_neighbours(&self) -> Option<Reason> {
        let size = self.size;
        let (given, mut free) = match self.shape {
            Shape::Circuit => ([None, None], 0),
            Shape::Path(ends) => (ends, ends.iter().filter(|end| end.is_none()).count()),
        };
        let mut before = None;
        for &square in &self.squares {
            let neighbours = self.neighbours(square).take(2).count();
            if neighbours == 0 && given[0] == Some(square) {
                return Some(Reason::Stuck { square, size });
            }
            if neighbours == 0 {
                return Some(Reason::CutOff { square, size });
            }
            if neighbours == 2 || given.contains(&Some(square)) {
                continue;
            }
            if free > 0 {
                free -= 1;
                before = Some(square);
                continue;
            }
            return Some(match before {
                Some(before) => Reason::DeadEnds {
                    squares: [before, square],
                    size,
                },
                None => Reason::DeadEnd { square, size },
            });
        }
        None
    }

    fn by_parts(&self) -> Option<Reason> {
        let size = self.size;
        let mut reached = vec![false; self.squares.len()];
        let first = match self.shape {
            Shape::Path([Some(start), _]) => self.number(start)?,
            _ => 0,
        };
        reached[first as usize] = true;
        let mut waiting = vec![first];
        while let Some(number) = waiting.pop() {
            for to in self.neighbours(self.squares[number as usize]) {
                if !std::mem::replace(&mut reached[to as usize], true) {
                    waiting.push(to);
                }
            }
        }
        let missed = reached.iter().position(|&reached| !reached)?;
        Some(Reason::Apart {
            from: self.squares[first as usize],
            to: self.squares[missed],
            size,
        })
    }
}
