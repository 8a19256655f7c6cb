use super::graph::Graph;
use super::marking::{Mark, Marking};

/// Whether a graph is biconnected: connected, and without an articulation point, a vertex without which it falls apart.
/// One that is not has no circuit.
///
/// Hopcroft and Tarjan's depth-first search, without recursion.
#[derive(Clone, Debug)]
pub struct Biconnectivity {
    /// The order in which the walk reached each vertex, from 1; 0 for a vertex that it has not reached.
    order: Vec<u16>,
    /// The earliest vertex that can be reached from below without the way down.
    low: Vec<u16>,
    stack: Vec<Visit>,
}

#[derive(Copy, Clone, Debug)]
struct Visit {
    vertex: u16,
    /// The number of its edges that have been looked at.
    seen: u16,
}

impl Biconnectivity {
    pub fn new(graph: &Graph) -> Self {
        Self {
            order: vec![0; graph.vertices()],
            low: vec![0; graph.vertices()],
            stack: Vec::with_capacity(graph.vertices()),
        }
    }

    /// Whether the graph of the edges that are not gone is biconnected.
    pub fn is_biconnected(&mut self, graph: &Graph, marking: &Marking) -> bool {
        self.order.fill(0);
        self.stack.clear();
        let mut count = 0;
        self.enter(0, &mut count);
        let mut below_root = 0;
        while let Some(visit) = self.stack.last_mut() {
            let vertex = visit.vertex;
            let incidence = graph.at(vertex).get(visit.seen as usize);
            visit.seen += 1;
            if let Some(incidence) = incidence {
                let to = incidence.to as usize;
                let is_there = marking.mark(incidence.edge) != Mark::Gone;
                if is_there && self.order[to] == 0 {
                    self.enter(incidence.to, &mut count);
                } else if is_there {
                    self.low[vertex as usize] = self.low[vertex as usize].min(self.order[to]);
                }
                continue;
            }
            self.stack.pop();
            let Some(above) = self.stack.last() else {
                break;
            };
            let above = above.vertex as usize;
            let low = self.low[vertex as usize];
            if above == 0 {
                below_root += 1;
            } else if low >= self.order[above] {
                return false;
            }
            self.low[above] = self.low[above].min(low);
        }
        below_root == 1 && usize::from(count) == graph.vertices()
    }

    fn enter(&mut self, vertex: u16, count: &mut u16) {
        *count += 1;
        self.order[vertex as usize] = *count;
        self.low[vertex as usize] = *count;
        self.stack.push(Visit { vertex, seen: 0 });
    }
}
