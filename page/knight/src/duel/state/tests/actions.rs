//! Two people: moving, undoing, starting again, holes, sizes.

use bezzel_solver::board::Size;

use super::*;

#[test]
fn the_knight_is_put_on_the_board_and_led_on() {
    let state = press(&open(""), "d4");
    assert_eq!(shown(&state), "?size=8x8&start=d4");
    let state = press(&press(&state, "e6"), "g7");
    assert_eq!(shown(&state), "?size=8x8&start=d4&moves=13");
}

#[test]
fn where_the_knight_cannot_go_it_does_not_go_and_it_is_said() {
    let state = open("?size=8x8&start=d4&moves=1&holes=g7");
    for name in ["d4", "e6", "e7", "g7"] {
        let refused = press(&state, name);
        assert_eq!(shown(&refused), shown(&state), "{name}");
        assert!(refused.refused.is_some(), "{name}");
        assert_eq!(press(&refused, "g5").refused, None);
    }
}

#[test]
fn undo_and_redo_take_one_move_of_two_people() {
    let state = press(&press(&press(&open("?size=5x5"), "c3"), "d5"), "e3");
    let back = after(&state, Action::Undo);
    assert_eq!(visited(&back), 2);
    assert_eq!(visited(&after(&back, Action::Undo)), 1);
    assert_eq!(shown(&after(&back, Action::Redo)), shown(&state));
    assert!(Rc::ptr_eq(&state, &after(&state, Action::Redo)));
    let opened = open("?size=5x5&start=c3");
    assert!(Rc::ptr_eq(&opened, &after(&opened, Action::Undo)));
}

#[test]
fn starting_again_keeps_the_board_and_the_players_and_can_be_taken_back() {
    let link = "?size=5x4&start=a1&moves=1&holes=d4&second=greedy";
    let state = after(&open(link), Action::Restart);
    assert_eq!(shown(&state), "?size=5x4&holes=d4&second=greedy");
    assert_eq!(shown(&after(&state, Action::Undo)), link);
}

#[test]
fn presses_make_and_mend_holes_when_holes_are_edited() {
    let state = after(&open("?size=5x5"), Action::EditHoles(true));
    let state = press(&press(&press(&state, "e5"), "a1"), "c3");
    assert_eq!(shown(&state), "?size=5x5&holes=a1,c3,e5");
    let state = press(&state, "a1");
    assert_eq!(shown(&state), "?size=5x5&holes=c3,e5");
    let state = press(&after(&state, Action::EditHoles(false)), "a1");
    assert_eq!(shown(&state), "?size=5x5&start=a1&holes=c3,e5");
}

#[test]
fn a_hole_where_the_knight_has_been_ends_the_path_before_it() {
    // a1, b3, d4, e2
    let state = open("?size=5x5&start=a1&moves=137");
    let state = after(&state, Action::EditHoles(true));
    let cut = press(&state, "d4");
    assert_eq!(shown(&cut), "?size=5x5&start=a1&moves=1&holes=d4");
    assert_eq!(shown(&press(&state, "a1")), "?size=5x5&holes=a1");
    let kept = press(&state, "e5");
    assert_eq!(shown(&kept), "?size=5x5&start=a1&moves=137&holes=e5");
}

#[test]
fn squares_keep_their_names_on_a_board_of_another_size() {
    let state = open("?size=5x5&start=a1&moves=137&holes=a2,e5");
    let resized = |rows, columns| {
        let size = Size::new(rows, columns).unwrap();
        shown(&after(&state, Action::Resize(size)))
    };
    assert_eq!(resized(9, 7), "?size=9x7&start=a1&moves=137&holes=a2,e5");
    assert_eq!(resized(5, 4), "?size=5x4&start=a1&moves=13&holes=a2");
    assert_eq!(resized(2, 5), "?size=2x5&start=a1&holes=a2");
}

#[test]
fn what_is_shown_is_no_change_of_the_game() {
    let state = open("?size=5x5&start=c3");
    let state = after(&state, Action::Reveal(true));
    let state = after(&state, Action::ShowPairs(true));
    assert!(state.revealed.winner && state.revealed.pairs);
    assert!(!state.history.can_undo());
    assert!(press(&state, "d5").revealed.winner, "and stays shown");
}

#[test]
fn a_new_game_with_sides_changed_keeps_the_board() {
    let state = open("?size=5x4&start=a1&moves=1&holes=d4&second=greedy");
    let swapped = after(&state, Action::Swap);
    assert_eq!(shown(&swapped), "?size=5x4&holes=d4&first=greedy");
    assert!(swapped.computer_plays(), "the computer begins");
}

#[test]
fn a_game_is_taken_back_to_a_move_and_that_can_be_taken_back() {
    let link = "?size=5x5&start=a1&moves=137";
    let back = after(&open(link), Action::BackTo(2));
    assert_eq!(shown(&back), "?size=5x5&start=a1&moves=1");
    assert_eq!(shown(&after(&back, Action::Undo)), link);
}
