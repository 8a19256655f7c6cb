//! A place in the document where a component is shown and used.

use std::cell::RefCell;
use std::rc::Rc;

use bezzel::bridge::Pools;
use bezzel::components::PageActions;
use bezzel::link::Link;
use bezzel::locale::{Language, Locale, Texts};
use gloo::utils::{body, document, window};
use js_sys::Promise;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Element, Event, EventInit, HtmlElement, HtmlInputElement, InputEvent, KeyboardEvent,
    KeyboardEventInit, MouseEvent, MouseEventInit, PointerEvent, PointerEventInit,
};
use yew::prelude::*;
use yew::scheduler::flush;

/// The English texts of the page.
pub fn english() -> Locale {
    let source = concat!(
        include_str!("../../static/locales/en/duel.ftl"),
        include_str!("../../static/locales/en/knight.ftl"),
        include_str!("../../static/locales/en/lessons.ftl"),
        include_str!("../../static/locales/en/numbers.ftl"),
        include_str!("../../static/locales/en/page.ftl"),
        include_str!("../../static/locales/en/puzzles.ftl"),
        include_str!("../../static/locales/en/queens.ftl"),
        include_str!("../../static/locales/en/search.ftl"),
        include_str!("../../static/locales/en/solutions.ftl"),
        include_str!("../../static/locales/en/study.ftl"),
        include_str!("../../static/locales/en/tour.ftl")
    );
    Locale::new(
        Language::English,
        Texts::read(source, Language::English).unwrap(),
    )
}

/// A callback, and what it was called with.
pub fn recorder<T: 'static>() -> (Rc<RefCell<Vec<T>>>, Callback<T>) {
    let record = Rc::new(RefCell::new(Vec::new()));
    let callback = {
        let record = Rc::clone(&record);
        Callback::from(move |value| record.borrow_mut().push(value))
    };
    (record, callback)
}

#[derive(Clone, PartialEq, Properties)]
struct FrameProps {
    locale: Locale,
    navigate: Callback<Link>,
    content: Html,
}

/// The contexts that the page provides around its components.
#[component]
fn Frame(props: &FrameProps) -> Html {
    let pools = use_memo((), |()| Pools::new(1));
    let actions = PageActions {
        navigate: props.navigate.clone(),
        ..PageActions::default()
    };
    html! {
        <ContextProvider<Locale> context={props.locale.clone()}>
            <ContextProvider<Pools> context={(*pools).clone()}>
                <ContextProvider<PageActions> context={actions}>
                    { props.content.clone() }
                </ContextProvider<PageActions>>
            </ContextProvider<Pools>>
        </ContextProvider<Locale>>
    }
}

/// The content of the document, until it is dropped.
pub struct Stage {
    root: HtmlElement,
    locale: Locale,
    navigate: Callback<Link>,
    app: Option<yew::AppHandle<Frame>>,
}

impl Stage {
    pub async fn new(content: Html) -> Self {
        Self::navigated_by(Callback::noop(), content).await
    }

    /// With what takes the links that are followed.
    pub async fn navigated_by(navigate: Callback<Link>, content: Html) -> Self {
        let root: HtmlElement = document().create_element("div").unwrap().unchecked_into();
        root.set_attribute("style", "width: 400px; position: absolute; top: 0; left: 0")
            .unwrap();
        body().append_child(&root).unwrap();
        let locale = english();
        let props = FrameProps {
            locale: locale.clone(),
            navigate: navigate.clone(),
            content,
        };
        let app = yew::Renderer::<Frame>::with_root_and_props(root.clone().into(), props).render();
        flush().await;
        // A test before may have scrolled, and what is out of view is under no pointer.
        window().scroll_to_with_x_and_y(0.0, 0.0);
        let stage = Self {
            root,
            locale,
            navigate,
            app: Some(app),
        };
        // A screen draws its panel after the board, and its sections one by one, each in a task of its own.
        stage
            .until(|| stage.all(".beside-board.arriving").is_empty())
            .await;
        stage
    }

    /// Shows the same component with other properties, or something else.
    pub async fn show(&mut self, content: Html) {
        let props = FrameProps {
            locale: self.locale.clone(),
            navigate: self.navigate.clone(),
            content,
        };
        self.app.as_mut().unwrap().update(props);
        flush().await;
    }

    pub fn all(&self, selector: &str) -> Vec<Element> {
        let found = self.root.query_selector_all(selector).unwrap();
        (0..found.length())
            .map(|index| found.get(index).unwrap().unchecked_into())
            .collect()
    }

    pub fn count(&self, selector: &str) -> usize {
        self.all(selector).len()
    }

    /// The only element of a selector.
    pub fn one(&self, selector: &str) -> Element {
        let mut found = self.all(selector);
        assert_eq!(found.len(), 1, "{selector}");
        found.remove(0)
    }

    pub fn attribute(&self, selector: &str, name: &str) -> Option<String> {
        self.one(selector).get_attribute(name)
    }

    pub fn words(&self, selector: &str) -> String {
        self.one(selector).text_content().unwrap()
    }

    /// The content of a text field.
    pub fn value(&self, selector: &str) -> String {
        self.one(selector)
            .unchecked_into::<HtmlInputElement>()
            .value()
    }

    /// Lets an event happen; returns whether the page left it to the browser.
    pub async fn send(&self, selector: &str, event: &Event) -> bool {
        let unprevented = self.one(selector).dispatch_event(event).unwrap();
        flush().await;
        unprevented
    }

    /// Waits until the browser has done what it does later, such as going back.
    pub async fn until(&self, done: impl Fn() -> bool) {
        for _ in 0..3000 {
            if done() {
                return;
            }
            let later = Promise::new(&mut |fulfil, _| {
                window()
                    .set_timeout_with_callback_and_timeout_and_arguments_0(&fulfil, 20)
                    .unwrap();
            });
            JsFuture::from(later).await.unwrap();
        }
        panic!("nothing has come of it in a minute");
    }

    pub async fn click(&self, selector: &str) {
        let init = MouseEventInit::new();
        init.set_bubbles(true);
        init.set_cancelable(true);
        let click = MouseEvent::new_with_mouse_event_init_dict("click", &init).unwrap();
        self.send(selector, &click).await;
    }

    pub async fn key(&self, selector: &str, key: &str) -> bool {
        self.key_with(selector, key, |_| {}).await
    }

    /// Presses a key that the closure has put modifiers on.
    pub async fn key_with(
        &self,
        selector: &str,
        key: &str,
        modify: impl FnOnce(&KeyboardEventInit),
    ) -> bool {
        let init = KeyboardEventInit::new();
        init.set_bubbles(true);
        init.set_cancelable(true);
        init.set_key(key);
        modify(&init);
        let down = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).unwrap();
        self.send(selector, &down).await
    }

    /// Replaces what stands in a text field, without leaving it.
    pub async fn write(&self, selector: &str, text: &str) {
        self.one(selector)
            .unchecked_into::<HtmlInputElement>()
            .set_value(text);
        let init = web_sys::InputEventInit::new();
        init.set_bubbles(true);
        let input = InputEvent::new_with_event_init_dict("input", &init).unwrap();
        self.send(selector, &input).await;
    }

    /// An event that bubbles and can be prevented, such as change and submit.
    pub async fn plain(&self, selector: &str, kind: &str) -> bool {
        let init = EventInit::new();
        init.set_bubbles(true);
        init.set_cancelable(true);
        let event = Event::new_with_event_init_dict(kind, &init).unwrap();
        self.send(selector, &event).await
    }

    /// An event of the first finger in the middle of an element, moved by so many pixels.
    pub async fn pointer(&self, selector: &str, kind: &str, by: (f64, f64)) {
        self.pointer_with(selector, kind, by, |_| {}).await;
    }

    /// The event of a pointer that the closure has changed.
    pub async fn pointer_with(
        &self,
        selector: &str,
        kind: &str,
        by: (f64, f64),
        modify: impl FnOnce(&PointerEventInit),
    ) {
        let bounds = self.one(selector).get_bounding_client_rect();
        let init = PointerEventInit::new();
        init.set_bubbles(true);
        init.set_cancelable(true);
        init.set_client_x((bounds.left() + bounds.width() / 2.0 + by.0) as i32);
        init.set_client_y((bounds.top() + bounds.height() / 2.0 + by.1) as i32);
        init.set_pointer_id(1);
        init.set_is_primary(true);
        init.set_buttons(u16::from(matches!(kind, "pointerdown" | "pointermove")));
        modify(&init);
        let event = PointerEvent::new_with_event_init_dict(kind, &init).unwrap();
        self.send(selector, &event).await;
    }

    /// A finger that comes down beside the first one.
    pub async fn second_finger(&self, selector: &str, kind: &str) {
        let second = |init: &PointerEventInit| {
            init.set_pointer_id(2);
            init.set_is_primary(false);
        };
        self.pointer_with(selector, kind, (0.0, 0.0), second).await;
    }

    /// A mouse that comes back without its button, which was let go where no page noticed.
    pub async fn comes_back(&self, selector: &str) {
        let free = |init: &PointerEventInit| init.set_buttons(0);
        self.pointer_with(selector, "pointermove", (0.0, 0.0), free)
            .await;
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        if let Some(app) = self.app.take() {
            app.destroy();
        }
        self.root.remove();
    }
}
