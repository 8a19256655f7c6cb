//! Checkpoints of all jobs whose numbers, flags and lists are changed to values that no work leaves: a job refuses
//! them, or it continues from them and ends.

use bezzel_solver::board::{Size, Square, Symmetry};
use bezzel_solver::knight::TourKind;
use bezzel_solver::knight::count::{TourCount, TourCountRequest};
use bezzel_solver::knight::symmetric::SymmetricTours;
use bezzel_solver::knight::{Finish, Position};
use bezzel_solver::queens::completion::{Completion, CompletionCount, CompletionRequest};
use bezzel_solver::queens::construct::{Construct, ConstructRequest};
use bezzel_solver::queens::count::{Count, CountRequest};
use bezzel_solver::queens::hint::{HintSearch, Tier};
use bezzel_solver::queens::puzzle::{Kind, PuzzleGenerator, PuzzleRequest, Rule};
use bezzel_solver::queens::{ListRequest, Listing, Piece, Ranking, Show};

use crate::changed_checkpoints::go_on_from_changed_checkpoints;

fn position(n: u32, squares: &[(u32, u32)]) -> CompletionRequest {
    let square = |&(row, column)| Square::new(row, column);
    let fixed = squares.iter().map(square).collect();
    CompletionRequest::new(n, Piece::Queen, fixed, 3).expect("in range")
}

#[test]
fn lists_and_completions() {
    let fixed = vec![Square::new(2, 3)];
    for show in [Show::All, Show::Fundamental] {
        let request = ListRequest::new(7, Piece::Queen, show, fixed.clone()).unwrap();
        go_on_from_changed_checkpoints::<Listing>(&request);
    }
    for position in [
        position(8, &[(0, 0)]),
        position(6, &[(0, 0)]),
        position(7, &[]),
    ] {
        go_on_from_changed_checkpoints::<Completion>(&position);
        go_on_from_changed_checkpoints::<CompletionCount>(&position);
    }
}

#[test]
fn counts_and_names() {
    for (n, piece) in [
        (8, Piece::Queen),
        (12, Piece::Queen),
        (9, Piece::Superqueen),
    ] {
        let request = CountRequest::whole(n, piece).unwrap();
        go_on_from_changed_checkpoints::<Count>(&request);
    }
    for text in ["15863724", "84136275"] {
        go_on_from_changed_checkpoints::<Ranking>(&(text.parse().unwrap(), Piece::Queen));
    }
}

#[test]
fn hints_and_constructions() {
    for squares in [&[(0, 0)][..], &[(1, 0), (3, 1)]] {
        for tier in [Tier::Mistake, Tier::Reveal] {
            let position = position(6, squares);
            go_on_from_changed_checkpoints::<HintSearch>(&(position, tier));
        }
    }
    for (n, seed) in [(9, None), (9, Some(5)), (100, Some(5))] {
        go_on_from_changed_checkpoints::<Construct>(&ConstructRequest { n, seed });
    }
}

#[test]
fn puzzles() {
    for kind in Kind::ALL {
        go_on_from_changed_checkpoints::<PuzzleGenerator>(&PuzzleRequest {
            n: 6,
            kind,
            rule: Rule::Chess(Piece::Queen),
            grade: 2,
            seed: 1,
        });
    }
}

#[test]
fn tours() {
    let size = Size::square(6).unwrap();
    let path = vec![Square::new(0, 0), Square::new(1, 2)];
    for position in [
        Position::new(size).after(path.clone()),
        Position::new(size).after(path).closed(),
        Position::new(size).without(vec![Square::new(2, 2)]),
    ] {
        go_on_from_changed_checkpoints::<Finish>(&position);
    }
    for (rows, kind) in [(3, TourKind::Closed), (4, TourKind::Open)] {
        let request = TourCountRequest::whole(Size::new(rows, 6).unwrap(), kind);
        go_on_from_changed_checkpoints::<TourCount>(&request);
    }
    for (rows, symmetry) in [(5, Symmetry::HalfTurn), (3, Symmetry::FlipHorizontal)] {
        let request = (Size::new(rows, 10).unwrap(), symmetry);
        go_on_from_changed_checkpoints::<SymmetricTours>(&request);
    }
}
