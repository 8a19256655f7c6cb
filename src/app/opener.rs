//! Loads what a link needs before it is shown: the chunk of its screen, and its texts. What is shown stays until all of
//! that is there; where it cannot be had, a panel offers to try again.

use std::cell::Cell;
use std::pin::Pin;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;

use super::panels;
use crate::link::{Link, Notice, Place};
use crate::locale::{self, Language, Locale};
use crate::screens::{Chunk, Opening};

/// Loads the chunk of a screen.
pub type LoadChunk = fn(Place) -> Loading;

/// The chunk of a screen that is on its way, or why it cannot be loaded.
pub type Loading = Pin<Box<dyn Future<Output = Result<&'static Chunk, String>>>>;

/// Opens links one at a time: of those that are on their way, only the latest counts.
#[derive(Clone)]
pub(super) struct Opener {
    load: LoadChunk,
    /// The language of links that carry none.
    chosen: Rc<Cell<Language>>,
    latest: Rc<Cell<u32>>,
}

impl Opener {
    pub(super) fn new(load: LoadChunk, chosen: Language) -> Self {
        Self {
            load,
            chosen: Rc::new(Cell::new(chosen)),
            latest: Rc::default(),
        }
    }

    pub(super) fn chosen(&self) -> Language {
        self.chosen.get()
    }

    pub(super) fn choose(&self, language: Language) {
        self.chosen.set(language);
    }

    /// Opens a link that was read with these notices, in its own language or else in that which was chosen.
    pub(super) fn open(
        &self,
        read: (Link, Vec<Notice>),
        opened: impl FnOnce(Opening, Locale) + 'static,
    ) {
        let language = read.0.carried.language.unwrap_or(self.chosen());
        let load = self.load;
        self.latest(
            move || {
                let read = read.clone();
                async move {
                    let chunk = load(read.0.screen.place()).await?;
                    let mut texts = chunk.texts.to_vec();
                    let mut opening = chunk.open(read);
                    if !opening.link.study.is_none() {
                        let lessons = load(Place::Lessons).await?;
                        texts.extend(
                            lessons
                                .texts
                                .iter()
                                .filter(|file| !chunk.texts.contains(file)),
                        );
                        opening = lessons.study(opening);
                    }
                    let locale = locale::load(language, texts).await?;
                    Ok((opening, locale))
                }
            },
            move |(opening, locale)| opened(opening, locale),
        );
    }

    /// Loads the texts of the same screen in another language.
    pub(super) fn translate(
        &self,
        locale: &Locale,
        language: Language,
        translated: impl FnOnce(Locale) + 'static,
    ) {
        let files = locale.files.clone();
        self.latest(move || locale::load(language, files.clone()), translated);
    }

    fn latest<T, F>(&self, work: impl Fn() -> F + 'static, done: impl FnOnce(T) + 'static)
    where
        F: Future<Output = Result<T, String>> + 'static,
    {
        let number = self.latest.get() + 1;
        self.latest.set(number);
        let this = self.clone();
        spawn_local(async move {
            let result = work().await;
            if this.latest.get() != number {
                return;
            }
            match result {
                Ok(loaded) => {
                    panels::withdraw_retry();
                    done(loaded);
                }
                Err(problem) => {
                    web_sys::console::error_1(&problem.into());
                    panels::offer_retry(move || this.latest(work, done));
                }
            }
        });
    }
}
