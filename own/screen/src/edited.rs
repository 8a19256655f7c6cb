//! The program in the editor, and the visitor's own beside it: the draft, earlier drafts, and the one that was deleted.

use super::breaks::moved;
use super::written::Written;
use crate::link::OwnLink;

/// The program in the editor.
#[derive(Clone, Debug, PartialEq)]
pub struct Edited {
    /// The program with its input and arguments.
    pub link: OwnLink,
    /// The origin of the program.
    pub origin: Origin,
    /// The visitor's programs on the device.
    pub drafts: Drafts,
    /// The draft that was deleted, until another program is in the editor. It is not stored.
    pub deleted: Option<OwnLink>,
}

/// The visitor's programs that the device keeps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drafts {
    /// The program that the visitor has written or changed last.
    pub latest: Option<OwnLink>,
    /// Those before it, the last at the end; at most [`Drafts::MOST_EARLIER`].
    pub earlier: Vec<OwnLink>,
}

impl Drafts {
    /// The most earlier drafts that the device keeps.
    pub const MOST_EARLIER: usize = 5;

    /// Makes another program the latest draft. The one before it becomes an earlier one.
    fn begin(&mut self, link: OwnLink) {
        if let Some(before) = self.latest.replace(link) {
            self.earlier.push(before);
        }
        let latest = self.latest.as_ref().map(|latest| &latest.source);
        self.earlier.retain(|one| Some(&one.source) != latest);
        let too_many = self.earlier.len().saturating_sub(Self::MOST_EARLIER);
        self.earlier.drain(..too_many);
    }

    /// Makes the last of the earlier drafts the latest one, which becomes the first of them: so each comes in its turn.
    fn turn(&mut self) {
        if let Some(link) = self.earlier.pop()
            && let Some(before) = self.latest.replace(link)
        {
            self.earlier.insert(0, before);
        }
    }
}

/// The origin of the program in the editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The visitor has written it, or changed it.
    Own,
    /// The program came with a link, and may do anything that a program can do.
    Link,
    /// The program is one of the examples.
    Written(Written),
}

/// A text that can be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The program.
    Source,
    /// The lines that it reads.
    Input,
    /// Its arguments.
    Args,
}

impl Edited {
    /// The program of a link, on a device with drafts.
    pub fn new(link: OwnLink, drafts: Drafts) -> Self {
        let beside = link.beside;
        let bare = OwnLink {
            beside,
            ..OwnLink::default()
        };
        let (link, origin) = match &drafts.latest {
            Some(draft) if link == bare => {
                let draft = draft.clone();
                (OwnLink { beside, ..draft }, Origin::Own)
            }
            Some(draft) if draft.source == link.source => (link, Origin::Own),
            _ if link.source.is_empty() => (link, Origin::Own),
            _ => (link, Origin::Link),
        };
        Self {
            link,
            origin,
            drafts,
            deleted: None,
        }
    }

    /// Whether there is no program in the editor.
    pub fn is_empty(&self) -> bool {
        self.link.source.trim().is_empty()
    }

    /// Changes a text.
    pub fn edit(&mut self, field: Field, text: String) {
        let was_own = self.origin == Origin::Own;
        let link = &mut self.link;
        match field {
            Field::Source => {
                // An empty editor has no program that could be dangerous.
                self.origin = Origin::Own;
                link.breaks = moved(&link.breaks, &link.source, &text);
                link.source = text;
            }
            Field::Input => link.input = text,
            Field::Args => link.args = text,
        }
        if self.origin != Origin::Own {
            return;
        }
        self.deleted = None;
        if was_own {
            self.drafts.latest = (self.link != OwnLink::default()).then(|| self.link.clone());
        } else {
            self.drafts.begin(self.link.clone());
        }
    }

    /// Changes the breakpoints, also those of the draft if it is in the editor: it may come back later.
    pub fn change_breaks(&mut self, change: impl FnOnce(&mut Vec<u32>)) {
        change(&mut self.link.breaks);
        if let Some(draft) = self.drafts.latest.as_mut()
            && self.origin == Origin::Own
        {
            draft.breaks.clone_from(&self.link.breaks);
        }
    }

    /// Begins from a written program.
    pub fn begin(&mut self, written: Written, source: &str) {
        self.link = OwnLink {
            beside: self.link.beside,
            ..program(source)
        };
        self.origin = Origin::Written(written);
        self.deleted = None;
    }

    /// Takes the program of a file, which becomes the draft.
    pub fn load(&mut self, source: String) {
        self.link.source = source;
        self.link.breaks.clear();
        self.origin = Origin::Own;
        self.deleted = None;
        self.drafts.begin(self.link.clone());
    }

    /// Whether a program of the visitor can be brought back.
    pub fn has_other(&self) -> bool {
        !self.drafts.earlier.is_empty()
            || self.origin != Origin::Own && self.drafts.latest.is_some()
    }

    /// Brings back the draft that another program has replaced in the editor, or else an earlier draft.
    pub fn bring_back(&mut self) {
        if self.origin == Origin::Own || self.drafts.latest.is_none() {
            self.drafts.turn();
        }
        if let Some(draft) = &self.drafts.latest {
            self.link = draft.clone();
            self.origin = Origin::Own;
            self.deleted = None;
        }
    }

    /// Deletes the draft, and empties the editor.
    pub fn delete(&mut self) {
        self.deleted = self.drafts.latest.take();
        self.link = OwnLink::default();
        self.origin = Origin::Own;
    }

    /// Takes the deletion back.
    pub fn undelete(&mut self) {
        if let Some(link) = self.deleted.take() {
            self.link = link.clone();
            self.drafts.latest = Some(link);
        }
    }
}

/// A program without input and arguments.
pub fn program(source: &str) -> OwnLink {
    OwnLink {
        source: source.to_owned(),
        ..OwnLink::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drafts(latest: Option<&str>, earlier: &[&str]) -> Drafts {
        Drafts {
            latest: latest.map(program),
            earlier: earlier.iter().map(|source| program(source)).collect(),
        }
    }

    #[test]
    fn a_bare_link_opens_the_draft() {
        let edited = Edited::new(OwnLink::default(), drafts(Some("x"), &[]));
        assert_eq!((edited.link, edited.origin), (program("x"), Origin::Own));
        let nothing = Edited::new(OwnLink::default(), Drafts::default());
        assert_eq!((nothing.origin, nothing.drafts.latest), (Origin::Own, None));
    }

    #[test]
    fn the_program_of_a_link_is_distinguished_from_the_draft_and_leaves_it() {
        let mine = drafts(Some("mine"), &[]);
        let mut edited = Edited::new(program("theirs"), mine.clone());
        assert_eq!((edited.origin, &edited.drafts), (Origin::Link, &mine));
        assert!(edited.has_other());
        edited.bring_back();
        assert_eq!(
            (&edited.link, edited.origin),
            (&program("mine"), Origin::Own)
        );
        assert!(!edited.has_other());
        let mine = Edited::new(program("mine"), mine);
        assert_eq!(mine.origin, Origin::Own);
    }

    #[test]
    fn what_is_typed_is_the_draft_and_nothing_else_is() {
        let mut edited = Edited::new(program("theirs"), Drafts::default());
        edited.edit(Field::Args, "8".to_owned());
        assert_eq!(
            (edited.origin, &edited.drafts.latest),
            (Origin::Link, &None)
        );
        edited.edit(Field::Source, "mine".to_owned());
        assert_eq!(edited.drafts.latest.as_ref(), Some(&edited.link));
        assert_eq!(edited.link.args, "8");
        let typed = edited.drafts.clone();
        edited.begin(Written::List, "list");
        assert_eq!(edited.drafts, typed);
    }

    #[test]
    fn who_changes_the_program_of_another_keeps_the_earlier_draft() {
        for foreign in [Edited::new(program("theirs"), drafts(Some("mine"), &[])), {
            let mut edited = Edited::new(program("mine"), drafts(Some("mine"), &[]));
            edited.begin(Written::List, "theirs");
            edited
        }] {
            let mut edited = foreign;
            edited.edit(Field::Source, "theirs, c".to_owned());
            edited.edit(Field::Source, "theirs, changed".to_owned());
            assert_eq!(edited.drafts, drafts(Some("theirs, changed"), &["mine"]));
            // Both are there at the next visit, and each in its turn.
            let mut later = Edited::new(OwnLink::default(), edited.drafts);
            assert_eq!(later.link, program("theirs, changed"));
            later.bring_back();
            assert_eq!(later.link, program("mine"));
            assert_eq!(later.drafts, drafts(Some("mine"), &["theirs, changed"]));
            later.bring_back();
            assert_eq!(later.link, program("theirs, changed"));
        }
    }

    #[test]
    fn the_oldest_of_too_many_drafts_is_dropped() {
        let mut edited = Edited::new(OwnLink::default(), Drafts::default());
        for number in 0..9 {
            edited.load(number.to_string());
        }
        edited.load("6".to_owned());
        let kept = drafts(Some("6"), &["3", "4", "5", "7", "8"]);
        assert_eq!(edited.drafts, kept);
    }

    #[test]
    fn a_program_that_was_replaced_comes_back_as_it_was() {
        let mut edited = Edited::new(program("mine"), drafts(Some("mine"), &[]));
        edited.begin(Written::List, "list");
        edited.begin(Written::Knight, "knight");
        assert_eq!(edited.link, program("knight"));
        edited.bring_back();
        assert_eq!(edited.link, program("mine"));
        let before = edited.clone();
        edited.bring_back();
        assert_eq!(edited, before);
    }

    #[test]
    fn a_draft_that_comes_back_has_its_breakpoints() {
        let mut edited = Edited::new(program("mine"), drafts(Some("mine"), &[]));
        edited.change_breaks(|breaks| breaks.push(1));
        edited.begin(Written::List, "list");
        edited.change_breaks(|breaks| breaks.push(7));
        assert_eq!(edited.link.breaks, [7]);
        edited.bring_back();
        assert_eq!(edited.link.breaks, [1]);
    }

    #[test]
    fn a_deletion_can_be_taken_back_until_another_program_is_there() {
        let mine = Edited::new(program("mine"), drafts(Some("mine"), &["old"]));
        let mut edited = mine.clone();
        edited.delete();
        assert_eq!(edited.link, OwnLink::default());
        assert_eq!(edited.drafts, drafts(None, &["old"]));
        edited.undelete();
        assert_eq!(edited, mine);
        edited.delete();
        edited.edit(Field::Source, "new".to_owned());
        assert_eq!(edited.deleted, None);
    }

    #[test]
    fn the_program_of_a_file_is_the_draft() {
        let mut edited = Edited::new(OwnLink::default(), Drafts::default());
        edited.load("file".to_owned());
        assert_eq!(edited.drafts, drafts(Some("file"), &[]));
        assert_eq!(edited.origin, Origin::Own);
    }
}
