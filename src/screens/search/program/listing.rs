//! The listing of the program, and the choice of its language.

use yew::prelude::*;

use super::lines::Program;
use super::written::WrittenProgram;
use crate::components::CountFromZero;
use crate::components::control::Select;
use crate::link::Code;
use crate::locale::use_locale;
use crate::screens::lazy_in;
use crate::text;

impl Program {
    /// The program in the chosen language, with the choice; in pseudocode if there is no other.
    pub(in super::super) fn html(self, code: Code, on_show: &Callback<Code>) -> Html {
        let choice = self.file.map(|_| {
            html! {
                <Select<Code>
                    name="code"
                    label="search-written"
                    texts="written-"
                    chosen={code}
                    on_choose={on_show}
                />
            }
        });
        let words = self.lines(None, Code::Words);
        let is_wanted = code != Code::Words;
        let is_written = is_wanted && self.file.is_some();
        let program = if is_written {
            lazy_in(
                words,
                WrittenProgram {
                    program: self,
                    code,
                },
            )
        } else {
            words
        };
        // The Pascal programs count from 1.
        let is_from_zero = is_written && code != Code::Pascal;
        html! {
            <section class="code">
                { choice.unwrap_or_default() }
                if is_wanted && !is_written {
                    <OnlyPseudocode />
                }
                if is_from_zero {
                    <CountFromZero />
                }
                { program }
            </section>
        }
    }
}

/// The reason why there is no choice of languages.
#[component]
fn OnlyPseudocode() -> Html {
    let locale = use_locale();
    html! { <p class="quiet">{ text!(locale, "program-only-pseudocode") }</p> }
}
