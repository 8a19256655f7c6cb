//! A long job on a screen: how far it is, what can be done about it, and why it has failed.

use yew::prelude::*;

use crate::bridge::JobState;
use crate::control::Button;
use crate::locale::{Locale, Words, use_locale};
use crate::words::{failure_words, progress_bar};

/// Properties of [`JobPanel`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The state of the job.
    pub state: JobState,
    /// The done part of it, from 0 to 1.
    pub fraction: f64,
    /// The label of the progress for screen readers.
    pub label: Words,
    /// The name of the result, in `data-result`, if no number has it.
    #[prop_or_default]
    pub result: Option<&'static str>,
    /// The buttons that start the job, or start it again after it was cancelled or has failed.
    #[prop_or_default]
    pub start: Html,
    /// The contents in their place when the job is done.
    #[prop_or_default]
    pub done: Html,
    /// Interrupts the job, where it can be resumed.
    #[prop_or_default]
    pub on_pause: Option<Callback<()>>,
    /// Resumes it.
    #[prop_or_default]
    pub on_resume: Option<Callback<()>>,
    /// The name of the action that cancels the job.
    #[prop_or("cancel")]
    pub cancel: &'static str,
    /// The key of the words on its button.
    #[prop_or("cancel")]
    pub cancel_words: &'static str,
    /// Cancels the job.
    pub on_cancel: Callback<()>,
    /// A text after a cancelled job.
    #[prop_or_default]
    pub cancelled: Option<AttrValue>,
    /// A text after a failure, if its own words do not fit.
    #[prop_or_default]
    pub failure: Option<AttrValue>,
    /// Whether a failure is shown here, and not in the screen's status line.
    #[prop_or(true)]
    pub tells_failure: bool,
    /// The contents beside a job that is running or paused.
    #[prop_or_default]
    pub children: Html,
}

/// A job that workers do: a bar and the buttons that go with its state.
#[component]
pub fn JobPanel(props: &Props) -> Html {
    job_panel(props, &use_locale())
}

/// The same as a part of its caller: both change at the same moment, while a component may be drawn a moment later.
pub fn job_panel(props: &Props, locale: &Locale) -> Html {
    let content = content(props, locale);
    if content == Html::default() {
        return content;
    }
    let state = props.result.map(|_| props.state.name());
    html! {
        <div class="running" data-result={props.result} data-state={state}>{ content }</div>
    }
}

fn content(props: &Props, locale: &Locale) -> Html {
    match &props.state {
        JobState::Idle => props.start.clone(),
        JobState::Running => {
            let pause = |on_press: &Callback<()>| html! { <Button name="pause" {on_press} /> };
            begun(props, props.on_pause.as_ref().map(pause), locale)
        }
        JobState::Paused => {
            let resume = |on_press: &Callback<()>| {
                html! { <Button name="resume" primary=true {on_press} /> }
            };
            begun(props, props.on_resume.as_ref().map(resume), locale)
        }
        JobState::Done => props.done.clone(),
        JobState::Cancelled => match &props.cancelled {
            Some(words) => html! { <><p class="quiet">{ words }</p>{ props.start.clone() }</> },
            None => props.start.clone(),
        },
        JobState::Failed(_) if !props.tells_failure => props.start.clone(),
        JobState::Failed(failure) => {
            let words = props.failure.clone();
            let words = words.unwrap_or_else(|| failure_words(failure, locale).into());
            html! { <><p class="error" role="alert">{ words }</p>{ props.start.clone() }</> }
        }
    }
}

/// A job that is running or paused, with the button that changes this.
fn begun(props: &Props, button: Option<Html>, locale: &Locale) -> Html {
    html! {
        <>
            { progress_bar(props.fraction, &props.label.text(locale)) }
            { button.unwrap_or_default() }
            <Button name={props.cancel} words={props.cancel_words} on_press={&props.on_cancel} />
            { props.children.clone() }
        </>
    }
}
