//! Handing out, queueing and stopping runs.

use super::*;

#[test]
fn a_run_beyond_the_most_waits_until_a_worker_is_through() {
    let mut schedule = all_at_work(2);
    assert_eq!(schedule.start(task(0), 1.0), (3, vec![]));
    assert_eq!(schedule.start(task(0), 1.0), (4, vec![]));
    let commands = schedule.receive(2, last_slice(2, 90), 2.0);
    assert_eq!(commands, [deliver(2, 90, true), hand_out(2, 3, 0)]);
    let commands = schedule.receive(1, last_slice(1, 70), 3.0);
    assert_eq!(commands, [deliver(1, 70, true), hand_out(1, 4, 0)]);
}

#[test]
fn a_worker_that_is_through_is_used_again() {
    let mut schedule = all_at_work(1);
    assert_eq!(
        schedule.receive(1, last_slice(1, 90), 1.0),
        [deliver(1, 90, true)]
    );
    assert_eq!(schedule.start(task(0), 2.0), (2, vec![hand_out(1, 2, 0)]));
}

#[test]
fn a_slice_is_delivered_and_the_work_continues() {
    let mut schedule = all_at_work(1);
    for steps in [10, 20, 30] {
        assert_eq!(
            schedule.receive(1, slice(1, steps), 1.0),
            [deliver(1, steps, false)]
        );
    }
}

#[test]
fn a_stopped_run_frees_its_worker_for_the_next() {
    let mut schedule = all_at_work(1);
    let (waiting, _) = schedule.start(task(0), 1.0);
    assert_eq!(schedule.stop(1, 2.0), [stop(1, 1), hand_out(1, waiting, 0)]);
}

#[test]
fn a_waiting_run_that_is_stopped_is_never_handed_out() {
    let mut schedule = all_at_work(1);
    let (stopped, _) = schedule.start(task(0), 1.0);
    let (kept, _) = schedule.start(task(0), 1.0);
    assert_eq!(schedule.stop(stopped, 2.0), []);
    let commands = schedule.receive(1, last_slice(1, 90), 3.0);
    assert_eq!(commands, [deliver(1, 90, true), hand_out(1, kept, 0)]);
}

#[test]
fn stopping_what_is_over_or_unknown_does_nothing() {
    let mut schedule = all_at_work(1);
    schedule.receive(1, last_slice(1, 90), 1.0);
    assert_eq!(schedule.stop(1, 2.0), []);
    assert_eq!(schedule.stop(99, 2.0), []);
}

#[test]
fn late_words_of_a_stopped_run_are_dropped() {
    let mut schedule = all_at_work(1);
    let (next, _) = schedule.start(task(0), 1.0);
    schedule.stop(1, 2.0);
    let late = [
        slice(1, 50),
        last_slice(1, 90),
        FromWorker::OtherProtocol { run: 1 },
        FromWorker::Refused {
            run: 1,
            reason: "late".to_owned(),
        },
    ];
    for word in late {
        assert_eq!(schedule.receive(1, word, 3.0), []);
    }
    assert_eq!(
        schedule.receive(1, slice(next, 10), 4.0),
        [deliver(next, 10, false)],
        "the run that came after is untouched"
    );
}

#[test]
fn the_word_of_a_worker_that_never_was_is_dropped() {
    let mut schedule = all_at_work(1);
    assert_eq!(schedule.receive(7, slice(1, 10), 1.0), []);
    assert_eq!(schedule.receive(7, panicked(), 1.0), []);
}

#[test]
fn more_workers_take_what_waits() {
    let mut schedule = all_at_work(1);
    let (waiting, _) = schedule.start(task(0), 1.0);
    let commands = schedule.set_most(2, 2.0);
    assert_eq!(commands, [Command::Spawn(2), hand_out(2, waiting, 0)]);
}

#[test]
fn of_too_many_workers_the_idle_ones_go_first() {
    let mut schedule = all_at_work(3);
    schedule.receive(1, last_slice(1, 90), 1.0);
    assert_eq!(schedule.set_most(2, 2.0), [Command::Discard(1)]);
}

#[test]
fn what_a_worker_leaves_comes_before_what_waits() {
    let mut schedule = all_at_work(2);
    schedule.start(task(0), 1.0);
    schedule.receive(2, slice(2, 40), 2.0);
    assert_eq!(schedule.set_most(1, 3.0), [Command::Discard(2)]);
    let commands = schedule.receive(1, last_slice(1, 90), 4.0);
    assert_eq!(commands, [deliver(1, 90, true), hand_out(1, 2, 40)]);
}

#[test]
fn a_worker_that_holds_much_memory_goes_when_it_has_no_work() {
    let mut schedule = all_at_work(1);
    let much = |run, done| word(run, progress(9, done), MOST_RESTING_MEMORY + 1);
    assert_eq!(
        schedule.receive(1, much(1, false), 1.0),
        [deliver(1, 9, false)]
    );
    let (waiting, _) = schedule.start(task(0), 1.0);
    let commands = schedule.receive(1, much(1, true), 2.0);
    let next = hand_out(1, waiting, 0);
    assert_eq!(
        commands,
        [deliver(1, 9, true), next],
        "its memory is used again"
    );
    assert_eq!(
        schedule.receive(1, much(waiting, true), 3.0),
        [deliver(waiting, 9, true), Command::Discard(1)]
    );
    let (last, commands) = schedule.start(task(0), 4.0);
    assert_eq!(commands, [Command::Spawn(2), hand_out(2, last, 0)]);
    schedule.receive(2, much(last, false), 5.0);
    assert_eq!(
        schedule.stop(last, 6.0),
        [stop(2, last), Command::Discard(2)]
    );
}

#[test]
fn workers_without_work_hold_no_more_memory_together_than_one_may() {
    let mut schedule = all_at_work(3);
    let done = |run| word(run, progress(9, true), MOST_RESTING_MEMORY / 2);
    for run in [1, 2] {
        assert_eq!(
            schedule.receive(run, done(run), 1.0),
            [deliver(run, 9, true)]
        );
    }
    assert_eq!(
        schedule.receive(3, done(3), 2.0),
        [deliver(3, 9, true), Command::Discard(3)]
    );
}

#[test]
fn a_worker_that_has_rested_for_a_while_holds_little_memory() {
    let mut schedule = all_at_work(3);
    let done = |run, memory| word(run, progress(9, true), memory);
    schedule.receive(1, done(1, LITTLE_MEMORY), 1.0);
    schedule.receive(2, done(2, LITTLE_MEMORY + 1), 2.0);
    for (now, discarded) in [
        (2.0, vec![]),
        (3.0, vec![Command::Discard(2)]),
        (4.0, vec![]),
    ] {
        schedule.receive(
            3,
            word(3, progress(9, false), MOST_RESTING_MEMORY),
            now + REST,
        );
        assert_eq!(schedule.check(now + REST), discarded);
    }
}

#[test]
fn what_cannot_be_unpacked_is_of_another_version() {
    let event = Event::Slice {
        progress: progress(1, false),
        found: found(),
    };
    assert_eq!(
        event.unpacked::<(u32, String)>(),
        Event::Failed(Failure::OtherVersion)
    );
}

#[test]
fn a_worker_that_loads_has_work_as_long_as_its_run_is_wanted() {
    let mut schedule = Schedule::new(1);
    let (run, _) = schedule.start(task(1), 0.0);
    assert!(schedule.has_work(1));
    schedule.stop(run, 10.0);
    assert!(!schedule.has_work(1));
    schedule.start(task(1), 20.0);
    assert!(schedule.has_work(1) && !schedule.has_work(2));
}
