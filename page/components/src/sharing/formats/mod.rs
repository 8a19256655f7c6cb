//! What is on the screen, for papers in LaTeX and for solvers: a button that opens a dialog with a text to copy or to save.

mod subject;
mod texts;

use std::rc::Rc;

use yew::prelude::*;

use crate::control::Button;
use crate::locale::use_locale;
use crate::panels::Dialog;
use crate::screen::lazy_in;
pub use subject::Subject;
pub use texts::Formats;

/// Properties of [`FormatsButton`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The key of the words on the button, and of the heading of the dialog.
    pub words: &'static str,
    /// Gives what is written, when the dialog opens.
    pub subject: Callback<(), Subject>,
    /// The name of the files that are saved, without their ending.
    pub file: AttrValue,
    /// The key of the reason why nothing is written.
    #[prop_or_default]
    pub disabled: Option<&'static str>,
}

/// The button, and its dialog while it is open. What fills the dialog is loaded then.
#[component]
pub fn FormatsButton(props: &Props) -> Html {
    let locale = use_locale();
    let shown = use_state(|| None);
    let open = {
        let (shown, subject) = (shown.setter(), props.subject.clone());
        Callback::from(move |()| shown.set(Some(Rc::new(subject.emit(())))))
    };
    let close = shown.setter();
    let Props {
        words, disabled, ..
    } = *props;
    html! {
        <>
            <Button name="formats" {words} {disabled} on_press={open} />
            if let Some(subject) = (*shown).clone() {
                <Dialog title={locale.text(words, &[])} on_close={Callback::from(move |()| close.set(None))}>
                    { lazy_in(html! { <div class="awaited"></div> }, Formats { subject, file: props.file.clone() }) }
                </Dialog>
            }
        </>
    }
}
