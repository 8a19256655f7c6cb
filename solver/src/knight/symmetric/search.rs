//! Searching for paths that visit one square of each orbit.

use super::quotient::Quotient;

/// The paths to search for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paths {
    /// The first square.
    pub start: u16,
    /// The second one, if that is given.
    pub second: Option<u16>,
    /// The last one is one of these, all of one orbit.
    pub ends: Vec<u16>,
    /// The way in which a path becomes a tour.
    pub whole: Whole,
}

/// The part of a tour that follows the path.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Whole {
    /// Images of the path under powers of the symmetry follow until it is closed; the number is the power.
    Turned(usize),
    /// Its image backwards.
    Reversed,
}

/// A search, square by square, at one of its nodes.
///
/// An orbit that is not visited needs two others by which the path comes and goes, those visited before the last
/// excepted. Where the last one is one of just two, the path has to go on there.
#[derive(Debug)]
pub struct Search {
    /// The squares visited so far.
    path: Vec<u16>,
    /// For each square of the path: the neighbours to which the path can continue, as bits, and those not tried yet.
    ways: Vec<[u8; 2]>,
    unvisited: u64,
    goal: u8,
}

impl Search {
    pub fn new(quotient: &Quotient, paths: &Paths) -> Self {
        let orbits = quotient.near.len() as u32;
        let orbit = |square: u16| quotient.orbit[usize::from(square)];
        let goal = orbit(paths.ends[0]);
        let mut search = Self {
            path: Vec::with_capacity(orbits as usize),
            ways: Vec::with_capacity(orbits as usize),
            unvisited: u64::MAX >> (64 - orbits),
            goal,
        };
        let second = paths.second.map(orbit);
        if orbit(paths.start) == goal || second == Some(goal) {
            return search;
        }
        search.enter(quotient, paths, paths.start);
        if let (Some(second), Some(ways)) = (paths.second, search.ways.last_mut()) {
            let neighbours = &quotient.neighbours[usize::from(paths.start)];
            let only = neighbours.iter().position(|&to| to == second);
            let only = only.map_or(0, |index| 1 << index);
            *ways = ways.map(|bits| bits & only);
        }
        search
    }

    /// Whether there is nothing left.
    pub fn is_done(&self) -> bool {
        self.path.is_empty()
    }

    /// Goes to the next node, and returns the path there if it is complete.
    pub fn step(&mut self, quotient: &Quotient, paths: &Paths) -> Option<&[u16]> {
        let (Some([_, left]), Some(&here)) = (self.ways.last_mut(), self.path.last()) else {
            return None;
        };
        if *left == 0 {
            self.leave(quotient);
            return None;
        }
        let index = left.trailing_zeros();
        *left &= *left - 1;
        let next = quotient.neighbours[usize::from(here)][index as usize];
        self.enter(quotient, paths, next);
        (self.unvisited == 0).then_some(&self.path)
    }

    fn enter(&mut self, quotient: &Quotient, paths: &Paths, square: u16) {
        self.unvisited &= !(1 << quotient.orbit[usize::from(square)]);
        let ways = self.ways(quotient, paths, square);
        self.path.push(square);
        self.ways.push([ways; 2]);
    }

    fn leave(&mut self, quotient: &Quotient) {
        self.ways.pop();
        if let Some(square) = self.path.pop() {
            self.unvisited |= 1 << quotient.orbit[usize::from(square)];
        }
    }

    /// The neighbours to which the path can continue from a square.
    fn ways(&self, quotient: &Quotient, paths: &Paths, square: u16) -> u8 {
        let neighbours = &quotient.neighbours[usize::from(square)];
        if self.unvisited == 1 << self.goal {
            let ends = neighbours.iter().map(|to| paths.ends.contains(to));
            return ends
                .rev()
                .fold(0, |ways, is_end| ways << 1 | u8::from(is_end));
        }
        let others = |orbit: u8| (quotient.near[usize::from(orbit)] & self.unvisited).count_ones();
        let (mut ways, mut only, mut forced) = (0, 0, None);
        for (index, &to) in neighbours.iter().enumerate() {
            let orbit = quotient.orbit[usize::from(to)];
            if self.unvisited >> orbit & 1 == 0 {
                continue;
            }
            if orbit == self.goal {
                if others(orbit) == 0 {
                    return 0;
                }
                continue;
            }
            ways |= 1 << index;
            if others(orbit) < 2 {
                if forced.is_some_and(|forced| forced != orbit) {
                    return 0;
                }
                forced = Some(orbit);
                only |= 1 << index;
            }
        }
        if forced.is_some() { only } else { ways }
    }

    /// The share of the search that is done: an estimate that never decreases, each way at a node being an equal part.
    pub fn fraction(&self) -> f64 {
        const WHOLE: u64 = 1 << 62;
        if self.is_done() {
            return 1.0;
        }
        let (mut done, mut part) = (0, WHOLE);
        for (depth, &[all, left]) in (1..).zip(&self.ways) {
            part /= u64::from(all.count_ones().max(1));
            let begun = u64::from(all.count_ones() - left.count_ones());
            // The last neighbour that was begun is not done, unless the path has come back from it.
            let is_under_way = depth < self.ways.len();
            done += part * (begun - u64::from(is_under_way));
        }
        done as f64 / WHOLE as f64
    }

    /// For each square of the path but the last: the neighbour that follows, and the neighbours left to try, as bits.
    pub fn standing(&self, quotient: &Quotient) -> (Vec<u8>, u8) {
        let chosen = self.path.windows(2).map(|pair| {
            let neighbours = &quotient.neighbours[usize::from(pair[0])];
            let index = neighbours.iter().position(|&to| to == pair[1]);
            index.unwrap_or_default() as u8
        });
        let left = self.ways.last().map_or(0, |&[_, left]| left);
        (chosen.collect(), left)
    }

    /// The search where another one stood, if any can have come there.
    pub fn at(quotient: &Quotient, paths: &Paths, (chosen, left): (&[u8], u8)) -> Option<Self> {
        let mut search = Self::new(quotient, paths);
        for &index in chosen {
            let (&here, ways) = (search.path.last()?, search.ways.last_mut()?);
            let bit = 1_u8.checked_shl(index.into())?;
            if ways[0] & bit == 0 {
                return None;
            }
            ways[1] &= !(bit | (bit - 1));
            let next = quotient.neighbours[usize::from(here)][usize::from(index)];
            search.enter(quotient, paths, next);
        }
        let ways = search.ways.last_mut()?;
        // The neighbours not tried yet are the last ones.
        let done = ways[0] & !left;
        if left & !ways[0] != 0 || left != 0 && done > left & left.wrapping_neg() {
            return None;
        }
        ways[1] = left;
        Some(search)
    }
}
