use super::degrees::{Degrees, Edge, HUB};
use super::pairing::{Entry, NibbleMask, Pairing};

/// Some edges that are added at once.
#[derive(Clone, Debug)]
pub struct Choice {
    edges: Vec<Edge>,
    /// The edges that squares gain which stay in the frontier.
    gain: Degrees,
    done: Option<Done>,
}

/// The square that leaves the frontier: with this choice it has its two edges.
#[derive(Copy, Clone, Debug)]
struct Done {
    slot: u8,
    /// Its degree before.
    degree: u32,
    /// The degree of the square that takes its slot.
    heir: u32,
}

impl Choice {
    /// The choice of these edges if no square leaves the frontier. It is `None` if a square would have more than two of
    /// the edges.
    pub fn staying(edges: Vec<Edge>) -> Option<Self> {
        Some(Self {
            gain: Degrees::of_edges(&edges)?,
            edges,
            done: None,
        })
    }

    /// The choice of edges from the square of slot `from`, which leaves the frontier, to at most
    /// two others.
    ///
    /// One of these may be new, and take the slot of the square that leaves. To draw an edge to it
    /// means that the open end in the slot is, from now on, its own.
    pub fn leaving(from: u8, to: &[u8]) -> Self {
        let inherited = to.contains(&from);
        let others = to.iter().filter(|&&slot| slot != from);
        let gain = |degrees: Degrees, &slot: &u8| degrees.with(slot, 1);
        Self {
            edges: others.clone().map(|&slot| (from, slot)).collect(),
            gain: others.fold(Degrees::NONE, gain),
            done: Some(Done {
                slot: from,
                degree: 2 - to.len() as u32,
                heir: u32::from(inherited),
            }),
        }
    }

    /// The choice of no edge for a hole: it leaves the frontier without any.
    pub fn of_hole(mut self) -> Self {
        if let Some(done) = &mut self.done {
            done.degree = 0;
        }
        self
    }

    /// The edges, without the edge to a square that takes the slot of the leaving square.
    pub fn edges(&self) -> &[Edge] {
        &self.edges
    }

    /// The degrees that these become, if the choice is open to them.
    pub fn target(&self, source: Degrees) -> Option<Degrees> {
        let source = match self.done {
            None => source,
            Some(done) if source.get(done.slot) == done.degree => source.with(done.slot, done.heir),
            Some(_) => return None,
        };
        source.plus(self.gain)
    }

    /// The degrees that become these.
    pub fn source(&self, target: Degrees) -> Option<Degrees> {
        let source = target.minus(self.gain)?;
        match self.done {
            None => Some(source),
            Some(done) if source.get(done.slot) == done.heir => {
                Some(source.with(done.slot, done.degree))
            }
            Some(_) => None,
        }
    }

    /// Adds the edges to states of these degrees. Those in which a cycle would close are removed.
    pub fn apply(&self, mut degrees: Degrees, entries: &mut Vec<Entry>) {
        for &(a, b) in &self.edges {
            match (a, b) {
                (slot, HUB) | (HUB, slot) => join_hub(slot, degrees, entries),
                _ => match (degrees.get(a), degrees.get(b)) {
                    (0, 0) => change(entries, |paths| paths.started(a, b)),
                    (1, 0) => change(entries, |paths| paths.extended(a, b)),
                    (0, 1) => change(entries, |paths| paths.extended(b, a)),
                    _ => change_or_remove(entries, |paths| paths.joined(a, b)),
                },
            }
            degrees = degrees
                .with(a, degrees.get(a) + 1)
                .with(b, degrees.get(b) + 1);
        }
    }
}

/// Adds an edge between the hub and a slot.
fn join_hub(slot: u8, degrees: Degrees, entries: &mut Vec<Entry>) {
    let ends = NibbleMask::new(degrees.ends());
    match (degrees.get(HUB), degrees.get(slot)) {
        (0, 0) => change(entries, |paths| paths.started(slot, slot)),
        (0, _) => change(entries, |paths| paths.extended_to_hub(slot)),
        (_, 0) => change(entries, |paths| paths.extended_from_hub(slot, ends)),
        _ => change_or_remove(entries, |paths| paths.joined_to_hub(slot, ends)),
    }
}

#[inline]
fn change(entries: &mut [Entry], pairing: impl Fn(Pairing) -> Pairing) {
    for entry in entries {
        entry.pairing = pairing(entry.pairing);
    }
}

#[inline]
fn change_or_remove(entries: &mut Vec<Entry>, pairing: impl Fn(Pairing) -> Option<Pairing>) {
    entries.retain_mut(|entry| {
        let changed = pairing(entry.pairing);
        changed
            .inspect(|&changed| entry.pairing = changed)
            .is_some()
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn applied(choice: &Choice, degrees: Degrees, pairing: Pairing) -> Vec<Entry> {
        let mut entries = vec![Entry { pairing, ways: 3 }];
        choice.apply(degrees, &mut entries);
        entries
    }

    #[test]
    fn a_square_leaves_with_two_edges() {
        // The path 4-9 continues from 4 to the square that takes its slot.
        let choice = Choice::leaving(4, &[4]);
        let before = Degrees::NONE.with(4, 1).with(9, 1);
        assert_eq!(choice.target(before), Some(before));
        assert_eq!(choice.source(before), Some(before));
        let path = Pairing::NONE.started(4, 9);
        assert_eq!(applied(&choice, before, path)[0].pairing, path);

        // Edges from an empty square 4 to the end in 9 and to the empty square 2.
        let choice = Choice::leaving(4, &[2, 9]);
        let before = Degrees::NONE.with(9, 1).with(0, 1);
        let after = Degrees::NONE.with(9, 2).with(0, 1).with(2, 1);
        assert_eq!(choice.target(before), Some(after));
        assert_eq!(choice.source(after), Some(before));
        let entries = applied(&choice, before, Pairing::NONE.started(0, 9));
        assert_eq!(
            entries,
            [Entry {
                pairing: Pairing::NONE.started(0, 2),
                ways: 3
            }]
        );
    }

    #[test]
    fn cycles_do_not_close() {
        let choice = Choice::staying(vec![(1, 2)]).unwrap();
        let before = Degrees::NONE.with(1, 1).with(2, 1);
        assert!(applied(&choice, before, Pairing::NONE.started(1, 2)).is_empty());
    }

    #[test]
    fn no_square_has_three_edges() {
        assert!(Choice::staying(vec![(1, 2), (1, 3), (1, 4)]).is_none());
        let choice = Choice::staying(vec![(1, 2), (1, 3)]).unwrap();
        assert_eq!(choice.target(Degrees::NONE.with(1, 1)), None);
        assert_eq!(choice.source(Degrees::NONE.with(1, 1)), None);
    }
}
