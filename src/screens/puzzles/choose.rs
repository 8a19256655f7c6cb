//! Which puzzle: kind, rule and grade, today's or of any number.

use bezzel_solver::queens::puzzle::{Kind, MAX_N};
use yew::prelude::*;

use super::state::{Action, State};
use super::words::RuleWithPiece;
use crate::components::control::{Choice, NumberField, press};
use crate::components::dispatching;
use crate::link::{Day, Grade, PuzzleSource, PuzzleSpec, PuzzlesLink};
use crate::locale::Locale;
use crate::text;

named! {
    /// Where a puzzle comes from, as it is chosen.
    enum Source {
        /// It is that of a day.
        Day = "day",
        /// It is made from a number.
        Number = "number",
        /// The visitor makes it.
        Own = "own",
    }
}

/// The sorts of puzzles, and which of them.
pub(super) fn choose(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let spec = state.spec();
    let own = matches!(state.position().source, PuzzleSource::Own(_));
    if own && !state.making {
        return html! {
            <div class="settings">
                { sources(state) }
                { press(state, "edit", "puzzle-edit", Action::Make(true)) }
            </div>
        };
    }
    let n = state.position().source.n();
    let numbered = numbered(state);
    let choose = dispatching(state, move |spec: PuzzleSpec| {
        if own {
            Action::Redraw(spec.kind, spec.rule, n)
        } else {
            Action::Choose(of_spec(spec, numbered))
        }
    });
    html! {
        <div class="settings">
            { sources(state) }
            <Choice<Kind>
                name="kind"
                label="puzzle-kind"
                texts="puzzle-kind-"
                chosen={spec.kind}
                on_choose={choose.reform(move |kind| PuzzleSpec { kind, ..spec })}
            />
            <Choice<RuleWithPiece>
                name="rule"
                label="puzzle-rule"
                texts="puzzle-rule-"
                chosen={RuleWithPiece(spec.rule)}
                on_choose={choose.reform(move |RuleWithPiece(rule)| PuzzleSpec { rule, ..spec })}
            />
            if !own {
                { grades(state, locale) }
            }
            { numbers(state, locale) }
        </div>
    }
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
                Source::Day => Action::Choose(of_spec(spec, None)),
                Source::Number => Action::Choose(of_spec(spec, Some((8, 1)))),
                Source::Own => Action::Make(true),
            })}
        />
    }
}

/// The grades that there are, and what the chosen one asks of the visitor.
fn grades(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let (spec, numbered) = (state.spec(), numbered(state));
    let grades = spec.grades(|spec| match numbered {
        Some((n, _)) => spec.numbered(n, 0),
        None => spec.of_day(state.today),
    });
    let on_choose = dispatching(state, move |grade: Grade| {
        Action::Choose(of_spec(PuzzleSpec { grade, ..spec }, numbered))
    });
    let kind = spec.kind.name();
    html! {
        <div class="grade">
            <Choice<Grade>
                name="grade"
                label="puzzle-grade"
                options={grades}
                texts="puzzle-grade-"
                chosen={spec.grade}
                {on_choose}
            />
            <p class="quiet">
                { locale.text(&format!("puzzle-needs-{}", spec.grade.name()), &[("kind", kind.into())]) }
            </p>
        </div>
    }
}

/// The board's side, where it can be chosen, and the number.
fn numbers(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let spec = state.spec();
    let least = match numbered(state) {
        Some(_) => PuzzleSpec::least_n(spec.rule),
        None => *PuzzlesLink::SIDES.start(),
    };
    let side = |value, on_change| {
        html! {
            <NumberField
                name="n"
                label={text!(locale, "board-side")}
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
            let choose = move |n, seed| Action::Choose(of_spec(spec, Some((n, seed))));
            html! {
                <div class="row">
                    { side(n, dispatching(state, move |n| choose(n, seed))) }
                    <NumberField
                        name="seed"
                        label={text!(locale, "puzzle-number")}
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

/// n and number, where the puzzle is made from a number.
fn numbered(state: &State) -> Option<(u32, u32)> {
    match state.position().source {
        PuzzleSource::Numbered { n, seed, .. } => Some((n, seed)),
        _ => None,
    }
}

/// A puzzle of a sort: with these n and number, or today's. What does not exist gives way to what comes nearest.
fn of_spec(spec: PuzzleSpec, numbered: Option<(u32, u32)>) -> PuzzleSource {
    match numbered {
        Some((n, seed)) => {
            let n = n.max(PuzzleSpec::least_n(spec.rule));
            let spec = spec.nearest(|spec| spec.numbered(n, seed));
            PuzzleSource::Numbered { n, spec, seed }
        }
        None => PuzzleSource::Day(None, spec.nearest(|spec| spec.of_day(Day::default()))),
    }
}

#[cfg(test)]
mod tests {
    use bezzel_solver::queens::Piece;
    use bezzel_solver::queens::puzzle::Rule;

    use super::*;

    #[test]
    fn what_does_not_exist_gives_way_to_an_easier_puzzle_or_a_larger_board() {
        let spec = PuzzleSpec {
            kind: Kind::Complete,
            rule: Rule::Touch,
            grade: Grade::Four,
        };
        let nearest = |spec, numbered| match of_spec(spec, numbered) {
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
