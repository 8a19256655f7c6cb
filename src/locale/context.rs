//! The chosen language as a Yew context, and the loading of its texts.

use std::ops::Deref;
use std::rc::Rc;

use yew::prelude::*;

use super::{BrowserForms, Language, Texts};
use crate::files::fetch;

/// A language with its texts, shared by all components.
#[derive(Clone, Debug)]
pub struct Locale {
    /// The language.
    pub language: Language,
    /// The files of texts that it was loaded from, beside that of the whole page.
    pub files: Vec<&'static str>,
    texts: Rc<Texts>,
}

impl Locale {
    /// A language with its texts.
    #[must_use]
    pub fn new(language: Language, texts: Texts) -> Self {
        Self {
            language,
            files: Vec::new(),
            texts: Rc::new(texts),
        }
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
        self.language == other.language && Rc::ptr_eq(&self.texts, &other.texts)
    }
}

/// The locale of the page.
///
/// # Panics
/// Outside the page's [`ContextProvider`], where no component stands.
#[hook]
pub fn use_locale() -> Locale {
    use_context().expect("the page provides its locale around all of its components")
}

/// Fetches a language's texts: those of the whole page and those of a screen,
/// by the names of their files.
///
/// # Errors
/// A message for the console: a file could not be fetched or read.
pub async fn load(language: Language, files: Vec<&'static str>) -> Result<Locale, String> {
    // All are asked for before the first is waited for.
    let names = ["page"].iter().chain(&files);
    let address = |file| format!("locales/{}/{file}.ftl", language.code());
    let sources: Vec<_> = names.map(|file| fetch(&address(file))).collect();
    let mut source = String::new();
    for file in sources {
        source += &String::from_utf8_lossy(&file.await?);
    }
    Texts::read(&source, Box::new(BrowserForms::new(language)))
        .map(|texts| Locale {
            files,
            ..Locale::new(language, texts)
        })
        .map_err(|error| format!("the texts of {}: {error}", language.code()))
}
