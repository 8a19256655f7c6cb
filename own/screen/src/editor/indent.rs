//! Indents in the editor: what Tab, Enter and Backspace do to a text.

/// The number of spaces of one indent.
const INDENT: usize = 4;
/// The statements after which a block ends.
const ENDS_BLOCK: [&str; 5] = ["return", "pass", "break", "continue", "raise"];

/// A key that the editor answers itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Tab.
    Indent,
    /// Shift and Tab.
    Outdent,
    /// Enter.
    Enter,
    /// Backspace.
    Backspace,
}

/// A change of a text. Places are counted in UTF-16 units, as browsers do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The beginning and the end of the replaced part.
    pub from: usize,
    pub to: usize,
    /// The new part.
    pub text: String,
    /// The selection after the change, from and to.
    pub selected: (usize, usize),
}

impl Key {
    /// The change that the key makes to a text with this selection. `None` if the browser knows better.
    pub fn change(self, text: &str, selection: (usize, usize)) -> Option<Change> {
        let (from, to) = (byte(text, selection.0), byte(text, selection.1));
        let line = text[..from].rfind('\n').map_or(0, |at| at + 1);
        let before = &text[line..from];
        match self {
            Self::Indent if !text[from..to].contains('\n') => {
                let column = before.chars().count();
                let spaces = " ".repeat(INDENT - column % INDENT);
                Some(insertion(selection, spaces))
            }
            Self::Indent => Some(lines(text, (line, to), |line| match line {
                "" => String::new(),
                line => [&" ".repeat(INDENT), line].concat(),
            })),
            Self::Outdent => {
                let change = lines(text, (line, to), |line| {
                    let spaces = line.len() - line.trim_start_matches(' ').len();
                    line[spaces.min(INDENT)..].to_owned()
                });
                if from < to {
                    return Some(change);
                }
                let removed = change.to - change.from - units(&change.text);
                let caret = selection.0.saturating_sub(removed).max(change.from);
                let selected = (caret, caret);
                (removed > 0).then_some(Change { selected, ..change })
            }
            Self::Enter => Some(insertion(
                selection,
                ["\n", &" ".repeat(next_indent(before))].concat(),
            )),
            Self::Backspace => {
                let is_indent = !before.is_empty() && before.bytes().all(|byte| byte == b' ');
                (from == to && is_indent).then(|| {
                    let start = selection.0 - ((before.len() - 1) % INDENT + 1);
                    Change {
                        from: start,
                        to: selection.0,
                        text: String::new(),
                        selected: (start, start),
                    }
                })
            }
        }
    }
}

/// Puts a text in the place of the selection.
fn insertion((from, to): (usize, usize), text: String) -> Change {
    let caret = from + units(&text);
    let selected = (caret, caret);
    Change {
        from,
        to,
        text,
        selected,
    }
}

/// Changes all lines from the beginning of one to a place in another.
fn lines(text: &str, (start, to): (usize, usize), change: impl Fn(&str) -> String) -> Change {
    let end = text[to..].find('\n').map_or(text.len(), |at| to + at);
    let changed: Vec<String> = text[start..end].split('\n').map(change).collect();
    let changed = changed.join("\n");
    let from = units(&text[..start]);
    Change {
        from,
        to: from + units(&text[start..end]),
        selected: (from, from + units(&changed)),
        text: changed,
    }
}

/// The indent of the line after one that ends with this text.
fn next_indent(before: &str) -> usize {
    let indent = before.len() - before.trim_start_matches(' ').len();
    let code = before.split('#').next().unwrap_or_default().trim();
    let word = code.split([' ', '(']).next().unwrap_or_default();
    if code.ends_with(':') {
        indent + INDENT
    } else if ENDS_BLOCK.contains(&word) {
        indent.saturating_sub(INDENT)
    } else {
        indent
    }
}

/// The length of a text in UTF-16 units.
fn units(text: &str) -> usize {
    text.encode_utf16().count()
}

/// The place in bytes of a place in UTF-16 units.
fn byte(text: &str, place: usize) -> usize {
    let mut left = place;
    let at = text.char_indices().find(|(_, letter)| {
        let here = left == 0;
        left = left.saturating_sub(letter.len_utf16());
        here
    });
    at.map_or(text.len(), |(at, _)| at)
}

/// The number of the line, from 1, that a place of a text is in.
pub fn line_at(text: &str, place: usize) -> u32 {
    1 + text[..byte(text, place)].matches('\n').count() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text after a key. Bars mark the ends of the selection.
    fn pressed(key: Key, marked: &str) -> Option<String> {
        let parts: Vec<&str> = marked.split('|').collect();
        let text = parts.concat();
        let from = units(parts[0]);
        let to = from + if parts.len() == 3 { units(parts[1]) } else { 0 };
        let change = key.change(&text, (from, to))?;
        let all: Vec<u16> = text.encode_utf16().collect();
        let new: Vec<u16> = change.text.encode_utf16().collect();
        let after = [&all[..change.from], &new, &all[change.to..]].concat();
        let (from, to) = change.selected;
        let part = |range: &[u16]| String::from_utf16(range).unwrap();
        Some(if from == to {
            [part(&after[..from]), part(&after[to..])].join("|")
        } else {
            [
                part(&after[..from]),
                part(&after[from..to]),
                part(&after[to..]),
            ]
            .join("|")
        })
    }

    #[test]
    fn tab_goes_to_the_next_multiple_of_four() {
        let cases = [
            ("|x", "    |x"),
            ("a|", "a   |"),
            ("é\nmã|", "é\nmã  |"),
            ("𝄞|", "𝄞   |"),
            ("ab|cd|e", "ab  |e"),
        ];
        for (text, expected) in cases {
            assert_eq!(pressed(Key::Indent, text).as_deref(), Some(expected));
        }
    }

    #[test]
    fn tab_indents_all_selected_lines_and_shift_tab_takes_it_back() {
        let text = "x\nfor a in b:\n\n    y|\n    z\n";
        assert_eq!(
            pressed(Key::Indent, "f|or a:\n\n  y|y\nz").as_deref(),
            Some("|    for a:\n\n      yy|\nz")
        );
        assert_eq!(
            pressed(Key::Outdent, "    f|or a:\n\n  y|y\nz").as_deref(),
            Some("|for a:\n\nyy|\nz")
        );
        assert_eq!(
            pressed(Key::Outdent, text).as_deref(),
            Some("x\nfor a in b:\n\ny|\n    z\n")
        );
        assert_eq!(pressed(Key::Outdent, "x|"), None);
    }

    #[test]
    fn enter_keeps_the_indent_and_follows_blocks() {
        let cases = [
            ("|", "\n|"),
            ("    x = 1|", "    x = 1\n    |"),
            ("if x:  # no|", "if x:  # no\n    |"),
            ("    return x|", "    return x\n|"),
            ("        raise(E)|", "        raise(E)\n    |"),
            ("    returned = 1|", "    returned = 1\n    |"),
            ("  |x", "  \n  |x"),
        ];
        for (text, expected) in cases {
            assert_eq!(pressed(Key::Enter, text).as_deref(), Some(expected));
        }
    }

    #[test]
    fn backspace_removes_an_indent_and_leaves_the_rest_to_the_browser() {
        assert_eq!(
            pressed(Key::Backspace, "        |x").as_deref(),
            Some("    |x")
        );
        assert_eq!(
            pressed(Key::Backspace, "é\n      |").as_deref(),
            Some("é\n    |")
        );
        for other in ["|", "x|", " x |", "  |  |"] {
            assert_eq!(pressed(Key::Backspace, other), None, "{other}");
        }
    }

    #[test]
    fn a_place_is_in_the_line_that_it_begins_or_ends() {
        let text = "♛é\nb\n";
        let lines: Vec<u32> = (0..=6).map(|place| line_at(text, place)).collect();
        assert_eq!(lines, [1, 1, 1, 2, 2, 3, 3]);
    }
}
