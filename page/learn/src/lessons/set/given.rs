//! A set of tasks as pupils see it: its tasks, each with its standing, and the code when all are solved.

use gloo::events::EventListener;
use gloo::utils::window;
use yew::prelude::*;

use super::super::code::{SolvedCode, of_set};
use super::task::{Refusal, SetTask};
use crate::components::{LinkTo, PuzzleRecords, Standing, page_address, store_set, tick, today};
use crate::link::{LessonsLink, Link, NamedTask, TaskSet};
use crate::locale::{Locale, use_locale};
use crate::settings::Solved;
use crate::text;

/// The name of a task, and the task as it was read.
type GivenTask = (String, Result<SetTask, Refusal>);

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub set: TaskSet,
}

/// The list.
#[component]
pub fn Given(props: &Props) -> Html {
    let locale = use_locale();
    let update = use_force_update();
    use_effect_with((), move |()| {
        // A task may be solved in another window.
        let listener = EventListener::new(&window(), "storage", move |_| update.force_update());
        move || drop(listener)
    });
    let (solved, puzzles) = (Solved::Tasks.all(), PuzzleRecords::stored());
    let tasks = use_memo(props.set.clone(), |set| {
        let read = |link: &str| SetTask::read(link, &page_address(), today());
        let given = |task: &NamedTask| (task.name.clone(), read(&task.link));
        set.tasks.iter().map(given).collect::<Vec<GivenTask>>()
    });
    use_effect_with((props.set.clone(), tasks.clone()), |(set, tasks)| {
        let link = Link::of(&LessonsLink {
            for_teachers: false,
            tasks: Some(set.clone()),
        });
        let right = tasks.iter().filter_map(|(_, task)| task.as_ref().ok());
        store_set(&link, right.map(SetTask::name));
    });
    let standings: Vec<_> = tasks
        .iter()
        .map(|(_, task)| task.as_ref().ok()?.standing(&solved, &puzzles))
        .collect();
    let is_solved = |standing: &&Option<Standing>| **standing == Some(Standing::Solved);
    let count = standings.iter().filter(is_solved).count();
    let item = |((name, task), standing): (&GivenTask, &Option<Standing>)| {
        let content = match task {
            Ok(task) => html! {
                <LinkTo link={task.link.clone()}><>{ task.named(name, &locale) }</></LinkTo>
            },
            Err(refusal) => html! {
                <>{ name }{ " " }<span class="error">{ refusal.words(&locale) }</span></>
            },
        };
        html! {
            <li data-kept={standing.map(Standing::name)}>
                { content }
                { " " }
                { standing_words(*standing, &locale) }
            </li>
        }
    };
    html! {
        <>
            <p>{ text!(locale, "set-lead") }</p>
            <ol class="set">{ for tasks.iter().zip(&standings).map(item) }</ol>
            <p role="status" data-result="set-solved" data-value={count.to_string()}>
                { text!(locale, "lesson-progress", solved = count, tasks = tasks.len()) }
            </p>
            if count == tasks.len() {
                <SolvedCode solved={of_set(&props.set)} />
            }
            <p class="quiet">
                {
                    if Solved::Tasks.are_stored() {
                        text!(locale, "lessons-stored")
                    } else {
                        text!(locale, "solved-not-stored")
                    }
                }
            </p>
        </>
    }
}

fn standing_words(standing: Option<Standing>, locale: &Locale) -> Html {
    match standing {
        None => Html::default(),
        Some(Standing::Begun) => {
            html! { <span class="quiet">{ text!(locale, "set-begun") }</span> }
        }
        Some(Standing::Solved) => {
            html! { <span class="solved">{ tick() }{ text!(locale, "set-solved") }</span> }
        }
    }
}
