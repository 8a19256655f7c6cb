//! The engine that runs Python programs: a worker of its own, which the page terminates to stop a program.
//!
//! A running program cannot be cut into slices, so the engine is none of the workers of `bridge`. The worker for the next
//! run is started as soon as a run is over.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use bezzel_recording::protocol::{
    Crash, FromEngine, Limits, PROTOCOL, Run as RunMessage, pack, unpack,
};
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use js_sys::{Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Url, Worker, WorkerOptions, WorkerType};
use yew::prelude::*;

use super::run::{News, Stop};
use crate::bridge::{WORKER_STATE, python_engine};
use crate::link::OwnLink;

/// The event that tells the share of a worker that has arrived: `static/scripts/arriving.js`.
const SHARE: &str = "bezzel-worker-share";
/// The milliseconds after which a single line is stopped; an endless call of the library may take them.
const LONGEST_LINE: u32 = 10_000;
/// The milliseconds after which any program is stopped.
const LONGEST: u32 = 60_000;
/// The milliseconds within which pieces are put together.
const BUNDLED: u32 = 50;

/// A worker with the engine. Dropping it terminates it.
struct Engine {
    worker: Worker,
    condition: Rc<Cell<Condition>>,
    /// The listeners to its messages, and to the events about it.
    _listeners: Vec<EventListener>,
}

/// The condition of an engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Condition {
    /// The engine is being loaded.
    #[default]
    Loading,
    /// The engine waits for a program, or runs one.
    Ready,
    /// The engine cannot be loaded.
    Lost,
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

/// Gets the news of an engine. It changes when the engine is given a program.
type Listener = Rc<RefCell<Callback<News>>>;

impl Engine {
    /// Starts an engine. `None` if this build has none, or the browser makes no worker.
    fn start(number: u32, listener: Listener) -> Option<Self> {
        let mark = format!("#own-{number}");
        let file = python_engine()? + &mark;
        let base = document().base_uri().ok().flatten()?;
        let address = Url::new_with_base(&file, &base).ok()?.href();
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&address, &options).ok()?;
        let condition = Rc::new(Cell::new(Condition::default()));
        let received = {
            let (listener, condition) = (listener.clone(), condition.clone());
            EventListener::new(&worker, "message", move |event| {
                let message = message(event).unwrap_or(FromEngine::OtherProtocol);
                match &message {
                    FromEngine::Ready => condition.set(Condition::Ready),
                    FromEngine::Panicked { message } => {
                        web_sys::console::error_1(&message.into());
                    }
                    _ => {}
                }
                tell(&listener, News::Message(message));
            })
        };
        let broken = {
            let (listener, condition) = (listener.clone(), condition.clone());
            EventListener::new(&worker, "error", move |event| {
                // Until the engine is ready, the page's script reports its state.
                if condition.get() == Condition::Ready {
                    condition.set(Condition::Lost);
                    let message = text(event, "message").unwrap_or_default();
                    tell(&listener, News::Crashed(Crash::of(&message)));
                }
            })
        };
        let lost = {
            let (listener, mark, condition) = (listener.clone(), mark.clone(), condition.clone());
            EventListener::new(&window(), WORKER_STATE, move |event| {
                let detail = text(event, "detail").filter(|detail| detail.ends_with(&mark));
                // The screen itself shows that a late one is waited for.
                let is_lost = |state: String| {
                    let mut ends = ["lost", "refused"].into_iter();
                    ends.any(|end| state.starts_with(end))
                };
                if detail.is_some_and(is_lost) {
                    condition.set(Condition::Lost);
                    tell(&listener, News::Lost);
                }
            })
        };
        let shared = EventListener::new(&window(), SHARE, move |event| {
            let detail = text(event, "detail").filter(|detail| detail.ends_with(&mark));
            let share = detail.and_then(|detail| detail.split(' ').next()?.parse().ok());
            if let Some(share) = share {
                tell(&listener, News::Share(share));
            }
        });
        Some(Self {
            worker,
            condition,
            _listeners: vec![received, broken, lost, shared],
        })
    }

    fn is(&self, condition: Condition) -> bool {
        self.condition.get() == condition
    }

    /// Gives it a program.
    fn run(&self, program: &OwnLink) {
        let message = RunMessage {
            protocol: PROTOCOL,
            source: program.source.clone(),
            input: program.input.clone(),
            arguments: program.args.split_whitespace().map(str::to_owned).collect(),
            limits: Limits::default(),
        };
        let bytes = Uint8Array::from(pack(&message).as_slice());
        // Bytes can always be sent.
        let _ = self.worker.post_message(&bytes);
    }
}

/// The listener is not borrowed while it listens: it may be replaced by then.
fn tell(listener: &Listener, news: News) {
    let on_news = listener.borrow().clone();
    on_news.emit(news);
}

fn message(event: &web_sys::Event) -> Option<FromEngine> {
    let data = event.dyn_ref::<MessageEvent>()?.data();
    let bytes: Uint8Array = data.dyn_into().ok()?;
    unpack(&bytes.to_vec())
}

/// A text that an event holds under a name.
fn text(event: &web_sys::Event, name: &str) -> Option<String> {
    let text: JsValue = Reflect::get(event, &name.into()).ok()?;
    text.as_string()
}

/// An engine with its listener.
type Started = (Engine, Listener);

/// The engines of the screen: that of the run, and the next.
#[derive(Default)]
struct Engines {
    started: u32,
    ahead: Option<Started>,
    at_work: Option<Started>,
    /// Whether the last run has used up an engine that was there, so that the next one is loaded ahead.
    used_up: bool,
}

impl Engines {
    fn start(&mut self) -> Option<Started> {
        self.started += 1;
        let listener = Listener::default();
        Some((Engine::start(self.started, listener.clone())?, listener))
    }

    fn load_ahead(&mut self) {
        if self.used_up && self.ahead.is_none() {
            self.ahead = self.start();
        }
    }
}

/// Lets an engine run the given program, if any, with the number of its run, and reports the news of it.
#[hook]
pub fn use_engine(run: Option<(u32, Rc<OwnLink>)>, on_news: Callback<(u32, News)>) {
    let engines = use_mut_ref(Engines::default);
    let number = run.as_ref().map(|(number, _)| *number);
    use_effect_with(number, move |_| {
        let over = engines.clone();
        match run {
            Some((number, program)) => begin(&engines, number, &program, &on_news),
            None => engines.borrow_mut().load_ahead(),
        }
        // This also runs when the screen is left: then no engine follows.
        move || {
            let mut engines = over.borrow_mut();
            let before = engines.at_work.take();
            engines.used_up = before.is_some_and(|(engine, _)| engine.is(Condition::Ready));
        }
    });
}

/// Lets the engine that was loaded ahead run a program, or a new engine.
fn begin(
    engines: &Rc<RefCell<Engines>>,
    number: u32,
    program: &Rc<OwnLink>,
    on_news: &Callback<(u32, News)>,
) {
    let mut engines_now = engines.borrow_mut();
    let ahead = engines_now.ahead.take();
    let ahead = ahead.filter(|(engine, _)| !engine.is(Condition::Lost));
    let Some((engine, listener)) = ahead.or_else(|| engines_now.start()) else {
        drop(engines_now);
        return on_news.emit((number, News::Lost));
    };
    let listening = Rc::new(Listening::new(on_news.reform(move |news| (number, news))));
    let at_work = Rc::downgrade(engines);
    let receive = Callback::from({
        let program = program.clone();
        move |news: News| {
            if let News::Message(FromEngine::Ready) = &news
                && let Some(engines) = at_work.upgrade()
                && let Some((engine, _)) = &engines.borrow().at_work
            {
                engine.run(&program);
            }
            listening.receive(news);
        }
    });
    listener.replace(receive.clone());
    let is_ready = engine.is(Condition::Ready);
    engines_now.at_work = Some((engine, listener));
    drop(engines_now);
    if is_ready {
        receive.emit(News::Message(FromEngine::Ready));
    }
}

/// The listener to a run: it bundles pieces, and reports silence.
struct Listening {
    on_news: Callback<News>,
    /// The pieces that wait, and the end of their wait.
    pieces: RefCell<Vec<u8>>,
    wait: Cell<Option<Timeout>>,
    /// The ends of the time that the program has, and that its line has.
    end: Cell<Option<Timeout>>,
    end_of_line: Cell<Option<Timeout>>,
}

impl Listening {
    fn new(on_news: Callback<News>) -> Self {
        Self {
            on_news,
            pieces: RefCell::default(),
            wait: Cell::default(),
            end: Cell::default(),
            end_of_line: Cell::default(),
        }
    }

    fn receive(self: &Rc<Self>, news: News) {
        let stop_after = |milliseconds, stop| {
            let this = Rc::downgrade(self);
            Some(Timeout::new(milliseconds, move || {
                if let Some(this) = this.upgrade() {
                    this.receive(News::Silence(stop));
                }
            }))
        };
        match &news {
            News::Message(FromEngine::Piece(piece)) => {
                self.end_of_line
                    .set(stop_after(LONGEST_LINE, Stop::LongLine));
                return self.take(piece);
            }
            News::Message(FromEngine::Ready) => {
                self.end.set(stop_after(LONGEST, Stop::Limit));
                self.end_of_line
                    .set(stop_after(LONGEST_LINE, Stop::LongLine));
            }
            // From here on the engine is silent until the program ends.
            News::Message(FromEngine::Limit(_)) => self.end_of_line.set(None),
            _ => {}
        }
        self.tell_pieces();
        self.on_news.emit(news);
    }

    /// Reports a piece at once if none has come shortly before, and otherwise in one bundle with the next ones.
    fn take(self: &Rc<Self>, piece: &[u8]) {
        self.pieces.borrow_mut().extend_from_slice(piece);
        let wait = self.wait.take();
        if wait.is_none() {
            self.tell_pieces();
        }
        let this = Rc::downgrade(self);
        self.wait.set(wait.or_else(|| {
            Some(Timeout::new(BUNDLED, move || {
                if let Some(this) = this.upgrade() {
                    this.wait.set(None);
                    this.tell_pieces();
                }
            }))
        }));
    }

    fn tell_pieces(&self) {
        let pieces = self.pieces.take();
        if !pieces.is_empty() {
            let piece = FromEngine::Piece(pieces.into());
            self.on_news.emit(News::Message(piece));
        }
    }
}
