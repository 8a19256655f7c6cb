//! The plane as a component.

use bezzel_solver::board::{Size, Square};
use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{HtmlCanvasElement, KeyboardEvent, PointerEvent, WheelEvent};
use yew::prelude::*;

use super::Painter;
use super::gesture::Gesture;
use super::viewport::{Change, Viewport};
use crate::control::Button;
use crate::hooks::use_size_of;
use crate::settings::use_look_changes;

/// Properties of [`Plane`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// Rows and columns.
    pub size: Size,
    /// The name for screen readers.
    pub label: AttrValue,
    /// Paints the visible part.
    pub painter: Painter,
    /// A square was pressed.
    #[prop_or_default]
    pub on_press: Callback<Square>,
    /// Finds the thing nearest to a square, for a button that leads there from the middle of the view.
    #[prop_or_default]
    pub on_nearest: Option<Callback<Square, Option<Square>>>,
    /// A square to go to, whenever it is another than before.
    #[prop_or_default]
    pub show: Option<Square>,
    /// A square to keep in view as it changes, where the board is seen in part.
    #[prop_or_default]
    pub follow: Option<Square>,
}

/// Zoom factor of a key or a button.
const ZOOM_STEP: f64 = 2.0;
/// Distance by which an arrow key moves the board, in pixels.
const PAN_STEP: f64 = 60.0;

/// A board on a canvas that pans and zooms.
#[component]
pub fn Plane(props: &Props) -> Html {
    let node = use_node_ref();
    let size = props.size;
    let view = use_reducer(|| Viewport::whole(size, 1.0, 1.0));
    let gesture = use_mut_ref(Gesture::default);
    let repainted = use_look_changes();
    let change = {
        let view = view.dispatcher();
        Callback::from(move |change: Change| view.dispatch(change))
    };

    use_size_of(
        &node,
        change.reform(|(width, height)| Box::new(move |view| view.resized(width, height))),
    );
    use_change(size, &change, |view, size| {
        Viewport::whole(size, view.width, view.height)
    });
    use_change(props.show, &change, |view, square| {
        square.map_or(view, |square| view.showing(square))
    });
    use_change(props.follow, &change, |view, square| {
        square.map_or(view, |square| view.following(square))
    });
    {
        let node = node.clone();
        use_effect_with(
            (*view, props.painter.clone(), repainted),
            move |(view, painter, _)| {
                if let Some(canvas) = node.cast::<HtmlCanvasElement>() {
                    painter.paint(&canvas, *view);
                }
            },
        );
    }
    use_wheel(
        &node,
        change.reform(|event: WheelEvent| {
            let at = (event.offset_x().into(), event.offset_y().into());
            let factor = (-event.delta_y() / 300.0).exp2();
            Box::new(move |view| view.zoomed(factor, at))
        }),
    );

    let follow = props.follow;
    let onkeydown = {
        let change = change.clone();
        Callback::from(move |event: KeyboardEvent| {
            if let Some(next) = by_key(&event, follow) {
                event.prevent_default();
                change.emit(next);
            }
        })
    };
    let onpointerdown = {
        let (gesture, node) = (gesture.clone(), node.clone());
        Callback::from(move |event: PointerEvent| {
            gesture.borrow_mut().down(&event);
            if let Some(canvas) = node.cast::<HtmlCanvasElement>() {
                // Fails only for a pointer that has gone.
                let _ = canvas.set_pointer_capture(event.pointer_id());
            }
        })
    };
    let onpointermove = {
        let (gesture, change) = (gesture.clone(), change.clone());
        Callback::from(move |event: PointerEvent| {
            if let Some(next) = gesture.borrow_mut().moved(&event) {
                change.emit(next);
            }
        })
    };
    let onpointerup = {
        let (gesture, view) = (gesture.clone(), view.clone());
        let on_press = props.on_press.clone();
        Callback::from(move |event: PointerEvent| {
            let pressed = gesture.borrow_mut().up(&event);
            if let Some(square) = pressed.and_then(|at| view.square_at(at)) {
                on_press.emit(square);
            }
        })
    };
    let onpointercancel = Callback::from(move |_: PointerEvent| gesture.borrow_mut().cancel());
    let to = |next: fn(Viewport) -> Viewport| change.reform(move |()| Box::new(next));
    let on_closer = change.reform(move |()| closer(follow));
    let on_nearest = props.on_nearest.clone().map(|nearest| {
        let middle = view.square_at((view.width / 2.0, view.height / 2.0));
        change.reform(move |()| {
            let square = middle.and_then(|middle| nearest.emit(middle));
            Box::new(move |view: Viewport| square.map_or(view, |square| view.showing(square)))
        })
    });
    let closest = view.is_closest().then_some("why-closest");
    let is_whole = view.is_whole().then_some("why-whole");
    html! {
        <div class="plane">
            <canvas
                ref={node}
                role="img"
                tabindex="0"
                aria-label={props.label.clone()}
                data-board={size.to_string()}
                {onkeydown} {onpointerdown} {onpointermove} {onpointerup} {onpointercancel}
            />
            <div class="toolbar">
                <Button name="zoom-in" disabled={closest} on_press={on_closer} />
                <Button name="zoom-out" disabled={is_whole} on_press={to(farther)} />
                <Button name="zoom-whole" disabled={is_whole} on_press={to(whole)} />
                if let Some(on_press) = on_nearest {
                    <Button name="nearest-queen" {on_press} />
                }
            </div>
        </div>
    }
}

/// Zooms in around the middle, or around the followed square.
fn closer(follow: Option<Square>) -> Change {
    Box::new(move |view| {
        let next = view.zoomed(ZOOM_STEP, (view.width / 2.0, view.height / 2.0));
        let seen = follow.filter(|square| view.shows(*square));
        seen.map_or(next, |square| next.following(square))
    })
}

fn farther(view: Viewport) -> Viewport {
    view.zoomed(1.0 / ZOOM_STEP, (view.width / 2.0, view.height / 2.0))
}

fn whole(view: Viewport) -> Viewport {
    Viewport::whole(view.size, view.width, view.height)
}

/// The change of the view by a key: arrows move, plus and minus zoom, 0 and Home show the whole board.
fn by_key(event: &KeyboardEvent, follow: Option<Square>) -> Option<Change> {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return None;
    }
    Some(match event.key().as_str() {
        "ArrowLeft" => Box::new(|view| view.panned((PAN_STEP, 0.0))),
        "ArrowRight" => Box::new(|view| view.panned((-PAN_STEP, 0.0))),
        "ArrowUp" => Box::new(|view| view.panned((0.0, PAN_STEP))),
        "ArrowDown" => Box::new(|view| view.panned((0.0, -PAN_STEP))),
        "PageUp" => Box::new(|view| view.panned((0.0, view.height))),
        "PageDown" => Box::new(|view| view.panned((0.0, -view.height))),
        "+" | "=" => closer(follow),
        "-" => Box::new(farther),
        "0" | "Home" => Box::new(whole),
        _ => return None,
    })
}

/// Changes the view whenever the value is another than before.
#[hook]
fn use_change<T: Copy + PartialEq + 'static>(
    value: T,
    change: &Callback<Change>,
    next: fn(Viewport, T) -> Viewport,
) {
    let change = change.clone();
    use_effect_with(value, move |value| {
        let value = *value;
        change.emit(Box::new(move |view| next(view, value)));
    });
}

/// The wheel zooms instead of scrolling the page, which takes a listener that is
/// declared to refuse.
#[hook]
fn use_wheel(node: &NodeRef, on_wheel: Callback<WheelEvent>) {
    let latest = use_mut_ref(Callback::noop);
    latest.replace(on_wheel);
    use_effect_with(node.clone(), move |node| {
        let listener = node.cast::<HtmlCanvasElement>().map(|canvas| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&canvas, "wheel", options, move |event| {
                if let Some(event) = event.dyn_ref::<WheelEvent>() {
                    event.prevent_default();
                    latest.borrow().emit(event.clone());
                }
            })
        });
        move || drop(listener)
    });
}
