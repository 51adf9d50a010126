//! What dice are rolled for: said before they are, and told with what they show.
use kernel::RuleId;
use view::roll::{How, Thrown};

/// What dice of this rule are rolled for; whatever has not six sides is drawn by lot.
pub fn dice(rule: RuleId, sides: u16) -> Option<Thrown> {
    let alone = ALONE.contains(&rule);
    let known = THROWN.iter().find(|it| it.0 == rule).map(|it| Thrown { what: it.1, how: it.2, alone });
    match (known, sides) {
        (Some(it), 1..=5 | 7..) => Some(Thrown { how: How::Draw, ..it }),
        (None, 1..=5 | 7..) => Some(Thrown { what: "One of several, by lot", how: How::Draw, alone: true }),
        (known, _) => known,
    }
}

/// Dice after which something else begins.
static ALONE: &[RuleId] = &[
    rule!("atzr.turn.multi-human-dice"),
    rule!("atzr.npcmove.die"),
    rule!("atzr.surprise.human-total"),
    rule!("atzr.surprise.zombie-total"),
    rule!("atzr.turn.activation-roll"),
    rule!("atzr.ranged.to-hit"),
    rule!("atzr.item.scope-effect"),
    rule!("atzr.zombie.noise"),
    rule!("atzr.building.entry-fail-noise"),
    rule!("atzr.zombie.action-dead-end"),
    rule!("atzr.zombie.action-drift"),
    rule!("atzr.zombie.place"),
    rule!("atzr.ruling.zombie-target-choice"),
    rule!("atzr.ruling.zombie-noise-target"),
    rule!("atzr.surprise.divide"),
    rule!("atzr.defend.marker-move"),
    rule!("atzr.ammo.out"),
];

/// Dice that succeed on 1, 2 and 3.
const SUCCESSES: How = How::Pool(Some(3));
/// Dice that are passed if they show the Rep or less.
const PASSES: How = How::Pool(None);

#[rustfmt::skip]
static THROWN: &[(RuleId, &str, How)] = &[
    (rule!("atzr.after.decrease-roll"), "Whether Rep goes down", How::Sum),
    (rule!("atzr.after.increase-roll"), "Whether Rep goes up", How::Sum),
    (rule!("atzr.ammo.out"), "For ammo", How::Pool(None)),
    (rule!("atzr.availability.roll"), "Whether he comes along", PASSES),
    (rule!("atzr.building.entry-roll"), "The door", How::Sum),
    (rule!("atzr.bushwhack.setup"), "How many lie in ambush", How::Sum),
    (rule!("atzr.bushwhack.start"), "Who begins", How::Sum),
    (rule!("atzr.building.entry-fail-noise"), "Noise at the door", How::Pool(None)),
    (rule!("atzr.group.size-limit"), "", How::Quiet),
    (rule!("atzr.card.deck"), "A card is drawn", How::Draw),
    (rule!("atzr.card.draw-on-one-hex-building"), "A card for the house", How::Draw),
    (rule!("atzr.card.draw-on-triangle"), "A card for the building", How::Draw),
    (rule!("atzr.challenge.test"), "The Challenge", PASSES),
    (rule!("atzr.challenge.retake"), "The Challenge once more", PASSES),
    (rule!("atzr.charge.test"), "Charge into Melee Test", PASSES),
    (rule!("atzr.chillin.robbery"), "The way home", PASSES),
    (rule!("atzr.cure.doses"), "How many doses", How::Sum),
    (rule!("atzr.damage.roll"), "Damage", How::Sum),
    (rule!("atzr.daypart.choice"), "The time of day", How::Sum),
    (rule!("atzr.daypart.night"), "Whether the moon is full", How::Sum),
    (rule!("atzr.defend.marker-move"), "For the markers", How::Sum),
    (rule!("atzr.defend.place-defenders"), "Inside or out", How::Sum),
    (rule!("atzr.defend.raiders"), "How many raiders", How::Sum),
    (rule!("atzr.encounter.involuntary"), "What happens this month", How::Sum),
    (rule!("atzr.feast.attract"), "Which body draws it", How::Draw),
    (rule!("atzr.feast.duration"), "How long they feed", How::Sum),
    (rule!("atzr.infection.test"), "Infection", How::Sum),
    (rule!("atzr.insight.leader-rolls"), "In Sight", SUCCESSES),
    (rule!("atzr.item.scope-effect"), "The shot, with a Scope", How::Sum),
    (rule!("atzr.leader.die"), "Leader Die", PASSES),
    (rule!("atzr.meet.friend-or-foe"), "Friend or Foe", How::Sum),
    (rule!("atzr.melee.damage"), "Damage in melee", How::Sum),
    (rule!("atzr.melee.dice"), "Melee", SUCCESSES),
    (rule!("atzr.mercy.roll"), "Mercy", SUCCESSES),
    (rule!("atzr.move.fast"), "Fast Move", PASSES),
    (rule!("atzr.move.building"), "", How::Quiet),
    (rule!("atzr.move.clear"), "", How::Quiet),
    (rule!("atzr.move.rough"), "", How::Quiet),
    (rule!("atzr.npc.generate-same-class"), "Who it is", How::Draw),
    (rule!("atzr.npc.generate-different-class"), "Who it is", How::Draw),
    (rule!("atzr.npc.starting-items"), "What they have", How::Draw),
    (rule!("atzr.npcmove.die"), "For the strangers", How::Sum),
    (rule!("atzr.npcmove.roll"), "What the strangers do", PASSES),
    (rule!("atzr.raid.find"), "Whether it is here", How::Sum),
    (rule!("atzr.raid.setup"), "The hostage is drawn", How::Draw),
    (rule!("atzr.ranged.auto-kill"), "To finish him", SUCCESSES),
    (rule!("atzr.ranged.pitiful-shot"), "A pitiful shot", How::Sum),
    (rule!("atzr.ranged.to-hit"), "Fire Dice", How::Pool(None)),
    (rule!("atzr.reaction.procedure"), "Reaction Test", PASSES),
    (rule!("atzr.recovery.after-encounter"), "Recovery", PASSES),
    (rule!("atzr.recovery.pick-up"), "", How::Quiet),
    (rule!("atzr.robbery.robbers"), "How many robbers", How::Sum),
    (rule!("atzr.robbery.setup"), "Where it happens", How::Draw),
    (rule!("atzr.ruling.bushwhack-details"), "Who they are", How::Draw),
    (rule!("atzr.ruling.entering-group"), "Who goes in first", How::Draw),
    (rule!("atzr.ruling.table-talk-the-talk"), "Whether words are enough", How::Sum),
    (rule!("atzr.ruling.zombie-noise-target"), "Which noise it follows", How::Draw),
    (rule!("atzr.ruling.zombie-target-choice"), "Whom it goes for", How::Draw),
    (rule!("atzr.star-power.roll"), "Star Power", SUCCESSES),
    (rule!("atzr.surprise.divide"), "Who gets one more", How::Draw),
    (rule!("atzr.surprise.human-total"), "Surprise, the humans", How::Sum),
    (rule!("atzr.surprise.zombie-total"), "Surprise, the dead", How::Sum),
    (rule!("atzr.take.card"), "A card for the pockets", How::Draw),
    (rule!("atzr.talk.roll"), "Talk the Talk", SUCCESSES),
    (rule!("atzr.together.roll"), "Keeping It Together", SUCCESSES),
    (rule!("atzr.turn.activation-roll"), "Who acts first", How::Sum),
    (rule!("atzr.turn.multi-human-dice"), "Who acts first", How::Sum),
    (rule!("atzr.turn.multi-human-tie"), "Who of equals goes first", How::Sum),
    (rule!("atzr.weapon.explosive-dice"), "The blast", How::Sum),
    (rule!("atzr.zombie.action-dead-end"), "Left or right", How::Sum),
    (rule!("atzr.zombie.action-drift"), "Where it drifts", How::Sum),
    (rule!("atzr.zombie.damage-charged"), "Whether they are put down", How::Pool(None)),
    (rule!("atzr.zombie.easy-to-kill"), "Whether they are put down", How::Pool(None)),
    (rule!("atzr.zombie.noise"), "Noise", How::Pool(None)),
    (rule!("atzr.zombie.place"), "A zombie counter is drawn", How::Draw),
    (rule!("atzr.zombie.start-cards"), "A card to begin with", How::Draw),
];
