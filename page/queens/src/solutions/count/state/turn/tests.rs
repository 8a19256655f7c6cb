//! Two tabs and a store: for any order of visitors' actions, and any delay of locks and the store, a stored count is
//! neither replaced by a smaller one nor removed by a tab that has not seen it.

use std::collections::{HashSet, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};

use bezzel_solver::Progress;
use bezzel_solver::queens::Piece;

use super::super::super::checkpoint::Checkpoint;
use super::super::Action;
use super::*;
use crate::bridge::Event;
use crate::bridge::queens::Counted;
use crate::bridge::queens::{Found, WorkerEvent};

/// A board whose count is long, in eight shares.
const N: u32 = 15;
/// The shares that a spell of work finishes.
const SHARES: usize = 3;
/// The number of events, beside the answers of lock and store.
const EVENTS: usize = 8;

/// An event in a tab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Happens {
    Start,
    Pause,
    Cancel,
    /// Workers count.
    Work,
    /// The tab crashes or is closed, and is opened again: what it had asked of the store is done, or not.
    Crash {
        is_done: bool,
    },
    /// The next thing that was asked of the store is done, and answered.
    Answer,
    /// The lock is granted, or refused.
    Lock,
    /// A tab that follows looks at the store.
    Look,
}

const BY_VISITORS: [Happens; 6] = [
    Happens::Start,
    Happens::Pause,
    Happens::Cancel,
    Happens::Work,
    Happens::Crash { is_done: true },
    Happens::Crash { is_done: false },
];
const ANSWERS: [Happens; 3] = [Happens::Answer, Happens::Lock, Happens::Look];

/// The errand to the store that still awaits an answer, if there is one.
#[derive(Clone, Debug, PartialEq)]
enum Asked {
    Look,
    Read(bool),
    Store(Errand, Checkpoint, bool),
    Remove(bool),
}

#[derive(Clone)]
struct Tab {
    count: Count,
    errand: Errand,
    asked: VecDeque<Asked>,
    /// Whether the lock that it has, if any, is to be given back.
    leaves: bool,
    /// The time that the workers have worked, and their request.
    worked: (u32, f64),
    /// The progress that was shown when it was cancelled, until it is removed from the store.
    dismissed: usize,
}

#[derive(Clone)]
struct World {
    tabs: [Tab; 2],
    stored: Option<Checkpoint>,
    /// The tab that has the lock, and those that wait for it.
    holder: Option<usize>,
    waiting: VecDeque<usize>,
    /// Whether anything was removed from the store.
    has_removed: bool,
    /// The events so far.
    path: Vec<(usize, Happens)>,
}

/// The finished shares of a count.
fn done(ledger: &super::super::Ledger) -> usize {
    (ledger.fraction() * 8.0).round() as usize
}

impl Tab {
    fn open() -> Self {
        Self {
            count: Count::new(N, Piece::Queen),
            errand: Errand::Rest,
            asked: [Asked::Look].into(),
            leaves: false,
            worked: (0, 0.0),
            dismissed: 0,
        }
    }

    /// Whether what it has asked of the store needs the lock.
    fn is_writing(&self) -> bool {
        let writes = |asked: &Asked| matches!(asked, Asked::Store(..) | Asked::Remove(_));
        self.asked.iter().any(writes)
    }

    fn work(&mut self) -> bool {
        if !self.count.is_worked_on() {
            return false;
        }
        let request = self.count.job.number();
        let before = if self.worked.0 == request {
            self.worked.1
        } else {
            0.0
        };
        self.worked = (request, before + STORE_EVERY);
        let mut found = vec![Found::Fundamental(1)];
        if !self.count.ledger().is_complete() {
            found = vec![Found::Counted(Counted::so_far(10)); SHARES.min(self.count.handed.len())];
        }
        for (task, found) in found.into_iter().enumerate() {
            if self.count.job.number() == request {
                let progress = Progress {
                    fraction: 1.0,
                    done: true,
                    steps: 1,
                };
                let event = WorkerEvent {
                    elapsed: self.worked.1,
                    ..self
                        .count
                        .job
                        .report(task, Event::Slice { progress, found })
                };
                self.count.act(Action::Worker(event));
            }
        }
        true
    }

    /// All facts that decide about the next events.
    fn key(&self) -> impl Hash + use<> {
        let count = &self.count;
        let asked = |asked: &Asked| match asked {
            Asked::Look => (0, Errand::Rest, 0, false),
            Asked::Read(is_late) => (1, Errand::Rest, 0, *is_late),
            Asked::Store(errand, at, is_late) => (2, *errand, done(&at.ledger), *is_late),
            Asked::Remove(is_late) => (3, Errand::Rest, 0, *is_late),
        };
        (
            (count.job.state().name(), done(count.ledger()), count.is_own),
            (count.turn, count.carried_out, count.job.elapsed() as u64),
            (count.dismissed.as_ref().map(done), self.dismissed),
            (
                self.errand,
                self.leaves,
                self.asked.iter().map(asked).collect::<Vec<_>>(),
            ),
        )
    }
}

impl World {
    fn new() -> Self {
        Self {
            tabs: [Tab::open(), Tab::open()],
            stored: None,
            holder: None,
            waiting: VecDeque::new(),
            has_removed: false,
            path: Vec::new(),
        }
    }

    /// All facts that decide about the next events, the same for both numberings of the tabs.
    fn key(&self) -> u64 {
        let seen_from = |first: usize| {
            let [one, other] = [first, 1 - first].map(|of| self.tabs[of].key());
            let stored = self.stored.as_ref();
            let stored = stored.map(|at| (done(&at.ledger), at.spent));
            let holder = self.holder.map(|of| of == first);
            let waiting: Vec<bool> = self.waiting.iter().map(|of| *of == first).collect();
            let mut hasher = DefaultHasher::new();
            (one, other, stored, holder, waiting, self.has_removed).hash(&mut hasher);
            hasher.finish()
        };
        seen_from(0).min(seen_from(1))
    }

    fn counts(&self) -> StoredCounts {
        StoredCounts {
            checkpoints: self.stored.iter().cloned().collect(),
            refused: Vec::new(),
        }
    }

    /// Changes the count of a tab, and carries out its commands, as the page does.
    fn act(&mut self, of: usize, action: Action) {
        self.tabs[of].count = self.tabs[of].count.after(action);
        self.obey(of);
    }

    fn obey(&mut self, of: usize) {
        let tab = &mut self.tabs[of];
        if tab.count.dismissed.is_none() {
            tab.dismissed = 0;
        }
        let errand = tab.count.errand();
        if errand != tab.errand {
            tab.errand = errand;
            for asked in &mut tab.asked {
                if let Asked::Read(is_late) | Asked::Store(_, _, is_late) | Asked::Remove(is_late) =
                    asked
                {
                    *is_late = true;
                }
            }
            match errand {
                Errand::Rest | Errand::Ask | Errand::Look | Errand::Hold => {}
                Errand::Read => tab.asked.push_back(Asked::Read(false)),
                Errand::Store(..) => {
                    let at = tab.count.checkpoint();
                    tab.asked.push_back(Asked::Store(errand, at, false));
                }
                Errand::Remove => tab.asked.push_back(Asked::Remove(false)),
            }
        }
        self.give_back(of);
    }

    /// The lock is given back when it is not needed, and all is written.
    fn give_back(&mut self, of: usize) {
        let tab = &mut self.tabs[of];
        if tab.errand == Errand::Rest {
            tab.leaves = true;
            self.waiting.retain(|waiting| *waiting != of);
        }
        if tab.leaves && !tab.is_writing() {
            tab.leaves = false;
            self.holder = self.holder.filter(|holder| *holder != of);
        }
    }

    /// The progress of the stored count.
    fn stored(&self) -> usize {
        self.stored.as_ref().map_or(0, |at| done(&at.ledger))
    }

    fn check(&self, holds: bool, what: &str) {
        assert!(holds, "{what}: {:?}", self.path);
    }

    /// Carries out the first request to the store, and returns the answer.
    fn answer(&mut self, of: usize) -> Option<Action> {
        let before = self.stored();
        let tab = &mut self.tabs[of];
        let asked = tab.asked.pop_front()?;
        let shown = tab.dismissed;
        match asked {
            Asked::Look => Some(Action::Stored(self.counts())),
            Asked::Read(is_late) => (!is_late).then(|| Action::Read(self.counts())),
            Asked::Store(errand, at, is_late) => {
                self.check(self.holder == Some(of), "it is stored under the lock");
                self.check(
                    done(&at.ledger) >= before,
                    "what is further is not overwritten",
                );
                self.stored = Some(at);
                (!is_late).then_some(Action::CarriedOut(errand))
            }
            Asked::Remove(is_late) => {
                self.check(self.holder == Some(of), "it is removed under the lock");
                self.check(
                    before <= shown,
                    "what is further than was shown is not removed",
                );
                self.stored = None;
                self.has_removed = true;
                (!is_late).then_some(Action::CarriedOut(Errand::Remove))
            }
        }
    }

    /// Lets an event happen in a tab. Returns whether it can.
    fn happen(&mut self, of: usize, what: Happens) -> bool {
        let tab = &mut self.tabs[of];
        let errand = tab.errand;
        match what {
            Happens::Start => self.act(of, Action::Start),
            Happens::Pause => self.act(of, Action::Pause),
            Happens::Cancel => {
                if !matches!(tab.count.job.state().name(), "running" | "paused") {
                    return false;
                }
                tab.dismissed = tab.dismissed.max(done(tab.count.ledger()));
                self.act(of, Action::Cancel);
            }
            Happens::Work => {
                let works = tab.work();
                if *tab.count.job.state() == JobState::Done {
                    tab.dismissed = 8;
                }
                self.check(!works || self.holder == Some(of), "one tab counts");
                self.obey(of);
                return works;
            }
            Happens::Crash { is_done } => {
                while is_done && !self.tabs[of].asked.is_empty() {
                    self.answer(of);
                }
                self.tabs[of].asked.clear();
                self.tabs[of].errand = Errand::Rest;
                self.give_back(of);
                self.tabs[of] = Tab::open();
            }
            Happens::Answer if tab.asked.is_empty() => return false,
            Happens::Answer => match self.answer(of) {
                None => self.give_back(of),
                Some(action) => {
                    let shown = self.tabs[of].dismissed;
                    let is_read = matches!(action, Action::Read(..));
                    self.act(of, action);
                    let is_cancelled = self.tabs[of].count.job.state().name() == "cancelled";
                    self.check(
                        !(is_read && is_cancelled) || self.stored() <= shown,
                        "what is further than was shown is offered",
                    );
                }
            },
            Happens::Lock => match errand {
                Errand::Ask if self.holder.is_none() && self.waiting.is_empty() => {
                    self.holder = Some(of);
                    self.act(of, Action::Turn(true));
                }
                // Its own, which is being given back, is waited for.
                Errand::Ask if self.holder != Some(of) => {
                    self.waiting.push_back(of);
                    self.act(of, Action::Turn(false));
                }
                Errand::Look if self.holder.is_none() && self.waiting.front() == Some(&of) => {
                    self.holder = self.waiting.pop_front();
                    self.act(of, Action::Turn(true));
                }
                _ => return false,
            },
            Happens::Look => {
                let counts = self.counts();
                self.act(of, Action::Stored(counts));
                return errand == Errand::Look;
            }
        }
        true
    }

    /// The states that may follow these events.
    fn after(&self, events: &[Happens]) -> Vec<Self> {
        let tabs_and_events = (0..2).flat_map(|of| events.iter().map(move |what| (of, *what)));
        let after = |(of, what)| {
            let mut after = self.clone();
            after.path.push((of, what));
            after.happen(of, what).then_some(after)
        };
        tabs_and_events.filter_map(after).collect()
    }

    /// The rules that hold once every errand is answered.
    fn check_at_rest(&self) {
        let of = |tab: &Tab| tab.count.job.state().name();
        let stored = self.stored();
        let counting = self.tabs.iter().filter(|tab| tab.count.is_worked_on());
        let running = self.tabs.iter().any(|tab| of(tab) == "running");
        self.check(
            counting.count() == usize::from(running),
            "one tab counts if any is to",
        );
        for (index, tab) in self.tabs.iter().enumerate() {
            let holds = self.holder == Some(index);
            self.check(
                holds == tab.count.is_worked_on(),
                "who does not count needs no lock",
            );
            let here = done(tab.count.ledger());
            if tab.count.is_worked_on() {
                self.check(here >= stored, "the further one continues");
            }
            if of(tab) == "paused" && !self.has_removed {
                self.check(here <= stored, "a pause stores");
            }
        }
    }
}

/// Tries all orders of `events` events and of the answers among them. Returns the number of states.
fn all_orders(events: usize) -> usize {
    let mut seen = HashSet::new();
    let mut level = vec![World::new()];
    for event in 0..=events {
        let mut next = Vec::new();
        while let Some(world) = level.pop() {
            if !seen.insert(world.key()) {
                continue;
            }
            let answers = world.after(&ANSWERS);
            let is_look = |after: &World| matches!(after.path.last(), Some((_, Happens::Look)));
            if answers.iter().all(is_look) {
                world.check_at_rest();
            }
            level.extend(answers);
            if event < events {
                next.extend(world.after(&BY_VISITORS));
            }
        }
        level = next;
    }
    seen.len()
}

#[test]
fn after_all_orders_of_eight_events_nothing_is_lost() {
    let states = all_orders(EVENTS);
    assert!(states > 10_000);
}
