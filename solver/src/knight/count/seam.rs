//! The seam between the two parts of the board, and the work of joining them.

use std::ops::Range;

use super::CountError;
use super::degrees::Degrees;
use super::middle::Half;
use super::patterns::Patterns;
use super::rules::Rules;
use super::sweeps::Sweeps;

/// All degrees that the upper part can have at the seam.
///
/// A board without holes looks the same left to right, and with an even number of rows upside down: of up
/// to four degrees that are images of each other only one is joined, and counts for all. So it is with holes that look the
/// same.
#[derive(Debug)]
pub struct Seam {
    upper: Half,
    lower: Half,
    /// Whether the upper and the lower part are images of each other.
    alike: bool,
    /// The degrees of the upper part, of two that are mirror images one.
    targets: Patterns,
    /// The group of the upper layer that is next to be looked at for targets.
    group: usize,
}

impl Seam {
    /// The seam of sweeps that are done.
    pub fn of(sweeps: &Sweeps) -> Result<Self, CountError> {
        let laid = sweeps.laid();
        let layout = laid.layout();
        let [above, below] = sweeps.plans();
        let above = &above.borders[layout.upper_rows as usize];
        let below = &below.borders[layout.lower_rows as usize];
        let mut halves = [Half::new(above, below), Half::new(below, above)];
        for (half, rules) in halves.iter_mut().zip(Rules::of_parts(laid)) {
            if !rules.is_empty() {
                rules.restrict_half(half);
            }
        }
        let [upper, lower] = halves;
        let seam = Self {
            upper,
            lower,
            alike: sweeps.is_alike(),
            targets: Patterns::new()?,
            group: 0,
        };
        let (upper, lower) = sweeps.layers();
        upper.check_ways(seam.upper.choices.len())?;
        lower.check_ways(seam.lower.choices.len())?;
        Ok(seam)
    }

    /// Looks for degrees to which one more group of the upper part leads. Returns the work that it
    /// was, or `None` when all are known.
    pub fn look(&mut self, sweeps: &Sweeps) -> Result<Option<u64>, CountError> {
        let upper = sweeps.layers().0;
        let Some(sources) = upper.images(self.group) else {
            return Ok(None);
        };
        self.group += 1;
        for source in sources {
            for choice in &self.upper.choices {
                let Some(target) = choice.target(source) else {
                    continue;
                };
                if !upper.is_folded() || target <= target.mirrored() {
                    self.targets.insert(target)?;
                }
            }
        }
        Ok(Some(self.upper.choices.len() as u64))
    }

    /// The number of different degrees.
    pub fn parts(&self) -> u64 {
        self.targets.len() as u64
    }

    /// The degrees of a part.
    pub fn target(&self, part: u64) -> Option<Degrees> {
        self.targets.get(part as usize)
    }

    /// Forgets the degrees, whose parts can then be joined by them alone.
    pub fn forget_targets(&mut self) -> Result<(), CountError> {
        self.targets = Patterns::new()?;
        Ok(())
    }

    /// The degrees of the upper part, of images of each other one, of those with these numbers.
    pub fn targets(&self, sweeps: &Sweeps, parts: Range<u64>) -> Vec<Degrees> {
        let targets = parts.filter_map(|part| self.targets.get(part as usize));
        targets
            .filter(|&target| self.images(sweeps, target) > 0)
            .collect()
    }

    /// The upper and the lower part.
    pub fn halves(&self) -> [&Half; 2] {
        [&self.upper, &self.lower]
    }

    /// Whether the upper and the lower part are images of each other.
    pub fn is_alike(&self) -> bool {
        self.alike
    }

    /// For how many images of the upper degrees they are counted, themselves included; 0 if they
    /// are counted for by another image.
    pub fn images(&self, sweeps: &Sweeps, target: Degrees) -> u128 {
        let opposite = self.upper.opposite(target);
        let folded = sweeps.layers().0.is_folded();
        let image = |degrees: Degrees| {
            if folded { degrees.mirrored() } else { degrees }
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
