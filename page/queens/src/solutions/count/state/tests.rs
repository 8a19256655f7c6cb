use bezzel_solver::Progress;

use super::super::checkpoint::Unusable;
use super::*;
use crate::bridge::queens::Counted;
use crate::bridge::{Event, Failure};

fn slice(count: &Count, task: usize, found: Found, done: bool) -> Action {
    let progress = Progress {
        fraction: if done { 1.0 } else { 0.5 },
        done,
        steps: 1,
    };
    let event = WorkerEvent {
        elapsed: 1_000.0,
        ..count.job.report(task, Event::Slice { progress, found })
    };
    Action::Worker(event)
}

/// The progress of the count, and the number of tasks that it wants.
fn stage(count: &Count) -> (&'static str, usize) {
    let wanted = count.job.wanted().map_or(0, |tasks| tasks.len());
    (count.job.state().name(), wanted)
}

fn counted(count: &Count, task: usize, sum: u64, done: bool) -> Count {
    count.after(slice(
        count,
        task,
        Found::Counted(Counted::so_far(sum)),
        done,
    ))
}

fn running(n: u32) -> Count {
    started(&Count::new(n, Piece::Queen))
}

/// Continues a count, of which nothing is stored.
fn started(count: &Count) -> Count {
    reading(&count.after(Action::Start), StoredCounts::default())
}

/// Has the lock, and reads what is stored.
fn reading(count: &Count, counts: StoredCounts) -> Count {
    let granted = count.after(Action::Turn(true));
    granted.after(Action::Read(counts))
}

/// Counts all open shares, so many solutions in each.
fn complete(mut count: Count, each: u64) -> Count {
    for task in 0..count.handed.len() {
        count = counted(&count, task, each, true);
    }
    count
}

#[test]
fn nothing_is_wanted_before_the_start() {
    let count = Count::new(16, Piece::Queen);
    assert_eq!(stage(&count), ("idle", 0));
}

#[test]
fn every_share_is_wanted_once() {
    let count = running(16);
    let tasks = count.job.wanted().unwrap();
    assert_eq!(tasks.len(), 8);
    let mut wanted: Vec<usize> = tasks
        .iter()
        .map(|task| match task {
            Task::Count {
                share:
                    Share {
                        share,
                        shares: 8,
                        from: None,
                        ..
                    },
                ..
            } => *share,
            other => panic!("a share is wanted: {other:?}"),
        })
        .collect();
    wanted.sort_unstable();
    assert_eq!(wanted, (0..8).collect::<Vec<_>>());
}

#[test]
fn after_all_shares_the_fundamental_ones_are_counted() {
    let count = complete(running(16), 10);
    let last = Task::Fundamental {
        n: 16,
        piece: Piece::Queen,
        all: 80,
    };
    assert_eq!(**count.job.wanted().unwrap(), [last]);
    let done = count.after(slice(&count, 0, Found::Fundamental(12), true));
    assert_eq!(stage(&done), ("done", 0));
    assert_eq!((done.ledger().counted(), done.fundamental), (80, Some(12)));
}

#[test]
fn a_pause_keeps_what_is_done_and_where_the_others_stand() {
    let count = counted(&running(16), 0, 10, true);
    let count = counted(&count, 1, 5, false);
    assert_eq!(count.ledger().counted(), 15);
    let late = slice(&count, 1, Found::Counted(Counted::so_far(10)), true);
    let paused = count.after(Action::Pause);
    assert_eq!(stage(&paused), ("paused", 0));
    assert_eq!(paused.after(late), paused, "a late report changes nothing");
    assert_eq!(paused.ledger().counted(), 15);
    let resumed = started(&paused);
    let tasks = resumed.job.wanted().unwrap();
    assert_eq!(tasks.len(), 7);
    assert!(
        matches!(tasks[0], Task::Count { share, .. } if share.from == Some(Counted::so_far(5).at))
    );
    assert_eq!(complete(resumed, 10).ledger().counted(), 80);
}

#[test]
fn the_time_of_a_pause_does_not_count() {
    let resumed = started(&counted(&running(16), 0, 10, true).after(Action::Pause));
    let again = counted(&resumed, 0, 10, true);
    assert!((again.job.elapsed() - 2_000.0).abs() < 1e-9);
    assert_eq!(again.left(), Some(6_000.0));
}

#[test]
fn cancelling_forgets() {
    let count = counted(&running(16), 0, 10, true).after(Action::Cancel);
    assert_eq!(
        (stage(&count), count.ledger().counted()),
        (("cancelled", 0), 0)
    );
}

#[test]
fn a_failure_keeps_what_is_done_and_can_be_continued() {
    let count = counted(&running(16), 0, 10, true);
    let failure = count.job.report(3, Event::Failed(Failure::Workers));
    let failed = count.after(Action::Worker(failure));
    assert_eq!(stage(&failed), ("failed", 0));
    let again = failed.after(Action::Start);
    assert_eq!(stage(&again), ("running", 7));
}

#[test]
fn a_board_that_is_too_large_is_not_begun() {
    let count = running(MAX_N + 1);
    assert!(!count.is_possible());
    assert_eq!(stage(&count), ("idle", 0));
}

#[test]
fn the_time_left_is_estimated_from_what_was_done_since_the_last_change() {
    let mut quarter_in_a_second = running(16);
    for task in 0..2 {
        quarter_in_a_second = counted(&quarter_in_a_second, task, 10, true);
    }
    assert_eq!(quarter_in_a_second.left(), Some(3_000.0));
    assert_eq!(quarter_in_a_second.rate(), 20);
    let more_workers = quarter_in_a_second.after(Action::Workers);
    assert_eq!(more_workers.left(), None);
    assert_eq!(more_workers.job.state(), &JobState::Running);
}

/// A count that was begun, as an earlier visit has stored it.
fn stored(n: u32) -> StoredCounts {
    let begun = counted(&counted(&running(n), 0, 10, true), 1, 5, false);
    StoredCounts {
        checkpoints: vec![begun.checkpoint()],
        refused: Vec::new(),
    }
}

#[test]
fn what_an_earlier_visit_has_stored_can_be_continued() {
    let count = Count::new(16, Piece::Queen).after(Action::Stored(stored(16)));
    assert_eq!(stage(&count), ("paused", 0));
    assert!(count.is_offered());
    assert_eq!(count.ledger().counted(), 15);
    assert_eq!(count.errand(), Errand::Rest, "it is stored already");
    let resumed = reading(&count.after(Action::Start), stored(16));
    assert_eq!(stage(&resumed), ("running", 7));
    assert_eq!(complete(resumed, 10).ledger().counted(), 80);
}

#[test]
fn a_count_is_never_taken_back_by_what_is_stored() {
    let count = counted(&running(16), 3, 10, true);
    let knowing = count.after(Action::Stored(stored(16)));
    assert_eq!(knowing.ledger(), count.ledger());
    let cancelled = count.after(Action::Cancel);
    let knowing = cancelled.after(Action::Stored(stored(16)));
    assert_eq!(stage(&knowing), ("cancelled", 0), "it was discarded");
}

#[test]
fn a_stored_count_of_another_board_is_known_and_left_alone() {
    let count = Count::new(16, Piece::Queen).after(Action::Stored(stored(17)));
    assert_eq!(stage(&count), ("idle", 0));
    assert_eq!(count.stored.checkpoints.len(), 1);
    assert_eq!(count.errand(), Errand::Rest);
}

#[test]
fn a_count_is_stored_again_and_again_and_removed_at_its_end() {
    let at = |count: &Count, elapsed: f64| {
        let found = Found::Counted(Counted::so_far(5));
        let event = count.job.slice(1, 0.5, found);
        count.after(Action::Worker(WorkerEvent { elapsed, ..event }))
    };
    let count = running(16);
    assert_eq!(at(&count, 1_000.0).errand(), Errand::Hold, "too short");
    let early = at(&count, 2_500.0).errand();
    assert!(matches!(early, Errand::Store(..)));
    assert_eq!(at(&count, 3_500.0).errand(), early);
    assert_ne!(at(&count, 4_500.0).errand(), early);
    let stored = at(&count, 3_500.0).after(Action::CarriedOut(early));
    assert_eq!(stored.errand(), Errand::Hold);
    let paused = stored.after(Action::Pause);
    assert!(
        matches!(paused.errand(), Errand::Store(false, _)),
        "at once"
    );
    let cancelled = paused.after(Action::Cancel);
    assert_eq!(cancelled.errand(), Errand::Remove);
    let last = complete(count, 10);
    let done = last.after(slice(&last, 0, Found::Fundamental(12), true));
    assert_eq!(done.errand(), Errand::Remove);
    let removed = done.after(Action::CarriedOut(Errand::Remove));
    assert_eq!(removed.errand(), Errand::Rest);
}

#[test]
fn a_count_that_runs_here_is_stored_when_the_page_is_left() {
    let begun = counted(&running(16), 1, 5, false);
    assert_eq!(begun.errand(), Errand::Hold, "not yet by itself");
    assert_eq!(begun.running_checkpoint(), Some(begun.checkpoint()));
    let paused = begun.after(Action::Pause);
    let elsewhere = Count::new(16, Piece::Queen)
        .after(Action::Start)
        .after(Action::Turn(false))
        .after(Action::Stored(stored(16)));
    assert!(elsewhere.follows() && elsewhere.ledger().is_begun());
    for count in [paused, elsewhere, running(16), running(14)] {
        assert_eq!(count.running_checkpoint(), None, "{count:?}");
    }
}

#[test]
fn what_is_stored_is_distinguished_from_what_is_damaged_and_from_what_is_no_count() {
    let checkpoint = stored(16).checkpoints.remove(0);
    let sound = checkpoint.encode();
    let counts = StoredCounts::read(&[
        (checkpoint.name(), sound.clone()),
        ("count/older".to_owned(), sound[1..].to_vec()),
        ("something else".to_owned(), Vec::new()),
    ]);
    assert_eq!(counts.checkpoints, [checkpoint]);
    assert_eq!(
        counts.refused,
        [("count/older".to_owned(), Unusable::Damaged)]
    );
}

/// The stored position of this count.
fn stored_of(count: &Count) -> StoredCounts {
    StoredCounts {
        checkpoints: vec![count.checkpoint()],
        refused: Vec::new(),
    }
}

#[test]
fn a_count_that_another_tab_does_is_followed_and_not_stored() {
    let there = counted(&running(16), 0, 70, true);
    let asked = Count::new(16, Piece::Queen).after(Action::Start);
    assert!(!asked.is_worked_on() && !asked.follows());
    let here = asked.after(Action::Turn(false));
    assert!(here.follows() && here.job.is_running());
    let followed = here.after(Action::Stored(stored_of(&there)));
    assert_eq!(
        (followed.ledger().counted(), followed.errand()),
        (70, Errand::Look)
    );
    let paused = followed.after(Action::Pause);
    assert_eq!(
        (stage(&paused).0, paused.errand()),
        ("paused", Errand::Rest)
    );
    let ahead = running(16).after(Action::Stored(stored_of(&there)));
    assert_eq!(ahead.ledger().counted(), 0, "who counts does not follow");
}

#[test]
fn what_another_tab_has_left_can_be_continued() {
    let there = counted(&running(16), 0, 70, true);
    let asked = Count::new(16, Piece::Queen).after(Action::Start);
    let here = asked.after(Action::Turn(false));
    let left = reading(&here, stored_of(&there));
    assert_eq!((stage(&left).0, left.errand()), ("paused", Errand::Rest));
    assert_eq!(stage(&left.after(Action::Start)), ("running", 7));
    let followed = here.after(Action::Stored(stored_of(&there)));
    let ended = reading(&followed, StoredCounts::default());
    assert_eq!(
        stage(&ended),
        ("running", 7),
        "what came to its end there ends here"
    );
    assert!(ended.is_worked_on() && !ended.follows());
}

#[test]
fn a_count_that_takes_no_time_asks_for_no_lock_until_it_is_over() {
    let count = Count::new(13, Piece::Queen).after(Action::Start);
    assert!(count.is_worked_on());
    assert_eq!(count.errand(), Errand::Rest);
    let last = counted(&count, 0, 73_712, true);
    let done = last.after(slice(&last, 0, Found::Fundamental(9_233), true));
    assert_eq!(done.errand(), Errand::Ask, "an older one may be stored");
}
