//! The state of the screen: the program in the editor, its run, and the facts about the run.

use std::rc::Rc;

use bezzel_recording::board::Reading;
use bezzel_recording::search::Search;
use bezzel_recording::verdict::Verdict;
use bezzel_solver::board::Size;
use yew::Reducible;

use super::analysis::Analysis;
use super::edited::{Drafts, Edited, Field};
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

/// The state of the screen.
#[derive(Clone, Debug)]
pub(super) struct State {
    /// The program in the editor.
    pub(super) edited: Edited,
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
    /// Take the deletion back.
    Undelete,
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
    /// Draw a frame.
    Frame {
        /// The milliseconds since the frame before.
        milliseconds: f64,
        /// The clock that ends its work.
        now: fn() -> f64,
    },
}

impl State {
    /// The screen as it opens with a link, on a device with drafts.
    pub(super) fn new(link: OwnLink, drafts: Drafts) -> Self {
        Self {
            edited: Edited::new(link, drafts),
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
        self.analysis.as_ref()?.reading(&self.edited.link.show)
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
        run.is_some_and(|(run, _)| run.program.source == self.edited.link.source)
    }

    /// Begins a run of the program in the editor.
    fn begin(&mut self) {
        let before = self.run.take();
        let number = before.as_ref().map_or(1, |(run, _)| run.number + 1);
        let watch = Watch::new(before.as_ref().map(|(_, watch)| watch));
        self.run = Some((Run::new(number, Rc::new(self.edited.link.clone())), watch));
        self.analysis = None;
    }

    /// Begins to look at a run that is over.
    fn look(&mut self) {
        let over = self.run.as_ref().filter(|(run, _)| !run.is_active());
        if let (Some((run, _)), None) = (over, &self.analysis) {
            self.analysis = Some(Analysis::new(&run.recorded));
        }
    }

    fn frame(&mut self, milliseconds: f64, now: fn() -> f64) {
        let Some((run, watch)) = &mut self.run else {
            return;
        };
        watch.frame(milliseconds, &run.recorded);
        if let Some(analysis) = &mut self.analysis {
            analysis.grow(now, &run.recorded, &self.edited.link.show);
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
        self.edited.link.show = name;
        if let (Some((run, _)), Some(analysis)) = (&self.run, &mut self.analysis) {
            analysis.show(&run.recorded, &self.edited.link.show);
        }
    }
}

impl ScreenState for State {
    type Link = OwnLink;

    fn open(link: OwnLink) -> Action {
        Action::Open(link)
    }

    fn link(&self) -> OwnLink {
        self.edited.link.clone()
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
            Action::Open(link) if link == self.edited.link => return self,
            Action::Open(link) => next = Self::new(link, self.edited.drafts.clone()),
            Action::Edit(field, text) => next.edited.edit(field, text),
            Action::Begin(written, source) => next.edited.begin(written, &source),
            Action::Load(source) => next.edited.load(source),
            Action::BringBack => next.edited.bring_back(),
            Action::Delete => {
                next.edited.delete();
                (next.run, next.analysis) = (None, None);
            }
            Action::Undelete => next.edited.undelete(),
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
            Action::Frame { milliseconds, now } => next.frame(milliseconds, now),
        }
        Rc::new(next)
    }
}

#[cfg(test)]
mod tests {
    use super::super::edited::program;
    use super::*;

    fn after(state: State, action: Action) -> State {
        (*Rc::new(state).reduce(action)).clone()
    }

    #[test]
    fn a_draft_is_deleted_in_one_press_and_comes_back_with_another() {
        let drafts = Drafts {
            latest: Some(program("mine")),
            earlier: Vec::new(),
        };
        let state = after(State::new(program("mine"), drafts), Action::Run);
        let deleted = after(state.clone(), Action::Delete);
        assert_eq!(deleted.edited.link, OwnLink::default());
        assert_eq!(
            (deleted.edited.drafts.latest.as_ref(), deleted.wanted()),
            (None, None)
        );
        assert_eq!(after(deleted, Action::Undelete).edited, state.edited);
    }

    #[test]
    fn news_of_an_earlier_run_change_nothing() {
        let first = after(State::new(program("x"), Drafts::default()), Action::Run);
        let second = after(first, Action::Run);
        let told = |state: State, number| after(state, Action::News(number, News::Lost)).wanted();
        assert_eq!(told(second.clone(), 1).map(|(number, _)| number), Some(2));
        assert_eq!(told(second, 2), None);
    }
}
