//! The puzzle in the forms of other pages, to copy.

use bezzel_puzzle_text::to_puzz_link;
use bezzel_solver::queens::puzzle::{Puzzle, Rule};
use yew::prelude::*;

use crate::components::CopyLink;
use crate::components::screen::{Part, PartName};
use crate::locale::Locale;

/// The buttons that copy the puzzle for other pages.
pub struct Exports {
    puzzle: Puzzle,
}

impl Exports {
    /// The buttons, if another page that reads the puzzle makes the same one of it: these forms have only regions, and are for
    /// queens that do not touch.
    pub fn of(puzzle: &Puzzle) -> Option<Self> {
        let is_usual = puzzle.rule() == Rule::Touch && puzzle.given().is_empty();
        (is_usual && puzzle.regions().is_some()).then(|| Self {
            puzzle: puzzle.clone(),
        })
    }
}

impl Part for Exports {
    const NAME: PartName = PartName::Exports;
    fn html(&self, _locale: &Locale) -> Html {
        let copied = |text: String| Callback::from(move |()| text.clone());
        // Its borders do not show that a region lies in pieces.
        let link = to_puzz_link(&self.puzzle).ok();
        html! {
            <div class="share row">
                if let Some(link) = link {
                    <CopyLink name="copy-puzz-link" text={copied(link)} />
                }
                <CopyLink name="copy-grid" text={copied(grid(&self.puzzle))} />
            </div>
        }
    }
}

/// The letters of the regions, a line for each row.
fn grid(puzzle: &Puzzle) -> String {
    let letters: Vec<char> = puzzle.regions_text().unwrap_or_default().chars().collect();
    let rows = letters.chunks(puzzle.n() as usize);
    let rows: Vec<String> = rows.map(|row| row.iter().collect()).collect();
    rows.join("\n")
}

#[cfg(test)]
mod tests {
    use bezzel_puzzle_text::read;
    use bezzel_solver::board::Square;

    use super::*;
    use crate::queens::draft::toggled;

    #[test]
    fn what_is_copied_is_read_as_the_same_puzzle() {
        let text = "aaabbb\nabbbcc\naddeec\nffddec\nfeeeec\nfccccc";
        let puzzle = &read(text).unwrap()[0];
        assert!(Exports::of(puzzle).is_some());
        assert_eq!(grid(puzzle), text);
        for copied in [grid(puzzle), to_puzz_link(puzzle).unwrap()] {
            assert_eq!(read(&copied).unwrap(), std::slice::from_ref(puzzle));
        }
    }

    #[test]
    fn a_puzzle_of_which_something_would_be_lost_is_not_offered() {
        let touch = &read("aaabbb\nabbbcc\naddeec\nffddec\nfeeeec\nfccccc").unwrap()[0];
        let given = toggled(touch, Square::new(0, 1)).unwrap();
        assert!(Exports::of(&given).is_none());
        for link in [
            "#/puzzles?n=5&regions=aabbcaabbbaddbdaddddeeeee",
            "#/puzzles?n=5&rule=touch&given=00000",
        ] {
            assert!(Exports::of(&read(link).unwrap()[0]).is_none(), "{link}");
        }
    }
}
