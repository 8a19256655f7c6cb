//! The view of random tours of the board: their features, and the estimated number of all tours.

use bezzel_solver::knight::TourKind;
use yew::prelude::*;

use super::count::Means;
use super::histogram::{csv, histogram, svg};
use super::published::{Compared, compared};
use super::sample::{Sample, Tours};
use super::state::{Action, State};
use crate::bridge::tour_count::{Drawn, Feature};
use crate::components::control::{Button, NumberField, Select};
use crate::components::screen::{Part, PartName};
use crate::components::{JobPanel, dispatching, download, obstacle_words, result_number, tally};
use crate::link::tours_of;
use crate::locale::Locale;
use crate::text;

/// The random tours of the board.
pub struct Sampling {
    /// The state of the screen.
    pub state: UseReducerHandle<State>,
    /// The processors and the memory of the device.
    pub means: Means,
}

impl Part for Sampling {
    const NAME: PartName = PartName::Draws;
    fn html(&self, locale: &Locale) -> Html {
        let state = &self.state;
        let sample = &state.sample;
        html! {
            <div class="tour-sample">
                <p>{ text!(locale, "sample-explained") }</p>
                if let Some(obstacle) = sample.obstacle() {
                    <p>{ text!(locale, "sample-not", expected = obstacle_words(obstacle, locale)) }</p>
                } else {
                    { settings(state) }
                    { controls(state, self.means, locale) }
                    if sample.is_begun() {
                        { results(sample, &sample.drawn(), locale) }
                    }
                }
            </div>
        }
    }
}

/// The fields for the seed and the number of tours.
fn settings(state: &UseReducerHandle<State>) -> Html {
    let Sample { seed, tours, .. } = state.sample;
    html! {
        <div class="settings">
            <div class="row">
                <Select<Tours>
                    name="sample-tours"
                    label="sample-tours"
                    texts="sample-"
                    chosen={tours}
                    on_choose={dispatching(state, move |tours| Action::Sample(seed, tours))}
                />
                <NumberField
                    name="seed"
                    label="sample-seed"
                    value={seed}
                    on_change={dispatching(state, move |seed| Action::Sample(seed, tours))}
                />
            </div>
        </div>
    }
}

/// The progress of the draws, and the actions that they allow.
fn controls(state: &UseReducerHandle<State>, means: Means, locale: &Locale) -> Html {
    let sample = &state.sample;
    let on_press = |action: Action| dispatching(state, move |()| action.clone());
    let words = if sample.is_begun() {
        "sample-again"
    } else {
        "sample-start"
    };
    let start =
        html! { <Button name="draw" {words} on_press={on_press(Action::DrawTours(means))} /> };
    let failure = sample.missing_memory().map(|bytes| {
        let memory = bytes.div_ceil(1 << 20);
        text!(locale, "sample-no-memory", memory)
    });
    html! {
        <JobPanel
            state={sample.job.state().clone()}
            fraction={sample.fraction()}
            label="sample-title"
            start={start.clone()}
            done={start}
            on_pause={on_press(Action::PauseDraws)}
            on_resume={on_press(Action::ResumeDraws)}
            cancel="cancel-draws"
            on_cancel={on_press(Action::CancelDraws)}
            {failure}
        />
    }
}

fn results(sample: &Sample, drawn: &Drawn, locale: &Locale) -> Html {
    let state = sample.job.state().name();
    let size = sample.size;
    let (rows, columns) = (size.rows(), size.columns());
    let (seed, tours) = (sample.seed, drawn.tours);
    let name = format!("random-tours-{size}-seed-{seed}");
    let title = text!(locale, "sample-picture", tours, rows, columns, seed);
    let number = result_number("random-tours", Some(tours), state, locale);
    let save = |action: &'static str, end: &'static str, kind: &'static str, text: String| {
        let name = format!("{name}.{end}");
        // A browser that cannot make the file saves nothing.
        let on_press = Callback::from(move |()| drop(download(&name, kind, &text)));
        html! { <Button name={action} {on_press} /> }
    };
    html! {
        <>
            { tally(number, text!(locale, "sample-drawn")) }
            { estimate(sample, drawn, locale) }
            if tours > 0 {
                <div class="histograms">
                    { for Feature::ALL.map(|feature| histogram(feature, drawn, locale)) }
                </div>
                { published(sample, drawn, locale) }
                if !sample.job.is_running() {
                    <div class="running">
                        { save("save-csv", "csv", "text/csv", csv(drawn)) }
                        { save("save-svg", "svg", "image/svg+xml", svg(&title, drawn, locale)) }
                    </div>
                    <p class="quiet">{ text!(locale, "sample-share") }</p>
                }
            }
        </>
    }
}

/// The estimate of the number of tours, beside the exact number.
fn estimate(sample: &Sample, drawn: &Drawn, locale: &Locale) -> Html {
    let (Some((estimate, error)), Some(two_factors)) = (drawn.estimate(), drawn.two_factors) else {
        return html! { <p class="quiet">{ text!(locale, "sample-preparing") }</p> };
    };
    let digits = |number: u128| locale.digits(&number.to_string());
    let (tries, tours, two_factors) = (drawn.tries, drawn.tours, digits(two_factors));
    html! {
        <>
            <p>{ text!(locale, "sample-rings", tries, tours, two_factors) }</p>
            <p class="tally">
                <span>
                    { text!(locale, "sample-estimate") }
                    { " " }
                    { result_number("estimate", Some(estimate), sample.job.state().name(), locale) }
                    { " ± " }
                    { digits(error) }
                    { " " }
                    <span class="quiet">{ text!(locale, "sample-bar") }</span>
                </span>
            </p>
            if let Some(tours) = tours_of(sample.size, TourKind::Closed) {
                <p>{ text!(locale, "sample-exact", tours = digits(tours), off = digits(tours.abs_diff(estimate))) }</p>
            }
        </>
    }
}

/// Published figures of all tours, beside the drawn sample.
fn published(sample: &Sample, drawn: &Drawn, locale: &Locale) -> Html {
    let rows = compared(sample.size, drawn.tours, &drawn.histograms);
    if rows.is_empty() {
        return Html::default();
    }
    let row = |row: &Compared| {
        let feature = locale.text(&format!("feature-{}", row.feature.name()), &[]);
        html! {
            <tr>
                <th scope="row">{ format!("{feature}: {}", row.value) }</th>
                for number in [row.all, row.expected.into(), row.drawn.into()] {
                    <td>{ locale.digits(&number.to_string()) }</td>
                }
            </tr>
        }
    };
    html! {
        <>
            <h3>{ text!(locale, "published-title") }</h3>
            <div class="wide" role="region" tabindex="0" aria-label={text!(locale, "published-title")}>
                <table class="known">
                    <thead>
                        <tr>
                            <th scope="col">{ text!(locale, "published-value") }</th>
                            <th scope="col">{ text!(locale, "published-all") }</th>
                            <th scope="col">{ text!(locale, "published-expected") }</th>
                            <th scope="col">{ text!(locale, "published-drawn") }</th>
                        </tr>
                    </thead>
                    <tbody>{ for rows.iter().map(row) }</tbody>
                </table>
            </div>
            <p class="quiet">{ text!(locale, "published-source") }</p>
        </>
    }
}
