//! All 2-factors of a board, each with a number.

use std::mem::take;

use super::super::CountError;
use super::super::circuit::Circuits;
use super::super::layer::Fold;
use super::super::layout::Layout;
use super::super::middle::Half;
use super::super::plan::Plan;
use super::super::rules::Rules;
use super::layers::Layers;
use super::order::Order;
use super::part::Part;
use super::sums::Sums;
use super::table::Table;
use crate::board::Square;

/// The 2-factors of a board, or of a board with a hub, once they are prepared.
///
/// Their numbers, from 0, ascend with the degrees that the upper part has at the seam; of two
/// degrees that are mirror images of each other the lesser comes first, with the other just behind
/// it. Those of equal degrees are ordered by the way to fill the upper part, and then the lower one.
#[derive(Debug)]
pub struct TwoFactors {
    layout: Layout,
    /// The fold of degrees at the seam.
    fold: Option<Fold>,
    /// The layers of the lower part, and of the upper part as well unless it has its own.
    layers: Layers,
    upper_layers: Option<Layers>,
    upper: Part,
    lower: Part,
    stage: Stage,
}

#[derive(Debug, Default)]
enum Stage {
    /// Adding the squares one by one.
    #[default]
    Squares,
    /// Adding up the ways to reach degrees at the seam: of the upper part, then of the lower one.
    Upper(Sums),
    Lower(Sums, Sums),
    /// Multiplying them.
    Products(Box<Table>),
    Ready(Box<Table>),
}

/// The number of places that are done at once, in some ten microseconds.
const PLACES: usize = 32;

impl TwoFactors {
    /// The 2-factors that obey rules for the squares of the laid-out board.
    pub fn new(layout: Layout, has_hub: bool, rules: &Rules) -> Result<Self, CountError> {
        let Layout {
            columns,
            upper_rows,
            lower_rows,
        } = layout;
        let mut plan = Plan::new(lower_rows, columns, has_hub);
        let part = |own: u32, other: u32| {
            let [own_border, other_border] = [own, other].map(|rows| &plan.borders[rows as usize]);
            Part {
                half: Half::new(own_border, other_border),
            }
        };
        let mut upper = part(upper_rows, lower_rows);
        let mut lower = part(lower_rows, upper_rows);
        let mut fold = columns.is_multiple_of(2).then_some(Fold { first: 0 });
        let mut upper_layers = None;
        if !rules.is_empty() {
            let from_below =
                |Square { row, column }| Square::new(upper_rows + lower_rows + 1 - row, column);
            let rules_below = rules.seen(from_below);
            rules.restrict_half(&mut upper.half);
            rules_below.restrict_half(&mut lower.half);
            let mut upper_plan = Plan::new(upper_rows, columns, has_hub);
            rules.restrict_plan(&mut upper_plan, false);
            rules_below.restrict_plan(&mut plan, false);
            upper_layers = Some(Layers::new(upper_plan)?);
            fold = None;
        }
        Ok(Self {
            layout,
            fold,
            upper,
            lower,
            upper_layers,
            layers: Layers::new(plan)?,
            stage: Stage::Squares,
        })
    }

    /// Does the next piece of the preparation that the search for 2-factors needs. Returns true if all is done.
    pub fn prepare(&mut self) -> Result<bool, CountError> {
        // The number of sums that take some ten microseconds.
        const SUMS: usize = 1024;
        self.stage = match take(&mut self.stage) {
            Stage::Squares => {
                let mut done = self.layers.advance(PLACES)?;
                if let Some(layers) = &mut self.upper_layers {
                    done &= layers.advance(PLACES)?;
                }
                if !done {
                    return Ok(false);
                }
                Stage::Upper(self.sums(&self.upper, self.upper_layers())?)
            }
            Stage::Upper(mut upper) => {
                if !upper.advance(SUMS)? {
                    Stage::Upper(upper)
                } else if self.is_alike() {
                    self.products(upper, None)?
                } else {
                    // The upper ones are done first: while edges are added, sums need twice the memory.
                    Stage::Lower(upper, self.sums(&self.lower, &self.layers)?)
                }
            }
            Stage::Lower(upper, mut lower) => {
                if lower.advance(SUMS)? {
                    self.products(upper, Some(lower))?
                } else {
                    Stage::Lower(upper, lower)
                }
            }
            Stage::Products(mut table) => {
                if table.advance()? {
                    Stage::Ready(table)
                } else {
                    Stage::Products(table)
                }
            }
            Stage::Ready(table) => Stage::Ready(table),
        };
        Ok(matches!(self.stage, Stage::Ready(_)))
    }

    fn order(&self) -> Order {
        Order {
            has_hub: self.layers.plan().has_hub,
        }
    }

    fn upper_layers(&self) -> &Layers {
        self.upper_layers.as_ref().unwrap_or(&self.layers)
    }

    /// Whether both parts are filled in the same ways.
    fn is_alike(&self) -> bool {
        self.layout.upper_rows == self.layout.lower_rows && self.upper_layers.is_none()
    }

    fn sums(&self, part: &Part, layers: &Layers) -> Result<Sums, CountError> {
        Sums::new(part.last(layers), &part.half, self.order(), self.fold)
    }

    fn products(&self, upper: Sums, lower: Option<Sums>) -> Result<Stage, CountError> {
        let table = Table::new(upper, lower, &self.upper.half, self.fold, self.order())?;
        Ok(Stage::Products(Box::new(table)))
    }

    /// The bytes that are used.
    pub fn bytes(&self) -> u64 {
        self.layers.bytes()
            + self.upper_layers.as_ref().map_or(0, Layers::bytes)
            + match &self.stage {
                Stage::Squares => 0,
                Stage::Upper(upper) => upper.bytes(),
                Stage::Lower(upper, lower) => upper.bytes() + lower.bytes(),
                Stage::Products(table) | Stage::Ready(table) => table.bytes(),
            }
    }

    /// The number of 2-factors, once it is known: below 2^127.
    pub fn total(&self) -> Option<u128> {
        match &self.stage {
            Stage::Ready(table) => Some(table.total()),
            _ => None,
        }
    }

    /// Replaces the moves by those of the 2-factor with a number below the total.
    pub fn get(&self, number: u128, circuits: &mut Circuits) {
        let Stage::Ready(table) = &self.stage else {
            return;
        };
        let (product, mut left) = table.find(number);
        let (pairs, below) = (product.pairs(), u128::from(product.below));
        let mirrored = left >= pairs;
        left %= pairs;
        let [above, below] = [left / below, left % below];
        circuits.clear();
        circuits.look_from(false, mirrored);
        let (target, upper) = (product.degrees, &self.upper);
        upper.draw(self.upper_layers(), target, above as u64, circuits);
        circuits.look_from(true, mirrored);
        let opposite = upper.half.opposite(target);
        self.lower
            .draw(&self.layers, opposite, below as u64, circuits);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::super::layout::Laid;
    use super::super::super::plan::up_to_two;
    use super::super::super::rules::Move;
    use super::super::memory::least_memory;
    use super::*;
    use crate::board::Size;
    use crate::knight::{Board, TourKind};

    fn prepared(rows: u32, columns: u32, has_hub: bool) -> (TwoFactors, Circuits) {
        prepared_by(rows, columns, has_hub, &Rules::default())
    }

    fn prepared_by(
        rows: u32,
        columns: u32,
        has_hub: bool,
        rules: &Rules,
    ) -> (TwoFactors, Circuits) {
        let size = Size::new(rows, columns).unwrap();
        let laid = Laid::new(&Board::new(size, rules.holes.clone()).unwrap());
        let mut factors = TwoFactors::new(laid.layout(), has_hub, rules).unwrap();
        while !factors.prepare().unwrap() {}
        (factors, Circuits::new(laid, has_hub))
    }

    /// The number of 2-factors, found one by one: each square in turn gets the edges that it lacks
    /// to squares after it.
    fn search(size: Size, has_hub: bool, rules: &Rules) -> u128 {
        fn search_from(
            later: &[Vec<usize>],
            made: &[[usize; 2]],
            at: usize,
            degrees: &[u8],
        ) -> u128 {
            let Some(others) = later.get(at) else {
                return 1;
            };
            let open: Vec<usize> = others
                .iter()
                .copied()
                .filter(|&other| degrees[other] < 2)
                .collect();
            let sets = up_to_two(&open);
            let fitting = sets.iter().filter(|set| {
                let mut made = made.iter().filter(|ends| ends[0] == at);
                set.len() == 2 - usize::from(degrees[at]) && made.all(|ends| set.contains(&ends[1]))
            });
            let mut found = 0;
            for set in fitting.collect::<Vec<_>>() {
                let mut degrees = degrees.to_vec();
                for &other in set {
                    degrees[other] += 1;
                }
                found += search_from(later, made, at + 1, &degrees);
            }
            found
        }
        let board = Board::new(size, rules.holes.clone()).unwrap();
        let squares: Vec<_> = board.squares().collect();
        let index = |end: Option<Square>| {
            let place = |other| squares.iter().position(|&square| square == other);
            end.map_or(Some(squares.len()), place)
        };
        let pair = |ends: &Move| {
            let mut ends = ends.map(|end| index(end).unwrap());
            ends.sort_unstable();
            ends
        };
        let avoided: Vec<_> = rules.avoided.iter().map(pair).collect();
        let later = squares.iter().enumerate().map(|(at, &square)| {
            let neighbours = board.neighbours(square).map(Some);
            let later = neighbours.filter_map(index).filter(|&other| other > at);
            let later = later.chain(has_hub.then_some(squares.len()));
            later
                .filter(|&other| !avoided.contains(&[at, other]))
                .collect()
        });
        let mut later: Vec<Vec<usize>> = later.collect();
        later.extend(has_hub.then(Vec::new));
        let made: Vec<_> = rules.made.iter().map(pair).collect();
        search_from(&later, &made, 0, &vec![0; later.len()])
    }

    /// Compares the memory that is known before with that of the layers.
    fn check_memory_of_layers(boards: &[(u32, u32, TourKind)]) {
        for &(rows, columns, kind) in boards {
            let (factors, _) = prepared(rows, columns, kind == TourKind::Open);
            let (least, taken) = (least_memory(factors.layout, kind), factors.layers.bytes());
            let board = format!("{rows}x{columns} {kind}: {least}, {taken}");
            assert!(least <= taken, "{board}");
            assert!(least > taken / 100 * 98, "{board}");
        }
    }

    #[test]
    fn layers_take_the_memory_that_is_known_before() {
        check_memory_of_layers(&[
            (10, 6, TourKind::Closed),
            (15, 6, TourKind::Closed),
            (10, 6, TourKind::Open),
            (13, 6, TourKind::Open),
        ]);
    }

    #[test]
    #[ignore = "takes seconds in a release build"]
    fn layers_of_wide_boards_take_the_memory_that_is_known_before() {
        check_memory_of_layers(&[
            (12, 7, TourKind::Closed),
            (11, 8, TourKind::Closed),
            (11, 7, TourKind::Open),
        ]);
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
                let size = Size::new(rows, columns).unwrap();
                let searched = search(size, has_hub, &Rules::default());
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

    /// Rules by the names of squares; a dash is the hub.
    fn rules(size: Size, holes: &[&str], made: &[&str], avoided: &[&str]) -> Rules {
        let square = |name: &str| Square::from_name(name, size).unwrap();
        let moves = |named: &[&str]| {
            let ends = |named: &&str| {
                let (from, to) = named.split_once(' ').unwrap();
                [from, to].map(|name| (name != "-").then(|| square(name)))
            };
            named.iter().map(ends).collect()
        };
        Rules {
            holes: holes.iter().map(|name| square(name)).collect(),
            made: moves(made),
            avoided: moves(avoided),
        }
    }

    #[test]
    fn each_2_factor_that_keeps_to_rules_has_a_number() {
        type Names = &'static [&'static str];
        let cases: [(u32, u32, bool, Names, Names, Names); 9] = [
            (6, 5, false, &[], &["a1 b3", "b3 d4"], &[]),
            (6, 5, false, &[], &["c3 d5"], &["b3 d4"]),
            (6, 5, false, &["c3", "c4"], &[], &[]),
            (6, 5, false, &["a1", "b1"], &["c1 d3"], &["a4 c3"]),
            (5, 5, false, &["c3"], &[], &[]),
            (7, 4, false, &["a1", "d1"], &[], &["c3 d5"]),
            (5, 4, true, &["b2"], &[], &[]),
            (5, 4, true, &[], &["- a1", "a1 c2"], &["b3 d4"]),
            (5, 4, true, &["a1"], &["- b1"], &["- c4"]),
        ];
        for (rows, columns, has_hub, holes, made, avoided) in cases {
            let size = Size::new(rows, columns).unwrap();
            let rules = rules(size, holes, made, avoided);
            let (factors, mut circuits) = prepared_by(rows, columns, has_hub, &rules);
            let total = factors.total().unwrap();
            assert_eq!(total, search(size, has_hub, &rules), "{size} {rules:?}");
            let mut different = BTreeSet::new();
            for number in 0..total {
                factors.get(number, &mut circuits);
                different.insert(circuits.sorted());
            }
            assert_eq!(different.len() as u128, total, "{size} {rules:?}");
            assert!(total > 0, "{size} {rules:?}");
        }
    }
}
