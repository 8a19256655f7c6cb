//! The panel of a long job.

use bezzel::bridge::{Failure, JobState};
use bezzel::components::JobPanel;
use bezzel::components::control::Button;
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;

use crate::stage::{Stage, recorder};

fn panel(state: JobState, on_press: &Callback<&'static str>) -> Html {
    let reporting = |action: &'static str| on_press.reform(move |()| action);
    html! {
        <JobPanel
            {state}
            fraction=0.25
            label={"Counting".to_owned()}
            result="tours"
            start={html! { <Button name="restart" on_press={reporting("restart")} /> }}
            done={html! { <p>{ "All counted" }</p> }}
            on_pause={reporting("pause")}
            on_resume={reporting("resume")}
            cancel="cancel-list"
            on_cancel={reporting("cancel-list")}
            cancelled="Stopped"
        >
            <p>{ "A while to go" }</p>
        </JobPanel>
    }
}

#[wasm_bindgen_test]
async fn each_state_has_its_buttons_and_words() {
    let (pressed, on_press) = recorder();
    let mut stage = Stage::new(panel(JobState::Idle, &on_press)).await;
    let refused = JobState::Failed(Failure::Refused("too large".to_owned()));
    for (state, actions, words) in [
        (JobState::Idle, vec!["restart"], "Start again"),
        (
            JobState::Running,
            vec!["pause", "cancel-list"],
            "A while to go",
        ),
        (
            JobState::Paused,
            vec!["resume", "cancel-list"],
            "A while to go",
        ),
        (JobState::Done, vec![], "All counted"),
        (JobState::Cancelled, vec!["restart"], "Stopped"),
        (refused, vec!["restart"], "too large"),
    ] {
        let name = state.name();
        stage.show(panel(state, &on_press)).await;
        assert!(stage.words(".running").contains(words), "{name}");
        let state = stage.attribute("[data-result=tours]", "data-state");
        assert_eq!(state.as_deref(), Some(name));
        for action in &actions {
            stage.click(&format!("[data-action={action}]")).await;
        }
        assert_eq!(stage.count("button"), actions.len(), "{name}");
        assert_eq!(pressed.take(), actions);
    }
    assert!(stage.words("[role=alert]").contains("too large"));
}

#[wasm_bindgen_test]
async fn a_bar_shows_the_done_part_of_a_job_that_has_begun() {
    let (_, on_press) = recorder();
    let mut stage = Stage::new(panel(JobState::Running, &on_press)).await;
    for state in [JobState::Running, JobState::Paused] {
        stage.show(panel(state, &on_press)).await;
        let bar = ["value", "aria-label"].map(|name| stage.attribute("progress", name));
        assert_eq!(bar, ["250", "Counting"].map(|value| Some(value.to_owned())));
    }
    stage.show(panel(JobState::Done, &on_press)).await;
    assert_eq!(stage.count("progress"), 0);
}

#[wasm_bindgen_test]
async fn nothing_is_drawn_where_there_is_nothing_to_say() {
    let panel = |state| html! { <JobPanel {state} fraction=0.0 label={"Listing".to_owned()} on_cancel={Callback::noop()} tells_failure=false /> };
    let mut stage = Stage::new(panel(JobState::Idle)).await;
    for state in [
        JobState::Idle,
        JobState::Done,
        JobState::Cancelled,
        JobState::Failed(Failure::Workers),
    ] {
        stage.show(panel(state)).await;
        assert_eq!(stage.count("*"), 0);
    }
}
