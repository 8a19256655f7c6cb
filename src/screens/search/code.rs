//! The pseudo-code of the algorithm, in words, with the line that the event
//! belongs to.

use bezzel_solver::queens::steps::Run;
use yew::prelude::*;

use crate::locale::Locale;
use crate::text;

/// The lines, the present one marked.
pub(super) fn code(run: &Run, locale: &Locale) -> Html {
    let present = run.code_line();
    html! {
        <section class="code">
            <h2>{ text!(locale, "search-code") }</h2>
            <ol>
                for (index, line) in run.plan().algorithm.code().iter().enumerate() {
                    <li
                        data-indent={line.indent.to_string()}
                        aria-current={(index == present).then_some("step")}
                    >
                        { locale.text(&format!("code-{}", line.statement.name()), &[]) }
                    </li>
                }
            </ol>
        </section>
    }
}
