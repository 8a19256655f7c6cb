//! The codes of a class: a teacher pastes the names, and compares the codes that pupils hand in.

use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::code::{key_of, of_lesson, of_set, of_task, same_name, today, value_of};
use super::set::title_of;
use super::words::asked;
use crate::components::control::Select;
use crate::link::{
    LessonName, LessonsLink, Link, Place, QueensLink, Screen, SearchLink, TaskSet, TourLink,
};
use crate::locale::{Locale, use_locale};
use crate::task::{Question, code};
use crate::text;

/// A lesson or the link of a task, a day and names, and the code of each name.
#[component]
pub fn ClassCodes() -> Html {
    let locale = use_locale();
    let lesson = use_state(|| LessonName::Queens);
    let typed = use_state(String::new);
    let day = use_state(today);
    let names = use_state(String::new);
    let on_lesson = {
        let setter = lesson.setter();
        Callback::from(move |chosen| setter.set(chosen))
    };
    let on_task = {
        let setter = typed.setter();
        Callback::from(move |event: InputEvent| {
            let field: HtmlInputElement = event.target_unchecked_into();
            setter.set(field.value());
        })
    };
    let on_day = {
        let setter = day.setter();
        Callback::from(move |event| setter.set(value_of(&event)))
    };
    let on_names = {
        let setter = names.setter();
        Callback::from(move |event: InputEvent| {
            let field: HtmlTextAreaElement = event.target_unchecked_into();
            setter.set(field.value());
        })
    };
    let of = use_memo((typed.clone(), *lesson), |(typed, lesson)| {
        if typed.trim().is_empty() {
            Some(Solved::Lesson(*lesson))
        } else {
            task_in(typed)
        }
    });
    let is_refused = of.is_none();
    let word = use_state(String::new);
    let on_word = {
        let setter = word.setter();
        Callback::from(move |event| setter.set(value_of(&event)))
    };
    let has_word = of.as_ref().as_ref().map(|of| of.has_word(&word));
    html! {
        <section class="class-codes">
            <h2>{ text!(locale, "class-codes") }</h2>
            <p class="quiet">{ text!(locale, "class-codes-words") }</p>
            <div class="line">
                <Select<LessonName>
                    name="class-lesson"
                    label="class-lesson"
                    texts="lesson-title-"
                    chosen={*lesson}
                    on_choose={on_lesson}
                />
                <div class="field">
                    <label for="class-day">{ text!(locale, "task-code-day") }</label>
                    <input
                        id="class-day"
                        type="date"
                        name="class-day"
                        required=true
                        value={(*day).clone()}
                        oninput={on_day}
                    />
                </div>
            </div>
            <div class="field">
                <label for="class-task">{ text!(locale, "class-task") }</label>
                <input
                    id="class-task"
                    type="text"
                    autocomplete="off"
                    spellcheck="false"
                    aria-describedby="class-task-help"
                    aria-invalid={is_refused.then_some("true")}
                    oninput={on_task}
                />
                <p id="class-task-help" class={if is_refused { "error" } else { "help" }} role="status">
                    {
                        if is_refused {
                            text!(locale, "class-task-refused")
                        } else {
                            text!(locale, "class-task-help")
                        }
                    }
                </p>
            </div>
            if matches!(&*of, Some(Solved::Set(_))) {
                <div class="field">
                    <label for="class-word">{ text!(locale, "set-word") }</label>
                    <input
                        id="class-word"
                        type="text"
                        autocomplete="off"
                        spellcheck="false"
                        aria-describedby="class-word-help"
                        value={(*word).clone()}
                        oninput={on_word}
                    />
                    <p id="class-word-help" class="help" role="status">
                        if has_word == Some(false) {
                            { text!(locale, "class-word-help") }
                        }
                    </p>
                </div>
            }
            <div class="field">
                <label for="class-names">{ text!(locale, "class-names") }</label>
                <textarea id="class-names" rows="5" spellcheck="false" autocomplete="off" oninput={on_names} />
            </div>
            if let Some(of) = (*of).as_ref().filter(|_| has_word == Some(true) && !day.is_empty() && !names.trim().is_empty()) {
                <table data-result="class-codes">
                    <caption>{ of.title(&locale) }</caption>
                    <tbody>
                        for (name, code) in codes(&of.name(), &names, &day) {
                            <tr><th scope="row">{ name }</th><td><code>{ code }</code></td></tr>
                        }
                    </tbody>
                </table>
            }
        </section>
    }
}

/// The thing that the pupils have solved.
#[derive(Clone, Debug, PartialEq)]
enum Solved {
    /// All tasks of a lesson.
    Lesson(LessonName),
    /// The task of a link, with its question.
    Task(Box<(Link, Question)>),
    /// All tasks of a set.
    Set(TaskSet),
}

impl Solved {
    /// Its name for the codes.
    fn name(&self) -> String {
        match self {
            Self::Lesson(lesson) => of_lesson(*lesson),
            Self::Task(task) => of_task(&task.0),
            Self::Set(set) => of_set(set),
        }
    }

    /// Whether this is its secret word: without it, nobody sees the codes of a set.
    fn has_word(&self, word: &str) -> bool {
        match self {
            Self::Set(set) => set.key == key_of(word),
            Self::Lesson(_) | Self::Task(_) => true,
        }
    }

    /// Its name for people.
    fn title(&self, locale: &Locale) -> String {
        match self {
            Self::Lesson(lesson) => locale.text(&format!("lesson-title-{}", lesson.name()), &[]),
            Self::Task(task) => {
                let (link, question) = &**task;
                let locale = locale.noting(link.carried.notation, link.screen.place());
                asked(question, &locale)
            }
            Self::Set(set) => title_of(set, locale),
        }
    }
}

/// The task or the set of tasks of an address or a part of one, with a link in the form in which the pupils' page has it.
fn task_in(address: &str) -> Option<Solved> {
    let hash = &address[address.find('#')?..];
    let (mut link, _) = Link::read(hash.trim());
    let screen = &link.screen;
    if screen.place() == Place::Lessons {
        return screen.read::<LessonsLink>().0.tasks.map(Solved::Set);
    }
    link.screen = match screen.place() {
        Place::Queens => Screen::of(&screen.read::<QueensLink>().0),
        Place::Search => Screen::of(&screen.read::<SearchLink>().0),
        Place::Tour => Screen::of(&screen.read::<TourLink>().0),
        _ => link.screen,
    };
    let question = Question::about(&link.screen, link.study.task?)?;
    Some(Solved::Task(Box::new((link, question))))
}

/// The names, one a line, each with its code.
fn codes(solved: &str, names: &str, day: &str) -> Vec<(String, String)> {
    let names = names.lines().map(str::trim).filter(|name| !name.is_empty());
    let code = |name: &str| code(solved, &same_name(name), day);
    names.map(|name| (name.to_owned(), code(name))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::NamedTask;

    #[test]
    fn the_code_of_a_task_is_that_which_its_pupils_get() {
        let task = "#/search?n=4&algorithm=arrays&step=17&task=next-square";
        let address = format!(" https://example.org/bezzel/{task}&rows=0&squares=pair&lang=hu\n");
        let pasted = task_in(&address).unwrap().name();
        assert_eq!(pasted, of_task(&Link::read(task).0));
        // Written by hand, it is read as the page reads it.
        let by_hand = "#/search?step=17&n=4&task=next-square&algorithm=arrays";
        assert_eq!(task_in(by_hand).unwrap().name(), pasted);
        let program = "#/search?program=own&source=KyjKzCvRMDQyNtEEAA&task=program&n=6";
        assert_eq!(
            task_in(program).unwrap().name(),
            of_task(&Link::read(program).0)
        );
    }

    #[test]
    fn the_code_of_a_set_is_that_which_its_pupils_get() {
        let set = TaskSet {
            key: "7K2M-Q0XD".to_owned(),
            title: String::new(),
            tasks: vec![NamedTask {
                name: "One".to_owned(),
                link: "#/puzzles?n=8&given=10000020".to_owned(),
            }],
        };
        let link = LessonsLink {
            for_teachers: false,
            tasks: Some(set.clone()),
        };
        let pasted = task_in(&Link::of(&link).to_string()).unwrap();
        assert_eq!(pasted.name(), of_set(&set));
    }

    #[test]
    fn what_is_no_task_has_no_code() {
        for text in [
            "",
            "x",
            "#",
            "#/queens",
            "#/lessons",
            "#/tour?task=move",
            "#/queens?n=64&task=complete",
        ] {
            assert_eq!(task_in(text), None, "{text}");
        }
    }
}
