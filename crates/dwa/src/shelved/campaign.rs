//! The campaigns of Dead Walk Again as the shelf shows them.
use crate::{
    battle::{Battle, Dwa},
    campaign::{
        Campaign, Change,
        file::{self, Played, check_name, read_new},
        roster::{Arm, Character, Fate},
        settle_all,
    },
    rules::switch,
    setup::scenario::Scenario,
    table::skill::Skill,
    view::words,
};
use kernel::{Dice, OwnTables, dice::Seeded};
use serde_json::json;
use shelf::{Begun, Campaigns, Changed, Joiner, Look, Order, Sheet, Told, UnderWay, prepared::lay};

pub(super) const CAMPAIGNS: Campaigns = Campaigns {
    schema: file::schema,
    schema_of_new: file::schema_of_new,
    new,
    ready: &[],
    look,
    change,
    begin,
    settle,
};

fn new(name: &str) -> Result<String, String> {
    check_name("", name).map_err(|it| format!("found {}, expected {}", it.found, it.expected))?;
    Ok(Campaign::new(name).text())
}

fn read(text: &str) -> Result<Campaign, String> {
    Campaign::read(text).map_err(|it| it.to_string())
}

fn change(text: &str, order: &Order, dice: &mut dyn Dice) -> Result<Changed, String> {
    let mut campaign = read(text)?;
    let told = match order {
        Order::Add(given) => {
            let new = read_new(given).map_err(|it| format!("the new character: {it}"))?;
            campaign.add(&new, dice)
        }
        Order::Learn { name, skill } => campaign.learn(name, skill, dice),
        Order::Treat { medic, patient } => campaign.treat(medic, patient, dice),
        Order::TakeIn { name, rename } => campaign.take_in(name, rename.as_deref(), dice),
        Order::Dismiss(name) => campaign.dismiss(name, dice),
        Order::Abandon => campaign.abandon().map(|()| Vec::new()),
        Order::Answer(_) | Order::Undo | Order::Roll | Order::Hand { .. } | Order::Cure(_) => {
            return Err("there is nothing of the kind in these campaigns".to_owned());
        }
    };
    Ok(changed(&campaign, told.map_err(|it| it.to_string())?))
}

fn begin(text: &str, scenario: &str, set: &[(&str, u16)], game: &str) -> Result<Begun, String> {
    let mut campaign = read(text)?;
    let scenario = Scenario::read_with(scenario, set).map_err(|it| it.to_string())?;
    let scenario = campaign.begin(&scenario, game).map_err(|it| it.to_string())?;
    Ok(Begun { text: campaign.text(), scenario: lay::<Dwa>(scenario) })
}

fn settle(text: &str, game: &str, position: &str) -> Result<Changed, String> {
    let mut campaign = read(text)?;
    if campaign.under_way.as_ref().is_none_or(|it| it.game != game) {
        return Err(format!("{game} is not the game under way"));
    }
    let battle: Battle = kernel::written::read(position, "position").map_err(|it| it.to_string())?;
    // Nothing is rolled after a game.
    let told = settle_all(&mut campaign, &battle, &mut Seeded::new(0)).map_err(|it| it.to_string())?;
    // A file that could not be read again must never be written.
    campaign.check().map_err(|it| format!("{}: found {}, expected {}", it.path, it.found, it.expected))?;
    Ok(changed(&campaign, told))
}

fn changed(campaign: &Campaign, told: Vec<(String, Change)>) -> Changed {
    let told = told.into_iter().map(|(name, change)| telling(name, change)).collect();
    Changed { wants: None, text: campaign.text(), told }
}

fn telling(name: String, Change { rule, what }: Change) -> Told {
    Told { name, rule, what: json!(what), words: what.words(), origin: OwnTables::origin(None, rule) }
}

fn look(text: &str) -> Result<Look, String> {
    let campaign = read(text)?;
    let under_way = match &campaign.under_way {
        None => None,
        Some(it) => {
            let scenario =
                Scenario::of(&it.scenario).map_err(|it| format!("the scenario under way: {it}"))?;
            Some(UnderWay { game: it.game.clone(), scenario: lay::<Dwa>(scenario) })
        }
    };
    Ok(Look {
        name: campaign.name.clone(),
        value: json!(campaign),
        sheets: campaign.team.iter().map(|it| sheet(&campaign, it)).collect(),
        remarks: remarks(&campaign),
        number: campaign.played.len() + 1,
        under_way,
        played: campaign.played.iter().map(played).collect(),
        may_join: campaign.aftermath.survivors.iter().map(joiner).collect(),
        to_treat: campaign.aftermath.turned.clone(),
        medics: medics(&campaign),
        switched: switch::values(&campaign.rules),
        takes_in: campaign.under_way.is_none(),
        own_tables: None,
        diary: Vec::new(),
        course: None,
    })
}

fn played(it: &Played) -> shelf::Played {
    let told = it.changes.iter();
    let told = told.flat_map(|of| of.changes.iter().map(|it| telling(of.name.clone(), *it)));
    shelf::Played {
        game: it.game.clone(),
        title: it.scenario.clone(),
        outcome: format!("{} in turn {}", it.outcome.words(), it.turn),
        told: told.collect(),
    }
}

fn joiner(it: &Character) -> Joiner {
    Joiner {
        name: it.name.clone(),
        about: format!("{}; {}", words(&it.archetype), list(it.weapons.iter().map(arm))),
    }
}

/// Who has not had his try after the last game.
fn medics(campaign: &Campaign) -> Vec<String> {
    let team = campaign.team.iter().filter(|it| it.fate == Fate::Alive && it.knows(Skill::Medic));
    let names = team.map(|it| it.name.clone());
    names.filter(|it| !campaign.aftermath.tried.contains(it)).collect()
}

fn remarks(campaign: &Campaign) -> Vec<String> {
    let played = |(i, it): (usize, &Played)| {
        format!("game {}: {}, {} in turn {}", i + 1, it.scenario, it.outcome.words(), it.turn)
    };
    let mut res: Vec<String> = campaign.played.iter().enumerate().map(played).collect();
    for it in campaign.aftermath.survivors.iter().map(joiner) {
        res.push(format!("may join: {} ({})", it.name, it.about));
    }
    for name in &campaign.aftermath.turned {
        res.push(format!("a medic may treat {name} until the next game begins"));
    }
    if let Some(it) = &campaign.under_way {
        res.push(format!("under way: {} ({})", it.scenario.title, it.game));
    }
    res
}

fn sheet(campaign: &Campaign, it: &Character) -> Sheet {
    let subtype = it.subtype.as_ref().map_or(String::new(), |it| format!(" ({it})"));
    let skills = it.free_skills.iter().chain(&it.skills).map(|it| it.name().to_owned());
    let open = it.open_skills(&campaign.rules).map(|it| it.name().to_owned());
    let may_learn: Vec<String> = if it.skills_to_learn == 0 { Vec::new() } else { open.collect() };
    let lines = vec![
        ("", format!("{}{subtype}, {}, {}", words(&it.archetype), words(&it.sex), words(&it.fate))),
        ("level", format!("{} with {} XP", it.level, it.xp)),
        ("moral value", format!("{} of {}", it.moral_value, it.full_moral_value())),
        ("skills", list(skills)),
        ("may learn", list(may_learn.iter().cloned())),
        ("quirks", list(it.quirks.iter().map(words))),
        ("psychoses", list(it.psychoses.iter().map(words))),
        ("trauma points", if it.trauma == 0 { String::new() } else { it.trauma.to_string() }),
        ("weapons", list(it.weapons.iter().map(arm))),
        ("ammunition", list(it.ammunition.iter().map(|it| format!("{} {}", it.pieces, words(&it.category))))),
        ("items", list(it.items.iter().map(words))),
    ];
    let lines = lines.into_iter().filter(|it| !it.1.is_empty()).collect();
    Sheet { name: it.name.clone(), lives: it.fate == Fate::Alive, may_learn, lines }
}

fn arm(it: &Arm) -> String {
    let name = it.weapon.profile().name;
    it.loaded.map_or_else(|| name.to_owned(), |loaded| format!("{name} ({loaded})"))
}

fn list(these: impl Iterator<Item = String>) -> String {
    these.collect::<Vec<_>>().join(", ")
}
