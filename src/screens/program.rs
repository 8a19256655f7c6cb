//! The page is made of several programs, so that no visitor waits for screens
//! that they do not look at. Each names its screens here, and how their links are
//! read; `static/start.js` loads the one that the address asks for.

use yew::prelude::*;

use super::about::about;
use super::boards::BoardsScreen;
use super::construct::ConstructScreen;
use super::duel::DuelScreen;
use super::props::ScreenProps;
use super::queens::QueensScreen;
use super::search::SearchScreen;
use super::solutions::SolutionsScreen;
use super::tour::TourScreen;
use crate::link::{
    BoardsLink, ConstructLink, DuelLink, Place, QueensLink, Reader, Screen, ScreenLink, SearchLink,
    SolutionsLink, TourLink,
};
use crate::locale::Locale;

/// One of the wasm programs that the page is made of.
#[derive(Debug)]
pub struct Program {
    /// Its name in `static/start.js`.
    pub name: &'static str,
    /// Its files of texts in each language, beside that of the whole page.
    pub texts: &'static [&'static str],
    /// The links of the screens that it draws.
    pub screens: &'static [Reader],
    /// Draws one of them.
    pub draw: fn(&Shown<'_>) -> Html,
}

/// The screen that is shown, and what it reports to.
#[derive(Debug)]
pub struct Shown<'a> {
    /// The screen and its link.
    pub screen: &'a Screen,
    /// Raised whenever a link is opened.
    pub visit: u32,
    /// Called when the screen has changed its state.
    pub on_change: Callback<Screen>,
    /// The words of the page.
    pub locale: &'a Locale,
}

/// The program of the board.
pub const QUEENS: Program = Program {
    name: "queens",
    texts: &["queens"],
    screens: &[Reader::of::<QueensLink>()],
    draw: |shown| html! { <QueensScreen ..shown.props() /> },
};

/// The program of the lists and counts of solutions.
pub const SOLUTIONS: Program = Program {
    name: "solutions",
    texts: &["queens"],
    screens: &[Reader::of::<SolutionsLink>()],
    draw: |shown| html! { <SolutionsScreen ..shown.props() /> },
};

/// The program of the search.
pub const SEARCH: Program = Program {
    name: "search",
    texts: &["search"],
    screens: &[Reader::of::<SearchLink>()],
    draw: |shown| html! { <SearchScreen ..shown.props() /> },
};

/// The program of the other screens that teach.
pub const STUDY: Program = Program {
    name: "study",
    texts: &["study"],
    screens: &[Reader::of::<ConstructLink>(), Reader::bare(Place::About)],
    draw: |shown| match shown.screen.place() {
        Place::Construct => html! { <ConstructScreen ..shown.props() /> },
        _ => about(shown.locale),
    },
};

/// The program of the map of boards.
pub const BOARDS: Program = Program {
    name: "boards",
    texts: &["knights", "knight"],
    screens: &[Reader::of::<BoardsLink>()],
    draw: |shown| html! { <BoardsScreen ..shown.props() /> },
};

/// The program of the knight's tour.
pub const TOUR: Program = Program {
    name: "tour",
    texts: &["knights", "tour"],
    screens: &[Reader::of::<TourLink>()],
    draw: |shown| html! { <TourScreen ..shown.props() /> },
};

/// The program of the game for two.
pub const KNIGHT: Program = Program {
    name: "knight",
    texts: &["knights", "knight"],
    screens: &[Reader::of::<DuelLink>()],
    draw: |shown| html! { <DuelScreen ..shown.props() /> },
};

/// All programs. Each screen is drawn by one of them.
pub const PROGRAMS: [Program; 7] = [QUEENS, SOLUTIONS, SEARCH, STUDY, TOUR, BOARDS, KNIGHT];

impl Shown<'_> {
    /// The properties of the screen whose links are of this kind.
    fn props<L: ScreenLink + 'static>(&self) -> ScreenProps<L> {
        ScreenProps {
            // A link of another program's screen is on its way to be shown elsewhere.
            link: self.screen.link().unwrap_or_default(),
            visit: self.visit,
            on_change: self.on_change.reform(|link| Screen::of(&link)),
        }
    }
}

impl Program {
    /// Whether the program draws this screen.
    #[must_use]
    pub fn draws(&self, place: Place) -> bool {
        self.screens.iter().any(|reader| reader.place() == place)
    }
}

impl PartialEq for Program {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_screen_is_drawn_by_one_program() {
        for place in Place::ALL {
            let drawn_by = PROGRAMS.iter().filter(|program| program.draws(place));
            assert_eq!(drawn_by.count(), 1, "{place:?}");
        }
    }

    #[test]
    fn the_start_of_the_page_knows_which_program_draws_what() {
        let start = include_str!("../../static/start.js");
        for program in PROGRAMS {
            for reader in program.screens {
                let line = format!("    {}: {:?},\n", reader.place().name(), program.name);
                assert_eq!(start.contains(&line), program != QUEENS, "{line}");
            }
        }
    }
}
