//! The view of the symmetric tours of the board: a growing gallery, and the classes of all tours.

use bezzel_solver::knight::{Board, Path};
use yew::prelude::*;

use super::picture::Picture;
use super::state::{Action, State};
use super::symmetric::{Classes, LARGEST, Symmetric};
use crate::bridge::JobState;
use crate::bridge::tour_count::TourSymmetry;
use crate::components::control::{Button, NumberField};
use crate::components::screen::{Part, PartName};
use crate::components::{JobPanel, LinkTo, dispatching, result_number, tally};
use crate::link::{KnightPath, Link, TourLink};
use crate::locale::Locale;
use crate::text;

/// The symmetric tours of the board.
pub struct Symmetries {
    /// The state of the screen.
    pub state: UseReducerHandle<State>,
}

impl Part for Symmetries {
    const NAME: PartName = PartName::Symmetric;
    fn html(&self, locale: &Locale) -> Html {
        let state = &self.state;
        let symmetric = &state.symmetric;
        html! {
            if symmetric.has_tours() {
                <div class="tour-sample">
                    <p>{ text!(locale, "symmetric-explained") }</p>
                    if symmetric.is_offered() {
                        { controls(state) }
                        if *symmetric.job.state() != JobState::Idle {
                            { results(state, locale) }
                        }
                    } else {
                        <p>{ text!(locale, "symmetric-large", squares = LARGEST) }</p>
                    }
                </div>
            }
        }
    }
}

fn controls(state: &UseReducerHandle<State>) -> Html {
    let job = &state.symmetric.job;
    let start = html! {
        <Button
            name="list-symmetric"
            words="symmetric-list"
            on_press={dispatching(state, |()| Action::List)}
        />
    };
    html! {
        <JobPanel
            state={job.state().clone()}
            fraction={job.fraction()}
            label="symmetric-title"
            start={start.clone()}
            done={start}
            cancel="cancel-list"
            on_cancel={dispatching(state, |()| Action::CancelList)}
        />
    }
}

fn results(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let symmetric = &state.symmetric;
    let name = symmetric.job.state().name();
    let number = result_number("symmetric-tours", Some(symmetric.listed()), name, locale);
    html! {
        <>
            { tally(number, text!(locale, "symmetric-listed")) }
            <ul class="kinds">
                { for TourSymmetry::ALL.map(|symmetry| kind(symmetry, symmetric, locale)) }
            </ul>
            if let Some(classes) = symmetric.classes() {
                { reasoning(&classes, name, locale) }
            }
            if symmetric.pages() > 1 {
                <NumberField
                    name="symmetric-page"
                    label={text!(locale, "symmetric-page", pages = symmetric.pages())}
                    value={symmetric.page}
                    least=1
                    most={symmetric.pages()}
                    default=1
                    on_change={dispatching(state, Action::Page)}
                />
            }
            <ul class="small-tours">
                { for symmetric.shown().into_iter().map(|(number, digits)| small(number, &digits, symmetric, locale)) }
            </ul>
        </>
    }
}

/// The number of tours that have a symmetry, unless none has.
fn kind(symmetry: TourSymmetry, symmetric: &Symmetric, locale: &Locale) -> Html {
    let found = symmetric.job.found.counts[symmetry as usize];
    if found == 0 {
        return Html::default();
    }
    let digits = found.to_string();
    let words = symmetry_words(symmetry, locale);
    html! {
        <li data-symmetry={symmetry.name()} data-value={digits.clone()}>
            { format!("{}: {words}", locale.digits(&digits)) }
        </li>
    }
}

fn symmetry_words(symmetry: TourSymmetry, locale: &Locale) -> String {
    locale.text(&format!("symmetric-{}", symmetry.name()), &[])
}

/// The sum that gives the classes of all tours from those of the symmetric ones.
fn reasoning(classes: &Classes, state: &'static str, locale: &Locale) -> Html {
    let numbers = [classes.tours, classes.symmetric, classes.asymmetric];
    let [tours, symmetric, asymmetric] = numbers.map(|number| locale.digits(&number.to_string()));
    let images = classes.images as u64;
    html! {
        <>
            <p>{ text!(locale, "symmetric-classes", images, tours, symmetric, asymmetric) }</p>
            <p class="tally">
                <span>
                    { text!(locale, "symmetric-all") }
                    { " " }
                    { result_number("tour-classes", Some(classes.all), state, locale) }
                </span>
            </p>
        </>
    }
}

/// A tour as a small picture that leads to it.
fn small(number: usize, digits: &str, symmetric: &Symmetric, locale: &Locale) -> Html {
    let size = symmetric.size;
    let Ok(path) = Path::parse(&Board::from(size), size.a1(), digits) else {
        return Html::default();
    };
    let picture = Picture {
        path: path.squares(),
        ..Picture::of(size)
    };
    let link = Link::of(&TourLink {
        path: KnightPath {
            squares: path.squares().to_vec(),
            ..KnightPath::on(size)
        },
        ..TourLink::default()
    });
    let name = symmetry_words(symmetric.symmetry(number), locale);
    html! {
        <li key={number}>
            <LinkTo {link}>
                <>
                    { picture.draw() }
                    <span>{ format!("{}: {name}", locale.digits(&number.to_string())) }</span>
                </>
            </LinkTo>
        </li>
    }
}
