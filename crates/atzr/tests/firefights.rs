//! Whole fights of players against players with every weapon there is, to see that nothing breaks.

use crate::board::{board, on};
use atzr::{
    battle::{Atzr, Battle, Role, Side, SideId, Stance},
    printed::{Attribute, Class, CounterThing, DayPart},
};
use kernel::{Book, Flow, Play, Seat, Whim, dice::SeededDice};

const ARMS: [&[CounterThing]; 8] = [
    &[CounterThing::AssaultRifle],
    &[CounterThing::Pistol, CounterThing::Pistol],
    &[CounterThing::Rpg],
    &[CounterThing::Grenade],
    &[CounterThing::Shotgun],
    &[CounterThing::Crossbow],
    &[CounterThing::Smg, CounterThing::Pistol],
    &[CounterThing::BaseballBat],
];

/// Two sides of players and one of strangers, each of four with what the seed gives them.
fn fight(seed: u64) -> Battle {
    let mut all = match seed % 2 {
        0 => board(),
        _ => on(atzr::setup::layout::MapLayout::single("hollis-farm")),
    };
    if seed.is_multiple_of(5) {
        all = all.day(DayPart::Evening);
    }
    all.0.sides.push(Side::new("others", Class::Ganger, Role::Players, &[Seat(1)]));
    all.0.set_stance(SideId(0), SideId(1), Stance::Hostile);
    let mut all = all.enemies(Class::Militia);
    for at in 0..12_u64 {
        let side = SideId((at % 3) as u8);
        let hex = format!("{:02}{:02}", 3 + 4 * (at / 3), [2, 11, 6][usize::from(side.0)]);
        let arms = ARMS[((seed + 5 * at) % 8) as usize];
        all = all.person(side, &format!("No. {at}"), 3 + (at % 4) as u8, &hex).holds(arms).last(|it| {
            it.star = at < 3;
            it.star_power = if it.star { it.rep } else { 0 };
            if at % 4 == 1 {
                it.gear.push(CounterThing::Ammo.into());
                it.attributes.push(Attribute::TwoGuns);
            }
        });
    }
    let mut battle = all.zombie("0807").zombie("0807").done();
    battle.set_up().tanks.push("0705".parse().unwrap());
    battle
}

#[test]
fn everybody_fires_everything_at_everybody_and_the_fight_ends() {
    let mut down = 0;
    for seed in 0..60 {
        let mut battle = fight(seed);
        let (mut dice, mut whim) = (SeededDice::new(seed), Whim::new(seed));
        let mut over = false;
        for step in 0..3_000 {
            let mut play = Play::bulk(&mut dice, &mut whim);
            match Atzr::step(&mut battle, &mut play) {
                Ok(Flow::Goes) => (),
                Ok(Flow::Ends) => {
                    over = true;
                    break;
                }
                Err(pause) => panic!("{pause:?}"),
            }
            let crowd = battle.crowd.clone();
            battle.recount();
            assert_eq!(crowd, battle.crowd, "seed {seed}, step {step}, {:?}", battle.phase);
            let tested = battle.fallen.is_empty() || battle.result.is_some();
            assert!(tested, "seed {seed}, step {step}: nobody has tested for {:?}", battle.fallen);
        }
        down += battle.people.iter().filter(|it| it.is_down()).count();
        assert!(over || battle.turn > 20, "seed {seed} hangs in turn {}", battle.turn);
    }
    assert!(60 < down, "only {down} went down in 60 fights");
}
