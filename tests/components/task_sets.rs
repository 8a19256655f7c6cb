//! Sets of tasks: the fields of the teacher, and the list of the pupils.

use bezzel::components::screen::Part;
use bezzel::link::{NamedTask, TaskSet};
use bezzel::settings::Solved;
use bezzel_learn::lessons::TaskSets;
use gloo::utils::window;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::stage::{Stage, english};

const NEXT: &str = "#/search?n=4&algorithm=arrays&step=17&task=next-square";
const QUEENS: &str = "#/puzzles?n=5&rule=touch&regions=aabbcaabbbaddbdaddddeeeee";

/// The part, on a device on which nothing is stored.
async fn shown(part: TaskSets) -> Stage {
    window()
        .session_storage()
        .unwrap()
        .unwrap()
        .clear()
        .unwrap();
    Stage::new(part.html(&english())).await
}

#[wasm_bindgen_test]
async fn a_link_is_made_of_the_lines_that_are_tasks() {
    let stage = shown(TaskSets::Make).await;
    assert_eq!(stage.count("[data-action=copy-link]"), 0);
    stage
        .write(
            "#set-links",
            &format!("#/queens\nOne {NEXT}\n{QUEENS}\n{QUEENS}"),
        )
        .await;
    assert_eq!(stage.count("#set-lines li"), 4);
    assert_eq!(stage.count("#set-lines .error"), 2);
    assert!(stage.words("#set-lines li[value='2']").contains("One"));
    for action in ["copy-link", "qr", "save-package"] {
        assert_eq!(
            stage.count(&format!("[data-action={action}]")),
            1,
            "{action}"
        );
    }
}

#[wasm_bindgen_test]
async fn pupils_see_which_tasks_are_solved_and_a_code_when_all_are() {
    let named = |link: &str| NamedTask {
        name: String::new(),
        link: link.to_owned(),
    };
    let set = |links: &[&str]| TaskSet {
        key: "7K2M-Q0XD".to_owned(),
        title: String::new(),
        tasks: links.iter().copied().map(named).collect(),
    };
    Solved::Tasks.store(&[format!(" {NEXT}")]);
    let stage = shown(TaskSets::Given(set(&[NEXT, QUEENS, "#/sudoku"]))).await;
    assert_eq!(stage.count("[data-kept=solved]"), 1);
    assert_eq!(stage.count(".set a"), 2);
    assert_eq!(stage.count(".set .error"), 1);
    assert_eq!(stage.count("[data-action=task-code]"), 0);
    let stage = shown(TaskSets::Given(set(&[NEXT]))).await;
    assert_eq!(stage.count("[data-action=task-code]"), 1);
    Solved::Tasks.forget();
}
