//! The game that the team goes to.
use kernel::{
    Answers, Fixture, FormFault,
    dice::SeededDice,
    play_out,
    written::{ValueFault, Written},
};

use crate::{
    battle::Dwa,
    campaign::{CampaignFile, outcome::GameOutcome, settlement::settle_outcome},
    setup::scenario::{Scenario, ScenarioFile},
};

/// The game that is due.
#[derive(Debug)]
pub struct NextGame<'a> {
    pub campaign: &'a CampaignFile,
    /// The scenario with the team in it.
    pub scenario: &'a ScenarioFile,
}

impl Fixture for NextGame<'_> {
    type Outcome = GameOutcome;

    fn number(&self) -> u32 {
        self.campaign.begun
    }

    fn title(&self) -> String {
        self.scenario.title.clone()
    }

    fn scenario(&self) -> String {
        self.scenario.text()
    }

    /// It has to leave a campaign that can be read again.
    fn check(&self, outcome: &GameOutcome) -> Result<(), FormFault> {
        let by = rule!("dwa.setup.victory-conditions");
        let mut after = self.campaign.clone();
        let settled = settle_outcome(&mut after, "", outcome, &mut SeededDice::new(0));
        settled.map_err(|it| FormFault::new(by, ValueFault::whole(it.why)))?;
        after.check().map_err(|it| FormFault::new(by, it.into()))
    }

    fn play_out(&self, seed: u64, players: &mut dyn Answers) -> Result<GameOutcome, String> {
        let scenario = Scenario::of(self.scenario).map_err(|it| it.to_string())?;
        let battle = play_out::<Dwa>(scenario.battle(), seed, players)?;
        GameOutcome::of(&battle).ok_or_else(|| "it ended without a result".to_owned())
    }
}
