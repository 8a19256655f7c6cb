//! A task that a program is to solve, above the visitor's own program: it judges each run.

use bezzel_recording::board::Piece;
use web_sys::Element;
use yew::prelude::*;

use super::code::{SolvedCode, of_task};
use super::onward::Onward;
use super::task::{no, solved, without_task};
use super::text::solved_name;
use super::words::goal_words;
use crate::components::{LinkTo, RunListener, link_back, tell_embedding_page, use_set_of};
use crate::link::Link;
use crate::locale::{Locale, use_locale};
use crate::task::{ProgramRun, ProgramTask, Shortfall};
use crate::text;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub task: ProgramTask,
    /// The link of the task, with the given program.
    pub link: Link,
    pub on_solved: Callback<()>,
    /// Whether the program is not one of the lesson's.
    pub is_foreign: bool,
    /// The screen with the program.
    pub screen: Html,
}

/// The state of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Open,
    Wrong(Shortfall),
    Solved,
}

impl Outcome {
    /// The name of the state in an attribute of the page.
    const fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Wrong(_) => "wrong",
            Self::Solved => "solved",
        }
    }

    /// The state after news of a run. A task that is solved stays solved.
    fn after(self, task: &ProgramTask, run: Option<&ProgramRun>) -> Self {
        match (self, run) {
            (Self::Solved, _) => Self::Solved,
            (_, None) => Self::Open,
            (_, Some(run)) => task.judge(run).map_or_else(Self::Wrong, |()| Self::Solved),
        }
    }
}

/// The goal, the judgement on the last run, and the screen.
#[component]
pub fn ProgramView(props: &Props) -> Html {
    let locale = use_locale();
    let outcome = use_state_eq(|| Outcome::Open);
    let node = use_node_ref();
    use_effect_with((*outcome, node.clone()), |(outcome, node)| {
        if let Some(section) = node.cast::<Element>().filter(|_| *outcome != Outcome::Open) {
            // The judgement is seen when it comes.
            if section.get_bounding_client_rect().top() < 0.0 {
                section.scroll_into_view();
            }
        }
    });
    let Props { task, link, .. } = props;
    let set = use_set_of(solved_name(link));
    {
        let (link, on_solved) = (link.clone(), props.on_solved.clone());
        use_effect_with(*outcome == Outcome::Solved, move |solved| {
            if *solved {
                on_solved.emit(());
                tell_embedding_page(&link.to_string());
            }
        });
    }
    let listener = use_callback(
        (task.clone(), outcome.clone()),
        |run: Option<ProgramRun>, (task, outcome)| {
            outcome.set(outcome.after(task, run.as_ref()));
        },
    );
    html! {
        <div class="program-task" data-task="program" data-task-state={outcome.name()}>
            <section ref={node} aria-label={text!(locale, "task-title")}>
                <p class="question">{ goal_words(task.goal, &locale) }</p>
                <p class="outcome" role="status">
                    {
                        match *outcome {
                            Outcome::Open => Html::default(),
                            Outcome::Solved => solved(&locale),
                            Outcome::Wrong(why) => no(shortfall(why, &locale), &locale),
                        }
                    }
                </p>
                // A lesson and a set have one code for all of their tasks.
                if *outcome == Outcome::Solved && link.study.lesson.is_none() && set.is_none() {
                    <SolvedCode solved={of_task(link)} />
                }
                <div class="toolbar">
                    if let (Outcome::Solved, Some(part)) = (*outcome, link.study.lesson) {
                        <Onward link={link.clone()} lesson={part.lesson} />
                    }
                    { link_back(set, &locale) }
                    <LinkTo link={link.clone()}><>{ text!(locale, "task-given") }</></LinkTo>
                    <LinkTo link={without_task(link)}><>{ text!(locale, "task-leave") }</></LinkTo>
                </div>
            </section>
            <ContextProvider<RunListener> context={RunListener { listener, is_foreign: props.is_foreign }}>
                { props.screen.clone() }
            </ContextProvider<RunListener>>
        </div>
    }
}

/// A sentence on the thing that a program lacks.
fn shortfall(shortfall: Shortfall, locale: &Locale) -> String {
    match shortfall {
        Shortfall::Error => text!(locale, "lacks-end-error"),
        Shortfall::Limit => text!(locale, "lacks-end-limit"),
        Shortfall::NoBoard => text!(locale, "lacks-board"),
        Shortfall::OtherBoard(size) => {
            let (rows, columns) = (size.rows(), size.columns());
            text!(locale, "lacks-other-board", rows, columns)
        }
        Shortfall::OtherPiece(Piece::Queen) => text!(locale, "lacks-other-piece", piece = "queens"),
        Shortfall::OtherPiece(Piece::Knight) => {
            text!(locale, "lacks-other-piece", piece = "knight")
        }
        Shortfall::Wrong => text!(locale, "lacks-right"),
        Shortfall::Missing { found, exist } => text!(locale, "lacks-solutions", found, exist),
        Shortfall::Nothing => text!(locale, "lacks-solution"),
        Shortfall::Silent => text!(locale, "lacks-print"),
        Shortfall::NotCalled => text!(locale, "lacks-call"),
        Shortfall::Unsearched => text!(locale, "lacks-search"),
        Shortfall::Unclear => text!(locale, "lacks-clear"),
    }
}
