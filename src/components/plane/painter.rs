//! What is painted on a plane.

use std::rc::Rc;

use web_sys::CanvasRenderingContext2d;

use super::{Colours, Viewport};

/// One painting of the plane. The canvas has been cleared; a unit is a pixel of
/// the page, of which the screen may have several.
#[derive(Debug)]
pub struct Painting<'a> {
    /// Where to paint.
    pub context: &'a CanvasRenderingContext2d,
    /// What part of the board to paint.
    pub view: Viewport,
    /// In which colours.
    pub colours: &'a Colours,
    /// The screen's pixels to a pixel of the page.
    pub density: f64,
}

/// Paints what is in view. A painter is equal to itself only: keep it as long as
/// the picture is the same, and the plane is painted no more often than needed.
#[derive(Clone)]
pub struct Painter(Rc<dyn Fn(&Painting<'_>)>);

impl Painter {
    /// A painter that does what the function does.
    pub fn new(paint: impl Fn(&Painting<'_>) + 'static) -> Self {
        Self(Rc::new(paint))
    }

    pub(super) fn paint(&self, painting: &Painting<'_>) {
        (self.0)(painting);
    }
}

impl PartialEq for Painter {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl std::fmt::Debug for Painter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Painter").finish_non_exhaustive()
    }
}
