//! Mounts the page.

use bezzel::app::App;
use bezzel::crash;

fn main() {
    crash::install();
    if let Some(root) = gloo::utils::document().get_element_by_id("app") {
        yew::Renderer::<App>::with_root(root).render();
    }
}
