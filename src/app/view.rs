//! The page as a component: the present screen, its language, and the loading of the next screen.

use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use web_sys::{Element, Node};
use yew::prelude::*;

use super::menu::Choices;
use super::opener::{LoadChunk, Opener};
use super::shell::Shell;
use super::state::{Action, State};
use super::{address, memory, panels};
use crate::bridge::Pools;
use crate::components::screen::OpenedLink;
use crate::components::{PageActions, dispatching};
use crate::link::{Door, Link, Notation, NotationChoice, Notice, Screen};
use crate::locale::{Language, Locale};
use crate::settings::{self, Look, LookChoice};

/// The element that the page is drawn into; until then it shows what `index.html` has in it.
const ROOT: &str = "app";

/// Draws the page as soon as the screen of the address is loaded. Its texts have just been read: the browser may do something
/// else between.
pub fn start(load: LoadChunk) {
    let opener = Opener::new(load, settings::language());
    let hash = address::hash();
    opener.clone().open(read(&hash), move |opening, locale| {
        let props = Props {
            opener,
            opening,
            locale,
            first_picture: None,
        };
        Timeout::new(0, move || draw(props, &hash, load)).forget();
    });
}

/// Draws the page, or starts anew if another address was chosen meanwhile.
fn draw(props: Props, hash: &str, load: LoadChunk) {
    if address::hash() != hash {
        return start(load);
    }
    if let Some(root) = document().get_element_by_id(ROOT) {
        let props = Props {
            first_picture: first_picture(&root),
            ..props
        };
        yew::Renderer::<App>::with_root_and_props(root, props).render();
    }
}

/// The empty screen of `index.html`, without the header above it.
fn first_picture(root: &Element) -> Option<Node> {
    let find = |selectors| root.query_selector(selectors).ok().flatten();
    find(".shell > header")?.remove();
    find(".shell").map(Node::from)
}

/// Reads an address. The stored notation counts where the address names none, except within another page.
fn read(hash: &str) -> (Link, Vec<Notice>) {
    let (mut link, notices) = Link::read(hash);
    let carried = &mut link.carried;
    if !carried.embedded {
        carried.notation = carried.notation.or(settings::notation());
    }
    (link, notices)
}

#[derive(Clone, Properties)]
struct Props {
    opener: Opener,
    opening: OpenedLink,
    locale: Locale,
    /// Is seen until the screen is drawn.
    first_picture: Option<Node>,
}

/// The page is created once, so its properties never count as changed.
impl PartialEq for Props {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// The whole page.
#[component]
fn App(props: &Props) -> Html {
    let state = use_reducer(|| {
        // Within another page, no screen was seen before.
        let opening = props.opening.clone();
        if opening.link.carried.embedded {
            State::open(opening, Screen::bare, Door::first)
        } else {
            State::open(opening, memory::recall, memory::recall_behind)
        }
    });
    let locale = use_state(|| props.locale.clone());
    let chosen_language = use_state(|| props.opener.chosen());
    let chosen_look = use_state(settings::look);
    let pools = use_memo((), |()| Pools::new(settings::workers() as usize));
    let address = use_memo((), |()| address::Address::present());

    // The parameters that links to other screens carry along.
    let carried = state.link.carried;
    let language = carried.language.unwrap_or(*chosen_language);
    // Within another page the visitor's choice for this one does not count.
    let chosen = if carried.embedded {
        Look::default()
    } else {
        *chosen_look
    };
    let look = carried.look.or(chosen);
    use_effect_with(((*locale).clone(), look), |(locale, look)| {
        settings::apply(locale.language, *look);
        panels::translate(locale);
    });
    {
        let (address, is_remembered) = (address.clone(), state.is_remembered());
        use_effect_with(state.link.clone(), move |link| {
            if is_remembered {
                memory::remember(&link.screen);
            }
            address.replace(&link.to_string());
        });
    }
    {
        let (set, opener) = (locale.setter(), props.opener.clone());
        // This also runs when a link has arrived in an earlier language than the present choice.
        use_effect_with((language, (*locale).clone()), move |(language, locale)| {
            opener.translate(locale, *language, move |locale| set.set(locale));
        });
    }

    let open = {
        let (opener, locale) = (props.opener.clone(), locale.setter());
        Callback::from(move |(hash, opened): (String, Callback<OpenedLink>)| {
            let locale = locale.clone();
            opener.open(read(&hash), move |opening, words| {
                locale.set(words);
                opened.emit(opening);
            });
        })
    };
    address::use_opened_addresses((*address).clone(), {
        let (open, address) = (open.clone(), address.clone());
        let opened = dispatching(&state, Action::Open).reform(move |opening: OpenedLink| {
            address.come_back(&opening.link.to_string());
            opening
        });
        Callback::from(move |hash| open.emit((hash, opened.clone())))
    });
    let navigate = {
        let address = address.clone();
        let lesson = state.link.study.lesson.map(|part| part.lesson);
        let followed = dispatching(&state, Action::Follow).reform(move |opening: OpenedLink| {
            address.push(&opening.link.to_string());
            // A lesson whose link was followed stays where its reader is.
            if lesson.is_none() || lesson != opening.link.study.lesson.map(|part| part.lesson) {
                window().scroll_to_with_x_and_y(0.0, 0.0);
            }
            opening
        });
        use_callback((carried, lesson), move |link: Link, &(carried, _)| {
            let link = Link { carried, ..link };
            open.emit((link.to_string(), followed.clone()));
        })
    };
    let on_language = {
        let (state, opener) = (state.clone(), props.opener.clone());
        Callback::from(move |language: Language| {
            settings::store_language(language);
            opener.choose(language);
            chosen_language.set(language);
            state.dispatch(Action::Language(language));
        })
    };
    let on_look = {
        let state = state.clone();
        Callback::from(move |choice: LookChoice| {
            let look = chosen_look.with(choice);
            settings::store_look(look);
            chosen_look.set(look);
            state.dispatch(Action::Look(choice));
        })
    };

    let place = state.link.screen.place();
    let on_notate = use_callback(
        (state.dispatcher(), place),
        |notation: Notation, (dispatcher, place)| {
            let choice = NotationChoice::of(notation, *place);
            settings::store_notation(choice);
            dispatcher.dispatch(Action::Notate(choice));
        },
    );
    let words = locale.noting(carried.notation, place);

    let choices = Choices {
        look,
        on_notate: on_notate.clone(),
        on_language,
        on_look,
    };
    let on_change = |visit| dispatching(&state, move |screen| Action::Change(visit, screen));
    let actions = PageActions {
        carried,
        navigate,
        notate: on_notate,
        report: use_callback(state.dispatcher(), |(place, work), dispatcher| {
            dispatcher.dispatch(Action::Work(place, work));
        }),
    };
    html! {
        <ContextProvider<Locale> context={words}>
            <ContextProvider<Pools> context={(*pools).clone()}>
                <ContextProvider<PageActions> context={actions}>
                    <Shell state={state.clone()} {choices} first_picture={props.first_picture.clone()}>
                        for (screen, draw, visit) in state.drawn() {
                            <key={screen.place().name()}>
                                { draw.html(screen, visit, on_change(visit)) }
                            </>
                        }
                    </Shell>
                </ContextProvider<PageActions>>
            </ContextProvider<Pools>>
        </ContextProvider<Locale>>
    }
}
