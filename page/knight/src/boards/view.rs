//! The view of the screen.

use js_sys::Reflect;
use yew::prelude::*;

use super::chosen::{chosen, primary, status};
use super::count::Means;
use super::counting::Counting;
use super::map::{Map, legend};
use super::one_tour::OneTour;
use super::sampling::Sampling;
use super::shape::{ShapeBoard, icons, search, shortcut};
use super::state::{Action, State};
use super::stored;
use super::symmetries::Symmetries;
use crate::bridge::{use_pools, use_request};
use crate::components::screen::{ScreenProps, lazy, use_background, use_screen};
use crate::components::{CopyLink, Section, Stage, dispatching, dispatching_keys, stage};
use crate::link::{BoardsLink, Place};
use crate::locale::use_locale;
use crate::text;

/// The screen of the map of boards.
#[component]
pub fn BoardsScreen(props: &ScreenProps<BoardsLink>) -> Html {
    let locale = use_locale();
    let state = use_screen(props, |link| {
        State::new(link, stored::finished(), stored::running())
    });
    use_effect_with(state.count.all_counted(), |counts| {
        stored::store_finished(counts);
    });
    let running = state.count.running().or(state.count.broken_off);
    use_effect_with(running, |running| stored::store_running(*running));
    use_request(&state.existence.search, dispatching(&state, Action::Found));
    use_request(&state.count.job, dispatching(&state, Action::Counted));
    use_request(&state.single.request, dispatching(&state, Action::Answered));
    use_request(&state.sample.job, dispatching(&state, Action::Drawn));
    use_request(&state.symmetric.job, dispatching(&state, Action::Listed));
    let means = use_means();

    let on_choose = use_callback(state.dispatcher(), |size, dispatcher| {
        dispatcher.dispatch(Action::Choose(size));
    });
    if !use_background(Place::Boards, state.work()) {
        return Html::default();
    }
    let (size, locale) = (state.board.size(), &locale);
    let counts = lazy(Counting {
        state: state.clone(),
        means,
    });
    let share = Section::new("share", "share", html! { <CopyLink /> });
    if state.drawing.is_some() {
        let board = html! {
            <ShapeBoard
                board={state.board.clone()}
                on_press={dispatching(&state, Action::Press)}
                on_stroke={dispatching(&state, Action::Stroke)}
                on_end={dispatching(&state, |()| Action::EndStroke)}
            />
        };
        return stage(
            Stage {
                class: classes!("boards"),
                title: "shape-title",
                board,
                status: status(&state, locale),
                primary: primary(&state, locale),
                answer: search(&state, locale),
                icons: icons(&state),
                icons_label: Some("shape-toolbar"),
                sections: vec![
                    Section::new("board", "shape", chosen(&state, locale)),
                    Section::new("counts", "boards-counts", counts),
                    Section::new(
                        "one",
                        "shape-one",
                        lazy(OneTour {
                            state: state.clone(),
                        }),
                    ),
                    share,
                ],
                onkeydown: dispatching_keys(&state, shortcut),
                ..Stage::default()
            },
            locale,
        );
    }
    let mut sections = vec![
        Section::new(
            "board",
            text!(
                locale,
                "boards-chosen",
                rows = size.rows(),
                columns = size.columns()
            ),
            chosen(&state, locale),
        ),
        Section::new("counts", "boards-counts", counts),
    ];
    if state.symmetric.has_tours() {
        let symmetries = lazy(Symmetries {
            state: state.clone(),
        });
        sections.push(Section::new("symmetric", "boards-symmetric", symmetries));
    }
    let sampling = lazy(Sampling {
        state: state.clone(),
        means,
    });
    sections.push(Section::new("random", "boards-random", sampling));
    sections.push(share);
    stage(
        Stage {
            class: classes!("boards"),
            title: "boards-title",
            board: html! { <Map chosen={size} {on_choose} /> },
            status: status(&state, locale),
            primary: primary(&state, locale),
            answer: legend(locale),
            sections,
            ..Stage::default()
        },
        locale,
    )
}

/// The processors and the memory of this device.
#[hook]
fn use_means() -> Means {
    let pools = use_pools();
    *use_memo((), move |()| Means {
        workers: pools.most() as u32,
        memory: memory_limit(),
    })
}

/// The bytes that a count may use: a quarter of the device's memory if the browser reports it, otherwise an amount that
/// nearly every device has.
fn memory_limit() -> u64 {
    const UNKNOWN: f64 = 2.0;
    let navigator = gloo::utils::window().navigator();
    let gibibytes = Reflect::get(&navigator, &"deviceMemory".into())
        .ok()
        .and_then(|memory| memory.as_f64())
        .unwrap_or(UNKNOWN);
    // The cast keeps the number within range for any value that the browser reports.
    (gibibytes / 4.0 * f64::from(1 << 30)) as u64
}
