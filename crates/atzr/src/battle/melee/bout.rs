//! What fighters bring to a melee, and what it costs them until it is over (11.1, 11.4).
use kernel::{Note, Pause, Play, Token, ask};
use smallvec::SmallVec;

use super::super::{Battle, Person, PersonId, item::Item};
use crate::{
    journal::{Choosing, Happened},
    printed::{Attribute, CounterThing},
    table::melee::{Fighter, Foe, Melee, MeleeWeapon},
};

/// What lasts until the whole melee in a hex is over (11.4): the Rep that each fighter has lost, and the weapon he took.
#[derive(Clone, Debug, Default)]
pub struct Bout {
    lost: SmallVec<[(PersonId, u8); 4]>,
    weapons: SmallVec<[(PersonId, Option<MeleeWeapon>); 4]>,
}

impl Bout {
    /// A human as he fights now; his player picks the weapon once.
    pub fn fighter(
        &mut self,
        battle: &mut Battle,
        play: &mut Play<'_>,
        who: PersonId,
    ) -> Result<Fighter, Pause> {
        let known = self.weapons.iter().find(|it| it.0 == who).map(|it| it.1);
        let weapon = match known {
            Some(weapon) => weapon,
            None => weapon(battle, play, who)?,
        };
        if weapon.is_some() {
            kernel::rule::hit(rule!("atzr.components.weapon-counter"));
        }
        if known.is_none() {
            self.weapons.push((who, weapon));
        }
        let lost_rounds = self.lost.iter().find(|it| it.0 == who).map_or(0, |it| it.1);
        Ok(Fighter { lost_rounds, ..fighter(battle.person(who), weapon) })
    }

    pub fn remember(&mut self, one: PersonId, other: PersonId, melee: &Melee) {
        self.lose(one, melee.fighter.lost_rounds);
        if let Foe::Human(foe) = melee.foe {
            self.lose(other, foe.lost_rounds);
        }
    }

    pub fn lose(&mut self, who: PersonId, rounds: u8) {
        self.lost.retain(|it| it.0 != who);
        self.lost.push((who, rounds));
    }
}

/// Says who fights whom from here on: what is rolled is first the one's and then the others'.
pub fn begins(play: &mut Play<'_>, who: PersonId, weapon: Option<MeleeWeapon>, others: &[Token]) {
    let with = weapon.map(|it| thing(it).name().into());
    let note = Happened::Fights { whom: others.to_vec(), with };
    play.note(rule!("atzr.melee.dice"), who.token(), note);
}

/// What a melee weapon is as a counter.
fn thing(weapon: MeleeWeapon) -> CounterThing {
    match weapon {
        MeleeWeapon::BatInOneHand | MeleeWeapon::BatInBothHands => CounterThing::BaseballBat,
        MeleeWeapon::FryingPan => CounterThing::FryingPan,
    }
}

/// Says who has lost Rep in a round.
pub fn shaken(play: &mut Play<'_>, who: PersonId, before: Fighter, after: Fighter) {
    if before.lost_rounds < after.lost_rounds {
        play.note(rule!("atzr.melee.damage-next-round"), who.token(), Happened::Shaken);
    }
}

/// A human with this weapon before the first round; what Star Power and Hard as Nails do is settled when he is hurt.
pub fn fighter(person: &Person, weapon: Option<MeleeWeapon>) -> Fighter {
    Fighter {
        rep: person.rep().into(),
        weapon,
        vest: person.wears_vest,
        brawler: person.has(Attribute::Brawler),
        rage: person.has(Attribute::Rage),
        ..Fighter::default()
    }
}

/// The melee weapon he uses for this melee: with two, as his player picks (ruling on melee weapons).
fn weapon(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<Option<MeleeWeapon>, Pause> {
    let all: Vec<Weapon> = weapons(battle.person(who)).into_iter().map(Weapon).collect();
    match (all.as_slice(), battle.person(who).seat) {
        ([], _) => Ok(None),
        ([only], _) | ([only, ..], None) => Ok(Some(only.0)),
        (_, Some(seat)) => {
            let asking = ask(rule!("atzr.ruling.melee-weapons-held"), seat).about(who.token());
            Ok(Some(play.pick(&*battle, asking, &all)?.0))
        }
    }
}

/// What he could strike with, of what is in his hands: a Bat in both only if they hold nothing else.
pub fn weapons(person: &Person) -> SmallVec<[MeleeWeapon; 2]> {
    let only = person.hands.len() == 1;
    let kind = |it: &Item| match it.thing {
        CounterThing::BaseballBat if only => Some(MeleeWeapon::BatInBothHands),
        CounterThing::BaseballBat => Some(MeleeWeapon::BatInOneHand),
        CounterThing::FryingPan => Some(MeleeWeapon::FryingPan),
        CounterThing::Pistol
        | CounterThing::Shotgun
        | CounterThing::Smg
        | CounterThing::HuntingRifle
        | CounterThing::AssaultRifle
        | CounterThing::Crossbow
        | CounterThing::Rpg
        | CounterThing::Grenade
        | CounterThing::GasTank
        | CounterThing::Ammo
        | CounterThing::Medikit
        | CounterThing::Scope
        | CounterThing::SuppliesA
        | CounterThing::SuppliesB
        | CounterThing::Vest => None,
    };
    let mut all: SmallVec<[MeleeWeapon; 2]> = person.hands.iter().filter_map(kind).collect();
    all.dedup();
    all
}

/// A melee weapon to be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Weapon(MeleeWeapon);

impl kernel::Choice for Weapon {
    type Table = Battle;

    fn offered(&self, _battle: &Battle) -> kernel::OptionView {
        kernel::OptionView::new(match self.0 {
            MeleeWeapon::BatInOneHand | MeleeWeapon::BatInBothHands => "Strike with the Baseball Bat",
            MeleeWeapon::FryingPan => "Strike with the Frying Pan",
        })
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        Some(Choosing::StrikesWith { thing: thing(self.0).name().into() }.into())
    }
}
