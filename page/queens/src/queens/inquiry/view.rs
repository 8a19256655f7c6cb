//! The buttons that ask, and the answers.

use yew::prelude::*;

use super::state::{Action, Answer, Inquiry, Question};
use super::words::{hint_words, name_words, reason_words};
use crate::components::control::Button;
use crate::components::screen::{Part, PartName, lazy};
use crate::components::{JobPanel, LinkTo, counted, result_number};
use crate::link::{Link, QueensLink, SolutionsLink};
use crate::locale::Locale;
use crate::text;

/// The questions about a position: a completion of it, the number of its completions, their list. A solution has none.
pub fn questions(
    position: &QueensLink,
    solved: bool,
    on_action: &Callback<Action>,
    locale: &Locale,
) -> Html {
    if solved {
        return html! { <p class="quiet">{ text!(locale, "why-solved") }</p> };
    }
    let (n, placed) = (position.placement.n(), position.placement.squares().count());
    let button = |name: &'static str, key: &str, question: Question| {
        let disabled = (!Inquiry::can_ask(question, n)).then_some("why-too-large");
        let on_press = on_action.reform(move |()| Action::Ask(question));
        html! { <Button {name} words={locale.text(key, &[("placed", placed.into())])} {disabled} {on_press} /> }
    };
    html! {
        <div class="questions" role="group" aria-label={text!(locale, "asked-label")}>
            { button("complete", "complete", Question::Complete) }
            { button("count", "count-completions", Question::Count) }
            if let Some(link) = list_link(position) {
                <LinkTo link={Link::of(&link)}>
                    <>{ text!(locale, "list-completions", placed) }</>
                </LinkTo>
            }
        </div>
    }
}

/// The answer to a question, or to a request for a hint.
pub fn answer_panel(
    inquiry: &Inquiry,
    position: &QueensLink,
    on_action: &Callback<Action>,
) -> Html {
    html! {
        <div class="asked" role="status">
            {
                lazy(Answered {
                    inquiry: inquiry.clone(),
                    position: position.clone(),
                    on_action: on_action.clone(),
                })
            }
        </div>
    }
}

/// A hint, and with each press more of it.
pub fn hint_button(inquiry: &Inquiry, on_action: &Callback<Action>) -> Html {
    let disabled = inquiry.is_hint_complete().then_some("why-hint-all");
    html! {
        <Button name="hint" leading=true {disabled} on_press={on_action.reform(|()| Action::Hint)} />
    }
}

/// The answer; empty on a first visit.
pub struct Answered {
    inquiry: Inquiry,
    position: QueensLink,
    on_action: Callback<Action>,
}

impl Part for Answered {
    const NAME: PartName = PartName::Answers;
    fn html(&self, locale: &Locale) -> Html {
        let Self {
            inquiry,
            position,
            on_action,
        } = self;
        let state = inquiry.job.state();
        html! {
            <>
                {
                    match &inquiry.job.found {
                        None => Html::default(),
                        Some(Answer::Impossible(reason)) => html! {
                            <p class="impossible">{ reason_words(*reason, position, locale) }</p>
                        },
                        Some(Answer::Counted(count)) => html! {
                            <p>
                                { result_number("completions", counted(*count, state), state.name(), locale) }
                                { " " }
                                { text!(locale, "completions-found", count = *count) }
                            </p>
                        },
                        Some(Answer::Hint(hint)) => html! {
                            <>
                                { hint_words(hint, position, locale) }
                                if inquiry.is_hint_complete() {
                                    <p>{ text!(locale, "why-hint-all") }</p>
                                }
                            </>
                        },
                        Some(Answer::Name(name)) => name_words(name, position, locale),
                    }
                }
                // The name of a solution comes unasked, and without a word before.
                if inquiry.question != Some(Question::Name) || !inquiry.job.is_running() {
                    <JobPanel
                        state={state.clone()}
                        fraction={inquiry.job.fraction()}
                        label="searching"
                        on_cancel={on_action.reform(|()| Action::Cancel)}
                        cancelled={text!(locale, "asked-cancelled")}
                    />
                }
            </>
        }
    }
}

/// The list of all completions: solutions with pieces on the same squares.
fn list_link(position: &QueensLink) -> Option<SolutionsLink> {
    let n = position.placement.n();
    SolutionsLink::SIDES.contains(&n).then(|| SolutionsLink {
        n,
        piece: position.piece,
        show: bezzel_solver::queens::Show::All,
        fixed: position.placement.squares().collect(),
        ..SolutionsLink::default()
    })
}
