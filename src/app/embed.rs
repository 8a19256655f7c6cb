//! The screen as a part of another page: the text that puts it there.

use gloo::utils::window;
use yew::prelude::*;

use crate::components::{Copy, Dialog};
use crate::link::{Carried, Link};
use crate::locale::Locale;
use crate::text;

/// The height that a screen is given at first, in pixels: a board and its controls are to be seen.
const HEIGHT: u32 = 720;

/// The dialog with the text.
pub(super) fn embedding(link: &Link, locale: &Locale, on_close: &Callback<()>) -> Html {
    let title = text!(
        locale,
        "document-title",
        screen = locale.text(&format!("nav-{}", link.screen.place().name()), &[])
    );
    let link = Link {
        carried: Carried {
            language: Some(locale.language),
            embedded: true,
            ..link.carried
        },
        ..link.clone()
    };
    let snippet = snippet(&page(), &link, &title);
    let copied = snippet.clone();
    html! {
        <Dialog title={text!(locale, "embed")} {on_close}>
            <p>{ text!(locale, "embed-explained") }</p>
            <pre class="snippet" tabindex="0" data-result="embed"><code>{ snippet }</code></pre>
            <Copy
                name="copy-embed"
                label={text!(locale, "copy-embed")}
                text={Callback::from(move |()| copied.clone())}
            />
        </Dialog>
    }
}

/// The address of the page, without what follows it.
fn page() -> String {
    let address = window().location().href().unwrap_or_default();
    let bare = address.split('#').next().unwrap_or_default();
    bare.to_owned()
}

/// What is to be written into another page.
fn snippet(page: &str, link: &Link, title: &str) -> String {
    let source = escaped(&format!("{page}{link}"));
    let title = escaped(title);
    format!(
        "<iframe src=\"{source}\" title=\"{title}\" width=\"100%\" height=\"{HEIGHT}\" loading=\"lazy\" allow=\"clipboard-write\"></iframe>"
    )
}

/// A text as the value of an attribute.
fn escaped(text: &str) -> String {
    let mut escaped = text.replace('&', "&amp;");
    for (character, entity) in [('"', "&quot;"), ('<', "&lt;")] {
        escaped = escaped.replace(character, entity);
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::{Place, Screen};

    #[test]
    fn the_address_is_written_as_markup() {
        let mut link = Link::to(Screen::bare(Place::Queens));
        link.carried.embedded = true;
        link.carried.language = Some(crate::locale::Language::English);
        assert_eq!(
            snippet("https://example.org/a?b=1&c=\"<", &link, "8 \"queens\""),
            "<iframe src=\"https://example.org/a?b=1&amp;c=&quot;&lt;#/queens?lang=en&amp;embed=1\" \
             title=\"8 &quot;queens&quot;\" width=\"100%\" height=\"720\" loading=\"lazy\" \
             allow=\"clipboard-write\"></iframe>"
        );
    }
}
