use bezzel_solver::queens::count::CountRequest;
use serde_bytes::ByteBuf;

use super::*;

thread_local! {
    static NOW: std::cell::Cell<f64> = const { std::cell::Cell::new(0.0) };
}

/// A clock that is always 10 ms further when it is looked at.
fn clock() -> f64 {
    NOW.set(NOW.get() + 10.0);
    NOW.get()
}

fn share(share: usize, from: Option<<Count as bezzel_solver::Job>::Checkpoint>) -> Task {
    Task::Assisted {
        share: Share {
            n: 10,
            share,
            shares: 4,
            from,
        },
        adapter: Some("name".to_owned()),
        probes: false,
    }
}

fn start(run: RunId, task: &Task) -> ToWorker {
    ToWorker::Start {
        protocol: PROTOCOL,
        run,
        task: pack(task),
    }
}

/// Sums as a device finds them: here, the solutions of each part, at its first tile.
fn sums(batch: &Batch) -> Vec<u64> {
    let zeros = vec![0; batch.tiles()];
    let mut job = Count::start(CountRequest::whole(10, Piece::Queen).unwrap()).unwrap();
    let mut sums = Vec::new();
    let mut before = 0;
    for (part, _) in batch.solutions(&zeros) {
        job.go_over_to(part..part + 1).unwrap();
        job.advance(1, &mut |_| {});
        // The number of tiles of the part: those for which a sum of 1 each is counted as its own.
        let mut ones = vec![0; batch.tiles()];
        let tiles = (before..batch.tiles())
            .take_while(|tile| {
                ones[*tile] = 1;
                batch
                    .solutions(&ones)
                    .any(|(of, found)| of == part && found as usize == tile - before + 1)
            })
            .count();
        sums.extend((0..tiles).map(|tile| if tile == 0 { job.sum() } else { 0 }));
        before += tiles;
    }
    sums
}

fn answer(joiner: &mut Joiner, time: f64) -> Option<FromWorker> {
    let query = joiner.query()?;
    assert_eq!(query.adapter, Some("name"));
    let answer = Answer {
        number: query.number,
        sums: sums(query.batch),
        time,
        pairs: 300,
        joiners: 2,
    };
    joiner.answer(&answer)
}

/// Counts the present share to its end.
fn finish(joiner: &mut Joiner) -> u64 {
    loop {
        let said = answer(joiner, 5.0);
        let Some(FromWorker::Slice {
            progress, found, ..
        }) = said
        else {
            panic!("a share is counted: {said:?}");
        };
        if progress.done {
            let Some(Found::Counted(counted)) = unpack(&found) else {
                panic!("a count counts");
            };
            assert!(joiner.query().is_none(), "nothing is left");
            return counted.sum;
        }
    }
}

fn reason(said: Option<FromWorker>) -> String {
    match said {
        Some(FromWorker::Refused { run: 1, reason }) => reason,
        said => panic!("the share is refused: {said:?}"),
    }
}

#[test]
fn the_shares_of_a_count_add_up_wherever_they_are_broken_off() {
    let mut joiner = Joiner::new(clock);
    joiner.pairs = 300;
    let mut all = 0;
    for number in 0..4 {
        assert!(joiner.hear(start(1, &share(number, None))).is_none());
        let Some(FromWorker::Slice { rest, progress, .. }) = answer(&mut joiner, 5.0) else {
            panic!("a batch is counted");
        };
        assert!(!progress.done);
        // Entries that were listed when the share was stopped are not counted.
        assert!(joiner.query().is_some());
        joiner.hear(ToWorker::Stop { run: 1 });
        let task = ByteBuf::from(rest.to_vec());
        let (protocol, run) = (PROTOCOL, 2);
        joiner.hear(ToWorker::Start {
            protocol,
            run,
            task,
        });
        all += finish(&mut joiner);
    }
    assert_eq!(all, 724);
}

#[test]
fn sums_for_a_share_that_was_left_are_late() {
    let mut joiner = Joiner::new(clock);
    joiner.hear(start(1, &share(0, None)));
    let query = joiner.query().unwrap();
    let late = Answer {
        number: query.number,
        sums: sums(query.batch),
        time: 5.0,
        pairs: 1,
        joiners: 1,
    };
    assert!(joiner.query().is_none(), "its sums are awaited");
    joiner.hear(start(2, &share(1, None)));
    assert!(joiner.answer(&late).is_none());
    assert!(joiner.query().is_some());
    assert!(joiner.answer(&late).is_none());
    assert!(joiner.fail(late.number, "lost".to_owned()).is_none());
}

#[test]
fn a_share_is_given_back_when_sums_are_wrong_or_the_device_is_lost() {
    let mut joiner = Joiner::new(clock);
    joiner.hear(start(1, &share(0, None)));
    let query = joiner.query().unwrap();
    let mut wrong = Answer {
        number: query.number,
        sums: sums(query.batch),
        time: 5.0,
        pairs: 1,
        joiners: 1,
    };
    for sum in &mut wrong.sums {
        *sum += 1;
    }
    let said = reason(joiner.answer(&wrong));
    assert!(said.starts_with("wrong ") && said.contains('≠'), "{said}");
    assert!(joiner.query().is_none());

    joiner.hear(start(1, &share(0, None)));
    let number = joiner.query().unwrap().number;
    assert_eq!(reason(joiner.fail(number, "lost it".to_owned())), "lost it");
}

#[test]
fn a_device_that_is_slower_than_the_processor_is_given_up() {
    for (time, slower) in [(1_000.0, true), (31.0, true), (4.9, false)] {
        let mut joiner = Joiner::new(clock);
        joiner.pairs = 300;
        let mut task = share(0, None);
        if let Task::Assisted { probes, .. } = &mut task {
            *probes = true;
        }
        joiner.hear(start(1, &task));
        let said = answer(&mut joiner, time);
        if slower {
            assert_eq!(reason(said), "slower ");
        } else {
            // A batch that is too small tells nothing.
            assert!(matches!(said, Some(FromWorker::Slice { .. })), "{said:?}");
            assert!(!joiner.proven);
        }
    }
}

#[test]
fn other_builds_and_other_tasks_are_refused() {
    let mut joiner = Joiner::new(clock);
    let other = ToWorker::Start {
        protocol: PROTOCOL + 1,
        run: 1,
        task: pack(&share(0, None)),
    };
    let said = joiner.hear(other);
    assert!(matches!(said, Some(FromWorker::OtherProtocol { run: 1 })));
    let fundamental = Task::Fundamental {
        n: 8,
        piece: Piece::Queen,
        all: 92,
    };
    reason(joiner.hear(start(1, &fundamental)));
    assert!(joiner.query().is_none());
}
