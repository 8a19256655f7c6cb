//! Workers that panic or fall silent, and tasks that cannot be done.

use super::*;

#[test]
fn the_rest_of_a_run_goes_to_the_worker_that_replaces_a_panicked_one() {
    let mut schedule = all_at_work(1);
    schedule.receive(1, slice(1, 40), 1.0);
    let commands = schedule.receive(1, panicked(), 2.0);
    let expected = [Command::Discard(1), Command::Spawn(2), hand_out(2, 1, 40)];
    assert_eq!(commands, expected);
}

#[test]
fn the_rest_of_a_failed_worker_goes_before_runs_that_wait() {
    let mut schedule = all_at_work(1);
    let (waiting, _) = schedule.start(task(0), 0.0);
    let commands = schedule.receive(1, panicked(), 1.0);
    assert_eq!(commands.last(), Some(&hand_out(2, 1, 0)));
    let commands = schedule.receive(2, last_slice(1, 90), 2.0);
    assert_eq!(commands.last(), Some(&hand_out(2, waiting, 0)));
}

#[test]
fn words_of_a_discarded_worker_are_dropped() {
    let mut schedule = all_at_work(1);
    schedule.receive(1, slice(1, 40), 1.0);
    schedule.receive(1, panicked(), 2.0);
    for late in [slice(1, 50), last_slice(1, 90), panicked()] {
        assert_eq!(schedule.receive(1, late, 3.0), []);
    }
    let commands = schedule.receive(2, panicked(), 4.0);
    assert_eq!(commands.last(), Some(&hand_out(3, 1, 40)), "not from 50 on");
}

#[test]
fn a_run_fails_when_workers_fail_again_and_again_without_progress() {
    let mut schedule = all_at_work(1);
    for worker in 1..ATTEMPTS {
        let commands = schedule.receive(worker, panicked(), 1.0);
        assert_eq!(commands.last(), Some(&hand_out(worker + 1, 1, 0)));
    }
    let commands = schedule.receive(ATTEMPTS, panicked(), 2.0);
    let failed = deliver_failure(1, Failure::Workers);
    assert_eq!(commands, [Command::Discard(ATTEMPTS), failed]);
    let (_, commands) = schedule.start(task(0), 3.0);
    assert_eq!(
        commands[0],
        Command::Spawn(ATTEMPTS + 1),
        "the next run gets a worker"
    );
}

#[test]
fn progress_gives_a_run_all_its_attempts_again() {
    let mut schedule = all_at_work(1);
    for worker in 1..=10 * ATTEMPTS {
        let steps = u64::from(worker);
        schedule.receive(worker, slice(1, steps), 1.0);
        let commands = schedule.receive(worker, panicked(), 1.0);
        assert_eq!(commands.last(), Some(&hand_out(worker + 1, 1, steps)));
    }
}

#[test]
fn a_worker_that_panics_without_a_run_is_discarded() {
    let mut schedule = all_at_work(1);
    schedule.receive(1, last_slice(1, 90), 1.0);
    assert_eq!(schedule.receive(1, panicked(), 2.0), [Command::Discard(1)]);
}

#[test]
fn a_worker_that_falls_silent_is_replaced() {
    let mut schedule = all_at_work(1);
    schedule.receive(1, slice(1, 40), 1_000.0);
    assert_eq!(schedule.check(1_000.0 + SILENCE), []);
    let commands = schedule.check(1_001.0 + SILENCE);
    let expected = [Command::Discard(1), Command::Spawn(2), hand_out(2, 1, 40)];
    assert_eq!(commands, expected);
}

/// A worker that is given up has to be loaded again, which takes a slow network even longer.
#[test]
fn a_worker_that_takes_minutes_to_arrive_is_waited_for() {
    let mut schedule = all_at_work(1);
    assert_eq!(schedule.check(ARRIVAL), []);
    schedule.arrive(1, ARRIVAL);
    assert_eq!(schedule.check(ARRIVAL + FIRST_WORD), []);
    assert_eq!(
        schedule.receive(1, slice(1, 40), ARRIVAL + FIRST_WORD),
        [deliver(1, 40, false)]
    );
}

#[test]
fn a_worker_that_never_arrives_is_given_up_at_last() {
    let mut schedule = all_at_work(1);
    let commands = schedule.check(ARRIVAL + 1.0);
    assert_eq!(commands.first(), Some(&Command::Discard(1)));
}

#[test]
fn a_worker_that_has_arrived_has_to_speak() {
    let mut schedule = all_at_work(2);
    schedule.arrive(2, 1_000.0);
    assert_eq!(schedule.check(1_000.0 + FIRST_WORD), []);
    let commands = schedule.check(1_001.0 + FIRST_WORD);
    let expected = [Command::Discard(2), Command::Spawn(3), hand_out(3, 2, 0)];
    assert_eq!(commands, expected);
}

#[test]
fn an_idle_worker_may_be_silent_for_ever() {
    let mut schedule = all_at_work(1);
    schedule.receive(1, last_slice(1, 90), 1.0);
    assert_eq!(schedule.check(1e9), []);
    let (run, commands) = schedule.start(task(0), 1e9);
    assert_eq!(commands, [hand_out(1, run, 0)]);
    assert_eq!(
        schedule.check(1e9 + SILENCE),
        [],
        "its time counts from the task on"
    );
}

#[test]
fn workers_that_fall_silent_together_are_all_replaced() {
    let mut schedule = all_at_work(2);
    schedule.receive(1, slice(1, 10), 1.0);
    schedule.receive(2, slice(2, 20), 1.0);
    let commands = schedule.check(2.0 + SILENCE);
    let expected = [
        Command::Discard(1),
        Command::Spawn(3),
        hand_out(3, 1, 10),
        Command::Discard(2),
        Command::Spawn(4),
        hand_out(4, 2, 20),
    ];
    assert_eq!(commands, expected);
}

#[test]
fn a_task_that_cannot_be_done_fails_with_the_reason() {
    let mut schedule = all_at_work(1);
    let (waiting, _) = schedule.start(task(0), 0.0);
    let refused = FromWorker::Refused {
        run: 1,
        reason: "n = 0".to_owned(),
    };
    let failed = deliver_failure(1, Failure::Refused("n = 0".to_owned()));
    assert_eq!(
        schedule.receive(1, refused, 1.0),
        [failed, hand_out(1, waiting, 0)]
    );
}

#[test]
fn a_worker_of_another_build_fails_its_run() {
    let mut schedule = all_at_work(1);
    let commands = schedule.receive(1, FromWorker::OtherProtocol { run: 1 }, 1.0);
    assert_eq!(commands, [deliver_failure(1, Failure::OtherVersion)]);
}

#[test]
fn workers_that_cannot_be_loaded_are_tried_again_before_the_run_fails() {
    let mut schedule = all_at_work(1);
    for worker in 1..ATTEMPTS {
        let commands = schedule.lose(worker, Failure::NotLoaded, 1.0);
        assert_eq!(commands.last(), Some(&hand_out(worker + 1, 1, 0)));
    }
    let failed = deliver_failure(1, Failure::NotLoaded);
    let mut lost = |at| schedule.lose(ATTEMPTS, Failure::NotLoaded, at);
    assert_eq!(lost(2.0), [Command::Discard(ATTEMPTS), failed]);
    assert_eq!(lost(3.0), []);
}

#[test]
fn after_memory_was_refused_no_worker_is_made_for_a_while() {
    let mut schedule = all_at_work(1);
    let mut now = 0.0;
    for worker in 1..ATTEMPTS {
        let refused = schedule.lose(worker, Failure::NoMemory, now);
        assert_eq!(refused, [Command::Discard(worker)]);
        assert_eq!(schedule.check(now + PAUSE - 1.0), []);
        now += PAUSE;
        let next = [Command::Spawn(worker + 1), hand_out(worker + 1, 1, 0)];
        assert_eq!(schedule.check(now), next);
    }
    let failed = deliver_failure(1, Failure::NoMemory);
    let commands = schedule.lose(ATTEMPTS, Failure::NoMemory, now);
    assert_eq!(commands, [Command::Discard(ATTEMPTS), failed]);
}

#[test]
fn workers_that_have_their_memory_do_the_work_of_those_that_were_refused_it() {
    let mut schedule = all_at_work(2);
    schedule.arrive(1, 0.0);
    let mut now = 0.0;
    for worker in 2..2 * ATTEMPTS {
        let refused = schedule.lose(worker, Failure::NoMemory, now);
        assert_eq!(refused, [Command::Discard(worker)]);
        now += PAUSE;
        assert_eq!(
            schedule.check(now).first(),
            Some(&Command::Spawn(worker + 1))
        );
    }
    schedule.lose(2 * ATTEMPTS, Failure::NoMemory, now);
    let commands = schedule.receive(1, last_slice(1, 90), now);
    assert_eq!(commands, [deliver(1, 90, true), hand_out(1, 2, 0)]);
}
