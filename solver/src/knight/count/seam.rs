//! Putting the two parts of the board together.

use std::ops::Range;

use super::CountError;
use super::contraction::Contraction;
use super::degrees::Degrees;
use super::error::reserve;
use super::gather::Gather;
use super::middle::Half;
use super::numbers::Pairs;
use super::pairing::Entry;
use super::patterns::Patterns;
use super::sweep::Sweep;

/// Joins the upper and the lower part, one after another for all degrees that they can have at the
/// seam.
///
/// The whole board looks the same left to right, and with an even number of rows upside down: of up
/// to four degrees that are images of each other only one is joined, and counts for all.
#[derive(Debug)]
pub(super) struct Seam {
    upper: Half,
    lower: Half,
    /// Whether the upper and the lower part are images of each other.
    alike: bool,
    /// The degrees of the upper part, of two that are mirror images one.
    targets: Patterns,
    /// The group of the upper layer that is next to be looked at for targets.
    group: usize,
    gather_lower: Gather,
    contraction: Contraction,
    renamed: Vec<Entry>,
}

impl Seam {
    /// The seam between an upper part of `rows` rows and the rest of the plan.
    pub(super) fn new(sweep: &Sweep, rows: usize) -> Result<Self, CountError> {
        let plan = sweep.plan();
        let last = plan.borders.len() - 1;
        let (above, below) = (&plan.borders[rows], &plan.borders[last]);
        let seam = Self {
            upper: Half::new(above, below),
            lower: Half::new(below, above),
            alike: rows == last,
            targets: Patterns::new()?,
            group: 0,
            gather_lower: Gather::new()?,
            contraction: Contraction::new()?,
            renamed: Vec::new(),
        };
        let (upper, lower) = sweep.layers();
        upper.check_ways(seam.upper.choices.len())?;
        lower.check_ways(seam.lower.choices.len())?;
        Ok(seam)
    }

    /// Looks for degrees to which one more group of the upper part leads. Returns the work that it
    /// was, or `None` when all are known.
    pub(super) fn look(&mut self, sweep: &Sweep) -> Result<Option<u64>, CountError> {
        let upper = sweep.layers().0;
        let Some((degrees, image)) = upper.degrees(self.group) else {
            return Ok(None);
        };
        self.group += 1;
        for source in [Some(degrees), image].into_iter().flatten() {
            for choice in &self.upper.choices {
                let Some(target) = choice.target(source) else {
                    continue;
                };
                if !upper.is_folded() || target <= sweep.plan().mirror.degrees(target) {
                    self.targets.insert(target)?;
                }
            }
        }
        Ok(Some(self.upper.choices.len() as u64))
    }

    /// The number of different degrees.
    pub(super) fn parts(&self) -> u64 {
        self.targets.len() as u64
    }

    /// Forgets the degrees, whose parts can then be joined by them alone.
    pub(super) fn forget_targets(&mut self) -> Result<(), CountError> {
        self.targets = Patterns::new()?;
        Ok(())
    }

    /// The degrees of the upper part, of images of each other one, of those with these numbers.
    pub(super) fn targets(&self, sweep: &Sweep, parts: Range<u64>) -> Vec<Degrees> {
        let targets = parts.filter_map(|part| self.targets.get(part as usize));
        targets
            .filter(|&target| self.images(sweep, target) > 0)
            .collect()
    }

    /// The tours of a part, and the work that it was.
    pub(super) fn join(
        &mut self,
        gather: &mut Gather,
        sweep: &Sweep,
        part: u64,
    ) -> Result<(u128, u64), CountError> {
        let Some(target) = self.targets.get(part as usize) else {
            return Ok((0, 0));
        };
        let images = self.images(sweep, target);
        if images == 0 {
            return Ok((0, 1));
        }
        let (cycles, work) = self.cycles(gather, sweep, target)?;
        // A cycle through the hub is a tour in either direction.
        let directions = 1 + u128::from(sweep.plan().mirror.hub.is_some());
        let tours = cycles
            .checked_mul(images * directions)
            .ok_or(CountError::TooMany)?;
        Ok((tours, work))
    }

    /// The cycles in which the upper part has these degrees, and the work that it was.
    pub(super) fn cycles(
        &mut self,
        gather: &mut Gather,
        sweep: &Sweep,
        target: Degrees,
    ) -> Result<(u128, u64), CountError> {
        let work = self.gather(gather, sweep, target)?;
        if self.renamed.is_empty() {
            return Ok((0, work + 1));
        }
        let upper = gather.entries();
        let (cycles, more) = self
            .contraction
            .count(upper, &self.renamed, target.ends())?;
        Ok((cycles, work + more))
    }

    /// Finds the states of both parts where the upper one has these degrees; the upper ones only if there are lower ones.
    /// Returns the work that it was.
    pub(super) fn gather(
        &mut self,
        gather: &mut Gather,
        sweep: &Sweep,
        target: Degrees,
    ) -> Result<u64, CountError> {
        let (upper_layer, lower_layer) = sweep.layers();
        let mirror = sweep.plan().mirror;
        let opposite = self.upper.opposite(target);
        self.renamed.clear();
        let mut work =
            self.gather_lower
                .gather(lower_layer, mirror, &self.lower.choices, opposite)?;
        let lower = self.gather_lower.entries();
        if lower.is_empty() {
            return Ok(work);
        }
        work += gather.gather(upper_layer, mirror, &self.upper.choices, target)?;
        let (ends, names) = (opposite.ends(), self.lower.names());
        reserve(&mut self.renamed, lower.len())?;
        self.renamed.extend(lower.iter().map(|entry| Entry {
            pairing: entry.pairing.renamed(ends, names),
            ..*entry
        }));
        Ok(work)
    }

    /// The pairs of the states that were found last, for these degrees.
    pub(super) fn pairs<'a>(&'a mut self, gather: &'a Gather, target: Degrees) -> Pairs<'a> {
        Pairs {
            contraction: &mut self.contraction,
            upper: gather.entries(),
            lower: &self.renamed,
            ends: target.ends(),
        }
    }

    /// The upper and the lower part.
    pub(super) fn halves(&self) -> [&Half; 2] {
        [&self.upper, &self.lower]
    }

    /// Whether the upper and the lower part are images of each other.
    pub(super) fn is_alike(&self) -> bool {
        self.alike
    }

    /// For how many images of the upper degrees they are counted, themselves included; 0 if they
    /// are counted for by another image.
    pub(super) fn images(&self, sweep: &Sweep, target: Degrees) -> u128 {
        let opposite = self.upper.opposite(target);
        let folded = sweep.layers().0.is_folded();
        let mirror = sweep.plan().mirror;
        let image = |degrees: Degrees| {
            if folded {
                mirror.degrees(degrees)
            } else {
                degrees
            }
        };
        let mirrored = 1 + u128::from(image(target) != target);
        if !self.alike {
            return mirrored;
        }
        let turned = image(opposite);
        match target.cmp(&opposite.min(turned)) {
            std::cmp::Ordering::Less => 2 * mirrored,
            std::cmp::Ordering::Equal => mirrored,
            std::cmp::Ordering::Greater => 0,
        }
    }
}
