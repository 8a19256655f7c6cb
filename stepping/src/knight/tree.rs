use super::position::Position;
use super::{Algorithm, Below, NodeKind, Plan};
use bezzel_solver::board::Square;
use bezzel_solver::knight::{KnightError, Step};

/// The tree of the paths of a search. Each path is below its beginning. The tree is read node by node.
///
/// The tree takes no memory: a node is named by the digits of the moves that lead to it. It is the tree of the search
/// for all tours, even if the plan stops at the first one.
///
/// # Examples
///
/// ```
/// use bezzel_solver::board::{Size, Square};
/// use bezzel_stepping::knight::{Algorithm, NodeKind, Plan, Tree};
///
/// let plan = Plan::new(Size::new(3, 4)?, Square::new(2, 0), Algorithm::Backtracking);
/// let tree = Tree::new(plan)?;
/// let mut waiting = vec![tree.root()];
/// let mut tours = 0;
/// while let Some(node) = waiting.pop() {
///     tours += u32::from(node.kind == NodeKind::Solution);
///     waiting.extend(tree.children(&node.path));
/// }
/// assert_eq!(tours, 2);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tree {
    plan: Plan,
}

/// A path of a search.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Node {
    /// The digits of its moves, from the start.
    pub path: Vec<u8>,
    /// The knight's square.
    pub square: Square,
    /// The kind of the node.
    pub kind: NodeKind,
}

impl Tree {
    /// The tree of a plan.
    ///
    /// # Errors
    ///
    /// The errors of [`Run::new`](super::Run::new).
    pub fn new(plan: Plan) -> Result<Self, KnightError> {
        plan.check()?;
        Ok(Self { plan })
    }

    /// The knight on its start.
    pub fn root(&self) -> Node {
        let mut position = Position::empty(&self.plan);
        position.put(0);
        self.leading_to(&position, Vec::new())
    }

    /// The node of a path, if the board has it.
    pub fn node(&self, path: &[u8]) -> Option<Node> {
        let position = self.position(path)?;
        Some(self.leading_to(&position, path.to_vec()))
    }

    /// The nodes below a node, in the order in which the search comes to them; none if it has none, or there is no such
    /// node.
    pub fn children(&self, path: &[u8]) -> Vec<Node> {
        let Some(mut position) = self.position(path) else {
            return Vec::new();
        };
        let mut children = Vec::new();
        let here = position.here();
        for rank in ranks(&position) {
            position.put(rank);
            let step = here
                .zip(position.here())
                .and_then(|(from, to)| Step::between(from, to));
            if let Some(step) = step {
                let path = [path, &[step.digit()]].concat();
                children.push(self.leading_to(&position, path));
            }
            position.take();
        }
        children
    }

    /// The summary of the nodes below a node, if the search visits at most this many squares there. Takes time in
    /// proportion to them.
    pub fn below(&self, path: &[u8], most_placements: u64) -> Option<Below> {
        let mut left = most_placements;
        below(&mut self.position(path)?, &mut left)
    }

    /// The number of the event that places the knight on the last square of a path, if it takes at most this many
    /// visits of squares to count. Takes time in proportion to them.
    pub fn step(&self, path: &[u8], most_placements: u64) -> Option<u64> {
        let target = self.position(path)?;
        let each = self.plan.algorithm == Algorithm::Backtracking;
        let mut position = Position::empty(&self.plan);
        position.put(0);
        let (mut step, mut left) = (1, most_placements);
        for visit in target.path().iter().skip(1) {
            // Each earlier move is tried, and refused or made and taken back; this one is tried and made. With the
            // rule, the squares are chosen once.
            step += if each {
                2 * u64::from(visit.rank) + 2
            } else {
                2
            };
            for rank in ranks(&position)
                .into_iter()
                .filter(|&rank| rank < visit.rank)
            {
                position.put(rank);
                let below = below(&mut position, &mut left)?;
                position.take();
                step += self.events(&below) + if each { 1 } else { 2 };
            }
            position.put(visit.rank);
        }
        Some(step)
    }

    /// The events between visiting a node's square and leaving it.
    fn events(&self, below: &Below) -> u64 {
        // The node and the nodes below it look for a move, except tours.
        let looking = below.placements + 1 - below.solutions;
        match self.plan.algorithm {
            // Each move is tried, and refused or made. In the end none is left, and each made move is taken back.
            Algorithm::Backtracking => looking * 17 + below.placements + below.solutions,
            // The squares are chosen, and in the end none is left; each is visited and left.
            Algorithm::Warnsdorff => looking * 2 + 2 * below.placements + below.solutions,
        }
    }

    fn position(&self, path: &[u8]) -> Option<Position> {
        let mut position = Position::empty(&self.plan);
        position.put(0);
        for &digit in path {
            let step = Step::from_digit(digit)?;
            let to = step.taken_from(position.here()?, self.plan.size)?;
            let choices = position.choices();
            let rank = choices.iter().position(|choice| *choice == Some(to))?;
            position.put(rank as u8);
        }
        Some(position)
    }

    fn leading_to(&self, position: &Position, path: Vec<u8>) -> Node {
        Node {
            path,
            square: position.here().unwrap_or(self.plan.start),
            kind: if position.is_full() {
                NodeKind::Solution
            } else if position.free() > 0 {
                NodeKind::Choice
            } else {
                NodeKind::Failure
            },
        }
    }
}

/// The ranks of the moves that can be made.
fn ranks(position: &Position) -> Vec<u8> {
    let choices = position.choices();
    let free = (0..).zip(choices).filter(|(_, choice)| choice.is_some());
    free.map(|(rank, _)| rank).collect()
}

/// The summary of the nodes below a position, unless they are too many. The position is the same afterwards.
fn below(position: &mut Position, left: &mut u64) -> Option<Below> {
    let mut sum = Below::default();
    if position.is_full() {
        sum.solutions = 1;
        return Some(sum);
    }
    let ranks = ranks(position);
    sum.dead_ends = u64::from(ranks.is_empty());
    for rank in ranks {
        *left = left.checked_sub(1)?;
        position.put(rank);
        let below = below(position, left);
        position.take();
        let below = below?;
        sum.placements += below.placements + 1;
        sum.dead_ends += below.dead_ends;
        sum.solutions += below.solutions;
    }
    Some(sum)
}
