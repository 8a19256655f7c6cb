//! The choice of the puzzle: its difficulty and rule, today's, one by its number, or the visitor's own.

use bezzel_solver::queens::puzzle::MAX_MADE_N;
use gloo::utils::window;
use yew::prelude::*;

use super::grades::grades;
use super::selection::{select_number, select_sort};
use super::state::{Action, State, nearest};
use super::words::{RuleWithPiece, row_kind};
use crate::bridge::puzzle::Judged;
use crate::components::control::{Button, Choice, NumberField, Select};
use crate::components::{dispatching, preferred_knight_grade};
use crate::link::{Link, NumberSource, NumbersLink, PuzzleSource, PuzzleSpec, PuzzlesLink};
use crate::locale::Locale;
use crate::shared::PuzzleKind;
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

/// The grades of the puzzle with the rule beside them, and the skills that the chosen grade needs. A puzzle of the visitor's
/// own has no choice of grades.
pub fn difficulty(
    state: &UseReducerHandle<State>,
    go: &Callback<PuzzleSource>,
    locale: &Locale,
) -> Html {
    if let PuzzleSource::Own(_) = state.position().source {
        return html! { <p class="quiet">{ difficulty_words(state.judged.as_deref(), locale) }</p> };
    }
    html! {
        <>
            <div class="row sort">
                { grades(state, go, locale) }
                { rules(state, go) }
            </div>
            <p class="quiet">{ needs(state, locale) }</p>
        </>
    }
}

/// The difficulty of the visitor's own puzzle, as far as it has one.
fn difficulty_words(judged: Option<&Judged>, locale: &Locale) -> String {
    match judged.map(|judged| (judged.count, judged.grade)) {
        Some((_, Some(grade))) => text!(locale, "puzzle-one", grade),
        Some((1, None)) => text!(locale, "puzzle-one-guessed"),
        _ => text!(locale, "puzzle-ungraded"),
    }
}

/// Where the puzzle comes from, its kind, and what belongs to that; `open` opens one of another page.
pub fn choose(
    state: &UseReducerHandle<State>,
    go: &Callback<PuzzleSource>,
    navigate: &Callback<Link>,
    open: Html,
) -> Html {
    let own = matches!(state.position().source, PuzzleSource::Own(_));
    let edit = dispatching(state, |()| {
        // The board is at the top of the page.
        window().scroll_to_with_x_and_y(0.0, 0.0);
        Action::Make(true)
    });
    html! {
        <div class="settings">
            { sources(state, go) }
            if !own || state.making {
                <div class="row">
                    { kinds(state, go, navigate) }
                    if own {
                        { rules(state, go) }
                    }
                </div>
                { numbers(state, go) }
            }
            <div class="row">
                if !state.making {
                    <Button name="edit" words="puzzle-edit" on_press={edit} />
                }
                { open }
            </div>
        </div>
    }
}

fn kinds(
    state: &UseReducerHandle<State>,
    go: &Callback<PuzzleSource>,
    navigate: &Callback<Link>,
) -> Html {
    let spec = state.spec();
    let (select, navigate) = (select_sort(state, go), navigate.clone());
    let on_choose = Callback::from(move |chosen: PuzzleKind| {
        if let Some(kind) = chosen.of_queens() {
            select.emit(PuzzleSpec { kind, ..spec });
        } else {
            let todays = NumberSource::Day(None, preferred_knight_grade());
            navigate.emit(Link::of(&NumbersLink::from(todays)));
        }
    });
    html! {
        <Select<PuzzleKind>
            name="kind"
            label="puzzle-kind"
            texts="puzzle-kind-"
            chosen={PuzzleKind::from(spec.kind)}
            {on_choose}
        />
    }
}

fn rules(state: &UseReducerHandle<State>, go: &Callback<PuzzleSource>) -> Html {
    let spec = state.spec();
    html! {
        <Select<RuleWithPiece>
            name="rule"
            label="puzzle-rule"
            texts="puzzle-rule-"
            chosen={RuleWithPiece(spec.rule)}
            on_choose={select_sort(state, go).reform(move |RuleWithPiece(rule)| PuzzleSpec { rule, ..spec })}
        />
    }
}

/// The skills that the grade asks of the visitor.
fn needs(state: &State, locale: &Locale) -> String {
    let spec = state.spec();
    let key = format!("puzzle-needs-{}", spec.grade.name());
    let row = row_kind(state.position().queens.size(), locale);
    locale.text(
        &key,
        &[("kind", spec.kind.name().into()), ("row", row.into())],
    )
}

/// Today's, any number, or one's own; none of them is chosen while the puzzle is of another day.
fn sources(state: &UseReducerHandle<State>, go: &Callback<PuzzleSource>) -> Html {
    let spec = state.spec();
    let chosen = match state.position().source {
        PuzzleSource::Todays | PuzzleSource::Day(..) => state.is_todays().then_some(Source::Day),
        PuzzleSource::Numbered { .. } => Some(Source::Number),
        PuzzleSource::Own(_) => Some(Source::Own),
    };
    let blank = state.blank();
    let go = go.clone();
    let on_choose = Callback::from(move |source| {
        let source = match source {
            Source::Day => Some(PuzzleSource::Day(None, spec)),
            Source::Number => Some(PuzzleSource::Numbered {
                n: 8,
                spec,
                seed: 1,
            }),
            Source::Own => blank.clone(),
        };
        if let Some(source) = source {
            go.emit(nearest(source));
        }
    });
    html! {
        <Choice<Source>
            name="source"
            label="puzzle-source"
            texts="puzzle-source-"
            {chosen}
            {on_choose}
        />
    }
}

/// The board's side, where it can be chosen, and the number.
fn numbers(state: &UseReducerHandle<State>, go: &Callback<PuzzleSource>) -> Html {
    let spec = state.spec();
    let (least, most) = match state.position().source {
        PuzzleSource::Own(_) => PuzzlesLink::SIDES.into_inner(),
        _ => (PuzzleSpec::least_n(spec.rule), MAX_MADE_N),
    };
    let side = |value, on_change| {
        html! {
            <NumberField
                name="n"
                label="board-side"
                {value}
                {least}
                {most}
                default={least.max(8)}
                {on_change}
            />
        }
    };
    match state.position().source {
        PuzzleSource::Own(ref puzzle) => side(
            puzzle.n(),
            dispatching(state, move |n| Action::Redraw(spec.kind, spec.rule, n)),
        ),
        PuzzleSource::Numbered { n, seed, .. } => {
            let of = move |n, seed| nearest(PuzzleSource::Numbered { n, spec, seed });
            html! {
                <div class="row">
                    { side(n, select_number(state, go, n, move |n| of(n, seed))) }
                    <NumberField
                        name="seed"
                        label="puzzle-number"
                        value={seed}
                        default=1
                        on_change={select_number(state, go, seed, move |seed| of(n, seed))}
                    />
                </div>
            }
        }
        PuzzleSource::Todays | PuzzleSource::Day(..) => Html::default(),
    }
}

#[cfg(test)]
mod tests {
    use bezzel_solver::queens::Piece;
    use bezzel_solver::queens::puzzle::{Kind, Rule};

    use super::*;
    use crate::link::Grade;

    #[test]
    fn what_does_not_exist_gives_way_to_an_easier_puzzle_or_a_larger_board() {
        let spec = PuzzleSpec {
            kind: Kind::Complete,
            rule: Rule::Touch,
            grade: Grade::Four,
        };
        let nearest = |spec, numbered: Option<(u32, u32)>| match nearest(match numbered {
            Some((n, seed)) => PuzzleSource::Numbered { n, spec, seed },
            None => PuzzleSource::Day(None, spec),
        }) {
            PuzzleSource::Day(None, spec) => (0, spec.grade.number()),
            PuzzleSource::Numbered { n, spec, .. } => (n, spec.grade.number()),
            other => panic!("{other:?}"),
        };
        assert_eq!(nearest(spec, None), (0, 2));
        assert_eq!(nearest(spec, Some((8, 7))), (8, 2));
        let rule = Rule::Chess(Piece::Superqueen);
        assert_eq!(nearest(PuzzleSpec { rule, ..spec }, Some((8, 7))), (10, 4));
        let (rule, grade) = (Rule::Chess(Piece::Queen), Grade::Three);
        assert_eq!(
            nearest(
                PuzzleSpec {
                    rule,
                    grade,
                    ..spec
                },
                Some((6, 7))
            ),
            (6, 2)
        );
    }
}
