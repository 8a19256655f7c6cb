//! Small boards, and the gallery of thousands of them.

use std::rc::Rc;

use bezzel::components::{Figure, Gallery, SmallBoard};
use gloo::utils::window;
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;
use yew::scheduler::flush;

use crate::stage::Stage;

fn gallery(count: usize) -> Html {
    let item = Callback::from(|(index, _): (usize, f64)| {
        html! { <span data-index={index.to_string()}>{ index }</span> }
    });
    html! {
        <Gallery {count} item_width={100.0} caption_height={20.0} {item} label="Solutions" />
    }
}

fn indices(stage: &Stage) -> Vec<usize> {
    stage
        .all("[data-index]")
        .iter()
        .map(|item| item.get_attribute("data-index").unwrap().parse().unwrap())
        .collect()
}

#[wasm_bindgen_test]
async fn of_many_items_only_those_near_the_window_exist() {
    let stage = Stage::new(gallery(14_200)).await;
    let shown = indices(&stage);
    assert!(
        !shown.is_empty() && shown.len() < 150,
        "{} items",
        shown.len()
    );
    assert_eq!(shown, (0..shown.len()).collect::<Vec<_>>());
    assert_eq!(stage.attribute("ul", "aria-label").unwrap(), "Solutions");
    let first = &stage.all("li")[0];
    assert_eq!(first.get_attribute("aria-posinset").unwrap(), "1");
    assert_eq!(first.get_attribute("aria-setsize").unwrap(), "14200");
    let height = stage.one("ul").get_bounding_client_rect().height();
    assert!(height > 100_000.0, "there is room for all: {height}");
}

#[wasm_bindgen_test]
async fn scrolling_brings_the_items_that_come_into_view() {
    let stage = Stage::new(gallery(14_200)).await;
    window().scroll_to_with_x_and_y(0.0, 50_000.0);
    window()
        .dispatch_event(&Event::new("scroll").unwrap())
        .unwrap();
    flush().await;
    let shown = indices(&stage);
    assert!(shown[0] > 500, "from {} on", shown[0]);
    assert!(shown.len() < 150);
    let room = stage.attribute("ul", "style").unwrap();
    assert!(room.contains("padding-top"), "{room}");
    window().scroll_to_with_x_and_y(0.0, 0.0);
    window()
        .dispatch_event(&Event::new("scroll").unwrap())
        .unwrap();
    flush().await;
    assert_eq!(indices(&stage)[0], 0);
}

#[wasm_bindgen_test]
async fn a_gallery_follows_the_number_of_its_items() {
    let mut stage = Stage::new(gallery(0)).await;
    assert_eq!(stage.count("li"), 0);
    stage.show(gallery(5)).await;
    assert_eq!(indices(&stage), [0, 1, 2, 3, 4]);
    stage.show(gallery(2)).await;
    assert_eq!(indices(&stage), [0, 1]);
}

fn small_board(columns: &[u8], width: f64) -> Html {
    let columns: Rc<[u8]> = columns.into();
    html! { <SmallBoard {columns} figure={Figure::Queen} {width} /> }
}

#[wasm_bindgen_test]
async fn a_small_board_shows_its_pieces() {
    let stage = Stage::new(small_board(&[2, 4, 0, 3], 132.0)).await;
    assert_eq!(stage.attribute("svg", "viewBox").unwrap(), "0 0 4 4");
    assert_eq!(stage.attribute("svg", "aria-hidden").unwrap(), "true");
    let at: Vec<String> = stage
        .all("use")
        .iter()
        .map(|piece| {
            let of = |name| piece.get_attribute(name).unwrap();
            format!("{} {}", of("x"), of("y"))
        })
        .collect();
    assert_eq!(at, ["1 0", "3 1", "2 3"]);
}

#[wasm_bindgen_test]
async fn where_pieces_would_be_too_small_there_are_dots() {
    let columns: Vec<u8> = (1..=20).collect();
    let stage = Stage::new(small_board(&columns, 132.0)).await;
    assert_eq!(stage.count("use"), 0);
    let dots = stage.attribute(".dots", "d").unwrap();
    assert_eq!(dots.matches('M').count(), 20);
}
