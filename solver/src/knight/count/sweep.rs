//! The sweep, square after square, from an empty board to the middle.

use super::CountError;
use super::degrees::Degrees;
use super::error::reserve;
use super::gather::Gather;
use super::layer::{Fold, Layer};
use super::plan::{Plan, Side, Step};
#[cfg(feature = "parallel")]
use super::states::States;

/// The sweep over the rows of a part of the board.
#[derive(Debug)]
pub struct Sweep {
    plan: Plan,
    /// The layer before the present step, and below it the layers to keep.
    layers: Vec<Kept>,
    /// The listed and known part of the layer after the present step.
    after: Layer,
    step: usize,
    /// The next group of the layer before whose successors are to be listed.
    group: usize,
    /// The squares that are done in advance.
    end: usize,
    keep: Keep,
}

/// A layer that is kept.
#[derive(Debug)]
pub struct Kept {
    /// The squares that are done.
    pub squares: usize,
    pub layer: Layer,
    /// Whether all its groups are known. The groups of other layers are found on request.
    pub is_whole: bool,
}

/// The layers that are kept beside the last.
#[derive(Copy, Clone, Debug)]
pub struct Keep {
    /// The number of squares after which a layer is kept.
    pub after: usize,
    /// Whether those at the end of a row are, and small ones, from which others can soon be found again.
    pub to_go_back: bool,
}

impl Keep {
    /// The states of a small layer.
    pub const SMALL: u64 = 1 << 18;
}

impl Sweep {
    /// The sweep before its first square. It does the squares up to `end` in advance, and leaves the missing layers open if
    /// layers are kept to go back.
    pub fn new(end: usize, plan: Plan, keep: Keep) -> Result<Self, CountError> {
        let mut layers = Vec::new();
        reserve(&mut layers, 2)?;
        layers.push(Kept {
            squares: 0,
            layer: Layer::empty_board()?,
            is_whole: true,
        });
        let mut sweep = Self {
            after: Layer::new(None)?,
            end,
            plan,
            layers,
            step: 0,
            group: 0,
            keep,
        };
        sweep.begin_step()?;
        Ok(sweep)
    }

    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The squares that are done.
    pub fn squares_done(&self) -> usize {
        self.step
    }

    /// The share of the groups of the step at hand whose states have been found.
    pub fn share_of_step(&self) -> f64 {
        let is_listed = self.group == self.before().groups();
        let groups = if is_listed { self.after.groups() } else { 0 };
        self.after.known() as f64 / groups.max(1) as f64
    }

    /// The states stored at present.
    pub fn states(&self) -> u64 {
        self.before().entries() + self.after.entries()
    }

    /// The groups stored at present.
    #[cfg(test)]
    pub fn groups(&self) -> usize {
        self.before().groups() + self.after.groups()
    }

    /// The layer after `squares` squares, if it is kept, else the last.
    pub fn layer(&self, squares: usize) -> &Layer {
        let mut layers = self.layers.iter();
        let layer = layers.find_map(|kept| (kept.squares == squares).then_some(&kept.layer));
        layer.unwrap_or(self.before())
    }

    /// The plan and the layers. If groups are to be found in open layers, there is a layer for each number of squares.
    pub fn plan_and_layers(&mut self) -> (&Plan, &mut [Kept]) {
        (&self.plan, &mut self.layers)
    }

    pub fn before(&self) -> &Layer {
        // There is always a layer: the empty board, or its successor.
        &self.layers[self.layers.len() - 1].layer
    }

    /// Lists the successors of one more group of the layer before. If all are listed, finds the states of one more
    /// group. Returns the number of states looked at, or `None` when all squares are done.
    pub fn advance(&mut self, gather: &mut Gather) -> Result<Option<u64>, CountError> {
        if self.is_done() {
            return Ok(None);
        }
        if let Some(work) = self.list()? {
            return Ok(Some(work));
        }
        if self.after.known() == self.after.groups() {
            self.finish_step()?;
            return Ok(Some(0));
        }
        let work = self.find(gather, self.after.known())?;
        self.after.push(gather.entries())?;
        Ok(Some(work))
    }

    /// Whether all squares are done that are done in advance.
    pub fn is_done(&self) -> bool {
        self.step == self.end
    }

    /// Lists the successors of one more group of the layer before. Returns the work done, or `None` if all are listed.
    pub fn list(&mut self) -> Result<Option<u64>, CountError> {
        let step = &self.plan.steps[self.step];
        let Some(sources) = self.before().images(self.group) else {
            return Ok(None);
        };
        self.group += 1;
        for source in sources {
            let targets = step.choices.iter();
            for target in targets.filter_map(|choice| choice.target(source)) {
                if step.wants(target) {
                    self.after.list(target)?;
                }
            }
        }
        Ok(Some(step.choices.len() as u64))
    }

    /// The groups that are listed of the step at hand.
    #[cfg(feature = "parallel")]
    pub fn listed(&self) -> usize {
        self.after.groups()
    }

    /// Finds the states of a group that is listed. Returns the number of states looked at.
    pub fn find(&self, gather: &mut Gather, group: usize) -> Result<u64, CountError> {
        let Some(target) = self.after.degrees(group) else {
            return Ok(0);
        };
        gather.gather(self.before(), &self.plan.steps[self.step].choices, target)
    }

    /// Takes in the states of the first groups that are listed and not known.
    #[cfg(feature = "parallel")]
    pub fn take_in(&mut self, states: States) -> Result<(), CountError> {
        self.after.append(states)
    }

    fn keeps_before(&self) -> bool {
        let columns = self.plan.columns();
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

    /// Goes over to the next step, when the states of all groups are known.
    pub fn finish_step(&mut self) -> Result<(), CountError> {
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
        self.layers.push(Kept {
            squares: self.step,
            layer: after,
            is_whole: true,
        });
        self.begin_step()?;
        if self.is_done() && self.keep.to_go_back {
            self.open()?;
        }
        Ok(())
    }

    /// Puts an open layer in the place of each missing one.
    fn open(&mut self) -> Result<(), CountError> {
        let mut kept = std::mem::take(&mut self.layers).into_iter().peekable();
        reserve(&mut self.layers, self.plan.steps.len() + 1)?;
        for squares in 0..=self.plan.steps.len() {
            let layer = match kept.next_if(|kept| kept.squares == squares) {
                Some(kept) => kept,
                None => Kept {
                    squares,
                    layer: Layer::new(self.plan.steps[squares - 1].fold())?,
                    is_whole: false,
                },
            };
            self.layers.push(layer);
        }
        Ok(())
    }
}

impl Step {
    /// The groups that are kept once this square is done, if not all are.
    pub fn fold(&self) -> Option<Fold> {
        match self.side {
            Some(Side::Second(fold)) => Some(fold),
            Some(Side::First(_)) | None => None,
        }
    }

    /// Whether a group with these degrees is kept once this square is done, rather than its mirror image.
    pub fn stores(&self, degrees: Degrees) -> bool {
        self.fold().is_none_or(|fold| fold.keeps(degrees))
    }

    /// Whether a group with these degrees, or one that follows from it, is kept.
    pub fn wants(&self, degrees: Degrees) -> bool {
        match self.side {
            None => true,
            Some(Side::First(fold)) => fold.may_keep(degrees),
            Some(Side::Second(fold)) => fold.keeps(degrees),
        }
    }
}
