//! Doing square after square, from an empty board to the middle.

use super::CountError;
use super::degrees::Degrees;
use super::error::reserve;
use super::gather::Gather;
use super::layer::{Fold, Layer};
use super::plan::{Plan, Side, Step};

/// Doing the rows of a part of the board.
#[derive(Debug)]
pub(super) struct Sweep {
    plan: Plan,
    /// The layer before the step at hand, below it those that were to be kept, with the squares done.
    layers: Vec<(usize, Layer)>,
    /// The layer after the step at hand, as far as it is known.
    after: Layer,
    step: usize,
    /// The group of the layer before that is next to be looked at.
    group: usize,
    keep: Keep,
}

/// Which layers are kept beside the last.
#[derive(Copy, Clone, Debug)]
pub(super) struct Keep {
    /// The one after so many squares.
    pub(super) after: usize,
    /// Whether those at the end of a row are, and small ones, from which others can soon be found again.
    pub(super) to_go_back: bool,
}

impl Keep {
    /// The states of a small layer.
    pub(super) const SMALL: u64 = 1 << 18;
}

impl Sweep {
    /// Before the first square.
    pub(super) fn new(plan: Plan, keep: Keep) -> Result<Self, CountError> {
        let mut layers = Vec::new();
        reserve(&mut layers, 2)?;
        layers.push((0, Layer::empty_board()?));
        let mut sweep = Self {
            after: Layer::new(None)?,
            plan,
            layers,
            step: 0,
            group: 0,
            keep,
        };
        sweep.begin_step()?;
        Ok(sweep)
    }

    pub(super) fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The squares that are done.
    pub(super) fn squares_done(&self) -> usize {
        self.step
    }

    /// The share of the groups of the step at hand that has been looked at.
    pub(super) fn share_of_step(&self) -> f64 {
        let groups = self.before().groups();
        self.group as f64 / groups.max(1) as f64
    }

    /// The states stored at present.
    pub(super) fn states(&self) -> u64 {
        self.before().entries() + self.after.entries()
    }

    /// The groups stored at present.
    #[cfg(test)]
    pub(super) fn groups(&self) -> usize {
        self.before().groups() + self.after.groups()
    }

    /// The layer that was kept, and the last.
    pub(super) fn layers(&self) -> (&Layer, &Layer) {
        let kept = self.layer(self.keep.after);
        (kept.unwrap_or(self.before()), self.before())
    }

    /// The layer after so many squares, if it is kept.
    pub(super) fn layer(&self, squares: usize) -> Option<&Layer> {
        let mut layers = self.layers.iter();
        layers.find_map(|(done, layer)| (*done == squares).then_some(layer))
    }

    fn before(&self) -> &Layer {
        // There is always one: the empty board, or what took its place.
        &self.layers[self.layers.len() - 1].1
    }

    /// Looks at one more group of the layer before, and finds the groups that it leads to, unless
    /// they are known. Returns the number of states looked at, or `None` when all squares are done.
    pub(super) fn advance(&mut self, gather: &mut Gather) -> Result<Option<u64>, CountError> {
        let Some(step) = self.plan.steps.get(self.step) else {
            return Ok(None);
        };
        let before = &self.layers[self.layers.len() - 1].1;
        let Some((degrees, image)) = before.degrees(self.group) else {
            self.finish_step()?;
            return Ok(Some(0));
        };
        self.group += 1;
        let mut work = 0;
        for source in [Some(degrees), image].into_iter().flatten() {
            for choice in &step.choices {
                work += 1;
                let Some(target) = choice.target(source) else {
                    continue;
                };
                if self.after.has(target) || !step.wants(target) {
                    continue;
                }
                work += gather.gather(before, self.plan.mirror, &step.choices, target)?;
                self.after.push(target, gather.entries())?;
            }
        }
        Ok(Some(work))
    }

    fn keeps_before(&self) -> bool {
        let columns = self.plan.borders[0].near.len();
        let may_be_needed =
            self.step.is_multiple_of(columns) || self.before().entries() <= Keep::SMALL;
        self.step == self.keep.after || self.keep.to_go_back && may_be_needed
    }

    fn begin_step(&mut self) -> Result<(), CountError> {
        let fold = self.plan.steps.get(self.step).and_then(Step::fold);
        self.after = Layer::new(fold)?;
        self.group = 0;
        Ok(())
    }

    fn finish_step(&mut self) -> Result<(), CountError> {
        // A state is read at most once for each choice, and once more for its mirror image.
        let choices = self
            .plan
            .steps
            .get(self.step + 1)
            .map_or(1, |step| step.choices.len());
        self.after.check_ways(choices)?;
        let after = std::mem::replace(&mut self.after, Layer::new(None)?);
        if !self.keeps_before() {
            self.layers.pop();
        }
        self.step += 1;
        reserve(&mut self.layers, 1)?;
        self.layers.push((self.step, after));
        self.begin_step()
    }
}

impl Step {
    /// Which groups are kept once this square is done, where not all are.
    pub(super) fn fold(&self) -> Option<Fold> {
        match self.side {
            Some(Side::Second(fold)) => Some(fold),
            Some(Side::First(_)) | None => None,
        }
    }

    /// Whether a group with these degrees is kept once this square is done, rather than its mirror image.
    pub(super) fn stores(&self, degrees: Degrees) -> bool {
        self.fold().is_none_or(|fold| fold.keeps(degrees))
    }

    /// Whether a group with these degrees, or one that follows from it, is kept.
    pub(super) fn wants(&self, degrees: Degrees) -> bool {
        match self.side {
            None => true,
            Some(Side::First(fold)) => fold.may_keep(degrees),
            Some(Side::Second(fold)) => fold.keeps(degrees),
        }
    }
}
