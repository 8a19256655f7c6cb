//! The sweep over the squares of a part of the board, for 2-factors.

use super::super::CountError;
use super::super::degrees::Degrees;
use super::super::error::reserve;
use super::super::plan::{Plan, Step};
use super::ways::Ways;

/// The ways to reach all degrees of the frontier after 0, 1, 2, ... squares.
#[derive(Debug)]
pub struct Layers {
    plan: Plan,
    done: Vec<Ways>,
    /// The known part of the layer after one more square.
    after: Ways,
    /// The place of the layer before that is next to be looked at.
    place: usize,
}

impl Layers {
    /// The layers before the first square.
    pub fn new(plan: Plan) -> Result<Self, CountError> {
        let mut done = Vec::new();
        reserve(&mut done, plan.steps.len() + 1)?;
        let mut empty_board = Ways::new(None, 0)?;
        empty_board.add(Degrees::NONE, 1)?;
        done.push(empty_board);
        Ok(Self {
            after: Ways::new(plan.steps.first().and_then(Step::fold), 1)?,
            plan,
            done,
            place: 0,
        })
    }

    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The layer after `squares` squares, which must be done.
    pub fn after(&self, squares: usize) -> &Ways {
        &self.done[squares]
    }

    /// The bytes that the layers take.
    pub fn bytes(&self) -> u64 {
        self.done.iter().chain([&self.after]).map(Ways::bytes).sum()
    }

    /// Looks at some more places, and adds up what follows from them. Returns whether all squares
    /// are done.
    pub fn advance(&mut self, places: usize) -> Result<bool, CountError> {
        let squares = self.done.len() - 1;
        let Some(step) = self.plan.steps.get(squares) else {
            return Ok(true);
        };
        let before = &self.done[squares];
        let end = before.places().min(self.place + places);
        for place in self.place..end {
            for (source, ways) in before.images(place) {
                let targets = step
                    .choices
                    .iter()
                    .filter_map(|choice| choice.target(source));
                for target in targets.filter(|&target| step.wants(target)) {
                    self.after.add(target, ways)?;
                }
            }
        }
        self.place = end;
        if end == before.places() {
            let next = self.plan.steps.get(squares + 1).and_then(Step::fold);
            self.after.fit()?;
            let next = Ways::new(next, squares + 2)?;
            self.done.push(std::mem::replace(&mut self.after, next));
            self.place = 0;
        }
        Ok(false)
    }
}
