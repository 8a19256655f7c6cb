//! Tables and figures as Markdown.

use super::times::Timed;

/// What stands for a figure that was not taken.
pub(crate) const MISSING: &str = "-";

/// A table with a head and rows, of which all but the first column are set to the right.
pub(crate) fn table<const COLUMNS: usize>(
    head: [&str; COLUMNS],
    rows: impl IntoIterator<Item = [String; COLUMNS]>,
) -> String {
    let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
    let mut rule = ["--:"; COLUMNS];
    rule[0] = "---";
    let head = [head, rule].map(|row| row.map(str::to_owned));
    head.into_iter().chain(rows).map(|row| line(&row)).collect()
}

/// A time with about three digits.
pub(crate) fn time(timed: Option<Timed>) -> String {
    timed.map_or_else(
        || MISSING.to_owned(),
        |timed| match timed.milliseconds {
            short if short < 10.0 => format!("{short:.1} ms"),
            short if short < 1_000.0 => format!("{short:.0} ms"),
            long if long < 100_000.0 => format!("{:.2} s", long / 1000.0),
            long => format!("{:.0} s", long / 1000.0),
        },
    )
}

/// The memory that a program in the browser had in the end.
pub(crate) fn memory(timed: Option<Timed>) -> String {
    let bytes = timed.and_then(|timed| timed.bytes);
    bytes.map_or_else(
        || MISSING.to_owned(),
        |bytes| format!("{:.0} MiB", bytes as f64 / f64::from(1 << 20)),
    )
}

/// How many times longer something else took.
pub(crate) fn times_faster(ratio: Option<f64>) -> String {
    ratio.map_or_else(
        || MISSING.to_owned(),
        |ratio| {
            let digits = usize::from(ratio < 10.0) * 2;
            format!("{ratio:.digits$} x")
        },
    )
}

/// A share of a whole.
pub(crate) fn percent(share: Option<f64>) -> String {
    share.map_or_else(
        || MISSING.to_owned(),
        |share| format!("{:.0} %", 100.0 * share),
    )
}

/// A number with commas.
pub(crate) fn thousands(number: &str) -> String {
    let mut grouped = String::new();
    for (place, digit) in number.char_indices() {
        if place > 0 && (number.len() - place).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_have_about_three_digits() {
        let shown = |milliseconds| {
            time(Some(Timed {
                milliseconds,
                bytes: None,
                processor: None,
            }))
        };
        assert_eq!(shown(0.94), "0.9 ms");
        assert_eq!(shown(88.3), "88 ms");
        assert_eq!(shown(3_042.0), "3.04 s");
        assert_eq!(shown(242_000.0), "242 s");
        assert_eq!(time(None), "-");
        assert_eq!(times_faster(Some(42.4)), "42 x");
        assert_eq!(times_faster(Some(1.153)), "1.15 x");
        assert_eq!(thousands("666090624"), "666,090,624");
        assert_eq!(thousands("92"), "92");
        assert_eq!(percent(Some(0.914)), "91 %");
    }

    #[test]
    fn a_table_has_a_rule_below_its_head() {
        let rows = [["1", "2"]].map(|row| row.map(str::to_owned));
        assert_eq!(
            table(["a", "b"], rows),
            "| a | b |\n| --- | --: |\n| 1 | 2 |\n"
        );
    }
}
