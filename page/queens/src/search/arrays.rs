//! The memory of the algorithm: marker arrays, bit masks, or the number of attacks on each square of a row.

use bezzel_stepping::queens::{Algorithm, Run, Watched};
use yew::prelude::*;

use crate::link::Names;
use crate::locale::Locale;
use crate::locale::signed;
use crate::text;

/// The most boxes side by side.
const LINE: usize = 16;

/// One box of an array.
struct Item {
    /// Its index. A mask has none, since its bits are in the order of the row.
    index: Option<i32>,
    value: AttrValue,
    set: bool,
    /// Whether the event looks at it, and whether it changes it.
    seen: bool,
    changed: bool,
}

/// The arrays, masks or weights of the algorithm. Algorithms that look at the queens themselves have none.
pub fn arrays(run: &Run, names: Names, locale: &Locale) -> Html {
    let shown: Vec<Html> = match run.plan().algorithm {
        Algorithm::Arrays => marker_arrays(run, names, locale),
        Algorithm::Masks => masks(run, locale),
        Algorithm::Repair => weights(run, names, locale),
        _ => return Html::default(),
    };
    html! {
        <section class="arrays">
            <h3>{ locale.text(&format!("memory-{}", run.plan().algorithm.name()), &[]) }</h3>
            { shown }
        </section>
    }
}

fn marker_arrays(run: &Run, names: Names, locale: &Locale) -> Vec<Html> {
    let markers = run.markers();
    let n = run.plan().n as i32;
    let (cells, changed) = (markers.cells(), markers.changed());
    let free = names.notation.one_is_free;
    let [of_a, of_b, of_c] = names.shifts();
    let item = |index: i32, shift: i32, marked: bool, at: Option<i32>| Item {
        index: Some(index + shift),
        value: if marked == free { "0" } else { "1" }.into(),
        set: marked != free,
        seen: at == Some(index),
        changed: changed && at == Some(index),
    };
    let at_a = cells.map(|cells| cells.a as i32);
    let a: Vec<Item> = (1..=n)
        .map(|j| item(j, of_a, markers.a(j as u32), at_a))
        .collect();
    let at_b = cells.map(|cells| cells.b as i32);
    let b: Vec<Item> = (2..=2 * n)
        .map(|sum| item(sum, of_b, markers.b(sum as u32), at_b))
        .collect();
    let at_c = cells.map(|cells| cells.c);
    let c: Vec<Item> = (1 - n..n)
        .map(|difference| item(difference, of_c, markers.c(difference), at_c))
        .collect();
    let mark = if free { "free" } else { "taken" };
    let offset = names.offset();
    vec![
        array("a", &text!(locale, "array-a", mark), &a, locale),
        array("b", &text!(locale, "array-b", mark), &b, locale),
        array("c", &text!(locale, "array-c", mark, offset), &c, locale),
    ]
}

fn masks(run: &Run, locale: &Locale) -> Vec<Html> {
    let Some(masks) = run.masks() else {
        return Vec::new();
    };
    let row = |name: &'static str, bits: u64| {
        let bit = |column: u32| {
            let set = bits >> column & 1 == 1;
            Item {
                index: None,
                value: if set { "1" } else { "0" }.into(),
                set,
                seen: masks.bit >> column & 1 == 1,
                changed: name == "free" && masks.bit >> column & 1 == 1,
            }
        };
        let words = locale.text(&format!("mask-{name}"), &[]);
        let bits: Vec<Item> = (0..run.plan().n).map(bit).collect();
        array(name, &words, &bits, locale)
    };
    vec![
        row("columns", masks.columns),
        row("falling", masks.falling),
        row("rising", masks.rising),
        row("free", masks.free),
    ]
}

fn weights(run: &Run, names: Names, locale: &Locale) -> Vec<Html> {
    let Some(weights) = run.weights() else {
        return Vec::new();
    };
    let own = run.queens().get(weights.row as usize).copied();
    let item = |(column, attacks): (u32, &u32)| Item {
        index: Some((column + names.notation.first()) as i32),
        value: attacks.to_string().into(),
        set: own.is_some_and(|queen| queen.column == column),
        seen: false,
        changed: false,
    };
    let items: Vec<Item> = (0..).zip(&weights.attacks).map(item).collect();
    let row = weights.row + names.notation.first();
    let words = text!(locale, "array-weights", row);
    vec![array("weights", &words, &items, locale)]
}

/// An array as a row of boxes. A screen reader hears which boxes are set.
fn array(name: &'static str, words: &str, items: &[Item], locale: &Locale) -> Html {
    let place = |index: usize| items[index].index.unwrap_or(index as i32 + 1);
    let set: Vec<String> = (0..items.len())
        .filter(|&index| items[index].set)
        .map(|index| signed(place(index)))
        .collect();
    let (count, set) = (set.len(), set.join(", "));
    let label = text!(locale, "array-label", name = words, count, set);
    html! {
        <figure data-array={name}>
            <figcaption>{ words.to_owned() }</figcaption>
            <div class="boxes" role="img" aria-label={label}>
                for line in lines(items) {
                    <div class="line">{ for line.iter().map(|item| cell(name, item)) }</div>
                }
            </div>
        </figure>
    }
}

/// The boxes in lines of about the same length, so that no line has a single box.
fn lines(items: &[Item]) -> impl Iterator<Item = &[Item]> {
    let lines = items.len().div_ceil(LINE).max(1);
    items.chunks(items.len().div_ceil(lines).max(1))
}

fn cell(name: &str, item: &Item) -> Html {
    html! {
        <span
            class={classes!(
                "box",
                item.set.then_some("set"),
                item.seen.then_some("seen"),
                item.changed.then_some("changed"),
            )}
            data-cell={item.index.map(|index| format!("{name}.{index}"))}
            data-value={item.index.map(|_| item.value.clone())}
        >
            if let Some(index) = item.index {
                <i>{ signed(index) }</i>
            }
            <b>{ &item.value }</b>
        </span>
    }
}
