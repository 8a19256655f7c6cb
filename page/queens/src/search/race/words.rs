//! The result of a race in words.

use bezzel_stepping::queens::{Algorithm, Clock};

use super::standing::{Lead, Standing, lead};
use crate::locale::Locale;
use crate::text;

named! {
    /// What the runs of a race come to.
    pub enum Goal {
        /// The first solution.
        First = "first",
        /// All solutions, and the end of the search.
        All = "all",
        /// The end of a search without a solution.
        None = "none",
    }
}

/// What both runs may come to: a run that stops at its first solution has no other goal.
pub fn goals(both: [&Standing; 2]) -> Vec<Goal> {
    let is_in_vain = |of: &Standing| of.first.is_none() && of.end.is_some();
    let seek_all = both.iter().all(|of| of.seeks_all());
    match (seek_all, both.into_iter().all(is_in_vain)) {
        (_, true) => vec![Goal::None],
        (true, false) => vec![Goal::First, Goal::All],
        (false, false) => vec![Goal::First],
    }
}

/// Who comes first to a goal, by name, and in a sentence. `None` if that is not certain.
pub fn ahead(
    both: [&Standing; 2],
    goal: Goal,
    clock: Clock,
    locale: &Locale,
) -> Option<(&'static str, String)> {
    let lead = lead(both, clock, |of| match goal {
        Goal::First => of.first,
        Goal::All | Goal::None => of.end,
    });
    let (goal, clock) = (goal.name(), clock.name());
    let name = |of: &Standing| algorithm_words(of.plan.algorithm, locale);
    match lead {
        Lead::Both(time) => Some(("both", text!(locale, "race-both", goal, clock, time))),
        Lead::One([(winner, time), (loser, later)]) => {
            let (one, other) = (name(winner), name(loser));
            let words = text!(locale, "race-one", goal, clock, one, time, other, later);
            Some((winner.plan.algorithm.name(), words))
        }
        Lead::Only((winner, time), loser) => {
            let (one, other, known) = (name(winner), name(loser), loser.known.0);
            let words = text!(locale, "race-only", goal, clock, one, time, other, known);
            Some((winner.plan.algorithm.name(), words))
        }
        Lead::Neither => None,
    }
}

/// Why one is ahead, or neither: what follows from how the two algorithms go.
pub fn why([one, other]: [&Standing; 2], locale: &Locale) -> Option<String> {
    let pair = |algorithm| {
        let found = [(one, other), (other, one)];
        found
            .into_iter()
            .find(|(of, _)| of.plan.algorithm == algorithm)
    };
    let name = |of: &Standing| algorithm_words(of.plan.algorithm, locale);
    let placed = |of: &Standing| of.end.map(|(_, counters)| counters.placements);
    if let Some((repair, _)) = pair(Algorithm::Repair) {
        return Some(text!(locale, "race-why-repair", one = name(repair)));
    }
    if let Some((anywhere, _)) = pair(Algorithm::Anywhere) {
        return Some(text!(locale, "race-why-anywhere", one = name(anywhere)));
    }
    if let Some((fewest, others)) = pair(Algorithm::Fewest) {
        let reason = text!(locale, "race-why-fewest", one = name(fewest));
        let Some((few, many)) = placed(fewest).zip(placed(others)) else {
            return Some(reason);
        };
        return Some(reason + " " + &text!(locale, "race-placed", few, other = name(others), many));
    }
    if let Some((masks, others)) = pair(Algorithm::Masks) {
        let reason = text!(
            locale,
            "race-why-masks",
            one = name(masks),
            other = name(others)
        );
        let same = placed(masks).filter(|placed_by| Some(*placed_by) == placed(others));
        return Some(match same {
            Some(count) => reason + " " + &text!(locale, "race-same-queens", count),
            None => reason,
        });
    }
    // In a shuffled order, the rows and the columns are not each other's mirror images.
    if one.first != other.first || one.end != other.end {
        return None;
    }
    if let Some((walk, others)) = pair(Algorithm::Walk) {
        let (one, other) = (name(walk), name(others));
        return Some(text!(locale, "race-why-walk", one, other));
    }
    let (test, arrays) = pair(Algorithm::Test)?;
    let (one, other, most) = (name(test), name(arrays), test.plan.n - 1);
    Some(text!(locale, "race-why-marks", one, other, most))
}

/// The name of an algorithm.
fn algorithm_words(algorithm: Algorithm, locale: &Locale) -> String {
    locale.text(&format!("algorithm-{}", algorithm.name()), &[])
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use bezzel_stepping::queens::Plan;

    use super::super::standing::tests::standing;
    use super::*;

    #[test]
    fn a_search_in_vain_has_one_goal_and_one_that_stops_at_the_first_another() {
        let of = |n, algorithm, first_only| {
            let plan = Plan::new(n, algorithm);
            standing(Plan { first_only, ..plan }, None)
        };
        let goals_of = |one: &Standing, other: &Standing| goals([one, other]);
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
