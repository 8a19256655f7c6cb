//! The map: a cell for each size of board, with a sign for the tours that it has.

use bezzel_solver::board::{Size, Square};
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};
use yew::prelude::*;

use super::verdict::Verdict;
use crate::components::board::destination;
use crate::components::control::Button;
use crate::components::use_later;
use crate::link::BoardsLink;
use crate::locale::{Locale, use_locale};
use crate::text;

/// Rows and columns of the map.
const SIDE: u32 = BoardsLink::MAX_SIDE;
/// Rows and columns that a phone shows at first. The style sheet has the same number.
const FEW: u32 = 12;
/// The side of a cell in the units of the drawing.
const CELL: u32 = 24;
/// The margin of the numbers.
const MARGIN: u32 = 24;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The board that is chosen.
    pub chosen: Size,
    /// A board was clicked, tapped, or chosen with Enter or Space.
    pub on_choose: Callback<Size>,
}

/// The map of boards. A component of its own, so that it is not drawn again with
/// every bit of a count's progress.
#[component]
pub fn Map(props: &Props) -> Html {
    let locale = use_locale();
    let node = use_node_ref();
    let focused = use_state(|| None::<Size>);
    let whole = use_state_eq(|| false);
    let drawing = use_memo((), |()| Drawing::new());
    let drawn = use_later(SIDE as usize);

    let onclick = {
        let on_choose = props.on_choose.clone();
        Callback::from(move |event: MouseEvent| {
            if let Some(size) = size_of(&event) {
                on_choose.emit(size);
            }
        })
    };
    let onkeydown = {
        let (on_choose, node) = (props.on_choose.clone(), node.clone());
        Callback::from(move |event: KeyboardEvent| {
            let modified = event.alt_key() || event.meta_key() || event.shift_key();
            let Some(size) = size_of(&event).filter(|_| !modified) else {
                return;
            };
            let key = event.key();
            if let Some(next) = beside(size, &key, event.ctrl_key()) {
                event.prevent_default();
                focus(&node, next);
            } else if (key == "Enter" || key == " ") && !event.ctrl_key() {
                event.prevent_default();
                on_choose.emit(size);
            }
        })
    };
    let onfocusin = {
        let (focused, whole) = (focused.clone(), whole.clone());
        Callback::from(move |event: FocusEvent| {
            let size = size_of(&event);
            if size.is_some_and(is_far) {
                whole.set(true);
            }
            focused.set(size);
        })
    };

    let chosen = props.chosen;
    let focus = focused.unwrap_or(chosen);
    let within = |size: Size, rows: u32| Some(size).filter(|size| size.rows() == rows);
    let (x, y) = corner(chosen);
    let extent = MARGIN + SIDE * CELL + 2;
    let shows_all = *whole || is_far(chosen);
    let side = if shows_all { FEW } else { SIDE };
    let on_size = {
        let focused = focused.clone();
        Callback::from(move |()| {
            focused.set(None);
            whole.set(!shows_all);
        })
    };
    html! {
        <>
            <div class="map-frame" data-most={(!shows_all).then(|| FEW.to_string())}>
                <svg
                    ref={node}
                    class="map"
                    role="grid"
                    aria-label={text!(locale, "map-label", most = SIDE)}
                    viewBox={format!("0 0 {extent} {extent}")}
                    {onclick} {onkeydown} {onfocusin}
                >
                    { drawing.under() }
                    for rows in (1..=SIDE).take(drawn) {
                        <Row key={rows} {rows} chosen={within(chosen, rows)} focus={within(focus, rows)} />
                    }
                    <rect
                        class="chosen"
                        x={x.to_string()}
                        y={y.to_string()}
                        width={CELL.to_string()}
                        height={CELL.to_string()}
                        aria-hidden="true"
                    />
                </svg>
            </div>
            // Only a phone has no room for the whole map.
            if !is_far(chosen) {
                <div class="map-size">
                    <Button
                        name="map-size"
                        plain=true
                        words={text!(locale, "map-size", side)}
                        on_press={on_size}
                    />
                </div>
            }
        </>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct RowProps {
    rows: u32,
    /// The board that is chosen, if it is in this row.
    chosen: Option<Size>,
    /// The cell that Tab reaches, if it is in this row.
    focus: Option<Size>,
}

/// A row of the map. A press draws only the rows again that change.
#[component]
fn Row(props: &RowProps) -> Html {
    let locale = use_locale();
    let cell = |size: Size| {
        let tour = Verdict::of(size).name();
        let (rows, columns) = (size.rows(), size.columns());
        let (x, y) = corner(size);
        html! {
            <rect
                role="gridcell"
                class="cell"
                tabindex={if Some(size) == props.focus { "0" } else { "-1" }}
                x={x.to_string()}
                y={y.to_string()}
                width={CELL.to_string()}
                height={CELL.to_string()}
                aria-label={text!(locale, "map-cell", rows, columns, tour)}
                aria-selected={(Some(size) == props.chosen).to_string()}
                data-size={size.to_string()}
                data-tours={tour}
            />
        }
    };
    html! {
        <g role="row" aria-label={text!(locale, "map-row", rows = props.rows)}>
            for size in row(props.rows) {
                { cell(size) }
            }
        </g>
    }
}

/// The legend of the map.
pub fn legend(locale: &Locale) -> Html {
    html! {
        <ul class="map-legend">
            for verdict in Verdict::ALL {
                <li>
                    <svg class="map" viewBox={format!("0 0 {CELL} {CELL}")} aria-hidden="true">
                        <rect class={format!("ground {}", verdict.name())} width="24" height="24" />
                        <path class={format!("sign {}", verdict.name())} d={sign(verdict, 0, 0)} />
                    </svg>
                    { locale.text(&format!("map-{}", verdict.name()), &[]) }
                </li>
            }
        </ul>
    }
}

/// The part of the map that is drawn at once: grounds and signs, a path a kind, and
/// the numbers.
struct Drawing {
    grounds: [AttrValue; 3],
    signs: [AttrValue; 3],
}

impl Drawing {
    fn new() -> Self {
        let path = |of: fn(Verdict, u32, u32) -> String| {
            Verdict::ALL.map(|verdict| {
                let sizes = (1..=SIDE).flat_map(row);
                let path = sizes
                    .filter(|size| Verdict::of(*size) == verdict)
                    .map(|size| {
                        let (x, y) = corner(size);
                        of(verdict, x, y)
                    });
                AttrValue::from(path.collect::<String>())
            })
        };
        Self {
            grounds: path(|_, x, y| format!("M{x} {y}h{CELL}v{CELL}h-{CELL}z")),
            signs: path(sign),
        }
    }

    fn under(&self) -> Html {
        let kinds = || Verdict::ALL.into_iter();
        html! {
            <g aria-hidden="true">
                for (verdict, path) in kinds().zip(self.grounds.clone()) {
                    <path class={format!("ground {}", verdict.name())} d={path} />
                }
                for (verdict, path) in kinds().zip(self.signs.clone()) {
                    <path class={format!("sign {}", verdict.name())} d={path} />
                }
                for number in 1..=SIDE {
                    <text x={(MARGIN + number * CELL - CELL / 2).to_string()} y="17">{ number }</text>
                    <text x="11" y={(MARGIN + number * CELL - CELL / 2 + 4).to_string()}>{ number }</text>
                }
            </g>
        }
    }
}

/// The sign in a cell: a ring that closes, a line with two ends, a small cross.
fn sign(verdict: Verdict, x: u32, y: u32) -> String {
    let (x, y) = (x + CELL / 2, y + CELL / 2);
    match verdict {
        Verdict::Closed => format!("M{x} {y}m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0"),
        Verdict::Open => format!("M{x} {y}m-6 4a1 1 0 1 0 0 .1c2-9 10 1 12-8a1 1 0 1 0 0-.1"),
        Verdict::None => format!("M{x} {y}m-3-3l6 6m0-6l-6 6"),
    }
}

/// The sizes with this number of rows.
fn row(rows: u32) -> impl Iterator<Item = Size> {
    (1..=SIDE).filter_map(move |columns| Size::new(rows, columns).ok())
}

/// Whether a phone shows a board only together with the whole map.
fn is_far(size: Size) -> bool {
    size.rows().max(size.columns()) > FEW
}

/// The top left corner of a cell.
const fn corner(size: Size) -> (u32, u32) {
    (
        MARGIN + (size.columns() - 1) * CELL,
        MARGIN + (size.rows() - 1) * CELL,
    )
}

/// The size that a key leads to from another, as it leads from square to square.
fn beside(size: Size, key: &str, control: bool) -> Option<Size> {
    let whole = Size::square(SIDE).ok()?;
    let from = Square::new(size.rows() - 1, size.columns() - 1);
    let to = destination(key, control, from, whole)?;
    Size::new(to.row + 1, to.column + 1).ok()
}

/// The size whose cell an event happened on, read from the page.
fn size_of(event: &Event) -> Option<Size> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let cell = target.closest("[data-size]").ok().flatten()?;
    cell.get_attribute("data-size")?.parse().ok()
}

fn focus(map: &NodeRef, size: Size) {
    let selector = format!("[data-size=\"{size}\"]");
    let map = map.cast::<Element>();
    let cell = map.and_then(|map| map.query_selector(&selector).ok().flatten());
    let cell = cell.and_then(|cell| cell.dyn_into::<SvgElement>().ok());
    if let Some(cell) = cell {
        // Cannot fail: the element is in the page.
        let _ = cell.focus();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_walk_the_map_and_stop_at_its_edge() {
        let from: Size = "5x6".parse().unwrap();
        let go = |key: &str, control| beside(from, key, control).map(|size| size.to_string());
        assert_eq!(go("ArrowDown", false).as_deref(), Some("6x6"));
        assert_eq!(go("ArrowRight", false).as_deref(), Some("5x7"));
        assert_eq!(go("End", false).as_deref(), Some("5x20"));
        assert_eq!(go("Home", true).as_deref(), Some("1x1"));
        assert_eq!(go("x", false), None);
        let corner = "20x20".parse().unwrap();
        assert_eq!(beside(corner, "ArrowDown", false), Some(corner));
    }

    #[test]
    fn each_size_has_one_sign() {
        let drawing = Drawing::new();
        let signs = drawing.signs.iter().map(|path| path.matches('M').count());
        assert_eq!(signs.sum::<usize>(), 400);
    }
}
