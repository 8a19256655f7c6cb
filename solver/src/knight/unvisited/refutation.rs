//! Reasons that show at once that there is no path through all squares.

use super::{Shape, Unvisited};
use crate::board::Square;
use crate::knight::Reason;

impl Unvisited {
    /// Why there is no path, as far as that can be said at once: by colours, by squares with few
    /// neighbours left, by parts that do not hang together, or that only one square holds together.
    ///
    /// Takes time in proportion to the area of the board.
    pub fn refutation(&self) -> Option<Reason> {
        let single = self.squares.len() == 1;
        match (self.shape, single) {
            (Shape::Circuit, true) => Some(Reason::SingleSquare),
            (Shape::Path(_), true) => None,
            _ => self
                .by_neighbours()
                .or_else(|| self.by_colours())
                .or_else(|| self.by_parts())
                .or_else(|| self.by_cut()),
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

    /// A square without which the others, which hang together with it, fall into too many pieces.
    fn by_cut(&self) -> Option<Reason> {
        let ends = match self.shape {
            Shape::Circuit => None,
            Shape::Path(ends) => Some(ends),
        };
        let pieces = self.pieces_without_each();
        let cut = self
            .squares
            .iter()
            .zip(pieces)
            .find_map(|(&square, pieces)| {
                let is_end = ends.is_none_or(|ends| ends.contains(&Some(square)));
                let joined = if is_end { 1 } else { 2 };
                (pieces > joined).then_some((square, pieces, joined))
            });
        cut.map(|(square, pieces, joined)| Reason::CutSquare {
            square,
            pieces,
            joined,
            size: self.size,
        })
    }

    /// For each square the number of pieces of the others without it, if all hang together: Hopcroft and Tarjan's depth-first
    /// search, without recursion.
    fn pieces_without_each(&self) -> Vec<u32> {
        let count = self.squares.len();
        // The order in which the walk comes to the squares, from 1, and the first square that one and those below it see.
        let (mut order, mut low) = (vec![0; count], vec![0; count]);
        // Above each square but the first there is a piece.
        let mut pieces = vec![1; count];
        pieces[0] = 0;
        let mut reached = 1;
        (order[0], low[0]) = (1, 1);
        let mut walk = vec![(0, self.neighbours(self.squares[0]))];
        while let Some((square, neighbours)) = walk.last_mut() {
            let square = *square;
            if let Some(to) = neighbours.next().map(|to| to as usize) {
                if order[to] == 0 {
                    reached += 1;
                    (order[to], low[to]) = (reached, reached);
                    walk.push((to, self.neighbours(self.squares[to])));
                } else {
                    low[square] = order[to].min(low[square]);
                }
                continue;
            }
            walk.pop();
            if let Some(&(above, _)) = walk.last() {
                pieces[above] += u32::from(low[square] >= order[above]);
                low[above] = low[square].min(low[above]);
            }
        }
        pieces
    }
}
