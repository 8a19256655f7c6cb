//! The sweeps of both parts of a board, one after the other.

use super::gather::Gather;
use super::layer::Layer;
use super::layout::Laid;
use super::memory::{LEAST_OF_STATE, check_memory};
use super::plan::Plan;
use super::rules::Rules;
#[cfg(feature = "parallel")]
use super::states::States;
use super::sweep::{Keep, Kept, Sweep};
use super::{CountError, TourCountRequest, TourKind};

/// The sweeps over the rows of the upper and of the lower part. A board that looks the same upside down, as each without holes does,
/// needs only the lower one: the layers of its first rows are those of the upper part.
#[derive(Debug)]
pub struct Sweeps {
    request: TourCountRequest,
    laid: Laid,
    /// The squares of the upper part.
    above: usize,
    upper: Option<Sweep>,
    lower: Sweep,
}

/// The work on the parts of a board that is left for later.
#[derive(Copy, Clone, Debug)]
pub struct Later {
    /// The last squares of each part that are not done in advance.
    pub squares: usize,
}

impl Sweeps {
    /// The sweeps of a valid request before the first square. `later` keeps the layers that distinguish tours, and leaves the
    /// missing layers open.
    pub fn of_request(
        request: &TourCountRequest,
        later: Option<Later>,
    ) -> Result<Self, CountError> {
        let laid = Laid::new(&request.board);
        let layout = laid.layout();
        let has_hub = request.kind == TourKind::Open;
        let [rules, below] = Rules::of_parts(&laid);
        let is_mirrored = laid.is_mirrored();
        let sweep = |rows, rules: &Rules, keep| {
            let mut plan = Plan::new(rows, layout.columns, has_hub);
            if !rules.is_empty() {
                rules.restrict_plan(&mut plan, is_mirrored);
            }
            let end = plan.steps.len() - later.map_or(0, |later| later.squares);
            Sweep::new(end, plan, keep)
        };
        let above = (layout.upper_rows * layout.columns) as usize;
        let is_one = laid.is_same_upside_down();
        let keep = Keep {
            after: if is_one { above } else { usize::MAX },
            to_go_back: later.is_some(),
        };
        let upper = (!is_one).then(|| sweep(layout.upper_rows, &rules, keep));
        Ok(Self {
            request: request.clone(),
            above,
            upper: upper.transpose()?,
            lower: sweep(layout.lower_rows, &below, keep)?,
            laid,
        })
    }

    pub fn laid(&self) -> &Laid {
        &self.laid
    }

    /// Whether the upper and the lower part are images of each other.
    pub fn is_alike(&self) -> bool {
        self.upper.is_none() && self.above == self.lower.plan().steps.len()
    }

    /// The plans of the upper and of the lower part; that of the upper one may continue below it.
    pub fn plans(&self) -> [&Plan; 2] {
        [self.upper.as_ref().unwrap_or(&self.lower), &self.lower].map(Sweep::plan)
    }

    /// Whether there is a hub.
    pub fn has_hub(&self) -> bool {
        self.lower.plan().has_hub
    }

    /// The sweep whose squares are done at present.
    #[cfg(feature = "parallel")]
    pub fn present(&self) -> &Sweep {
        match &self.upper {
            Some(upper) if !upper.is_done() => upper,
            _ => &self.lower,
        }
    }

    fn present_mut(&mut self) -> &mut Sweep {
        match &mut self.upper {
            Some(upper) if !upper.is_done() => upper,
            _ => &mut self.lower,
        }
    }

    /// All sweeps, in the order in which they are done.
    pub fn each(&self) -> impl Iterator<Item = &Sweep> {
        self.upper.iter().chain([&self.lower])
    }

    /// The states stored at present.
    pub fn states(&self) -> u64 {
        self.each().map(Sweep::states).sum()
    }

    /// The last layers of the upper and of the lower part.
    pub fn layers(&self) -> (&Layer, &Layer) {
        let upper = match &self.upper {
            Some(upper) => upper.before(),
            None => self.lower.layer(self.above),
        };
        (upper, self.lower.before())
    }

    /// The plan and the layers of the upper part, or of the lower one.
    pub fn plan_and_layers(&mut self, part: Part) -> (&Plan, &mut [Kept]) {
        let sweep = match (&mut self.upper, part) {
            (Some(upper), Part::Upper) => upper,
            _ => &mut self.lower,
        };
        sweep.plan_and_layers()
    }

    /// Does more of the square at hand, as [`Sweep::advance`] does.
    pub fn advance(&mut self, gather: &mut Gather) -> Result<Option<u64>, CountError> {
        let work = self.present_mut().advance(gather)?;
        self.check_memory()?;
        Ok(work)
    }

    /// Refuses more states than the request has memory for: what a board with holes needs is only estimated before.
    fn check_memory(&self) -> Result<(), CountError> {
        let TourCountRequest {
            board,
            kind,
            memory_limit,
            ..
        } = &self.request;
        if self.laid.holes().is_empty() {
            return Ok(());
        }
        let needed = self.states().saturating_mul(LEAST_OF_STATE);
        check_memory(board.size(), *kind, needed, *memory_limit)
    }

    /// Whether all squares are done that are done in advance.
    #[cfg(feature = "parallel")]
    pub fn is_done(&self) -> bool {
        self.present().is_done()
    }

    /// Lists more of the square at hand, as [`Sweep::list`] does.
    #[cfg(feature = "parallel")]
    pub fn list(&mut self) -> Result<Option<u64>, CountError> {
        self.present_mut().list()
    }

    /// Takes in states of the square at hand, as [`Sweep::take_in`] does.
    #[cfg(feature = "parallel")]
    pub fn take_in(&mut self, states: States) -> Result<(), CountError> {
        self.present_mut().take_in(states)
    }

    /// Goes over to the next step, when the states of all groups are known.
    #[cfg(feature = "parallel")]
    pub fn finish_step(&mut self) -> Result<(), CountError> {
        self.present_mut().finish_step()?;
        self.check_memory()
    }
}

/// A part of the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Part {
    Upper,
    Lower,
}
