//! What dice are rolled for, said before people roll them.
use kernel::RuleId;
use view::roll::{How, Thrown};

/// What dice of this rule are rolled for.
pub fn dice(rule: RuleId, sides: u16) -> Option<Thrown> {
    if rule == rule!("dwa.ap.allowance") {
        return Some(Thrown { what: "", how: How::Quiet, alone: true });
    }
    if sides == 360 {
        return Some(Thrown { what: "Which way", how: How::Sum, alone: true });
    }
    if rule == rule!("dwa.ruling.table-and-forces") {
        return Some(Thrown { what: "The team's edge", how: How::Sum, alone: false });
    }
    if ENTERS.contains(&rule) && sides != 6 {
        let (what, alone) = if sides == 4 { ("The edge", false) } else { ("Where on that edge", true) };
        return Some(Thrown { what, how: How::Sum, alone });
    }
    let found = THROWN.iter().find(|it| it.0 == rule)?;
    let how = match (DRAWN.contains(&rule), NOBODYS.contains(&rule)) {
        (true, _) => How::Lot,
        (false, true) => How::Sum,
        (false, false) => How::Plain,
    };
    Some(Thrown { what: found.1, how, alone: false })
}

/// Rules by which the dead come over an edge.
static ENTERS: &[RuleId] = &[rule!("dwa.zombie.enter-b")];

/// Dice that choose one of several: what comes next tells whom.
static DRAWN: &[RuleId] = &[
    rule!("dwa.auto.max-targets"),
    rule!("dwa.auto.random-hits"),
    rule!("dwa.ruling.lurch"),
    rule!("dwa.ruling.zombie-target-choice"),
    rule!("dwa.shoot.into-close-combat-miss"),
    rule!("dwa.zombification.armed-zombie"),
];

/// Dice that nobody at the table rolls for himself.
static NOBODYS: &[RuleId] = &[
    rule!("dwa.ammo.starting-clips"),
    rule!("dwa.flame.burn-table"),
    rule!("dwa.flame.spread"),
    rule!("dwa.wound.test"),
    rule!("dwa.zombie.doors-roll"),
    rule!("dwa.zombie.enter-b"),
    rule!("dwa.zombie.enter-c"),
    rule!("dwa.zombie.enter-e"),
    rule!("dwa.zombie.lurch"),
    rule!("dwa.zombification.test"),
];

#[rustfmt::skip]
static THROWN: &[(RuleId, &str)] = &[
    (rule!("dwa.ammo.starting-clips"), "Starting ammunition"),
    (rule!("dwa.auto.max-targets"), "Who else is in the burst"),
    (rule!("dwa.auto.random-hits"), "Who is hit"),
    (rule!("dwa.cc.break"), "Breaking away"),
    (rule!("dwa.fear.test"), "Fear test"),
    (rule!("dwa.flame.burn-table"), "Burn roll"),
    (rule!("dwa.flame.out-of-fuel"), "Fuel check"),
    (rule!("dwa.flame.spread"), "Spread of the fire"),
    (rule!("dwa.grenade.effect-table"), "The blast of the grenade"),
    (rule!("dwa.grenade.landing"), "Landing of the grenade"),
    (rule!("dwa.jam.roll"), "Jam roll"),
    (rule!("dwa.move.jump-long"), "The jump"),
    (rule!("dwa.ruling.lurch"), "Whom it may lurch at"),
    (rule!("dwa.ruling.zombie-target-choice"), "Whom it goes for"),
    (rule!("dwa.search.find-table"), "Search"),
    (rule!("dwa.search.weapon-table"), "Weapon found"),
    (rule!("dwa.search.zombies"), "Zombies waiting there"),
    (rule!("dwa.shoot.into-close-combat-miss"), "Which friend is hit"),
    (rule!("dwa.shoot.rof-dice"), "The shots"),
    (rule!("dwa.shotgun.roll"), "The blast"),
    (rule!("dwa.vehicle.battery"), "The engine"),
    (rule!("dwa.vehicle.crash"), "The crash"),
    (rule!("dwa.vehicle.turn-fast"), "The turn at speed"),
    (rule!("dwa.wound.test"), "Wound test"),
    (rule!("dwa.zombie.doors-roll"), "Attack on the door"),
    (rule!("dwa.zombie.enter-b"), "New arrivals"),
    (rule!("dwa.zombie.enter-c"), "Zombies in the room"),
    (rule!("dwa.zombie.enter-e"), "Zombies drawn by the noise"),
    (rule!("dwa.zombie.lurch"), "Lurch"),
    (rule!("dwa.zombification.armed-zombie"), "Whom it fires at"),
    (rule!("dwa.zombification.test"), "Rising of the dead"),
];
