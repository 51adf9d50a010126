//! Meeting humans (16): strangers appear, Friend or Foe, talk, barter, walk, mercy, surrender.
mod barter;
mod exchange;
mod mercy;
mod strangers;
mod talk;

use kernel::{
    Dice, Menu, OptionView, Pause, Play, RuleId, Text, Throw,
    question::{Anchor, Chance},
};
use smallvec::SmallVec;

pub(crate) use self::talk::Parley;
pub use self::{
    barter::trade,
    mercy::{mercy, surrender},
    strangers::{
        appear, crowd_in, in_building, on_doubles, outfit, put, put_where, settle_places, side_name,
    },
    talk::{measure as measure_talk, parley, part, talk, talkers},
};
use super::{
    Battle, Person, PersonId, Phase, SideId, Stance,
    act::Action,
    change::Slot,
    group::{self, Purpose},
    insight,
    side::Role,
};
use crate::{
    journal::{Choosing, Happened},
    printed::Class,
    table::meet::{FriendOrFoe, Meeting},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MeetAction {
    /// Talk the Talk with a group beside him.
    Talk {
        with: SideId,
    },
    /// An item given beforehand.
    Gift {
        slot: Slot,
        to: SideId,
    },
    Barter {
        with: PersonId,
    },
    /// A Star may start a fight at any time (16.4).
    Walk {
        with: SideId,
    },
    Surrender {
        to: PersonId,
    },
}

/// Whether those of a role can be talked to at all. What robbers have to say they say when they rob (24.0).
fn has_words(role: Role) -> bool {
    match role {
        Role::Strangers | Role::Raided | Role::Raiders | Role::Bushwhackers => true,
        Role::Players | Role::Robbers | Role::Leaving => false,
    }
}

/// Sides that see each other for the first time by somebody find out what they are to each other; true if it comes to a fight
/// (16.2).
pub fn at_first_sight(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<bool, Pause> {
    let side = battle.person(who).side;
    let mut met: Vec<(SideId, PersonId)> = Vec::new();
    for (other, person) in battle.functioning() {
        let unmet = battle.stance(side, person.side) == Stance::Unmet;
        if unmet && battle.sees(who, other) && !met.iter().any(|it| it.0 == person.side) {
            met.push((person.side, other));
        }
    }
    let mut fights = false;
    for (other, whom) in met {
        fights |= meet(battle, play, who, whom, other)?;
    }
    Ok(fights)
}

/// A line may open because somebody else has moved or fallen: whoever sees strangers now meets them (16.2).
pub fn look_up(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    if !strangers_are_about(battle) || !strangers_see_each_other(battle) {
        return Ok(());
    }
    let all: Vec<PersonId> = battle.functioning().map(|it| it.0).collect();
    for who in all {
        if battle.person(who).functions() {
            at_first_sight(battle, play, who)?;
        }
    }
    Ok(())
}

/// Whether any two sides on the map have not met yet.
fn strangers_are_about(battle: &Battle) -> bool {
    let mut sides: SmallVec<[SideId; 8]> = SmallVec::new();
    for (_, person) in battle.functioning() {
        if sides.contains(&person.side) {
            continue;
        }
        if sides.iter().any(|&it| battle.stance(it, person.side) == Stance::Unmet) {
            return true;
        }
        sides.push(person.side);
    }
    false
}

/// Whether any two people of sides that have not met yet see each other; it is mutual, so each two are looked at once.
fn strangers_see_each_other(battle: &Battle) -> bool {
    battle.functioning().any(|(one, person)| {
        let unmet =
            |it: &(PersonId, &Person)| one < it.0 && battle.stance(person.side, it.1.side) == Stance::Unmet;
        battle.functioning().filter(unmet).any(|it| battle.sees(one, it.0))
    })
}

/// Two sides see each other for the first time.
fn meet(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    whom: PersonId,
    other: SideId,
) -> Result<bool, Pause> {
    let side = battle.person(who).side;
    let stance = match battle.side(side).is_players() && battle.side(other).is_players() {
        true => super::side::players_meet(battle, play, side, other)?,
        false => first_sight(battle, play, who, whom),
    };
    battle.set_stance(side, other, stance);
    let rule = rule!("atzr.meet.friend-or-foe");
    // It is told of the strangers, whoever came into whose sight.
    let (us, them) = if battle.side(other).is_players() { (whom, who) } else { (who, whom) };
    match stance {
        Stance::Hostile => play.note(rule, them.token(), Happened::IsAnEnemy { of: us.token() }),
        Stance::ToTalk => {
            play.note(rule, them.token(), Happened::WillTalk { with: us.token() });
            return Ok(false);
        }
        Stance::Neutral | Stance::Friends | Stance::Unmet => return Ok(false),
    }
    let active = active(battle, side, other);
    insight::forget(battle);
    insight::test(battle, play, &insight::Occasion { active, ..Default::default() })?;
    Ok(true)
}

/// Who counts as Active in the fight at first sight: the side whose activation it is, nobody on doubles; but those who are
/// raided Walk the Walk, and there both do (16.4, 20.0).
fn active(battle: &Battle, moved: SideId, other: SideId) -> Vec<SideId> {
    if [moved, other].iter().any(|&it| battle.side(it).role == Role::Raided) {
        return vec![moved, other];
    }
    match battle.phase {
        Phase::Doubles => Vec::new(),
        Phase::Groups { side } | Phase::Active { side, .. } | Phase::Strangers { side } => vec![side],
        Phase::Begin
        | Phase::Dice
        | Phase::Next
        | Phase::Markers
        | Phase::Zombies
        | Phase::End
        | Phase::Over => vec![moved],
    }
}

/// Friend or Foe, or what is settled without it: the Class that is raided fights, NPCs stand to each other by Class.
fn first_sight(battle: &Battle, play: &mut Play<'_>, who: PersonId, whom: PersonId) -> Stance {
    let (one, other) = (battle.side(battle.person(who).side), battle.side(battle.person(whom).side));
    if let Some(stance) = settled(play, (one.role, one.class), (other.role, other.class)) {
        return stance;
    }
    play.cite(rule!("atzr.meet.friend-or-foe-when"));
    play.cite(rule!("atzr.ruling.friend-or-foe-scope"));
    let (ours, theirs) = if one.is_players() { (who, whom) } else { (whom, who) };
    let [us, them] = [ours, theirs].map(PersonId::token);
    let both = || vec![Throw::by(us).at(them), Throw::by(them).at(us)];
    match measure(battle, ours, theirs).roll(&mut play.thrown().parties(both)) {
        Meeting::Fight => Stance::Hostile,
        Meeting::Talk => Stance::ToTalk,
    }
}

fn settled(play: &mut Play<'_>, one: (Role, Class), other: (Role, Class)) -> Option<Stance> {
    let roles = [one.0, other.0];
    if roles.contains(&Role::Players) {
        let role = if one.0 == Role::Players { other.0 } else { one.0 };
        return match role {
            Role::Raided => {
                play.cite(rule!("atzr.raid.hostile-class"));
                Some(Stance::Hostile)
            }
            Role::Raiders | Role::Robbers | Role::Bushwhackers => Some(Stance::Hostile),
            Role::Players | Role::Strangers | Role::Leaving => None,
        };
    }
    play.cite(rule!("atzr.ruling.npc-versus-npc"));
    play.cite(rule!("atzr.class.attitudes"));
    let fights = one.1 != other.1 && [one.1, other.1].contains(&Class::Ganger);
    Some(if fights { Stance::Hostile } else { Stance::Neutral })
}

/// The test as it would be taken now.
pub fn measure(battle: &Battle, ours: PersonId, theirs: PersonId) -> FriendOrFoe {
    let count = |who: PersonId| group::group_of(battle, who, Purpose::Activation).members.len() as i32;
    let side = battle.person(theirs).side;
    let npc_star = battle.functioning().any(|it| it.1.side == side && is_npc_star(it.1));
    FriendOrFoe { ours: count(ours), theirs: count(theirs), npc_star }
}

/// Tonya, where no player plays her (3.1.3).
pub fn is_npc_star(person: &Person) -> bool {
    person.star && person.seat.is_none()
}

/// Caught by an attack on others, a blast or a charge: he and his side are enemies from now on (16.2).
pub fn turn_on(battle: &mut Battle, play: &mut Play<'_>, attacker: PersonId, target: PersonId) {
    let (one, other) = (battle.person(attacker).side, battle.person(target).side);
    if one == other || battle.hostile(one, other) {
        return;
    }
    battle.set_stance(one, other, Stance::Hostile);
    play.cite(rule!("atzr.ruling.friend-or-foe-scope"));
    let note = Happened::StartsFight { with: target.token() };
    play.note(rule!("atzr.walk.who"), attacker.token(), note);
}

pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let person = battle.person(who);
    let mut offer = |forbidden: Option<RuleId>, action| menu.offer_unless(forbidden, Action::Meet(action));
    for with in (0..battle.sides.len() as u8).map(SideId).filter(|&it| it != person.side) {
        let peace = battle.at_peace(person.side, with);
        let talks = peace && has_words(battle.side(with).role);
        if talks && talk::is_beside(battle, who, with) {
            let again = battle.side(with).talks.done && battle.side(with).talks.gifts == 0;
            offer(again.then_some(rule!("atzr.ruling.table-talk-the-talk")), MeetAction::Talk { with });
            for (slot, _) in super::item::slots(person) {
                offer(None, MeetAction::Gift { slot, to: with });
            }
        }
        // Tonya never starts a fight, whoever she is with (3.1.3).
        let starts = person.star && !person.deeds.leaves_after;
        if peace && starts && talk::in_sight(battle, who, with) {
            offer(None, MeetAction::Walk { with });
        }
    }
    for with in barter::partners(battle, who) {
        offer(None, MeetAction::Barter { with });
    }
    if let Some(to) = mercy::captor(battle, who) {
        offer(None, MeetAction::Surrender { to });
    }
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &MeetAction,
) -> Result<(), Pause> {
    match *action {
        MeetAction::Talk { with } => talk(battle, play, who, with),
        MeetAction::Gift { slot, to } => {
            talk::give(battle, play, who, slot, to);
            Ok(())
        }
        MeetAction::Barter { with } => barter::barter(battle, play, who, with),
        MeetAction::Walk { with } => {
            play.cite(rule!("atzr.walk.who"));
            walk(battle, play, battle.person(who).side, with)
        }
        MeetAction::Surrender { to } => mercy::surrender(battle, play, who, to),
    }
}

/// Walk the Walk (16.4): both sides take an In Sight Test, both counting as Active.
pub fn walk(battle: &mut Battle, play: &mut Play<'_>, one: SideId, other: SideId) -> Result<(), Pause> {
    battle.set_stance(one, other, Stance::Hostile);
    let name = |side: SideId| Text::from(battle.side(side).name.clone());
    let note = Happened::FightBreaksOut { one: name(one), other: name(other) };
    play.note(rule!("atzr.walk.insight"), None, note);
    insight::forget(battle);
    insight::test(battle, play, &both_active(one, other))
}

fn both_active(one: SideId, other: SideId) -> insight::Occasion {
    insight::Occasion { active: vec![one, other], ..Default::default() }
}

/// Who would act first if somebody started a fight.
pub fn walk_odds(battle: &Battle, who: PersonId, with: SideId) -> Vec<Chance> {
    insight::outbreak(battle, who, with, &both_active(battle.person(who).side, with))
}

impl MeetAction {
    pub fn offered(&self, battle: &Battle, who: PersonId) -> OptionView {
        let leader = |side: SideId| battle.functioning().find(|it| it.1.side == side).map(|it| it.0);
        let at = |side: SideId, words: String| match leader(side) {
            Some(it) => OptionView::new(words).at(Anchor::Token(it.token())),
            None => OptionView::new(words),
        };
        let name = |side: SideId| battle.side(side).name.as_str();
        match *self {
            MeetAction::Talk { with } => {
                at(with, format!("Talk to {}", name(with))).odds(talk::odds(battle, who, with, 0))
            }
            MeetAction::Gift { slot, to } => {
                let thing = super::item::slots(battle.person(who)).find(|it| it.0 == slot);
                at(to, format!("Give {} the {}", name(to), thing.map_or("thing", |it| it.1.thing.name())))
            }
            MeetAction::Barter { with } => barter::at(battle, with),
            MeetAction::Walk { with } => {
                at(with, format!("Start a fight with {}", name(with))).odds(walk_odds(battle, who, with))
            }
            MeetAction::Surrender { to } => {
                let side = battle.person(to).side;
                at(side, format!("Surrender to {}", name(side))).odds(mercy::odds(battle, who, to)).confirm(
                    format!(
                        "{} drops every weapon and is at their mercy. For {} the Encounter is over.",
                        battle.person(who).name,
                        battle.person(who).name
                    ),
                )
            }
        }
    }

    pub fn deed(&self, battle: &Battle, who: PersonId) -> Choosing {
        let name = |side: SideId| battle.side(side).name.clone().into();
        match *self {
            MeetAction::Talk { with } => Choosing::TalksTo { whom: name(with) },
            MeetAction::Gift { slot, to } => {
                let thing = super::item::slots(battle.person(who)).find(|it| it.0 == slot);
                let thing = thing.map_or("", |it| it.1.thing.name()).into();
                Choosing::GivesAway { thing, to: name(to) }
            }
            MeetAction::Barter { with } => Choosing::BartersWith { whom: with.token() },
            MeetAction::Walk { with } => Choosing::StartsFight { with: name(with) },
            MeetAction::Surrender { to } => Choosing::SurrendersTo { whom: to.token() },
        }
    }
}
