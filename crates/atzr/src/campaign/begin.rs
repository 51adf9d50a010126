//! How a player comes into a campaign (3.1.1, 4.1, 15.1): a Star, perhaps Grunts, and something to begin with.
use kernel::{
    Choice, Dice, Menu, OptionView, Pause, Play, Pronoun, Seat, Text, ask,
    written::{Nested, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    campaign::{
        Campaign,
        group::{Group, MemberId},
    },
    journal::{Chronicle, things},
    printed::{Attribute, Class, CounterThing, NamedId, Printed},
    table::{
        card::Deck,
        group::{StartingGrunts, starting_card, starting_grunt},
        item::{StarItems, may_not_begin_with},
        npc::{Person, Who},
    },
};

/// Somebody a player made up, on a counter and card of the box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Own {
    pub name: String,
    pub attribute: Attribute,
}

/// A player's Star before the campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewStar {
    pub seat: Seat,
    /// Any character's.
    pub counter: NamedId,
    pub class: Class,
    #[serde(default)]
    pub own: Option<Own>,
    /// What may stand for the name; left out, that of the character, if it is one of the box.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pronoun: Option<Pronoun>,
    /// Without Grunts.
    #[serde(default)]
    pub alone: bool,
}

/// What a Star is called.
pub fn name_of<'a>(star: &'a NewStar, printed: &'a Printed) -> &'a str {
    star.own.as_ref().map_or(printed.characters.card(star.counter).name.as_str(), |it| it.name.as_str())
}

/// A thing to begin with, and what it is good for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstThing(pub CounterThing, String);

impl FirstThing {
    pub(crate) fn new(thing: CounterThing, printed: &Printed) -> FirstThing {
        FirstThing(thing, printed.good_for(thing))
    }
}

impl Choice for FirstThing {
    type Table = Campaign;
    fn offered(&self, _: &Campaign) -> OptionView {
        OptionView::new(self.0.name()).note(self.1.clone())
    }
}

impl NewStar {
    /// What is wrong with it beside the Stars before it.
    fn check(&self, others: &[NewStar], campaign: &Campaign, printed: &Printed) -> Result<(), ValueFault> {
        if printed.characters.named.len() <= usize::from(self.counter.0) {
            return Err(ValueFault::at("counter", "there is no such character"));
        }
        if others.iter().any(|it| it.seat == self.seat) {
            return Err(ValueFault::at("seat", "somebody sits there already"));
        }
        let counter = |it: &NewStar| printed.characters.counter(it.counter);
        if others.iter().any(|it| counter(it) == counter(self)) {
            return Err(ValueFault::at("counter", "somebody has this character already"));
        }
        if self.own.is_some() && !campaign.rules.substitute_attributes {
            return Err(ValueFault::at("own", "Attributes are not swapped in this campaign"));
        }
        if self.own.as_ref().is_some_and(|it| it.name.trim().is_empty()) {
            return Err(ValueFault::at("name", "a name").within("own"));
        }
        Ok(())
    }
}

impl Campaign {
    /// What is wrong with the players' Stars for this campaign.
    pub fn check(&self, stars: &[NewStar], printed: &Printed, dice: &mut dyn Dice) -> Result<(), ValueFault> {
        let players = self.mode.players(dice);
        if !players.contains(&stars.len()) {
            let (least, most) = players.into_inner();
            let words = format!("{least} to {most} of them, one a player");
            return Err(ValueFault::at("stars", words));
        }
        for (at, star) in stars.iter().enumerate() {
            star.check(&stars[..at], self, printed).within(at).within("stars")?;
        }
        Ok(())
    }

    /// The players' Stars come into the campaign, each with the Grunts and things it begins with.
    pub fn begin(&mut self, stars: &[NewStar], printed: &Printed, play: &mut Play<'_>) -> Result<(), Pause> {
        play.cite(rule!("atzr.game.modes"));
        // Nobody recruits another player's Star.
        let ids: Vec<MemberId> = stars.iter().map(|it| self.add_star(it, printed, play)).collect();
        for (at, (star, id)) in stars.iter().zip(ids).enumerate() {
            let recruits = self.recruit(at, star, printed, play)?;
            self.first_things(at, id, recruits, printed, play)?;
        }
        Ok(())
    }

    fn add_star(&mut self, star: &NewStar, printed: &Printed, dice: &mut dyn Dice) -> MemberId {
        dice.cite(rule!("atzr.star.definition"));
        dice.cite(rule!("atzr.class.choose-once"));
        dice.cite(rule!("atzr.class.three"));
        self.groups.push(Group {
            seat: star.seat,
            class: star.class,
            members: Vec::new(),
            store: Vec::new(),
            doses: 0,
            gone: Vec::new(),
            treated_last: Vec::new(),
        });
        let at = self.groups.len() - 1;
        let (id, rep_five) = (self.new_id(), self.rules.star_rep_five);
        let member = self.groups[at].add(id, star.counter, printed, dice);
        member.star = true;
        if rep_five {
            dice.cite(rule!("atzr.star.rep-five"));
            member.rep = 5;
        }
        if let Some(own) = &star.own {
            dice.cite(rule!("atzr.attribute.substitute"));
            member.name.clone_from(&own.name);
            member.pronoun = None;
            member.attributes = vec![own.attribute];
        }
        member.pronoun = star.pronoun.or(member.pronoun);
        id
    }

    /// Grunts before the first Encounter; how many.
    fn recruit(
        &mut self,
        at: usize,
        star: &NewStar,
        printed: &Printed,
        play: &mut Play<'_>,
    ) -> Result<i32, Pause> {
        if star.alone {
            play.cite(rule!("atzr.group.start-alone"));
            return Ok(0);
        }
        let humans = starting_card(printed, &mut Deck::new(&printed.cards), play);
        let mut cups = self.cups(printed, play);
        let npc_star = |it: &u8| printed.characters.card(NamedId(*it)).npc_star;
        let unused = cups.unused().iter().filter(|it| !npc_star(it)).count() as u8;
        let star_rep = self.groups[at].star().map_or(0, |it| it.rep);
        let most = StartingGrunts { star_rep, humans, unused }.most(play);
        if most == 0 {
            return Ok(0);
        }
        let asks = ask(rule!("atzr.group.start-recruit"), star.seat).or(most.into());
        let number = play.number(&*self, asks, 0..=most.into())?;
        for _ in 0..number {
            let Some(person) = starting_grunt(star.class, printed, &mut cups, play) else { break };
            self.admit(at, &person, printed, play);
            if let Some(came) = self.groups[at].members.last() {
                let carries = things(came.carries.iter().copied());
                let note = Chronicle::ComesAlong { who: came.name.clone().into(), carries };
                play.note(rule!("atzr.group.start-recruit"), None, note);
            }
        }
        Ok(number)
    }

    /// A named person comes into a group with what that person has.
    pub(crate) fn admit(&mut self, at: usize, person: &Person, printed: &Printed, dice: &mut dyn Dice) {
        // A generic counter can never be recruited.
        let Who::Named(who) = person.who else { return };
        let id = self.new_id();
        let member = self.groups[at].add(id, who, printed, dice);
        member.rep = person.rep;
        member.carries = person.weapon.into_iter().chain(person.item.map(|it| it.0)).collect();
        dice.cite(rule!("atzr.item.sources"));
    }

    fn first_things(
        &mut self,
        at: usize,
        star: MemberId,
        recruits: i32,
        printed: &Printed,
        play: &mut Play<'_>,
    ) -> Result<(), Pause> {
        let (rep, name) = self.member(star).map(|it| (it.rep.into(), it.name.clone())).unwrap_or_default();
        let mut cups = self.cups(printed, play);
        let number = (StarItems { rep, recruits }).number(play);
        let who: Text = name.into();
        let note = Chronicle::BeginsWith { who: who.clone(), things: number };
        play.note(rule!("atzr.item.star-start"), None, note);
        for nth in 1..=number {
            let chosen = self.member(star).map(|it| it.carries.clone()).unwrap_or_default();
            let mut menu = Menu::default();
            for thing in CounterThing::ALL.into_iter().filter(|it| cups.left(*it) != 0) {
                let refused = may_not_begin_with(&printed.counters, &chosen, thing);
                menu.offer_unless(refused, FirstThing::new(thing, printed));
            }
            let asks = ask(rule!("atzr.item.star-start"), self.groups[at].seat);
            let FirstThing(thing, _) = play.pick_from(&*self, asks, &menu)?;
            play.cite(rule!("atzr.ruling.star-start-items"));
            cups.take(thing);
            self.groups[at].things_of(Some(star)).push(thing);
            let thing = thing.name().into();
            let note = Chronicle::Chooses { who: who.clone(), thing, nth, of: number };
            play.note(rule!("atzr.item.star-start"), None, note);
        }
        Ok(())
    }
}
