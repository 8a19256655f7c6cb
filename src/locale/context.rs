//! The chosen language as a Yew context, and the loading of its texts.

use std::ops::Deref;
use std::rc::Rc;

use gloo::utils::{document, window};
use js_sys::Error;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;
use yew::prelude::*;

use super::{BrowserForms, Language, Texts};

/// A language with its texts, shared by all components.
#[derive(Clone, Debug)]
pub struct Locale {
    /// The language.
    pub language: Language,
    /// The files of texts that it was loaded from, beside that of the whole page.
    pub files: &'static [&'static str],
    texts: Rc<Texts>,
}

impl Locale {
    /// A language with its texts.
    #[must_use]
    pub fn new(language: Language, texts: Texts) -> Self {
        Self {
            language,
            files: &[],
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
pub async fn load(language: Language, files: &'static [&'static str]) -> Result<Locale, String> {
    // All are asked for before the first is waited for.
    let sources = ["page"].iter().chain(files);
    let sources: Vec<_> = sources.map(|file| fetch(language, file)).collect();
    let mut source = String::new();
    for file in sources {
        source += &file.await?;
    }
    Texts::read(&source, Box::new(BrowserForms::new(language)))
        .map(|texts| Locale {
            files,
            ..Locale::new(language, texts)
        })
        .map_err(|error| format!("the texts of {}: {error}", language.code()))
}

/// Asks for a file at once, and waits for it when awaited.
fn fetch(language: Language, file: &str) -> impl Future<Output = Result<String, String>> {
    let address = format!("locales/{}/{file}.ftl{}", language.code(), version());
    // From here on the failure is heard of, even before it is awaited.
    let response = JsFuture::from(window().fetch_with_str(&address));
    async move {
        text(response)
            .await
            .map_err(|problem| format!("{address} cannot be fetched: {problem}"))
    }
}

/// What follows the address of a file of texts, which keeps its name, so that a file of another build, which a browser may
/// still hold, is not taken for it. A release's page says it; while the page is being worked on, nothing is needed.
fn version() -> String {
    let told = document().query_selector("meta[name=texts]");
    told.ok()
        .flatten()
        .and_then(|meta| meta.get_attribute("content"))
        .map_or_else(String::new, |version| format!("?v={version}"))
}

async fn text(response: JsFuture) -> Result<String, String> {
    let response = response.await.map_err(|error| words(&error))?;
    let response: Response = response.unchecked_into();
    if !response.ok() {
        return Err(format!("status {}", response.status()));
    }
    let text = response.text().map_err(|error| words(&error))?;
    let text = JsFuture::from(text).await.map_err(|error| words(&error))?;
    Ok(text.as_string().unwrap_or_default())
}

fn words(error: &JsValue) -> String {
    error
        .dyn_ref::<Error>()
        .map_or_else(String::new, |error| error.message().into())
}
