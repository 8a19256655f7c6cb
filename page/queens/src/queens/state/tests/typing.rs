//! Typing in the position's field.

use super::*;
use crate::link::Expected;

fn typed(state: &Rc<State>, text: &str) -> Rc<State> {
    after(state, Action::Type(text.to_owned()))
}

#[test]
fn squares_are_pressed_as_if_by_hand() {
    let state = typed(&open("?n=4"), "b4, d3 a2");
    assert_eq!(shown(&state), "?n=4&q=2410");
    assert_eq!(shown(&typed(&state, "d3")), "?n=4&q=2010");
    let once = after(&state, Action::Undo);
    assert_eq!(shown(&once), "?n=4", "they are one change");
}

#[test]
fn a_permutation_replaces_the_position_and_keeps_the_piece() {
    let state = typed(&open("?n=8&q=10000000&piece=superqueen"), "15863724");
    assert_eq!(shown(&state), "?n=8&q=15863724&piece=superqueen");
    assert_eq!(shown(&typed(&open(""), "2413")), "?n=4&q=2413");
}

#[test]
fn a_fen_brings_its_piece() {
    assert_eq!(
        shown(&typed(&open(""), "AA/2")),
        "?n=2&fen=AA/2&piece=superqueen"
    );
    assert_eq!(
        shown(&typed(&open("?n=2&piece=superqueen"), "QQ/2")),
        "?n=2&fen=QQ/2"
    );
    let empty = typed(&open("?n=2&q=10&piece=superqueen"), "2/2");
    assert_eq!(
        shown(&empty),
        "?n=2&piece=superqueen",
        "an empty one brings none"
    );
}

#[test]
fn a_refused_text_keeps_the_position_and_its_history() {
    let state = press(&open("?n=4"), "a1");
    for text in ["", "   ", "hello", "i9", "a1, z9"] {
        let refused = typed(&state, text);
        assert_eq!(shown(&refused), "?n=4&q=0001", "{text:?}");
        assert_eq!(refused.history, state.history);
        let notice = refused.refused.as_ref().unwrap();
        assert_eq!(notice.value, text.trim());
        assert_eq!(notice.expected, Expected::Position(4));
    }
}

#[test]
fn a_short_list_keeps_the_position() {
    let state = open("?n=8&q=15800000");
    let refused = typed(&state, "1 5 8 6");
    assert_eq!(shown(&refused), "?n=8&q=15800000");
    let read = vec![1, 5, 8, 6];
    let notice = refused.refused.as_ref().unwrap();
    assert_eq!(notice.expected, Expected::Columns { n: 8, read });
}

#[test]
fn columns_from_0_are_noted_until_the_next_change() {
    let state = typed(&open(""), "[0, 4, 7, 5, 2, 6, 1, 3]");
    assert_eq!(shown(&state), "?n=8&q=15863724");
    assert!(state.from_zero);
    assert!(!typed(&state, "15863724").from_zero);
    assert!(!press(&state, "a8").from_zero);
    assert!(!typed(&state, "hello").from_zero);
}

#[test]
fn columns_from_0_may_be_meant_from_1() {
    let state = typed(&open(""), "[0, 4, 7, 5, 2, 6, 1, 3]");
    let from_one = after(&state, Action::FromOne);
    assert_eq!(shown(&from_one), "?n=8&q=04752613");
    assert!(!from_one.from_zero);
    assert_eq!(shown(&after(&from_one, Action::Undo)), "?n=8&q=15863724");
}

#[test]
fn a_worker_looks_for_a_position_in_what_is_refused() {
    let found = |state: &Rc<State>, fen: &str| after(state, Action::Found(fen.to_owned()));
    let state = typed(&open("?n=4&q=1000&piece=superqueen"), " x = [2, 4, 1, 3]\n");
    assert_eq!(state.unread.as_deref(), Some("x = [2, 4, 1, 3]"));
    let there = found(&state, "1Q2/3Q/Q3/2Q1");
    assert_eq!(shown(&there), "?n=4&q=2413&piece=superqueen");
    assert!(there.unread.is_none() && there.refused.is_none());
    let nowhere = found(&state, "");
    assert!(nowhere.unread.is_none() && nowhere.refused.is_some());
    assert_eq!(shown(&nowhere), shown(&state));
    assert_eq!(typed(&state, "").unread, None);
    assert_eq!(press(&state, "b2").unread, None);
}

#[test]
fn a_text_that_may_have_more_positions_is_distinguished_from_one_that_has_not() {
    let found = |text: &str| {
        let state = typed(&open("?n=4"), text);
        after(&state, Action::Found("1Q2/3Q/Q3/2Q1".to_owned()))
    };
    assert!(!found(". Q . .\n. . . Q\nQ . . .\n. . Q .").has_more);
    assert!(!found(&"|---|\n| Q |\n".repeat(4)).has_more);
    let long = found(&"Q . . .\n".repeat(200_000));
    assert!(long.has_more);
    assert!(!press(&long, "a1").has_more);
}

#[test]
fn a_link_to_a_board_is_followed() {
    let state = typed(
        &open(""),
        "https://example.org/#/queens?n=4&q=2413&piece=superqueen",
    );
    assert_eq!(shown(&state), "?n=4&q=2413&piece=superqueen");
}

#[test]
fn a_refusal_goes_with_the_next_change() {
    let refused = typed(&press(&open("?n=4"), "a1"), "hello");
    let actions = [
        Action::Undo,
        Action::Clear,
        Action::Type("b2".to_owned()),
        Action::Resize(5),
        Action::Open(position("?n=5")),
    ];
    for action in actions {
        assert_eq!(after(&refused, action).refused, None);
    }
}
