use super::graph::Graph;

/// The decision about an edge.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    Open,
    Taken,
    Gone,
}

/// The decisions about all edges, with what follows from them, and the way back.
#[derive(Clone, Debug)]
pub struct Marking {
    marks: Vec<Mark>,
    /// To each vertex, how many of its edges are open.
    open: Vec<u16>,
    /// To each vertex, how many of its edges are taken, 0 to 2.
    taken: Vec<u8>,
    /// To each vertex that is the end of a piece of the circuit, the other end: itself, if none of
    /// its edges is taken. Out of date for vertices inside a piece.
    mates: Vec<u16>,
    total: usize,
    trail: Vec<Change>,
    /// Vertices whose open edges must all be taken.
    forced: Vec<u16>,
}

#[derive(Copy, Clone, Debug)]
struct Change {
    edge: u16,
    /// The ends of the pieces that the edge joined, if it was taken.
    joined: Option<[u16; 2]>,
}

/// The error that the decisions allow no circuit.
#[derive(Copy, Clone, Debug)]
pub struct Conflict;

impl Marking {
    pub fn new(graph: &Graph) -> Self {
        let vertices = graph.vertices() as u16;
        Self {
            marks: vec![Mark::Open; graph.edges()],
            open: (0..vertices).map(|v| graph.degree(v) as u16).collect(),
            taken: vec![0; graph.vertices()],
            mates: (0..vertices).collect(),
            total: 0,
            trail: Vec::with_capacity(graph.edges()),
            forced: Vec::new(),
        }
    }

    pub fn mark(&self, edge: u16) -> Mark {
        self.marks[edge as usize]
    }

    pub fn open_at(&self, vertex: u16) -> u16 {
        self.open[vertex as usize]
    }

    pub fn taken_at(&self, vertex: u16) -> u8 {
        self.taken[vertex as usize]
    }

    /// Whether the taken edges are a circuit through all vertices.
    pub fn is_complete(&self) -> bool {
        self.total == self.mates.len()
    }

    /// The number of changes so far, for a later [`Self::undo_to`].
    pub fn len(&self) -> usize {
        self.trail.len()
    }

    /// Draws the first conclusions, before any decision.
    pub fn begin(&mut self, graph: &Graph) -> Result<(), Conflict> {
        for vertex in 0..graph.vertices() as u16 {
            match self.open_at(vertex) + u16::from(self.taken_at(vertex)) {
                0 | 1 => return Err(Conflict),
                2 => self.forced.push(vertex),
                _ => {}
            }
        }
        self.conclude(graph)
    }

    /// Takes an open edge, and draws the conclusions.
    pub fn take(&mut self, graph: &Graph, edge: u16) -> Result<(), Conflict> {
        self.take_one(graph, edge)
            .and_then(|()| self.conclude(graph))
    }

    /// Removes an open edge, and draws the conclusions.
    pub fn remove(&mut self, graph: &Graph, edge: u16) -> Result<(), Conflict> {
        self.remove_one(graph, edge)
            .and_then(|()| self.conclude(graph))
    }

    fn conclude(&mut self, graph: &Graph) -> Result<(), Conflict> {
        while let Some(vertex) = self.forced.pop() {
            for incidence in graph.at(vertex) {
                if self.mark(incidence.edge) == Mark::Open {
                    self.take_one(graph, incidence.edge)?;
                }
            }
        }
        Ok(())
    }

    fn take_one(&mut self, graph: &Graph, edge: u16) -> Result<(), Conflict> {
        let [u, v] = graph.ends(edge);
        let [one, other] = [self.mates[u as usize], self.mates[v as usize]];
        self.marks[edge as usize] = Mark::Taken;
        self.total += 1;
        for vertex in [u, v] {
            self.open[vertex as usize] -= 1;
            self.taken[vertex as usize] += 1;
        }
        self.mates[one as usize] = other;
        self.mates[other as usize] = one;
        self.trail.push(Change {
            edge,
            joined: Some([one, other]),
        });
        if one == v && self.total < self.mates.len() {
            return Err(Conflict);
        }
        for vertex in [u, v] {
            if self.taken_at(vertex) == 2 {
                for incidence in graph.at(vertex) {
                    if self.mark(incidence.edge) == Mark::Open {
                        self.remove_one(graph, incidence.edge)?;
                    }
                }
            }
        }
        // The edge between the ends of the new piece would close it, which only the last may do.
        if self.total + 1 < self.mates.len() {
            let closing = graph
                .at(one)
                .iter()
                .find(|incidence| incidence.to == other && self.mark(incidence.edge) == Mark::Open);
            if let Some(closing) = closing {
                self.remove_one(graph, closing.edge)?;
            }
        }
        Ok(())
    }

    fn remove_one(&mut self, graph: &Graph, edge: u16) -> Result<(), Conflict> {
        self.marks[edge as usize] = Mark::Gone;
        self.trail.push(Change { edge, joined: None });
        let ends = graph.ends(edge);
        for vertex in ends {
            self.open[vertex as usize] -= 1;
        }
        for vertex in ends {
            let left = self.open_at(vertex) + u16::from(self.taken_at(vertex));
            if left < 2 {
                return Err(Conflict);
            }
            if left == 2 && self.open_at(vertex) > 0 {
                self.forced.push(vertex);
            }
        }
        Ok(())
    }

    /// Undoes changes until only `len` of them are left.
    pub fn undo_to(&mut self, graph: &Graph, len: usize) {
        self.forced.clear();
        while self.trail.len() > len {
            let Some(Change { edge, joined }) = self.trail.pop() else {
                return;
            };
            let [u, v] = graph.ends(edge);
            self.marks[edge as usize] = Mark::Open;
            self.open[u as usize] += 1;
            self.open[v as usize] += 1;
            if let Some([one, other]) = joined {
                self.taken[u as usize] -= 1;
                self.taken[v as usize] -= 1;
                self.total -= 1;
                self.mates[one as usize] = u;
                self.mates[other as usize] = v;
            }
        }
    }
}
