//! The run of the knight that is watched, and what is shown with it.

use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use bezzel_solver::knight::steps::{Algorithm, Plan, Run};
use yew::Reducible;

use super::known::Beginning;
use crate::components::transport::Speed;
use crate::link::{Code, Notation, StepsLink};
use crate::screens::ScreenState;
use crate::screens::search::watch::{Go, Watch};
use crate::screens::search::watched::Known;

/// The state of the screen.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct State {
    /// The run, and where it is going.
    pub(super) watch: Watch<Beginning>,
    /// What its program is shown in.
    pub(super) code: Code,
    /// How squares and rows are written.
    pub(super) notation: Notation,
    /// What the link says: the present event, or one of a moment ago while it plays, or where the run is going.
    pub(super) linked: StepsLink,
}

/// What a visitor or a frame does on the screen.
#[derive(Clone)]
pub(super) enum Action {
    /// Go to what a link says.
    Open(StepsLink),
    /// Watch another board.
    Resize(Size),
    /// Begin on another square.
    Start(Square),
    /// Watch another algorithm.
    Choose(Algorithm),
    /// End with the first tour or not.
    FirstOnly(bool),
    /// Show the program in another way.
    Show(Code),
    /// Write squares and rows in another way.
    Notate(Notation),
    /// Go somewhere.
    Go(Go),
}

impl State {
    /// The screen as it opens with a link.
    pub(super) fn new(link: StepsLink) -> Self {
        Self::watching(link, Speed::Steps(5))
    }

    fn watching(link: StepsLink, speed: Speed) -> Self {
        // A link gives no other boards than those that a run can have.
        let run = Run::new(link.plan).or_else(|_| Run::new(StepsLink::default().plan));
        let run = run.expect("the default plan is valid");
        let known = Rc::new(Beginning::of(&run));
        let mut watch = Watch::new(run, link.step.into(), speed);
        watch.known = known;
        let state = Self {
            watch,
            code: link.code,
            notation: link.notation,
            linked: link,
        };
        state.linked()
    }

    fn watching_anew(&self, link: StepsLink) -> Self {
        let mut next = Self::watching(link, self.watch.speed);
        if next.watch.run.plan() == self.watch.run.plan() {
            next.watch.opening = self.watch.opening.clone();
            next.watch.known = Rc::clone(&self.watch.known);
        }
        next
    }

    /// Whether frames are needed.
    pub(super) fn needs_frames(&self) -> bool {
        self.watch.moves() || self.watch.known.is_growing()
    }

    /// The last event that the seek bar leads to, once the beginning is known.
    pub(super) fn last(&self) -> Option<u64> {
        let known = &self.watch.known;
        (!known.is_growing()).then(|| known.known_to().max(self.watch.run.step()))
    }

    /// The same with another plan, from its start; the same plan is no change.
    fn with_plan(&self, plan: Plan) -> Self {
        if plan == self.watch.run.plan() {
            return self.clone();
        }
        self.watching_anew(StepsLink {
            plan,
            step: 0,
            code: self.code,
            notation: self.notation,
        })
    }

    /// Goes somewhere. In a frame in which the run goes nowhere far, more of its beginning becomes known.
    fn going(&self, go: Go) -> Self {
        let surveys = matches!(go, Go::Frame(_)) && self.watch.seek.is_none();
        let mut next = Self {
            watch: self.watch.after(go),
            ..self.clone()
        };
        if surveys && next.watch.known.is_growing() {
            Rc::make_mut(&mut next.watch.known).grow();
        }
        next
    }

    /// Lets the link follow, unless it says where the run is going.
    fn linked(mut self) -> Self {
        if self.watch.is_linked() {
            self.linked = StepsLink {
                plan: self.watch.run.plan(),
                step: self.watch.linked_step(),
                code: self.code,
                notation: self.notation,
            };
        }
        self
    }
}

impl ScreenState for State {
    type Link = StepsLink;

    fn open(link: StepsLink) -> Action {
        Action::Open(link)
    }

    fn link(&self) -> StepsLink {
        self.linked
    }

    /// The seek bar leads from event to event.
    fn keeps_changing(&self) -> bool {
        true
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let plan = self.watch.run.plan();
        let next = match action {
            Action::Open(link) if link == self.linked => return self,
            Action::Open(link) => self.watching_anew(link),
            Action::Resize(size) => self.with_plan(StepsLink::resized(plan, size)),
            Action::Start(start) => self.with_plan(Plan { start, ..plan }),
            Action::Choose(algorithm) => self.with_plan(Plan { algorithm, ..plan }),
            Action::FirstOnly(first_only) => self.with_plan(Plan { first_only, ..plan }),
            Action::Show(code) => Self {
                code,
                ..(*self).clone()
            },
            Action::Notate(notation) => Self {
                notation,
                ..(*self).clone()
            },
            Action::Go(go) => self.going(go),
        };
        Rc::new(next.linked())
    }
}

#[cfg(test)]
mod tests {
    use bezzel_solver::knight::steps::Event;
    use bezzel_solver::queens::steps::Milestone;

    use super::*;
    use crate::components::transport::Command;
    use crate::link::{Link, tests};
    use crate::screens::search::tree::Walk;
    use crate::screens::search::watched::Jump;

    fn open(text: &str) -> Rc<State> {
        Rc::new(State::new(tests::state(&format!(
            "#/search?problem=knight{text}"
        ))))
    }

    fn after(state: &Rc<State>, action: Action) -> Rc<State> {
        Rc::clone(state).reduce(action)
    }

    fn gone(state: &Rc<State>, go: Go) -> Rc<State> {
        let mut state = after(state, Action::Go(go));
        for _ in 0..1_000 {
            if !state.needs_frames() {
                return state;
            }
            state = after(&state, Action::Go(Go::Frame(16.0)));
        }
        panic!("the run does not come to rest");
    }

    fn shown(state: &State) -> String {
        Link::of(&state.linked).to_string()
    }

    #[test]
    fn a_link_opens_at_its_event_and_the_seek_bar_leads_to_any_other() {
        let state = open("&size=3x4&start=a1&algorithm=backtracking&step=1000");
        assert_eq!(state.watch.run.event(), Event::Solution { number: 1 });
        assert_eq!(state.last(), None);
        let state = gone(&state, Go::Frame(16.0));
        assert_eq!(state.last(), Some(1_175));
        for step in [1_175, 7, 1_000] {
            let sought = gone(&state, Go::Command(Command::Seek(step)));
            assert_eq!(sought.watch.run.step(), step);
        }
    }

    #[test]
    fn a_step_beyond_the_end_is_told_and_the_end_is_shown() {
        let state = open("&size=3x3&start=a1&algorithm=backtracking&step=999");
        assert_eq!(state.watch.beyond, Some(999));
        assert_eq!(state.linked.step, 271);
    }

    #[test]
    fn jumps_lead_to_tours_and_dead_ends_and_to_the_first_square_with_a_number() {
        let state = open("&size=5x5&start=a1&algorithm=warnsdorff");
        let first = gone(&state, Go::Jump(Jump::Next(Milestone::Solution)));
        assert_eq!(first.watch.run.step(), 50);
        let next = gone(&first, Go::Jump(Jump::Next(Milestone::Solution)));
        assert_eq!(next.watch.run.counters().solutions, 2);
        let back = gone(&next, Go::Jump(Jump::Previous(Milestone::Solution)));
        assert_eq!(back.watch.run, first.watch.run);
        let nine = gone(&back, Go::Jump(Jump::First(9)));
        assert_eq!(nine.watch.run.path().len(), 9);
        let none = gone(&nine, Go::Jump(Jump::Previous(Milestone::DeadEnd)));
        assert_eq!(none.watch.missing, Some(Jump::Previous(Milestone::DeadEnd)));
    }

    #[test]
    fn nodes_of_the_tree_are_gone_to_if_they_are_not_too_far() {
        let state = open("&size=3x4&start=a1&algorithm=backtracking");
        let to = |path: &[u8]| Go::Walk(Walk::To(path.to_vec()));
        let node = gone(&state, to(&[3, 2]));
        assert_eq!(node.watch.run.moves(), [3, 2]);
        let far = gone(&open("&size=8x8&start=a1&algorithm=backtracking"), to(&[3]));
        assert_eq!(far.watch.missing, Some(Jump::Node));
    }

    #[test]
    fn another_board_keeps_the_start_where_it_has_it() {
        let state = open("&size=5x5&start=e5&algorithm=backtracking&step=12");
        let state = after(&state, Action::Resize(Size::new(6, 5).unwrap()));
        assert_eq!(
            shown(&state),
            "#/search?problem=knight&size=6x5&start=e5&algorithm=backtracking"
        );
        let state = after(&state, Action::Resize(Size::square(4).unwrap()));
        let state = after(&state, Action::Choose(Algorithm::Warnsdorff));
        let state = after(&state, Action::FirstOnly(true));
        assert_eq!(
            shown(&state),
            "#/search?problem=knight&size=4x4&start=a1&algorithm=warnsdorff&find=first"
        );
    }
}
