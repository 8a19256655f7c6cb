//! The squares that each number may stand on, and the search for the tours that fit.

use super::MAX_SIDE;
use crate::Random;
use crate::board::Square;

/// The most numbers, and the most squares.
pub const MAX_SQUARES: usize = 64;

/// The squares of one colour.
const DARK: u64 = 0x55aa_55aa_55aa_55aa;

/// The squares that each number may stand on. Squares are bits, eight for each row, from the top left.
#[derive(Clone, Debug)]
pub struct Candidates {
    /// The squares of each number, that of the number 1 first.
    of: [u64; MAX_SQUARES],
    /// The number of numbers.
    numbers: usize,
    /// Whether the last number is followed by the first.
    is_closed: bool,
    /// All squares.
    board: u64,
    /// The numbers that no other number's candidates hold, as bits.
    settled: u64,
}

/// Why no tour fits.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Dead {
    /// A number, counted from 0, has no square.
    Number(usize),
    /// A square has no number.
    Square(u32),
}

/// The squares a knight's move away from any of these.
pub const fn reached(squares: u64) -> u64 {
    let by_one = (squares >> 1 & 0x7f7f_7f7f_7f7f_7f7f) | (squares << 1 & 0xfefe_fefe_fefe_fefe);
    let by_two = (squares >> 2 & 0x3f3f_3f3f_3f3f_3f3f) | (squares << 2 & 0xfcfc_fcfc_fcfc_fcfc);
    by_one << 16 | by_one >> 16 | by_two << 8 | by_two >> 8
}

/// The squares of a set.
pub fn squares(mut set: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let first = (set != 0).then(|| set.trailing_zeros())?;
        set &= set - 1;
        Some(first)
    })
}

impl Candidates {
    /// All numbers on all squares of their colour: the colour changes at each move. Where that leaves no tour, no number has
    /// a square.
    pub fn new(board: u64, is_closed: bool) -> Self {
        let numbers = board.count_ones();
        let [dark, light] = [board & DARK, board & !DARK];
        let fits = |first: u64, second: u64| {
            let (first, second) = (first.count_ones(), second.count_ones());
            first == second || (first == second + 1 && !is_closed)
        };
        let (mut odd, mut even) = (0, 0);
        for (first, second) in [(dark, light), (light, dark)] {
            if fits(first, second) {
                odd |= first;
                even |= second;
            }
        }
        Self {
            of: std::array::from_fn(|number| if number % 2 == 0 { odd } else { even }),
            numbers: numbers as usize,
            is_closed,
            board,
            settled: 0,
        }
    }

    /// The squares of a number, counted from 0.
    pub fn of(&self, number: usize) -> u64 {
        self.of[number]
    }

    /// Leaves a number only these squares.
    pub fn keep(&mut self, number: usize, squares: u64) {
        self.of[number] &= squares;
    }

    /// Leaves each number only squares a move away from some square of the number before and of that behind it.
    pub fn narrow(&mut self) -> Result<(), Dead> {
        let last = self.numbers - 1;
        loop {
            let mut is_changed = false;
            if self.is_closed {
                is_changed |= self.follow(last, 0)?;
            }
            for number in 0..last {
                is_changed |= self.follow(number, number + 1)?;
            }
            if self.is_closed {
                is_changed |= self.follow(0, last)?;
            }
            for number in (0..last).rev() {
                is_changed |= self.follow(number + 1, number)?;
            }
            if !is_changed {
                return Ok(());
            }
        }
    }

    /// Leaves a number only squares a move away from some square of another.
    fn follow(&mut self, other: usize, number: usize) -> Result<bool, Dead> {
        let before = self.of[number];
        let left = before & reached(self.of[other]);
        self.of[number] = left;
        if left == 0 {
            return Err(Dead::Number(number));
        }
        Ok(left != before)
    }

    /// Narrows, gives numbers with one square this square alone, and squares with one number this number, until nothing
    /// changes.
    pub fn close(&mut self) -> Result<(), Dead> {
        loop {
            self.narrow()?;
            let mut is_changed = false;
            for number in 0..self.numbers {
                let square = self.of[number];
                if square.is_power_of_two() && self.settled >> number & 1 == 0 {
                    self.settled |= 1 << number;
                    is_changed |= self.take(number, square);
                }
            }
            let single = self.single()?;
            for number in 0..self.numbers {
                let own = self.of[number] & single;
                if own != 0 && own != self.of[number] {
                    if !own.is_power_of_two() {
                        return Err(Dead::Square(own.trailing_zeros()));
                    }
                    self.of[number] = own;
                    is_changed = true;
                }
            }
            if !is_changed {
                return Ok(());
            }
        }
    }

    /// Takes a square from all other numbers.
    fn take(&mut self, number: usize, square: u64) -> bool {
        let mut is_changed = false;
        for (other, of) in self.of[..self.numbers].iter_mut().enumerate() {
            if other != number && *of & square != 0 {
                *of &= !square;
                is_changed = true;
            }
        }
        is_changed
    }

    /// The squares that one number alone may stand on.
    pub fn single(&self) -> Result<u64, Dead> {
        let (mut once, mut more) = (0, 0);
        for of in &self.of[..self.numbers] {
            more |= once & of;
            once |= of;
        }
        match self.board & !once {
            0 => Ok(once & !more),
            none => Err(Dead::Square(none.trailing_zeros())),
        }
    }

    /// The squares without a number, and those whose number has a neighbour without a square.
    fn usable(&self) -> u64 {
        let is_open = |number: usize| self.settled >> number & 1 == 0;
        let last = self.numbers - 1;
        let mut usable = self.board;
        for number in 0..self.numbers {
            let before = match number {
                0 if self.is_closed => is_open(last),
                0 => false,
                _ => is_open(number - 1),
            };
            let behind = match number {
                _ if number < last => is_open(number + 1),
                _ => self.is_closed && is_open(0),
            };
            if !is_open(number) && !before && !behind {
                usable &= !self.of[number];
            }
        }
        usable
    }

    /// The squares without a number; `None` if one of them has no way to it and on, and cannot be an end of the tour.
    fn with_ways(&self, usable: u64) -> Option<u64> {
        let settled = (0..self.numbers).filter(|&number| self.settled >> number & 1 == 1);
        let free = self.board & !settled.fold(0, |all, number| all | self.of[number]);
        let ends = if self.is_closed {
            0
        } else {
            self.of[0] | self.of[self.numbers - 1]
        };
        let has_ways = squares(free).all(|square| {
            let ways = reached(1 << square) & usable;
            ways.count_ones() > 1 || (ways != 0 && ends >> square & 1 == 1)
        });
        (has_ways || self.numbers < 3).then_some(free)
    }

    /// Up to `limit` tours that fit, each as the square of each number; fewer only if there are fewer, or if `steps` are not
    /// enough, which are counted down.
    ///
    /// A board with few numbers has many tours, but a search that begins badly does not come to them. So it begins anew with
    /// other choices after a number of steps, and takes twice as many each time.
    pub fn tours(&self, limit: usize, steps: &mut u64) -> Vec<Vec<u32>> {
        let mut known: Vec<Vec<u32>> = Vec::new();
        let mut random = Random::new(0);
        let mut budget = FIRST_STEPS;
        loop {
            let allowed = budget.min(*steps);
            let (found, left) = self.search(limit, allowed, &mut random);
            *steps -= allowed - left;
            if left > 0 {
                // The search has come to its end, or has found enough.
                return found;
            }
            known.extend(found);
            known.sort_unstable();
            known.dedup();
            if known.len() >= limit || *steps == 0 {
                known.truncate(limit);
                return known;
            }
            budget *= 2;
        }
    }

    /// One search with choices by chance: up to `limit` tours that fit, and the steps that are left. If none are, there may be
    /// more tours.
    pub fn search(&self, limit: usize, steps: u64, random: &mut Random) -> (Vec<Vec<u32>>, u64) {
        let mut search = Search {
            limit,
            steps,
            random,
            found: Vec::new(),
        };
        search.visit(self.clone());
        (search.found, search.steps)
    }
}

/// The steps of the first search.
const FIRST_STEPS: u64 = 256;

/// A search with choices by chance where nothing speaks for one.
struct Search<'a> {
    limit: usize,
    /// The steps that are left.
    steps: u64,
    random: &'a mut Random,
    found: Vec<Vec<u32>>,
}

impl Search<'_> {
    fn visit(&mut self, mut candidates: Candidates) {
        if self.found.len() >= self.limit || self.steps == 0 {
            return;
        }
        self.steps -= 1;
        if candidates.close().is_err() {
            return;
        }
        let open =
            (0..candidates.numbers).filter(|&number| !candidates.of[number].is_power_of_two());
        let random = &mut *self.random;
        let narrowest =
            open.min_by_key(|&number| (candidates.of[number].count_ones(), random.next_u64()));
        let Some(narrowest) = narrowest else {
            let tour = candidates.of[..candidates.numbers].iter();
            self.found
                .push(tour.map(|square| square.trailing_zeros()).collect());
            return;
        };
        let Some(free) = candidates.with_ways(candidates.usable()) else {
            return;
        };
        // As Warnsdorff's rule has it: first where the fewest ways lead on.
        let mut choices: Vec<u32> = squares(candidates.of[narrowest]).collect();
        self.random.shuffle(&mut choices);
        choices.sort_by_key(|&square| (reached(1 << square) & free).count_ones());
        for square in choices {
            let mut next = candidates.clone();
            next.keep(narrowest, 1 << square);
            self.visit(next);
        }
    }
}

/// The bit of a square.
pub const fn place(square: Square) -> u32 {
    square.row * MAX_SIDE + square.column
}

/// The square of a bit.
pub const fn square(place: u32) -> Square {
    Square::new(place / MAX_SIDE, place % MAX_SIDE)
}
