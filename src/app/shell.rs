//! The parts around every screen: header, notices, main part, footer. Within another page there is no navigation.

use gloo::utils::document;
use web_sys::Node;
use yew::prelude::*;

use super::embedding::embedding;
use super::header::header;
use super::introduction::{self, introduction};
use super::menu::{Choices, Presses, menu, use_closed_with_address};
use super::shortcuts::{shortcuts, use_question_mark};
use super::state::{Action, State};
use crate::components::control::Button;
use crate::components::{
    LinkCode, LinkTo, Notices, PageMode, dispatching, page_address, piece_sprite, take_key,
    use_later, use_presenting_keys,
};
use crate::dom::element;
use crate::link::{Carried, LessonName, Link, Place, Study, StudyMode};
use crate::locale::{Locale, use_locale};
use crate::text;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    pub state: UseReducerHandle<State>,
    pub choices: Choices,
    /// Stands in the place of the screen in the first drawing, so that the screen gets a task of its own.
    pub first_picture: Option<Node>,
    pub children: Children,
}

/// A dialog over the screen.
#[derive(Clone, Copy)]
enum Overlay {
    Shortcuts,
    Embedding,
    /// The QR code of what is on the projector.
    Code,
}

#[component]
pub fn Shell(props: &Props) -> Html {
    let locale = use_locale();
    let state = &props.state;
    let place = state.link.screen.place();
    let title = text!(
        locale,
        "document-title",
        screen = locale.text(&format!("nav-{}", place.name()), &[])
    );
    // The introduction describes the screen to search engines and bookmarks.
    let description = introduction::words(place, &locale);
    use_effect_with((title.clone(), description), |(title, description)| {
        document().set_title(title);
        if let Some(meta) = element("meta[name=description]") {
            // Fails only for an invalid name.
            let _ = meta.set_attribute("content", description.as_ref().unwrap_or(title));
        }
    });
    let is_first_drawing = use_later(1) == 0;
    let on_dismiss = dispatching(state, Action::Dismiss);
    let overlay = use_state(|| None);
    let show = |shown: Option<Overlay>| {
        let overlay = overlay.setter();
        Callback::from(move |()| overlay.set(shown))
    };
    use_question_mark(show(Some(Overlay::Shortcuts)));
    use_closed_with_address();
    let Carried {
        embedded,
        presented,
        ..
    } = state.link.carried;
    let present = |presented: bool| dispatching(state, move |()| Action::Present(presented));
    let end_presenting = present(false);
    use_presenting_keys(
        presented,
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                take_key(&event);
                end_presenting.emit(());
            }
        }),
    );
    let alone = embedded || presented;
    let mode = PageMode {
        shown: place,
        start: state.link.start && !alone,
        presented,
    };
    let first_picture = props.first_picture.clone();
    let first_picture = first_picture.filter(|_| is_first_drawing);
    let class = if presented { "presented" } else { "embedded" };
    // The scopes of the style sheets of the screens (`static/styles/screens/`).
    let lessons = (!state.link.study.is_none()).then_some(Place::Lessons);
    let scopes = [place.within(), lessons, Some(place)].into_iter().flatten();
    let scopes: Vec<String> = scopes
        .map(|place| format!("screen-{}", place.name()))
        .collect();
    let end = || {
        let presses = Presses {
            shortcuts: show(Some(Overlay::Shortcuts)),
            present: present(true),
            embed: show(Some(Overlay::Embedding)),
        };
        html! {
            <>
                if state.link.study.is_none() {
                    { introduction(place, &locale) }
                }
                { menu(place, state.link_to(Place::About), props.choices.clone(), presses, &locale) }
            </>
        }
    };
    html! {
        <>
            { piece_sprite() }
            if !alone {
                { header(state, end(), &locale) }
            }
            if let Some(picture) = first_picture {
                { Html::VRef(picture) }
            } else {
                <main id="main" class={classes!(scopes, alone.then_some(class))} tabindex="-1">
                    <Notices notices={state.notices.clone()} {on_dismiss} />
                    <ContextProvider<PageMode> context={mode}>
                        { props.children.clone() }
                    </ContextProvider<PageMode>>
                </main>
                <footer class="site">
                    if presented {
                        <Button name="qr" plain=true on_press={show(Some(Overlay::Code))} />
                        <Button name="present-end" plain=true on_press={present(false)} />
                    } else if embedded {
                        { to_own_page(&state.link, &locale) }
                    } else {
                        <span>{ concat!("Bezzel ", env!("CARGO_PKG_VERSION")) }</span>
                        if state.link.study.is_none() {
                            { study(&state.link, &locale) }
                        }
                    }
                </footer>
            }
            {
                match *overlay {
                    None => Html::default(),
                    Some(Overlay::Shortcuts) => shortcuts(place, &locale, &show(None)),
                    Some(Overlay::Embedding) => embedding(&state.link, &title, &locale, &show(None)),
                    Some(Overlay::Code) => {
                        html! { <LinkCode link={not_presented(&state.link)} on_close={show(None)} /> }
                    }
                }
            }
        </>
    }
}

/// Links to the lesson that introduces the screen, and to the tasks of its present state.
fn study(link: &Link, locale: &Locale) -> Html {
    let place = link.screen.place();
    let lesson = LessonName::about(place).map(|lesson| {
        let study = Study {
            lesson: Some(lesson.first()),
            ..Study::default()
        };
        ("learn", study)
    });
    // Backtracking has it at the top of its panel.
    let makes_task = place != Place::Search && !StudyMode::of(place).is_empty();
    let make_task = makes_task.then(|| {
        let study = Study {
            mode: Some(StudyMode::MakeTask),
            ..Study::default()
        };
        (StudyMode::MakeTask.name(), study)
    });
    let way = |(name, study): (&str, Study)| {
        let link = Link {
            study,
            ..link.clone()
        };
        html! {
            <LinkTo {link}><>{ locale.text(name, &[]) }</></LinkTo>
        }
    };
    lesson.into_iter().chain(make_task).map(way).collect()
}

/// The address of what a projector shows, for the visitors' own devices.
fn not_presented(link: &Link) -> String {
    let carried = Carried {
        presented: false,
        ..link.carried
    };
    let link = Link {
        carried,
        ..link.clone()
    };
    format!("{}{link}", page_address())
}

/// A link from an embedded screen to the same state on a page of its own.
fn to_own_page(link: &Link, locale: &Locale) -> Html {
    let carried = Carried {
        embedded: false,
        ..link.carried
    };
    let link = Link {
        carried,
        ..link.clone()
    };
    html! {
        <a href={link.to_string()} target="_blank" rel="noopener" data-action="own-page">
            { text!(locale, "own-page") }
        </a>
    }
}
