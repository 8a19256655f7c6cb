//! The listing of the program, and the choice of its language.

use yew::prelude::*;

use super::lines::Program;
use super::written::WrittenProgram;
use crate::components::CountAsProgram;
use crate::components::control::Select;
use crate::components::screen::lazy_in;
use crate::link::Code;

/// Whether the programs in a language number rows and columns from 0. Those in Pascal do so from 1.
pub fn counts_from_zero(code: Code) -> bool {
    code != Code::Pascal
}

impl Program {
    /// The program in the chosen language, with the choice.
    pub fn html(self, code: Code, on_show: &Callback<Code>) -> Html {
        let words = self.lines(None, Code::Words);
        let is_written = code != Code::Words;
        let program = if is_written {
            let written = WrittenProgram {
                program: self,
                code,
            };
            lazy_in(words, written)
        } else {
            words
        };
        html! {
            <section class="code">
                <Select<Code>
                    name="code"
                    label="search-written"
                    texts="written-"
                    chosen={code}
                    on_choose={on_show}
                />
                if is_written {
                    <CountAsProgram from_zero={counts_from_zero(code)} />
                }
                { program }
            </section>
        }
    }
}
