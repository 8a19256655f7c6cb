//! The link of a visitor's own program: the program, its input and arguments, and the variable that is shown as a board.

use bezzel_stepping::queens::Algorithm;

use super::fields::{Fields, named, number};
use super::format::Format;
use super::packed::{in_lines, packed, program};
use super::{Expected, Place, ScreenLink};
use crate::named::Named;

/// The value of the parameter that leads to this screen.
pub const NAME: &str = "own";

/// A visitor's own program. Line ends are those of a text field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnLink {
    /// The text of the program. A link holds it if it is not too long.
    pub source: String,
    /// The lines that the program reads.
    pub input: String,
    /// The arguments of the program, with spaces between them.
    pub args: String,
    /// The reading of a variable that is shown as the board; empty for the page's choice.
    pub show: String,
    /// The lines, from 1, before which a run rests: in ascending order, each once.
    pub breaks: Vec<u32>,
    /// The opponent of the run, if any.
    pub beside: Option<Opponent>,
}

/// The opponent of a program's run in a race, a line to a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// A search of the page.
    Search(Algorithm),
    /// The visitor's run before it.
    Before,
}

impl Opponent {
    const ALL: [Self; Algorithm::ALL.len() + 1] = {
        let mut all = [Self::Before; _];
        let mut index = 0;
        while index < Algorithm::ALL.len() {
            all[index] = Self::Search(Algorithm::ALL[index]);
            index += 1;
        }
        all
    };
}

impl Named for Opponent {
    const ALL: &'static [Self] = &Self::ALL;

    fn name(self) -> &'static str {
        match self {
            Self::Search(algorithm) => algorithm.name(),
            Self::Before => "before",
        }
    }
}

impl OwnLink {
    /// The longest input in a link, in bytes.
    pub const MOST_INPUT: usize = 2_000;
    /// The longest arguments, in bytes.
    pub const MOST_ARGS: usize = 200;
    /// The longest name of a reading, in bytes.
    const MOST_SHOW: usize = 100;
    /// The last line that can have a breakpoint. No program in a link has more lines.
    pub const LAST_BREAK: u32 = 99_999;

    /// Whether a link can hold the program and its input.
    pub fn fits(&self) -> bool {
        packed(&self.source).is_some() && self.input.len() <= Self::MOST_INPUT
    }
}

impl ScreenLink for OwnLink {
    const PLACE: Place = Place::Own;

    fn fields(&mut self, fields: &mut Fields<'_>) {
        fields.some("source", &mut self.source, program());
        fields.some("input", &mut self.input, lines(Self::MOST_INPUT));
        fields.some("args", &mut self.args, line(Self::MOST_ARGS));
        fields.some("show", &mut self.show, line(Self::MOST_SHOW));
        // A link has no breakpoints of a program that it does not hold.
        let is_left_out = matches!(fields, Fields::Write(_))
            && !self.breaks.is_empty()
            && packed(&self.source).is_none();
        if !is_left_out {
            fields.changed("break", &mut self.breaks, line_numbers());
        }
        fields.optional("beside", &mut self.beside, named());
    }
}

/// Numbers of lines with commas between them, in ascending order and each once. Another order is read, too.
fn line_numbers() -> Format<'static, Vec<u32>> {
    let last = OwnLink::LAST_BREAK;
    let parse = move |text: &str| {
        let one = number(1..=last);
        let numbers: Option<Vec<u32>> = text.split(',').map(|text| (one.parse)(text)).collect();
        let mut numbers = numbers?;
        numbers.sort_unstable();
        numbers.dedup();
        Some(numbers)
    };
    let text = |numbers: &Vec<u32>| {
        let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
        numbers.join(",")
    };
    Format::new(Expected::Lines { last }, parse, text)
}

/// Lines of text of at most `most` bytes.
fn lines(most: usize) -> Format<'static, String> {
    text(most, in_lines)
}

/// A line of text of at most `most` bytes, without spaces around it.
fn line(most: usize) -> Format<'static, String> {
    text(most, |text| {
        let text = text.replace(char::is_control, " ");
        text.trim().to_owned()
    })
}

/// A text of at most `most` bytes, in its canonical form. A longer text is not written.
fn text(most: usize, canonical: fn(&str) -> String) -> Format<'static, String> {
    let parse = move |text: &str| (text.len() <= most).then(|| canonical(text));
    let most_bytes = most as u32;
    Format::new(
        Expected::Text { most: most_bytes },
        parse,
        move |text: &String| {
            if text.len() > most {
                return String::new();
            }
            form_urlencoded::byte_serialize(canonical(text).as_bytes()).collect()
        },
    )
}
