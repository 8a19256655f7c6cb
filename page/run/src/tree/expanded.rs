//! The expanded nodes: by default the nodes above solutions, or along the run, with the changes by the visitor.

/// The visitor's changes: nodes that were expanded or collapsed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Expanded {
    /// Whether all nodes are open that were not closed.
    pub all: bool,
    /// The paths of nodes that were opened or closed, and which.
    set: Vec<(Vec<u8>, bool)>,
}

/// A change of the expanded nodes.
#[derive(Clone, Debug)]
pub enum Change {
    /// Open a node, or close it.
    Set(Vec<u8>, bool),
    /// Open all, or set all back.
    All(bool),
}

impl Expanded {
    /// Whether a node is open that would be, or would not be, by default.
    pub fn is_open(&self, path: &[u8], by_default: bool) -> bool {
        let set = self.set.iter().find(|(of, _)| of == path);
        set.map_or(by_default || self.all, |(_, open)| *open)
    }

    /// The expanded nodes after a change.
    #[must_use]
    pub fn changed(&self, change: Change) -> Self {
        match change {
            Change::All(all) => Self {
                all,
                set: Vec::new(),
            },
            Change::Set(path, open) => {
                let mut next = self.clone();
                next.set.retain(|(of, _)| *of != path);
                next.set.push((path, open));
                next
            }
        }
    }
}
