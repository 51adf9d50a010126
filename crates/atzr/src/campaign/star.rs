//! Who leads, and who stays with the Star (3.1.1, 4.2).
use kernel::{Dice, Pause, Play, RuleId, ask};

use crate::{
    campaign::{
        Campaign,
        group::{Departure, MemberId},
        outcome::{EndState, Fared, PlayedOutcome},
        settle::Loss,
        supplies::Somebody,
    },
    journal::{Chronicle, Happened, things},
    printed::{Attribute, Printed, people::KeptTogether},
    table::together::{Grunt, Star},
};

impl Campaign {
    /// A group that has lost its Star follows the Grunt with the highest Rep, or breaks up; whether it has a new Star.
    pub(crate) fn find_star(&mut self, at: usize, play: &mut Play<'_>) -> Result<bool, Pause> {
        let group = &self.groups[at];
        let highest = group.members.iter().map(|it| it.rep).max();
        if group.star().is_some() || highest.is_none() {
            return Ok(false);
        }
        let heirs = group.members.iter().filter(|it| Some(it.rep) == highest);
        let heirs: Vec<Somebody> = heirs.map(|it| Somebody(it.id)).collect();
        let seat = group.seat;
        play.cite(rule!("atzr.star.definition"));
        if !play.yes_no(&*self, ask(rule!("atzr.ruling.new-star"), seat).or(1))? {
            let all: Vec<MemberId> = self.groups[at].members.iter().map(|it| it.id).collect();
            for id in all {
                self.lose(at, id, Loss::of(Departure::Left, false), rule!("atzr.ruling.new-star"), play);
            }
            return Ok(false);
        }
        let Somebody(heir) = match heirs[..] {
            [only] => only,
            _ => play.pick(&*self, ask(rule!("atzr.leader.who"), seat), &heirs)?,
        };
        if let Some(member) = self.groups[at].member_mut(heir) {
            member.star = true;
            play.note(rule!("atzr.ruling.new-star"), member.id.token(), Chronicle::IsTheStar);
        }
        Ok(true)
    }

    /// Keeping It Together: the Star rolls once, and each Grunt against that.
    pub(crate) fn keep_together(
        &mut self,
        at: usize,
        outcome: &PlayedOutcome,
        gone_before: usize,
        new_star: bool,
        printed: &Printed,
        play: &mut Play<'_>,
    ) {
        let Some(star) = self.groups[at].star() else { return };
        if self.groups[at].members.len() < 2 {
            return;
        }
        play.cite(rule!("atzr.together.when"));
        let (id, fared) = (star.id, outcome.of(star.id));
        let side = Star {
            rep: star.rep_told(play),
            out_of_the_fight: fared.is_some_and(|it| it.deeds.out_of_the_fight),
            members_lost: self.members_lost(at, outcome, gone_before),
            born_leader: star.has(Attribute::BornLeader),
        };
        let star_success = fared.is_some_and(|it| it.deeds.success);
        let successes = side.roll(&printed.people, &mut play.by(id.token()));
        play.note(rule!("atzr.together.roll"), id.token(), Happened::ToBeat { successes });
        let grunts = self.groups[at].members.iter().filter(|it| it.id != id);
        let grunts: Vec<MemberId> = grunts.map(|it| it.id).collect();
        let mut poison = None;
        for grunt in grunts {
            let success = outcome.of(grunt).map_or(star_success, |it| it.deeds.success);
            let against = Against { successes, success, new_star };
            poison = poison.max(self.keep(at, grunt, &against, printed, play));
        }
        // Minds are poisoned when all have had their say.
        let others = self.groups[at].members.iter_mut().filter(|it| !it.star && Some(it.rep) <= poison);
        for it in others {
            it.poisoned = true;
            let rule = rule!("atzr.ruling.table-keeping-it-together");
            play.note(rule, it.id.token(), Chronicle::ThinksWorseOfTheStar);
        }
    }

    /// Members who died in this Encounter or of it, or were left behind Out of the Fight.
    fn members_lost(&self, at: usize, outcome: &PlayedOutcome, gone_before: usize) -> i32 {
        let group = &self.groups[at];
        let lost = group.gone[gone_before..].iter();
        let dead = lost.filter(|it| matches!(it.fate, Departure::Died | Departure::Turned)).count();
        let left =
            |it: &&Fared| it.left_behind && it.state == EndState::OutOfTheFight && group.has(it.member);
        (dead + outcome.fared.iter().filter(left).count()) as i32
    }

    /// What a Grunt does; the Rep of one who leaves and poisons the minds of the others.
    fn keep(
        &mut self,
        at: usize,
        id: MemberId,
        against: &Against,
        printed: &Printed,
        play: &mut Play<'_>,
    ) -> Option<u8> {
        let member = self.groups[at].member_mut(id)?;
        if std::mem::take(&mut member.skips) && !against.new_star {
            play.cite(rule!("atzr.ruling.table-keeping-it-together"));
            play.note(TOGETHER, id.token(), Chronicle::StaysUntested);
            return None;
        }
        let grunt = Grunt {
            rep: member.rep_told(play),
            months: member.months.into(),
            hungry: member.hungry,
            poisoned: member.poisoned,
            born_leader: member.has(Attribute::BornLeader),
        };
        let rep = member.rep;
        let own = grunt.score(&printed.people, &mut play.by(id.token()));
        let kept = Grunt::compared(own, against.successes, against.success, &printed.people, play);
        let (successes, stars, went_well) = (own, against.successes, against.success);
        match kept {
            KeptTogether::Stays | KeptTogether::StaysAndSkips => {
                let skips = kept == KeptTogether::StaysAndSkips;
                member.skips |= skips;
                let note = Chronicle::StaysWithTheGroup { successes, stars, went_well, skips };
                play.note(TOGETHER, id.token(), note);
                None
            }
            KeptTogether::Leaves | KeptTogether::LeavesAndPoisons => {
                let things = things(member.carries.iter().copied());
                let note = Chronicle::LeavesTheGroup { successes, stars, went_well, things };
                play.note(TOGETHER, id.token(), note);
                self.groups[at].lose(id, Departure::Left, self.month);
                (kept == KeptTogether::LeavesAndPoisons).then_some(rep)
            }
        }
    }
}

const TOGETHER: RuleId = rule!("atzr.together.roll");

/// What a Grunt is tested against.
struct Against {
    /// The Star's.
    successes: u16,
    /// Of the Encounter, for the Grunt.
    success: bool,
    /// The Star is new, and nobody is spared the test.
    new_star: bool,
}
