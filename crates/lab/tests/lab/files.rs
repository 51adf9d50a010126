//! Results kept and read again.
use std::collections::BTreeMap;

use kernel::RuleId;
use lab::{
    Origin, Seeds,
    file::{Format, Results},
};
use proptest::prelude::*;
use shelf::{Allegiance, Blood, Death, GameRow, Losses};

const FORMATS: [Format; 3] = [Format::Parquet, Format::Csv, Format::Json];

fn origin(seeds: &str) -> Origin {
    Origin {
        version: "1.2.3".to_owned(),
        book: "toy".to_owned(),
        scenario: "a street".to_owned(),
        title: "A \"street\"".to_owned(),
        digest: "00".to_owned(),
        set: vec!["zombies=5".to_owned()],
        switches: BTreeMap::from([("moan".to_owned(), "on".to_owned())]),
        switched: Vec::new(),
        own_tables: Some("My box".to_owned()),
        tables: Some("my.toml".to_owned()),
        bots: vec!["steady".to_owned(), "random".to_owned()],
        seeds: seeds.parse().unwrap(),
    }
}

fn row(seed: u64) -> GameRow {
    GameRow {
        seed,
        reached: true,
        winners: vec![0, 1],
        outcome: "a victory, \"of sorts\"".into(),
        turns: 7,
        started: 4,
        survivors: 3,
        lost: Losses { players: 1, others: 2, dead: 30 },
        kills: 30,
        turned: 1,
        shots: 44,
        first_blood: Some(Blood { turn: 2, side: Allegiance::Others }),
        deaths: vec![Death {
            turn: 3,
            who: "Ben, the elder".to_owned(),
            cause: RuleId::read("toy.bite.dies").unwrap(),
        }],
        luck: -0.125,
        dice: 90,
        decisions: 120,
    }
}

#[test]
fn what_is_written_is_read_again_in_every_format() {
    let lost = GameRow {
        reached: false,
        winners: Vec::new(),
        first_blood: None,
        deaths: Vec::new(),
        luck: 1e-3,
        ..row(u64::MAX - 1)
    };
    let results = Results::new(origin("none"), vec![row(3), row(4), lost]);
    assert_eq!(results.origin.seeds.to_string(), format!("3..4,{0}..{0}", u64::MAX - 1));
    for format in FORMATS {
        let bytes = format.write(&results).unwrap();
        assert_eq!(format.read(&bytes).unwrap(), results, "{format:?}");
    }
    let none = Results::new(origin("none"), Vec::new());
    for format in FORMATS {
        assert_eq!(format.read(&format.write(&none).unwrap()).unwrap(), none, "{format:?}");
    }
}

#[test]
fn shards_go_together_only_if_they_are_of_one_kind() {
    let part = |seeds: &str| {
        let origin = origin(seeds);
        let rows = origin.seeds.ranges().iter().cloned().flatten().map(row).collect();
        Results { origin, rows }
    };
    let whole = part("7..9").merge(part("1..3")).unwrap().merge(part("4..6")).unwrap();
    assert_eq!(whole, part("1..9"));
    assert_eq!(part("1..3").merge(part("3..4")).unwrap_err(), "both have the game of seed 3");
    let mut other = part("4..5");
    other.origin.bots = vec!["random".to_owned()];
    let words = part("1..3").merge(other).unwrap_err();
    assert_eq!(words, "they differ in the bots: steady, random and random");
    let mut other = part("4..5");
    other.origin.switches.insert("moan".to_owned(), "off".to_owned());
    let words = part("1..3").merge(other).unwrap_err();
    assert_eq!(words, "they differ in the optional rules: moan=on and moan=off");
}

#[test]
fn a_line_that_repeats_is_one_that_a_shell_takes() {
    let line = origin("1..9").command("sim");
    assert_eq!(
        line,
        "shamble sim 'a street' --set zombies=5 --tables my.toml --bot steady,random --seeds 1..9"
    );
}

#[test]
fn a_head_that_names_other_games_is_refused() {
    let results = Results { origin: origin("1..2"), rows: vec![row(1)] };
    for format in FORMATS {
        let read = format.read(&format.write(&results).unwrap());
        assert_eq!(read.unwrap_err(), "its games are not those that its head names");
    }
}

proptest! {
    #[test]
    fn noise_is_refused_and_breaks_nothing(bytes in prop::collection::vec(any::<u8>(), 0..200), cut in 0_usize..400) {
        for format in FORMATS {
            prop_assert!(format.read(&bytes).is_err());
            let whole = format.write(&Results::new(origin("none"), vec![row(1), row(2)])).unwrap();
            let cut = &whole[..cut.min(whole.len() - 2)];
            prop_assert!(format.read(cut).is_err(), "{:?}", format);
        }
    }

    #[test]
    fn seeds_are_sets(ranges in prop::collection::vec((0_u64..60, 0_u64..9), 0..6), others in prop::collection::vec((0_u64..60, 0_u64..9), 0..6)) {
        let of = |them: &[(u64, u64)]| them.iter().fold(Seeds::default(), |all, it| all.and(&Seeds::one(it.0..it.0 + it.1)));
        let (a, b) = (of(&ranges), of(&others));
        for seed in 0..80 {
            prop_assert_eq!(a.and(&b).holds(seed), a.holds(seed) || b.holds(seed));
            prop_assert_eq!(a.without(&b).holds(seed), a.holds(seed) && !b.holds(seed));
        }
        let first = (0..80).find(|it| a.holds(*it) && b.holds(*it));
        prop_assert_eq!(a.shared(&b).is_some(), first.is_some());
        prop_assert_eq!(a.to_string().parse::<Seeds>().unwrap(), a.clone());
        prop_assert_eq!(Seeds::of((0..80).filter(|it| a.holds(*it))), a);
    }
}
