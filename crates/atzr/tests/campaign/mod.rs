//! The campaign between the Encounters (14): months, food, losses, and who stays.

mod after;
mod begin;
mod calendar;
mod home;
mod month;
mod out;

use atzr::{
    campaign::{
        Campaign, Departure, Due, EndState, Fared, Group, MemberId, Mode, Parts, PlayedOutcome, Step,
        begin::{NewStar, Own},
        opening::{CampaignStart, OPENINGS, Planned},
        outcome::Gains,
    },
    journal::Chronicle,
    phrases::chronicle,
    printed::{Area, Attribute, Class, CounterThing, DayPart, NamedId, Printed},
    rule,
    rules::Rules,
    table::{
        after::Deeds,
        campaign::Month,
        encounter::Encounter,
        infection::Bites,
        npc::{ItemPlace, Person, Who},
    },
};
use kernel::{Answer, Dice, Play, Proof, RuleId, Seat, What, script, scripted};

fn printed() -> &'static Printed {
    Printed::book()
}

fn named(name: &str) -> NamedId {
    printed().characters.find(name).unwrap()
}

/// Plays something with these dice and answers, of which none may be left over.
#[track_caller]
fn play<T>(dice: &[u16], answers: &[Answer], what: impl FnOnce(&mut Play<'_>) -> T) -> T {
    let mut dice = scripted(dice);
    let mut answers = script(answers.iter().cloned());
    what(&mut Play::new(Vec::new(), &mut dice, &mut answers))
}

fn lone_star(name: &str) -> NewStar {
    NewStar {
        seat: Seat(0),
        counter: named(name),
        class: Class::Survivor,
        own: None,
        pronoun: None,
        alone: true,
    }
}

/// A Star of Rep 5 with nothing, in the suburbs.
fn alone() -> Campaign {
    let mut campaign = Campaign::new(Mode::Solo, Parts::default(), Rules::default());
    let five = vec![Answer::One(0); 5];
    play(&[], &five, |play| campaign.begin(&[lone_star("Tonya")], printed(), play)).unwrap();
    campaign.groups[0].members[0].carries.clear();
    campaign.area = Some(Area::Suburbs);
    campaign
}

/// The Star with these Grunts at their Reps.
fn with(grunts: &[&str]) -> Campaign {
    let mut campaign = alone();
    let gains = Gains {
        joined: grunts
            .iter()
            .map(|it| Person {
                who: Who::Named(named(it)),
                class: Class::Survivor,
                rep: printed().characters.card(named(it)).rep,
                weapon: None,
                item: None,
            })
            .collect(),
        doses: None,
    };
    let parts = std::mem::replace(
        &mut campaign.parts,
        Parts { supplies: false, recovery: false, rep_changes: false, keeping_it_together: false },
    );
    let outcome = PlayedOutcome { encounter: Encounter::Search, fared: Vec::new(), gains: vec![gains] };
    play(&[], &[], |play| campaign.settle(&outcome, printed(), play)).unwrap();
    campaign.parts = parts;
    campaign.chapters.clear();
    campaign.step = Step::Area;
    campaign
}

fn id(campaign: &Campaign, name: &str) -> MemberId {
    campaign.groups.iter().flat_map(|it| &it.members).find(|it| it.name == name).unwrap().id
}

fn names(group: &Group) -> Vec<&str> {
    group.members.iter().map(|it| it.name.as_str()).collect()
}

const QUIET: Deeds = Deeds {
    ran_away: false,
    shot_at: false,
    in_melee: false,
    out_of_the_fight: false,
    used_star_power: false,
    success: true,
};

fn well(campaign: &Campaign, name: &str) -> Fared {
    Fared { deeds: QUIET, ..Fared::well(id(campaign, name), Vec::new()) }
}

fn settle(campaign: &mut Campaign, fared: Vec<Fared>, dice: &[u16], answers: &[Answer]) {
    let outcome = PlayedOutcome { encounter: Encounter::Search, fared, gains: Vec::new() };
    play(dice, answers, |play| campaign.settle(&outcome, printed(), play)).unwrap();
}

fn only(recovery: bool, rep_changes: bool, keeping_it_together: bool) -> Parts {
    Parts { supplies: true, recovery, rep_changes, keeping_it_together }
}
