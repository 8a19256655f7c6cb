//! The choice of the notation of squares, rows, columns and marks, which is the same on all screens.

use yew::prelude::*;

use super::{Button, Select, Switch};
use crate::hooks::use_page;
use crate::link::Notation;
use crate::locale::use_locale;
use crate::text;

named! {
    /// The names of squares between which a visitor chooses.
    pub enum SquareNames {
        /// A letter and a rank.
        Letters = "letters",
        /// Row and column, numbered from 1.
        FromOne = "from-1",
        /// Row and column, numbered from 0.
        FromZero = "from-0",
    }
}

impl SquareNames {
    /// The names in a notation.
    pub const fn of(notation: Notation) -> Self {
        match (notation.pairs, notation.from_zero) {
            (false, _) => Self::Letters,
            (true, false) => Self::FromOne,
            (true, true) => Self::FromZero,
        }
    }

    /// The notation with these names. With letters, programs and tables keep their numbers.
    pub const fn within(self, notation: Notation) -> Notation {
        match self {
            Self::Letters => Notation {
                pairs: false,
                ..notation
            },
            Self::FromOne | Self::FromZero => Notation {
                pairs: true,
                from_zero: matches!(self, Self::FromZero),
                ..notation
            },
        }
    }
}

/// The choice of the names of squares, beside a text that names some.
#[component]
pub fn NameSquares() -> Html {
    let notation = use_locale().notation;
    let on_choose = use_page()
        .notate
        .reform(move |names: SquareNames| names.within(notation));
    html! {
        <Select<SquareNames>
            name="names-of-squares"
            label="square-names"
            texts="square-names-"
            chosen={SquareNames::of(notation)}
            {on_choose}
        />
    }
}

/// Properties of [`Notated`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// Whether the screen has arrays with marks.
    pub has_marks: bool,
}

/// Properties of [`CountAsProgram`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct CountProps {
    /// Whether the program numbers rows and columns from 0, not from 1.
    pub from_zero: bool,
}

/// The offer to number rows and columns as the program beside it does.
#[component]
pub fn CountAsProgram(&CountProps { from_zero }: &CountProps) -> Html {
    let locale = use_locale();
    let on_notate = use_page().notate;
    let notation = locale.notation;
    let on_press = Callback::from(move |()| {
        on_notate.emit(Notation {
            from_zero,
            ..notation
        });
    });
    let first = u32::from(!from_zero);
    html! {
        if notation.from_zero != from_zero {
            <p class="quiet">
                { text!(locale, "counts-from", first) }
                { " " }
                <Button
                    name="count-as-program"
                    words={text!(locale, "count-as-program", first)}
                    plain=true
                    {on_press}
                />
            </p>
        }
    }
}

/// The switches of the notation.
#[component]
pub fn Notated(props: &Props) -> Html {
    let locale = use_locale();
    let on_notate = use_page().notate;
    let notation = locale.notation;
    let switch = |name: &'static str, part: fn(&mut Notation) -> &mut bool| {
        let on_switch = on_notate.reform(move |on| {
            let mut notation = notation;
            *part(&mut notation) = on;
            notation
        });
        let on = *part(&mut notation.clone());
        html! { <Switch {name} label={name} {on} {on_switch} /> }
    };
    html! {
        <div class="row" role="group" aria-label={text!(locale, "notation")}>
            { switch("rows-from-0", |notation| &mut notation.from_zero) }
            { switch("squares-as-pairs", |notation| &mut notation.pairs) }
            if props.has_marks {
                { switch("one-is-free", |notation| &mut notation.one_is_free) }
            }
        </div>
    }
}
