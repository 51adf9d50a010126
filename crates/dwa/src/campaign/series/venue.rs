//! Where the team can go: the scenarios that come with the program, one of the player's own, or a place that is made up.
use std::collections::BTreeMap;

use kernel::{
    Choice, Form, FormFault, Menu, OptionView, Pause, Play, RuleId, ask,
    written::{ValueFault, Written},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::PLAYER;
use crate::{
    campaign::{
        CampaignFile, muster,
        muster::{check_team, places},
        roster::Fate,
    },
    setup::{
        Generator, generate,
        scenario::{GameKind, Scenario, ScenarioFile},
        scenarios,
    },
};

/// A place to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Venue {
    /// One of those that come with the program.
    Shipped(usize),
    /// A scenario of the player's own.
    Own,
    /// A place that is made up.
    MadeUp,
}

impl Choice for Venue {
    type Table = CampaignFile;

    fn offered(&self, campaign: &CampaignFile) -> OptionView {
        match self {
            Venue::Shipped(at) => match shipped(*at) {
                Some(it) => {
                    let id = scenarios().get(*at).map_or("", |it| it.0);
                    OptionView::new(it.file().title.clone()).note(about(campaign, it.file())).scenario(id)
                }
                None => OptionView::new("a scenario"),
            },
            Venue::Own => OptionView::new("a scenario of your own").note("its text is asked for next"),
            Venue::MadeUp => OptionView::new("a random place").note("made up to your settings"),
        }
    }

    fn label(&self, _: &CampaignFile) -> String {
        match self {
            Venue::Shipped(at) => shipped(*at).map_or_else(String::new, |it| it.file().title.clone()),
            Venue::Own => "a scenario of your own".to_owned(),
            Venue::MadeUp => "a random place".to_owned(),
        }
    }

    fn forbidden(&self, campaign: &CampaignFile, _: RuleId) -> Option<String> {
        match self {
            Venue::Shipped(at) => refused(campaign, *at),
            Venue::Own | Venue::MadeUp => None,
        }
    }
}

fn shipped(at: usize) -> Option<Scenario> {
    Scenario::read(scenarios().get(at)?.1).ok()
}

/// What a scenario is about, and how many of the team it has room for if that is not all.
fn about(campaign: &CampaignFile, file: &ScenarioFile) -> String {
    let (places, alive) = (places(file), alive(campaign));
    match places < alive {
        true => format!("{} It has room for {places} of your {alive}.", file.about),
        false => file.about.clone(),
    }
}

fn alive(campaign: &CampaignFile) -> usize {
    campaign.team.iter().filter(|it| it.fate == Fate::Alive).count()
}

fn refused(campaign: &CampaignFile, at: usize) -> Option<String> {
    let Some(scenario) = shipped(at) else { return Some("it cannot be read".to_owned()) };
    check_team(campaign, scenario.file()).err().map(|it| it.why)
}

/// Every place there is; after each game another one comes first, which is where bots go.
pub fn venues(campaign: &CampaignFile) -> Menu<Venue> {
    let (mut menu, all) = (Menu::default(), scenarios().len());
    for nth in 0..all {
        let at = (nth + campaign.begun as usize) % all.max(1);
        let why = refused(campaign, at).map(|_| rule!("dwa.ruling.who-goes"));
        menu.offer_unless(why, Venue::Shipped(at));
    }
    menu.offer(Venue::MadeUp);
    menu.offer(Venue::Own);
    menu
}

impl Venue {
    /// The scenario as the player sets it; nothing if it cannot be read.
    pub(super) fn scenario(
        self,
        campaign: &CampaignFile,
        play: &mut Play<'_>,
    ) -> Result<Option<Scenario>, Pause> {
        let asks = ask(rule!("dwa.setup.figures"), PLAYER);
        match self {
            Venue::Shipped(at) => {
                let Some(scenario) = shipped(at) else { return Ok(None) };
                if scenario.parameters().is_empty() && scenario.choices().is_empty() {
                    return Ok(Some(scenario));
                }
                let form = Settings { campaign, scenario: &scenario };
                let settings = play.fill_in(campaign, asks, &form)?;
                Ok(form.set(&settings).ok())
            }
            Venue::Own => {
                let own = play.fill_in(campaign, asks, &OwnScenario(campaign))?;
                Ok(Scenario::read(&own.scenario).ok())
            }
            Venue::MadeUp => {
                let generator = play.fill_in(campaign, asks, &MadeUp(campaign))?;
                Ok(for_team(campaign, generator).scenario().ok())
            }
        }
    }
}

fn fits(campaign: &CampaignFile, scenario: &Scenario) -> Result<(), FormFault> {
    let mustered = muster(campaign, scenario);
    mustered.map(drop).map_err(|it| FormFault::new(rule!("dwa.ruling.who-goes"), ValueFault::whole(it.why)))
}

/// What of a scenario can be set.
struct Settings<'a> {
    campaign: &'a CampaignFile,
    scenario: &'a Scenario,
}

type Values = BTreeMap<String, Value>;

impl Settings<'_> {
    fn set(&self, values: &Values) -> Result<Scenario, (String, String)> {
        let mut text = self.scenario.file().text();
        for (name, value) in values {
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            let set = Scenario::set(&text, &[(name, &value)]);
            text = set.map_err(|it| (format!("/{name}"), it.words()))?;
        }
        Scenario::read(&text).map_err(|it| (String::new(), it.to_string()))
    }
}

impl Form for Settings<'_> {
    type Value = Values;

    fn propose(&self) -> Values {
        let numbers = self.scenario.parameters().iter().map(|it| (it.name.clone(), json!(it.value)));
        let choices = self.scenario.choices().iter().map(|it| (it.name.clone(), json!(it.value)));
        numbers.chain(choices).collect()
    }

    fn check(&self, values: &Values) -> Result<(), FormFault> {
        let set = self.set(values);
        let set = set.map_err(|(at, why)| FormFault::at_path(rule!("dwa.setup.figures"), &at, why))?;
        fits(self.campaign, &set)
    }

    fn label(&self, values: &Values) -> String {
        let each =
            values.iter().map(|(name, value)| format!("{name} {}", value.to_string().trim_matches('"')));
        each.collect::<Vec<_>>().join(", ")
    }

    fn schema(&self) -> Value {
        let mut fields = Map::new();
        for it in self.scenario.parameters() {
            let field = json!({ "type": "integer", "minimum": it.least, "maximum": it.most, "default": it.value, "description": it.about });
            fields.insert(it.name.clone(), field);
        }
        for it in self.scenario.choices() {
            let of: Vec<Value> =
                it.of.iter().zip(&it.words).map(|it| json!({ "const": it.0, "title": it.1 })).collect();
            let field =
                json!({ "type": "string", "oneOf": of, "default": it.value, "description": it.about });
            fields.insert(it.name.clone(), field);
        }
        json!({ "type": "object", "additionalProperties": false, "properties": fields })
    }
}

/// The text of a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnText {
    /// What the file says. It begins with one that fits the team, to be changed or replaced.
    #[schemars(title = "Scenario file", extend("contentMediaType" = "application/json"))]
    pub scenario: String,
}

struct OwnScenario<'a>(&'a CampaignFile);

impl Form for OwnScenario<'_> {
    type Value = OwnText;

    fn propose(&self) -> OwnText {
        let open = |at: &usize| refused(self.0, *at).is_none();
        let at = (0..scenarios().len()).find(open).unwrap_or(0);
        OwnText { scenario: scenarios().get(at).map_or_else(String::new, |it| it.1.to_owned()) }
    }

    fn check(&self, own: &OwnText) -> Result<(), FormFault> {
        let read = Scenario::read(&own.scenario);
        let read = read.map_err(|it| {
            FormFault::new(rule!("dwa.setup.figures"), ValueFault::at("scenario", it.to_string()))
        })?;
        fits(self.0, &read)
    }

    fn label(&self, own: &OwnText) -> String {
        Scenario::read(&own.scenario).map_or_else(|_| String::new(), |it| it.file().title.clone())
    }
}

/// A place for the whole team, as far as there can be room for it.
fn for_team(campaign: &CampaignFile, generator: Generator) -> Generator {
    let humans = alive(campaign).clamp(1, generate::MOST_HUMANS.into());
    Generator {
        humans: u8::try_from(humans).unwrap_or(generate::MOST_HUMANS),
        play: GameKind::Campaign,
        ..generator
    }
}

struct MadeUp<'a>(&'a CampaignFile);

impl Form for MadeUp<'_> {
    type Value = Generator;

    fn propose(&self) -> Generator {
        for_team(self.0, Generator { seed: u64::from(self.0.begun) + 1, ..Generator::default() })
    }

    fn check(&self, generator: &Generator) -> Result<(), FormFault> {
        let made = for_team(self.0, generator.clone())
            .scenario()
            .map_err(|it| FormFault::new(rule!("dwa.setup.figures"), it))?;
        fits(self.0, &made)
    }

    fn label(&self, generator: &Generator) -> String {
        format!("place {}", generator.seed)
    }

    fn schema(&self) -> Value {
        let mut schema: Value = serde_json::from_str(&generate::schema()).unwrap_or_default();
        // The team is who it is, and this is a game of a campaign.
        if let Some(fields) = schema["properties"].as_object_mut() {
            fields.remove("humans");
            fields.remove("play");
        }
        schema
    }
}
