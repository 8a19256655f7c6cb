//! The deductions, the easiest first.

use super::candidates::{Candidates, Dead, MAX_SQUARES, place, reached, square, squares};
use super::{Inference, MAX_GRADE, Puzzle, Without};
use crate::board::Square;

/// The most numbers of a gap whose paths are looked through.
const LONGEST: usize = 6;
/// The most steps that it takes to look through them.
const MOST_STEPS: u32 = 5_000;

impl Puzzle {
    /// The easiest deduction from a position: the given numbers and those that the player has written. It is `None` if all
    /// numbers are written, if some contradict others at first sight, or if no deduction helps.
    ///
    /// What is written is taken for right. Only the solution shows whether it is. Numbers that the puzzle does not have, and
    /// those on squares that it does not have, are ignored.
    #[must_use]
    pub fn step(&self, written: &[(u32, Square)]) -> Option<Inference> {
        let known = |&&(number, square): &&(u32, Square)| {
            (1..=self.board().area() as u32).contains(&number) && self.board().contains(square)
        };
        let written = written.iter().filter(known).copied();
        Position::new(self, self.given().iter().copied().chain(written))?.step()
    }

    /// The deductions from the given numbers on, always the easiest first. They solve the puzzle, or end when a guess would
    /// be needed, or with [`Inference::Impossible`].
    #[must_use]
    pub fn path(&self) -> Vec<Inference> {
        let position = Position::new(self, self.given().iter().copied());
        position.map_or_else(Vec::new, |mut position| position.path())
    }

    /// The grade of the hardest deduction that is needed, 1 to [`MAX_GRADE`](super::MAX_GRADE); `None` if deductions do not
    /// solve the puzzle. So exactly one tour fits a puzzle with a grade.
    #[must_use]
    pub fn grade(&self) -> Option<u8> {
        self.graded(MAX_GRADE)
    }

    /// The grade, if deductions up to a grade solve the puzzle.
    pub(super) fn graded(&self, highest: u8) -> Option<u8> {
        Position::new(self, self.given().iter().copied())?.grade(highest)
    }
}

/// Written numbers, and squares that numbers are known not to stand on.
pub struct Position {
    /// The square of each number, that of the number 1 first, where it is written.
    written: [Option<u32>; MAX_SQUARES],
    /// The squares on which each number may stand, unless others are written there.
    allowed: [u64; MAX_SQUARES],
    numbers: usize,
    is_closed: bool,
    board: u64,
    /// The squares without a number.
    free: u64,
}

impl Position {
    /// `None` if a number is written twice, or a square holds two.
    pub fn new(puzzle: &Puzzle, written: impl Iterator<Item = (u32, Square)>) -> Option<Self> {
        let board = puzzle.squares();
        let mut position = Self {
            written: [None; MAX_SQUARES],
            allowed: [board; MAX_SQUARES],
            numbers: board.count_ones() as usize,
            is_closed: puzzle.kind().is_closed(),
            board,
            free: board,
        };
        for (number, square) in written {
            let number = number as usize - 1;
            if position.written[number].is_some() || position.free >> place(square) & 1 == 0 {
                return None;
            }
            position.write(number, place(square));
        }
        Some(position)
    }

    fn write(&mut self, number: usize, square: u32) {
        self.written[number] = Some(square);
        self.free &= !(1 << square);
    }

    /// The easiest deduction.
    pub fn step(&self) -> Option<Inference> {
        self.step_up_to(MAX_GRADE)
    }

    fn step_up_to(&self, highest: u8) -> Option<Inference> {
        let rules = [Self::way, Self::gap, Self::reach, Self::refuted];
        let rules = &rules[..highest.min(MAX_GRADE).into()];
        rules.iter().find_map(|rule| rule(self))
    }

    /// The deductions from here on.
    pub fn path(&mut self) -> Vec<Inference> {
        let mut steps = Vec::new();
        while let Some(step) = self.step() {
            let is_over = matches!(step, Inference::Impossible { .. });
            self.apply(&step);
            steps.push(step);
            if is_over {
                break;
            }
        }
        steps
    }

    /// The grade of the hardest deduction that is needed, if those up to a grade write all numbers.
    pub fn grade(mut self, highest: u8) -> Option<u8> {
        let mut hardest = 1;
        while self.free != 0 {
            let step = self.step_up_to(highest)?;
            if matches!(step, Inference::Impossible { .. }) {
                return None;
            }
            hardest = hardest.max(step.grade());
            self.apply(&step);
        }
        // The last numbers may have been given, and not be a move apart.
        self.candidates().close().is_ok().then_some(hardest)
    }

    fn apply(&mut self, step: &Inference) {
        if let Some((number, square)) = step.written() {
            self.write(number as usize - 1, place(square));
        }
        if let Inference::Refuted { number, square, .. } = step {
            self.allowed[*number as usize - 1] &= !(1 << place(*square));
        }
    }

    /// The number before another, or behind it, by the distance; `None` beyond the ends of an open tour.
    fn beside(&self, number: usize, distance: isize) -> Option<usize> {
        let beside = number as isize + distance;
        let numbers = self.numbers as isize;
        if self.is_closed {
            return Some(beside.rem_euclid(numbers) as usize);
        }
        (0..numbers).contains(&beside).then_some(beside as usize)
    }

    /// A number that has one square left beside those before and behind it.
    fn way(&self) -> Option<Inference> {
        let mut found = None;
        for number in self.unwritten() {
            let mut left = self.free & self.allowed[number];
            let mut beside = Vec::new();
            for distance in [-1, 1] {
                let known = self.beside(number, distance);
                if let Some((other, square)) =
                    known.and_then(|other| Some((other, self.written[other]?)))
                {
                    left &= reached(1 << square);
                    beside.push(other as u32 + 1);
                }
            }
            if beside.is_empty() {
                continue;
            }
            if left == 0 {
                let without = Without::Number(number as u32 + 1);
                return Some(Inference::Impossible { without });
            }
            if left.is_power_of_two() && found.is_none() {
                beside.dedup();
                found = Some(Inference::Way {
                    number: number as u32 + 1,
                    square: square(left.trailing_zeros()),
                    beside,
                });
            }
        }
        found
    }

    fn unwritten(&self) -> impl Iterator<Item = usize> {
        (0..self.numbers).filter(|&number| self.written[number].is_none())
    }

    /// A number on the same square in all paths of a gap; the shortest gap comes first.
    fn gap(&self) -> Option<Inference> {
        (2..=LONGEST.min(self.numbers.saturating_sub(2))).find_map(|length| {
            let starts = (0..self.numbers).filter(|&number| self.written[number].is_some());
            starts
                .into_iter()
                .find_map(|start| self.gap_of(start, length))
        })
    }

    fn gap_of(&self, start: usize, length: usize) -> Option<Inference> {
        let inner = (1..=length as isize).map(|distance| self.beside(start, distance));
        let inner: Vec<usize> = inner.collect::<Option<_>>()?;
        let end = self.beside(start, length as isize + 1)?;
        if inner.iter().any(|&number| self.written[number].is_some()) {
            return None;
        }
        let (from, to) = (self.written[start]?, self.written[end]?);
        let mut gap = Gap {
            position: self,
            inner: &inner,
            to,
            seen: vec![0; length],
            steps: MOST_STEPS,
        };
        let is_open = gap.walk(from, 0, self.free);
        if gap.steps == 0 {
            return None;
        }
        if !is_open {
            let without = Without::Number(inner[0] as u32 + 1);
            return Some(Inference::Impossible { without });
        }
        let at = gap.seen.iter().position(|seen| seen.is_power_of_two())?;
        Some(Inference::Gap {
            number: inner[at] as u32 + 1,
            square: square(gap.seen[at].trailing_zeros()),
            from: start as u32 + 1,
            to: end as u32 + 1,
        })
    }

    /// The squares of each number, where no other is written.
    fn candidates(&self) -> Candidates {
        let mut candidates = Candidates::new(self.board, self.is_closed);
        for number in 0..self.numbers {
            let squares = match self.written[number] {
                Some(square) => 1 << square,
                None => self.free & self.allowed[number],
            };
            candidates.keep(number, squares);
        }
        candidates
    }

    /// A number that has one square left by parity and distance, or a square that has one number left.
    fn reach(&self) -> Option<Inference> {
        let mut candidates = self.candidates();
        let single = candidates.narrow().and_then(|()| candidates.single());
        let single = match single {
            Ok(single) => single,
            Err(dead) => {
                return Some(Inference::Impossible {
                    without: without(dead),
                });
            }
        };
        let numbers = || {
            self.unwritten()
                .map(|number| (number, candidates.of(number)))
        };
        let reach = numbers().find(|(_, left)| left.is_power_of_two());
        let reach = reach.map(|(number, left)| Inference::Reach {
            number: number as u32 + 1,
            square: square(left.trailing_zeros()),
        });
        reach.or_else(|| {
            let (number, own) = numbers().find(|(_, left)| left & single != 0)?;
            Some(Inference::Fits {
                number: number as u32 + 1,
                square: square((own & single).trailing_zeros()),
            })
        })
    }

    /// A number that cannot stand on one of its squares. The number with the fewest squares comes first.
    fn refuted(&self) -> Option<Inference> {
        let mut candidates = self.candidates();
        candidates.narrow().ok()?;
        let mut numbers: Vec<usize> = self.unwritten().collect();
        numbers.sort_by_key(|&number| candidates.of(number).count_ones());
        numbers.into_iter().find_map(|number| {
            squares(candidates.of(number)).find_map(|place| {
                let mut supposed = candidates.clone();
                supposed.keep(number, 1 << place);
                let dead = supposed.close().err()?;
                Some(Inference::Refuted {
                    number: number as u32 + 1,
                    square: square(place),
                    without: without(dead),
                })
            })
        })
    }
}

const fn without(dead: Dead) -> Without {
    match dead {
        Dead::Number(number) => Without::Number(number as u32 + 1),
        Dead::Square(place) => Without::Square(square(place)),
    }
}

/// The paths of a gap.
struct Gap<'a> {
    position: &'a Position,
    /// The numbers of the gap.
    inner: &'a [usize],
    /// The square behind the gap.
    to: u32,
    /// The squares of each number in the paths found so far.
    seen: Vec<u64>,
    /// The steps that are left.
    steps: u32,
}

impl Gap<'_> {
    /// Whether there is a path from a square through the numbers from one on.
    fn walk(&mut self, from: u32, at: usize, free: u64) -> bool {
        if at == self.inner.len() {
            return reached(1 << from) >> self.to & 1 == 1;
        }
        let Some(steps) = self.steps.checked_sub(1) else {
            return false;
        };
        self.steps = steps;
        let mut is_open = false;
        for square in squares(reached(1 << from) & free & self.position.allowed[self.inner[at]]) {
            if self.walk(square, at + 1, free & !(1 << square)) {
                self.seen[at] |= 1 << square;
                is_open = true;
            }
        }
        is_open
    }
}
