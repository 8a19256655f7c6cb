/// A graph of up to 65,535 vertices and edges, both numbered from 0, no two edges alike.
#[derive(Clone, Debug, Default)]
pub struct Graph {
    ends: Vec<[u16; 2]>,
    /// To each vertex, where its edges begin in `incident`; one entry more at the end.
    first: Vec<u32>,
    incident: Vec<Incidence>,
}

/// An edge as its vertex sees it.
#[derive(Copy, Clone, Debug, Default)]
pub struct Incidence {
    pub edge: u16,
    pub to: u16,
}

impl Graph {
    pub fn new(vertices: usize, ends: Vec<[u16; 2]>) -> Self {
        let mut first = vec![0_u32; vertices + 1];
        for &vertex in ends.iter().flatten() {
            first[vertex as usize + 1] += 1;
        }
        for vertex in 0..vertices {
            first[vertex + 1] += first[vertex];
        }
        let mut next = first.clone();
        let mut incident = vec![Incidence::default(); 2 * ends.len()];
        for (edge, &[a, b]) in ends.iter().enumerate() {
            for [from, to] in [[a, b], [b, a]] {
                let slot = &mut next[from as usize];
                incident[*slot as usize] = Incidence {
                    edge: edge as u16,
                    to,
                };
                *slot += 1;
            }
        }
        Self {
            ends,
            first,
            incident,
        }
    }

    pub fn vertices(&self) -> usize {
        self.first.len() - 1
    }

    pub fn edges(&self) -> usize {
        self.ends.len()
    }

    pub fn ends(&self, edge: u16) -> [u16; 2] {
        self.ends[edge as usize]
    }

    /// The edges of a vertex.
    pub fn at(&self, vertex: u16) -> &[Incidence] {
        let vertex = vertex as usize;
        &self.incident[self.first[vertex] as usize..self.first[vertex + 1] as usize]
    }

    pub fn degree(&self, vertex: u16) -> usize {
        self.at(vertex).len()
    }
}
