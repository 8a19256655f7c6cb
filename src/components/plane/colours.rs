//! The colours of the style sheets for what is painted by program.

use gloo::utils::window;
use web_sys::{CssStyleDeclaration, Element};

/// The page's colours as they stand now, in light or in dark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Colours {
    /// What everything lies on.
    pub paper: String,
    /// Text, pieces, lines.
    pub ink: String,
    /// Less important text.
    pub quiet: String,
    /// Hairlines.
    pub rule: String,
    /// A light square.
    pub light_square: String,
    /// A dark square.
    pub dark_square: String,
    /// What is chosen or playing.
    pub accent: String,
    /// What contradicts.
    pub conflict: String,
    /// What is solved.
    pub solved: String,
}

impl Colours {
    /// The colours in force for an element. The properties are registered as
    /// colours in `tokens.css`, so that browsers resolve light and dark.
    #[must_use]
    pub fn of(element: &Element) -> Self {
        let style = window().get_computed_style(element).ok().flatten();
        let colour = |name: &str| colour(style.as_ref(), name);
        Self {
            paper: colour("--paper"),
            ink: colour("--ink"),
            quiet: colour("--quiet"),
            rule: colour("--rule"),
            light_square: colour("--light-square"),
            dark_square: colour("--dark-square"),
            accent: colour("--accent"),
            conflict: colour("--conflict"),
            solved: colour("--solved"),
        }
    }
}

fn colour(style: Option<&CssStyleDeclaration>, name: &str) -> String {
    style
        .and_then(|style| style.get_property_value(name).ok())
        .unwrap_or_default()
}
