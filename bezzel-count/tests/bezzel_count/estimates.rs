//! Estimates from parts that are drawn at random.

use serde_json::Value;

use crate::command::run;

fn estimate(arguments: &str) -> Value {
    let printed = run(&format!("estimate {arguments} --json"), &[]).result();
    serde_json::from_str(&printed).unwrap()
}

/// Whether a number lies in an interval, which holds its estimate.
fn holds(interval: &Value, number: f64) -> bool {
    let [low, estimate, high] =
        ["low", "estimate", "high"].map(|end| interval[end].as_f64().unwrap());
    assert!(
        0.0 <= low && low <= estimate && estimate <= high,
        "{interval}"
    );
    (low..=high).contains(&number)
}

/// With an interval of 95 %, four or more of twenty miss in one run of sixty. The seeds are fixed.
#[test]
fn the_number_of_solutions_lies_in_most_intervals() {
    for (n, parts, solutions) in [
        (12, 100, 14_200.0),
        (16, 200, 14_772_512.0),
        (17, 400, 95_815_104.0),
    ] {
        let seeds = 0..20;
        let estimates = seeds.map(|seed| estimate(&format!("{n} --parts {parts} --seed {seed}")));
        let hits = estimates.filter(|line| holds(&line["solutions"], solutions));
        assert!(hits.count() >= 17, "n = {n}");
    }
}

#[test]
fn large_boards_are_estimated() {
    for (n, solutions) in [
        (18, 666_090_624.0),
        (19, 4_968_057_848.0),
        (20, 39_029_188_884.0),
        (21, 314_666_222_712.0),
        (22, 2_691_008_701_644.0),
    ] {
        let line = estimate(&format!("{n} --parts 120 --seed 3"));
        let [low, high] = ["low", "high"].map(|end| line["solutions"][end].as_f64().unwrap());
        assert!(low < 1.2 * solutions && high > solutions / 1.2, "{line}");
        assert!(high < 4.0 * solutions, "{line}");
        assert!(line["core_hours"]["low"].as_f64() > Some(0.0), "{line}");
    }
}

#[test]
fn the_seed_alone_says_which_parts_are_drawn() {
    let [one, two, other] = ["5 -j 1", "5 -j 2", "6 -j 1"]
        .map(|seed| estimate(&format!("15 --parts 300 --seed {seed}")))
        .map(|line| line["solutions"].clone());
    assert_eq!(one, two);
    assert_ne!(one, other);
}

#[test]
fn an_estimate_takes_about_its_time() {
    let line = estimate("18 --for 1s");
    assert_eq!((&line["n"], &line["schema"]), (&18.into(), &1.into()));
    let seconds = line["seconds"].as_f64().unwrap();
    assert!((1.0..10.0).contains(&seconds), "{line}");
}

#[test]
fn people_read_lines() {
    let printed = run("estimate 12 --parts 100 --piece superqueen", &[]).result();
    let lines: Vec<&str> = printed.lines().collect();
    assert!(lines[0].starts_with("core-hours 0.0"), "{printed}");
    assert!(lines[1].starts_with("solutions "), "{printed}");
    assert_eq!(lines[2], "from 100 of 864 parts");
}
