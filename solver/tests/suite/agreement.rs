//! Functions that answer one question in several ways give one answer, on random boards.

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::{
    Board, NoTour, Path, Position, TourKind, TourRequest, finish, is_tour, tour, verdict,
};
use bezzel_solver::queens::hint::attacks_on;
use bezzel_solver::queens::puzzle::{Puzzle, Rule};
use bezzel_solver::queens::{Line, Piece, Placement, attacked, conflicts, construct, is_solution};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use crate::attacks::attacks;
use crate::brute_force;
use crate::strategies::{pieces, placements};

/// Columns from 1 of one queen in each row, often each column once.
fn lists() -> impl Strategy<Value = Vec<u8>> {
    (4..=40_u8).prop_flat_map(|n| {
        let permutations = Just((1..=n).collect::<Vec<u8>>()).prop_shuffle();
        prop_oneof![permutations, vec(1..=n, usize::from(n))]
    })
}

/// Boards of all shapes up to 42 squares, with some holes, and a tour that is asked for.
fn tours() -> impl Strategy<Value = (Board, TourRequest)> {
    let size = (1..=7_u32, 1..=6_u32)
        .prop_map(|(rows, columns)| Size::new(rows, columns).expect("in range"));
    let all = size.prop_flat_map(|size| {
        let square = (0..size.rows(), 0..size.columns());
        let square = square.prop_map(|(row, column)| Square::new(row, column));
        let end = proptest::option::of(square.clone());
        (
            Just(size),
            vec(square, 0..4),
            end.clone(),
            end,
            any::<bool>(),
        )
    });
    all.prop_filter_map(
        "a board and squares of it",
        |(size, holes, start, end, closed)| {
            let board = Board::new(size, holes).ok()?;
            let on_board = |square: &Square| board.contains(*square);
            let request = TourRequest {
                start: start.filter(on_board),
                end: end.filter(on_board).filter(|_| !closed),
                kind: TourKind::closed_if(closed),
            };
            Some((board, request))
        },
    )
}

/// Puzzles of either rule, with up to two given queens, which may exclude each other, and perhaps with regions.
fn puzzles() -> impl Strategy<Value = Puzzle> {
    let rule = prop_oneof![Just(Rule::Touch), pieces().prop_map(Rule::Chess)];
    let all = (rule, 1..=7_u32).prop_flat_map(|(rule, n)| {
        let letters = select((b'a'..b'a' + n as u8).map(char::from).collect::<Vec<_>>());
        let regions = vec(letters, (n * n) as usize).prop_map(String::from_iter);
        let given = vec((0..n, 0..n), 0..=2);
        (Just(rule), Just(n), given, proptest::option::of(regions))
    });
    all.prop_filter_map("a puzzle", |(rule, n, given, regions)| {
        let mut placement = Placement::empty(n).expect("in range");
        for (row, column) in given {
            placement.insert(Square::new(row, column));
        }
        let puzzle = Puzzle::new(rule, placement).ok()?;
        match regions {
            Some(regions) => puzzle.with_regions(&regions).ok(),
            None => Some(puzzle),
        }
    })
}

proptest! {
    #[test]
    fn all_finders_of_attacks_agree_on_lists(columns in lists(), piece in pieces()) {
        let placement = Placement::from_columns(&columns).expect("columns of the board");
        let is_right = placement.squares().all(|a| {
            placement.squares().all(|b| a == b || brute_force::line(a, b, piece).is_none())
        });
        prop_assert_eq!(is_solution(&placement, piece), is_right);
        prop_assert_eq!(conflicts(&placement, piece).is_empty(), is_right);
        prop_assert_eq!(attacked(&placement, piece).squares().any(|square| placement.contains(square)), !is_right);
        let attacks = placement.squares().flat_map(|square| attacks_on(&placement, square, piece));
        prop_assert_eq!(attacks.count(), 2 * conflicts(&placement, piece).len());
        if piece == Piece::Queen {
            let columns: Vec<u32> = columns.iter().map(|&column| column.into()).collect();
            prop_assert_eq!(construct::check(&columns).is_ok(), is_right);
        }
    }

    #[test]
    fn all_finders_of_attacks_agree_on_boards(placement in placements(20), piece in pieces(), at in (0..20_u32, 0..20_u32)) {
        let square = Square::new(at.0 % placement.n(), at.1 % placement.n());
        let expected: Vec<(Square, Line)> = placement.squares()
            .filter(|&by| by != square && attacks(&placement, by, square, piece))
            .map(|by| (by, brute_force::line(by, square, piece).expect("they attack each other")))
            .collect();
        let mut found: Vec<(Square, Line)> = attacks_on(&placement, square, piece).iter().map(|attack| (attack.a, attack.line)).collect();
        found.sort_unstable();
        prop_assert_eq!(&found, &expected);
        prop_assert_eq!(attacked(&placement, piece).contains(square), !expected.is_empty());
        let mut others: Vec<Square> = conflicts(&placement, piece).into_iter()
            .filter_map(|conflict| match square {
                _ if conflict.a == square => Some(conflict.b),
                _ if conflict.b == square => Some(conflict.a),
                _ => None,
            })
            .collect();
        others.sort_unstable();
        let pieces: Vec<Square> = expected.iter().map(|&(by, _)| by).filter(|_| placement.contains(square)).collect();
        prop_assert_eq!(others, pieces);
    }

    #[test]
    fn a_tour_and_a_finish_agree((board, request) in tours()) {
        let position = Position {
            size: board.size(),
            holes: board.holes().to_vec(),
            path: request.start.into_iter().collect(),
            end: request.end,
            kind: request.kind,
        };
        let finish = finish(position);
        match tour(&board, &request) {
            Ok(path) => {
                prop_assert!(is_tour(&board, path.squares(), request.kind));
                let again = Path::new(&board, path.squares().to_vec());
                prop_assert_eq!(again.as_ref(), Ok(&path));
                prop_assert!(path.is_tour(&board));
                prop_assert_eq!(path.is_closed_tour(&board), is_tour(&board, path.squares(), TourKind::Closed));
                let mut squares: Vec<Square> = request.start.into_iter().collect();
                squares.extend(finish.expect("there is a tour"));
                prop_assert!(is_tour(&board, &squares, request.kind));
                prop_assert!(request.end.is_none_or(|end| squares.last() == Some(&end)));
                prop_assert!(!matches!(verdict(&board, &request), Err(NoTour::Impossible(_))));
            }
            Err(reason) => {
                prop_assert_eq!(finish, Err(reason));
                let is_answer = matches!(reason, NoTour::Impossible(_) | NoTour::Request(_));
                prop_assert!(is_answer, "{}", reason);
            }
        }
    }

    #[test]
    fn a_plain_search_ends_with_the_first_solution(puzzle in puzzles()) {
        let solutions = puzzle.solutions(usize::MAX);
        let mut queens: Vec<Square> = puzzle.given().squares().collect();
        if queens.iter().any(|&a| queens.iter().any(|&b| puzzle.excludes(a, b))) {
            prop_assert_eq!((solutions.len(), puzzle.search().count()), (0, 0));
            return Ok(());
        }
        for step in puzzle.search() {
            match step {
                Some(square) => queens.push(square),
                None => {
                    queens.pop();
                }
            }
        }
        queens.sort_unstable();
        let first = solutions.iter().map(|solution| solution.squares().collect::<Vec<_>>()).min();
        prop_assert_eq!((queens.len() == puzzle.n() as usize).then_some(queens), first);
        // A grade is of puzzles with one solution.
        prop_assert!(puzzle.grade().is_none() || solutions.len() == 1);
    }
}
