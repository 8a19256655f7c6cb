//! The ways from a state of a screen to its other uses for those who learn or teach.

use yew::prelude::*;

use super::link_to::LinkTo;
use crate::link::{Link, ScreenLink, StudyMode};

/// A link with these words from a state of a screen to the same state with questions about the next step.
pub fn go_first(link: &impl ScreenLink, words: String) -> Html {
    way(link, StudyMode::GoFirst, words)
}

/// A link with these words from a state of a screen to the list of the tasks of this state.
pub fn make_task(link: &impl ScreenLink, words: String) -> Html {
    way(link, StudyMode::MakeTask, words)
}

fn way(link: &impl ScreenLink, mode: StudyMode, words: String) -> Html {
    let mut link = Link::of(link);
    link.study.mode = Some(mode);
    html! {
        <LinkTo {link}><>{ words }</></LinkTo>
    }
}
