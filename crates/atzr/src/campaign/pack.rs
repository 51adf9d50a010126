//! Before an Encounter: who carries what, and who has a dose of the Cure (14.3, 15).
use kernel::{Choice, Menu, OptionView, Pause, Play, RuleId, ask, scripted};

use super::{
    Campaign,
    group::MemberId,
    month::Step,
    saga::{Doing, Plot, Saga},
};
use crate::{journal::Chronicle, printed::CounterThing, table::encounter::Encounter};

/// What is done before they set out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Errand {
    SetOut,
    HandOver,
    /// Somebody gets a dose.
    Cure(MemberId),
    /// The players end the campaign.
    End,
}

impl Choice for Errand {
    type Table = Campaign;

    fn offered(&self, campaign: &Campaign) -> OptionView {
        match self {
            // Who is raided goes nowhere.
            Errand::SetOut if campaign.is_raided() => OptionView::new("stand your ground"),
            Errand::SetOut => OptionView::new("set out"),
            Errand::HandOver => OptionView::new("hand something over")
                .note("what is in the store stays at home during an Encounter"),
            Errand::Cure(id) => {
                OptionView::new(format!("give {} a dose of the Cure", called(campaign, Some(*id))))
            }
            Errand::End => OptionView::new("end the campaign")
                .confirm("The campaign ends here for good. Its story can still be read."),
        }
    }

    fn forbidden(&self, _: &Campaign, _: RuleId) -> Option<String> {
        (*self == Errand::HandOver).then(|| "nobody has anything".to_owned())
    }
}

/// Something to hand over, and who has it; nobody is the common store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handed {
    pub thing: CounterThing,
    pub from: Option<MemberId>,
    group: usize,
}

impl Choice for Handed {
    type Table = Campaign;

    fn offered(&self, campaign: &Campaign) -> OptionView {
        OptionView::new(format!("{} ({})", self.thing.name(), called(campaign, self.from)))
    }
}

/// Who gets it; nobody is the common store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Receiver(Option<MemberId>);

impl Choice for Receiver {
    type Table = Campaign;

    fn offered(&self, campaign: &Campaign) -> OptionView {
        OptionView::new(called(campaign, self.0))
    }
}

fn called(campaign: &Campaign, id: Option<MemberId>) -> String {
    match id {
        None => "the store".to_owned(),
        Some(id) => campaign.member(id).map_or_else(String::new, |it| it.name.clone()),
    }
}

impl Campaign {
    fn is_raided(&self) -> bool {
        matches!(&self.step, Step::Playing(due) if due.encounter == Encounter::Defend)
    }
}

fn all_things(campaign: &Campaign) -> Vec<Handed> {
    let mut all: Vec<Handed> = Vec::new();
    for (group, it) in campaign.groups.iter().enumerate() {
        for member in &it.members {
            all.extend(member.carries.iter().map(|&thing| Handed { thing, from: Some(member.id), group }));
        }
        all.extend(it.store.iter().map(|&thing| Handed { thing, from: None, group }));
    }
    all
}

impl Saga {
    pub(super) fn pack(&mut self, plot: Plot, play: &mut Play<'_>) -> Result<(), Pause> {
        let seat = self.campaign.seat();
        let things = all_things(&self.campaign);
        let mut menu = Menu::default();
        menu.offer(Errand::SetOut);
        menu.offer_unless(things.is_empty().then_some(rule!("atzr.carry.own-any-number")), Errand::HandOver);
        for group in self.campaign.groups.iter().filter(|it| it.doses != 0) {
            for it in group.members.iter().filter(|it| it.infected) {
                menu.offer(Errand::Cure(it.id));
            }
        }
        menu.offer(Errand::End);
        match play.pick_from(&self.campaign, ask(rule!("atzr.ruling.stored-items"), seat), &menu)? {
            Errand::SetOut => self.doing = Doing::Ready(plot),
            Errand::HandOver => self.hand_over(&things, play)?,
            Errand::Cure(id) => {
                if self.campaign.take_dose(id, &mut scripted(&[])) {
                    play.note(rule!("atzr.cure.doses"), id.token(), Chronicle::HadTheCure);
                }
            }
            Errand::End => {
                self.ended = true;
                play.note(rule!("atzr.campaign.sequence"), None, Chronicle::TheEnd);
            }
        }
        Ok(())
    }

    fn hand_over(&mut self, things: &[Handed], play: &mut Play<'_>) -> Result<(), Pause> {
        let seat = self.campaign.seat();
        let asks = ask(rule!("atzr.carry.own-any-number"), seat);
        let Handed { thing, from, group } = play.pick(&self.campaign, asks, things)?;
        let members = self.campaign.groups[group].members.iter().map(|it| Some(it.id));
        let to: Vec<Receiver> = members.chain([None]).filter(|it| *it != from).map(Receiver).collect();
        let Receiver(to) = play.pick(&self.campaign, ask(rule!("atzr.carry.count"), seat), &to)?;
        let name = |it: Option<MemberId>| it.map(|it| called(&self.campaign, Some(it)).into());
        let note = Chronicle::HandsOver { thing: thing.name().into(), from: name(from), to: name(to) };
        if self.campaign.hand(thing, from, to) {
            play.note(rule!("atzr.ruling.stored-items"), None, note);
        }
        Ok(())
    }
}
