#!/usr/bin/env bash
# The crate prancing_pony 1.0.0 says that a 5 x 5 board has no knight's tour from its corner. It has 304.
#
# Its documentation: "It is guaranteed to find a solution and will know immediately if the given parameters have no
# possible Tour", and `NoSolution`: "For the board size given, there is no possible solution to the Knight's Tour".
#
# Run on 2026-11-27 with Rust 1.95: version 1.0.0, input `size_x: 5, size_y: 5, starting_position: (0, 0)`. The output was
#   prancing_pony 1.0.0, 5 x 5 from (0, 0): NoSolution
#   a plain search: 304 tours, the first of them [(0, 0), …]
#
# Needs cargo and crates.io. Fails if the crate answers something else.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir src
cat > Cargo.toml << 'END'
[package]
name = "finding"
version = "0.0.0"
edition = "2021"

[dependencies]
prancing_pony = "=1.0.0"

[workspace]
END
cat > src/main.rs << 'END'
use prancing_pony::{TourInput, TourResult, find_solution};

/// Counts all ways to go on with a path, and keeps the first that visits all squares.
fn tours(path: &mut Vec<(i16, i16)>, first: &mut Vec<(i16, i16)>) -> u32 {
    if path.len() == 25 {
        if first.is_empty() {
            first.clone_from(path);
        }
        return 1;
    }
    let (x, y) = path[path.len() - 1];
    let mut found = 0;
    for (right, up) in [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)] {
        let next = (x + right, y + up);
        let is_on_board = (0..5).contains(&next.0) && (0..5).contains(&next.1);
        if is_on_board && !path.contains(&next) {
            path.push(next);
            found += tours(path, first);
            path.pop();
        }
    }
    found
}

fn main() {
    let answer = match find_solution(TourInput { size_x: 5, size_y: 5, starting_position: (0, 0) }) {
        TourResult::Solution(_) => "Solution",
        TourResult::NoSolution => "NoSolution",
        TourResult::InvalidParameters => "InvalidParameters",
    };
    println!("prancing_pony 1.0.0, 5 x 5 from (0, 0): {answer}");
    let mut first = Vec::new();
    let count = tours(&mut vec![(0, 0)], &mut first);
    println!("a plain search: {count} tours, the first of them {first:?}");
    assert_eq!((answer, count), ("NoSolution", 304), "prancing_pony answers something else now");
}
END
cargo run --quiet
