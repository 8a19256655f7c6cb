//! The way to questions along a run.

use yew::prelude::*;

use super::LinkTo;
use crate::link::{Link, ScreenLink, StudyMode};
use crate::locale::Locale;
use crate::text;

/// A link from a state of a screen to the same state with questions about the next step.
pub fn go_first(link: &impl ScreenLink, locale: &Locale) -> Html {
    let mut link = Link::of(link);
    link.study.mode = Some(StudyMode::GoFirst);
    html! {
        <LinkTo {link}><>{ text!(locale, "first") }</></LinkTo>
    }
}
