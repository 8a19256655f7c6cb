//! The counts that the screen keeps: finished counts on the device, and for the visit the progress of a running count, so
//! that the page can say that it was interrupted.

use std::str::FromStr;

use bezzel_solver::board::Size;
use bezzel_solver::knight::TourKind;

use crate::storage::Stored;

const FINISHED: &str = "bezzel.tours-counted";
const RUNNING: &str = "bezzel.tour-count";

/// A count that came to its end: the board, the kind of its tours, how many there are.
pub type Finished = (Size, TourKind, u128);
/// A running count: the board, the kind of its tours, the finished part in percent.
pub type Running = (Size, TourKind, u32);

/// The counts that came to their end on this device.
pub fn finished() -> Vec<Finished> {
    read(&Stored::OnDevice.get(FINISHED).unwrap_or_default())
}

/// Stores finished counts, beside those that other tabs have finished.
pub fn store_finished(counts: &[Finished]) {
    store(Stored::OnDevice, FINISHED, &joined(finished(), counts));
}

/// Counts together with those that have finished since, each of them once.
pub fn joined(mut counts: Vec<Finished>, since: &[Finished]) -> Vec<Finished> {
    counts.retain(|count| !since.contains(count));
    counts.extend(since);
    counts
}

/// The count that was running when the screen was left.
pub fn running() -> Option<Running> {
    read(&Stored::ForVisit.get(RUNNING)?).pop()
}

/// Keeps how far the running count is, or that none is running.
pub fn store_running(count: Option<Running>) {
    store(Stored::ForVisit, RUNNING, count.as_slice());
}

fn store<T: ToString>(stored: Stored, key: &str, counts: &[(Size, TourKind, T)]) {
    let text = (!counts.is_empty()).then(|| written(counts));
    stored.set(key, text.as_deref());
}

fn written<T: ToString>(counts: &[(Size, TourKind, T)]) -> String {
    let lines = counts
        .iter()
        .map(|(size, kind, number)| format!("{size} {kind} {}", number.to_string()));
    lines.collect::<Vec<_>>().join("\n")
}

/// The readable part of a stored text.
fn read<T: FromStr>(text: &str) -> Vec<(Size, TourKind, T)> {
    let count = |line: &str| {
        let mut words = line.split(' ');
        let size = words.next()?.parse().ok()?;
        let kind = words.next()?.parse().ok()?;
        Some((size, kind, words.next()?.parse().ok()?))
    };
    text.lines().filter_map(count).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_is_read_again() {
        let of = |text: &str, kind, number: u128| (text.parse::<Size>().unwrap(), kind, number);
        let counts = [
            of("6x6", TourKind::Closed, 9862),
            of("8x8", TourKind::Open, u128::MAX),
        ];
        assert_eq!(read::<u128>(&written(&counts)), counts);
        assert_eq!(written::<u32>(&[]), "");
    }

    #[test]
    fn what_another_tab_has_stored_stays() {
        let of = |text: &str| (text.parse::<Size>().unwrap(), TourKind::Open, 1728);
        let (here, there) = (of("5x5"), of("6x6"));
        assert_eq!(joined(vec![there], &[here]), [there, here]);
        assert_eq!(joined(vec![here, there], &[here]), [there, here]);
    }

    #[test]
    fn what_cannot_be_read_is_left_out() {
        let text = "6x6 closed 9862\n6x6 both 1\n0x5 open 1\n\n5x5 open\n5x6 open x";
        assert_eq!(read::<u128>(text).len(), 1);
    }
}
