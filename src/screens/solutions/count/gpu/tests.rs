use bezzel_solver::Progress;

use super::super::state::{Action, Count};
use super::*;
use crate::bridge::Event;
use crate::bridge::queens::Counted;
use crate::bridge::queens::Found;

fn setup(chosen: Counter, is_found: bool) -> Setup {
    Setup {
        chosen,
        adapter: Some("name".to_owned()),
        is_found,
    }
}

/// A running count, with this choice.
fn running(n: u32, chosen: Counter, is_found: bool) -> Count {
    Count::new(n, Piece::Queen)
        .after(Action::Gpu(setup(chosen, is_found)))
        .after(Action::Start)
}

/// The numbers of shares asked of the graphics processor and of the processor.
fn asked(count: &Count) -> (usize, usize) {
    let tasks = count.job.wanted().map_or(&[][..], |tasks| tasks);
    let assisted = tasks
        .iter()
        .filter(|task| matches!(task, Task::Assisted { .. }))
        .count();
    (assisted, tasks.len() - assisted)
}

fn counted(count: &Count, task: usize, sum: u64, done: bool) -> Count {
    let progress = Progress {
        fraction: if done { 1.0 } else { 0.5 },
        done,
        steps: 1,
    };
    let found = Found::Counted(Counted::so_far(sum));
    let event = count.job.report(task, Event::Slice { progress, found });
    count.after(Action::Worker(event))
}

fn fails(count: &Count, reason: &str) -> Count {
    let failure = Failure::Refused(reason.to_owned());
    let event = count.job.report(3, Event::Failed(failure));
    count.after(Action::Worker(event))
}

#[test]
fn whoever_is_chosen_gets_the_shares() {
    assert_eq!(asked(&running(16, Counter::Gpu, false)), (8, 0));
    assert_eq!(asked(&running(16, Counter::Processor, true)), (0, 8));
    // A count of a second needs no choice of the faster processor.
    assert_eq!(asked(&running(16, Counter::Faster, true)), (0, 8));
    assert_eq!(asked(&running(18, Counter::Faster, false)), (0, 64));
    let probing = running(18, Counter::Faster, true);
    assert_eq!(asked(&probing), (64, 0));
    let probes = |task: &Task| {
        matches!(
            task,
            Task::Assisted {
                adapter: Some(_),
                probes: true,
                ..
            }
        )
    };
    assert!(probing.job.wanted().unwrap().iter().all(probes));
    assert_eq!(asked(&running(5, Counter::Gpu, true)), (0, 1));
}

#[test]
fn superqueens_are_counted_by_the_processor() {
    let count = Count::new(16, Piece::Superqueen)
        .after(Action::Gpu(setup(Counter::Gpu, true)))
        .after(Action::Start);
    assert_eq!(asked(&count).0, 0);
}

#[test]
fn when_the_device_fails_the_processor_goes_on_with_what_is_left() {
    let count = counted(&running(16, Counter::Gpu, true), 0, 100, true);
    let count = counted(&count, 1, 30, false);
    assert!(count.gpu.shown.has_counted);
    let late = count.job.report(
        2,
        Event::Slice {
            progress: Progress {
                fraction: 1.0,
                done: true,
                steps: 1,
            },
            found: Found::Counted(Counted::so_far(9)),
        },
    );
    let count = fails(&count, "lost the driver");
    assert_eq!((asked(&count), count.ledger().counted()), ((0, 7), 130));
    let trouble = Trouble::new(TroubleKind::Lost, "the driver");
    assert_eq!(count.gpu.shown.trouble, Some(trouble));
    let count = count.after(Action::Worker(late));
    assert_eq!(
        count.ledger().counted(),
        130,
        "what the device says is late"
    );
    // The same again, by the processor, is a failure.
    let failed = fails(&count, "no such part");
    assert_eq!(failed.job.state().name(), "failed");
}

#[test]
fn what_a_device_has_counted_that_miscounts_is_counted_again() {
    let by_processor = counted(&running(16, Counter::Processor, true), 0, 100, true);
    let count = by_processor.after(Action::Gpu(setup(Counter::Gpu, true)));
    assert_eq!(asked(&count), (7, 0));
    let count = counted(&counted(&count, 0, 7, true), 1, 8, false);
    assert_eq!(count.ledger().counted(), 115);
    // A pause trusts it no more.
    let count = count.after(Action::Pause).after(Action::Start);
    assert_eq!(asked(&count), (6, 0));
    let count = fails(&count, "wrong 5: 7 ≠ 8");
    assert_eq!((asked(&count), count.ledger().counted()), ((0, 7), 100));
    assert!(!count.gpu.shown.has_counted);
    // Another visit to the screen changes nothing of that; another choice does.
    let same = count.after(Action::Gpu(setup(Counter::Gpu, true)));
    assert_eq!(asked(&same), (0, 7));
    let other = same
        .after(Action::Gpu(setup(Counter::Processor, true)))
        .after(Action::Gpu(setup(Counter::Gpu, true)));
    assert_eq!(asked(&other), (7, 0));
}

#[test]
fn after_the_last_share_the_fundamental_ones_are_asked_of_the_processor() {
    let mut count = running(16, Counter::Gpu, true);
    for task in 0..8 {
        count = counted(&count, task, 10, true);
    }
    assert_eq!(asked(&count), (0, 1));
    let failed = fails(&count, "wrong 5: 7 ≠ 8");
    assert_eq!(failed.ledger().counted(), 80);
    assert_eq!(failed.job.state().name(), "failed");
}
