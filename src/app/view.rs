//! The page as a component: texts first, then everything else.

use gloo::utils::window;
use js_sys::Function;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::Element;
use yew::prelude::*;

use super::header::Choices;
use super::shell::Shell;
use super::state::{Action, State};
use super::{address, memory, panels};
use crate::bridge::Pools;
use crate::components::{Navigate, dispatching};
use crate::crash;
use crate::link::{Link, Screen};
use crate::locale::{self, Language, Locale};
use crate::screens::{Program, Shown};
use crate::settings::{self, Theme};

/// Readies an element for the page. The function that is returned draws the page into it, and calls the function that it
/// is given when all of the page is there; given nothing, it takes the page away.
#[must_use]
pub fn open(root: Element, program: &'static Program) -> Function {
    let mut frame =
        yew::Renderer::<Frame>::with_root_and_props(root, FrameProps::default()).render();
    let draw = Closure::<dyn FnMut(Option<Function>)>::new(move |opened: Option<Function>| {
        let page = opened.map(|opened| Props {
            program,
            opened: Callback::from(move |()| {
                // Whatever it throws, the browser reports.
                let _ = opened.call0(&JsValue::NULL);
            }),
        });
        frame.update(FrameProps { page });
    });
    draw.into_js_value().unchecked_into()
}

#[derive(Clone, Default, PartialEq, Properties)]
struct FrameProps {
    #[prop_or_default]
    page: Option<Props>,
}

/// The page, or nothing. It stays as long as the program is loaded: what Yew hears by an element it never lets go.
#[component]
fn Frame(props: &FrameProps) -> Html {
    match &props.page {
        Some(page) => html! { <App ..page.clone() /> },
        None => Html::default(),
    }
}

#[derive(Clone, PartialEq, Properties)]
struct Props {
    program: &'static Program,
    opened: Callback<()>,
}

/// The whole page.
#[component]
fn App(props: &Props) -> Html {
    let program = props.program;
    let state = use_reducer(|| {
        let opened = Link::read(&address::hash(), program.screens);
        // Within another page, no screen was seen before.
        let embedded = opened.0.carried.embedded;
        let recall = if embedded {
            Screen::bare
        } else {
            memory::recall
        };
        State::open(opened, recall)
    });
    let chosen_language = use_state(settings::language);
    let chosen_theme = use_state(settings::theme);
    let pools = use_memo((), |()| Pools::new(settings::workers() as usize));

    // What goes along to other screens.
    let carried = state.link.carried;
    let language = carried.language.unwrap_or(*chosen_language);
    // Within another page the visitor's choice for this one does not count.
    let chosen = chosen_theme.filter(|_| !carried.embedded);
    let theme = carried.theme.or(chosen);
    let locale = use_texts(language, program);
    use_effect_with((language, theme), |(language, theme)| {
        settings::apply(*language, *theme);
    });
    use_effect_with(state.link.clone(), move |link| {
        if !link.carried.embedded {
            memory::remember(&link.screen);
        }
        // An address of another program's is on its way to be shown.
        if program.draws(Link::place(&address::hash())) {
            address::replace(&link.to_string());
        }
    });
    address::use_opened_addresses({
        let state = state.dispatcher();
        Callback::from(move |hash: String| {
            if program.draws(Link::place(&hash)) {
                let (link, notices) = Link::read(&hash, program.screens);
                state.dispatch(Action::Open(link, notices));
            }
        })
    });

    let navigate: Navigate = {
        let state = state.dispatcher();
        use_callback(carried, move |link: Link, &carried| {
            let link = Link { carried, ..link };
            if !program.draws(link.screen.place()) {
                address::go(&link.to_string());
                return;
            }
            address::push(&link.to_string());
            window().scroll_to_with_x_and_y(0.0, 0.0);
            state.dispatch(Action::Follow(link));
        })
    };
    let on_language = {
        let state = state.clone();
        Callback::from(move |language: Language| {
            settings::store_language(language);
            chosen_language.set(language);
            state.dispatch(Action::Language(language));
        })
    };
    let on_theme = {
        let state = state.clone();
        Callback::from(move |theme: Option<Theme>| {
            settings::store_theme(theme);
            chosen_theme.set(theme);
            state.dispatch(Action::Theme(theme));
        })
    };

    let choices = Choices {
        theme,
        on_language,
        on_theme,
    };
    let Some(locale) = locale else {
        return Html::default();
    };
    let screen = (program.draw)(&Shown {
        screen: &state.link.screen,
        visit: state.visit,
        on_change: dispatching(&state, Action::Change),
        locale: &locale,
    });
    let opened = props.opened.clone();
    html! {
        <ContextProvider<Locale> context={locale}>
            <ContextProvider<Pools> context={(*pools).clone()}>
                <ContextProvider<Navigate> context={navigate}>
                    <Shell state={state.clone()} {choices} {opened}>
                        { screen }
                    </Shell>
                </ContextProvider<Navigate>>
            </ContextProvider<Pools>>
        </ContextProvider<Locale>>
    }
}

/// The texts of a language; those of the one before until they are there, and
/// none at all only while the first are on their way.
#[hook]
fn use_texts(language: Language, program: &'static Program) -> Option<Locale> {
    let texts = use_state(|| None::<Locale>);
    {
        let texts = texts.clone();
        use_effect_with(language, move |language| {
            let language = *language;
            spawn_local(async move {
                match locale::load(language, program.texts).await {
                    Ok(locale) => {
                        panels::translate(&locale);
                        texts.set(Some(locale));
                    }
                    Err(problem) => {
                        web_sys::console::error_1(&problem.into());
                        if texts.is_none() {
                            crash::show();
                        }
                    }
                }
            });
        });
    }
    (*texts).clone()
}
