//! What hits do (10.11): damage, Star Power, and who goes down.
use kernel::{Choice, Dice, Interrupt, Note, OptionView, Pause, Play, ask, odds};

use super::{
    super::{
        Battle, FigureId, PersonId, State, ZombieId,
        change::{self, By, Down},
        react,
    },
    Manner, add_missed,
    volley::FiringHits,
};
use crate::{
    battle::reaction::Aftermath,
    journal::{Choosing, Ending, Happened, Interruption, Outcome, fate_of},
    phrases,
    printed::Attribute,
    table::{
        damage::{Harm, Harms, HumanHit},
        ranged::Hits,
        star_power::{self, StarPower},
        zombie::{ZombieHit, ZombieTaken},
    },
};

/// What is left of the harm done to somebody.
pub type Taken = Option<Harm>;

/// Applies every hit of a step, target by target; the Duck Backs are made when all have tested.
pub fn apply(battle: &mut Battle, play: &mut Play<'_>, rolled: &[FiringHits]) -> Result<Aftermath, Pause> {
    let mut fire = Aftermath::default();
    for whom in targets(rolled) {
        match whom {
            FigureId::Zombie(which) => zombie(battle, play, rolled, which),
            FigureId::Person(who) => person(battle, play, rolled, who, &mut fire)?,
            FigureId::Marker(_) => (),
        }
    }
    Ok(fire)
}

/// Everybody who was fired at, once each, in the order in which they were named.
fn targets(rolled: &[FiringHits]) -> Vec<FigureId> {
    let mut all: Vec<FigureId> = Vec::new();
    for whom in rolled.iter().flat_map(|it| it.hits.iter().map(|hit| hit.0)) {
        if !all.contains(&whom) {
            all.push(whom);
        }
    }
    all
}

/// What each firing did to one target.
fn hits_on(rolled: &[FiringHits], whom: FigureId) -> impl Iterator<Item = (&FiringHits, Hits)> {
    rolled
        .iter()
        .flat_map(move |it| it.hits.iter().filter(move |hit| hit.0 == whom).map(move |hit| (it, hit.1)))
}

fn zombie(battle: &mut Battle, play: &mut Play<'_>, rolled: &[FiringHits], which: ZombieId) {
    play.cite(rule!("atzr.zombie.no-reactions"));
    for (by, hits) in hits_on(rolled, FigureId::Zombie(which)) {
        if battle.zombie(which).out {
            continue;
        }
        if hits.hits == 0 {
            tell_missed(play, by.shooter, FigureId::Zombie(which));
            continue;
        }
        let hit = ZombieHit {
            shooter_rep: battle.person(by.shooter).rep().into(),
            shooter_charged: matches!(by.manner, Manner::Charged | Manner::Surprised),
            hits: hits.hits,
        };
        match hit.roll(&mut play.by(by.shooter.token()).at(which.token())) {
            ZombieTaken::CarryOn => {
                let note = Happened::Withstands { by: by.shooter.token() };
                play.note(rule!("atzr.damage.roll"), which.token(), note);
            }
            ZombieTaken::ObviouslyDead => {
                let rule = rule!("atzr.damage.roll");
                change::kill_zombie(battle, play, rule, which, Some(by.shooter));
            }
        }
    }
}

fn person(
    battle: &mut Battle,
    play: &mut Play<'_>,
    rolled: &[FiringHits],
    who: PersonId,
    fire: &mut Aftermath,
) -> Result<(), Pause> {
    battle.deeds_mut(who).shot_at = true;
    let all: Vec<(&FiringHits, Hits)> = hits_on(rolled, FigureId::Person(who)).collect();
    let struck = all.iter().any(|it| it.1.hits != 0);
    carried(battle, play, who, &all);
    for (by, _) in all.iter().filter(|it| it.1.hits == 0) {
        tell_missed(play, by.shooter, FigureId::Person(who));
        if !struck {
            add_missed(battle, &mut fire.missed, who, by.shooter, by.fired);
        }
    }
    if !struck {
        return Ok(());
    }
    let (taken, by) = strike(battle, play, who, &all)?;
    if taken == Some(Harm::DuckBack) {
        fire.ducks.push((who, battle.person(by).at));
    }
    Ok(())
}

/// Every shot comes to something, be it nothing.
fn tell_missed(play: &mut Play<'_>, shooter: PersonId, whom: FigureId) {
    let note = Happened::Misses { whom: whom.token() };
    play.note(rule!("atzr.ranged.to-hit"), shooter.token(), note);
}

/// Dice that cover kept from a carrier hit whom he carries (10.12).
fn carried(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, all: &[(&FiringHits, Hits)]) {
    let Some(carried) = battle.person(who).carries else { return };
    for (by, hits) in all {
        let hit = HumanHit {
            rep: battle.person(carried).rep().into(),
            hits: hits.on_carried,
            ..HumanHit::default()
        };
        let mut dice = play.by(by.shooter.token()).at(carried.token());
        let harms = hit.roll(&battle.scene.printed.tables.ranged_damage, &mut dice);
        if harms.last() == Some(&Harm::ObviouslyDead) {
            let by = By::Person(by.shooter);
            change::go_down(battle, play, rule!("atzr.ranged.carrier"), carried, Down::ObviouslyDead, by);
        }
    }
}

/// All hits on one person: every one rolls, each for who scored it, and the worst that is left counts; what he has to do about a
/// Duck Back is the caller's. What is left, and whose die was the worst.
fn strike(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    all: &[(&FiringHits, Hits)],
) -> Result<(Taken, PersonId), Pause> {
    let rep = battle.person(who).rep().into();
    let mut harms = Harms::new();
    let mut worst = None;
    for (by, Hits { hits, .. }) in all.iter().copied().filter(|it| it.1.hits != 0) {
        let hit = HumanHit { rep, hits, ..HumanHit::default() };
        let mut dice = play.by(by.shooter.token()).at(who.token());
        let own = hit.roll(&battle.scene.printed.tables.ranged_damage, &mut dice);
        let heavier = own.last().filter(|&&it| worst.is_none_or(|(before, _)| before < it));
        worst = heavier.map(|&it| (it, by.shooter)).or(worst);
        harms.extend(own);
    }
    harms.sort_unstable();
    play.cite(rule!("atzr.damage.types"));
    let by = worst.map_or(who, |it| it.1);
    Ok((harm(battle, play, who, harms, By::Person(by))?, by))
}

/// Harm from humans: Hard as Nails, then Star Power, then the worst of what is left.
pub fn harm(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    mut harms: Harms,
    by: By,
) -> Result<Taken, Pause> {
    harden(battle, play, who, &mut harms);
    let taken = match uses_star_power(battle, play, who, &harms, by)? {
        true => shrug_off(battle, play, who, &harms),
        false => harms.iter().copied().max(),
    };
    match taken {
        None => react::carry_on(play, who),
        Some(Harm::DuckBack) => (),
        Some(Harm::OutOfTheFight) => {
            change::go_down(battle, play, rule!("atzr.damage.types"), who, Down::OutOfTheFight, by);
        }
        Some(Harm::ObviouslyDead) => {
            change::go_down(battle, play, rule!("atzr.damage.types"), who, Down::ObviouslyDead, by);
        }
    }
    Ok(taken)
}

/// The first Obviously Dead of an Encounter only puts him Out of the Fight (Hard as Nails).
fn harden(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, harms: &mut Harms) {
    let person = battle.person(who);
    if !person.has(Attribute::HardAsNails) || person.deeds.hard_as_nails {
        return;
    }
    let Some(worst) = harms.iter_mut().find(|it| **it == Harm::ObviouslyDead) else { return };
    *worst = Harm::OutOfTheFight;
    battle.deeds_mut(who).hard_as_nails = true;
    play.note(rule!("atzr.ruling.table-attributes"), who.token(), Happened::HardAsNails);
}

/// A Star's player decides; Tonya always does (ruling on Tonya).
fn uses_star_power(
    battle: &Battle,
    play: &mut Play<'_>,
    who: PersonId,
    harms: &Harms,
    by: By,
) -> Result<bool, Pause> {
    let person = battle.person(who);
    let damaged = harms.iter().any(|&it| star_power::is_damage(it));
    let dead = matches!(person.state, State::ObviouslyDead { .. });
    kernel::rule::hit(rule!("atzr.star.advantages"));
    if !person.star || person.star_power == 0 || !damaged || dead {
        return Ok(false);
    }
    if !person.is_players_star() {
        play.cite(rule!("atzr.ruling.tonya-details"));
        return Ok(true);
    }
    let roll = Stand::Roll(StarPower { dice: person.star_power.into(), harms: harms.clone() });
    let bear = Stand::Bear(harms.iter().copied().max());
    let asking = ask(rule!("atzr.star-power.use"), battle.seat_for(who)).about(who.token());
    let asking = asking.because(hit_by(by, harms));
    Ok(matches!(play.pick(battle, asking, &[roll, bear])?, Stand::Roll(_)))
}

/// Whose deed it was, and how bad it is.
fn hit_by(by: By, harms: &Harms) -> Interrupt {
    let interrupt = match by {
        By::Captor(leader) => Interrupt::new(Interruption::IsJudged).by(leader.token()),
        By::Person(shooter) => Interrupt::new(Interruption::IsHit).by(shooter.token()),
        By::Zombies(first) => Interrupt::new(Interruption::IsHit).by_all(first.map(ZombieId::token)),
        By::Fate => Interrupt::new(Interruption::IsHit),
    };
    let worst = harms.iter().copied().max().map(|it| match it {
        Harm::DuckBack => Outcome::DuckBack,
        Harm::OutOfTheFight => Outcome::OutOfTheFight,
        Harm::ObviouslyDead => Outcome::ObviouslyDead,
    });
    worst.map_or(interrupt, |it| interrupt.threatens(it))
}

/// What a Star may do about what it took.
#[derive(Clone, Debug, PartialEq)]
enum Stand {
    Roll(StarPower),
    Bear(Taken),
}

impl Choice for Stand {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        match self {
            Stand::Roll(power) => {
                let all = odds(|dice| power.use_all(dice).harm);
                let ending = |left: &Taken| Ending::IsLeftWith { fate: fate_of(*left) };
                let odds = all.outcomes.iter().map(|(left, p)| phrases::chance(battle, ending(left), p));
                let odds = odds.collect();
                OptionView::new(format!("Use Star Power, {} dice", power.dice)).odds(odds)
            }
            Stand::Bear(harm) => OptionView::new(format!("Take it: {}", word(*harm))),
        }
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        let deed = match self {
            Stand::Roll(power) => Choosing::UsesStarPower { dice: power.dice },
            Stand::Bear(_) => Choosing::BearsIt,
        };
        Some(deed.into())
    }
}

const fn word(harm: Taken) -> &'static str {
    match harm {
        None => "Carry On",
        Some(Harm::DuckBack) => "Duck Back",
        Some(Harm::OutOfTheFight) => "Out of the Fight",
        Some(Harm::ObviouslyDead) => "dead",
    }
}

fn shrug_off(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, harms: &Harms) -> Taken {
    let rolled = star_power::roll(battle.person(who).star_power.into(), &mut play.by(who.token()));
    change::leave_star_power(battle, who, rolled.left as u8);
    battle.deeds_mut(who).used_star_power = true;
    star_power::spend(rolled.successes, harms, play)
}
