use bezzel_solver::queens::count::{Count, CountRequest, MAX_N, parts};
use bezzel_solver::queens::{Piece, QueensError};
use bezzel_solver::{Job, Resumable};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::json;

use crate::counts::count_all;
use crate::forged;

/// Counts that take milliseconds at most.
fn counted() -> impl Strategy<Value = (u32, Piece)> {
    select(Piece::ALL.as_slice()).prop_flat_map(|piece| {
        let largest = match piece {
            Piece::Queen => 13_u32,
            Piece::Superqueen => 11,
        };
        (1..=largest).prop_map(move |n| (n, piece))
    })
}

fn finish(job: &mut Count) -> u64 {
    let mut total = 0;
    let progress = job.advance(u64::MAX, &mut |solutions| total += solutions);
    assert!(progress.done);
    total
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn slices_in_any_order_add_up(
        (n, piece) in counted(),
        cuts in vec(any::<Index>(), 0..8),
        order in any::<u64>(),
    ) {
        let parts = parts(n, piece).unwrap();
        let mut bounds: Vec<u64> =
            cuts.iter().map(|cut| cut.index(parts as usize + 1) as u64).collect();
        bounds.extend([0, parts]);
        bounds.sort_unstable();
        let mut slices: Vec<_> = bounds.windows(2).map(|pair| pair[0]..pair[1]).collect();
        slices.sort_by_key(|slice| (slice.start + 1).wrapping_mul(order | 1));
        let of_slice = |slice| {
            finish(&mut Count::start(CountRequest::new(n, piece, slice).unwrap()).unwrap())
        };
        let total: u64 = slices.into_iter().map(of_slice).sum();
        prop_assert_eq!(Ok(total), count_all(n, piece));
    }

    #[test]
    fn shares_follow_one_another((n, piece) in counted(), shares in 1..2_000_u64) {
        let mut end = 0;
        for share in 0..shares {
            let slice = CountRequest::share(n, piece, share, shares).unwrap().parts;
            prop_assert_eq!(slice.start, end);
            end = slice.end;
        }
        prop_assert_eq!(Ok(end), parts(n, piece));
    }

    #[test]
    fn one_job_can_count_slice_after_slice(
        (n, piece) in counted(),
        shares in 1..20_u64,
        first in 0..20_u64,
        broken_off_after in 0..20_u64,
    ) {
        let share = |share| CountRequest::share(n, piece, share % shares, shares).unwrap();
        let mut job = Count::start(share(first)).unwrap();
        job.advance(broken_off_after, &mut |_| {});
        let mut total = 0;
        for later in first..first + shares {
            job.restart_on(share(later).parts).unwrap();
            prop_assert_eq!(job.sum(), 0);
            total += finish(&mut job);
        }
        prop_assert_eq!(Ok(total), count_all(n, piece));
    }

    #[test]
    fn steps_and_resumptions_change_nothing(
        (n, piece) in counted(),
        slices in vec((0..=500_u64, any::<bool>()), 1..10),
    ) {
        prop_assume!(slices.iter().any(|&(steps, _)| steps > 0));
        let request = CountRequest::whole(n, piece).unwrap();
        let mut job = Count::start(request.clone()).unwrap();
        let mut total = 0;
        let mut before = job.progress();
        for (steps, resumed) in slices.into_iter().cycle() {
            let after = job.advance(steps, &mut |solutions| total += solutions);
            prop_assert_eq!(after, job.progress());
            prop_assert!(before.fraction <= after.fraction && after.fraction <= 1.0);
            prop_assert!(after.done || after.steps == before.steps + steps);
            prop_assert_eq!(job.sum(), total);
            if resumed {
                job = Count::resume(request.clone(), job.checkpoint()).unwrap();
                prop_assert_eq!(after, job.progress());
                prop_assert_eq!(job.sum(), total);
            }
            before = after;
            if after.done {
                break;
            }
        }
        prop_assert_eq!(Ok(total), count_all(n, piece));
        prop_assert!((before.fraction - 1.0).abs() < f64::EPSILON);
    }
}

/// For an odd n, parts with different queens in the middle are far apart.
#[test]
fn parts_backwards_add_up() {
    for n in [9, 10, 11, 12] {
        let mut total = 0;
        for part in (0..parts(n, Piece::Queen).unwrap()).rev() {
            let request = CountRequest::new(n, Piece::Queen, part..part + 1).unwrap();
            total += finish(&mut Count::start(request).unwrap());
        }
        assert_eq!(Ok(total), count_all(n, Piece::Queen));
    }
}

/// A part of 24 queens has 1,024 pieces. Each checkpoint lies within the part.
#[test]
fn a_part_continues_at_the_piece_where_it_stood() {
    const PART: u64 = 838_134;
    let request = CountRequest::new(24, Piece::Queen, PART..PART + 1).unwrap();
    let mut job = Count::start(request.clone()).unwrap();
    for steps in [1, 400, 1000] {
        let progress = job.advance(steps - job.progress().steps, &mut |_| {});
        assert_eq!((progress.done, progress.steps), (false, steps));
        job = Count::resume(request.clone(), job.checkpoint()).unwrap();
    }
    assert_eq!(finish(&mut job), 75_509_192);
    assert_eq!(Count::start(request).unwrap().run(), 75_509_192);
}

#[test]
fn large_boards_begin_at_once() {
    for piece in Piece::ALL {
        let request = CountRequest::whole(MAX_N, piece).unwrap();
        let mut job = Count::start(request).unwrap();
        let progress = job.advance(1, &mut |_| {});
        assert_eq!((progress.done, progress.steps), (false, 1));
    }
}

#[test]
fn wrong_requests_say_why() {
    for n in [0, MAX_N + 1] {
        let error = QueensError::OutOfRange {
            n: n.into(),
            max: MAX_N,
        };
        assert_eq!(parts(n, Piece::Queen), Err(error.clone()));
        assert_eq!(CountRequest::whole(n, Piece::Queen), Err(error.clone()));
        assert_eq!(
            CountRequest::new(n, Piece::Superqueen, 0..0),
            Err(error.clone())
        );
    }
    let parts = parts(12, Piece::Queen).unwrap();
    for (start, end) in [(5, 4), (0, parts + 1), (u64::MAX, u64::MAX)] {
        let error = QueensError::Parts {
            start,
            end,
            all: parts,
        };
        assert_eq!(
            CountRequest::new(12, Piece::Queen, start..end),
            Err(error.clone())
        );
        let unchecked = CountRequest {
            n: 12,
            piece: Piece::Queen,
            parts: start..end,
        };
        assert_eq!(Count::start(unchecked).err(), Some(error.clone()));
        let mut job = Count::start(CountRequest::whole(12, Piece::Queen).unwrap()).unwrap();
        assert_eq!(job.restart_on(start..end), Err(error.clone()));
        assert_eq!(finish(&mut job), 14_200);
    }
    for (share, shares) in [(0, 0), (3, 3), (u64::MAX, 1)] {
        let error = QueensError::Share { share, shares };
        let request = CountRequest::share(12, Piece::Queen, share, shares);
        assert_eq!(request, Err(error.clone()));
    }
    let last = CountRequest::share(12, Piece::Queen, u64::MAX - 1, u64::MAX);
    assert_eq!(last.map(|request| request.parts), Ok(parts - 1..parts));
}

#[test]
fn damaged_checkpoints_are_refused() {
    let request = CountRequest::new(12, Piece::Queen, 10..90).unwrap();
    let refused = |next: u64, sum: u64| {
        let checkpoint = forged::checkpoint::<Count>(json!({ "next": next, "sum": sum }));
        Count::resume(request.clone(), checkpoint).err()
    };
    assert_eq!(refused(10, 0), None);
    assert_eq!(refused(90, 14_200), None);
    for next in [0, 9, 91, u64::MAX] {
        let error = QueensError::Checkpoint(format!(
            "goes on with part {next}, which is outside 10..=90"
        ));
        assert_eq!(refused(next, 0), Some(error.clone()));
    }
    let impossible = |sum: u64, parts: u64| {
        let reason = format!("has counted {sum} solutions in {parts} parts, which cannot be");
        QueensError::Checkpoint(reason)
    };
    assert_eq!(refused(10, 1), Some(impossible(1, 0)));
    let sum = u64::MAX;
    assert_eq!(refused(50, sum), Some(impossible(sum, 40)));
    assert_eq!(
        refused(9, 0).unwrap().to_string(),
        "the checkpoint goes on with part 9, which is outside 10..=90",
    );
}
