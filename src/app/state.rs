//! The state of the page: the link, the notices about it, and the last state of each screen.

use std::rc::Rc;

use yew::Reducible;

use crate::bridge::Work;
use crate::components::screen::{Draw, OpenedLink};
use crate::link::{Door, Link, NotationChoice, Notice, Place, Screen, Study};
use crate::locale::Language;
use crate::settings::LookChoice;

/// The state of the page.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The present link.
    pub link: Link,
    /// The notices about the link as it was opened.
    pub notices: Vec<Notice>,
    /// Raised whenever a link is opened.
    pub visit: u32,
    /// Draws the screen with the link that was opened last.
    pub draw: Draw,
    /// The progress of that screen's work, if any.
    work: Option<Work>,
    /// The screens that work in the background.
    pub working: Vec<Working>,
    /// The last state of each screen, for the navigation.
    last_seen: [Screen; Place::ALL.len()],
    /// The screen that was last seen behind each door.
    behind: [Place; Door::ALL.len()],
}

/// A screen that was left while it worked.
#[derive(Clone, Debug, PartialEq)]
pub struct Working {
    pub place: Place,
    draw: Draw,
    visit: u32,
    /// The progress of its work.
    pub work: Work,
    /// Whether it was left before the work had come to its end.
    pub awaited: bool,
}

/// A change of the page.
#[derive(Clone, Debug)]
pub enum Action {
    /// An address was opened, in the address bar or by Back and Forward.
    Open(OpenedLink),
    /// A link of the page was followed.
    Follow(OpenedLink),
    /// A screen has changed its state, in this visit.
    Change(u32, Screen),
    /// A language was chosen, on a link that may carry another.
    Language(Language),
    /// Colours were chosen: as for the language.
    Look(LookChoice),
    /// A notation was chosen. The link carries it, so that others who open the link see the same.
    Notate(NotationChoice),
    /// The page is to be for a projector, or no longer.
    Present(bool),
    /// A notice was read.
    Dismiss(usize),
    /// A screen reports the progress of its work, or the end of it.
    Work(Place, Option<Work>),
}

impl State {
    /// The page at its start. `recall` gives the last state of each screen, and `recall_behind` the last screen of each door.
    pub fn open(
        opening: OpenedLink,
        recall: impl Fn(Place) -> Screen,
        recall_behind: impl Fn(Door) -> Place,
    ) -> Self {
        Self {
            link: opening.link,
            notices: opening.notices,
            visit: 0,
            draw: opening.draw,
            work: None,
            working: Vec::new(),
            last_seen: Place::ALL.map(recall),
            behind: Door::ALL.map(recall_behind),
        }
        .remembered()
    }

    /// The link to a screen in the navigation.
    pub fn link_to(&self, place: Place) -> Link {
        Link {
            screen: self.last_seen[place as usize].clone(),
            study: Study::default(),
            carried: self.link.carried,
            start: false,
        }
    }

    /// The link to the start of the page.
    pub fn link_to_start(&self) -> Link {
        Link {
            carried: self.link.carried,
            ..Link::to_start()
        }
    }

    /// The link of a door: to the screen that was last seen behind it.
    pub fn link_to_door(&self, door: Door) -> Link {
        self.link_to(self.behind[door as usize])
    }

    /// The existing screens, each with its drawing function and its visit; the present screen is the last.
    pub fn drawn(&self) -> impl Iterator<Item = (&Screen, &Draw, u32)> {
        let shown = (&self.link.screen, &self.draw, self.visit);
        let working = self.working.iter();
        let seen = |place: Place| &self.last_seen[place as usize];
        working
            .map(move |screen| (seen(screen.place), &screen.draw, screen.visit))
            .chain([shown])
    }

    /// Leaves the present screen. Its work continues in the background, except beside a lesson. A screen that has
    /// worked in the background takes the place of the new one.
    fn leave_for(&mut self, place: Place) {
        let left = self.link.screen.place();
        if place == left {
            return;
        }
        let back = self.working.iter().position(|screen| screen.place == place);
        let back = back.map(|index| self.working.remove(index).work);
        let work = std::mem::replace(&mut self.work, back);
        if let Some(work) = work.filter(|_| self.link.study.is_none()) {
            self.working.push(Working {
                place: left,
                draw: self.draw.clone(),
                visit: self.visit,
                work,
                awaited: work.running,
            });
        }
    }

    /// Stores the progress of a screen's work. A background screen without work is dropped.
    fn receive(&mut self, place: Place, work: Option<Work>) {
        if place == self.link.screen.place() {
            self.work = work;
        } else if let Some(work) = work {
            let working = self.working.iter_mut();
            for screen in working.filter(|screen| screen.place == place) {
                screen.work = work;
            }
        } else {
            self.working.retain(|screen| screen.place != place);
        }
    }

    /// Whether the navigation leads back to the present state of the screen.
    pub fn is_remembered(&self) -> bool {
        !self.link.carried.embedded && !self.link.is_bare_start()
    }

    /// Remembers the present screen for the navigation. Embedded screens are not remembered, and the start is no other state
    /// of the board.
    fn remembered(mut self) -> Self {
        if self.is_remembered() {
            let place = self.link.screen.place();
            self.last_seen[place as usize] = self.link.screen.clone();
            if let Some(door) = place.door() {
                self.behind[door as usize] = place;
            }
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
                next.leave_for(opening.link.screen.place());
                next.link = opening.link;
                next.notices = opening.notices;
                next.draw = opening.draw;
                next.visit += 1;
            }
            Action::Follow(opening) => {
                next.leave_for(opening.link.screen.place());
                // The choices of the present link go along.
                next.link.screen = opening.link.screen;
                next.link.study = opening.link.study;
                next.link.start = opening.link.start;
                next.notices.clear();
                next.draw = opening.draw;
                next.visit += 1;
            }
            Action::Change(visit, screen) if visit == self.visit => next.link.screen = screen,
            // A screen that is leaving may still report, or one that is sent to another link; it is too late then.
            Action::Change(..) => return self,
            Action::Work(place, work) => next.receive(place, work),
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
            Action::Notate(choice) => next.link.carried.notation = choice,
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
