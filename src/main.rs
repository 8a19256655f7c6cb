//! The program of the page: the app, which is loaded at every visit, and the screens.
//!
//! In a release, each screen is split off into a chunk, and so are some parts far down on a screen.
//! `static/scripts/chunks.js` loads a chunk when it is needed or expected to be; `xtask/finish/program.mjs` splits the
//! program. In development and in tests all code is in one program. `build.rs` decides between the two.

use bezzel::app::Loading;
use bezzel::components::screen::{LoadingPart, PartName, load_parts_with};
use bezzel::link::Place;
use bezzel::screens;

fn main() {
    bezzel::crash::install();
    load_parts_with(load_part);
    bezzel::app::start(load);
}

#[cfg(not(split))]
fn load(place: Place) -> Loading {
    Box::pin(async move { Ok(screens::chunk(place)) })
}

#[cfg(not(split))]
fn load_part(part: PartName) -> LoadingPart {
    Box::pin(async move { Ok(screens::part(part)) })
}

#[cfg(split)]
use split::{load, load_part};

#[cfg(split)]
mod split {
    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    use bezzel::components::screen::{Chunk, DrawPart};

    use super::{Loading, LoadingPart, PartName, Place, screens};

    macro_rules! loading {
        ($($Place:ident: $screen:ident, $Component:ident, $texts:expr $(, $study:ident)?;)*) => {
            pub fn load(place: Place) -> Loading {
                Box::pin(async move {
                    let loaded: Result<_, SplitLoaderError> = match place {
                        $(Place::$Place => {
                            #[wasm_split($screen, fallible)]
                            fn load() -> Result<&'static Chunk, SplitLoaderError> {
                                Ok(screens::$screen())
                            }
                            load().await
                        })*
                    };
                    loaded.map_err(|error| format!("The screen \"{}\": {error}", place.name()))
                })
            }
        };
    }

    macro_rules! loading_parts {
        ($($Part:ident: $part:ident, $Of:ty;)*) => {
            pub fn load_part(part: PartName) -> LoadingPart {
                Box::pin(async move {
                    let loaded: Result<_, SplitLoaderError> = match part {
                        $(PartName::$Part => {
                            #[wasm_split($part, fallible)]
                            fn load() -> Result<DrawPart, SplitLoaderError> {
                                Ok(screens::$part())
                            }
                            load().await
                        })*
                    };
                    loaded.map_err(|error| error.to_string())
                })
            }
        };
    }

    bezzel::for_each_screen!(loading);
    bezzel::for_each_part!(loading_parts);
}
