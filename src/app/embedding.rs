//! The code that puts the present screen into another page.

use yew::prelude::*;

use crate::components::{CopyLink, Dialog, page_address};
use crate::link::{Carried, Link};
use crate::locale::Locale;
use crate::text;

/// The height that a screen is given at first, in pixels: a board and its controls are to be seen.
const HEIGHT: u32 = 720;

/// The code for a link and the title of its screen, in a dialog, with a button that copies it.
pub fn embedding(link: &Link, title: &str, locale: &Locale, on_close: &Callback<()>) -> Html {
    let link = Link {
        carried: Carried {
            language: Some(locale.language),
            embedded: true,
            ..link.carried
        },
        ..link.clone()
    };
    let code = iframe(&format!("{}{link}", page_address()), title);
    html! {
        <Dialog title={text!(locale, "embed")} {on_close}>
            <p>{ text!(locale, "embed-words") }</p>
            <pre class="snippet" tabindex="0" data-result="embed"><code>{ code.clone() }</code></pre>
            <CopyLink name="copy-embed" text={Callback::from(move |()| code.clone())} />
        </Dialog>
    }
}

/// An element of HTML that shows an address.
fn iframe(address: &str, title: &str) -> String {
    let [address, title] = [address, title].map(attribute);
    format!(
        r#"<iframe src="{address}" title="{title}" width="100%" height="{HEIGHT}" loading="lazy" allow="clipboard-write"></iframe>"#
    )
}

/// A text as the value of an attribute.
fn attribute(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('"', "&quot;")
        .replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::iframe;

    #[test]
    fn an_address_and_a_title_are_values_of_attributes() {
        let html = iframe("https://example.org/#/queens?n=8&embed=1", "\"A\" < B");
        assert!(html.contains(r#"src="https://example.org/#/queens?n=8&amp;embed=1""#));
        assert!(html.contains(r#"title="&quot;A&quot; &lt; B""#));
    }
}
