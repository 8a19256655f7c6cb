//! Positions and squares as a visitor types them into a field.

use bezzel_solver::queens::Piece;

use super::super::{Expected, parse_squares, read_position, squares_text};

/// The side, the squares and the piece of what was typed for an 8 x 8 board.
fn position(text: &str) -> Option<(u32, String, Option<Piece>)> {
    let (placement, piece) = read_position(text, 8).ok()?;
    let squares: Vec<_> = placement.squares().collect();
    let n = placement.n();
    Some((n, squares_text(&squares, n), piece))
}

#[test]
fn a_position_of_the_present_size_is_taken() {
    let expected = "a8,e7,h6,f5,c4,g3,b2,d1".to_owned();
    for text in [
        "15863724",
        "  15863724\n",
        "1.5.8.6.3.7.2.4",
        "1, 5, 8, 6, 3, 7, 2, 4",
    ] {
        assert_eq!(position(text), Some((8, expected.clone(), None)), "{text}");
    }
    let fen = "Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4";
    assert_eq!(position(fen), Some((8, expected, Some(Piece::Queen))));
}

#[test]
fn a_position_of_another_size_brings_its_own() {
    assert_eq!(position("2413"), Some((4, "b4,d3,a2,c1".into(), None)));
    let superqueens = Some((2, "a2,b2".into(), Some(Piece::Superqueen)));
    assert_eq!(position("AA/2"), superqueens);
}

#[test]
fn an_empty_fen_has_no_piece() {
    assert_eq!(position("8/8/8/8/8/8/8/8"), Some((8, String::new(), None)));
}

#[test]
fn what_is_no_position_is_refused_with_the_text_itself() {
    for text in [
        "",
        "hello",
        "9",
        "24135x",
        "Q/Q/Q",
        "8/8/8/8/8/8/8/Q6A",
        "ệ",
    ] {
        let notice = read_position(&format!(" {text} "), 8).unwrap_err();
        assert_eq!((notice.parameter, notice.value.as_str()), ("text", text));
        assert_eq!(notice.expected, Expected::Position { n: 8 });
    }
}

#[test]
fn squares_are_read_with_commas_or_spaces_between_them() {
    for text in ["a1,c5,h8", "a1 c5 h8", " a1 , c5,,  h8, ", "A1,C5,H8"] {
        let squares = parse_squares(text, 8).unwrap();
        assert_eq!(squares_text(&squares, 8), "a1,c5,h8", "{text}");
    }
}

#[test]
fn squares_keep_their_order_and_stand_once() {
    let squares = parse_squares("h8,a1,h8,a1", 8).unwrap();
    assert_eq!(squares_text(&squares, 8), "h8,a1");
}

#[test]
fn no_squares_are_squares_too() {
    for text in ["", " ", ",, "] {
        assert_eq!(parse_squares(text, 8), Some(Vec::new()), "{text:?}");
    }
    assert_eq!(squares_text(&[], 8), "");
}

#[test]
fn one_wrong_name_refuses_all() {
    for text in [
        "i1",
        "a9",
        "a0",
        "a1,b",
        "a1;c5",
        "1a",
        "a01",
        "ệ1",
        "a1\u{301}",
    ] {
        assert_eq!(parse_squares(text, 8), None, "{text}");
    }
    assert!(parse_squares("z26", 26).is_some() && parse_squares("aa1", 26).is_none());
    assert!(parse_squares("aa27", 27).is_some());
}
