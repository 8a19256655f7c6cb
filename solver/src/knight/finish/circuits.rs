//! Circuits through all points of a graph, which become one.

use std::collections::VecDeque;

use crate::Random;

/// The exchanges by chance, times the points: some tenths of a second.
const WORK: usize = 4_000_000;
/// No point.
const NONE: u32 = u32::MAX;

/// Points with up to two links each.
pub struct Circuits {
    /// The points that a point may be linked with.
    near: Vec<Vec<u32>>,
    links: Vec<[u32; 2]>,
    /// Links that stay.
    fixed: Vec<[u32; 2]>,
}

impl Circuits {
    /// Points without links; each may be linked with those near it.
    pub fn new(near: Vec<Vec<u32>>) -> Self {
        Self {
            links: vec![[NONE; 2]; near.len()],
            near,
            fixed: Vec::new(),
        }
    }

    /// One more point, which may be linked with none.
    pub fn add_point(&mut self) -> u32 {
        self.near.push(Vec::new());
        self.links.push([NONE; 2]);
        self.near.len() as u32 - 1
    }

    /// Lets two points be linked.
    pub fn allow(&mut self, a: u32, b: u32) {
        self.near[a as usize].push(b);
        self.near[b as usize].push(a);
    }

    /// Links two points for good.
    pub fn fix(&mut self, a: u32, b: u32) {
        self.fixed.push([a, b]);
        self.link(a, b);
    }

    /// Links two points if both have fewer than two links.
    pub fn link_if_lacking(&mut self, a: u32, b: u32) {
        if self.lacks(a) && self.lacks(b) && !self.are_linked(a, b) {
            self.link(a, b);
        }
    }

    fn lacks(&self, point: u32) -> bool {
        self.links[point as usize].contains(&NONE)
    }

    fn are_linked(&self, a: u32, b: u32) -> bool {
        self.links[a as usize].contains(&b)
    }

    fn is_fixed(&self, a: u32, b: u32) -> bool {
        self.fixed.contains(&[a, b]) || self.fixed.contains(&[b, a])
    }

    fn link(&mut self, a: u32, b: u32) {
        self.change(a, NONE, b);
        self.change(b, NONE, a);
    }

    fn part(&mut self, a: u32, b: u32) {
        self.change(a, b, NONE);
        self.change(b, a, NONE);
    }

    fn change(&mut self, point: u32, from: u32, to: u32) {
        if let Some(link) = self.links[point as usize]
            .iter_mut()
            .find(|link| **link == from)
        {
            *link = to;
        }
    }

    /// Gives each point two links; `None` if that cannot be.
    pub fn complete(&mut self) -> Option<()> {
        for point in 0..self.links.len() as u32 {
            while self.lacks(point) {
                self.lengthen(point)?;
            }
        }
        Some(())
    }

    /// Gives one more link to a point, and one to another that lacks one: the shortest chain between them on which points are
    /// linked and parted in turn.
    fn lengthen(&mut self, point: u32) -> Option<()> {
        let mut before = vec![NONE; self.links.len()];
        let mut reached = VecDeque::from([point]);
        before[point as usize] = point;
        // A point that gains a link is linked with a point that loses one for it.
        while let Some(gains) = reached.pop_front() {
            for &loses in &self.near[gains as usize] {
                if before[loses as usize] != NONE || self.are_linked(gains, loses) {
                    continue;
                }
                before[loses as usize] = gains;
                if self.lacks(loses) {
                    self.exchange_along(&before, point, loses);
                    return Some(());
                }
                for next in self.links[loses as usize] {
                    if before[next as usize] == NONE && !self.is_fixed(loses, next) {
                        before[next as usize] = loses;
                        reached.push_back(next);
                    }
                }
            }
        }
        None
    }

    fn exchange_along(&mut self, before: &[u32], start: u32, mut end: u32) {
        // The walk begins at the end, so that a link is free before one is added.
        let mut chain = vec![end];
        while end != start {
            end = before[end as usize];
            chain.push(end);
        }
        for parted in chain[1..].chunks_exact(2).map(|pair| [pair[0], pair[1]]) {
            self.part(parted[0], parted[1]);
        }
        for linked in chain.chunks_exact(2) {
            self.link(linked[0], linked[1]);
        }
    }

    /// Makes all circuits one; `None` if that did not succeed in time.
    pub fn join(&mut self, random: &mut Random) -> Option<()> {
        let mut number = self.join_all();
        for _ in 0..WORK / self.links.len() {
            if number == 1 {
                return Some(());
            }
            self.exchange_by_chance(random);
            number = self.join_all();
        }
        (number == 1).then_some(())
    }

    /// Joins circuits as long as two can be; returns how many there are then.
    fn join_all(&mut self) -> usize {
        let (mut circuit_of, mut number) = self.numbered();
        while number > 1 {
            let points = 0..self.links.len() as u32;
            let pair = points.into_iter().find_map(|a| self.joint(a, &circuit_of));
            let Some(exchange) = pair else { break };
            self.exchange(exchange);
            (circuit_of, number) = self.numbered();
        }
        number
    }

    /// The circuit of each point, and the number of circuits.
    fn numbered(&self) -> (Vec<u32>, usize) {
        let mut circuit_of = vec![NONE; self.links.len()];
        let mut number = 0;
        for start in 0..self.links.len() {
            if circuit_of[start] != NONE {
                continue;
            }
            let mut at = start;
            loop {
                circuit_of[at] = number;
                let next = self.links[at]
                    .into_iter()
                    .find(|&next| circuit_of[next as usize] == NONE);
                match next {
                    Some(next) => at = next as usize,
                    None => break,
                }
            }
            number += 1;
        }
        (circuit_of, number as usize)
    }

    /// An exchange that joins the circuit of a point with another.
    fn joint(&self, a: u32, circuit_of: &[u32]) -> Option<[u32; 4]> {
        let others = self.near[a as usize]
            .iter()
            .filter(|&&c| circuit_of[c as usize] != circuit_of[a as usize]);
        others
            .flat_map(|&c| self.exchanges(a, c))
            .find(|&exchange| self.is_possible(exchange))
    }

    /// The four exchanges in which a is linked with c.
    fn exchanges(&self, a: u32, c: u32) -> impl Iterator<Item = [u32; 4]> {
        let (of_a, of_c) = (self.links[a as usize], self.links[c as usize]);
        of_a.into_iter()
            .flat_map(move |b| of_c.into_iter().map(move |d| [a, b, c, d]))
    }

    /// Whether a and b, c and d can be parted, and a and c, b and d linked.
    fn is_possible(&self, [a, b, c, d]: [u32; 4]) -> bool {
        b != d
            && b != c
            && a != d
            && !self.is_fixed(a, b)
            && !self.is_fixed(c, d)
            && !self.are_linked(a, c)
            && !self.are_linked(b, d)
            && self.near[b.min(d) as usize].contains(&b.max(d))
    }

    fn exchange(&mut self, [a, b, c, d]: [u32; 4]) {
        self.part(a, b);
        self.part(c, d);
        self.link(a, c);
        self.link(b, d);
    }

    fn exchange_by_chance(&mut self, random: &mut Random) {
        let a = random.below(self.links.len() as u32);
        let near = &self.near[a as usize];
        let c = near[random.below(near.len() as u32) as usize];
        let possible: Vec<[u32; 4]> = self
            .exchanges(a, c)
            .filter(|&exchange| self.is_possible(exchange))
            .collect();
        if !possible.is_empty() {
            self.exchange(possible[random.below(possible.len() as u32) as usize]);
        }
    }

    /// The points of the one circuit in order: from beside the first of two points that stand between its end and its start, which
    /// are left out, if there are such.
    pub fn path(&self, between: Option<([u32; 2], [Option<u32>; 2])>) -> Vec<u32> {
        let (mut before, mut at) = (NONE, 0);
        if let Some(([first, last], ends)) = between {
            before = first;
            let [a, b] = self.links[first as usize];
            // The other link leads to the end, or to the other point.
            at = if ends[0] == Some(b) || a == last || ends[1] == Some(a) {
                b
            } else {
                a
            };
        }
        let points = between.map_or(0, |([first, last], _)| last - first + 1);
        let mut path = Vec::with_capacity(self.links.len());
        while path.len() < self.links.len() - points as usize {
            path.push(at);
            let [a, b] = self.links[at as usize];
            let next = if a == before { b } else { a };
            (before, at) = (at, next);
        }
        path
    }
}
