//! The tour screen: paths, goals, and tours that are given by a request.

use bezzel_solver::board::{Size, Square};

use super::super::{Expected, Finder, MoveFault, Obstacle, TourLink, TourSource, squares_text};
use super::{copied, read, state};
use crate::named::Named;
use crate::open;

fn tour(text: &str) -> TourLink {
    state(text)
}

/// The copy of a link with one wrong value, and the expected value.
fn refused(text: &str) -> (String, &'static str, Expected) {
    let (link, mut notices) = open(text);
    assert_eq!(notices.len(), 1, "{text} has {notices:?}");
    let notice = notices.remove(0);
    (link.to_string(), notice.parameter, notice.expected)
}

#[test]
fn canonical_links_are_copied_as_they_were_opened() {
    let sixty_four = format!("#/tour?size=8x8&start=a1&moves={}", digits_of_8x8());
    let canonical = [
        "#/tour",
        "#/tour?size=5x5",
        "#/tour?size=8x8&start=a1&moves=17",
        "#/tour?size=8x8&start=a1&moves=17&step=2",
        "#/tour?size=8x8&start=d4&holes=a1,h8",
        "#/tour?size=200x200&start=a1&end=b1&make=open",
        "#/tour?size=1000x1000&make=closed",
        "#/tour?size=1000x1000&start=all1000&make=closed&step=999999",
        "#/tour?size=8x8&goal=closed",
        "#/tour?size=8x8&start=a1&make=open&method=roth",
        "#/tour?size=7x7&start=a1&make=open&method=random-back&seed=7",
        "#/tour?size=8x8&end=h8&lang=vi",
        "#/tour?size=8x8&number=12345678901",
        "#/tour?size=8x8&number=13267364410532&step=5",
        "#/tour?size=10x3&number=16",
        // The number of its tours is not known beforehand.
        "#/tour?size=3x30&number=10000000000000000000000",
        "#/tour?size=6x6&holes=d3,d4&number=4",
        "#/tour?size=8x8&random=closed&seed=7",
        "#/tour?size=8x8&random=closed",
        "#/tour?size=7x7&random=open&seed=4294967295&step=2",
        // These have holes, a start, and first moves.
        "#/tour?size=8x8&holes=a1,h1&random=closed&seed=7",
        "#/tour?size=6x6&start=d4&random=open&seed=7",
        "#/tour?size=8x8&start=a1&moves=17&holes=h7,h8&random=closed&seed=7&step=12",
        &sixty_four,
    ];
    for text in canonical {
        assert_eq!(read(text).to_string(), text);
    }
    assert_eq!(tour(&sixty_four).path.squares.len(), 64);
}

/// A tour of the solver's, as digits.
fn digits_of_8x8() -> String {
    use bezzel_solver::knight::{Board, TourRequest};

    let board = Board::from(Size::square(8).unwrap());
    let request = TourRequest::closed().from(Square::new(7, 0));
    bezzel_solver::knight::tour(&board, &request)
        .unwrap()
        .digits()
}

#[test]
fn one_trip_has_one_link() {
    let links = [
        ("#/tour?size=8x8", "#/tour"),
        ("#/tour?goal=open&method=sure&seed=3", "#/tour"),
        (
            "#/tour?start=a1&moves=17&step=3",
            "#/tour?size=8x8&start=a1&moves=17",
        ),
        // Moves come before any request.
        (
            "#/tour?start=a1&moves=17&make=closed",
            "#/tour?size=8x8&start=a1&moves=17&goal=closed",
        ),
        ("#/tour?make=open&goal=closed", "#/tour?size=8x8&make=open"),
        ("#/tour?make=open&step=64", "#/tour?size=8x8&make=open"),
        (
            "#/tour?make=open&method=roth&seed=3",
            "#/tour?size=8x8&make=open&method=roth",
        ),
        // Tours by number and at random begin where they begin, and are found in one way.
        (
            "#/tour?start=a1&number=5&seed=3&method=roth",
            "#/tour?size=8x8&number=5",
        ),
        (
            "#/tour?number=5&random=closed&make=open&goal=open",
            "#/tour?size=8x8&number=5",
        ),
        (
            "#/tour?random=closed&seed=0&step=64&make=open",
            "#/tour?size=8x8&random=closed",
        ),
        (
            "#/tour?size=3x3&holes=b2&start=a1&moves=1723605&random=closed&seed=7",
            "#/tour?size=3x3&start=a1&moves=1723605&holes=b2",
        ),
        (
            "#/tour?start=a1&moves=17&number=5",
            "#/tour?size=8x8&start=a1&moves=17",
        ),
    ];
    for (text, once) in links {
        assert_eq!(read(text).to_string(), once, "{text}");
    }
}

#[test]
fn what_is_asked_for_is_read() {
    let link = tour("#/tour?size=5x6&start=a1&end=b1&make=open");
    assert!(link.made == Some(TourSource::Sought) && !link.goal.closed);
    assert_eq!(link.path.squares, [Square::new(4, 0)]);
    assert_eq!(link.goal.end, Some(Square::new(4, 1)));
    let link = tour("#/tour?make=closed&method=pohl-back");
    assert!(link.goal.closed);
    assert_eq!(link.goal.finder, Finder::PohlBack);
}

#[test]
fn each_wrong_value_is_named_and_replaced_by_the_default() {
    let kinds = Expected::OneOf(vec!["open", "closed"]);
    let number = |most| Expected::WholeNumber { least: 1, most };
    let cases = [
        (
            "#/tour?size=8",
            "size",
            "#/tour",
            Expected::Size {
                least: 1,
                most: 1000,
            },
        ),
        (
            "#/tour?size=1001x8",
            "size",
            "#/tour",
            Expected::Size {
                least: 1,
                most: 1000,
            },
        ),
        (
            "#/tour?start=i1",
            "start",
            "#/tour",
            Expected::Square("8x8".parse().unwrap()),
        ),
        (
            "#/tour?end=a9",
            "end",
            "#/tour",
            Expected::Square("8x8".parse().unwrap()),
        ),
        (
            "#/tour?end=a1&holes=a1",
            "end",
            "#/tour?size=8x8&holes=a1",
            Expected::Square("8x8".parse().unwrap()),
        ),
        (
            "#/tour?make=closed&end=b1",
            "end",
            "#/tour?size=8x8&make=closed",
            Expected::NoEnd,
        ),
        (
            "#/tour?method=roth&end=b1",
            "end",
            "#/tour?size=8x8&method=roth",
            Expected::NoEnd,
        ),
        ("#/tour?make=yes", "make", "#/tour", kinds.clone()),
        ("#/tour?goal=both", "goal", "#/tour", kinds),
        (
            "#/tour?method=best",
            "method",
            "#/tour",
            Expected::OneOf(Finder::names()),
        ),
        (
            "#/tour?start=a1&moves=17&step=4",
            "step",
            "#/tour?size=8x8&start=a1&moves=17",
            number(3),
        ),
        (
            "#/tour?make=open&step=65",
            "step",
            "#/tour?size=8x8&make=open",
            number(64),
        ),
        (
            "#/tour?start=a1&moves=1170",
            "moves",
            "#/tour?size=8x8&start=a1&moves=117",
            Expected::Moves(MoveFault::Visited(4, "c5".to_owned())),
        ),
    ];
    for (text, parameter, link, expected) in cases {
        let wanted = (link.to_owned(), parameter, expected);
        assert_eq!(refused(text), wanted, "{text}");
    }
}

#[test]
fn tours_that_cannot_be_had_are_refused_with_the_reason() {
    let most = Some(13_267_364_410_532);
    let chess_board = || Expected::TourNumber { most };
    let cases = [
        ("#/tour?number=0", "number", "#/tour", chess_board()),
        (
            "#/tour?number=13267364410533",
            "number",
            "#/tour",
            chess_board(),
        ),
        ("#/tour?number=007", "number", "#/tour", chess_board()),
        ("#/tour?number=1e3", "number", "#/tour", chess_board()),
        (
            "#/tour?number=340282366920938463463374607431768211456",
            "number",
            "#/tour",
            chess_board(),
        ),
        (
            "#/tour?size=6x5&number=9",
            "number",
            "#/tour?size=6x5",
            Expected::TourNumber { most: Some(8) },
        ),
        (
            "#/tour?size=3x30&number=x",
            "number",
            "#/tour?size=3x30",
            Expected::TourNumber { most: None },
        ),
        (
            "#/tour?size=5x5&number=1",
            "number",
            "#/tour?size=5x5",
            Expected::Board(Obstacle::NoTours),
        ),
        (
            // Holes of one colour: a closed tour would need as many dark squares as light ones.
            "#/tour?holes=a1,h8&number=1",
            "number",
            "#/tour?size=8x8&holes=a1,h8",
            Expected::Board(Obstacle::NoTours),
        ),
        (
            "#/tour?size=6x6&holes=d3,d4&number=0",
            "number",
            "#/tour?size=6x6&holes=d3,d4",
            Expected::TourNumber { most: None },
        ),
        (
            "#/tour?size=8x10&number=1",
            "number",
            "#/tour?size=8x10",
            Expected::Board(Obstacle::Large),
        ),
        (
            "#/tour?size=10x10&random=closed&seed=7",
            "random",
            "#/tour?size=10x10",
            Expected::Board(Obstacle::Wide { widest: 8 }),
        ),
        (
            "#/tour?size=9x9&holes=a1&start=b3&random=closed",
            "random",
            "#/tour?size=9x9&start=b3&holes=a1",
            Expected::Board(Obstacle::Wide { widest: 8 }),
        ),
        (
            "#/tour?random=open",
            "random",
            "#/tour",
            Expected::Board(Obstacle::Wide { widest: 7 }),
        ),
        (
            "#/tour?random=any",
            "random",
            "#/tour",
            Expected::OneOf(vec!["open", "closed"]),
        ),
        (
            "#/tour?random=closed&seed=-1",
            "seed",
            "#/tour?size=8x8&random=closed",
            Expected::WholeNumber {
                least: 0,
                most: u32::MAX,
            },
        ),
    ];
    for (text, parameter, link, expected) in cases {
        let wanted = (link.to_owned(), parameter, expected);
        assert_eq!(refused(text), wanted, "{text}");
    }
}

#[test]
fn thousands_of_holes_are_read() {
    let size = Size::new(1000, 1000).unwrap();
    let holes: Vec<Square> = size.squares().step_by(331).collect();
    let text = format!("#/tour?size=1000x1000&holes={}", squares_text(&holes, size));
    assert_eq!(tour(&text).path.board.holes(), holes);
    let shown = copied(&text);
    assert_eq!(copied(&shown), shown);
}

#[test]
fn a_million_moves_are_read_at_once() {
    // Along the bottom edge and off the board: wrong from the second move on.
    let digits = "36".repeat(500_000);
    let shown = copied(&format!("#/tour?size=1000x1000&start=a1&moves={digits}"));
    assert_eq!(shown, "#/tour?size=1000x1000&start=a1&moves=3");
}
