//! Who is ahead in a race, in words.

use super::runner::{Lead, Runner, lead};
use crate::locale::Locale;
use crate::text;

named! {
    /// The goal that the runs of a race reach.
    pub enum Goal {
        /// The first solution.
        First = "first",
        /// All solutions, and the end of the search.
        All = "all",
        /// The end of a search without a solution.
        None = "none",
    }
}

/// The possible goals of both runs: a run that stops at its first solution has no other goal.
pub fn goals(both: [&Runner; 2]) -> Vec<Goal> {
    let is_in_vain = |of: &Runner| of.first.is_none() && of.end.is_some();
    let seek_all = both.iter().all(|of| of.seeks_all);
    match (seek_all, both.into_iter().all(is_in_vain)) {
        (_, true) => vec![Goal::None],
        (true, false) => vec![Goal::First, Goal::All],
        (false, false) => vec![Goal::First],
    }
}

/// Who comes first to a goal, by name, and in a sentence. `None` if that is not certain. `sought` is the last part of the
/// keys of goals.
pub fn ahead(
    both: [&Runner; 2],
    goal: Goal,
    sought: &str,
    clock: &str,
    locale: &Locale,
) -> Option<(&'static str, String)> {
    let lead = lead(both, |of| match goal {
        Goal::First => of.first,
        Goal::All | Goal::None => of.end,
    });
    let goal = [goal.name(), sought].concat();
    let first = text!(locale, "race-first", goal = goal.as_str());
    match lead {
        Lead::Both(time) => {
            let goal = text!(locale, "race-goal", goal);
            Some(("both", text!(locale, "race-both", goal, clock, time)))
        }
        Lead::One([(winner, time), (loser, later)]) => {
            let (one, other) = (winner.name.as_str(), loser.name.as_str());
            let words = text!(locale, "race-one", first, clock, one, time, other, later);
            Some((winner.key, words))
        }
        Lead::Only((winner, time), loser) => {
            let (one, other, known) = (winner.name.as_str(), loser.name.as_str(), loser.steps);
            let words = text!(locale, "race-only", first, clock, one, time, other, known);
            Some((winner.key, words))
        }
        Lead::Neither => None,
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use bezzel_stepping::queens::{Algorithm, Clock, Plan};

    use super::super::runner::tests::runner;
    use super::*;

    #[test]
    fn a_search_in_vain_has_one_goal_and_one_that_stops_at_the_first_another() {
        let of = |n, algorithm, first_only| {
            let plan = Plan::new(n, algorithm);
            runner(Plan { first_only, ..plan }, None, Clock::Step)
        };
        let goals_of = |one: &Runner, other: &Runner| goals([one, other]);
        let arrays = of(6, Algorithm::Arrays, false);
        let masks = of(6, Algorithm::Masks, false);
        assert_eq!(goals_of(&arrays, &masks), [Goal::First, Goal::All]);
        let repair = of(6, Algorithm::Repair, false);
        assert_eq!(goals_of(&arrays, &repair), [Goal::First]);
        let first = of(6, Algorithm::Arrays, true);
        assert_eq!(goals_of(&first, &first), [Goal::First]);
        let none = of(3, Algorithm::Arrays, false);
        assert_eq!(goals_of(&none, &none), [Goal::None]);
    }
}
