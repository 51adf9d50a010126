//! What whoever is charged does before the bodies meet: fire, or draw a melee weapon (p. 30).
use kernel::{Choice, Dice, Given, Interrupt, Note, OptionView, Pause, Play, ask, question::Anchor};
use smallvec::{SmallVec, smallvec};

use crate::{
    battle::{
        Battle, FigureId, PersonId, change, item,
        looking::Looking,
        person::ArmKind,
        shoot::{self, AimAt, Firing, Manner, Target},
    },
    journal::{Choosing, Interruption},
    table::{
        charge::{Allowed, ChargeFire, FireAt, MayFire},
        weapon::Weapon,
    },
};

/// A charger, and what may be fired at them.
pub type At = (FigureId, Allowed);

/// Asks what they do, and has it done; whether they have fired.
pub fn defend(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, at: &[At]) -> Result<bool, Pause> {
    play.cite(rule!("ffo.charge.draw-melee-weapon"));
    let all = defences(battle, who, at);
    let chosen = match all.as_slice() {
        [] | [Defence::Hold] => return Ok(false),
        [..] => {
            let nearest = at.first().map(|it| it.0.token());
            let because = nearest.map(|it| Interrupt::new(Interruption::IsCharged).by(it));
            let asking = ask(rule!("ffo.charge.draw-melee-weapon"), battle.seat_for(who));
            let options: Vec<Offered> = all.iter().map(|it| Offered { who, what: it.clone() }).collect();
            play.pick(&*battle, asking.about(who.token()).because(because), &options)?.what
        }
    };
    match chosen {
        Defence::Fire(firing) => {
            shoot::volley(battle, play, &[firing])?;
            Ok(true)
        }
        Defence::Draw(arm) => {
            change::hold(battle, who, &[arm]);
            Ok(false)
        }
        Defence::Hold => Ok(false),
    }
}

#[derive(Clone, Debug, PartialEq)]
enum Defence {
    Fire(Firing),
    Draw(u8),
    Hold,
}

fn defences(battle: &Battle, who: PersonId, at: &[At]) -> Vec<Defence> {
    if at.iter().all(|it| it.1 == Allowed::Nothing) {
        return Vec::new();
    }
    let mut all = Vec::new();
    if shoot::can_fire(battle, who) {
        for (arm, weapon) in shoot::ready(battle, who) {
            all.extend(spreads(battle, who, (arm, weapon), at).into_iter().map(Defence::Fire));
        }
    }
    let person = battle.person(who);
    let sheathed = |it: &usize| {
        matches!(person.arms[*it].what, ArmKind::Melee(_) | ArmKind::Chainsaw(_))
            && !person.held.contains(&(*it as u8))
    };
    all.extend((0..person.arms.len()).filter(sheathed).map(|it| Defence::Draw(it as u8)));
    all.push(Defence::Hold);
    all
}

/// Every way to share the shots of a weapon out among the chargers that the table allows, the most shots first.
fn spreads(battle: &Battle, who: PersonId, (arm, weapon): (u8, Weapon), at: &[At]) -> Vec<Firing> {
    let seen = shoot::targets(battle, who, weapon, Manner::ChargedAt);
    let most = weapon.numbers().ratings.highest();
    let mut all: Vec<SmallVec<[u8; 4]>> = vec![SmallVec::new()];
    for &(whom, allowed) in at {
        let up_to = match allowed {
            Allowed::Nothing | Allowed::ToDraw => 0,
            Allowed::OneShot => 1,
            Allowed::Full => most,
        };
        let up_to = if seen.contains(&whom) { up_to } else { 0 };
        let more = |so_far: &SmallVec<[u8; 4]>| {
            let so_far = so_far.clone();
            (0..=up_to).map(move |it| so_far.iter().copied().chain([it]).collect())
        };
        all = all.iter().flat_map(more).collect();
    }
    all.retain(|shots| shots.iter().any(|it| *it != 0) && is_allowed(weapon, at, shots));
    all.sort_by_key(|shots| std::cmp::Reverse(shots.iter().sum::<u8>()));
    all.iter().map(|shots| firing(who, arm, at, shots)).collect()
}

fn is_allowed(weapon: Weapon, at: &[At], shots: &[u8]) -> bool {
    let each = at.iter().zip(shots).map(|(&(_, allowed), &shots)| FireAt { allowed, shots, second_shots: 0 });
    let given = ChargeFire { weapon, second: None, chargers: each.collect() };
    given.resolve(&mut Looking) == MayFire::Yes
}

fn firing(who: PersonId, arm: u8, at: &[At], shots: &[u8]) -> Firing {
    let each = at.iter().zip(shots).filter(|it| *it.1 != 0);
    let full = each.clone().any(|it| it.0.1 == Allowed::Full);
    let aims = each.map(|(&(whom, _), &shots)| AimAt { at: Target::Figure(whom), of: 0, shots });
    let manner = if full { Manner::ChargedAt } else { Manner::OneShot };
    Firing { who, arms: smallvec![arm], manner, aims: aims.collect() }
}

/// One thing that somebody who is charged can do.
#[derive(Clone, Debug, PartialEq)]
struct Offered {
    who: PersonId,
    what: Defence,
}

impl Choice for Offered {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        match &self.what {
            Defence::Fire(firing) => {
                let arm =
                    firing.arms.first().map_or_else(String::new, |it| item::called(battle, self.who, *it));
                let each = firing.aims.iter().filter_map(|it| match it.at {
                    Target::Figure(whom) => Some(format!("{} at {}", in_words(it.shots), battle.name(whom))),
                    Target::Vehicle(_) => None,
                });
                let label = format!("Fire the {arm}, {}", each.collect::<Vec<_>>().join(" and "));
                let view = OptionView::new(label);
                match firing.aims.first().map(|it| it.at) {
                    Some(Target::Figure(whom)) => view.at(Anchor::Token(whom.token())),
                    Some(Target::Vehicle(_)) | None => view,
                }
            }
            Defence::Draw(arm) => {
                OptionView::new(format!("Draw the {}", item::called(battle, self.who, *arm)))
            }
            Defence::Hold => OptionView::new("Wait for them"),
        }
    }

    fn deed(&self, battle: &Battle) -> Option<Note> {
        let deed = match &self.what {
            Defence::Fire(_) => Choosing::OpensFire,
            Defence::Draw(arm) => {
                Choosing::TakesInHand { things: vec![item::called(battle, self.who, *arm).into()] }
            }
            Defence::Hold => Choosing::DoesNothing,
        };
        Some(deed.into())
    }
}

fn in_words(shots: u8) -> String {
    if shots == 1 { "1 shot".to_owned() } else { format!("{shots} shots") }
}
