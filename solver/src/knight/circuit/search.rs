use super::biconnected::Biconnectivity;
use super::graph::Graph;
use super::marking::{Mark, Marking};
use crate::Random;

/// One attempt at finding a Hamiltonian circuit, that can be interrupted after any step.
#[derive(Clone, Debug)]
pub struct Search {
    graph: Graph,
    marking: Marking,
    biconnectivity: Biconnectivity,
    decisions: Vec<Taken>,
    /// To each vertex, a number that breaks ties.
    preferences: Vec<u16>,
    outcome: Outcome,
}

#[derive(Copy, Clone, Debug)]
struct Taken {
    decision: Decision,
    /// The number of changes before it.
    before: usize,
}

/// A decision about an edge.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Decision {
    edge: u16,
    /// Whether it is taken; if not, taking it has been tried.
    taken: bool,
}

/// The decisions so far.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    Searching,
    /// The search has found a circuit, and holds it.
    Found,
    /// The search has tried everything: there is no circuit.
    Refuted,
}

impl Search {
    /// A search for a circuit with these edges. Searches of different seeds try the same in
    /// different orders.
    pub fn new(graph: Graph, required: &[u16], seed: u32) -> Self {
        let mut preferences: Vec<u16> = (0..graph.vertices() as u16).collect();
        if seed > 0 {
            Random::new(u64::from(seed)).shuffle(&mut preferences);
        }
        let mut search = Self {
            marking: Marking::new(&graph),
            biconnectivity: Biconnectivity::new(&graph),
            decisions: Vec::new(),
            preferences,
            outcome: Outcome::Searching,
            graph,
        };
        search.outcome = search.prepare(required);
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
                return Outcome::Refuted;
            }
        }
        if marking.begin(graph).is_err() || !self.biconnectivity.is_biconnected(graph, marking) {
            return Outcome::Refuted;
        }
        if marking.is_complete() {
            Outcome::Found
        } else {
            Outcome::Searching
        }
    }

    pub fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// Takes up to `steps` steps, and returns the number of steps taken. A step is a decision.
    pub fn advance(&mut self, steps: u64) -> u64 {
        let mut left = steps;
        while left > 0 && self.outcome == Outcome::Searching {
            left -= 1;
            self.step();
        }
        steps - left
    }

    fn step(&mut self) {
        let edge = self.choice();
        let mut possible = self.decide(Decision { edge, taken: true });
        while !possible {
            let Some(Taken { decision, before }) = self.decisions.pop() else {
                self.outcome = Outcome::Refuted;
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
        concluded.is_ok()
            && (marking.is_complete() || self.biconnectivity.is_biconnected(graph, marking))
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
    pub fn circuit(&self, from: u16) -> Vec<u16> {
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
