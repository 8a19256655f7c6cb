//! The page's own state: links opened and followed, screens remembered, choices
//! of language and theme, notices.

use std::rc::Rc;

use yew::Reducible;

use super::{Action, State};
use crate::bridge::Work;
use crate::components::screen::OpenedLink;
use crate::link::{Door, Link, Place, Screen};
use crate::locale::Language;
use crate::screens::open as open_link;
use crate::settings::{Colouring, LookChoice, Theme};

fn read(hash: &str) -> OpenedLink {
    open_link(Link::read(hash))
}

fn open(hash: &str) -> Rc<State> {
    Rc::new(State::open(read(hash), Screen::bare, Door::first))
}

fn opened(state: &Rc<State>, hash: &str) -> Rc<State> {
    after(state, Action::Open(read(hash)))
}

/// After a link was followed, as the navigation writes it.
fn followed(state: &Rc<State>, link: &Link) -> Rc<State> {
    after(state, Action::Follow(read(&link.to_string())))
}

/// After the screen that is shown has changed its state.
fn changed(state: &Rc<State>, hash: &str) -> Rc<State> {
    after(state, Action::Change(state.visit, screen(hash)))
}

fn after(state: &Rc<State>, action: Action) -> Rc<State> {
    Rc::clone(state).reduce(action)
}

fn screen(hash: &str) -> Screen {
    read(hash).link.screen
}

fn text(state: &State) -> String {
    state.link.to_string()
}

fn led_to(state: &State, place: Place) -> String {
    state.link_to(place).to_string()
}

#[test]
fn the_page_opens_with_what_its_link_says() {
    let state = open("#/solutions?n=5&show=some");
    assert_eq!(text(&state), "#/solutions?n=5");
    assert_eq!(state.notices.len(), 1);
    assert_eq!(state.notices[0].parameter, "show");
}

#[test]
fn screens_that_were_not_seen_yet_open_in_their_default_state() {
    let state = open("#/queens?n=5");
    for place in Place::ALL {
        let bare = format!("#/{}", place.stem());
        let expected = if place == Place::Queens {
            "#/queens?n=5"
        } else {
            &bare
        };
        assert_eq!(led_to(&state, place), expected);
    }
}

#[test]
fn navigation_leads_back_to_what_a_screen_was_last_seen_with() {
    let state = open("#/queens?n=5");
    let state = changed(&state, "#/queens?n=4&q=2413");
    let state = followed(&state, &state.link_to(Place::Solutions));
    assert_eq!(text(&state), "#/solutions");
    let state = changed(&state, "#/solutions?n=6");
    assert_eq!(led_to(&state, Place::Queens), "#/queens?n=4&q=2413");
    let state = followed(&state, &state.link_to(Place::Queens));
    assert_eq!(text(&state), "#/queens?n=4&q=2413");
    assert_eq!(led_to(&state, Place::Solutions), "#/solutions?n=6");
}

#[test]
fn a_door_leads_to_its_first_screen_until_another_was_seen_behind_it() {
    let led_through = |state: &State, door| state.link_to_door(door).to_string();
    let state = open("#/about");
    for (door, first) in [
        (Door::Queens, "#/queens"),
        (Door::Knight, "#/tour"),
        (Door::Puzzles, "#/puzzles"),
        (Door::Learn, "#/lessons"),
    ] {
        assert_eq!(led_through(&state, door), first);
        assert_eq!(door.places().next(), Some(door.first()));
    }
    let state = opened(&state, "#/duel?size=5x5");
    let state = opened(
        &state,
        "#/search?problem=knight&size=6x6&start=a1&algorithm=backtracking",
    );
    let state = opened(&state, "#/about");
    assert_eq!(led_through(&state, Door::Knight), "#/duel?size=5x5");
    let steps = "#/search?problem=knight&size=6x6&start=a1&algorithm=backtracking";
    assert_eq!(led_through(&state, Door::Learn), steps);
    assert_eq!(led_through(&state, Door::Queens), "#/queens");
}

#[test]
fn the_start_is_left_as_the_board_and_does_not_replace_it() {
    let state = followed(&open("#/queens?n=5&lang=hu"), &Link::to_start());
    assert_eq!(text(&state), "#/?lang=hu");
    assert_eq!(led_to(&state, Place::Queens), "#/queens?n=5&lang=hu");
    let placed = changed(&state, "#/queens?n=8&q=10000000");
    assert!(placed.link.start, "the offers beside the board stay");
    assert_eq!(text(&placed), "#/queens?n=8&q=10000000&lang=hu");
    let away = followed(&placed, &placed.link_to(Place::About));
    assert!(!away.link.start);
    let board = "#/queens?n=8&q=10000000&lang=hu";
    assert_eq!(led_to(&away, Place::Queens), board);
    assert_eq!(text(&followed(&away, &away.link_to_start())), "#/?lang=hu");
}

#[test]
fn opened_addresses_are_remembered_too() {
    let state = opened(&open("#/queens"), "#/solutions?n=6");
    let state = opened(&state, "#/about");
    assert_eq!(led_to(&state, Place::Solutions), "#/solutions?n=6");
}

#[test]
fn what_is_seen_within_another_page_is_not_remembered() {
    let state = opened(&open("#/queens?n=5"), "#/solutions?n=6&embed=1");
    let state = followed(&state, &Link::to(screen("#/queens?n=4&q=2413")));
    let state = opened(&state, "#/about");
    assert_eq!(led_to(&state, Place::Queens), "#/queens?n=5");
    assert_eq!(led_to(&state, Place::Solutions), "#/solutions");
}

#[test]
fn every_link_opened_or_followed_is_a_visit_of_its_own() {
    let state = open("#/queens");
    let visited = opened(&state, "#/queens?n=5");
    let elsewhere = followed(&visited, &state.link_to(Place::About));
    assert_eq!(
        (visited.visit, elsewhere.visit),
        (state.visit + 1, state.visit + 2)
    );
    let same_visit = changed(&state, "#/queens?n=6");
    assert_eq!(
        same_visit.visit, state.visit,
        "the screen's own change is not a visit"
    );
}

#[test]
fn the_address_that_is_shown_already_changes_nothing() {
    let state = open("#/queens?n=5&lang=vi");
    let same = opened(&state, "#/queens?lang=vi&n=5");
    assert!(Rc::ptr_eq(&state, &same));
}

#[test]
fn an_opened_address_replaces_the_notices() {
    let state = open("#/queens?n=0&lang=fr");
    assert_eq!(state.notices.len(), 2);
    let state = opened(&state, "#/queens?n=99");
    assert_eq!(state.notices.len(), 1, "though the link is the same");
    let state = opened(&state, "#/queens?n=7");
    assert_eq!(state.notices, []);
}

#[test]
fn notices_go_when_a_link_is_followed_or_one_by_one() {
    let state = open("#/queens?n=0&lang=fr");
    let elsewhere = followed(&state, &state.link_to(Place::About));
    assert_eq!(elsewhere.notices, []);
    let state = after(&state, Action::Dismiss(0));
    assert_eq!(state.notices[0].parameter, "lang");
    assert!(
        Rc::ptr_eq(&state, &after(&state, Action::Dismiss(1))),
        "there is no second"
    );
    assert_eq!(after(&state, Action::Dismiss(0)).notices, []);
}

#[test]
fn a_screen_that_is_leaving_reports_too_late() {
    let before = open("#/queens");
    let state = followed(&before, &before.link_to(Place::About));
    let same = after(&state, Action::Change(before.visit, screen("#/queens?n=5")));
    assert!(Rc::ptr_eq(&state, &same));
    assert_eq!(led_to(&same, Place::Queens), "#/queens");
}

#[test]
fn a_screen_that_is_sent_to_another_link_reports_too_late_where_it_was() {
    let before = open("#/queens?n=5");
    let state = opened(&before, "#/queens?n=6");
    let same = after(&state, Action::Change(before.visit, screen("#/queens?n=5")));
    assert!(Rc::ptr_eq(&state, &same));
    assert_eq!(text(&changed(&state, "#/queens?n=7")), "#/queens?n=7");
}

#[test]
fn a_screen_that_reports_what_is_known_changes_nothing() {
    let state = open("#/queens?n=5");
    let same = changed(&state, "#/queens?n=5");
    assert!(Rc::ptr_eq(&state, &same));
}

#[test]
fn a_followed_link_keeps_the_choices_of_the_present_one() {
    let state = open("#/queens?lang=vi&theme=dark");
    assert_eq!(led_to(&state, Place::About), "#/about?lang=vi&theme=dark");
    let bare = Link::to(screen("#/queens?n=4&q=2413"));
    let state = followed(&state, &bare);
    assert_eq!(text(&state), "#/queens?n=4&q=2413&lang=vi&theme=dark");
}

#[test]
fn a_chosen_language_takes_the_place_of_the_links() {
    let state = after(
        &open("#/queens?lang=vi"),
        Action::Language(Language::Hungarian),
    );
    assert_eq!(text(&state), "#/queens?lang=hu");
}

#[test]
fn a_chosen_language_is_not_put_into_a_link_without_one() {
    let state = open("#/queens");
    let same = after(&state, Action::Language(Language::Hungarian));
    assert!(Rc::ptr_eq(&state, &same));
}

#[test]
fn chosen_colours_take_the_place_of_the_links_or_take_them_away() {
    let state = open("#/queens?theme=light&board=sea");
    let dark = after(&state, Action::Look(LookChoice::Theme(Some(Theme::Dark))));
    assert_eq!(text(&dark), "#/queens?theme=dark&board=sea");
    let wood = LookChoice::Board(Some(Colouring::Wood));
    let wooden = after(&state, Action::Look(wood));
    assert_eq!(text(&wooden), "#/queens?theme=light&board=wood");
    let plain = after(&state, Action::Look(LookChoice::Board(None)));
    assert_eq!(text(&plain), "#/queens?theme=light");
    let bare = open("#/queens");
    assert!(Rc::ptr_eq(&bare, &after(&bare, Action::Look(wood))));
}

const HALF: Work = Work {
    percent: 50,
    running: true,
};

fn places(state: &State) -> Vec<Place> {
    state.drawn().map(|(screen, _, _)| screen.place()).collect()
}

#[test]
fn a_screen_that_works_stays_while_others_are_shown() {
    let counting = "#/solutions?n=18&view=count";
    let state = after(&open(counting), Action::Work(Place::Solutions, Some(HALF)));
    let (_, draw, visit) = state.drawn().next().unwrap();
    let away = followed(&state, &state.link_to(Place::Queens));
    assert_eq!(places(&away), [Place::Solutions, Place::Queens]);
    let kept = away.drawn().next().unwrap();
    assert_eq!(
        (kept.1, kept.2),
        (draw, visit),
        "drawn as it was, and sent nowhere"
    );
    let done = Work {
        percent: 100,
        running: false,
    };
    let done = after(&away, Action::Work(Place::Solutions, Some(done)));
    assert_eq!(done.working[0].work.percent, 100);
    assert!(done.working[0].awaited, "its end is reported");
    let back = followed(&done, &done.link_to(Place::Solutions));
    assert_eq!(places(&back), [Place::Solutions]);
    assert!(
        back.drawn().next().unwrap().2 > visit,
        "it goes to the link"
    );
    let again = opened(&back, "#/queens?n=7");
    assert!(!again.working[0].awaited, "seen, and kept to be seen again");
}

#[test]
fn a_screen_without_work_is_left() {
    let state = open("#/solutions");
    let away = followed(&state, &state.link_to(Place::Queens));
    assert_eq!(places(&away), [Place::Queens]);
    let state = after(&state, Action::Work(Place::Solutions, Some(HALF)));
    let away = followed(&state, &state.link_to(Place::Queens));
    let over = after(&away, Action::Work(Place::Solutions, None));
    assert_eq!(places(&over), [Place::Queens]);
    assert_eq!(
        places(&after(&over, Action::Work(Place::Boards, Some(HALF)))),
        [Place::Queens]
    );
}

#[test]
fn two_screens_work_at_once() {
    let state = after(
        &open("#/solutions"),
        Action::Work(Place::Solutions, Some(HALF)),
    );
    let state = followed(&state, &state.link_to(Place::Boards));
    let state = after(&state, Action::Work(Place::Boards, Some(HALF)));
    let state = followed(&state, &state.link_to(Place::Duel));
    assert_eq!(
        places(&state),
        [Place::Solutions, Place::Boards, Place::Duel]
    );
    let state = followed(&state, &state.link_to(Place::Solutions));
    assert_eq!(places(&state), [Place::Boards, Place::Solutions]);
}
