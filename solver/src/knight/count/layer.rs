//! All states of the frontier at one moment.

use super::CountError;
use super::degrees::Degrees;
use super::pairing::{Entry, Pairing};
use super::patterns::Patterns;
use super::states::States;

/// The states after some squares, as groups of equal degrees.
///
/// First the degrees of all groups are listed, then the states of one group after another are found.
///
/// After a pair of squares that are mirror images of each other, the states are mirror images of
/// each other too, and only one group of each two is kept: the layer is *folded*.
#[derive(Debug)]
pub struct Layer {
    patterns: Patterns,
    states: States,
    fold: Option<Fold>,
}

/// The choice between two groups that are mirror images of each other: one is kept.
#[derive(Copy, Clone, Debug)]
pub struct Fold {
    /// The slots that are compared first: both bits of each.
    pub first: u64,
}

impl Fold {
    /// Whether the group with these degrees is kept.
    pub fn keeps(self, degrees: Degrees) -> bool {
        let key = |degrees: Degrees| (degrees.bits() & self.first, degrees);
        key(degrees) <= key(degrees.mirrored())
    }

    /// Whether groups with such degrees in the slots that are compared first can be kept.
    pub fn may_keep(self, degrees: Degrees) -> bool {
        degrees.bits() & self.first <= degrees.mirrored().bits() & self.first
    }
}

/// A group of a layer, as a search finds it.
#[derive(Copy, Clone, Debug)]
pub struct Found {
    group: usize,
    pub len: usize,
    /// Whether the states are mirror images of the requested ones.
    pub mirrored: bool,
}

impl Layer {
    pub fn new(fold: Option<Fold>) -> Result<Self, CountError> {
        Ok(Self {
            patterns: Patterns::new()?,
            states: States::default(),
            fold,
        })
    }

    /// The state before all squares: no edge, in one way.
    pub fn empty_board() -> Result<Self, CountError> {
        let mut layer = Self::new(None)?;
        let entry = Entry {
            pairing: Pairing::NONE,
            ways: 1,
        };
        layer.list(Degrees::NONE)?;
        layer.states.push(&[entry])?;
        Ok(layer)
    }

    /// Forgets all groups.
    pub fn clear(&mut self) -> Result<(), CountError> {
        *self = Self::new(self.fold)?;
        Ok(())
    }

    /// The states that are stored.
    pub fn entries(&self) -> u64 {
        self.states.entries()
    }

    pub fn is_folded(&self) -> bool {
        self.fold.is_some()
    }

    /// The groups that are listed.
    pub fn groups(&self) -> usize {
        self.patterns.len()
    }

    /// The groups whose states are known: the first ones of the list.
    pub fn known(&self) -> usize {
        self.states.groups()
    }

    /// Checks that no sum of ways can overflow when each state is read twice for each choice.
    pub fn check_ways(&self, choices: usize) -> Result<(), CountError> {
        let read = 2 * choices as u64;
        let most = self.states.ways().checked_mul(read);
        most.map(|_| ()).ok_or(CountError::TooMany)
    }

    /// The degrees of a group.
    pub fn degrees(&self, group: usize) -> Option<Degrees> {
        self.patterns.get(group)
    }

    /// The degrees of a group, and of its mirror image if that is another group which is not
    /// stored.
    pub fn images(&self, group: usize) -> Option<impl Iterator<Item = Degrees> + use<>> {
        let degrees = self.degrees(group)?;
        let image = self.fold.map(|_| degrees.mirrored());
        let image = image.filter(|&image| image != degrees);
        Some(std::iter::once(degrees).chain(image))
    }

    /// The degrees that stand for these, and whether they are the mirror image.
    pub fn stored(&self, degrees: Degrees) -> (Degrees, bool) {
        match self.fold {
            Some(fold) if !fold.keeps(degrees) => (degrees.mirrored(), true),
            _ => (degrees, false),
        }
    }

    /// Whether the group with these degrees, which are to be stored, is listed.
    pub fn lists(&self, stored: Degrees) -> bool {
        self.patterns.number(stored).is_some()
    }

    pub fn find(&self, degrees: Degrees) -> Option<Found> {
        let (stored, mirrored) = self.stored(degrees);
        let group = self.patterns.number(stored)?;
        let len = self.states.len(group);
        (len > 0).then_some(Found {
            group,
            len,
            mirrored,
        })
    }

    /// Appends the stored states of a group to `entries`.
    pub fn read(&self, found: Found, entries: &mut Vec<Entry>) {
        self.states.read(found.group, entries);
    }

    /// Lists a group, unless it is.
    pub fn list(&mut self, degrees: Degrees) -> Result<(), CountError> {
        self.patterns.insert(degrees).map(|_| ())
    }

    /// Adds the states of the first group that is listed and not known.
    pub fn push(&mut self, entries: &[Entry]) -> Result<(), CountError> {
        self.states.push(entries)
    }

    /// Adds the states of the first groups that are listed and not known.
    #[cfg(feature = "parallel")]
    pub fn append(&mut self, states: States) -> Result<(), CountError> {
        self.states.append(states)
    }
}
