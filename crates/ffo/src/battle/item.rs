//! What people have in hand, and what lies about (p. 14).
use ground::open::measure;
use kernel::{Dice, Menu, OptionView, Pause, Play};
use smallvec::{SmallVec, smallvec};

use super::{
    Battle, Lying, Person, PersonId,
    act::{self, Action},
    change,
    person::{Arm, ArmKind, Extra},
};
use crate::{
    journal::Choosing,
    table::{
        action::Gait,
        weapon::{INCH_MM, Weapon},
    },
};

#[derive(Clone, Debug, PartialEq)]
pub enum ItemAction {
    /// What lies there, by its place in the list.
    PickUp(u16),
    /// These arms in hand, the primary hand first.
    Hold(SmallVec<[u8; 2]>),
}

/// What one of somebody's arms is called.
pub fn called(battle: &Battle, who: PersonId, arm: u8) -> String {
    battle.person(who).arms.get(usize::from(arm)).map(word).unwrap_or_default()
}

/// What a weapon is called.
pub fn word(arm: &Arm) -> String {
    match arm.what {
        ArmKind::Gun(Weapon::Listed(gun)) => view::words::spelled(&gun),
        ArmKind::Gun(Weapon::Own(_)) => "weapon of their own".to_owned(),
        ArmKind::Melee(weapon) => view::words::spelled(&weapon),
        ArmKind::Chainsaw(_) => "chainsaw".to_owned(),
    }
}

pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let person = battle.person(who);
    if !battle.foes(who.into()).is_empty() {
        return;
    }
    for arms in in_hand(person) {
        menu.offer(Action::Item(ItemAction::Hold(arms)));
    }
    if person.seated.is_some() || person.ducked.is_some() {
        return;
    }
    let spent = act::forbids_extra(person, Extra::PickUp, Gait::NormalMove);
    for (at, _) in battle.lying.iter().enumerate().filter(|it| is_near(person, it.1)) {
        menu.offer_unless(spent, Action::Item(ItemAction::PickUp(at as u16)));
    }
}

/// What they could have in hand otherwise: one of their arms, or any two of them, the primary hand first.
fn in_hand(person: &Person) -> impl Iterator<Item = SmallVec<[u8; 2]>> + '_ {
    let all = || 0..person.arms.len() as u8;
    let one = all().map(|it| smallvec![it]);
    let two = all()
        .flat_map(move |it| all().filter(move |other| *other != it).map(move |other| smallvec![it, other]));
    one.chain(two).filter(|it: &SmallVec<[u8; 2]>| *it != person.held)
}

/// Whether something lies beside somebody.
fn is_near(person: &Person, it: &Lying) -> bool {
    it.level == person.level && measure::at_most(it.at, person.at, INCH_MM)
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &ItemAction,
) -> Result<(), Pause> {
    match action {
        ItemAction::Hold(arms) => {
            play.cite(rule!("ffo.ruling.hands"));
            play.cite(rule!("ffo.ammo.reload"));
            change::hold(battle, who, arms);
        }
        ItemAction::PickUp(at) => {
            play.cite(rule!("ffo.action.extra"));
            battle.turn_mut(who).extra = Some(Extra::PickUp);
            change::pick_up(battle, who, usize::from(*at));
        }
    }
    Ok(())
}

impl ItemAction {
    pub fn offered(&self, battle: &Battle, who: PersonId) -> OptionView {
        OptionView::new(match self {
            ItemAction::PickUp(at) => format!("Pick up the {}", lying(battle, *at)),
            ItemAction::Hold(arms) => {
                let names: Vec<String> = arms.iter().map(|&it| called(battle, who, it)).collect();
                format!("Take the {} in hand", names.join(" and the "))
            }
        })
    }

    pub fn deed(&self, battle: &Battle, who: PersonId) -> Choosing {
        match self {
            ItemAction::PickUp(at) => Choosing::PicksUp { thing: lying(battle, *at).into() },
            ItemAction::Hold(arms) => Choosing::TakesInHand {
                things: arms.iter().map(|&it| called(battle, who, it).into()).collect(),
            },
        }
    }
}

fn lying(battle: &Battle, at: u16) -> String {
    battle.lying.get(usize::from(at)).map(|it| word(&it.what)).unwrap_or_default()
}
