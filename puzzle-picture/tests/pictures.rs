//! Boards that are drawn by another library, and then scaled, blurred and compressed, as pictures of them come.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use bezzel_puzzle_picture::read;

mod drawing;
mod numbers;

use drawing::{PALETTES, Picture};
use numbers::Numbers;

/// The number of layouts. Each is drawn with each palette.
const LAYOUTS: usize = 100;

/// Regions in one piece each, numbered as they come.
fn layout(n: usize, numbers: &mut Numbers) -> Vec<u8> {
    let mut regions = vec![None; n * n];
    let mut left = n * n;
    for region in 0..n as u8 {
        loop {
            let square = numbers.below(n * n);
            if regions[square].is_none() {
                regions[square] = Some(region);
                left -= 1;
                break;
            }
        }
    }
    while left > 0 {
        let square = numbers.below(n * n);
        let Some(region) = regions[square] else {
            continue;
        };
        let (row, column) = (square / n, square % n);
        let next = match numbers.below(4) {
            0 if row > 0 => square - n,
            1 if row + 1 < n => square + n,
            2 if column > 0 => square - 1,
            3 if column + 1 < n => square + 1,
            _ => continue,
        };
        if regions[next].is_none() {
            regions[next] = Some(region);
            left -= 1;
        }
    }
    let mut names = Vec::new();
    let numbered = regions.into_iter().flatten().map(|region| {
        let name = names.iter().position(|other| *other == region);
        name.unwrap_or_else(|| {
            names.push(region);
            names.len() - 1
        }) as u8
    });
    numbered.collect()
}

/// The reading of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    /// The regions, without a doubt.
    Right,
    /// A board with doubtful squares.
    Marked,
    Refused,
    /// A mistake without a doubt.
    Silent,
}

fn outcome(number: usize) -> Outcome {
    let (seed, palette) = (number / PALETTES.len(), number % PALETTES.len());
    let n = 5 + seed % 8;
    let regions = layout(n, &mut Numbers::new(seed as u64));
    let mut numbers = Numbers::new(1000 + number as u64);
    let picture = Picture::random(n, palette, &mut numbers);
    let (rgba, width, height) = picture.pixels(&regions, &mut numbers);
    match read(&rgba, width, height) {
        Err(_) => Outcome::Refused,
        Ok(board) if !board.doubtful.is_empty() => Outcome::Marked,
        Ok(board) if board.regions == regions => Outcome::Right,
        Ok(_) => Outcome::Silent,
    }
}

/// Reads every so many of the pictures. At least so many of a hundred must be right without a doubt, and none wrong.
fn read_each(step: usize, least: usize) {
    let all = (LAYOUTS * PALETTES.len()).div_ceil(step);
    let next = AtomicUsize::new(0);
    let found = Mutex::new(vec![None; all]);
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= all {
                return;
            }
            let outcome = outcome(number * step);
            found.lock().expect("no thread has failed")[number] = Some(outcome);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    let found = found.into_inner().expect("no thread has failed");
    let numbers = |of: Outcome| -> Vec<usize> {
        (0..all)
            .filter(|number| found[*number] == Some(of))
            .collect()
    };
    let [marked, refused, silent] =
        [Outcome::Marked, Outcome::Refused, Outcome::Silent].map(numbers);
    let right = numbers(Outcome::Right).len();
    println!("of {all}: {right} right, marked {marked:?}, refused {refused:?}");
    assert_eq!(silent, [], "wrong without a word");
    assert!(right * 100 >= all * least, "{right} of {all}");
}

#[test]
fn boards_in_pictures_are_read_and_none_is_wrong_without_a_word() {
    // No divisor of the number of palettes, so that all come.
    read_each(25, 85);
}

#[test]
#[ignore = "it draws 1,200 pictures"]
fn all_boards_in_pictures_are_read_and_none_is_wrong_without_a_word() {
    read_each(1, 95);
}
