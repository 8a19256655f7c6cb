//! Why one of two searches is ahead, or neither: what follows from how the two algorithms go.

use bezzel_stepping::queens::{Algorithm, Plan};

use crate::locale::Locale;
use crate::run::race::Runner;
use crate::text;

/// A search, and what is known of its run.
type Searched<'a> = (&'a Plan, &'a Runner);

/// The reason in words, where it is certain.
pub fn why([one, other]: [Searched<'_>; 2], locale: &Locale) -> Option<String> {
    let pair = |algorithm| {
        let found = [(one, other), (other, one)];
        let found = found
            .into_iter()
            .find(|((plan, _), _)| plan.algorithm == algorithm);
        found.map(|((_, found), (_, other))| (found, other))
    };
    let name = |of: &Runner| of.name.clone();
    if let Some((repair, _)) = pair(Algorithm::Repair) {
        return Some(text!(locale, "race-why-repair", one = name(repair)));
    }
    if let Some((anywhere, _)) = pair(Algorithm::Anywhere) {
        return Some(text!(locale, "race-why-anywhere", one = name(anywhere)));
    }
    if let Some((fewest, others)) = pair(Algorithm::Fewest) {
        let reason = text!(locale, "race-why-fewest", one = name(fewest));
        let Some((few, many)) = fewest.placed.zip(others.placed) else {
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
        let same = masks.placed.filter(|_| masks.placed == others.placed);
        return Some(match same {
            Some(count) => reason + " " + &text!(locale, "race-same-queens", count),
            None => reason,
        });
    }
    // In a shuffled order, the rows and the columns are not each other's mirror images.
    if one.1.first != other.1.first || one.1.end != other.1.end {
        return None;
    }
    if let Some((walk, others)) = pair(Algorithm::Walk) {
        let (one, other) = (name(walk), name(others));
        return Some(text!(locale, "race-why-walk", one, other));
    }
    let (test, arrays) = pair(Algorithm::Test)?;
    let most = one.0.n - 1;
    let (one, other) = (name(test), name(arrays));
    Some(text!(locale, "race-why-marks", one, other, most))
}
