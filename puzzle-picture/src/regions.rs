//! The regions of a board: squares that belong together by their colours, or because no thick line is between them.

use crate::board::{Board, PictureError};
use crate::pixels::{Colour, distance};
use crate::squares::{Rim, Squares, middle};

/// Differences up to about this are noise.
const NOISE: f32 = 2.5;

/// A square and the picture beyond it have one colour if these differ by less.
const PAGE: f32 = 14.0;

/// Colours of regions that differ by less may be one in another light.
const LIGHT: f32 = 7.0;

/// A gap between what is within regions and what is between them that leaves no doubt.
const CLEAR: f32 = 1.6;

/// A reading is doubted for another one that is nearly as clear: by this share of its clarity.
const RIVALRY: f32 = 0.7;

/// Colours that are so clear are no matter of light.
const BRIGHT: f32 = 3.5;

/// Where two squares are joined, if all neighbours are joined in the order of their differences.
struct Joining {
    squares: usize,
    /// The differences at which two groups became one, in rising order, with the sides.
    joins: Vec<(f32, [usize; 2])>,
}

/// Groups of squares that grow together.
struct Groups(Vec<usize>);

impl Groups {
    fn new(squares: usize) -> Self {
        Self((0..squares).collect())
    }

    fn of(&self, mut square: usize) -> usize {
        while self.0[square] != square {
            square = self.0[square];
        }
        square
    }

    fn join(&mut self, [a, b]: [usize; 2]) -> bool {
        let (a, b) = (self.of(a), self.of(b));
        self.0[a.max(b)] = a.min(b);
        a != b
    }

    /// The number of the group of each square, in the order in which they come.
    fn numbers(&self) -> Vec<usize> {
        let mut names: Vec<usize> = Vec::new();
        (0..self.0.len())
            .map(|square| {
                let name = self.of(square);
                names
                    .iter()
                    .position(|other| *other == name)
                    .unwrap_or_else(|| {
                        names.push(name);
                        names.len() - 1
                    })
            })
            .collect()
    }
}

impl Joining {
    fn new(squares: usize, pairs: impl Iterator<Item = (f32, [usize; 2])>) -> Self {
        let mut pairs: Vec<_> = pairs.collect();
        pairs.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut groups = Groups::new(squares);
        pairs.retain(|(_, pair)| groups.join(*pair));
        Self {
            squares,
            joins: pairs,
        }
    }

    /// How clear it is that there are so many groups: what is between them as a multiple of what is within.
    fn clarity(&self, groups: usize, noise: f32) -> f32 {
        let [within, between] = self.gap(groups);
        (between + noise) / (within + noise)
    }

    /// As `clarity`, of colours: in the light of a photo, one colour changes slowly from side to side.
    fn colour_clarity(&self, groups: usize) -> f32 {
        let [_, between] = self.gap(groups);
        self.clarity(groups, NOISE).min(between / LIGHT)
    }

    /// What is within so many groups, and what is between them.
    fn gap(&self, groups: usize) -> [f32; 2] {
        let Some(at) = self.squares.checked_sub(groups) else {
            return [0.0; 2];
        };
        let within = if at == 0 { 0.0 } else { self.joins[at - 1].0 };
        let between = self.joins.get(at).map_or(0.0, |join| join.0);
        [within, between]
    }

    /// The groups, if there are so many.
    fn cut(&self, groups: usize) -> Vec<usize> {
        let mut joined = Groups::new(self.squares);
        for (_, pair) in &self.joins[..self.squares - groups] {
            joined.join(*pair);
        }
        joined.numbers()
    }
}

/// A reading of the regions.
#[derive(Debug)]
struct Reading {
    regions: Vec<usize>,
    clarity: f32,
    /// The share of another reading's clarity from which on that one is doubted for this one.
    rivalry: f32,
}

/// The colour in the middle of those of a region.
fn region_colour(squares: &Squares, regions: &[usize], region: usize) -> Colour {
    let members = regions.iter().zip(&squares.colours);
    let colours: Vec<Colour> = members
        .filter(|(of, _)| **of == region)
        .map(|(_, colour)| *colour)
        .collect();
    middle(&colours)
}

/// The regions by colours in connected pieces.
fn connected(squares: &Squares, joining: &Joining) -> Reading {
    Reading {
        regions: joining.cut(squares.n),
        clarity: joining.colour_clarity(squares.n),
        rivalry: 0.0,
    }
}

/// The regions by colours alone: pieces of one colour are one region, wherever they lie.
fn by_colour(squares: &Squares, joining: &Joining) -> Option<Reading> {
    let n = squares.n;
    let most = (4 * n).min(n * n - 1);
    let pieces = (n + 1..=most)
        .rev()
        .find(|pieces| joining.clarity(*pieces, NOISE) >= CLEAR)?;
    let parts = joining.cut(pieces);
    let colours: Vec<Colour> = (0..pieces)
        .map(|piece| region_colour(squares, &parts, piece))
        .collect();
    let pairs = (0..pieces).flat_map(|a| (0..a).map(move |b| [a, b]));
    let joined = Joining::new(
        pieces,
        pairs.map(|[a, b]| (distance(colours[a], colours[b]), [a, b])),
    );
    let names = joined.cut(n);
    let mut groups = Groups::new(n * n);
    let numbers: Vec<usize> = parts.iter().map(|part| names[*part]).collect();
    for (square, number) in numbers.iter().enumerate() {
        if let Some(first) = numbers.iter().position(|other| other == number) {
            groups.join([first, square]);
        }
    }
    Some(Reading {
        regions: groups.numbers(),
        clarity: joined.colour_clarity(n).min(joining.colour_clarity(pieces)),
        rivalry: RIVALRY,
    })
}

/// Reads the regions of a board.
pub fn read(squares: &Squares, is_lined: bool) -> Result<Board, PictureError> {
    let n = squares.n;
    let steps = Joining::new(
        n * n,
        squares.sides.iter().map(|side| (side.step, side.squares)),
    );
    let walls = Joining::new(
        n * n,
        squares.sides.iter().map(|side| (side.wall, side.squares)),
    );
    let whole = connected(squares, &steps);
    let apart = by_colour(squares, &steps);
    let walled = Reading {
        regions: walls.cut(n),
        clarity: walls.clarity(n, 0.25),
        rivalry: 0.0,
    };
    let mut readings: Vec<Reading> = [Some(whole), apart, Some(walled)]
        .into_iter()
        .flatten()
        .collect();
    readings.sort_by(|a, b| b.clarity.total_cmp(&a.clarity));
    let best = &readings[0];
    if best.clarity < 1.25 {
        let found = (2..=4 * n)
            .max_by(|a, b| {
                steps
                    .clarity(*a, NOISE)
                    .total_cmp(&steps.clarity(*b, NOISE))
            })
            .unwrap_or(1);
        return Err(PictureError::Regions { found, n });
    }
    let mut doubtful = vec![best.clarity < CLEAR; n * n];
    let rivalry = if best.clarity < BRIGHT { 0.0 } else { RIVALRY };
    let is_rival =
        |other: &&Reading| other.clarity >= CLEAR.max(other.rivalry.max(rivalry) * best.clarity);
    for other in readings[1..].iter().filter(is_rival) {
        for side in &squares.sides {
            let is_one = |reading: &Reading| {
                reading.regions[side.squares[0]] == reading.regions[side.squares[1]]
            };
            if is_one(best) != is_one(other) {
                for square in side.squares {
                    doubtful[square] = true;
                }
            }
        }
    }
    for (square, share) in squares.shares.iter().enumerate() {
        doubtful[square] |= *share < 0.4;
    }
    // Without lines, the board may be larger or smaller than what was found.
    let page = page(squares);
    for rim in squares.rims.iter().filter(|_| !is_lined) {
        if is_unclear(rim, page, squares, &best.regions) {
            for square in &rim.squares {
                doubtful[*square] = true;
            }
        }
    }
    Ok(Board {
        n,
        regions: best.regions.iter().map(|region| *region as u8).collect(),
        doubtful: (0..n * n).filter(|square| doubtful[*square]).collect(),
    })
}

/// Whether an outermost row or column may be a piece of the page, or may have more of the board beyond it.
fn is_unclear(rim: &Rim, page: Option<Colour>, squares: &Squares, regions: &[usize]) -> bool {
    let is_like = |beyond: Colour, square: usize| distance(beyond, squares.colours[square]) < PAGE;
    let seen = rim.squares.iter().zip(&rim.beyond);
    let seen: Vec<bool> = seen
        .filter_map(|(square, beyond)| Some(is_like(page.or(*beyond)?, *square)))
        .collect();
    if seen.is_empty() {
        let first = regions[rim.squares[0]];
        return rim.squares.iter().all(|square| regions[*square] == first);
    }
    // One region of the board may have the colour of the page.
    let most = if page.is_some() { 0.7 } else { 0.3 };
    seen.iter().filter(|is_like| **is_like).count() as f32 > most * seen.len() as f32
}

/// The colour of the page, if it is seen along half of the board's sides, or more.
fn page(squares: &Squares) -> Option<Colour> {
    let rims = squares.rims.iter().flat_map(|rim| &rim.beyond);
    let around: Vec<Colour> = rims.filter_map(|beyond| *beyond).collect();
    if around.len() < 2 * squares.n {
        return None;
    }
    let page = middle(&around);
    let others = around
        .iter()
        .filter(|beyond| distance(**beyond, page) > PAGE);
    (others.count() * 10 < around.len()).then_some(page)
}
