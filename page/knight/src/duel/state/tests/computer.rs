//! The computer as the first player, the second, or both.

use bezzel_solver::knight::duel::Level;

use super::*;
use crate::link::Player;

const PERFECT: Player = Player::Computer(Level::Perfect);

fn reply(state: &Rc<State>) -> Rc<State> {
    after(state, Action::Reply)
}

#[test]
fn the_opponent_is_chosen_before_a_game_that_names_none() {
    let state = open("");
    assert!(state.asks_opponent() && state.begins_smaller());
    let strong = Player::Computer(Level::Strong);
    let begun = after(&state, Action::Oppose(strong));
    assert_eq!(shown(&begun), "?size=6x6&first=strong");
    assert!(begun.computer_plays() && !begun.asks_opponent());
    let people = after(&open("?size=5x4"), Action::Oppose(Player::Person));
    assert_eq!(shown(&people), "?size=5x4");
    assert!(!people.asks_opponent());
    assert!(after(&people, Action::Open(game(""))).asks_opponent());
    assert!(!press(&state, "a1").asks_opponent(), "people have begun");
    assert!(!open("?size=8x8&second=greedy").asks_opponent());
}

#[test]
fn a_perfect_opponent_gets_the_side_that_wins() {
    let opposed = |link: &str| shown(&after(&open(link), Action::Oppose(PERFECT)));
    assert_eq!(opposed(""), "?size=6x6&second=perfect");
    // Of nine squares one is in no pair: who chooses the first square wins.
    assert_eq!(opposed("?size=3x3"), "?size=3x3&first=perfect");
    // The sides are swapped before the first move.
    let begun = after(&open(""), Action::Oppose(PERFECT));
    assert_eq!(
        shown(&after(&begun, Action::Swap)),
        "?size=6x6&first=perfect"
    );
}

#[test]
fn the_first_game_is_on_a_board_that_was_chosen() {
    let strong = Action::Oppose(Player::Computer(Level::Strong));
    let resized = |state: &Rc<State>, side| {
        after(
            state,
            Action::Resize(bezzel_solver::board::Size::square(side).unwrap()),
        )
    };
    let chosen = resized(&resized(&open(""), 7), 8);
    assert!(!chosen.begins_smaller());
    assert_eq!(
        shown(&after(&chosen, strong.clone())),
        "?size=8x8&first=strong"
    );
    let kept = after(&open(""), Action::KeepBoard);
    assert!(kept.asks_opponent() && !kept.begins_smaller());
    assert_eq!(
        shown(&after(&kept, strong.clone())),
        "?size=8x8&first=strong"
    );
    let edited = press(
        &press(&after(&open(""), Action::EditHoles(true)), "a1"),
        "a1",
    );
    assert_eq!(shown(&after(&edited, strong)), "?size=8x8&first=strong");
}

#[test]
fn the_computer_answers_a_move_and_only_then() {
    let state = open("?size=8x8&second=perfect");
    assert!(!state.computer_plays(), "a person begins");
    assert!(Rc::ptr_eq(&state, &reply(&state)));
    let moved = press(&state, "a1");
    assert!(moved.computer_plays());
    let answered = reply(&moved);
    assert_eq!(visited(&answered), 2);
    assert!(!answered.computer_plays());
    assert!(Rc::ptr_eq(&answered, &reply(&answered)));
}

#[test]
fn the_computer_waits_before_a_game_that_cannot_be_won() {
    let first = |link: &str| after(&open(link), Action::Choose(0, PERFECT));
    // Of nine squares one is in no pair: a player who begins there wins.
    let hopeless = first("?size=3x3");
    assert!(!hopeless.computer_plays());
    assert!(after(&hopeless, Action::Hold(false)).computer_plays());
    // Of 8 x 8 all are, and the person wins.
    assert!(first("?size=8x8").computer_plays());
    assert!(
        first("?size=3x3&second=perfect").computer_plays(),
        "no person plays"
    );
}

#[test]
fn nobody_moves_in_the_computers_place() {
    let moved = press(&open("?size=8x8&second=greedy"), "a1");
    assert!(Rc::ptr_eq(&moved, &press(&moved, "b3")));
}

#[test]
fn the_perfect_computer_wins_where_it_can() {
    // On 8 x 8 the second player wins, whatever the first does: here, random moves.
    let state = open("?size=8x8&first=random&second=perfect");
    let mut state = after(&state, Action::Hold(false));
    for _ in 0..65 {
        state = reply(&state);
    }
    assert_eq!(visited(&state) % 2, 0, "the second player moved last");
    assert!(Rc::ptr_eq(&state, &reply(&state)), "the game is over");
}

#[test]
fn other_seeds_are_other_games() {
    let first = |seed| {
        let state = Rc::new(State::new(
            History::new(game("?size=8x8&first=random")),
            seed,
        ));
        shown(&reply(&after(&state, Action::Hold(false))))
    };
    let games: Vec<String> = (0..20).map(first).collect();
    assert!(games.iter().any(|game| *game != games[0]), "{games:?}");
    assert_eq!(first(3), games[3]);
}

#[test]
fn an_opened_game_waits_until_the_visitor_continues_it() {
    let state = open("?size=8x8&start=d4&second=random");
    assert!(!state.computer_plays());
    assert!(Rc::ptr_eq(&state, &reply(&state)));
    let continued = after(&state, Action::Hold(false));
    assert!(continued.computer_plays());
    assert!(!after(&continued, Action::Hold(true)).computer_plays());
    let link = game("?size=8x8&start=a1&second=random");
    assert!(!after(&continued, Action::Open(link)).computer_plays());
}

#[test]
fn undo_takes_the_computers_answer_back_with_the_move_before() {
    let state = reply(&press(&open("?size=8x8&second=perfect"), "a1"));
    let path = &state.link().path;
    let at = *path.squares.last().unwrap();
    let free = |to: &Square| !path.squares.contains(to);
    let onward = path.board.neighbours(at).find(free).unwrap();
    let four = reply(&after(&state, Action::Press(onward)));
    assert_eq!(visited(&four), 4);
    let back = after(&four, Action::Undo);
    assert_eq!(shown(&back), shown(&state));
    assert_eq!(visited(&after(&back, Action::Undo)), 0);
    assert_eq!(shown(&after(&back, Action::Redo)), shown(&four));
}

#[test]
fn undo_while_the_computer_pauses_takes_the_move_back() {
    let moved = press(&open("?size=8x8&second=perfect"), "a1");
    let back = after(&moved, Action::Undo);
    assert_eq!(visited(&back), 0);
    assert!(!back.computer_plays());
}

#[test]
fn a_computer_that_has_begun_is_taken_back_and_waits() {
    let state = after(&open(""), Action::Choose(0, PERFECT));
    assert!(state.computer_plays(), "who is chosen plays");
    let state = reply(&state);
    assert_eq!(visited(&state), 1);
    let back = after(&state, Action::Undo);
    assert_eq!(visited(&back), 0);
    assert!(!back.computer_plays());
}

#[test]
fn two_computers_are_taken_back_move_by_move() {
    let state = open("?size=8x8&first=greedy&second=greedy");
    let state = after(&state, Action::Hold(false));
    assert!(state.is_watched());
    let state = reply(&reply(&reply(&state)));
    let back = after(&state, Action::Undo);
    assert_eq!(visited(&back), 2);
    assert!(!back.is_watched());
}

#[test]
fn while_holes_are_edited_the_computer_waits() {
    let state = press(&open("?size=8x8&second=random"), "a1");
    let edited = after(&state, Action::EditHoles(true));
    assert!(!edited.computer_plays());
    assert!(after(&edited, Action::EditHoles(false)).computer_plays());
}

#[test]
fn starting_again_lets_the_computer_begin() {
    let state = open("?size=8x8&start=d4&moves=1&first=perfect");
    assert!(after(&state, Action::Restart).computer_plays());
}

#[test]
fn undo_and_redo_leave_alone_who_plays() {
    let state = press(&press(&open("?size=8x8"), "d4"), "e6");
    let state = after(&state, Action::Choose(1, PERFECT));
    let back = after(&state, Action::Undo);
    assert_eq!(
        shown(&back),
        "?size=8x8&second=perfect",
        "not the computer's turn"
    );
    assert!(!back.history.can_undo(), "a choice is no move");
    let again = after(&back, Action::Redo);
    assert_eq!(shown(&again), "?size=8x8&start=d4&moves=1&second=perfect");
    let chosen = after(&again, Action::Choose(0, PERFECT));
    assert!(chosen.link().players == [PERFECT; 2]);
    assert!(after(&chosen, Action::Undo).link().players == [PERFECT; 2]);
}
