//! The ways to reach the degrees at the seam.

use std::mem::replace;

use super::super::CountError;
use super::super::choice::Choice;
use super::super::degrees::Degrees;
use super::super::error::with_capacity;
use super::super::layer::Fold;
use super::super::middle::Half;
use super::ways::Ways;

/// The ways to reach all degrees at the seam, as far as they are added up.
///
/// A choice changes only the squares with an edge of this half of the seam. What agrees in all others is taken together,
/// so that what it is added to stays near at hand, and comes once into the large table.
#[derive(Debug)]
pub(super) struct Sums {
    /// The degrees in front of the seam and their ways; those that agree in `kept` stand together.
    sources: Vec<(Degrees, u64)>,
    next: usize,
    last: Degrees,
    /// The bits of the squares that no choice changes.
    kept: u64,
    /// Of the sources that agree with the last one.
    some: Ways,
    all: Ways,
}

impl Sums {
    /// More than this is not kept near at hand.
    const SOME: usize = 4096;

    /// Before the first choice of a half, from what is in front of the seam.
    pub(super) fn new(before: &Ways, half: &Half, fold: Option<Fold>) -> Result<Self, CountError> {
        let changed = half.choices.iter().map(Choice::changed);
        let kept = !changed.fold(0, |all, one| all | one);
        let mut sources = with_capacity(2 * before.len())?;
        for place in 0..before.places() {
            sources.extend(before.images(place));
        }
        sources.sort_unstable_by_key(|(source, _)| source.bits() & kept);
        Ok(Self {
            sources,
            next: 0,
            last: Degrees::NONE,
            kept,
            some: Ways::new(None, half.squares)?,
            all: Ways::new(fold, half.squares + 1)?,
        })
    }

    /// Makes the choices for some more degrees. Returns whether all are done.
    pub(super) fn advance(
        &mut self,
        choices: &[Choice],
        places: usize,
    ) -> Result<bool, CountError> {
        let end = self.sources.len().min(self.next + places);
        for index in self.next..end {
            let (source, ways) = self.sources[index];
            if (source.bits() ^ self.last.bits()) & self.kept != 0 || self.some.len() > Self::SOME {
                self.gather()?;
            }
            self.last = source;
            let targets = choices.iter().filter_map(|choice| choice.target(source));
            for target in targets.filter(|&target| self.all.keeps(target)) {
                self.some.add(target, ways)?;
            }
        }
        self.next = end;
        let done = end == self.sources.len();
        if done {
            self.gather()?;
        }
        Ok(done)
    }

    /// Hands the sums over, when all are done.
    pub(super) fn finish(&mut self) -> Result<Ways, CountError> {
        self.sources = Vec::new();
        Ok(replace(&mut self.all, Ways::new(None, 0)?))
    }

    /// The bytes that are used.
    pub(super) fn bytes(&self) -> u64 {
        let sources = self.sources.capacity() * size_of::<(Degrees, u64)>();
        sources as u64 + self.some.bytes() + self.all.bytes()
    }

    fn gather(&mut self) -> Result<(), CountError> {
        let Self { some, all, .. } = self;
        for (target, ways) in (0..some.places()).flat_map(|place| some.images(place)) {
            all.add(target, ways)?;
        }
        some.clear();
        Ok(())
    }
}
