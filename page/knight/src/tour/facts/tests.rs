//! The states of routes.

use super::super::route::tests::route;
use super::*;

fn facts(parameters: &str) -> Facts {
    let route = route(parameters);
    let numbers = Numbers::of(route.board.size(), &route.path);
    let reason = refutation(&route.board, route.goal.closed);
    Facts::of(&route, &numbers, reason)
}

#[test]
fn each_trip_has_its_status() {
    let tour = "?size=3x4&start=a3&moves=54154145145";
    let cases = [
        ("", Status::Empty),
        ("?start=a1", Status::Incomplete),
        ("?size=3x3&start=b2", Status::DeadEnd),
        ("?size=4x4", Status::NoTour),
        ("?size=4x4&start=a1", Status::NoTour),
        ("?size=5x5&start=a1&goal=closed", Status::NoTour),
        ("?size=5x5&goal=closed", Status::NoTour),
        ("?size=1x1&holes=a1", Status::NoTour),
        ("?size=1x1&start=a1", Status::Tour),
        (tour, Status::Tour),
        (&format!("{tour}&step=3"), Status::Incomplete),
        (
            "?size=3x3&start=a1&moves=1723605&holes=b2",
            Status::ClosedTour,
        ),
    ];
    for (parameters, status) in cases {
        assert_eq!(facts(parameters).status, status, "{parameters}");
    }
}

#[test]
fn legal_moves_have_their_onward_counts() {
    let size = route("").board.size();
    let named = |facts: Facts| -> Vec<(String, u8)> {
        let moves = facts.moves.into_iter();
        moves.map(|(to, onward)| (to.name(size), onward)).collect()
    };
    let expected = [("b3".to_owned(), 5), ("c2".to_owned(), 5)];
    assert_eq!(named(facts("?start=a1")), expected);
    // c2 has been visited, and what is visited is no move on.
    assert_eq!(
        named(facts("?start=a1&moves=32"))[..1],
        [("b5".to_owned(), 5)]
    );
    assert_eq!(facts("").moves, []);
}

#[test]
fn squares_are_numbered_as_far_as_the_knight_has_come() {
    let route = route("?start=a1&moves=17");
    let numbers = Numbers::of(route.board.size(), &route.path);
    assert_eq!(numbers.visited(route.path[2], 3), Some(3));
    assert_eq!(numbers.visited(route.path[2], 2), None);
    assert_eq!(numbers.visited(Square::new(0, 0), 3), None);
}

#[test]
fn moves_by_warnsdorffs_rule_are_counted() {
    // From b3 the squares a5 and c1 have three moves on; d4 has seven.
    for (moves, kept) in [("1", 1), ("17", 2), ("13", 1), ("", 0)] {
        let route = route(&format!("?start=a1&moves={moves}"));
        let numbers = Numbers::of(route.board.size(), &route.path);
        assert_eq!(moves_by_rule(&route, &numbers), kept, "{moves}");
    }
}
