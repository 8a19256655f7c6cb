use super::{Clock, Counters, Landmark, Run, Snapshot, Watched};

/// The landmarks of a run that a [`Survey`](super::Survey) has found: they lead to any of its events.
///
/// A timeline can be used during its survey.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Timeline {
    checkpoints: Vec<Snapshot>,
    solutions: Vec<u64>,
    depths: Vec<u64>,
    end: Option<Snapshot>,
}

impl Timeline {
    /// Adds the next landmark of the survey.
    pub fn push(&mut self, landmark: Landmark) {
        match landmark {
            Landmark::Checkpoint(snapshot) => self.checkpoints.push(snapshot),
            Landmark::Solution(step) => self.solutions.push(step),
            Landmark::Depth { step, .. } => self.depths.push(step),
            Landmark::End(snapshot) => self.end = Some(snapshot),
        }
    }

    /// The last event of the run, once the survey has reached it.
    pub fn last_step(&self) -> Option<u64> {
        self.end.as_ref().map(Snapshot::step)
    }

    /// The last state of the run, with the totals of its counters, once the survey has reached it.
    pub const fn end(&self) -> Option<&Snapshot> {
        self.end.as_ref()
    }

    /// The last event up to which seeking takes no more than half the space between checkpoints.
    pub fn known_to(&self) -> u64 {
        self.known().0
    }

    /// The event that is [known to](Self::known_to), and the counters there.
    pub fn known(&self) -> (u64, Counters) {
        let last = self.end.as_ref().or(self.checkpoints.last());
        last.map_or_else(Default::default, |last| (last.step, last.counters))
    }

    /// The events that are solutions, in ascending order, in the part that the survey has seen.
    pub fn solutions(&self) -> &[u64] {
        &self.solutions
    }

    /// The first solution after an event.
    pub fn solution_after(&self, step: u64) -> Option<u64> {
        let next = self.solutions.partition_point(|&solution| solution <= step);
        self.solutions.get(next).copied()
    }

    /// The last solution before an event.
    pub fn solution_before(&self, step: u64) -> Option<u64> {
        let next = self.solutions.partition_point(|&solution| solution < step);
        self.solutions[..next].last().copied()
    }

    /// The event that first put this many queens on the board, if the survey has met it.
    pub fn first_with(&self, queens: u8) -> Option<u64> {
        let index = usize::from(queens).checked_sub(1)?;
        self.depths.get(index).copied()
    }

    /// Takes a run of the surveyed plan to an event, from its present event or from the nearest checkpoint. Returns
    /// true if the event is reached. If the run has fewer events, it stops at its end.
    ///
    /// Walks over at most half of [`Survey::SPACING`](super::Survey::SPACING) events, if the event is no later than
    /// [`known_to`](Self::known_to).
    pub fn seek(&self, run: &mut Run, step: u64) -> bool {
        self.approach(run, Clock::Step, step);
        run.walk_to(step)
    }

    /// Takes a run of the surveyed plan to its last event at a time of a clock, from its present event or from the nearest
    /// checkpoint, over at most so many events. Returns whether it is there.
    pub fn follow(&self, run: &mut Run, clock: Clock, time: u64, most: u64) -> bool {
        self.approach(run, clock, time);
        clock.walk(run, time, most)
    }

    /// Takes a run to the checkpoint that is nearest to a time, if that is nearer than its present event.
    fn approach(&self, run: &mut Run, clock: Clock, time: u64) {
        let at = |kept: &Snapshot| clock.at(kept.step(), kept.counters());
        let after = self.checkpoints.partition_point(|kept| at(kept) < time);
        let near = self.checkpoints[after.saturating_sub(1)..]
            .iter()
            .take(2)
            .chain(&self.end);
        let nearest = near.min_by_key(|kept| at(kept).abs_diff(time));
        if let Some(nearest) = nearest
            && at(nearest).abs_diff(time) < clock.of(run).abs_diff(time)
            && let Ok(restored) = Run::restore(run.plan(), nearest)
        {
            *run = restored;
        }
    }
}
