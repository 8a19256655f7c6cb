//! Which puzzle: kind, rule and grade, today's or of any number.

use bezzel_solver::queens::Piece;
use bezzel_solver::queens::puzzle::{Kind, MAX_N, Rule};
use yew::prelude::*;

use super::state::{Action, State};
use super::words::rule_name;
use crate::components::control::{Choice, NumberField, press};
use crate::components::dispatching;
use crate::link::{Day, PuzzleSource, PuzzlesLink, Sort};
use crate::locale::Locale;
use crate::text;

const SOURCES: [&str; 3] = ["day", "number", "own"];
const RULES: [Rule; 3] = [
    Rule::Chess(Piece::Queen),
    Rule::Touch,
    Rule::Chess(Piece::Superqueen),
];

/// The sorts of puzzles, and which of them.
pub(super) fn choose(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let sort = state.sort();
    let own = matches!(state.position().source, PuzzleSource::Own(_));
    if own && !state.making {
        return html! {
            <div class="settings">
                { sources(state, locale) }
                { press(state, "edit", "puzzle-edit", Action::Make(true)) }
            </div>
        };
    }
    let n = state.position().source.n();
    let numbered = numbered(state);
    let to = |change: fn(Sort, usize) -> Sort| {
        dispatching(state, move |index| {
            let sort = change(sort, index);
            if own {
                Action::Redraw(sort.kind, sort.rule, n)
            } else {
                Action::Choose(of_sort(sort, numbered))
            }
        })
    };
    html! {
        <div class="settings">
            { sources(state, locale) }
            <Choice
                name="kind"
                label={text!(locale, "puzzle-kind")}
                options={PuzzlesLink::KINDS.to_vec()}
                texts="puzzle-kind-"
                chosen={sort.kind.name()}
                on_choose={to(|sort, index| Sort { kind: Kind::ALL[index], ..sort })}
            />
            <Choice
                name="rule"
                label={text!(locale, "puzzle-rule")}
                options={RULES.map(rule_name).to_vec()}
                texts="puzzle-rule-"
                chosen={rule_name(sort.rule)}
                on_choose={to(|sort, index| Sort { rule: RULES[index], ..sort })}
            />
            if !own {
                { grades(state, locale) }
            }
            { numbers(state, locale) }
        </div>
    }
}

/// Today's, any number, or one's own.
fn sources(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let sort = state.sort();
    let chosen = match state.position().source {
        PuzzleSource::Day(..) => SOURCES[0],
        PuzzleSource::Numbered { .. } => SOURCES[1],
        PuzzleSource::Own(_) => SOURCES[2],
    };
    html! {
        <Choice
            name="source"
            label={text!(locale, "puzzle-source")}
            options={SOURCES.to_vec()}
            texts="puzzle-source-"
            {chosen}
            on_choose={dispatching(state, move |index: usize| match index {
                0 => Action::Choose(of_sort(sort, None)),
                1 => Action::Choose(of_sort(sort, Some((8, 1)))),
                _ => Action::Make(true),
            })}
        />
    }
}

/// The grades that there are, and what the chosen one asks of the visitor.
fn grades(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let (sort, numbered) = (state.sort(), numbered(state));
    let grades = sort.grades(|sort| match numbered {
        Some((n, _)) => sort.numbered(n, 0),
        None => sort.of_day(state.today),
    });
    let on_choose = dispatching(state, move |index: usize| {
        let grade = grades.get(index).and_then(|name| name.parse().ok());
        let grade = grade.unwrap_or(sort.grade);
        Action::Choose(of_sort(Sort { grade, ..sort }, numbered))
    });
    let name = sort.grade.to_string();
    let chosen = grades.iter().find(|grade| **grade == name);
    let kind = sort.kind.name();
    html! {
        <div class="grade">
            <Choice
                name="grade"
                label={text!(locale, "puzzle-grade")}
                options={grades.to_vec()}
                texts="puzzle-grade-"
                chosen={chosen.copied().unwrap_or_default()}
                {on_choose}
            />
            <p class="quiet">
                { locale.text(&format!("puzzle-needs-{}", sort.grade), &[("kind", kind.into())]) }
            </p>
        </div>
    }
}

/// The board's side, where it can be chosen, and the number.
fn numbers(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let sort = state.sort();
    let least = match numbered(state) {
        Some(_) => Sort::least_n(sort.rule),
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
            dispatching(state, move |n| Action::Redraw(sort.kind, sort.rule, n)),
        ),
        PuzzleSource::Numbered { n, seed, .. } => {
            let choose = move |n, seed| Action::Choose(of_sort(sort, Some((n, seed))));
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
fn of_sort(sort: Sort, numbered: Option<(u32, u32)>) -> PuzzleSource {
    match numbered {
        Some((n, seed)) => {
            let n = n.max(Sort::least_n(sort.rule));
            let sort = sort.nearest(|sort| sort.numbered(n, seed));
            PuzzleSource::Numbered { n, sort, seed }
        }
        None => PuzzleSource::Day(None, sort.nearest(|sort| sort.of_day(Day::default()))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_exist_gives_way_to_an_easier_puzzle_or_a_larger_board() {
        let sort = Sort {
            kind: Kind::Complete,
            rule: Rule::Touch,
            grade: 4,
        };
        let nearest = |sort, numbered| match of_sort(sort, numbered) {
            PuzzleSource::Day(None, sort) => (0, sort.grade),
            PuzzleSource::Numbered { n, sort, .. } => (n, sort.grade),
            other => panic!("{other:?}"),
        };
        assert_eq!(nearest(sort, None), (0, 2));
        assert_eq!(nearest(sort, Some((8, 7))), (8, 2));
        let rule = Rule::Chess(Piece::Superqueen);
        assert_eq!(nearest(Sort { rule, ..sort }, Some((8, 7))), (10, 4));
        let (rule, grade) = (Rule::Chess(Piece::Queen), 3);
        assert_eq!(
            nearest(
                Sort {
                    rule,
                    grade,
                    ..sort
                },
                Some((6, 7))
            ),
            (6, 2)
        );
    }
}
