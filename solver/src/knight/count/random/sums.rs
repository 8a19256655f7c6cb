//! The ways to reach the degrees at the seam.
//!
//! They are sorted, and the edges of the seam are added one after the other. An edge raises the places of all degrees by the
//! same number, so the degrees with it are sorted as well, and are merged with those without it.

use std::cmp::{Ordering, Reverse};
use std::mem::take;

use super::super::CountError;
use super::super::choice::Choice;
use super::super::degrees::{Degrees, Edge};
use super::super::error::{filled, with_capacity};
use super::super::layer::Fold;
use super::super::middle::Half;
use super::order::Order;
use super::pages::{Cursor, Pages, sum_of, ways};
use super::ways::Ways;

/// The ways to reach the degrees at the seam, added up so far.
#[derive(Debug)]
pub struct Sums {
    order: Order,
    /// The fold of the degrees at the seam.
    fold: Option<Fold>,
    /// The edges that are not added, the next one at the end.
    edges: Vec<SeamEdge>,
    reached: Pages,
    merge: Option<Merge>,
    /// For each value of the upper bits of a place: the number of sums before those with this value, once all edges are
    /// added.
    starts: Vec<u32>,
}

#[derive(Copy, Clone, Debug)]
struct SeamEdge {
    /// The number that it adds to a place.
    gain: u32,
    /// Whether all choices have it.
    is_made: bool,
}

/// An edge that is being added, from the first sum to the last.
#[derive(Debug)]
struct Merge {
    edge: SeamEdge,
    /// The next sums without the edge and with it.
    without: Cursor,
    with: Cursor,
    merged: Pages,
}

/// The bits of a place that are searched for.
const LOWER_BITS: u32 = 16;

impl Sums {
    /// The sums before the first edge of a half, made from the ways in front of the seam. A board with a fold has four
    /// columns or more, and so at least one edge. After the last edge the fold is valid.
    pub fn new(
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
        let mut sums = with_capacity(all().count())?;
        sums.extend(all().map(|(degrees, ways)| sum_of(order.place(degrees), ways)));
        // The first ones are at the end, so that moving them to pages frees their room.
        sums.sort_unstable_by_key(|&[place, ..]| Reverse(place));
        let mut reached = Pages::default();
        while let Some(sum) = sums.pop() {
            reached.push(sum)?;
            if reached.has_full_pages() {
                sums.shrink_to_fit();
            }
        }
        Ok(Self {
            order,
            fold,
            edges: edges(half, order),
            reached,
            merge: None,
            starts: Vec::new(),
        })
    }

    /// Merges some more sums. Returns whether all edges are added.
    pub fn advance(&mut self, count: usize) -> Result<bool, CountError> {
        let Some(merge) = &mut self.merge else {
            if let Some(edge) = self.edges.pop() {
                self.merge = Some(Merge::new(edge, &self.reached));
            } else if self.starts.is_empty() {
                self.reached.fit();
                self.index()?;
            } else {
                return Ok(true);
            }
            return Ok(false);
        };
        let fold = self.fold.filter(|_| self.edges.is_empty());
        let order = self.order;
        let keeps = |place| fold.is_none_or(|fold| fold.keeps(order.degrees(place)));
        if merge.advance(&self.reached, count, keeps)? {
            self.reached = take(&mut merge.merged);
            self.merge = None;
        } else {
            self.reached.forget_before(merge.without.min(merge.with));
        }
        Ok(false)
    }

    /// The number of degrees that are stored.
    pub fn len(&self) -> usize {
        self.reached.len()
    }

    /// The degrees with an index in ascending order, their place, and the ways to reach them.
    pub fn at(&self, index: usize) -> Option<(Degrees, u32, u64)> {
        let sum = self.reached.get(index)?;
        Some((self.order.degrees(sum[0]), sum[0], ways(sum)))
    }

    /// The ways to reach the degrees of a place, or their mirror image, which has as many.
    pub fn get(&self, place: u32) -> u64 {
        let degrees = self.order.degrees(place);
        let place = match self.fold {
            Some(fold) if !fold.keeps(degrees) => self.order.place(degrees.mirrored()),
            _ => place,
        };
        let upper = (place >> LOWER_BITS) as usize;
        let [mut start, mut end] = [upper, upper + 1].map(|upper| self.starts[upper] as usize);
        while start < end {
            let middle = start.midpoint(end);
            let Some(sum) = self.reached.get(middle) else {
                return 0;
            };
            match sum[0].cmp(&place) {
                Ordering::Less => start = middle + 1,
                Ordering::Greater => end = middle,
                Ordering::Equal => return ways(sum),
            }
        }
        0
    }

    /// Finds out where the upper bits of places change, so that a search looks at few sums.
    fn index(&mut self) -> Result<(), CountError> {
        self.starts = filled(0, (1 << (u32::BITS - LOWER_BITS)) + 1)?;
        for [place, ..] in self.reached.iter() {
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
    pub fn bytes(&self) -> u64 {
        let merged = self.merge.as_ref().map_or(0, |merge| merge.merged.bytes());
        self.reached.bytes() + merged + (self.starts.capacity() * size_of::<u32>()) as u64
    }
}

impl SeamEdge {
    /// The place of degrees with the edge, if that leaves no square with three.
    fn raised(self, place: u32) -> Option<u32> {
        (place & self.gain << 1 == 0).then(|| place + self.gain)
    }
}

impl Merge {
    fn new(edge: SeamEdge, sums: &Pages) -> Self {
        Self {
            edge,
            without: if edge.is_made {
                sums.end()
            } else {
                Cursor::default()
            },
            with: Cursor::default(),
            merged: Pages::default(),
        }
    }

    /// Merges up to `count` more sums, and keeps the sums of some places. Returns true if all are merged.
    fn advance(
        &mut self,
        sums: &Pages,
        count: usize,
        keeps: impl Fn(u32) -> bool,
    ) -> Result<bool, CountError> {
        let [mut with, mut without] = [self.with, self.without].map(|from| sums.read_from(from));
        for _ in 0..count {
            let raised = loop {
                let Some([place, low, high]) = with.peek() else {
                    break None;
                };
                if let Some(place) = self.edge.raised(place) {
                    break Some([place, low, high]);
                }
                with.skip();
            };
            let sum = match (raised, without.peek()) {
                (None, None) => return Ok(true),
                (Some(a), Some(b)) if a[0] == b[0] => {
                    with.skip();
                    without.skip();
                    let sum = ways(a).checked_add(ways(b)).ok_or(CountError::TooMany)?;
                    sum_of(a[0], sum)
                }
                (Some(a), Some(b)) if a[0] > b[0] => {
                    without.skip();
                    b
                }
                (Some(a), _) => {
                    with.skip();
                    a
                }
                (None, Some(b)) => {
                    without.skip();
                    b
                }
            };
            if keeps(sum[0]) {
                self.merged.push(sum)?;
            }
        }
        (self.with, self.without) = (with.cursor(), without.cursor());
        Ok(false)
    }
}

/// The edges of a half. The choices are all sets of edges that include the edges made before and leave each square at
/// most two.
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
