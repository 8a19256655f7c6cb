//! A program's text as its file has it: lines, their marks, and the numbers that are filled in.

use super::colour::plain;
use crate::link::Code;

/// A program with the lines of its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The lines without their marks, in colour where the file has it.
    pub lines: Vec<String>,
    /// The marks, each with the index of its line.
    marks: Vec<(String, usize)>,
}

/// A replacement in the lines with a mark: the mark, the character to replace, and the new text.
pub type Filling = (&'static str, char, String);

/// The ending of the name of a file with a program.
pub const fn ending(code: Code) -> Option<&'static str> {
    match code {
        Code::Words => None,
        Code::Python => Some("py"),
        Code::Cpp => Some("cpp"),
        Code::C => Some("c"),
        Code::Java => Some("java"),
        Code::Pascal => Some("pas"),
        Code::JavaScript => Some("js"),
        Code::Rust => Some("rs"),
    }
}

/// A line of a file without its marks, and the marks.
pub fn code_and_marks(line: &str) -> (&str, &str) {
    let marks = line.rfind("# @").or_else(|| line.rfind("// @"));
    let (code, marks) = line.split_at(marks.unwrap_or(line.len()));
    (code.trim_end(), marks)
}

impl Source {
    /// A program for the board that is watched, which ends with its first solution or finds all. What only the first needs
    /// is not there where all are found: behind `@all`, a line has its form for that, and is left out if there is none.
    pub fn new(text: &str, fillings: &[Filling], first_only: bool) -> Self {
        let (mut lines, mut marks) = (Vec::new(), Vec::new());
        for line in text.lines() {
            let (line, marked) = code_and_marks(line);
            let (marked, all) = match marked.split_once("@all") {
                Some((marked, all)) => (marked, Some(all.trim())),
                None => (marked, None),
            };
            let mut line = match all {
                Some("") if !first_only => continue,
                Some(all) if !first_only => {
                    let indentation = line.len() - line.trim_start().len();
                    line[..indentation].to_owned() + all
                }
                _ => line.to_owned(),
            };
            for mark in marked.split(' ').filter_map(|word| word.strip_prefix('@')) {
                if let Some((_, from, to)) = fillings.iter().find(|(of, ..)| *of == mark) {
                    line = line.replace(*from, to);
                    continue;
                }
                match mark {
                    "first" => line = line.replace("false", "true").replace("False", "True"),
                    _ => marks.push((mark.to_owned(), lines.len())),
                }
            }
            lines.push(line);
        }
        Self { lines, marks }
    }

    /// The index of the first line with a mark.
    pub fn line(&self, mark: &str) -> Option<usize> {
        let marked = self.marks.iter().find(|(name, _)| name == mark);
        marked.map(|(_, line)| *line)
    }

    /// The indices of the lines with marks.
    #[cfg(all(any(test, feature = "testing"), not(target_arch = "wasm32")))]
    pub fn marked(&self) -> Vec<usize> {
        self.marks.iter().map(|(_, line)| *line).collect()
    }

    /// The whole text, to be copied and saved.
    pub fn text(&self) -> String {
        plain(self.lines.join("\n") + "\n")
    }
}
