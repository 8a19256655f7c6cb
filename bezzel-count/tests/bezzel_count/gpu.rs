//! With the feature `gpu`, on Mesa's llvmpipe, a device that is a program.

#[cfg(not(feature = "gpu"))]
#[test]
fn without_the_feature_the_processor_counts() {
    let outcome = crate::command::run("12 --gpu", &[]);
    assert!(
        outcome.said.contains("without the feature gpu"),
        "{outcome:?}"
    );
    assert_eq!(outcome.result(), "all 14200\nfundamental 1787\n");
}

#[cfg(feature = "gpu")]
mod with_the_feature {
    use crate::checkpoints::Place;
    use crate::command::{Outcome, feed, finish, run, start_in};

    const SOFTWARE: &[(&str, &str)] = &[("WGPU_ADAPTER_NAME", "llvmpipe")];

    fn run_in(environment: &[(&str, &str)], arguments: &str) -> Outcome {
        finish(start_in(environment, arguments, &[]))
    }

    #[test]
    fn a_device_counts_what_the_processor_counts() {
        for n in [8, 11, 13] {
            let assisted = run_in(SOFTWARE, &format!("{n} --gpu"));
            assert!(assisted.said.contains("llvmpipe"), "{assisted:?}");
            assert!(!assisted.said.contains("alone"), "{assisted:?}");
            assert_eq!(assisted.result(), run(&n.to_string(), &[]).result());
        }
    }

    #[test]
    fn what_is_searched_is_left_to_the_processor() {
        for arguments in ["10 --piece superqueen", "5"] {
            let assisted = run_in(SOFTWARE, &format!("{arguments} --gpu"));
            assert_eq!(assisted.result(), run(arguments, &[]).result());
        }
    }

    #[test]
    fn without_a_device_the_processor_counts() {
        let none = [("VK_DRIVER_FILES", "/dev/null")];
        let unnamed = [("WGPU_ADAPTER_NAME", "")];
        let other = [("WGPU_ADAPTER_NAME", "Voodoo")];
        for (environment, reason) in [
            (none, "no graphics processor was found"),
            (
                other,
                "no graphics processor has a name with \"Voodoo\" in it",
            ),
            (unnamed, "is a program that this processor runs"),
        ] {
            let outcome = run_in(&environment, "12 --gpu");
            assert!(outcome.said.contains(reason), "{outcome:?}");
            assert!(
                outcome.said.contains("; the processor counts alone"),
                "{outcome:?}"
            );
            assert_eq!(outcome.result(), "all 14200\nfundamental 1787\n");
        }
    }

    #[test]
    fn shares_with_and_without_a_device_add_up() {
        let with = run_in(SOFTWARE, "12 --gpu --slice 1/3").result();
        let without = [0, 2].map(|share| run(&format!("12 --slice {share}/3"), &[]).result());
        let merged = feed("--merge -", &(without.concat() + &with));
        assert_eq!(merged.result(), "all 14200\nfundamental 1787\n");
    }

    #[test]
    fn a_count_that_is_killed_goes_on_without_the_device() {
        let place = Place::new();
        let arguments = "14 --checkpoint-every 0.02 --checkpoint";
        let mut command = start_in(SOFTWARE, &format!("--gpu {arguments}"), &[place.name()]);
        place.wait_for_more_than(0);
        command.kill().unwrap();
        assert_eq!(finish(command).printed, "", "killed in time");
        assert_eq!(
            place.run(arguments).result(),
            "all 365596\nfundamental 45752\n"
        );
    }
}
