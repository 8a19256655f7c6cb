//! The program in the editor, and the visitor's own beside it: the draft, and the one that another has replaced.

use super::written::Written;
use crate::link::OwnLink;

/// The program in the editor.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Edited {
    /// The program with its input and arguments.
    pub(super) link: OwnLink,
    /// The origin of the program.
    pub(super) origin: Origin,
    /// The draft on the device.
    pub(super) draft: Option<OwnLink>,
    /// The visitor's program that another has replaced in the editor.
    pub(super) replaced: Option<OwnLink>,
}

/// The origin of the program in the editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// The visitor has written it, or changed it.
    Own,
    /// The program came with a link, and may do anything that a program can do.
    Link,
    /// The program is one of the examples.
    Written(Written),
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

impl Edited {
    /// The program of a link, on a device with a draft.
    pub(super) fn new(link: OwnLink, draft: Option<OwnLink>) -> Self {
        let (link, origin, replaced) = match &draft {
            Some(draft) if link == OwnLink::default() => (draft.clone(), Origin::Own, None),
            Some(draft) if draft.source == link.source => (link, Origin::Own, None),
            _ if link.source.is_empty() => (link, Origin::Own, None),
            draft => (link, Origin::Link, draft.clone()),
        };
        Self {
            link,
            origin,
            draft,
            replaced,
        }
    }

    /// Whether there is no program in the editor.
    pub(super) fn is_empty(&self) -> bool {
        self.link.source.trim().is_empty()
    }

    /// Changes a text.
    pub(super) fn edit(&mut self, field: Field, text: String) {
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

    /// Begins from a written program.
    pub(super) fn begin(&mut self, written: Written, source: &str) {
        self.replace(Origin::Written(written), program(source));
    }

    /// Takes the program of a file, which becomes the draft.
    pub(super) fn load(&mut self, source: String) {
        let link = OwnLink {
            source,
            ..self.link.clone()
        };
        self.replace(Origin::Own, link);
        self.draft = Some(self.link.clone());
    }

    /// Brings back the visitor's program that was replaced, if there is one.
    pub(super) fn bring_back(&mut self) {
        if let Some(link) = self.replaced.take() {
            self.draft = Some(link.clone());
            self.link = link;
            self.origin = Origin::Own;
        }
    }

    /// Puts another program in the editor. The visitor's own can be brought back.
    fn replace(&mut self, origin: Origin, link: OwnLink) {
        let was_empty = self.is_empty();
        let before = std::mem::replace(&mut self.link, link);
        if self.origin == Origin::Own && !was_empty {
            self.replaced = Some(before);
        }
        self.origin = origin;
    }
}

/// A program without input and arguments.
pub(super) fn program(source: &str) -> OwnLink {
    OwnLink {
        source: source.to_owned(),
        ..OwnLink::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bare_link_opens_the_draft() {
        let edited = Edited::new(OwnLink::default(), Some(program("x")));
        assert_eq!((edited.link, edited.origin), (program("x"), Origin::Own));
        let nothing = Edited::new(OwnLink::default(), None);
        assert_eq!((nothing.origin, nothing.draft), (Origin::Own, None));
    }

    #[test]
    fn the_program_of_a_link_is_told_from_the_draft_and_leaves_it() {
        let draft = Some(program("mine"));
        let mut edited = Edited::new(program("theirs"), draft.clone());
        assert_eq!((edited.origin, &edited.draft), (Origin::Link, &draft));
        edited.bring_back();
        assert_eq!(
            (&edited.link, edited.origin),
            (&program("mine"), Origin::Own)
        );
        let mine = Edited::new(program("mine"), draft);
        assert_eq!(mine.origin, Origin::Own);
    }

    #[test]
    fn what_is_typed_is_the_draft_and_nothing_else_is() {
        let mut edited = Edited::new(program("theirs"), None);
        edited.edit(Field::Args, "8".to_owned());
        assert_eq!((edited.origin, &edited.draft), (Origin::Link, &None));
        edited.edit(Field::Source, "mine".to_owned());
        assert_eq!(edited.draft.as_ref(), Some(&edited.link));
        assert_eq!(edited.link.args, "8");
        let typed = edited.draft.clone();
        edited.begin(Written::List, "list");
        assert_eq!((&edited.draft, &edited.replaced), (&typed, &typed));
    }

    #[test]
    fn a_program_that_was_replaced_comes_back_as_it_was() {
        let mut edited = Edited::new(program("mine"), Some(program("mine")));
        edited.begin(Written::List, "list");
        edited.begin(Written::Knight, "knight");
        assert_eq!(edited.link, program("knight"));
        edited.bring_back();
        assert_eq!((&edited.link, &edited.replaced), (&program("mine"), &None));
        let before = edited.clone();
        edited.bring_back();
        assert_eq!(edited, before);
    }

    #[test]
    fn the_program_of_a_file_is_the_draft() {
        let mut edited = Edited::new(OwnLink::default(), None);
        edited.load("file".to_owned());
        assert_eq!(edited.draft, Some(program("file")));
        assert_eq!((edited.origin, edited.replaced), (Origin::Own, None));
    }
}
