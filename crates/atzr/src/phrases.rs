//! Words for the table: what each question asks, and what each modifier is called.
mod campaign;
mod card;
mod deed;
mod dice;
mod event;
mod lesson;
mod note;
mod refusal;
mod throw;

use kernel::{RuleId, Token, sum::Part};

pub use self::{
    campaign::chronicle,
    card::{drawn, shows},
    deed::the,
    dice::dice,
    event::{befalls, event},
    lesson::lesson,
    note::mercy,
    refusal::refusal,
    throw::{reads, throw},
};

use crate::battle::FigureId;

/// What a question of this rule asks; if it is about one figure, that has been named before.
pub fn prompt(rule: RuleId, about_one: bool) -> Option<&'static str> {
    if rule == rule!("atzr.zombie.start-move-on") && !about_one {
        return Some("which edge do you enter by?");
    }
    if rule == rule!("atzr.game.modes") && !about_one {
        return Some("who plays with whom?");
    }
    PROMPTS.iter().find(|it| it.0 == rule).map(|it| it.1)
}

/// What a modifier of this rule is called.
pub fn modifier(part: &Part) -> Option<&'static str> {
    // Where Rep does not say how many dice there are, the test does, and most have two.
    if part.rule == rule!("atzr.dice.how-many") && part.value == 2 {
        return Some("for the test");
    }
    MODIFIERS.iter().find(|it| it.0 == part.rule).map(|it| it.1)
}

/// What the fields of results are called where their names would not tell.
#[rustfmt::skip]
pub static LABELS: &[(&str, &str)] = &[
    ("number", "how many"),
    ("class", "Class"),
    ("rep", "Rep"),
    ("faces", "Fire Dice that count"),
    ("noise", "Fire Dice heard"),
    ("each", "Fire Dice for each target"),
    ("left", "Star Power dice left"),
    ("hungry", "hungry"),
    ("supplies_a", "Supplies A left"),
    ("supplies_b", "Supplies B left"),
    ("count", "things counted"),
];

/// How a result is read aloud.
pub fn outcome(word: &str) -> Option<&'static str> {
    OUTCOMES.iter().find(|it| it.0 == word).map(|it| it.1)
}

/// What a figure is called that has left the map.
pub fn figure(token: Token) -> Option<String> {
    match FigureId::from_token(token) {
        FigureId::Person(_) => None,
        FigureId::Zombie(id) => Some(format!("zombie {}", id.0 + 1)),
        FigureId::Marker(id) => Some(format!("marker {}", id + 1)),
    }
}

/// What brings those who are placed by this rule.
pub fn brings(rule: RuleId) -> Option<&'static str> {
    let all = [
        (rule!("atzr.zombie.place"), "The noise brings"),
        (rule!("atzr.zombie.stack-card"), "The card brings"),
    ];
    all.iter().find(|it| it.0 == rule).map(|it| it.1)
}

#[rustfmt::skip]
static PROMPTS: &[(RuleId, &str)] = &[
    (rule!("atzr.zombie.start-move-on"), "where to, coming onto the map?"),
    (rule!("atzr.turn.group-order"), "which group acts now?"),
    (rule!("atzr.leader.activation"), "who of the group acts first?"),
    (rule!("atzr.action.list"), "what now?"),
    (rule!("atzr.ruling.group-geometry"), "which Star to follow?"),
    (rule!("atzr.ruling.leader-ties"), "who leads?"),
    (rule!("atzr.ruling.entering-group"), "who goes in as well?"),
    (rule!("atzr.insight.extra-step"), "one more step before the test?"),
    (rule!("atzr.insight.actions"), "first to act: what now?"),
    (rule!("atzr.ranged.two-weapons"), "which weapon?"),
    (rule!("atzr.ranged.allocation"), "at whom, and with how many dice?"),
    (rule!("atzr.weapon.grenade-throw"), "at which hex?"),
    (rule!("atzr.weapon.rpg-range"), "at which hex?"),
    (rule!("atzr.charge.target-fire-limit"), "at which of those who come?"),
    (rule!("atzr.star.free-will"), "shot at: roll, or choose what to do?"),
    (rule!("atzr.star-power.use"), "roll Star Power against the damage?"),
    (rule!("atzr.react.duck-back-move"), "into which cover?"),
    (rule!("atzr.ammo.counter"), "spend an Ammo counter and reload at once?"),
    (rule!("atzr.melee.multi-order"), "in which order?"),
    (rule!("atzr.ruling.melee-weapons-held"), "strike with what?"),
    (rule!("atzr.search.counter-exhausted"), "which of these?"),
    (rule!("atzr.talk.recruit"), "who joins you?"),
    (rule!("atzr.barter.exchange"), "a trade: what for what?"),
    (rule!("atzr.barter.when"), "is it a deal?"),
    (rule!("atzr.game.modes"), "are these your enemies?"),
    (rule!("atzr.challenge.define"), "a Challenge: what is agreed beforehand?"),
    (rule!("atzr.challenge.retake"), "try once more?"),
    (rule!("atzr.defend.setup"), "which buildings are home?"),
    (rule!("atzr.robbery.victim-more"), "fight instead of handing everything over?"),
    (rule!("atzr.robbery.robbers-more"), "fight instead of handing everything over?"),
    (rule!("atzr.campaign.optional"), "which parts of the campaign are left out?"),
    (rule!("atzr.group.start-recruit"), "how many Grunts come along?"),
    (rule!("atzr.item.star-start"), "what do you begin with?"),
    (rule!("atzr.campaign.move-area"), "where do you spend the month?"),
    (rule!("atzr.campaign.supplies"), "there is not enough for all: who eats?"),
    (rule!("atzr.encounter.voluntary"), "what do you do this month?"),
    (rule!("atzr.daypart.choice"), "when do you go?"),
    (rule!("atzr.encounter.format"), "who comes along?"),
    (rule!("atzr.raid.setup"), "what is the raid for?"),
    (rule!("atzr.raid.hostile-class"), "who is raided?"),
    (rule!("atzr.ruling.raid-buildings"), "which thing is it?"),
    (rule!("atzr.cure.doses"), "a dose of the Cure before it is too late?"),
    (rule!("atzr.ruling.new-star"), "the Star is gone: does the group go on under another?"),
    (rule!("atzr.leader.who"), "who is the new Star?"),
    (rule!("atzr.chillin.robbery"), "leave the building for good?"),
    (rule!("atzr.defend.place-defenders"), "in which home, or beside which?"),
    (rule!("atzr.melee.multi-defender-loses"), "go for the one who lies there?"),
    (rule!("atzr.ruling.explosive-details"), "at which hex?"),
    (rule!("atzr.walk.who"), "part in peace, or fight?"),
    (rule!("atzr.weapon.assault-rifle-star"), "how many Fire Dice?"),
    (rule!("atzr.talk.gifts"), "strangers: talk, give something first, or fight?"),
    (rule!("atzr.ruling.insight-star-actions"), "charge with the Star?"),
    (rule!("atzr.ruling.table-attributes"), "which of these?"),
];

#[rustfmt::skip]
static MODIFIERS: &[(RuleId, &str)] = &[
    (rule!("atzr.dice.how-many"), "Rep"),
    (rule!("atzr.insight.active-modifier"), "moving"),
    (rule!("atzr.insight.concealed-modifier"), "enemies concealed"),
    (rule!("atzr.raid.alert"), "alarmed by shots"),
    (rule!("atzr.robbery.suspicious"), "suspicious"),
    (rule!("atzr.ruling.table-attributes"), "Attribute"),
    (rule!("atzr.cover.meaning"), "in cover"),
    (rule!("atzr.melee.weapon-bat"), "Baseball Bat"),
    (rule!("atzr.melee.weapon-frying-pan"), "Frying Pan"),
    (rule!("atzr.melee.vest"), "Vest"),
    (rule!("atzr.zombie.human-bonus"), "against the dead"),
    (rule!("atzr.melee.damage-next-round"), "shaken by the last round"),
    (rule!("atzr.zombie.swarm-dice"), "the swarm"),
    (rule!("atzr.talk.negotiator"), "Negotiator"),
    (rule!("atzr.talk.gifts"), "gifts"),
    (rule!("atzr.move.clear"), "open ground"),
    (rule!("atzr.move.rough"), "rough ground"),
    (rule!("atzr.move.building"), "building"),
    (rule!("atzr.carry.limit"), "overloaded"),
    (rule!("atzr.recovery.pick-up"), "picking somebody up"),
    (rule!("atzr.infection.test"), "Rep"),
    (rule!("atzr.ruling.friend-or-foe-scope"), "how many they are"),
    (rule!("atzr.talk.roll"), "Rep"),
    (rule!("atzr.ruling.table-talk-the-talk"), "outnumbered"),
    (rule!("atzr.mercy.roll"), "Rep"),
    (rule!("atzr.together.roll"), "Rep"),
    (rule!("atzr.challenge.test"), "to pass"),
    (rule!("atzr.chillin.robbery"), "to pass"),
    (rule!("atzr.ruling.table-robbery"), "who is with you"),
    (rule!("atzr.ruling.table-keeping-it-together"), "how the group has fared"),
    (rule!("atzr.ruling.table-after-the-fight-recovery"), "wounded"),
    (rule!("atzr.recovery.after-encounter"), "for the test"),
    (rule!("atzr.rep.meaning"), "Rep"),
    (rule!("atzr.campaign.supplies"), "hungry"),
    (rule!("atzr.infection.zombified"), "infected"),
    (rule!("atzr.item.medikit-after"), "Medikit"),
    (rule!("atzr.item.medikit-during"), "Medikit"),
    (rule!("atzr.item.star-start"), "Rep"),
    (rule!("atzr.item.lose-recruit"), "for each who joins"),
    (rule!("atzr.melee.non-lethal"), "not meant to kill"),
    (rule!("atzr.mercy.surrender"), "surrender"),
    (rule!("atzr.group.size-limit"), "below the Star's Rep"),
    (rule!("atzr.defend.raiders"), "raiders"),
    (rule!("atzr.zombie.move-cost"), "a hex"),
];

static OUTCOMES: &[(&str, &str)] = &[
    ("out-of-the-fight", "Out of the Fight"),
    ("obviously-dead", "dead"),
    ("duck-back", "ducks back"),
    ("carry-on", "carries on"),
    ("rush-shot", "snaps a shot"),
    ("charge-into-melee", "charges"),
    ("runaway", "runs away"),
    ("missed", "missed"),
    ("the-cure", "the Cure"),
    ("fights", "a fight"),
];

#[cfg(test)]
mod tests {
    #[test]
    fn every_question_has_its_lesson() {
        let untaught: Vec<_> =
            super::PROMPTS.iter().map(|it| it.0).filter(|it| super::lesson(*it).is_none()).collect();
        assert!(untaught.is_empty(), "{untaught:?}");
    }
}
