//! Typing in the fields of start and end.

use super::*;

fn shown(state: &State, endpoint: Endpoint) -> String {
    state.fields.shown(endpoint, state.route())
}

fn typing(state: &Rc<State>, endpoint: Endpoint, text: &str) -> Rc<State> {
    after(state, Action::Type(endpoint, text.to_owned()))
}

fn given(state: &Rc<State>, endpoint: Endpoint, text: &str) -> Rc<State> {
    after(state, Action::Give(endpoint, text.to_owned()))
}

#[test]
fn they_are_given_by_name() {
    let mut state = given(&opened(""), Endpoint::Start, " c3 ");
    state = given(&state, Endpoint::End, "H8");
    assert_eq!(link(&state), "?size=8x8&start=c3&end=h8");
    state = given(&state, Endpoint::End, "");
    assert_eq!(link(&state), "?size=8x8&start=c3");
    state = given(&state, Endpoint::Start, "");
    assert_eq!(link(&state), "");
}

#[test]
fn what_is_refused_stays_to_be_mended() {
    let mut state = given(&opened("?start=c3&end=h8"), Endpoint::End, "h9");
    let wrong = state.fields.wrong(Endpoint::End).unwrap();
    assert_eq!(wrong.value, "h9");
    assert_eq!(state.fields.wrong(Endpoint::Start), None);
    assert_eq!(shown(&state, Endpoint::End), "h9");
    assert_eq!(shown(&state, Endpoint::Start), "c3");
    assert_eq!(link(&state), "?size=8x8&start=c3&end=h8");
    state = typing(&state, Endpoint::End, "h8");
    assert_eq!(shown(&state, Endpoint::End), "h8");
    state = given(&state, Endpoint::End, "h6");
    assert_eq!(state.fields.wrong(Endpoint::End), None);
    assert_eq!(shown(&state, Endpoint::End), "h6");
}

#[test]
fn what_is_typed_stays_whatever_else_happens() {
    let mut state = typing(&opened("?start=a1"), Endpoint::End, "h");
    state = after(&state, Action::Frame(16.0));
    state = after(&state, Action::Cancel);
    assert_eq!(shown(&state, Endpoint::End), "h");
    assert_eq!(shown(&state, Endpoint::Start), "a1");
    state = given(&state, Endpoint::End, "H8");
    assert_eq!(shown(&state, Endpoint::End), "h8");
    state = typing(&state, Endpoint::End, "h");
    state = typing(&state, Endpoint::End, "h8");
    state = after(&state, Action::Undo);
    assert_eq!(shown(&state, Endpoint::End), "");
}
