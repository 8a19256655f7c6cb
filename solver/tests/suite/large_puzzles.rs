//! Puzzles of up to 18 rows: their regions in pieces, given queens, and those that a plain search takes long for.

use bezzel_solver::board::Square;
use bezzel_solver::queens::puzzle::{
    Kind, MAX_MADE_N, MAX_N, Puzzle, PuzzleError, PuzzleGenerator, PuzzleRequest, Rule,
};
use bezzel_solver::queens::{Piece, Placement};
use bezzel_solver::{Job, Random};

use crate::plain_puzzles::plain_solutions;

const QUEENS: Rule = Rule::Chess(Piece::Queen);
const RULES: [Rule; 3] = [QUEENS, Rule::Chess(Piece::Superqueen), Rule::Touch];

fn divided(rule: Rule, given: Placement, letters: impl Iterator<Item = u32>) -> Puzzle {
    let letters = letters.map(|region| char::from(b'a' + region as u8));
    let open = Puzzle::new(rule, given).expect("n is in range");
    let divided = open.with_regions(&letters.collect::<String>());
    divided.expect("each region has a square")
}

/// Each square belongs to a random region: regions in many pieces.
fn scattered(n: u32, rule: Rule, given: Placement, random: &mut Random) -> Puzzle {
    let mut letters: Vec<u32> = (0..n * n).map(|at| at % n).collect();
    random.shuffle(&mut letters);
    divided(rule, given, letters.into_iter())
}

fn solution_columns(puzzle: &Puzzle) -> Vec<Vec<u32>> {
    let columns = |solution: &Placement| solution.squares().map(|square| square.column).collect();
    puzzle.solutions(usize::MAX).iter().map(columns).collect()
}

#[test]
fn all_solutions_where_regions_lie_in_pieces() {
    let mut random = Random::new(18);
    for n in 9..=11 {
        for rule in RULES {
            let puzzle = scattered(n, rule, Placement::empty(n).unwrap(), &mut random);
            let mut found = solution_columns(&puzzle);
            found.sort_unstable();
            assert_eq!(found, plain_solutions(&puzzle), "{n} {rule}");
        }
    }
    // Of large boards a few rows are given, which a plain search needs.
    for n in 13..=MAX_N {
        for rule in RULES {
            let empty = Puzzle::new(rule, Placement::empty(n).unwrap()).unwrap();
            let solution = &empty.solutions(1)[0];
            let mut given = Placement::empty(n).unwrap();
            for square in solution.squares().take(n as usize - 9) {
                given.insert(square);
            }
            let region = |square: Square| {
                let own = solution.contains(square);
                if own { square.row } else { random.below(n) }
            };
            let letters: Vec<u32> = given.size().squares().map(region).collect();
            let puzzle = divided(rule, given, letters.into_iter());
            let mut found = solution_columns(&puzzle);
            found.sort_unstable();
            assert_eq!(found, plain_solutions(&puzzle), "{n} {rule}");
            assert!(!found.is_empty());
            if puzzle.grade().is_some() {
                assert_eq!(found.len(), 1);
            }
            let empty = Placement::empty(n).unwrap();
            assert!(found.len() != 1 || puzzle.step(&empty, &empty).is_some());
        }
    }
}

/// A plain search tries the regions in each way before it sees that they are too many for their rows.
#[test]
fn regions_in_too_few_rows_have_no_solution() {
    for rule in RULES {
        for n in [14, MAX_N] {
            for k in 2..n {
                let region = |at: u32| match (at / n, at % n) {
                    (row, column) if row < k - 1 => column % k,
                    (row, column) => k + (column + row) % (n - k),
                };
                let empty = Placement::empty(n).unwrap();
                let puzzle = divided(rule, empty.clone(), (0..n * n).map(region));
                assert_eq!(puzzle.solutions(2), [], "{rule}, {k} regions");
                assert_eq!(puzzle.grade(), None);
                let turned = divided(
                    rule,
                    empty,
                    (0..n * n).map(|at| region(at % n * n + at / n)),
                );
                assert_eq!(turned.solutions(2), [], "{rule}, {k} regions");
            }
        }
    }
}

/// Any 18 letters: each rule takes a search through all of its solutions, as many as there are.
#[test]
fn scattered_regions_of_the_largest_board_are_counted() {
    let mut random = Random::new(1848);
    for rule in RULES {
        let puzzle = scattered(MAX_N, rule, Placement::empty(MAX_N).unwrap(), &mut random);
        let found = puzzle.solutions(2);
        for solution in &found {
            let squares: Vec<Square> = solution.squares().collect();
            assert_eq!(squares.len() as u32, MAX_N);
            for (at, &a) in squares.iter().enumerate() {
                assert!(squares[..at].iter().all(|&b| !puzzle.excludes(a, b)));
            }
        }
        assert!(found.len() < 2 || found[0] != found[1]);
    }
}

#[test]
fn puzzles_are_made_up_to_their_own_limit() {
    let request = |n| PuzzleRequest {
        n,
        kind: Kind::Regions,
        rule: QUEENS,
        grade: 1,
        seed: 0,
    };
    assert!(PuzzleGenerator::start(request(MAX_MADE_N)).is_ok());
    let n = MAX_MADE_N + 1;
    let error = PuzzleError::Size {
        n,
        least: 5,
        most: MAX_MADE_N,
    };
    assert_eq!(PuzzleGenerator::start(request(n)).unwrap_err(), error);
}
