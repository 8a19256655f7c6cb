//! A task of a set: which links are tasks, and how far a task is solved on this device.

use super::super::text::{begun_name, solved_name};
use super::super::words::asked;
use crate::components::{PuzzleRecords, Standing};
use crate::link::{
    Carried, Day, Link, Notice, OwnLink, Place, QueensLink, Screen, ScreenLink, SearchLink, Study,
    Task, TourLink,
};
use crate::locale::Locale;
use crate::task::{Question, program_number};
use crate::text;

/// A task with the link that opens it.
#[derive(Clone, Debug, PartialEq)]
pub struct SetTask {
    /// The link, without what a visitor has done and chosen. It names the day of a puzzle.
    pub link: Link,
    /// The question of the link; of a puzzle, none.
    question: Option<Question>,
}

/// Why a text is no link of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It is no link to this page.
    Elsewhere,
    /// The value of this parameter is wrong.
    Damaged(&'static str),
    /// The link opens another puzzle for each visitor, or the fields in which one is made.
    NoPuzzle,
    /// The link has no task.
    NoTask,
    /// The task is in the set already.
    Twice,
}

impl Refusal {
    /// Why the link is refused, in words.
    pub fn words(self, locale: &Locale) -> String {
        match self {
            Self::Elsewhere => text!(locale, "set-elsewhere"),
            Self::Damaged(parameter) => text!(locale, "set-damaged", parameter),
            Self::NoPuzzle => text!(locale, "set-no-puzzle"),
            Self::NoTask => text!(locale, "set-no-task"),
            Self::Twice => text!(locale, "set-twice"),
        }
    }
}

impl SetTask {
    /// Reads an address of the page, or the part of one from its `#` on. A puzzle of each day becomes that of today.
    ///
    /// # Errors
    /// If it is no link of a task.
    pub fn read(address: &str, page: &str, today: Day) -> Result<Self, Refusal> {
        let (before, hash) = address.split_at(address.find('#').ok_or(Refusal::Elsewhere)?);
        if !(before.is_empty() || before == page) || !hash.starts_with("#/") {
            return Err(Refusal::Elsewhere);
        }
        let (link, notices) = Link::read(hash);
        refuse(&notices)?;
        match link.screen.place() {
            Place::Queens => Self::question::<QueensLink>(&link),
            Place::Search => Self::question::<SearchLink>(&link),
            Place::Tour => Self::question::<TourLink>(&link),
            Place::Own => Self::question::<OwnLink>(&link),
            Place::Puzzles | Place::Numbers => puzzle(&link, today).map(|link| Self {
                link,
                question: None,
            }),
            _ => Err(Refusal::NoTask),
        }
    }

    fn question<L: ScreenLink>(link: &Link) -> Result<Self, Refusal> {
        let (state, notices) = link.screen.read::<L>();
        refuse(&notices)?;
        let screen = Screen::of(&state);
        let mut task = link.study.task.ok_or(Refusal::NoTask)?;
        if let Task::Program(goal) = &mut task {
            let source = screen.read::<OwnLink>().0.source;
            goal.given = program_number(&source);
        }
        let question = Question::about(&screen, task).ok_or(Refusal::NoTask)?;
        let carried = Carried {
            notation: link.carried.notation,
            ..Carried::default()
        };
        let study = Study {
            task: Some(task),
            ..Study::default()
        };
        Ok(Self {
            link: Link {
                study,
                carried,
                ..Link::to(screen)
            },
            question: Some(question),
        })
    }

    /// The name that a teacher has given to the task; where there is none, the task in words.
    pub fn named(&self, name: &str, locale: &Locale) -> String {
        if !name.is_empty() {
            return name.to_owned();
        }
        let locale = locale.noting(self.link.carried.notation, self.link.screen.place());
        match &self.question {
            Some(question) => asked(question, &locale),
            None if self.link.screen.place() == Place::Numbers => text!(locale, "set-numbers"),
            None => text!(locale, "set-puzzle"),
        }
    }

    /// The name under which its screen reports to other pages that it is solved, if it is not the link that was opened.
    pub fn reported_name(&self) -> String {
        match self.question {
            Some(_) => self.link.to_string(),
            None => self.name(),
        }
    }

    /// The name under which it is stored that it is solved.
    pub fn name(&self) -> String {
        match self.question {
            Some(_) => solved_name(&self.link),
            None => record_name(&self.link),
        }
    }

    /// How far it is solved on this device.
    pub fn standing(&self, solved: &[String], puzzles: &PuzzleRecords) -> Option<Standing> {
        let has = |name: String| solved.contains(&name);
        match &self.question {
            None => Some(puzzles.of(&self.name())?.standing),
            Some(_) if has(self.name()) => Some(Standing::Solved),
            Some(_) => has(begun_name(&self.link)).then_some(Standing::Begun),
        }
    }
}

fn refuse(notices: &[Notice]) -> Result<(), Refusal> {
    let damaged = notices.first();
    damaged.map_or(Ok(()), |notice| Err(Refusal::Damaged(notice.parameter)))
}

/// A parameter of a link.
type Parameter<'a> = (&'a str, &'a str);

/// The parameters of a screen, as its link has them. Reading puzzles themselves would load the whole code of their screens.
fn parameters(text: &str) -> Vec<Parameter<'_>> {
    let parameters = text.split_once('?').map_or("", |(_, all)| all);
    let pairs = parameters.split('&').map(|one| one.split_once('='));
    pairs.flatten().collect()
}

/// The link to a screen of puzzles with these parameters.
fn with(parameters: &[Parameter<'_>]) -> Link {
    let pairs = parameters
        .iter()
        .map(|(name, value)| format!("{name}={value}"));
    let text = pairs.collect::<Vec<_>>().join("&");
    Link::read(&format!("#/{}?{text}", Place::Puzzles.name())).0
}

/// The link of a puzzle without what a visitor has put on it.
fn puzzle(link: &Link, today: Day) -> Result<Link, Refusal> {
    const MARKS: [&str; 4] = ["q", "marks", "proof", "mine"];
    let (text, day) = (Link::to(link.screen.clone()).to_string(), today.to_string());
    let mut parameters = parameters(&text);
    parameters.retain(|(name, _)| !MARKS.contains(name));
    let value = |wanted: &str| {
        let mut values = parameters.iter().filter(|(name, _)| *name == wanted);
        values.next().map(|(_, value)| *value)
    };
    if let Some(regions) = value("regions") {
        let letters = regions.chars().count();
        if letters.isqrt().pow(2) != letters {
            return Err(Refusal::Damaged("regions"));
        }
    }
    let is_knights = link.screen.place() == Place::Numbers;
    let is_given = |text: &str| text.chars().any(|sign| sign != '0' && sign != '.');
    let is_made = value("regions").is_some()
        || value("given").is_some_and(is_given)
        || value("numbers").is_some_and(|text| text != "none");
    if !is_made && value("seed").is_none() && value("day").is_none() {
        let is_daily = value("n").is_none() && value("size").is_none() && value("given").is_none();
        if !is_daily || !(is_knights || value("grade").is_some()) {
            return Err(Refusal::NoPuzzle);
        }
        if is_knights && value("grade").is_none() {
            parameters.push(("grade", "1"));
        }
        parameters.insert(usize::from(is_knights), ("day", &day));
    }
    Ok(with(&parameters))
}

/// The name under which the screens of puzzles keep a puzzle: it is the same with and without a proof.
fn record_name(link: &Link) -> String {
    let text = link.to_string();
    let mut parameters = parameters(&text);
    parameters.retain(|(name, _)| !["prove", "rules"].contains(name));
    with(&parameters).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::puzzle_name;
    use crate::link::{NumbersLink, PuzzlesLink};

    const PAGE: &str = "https://example.org/bezzel/";

    fn today() -> Day {
        Day::new(2026, 11, 22).unwrap()
    }

    fn read(address: &str) -> Result<String, Refusal> {
        SetTask::read(address, PAGE, today()).map(|task| task.link.to_string())
    }

    #[test]
    fn tasks_of_all_screens_are_read() {
        for link in [
            "#/search?n=4&algorithm=arrays&step=17&task=next-square",
            "#/search?n=4&algorithm=arrays&step=17&rows=0&squares=pair&task=next-square",
            "#/queens?n=6&q=030000&task=complete",
            "#/tour?size=3x6&task=position&property=pieces.3",
            "#/puzzles?day=2026-11-02&kind=regions&rule=touch&grade=4",
            "#/puzzles?n=8&kind=regions&rule=touch&grade=3&seed=7",
            "#/puzzles?n=8&given=10000020",
            "#/puzzles?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee&prove=1&rules=single.common",
            "#/puzzles?kind=knight&size=6x6&closed=1&grade=2&seed=7",
            "#/puzzles?kind=knight&size=3x4&numbers=1a3.4b3.12d1",
        ] {
            assert_eq!(read(link).as_deref(), Ok(link));
            assert_eq!(read(&format!("{PAGE}{link}")).as_deref(), Ok(link));
        }
    }

    #[test]
    fn what_a_visitor_has_done_and_chosen_is_left_out() {
        for (link, task) in [
            (
                "#/puzzles?n=8&kind=regions&rule=touch&grade=3&seed=7&q=40000000&marks=a8,b8&lang=hu&theme=dark",
                "#/puzzles?n=8&kind=regions&rule=touch&grade=3&seed=7",
            ),
            (
                "#/puzzles?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee&prove=1&proof=se5.ca4b4",
                "#/puzzles?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee&prove=1",
            ),
            (
                "#/puzzles?kind=knight&size=3x4&numbers=1a3.4b3.12d1&mine=2c2",
                "#/puzzles?kind=knight&size=3x4&numbers=1a3.4b3.12d1",
            ),
            (
                "#/queens?n=6&q=030000&lesson=queens.1&task=complete&embed=1",
                "#/queens?n=6&q=030000&task=complete",
            ),
            // The puzzle of each day becomes that of today.
            (
                "#/puzzles?kind=regions&rule=touch&grade=4",
                "#/puzzles?day=2026-11-22&kind=regions&rule=touch&grade=4",
            ),
            (
                "#/puzzles?kind=knight",
                "#/puzzles?kind=knight&day=2026-11-22&grade=1",
            ),
        ] {
            assert_eq!(read(link).as_deref(), Ok(task));
        }
    }

    #[test]
    fn a_puzzle_is_found_under_the_name_that_its_screen_gives_it() {
        for link in [
            "#/puzzles?day=2026-11-02&kind=regions&rule=touch&grade=4",
            "#/puzzles?n=12&kind=complete&rule=chess&piece=superqueen&grade=3&seed=7",
            "#/puzzles?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee&prove=1&rules=single.common",
        ] {
            let task = SetTask::read(link, PAGE, today()).unwrap();
            let state: PuzzlesLink = task.link.screen.read().0;
            assert_eq!(record_name(&task.link), puzzle_name(&state.source, today()));
        }
        let link = "#/puzzles?kind=knight&grade=3";
        let task = SetTask::read(link, PAGE, today()).unwrap();
        let state: NumbersLink = task.link.screen.read().0;
        let of_screen = Link::of(&NumbersLink::from(state.source)).to_string();
        assert_eq!(record_name(&task.link), of_screen);
    }

    #[test]
    fn programs_with_one_goal_are_tasks_of_their_own() {
        let task = |source: &str| {
            let link = format!("#/search?program=own&source={source}&task=program&n=8");
            SetTask::read(&link, PAGE, today()).unwrap().link
        };
        let (one, other) = (task("KyjKzCvRMDQyNtEEAA"), task("AwA"));
        assert_ne!(solved_name(&one), solved_name(&other));
        // The name stays when the pupil has changed the program.
        let mut changed = one.clone();
        changed.screen = other.screen;
        assert_eq!(solved_name(&changed), solved_name(&one));
    }

    #[test]
    fn what_is_no_task_is_refused_with_its_reason() {
        for (address, refusal) in [
            ("", Refusal::Elsewhere),
            ("queens", Refusal::Elsewhere),
            ("https://example.org/#m=solve&p=7VZ", Refusal::Elsewhere),
            (
                "https://example.com/#/queens?n=6&q=030000&task=complete",
                Refusal::Elsewhere,
            ),
            ("#/sudoku", Refusal::Damaged("screen")),
            ("#/queens", Refusal::NoTask),
            ("#/about", Refusal::NoTask),
            ("#/tour?task=move", Refusal::NoTask),
            ("#/queens?n=6&q=03000&task=complete", Refusal::Damaged("q")),
            (
                "#/search?program=own&source=KyjKzCv&task=program&n=8",
                Refusal::Damaged("source"),
            ),
            ("#/puzzles", Refusal::NoPuzzle),
            ("#/puzzles?prove=1", Refusal::NoPuzzle),
            ("#/puzzles?n=8&given=00000000", Refusal::NoPuzzle),
            (
                "#/puzzles?kind=knight&size=8x8&numbers=none",
                Refusal::NoPuzzle,
            ),
            (
                "#/puzzles?n=5&rule=touch&regions=aabbcaabbbaddbdadd",
                Refusal::Damaged("regions"),
            ),
        ] {
            assert_eq!(read(address), Err(refusal), "{address}");
        }
    }
}
