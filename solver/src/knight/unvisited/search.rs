use super::{Shape, Unvisited};
use crate::board::Square;
use crate::knight::circuit::{Graph, Outcome, Search};

/// The search for a path through the rest, over all ends that it can have.
///
/// A search between two given ends is decided quickly as a rule, with an end left open it often is
/// not. So each possible pair of ends gets its own searches, in rounds: a pair that is not done within
/// the round's patience is searched again in the next, in another order and with twice the patience.
/// A pair that is refuted is out.
#[derive(Clone, Debug)]
pub struct TourSearch {
    rest: Unvisited,
    tasks: Vec<Task>,
    /// The numbers of the tasks that are not refuted.
    waiting: Vec<u32>,
    round: u32,
    /// The place in `waiting` of the task that is being searched.
    at: usize,
    /// Steps left of this task in this round.
    patience: u64,
    search: Option<Search>,
    outcome: Outcome,
}

/// The aim of one search.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Task {
    Circuit,
    Between([u16; 2]),
    /// A path with any ends, for boards with too many pairs of ends.
    Anywhere,
}

impl TourSearch {
    /// The most pairs of ends that are searched one by one.
    const MAX_PAIRS: usize = 4096;

    /// The search, or `None` if there are too many squares for a search, or too few.
    pub fn new(rest: Unvisited) -> Option<Self> {
        let squares = rest.squares.len() as u64;
        if !(3..=Unvisited::MAX_SEARCHED + 2).contains(&squares) {
            return None;
        }
        let tasks = tasks(&rest);
        Some(Self {
            waiting: (0..tasks.len() as u32).collect(),
            outcome: if tasks.is_empty() {
                Outcome::Refuted
            } else {
                Outcome::Searching
            },
            tasks,
            round: 0,
            at: 0,
            patience: patience(&rest, 0),
            rest,
            search: None,
        })
    }

    /// The number of steps to take at once: see [`Unvisited::steps_at_once`].
    pub fn steps_at_once(&self) -> u64 {
        self.rest.steps_at_once()
    }

    pub const fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// Takes up to `steps` steps, and returns the number of steps taken. A step is a decision, or the start of a
    /// search.
    pub fn advance(&mut self, steps: u64) -> u64 {
        let mut left = steps;
        while left > 0 && self.outcome == Outcome::Searching {
            let begun = u64::from(self.search.is_none());
            let (task, round) = (self.task(), self.round);
            let search = self
                .search
                .get_or_insert_with(|| search(&self.rest, task, round));
            let taken = search.advance(left.min(self.patience));
            // If a single step is left, it is spent on a decision, so that each slice gets on.
            left = (left - taken).saturating_sub(begun);
            self.patience -= taken;
            match search.outcome() {
                Outcome::Found => self.outcome = Outcome::Found,
                Outcome::Refuted => {
                    self.waiting.remove(self.at);
                    self.turn();
                }
                Outcome::Searching if self.patience == 0 => {
                    self.at += 1;
                    self.turn();
                }
                Outcome::Searching => {}
            }
        }
        steps - left
    }

    fn task(&self) -> Task {
        self.tasks[self.waiting[self.at] as usize]
    }

    /// Turns to the next task.
    fn turn(&mut self) {
        self.search = None;
        if self.waiting.is_empty() {
            self.outcome = Outcome::Refuted;
        } else if self.at == self.waiting.len() {
            self.at = 0;
            self.round = self.round.saturating_add(1);
        }
        self.patience = patience(&self.rest, self.round);
    }

    /// The path that was found, from its start to its end.
    ///
    /// # Panics
    ///
    /// If none was found.
    pub fn path(&self) -> Vec<Square> {
        let search = self.search.as_ref().expect("it is kept when it has found");
        let task = self.task();
        let mut path = match task {
            Task::Circuit => search.circuit(0),
            Task::Between([start, _]) => search.circuit(start),
            Task::Anywhere => search.circuit(self.rest.squares.len() as u16),
        };
        match task {
            // The path goes from the start to the end, or the reverse.
            Task::Between([_, end]) if path[1] == end => path[1..].reverse(),
            Task::Circuit | Task::Between(_) => {}
            Task::Anywhere => drop(path.remove(0)),
        }
        path.into_iter()
            .map(|number| self.rest.squares[number as usize])
            .collect()
    }
}

/// The steps of each task in a round. The first round has enough to finish without a mistake.
fn patience(rest: &Unvisited, round: u32) -> u64 {
    (2 * rest.squares.len() as u64).max(200) << round.min(40)
}

/// All pairs of ends to search, the likeliest first.
fn tasks(rest: &Unvisited) -> Vec<Task> {
    let Shape::Path(ends) = rest.shape else {
        return vec![Task::Circuit];
    };
    let ends = ends.map(|end| end.and_then(|end| rest.number(end)));
    let is_dark = |number: u32| rest.squares[number as usize].is_dark(rest.size);
    let all = || 0..rest.squares.len() as u32;
    let dark = all().filter(|&number| is_dark(number)).count();
    let light = rest.squares.len() - dark;
    let fit = |start: u32, end: u32| {
        start != end
            && match dark.cmp(&light) {
                std::cmp::Ordering::Equal => is_dark(start) != is_dark(end),
                more => is_dark(start) == more.is_gt() && is_dark(end) == more.is_gt(),
            }
    };
    if ends == [None, None] && dark * light > TourSearch::MAX_PAIRS {
        return vec![Task::Anywhere];
    }
    // The fewer ways lead to a square, the better it is aside, at an end.
    let mut by_neighbours: Vec<u32> = all().collect();
    by_neighbours.sort_by_key(|&number| rest.neighbours(rest.squares[number as usize]).count());
    let candidates = |end: Option<u32>| end.map_or_else(|| by_neighbours.clone(), |end| vec![end]);
    let [starts, last] = ends.map(candidates);
    let mut tasks = Vec::new();
    for &start in &starts {
        for &end in &last {
            // If both ends are open, each pair is taken once.
            let twice = ends == [None, None] && start > end;
            if fit(start, end) && !twice {
                tasks.push(Task::Between([start as u16, end as u16]));
            }
        }
    }
    tasks
}

fn search(rest: &Unvisited, task: Task, seed: u32) -> Search {
    let squares = rest.squares.len();
    let mut edges = Vec::with_capacity(4 * squares + 1);
    for (&square, number) in rest.squares.iter().zip(0_u32..) {
        let later = rest.neighbours(square).filter(|&to| to > number);
        edges.extend(later.map(|to| [number as u16, to as u16]));
    }
    match task {
        Task::Circuit => Search::new(Graph::new(squares, edges), &[], seed),
        Task::Between([start, end]) => {
            // A path over three squares or more does not take the move between its ends.
            edges.retain(|&edge| edge != [start.min(end), start.max(end)]);
            let joining = edges.len() as u16;
            edges.push([start, end]);
            Search::new(Graph::new(squares, edges), &[joining], seed)
        }
        Task::Anywhere => {
            let aside = squares as u16;
            edges.extend((0..aside).map(|vertex| [aside, vertex]));
            Search::new(Graph::new(squares + 1, edges), &[], seed)
        }
    }
}
