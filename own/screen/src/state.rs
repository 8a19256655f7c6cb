//! The state of the screen: the program in the editor, its run, and the facts about the run.

use std::rc::Rc;

use bezzel_recording::board::Reading;
use bezzel_recording::search::Search;
use bezzel_recording::verdict::Verdict;
use bezzel_solver::board::Size;
use yew::Reducible;

use super::along::{Along, Before, along};
use super::analysis::Analysis;
use super::breaks::toggle;
use super::edited::{Drafts, Edited, Field};
use super::goals::{Goal, Named};
use super::milestones::target;
use super::run::{News, Run, Stop};
use super::seeking::Seeking;
use super::tree;
use super::watch::WatchedRun;
use super::written::Written;
use crate::components::screen::ScreenState;
use crate::components::transport::Command;
use crate::link::{Opponent, OwnLink};
use bezzel_run::tree::Walk;
use bezzel_run::watched::Jump;

/// The state of the screen.
#[derive(Clone, Debug)]
pub struct State {
    /// The program in the editor.
    pub edited: Edited,
    /// The last run of a program, and where it is watched.
    pub run: Option<(Run, WatchedRun)>,
    /// The facts about the run, once it is over.
    pub analysis: Option<Analysis>,
    /// What goes along with the run, at the present line.
    pub beside: Option<Along>,
    /// The run before it, or an earlier one: the last whose board was found.
    pub before: Option<Rc<Before>>,
    /// The line of the cursor in the editor, once it has been there.
    pub caret: Option<u32>,
    /// The variable whose changes the visitor follows.
    pub followed: Option<Named>,
    /// The search for the next change of a variable.
    pub seeking: Seeking,
}

/// An action of a visitor on the screen.
pub enum Action {
    /// Open the state of a link.
    Open(OwnLink),
    /// Change a text.
    Edit(Field, String),
    /// Begin from a written program.
    Begin(Written, Rc<str>),
    /// Take a changed program, and run it.
    Repair(String),
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
    /// Set a breakpoint on a line, or take it away.
    Break(u32),
    /// Take all breakpoints away.
    ClearBreaks,
    /// The cursor of the editor is in a line.
    Caret(u32),
    /// Follow the changes of a variable.
    Follow(Named),
    /// Go to the next change of a variable, if there is one.
    Seek(Named),
    /// Go to a place that the program has, if there is one.
    Go(Goal),
    /// Go to a step.
    GoTo(u32),
    /// Go to a solution or a dead end, if there is one in this direction.
    Jump(Jump),
    /// Walk in the tree, or open and close nodes of it.
    Walk(Walk),
    /// Show the reading with this name as the board.
    Show(String),
    /// Let something go along, or nothing.
    Beside(Option<Opponent>),
    /// Take the judgement on a search.
    Judged(Rc<Search>, Rc<Verdict>),
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
    pub fn new(link: OwnLink, drafts: Drafts) -> Self {
        Self {
            edited: Edited::new(link, drafts),
            run: None,
            analysis: None,
            beside: None,
            before: None,
            caret: None,
            followed: None,
            seeking: Seeking::No,
        }
    }

    /// The program that the engine is to run, with the number of its run.
    pub fn wanted(&self) -> Option<(u32, Rc<OwnLink>)> {
        let (run, _) = self.run.as_ref().filter(|(run, _)| run.is_active())?;
        Some((run.number, run.program.clone()))
    }

    /// The reading that is shown as the board.
    pub fn reading(&self) -> Option<&Reading> {
        self.analysis.as_ref()?.reading(&self.edited.link.show)
    }

    /// The size of the board: before a run, that of a chess board.
    pub fn size(&self) -> Size {
        let chess_board = || Size::square(8).expect("boards may have eight rows");
        self.reading()
            .map_or_else(chess_board, |reading| reading.size)
    }

    /// The search of the run, once it is known.
    pub fn search(&self) -> Option<&Rc<Search>> {
        self.analysis.as_ref()?.search()
    }

    /// The judgement on the run.
    pub fn verdict(&self) -> Option<&Verdict> {
        self.analysis.as_ref()?.verdict()
    }

    /// The done part of the analysis of the run, from 0 to 1, until it is judged.
    pub fn analysed(&self) -> Option<f64> {
        let analysis = self
            .analysis
            .as_ref()
            .filter(|analysis| analysis.verdict().is_none())?;
        let (run, _) = self.run.as_ref()?;
        Some(analysis.fraction(&run.recorded))
    }

    /// Whether something is done in frames.
    pub fn needs_frames(&self) -> bool {
        let plays = self.run.as_ref().is_some_and(|(_, watch)| watch.player.on);
        let seeks = matches!(self.seeking, Seeking::On(_));
        plays || seeks || self.analysis.as_ref().is_some_and(Analysis::is_growing)
    }

    /// Whether the editor has the program that was run.
    pub fn is_as_run(&self) -> bool {
        let run = self.run.as_ref();
        run.is_some_and(|(run, _)| run.program.source == self.edited.link.source)
    }

    /// Begins a run of the program in the editor.
    fn begin(&mut self) {
        let before = self.run.take();
        let number = before.as_ref().map_or(1, |(run, _)| run.number + 1);
        let watch = WatchedRun::new(before.as_ref().map(|(_, watch)| watch));
        if let (Some((run, _)), Some(analysis)) = (before, self.analysis.take())
            && let Some(before) = Before::of(run, analysis, &self.edited.link.show)
        {
            self.before = Some(Rc::new(before));
        }
        self.run = Some((Run::new(number, Rc::new(self.edited.link.clone())), watch));
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
        watch.frame(milliseconds, &run.recorded, &self.edited.link.breaks);
        if let Some(step) = self.seeking.frame(now, &run.recorded) {
            watch.go_to(step, &run.recorded);
        }
        if let Some(analysis) = &mut self.analysis {
            analysis.grow(now, run, &self.edited.link.show);
        }
    }

    /// Takes what goes along with the run to the present line.
    fn go_along(&mut self) {
        let over = self.analysis.as_ref().zip(self.run.as_ref());
        self.beside = over.and_then(|(analysis, (_, watch))| {
            let (earlier, link) = (self.beside.as_ref(), &self.edited.link);
            along(earlier, link, analysis, self.before.as_ref(), watch.step())
        });
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

    /// The recording of the run has grown, or its stage is another.
    fn grow(&mut self) {
        if let Some((run, watch)) = &mut self.run {
            watch.grow(&run.recorded, &self.edited.link.breaks);
        }
        self.look();
    }

    /// Goes to a place that the program has.
    fn go(&mut self, goal: &Goal) {
        let Some((run, watch)) = &mut self.run else {
            return;
        };
        let breaks = &self.edited.link.breaks;
        let step = goal.step(&run.recorded.get(), &watch.state, breaks);
        if let Some(step) = step {
            watch.go_to(step, &run.recorded);
        }
    }

    /// Begins to look for the next change of a variable.
    fn seek(&mut self, variable: &Named) {
        if let Some((_, watch)) = &mut self.run {
            watch.player.stop();
            self.seeking = Seeking::new(&watch.state, variable);
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
        if !matches!(
            action,
            Action::Frame { .. } | Action::Caret(_) | Action::News(..) | Action::Judged(..)
        ) {
            next.seeking = Seeking::No;
        }
        match action {
            Action::Caret(line) if self.caret == Some(line) => return self,
            Action::Caret(line) => next.caret = Some(line),
            Action::Break(line) => next.edited.change_breaks(|breaks| toggle(breaks, line)),
            Action::ClearBreaks => next.edited.change_breaks(Vec::clear),
            Action::Follow(variable) => next.followed = Some(variable),
            Action::Seek(variable) => next.seek(&variable),
            Action::Go(goal) => next.go(&goal),
            Action::Open(link) if link == self.edited.link => return self,
            Action::Open(link) => next = Self::new(link, self.edited.drafts.clone()),
            Action::Edit(field, text) => next.edited.edit(field, text),
            Action::Begin(written, source) => next.edited.begin(written, &source),
            Action::Repair(source) => {
                next.edited.edit(Field::Source, source);
                next.begin();
            }
            Action::Load(source) => next.edited.load(source),
            Action::BringBack => next.edited.bring_back(),
            Action::Delete => {
                next.edited.delete();
                (next.run, next.analysis, next.before) = (None, None, None);
            }
            Action::Undelete => next.edited.undelete(),
            Action::Run => next.begin(),
            Action::Stop => {
                if let Some((run, _)) = &mut next.run {
                    run.stop(Stop::Visitor);
                }
                next.grow();
            }
            Action::News(number, news) => match &mut next.run {
                Some((run, _)) if run.number == number => {
                    run.receive(news);
                    next.grow();
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
            Action::Beside(opponent) => next.edited.link.beside = opponent,
            Action::Command(command) => {
                if let Some((run, watch)) = &mut next.run {
                    watch.command(command, &run.recorded, &next.edited.link.breaks);
                }
            }
            Action::Judged(search, verdict) => {
                if let Some(analysis) = &mut next.analysis {
                    analysis.take(&search, verdict);
                }
            }
            Action::Frame { milliseconds, now } => next.frame(milliseconds, now),
        }
        next.go_along();
        Rc::new(next)
    }
}

#[cfg(test)]
mod tests {
    use bezzel_recording::Value;
    use bezzel_recording::format::{Recorder, Scope};
    use bezzel_recording::protocol::FromEngine;
    use bezzel_stepping::queens::{Algorithm, Watched};

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
        let wanted = |state: State, number| after(state, Action::News(number, News::Lost)).wanted();
        assert_eq!(wanted(second.clone(), 1).map(|(number, _)| number), Some(2));
        assert_eq!(wanted(second, 2), None);
    }

    /// A frame of a clock that stands still.
    const FRAME: Action = Action::Frame {
        milliseconds: 16.0,
        now: || 0.0,
    };

    /// A run of three lines, the second in a call.
    fn recorded() -> News {
        let mut recorder = Recorder::new();
        recorder.call("<module>", 1, false);
        recorder.line(1);
        recorder.call("f", 2, false);
        recorder.line(2);
        let mut variables = recorder.variables(Scope::Local);
        variables.see("x", |_| false, |_| Value::Int(1));
        variables.finish();
        recorder.end(&Value::None);
        recorder.line(3);
        recorder.end(&Value::None);
        News::Message(FromEngine::Piece(recorder.take().into()))
    }

    #[test]
    fn a_run_rests_before_its_first_breakpoint_which_is_in_the_link() {
        let mut state = State::new(program("f()\ng\nh"), Drafts::default());
        for line in [3, 2, 3, 2, 2] {
            state = after(state, Action::Break(line));
        }
        assert_eq!(state.link().breaks, [2]);
        state = after(state, Action::Run);
        state = after(state, Action::News(1, News::Message(FromEngine::Ready)));
        state = after(state, Action::News(1, recorded()));
        let line = |state: &State| state.run.as_ref().unwrap().1.state.line();
        assert_eq!(line(&state), Some(2));
        state = after(state, Action::Go(Goal::Return));
        assert_eq!(line(&state), Some(3));
        state = after(state, Action::Go(Goal::PreviousBreak));
        assert_eq!(line(&state), Some(2));
        let x = |scope| {
            let name = "x".into();
            Action::Seek(Named { scope, name })
        };
        state = after(state, x(Scope::Global));
        assert!(state.needs_frames());
        state = after(state, FRAME);
        assert_eq!(line(&state), Some(2));
        assert_eq!(state.seeking, Seeking::Never("x".into()));
        state = after(state, x(Scope::Local));
        state = after(state, FRAME);
        assert_eq!(line(&state), Some(3));
        assert!(!state.needs_frames());
        state = after(
            state,
            Action::Edit(Field::Source, "0\nf()\ng\nh".to_owned()),
        );
        assert_eq!(state.link().breaks, [3]);
    }

    #[test]
    fn a_search_goes_along_with_a_run_that_is_over() {
        let recording = include_bytes!("../../recording/tests/recorded/list.run");
        let link = OwnLink {
            beside: Some(Opponent::Search(Algorithm::Masks)),
            ..program("queens")
        };
        let mut state = after(State::new(link, Drafts::default()), Action::Run);
        let piece = FromEngine::Piece(recording.to_vec().into());
        for news in [FromEngine::Ready, piece] {
            state = after(state, Action::News(1, News::Message(news)));
        }
        assert!(state.beside.is_none());
        state = after(state, Action::Stop);
        while state.needs_frames() {
            state = after(state, FRAME);
        }
        let place = |state: &State| match state.beside.as_ref()? {
            Along::Search(run) => Some(run.step()),
            Along::Before(..) => None,
        };
        let end = place(&state).unwrap();
        state = after(state, Action::GoTo(40));
        assert_eq!(place(&state), Some(40));
        state = after(state, Action::Command(Command::Back));
        assert_eq!(place(&state), Some(39));
        // It has fewer steps than the program has lines, and waits at its end.
        let (run, _) = state.run.as_ref().unwrap();
        assert!(end < u64::from(run.recorded.get().lines()));
        state = after(state, Action::Beside(None));
        assert!(state.beside.is_none());
        assert_eq!(state.link().beside, None);
    }

    #[test]
    fn a_run_races_the_run_before_on_the_same_board() {
        let run = |mut state: State, recording: &[u8]| {
            state = after(state, Action::Run);
            let number = state.run.as_ref().unwrap().0.number;
            let piece = FromEngine::Piece(recording.to_vec().into());
            for news in [FromEngine::Ready, piece] {
                state = after(state, Action::News(number, News::Message(news)));
            }
            state = after(state, Action::Stop);
            while state.needs_frames() {
                state = after(state, FRAME);
            }
            state
        };
        let place = |state: &State| match state.beside.as_ref()? {
            Along::Before(before, state) => Some((before.run.number, state.step())),
            Along::Search(_) => None,
        };
        let list = include_bytes!("../../recording/tests/recorded/list.run");
        let matrix = include_bytes!("../../recording/tests/recorded/matrix.run");
        let link = OwnLink {
            beside: Some(Opponent::Before),
            ..program("queens")
        };
        let mut state = run(State::new(link, Drafts::default()), list);
        assert_eq!(place(&state), None);
        state = run(state, list);
        state = after(state, Action::GoTo(40));
        assert_eq!(place(&state), Some((1, 40)));
        // An error is no run to race: the one before it stays.
        state = after(state, Action::Run);
        state = after(state, Action::News(3, News::Lost));
        state = run(state, list);
        assert_eq!(place(&state).map(|(number, _)| number), Some(2));
        // Its board has other sides.
        state = run(state, matrix);
        assert_eq!(place(&state), None);
    }

    #[test]
    fn another_program_has_no_breakpoints() {
        let state = after(
            State::new(program("mine"), Drafts::default()),
            Action::Break(1),
        );
        let loaded = after(state.clone(), Action::Load("other".to_owned()));
        let begun = after(state.clone(), Action::Begin(Written::List, "list".into()));
        let cleared = after(state, Action::ClearBreaks);
        for state in [loaded, begun, cleared] {
            assert!(state.link().breaks.is_empty());
        }
    }
}
