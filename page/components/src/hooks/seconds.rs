//! The time that somebody takes for something, in seconds.

use gloo::timers::callback::Interval;
use gloo::utils::document;
use yew::prelude::*;

/// While `runs`, calls back every second in which the page is in view.
#[hook]
pub fn use_seconds(runs: bool, on_second: Callback<()>) {
    use_effect_with(runs, move |runs| {
        let interval = runs.then(|| {
            Interval::new(1000, move || {
                if !document().hidden() {
                    on_second.emit(());
                }
            })
        });
        move || drop(interval)
    });
}

/// Seconds as a clock shows them: minutes and seconds, and hours where there are any.
pub fn clock(seconds: u32) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        hours => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::clock;

    #[test]
    fn a_clock_has_hours_where_there_are_any() {
        let times = [0, 9, 134, 3599, 3600, 7325].map(clock);
        assert_eq!(
            times,
            ["0:00", "0:09", "2:14", "59:59", "1:00:00", "2:02:05"]
        );
    }
}
