//! The chosen language and notation as a Yew context, and the loading of its texts.

use std::borrow::Borrow;
use std::ops::Deref;
use std::rc::Rc;

use bezzel_solver::board::{Size, Square};
use yew::prelude::*;

use super::{Language, Texts};
use crate::files::fetch;
use crate::link::{Names, Notation, NotationChoice, Place};

/// A language with its texts, and the notation in which they name squares; shared by all components.
#[derive(Clone, Debug)]
pub struct Locale {
    /// The language.
    pub language: Language,
    /// The files of texts that it was loaded from, beside that of the whole page.
    pub files: Vec<&'static str>,
    /// The notation of squares, rows and columns.
    pub notation: Notation,
    /// The choice that the notation comes from.
    pub chosen: NotationChoice,
    texts: Rc<Texts>,
}

impl Locale {
    /// A language with its texts.
    pub fn new(language: Language, texts: Texts) -> Self {
        Self {
            language,
            files: Vec::new(),
            notation: Notation::default(),
            chosen: NotationChoice::default(),
            texts: Rc::new(texts),
        }
    }

    /// The same language in the notation of a screen where this is chosen.
    #[must_use]
    pub fn noting(&self, chosen: NotationChoice, place: Place) -> Self {
        Self {
            notation: chosen.notation(place),
            chosen,
            ..self.clone()
        }
    }

    /// The same language in the notation of another screen.
    #[must_use]
    pub fn of_place(&self, place: Place) -> Self {
        self.noting(self.chosen, place)
    }

    /// The same language, with rows and columns numbered as a program numbers them, unless the visitor has chosen.
    #[must_use]
    pub fn counting_as(&self, from_zero: bool) -> Self {
        let notation = if self.chosen.names_squares() {
            self.notation
        } else {
            Notation {
                from_zero,
                ..self.notation
            }
        };
        Self {
            notation,
            ..self.clone()
        }
    }

    /// The names of squares, rows and columns of a board.
    pub const fn names(&self, size: Size) -> Names {
        Names {
            size,
            notation: self.notation,
        }
    }

    /// The name of a square of a board.
    pub fn square(&self, square: impl Borrow<Square>, size: Size) -> String {
        self.names(size).square(*square.borrow())
    }

    /// The names of squares of a board, with commas between them.
    pub fn squares(&self, squares: impl IntoIterator<Item: Borrow<Square>>, size: Size) -> String {
        let names = squares.into_iter().map(|square| self.square(square, size));
        names.collect::<Vec<_>>().join(", ")
    }
}

impl Deref for Locale {
    type Target = Texts;

    fn deref(&self) -> &Texts {
        &self.texts
    }
}

/// Texts are loaded once a language, so the same language is the same locale.
impl PartialEq for Locale {
    fn eq(&self, other: &Self) -> bool {
        let of = |locale: &Self| (locale.language, locale.notation, locale.chosen);
        of(self) == of(other) && Rc::ptr_eq(&self.texts, &other.texts)
    }
}

/// The locale of the page.
///
/// # Panics
/// If called outside the page's [`ContextProvider`].
#[hook]
pub fn use_locale() -> Locale {
    use_context().expect("the page provides its locale around all of its components")
}

/// Fetches a language's texts: those of the whole page, and those of a screen by the names of their files.
///
/// # Errors
/// A message for the console: a file could not be fetched or read.
pub async fn load(language: Language, files: Vec<&'static str>) -> Result<Locale, String> {
    // All requests start before the first is awaited.
    let names = ["page"].iter().chain(&files);
    let address = |file| format!("locales/{}/{file}.ftl", language.code());
    let sources: Vec<_> = names.map(|file| fetch(&address(file))).collect();
    let mut source = String::new();
    for file in sources {
        source += &String::from_utf8_lossy(&file.await?);
    }
    Texts::read(&source, language)
        .map(|texts| Locale {
            files,
            ..Locale::new(language, texts)
        })
        .map_err(|error| format!("the texts of {}: {error}", language.code()))
}
