use super::graph::Graph;
use super::marking::{Mark, Marking};
use super::woven::Weave;
use crate::Random;

/// A search for a Hamiltonian circuit, that can be interrupted after any step.
#[derive(Clone, Debug)]
pub(in crate::knight) struct Search {
    graph: Graph,
    marking: Marking,
    weave: Weave,
    /// The number of changes that follow without any decision.
    base: usize,
    decisions: Vec<Taken>,
    /// To each vertex, a number that breaks ties in this attempt.
    preferences: Vec<u16>,
    attempt: u32,
    /// Steps left of this attempt.
    patience: u64,
    outcome: Outcome,
}

#[derive(Copy, Clone, Debug)]
struct Taken {
    decision: Decision,
    /// The number of changes before it.
    before: usize,
}

/// What was decided about an edge.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(in crate::knight) struct Decision {
    pub(in crate::knight) edge: u16,
    /// Whether it is taken; if not, taking it has been tried.
    pub(in crate::knight) taken: bool,
}

/// What is known so far.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(in crate::knight) enum Outcome {
    Searching,
    /// There is a circuit, and the search holds it.
    Found,
    /// There is none: everything has been tried.
    None,
}

impl Search {
    /// The steps of the first attempt.
    const PATIENCE: u64 = 400;

    /// A search for a circuit with these edges.
    pub(in crate::knight) fn new(graph: Graph, required: &[u16]) -> Self {
        let mut search = Self {
            marking: Marking::new(&graph),
            weave: Weave::new(&graph),
            base: 0,
            decisions: Vec::new(),
            preferences: vec![0; graph.vertices()],
            attempt: 0,
            patience: 0,
            outcome: Outcome::Searching,
            graph,
        };
        search.outcome = search.prepare(required);
        search.begin_attempt(0);
        search
    }

    fn prepare(&mut self, required: &[u16]) -> Outcome {
        let Self { marking, graph, .. } = self;
        for &edge in required {
            let possible = match marking.mark(edge) {
                Mark::Open => marking.take(graph, edge).is_ok(),
                Mark::Taken => true,
                Mark::Gone => false,
            };
            if !possible {
                return Outcome::None;
            }
        }
        if marking.begin(graph).is_err() || !self.weave.holds(graph, marking) {
            return Outcome::None;
        }
        self.base = marking.len();
        if marking.is_complete() {
            Outcome::Found
        } else {
            Outcome::Searching
        }
    }

    fn begin_attempt(&mut self, attempt: u32) {
        self.attempt = attempt;
        self.patience = Self::PATIENCE << attempt.min(40);
        let mut random = Random::new(u64::from(attempt));
        for (preference, vertex) in self.preferences.iter_mut().zip(0..) {
            *preference = vertex;
        }
        if attempt > 0 {
            random.shuffle(&mut self.preferences);
        }
    }

    pub(in crate::knight) fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// Works for so many steps at most, and tells how many it took. A step is a decision.
    pub(in crate::knight) fn advance(&mut self, steps: u64) -> u64 {
        let mut left = steps;
        while left > 0 && self.outcome == Outcome::Searching {
            left -= 1;
            self.step();
        }
        steps - left
    }

    fn step(&mut self) {
        if self.patience == 0 {
            self.decisions.clear();
            self.marking.undo_to(&self.graph, self.base);
            self.begin_attempt(self.attempt + 1);
        }
        self.patience -= 1;
        let edge = self.choice();
        let mut possible = self.decide(Decision { edge, taken: true });
        while !possible {
            let Some(Taken { decision, before }) = self.decisions.pop() else {
                self.outcome = Outcome::None;
                return;
            };
            self.marking.undo_to(&self.graph, before);
            possible = decision.taken
                && self.decide(Decision {
                    taken: false,
                    ..decision
                });
        }
        if self.marking.is_complete() {
            self.outcome = Outcome::Found;
        }
    }

    /// Carries a decision out; returns whether a circuit may still follow.
    fn decide(&mut self, decision: Decision) -> bool {
        self.decisions.push(Taken {
            decision,
            before: self.marking.len(),
        });
        let Self { marking, graph, .. } = self;
        let concluded = if decision.taken {
            marking.take(graph, decision.edge)
        } else {
            marking.remove(graph, decision.edge)
        };
        concluded.is_ok() && (marking.is_complete() || self.weave.holds(graph, marking))
    }

    /// The edge to decide next: of the end of a piece with the fewest ways to go on, towards the
    /// vertex with the fewest edges left.
    fn choice(&self) -> u16 {
        let marking = &self.marking;
        let vertex = (0..self.graph.vertices() as u16)
            .filter(|&vertex| marking.open_at(vertex) > 0)
            .min_by_key(|&vertex| {
                let lacking = 2 - marking.taken_at(vertex);
                (
                    lacking,
                    marking.open_at(vertex),
                    self.preferences[vertex as usize],
                )
            })
            .expect("a circuit that is not complete has a vertex with open edges");
        self.graph
            .at(vertex)
            .iter()
            .filter(|incidence| marking.mark(incidence.edge) == Mark::Open)
            .min_by_key(|incidence| {
                let to = incidence.to;
                (
                    marking.open_at(to) + u16::from(marking.taken_at(to)),
                    self.preferences[to as usize],
                )
            })
            .expect("the vertex has open edges")
            .edge
    }

    /// The circuit that was found, as the vertices from one on; the second is that at the other end
    /// of the first taken edge of the first.
    pub(in crate::knight) fn circuit(&self, from: u16) -> Vec<u16> {
        let mut circuit = Vec::with_capacity(self.graph.vertices());
        let [mut at, mut before] = [from, u16::MAX];
        while circuit.len() < self.graph.vertices() {
            circuit.push(at);
            let next = self
                .graph
                .at(at)
                .iter()
                .filter(|incidence| self.marking.mark(incidence.edge) == Mark::Taken)
                .map(|incidence| incidence.to)
                .find(|&to| to != before)
                .expect("two edges of each vertex are taken");
            before = at;
            at = next;
        }
        circuit
    }
}
