//! Which puzzle: kind, rule and grade, today's or of any number.

use bezzel_solver::queens::Piece;
use bezzel_solver::queens::puzzle::{Kind, MAX_N, Rule};
use yew::prelude::*;

use super::state::{Action, State};
use crate::components::control::{Choice, NumberField};
use crate::components::dispatching;
use crate::link::{PuzzleSource, PuzzlesLink, Sort};
use crate::locale::Locale;
use crate::text;

const SOURCES: [&str; 2] = ["day", "number"];
const RULES: [Rule; 3] = [
    Rule::Chess(Piece::Queen),
    Rule::Touch,
    Rule::Chess(Piece::Superqueen),
];
const RULE_NAMES: [&str; 3] = ["chess", "touch", "superqueen"];

/// The sorts of puzzles, and which of them.
pub(super) fn choose(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let sort = state.sort();
    let source = &state.position().source;
    let numbered = match source {
        PuzzleSource::Numbered { n, seed, .. } => Some((*n, *seed)),
        _ => None,
    };
    let kind = Kind::ALL.iter().position(|&kind| kind == sort.kind);
    let rule = RULES.iter().position(|&rule| rule == sort.rule);
    let grades = sort.grades(|sort| match numbered {
        Some((n, _)) => sort.numbered(n, 0),
        None => sort.of_day(state.today),
    });
    let source_name = match source {
        PuzzleSource::Day(..) => SOURCES[0],
        PuzzleSource::Numbered { .. } => SOURCES[1],
        PuzzleSource::Own(_) => "",
    };
    let to = |change: fn(Sort, usize) -> Sort| {
        dispatching(state, move |index| {
            Action::Choose(of_sort(change(sort, index), numbered))
        })
    };
    let grade = grades.iter().map(|name| name.parse().unwrap_or(1));
    let grade_of: Vec<u8> = grade.collect();
    let on_grade = dispatching(state, move |index: usize| {
        let grade = grade_of.get(index).copied().unwrap_or(1);
        Action::Choose(of_sort(Sort { grade, ..sort }, numbered))
    });
    let grade_name = sort.grade.to_string();
    let grade_name = grades.iter().find(|name| **name == grade_name);
    html! {
        <div class="settings">
            <Choice
                name="kind"
                label={text!(locale, "puzzle-kind")}
                options={PuzzlesLink::KINDS.to_vec()}
                texts="puzzle-kind-"
                chosen={PuzzlesLink::KINDS[kind.unwrap_or_default()]}
                on_choose={to(|sort, index| Sort { kind: Kind::ALL[index], ..sort })}
            />
            <Choice
                name="rule"
                label={text!(locale, "puzzle-rule")}
                options={RULE_NAMES.to_vec()}
                texts="puzzle-rule-"
                chosen={RULE_NAMES[rule.unwrap_or_default()]}
                on_choose={to(|sort, index| Sort { rule: RULES[index], ..sort })}
            />
            <div class="grade">
                <Choice
                    name="grade"
                    label={text!(locale, "puzzle-grade")}
                    options={grades.to_vec()}
                    texts="puzzle-grade-"
                    chosen={grade_name.copied().unwrap_or_default()}
                    on_choose={on_grade}
                />
                <p class="quiet">{ locale.text(&format!("puzzle-needs-{}", sort.grade), &[("kind", sort.kind.name().into())]) }</p>
            </div>
            <Choice
                name="source"
                label={text!(locale, "puzzle-source")}
                options={SOURCES.to_vec()}
                texts="puzzle-source-"
                chosen={source_name}
                on_choose={dispatching(state, move |index: usize| {
                    Action::Choose(of_sort(sort, (index == 1).then_some((8, 1))))
                })}
            />
            if let Some((n, seed)) = numbered {
                <div class="row">
                    <NumberField
                        name="n"
                        label={text!(locale, "board-side")}
                        value={n}
                        least={Sort::least_n(sort.rule)}
                        most={MAX_N}
                        default={8.max(Sort::least_n(sort.rule))}
                        on_change={dispatching(state, move |n| Action::Choose(of_sort(sort, Some((n, seed)))))}
                    />
                    <NumberField
                        name="seed"
                        label={text!(locale, "puzzle-number")}
                        value={seed}
                        least=0
                        most={u32::MAX}
                        default=1
                        on_change={dispatching(state, move |seed| Action::Choose(of_sort(sort, Some((n, seed)))))}
                    />
                </div>
            }
        </div>
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
        None => PuzzleSource::Day(
            None,
            sort.nearest(|sort| sort.of_day(crate::link::Day::default())),
        ),
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
