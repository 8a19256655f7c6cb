//! The buttons that ask, and the answers.

use bezzel_solver::board::Square;
use bezzel_solver::queens::Unit;
use bezzel_solver::queens::completion::NoCompletion;
use bezzel_solver::queens::hint::Tier;
use yew::prelude::*;

use super::hint::{hint_words, name_words};
use super::state::{Action, Asked, Question, Standing};
use crate::components::control::Action as Button;
use crate::components::{LinkTo, failure_words, progress_bar, result_number};
use crate::link::{Link, QueensLink, SolutionsLink};
use crate::locale::Locale;
use crate::text;

/// A hint, to complete the position, to count what completes it, to list it, and
/// what came of asking.
pub(in super::super) fn asked(
    asked: &Asked,
    position: &QueensLink,
    solved: bool,
    on_action: &Callback<Action>,
    locale: &Locale,
) -> Html {
    let n = position.placement.n();
    let button = |name: &'static str, key: &str, question: Question| {
        let disabled = if solved {
            Some("why-solved")
        } else if Asked::can_ask(question, n) {
            None
        } else {
            Some("why-too-large")
        };
        html! {
            <Button
                {name}
                label={locale.text(key, &[])}
                disabled={disabled.map(|key| AttrValue::from(locale.text(key, &[])))}
                on_press={on_action.reform(move |()| Action::Ask(question))}
            />
        }
    };
    html! {
        <section class="asked" aria-label={text!(locale, "asked-label")}>
            <div class="buttons">
                { hint_button(asked, solved, on_action, locale) }
                { button("complete", "complete", Question::Complete) }
                { button("count", "count-completions", Question::Count) }
                if let Some(link) = list_link(position).filter(|_| !solved) {
                    <LinkTo link={Link::of(&link)}>
                        <>{ text!(locale, "list-completions") }</>
                    </LinkTo>
                }
            </div>
            <div role="status">{ answer(&asked.standing, position, on_action, locale) }</div>
        </section>
    }
}

/// A hint, then more of it.
fn hint_button(asked: &Asked, solved: bool, on_action: &Callback<Action>, locale: &Locale) -> Html {
    let hint = asked.hint();
    let all_told = hint
        .as_ref()
        .is_some_and(|hint| hint.tier() == Some(Tier::Reveal));
    let disabled = match (solved, all_told) {
        (true, _) => Some(text!(locale, "why-solved")),
        (_, true) => Some(text!(locale, "why-hint-all")),
        _ => None,
    };
    let label = match hint {
        None => text!(locale, "hint"),
        Some(_) => text!(locale, "hint-more"),
    };
    html! {
        <Button
            name="hint"
            {label}
            disabled={disabled.map(AttrValue::from)}
            on_press={on_action.reform(|()| Action::Hint)}
        />
    }
}

fn answer(
    standing: &Standing,
    position: &QueensLink,
    on_action: &Callback<Action>,
    locale: &Locale,
) -> Html {
    let counted = |count: u64, state: &'static str| {
        html! {
            <p>
                { result_number("completions", Some(count), state, locale) }
                { " " }
                { text!(locale, "completions-found", count = count) }
            </p>
        }
    };
    match standing {
        // A solution says by itself what it is called, and without a word before.
        Standing::Quiet
        | Standing::Running {
            question: Question::Name,
            ..
        } => Html::default(),
        Standing::Running {
            question,
            thousandths,
            count,
            ..
        } => html! {
            <>
                if *question == Question::Count {
                    { counted(*count, "running") }
                }
                <div class="buttons">
                    { progress_bar(f64::from(*thousandths) / 1000.0, &text!(locale, "searching")) }
                    <Button
                        name="cancel"
                        label={text!(locale, "cancel")}
                        on_press={on_action.reform(|()| Action::Cancel)}
                    />
                </div>
            </>
        },
        Standing::Impossible(reason) => html! {
            <p class="impossible">{ reason_words(*reason, position, locale) }</p>
        },
        Standing::Counted(count) => counted(*count, "done"),
        Standing::Advised(hint) => hint_words(hint, position, locale),
        Standing::Named(name) => name_words(name, position, locale),
        Standing::Cancelled(count) => html! {
            <>
                if let Some(count) = count {
                    { counted(*count, "cancelled") }
                }
                <p>{ text!(locale, "asked-cancelled") }</p>
            </>
        },
        Standing::Failed(failure) => html! { <p>{ failure_words(failure, locale) }</p> },
    }
}

/// Why nothing completes the position. Rows are ranks to whoever looks at the
/// board.
pub(super) fn reason_words(reason: NoCompletion, position: &QueensLink, locale: &Locale) -> String {
    let size = position.placement.size();
    match reason {
        NoCompletion::Conflict(conflict) => text!(
            locale,
            "impossible-conflict",
            a = conflict.a.name(size),
            b = conflict.b.name(size)
        ),
        NoCompletion::NoFreeSquare(Unit::Row(row)) => {
            text!(locale, "impossible-rank", rank = size.rows() - row)
        }
        NoCompletion::NoFreeSquare(Unit::Column(column)) => {
            let name = Square::new(0, column).name(size);
            let file = name.trim_end_matches(|letter: char| letter.is_ascii_digit());
            text!(locale, "impossible-file", file = file)
        }
        NoCompletion::Exhausted { positions } => {
            text!(locale, "impossible-exhausted", positions = positions)
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
