//! The sides of a board, and the switch that lets presses make holes.

use bezzel_solver::board::Size;
use yew::prelude::*;

use super::Switch;
use super::size_fields::SizeFields;

/// Properties of [`BoardFields`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The board's size.
    pub size: Size,
    /// The largest number of rows and of columns.
    pub most: u32,
    /// Called with another size.
    pub on_resize: Callback<Size>,
    /// Whether a press on a square makes or mends a hole.
    pub edits_holes: bool,
    /// Called with the other state of the switch.
    pub on_edit: Callback<bool>,
}

/// The settings of a board that may have holes.
#[component]
pub fn BoardFields(props: &Props) -> Html {
    html! {
        <div class="settings">
            <div class="row">
                <SizeFields size={props.size} most={props.most} on_change={&props.on_resize} />
            </div>
            <Switch
                name="holes"
                label="edit-holes"
                on={props.edits_holes}
                on_switch={&props.on_edit}
            />
        </div>
    }
}
