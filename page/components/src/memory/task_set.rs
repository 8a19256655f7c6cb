//! The set of tasks that was opened last in this visit, for the link back from its tasks.

use yew::prelude::*;

use crate::control::LinkTo;
use crate::link::Link;
use crate::locale::Locale;
use crate::storage::Stored;
use crate::text;

/// The name under which the link of the set is stored, and on the lines below it the names of its tasks.
const SET: &str = "bezzel.set";

/// Stores the link of a set, with the names under which its tasks are stored when they are solved.
pub fn store_set(set: &Link, tasks: impl IntoIterator<Item = String>) {
    let mut lines = vec![set.to_string()];
    lines.extend(tasks);
    Stored::ForVisit.set(SET, Some(&lines.join("\n")));
}

/// The link of the set, if a task with this name is one of it.
#[hook]
pub fn use_set_of(task: String) -> Option<Link> {
    let set = use_memo(task, |task| {
        let stored = Stored::ForVisit.get(SET)?;
        let (set, tasks) = stored.split_once('\n')?;
        let is_its = tasks.lines().any(|one| one == task);
        is_its.then(|| Link::read(set).0)
    });
    (*set).clone()
}

/// The link back from a task to its set.
pub fn link_back(set: Option<Link>, locale: &Locale) -> Html {
    match set {
        Some(link) => html! { <LinkTo {link}><>{ text!(locale, "set-back") }</></LinkTo> },
        None => Html::default(),
    }
}
