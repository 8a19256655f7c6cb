//! Tests on a software renderer, such as Mesa's llvmpipe; `cargo xtask test gpu` makes sure that there is one.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use bezzel_solver::Job;
use bezzel_solver::queens::Piece;
use bezzel_solver::queens::count::{Batch, Count, CountRequest};
use rayon::ThreadPoolBuilder;
use wgpu::Limits;

use super::assisted::{Assisted, Comparer};
use super::device::{Device, DeviceError, needed};
use crate::counting::{Counting, Parts};
use crate::ledger::Ledger;

const SOFTWARE: &str = "llvmpipe";

fn device() -> Device {
    Device::open(Some(SOFTWARE), needed()).unwrap()
}

/// The numbers of solutions, from n = 8 on (OEIS A000170).
const SOLUTIONS: [u128; 7] = [92, 352, 724, 2_680, 14_200, 73_712, 365_596];

/// Counts the open parts of the ledger, and returns the messages for people.
fn count(assisted: &impl Parts, ledger: Ledger) -> (Ledger, Option<String>) {
    let pool = ThreadPoolBuilder::new().num_threads(2).build().unwrap();
    let mut news = None;
    let counting = Counting::new(assisted, ledger);
    let ledger = counting.run(&pool, &AtomicBool::new(false), |_| {
        news = news.take().or_else(|| assisted.news());
    });
    (ledger.unwrap(), news.or_else(|| assisted.news()))
}

/// A device to which something happens with a batch.
struct Unreliable {
    device: Device,
    batches: AtomicUsize,
    fails_with: usize,
    mistaken: bool,
}

impl Unreliable {
    fn new(fails_with: usize, mistaken: bool) -> Self {
        Self {
            device: device(),
            batches: AtomicUsize::new(0),
            fails_with,
            mistaken,
        }
    }
}

impl Comparer for Unreliable {
    fn sums(&self, lists: [&[u32]; 5]) -> Result<Vec<u64>, DeviceError> {
        let fails = self.batches.fetch_add(1, Ordering::Relaxed) >= self.fails_with;
        if fails && !self.mistaken {
            self.device.destroy();
        }
        let mut sums = self.device.sums(lists)?;
        if fails {
            for sum in &mut sums {
                *sum += 1;
            }
        }
        Ok(sums)
    }
}

#[test]
fn a_device_counts_every_solution() {
    let device = device();
    for (n, solutions) in (8..).zip(SOLUTIONS) {
        let request = CountRequest::whole(n, Piece::Queen).unwrap();
        let assisted = Assisted::with(&request, &device);
        let (ledger, news) = count(&assisted, Ledger::new(request.parts.clone()));
        assert!(ledger.is_complete());
        assert_eq!((ledger.count(), news), (solutions, None));
        assert!(assisted.checked() > 0);
    }
}

#[test]
fn a_batch_of_all_parts_has_the_solutions_of_each() {
    let device = device();
    for n in [8, 11, 12] {
        let request = CountRequest::whole(n, Piece::Queen).unwrap();
        let mut job = Count::start(request.clone()).unwrap();
        let mut batch = Batch::default();
        for part in request.parts {
            job.list(part, &mut batch);
        }
        let sums = device.sums(batch.lists()).unwrap();
        for (part, solutions) in batch.solutions(&sums) {
            job.go_over_to(part..part + 1).unwrap();
            job.advance(1, &mut |_| {});
            assert_eq!(solutions, job.sum(), "{n} queens, part {part}");
        }
    }
}

/// These boards have more diagonals than a pattern has bits; the other diagonals are buckets.
#[test]
fn parts_of_large_boards_have_their_solutions() {
    let device = device();
    for n in [18, 20, 21] {
        let request = CountRequest::whole(n, Piece::Queen).unwrap();
        let mut parts = request.parts.end * 2 / 5..;
        let mut job = Count::start(request).unwrap();
        let mut batch = Batch::default();
        while batch.pairs() < 5_000_000 {
            job.list(parts.next().unwrap(), &mut batch);
        }
        let (tiles, _) = batch.lists()[0].as_chunks();
        let has_buckets = |&[_, _, _, free]: &[u32; 4]| free > 0;
        assert!(tiles.iter().any(has_buckets), "{n} queens");
        let sums = device.sums(batch.lists()).unwrap();
        for (part, solutions) in batch.solutions(&sums) {
            job.go_over_to(part..part + 1).unwrap();
            job.advance(1, &mut |_| {});
            assert_eq!(solutions, job.sum(), "{n} queens, part {part}");
        }
    }
}

/// Random lists: tiles of 1 to 16 words, and buckets of three bits with none to hundreds of patterns.
#[test]
fn the_program_counts_disjoint_pairs() {
    let mut state = 1_u32;
    let mut next = move || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        state >> 2 ^ state >> 17 & 0x1fff
    };
    let (mut tiles, mut west, mut weights) = (Vec::new(), Vec::new(), Vec::new());
    let (mut starts, mut east) = (vec![0], Vec::new());
    for _ in 0..8 {
        let len = [0, 1, 5, 300][next() as usize % 4] + next() % 2;
        east.extend((0..len).map(|_| next() & next() & next()));
        starts.push(east.len() as u32);
    }
    for words in 1..=16_u32 {
        tiles.push([weights.len() as u32, words, 0, next() % 8]);
        for _ in 0..words {
            weights.push(1 + next() % 8);
            let len = 32 - next() % 32 * (next() % 2);
            let pattern = |place| {
                if place < len {
                    next() & next() & next()
                } else {
                    u32::MAX
                }
            };
            west.extend((0..32).map(pattern));
        }
    }
    let lists = [tiles.as_flattened(), &west, &weights, &starts, &east];
    let expected: Vec<u64> = tiles
        .iter()
        .map(|&[first, words, _, free]| {
            let open = (0..8).filter(|bucket| bucket & !free == 0);
            let range =
                |bucket| starts[bucket as usize] as usize..starts[bucket as usize + 1] as usize;
            let east: Vec<u32> = open
                .flat_map(|bucket| &east[range(bucket)])
                .copied()
                .collect();
            let words = first as usize..(first + words) as usize;
            words
                .map(|word| {
                    let west = &west[32 * word..32 * (word + 1)];
                    let west = west.iter().filter(|&&west| west != u32::MAX);
                    let pairs =
                        west.map(|west| east.iter().filter(|&east| west & east == 0).count());
                    pairs.sum::<usize>() as u64 * u64::from(weights[word])
                })
                .sum()
        })
        .collect();
    assert!(expected.iter().any(|&sum| sum > 10_000));
    assert_eq!(device().sums(lists).unwrap(), expected);
}

#[test]
fn sums_have_more_than_32_bits() {
    let (west, weights, east) = ([0; 512], [8; 16], vec![0; 1 << 20 | 1]);
    let lists = [
        &[0, 16, 0, 0][..],
        &west,
        &weights,
        &[0, 1 << 20 | 1],
        &east,
    ];
    assert_eq!(device().sums(lists), Ok(vec![512 * 8 * (1 << 20 | 1)]));
}

#[test]
fn more_tiles_than_fit_a_row_are_counted() {
    let limits = Limits {
        max_compute_workgroups_per_dimension: 8,
        ..needed()
    };
    let device = Device::open(Some(SOFTWARE), limits).unwrap();
    let tiles = [[0, 1, 0, 0]; 3 * 8 + 5];
    let lists = [tiles.as_flattened(), &[1; 32], &[3], &[0, 2], &[2, 3]];
    assert_eq!(device.sums(lists), Ok(vec![32 * 3; tiles.len()]));
}

#[test]
fn a_lost_device_leaves_the_rest_to_the_processor() {
    for fails_with in [0, 1, 5] {
        let request = CountRequest::whole(12, Piece::Queen).unwrap();
        let assisted = Assisted::with(&request, Unreliable::new(fails_with, false));
        let (ledger, news) = count(&assisted, Ledger::new(request.parts.clone()));
        assert!(ledger.is_complete());
        assert_eq!(ledger.count(), 14_200);
        let news = news.unwrap();
        assert!(news.contains(SOFTWARE), "{news}");
        assert!(news.contains("has failed: "), "{news}");
        assert!(news.ends_with("; the processor goes on alone"), "{news}");
        assert!(assisted.checked() <= fails_with);
    }
}

#[test]
fn a_device_that_does_not_answer_is_given_up() {
    let mut silent = device();
    silent.lose_patience();
    let request = CountRequest::whole(12, Piece::Queen).unwrap();
    let assisted = Assisted::with(&request, silent);
    let (ledger, news) = count(&assisted, Ledger::new(request.parts.clone()));
    assert!(ledger.is_complete());
    assert_eq!((ledger.count(), assisted.checked()), (14_200, 0));
    let news = news.unwrap();
    assert!(news.contains("has failed: no answer for 0 s"), "{news}");
}

#[test]
fn after_a_wrong_result_the_processor_counts_again() {
    let request = CountRequest::whole(12, Piece::Queen).unwrap();
    // The count of an earlier run.
    let mut before = Ledger::new(request.parts.clone());
    let parts = 0..request.parts.end / 3;
    let mut job =
        Count::start(CountRequest::new(12, Piece::Queen, parts.clone()).unwrap()).unwrap();
    job.advance(u64::MAX, &mut |_| {});
    before.enter(parts, job.sum().into());
    for fails_with in [0, 1, 5] {
        let assisted = Assisted::with(&request, Unreliable::new(fails_with, true));
        let (ledger, news) = count(&assisted, before.clone());
        assert!(ledger.is_complete());
        assert_eq!(ledger.count(), 14_200);
        let news = news.unwrap();
        assert!(news.starts_with("the device counts "), "{news}");
        assert!(news.contains("is counted again"), "{news}");
    }
}

#[test]
fn limits_that_a_device_has_not_are_refused() {
    let limits = Limits {
        max_compute_invocations_per_workgroup: 1 << 30,
        ..needed()
    };
    let error = Device::open(Some(SOFTWARE), limits).unwrap_err();
    let said = error.to_string();
    assert!(matches!(error, DeviceError::Refused { .. }), "{said}");
    assert!(said.contains(SOFTWARE), "{said}");
    assert!(
        said.contains("max_compute_invocations_per_workgroup"),
        "{said}"
    );
}

#[test]
fn a_device_of_another_name_is_not_taken() {
    let error = Device::open(Some("Voodoo"), needed()).unwrap_err();
    let said = error.to_string();
    assert!(matches!(error, DeviceError::Name { .. }), "{said}");
    assert!(said.contains("Voodoo") && said.contains(SOFTWARE), "{said}");
}
