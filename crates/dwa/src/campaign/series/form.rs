//! What is written down between the games: somebody new, a name.
use kernel::{Form, FormFault, RuleId, dice::SeededDice, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    campaign::{
        CampaignFile,
        file::schema_of_new,
        roster::{Arm, NewCharacter},
    },
    setup::scenario::Fault,
    table::{
        char::{Archetype, Sex},
        quirk::MOST_QUIRKS,
        skill::Skill,
        weapons::Weapon,
    },
    view::words,
    words::WORDS,
};

/// Names for whoever cannot think of one.
const NAMES: [&str; 12] =
    ["Ruth", "Dawson", "Lil", "Nick", "Ortega", "Vera", "Moses", "Jo", "Abel", "Tess", "Frank", "Ines"];

/// Somebody new.
#[derive(Debug)]
pub struct NewMember<'a>(pub &'a CampaignFile);

impl Form for NewMember<'_> {
    type Value = NewCharacter;

    fn propose(&self) -> NewCharacter {
        NewCharacter {
            name: free(self.0, NAMES.iter().map(|it| (*it).to_owned()), "Survivor"),
            archetype: Archetype::Civilian,
            subtype: None,
            specialty: None,
            sex: Sex::Female,
            skill: None,
            quirks: 1,
            weapons: vec![Arm { loaded: None, ..Arm::new(Weapon::Pistol, 0) }],
            ammunition: Vec::new(),
        }
    }

    fn check(&self, new: &NewCharacter) -> Result<(), FormFault> {
        let sheet = rule!("dwa.char.sheet");
        self.0.check_free(&new.name).map_err(|it| FormFault::new(sheet, ValueFault::at("name", it.why)))?;
        let made = new.create(&self.0.rules, &mut SeededDice::new(0));
        let made = made.map_err(|by| FormFault::at_path(by, field(by), why(by, new)))?;
        let wrong = |it: Fault| format!("it has to be {}, not {}", it.expected, it.found);
        made.check("").map_err(|it| FormFault::at_path(sheet, &it.path.clone(), wrong(it)))
    }

    fn label(&self, new: &NewCharacter) -> String {
        new.name.clone()
    }

    fn schema(&self) -> Value {
        serde_json::from_str(&schema_of_new()).unwrap_or_default()
    }
}

/// The field that a rule is about.
fn field(by: RuleId) -> &'static str {
    match by {
        it if it == rule!("dwa.quirk.creation") => "/quirks",
        it if it == rule!("dwa.char.restrictions-subtype") => "/specialty",
        _ => "/skill",
    }
}

/// Why the rules do not allow somebody like this.
fn why(by: RuleId, new: &NewCharacter) -> String {
    let skill = new.skill.map_or("that skill", Skill::name);
    match by {
        it if it == rule!("dwa.quirk.creation") => format!("at most {MOST_QUIRKS} quirks are rolled"),
        it if it == rule!("dwa.skill.level-limit") => {
            let level = new.skill.map_or(1, Skill::level);
            format!("{skill} needs level {level}, and a new character is level 1")
        }
        it if it == rule!("dwa.level.skill-gain") => format!("{skill} comes with their weapons already"),
        it if it == rule!("dwa.char.restrictions-subtype") => match new.archetype {
            Archetype::Military => {
                "these weapons or this skill are not on the list of that specialty".to_owned()
            }
            _ => "only the Military have specialties".to_owned(),
        },
        it if it == new.archetype.restriction() => {
            format!("{skill} is not for somebody who is {}", words(&new.archetype))
        }
        _ => WORDS.refusal(by, None).unwrap_or_else(|| "the rules do not allow this".to_owned()),
    }
}

/// A name of one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnName {
    #[schemars(length(max = 60))]
    pub name: String,
}

/// What a survivor is called who comes into the team.
#[derive(Debug)]
pub struct NewName<'a> {
    pub campaign: &'a CampaignFile,
    pub survivor: &'a str,
}

impl Form for NewName<'_> {
    type Value = OwnName;

    fn propose(&self) -> OwnName {
        OwnName { name: free(self.campaign, [self.survivor.to_owned()].into_iter(), self.survivor) }
    }

    fn check(&self, it: &OwnName) -> Result<(), FormFault> {
        let checked = self.campaign.check_free(&it.name);
        checked.map_err(|it| FormFault::new(rule!("dwa.ruling.survivors"), ValueFault::at("name", it.why)))
    }

    fn label(&self, it: &OwnName) -> String {
        it.name.clone()
    }
}

/// The first of these names that nobody has, or the first number after another that nobody has.
fn free(campaign: &CampaignFile, names: impl Iterator<Item = String>, otherwise: &str) -> String {
    let short: String = otherwise.chars().take(50).collect();
    let numbered = (2..).map(|n| format!("{short} {n}"));
    names.chain(numbered).find(|it| campaign.check_free(it).is_ok()).unwrap_or_default()
}
