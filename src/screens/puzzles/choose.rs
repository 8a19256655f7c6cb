//! The choice of the puzzle: today's, one by its number, or the visitor's own.

use bezzel_solver::queens::puzzle::{Kind, MAX_N};
use yew::prelude::*;

use super::grades::grades;
use super::state::{Action, State, nearest};
use super::words::RuleWithPiece;
use crate::components::control::{Choice, NumberField, Select, press};
use crate::components::dispatching;
use crate::link::{PuzzleSource, PuzzleSpec, PuzzlesLink};
use crate::locale::Locale;
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

/// The grades of the puzzle, and the skills that the chosen grade needs. A puzzle of the visitor's own has no choice of
/// grades.
pub(super) fn difficulty(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    if let PuzzleSource::Own(_) = state.position().source {
        return match state.judged.as_ref().and_then(|judged| judged.grade) {
            Some(grade) => html! { <p>{ text!(locale, "puzzle-one", grade) }</p> },
            None => html! { <p class="quiet">{ text!(locale, "puzzle-ungraded") }</p> },
        };
    }
    html! {
        <>
            { grades(state, locale) }
            <p class="quiet">{ needs(state, locale) }</p>
        </>
    }
}

/// Kind and rule, and where the puzzle comes from.
pub(super) fn choose(state: &UseReducerHandle<State>) -> Html {
    let own = matches!(state.position().source, PuzzleSource::Own(_));
    html! {
        <div class="settings">
            { sources(state) }
            if !own || state.making {
                { sort(state) }
                { numbers(state) }
            }
            if !state.making {
                { press(state, "edit", "puzzle-edit", Action::Make(true)) }
            }
        </div>
    }
}

/// Kind and rule. A puzzle that is being made is drawn anew for them.
fn sort(state: &UseReducerHandle<State>) -> Html {
    let spec = state.spec();
    let choose = {
        let state = state.clone();
        Callback::from(move |spec: PuzzleSpec| {
            state.dispatch(match &state.position().source {
                PuzzleSource::Own(puzzle) => Action::Redraw(spec.kind, spec.rule, puzzle.n()),
                _ => Action::Choose(state.of_spec(spec)),
            });
        })
    };
    html! {
        <div class="row">
            <Select<Kind>
                name="kind"
                label="puzzle-kind"
                texts="puzzle-kind-"
                chosen={spec.kind}
                on_choose={choose.reform(move |kind| PuzzleSpec { kind, ..spec })}
            />
            <Select<RuleWithPiece>
                name="rule"
                label="puzzle-rule"
                texts="puzzle-rule-"
                chosen={RuleWithPiece(spec.rule)}
                on_choose={choose.reform(move |RuleWithPiece(rule)| PuzzleSpec { rule, ..spec })}
            />
        </div>
    }
}

/// The skills that the grade asks of the visitor.
fn needs(state: &State, locale: &Locale) -> String {
    let spec = state.spec();
    let key = format!("puzzle-needs-{}", spec.grade.name());
    locale.text(&key, &[("kind", spec.kind.name().into())])
}

/// Today's, any number, or one's own.
fn sources(state: &UseReducerHandle<State>) -> Html {
    let spec = state.spec();
    let chosen = match state.position().source {
        PuzzleSource::Day(..) => Source::Day,
        PuzzleSource::Numbered { .. } => Source::Number,
        PuzzleSource::Own(_) => Source::Own,
    };
    html! {
        <Choice<Source>
            name="source"
            label="puzzle-source"
            texts="puzzle-source-"
            {chosen}
            on_choose={dispatching(state, move |source| match source {
                Source::Day => Action::Choose(nearest(PuzzleSource::Day(None, spec))),
                Source::Number => {
                    Action::Choose(nearest(PuzzleSource::Numbered { n: 8, spec, seed: 1 }))
                }
                Source::Own => Action::MakeBlank,
            })}
        />
    }
}

/// The board's side, where it can be chosen, and the number.
fn numbers(state: &UseReducerHandle<State>) -> Html {
    let spec = state.spec();
    let least = match state.position().source {
        PuzzleSource::Own(_) => *PuzzlesLink::SIDES.start(),
        _ => PuzzleSpec::least_n(spec.rule),
    };
    let side = |value, on_change| {
        html! {
            <NumberField
                name="n"
                label="board-side"
                {value}
                {least}
                most={MAX_N}
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
            let choose =
                move |n, seed| Action::Choose(nearest(PuzzleSource::Numbered { n, spec, seed }));
            html! {
                <div class="row">
                    { side(n, dispatching(state, move |n| choose(n, seed))) }
                    <NumberField
                        name="seed"
                        label="puzzle-number"
                        value={seed}
                        default=1
                        on_change={dispatching(state, move |seed| choose(n, seed))}
                    />
                </div>
            }
        }
        PuzzleSource::Day(..) => Html::default(),
    }
}

#[cfg(test)]
mod tests {
    use bezzel_solver::queens::Piece;
    use bezzel_solver::queens::puzzle::Rule;

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
