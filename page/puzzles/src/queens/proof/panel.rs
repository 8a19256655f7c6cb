//! The reasons of a step, the answer to the chosen one, and the whole proof at the end.

use bezzel_solver::queens::puzzle::{Puzzle, Reason};
use yew::prelude::*;

use super::end::end;
use super::words::{
    meaning_words, question_words, reason_words, reasons_of, refused_words, shown_words,
};
use crate::components::control::Button;
use crate::components::screen::{Part, PartName};
use crate::components::{Loaded, dispatching, use_loaded};
use crate::link::{Place, Proof};
use crate::locale::{Locale, load, use_locale};
use crate::queens::judge::{answered, reach, right_steps};
use crate::queens::state::{Action, ProofAction, State};
use crate::queens::step::{Answer, GivenStep};
use crate::text;

/// The part of the screen that proves. Its texts are loaded with it.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Proving {
    /// The state of the screen.
    pub state: UseReducerHandle<State>,
}

impl Part for Proving {
    const NAME: PartName = PartName::Proving;
    const IS_WANTED_AT_ONCE: bool = true;

    fn html(&self, _locale: &Locale) -> Html {
        html! { <Panel ..self.clone() /> }
    }
}

#[component]
fn Panel(props: &Proving) -> Html {
    let page = use_locale();
    let (texts, retry) = use_loaded(Some(page.language), |language| {
        load(language, vec!["puzzles", "proof"])
    });
    let state = &props.state;
    {
        let state = state.clone();
        use_effect_with(
            (state.is_unchecked(), state.puzzle().cloned()),
            move |(is_unchecked, puzzle)| {
                if let (true, Some(puzzle)) = (is_unchecked, puzzle) {
                    let right = right_steps(puzzle, state.position()).len();
                    state.dispatch(Action::Proof(ProofAction::Keep(right)));
                }
            },
        );
    }
    let graded = state
        .judged
        .as_ref()
        .is_some_and(|judged| judged.grade.is_some());
    let reasons = state.proof().map(|proof| proof.reasons.clone());
    // All reasons together solve a puzzle with a grade.
    let reasons = reasons.filter(|reasons| !graded || *reasons != Reason::ALL);
    let placed = use_memo((state.puzzle().cloned(), reasons), |(puzzle, reasons)| {
        reach(puzzle.as_ref()?, reasons.as_ref()?)
    });
    let locale = match texts {
        Loaded::Waiting => return html! { <div class="awaited"></div> },
        Loaded::Failed => {
            return html! {
                <div class="row" role="alert">
                    <p class="error">{ text!(page, "retry-words") }</p>
                    <Button name="retry-now" on_press={retry} />
                </div>
            };
        }
        Loaded::Here(texts) => texts.noting(page.chosen, Place::Puzzles),
    };
    let Some((proof, puzzle)) = state.proof().zip(state.puzzle()) else {
        return Html::default();
    };
    html! {
        <div class="proving">
            if let Some(number) = state.left_out {
                <div class="notice" role="alert" data-notice="proof">
                    <p>{ text!(locale, "prove-left-out", number) }</p>
                </div>
            }
            if state.is_solved() {
                { end(state, puzzle, &locale) }
            } else {
                { given(state, proof, puzzle, &locale) }
                { offered(state, proof, (puzzle, *placed), &locale) }
            }
        </div>
    }
}

/// The step that is given, its answer, and the reasons to choose from.
fn given(state: &UseReducerHandle<State>, proof: &Proof, puzzle: &Puzzle, locale: &Locale) -> Html {
    let size = puzzle.given().size();
    let step = state.step.as_ref();
    let number = proof.steps.len();
    let words = match step {
        None => text!(locale, "prove-prompt"),
        Some(step) => match &step.answer {
            Answer::Open => question_words(step, size, locale),
            Answer::Accepted(_, steps) => {
                let sentences = shown_words(steps, size, locale);
                text!(locale, "prove-accepted", number, sentences)
            }
            Answer::Refused { refusal, otherwise } => {
                refused_words(refusal, *otherwise, puzzle, locale)
            }
        },
    };
    html! {
        <>
            <p
                class={classes!("given-step", step.is_none().then_some("quiet"))}
                role="status"
                data-prove={step.map(|step| step.answer.name())}
            >
                { words }
            </p>
            if step.is_some_and(GivenStep::is_pending) {
                <div class="reasons" role="group" aria-label={text!(locale, "prove-reasons")}>
                    for reason in reasons_of(puzzle).filter(|reason| proof.reasons.contains(reason)) {
                        { reason_button(state, reason, puzzle, locale) }
                    }
                </div>
            }
        </>
    }
}

fn reason_button(
    state: &UseReducerHandle<State>,
    reason: Reason,
    puzzle: &Puzzle,
    locale: &Locale,
) -> Html {
    let onclick = {
        let state = state.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some((puzzle, step)) = state.puzzle().zip(state.pending()) {
                let step = answered(puzzle, state.position(), &step.claim, reason);
                state.dispatch(Action::Proof(ProofAction::Answer(step)));
            }
        })
    };
    html! {
        <button
            type="button"
            class="action"
            data-reason={reason.name()}
            title={meaning_words(reason, puzzle, locale)}
            {onclick}
        >
            <span>{ reason_words(reason, puzzle, locale) }</span>
        </button>
    }
}

/// The choice of the reasons that are allowed, with the meaning of each.
fn offered(
    state: &UseReducerHandle<State>,
    proof: &Proof,
    (puzzle, placed): (&Puzzle, Option<usize>),
    locale: &Locale,
) -> Html {
    html! {
        <>
            if let Some(placed) = placed {
                <p class="quiet" data-result="reach" data-value={placed.to_string()}>
                    { text!(locale, "prove-reach", placed, n = puzzle.n()) }
                </p>
            }
            <details class="offered">
                <summary>{ text!(locale, "prove-offered") }</summary>
                for reason in reasons_of(puzzle) {
                    { allowed(state, reason, proof, meaning_words(reason, puzzle, locale)) }
                }
            </details>
        </>
    }
}

/// The choice of one reason. The last one stays, and so does that of a step.
fn allowed(state: &UseReducerHandle<State>, reason: Reason, proof: &Proof, words: String) -> Html {
    let on = proof.reasons.contains(&reason);
    let is_used = proof.steps.iter().any(|step| step.reason == reason);
    html! {
        <label class="switch">
            <input
                type="checkbox"
                data-allow={reason.name()}
                checked={on}
                disabled={on && (is_used || proof.reasons.len() == 1)}
                onchange={dispatching(state, move |_: Event| Action::Proof(ProofAction::Allow(reason, !on)))}
            />
            <span>{ words }</span>
        </label>
    }
}
