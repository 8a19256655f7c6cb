use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

use bezzel_solver::Random;
use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::duel::{Duel, Level, Outcome, blocks};
use bezzel_solver::knight::{Board, KnightError, Obstacle, Step};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

fn board(rows: u32, columns: u32) -> Board {
    Board::from(Size::new(rows, columns).expect("in range"))
}

/// Boards of up to `side` rows and columns, with up to eight holes.
fn boards(side: u32) -> impl Strategy<Value = Board> {
    (1..=side, 1..=side).prop_flat_map(|(rows, columns)| {
        let square = (0..rows, 0..columns).prop_map(|(row, column)| Square::new(row, column));
        vec(square, 0..=8).prop_map(move |holes| {
            Board::new(Size::new(rows, columns).expect("in range"), holes).expect("on the board")
        })
    })
}

/// A game after as many of the random moves as are possible.
fn played(board: Board, moves: &[Index]) -> Duel {
    let mut duel = Duel::new(board, &[]).expect("small enough");
    for index in moves {
        let possible = duel.moves();
        if !possible.is_empty() {
            duel.play(*index.get(&possible)).expect("a legal move");
        }
    }
    duel
}

/// Full search of the game, by its rules alone.
#[derive(Default)]
struct Search {
    /// Whether the mover wins, by the visited squares and the one the knight stands on.
    known: HashMap<(u32, Square), bool>,
}

impl Search {
    fn bit(board: &Board, square: Square) -> u32 {
        1 << (square.row * board.size().columns() + square.column)
    }

    fn moves(board: &Board, visited: u32, at: Square) -> Vec<Square> {
        let open = |&to: &Square| visited & Self::bit(board, to) == 0;
        board.neighbours(at).filter(open).collect()
    }

    fn mover_wins(&mut self, board: &Board, visited: u32, at: Square) -> bool {
        if let Some(&known) = self.known.get(&(visited, at)) {
            return known;
        }
        let wins = Self::moves(board, visited, at)
            .into_iter()
            .any(|to| !self.mover_wins(board, visited | Self::bit(board, to), to));
        self.known.insert((visited, at), wins);
        wins
    }

    fn winning_moves(&mut self, duel: &Duel) -> Vec<Square> {
        let board = duel.board();
        let visited = duel
            .path()
            .iter()
            .fold(0, |all, &square| all | Self::bit(board, square));
        let moves = match duel.path().last() {
            Some(&at) => Self::moves(board, visited, at),
            None => board.squares().collect(),
        };
        let loses = |to: &Square| !self.mover_wins(board, visited | Self::bit(board, *to), *to);
        moves.into_iter().filter(loses).collect()
    }
}

/// The probability that a player who answers at random makes only winning answers to this move and the hardest moves after
/// it, this number in all.
fn kept(duel: &mut Duel, to: Square, answers: u32) -> f64 {
    duel.play(to).expect("a legal move");
    let [mut sum, all] = [0.0, duel.moves().len() as f64];
    for answer in duel.winning_moves() {
        duel.play(answer).expect("a legal move");
        let moves = duel.moves();
        let least = moves.into_iter().map(|to| match answers {
            1 => 1.0,
            _ => kept(duel, to, answers - 1),
        });
        sum += least.fold(1.0, f64::min);
        duel.undo();
    }
    duel.undo();
    sum / all
}

/// Whether the pairs are knight's moves between squares that are open, each in one pair at most.
fn check_matching(duel: &Duel, verdict: &Outcome) -> Result<(), TestCaseError> {
    let visited = duel
        .path()
        .split_last()
        .map_or(&[][..], |(_, before)| before);
    let mut seen: HashSet<Square> = visited.iter().copied().collect();
    for &(a, b) in &verdict.matching {
        prop_assert!(Step::between(a, b).is_some());
        prop_assert!(a < b);
        for square in [a, b] {
            prop_assert!(duel.board().contains(square));
            prop_assert!(seen.insert(square));
        }
    }
    prop_assert!(verdict.matching.is_sorted());
    Ok(())
}

/// The square that the matching answers with, if the knight stands on this one.
fn partner(matching: &[(Square, Square)], square: Square) -> Option<Square> {
    let of = |&(a, b): &(Square, Square)| match square {
        _ if square == a => Some(b),
        _ if square == b => Some(a),
        _ => None,
    };
    matching.iter().find_map(of)
}

proptest! {
    #[test]
    fn the_verdict_is_that_of_the_whole_game(
        board in boards(5),
        moves in vec(any::<Index>(), 0..12),
    ) {
        let duel = played(board, &moves);
        let verdict = duel.outcome();
        prop_assert_eq!(&verdict.winning_moves, &Search::default().winning_moves(&duel));
        let wins = !verdict.winning_moves.is_empty();
        prop_assert_eq!(verdict.mover_wins(), wins);
        prop_assert_eq!(verdict.winner() == "mover", wins);
    }

    #[test]
    fn the_matching_wins_against_any_play(
        board in boards(12),
        moves in vec(any::<Index>(), 0..30),
        replies in vec(any::<Index>(), 80),
    ) {
        let mut duel = played(board, &moves);
        let verdict = duel.outcome();
        check_matching(&duel, &verdict)?;
        let mut winner_moves = verdict.mover_wins();
        if winner_moves && duel.path().is_empty() {
            let single: Vec<Square> = duel
                .board()
                .squares()
                .filter(|&square| partner(&verdict.matching, square).is_none())
                .collect();
            duel.play(single[0]).unwrap();
            winner_moves = false;
        }
        for reply in replies.iter().cycle() {
            let moves = duel.moves();
            if moves.is_empty() {
                prop_assert!(!winner_moves, "the winner has no move left");
                break;
            }
            let to = if winner_moves {
                let at = *duel.path().last().expect("the knight stands");
                partner(&verdict.matching, at).expect("a partner")
            } else {
                *reply.get(&moves)
            };
            duel.play(to).unwrap();
            winner_moves = !winner_moves;
        }
    }

    #[test]
    fn undo_leads_back_to_the_same_verdicts(board in boards(10), moves in vec(any::<Index>(), 0..30)) {
        let mut duel = played(board, &moves);
        while !duel.path().is_empty() {
            let fresh = Duel::new(duel.board().clone(), duel.path()).unwrap();
            prop_assert_eq!(duel.winning_moves(), fresh.winning_moves());
            prop_assert_eq!(duel.outcome().matching.len(), fresh.outcome().matching.len());
            let last = duel.path().last().copied();
            prop_assert_eq!(duel.undo(), last);
        }
        prop_assert_eq!(duel.undo(), None);
    }

    #[test]
    fn perfect_play_wins_whatever_can_be_won(
        board in boards(9),
        moves in vec(any::<Index>(), 0..10),
        level in select(Level::ALL.to_vec()),
        seed: u64,
    ) {
        let mut duel = played(board, &moves);
        let mut random = Random::new(seed);
        let mut perfect_moves = duel.outcome().mover_wins();
        loop {
            let player = if perfect_moves { Level::Perfect } else { level };
            let Some(to) = player.choose(&duel, &mut random) else {
                break;
            };
            prop_assert!(duel.moves().contains(&to));
            duel.play(to).unwrap();
            perfect_moves = !perfect_moves;
        }
        prop_assert!(!perfect_moves);
    }

    #[test]
    fn a_losing_player_makes_the_win_as_unlikely_to_be_kept_as_can_be(
        board in boards(6),
        moves in vec(any::<Index>(), 1..20),
        seed: u64,
    ) {
        let mut duel = played(board, &moves);
        if duel.path().is_empty() || duel.outcome().mover_wins() || duel.moves().is_empty() {
            return Ok(());
        }
        let chosen = Level::Perfect.choose(&duel, &mut Random::new(seed)).unwrap();
        let moves = duel.moves();
        let least = moves.into_iter().map(|to| kept(&mut duel, to, 3)).fold(1.0, f64::min);
        let chance = kept(&mut duel, chosen, 3);
        prop_assert!(chance < least + 1e-9, "{} instead of {}", chance, least);
        let again = Level::Perfect.choose(&duel, &mut Random::new(seed));
        prop_assert_eq!(again, Some(chosen), "the same state of the generator");
    }

    #[test]
    fn greedy_play_leaves_the_fewest_moves(board in boards(8), moves in vec(any::<Index>(), 1..20), seed: u64) {
        let duel = played(board, &moves);
        let onward = |&to: &Square| duel.onward_moves(to);
        let chosen = Level::Greedy.choose(&duel, &mut Random::new(seed));
        prop_assert_eq!(chosen.as_ref().map(onward), duel.moves().iter().map(onward).min());
    }
}

#[test]
fn strong_play_gives_a_win_away_less_often_than_greedy_and_perfect_never() {
    let mut random = Random::new(1);
    let mut given_away = [Level::Greedy, Level::Strong, Level::Perfect].map(|level| (level, 0));
    for _ in 0..100 {
        let mut duel = Duel::new(board(6, 7), &[]).unwrap();
        while let Some(to) = Level::Random.choose(&duel, &mut random) {
            let winning = duel.winning_moves();
            for (level, times) in &mut given_away {
                let chosen = level.choose(&duel, &mut random).unwrap();
                *times += usize::from(!winning.is_empty() && !winning.contains(&chosen));
            }
            duel.play(to).unwrap();
        }
    }
    let [greedy, strong, perfect] = given_away.map(|(_, times)| times);
    assert!(
        0 < strong && 3 * strong < 2 * greedy,
        "{strong} and {greedy} times"
    );
    assert_eq!(perfect, 0);
}

/// The move of a losing player who leaves the fewest winning answers.
fn fewest_winning_answers(duel: &Duel, random: &mut Random) -> Option<Square> {
    let mut moves = duel.moves();
    random.shuffle(&mut moves);
    moves.into_iter().min_by_key(|&to| {
        let mut after = duel.clone();
        after.play(to).expect("a legal move");
        let winning = after.winning_moves().len();
        (winning, Reverse(after.moves().len() - winning))
    })
}

#[test]
fn a_lost_game_is_won_against_random_answers_more_often_than_by_the_next_answer_alone() {
    // Whoever chooses the first square of 6 x 6 has lost.
    let mut random = Random::new(1);
    let mut wins = |ahead: bool| {
        let game = |_: &u32| {
            let mut duel = Duel::new(board(6, 6), &[]).unwrap();
            let mut perfect_moves = true;
            loop {
                let looks_no_further = !ahead && !duel.outcome().mover_wins();
                let to = match (perfect_moves, looks_no_further) {
                    (false, _) => Level::Random.choose(&duel, &mut random),
                    (true, true) => fewest_winning_answers(&duel, &mut random),
                    (true, false) => Level::Perfect.choose(&duel, &mut random),
                };
                let Some(to) = to else {
                    break !perfect_moves;
                };
                duel.play(to).unwrap();
                perfect_moves = !perfect_moves;
            }
        };
        (0..100).filter(game).count()
    };
    let [before, now] = [false, true].map(&mut wins);
    assert!(before < 85 && now > 88, "{before} and {now} games of 100");
}

#[test]
fn on_boards_that_divide_into_blocks_the_first_to_move_wins() {
    for rows in 1..=12 {
        for columns in 1..=12 {
            let board = board(rows, columns);
            let divides = rows % 2 == 0 && columns % 2 == 0 && rows * columns % 8 == 0;
            let Some(blocks) = blocks(board.size()) else {
                assert!(!divides, "{}", board.size());
                continue;
            };
            assert!(divides, "{}", board.size());
            let pairs: Vec<_> = blocks.flatten().collect();
            let ends: HashSet<Square> = pairs.iter().flat_map(|&(a, b)| [a, b]).collect();
            assert_eq!(ends, board.squares().collect());
            assert_eq!(2 * pairs.len(), ends.len());
            for (a, b) in pairs {
                assert!(a < b && Step::between(a, b).is_some());
                let duel = Duel::new(board.clone(), &[a]).unwrap();
                let winning = duel.winning_moves();
                assert!(
                    winning.contains(&b),
                    "{} to {}",
                    a.name(board.size()),
                    b.name(board.size())
                );
            }
            assert!(!Duel::new(board, &[]).unwrap().outcome().mover_wins());
        }
    }
}

#[test]
fn large_boards_have_matchings_as_large_as_their_colours_allow() {
    for (rows, columns) in [(50, 50), (51, 51), (99, 100), (256, 256)] {
        let duel = Duel::new(board(rows, columns), &[]).unwrap();
        let verdict = duel.outcome();
        assert_eq!(verdict.matching.len() as u32, rows * columns / 2);
        let odd = rows * columns % 2 == 1;
        assert_eq!(verdict.mover_wins(), odd);
    }
}

#[test]
fn paths_that_cannot_be_are_refused() {
    let size = Size::square(5).unwrap();
    let square = |name: &str| Square::from_name(name, size).unwrap();
    let board = Board::new(size, vec![square("c3")]).unwrap();
    let refused = |path: &[&str]| {
        let path: Vec<Square> = path.iter().map(|name| square(name)).collect();
        Duel::new(board.clone(), &path).err()
    };
    assert_eq!(refused(&["a1", "b3", "d2"]), None);
    let error = KnightError::Start {
        start: square("c3"),
        size,
        why: Obstacle::Hole,
    };
    assert_eq!(refused(&["c3"]), Some(error));
    let error = KnightError::Move {
        number: 2,
        from: square("b3"),
        step: Step::between(square("b3"), square("a1")).unwrap(),
        size,
        why: Obstacle::Visited,
    };
    assert_eq!(refused(&["a1", "b3", "a1"]), Some(error));
    assert_eq!(
        refused(&["a1", "b3", "c4"]).unwrap().to_string(),
        "move 2 leads from b3 to c4, which is no move of a knight",
    );
    let outside = Duel::new(board.clone(), &[Square::new(5, 0)]);
    assert!(matches!(
        outside,
        Err(KnightError::Start {
            why: Obstacle::OffBoard,
            ..
        })
    ));
    let size = Size::new(1, 65_537).unwrap();
    let refused = Duel::new(Board::from(size), &[]).err();
    assert_eq!(refused, Some(KnightError::TooLarge { size, most: 65_536 }));
}

#[test]
fn names_lead_back() {
    for level in Level::ALL {
        assert_eq!(level.name().parse(), Ok(level));
    }
    assert_eq!(
        "best".parse::<Level>().unwrap_err().to_string(),
        "\"best\" is not a level: expected random, greedy, strong or perfect",
    );
}
