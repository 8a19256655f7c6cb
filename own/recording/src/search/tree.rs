use bezzel_solver::board::Square;

/// The calls of the recursive function, in the order in which they began. A call within another is its child. A
/// generator that continues is no new call.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tree {
    nodes: Vec<Node>,
}

/// A call of the recursive function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The number of the call among all calls.
    pub call: u32,
    /// The index of the call that called it.
    pub parent: Option<u32>,
    /// The number of calls around it.
    pub depth: u32,
    /// The step of its first line.
    pub first: u32,
    /// The step of its last line, as far as it was recorded.
    pub last: u32,
    /// The square that the board has at its first line and had not at that of its parent, if there is one.
    pub square: Option<Square>,
    /// The number of its children.
    pub children: u32,
    /// The number of solutions that were found during the call and not during a call of its own.
    pub solutions: u32,
    /// Whether the call was over at the end of the recording.
    pub ended: bool,
    first_child: Option<u32>,
    last_child: Option<u32>,
    next: Option<u32>,
}

impl Tree {
    /// All calls, in the order in which they began.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The calls within a call, or the outermost ones.
    pub fn children(&self, node: Option<u32>) -> impl Iterator<Item = u32> {
        let mut next = match node {
            Some(node) => self.get(node).and_then(|node| node.first_child),
            None => self.nodes.first().map(|_| 0),
        };
        std::iter::from_fn(move || {
            let index = next?;
            next = self.get(index)?.next;
            Some(index)
        })
    }

    /// Whether a call ended without a solution and without a call of its own.
    pub fn is_dead_end(&self, node: u32) -> bool {
        self.get(node).is_some_and(Node::is_dead_end)
    }

    /// The innermost call at a step.
    pub fn at(&self, step: u32) -> Option<u32> {
        // Calls begin in order, so only the last one and those around it can run.
        let begun = self.nodes.partition_point(|node| node.first <= step) as u32;
        let mut found = begun.checked_sub(1);
        while let Some(index) = found {
            let node = self.get(index)?;
            if step <= node.last || !node.ended {
                break;
            }
            found = node.parent;
        }
        found
    }

    /// Counts the solution on the board for a call that begins with it, and not for the call around it.
    pub(super) fn hand_down(&mut self, node: u32) {
        let parent = self.get(node).and_then(|node| node.parent);
        if let Some(parent) = parent.and_then(|parent| self.get_mut(parent)) {
            parent.solutions = parent.solutions.saturating_sub(1);
        }
        if let Some(node) = self.get_mut(node) {
            node.solutions += 1;
        }
    }

    fn get(&self, index: u32) -> Option<&Node> {
        self.nodes.get(index as usize)
    }

    pub(super) fn get_mut(&mut self, index: u32) -> Option<&mut Node> {
        self.nodes.get_mut(index as usize)
    }

    /// Adds a call, and returns its index.
    pub(super) fn add(
        &mut self,
        call: u32,
        parent: Option<u32>,
        first: u32,
        square: Option<Square>,
    ) -> u32 {
        let index = self.nodes.len() as u32;
        let depth = parent
            .and_then(|parent| self.get(parent))
            .map_or(0, |parent| parent.depth + 1);
        let before = match parent {
            Some(parent) => self.get_mut(parent).and_then(|parent| {
                parent.children += 1;
                parent.first_child.get_or_insert(index);
                parent.last_child.replace(index)
            }),
            None => (0..index)
                .rev()
                .find(|&index| self.get(index).is_some_and(|node| node.parent.is_none())),
        };
        if let Some(before) = before.and_then(|before| self.get_mut(before)) {
            before.next = Some(index);
        }
        self.nodes.push(Node {
            call,
            parent,
            depth,
            first,
            last: first,
            square,
            children: 0,
            solutions: 0,
            ended: false,
            first_child: None,
            last_child: None,
            next: None,
        });
        index
    }
}

impl Node {
    /// Whether the call ended without a solution and without a call of its own.
    pub const fn is_dead_end(&self) -> bool {
        self.ended && self.children == 0 && self.solutions == 0
    }
}
