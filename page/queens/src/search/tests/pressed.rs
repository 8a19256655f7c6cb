//! Anything pressed in any order.

use bezzel_stepping::queens::{Milestone, Run, Watched};
use proptest::collection::vec;
use proptest::prelude::*;

use super::*;
use crate::components::transport::Command;

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(50)
    })]

    /// A run that has jumped to a step is equal to one that has walked to it.
    #[test]
    fn a_run_is_at_its_step_whatever_was_pressed(
        is_surveyed: bool,
        pressed in vec((0..7_u8, 0..600_u64), 0..30),
    ) {
        let opened = open("?n=5&algorithm=test");
        let mut state = if is_surveyed { surveyed(&opened) } else { opened };
        for (key, step) in pressed {
            state = settled(&after(&state, match key {
                0 => Go::Command(Command::Step),
                1 => Go::Command(Command::Back),
                2 => Go::Command(Command::Seek(step)),
                3 => Go::Step(step),
                4 => Go::Jump(Jump::Next(Milestone::DeadEnd)),
                5 => Go::Jump(Jump::Previous(Milestone::Solution)),
                _ => Go::Jump(Jump::Next(Milestone::Solution)),
            }));
            let run = &state.watch.run;
            let mut walked = Run::new(run.plan()).unwrap();
            prop_assert!(walked.walk_to(run.step()));
            prop_assert_eq!((walked.event(), walked.counters()), (run.event(), run.counters()));
            prop_assert_eq!(walked.path(), run.path());
            prop_assert_eq!(u64::from(state.linked.step), run.step());
        }
    }
}
