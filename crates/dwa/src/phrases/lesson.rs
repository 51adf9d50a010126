//! What to know the first time a question is met: what is asked, what the options mean, what to look at.
use kernel::RuleId;

/// The lesson on questions of this rule.
pub fn lesson(rule: RuleId) -> Option<&'static str> {
    LESSONS.iter().find(|it| it.0 == rule).map(|it| it.1)
}

#[rustfmt::skip]
static LESSONS: &[(RuleId, &str)] = &[
    (rule!("dwa.turn.human-activation"), "Everybody acts once a turn, one after the other; you choose the order. Each has a few action points (AP), shown as dots beside what they pay for. Whoever failed his fear test pays double. When nothing more is worth doing, say done: what is left of the points is lost."),
    (rule!("dwa.move.distance"), "One AP walks 5 cm, along the shortest way round walls and figures. Point at the table to see the way and its price before you go. Coming into contact with the dead is close combat, and whoever has moved shoots worse this turn."),
    (rule!("dwa.move.turning-free"), "Turning costs nothing. Look where the dead are: those behind him are not seen, and an attack from behind is worse to meet."),
    (rule!("dwa.shoot.declare-repeat"), "To shoot a target more than once, say so before you roll. Each shot costs its AP; shots left over when the target is down are wasted."),
    (rule!("dwa.shoot.aim"), "Aiming costs AP and makes the shot better. It pays when the target is far or hidden in part; close by, a second shot is often worth more. The odds beside each option include everything."),
    (rule!("dwa.auto.sustained"), "1 more AP fires another burst the same way at the same targets. Say so before the first die, and count the bursts in the magazine first."),
    (rule!("dwa.shotgun.template-targets"), "The shot spreads in a cone. Everyone at least half under it gets a die, unless something or someone in front shields them. Friends under it are hit as well."),
    (rule!("dwa.flame.template"), "The flame covers a strip from the nozzle on. Everything under it may burn, friends too, and what burns goes on burning in the turns that follow."),
    (rule!("dwa.mg.template"), "A burst falls into a circle. Lay it where most of the dead stand; the hits are shared out among those in it."),
    (rule!("dwa.mg.brace"), "A braced gun fires a second burst. The circle may be moved a little; the first burst has been rolled already, so aim at those who still stand."),
    (rule!("dwa.mg.roll"), "You share out the hits among those in the circle. Falls are best spent on those near you, who lose time getting up; the rest on whoever would reach you next."),
    (rule!("dwa.grenade.range"), "Choose where it should land. It may scatter from there, and the blast does not ask who stands in it: leave room between it and your own people."),
    (rule!("dwa.cc.attack-cost"), "Whoever touches the dead is in close combat. Strike at the one that matters most: every further attacker makes it harder to get away."),
    (rule!("dwa.ruling.table-and-forces"), "Place your people before the first turn. Near one another they stand fear better; look where the dead are and where the way out is."),
    (rule!("dwa.ruling.search-scope"), "Something was found. Taking it costs nothing now, but hands and pockets are limited; what is left lies on the table."),
    (rule!("dwa.ruling.skill-use"), "Each of your people can use one skill a turn. Once it is used the others wait for the next turn, so choose the one that changes most."),
    (rule!("dwa.ruling.skill-dodge-reflex"), "One of the dead is about to touch him. He may slip away or strike first, once this turn; slipping away needs a free place near by."),
    (rule!("dwa.ruling.vehicle-start"), "He gets out beside the vehicle. Choose a side where nothing waits."),
    (rule!("dwa.vehicle.speed"), "How far it drives this turn. Slow driving needs no roll to turn; the faster it goes, the easier it gets out of hand."),
    (rule!("dwa.vehicle.turn-slow"), "A slow vehicle turns as you like. Look along the way it will then take: what stands in it is run over or hit."),
    (rule!("dwa.vehicle.turn-fast"), "At this speed a turn needs a roll. A failed one and it goes where it likes; straight on is always safe from that."),
    (rule!("dwa.psychosis.choice"), "What he went through leaves a mark. You choose which; it stays with him, so take the one he can live with."),
    (rule!("dwa.skill.aggressive"), "The blow has failed and may be rolled once more. It is his one skill for this turn."),
    (rule!("dwa.skill.chainsaw-maniac"), "With this skill the saw bites on nearly everything and never turns against him. It is his one skill for this turn."),
    (rule!("dwa.skill.combat-expert"), "Two blows for the price given. Worth it when two of the dead touch him, or one has to go down."),
    (rule!("dwa.skill.cover"), "He kept AP to fire while the dead move. Fire now, or wait for one that comes nearer and is easier to hit."),
    (rule!("dwa.skill.dodge"), "He moves out of contact, a few centimetres and touching nobody. Mind where the others will come from."),
    (rule!("dwa.skill.double-tap"), "Two shots for one AP, and a fall counts as out of action. It is his one skill for this turn."),
    (rule!("dwa.skill.frantic"), "The blow told, so he may strike again at once for nothing."),
    (rule!("dwa.skill.gunner"), "With this skill more dice of the burst put somebody out of action."),
    (rule!("dwa.skill.inspire"), "A friend near by has failed a roll and may try again. It is the skill of the one who inspires that is used up."),
    (rule!("dwa.skill.lucky"), "The search die may be moved by one, up or down. Look at what the neighbouring results would bring."),
    (rule!("dwa.skill.lucky-bastard"), "He has been hit. With this skill the hit is rolled again; the second result stands."),
    (rule!("dwa.skill.motivate"), "Those around him stand their fear tests better this turn, he himself does not. It is his one skill for this turn."),
    (rule!("dwa.skill.nerves-of-steel"), "He would pass this fear test without rolling. It is his one skill for this turn; weigh it against what he fears."),
    (rule!("dwa.skill.strong"), "With this skill a blow that hits puts the target out of action instead of down."),
    (rule!("dwa.skill.tough"), "The wound was bad. With this skill the test is rolled again; the second result stands."),
    (rule!("dwa.skill.unload"), "The gun may be fired more often this turn, as long as there are shells. It is his one skill for this turn."),
];
