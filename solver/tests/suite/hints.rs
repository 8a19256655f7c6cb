use bezzel_solver::Job;
use bezzel_solver::board::Square;
use bezzel_solver::queens::completion::CompletionRequest;
use bezzel_solver::queens::hint::{
    Hint, HintSearch, Refutation, Tier, advise, attacks_on, forbidden, forced,
};
use bezzel_solver::queens::{
    Line, Piece, Placement, QueensError, Show, Solution, Unit, conflicts, is_solution, notation,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use crate::brute_force;
use crate::completion::{is_seen, positions};
use crate::listing::list;
use crate::strategies::{pieces, placements};

fn tiers() -> impl Strategy<Value = Tier> {
    select(Tier::ALL.as_slice())
}

/// The solutions that hold the pieces of a board.
fn completions(board: &Placement, piece: Piece) -> Vec<Placement> {
    list(board.n(), piece, Show::All)
        .iter()
        .map(Solution::to_placement)
        .filter(|solution| board.squares().all(|square| solution.contains(square)))
        .collect()
}

/// The squares of a row or column on which a piece may stand: those not attacked, if no piece is there.
fn free(board: &Placement, piece: Piece, unit: Unit) -> Vec<Square> {
    unit.squares(board.n())
        .filter(|&square| !board.contains(square) && !is_seen(board, square, piece))
        .collect()
}

fn run(request: (CompletionRequest, Tier)) -> Hint {
    let mut hints = Vec::new();
    let mut job = HintSearch::start(request).expect("a valid request");
    assert!(job.advance(u64::MAX, &mut |hint| hints.push(hint)).done);
    assert_eq!(hints.len(), 1);
    hints.remove(0)
}

fn check_refutation(board: &Placement, piece: Piece, refutation: &Refutation) {
    let Refutation {
        square,
        follows,
        emptied,
        attacks,
    } = refutation;
    let mut after = board.clone();
    after.insert(*square);
    for &(forced, unit) in follows {
        assert_eq!(free(&after, piece, unit), [forced]);
        after.insert(forced);
    }
    assert!(conflicts(&after, piece).is_empty());
    assert!(
        emptied
            .squares(board.n())
            .all(|square| !after.contains(square))
    );
    assert_eq!(free(&after, piece, *emptied), []);
    let attacked: Vec<Square> = attacks.iter().map(|attack| attack.b).collect();
    assert_eq!(attacked, free(board, piece, *emptied));
    for attack in attacks {
        assert!(!board.contains(attack.a) && after.contains(attack.a));
        assert_eq!(
            brute_force::line(attack.a, attack.b, piece),
            Some(attack.line)
        );
    }
}

fn check_forced(board: &Placement, piece: Piece, hint: &Hint) {
    let Hint::Forced {
        square,
        because,
        refutations,
    } = hint
    else {
        panic!("another hint: {hint:?}");
    };
    assert!(because.unit.contains(*square));
    assert_eq!(because.free, free(board, piece, because.unit));
    let mut left = because.free.clone();
    for refutation in refutations {
        check_refutation(board, piece, refutation);
        assert!(refutation.follows.len() <= 3);
        left.retain(|&free| free != refutation.square);
    }
    assert_eq!(left, [*square]);
    for solution in completions(board, piece) {
        assert!(solution.contains(*square));
    }
}

proptest! {
    #[test]
    fn attackers_are_those_with_a_clear_line((board, piece) in (placements(9), pieces())) {
        for square in board.size().squares() {
            let attacks = attacks_on(&board, square, piece);
            let mut found: Vec<Square> = attacks.iter().map(|attack| attack.a).collect();
            found.sort();
            let expected: Vec<Square> = board
                .squares()
                .filter(|&by| by != square && crate::attacks::attacks(&board, by, square, piece))
                .collect();
            prop_assert_eq!(found, expected);
            for attack in &attacks {
                prop_assert_eq!(attack.b, square);
                let line = brute_force::line(attack.a, square, piece);
                prop_assert_eq!(line, Some(attack.line));
            }
            prop_assert!(attacks.is_sorted_by_key(|attack| attack.line));
        }
    }

    #[test]
    fn lines_are_those_of_the_definition((board, piece) in (placements(6), pieces())) {
        for a in board.size().squares() {
            for b in board.size().squares().filter(|&b| a != b) {
                prop_assert_eq!(Line::between(a, b, piece), brute_force::line(a, b, piece));
            }
        }
    }

    #[test]
    fn forbidden_squares_are_those_of_the_narrowest_unit(request in positions()) {
        let (board, piece) = (request.placement().unwrap(), request.piece);
        if let Some(forbidden) = forbidden(&board, piece) {
            let n = request.n;
            let mut squares: Vec<Square> = forbidden.attacks.iter().map(|attack| attack.b).collect();
            squares.extend(&forbidden.free);
            squares.sort();
            prop_assert_eq!(squares, forbidden.unit.squares(n).collect::<Vec<_>>());
            prop_assert_eq!(&forbidden.free, &free(&board, piece, forbidden.unit));
            let rows = (0..n).map(Unit::Row).filter(|unit| {
                unit.squares(n).all(|square| !board.contains(square))
            });
            for row in rows {
                prop_assert!(forbidden.free.len() <= free(&board, piece, row).len());
            }
            for attack in forbidden.attacks {
                prop_assert!(crate::attacks::attacks(&board, attack.a, attack.b, piece));
            }
        } else {
            let mistaken = !conflicts(&board, piece).is_empty();
            prop_assert!(mistaken || board.is_empty() || is_solution(&board, piece));
        }
    }

    #[test]
    fn deductions_hold(request in positions()) {
        let (board, piece) = (request.placement().unwrap(), request.piece);
        if let Some(hint) = forced(&board, piece) {
            check_forced(&board, piece, &hint);
        } else if !completions(&board, piece).is_empty() {
            // Nobody misses a row or column with a single free square.
            let units = (0..request.n).flat_map(|number| [Unit::Row(number), Unit::Column(number)]);
            for unit in units {
                prop_assert!(free(&board, piece, unit).len() != 1);
            }
        }
    }

    #[test]
    fn hints_are_right(request in positions(), tier in tiers()) {
        let (board, piece) = (request.placement().unwrap(), request.piece);
        let given = run((request, tier));
        let solutions = completions(&board, piece);
        let without = |square| {
            let mut rest = board.clone();
            rest.remove(square);
            rest
        };
        match &given {
            Hint::Conflicts { conflicts: found, culprit } => {
                prop_assert_eq!(found, &conflicts(&board, piece));
                prop_assert!(!found.is_empty());
                let frees = |square: &Square| conflicts(&without(*square), piece).is_empty();
                let alone: Vec<Square> = board.squares().filter(frees).collect();
                let expected = if let [alone] = alone[..] { Some(alone) } else { None };
                prop_assert_eq!(*culprit, expected);
            }
            Hint::DeadEnd { culprits, .. } => {
                prop_assert!(conflicts(&board, piece).is_empty());
                prop_assert!(solutions.is_empty());
                let frees = |square: &Square| !completions(&without(*square), piece).is_empty();
                prop_assert_eq!(culprits, &board.squares().filter(frees).collect::<Vec<_>>());
            }
            Hint::Solved => prop_assert!(is_solution(&board, piece)),
            Hint::Unknown => prop_assert!(false, "small boards are always decided"),
            Hint::Forbidden(found) => {
                prop_assert!(!solutions.is_empty());
                prop_assert_eq!(Some(found.clone()), forbidden(&board, piece));
            }
            Hint::Forced { .. } => {
                prop_assert!(!solutions.is_empty());
                check_forced(&board, piece, &given);
            }
            Hint::Reveal { square, unit } => {
                prop_assert!(unit.contains(*square) && !board.contains(*square));
                prop_assert!(solutions.iter().any(|solution| solution.contains(*square)));
                prop_assert!(tier == Tier::Reveal || forced(&board, piece).is_none());
            }
        }
        if let Some(tier_given) = given.tier() {
            prop_assert!(tier_given == Tier::Mistake || tier_given >= tier);
            let passed_over = |passed: &Tier| *passed >= tier && *passed < tier_given;
            for passed in Tier::ALL.into_iter().filter(passed_over) {
                prop_assert!(passed != Tier::Forbidden || forbidden(&board, piece).is_none());
                prop_assert!(passed != Tier::Forced || forced(&board, piece).is_none());
            }
        }
    }

    #[test]
    fn slices_change_nothing(
        position in positions(),
        tier in tiers(),
        slices in vec(1..=60_u64, 1..10),
    ) {
        let request = (position, tier);
        let whole = run(request.clone());
        let mut job = HintSearch::start(request.clone()).unwrap();
        let mut hints = Vec::new();
        let mut before = job.progress();
        for steps in slices.into_iter().cycle() {
            let after = job.advance(steps, &mut |hint| hints.push(hint));
            prop_assert_eq!(after, job.progress());
            prop_assert!(before.fraction <= after.fraction && after.fraction <= 1.0);
            prop_assert!(after.done || after.steps == before.steps + steps);
            before = after;
            if after.done {
                break;
            }
        }
        prop_assert!(before.fraction >= 1.0);
        prop_assert_eq!(hints, [whole]);
    }
}

fn board(columns: &str) -> Placement {
    notation::parse_permutation(columns, None).expect("a permutation")
}

#[test]
fn a_forced_square_by_a_longer_argument() {
    // . o . . . .
    // . . . Q . .
    // . . . . . .
    // . . o . . .   A queen here forces the others marked o, which close the last row.
    // . . x . o .
    // . . . . . .
    let board = board("040000");
    let hint = forced(&board, Piece::Queen).unwrap();
    check_forced(&board, Piece::Queen, &hint);
    let Hint::Forced {
        square,
        because,
        refutations,
    } = hint
    else {
        panic!("another hint: {hint:?}");
    };
    assert_eq!(square, Square::new(4, 2));
    assert_eq!(because.unit, Unit::Column(2));
    let first = &refutations[0];
    assert_eq!(first.square, Square::new(3, 2));
    let follows: Vec<Square> = first.follows.iter().map(|&(square, _)| square).collect();
    assert_eq!(follows, [Square::new(4, 4), Square::new(0, 1)]);
    assert_eq!(first.emptied, Unit::Row(5));
}

#[test]
fn a_tier_without_anything_to_say_gives_way() {
    let empty = board("0000");
    let answer = Ok(board("3142"));
    for tier in Tier::ALL {
        let hint = advise(&empty, Piece::Queen, tier, Some(&answer));
        let unit = Unit::Row(0);
        let square = Square::new(0, 2);
        assert_eq!(hint, Hint::Reveal { square, unit }, "{tier}");
    }
    let given_up = advise(&empty, Piece::Queen, Tier::Mistake, None);
    assert_eq!((given_up.tier(), given_up), (None, Hint::Unknown));
}

#[test]
fn the_other_piece_of_a_pair_may_be_wrong_as_well() {
    let pair = advise(&board("12000000"), Piece::Queen, Tier::Reveal, None);
    let Hint::Conflicts { conflicts, culprit } = pair else {
        panic!("two queens attack each other");
    };
    assert_eq!((conflicts.len(), culprit), (1, None));

    let three = advise(&board("12300000"), Piece::Queen, Tier::Reveal, None);
    let Hint::Conflicts { conflicts, culprit } = three else {
        panic!("three queens attack each other");
    };
    assert_eq!((conflicts.len(), culprit), (2, None));

    let one = advise(&board("10210000"), Piece::Queen, Tier::Reveal, None);
    let Hint::Conflicts { conflicts, culprit } = one else {
        panic!("one queen attacks two others");
    };
    assert_eq!((conflicts.len(), culprit), (2, Some(Square::new(3, 0))));
}

#[test]
fn the_largest_boards_have_hints() {
    for piece in Piece::ALL {
        for tier in Tier::ALL {
            let position = CompletionRequest::new(64, piece, vec![Square::new(20, 30)], 5).unwrap();
            let hint = run((position, tier));
            assert_eq!(hint.tier().map(|given| given >= tier), Some(true));
        }
    }
    let position = CompletionRequest {
        n: 65,
        piece: Piece::Queen,
        fixed: Vec::new(),
        seed: 0,
    };
    let tier = Tier::Mistake;
    let error = HintSearch::start((position, tier)).err();
    assert_eq!(error, Some(QueensError::OutOfRange { n: 65, max: 64 }));
}
