//! The largest number of states at once, for boards of each width.

use super::TourKind;

/// The greatest number of states and groups that are stored at once while a row is done, for boards of one width. A
/// test measures most of these numbers again; the others would take minutes.
struct Peaks {
    /// The peaks by row, from the first.
    rows: &'static [(u32, u32)],
    /// Whether further rows need as much as the last; if not, they were too large to be measured.
    is_whole: bool,
}

const fn whole(rows: &'static [(u32, u32)]) -> Peaks {
    let is_whole = true;
    Peaks { rows, is_whole }
}

const fn begun(rows: &'static [(u32, u32)]) -> Peaks {
    let is_whole = false;
    Peaks { rows, is_whole }
}

/// The peaks of boards of 3, 4, 5, ... columns.
const CLOSED: [Peaks; 6] = [
    whole(&[
        (2, 2),
        (4, 8),
        (6, 16),
        (18, 45),
        (52, 78),
        (79, 95),
        (113, 106),
        (147, 119),
        (156, 122),
        (156, 122),
    ]),
    whole(&[
        (9, 9),
        (63, 64),
        (145, 206),
        (396, 291),
        (583, 368),
        (588, 368),
        (590, 368),
        (590, 368),
    ]),
    whole(&[
        (60, 72),
        (400, 262),
        (2997, 2014),
        (21_556, 6223),
        (35_186, 7446),
        (40_236, 7624),
        (46_758, 7808),
        (46_758, 7808),
    ]),
    whole(&[
        (213, 234),
        (3887, 2032),
        (44_696, 12_159),
        (332_610, 33_488),
        (544_313, 34_393),
        (570_072, 34_393),
        (574_612, 34_393),
        (575_688, 34_424),
    ]),
    whole(&[
        (2343, 2520),
        (145_598, 51_999),
        (1_549_161, 201_210),
        (13_728_325, 523_603),
        (22_001_115, 628_145),
        (22_001_115, 628_145),
        (23_186_582, 628_158),
        (23_186_582, 628_158),
    ]),
    begun(&[(7237, 7394), (1_019_872, 201_735), (16_797_598, 847_834)]),
];

/// The same with a hub.
const OPEN: [Peaks; 6] = [
    whole(&[
        (26, 24),
        (112, 124),
        (225, 240),
        (397, 389),
        (574, 490),
        (813, 574),
        (946, 599),
        (988, 621),
        (1016, 624),
        (1016, 624),
    ]),
    whole(&[
        (127, 102),
        (1541, 871),
        (3101, 1760),
        (5584, 2059),
        (6458, 2237),
        (6510, 2237),
        (6530, 2237),
        (6532, 2237),
        (6532, 2237),
    ]),
    whole(&[
        (1294, 980),
        (20_675, 7767),
        (73_237, 23_434),
        (215_278, 38_239),
        (319_668, 41_230),
        (326_035, 41_230),
        (356_901, 41_670),
        (356_901, 41_670),
    ]),
    whole(&[
        (5317, 3258),
        (181_609, 39_821),
        (925_145, 115_801),
        (3_289_888, 182_367),
        (4_492_029, 183_536),
        (4_623_448, 183_536),
        (4_641_554, 183_536),
        (4_651_007, 183_742),
    ]),
    begun(&[
        (70_761, 39_622),
        (6_311_080, 809_909),
        (31_559_411, 1_792_767),
    ]),
    begun(&[
        (257_497, 125_381),
        (50_321_222, 3_196_290),
        (370_788_749, 7_612_247),
    ]),
];

/// The assumed growth of a row that was not measured: its states divided by those of the row before. Measured rows
/// after the third grew less.
const GROWTH: u64 = 16;

/// The most states and groups that are stored at once while a row of a board is done, counted from
/// 1.
pub fn peak_states(columns: u32, kind: TourKind, row: u32) -> (u64, u64) {
    let tables: &[Peaks] = match kind {
        TourKind::Closed => &CLOSED,
        TourKind::Open => &OPEN,
    };
    let table = columns
        .checked_sub(3)
        .and_then(|index| tables.get(index as usize));
    let Some((table, row)) = table.zip(row.checked_sub(1)) else {
        return (0, 0);
    };
    let last = table.rows.len() - 1;
    let (states, groups) = table.rows[last.min(row as usize)];
    let unmeasured = if table.is_whole {
        0
    } else {
        (row as usize).saturating_sub(last)
    };
    let growth = GROWTH.saturating_pow(unmeasured as u32);
    (
        growth.saturating_mul(states.into()),
        growth.saturating_mul(groups.into()),
    )
}

#[cfg(test)]
mod tests {
    use super::super::CountError;
    use super::super::gather::Gather;
    use super::super::plan::Plan;
    use super::super::sweep::{Keep, Sweep};
    use super::*;

    const NONE: Keep = Keep {
        after: usize::MAX,
        to_go_back: false,
    };

    /// The most states and groups in each row.
    fn measured(columns: u32, has_hub: bool, rows: u32) -> Vec<(u32, u32)> {
        let plan = Plan::new(rows, columns, has_hub);
        let mut sweep = Sweep::new(plan.steps.len(), plan, NONE).unwrap();
        let mut gather = Gather::new().unwrap();
        let mut peaks = Vec::new();
        let mut peak = (0, 0);
        while sweep.squares_done() < (rows * columns) as usize {
            let before = sweep.squares_done();
            match sweep.advance(&mut gather) {
                Ok(_) => {}
                // The ways no longer fit their numbers: no count gets as far as this.
                Err(CountError::TooMany) => break,
                Err(error) => panic!("{error}"),
            }
            peak.0 = peak.0.max(sweep.states() as u32);
            peak.1 = peak.1.max(sweep.groups() as u32);
            if sweep.squares_done() > before
                && sweep.squares_done().is_multiple_of(columns as usize)
            {
                peaks.push(peak);
            }
        }
        peaks
    }

    /// Measures the peaks of at most `most` states again.
    fn assert_measured(most: u32) {
        for (tables, has_hub) in [(&CLOSED[..], false), (&OPEN[..], true)] {
            for (columns, table) in (3..).zip(tables) {
                let rows = table.rows.iter().filter(|row| row.0 <= most).count();
                let measured = measured(columns, has_hub, rows as u32);
                assert!(!measured.is_empty());
                assert_eq!(
                    measured,
                    table.rows[..measured.len()],
                    "{columns} columns, hub: {has_hub}"
                );
            }
        }
    }

    #[test]
    fn peaks_are_as_in_the_tables() {
        assert_measured(300_000);
    }

    #[test]
    #[ignore = "takes half a minute in a release build, minutes in others"]
    fn high_peaks_are_as_in_the_tables() {
        assert_measured(40_000_000);
    }
}
