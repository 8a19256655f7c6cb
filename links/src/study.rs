//! A companion of a screen: a part of a lesson, a task.

use super::fields::{Fields, any_number, named, number, one_of};
use super::place::Place;
use super::query::{Query, Writer};
use super::{Expected, ProgramGoal, Property, Task};
use crate::named::Named;

/// The lesson or task in a link.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Study {
    /// The part of a lesson that stands beside the screen.
    pub lesson: Option<LessonPart>,
    /// The question about the state that the link opens.
    pub task: Option<Task>,
    /// Another use of the screen; then there is no task.
    pub mode: Option<StudyMode>,
}

named! {
    /// The uses of a screen for or by those who learn.
    pub enum StudyMode {
        /// The tasks that its present state has are listed beside it.
        MakeTask = "make",
        /// The visitor predicts each event before the run continues.
        GoFirst = "first",
    }
}

impl StudyMode {
    /// The modes that a screen has.
    pub const fn of(place: Place) -> &'static [Self] {
        match place {
            Place::Search | Place::Tour => &Self::ALL,
            Place::Queens | Place::Own => &[Self::MakeTask],
            _ => &[],
        }
    }
}

/// A part of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonPart {
    /// The lesson.
    pub lesson: LessonName,
    /// The number of the part, from 1.
    pub part: u32,
}

named! {
    /// The lessons, in the order in which they are learnt.
    pub enum LessonName {
        /// Eight queens by hand.
        Queens = "queens",
        /// Try, mark, go back.
        Backtracking = "backtracking",
        /// The marker arrays.
        Arrays = "arrays",
        /// Dead ends, growth, complexity.
        Complexity = "complexity",
        /// Cleverer choices.
        Choices = "choices",
        /// The knight.
        Knight = "knight",
    }
}

impl LessonName {
    /// The number of its parts. The compiler of the lessons refuses another.
    pub const fn parts(self) -> u32 {
        match self {
            Self::Queens | Self::Arrays | Self::Complexity => 3,
            Self::Choices | Self::Knight => 4,
            Self::Backtracking => 5,
        }
    }

    /// The number of its tasks. The compiler of the lessons refuses another.
    pub const fn tasks(self) -> usize {
        match self {
            Self::Queens => 3,
            Self::Knight | Self::Complexity | Self::Choices => 4,
            Self::Arrays => 5,
            Self::Backtracking => 6,
        }
    }

    /// The screen beside which it begins.
    pub const fn place(self) -> Place {
        match self {
            Self::Queens => Place::Queens,
            Self::Knight => Place::Tour,
            Self::Backtracking | Self::Arrays | Self::Complexity | Self::Choices => Place::Search,
        }
    }

    /// The lesson that introduces a screen.
    pub const fn about(place: Place) -> Option<Self> {
        match place {
            Place::Queens => Some(Self::Queens),
            Place::Search => Some(Self::Backtracking),
            Place::Tour => Some(Self::Knight),
            _ => None,
        }
    }

    /// Its first part.
    pub const fn first(self) -> LessonPart {
        LessonPart {
            lesson: self,
            part: 1,
        }
    }
}

impl LessonPart {
    fn from_text(text: &str) -> Option<Self> {
        let (name, part) = text.split_once('.')?;
        let part = Self {
            lesson: LessonName::from_name(name)?,
            part: part.parse().ok()?,
        };
        let exists = (1..=part.lesson.parts()).contains(&part.part) && part.to_string() == text;
        exists.then_some(part)
    }
}

impl std::fmt::Display for LessonPart {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.lesson.name(), self.part)
    }
}

impl Study {
    /// The names of the parameters in links to a screen.
    pub(super) const fn names(place: Place) -> &'static [&'static str] {
        match place {
            Place::Own => &["lesson", "study", "task", "n", "find", "given"],
            _ => &["lesson", "study", "task", "property"],
        }
    }

    /// Whether there is nothing of these.
    pub const fn is_none(&self) -> bool {
        self.lesson.is_none() && self.task.is_none() && self.mode.is_none()
    }

    pub(super) fn read(query: &mut Query, place: Place) -> Self {
        let lesson = query.parsed("lesson", Expected::LessonPart, LessonPart::from_text);
        let mode = match StudyMode::of(place) {
            [] => None,
            modes => query.read("study", one_of(modes)),
        };
        let task = read_task(query, place);
        Self {
            // The list of tasks stands where a lesson would.
            lesson: lesson.filter(|_| mode != Some(StudyMode::MakeTask)),
            task: task.filter(|_| mode.is_none()),
            mode,
        }
    }

    pub(super) fn write(self, writer: &mut Writer) {
        writer.add_some("lesson", self.lesson);
        writer.add_some("study", self.mode.map(StudyMode::name));
        writer.add_some("task", self.task.map(Task::name));
        writer.add_some("property", self.task.and_then(Task::property));
        if let Some(mut goal) = self.task.and_then(Task::goal) {
            goal.fields(&mut Fields::Write(writer));
        }
    }
}

impl ProgramGoal {
    /// The longest side of a board in a link.
    pub const MOST_N: u32 = 64;
    /// The usual side.
    pub const USUAL_N: u32 = 8;

    fn fields(&mut self, fields: &mut Fields<'_>) {
        fields.optional("n", &mut self.n, number(1..=Self::MOST_N));
        fields.changed("find", &mut self.finds, named());
        fields.changed("given", &mut self.given, any_number());
    }
}

/// The task, where the screen has tasks.
fn read_task(query: &mut Query, place: Place) -> Option<Task> {
    let names = Task::names_for(place);
    let name = query.value("task").filter(|_| !names.is_empty())?;
    if !names.contains(&name.as_str()) {
        query.refuse("task", &name, Expected::OneOf(names.to_vec()));
        return None;
    }
    let text = query.value("property").unwrap_or_default();
    let mut task = Task::from_words(&name, Property::from_text(&text));
    if let Some(Task::Program(goal)) = &mut task {
        goal.fields(&mut Fields::Read(query));
    }
    let task = task.filter(|task| task.place() == place);
    if task.is_none() {
        query.refuse(
            "property",
            &text,
            Expected::OneOf(Property::EXAMPLES.to_vec()),
        );
    }
    task
}
