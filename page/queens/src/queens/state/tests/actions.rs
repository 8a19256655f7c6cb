//! Pressing, moving, resizing, choosing, turning, clearing.

use bezzel_solver::board::{Square, Symmetry};
use bezzel_solver::queens::Piece;

use super::*;

#[test]
fn a_press_places_a_piece_and_another_takes_it_away() {
    let state = open("?n=4");
    let placed = press(&press(&state, "b4"), "d3");
    assert_eq!(shown(&placed), "?n=4&q=2400");
    assert_eq!(shown(&press(&placed, "b4")), "?n=4&q=0400");
}

#[test]
fn a_press_beside_the_board_changes_nothing() {
    let state = open("?n=4&q=2413");
    assert!(Rc::ptr_eq(
        &state,
        &after(&state, Action::Press(Square::new(4, 0)))
    ));
}

fn moved(state: &Rc<State>, from: &str, to: &str) -> Rc<State> {
    let (from, to) = (square(state, from), square(state, to));
    after(state, Action::Move(from, to))
}

#[test]
fn a_moved_piece_leaves_its_square() {
    assert_eq!(
        shown(&moved(&open("?n=4&q=2000"), "b4", "c1")),
        "?n=4&q=0003"
    );
}

#[test]
fn a_piece_moved_onto_another_goes_back() {
    let state = open("?n=4&q=2003");
    assert!(Rc::ptr_eq(&state, &moved(&state, "b4", "c1")));
}

#[test]
fn a_move_without_a_piece_or_a_way_changes_nothing() {
    let state = open("?n=4&q=2000");
    assert!(
        Rc::ptr_eq(&state, &moved(&state, "a1", "c1")),
        "there is no piece"
    );
    assert!(
        Rc::ptr_eq(&state, &moved(&state, "b4", "b4")),
        "it stands there already"
    );
}

#[test]
fn a_larger_board_keeps_the_names_of_the_squares() {
    // . Q . .      b4, d3
    let state = after(&open("?n=4&q=2400"), Action::Resize(6));
    assert_eq!(shown(&state), "?n=6&q=002400");
    for name in ["b4", "d3"] {
        assert!(state.position().placement.contains(square(&state, name)));
    }
}

#[test]
fn a_smaller_board_loses_what_does_not_fit() {
    let state = after(&open("?n=6&q=002406"), Action::Resize(3));
    assert_eq!(shown(&state), "?n=3", "b4, d3 and f1 are gone");
    let state = after(&open("?n=6&q=002413"), Action::Resize(3));
    assert_eq!(shown(&state), "?n=3&q=013", "a2 and c1 are kept");
}

#[test]
fn a_board_keeps_its_piece_when_it_is_resized() {
    let state = after(&open("?n=4&piece=superqueen"), Action::Resize(5));
    assert_eq!(shown(&state), "?n=5&piece=superqueen");
}

#[test]
fn no_board_has_a_side_of_0_or_65() {
    let state = open("?n=4&q=2413");
    for n in [0, 65, u32::MAX] {
        assert!(Rc::ptr_eq(&state, &after(&state, Action::Resize(n))));
    }
}

#[test]
fn another_piece_stands_on_the_same_squares() {
    let state = after(&open("?n=4&q=2413"), Action::Choose(Piece::Superqueen));
    assert_eq!(shown(&state), "?n=4&q=2413&piece=superqueen");
}

#[test]
fn the_board_turns_clockwise_and_flips() {
    // Q . .      . . Q
    // . . .  ->  . . .
    // . . .      . . .
    let state = open("?n=3&q=100");
    let turned = after(&state, Action::Turn(Symmetry::QuarterTurn));
    assert_eq!(shown(&turned), "?n=3&q=300");
    let turned = after(&turned, Action::Turn(Symmetry::QuarterTurn));
    assert_eq!(shown(&turned), "?n=3&q=003");
    assert_eq!(
        shown(&after(&state, Action::Turn(Symmetry::FlipHorizontal))),
        "?n=3&q=300"
    );
}

#[test]
fn clearing_leaves_the_board_and_the_piece() {
    let state = after(
        &open("?n=4&fen=AA2/4/4/A2A&piece=superqueen"),
        Action::Clear,
    );
    assert_eq!(shown(&state), "?n=4&piece=superqueen");
}

#[test]
fn marks_are_shown_until_they_are_switched_off() {
    let state = open("");
    assert!(state.shows_attacked);
    let off = after(&state, Action::ShowAttacked(false));
    assert!(!off.shows_attacked && !off.history.can_undo());
    assert!(!press(&off, "a1").shows_attacked, "and stay off");
}
