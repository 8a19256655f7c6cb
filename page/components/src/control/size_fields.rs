//! The sides of a board, as numbers to be typed.

use bezzel_solver::board::Size;
use yew::prelude::*;

use super::NumberField;

/// The sides of a board in words, such as 8 × 8.
pub fn size_words(size: Size) -> String {
    format!("{} × {}", size.rows(), size.columns())
}

/// Properties of [`SizeFields`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The board's size.
    pub size: Size,
    /// The smallest number of rows and of columns.
    #[prop_or(1)]
    pub least: u32,
    /// The largest number of rows and of columns.
    pub most: u32,
    /// The number to which the fields are set back.
    #[prop_or(8)]
    pub default: u32,
    /// Called with another size.
    pub on_change: Callback<Size>,
}

/// A field for the rows of a board and one for its columns, to stand in a row.
#[component]
pub fn SizeFields(props: &Props) -> Html {
    let size = props.size;
    let field = |name, label: &'static str, value, resized: fn(Size, u32) -> Option<Size>| {
        let on_change = props.on_change.clone();
        let on_change = Callback::from(move |side: u32| {
            if let Some(size) = resized(size, side) {
                on_change.emit(size);
            }
        });
        html! {
            <NumberField
                {name}
                {label}
                {value}
                least={props.least}
                most={props.most}
                default={props.default}
                {on_change}
            />
        }
    };
    let columns = |size: Size, columns| Size::new(size.rows(), columns).ok();
    let rows = |size: Size, rows| Size::new(rows, size.columns()).ok();
    html! {
        <>
            { field("rows", "board-rows", size.rows(), rows) }
            { field("columns", "board-columns", size.columns(), columns) }
        </>
    }
}
