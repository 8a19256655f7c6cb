//! Finding a tour, finishing a path, a hint; and their results.

use yew::prelude::*;
use yew::props;

use super::search::{Answer, Purpose, has_too_many_left};
use super::state::{Action, State};
use crate::bridge::knight::Outcome;
use crate::components::control::Button;
use crate::components::transport::Command;
use crate::components::{
    JobPanelProps, dispatching, go_first, job_panel, reason_figure, reason_words,
};
use crate::link::Finder;
use crate::locale::Locale;
use crate::text;

/// The primary action: to find a tour before the first move, to watch it after the last, and a hint between.
pub fn primary(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    if begins(state) {
        make(state, true, locale)
    } else if state.route().is_complete() {
        let on_press = dispatching(state, |()| Action::Command(Command::Play));
        html! {
            <Button name="watch" words="tour-watch-whole" icon={Some("icon-play")} leading=true {on_press} />
        }
    } else {
        hint(state, true)
    }
}

/// Whether no move has been made.
pub fn begins(state: &State) -> bool {
    state.route().path.is_empty()
}

/// The button that has a tour made.
pub fn make(state: &UseReducerHandle<State>, leading: bool, locale: &Locale) -> Html {
    let route = state.route();
    let size = route.board.size();
    let words = match route.path.first() {
        Some(start) => text!(
            locale,
            "tour-make-from",
            square = locale.square(start, size)
        ),
        None => text!(locale, "tour-make"),
    };
    let none = route.board.area() == 0;
    html! {
        <Button
            name="make"
            {words}
            icon={leading.then_some("icon-play")}
            {leading}
            disabled={none.then_some("tour-no-squares")}
            on_press={dispatching(state, |()| Action::Ask(Purpose::Play))}
        />
    }
}

/// The button that asks about the path from here.
fn ask(
    state: &UseReducerHandle<State>,
    name: &'static str,
    words: &'static str,
    purpose: Purpose,
    leading: bool,
) -> Html {
    let route = state.route();
    let disabled = if has_too_many_left(route) {
        Some("why-too-many-left")
    } else if route.board.area() == 0 {
        Some("tour-no-squares")
    } else {
        None
    };
    let on_press = dispatching(state, move |()| Action::Ask(purpose));
    html! { <Button {name} {words} {leading} {disabled} {on_press} /> }
}

/// The next move, if one asks for it.
fn hint(state: &UseReducerHandle<State>, leading: bool) -> Html {
    ask(state, "hint", "tour-hint", Purpose::Hint, leading)
}

/// Help for a path; where a tour is complete nothing is left to ask.
pub fn help(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let route = state.route();
    if route.is_complete() {
        return html! { <p class="quiet">{ text!(locale, "tour-replay") }</p> };
    }
    html! {
        <div class="questions" role="group" aria-label={text!(locale, "tour-help")}>
            if begins(state) {
                { hint(state, false) }
            }
            { ask(state, "finishable", "tour-ask", Purpose::CanFinish, false) }
            { ask(state, "complete", "tour-complete", Purpose::Finish, false) }
            if route.at > 0 {
                { go_first(&route.link(), text!(locale, "tour-practise")) }
            }
        </div>
    }
}

/// The answer to the last question, or its progress.
pub fn answer_panel(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let request = &state.search.request;
    let words = match result_name(state) {
        "made" => "tour-making",
        _ => "tour-thinking",
    };
    let progress = props!(JobPanelProps {
        state: request.state().clone(),
        fraction: request.fraction(),
        label: words,
        result: result_name(state),
        on_cancel: dispatching(state, |()| Action::Cancel),
        cancelled: text!(locale, "tour-cancelled"),
        children: html! { <span class="quiet">{ text!(locale, words) }</span> },
    });
    html! {
        <div class="tour-answer" role="status">
            // The answer takes the place of the progress, with the same name for tests.
            { job_panel(&progress, locale) }
            { answer(state, locale) }
        </div>
    }
}

/// The name of the last result, in `data-result`.
fn result_name(state: &State) -> &'static str {
    match state.search.purpose {
        Some(Purpose::Open | Purpose::Play) => "made",
        Some(Purpose::TakeBack) => "back",
        _ => "finishable",
    }
}

fn answer(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let route = state.route();
    let size = route.board.size();
    let Some(answer) = &state.search.answer else {
        return Html::default();
    };
    let result = |name: &'static str, value: &'static str, words: String| {
        html! { <p data-result={name} data-value={value} data-state="done">{ words }</p> }
    };
    match *answer {
        Answer::Made { searched, elapsed } => {
            let words = match searched {
                None => text!(locale, "tour-made", elapsed),
                Some(steps) => text!(locale, "tour-found", steps, elapsed),
            };
            result("made", "yes", words)
        }
        Answer::Tried {
            outcome,
            moves,
            visited,
        } => {
            let area = route.board.area();
            let (value, outcome) = result_of(outcome, visited, area);
            let words = text!(locale, "tour-tried", outcome, moves, visited, area);
            result("made", value, words)
        }
        Answer::Proposed(square) => {
            let words = text!(
                locale,
                "tour-proposed",
                square = locale.square(square, size)
            );
            result("finishable", "yes", words)
        }
        Answer::Finishable => result("finishable", "yes", text!(locale, "tour-finishable")),
        Answer::NotFinishable(reason) => html! {
            <>
                { result("finishable", "no", text!(locale, "tour-not-finishable")) }
                <p>{ reason_words(&reason, locale) }</p>
                { reason_figure(&reason, &route.board, locale) }
                { back(state, locale) }
            </>
        },
    }
}

/// The result of a method that has visited this many squares of the area, as a value and by its name in the texts.
fn result_of(outcome: Outcome, visited: usize, area: u64) -> (&'static str, &'static str) {
    match outcome {
        Outcome::Tour => ("yes", "tour"),
        // No move leads on, since all squares are visited: the closed tour that was asked for is open.
        Outcome::Stuck if visited as u64 == area => ("no", "open"),
        Outcome::Stuck => ("no", "stuck"),
        Outcome::Limit => ("no", "limit"),
    }
}

/// The last square from which the route could still be finished, and the button that goes back to it.
fn back(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let route = state.route();
    let is_begun = |number: &usize| route.at > 1 && *number < route.at;
    let Some(number) = state.search.back.filter(is_begun) else {
        return Html::default();
    };
    let name = |index: usize| locale.square(route.visited()[index], route.board.size());
    if number == 0 {
        return html! { <p>{ text!(locale, "tour-lost-at-start", square = name(0)) }</p> };
    }
    html! {
        <>
            <p data-result="back" data-value={number.to_string()} data-state="done">
                { text!(locale, "tour-lost", number = number + 1, square = name(number)) }
            </p>
            <Button
                name="take-back"
                words={text!(locale, "tour-take-back", number, square = name(number - 1))}
                icon={Some("icon-undo")}
                on_press={dispatching(state, move |()| Action::TakeBack(number))}
            />
        </>
    }
}

/// The description of a method.
pub fn method_words(finder: Finder, locale: &Locale) -> String {
    let key = match finder {
        Finder::Sure => "about-sure",
        Finder::Backtracking => "about-backtracking",
        _ => "about-warnsdorff",
    };
    locale.text(key, &[])
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;

    #[test]
    fn an_open_tour_in_the_place_of_a_closed_one_is_no_dead_end() {
        assert_eq!(result_of(Outcome::Stuck, 64, 64), ("no", "open"));
        assert_eq!(result_of(Outcome::Stuck, 63, 64), ("no", "stuck"));
        assert_eq!(result_of(Outcome::Tour, 64, 64), ("yes", "tour"));
    }
}
