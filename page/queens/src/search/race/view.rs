//! The result as a component.

use yew::prelude::*;

use super::Race;
use super::standing::Standing;
use super::words::{ahead, goals, why};
use crate::components::control::Button;
use crate::components::{Loaded, use_loaded};
use crate::link::Place;
use crate::locale::{load, use_locale};
use crate::run::watched::Survey;
use crate::text;

/// The result, once both runs are surveyed. Screen readers hear it then.
#[component]
pub fn Outcome(props: &Race) -> Html {
    let page = use_locale();
    let (texts, retry) = use_loaded(Some(page.language), |language| {
        load(language, vec!["search", "race"])
    });
    let standings = use_memo(props.clone(), |race| {
        let standing = |(plan, survey): &(_, std::rc::Rc<super::Surveyed>)| {
            survey
                .is_surveyed()
                .then(|| Standing::of(*plan, &survey.job.found))
        };
        Some([standing(&race.first)?, standing(&race.beside)?])
    });
    let locale = match texts {
        Loaded::Waiting => None,
        Loaded::Failed => {
            return html! {
                <div class="row" role="alert">
                    <p class="error">{ text!(page, "retry-words") }</p>
                    <Button name="retry-now" on_press={retry} />
                </div>
            };
        }
        Loaded::Here(texts) => Some(texts.noting(page.chosen, Place::Search)),
    };
    html! {
        <div class="race-result" role="status">
            if let (Some(locale), Some([one, other])) = (locale, &*standings) {
                for goal in goals([one, other]) {
                    if let Some((name, words)) = ahead([one, other], goal, props.clock, &locale) {
                        <p data-result={["race-", goal.name()].concat()} data-value={name} data-state="done">
                            { words }
                        </p>
                    }
                }
                if let Some(words) = why([one, other], &locale) {
                    <p class="quiet">{ words }</p>
                }
            }
        </div>
    }
}
