//! Storage for data that outlive a visit and are too large for a link: named bytes in the browser's `IndexedDB`.
//!
//! Spoken to through `web-sys`: of the maintained wrappers, the lightest
//! (`idb`) weighs twice as much, and here are a read, a write and a removal.

use std::cell::OnceCell;

use gloo::timers::callback::Timeout;
use gloo::utils::window;
use js_sys::{Array, Promise, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, future_to_promise, spawn_local};
use web_sys::{IdbDatabase, IdbObjectStore, IdbRequest, IdbTransactionMode};

const DATABASE: &str = "bezzel";
/// Raised when other stores are needed.
const VERSION: u32 = 1;
/// The object store for unfinished work.
const UNFINISHED: &str = "unfinished";
/// The time within which the browser must open the store, in milliseconds. Some browsers never answer.
const OPENING: u32 = 10_000;

/// A connection to the store. Requests are served in order. The store is opened at the first request, and closed when
/// the connection is dropped. If the browser does not open it, every request fails.
#[derive(Debug, Default)]
pub struct Store {
    /// Fulfilled with the database.
    opened: OnceCell<Promise>,
}

impl Drop for Store {
    fn drop(&mut self) {
        if let Some(opened) = self.opened.take() {
            spawn_local(async move {
                if let Ok(database) = JsFuture::from(opened).await {
                    database.unchecked_into::<IdbDatabase>().close();
                }
            });
        }
    }
}

impl Store {
    /// Stores bytes under a name, in the place of any others.
    ///
    /// # Errors
    /// If the browser denies it, or has no room.
    pub async fn put(&self, name: &str, bytes: &[u8]) -> Result<(), JsValue> {
        let unfinished = self.unfinished(IdbTransactionMode::Readwrite).await?;
        let bytes = Uint8Array::from(bytes);
        let put = unfinished.put_with_key(&bytes, &name.into())?;
        done(&put).await.map(drop)
    }

    /// Removes the bytes under a name, if there are any.
    ///
    /// # Errors
    /// If the browser denies it.
    pub async fn remove(&self, name: &str) -> Result<(), JsValue> {
        let unfinished = self.unfinished(IdbTransactionMode::Readwrite).await?;
        done(&unfinished.delete(&name.into())?).await.map(drop)
    }

    /// All stored items, in the order of their names.
    ///
    /// # Errors
    /// If the browser denies it.
    pub async fn all(&self) -> Result<Vec<(String, Vec<u8>)>, JsValue> {
        let unfinished = self.unfinished(IdbTransactionMode::Readonly).await?;
        // Both are asked of one transaction, so that they fit together.
        let (names, values) = (unfinished.get_all_keys()?, unfinished.get_all()?);
        let (names, values) = (done(&names), done(&values));
        let (names, values) = (names.await?, values.await?);
        let named = Array::from(&names).into_iter().zip(Array::from(&values));
        // An entry of another type counts as empty, and its reader refuses it.
        Ok(named
            .map(|(name, value)| {
                let bytes = value.dyn_into().map(|bytes: Uint8Array| bytes.to_vec());
                (
                    name.as_string().unwrap_or_default(),
                    bytes.unwrap_or_default(),
                )
            })
            .collect())
    }

    async fn unfinished(&self, mode: IdbTransactionMode) -> Result<IdbObjectStore, JsValue> {
        let opened = self.opened.get_or_init(open_in_time).clone();
        let database: IdbDatabase = JsFuture::from(opened).await?.unchecked_into();
        database
            .transaction_with_str_and_mode(UNFINISHED, mode)?
            .object_store(UNFINISHED)
    }
}

/// Fulfilled with the database, or rejected when it takes too long.
fn open_in_time() -> Promise {
    let opened = future_to_promise(async { open().await.map(Into::into) });
    let late = Promise::new(&mut |_, reject| {
        let refuse = move || drop(reject.call0(&JsValue::NULL));
        Timeout::new(OPENING, refuse).forget();
    });
    Promise::race(&Array::of2(&opened, &late))
}

async fn open() -> Result<IdbDatabase, JsValue> {
    let factory = window().indexed_db()?.ok_or("there is no IndexedDB")?;
    let request = factory.open_with_u32(DATABASE, VERSION)?;
    let create = {
        let request = request.clone();
        Closure::once(move || {
            let database: IdbDatabase = request.result()?.unchecked_into();
            database.create_object_store(UNFINISHED).map(drop)
        })
    };
    request.set_onupgradeneeded(Some(create.as_ref().unchecked_ref()));
    done(&request).await.map(JsCast::unchecked_into)
}

/// The result of a request, whose listeners are set at once.
fn done(request: &IdbRequest) -> impl Future<Output = Result<JsValue, JsValue>> {
    let done = Promise::new(&mut |fulfil, reject| {
        request.set_onsuccess(Some(&fulfil));
        request.set_onerror(Some(&reject));
    });
    async {
        JsFuture::from(done).await?;
        request.result()
    }
}
