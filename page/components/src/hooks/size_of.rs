//! The size of an element, which is known only in the page.

use wasm_bindgen::prelude::*;
use web_sys::{Element, ResizeObserver};
use yew::prelude::*;

/// Calls back with the size of an element in the page, now and whenever it
/// changes.
#[hook]
pub fn use_size_of(node: &NodeRef, on_size: Callback<(f64, f64)>) {
    use_effect_with(node.clone(), move |node| {
        let element = node.cast::<Element>();
        let measured = element.clone();
        let measure = Closure::<dyn Fn()>::new(move || {
            if let Some(element) = &measured {
                on_size.emit((
                    element.client_width().into(),
                    element.client_height().into(),
                ));
            }
        });
        let observer = ResizeObserver::new(measure.as_ref().unchecked_ref()).ok();
        if let (Some(observer), Some(element)) = (&observer, &element) {
            // The observer reports the size once at the start.
            observer.observe(element);
        }
        move || {
            if let Some(observer) = observer {
                observer.disconnect();
            }
            drop(measure);
        }
    });
}
