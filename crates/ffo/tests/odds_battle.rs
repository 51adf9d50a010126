//! Odds of firing: what is worked out beforehand is what the same code then plays.
use ffo::{
    battle::{
        Battle, FigureId, PersonId, State,
        person::{Arm, ArmKind, Reloads},
        shoot::{self, AimAt, Fared, Firing, Manner, Target},
    },
    table::{
        attribute::Attribute,
        class::Class,
        status::Status,
        weapon::{Gun, GunLine, Weapon},
    },
};
use kernel::{Dice, Play, Ratio, odds::odds};

use crate::board::{Board, acting::says, board, p, z};

/// A loaded gun without the noise that draws zombies.
fn quiet(gun: Gun) -> Arm {
    let line = GunLine { silent: true, ..gun.line() };
    Arm { what: ArmKind::Gun(Weapon::Own(line)), loaded: true, reloads: Reloads::Usual }
}

/// Ann with these in hand.
fn ann(guns: &[Gun]) -> Board {
    board().rules(|it| it.custom_weapons = true).person("Ann", 600, 600).who(|it| {
        it.arms = guns.iter().map(|it| quiet(*it)).collect();
        it.held = (0..guns.len() as u8).collect();
    })
}

fn at(aims: &[(FigureId, u8, u8)]) -> Firing {
    let arms = (0..=aims.iter().map(|it| it.1).max().unwrap()).collect();
    let aims = aims.iter().map(|&(whom, of, shots)| AimAt { at: Target::Figure(whom), of, shots });
    Firing { who: PersonId(0), arms, manner: Manner::Active, aims: aims.collect() }
}

/// What is left of somebody once the firing has been played with these dice.
fn plays(battle: &Battle, firing: &Firing, whom: FigureId, dice: &mut dyn Dice) -> Fared {
    let mut after = battle.clone();
    let mut said = says(&[]);
    let mut play = Play::new(Vec::new(), dice, &mut said);
    shoot::volley(&mut after, &mut play, std::slice::from_ref(firing)).expect("nothing is asked");
    if let FigureId::Person(it) = whom
        && battle.person(it).status() == Status::OutOfTheFight
        && after.person(it).status() == Status::OutOfTheFight
    {
        return Fared::Unhurt;
    }
    match whom {
        FigureId::Zombie(it) if after.zombie(it).out => Fared::ObviouslyDead,
        FigureId::Zombie(it) if after.zombie(it).prone => Fared::KnockedDown,
        FigureId::Zombie(_) => Fared::Unhurt,
        FigureId::Person(it) => match after.person(it).status() {
            Status::CarryOn if after.person(it).prone => Fared::KnockedDown,
            Status::CarryOn => Fared::Unhurt,
            Status::Stunned => Fared::Stunned,
            Status::OutOfTheFight => Fared::OutOfTheFight,
            Status::ObviouslyDead => Fared::ObviouslyDead,
        },
    }
}

fn agree(battle: &Battle, firing: &Firing, whom: FigureId) {
    let played = odds(|dice| plays(battle, firing, whom, dice));
    let foreseen = odds(|dice| shoot::fared(battle, firing, whom, dice));
    assert_eq!(played.outcomes, foreseen.outcomes);
    let told: Vec<Ratio> = shoot::odds(battle, firing, whom).into_iter().map(|it| it.p).collect();
    let worst_first: Vec<Ratio> = played.outcomes.into_values().rev().collect();
    assert_eq!(told, worst_first);
}

#[test]
fn what_is_foreseen_of_a_shot_is_what_is_played() {
    let battle = ann(&[Gun::BoltActionRifle]).enemy("Eve", 600, 400).done();
    agree(&battle, &at(&[(p(1), 0, 1)]), p(1));
    let chances = shoot::odds(&battle, &at(&[(p(1), 0, 1)]), p(1));
    assert_eq!(chances.last().map(|it| it.what.as_str()), Some("nothing"));
    let zombie = ann(&[Gun::BoltActionRifle]).zombie(600, 400).done();
    agree(&zombie, &at(&[(z(0), 0, 1)]), z(0));
}

#[test]
fn several_targets_and_weapons_are_foreseen_as_they_are_played() {
    let two = ann(&[Gun::SemiAutomaticRifle]).enemy("Eve", 600, 400).enemy("Fay", 640, 400).done();
    let spread = at(&[(p(1), 0, 1), (p(2), 0, 1)]);
    agree(&two, &spread, p(1));
    agree(&two, &spread, p(2));
    let both = ann(&[Gun::Pistol, Gun::Pistol]).enemy("Eve", 600, 400).done();
    let firing = at(&[(p(1), 0, 1), (p(1), 1, 1)]);
    agree(&both, &firing, p(1));
}

#[test]
fn what_softens_or_spoils_a_hit_is_foreseen() {
    let here = |change: fn(&mut ffo::battle::Person)| {
        ann(&[Gun::BoltActionRifle]).enemy("Eve", 600, 400).who(change).done()
    };
    let shot = at(&[(p(1), 0, 1)]);
    agree(&here(|it| it.body_armor = 1), &shot, p(1));
    agree(&here(|it| it.attributes.push(Attribute::HardAsNails)), &shot, p(1));
    agree(&here(|it| it.class = Class::Citizen), &shot, p(1));
    agree(&here(|it| it.state = State::OutOfTheFight), &shot, p(1));
}
