//! What to know the first time a question is met: what is asked, what the options mean, what to look at.
use kernel::RuleId;

/// The lesson on questions of this rule.
pub fn lesson(rule: RuleId) -> Option<&'static str> {
    LESSONS.iter().find(|it| it.0 == rule).map(|it| it.1)
}

#[rustfmt::skip]
static LESSONS: &[(RuleId, &str)] = &[
    (rule!("atzr.zombie.start-move-on"), "Everybody comes onto the map by one edge, with one full move. Those within one hex of their Leader act and test together, so bring them on close to each other. Then a card is drawn for each of them, and the dead that it shows appear six hexes off."),
    (rule!("atzr.turn.group-order"), "Every side has rolled a die. A group acts if its Leader's Rep is that number or higher, the best Leader first. You may leave a group where it is; it still reacts when something happens."),
    (rule!("atzr.leader.activation"), "This group acts together. Its people may take turns as you like: let one go a few hexes, then another, until all are done."),
    (rule!("atzr.action.list"), "In one activation somebody moves and fires once, or charges, or handles items and moves, or reloads and moves. Open ground costs 1 Movement Point, woods and houses 2. Coming into sight of enemies stops the move for an In Sight Test; shooting is loud and brings more of the dead."),
    (rule!("atzr.ruling.group-geometry"), "He stands near two Stars and can act with one of them. Groups test together and share a Leader Die."),
    (rule!("atzr.ruling.leader-ties"), "Several have the same Rep. The one you name leads: the others act when he does and roll with his Leader Die."),
    (rule!("atzr.ruling.entering-group"), "Two may go through the door together. What waits inside is then shared between them."),
    (rule!("atzr.insight.extra-step"), "You have been seen. Before both sides test, each of the group may make one more step: into cover, out of sight again, or right into them, which is a charge."),
    (rule!("atzr.insight.actions"), "Your side was quicker. A Star does what it likes; everybody else fires if he can, charges if he is near enough, and ducks back otherwise."),
    (rule!("atzr.ranged.two-weapons"), "With a weapon in each hand he may fire both, but in a hurry: the hasty shot misses on totals that would otherwise hit."),
    (rule!("atzr.ranged.allocation"), "Say at whom each Fire Die goes before any is rolled. The highest dice fall on the first target; later targets are harder to hit. Die plus Rep decides: 7 misses, 10 hits, and what lies between depends on cover, haste and darkness."),
    (rule!("atzr.weapon.grenade-throw"), "A grenade reaches the next hex and no farther, and attacks everybody in it, friends too."),
    (rule!("atzr.weapon.rpg-range"), "It reaches four hexes, attacks everybody there, and has to be reloaded."),
    (rule!("atzr.charge.target-fire-limit"), "They come at you. Each die you may fire goes at one of them; whoever is not stopped will be upon you."),
    (rule!("atzr.star.free-will"), "A Star that was shot at or saw a friend fall need not roll. Choose what it does from what the table offers, or trust the dice: they may be better, or far worse."),
    (rule!("atzr.star-power.use"), "Each Star Power die that shows 1, 2 or 3 takes the damage down a step. A 6 loses that die until the Encounter is over. All dice that are left are rolled at once, or none."),
    (rule!("atzr.react.duck-back-move"), "He dives for the nearest cover. Behind it he neither sees nor is seen until he pops up in his next activation."),
    (rule!("atzr.ammo.counter"), "The weapon is empty. An Ammo counter loads it at once; otherwise reloading takes his next activation."),
    (rule!("atzr.melee.multi-order"), "One fights after the other. Who goes first meets a fresh enemy; who goes last meets a tired one."),
    (rule!("atzr.ruling.melee-weapons-held"), "A bat kills. A frying pan or bare hands only knock people down; against the dead that makes no difference."),
    (rule!("atzr.search.counter-exhausted"), "There is a choice. What you carry weighs: more than your Rep slows you down."),
    (rule!("atzr.talk.recruit"), "They like what they hear. Those of your own Class may join, as long as the group stays smaller than your Star's Rep."),
    (rule!("atzr.barter.exchange"), "One of yours for one of his. Supplies B count as two items."),
    (rule!("atzr.challenge.define"), "Something that the rules do not cover: agree what you try and how hard it is. Two dice against Rep; with one passed you may try again or leave it, and failure costs your next activation."),
    (rule!("atzr.challenge.retake"), "Only two passed dice are a success now, and anything less is a failure. Leaving it costs nothing."),
    (rule!("atzr.defend.setup"), "Choose one building or two to defend. Raiders come from somewhere around it; if one of them stands in a home that none of you is in, it is lost."),
    (rule!("atzr.robbery.victim-more"), "You talked well. Hand everything over and they leave, or fight: both sides are ready."),
    (rule!("atzr.robbery.robbers-more"), "They have the better of you. Hand everything over and they leave. If your Star fights, they are quicker to see it coming."),
    (rule!("atzr.chillin.robbery"), "Once the first of you leaves for good, somebody may be waiting on the way home: two dice against the Leader's Rep, better in company."),
    (rule!("atzr.defend.place-defenders"), "The raiders are here. A die said whether he is inside or at the wall; with two homes you say which."),
    (rule!("atzr.melee.multi-defender-loses"), "The defender is down. A second attacker may still fall on him where he lies."),
    (rule!("atzr.ruling.explosive-details"), "A die says how many Fire Dice each of those in the hex gets, friends and enemies alike, and all of it is loud."),
    (rule!("atzr.walk.who"), "A Star may start the fight at any time. Both sides then test In Sight, and nobody has the better of it."),
    (rule!("atzr.barter.when"), "Another player offers a trade. Say what you would give; nothing changes hands until both agree."),
    (rule!("atzr.game.modes"), "Alone, together on one side, or against each other: everybody leads one Star with followers, and the game runs all others."),
    (rule!("atzr.campaign.optional"), "Parts of the campaign can be left out: food, recovery, changes of Rep, keeping the group together."),
    (rule!("atzr.group.start-recruit"), "A card says how many may join before the first Encounter. Each costs one of your items and eats every month."),
    (rule!("atzr.item.star-start"), "As many things as your Rep. Take something to shoot with, something to reload it, and food for the first month."),
    (rule!("atzr.campaign.move-area"), "Towns have the most to find and the most Gangers, the country the least of both. Between the two lie the suburbs; you move one step a month."),
    (rule!("atzr.campaign.supplies"), "Everybody burns one Supplies counter a month. Whoever goes without counts one Rep less until a later month."),
    (rule!("atzr.encounter.voluntary"), "One Encounter a month is yours to choose, or none. Another may come by itself."),
    (rule!("atzr.daypart.choice"), "In the dark one sees less far and shoots worse, more of the dead are about at the start, and noise carries."),
    (rule!("atzr.encounter.format"), "Who goes along? Whoever stays at home is safe and finds nothing."),
    (rule!("atzr.raid.setup"), "Say what you are after: things, somebody, or a friend whom they hold."),
    (rule!("atzr.raid.hostile-class"), "Everybody of the Class you raid will fight on sight. Others are met as usual."),
    (rule!("atzr.cure.doses"), "One dose ends an infection for good and protects whoever takes it from ever having another."),
    (rule!("atzr.ruling.new-star"), "Your Star is lost. The best of those who are left may take over, with all that a Star can do, or the story ends here."),
    (rule!("atzr.leader.who"), "Whoever leads decides for the group and rolls for it when it matters."),
];
