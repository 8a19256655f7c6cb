//! The program in the editor, the draft of it, and its run.

use std::rc::Rc;

use bezzel_recording::board::Reading;
use bezzel_recording::search::Search;
use bezzel_recording::verdict::Verdict;
use bezzel_solver::board::Size;
use yew::Reducible;

use super::analysis::Analysis;
use super::milestones::target;
use super::run::{News, Run, Stop};
use super::tree;
use super::watch::Watch;
use super::written::Written;
use crate::components::transport::Command;
use crate::link::OwnLink;
use crate::screens::ScreenState;
use crate::screens::search::tree::Walk;
use crate::screens::search::watched::Jump;

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

/// The state of the screen.
#[derive(Clone, Debug)]
pub(super) struct State {
    /// The program with its input and arguments.
    pub(super) link: OwnLink,
    /// The origin of the program.
    pub(super) origin: Origin,
    /// The draft on the device.
    pub(super) draft: Option<OwnLink>,
    /// The visitor's program that another has replaced in the editor.
    pub(super) replaced: Option<OwnLink>,
    /// The last run of a program, and where it is watched.
    pub(super) run: Option<(Run, Watch)>,
    /// The facts about the run, once it is over.
    pub(super) analysis: Option<Analysis>,
}

/// An action of a visitor on the screen.
pub(super) enum Action {
    /// Open the state of a link.
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
    /// Run the program.
    Run,
    /// Stop the run.
    Stop,
    /// The engine has news of the run with this number.
    News(u32, News),
    /// Carry out a command of the transport bar.
    Command(Command),
    /// Go to a step.
    GoTo(u32),
    /// Go to a solution or a dead end, if there is one in this direction.
    Jump(Jump),
    /// Walk in the tree, or open and close nodes of it.
    Walk(Walk),
    /// Show the reading with this name as the board.
    Show(String),
    /// Draw a frame, this number of milliseconds after the one before.
    Frame(f64),
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
            run: None,
            analysis: None,
        }
    }

    /// The program that the engine is to run, with the number of its run.
    pub(super) fn wanted(&self) -> Option<(u32, Rc<OwnLink>)> {
        let (run, _) = self.run.as_ref().filter(|(run, _)| run.is_active())?;
        Some((run.number, run.program.clone()))
    }

    /// The reading that is shown as the board.
    pub(super) fn reading(&self) -> Option<&Reading> {
        self.analysis.as_ref()?.reading(&self.link.show)
    }

    /// The size of the board: before a run, that of a chess board.
    pub(super) fn size(&self) -> Size {
        let chess_board = || Size::square(8).expect("boards may have eight rows");
        self.reading()
            .map_or_else(chess_board, |reading| reading.size)
    }

    /// The search of the run, once it is known.
    pub(super) fn search(&self) -> Option<&Rc<Search>> {
        self.analysis.as_ref()?.search()
    }

    /// The judgement on the run.
    pub(super) fn verdict(&self) -> Option<&Verdict> {
        self.analysis.as_ref()?.verdict()
    }

    /// Whether something is done in frames.
    pub(super) fn needs_frames(&self) -> bool {
        let plays = self.run.as_ref().is_some_and(|(_, watch)| watch.player.on);
        plays || self.analysis.as_ref().is_some_and(Analysis::is_growing)
    }

    /// Whether the editor has the program that was run.
    pub(super) fn is_as_run(&self) -> bool {
        let run = self.run.as_ref();
        run.is_some_and(|(run, _)| run.program.source == self.link.source)
    }

    /// Whether there is no program in the editor.
    pub(super) fn is_empty(&self) -> bool {
        self.link.source.trim().is_empty()
    }

    /// Begins a run of the program in the editor.
    fn begin(&mut self) {
        let before = self.run.take();
        let number = before.as_ref().map_or(1, |(run, _)| run.number + 1);
        let watch = Watch::new(before.as_ref().map(|(_, watch)| watch));
        self.run = Some((Run::new(number, Rc::new(self.link.clone())), watch));
        self.analysis = None;
    }

    /// Begins to look at a run that is over.
    fn look(&mut self) {
        let over = self.run.as_ref().filter(|(run, _)| !run.is_active());
        if let (Some((run, _)), None) = (over, &self.analysis) {
            self.analysis = Some(Analysis::new(&run.recorded));
        }
    }

    fn frame(&mut self, milliseconds: f64) {
        let Some((run, watch)) = &mut self.run else {
            return;
        };
        watch.frame(milliseconds, &run.recorded);
        if let Some(analysis) = &mut self.analysis {
            analysis.grow(milliseconds, &run.recorded, &self.link.show);
        }
    }

    /// Walks in the tree of the calls.
    fn walk(&mut self, walk: Walk) {
        let search = self.search().cloned();
        let (Some(search), Some((run, watch))) = (search, &mut self.run) else {
            return;
        };
        let to = match walk {
            Walk::To(path) => path,
            Walk::Open(change) => {
                watch.expanded = watch.expanded.changed(change);
                return;
            }
            Walk::Turn(turning) => {
                let here = tree::path_at(&search, watch.step());
                let Some((path, expanded)) = turning(&watch.expanded, &here) else {
                    return;
                };
                watch.expanded = expanded;
                path
            }
        };
        if let Some(step) = tree::step_of(&search, &to) {
            watch.go_to(step, &run.recorded);
        }
    }

    /// Shows another reading.
    fn show(&mut self, name: String) {
        self.link.show = name;
        if let (Some((run, _)), Some(analysis)) = (&self.run, &mut self.analysis) {
            analysis.show(&run.recorded, &self.link.show);
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
            Action::Run => next.begin(),
            Action::Stop => {
                if let Some((run, watch)) = &mut next.run {
                    run.stop(Stop::Visitor);
                    watch.grow(&run.recorded);
                }
                next.look();
            }
            Action::News(number, news) => match &mut next.run {
                Some((run, watch)) if run.number == number => {
                    run.hear(news);
                    watch.grow(&run.recorded);
                    next.look();
                }
                _ => return self,
            },
            Action::GoTo(step) => {
                if let Some((run, watch)) = &mut next.run {
                    watch.go_to(step, &run.recorded);
                }
            }
            Action::Jump(jump) => {
                let search = next.search().cloned();
                if let (Some(search), Some((run, watch))) = (search, &mut next.run)
                    && let Some(step) = target(&search, jump, watch.step())
                {
                    watch.go_to(step, &run.recorded);
                }
            }
            Action::Walk(walk) => next.walk(walk),
            Action::Show(name) => next.show(name),
            Action::Command(command) => {
                if let Some((run, watch)) = &mut next.run {
                    watch.command(command, &run.recorded);
                }
            }
            Action::Frame(milliseconds) => next.frame(milliseconds),
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
        let state = actions.into_iter().fold(Rc::new(state), Reducible::reduce);
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
        assert_eq!((deleted.link, deleted.draft), (OwnLink::default(), None));
    }
}
