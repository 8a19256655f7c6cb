//! The judgement on a run that is over. Its code is loaded with the first run, and not with the screen.

use std::rc::Rc;

use bezzel_recording::board::Reading;
use bezzel_recording::search::Search;
use bezzel_recording::verdict::Verdict;
use yew::prelude::*;

use super::run::Run;
use super::state::{Action, State};
use crate::components::screen::{Part, PartName, lazy_in};
use crate::components::{RunListener, dispatching};
use crate::locale::Locale;

/// What judges runs, one after the other.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Judging {
    /// The run that is to be judged.
    over: Option<Over>,
    on_verdict: Callback<(Rc<Search>, Rc<Verdict>)>,
}

/// A run that is over, as it is shown.
#[derive(Clone, Debug)]
struct Over {
    run: Run,
    reading: Option<Reading>,
    search: Rc<Search>,
}

impl PartialEq for Over {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.search, &other.search)
    }
}

impl Over {
    fn verdict(&self, is_asked: bool) -> Verdict {
        let run = &self.run;
        let given = [&*run.program.input, " ", &run.program.args].concat();
        Verdict::of(
            &run.recorded.get(),
            self.reading.as_ref(),
            &self.search,
            &run.ran(&given, is_asked, run.error().as_ref()),
        )
    }
}

impl Part for Judging {
    const NAME: PartName = PartName::OwnVerdict;
    const IS_WANTED_AT_ONCE: bool = true;

    fn html(&self, _: &Locale) -> Html {
        html! { <Judge ..self.clone() /> }
    }
}

/// Judges the run of a state, once its search is known.
pub fn judging(state: &UseReducerHandle<State>) -> Html {
    let is_judged = state.verdict().is_some();
    let search = state.search().filter(|_| !is_judged);
    let over = state
        .run
        .as_ref()
        .zip(search)
        .map(|((run, _), search)| Over {
            run: run.clone(),
            reading: state.reading().cloned(),
            search: Rc::clone(search),
        });
    let on_verdict = dispatching(state, |(search, verdict)| Action::Judged(search, verdict));
    lazy_in(Html::default(), Judging { over, on_verdict })
}

#[component]
fn Judge(props: &Judging) -> Html {
    let on_verdict = props.on_verdict.clone();
    let is_asked = use_context::<RunListener>().is_some();
    use_effect_with(props.over.clone(), move |over| {
        if let Some(over) = over {
            on_verdict.emit((Rc::clone(&over.search), Rc::new(over.verdict(is_asked))));
        }
    });
    Html::default()
}
