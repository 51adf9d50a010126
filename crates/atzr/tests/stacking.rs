//! Who may be in one hex when nobody is in the middle of anything: two people (6.1), no enemies, and nobody on his feet with
//! the dead, for only a charge brings them together and a melee is fought to its end (11.2, 11.5).
use std::collections::BTreeSet;

use atzr::{
    battle::{Atzr, Battle, PersonId, r#move},
    bot::Steady,
    setup::{scenario::Scenario, scenarios, share::share},
};
use kernel::{Book, Flow, Play, Whim, dice::SeededDice};

type Pairs = BTreeSet<(PersonId, PersonId)>;

/// Those who stand together, two by two.
fn together(battle: &Battle) -> Pairs {
    let with = |(who, at)| battle.standing_at(at).map(move |it| (who, it.0)).filter(|it| it.0 < it.1);
    battle.functioning().map(|it| (it.0, it.1.at)).flat_map(with).collect()
}

/// What is wrong with how people and zombies stand, if anything is. Those who were together before they fell out stay where
/// they are until one of them goes or charges (ruling on zones of control), and whoever turns does so among his friends.
fn crowded(battle: &Battle, before: &Pairs) -> Option<String> {
    let name = |it: PersonId| &battle.person(it).name;
    let hostile = |it: &&(PersonId, PersonId)| {
        let [one, other] = [it.0, it.1].map(|it| battle.person(it).side);
        battle.hostile(one, other) && !before.contains(it)
    };
    let enemies = together(battle).iter().find(hostile).copied();
    let third = battle
        .functioning()
        .find(|it| 2 < battle.standing_at(it.1.at).count() && !r#move::is_passed(battle, it.1.at));
    let dead = battle.undead().find(|it| it.1.was.is_none() && battle.standing_at(it.1.at).next().is_some());
    let enemies = enemies.map(|it| format!("{} and {} share a hex as enemies", name(it.0), name(it.1)));
    let third = third.map(|it| format!("{} is one of three at {}", it.1.name, it.1.at));
    let dead = dead.map(|it| format!("zombie {} shares {} with somebody", it.0.0 + 1, it.1.at));
    enemies.or(third).or(dead)
}

#[test]
fn between_steps_nobody_is_where_nobody_may_stay() {
    let mut wrong = BTreeSet::new();
    for (id, text) in scenarios() {
        for seed in (0..24).chain([56, 59, 76, 84, 117_u64]) {
            let shared = (seed % 3 == 0).then(|| share(text, 2).ok()).flatten();
            let mut battle = Scenario::read(shared.as_deref().unwrap_or(text)).unwrap().battle();
            let (mut dice, mut steady, mut whim) =
                (SeededDice::new(seed), Steady::new(seed), Whim::new(seed));
            for _ in 0..2_000 {
                let before = together(&battle);
                let phase = battle.phase;
                let mut play = match seed % 2 {
                    0 => Play::bulk(&mut dice, &mut steady),
                    _ => Play::bulk(&mut dice, &mut whim),
                };
                let flow = Atzr::step(&mut battle, &mut play).unwrap();
                if let Some(it) = crowded(&battle, &before) {
                    wrong.insert(format!("{id}, seed {seed}, turn {}, after {phase:?}: {it}", battle.turn));
                    break;
                }
                if flow == Flow::Ends {
                    break;
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
