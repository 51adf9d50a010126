//! What an Encounter leaves behind (12.1, 13.9.3, 26): recovery, infection, Rep, and who stays.
use kernel::{Dice, Pause, Play, RuleId, Text, ask};

use crate::{
    campaign::{
        Campaign, Chapter, Step,
        group::{Departure, Member, MemberId},
        outcome::{EndState, Fared, PlayedOutcome},
    },
    journal::{Chronicle, things},
    printed::{Area, Attribute, CounterThing, Printed, people::Recovered},
    setup::forces,
    table::{
        after::{RepChange, RepResult},
        infection::{Bites, Infection, InfectionTest},
        npc::Who,
        recovery::{From, RecoveryTest},
    },
};

impl Campaign {
    /// Takes in how an Encounter went, and goes on with the month.
    pub fn settle(
        &mut self,
        outcome: &PlayedOutcome,
        printed: &Printed,
        play: &mut Play<'_>,
    ) -> Result<(), Pause> {
        self.take_in(outcome, printed, play)?;
        self.after(outcome.encounter, play);
        Ok(())
    }

    /// Takes in how an Encounter went, and stays where it is in the month.
    pub(crate) fn take_in(
        &mut self,
        outcome: &PlayedOutcome,
        printed: &Printed,
        play: &mut Play<'_>,
    ) -> Result<(), Pause> {
        play.cite(rule!("atzr.ruling.rep-change-order"));
        let before: Vec<usize> = self.groups.iter().map(|it| it.gone.len()).collect();
        let parts = self.parts_in_use(play);
        for at in 0..self.groups.len() {
            let infected = self.infected(at);
            self.bring_home(at, outcome, printed, play);
            if parts.recovery {
                self.recover(at, outcome, printed, play);
            }
            self.infections(at, outcome, &infected, play)?;
            if parts.rep_changes {
                self.rep_changes(at, outcome, play);
            }
        }
        for (at, before) in before.into_iter().enumerate() {
            let new = self.find_star(at, play)?;
            if parts.keeping_it_together {
                self.keep_together(at, outcome, before, new, printed, play);
            }
        }
        self.write_down(outcome);
        Ok(())
    }

    fn infected(&self, at: usize) -> Vec<MemberId> {
        self.groups[at].members.iter().filter(|it| it.infected).map(|it| it.id).collect()
    }

    /// What members carry now, who is dead, who has joined.
    fn bring_home(&mut self, at: usize, outcome: &PlayedOutcome, printed: &Printed, play: &mut Play<'_>) {
        play.cite(rule!("atzr.campaign.journal"));
        play.cite(rule!("atzr.item.sources"));
        for member in &mut self.groups[at].members {
            member.weakened = false;
        }
        for fared in &outcome.fared {
            let Some(member) = self.groups[at].member_mut(fared.member) else { continue };
            carries_home(member, &fared.carries, play);
            if fared.cured {
                cure(member, play);
            } else if member.infected {
                member.rep_lost = member.rep_lost.saturating_add(fared.rep_lost);
            }
            match fared.state {
                EndState::Functioning | EndState::OutOfTheFight | EndState::RanAway => (),
                EndState::Dead => {
                    let bites = &fared.bites;
                    let by_zombies = bites.out_of_the_fight || bites.feasted;
                    self.lose(at, fared.member, Loss::killed(by_zombies, fared), BROUGHT_HOME, play);
                }
                EndState::Turned => {
                    self.lose(at, fared.member, Loss::of(Departure::Turned, true), BROUGHT_HOME, play)
                }
            }
        }
        let Some(gains) = outcome.gains.get(at) else { return };
        if let Some(doses) = gains.doses {
            self.groups[at].doses = doses;
        }
        for person in &gains.joined {
            let Who::Named(who) = person.who else { continue };
            if printed.characters.card(who).npc_star {
                play.cite(rule!("atzr.tonya.joins-survivors"));
                continue;
            }
            self.admit(at, person, printed, play);
        }
    }

    fn recover(&mut self, at: usize, outcome: &PlayedOutcome, printed: &Printed, play: &mut Play<'_>) {
        let patients = self.patients(at, outcome);
        let treated = self.treated(at, outcome, play);
        for fared in patients {
            let medikit = treated.contains(&fared.member);
            let doctor = self.has_doctor_for(at, fared, outcome);
            let Some(member) = self.groups[at].member_mut(fared.member) else { continue };
            let ran_away = fared.state == EndState::RanAway;
            let test = RecoveryTest {
                rep: member.rep_told(play),
                from: if ran_away { From::RanAway } else { From::OutOfTheFight },
                medikit: medikit && !ran_away,
                medical_knowledge: doctor && !ran_away,
                non_lethal: fared.non_lethal && !ran_away,
            };
            let result = test.roll(&printed.people, &mut play.by(member.id.token()));
            match result {
                Recovered::Recovers | Recovered::StaysOut => {
                    let note = if ran_away { Chronicle::ComesBack } else { Chronicle::Recovers };
                    play.note(RECOVERY, member.id.token(), note);
                }
                Recovered::RecoversWeakened => {
                    member.weakened = true;
                    play.note(RECOVERY, member.id.token(), Chronicle::RecoversWeakened);
                }
                Recovered::Dead => {
                    let by_zombies = fared.bites.out_of_the_fight;
                    self.lose(at, fared.member, Loss::killed(by_zombies, fared), RECOVERY, play);
                }
                Recovered::DoesNotReturn => {
                    self.lose(at, fared.member, Loss::of(Departure::Fled, false), RECOVERY, play);
                }
            }
        }
    }

    /// Those who are Out of the Fight or ran away.
    fn patients<'a>(&self, at: usize, outcome: &'a PlayedOutcome) -> Vec<&'a Fared> {
        let of_group = outcome.fared.iter().filter(|it| self.groups[at].has(it.member));
        of_group.filter(|it| matches!(it.state, EndState::OutOfTheFight | EndState::RanAway)).collect()
    }

    /// Whom the group's Medikits serve, one after the other: never the same one twice in a row, of which months are no end.
    fn treated(&mut self, at: usize, outcome: &PlayedOutcome, dice: &mut dyn Dice) -> Vec<MemberId> {
        let group = &mut self.groups[at];
        for fared in outcome.fared.iter().filter(|it| it.medikit_last) {
            if group.has(fared.member) && !group.used_up_on(fared.member) {
                group.used_medikit(fared.member);
            }
        }
        let down =
            outcome.fared.iter().filter(|it| it.state == EndState::OutOfTheFight && group.has(it.member));
        let mut down: Vec<MemberId> = down.map(|it| it.member).collect();
        if !down.is_empty() {
            dice.cite(rule!("atzr.ruling.medikit-details"));
        }
        if down.iter().any(|it| group.used_up_on(*it)) {
            dice.cite(rule!("atzr.item.medikit-reuse"));
        }
        // In any order: whoever had it last has it after another.
        down.sort_by_key(|it| group.used_up_on(*it));
        down.retain(|it| group.use_medikit(*it));
        down
    }

    /// Somebody else with Medical Knowledge who is on his feet.
    fn has_doctor_for(&self, at: usize, fared: &Fared, outcome: &PlayedOutcome) -> bool {
        let well = |it: &Member| outcome.of(it.id).is_none_or(|it| it.state == EndState::Functioning);
        let mut doctors = self.groups[at].members.iter().filter(|it| it.has(Attribute::MedicalKnowledge));
        doctors.any(|it| it.id != fared.member && well(it))
    }

    fn infections(
        &mut self,
        at: usize,
        outcome: &PlayedOutcome,
        infected: &[MemberId],
        play: &mut Play<'_>,
    ) -> Result<(), Pause> {
        for &id in infected {
            self.last_chance(at, id, play)?;
        }
        for fared in &outcome.fared {
            let Some(member) = self.groups[at].member_mut(fared.member) else { continue };
            let bites = Bites { immune: member.immune, ..fared.bites };
            if member.infected || !bites.must_test(play) {
                continue;
            }
            if member.star {
                kernel::rule::hit(rule!("atzr.star-power.not-against-zombies"));
            }
            let rep = member.rep_told(play);
            let test = InfectionTest { rep, out_of_the_fight: bites.out_of_the_fight };
            if test.roll(&mut play.by(member.id.token())) == Infection::Infected {
                member.infected = true;
                play.note(rule!("atzr.infection.zombified"), member.id.token(), Chronicle::IsInfected);
            } else {
                play.note(rule!("atzr.infection.test"), member.id.token(), Chronicle::IsNotInfected);
            }
        }
        Ok(())
    }

    /// Who was infected before this Encounter is cured now, or lost, whether the member took part or not.
    fn last_chance(&mut self, at: usize, id: MemberId, play: &mut Play<'_>) -> Result<(), Pause> {
        if self.member(id).is_none_or(|it| !it.infected) {
            return Ok(());
        }
        let asks = ask(rule!("atzr.cure.doses"), self.groups[at].seat).about(id.token()).or(1);
        if self.groups[at].doses != 0 && play.yes_no(&*self, asks)? {
            self.take_dose(id, play);
            return Ok(());
        }
        self.lose(at, id, Loss::of(Departure::Turned, true), rule!("atzr.ruling.infection-encounter"), play);
        Ok(())
    }

    /// A member has a dose of the Cure, if the group has one left; at any time between Encounters.
    pub fn take_dose(&mut self, id: MemberId, dice: &mut dyn Dice) -> bool {
        let Some(group) = self.groups.iter_mut().find(|it| it.has(id) && it.doses != 0) else { return false };
        group.doses -= 1;
        if let Some(member) = group.member_mut(id) {
            cure(member, dice);
        }
        true
    }

    fn rep_changes(&mut self, at: usize, outcome: &PlayedOutcome, play: &mut Play<'_>) {
        for fared in &outcome.fared {
            let Some(member) = self.groups[at].member_mut(fared.member) else { continue };
            let change = RepChange { rep: member.rep.into(), star: member.star, deeds: fared.deeds };
            let note = match change.roll(&mut play.by(member.id.token())) {
                RepResult::Stays => Chronicle::RepStays { rep: member.rep },
                RepResult::Rises if member.rep == forces::MOST_REP => {
                    play.cite(rule!("atzr.ruling.rep-increase-high"));
                    Chronicle::RepStays { rep: member.rep }
                }
                RepResult::Rises => {
                    member.rep = member.rep.saturating_add(1);
                    Chronicle::RepRises { rep: member.rep }
                }
                RepResult::Falls => {
                    member.rep = member.rep.saturating_sub(1);
                    Chronicle::RepFalls { rep: member.rep }
                }
                RepResult::Disappears => {
                    let rule = rule!("atzr.after.decrease-floor");
                    self.lose(at, fared.member, Loss::of(Departure::Disappeared, false), rule, play);
                    continue;
                }
            };
            play.note(rule!("atzr.after.per-character"), member.id.token(), note);
        }
    }

    /// Takes somebody out for good, and tells when, where and whether by zombies.
    pub(crate) fn lose(
        &mut self,
        at: usize,
        id: MemberId,
        Loss { fate, by_zombies, by }: Loss,
        rule: RuleId,
        play: &mut Play<'_>,
    ) {
        let (encounter, area) = match &self.step {
            Step::Playing(due) => (Some(due.encounter), Some(due.area)),
            Step::Area | Step::Supplies | Step::Voluntary | Step::Involuntary | Step::Over => {
                (None, self.area)
            }
        };
        let (month, year) = (self.month.month, self.month.year);
        if self.member(id).is_some() {
            let note = Chronicle::Lost { fate, month, year, encounter, area, by_zombies, by };
            play.note(rule, id.token(), note);
        }
        self.groups[at].lose(id, fate, self.month);
    }

    fn write_down(&mut self, outcome: &PlayedOutcome) {
        let star = self.groups.iter().find_map(|it| it.star()).and_then(|it| outcome.of(it.id));
        let any = star.or_else(|| outcome.fared.first());
        let area = match &self.step {
            Step::Playing(due) => due.area,
            Step::Area | Step::Supplies | Step::Voluntary | Step::Involuntary | Step::Over => {
                self.area.unwrap_or(Area::Suburbs)
            }
        };
        self.chapters.push(Chapter {
            month: self.month,
            area,
            encounter: outcome.encounter,
            success: any.is_some_and(|it| it.deeds.success),
        });
    }
}

/// What somebody has now, and what is new or gone of it.
fn carries_home(member: &mut Member, carries: &[CounterThing], play: &mut Play<'_>) {
    let before = std::mem::replace(&mut member.carries, carries.to_vec());
    let (new, lost) = (more_than(carries, &before), more_than(&before, carries));
    if !new.is_empty() {
        play.note(BROUGHT_HOME, member.id.token(), Chronicle::BringsHome { things: things(new) });
    }
    if !lost.is_empty() {
        play.note(BROUGHT_HOME, member.id.token(), Chronicle::Loses { things: things(lost) });
    }
}

/// Those of some things that are not among others, each as often as there is one more of it.
fn more_than(these: &[CounterThing], those: &[CounterThing]) -> Vec<CounterThing> {
    let mut those = those.to_vec();
    let mut more = these.to_vec();
    more.retain(|it| match those.iter().position(|other| other == it) {
        Some(at) => {
            those.swap_remove(at);
            false
        }
        None => true,
    });
    more
}

const BROUGHT_HOME: RuleId = rule!("atzr.campaign.journal");
const RECOVERY: RuleId = rule!("atzr.recovery.after-encounter");

/// A dose of the Cure.
fn cure(member: &mut Member, dice: &mut dyn Dice) {
    dice.cite(rule!("atzr.cure.doses"));
    dice.cite(rule!("atzr.ruling.infection-encounter"));
    member.infected = false;
    member.rep_lost = 0;
    member.immune = true;
}

/// How somebody is lost.
pub(crate) struct Loss {
    fate: Departure,
    by_zombies: bool,
    /// Who killed them, where somebody did.
    by: Option<Text>,
}

impl Loss {
    pub const fn of(fate: Departure, by_zombies: bool) -> Loss {
        Loss { fate, by_zombies, by: None }
    }

    fn killed(by_zombies: bool, fared: &Fared) -> Loss {
        Loss { by: fared.by.clone().map(Text::from), ..Loss::of(Departure::Died, by_zombies) }
    }
}
