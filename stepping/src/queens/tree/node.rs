use super::Below;
use super::below::Count;
use crate::queens::position::Position;
use crate::queens::{Attacker, Plan, StepsError};
use bezzel_solver::board::Square;
use bezzel_solver::queens::Unit;

/// The tree of the positions of a depth-first search. It computes the nodes that are asked for.
///
/// The tree takes no memory: a node is named by its path, the places of its queens in the order of placing, as in
/// [`Run::path`](crate::queens::Run::path). It is the tree of the search for all solutions, even if the plan stops at
/// the first one.
///
/// # Examples
///
/// The whole tree for four queens, with its two solutions:
///
/// ```
/// use bezzel_stepping::queens::{Algorithm, Node, NodeKind, Plan, Tree};
///
/// let tree = Tree::new(Plan::new(4, Algorithm::Arrays))?;
/// let mut waiting = vec![tree.root()];
/// let (mut placements, mut solutions) = (0, Vec::new());
/// while let Some(node) = waiting.pop() {
///     if node.kind == NodeKind::Solution {
///         solutions.push(node.path.clone());
///     }
///     let children = tree.children(&node.path);
///     placements += children.len();
///     waiting.extend(children);
/// }
/// assert_eq!(placements, 16);
/// assert_eq!(solutions, [[2, 0, 3, 1], [1, 3, 0, 2]]);
/// # Ok::<_, bezzel_stepping::queens::StepsError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tree {
    plan: Plan,
    empty: Position,
}

/// A position of a search.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Node {
    /// The places of its queens in the order in which they were placed: the column of a queen in a row, or the row of a
    /// queen in a column, from 0.
    pub path: Vec<u8>,
    /// The square of the last queen; none at the root.
    pub square: Option<Square>,
    /// The row or column for the next queen; none on a solution.
    pub unit: Option<Unit>,
    /// The kind of the node.
    pub kind: NodeKind,
}

named! {
/// The kind of a node.
    #[derive(PartialOrd, Ord, Hash)]
    pub enum NodeKind {
    /// The next queen has at least one square.
        Choice = "choice",
    /// The next queen has no square.
        Failure = "failure",
    /// A solution.
        Solution = "solution",
    }
}

/// A square that cannot have the next queen, and why.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Refusal {
    /// The square.
    pub square: Square,
    /// The queens that attack it, in the order in which they were placed; at least one.
    pub attacks: Vec<Attacker>,
}

impl Tree {
    /// The tree of a plan.
    ///
    /// # Errors
    ///
    /// [`StepsError::Size`] unless n is 1 to [`Plan::MAX_N`], [`StepsError::NoTree`] if the
    /// algorithm [has none](crate::queens::Algorithm::has_tree).
    pub fn new(plan: Plan) -> Result<Self, StepsError> {
        if !plan.algorithm.has_tree() {
            return Err(StepsError::NoTree);
        }
        let empty = Position::empty(&plan)?;
        Ok(Self { plan, empty })
    }

    /// The empty board.
    pub fn root(&self) -> Node {
        node(&self.empty)
    }

    /// The node of a path, if the search comes to it.
    pub fn node(&self, path: &[u8]) -> Option<Node> {
        self.position(path).as_ref().map(node)
    }

    /// The nodes below a node, in the order in which the search comes to them; none if it has none, or
    /// there is no such node.
    pub fn children(&self, path: &[u8]) -> Vec<Node> {
        let Some(mut position) = self.position(path) else {
            return Vec::new();
        };
        let mut children = Vec::new();
        let mut from = 0;
        while let Some(rank) = position.next_free(from) {
            position.put(rank);
            children.push(node(&position));
            position.take();
            from = rank + 1;
        }
        children
    }

    /// The squares of the next row or column that are attacked, in the order in which they are
    /// visited: at a failure, all of them.
    pub fn refusals(&self, path: &[u8]) -> Vec<Refusal> {
        let position = match self.position(path) {
            Some(position) if !position.is_full() => position,
            _ => return Vec::new(),
        };
        let refusal = |rank| {
            let square = position.square(rank);
            let queens = position
                .queens()
                .iter()
                .map(|&queen| position.square_of(queen));
            let attacks: Vec<Attacker> = queens
                .filter_map(|queen| Attacker::between(queen, square))
                .collect();
            (!attacks.is_empty()).then_some(Refusal { square, attacks })
        };
        (0..position.n()).filter_map(refusal).collect()
    }

    /// The summary of the nodes below a node, if they have at most this many placements. Takes time in proportion to
    /// them.
    ///
    /// A node below which there is no solution can be shown as collapsed.
    pub fn below(&self, path: &[u8], most_placements: u64) -> Option<Below> {
        let mut position = self.position(path)?;
        Count::new(most_placements).below(&mut position)
    }

    /// The number of the event that places the last queen of a path, 0 for the root, if it takes at most this many
    /// placements to count. Takes time in proportion to them.
    ///
    /// ```
    /// use bezzel_stepping::queens::{Algorithm, Event, Plan, Run, Tree, Watched};
    ///
    /// let plan = Plan::new(8, Algorithm::Test);
    /// let tree = Tree::new(plan)?;
    /// let mut run = Run::new(plan)?;
    /// run.walk_to(tree.step(&[0, 2, 5], 10_000).expect("few placements come before"));
    /// // Q . . . . . . .
    /// // . . Q . . . . .
    /// // . . . . . Q . .
    /// assert_eq!(run.path(), [0, 2, 5]);
    /// assert!(matches!(run.event(), Event::Place { .. }));
    /// # Ok::<_, bezzel_stepping::queens::StepsError>(())
    /// ```
    pub fn step(&self, path: &[u8], most_placements: u64) -> Option<u64> {
        let target = self.position(path)?;
        let mut position = self.empty.clone();
        let mut count = Count::new(most_placements);
        let mut step = 0;
        for queen in target.queens() {
            step += if self.plan.algorithm.tries_each_square() {
                // Two for each square before: it is tried, and refused or given a queen.
                2 * u64::from(queen.rank) + 2
            } else {
                // The unit is chosen; placing the queens before is counted with them.
                2
            };
            let mut from = 0;
            while let Some(rank) = position.next_free(from).filter(|&rank| rank < queen.rank) {
                position.put(rank);
                let below = count.below(&mut position)?;
                position.take();
                // One to take it back.
                step += below.events(&self.plan) + 1;
                step += u64::from(!self.plan.algorithm.tries_each_square());
                from = rank + 1;
            }
            position.put(queen.rank);
        }
        Some(step)
    }

    fn position(&self, path: &[u8]) -> Option<Position> {
        let mut position = self.empty.clone();
        for &place in path {
            let rank = position.rank(place)?;
            if position.is_full() || !position.is_free(rank) {
                return None;
            }
            position.put(rank);
        }
        Some(position)
    }
}

fn node(position: &Position) -> Node {
    Node {
        path: position.path(),
        square: position.last(),
        unit: (!position.is_full()).then(|| position.unit()),
        kind: match position.next_free(0) {
            _ if position.is_full() => NodeKind::Solution,
            Some(_) => NodeKind::Choice,
            None => NodeKind::Failure,
        },
    }
}
