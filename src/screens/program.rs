//! The page is made of several programs, so that no visitor waits for screens
//! that they do not look at. Each names its screens here; `static/start.js` loads
//! the one that the address asks for.

use yew::prelude::*;

use super::about::about;
use super::duel::DuelScreen;
use super::queens::QueensScreen;
use super::search::SearchScreen;
use super::solutions::SolutionsScreen;
use super::unbuilt::unbuilt;
use crate::bridge::WorkerProgram;
use crate::link::{Place, Screen};
use crate::locale::Locale;

/// One of the wasm programs that the page is made of.
#[derive(Debug)]
pub struct Program {
    /// Its name in `static/start.js`.
    pub name: &'static str,
    /// Its file of texts in each language, beside those of the whole page.
    pub texts: &'static str,
    /// What its workers run.
    pub worker: WorkerProgram,
    /// The screens that it draws.
    pub places: &'static [Place],
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
    texts: "queens",
    worker: WorkerProgram::Queens,
    places: &[Place::Queens],
    draw: |shown| {
        let visit = shown.visit;
        match shown.screen {
            Screen::Queens(link) => {
                let on_change = shown.on_change.reform(Screen::Queens);
                html! { <QueensScreen link={link.clone()} {visit} {on_change} /> }
            }
            other => unbuilt(other.place(), shown.locale),
        }
    },
};

/// The program of the lists and counts of solutions.
pub const SOLUTIONS: Program = Program {
    name: "solutions",
    texts: "queens",
    worker: WorkerProgram::Queens,
    places: &[Place::Solutions],
    draw: |shown| {
        let visit = shown.visit;
        match shown.screen {
            Screen::Solutions(link) => {
                let on_change = shown.on_change.reform(Screen::Solutions);
                html! { <SolutionsScreen link={link.clone()} {visit} {on_change} /> }
            }
            other => unbuilt(other.place(), shown.locale),
        }
    },
};

/// The program of the search.
pub const SEARCH: Program = Program {
    name: "search",
    texts: "study",
    worker: WorkerProgram::Queens,
    places: &[Place::Search],
    draw: |shown| match shown.screen {
        Screen::Search(link) => {
            let on_change = shown.on_change.reform(Screen::Search);
            html! { <SearchScreen link={*link} visit={shown.visit} {on_change} /> }
        }
        other => unbuilt(other.place(), shown.locale),
    },
};

/// The program of the other screens that teach.
pub const STUDY: Program = Program {
    name: "study",
    texts: "study",
    worker: WorkerProgram::Queens,
    places: &[Place::Construct, Place::About],
    draw: |shown| match shown.screen {
        Screen::About => about(shown.locale),
        other => unbuilt(other.place(), shown.locale),
    },
};

/// The program of the knight's screens.
pub const KNIGHT: Program = Program {
    name: "knight",
    texts: "knight",
    worker: WorkerProgram::Knight,
    places: &[Place::Tour, Place::Boards, Place::Duel],
    draw: |shown| match shown.screen {
        Screen::Duel(link) => {
            let on_change = shown.on_change.reform(Screen::Duel);
            html! { <DuelScreen link={link.clone()} visit={shown.visit} {on_change} /> }
        }
        other => unbuilt(other.place(), shown.locale),
    },
};

impl Program {
    /// Whether the program draws this screen.
    #[must_use]
    pub fn draws(&self, place: Place) -> bool {
        self.places.contains(&place)
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

    const PROGRAMS: [Program; 5] = [QUEENS, SOLUTIONS, SEARCH, STUDY, KNIGHT];

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
            for place in program.places {
                let line = format!("    {}: {:?},\n", place.name(), program.name);
                assert_eq!(start.contains(&line), program != QUEENS, "{line}");
            }
        }
    }
}
