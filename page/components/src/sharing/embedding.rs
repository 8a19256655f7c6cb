//! The messages to a page that embeds this one.

use gloo::utils::{document, window};

/// Tells the page that this one is embedded in, and no other, that the task or puzzle of a link is solved.
pub fn tell_embedding_page(link: &str) {
    let Ok(Some(parent)) = window().parent() else {
        return;
    };
    let referrer = document().referrer();
    let Ok(embedding) = web_sys::Url::new(&referrer) else {
        return;
    };
    if parent != window() {
        let message = format!("bezzel-task-solved {link}");
        // Cannot fail: the browser gives the origin.
        let _ = parent.post_message(&message.into(), &embedding.origin());
    }
}
