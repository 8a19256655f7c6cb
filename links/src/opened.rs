//! A link with the state of its screen read.

use super::{
    AboutLink, BoardsLink, ConstructLink, DuelLink, LessonsLink, Link, Notice, NumbersLink,
    OwnLink, Place, PuzzlesLink, QueensLink, Screen, ScreenLink, SearchLink, SolutionsLink,
    StepsLink, TourLink,
};

/// Reads the hash of an address with all parameters of its screen. It brings the links of all screens with it: in a
/// release, each chunk of the page reads the links of its own screen.
pub fn open(hash: &str) -> (Link, Vec<Notice>) {
    let (link, others) = Link::read(hash);
    let (screen, mut notices) = read(&link.screen);
    notices.extend(others);
    (Link { screen, ..link }, notices)
}

/// The screen with its parameters in canonical form, and notices about wrong values.
fn read(screen: &Screen) -> (Screen, Vec<Notice>) {
    match screen.place() {
        Place::Queens => read_as::<QueensLink>(screen),
        Place::Solutions => read_as::<SolutionsLink>(screen),
        Place::Construct => read_as::<ConstructLink>(screen),
        Place::Tour => read_as::<TourLink>(screen),
        Place::Duel => read_as::<DuelLink>(screen),
        Place::Boards => read_as::<BoardsLink>(screen),
        Place::Puzzles => read_as::<PuzzlesLink>(screen),
        Place::Lessons => read_as::<LessonsLink>(screen),
        Place::Search => read_as::<SearchLink>(screen),
        Place::About => read_as::<AboutLink>(screen),
        Place::Steps => read_as::<StepsLink>(screen),
        Place::Own => read_as::<OwnLink>(screen),
        Place::Numbers => read_as::<NumbersLink>(screen),
    }
}

fn read_as<L: ScreenLink>(screen: &Screen) -> (Screen, Vec<Notice>) {
    let (link, notices) = screen.read::<L>();
    (Screen::of(&link), notices)
}
