//! A campaign as it is written down: one file with the team, what it has played and what it is playing (16).
mod check;

pub use check::{check_file_name, check_name};

use kernel::{
    Token,
    written::{self, is_default, semantic},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    campaign::{
        SheetChange,
        roster::{Arm, Character, NewCharacter},
        xp::ScenarioResult,
    },
    rules::Rules,
    setup::scenario::{ScenarioError, ScenarioFile},
    table::skill::Skill,
};

/// The schema number that this program writes and reads.
pub const SCHEMA: u32 = 1;

/// A campaign between or in the middle of its games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CampaignFile {
    pub book: BookName,
    /// Which form of file this is; 1.
    pub schema: u32,
    pub name: String,
    /// The rules of all its games; units, vehicles and the number of zombies are the scenario's.
    #[serde(default = "campaign_rules")]
    pub rules: Rules,
    /// Everybody who ever was in the team and was not dismissed, the dead too.
    pub team: Vec<Character>,
    /// What can be done until the next game begins.
    #[serde(default, skip_serializing_if = "is_default")]
    pub aftermath: Aftermath,
    #[serde(default)]
    pub played: Vec<SettledGame>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub under_way: Option<UnderWay>,
    /// Everybody who ever was in the team, in the order in which they came; the journal names them by their places here.
    #[serde(default)]
    pub roll: Vec<String>,
    /// How many games have begun, those that were abandoned too.
    #[serde(default)]
    pub begun: u32,
    /// How many of the games played have been told of in the journal.
    #[serde(default)]
    pub told: usize,
    /// The players have brought it to an end.
    #[serde(default, skip_serializing_if = "is_default")]
    pub ended: bool,
}

/// The book that a campaign is played by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum BookName {
    #[default]
    #[serde(rename = "dwa")]
    Dwa,
}

/// What the last game leaves to do: for the medics, and for the survivors that were found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Aftermath {
    /// Those who turned in it and whose zombies still walk.
    pub turned: Vec<String>,
    /// The medics who have had their try.
    pub tried: Vec<String>,
    /// Survivors who may join the team.
    pub survivors: Vec<Character>,
}

/// A game that is over and has been settled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SettledGame {
    /// The file the game is in; no game is settled twice.
    pub game: String,
    pub scenario: String,
    pub reached: bool,
    pub outcome: ScenarioResult,
    pub turn: u16,
    /// What it changed on the sheets.
    pub changes: Vec<Changed>,
}

/// What changed for one character.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Changed {
    pub name: String,
    pub changes: Vec<SheetChange>,
}

/// The game that is being played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnderWay {
    /// The name of its file, which lies beside this one.
    pub game: String,
    /// The scenario with the team in it.
    pub scenario: ScenarioFile,
}

impl CampaignFile {
    /// A campaign with nobody in its team.
    pub fn new(name: &str) -> Self {
        CampaignFile {
            book: BookName::Dwa,
            schema: SCHEMA,
            name: name.to_owned(),
            rules: Rules::CAMPAIGN,
            team: Vec::new(),
            aftermath: Aftermath::default(),
            played: Vec::new(),
            under_way: None,
            roll: Vec::new(),
            begun: 0,
            told: 0,
            ended: false,
        }
    }

    /// Reads and checks a campaign; the error says where it is wrong.
    pub fn read(text: &str) -> Result<CampaignFile, ScenarioError> {
        let value = written::json(text, "campaign")?;
        written::is_of_schema(&value, SCHEMA, "campaign file").map_err(|it| semantic(text, it))?;
        let mut campaign: CampaignFile = written::read(text, "campaign")?;
        campaign.call_the_roll();
        campaign.check().map_err(|it| semantic(text, it))?;
        Ok(campaign)
    }

    /// The campaign as text.
    pub fn text(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).unwrap_or_default();
        text.push('\n');
        text
    }

    /// Who a character is in the journal: the last of that name who came.
    pub fn token(&self, name: &str) -> Option<Token> {
        self.roll.iter().rposition(|it| it == name).and_then(|it| u32::try_from(it).ok()).map(Token)
    }

    /// Somebody comes into the team.
    pub(crate) fn enrol(&mut self, name: &str) {
        self.roll.push(name.to_owned());
    }

    /// Files of an earlier version have no roll, and count no games that were begun.
    fn call_the_roll(&mut self) {
        let told = self.played.iter().flat_map(|it| &it.changes).map(|it| it.name.clone());
        let known: Vec<String> = told.chain(self.team.iter().map(|it| it.name.clone())).collect();
        for name in known {
            if !self.roll.contains(&name) {
                self.roll.push(name);
            }
        }
        let begun = self.played.len() + usize::from(self.under_way.is_some());
        self.begun = self.begun.max(u32::try_from(begun).unwrap_or(u32::MAX));
    }

    /// The place in the team of one with this name, however it is spelled.
    pub fn find(&self, name: &str) -> Option<usize> {
        let same = |it: &Character| it.name.to_lowercase() == name.trim().to_lowercase();
        self.team.iter().position(|it| it.name == name).or_else(|| self.team.iter().position(same))
    }
}

/// Reads what a player decides about a new character; the error says where it is wrong.
pub fn read_new(text: &str) -> Result<NewCharacter, ScenarioError> {
    written::read(text, "new character")
}

/// The schema of campaign files, for editors and for those who write programs.
pub fn schema() -> String {
    written::schema::<CampaignFile>()
}

/// The schema of what a new character is made of.
pub fn schema_of_new() -> String {
    let mut schema = serde_json::to_value(schemars::schema_for!(NewCharacter)).unwrap_or_default();
    // Nothing has happened yet to the weapons of somebody new.
    if let Some(weapon) = schema["$defs"][&*Arm::schema_name()]["properties"].as_object_mut() {
        weapon.remove("trouble");
    }
    // Somebody new is level 1; what takes more is no choice.
    let open: Vec<serde_json::Value> =
        Skill::all().filter(|it| it.level() == 1).map(|it| serde_json::json!(it)).collect();
    for list in ["enum", "oneOf"] {
        if let Some(skills) = schema["$defs"][&*Skill::schema_name()][list].as_array_mut() {
            skills.retain(|it| open.contains(it) || open.contains(&it["const"]));
        }
    }
    schema.to_string()
}

const fn campaign_rules() -> Rules {
    Rules::CAMPAIGN
}
