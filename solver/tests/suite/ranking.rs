use bezzel_solver::Job;
use bezzel_solver::board::Symmetry;
use bezzel_solver::queens::construct::construct;
use bezzel_solver::queens::{
    Piece, QueensError, Rank, Ranking, Show, Solution, rank, solution_by_number,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

use crate::listing::list;
use crate::strategies::solvable;

/// A solution and its place among all.
fn solutions() -> impl Strategy<Value = ((Solution, Piece), u64)> {
    (solvable(), any::<Index>()).prop_map(|((n, piece), chosen)| {
        let all = list(n, piece, Show::All);
        let index = chosen.index(all.len());
        let solution = all[index];
        ((solution, piece), index as u64 + 1)
    })
}

#[test]
fn names_of_all_solutions_of_small_boards() {
    let queens = (1..=9).map(|n| (n, Piece::Queen));
    for (n, piece) in queens.chain([(1, Piece::Superqueen), (10, Piece::Superqueen)]) {
        let fundamental = list(n, piece, Show::Fundamental);
        let all = list(n, piece, Show::All);
        for (number, &found) in (1..).zip(&all) {
            let name = rank(found, piece).unwrap();
            assert_eq!((name.number, name.all), (number, all.len() as u64));
            assert_eq!(solution_by_number(n, piece, number), Ok(found));
            assert_eq!(name.all_fundamental, fundamental.len() as u64);
            let canonical = fundamental[name.fundamental as usize - 1];
            assert_eq!(name.canonical, canonical);
            let leads_here = |&symmetry: &Symmetry| canonical.image(symmetry) == found;
            assert_eq!(
                Some(name.symmetry),
                Symmetry::ALL.into_iter().find(leads_here)
            );
        }
    }
}

#[test]
fn the_last_of_the_largest_board_is_the_mirror_image_of_the_first() {
    let solution = Solution::try_from(&construct(Rank::MAX_N).unwrap()[..]).unwrap();
    let mirrored = solution.image(Symmetry::FlipHorizontal);
    let [a, b] = [solution, mirrored].map(|solution| rank(solution, Piece::Queen).unwrap());
    assert_eq!((a.all, a.all_fundamental), (365_596, 45_752));
    assert_eq!(a.number + b.number, a.all + 1);
    assert_eq!((a.fundamental, a.canonical), (b.fundamental, b.canonical));
    let numbered = |number| solution_by_number(Rank::MAX_N, Piece::Queen, number);
    assert_eq!(
        [a.number, b.number].map(numbered),
        [Ok(solution), Ok(mirrored)]
    );
}

proptest! {
    #[test]
    fn slices_change_nothing(
        (request, number) in solutions(),
        slices in vec(1..=30_000_u64, 1..10),
    ) {
        let mut job = Ranking::start(request).unwrap();
        let mut names: Vec<Rank> = Vec::new();
        let mut before = job.progress();
        for steps in slices.into_iter().cycle() {
            let after = job.advance(steps, &mut |name| names.push(name));
            prop_assert_eq!(after, job.progress());
            prop_assert!(before.fraction <= after.fraction && after.fraction <= 1.0);
            before = after;
            if after.done {
                break;
            }
        }
        prop_assert!(before.fraction >= 1.0);
        prop_assert!(job.advance(1, &mut |name| names.push(name)).done);
        prop_assert_eq!(&names, &[rank(request.0, request.1).unwrap()]);
        prop_assert_eq!(names[0].number, number);
    }
}

#[test]
fn what_has_no_number_says_why() {
    let refused = |n, number| {
        let error = solution_by_number(n, Piece::Queen, number).unwrap_err();
        error.to_string()
    };
    let expected = "there is no solution 93 of n = 8: there are 92, numbered from 1";
    assert_eq!(refused(8, 93), expected);
    assert!(refused(8, 0).starts_with("there is no solution 0 of"));
    assert_eq!(
        refused(3, 1),
        "there is no solution 1 of n = 3: there are 0, numbered from 1"
    );
    assert_eq!(refused(15, 1), "n = 15 is out of range: expected 1 to 14");
}

#[test]
fn what_has_no_name_says_why() {
    let solution = |n: u32| {
        let columns: Vec<u8> = construct(n).unwrap().iter().map(|&c| c as u8).collect();
        Solution::from_columns(&columns).unwrap()
    };
    assert_eq!(
        rank(solution(15), Piece::Queen),
        Err(QueensError::OutOfRange {
            n: 15,
            max: Rank::MAX_N
        })
    );
    let error = rank(solution(8), Piece::Superqueen).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the pieces of rows 1 and 2 attack each other (knight-move): expected none to attack another"
    );
}
