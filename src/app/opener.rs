//! Loads the chunk and the texts of a link before the page shows it. Until all of them have arrived, the page stays as
//! it is. If they cannot be loaded, a panel offers to try again.

use std::cell::{Cell, RefCell};
use std::pin::Pin;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;

use super::panels;
use super::underway::{Errand, Underway};
use crate::components::screen::{Chunk, OpenedLink};
use crate::link::{Link, Notice, Place};
use crate::locale::{self, Language, Locale};

/// Loads the chunk of a screen.
pub type LoadChunk = fn(Place) -> Loading;

/// The chunk of a screen that is on its way, or why it cannot be loaded.
pub type Loading = Pin<Box<dyn Future<Output = Result<&'static Chunk, String>>>>;

/// Tries a failed request again.
type Again = Box<dyn FnOnce()>;

/// Opens links, and translates the page. `underway` decides which of these requests still count.
#[derive(Clone)]
pub struct Opener {
    load: LoadChunk,
    /// The language of links that carry none.
    chosen: Rc<Cell<Language>>,
    /// The texts that have been read, by language and files: a link within a screen needs nothing new.
    read: Rc<RefCell<Vec<Locale>>>,
    underway: Rc<RefCell<Underway<Again>>>,
}

impl Opener {
    pub fn new(load: LoadChunk, chosen: Language) -> Self {
        Self {
            load,
            chosen: Rc::new(Cell::new(chosen)),
            read: Rc::default(),
            underway: Rc::default(),
        }
    }

    pub fn chosen(&self) -> Language {
        self.chosen.get()
    }

    pub fn choose(&self, language: Language) {
        self.chosen.set(language);
    }

    /// Opens a link that was read with these notices, in its own language, or else in the language chosen when it
    /// arrives.
    pub fn open(
        &self,
        read: (Link, Vec<Notice>),
        opened: impl FnOnce(OpenedLink, Locale) + 'static,
    ) {
        let this = self.clone();
        self.begin(
            Errand::Opening,
            move || this.clone().loaded(read.clone()),
            move |(opening, locale)| opened(opening, locale),
        );
    }

    async fn loaded(self, read: (Link, Vec<Notice>)) -> Result<(OpenedLink, Locale), String> {
        let own = read.0.carried.language;
        let language = || own.unwrap_or(self.chosen());
        let chunk = (self.load)(read.0.screen.place()).await?;
        let mut texts = chunk.texts.to_vec();
        let mut opening = chunk.open(read);
        if !opening.link.study.is_none() {
            let lessons = (self.load)(Place::Lessons).await?;
            texts.extend(
                lessons
                    .texts
                    .iter()
                    .filter(|file| !chunk.texts.contains(file)),
            );
            opening = lessons.study(opening);
        }
        loop {
            let locale = self.clone().words(language(), texts.clone()).await?;
            if locale.language == language() {
                return Ok((opening, locale));
            }
        }
    }

    /// Translates the page with these files of texts, and cancels an earlier translation.
    pub fn translate(
        &self,
        locale: &Locale,
        language: Language,
        translated: impl FnOnce(Locale) + 'static,
    ) {
        if locale.language == language {
            self.underway.borrow_mut().cancel(Errand::Translation);
            return self.tell();
        }
        let files = locale.files.clone();
        let this = self.clone();
        self.begin(
            Errand::Translation,
            move || this.clone().words(language, files.clone()),
            translated,
        );
    }

    /// The texts of these files, which are fetched and read once.
    async fn words(self, language: Language, files: Vec<&'static str>) -> Result<Locale, String> {
        let is_it = |locale: &&Locale| locale.language == language && locale.files == files;
        let known = self.read.borrow().iter().find(is_it).cloned();
        if let Some(locale) = known {
            return Ok(locale);
        }
        let locale = locale::load(language, files).await?;
        self.read.borrow_mut().push(locale.clone());
        Ok(locale)
    }

    fn begin<T, F>(
        &self,
        errand: Errand,
        work: impl Fn() -> F + 'static,
        done: impl FnOnce(T) + 'static,
    ) where
        F: Future<Output = Result<T, String>> + 'static,
    {
        let ticket = self.underway.borrow_mut().begin(errand);
        self.tell();
        let this = self.clone();
        spawn_local(async move {
            match work().await {
                Ok(loaded) => {
                    let is_wanted = this.underway.borrow_mut().arrive(ticket);
                    this.tell();
                    if is_wanted {
                        done(loaded);
                    }
                }
                Err(problem) => {
                    let opener = this.clone();
                    let again = Box::new(move || opener.begin(errand, work, done));
                    if this.underway.borrow_mut().fail(ticket, again) {
                        web_sys::console::error_1(&problem.into());
                    }
                    this.tell();
                }
            }
        });
    }

    /// Shows the panel for as long as something that is wanted has failed. While a link or a language is on its way, screen
    /// readers learn that the page is about to change.
    fn tell(&self) {
        panels::tell_busy(self.underway.borrow().is_busy());
        if !self.underway.borrow().has_failed() {
            return panels::withdraw_retry();
        }
        let underway = self.underway.clone();
        panels::offer_retry(move || {
            let failed = underway.borrow_mut().take_failed();
            for again in failed.into_iter().flatten() {
                again();
            }
        });
    }
}
