use super::Ribbon;
use super::front::{Entering, Front, WIDTH};

/// Returns true if a ribbon of `columns` columns has a Hamiltonian path between two different vertices. Vertices are
/// numbered column by column.
///
/// Exact. Takes linear time.
pub fn has_path(ribbon: Ribbon, columns: usize, ends: [usize; 2]) -> bool {
    Sweep::new(ribbon, columns, ends).run(|_| {})
}

/// The vertices of a Hamiltonian path between two different vertices, from the first to the
/// second; `None` if there is no such path.
///
/// Exact. Takes linear time and memory.
pub fn path(ribbon: Ribbon, columns: usize, ends: [usize; 2]) -> Option<Vec<usize>> {
    let mut sweep = Sweep::new(ribbon, columns, ends);
    let mut way = Vec::with_capacity(sweep.vertices);
    sweep
        .run(|step| way.push(step as u32))
        .then(|| sweep.path(&way))
}

struct Sweep {
    ribbon: Ribbon,
    vertices: usize,
    ends: [usize; 2],
    /// Each set of states that has been met, sorted.
    sets: Vec<Vec<u32>>,
    taken: Vec<Taken>,
}

/// A step of the sweep that has been worked out.
struct Taken {
    from: usize,
    row: usize,
    entering: Entering,
    to: usize,
    /// To each state of the new set, one that leads to it.
    origins: Vec<Origin>,
}

#[derive(Copy, Clone)]
struct Origin {
    /// The number of the state before.
    state: u16,
    /// The places that the new edges lead to; 0 stands for none.
    edges: [u8; 2],
}

impl Sweep {
    fn new(ribbon: Ribbon, columns: usize, ends: [usize; 2]) -> Self {
        let vertices = ribbon.rows * columns;
        debug_assert!(ends[0] != ends[1] && ends.iter().all(|&end| end < vertices));
        Self {
            ribbon,
            vertices,
            ends,
            sets: Vec::new(),
            taken: Vec::new(),
        }
    }

    /// Completes all vertices, and calls `taken` with the number of each step; returns whether that is possible.
    fn run(&mut self, mut taken: impl FnMut(usize)) -> bool {
        let mut front = Front::EMPTY;
        for at in 0..WIDTH {
            front.place(at, self.entering(at));
        }
        self.sets.push(vec![front.packed()]);

        let mut set = 0;
        for vertex in 0..self.vertices {
            let step = self.step(set, vertex);
            taken(step);
            set = self.taken[step].to;
            if self.sets[set].is_empty() {
                return false;
            }
        }
        true
    }

    fn entering(&self, vertex: usize) -> Entering {
        if vertex >= self.vertices {
            Entering::Nothing
        } else if self.ends.contains(&vertex) {
            Entering::End
        } else {
            Entering::Inner
        }
    }

    /// The number of the step that completes a vertex.
    fn step(&mut self, from: usize, vertex: usize) -> usize {
        let row = vertex % self.ribbon.rows;
        let entering = self.entering(vertex + WIDTH);
        let known = self
            .taken
            .iter()
            .position(|taken| (taken.from, taken.row, taken.entering) == (from, row, entering));
        known.unwrap_or_else(|| {
            let taken = self.take(from, row, entering);
            self.taken.push(taken);
            self.taken.len() - 1
        })
    }

    fn take(&mut self, from: usize, row: usize, entering: Entering) -> Taken {
        let mut reached: Vec<(u32, Origin)> = Vec::new();
        for (state, &front) in self.sets[from].iter().enumerate() {
            let state = state as u16;
            Front::unpacked(front).completions(self.ribbon, row, |front, edges| {
                reached.push((front.moved_on(entering).packed(), Origin { state, edges }));
            });
        }
        reached.sort_unstable_by_key(|&(front, origin)| (front, origin.state));
        reached.dedup_by_key(|&mut (front, _)| front);
        let (set, origins) = reached.into_iter().unzip();
        let to = self.number(set);
        Taken {
            from,
            row,
            entering,
            to,
            origins,
        }
    }

    fn number(&mut self, set: Vec<u32>) -> usize {
        let known = self.sets.iter().position(|met| *met == set);
        known.unwrap_or_else(|| {
            self.sets.push(set);
            self.sets.len() - 1
        })
    }

    /// Follows the states back from the end, where only one is left with nothing in sight, and puts
    /// the edges together.
    fn path(&self, way: &[u32]) -> Vec<usize> {
        let mut links = vec![[usize::MAX; 2]; self.vertices];
        let mut link = |from: usize, to: usize| {
            let slot = usize::from(links[from][0] != usize::MAX);
            links[from][slot] = to;
        };
        let mut state = 0;
        for (vertex, &step) in way.iter().enumerate().rev() {
            let origin = self.taken[step as usize].origins[state];
            for place in origin.edges.into_iter().filter(|&place| place != 0) {
                let other = vertex + place as usize;
                link(vertex, other);
                link(other, vertex);
            }
            state = origin.state as usize;
        }

        let mut path = Vec::with_capacity(self.vertices);
        let mut before = usize::MAX;
        let mut at = self.ends[0];
        while path.len() < self.vertices {
            path.push(at);
            let [one, other] = links[at];
            let next = if one == before { other } else { one };
            before = at;
            at = next;
        }
        path
    }
}
