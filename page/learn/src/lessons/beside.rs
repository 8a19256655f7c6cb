//! Puts a lesson or a task of a link beside the screen, or in its place.

use std::rc::Rc;

use yew::prelude::*;

use super::column::Column;
use super::file::lesson_in;
use super::make::MakeTask;
use super::program::ProgramView;
use super::task::TaskView;
use super::text::{begun_name, solved_name};
use crate::components::control::Button;
use crate::components::screen::OpenedLink;
use crate::components::{LinkTo, Loaded, NameSquares, RunListener, stores, use_loaded};
use crate::lesson::{Block, Lesson};
use crate::link::{Link, OwnLink, Place, Screen, StudyMode};
use crate::locale::use_locale;
use crate::settings::Solved;
use crate::task::{Question, question_of};
use crate::text;

/// Draws the lesson beside the screen, and the task in the screen's place. A task that the state does not have is dropped
/// with a notice.
pub fn study(mut opening: OpenedLink) -> OpenedLink {
    let question = question_of(&mut opening.link, &mut opening.notices);
    if opening.link.study.is_none() {
        return opening;
    }
    let link = opening.link.clone();
    opening.draw = opening.draw.within(move |present, on_change, screen| {
        html! {
            <Beside
                link={link.clone()}
                question={question.clone()}
                present={present.clone()}
                {on_change}
                {screen}
            />
        }
    });
    opening
}

#[derive(Clone, PartialEq, Properties)]
struct Props {
    /// The link that was opened.
    link: Link,
    /// The question of its task.
    question: Option<Question>,
    /// The present state of the screen.
    present: Screen,
    /// Gets the states that a run goes to.
    on_change: Callback<Screen>,
    screen: Html,
}

/// Whether the program of a link may come from anywhere: it is not one of the lesson in the link. Nothing is said while the lesson
/// is being loaded.
#[hook]
fn use_is_foreign(link: &Link) -> bool {
    let language = use_locale().language;
    let lesson = link.study.lesson.map(|part| part.lesson);
    let lesson = lesson.filter(|_| link.screen.place() == Place::Own);
    let (loaded, _) = use_loaded(lesson.map(|name| (name, language)), lesson_in);
    match loaded {
        Loaded::Here(lesson) => !ships(&lesson, &source(&link.screen)),
        Loaded::Waiting => lesson.is_none(),
        Loaded::Failed => true,
    }
}

/// Whether a task of the lesson gives this program.
fn ships(lesson: &Lesson, program: &str) -> bool {
    let mut blocks = lesson.parts.iter().flat_map(|part| &part.blocks);
    blocks.any(|block| match block {
        Block::Task(hash) => source(&Link::read(hash).0.screen) == program,
        _ => false,
    })
}

/// The program of a link, or nothing.
fn source(screen: &Screen) -> String {
    screen.read::<OwnLink>().0.source
}

/// The screen, with a lesson beside it if the link has one.
#[component]
fn Beside(props: &Props) -> Html {
    let locale = use_locale();
    let solved = use_state(|| Rc::new(Solved::Tasks.all()));
    let whole = use_state_eq(|| false);
    let link = &props.link;
    let is_foreign = use_is_foreign(link);
    let goes_first = link.study.mode == Some(StudyMode::GoFirst);
    // Within another page, nothing is stored of a teacher's own tasks.
    let is_own = link.study.lesson.is_none() && link.study.task.is_some() && stores();
    use_effect_with(is_own.then(|| begun_name(link)), |begun| {
        if let Some(name) = begun {
            Solved::Tasks.remember(name);
        }
    });
    let shown = match &props.question {
        Some(question) => {
            let (solved, name) = (solved.setter(), solved_name(link));
            let remembered = link.study.lesson.is_some() || is_own;
            let on_solved = Callback::from(move |()| {
                if remembered {
                    solved.set(Rc::new(Solved::Tasks.remember(&name)));
                }
            });
            match question {
                Question::Program(task) => html! {
                    <ProgramView
                        key={link.to_string()}
                        task={task.clone()}
                        link={link.clone()}
                        {on_solved}
                        {is_foreign}
                        screen={props.screen.clone()}
                    />
                },
                question => html! {
                    <TaskView
                        key={link.to_string()}
                        question={question.clone()}
                        link={link.clone()}
                        {on_solved}
                        on_change={goes_first.then(|| props.on_change.clone())}
                    />
                },
            }
        }
        None => html! {
            <ContextProvider<RunListener> context={RunListener { listener: Callback::noop(), is_foreign }}>
                { props.screen.clone() }
            </ContextProvider<RunListener>>
        },
    };
    let makes_task = link.study.mode == Some(StudyMode::MakeTask);
    let text = match link.study.lesson {
        _ if makes_task => html! { <MakeTask present={props.present.clone()} /> },
        Some(part) => {
            html! { <Column key={part.lesson.name()} {part} solved={(*solved).clone()} /> }
        }
        None => return shown,
    };
    let close = if makes_task {
        text!(locale, "make-task-close")
    } else {
        text!(locale, "lesson-close")
    };
    // Beside a text, the rarely used tools of a search are folded away (`styles/screens/lessons.css`).
    let has_more = !makes_task
        && props.question.is_none()
        && matches!(link.screen.place(), Place::Search | Place::Steps);
    let on_more = {
        let whole = whole.clone();
        Callback::from(move |()| whole.set(!*whole))
    };
    let more = if *whole {
        "lesson-fewer-tools"
    } else {
        "lesson-all-tools"
    };
    html! {
        <div class={classes!("study", (*whole || !has_more).then_some("whole"))}>
            <article class="lesson" data-lesson={link.study.lesson.map(|part| part.to_string())}>
                <p class="ways">
                    if has_more {
                        <Button name="lesson-tools" words={more} plain=true on_press={on_more} />
                    }
                    <LinkTo link={Link::to(props.present.clone())}><>{ close }</></LinkTo>
                </p>
                { text }
                if !makes_task {
                    <NameSquares />
                }
            </article>
            <div class="beside">{ shown }</div>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lesson::Part;

    #[test]
    fn a_lesson_ships_the_programs_of_its_tasks_and_no_other() {
        let task = "#/search?program=own&source=KyjKzCvRMDQyNtEEAA&task=program&n=6";
        let part = |blocks| Part {
            title: String::new(),
            blocks,
        };
        let lesson = Lesson {
            title: String::new(),
            parts: vec![part(vec![
                Block::Task("#/search?task=line".to_owned()),
                Block::Task(task.to_owned()),
            ])],
            teacher: part(Vec::new()),
        };
        let opened = Link::read(&task.replace("&task", "&lesson=backtracking.5&task")).0;
        assert!(ships(&lesson, &source(&opened.screen)));
        assert!(!ships(&lesson, "print(4321)"));
    }
}
