//! Joining two parts of the board: how many pairs of states form a single cycle.

use super::CountError;
use super::error::{filled, reserve};
use super::merge::Merge;
use super::pairing::Entry;
use super::ranking::{Table, pairings, rank};

/// Counts the pairs of an upper and a lower state whose paths together form one cycle.
///
/// Both have paths between the same ends. To look at all pairs would take far too long. Instead,
/// take the first end: all upper states in which its path leads to the same other end are treated at
/// once. For them the path might as well not be there, if in the lower states the two ends are joined:
///
/// ```text
///     above   a-b, c-d                c-d
///     below   a-c, b-d      so        c-d      one cycle
/// ```
///
/// Many lower states then become equal and are merged, and with one path less the same is done
/// again. When there are few enough paths, states are numbered, and all that is done with them is
/// to look into tables.
#[derive(Debug)]
pub struct Contraction {
    /// The tables, by the number of paths, up to [`NUMBERED`].
    tables: Vec<Table>,
    /// The ways to reach the upper states, by the number of their pairing.
    upper: Vec<u64>,
    /// The ways to reach the lower states, by the number of paths. One more place takes the ways that close a cycle too
    /// early.
    lower: Vec<Vec<u64>>,
    /// For more paths than [`NUMBERED`].
    lists: Vec<List>,
    /// The states that were looked at.
    work: u64,
}

/// The most paths for which all pairs of states that form a cycle are in a table.
const DIRECT: usize = 4;
/// The most paths whose states are numbered.
const NUMBERED: usize = 6;
/// The most paths that there can be: a frontier has 16 squares.
const MAX_PATHS: usize = 8;

/// States with many paths.
#[derive(Debug)]
struct List {
    /// The upper states by where the path of the first end leads.
    upper: Vec<Entry>,
    /// The lower states with one path less.
    lower: Merge,
}

impl Contraction {
    pub fn new() -> Result<Self, CountError> {
        let table = |paths| match paths {
            0 => Ok(Table::default()),
            1..=DIRECT => Table::of_cycles(paths),
            _ => Table::of_joins(paths),
        };
        let list = |_| {
            Ok(List {
                upper: Vec::new(),
                lower: Merge::new()?,
            })
        };
        let lower = |paths| filled(0, pairings(paths) + 1);
        Ok(Self {
            tables: (0..=NUMBERED).map(table).collect::<Result<_, _>>()?,
            upper: Vec::new(),
            lower: (0..=NUMBERED).map(lower).collect::<Result<_, _>>()?,
            lists: (NUMBERED..MAX_PATHS).map(list).collect::<Result<_, _>>()?,
            work: 0,
        })
    }

    /// The number of cycles, each counted as often as its two states can be reached, and the number
    /// of states that were looked at. All states have their ends in the slots `ends`. The ways of
    /// all states of a part add up to less than 2^64.
    pub fn count(
        &mut self,
        upper: &[Entry],
        lower: &[Entry],
        ends: u16,
    ) -> Result<(u128, u64), CountError> {
        self.work = 0;
        let mut lists = std::mem::take(&mut self.lists);
        let cycles = self.count_listed(&mut lists, upper, lower, ends);
        self.lists = lists;
        Ok((cycles?, self.work))
    }

    fn count_listed(
        &mut self,
        lists: &mut [List],
        upper: &[Entry],
        lower: &[Entry],
        ends: u16,
    ) -> Result<u128, CountError> {
        self.work += (upper.len() + lower.len()) as u64;
        let paths = ends.count_ones() as usize / 2;
        if upper.is_empty() || lower.is_empty() || paths == 0 {
            return Ok(0);
        }
        if paths <= NUMBERED {
            return self.count_numbered(upper, lower, ends);
        }
        let Some((list, lists)) = lists.split_last_mut() else {
            return Ok(0);
        };
        let first = ends.trailing_zeros() as u8;
        let starts = list.sort(upper, first)?;
        let mut cycles = 0;
        for other in first + 1..16 {
            let upper = &list.upper[starts[usize::from(other)]..starts[usize::from(other) + 1]];
            if upper.is_empty() {
                continue;
            }
            self.work += lower.len() as u64;
            list.lower.clear(lower.len())?;
            for entry in lower {
                if let Some(pairing) = entry.pairing.joined(first, other) {
                    list.lower.add(Entry { pairing, ..*entry });
                }
            }
            let ends = ends & !(1 << first | 1 << other);
            cycles += self.count_listed(lists, upper, list.lower.entries(), ends)?;
        }
        Ok(cycles)
    }

    fn count_numbered(
        &mut self,
        upper: &[Entry],
        lower: &[Entry],
        ends: u16,
    ) -> Result<u128, CountError> {
        let paths = ends.count_ones() as usize / 2;
        self.upper.clear();
        reserve(&mut self.upper, pairings(paths))?;
        self.upper.resize(pairings(paths), 0);
        self.lower[paths].fill(0);
        for (numbered, entries) in [(&mut self.upper, upper), (&mut self.lower[paths], lower)] {
            for entry in entries {
                numbered[rank(entry.pairing, ends)] += entry.ways;
            }
        }
        let (cycles, work) = count(
            &self.tables[..=paths],
            &self.upper,
            &mut self.lower[..=paths],
        );
        self.work += work;
        Ok(cycles)
    }
}

/// The number of cycles with the last of the tables and of the lists of lower states; those before
/// are for fewer paths.
fn count(tables: &[Table], upper: &[u64], lower: &mut [Vec<u64>]) -> (u128, u64) {
    let paths = tables.len() - 1;
    let (table, fewer_tables) = (&tables[paths], &tables[..paths]);
    let (fewer_lower, lower) = lower.split_at_mut(paths);
    let lower = &lower[0];
    let (mut cycles, mut work) = (0, 0);
    if paths <= DIRECT {
        for (&ways, fitting) in upper.iter().zip(table.cycles(paths)) {
            if ways > 0 {
                work += 1;
                let fitting = fitting.iter().map(|&number| lower[usize::from(number)]);
                cycles += u128::from(ways) * u128::from(fitting.sum::<u64>());
            }
        }
        return (cycles, work);
    }
    let with_other = upper.chunks_exact(pairings(paths - 1));
    for (other, upper) in (1..).zip(with_other) {
        if upper.iter().all(|&ways| ways == 0) {
            continue;
        }
        // This makes a step of the joins take as long as a step of the squares: on 8 x 8 some 20 microseconds each.
        work += lower.len() as u64 / 8;
        let joined = &mut fewer_lower[paths - 1];
        joined.fill(0);
        for (&number, &ways) in table.joined(other, paths).iter().zip(lower) {
            joined[usize::from(number)] += ways;
        }
        let (more, more_work) = count(fewer_tables, upper, fewer_lower);
        cycles += more;
        work += more_work;
    }
    (cycles, work)
}

impl List {
    /// Sorts states by where the path of the end `first` leads; they begin at the index returned
    /// for that slot.
    fn sort(&mut self, states: &[Entry], first: u8) -> Result<[usize; 17], CountError> {
        let mut starts = [0; 17];
        for entry in states {
            starts[usize::from(entry.pairing.partner(first)) + 1] += 1;
        }
        for slot in 0..16 {
            starts[slot + 1] += starts[slot];
        }
        self.upper.clear();
        reserve(&mut self.upper, states.len())?;
        self.upper.extend_from_slice(states);
        let mut next = starts;
        for entry in states {
            let place = &mut next[usize::from(entry.pairing.partner(first))];
            self.upper[*place] = *entry;
            *place += 1;
        }
        Ok(starts)
    }
}

#[cfg(test)]
mod tests {
    use super::super::pairing::Pairing;
    use super::*;

    /// All pairings of the slots of a set, the i-th in i + 1 ways.
    fn all(ends: u16) -> Vec<Entry> {
        fn pair(ends: u16, pairing: Pairing, entries: &mut Vec<Entry>) {
            if ends == 0 {
                let ways = entries.len() as u64 + 1;
                entries.push(Entry { pairing, ways });
                return;
            }
            let first = ends.trailing_zeros() as u8;
            for other in (first + 1..16).filter(|other| ends >> other & 1 == 1) {
                let left = ends & !(1 << first | 1 << other);
                pair(left, pairing.started(first, other), entries);
            }
        }
        let mut entries = Vec::new();
        pair(ends, Pairing::NONE, &mut entries);
        entries
    }

    fn by_pairs(upper: &[Entry], lower: &[Entry], paths: usize) -> u128 {
        let closing = |above: &Entry| {
            let fitting = lower
                .iter()
                .filter(|below| above.pairing.closes(below.pairing, 0, paths));
            u128::from(above.ways) * fitting.map(|below| u128::from(below.ways)).sum::<u128>()
        };
        upper.iter().map(closing).sum()
    }

    #[test]
    fn as_many_cycles_as_among_all_pairs() {
        let mut contraction = Contraction::new().unwrap();
        for (ends, above, below) in CASES {
            let paths = ends.count_ones() as usize / 2;
            let some = |every| all(ends).into_iter().step_by(every).collect::<Vec<_>>();
            let (upper, lower) = (some(above), some(below));
            let (cycles, work) = contraction.count(&upper, &lower, ends).unwrap();
            assert_eq!(cycles, by_pairs(&upper, &lower, paths), "{ends:b}");
            assert!(work > 0);
        }
    }

    /// Sets of ends, all with slot 0, and of how many upper and lower states one is taken.
    const CASES: [(u16, usize, usize); 8] = [
        (0x0003, 1, 1),
        (0x0911, 1, 1),
        (0x0353, 2, 1),
        (0x807f, 1, 2),
        (0x81ff, 3, 2),
        (0x3ff3, 70, 40),
        (0xf3ff, 900, 700),
        (0xffff, 20_000, 17_000),
    ];
}
