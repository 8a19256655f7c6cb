//! A large board is drawn a few ranks a frame, beginning where the visitor is: neither a press nor the opening of a
//! screen waits until thousands of squares are drawn.

use std::rc::Rc;

use bezzel_solver::board::Size;

/// The number of squares drawn in one frame. Further ranks wait for the next frame.
const ENOUGH: u32 = 320;

/// The cells that each rank shows, old or new.
#[derive(Clone, Debug)]
pub struct Spread<T> {
    size: Option<Size>,
    /// The cells of the whole board to which a rank belongs; none where nothing is drawn yet.
    ranks: Vec<Option<Rc<[T]>>>,
}

impl<T> Default for Spread<T> {
    fn default() -> Self {
        Self {
            size: None,
            ranks: Vec::new(),
        }
    }
}

impl<T: PartialEq> Spread<T> {
    /// The rows whose ranks are drawn, each with the cells that it shows.
    pub fn ranks(&self) -> impl Iterator<Item = (u32, &Rc<[T]>)> {
        let ranks = (0..).zip(&self.ranks);
        ranks.filter_map(|(row, cells)| Some((row, cells.as_ref()?)))
    }

    /// Lets ranks show these cells, the nearest to a row first, as many as fit into a frame. Says whether others wait.
    pub fn advance(&mut self, size: Size, cells: &Rc<[T]>, row: u32) -> bool {
        if self.size != Some(size) {
            self.size = Some(size);
            self.ranks = vec![None; size.rows() as usize];
        }
        let columns = size.columns() as usize;
        let mut drawn = 0;
        let mut waits = false;
        for row in nearest(row, size.rows()) {
            let own = |of_board: &[T]| row * columns..of_board.len().min((row + 1) * columns);
            let is_new = self.ranks[row].as_ref().is_none_or(|shown| {
                !Rc::ptr_eq(shown, cells) && shown[own(shown)] != cells[own(cells)]
            });
            if is_new && drawn >= ENOUGH {
                waits = true;
                continue;
            }
            if is_new {
                drawn += size.columns();
            }
            self.ranks[row] = Some(Rc::clone(cells));
        }
        waits
    }
}

/// All rows, by their distance from one of them.
fn nearest(row: u32, rows: u32) -> impl Iterator<Item = usize> {
    let around = move |distance: u32| {
        let below = (distance > 0).then_some(row + distance);
        [row.checked_sub(distance), below]
    };
    let near = (0..rows).flat_map(around).flatten();
    near.filter(move |row| *row < rows).map(|row| row as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(size: Size, cell: impl Fn(u32) -> u32) -> Rc<[u32]> {
        (0..size.rows() * size.columns()).map(cell).collect()
    }

    fn rows_of(spread: &Spread<u32>, cells: &Rc<[u32]>) -> Vec<u32> {
        let of_these = spread.ranks().filter(|(_, shown)| Rc::ptr_eq(shown, cells));
        of_these.map(|(row, _)| row).collect()
    }

    #[test]
    fn a_small_board_is_drawn_at_once() {
        let size = Size::new(17, 18).unwrap();
        let mut spread = Spread::default();
        let cells = of(size, |_| 0);
        assert!(!spread.advance(size, &cells, 16));
        assert_eq!(rows_of(&spread, &cells).len(), 17);
    }

    #[test]
    fn ranks_come_from_where_the_visitor_is() {
        let size = Size::new(40, 40).unwrap();
        let mut spread = Spread::default();
        let cells = of(size, |_| 0);
        for rows in [6..=13, 2..=17, 0..=23, 0..=31] {
            assert!(spread.advance(size, &cells, 10));
            assert!(rows_of(&spread, &cells).into_iter().eq(rows), "{spread:?}");
        }
        assert!(!spread.advance(size, &cells, 10));
        assert!(rows_of(&spread, &cells).into_iter().eq(0..40));
    }

    #[test]
    fn ranks_without_a_change_cost_nothing() {
        let size = Size::new(40, 40).unwrap();
        let mut spread = Spread::default();
        let before = of(size, |_| 0);
        while spread.advance(size, &before, 0) {}
        let after = of(size, |at| u32::from(at / 40 >= 33));
        assert!(!spread.advance(size, &after, 0));
        assert!(rows_of(&spread, &after).into_iter().eq(0..40));
    }

    #[test]
    fn another_change_on_the_way_leaves_no_rank_behind() {
        let size = Size::new(64, 64).unwrap();
        let mut spread = Spread::default();
        for (row, round) in (0..).zip([1, 2, 3]) {
            spread.advance(size, &of(size, |_| round), row);
        }
        let last = of(size, |_| 4);
        while spread.advance(size, &last, 63) {}
        assert!(rows_of(&spread, &last).into_iter().eq(0..64));
        let smaller = Size::new(5, 5).unwrap();
        let cells = of(smaller, |_| 4);
        assert!(!spread.advance(smaller, &cells, 4));
        assert!(rows_of(&spread, &cells).into_iter().eq(0..5));
    }
}
