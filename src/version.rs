//! Which build of the page this is.

use gloo::utils::document;

/// What follows the address of a file that keeps its name, so that a file of another build, which a browser may still
/// hold, is not taken for it. A release's page says it; while the page is being worked on, nothing is needed.
#[must_use]
pub(crate) fn query() -> String {
    let told = document().query_selector("meta[name=version]");
    told.ok()
        .flatten()
        .and_then(|meta| meta.get_attribute("content"))
        .map_or_else(String::new, |version| format!("?v={version}"))
}
