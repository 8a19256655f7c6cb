//! Moves by hand, going back, holes and other boards.

use super::*;
use crate::link::Link;
use crate::tests::state;

/// The route of a link's parameters, in which nothing is wrong.
pub fn route(parameters: &str) -> Route {
    Route::of(&state(&format!("#/tour{parameters}")))
}

/// The parameters of the link of a route.
pub fn link_text(route: &Route) -> String {
    let text = Link::of(&route.link()).to_string();
    text.trim_start_matches("#/tour").to_owned()
}

fn press(route: &Route, name: &str) -> Pressed {
    route.pressed(Square::from_name(name, route.board.size()).unwrap())
}

fn changed(route: &Route, name: &str) -> String {
    match press(route, name) {
        Pressed::Changed(route) => link_text(&route),
        other => panic!("{name} is {other:?}"),
    }
}

fn shown(route: &Route, name: &str) -> String {
    match press(route, name) {
        Pressed::Shown(route) => link_text(&route),
        other => panic!("{name} is {other:?}"),
    }
}

/// A tour of the board with three rows and four columns.
const TOUR: &str = "?size=3x4&start=a3&moves=54154145145";

#[test]
fn links_name_the_routes() {
    let links = [
        "",
        "?size=5x5&start=a1",
        "?size=8x8&start=a1&moves=17&holes=h8&step=2",
        "?size=200x200&start=a1&end=b1&make=open",
        "?size=8x8&goal=closed&method=pohl",
        TOUR,
    ];
    for link in links {
        assert_eq!(link_text(&route(link)), link);
    }
}

#[test]
fn a_press_moves_the_knight_where_it_can_go() {
    assert_eq!(changed(&route(""), "a1"), "?size=8x8&start=a1");
    let begun = route("?start=a1&holes=c2");
    assert_eq!(changed(&begun, "b3"), "?size=8x8&start=a1&moves=1&holes=c2");
    for name in ["c2", "b2", "h8"] {
        assert_eq!(press(&begun, name), Pressed::Refused, "{name}");
    }
}

#[test]
fn a_press_on_a_visited_square_goes_back_to_it() {
    // a1 b3 c1 d3
    let begun = route("?start=a1&moves=171");
    assert_eq!(changed(&begun, "b3"), "?size=8x8&start=a1&moves=1");
    assert_eq!(changed(&begun, "a1"), "?size=8x8&start=a1");
    // On the knight itself, its last move is taken back.
    assert_eq!(changed(&begun, "d3"), "?size=8x8&start=a1&moves=17");
    assert_eq!(changed(&route("?start=a1"), "a1"), "");
}

#[test]
fn on_a_known_path_a_press_shows_another_place() {
    let tour = route(TOUR);
    assert_eq!(shown(&tour, "c2"), format!("{TOUR}&step=2"));
    let halfway = route("?size=3x4&start=a3&moves=54154145145&step=4");
    // The next square of the path, and one beside it.
    assert_eq!(
        shown(&halfway, "d2"),
        "?size=3x4&start=a3&moves=54154145145&step=5"
    );
    assert_eq!(
        shown(&halfway, "c2"),
        "?size=3x4&start=a3&moves=54154145145&step=2"
    );
    assert_eq!(
        changed(&route("?start=a1&moves=171&step=1"), "c2"),
        "?size=8x8&start=a1&moves=3"
    );
}

#[test]
fn open_tours_are_distinguished_from_closed_ones() {
    let open = route(TOUR);
    assert!(open.is_tour() && !open.is_closed_tour());
    assert!(!route("").is_tour());
    let one = route("?size=1x1&start=a1");
    assert!(one.is_tour() && !one.is_closed_tour());
    let ring = route("?size=3x3&start=a1&moves=1723605&holes=b2");
    assert!(ring.is_tour() && ring.is_closed_tour());
}

#[test]
fn a_hole_on_the_way_ends_it_before() {
    let b3 = Square::new(5, 1);
    let holed = route("?start=a1&moves=171&end=b3").with_hole(b3);
    assert_eq!(link_text(&holed), "?size=8x8&start=a1&holes=b3");
    assert_eq!(link_text(&holed.with_hole(b3)), "?size=8x8&start=a1");
}

#[test]
fn squares_keep_their_names_on_another_board() {
    let begun = route("?start=a1&moves=171&holes=h8,b1&end=a2");
    let resized = |rows, columns| link_text(&begun.resized(Size::new(rows, columns).unwrap()));
    assert_eq!(
        resized(5, 5),
        "?size=5x5&start=a1&moves=171&holes=b1&end=a2"
    );
    assert_eq!(resized(2, 5), "?size=2x5&start=a1&holes=b1&end=a2");
    assert_eq!(
        resized(10, 12),
        "?size=10x12&start=a1&moves=171&holes=b1,h8&end=a2"
    );
}

#[test]
fn of_a_tour_that_was_found_another_board_keeps_the_start() {
    let tour = route(TOUR).resized(Size::new(5, 5).unwrap());
    assert_eq!(link_text(&tour), "?size=5x5&start=a3");
}
