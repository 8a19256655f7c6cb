//! Requests of any kind, in any order of asking and arriving, end with an address, a screen and texts that agree.

use std::rc::Rc;

use yew::Reducible;

use super::{Errand, Ticket, Underway};
use crate::app::state::{Action, State};
use crate::components::screen::OpenedLink;
use crate::link::{Door, Link, Place, Screen};
use crate::locale::Language;
use crate::screens::{self, open};

/// An event of the page.
#[derive(Clone, Copy, Debug)]
enum Event {
    /// An address is typed, or gone back to.
    Type(&'static str),
    /// The navigation is used.
    Follow(Place),
    Choose(Language),
    /// The visitor changes the state.
    Change,
    /// The earliest request arrives.
    First,
    /// The latest request arrives.
    Last,
    /// The earliest request fails.
    Fail,
}

const EVENTS: [Event; 9] = [
    Event::Type("#/search?n=5"),
    // Not as the page writes it.
    Event::Type("#/queens?lang=vi&n=5"),
    Event::Follow(Place::Duel),
    Event::Choose(Language::Hungarian),
    Event::Choose(Language::English),
    Event::Change,
    Event::First,
    Event::Last,
    Event::Fail,
];

/// A request: a link that was typed or followed, or else a translation of these texts.
#[derive(Clone, Debug)]
struct Asked {
    ticket: Ticket,
    link: Option<(String, bool)>,
    words: Words,
}

/// A language, and the files of its texts.
type Words = (Language, &'static [&'static str]);

/// The page as `view` puts it together.
struct Page {
    state: Rc<State>,
    words: Words,
    chosen: Language,
    address: String,
    /// The address as the page has opened or written it.
    shown: Option<String>,
    underway: Underway<Asked>,
    asked: Vec<Asked>,
    /// The number of translations that have arrived.
    came: u32,
    /// The language that was wanted when the words were looked at last, and how often they had come.
    looked: Option<(Language, u32)>,
}

impl Page {
    fn new() -> Self {
        let address = "#/queens?n=6".to_owned();
        let opening = open(Link::read(&address));
        let mut page = Self {
            words: (Language::English, texts(&opening)),
            state: Rc::new(State::open(opening, Screen::bare, Door::first)),
            chosen: Language::English,
            shown: Some(address.clone()),
            address,
            underway: Underway::default(),
            asked: Vec::new(),
            came: 0,
            looked: None,
        };
        page.look();
        page
    }

    fn happen(&mut self, event: Event) {
        match event {
            Event::Type(address) => {
                self.address = address.to_owned();
                self.shown = None;
                self.ask(address.to_owned(), true);
            }
            Event::Follow(place) => self.ask(self.state.link_to(place).to_string(), false),
            Event::Choose(language) => {
                self.chosen = language;
                self.reduce(Action::Language(language));
            }
            Event::Change if self.state.link.screen.place() != Place::Queens => {}
            Event::Change => {
                let screen = Link::read("#/queens?n=7").0.screen;
                self.reduce(Action::Change(self.state.visit, screen));
            }
            Event::First | Event::Fail if self.asked.is_empty() => {}
            Event::First => {
                let asked = self.asked.remove(0);
                self.arrive(asked);
            }
            Event::Last => {
                if let Some(asked) = self.asked.pop() {
                    self.arrive(asked);
                }
            }
            Event::Fail => {
                let asked = self.asked.remove(0);
                self.underway.fail(asked.ticket, asked);
            }
        }
        self.look();
    }

    fn ask(&mut self, address: String, is_typed: bool) {
        let opening = open(Link::read(&address));
        let words = (self.language_of(&opening.link), texts(&opening));
        let ticket = self.underway.begin(Errand::Opening);
        let link = Some((address, is_typed));
        self.asked.push(Asked {
            ticket,
            link,
            words,
        });
    }

    fn language_of(&self, link: &Link) -> Language {
        link.carried.language.unwrap_or(self.chosen)
    }

    fn arrive(&mut self, asked: Asked) {
        let opening = asked.link.as_ref().map(|(address, is_typed)| {
            let opening = open(Link::read(address));
            (opening, *is_typed)
        });
        if let Some((opening, _)) = &opening {
            let language = self.language_of(&opening.link);
            if language != asked.words.0 {
                // Its words are asked for once more.
                let words = (language, asked.words.1);
                return self.asked.push(Asked { words, ..asked });
            }
        }
        if !self.underway.arrive(asked.ticket) {
            return;
        }
        self.words = asked.words;
        self.came += 1;
        match opening {
            None => {}
            Some((opening, true)) => {
                self.write(opening.link.to_string());
                self.reduce(Action::Open(opening));
            }
            Some((opening, false)) => {
                self.write(opening.link.to_string());
                self.reduce(Action::Follow(opening));
            }
        }
    }

    fn write(&mut self, address: String) {
        self.address.clone_from(&address);
        self.shown = Some(address);
    }

    fn reduce(&mut self, action: Action) {
        self.state = Rc::clone(&self.state).reduce(action);
    }

    /// Checks the state.
    fn look(&mut self) {
        if self.shown.as_ref() == Some(&self.address) {
            self.write(self.state.link.to_string());
        }
        let wanted = self.language_of(&self.state.link);
        let looked = Some((wanted, self.came));
        if self.looked != looked {
            self.looked = looked;
            if wanted == self.words.0 {
                self.underway.cancel(Errand::Translation);
            } else {
                let ticket = self.underway.begin(Errand::Translation);
                self.asked.push(Asked {
                    ticket,
                    link: None,
                    words: (wanted, self.words.1),
                });
            }
        }
        let mut tickets = self.asked.iter().map(|asked| asked.ticket);
        assert_eq!(
            self.underway.is_busy(),
            tickets.any(|ticket| self.underway.is_wanted(ticket)),
            "the page is busy until all that is wanted has arrived or failed"
        );
    }

    /// Lets all requests arrive, and tries the failed ones again.
    fn settle(&mut self) {
        while !self.asked.is_empty() || self.underway.has_failed() {
            for again in self.underway.take_failed().into_iter().flatten() {
                let errand = again.ticket.errand;
                let ticket = self.underway.begin(errand);
                self.asked.push(Asked { ticket, ..again });
            }
            self.happen(Event::First);
        }
    }
}

fn texts(opening: &OpenedLink) -> &'static [&'static str] {
    screens::chunk(opening.link.screen.place()).texts
}

#[test]
fn address_screen_and_words_agree_after_any_order() {
    let mut orders: Vec<Vec<Event>> = vec![Vec::new()];
    for _ in 0..4 {
        orders = orders
            .iter()
            .flat_map(|order| EVENTS.map(|event| [order.as_slice(), &[event]].concat()))
            .collect();
    }
    for order in orders {
        let mut page = Page::new();
        for &event in &order {
            page.happen(event);
        }
        page.settle();
        let link = &page.state.link;
        assert_eq!(page.address, link.to_string(), "{order:?}");
        let words = (
            page.language_of(link),
            screens::chunk(link.screen.place()).texts,
        );
        assert_eq!(page.words, words, "{order:?}");
    }
}

#[test]
fn the_link_that_was_asked_for_last_is_opened_whatever_language_is_chosen_meanwhile() {
    let mut page = Page::new();
    page.happen(Event::Follow(Place::Search));
    page.happen(Event::Choose(Language::Hungarian));
    page.settle();
    assert_eq!(page.address, "#/search");
    assert_eq!(
        page.words,
        (Language::Hungarian, screens::chunk(Place::Search).texts)
    );
}

#[test]
fn what_has_failed_can_be_tried_again_until_something_else_is_asked_for() {
    let mut underway = Underway::default();
    let opening = underway.begin(Errand::Opening);
    let translation = underway.begin(Errand::Translation);
    assert!(underway.fail(opening, "opening"));
    assert!(underway.arrive(translation));
    assert!(underway.has_failed(), "words do not make up for a screen");
    assert_eq!(underway.take_failed(), [Some("opening"), None]);
    assert!(!underway.has_failed());

    let opening = underway.begin(Errand::Opening);
    underway.fail(opening, "opening");
    underway.begin(Errand::Opening);
    assert!(!underway.has_failed());
    assert!(!underway.fail(opening, "opening"), "it is too late");
}
