//! The tasks for the present state of a screen, each as a link to hand out.

use yew::prelude::*;

use super::words::asked;
use crate::components::control::NumberField;
use crate::components::{CopyLink, LinkTo, page_address};
use crate::link::{Link, OwnLink, Place, ProgramGoal, Screen};
use crate::locale::use_locale;
use crate::task::Question;
use crate::text;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The screen in its present state.
    pub present: Screen,
}

/// The list of tasks.
#[component]
pub fn MakeTask(props: &Props) -> Html {
    let locale = use_locale();
    let n = use_state_eq(|| ProgramGoal::USUAL_N);
    let questions = use_memo((props.present.clone(), *n), |(present, n)| {
        Question::fitting(present, *n)
    });
    let is_program = props.present.place() == Place::Own;
    let is_too_long = use_memo(props.present.clone(), |present| {
        present.place() == Place::Own && !present.read::<OwnLink>().0.fits()
    });
    if *is_too_long {
        return html! {
            <>
                <h1>{ text!(locale, "make-task") }</h1>
                <p role="status">{ text!(locale, "own-too-long") }</p>
            </>
        };
    }
    let item = |question: &Question| {
        let mut link = Link::to(props.present.clone());
        link.study.task = Some(question.task());
        link.carried.notation = locale.chosen;
        html! {
            <li key={link.to_string()} data-task-link={link.to_string()}>
                <LinkTo link={link.clone()}><>{ asked(question, &locale) }</></LinkTo>
                <CopyLink text={Callback::from(move |()| address(&link))} />
            </li>
        }
    };
    html! {
        <>
            <h1>{ text!(locale, "make-task") }</h1>
            if is_program {
                <p>{ text!(locale, "make-task-program") }</p>
                <NumberField
                    name="task-n"
                    label="make-task-n"
                    value={*n}
                    least=1
                    most={ProgramGoal::MOST_N}
                    default={ProgramGoal::USUAL_N}
                    on_change={{
                        let n = n.setter();
                        Callback::from(move |to| n.set(to))
                    }}
                />
            } else {
                <p>{ text!(locale, "make-task-words") }</p>
            }
            if questions.is_empty() {
                <p role="status">{ text!(locale, "make-task-none") }</p>
            } else {
                <ul class="tasks">{ for questions.iter().map(item) }</ul>
            }
        </>
    }
}

/// The address of a link into this page.
fn address(link: &Link) -> String {
    page_address() + &link.to_string()
}
