//! The ways to reach the degrees at the seam.
//!
//! They are sorted, and the edges of the seam are added one after the other. An edge raises the places of all degrees by the
//! same number, so the degrees with it are sorted as well, and are merged with those without it.

use std::cmp::Ordering;

use super::super::CountError;
use super::super::choice::Choice;
use super::super::degrees::{Degrees, Edge};
use super::super::error::{filled, reserve_exact, with_capacity};
use super::super::layer::Fold;
use super::super::middle::Half;
use super::order::Order;
use super::ways::Ways;

/// The ways to reach all degrees at the seam, as far as they are added up.
#[derive(Debug)]
pub(super) struct Sums {
    order: Order,
    /// Of the degrees at the seam.
    fold: Option<Fold>,
    /// The edges that are not added, the next one at the end.
    edges: Vec<SeamEdge>,
    reached: Vec<Sum>,
    merge: Option<Merge>,
    /// Before so many sums there are none with these upper bits of their place, once all edges are added.
    starts: Vec<u32>,
}

/// The place of degrees, and the lower and upper half of the ways to reach them.
type Sum = [u32; 3];

#[derive(Copy, Clone, Debug)]
struct SeamEdge {
    /// By how much it raises a place.
    gain: u32,
    /// Whether all choices have it.
    is_made: bool,
}

/// An edge that is being added, from the last sum to the first. What is merged stands at the end: each sum with the edge is
/// behind the same without it, so nothing is overwritten that is still read.
#[derive(Copy, Clone, Debug)]
struct Merge {
    edge: SeamEdge,
    /// So many sums are not merged without the edge, and so many not with it.
    without: usize,
    with: usize,
    /// Where the merged sums begin.
    start: usize,
}

/// The bits of a place that are searched for.
const LOWER_BITS: u32 = 16;

fn sum_of(place: u32, ways: u64) -> Sum {
    [place, ways as u32, (ways >> 32) as u32]
}

fn ways([_, low, high]: Sum) -> u64 {
    u64::from(high) << 32 | u64::from(low)
}

impl Sums {
    /// Before the first edge of a half, from the ways in front of the seam. A board with a fold has four columns or more, and
    /// so an edge, after the last of which the fold holds.
    pub(super) fn new(
        before: &Ways,
        half: &Half,
        order: Order,
        fold: Option<Fold>,
    ) -> Result<Self, CountError> {
        // Rules may leave no choice at all: then nothing is reached.
        let places = if half.choices.is_empty() {
            0
        } else {
            before.places()
        };
        let all = || (0..places).flat_map(|place| before.images(place));
        // Room for what the edges add, two and a half times as many on 8 x 8: to move them later would need both places.
        let mut sums = with_capacity(all().count() / 2 * 5)?;
        sums.extend(all().map(|(degrees, ways)| sum_of(order.place(degrees), ways)));
        sums.sort_unstable_by_key(|&[place, ..]| place);
        Ok(Self {
            order,
            fold,
            edges: edges(half, order),
            reached: sums,
            merge: None,
            starts: Vec::new(),
        })
    }

    /// Merges some more sums. Returns whether all edges are added.
    pub(super) fn advance(&mut self, count: usize) -> Result<bool, CountError> {
        let Some(mut merge) = self.merge else {
            if let Some(edge) = self.edges.pop() {
                self.merge = Some(Merge::begin(edge, &mut self.reached)?);
            } else if self.starts.is_empty() {
                self.reached.shrink_to_fit();
                self.index()?;
            } else {
                return Ok(true);
            }
            return Ok(false);
        };
        let fold = self.fold.filter(|_| self.edges.is_empty());
        for _ in 0..count {
            let Some(sum) = merge.next(&self.reached)? else {
                self.reached.drain(..merge.start);
                self.merge = None;
                return Ok(false);
            };
            if fold.is_none_or(|fold| fold.keeps(self.order.degrees(sum[0]))) {
                merge.start -= 1;
                self.reached[merge.start] = sum;
            }
        }
        self.merge = Some(merge);
        Ok(false)
    }

    /// The number of degrees that are stored.
    pub(super) fn len(&self) -> usize {
        self.reached.len()
    }

    /// The degrees with an index in ascending order, their place, and the ways to reach them.
    pub(super) fn at(&self, index: usize) -> Option<(Degrees, u32, u64)> {
        let &sum = self.reached.get(index)?;
        Some((self.order.degrees(sum[0]), sum[0], ways(sum)))
    }

    /// The ways to reach the degrees of a place or, what are as many, their mirror image.
    pub(super) fn get(&self, place: u32) -> u64 {
        let degrees = self.order.degrees(place);
        let place = match self.fold {
            Some(fold) if !fold.keeps(degrees) => self.order.place(degrees.mirrored()),
            _ => place,
        };
        let upper = (place >> LOWER_BITS) as usize;
        let alike = &self.reached[self.starts[upper] as usize..self.starts[upper + 1] as usize];
        let found = alike.binary_search_by_key(&place, |&[place, ..]| place);
        found.map_or(0, |index| ways(alike[index]))
    }

    /// Finds out where the upper bits of places change, so that a search looks at few sums.
    fn index(&mut self) -> Result<(), CountError> {
        self.starts = filled(0, (1 << (u32::BITS - LOWER_BITS)) + 1)?;
        for &[place, ..] in &self.reached {
            self.starts[(place >> LOWER_BITS) as usize + 1] += 1;
        }
        let mut end = 0;
        for start in &mut self.starts {
            end += *start;
            *start = end;
        }
        Ok(())
    }

    /// The bytes that are used.
    pub(super) fn bytes(&self) -> u64 {
        (self.reached.capacity() * size_of::<Sum>() + self.starts.capacity() * size_of::<u32>())
            as u64
    }
}

impl SeamEdge {
    /// The place of degrees with the edge, if that leaves no square with three.
    fn raised(self, place: u32) -> Option<u32> {
        (place & self.gain << 1 == 0).then(|| place + self.gain)
    }
}

impl Merge {
    /// Makes room behind the sums for those with an edge that are not among those without it.
    fn begin(edge: SeamEdge, sums: &mut Vec<Sum>) -> Result<Self, CountError> {
        let mut more = 0;
        if !edge.is_made {
            let mut without = sums.iter().map(|&[place, ..]| place).peekable();
            for raised in sums.iter().filter_map(|&[place, ..]| edge.raised(place)) {
                while without.next_if(|&place| place < raised).is_some() {}
                more += usize::from(without.peek() != Some(&raised));
            }
        }
        let (before, all) = (sums.len(), sums.len() + more);
        reserve_exact(sums, more)?;
        sums.resize(all, [0; 3]);
        Ok(Self {
            edge,
            without: if edge.is_made { 0 } else { before },
            with: before,
            start: all,
        })
    }

    /// The last of the sums that are not merged.
    fn next(&mut self, sums: &[Sum]) -> Result<Option<Sum>, CountError> {
        let mut with = None;
        while let Some(index) = self.with.checked_sub(1) {
            let [place, low, high] = sums[index];
            with = self.edge.raised(place).map(|place| [place, low, high]);
            if with.is_some() {
                break;
            }
            self.with = index;
        }
        let without = self.without.checked_sub(1).map(|index| sums[index]);
        let (Some(a), Some(b)) = (with, without) else {
            self.with -= usize::from(with.is_some());
            self.without -= usize::from(without.is_some());
            return Ok(with.or(without));
        };
        let order = a[0].cmp(&b[0]);
        self.with -= usize::from(order.is_ge());
        self.without -= usize::from(order.is_le());
        Ok(Some(match order {
            Ordering::Greater => a,
            Ordering::Less => b,
            Ordering::Equal => {
                let sum = ways(a).checked_add(ways(b)).ok_or(CountError::TooMany)?;
                sum_of(a[0], sum)
            }
        }))
    }
}

/// The edges of a half. Its choices are all sets of these that leave each square two edges at most, and have those that are
/// made.
fn edges(half: &Half, order: Order) -> Vec<SeamEdge> {
    let mut all: Vec<Edge> = half
        .choices
        .iter()
        .flat_map(Choice::edges)
        .copied()
        .collect();
    all.sort_unstable();
    all.dedup();
    let edge = |(a, b): Edge| SeamEdge {
        gain: order.place(Degrees::NONE.with(a, 1).with(b, 1)),
        is_made: half
            .choices
            .iter()
            .all(|choice| choice.edges().contains(&(a, b))),
    };
    all.into_iter().map(edge).collect()
}
