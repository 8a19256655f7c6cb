//! The program in the editor, and the draft of it.

use std::rc::Rc;

use yew::Reducible;

use super::written::Written;
use crate::link::OwnLink;
use crate::screens::ScreenState;

/// The origin of the program in the editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// The visitor has written it, or changed it.
    Own,
    /// It came with a link, and may do anything that a program can do.
    Link,
    /// It is one of the written programs.
    Written(Written),
}

/// The state of the screen.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct State {
    /// The program with its input and arguments.
    pub(super) link: OwnLink,
    /// Where the program came from.
    pub(super) origin: Origin,
    /// The draft on the device.
    pub(super) draft: Option<OwnLink>,
    /// The visitor's program that another has replaced in the editor.
    pub(super) replaced: Option<OwnLink>,
}

/// An action of a visitor on the screen.
pub(super) enum Action {
    /// Go to what a link says.
    Open(OwnLink),
    /// Change a text.
    Edit(Field, String),
    /// Begin from a written program.
    Begin(Written, Rc<str>),
    /// Take the program of a file.
    Load(String),
    /// Bring back the program that was replaced.
    BringBack,
    /// Delete the draft, and empty the editor.
    Delete,
}

/// A text that can be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Field {
    /// The program.
    Source,
    /// The lines that it reads.
    Input,
    /// Its arguments.
    Args,
}

impl State {
    /// The screen as it opens with a link, on a device with a draft.
    pub(super) fn new(link: OwnLink, draft: Option<OwnLink>) -> Self {
        let (link, origin, replaced) = match &draft {
            Some(draft) if link == OwnLink::default() => (draft.clone(), Origin::Own, None),
            Some(draft) if draft.source == link.source => (link, Origin::Own, None),
            _ if link.source.is_empty() => (link, Origin::Own, None),
            draft => {
                let draft = draft.clone();
                (link, Origin::Link, draft)
            }
        };
        Self {
            link,
            origin,
            draft,
            replaced,
        }
    }

    /// Puts another program in the editor. The visitor's own can be brought back.
    fn replace(&mut self, origin: Origin, link: OwnLink) {
        let before = std::mem::replace(&mut self.link, link);
        if self.origin == Origin::Own && !before.source.trim().is_empty() {
            self.replaced = Some(before);
        }
        self.origin = origin;
    }

    fn edit(&mut self, field: Field, text: String) {
        let link = &mut self.link;
        match field {
            Field::Source => {
                // An empty editor has no program that could be dangerous.
                self.origin = Origin::Own;
                link.source = text;
            }
            Field::Input => link.input = text,
            Field::Args => link.args = text,
        }
        if self.origin == Origin::Own {
            self.draft = (*link != OwnLink::default()).then(|| link.clone());
        }
    }
}

impl ScreenState for State {
    type Link = OwnLink;

    fn open(link: OwnLink) -> Action {
        Action::Open(link)
    }

    fn link(&self) -> OwnLink {
        self.link.clone()
    }

    /// The visitor types.
    fn keeps_changing(&self) -> bool {
        true
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        match action {
            Action::Open(link) if link == self.link => return self,
            Action::Open(link) => next = Self::new(link, self.draft.clone()),
            Action::Edit(field, text) => next.edit(field, text),
            Action::Begin(written, source) => {
                let link = OwnLink {
                    source: source.to_string(),
                    ..OwnLink::default()
                };
                next.replace(Origin::Written(written), link);
            }
            Action::Load(source) => {
                next.replace(
                    Origin::Own,
                    OwnLink {
                        source,
                        ..next.link.clone()
                    },
                );
                next.draft = Some(next.link.clone());
            }
            Action::BringBack => {
                let Some(link) = next.replaced.take() else {
                    return self;
                };
                next.draft = Some(link.clone());
                next.link = link;
                next.origin = Origin::Own;
            }
            Action::Delete => next = Self::new(OwnLink::default(), None),
        }
        Rc::new(next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program(source: &str) -> OwnLink {
        OwnLink {
            source: source.to_owned(),
            ..OwnLink::default()
        }
    }

    fn after(state: State, actions: impl IntoIterator<Item = Action>) -> State {
        let state = actions
            .into_iter()
            .fold(Rc::new(state), |state, action| state.reduce(action));
        (*state).clone()
    }

    #[test]
    fn a_bare_link_opens_the_draft() {
        let state = State::new(OwnLink::default(), Some(program("x")));
        assert_eq!((state.link, state.origin), (program("x"), Origin::Own));
        let nothing = State::new(OwnLink::default(), None);
        assert_eq!((nothing.origin, nothing.draft), (Origin::Own, None));
    }

    #[test]
    fn the_program_of_a_link_is_told_from_the_draft_and_leaves_it() {
        let draft = Some(program("mine"));
        let state = State::new(program("theirs"), draft.clone());
        assert_eq!((state.origin, &state.draft), (Origin::Link, &draft));
        let back = after(state, [Action::BringBack]);
        assert_eq!((&back.link, back.origin), (&program("mine"), Origin::Own));
        let mine = State::new(program("mine"), draft);
        assert_eq!(mine.origin, Origin::Own);
    }

    #[test]
    fn what_is_typed_is_the_draft_and_nothing_else_is() {
        let opened = State::new(program("theirs"), None);
        let argued = after(opened, [Action::Edit(Field::Args, "8".to_owned())]);
        assert_eq!((argued.origin, &argued.draft), (Origin::Link, &None));
        let typed = after(argued, [Action::Edit(Field::Source, "mine".to_owned())]);
        assert_eq!(typed.draft.as_ref(), Some(&typed.link));
        assert_eq!(typed.link.args, "8");
        let begun = after(typed.clone(), [Action::Begin(Written::List, "list".into())]);
        assert_eq!(begun.draft, typed.draft);
        assert_eq!(begun.replaced, typed.draft);
    }

    #[test]
    fn a_program_that_was_replaced_comes_back_as_it_was() {
        let mine = State::new(program("mine"), Some(program("mine")));
        let others = [
            Action::Begin(Written::List, "list".into()),
            Action::Begin(Written::Knight, "knight".into()),
        ];
        let begun = after(mine, others);
        assert_eq!(begun.link, program("knight"));
        let back = after(begun, [Action::BringBack]);
        assert_eq!((back.link, back.replaced), (program("mine"), None));
    }

    #[test]
    fn a_draft_is_deleted_in_one_press() {
        let state = State::new(program("mine"), Some(program("mine")));
        let deleted = after(state, [Action::Delete]);
        assert_eq!(deleted, State::new(OwnLink::default(), None));
    }
}
