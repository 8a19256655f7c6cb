//! A screen as the app is given it: which texts it needs, and how a link opens it.
//!
//! In a release each screen is a chunk of the program of its own, loaded when it is first shown (`src/main.rs`); the
//! app holds nothing of a screen but its [`Chunk`].

use std::rc::Rc;

use yew::html::BaseComponent;
use yew::prelude::*;

use super::ScreenProps;
use crate::link::{Link, Notice, Screen, ScreenLink};

/// A screen as the app knows it.
#[derive(Debug)]
pub struct Chunk {
    /// Its files of texts in each language, beside that of the whole page.
    pub texts: &'static [&'static str],
    read: fn(&Screen) -> (Screen, Vec<Notice>, Draw),
    study: Option<fn(OpenedLink) -> OpenedLink>,
}

/// A link that was read by its screen.
#[derive(Clone, Debug)]
pub struct OpenedLink {
    /// The link, with canonical parameters.
    pub link: Link,
    /// The wrong values of the link; defaults take their place.
    pub notices: Vec<Notice>,
    /// Draws the screen in the state that the link says.
    pub draw: Draw,
}

/// Draws a screen in the state that its link says. Equal only to clones of itself.
#[derive(Clone)]
pub struct Draw(Rc<Drawing>);

/// Draws with the arguments of [`Draw::html`].
type Drawing = dyn Fn(&Screen, u32, Callback<Screen>) -> Html;

impl Chunk {
    /// The chunk of a screen, with the names of its files of texts.
    pub const fn of<C, L>(texts: &'static [&'static str]) -> Self
    where
        C: BaseComponent<Properties = ScreenProps<L>>,
        L: ScreenLink + Clone + 'static,
    {
        Self {
            texts,
            read: |screen| {
                let (link, notices) = screen.read::<L>();
                (Screen::of(&link), notices, Draw::of::<C, L>(link))
            },
            study: None,
        }
    }

    /// The same chunk, which also puts lessons and tasks beside the screens of others.
    #[must_use]
    pub const fn with_study(self, study: fn(OpenedLink) -> OpenedLink) -> Self {
        Self {
            study: Some(study),
            ..self
        }
    }

    /// Puts the lesson or task of the link beside another screen, if this is the chunk of lessons.
    pub fn study(&self, opening: OpenedLink) -> OpenedLink {
        match self.study {
            Some(study) => study(opening),
            None => opening,
        }
    }

    /// Opens a link to the screen, with the notices from reading its other parts.
    pub fn open(&self, (link, others): (Link, Vec<Notice>)) -> OpenedLink {
        let (screen, mut notices, draw) = (self.read)(&link.screen);
        notices.extend(others);
        OpenedLink {
            link: Link { screen, ..link },
            notices,
            draw,
        }
    }
}

impl Draw {
    fn of<C, L>(link: L) -> Self
    where
        C: BaseComponent<Properties = ScreenProps<L>>,
        L: ScreenLink + Clone + 'static,
    {
        Self(Rc::new(move |_, visit, on_change| {
            let props = ScreenProps {
                link: link.clone(),
                visit,
                on_change: on_change.reform(|link| Screen::of(&link)),
            };
            html! { <C ..props /> }
        }))
    }

    /// Draws something round what this draws, which may depend on the present state of the screen.
    #[must_use]
    pub fn within(
        self,
        around: impl Fn(&Screen, &Callback<Screen>, Html) -> Html + 'static,
    ) -> Self {
        Self(Rc::new(move |present, visit, on_change| {
            around(
                present,
                &on_change,
                self.html(present, visit, on_change.clone()),
            )
        }))
    }

    /// The screen: `visit` is raised whenever a link was opened, `on_change` gets each new state, and `present` is the
    /// last of these.
    pub fn html(&self, present: &Screen, visit: u32, on_change: Callback<Screen>) -> Html {
        (self.0)(present, visit, on_change)
    }
}

impl PartialEq for Draw {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl std::fmt::Debug for Draw {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Draw")
    }
}
