//! The places of the nodes: leaves side by side, each other node centred above its children, and a level for each
//! queen.

use super::shape::VisibleNode;

/// The tree's places. A slot is the room of one leaf.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The middle of each node, in half slots from the left.
    halves: Vec<u32>,
    /// The number of queens at each node.
    levels: Vec<u32>,
    /// The number of leaves.
    pub slots: u32,
    /// The number of levels.
    pub depth: u32,
}

impl Layout {
    /// The places of nodes that come each before those below it.
    pub fn new(shown: &[VisibleNode]) -> Self {
        let is_leaf = |index: usize| {
            shown
                .get(index + 1)
                .is_none_or(|next| next.parent != Some(index))
        };
        let mut slots = 0;
        let mut halves = vec![0; shown.len()];
        for index in (0..shown.len()).filter(|&index| is_leaf(index)) {
            halves[index] = 2 * slots + 1;
            slots += 1;
        }
        // The loop goes from the last node to the first, so that children are placed before their parent.
        let mut ends: Vec<Option<(u32, u32)>> = vec![None; shown.len()];
        for index in (0..shown.len()).rev() {
            if let Some((first, last)) = ends[index] {
                halves[index] = u32::midpoint(first, last);
            }
            if let Some(parent) = shown[index].parent {
                let last = ends[parent].map_or(halves[index], |(_, last)| last);
                ends[parent] = Some((halves[index], last));
            }
        }
        let levels: Vec<u32> = shown
            .iter()
            .map(|shown| shown.node.path.len() as u32)
            .collect();
        Self {
            depth: levels.iter().max().map_or(1, |deepest| deepest + 1),
            halves,
            levels,
            slots: slots.max(1),
        }
    }

    /// The middle of a node in half slots from the left, and the number of queens at it.
    pub fn place(&self, index: usize) -> (u32, u32) {
        (self.halves[index], self.levels[index])
    }

    /// The middle of a node, in units of the drawing.
    pub fn at(&self, index: usize, scale: Scale) -> (i32, i32) {
        let (half, level) = self.place(index);
        let x = f64::from(half) * scale.slot / 2.0;
        let y = (f64::from(level) + 0.5) * scale.level;
        ((x * UNITS) as i32, (y * UNITS) as i32)
    }

    /// The width and the height in pixels.
    pub fn extent(&self, scale: Scale) -> (f64, f64) {
        (
            f64::from(self.slots) * scale.slot,
            f64::from(self.depth) * scale.level,
        )
    }

    /// The node nearest to a pixel, if one is near.
    pub fn nearest(&self, (x, y): (f64, f64), scale: Scale) -> Option<usize> {
        let level = (y / scale.level) as u32;
        let off = |index: usize| (f64::from(self.halves[index]) * scale.slot / 2.0 - x).abs();
        (0..self.halves.len())
            .filter(|&index| self.levels[index] == level)
            .min_by(|&a, &b| off(a).total_cmp(&off(b)))
            .filter(|&index| off(index) <= scale.slot.max(12.0))
    }
}

/// Units of the drawing to a pixel: places are whole numbers.
pub const UNITS: f64 = 10.0;

/// The scale of the tree, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    /// The width of a slot.
    pub slot: f64,
    /// The height of a level.
    pub level: f64,
}

/// The widest slot.
const WIDEST: f64 = 64.0;
/// The smallest slot in which a node is distinct from its neighbours.
const CLEAR: f64 = 9.0;
/// The height that the tree takes, if its levels need not be lower or higher
/// than these.
const HEIGHT: f64 = 330.0;
const LEVELS: (f64, f64) = (26.0, 60.0);

/// The height of a level in a tree of `depth` levels that has this height.
fn level(depth: u32, height: f64) -> f64 {
    (height / f64::from(depth)).clamp(LEVELS.0, LEVELS.1)
}

/// The height of a tree with `depth` levels, in pixels.
pub fn height(depth: u32) -> f64 {
    f64::from(depth) * level(depth, HEIGHT)
}

impl Scale {
    /// The scale for a window of this width, doubled `closer` times from the scale at first. The levels share the `height`,
    /// if it is given.
    pub fn new(layout: &Layout, width: f64, height: Option<f64>, closer: i32) -> Self {
        let whole = (width / f64::from(layout.slots)).min(WIDEST);
        let first = whole.max(CLEAR);
        let times = f64::from(1 << closer.unsigned_abs().min(30));
        let wanted = if closer < 0 {
            first / times
        } else {
            first * times
        };
        // Written so, and not by `clamp`, whose message would bring the writing of
        // fractions into the program: 5 KB.
        let slot = wanted.max(whole).min(WIDEST);
        Self {
            slot,
            level: level(layout.depth, height.unwrap_or(HEIGHT)),
        }
    }

    /// Whether all of the tree is as wide as a window, or narrower.
    pub fn is_whole(self, layout: &Layout, width: f64) -> bool {
        layout.extent(self).0 <= width + 1.0
    }

    /// Whether nothing can be seen closer.
    pub fn is_closest(self) -> bool {
        self.slot >= WIDEST
    }

    /// Half the size of a node's mark, in units of the drawing.
    pub fn mark(self) -> i32 {
        ((self.slot * 0.42).clamp(1.2, 8.0) * UNITS) as i32
    }

    /// Whether there is room for the names of squares: letters and ranks, or pairs of numbers.
    pub fn has_names(self, pairs: bool) -> bool {
        self.slot >= if pairs { 56.0 } else { 34.0 }
    }
}

#[cfg(test)]
mod tests {
    use bezzel_stepping::queens::{Algorithm, Plan};

    use super::super::expanded::{Change, Expanded};
    use super::super::shape::{AnyTree, Growth, present};
    use super::*;

    fn shown(n: u32) -> Vec<VisibleNode> {
        let growth = Growth::new(AnyTree::of(Plan::new(n, Algorithm::Arrays)).unwrap());
        growth.shown(&Expanded::default(), &[])
    }

    #[test]
    fn nodes_stand_above_the_middle_of_those_below() {
        let shown = shown(4);
        let layout = Layout::new(&shown);
        let scale = Scale::new(&layout, 600.0, None, 0);
        assert_eq!((layout.slots, layout.depth), (6, 5));
        let x = |path: &[u8]| layout.at(present(&shown, path), scale).0;
        assert_eq!(x(&[0]), i32::midpoint(x(&[0, 2]), x(&[0, 3])));
        assert_eq!(x(&[1]), x(&[1, 3, 0, 2]));
        assert_eq!(x(&[]), i32::midpoint(x(&[0]), x(&[3])));
    }

    #[test]
    fn a_node_is_found_where_it_is_drawn() {
        let shown = shown(6);
        let layout = Layout::new(&shown);
        let scale = Scale::new(&layout, 700.0, None, 0);
        for index in 0..shown.len() {
            let (x, y) = layout.at(index, scale);
            let pixel = (f64::from(x) / UNITS, f64::from(y) / UNITS);
            assert_eq!(layout.nearest(pixel, scale), Some(index));
        }
        assert_eq!(layout.nearest((1.0, 1.0), scale), None);
    }

    #[test]
    fn a_wide_tree_is_clear_at_first_and_can_be_seen_whole() {
        let growth = Growth::new(AnyTree::of(Plan::new(8, Algorithm::Arrays)).unwrap());
        let all = Expanded::default().changed(Change::All(true));
        let layout = Layout::new(&growth.shown(&all, &[]));
        let first = Scale::new(&layout, 700.0, None, 0);
        assert!(first.slot >= CLEAR && !first.is_whole(&layout, 700.0));
        assert!(Scale::new(&layout, 700.0, None, -20).is_whole(&layout, 700.0));
        assert!(Scale::new(&layout, 700.0, None, 20).is_closest());
    }

    #[test]
    fn the_levels_share_a_height_as_far_as_they_can() {
        let layout = Layout::new(&shown(4));
        let high = |height| layout.extent(Scale::new(&layout, 600.0, Some(height), 0)).1 as u32;
        assert_eq!((high(200.0), high(1000.0), high(10.0)), (200, 300, 130));
    }
}
