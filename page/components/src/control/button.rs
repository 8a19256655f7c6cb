//! A button that does one thing.

use yew::prelude::*;

use crate::hooks::dispatching;
use crate::locale::{Words, use_locale};

/// Properties of [`Button`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The action's name for tests and other tools.
    pub name: &'static str,
    /// The words on the button; by default the text whose key is its name.
    #[prop_or(Words::Key(""))]
    pub words: Words,
    /// The action.
    pub on_press: Callback<()>,
    /// Why the button does nothing now, by the key of the text that says it; `None` where it works.
    #[prop_or_default]
    pub disabled: Option<&'static str>,
    /// Whether it stands out among the buttons around it.
    #[prop_or_default]
    pub primary: bool,
    /// Whether it is the one primary action of the screen.
    #[prop_or_default]
    pub leading: bool,
    /// Whether it looks like a link.
    #[prop_or_default]
    pub plain: bool,
    /// A sign beside the words, as the id of a symbol.
    #[prop_or_default]
    pub icon: Option<&'static str>,
}

/// A button with words. While it is disabled it can still be reached, so that
/// the reason can be read and the focus is not lost.
#[component]
pub fn Button(props: &Props) -> Html {
    let locale = use_locale();
    let Props {
        name,
        disabled,
        leading,
        ..
    } = *props;
    let words = match &props.words {
        Words::Key("") => &Words::Key(name),
        words => words,
    };
    let onclick = {
        let on_press = props.on_press.clone();
        Callback::from(move |event: MouseEvent| {
            // A double tap on the primary action counts once: after the first tap the button may do something else.
            let repeats = leading && event.detail() > 1;
            if disabled.is_none() && !repeats {
                on_press.emit(());
            }
        })
    };
    html! {
        <button
            type="button"
            class={classes!(
                "action",
                (props.primary || leading).then_some("primary"),
                props.plain.then_some("plain"),
            )}
            data-action={name}
            data-primary={leading.then_some("true")}
            aria-disabled={disabled.map(|_| "true")}
            title={disabled.map(|why| locale.text(why, &[]))}
            {onclick}
        >
            if let Some(name) = props.icon {
                { icon(name) }
            }
            <span>{ words.text(&locale) }</span>
        </button>
    }
}

/// A button of a toolbar, with a sign, for an action of a screen; or why it does nothing now.
pub fn tool<S>(
    state: &UseReducerHandle<S>,
    (name, icon): (&'static str, &'static str),
    disabled: Option<&'static str>,
    action: S::Action,
) -> Html
where
    S: Reducible<Action: Clone> + 'static,
{
    let on_press = dispatching(state, move |()| action.clone());
    html! { <Button {name} icon={Some(icon)} {disabled} {on_press} /> }
}

/// Undo and redo, of a toolbar.
pub fn undo_and_redo<S>(
    state: &UseReducerHandle<S>,
    [can_undo, can_redo]: [bool; 2],
    [undo, redo]: [S::Action; 2],
) -> Html
where
    S: Reducible<Action: Clone> + 'static,
{
    let why_no_undo = (!can_undo).then_some("why-no-undo");
    let why_no_redo = (!can_redo).then_some("why-no-redo");
    html! {
        <>
            { tool(state, ("undo", "icon-undo"), why_no_undo, undo) }
            { tool(state, ("redo", "icon-redo"), why_no_redo, redo) }
        </>
    }
}

/// A button with the words of a key, for an action of a screen.
pub fn press<S>(
    state: &UseReducerHandle<S>,
    name: &'static str,
    words: &'static str,
    action: S::Action,
) -> Html
where
    S: Reducible<Action: Clone> + 'static,
{
    let on_press = dispatching(state, move |()| action.clone());
    html! { <Button {name} {words} {on_press} /> }
}

/// A sign, by the id of its symbol.
pub fn icon(id: &str) -> Html {
    html! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href={format!("#{id}")} /></svg>
    }
}
