//! Notices about wrong values in a link.

use yew::prelude::*;

use crate::control::Button;
use crate::link::Notice;
use crate::locale::use_locale;
use crate::text;
use crate::words::expected_words;

/// Properties of [`Notices`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The notices, in the order of the link.
    pub notices: Vec<Notice>,
    /// Called with the index of a notice that the visitor dismisses.
    pub on_dismiss: Callback<usize>,
}

/// A line for each wrong value: the parameter, the value, and the expected form.
#[component]
pub fn Notices(props: &Props) -> Html {
    let locale = use_locale();
    html! {
        for (index, notice) in props.notices.iter().enumerate() {
            <div class="notice" role="alert" data-notice={notice.parameter}>
                <p>
                    {
                        text!(
                            locale,
                            "notice",
                            parameter = notice.parameter,
                            value = notice.shown_value(),
                            expected = expected_words(&notice.expected, &locale),
                        )
                    }
                </p>
                <Button
                    name="dismiss"
                    words="notice-dismiss"
                    plain=true
                    on_press={props.on_dismiss.reform(move |()| index)}
                />
            </div>
        }
    }
}
