//! The view of one of all tours of a shape: the controls that ask for it, and its picture.

use bezzel_solver::knight::TourKind;
use js_sys::Math;
use yew::prelude::*;

use super::picture::Picture;
use super::single::Wanted;
use super::state::{Action, State};
use crate::components::control::{Button, TextField};
use crate::components::screen::{Part, PartName};
use crate::components::{
    JobPanel, LinkTo, count_error_words, dispatching, obstacle_words, result_number,
};
use crate::link::{KnightPath, Link, Obstacle, TourLink};
use crate::locale::Locale;
use crate::text;

/// One of all tours of the shape.
pub struct OneTour {
    /// The state of the screen.
    pub state: UseReducerHandle<State>,
}

impl Part for OneTour {
    const NAME: PartName = PartName::OneTour;
    fn html(&self, locale: &Locale) -> Html {
        let state = &self.state;
        html! {
            <div class="tour-sample">
                <p>{ text!(locale, "shape-one-explained") }</p>
                <div class="settings">
                    <div class="row">
                        { draw("random", "tour-random", TourKind::Closed, state) }
                        { draw("random-open", "tour-random-open", TourKind::Open, state) }
                    </div>
                    { obstacles(state, locale) }
                    { number(state, locale) }
                </div>
                { progress(state, locale) }
                { found(state, locale) }
            </div>
        }
    }
}

fn draw(
    name: &'static str,
    words: &'static str,
    kind: TourKind,
    state: &UseReducerHandle<State>,
) -> Html {
    let not = Obstacle::to_draws(&state.board, kind).map(|_| "why-not-drawn");
    let on_press = dispatching(state, move |()| {
        let seed = Math::random() * f64::from(u32::MAX);
        Action::Ask(Wanted::Drawn(kind, seed as u32))
    });
    html! { <Button {name} {words} disabled={not} {on_press} /> }
}

/// Why tours of a kind cannot be drawn.
fn obstacles(state: &State, locale: &Locale) -> Html {
    let not = |kind: TourKind| {
        let obstacle = Obstacle::to_draws(&state.board, kind)?;
        let expected = obstacle_words(obstacle, locale);
        let words = text!(locale, "tour-not-drawn", kind = kind.name(), expected);
        Some(html! { <p class="quiet">{ words }</p> })
    };
    let kinds = [TourKind::Closed, TourKind::Open].into_iter();
    html! { <>{ for kinds.filter_map(not) }</> }
}

/// The field for the number of a closed tour.
fn number(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    if let Some(obstacle) = Obstacle::to_numbers(&state.board) {
        // Where there are no closed tours, this has been said.
        return html! {
            if Obstacle::to_draws(&state.board, TourKind::Closed).is_none() {
                <p class="quiet">
                    { text!(locale, "tour-no-numbers", expected = obstacle_words(obstacle, locale)) }
                </p>
            }
        };
    }
    let count = &state.count;
    let is_closed = count.board == state.board && count.kind.is_closed();
    let last = count.tours().filter(|_| is_closed);
    let help = match last {
        Some(last) => text!(
            locale,
            "tour-numbers-to",
            last = locale.digits(&last.to_string())
        ),
        None => text!(locale, "tour-numbers"),
    };
    html! {
        <TextField
            name="tour-number"
            label="tour-number"
            placeholder="1"
            button="tour-number-give"
            {help}
            error={state.single.refused.clone()}
            on_give={dispatching(state, Action::Number)}
        />
    }
}

/// The preparation of all tours.
fn progress(state: &UseReducerHandle<State>, locale: &Locale) -> Html {
    let single = &state.single;
    let failure = single.failed.as_ref();
    html! {
        <JobPanel
            state={single.request.state().clone()}
            fraction={single.request.fraction()}
            label="tour-preparing"
            cancel="cancel-tour"
            on_cancel={dispatching(state, |()| Action::CancelTour)}
            cancelled={AttrValue::from(text!(locale, "tour-cancelled"))}
            failure={failure.and_then(|error| count_error_words(error, locale)).map(AttrValue::from)}
        >
            <p class="quiet">{ text!(locale, "tour-preparing") }</p>
        </JobPanel>
    }
}

/// The tour that was found.
fn found(state: &State, locale: &Locale) -> Html {
    let Some((wanted, path)) = &state.single.found else {
        return Html::default();
    };
    let picture = Picture {
        path,
        holes: state.board.holes(),
        ..Picture::of(state.board.size())
    };
    let board = KnightPath {
        board: state.board.clone(),
        squares: Vec::new(),
    };
    let kind = wanted.kind();
    let link = Link::of(&TourLink::made(board, kind.is_closed(), wanted.source()));
    let caption = match *wanted {
        Wanted::Numbered(number) => html! {
            <>
                { text!(locale, "tour-number") }
                { " " }
                { result_number(wanted.result(), Some(number), "done", locale) }
            </>
        },
        Wanted::Drawn(_, seed) => html! {
            <span data-result={wanted.result()} data-value={seed.to_string()} data-state="done">
                { text!(locale, "tour-drawn", seed) }
            </span>
        },
    };
    html! {
        <figure class="tour-figure" data-tour={kind.name()}>
            { picture.draw() }
            <figcaption>{ caption }{ " " }<LinkTo {link}><>{ text!(locale, "play-tour") }</></LinkTo></figcaption>
        </figure>
    }
}
