//! Boards with holes, paths of a knight on them, and who plays the duel.

use bezzel_solver::board::Size;
use bezzel_solver::knight::duel::Level;

use super::super::{DuelLink, Expected, MoveFault, Notice, Player};
use super::{copied, read, state};
use crate::named::Named;
use crate::open;

fn duel(text: &str) -> DuelLink {
    state(text)
}

/// The copy of a link with one wrong value, and the expected value.
fn refused(text: &str) -> (String, &'static str, Expected) {
    let (link, mut notices) = open(text);
    assert_eq!(notices.len(), 1, "{text} has {notices:?}");
    let Notice {
        parameter,
        expected,
        ..
    } = notices.remove(0);
    (link.to_string(), parameter, expected)
}

#[test]
fn canonical_links_are_copied_as_they_were_opened() {
    let canonical = [
        "#/duel",
        "#/duel?size=3x10",
        "#/duel?size=20x20&start=t20&moves=6",
        "#/duel?size=8x8&start=d4",
        "#/duel?size=8x8&start=d4&moves=0417&holes=a1,h8",
        "#/duel?size=8x8&holes=a1,a2,h8",
        "#/duel?size=8x8&second=perfect",
        "#/duel?size=8x8&first=greedy&second=random&lang=hu",
        "#/boards",
        "#/boards?size=5x6",
        "#/boards?size=20x1&lang=vi",
        "#/boards?squares=8x8.ffffffffffffffff",
        "#/boards?squares=1x1.0",
    ];
    for text in canonical {
        assert_eq!(read(text).to_string(), text);
    }
}

#[test]
fn one_game_has_one_link() {
    let links = [
        ("#/duel?size=8x8", "#/duel"),
        ("#/boards?size=8X8&start=a1", "#/boards"),
        // Names of squares and shapes have one parameter, and each value is one of these.
        (
            "#/boards?squares=pair&squares=3x3.272",
            "#/boards?squares=3x3.272&squares=pair",
        ),
        (
            "#/boards?size=5x6&seed=7&squares=3x3.272",
            "#/boards?squares=3x3.272",
        ),
        ("#/duel?size=8X8&first=person&moves=&holes=", "#/duel"),
        (
            "#/duel?holes=h8,a1,h8&start=D4",
            "#/duel?size=8x8&start=d4&holes=a1,h8",
        ),
        ("#/duel?holes=a1%20h8", "#/duel?size=8x8&holes=a1,h8"),
        ("#/duel?against=person&n=5", "#/duel"),
    ];
    for (text, once) in links {
        assert_eq!(read(text).to_string(), once, "{text}");
    }
}

#[test]
fn each_digit_is_a_move_of_the_knight() {
    // 5 . 0 . 1 .     From c3, and the digit that leads to each square.
    // 4 2 . . . 3
    // 3 . . N . .
    // 2 4 . . . 5
    // 1 . 6 . 7 .
    //   a b c d e
    let reached = ["b5", "d5", "a4", "e4", "a2", "e2", "b1", "d1"];
    for (digit, name) in reached.into_iter().enumerate() {
        let path = duel(&format!("#/duel?size=5x5&start=c3&moves={digit}")).path;
        let size = path.board.size();
        let names: Vec<String> = path
            .squares
            .iter()
            .map(|square| square.name(size))
            .collect();
        assert_eq!(names, ["c3", name]);
    }
}

#[test]
fn players_are_read_each_for_itself() {
    let link = duel("#/duel?second=greedy");
    let greedy = Player::Computer(Level::Greedy);
    assert_eq!(link.players, [Player::Person, greedy]);
    let link = duel("#/duel?first=perfect");
    let perfect = Player::Computer(Level::Perfect);
    assert_eq!(link.players, [perfect, Player::Person]);
}

#[test]
fn each_wrong_value_is_named_and_replaced_by_the_default() {
    let board = |rows, columns| Expected::Squares(Size::new(rows, columns).unwrap());
    let square = |rows, columns| Expected::Square(Size::new(rows, columns).unwrap());
    let size = Expected::Size { least: 1, most: 20 };
    let players = Expected::OneOf(Player::names());
    let shape = Expected::Shape { most: 20 };
    let cases = [
        ("#/duel?size=8", "size", "#/duel", size.clone()),
        ("#/duel?size=0x8", "size", "#/duel", size.clone()),
        ("#/duel?size=8x21", "size", "#/duel", size.clone()),
        ("#/duel?size=08x8", "size", "#/duel", size.clone()),
        ("#/duel?size=8x8x8", "size", "#/duel", size.clone()),
        ("#/boards?size=21x8", "size", "#/boards", size.clone()),
        ("#/boards?size=8", "size", "#/boards", size.clone()),
        ("#/duel?size=9999999999x1", "size", "#/duel", size),
        ("#/boards?squares=8x8", "squares", "#/boards", shape.clone()),
        (
            "#/boards?size=5x6&squares=a1,b3",
            "squares",
            "#/boards?size=5x6",
            shape.clone(),
        ),
        (
            "#/boards?squares=3x3.27",
            "squares",
            "#/boards",
            shape.clone(),
        ),
        (
            "#/boards?squares=3x3.278",
            "squares",
            "#/boards",
            shape.clone(),
        ),
        (
            "#/boards?squares=3x3.2A2",
            "squares",
            "#/boards",
            shape.clone(),
        ),
        (
            "#/boards?squares=21x1.111111111111111111111",
            "squares",
            "#/boards",
            shape,
        ),
        ("#/duel?holes=a1;h8", "holes", "#/duel", board(8, 8)),
        (
            "#/duel?size=3x4&holes=a4",
            "holes",
            "#/duel?size=3x4",
            board(3, 4),
        ),
        (
            "#/duel?size=3x4&start=a4",
            "start",
            "#/duel?size=3x4",
            square(3, 4),
        ),
        (
            "#/duel?size=3x4&start=a4&moves=1",
            "start",
            "#/duel?size=3x4",
            square(3, 4),
        ),
        (
            "#/duel?start=a1&holes=a1",
            "start",
            "#/duel?size=8x8&holes=a1",
            square(8, 8),
        ),
        ("#/duel?first=king", "first", "#/duel", players.clone()),
        ("#/duel?second=Perfect", "second", "#/duel", players),
    ];
    for (text, parameter, link, expected) in cases {
        let wanted = (link.to_owned(), parameter, expected);
        assert_eq!(refused(text), wanted, "{text}");
    }
}

#[test]
fn the_first_wrong_move_is_named_with_its_reason() {
    let fault = |text: &str| match refused(text) {
        (_, "moves", Expected::Moves(fault)) => fault,
        other => panic!("{text} has {other:?}"),
    };
    let name = |name: &str| name.to_owned();
    assert_eq!(
        fault("#/duel?start=a1&moves=1x9"),
        MoveFault::NoDigit(2, 'x')
    );
    assert_eq!(fault("#/duel?start=a1&moves=8"), MoveFault::NoDigit(1, '8'));
    assert_eq!(
        fault("#/duel?start=a1&moves=１"),
        MoveFault::NoDigit(1, '１')
    );
    assert_eq!(
        fault("#/duel?start=a1&moves=12"),
        MoveFault::Outside(2, name("b3"))
    );
    assert_eq!(
        fault("#/duel?start=a1&moves=1&holes=b3"),
        MoveFault::Hole(1, name("b3"))
    );
    assert_eq!(
        fault("#/duel?start=a1&moves=1166"),
        MoveFault::Visited(3, name("b3"))
    );
    assert_eq!(fault("#/duel?moves=1"), MoveFault::NoStart);
}

#[test]
fn the_moves_before_a_wrong_one_are_kept() {
    let shown = copied("#/duel?start=a1&moves=112222&holes=h8");
    assert_eq!(shown, "#/duel?size=8x8&start=a1&moves=112&holes=h8");
}
