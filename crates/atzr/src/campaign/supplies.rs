//! What is eaten at the start of a month (14.4, 15.0.4).
use kernel::{Choice, Dice, OptionView, Pause, Play, ask};

use crate::{
    campaign::{Campaign, group::MemberId},
    journal::Chronicle,
    printed::{CounterThing, Printed},
    table::campaign::{Fed, Larder},
};

/// Somebody to be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Somebody(pub MemberId);

impl Choice for Somebody {
    type Table = Campaign;
    fn offered(&self, campaign: &Campaign) -> OptionView {
        let Some(it) = campaign.member(self.0) else { return OptionView::new("nobody") };
        OptionView::new(it.name.clone()).note(it.at_a_glance())
    }
}

impl Campaign {
    /// Every member of a group burns 1 Supplies while there are any; who goes without is the player's choice.
    pub(crate) fn feed(&mut self, at: usize, printed: &Printed, play: &mut Play<'_>) -> Result<(), Pause> {
        let larder = self.larder(at);
        let left = larder.feed(larder.members, &printed.counters, play);
        let members: Vec<MemberId> = self.groups[at].members.iter().map(|it| it.id).collect();
        let fed = members.len() - usize::from(left.hungry);
        let eats = self.who_eats(at, &members, fed, play)?;
        self.burn(at, &larder, left);
        let star = self.groups[at].star().filter(|_| 1 < self.groups.len());
        let group = star.map(|it| it.name.clone().into());
        let (eaten, left) = (fed as i32, self.supplies(at, printed) as i32);
        play.note(rule!("atzr.campaign.supplies"), None, Chronicle::Eats { eaten, left, group });
        for member in &mut self.groups[at].members {
            member.hungry = !eats.contains(&member.id);
            if member.hungry {
                play.note(rule!("atzr.campaign.supplies"), member.id.token(), Chronicle::GoesHungry);
            }
        }
        Ok(())
    }

    fn larder(&self, at: usize) -> Larder {
        let group = &self.groups[at];
        let count = |thing| {
            let carried = group.members.iter().flat_map(|it| &it.carries);
            carried.chain(&group.store).filter(|it| **it == thing).count() as u16
        };
        Larder {
            members: group.members.len() as u16,
            supplies_a: count(CounterThing::SuppliesA),
            supplies_b: count(CounterThing::SuppliesB),
        }
    }

    /// For how many there is something left to eat.
    fn supplies(&self, at: usize, printed: &Printed) -> u32 {
        self.groups[at].things().map(|it| u32::from(printed.counters.of(it).supplies)).sum()
    }

    fn who_eats(
        &self,
        at: usize,
        members: &[MemberId],
        fed: usize,
        play: &mut Play<'_>,
    ) -> Result<Vec<MemberId>, Pause> {
        if fed == 0 || fed == members.len() {
            return Ok(members[..fed].to_vec());
        }
        play.cite(rule!("atzr.ruling.supplies-who-pays"));
        let options: Vec<Somebody> = members.iter().map(|it| Somebody(*it)).collect();
        let asks = ask(rule!("atzr.campaign.supplies"), self.groups[at].seat);
        let eats = play.some(self, asks, &options, fed..=fed)?;
        Ok(eats.into_iter().map(|it| it.0).collect())
    }

    /// What was burned goes, out of the store first; change of a B is put into the store.
    fn burn(&mut self, at: usize, before: &Larder, left: Fed) {
        for (thing, before, left) in [
            (CounterThing::SuppliesA, before.supplies_a, left.supplies_a),
            (CounterThing::SuppliesB, before.supplies_b, left.supplies_b),
        ] {
            for _ in left..before {
                self.remove(at, thing);
            }
            for _ in before..left {
                self.groups[at].store.push(thing);
            }
        }
    }

    fn remove(&mut self, at: usize, thing: CounterThing) {
        let group = &mut self.groups[at];
        let carried = group.members.iter_mut().map(|it| &mut it.carries);
        for things in std::iter::once(&mut group.store).chain(carried) {
            if let Some(place) = things.iter().position(|it| *it == thing) {
                things.remove(place);
                return;
            }
        }
    }
}
