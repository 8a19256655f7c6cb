//! The way to questions along a run.

use yew::prelude::*;

use super::LinkTo;
use crate::link::{Link, ScreenLink, Study, StudyMode};
use crate::locale::Locale;
use crate::text;

/// Leads from a state of a screen to where the visitor says what comes next.
pub fn go_first(link: &impl ScreenLink, locale: &Locale) -> Html {
    let study = Study {
        mode: Some(StudyMode::GoFirst),
        ..Study::default()
    };
    let link = Link {
        study,
        ..Link::of(link)
    };
    html! {
        <LinkTo {link}><>{ text!(locale, "first") }</></LinkTo>
    }
}
