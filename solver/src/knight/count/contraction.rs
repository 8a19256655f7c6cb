//! Joining two parts of the board: how many pairs of states form a single cycle.

use super::CountError;
use super::error::reserve;
use super::merge::Merge;
use super::pairing::Entry;

/// Counts the pairs of an upper and a lower state whose paths together form one cycle.
///
/// Both have paths between the same ends. To look at all pairs would take far too long. Instead,
/// take the first end: all upper states in which its path leads to the end x are treated at once.
/// For them the path might as well not be there, if in the lower states the two ends are joined:
///
/// ```text
///     above   a-b, c-d                c-d
///     below   a-c, b-d      so        c-d      one cycle
/// ```
///
/// Many lower states then become equal and are merged, and with one path less the same is done
/// again, until there is one path on either side.
#[derive(Debug)]
pub(super) struct Contraction {
    levels: Vec<Level>,
    /// The states that were looked at.
    work: u64,
}

/// What is needed for each number of paths.
#[derive(Debug)]
struct Level {
    /// The upper states by where the path of the first end leads.
    upper: Vec<Entry>,
    /// The lower states with one path less.
    lower: Merge,
}

impl Contraction {
    /// The largest number of paths.
    const MOST: usize = 8;

    pub(super) fn new() -> Result<Self, CountError> {
        let level = |_| {
            Ok(Level {
                upper: Vec::new(),
                lower: Merge::new()?,
            })
        };
        Ok(Self {
            levels: (0..=Self::MOST).map(level).collect::<Result<_, _>>()?,
            work: 0,
        })
    }

    /// The number of cycles, each counted as often as its two states can be reached, and the number
    /// of states that were looked at. All states have their ends in the slots `ends`. The ways of
    /// all states of a part add up to less than 2^64.
    pub(super) fn count(
        &mut self,
        upper: &[Entry],
        lower: &[Entry],
        ends: u16,
    ) -> Result<(u128, u64), CountError> {
        self.work = 0;
        let cycles = count(&mut self.levels, upper, lower, ends, &mut self.work)?;
        Ok((cycles, self.work))
    }
}

fn count(
    levels: &mut [Level],
    upper: &[Entry],
    lower: &[Entry],
    ends: u16,
    work: &mut u64,
) -> Result<u128, CountError> {
    if upper.is_empty() || lower.is_empty() || ends == 0 {
        return Ok(0);
    }
    let paths = ends.count_ones() / 2;
    if paths == 1 {
        *work += (upper.len() + lower.len()) as u64;
        return Ok(u128::from(sum(upper)) * u128::from(sum(lower)));
    }
    if upper.len() * lower.len() <= 24 || upper.len().min(lower.len()) < 3 {
        *work += (upper.len() * lower.len()) as u64;
        return Ok(count_pairs(upper, lower, ends));
    }
    let Some((level, levels)) = levels.split_last_mut() else {
        return Ok(0);
    };
    let first = ends.trailing_zeros() as u8;
    let starts = level.sort(upper, first)?;
    let mut cycles = 0;
    for other in first + 1..16 {
        let upper = &level.upper[starts[usize::from(other)]..starts[usize::from(other) + 1]];
        if upper.is_empty() {
            continue;
        }
        *work += lower.len() as u64;
        level.lower.clear(lower.len())?;
        for entry in lower {
            if let Some(pairing) = entry.pairing.joined(first, other) {
                level.lower.add(Entry { pairing, ..*entry });
            }
        }
        let ends = ends & !(1 << first | 1 << other);
        cycles += count(levels, upper, level.lower.entries(), ends, work)?;
    }
    Ok(cycles)
}

fn sum(entries: &[Entry]) -> u64 {
    entries.iter().map(|entry| entry.ways).sum()
}

/// The same by looking at each pair of states.
fn count_pairs(upper: &[Entry], lower: &[Entry], ends: u16) -> u128 {
    let first = ends.trailing_zeros() as u8;
    let paths = ends.count_ones() / 2;
    let closes = |above: &Entry, below: &Entry| {
        let (mut end, mut length) = (first, 0);
        loop {
            end = below.pairing.partner(above.pairing.partner(end));
            length += 1;
            if end == first {
                return length == paths;
            }
        }
    };
    lower
        .iter()
        .map(|below| {
            let fitting = upper.iter().filter(|above| closes(above, below));
            let ways: u64 = fitting.map(|above| above.ways).sum();
            u128::from(ways) * u128::from(below.ways)
        })
        .sum()
}

impl Level {
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
