//! The Encounter that the group goes to, or that comes to it.
use kernel::{
    Answers, Fixture, FormFault, play_out,
    written::{ValueFault, Written},
};

use super::{ended::Ended, home::bring_home, muster::Mustered, saga::Saga};
use crate::{battle::Atzr, setup::scenario::Scenario};

/// The Encounter that is due.
#[derive(Debug)]
pub struct NextEncounter<'a> {
    pub saga: &'a Saga,
    /// It with the members in it.
    pub mustered: &'a Mustered,
}

impl Fixture for NextEncounter<'_> {
    type Outcome = Ended;

    fn number(&self) -> u32 {
        self.saga.begun + 1
    }

    fn title(&self) -> String {
        self.mustered.file.title.clone()
    }

    fn scenario(&self) -> String {
        self.mustered.file.text()
    }

    /// It has to leave a campaign that can be read again.
    fn check(&self, ended: &Ended) -> Result<(), FormFault> {
        let by = rule!("atzr.campaign.sequence");
        if ended.people.len() < self.mustered.members.len() {
            return Err(FormFault::new(by, ValueFault::at("people", "somebody is missing who went there")));
        }
        let mut after = self.saga.clone();
        let home = bring_home(&mut after, &self.mustered.members, ended);
        home.ok_or_else(|| FormFault::new(by, ValueFault::whole("no Encounter is due")))?;
        super::check::check(&after).map_err(|it| FormFault::at_path(by, &format!("/{}", it.at), it.wrong))
    }

    fn play_out(&self, seed: u64, players: &mut dyn Answers) -> Result<Ended, String> {
        let scenario = Scenario::of(&self.mustered.file).map_err(|it| it.to_string())?;
        let battle = play_out::<Atzr>(scenario.battle(), seed, players)?;
        Ended::of(&battle, &[]).ok_or_else(|| "it ended without a result".to_owned())
    }
}
