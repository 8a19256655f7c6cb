//! Any order of starts, stops, messages, faults and silence, checked against a model of the workers and the visitor.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use proptest::sample::Index;

use super::*;

/// The next event. An index picks one of the existing workers or runs.
#[derive(Clone, Debug)]
enum Happening {
    Start,
    Stop(Index),
    Slice(Index),
    LastSlice(Index),
    /// A slice after which the worker holds much memory.
    Large(Index),
    Refused(Index),
    OtherProtocol(Index),
    Panicked(Index),
    Arrived(Index),
    Lost(Index, Failure),
    /// A word that was on its way when its worker was given up or its run ended.
    Late(u32, u32),
    Silence(f64),
    /// The maximum number of workers changes.
    Most(usize),
}

fn happenings() -> impl Strategy<Value = Happening> {
    let index = any::<Index>;
    prop_oneof![
        4 => Just(Happening::Start),
        2 => index().prop_map(Happening::Stop),
        6 => index().prop_map(Happening::Slice),
        3 => index().prop_map(Happening::LastSlice),
        1 => index().prop_map(Happening::Large),
        1 => index().prop_map(Happening::Refused),
        1 => index().prop_map(Happening::OtherProtocol),
        3 => index().prop_map(Happening::Panicked),
        2 => index().prop_map(Happening::Arrived),
        2 => (index(), prop_oneof![Just(Failure::NotLoaded), Just(Failure::NoMemory)])
            .prop_map(|(worker, why)| Happening::Lost(worker, why)),
        3 => (0..12_u32, 0..12_u32).prop_map(|(worker, run)| Happening::Late(worker, run)),
        2 => (0.0..FIRST_WORD + 2.0).prop_map(Happening::Silence),
        1 => Just(Happening::Silence(ARRIVAL + 1.0)),
        2 => (1..5_usize).prop_map(Happening::Most),
    ]
}

/// The real state of the workers, and the state of the runs for their listeners.
struct World {
    schedule: Schedule,
    most: usize,
    now: f64,
    /// The run of each living worker.
    workers: BTreeMap<WorkerId, Option<RunId>>,
    /// The progress of each run that is not over.
    open: BTreeMap<RunId, u64>,
    /// The runs that were done, have failed or were stopped.
    over: BTreeSet<RunId>,
}

impl World {
    fn new(most: usize) -> Self {
        Self {
            schedule: Schedule::new(most),
            most,
            now: 0.0,
            workers: BTreeMap::new(),
            open: BTreeMap::new(),
            over: BTreeSet::new(),
        }
    }

    fn at_work(&self) -> Vec<(WorkerId, RunId)> {
        self.workers
            .iter()
            .filter_map(|(worker, run)| Some((*worker, (*run)?)))
            .collect()
    }

    fn happens(&mut self, happening: &Happening) {
        self.now += 1.0;
        let commands = self.schedule.check(self.now);
        self.obey(commands);
        match happening {
            Happening::Start => {
                let (run, commands) = self.schedule.start(task(0), self.now);
                assert!(self.open.insert(run, 0).is_none() && !self.over.contains(&run));
                self.obey(commands);
            }
            Happening::Stop(index) if !self.open.is_empty() => {
                let runs: Vec<RunId> = self.open.keys().copied().collect();
                self.stop(*index.get(&runs));
            }
            Happening::Stop(_) => {}
            Happening::Silence(time) => {
                self.now += time;
                let commands = self.schedule.check(self.now);
                self.obey(commands);
            }
            Happening::Most(most) => {
                self.most = *most;
                let commands = self.schedule.set_most(*most, self.now);
                self.obey(commands);
            }
            Happening::Late(worker, run) => {
                let expected = self.workers.get(worker) == Some(&Some(*run));
                if !expected {
                    let commands = self.schedule.receive(*worker, slice(*run, 999), self.now);
                    assert_eq!(commands, [], "a late report");
                }
            }
            Happening::Slice(index) => self.says(*index, |run, steps| slice(run, steps + 1)),
            Happening::LastSlice(index) => {
                self.says(*index, |run, steps| last_slice(run, steps + 1));
            }
            Happening::Large(index) => self.says(*index, |run, steps| {
                word(run, progress(steps + 1, false), MOST_RESTING_MEMORY + 1)
            }),
            Happening::Refused(index) => self.says(*index, |run, _| FromWorker::Refused {
                run,
                reason: String::new(),
            }),
            Happening::OtherProtocol(index) => {
                self.says(*index, |run, _| FromWorker::OtherProtocol { run });
            }
            Happening::Panicked(index) => self.says(*index, |_, _| panicked()),
            Happening::Arrived(index) => {
                if let Some(worker) = self.any(*index) {
                    self.schedule.arrive(worker, self.now);
                }
            }
            Happening::Lost(index, why) => {
                if let Some(worker) = self.any(*index) {
                    let commands = self.schedule.lose(worker, why.clone(), self.now);
                    self.obey(commands);
                }
            }
        }
        self.check();
    }

    fn any(&self, index: Index) -> Option<WorkerId> {
        let workers: Vec<WorkerId> = self.workers.keys().copied().collect();
        (!workers.is_empty()).then(|| *index.get(&workers))
    }

    fn says(&mut self, index: Index, word: impl FnOnce(RunId, u64) -> FromWorker) {
        let at_work = self.at_work();
        if !at_work.is_empty() {
            let (worker, run) = *index.get(&at_work);
            let word = word(run, self.open[&run]);
            let commands = self.schedule.receive(worker, word, self.now);
            self.obey(commands);
        }
    }

    fn stop(&mut self, run: RunId) {
        let commands = self.schedule.stop(run, self.now);
        self.open.remove(&run);
        self.over.insert(run);
        self.obey(commands);
    }

    fn obey(&mut self, commands: Vec<Command>) {
        for command in commands {
            match command {
                Command::Spawn(worker) => {
                    assert_eq!(self.workers.insert(worker, None), None, "a name of its own");
                }
                Command::Discard(worker) => {
                    self.workers
                        .remove(&worker)
                        .expect("only living workers are discarded");
                }
                Command::Send(worker, ToWorker::Stop { run }) => {
                    assert_eq!(self.workers.insert(worker, None), Some(Some(run)));
                }
                Command::Send(
                    worker,
                    ToWorker::Start {
                        run, task: given, ..
                    },
                ) => {
                    assert_eq!(
                        self.workers.insert(worker, Some(run)),
                        Some(None),
                        "a free worker"
                    );
                    assert_eq!(
                        given,
                        task(self.open[&run]),
                        "the rest, from where it got to"
                    );
                }
                Command::Deliver(run, event) => self.delivered(run, &event),
            }
        }
    }

    fn delivered(&mut self, run: RunId, event: &Event<ByteBuf>) {
        let steps = self
            .open
            .get_mut(&run)
            .expect("nothing is delivered after the end");
        let ended = match event {
            Event::Slice { progress, .. } => {
                *steps = progress.steps;
                progress.done
            }
            Event::Failed(_) => true,
        };
        if ended {
            self.open.remove(&run);
            self.over.insert(run);
            for working in self.workers.values_mut() {
                working.take_if(|working| *working == run);
            }
        }
    }

    fn check(&self) {
        assert!(self.workers.len() <= self.most);
        let mut working: Vec<RunId> = self.workers.values().copied().flatten().collect();
        working.sort_unstable();
        assert!(
            working.windows(2).all(|pair| pair[0] != pair[1]),
            "each run has one worker"
        );
        assert!(working.iter().all(|run| self.open.contains_key(run)));
        let room = if self.now < self.schedule.paused_until {
            self.workers.len()
        } else {
            self.most
        };
        assert_eq!(
            working.len(),
            self.open.len().min(room),
            "nothing waits while a worker could do it"
        );
    }

    /// Lets all open runs come to their end.
    fn finish(&mut self) {
        loop {
            while let Some((worker, run)) = self.at_work().first().copied() {
                let commands = self
                    .schedule
                    .receive(worker, last_slice(run, 1_000), self.now);
                self.obey(commands);
            }
            if self.now >= self.schedule.paused_until {
                break;
            }
            self.happens(&Happening::Silence(PAUSE));
        }
        assert_eq!(self.open.len(), 0, "every run comes to its end");
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(2_000)
    })]

    #[test]
    fn every_run_ends_once_whatever_happens(
        most in 1..4_usize,
        happenings in proptest::collection::vec(happenings(), 0..60),
    ) {
        let mut world = World::new(most);
        for happening in &happenings {
            world.happens(happening);
        }
        world.finish();
    }
}
