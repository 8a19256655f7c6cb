//! The choice of the puzzle: its difficulty, today's or one by its number, its kind, its board.

use bezzel_solver::board::Size;
use bezzel_solver::knight::TourKind;
use bezzel_solver::knight::puzzle::{MAX_SIDE, MIN_MADE_SIDE};
use yew::prelude::*;

use super::state::{Action, State};
use crate::components::control::{Button, Choice, NumberField, Select};
use crate::components::{SizeFields, dispatching, prefer_knight_grade};
use crate::link::{Grade, Link, NumberSource};
use crate::locale::Locale;
use crate::shared::{PuzzleKind, grade_choice};
use crate::text;

named! {
    /// The source of a puzzle in the choice.
    enum Source {
        /// The puzzle of a day.
        Day = "day",
        /// A puzzle made from a number.
        Number = "number",
        /// The visitor makes it.
        Own = "own",
    }
}

/// The grades, with a tick on the solved ones, and what the chosen grade needs.
pub fn difficulty(state: &State, go: &Callback<NumberSource>, locale: &Locale) -> Html {
    if let NumberSource::Own(_) = state.position().source {
        let judged = state.judged.as_ref();
        let words = match judged.map(|judged| (judged.count, judged.grade)) {
            Some((_, Some(grade))) => text!(locale, "puzzle-one", grade),
            Some((Some(1), None)) => text!(locale, "puzzle-one-guessed"),
            _ => text!(locale, "puzzle-ungraded"),
        };
        return html! { <p class="quiet">{ words }</p> };
    }
    let chosen = state.grade();
    let option = |grade: Grade| {
        let source = state.of_grade(grade);
        let standing = state.standing(&source);
        let choose = move |_| {
            prefer_knight_grade(grade);
            source.clone()
        };
        (standing, go.reform(choose))
    };
    html! {
        <>
            { grade_choice(Grade::ALL, chosen, option, locale) }
            <p class="quiet">{ locale.text(&format!("numbers-needs-{}", chosen.name()), &[]) }</p>
        </>
    }
}

/// Where the puzzle comes from, its kind, and its board.
pub fn choose(
    state: &UseReducerHandle<State>,
    go: &Callback<NumberSource>,
    navigate: &Callback<Link>,
) -> Html {
    let source = &state.position().source;
    let grade = state.grade();
    let chosen = match source {
        NumberSource::Day(..) => state.is_todays().then_some(Source::Day),
        NumberSource::Numbered { .. } => Some(Source::Number),
        NumberSource::Own(_) => Some(Source::Own),
    };
    let first = state.numbered(1);
    let blank = state
        .blank()
        .map_or_else(|| first.clone(), NumberSource::Own);
    let on_choose = go.reform(move |source| match source {
        Source::Day => NumberSource::Day(None, grade),
        Source::Number => first.clone(),
        Source::Own => blank.clone(),
    });
    let next = match source {
        NumberSource::Numbered { .. } => state.next(),
        _ => state.numbered(1),
    };
    html! {
        <div class="settings">
            <Button name="new-puzzle" words="numbers-new" on_press={go.reform(move |()| next.clone())} />
            <Choice<Source> name="source" label="puzzle-source" texts="puzzle-source-" {chosen} {on_choose} />
            { kinds(navigate) }
            { board(source, go, &dispatching(state, Action::Choose)) }
            if state.making {
                { shape(state) }
            } else {
                <Button name="edit" words="puzzle-edit" on_press={dispatching(state, |()| Action::Make(true))} />
            }
        </div>
    }
}

/// The kinds of puzzles, of which the others are on another screen.
fn kinds(navigate: &Callback<Link>) -> Html {
    // The code that writes links of the other screen is not loaded with this one.
    let on_choose = navigate
        .reform(|chosen: PuzzleKind| Link::read(&["puzzles?kind=", chosen.name()].concat()).0);
    html! {
        <Select<PuzzleKind>
            name="kind"
            label="puzzle-kind"
            texts="puzzle-kind-"
            chosen={PuzzleKind::Knight}
            {on_choose}
        />
    }
}

/// The size of the board, the kind of the tour and the number, where they can be chosen.
fn board(
    source: &NumberSource,
    go: &Callback<NumberSource>,
    step: &Callback<NumberSource>,
) -> Html {
    let &NumberSource::Numbered {
        size,
        kind,
        grade,
        seed,
    } = source
    else {
        return Html::default();
    };
    let of = move |size: Size, kind, seed| {
        let kind = if NumberSource::is_made(size, kind) {
            kind
        } else {
            TourKind::Open
        };
        NumberSource::Numbered {
            size,
            kind,
            grade,
            seed,
        }
    };
    // A step by one stays at its button, where the next may follow.
    let (jump, step) = (go.clone(), step.clone());
    let on_number = Callback::from(move |number: u32| {
        let target = if number.abs_diff(seed) == 1 {
            &step
        } else {
            &jump
        };
        target.emit(of(size, kind, number));
    });
    let kinds = TourKind::ALL.iter().copied();
    let kinds = kinds.filter(|&kind| NumberSource::is_made(size, kind));
    html! {
        <>
            <div class="row">
                <SizeFields
                    {size}
                    least={MIN_MADE_SIDE}
                    most={MAX_SIDE}
                    default=6
                    on_change={go.reform(move |size| of(size, kind, seed))}
                />
                <NumberField
                    name="seed"
                    label="puzzle-number"
                    value={seed}
                    default=1
                    on_change={on_number}
                />
            </div>
            <Choice<TourKind>
                name="tour-kind"
                label="numbers-kind"
                texts="numbers-kind-"
                options={kinds.collect::<Vec<_>>()}
                chosen={kind}
                on_choose={go.reform(move |kind| of(size, kind, seed))}
            />
        </>
    }
}

/// The size of the board and the kind of the tour of a puzzle that is made.
fn shape(state: &UseReducerHandle<State>) -> Html {
    let source = &state.position().source;
    let (size, kind) = (source.board().size(), source.kind());
    html! {
        <>
            <div class="row">
                <SizeFields
                    {size}
                    least={NumberSource::LEAST_SIDE}
                    most={MAX_SIDE}
                    default=6
                    on_change={dispatching(state, move |size| Action::Shape(size, kind))}
                />
            </div>
            <Choice<TourKind>
                name="tour-kind"
                label="numbers-kind"
                texts="numbers-kind-"
                chosen={kind}
                on_choose={dispatching(state, move |kind| Action::Shape(size, kind))}
            />
        </>
    }
}
