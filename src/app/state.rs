//! What the page shows: the link, the notices about it, and what each screen
//! was last seen with.

use std::rc::Rc;

use yew::Reducible;

use crate::link::{Link, Notice, Place, Screen, Study};
use crate::locale::Language;
use crate::screens::{Draw, Opening};
use crate::settings::LookChoice;

/// The state of the page.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct State {
    /// The link of what is shown.
    pub(super) link: Link,
    /// What was wrong with the link as it was opened.
    pub(super) notices: Vec<Notice>,
    /// Raised whenever a link is opened.
    pub(super) visit: u32,
    /// Draws the screen as the link that was opened last says.
    pub(super) draw: Draw,
    /// Each screen as it was last seen, for the navigation to lead back to.
    last_seen: [Screen; Place::ALL.len()],
}

/// What changes the page.
#[derive(Clone, Debug)]
pub(super) enum Action {
    /// An address was opened, in the address bar or by Back and Forward.
    Open(Opening),
    /// A link of the page was followed.
    Follow(Opening),
    /// The screen that is shown has changed its state.
    Change(Screen),
    /// A language was chosen, on a link that may carry another.
    Language(Language),
    /// Colours were chosen: as for the language.
    Look(LookChoice),
    /// The page is to be for a projector, or no longer.
    Present(bool),
    /// A notice was read.
    Dismiss(usize),
}

impl State {
    /// The page as it opens, when each screen was last seen as `recall` says.
    pub(super) fn open(opening: Opening, recall: impl Fn(Place) -> Screen) -> Self {
        Self {
            link: opening.link,
            notices: opening.notices,
            visit: 0,
            draw: opening.draw,
            last_seen: Place::ALL.map(recall),
        }
        .remembered()
    }

    /// The link by which the navigation leads to a screen.
    pub(super) fn link_to(&self, place: Place) -> Link {
        Link {
            screen: self.last_seen[place as usize].clone(),
            study: Study::default(),
            carried: self.link.carried,
        }
    }

    /// What is shown within another page is not what was seen on this one.
    fn remembered(mut self) -> Self {
        if !self.link.carried.embedded {
            let place = self.link.screen.place();
            self.last_seen[place as usize] = self.link.screen.clone();
        }
        self
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        match action {
            Action::Open(opening) => {
                if opening.link == self.link && opening.notices.is_empty() {
                    return self;
                }
                next.link = opening.link;
                next.notices = opening.notices;
                next.draw = opening.draw;
                next.visit += 1;
            }
            Action::Follow(opening) => {
                // The choices of the present link go along.
                next.link.screen = opening.link.screen;
                next.link.study = opening.link.study;
                next.notices.clear();
                next.draw = opening.draw;
                next.visit += 1;
            }
            // A screen that is leaving may still report; it is too late then.
            Action::Change(screen) if screen.place() == self.link.screen.place() => {
                next.link.screen = screen;
            }
            Action::Change(_) => return self,
            Action::Language(language) => {
                let carried = &mut next.link.carried;
                carried.language = carried.language.map(|_| language);
            }
            Action::Look(choice) => {
                let look = &mut next.link.carried.look;
                let carries = match choice {
                    LookChoice::Theme(_) => look.theme.is_some(),
                    LookChoice::Board(_) => look.board.is_some(),
                };
                if carries {
                    *look = look.with(choice);
                }
            }
            Action::Present(presented) => next.link.carried.presented = presented,
            Action::Dismiss(index) => {
                if index < next.notices.len() {
                    next.notices.remove(index);
                }
            }
        }
        let next = next.remembered();
        if next == *self { self } else { Rc::new(next) }
    }
}

#[cfg(test)]
mod tests;
