//! Checkpoints of all jobs whose numbers, flags and lists are changed to values that no work leaves: a job refuses
//! them, or it continues from them and ends.

use bezzel_solver::board::{Size, Square, Symmetry};
use bezzel_solver::knight::TourKind;
use bezzel_solver::knight::count::{TourCount, TourCountRequest};
use bezzel_solver::knight::symmetric::SymmetricTours;
use bezzel_solver::queens::completion::{CompletionCount, CompletionRequest};
use bezzel_solver::queens::count::{Count, CountRequest};
use bezzel_solver::queens::{ListRequest, Listing, Piece, Show};

use crate::changed_checkpoints::resume_from_changed_checkpoints;

fn position(n: u32, squares: &[(u32, u32)]) -> CompletionRequest {
    let square = |&(row, column)| Square::new(row, column);
    let fixed = squares.iter().map(square).collect();
    CompletionRequest::new(n, Piece::Queen, fixed, 3).expect("in range")
}

#[test]
fn lists_and_counts_of_completions() {
    let fixed = vec![Square::new(2, 3)];
    for show in [Show::All, Show::Fundamental] {
        let request = ListRequest::new(7, Piece::Queen, show, fixed.clone()).unwrap();
        resume_from_changed_checkpoints::<Listing>(&request);
    }
    for position in [
        position(8, &[(0, 0)]),
        position(6, &[(0, 0)]),
        position(7, &[]),
    ] {
        resume_from_changed_checkpoints::<CompletionCount>(&position);
    }
}

#[test]
fn counts() {
    for (n, piece) in [
        (8, Piece::Queen),
        (12, Piece::Queen),
        (9, Piece::Superqueen),
    ] {
        let request = CountRequest::whole(n, piece).unwrap();
        resume_from_changed_checkpoints::<Count>(&request);
    }
}

#[test]
fn tours() {
    for (rows, kind) in [(3, TourKind::Closed), (4, TourKind::Open)] {
        let request = TourCountRequest::whole(Size::new(rows, 6).unwrap(), kind);
        resume_from_changed_checkpoints::<TourCount>(&request);
    }
    for (rows, symmetry) in [(5, Symmetry::HalfTurn), (3, Symmetry::FlipHorizontal)] {
        let request = (Size::new(rows, 10).unwrap(), symmetry);
        resume_from_changed_checkpoints::<SymmetricTours>(&request);
    }
}
