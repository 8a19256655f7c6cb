//! Positions and squares as a visitor types them into a field.

use bezzel_solver::board::Size;
use bezzel_solver::queens::Piece;

use super::super::{Expected, TypedPosition, parse_squares, read_position, squares_text};

fn size(n: u32) -> Size {
    Size::square(n).unwrap()
}

/// The sentence about a text typed for an 8 x 8 board.
fn read(text: &str) -> String {
    let squares = |placement: &bezzel_solver::queens::Placement| {
        let squares: Vec<_> = placement.squares().collect();
        format!(
            "{}: {}",
            placement.n(),
            squares_text(&squares, placement.size())
        )
    };
    match read_position(text, 8) {
        Ok(TypedPosition::Squares(pressed)) => format!("press {}", squares_text(&pressed, size(8))),
        Ok(TypedPosition::Columns {
            placement,
            from_zero,
        }) => {
            let first = u8::from(!from_zero);
            format!("from {first}, {}", squares(&placement))
        }
        Ok(TypedPosition::Fen(placement, piece)) => {
            format!(
                "{}, {}",
                piece.map_or("no piece", Piece::name),
                squares(&placement)
            )
        }
        Ok(TypedPosition::Link(link)) => {
            format!("link, {}, {}", link.piece.name(), squares(&link.placement))
        }
        Err(notice) => format!("{:?}", notice.expected),
    }
}

const SOLUTION: &str = "8: a8,e7,h6,f5,c4,g3,b2,d1";

#[test]
fn a_position_of_the_present_size_is_taken() {
    for text in [
        "15863724",
        "  15863724\n",
        "1.5.8.6.3.7.2.4",
        "1, 5, 8, 6, 3, 7, 2, 4",
        "[1, 5, 8, 6, 3, 7, 2, 4]",
        "(1 5 8 6\n3 7 2 4)",
        "{1;5;8;6;3;7;2;4;}",
    ] {
        assert_eq!(read(text), format!("from 1, {SOLUTION}"), "{text}");
    }
    let fen = "Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4";
    assert_eq!(read(fen), format!("queen, {SOLUTION}"));
    assert_eq!(read("8/8/8/8/8/8/8/8 w - - 0 1"), "no piece, 8: ");
    assert_eq!(read("a8 e7, h6"), "press a8,e7,h6");
}

#[test]
fn columns_are_numbered_from_0_where_each_stands_once() {
    for text in [
        "0 4 7 5 2 6 1 3",
        "0,4,7,5,2,6,1,3",
        "[0, 4, 7, 5, 2, 6, 1, 3]",
        "04752613",
    ] {
        assert_eq!(read(text), format!("from 0, {SOLUTION}"), "{text}");
    }
    assert_eq!(read("[1, 3, 0, 2]"), "from 0, 4: b4,d3,a2,c1");
    // A column is missing, or stands twice: 0 is an empty row.
    assert_eq!(read("0 0 0 0 0 0 0 8"), "from 1, 8: h1");
    assert_eq!(read("0 5 8 6 3 7 2 4"), "from 1, 8: e7,h6,f5,c4,g3,b2,d1");
}

#[test]
fn a_position_of_another_size_brings_its_own() {
    assert_eq!(read("2413"), "from 1, 4: b4,d3,a2,c1");
    assert_eq!(read("AA/2"), "superqueen, 2: a2,b2");
    let ten: Vec<_> = (1..=10).map(|column| column.to_string()).collect();
    assert!(read(&ten.join(" ")).starts_with("from 1, 10: a10,b9"));
}

#[test]
fn a_list_of_another_length_that_is_no_permutation_is_refused_with_what_was_read() {
    for (text, numbers) in [
        ("1 5 8 6", vec![1, 5, 8, 6]),
        ("[0, 4, 7]", vec![0, 4, 7]),
        ("1 2 3", vec![1, 2, 3]),
        ("9", vec![9]),
        ("1", vec![1]),
        ("158637245", vec![1, 5, 8, 6, 3, 7, 2, 4, 5]),
    ] {
        let expected = Expected::Columns {
            n: 8,
            read: numbers,
        };
        assert_eq!(read_position(text, 8).unwrap_err().expected, expected);
    }
    assert_eq!(read("9 5 8 6 3 7 2 4"), "Column { n: 8, found: 9 }");
}

#[test]
fn pairs_and_matrices_are_no_lists() {
    for text in [
        "[(0, 2), (1, 0), (2, 3), (3, 1)]",
        "1 1\n2 5\n3 8\n4 6",
        "[[0, 1], [1, 0]]",
        "0 0 1 0\n1 0 0 0\n",
    ] {
        assert_eq!(read(text), "Position(8)", "{text}");
    }
}

#[test]
fn a_link_to_a_board_brings_its_position() {
    for link in [
        "#/queens?q=15863724",
        "https://example.org/bezzel/#/queens?n=8&q=15863724&lang=vi",
    ] {
        assert_eq!(read(link), format!("link, queen, {SOLUTION}"), "{link}");
    }
    assert_eq!(
        read("x#/queens?n=2&fen=AA/2&piece=superqueen"),
        "link, superqueen, 2: a2,b2"
    );
    for link in [
        "#/queens?q=99999999",
        "#/tour?size=5x5",
        "#/nowhere",
        "https://example.org/#/",
    ] {
        let wrong = read(link);
        let expected = if link.ends_with("#/") {
            "link, queen, 8: "
        } else {
            "Position(8)"
        };
        assert_eq!(wrong, expected, "{link}");
    }
}

#[test]
fn what_is_no_position_is_refused_with_the_text_itself() {
    for text in [
        "",
        "hello",
        "24135x",
        "Q",
        "Q/Q/Q",
        "8/8/8/8/8/8/8/Q6A",
        "+1 +2",
        "[]",
        "ệ",
    ] {
        let notice = read_position(&format!(" {text} "), 8).unwrap_err();
        assert_eq!((notice.parameter, notice.value.as_str()), ("text", text));
        assert_eq!(notice.expected, Expected::Position(8));
    }
    assert!(read_position("Q", 1).is_ok());
}

#[test]
fn squares_are_read_with_commas_or_spaces_between_them() {
    for text in ["a1,c5,h8", "a1 c5 h8", " a1 , c5,,  h8, ", "A1,C5,H8"] {
        let squares = parse_squares(text, size(8)).unwrap();
        assert_eq!(squares_text(&squares, size(8)), "a1,c5,h8", "{text}");
    }
}

#[test]
fn squares_keep_their_order_and_stand_once() {
    let squares = parse_squares("h8,a1,h8,a1", size(8)).unwrap();
    assert_eq!(squares_text(&squares, size(8)), "h8,a1");
}

#[test]
fn no_squares_are_squares_too() {
    for text in ["", " ", ",, "] {
        assert_eq!(parse_squares(text, size(8)), Some(Vec::new()), "{text:?}");
    }
    assert_eq!(squares_text(&[], size(8)), "");
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
        assert_eq!(parse_squares(text, size(8)), None, "{text}");
    }
    assert!(parse_squares("z26", size(26)).is_some() && parse_squares("aa1", size(26)).is_none());
    assert!(parse_squares("aa27", size(27)).is_some());
}
