//! Putting the two parts of the board together.

use super::CountError;
use super::contraction::Contraction;
use super::degrees::{Degrees, HUB};
use super::error::reserve;
use super::gather::Gather;
use super::pairing::{Entry, NibbleMask};
use super::pairs::Pairs;
use super::seam::Seam;
use super::sweeps::Sweeps;

/// Joins the upper and the lower part for degrees that they can have at the seam, one after another.
#[derive(Debug)]
pub struct Joiner {
    upper: Gather,
    lower: Gather,
    /// The states of the upper part, if the hub is an end.
    led: Vec<Entry>,
    /// The entries of the lower part, with the slots of the upper one.
    renamed: Vec<Entry>,
    contraction: Contraction,
}

impl Joiner {
    pub fn new() -> Result<Self, CountError> {
        Ok(Self {
            upper: Gather::new()?,
            lower: Gather::new()?,
            led: Vec::new(),
            renamed: Vec::new(),
            contraction: Contraction::new()?,
        })
    }

    /// The tours of a part, and the work that it was.
    pub fn tours(
        &mut self,
        sweeps: &Sweeps,
        seam: &Seam,
        part: u64,
    ) -> Result<(u128, u64), CountError> {
        let Some(target) = seam.target(part) else {
            return Ok((0, 0));
        };
        let images = seam.images(sweeps, target);
        if images == 0 {
            return Ok((0, 1));
        }
        let (cycles, work) = self.cycles(sweeps, seam, target)?;
        // A cycle through the hub is a tour in either direction.
        let directions = 1 + u128::from(sweeps.has_hub());
        let tours = cycles
            .checked_mul(images * directions)
            .ok_or(CountError::TooMany)?;
        Ok((tours, work))
    }

    /// The cycles in which the upper part has these degrees, and the work that it was.
    pub fn cycles(
        &mut self,
        sweeps: &Sweeps,
        seam: &Seam,
        target: Degrees,
    ) -> Result<(u128, u64), CountError> {
        let work = self.gather(sweeps, seam, target)?;
        if self.renamed.is_empty() {
            return Ok((0, work + 1));
        }
        let mut ends = target.ends();
        let mut upper = self.upper.entries();
        if target.get(HUB) == 1 {
            lead_to_slot(&mut ends, upper, &mut self.led, &mut self.renamed)?;
            upper = &self.led;
        }
        let (cycles, more) = self.contraction.count(upper, &self.renamed, ends)?;
        Ok((cycles, work + more))
    }

    /// Finds the states of both parts where the upper one has these degrees; the upper ones only if there are lower ones.
    /// Returns the work that it was.
    fn gather(&mut self, sweeps: &Sweeps, seam: &Seam, target: Degrees) -> Result<u64, CountError> {
        let (upper_layer, lower_layer) = sweeps.layers();
        let [upper, lower] = seam.halves();
        let opposite = upper.opposite(target);
        self.renamed.clear();
        let mut work = self.lower.gather(lower_layer, &lower.choices, opposite)?;
        let entries = self.lower.entries();
        if entries.is_empty() {
            return Ok(work);
        }
        work += self.upper.gather(upper_layer, &upper.choices, target)?;
        let (ends, names) = (opposite.ends(), lower.names());
        reserve(&mut self.renamed, entries.len())?;
        self.renamed.extend(entries.iter().map(|entry| Entry {
            pairing: entry.pairing.renamed(ends, names),
            ..*entry
        }));
        Ok(work)
    }

    /// The pairs of the states that were found last, for these degrees.
    pub fn pairs(&mut self, target: Degrees) -> Pairs<'_> {
        Pairs {
            contraction: &mut self.contraction,
            upper: self.upper.entries(),
            lower: &self.renamed,
            ends: target.ends(),
        }
    }
}

/// Redirects the path that leads to the hub, one in each state, to a slot, which becomes an end. A slot without an end
/// exists, since the number of ends is odd.
fn lead_to_slot(
    ends: &mut u16,
    upper: &[Entry],
    led: &mut Vec<Entry>,
    lower: &mut [Entry],
) -> Result<(), CountError> {
    let (slot, mask) = (ends.trailing_ones() as u8, NibbleMask::new(*ends));
    *ends |= 1 << slot;
    let lead = |entry: &Entry| Entry {
        pairing: entry.pairing.extended_from_hub(slot, mask),
        ..*entry
    };
    led.clear();
    reserve(led, upper.len())?;
    led.extend(upper.iter().map(lead));
    for entry in lower {
        *entry = lead(entry);
    }
    Ok(())
}
