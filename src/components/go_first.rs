//! The way to questions along a run.

use yew::prelude::*;

use super::LinkTo;
use crate::link::{Link, ScreenLink, StudyMode};

/// A link with these words from a state of a screen to the same state with questions about the next step.
pub fn go_first(link: &impl ScreenLink, words: String) -> Html {
    let mut link = Link::of(link);
    link.study.mode = Some(StudyMode::GoFirst);
    html! {
        <LinkTo {link}><>{ words }</></LinkTo>
    }
}
