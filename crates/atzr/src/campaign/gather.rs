//! Before anybody has set out: who comes (3.1.1, 4.1).
use kernel::{
    Choice, Form, FormFault, Menu, OptionView, Pause, Play, RuleId, Seat, ask, scripted,
    written::{Step, ValueFault},
};
use serde_json::Value;

use super::{
    Campaign, Mode,
    begin::{NewStar, name_of},
    file::{NewPlayer, schema_of_new},
    saga::{Doing, Saga},
};
use crate::{journal::Chronicle, printed::Class};

/// Who is expected still.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// Everybody is there.
    Begin,
    /// Another player comes.
    Join,
    /// A Star that has not set out yet goes again: its place, and what it is called.
    Leave(usize, String),
}

impl Choice for Arrival {
    type Table = Campaign;

    fn offered(&self, _: &Campaign) -> OptionView {
        match self {
            Arrival::Begin => OptionView::new("begin the campaign"),
            Arrival::Join => OptionView::new("add a player").note("each has a Star of their own"),
            Arrival::Leave(_, name) => OptionView::new(format!("{name} does not come after all")),
        }
    }

    fn forbidden(&self, _: &Campaign, _: RuleId) -> Option<String> {
        match self {
            Arrival::Begin => Some("nobody has come yet".to_owned()),
            Arrival::Join => Some("there are as many players as possible".to_owned()),
            Arrival::Leave(..) => None,
        }
    }
}

impl Saga {
    pub(super) fn gather(&mut self, stars: Vec<NewStar>, play: &mut Play<'_>) -> Result<(), Pause> {
        let most = *Mode::Cooperative.players(play).end();
        let (nobody, full) = (stars.is_empty(), most <= stars.len());
        let modes = rule!("atzr.game.modes");
        let mut menu = Menu::default();
        menu.offer_unless(nobody.then_some(modes), Arrival::Begin);
        menu.offer_unless(full.then_some(modes), Arrival::Join);
        for (at, it) in stars.iter().enumerate() {
            menu.offer(Arrival::Leave(at, name_of(it, &self.printed).to_owned()));
        }
        let seat = stars.first().map_or(Seat(0), |it| it.seat);
        match play.pick_from(&self.campaign, ask(rule!("atzr.star.definition"), seat), &menu)? {
            Arrival::Begin => self.doing = Doing::Agreeing { stars },
            Arrival::Join => {
                let form = JoinForm { saga: self, stars: &stars };
                let asks = ask(rule!("atzr.class.choose-once"), seat);
                let new = play.fill_in(&self.campaign, asks, &form)?;
                let Ok(star) = form.star(&new) else { return Ok(()) };
                let who = name_of(&star, &self.printed).to_owned().into();
                play.note(rule!("atzr.star.definition"), None, Chronicle::PlayerComes { who });
                self.doing = Doing::Gathering { stars: stars.into_iter().chain([star]).collect() };
            }
            Arrival::Leave(at, name) => {
                let mut stars = stars;
                stars.remove(at);
                for (seat, star) in (0..).zip(stars.iter_mut()) {
                    star.seat = Seat(seat);
                }
                let note = Chronicle::PlayerGoes { who: name.into() };
                play.note(rule!("atzr.star.definition"), None, note);
                self.doing = Doing::Gathering { stars };
            }
        }
        Ok(())
    }
}

/// What a player comes with.
#[derive(Debug)]
pub struct JoinForm<'a> {
    pub saga: &'a Saga,
    pub stars: &'a [NewStar],
}

impl JoinForm<'_> {
    /// The Star beside those who are there.
    fn star(&self, new: &NewPlayer) -> Result<NewStar, ValueFault> {
        let seat = (0..=u8::MAX).map(Seat).find(|seat| self.stars.iter().all(|it| it.seat != *seat));
        let star = new.star(seat.unwrap_or(Seat(0)), &self.saga.printed)?;
        let stars: Vec<NewStar> = self.stars.iter().cloned().chain([star.clone()]).collect();
        let mut campaign = self.saga.campaign.clone();
        campaign.mode = if stars.len() == 1 { Mode::Solo } else { Mode::Cooperative };
        campaign.check(&stars, &self.saga.printed, &mut scripted(&[]))?;
        Ok(star)
    }
}

impl Form for JoinForm<'_> {
    type Value = NewPlayer;

    fn propose(&self) -> NewPlayer {
        let named = |name: &str| {
            let counter = name.to_owned();
            NewPlayer {
                counter,
                class: Class::Survivor,
                alone: false,
                name: None,
                pronoun: None,
                attribute: None,
            }
        };
        let all = self.saga.printed.characters.named.iter().map(|it| named(&it.name));
        let free = all.clone().find(|it| self.star(it).is_ok());
        free.or_else(|| all.clone().next()).unwrap_or_else(|| named(""))
    }

    fn check(&self, new: &NewPlayer) -> Result<(), FormFault> {
        let unfit = |fault| FormFault::new(rule!("atzr.class.choose-once"), in_form(fault));
        self.star(new).map(drop).map_err(unfit)
    }

    fn label(&self, new: &NewPlayer) -> String {
        new.name.clone().unwrap_or_else(|| new.counter.clone())
    }

    fn schema(&self) -> Value {
        serde_json::from_str(&schema_of_new()).unwrap_or_default()
    }
}

/// What is wrong with a Star among the others, as the form of one player has it: its innermost name is that of the field.
fn in_form(fault: ValueFault) -> ValueFault {
    let name = fault.steps().iter().rev().find_map(|step| match step {
        Step::Name(name) => Some(name.as_str()),
        Step::Index(_) => None,
    });
    match name {
        Some(name) => ValueFault::at(name, fault.reason.clone()),
        None => fault,
    }
}
