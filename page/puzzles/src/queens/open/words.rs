//! The reader's answer in words.

use crate::bridge::puzzle::Judged;
use crate::bridge::puzzle_text::{Detail, Refused};
use crate::link::PuzzlesLink;
use crate::locale::{Argument, Locale};
use crate::text;

/// The characters that are shown on each side of a fault.
const AROUND: usize = 24;

fn argument_of(detail: &Detail) -> Argument {
    match detail {
        Detail::Number(number) => Argument::from(*number),
        Detail::Text(text) => Argument::from(text.as_str()),
    }
}

/// The sentence about a fault: what is wrong, and what was expected.
pub fn fault_words(refused: &Refused, locale: &Locale) -> String {
    let (least, most) = PuzzlesLink::SIDES.into_inner();
    let bounds = [("least", least.into()), ("most", most.into())];
    let details = refused.details.iter();
    let details = details.map(|(name, detail)| (name.as_str(), argument_of(detail)));
    let arguments: Vec<_> = bounds.into_iter().chain(details).collect();
    locale.text(&format!("unread-{}", refused.fault), &arguments)
}

/// The number of solutions, and the grade of the only one.
pub fn count_words(judged: &Judged, locale: &Locale) -> String {
    match (judged.count, judged.grade) {
        (0, _) => text!(locale, "read-none"),
        (1, Some(grade)) => text!(locale, "puzzle-one", grade),
        (1, None) => text!(locale, "puzzle-one-guessed"),
        (count, _) => {
            let more = u32::from(count >= Judged::MAX_COUNTED);
            text!(locale, "read-several", count, more)
        }
    }
}

/// The piece of a line around a place, both numbered from 1: the part before the character there, the character and the part
/// behind it.
pub fn excerpt(text: &str, [line, column]: [usize; 2]) -> Option<[String; 3]> {
    let line: Vec<char> = text.lines().nth(line.checked_sub(1)?)?.chars().collect();
    let at = column.checked_sub(1)?;
    let sign = *line.get(at)?;
    let (before, behind) = (
        at.saturating_sub(AROUND)..at,
        at + 1..line.len().min(at + 1 + AROUND),
    );
    let cut = |is_cut| if is_cut { "…" } else { "" };
    let of = |range: std::ops::Range<usize>| line[range].iter().collect::<String>();
    Some([
        cut(before.start > 0).to_owned() + &of(before),
        sign.to_string(),
        of(behind.clone()) + cut(behind.end < line.len()),
    ])
}

#[cfg(test)]
mod tests {
    use bezzel_puzzle_text::{Fault, read};
    use bezzel_solver::queens::puzzle::{PuzzleError, Rule};
    use bezzel_solver::queens::{Piece, QueensError};

    use super::*;
    use crate::locale::Language;
    use crate::tests::locale;

    /// One fault of each kind.
    fn faults() -> Vec<Fault> {
        let text = || "x".to_owned();
        let queens = [
            QueensError::OutOfRange { n: 99, max: 64 },
            QueensError::Width {
                row: 2,
                found: 4,
                n: 3,
            },
            QueensError::Character { row: 2, found: 'x' },
            QueensError::LeadingZero { row: 2 },
            QueensError::MixedPieces {
                row: 2,
                found: Piece::Queen,
            },
            QueensError::Length { found: 4, n: 5 },
            QueensError::NotANumber {
                row: 2,
                found: text(),
            },
            QueensError::NotAColumn {
                row: 2,
                found: text(),
                n: 5,
            },
            QueensError::NoSeparator { found: text() },
            QueensError::Empty,
        ];
        let (least, most) = (1, 18);
        let puzzles = [
            PuzzleError::Size { n: 19, least, most },
            PuzzleError::NoSuch {
                kind: bezzel_solver::queens::puzzle::Kind::Complete,
                rule: Rule::Touch,
                n: 8,
                grade: 4,
            },
        ];
        let mut all = vec![
            Fault::Empty,
            Fault::Long,
            Fault::Row {
                found: 5,
                expected: 4,
            },
            Fault::Size {
                rows: 5,
                columns: 10,
            },
            Fault::Regions { found: 1, n: 6 },
            Fault::NoBoard,
            Fault::Open,
            Fault::Deep,
            Fault::Type(text()),
            Fault::Stars("2".to_owned()),
            Fault::Part {
                found: text(),
                part: "STARS",
            },
            Fault::Borders {
                found: 11,
                expected: 12,
            },
            Fault::Border('z'),
            Fault::Packed,
            Fault::Shape(text()),
            Fault::Link,
            Fault::Elsewhere(text()),
            Fault::NoPuzzle,
            Fault::Value("regions"),
        ];
        all.extend(queens.map(Fault::Fen));
        all.extend(puzzles.map(Fault::Puzzle));
        all
    }

    fn refused(fault: &Fault) -> Refused {
        let (name, details) = fault.named();
        let details = details.into_iter();
        Refused {
            fault: name.to_owned(),
            details: details
                .map(|(name, detail)| (name.to_owned(), detail))
                .collect(),
            place: None,
        }
    }

    #[test]
    fn each_fault_has_its_sentence_in_each_language_with_all_of_its_values() {
        for language in Language::ALL {
            let locale = locale(language);
            for fault in faults() {
                let refused = refused(&fault);
                let words = fault_words(&refused, &locale);
                // A text or a value that is missing stands in braces.
                assert!(!words.contains('{'), "{language:?}: {words}");
                for (name, detail) in &refused.details {
                    let value = match detail {
                        Detail::Number(number) => number.to_string(),
                        Detail::Text(text) => text.clone(),
                    };
                    assert!(words.contains(&value), "{language:?}, {name}: {words}");
                }
            }
            for fault in ["file", "long", "picture", "picture-none", "picture-part"] {
                let fault = Refused {
                    fault: fault.to_owned(),
                    ..refused(&Fault::Empty)
                };
                assert!(!fault_words(&fault, &locale).contains('{'));
            }
            for (fault, details) in [
                ("picture-small", [("found", 40), ("pixels", 60)]),
                ("picture-regions", [("found", 40), ("n", 60)]),
            ] {
                let details = details.map(|(name, value)| (name.to_owned(), Detail::Number(value)));
                let words = fault_words(
                    &Refused {
                        fault: fault.to_owned(),
                        details: details.to_vec(),
                        place: None,
                    },
                    &locale,
                );
                assert!(!words.contains('{') && words.contains("40") && words.contains("60"));
            }
        }
    }

    #[test]
    fn the_excerpt_is_the_piece_of_the_line_around_the_place() {
        let text = "aaab\ncccb\ndccbb\ndddb";
        let place = read(text).unwrap_err().place.unwrap();
        let found = excerpt(text, [place.line, place.column]);
        assert_eq!(found, Some(["", "d", "ccbb"].map(str::to_owned)));
        let long = "0".repeat(40) + "x" + &"1".repeat(30);
        let [before, sign, behind] = excerpt(&long, [1, 41]).unwrap();
        assert_eq!(before, format!("…{}", "0".repeat(AROUND)));
        assert_eq!(
            (sign.as_str(), behind),
            ("x", format!("{}…", "1".repeat(AROUND)))
        );
        for place in [[0, 1], [1, 0], [2, 1], [1, 99]] {
            assert_eq!(excerpt(&long, place), None);
        }
    }
}
