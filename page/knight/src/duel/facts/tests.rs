//! Statuses, and the pairs that are drawn, through whole games.

use bezzel_solver::Random;
use bezzel_solver::knight::duel::Level;

use super::*;
use crate::tests;

fn link(text: &str) -> DuelLink {
    tests::state(&format!("#/duel{text}"))
}

#[test]
fn the_status_is_that_of_the_one_person_who_plays() {
    // Round the centre of 3 x 3, all eight squares: the first player cannot move on.
    let over = "?size=3x3&start=a1&moves=1723605";
    let cases = [
        ("", Status::Empty),
        ("?size=1x1&holes=a1", Status::Empty),
        ("?size=3x3&start=a1", Status::Incomplete),
        (over, Status::Won),
        (&format!("{over}&second=perfect"), Status::Lost),
        (&format!("{over}&first=perfect"), Status::Won),
        (&format!("{over}&first=random&second=greedy"), Status::Won),
        ("?size=1x1&start=a1&second=random", Status::Won),
    ];
    for (text, status) in cases {
        assert_eq!(Facts::of(&link(text)).status, status, "{text}");
    }
}

#[test]
fn legal_moves_have_their_onward_counts() {
    let facts = Facts::of(&link("?size=8x8&start=a1"));
    let size = link("").path.board.size();
    let moves: Vec<(String, u8)> = facts
        .moves
        .iter()
        .map(|(to, onward)| (to.name(size), *onward))
        .collect();
    assert_eq!(moves, [("b3".to_owned(), 5), ("c2".to_owned(), 5)]);
    assert_eq!(Facts::of(&link("")).moves.len(), 64);
}

/// Each square of the matching is open and in one pair; the knight is in one
/// exactly if the mover wins; the squares left over are the single ones.
fn assert_proof(game: &DuelLink) {
    let facts = Facts::of(game);
    let path = &game.path;
    let knight = path.squares.last();
    let mut paired = Vec::new();
    for &(a, b) in &facts.verdict.matching {
        for square in [a, b] {
            assert!(path.board.contains(square) && !paired.contains(&square));
            assert!(knight == Some(&square) || !path.squares.contains(&square));
            paired.push(square);
        }
        assert!(path.board.neighbours(a).any(|to| to == b));
    }
    let open = path.board.area() as usize - path.squares.len() + usize::from(knight.is_some());
    assert_eq!(paired.len() + facts.singles.len(), open);
    if let Some(at) = knight {
        assert_eq!(facts.partner(*at).is_some(), facts.verdict.mover_wins());
        if let Some(partner) = facts.partner(*at) {
            assert!(facts.verdict.winning_moves.contains(&partner));
        }
    }
}

#[test]
fn what_is_drawn_proves_the_verdict_through_whole_games() {
    let mut random = Random::new(1848);
    for text in [
        "",
        "?size=5x5",
        "?size=6x8",
        "?size=6x6",
        "?size=8x8&holes=c3,d5,h1",
    ] {
        let mut game = link(text);
        while !Facts::of(&game).moves.is_empty() {
            assert_proof(&game);
            let to = Level::Random.choose(&super::game(&game), &mut random);
            game.path.squares.extend(to);
        }
    }
}

#[test]
fn the_pairs_of_the_blocks_last_as_long_as_the_second_player_keeps_to_them() {
    let mut random = Random::new(64);
    let mut game = link("");
    let all = Facts::of(&game);
    assert!(all.in_blocks && all.verdict.matching.len() == 32 && all.blocks.len() == 8);
    loop {
        let to = Level::Random.choose(&super::game(&game), &mut random);
        let Some(to) = to else { break };
        game.path.squares.push(to);
        let facts = Facts::of(&game);
        assert!(facts.in_blocks);
        assert_eq!(facts.partner(to), all.partner(to));
        game.path.squares.extend(all.partner(to));
    }
    assert_eq!(
        game.path.squares.len() % 2,
        0,
        "the second player moved last"
    );
}

#[test]
fn boards_that_do_not_divide_have_no_blocks() {
    for text in ["?size=6x6", "?size=5x8", "?size=8x8&holes=a1,b3"] {
        let facts = Facts::of(&link(text));
        assert!(facts.blocks.is_empty() && !facts.in_blocks, "{text}");
    }
}

#[test]
fn the_move_that_lost_is_named() {
    // From b2, the single square, the first player would have won at once.
    let over = "?size=3x3&start=a1&moves=1723605";
    let b2 = Square::new(1, 1);
    let by_the_first = Some(Lost::By {
        moves: 0,
        better: b2,
    });
    let lost = |text: &str| Facts::of(&link(text)).lost;
    assert_eq!(lost(over), by_the_first);
    assert_eq!(lost(&format!("{over}&second=perfect")), by_the_first);
    assert_eq!(
        lost(&format!("{over}&first=perfect")),
        None,
        "the computer lost"
    );
    assert_eq!(lost("?size=3x3&start=a1&moves=17"), None, "it continues");
    assert_eq!(lost("?size=3x3&start=b2"), Some(Lost::FromTheStart));
}

#[test]
fn before_the_move_that_lost_the_other_one_wins() {
    let mut random = Random::new(5);
    let mut named = 0;
    for _ in 0..30 {
        let mut link = link("?size=5x6");
        while let Some(to) = Level::Random.choose(&game(&link), &mut random) {
            link.path.squares.push(to);
        }
        let Some(Lost::By { moves, better }) = Facts::of(&link).lost else {
            continue;
        };
        named += 1;
        assert_eq!(moves % 2, link.mover());
        let lost = link.path.squares[moves];
        link.path.squares.truncate(moves);
        let winning = game(&link).outcome().winning_moves;
        assert!(winning.contains(&better) && !winning.contains(&lost));
    }
    assert!(named > 20, "{named} games");
}
