//! The ways to reach the degrees at the seam.

use std::mem::replace;

use super::super::CountError;
use super::super::choice::Choice;
use super::super::degrees::Degrees;
use super::super::error::filled;
use super::super::layer::Fold;
use super::super::middle::Half;
use super::ways::Ways;

/// The ways to reach all degrees at the seam, as far as they are added up.
///
/// A choice changes only the squares with an edge of this half of the seam. What agrees in all others is taken together,
/// so that what it is added to stays near at hand, and comes once into the large table.
#[derive(Debug)]
pub(super) struct Sums {
    /// What is in front of the seam, one group behind the other: places, doubled, and one more for what is a mirror image.
    sources: Vec<u32>,
    next: usize,
    /// The group of the last source.
    last: usize,
    /// The bits of the squares that no choice changes.
    kept: u64,
    /// Of the sources of this group, so far.
    some: Ways,
    all: Ways,
}

impl Sums {
    /// Enough that what a group leads to, some hundred degrees on 8 x 8 squares, is near at hand.
    const GROUPS: usize = 4096;
    /// More than this is not.
    const SOME: usize = 4096;

    /// Before the first choice of a half, from what is in front of the seam.
    pub(super) fn new(before: &Ways, half: &Half, fold: Option<Fold>) -> Result<Self, CountError> {
        let changed = half.choices.iter().map(Choice::changed);
        let kept = !changed.fold(0, |all, one| all | one);
        let sources = || {
            (0..before.places()).flat_map(|place| {
                let images = before.images(place).enumerate();
                images.map(move |(image, (degrees, _))| {
                    (Self::group(degrees, kept), (2 * place + image) as u32)
                })
            })
        };
        let mut ends = filled(0, Self::GROUPS)?;
        for (group, _) in sources() {
            ends[group] += 1;
        }
        let mut end = 0;
        for group in &mut ends {
            end += *group;
            *group = end;
        }
        let mut grouped = filled(0, end)?;
        for (group, source) in sources() {
            ends[group] -= 1;
            grouped[ends[group]] = source;
        }
        Ok(Self {
            sources: grouped,
            next: 0,
            last: 0,
            kept,
            some: Ways::new(None, half.squares)?,
            all: Ways::new(fold, half.squares + 1)?,
        })
    }

    /// The group of degrees: one and the same for those that agree in the bits that are kept.
    fn group(degrees: Degrees, kept: u64) -> usize {
        let spread = (degrees.bits() & kept).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (spread >> (64 - Self::GROUPS.ilog2())) as usize
    }

    /// Makes the choices for some more degrees. Returns whether all are done.
    pub(super) fn advance(
        &mut self,
        before: &Ways,
        choices: &[Choice],
        places: usize,
    ) -> Result<bool, CountError> {
        let end = self.sources.len().min(self.next + places);
        for index in self.next..end {
            let place = self.sources[index] as usize;
            let Some((source, ways)) = before.images(place / 2).nth(place % 2) else {
                continue;
            };
            let group = Self::group(source, self.kept);
            if group != self.last || self.some.len() > Self::SOME {
                self.gather()?;
            }
            self.last = group;
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
        let sources = self.sources.capacity() * size_of::<u32>();
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
