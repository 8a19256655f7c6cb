use super::quotient::{MAX_ORBITS, Quotient};
use super::search::{Paths, Search, Whole};
use crate::board::{Size, Square, Symmetry};
use crate::job::{Job, Progress, Resumable, Steps};
use crate::knight::Path;
use crate::knight::count::CountError;

/// The position of a [`SymmetricTours`] in its search.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SymmetricToursCheckpoint {
    /// The number of the search.
    search: u8,
    /// For each square of the path, the number of the neighbour that follows.
    chosen: Vec<u8>,
    /// The neighbours of the last square that are left to try, as bits.
    left: u8,
    steps: u64,
}

/// Lists the closed tours of a board that a symmetry does not change, as a [`Job`]. Of tours that are images of each
/// other, it lists one.
///
/// A result is a tour that begins at a1 and goes to b3 first: of all its images under the symmetries of the board, begun in
/// the same way, that whose squares come first, row by row from the top. Tours that have other symmetries, too, are among
/// them.
///
/// A step takes some ten microseconds. The 608,233 tours of 8 x 8 squares with a half turn take 3 seconds on one core, the
/// 415,902 of 10 x 10 squares with a quarter turn 1; the time grows by an order of magnitude with every few orbits.
///
/// [`Job::run`] returns all tours at once, which takes 8 bytes for each square: 326 MB for the first of these lists. How many
/// tours there are is not known before. [`Job::advance`] hands over one tour after the other, and keeps none.
///
/// # Examples
///
/// ```
/// use bezzel_solver::Job;
/// use bezzel_solver::board::{Size, Symmetry};
/// use bezzel_solver::knight::symmetric::SymmetricTours;
///
/// let size = Size::square(6)?;
/// let count = |symmetry| SymmetricTours::start((size, symmetry)).map(|job| job.run().len());
/// assert_eq!(count(Symmetry::HalfTurn)?, 22);
/// assert_eq!(count(Symmetry::QuarterTurn)?, 5);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct SymmetricTours {
    size: Size,
    /// `None` if no closed tour has the symmetry.
    quotient: Option<Quotient>,
    /// The searches, one after another.
    paths: Vec<Paths>,
    at: usize,
    /// `None` at the end.
    search: Option<Search>,
    /// The symmetries of the board that lead to different images.
    images: Vec<Symmetry>,
    steps: Steps,
}

impl SymmetricTours {
    /// The nodes of a step.
    const STEP: u64 = 1 << 8;

    /// The tour made from a path, if it is the one of its images that is listed.
    fn tour(&self, quotient: &Quotient, path: &[u16]) -> Option<Path> {
        let mut squares: Vec<Square> = Vec::with_capacity(path.len() * quotient.order);
        match self.paths[self.at].whole {
            Whole::Turned(times) => {
                let mut part = path.to_vec();
                for _ in 0..quotient.order {
                    squares.extend(part.iter().map(|&square| quotient.square(square)));
                    for square in &mut part {
                        *square = quotient.power(*square, times);
                    }
                }
            }
            Whole::Reversed => {
                let image = path.iter().rev().map(|&square| quotient.power(square, 1));
                let there_and_back = path.iter().copied().chain(image);
                squares.extend(there_and_back.map(|square| quotient.square(square)));
            }
        }
        let start = squares.iter().position(|&square| square == self.size.a1());
        squares.rotate_left(start.unwrap_or(0));
        if squares[1].column != 1 {
            squares[1..].reverse();
        }
        self.is_first(&squares).then(|| Path::verified(squares))
    }

    /// Whether no image of a tour comes before it.
    fn is_first(&self, tour: &[Square]) -> bool {
        let corner = tour[0];
        self.images.iter().all(|symmetry| {
            let image = |index: usize| symmetry.apply(tour[index % tour.len()], self.size);
            let source = symmetry.inverse().apply(corner, self.size);
            let start = tour.iter().position(|&square| square == source);
            let start = start.unwrap_or(0);
            let forwards = image(start + 1).column == 1;
            let images = (0..tour.len()).map(|index| {
                image(if forwards {
                    start + index
                } else {
                    start + tour.len() - index
                })
            });
            images.ge(tour.iter().copied())
        })
    }

    /// Goes to one more node.
    fn node(&mut self, found: &mut dyn FnMut(Path)) {
        let (Some(quotient), Some(search)) = (&self.quotient, &mut self.search) else {
            return;
        };
        if search.is_done() {
            self.at += 1;
            let paths = self.paths.get(self.at);
            self.search = paths.map(|paths| Search::new(quotient, paths));
            return;
        }
        let path = search.step(quotient, &self.paths[self.at]);
        if let Some(path) = path.map(<[u16]>::to_vec)
            && let Some(tour) = self.tour(quotient, &path)
        {
            found(tour);
        }
    }
}

/// The searches on a board whose closed tours may have the symmetry.
fn paths(quotient: &Quotient, size: Size) -> Vec<Paths> {
    let [start, second, last] = [(1, 0), (3, 1), (2, 2)]
        .map(|(from_below, column)| Square::new(size.rows() - from_below, column))
        .map(|square| quotient.number(square));
    // A move changes the colour, and so does the symmetry if the squares between are odd in number.
    let is_dark = |number: u16| {
        let square = quotient.square(number);
        (square.row + square.column) % 2
    };
    let part = quotient.near.len() as u32;
    let turned = (1..quotient.order)
        // Only odd powers lead through all squares of an orbit, which has two or four.
        .filter(|times| times % 2 == 1)
        .filter(|&times| is_dark(start).abs_diff(is_dark(quotient.power(start, times))) == part % 2)
        .map(|times| Paths {
            start,
            second: Some(second),
            ends: vec![quotient.power(last, times)],
            whole: Whole::Turned(times),
        });
    let mut all: Vec<Paths> = turned.collect();
    // The ends of the two moves that stay where they are.
    let beside = quotient.beside_their_image();
    let orbit = |square: u16| quotient.orbit[usize::from(square)];
    if let (2, Some(&start)) = (quotient.order, beside.first()) {
        let other = |&end: &u16| orbit(end) != orbit(start);
        let ends: Vec<u16> = beside.iter().copied().filter(other).collect();
        if ends.len() == 2 {
            all.push(Paths {
                start,
                second: None,
                ends,
                whole: Whole::Reversed,
            });
        }
    }
    all
}

/// The symmetries of a board that lead a tour with a symmetry to different images, without the identity.
fn images(size: Size, symmetry: Symmetry) -> Vec<Symmetry> {
    let mut known = vec![Symmetry::Identity];
    let mut images = Vec::new();
    for image in Symmetry::ALL {
        let powers = std::iter::successors(Some(image), |&image| Some(symmetry.then(image)));
        if image.image(size) == size && !powers.take(4).any(|power| known.contains(&power)) {
            images.push(image);
            known.push(image);
        }
    }
    images
}

impl Job for SymmetricTours {
    /// The board, and the symmetry of the tours.
    type Request = (Size, Symmetry);
    type Found = Path;
    type Output = Vec<Path>;
    type Error = CountError;

    /// # Errors
    ///
    /// [`CountError::TooManyOrbits`] if the squares of the board fall into more than 64 orbits.
    fn start((size, symmetry): (Size, Symmetry)) -> Result<Self, CountError> {
        let order: u64 = if symmetry.then(symmetry) == Symmetry::Identity {
            2
        } else {
            4
        };
        let may_be = symmetry != Symmetry::Identity
            && symmetry.image(size) == size
            && size.rows().min(size.columns()) > 2;
        let orbits = size.area().div_ceil(order);
        if may_be && orbits > MAX_ORBITS {
            return Err(CountError::TooManyOrbits { size, orbits });
        }
        let quotient = may_be.then(|| Quotient::new(size, symmetry)).flatten();
        let paths = quotient
            .as_ref()
            .map_or_else(Vec::new, |quotient| paths(quotient, size));
        let search = quotient.as_ref().zip(paths.first());
        Ok(Self {
            size,
            search: search.map(|(quotient, paths)| Search::new(quotient, paths)),
            quotient,
            paths,
            at: 0,
            images: images(size, symmetry),
            steps: Steps::default(),
        })
    }

    fn advance(&mut self, steps: u64, found: &mut dyn FnMut(Path)) -> Progress {
        let mut left = steps;
        while left > 0 && self.search.is_some() {
            left -= 1;
            self.steps.add(1);
            for _ in 0..Self::STEP {
                self.node(found);
            }
        }
        self.progress()
    }

    fn run(mut self) -> Self::Output {
        let mut tours = Vec::new();
        self.advance(u64::MAX, &mut |tour| tours.push(tour));
        tours
    }

    fn progress(&self) -> Progress {
        let fraction = self.search.as_ref().map_or(1.0, |search| {
            (self.at as f64 + search.fraction()) / self.paths.len() as f64
        });
        Progress {
            fraction,
            done: self.search.is_none(),
            steps: self.steps.get(),
        }
    }
}

impl Resumable for SymmetricTours {
    type Checkpoint = SymmetricToursCheckpoint;

    fn resume(
        request: (Size, Symmetry),
        checkpoint: SymmetricToursCheckpoint,
    ) -> Result<Self, CountError> {
        let mut job = Self::start(request)?;
        let refused = CountError::Checkpoint {
            next: checkpoint.search.into(),
            sum: 0,
        };
        job.steps = Steps::new(checkpoint.steps);
        job.at = checkpoint.search.into();
        job.search = match (&job.quotient, job.paths.get(job.at)) {
            (Some(quotient), Some(paths)) => {
                let standing = (&checkpoint.chosen[..], checkpoint.left);
                Some(Search::at(quotient, paths, standing).ok_or(refused)?)
            }
            _ if job.at > job.paths.len() || !checkpoint.chosen.is_empty() => return Err(refused),
            _ => None,
        };
        Ok(job)
    }

    fn checkpoint(&self) -> SymmetricToursCheckpoint {
        let search = self.search.as_ref().zip(self.quotient.as_ref());
        let standing = search.map(|(search, quotient)| search.standing(quotient));
        let (chosen, left) = standing.unwrap_or_default();
        SymmetricToursCheckpoint {
            search: self.at as u8,
            chosen,
            left,
            steps: self.steps.get(),
        }
    }
}
