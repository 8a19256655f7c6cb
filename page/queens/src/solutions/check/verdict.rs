//! The verdict on an output, and the likely mistake of the program.

use bezzel_output::{Cause, Cut, Shortener};
use yew::prelude::*;

use crate::bridge::output::Checked;
use crate::components::tick;
use crate::locale::Locale;
use crate::text;

named! {
    /// A verdict, by its name in texts and on the page.
    pub enum Verdict {
        /// All solutions are printed.
        All = "all",
        /// One solution is printed, and the program may have had to find only one.
        One = "one",
        /// Everything printed is right, and the number of all is not known.
        Right = "right",
        /// Everything printed is right, and some are missing.
        Missing = "missing",
        /// All solutions are printed, some of them again.
        Doubled = "doubled",
        /// Something printed is wrong.
        Wrong = "wrong",
        /// A tool has shortened the output, so that it cannot be judged.
        Cut = "cut",
    }
}

impl Verdict {
    /// The verdict on an output in which something was recognised.
    pub fn on(checked: &Checked) -> Self {
        match (checked.read - checked.right, checked.missing) {
            _ if checked.cut.is_some() => Self::Cut,
            (1.., _) => Self::Wrong,
            (0, _) if checked.read == 1 => Self::One,
            (0, Some(1..)) => Self::Missing,
            (0, _) if checked.doubled > 0 => Self::Doubled,
            (0, Some(0)) => Self::All,
            (0, None) => Self::Right,
        }
    }

    const fn is_right(self) -> bool {
        matches!(self, Self::All | Self::One | Self::Right)
    }
}

/// The verdict as a text, and the likely mistake of the program.
pub fn verdict(checked: &Checked, locale: &Locale) -> Html {
    let verdict = Verdict::on(checked);
    let class = if verdict.is_right() { "right" } else { "wrong" };
    html! {
        <>
            <p class={classes!("verdict", class)} data-verdict={verdict.name()}>
                if verdict.is_right() {
                    { tick() }
                }
                { verdict_words(verdict, checked, locale) }
            </p>
            if let Some(code) = checked.cut.and_then(whole) {
                <p>{ text!(locale, "checked-whole") }{ " " }<code>{ code }</code></p>
            }
            if let Some(cause) = &checked.cause {
                <p data-cause={name(cause)}>{ cause_words(cause, checked, locale) }</p>
            }
        </>
    }
}

fn verdict_words(verdict: Verdict, checked: &Checked, locale: &Locale) -> String {
    let &Checked {
        read,
        right,
        doubled,
        ..
    } = checked;
    let wrong = read - right;
    let missing = checked.missing.unwrap_or(0);
    let all = right - doubled + missing;
    match verdict {
        Verdict::All => text!(locale, "verdict-all", all),
        Verdict::One if missing > 0 => text!(locale, "verdict-one", all),
        Verdict::One | Verdict::Right => text!(locale, "verdict-right", read),
        Verdict::Missing => text!(locale, "verdict-missing", missing, all),
        Verdict::Doubled => text!(locale, "verdict-doubled", doubled),
        Verdict::Wrong => text!(locale, "verdict-wrong", wrong, read),
        Verdict::Cut => {
            let line = checked.cut.map_or(0, |cut| cut.line);
            text!(locale, "verdict-cut", line)
        }
    }
}

/// How to print all, in the language of the tool that has shortened an output.
const fn whole(cut: Cut) -> Option<&'static str> {
    match cut.by {
        Shortener::Numpy => Some("np.set_printoptions(threshold=sys.maxsize)"),
        Shortener::Pandas => Some("print(df.to_string())"),
        Shortener::Polars => Some("pl.Config(tbl_rows=-1, tbl_cols=-1)"),
        Shortener::Node => Some("console.log(JSON.stringify(x))"),
        Shortener::Prolog => Some("print(X)"),
        Shortener::Julia => Some("foreach(println, x)"),
        Shortener::R => Some("options(max.print = 1e6)"),
        _ => None,
    }
}

/// The name of a cause for tests and other tools.
const fn name(cause: &Cause) -> &'static str {
    match cause {
        Cause::Falling => "falling",
        Cause::Rising => "rising",
        Cause::Diagonals => "diagonals",
        Cause::Columns => "columns",
        Cause::KnightMoves => "knight-moves",
        Cause::LastRow => "last-row",
        Cause::Fundamental => "fundamental",
        Cause::Half => "half",
        Cause::Mirror { .. } => "mirror",
        Cause::Regions => "regions",
        _ => "other",
    }
}

fn cause_words(cause: &Cause, checked: &Checked, locale: &Locale) -> String {
    match cause {
        Cause::Mirror { missing, printed } => {
            // The numbers as the output writes them.
            let written = |columns: &[u8]| {
                let columns = columns
                    .iter()
                    .map(|&column| u32::from(column) - 1 + checked.from);
                columns
                    .map(|column| column.to_string())
                    .collect::<Vec<_>>()
                    .join(" ")
            };
            let (missing, printed) = (written(missing), written(printed));
            text!(locale, "cause-mirror", missing, printed)
        }
        cause => locale.text(&format!("cause-{}", name(cause)), &[]),
    }
}

#[cfg(test)]
mod tests {
    use bezzel_output::check;

    use super::*;

    fn on(text: &str) -> Verdict {
        Verdict::on(&Checked::from(check(text, None, None)))
    }

    #[test]
    fn one_solution_is_enough_and_all_are_all() {
        assert_eq!(on("2 4 1 3\n"), Verdict::One);
        assert_eq!(on("2 4 1 3\n3 1 4 2\n"), Verdict::All);
        assert_eq!(on("2 4 1 3\n3 1 4 2\n2 4 1 3\n"), Verdict::Doubled);
        assert_eq!(on("1 3 5 2 4\n2 4 1 3 5\n"), Verdict::Missing);
        assert_eq!(on("2 4 1 3\n3 1 4 2\n1 2 4 3\n"), Verdict::Wrong);
        assert_eq!(on("[0, 4, 7, 5, 2, 6, 1]\n"), Verdict::Wrong);
    }

    #[test]
    fn boards_that_nobody_counts_are_right_or_wrong() {
        let n = 20;
        let even = (1..=n).filter(|column| column % 2 == 0);
        let odd = [3, 1].into_iter().chain((7..n).step_by(2)).chain([5]);
        let line: Vec<String> = even
            .chain(odd)
            .map(|column: u32| column.to_string())
            .collect();
        let line = line.join(" ");
        assert_eq!(on(&line), Verdict::One);
        let mirrored: Vec<&str> = line.split(' ').rev().collect();
        assert_eq!(
            on(&format!("{line}\n{}\n", mirrored.join(" "))),
            Verdict::Right
        );
    }
}
