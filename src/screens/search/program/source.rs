//! A program's text as its file has it: lines, their marks, and the numbers that are filled in.

use bezzel_solver::queens::steps::{Algorithm, Event, Plan};

use crate::link::Code;

/// A program as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Source {
    /// The lines without their marks.
    pub(super) lines: Vec<String>,
    /// The marks, each with the index of its line.
    marks: Vec<(String, usize)>,
}

/// The name of the file with a program, if the algorithm has one.
pub(super) fn file(algorithm: Algorithm, code: Code) -> Option<String> {
    let has_programs = !matches!(algorithm, Algorithm::Walk);
    let ending = match code {
        Code::Words => return None,
        Code::Python => "py",
        Code::Cpp => "cpp",
        Code::Pascal => "pas",
        Code::JavaScript => "js",
        Code::Rust => "rs",
    };
    has_programs.then(|| format!("{}.{ending}", algorithm.name()))
}

impl Source {
    /// A program for a plan's board that finds what the plan is to find.
    pub(super) fn new(text: &str, plan: &Plan) -> Self {
        let (mut lines, mut marks) = (Vec::new(), Vec::new());
        for (index, line) in text.lines().enumerate() {
            let comment = line.rfind("# @").or_else(|| line.rfind("// @"));
            let (line, marked) = line.split_at(comment.unwrap_or(line.len()));
            let mut line = line.trim_end().to_owned();
            for mark in marked.split(' ').filter_map(|word| word.strip_prefix('@')) {
                match mark {
                    "n" => line = line.replace('8', &plan.n.to_string()),
                    "seed" => line = line.replace('0', &plan.seed.to_string()),
                    "first" if plan.first_only => {
                        line = line.replace("false", "true").replace("False", "True");
                    }
                    "first" => {}
                    _ => marks.push((mark.to_owned(), index)),
                }
            }
            lines.push(line);
        }
        Self { lines, marks }
    }

    /// The index of the line that an event belongs to, if it is at a line of its own.
    pub(super) fn line(&self, event: &Event) -> Option<usize> {
        let mark = mark(event);
        let marked = self.marks.iter().find(|(name, _)| name == mark);
        marked.map(|(_, line)| *line)
    }

    /// The indices of the lines with marks.
    #[cfg(all(test, not(target_arch = "wasm32")))]
    pub(super) fn marked(&self) -> Vec<usize> {
        self.marks.iter().map(|(_, line)| *line).collect()
    }

    /// The whole text, as it is copied and saved.
    pub(super) fn text(&self) -> String {
        let mut text = self.lines.join("\n");
        text.push('\n');
        text
    }
}

/// The mark of the line that an event belongs to. A square that is refused is so by the line that looks at it.
const fn mark(event: &Event) -> &'static str {
    match event {
        Event::Start => "start",
        Event::Choose { .. } => "choose",
        Event::Try { .. } | Event::Reject { .. } => "try",
        Event::Place { .. } => "place",
        Event::Solution { .. } => "solution",
        Event::TakeBack { .. } => "back",
        Event::DeadEnd { .. } | Event::Exhausted { .. } => "return",
        Event::Scatter { .. } => "scatter",
        Event::Pick { .. } => "pick",
        Event::Move { .. } => "move",
        Event::GiveUp { .. } => "give-up",
    }
}
