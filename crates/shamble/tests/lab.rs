//! The lab from the command line: many games, sweeps, the even number, bots held against each other, and mistakes.
use crate::support;
use std::process::Stdio;

use crate::support::{STREET, json, out, path, refused, said, shamble};

/// Some quick games, with what else is said about them.
fn sim(more: &[&str]) -> String {
    out(&[&["sim", STREET, "--bot", "random"], more].concat())
}

#[test]
fn one_thread_and_two_give_the_same_bytes_in_every_format() {
    let folder = tempfile::tempdir().unwrap();
    for end in ["parquet", "csv", "json"] {
        let file = |threads: &str| {
            let file = path(folder.path(), &format!("{threads}.{end}"));
            sim(&["--games", "12", "--seed", "5", "--threads", threads, "--out", &file, "--json"]);
            std::fs::read(file).unwrap()
        };
        assert_eq!(file("1"), file("2"), "{end}");
    }
    let csv = std::fs::read_to_string(path(folder.path(), "1.csv")).unwrap();
    assert!(csv.starts_with("# shamble: {\"version\":"), "{csv}");
    let command =
        format!("# shamble sim {STREET} --bot random --seeds 5..16\nseed,reached,winners,outcome,turns,");
    assert!(csv.contains(&command), "{csv}");
    assert_eq!(csv.lines().filter(|it| !it.starts_with('#')).count(), 13);
    assert!(std::fs::read(path(folder.path(), "1.parquet")).unwrap().starts_with(b"PAR1"));
}

#[test]
fn a_summary_says_seeds_version_rules_and_games_and_how_to_repeat_it() {
    let told = sim(&["--games", "9", "--set", "turns=3", "--switch", "moan=off"]);
    let line = told.lines().last().unwrap().trim();
    assert_eq!(
        line,
        format!("shamble sim {STREET} --set turns=3 --switch moan=off --bot random --seeds 1..9")
    );
    let flat = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        flat.contains("9 games by random, seeds 1..9 with turns=3, the scenario's optional rules"),
        "{told}"
    );
    assert!(flat.contains(&format!("shamble {}", env!("CARGO_PKG_VERSION"))), "{told}");
    let again: Vec<&str> = line.split(' ').skip(1).collect();
    let numbers = |told: &str| told.lines().skip(1).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(numbers(&out(&again)), numbers(&told));
    let json = json(&[&again[..], &["--json"]].concat());
    assert_eq!(json["origin"]["seeds"], "1..9");
    assert_eq!(json["origin"]["switches"]["moan"], "off");
    assert_eq!(json["command"], line);
}

#[test]
fn shards_merged_and_a_run_gone_on_with_are_the_bytes_of_a_straight_run() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| path(folder.path(), name);
    for end in ["parquet", "csv", "json"] {
        let [whole, one, two, merged] =
            ["whole", "one", "two", "merged"].map(|it| file(&format!("{it}.{end}")));
        sim(&["--games", "8", "--out", &whole]);
        sim(&["--seeds", "1..3", "--out", &one]);
        sim(&["--seeds", "4..8", "--out", &two]);
        out(&["sim", "merge", &two, &one, "--out", &merged]);
        assert_eq!(std::fs::read(&merged).unwrap(), std::fs::read(&whole).unwrap(), "{end}");
        sim(&["--games", "8", "--resume", &one]);
        assert_eq!(std::fs::read(&one).unwrap(), std::fs::read(&whole).unwrap(), "{end}");
    }
    let other = file("other.csv");
    sim(&["--seeds", "20..21", "--set", "turns=3", "--out", &other]);
    let whole = file("whole.csv");
    let merge = |files: &[&str]| refused(&[&["sim", "merge"], files, &["--out", &file("x.csv")]].concat());
    assert!(merge(&[&whole, &other]).contains("they differ in the parameters: nothing and turns=3"));
    assert!(merge(&[&whole, &whole]).ends_with("both have the game of seed 1"));
    std::fs::write(file("noise.csv"), "seed,reached\n1,2\n").unwrap();
    assert!(merge(&[&whole, &file("noise.csv")]).ends_with("it does not say where its games come from"));
    let went_on = refused(&["sim", STREET, "--resume", &other, "--games", "3", "--bot", "random"]);
    assert!(went_on.contains("these are other games than those asked for; they differ in the"), "{went_on}");
    assert!(!std::path::Path::new(&file("x.csv")).exists());
}

#[cfg(target_os = "linux")]
#[test]
fn a_run_that_is_stopped_leaves_a_file_to_go_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(folder.path(), "games.csv");
    let arguments = ["sim", STREET, "--bot", "random", "--games", "1000000", "--out", &file];
    let child = shamble().args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    while !listens(child.id()) {
        std::thread::yield_now();
    }
    let id = child.id().to_string();
    assert!(std::process::Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    let ended = child.wait_with_output().unwrap();
    let words = String::from_utf8(ended.stderr).unwrap();
    assert_eq!(ended.status.code(), Some(0), "{words}");
    let done = std::fs::read_to_string(&file).unwrap().lines().filter(|it| !it.starts_with('#')).count() - 1;
    let go_on = format!("stopped after {done} of 1000000 games; to go on: shamble sim {STREET}");
    assert!(words.contains(&go_on), "{words}");
    let (wanted, whole) = ((done + 3).to_string(), path(folder.path(), "whole.csv"));
    sim(&["--games", &wanted, "--resume", &file]);
    sim(&["--games", &wanted, "--out", &whole]);
    assert_eq!(std::fs::read(&file).unwrap(), std::fs::read(&whole).unwrap());
}

/// Whether a program has said what is to happen with Ctrl-C.
#[cfg(target_os = "linux")]
fn listens(id: u32) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{id}/status")).unwrap();
    let caught = status.lines().find_map(|it| it.strip_prefix("SigCgt:")).unwrap();
    u64::from_str_radix(caught.trim(), 16).unwrap() & 2 != 0
}

#[test]
fn a_sweep_shows_a_table_and_draws_it() {
    let folder = tempfile::tempdir().unwrap();
    let [svg, png] = ["plot.svg", "plot.png"].map(|it| path(folder.path(), it));
    let sweep = |plot: &str| {
        out(&[
            "sweep",
            STREET,
            "--bot",
            "random",
            "--vary",
            "turns=3..5",
            "--vary",
            "switch:moan=on,off",
            "--games",
            "4",
            "--plot",
            plot,
        ])
    };
    let told = sweep(&svg);
    assert_eq!(told, sweep(&png));
    assert!(told.contains("switch:moan = off"), "{told}");
    assert_eq!(told.lines().filter(|it| it.contains(" %   ")).count(), 6, "{told}");
    let picture = std::fs::read_to_string(svg).unwrap();
    assert!(picture.starts_with("<svg ") && picture.contains("4 games by random, seeds 1..4"), "{picture}");
    assert!(std::fs::read(png).unwrap().starts_with(b"\x89PNG"));
}

#[test]
fn balance_says_what_it_found_or_that_there_is_nothing() {
    let arguments = ["balance", STREET, "--bot", "random", "--vary", "turns=3..4", "--want", "0.9"];
    let told = out(&[&arguments[..], &["--games", "150"]].concat());
    assert!(told.contains("No value in this range does that; the closest is turns = "), "{told}");
    let found = json(&[&arguments[..], &["--games", "150", "--json"]].concat());
    assert!(found["found"]["verdict"]["out-of-reach"]["chance"]["value"].as_f64().unwrap() < 0.5, "{found}");
}

#[test]
fn bots_are_compared_on_the_same_games() {
    let it = json(&["compare", STREET, "--bots", "random,steady", "--games", "6", "--json"]);
    let compared = &it["compared"];
    assert_eq!(compared["bots"].as_array().unwrap().len(), 2);
    let rating = |at: usize| compared["ratings"][at]["value"].as_f64().unwrap();
    assert!((rating(0) + rating(1) - 3000.0).abs() < 1e-6, "{compared}");
    assert_eq!(compared["pairs"][0]["won"]["pairs"], 6);
    assert_eq!(it["command"], format!("shamble compare --bots random,steady {STREET} --games 6 --seed 1"));
}

#[test]
fn a_made_up_setting_and_another_bot_in_each_chair_can_be_played() {
    let made = r#"{"seed":7,"humans":2,"zombies":5}"#;
    let it = json(&["sim", made, "--games", "3", "--bot", "random", "--json"]);
    assert_eq!(it["origin"]["scenario"].as_str().unwrap(), r#"{"humans":2,"seed":7,"zombies":5}"#);
    let swept = json(&["sweep", made, "--games", "2", "--bot", "random", "--vary", "zombies=1,9", "--json"]);
    assert_eq!(swept["swept"]["lines"][0]["points"].as_array().unwrap().len(), 2);
    let mixed = json(&["sim", "church", "--games", "2", "--bot", "random,steady", "--json"]);
    assert_eq!(mixed["origin"]["bots"][1], "steady");
}

#[test]
fn what_cannot_be_simulated_is_refused() {
    let nowhere = refused(&["sim", "nowhere"]);
    assert!(
        nowhere.starts_with("there is no scenario or file `nowhere`; the scenarios are street"),
        "{nowhere}"
    );
    let bot = refused(&["sim", "street", "--bot", "clever"]);
    assert!(bot.starts_with("--bot: there is no bot `clever`; the bots are "), "{bot}");
    let crowd = refused(&["sim", "street", "--bot", "steady,random"]);
    assert_eq!(crowd, "--bot: steady,random are 2 bots; seats: 1");
    assert!(refused(&["sim", "street", "--games", "0"]).contains("--games"));
    assert!(refused(&["sim", "street", "--games", "x"]).contains("--games"));
    let file = refused(&["sim", "street", "--games", "1", "--out", "rows.xls"]);
    assert_eq!(file, "rows.xls: takes a name that ends in .parquet, .csv or .json");
    assert_eq!(refused(&["sim", "street", "--set", "turns"]), "--set turns: takes NAME=VALUE");
    let unknown = refused(&["sim", "farmhouse", "--set", "moons=3"]);
    assert!(unknown.ends_with("found `moons`, expected one of these: turns, zombies, weapons"), "{unknown}");
    let weapon = refused(&["sim", "farmhouse", "--set", "weapons=lasers"]);
    assert!(weapon.contains("expected one of these: one-shotgun, pistols, shotguns, their-own"), "{weapon}");
    assert!(refused(&["sim", "street", "--set", "turns=99"]).contains("turns=99, expected 3 to 30"));
    let rule = refused(&["sim", "street", "--switch", "wail=on"]);
    assert!(rule.contains("there is no optional rule `wail`; the optional rules are "), "{rule}");
    let seed = refused(&["sim", "street", "--games", "2", "--seed", "18446744073709551615"]);
    assert!(seed.starts_with("--seed 18446744073709551615"), "{seed}");
    assert!(refused(&["sim", "street", "--seeds", "9..3"]).contains("takes FIRST..LAST"));
    assert!(refused(&["sim", "street", "--resume", "missing.csv"]).starts_with("missing.csv: "));
}

#[test]
fn what_cannot_be_varied_or_compared_is_refused() {
    let vary = |it: &str| refused(&["sweep", "farmhouse", "--games", "1", "--vary", it]);
    let moons = "--vary moons=1..3: `moons` cannot be varied here; you can vary turns, zombies, weapons, and optional rules as \
                 switch:NAME";
    assert_eq!(vary("moons=1..3"), moons);
    assert!(vary("zombies").contains("takes NAME=FROM..TO"));
    assert!(vary("zombies=9..3").contains("the lower end first"));
    assert!(vary("zombies=1..9:0").contains("takes NAME=FROM..TO"));
    assert!(vary("zombies=1..900:100").contains("expected 1 to 60"));
    let plot = refused(&["sweep", "street", "--games", "1", "--vary", "turns=3..4", "--plot", "x.bmp"]);
    assert_eq!(plot, "--plot x.bmp: takes a name that ends in .svg or .png");
    let want = |it: &str| refused(&["balance", "farmhouse", "--vary", "zombies=5..9", "--want", it]);
    assert!(want("often").contains("takes even, a fraction such as 1/3"));
    assert!(want("3/2").contains("from 0.01 to 0.99"));
    let named = refused(&["balance", "farmhouse", "--vary", "weapons=pistols,shotguns"]);
    assert!(named.contains("takes a number and where to look for it"), "{named}");
    assert!(refused(&["compare", "street", "--bots", "steady"]).contains("takes two bots or more"));
    assert!(refused(&["compare", "street", "--bots", "steady,clever"]).contains("there is no bot `clever`"));
    let ran = support::run(&["compare", "street", "--bots", "steady,steady"]);
    assert_eq!(said(&ran), "--bots: takes each bot once");
}
