//! All 2-factors of a board, each with a number.

use std::mem::{replace, take};

use super::super::CountError;
use super::super::circuit::Circuits;
use super::super::degrees::{Degrees, HUB};
use super::super::error::{reserve, with_capacity};
use super::super::layer::Fold;
use super::super::middle::Half;
use super::super::plan::Plan;
use super::super::stages::Layout;
use super::layers::{Layers, push};
use super::part::Part;
use super::ways::Ways;

/// The 2-factors of a board, or of a board with a hub, once they are prepared.
///
/// Their numbers, from 0, ascend with the degrees that the upper part has at the seam; of two
/// degrees that are mirror images of each other the lesser comes first, with the other just behind
/// it. Those of equal degrees are ordered by the way to fill the upper part, and then the lower one.
#[derive(Debug)]
pub(super) struct TwoFactors {
    layout: Layout,
    /// Of degrees at the seam.
    fold: Option<Fold>,
    layers: Layers,
    upper: Part,
    lower: Part,
    stage: Stage,
}

#[derive(Debug)]
enum Stage {
    /// Doing squares.
    Squares,
    /// Adding up the ways to reach degrees at the seam.
    Sums {
        sums: Ways,
        place: usize,
    },
    /// Multiplying them, in ascending order of the degrees, by the ways to reach the opposite ones.
    Products {
        sums: Ways,
        table: Table,
        /// The degrees that are next.
        next: usize,
    },
    Ready(Table),
}

/// How many 2-factors have which degrees at the seam.
#[derive(Debug)]
struct Table {
    /// Of the upper part, of two that are mirror images of each other one, ascending.
    degrees: Vec<Degrees>,
    /// How many have these degrees or lesser ones, as far as that is known.
    ends: Vec<u128>,
}

/// So much is done at once that it takes some ten microseconds.
const PLACES: usize = 32;

impl TwoFactors {
    pub(super) fn new(layout: Layout, has_hub: bool) -> Result<Self, CountError> {
        let plan = Plan::new(layout.lower_rows, layout.columns, has_hub);
        let part = |own: u32, other: u32| {
            let [own_border, other_border] = [own, other].map(|rows| &plan.borders[rows as usize]);
            Part {
                half: Half::new(own_border, other_border),
            }
        };
        let fold = Fold { first: 0 };
        Ok(Self {
            layout,
            fold: layout.columns.is_multiple_of(2).then_some(fold),
            upper: part(layout.upper_rows, layout.lower_rows),
            lower: part(layout.lower_rows, layout.upper_rows),
            layers: Layers::new(plan)?,
            stage: Stage::Squares,
        })
    }

    /// Does the next piece of what has to be done before 2-factors can be found. Returns whether all
    /// is done.
    pub(super) fn prepare(&mut self) -> Result<bool, CountError> {
        let Self {
            layers,
            upper,
            lower,
            ..
        } = self;
        match &mut self.stage {
            Stage::Ready(_) => return Ok(true),
            Stage::Squares => {
                if layers.advance(PLACES)? {
                    let number = upper.half.squares + 1;
                    let sums = Ways::new(self.fold, number)?;
                    self.stage = Stage::Sums { sums, place: 0 };
                }
            }
            Stage::Sums { sums, place } => {
                let before = upper.last(layers);
                let end = before.places().min(*place + PLACES / 4);
                for place in *place..end {
                    push(before, place, &upper.half.choices, |target, ways| {
                        if sums.keeps(target) {
                            sums.add(target, ways)?;
                        }
                        Ok(())
                    })?;
                }
                *place = end;
                if end == before.places() {
                    let table = Table::new(sums)?;
                    let sums = replace(sums, Ways::new(None, 0)?);
                    self.stage = Stage::Products {
                        sums,
                        table,
                        next: 0,
                    };
                }
            }
            Stage::Products { sums, table, next } => {
                let alike = self.layout.upper_rows == self.layout.lower_rows;
                for _ in 0..PLACES / 4 {
                    let Some(&target) = table.degrees.get(*next) else {
                        let table = Table {
                            degrees: take(&mut table.degrees),
                            ends: take(&mut table.ends),
                        };
                        self.stage = Stage::Ready(table.fit());
                        break;
                    };
                    *next += 1;
                    let opposite = upper.half.opposite(target);
                    let below = if alike {
                        sums.get(opposite)
                    } else {
                        lower.ways(layers, opposite)
                    };
                    let above = sums.get(target);
                    table.push(target, above, below, images(self.fold, target))?;
                }
            }
        }
        Ok(false)
    }

    /// The bytes that are used.
    pub(super) fn bytes(&self) -> u64 {
        self.layers.bytes()
            + match &self.stage {
                Stage::Squares => 0,
                Stage::Sums { sums, .. } => sums.bytes(),
                Stage::Products { sums, table, .. } => sums.bytes() + table.bytes(),
                Stage::Ready(table) => table.bytes(),
            }
    }

    /// The number of 2-factors, once it is known: below 2^127.
    pub(super) fn total(&self) -> Option<u128> {
        match &self.stage {
            Stage::Ready(table) => Some(table.total()),
            _ => None,
        }
    }

    /// Replaces the moves by those of the 2-factor with a number below the total.
    pub(super) fn get(&self, number: u128, circuits: &mut Circuits) {
        let Stage::Ready(table) = &self.stage else {
            return;
        };
        let (target, mut left, all) = table.find(number);
        let opposite = self.upper.half.opposite(target);
        let below = self.lower.ways(&self.layers, opposite);
        let pairs = all / images(self.fold, target);
        let mirrored = left >= pairs;
        left %= pairs;
        circuits.clear();
        let [above, below] = [left / u128::from(below), left % u128::from(below)];
        circuits.look_from(false, mirrored);
        self.upper
            .draw(&self.layers, target, above as u64, circuits);
        circuits.look_from(true, mirrored);
        self.lower
            .draw(&self.layers, opposite, below as u64, circuits);
    }
}

/// The place of degrees in the order of the 2-factors: there the hub counts as slot 7, as it did when seeds were first given
/// tours. No square has this slot on the boards with a hub from which tours are drawn.
fn order(degrees: Degrees) -> u64 {
    degrees.with(HUB, 0).bits() | u64::from(degrees.get(HUB)) << 14
}

/// For how many degrees these stand: for their mirror image, too, if that is another.
fn images(fold: Option<Fold>, degrees: Degrees) -> u128 {
    let image = fold.map(|_| degrees.mirrored());
    1 + u128::from(image.is_some_and(|image| image != degrees))
}

impl Table {
    /// The table of these degrees, before any is counted.
    fn new(sums: &Ways) -> Result<Self, CountError> {
        let mut degrees = with_capacity(sums.len())?;
        degrees.extend((0..sums.places()).filter_map(|place| Some(sums.at(place)?.0)));
        degrees.sort_unstable_by_key(|&degrees| (order(degrees), degrees));
        Ok(Self {
            degrees,
            ends: Vec::new(),
        })
    }

    /// Without the degrees that are not counted, since nothing fits them.
    fn fit(mut self) -> Self {
        self.degrees.truncate(self.ends.len());
        self.degrees.shrink_to_fit();
        self
    }

    /// Adds what is known of the next degrees: in how many ways the upper and the lower part can be
    /// filled, and for how many images that counts.
    fn push(
        &mut self,
        degrees: Degrees,
        above: u64,
        below: u64,
        images: u128,
    ) -> Result<(), CountError> {
        if below == 0 {
            return Ok(());
        }
        let pairs = u128::from(above) * u128::from(below);
        let end = pairs
            .checked_mul(images)
            .and_then(|all| all.checked_add(self.total()))
            // A random number for each has a bit to spare.
            .filter(|end| end >> 127 == 0)
            .ok_or(CountError::TooMany)?;
        reserve(&mut self.ends, 1)?;
        // Those that are counted stand at the front of those that are to be.
        self.degrees[self.ends.len()] = degrees;
        self.ends.push(end);
        Ok(())
    }

    fn bytes(&self) -> u64 {
        (self.degrees.capacity() * size_of::<Degrees>() + self.ends.capacity() * size_of::<u128>())
            as u64
    }

    fn total(&self) -> u128 {
        self.ends.last().copied().unwrap_or(0)
    }

    /// The degrees of the 2-factor with this number, its number among those of these degrees, and
    /// how many these are.
    fn find(&self, number: u128) -> (Degrees, u128, u128) {
        let index = self.ends.partition_point(|&end| end <= number);
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        (
            self.degrees[index],
            number - start,
            self.ends[index] - start,
        )
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::super::plan::up_to_two;
    use super::*;
    use crate::board::Size;
    use crate::knight::Board;

    fn prepared(rows: u32, columns: u32, has_hub: bool) -> (TwoFactors, Circuits) {
        let layout = Layout::new(Size::new(rows, columns).unwrap());
        let mut factors = TwoFactors::new(layout, has_hub).unwrap();
        while !factors.prepare().unwrap() {}
        (factors, Circuits::new(rows, columns, has_hub))
    }

    /// The number of 2-factors, found one by one: each square in turn gets the edges that it lacks
    /// to squares after it.
    fn search(size: Size, has_hub: bool) -> u128 {
        fn go_on(later: &[Vec<usize>], at: usize, degrees: &[u8]) -> u128 {
            let Some(others) = later.get(at) else {
                return 1;
            };
            let open: Vec<usize> = others
                .iter()
                .copied()
                .filter(|&other| degrees[other] < 2)
                .collect();
            let sets = up_to_two(&open);
            let fitting = sets
                .iter()
                .filter(|set| set.len() == 2 - usize::from(degrees[at]));
            let mut found = 0;
            for set in fitting.collect::<Vec<_>>() {
                let mut degrees = degrees.to_vec();
                for &other in set {
                    degrees[other] += 1;
                }
                found += go_on(later, at + 1, &degrees);
            }
            found
        }
        let board = Board::from(size);
        let squares: Vec<_> = board.squares().collect();
        let later = squares.iter().enumerate().map(|(at, &square)| {
            let neighbours = board.neighbours(square);
            let index = |other| squares.iter().position(|&square| square == other);
            let later = neighbours.filter_map(index).filter(|&other| other > at);
            later.chain(has_hub.then_some(squares.len())).collect()
        });
        let mut later: Vec<Vec<usize>> = later.collect();
        later.extend(has_hub.then(Vec::new));
        go_on(&later, 0, &vec![0; later.len()])
    }

    /// Two other programs agree on the numbers of 5 x 6 and 6 x 6. The numbers of tours are
    /// published.
    #[test]
    fn each_2_factor_has_a_number() {
        for (rows, columns, has_hub, tours) in [
            (3, 3, false, 0),
            (4, 3, true, 8),
            (6, 3, true, 0),
            (7, 3, true, 52),
            (6, 5, false, 8),
            (6, 6, false, 9862),
        ] {
            let (factors, mut circuits) = prepared(rows, columns, has_hub);
            let total = factors.total().unwrap();
            if rows * columns < 30 {
                let searched = search(Size::new(rows, columns).unwrap(), has_hub);
                assert_eq!(total, searched, "{rows}x{columns}");
            }
            let mut different = BTreeSet::new();
            let mut single = 0;
            for number in 0..total {
                factors.get(number, &mut circuits);
                single += u32::from(circuits.is_single());
                different.insert(circuits.sorted());
            }
            assert_eq!(different.len() as u128, total, "{rows}x{columns}");
            assert_eq!(single, tours, "{rows}x{columns}");
        }
        assert_eq!(prepared(6, 5, false).0.total(), Some(325));
        assert_eq!(prepared(6, 6, false).0.total(), Some(36_236));
    }
}
