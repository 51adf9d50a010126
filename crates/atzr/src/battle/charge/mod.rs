//! Charge into Melee (11.2): the only way into a hex with an enemy in it.
mod fire;
mod people;
mod reach;
mod zombies;

use ground::hex::{Hex, Reach};
use kernel::{
    Choice, Dice, Menu, Note, OptionView, Pause, Play, RuleId, Seat, Throw, ask, odds,
    question::{Anchor, Chance},
};
use smallvec::{SmallVec, smallvec};

pub use self::{
    fire::{at_all as fire_at_all, fire as fire_now},
    people::{by_people, together},
    reach::{can_reach, in_contact_reach, in_reach, path},
    zombies::by_zombies,
};
use super::{
    Battle, FigureId, PersonId,
    act::{self, Action},
    group::NamedPerson,
    person::Doing,
    turn::can_act,
    zombie::{Swarm, ZombieId},
};
use crate::{
    journal::{Choosing, Ending, Happened},
    phrases,
    printed::Attribute,
    table::{
        charge::{Allowed, Charge, Contender, Passed},
        surprise,
    },
    view::is_known,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChargeAction {
    pub hex: Hex,
}

/// Whom somebody can charge, by the ways he can go with the points he has left.
pub fn offer(battle: &Battle, who: PersonId, ways: &Reach, menu: &mut Menu<Action>) {
    let forbidden = forbids(battle, who);
    for hex in reach::in_reach_by(battle, who, ways) {
        menu.offer_unless(forbidden, Action::Charge(ChargeAction { hex }));
    }
}

/// A charge is the one action of an activation, and whoever has fired has had his.
fn forbids(battle: &Battle, who: PersonId) -> Option<RuleId> {
    let turn = &battle.person(who).turn;
    (turn.fired || turn.action.is_some()).then_some(rule!("atzr.action.list"))
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &ChargeAction,
) -> Result<(), Pause> {
    let charges: Vec<(PersonId, Hex)> =
        charging_with(battle, play, who, action.hex)?.into_iter().map(|it| (it, action.hex)).collect();
    for &(it, _) in &charges {
        act::spend(battle, play, it, Doing::Charge);
    }
    by_people(battle, play, &charges)?;
    for (it, _) in charges {
        battle.turn_mut(it).end();
    }
    Ok(())
}

/// Who charges with him at the same time: one other of the active group, if his player wants (ruling on charging together).
fn charging_with(
    battle: &Battle,
    play: &mut Play<'_>,
    who: PersonId,
    hex: Hex,
) -> Result<SmallVec<[PersonId; 2]>, Pause> {
    let group = battle.groups.iter().find(|it| it.members.contains(&who));
    let members = group.map(|it| it.members.as_slice()).unwrap_or_default();
    let could = |it: PersonId| it != who && can_act(battle, it) && forbids(battle, it).is_none();
    let could: Vec<PersonId> =
        members.iter().copied().filter(|&it| could(it) && can_reach(battle, it, hex)).collect();
    let mut seats: Vec<Seat> = could.iter().filter_map(|&it| battle.person(it).seat).collect();
    seats.sort_unstable();
    seats.dedup();
    for seat in seats {
        let his = could.iter().filter(|&&it| battle.person(it).seat == Some(seat));
        let options: Vec<Joins> = his.map(|&with| Joins { with, hex }).collect();
        let asking = ask(rule!("atzr.ruling.charge-together"), seat).about(who.token());
        if let Some(joins) = play.some(battle, asking, &options, 0..=1)?.first() {
            return Ok(smallvec![who, joins.with]);
        }
    }
    Ok(smallvec![who])
}

/// Somebody who charges along with another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Joins {
    pub with: PersonId,
    pub hex: Hex,
}

impl Choice for Joins {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        NamedPerson(self.with).offered(battle)
    }

    fn deed(&self, battle: &Battle) -> Option<Note> {
        NamedPerson(self.with).deed(battle)
    }
}

/// The test of one target against all who come at it; who of them has rolled against another target does not roll again.
fn test(
    battle: &Battle,
    play: &mut Play<'_>,
    target: PersonId,
    chargers: &[FigureId],
    passed: &mut Passed,
) -> SmallVec<[Allowed; 4]> {
    let charge = measure(battle, target, chargers);
    if battle.person(target).ducked {
        play.cite(rule!("atzr.ruling.duck-back-visibility"));
    }
    let rolls = |it: FigureId| Throw::by(it.token());
    let whom = FigureId::Person(target);
    let sides = || {
        let them = chargers.iter().map(|&it| rolls(it).at(target.token()));
        std::iter::once(rolls(whom).at(chargers.first().copied().unwrap_or(whom).token()))
            .chain(them)
            .collect()
    };
    let table = &battle.scene.printed.tables.charge;
    let allowed = charge.test_with(passed, table, &mut play.thrown().parties(sides));
    if play.is_read() {
        let note = may_fire(&charge, chargers, &allowed);
        play.note(rule!("atzr.charge.test"), target.token(), note);
    }
    allowed
}

/// Says who charges whom, before any die.
fn tell(play: &mut Play<'_>, by: &[FigureId], whom: &[FigureId]) {
    if play.is_read() {
        let tokens = |these: &[FigureId]| these.iter().map(|it| it.token()).collect();
        let note = Happened::Charge { by: tokens(by), whom: tokens(whom) };
        play.note(rule!("atzr.charge.only-way"), None, note);
    }
}

/// What the test came to, said of the target.
fn may_fire(charge: &Charge, chargers: &[FigureId], allowed: &[Allowed]) -> Happened {
    if !charge.target_can_fire {
        return Happened::CannotFire;
    }
    let these = |allows: Allowed| {
        let each = chargers.iter().zip(allowed).filter(|it| *it.1 == allows);
        each.map(|it| it.0.token()).collect()
    };
    Happened::MayFire { all: these(Allowed::AllDice), one: these(Allowed::OneDie) }
}

/// The Charge into Melee Test as it would be taken now.
pub fn measure(battle: &Battle, target: PersonId, chargers: &[FigureId]) -> Charge {
    let each = chargers.iter().map(|&it| match it {
        FigureId::Person(who) => contender(battle, who),
        FigureId::Zombie(_) | FigureId::Marker(_) => Contender { zombie: true, ..Contender::default() },
    });
    Charge {
        target: contender(battle, target),
        target_can_fire: !battle.person(target).ducked && fire::can_fire(battle, target),
        chargers: each.collect(),
    }
}

fn contender(battle: &Battle, who: PersonId) -> Contender {
    let person = battle.person(who);
    Contender {
        rep: person.rep().into(),
        zombie: false,
        rage: person.has(Attribute::Rage),
        runt: person.has(Attribute::Runt),
    }
}

/// What a charge does to its target before a die is rolled: whom he carries he drops (12.0), and behind cover he stays no longer.
fn startle(battle: &mut Battle, play: &mut Play<'_>, target: PersonId) {
    battle.deeds_mut(target).in_melee = true;
    if let Some(whom) = super::change::put_down(battle, target) {
        play.cite(rule!("atzr.ruling.carrier-reactions"));
        let note = Happened::DropsCarried { whom: whom.token() };
        play.note(rule!("atzr.recovery.carrier-charged"), target.token(), note);
    }
    super::change::pop_up(battle, play, rule!("atzr.ruling.duck-back-visibility"), target);
}

/// How those are numbered of whom one is drawn.
pub fn in_order(battle: &Battle, these: &[PersonId]) -> String {
    let names: Vec<&str> = these.iter().map(|&it| battle.person(it).name.as_str()).collect();
    format!("in this order, leaving out anyone already drawn: {}", names.join(", "))
}

/// Zombies shared out evenly, an odd one by lot (13.3.1).
fn share(
    battle: &Battle,
    play: &mut Play<'_>,
    humans: &[PersonId],
    undead: &[ZombieId],
) -> Vec<(PersonId, Swarm)> {
    let listed = || in_order(battle, humans);
    let counts = surprise::divide(undead.len() as u16, humans.len(), &mut play.thrown().reads(listed));
    let mut rest = undead;
    let share = |(&who, &count): (&PersonId, &u16)| {
        let (mine, others) = rest.split_at(usize::from(count).min(rest.len()));
        rest = others;
        (who, Swarm::from_slice(mine))
    };
    humans.iter().zip(&counts).map(share).collect()
}

impl ChargeAction {
    pub fn offered(&self, battle: &Battle, who: PersonId) -> OptionView {
        let people = self.charged(battle, who).map(|it| battle.person(it).name.clone());
        let undead = battle.zombies_at(self.hex).map(|it| battle.name(FigureId::Zombie(it.0)));
        let names: Vec<String> = people.chain(undead).collect();
        let at = Anchor::Place(ground::hex::centre(self.hex));
        OptionView::new(format!("Charge {}", listed(&names))).at(at).odds(self.odds(battle, who))
    }

    pub fn deed(&self, battle: &Battle, who: PersonId) -> Choosing {
        let people = self.charged(battle, who).map(PersonId::token);
        let undead = battle.zombies_at(self.hex).map(|it| it.0.token());
        Choosing::Charges { whom: people.chain(undead).collect() }
    }

    /// All others in the hex, enemies and those who stand beside them.
    fn charged(&self, battle: &Battle, who: PersonId) -> impl Iterator<Item = PersonId> {
        let side = battle.person(who).side;
        let there = battle.standing_at(self.hex).filter(move |it| it.0 != who);
        there.filter(move |it| it.1.side != side).map(|it| it.0)
    }

    /// What each of them may fire at the charger, by the tests that will be taken; nothing where somebody is not known.
    fn odds(&self, battle: &Battle, who: PersonId) -> Vec<Chance> {
        let charged: Vec<PersonId> = self.charged(battle, who).collect();
        let known = |it: &PersonId| is_known(battle, who, FigureId::Person(*it));
        let measured = |&it: &PersonId| (it, measure(battle, it, &[FigureId::Person(who)]));
        let tests: Vec<(PersonId, Charge)> =
            charged.iter().map(measured).filter(|it| it.1.target_can_fire).collect();
        if tests.is_empty() || !charged.iter().all(known) {
            return Vec::new();
        }
        let table = &battle.scene.printed.tables.charge;
        let all = odds(|dice| {
            let mut passed = Passed::new();
            let allowed = |it: &(PersonId, Charge)| it.1.test_with(&mut passed, table, dice).first().copied();
            tests.iter().filter_map(allowed).collect::<SmallVec<[Allowed; 2]>>()
        });
        let ending = |allowed: &SmallVec<[Allowed; 2]>| {
            let who = |dice: Allowed| {
                let each = tests.iter().zip(allowed).filter(move |it| *it.1 == dice);
                each.map(|it| it.0.0.token()).collect()
            };
            Ending::FiredAt { one: who(Allowed::OneDie), all: who(Allowed::AllDice) }
        };
        all.outcomes.iter().map(|(allowed, p)| phrases::chance(battle, ending(allowed), p)).collect()
    }
}

/// Names one after the other.
fn listed(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [all @ .., last] => format!("{} and {last}", all.join(", ")),
    }
}
