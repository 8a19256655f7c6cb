//! Whether begun paths can be finished, against plain trying, and as a job in slices.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{
    Board, Finish, KnightError, NoTour, Position, Reason, TourKind, TourRequest, finish, is_tour,
    tour, verdict,
};
use bezzel_solver::{Job, Random};
use proptest::prelude::*;

/// A path of up to `squares` squares, each next one chosen at random.
fn walk(board: &Board, squares: usize, random: &mut Random) -> Vec<Square> {
    let all: Vec<Square> = board.squares().collect();
    let mut path = vec![all[random.below(all.len() as u32) as usize]];
    while path.len() < squares {
        let onward: Vec<Square> = board
            .neighbours(path[path.len() - 1])
            .filter(|square| !path.contains(square))
            .collect();
        if onward.is_empty() {
            break;
        }
        path.push(onward[random.below(onward.len() as u32) as usize]);
    }
    path
}

/// Whether the path can be continued to a tour of the position, found by plain trying.
fn can_be_finished(board: &Board, path: &mut Vec<Square>, position: &Position) -> bool {
    let at = path[path.len() - 1];
    if path.len() as u64 == board.area() {
        return position.end.is_none_or(|end| end == at)
            && (!position.kind.is_closed()
                || board.neighbours(at).any(|square| square == path[0]));
    }
    board.neighbours(at).any(|square| {
        if path.contains(&square) {
            return false;
        }
        path.push(square);
        let is_finished = can_be_finished(board, path, position);
        path.pop();
        is_finished
    })
}

/// Small boards with holes, a begun path, and the kind of tour.
fn positions() -> impl Strategy<Value = Position> {
    // With few squares visited on 5 x 5, plain trying takes too long.
    let sizes = prop_oneof![
        Just((4, 5, 0)),
        Just((5, 5, 9)),
        Just((3, 6, 0)),
        Just((3, 4, 0))
    ];
    sizes.prop_flat_map(|(rows, columns, least)| {
        let square = (0..rows, 0..columns).prop_map(|(row, column)| Square::new(row, column));
        let holes = proptest::collection::vec(square.clone(), 0..=5);
        let end = proptest::option::of(square);
        let plan = prop_oneof![Just(None), Just(Some(true)), Just(Some(false))];
        (holes, least..=12_usize, any::<u64>(), end, plan).prop_map(
            move |(holes, visited, seed, end, plan)| {
                let size = Size::new(rows, columns).expect("in range");
                let board = Board::new(size, holes.clone()).expect("inside");
                let mut path = walk(&board, visited.max(1), &mut Random::new(seed));
                path.truncate(visited);
                let end = end.filter(|&end| plan == Some(false) && board.contains(end));
                Position {
                    size,
                    holes,
                    path,
                    end,
                    kind: TourKind::closed_if(plan == Some(true)),
                }
            },
        )
    })
}

/// The verdict on a tour from its start, if no other square has been visited.
fn verdict_of(position: &Position, board: &Board) -> Option<Result<(), NoTour>> {
    let request = TourRequest {
        start: position.path.first().copied(),
        end: position.end,
        kind: position.kind,
    };
    (position.path.len() < 2).then(|| verdict(board, &request))
}

fn check_finished(position: &Position, rest: &[Square]) {
    let board = Board::new(position.size, position.holes.clone()).expect("inside");
    let mut tour = position.path.clone();
    tour.extend_from_slice(rest);
    assert!(is_tour(&board, &tour, position.kind), "{position:?}");
    assert!(position.end.is_none_or(|end| tour.last() == Some(&end)));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn as_plain_trying_finds(position in positions()) {
        let board = Board::new(position.size, position.holes.clone()).expect("inside");
        let mut path = position.path.clone();
        let starts: Vec<Square> = if path.is_empty() {
            board.squares().collect()
        } else {
            vec![path.remove(0)]
        };
        let possible = starts.into_iter().any(|start| {
            let mut begun = vec![start];
            begun.extend_from_slice(&path);
            can_be_finished(&board, &mut begun, &position)
        });
        let verdict = verdict_of(&position, &board);
        match finish(position.clone()) {
            Ok(rest) => {
                prop_assert!(possible);
                prop_assert!(!matches!(verdict, Some(Err(NoTour::Impossible(_)))));
                check_finished(&position, &rest);
            }
            Err(NoTour::Impossible(reason)) => {
                prop_assert!(!possible, "{}", reason);
                match verdict {
                    None => {}
                    Some(Err(NoTour::Undecided { .. })) => prop_assert_eq!(reason, Reason::Searched),
                    Some(verdict) => prop_assert_eq!(verdict, Err(NoTour::Impossible(reason))),
                }
            }
            Err(other) => panic!("{other}: the position is valid"),
        }
    }

    #[test]
    fn slices_lead_to_the_same_answer(
        seed: u64,
        visited in 1..=10_usize,
        closed: bool,
        steps in 1..=40_u64,
    ) {
        let size = Size::square(7).expect("in range");
        let holes = vec![Square::new(0, 1)];
        let board = Board::new(size, holes.clone()).expect("inside");
        let path = walk(&board, visited, &mut Random::new(seed));
        let position = Position { size, holes, path, end: None, kind: TourKind::closed_if(closed) };
        let expected = finish(position.clone());

        let mut job = Finish::start(position).expect("a valid position");
        let mut found = Vec::new();
        while !job.advance(steps, &mut |answer| found.push(answer)).done {}
        prop_assert!(job.advance(1, &mut |_| panic!("found before")).done);
        let found: Vec<_> = found.into_iter().map(|answer| answer.map_err(NoTour::Impossible)).collect();
        prop_assert_eq!(found, [expected]);
    }
}

/// The answer comes soon for any path on a chess board.
#[test]
fn positions_on_a_chess_board_are_decided_within_few_steps() {
    let size = Size::square(8).unwrap();
    let board = Board::from(size);
    let mut random = Random::new(64);
    for visited in (2..=60).cycle().take(1500) {
        let path = walk(&board, visited, &mut random);
        for closed in [false, true] {
            let mut position = Position::new(size).after(path.clone());
            position.kind = TourKind::closed_if(closed);
            let mut job = Finish::start(position.clone()).unwrap();
            let mut answer = None;
            let progress = job.advance(20_000, &mut |found| answer = Some(found));
            assert!(progress.done, "{position:?}");
            if let Some(Ok(rest)) = answer {
                check_finished(&position, &rest);
            }
        }
    }
}

#[test]
fn reasons_are_given_where_they_are_plain() {
    let size = Size::square(5).unwrap();
    let after = |names: &[&str]| {
        let path = names
            .iter()
            .map(|name| Square::from_name(name, size).unwrap());
        Position::new(size).after(path.collect())
    };
    let reason = |position| finish(position).unwrap_err().to_string();
    assert_eq!(
        reason(after(&["b3", "a1", "c2", "e1", "d3", "e5", "c4", "a5"])),
        "no move leads on from a5"
    );
    assert_eq!(
        reason(after(&["b3", "d4", "c2"])),
        "only one move leads to a5, only one to a1, and there are more such squares than the tour \
         has ends left to choose"
    );
    let at = |name| Square::from_name(name, size).unwrap();
    assert_eq!(
        reason(after(&["a1", "b3"]).to(at("a1"))),
        "a1 is where the tour is to end, and it has been visited"
    );
    let centre_begun = after(&["a1", "b3"]).to(at("b1"));
    assert!(reason(centre_begun).contains("colour"));
}

#[test]
fn what_is_finished_is_finished() {
    let size = Size::new(3, 4).unwrap();
    let board = Board::from(size);
    let tour = finish(Position::new(size)).unwrap();
    let end = tour[11];
    let done = Position::new(size).after(tour.clone());
    assert_eq!(finish(done.clone()), Ok(Vec::new()));
    assert_eq!(finish(done.clone().to(end)), Ok(Vec::new()));
    assert!(matches!(
        finish(done.clone().to(tour[3])),
        Err(NoTour::Impossible(Reason::EndVisited { .. }))
    ));
    assert!(matches!(finish(done.closed()), Err(NoTour::Impossible(_))));
    assert!(is_tour(&board, &tour, TourKind::Open));
}

#[test]
fn positions_that_are_none() {
    let size = Size::square(80).unwrap();
    let begun = vec![Square::new(0, 0), Square::new(1, 2)];
    assert_eq!(
        finish(Position::new(size).after(begun.clone())).unwrap_err(),
        NoTour::Request(KnightError::TooManyLeft { left: 6398, size })
    );
    // With a start alone, the construction answers.
    let only_start = Position::new(size).after(begun[..1].to_vec()).closed();
    assert_eq!(finish(only_start).unwrap().len(), 6399);
    let jump = vec![Square::new(0, 0), Square::new(5, 5)];
    assert!(matches!(
        finish(Position::new(size).after(jump)).unwrap_err(),
        NoTour::Request(KnightError::NoStep { .. })
    ));
    assert!(matches!(
        finish(Position::new(size).to(Square::new(0, 99))).unwrap_err(),
        NoTour::Request(KnightError::End { .. })
    ));
}

/// A board with holes in its last row, so that it has `area` squares.
fn cut(area: u32) -> (Size, Vec<Square>) {
    let size = Size::square(65).expect("in range");
    let holes = size.squares().skip(area as usize).collect();
    (size, holes)
}

#[test]
fn one_limit_is_for_all_boards_with_holes() {
    // More squares than are searched: a tour and a finish say so, in one way.
    let (size, holes) = cut(4224);
    let board = Board::new(size, holes.clone()).unwrap();
    let too_many = |left| NoTour::Request(KnightError::TooManyLeft { left, size });
    for request in [TourRequest::open(), TourRequest::closed()] {
        assert_eq!(tour(&board, &request), Err(too_many(4224)));
        let from = request.from(Square::new(0, 0));
        assert_eq!(tour(&board, &from), Err(too_many(4223)));
    }
    let position = Position::new(size).without(holes);
    assert_eq!(finish(position.clone()), Err(too_many(4224)));
    let begun = |path: Vec<Square>| position.clone().after(path);
    let (first, second) = (Square::new(0, 0), Square::new(1, 2));
    assert_eq!(finish(begun(vec![first])), Err(too_many(4223)));
    assert_eq!(finish(begun(vec![first, second])), Err(too_many(4222)));
    let text = too_many(4224).to_string();
    assert_eq!(
        text,
        "4224 squares are left on the board of 65x65: expected at most 4096 to search"
    );
    // Boards up to the limit of a search are accepted for any path.
    for (path, kind) in [
        (0, TourKind::Open),
        (1, TourKind::Open),
        (2, TourKind::Open),
        (2, TourKind::Closed),
    ] {
        let (size, holes) = cut(4096 + path);
        let path = [first, second][..path as usize].to_vec();
        let position = Position {
            kind,
            ..Position::new(size)
                .without(holes.clone())
                .after(path.clone())
        };
        assert!(Finish::start(position).is_ok(), "{path:?} {kind}");
        let (size, holes) = cut(4097 + path.len() as u32);
        let position = Position {
            kind,
            ..Position::new(size).without(holes).after(path.clone())
        };
        assert_eq!(
            Finish::start(position).err(),
            Some(KnightError::TooManyLeft { left: 4097, size }),
            "{path:?} {kind}"
        );
    }
}

#[test]
fn a_few_squares_on_a_large_board_are_finished_at_once() {
    let mut random = Random::new(24);
    let size = Size::square(24).unwrap();
    let board = Board::from(size);
    let whole = tour(&board, &TourRequest::open()).unwrap().into_squares();
    for kind in [TourKind::Open, TourKind::Closed] {
        for length in [2, 5, 20] {
            for path in [whole[..length].to_vec(), walk(&board, length, &mut random)] {
                let position = Position {
                    kind,
                    ..Position::new(size).after(path.clone())
                };
                let mut job = Finish::start(position).unwrap();
                let mut answer = None;
                job.advance(100, &mut |found| answer = Some(found));
                // A path that cannot be finished is refused at once as well; all others are finished without a search of the whole.
                let found = answer.unwrap_or_else(|| panic!("{size} {kind} {path:?}"));
                assert!(kind.is_closed() || path != whole[..length] || found.is_ok());
                if let Ok(rest) = found {
                    assert!(is_tour(&board, &[path, rest].concat(), kind));
                }
            }
        }
    }
}
