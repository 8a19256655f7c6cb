//! The result of all of a job's work.

use bezzel_solver::board::{Size, Square, Symmetry};
use bezzel_solver::knight::count::numbers::TourNumbers;
use bezzel_solver::knight::count::random::{RandomTours, RandomToursRequest};
use bezzel_solver::knight::count::{CountError, TourCount, TourCountRequest};
use bezzel_solver::knight::symmetric::SymmetricTours;
use bezzel_solver::knight::{Finish, Position, TourKind};
use bezzel_solver::queens::completion::{Completion, CompletionCount, CompletionRequest};
use bezzel_solver::queens::count::{Count, CountRequest};
use bezzel_solver::queens::{ListRequest, Listing, Piece, Placement, Show, complete};
use bezzel_solver::{Job, Resumable};

#[test]
fn a_list_is_all_that_is_left_of_it() {
    let request = ListRequest::new(6, Piece::Queen, Show::All, Vec::new()).unwrap();
    let all = Listing::start(request.clone()).unwrap().run();
    assert_eq!(all.len(), 4);
    let mut job = Listing::start(request.clone()).unwrap();
    let first = job.next();
    let rest = Listing::resume(request, job.checkpoint()).unwrap().run();
    assert_eq!((first, &rest[..]), (Some(all[0]), &all[1..]));

    let size = Size::square(6).unwrap();
    let half_turns = SymmetricTours::start((size, Symmetry::HalfTurn)).unwrap();
    assert_eq!(half_turns.run().len(), 22);
}

#[test]
fn a_sum_counts_what_came_before() {
    let request = CountRequest::whole(9, Piece::Queen).unwrap();
    let mut job = Count::start(request.clone()).unwrap();
    job.advance(2, &mut |_| {});
    let rest = Count::resume(request, job.checkpoint()).unwrap();
    assert_eq!((job.run(), rest.run()), (352, 352));

    let completions = CompletionRequest::new(8, Piece::Queen, Vec::new(), 0).unwrap();
    assert_eq!(CompletionCount::start(completions).unwrap().run(), 92);
    let tours = TourCountRequest::whole(Size::new(5, 6).unwrap(), TourKind::Closed);
    assert_eq!(TourCount::start(tours).unwrap().run(), Ok(8));
}

#[test]
fn an_answer_is_given_once() {
    let board = Placement::empty(8).unwrap();
    let request = CompletionRequest::of(&board, Piece::Queen, 0);
    let mut job = Completion::start(request.clone()).unwrap();
    job.advance(u64::MAX, &mut |_| {});
    assert_eq!(job.run(), None);
    let answer = Completion::start(request).unwrap().run();
    assert_eq!(answer, Some(complete(&board, Piece::Queen)));

    let begun = vec![Size::square(5).unwrap().a1()];
    let position = Position::new(Size::square(5).unwrap()).after(begun);
    let rest = Finish::start(position).unwrap().run();
    assert_eq!(rest.and_then(Result::ok).map(|rest| rest.len()), Some(24));
}

#[test]
fn numbers_of_tours_are_ready() {
    let size = Size::new(5, 6).unwrap();
    let mut numbers = TourNumbers::start(size.into()).unwrap().run().unwrap();
    assert_eq!(numbers.count(), Some(8));
    let tour = numbers.tour(5).unwrap();
    assert_eq!(numbers.number(&tour), Ok(5));
}

#[test]
fn an_error_ends_a_run() {
    let size = Size::square(6).unwrap();
    let tours = RandomToursRequest::new(size, TourKind::Closed, 1, 3);
    let drawn = RandomTours::start(tours.clone()).unwrap().run();
    assert_eq!(drawn.map(|drawn| drawn.len()), Ok(3));
    // Without one of its two moves, no tour visits a corner.
    let avoided = vec![[Square::new(0, 0), Square::new(1, 2)]];
    let without = RandomToursRequest { avoided, ..tours };
    let refused = RandomTours::start(without).unwrap().run();
    let kind = TourKind::Closed;
    assert_eq!(refused, Err(CountError::NoSuchTours { size, kind }));
}
