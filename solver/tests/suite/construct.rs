use std::collections::BTreeSet;

use bezzel_solver::Job;
use bezzel_solver::queens::construct::steps::{Change, steps};
use bezzel_solver::queens::construct::{
    Construct, ConstructRequest, MAX_N, check, construct, knight_runs, random,
};
use bezzel_solver::queens::{Line, Piece, Placement, QueensError, conflicts, is_solution};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

fn too_large(n: u64) -> QueensError {
    QueensError::OutOfRange { n, max: MAX_N }
}

fn run(request: ConstructRequest) -> Vec<u32> {
    let mut found = Vec::new();
    let mut job = Construct::start(request).expect("a valid request");
    assert!(
        job.advance(u64::MAX, &mut |columns| found.push(columns))
            .done
    );
    assert_eq!(found.len(), 1);
    found.remove(0)
}

fn requests() -> impl Strategy<Value = ConstructRequest> {
    let n = prop_oneof![Just(1_u32), 4..=120_u32];
    (n, any::<Option<u64>>()).prop_map(|(n, seed)| ConstructRequest { n, seed })
}

#[test]
fn the_rule_is_a_solution_for_every_remainder() {
    for n in (1..=1200).filter(|n| ![2, 3].contains(n)) {
        assert_eq!(check(&construct(n).unwrap()), Ok(()), "n = {n}");
    }
    for n in MAX_N - 11..=MAX_N {
        let columns = construct(n).unwrap();
        assert_eq!(columns.len(), n as usize);
        assert_eq!(check(&columns), Ok(()), "n = {n}");
    }
}

#[test]
fn the_rule_by_its_known_examples() {
    let examples: [&[u32]; 3] = [
        &[2, 4, 6, 8, 10, 12, 14, 3, 1, 7, 9, 11, 13, 5],
        &[4, 6, 8, 10, 12, 14, 2, 5, 7, 9, 11, 13, 15, 1, 3],
        &[
            2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 3, 1, 7, 5, 11, 9, 15, 13, 19, 17,
        ],
    ];
    for columns in examples {
        assert_eq!(construct(columns.len() as u32).unwrap(), columns);
    }
}

#[test]
fn each_step_changes_only_what_it_concerns() {
    for n in (1..=60).filter(|n| ![2, 3].contains(n)) {
        let mut before: Vec<u32> = Vec::new();
        let steps = steps(n).unwrap();
        assert!((2..=4).contains(&steps.len()) && steps.is_sorted());
        for change in steps {
            let others = |columns: &[u32]| -> Vec<u32> {
                let other = |column: &u32| !change.concerns(*column);
                columns.iter().copied().filter(other).collect()
            };
            let after = change.columns(n).unwrap();
            assert_eq!(others(&before), others(&after), "n = {n}");
            assert!(n == 1 || before != after, "n = {n}, {}", change.name());
            before = after;
        }
        assert_eq!(before, construct(n).unwrap());
    }
    assert_eq!(
        steps(8).unwrap(),
        [Change::Evens, Change::Odds, Change::SwapPairs]
    );
    assert_eq!(
        steps(14).unwrap(),
        [
            Change::Evens,
            Change::Odds,
            Change::SwapOneAndThree,
            Change::MoveFive
        ]
    );
    assert_eq!(steps(12).unwrap(), [Change::Evens, Change::Odds]);
}

#[test]
fn two_and_three_have_none_and_the_reason_is_true() {
    for (n, error) in [2, 3].map(|n| (n, QueensError::NoSolution { n })) {
        assert_eq!(construct(n), Err(error.clone()));
        assert_eq!(steps(n).err(), Some(error.clone()));
        assert_eq!(random(n, 0), Err(error));
        let empty = Placement::empty(n).unwrap();
        for square in empty.size().squares() {
            let mut board = empty.clone();
            board.insert(square);
            let closed = bezzel_solver::queens::attacked(&board, Piece::Queen);
            let free = |&other: &_| other != square && !closed.contains(other);
            let free: Vec<_> = board.size().squares().filter(free).collect();
            let in_the_middle = n == 2 || (square.row, square.column) == (1, 1);
            assert_eq!(free.len(), if in_the_middle { 0 } else { 2 });
            for &other in &free {
                board.insert(other);
            }
            assert_eq!(conflicts(&board, Piece::Queen).is_empty(), in_the_middle);
        }
    }
    for n in [0, MAX_N + 1, u32::MAX] {
        assert_eq!(construct(n), Err(too_large(n.into())));
        assert_eq!(random(n, 0), Err(too_large(n.into())));
    }
}

#[test]
fn random_solutions_of_every_size() {
    let small = (1..=200).filter(|n| ![2, 3].contains(n));
    for n in small.chain([999, 1000, 1001, 9999, 10_000, 99_999, 100_000]) {
        for seed in 0..3 {
            let columns = random(n, seed).unwrap();
            assert_eq!(columns.len(), n as usize);
            assert_eq!(check(&columns), Ok(()), "n = {n}, seed = {seed}");
        }
    }
}

/// The promise to links: the same seed is the same solution for ever.
#[test]
fn seeds_mean_the_same_on_every_platform() {
    assert_eq!(random(8, 1).unwrap(), [5, 7, 4, 1, 3, 8, 6, 2]);
    let sum = |n, seed| {
        let weighed = |(row, column)| u64::from(column) * row;
        (1..)
            .zip(random(n, seed).unwrap())
            .map(weighed)
            .fold(0, u64::wrapping_add)
    };
    assert_eq!(
        [sum(64, 0), sum(65, 1), sum(99_999, u64::MAX)],
        [68_226, 70_326, 249_992_923_515_249]
    );
}

#[test]
fn every_solution_of_eight_queens_comes_up() {
    let found: BTreeSet<Vec<u32>> = (0..2000).map(|seed| random(8, seed).unwrap()).collect();
    assert_eq!(found.len(), 92);
}

#[test]
#[ignore = "throws millions of queens"]
fn a_million_queens_at_random() {
    for seed in 0..5 {
        assert_eq!(check(&random(MAX_N, seed).unwrap()), Ok(()));
    }
}

#[test]
fn knight_runs_of_the_rule() {
    let runs = |n| knight_runs(&construct(n).unwrap()).collect::<Vec<_>>();
    assert_eq!(runs(12), [0..6, 6..12]);
    assert_eq!(runs(14), [0..7, 7..9, 9..13]);
    assert_eq!(runs(15), [0..6, 7..13, 13..15]);
    assert_eq!(runs(20), [0..10, 10..12, 12..14, 14..16, 16..18, 18..20]);
    assert_eq!(runs(1), []);
    assert_eq!(knight_runs(&[]).count(), 0);
}

proptest! {
    #[test]
    fn slices_change_nothing(
        request in requests(),
        slices in vec(1..=200_u64, 1..10),
    ) {
        let whole = run(request);
        prop_assert_eq!(check(&whole), Ok(()));
        let mut job = Construct::start(request).unwrap();
        let mut found = Vec::new();
        let mut before = job.progress();
        let rest = std::iter::repeat(1000);
        for steps in slices.into_iter().chain(rest) {
            let after = job.advance(steps, &mut |columns| found.push(columns));
            prop_assert_eq!(after, job.progress());
            prop_assert!(before.fraction <= after.fraction && after.fraction <= 1.0);
            prop_assert!(after.done || after.steps == before.steps + steps);
            before = after;
            if after.done {
                break;
            }
        }
        prop_assert!(before.fraction >= 1.0);
        prop_assert_eq!(found, [whole]);
    }

    /// A check of lists against the conflicts of the board.
    #[test]
    fn a_check_names_the_first_clash(
        columns in (1..=8_u32).prop_flat_map(|n| vec(0..=n + 1, n as usize)),
        solution in select(vec![1_u32, 4, 5, 6, 7, 8, 9, 14, 20]),
        swap in any::<Option<(u8, u8)>>(),
    ) {
        let mut nearly = construct(solution).unwrap();
        if let Some((a, b)) = swap {
            nearly.swap((u32::from(a) % solution) as usize, (u32::from(b) % solution) as usize);
        }
        for columns in [columns, nearly] {
            let n = columns.len() as u32;
            let in_range = |&column: &u32| 1 <= column && column <= n;
            let sound = columns.iter().take_while(|&column| in_range(column)).count();
            let narrow: Vec<u8> = columns
                .iter()
                .enumerate()
                .map(|(row, &column)| if row < sound { column as u8 } else { 0 })
                .collect();
            let board = Placement::from_columns(&narrow).unwrap();
            let lines = [Line::Column, Line::Diagonal, Line::Antidiagonal];
            let first = conflicts(&board, Piece::Queen)
                .into_iter()
                .min_by_key(|found| (found.b.row, lines.iter().position(|&l| l == found.line)));
            let expected = match first {
                Some(conflict) => Err(QueensError::Conflict(conflict)),
                None => columns.get(sound).map_or(Ok(()), |&column| {
                    Err(QueensError::Column { row: sound + 1, column, n })
                }),
            };
            prop_assert_eq!(check(&columns), expected);
            prop_assert_eq!(check(&columns).is_ok(), is_solution(&board, Piece::Queen));
        }
    }
}

#[test]
fn wrong_lists_say_why() {
    assert_eq!(check(&[]), Err(too_large(0)));
    let long = vec![1; MAX_N as usize + 1];
    assert_eq!(check(&long), Err(too_large(long.len() as u64)));
    let message = |columns: &[u32]| check(columns).unwrap_err().to_string();
    assert_eq!(message(&[2, 0, 1]), "row 2 says column 0: expected 1 to 3");
    assert_eq!(
        message(&[3, 1, 4, 3]),
        "the pieces of rows 1 and 4 attack each other (column): expected none to attack another"
    );
}
