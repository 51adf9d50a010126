//! A campaign as it is written down: one file with the people, the month half answered, and what has been played.
mod earlier;
mod player;

use kernel::{
    RuleId, Tape,
    flaw::{each, one_of, within},
    written::{self, Fault, Wrong, semantic},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use self::player::NewPlayer;
use super::{Campaign, Mode, Parts, group::MemberId, saga::Saga};
use crate::{rules::Rules, setup::scenario::ScenarioFile};

/// The schema number that this program writes and reads.
pub const SCHEMA: u32 = 1;

/// A campaign between or in the middle of its Encounters.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CampaignFile {
    pub book: BookName,
    /// Which form of file this is; 1.
    pub schema: u32,
    pub name: String,
    #[serde(default)]
    pub rules: Rules,
    /// The position after the last thing that cannot be taken back.
    pub start: Saga,
    /// Dice and answers since then, step by step.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<Vec<Value>>")]
    pub steps: Vec<Tape>,
    /// Dice and answers of the step under way.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<Value>")]
    pub open: Tape,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub played: Vec<PlayedEncounter>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub under_way: Option<UnderWay>,
    /// Everything that was told up to `start`, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub diary: Vec<DiaryEntry>,
}

/// What stands in the diary of a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DiaryEntry {
    /// A month begins.
    Month(String),
    Told(DiaryLine),
    /// An Encounter was played, the first being 0; what it has brought stands with it.
    Played(usize),
}

/// The book that a campaign is played by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum BookName {
    #[default]
    #[serde(rename = "atzr")]
    Atzr,
}

/// An Encounter that is over and has been brought home.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayedEncounter {
    /// The name of the game; none is settled twice.
    pub game: String,
    pub title: String,
    pub success: bool,
    pub turn: u16,
    #[serde(default)]
    pub told: Vec<DiaryLine>,
}

/// One thing that an Encounter changed, and the rule that changed it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DiaryLine {
    pub name: String,
    pub rule: RuleId,
    pub words: String,
    /// The rules that were applied on the way to it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<RuleId>,
}

/// The Encounter that is being played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnderWay {
    pub game: String,
    pub scenario: ScenarioFile,
    /// Who its people are, in their order.
    pub members: Vec<MemberId>,
}

impl CampaignFile {
    /// A campaign that nobody has come to yet.
    pub fn new(name: &str) -> CampaignFile {
        let rules = Rules::default();
        CampaignFile {
            book: BookName::Atzr,
            schema: SCHEMA,
            name: name.trim().to_owned(),
            rules,
            start: Saga::new(Campaign::new(Mode::Solo, Parts::default(), rules)),
            steps: Vec::new(),
            open: Vec::new(),
            played: Vec::new(),
            under_way: None,
            diary: Vec::new(),
        }
    }

    /// Reads and checks a campaign; the error says where it is wrong.
    pub fn read(text: &str) -> Result<CampaignFile, Wrong> {
        let value = written::json(text, "campaign")?;
        written::is_of_schema(&value, SCHEMA, "campaign file").map_err(|it| semantic(text, it))?;
        let file: CampaignFile = written::read(text, "campaign")?;
        file.check().map_err(|it| semantic(text, it))?;
        Ok(file)
    }

    /// The campaign as text.
    pub fn text(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).unwrap_or_default();
        text.push('\n');
        text
    }

    fn check(&self) -> Result<(), Fault> {
        check_name(&self.name)
            .map_err(|expected| Fault::new("/name", format!("`{}`", self.name), expected))?;
        within("start", super::check::check(&self.start))?;
        each("diary", usize::MAX, &self.diary, |it| match it {
            DiaryEntry::Played(at) => {
                one_of("played", *at as u64, self.played.len(), "Encounters that were played")
            }
            DiaryEntry::Month(_) | DiaryEntry::Told(_) => Ok(()),
        })?;
        for (at, group) in self.start.campaign.groups.iter().enumerate() {
            for (i, member) in group.members.iter().enumerate() {
                let path = format!("/start/campaign/groups/{at}/members/{i}");
                let named = |it: &&super::Member| it.id == member.id;
                let same = self.start.campaign.groups.iter().flat_map(|it| &it.members).filter(named);
                if 1 < same.count() {
                    let found = format!("member {} twice", member.id.0);
                    return Err(Fault::new(format!("{path}/id"), found, "everybody once"));
                }
            }
        }
        match (&self.under_way, self.start.due()) {
            (Some(_), None) => Err(Fault::new("/under_way", "an Encounter", "none, for none is due")),
            (Some(_) | None, _) => Ok(()),
        }
    }
}

/// What keeps a text from being the name of a campaign: what it should be instead.
pub fn check_name(name: &str) -> Result<(), &'static str> {
    let fits = !name.trim().is_empty() && name.chars().count() <= 60 && !name.chars().any(char::is_control);
    fits.then_some(()).ok_or("a name of 1 to 60 letters")
}

/// The schema of campaign files, for editors and for those who write programs.
pub fn schema() -> String {
    written::schema::<CampaignFile>()
}

/// The schema of what a player comes with.
pub fn schema_of_new() -> String {
    written::schema::<NewPlayer>()
}
