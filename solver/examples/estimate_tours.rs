//! Estimates how many closed tours a board has that is too large to be counted, with a standard error.
//!
//!     cargo run --release -p bezzel-solver --example estimate_tours -- 10x10 100000
//!
//! A closed tour gives each square two moves; a choice of two moves at each square is a 2-factor. Here some 2-factors are drawn,
//! each with a known chance, and counted as one over that chance: the mean is the number of 2-factors without bias, and of those
//! that are a single circuit, the number of tours (H. Kahn and A. W. Marshall, 1953, on sampling by importance).
//!
//! - The outer two rows at either edge are drawn exactly, by a table of the ways to reach all degrees of the next two rows.
//! - Further rows, until four are left in the middle, get their moves square by square, each possible set with the same
//!   chance. This makes the weights uneven, but takes no memory: a table of one row more has some thirty times as many degrees.
//! - For the rows in the middle all ways to add what the degrees lack are counted, column by column, and some are drawn.
//!
//! The number of threads and a seed may follow. Boards up to 10 columns, which take some GiB.

use std::collections::HashMap;
use std::error::Error;
use std::thread;

use bezzel_solver::Random;
use bezzel_solver::board::Size;

/// The number of rows at an edge whose fillings are all in tables.
const ROWS_IN_TABLES: usize = 2;
/// The rows in the middle whose ways are counted for each sample.
const ROWS_IN_MIDDLE: usize = 4;
/// The preference for degrees at the edges: the fewer moves lead into the middle, the more ways to fill it. This is
/// roughly the factor for each missing move, as measured on 8 x 8.
const TILT: f64 = 0.63;
/// The number of fillings of the middle that are drawn for a sample.
const DRAWS: u32 = 16;

/// Degrees, two bits for each square, row by row from the present one.
type Degrees = u64;
/// The two squares of a move, row and column each.
type Move = [(usize, usize); 2];

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let size: Size = words
        .next()
        .ok_or("expected a board, such as 10x10")?
        .parse()?;
    let mut number = |usual| words.next().map_or(Ok(usual), |word| word.parse::<u64>());
    let (samples, threads, seed) = (number(10_000)?, number(1)?.max(1), number(1848)?);
    let rows = size.rows().max(size.columns()) as usize;
    let columns = size.rows().min(size.columns()) as usize;
    if !(5..=10).contains(&columns) || rows < 2 * ROWS_IN_TABLES + ROWS_IN_MIDDLE - 2 {
        return Err("expected 5 to 10 columns, and at least 6 rows".into());
    }
    let edge = Edge::new(columns);
    let sums = thread::scope(|scope| {
        let share = |thread| samples / threads + u64::from(thread < samples % threads);
        let work = |thread| {
            let edge = &edge;
            scope.spawn(move || sums(edge, rows, share(thread), seed + thread))
        };
        let running: Vec<_> = (0..threads).map(work).collect();
        let done = running
            .into_iter()
            .map(|thread| thread.join().expect("no panic"));
        done.fold([0.0; 4], |all, more| {
            std::array::from_fn(|at| all[at] + more[at])
        })
    });
    for (what, [sum, squares]) in [
        ("2-factors", [sums[0], sums[1]]),
        ("closed tours", [sums[2], sums[3]]),
    ] {
        let mean = sum / samples as f64;
        let variance = squares / samples as f64 - mean * mean;
        let error = (variance / samples as f64).sqrt();
        println!(
            "{size}: {mean:.4e} {what}, standard error {error:.1e} ({:.2} %)",
            100.0 * error / mean
        );
    }
    Ok(())
}

/// The sums of the estimates of `samples` samples, and of their squares: for all 2-factors, and for tours.
fn sums(edge: &Edge, rows: usize, samples: u64, seed: u64) -> [f64; 4] {
    let mut random = Random::new(seed);
    let mut sums = [0.0; 4];
    for _ in 0..samples {
        let [factors, tours] = sample(edge, rows, &mut random);
        for (sum, more) in sums
            .iter_mut()
            .zip([factors, factors * factors, tours, tours * tours])
        {
            *sum += more;
        }
    }
    sums
}

/// One estimate of the number of 2-factors, and one of the number of tours.
fn sample(edge: &Edge, rows: usize, random: &mut Random) -> [f64; 2] {
    let columns = edge.columns;
    let outer = rows.saturating_sub(ROWS_IN_MIDDLE);
    let [above, below] = [outer / 2, outer - outer / 2];
    let (upper, mut moves, upper_weight) = edge.draw(above, random);
    let (lower, moves_below, lower_weight) = edge.draw(below, random);
    let weight = upper_weight * lower_weight;
    if weight == 0.0 {
        return [0.0; 2];
    }
    moves.extend(
        moves_below
            .iter()
            .map(|ends| ends.map(|(row, column)| (rows - 1 - row, column))),
    );
    let between = rows - above - below;
    let degree =
        |degrees: Degrees, row: usize, column| degrees >> (2 * (row * columns + column)) & 3;
    let lacks = |row: usize, column| {
        let has = |degrees, row| {
            if row < 2 {
                degree(degrees, row, column)
            } else {
                0
            }
        };
        2_u64.checked_sub(has(upper, row) + has(lower, between - 1 - row))
    };
    let wanted = (0..columns).map(|column| (0..between).map(|row| lacks(row, column)).collect());
    let Some(wanted) = wanted.collect::<Option<Vec<Vec<u64>>>>() else {
        return [0.0; 2];
    };
    let middle = Middle::new(between, wanted);
    let ways = middle.ways();
    if ways == 0.0 {
        return [0.0; 2];
    }
    let mut tours = 0;
    for _ in 0..DRAWS {
        let mut all = moves.clone();
        let drawn = middle.draw(random);
        all.extend(
            drawn
                .iter()
                .map(|ends| ends.map(|(row, column)| (row + above, column))),
        );
        tours += u32::from(is_tour(&all, rows, columns));
    }
    [
        weight * ways,
        weight * ways * f64::from(tours) / f64::from(DRAWS),
    ]
}

/// A number below another, at random.
fn below(most: u64, random: &mut Random) -> u64 {
    ((u128::from(random.next_u64()) * u128::from(most)) >> 64) as u64
}

/// A number from 0 to below 1, at random.
fn part(random: &mut Random) -> f64 {
    (random.next_u64() >> 11) as f64 / 2_f64.powi(53)
}

/// The preference for degrees, if `rows` rows, none or one, follow before the middle.
fn tilt(degrees: Degrees, columns: usize, rows: usize) -> f64 {
    let sum = |row: usize| -> i32 {
        let row = degrees >> (2 * row * columns);
        (0..columns)
            .map(|column| (row >> (2 * column) & 3) as i32)
            .sum()
    };
    // Each square of a row that follows has two moves less those that it has.
    TILT.powi(if rows == 0 {
        sum(0) + sum(1)
    } else {
        sum(1) - sum(0)
    })
}

/// The rows at an edge of the board.
struct Edge {
    columns: usize,
    /// The ways to reach degrees, after 0, 1, 2, ... squares.
    layers: Vec<HashMap<Degrees, u64>>,
    /// The degrees after the last row, each with its chance or that of one before, where no row is to follow and where one is.
    ends: [Vec<(Degrees, f64)>; 2],
}

impl Edge {
    fn new(columns: usize) -> Self {
        let mut layers = vec![HashMap::from([(0, 1)])];
        for square in 0..ROWS_IN_TABLES * columns {
            let mut next = HashMap::new();
            for (&degrees, &ways) in &layers[square] {
                for (target, _) in choices(degrees, square % columns, columns) {
                    *next.entry(target).or_insert(0) += ways;
                }
            }
            layers.push(next);
        }
        let last = &layers[layers.len() - 1];
        let ends = [0, 1].map(|rows| {
            let mut ends: Vec<_> = last
                .iter()
                .map(|(&degrees, &ways)| (degrees, ways as f64 * tilt(degrees, columns, rows)))
                .collect();
            ends.sort_unstable_by_key(|&(degrees, _)| degrees);
            let mut sum = 0.0;
            for (_, chance) in &mut ends {
                sum += *chance;
                *chance = sum;
            }
            ends
        });
        Self {
            columns,
            layers,
            ends,
        }
    }

    /// Moves of the squares of some rows, the degrees that these give to the next rows, and one over the chance of this.
    fn draw(&self, rows: usize, random: &mut Random) -> (Degrees, Vec<Move>, f64) {
        let columns = self.columns;
        let mut moves = Vec::new();
        let (mut degrees, mut weight) = (0, 1.0);
        let mut first = 0;
        if let Some(more) = rows.checked_sub(ROWS_IN_TABLES) {
            first = ROWS_IN_TABLES;
            let ends = &self.ends[more.min(1)];
            let all = ends[ends.len() - 1].1;
            let chance = part(random) * all;
            let end = ends.partition_point(|&(_, sum)| sum <= chance);
            degrees = ends[end.min(ends.len() - 1)].0;
            weight = all / tilt(degrees, columns, more.min(1));
            self.walk_back(degrees, &mut moves, random);
        }
        for row in first..rows {
            for column in 0..columns {
                let open: Vec<_> = choices(degrees, column, columns).collect();
                if open.is_empty() {
                    return (0, moves, 0.0);
                }
                let (target, ends) = open[below(open.len() as u64, random) as usize];
                weight *= open.len() as f64;
                degrees = target;
                moves.extend(made(row, column, ends));
            }
        }
        (degrees, moves, weight)
    }

    /// One of the ways to reach degrees after the rows in tables, each with the same chance.
    fn walk_back(&self, mut degrees: Degrees, moves: &mut Vec<Move>, random: &mut Random) {
        let columns = self.columns;
        for square in (0..ROWS_IN_TABLES * columns).rev() {
            let (row, column) = (square / columns, square % columns);
            let sources = sources(degrees, column, columns).filter_map(|(source, ends)| {
                let ways = *self.layers[square].get(&source)?;
                Some((source, ends, ways))
            });
            let sources: Vec<_> = sources.collect();
            let mut way = below(sources.iter().map(|(.., ways)| ways).sum(), random);
            for (source, ends, ways) in sources {
                if way < ways {
                    moves.extend(made(row, column, ends));
                    degrees = source;
                    break;
                }
                way -= ways;
            }
        }
    }
}

/// The moves from a square to one that is done later: rows down, columns right.
const LATER: [(usize, isize); 4] = [(1, -2), (1, 2), (2, -1), (2, 1)];

/// The squares that a square can have moves to, by their places in [`LATER`], in all sets of so many.
fn sets(column: usize, columns: usize, moves: u32) -> impl Iterator<Item = (u8, Degrees)> {
    (0..16_u8)
        .filter(move |set| set.count_ones() == moves)
        .filter_map(move |set| {
            let ends = (0..4).filter(|&at| set >> at & 1 == 1);
            let gain = ends.map(|at| {
                let (down, right) = LATER[at];
                let to = column
                    .checked_add_signed(right)
                    .filter(|&to| to < columns)?;
                Some(1 << (2 * (down * columns + to)))
            });
            Some((set, gain.sum::<Option<Degrees>>()?))
        })
}

/// The possible states after a square of the first row: the degrees, and the set of its moves. After the last square of the
/// row, the next row is the first one.
fn choices(degrees: Degrees, column: usize, columns: usize) -> impl Iterator<Item = (Degrees, u8)> {
    let own = degrees >> (2 * column) & 3;
    let rest = degrees & !(3 << (2 * column));
    let down = if column + 1 == columns {
        2 * columns
    } else {
        0
    };
    sets(column, columns, 2 - own as u32)
        .filter(move |(_, gain)| rest >> 1 & gain == 0)
        .map(move |(set, gain)| ((rest + gain) >> down, set))
}

/// The possible states before: the opposite of [`choices`].
fn sources(degrees: Degrees, column: usize, columns: usize) -> impl Iterator<Item = (Degrees, u8)> {
    let down = if column + 1 == columns {
        2 * columns
    } else {
        0
    };
    let degrees = degrees << down;
    (0..=2).flat_map(move |moves| {
        let has = |degrees: Degrees, gain: Degrees| (degrees | degrees >> 1) & gain == gain;
        sets(column, columns, moves)
            .filter(move |(_, gain)| has(degrees, *gain))
            .map(move |(set, gain)| (degrees - gain + (u64::from(2 - moves) << (2 * column)), set))
    })
}

fn made(row: usize, column: usize, set: u8) -> impl Iterator<Item = Move> {
    let ends = (0..4)
        .filter(move |at| set >> at & 1 == 1)
        .map(|at| LATER[at]);
    ends.map(move |(down, right)| {
        [
            (row, column),
            (row + down, column.wrapping_add_signed(right)),
        ]
    })
}

/// The rows in the middle, done column by column. Each of their squares needs a number of further moves.
struct Middle {
    rows: usize,
    /// The possible wants of the squares of three columns after 0, 1, 2, ... squares, two bits each, with the ways to give them
    /// all of it.
    layers: Vec<HashMap<u64, f64>>,
    wanted: Vec<Vec<u64>>,
}

impl Middle {
    fn new(rows: usize, wanted: Vec<Vec<u64>>) -> Self {
        let squares = rows * wanted.len();
        let mut middle = Self {
            rows,
            layers: Vec::with_capacity(squares + 1),
            wanted,
        };
        let first = (0..3)
            .map(|column| middle.column(column) << (2 * rows * column))
            .sum();
        let mut layer = HashMap::from([(first, 0.0)]);
        for square in 0..squares {
            let mut next = HashMap::new();
            for &state in layer.keys() {
                middle.each(square, state, |target, _| {
                    next.insert(target, 0.0);
                });
            }
            middle.layers.push(layer);
            layer = next;
        }
        for ways in layer.values_mut() {
            *ways = 1.0;
        }
        middle.layers.push(layer);
        for square in (0..squares).rev() {
            let mut layer = std::mem::take(&mut middle.layers[square]);
            for (&state, ways) in &mut layer {
                middle.each(square, state, |target, _| {
                    *ways += middle.layers[square + 1][&target];
                });
            }
            middle.layers[square] = layer;
        }
        middle
    }

    /// The wants of the squares of a column at first.
    fn column(&self, column: usize) -> u64 {
        let wanted = self.wanted.get(column).into_iter().flatten();
        wanted.rev().fold(0, |packed, wanted| packed << 2 | wanted)
    }

    fn ways(&self) -> f64 {
        self.layers[0].values().sum()
    }

    /// The possible states after a square has got its moves: the wants that are left, and the squares that it has moves to, as places
    /// in the three columns.
    fn each(&self, square: usize, state: u64, mut then: impl FnMut(u64, &[usize])) {
        let (rows, row, column) = (self.rows, square % self.rows, square / self.rows);
        let own = state >> (2 * row) & 3;
        let rest = state & !(3 << (2 * row));
        let open = [(-2, 1), (2, 1), (-1, 2), (1, 2)].map(|(down, right)| {
            let to = row.checked_add_signed(down).filter(|&to| to < rows)?;
            let place = right * rows + to;
            (rest >> (2 * place) & 3 > 0).then_some(place)
        });
        for set in (0..16_u8).filter(|set| u64::from(set.count_ones()) == own) {
            let mut ends = Vec::with_capacity(2);
            ends.extend(
                (0..4)
                    .filter(|at| set >> at & 1 == 1)
                    .filter_map(|at| open[at]),
            );
            if ends.len() as u64 != own {
                continue;
            }
            let mut target = ends
                .iter()
                .fold(rest, |target, place| target - (1 << (2 * place)));
            if row + 1 == rows {
                target = target >> (2 * rows) | self.column(column + 3) << (4 * rows);
            }
            then(target, &ends);
        }
    }

    /// One of the ways, each with the same chance.
    fn draw(&self, random: &mut Random) -> Vec<Move> {
        let rows = self.rows;
        let mut moves = Vec::new();
        let mut state = *self.layers[0]
            .keys()
            .next()
            .expect("one state is the first");
        for square in 0..rows * self.wanted.len() {
            let mut way = part(random) * self.layers[square][&state];
            let (row, column) = (square % rows, square / rows);
            let mut found = None;
            self.each(square, state, |target, ends| {
                let ways = self.layers[square + 1][&target];
                if way >= 0.0 && ways > 0.0 {
                    found = Some((target, ends.to_vec()));
                }
                way -= ways;
            });
            let (target, ends) = found.expect("where there are ways, one goes on");
            moves.extend(
                ends.iter()
                    .map(|place| [(row, column), (place % rows, column + place / rows)]),
            );
            state = target;
        }
        moves
    }
}

/// Whether moves, two at each square, are a single circuit.
fn is_tour(moves: &[Move], rows: usize, columns: usize) -> bool {
    let index = |(row, column): (usize, usize)| row * columns + column;
    let mut neighbours = vec![Vec::with_capacity(2); rows * columns];
    for &[from, to] in moves {
        neighbours[index(from)].push(index(to));
        neighbours[index(to)].push(index(from));
    }
    let (mut before, mut here, mut length) = (0, neighbours[0][0], 1);
    while here != 0 {
        let next = neighbours[here][usize::from(neighbours[here][0] == before)];
        (before, here) = (here, next);
        length += 1;
    }
    length == rows * columns
}
