//! A link as a QR code, for the telephones of a class.

use yew::prelude::*;

use crate::bridge::{Event, qr, use_request};
use crate::control::Button;
use crate::locale::use_locale;
use crate::panels::Dialog;
use crate::text;
use crate::words::failure_words;

/// The light modules around a code, without which many readers do not find it.
const QUIET: u32 = 4;

/// Properties of [`LinkCode`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The link, as a whole address.
    pub link: AttrValue,
    /// The dialog was closed.
    pub on_close: Callback<()>,
}

/// A dialog with the code of a link, which a worker makes. The code is dark on light in every theme: not every reader takes
/// another.
#[component]
pub fn LinkCode(props: &Props) -> Html {
    let locale = use_locale();
    let request = use_memo(props.link.clone(), |link| {
        let mut request = qr::Request::default();
        request.ask([qr::Task {
            text: link.to_string(),
        }]);
        request
    });
    let received = use_state(|| None);
    let receive = received.setter();
    use_request(
        &request,
        Callback::from(move |event: qr::WorkerEvent| receive.set(Some(event.event))),
    );
    let code = match &*received {
        None => html! { <p role="status">{ text!(locale, "qr-making") }</p> },
        Some(Event::Failed(failure)) => {
            html! { <p role="alert">{ failure_words(failure, &locale) }</p> }
        }
        Some(Event::Slice { found: None, .. }) => {
            let bytes = locale.digits(&props.link.len().to_string());
            html! { <p role="alert">{ text!(locale, "qr-too-long", bytes) }</p> }
        }
        Some(Event::Slice {
            found: Some(code), ..
        }) => {
            let side = code.side + 2 * QUIET;
            let view_box = format!("-{QUIET} -{QUIET} {side} {side}");
            html! {
                <svg
                    class="qr"
                    viewBox={view_box}
                    role="img"
                    aria-label={text!(locale, "qr-label")}
                    data-qr=""
                    data-link={props.link.clone()}
                >
                    <rect x={format!("-{QUIET}")} y={format!("-{QUIET}")} width={side.to_string()} height={side.to_string()} fill="#fff" />
                    <path d={code.path()} fill="#000" shape-rendering="crispEdges" />
                </svg>
            }
        }
    };
    html! {
        <Dialog title={text!(locale, "qr")} on_close={props.on_close.clone()}>
            { code }
            <p class="qr-link">{ props.link.clone() }</p>
        </Dialog>
    }
}

/// Properties of [`CodeButton`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct ButtonProps {
    /// Makes the link, as a whole address.
    pub link: Callback<(), String>,
}

/// A button that shows the code of a link.
#[component]
pub fn CodeButton(props: &ButtonProps) -> Html {
    let shown = use_state(|| None);
    let show = {
        let (shown, link) = (shown.setter(), props.link.clone());
        Callback::from(move |()| shown.set(Some(AttrValue::from(link.emit(())))))
    };
    let close = shown.setter();
    html! {
        <>
            <Button name="qr" on_press={show} />
            if let Some(link) = (*shown).clone() {
                <LinkCode {link} on_close={Callback::from(move |()| close.set(None))} />
            }
        </>
    }
}
