//! The numbers of knight's tours: published, searched for, and counted in shares and slices.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::Board;
use bezzel_solver::knight::count::{
    CountError, TourCount, TourCountRequest, TourCountStage, memory_needed,
};
use bezzel_solver::knight::{TourKind, count_tours};
use bezzel_solver::{Job, Progress, Resumable};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::{json, to_value};

use crate::forged;

const CLOSED: &str = include_str!("../../data/knight_closed_counts.csv");
/// Directed.
const OPEN: &str = include_str!("../../data/knight_open_counts.csv");
const KINDS: [TourKind; 2] = [TourKind::Closed, TourKind::Open];

fn size(rows: u32, columns: u32) -> Size {
    Size::new(rows, columns).expect("a board")
}

/// The boards of a published table that are counted within a limit of memory, and their tours.
fn published(kind: TourKind, memory: std::ops::Range<u64>) -> Vec<(Size, u128)> {
    let table = match kind {
        TourKind::Closed => CLOSED,
        TourKind::Open => OPEN,
    };
    let boards = table.lines().skip(1).map(|line| {
        let mut fields = line
            .split(',')
            .map(|field| field.parse::<u128>().expect("a number"));
        let mut next = || fields.next().expect("three fields");
        let size = size(next() as u32, next() as u32);
        (size, next())
    });
    boards
        .filter(|&(size, _)| memory_needed(size, kind).is_ok_and(|needed| memory.contains(&needed)))
        .collect()
}

fn assert_as_published(kind: TourKind, boards: &[(Size, u128)]) {
    for &(size, tours) in boards {
        let counted = match kind {
            TourKind::Closed => count_tours(size, TourKind::Closed),
            TourKind::Open => count_tours(size, TourKind::Open),
        };
        assert_eq!(counted, Ok(tours), "{size} {kind}");
    }
}

#[test]
fn closed_tours_are_as_many_as_published() {
    let boards = published(TourKind::Closed, 0..40 << 20);
    assert!(boards.contains(&(size(6, 11), 15_360_134_570_696)));
    assert_as_published(TourKind::Closed, &boards);
}

#[test]
#[ignore = "takes half a minute in a release build, minutes in others"]
fn more_closed_tours_are_as_many_as_published() {
    let boards = published(TourKind::Closed, 40 << 20..512 << 20);
    assert!(boards.contains(&(size(8, 8), 13_267_364_410_532)));
    assert_as_published(TourKind::Closed, &boards);
}

#[test]
fn open_tours_are_as_many_as_published() {
    let boards = published(TourKind::Open, 0..100 << 20);
    assert!(boards.contains(&(size(6, 6), 6_637_920)));
    assert_as_published(TourKind::Open, &boards);
}

#[test]
#[ignore = "takes half a minute in a release build, minutes in others"]
fn more_open_tours_are_as_many_as_published() {
    let boards = published(TourKind::Open, 100 << 20..512 << 20);
    assert_eq!(boards, [(size(7, 7), 165_575_218_320)]);
    assert_as_published(TourKind::Open, &boards);
}

#[test]
fn boards_without_closed_tours_have_none() {
    for (rows, columns) in [
        (3, 4),
        (3, 6),
        (3, 8),
        (4, 4),
        (4, 5),
        (4, 6),
        (4, 13),
        (5, 5),
        (1, 1),
        (2, 9),
    ] {
        assert_eq!(count_tours(size(rows, columns), TourKind::Closed), Ok(0));
    }
}

/// The directed paths through all squares, found one by one, and how many of them end beside their
/// start.
fn search(board: &Board) -> (u128, u128) {
    fn extend(board: &Board, path: &mut Vec<Square>, found: &mut (u128, u128)) {
        let last = *path.last().expect("the path has its first square");
        if path.len() as u64 == board.area() {
            found.0 += 1;
            found.1 += u128::from(board.neighbours(last).any(|square| square == path[0]));
            return;
        }
        for square in board.neighbours(last).collect::<Vec<_>>() {
            if !path.contains(&square) {
                path.push(square);
                extend(board, path, found);
                path.pop();
            }
        }
    }
    let mut found = (0, 0);
    for square in board.squares() {
        extend(board, &mut vec![square], &mut found);
    }
    found
}

#[test]
fn as_many_as_a_search_finds() {
    let boards =
        (1..=5).flat_map(|rows| (rows..=20 / rows.max(2)).map(move |columns| (rows, columns)));
    for (rows, columns) in boards {
        let size = size(rows, columns);
        let (open, closed) = search(&Board::from(size));
        assert_eq!(count_tours(size, TourKind::Open), Ok(open), "{size}");
        // A closed tour is found from each square, in both directions.
        if size.area() > 2 {
            assert_eq!(
                count_tours(size, TourKind::Closed),
                Ok(closed / (2 * u128::from(size.area()))),
                "{size}"
            );
        }
    }
}

#[test]
fn a_board_has_as_many_tours_lying_as_standing() {
    for (rows, columns) in [(3, 7), (3, 10), (5, 6), (5, 8), (4, 7)] {
        let (lying, standing) = (size(rows, columns), size(columns, rows));
        assert_eq!(
            count_tours(lying, TourKind::Closed),
            count_tours(standing, TourKind::Closed)
        );
        assert_eq!(
            count_tours(lying, TourKind::Open),
            count_tours(standing, TourKind::Open)
        );
        for kind in KINDS {
            assert_eq!(memory_needed(lying, kind), memory_needed(standing, kind));
        }
    }
}

/// Boards that are counted in milliseconds.
fn requests() -> impl Strategy<Value = TourCountRequest> {
    const BOARDS: [(u32, u32); 10] = [
        (1, 1),
        (1, 5),
        (3, 3),
        (3, 4),
        (3, 7),
        (3, 10),
        (4, 5),
        (5, 5),
        (5, 6),
        (6, 6),
    ];
    (
        select(BOARDS.as_slice()),
        select(KINDS.as_slice()),
        any::<bool>(),
    )
        .prop_map(|((rows, columns), kind, lying)| {
            let size = if lying {
                size(rows, columns)
            } else {
                size(columns, rows)
            };
            // The open tours of 6 x 6 squares would take too long so often.
            let kind = if size.area() < 36 {
                kind
            } else {
                TourKind::Closed
            };
            TourCountRequest::whole(size, kind)
        })
}

fn finish(request: &TourCountRequest) -> u128 {
    let mut job = TourCount::start(request.clone()).expect("a small board");
    let mut total = 0;
    let mut add = |found: Result<u128, CountError>| total += found.expect("a small board");
    assert!(job.advance(u64::MAX, &mut add).done);
    assert_eq!(job.sum(), total);
    assert_eq!(job.stage(), TourCountStage::Ended);
    total
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn shares_add_up(request in requests(), shares in 1..20_u32) {
        let of_share = |share| finish(&TourCountRequest { share, shares, ..request.clone() });
        let total: u128 = (0..shares).map(of_share).sum();
        prop_assert_eq!(total, finish(&request));
    }

    #[test]
    fn steps_and_resumptions_change_nothing(
        request in requests(),
        slices in vec((0..=40_u64, prop::bool::weighted(0.2)), 1..10),
    ) {
        prop_assume!(slices.iter().any(|&(steps, resumed)| steps > 0 && !resumed));
        let mut job = TourCount::start(request.clone()).unwrap();
        let mut total = 0;
        let mut before = job.progress();
        for (round, (steps, resumed)) in slices.into_iter().cycle().enumerate() {
            let after = job.advance(steps, &mut |found| total += found.unwrap());
            prop_assert_eq!(after, job.progress());
            prop_assert!(before.fraction <= after.fraction && after.fraction <= 1.0);
            prop_assert!(after.done || after.steps >= before.steps + steps);
            prop_assert_eq!(job.sum(), total);
            // Each resumption prepares everything again: a few of them are enough.
            if resumed && round < 20 {
                job = TourCount::resume(request.clone(), job.checkpoint()).unwrap();
                prop_assert_eq!(job.sum(), total);
                prop_assert!(after.done || job.progress().steps == after.steps);
                before = Progress { fraction: 0.0, ..after };
            } else {
                before = after;
            }
            if after.done {
                break;
            }
        }
        prop_assert_eq!(total, finish(&request));
    }
}

#[test]
fn the_stages_follow_each_other() {
    let request = TourCountRequest::whole(size(6, 6), TourKind::Closed);
    let mut job = TourCount::start(request.clone()).unwrap();
    assert_eq!(
        job.stage(),
        TourCountStage::Squares {
            done: 0,
            all: 12,
            states: 1
        }
    );
    let (mut squares, mut joins) = (0, 0);
    while !job.advance(1, &mut |_| {}).done {
        match job.stage() {
            TourCountStage::Squares { done, all, states } => {
                assert!(squares <= done && done <= all && states > 0);
                assert_eq!(joins, 0);
                squares = done;
            }
            TourCountStage::Joins { done, all, states } => {
                assert!(joins <= done && done <= all && states > 0);
                joins = done;
            }
            TourCountStage::Ended => panic!("it has not ended"),
        }
    }
    assert!(squares > 0 && joins > 0);
    assert_eq!(job.stage(), TourCountStage::Ended);
}

/// A checkpoint from amid the joins continues with them, without going back.
#[test]
fn a_resumed_count_does_not_fall_back() {
    let request = TourCountRequest::whole(size(6, 6), TourKind::Closed);
    let mut job = TourCount::start(request.clone()).unwrap();
    let joins = |stage| matches!(stage, TourCountStage::Joins { done, .. } if done >= 50);
    while !joins(job.stage()) {
        job.advance(1, &mut |_| {});
    }
    let (before, checkpoint, sum) = (job.progress(), job.checkpoint(), job.sum());
    let mut job = TourCount::resume(request.clone(), checkpoint).unwrap();
    assert!(job.progress().fraction > 0.3);
    assert!((job.progress().fraction - before.fraction).abs() < 1e-9);
    let mut more = 0;
    job.advance(u64::MAX, &mut |found| more += found.unwrap());
    assert_eq!(sum + more, 9862);
}

#[test]
fn boards_beyond_reach_say_why() {
    for (rows, columns, kind) in [
        (8, 8, TourKind::Closed),
        (7, 14, TourKind::Closed),
        (7, 7, TourKind::Open),
        (6, 11, TourKind::Open),
    ] {
        assert_eq!(
            TourCountRequest::whole(size(rows, columns), kind).check(),
            Ok(())
        );
    }
    let open = count_tours(size(8, 8), TourKind::Open).unwrap_err();
    assert_eq!(
        open.to_string(),
        "counting open tours of 8x8 needs about 4655 MiB of memory: expected at most 512 MiB"
    );
    assert!(matches!(
        count_tours(size(10, 9), TourKind::Closed),
        Err(CountError::TooWide { widest: 8, .. })
    ));

    let large = TourCountRequest::whole(size(8, 10), TourKind::Closed);
    let needed = large.memory_needed().unwrap();
    assert_eq!(
        large.check(),
        Err(CountError::TooLarge {
            size: large.board.size(),
            kind: large.kind,
            needed,
            limit: 512 << 20
        })
    );
    let small = TourCountRequest {
        memory_limit: 1 << 20,
        ..TourCountRequest::whole(size(6, 6), TourKind::Closed)
    };
    assert_eq!(
        TourCount::start(small).err().unwrap().to_string(),
        "counting closed tours of 6x6 needs about 9 MiB of memory: expected at most 1 MiB"
    );
    let long = count_tours(size(6, 1_000_000), TourKind::Closed).unwrap_err();
    assert_eq!(
        long.to_string(),
        "6x1000000 is too long: expected at most 100 rows and columns"
    );
}

#[test]
fn too_many_tours_are_refused_before_they_are_counted() {
    // Pairs of boards: the first is counted, and the next, with more rows, has too many tours.
    for (kind, columns, most, next) in [
        (TourKind::Closed, 3, 78, 80),
        (TourKind::Closed, 5, 30, 32),
        (TourKind::Closed, 7, 16, 18),
        (TourKind::Open, 3, 62, 63),
        (TourKind::Open, 4, 40, 41),
    ] {
        let start = |rows| TourCount::start(TourCountRequest::whole(size(columns, rows), kind));
        assert!(start(most).is_ok(), "{columns}x{most} {kind}");
        let refused = start(next).err();
        assert_eq!(
            refused,
            Some(CountError::TooMany),
            "{columns}x{next} {kind}"
        );
    }
    for (columns, rows) in [(5, 30), (3, 78)] {
        let counted = count_tours(size(columns, rows), TourKind::Closed);
        assert!(counted.is_ok_and(|tours| tours > 0), "{columns}x{rows}");
    }
}

#[test]
fn damaged_requests_and_checkpoints_are_refused() {
    let request = TourCountRequest::whole(size(5, 6), TourKind::Closed);
    for (share, shares) in [(0, 0), (3, 3), (7, 2)] {
        let error = CountError::Share { share, shares };
        assert_eq!(
            TourCountRequest {
                share,
                shares,
                ..request.clone()
            }
            .check(),
            Err(error)
        );
    }
    let mut job = TourCount::start(request.clone()).unwrap();
    job.advance(u64::MAX, &mut |_| {});
    let end = to_value(job.checkpoint()).unwrap();
    let parts = end["parts"].as_u64().unwrap();
    assert_eq!(
        (end["next"].as_u64(), end["sum"].as_u64()),
        (Some(parts), Some(8))
    );

    for next in [parts + 1, 0] {
        let damaged = forged::changed(&job, &json!({ "next": next }));
        let error = CountError::Checkpoint { next, sum: 8 };
        assert_eq!(
            TourCount::resume(request.clone(), damaged).err(),
            Some(error)
        );
    }
    // The wrong number of parts is found when the parts are known.
    let damaged = forged::changed(&job, &json!({ "parts": parts + 5 }));
    let mut last = None;
    let progress = TourCount::resume(request.clone(), damaged)
        .unwrap()
        .advance(u64::MAX, &mut |found| last = Some(found));
    assert!(progress.done);
    assert_eq!(
        last,
        Some(Err(CountError::Checkpoint {
            next: parts,
            sum: 8
        }))
    );
}

/// The states are stored in twelve bytes each, and are most of what is stored.
fn assert_memory_is_stated(size: Size, kind: TourKind) {
    let request = TourCountRequest::whole(size, kind);
    let mut job = TourCount::start(request.clone()).expect("a small board");
    let mut most = 0;
    while let TourCountStage::Squares { states, .. } = job.stage() {
        most = most.max(states);
        job.advance(20, &mut |_| {});
    }
    let needed = request.memory_needed().expect("a small board");
    assert!(
        12 * most <= needed,
        "{size} {kind}: {most} states, {needed} bytes"
    );
    assert!(
        needed <= 18 * most + (10 << 20),
        "{size} {kind}: {most} states, {needed} bytes"
    );
}

#[test]
fn memory_is_stated_beforehand() {
    assert_memory_is_stated(size(6, 10), TourKind::Closed);
    assert_memory_is_stated(size(6, 9), TourKind::Closed);
    assert_memory_is_stated(size(5, 8), TourKind::Open);
    assert_memory_is_stated(size(5, 7), TourKind::Open);
}

#[test]
#[ignore = "takes half a minute in a release build, minutes in others"]
fn much_memory_is_stated_beforehand() {
    assert_memory_is_stated(size(7, 8), TourKind::Closed);
    assert_memory_is_stated(size(8, 8), TourKind::Closed);
    assert_memory_is_stated(size(6, 7), TourKind::Open);
}
