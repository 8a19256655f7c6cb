//! Undo and redo.

use bezzel_solver::queens::Piece;

use super::*;

#[test]
fn every_change_of_the_position_can_be_taken_back() {
    let mut state = open("?n=4");
    let actions = [
        Action::Press(Square::new(0, 1)),
        Action::Move(Square::new(0, 1), Square::new(1, 3)),
        Action::Choose(Piece::Superqueen),
        Action::Resize(6),
        Action::Type("a1".to_owned()),
        Action::Open(position("?n=5&q=13524")),
        Action::Clear,
    ];
    let mut seen = Vec::new();
    for action in actions {
        seen.push(shown(&state));
        state = after(&state, action);
        assert_ne!(seen.last(), Some(&shown(&state)));
    }
    let last = shown(&state);
    for earlier in seen.iter().rev() {
        state = after(&state, Action::Undo);
        assert_eq!(shown(&state), *earlier);
    }
    assert!(
        Rc::ptr_eq(&state, &after(&state, Action::Undo)),
        "nothing is left"
    );
    for _ in &seen {
        state = after(&state, Action::Redo);
    }
    assert_eq!(shown(&state), last);
    assert!(Rc::ptr_eq(&state, &after(&state, Action::Redo)));
}

#[test]
fn what_changes_nothing_is_not_taken_back() {
    let state = open("?n=4&q=2413");
    let nothing = [
        Action::Open(position("?n=4&q=2413")),
        Action::Resize(4),
        Action::Choose(Piece::Queen),
        Action::Type("2413".to_owned()),
    ];
    for action in nothing {
        assert!(Rc::ptr_eq(&state, &after(&state, action)));
    }
}

#[test]
fn a_change_after_undo_leaves_nothing_to_redo() {
    let state = press(&open("?n=4"), "a1");
    let state = press(&after(&state, Action::Undo), "b2");
    assert!(!state.history.can_redo());
    assert_eq!(shown(&state), "?n=4&q=0020");
}

#[test]
fn a_reload_starts_without_a_past() {
    assert!(!open("?n=4&q=2413").history.can_undo());
}
