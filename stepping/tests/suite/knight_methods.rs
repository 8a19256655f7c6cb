//! The methods that can be watched: each of their moves is a knight's move, and each of their tours is a tour.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{Board, Path, TourKind, is_tour};
use bezzel_solver::{Job, Resumable};
use bezzel_stepping::methods::{
    Attempt, AttemptError, AttemptEvent, Method, SuccessRate, SuccessRequest, Ties,
};

const TIES: [Ties; 4] = [
    Ties::Fixed,
    Ties::Random { seed: 3 },
    Ties::Pohl,
    Ties::Roth,
];

fn methods() -> Vec<Method> {
    let rules = TIES.into_iter().flat_map(|ties| {
        [false, true].map(|backtracking| Method::Warnsdorff { ties, backtracking })
    });
    rules
        .chain([Method::Backtracking, Method::Construction])
        .collect()
}

#[test]
fn each_step_makes_a_move_or_takes_the_last_one_back() {
    let size = Size::new(5, 6).unwrap();
    let board = Board::new(size, vec![Square::new(2, 2)]).unwrap();
    for method in methods() {
        let mut attempt = Attempt::new(&board, Square::new(0, 1), TourKind::Open, method).unwrap();
        let mut path = vec![Square::new(0, 1)];
        for steps in 1..=3000 {
            match attempt.step() {
                AttemptEvent::Moved(to) => path.push(to),
                AttemptEvent::TookBack(from) => assert_eq!(path.pop(), Some(from)),
                AttemptEvent::Tour => {
                    assert!(is_tour(&board, &path, TourKind::Open), "{method:?}");
                    break;
                }
                AttemptEvent::Stuck => break,
            }
            assert_eq!(attempt.path(), path);
            assert_eq!(attempt.steps(), steps);
            assert!(Path::new(&board, path.clone()).is_ok(), "{method:?}");
        }
    }
}

fn finds_a_tour_exactly_where_there_is_one(method: Method) {
    let board = Board::from(Size::square(5).expect("5 is a side"));
    for start in board.squares() {
        let mut attempt = Attempt::new(&board, start, TourKind::Open, method)
            .expect("open tours may begin anywhere");
        let possible = (start.row + start.column) % 2 == 0;
        assert_eq!(attempt.run(u64::MAX), possible, "{method:?} from {start:?}");
    }
}

#[test]
fn methods_without_a_rule_find_a_tour_exactly_where_there_is_one() {
    for method in [Method::Backtracking, Method::Construction] {
        finds_a_tour_exactly_where_there_is_one(method);
    }
}

#[test]
fn rules_that_go_back_find_a_tour_exactly_where_there_is_one() {
    for ties in TIES {
        finds_a_tour_exactly_where_there_is_one(Method::Warnsdorff {
            ties,
            backtracking: true,
        });
    }
}

#[test]
fn a_closed_tour_is_closed() {
    let board = Board::from(Size::square(6).unwrap());
    let roth = Method::Warnsdorff {
        ties: Ties::Roth,
        backtracking: true,
    };
    for method in [roth, Method::Construction] {
        let mut attempt =
            Attempt::new(&board, Square::new(2, 3), TourKind::Closed, method).unwrap();
        assert!(attempt.run(u64::MAX), "{method:?}");
        assert!(is_tour(&board, attempt.path(), TourKind::Closed));
    }
}

/// The number of starts from which a method finds a tour, and the number of starts that have one.
fn rate(n: u32, method: Method, slice: u64) -> (u32, u32) {
    let size = Size::square(n).expect("n is a side");
    let request = SuccessRequest {
        size,
        method,
        limit: 10_000,
    };
    let mut job = SuccessRate::start(request).expect("the request is valid");
    let (mut found, mut possible) = (0, 0);
    while !job
        .advance(slice, &mut |result| {
            assert!(result.possible || !result.found);
            found += u32::from(result.found);
            possible += u32::from(result.possible);
        })
        .done
    {
        job = SuccessRate::resume(request, job.checkpoint())
            .expect("the checkpoint is of this request");
    }
    (found, possible)
}

#[test]
fn seven_is_the_trap() {
    let warnsdorff = |ties| Method::Warnsdorff {
        ties,
        backtracking: false,
    };
    assert_eq!(rate(8, warnsdorff(Ties::Roth), 7), (64, 64));
    for ties in [Ties::Fixed, Ties::Random { seed: 1 }, Ties::Roth] {
        let (found, possible) = rate(7, warnsdorff(ties), 100);
        assert_eq!(possible, 25);
        assert!(0 < found && found < 25, "{ties:?} {found}");
    }
    assert_eq!(rate(7, Method::Construction, 3), (25, 25));
}

#[test]
fn attempts_that_are_refused() {
    let size = Size::square(5).unwrap();
    let start = Square::new(1, 1);
    let board = Board::new(size, vec![start]).unwrap();
    assert_eq!(
        Attempt::new(&board, start, TourKind::Open, Method::Backtracking).err(),
        Some(AttemptError::Start { start, size })
    );
    let size = Size::square(3000).unwrap();
    assert_eq!(
        Attempt::new(
            &Board::from(size),
            start,
            TourKind::Open,
            Method::Backtracking
        )
        .err(),
        Some(AttemptError::TooLarge { size })
    );
}
