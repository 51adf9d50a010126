//! The end of a game for the whole team: fates, what is left of gear and nerves, experience, found survivors.
mod carried;

use kernel::{Dice, RuleId};

use crate::{
    battle::{Battle, Human, figure::Life, victory},
    campaign::{
        CampaignFile, SheetChange, What,
        file::{Aftermath, Changed, SettledGame},
        level::full_moral_value,
        note,
        outcome::{Fared, GameOutcome},
        roster::{Character, Fate},
        settle,
        team::Refused,
        xp::Deeds,
    },
};

/// Settles the game under way, which has ended so: once, and all of it. Each change names the character and the rule.
pub fn settle_all(
    campaign: &mut CampaignFile,
    battle: &Battle,
    dice: &mut dyn Dice,
) -> Result<Vec<(String, SheetChange)>, Refused> {
    let game = campaign.under_way.as_ref().map(|it| it.game.clone()).unwrap_or_default();
    let outcome = GameOutcome::of(battle).ok_or_else(|| Refused::plain("the game is not over yet"))?;
    settle_outcome(campaign, &game, &outcome, dice)
}

/// The same by what the campaign has to know of it; `game` is what it is called from now on.
pub fn settle_outcome(
    campaign: &mut CampaignFile,
    game: &str,
    outcome: &GameOutcome,
    dice: &mut dyn Dice,
) -> Result<Vec<(String, SheetChange)>, Refused> {
    let under_way = campaign.under_way.as_ref().ok_or_else(|| Refused::plain("no game is under way"))?;
    let (game, scenario) = (game.to_owned(), under_way.scenario.title.clone());
    let result = &outcome.result;
    if !game.is_empty() && campaign.played.iter().any(|it| it.game == game) {
        return Err(Refused::plain(format!("{game} has been settled before")));
    }
    let mut changes = Vec::new();
    for character in campaign.team.iter_mut().filter(|it| it.fate == Fate::Alive) {
        let Some(fared) = outcome.of_member(&character.name) else { continue };
        let deeds = deeds(fared, result, dice);
        let mut these = carry_over(character, &fared.human, deeds.fate, dice);
        these.extend(settle(character, &deeds, &campaign.rules, dice));
        changes.push(Changed { name: character.name.clone(), changes: these });
    }
    let turned = campaign.team.iter().filter(|it| it.fate == Fate::Turned);
    let turned = turned.map(|it| it.name.clone()).filter(|it| outcome.of_member(it).is_some()).collect();
    campaign.aftermath = Aftermath { turned, tried: Vec::new(), survivors: found(outcome, dice) };
    let told = told(&changes);
    let (reached, outcome, turn) = (result.reached, result.outcome, result.turn);
    campaign.played.push(SettledGame { game, scenario, reached, outcome, turn, changes });
    campaign.under_way = None;
    Ok(told)
}

fn told(changes: &[Changed]) -> Vec<(String, SheetChange)> {
    changes.iter().flat_map(|it| it.changes.iter().map(|&change| (it.name.clone(), change))).collect()
}

fn deeds(fared: &Fared, result: &victory::Result, dice: &mut dyn Dice) -> Deeds {
    let (human, fate) = (&fared.human, fared.fate);
    let lone_survivor = fate == Fate::Alive && 2 <= result.started && result.alive == 1;
    if lone_survivor {
        dice.cite(rule!("dwa.ruling.last-survivor"));
    }
    let close_combat_kills = human.deeds.kills_in_close_combat;
    let kills = human.deeds.kills.saturating_sub(close_combat_kills);
    let deeds = Deeds { outcome: result.outcome, kills, close_combat_kills, fate, lone_survivor };
    if !deeds.kill_points().parts().is_empty() {
        dice.cite(rule!("dwa.ruling.kill-remainder"));
    }
    deeds
}

/// Alive on the table or off it; a zombie only while it has not been destroyed.
pub fn fate(battle: &Battle, human: &Human) -> Fate {
    match human.life {
        Life::Alive | Life::Left => Fate::Alive,
        Life::Eliminated { .. } => Fate::Dead,
        Life::Turned { zombie } => match battle.zombies.get(zombie as usize) {
            Some(it) if !it.out || it.left => Fate::Turned,
            Some(_) | None => Fate::Dead,
        },
    }
}

/// What he takes with him out of the game.
fn carry_over(character: &mut Character, human: &Human, fate: Fate, dice: &mut dyn Dice) -> Vec<SheetChange> {
    let mut changes = Vec::new();
    carried::mind(character, human, &mut changes, dice);
    if fate == Fate::Dead {
        // How the nerves of the dead were is nobody's news.
        changes.clear();
    }
    match fate {
        Fate::Alive => {
            dice.cite(rule!("dwa.ruling.between-games"));
            character.wounds = human.wounds;
            carried::gear(character, human, &mut changes, dice);
        }
        // What the dead carried lies where they fell; whoever picked it up has it.
        Fate::Dead | Fate::Turned => {
            character.weapons.clear();
            character.ammunition.clear();
            character.items.clear();
        }
    }
    changes
}

/// The survivors that were found in this game and are alive: they may join the team.
fn found(outcome: &GameOutcome, dice: &mut dyn Dice) -> Vec<Character> {
    outcome.found.iter().map(|it| stranger(it, dice)).collect()
}

/// A survivor's sheet: level 1, and the skill of his weapon.
fn stranger(human: &Human, dice: &mut dyn Dice) -> Character {
    dice.cite(rule!("dwa.ruling.survivors"));
    let mut res = Character {
        name: human.name.clone(),
        archetype: human.archetype,
        subtype: None,
        specialty: None,
        sex: human.sex,
        xp: 0,
        level: 1,
        moral_value: full_moral_value(1),
        skills: Vec::new(),
        free_skills: human.skills.to_vec(),
        skills_to_learn: 0,
        quirks: human.quirks.to_vec(),
        psychoses: Vec::new(),
        trauma: 0,
        wounds: 0,
        weapons: Vec::new(),
        ammunition: Vec::new(),
        items: Vec::new(),
        fate: Fate::Alive,
    };
    let mut unsaid = Vec::new();
    carried::mind(&mut res, human, &mut unsaid, dice);
    carried::gear(&mut res, human, &mut unsaid, dice);
    res
}

fn changed<T: Copy + PartialEq>(
    (from, to): (T, T),
    rule: RuleId,
    what: impl FnOnce(T, T) -> What,
    changes: &mut Vec<SheetChange>,
    dice: &mut dyn Dice,
) {
    if from != to {
        note(changes, rule, what(from, to), dice);
    }
}
