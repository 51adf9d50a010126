//! How the journal of an Encounter is read for an account of it.
use kernel::{Event, Gone, RuleId, Text, Token, What};
use serde_json::Value;
use view::{
    Allegiance,
    account::{AttackResult, AttackTold, Consequence, High, ThrowPurpose},
    story::Names,
};

use crate::{
    battle::{FigureId, PersonId},
    journal::{Card, Count, Happened, Mark},
    phrases,
    printed::people::Mercy,
    table::{challenge::Challenged, talk::Talked},
};

/// What an event means where it says more than its kind.
pub fn deed(event: &Event) -> Option<Consequence> {
    let rule = event.rule;
    match &event.what {
        What::Asked { about: Some(token), .. } if ACTS.contains(&rule) => Some(Consequence::Acts(*token)),
        // Whoever attacks says so before the dice: strangers and those who fire back are asked nothing.
        What::Noted { token, note } => match (Happened::read(note)?, token) {
            (note, Some(token)) if is_attack(&note) => Some(Consequence::Acts(*token)),
            (note, _) if is_score(&note) => Some(Consequence::Nothing),
            (_, _) => None,
        },
        What::Worded { token: Some(token), .. } if rule == FIRES => Some(Consequence::Acts(*token)),
        What::Moved { token, .. } if is_zombie(*token) => Some(Consequence::Acts(*token)),
        What::Marked { token, on: true, mark } => marked(Mark::read(*mark)?, *token),
        // Older games do not say how somebody comes to be off the map; the rule does.
        What::Removed { token, gone: Gone::Out, .. } if LEAVES.contains(&rule) => {
            Some(Consequence::Left(*token))
        }
        What::Removed { token, gone: Gone::Out, .. } if rule == rule!("atzr.defend.reveal") => {
            Some(Consequence::Strayed(*token))
        }
        What::Fell { .. } => Some(Consequence::Nothing),
        What::Asked { .. }
        | What::Worded { .. }
        | What::Moved { .. }
        | What::Marked { .. }
        | What::Removed { .. }
        | What::Rolled { .. }
        | What::Needed { .. }
        | What::Added { .. }
        | What::Rose { .. }
        | What::Placed { .. }
        | What::Counted { .. }
        | What::Drew { .. }
        | What::Cited
        | What::TookBack { .. } => None,
    }
}

/// How the dice of a throw stand before it is known what they do.
fn is_score(note: &Happened) -> bool {
    matches!(
        note,
        Happened::Margin { .. }
            | Happened::TestedAgain
            | Happened::ShrugsOff { .. }
            | Happened::Hits { .. }
            | Happened::HitsTank { .. }
            | Happened::SecondChance
            | Happened::CannotMiss { .. }
            | Happened::BlastDice { .. }
            | Happened::NobodyFires
    )
}

/// Whether somebody is told to attack.
fn is_attack(note: &Happened) -> bool {
    is_fire(note) || matches!(note, Happened::Fights { .. } | Happened::Strikes { .. })
}

/// The attack that a note tells of, before its dice.
pub fn attack(event: &Event) -> Option<AttackTold> {
    let What::Noted { token: Some(by), note } = &event.what else { return None };
    let hexes = |it: u8| Some(i32::from(it));
    let (with, at, range) = match Happened::read(note)? {
        Happened::Fires { with, at, range } => (with, at, hexes(range)),
        Happened::Blasts { with, whom, range, .. } => (vec![with], whom, hexes(range)),
        Happened::FiresAtTank { with, range, .. } => (with, Vec::new(), hexes(range)),
        Happened::Shoots { whom, with } => (with, vec![whom], None),
        Happened::Strikes { whom } => (Vec::new(), vec![whom], None),
        Happened::Fights { whom, with } => {
            let with = with.into_iter().collect();
            return Some(AttackTold { by: *by, with, at: whom, range: None, mutual: true });
        }
        _ => return None,
    };
    Some(AttackTold { by: *by, with, at, range, mutual: false })
}

/// What a note says came of an attack. How many dice hit somebody is told before the misses: those who were not hit among several
/// have a miss of their own.
pub fn came(event: &Event) -> Vec<AttackResult> {
    let What::Noted { token: Some(by), note } = &event.what else { return Vec::new() };
    let result = |whom, hit| AttackResult { by: *by, whom, hit };
    match Happened::read(note) {
        Some(Happened::Hits { whom, hits }) => {
            let struck = whom.into_iter().zip(hits).filter(|it| it.1 != 0);
            struck.map(|it| result(it.0, true)).collect()
        }
        Some(Happened::Misses { whom } | Happened::StrikeFails { whom }) => vec![result(whom, false)],
        // The note is about the zombie that goes on.
        Some(Happened::Withstands { by: shooter }) => {
            vec![AttackResult { by: shooter, whom: *by, hit: true }]
        }
        _ => Vec::new(),
    }
}

/// What stops play when it is told, beside those who go down.
pub fn grave(event: &Event) -> bool {
    match &event.what {
        What::Noted { note, .. } => matches!(
            Happened::read(note),
            Some(Happened::IsAnEnemy { .. } | Happened::NothingLeft { .. } | Happened::Ends { .. })
        ),
        What::Marked { mark, on: true, .. } => Mark::read(*mark) == Some(Mark::Captive),
        _ => false,
    }
}

/// Who is told to fire.
pub fn shot(event: &Event) -> Option<Token> {
    match &event.what {
        What::Noted { token, note } if Happened::read(note).is_some_and(|it| is_fire(&it)) => *token,
        _ => None,
    }
}

/// Whether somebody is told to fire.
fn is_fire(note: &Happened) -> bool {
    matches!(
        note,
        Happened::Fires { .. }
            | Happened::Blasts { .. }
            | Happened::FiresAtTank { .. }
            | Happened::Shoots { .. }
    )
}

/// What a mark means for whoever has it now.
fn marked(mark: Mark, token: Token) -> Option<Consequence> {
    match mark {
        Mark::Dead | Mark::OutOfTheFight => Some(Consequence::Out(token)),
        Mark::DuckedBack => Some(Consequence::Shaken(token)),
        Mark::OutOfAmmo => Some(Consequence::Spent(token)),
        Mark::Joined | Mark::Captive | Mark::Frenzied | Mark::Immune => None,
    }
}

/// Whether dice of this rule attack or test.
pub fn throw(rule: RuleId) -> Option<ThrowPurpose> {
    if ATTACKS.contains(&rule) {
        return Some(ThrowPurpose::Attack);
    }
    TESTS.contains(&rule).then_some(ThrowPurpose::Test)
}

/// Whom a high face helps. Most dice are rolled by players and strangers alike; these are the ones rolled against zombies,
/// and those of Stars.
pub fn high(rule: RuleId) -> Option<High> {
    if rule == rule!("atzr.zombie.damage-charged") {
        return Some(High::HelpsPlayers);
    }
    let low = [rule!("atzr.zombie.easy-to-kill"), rule!("atzr.star-power.roll")];
    low.contains(&rule).then_some(High::HarmsPlayers)
}

/// Whether the players reached what the Encounter was about.
pub fn won(result: &Value) -> bool {
    result.get("success").and_then(Value::as_bool).unwrap_or_default()
}

/// Success or failure, in a word.
pub fn verdict(result: &Value) -> String {
    if won(result) { "a success" } else { "a failure" }.to_owned()
}

/// How it ended for each of the players' people.
pub fn fared(result: &Value) -> Vec<(Token, String)> {
    let each =
        result.get("each").and_then(|it| serde_json::from_value::<Vec<(PersonId, bool)>>(it.clone()).ok());
    let word = |success: bool| if success { "succeeded" } else { "failed" }.to_owned();
    each.unwrap_or_default().into_iter().map(|(who, success)| (who.token(), word(success))).collect()
}

/// The side of a figure that no view has shown.
pub fn side(token: Token) -> Option<Allegiance> {
    match FigureId::from_token(token) {
        FigureId::Zombie(_) => Some(Allegiance::Dead),
        FigureId::Person(_) | FigureId::Marker(_) => None,
    }
}

/// What is worth a sentence though nobody was harmed: what was found, who was met, how a talk ended.
pub fn told(event: &Event, names: &Names) -> Option<String> {
    match &event.what {
        What::Noted { token: Some(_), note } => past(Happened::read(note)?),
        What::Noted { token: None, note } => match Happened::read(note)? {
            Happened::CannotAct { whom, die, .. } => {
                Some(format!("{} could not act on a {die}", phrases::listed(&whom, names)))
            }
            _ => None,
        },
        What::Marked { mark, on: true, .. } => match Mark::read(*mark)? {
            Mark::Joined => Some("joined the group".to_owned()),
            Mark::Captive => Some("was captured".to_owned()),
            Mark::DuckedBack
            | Mark::OutOfAmmo
            | Mark::Dead
            | Mark::OutOfTheFight
            | Mark::Frenzied
            | Mark::Immune => None,
        },
        What::Drew { card } if INSIDE.contains(&event.rule) => match Card::read(card)? {
            Card::Zombies { number: 0, .. } => Some("there was nobody in the building".to_owned()),
            card @ (Card::Zombies { .. } | Card::Humans { .. } | Card::Reshuffle { .. }) => {
                Some(format!("in the building they met {}", phrases::shows(&card)))
            }
        },
        What::Counted { token: Some(_), what, n } => match Count::read(*what)? {
            Count::Doses => Some(format!("found {n} doses of the Cure")),
            Count::MovementPoints | Count::Rep => None,
        },
        What::Marked { .. }
        | What::Drew { .. }
        | What::Counted { .. }
        | What::Asked { .. }
        | What::Worded { .. }
        | What::Moved { .. }
        | What::Removed { .. }
        | What::Rolled { .. }
        | What::Needed { .. }
        | What::Added { .. }
        | What::Fell { .. }
        | What::Rose { .. }
        | What::Placed { .. }
        | What::Cited
        | What::TookBack { .. } => None,
    }
}

/// Cards that say who is in a building.
static INSIDE: &[RuleId] =
    &[rule!("atzr.card.draw-on-one-hex-building"), rule!("atzr.card.draw-on-triangle")];

/// What is told of a note afterwards.
fn past(note: Happened) -> Option<String> {
    let the = |things: &[Text]| phrases::the(things);
    Some(match note {
        Happened::FindsNothing { .. } => "searched and found nothing".to_owned(),
        Happened::Finds { thing, .. } => format!("found {thing}"),
        Happened::ObjectiveNeverHere { .. } => "found out that it was never there".to_owned(),
        Happened::ObjectiveFound { .. } => "found what the group came for".to_owned(),
        Happened::NobodyOutside => "found nobody waiting outside".to_owned(),
        Happened::Takes { thing, .. } => format!("took the {thing}"),
        Happened::TakesUp { .. } => "picked up somebody".to_owned(),
        Happened::GivesAway { thing, .. } => format!("gave away the {thing}"),
        Happened::Gives { thing, .. } => format!("gave away the {thing}"),
        Happened::Trades { gives, gets, .. } => format!("gave {} for {}", the(&gives), the(&gets)),
        Happened::Talks { result: Talked::Pleasantries, .. } => "went on in peace".to_owned(),
        Happened::Talks { result: Talked::Barter | Talked::BarterAndJoin, .. } => {
            "talked and was ready to trade".to_owned()
        }
        Happened::NothingToTrade { .. } => "had nothing to trade".to_owned(),
        Happened::IsAnEnemy { .. } => "turned out to be an enemy".to_owned(),
        Happened::StartsFight { .. } => "started a fight".to_owned(),
        Happened::HandsEverythingOver { .. } => "handed everything over".to_owned(),
        Happened::Judged { mercy, .. } => judged(mercy).to_owned(),
        Happened::Barricades { with, .. } => format!("barricaded the door with a {with}"),
        Happened::KeptOut { .. } => "did not get in".to_owned(),
        Happened::Challenge { result: Challenged::Success } => "succeeded in a Challenge".to_owned(),
        Happened::Challenge { result: Challenged::Failure } => "failed a Challenge".to_owned(),
        Happened::Challenge { result: Challenged::Withdrawn }
        | Happened::Talks { result: Talked::WalkTheWalk, .. }
        | Happened::Doubles { .. }
        | Happened::Order { .. }
        | Happened::CannotAct { .. }
        | Happened::DeadStandStill { .. }
        | Happened::Pursues { .. }
        | Happened::CanCharge { .. }
        | Happened::DrawnByBody { .. }
        | Happened::LastSaw { .. }
        | Happened::Hears { .. }
        | Happened::SensesNothing
        | Happened::Feeds
        | Happened::FeastOver
        | Happened::RollsOff { .. }
        | Happened::Begins { .. }
        | Happened::Margin { .. }
        | Happened::TestedAgain
        | Happened::TimeOfDay { .. }
        | Happened::Against { .. }
        | Happened::Waits { .. }
        | Happened::Gains { .. }
        | Happened::ShrugsOff { .. }
        | Happened::Comes { .. }
        | Happened::ToBeat { .. }
        | Happened::GetsUp { .. }
        | Happened::Drifts { .. }
        | Happened::TurnsAside { .. }
        | Happened::Hits { .. }
        | Happened::HitsTank { .. }
        | Happened::SecondChance
        | Happened::CannotMiss { .. }
        | Happened::BlastDice { .. }
        | Happened::NobodyFires
        | Happened::MayTryAgain
        | Happened::Forfeits
        | Happened::Ends { .. }
        | Happened::Fires { .. }
        | Happened::Blasts { .. }
        | Happened::FiresAtTank { .. }
        | Happened::Misses { .. }
        | Happened::MissesTank { .. }
        | Happened::TankExplodes { .. }
        | Happened::Withstands { .. }
        | Happened::HardAsNails
        | Happened::Attracts { .. }
        | Happened::NoCounterLeft
        | Happened::ComesIntoSight { .. }
        | Happened::Quicker
        | Happened::Startled
        | Happened::Reacts { .. }
        | Happened::LeaderDie { .. }
        | Happened::FiresBack { .. }
        | Happened::SnapsAShot { .. }
        | Happened::ChargesBack { .. }
        | Happened::CarriesOn
        | Happened::Charge { .. }
        | Happened::CannotFire
        | Happened::MayFire { .. }
        | Happened::DropsCarried { .. }
        | Happened::Fights { .. }
        | Happened::Shaken
        | Happened::PutsDown { .. }
        | Happened::Shoots { .. }
        | Happened::Strikes { .. }
        | Happened::StrikeFails { .. }
        | Happened::StaysDown { .. }
        | Happened::BeingEaten { .. }
        | Happened::NothingLeft { .. }
        | Happened::GetsIn { .. }
        | Happened::NotTheCure
        | Happened::Drops { .. }
        | Happened::Readies { .. }
        | Happened::Stows { .. }
        | Happened::PicksUp { .. }
        | Happened::AttachesScope { .. }
        | Happened::PlacesTank { .. }
        | Happened::PutsVestOn
        | Happened::WillTalk { .. }
        | Happened::FightBreaksOut { .. }
        | Happened::Offers { .. }
        | Happened::WantsToGive { .. }
        | Happened::Conducts { .. }
        | Happened::Hostage
        | Happened::ObjectiveNotHere { .. }
        | Happened::WaitedForOutside
        | Happened::SuspectsSomebodyOutside
        | Happened::Available { .. } => return None,
    })
}

/// What captors did.
const fn judged(mercy: Mercy) -> &'static str {
    match mercy {
        Mercy::Kills => "was killed without mercy",
        Mercy::Robs => "was robbed of everything",
        Mercy::LeavesOneSupplies => "was robbed of all but one Supplies counter",
        Mercy::Disarms => "was disarmed",
        Mercy::LetsGo => "was let go",
    }
}

fn is_zombie(token: Token) -> bool {
    matches!(FigureId::from_token(token), FigureId::Zombie(_))
}

/// By which somebody is told to fire.
const FIRES: RuleId = rule!("atzr.ranged.allocation");

/// Questions whose answer makes the figure act.
static ACTS: &[RuleId] = &[rule!("atzr.action.list"), rule!("atzr.insight.actions")];

/// Rules by which people leave the map alive.
static LEAVES: &[RuleId] = &[
    rule!("atzr.ruling.leave-map"),
    rule!("atzr.react.runaway"),
    rule!("atzr.chillin.inside"),
    rule!("atzr.mercy.surrender"),
    rule!("atzr.ranged.capture"),
];

static ATTACKS: &[RuleId] = &[
    rule!("atzr.ranged.to-hit"),
    rule!("atzr.ranged.auto-kill"),
    rule!("atzr.item.scope-effect"),
    rule!("atzr.weapon.explosive-dice"),
    rule!("atzr.damage.roll"),
    rule!("atzr.zombie.easy-to-kill"),
    rule!("atzr.zombie.damage-charged"),
    rule!("atzr.melee.dice"),
    rule!("atzr.melee.damage"),
];

static TESTS: &[RuleId] = &[
    rule!("atzr.insight.leader-rolls"),
    rule!("atzr.reaction.procedure"),
    rule!("atzr.charge.test"),
    rule!("atzr.star-power.roll"),
    rule!("atzr.building.entry-roll"),
    rule!("atzr.talk.roll"),
];
