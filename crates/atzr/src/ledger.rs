//! The ledger of this book, and the macro that cites it.
//!
//! Generated from `ledger.toml` and `facts.toml` by `cargo xtask generate`; do not edit.

use kernel::rule::{Example, Fact, FactKind, Layer, Ledger, LedgerEntry, Ruling};

/// Cites one entry of this book's ledger; an id that is not there does not compile.
#[rustfmt::skip]
#[macro_export]
macro_rules! rule {
    ("atzr.game.modes") => { ::kernel::RuleId::stating(&("atzr.game.modes", 7)) };
    ("atzr.components.maps") => { ::kernel::RuleId::stating(&("atzr.components.maps", 7)) };
    ("atzr.components.character-counter") => { ::kernel::RuleId::stating(&("atzr.components.character-counter", 4)) };
    ("atzr.components.generic-counter") => { ::kernel::RuleId::stating(&("atzr.components.generic-counter", 4)) };
    ("atzr.components.zombie-counter") => { ::kernel::RuleId::stating(&("atzr.components.zombie-counter", 5)) };
    ("atzr.components.weapon-counter") => { ::kernel::RuleId::stating(&("atzr.components.weapon-counter", 5)) };
    ("atzr.components.hands-and-gear") => { ::kernel::RuleId::stating(&("atzr.components.hands-and-gear", 7)) };
    ("atzr.components.special-attribute-card") => { ::kernel::RuleId::stating(&("atzr.components.special-attribute-card", 4)) };
    ("atzr.card.deck") => { ::kernel::RuleId::stating(&("atzr.card.deck", 5)) };
    ("atzr.card.reshuffle-card") => { ::kernel::RuleId::stating(&("atzr.card.reshuffle-card", 2)) };
    ("atzr.card.draw-on-triangle") => { ::kernel::RuleId::stating(&("atzr.card.draw-on-triangle", 6)) };
    ("atzr.card.draw-on-one-hex-building") => { ::kernel::RuleId::stating(&("atzr.card.draw-on-one-hex-building", 3)) };
    ("atzr.card.draw-on-doubles") => { ::kernel::RuleId::stating(&("atzr.card.draw-on-doubles", 1)) };
    ("atzr.card.contents") => { ::kernel::RuleId::stating(&("atzr.card.contents", 4)) };
    ("atzr.card.area-column") => { ::kernel::RuleId::stating(&("atzr.card.area-column", 1)) };
    ("atzr.card.building-loot-row") => { ::kernel::RuleId::stating(&("atzr.card.building-loot-row", 2)) };
    ("atzr.building.entry-row-dash") => { ::kernel::RuleId::stating(&("atzr.building.entry-row-dash", 2)) };
    ("atzr.dice.pass") => { ::kernel::RuleId::stating(&("atzr.dice.pass", 3)) };
    ("atzr.dice.pass-result-classes") => { ::kernel::RuleId::stating(&("atzr.dice.pass-result-classes", 3)) };
    ("atzr.dice.success") => { ::kernel::RuleId::stating(&("atzr.dice.success", 2)) };
    ("atzr.dice.read-and-add") => { ::kernel::RuleId::stating(&("atzr.dice.read-and-add", 1)) };
    ("atzr.dice.how-many") => { ::kernel::RuleId::stating(&("atzr.dice.how-many", 2)) };
    ("atzr.basics.character-profile") => { ::kernel::RuleId::stating(&("atzr.basics.character-profile", 2)) };
    ("atzr.star.definition") => { ::kernel::RuleId::stating(&("atzr.star.definition", 4)) };
    ("atzr.star.rep-five") => { ::kernel::RuleId::stating(&("atzr.star.rep-five", 2)) };
    ("atzr.grunt.definition") => { ::kernel::RuleId::stating(&("atzr.grunt.definition", 4)) };
    ("atzr.npc.generate-different-class") => { ::kernel::RuleId::stating(&("atzr.npc.generate-different-class", 3)) };
    ("atzr.npc.generate-same-class") => { ::kernel::RuleId::stating(&("atzr.npc.generate-same-class", 4)) };
    ("atzr.npc.starting-items") => { ::kernel::RuleId::stating(&("atzr.npc.starting-items", 7)) };
    ("atzr.npc.out-of-counters") => { ::kernel::RuleId::stating(&("atzr.npc.out-of-counters", 2)) };
    ("atzr.tonya.npc-star") => { ::kernel::RuleId::stating(&("atzr.tonya.npc-star", 6)) };
    ("atzr.tonya.free-will") => { ::kernel::RuleId::stating(&("atzr.tonya.free-will", 3)) };
    ("atzr.tonya.friend") => { ::kernel::RuleId::stating(&("atzr.tonya.friend", 1)) };
    ("atzr.tonya.never-walks") => { ::kernel::RuleId::stating(&("atzr.tonya.never-walks", 2)) };
    ("atzr.tonya.joins-survivors") => { ::kernel::RuleId::stating(&("atzr.tonya.joins-survivors", 3)) };
    ("atzr.star.advantages") => { ::kernel::RuleId::stating(&("atzr.star.advantages", 2)) };
    ("atzr.star-power.dice") => { ::kernel::RuleId::stating(&("atzr.star-power.dice", 2)) };
    ("atzr.star-power.not-against-zombies") => { ::kernel::RuleId::stating(&("atzr.star-power.not-against-zombies", 2)) };
    ("atzr.star-power.use") => { ::kernel::RuleId::stating(&("atzr.star-power.use", 3)) };
    ("atzr.star-power.roll") => { ::kernel::RuleId::stating(&("atzr.star-power.roll", 3)) };
    ("atzr.star-power.levels") => { ::kernel::RuleId::stating(&("atzr.star-power.levels", 4)) };
    ("atzr.star-power.not-duck-back") => { ::kernel::RuleId::stating(&("atzr.star-power.not-duck-back", 2)) };
    ("atzr.star-power.melee") => { ::kernel::RuleId::stating(&("atzr.star-power.melee", 2)) };
    ("atzr.star-power.mercy") => { ::kernel::RuleId::stating(&("atzr.star-power.mercy", 2)) };
    ("atzr.star.free-will") => { ::kernel::RuleId::stating(&("atzr.star.free-will", 3)) };
    ("atzr.challenge.define") => { ::kernel::RuleId::stating(&("atzr.challenge.define", 3)) };
    ("atzr.challenge.test") => { ::kernel::RuleId::stating(&("atzr.challenge.test", 4)) };
    ("atzr.challenge.retake") => { ::kernel::RuleId::stating(&("atzr.challenge.retake", 2)) };
    ("atzr.rep.meaning") => { ::kernel::RuleId::stating(&("atzr.rep.meaning", 2)) };
    ("atzr.attribute.substitute") => { ::kernel::RuleId::stating(&("atzr.attribute.substitute", 1)) };
    ("atzr.class.three") => { ::kernel::RuleId::stating(&("atzr.class.three", 2)) };
    ("atzr.class.choose-once") => { ::kernel::RuleId::stating(&("atzr.class.choose-once", 1)) };
    ("atzr.class.attitudes") => { ::kernel::RuleId::stating(&("atzr.class.attitudes", 3)) };
    ("atzr.class.cooperation") => { ::kernel::RuleId::stating(&("atzr.class.cooperation", 2)) };
    ("atzr.weapon.anyone") => { ::kernel::RuleId::stating(&("atzr.weapon.anyone", 1)) };
    ("atzr.group.size-limit") => { ::kernel::RuleId::stating(&("atzr.group.size-limit", 2)) };
    ("atzr.group.start-recruit") => { ::kernel::RuleId::stating(&("atzr.group.start-recruit", 5)) };
    ("atzr.group.start-class") => { ::kernel::RuleId::stating(&("atzr.group.start-class", 2)) };
    ("atzr.group.start-gear") => { ::kernel::RuleId::stating(&("atzr.group.start-gear", 1)) };
    ("atzr.group.start-alone") => { ::kernel::RuleId::stating(&("atzr.group.start-alone", 1)) };
    ("atzr.together.when") => { ::kernel::RuleId::stating(&("atzr.together.when", 2)) };
    ("atzr.together.roll") => { ::kernel::RuleId::stating(&("atzr.together.roll", 11)) };
    ("atzr.leader.who") => { ::kernel::RuleId::stating(&("atzr.leader.who", 3)) };
    ("atzr.leader.group-range") => { ::kernel::RuleId::stating(&("atzr.leader.group-range", 6)) };
    ("atzr.leader.activation") => { ::kernel::RuleId::stating(&("atzr.leader.activation", 2)) };
    ("atzr.leader.die") => { ::kernel::RuleId::stating(&("atzr.leader.die", 5)) };
    ("atzr.leader.die-without-own-test") => { ::kernel::RuleId::stating(&("atzr.leader.die-without-own-test", 1)) };
    ("atzr.leader.individual-results") => { ::kernel::RuleId::stating(&("atzr.leader.individual-results", 1)) };
    ("atzr.turn.two-phases") => { ::kernel::RuleId::stating(&("atzr.turn.two-phases", 2)) };
    ("atzr.turn.activation-roll") => { ::kernel::RuleId::stating(&("atzr.turn.activation-roll", 1)) };
    ("atzr.turn.doubles") => { ::kernel::RuleId::stating(&("atzr.turn.doubles", 2)) };
    ("atzr.turn.doubles-placement") => { ::kernel::RuleId::stating(&("atzr.turn.doubles-placement", 5)) };
    ("atzr.turn.order") => { ::kernel::RuleId::stating(&("atzr.turn.order", 1)) };
    ("atzr.turn.eligible") => { ::kernel::RuleId::stating(&("atzr.turn.eligible", 6)) };
    ("atzr.turn.group-order") => { ::kernel::RuleId::stating(&("atzr.turn.group-order", 4)) };
    ("atzr.turn.inactive-react") => { ::kernel::RuleId::stating(&("atzr.turn.inactive-react", 1)) };
    ("atzr.turn.end") => { ::kernel::RuleId::stating(&("atzr.turn.end", 2)) };
    ("atzr.turn.multi-human-dice") => { ::kernel::RuleId::stating(&("atzr.turn.multi-human-dice", 2)) };
    ("atzr.turn.multi-human-tie") => { ::kernel::RuleId::stating(&("atzr.turn.multi-human-tie", 2)) };
    ("atzr.turn.multi-human-doubles") => { ::kernel::RuleId::stating(&("atzr.turn.multi-human-doubles", 3)) };
    ("atzr.action.list") => { ::kernel::RuleId::stating(&("atzr.action.list", 4)) };
    ("atzr.action.active-fire") => { ::kernel::RuleId::stating(&("atzr.action.active-fire", 2)) };
    ("atzr.action.handle-items") => { ::kernel::RuleId::stating(&("atzr.action.handle-items", 4)) };
    ("atzr.action.reload") => { ::kernel::RuleId::stating(&("atzr.action.reload", 2)) };
    ("atzr.stack.humans") => { ::kernel::RuleId::stating(&("atzr.stack.humans", 4)) };
    ("atzr.stack.bodies-stay") => { ::kernel::RuleId::stating(&("atzr.stack.bodies-stay", 1)) };
    ("atzr.move.points") => { ::kernel::RuleId::stating(&("atzr.move.points", 5)) };
    ("atzr.move.clear") => { ::kernel::RuleId::stating(&("atzr.move.clear", 2)) };
    ("atzr.move.rough") => { ::kernel::RuleId::stating(&("atzr.move.rough", 1)) };
    ("atzr.move.building") => { ::kernel::RuleId::stating(&("atzr.move.building", 1)) };
    ("atzr.building.multi-hex-access") => { ::kernel::RuleId::stating(&("atzr.building.multi-hex-access", 2)) };
    ("atzr.building.entry-roll") => { ::kernel::RuleId::stating(&("atzr.building.entry-roll", 6)) };
    ("atzr.building.entry-once") => { ::kernel::RuleId::stating(&("atzr.building.entry-once", 3)) };
    ("atzr.building.entry-fail") => { ::kernel::RuleId::stating(&("atzr.building.entry-fail", 3)) };
    ("atzr.building.entry-fail-noise") => { ::kernel::RuleId::stating(&("atzr.building.entry-fail-noise", 4)) };
    ("atzr.building.draw-after-entry") => { ::kernel::RuleId::stating(&("atzr.building.draw-after-entry", 1)) };
    ("atzr.building.exit") => { ::kernel::RuleId::stating(&("atzr.building.exit", 3)) };
    ("atzr.move.fast") => { ::kernel::RuleId::stating(&("atzr.move.fast", 5)) };
    ("atzr.react.carry-on") => { ::kernel::RuleId::stating(&("atzr.react.carry-on", 2)) };
    ("atzr.react.charge") => { ::kernel::RuleId::stating(&("atzr.react.charge", 2)) };
    ("atzr.react.duck-back-move") => { ::kernel::RuleId::stating(&("atzr.react.duck-back-move", 7)) };
    ("atzr.react.duck-back-no-cover") => { ::kernel::RuleId::stating(&("atzr.react.duck-back-no-cover", 4)) };
    ("atzr.react.duck-back-hidden") => { ::kernel::RuleId::stating(&("atzr.react.duck-back-hidden", 5)) };
    ("atzr.react.popping-up") => { ::kernel::RuleId::stating(&("atzr.react.popping-up", 5)) };
    ("atzr.react.obviously-dead") => { ::kernel::RuleId::stating(&("atzr.react.obviously-dead", 1)) };
    ("atzr.react.out-of-the-fight") => { ::kernel::RuleId::stating(&("atzr.react.out-of-the-fight", 6)) };
    ("atzr.react.runaway") => { ::kernel::RuleId::stating(&("atzr.react.runaway", 2)) };
    ("atzr.react.rush-shot") => { ::kernel::RuleId::stating(&("atzr.react.rush-shot", 2)) };
    ("atzr.insight.in-sight") => { ::kernel::RuleId::stating(&("atzr.insight.in-sight", 2)) };
    ("atzr.insight.not-in-sight") => { ::kernel::RuleId::stating(&("atzr.insight.not-in-sight", 4)) };
    ("atzr.insight.trigger") => { ::kernel::RuleId::stating(&("atzr.insight.trigger", 6)) };
    ("atzr.insight.extra-step") => { ::kernel::RuleId::stating(&("atzr.insight.extra-step", 3)) };
    ("atzr.insight.contact-replaces") => { ::kernel::RuleId::stating(&("atzr.insight.contact-replaces", 1)) };
    ("atzr.insight.leader-rolls") => { ::kernel::RuleId::stating(&("atzr.insight.leader-rolls", 5)) };
    ("atzr.insight.active-modifier") => { ::kernel::RuleId::stating(&("atzr.insight.active-modifier", 3)) };
    ("atzr.insight.concealed-modifier") => { ::kernel::RuleId::stating(&("atzr.insight.concealed-modifier", 3)) };
    ("atzr.insight.winner") => { ::kernel::RuleId::stating(&("atzr.insight.winner", 2)) };
    ("atzr.insight.several-groups") => { ::kernel::RuleId::stating(&("atzr.insight.several-groups", 2)) };
    ("atzr.insight.who-acts") => { ::kernel::RuleId::stating(&("atzr.insight.who-acts", 2)) };
    ("atzr.insight.actions") => { ::kernel::RuleId::stating(&("atzr.insight.actions", 6)) };
    ("atzr.insight.targeting") => { ::kernel::RuleId::stating(&("atzr.insight.targeting", 3)) };
    ("atzr.insight.after") => { ::kernel::RuleId::stating(&("atzr.insight.after", 3)) };
    ("atzr.insight.continue-move") => { ::kernel::RuleId::stating(&("atzr.insight.continue-move", 2)) };
    ("atzr.reaction.when") => { ::kernel::RuleId::stating(&("atzr.reaction.when", 3)) };
    ("atzr.reaction.procedure") => { ::kernel::RuleId::stating(&("atzr.reaction.procedure", 10)) };
    ("atzr.reaction.received-fire") => { ::kernel::RuleId::stating(&("atzr.reaction.received-fire", 5)) };
    ("atzr.reaction.man-down") => { ::kernel::RuleId::stating(&("atzr.reaction.man-down", 11)) };
    ("atzr.reaction.man-down-exempt") => { ::kernel::RuleId::stating(&("atzr.reaction.man-down-exempt", 3)) };
    ("atzr.reaction.multiple-tests") => { ::kernel::RuleId::stating(&("atzr.reaction.multiple-tests", 4)) };
    ("atzr.weapon.shotgun") => { ::kernel::RuleId::stating(&("atzr.weapon.shotgun", 5)) };
    ("atzr.weapon.assault-rifle-star") => { ::kernel::RuleId::stating(&("atzr.weapon.assault-rifle-star", 4)) };
    ("atzr.weapon.grenade-throw") => { ::kernel::RuleId::stating(&("atzr.weapon.grenade-throw", 5)) };
    ("atzr.weapon.rpg-range") => { ::kernel::RuleId::stating(&("atzr.weapon.rpg-range", 2)) };
    ("atzr.weapon.explosive-dice") => { ::kernel::RuleId::stating(&("atzr.weapon.explosive-dice", 7)) };
    ("atzr.weapon.gas-tank") => { ::kernel::RuleId::stating(&("atzr.weapon.gas-tank", 5)) };
    ("atzr.weapon.crossbow") => { ::kernel::RuleId::stating(&("atzr.weapon.crossbow", 4)) };
    ("atzr.ranged.targets") => { ::kernel::RuleId::stating(&("atzr.ranged.targets", 2)) };
    ("atzr.outgunned.rule") => { ::kernel::RuleId::stating(&("atzr.outgunned.rule", 6)) };
    ("atzr.outgunned.ratings") => { ::kernel::RuleId::stating(&("atzr.outgunned.ratings", 7)) };
    ("atzr.outgunned.never") => { ::kernel::RuleId::stating(&("atzr.outgunned.never", 3)) };
    ("atzr.ranged.two-weapons") => { ::kernel::RuleId::stating(&("atzr.ranged.two-weapons", 4)) };
    ("atzr.ammo.out") => { ::kernel::RuleId::stating(&("atzr.ammo.out", 3)) };
    ("atzr.ammo.reload-active") => { ::kernel::RuleId::stating(&("atzr.ammo.reload-active", 1)) };
    ("atzr.ammo.counter") => { ::kernel::RuleId::stating(&("atzr.ammo.counter", 3)) };
    ("atzr.los.center") => { ::kernel::RuleId::stating(&("atzr.los.center", 3)) };
    ("atzr.los.rough") => { ::kernel::RuleId::stating(&("atzr.los.rough", 2)) };
    ("atzr.los.building") => { ::kernel::RuleId::stating(&("atzr.los.building", 3)) };
    ("atzr.los.characters") => { ::kernel::RuleId::stating(&("atzr.los.characters", 3)) };
    ("atzr.ranged.exchange") => { ::kernel::RuleId::stating(&("atzr.ranged.exchange", 3)) };
    ("atzr.ranged.target-choice") => { ::kernel::RuleId::stating(&("atzr.ranged.target-choice", 2)) };
    ("atzr.ranged.allocation") => { ::kernel::RuleId::stating(&("atzr.ranged.allocation", 2)) };
    ("atzr.ranged.sorting") => { ::kernel::RuleId::stating(&("atzr.ranged.sorting", 1)) };
    ("atzr.ranged.to-hit") => { ::kernel::RuleId::stating(&("atzr.ranged.to-hit", 6)) };
    ("atzr.ranged.order-of-target") => { ::kernel::RuleId::stating(&("atzr.ranged.order-of-target", 3)) };
    ("atzr.cover.meaning") => { ::kernel::RuleId::stating(&("atzr.cover.meaning", 4)) };
    ("atzr.cover.building-moving") => { ::kernel::RuleId::stating(&("atzr.cover.building-moving", 3)) };
    ("atzr.damage.roll") => { ::kernel::RuleId::stating(&("atzr.damage.roll", 6)) };
    ("atzr.damage.types") => { ::kernel::RuleId::stating(&("atzr.damage.types", 2)) };
    ("atzr.ranged.carrier") => { ::kernel::RuleId::stating(&("atzr.ranged.carrier", 4)) };
    ("atzr.ranged.pitiful-shot") => { ::kernel::RuleId::stating(&("atzr.ranged.pitiful-shot", 5)) };
    ("atzr.ranged.auto-kill") => { ::kernel::RuleId::stating(&("atzr.ranged.auto-kill", 4)) };
    ("atzr.ranged.capture") => { ::kernel::RuleId::stating(&("atzr.ranged.capture", 4)) };
    ("atzr.melee.same-hex") => { ::kernel::RuleId::stating(&("atzr.melee.same-hex", 1)) };
    ("atzr.melee.weapon-bat") => { ::kernel::RuleId::stating(&("atzr.melee.weapon-bat", 2)) };
    ("atzr.melee.weapon-frying-pan") => { ::kernel::RuleId::stating(&("atzr.melee.weapon-frying-pan", 3)) };
    ("atzr.melee.vest") => { ::kernel::RuleId::stating(&("atzr.melee.vest", 2)) };
    ("atzr.charge.only-way") => { ::kernel::RuleId::stating(&("atzr.charge.only-way", 3)) };
    ("atzr.charge.requirements") => { ::kernel::RuleId::stating(&("atzr.charge.requirements", 3)) };
    ("atzr.charge.test") => { ::kernel::RuleId::stating(&("atzr.charge.test", 6)) };
    ("atzr.charge.one-target-roll") => { ::kernel::RuleId::stating(&("atzr.charge.one-target-roll", 1)) };
    ("atzr.charge.target-fire-limit") => { ::kernel::RuleId::stating(&("atzr.charge.target-fire-limit", 3)) };
    ("atzr.charge.result-more") => { ::kernel::RuleId::stating(&("atzr.charge.result-more", 4)) };
    ("atzr.charge.two-defenders") => { ::kernel::RuleId::stating(&("atzr.charge.two-defenders", 4)) };
    ("atzr.charge.simultaneous") => { ::kernel::RuleId::stating(&("atzr.charge.simultaneous", 2)) };
    ("atzr.melee.dice") => { ::kernel::RuleId::stating(&("atzr.melee.dice", 4)) };
    ("atzr.melee.winner") => { ::kernel::RuleId::stating(&("atzr.melee.winner", 3)) };
    ("atzr.melee.damage") => { ::kernel::RuleId::stating(&("atzr.melee.damage", 3)) };
    ("atzr.melee.damage-next-round") => { ::kernel::RuleId::stating(&("atzr.melee.damage-next-round", 4)) };
    ("atzr.melee.zombie-damage") => { ::kernel::RuleId::stating(&("atzr.melee.zombie-damage", 2)) };
    ("atzr.melee.multi-limit") => { ::kernel::RuleId::stating(&("atzr.melee.multi-limit", 4)) };
    ("atzr.melee.multi-order") => { ::kernel::RuleId::stating(&("atzr.melee.multi-order", 4)) };
    ("atzr.melee.multi-defender-loses") => { ::kernel::RuleId::stating(&("atzr.melee.multi-defender-loses", 3)) };
    ("atzr.melee.multi-attacker-loses") => { ::kernel::RuleId::stating(&("atzr.melee.multi-attacker-loses", 2)) };
    ("atzr.melee.non-lethal") => { ::kernel::RuleId::stating(&("atzr.melee.non-lethal", 5)) };
    ("atzr.recovery.pick-up") => { ::kernel::RuleId::stating(&("atzr.recovery.pick-up", 4)) };
    ("atzr.recovery.fast-move") => { ::kernel::RuleId::stating(&("atzr.recovery.fast-move", 2)) };
    ("atzr.recovery.carrier-tests") => { ::kernel::RuleId::stating(&("atzr.recovery.carrier-tests", 3)) };
    ("atzr.recovery.carrier-fire") => { ::kernel::RuleId::stating(&("atzr.recovery.carrier-fire", 1)) };
    ("atzr.recovery.carrier-charged") => { ::kernel::RuleId::stating(&("atzr.recovery.carrier-charged", 1)) };
    ("atzr.recovery.after-encounter") => { ::kernel::RuleId::stating(&("atzr.recovery.after-encounter", 10)) };
    ("atzr.zombie.rep") => { ::kernel::RuleId::stating(&("atzr.zombie.rep", 2)) };
    ("atzr.zombie.frenzy") => { ::kernel::RuleId::stating(&("atzr.zombie.frenzy", 6)) };
    ("atzr.zombie.no-weapons") => { ::kernel::RuleId::stating(&("atzr.zombie.no-weapons", 2)) };
    ("atzr.zombie.generate-when") => { ::kernel::RuleId::stating(&("atzr.zombie.generate-when", 1)) };
    ("atzr.zombie.start-move-on") => { ::kernel::RuleId::stating(&("atzr.zombie.start-move-on", 4)) };
    ("atzr.zombie.start-cards") => { ::kernel::RuleId::stating(&("atzr.zombie.start-cards", 4)) };
    ("atzr.zombie.noise") => { ::kernel::RuleId::stating(&("atzr.zombie.noise", 3)) };
    ("atzr.zombie.noise-timing") => { ::kernel::RuleId::stating(&("atzr.zombie.noise-timing", 2)) };
    ("atzr.zombie.in-building") => { ::kernel::RuleId::stating(&("atzr.zombie.in-building", 1)) };
    ("atzr.zombie.place") => { ::kernel::RuleId::stating(&("atzr.zombie.place", 5)) };
    ("atzr.zombie.place-off-map") => { ::kernel::RuleId::stating(&("atzr.zombie.place-off-map", 3)) };
    ("atzr.zombie.place-building") => { ::kernel::RuleId::stating(&("atzr.zombie.place-building", 2)) };
    ("atzr.zombie.place-hex-side-one") => { ::kernel::RuleId::stating(&("atzr.zombie.place-hex-side-one", 1)) };
    ("atzr.zombie.place-inactive") => { ::kernel::RuleId::stating(&("atzr.zombie.place-inactive", 2)) };
    ("atzr.surprise.replaces-charge") => { ::kernel::RuleId::stating(&("atzr.surprise.replaces-charge", 3)) };
    ("atzr.surprise.divide") => { ::kernel::RuleId::stating(&("atzr.surprise.divide", 2)) };
    ("atzr.surprise.zombie-total") => { ::kernel::RuleId::stating(&("atzr.surprise.zombie-total", 2)) };
    ("atzr.surprise.human-total") => { ::kernel::RuleId::stating(&("atzr.surprise.human-total", 7)) };
    ("atzr.zombie.activation") => { ::kernel::RuleId::stating(&("atzr.zombie.activation", 3)) };
    ("atzr.zombie.action-feast") => { ::kernel::RuleId::stating(&("atzr.zombie.action-feast", 1)) };
    ("atzr.zombie.action-charge") => { ::kernel::RuleId::stating(&("atzr.zombie.action-charge", 3)) };
    ("atzr.zombie.action-seen") => { ::kernel::RuleId::stating(&("atzr.zombie.action-seen", 2)) };
    ("atzr.zombie.action-last-seen") => { ::kernel::RuleId::stating(&("atzr.zombie.action-last-seen", 2)) };
    ("atzr.zombie.action-noise") => { ::kernel::RuleId::stating(&("atzr.zombie.action-noise", 5)) };
    ("atzr.zombie.action-drift") => { ::kernel::RuleId::stating(&("atzr.zombie.action-drift", 2)) };
    ("atzr.zombie.action-dead-end") => { ::kernel::RuleId::stating(&("atzr.zombie.action-dead-end", 3)) };
    ("atzr.zombie.stack-limit") => { ::kernel::RuleId::stating(&("atzr.zombie.stack-limit", 1)) };
    ("atzr.zombie.stack-card") => { ::kernel::RuleId::stating(&("atzr.zombie.stack-card", 2)) };
    ("atzr.zombie.stack-moving") => { ::kernel::RuleId::stating(&("atzr.zombie.stack-moving", 3)) };
    ("atzr.feast.attract") => { ::kernel::RuleId::stating(&("atzr.feast.attract", 4)) };
    ("atzr.feast.stack") => { ::kernel::RuleId::stating(&("atzr.feast.stack", 2)) };
    ("atzr.feast.duration") => { ::kernel::RuleId::stating(&("atzr.feast.duration", 5)) };
    ("atzr.feast.end") => { ::kernel::RuleId::stating(&("atzr.feast.end", 2)) };
    ("atzr.zombie.move-full") => { ::kernel::RuleId::stating(&("atzr.zombie.move-full", 2)) };
    ("atzr.zombie.move-cost") => { ::kernel::RuleId::stating(&("atzr.zombie.move-cost", 3)) };
    ("atzr.zombie.enter-building") => { ::kernel::RuleId::stating(&("atzr.zombie.enter-building", 3)) };
    ("atzr.zombie.enter-needs-open") => { ::kernel::RuleId::stating(&("atzr.zombie.enter-needs-open", 3)) };
    ("atzr.building.barricade") => { ::kernel::RuleId::stating(&("atzr.building.barricade", 5)) };
    ("atzr.zombie.no-insight") => { ::kernel::RuleId::stating(&("atzr.zombie.no-insight", 2)) };
    ("atzr.zombie.charge-pass-one") => { ::kernel::RuleId::stating(&("atzr.zombie.charge-pass-one", 2)) };
    ("atzr.zombie.no-reactions") => { ::kernel::RuleId::stating(&("atzr.zombie.no-reactions", 1)) };
    ("atzr.zombie.no-cover") => { ::kernel::RuleId::stating(&("atzr.zombie.no-cover", 2)) };
    ("atzr.zombie.damage-charged") => { ::kernel::RuleId::stating(&("atzr.zombie.damage-charged", 4)) };
    ("atzr.zombie.easy-to-kill") => { ::kernel::RuleId::stating(&("atzr.zombie.easy-to-kill", 3)) };
    ("atzr.zombie.swarm-limit") => { ::kernel::RuleId::stating(&("atzr.zombie.swarm-limit", 2)) };
    ("atzr.zombie.swarm-dice") => { ::kernel::RuleId::stating(&("atzr.zombie.swarm-dice", 2)) };
    ("atzr.zombie.human-bonus") => { ::kernel::RuleId::stating(&("atzr.zombie.human-bonus", 1)) };
    ("atzr.zombie.win-one-damage-roll") => { ::kernel::RuleId::stating(&("atzr.zombie.win-one-damage-roll", 2)) };
    ("atzr.infection.who") => { ::kernel::RuleId::stating(&("atzr.infection.who", 4)) };
    ("atzr.infection.test") => { ::kernel::RuleId::stating(&("atzr.infection.test", 3)) };
    ("atzr.infection.zombified") => { ::kernel::RuleId::stating(&("atzr.infection.zombified", 3)) };
    ("atzr.infection.turn") => { ::kernel::RuleId::stating(&("atzr.infection.turn", 5)) };
    ("atzr.campaign.time") => { ::kernel::RuleId::stating(&("atzr.campaign.time", 2)) };
    ("atzr.campaign.optional") => { ::kernel::RuleId::stating(&("atzr.campaign.optional", 1)) };
    ("atzr.campaign.journal") => { ::kernel::RuleId::stating(&("atzr.campaign.journal", 3)) };
    ("atzr.campaign.sequence") => { ::kernel::RuleId::stating(&("atzr.campaign.sequence", 3)) };
    ("atzr.campaign.supplies") => { ::kernel::RuleId::stating(&("atzr.campaign.supplies", 6)) };
    ("atzr.campaign.areas") => { ::kernel::RuleId::stating(&("atzr.campaign.areas", 2)) };
    ("atzr.campaign.move-area") => { ::kernel::RuleId::stating(&("atzr.campaign.move-area", 2)) };
    ("atzr.item.ammo") => { ::kernel::RuleId::stating(&("atzr.item.ammo", 1)) };
    ("atzr.item.medikit-during") => { ::kernel::RuleId::stating(&("atzr.item.medikit-during", 6)) };
    ("atzr.item.medikit-after") => { ::kernel::RuleId::stating(&("atzr.item.medikit-after", 2)) };
    ("atzr.item.medikit-reuse") => { ::kernel::RuleId::stating(&("atzr.item.medikit-reuse", 3)) };
    ("atzr.item.scope-attach") => { ::kernel::RuleId::stating(&("atzr.item.scope-attach", 5)) };
    ("atzr.item.scope-effect") => { ::kernel::RuleId::stating(&("atzr.item.scope-effect", 3)) };
    ("atzr.item.supplies") => { ::kernel::RuleId::stating(&("atzr.item.supplies", 3)) };
    ("atzr.item.vest") => { ::kernel::RuleId::stating(&("atzr.item.vest", 2)) };
    ("atzr.item.star-start") => { ::kernel::RuleId::stating(&("atzr.item.star-start", 3)) };
    ("atzr.item.sources") => { ::kernel::RuleId::stating(&("atzr.item.sources", 1)) };
    ("atzr.item.lose-recruit") => { ::kernel::RuleId::stating(&("atzr.item.lose-recruit", 2)) };
    ("atzr.item.lose-taken") => { ::kernel::RuleId::stating(&("atzr.item.lose-taken", 1)) };
    ("atzr.carry.count") => { ::kernel::RuleId::stating(&("atzr.carry.count", 5)) };
    ("atzr.carry.limit") => { ::kernel::RuleId::stating(&("atzr.carry.limit", 4)) };
    ("atzr.carry.own-any-number") => { ::kernel::RuleId::stating(&("atzr.carry.own-any-number", 2)) };
    ("atzr.search.building") => { ::kernel::RuleId::stating(&("atzr.search.building", 4)) };
    ("atzr.search.must-clear") => { ::kernel::RuleId::stating(&("atzr.search.must-clear", 2)) };
    ("atzr.search.counter-exhausted") => { ::kernel::RuleId::stating(&("atzr.search.counter-exhausted", 3)) };
    ("atzr.take.seen-items") => { ::kernel::RuleId::stating(&("atzr.take.seen-items", 5)) };
    ("atzr.take.card") => { ::kernel::RuleId::stating(&("atzr.take.card", 3)) };
    ("atzr.barter.when") => { ::kernel::RuleId::stating(&("atzr.barter.when", 2)) };
    ("atzr.barter.offer") => { ::kernel::RuleId::stating(&("atzr.barter.offer", 3)) };
    ("atzr.barter.hands") => { ::kernel::RuleId::stating(&("atzr.barter.hands", 1)) };
    ("atzr.barter.exchange") => { ::kernel::RuleId::stating(&("atzr.barter.exchange", 3)) };
    ("atzr.meet.in-building") => { ::kernel::RuleId::stating(&("atzr.meet.in-building", 5)) };
    ("atzr.meet.doubles") => { ::kernel::RuleId::stating(&("atzr.meet.doubles", 3)) };
    ("atzr.meet.friend-or-foe-when") => { ::kernel::RuleId::stating(&("atzr.meet.friend-or-foe-when", 2)) };
    ("atzr.meet.friend-or-foe") => { ::kernel::RuleId::stating(&("atzr.meet.friend-or-foe", 6)) };
    ("atzr.talk.roll") => { ::kernel::RuleId::stating(&("atzr.talk.roll", 8)) };
    ("atzr.talk.negotiator") => { ::kernel::RuleId::stating(&("atzr.talk.negotiator", 1)) };
    ("atzr.talk.gifts") => { ::kernel::RuleId::stating(&("atzr.talk.gifts", 2)) };
    ("atzr.talk.recruit") => { ::kernel::RuleId::stating(&("atzr.talk.recruit", 5)) };
    ("atzr.walk.insight") => { ::kernel::RuleId::stating(&("atzr.walk.insight", 1)) };
    ("atzr.walk.who") => { ::kernel::RuleId::stating(&("atzr.walk.who", 2)) };
    ("atzr.mercy.roll") => { ::kernel::RuleId::stating(&("atzr.mercy.roll", 7)) };
    ("atzr.mercy.surrender") => { ::kernel::RuleId::stating(&("atzr.mercy.surrender", 3)) };
    ("atzr.npcmove.die") => { ::kernel::RuleId::stating(&("atzr.npcmove.die", 1)) };
    ("atzr.npcmove.roll") => { ::kernel::RuleId::stating(&("atzr.npcmove.roll", 7)) };
    ("atzr.npcmove.confronted") => { ::kernel::RuleId::stating(&("atzr.npcmove.confronted", 3)) };
    ("atzr.encounter.voluntary") => { ::kernel::RuleId::stating(&("atzr.encounter.voluntary", 1)) };
    ("atzr.encounter.involuntary") => { ::kernel::RuleId::stating(&("atzr.encounter.involuntary", 4)) };
    ("atzr.encounter.format") => { ::kernel::RuleId::stating(&("atzr.encounter.format", 5)) };
    ("atzr.daypart.choice") => { ::kernel::RuleId::stating(&("atzr.daypart.choice", 2)) };
    ("atzr.daypart.evening") => { ::kernel::RuleId::stating(&("atzr.daypart.evening", 4)) };
    ("atzr.daypart.night") => { ::kernel::RuleId::stating(&("atzr.daypart.night", 3)) };
    ("atzr.daypart.start-cards") => { ::kernel::RuleId::stating(&("atzr.daypart.start-cards", 1)) };
    ("atzr.daypart.noise") => { ::kernel::RuleId::stating(&("atzr.daypart.noise", 1)) };
    ("atzr.search-encounter.objective") => { ::kernel::RuleId::stating(&("atzr.search-encounter.objective", 4)) };
    ("atzr.cure.find") => { ::kernel::RuleId::stating(&("atzr.cure.find", 4)) };
    ("atzr.cure.doses") => { ::kernel::RuleId::stating(&("atzr.cure.doses", 2)) };
    ("atzr.raid.setup") => { ::kernel::RuleId::stating(&("atzr.raid.setup", 7)) };
    ("atzr.raid.target-map") => { ::kernel::RuleId::stating(&("atzr.raid.target-map", 2)) };
    ("atzr.raid.find") => { ::kernel::RuleId::stating(&("atzr.raid.find", 7)) };
    ("atzr.raid.hostile-class") => { ::kernel::RuleId::stating(&("atzr.raid.hostile-class", 3)) };
    ("atzr.raid.alert") => { ::kernel::RuleId::stating(&("atzr.raid.alert", 2)) };
    ("atzr.takeback.objective") => { ::kernel::RuleId::stating(&("atzr.takeback.objective", 5)) };
    ("atzr.chillin.objective") => { ::kernel::RuleId::stating(&("atzr.chillin.objective", 5)) };
    ("atzr.chillin.deployment") => { ::kernel::RuleId::stating(&("atzr.chillin.deployment", 5)) };
    ("atzr.chillin.cards") => { ::kernel::RuleId::stating(&("atzr.chillin.cards", 6)) };
    ("atzr.chillin.no-search") => { ::kernel::RuleId::stating(&("atzr.chillin.no-search", 2)) };
    ("atzr.availability.roll") => { ::kernel::RuleId::stating(&("atzr.availability.roll", 4)) };
    ("atzr.chillin.inside") => { ::kernel::RuleId::stating(&("atzr.chillin.inside", 4)) };
    ("atzr.chillin.meet-outside") => { ::kernel::RuleId::stating(&("atzr.chillin.meet-outside", 1)) };
    ("atzr.chillin.robbery") => { ::kernel::RuleId::stating(&("atzr.chillin.robbery", 7)) };
    ("atzr.defend.setup") => { ::kernel::RuleId::stating(&("atzr.defend.setup", 7)) };
    ("atzr.defend.raiders") => { ::kernel::RuleId::stating(&("atzr.defend.raiders", 3)) };
    ("atzr.defend.markers") => { ::kernel::RuleId::stating(&("atzr.defend.markers", 3)) };
    ("atzr.defend.marker-move") => { ::kernel::RuleId::stating(&("atzr.defend.marker-move", 3)) };
    ("atzr.defend.reveal") => { ::kernel::RuleId::stating(&("atzr.defend.reveal", 7)) };
    ("atzr.defend.place-defenders") => { ::kernel::RuleId::stating(&("atzr.defend.place-defenders", 3)) };
    ("atzr.robbery.setup") => { ::kernel::RuleId::stating(&("atzr.robbery.setup", 6)) };
    ("atzr.robbery.robbers") => { ::kernel::RuleId::stating(&("atzr.robbery.robbers", 3)) };
    ("atzr.robbery.victim-more") => { ::kernel::RuleId::stating(&("atzr.robbery.victim-more", 3)) };
    ("atzr.robbery.robbers-more") => { ::kernel::RuleId::stating(&("atzr.robbery.robbers-more", 4)) };
    ("atzr.robbery.suspicious") => { ::kernel::RuleId::stating(&("atzr.robbery.suspicious", 2)) };
    ("atzr.robbery.escape") => { ::kernel::RuleId::stating(&("atzr.robbery.escape", 2)) };
    ("atzr.bushwhack.setup") => { ::kernel::RuleId::stating(&("atzr.bushwhack.setup", 9)) };
    ("atzr.bushwhack.start") => { ::kernel::RuleId::stating(&("atzr.bushwhack.start", 5)) };
    ("atzr.after.increase-conditions") => { ::kernel::RuleId::stating(&("atzr.after.increase-conditions", 3)) };
    ("atzr.after.increase-roll") => { ::kernel::RuleId::stating(&("atzr.after.increase-roll", 3)) };
    ("atzr.after.increase-cap") => { ::kernel::RuleId::stating(&("atzr.after.increase-cap", 2)) };
    ("atzr.after.decrease-conditions") => { ::kernel::RuleId::stating(&("atzr.after.decrease-conditions", 2)) };
    ("atzr.after.decrease-roll") => { ::kernel::RuleId::stating(&("atzr.after.decrease-roll", 1)) };
    ("atzr.after.decrease-floor") => { ::kernel::RuleId::stating(&("atzr.after.decrease-floor", 2)) };
    ("atzr.after.per-character") => { ::kernel::RuleId::stating(&("atzr.after.per-character", 1)) };
    ("atzr.ruling.table-reaction-ganger") => { ::kernel::RuleId::in_ledger("atzr.ruling.table-reaction-ganger") };
    ("atzr.ruling.table-reaction-militia") => { ::kernel::RuleId::in_ledger("atzr.ruling.table-reaction-militia") };
    ("atzr.ruling.table-reaction-survivor") => { ::kernel::RuleId::in_ledger("atzr.ruling.table-reaction-survivor") };
    ("atzr.ruling.table-in-sight") => { ::kernel::RuleId::in_ledger("atzr.ruling.table-in-sight") };
    ("atzr.ruling.table-ranged-combat") => { ::kernel::RuleId::in_ledger("atzr.ruling.table-ranged-combat") };
    ("atzr.ruling.table-ranged-damage") => { ::kernel::RuleId::in_ledger("atzr.ruling.table-ranged-damage") };
    ("atzr.ruling.table-charge-into-melee") => { ::kernel::RuleId::in_ledger("atzr.ruling.table-charge-into-melee") };
    ("atzr.ruling.table-melee") => { ::kernel::RuleId::in_ledger("atzr.ruling.table-melee") };
    ("atzr.ruling.table-melee-damage") => { ::kernel::RuleId::in_ledger("atzr.ruling.table-melee-damage") };
    ("atzr.ruling.table-cover-concealment") => { ::kernel::RuleId::in_ledger("atzr.ruling.table-cover-concealment") };
    ("atzr.ruling.table-movement-costs") => { ::kernel::RuleId::in_ledger("atzr.ruling.table-movement-costs") };
    ("atzr.ruling.table-after-the-fight-recovery") => { ::kernel::RuleId::in_ledger("atzr.ruling.table-after-the-fight-recovery") };
    ("atzr.ruling.table-keeping-it-together") => { ::kernel::RuleId::in_ledger("atzr.ruling.table-keeping-it-together") };
    ("atzr.ruling.table-talk-the-talk") => { ::kernel::RuleId::in_ledger("atzr.ruling.table-talk-the-talk") };
    ("atzr.ruling.table-mercy") => { ::kernel::RuleId::in_ledger("atzr.ruling.table-mercy") };
    ("atzr.ruling.table-npc-movement") => { ::kernel::RuleId::in_ledger("atzr.ruling.table-npc-movement") };
    ("atzr.ruling.table-involuntary-encounter") => { ::kernel::RuleId::in_ledger("atzr.ruling.table-involuntary-encounter") };
    ("atzr.ruling.table-robbery") => { ::kernel::RuleId::in_ledger("atzr.ruling.table-robbery") };
    ("atzr.ruling.table-weapon-counters") => { ::kernel::RuleId::in_ledger("atzr.ruling.table-weapon-counters") };
    ("atzr.ruling.table-item-counters") => { ::kernel::RuleId::in_ledger("atzr.ruling.table-item-counters") };
    ("atzr.ruling.table-characters") => { ::kernel::RuleId::in_ledger("atzr.ruling.table-characters") };
    ("atzr.ruling.table-attributes") => { ::kernel::RuleId::in_ledger("atzr.ruling.table-attributes") };
    ("atzr.ruling.table-generic-counters") => { ::kernel::RuleId::in_ledger("atzr.ruling.table-generic-counters") };
    ("atzr.ruling.table-event-deck") => { ::kernel::RuleId::in_ledger("atzr.ruling.table-event-deck") };
    ("atzr.ruling.table-maps") => { ::kernel::RuleId::in_ledger("atzr.ruling.table-maps") };
    ("atzr.ruling.distance") => { ::kernel::RuleId::in_ledger("atzr.ruling.distance") };
    ("atzr.ruling.los-geometry") => { ::kernel::RuleId::in_ledger("atzr.ruling.los-geometry") };
    ("atzr.ruling.los-who-blocks") => { ::kernel::RuleId::in_ledger("atzr.ruling.los-who-blocks") };
    ("atzr.ruling.los-buildings") => { ::kernel::RuleId::in_ledger("atzr.ruling.los-buildings") };
    ("atzr.ruling.los-vision") => { ::kernel::RuleId::in_ledger("atzr.ruling.los-vision") };
    ("atzr.ruling.outside-at-night") => { ::kernel::RuleId::in_ledger("atzr.ruling.outside-at-night") };
    ("atzr.ruling.duck-back-visibility") => { ::kernel::RuleId::in_ledger("atzr.ruling.duck-back-visibility") };
    ("atzr.ruling.duck-back-destination") => { ::kernel::RuleId::in_ledger("atzr.ruling.duck-back-destination") };
    ("atzr.ruling.no-zone-of-control") => { ::kernel::RuleId::in_ledger("atzr.ruling.no-zone-of-control") };
    ("atzr.ruling.grid-sides") => { ::kernel::RuleId::in_ledger("atzr.ruling.grid-sides") };
    ("atzr.ruling.reshuffle-redraw") => { ::kernel::RuleId::in_ledger("atzr.ruling.reshuffle-redraw") };
    ("atzr.ruling.start-group-card") => { ::kernel::RuleId::in_ledger("atzr.ruling.start-group-card") };
    ("atzr.ruling.zombie-cup") => { ::kernel::RuleId::in_ledger("atzr.ruling.zombie-cup") };
    ("atzr.ruling.placement-details") => { ::kernel::RuleId::in_ledger("atzr.ruling.placement-details") };
    ("atzr.ruling.doubles-reference") => { ::kernel::RuleId::in_ledger("atzr.ruling.doubles-reference") };
    ("atzr.ruling.doubles-nobody") => { ::kernel::RuleId::in_ledger("atzr.ruling.doubles-nobody") };
    ("atzr.ruling.group-geometry") => { ::kernel::RuleId::in_ledger("atzr.ruling.group-geometry") };
    ("atzr.ruling.leader-ties") => { ::kernel::RuleId::in_ledger("atzr.ruling.leader-ties") };
    ("atzr.ruling.leader-die-self") => { ::kernel::RuleId::in_ledger("atzr.ruling.leader-die-self") };
    ("atzr.ruling.grunt-control") => { ::kernel::RuleId::in_ledger("atzr.ruling.grunt-control") };
    ("atzr.ruling.activation-six") => { ::kernel::RuleId::in_ledger("atzr.ruling.activation-six") };
    ("atzr.ruling.hidden-in-multiplayer") => { ::kernel::RuleId::in_ledger("atzr.ruling.hidden-in-multiplayer") };
    ("atzr.ruling.entry-attempts") => { ::kernel::RuleId::in_ledger("atzr.ruling.entry-attempts") };
    ("atzr.ruling.cards-inside") => { ::kernel::RuleId::in_ledger("atzr.ruling.cards-inside") };
    ("atzr.ruling.entering-group") => { ::kernel::RuleId::in_ledger("atzr.ruling.entering-group") };
    ("atzr.ruling.fast-move-timing") => { ::kernel::RuleId::in_ledger("atzr.ruling.fast-move-timing") };
    ("atzr.ruling.barricade-details") => { ::kernel::RuleId::in_ledger("atzr.ruling.barricade-details") };
    ("atzr.ruling.leave-map") => { ::kernel::RuleId::in_ledger("atzr.ruling.leave-map") };
    ("atzr.ruling.rivals") => { ::kernel::RuleId::in_ledger("atzr.ruling.rivals") };
    ("atzr.ruling.deployment-start") => { ::kernel::RuleId::in_ledger("atzr.ruling.deployment-start") };
    ("atzr.ruling.insight-scope") => { ::kernel::RuleId::in_ledger("atzr.ruling.insight-scope") };
    ("atzr.ruling.insight-once") => { ::kernel::RuleId::in_ledger("atzr.ruling.insight-once") };
    ("atzr.ruling.insight-star-actions") => { ::kernel::RuleId::in_ledger("atzr.ruling.insight-star-actions") };
    ("atzr.ruling.insight-move-left") => { ::kernel::RuleId::in_ledger("atzr.ruling.insight-move-left") };
    ("atzr.ruling.simultaneous-fire") => { ::kernel::RuleId::in_ledger("atzr.ruling.simultaneous-fire") };
    ("atzr.ruling.noise-timing") => { ::kernel::RuleId::in_ledger("atzr.ruling.noise-timing") };
    ("atzr.ruling.carry-on-act") => { ::kernel::RuleId::in_ledger("atzr.ruling.carry-on-act") };
    ("atzr.ruling.received-fire-target") => { ::kernel::RuleId::in_ledger("atzr.ruling.received-fire-target") };
    ("atzr.ruling.man-down-sight") => { ::kernel::RuleId::in_ledger("atzr.ruling.man-down-sight") };
    ("atzr.ruling.outgunned-cannot-shoot") => { ::kernel::RuleId::in_ledger("atzr.ruling.outgunned-cannot-shoot") };
    ("atzr.ruling.outgunned-two-weapons") => { ::kernel::RuleId::in_ledger("atzr.ruling.outgunned-two-weapons") };
    ("atzr.ruling.multiple-tests-order") => { ::kernel::RuleId::in_ledger("atzr.ruling.multiple-tests-order") };
    ("atzr.ruling.active-fire-once") => { ::kernel::RuleId::in_ledger("atzr.ruling.active-fire-once") };
    ("atzr.ruling.two-weapons-dice") => { ::kernel::RuleId::in_ledger("atzr.ruling.two-weapons-dice") };
    ("atzr.ruling.targets-adjacency") => { ::kernel::RuleId::in_ledger("atzr.ruling.targets-adjacency") };
    ("atzr.ruling.pitiful-shot") => { ::kernel::RuleId::in_ledger("atzr.ruling.pitiful-shot") };
    ("atzr.ruling.scope-details") => { ::kernel::RuleId::in_ledger("atzr.ruling.scope-details") };
    ("atzr.ruling.shotgun-dice") => { ::kernel::RuleId::in_ledger("atzr.ruling.shotgun-dice") };
    ("atzr.ruling.several-hits") => { ::kernel::RuleId::in_ledger("atzr.ruling.several-hits") };
    ("atzr.ruling.star-power-all-dice") => { ::kernel::RuleId::in_ledger("atzr.ruling.star-power-all-dice") };
    ("atzr.ruling.damage-order-text") => { ::kernel::RuleId::in_ledger("atzr.ruling.damage-order-text") };
    ("atzr.ruling.explosive-details") => { ::kernel::RuleId::in_ledger("atzr.ruling.explosive-details") };
    ("atzr.ruling.gas-tank-details") => { ::kernel::RuleId::in_ledger("atzr.ruling.gas-tank-details") };
    ("atzr.ruling.carrier-cover") => { ::kernel::RuleId::in_ledger("atzr.ruling.carrier-cover") };
    ("atzr.ruling.carrier-reactions") => { ::kernel::RuleId::in_ledger("atzr.ruling.carrier-reactions") };
    ("atzr.ruling.auto-kill-details") => { ::kernel::RuleId::in_ledger("atzr.ruling.auto-kill-details") };
    ("atzr.ruling.generic-out-of-the-fight") => { ::kernel::RuleId::in_ledger("atzr.ruling.generic-out-of-the-fight") };
    ("atzr.ruling.melee-minus-rep") => { ::kernel::RuleId::in_ledger("atzr.ruling.melee-minus-rep") };
    ("atzr.ruling.melee-weapons-held") => { ::kernel::RuleId::in_ledger("atzr.ruling.melee-weapons-held") };
    ("atzr.ruling.melee-rounds") => { ::kernel::RuleId::in_ledger("atzr.ruling.melee-rounds") };
    ("atzr.ruling.charge-together") => { ::kernel::RuleId::in_ledger("atzr.ruling.charge-together") };
    ("atzr.ruling.charge-zombies") => { ::kernel::RuleId::in_ledger("atzr.ruling.charge-zombies") };
    ("atzr.ruling.charge-into-building") => { ::kernel::RuleId::in_ledger("atzr.ruling.charge-into-building") };
    ("atzr.ruling.charge-position") => { ::kernel::RuleId::in_ledger("atzr.ruling.charge-position") };
    ("atzr.ruling.man-down-in-charge") => { ::kernel::RuleId::in_ledger("atzr.ruling.man-down-in-charge") };
    ("atzr.ruling.zombie-new-turn") => { ::kernel::RuleId::in_ledger("atzr.ruling.zombie-new-turn") };
    ("atzr.ruling.zombie-charge-reach") => { ::kernel::RuleId::in_ledger("atzr.ruling.zombie-charge-reach") };
    ("atzr.ruling.zombie-target-choice") => { ::kernel::RuleId::in_ledger("atzr.ruling.zombie-target-choice") };
    ("atzr.ruling.zombie-stack-moves") => { ::kernel::RuleId::in_ledger("atzr.ruling.zombie-stack-moves") };
    ("atzr.ruling.zombie-noise-target") => { ::kernel::RuleId::in_ledger("atzr.ruling.zombie-noise-target") };
    ("atzr.ruling.zombie-drift-turn") => { ::kernel::RuleId::in_ledger("atzr.ruling.zombie-drift-turn") };
    ("atzr.ruling.zombie-in-building") => { ::kernel::RuleId::in_ledger("atzr.ruling.zombie-in-building") };
    ("atzr.ruling.surprise-shooting") => { ::kernel::RuleId::in_ledger("atzr.ruling.surprise-shooting") };
    ("atzr.ruling.easy-to-kill-six") => { ::kernel::RuleId::in_ledger("atzr.ruling.easy-to-kill-six") };
    ("atzr.ruling.feast-priority") => { ::kernel::RuleId::in_ledger("atzr.ruling.feast-priority") };
    ("atzr.ruling.feast-victim") => { ::kernel::RuleId::in_ledger("atzr.ruling.feast-victim") };
    ("atzr.ruling.infection-first-round") => { ::kernel::RuleId::in_ledger("atzr.ruling.infection-first-round") };
    ("atzr.ruling.infection-encounter") => { ::kernel::RuleId::in_ledger("atzr.ruling.infection-encounter") };
    ("atzr.ruling.cure-professor") => { ::kernel::RuleId::in_ledger("atzr.ruling.cure-professor") };
    ("atzr.ruling.star-start-items") => { ::kernel::RuleId::in_ledger("atzr.ruling.star-start-items") };
    ("atzr.ruling.supplies-who-pays") => { ::kernel::RuleId::in_ledger("atzr.ruling.supplies-who-pays") };
    ("atzr.ruling.search-action") => { ::kernel::RuleId::in_ledger("atzr.ruling.search-action") };
    ("atzr.ruling.take-items-limits") => { ::kernel::RuleId::in_ledger("atzr.ruling.take-items-limits") };
    ("atzr.ruling.stored-items") => { ::kernel::RuleId::in_ledger("atzr.ruling.stored-items") };
    ("atzr.ruling.medikit-details") => { ::kernel::RuleId::in_ledger("atzr.ruling.medikit-details") };
    ("atzr.ruling.left-behind") => { ::kernel::RuleId::in_ledger("atzr.ruling.left-behind") };
    ("atzr.ruling.friend-or-foe-scope") => { ::kernel::RuleId::in_ledger("atzr.ruling.friend-or-foe-scope") };
    ("atzr.ruling.npc-versus-npc") => { ::kernel::RuleId::in_ledger("atzr.ruling.npc-versus-npc") };
    ("atzr.ruling.join-limit") => { ::kernel::RuleId::in_ledger("atzr.ruling.join-limit") };
    ("atzr.ruling.talk-success") => { ::kernel::RuleId::in_ledger("atzr.ruling.talk-success") };
    ("atzr.ruling.surrender-details") => { ::kernel::RuleId::in_ledger("atzr.ruling.surrender-details") };
    ("atzr.ruling.tonya-details") => { ::kernel::RuleId::in_ledger("atzr.ruling.tonya-details") };
    ("atzr.ruling.raid-buildings") => { ::kernel::RuleId::in_ledger("atzr.ruling.raid-buildings") };
    ("atzr.ruling.takeback-hostiles") => { ::kernel::RuleId::in_ledger("atzr.ruling.takeback-hostiles") };
    ("atzr.ruling.chillin-details") => { ::kernel::RuleId::in_ledger("atzr.ruling.chillin-details") };
    ("atzr.ruling.defend-contradiction") => { ::kernel::RuleId::in_ledger("atzr.ruling.defend-contradiction") };
    ("atzr.ruling.defend-end") => { ::kernel::RuleId::in_ledger("atzr.ruling.defend-end") };
    ("atzr.ruling.robbery-details") => { ::kernel::RuleId::in_ledger("atzr.ruling.robbery-details") };
    ("atzr.ruling.encounter-place") => { ::kernel::RuleId::in_ledger("atzr.ruling.encounter-place") };
    ("atzr.ruling.recruit-grunts") => { ::kernel::RuleId::in_ledger("atzr.ruling.recruit-grunts") };
    ("atzr.ruling.bushwhack-details") => { ::kernel::RuleId::in_ledger("atzr.ruling.bushwhack-details") };
    ("atzr.ruling.rep-change-order") => { ::kernel::RuleId::in_ledger("atzr.ruling.rep-change-order") };
    ("atzr.ruling.rep-increase-high") => { ::kernel::RuleId::in_ledger("atzr.ruling.rep-increase-high") };
    ("atzr.ruling.knocked-down") => { ::kernel::RuleId::in_ledger("atzr.ruling.knocked-down") };
    ("atzr.ruling.new-star") => { ::kernel::RuleId::in_ledger("atzr.ruling.new-star") };
    ("atzr.ruling.challenge-six") => { ::kernel::RuleId::in_ledger("atzr.ruling.challenge-six") };
    ("atzr.ruling.night-entry-noise") => { ::kernel::RuleId::in_ledger("atzr.ruling.night-entry-noise") };
    ("atzr.ruling.free-will-scope") => { ::kernel::RuleId::in_ledger("atzr.ruling.free-will-scope") };
    ("atzr.ruling.drop-items") => { ::kernel::RuleId::in_ledger("atzr.ruling.drop-items") };
    ("atzr.ruling.typos") => { ::kernel::RuleId::in_ledger("atzr.ruling.typos") };
    ("atzr.ruling.insight-no-dice") => { ::kernel::RuleId::in_ledger("atzr.ruling.insight-no-dice") };
    ("atzr.ruling.melee-no-dice") => { ::kernel::RuleId::in_ledger("atzr.ruling.melee-no-dice") };
    ("atzr.example.event-card-shotgun") => { ::kernel::RuleId::in_ledger("atzr.example.event-card-shotgun") };
    ("atzr.example.tonya-hands") => { ::kernel::RuleId::in_ledger("atzr.example.tonya-hands") };
    ("atzr.example.star-power-too-tall") => { ::kernel::RuleId::in_ledger("atzr.example.star-power-too-tall") };
    ("atzr.example.star-power-melee") => { ::kernel::RuleId::in_ledger("atzr.example.star-power-melee") };
    ("atzr.example.challenge-roof") => { ::kernel::RuleId::in_ledger("atzr.example.challenge-roof") };
    ("atzr.example.billy-pink-made") => { ::kernel::RuleId::in_ledger("atzr.example.billy-pink-made") };
    ("atzr.example.cooperation-bank") => { ::kernel::RuleId::in_ledger("atzr.example.cooperation-bank") };
    ("atzr.example.starting-group") => { ::kernel::RuleId::in_ledger("atzr.example.starting-group") };
    ("atzr.example.leader-die") => { ::kernel::RuleId::in_ledger("atzr.example.leader-die") };
    ("atzr.example.activation-blue5-red4") => { ::kernel::RuleId::in_ledger("atzr.example.activation-blue5-red4") };
    ("atzr.example.three-sides-order") => { ::kernel::RuleId::in_ledger("atzr.example.three-sides-order") };
    ("atzr.example.three-sides-roll-off") => { ::kernel::RuleId::in_ledger("atzr.example.three-sides-roll-off") };
    ("atzr.example.three-sides-doubles") => { ::kernel::RuleId::in_ledger("atzr.example.three-sides-doubles") };
    ("atzr.example.bank-fast-move") => { ::kernel::RuleId::in_ledger("atzr.example.bank-fast-move") };
    ("atzr.example.fast-move-quiz") => { ::kernel::RuleId::in_ledger("atzr.example.fast-move-quiz") };
    ("atzr.example.duck-back-rough") => { ::kernel::RuleId::in_ledger("atzr.example.duck-back-rough") };
    ("atzr.example.in-sight-dice-tonya") => { ::kernel::RuleId::in_ledger("atzr.example.in-sight-dice-tonya") };
    ("atzr.example.in-sight-three-to-one") => { ::kernel::RuleId::in_ledger("atzr.example.in-sight-three-to-one") };
    ("atzr.example.wood-edge-in-cover") => { ::kernel::RuleId::in_ledger("atzr.example.wood-edge-in-cover") };
    ("atzr.example.in-sight-aftermath") => { ::kernel::RuleId::in_ledger("atzr.example.in-sight-aftermath") };
    ("atzr.example.ganger-received-fire") => { ::kernel::RuleId::in_ledger("atzr.example.ganger-received-fire") };
    ("atzr.example.man-down-reps") => { ::kernel::RuleId::in_ledger("atzr.example.man-down-reps") };
    ("atzr.example.multiple-tests") => { ::kernel::RuleId::in_ledger("atzr.example.multiple-tests") };
    ("atzr.example.jimmy-shotgun") => { ::kernel::RuleId::in_ledger("atzr.example.jimmy-shotgun") };
    ("atzr.example.jimmy-grenade") => { ::kernel::RuleId::in_ledger("atzr.example.jimmy-grenade") };
    ("atzr.example.two-pistols-targets") => { ::kernel::RuleId::in_ledger("atzr.example.two-pistols-targets") };
    ("atzr.example.outgunned-unloaded") => { ::kernel::RuleId::in_ledger("atzr.example.outgunned-unloaded") };
    ("atzr.example.buffy-out-of-ammo") => { ::kernel::RuleId::in_ledger("atzr.example.buffy-out-of-ammo") };
    ("atzr.example.beck-outgunned") => { ::kernel::RuleId::in_ledger("atzr.example.beck-outgunned") };
    ("atzr.example.nick-allocation") => { ::kernel::RuleId::in_ledger("atzr.example.nick-allocation") };
    ("atzr.example.building-cover") => { ::kernel::RuleId::in_ledger("atzr.example.building-cover") };
    ("atzr.example.nick-three-targets") => { ::kernel::RuleId::in_ledger("atzr.example.nick-three-targets") };
    ("atzr.example.charge-two-on-tonya") => { ::kernel::RuleId::in_ledger("atzr.example.charge-two-on-tonya") };
    ("atzr.example.gangers-charge-after-in-sight") => { ::kernel::RuleId::in_ledger("atzr.example.gangers-charge-after-in-sight") };
    ("atzr.example.melee-too-tall") => { ::kernel::RuleId::in_ledger("atzr.example.melee-too-tall") };
    ("atzr.example.melee-damage-next-round") => { ::kernel::RuleId::in_ledger("atzr.example.melee-damage-next-round") };
    ("atzr.example.four-zeds-charge") => { ::kernel::RuleId::in_ledger("atzr.example.four-zeds-charge") };
    ("atzr.example.bank-dead-converted") => { ::kernel::RuleId::in_ledger("atzr.example.bank-dead-converted") };
    ("atzr.example.frenzy-activation") => { ::kernel::RuleId::in_ledger("atzr.example.frenzy-activation") };
    ("atzr.example.start-cards-suburbs") => { ::kernel::RuleId::in_ledger("atzr.example.start-cards-suburbs") };
    ("atzr.example.buffy-yellow-fail") => { ::kernel::RuleId::in_ledger("atzr.example.buffy-yellow-fail") };
    ("atzr.example.rural-noise-placement") => { ::kernel::RuleId::in_ledger("atzr.example.rural-noise-placement") };
    ("atzr.example.zombie-surprise") => { ::kernel::RuleId::in_ledger("atzr.example.zombie-surprise") };
    ("atzr.example.zombie-actions") => { ::kernel::RuleId::in_ledger("atzr.example.zombie-actions") };
    ("atzr.example.zombies-join-a-stack") => { ::kernel::RuleId::in_ledger("atzr.example.zombies-join-a-stack") };
    ("atzr.example.barricade") => { ::kernel::RuleId::in_ledger("atzr.example.barricade") };
    ("atzr.example.beck-easy-to-kill") => { ::kernel::RuleId::in_ledger("atzr.example.beck-easy-to-kill") };
    ("atzr.example.beck-surprise") => { ::kernel::RuleId::in_ledger("atzr.example.beck-surprise") };
    ("atzr.example.beck-swarm") => { ::kernel::RuleId::in_ledger("atzr.example.beck-swarm") };
    ("atzr.example.tonya-swarm") => { ::kernel::RuleId::in_ledger("atzr.example.tonya-swarm") };
    ("atzr.example.buffy-infected") => { ::kernel::RuleId::in_ledger("atzr.example.buffy-infected") };
    ("atzr.example.medikit-two-patients") => { ::kernel::RuleId::in_ledger("atzr.example.medikit-two-patients") };
    ("atzr.example.jimmy-supplies") => { ::kernel::RuleId::in_ledger("atzr.example.jimmy-supplies") };
    ("atzr.example.sailor-load") => { ::kernel::RuleId::in_ledger("atzr.example.sailor-load") };
    ("atzr.example.no-more-pistols") => { ::kernel::RuleId::in_ledger("atzr.example.no-more-pistols") };
    ("atzr.example.billy-takes-items") => { ::kernel::RuleId::in_ledger("atzr.example.billy-takes-items") };
    ("atzr.example.meet-jimmy-sailor") => { ::kernel::RuleId::in_ledger("atzr.example.meet-jimmy-sailor") };
    ("atzr.example.friend-or-foe") => { ::kernel::RuleId::in_ledger("atzr.example.friend-or-foe") };
    ("atzr.example.talk-jimmy") => { ::kernel::RuleId::in_ledger("atzr.example.talk-jimmy") };
    ("atzr.example.walk-after-barter") => { ::kernel::RuleId::in_ledger("atzr.example.walk-after-barter") };
    ("atzr.example.star-power-after-mercy") => { ::kernel::RuleId::in_ledger("atzr.example.star-power-after-mercy") };
    ("atzr.example.npc-movement-jimmy") => { ::kernel::RuleId::in_ledger("atzr.example.npc-movement-jimmy") };
    ("atzr.example.involuntary-suburbs") => { ::kernel::RuleId::in_ledger("atzr.example.involuntary-suburbs") };
    ("atzr.example.availability") => { ::kernel::RuleId::in_ledger("atzr.example.availability") };
    ("atzr.example.chillin-evening") => { ::kernel::RuleId::in_ledger("atzr.example.chillin-evening") };
    ("atzr.example.robbery-suspicious") => { ::kernel::RuleId::in_ledger("atzr.example.robbery-suspicious") };
    ("atzr.example.defend-markers") => { ::kernel::RuleId::in_ledger("atzr.example.defend-markers") };
    ("atzr.example.bushwhack") => { ::kernel::RuleId::in_ledger("atzr.example.bushwhack") };
    ("atzr.example.billy-rep-up") => { ::kernel::RuleId::in_ledger("atzr.example.billy-rep-up") };
    ("atzr.example.billy-rep-down") => { ::kernel::RuleId::in_ledger("atzr.example.billy-rep-down") };
}

/// Every rule, ruling and worked example of this book.
#[rustfmt::skip]
pub static LEDGER: Ledger = Ledger {
    book: "atzr",
    chapters: &[
        ("action", "Actions and stacking"),
        ("after", "Afterwards"),
        ("ammo", "Ranged combat"),
        ("attribute", "Attributes"),
        ("availability", "Encounters"),
        ("barter", "Items"),
        ("basics", "Stars, Grunts and Reputation"),
        ("building", "Entering buildings"),
        ("bushwhack", "Encounters"),
        ("campaign", "Campaign"),
        ("card", "Event Cards"),
        ("carry", "Items"),
        ("challenge", "Challenges"),
        ("charge", "Melee"),
        ("chillin", "Encounters"),
        ("class", "Class"),
        ("components", "What is in the box"),
        ("cover", "Ranged combat"),
        ("cure", "The Cure"),
        ("damage", "Ranged combat"),
        ("daypart", "Day Parts"),
        ("defend", "Encounters"),
        ("dice", "Dice"),
        ("encounter", "Encounters"),
        ("feast", "Zombies"),
        ("game", "The game"),
        ("group", "Forming the group"),
        ("grunt", "Stars, Grunts and Reputation"),
        ("infection", "Infection"),
        ("insight", "In Sight"),
        ("item", "Items"),
        ("leader", "Leaders"),
        ("los", "Line of sight"),
        ("meet", "Meeting humans"),
        ("melee", "Melee"),
        ("mercy", "Meeting humans"),
        ("move", "Movement"),
        ("npc", "NPCs"),
        ("npcmove", "NPC movement"),
        ("outgunned", "Ranged combat"),
        ("raid", "Encounters"),
        ("ranged", "Ranged combat"),
        ("react", "Reaction"),
        ("reaction", "Reaction"),
        ("recovery", "Recovery"),
        ("rep", "Stars, Grunts and Reputation"),
        ("robbery", "Encounters"),
        ("search", "Items"),
        ("search-encounter", "Encounters"),
        ("stack", "Actions and stacking"),
        ("star", "Stars, Grunts and Reputation"),
        ("star-power", "Star Power"),
        ("surprise", "Zombies"),
        ("take", "Items"),
        ("takeback", "Encounters"),
        ("talk", "Meeting humans"),
        ("together", "Keeping it together"),
        ("tonya", "Stars, Grunts and Reputation"),
        ("turn", "The turn"),
        ("walk", "Meeting humans"),
        ("weapon", "Weapons"),
        ("zombie", "Zombies"),
    ],
    rules: &[
        LedgerEntry {
            id: "atzr.game.modes",
            section: "1.0, 1.1",
            layer: Layer::Setup,
            optional: false,
            text: "The game is playable solo, cooperatively (all players on one side) or competitively (players against each other), as a single Encounter or as a campaign. Each player runs one Star plus followers. Zombies and hostile humans are always run by the game mechanics, never by a player's choices.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "An Encounter can be set up solo, cooperatively or competitively, as a one-off or in a campaign." },
                Fact { kind: FactKind::Limit, says: "Each player runs exactly one Star plus followers." },
                Fact { kind: FactKind::Exception, says: "Zombies and hostile humans are moved by the mechanics and never by a player." },
                Fact { kind: FactKind::Plain, says: "Deck order, cups and stowed gear of other players' or NPC characters are hidden; hand items, Rep and Class of characters in sight are open." },
                Fact { kind: FactKind::Plain, says: "Unrevealed Defend markers are hidden even from the defender." },
                Fact { kind: FactKind::Plain, says: "Rival sides are judged each by its own finds, recruits, talks and harm." },
                Fact { kind: FactKind::Exception, says: "A rival side that ends the Encounter goes home alone; the other sides play on." },
            ],
        },
        LedgerEntry {
            id: "atzr.components.maps",
            section: "2.1",
            layer: Layer::Setup,
            optional: false,
            text: "There are 6 maps. An Encounter normally uses 2 of them; any number may be used. Maps are joined edge to edge, side by side or end to end. The number of buildings decides which area a layout stands for: rural = few buildings, suburban = more, urban = many.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "There are 6 maps: 1-2 rural, 3-4 suburban, 5-6 urban." },
                Fact { kind: FactKind::Plain, says: "An Encounter normally uses 2 maps of the same type; Take Back and Chillin' use 1." },
                Fact { kind: FactKind::Plain, says: "Two maps are joined along the long side (16 x 24) or end to end (32 x 12) with no gap." },
                Fact { kind: FactKind::Plain, says: "Building count follows the area: rural fewest, suburban more, urban many multi-hex buildings." },
                Fact { kind: FactKind::Exception, says: "Different buildings are never adjacent and all outside hexes are connected without crossing buildings." },
                Fact { kind: FactKind::Boundary, says: "A multi-hex building has 1 triangle for 2-3 hexes, 2 for 4-6, 3 for 7 or more." },
                Fact { kind: FactKind::Plain, says: "Any number of maps may be used." },
            ],
        },
        LedgerEntry {
            id: "atzr.components.character-counter",
            section: "2.2.1",
            layer: Layer::Setup,
            optional: false,
            text: "A Player Character counter stands for one named character. It shows the name, the Reputation (left number) and the Movement Points (right number). Its reverse side means Out of the Fight. It does not show a weapon or a Class. It can serve as a Star or as a Grunt.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A named character has a name, a Rep and Movement Points, but no printed weapon and no Class." },
                Fact { kind: FactKind::Plain, says: "A named character that goes Out of the Fight is flipped and stays on the map." },
                Fact { kind: FactKind::Plain, says: "The same named character can serve as Star or as Grunt." },
                Fact { kind: FactKind::Plain, says: "Movement is 3 for everybody and 4 for Fast characters." },
            ],
        },
        LedgerEntry {
            id: "atzr.components.generic-counter",
            section: "2.2.1.1",
            layer: Layer::Setup,
            optional: false,
            text: "A Generic Character counter stands for one NPC. It shows the Class, the weapon it carries, the Reputation and the Movement Points. When a generic NPC goes Out of the Fight it is removed from the game (it is not flipped).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A generic NPC has a printed Class, weapon, Rep and Movement Points." },
                Fact { kind: FactKind::Plain, says: "A generic NPC that goes Out of the Fight is removed from the game at once." },
                Fact { kind: FactKind::Plain, says: "The removed generic's weapon and item stay in its hex." },
                Fact { kind: FactKind::Exception, says: "Generics are drawn at random without replacement from 12 counters per Class." },
            ],
        },
        LedgerEntry {
            id: "atzr.components.zombie-counter",
            section: "2.2.2",
            layer: Layer::Setup,
            optional: false,
            text: "A zombie counter stands for one zombie: front Rep 3, Movement 3; reverse (frenzied) Rep 4, Movement 3. Its upper right corner carries a placement number from 1 to 6. A dead zombie's counter is taken off the map at once.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A zombie is Rep 3, Movement 3." },
                Fact { kind: FactKind::Plain, says: "A frenzied zombie shows Rep 4 but still Movement 3." },
                Fact { kind: FactKind::Plain, says: "Each zombie counter has a placement number from 1 to 6." },
                Fact { kind: FactKind::Exception, says: "A dead zombie's counter is removed at once and leaves no body." },
                Fact { kind: FactKind::Exception, says: "Dead zombies go back to the cup at once; while the cup is empty no zombie appears." },
            ],
        },
        LedgerEntry {
            id: "atzr.components.weapon-counter",
            section: "2.2.3",
            layer: Layer::Setup,
            optional: false,
            text: "A weapon counter stands for one weapon. Ranged: left number = range in hexes, right number = Fire Dice; the reverse side means Out of Ammo and is turned back when the weapon is reloaded. Melee: right number = bonus dice in melee; a melee weapon works only against a target in the same hex.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A ranged weapon has a range in hexes and a number of Fire Dice; the range includes the limit hex." },
                Fact { kind: FactKind::Plain, says: "Values: Pistol 6/1, Shotgun 6/6, SMG 12/3, Hunting Rifle 24/2, Assault Rifle 24/3, Crossbow 12/1, RPG 4, Grenade 1." },
                Fact { kind: FactKind::Plain, says: "An Out of Ammo weapon becomes usable again once reloaded." },
                Fact { kind: FactKind::Plain, says: "A melee weapon's number is bonus dice in melee." },
                Fact { kind: FactKind::Exception, says: "A melee weapon works only against a target in the same hex." },
            ],
        },
        LedgerEntry {
            id: "atzr.components.hands-and-gear",
            section: "2.3.1, 10.3, 15.3, 16.1",
            layer: Layer::Battle,
            optional: false,
            text: "Each character has at most 2 items in the hands (ready). Everything else is stowed gear. Stowed items cannot be used until they are moved to the hands (exceptions: Ammo counters, a worn Vest, an attached Scope, and by ruling Supplies; a stowed Medikit is not usable in the Encounter). A two-hand item normally takes both hands; a two-hand gun may also be held in one hand beside another item, to fire both (10.3, 15.3); a Baseball Bat may be held with one or with both hands.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "A character has at most 2 items ready in the hands." },
                Fact { kind: FactKind::Exception, says: "A stowed item cannot be used until moved to the hands." },
                Fact { kind: FactKind::Exception, says: "Ammo counters, a worn Vest, an attached Scope and Supplies work without being in the hands." },
                Fact { kind: FactKind::Exception, says: "A stowed Medikit cannot be used during the Encounter." },
                Fact { kind: FactKind::Plain, says: "A two-hand item normally fills both hands." },
                Fact { kind: FactKind::Plain, says: "A two-hand gun may be held in one hand beside another item, to fire both." },
                Fact { kind: FactKind::Plain, says: "A Baseball Bat may be held with one or with both hands." },
            ],
        },
        LedgerEntry {
            id: "atzr.components.special-attribute-card",
            section: "2.3.1, 3.4",
            layer: Layer::Setup,
            optional: false,
            text: "Each named character has a character card with one Special Attribute. Tonya has two. Attributes are listed in the characters data file.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Each named character has exactly one Special Attribute." },
                Fact { kind: FactKind::Plain, says: "Tonya has two Special Attributes (Initiative and Two Guns)." },
                Fact { kind: FactKind::Exception, says: "Initiative gives +1 Rep for activation only while the character is alone." },
                Fact { kind: FactKind::Exception, says: "Two Guns removes the Rush Shot penalty for firing two one-hand weapons only." },
            ],
        },
        LedgerEntry {
            id: "atzr.card.deck",
            section: "2.3.2.1",
            layer: Layer::Battle,
            optional: false,
            text: "The Event Cards are shuffled before play into one face-down draw pile. Nobody knows a card before it is drawn. Drawn cards go to a discard pile unless a rule says they are put back.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Before play all Event Cards are shuffled into one face-down draw pile." },
                Fact { kind: FactKind::Exception, says: "Nobody knows a card before it is drawn." },
                Fact { kind: FactKind::Exception, says: "A drawn card goes to the discard pile unless a rule puts it back." },
                Fact { kind: FactKind::Plain, says: "If the pile runs out, the discards are shuffled into a new pile." },
                Fact { kind: FactKind::Plain, says: "The deck has 54 cards: 34 zombie, 19 human, 1 Reshuffle." },
            ],
        },
        LedgerEntry {
            id: "atzr.card.reshuffle-card",
            section: "2.3.2.1",
            layer: Layer::Battle,
            optional: false,
            text: "One card of the deck is the Reshuffle Deck card. When it is drawn, all cards (draw pile, discards and the Reshuffle card) are gathered and shuffled into a new face-down pile.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Drawing the Reshuffle card gathers draw pile, discards and the card itself into a new shuffled pile." },
                Fact { kind: FactKind::Order, says: "After the reshuffle another card is drawn for the same event." },
            ],
        },
        LedgerEntry {
            id: "atzr.card.draw-on-triangle",
            section: "2.3.2.1, 7.1.3",
            layer: Layer::Battle,
            optional: false,
            text: "The first time in the Encounter that any human enters a given hex with a red, yellow or green triangle, draw one Event Card for that hex. Later entries of the same hex draw nothing.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "The first human entry of a triangle hex in the Encounter draws one Event Card." },
                Fact { kind: FactKind::Exception, says: "Later entries of the same triangle hex, by anyone, draw nothing." },
                Fact { kind: FactKind::Plain, says: "The card is drawn whether the hex is reached from outside or from inside the building." },
                Fact { kind: FactKind::Plain, says: "Each triangle hex of a building draws its own card." },
                Fact { kind: FactKind::Exception, says: "A building hex without a triangle draws nothing." },
                Fact { kind: FactKind::Plain, says: "An NPC that enters first draws the card as a player's character does." },
            ],
        },
        LedgerEntry {
            id: "atzr.card.draw-on-one-hex-building",
            section: "2.3.2.1",
            layer: Layer::Battle,
            optional: false,
            text: "The first time in the Encounter that any human enters a given one-hex building, draw one Event Card for it. Later entries draw nothing.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "The first human entry of a one-hex building draws one Event Card." },
                Fact { kind: FactKind::Exception, says: "Later entries of the same one-hex building draw nothing." },
                Fact { kind: FactKind::Plain, says: "An NPC that ducks or charges into it first draws the card too." },
            ],
        },
        LedgerEntry {
            id: "atzr.card.draw-on-doubles",
            section: "2.3.2.1, 5.0, 13.2.4",
            layer: Layer::Battle,
            optional: false,
            text: "When the activation dice show doubles, draw one Event Card.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Doubles of the activation dice draw exactly one Event Card." },
            ],
        },
        LedgerEntry {
            id: "atzr.card.contents",
            section: "2.3.2.2",
            layer: Layer::Table,
            optional: false,
            text: "An Event Card has three area columns (urban, suburbs, rural); each column holds either a number of zombies (0 or more) or a number of humans of one Class, never both. Below are four loot rows, from top to bottom red, yellow, green and dash, each with one item or nothing. Next to the rows stand the entry numbers: green 1-5, yellow 1-4, red 1-3, dash no roll.",
            facts: &[
                Fact { kind: FactKind::Definition, says: "A card has urban, suburbs and rural columns, each with zombies (0 or more) or humans of one Class." },
                Fact { kind: FactKind::Exception, says: "No column holds both zombies and humans." },
                Fact { kind: FactKind::Plain, says: "Four loot rows from top to bottom: red, yellow, green, dash; a row may be empty." },
                Fact { kind: FactKind::Plain, says: "Entry numbers on the card: green 1-5, yellow 1-4, red 1-3, dash none." },
            ],
        },
        LedgerEntry {
            id: "atzr.card.area-column",
            section: "2.3.2.2, 13.2.1, 13.2.4",
            layer: Layer::Table,
            optional: false,
            text: "Always read the column of the area in which the Encounter takes place.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The column of the Encounter's area is read." },
            ],
        },
        LedgerEntry {
            id: "atzr.card.building-loot-row",
            section: "2.3.2.2, 15.4",
            layer: Layer::Table,
            optional: false,
            text: "For loot found in a building read the row whose colour is the triangle of the searched hex; a one-hex building uses the dash row.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Loot in a triangle hex comes from the row of that triangle's colour." },
                Fact { kind: FactKind::Plain, says: "Loot in a one-hex building comes from the dash row." },
            ],
        },
        LedgerEntry {
            id: "atzr.building.entry-row-dash",
            section: "2.3.2.2, STOP box after 2.4",
            layer: Layer::Battle,
            optional: false,
            text: "A one-hex building has no triangle, can be entered from all six sides and needs no entry roll (the dash row).",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A one-hex building needs no entry roll." },
                Fact { kind: FactKind::Plain, says: "A one-hex building can be entered from all six sides." },
            ],
        },
        LedgerEntry {
            id: "atzr.dice.pass",
            section: "2.4.1",
            layer: Layer::Table,
            optional: false,
            text: "Passing dice: every die rolled is checked on its own against the Reputation. A die showing the Rep or less is passed; a higher die is not.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A die equal to or lower than Rep passes." },
                Fact { kind: FactKind::Boundary, says: "A die higher than Rep does not pass." },
                Fact { kind: FactKind::Plain, says: "Every die is checked on its own." },
            ],
        },
        LedgerEntry {
            id: "atzr.dice.pass-result-classes",
            section: "2.4.1",
            layer: Layer::Table,
            optional: false,
            text: "The outcome of passing dice is one of three classes: 2 or more passed, exactly 1 passed, 0 passed. Only passed dice are counted; three passes count as the class 2.",
            facts: &[
                Fact { kind: FactKind::Definition, says: "Results are 2 or more passed, exactly 1, or 0." },
                Fact { kind: FactKind::Boundary, says: "Three or more passed dice count as the class 2." },
                Fact { kind: FactKind::Exception, says: "Failed dice are not counted against passed ones." },
            ],
        },
        LedgerEntry {
            id: "atzr.dice.success",
            section: "2.4.2",
            layer: Layer::Table,
            optional: false,
            text: "Counting successes: each d6 showing 1, 2 or 3 is one success; 4, 5 and 6 are failures. Rep does not matter for what a die must show, only for how many dice are rolled.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A die of 1, 2 or 3 is a success; 4, 5 and 6 are failures." },
                Fact { kind: FactKind::Exception, says: "Rep decides only how many dice are rolled, not what a die must show." },
            ],
        },
        LedgerEntry {
            id: "atzr.dice.read-and-add",
            section: "2.4.3",
            layer: Layer::Table,
            optional: false,
            text: "Reading dice: one d6 is read as rolled; two d6 are read and added.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "One d6 is read as rolled; two d6 are added." },
            ],
        },
        LedgerEntry {
            id: "atzr.dice.how-many",
            section: "2.4.4",
            layer: Layer::Table,
            optional: false,
            text: "The upper left corner of a table says how many dice to roll: a number means that many d6; a word (for instance Rep) means one d6 per point of that value.",
            facts: &[
                Fact { kind: FactKind::Definition, says: "A table headed by a number rolls that many d6." },
                Fact { kind: FactKind::Plain, says: "A table headed by a value such as Rep rolls one d6 per point of it." },
            ],
        },
        LedgerEntry {
            id: "atzr.basics.character-profile",
            section: "3.0",
            layer: Layer::Setup,
            optional: false,
            text: "A character is defined by: Star or Grunt, Reputation, Special Attribute, Class, weapons. A player's group holds 1 to 4 characters (with a Rep 5 Star).",
            facts: &[
                Fact { kind: FactKind::Definition, says: "A character is Star or Grunt with Rep, Special Attribute, Class and weapons." },
                Fact { kind: FactKind::Plain, says: "A group led by a Rep 5 Star has 1 to 4 characters." },
            ],
        },
        LedgerEntry {
            id: "atzr.star.definition",
            section: "3.1.1",
            layer: Layer::Setup,
            optional: false,
            text: "A Star is a player's own character. Any Character counter may be used as the Star.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Any named character can be the player's Star." },
                Fact { kind: FactKind::Plain, says: "If the Star is lost in the Encounter, the Grunt with the highest Rep leads on." },
                Fact { kind: FactKind::Order, says: "After it the player may make that Grunt the new Star at its own Rep, with Star advantages, or end the campaign." },
                Fact { kind: FactKind::Order, says: "When a new Star takes over, all other members take Keeping It Together against it at once." },
            ],
        },
        LedgerEntry {
            id: "atzr.star.rep-five",
            section: "3.1.1, STOP box after 3.6",
            layer: Layer::Setup,
            optional: true,
            text: "Recommended: a player's Star counts as Rep 5 whatever the counter shows.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "With the option on, the Star counts as Rep 5 whatever its counter shows." },
                Fact { kind: FactKind::Exception, says: "The option does not change the Rep of the same name as a Grunt." },
            ],
        },
        LedgerEntry {
            id: "atzr.grunt.definition",
            section: "3.1.2",
            layer: Layer::Setup,
            optional: false,
            text: "Every character that is not a Star is a Grunt (NPC) run by the mechanics. An NPC can be an ally, an enemy or indifferent. Named NPCs that died or left may be recycled into the unused pile.",
            facts: &[
                Fact { kind: FactKind::Definition, says: "Every character that is not a Star is a Grunt run by the mechanics." },
                Fact { kind: FactKind::Plain, says: "The player decides movement and actions of their own group's Grunts when active." },
                Fact { kind: FactKind::Plain, says: "Reactions, In Sight action and target of Grunts are decided by the mechanics." },
                Fact { kind: FactKind::Plain, says: "Named NPCs that died or left may return to the unused pile." },
            ],
        },
        LedgerEntry {
            id: "atzr.npc.generate-different-class",
            section: "3.1.2.1, 16.1",
            layer: Layer::Setup,
            optional: false,
            text: "Humans from an Event Card whose Class differs from yours: draw one Generic Character counter of that Class per human. They are armed as printed on the counter and can never be recruited.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Card humans of another Class than the player's are generic counters, one per human." },
                Fact { kind: FactKind::Plain, says: "NPCs of another Class carry the weapon printed on the counter." },
                Fact { kind: FactKind::Exception, says: "NPCs of another Class can never be recruited." },
            ],
        },
        LedgerEntry {
            id: "atzr.npc.generate-same-class",
            section: "3.1.2.1, 16.1",
            layer: Layer::Setup,
            optional: false,
            text: "Humans from an Event Card whose Class equals yours: draw one named Character from the unused pile per human (they may be recruited) and draw a random weapon counter for each.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Card humans of the player's Class are named characters from the unused pile, one per human." },
                Fact { kind: FactKind::Plain, says: "Each such named NPC draws one random weapon counter." },
                Fact { kind: FactKind::Plain, says: "NPCs of the player's Class may be recruited." },
                Fact { kind: FactKind::Exception, says: "A name already in use is not drawn." },
            ],
        },
        LedgerEntry {
            id: "atzr.npc.starting-items",
            section: "15.1, 16.1",
            layer: Layer::Setup,
            optional: false,
            text: "Every NPC starts with 1 weapon and 1 non-weapon item. A named NPC draws both at random; a generic NPC has its printed weapon and draws only the item.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Every NPC starts with 1 weapon and 1 non-weapon item." },
                Fact { kind: FactKind::Plain, says: "A named NPC draws weapon and item at random." },
                Fact { kind: FactKind::Exception, says: "A generic NPC draws only the item." },
                Fact { kind: FactKind::Exception, says: "The item cup holds everything but RPGs and the guns of the weapon cup, Bats, Pans, Grenades and Gas Tanks included." },
                Fact { kind: FactKind::Exception, says: "An empty cup gives nothing." },
                Fact { kind: FactKind::Plain, says: "An NPC wears a drawn Vest and attaches a drawn Scope if its weapon allows." },
                Fact { kind: FactKind::Plain, says: "A drawn one-hand weapon is held in the other hand if free; everything else is stowed." },
            ],
        },
        LedgerEntry {
            id: "atzr.npc.out-of-counters",
            section: "3.1.2",
            layer: Layer::Setup,
            optional: false,
            text: "If the unused Character counters run out while NPCs must be generated, each NPC that cannot be generated is a zombie instead.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "An NPC that cannot be generated for lack of named counters is a zombie instead." },
                Fact { kind: FactKind::Plain, says: "An empty generic pile likewise turns the missing humans into zombies." },
            ],
        },
        LedgerEntry {
            id: "atzr.tonya.npc-star",
            section: "3.1.3",
            layer: Layer::Battle,
            optional: false,
            text: "If no player uses Tonya and she is drawn as an NPC, she is a Rep 5 NPC Star and a Survivor, with Star Power, Free Will and Challenges and with 2 Special Attributes.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Tonya drawn as NPC is a Rep 5 NPC Star." },
                Fact { kind: FactKind::Plain, says: "NPC Tonya is a Survivor whoever draws her." },
                Fact { kind: FactKind::Plain, says: "NPC Tonya has Star Power, Free Will, Challenges and 2 Special Attributes." },
                Fact { kind: FactKind::Plain, says: "NPC Tonya uses Star Power whenever humans damage her." },
                Fact { kind: FactKind::Exception, says: "Tonya is an NPC Star only if no player uses her as Star." },
                Fact { kind: FactKind::Exception, says: "NPC Tonya drawn by a non-Survivor player barters but does not join." },
            ],
        },
        LedgerEntry {
            id: "atzr.tonya.free-will",
            section: "3.1.3",
            layer: Layer::Battle,
            optional: false,
            text: "When NPC Tonya uses Free Will the engine picks the result that is best for her in the situation.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "NPC Tonya takes the column with the best result in the order of the multiple-tests list." },
                Fact { kind: FactKind::Plain, says: "NPC Tonya prefers Duck Back to Charge into Melee." },
                Fact { kind: FactKind::Plain, says: "With two tests combined, NPC Tonya judges each column by its worse result." },
            ],
        },
        LedgerEntry {
            id: "atzr.tonya.friend",
            section: "3.1.3",
            layer: Layer::Battle,
            optional: false,
            text: "NPC Tonya always counts as a Friend in the Friend or Foe Test, whatever the totals.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "NPC Tonya counts as a friend in Friend or Foe whatever the totals." },
            ],
        },
        LedgerEntry {
            id: "atzr.tonya.never-walks",
            section: "3.1.3",
            layer: Layer::Battle,
            optional: false,
            text: "NPC Tonya never starts Walk the Walk after a lost Talk the Talk, whatever the Class of the other side. If the other side chooses Walk the Walk she defends herself normally.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "NPC Tonya never starts Walk the Walk after a Talk the Talk, against any Class." },
                Fact { kind: FactKind::Plain, says: "If the other side starts it she defends herself normally." },
            ],
        },
        LedgerEntry {
            id: "atzr.tonya.joins-survivors",
            section: "3.1.3",
            layer: Layer::Battle,
            optional: false,
            text: "NPC Tonya joins a Survivor group if the Talk the Talk result says that NPCs join. She stays only until the end of that Encounter and then leaves the group.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "NPC Tonya joins a Survivor group if the talk says NPCs join." },
                Fact { kind: FactKind::Order, says: "NPC Tonya leaves at the end of the Encounter in which she joined." },
                Fact { kind: FactKind::Limit, says: "While with the group she counts against the size limit." },
            ],
        },
        LedgerEntry {
            id: "atzr.star.advantages",
            section: "3.2",
            layer: Layer::Setup,
            optional: false,
            text: "A Star has three advantages that Grunts lack: Star Power, Free Will and Challenges. Stars are also never outgunned and always choose their own targets.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Only Stars have Star Power, Free Will and Challenges." },
                Fact { kind: FactKind::Plain, says: "A Star always chooses its own targets." },
            ],
        },
        LedgerEntry {
            id: "atzr.star-power.dice",
            section: "3.2.1",
            layer: Layer::Table,
            optional: false,
            text: "A Star starts each Encounter with Star Power dice equal to its Rep. All lost dice come back after the Encounter.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Star begins each Encounter with Star Power dice equal to its Rep." },
                Fact { kind: FactKind::Order, says: "Lost dice come back after the Encounter." },
            ],
        },
        LedgerEntry {
            id: "atzr.star-power.not-against-zombies",
            section: "3.2.1, 13.9.3",
            layer: Layer::Battle,
            optional: false,
            text: "Star Power never reduces damage inflicted by zombies and never helps against infection.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Star Power cannot reduce damage done by zombies." },
                Fact { kind: FactKind::Exception, says: "Star Power cannot be used on the infection test." },
            ],
        },
        LedgerEntry {
            id: "atzr.star-power.use",
            section: "3.2.1",
            layer: Layer::Battle,
            optional: false,
            text: "When a Star takes damage from a human (Out of the Fight or Obviously Dead, by fire or melee or by a Mercy result) the player may choose to roll all remaining Star Power dice.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Star Power is offered when a human takes the Star Out of the Fight or Obviously Dead." },
                Fact { kind: FactKind::Plain, says: "Using it is the player's choice." },
                Fact { kind: FactKind::Limit, says: "All remaining Star Power dice are rolled, once per damage event." },
            ],
        },
        LedgerEntry {
            id: "atzr.star-power.roll",
            section: "3.2.1",
            layer: Layer::Table,
            optional: false,
            text: "Star Power, each die: 1, 2 or 3 reduces one damage result by one level; 4 or 5 does nothing; 6 does nothing and that die is lost for the rest of the Encounter.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Star Power die of 1, 2 or 3 reduces one damage result by one level." },
                Fact { kind: FactKind::Exception, says: "A Star Power die of 4 or 5 does nothing and is kept." },
                Fact { kind: FactKind::Exception, says: "A Star Power die of 6 does nothing and is lost for the rest of the Encounter." },
            ],
        },
        LedgerEntry {
            id: "atzr.star-power.levels",
            section: "3.2.1",
            layer: Layer::Table,
            optional: false,
            text: "One level down: Obviously Dead becomes Out of the Fight; Out of the Fight becomes Carry On. One result may be reduced by several levels. Several damage results taken together are reduced separately: cancelling an Obviously Dead and an Out of the Fight completely takes 2 + 1 = 3 successes.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Obviously Dead becomes Out of the Fight; Out of the Fight becomes Carry On." },
                Fact { kind: FactKind::Plain, says: "Star Power may lower one result by several levels." },
                Fact { kind: FactKind::Plain, says: "Several results are reduced separately: a dead and a down result together need 3 successes." },
                Fact { kind: FactKind::Order, says: "The player spends successes on any result; then the worst that remains counts." },
            ],
        },
        LedgerEntry {
            id: "atzr.star-power.not-duck-back",
            section: "10.11.4",
            layer: Layer::Battle,
            optional: false,
            text: "A Duck Back result of the Ranged Combat Damage Table is not damage. Stars must obey it and cannot use Star Power on it.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Star must obey a Duck Back from the damage table." },
                Fact { kind: FactKind::Exception, says: "Star Power cannot be used on Duck Back." },
            ],
        },
        LedgerEntry {
            id: "atzr.star-power.melee",
            section: "3.2.1.1",
            layer: Layer::Battle,
            optional: false,
            text: "If Star Power turns the damage of a lost melee into Carry On there is no winner: another round of that melee is fought at once.",
            facts: &[
                Fact { kind: FactKind::Order, says: "If Star Power brings a lost melee to Carry On, another round follows at once." },
                Fact { kind: FactKind::Exception, says: "If Star Power lowers the melee damage only to Out of the Fight, the melee is lost." },
            ],
        },
        LedgerEntry {
            id: "atzr.star-power.mercy",
            section: "16.4.1",
            layer: Layer::Battle,
            optional: false,
            text: "A Star made Obviously Dead by the Mercy Table may use Star Power after the captors have left; if reduced it survives as Out of the Fight or Carry On, but without its weapons and items.",
            facts: &[
                Fact { kind: FactKind::Order, says: "A Star killed by the Mercy Table may still roll Star Power, after the captors have left." },
                Fact { kind: FactKind::Plain, says: "A Star saved from Mercy is Out of the Fight or Carry On but has lost its weapons and items." },
            ],
        },
        LedgerEntry {
            id: "atzr.star.free-will",
            section: "3.2.2",
            layer: Layer::Battle,
            optional: false,
            text: "Whenever a Star has to take Received Fire or Man Down, its player may pick the pass 2d6, pass 1d6 or pass 0d6 column instead of rolling.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Star may choose the pass 2, 1 or 0 column of Received Fire and Man Down instead of rolling." },
                Fact { kind: FactKind::Exception, says: "Free Will covers no other rolls: not In Sight, Charge or Fast Move." },
                Fact { kind: FactKind::Plain, says: "A Star with both tests at once chooses one column for both." },
            ],
        },
        LedgerEntry {
            id: "atzr.challenge.define",
            section: "3.2.3",
            layer: Layer::Gm,
            optional: false,
            text: "For an action of a Star, or of a character who is with a Star, that the rules do not cover: agree beforehand what is attempted, what success does, what failure does, and whether it is Easy, Average or Difficult. The engine asks for these four and defaults to Average; default failure: the character forfeits its next activation.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A Challenge is for a Star or a character with a Star, for something the rules do not cover." },
                Fact { kind: FactKind::Order, says: "Attempt, success, failure and difficulty are fixed before rolling; default Average." },
                Fact { kind: FactKind::Plain, says: "The default failure is forfeiting the next activation." },
            ],
        },
        LedgerEntry {
            id: "atzr.challenge.test",
            section: "3.2.3",
            layer: Layer::Table,
            optional: false,
            text: "Challenge: roll 2d6 against Rep, +1 to Rep if Easy, -1 to Rep if Difficult. Pass 2d6: success. Pass 0d6: failure. Pass 1d6: the player either retakes the test at once or withdraws without consequence.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Challenge rolls 2d6 against Rep: +1 Rep if Easy, -1 Rep if Difficult." },
                Fact { kind: FactKind::Plain, says: "A Challenge succeeds on pass 2 and fails on pass 0." },
                Fact { kind: FactKind::Plain, says: "Pass 1 on a Challenge lets the player retake at once or withdraw without consequence." },
                Fact { kind: FactKind::Boundary, says: "A modified Rep of 6 or more passes every die; a 6 is no automatic failure." },
            ],
        },
        LedgerEntry {
            id: "atzr.challenge.retake",
            section: "3.2.3",
            layer: Layer::Table,
            optional: false,
            text: "On a retaken Challenge only pass 2d6 is a success; pass 1d6 and pass 0d6 are failures. There is no second retake.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "On a retaken Challenge only pass 2 succeeds; pass 1 and pass 0 fail." },
                Fact { kind: FactKind::Exception, says: "A Challenge cannot be retaken a second time." },
            ],
        },
        LedgerEntry {
            id: "atzr.rep.meaning",
            section: "3.3",
            layer: Layer::Setup,
            optional: false,
            text: "Reputation (Rep) is the single quality value of a character; higher is better. It is used for activation, tests, shooting and melee.",
            facts: &[
                Fact { kind: FactKind::Definition, says: "Rep is the single quality value used for activation, tests, shooting and melee." },
                Fact { kind: FactKind::Order, says: "A current Rep change (hunger, infection, wounds) counts at once in all of them." },
            ],
        },
        LedgerEntry {
            id: "atzr.attribute.substitute",
            section: "3.4",
            layer: Layer::Setup,
            optional: true,
            text: "Attributes may be swapped freely when a player makes an own character (own name, a counter and card of the box, any Attribute).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A player making an own character may take any name, counter and Attribute." },
            ],
        },
        LedgerEntry {
            id: "atzr.class.three",
            section: "3.5",
            layer: Layer::Setup,
            optional: false,
            text: "Every human belongs to one of three Classes: Ganger, Militia, Survivor. Each Class has its own Reaction Table. Class decides whom you can recruit and how captors treat you (Mercy).",
            facts: &[
                Fact { kind: FactKind::Definition, says: "Every human is Ganger, Militia or Survivor." },
                Fact { kind: FactKind::Plain, says: "Reaction Tests use the table of the tester's own Class." },
            ],
        },
        LedgerEntry {
            id: "atzr.class.choose-once",
            section: "3.5",
            layer: Layer::Setup,
            optional: false,
            text: "The player chooses the Star's Class before play and can never change it.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "The Star's Class is chosen before play and can never be changed." },
            ],
        },
        LedgerEntry {
            id: "atzr.class.attitudes",
            section: "3.5.1-3.5.3",
            layer: Layer::Battle,
            optional: false,
            text: "Attitudes: Gangers avoid Militia and prey on Survivors; Militia hate Gangers and want to absorb Survivors; Survivors fight Gangers and distrust Militia. They are the basis of the Talk the Talk and Mercy tables.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Gangers are hostile to Militia and Survivors, and these to Gangers." },
                Fact { kind: FactKind::Exception, says: "NPC Militia and Survivors ignore each other, as do NPCs of one Class." },
                Fact { kind: FactKind::Plain, says: "Hostile NPC groups coming into sight take the In Sight Test." },
            ],
        },
        LedgerEntry {
            id: "atzr.class.cooperation",
            section: "3.5.4",
            layer: Layer::Battle,
            optional: false,
            text: "Characters of different Classes barter when Talk the Talk says so but never join each other's groups.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Different Classes may barter when the talk allows." },
                Fact { kind: FactKind::Exception, says: "Different Classes never join each other's group." },
            ],
        },
        LedgerEntry {
            id: "atzr.weapon.anyone",
            section: "3.6",
            layer: Layer::Battle,
            optional: false,
            text: "Any human may use any ranged or melee weapon they have.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Any human may use any weapon it has." },
            ],
        },
        LedgerEntry {
            id: "atzr.group.size-limit",
            section: "4.0",
            layer: Layer::Setup,
            optional: false,
            text: "The number of characters in your group including the Star must be less than the Star's Rep (Rep 5: at most 4 characters, that is 3 Grunts).",
            facts: &[
                Fact { kind: FactKind::Limit, says: "The group including the Star must be smaller than the Star's Rep: Rep 5 gives at most 3 Grunts." },
                Fact { kind: FactKind::Exception, says: "If the Star's Rep drops nobody must leave, but nobody may join until the group is small enough." },
            ],
        },
        LedgerEntry {
            id: "atzr.group.start-recruit",
            section: "4.1",
            layer: Layer::Setup,
            optional: false,
            text: "Before the first Encounter you may recruit: draw Event Cards until one has humans; the number of humans in its urban column is the most Grunts you may take (still within the size limit; you may take fewer).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Event Cards are drawn until one has humans." },
                Fact { kind: FactKind::Limit, says: "The urban column gives the most Grunts that may be taken, whatever the area." },
                Fact { kind: FactKind::Limit, says: "The size limit still applies: at most Rep minus 2 Grunts." },
                Fact { kind: FactKind::Plain, says: "The player may take fewer." },
                Fact { kind: FactKind::Plain, says: "NPC Tonya drawn here is put back and another is drawn." },
            ],
        },
        LedgerEntry {
            id: "atzr.group.start-class",
            section: "4.1",
            layer: Layer::Setup,
            optional: false,
            text: "Grunts of the starting group are of your Class whatever Class the card shows. They are drawn at random from the unused named characters.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Starting Grunts are of the player's Class whatever the card shows." },
                Fact { kind: FactKind::Plain, says: "Starting Grunts are drawn at random from the unused named characters." },
            ],
        },
        LedgerEntry {
            id: "atzr.group.start-gear",
            section: "4.1, 15.1",
            layer: Layer::Setup,
            optional: false,
            text: "Each starting Grunt draws 1 weapon and 1 item at random.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each starting Grunt draws 1 weapon and 1 item at random." },
            ],
        },
        LedgerEntry {
            id: "atzr.group.start-alone",
            section: "4.1, 14.2.1",
            layer: Layer::Setup,
            optional: true,
            text: "You may start without Grunts and go directly to a Search Encounter alone.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "The player may start without Grunts and play Search alone." },
            ],
        },
        LedgerEntry {
            id: "atzr.together.when",
            section: "4.2, 14.4",
            layer: Layer::Campaign,
            optional: false,
            text: "After every Encounter the Keeping It Together Test is taken for each group member.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Keeping It Together is taken for each member after every Encounter." },
                Fact { kind: FactKind::Exception, says: "Without an Encounter played in that step there is no Keeping It Together Test." },
            ],
        },
        LedgerEntry {
            id: "atzr.together.roll",
            section: "4.2",
            layer: Layer::Table,
            optional: false,
            text: "Keeping It Together: the Star rolls 1d6 per point of Rep once and keeps that number of successes against everyone. Each member rolls 1d6 per point of its Rep. Modifiers and results are on the Keeping It Together Table. Each member is compared separately, so some may stay and some may go.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The Star rolls once; its successes stand against every member." },
                Fact { kind: FactKind::Plain, says: "Each member rolls dice equal to its own Rep and is compared separately." },
                Fact { kind: FactKind::Plain, says: "Star -1d6 if it went Out of the Fight in the Encounter; Born Leader +1d6." },
                Fact { kind: FactKind::Exception, says: "Star -1d6 per member that died or was left behind down; carried-off or recovered ones do not count." },
                Fact { kind: FactKind::Plain, says: "Grunt -1d6 per 3 consecutive months in the group." },
                Fact { kind: FactKind::Plain, says: "Grunt +1d6 if it burned no Supplies this month; +1d6 if its mind was ever poisoned." },
                Fact { kind: FactKind::Plain, says: "Star has more: stays; Grunt has more: leaves." },
                Fact { kind: FactKind::Boundary, says: "Star at least twice the Grunt's and more: stays and skips the test after the next Encounter." },
                Fact { kind: FactKind::Boundary, says: "Equal, 0-0 included: stays after a success, leaves after a failure." },
                Fact { kind: FactKind::Boundary, says: "Grunt at least twice and more: leaves and poisons all members of equal or lower Rep for good." },
                Fact { kind: FactKind::Plain, says: "A leaving Grunt takes what it carries." },
            ],
        },
        LedgerEntry {
            id: "atzr.leader.who",
            section: "4.3",
            layer: Layer::Battle,
            optional: false,
            text: "The Leader of a group is its Star; without a Star it is the NPC with the highest Rep.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The Star leads its group." },
                Fact { kind: FactKind::Plain, says: "Without a Star the highest Rep leads." },
                Fact { kind: FactKind::Plain, says: "Equal Reps: the player names the Leader of their Grunts; for NPCs the first counter drawn." },
            ],
        },
        LedgerEntry {
            id: "atzr.leader.group-range",
            section: "4.3.1, 4.3.2, Glossary: Group",
            layer: Layer::Battle,
            optional: false,
            text: "Characters are grouped with a Leader when they are in the Leader's hex or in a hex adjacent to it.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A character in the Leader's hex or adjacent to it is grouped with them." },
                Fact { kind: FactKind::Exception, says: "Grouping is not transitive: adjacency to another member is not enough." },
                Fact { kind: FactKind::Plain, says: "Two Stars lead separate groups." },
                Fact { kind: FactKind::Exception, says: "Out of the Fight and dead characters neither lead nor count." },
                Fact { kind: FactKind::Exception, says: "Ducked-back characters do not lead or count for In Sight and Leader Die, but do for activation." },
                Fact { kind: FactKind::Plain, says: "Groups for In Sight and Leader Die are checked at that moment." },
            ],
        },
        LedgerEntry {
            id: "atzr.leader.activation",
            section: "4.3.1, 5.0",
            layer: Layer::Battle,
            optional: false,
            text: "A grouped character activates with its Leader on the Leader's Rep.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A grouped character activates on its Leader's Rep." },
                Fact { kind: FactKind::Order, says: "Activation groups are fixed when the side's activation begins." },
            ],
        },
        LedgerEntry {
            id: "atzr.leader.die",
            section: "4.3.2",
            layer: Layer::Table,
            optional: false,
            text: "Leader Die: when grouped characters take a Reaction Test roll 1d6 once against the Leader's Rep; if it passes, every grouped tester adds 1 to its number of passed dice.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The Leader Die is 1d6 against the Leader's Rep." },
                Fact { kind: FactKind::Plain, says: "If the Leader Die passes, every grouped tester adds 1 passed die." },
                Fact { kind: FactKind::Limit, says: "The Leader Die is rolled once per occasion for all testers." },
                Fact { kind: FactKind::Plain, says: "The Leader Die needs a functioning Leader with another functioning character grouped; their own test gets it too." },
                Fact { kind: FactKind::Plain, says: "The Leader Die counts for both Reaction Tests and all Classes, also with an NPC Leader." },
            ],
        },
        LedgerEntry {
            id: "atzr.leader.die-without-own-test",
            section: "4.3.2",
            layer: Layer::Battle,
            optional: false,
            text: "The Leader Die is rolled even when the Leader does not have to take that test.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "The Leader Die is rolled even if the Leader takes no test themselves." },
            ],
        },
        LedgerEntry {
            id: "atzr.leader.individual-results",
            section: "4.3.2",
            layer: Layer::Battle,
            optional: false,
            text: "Each grouped tester rolls its own 2d6, so members of one group can get different results.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each grouped tester rolls its own 2d6." },
            ],
        },
        LedgerEntry {
            id: "atzr.turn.two-phases",
            section: "5.0",
            layer: Layer::Battle,
            optional: false,
            text: "A turn consists of one activation phase per side. An Encounter has no turn limit.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A turn has one activation phase per side." },
                Fact { kind: FactKind::Exception, says: "An Encounter has no turn limit." },
            ],
        },
        LedgerEntry {
            id: "atzr.turn.activation-roll",
            section: "5.0",
            layer: Layer::Battle,
            optional: false,
            text: "At the start of each turn every side rolls its own d6 (in the basic game one for the humans, one for the zombies).",
            facts: &[
                Fact { kind: FactKind::Order, says: "At the start of each turn every side rolls its own d6." },
            ],
        },
        LedgerEntry {
            id: "atzr.turn.doubles",
            section: "5.0",
            layer: Layer::Battle,
            optional: false,
            text: "If the human die and the zombie die are equal no side activates this turn; instead one Event Card is drawn and carried out.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Equal human and zombie dice mean no side activates this turn." },
                Fact { kind: FactKind::Exception, says: "On doubles one Event Card is drawn and carried out instead of activations." },
            ],
        },
        LedgerEntry {
            id: "atzr.turn.doubles-placement",
            section: "5.0, 13.2.4, 16.0",
            layer: Layer::Battle,
            optional: false,
            text: "What a doubles card brings is placed 6 hexes away. Zombies use the placement number of the drawn counter as the hex side. Humans use the number shown on the doubled dice as the hex side and are placed together in that hex or an adjacent one.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "What a doubles card brings is placed 6 hexes away." },
                Fact { kind: FactKind::Plain, says: "Zombies use the placement number of the drawn counter as side." },
                Fact { kind: FactKind::Plain, says: "Humans use the doubled number as side and stand together in that hex or an adjacent one." },
                Fact { kind: FactKind::Plain, says: "The distance is counted from the hex of the Star whose player's die made the doubles." },
                Fact { kind: FactKind::Plain, says: "If that Star is off the map or down, a random functioning character of that side is used." },
            ],
        },
        LedgerEntry {
            id: "atzr.turn.order",
            section: "5.0",
            layer: Layer::Battle,
            optional: false,
            text: "Without doubles the side with the higher die activates first, then the other.",
            facts: &[
                Fact { kind: FactKind::Order, says: "The side with the higher die activates first." },
            ],
        },
        LedgerEntry {
            id: "atzr.turn.eligible",
            section: "5.0",
            layer: Layer::Battle,
            optional: false,
            text: "A character can activate if its Rep, or the Rep of the Leader it is grouped with, is equal to or higher than its side's activation die.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A character with Rep equal to or higher than the die can activate." },
                Fact { kind: FactKind::Plain, says: "A grouped character may use its Leader's Rep to be eligible." },
                Fact { kind: FactKind::Boundary, says: "Rep 5 cannot activate on a 6." },
                Fact { kind: FactKind::Exception, says: "A Rep 6 or higher character fails to activate only on doubles." },
                Fact { kind: FactKind::Boundary, says: "Rep 2 activates on 1-2, Rep 1 only on 1, Rep 0 never." },
                Fact { kind: FactKind::Exception, says: "The temporary -1 Rep inside a melee does not matter for activation." },
            ],
        },
        LedgerEntry {
            id: "atzr.turn.group-order",
            section: "5.0",
            layer: Layer::Battle,
            optional: false,
            text: "Within a side groups activate one at a time from the highest Rep (Leader's Rep) to the lowest; ties in the order the player wants. A group's actions and all reactions they cause are finished before the next group activates. A player may leave an eligible group inactive.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Groups of a side activate one at a time from the highest Leader's Rep to the lowest." },
                Fact { kind: FactKind::Plain, says: "Equal Reps activate in the player's order." },
                Fact { kind: FactKind::Order, says: "A group's actions and reactions are finished before the next group activates." },
                Fact { kind: FactKind::Plain, says: "A player may leave an eligible group inactive." },
            ],
        },
        LedgerEntry {
            id: "atzr.turn.inactive-react",
            section: "5.0",
            layer: Layer::Battle,
            optional: false,
            text: "A character that cannot activate still takes In Sight and Reaction Tests and may act through them.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A character that cannot activate still takes In Sight and Reaction Tests and fires through them." },
            ],
        },
        LedgerEntry {
            id: "atzr.turn.end",
            section: "5.0",
            layer: Layer::Battle,
            optional: false,
            text: "When all sides have activated everybody they can and want to and all reactions are done, the turn ends and new activation dice are rolled.",
            facts: &[
                Fact { kind: FactKind::Order, says: "The turn ends when all have activated who can and want to and reactions are done; then new dice are rolled." },
                Fact { kind: FactKind::Limit, says: "A group is activated at most once in a turn." },
            ],
        },
        LedgerEntry {
            id: "atzr.turn.multi-human-dice",
            section: "5.1",
            layer: Layer::Battle,
            optional: false,
            text: "With more than one human side each human side has its own activation die. All sides act in descending order of their dice.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each human side has its own activation die." },
                Fact { kind: FactKind::Order, says: "All sides act in descending order of their dice." },
            ],
        },
        LedgerEntry {
            id: "atzr.turn.multi-human-tie",
            section: "5.1",
            layer: Layer::Battle,
            optional: false,
            text: "Human sides with equal dice roll off (higher first, re-roll ties). A human die that equals the zombie die but is not the die chosen for doubles acts before the zombies.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Human sides with equal dice roll off, higher first; tied roll-offs are rolled again." },
                Fact { kind: FactKind::Order, says: "A human die equal to the zombie die that is not the doubles die acts before the zombies." },
            ],
        },
        LedgerEntry {
            id: "atzr.turn.multi-human-doubles",
            section: "5.1",
            layer: Layer::Battle,
            optional: false,
            text: "Before play one human die is chosen; only that die is compared with the zombie die for doubles. On doubles nobody activates, not even other human sides.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Only the human die chosen before play is compared with the zombie die for doubles." },
                Fact { kind: FactKind::Exception, says: "On doubles nobody activates, other human sides included." },
                Fact { kind: FactKind::Exception, says: "The dice of NPC sides never make doubles." },
            ],
        },
        LedgerEntry {
            id: "atzr.action.list",
            section: "6.0",
            layer: Layer::Battle,
            optional: false,
            text: "An active character does one of these: (a) move up to its full movement and fire once at any point of the move; (b) Charge into Melee; (c) switch, pick up or hand over weapons/items and move up to normal movement; (d) reload an Out of Ammo weapon and move up to normal movement.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "An active character does only one of: move and fire, charge, handle items, reload." },
                Fact { kind: FactKind::Plain, says: "A character that moves and fires may fire once at any point of the move." },
                Fact { kind: FactKind::Plain, says: "Handling items and reloading each allow normal movement." },
                Fact { kind: FactKind::Plain, says: "One active fire may use one weapon or two weapons at once." },
            ],
        },
        LedgerEntry {
            id: "atzr.action.active-fire",
            section: "6.0",
            layer: Layer::Battle,
            optional: false,
            text: "Active fire may come before or after any In Sight Test and is in addition to all firing caused by In Sight or Reaction Tests in the same turn.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Active fire may come before or after an In Sight Test." },
                Fact { kind: FactKind::Plain, says: "Active fire is in addition to fire from In Sight and Reaction Tests." },
            ],
        },
        LedgerEntry {
            id: "atzr.action.handle-items",
            section: "6.0",
            layer: Layer::Battle,
            optional: false,
            text: "Handling items: swap between hands and gear, pick up dropped items in the hex, or give items to another character in the same hex. It takes the activation's action; movement stays normal (no Fast Move).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Handling: swap hands and gear, pick up dropped items in the hex, or give items to a character in the same hex." },
                Fact { kind: FactKind::Exception, says: "Handling items takes the activation's action: no active fire and no Fast Move." },
                Fact { kind: FactKind::Plain, says: "Normal movement stays allowed when handling items." },
                Fact { kind: FactKind::Plain, says: "Dropping an item is free at any time and leaves it in the hex." },
            ],
        },
        LedgerEntry {
            id: "atzr.action.reload",
            section: "6.0, 10.4",
            layer: Layer::Battle,
            optional: false,
            text: "Reloading takes the activation's action; the character may still move but not beyond its normal movement (no Fast Move).",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Reloading takes the action; no active fire in that activation." },
                Fact { kind: FactKind::Exception, says: "The character may move normally but not Fast Move." },
            ],
        },
        LedgerEntry {
            id: "atzr.stack.humans",
            section: "6.1",
            layer: Layer::Battle,
            optional: false,
            text: "At most 2 functioning humans may be in one hex. Characters that are Obviously Dead or Out of the Fight are not counted.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "At most 2 functioning humans may be in one hex." },
                Fact { kind: FactKind::Exception, says: "Out of the Fight and Obviously Dead characters do not count." },
                Fact { kind: FactKind::Exception, says: "A hex with 2 functioning friends may be passed through but not stopped in." },
                Fact { kind: FactKind::Plain, says: "Neutral NPCs count as friends for stacking." },
            ],
        },
        LedgerEntry {
            id: "atzr.stack.bodies-stay",
            section: "6.1",
            layer: Layer::Battle,
            optional: false,
            text: "Obviously Dead humans stay on the map; they can draw a Zombie Feast.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Obviously Dead named humans stay on the map." },
            ],
        },
        LedgerEntry {
            id: "atzr.move.points",
            section: "7.0",
            layer: Layer::Battle,
            optional: false,
            text: "An active character moves from hex to adjacent hex, paying the cost of each hex entered, up to its Movement Points.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Each hex entered is paid for, up to the character's Movement Points." },
                Fact { kind: FactKind::Exception, says: "A hex can be entered only if its whole cost can be paid; left-over points are lost." },
                Fact { kind: FactKind::Exception, says: "Adjacent enemies do not hinder movement." },
                Fact { kind: FactKind::Exception, says: "A hex with a functioning enemy or zombie can be entered only by a charge." },
                Fact { kind: FactKind::Plain, says: "Leaving the map from an edge hex costs 1 point and is final." },
            ],
        },
        LedgerEntry {
            id: "atzr.move.clear",
            section: "7.1.1",
            layer: Layer::Battle,
            optional: false,
            text: "Clear hex: 1 Movement Point. A character in a clear hex can be seen and has neither cover nor concealment.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A clear hex costs 1." },
                Fact { kind: FactKind::Exception, says: "A character in a clear hex has neither cover nor concealment." },
            ],
        },
        LedgerEntry {
            id: "atzr.move.rough",
            section: "7.1.2",
            layer: Layer::Battle,
            optional: false,
            text: "Rough hex (woods, crops): 2 Movement Points for a human.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A rough hex costs a human 2." },
            ],
        },
        LedgerEntry {
            id: "atzr.move.building",
            section: "7.1.3",
            layer: Layer::Battle,
            optional: false,
            text: "Building hex: 2 Movement Points for a human, outside or inside the building.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A building hex costs a human 2, from outside and from building hex to building hex." },
            ],
        },
        LedgerEntry {
            id: "atzr.building.multi-hex-access",
            section: "7.1.3",
            layer: Layer::Battle,
            optional: false,
            text: "A multi-hex building can be entered and left only through its hexes with a coloured triangle.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A multi-hex building can be entered only through its triangle hexes." },
                Fact { kind: FactKind::Exception, says: "A multi-hex building can be left only through a triangle hex." },
            ],
        },
        LedgerEntry {
            id: "atzr.building.entry-roll",
            section: "7.1.3, 13.3.1",
            layer: Layer::Table,
            optional: false,
            text: "Before entering a triangle hex from outside roll 1d6. Green: enter on 1-5. Yellow: enter on 1-4. Red: enter on 1-3.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Green is entered on 1-5." },
                Fact { kind: FactKind::Plain, says: "Yellow is entered on 1-4." },
                Fact { kind: FactKind::Plain, says: "Red is entered on 1-3." },
                Fact { kind: FactKind::Exception, says: "The entry roll is made only from outside; from inside no roll is needed and the hex is opened." },
                Fact { kind: FactKind::Order, says: "The roll comes before entering and needs 2 Movement Points left." },
                Fact { kind: FactKind::Plain, says: "One entry roll serves all characters that enter together." },
            ],
        },
        LedgerEntry {
            id: "atzr.building.entry-once",
            section: "13.6.2",
            layer: Layer::Battle,
            optional: false,
            text: "After the first successful entry of a triangle hex nobody (human or zombie) needs a roll for that hex any more, until it is barricaded.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "After the first success nobody, human or zombie, needs a roll for that hex." },
                Fact { kind: FactKind::Plain, says: "Barricading makes the roll necessary again." },
                Fact { kind: FactKind::Exception, says: "Opening one triangle hex does not open the building's other triangle hexes." },
            ],
        },
        LedgerEntry {
            id: "atzr.building.entry-fail",
            section: "7.1.3.1",
            layer: Layer::Battle,
            optional: false,
            text: "On a failed entry roll the character does not enter and may generate zombies.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "On a failed entry roll the character does not enter." },
                Fact { kind: FactKind::Exception, says: "A failed attempt costs no Movement Points and the character may go elsewhere." },
                Fact { kind: FactKind::Limit, says: "A character may try a given triangle hex once per activation." },
            ],
        },
        LedgerEntry {
            id: "atzr.building.entry-fail-noise",
            section: "7.1.3.1, 13.2.2",
            layer: Layer::Table,
            optional: false,
            text: "Failed entry: roll one d6 per point by which the roll exceeded the number needed. Each die generates one zombie on 4-6 in an urban, 5-6 in a suburban, 6 in a rural area. (Red and a 6: 3 dice; yellow and a 6: 2; green and a 6: 1.)",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Noise dice equal the points above the number needed: red and a 6 is 3, yellow and a 6 is 2, green and a 6 is 1." },
                Fact { kind: FactKind::Plain, says: "Urban 4-6, suburbs 5-6, rural 6 bring one zombie each." },
                Fact { kind: FactKind::Plain, says: "In the Evening and at Night these dice also count +1." },
                Fact { kind: FactKind::Plain, says: "The zombies are placed from the character that failed." },
            ],
        },
        LedgerEntry {
            id: "atzr.building.draw-after-entry",
            section: "7.1.3",
            layer: Layer::Battle,
            optional: false,
            text: "The Event Card is drawn after the building hex has been entered.",
            facts: &[
                Fact { kind: FactKind::Order, says: "The card is drawn after the hex has been entered and paid for." },
            ],
        },
        LedgerEntry {
            id: "atzr.building.exit",
            section: "7.1.3.2",
            layer: Layer::Battle,
            optional: false,
            text: "A multi-hex building may be left through any of its triangle hexes, whichever was used to enter. Leaving needs no roll.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A multi-hex building may be left through any of its triangle hexes." },
                Fact { kind: FactKind::Exception, says: "Leaving needs no roll." },
                Fact { kind: FactKind::Plain, says: "Leaving through a barricaded triangle opens it again for everybody." },
            ],
        },
        LedgerEntry {
            id: "atzr.move.fast",
            section: "7.2",
            layer: Layer::Table,
            optional: false,
            text: "Fast Move: declare it, roll 2d6 against Rep; the character gets +1 Movement Point per passed die for this activation.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Fast Move rolls 2d6 against Rep and adds 1 Movement Point per passed die." },
                Fact { kind: FactKind::Exception, says: "Pass 0 on a Fast Move adds nothing and does not end the move." },
                Fact { kind: FactKind::Limit, says: "A Fast Move is possible once per activation, at any point of the move, also to reach a charge." },
                Fact { kind: FactKind::Plain, says: "Each character rolls its own Fast Move dice." },
                Fact { kind: FactKind::Order, says: "Whoever declared it counts as Fast Moved until the end of the turn, even with 0 passes." },
            ],
        },
        LedgerEntry {
            id: "atzr.react.carry-on",
            section: "7.3.1",
            layer: Layer::Battle,
            optional: false,
            text: "Carry On: no effect; the character acts when active and reacts when called upon.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Carry On has no effect: the character acts when active and reacts when called upon." },
                Fact { kind: FactKind::Exception, says: "An inactive character with Carry On does nothing until called upon." },
            ],
        },
        LedgerEntry {
            id: "atzr.react.charge",
            section: "7.3.2",
            layer: Layer::Battle,
            optional: false,
            text: "Charge into Melee as a reaction: the tester and the cause of the test take the Charge into Melee Test.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The tester charges the cause of the test with a Charge into Melee Test." },
                Fact { kind: FactKind::Exception, says: "If the shooter is not in reach it Ducks Back instead." },
            ],
        },
        LedgerEntry {
            id: "atzr.react.duck-back-move",
            section: "7.3.3",
            layer: Layer::Battle,
            optional: false,
            text: "Duck Back: move at once to the nearest cover within 3 hexes, in any direction, even towards the enemy.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Duck Back moves at once to the nearest cover within 3 hexes." },
                Fact { kind: FactKind::Plain, says: "Duck Back may go in any direction, even towards the enemy." },
                Fact { kind: FactKind::Plain, says: "The ducker's own hex counts if it gives cover when stationary: then it ducks in place." },
                Fact { kind: FactKind::Exception, says: "The Duck Back move costs no Movement Points." },
                Fact { kind: FactKind::Order, says: "Equally near cover: the hex farther from the cause, then the owner's choice (NPCs random)." },
                Fact { kind: FactKind::Exception, says: "Duck Back does not go through enemies nor into a hex with 2 functioning humans." },
                Fact { kind: FactKind::Exception, says: "Duck Back enters a multi-hex building only by an opened triangle hex, a one-hex building freely." },
            ],
        },
        LedgerEntry {
            id: "atzr.react.duck-back-no-cover",
            section: "7.3.3",
            layer: Layer::Battle,
            optional: false,
            text: "If there is no cover within 3 hexes the character Fast Moves away from the cause of the test instead. It is not hidden: it can see and be seen.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Without cover within 3 hexes the character Fast Moves away from the cause." },
                Fact { kind: FactKind::Exception, says: "A character that found no cover can see and be seen." },
                Fact { kind: FactKind::Exception, says: "A character that ducked without cover counts as Fast Moved." },
                Fact { kind: FactKind::Plain, says: "Without cover it moves its Movement Points plus 1 per passed die." },
            ],
        },
        LedgerEntry {
            id: "atzr.react.duck-back-hidden",
            section: "7.3.3, 8.1",
            layer: Layer::Battle,
            optional: false,
            text: "A character that ducked back into cover is behind the cover of its hex: it cannot see and cannot be seen. The counter is tilted.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A character ducked back in cover cannot see or be seen from 2 or more hexes away." },
                Fact { kind: FactKind::Plain, says: "An enemy or zombie entering the ducker's hex or an adjacent one ends its Duck Back." },
                Fact { kind: FactKind::Exception, says: "A character found that way counts in the In Sight Test but does not act itself even if its group wins." },
                Fact { kind: FactKind::Exception, says: "A ducked-back target of a charge does not fire." },
                Fact { kind: FactKind::Exception, says: "Only the group members of the found character act if its group wins." },
            ],
        },
        LedgerEntry {
            id: "atzr.react.popping-up",
            section: "7.3.3.1, 8.6",
            layer: Layer::Battle,
            optional: false,
            text: "A ducked-back character stays so until its next activation. Then it either moves out of the hex or pops up in place; popping up ends Duck Back and triggers an In Sight Test with enemies that now have a Line of Sight, while the character stays in its cover.",
            facts: &[
                Fact { kind: FactKind::Order, says: "A ducked-back character stays so until its next activation." },
                Fact { kind: FactKind::Plain, says: "When active, a ducked-back character moves out of the hex or pops up in place." },
                Fact { kind: FactKind::Plain, says: "Popping up triggers an In Sight Test with enemies in Line of Sight." },
                Fact { kind: FactKind::Plain, says: "A character that popped up keeps the cover of its hex." },
                Fact { kind: FactKind::Exception, says: "Popping up costs no Movement Points." },
            ],
        },
        LedgerEntry {
            id: "atzr.react.obviously-dead",
            section: "7.3.4, 10.11.2",
            layer: Layer::Battle,
            optional: false,
            text: "Obviously Dead: the character is dead.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "An Obviously Dead character is dead and takes no recovery test." },
            ],
        },
        LedgerEntry {
            id: "atzr.react.out-of-the-fight",
            section: "7.3.5, 10.11.3",
            layer: Layer::Battle,
            optional: false,
            text: "Out of the Fight: the character can do nothing until the Encounter ends or help brings it back, and cannot move by itself; others must carry it. It can be helped during and after the Encounter by a character with Medical Knowledge or with a Medikit; during the Encounter Medical Knowledge works as a Medikit does: in the hex, as the helper's action, 2d6, once for each helper and patient. After the Encounter it takes the After the Fight Recovery Test.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "An Out of the Fight character can neither act, react nor move by itself." },
                Fact { kind: FactKind::Plain, says: "An Out of the Fight character must be carried by others." },
                Fact { kind: FactKind::Plain, says: "Medical Knowledge or a Medikit can help it during and after the Encounter." },
                Fact { kind: FactKind::Order, says: "After the Encounter an Out of the Fight character takes the After the Fight Recovery Test." },
                Fact { kind: FactKind::Plain, says: "A helper with Medical Knowledge after the Encounter gives +1d6 on the recovery test." },
                Fact { kind: FactKind::Limit, says: "Medical Knowledge in the patient's hex is the helper's action: the patient rolls recovery at once with 2d6, once per helper and patient in the Encounter." },
            ],
        },
        LedgerEntry {
            id: "atzr.react.runaway",
            section: "7.3.6",
            layer: Layer::Battle,
            optional: false,
            text: "Runaway: the character is removed from the map at once and takes the After the Fight Recovery Test after the Encounter.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Runaway removes the character from the map at once." },
                Fact { kind: FactKind::Order, says: "After the Encounter a runaway takes the After the Fight Recovery Test." },
            ],
        },
        LedgerEntry {
            id: "atzr.react.rush-shot",
            section: "7.3.7",
            layer: Layer::Battle,
            optional: false,
            text: "Rush Shot: the character fires back at once at the cause of the test, with the Rush Shot penalty on the Ranged Combat Table.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Rush Shot fires back at once at the cause of the test." },
                Fact { kind: FactKind::Plain, says: "A Rush Shot has a penalty: totals of 8 and 9 miss." },
            ],
        },
        LedgerEntry {
            id: "atzr.insight.in-sight",
            section: "8.1",
            layer: Layer::Battle,
            optional: false,
            text: "A character is in sight when an enemy can trace a Line of Sight to it, even if it is in cover or concealed.",
            facts: &[
                Fact { kind: FactKind::Definition, says: "A character is in sight when an enemy can trace a Line of Sight to it." },
                Fact { kind: FactKind::Exception, says: "Cover and concealment do not take it out of sight." },
            ],
        },
        LedgerEntry {
            id: "atzr.insight.not-in-sight",
            section: "8.1",
            layer: Layer::Battle,
            optional: false,
            text: "A character is not in sight when terrain blocks the line, when it is in Duck Back behind cover, when it is farther away than the vision of the Day Part, or when another character stands in between.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Blocking terrain takes a character out of sight." },
                Fact { kind: FactKind::Plain, says: "Duck Back behind cover takes it out of sight." },
                Fact { kind: FactKind::Boundary, says: "Beyond the Day Part's vision it is out of sight." },
                Fact { kind: FactKind::Plain, says: "A character in between takes it out of sight." },
            ],
        },
        LedgerEntry {
            id: "atzr.insight.trigger",
            section: "8.2",
            layer: Layer::Battle,
            optional: false,
            text: "The moment one character of a moving group enters the Line of Sight of an opposing human who had not seen it earlier in this activation phase, an In Sight Test is due. Both sides take it.",
            facts: &[
                Fact { kind: FactKind::Order, says: "In Sight is due the moment one character of a moving group enters an opposing human's Line of Sight." },
                Fact { kind: FactKind::Exception, says: "In Sight is not due for opponents seen earlier in the same activation phase, even if out of sight in between." },
                Fact { kind: FactKind::Plain, says: "Both sides take the In Sight Test." },
                Fact { kind: FactKind::Exception, says: "Movement that begins and stays in sight of an opponent triggers nothing with it." },
                Fact { kind: FactKind::Exception, says: "Neutral and friendly NPCs, zombies and humans who agreed to talk do not trigger it." },
                Fact { kind: FactKind::Plain, says: "The memory of who saw whom ends with the activation phase." },
            ],
        },
        LedgerEntry {
            id: "atzr.insight.extra-step",
            section: "8.2",
            layer: Layer::Battle,
            optional: false,
            text: "Once triggered, each character of the moving group may first move up to 1 more Movement Point; this may take it out of sight again or into contact.",
            facts: &[
                Fact { kind: FactKind::Order, says: "After the trigger each character of the moving group may first move up to 1 more Movement Point." },
                Fact { kind: FactKind::Exception, says: "The extra step uses remaining Movement Points; without enough there is none." },
                Fact { kind: FactKind::Plain, says: "The extra step may take the character out of sight again." },
            ],
        },
        LedgerEntry {
            id: "atzr.insight.contact-replaces",
            section: "8.2",
            layer: Layer::Battle,
            optional: false,
            text: "If that extra step brings a character into contact with an opponent, the Charge into Melee Test replaces the In Sight Test.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "If the extra step brings contact, Charge into Melee replaces the In Sight Test." },
            ],
        },
        LedgerEntry {
            id: "atzr.insight.leader-rolls",
            section: "8.3",
            layer: Layer::Table,
            optional: false,
            text: "Only the Leader of each group takes the In Sight Test: 1d6 per point of Rep, modified by the In Sight Table, counting successes. There is no minimum: 0 dice count as 0 successes.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Only the Leader of each group rolls In Sight." },
                Fact { kind: FactKind::Plain, says: "Dice equal the Leader's Rep, modified in number." },
                Fact { kind: FactKind::Limit, says: "0 dice or fewer count as 0 successes, with no minimum die." },
                Fact { kind: FactKind::Exception, says: "If no side has a die, nobody acts and the test counts as taken." },
                Fact { kind: FactKind::Plain, says: "Sharp Eyes gives the Leader +1d6." },
            ],
        },
        LedgerEntry {
            id: "atzr.insight.active-modifier",
            section: "8.3",
            layer: Layer::Table,
            optional: false,
            text: "A Leader rolls 1d6 fewer whose group is being activated, moved or not, or counts as Active by a rule; not those of other groups of its side.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "An active Leader rolls 1d6 fewer." },
                Fact { kind: FactKind::Plain, says: "A side counting as Active by scenario or Walk the Walk loses the die too." },
                Fact { kind: FactKind::Exception, says: "When movement or popping up triggers the test only the group that is being activated loses the die, not other groups of its side." },
            ],
        },
        LedgerEntry {
            id: "atzr.insight.concealed-modifier",
            section: "10.9",
            layer: Layer::Table,
            optional: false,
            text: "A Leader rolls 1d6 fewer if all enemies in sight of its group are concealed. Both Leaders can suffer this at the same time.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Leader whose visible enemies are all concealed rolls 1d6 fewer." },
                Fact { kind: FactKind::Plain, says: "Both Leaders can have the concealment modifier at once." },
                Fact { kind: FactKind::Plain, says: "The concealment modifier adds up with the active modifier." },
            ],
        },
        LedgerEntry {
            id: "atzr.insight.winner",
            section: "8.3",
            layer: Layer::Table,
            optional: false,
            text: "The group with more successes wins and acts; the losers do not act. Equal successes: retake the test.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "The group with more successes acts; the losers do not." },
                Fact { kind: FactKind::Plain, says: "Equal In Sight successes: the test is retaken." },
            ],
        },
        LedgerEntry {
            id: "atzr.insight.several-groups",
            section: "STOP box after 8.7",
            layer: Layer::Table,
            optional: false,
            text: "Each group rolls separately (per group, not per side). Several groups of one side may all act if each scored more successes than the opposing groups.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each group of a side rolls separately." },
                Fact { kind: FactKind::Order, says: "A group acts if it beat every opposing group in its Line of Sight; several may act at once." },
            ],
        },
        LedgerEntry {
            id: "atzr.insight.who-acts",
            section: "8.3, STOP box after 8.7",
            layer: Layer::Battle,
            optional: false,
            text: "After the extra step every character of the winning group with a Line of Sight to an opponent resolves one action; all of them act at the same time.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Every character of the winning group with Line of Sight to an opponent takes one action." },
                Fact { kind: FactKind::Order, says: "All characters of the winning group act at the same time." },
            ],
        },
        LedgerEntry {
            id: "atzr.insight.actions",
            section: "8.4",
            layer: Layer::Battle,
            optional: false,
            text: "In Sight action: fire if loaded and in range. Without a shot (unloaded or out of range): Charge into Melee when the enemy is in reach, otherwise Duck Back.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Loaded and in range: fire." },
                Fact { kind: FactKind::Exception, says: "No shot: charge if an enemy is in reach, otherwise Duck Back." },
                Fact { kind: FactKind::Plain, says: "A Star may instead choose to fire, charge, Duck Back, move or do nothing." },
                Fact { kind: FactKind::Plain, says: "Grunts grouped with a charging Star may charge with them." },
                Fact { kind: FactKind::Plain, says: "A character carrying somebody goes on moving instead." },
                Fact { kind: FactKind::Plain, says: "In reach means payable with remaining movement if active, with full normal movement if inactive." },
            ],
        },
        LedgerEntry {
            id: "atzr.insight.targeting",
            section: "8.5, 10.7",
            layer: Layer::Battle,
            optional: false,
            text: "In Sight fire goes at the enemy closest to the shooter (several shooters may hit the same one). Stars choose their targets freely.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "In Sight fire of Grunts goes at the enemy closest to the shooter." },
                Fact { kind: FactKind::Plain, says: "Several shooters may have the same target." },
                Fact { kind: FactKind::Plain, says: "Stars choose freely." },
            ],
        },
        LedgerEntry {
            id: "atzr.insight.after",
            section: "8.6",
            layer: Layer::Battle,
            optional: false,
            text: "Order after the winners' actions: (1) the losers take all required Reaction Tests; (2) Duck Back and Runaway moves are made; (3) all fire caused by the tests is resolved, all at the same time; (4) characters with Carry On may act.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Order: losers' Reaction Tests, then Duck Back and Runaway moves, then fire from the tests, then Carry On." },
                Fact { kind: FactKind::Order, says: "All fire of one step is simultaneous." },
                Fact { kind: FactKind::Plain, says: "The steps repeat until one has no fire." },
            ],
        },
        LedgerEntry {
            id: "atzr.insight.continue-move",
            section: "8.7",
            layer: Layer::Battle,
            optional: false,
            text: "When the In Sight is finished the moving group may go on moving with what is left of its movement; that may trigger another In Sight.",
            facts: &[
                Fact { kind: FactKind::Order, says: "After the In Sight the moving group may go on with its remaining movement." },
                Fact { kind: FactKind::Plain, says: "Continued movement may trigger another In Sight with new opponents." },
            ],
        },
        LedgerEntry {
            id: "atzr.reaction.when",
            section: "9.1",
            layer: Layer::Battle,
            optional: false,
            text: "There are two Reaction Tests: Received Fire (shot at by a ranged weapon and not hit) and Man Down (saw a friend go down).",
            facts: &[
                Fact { kind: FactKind::Definition, says: "There are two Reaction Tests: Received Fire and Man Down." },
                Fact { kind: FactKind::Exception, says: "A character that was hit takes no Received Fire." },
                Fact { kind: FactKind::Exception, says: "Shots in a charge or Zombie Surprise cause no Received Fire." },
            ],
        },
        LedgerEntry {
            id: "atzr.reaction.procedure",
            section: "9.1",
            layer: Layer::Table,
            optional: false,
            text: "Reaction Test: take the table of the tester's Class; roll 2d6 plus any dice for circumstances (for instance +1d6 in cover) against the tester's Rep; add a passed Leader Die; look up the class 2, 1 or 0 passed; within it use the first circumstance that applies; carry it out at once.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The test is 2d6 against the tester's Rep on its own Class's table." },
                Fact { kind: FactKind::Plain, says: "In cover adds 1d6." },
                Fact { kind: FactKind::Plain, says: "A passed Leader Die adds 1 to the passed dice." },
                Fact { kind: FactKind::Order, says: "Within the class the first circumstance that applies is used." },
                Fact { kind: FactKind::Plain, says: "Received Fire pass 2+, all Classes: retrieving Carry On; outgunned Duck Back; in range and loaded Fire; else charge in reach or Duck Back." },
                Fact { kind: FactKind::Plain, says: "Received Fire pass 1, Ganger: retrieving or outgunned Duck Back; else in range and loaded Rush Shot; otherwise Duck Back." },
                Fact { kind: FactKind::Plain, says: "Received Fire pass 1, Militia: retrieving Carry On; outgunned Duck Back; loaded Rush Shot; else charge in reach or Duck Back." },
                Fact { kind: FactKind::Plain, says: "Received Fire pass 1, Survivor: retrieving Carry On; all others Duck Back." },
                Fact { kind: FactKind::Exception, says: "Received Fire pass 0: Gangers and Survivors Runaway, outgunned or not." },
                Fact { kind: FactKind::Plain, says: "Received Fire pass 0, Militia: retrieving Carry On, all others Duck Back." },
            ],
        },
        LedgerEntry {
            id: "atzr.reaction.received-fire",
            section: "9.2",
            layer: Layer::Battle,
            optional: false,
            text: "A character that was fired at and not hit takes Received Fire. However many shooters fire at one target in the same step, it takes a single test.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A character fired at and not hit takes Received Fire." },
                Fact { kind: FactKind::Limit, says: "Several shooters in one step cause a single test." },
                Fact { kind: FactKind::Exception, says: "Dice that hit and dice that missed the same target: only the hits matter." },
                Fact { kind: FactKind::Exception, says: "A Duck Back from a hit causes no Received Fire." },
                Fact { kind: FactKind::Exception, says: "Return fire uses all Fire Dice; Grunts at the nearest shooter, without spreading." },
            ],
        },
        LedgerEntry {
            id: "atzr.reaction.man-down",
            section: "9.3",
            layer: Layer::Battle,
            optional: false,
            text: "Each time a friend no more than 2 hexes away becomes Out of the Fight or Obviously Dead in a character's sight, that character takes Man Down.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A friend within 2 hexes going Out of the Fight or Obviously Dead causes Man Down." },
                Fact { kind: FactKind::Plain, says: "The Man Down tester must see the friend go down." },
                Fact { kind: FactKind::Exception, says: "Friends are all of the same side, whatever their Class." },
                Fact { kind: FactKind::Limit, says: "Several friends down in one step cause one test." },
                Fact { kind: FactKind::Exception, says: "Going down by melee, zombies or Mercy counts; running away does not." },
                Fact { kind: FactKind::Plain, says: "Man Down: pass 2+ is Carry On, pass 0 Runaway, for all Classes." },
                Fact { kind: FactKind::Boundary, says: "Man Down pass 1, Ganger and Survivor: Runaway if more friends are down than functioning, else Carry On." },
                Fact { kind: FactKind::Boundary, says: "Man Down pass 1, Militia: Duck Back if at least twice as many are down as functioning, else Carry On." },
                Fact { kind: FactKind::Plain, says: "The count takes all who started or joined, tester included; whoever ran away or left counts as not down." },
                Fact { kind: FactKind::Exception, says: "The Man Down tester must be functioning and not in melee." },
                Fact { kind: FactKind::Order, says: "After charges the witnesses outside the melee test once all charges and melees of the step are over." },
            ],
        },
        LedgerEntry {
            id: "atzr.reaction.man-down-exempt",
            section: "9.3",
            layer: Layer::Battle,
            optional: false,
            text: "No Man Down Test is taken by a character with a higher Rep than the one that went down. Equal Rep tests.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A character with higher Rep than the one down does not test." },
                Fact { kind: FactKind::Boundary, says: "A character of equal Rep takes Man Down." },
                Fact { kind: FactKind::Plain, says: "With several down the highest Rep among them counts for the exemption." },
            ],
        },
        LedgerEntry {
            id: "atzr.reaction.multiple-tests",
            section: "9.4",
            layer: Layer::Table,
            optional: false,
            text: "If a character must take both tests at once it rolls one set of dice, applies it to both and suffers the worse result. Best to worst: Carry On, Fire, Rush Shot, Charge into Melee, Duck Back, Runaway.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Both tests due: one set of dice serves both." },
                Fact { kind: FactKind::Plain, says: "The worse result is carried out." },
                Fact { kind: FactKind::Plain, says: "Best to worst: Carry On, Fire, Rush Shot, Charge into Melee, Duck Back, Runaway." },
                Fact { kind: FactKind::Order, says: "Outgunned is applied to Received Fire before comparing." },
            ],
        },
        LedgerEntry {
            id: "atzr.weapon.shotgun",
            section: "10.0",
            layer: Layer::Table,
            optional: false,
            text: "Shotgun: roll 6 Fire Dice; only the 3 highest count for hitting; all 6 count for Out of Ammo and for generating zombies. It may be spread over at most 3 targets and has an Outgunned Ranking of 3.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A Shotgun rolls 6 dice and only the 3 highest count for hitting." },
                Fact { kind: FactKind::Plain, says: "All 6 Shotgun dice count for Out of Ammo." },
                Fact { kind: FactKind::Plain, says: "All 6 Shotgun dice make noise." },
                Fact { kind: FactKind::Limit, says: "A Shotgun has at most 3 targets." },
                Fact { kind: FactKind::Exception, says: "Where only 1 Fire Die is allowed a Shotgun rolls 6: the best one counts, all 6 make noise and count for ones." },
            ],
        },
        LedgerEntry {
            id: "atzr.weapon.assault-rifle-star",
            section: "10.0",
            layer: Layer::Battle,
            optional: false,
            text: "Assault Rifle: 3 Fire Dice. A Star may choose to fire it with 1 or 3 Fire Dice; a Grunt always fires 3.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "An Assault Rifle fires 3 dice." },
                Fact { kind: FactKind::Exception, says: "A Star may choose 1 or 3 dice, not 2." },
                Fact { kind: FactKind::Plain, says: "A Grunt always fires 3." },
                Fact { kind: FactKind::Exception, says: "That holds in a charge and in Zombie Surprise too; only the one Fire Die of equal passes is fewer." },
            ],
        },
        LedgerEntry {
            id: "atzr.weapon.grenade-throw",
            section: "10.0.1",
            layer: Layer::Battle,
            optional: false,
            text: "A Grenade reaches only an adjacent hex. It can be used only from the hand; bringing it from the gear to the hand takes one activation; arming it needs both hands free of other items.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A Grenade reaches only an adjacent hex." },
                Fact { kind: FactKind::Exception, says: "A Grenade is usable only from the hand." },
                Fact { kind: FactKind::Plain, says: "Bringing a Grenade from the gear to the hand takes one activation." },
                Fact { kind: FactKind::Plain, says: "Arming a Grenade needs both hands free of other items." },
                Fact { kind: FactKind::Plain, says: "A thrown Grenade is discarded." },
            ],
        },
        LedgerEntry {
            id: "atzr.weapon.rpg-range",
            section: "10.0.1",
            layer: Layer::Battle,
            optional: false,
            text: "An RPG can be fired at a hex up to 4 hexes away.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "An RPG reaches up to 4 hexes." },
                Fact { kind: FactKind::Exception, says: "An RPG is Out of Ammo after every shot." },
            ],
        },
        LedgerEntry {
            id: "atzr.weapon.explosive-dice",
            section: "10.0.1",
            layer: Layer::Table,
            optional: false,
            text: "Grenade or RPG: roll 1d6; that many Fire Dice are rolled against each target in the hex separately, and every one of them counts as the first target.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "For a Grenade or RPG 1d6 gives the number of Fire Dice against each target in the hex." },
                Fact { kind: FactKind::Plain, says: "Every target of an explosive counts as first target." },
                Fact { kind: FactKind::Plain, says: "Everybody in the hex is attacked, friends and Out of the Fight characters too." },
                Fact { kind: FactKind::Plain, says: "Each die still needs a hit with the shooter's Rep, cover included." },
                Fact { kind: FactKind::Plain, says: "Noise is one die per Fire Die rolled in total; in an empty hex as many as the 1d6 showed." },
                Fact { kind: FactKind::Exception, says: "Ones among these Fire Dice have no effect." },
                Fact { kind: FactKind::Exception, says: "In a charge it may be used whenever the target may fire at all, but only at chargers from one hex." },
            ],
        },
        LedgerEntry {
            id: "atzr.weapon.gas-tank",
            section: "10.0.2",
            layer: Layer::Battle,
            optional: false,
            text: "A Gas Tank is placed in a hex. When an active character fires a ranged weapon at it and hits, it explodes: roll 1d6 for the number of Fire Dice against each target in its hex, resolved by the shooter as for a Grenade.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Gas Tank is placed in the character's own hex as a handle-items action." },
                Fact { kind: FactKind::Exception, says: "Only an active, deliberate hit with a ranged weapon makes a Gas Tank explode." },
                Fact { kind: FactKind::Plain, says: "The explosion's 1d6 gives the Fire Dice against each target in the hex, to hit with the shooter's Rep." },
                Fact { kind: FactKind::Exception, says: "The tank is a first target without cover." },
                Fact { kind: FactKind::Plain, says: "Noise: the shot's dice plus one per Fire Die of the explosion." },
            ],
        },
        LedgerEntry {
            id: "atzr.weapon.crossbow",
            section: "10.0.3",
            layer: Layer::Battle,
            optional: false,
            text: "Crossbow: 1 Fire Die, generates no zombies, is Out of Ammo after every shot and must be reloaded when next active (or with an Ammo counter).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Crossbow has 1 Fire Die." },
                Fact { kind: FactKind::Exception, says: "A Crossbow makes no noise." },
                Fact { kind: FactKind::Exception, says: "A Crossbow is Out of Ammo after every shot, hit or miss." },
                Fact { kind: FactKind::Plain, says: "A Crossbow is reloaded when next active or with an Ammo counter." },
            ],
        },
        LedgerEntry {
            id: "atzr.ranged.targets",
            section: "10.1",
            layer: Layer::Battle,
            optional: false,
            text: "A shooter may fire at several targets, at most as many as the weapon has Fire Dice (Shotgun: 3). All targets of one firing must be in the same hex or in hexes adjacent to each other.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "At most as many targets as Fire Dice." },
                Fact { kind: FactKind::Limit, says: "Every target's hex must be the first target's hex or adjacent to it." },
            ],
        },
        LedgerEntry {
            id: "atzr.outgunned.rule",
            section: "10.2",
            layer: Layer::Battle,
            optional: false,
            text: "A target is outgunned when the weapon fired at it has more Fire Dice than the target's own weapon, or when the target cannot shoot back. An outgunned target takes Received Fire but cannot get a result better than Duck Back.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A target is outgunned when the fired weapon's ranking is higher than its own." },
                Fact { kind: FactKind::Exception, says: "A target without a loaded ranged weapon in hand that reaches the shooter is outgunned." },
                Fact { kind: FactKind::Exception, says: "An outgunned target can get no result better than Duck Back." },
                Fact { kind: FactKind::Plain, says: "A Runaway of an outgunned target stays a Runaway." },
                Fact { kind: FactKind::Plain, says: "With several shooters the highest ranking counts." },
                Fact { kind: FactKind::Exception, says: "A stowed weapon does not count for the target's ranking." },
            ],
        },
        LedgerEntry {
            id: "atzr.outgunned.ratings",
            section: "10.2",
            layer: Layer::Table,
            optional: false,
            text: "Outgunned Ranking = Fire Dice of the weapon. Exceptions: Grenade and RPG 6; Shotgun 3.",
            facts: &[
                Fact { kind: FactKind::Definition, says: "The ranking equals the weapon's Fire Dice." },
                Fact { kind: FactKind::Plain, says: "Grenade and RPG rank 6." },
                Fact { kind: FactKind::Plain, says: "The Shotgun ranks 3." },
                Fact { kind: FactKind::Plain, says: "The Assault Rifle ranks 3 even when fired with 1 die." },
                Fact { kind: FactKind::Plain, says: "Two weapons fired at once rank 1 more than the better." },
                Fact { kind: FactKind::Exception, says: "Against a single weapon a target counts only the better of the two loaded weapons in its hands: a Hunting Rifle outguns two Pistols." },
                Fact { kind: FactKind::Exception, says: "Two weapons against two: the rankings of the pairs are compared, and equal does not outgun." },
            ],
        },
        LedgerEntry {
            id: "atzr.outgunned.never",
            section: "10.2, 10.2.1",
            layer: Layer::Battle,
            optional: false,
            text: "Stars are never outgunned. Zombies never count as outgunned.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Stars are never outgunned." },
                Fact { kind: FactKind::Definition, says: "Zombies never count as outgunned." },
                Fact { kind: FactKind::Exception, says: "Chargers and characters retrieving wounded are never outgunned." },
            ],
        },
        LedgerEntry {
            id: "atzr.ranged.two-weapons",
            section: "10.3",
            layer: Layer::Battle,
            optional: false,
            text: "A character may fire two ready weapons at once, any two; every shot then has the Rush Shot penalty.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Two weapons held in the hands may be fired at once, any two." },
                Fact { kind: FactKind::Plain, says: "Every shot of both then has the Rush Shot penalty." },
                Fact { kind: FactKind::Plain, says: "Each weapon's dice are rolled, sorted and checked for ones separately." },
                Fact { kind: FactKind::Plain, says: "Targets count in one common order over both weapons." },
            ],
        },
        LedgerEntry {
            id: "atzr.ammo.out",
            section: "10.4",
            layer: Layer::Table,
            optional: false,
            text: "If 2 or more ones are rolled when a weapon is fired it is Out of Ammo and cannot fire until reloaded. The dice of that firing still count for hits; Out of Ammo applies afterwards.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "2 or more ones in one firing make the weapon Out of Ammo." },
                Fact { kind: FactKind::Plain, says: "The dice of that firing still count for hits." },
                Fact { kind: FactKind::Exception, says: "An Out of Ammo weapon cannot fire until reloaded." },
            ],
        },
        LedgerEntry {
            id: "atzr.ammo.reload-active",
            section: "10.4",
            layer: Layer::Battle,
            optional: false,
            text: "An Out of Ammo weapon is reloaded when the character is next active.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "An Out of Ammo weapon is reloaded when next active." },
            ],
        },
        LedgerEntry {
            id: "atzr.ammo.counter",
            section: "10.4, 15.0.1",
            layer: Layer::Battle,
            optional: false,
            text: "A character with an Ammo counter, in hand or stowed, may spend it to reload at once, even when inactive. Grunts always do so.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "An Ammo counter, in hand or stowed, reloads at once, even when inactive." },
                Fact { kind: FactKind::Plain, says: "Grunts always use it; a Star may choose." },
                Fact { kind: FactKind::Plain, says: "The counter is spent." },
            ],
        },
        LedgerEntry {
            id: "atzr.los.center",
            section: "10.5",
            layer: Layer::Battle,
            optional: false,
            text: "Line of Sight is a straight line from the centre of the shooter's hex to the centre of the target's hex.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Line of Sight is a straight line between the two hex centres." },
                Fact { kind: FactKind::Plain, says: "A line along hex edges is clear if one of its two slightly shifted copies is clear." },
                Fact { kind: FactKind::Plain, says: "Line of Sight is always mutual." },
            ],
        },
        LedgerEntry {
            id: "atzr.los.rough",
            section: "10.5",
            layer: Layer::Battle,
            optional: false,
            text: "A rough hex between the two hexes blocks the line. The viewer's own and the target's own rough hex do not.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A rough hex strictly between blocks." },
                Fact { kind: FactKind::Exception, says: "The viewer's and the target's own rough hex do not block." },
            ],
        },
        LedgerEntry {
            id: "atzr.los.building",
            section: "10.5",
            layer: Layer::Battle,
            optional: false,
            text: "A building hex between the two hexes blocks the line. The viewer's own and the target's own building hex do not.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A building hex strictly between blocks." },
                Fact { kind: FactKind::Exception, says: "The viewer's and the target's own building hex do not block, on any side." },
                Fact { kind: FactKind::Exception, says: "Inside a multi-hex building one sees only adjacent hexes of it." },
            ],
        },
        LedgerEntry {
            id: "atzr.los.characters",
            section: "10.5, 8.1",
            layer: Layer::Battle,
            optional: false,
            text: "A human or zombie in a hex between blocks the line, friend or enemy. Others stacked in the viewer's or the target's hex do not block.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A functioning human or zombie in a hex between blocks, friend or enemy." },
                Fact { kind: FactKind::Exception, says: "Others in the viewer's or the target's hex do not block." },
                Fact { kind: FactKind::Exception, says: "Downed, dead and ducked-back characters, items and Gas Tanks do not block." },
            ],
        },
        LedgerEntry {
            id: "atzr.ranged.exchange",
            section: "10.6",
            layer: Layer::Battle,
            optional: false,
            text: "Fire goes back and forth through reactions until one side cannot return it: out of ammo, outgunned, Ducked Back, Runaway or hit. A character may fire many times in one turn.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Fire goes back and forth until one side cannot return it." },
                Fact { kind: FactKind::Plain, says: "Out of ammo, outgunned, Duck Back, Runaway or a hit end a character's returning." },
                Fact { kind: FactKind::Plain, says: "A character may fire many times in one turn." },
            ],
        },
        LedgerEntry {
            id: "atzr.ranged.target-choice",
            section: "10.7",
            layer: Layer::Battle,
            optional: false,
            text: "In active fire the shooter may pick any target in sight regardless of distance. Stars may do so in In Sight fire too.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Active fire may go at any target in sight regardless of distance." },
                Fact { kind: FactKind::Exception, says: "Stars may choose in In Sight fire too; Grunts may not." },
            ],
        },
        LedgerEntry {
            id: "atzr.ranged.allocation",
            section: "10.8",
            layer: Layer::Battle,
            optional: false,
            text: "Before rolling, the shooter names the targets in order and the number of Fire Dice for each. One target may get several dice.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Targets, their order and their dice are named before rolling." },
                Fact { kind: FactKind::Plain, says: "One target may get several dice." },
            ],
        },
        LedgerEntry {
            id: "atzr.ranged.sorting",
            section: "10.8, 10.10",
            layer: Layer::Table,
            optional: false,
            text: "After rolling, the dice are sorted from high to low and applied in the declared order: the highest dice to the first target, then the next.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The dice are sorted high to low and applied in declared order, highest to the first target." },
            ],
        },
        LedgerEntry {
            id: "atzr.ranged.to-hit",
            section: "10.10",
            layer: Layer::Table,
            optional: false,
            text: "Each die + the shooter's Rep is looked up on the Ranged Combat Table, die by die.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each die + the shooter's Rep is looked up by itself." },
                Fact { kind: FactKind::Boundary, says: "A total of 7 or less misses; 10 or more hits." },
                Fact { kind: FactKind::Exception, says: "An 8 or 9 hits when no penalty row applies." },
                Fact { kind: FactKind::Plain, says: "8 misses if the shooter Fast Moved or has Rush Shot." },
                Fact { kind: FactKind::Plain, says: "8 misses if the target charges, is in cover, Fast Moved, is second or later, or is outside in Evening or Night." },
                Fact { kind: FactKind::Plain, says: "9 misses with Rush Shot, against cover, or at a third or later target." },
            ],
        },
        LedgerEntry {
            id: "atzr.ranged.order-of-target",
            section: "10.10",
            layer: Layer::Table,
            optional: false,
            text: "The table makes later targets harder: a total of 8 misses a second or later target (10.10 shows it for the third), a total of 9 hits the second (10.10) but misses a third or later target (reconstructed row).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A total of 8 misses a second or later target." },
                Fact { kind: FactKind::Plain, says: "A total of 9 hits the second target." },
                Fact { kind: FactKind::Plain, says: "A total of 9 misses a third or later target." },
            ],
        },
        LedgerEntry {
            id: "atzr.cover.meaning",
            section: "10.9",
            layer: Layer::Table,
            optional: false,
            text: "Concealment affects only the In Sight Test; cover affects only the Ranged Combat Table (and gives +1d6 on Reaction Tests). A character may have either or both according to the Cover and Concealment Table.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Concealment affects only In Sight." },
                Fact { kind: FactKind::Exception, says: "Cover affects only the Ranged Combat Table and gives +1d6 on Reaction Tests." },
                Fact { kind: FactKind::Plain, says: "A rough hex gives cover and concealment, moving or stationary." },
                Fact { kind: FactKind::Exception, says: "Zombies are never in cover nor concealed." },
            ],
        },
        LedgerEntry {
            id: "atzr.cover.building-moving",
            section: "10.9",
            layer: Layer::Table,
            optional: false,
            text: "A character entering or moving in a building hex is concealed but not in cover; a stationary one in a building is in cover and concealed.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Moving in a building hex: concealed, not in cover." },
                Fact { kind: FactKind::Plain, says: "Stationary in a building hex: in cover and concealed." },
                Fact { kind: FactKind::Order, says: "Moving lasts from its first Movement Point spent until its activation ends." },
            ],
        },
        LedgerEntry {
            id: "atzr.damage.roll",
            section: "10.11",
            layer: Layer::Table,
            optional: false,
            text: "Each hit rolls 1d6 on the Ranged Combat Damage Table; the result is carried out at once.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each hit rolls 1d6 for damage." },
                Fact { kind: FactKind::Plain, says: "A damage die of 6 is Obviously Dead." },
                Fact { kind: FactKind::Boundary, says: "A damage die equal to or above the target's Rep but not 6 is Out of the Fight." },
                Fact { kind: FactKind::Boundary, says: "A damage die below the target's Rep is Duck Back." },
                Fact { kind: FactKind::Plain, says: "Against Rep 6 and more a damage die of 1-5 is Duck Back." },
                Fact { kind: FactKind::Plain, says: "Of several hits on one target the worst result counts." },
            ],
        },
        LedgerEntry {
            id: "atzr.damage.types",
            section: "10.11.1-10.11.4",
            layer: Layer::Table,
            optional: false,
            text: "Results of hits, from least to most severe: Duck Back (not damage), Out of the Fight, Obviously Dead.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Severity from least: Duck Back, Out of the Fight, Obviously Dead." },
                Fact { kind: FactKind::Exception, says: "Knocked Down does not exist as a result." },
            ],
        },
        LedgerEntry {
            id: "atzr.ranged.carrier",
            section: "10.12",
            layer: Layer::Table,
            optional: false,
            text: "Whoever carries an Out of the Fight person counts as in cover when fired at. A die that misses because of cover (it would have hit a target in the open) hits the carried person instead.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A carrier counts as in cover when fired at, also in the open." },
                Fact { kind: FactKind::Exception, says: "A die that misses only because of cover hits the carried person." },
                Fact { kind: FactKind::Exception, says: "A miss for another reason does not hit the carried person." },
                Fact { kind: FactKind::Exception, says: "The carried person rolls damage; only Obviously Dead changes anything." },
            ],
        },
        LedgerEntry {
            id: "atzr.ranged.pitiful-shot",
            section: "10.13",
            layer: Layer::Table,
            optional: false,
            text: "Pitiful Shot, only for Rep 3 shooters: if a fire die shows 6 (total 9) and the target still cannot be hit, roll 1d6; on 1-3 it is a hit after all, otherwise a miss and the target takes Received Fire.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Only shooters of current Rep exactly 3 may use the Pitiful Shot." },
                Fact { kind: FactKind::Plain, says: "A Pitiful Shot needs a fire die of 6 whose total 9 misses." },
                Fact { kind: FactKind::Plain, says: "A Pitiful Shot rolls 1d6: 1-3 hits, 4-6 misses." },
                Fact { kind: FactKind::Plain, says: "After a failed Pitiful Shot the target takes Received Fire." },
                Fact { kind: FactKind::Plain, says: "A character fallen to Rep 3 by hunger or infection may use it." },
            ],
        },
        LedgerEntry {
            id: "atzr.ranged.auto-kill",
            section: "10.14",
            layer: Layer::Battle,
            optional: false,
            text: "An active character that moves into the hex of an Out of the Fight enemy may dispatch it automatically, either by firing its weapon or by rolling a melee and scoring at least 1 success.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "An active character in the hex of an Out of the Fight enemy may kill it." },
                Fact { kind: FactKind::Exception, says: "Killed by firing, the victim dies automatically; Fire Dice are rolled only for ones and noise." },
                Fact { kind: FactKind::Limit, says: "Killing by melee needs at least 1 success on Rep dice." },
                Fact { kind: FactKind::Order, says: "After 0 successes it may be tried again next activation." },
            ],
        },
        LedgerEntry {
            id: "atzr.ranged.capture",
            section: "10.14",
            layer: Layer::Battle,
            optional: false,
            text: "Instead of dispatching, it may capture the character. A captive must be immobilized or guarded by at least 1 armed character; one armed character guards up to 3 captives.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "An active character in the hex may capture the downed enemy instead, without a roll." },
                Fact { kind: FactKind::Limit, says: "A captive must be immobilized or guarded by at least 1 armed character." },
                Fact { kind: FactKind::Limit, says: "One armed character guards up to 3 captives." },
                Fact { kind: FactKind::Exception, says: "Generic NPCs, being removed, cannot be captured or dispatched." },
            ],
        },
        LedgerEntry {
            id: "atzr.melee.same-hex",
            section: "11.0",
            layer: Layer::Battle,
            optional: false,
            text: "Melee happens between characters in the same hex after a Charge into Melee Test (or after Zombie Surprise).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Melee is fought in one hex after a Charge into Melee Test or Zombie Surprise." },
            ],
        },
        LedgerEntry {
            id: "atzr.melee.weapon-bat",
            section: "11.1",
            layer: Layer::Table,
            optional: false,
            text: "Baseball Bat: +1d6 in melee with one hand, +2d6 with both hands.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Bat in one hand gives +1d6." },
                Fact { kind: FactKind::Exception, says: "A Bat in both hands, with nothing else held, gives +2d6." },
            ],
        },
        LedgerEntry {
            id: "atzr.melee.weapon-frying-pan",
            section: "11.1",
            layer: Layer::Table,
            optional: false,
            text: "Frying Pan (one hand): +1d6 in melee, and its damage is non-lethal.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Frying Pan gives +1d6." },
                Fact { kind: FactKind::Plain, says: "Frying Pan damage to humans is non-lethal." },
                Fact { kind: FactKind::Exception, says: "Bat and Pan together: only one counts." },
            ],
        },
        LedgerEntry {
            id: "atzr.melee.vest",
            section: "15.0.5",
            layer: Layer::Table,
            optional: false,
            text: "A worn Vest gives +1d6 in melee.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A worn Vest gives +1d6 in melee." },
                Fact { kind: FactKind::Plain, says: "The Vest's die adds to a melee weapon's bonus." },
            ],
        },
        LedgerEntry {
            id: "atzr.charge.only-way",
            section: "11.2",
            layer: Layer::Battle,
            optional: false,
            text: "Melee can be entered only through the Charge into Melee Test. An active or inactive character may charge; it may declare the charge at any time of its move, even if the target was out of sight when the move began.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Melee is entered only through the Charge into Melee Test." },
                Fact { kind: FactKind::Plain, says: "Active and inactive characters may charge." },
                Fact { kind: FactKind::Plain, says: "A charge may be declared at any time of the move, also at a target first seen in the move." },
            ],
        },
        LedgerEntry {
            id: "atzr.charge.requirements",
            section: "11.2",
            layer: Layer::Battle,
            optional: false,
            text: "A charger needs a clear Line of Sight to the target and enough Movement Points (with a Fast Move if needed) to enter the target's hex.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The charger needs a clear Line of Sight to the target." },
                Fact { kind: FactKind::Plain, says: "The charger needs enough Movement Points for the target's hex, a Fast Move included." },
                Fact { kind: FactKind::Exception, says: "Into a multi-hex building it must use a triangle hex, with an entry roll if not open; failure ends the charge outside." },
            ],
        },
        LedgerEntry {
            id: "atzr.charge.test",
            section: "11.2.1",
            layer: Layer::Table,
            optional: false,
            text: "Charger and target each roll 2d6 against Rep; compare the numbers of passed dice on the Charge into Melee Table. Several chargers each roll their own dice; a charger of two defenders rolls one set against both.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Charger and target each roll 2d6 against Rep and compare passed dice." },
                Fact { kind: FactKind::Plain, says: "Each charger rolls its own dice." },
                Fact { kind: FactKind::Exception, says: "No Reaction Tests are taken." },
                Fact { kind: FactKind::Exception, says: "Rage gives +1d6, Runt -1d6; Class and being unarmed change nothing." },
                Fact { kind: FactKind::Plain, says: "The target fires at range 1 at chargers in the adjacent hex from which they enter." },
                Fact { kind: FactKind::Exception, says: "Chargers beyond the limit (2 humans or 4 zombies) stop adjacent and take no part." },
            ],
        },
        LedgerEntry {
            id: "atzr.charge.one-target-roll",
            section: "11.2.1",
            layer: Layer::Table,
            optional: false,
            text: "A target charged by several characters at the same time rolls one set of 2d6 and compares it with each charger separately.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A target charged by several rolls one 2d6 and compares it with each." },
            ],
        },
        LedgerEntry {
            id: "atzr.charge.target-fire-limit",
            section: "11.2.1",
            layer: Layer::Battle,
            optional: false,
            text: "A target allowed to fire may fire at each charger it is allowed to, but never more dice in total than its Fire Dice.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "The target may fire at each charger allowed, in total at most its Fire Dice." },
                Fact { kind: FactKind::Exception, says: "A charged target without a loaded ranged weapon in hand does not fire." },
                Fact { kind: FactKind::Plain, says: "The target may hold its fire; if it fires it rolls every die that the test and the weapon allow." },
            ],
        },
        LedgerEntry {
            id: "atzr.charge.result-more",
            section: "11.2.1, 11.4.1",
            layer: Layer::Table,
            optional: false,
            text: "Target passed more than the charger: it fires with up to all its Fire Dice, then the chargers enter whom nothing has stopped: down or Duck Back from a hit, Stars too. Equal: it fires 1 Fire Die at that charger. Charger passed more: the target does not fire.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Target passed more: it may fire all its Fire Dice." },
                Fact { kind: FactKind::Plain, says: "Equal passes: the target fires 1 Fire Die at that charger." },
                Fact { kind: FactKind::Exception, says: "Charger passed more: the target does not fire." },
                Fact { kind: FactKind::Plain, says: "A charger Out of the Fight, dead or given Duck Back by a hit is stopped; others enter." },
            ],
        },
        LedgerEntry {
            id: "atzr.charge.two-defenders",
            section: "11.2.1, 11.5",
            layer: Layer::Battle,
            optional: false,
            text: "A character that charges a hex with 2 opponents must charge both; each defender tests; if it gets in it fights them one after the other in the order it chooses.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A charge at a hex with 2 opponents is at both." },
                Fact { kind: FactKind::Plain, says: "Each of the two defenders tests." },
                Fact { kind: FactKind::Order, says: "The charger fights two defenders one after the other in its own order." },
                Fact { kind: FactKind::Plain, says: "A human charging zombies fights all of the hex as one swarm." },
            ],
        },
        LedgerEntry {
            id: "atzr.charge.simultaneous",
            section: "11.2",
            layer: Layer::Battle,
            optional: false,
            text: "Chargers of one winning group resolve their charges at the same time; each rolls separately on the table.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Charges of one winning group are resolved together." },
                Fact { kind: FactKind::Plain, says: "Each charger rolls separately." },
            ],
        },
        LedgerEntry {
            id: "atzr.melee.dice",
            section: "11.3",
            layer: Layer::Table,
            optional: false,
            text: "Melee round: each fighter rolls 1d6 per point of Rep plus the dice of the Melee Table and counts successes. Bare hands have no penalty.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each fighter rolls dice equal to Rep plus the table's dice and counts 1-3." },
                Fact { kind: FactKind::Exception, says: "Bare hands or a gun in hand have no penalty and no bonus." },
                Fact { kind: FactKind::Plain, says: "Brawler and Rage give +1d6 each." },
                Fact { kind: FactKind::Exception, says: "Only items in the hands when melee begins count." },
            ],
        },
        LedgerEntry {
            id: "atzr.melee.winner",
            section: "11.3",
            layer: Layer::Table,
            optional: false,
            text: "More successes wins the round; the difference is the Impact. Equal: fight another round at once until somebody wins.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "More successes wins; the difference is the Impact." },
                Fact { kind: FactKind::Order, says: "Equal successes: another round at once, until somebody wins." },
                Fact { kind: FactKind::Exception, says: "If neither has a die left, lost Rep returns; with none even so, the charger goes back." },
            ],
        },
        LedgerEntry {
            id: "atzr.melee.damage",
            section: "11.4",
            layer: Layer::Table,
            optional: false,
            text: "The winner rolls 1d6 against the Impact on the Melee Damage Table.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The winner rolls 1d6 against the Impact." },
                Fact { kind: FactKind::Plain, says: "A melee damage die of 1 makes the loser Obviously Dead." },
                Fact { kind: FactKind::Boundary, says: "A melee damage die of 2 up to and including the Impact is Out of the Fight." },
            ],
        },
        LedgerEntry {
            id: "atzr.melee.damage-next-round",
            section: "11.4",
            layer: Layer::Table,
            optional: false,
            text: "A damage roll higher than the Impact means another round at once with the loser counting -1 Rep. The lost Rep returns when the whole melee is over.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A melee damage die above the Impact means another round at once, the loser at -1 Rep." },
                Fact { kind: FactKind::Plain, says: "The -1 Rep of lost rounds adds up, down to 0 dice." },
                Fact { kind: FactKind::Order, says: "The -1 Rep lasts until the whole melee in the hex is over, against further attackers too." },
                Fact { kind: FactKind::Order, says: "After the melee the lost Rep returns." },
            ],
        },
        LedgerEntry {
            id: "atzr.melee.zombie-damage",
            section: "11.4.1, 13.9.2",
            layer: Layer::Table,
            optional: false,
            text: "When zombies lose a round no damage is rolled: as many zombies as the Impact are Obviously Dead. If any are left another round is fought at once.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Zombies that lose a round lose as many zombies as the Impact, without a roll." },
                Fact { kind: FactKind::Order, says: "If zombies are left after a lost round another round follows at once." },
            ],
        },
        LedgerEntry {
            id: "atzr.melee.multi-limit",
            section: "11.5",
            layer: Layer::Battle,
            optional: false,
            text: "Up to 2 characters may charge one hex; 1 may charge a hex with 2. Melees are fought to the end before the side's activation ends, so afterwards at most 2 functioning humans of one side are in the hex.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Up to 2 characters may charge one hex; 1 may charge a hex of 2." },
                Fact { kind: FactKind::Plain, says: "Melees are fought to the end in the activation." },
                Fact { kind: FactKind::Limit, says: "After the melees at most 2 functioning humans, of one side, are in the hex." },
                Fact { kind: FactKind::Exception, says: "One other of the active group may charge the same hex at the same time; it is then the action of both." },
            ],
        },
        LedgerEntry {
            id: "atzr.melee.multi-order",
            section: "11.5",
            layer: Layer::Battle,
            optional: false,
            text: "Against one defender attackers fight one at a time from the highest Rep to the lowest; equal Reps in the charger's order; Stars may choose when they take their turn; a single charger against two defenders chooses the order.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Attackers on one defender fight one at a time, highest Rep first." },
                Fact { kind: FactKind::Plain, says: "Attackers of equal Rep fight in the charger's order." },
                Fact { kind: FactKind::Plain, says: "Stars choose when they take their turn in a multi-character melee." },
                Fact { kind: FactKind::Plain, says: "A single charger against two chooses the order." },
            ],
        },
        LedgerEntry {
            id: "atzr.melee.multi-defender-loses",
            section: "11.5",
            layer: Layer::Battle,
            optional: false,
            text: "If the defender goes down the melee is over; a second attacker may then attack the Out of the Fight defender. A damage roll that puts nobody down goes on with the same pair.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "When the defender is down the melee is over." },
                Fact { kind: FactKind::Plain, says: "A second attacker may attack the Out of the Fight defender." },
                Fact { kind: FactKind::Exception, says: "A damage roll above the Impact does not end it: the pairing fights on." },
            ],
        },
        LedgerEntry {
            id: "atzr.melee.multi-attacker-loses",
            section: "11.5",
            layer: Layer::Battle,
            optional: false,
            text: "If an attacker loses, the defender rolls damage and the melee goes on against the next attacker.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "If an attacker goes down the defender goes on against the next." },
                Fact { kind: FactKind::Order, says: "Each pairing is fought until one is Out of the Fight or dead." },
            ],
        },
        LedgerEntry {
            id: "atzr.melee.non-lethal",
            section: "11.5, 11.5.1",
            layer: Layer::Table,
            optional: false,
            text: "Between humans, melee without a melee weapon or with a Frying Pan is non-lethal: Obviously Dead counts as Out of the Fight, and the victim's After the Fight Recovery Test is rolled with 3d6 of which the best 2 count.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Between humans, without a melee weapon or with a Pan, Obviously Dead becomes Out of the Fight." },
                Fact { kind: FactKind::Plain, says: "A Bat kills." },
                Fact { kind: FactKind::Plain, says: "The victim's recovery rolls 3d6 of which the best 2 count." },
                Fact { kind: FactKind::Exception, says: "Zombie winners are never non-lethal." },
                Fact { kind: FactKind::Order, says: "The die of a Medikit used afterwards comes on top: 4d6; treated during the Encounter the victim rolls 3d6." },
            ],
        },
        LedgerEntry {
            id: "atzr.recovery.pick-up",
            section: "12.0",
            layer: Layer::Battle,
            optional: false,
            text: "Retrieving: a character enters the hex of the Out of the Fight character and pays 1 additional Movement Point; it may go on moving with the rest.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Picking up a downed character costs 1 Movement Point more than entering the hex." },
                Fact { kind: FactKind::Plain, says: "The carrier may go on moving with the rest." },
                Fact { kind: FactKind::Plain, says: "Putting the carried one down on purpose is free." },
                Fact { kind: FactKind::Plain, says: "Anyone already in the hex pays 1 Movement Point for picking up." },
            ],
        },
        LedgerEntry {
            id: "atzr.recovery.fast-move",
            section: "12.0",
            layer: Layer::Table,
            optional: false,
            text: "A carrier that Fast Moves rolls normally but counts only its best die (at most +1 Movement Point).",
            facts: &[
                Fact { kind: FactKind::Limit, says: "A Fast Moving carrier counts only the better die: at most +1." },
                Fact { kind: FactKind::Plain, says: "Carrying a person while overloaded: 1d6." },
            ],
        },
        LedgerEntry {
            id: "atzr.recovery.carrier-tests",
            section: "12.0",
            layer: Layer::Battle,
            optional: false,
            text: "A carrier counts as retrieving wounded in Reaction Tests.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A carrier counts as retrieving wounded in Reaction Tests." },
                Fact { kind: FactKind::Plain, says: "On Duck Back it takes the carried one along, both hidden." },
                Fact { kind: FactKind::Plain, says: "On Runaway, going down or being charged the carried one is dropped in the carrier's hex." },
            ],
        },
        LedgerEntry {
            id: "atzr.recovery.carrier-fire",
            section: "12.0",
            layer: Layer::Table,
            optional: false,
            text: "A carrier may fire, with the Rush Shot penalty.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A carrier may fire, with the Rush Shot penalty." },
            ],
        },
        LedgerEntry {
            id: "atzr.recovery.carrier-charged",
            section: "12.0",
            layer: Layer::Battle,
            optional: false,
            text: "A carrier that is charged drops the carried character in its hex.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A charged carrier drops the carried one in its hex." },
            ],
        },
        LedgerEntry {
            id: "atzr.recovery.after-encounter",
            section: "12.1",
            layer: Layer::Campaign,
            optional: false,
            text: "After an Encounter of a campaign every Out of the Fight character and everyone who ran away takes the After the Fight Recovery Test: 2d6, modified in number by the table, against that character's Rep; look up the number passed.",
            facts: &[
                Fact { kind: FactKind::Order, says: "After a campaign Encounter everyone Out of the Fight or run away tests 2d6 against its own Rep." },
                Fact { kind: FactKind::Plain, says: "Modifiers of the recovery test change the number of dice." },
                Fact { kind: FactKind::Plain, says: "Recovery pass 2+: recovered or runaway returned, at full Rep." },
                Fact { kind: FactKind::Plain, says: "Recovery pass 1, Out of the Fight: recovers at -1 Rep for the whole next Encounter." },
                Fact { kind: FactKind::Exception, says: "Recovery pass 1, runaway: does not return." },
                Fact { kind: FactKind::Exception, says: "Recovery pass 0 after the Encounter: the downed one is dead, the runaway does not return." },
                Fact { kind: FactKind::Plain, says: "A downed character left on the map with hostile humans goes to the Mercy Table instead." },
                Fact { kind: FactKind::Boundary, says: "Left behind without such, a zombie within 6 in sight or feasting means it is eaten." },
                Fact { kind: FactKind::Exception, says: "A one-off Encounter has no such test." },
                Fact { kind: FactKind::Exception, says: "Left behind with neither, it takes the test, and counts as left behind unless the side held the field." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.rep",
            section: "13.1.1",
            layer: Layer::Battle,
            optional: false,
            text: "Every zombie has Rep 3. Frenzy raises it to 4 for activation only; in melee and everything else it stays 3.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Every zombie has Rep 3." },
                Fact { kind: FactKind::Exception, says: "Frenzy makes a zombie's Rep 4 for activation only." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.frenzy",
            section: "13.1.2",
            layer: Layer::Battle,
            optional: false,
            text: "A zombie with a Line of Sight to a human is frenzied (Rep 4 for activation, checked when the zombies activate) and always moves towards the nearest human. Without Line of Sight it returns to Rep 3.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A zombie with Line of Sight to a human counts Rep 4 for activation." },
                Fact { kind: FactKind::Plain, says: "Frenzy is checked when the zombies activate." },
                Fact { kind: FactKind::Plain, says: "A frenzied zombie always moves towards the nearest human in sight." },
                Fact { kind: FactKind::Exception, says: "Without Line of Sight a zombie is Rep 3 again." },
                Fact { kind: FactKind::Plain, says: "Nearest ties: fewest Movement Points to reach, then random; humans of any side count." },
                Fact { kind: FactKind::Exception, says: "Beyond the vision of the Day Part there is no frenzy." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.no-weapons",
            section: "13.1.3, 13.8, 13.9.1",
            layer: Layer::Battle,
            optional: false,
            text: "Zombies use no weapons and harm humans only in melee.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Zombies use no weapons and pick none up." },
                Fact { kind: FactKind::Exception, says: "Zombies harm humans only in melee." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.generate-when",
            section: "13.2",
            layer: Layer::Battle,
            optional: false,
            text: "Zombies are generated: at the start of the game; by gunfire and other noise; when a building hex is first entered; by a doubles Event Card.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Zombies come at the start, by noise, on first entry of a building hex, and by a doubles card; at no other time." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.start-move-on",
            section: "13.2.1",
            layer: Layer::Setup,
            optional: false,
            text: "At the start each human makes one full move onto the map (normal or Fast Move).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "At the start each human makes one full move onto the map." },
                Fact { kind: FactKind::Plain, says: "The starting move may be a normal move or a Fast Move." },
                Fact { kind: FactKind::Order, says: "The first edge hex is paid for; all of a side enter at one edge." },
                Fact { kind: FactKind::Exception, says: "The move uses all Movement Points: nobody stops while they can pay for another hex out of doors." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.start-cards",
            section: "13.2.1",
            layer: Layer::Setup,
            optional: false,
            text: "Then one Event Card is drawn per human. Zombies in the area's column are placed; humans on these cards are ignored. Afterwards the cards go back and the deck is shuffled.",
            facts: &[
                Fact { kind: FactKind::Order, says: "At the start one Event Card is drawn per human after all have entered." },
                Fact { kind: FactKind::Plain, says: "Zombies in the area's column are placed, from that human." },
                Fact { kind: FactKind::Exception, says: "Humans on the start cards are ignored." },
                Fact { kind: FactKind::Order, says: "The start cards go back afterwards and the deck is shuffled." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.noise",
            section: "13.2.2",
            layer: Layer::Table,
            optional: false,
            text: "For every Fire Die used roll 1d6 at once: one zombie on 4-6 in an urban, 5-6 in a suburban, 6 in a rural area.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each Fire Die used rolls one noise die." },
                Fact { kind: FactKind::Plain, says: "Urban 4-6, suburbs 5-6, rural 6: one zombie each." },
                Fact { kind: FactKind::Plain, says: "Fire of NPCs makes noise as well." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.noise-timing",
            section: "13.2.2, 13.3",
            layer: Layer::Battle,
            optional: false,
            text: "Noise is rolled before any further action is taken by the humans.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Noise is rolled and placed after the Fire Dice and before Reaction Tests or other actions." },
                Fact { kind: FactKind::Plain, says: "Zombies are placed from the shooter's hex." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.in-building",
            section: "13.2.3",
            layer: Layer::Battle,
            optional: false,
            text: "The Event Card of a first building entry tells how many zombies or humans are met there, never both.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A first-entry card brings zombies or humans, never both." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.place",
            section: "13.3",
            layer: Layer::Battle,
            optional: false,
            text: "Each generated zombie is a counter drawn at random; its placement number is the hex side, seen from the character that drew the card or fired, through which a straight line of 6 hexes is counted; it is placed there at once.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A zombie counter is drawn at random from the cup." },
                Fact { kind: FactKind::Plain, says: "A zombie is placed 6 hexes in a straight line through the side of its placement number." },
                Fact { kind: FactKind::Plain, says: "The placement line starts at the character that drew the card or fired." },
                Fact { kind: FactKind::Order, says: "A generated zombie is placed at once." },
                Fact { kind: FactKind::Plain, says: "A stack from one card uses its first counter's number; noise zombies are placed one by one." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.place-off-map",
            section: "13.3",
            layer: Layer::Battle,
            optional: false,
            text: "If that hex does not exist (off the map), take the side that follows clockwise.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A placement hex off the map: the next side clockwise is used." },
                Fact { kind: FactKind::Plain, says: "A placement hex with a functioning human or 4 zombies is treated like one off the map." },
                Fact { kind: FactKind::Plain, says: "If all six sides fail the free hex nearest to 6 hexes away is used." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.place-building",
            section: "13.3",
            layer: Layer::Battle,
            optional: false,
            text: "If the hex is a building hex the zombie is placed inside.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A zombie whose hex is a building hex is placed inside." },
                Fact { kind: FactKind::Exception, says: "In a multi-hex building it is placed inside without any entry roll." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.place-hex-side-one",
            section: "13.3",
            layer: Layer::Setup,
            optional: false,
            text: "Which hex side is number 1 is agreed before the game; sides are numbered clockwise. Default: side 1 points to the top of the map.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Side 1 points to the top of the map and sides are numbered clockwise." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.place-inactive",
            section: "13.3, 13.4",
            layer: Layer::Battle,
            optional: false,
            text: "A newly placed zombie does not move in the turn of its placement; it acts from the next turn on.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A zombie does not activate in the turn in which it was placed." },
                Fact { kind: FactKind::Plain, says: "A newly placed zombie defends itself if charged." },
            ],
        },
        LedgerEntry {
            id: "atzr.surprise.replaces-charge",
            section: "13.3.1",
            layer: Layer::Battle,
            optional: false,
            text: "Zombies met on entering a building are handled by Zombie Surprise instead of the Charge into Melee Test. It does not happen when leaving a building.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Zombies met on entering a building use Zombie Surprise, not Charge into Melee." },
                Fact { kind: FactKind::Exception, says: "Zombie Surprise does not happen when leaving a building." },
                Fact { kind: FactKind::Plain, says: "Zombie Surprise also holds for one-hex buildings." },
            ],
        },
        LedgerEntry {
            id: "atzr.surprise.divide",
            section: "13.3.1",
            layer: Layer::Table,
            optional: false,
            text: "The zombies of the card are divided evenly among the humans that entered; an odd one is assigned at random.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The zombies are divided evenly among the humans that entered." },
                Fact { kind: FactKind::Plain, says: "An odd zombie goes to one at random." },
            ],
        },
        LedgerEntry {
            id: "atzr.surprise.zombie-total",
            section: "13.3.1",
            layer: Layer::Table,
            optional: false,
            text: "Zombie Surprise Total = 1d6 + the total number of zombies met (one roll for all).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Zombie total: 1d6 + all zombies met." },
                Fact { kind: FactKind::Limit, says: "The zombie total is rolled once for all." },
            ],
        },
        LedgerEntry {
            id: "atzr.surprise.human-total",
            section: "13.3.1",
            layer: Layer::Table,
            optional: false,
            text: "Each human's Surprise Total = 1d6 + its Rep. If it is greater than the zombie total that human fires first; then surviving zombies melee. If it is equal or lower that human does not fire and the zombies melee it.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each human's total: 1d6 + its Rep." },
                Fact { kind: FactKind::Boundary, says: "A human total greater than the zombie total: that human fires first." },
                Fact { kind: FactKind::Boundary, says: "A human total equal or lower: no fire, the zombies melee." },
                Fact { kind: FactKind::Exception, says: "A human in Surprise fires once with all Fire Dice, only at the zombies assigned to it." },
                Fact { kind: FactKind::Exception, says: "Zombies in Surprise do not count as charging on the to-hit table: an 8 hits the first target." },
                Fact { kind: FactKind::Boundary, says: "Damage in Surprise is as when being charged: 3 or more kills." },
                Fact { kind: FactKind::Plain, says: "A human that is quick enough must fire if it can, with every die of the weapon (a Star's Assault Rifle 1 or 3)." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.activation",
            section: "13.4",
            layer: Layer::Battle,
            optional: false,
            text: "All eligible zombies (Rep 3, or 4 if frenzied, at least the zombie die) are moved in one go; only when the last one has moved are the Charge into Melee Tests and melees resolved. Zombies generated by gunfire in that phase do not move in it.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "All zombies with Rep (4 if frenzied) at least the zombie die activate." },
                Fact { kind: FactKind::Order, says: "All zombies are moved first, then all charge tests and melees are resolved." },
                Fact { kind: FactKind::Exception, says: "Zombies generated in that phase do not move in it." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.action-feast",
            section: "13.5",
            layer: Layer::Battle,
            optional: false,
            text: "Zombie priority 1: a feasting zombie goes on feasting.",
            facts: &[
                Fact { kind: FactKind::Order, says: "First priority: a feasting zombie goes on feasting." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.action-charge",
            section: "13.5",
            layer: Layer::Battle,
            optional: false,
            text: "Zombie priority 2: a zombie 3 hexes or less from a human charges it, if it has it in sight and its Movement Points suffice to enter its hex.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Second: a zombie 3 hexes or less from a human charges it." },
                Fact { kind: FactKind::Plain, says: "A charging zombie needs Line of Sight and enough of its 3 points to enter the hex." },
                Fact { kind: FactKind::Exception, says: "It charges the nearest of the humans it can charge, even if one as near or nearer is behind walls it cannot pass." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.action-seen",
            section: "13.5",
            layer: Layer::Battle,
            optional: false,
            text: "Zombie priority 3: a zombie with a Line of Sight to a human moves towards it.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Third: with Line of Sight to a human it moves towards it." },
                Fact { kind: FactKind::Plain, says: "A zombie with sight but too few points to charge moves as near as it can." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.action-last-seen",
            section: "13.5",
            layer: Layer::Battle,
            optional: false,
            text: "Zombie priority 4: a zombie that had a Line of Sight to a human when last active, but lost it because the human moved out of sight, moves to the spot where it last saw the human.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Fourth: having lost sight because the human moved, it goes to where it last saw it." },
                Fact { kind: FactKind::Plain, says: "Going to the last-seen spot needs Line of Sight when the zombie was last active." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.action-noise",
            section: "13.5",
            layer: Layer::Battle,
            optional: false,
            text: "Zombie priority 5: it moves towards the place within 12 hexes where the most Fire Dice were rolled this turn or last turn.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Fifth: it goes to the place within 12 hexes with the most Fire Dice of this or last turn." },
                Fact { kind: FactKind::Boundary, says: "Noise at 13 hexes is not heard." },
                Fact { kind: FactKind::Plain, says: "Dice of the same hex in both turns are added; ties nearest, then random." },
                Fact { kind: FactKind::Exception, says: "Crossbow and Scope dice do not count; failed entry dice do." },
                Fact { kind: FactKind::Exception, says: "Vision limits do not limit hearing." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.action-drift",
            section: "13.5",
            layer: Layer::Battle,
            optional: false,
            text: "Zombie priority 6: it goes on in the direction of its previous move; if it did not move before, roll 1d6 for the hex side to move through.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Sixth: it goes on in its previous direction." },
                Fact { kind: FactKind::Plain, says: "If the zombie did not move before, 1d6 gives the hex side." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.action-dead-end",
            section: "13.5",
            layer: Layer::Battle,
            optional: false,
            text: "A zombie that runs into a dead end (building, map edge) turns left on 1-3 or right on 4-6.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A zombie at a building or map edge turns left on 1-3, right on 4-6." },
                Fact { kind: FactKind::Order, says: "Left is the next side counter-clockwise; it keeps turning that way until a hex is free." },
                Fact { kind: FactKind::Exception, says: "Rough hexes are no dead end; buildings are not entered when drifting." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.stack-limit",
            section: "13.5.1",
            layer: Layer::Battle,
            optional: false,
            text: "At most 4 zombies may be in one hex.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "At most 4 zombies are in one hex." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.stack-card",
            section: "13.5.1",
            layer: Layer::Battle,
            optional: false,
            text: "Zombies generated by one Event Card are placed as one stack; those beyond 4 go to the adjacent hex given by their own placement number.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Zombies of one card are placed as one stack." },
                Fact { kind: FactKind::Limit, says: "Zombies of a card beyond 4 go to the adjacent hex of their own placement number." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.stack-moving",
            section: "13.5.1",
            layer: Layer::Battle,
            optional: false,
            text: "Zombies moving towards the same hex join into a stack if that does not slow them. Once stacked they do not separate and move together.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Zombies moving to the same hex stack if that does not slow them." },
                Fact { kind: FactKind::Plain, says: "Once stacked they move together." },
                Fact { kind: FactKind::Exception, says: "A stack splits only at a full hex, at the end of a feast or when divided in melee." },
            ],
        },
        LedgerEntry {
            id: "atzr.feast.attract",
            section: "13.5.2",
            layer: Layer::Battle,
            optional: false,
            text: "A zombie within 6 hexes of and with Line of Sight to a downed human moves towards the closest one. Downed = Out of the Fight, or Obviously Dead and seen dying by the zombies (fresh).",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A zombie within 6 hexes of and in sight of a downed human moves to the closest one." },
                Fact { kind: FactKind::Plain, says: "Downed is Out of the Fight, or Obviously Dead seen dying." },
                Fact { kind: FactKind::Order, says: "A human it can charge this activation comes first." },
                Fact { kind: FactKind::Exception, says: "A zombie in a hex with a downed and no functioning human feasts at once." },
            ],
        },
        LedgerEntry {
            id: "atzr.feast.stack",
            section: "13.5.2",
            layer: Layer::Battle,
            optional: false,
            text: "At most 4 zombies feast in the hex; further ones stop in adjacent hexes.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "At most 4 zombies feast in the hex." },
                Fact { kind: FactKind::Limit, says: "Zombies beyond 4 at a feast stop in adjacent hexes." },
            ],
        },
        LedgerEntry {
            id: "atzr.feast.duration",
            section: "13.5.2",
            layer: Layer::Battle,
            optional: false,
            text: "The arrival of the first zombie at the body starts the feast: 1d6 gives its length in game turns (not in zombie activations).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The first zombie's arrival rolls 1d6 for the length." },
                Fact { kind: FactKind::Plain, says: "The feast's length is in game turns, doubles turns included." },
                Fact { kind: FactKind::Order, says: "The feast's length counts from the turn after the one in which it began." },
                Fact { kind: FactKind::Plain, says: "An Out of the Fight victim is dead for good when the feast begins." },
                Fact { kind: FactKind::Exception, says: "Each body feeds one feast only." },
            ],
        },
        LedgerEntry {
            id: "atzr.feast.end",
            section: "13.5.2",
            layer: Layer::Battle,
            optional: false,
            text: "When the last turn of the feast is over each zombie, at its next activation, moves off through the hex side of its own placement number.",
            facts: &[
                Fact { kind: FactKind::Order, says: "After the last turn each zombie, at its next activation, moves off through its own placement number's side." },
                Fact { kind: FactKind::Exception, says: "If all feasting zombies are killed the feast ends and the body is no longer fresh." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.move-full",
            section: "13.6",
            layer: Layer::Battle,
            optional: false,
            text: "An active zombie always moves its full 3 Movement Points. It cannot Fast Move.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "An active zombie moves its full 3 points." },
                Fact { kind: FactKind::Exception, says: "A zombie cannot Fast Move." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.move-cost",
            section: "13.6",
            layer: Layer::Battle,
            optional: false,
            text: "Zombies pay 1 for a clear hex, 3 for a rough hex and 3 for a building hex.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A clear hex costs a zombie 1." },
                Fact { kind: FactKind::Plain, says: "A rough hex costs a zombie 3." },
                Fact { kind: FactKind::Plain, says: "A building hex costs a zombie 3." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.enter-building",
            section: "13.6.1",
            layer: Layer::Battle,
            optional: false,
            text: "Zombies do not enter buildings, except that a zombie which saw a human enter follows: it goes to the hex the human entered and pays 3 Movement Points to enter.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Zombies do not enter buildings of their own." },
                Fact { kind: FactKind::Plain, says: "A zombie that saw a human enter follows to the hex the human entered." },
                Fact { kind: FactKind::Plain, says: "A zombie pays 3 points to enter a building." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.enter-needs-open",
            section: "13.6.1, 13.6.2",
            layer: Layer::Battle,
            optional: false,
            text: "A zombie can enter a triangle hex only if a human has already made the entry roll there and it has not been barricaded. Zombies cannot enter hexes that require a roll.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A zombie can enter a triangle hex only if a human opened it and it is not barricaded." },
                Fact { kind: FactKind::Plain, says: "A one-hex building is open to a zombie that saw a human enter it." },
                Fact { kind: FactKind::Exception, says: "From inside zombies leave by any triangle, barricaded or not, without opening it." },
            ],
        },
        LedgerEntry {
            id: "atzr.building.barricade",
            section: "13.6.2",
            layer: Layer::Battle,
            optional: false,
            text: "A human in an opened triangle hex may barricade it: spend one whole activation there and discard 1 Supplies counter (A or B). From then on the hex needs the entry roll of its colour again.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Barricading takes one whole activation in the opened triangle hex: no movement, no fire." },
                Fact { kind: FactKind::Plain, says: "Barricading discards 1 Supplies counter, A or B." },
                Fact { kind: FactKind::Plain, says: "A barricaded hex needs the entry roll of its colour again." },
                Fact { kind: FactKind::Exception, says: "One-hex buildings cannot be barricaded." },
                Fact { kind: FactKind::Exception, says: "No enemy may be in the hex to be barricaded; the Supplies may come from the gear." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.no-insight",
            section: "13.7",
            layer: Layer::Battle,
            optional: false,
            text: "Zombies neither take nor trigger In Sight Tests.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Zombies do not take In Sight." },
                Fact { kind: FactKind::Exception, says: "Zombies do not trigger In Sight." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.charge-pass-one",
            section: "13.7, 13.9",
            layer: Layer::Table,
            optional: false,
            text: "In the Charge into Melee Test zombies never roll: charging or charged they have exactly 1 passed die.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Zombies never roll in Charge into Melee: they pass exactly 1, charging or charged." },
                Fact { kind: FactKind::Plain, says: "Charged by zombies, a human with pass 2 fires all dice, pass 1 one die at each, pass 0 none." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.no-reactions",
            section: "13.7",
            layer: Layer::Battle,
            optional: false,
            text: "Zombies take no Received Fire and no Man Down Tests.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Zombies take no Received Fire and no Man Down." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.no-cover",
            section: "13.8.1",
            layer: Layer::Table,
            optional: false,
            text: "Zombies never count as in cover on the Ranged Combat Table. A Line of Sight is still needed.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Zombies never count as in cover." },
                Fact { kind: FactKind::Plain, says: "A Line of Sight to them is still needed." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.damage-charged",
            section: "13.8.2, 13.8.3",
            layer: Layer::Table,
            optional: false,
            text: "Damage to a zombie hit by a shooter that is being charged (or is in a Zombie Surprise): 1d6; equal to or higher than the zombie's Rep (3), or a 6, is Obviously Dead; lower is Carry On (no effect). There is no Out of the Fight or Duck Back for zombies.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A zombie hit by the shooter it charges dies on a damage die of 3 or more." },
                Fact { kind: FactKind::Plain, says: "A charging zombie hit with a damage die of 1 or 2 carries on." },
                Fact { kind: FactKind::Exception, says: "There is no Out of the Fight or Duck Back for zombies." },
                Fact { kind: FactKind::Plain, says: "A frenzied zombie still counts Rep 3 for damage." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.easy-to-kill",
            section: "13.8.3",
            layer: Layer::Table,
            optional: false,
            text: "Easy to Kill: at any other time the damage die is compared with the shooter's Rep: equal or lower is Obviously Dead, higher is Carry On.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "When the shooter is not being charged a damage die equal to or below the shooter's Rep kills the zombie." },
                Fact { kind: FactKind::Boundary, says: "A die above the shooter's Rep does nothing, a 6 included." },
                Fact { kind: FactKind::Plain, says: "A third party firing at zombies that charge another uses Easy to Kill." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.swarm-limit",
            section: "13.9.1",
            layer: Layer::Battle,
            optional: false,
            text: "Up to 4 zombies may enter one hex to melee. With 2 humans in the hex the zombies are divided as in Zombie Surprise.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Up to 4 zombies enter one hex to melee." },
                Fact { kind: FactKind::Plain, says: "With 2 humans in the hex the zombies are divided as in Surprise." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.swarm-dice",
            section: "13.9.1",
            layer: Layer::Table,
            optional: false,
            text: "All zombies on one human roll together: 3d6 for Rep plus 1d6 per zombie after the first, at most +3d6.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Zombies on one human roll together: 3d6 + 1d6 per zombie after the first." },
                Fact { kind: FactKind::Limit, says: "The swarm bonus is at most +3d6." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.human-bonus",
            section: "11.4.1, 13.9.1, 13.9.2",
            layer: Layer::Table,
            optional: false,
            text: "A human fighting zombies rolls +1d6 in melee.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A human fighting zombies rolls +1d6." },
            ],
        },
        LedgerEntry {
            id: "atzr.zombie.win-one-damage-roll",
            section: "13.9.1, 13.9.2",
            layer: Layer::Table,
            optional: false,
            text: "Zombies that win a round roll once on the Melee Damage Table however many they are; the result may be another round.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Winning zombies roll once for damage however many they are." },
                Fact { kind: FactKind::Plain, says: "The result may be another round." },
            ],
        },
        LedgerEntry {
            id: "atzr.infection.who",
            section: "13.9.3",
            layer: Layer::Campaign,
            optional: false,
            text: "A human must test for infection after the Encounter if it went Out of the Fight in melee with zombies (without suffering a Zombie Feast), or if it did not win a melee with zombies in the 1st round, whatever happened in later rounds.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Out of the Fight in melee with zombies, without a feast: infection test." },
                Fact { kind: FactKind::Plain, says: "Not winning a zombie melee in its first round: infection test, even if won later." },
                Fact { kind: FactKind::Exception, says: "To count as won the first round must end the melee, all zombies dead; a tie or loss does not." },
                Fact { kind: FactKind::Limit, says: "A character takes only one infection test per Encounter." },
            ],
        },
        LedgerEntry {
            id: "atzr.infection.test",
            section: "13.9.3",
            layer: Layer::Table,
            optional: false,
            text: "Infection test: 1d6 + Rep, -1 if the character went Out of the Fight against zombies. 7 or more: healthy. 6 or less: infected.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The infection test is 1d6 + Rep, -1 if the character went Out of the Fight in melee with zombies." },
                Fact { kind: FactKind::Boundary, says: "An infection total of 7 or more is healthy, 6 or less infected." },
                Fact { kind: FactKind::Exception, says: "The -1 on the infection test applies only to going Out of the Fight against zombies." },
            ],
        },
        LedgerEntry {
            id: "atzr.infection.zombified",
            section: "13.9.4",
            layer: Layer::Campaign,
            optional: false,
            text: "An infected character remains human for one more Encounter. In it every doubles roll of the activation dice reduces its Rep by 1.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "An infected character may take part in one more Encounter as a human." },
                Fact { kind: FactKind::Plain, says: "Every doubles roll in that Encounter costs the infected 1 Rep." },
                Fact { kind: FactKind::Plain, says: "Uncured at the end of that Encounter, or staying at home, the infected is lost." },
            ],
        },
        LedgerEntry {
            id: "atzr.infection.turn",
            section: "13.9.4",
            layer: Layer::Battle,
            optional: false,
            text: "When its Rep reaches 2 it is a zombie (Rep 3) and acts with the zombies from their next activation.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "An infected character whose Rep reaches 2 becomes a Rep 3 zombie." },
                Fact { kind: FactKind::Order, says: "A turned character acts with the zombies from their next activation." },
                Fact { kind: FactKind::Plain, says: "A turned character's items drop in its hex." },
                Fact { kind: FactKind::Plain, says: "A dose of the Cure in the same hex or after the Encounter ends the infection and restores the Rep." },
                Fact { kind: FactKind::Boundary, says: "An infected character whose Rep is 2 or less already turns at the next doubles." },
            ],
        },
        LedgerEntry {
            id: "atzr.campaign.time",
            section: "14.1",
            layer: Layer::Campaign,
            optional: false,
            text: "Time is counted in months starting with Year 1. A month has up to 2 Encounters: one you choose (Voluntary) and one that is rolled (Involuntary).",
            facts: &[
                Fact { kind: FactKind::Order, says: "Time is counted in months from Year 1; after month 12 the next year begins." },
                Fact { kind: FactKind::Limit, says: "A month has at most one Voluntary and one Involuntary Encounter." },
            ],
        },
        LedgerEntry {
            id: "atzr.campaign.optional",
            section: "14.0",
            layer: Layer::Campaign,
            optional: true,
            text: "Linking Encounters into a campaign is optional, and a player may use only parts of the campaign rules. A one-off Encounter skips recovery, Rep changes, Keeping It Together and Supplies.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A one-off Encounter skips recovery, Rep changes, Keeping It Together and Supplies." },
            ],
        },
        LedgerEntry {
            id: "atzr.campaign.journal",
            section: "14.3",
            layer: Layer::Campaign,
            optional: false,
            text: "For each character keep Rep, weapons, items, Grunts and status between Encounters.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Rep, weapons, items, Grunts and status are kept between Encounters." },
                Fact { kind: FactKind::Exception, says: "Items not shared out lie in the common store and are safe in that Encounter." },
                Fact { kind: FactKind::Exception, says: "Items in the store cannot be used in that Encounter." },
            ],
        },
        LedgerEntry {
            id: "atzr.campaign.sequence",
            section: "14.4",
            layer: Layer::Campaign,
            optional: false,
            text: "Campaign month: (1) declare the area or a move to another; (2) every character burns 1 Supplies counter; (3) optional Voluntary Encounter; (4) Rep increases/decreases; (5) Keeping It Together; (6) roll for an Involuntary Encounter; (7) Rep increases/decreases; (8) Keeping It Together; then advance one month.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Order: area, Supplies, Voluntary Encounter, Rep, Keeping It Together, Involuntary roll, Rep, Keeping It Together, next month." },
                Fact { kind: FactKind::Plain, says: "The Voluntary Encounter is optional." },
                Fact { kind: FactKind::Order, says: "After an Encounter: recovery, infection, Rep changes, Keeping It Together." },
            ],
        },
        LedgerEntry {
            id: "atzr.campaign.supplies",
            section: "14.4, 15.0.4",
            layer: Layer::Campaign,
            optional: false,
            text: "At the start of the month every character burns 1 Supplies counter (A or B). A character that does not counts -1 Rep for the whole month, even if Supplies are found later in that month. The loss is recovered only at the start of a later month by burning a Supplies counter.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each character, Star included, burns 1 Supplies counter at the start of the month." },
                Fact { kind: FactKind::Exception, says: "A character that burned no Supplies is at -1 Rep for the whole month." },
                Fact { kind: FactKind::Exception, says: "Supplies found later in the month do not end the hunger penalty." },
                Fact { kind: FactKind::Exception, says: "The hunger penalty is recovered only at the start of a later month by burning Supplies." },
                Fact { kind: FactKind::Exception, says: "The hunger -1 is not cumulative over months and does not make a Grunt disappear." },
                Fact { kind: FactKind::Plain, says: "A Supplies B may be changed into two A first and so feeds two." },
            ],
        },
        LedgerEntry {
            id: "atzr.campaign.areas",
            section: "14.5.1-14.5.3",
            layer: Layer::Campaign,
            optional: false,
            text: "Area types: urban (most items, mostly Gangers), suburbs (a fair number of items, mostly Militia), rural (few items, Survivors and some Militia).",
            facts: &[
                Fact { kind: FactKind::Definition, says: "There are three area types: urban, suburbs, rural." },
                Fact { kind: FactKind::Plain, says: "Human cards: urban mostly Gangers, suburbs mostly Militia, rural mostly Survivors." },
            ],
        },
        LedgerEntry {
            id: "atzr.campaign.move-area",
            section: "14.5.4",
            layer: Layer::Campaign,
            optional: false,
            text: "At the start of a month you stay in the area type in which you ended the last month or move: rural to suburbs; urban to suburbs; suburbs to rural or urban. Rural and urban are not directly connected.",
            facts: &[
                Fact { kind: FactKind::Order, says: "At the start of a month the player stays or moves one step: rural-suburbs or suburbs-urban." },
                Fact { kind: FactKind::Exception, says: "Rural and urban are not directly connected." },
            ],
        },
        LedgerEntry {
            id: "atzr.item.ammo",
            section: "15.0.1",
            layer: Layer::Battle,
            optional: false,
            text: "Ammo: discard 1 counter to reload one weapon immediately.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "1 Ammo counter reloads one weapon at once and is discarded." },
            ],
        },
        LedgerEntry {
            id: "atzr.item.medikit-during",
            section: "15.0.2",
            layer: Layer::Battle,
            optional: false,
            text: "Medikit during the Encounter: a character with it in the hands enters the hex of an Out of the Fight character, who rolls on the After the Fight Recovery Table at once; the Medikit adds no die, so that it is 2d6, or 3d6 for the victim of non-lethal melee; if it recovers it is back in the Encounter.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "With a Medikit in hand in the patient's hex, the patient rolls recovery at once." },
                Fact { kind: FactKind::Exception, says: "A Medikit adds no die during the Encounter: 2d6, or 3d6 for the victim of non-lethal melee." },
                Fact { kind: FactKind::Plain, says: "Medikit pass 2+: back in the Encounter at full Rep; the patient acts from its next activation." },
                Fact { kind: FactKind::Plain, says: "Medikit pass 1 during the Encounter: recovers at -1 Rep for the rest of it." },
                Fact { kind: FactKind::Plain, says: "Medikit pass 0 during the Encounter: stays Out of the Fight and tests again afterwards." },
                Fact { kind: FactKind::Plain, says: "Several patients in one hex may be treated in one activation, each once." },
            ],
        },
        LedgerEntry {
            id: "atzr.item.medikit-after",
            section: "15.0.2",
            layer: Layer::Campaign,
            optional: false,
            text: "Medikit after the Encounter: the treated character adds +1d6 to its After the Fight Recovery Test.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "After the Encounter a treated character rolls +1d6." },
                Fact { kind: FactKind::Limit, says: "Each patient gets one Medikit bonus after the Encounter, from stowed Medikits too." },
            ],
        },
        LedgerEntry {
            id: "atzr.item.medikit-reuse",
            section: "15.0.2",
            layer: Layer::Battle,
            optional: false,
            text: "A Medikit is not used up, but it cannot be used twice in a row on the same character.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A Medikit is not used up." },
                Fact { kind: FactKind::Exception, says: "A Medikit cannot be used twice in a row on the same character." },
                Fact { kind: FactKind::Plain, says: "Treating another character in between makes the first treatable again." },
            ],
        },
        LedgerEntry {
            id: "atzr.item.scope-attach",
            section: "15.0.3",
            layer: Layer::Battle,
            optional: false,
            text: "A Scope can be attached to almost any ranged weapon, the Crossbow included, but not to a Shotgun. It stays attached until the end of the Encounter.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Scope fits ranged weapons, the Crossbow included." },
                Fact { kind: FactKind::Exception, says: "A Scope does not fit a Shotgun." },
                Fact { kind: FactKind::Exception, says: "A Scope does not fit Grenades, RPGs or Gas Tanks." },
                Fact { kind: FactKind::Order, says: "A Scope stays attached until the Encounter ends." },
                Fact { kind: FactKind::Plain, says: "Attaching a Scope takes the handle-items action or is done before the Encounter." },
            ],
        },
        LedgerEntry {
            id: "atzr.item.scope-effect",
            section: "15.0.3",
            layer: Layer::Table,
            optional: false,
            text: "Firing with a Scope rolls one die more to hit; the shooter chooses which result to use. The extra die makes no noise.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "With a Scope one extra die to hit is rolled and one die of choice dropped." },
                Fact { kind: FactKind::Exception, says: "The extra die makes no noise." },
                Fact { kind: FactKind::Exception, says: "The dropped die counts neither for hits nor for ones." },
            ],
        },
        LedgerEntry {
            id: "atzr.item.supplies",
            section: "15.0.4",
            layer: Layer::Campaign,
            optional: false,
            text: "Supplies stand for food, fuel, medicine or anything else when used. Type B is worth 2 of type A but is carried as one 1-hand item; change may be made (1 B = 2 A).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Supplies serve as food, barricade material or gift as needed." },
                Fact { kind: FactKind::Plain, says: "A B is worth 2 A and may be changed into them." },
                Fact { kind: FactKind::Plain, says: "A B is carried as one 1-hand item." },
            ],
        },
        LedgerEntry {
            id: "atzr.item.vest",
            section: "15.0.5, 15.3",
            layer: Layer::Battle,
            optional: false,
            text: "Vest: worn, it gives +1d6 in melee and does not count against what is carried; not worn, it is a 2-hand item.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A worn Vest gives +1d6 in melee and counts 0 for carrying." },
                Fact { kind: FactKind::Exception, says: "An unworn Vest counts as a 2-hand item and gives nothing." },
            ],
        },
        LedgerEntry {
            id: "atzr.item.star-start",
            section: "15.1",
            layer: Layer::Setup,
            optional: false,
            text: "A Star begins the campaign with as many items as its Rep.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "A Star begins with as many items as its Rep, before recruits are paid for." },
                Fact { kind: FactKind::Plain, says: "The player chooses the starting items freely; a Supplies B counts as one." },
                Fact { kind: FactKind::Limit, says: "Among the starting items at most one RPG, Grenade or Gas Tank in total is allowed." },
            ],
        },
        LedgerEntry {
            id: "atzr.item.sources",
            section: "15.1",
            layer: Layer::Campaign,
            optional: false,
            text: "Items come from: the start, the two items of each NPC, bartering, wages or gifts, searching buildings, and taking them from characters during an Encounter.",
            facts: &[
                Fact { kind: FactKind::Definition, says: "Items come only from the start, NPCs' own, barter, gifts, searching and taking." },
            ],
        },
        LedgerEntry {
            id: "atzr.item.lose-recruit",
            section: "15.2",
            layer: Layer::Setup,
            optional: false,
            text: "Every NPC recruited before the first Encounter costs you 1 item.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each NPC recruited before the first Encounter costs the Star 1 item of the player's choice." },
                Fact { kind: FactKind::Exception, says: "Recruiting in later Encounters costs none." },
            ],
        },
        LedgerEntry {
            id: "atzr.item.lose-taken",
            section: "15.2",
            layer: Layer::Battle,
            optional: false,
            text: "Items may be taken from a character that is Out of the Fight or Obviously Dead.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Items may be taken only from a character Out of the Fight or Obviously Dead (or captive)." },
            ],
        },
        LedgerEntry {
            id: "atzr.carry.count",
            section: "15.3",
            layer: Layer::Table,
            optional: false,
            text: "A 1-hand item counts 1, a 2-hand item counts 2, items in the hands included. 1-hand: Pistol, Grenade, Baseball Bat, Frying Pan, Ammo, Medikit, Supplies A, Supplies B, loose Scope. 2-hand: Assault Rifle, SMG, Shotgun, Hunting Rifle, Crossbow, RPG, Gas Tank, unworn Vest. Worn Vest and attached Scope count 0.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A 1-hand item counts 1, a 2-hand item 2, items in the hands included." },
                Fact { kind: FactKind::Plain, says: "1-hand: Pistol, Ammo, Medikit, Supplies A or B, loose Scope, Bat, Pan, Grenade." },
                Fact { kind: FactKind::Plain, says: "2-hand: Shotgun, SMG, rifles, Crossbow, RPG, Gas Tank, unworn Vest." },
                Fact { kind: FactKind::Plain, says: "A worn Vest and an attached Scope count 0." },
                Fact { kind: FactKind::Exception, says: "A carried person counts nothing, nor do the things on that person." },
            ],
        },
        LedgerEntry {
            id: "atzr.carry.limit",
            section: "15.3.1",
            layer: Layer::Battle,
            optional: false,
            text: "Up to Rep items: no penalty. More than Rep: only 1d6 is rolled for a Fast Move. More than 2 x Rep: no Fast Move, and every hex costs 1 extra Movement Point.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Carrying up to Rep in items has no penalty." },
                Fact { kind: FactKind::Boundary, says: "Carrying over Rep: only 1d6 for a Fast Move." },
                Fact { kind: FactKind::Boundary, says: "Carrying over 2 x Rep: no Fast Move." },
                Fact { kind: FactKind::Boundary, says: "Carrying over 2 x Rep: every hex costs 1 more." },
            ],
        },
        LedgerEntry {
            id: "atzr.carry.own-any-number",
            section: "15.3",
            layer: Layer::Campaign,
            optional: false,
            text: "A character may own any number of items over time; the limits apply only to what it carries into and during an Encounter, so it must choose what to carry.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A character may own any number; the limits count only what it carries." },
                Fact { kind: FactKind::Plain, says: "Limits count what is carried into and during the Encounter." },
            ],
        },
        LedgerEntry {
            id: "atzr.search.building",
            section: "15.4",
            layer: Layer::Battle,
            optional: false,
            text: "After the Event Card of a building hex has been drawn the hex may be searched once; the finder gets the item of the hex's loot row.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "After its card is drawn a building hex may be searched once." },
                Fact { kind: FactKind::Plain, says: "The finder gets the item of the hex's loot row." },
                Fact { kind: FactKind::Plain, says: "Searching is free for a functioning character in the hex." },
                Fact { kind: FactKind::Exception, says: "A row with nothing uses up the search." },
            ],
        },
        LedgerEntry {
            id: "atzr.search.must-clear",
            section: "15.4",
            layer: Layer::Battle,
            optional: false,
            text: "No zombies and no opponents may be in the hex when it is searched: zombies or NPCs of the card must be eliminated first. If you do not, the hex cannot be searched.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "No zombie or opponent may be in the hex." },
                Fact { kind: FactKind::Plain, says: "NPCs of the card must be eliminated; if one of them leaves in peace or joins, the hex stays unsearchable." },
            ],
        },
        LedgerEntry {
            id: "atzr.search.counter-exhausted",
            section: "15.4",
            layer: Layer::Table,
            optional: false,
            text: "If no counter of the found item is left, the finder takes any item from a row below the one they would use (order: red, yellow, green, dash).",
            facts: &[
                Fact { kind: FactKind::Exception, says: "If no counter is left the finder takes any item from a lower row: red, yellow, green, dash." },
                Fact { kind: FactKind::Exception, says: "Any lower row may be chosen, not only the next." },
                Fact { kind: FactKind::Exception, says: "If no lower row has an available item nothing is found; always so for dash." },
            ],
        },
        LedgerEntry {
            id: "atzr.take.seen-items",
            section: "15.5",
            layer: Layer::Battle,
            optional: false,
            text: "From a defeated character (Star or NPC) you may take any item you saw it use (weapons; a Vest if its melee die was seen).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "From a defeated character any item seen in use may be taken." },
                Fact { kind: FactKind::Exception, says: "A Vest only if its melee die was seen." },
                Fact { kind: FactKind::Plain, says: "Taking items is a handle-items action in the same hex during the Encounter." },
                Fact { kind: FactKind::Exception, says: "From your own group's members everything may be taken, without a card." },
                Fact { kind: FactKind::Plain, says: "A named victim's stowed gear is replaced by the card draw." },
            ],
        },
        LedgerEntry {
            id: "atzr.take.card",
            section: "15.5",
            layer: Layer::Table,
            optional: false,
            text: "In addition draw 1 Event Card for that character and roll 1d6: 6 red row, 5 yellow row, 4 green row, 1-3 dash row. The row may be empty.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "One Event Card per victim and 1d6: 6 red, 5 yellow, 4 green, 1-3 dash." },
                Fact { kind: FactKind::Exception, says: "An empty row gives nothing." },
                Fact { kind: FactKind::Limit, says: "The card is drawn once per victim." },
            ],
        },
        LedgerEntry {
            id: "atzr.barter.when",
            section: "15.6",
            layer: Layer::Battle,
            optional: false,
            text: "Bartering: the characters move to adjacent hexes, take a Talk the Talk Test, and barter if its result allows.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Bartering needs adjacent hexes." },
                Fact { kind: FactKind::Plain, says: "Bartering needs a Talk the Talk whose result allows it." },
            ],
        },
        LedgerEntry {
            id: "atzr.barter.offer",
            section: "15.6.1",
            layer: Layer::Table,
            optional: false,
            text: "For each NPC who barters and has no items stowed draw 1 Event Card and roll 1d6: 6 red, 5 yellow, 4 green, 1-3 dash row is what they offer; it may be nothing.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "An NPC without stowed items draws a card and rolls: 6 red, 5 yellow, 4 green, 1-3 dash." },
                Fact { kind: FactKind::Plain, says: "An NPC with stowed items offers those." },
                Fact { kind: FactKind::Exception, says: "A bartering NPC may have nothing to offer." },
            ],
        },
        LedgerEntry {
            id: "atzr.barter.hands",
            section: "15.6.1",
            layer: Layer::Battle,
            optional: false,
            text: "Grunts never barter away what is in their hands.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Grunts never barter away what is in their hands." },
            ],
        },
        LedgerEntry {
            id: "atzr.barter.exchange",
            section: "15.6.1",
            layer: Layer::Battle,
            optional: false,
            text: "Exchange one of your items for one of theirs; Supplies B counts as 2 items. Stars barter with each other as they like.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "One item of yours goes for one of theirs." },
                Fact { kind: FactKind::Plain, says: "A Supplies B counts as 2 items in a barter." },
                Fact { kind: FactKind::Plain, says: "Stars barter with each other as they like." },
            ],
        },
        LedgerEntry {
            id: "atzr.meet.in-building",
            section: "16.0",
            layer: Layer::Battle,
            optional: false,
            text: "Humans from a building card are placed in an adjacent building hex. In a one-hex building the NPCs hold it and the entering humans are put back outside.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Humans of a building card stand in an adjacent hex of the same building." },
                Fact { kind: FactKind::Plain, says: "In a one-hex building the NPCs hold it and the entrants go back outside." },
                Fact { kind: FactKind::Plain, says: "The adjacent hex is drawn at random among those with room." },
                Fact { kind: FactKind::Exception, says: "Without room in the building the entrants go back as for a one-hex building." },
                Fact { kind: FactKind::Exception, says: "Strangers for whom there is no room stand in the nearest hex without zombies and without humans of another side." },
            ],
        },
        LedgerEntry {
            id: "atzr.meet.doubles",
            section: "16.0",
            layer: Layer::Battle,
            optional: false,
            text: "Humans from a doubles card are placed 6 hexes away through the hex side equal to the doubled number, all in one hex or an adjacent one.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Humans of a doubles card stand 6 hexes away through the side equal to the doubled number." },
                Fact { kind: FactKind::Plain, says: "Humans of a doubles card stand together in one hex and adjacent ones." },
                Fact { kind: FactKind::Plain, says: "Humans of a doubles card that would be off the map use the next side clockwise." },
            ],
        },
        LedgerEntry {
            id: "atzr.meet.friend-or-foe-when",
            section: "16.0, 16.2",
            layer: Layer::Battle,
            optional: false,
            text: "When a Line of Sight to NPCs is first established the Friend or Foe Test is taken at once.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Friend or Foe is taken when Line of Sight to NPCs is first established." },
                Fact { kind: FactKind::Limit, says: "Friend or Foe is taken once per NPC group and player side in an Encounter." },
            ],
        },
        LedgerEntry {
            id: "atzr.meet.friend-or-foe",
            section: "16.2",
            layer: Layer::Table,
            optional: false,
            text: "Friend or Foe: your total = 1d6 + number of characters in your group; NPC total = 1d6 + number of characters in the NPC group. NPC total at least twice yours: fight, take the In Sight Test. Otherwise both groups move, when active, into adjacent hexes and Talk the Talk.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each Friend or Foe total is 1d6 + the number of characters in the group." },
                Fact { kind: FactKind::Boundary, says: "An NPC total at least twice the player's means a fight." },
                Fact { kind: FactKind::Exception, says: "Without a fight both groups move adjacent when active and Talk the Talk." },
                Fact { kind: FactKind::Exception, says: "In the In Sight of a Friend or Foe fight only the active side counts as Active." },
                Fact { kind: FactKind::Exception, says: "Only functioning characters grouped with the Leader that first sees them count." },
                Fact { kind: FactKind::Plain, says: "Humans who are attacked, or whose side member is, become hostile to the attacker." },
            ],
        },
        LedgerEntry {
            id: "atzr.talk.roll",
            section: "16.3",
            layer: Layer::Table,
            optional: false,
            text: "Talk the Talk: both Leaders roll 1d6 per point of Rep, modified in number, and count successes; look up the Talk the Talk Table by whether the Star's side scored more, the same or fewer.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "In Talk the Talk both Leaders roll dice equal to Rep, modified in number, counting successes." },
                Fact { kind: FactKind::Boundary, says: "A side outnumbered 2:1 or more rolls 1d6 fewer in Talk the Talk." },
                Fact { kind: FactKind::Plain, says: "Talk, player's side more: NPCs barter, and those of the same Class may join." },
                Fact { kind: FactKind::Plain, says: "Talk, same: NPC Gangers attack Survivors, NPC Militia attack Gangers; else pleasantries, with barter in the same Class." },
                Fact { kind: FactKind::Plain, says: "Talk, fewer, NPC Gangers: attack Survivors and Gangers; Militia on 1-3." },
                Fact { kind: FactKind::Plain, says: "Talk, fewer, NPC Militia: attack Gangers; Survivors on 1-3; Militia never." },
                Fact { kind: FactKind::Plain, says: "Talk, fewer, NPC Survivors: attack Gangers; Militia on 1-2; Survivors on 1-2 only if their Leader's Rep is higher." },
                Fact { kind: FactKind::Limit, says: "A group is talked to once per Encounter, again only with a new gift." },
            ],
        },
        LedgerEntry {
            id: "atzr.talk.negotiator",
            section: "16.3",
            layer: Layer::Table,
            optional: false,
            text: "A Leader with the Negotiator Attribute rolls +1d6 in Talk the Talk.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Leader with Negotiator rolls +1d6, on either side." },
            ],
        },
        LedgerEntry {
            id: "atzr.talk.gifts",
            section: "16.3.1",
            layer: Layer::Table,
            optional: false,
            text: "For each item you give to the NPC beforehand you roll +1d6 in Talk the Talk, without limit.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each item given beforehand gives +1d6, without limit." },
                Fact { kind: FactKind::Exception, says: "The gift is gone whatever the result." },
            ],
        },
        LedgerEntry {
            id: "atzr.talk.recruit",
            section: "16.3, 16.3.1",
            layer: Layer::Battle,
            optional: false,
            text: "If you score more successes the NPCs barter and, if of your Class, join your group if you want (the table ruling adds a condition on Rep). NPCs of another Class cannot be recruited.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "On more successes NPCs of your Class may join if the player wants." },
                Fact { kind: FactKind::Exception, says: "NPCs of another Class never join." },
                Fact { kind: FactKind::Boundary, says: "Only NPCs with a Rep not higher than the Star's will join." },
                Fact { kind: FactKind::Limit, says: "The player picks who joins within the size limit; the others move on." },
                Fact { kind: FactKind::Order, says: "New members keep weapon and item and are the player's from the next turn." },
            ],
        },
        LedgerEntry {
            id: "atzr.walk.insight",
            section: "16.4",
            layer: Layer::Battle,
            optional: false,
            text: "Walk the Walk: both sides take an In Sight Test, both counting as Active.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Walk the Walk is an In Sight Test with both sides Active: -1d6 each." },
            ],
        },
        LedgerEntry {
            id: "atzr.walk.who",
            section: "16.4",
            layer: Layer::Battle,
            optional: false,
            text: "A Star may choose Walk the Walk at any time, even after pleasantries or bartering. NPCs do so only when a Talk the Talk result says so.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Star may start it at any time, even after pleasantries or barter." },
                Fact { kind: FactKind::Exception, says: "NPCs start it only by a Talk the Talk result." },
            ],
        },
        LedgerEntry {
            id: "atzr.mercy.roll",
            section: "16.4.1",
            layer: Layer::Table,
            optional: false,
            text: "Your Out of the Fight character left in the enemy's power: roll 1d6 per point of its Rep and 1d6 per point of the NPC Leader's Rep, count successes, and look up the Mercy Table by more, same or fewer.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The captive rolls dice equal to its own Rep, the captors' Leader dice equal to theirs." },
                Fact { kind: FactKind::Plain, says: "Mercy, captive more: robbed of everything, let go alive." },
                Fact { kind: FactKind::Plain, says: "Mercy, same: Gangers kill Survivors and Militia, rob Gangers of everything." },
                Fact { kind: FactKind::Plain, says: "Mercy, same: Militia kill Gangers, take only weapons of Survivors, let Militia go with everything." },
                Fact { kind: FactKind::Plain, says: "Mercy, same: Survivors rob Gangers and Militia of everything, leave Survivors 1 Supplies." },
                Fact { kind: FactKind::Plain, says: "Mercy, fewer: Gangers kill everybody; Militia and Survivors kill Gangers and rob all others of everything." },
                Fact { kind: FactKind::Plain, says: "A captive let go is out of this Encounter and, if down, still takes recovery." },
            ],
        },
        LedgerEntry {
            id: "atzr.mercy.surrender",
            section: "16.4.2",
            layer: Layer::Battle,
            optional: false,
            text: "An active character may surrender: it drops its weapons, the Encounter is over for it, and it rolls on the Mercy Table with +1d6.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "An active character may surrender: it drops its weapons and its Encounter is over." },
                Fact { kind: FactKind::Plain, says: "A surrendered character rolls on the Mercy Table with +1d6." },
                Fact { kind: FactKind::Exception, says: "Without a hostile human group in sight surrender is impossible." },
            ],
        },
        LedgerEntry {
            id: "atzr.npcmove.die",
            section: "17.0",
            layer: Layer::Battle,
            optional: false,
            text: "Each NPC side on the map gets its own activation die.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each NPC side has its own activation die." },
            ],
        },
        LedgerEntry {
            id: "atzr.npcmove.roll",
            section: "17.0",
            layer: Layer::Table,
            optional: false,
            text: "When an NPC group activates roll 1d6 against its Leader's Rep (pass 1d6 or pass 0d6) and carry out the NPC Movement Table.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "An NPC group rolls 1d6 against its Leader's Rep when it activates." },
                Fact { kind: FactKind::Plain, says: "NPC Movement, not confronted: a pass moves to and off the nearest edge, a fail stays." },
                Fact { kind: FactKind::Plain, says: "NPC Movement, confronted, pass: fire at the nearest confronting enemy, reload if empty, charge if unable to fire." },
                Fact { kind: FactKind::Plain, says: "NPC Movement, confronted, fail: move away from the nearest confronting enemy, into cover if reachable." },
                Fact { kind: FactKind::Order, says: "A group about to talk moves adjacent first; NPCs in Duck Back pop up first." },
                Fact { kind: FactKind::Exception, says: "Grunts of a player's group do not use the table." },
                Fact { kind: FactKind::Exception, says: "Bushwhackers and Defend raiders not confronted advance through cover on a pass instead of leaving." },
            ],
        },
        LedgerEntry {
            id: "atzr.npcmove.confronted",
            section: "17.1",
            layer: Layer::Battle,
            optional: false,
            text: "NPCs are confronted by enemies if zombies within 6 hexes have a Line of Sight to them, or hostile humans (those that failed Friend or Foe with them or attacked them) within 6 hexes have.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Zombies within 6 hexes with Line of Sight confront NPCs." },
                Fact { kind: FactKind::Boundary, says: "Hostile humans within 6 hexes with Line of Sight confront them." },
                Fact { kind: FactKind::Plain, says: "Hostile are those of a failed Friend or Foe or who attacked them." },
            ],
        },
        LedgerEntry {
            id: "atzr.encounter.voluntary",
            section: "18.1",
            layer: Layer::Campaign,
            optional: false,
            text: "Voluntary Encounters, at most 1 per month, chosen by the player: Search, Raid/Rescue, Take Back, Chillin'.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "At most 1 Voluntary Encounter per month: Search, Raid/Rescue, Take Back or Chillin'." },
            ],
        },
        LedgerEntry {
            id: "atzr.encounter.involuntary",
            section: "18.2",
            layer: Layer::Campaign,
            optional: false,
            text: "Involuntary Encounters: Defend, Robbery, Bushwhack. Roll 1d6 on the Involuntary Encounter Table in the column of your area; the result may be none.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The Involuntary Encounter is 1d6 in the column of the group's area." },
                Fact { kind: FactKind::Plain, says: "Urban: 1-2 none, 3 Bushwhack, 4-5 Robbery, 6 Defend." },
                Fact { kind: FactKind::Plain, says: "Suburbs: 1 none, 2-3 Bushwhack, 4 Robbery, 5-6 Defend." },
                Fact { kind: FactKind::Plain, says: "Rural: 1 none, 2 Bushwhack, 3 Robbery, 4-6 Defend." },
            ],
        },
        LedgerEntry {
            id: "atzr.encounter.format",
            section: "18.3",
            layer: Layer::Setup,
            optional: false,
            text: "Every Encounter is described by name, Objective (how to succeed), Forces (how much of the group may be used), Area, Deployment and Special Instructions.",
            facts: &[
                Fact { kind: FactKind::Definition, says: "An Encounter has name, Objective, Forces, Area, Deployment and Special Instructions." },
                Fact { kind: FactKind::Exception, says: "An Encounter ends when no functioning player character is on the map." },
                Fact { kind: FactKind::Exception, says: "The player may end it on the map, as a success or a failure, only if no hostile human and no zombie within 6 hexes has one of their people in sight, on their feet or Out of the Fight." },
                Fact { kind: FactKind::Exception, says: "A Robbery or Bushwhack cannot be ended on the map while a hostile attacker functions there, seen or not; one can only leave by the edge." },
                Fact { kind: FactKind::Order, says: "A Robbery, Bushwhack or Defend goes on when the last attacker is gone, so that the winners can loot, until the player ends it." },
            ],
        },
        LedgerEntry {
            id: "atzr.daypart.choice",
            section: "18.4.1",
            layer: Layer::Setup,
            optional: false,
            text: "Day Part: chosen by the player for Voluntary Encounters unless the Encounter says otherwise; for Involuntary Encounters roll 1d6: 1-2 Morning, 3-4 Daytime, 5 Evening, 6 Night.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "For Voluntary Encounters the player chooses the Day Part." },
                Fact { kind: FactKind::Plain, says: "For Involuntary Encounters 1d6: 1-2 Morning, 3-4 Daytime, 5 Evening, 6 Night." },
            ],
        },
        LedgerEntry {
            id: "atzr.daypart.evening",
            section: "18.4.2",
            layer: Layer::Battle,
            optional: false,
            text: "Evening: vision 6 hexes; zombies still follow noise; Ranged Combat Table penalty if the target is outside.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Evening vision is 6 hexes, the sixth included." },
                Fact { kind: FactKind::Exception, says: "Zombies still follow noise beyond it." },
                Fact { kind: FactKind::Exception, says: "In the Evening a target outside is missed on a total of 8; one in a building hex is not." },
                Fact { kind: FactKind::Plain, says: "The Evening and Night to-hit penalty applies to zombie targets as well." },
            ],
        },
        LedgerEntry {
            id: "atzr.daypart.night",
            section: "18.4.2",
            layer: Layer::Battle,
            optional: false,
            text: "Night: vision 3 hexes, or 6 hexes with a full moon (a 1 on 1d6); Ranged Combat Table penalty if the target is outside.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Night vision is 3 hexes, the third included." },
                Fact { kind: FactKind::Order, says: "Full moon: on a 1 on 1d6, rolled once before deployment, Night vision is 6 for the Encounter." },
                Fact { kind: FactKind::Plain, says: "At Night a target outside is missed on a total of 8." },
            ],
        },
        LedgerEntry {
            id: "atzr.daypart.start-cards",
            section: "18.4.3",
            layer: Layer::Setup,
            optional: false,
            text: "In the Evening and at Night 2 Event Cards instead of 1 are drawn per character at the start of the game.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Evening and Night: 2 start cards per character." },
            ],
        },
        LedgerEntry {
            id: "atzr.daypart.noise",
            section: "18.4.3",
            layer: Layer::Table,
            optional: false,
            text: "In the Evening and at Night add 1 to each die that generates zombies from gunfire or from a failed entry: urban 3-6, suburbs 4-6, rural 5-6.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Evening and Night add 1 to each noise die: urban 3-6, suburbs 4-6, rural 5-6." },
            ],
        },
        LedgerEntry {
            id: "atzr.search-encounter.objective",
            section: "19.0, Glossary: Search",
            layer: Layer::Setup,
            optional: false,
            text: "Search, the usual first Encounter of a campaign: success = recruit at least 1 Grunt or find at least 1 Supplies. Any of the group may take part; any area; enter from any map edge; zombies generated normally; Day Part of choice.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Search succeeds with at least 1 Grunt recruited or 1 Supplies found." },
                Fact { kind: FactKind::Plain, says: "Any number of the group may take part, without Availability." },
                Fact { kind: FactKind::Plain, says: "Any area, any entry edge, Day Part of choice." },
                Fact { kind: FactKind::Plain, says: "Start zombies are generated normally." },
            ],
        },
        LedgerEntry {
            id: "atzr.cure.find",
            section: "19.1",
            layer: Layer::Table,
            optional: false,
            text: "The Cure can turn up in any Encounter: when a red-triangle hex is searched and the card gives a Medikit, the Professor (and nobody else) rolls 2d6; a total of 7 makes it the Cure, anything else an ordinary Medikit.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Medikit found by searching a red triangle hex may be the Cure, in any Encounter." },
                Fact { kind: FactKind::Boundary, says: "The Professor, and nobody else, rolls 2d6: exactly 7 is the Cure." },
                Fact { kind: FactKind::Plain, says: "The Professor must be functioning, in the searched hex or adjacent to it." },
                Fact { kind: FactKind::Plain, says: "Any other result of the Professor's roll is an ordinary Medikit." },
            ],
        },
        LedgerEntry {
            id: "atzr.cure.doses",
            section: "19.1",
            layer: Layer::Campaign,
            optional: false,
            text: "The Cure has 1d6 doses. One dose makes a character immune to infection for good; it never takes the infection test again.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The Cure has 1d6 doses." },
                Fact { kind: FactKind::Exception, says: "A dose makes a character immune for good: no infection test any more." },
            ],
        },
        LedgerEntry {
            id: "atzr.raid.setup",
            section: "20.0",
            layer: Layer::Setup,
            optional: false,
            text: "Raid/Rescue: the player names the purpose (items, a person, a thing, or rescuing a hostage) and the Class to be raided; success = find it. In a Rescue one random group member is the hostage; any of the others may take part. Any area; enter from any map edge; zombies generated normally; Day Part of choice.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The player names purpose and Class; success is finding it." },
                Fact { kind: FactKind::Exception, says: "In a Rescue one random Grunt of the group is the hostage, never the Star." },
                Fact { kind: FactKind::Exception, says: "The hostage does not take part; any of the others may." },
                Fact { kind: FactKind::Exception, says: "The raided Class is the player's choice, their own not excluded." },
                Fact { kind: FactKind::Plain, says: "Any area, any entry edge, Day Part of choice." },
                Fact { kind: FactKind::Exception, says: "No Availability is rolled and start zombies are generated normally." },
                Fact { kind: FactKind::Exception, says: "Without a Grunt no Rescue can be chosen." },
            ],
        },
        LedgerEntry {
            id: "atzr.raid.target-map",
            section: "20.0",
            layer: Layer::Setup,
            optional: false,
            text: "The target building is on the map opposite to the edge you entered from.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The target building is on the map opposite to the entry edge." },
                Fact { kind: FactKind::Limit, says: "With a single map the half opposite to the entry edge counts." },
            ],
        },
        LedgerEntry {
            id: "atzr.raid.find",
            section: "20.0",
            layer: Layer::Table,
            optional: false,
            text: "Each time a building on that map is entered roll 1d6: if it is equal to or less than the number of buildings entered there so far, the objective is inside. In the last building of that map it is inside on 1-5; on a 6 it was never on the map.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "On entering a building of the target map, 1d6 up to the number of buildings entered there finds the objective." },
                Fact { kind: FactKind::Plain, says: "In the last building of the target map the objective is there on 1-5." },
                Fact { kind: FactKind::Exception, says: "A 6 in the last building means the objective was never on the map." },
                Fact { kind: FactKind::Limit, says: "Each building counts once, at its first entry." },
                Fact { kind: FactKind::Order, says: "The objective roll comes before the Event Card and does not replace it." },
                Fact { kind: FactKind::Plain, says: "A found hostage joins unarmed." },
                Fact { kind: FactKind::Plain, says: "From the sixth building on any die finds it, unless that building is the last of the map." },
            ],
        },
        LedgerEntry {
            id: "atzr.raid.hostile-class",
            section: "20.0",
            layer: Layer::Battle,
            optional: false,
            text: "All NPCs of the raided Class automatically fail Friend or Foe and Walk the Walk: both sides count as Active in the In Sight Test of that first sight, and later tests go by who is active. NPCs of other Classes are met normally.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "NPCs of the raided Class fail Friend or Foe automatically and Walk the Walk." },
                Fact { kind: FactKind::Plain, says: "NPCs of other Classes are met normally." },
                Fact { kind: FactKind::Order, says: "In the In Sight Test at first sight of the raided Class both sides count as Active." },
            ],
        },
        LedgerEntry {
            id: "atzr.raid.alert",
            section: "20.0",
            layer: Layer::Battle,
            optional: false,
            text: "Once any Fire Dice have been rolled in the Encounter the targets of the raid get +1d6 on every In Sight Test.",
            facts: &[
                Fact { kind: FactKind::Order, says: "After any Fire Dice in the Encounter the raid's targets get +1d6 on In Sight." },
                Fact { kind: FactKind::Order, says: "Before the first shot the raid's targets get no bonus." },
            ],
        },
        LedgerEntry {
            id: "atzr.takeback.objective",
            section: "21.0",
            layer: Layer::Setup,
            optional: false,
            text: "Take Back: one map; success = search every building on the map and eliminate or drive off every hostile NPC met, and after that clear the map of zombies. Any of the group; any area; any edge; zombies normal; Day Part of choice.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Take Back uses one map." },
                Fact { kind: FactKind::Plain, says: "Every building must be searched and every hostile NPC met eliminated or driven off." },
                Fact { kind: FactKind::Order, says: "After buildings and hostile NPCs are dealt with the map must be clear of zombies." },
                Fact { kind: FactKind::Plain, says: "Every one-hex building and every triangle hex must be entered; hexes kept unsearchable by friendly NPCs count." },
                Fact { kind: FactKind::Exception, says: "No zombie may be on the map at the end of a turn." },
            ],
        },
        LedgerEntry {
            id: "atzr.chillin.objective",
            section: "22.0",
            layer: Layer::Setup,
            optional: false,
            text: "Chillin': success = one or more Talk the Talk Tests succeeded and none was unsuccessful. Members must pass Group Availability. Urban, one map, Day Part of choice.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Success: at least one Talk the Talk won and none unsuccessful." },
                Fact { kind: FactKind::Exception, says: "Unsuccessful means Walk the Walk by the NPCs; pleasantries are neither." },
                Fact { kind: FactKind::Plain, says: "Members must pass Group Availability." },
                Fact { kind: FactKind::Plain, says: "Chillin' is always urban." },
                Fact { kind: FactKind::Plain, says: "Chillin' uses one map; the Day Part is chosen." },
            ],
        },
        LedgerEntry {
            id: "atzr.chillin.deployment",
            section: "22.0",
            layer: Layer::Setup,
            optional: false,
            text: "The target building is the one with the most hexes on the map. You enter and leave the map at the hex farthest from it. Zombies are generated normally, but never inside the target building.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The target building is the one with the most hexes." },
                Fact { kind: FactKind::Plain, says: "You enter and leave the map at the hex farthest from it." },
                Fact { kind: FactKind::Exception, says: "Zombies are generated normally but never inside the target building." },
                Fact { kind: FactKind::Plain, says: "A placement that would fall inside the target building moves on clockwise." },
                Fact { kind: FactKind::Order, says: "Each comes on with one full move from that hex before the start cards are drawn." },
            ],
        },
        LedgerEntry {
            id: "atzr.chillin.cards",
            section: "22.0",
            layer: Layer::Battle,
            optional: false,
            text: "Enter the target building through any triangle and leave the same way. Every time you enter any hex of it, even one entered before, draw an Event Card (2 cards in the Evening). Zombies on these cards are ignored; humans go to Talk the Talk.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The target building is entered by any triangle and left the same way." },
                Fact { kind: FactKind::Plain, says: "Every entry of any hex of it draws a card, also of a hex entered before." },
                Fact { kind: FactKind::Plain, says: "In the target building 2 cards are drawn per hex in the Evening, 1 at Night." },
                Fact { kind: FactKind::Exception, says: "Zombies on the target building's cards are ignored." },
                Fact { kind: FactKind::Exception, says: "Cards are per group entering together, not per character." },
                Fact { kind: FactKind::Plain, says: "The target building's triangle still needs its entry roll." },
            ],
        },
        LedgerEntry {
            id: "atzr.chillin.no-search",
            section: "22.0",
            layer: Layer::Battle,
            optional: false,
            text: "The target building cannot be searched; NPCs met in it may be bartered with or recruited.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "The target building cannot be searched." },
                Fact { kind: FactKind::Plain, says: "NPCs in it may be bartered with or recruited." },
            ],
        },
        LedgerEntry {
            id: "atzr.availability.roll",
            section: "22.1",
            layer: Layer::Table,
            optional: false,
            text: "Group Availability (Chillin', Defend, Robbery, Bushwhack): roll 1d6 against each member's Rep before the game; a passed die means the member takes part.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Group Availability is 1d6 against each member's own Rep: a pass takes part." },
                Fact { kind: FactKind::Exception, says: "Availability is rolled for Chillin', Defend, Robbery and Bushwhack only." },
                Fact { kind: FactKind::Plain, says: "The Star always takes part." },
                Fact { kind: FactKind::Exception, says: "After a Chillin' a Robbery makes no new roll: those present are present." },
            ],
        },
        LedgerEntry {
            id: "atzr.chillin.inside",
            section: "22.2",
            layer: Layer::Battle,
            optional: false,
            text: "Inside the target building NPCs are placed in adjacent hexes; Friend or Foe is not taken, go straight to Talk the Talk. Walk the Walk is resolved normally. Otherwise carry out the result and remove the NPCs; they do not appear in that building again (remove them from the pile). When all unused NPCs have been met there nobody is left to meet inside.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Inside, NPCs stand in adjacent hexes and no Friend or Foe is taken." },
                Fact { kind: FactKind::Plain, says: "Walk the Walk inside the target building is fought normally." },
                Fact { kind: FactKind::Order, says: "After any other result the NPCs are removed and not met again in that building." },
                Fact { kind: FactKind::Exception, says: "When all unused NPCs were met nobody is left inside." },
            ],
        },
        LedgerEntry {
            id: "atzr.chillin.meet-outside",
            section: "22.2",
            layer: Layer::Battle,
            optional: false,
            text: "NPCs removed from the target building may be met again outside; then Friend or Foe is taken.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "NPCs removed may be met again outside, with Friend or Foe." },
            ],
        },
        LedgerEntry {
            id: "atzr.chillin.robbery",
            section: "22.3",
            layer: Layer::Table,
            optional: false,
            text: "When you leave the target building take the Robbery Table: 2d6 against the Leader's Rep, the Rep modified by circumstances; carry out the result.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Leaving the target building rolls 2d6 against the Leader's modified Rep." },
                Fact { kind: FactKind::Plain, says: "Robbery Table Rep modifiers: alone -1; 3 or more functioning +1; somebody Out of the Fight -1." },
                Fact { kind: FactKind::Plain, says: "Robbery Table pass 2: no robbery." },
                Fact { kind: FactKind::Plain, says: "Robbery Table pass 1: Robbery, victims suspicious; pass 0: Robbery, not suspicious." },
                Fact { kind: FactKind::Limit, says: "The Robbery Table is rolled once per Chillin'." },
                Fact { kind: FactKind::Exception, says: "Whoever comes out of the target building says whether it is for good; for good rolls at once, for a moment does not." },
                Fact { kind: FactKind::Order, says: "If nobody has left for good it is rolled when the last of them is off the map or the Encounter is ended." },
            ],
        },
        LedgerEntry {
            id: "atzr.defend.setup",
            section: "23.0",
            layer: Layer::Setup,
            optional: false,
            text: "Defend: success = drive off the raiders before they succeed. Members must pass Group Availability. Area by Class: Survivor rural, Ganger urban, Militia suburbs. Pick 1 or 2 buildings as homes. No zombies at the start. Random Day Part.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Success: drive off the raiders before they succeed." },
                Fact { kind: FactKind::Plain, says: "Area by Class: Survivor rural, Ganger urban, Militia suburbs." },
                Fact { kind: FactKind::Plain, says: "Members must pass Group Availability." },
                Fact { kind: FactKind::Plain, says: "The player picks 1 or 2 buildings as homes." },
                Fact { kind: FactKind::Exception, says: "No zombies are generated at the start; during play they are." },
                Fact { kind: FactKind::Plain, says: "The Day Part is random." },
                Fact { kind: FactKind::Exception, says: "Raiders succeed when at a turn's end one is in a home with no functioning defender in that building." },
            ],
        },
        LedgerEntry {
            id: "atzr.defend.raiders",
            section: "23.0",
            layer: Layer::Table,
            optional: false,
            text: "Number of raiders = size of your group + 1 (roll 1-3), + 2 (4-5) or + 3 (6). They are generated before the game and kept off the map.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Raiders: group size + 1 (1-3), + 2 (4-5), + 3 (6)." },
                Fact { kind: FactKind::Plain, says: "Size is the characters available, Star included." },
                Fact { kind: FactKind::Plain, says: "Raiders wait off the map and are generic counters of one of the two other Classes." },
            ],
        },
        LedgerEntry {
            id: "atzr.defend.markers",
            section: "23.0",
            layer: Layer::Setup,
            optional: false,
            text: "3 NPC markers are placed 6 hexes from your home, as far from each other as possible. The raiders' edge is the map edge farthest from your home.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "3 markers are placed 6 hexes from home, as far apart as possible." },
                Fact { kind: FactKind::Plain, says: "The raiders' edge is the farthest map edge from home: there they flee to." },
                Fact { kind: FactKind::Plain, says: "A marker that would be off the map goes on the map edge farthest from home." },
            ],
        },
        LedgerEntry {
            id: "atzr.defend.marker-move",
            section: "23.0",
            layer: Layer::Battle,
            optional: false,
            text: "Unrevealed markers activate as Rep 4 and move towards your home, keeping in cover and out of Line of Sight as far as possible.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Unrevealed markers activate as Rep 4." },
                Fact { kind: FactKind::Plain, says: "Markers move towards home, in cover and out of sight as far as possible." },
                Fact { kind: FactKind::Plain, says: "Markers have Movement 3 and pay terrain as humans." },
            ],
        },
        LedgerEntry {
            id: "atzr.defend.reveal",
            section: "23.0",
            layer: Layer::Battle,
            optional: false,
            text: "When a marker comes into Line of Sight of your home draw an Event Card: humans on it of any Class mean this marker is the raiding force (place all raiders in its hex and adjacent hexes); otherwise the marker is removed. The last marker is the raiders if they have not been found.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A marker in Line of Sight of home draws an Event Card." },
                Fact { kind: FactKind::Plain, says: "Humans of any Class on the card: this marker is the raiders." },
                Fact { kind: FactKind::Exception, says: "No humans on the card: the marker is removed." },
                Fact { kind: FactKind::Order, says: "The last marker is the raiders if they were not found before." },
                Fact { kind: FactKind::Order, says: "A marker in sight when placed is revealed at its first activation." },
                Fact { kind: FactKind::Plain, says: "On reveal all raiders are placed in the marker's hex and adjacent hexes." },
                Fact { kind: FactKind::Order, says: "Markers move and are revealed one after the other, each with a card of its own, until the raiders are found; the others are then taken off." },
            ],
        },
        LedgerEntry {
            id: "atzr.defend.place-defenders",
            section: "23.0",
            layer: Layer::Battle,
            optional: false,
            text: "When the raiders are revealed roll 1d6 for each available character of yours including the Star: even = inside the home; odd = in a hex adjacent to the home on the side towards the raiders. Then take In Sights as needed.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "On reveal 1d6 is rolled per available character, Star included." },
                Fact { kind: FactKind::Plain, says: "A defender's even roll: inside the home; odd: adjacent outside towards the raiders." },
                Fact { kind: FactKind::Order, says: "After the defenders are placed In Sights are taken." },
            ],
        },
        LedgerEntry {
            id: "atzr.robbery.setup",
            section: "24.0",
            layer: Layer::Setup,
            optional: false,
            text: "Robbery: objective = not be robbed or harmed. Members must pass Group Availability. Any area. You start adjacent to a building (the Chillin' target building if it follows a Chillin'); the robbers start adjacent to you. No zombies at the start. Day Part: that of the Chillin', else random.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A Robbery is a success if nothing was taken and nobody went down." },
                Fact { kind: FactKind::Plain, says: "Victims start adjacent to a building, after a Chillin' to its target building." },
                Fact { kind: FactKind::Plain, says: "The robbers start adjacent to the victims." },
                Fact { kind: FactKind::Plain, says: "Members must pass Group Availability." },
                Fact { kind: FactKind::Exception, says: "No zombies are generated at the start; during play they are." },
                Fact { kind: FactKind::Plain, says: "Day Part: that of the Chillin', else random." },
            ],
        },
        LedgerEntry {
            id: "atzr.robbery.robbers",
            section: "24.0",
            layer: Layer::Table,
            optional: false,
            text: "Number of robbers: group members + 1 (roll 1-2), the same (3-4), or 1 less (5-6), at least 1. They must be of an opposing Class.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Robbers: members + 1 (1-2), same (3-4), - 1 (5-6)." },
                Fact { kind: FactKind::Limit, says: "There is always at least 1 robber." },
                Fact { kind: FactKind::Plain, says: "Robbers are of one of the two other Classes." },
            ],
        },
        LedgerEntry {
            id: "atzr.robbery.victim-more",
            section: "24.0",
            layer: Layer::Battle,
            optional: false,
            text: "Talk the Talk is rolled. Victim scored more: they may hand over all weapons and items and the robbers leave; otherwise In Sight with both sides Active.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Victim scored more: they may hand over everything and they leave." },
                Fact { kind: FactKind::Plain, says: "If the winning victim does not hand over, In Sight follows with both sides Active." },
                Fact { kind: FactKind::Exception, says: "The talk's table rows do not apply; gifts are not allowed." },
            ],
        },
        LedgerEntry {
            id: "atzr.robbery.robbers-more",
            section: "24.0",
            layer: Layer::Battle,
            optional: false,
            text: "Robbers scored more or the same: the victim hands over all weapons and items and the robbers leave. A Star may go to In Sight instead, with the victim counting as Active (and the robbers not).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Robbers more or same: everything is handed over and they leave." },
                Fact { kind: FactKind::Plain, says: "A Star may choose In Sight instead, the victim Active, the robbers not." },
                Fact { kind: FactKind::Exception, says: "Grunts without a functioning Star always hand over." },
                Fact { kind: FactKind::Plain, says: "Handed over is everything carried by everybody present." },
            ],
        },
        LedgerEntry {
            id: "atzr.robbery.suspicious",
            section: "24.0",
            layer: Layer::Table,
            optional: false,
            text: "A victim who was suspicious (Robbery Table) gets +1d6 on that In Sight.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A suspicious victim rolls +1d6 on that In Sight." },
                Fact { kind: FactKind::Exception, says: "The suspicion bonus holds for the opening In Sight only." },
            ],
        },
        LedgerEntry {
            id: "atzr.robbery.escape",
            section: "24.0",
            layer: Layer::Battle,
            optional: false,
            text: "After the robbery the robbers leave the map by the closest edge.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "After the robbery the robbers leave by the closest edge." },
                Fact { kind: FactKind::Exception, says: "Fleeing robbers roll NPC Movement only when confronted." },
            ],
        },
        LedgerEntry {
            id: "atzr.bushwhack.setup",
            section: "25.0",
            layer: Layer::Setup,
            optional: false,
            text: "Bushwhack: objective = not be harmed. Members must pass Group Availability. Any area; you start adjacent to a building; the NPCs start 3 hexes away in cover. No zombies at the start. Random Day Part. Number of NPCs: members + 1 (roll 1-2), the same (3-4), 1 less (5-6), at least 1.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A Bushwhack is a success if nobody is harmed." },
                Fact { kind: FactKind::Plain, says: "NPCs start 3 hexes away in cover." },
                Fact { kind: FactKind::Boundary, says: "Without cover in sight at 3 hexes bushwhackers take the nearest beyond, else the clear." },
                Fact { kind: FactKind::Limit, says: "NPCs: members + 1 (1-2), same (3-4), - 1 (5-6), at least 1." },
                Fact { kind: FactKind::Plain, says: "Members must pass Group Availability." },
                Fact { kind: FactKind::Plain, says: "You start adjacent to a building." },
                Fact { kind: FactKind::Exception, says: "No zombies are generated at the start; during play they are." },
                Fact { kind: FactKind::Plain, says: "The Day Part is random." },
                Fact { kind: FactKind::Plain, says: "Bushwhackers' Class is random among all three and they are hostile." },
            ],
        },
        LedgerEntry {
            id: "atzr.bushwhack.start",
            section: "25.0",
            layer: Layer::Battle,
            optional: false,
            text: "Roll activation to see who counts as active, then the In Sight Test is taken at once.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Activation is rolled to see who is active; then In Sight at once." },
                Fact { kind: FactKind::Plain, says: "Doubles on that roll are rolled again." },
                Fact { kind: FactKind::Exception, says: "The side that activates first is Active: -1d6; the other is not." },
                Fact { kind: FactKind::Order, says: "The opening In Sight is part of the first side's activation: whoever of that side ducks back in it stays down until its activation of the next turn." },
                Fact { kind: FactKind::Plain, says: "Whoever of the other side ducks back in it may pop up when its own phase comes in that turn." },
            ],
        },
        LedgerEntry {
            id: "atzr.after.increase-conditions",
            section: "26.1",
            layer: Layer::Campaign,
            optional: false,
            text: "A character may raise its Rep after an Encounter if all three hold: it did not run away; it was shot at or in melee and neither went Out of the Fight nor used Star Power dice; the Encounter was a success for it.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A Rep increase needs all three: no Runaway; shot at or in melee; success." },
                Fact { kind: FactKind::Plain, says: "Going Out of the Fight rules it out." },
                Fact { kind: FactKind::Exception, says: "Having rolled Star Power, even without effect, rules it out." },
            ],
        },
        LedgerEntry {
            id: "atzr.after.increase-roll",
            section: "26.1",
            layer: Layer::Table,
            optional: false,
            text: "Rep increase: 1d6; a score higher than the current Rep, or a 6, raises Rep by 1.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A Rep increase roll of 1d6 above the current Rep, or a 6, raises Rep by 1." },
                Fact { kind: FactKind::Boundary, says: "Rep 6 and more rises only on a 6." },
                Fact { kind: FactKind::Exception, says: "Temporary changes do not count: the full Rep is compared." },
            ],
        },
        LedgerEntry {
            id: "atzr.after.increase-cap",
            section: "26.1",
            layer: Layer::Campaign,
            optional: false,
            text: "A Grunt's Rep cannot exceed 6. A Star has no maximum.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "A Grunt's Rep never exceeds 6; at 6 it does not roll." },
                Fact { kind: FactKind::Exception, says: "A Star's Rep has no maximum." },
            ],
        },
        LedgerEntry {
            id: "atzr.after.decrease-conditions",
            section: "26.2",
            layer: Layer::Campaign,
            optional: false,
            text: "A character must test for a Rep loss if any of these holds: it ran away; it went Out of the Fight; the Encounter was a failure.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Rep loss test is due on any one of: Runaway, Out of the Fight, failure." },
                Fact { kind: FactKind::Exception, says: "Rep is lost only by the test, not automatically." },
            ],
        },
        LedgerEntry {
            id: "atzr.after.decrease-roll",
            section: "26.2",
            layer: Layer::Table,
            optional: false,
            text: "Rep decrease: 1d6; on a 1 Rep falls by 1, otherwise nothing.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A Rep loss test of 1d6 lowers Rep by 1 only on a 1." },
            ],
        },
        LedgerEntry {
            id: "atzr.after.decrease-floor",
            section: "26.2",
            layer: Layer::Campaign,
            optional: false,
            text: "A Grunt whose Rep would fall below 3 disappears from the campaign. A Star may fall as low as the player wants to play it.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "A Grunt that would fall below 3 disappears from the campaign." },
                Fact { kind: FactKind::Exception, says: "A Star may fall below 3 and stay." },
            ],
        },
        LedgerEntry {
            id: "atzr.after.per-character",
            section: "26.1",
            layer: Layer::Campaign,
            optional: false,
            text: "Success or failure of an Encounter is judged per character; it can differ between characters.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Success is judged per character and can differ." },
            ],
        },
    ],
    rulings: &[
        Ruling {
            id: "atzr.ruling.table-reaction-ganger",
            rules: &["atzr.reaction.procedure", "atzr.reaction.received-fire", "atzr.reaction.man-down"],
            question: "The Ganger Reaction Table is on a player-aid card that is not in the text. What does it say?",
            ruling: "GANGER. 2d6 against Rep; +1d6 if in cover; Leader Die applies to both tests; Stars may choose the column. Use the first line that applies. RECEIVED FIRE. Pass 2+: retrieving wounded - Carry On; outgunned - Duck Back; in range and loaded - Fire; otherwise - Charge into Melee if the shooter is in reach, else Duck Back. Pass 1: retrieving wounded - Duck Back; outgunned - Duck Back; in range and loaded - Rush Shot; otherwise - Duck Back. Pass 0: all - Runaway (outgunned or not). MAN DOWN. Pass 2+: Carry On. Pass 1: if more friends are down than still functioning - Runaway; otherwise Carry On. Pass 0: Runaway. Counting friends, in all three Class tables: S = the characters of the tester's side that started the Encounter or joined it since, the tester included; D = those of them now Out of the Fight or Obviously Dead (who ran away or left counts in S only). More down than functioning means D > S - D; at least twice as many means D >= 2 x (S - D).",
            why: "Examples 9.1 and 10.6 pin pass 1 / in range and loaded = Rush Shot; example 8.6 (Bank returns fire with pass 2d6) pins Fire; 10.2 pins outgunned = Duck Back before anything better. The rest is the sister game's Ganger table (Runaway on 0, Man Down rows, charge when out of range or unloaded, +1d6 in cover).",
        },
        Ruling {
            id: "atzr.ruling.table-reaction-militia",
            rules: &["atzr.reaction.procedure", "atzr.reaction.received-fire", "atzr.reaction.man-down", "atzr.react.charge"],
            question: "The Militia Reaction Table is missing. What does it say?",
            ruling: "MILITIA. 2d6 against Rep; +1d6 if in cover; Leader Die applies to both tests; Stars may choose the column. Use the first line that applies. RECEIVED FIRE. Pass 2+: retrieving wounded - Carry On; outgunned - Duck Back; in range and loaded - Fire; otherwise - Charge into Melee if the shooter is in reach, else Duck Back. Pass 1: retrieving wounded - Carry On; outgunned - Duck Back; in range and loaded - Rush Shot; otherwise - Charge into Melee if the shooter is in reach, else Duck Back. Pass 0: retrieving wounded - Carry On; all others - Duck Back. MAN DOWN. Pass 2+: Carry On. Pass 1: if at least twice as many friends are down as still functioning (counted as in the Ganger table) - Duck Back; otherwise Carry On. Pass 0: Runaway.",
            why: "Example 10.6 pins Militia pass 2d6 = return fire and outgunned = Duck Back. Militia are former police and soldiers (3.5.2), so the rows are the sister game's Police and Army tables; their 0-pass Rush Shot is lowered to Duck Back so that the three columns differ as the STOP box after 9.4 expects.",
        },
        Ruling {
            id: "atzr.ruling.table-reaction-survivor",
            rules: &["atzr.reaction.procedure", "atzr.reaction.received-fire", "atzr.reaction.man-down"],
            question: "The Survivor Reaction Table is missing. What does it say?",
            ruling: "SURVIVOR. 2d6 against Rep; +1d6 if in cover; Leader Die applies to both tests; Stars may choose the column. Use the first line that applies. RECEIVED FIRE. Pass 2+: retrieving wounded - Carry On; outgunned - Duck Back; in range and loaded - Fire; otherwise - Charge into Melee if the shooter is in reach, else Duck Back. Pass 1: retrieving wounded - Carry On; all others - Duck Back. Pass 0: all - Runaway (outgunned or not). MAN DOWN. Pass 2+: Carry On. Pass 1: if more friends are down than still functioning (counted as in the Ganger table) - Runaway; otherwise Carry On. Pass 0: Runaway.",
            why: "Example 8.6 pins pass 1d6 = Duck Back for Tonya, a loaded Survivor in range and never outgunned (she is a Star); example 10.9, where Tonya returns fire and only cover spoils her 8, pins pass 2d6 = Fire. The STOP box after 9.4 expects three different results for every Class, Survivors named, so pass 0d6 cannot be Duck Back again: it is one step worse, Runaway. The remaining rows are the sister game's Survivor table.",
        },
        Ruling {
            id: "atzr.ruling.table-in-sight",
            rules: &["atzr.insight.leader-rolls", "atzr.insight.active-modifier", "atzr.insight.concealed-modifier", "atzr.raid.alert", "atzr.robbery.suspicious", "atzr.walk.insight"],
            question: "The In Sight Table is missing. Which modifiers does it have?",
            ruling: "Dice = Leader's Rep. Modifiers: the group is active, or counts as Active by a scenario or Walk the Walk rule: -1d6. All enemies to which the group has Line of Sight are concealed: -1d6. Targets of a raid after shots were fired: +1d6. Suspicious victim of a Robbery: +1d6. Leader with Sharp Eyes: +1d6. All modifiers add up; fewer than 1 die = 0 successes. Nobody in Duck Back takes part (an enemy coming adjacent ends Duck Back first, see atzr.ruling.duck-back-visibility). Resolution: see atzr.insight.actions.",
            why: "8.3 pins -1d6 for active and moving, 10.9 pins concealment for both sides, 20.0 and 24.0 pin the +1d6. 16.4, 24.0 and 25.0 speak of counting as Active without moving, so the row is simply Active, as in the sister game.",
        },
        Ruling {
            id: "atzr.ruling.table-ranged-combat",
            rules: &["atzr.ranged.to-hit", "atzr.ranged.order-of-target", "atzr.react.rush-shot", "atzr.daypart.evening", "atzr.daypart.night", "atzr.cover.meaning"],
            question: "The Ranged Combat Table is missing. What does it say?",
            ruling: "Die + shooter's Rep. 7 or less: miss. 8: miss if the shooter Fast Moved this turn or has the Rush Shot penalty, or if the target is charging, in cover, Fast Moved this turn, is the second or later target, or is outside in the Evening or at Night; otherwise hit. 9: miss if the shooter has the Rush Shot penalty, or if the target is in cover or is the third or later target; otherwise hit. 10 or more: hit. Two or more ones in one firing: Out of Ammo. A miss leads to Received Fire (humans only).",
            why: "10.10 pins 11 hit, 9 hit on the second and 8 miss on the third target; 10.9 pins 8 miss in cover and 10 hit; 10.13 pins that a 9 can miss; 13.8.3 pins 8 = hit on an unimpeded target. The rows are the sister game's table without Prone; 18.4.2 requires a penalty outside in the Evening and at Night, put into the mildest row.",
        },
        Ruling {
            id: "atzr.ruling.table-ranged-damage",
            rules: &["atzr.damage.roll", "atzr.damage.types", "atzr.zombie.damage-charged"],
            question: "The Ranged Combat Damage Table is missing. What does it say?",
            ruling: "Human target, 1d6 per hit: 6 = Obviously Dead; equal to or higher than the target's Rep but not 6 = Out of the Fight; lower than the target's Rep = Duck Back. (Rep 3: 1-2 Duck Back, 3-5 Out of the Fight, 6 dead. Rep 5: 1-4, 5, 6. Rep 6 and more: 1-5 Duck Back, 6 dead.) Zombies: see atzr.zombie.damage-charged and atzr.zombie.easy-to-kill.",
            why: "Weapon counters carry no Impact in Reloaded, so the roll can only be against the target; 13.8.2 states the zombie version (Rep or higher, or a 6, kills; lower has no effect) and calls it only a little different from the human one; 10.11.4 names Duck Back as a result of hits.",
        },
        Ruling {
            id: "atzr.ruling.table-charge-into-melee",
            rules: &["atzr.charge.test", "atzr.charge.result-more", "atzr.charge.target-fire-limit", "atzr.zombie.charge-pass-one"],
            question: "The Charge into Melee Table is missing. What does it say?",
            ruling: "2d6 against Rep for charger and target; zombies always pass 1. Modifiers: Rage +1d6, Runt -1d6. Charger passed more: target does not fire; charger moves into melee. Same: target fires 1 Fire Die at that charger; charger, if not stopped, moves into melee. Target passed more: target fires up to all its Fire Dice; charger, if not stopped, moves into melee. In every case no Reaction Tests are taken. A charger is stopped if it is Out of the Fight, Obviously Dead or gets Duck Back from a hit. Every zombie is a charger of its own: on equal passes the target may fire 1 Fire Die at each of several chargers, never more in total than its Fire Dice. The target may hold its fire; if it fires it rolls every die that test and weapon allow, a Star's Assault Rifle 1 or 3. A target without a loaded ranged weapon in hand does not fire. There is no Class modifier and no Unarmed penalty.",
            why: "11.2.1 pins same = 1 Fire Die and target more = full Fire Dice, and shows everyone rolling 2d6, Survivor Tonya included, so the sister game's Class dice are gone; 11.3 shows bare hands at full Rep dice, so its Unarmed clause is gone too.",
        },
        Ruling {
            id: "atzr.ruling.table-melee",
            rules: &["atzr.melee.dice", "atzr.melee.weapon-bat", "atzr.melee.weapon-frying-pan", "atzr.melee.vest", "atzr.zombie.human-bonus", "atzr.zombie.swarm-dice"],
            question: "The Melee Table is missing. What does it say?",
            ruling: "Dice = Rep. Human: Baseball Bat in one hand +1d6, in both hands +2d6; Frying Pan +1d6; worn Vest +1d6; Brawler or Rage +1d6 each; opponent is one or more zombies +1d6; each earlier damage result of this melee that cost the fighter 1 Rep -1d6. Bare hands or a gun in hand: 0. Only one melee weapon counts per round. Zombies attacking one human: 3d6 in all, +1d6 per zombie after the first (maximum +3d6).",
            why: "11.1, 11.3, 11.4, 11.4.1, 13.9.1, 13.9.2 and 15.0.5 pin every number; only the Attribute rows come from the sister game.",
        },
        Ruling {
            id: "atzr.ruling.table-melee-damage",
            rules: &["atzr.melee.damage", "atzr.melee.damage-next-round", "atzr.zombie.win-one-damage-roll", "atzr.melee.non-lethal"],
            question: "The Melee Damage Table is missing. What does it say?",
            ruling: "1d6 by the winner: 1 = loser Obviously Dead; 2 or more and not higher than the Impact = loser Out of the Fight; higher than the Impact = another round at once, the loser at -1 Rep. Zombie losers do not use the table. Zombie winners use it; their Obviously Dead is never softened by the non-lethal rule.",
            why: "11.4 pins Impact 2 and a 3 = another round at -1 Rep; 11.5 pins a 1 = Obviously Dead; the middle row is the sister game's.",
        },
        Ruling {
            id: "atzr.ruling.table-cover-concealment",
            rules: &["atzr.cover.meaning", "atzr.cover.building-moving", "atzr.move.clear"],
            question: "The Cover and Concealment Table is missing. What does it say, and what is stationary?",
            ruling: "Clear hex: nothing. Rough hex: in cover and concealed, moving or stationary. Building hex: stationary - in cover and concealed; moving - concealed only. Duck Back into cover: not visible at all. Carrying an Out of the Fight character: in cover against fire (10.12). Zombies: never in cover, never concealed. A character is moving from the moment it spends a Movement Point in its activation until that activation ends, and while making a Duck Back or Fast Move reaction; otherwise it is stationary.",
            why: "10.9 pins the building rows (entering: concealed, no cover; stationary: cover). 8.2/8.3 pin that Bank and Too Tall who have just moved to the wood's edge are in cover, so rough also covers movers; concealment in woods in both states is the sister game's.",
        },
        Ruling {
            id: "atzr.ruling.table-movement-costs",
            rules: &["atzr.move.clear", "atzr.move.rough", "atzr.move.building", "atzr.zombie.move-cost", "atzr.recovery.pick-up", "atzr.carry.limit", "atzr.move.points", "atzr.react.popping-up"],
            question: "The movement card is missing. What does everything cost?",
            ruling: "Human: clear 1, rough 2, building 2 (also from building hex to building hex). Zombie: clear 1, rough 3, building 3. Picking up an Out of the Fight character +1. Carrying more than twice Rep in items +1 per hex. Leaving the map from an edge hex 1. Popping up, searching, entry rolls, dropping an item: 0. A hex can be entered only if all its cost can be paid; left-over points are lost.",
            why: "7.1, 12.0, 13.6 and 15.3.1 give the numbers; the zero costs are things the text lists without a price.",
        },
        Ruling {
            id: "atzr.ruling.table-after-the-fight-recovery",
            rules: &["atzr.recovery.after-encounter", "atzr.item.medikit-during", "atzr.item.medikit-after", "atzr.melee.non-lethal", "atzr.react.out-of-the-fight"],
            question: "The After the Fight Recovery Table is missing. What does it say, and how long does the -1 Rep last?",
            ruling: "2d6 against the character's own Rep. Modifiers: Medikit used after the Encounter +1d6; a helper with Medical Knowledge after the Encounter +1d6; downed by a non-lethal Obviously Dead result: roll one die more and count the best 2. Pass 2+: recovered / runaway returns, full Rep. Pass 1: an Out of the Fight character recovers but counts -1 Rep (for the rest of this Encounter if rolled during it, for the whole next Encounter if rolled after it); a runaway does not return. Pass 0: rolled after the Encounter - an Out of the Fight character is dead, a runaway does not return; rolled during the Encounter - it stays Out of the Fight and tests again after the Encounter. Stars test like everyone else.",
            why: "15.0.2 pins pass 2 = back in the Encounter and pass 1 = back at 1 Rep lower; the runaway column and the 0 row are the sister game's. The loss is temporary because permanent loss for going Out of the Fight is already rolled in 26.2 and a permanent loss would make every Rep 3 Grunt vanish on pass 1; the ban on treating the same patient twice running implies that a failed treatment does not kill.",
        },
        Ruling {
            id: "atzr.ruling.table-keeping-it-together",
            rules: &["atzr.together.when", "atzr.together.roll"],
            question: "The Keeping It Together Table is missing. What does it say?",
            ruling: "Dice = Rep on each side. Star: went Out of the Fight in the Encounter -1d6; each group member that died or was left behind Out of the Fight on the map -1d6 (members carried off or recovered do not count); Born Leader +1d6. Grunt: for each 3 consecutive months in the group -1d6; burned no Supplies this month +1d6; its mind was ever poisoned +1d6. Compare successes. Star has at least twice the Grunt's (and more): stays and skips this test after the next Encounter. Star has more: stays. Equal (0-0 included): stays if the last Encounter was a success, leaves if it was a failure. Grunt has more: leaves. Grunt has at least twice the Star's (and more): leaves and poisons every other member of equal or lower Rep (permanent mark). With no Encounter played in that step there is no test. A Grunt that leaves takes what it carries.",
            why: "4.2 gives the procedure; the STOP box after 4.3.2 hints that leaving nobody behind matters. Rows and other modifiers are the sister game's; its missing equal row is filled with its 0-0 row.",
        },
        Ruling {
            id: "atzr.ruling.table-talk-the-talk",
            rules: &["atzr.talk.roll", "atzr.talk.negotiator", "atzr.talk.gifts", "atzr.talk.recruit", "atzr.barter.when", "atzr.walk.who"],
            question: "The Talk the Talk Table is missing. What does it say?",
            ruling: "Dice = Leader's Rep; Negotiator +1d6; each gift given before the roll +1d6 (player's side); a side outnumbered 2:1 or more -1d6. PLAYER SIDE SCORED MORE: all NPCs will barter; those of your Class with a Rep not higher than the Star's will also join if you want. SAME: NPC Gangers Walk the Walk against Survivors; NPC Militia Walk the Walk against Gangers; in all other cases pleasantries, with bartering if both are of the same Class. FEWER: NPC Gangers Walk the Walk against Survivors and Gangers, against Militia on 1-3 (else pleasantries); NPC Militia Walk the Walk against Gangers, against Survivors on 1-3, never against Militia (pleasantries); NPC Survivors Walk the Walk against Gangers, against Militia on 1-2, against Survivors on 1-2 only if the NPC Leader's Rep is higher than the Star's (else pleasantries). Pleasantries: nobody joins and, except in the same-Class case of the SAME row, nobody barters; the NPCs go on with NPC Movement. A group is talked to once per Encounter, but may be asked again when a new gift is given.",
            why: "16.3 and 3.5.4 pin the MORE row for same and different Class; 16.4's example shows a rival Ganger of pleasantries who barters; 3.5.1-3.5.3 give the attitudes; rows and the outnumbered die are modelled on the sister game's Meet & Greet tables.",
        },
        Ruling {
            id: "atzr.ruling.table-mercy",
            rules: &["atzr.mercy.roll", "atzr.mercy.surrender", "atzr.star-power.mercy", "atzr.class.attitudes"],
            question: "The Mercy Table is missing. What does it say, and who rolls for a captured Grunt?",
            ruling: "The captive rolls dice equal to its own Rep (Star or Grunt), +1d6 if it surrendered; the captors' Leader rolls dice equal to their Rep. CAPTIVE SCORED MORE: all weapons and items are taken, the captive is let go alive. SAME: Gangers kill Survivors and Militia, rob Gangers of everything and let them go; Militia kill Gangers, take only the weapons of Survivors, let Militia go with everything; Survivors take all weapons and items of Gangers and Militia and let them go, from Survivors they take the weapons and items but leave 1 Supplies. FEWER: Gangers kill everybody; Militia kill Gangers and rob all others of everything; Survivors kill Gangers and rob all others of everything. Killed = Obviously Dead (a Star may use Star Power). A captive let go is out of this Encounter; if Out of the Fight it still takes the After the Fight Recovery Test.",
            why: "16.4.1 gives the success comparison and shows Obviously Dead as the bad result; 3.5 says Class matters; the rows follow the sister game's 2/1/0 rows and the Class attitudes of 3.5.1-3.5.3.",
        },
        Ruling {
            id: "atzr.ruling.table-npc-movement",
            rules: &["atzr.npcmove.roll", "atzr.npcmove.confronted", "atzr.meet.friend-or-foe", "atzr.robbery.escape", "atzr.defend.marker-move"],
            question: "The NPC Movement Table is missing. What does it say?",
            ruling: "1d6 against the NPC Leader's Rep. NOT CONFRONTED, pass: move full normal movement towards the nearest map edge and off it. NOT CONFRONTED, fail: stay in place. CONFRONTED, pass: every NPC that can fires at the nearest confronting enemy; one that is Out of Ammo reloads; one that cannot fire at all charges a human enemy in reach, otherwise moves away as under fail. CONFRONTED, fail: move full normal movement away from the nearest confronting enemy, into cover or out of its Line of Sight if reachable, otherwise towards the nearest map edge. Before the table: an NPC group that is to Talk the Talk moves towards the other group until adjacent; NPCs in Duck Back first pop up. Bushwhackers and Defend raiders that are not confronted advance on the nearest player character through cover on a pass and stay on a fail, instead of leaving. A home that no defender is in is what raiders came for: they advance on its door if that is nearer. Robbers after the robbery always head for the nearest edge and roll only when confronted. Grunts in a player's group do not use the table; the player moves them.",
            why: "17.1's example pins not confronted / pass = to the nearest map edge and confronted / pass = fire; 17.0 pins one die, so there are only pass and fail; the rest follows the sister game's 1 and 0 rows and the scenarios' purposes.",
        },
        Ruling {
            id: "atzr.ruling.table-involuntary-encounter",
            rules: &["atzr.encounter.involuntary"],
            question: "The Involuntary Encounter Table is missing. What does it say?",
            ruling: "1d6. Urban: 1-2 none, 3 Bushwhack, 4-5 Robbery, 6 Defend. Suburbs: 1 none, 2-3 Bushwhack, 4 Robbery, 5-6 Defend. Rural: 1 none, 2 Bushwhack, 3 Robbery, 4-6 Defend.",
            why: "18.2's example pins suburbs 4 = Robbery; the rest is the sister game's table, whose suburban 4 is also Robbery, with its Burglarized results (an Encounter that Reloaded does not have) turned into none.",
        },
        Ruling {
            id: "atzr.ruling.table-robbery",
            rules: &["atzr.chillin.robbery", "atzr.robbery.suspicious"],
            question: "The Robbery Table is missing. What does it say?",
            ruling: "2d6 against the Leader's Rep. Rep modifiers: the Leader is alone -1; 3 or more functioning characters +1; somebody in the group is Out of the Fight -1. Pass 2: no robbery, you get away. Pass 1: Robbery Encounter, and the victims are suspicious (+1d6 In Sight). Pass 0: Robbery Encounter, not suspicious. Rolled once, when the first character leaves the target building for the last time: whoever comes out says whether it is. If nobody has said so it is rolled when the last is off the map or the Encounter is ended.",
            why: "22.3's example pins that two people leaving after a night have no modifier and that pass 1d6 is a robbery with a suspicious victim; the other rows follow from the order of results.",
        },
        Ruling {
            id: "atzr.ruling.table-weapon-counters",
            rules: &["atzr.components.weapon-counter", "atzr.weapon.shotgun", "atzr.weapon.assault-rifle-star", "atzr.weapon.crossbow", "atzr.weapon.rpg-range", "atzr.outgunned.ratings", "atzr.carry.count"],
            question: "The weapon counters (range, Fire Dice) are not in the text. What do they show?",
            ruling: "Range in hexes / Fire Dice / Outgunned Ranking / hands: Pistol 6 / 1 / 1 / 1. Shotgun 6 / 6 (best 3) / 3 / 2. SMG 12 / 3 / 3 / 2. Hunting Rifle 24 / 2 / 2 / 2. Assault Rifle 24 / 3 (Stars 1 or 3) / 3 / 2. Crossbow 12 / 1 / 1 / 2. RPG 4 / 1d6 per target / 6 / 2. Grenade 1 / 1d6 per target / 6 / 1 to carry, 2 to use. Gas Tank: 2 hands. Baseball Bat +1 (+2 two-handed), 1 hand. Frying Pan +1, 1 hand. Numbers of copies are in the event-card data file.",
            why: "Pinned: Pistol 1 Fire Die (10.1, 11.2.1), Hunting Rifle 2 (10.2), Assault Rifle 3 (10.0, 10.2), Shotgun (10.0), SMG more than a Pistol (10.6), RPG 4 hexes, Grenade adjacent. Every other distance of the sister game appears in Reloaded as 1 hex per 2 inches (6 to 3, 4 to 2, 12 to 6, 24 to 12, 2 to 1), so its ranges 12/24/48 inches become 6/12/24; SMG dice are the sister game's 3.",
        },
        Ruling {
            id: "atzr.ruling.table-item-counters",
            rules: &["atzr.npc.starting-items", "atzr.search.counter-exhausted", "atzr.carry.count"],
            question: "How many item counters exist, and from what is a random weapon or item drawn?",
            ruling: "The pool is in the event-card data file. Two cups: the weapon cup holds Pistols, Shotguns, SMGs, Hunting Rifles, Assault Rifles and Crossbows; the item cup holds everything else except RPGs, including Baseball Bats, Frying Pans, Grenades and Gas Tanks. Draws are without replacement; used-up, lost or dead characters' unclaimed counters return to the cups after the Encounter. An empty cup gives nothing. An NPC holds its weapon in the hands; a drawn one-hand weapon is held in the other hand if the first one leaves it free, everything else is stowed. It wears a drawn Vest and attaches a drawn Scope if its weapon allows.",
            why: "15.4 shows that a counter type can run out. In 16.1 Sailor draws a Pistol as weapon and a Baseball Bat as non-weapon item, and has both out, so melee weapons must be in the item draw.",
        },
        Ruling {
            id: "atzr.ruling.table-characters",
            rules: &["atzr.components.character-counter", "atzr.star.definition", "atzr.npc.generate-same-class"],
            question: "The character counters and cards are not in the text. Who exists, with which Rep and Movement?",
            ruling: "See the characters data file: 16 named characters (11 from the manual, 5 added) plus the sample own Star Billy Pink. Pinned Reps: Tonya 5, Nick 5, Too Tall 4, Buffy 4, Beck 4, Jimmy 4, Bank 3, Sailor 3; reconstructed: Lil 4, Marc 3, Professor 3. Movement is 3 for everybody, 4 for Fast characters. A named character has no fixed Class except NPC Tonya (Survivor).",
            why: "References are in the data file. Bank's Movement 3 is pinned by 7.2 and equals the zombies' 3, so 3 is taken as standard. Buffey and Buffy are the same person (OCR or spelling variance). Bank appears as a Ganger in 3.5.4 and as a group member of Survivor Tonya in 22.1, so named counters cannot have a fixed Class.",
        },
        Ruling {
            id: "atzr.ruling.table-attributes",
            rules: &["atzr.components.special-attribute-card", "atzr.attribute.substitute", "atzr.react.out-of-the-fight"],
            question: "The Special Attributes are not in the text. What do they do?",
            ruling: "See the characters data file. Pinned by the manual: Negotiator (+1d6 Talk the Talk), Medical Knowledge (can help Out of the Fight characters; the Professor identifies the Cure), the name Initiative. Initiative: +1 Rep for activation while alone. Tonya's second Attribute Two Guns: no Rush Shot for firing two one-hand weapons. The others follow the sister game's Attribute list.",
            why: "In 10.9 Tonya's 8 with two Pistols misses because of cover, not because of the Rush Shot that 10.3 would give everybody else.",
        },
        Ruling {
            id: "atzr.ruling.table-generic-counters",
            rules: &["atzr.components.generic-counter", "atzr.npc.generate-different-class", "atzr.npc.out-of-counters"],
            question: "The generic counters are not in the text. What do they show?",
            ruling: "12 counters per Class, Movement 3, Rep 3 to 5, with a printed weapon; the list is in the characters data file. Draw at random from the Class pile without replacement; if it is empty the missing humans are zombies (as atzr.npc.out-of-counters).",
            why: "Only the kinds of information on the counter are given (2.2.1.1); Rep spread and weapons follow the sister game's NPC lists.",
        },
        Ruling {
            id: "atzr.ruling.table-event-deck",
            rules: &["atzr.card.deck", "atzr.card.contents", "atzr.card.reshuffle-card", "atzr.group.start-recruit", "atzr.campaign.areas"],
            question: "The Event Cards are not in the text. What is the deck?",
            ruling: "54 cards, listed in the event-card data file: 34 zombie cards, 19 human cards, 1 Reshuffle card. A human card has humans in all three columns, a zombie card zombies in all three (the number may be 0). Zombies by column: urban 0x3 1x9 2x11 3x8 4x3; suburbs 0x8 1x13 2x9 3x4; rural 0x13 1x14 2x6 3x1. Humans: urban 13 Ganger, 4 Survivor, 2 Militia cards; suburbs 11 Militia, 4 Ganger, 4 Survivor; rural 12 Survivor, 6 Militia, 1 Ganger.",
            why: "4.1 treats a card as either only zombies or with humans readable in the urban column, and 13.2.3 says never both, hence pure cards. Frequencies follow 14.5.1-14.5.3 and the Glossary (Survivors usually alone). Every card shown or described in an example exists (marked in the data).",
        },
        Ruling {
            id: "atzr.ruling.table-maps",
            rules: &["atzr.components.maps", "atzr.building.multi-hex-access", "atzr.zombie.place", "atzr.raid.target-map", "atzr.chillin.deployment", "atzr.defend.markers", "atzr.takeback.objective"],
            question: "The six maps are pictures that are not in the text. How are six equivalent maps made?",
            ruling: "GRID: flat-topped hexes so that side 1 points up; sides clockwise 1 N, 2 NE, 3 SE, 4 S, 5 SW, 6 NW. Each map is 16 columns x 12 rows (offset columns, odd columns shifted down half a hex; an even column count keeps the offset when maps are joined end to end). HEX DATA: terrain clear, rough or building; building id; triangle colour or none. MAPS: 1 and 2 rural: 2-3 one-hex buildings, 1-2 multi-hex buildings of 2-3 hexes, 30-45 % rough. 3 and 4 suburban: 5-7 one-hex buildings, 3-4 multi-hex buildings of 2-4 hexes, 10-20 % rough. 5 and 6 urban: 2-4 one-hex buildings, 7-9 multi-hex buildings of 3-7 hexes, at most 8 % rough; exactly one building per urban map is the largest (7 or more hexes). BUILDINGS: a multi-hex building is a connected set of hexes; different buildings are never adjacent, so every wall faces an outside hex; triangles: 1 for 2-3 hexes, 2 for 4-6, 3 for 7 or more; every triangle hex touches at least one clear outside hex; colours overall about 40 % green, 35 % yellow, 25 % red, every suburban and urban map has all three, each pair of rural maps at least one red. PASSABILITY: all outside hexes are connected without crossing buildings; each map edge has at least 4 clear hexes, at the same positions on all maps, so that roads meet at the joints. LAYOUT: 2 maps of the same type, joined along the long side (16 x 24) or end to end (32 x 12); 1 map for Take Back and Chillin'. DIMENSIONS IMPLIED BY THE TEXT: placement 6 hexes away in one of 6 directions must always find a hex: at least 13 columns and 7 rows do that for every hex; noise reaches 12 hexes, so a layout should be longer than 12; Defend needs at least one building on each map from which three hexes at distance 6, 120 degrees apart, are on the map (a building near the middle does this on 16 x 12); Raid needs two maps, one being opposite to the entry edge; Chillin' needs a unique largest building and a farthest edge hex.",
            why: "2.1, 7.1, 13.3 (side 1 to the top of the map), 13.5 (12 hexes), 20.0, 21.0, 22.0 and 23.0 give the constraints; the sizes are what fits a usual boxed map of that publisher and the counters.",
        },
        Ruling {
            id: "atzr.ruling.distance",
            rules: &["atzr.los.center", "atzr.reaction.man-down", "atzr.feast.attract", "atzr.weapon.rpg-range", "atzr.components.weapon-counter"],
            question: "How are distances counted?",
            ruling: "Distance is the smallest number of hex steps between two hexes regardless of terrain; same hex = 0, adjacent = 1. Within N, N or less and range N all mean distance <= N. Movement is counted in Movement Points, not in distance.",
            why: "All distances in the book are in hexes; ranges are inclusive in the examples (a zombie within 3 hexes charges).",
        },
        Ruling {
            id: "atzr.ruling.los-geometry",
            rules: &["atzr.los.center", "atzr.los.rough", "atzr.los.building", "atzr.los.characters"],
            question: "What if the line of sight runs exactly along the side between two hexes?",
            ruling: "Trace the centre-to-centre line twice, shifted by a tiny amount to either side. The line of sight exists if at least one of the two shifted lines crosses no blocking hex (the two end hexes never block). Line of sight is always mutual.",
            why: "The book measures through the centre dots and does not treat spines; this is symmetrical, favours sight only when one side is really open, and needs no special cases.",
        },
        Ruling {
            id: "atzr.ruling.los-who-blocks",
            rules: &["atzr.los.characters", "atzr.stack.humans"],
            question: "Which characters in a hex between block the line?",
            ruling: "Every functioning human and every zombie, friend or enemy, in a hex strictly between. Out of the Fight and Obviously Dead characters and characters in Duck Back do not block. Items and Gas Tanks do not block.",
            why: "10.5 says a character or zombie between blocks; bodies on the ground and hidden people do not stand in the line.",
        },
        Ruling {
            id: "atzr.ruling.los-buildings",
            rules: &["atzr.los.building", "atzr.cover.building-moving"],
            question: "What can be seen into, out of and inside buildings?",
            ruling: "Every building hex counts as having windows on all sides. A character in a building hex sees and is seen across any of its sides; any other building hex in between, of the same or another building, blocks. So inside a multi-hex building one sees only adjacent hexes.",
            why: "10.5 blocks on building hexes between and explicitly not on the character's own building hex; 10.9 has a fight between neighbouring building hexes.",
        },
        Ruling {
            id: "atzr.ruling.los-vision",
            rules: &["atzr.daypart.evening", "atzr.daypart.night", "atzr.insight.not-in-sight", "atzr.zombie.frenzy", "atzr.zombie.action-noise"],
            question: "Does the vision limit of Evening and Night apply to everybody, and when is the full moon rolled?",
            ruling: "A line of sight longer than the vision limit does not exist, for humans and zombies alike (no In Sight, no fire, no frenzy, no charge beyond it). Noise is not limited. At Night roll 1d6 once before deployment: on a 1 there is a full moon and vision is 6 for the whole Encounter. The Day Part does not change during an Encounter.",
            why: "18.4.2 speaks of vision in general and exempts only noise; Reloaded has no rule for changing Day Parts.",
        },
        Ruling {
            id: "atzr.ruling.outside-at-night",
            rules: &["atzr.daypart.evening", "atzr.daypart.night"],
            question: "What is the Ranged Combat penalty in the Evening and at Night?",
            ruling: "A target in a clear or rough hex (outside) is missed on a total of 8. Targets in building hexes have no such penalty. It applies to zombies too, because it is not cover.",
            why: "18.4.2 states only that there is a penalty for targets outside; the mildest row of the table is used.",
        },
        Ruling {
            id: "atzr.ruling.duck-back-visibility",
            rules: &["atzr.react.duck-back-hidden", "atzr.react.popping-up", "atzr.insight.not-in-sight"],
            question: "Who cannot see a ducked-back character, and what if somebody walks up to it?",
            ruling: "Nobody at a distance of 2 or more has a line of sight to or from it. An enemy human or a zombie that enters its hex or an adjacent hex has a line of sight: Duck Back ends. A human enemy doing so triggers an In Sight Test; the character that was ducked back (now turned up in its cover) counts and rolls in it as usual but does not act itself even if its group wins; other members of its group do. Zombies at 1 hex charge normally. A ducked-back target of a charge does not fire.",
            why: "7.3.3 and 8.6 hide it from the cause of the test and from everyone shown; the sister game lets a ducking figure not fire in an In Sight; hiding in a hex cannot work against someone standing at it.",
        },
        Ruling {
            id: "atzr.ruling.duck-back-destination",
            rules: &["atzr.react.duck-back-move", "atzr.react.duck-back-no-cover"],
            question: "Which hex does a ducking character choose, and does it need Movement Points?",
            ruling: "Cover = a rough hex or a building hex, or its own hex if that gives cover when stationary (then it just ducks in place: it enters nothing and no card is drawn). It may move up to 3 hexes without paying Movement Points, but not through enemies, not into a hex already holding 2 functioning humans, and into a multi-hex building only through an already opened triangle hex, a one-hex building freely (an unvisited one-hex building then draws its Event Card). Take the hex nearest in hex steps; ties: farther from the cause of the test, then the owner's choice (engine: random for NPCs). If none is available: roll a Fast Move at once and move directly away from the cause with the normal Movement Points plus the passes; the character is not hidden and counts as Fast Moved.",
            why: "7.3.3 gives nearest cover within 3 hexes in any direction; the example ducks 2 hexes into a rough hex; 8.6 shows ducking into the building hex one stands at.",
        },
        Ruling {
            id: "atzr.ruling.no-zone-of-control",
            rules: &["atzr.move.points", "atzr.charge.only-way", "atzr.stack.humans"],
            question: "Can a character pass enemies, zombies or full hexes?",
            ruling: "Adjacent enemies do not hinder movement. A hex with a functioning enemy human or a zombie can be entered only by a charge. A hex with 2 functioning friends may be passed through but not stopped in; a character passing through does nothing there that would end the move, and takes up no more than can be carried on. Friendly sides and neutral NPCs count as friends for stacking. Anyone who falls out with somebody in the same hex stays there until one of them leaves it or charges where they stand.",
            why: "6.1 limits only where characters stay; 11.2 makes the charge the only way into contact.",
        },
        Ruling {
            id: "atzr.ruling.grid-sides",
            rules: &["atzr.zombie.place-hex-side-one", "atzr.zombie.place"],
            question: "How are hex sides numbered?",
            ruling: "Side 1 is the top side of the map, then clockwise 2 upper right, 3 lower right, 4 bottom, 5 lower left, 6 upper left. 6 hexes away from side N means 6 steps in that straight direction.",
            why: "13.3: players agree on side 1; in the example it is the top of the map.",
        },
        Ruling {
            id: "atzr.ruling.reshuffle-redraw",
            rules: &["atzr.card.reshuffle-card", "atzr.zombie.start-cards", "atzr.card.deck"],
            question: "Does the Reshuffle card replace the draw?",
            ruling: "No. After the reshuffle draw again for the same event. If the draw pile runs out without it, shuffle the discards. Cards drawn for the start of the game, for the starting group, for taking items and for bartering are handled the same way; only the start-of-game cards are put back and the deck shuffled at once.",
            why: "2.3.2.1 only tells to shuffle; an event that calls for a card must get one.",
        },
        Ruling {
            id: "atzr.ruling.start-group-card",
            rules: &["atzr.group.start-recruit"],
            question: "What if the card with humans shows more Grunts than the size limit or the pile allows?",
            ruling: "The number of Grunts is the smallest of: the humans in the urban column, Rep minus 2 (group including the Star less than Rep), and the unused characters left. NPC Tonya drawn here is put back and another character is drawn.",
            why: "4.0 and 4.1; Tonya never stays in a group (3.1.3).",
        },
        Ruling {
            id: "atzr.ruling.zombie-cup",
            rules: &["atzr.zombie.place", "atzr.components.zombie-counter"],
            question: "What if zombie counters run out?",
            ruling: "Counters are drawn without replacement; dead zombies return to the cup at once. If the cup is empty no further zombie appears until one returns.",
            why: "13.3 draws counters from a cup; a finite cup is part of the game's balance.",
        },
        Ruling {
            id: "atzr.ruling.placement-details",
            rules: &["atzr.zombie.place", "atzr.zombie.place-off-map", "atzr.zombie.place-building", "atzr.zombie.stack-card", "atzr.zombie.stack-limit"],
            question: "Which counter's number places a card's stack, and what if the hex is full or holds humans?",
            ruling: "A stack from one card uses the number of its first drawn counter. Zombies from noise are placed one by one by their own numbers. If the hex is off the map, holds a functioning human, or is full (4 zombies), use the next side clockwise; if all six fail, use the free on-map hex nearest to 6 hexes away from the reference character. For zombies over 4 of one card: the adjacent hex through the side of their own number, clockwise on from there if unusable.",
            why: "13.3 and 13.5.1 give the main case; clockwise is the book's own fallback.",
        },
        Ruling {
            id: "atzr.ruling.doubles-reference",
            rules: &["atzr.turn.doubles", "atzr.turn.doubles-placement", "atzr.meet.doubles", "atzr.turn.multi-human-doubles"],
            question: "From whose hex is a doubles event placed?",
            ruling: "The player's die is the one compared with the zombie die (with several players the one they name; NPC sides never). Place from the hex of the Star whose player's die made the doubles; if that Star is off the map or Out of the Fight, from a random functioning character of that side. Placed humans that would be off the map use the next side clockwise.",
            why: "13.3 says the character that drew the card; the player whose die doubled draws.",
        },
        Ruling {
            id: "atzr.ruling.doubles-nobody",
            rules: &["atzr.turn.doubles"],
            question: "Section 5.0 says that on doubles neither side activates; the Glossary says both do. Which?",
            ruling: "Nobody activates.",
            why: "5.0, 5.1 and the examples agree; the Glossary line is a slip (neither/both).",
        },
        Ruling {
            id: "atzr.ruling.group-geometry",
            rules: &["atzr.leader.group-range", "atzr.leader.activation", "atzr.insight.leader-rolls"],
            question: "Is grouping transitive (a chain of neighbours), and when is it checked?",
            ruling: "Not transitive: a character is grouped with a Leader only if it is in the Leader's hex or adjacent to it. Leaders are found per side: every functioning Star leads a group; characters not near a Star group around the highest-Rep ungrouped character and so on; everyone else is a group of one. Two Stars lead separate groups; a character near both belongs to the one its player names. For activation groups are fixed when the side's activation begins; for In Sight and the Leader Die they are checked at that moment. Out of the Fight and dead characters neither lead nor count. Ducked-back characters neither lead nor count for In Sight and the Leader Die, but lead and belong to their group for activation.",
            why: "4.3.1 and 4.3.2 define grouping by nearness to the Leader; the sister game fixes groups for activation at the start.",
        },
        Ruling {
            id: "atzr.ruling.leader-ties",
            rules: &["atzr.leader.who"],
            question: "Who leads among NPCs of equal Rep?",
            ruling: "The player names them for their own Grunts; for NPC groups the first counter drawn.",
            why: "The book is silent; it only matters for whose dice are rolled.",
        },
        Ruling {
            id: "atzr.ruling.leader-die-self",
            rules: &["atzr.leader.die", "atzr.leader.die-without-own-test"],
            question: "Does the Leader's own test profit from the Leader Die, and for which tests is it rolled?",
            ruling: "It is rolled once per occasion for both Reaction Tests of all Classes, if the Leader is functioning and at least one other functioning character is grouped with them; it then counts for every tester of the group, the Leader included. Any highest-Rep NPC may use it, not only Stars.",
            why: "4.3.1 gives the Leader Die to Leaders in general; in the sister game the Leader rolls it in addition to their own dice, only when with a group.",
        },
        Ruling {
            id: "atzr.ruling.grunt-control",
            rules: &["atzr.grunt.definition", "atzr.action.list", "atzr.npcmove.roll"],
            question: "Grunts are controlled by the game mechanics; who moves those in a player's group?",
            ruling: "The player decides movement and actions of their own group's Grunts when they are active. The mechanics decide their reactions (no Free Will), their In Sight action and target, and that they always use Ammo counters. NPCs outside player groups are moved by the NPC Movement Table.",
            why: "5.0 lets the side activate its groups freely; 17.0 gives the table to NPCs on the board; 8.4, 8.5 and 10.4 fix what Grunts do in reaction.",
        },
        Ruling {
            id: "atzr.ruling.activation-six",
            rules: &["atzr.turn.eligible", "atzr.rep.meaning"],
            question: "Can a Rep 6 character ever fail to activate?",
            ruling: "Only on doubles. A Rep 2 character activates on 1-2, a Rep 1 character only on a 1, Rep 0 never. Rep changes (hunger, infection, wounds) count at once; the temporary -1 Rep inside a melee does not matter for activation.",
            why: "5.0 compares Rep with the die only.",
        },
        Ruling {
            id: "atzr.ruling.hidden-in-multiplayer",
            rules: &["atzr.game.modes", "atzr.card.deck"],
            question: "What is hidden from whom?",
            ruling: "Deck order and cups are hidden from everybody. Gear stowed by another player's or NPC's character is hidden until used or taken; hand items, Rep and Class of characters in sight are open. Unrevealed Defend markers are hidden even from the defender.",
            why: "2.3.2 wants limited knowledge; 15.5 distinguishes items seen in use from unknown gear.",
        },
        Ruling {
            id: "atzr.ruling.entry-attempts",
            rules: &["atzr.building.entry-roll", "atzr.building.entry-fail", "atzr.building.entry-once"],
            question: "Who rolls to enter, how often, and what happens after a failure?",
            ruling: "The entering character must be adjacent with 2 Movement Points left. One roll serves all characters that enter together. Each character may attempt a given triangle hex once per activation; a failed attempt costs no Movement Points and the character may go on elsewhere. The entry roll is needed only from outside; moving inside the building to an unopened triangle hex needs no roll and opens it.",
            why: "13.3.1 shows Too Tall rolling for both; 7.1.3.1 only forbids entering; 13.6.2 says a successful entry opens the hex.",
        },
        Ruling {
            id: "atzr.ruling.cards-inside",
            rules: &["atzr.card.draw-on-triangle", "atzr.surprise.replaces-charge", "atzr.card.draw-on-one-hex-building"],
            question: "Are cards drawn in other hexes of a building, and does Zombie Surprise happen there and in one-hex buildings?",
            ruling: "Cards are drawn for triangle hexes and one-hex buildings only, once per hex, whether reached from outside or from inside. Zombies on such a card are placed in the entered hex and Zombie Surprise is used in all these cases. Building hexes without a triangle draw nothing and cannot be searched (except the special draws of Chillin'). Going out through a triangle hex already visited draws nothing.",
            why: "2.3.2.1 and 13.2.3 tie cards to entering these hexes; 13.3.1 excludes only coming out; 15.4 ties searching to the card.",
        },
        Ruling {
            id: "atzr.ruling.entering-group",
            rules: &["atzr.surprise.divide", "atzr.meet.in-building"],
            question: "Who takes part in a Zombie Surprise and where are met humans put?",
            ruling: "Humans that enter in the same step (at most 2, and nobody as a third) take part, as does whoever is in the hex already, such as a hostage just set free; finish their entry before the card is drawn. Zombies that stand in for missing counters spring their surprise in the entered hex, before anybody is put outside. Movement stops until the event is resolved; what is left of the movement may then be used. Met NPCs stand in an adjacent hex of the same building drawn at random among those with room (those that do not fit there in the next such hex); if there is none they stand in the entered hex and the entrants are moved back to the hex they came from, as for a one-hex building; who only came through a hex of two gives way to whoever stood in it and stands as near to it as there is room. Nobody is put into a hex with humans of another side: two hold the house, the others stand in the nearest hexes, out of doors or in the same building, that are free of zombies and of others' people.",
            why: "13.3.1 lets both enter before the card; 16.0 gives the adjacent hex and the one-hex case, where they come out of the door; 6.1 two to a hex; 11.2 no contact without a charge.",
        },
        Ruling {
            id: "atzr.ruling.fast-move-timing",
            rules: &["atzr.move.fast", "atzr.carry.limit", "atzr.recovery.fast-move"],
            question: "When may a Fast Move be declared and what counts as Fast Moved?",
            ruling: "Once per activation, at any point of the move, also to reach a charge; not with handling items or reloading. Each character rolls its own dice. A character that declared it counts as Fast Moved until the end of the turn even if it passed 0d6. Overloaded over Rep: 1d6. Carrying a person: count the better die only. Both: 1d6. Over 2 x Rep: not allowed.",
            why: "7.2 and 11.2; in the sister game a figure passing 0d6 still counts as moving fast.",
        },
        Ruling {
            id: "atzr.ruling.barricade-details",
            rules: &["atzr.building.barricade", "atzr.zombie.enter-needs-open", "atzr.building.exit"],
            question: "What exactly does barricading do?",
            ruling: "It is the whole action of one character for one activation (no movement, no fire) in a triangle hex of a multi-hex building with no enemy in it. The entry roll of the colour is needed again from outside by anyone; a new success removes the barricade. The Supplies counter may come from the gear. Leaving through it needs no roll and opens it again for everybody. One-hex buildings cannot be barricaded.",
            why: "13.6.2 resets the hex; 7.1.3.2 keeps exits free.",
        },
        Ruling {
            id: "atzr.ruling.leave-map",
            rules: &["atzr.move.points", "atzr.encounter.format", "atzr.robbery.setup", "atzr.bushwhack.setup", "atzr.defend.setup"],
            question: "How does one leave the map and when does an Encounter end?",
            ruling: "From a map-edge hex a character may move off the map for 1 Movement Point; it cannot return. A carried character leaves too. The Encounter ends when no functioning player character is left on the map, or when the player ends it. Success or not, the player ends it on the map only while no hostile human and no zombie within 6 hexes has one of their characters in sight, on their feet or Out of the Fight (one of them who is carried behind cover is hidden); in a Robbery or Bushwhack no hostile attacker may function on the map either, seen or not. Otherwise one leaves by the edge (in Chillin' by its hex). So a Robbery, Bushwhack or Defend does not end with the last attacker: the winners loot with the usual actions first. A Take Back ends by itself at the end of the turn in which it succeeds.",
            why: "Nothing in 19.0 to 25.0 takes people off the map; NPCs, robbers and guests leave by the edge or their hex (17.1, 22.0, 24.0), 16.4.2 counts on a safe way off the board, and 15.5 takes items after a fight within the Encounter.",
        },
        Ruling {
            id: "atzr.ruling.rivals",
            rules: &["atzr.game.modes", "atzr.encounter.format", "atzr.after.per-character"],
            question: "Whose success is it, and who ends the Encounter, when players play against each other?",
            ruling: "Each side of players counts for itself: what its own people found and whom they recruited (Search), whether they found what is raided (Raid), their own talks (Chillin'), their own harm (Robbery, Bushwhack). Take Back is won by those who still hold the map when it is cleared, which hostile rivals keep anybody from; Defend by everybody together. A side that ends the Encounter goes home with everybody of it who functions; the others, those who have yet to come on included, play on until none of them is left or they end it too. Only a Robbery on the way home from a Chillin' (22.3) ends it for everybody.",
            why: "1.0 allows competitive play and says no more; success is per character by 26.1.",
        },
        Ruling {
            id: "atzr.ruling.deployment-start",
            rules: &["atzr.zombie.start-move-on", "atzr.zombie.start-cards", "atzr.chillin.deployment"],
            question: "How is the first move onto the map made?",
            ruling: "All characters of a side enter at the same edge, each paying for the first edge hex and using its whole normal or Fast Move, in any direction: it stops only when it can pay for no hex out of doors any more, and nobody has to go into a building. A Chillin' begins with the same move from its one hex. Groups may stack from the start. Cards are drawn after everybody has entered, one per human (two in the Evening and at Night), each placed from that human. Then turn 1 begins with activation dice.",
            why: "13.2.1; the example draws one card for each of three humans after they have moved.",
        },
        Ruling {
            id: "atzr.ruling.insight-scope",
            rules: &["atzr.insight.trigger", "atzr.insight.several-groups", "atzr.insight.winner"],
            question: "Which groups take part and how are several groups compared?",
            ruling: "All groups with a character that has line of sight to an opposing character after the extra step take part. A group acts if its successes exceed those of every opposing group that is in line of sight of it; groups that qualify act at the same time. If no group qualifies (the best scores of the two sides are equal) all retake. Neutral or friendly NPC groups and zombies do not take part. Humans that have agreed to talk do not trigger it.",
            why: "STOP box after 8.7, points 3 and 4; 8.3 re-takes ties.",
        },
        Ruling {
            id: "atzr.ruling.insight-once",
            rules: &["atzr.insight.trigger", "atzr.insight.continue-move"],
            question: "When does continued movement trigger another In Sight?",
            ruling: "The memory of who has seen whom lasts for one activation phase of one side. Opponents that have already been in a test with that character in this phase do not trigger again, even if it went out of sight in between; new opponents, or a character that pops up, do. At the next phase the memory is empty, but opponents that stay in sight without moving do not trigger; somebody must come into sight by moving or popping up. Movement that begins and stays in sight of an opponent triggers nothing with that opponent.",
            why: "8.2: not seen previously during this activation phase; 8.7: further movement can trigger a new test.",
        },
        Ruling {
            id: "atzr.ruling.insight-star-actions",
            rules: &["atzr.insight.actions", "atzr.charge.simultaneous"],
            question: "May winners choose to charge instead of firing?",
            ruling: "Stars may choose to fire, charge, Duck Back, move up to their remaining movement, or do nothing. Grunts grouped with a Star that charges may charge with them. All other Grunts follow 8.4: fire if in range and loaded, else charge if in reach, else Duck Back. A Grunt with a melee weapon only charges or ducks. A character carrying somebody continues moving instead.",
            why: "8.4 lists the default; 11.2's example has winners choosing to charge; the sister game gives Stars the choice and lets retrievers continue.",
        },
        Ruling {
            id: "atzr.ruling.insight-move-left",
            rules: &["atzr.insight.extra-step", "atzr.insight.actions"],
            question: "Does the extra step come out of the movement allowance, and what is reach for an inactive charger?",
            ruling: "The extra step uses remaining Movement Points; with none left (or not enough for the hex) there is no step. In reach means: a charge path to the target's hex can be paid with the remaining movement (active) or with the full normal movement (inactive). Points of a Fast Move that was rolled in this activation count; none is rolled for an In Sight action.",
            why: "8.2 speaks of up to 1 additional Movement Point; 11.2 asks for enough Movement Points, those of a Fast Move included; 7.2 has the Fast Move declared before somebody moves, which is in their activation.",
        },
        Ruling {
            id: "atzr.ruling.simultaneous-fire",
            rules: &["atzr.insight.after", "atzr.ranged.exchange"],
            question: "How is simultaneous fire resolved and in what order do reactions chain?",
            ruling: "All fire of one step is declared, then all dice are rolled, then noise is rolled, then all hits are applied, then all Reaction Tests of that step are rolled, then Duck Back and Runaway moves are made, then the fire they call for forms the next step. This repeats until a step has no fire. A character hit in a step still makes the fire it had declared in the same step.",
            why: "8.6 orders moves before fire and makes fire simultaneous; 10.6 says the exchange continues until one side cannot return it.",
        },
        Ruling {
            id: "atzr.ruling.noise-timing",
            rules: &["atzr.zombie.noise", "atzr.zombie.noise-timing"],
            question: "Is noise rolled before or after the hits, and does NPC fire make noise?",
            ruling: "After the Fire Dice of a step are rolled and before any Reaction Test or further action. The number of noise dice does not depend on hits. Fire of every human, NPC or player, makes noise; zombies are placed from the shooter's hex.",
            why: "13.3's example rolls after the shots and before anything else; 13.3 names the character that fired.",
        },
        Ruling {
            id: "atzr.ruling.carry-on-act",
            rules: &["atzr.insight.after", "atzr.react.carry-on"],
            question: "What may characters with Carry On do in step 4?",
            ruling: "Members of the moving (active) group go on with their activation. Inactive ones do nothing more until called upon.",
            why: "8.6 example: the active side continues; 7.3.1: acts when active.",
        },
        Ruling {
            id: "atzr.ruling.received-fire-target",
            rules: &["atzr.reaction.received-fire", "atzr.react.rush-shot"],
            question: "At whom does a character return fire when several fired at it, and with how many dice?",
            ruling: "It fires with all its Fire Dice; Grunts at the nearest of those who fired at it (ties random) and may not spread, Stars as they like. Fire means without penalty, Rush Shot with it. A character that received Duck Back from a hit takes no Received Fire Test. If some dice hit and others missed the same target only the hits matter.",
            why: "7.3.7: fires back at the cause of the test; 9.2: only for targets not hit.",
        },
        Ruling {
            id: "atzr.ruling.man-down-sight",
            rules: &["atzr.reaction.man-down", "atzr.reaction.man-down-exempt"],
            question: "Who is a friend and is line of sight needed for Man Down?",
            ruling: "Friends are characters of the same side, whatever their Class. The tester must have line of sight and be within 2 hexes, and must be functioning and not in melee. Several friends going down in one step cause one test, using the highest Rep among them for the exemption. Going down by melee, zombies or Mercy counts as well; running away does not.",
            why: "9.3's example mentions both distance and line of sight; the exemption compares Reps.",
        },
        Ruling {
            id: "atzr.ruling.outgunned-cannot-shoot",
            rules: &["atzr.outgunned.rule", "atzr.outgunned.never", "atzr.outgunned.ratings"],
            question: "When can a target not shoot back, whose dice are compared, and what about Runaway?",
            ruling: "A target cannot shoot back if it has no loaded ranged weapon in hand that reaches the shooter. Otherwise compare the Outgunned Ranking of the weapon fired with the highest ranking among the target's loaded weapons in hand. Equal is not outgunned. With several shooters the highest ranking counts. Outgunned only removes results better than Duck Back; a Runaway stays a Runaway. Stars, chargers and characters retrieving wounded are never outgunned. The Assault Rifle always ranks 3, even fired with 1 die.",
            why: "10.2 with its example (unloaded = outgunned, Duck Back although in reach or not); chargers and retrievers are exempt in the sister game.",
        },
        Ruling {
            id: "atzr.ruling.outgunned-two-weapons",
            rules: &["atzr.ranged.two-weapons", "atzr.outgunned.ratings"],
            question: "What is the Outgunned Ranking of two weapons fired at once?",
            ruling: "Firing, the pair ranks 1 more than the better of the two. As a target, it counts against a single weapon with its better weapon alone; against another pair the pairs are compared. Only a higher ranking outguns, without exception. So two Pistols rank 2: they outgun a Pistol but not a Hunting Rifle, and a Hunting Rifle (2) outguns whoever holds them (1).",
            why: "Sister game rule; it also explains example 8.6, where Tonya's two Pistols make Too Tall duck on pass 1d6 while Bank with a Hunting Rifle fires back.",
        },
        Ruling {
            id: "atzr.ruling.multiple-tests-order",
            rules: &["atzr.reaction.multiple-tests", "atzr.star.free-will"],
            question: "How do extra dice work when two tests are combined?",
            ruling: "Both tests have the same modifiers (cover, Leader Die), so one roll and one count serve both; each is looked up, outgunned is applied to Received Fire, then the worse of the two results is carried out. A Star using Free Will chooses one column for both.",
            why: "9.4: one set of dice for all tests, worse result counts.",
        },
        Ruling {
            id: "atzr.ruling.active-fire-once",
            rules: &["atzr.action.list", "atzr.action.active-fire"],
            question: "How often can an active character fire?",
            ruling: "One active fire per activation, with one weapon or two weapons at once, at any moment of its own move when no other resolution is running. In Sight and reaction fire are unlimited and separate.",
            why: "6.0: active fire is in addition to firing required by tests.",
        },
        Ruling {
            id: "atzr.ruling.two-weapons-dice",
            rules: &["atzr.ranged.two-weapons", "atzr.ammo.out", "atzr.ranged.sorting"],
            question: "How are dice, ammunition and targets handled for two weapons fired at once?",
            ruling: "Each weapon's dice are rolled, sorted and checked for ones separately; targets are counted in one common order (the second weapon's first new target is the second target). All targets of both weapons must be in the same or mutually adjacent hexes. Only weapons held in the hands can fire: two one-hand weapons, or any two if a two-hand weapon is fired with one hand (15.3).",
            why: "10.3 applies the penalty for each weapon; 15.3 allows an SMG with 1 hand; Out of Ammo is per weapon (10.4).",
        },
        Ruling {
            id: "atzr.ruling.targets-adjacency",
            rules: &["atzr.ranged.targets"],
            question: "Must all targets be adjacent to each other?",
            ruling: "Every target's hex must be the same as or adjacent to the hex of the first target, for both of two weapons. Every Fire Die goes on a target: fewer than all are put on one only where the rest can go on others.",
            why: "10.10: the third target is in a hex adjacent to the hex of the first two; measuring from the first target is unambiguous. 10.10 rolls all Fire Dice of the weapon, and 10.8 declares how many go onto each target.",
        },
        Ruling {
            id: "atzr.ruling.pitiful-shot",
            rules: &["atzr.ranged.pitiful-shot"],
            question: "How exactly does Pitiful Shot work?",
            ruling: "For each fire die that shows 6 from a shooter whose current Rep is exactly 3 and whose total 9 is a miss for any reason (cover, Rush Shot, third target), roll 1d6: 1-3 hit. It also works when an infected or hungry character has fallen to Rep 3, and not for Rep 2. Extra dice from a Scope count only if that die is the chosen one.",
            why: "10.13: Rep 3 and only Rep 3, a rolled 6, cannot hit.",
        },
        Ruling {
            id: "atzr.ruling.scope-details",
            rules: &["atzr.item.scope-effect", "atzr.item.scope-attach", "atzr.ammo.out"],
            question: "How does the Scope's additional die work with several Fire Dice, and does it count for ammunition?",
            ruling: "Roll one d6 more than the Fire Dice used and drop one die of the shooter's choice (engine: the lowest) before sorting. The dropped die counts neither for hits, nor for ones, nor for noise. It does not fit Grenades, RPGs or Gas Tanks. Attaching takes the handle-items action or is done before the Encounter.",
            why: "15.0.3: one additional d6, choose the result, no extra noise.",
        },
        Ruling {
            id: "atzr.ruling.shotgun-dice",
            rules: &["atzr.weapon.shotgun"],
            question: "How are Shotgun dice allocated?",
            ruling: "3 dice are declared to the targets as usual; after rolling 6 the 3 highest are sorted onto them. When only 1 Fire Die may be fired (equal passes in a charge) the Shotgun still rolls 6 dice but only the single best counts; all 6 make noise and count for ones.",
            why: "10.0 and 10.1; one pull of the trigger is the smallest unit of a Shotgun.",
        },
        Ruling {
            id: "atzr.ruling.several-hits",
            rules: &["atzr.damage.roll", "atzr.star-power.levels"],
            question: "What if a target is hit more than once in one step?",
            ruling: "Every hit rolls damage; the worst result counts. A Star may first reduce the results with Star Power: successes are spent by the player one level at a time on any of the results; results left at Carry On vanish, then the worst remaining counts. If all vanish the Star carries on where it is and takes no Received Fire Test; a Duck Back among the results remains.",
            why: "3.2.1's example reduces an Obviously Dead and an Out of the Fight separately; 10.11.4.",
        },
        Ruling {
            id: "atzr.ruling.star-power-all-dice",
            rules: &["atzr.star-power.use", "atzr.star-power.roll", "atzr.after.increase-conditions"],
            question: "May a Star roll only some Star Power dice, or again for the same damage?",
            ruling: "It rolls all its remaining dice once per damage event or not at all. Dice showing 6 are lost until the end of the Encounter. Rolling counts as having used Star Power even without effect.",
            why: "3.2.1: the Star rolls their d6; 26.1 asks whether any Star Power dice were used.",
        },
        Ruling {
            id: "atzr.ruling.damage-order-text",
            rules: &["atzr.damage.types"],
            question: "10.11.1 announces the damage types from least to most severe but lists Obviously Dead first. Which order?",
            ruling: "Least to most: Duck Back, Out of the Fight, Obviously Dead.",
            why: "3.2.1 reduces Obviously Dead to Out of the Fight.",
        },
        Ruling {
            id: "atzr.ruling.explosive-details",
            rules: &["atzr.weapon.explosive-dice", "atzr.weapon.grenade-throw", "atzr.weapon.rpg-range", "atzr.zombie.noise", "atzr.ammo.out"],
            question: "Details of Grenades and RPGs: whom do they hit, how much noise, do they run out?",
            ruling: "They are aimed at a hex in line of sight. With anything in the other hand a Grenade cannot be armed, neither in an activation nor against those who charge: then the gun fires. Every functioning human and every zombie in it, friend or enemy, is attacked; Out of the Fight characters too. Each Fire Die needs a hit with the shooter's Rep on the Ranged Combat Table (cover and other rows apply, always first target). Noise: one die per Fire Die rolled in total; if nobody is in the hex as many dice as the 1d6 showed. A Grenade is discarded. An RPG is Out of Ammo after every shot and is reloaded like a Crossbow. Ones do not matter. Everyone attacked and not hit takes Received Fire, outgunned (6). In a charge either may be used whenever the test lets the target fire at all (it is one shot, also where only 1 Fire Die is allowed); the target hex is the one from which the chargers come and only those charging from it are attacked.",
            why: "10.0.1 and its example; 13.2.2: every Fire Die used makes noise; OR 6 in 10.2.",
        },
        Ruling {
            id: "atzr.ruling.gas-tank-details",
            rules: &["atzr.weapon.gas-tank"],
            question: "The Gas Tank text says all targets are hit and also that Fire Dice are rolled as for a Grenade. Which?",
            ruling: "A hit on the tank makes it explode; then 1d6 Fire Dice per target in its hex are rolled to hit with the shooter's Rep as for a Grenade. The tank is a first target without cover. Placing it is a handle-items action in the character's own hex; it stays there. Noise: the shot's Fire Dice plus one die per Fire Die of the explosion. Only an active, deliberate shot sets it off.",
            why: "10.0.2 refers to the Grenade procedure; being hit there means being caught in the blast.",
        },
        Ruling {
            id: "atzr.ruling.carrier-cover",
            rules: &["atzr.ranged.carrier"],
            question: "When is the carried character hit?",
            ruling: "Whenever a die misses the carrier but would have hit it out of cover, whether or not the terrain gives cover as well. A die that misses for another reason (Rush Shot, later target) is an ordinary miss. The carried character then rolls damage as a human target (Duck Back and Out of the Fight have no further effect on it).",
            why: "10.12: the carrier counts as in cover and any miss due to cover strikes the carried character; it makes no exception for terrain.",
        },
        Ruling {
            id: "atzr.ruling.carrier-reactions",
            rules: &["atzr.recovery.carrier-tests", "atzr.recovery.carrier-charged", "atzr.react.runaway", "atzr.react.duck-back-move", "atzr.recovery.pick-up"],
            question: "What happens to the carried character when the carrier gets a Reaction Test or damage result?",
            ruling: "Carry On: carrying goes on. Duck Back: the carrier takes the carried character along (a ducked-back carrier hides both). Runaway, Out of the Fight, Obviously Dead or being charged: the carried character is dropped in the carrier's hex. Putting it down on purpose is free.",
            why: "12.0 names only the charge; a runaway is removed from the map on their own (7.3.6) and a downed carrier cannot carry.",
        },
        Ruling {
            id: "atzr.ruling.auto-kill-details",
            rules: &["atzr.ranged.auto-kill", "atzr.ranged.capture"],
            question: "What does dispatching or capturing cost and what happens to captives?",
            ruling: "It is done by an active character in the same hex as part of its move. Firing: all Fire Dice are rolled only for ones and noise; the victim is dead. Melee: Rep dice, at least 1 success kills, otherwise it may be tried again next activation. Capturing needs no roll; a captive counts as carried when moved and can be taken off the map. A player's captive may be questioned, robbed (15.5) or released by the player; a captive of NPCs uses the Mercy Table. Generic NPCs are removed when Out of the Fight and so cannot be dispatched or captured; their killer may still take items.",
            why: "10.14; 2.2.1.1 removes generic NPCs.",
        },
        Ruling {
            id: "atzr.ruling.generic-out-of-the-fight",
            rules: &["atzr.components.generic-counter", "atzr.feast.attract", "atzr.take.card"],
            question: "Does a removed generic NPC leave a body for zombies or looters?",
            ruling: "No. The counter is gone; its weapon and item stay in the hex, where anybody can pick them up. No Event Card is drawn for it: the item that was pulled for it lies there in the card's place. Named characters leave a body, and a card is drawn for them.",
            why: "2.2.1.1 removes it from the game; 6.1 keeps bodies of characters. The card of 15.5 stands for what nobody has seen of a defeated character, as in 15.6.1, which draws none where the gear is known; 16.1 pulls one item for a generic NPC and it is in plain sight.",
        },
        Ruling {
            id: "atzr.ruling.melee-minus-rep",
            rules: &["atzr.melee.damage-next-round", "atzr.melee.multi-order"],
            question: "Is the -1 Rep of a lost round cumulative, and does it last against the next opponent?",
            ruling: "Cumulative, one die per such result, no minimum (0 dice = 0 successes). It lasts until the whole melee in the hex is over, against further attackers too.",
            why: "11.4: until all rounds of continued melee are finished.",
        },
        Ruling {
            id: "atzr.ruling.melee-weapons-held",
            rules: &["atzr.melee.dice", "atzr.melee.weapon-bat", "atzr.melee.non-lethal", "atzr.melee.weapon-frying-pan"],
            question: "Which weapon counts when several are held, and may it be drawn when charged?",
            ruling: "Only items in the hands when the melee begins count. With two melee weapons the player picks one for the melee. A Bat gets +2d6 only if both hands hold nothing else. A fighter who did not use a lethal melee weapon (bare hands, gun in hand or Frying Pan) does non-lethal damage to humans.",
            why: "2.3.1 on hands; 11.1; 11.5's example treats Tonya without a melee weapon as non-lethal.",
        },
        Ruling {
            id: "atzr.ruling.melee-rounds",
            rules: &["atzr.melee.winner", "atzr.melee.multi-defender-loses", "atzr.melee.multi-attacker-loses"],
            question: "In a multi-character melee, is one round fought per attacker or until a decision?",
            ruling: "Each pairing is fought until somebody is Out of the Fight or Obviously Dead (draws and next-round results continue at once); then the next attacker or defender follows. A Star defender saved by Star Power continues in the same pairing. The side with the last functioning fighter keeps the hex.",
            why: "11.3 fights on until there is a winner; 11.5 completes melees before the activation ends.",
        },
        Ruling {
            id: "atzr.ruling.charge-together",
            rules: &["atzr.melee.multi-limit", "atzr.charge.one-target-roll", "atzr.charge.simultaneous"],
            question: "How do two of an active group charge together?",
            ruling: "When one of them declares a charge, one other of the group who could declare the same charge now may do so as well, if their player wants. Both come up before anybody tests, the target rolls once for both, and it is the action of both. Nobody has to: anyone who charges later charges alone.",
            why: "11.2.1: charged by more than one at the same time; 11.5: up to 2 may charge into a hex; 5.0: a group acts together.",
        },
        Ruling {
            id: "atzr.ruling.charge-zombies",
            rules: &["atzr.charge.two-defenders", "atzr.zombie.swarm-dice", "atzr.zombie.charge-pass-one"],
            question: "What if humans charge zombies?",
            ruling: "Allowed. The human charger rolls 2d6; the zombies pass 1 and never fire. The human fights all zombies of the hex at once as a swarm. Two humans charging together divide the zombies as in Zombie Surprise.",
            why: "13.7: zombies count as passing 1d6; 13.9.1.",
        },
        Ruling {
            id: "atzr.ruling.charge-into-building",
            rules: &["atzr.charge.requirements", "atzr.building.entry-roll"],
            question: "Can one charge into or out of a building?",
            ruling: "A charge obeys all movement rules: into a multi-hex building only through a triangle hex, with its entry roll if it is not open (failure ends the charge in the hex outside), paying 2. Zombies only as in 13.6.1.",
            why: "7.1.3 has no exception for charges.",
        },
        Ruling {
            id: "atzr.ruling.charge-position",
            rules: &["atzr.zombie.activation", "atzr.charge.test"],
            question: "Where do chargers stand while the target fires?",
            ruling: "In the adjacent hex from which they enter; range is 1 and no other figure blocks. If the target's hex cannot take them all (2 humans or 4 zombies) the rest stop in adjacent hexes and take no part.",
            why: "13.5's example puts charging zombies into the hex before the tests; for fire and grenades (10.0.1 example) they must be at a distance.",
        },
        Ruling {
            id: "atzr.ruling.man-down-in-charge",
            rules: &["atzr.charge.test", "atzr.reaction.man-down", "atzr.reaction.when"],
            question: "No Reaction Tests are taken in a charge; what about Man Down by witnesses?",
            ruling: "Nobody takes Received Fire for shots fired in a charge or Zombie Surprise. Witnesses outside the melee take Man Down once all charges and melees of that step are finished.",
            why: "Only the charge itself suspends tests (sister game's table).",
        },
        Ruling {
            id: "atzr.ruling.zombie-new-turn",
            rules: &["atzr.zombie.place-inactive"],
            question: "May a zombie generated earlier in the same turn activate in the zombies' phase of that turn?",
            ruling: "No. A zombie never activates in the turn in which it was placed. It can defend itself if charged.",
            why: "13.3 says next turn of zombie activation; the sister game states that it cannot activate until the following turn.",
        },
        Ruling {
            id: "atzr.ruling.zombie-charge-reach",
            rules: &["atzr.zombie.action-charge", "atzr.zombie.action-seen", "atzr.zombie.enter-building"],
            question: "Does a zombie at 3 hexes charge without line of sight or when terrain makes the way longer?",
            ruling: "It charges if it has line of sight to a human at 3 hexes or less and its 3 Movement Points suffice to enter the human's hex. With line of sight but not enough movement it moves as close as it can (priority 3). Without line of sight the later priorities apply.",
            why: "11.2 demands line of sight and enough Movement Points for every charge; 13.6 lets rough and buildings cost 3.",
        },
        Ruling {
            id: "atzr.ruling.zombie-target-choice",
            rules: &["atzr.zombie.frenzy", "atzr.zombie.action-seen", "atzr.zombie.action-charge"],
            question: "Which human does a zombie go for and by which path?",
            ruling: "It charges the nearest human whom it can charge, whoever else is nearer behind walls; only if it can charge nobody does it go towards the nearest in line of sight, up to the wall if need be. Ties: the one reachable with fewer Movement Points, then random. Humans of any side count. The path is the cheapest one over hexes the zombie may enter; ties are broken towards the straight line, then randomly. Zombies move in order of distance to their target, nearest first, and stop adjacent to a full hex.",
            why: "13.5 puts the charge of any human within 3 hexes before walking, and 13.6.1 keeps zombies out of buildings; the nearest human of 13.1.2 is about walking; 13.5.1: stacking must not slow them.",
        },
        Ruling {
            id: "atzr.ruling.zombie-stack-moves",
            rules: &["atzr.zombie.stack-moving", "atzr.zombie.stack-limit"],
            question: "How do stacked zombies behave?",
            ruling: "A stack acts as one: same target, same path, moved together. It separates only if the destination cannot hold all (the surplus waits adjacent), when a feast ends, or in melee when divided among humans. Zombies join a stack on their way only if they end no farther from the target than they would alone.",
            why: "13.5.1.",
        },
        Ruling {
            id: "atzr.ruling.zombie-noise-target",
            rules: &["atzr.zombie.action-noise"],
            question: "Where exactly is the noise a zombie walks to?",
            ruling: "Each firing records the shooter's hex, the turn and its number of noise dice (Crossbow and Scope dice do not count; failed entry rolls count their dice at the hex of the character). Dice in the same hex in this and the last turn are added. The zombie goes to the hex within 12 with the most; ties: nearest, then random. When it has arrived the noise no longer interests it.",
            why: "13.5 and 13.2.2 (failed entry is like Fire Dice).",
        },
        Ruling {
            id: "atzr.ruling.zombie-drift-turn",
            rules: &["atzr.zombie.action-drift", "atzr.zombie.action-dead-end"],
            question: "What do left and right mean on hexes?",
            ruling: "Left = the next hex side counter-clockwise, right = the next clockwise from the current direction; keep turning the same way until the hex can be entered, then go on with the remaining movement in the new direction. Zombies do not enter buildings when drifting; rough hexes count as enterable.",
            why: "13.5; hexes have no 90-degree turn.",
        },
        Ruling {
            id: "atzr.ruling.zombie-in-building",
            rules: &["atzr.zombie.place-building", "atzr.zombie.enter-building", "atzr.zombie.enter-needs-open"],
            question: "How do zombies inside buildings move?",
            ruling: "3 Movement Points per building hex, any hex of the same building. They leave through any triangle hex without a roll and without opening it for entry from outside; a barricade does not hold zombies coming from inside. A one-hex building may be entered by a zombie that saw a human enter it. Having followed a human in, a zombie goes on as long as it sees or last saw them.",
            why: "13.6.1 and 7.1.3.2; the sister game lets zombies placed inside come out.",
        },
        Ruling {
            id: "atzr.ruling.surprise-shooting",
            rules: &["atzr.surprise.human-total", "atzr.zombie.damage-charged", "atzr.zombie.easy-to-kill"],
            question: "How is fire in a Zombie Surprise resolved?",
            ruling: "The human has to fire, once, with all Fire Dice of the weapon or weapons they choose, at the zombies assigned to them; a Star's Assault Rifle with 1 or 3. To hit: normal table, the zombies do not count as charging (an 8 hits the first target). Damage: as when being charged (zombie's Rep 3 or higher kills). No Reaction Tests. Surviving zombies then melee the human they were assigned to. A human whose zombies are all dead is free.",
            why: "13.8.3's example: an 8 is a hit and a damage roll of 2 is compared with the zombie's Rep; 13.3.1 says that they fire, its example: 4 kills, 2 does not; 10.10 rolls the weapon's Fire Dice, and 10.0 gives a choice to Stars alone.",
        },
        Ruling {
            id: "atzr.ruling.easy-to-kill-six",
            rules: &["atzr.zombie.easy-to-kill", "atzr.zombie.damage-charged"],
            question: "Under Easy to Kill, does a 6 always kill, and may a Rep 3 shooter use the other rule instead?",
            ruling: "No and no. Easy to Kill replaces the other rule whenever the shooter is not being charged (by charge or Surprise): a die higher than the shooter's Rep does nothing, a 6 included (Rep 6 and more always kills). A third party firing at zombies that charge somebody else uses Easy to Kill.",
            why: "13.8.3 is explicit on both rows; 13.8.2's 6 belongs to rolls against the zombie's Rep.",
        },
        Ruling {
            id: "atzr.ruling.feast-priority",
            rules: &["atzr.feast.attract", "atzr.zombie.action-charge", "atzr.zombie.action-feast"],
            question: "Does a zombie prefer a downed human or a standing one?",
            ruling: "Order: continue a feast; charge a functioning human it can charge this activation; go to a downed human within 6 hexes in line of sight; then the other priorities. A zombie in a hex with a downed human and no functioning human starts to feast at once.",
            why: "13.5 lists charging before everything except an ongoing feast; 13.5.2 adds the attraction without a place in the list.",
        },
        Ruling {
            id: "atzr.ruling.feast-victim",
            rules: &["atzr.feast.duration", "atzr.infection.who", "atzr.feast.end"],
            question: "What happens to the victim of a feast and to feasting zombies?",
            ruling: "When the feast begins an Out of the Fight victim is Obviously Dead for good (no Star Power, no recovery, no infection test). The die counts down by 1 at the end of every turn, doubles turns included, beginning with the turn after the one in which the feast began; at 0 the feast is over and the zombies move off at their next activation. Feasting zombies do not move, are shot with Easy to Kill, and fight if charged; if all feasting zombies are killed the feast is over and the body is no longer fresh. Each body feeds one feast only.",
            why: "13.5.2 and 13.9.3 (only those that did not suffer a feast test for infection).",
        },
        Ruling {
            id: "atzr.ruling.infection-first-round",
            rules: &["atzr.infection.who", "atzr.infection.test"],
            question: "Has a human won in the 1st round if they win that round but zombies are left?",
            ruling: "No. The melee must be over, all zombies dead, at the end of its first round; otherwise the human tests. A tied or lost first round counts as not won. Each melee is judged by itself, but a character tests only once after the Encounter, with -1 if it went Out of the Fight against zombies in any of them.",
            why: "13.9.4's example: Buffy won, but the melee carried over into a second round, so she had to test; 13.9.3 adds that swarms are therefore more dangerous.",
        },
        Ruling {
            id: "atzr.ruling.infection-encounter",
            rules: &["atzr.infection.zombified", "atzr.infection.turn", "atzr.cure.doses"],
            question: "How long does an infected character live, and can it be cured?",
            ruling: "It may take part in the next Encounter played. The Rep losses by doubles are permanent while infected. If it is not cured by the end of that Encounter it becomes a zombie and is lost, even if its Rep is still above 2; if it does not take part it is lost as well. A dose of the Cure, taken as a free action by a character in the same hex or after the Encounter, ends the infection, restores the Rep lost to it and makes immune. A turned character's items drop in its hex, and it stands there, even among others, until the zombies next activate. An infected Star that turns is lost; the player continues with a new Star.",
            why: "13.9.4: the character has time for another Encounter, usually to search the Cure; the story calls it one last Encounter; 19.1.",
        },
        Ruling {
            id: "atzr.ruling.cure-professor",
            rules: &["atzr.cure.find"],
            question: "Where must the Professor be?",
            ruling: "They must be a functioning member of the searching player's side on the map, in the searched hex or adjacent to it, when the Medikit is found. One roll per Medikit found that way. Medikits found in other rows or from persons do not count.",
            why: "19.1: the Professor and only the Professor rolls when a red triangle building is searched.",
        },
        Ruling {
            id: "atzr.ruling.star-start-items",
            rules: &["atzr.item.star-start", "atzr.item.lose-recruit"],
            question: "Are the Star's starting items chosen or drawn, and which are lost for recruits?",
            ruling: "Chosen freely by the player from all counters (a Supplies B counts as one item); at most one RPG, Grenade or Gas Tank in total. For each Grunt recruited before the first Encounter the player gives up one of them of their choice.",
            why: "15.1 gives only the number; public play reports show players choosing; the limit keeps the start sane.",
        },
        Ruling {
            id: "atzr.ruling.supplies-who-pays",
            rules: &["atzr.campaign.supplies", "atzr.item.supplies"],
            question: "Who pays the monthly Supplies, and does a B feed two?",
            ruling: "Every member of the group, Star included, needs 1; the player distributes all Supplies of the group. A B may be changed into two A first, so it feeds two. The -1 Rep of a hungry character is in force for the whole month, is not cumulative over months, and does not make a Grunt disappear.",
            why: "14.4, 15.0.4 (make change; B is worth 2 A); 26.2's floor is about the Rep itself.",
        },
        Ruling {
            id: "atzr.ruling.search-action",
            rules: &["atzr.search.building", "atzr.search.must-clear", "atzr.search.counter-exhausted"],
            question: "What does searching cost and who may search?",
            ruling: "A functioning character in the hex searches for free once the hex is clear, at once after the fight or later while active; one item per hex. If the card brought friendly NPCs, the hex can be searched only after they are eliminated; if one of them leaves in peace or joins it is never searched, whatever becomes of the others; for Take Back it counts as dealt with. A row showing nothing uses up the search. If the counter is exhausted and no lower row offers an available item (always so for the dash row) nothing is found; the same substitution applies to items taken from persons and offered in a barter.",
            why: "15.4: if you choose not to eliminate them the hex cannot be searched; the example takes the loot at once.",
        },
        Ruling {
            id: "atzr.ruling.take-items-limits",
            rules: &["atzr.take.seen-items", "atzr.take.card", "atzr.item.lose-taken"],
            question: "When may items be taken from somebody, and how often is the card drawn?",
            ruling: "By a functioning character in the same hex (a captive, Out of the Fight or dead), as a handle-items action; nothing is taken after the Encounter. The card is drawn once per victim. From your own group's members everything may be taken without a card. Stowed gear known to the engine for a named victim is replaced by the card draw.",
            why: "15.5; the card stands for what the person had stowed.",
        },
        Ruling {
            id: "atzr.ruling.stored-items",
            rules: &["atzr.carry.own-any-number", "atzr.campaign.journal"],
            question: "Where are items that nobody carries?",
            ruling: "Between Encounters they lie in the group's common store. Before each Encounter the player shares them out; what stays in the store cannot be used in that Encounter and cannot be taken by robbers or captors. Supplies for the month may be burned from the store. A member that leaves takes only what it carried in the last Encounter.",
            why: "15.3: one may acquire any number but cannot carry them all; nothing in the book takes items away that are not on a character (15.2).",
        },
        Ruling {
            id: "atzr.ruling.medikit-details",
            rules: &["atzr.item.medikit-during", "atzr.item.medikit-after", "atzr.item.medikit-reuse"],
            question: "What does using a Medikit cost?",
            ruling: "During the Encounter it must be in the hands of a functioning character in the patient's hex (bringing it there is a handle-items action). It is the user's action for that activation per patient attempt, except that several patients in the same hex may be treated in one activation, each once. A patient that recovers can act from its next activation; where two stand already it gets up in an adjacent hex with room, else in the nearest that has any by an open way, and where there is none it stays down. After the Encounter each Medikit of the group, stowed or not, gives its +1d6 to one patient after the other, in any order, not twice in a row to the same; one bonus per patient.",
            why: "15.0.2's example treats Too Tall and then Beck in a row; 2.3.1 makes stowed items, Tonya's Medikit among them, unusable until they are moved to the hands.",
        },
        Ruling {
            id: "atzr.ruling.left-behind",
            rules: &["atzr.recovery.after-encounter", "atzr.mercy.roll", "atzr.feast.attract"],
            question: "What happens to an Out of the Fight character that is still on the map when the Encounter ends?",
            ruling: "If functioning hostile humans are on the map: Mercy Table. Else if a zombie is within 6 hexes with line of sight or already feasting: it is eaten (dead). Else it is found later and takes the After the Fight Recovery Test; it counts as left behind for Keeping It Together unless the player's side held the field.",
            why: "16.4.1 and 13.5.2 applied to the end of the game; the STOP box after 4.3.2.",
        },
        Ruling {
            id: "atzr.ruling.friend-or-foe-scope",
            rules: &["atzr.meet.friend-or-foe", "atzr.meet.friend-or-foe-when", "atzr.tonya.friend"],
            question: "Which groups are counted in Friend or Foe, and is it repeated?",
            ruling: "Count the functioning characters of the player's group (grouped with its Leader) that is first in line of sight and of the NPC group. It is taken once per NPC group and player side; the relation lasts for the Encounter: fight = hostile; otherwise neutral until somebody attacks. Humans who are attacked or whose side member is attacked become hostile to the attacker. A new meeting in a later Encounter tests anew. When Friend or Foe leads to a fight both sides take the In Sight with only the active side counting as Active. Nobody fires at, charges or blows up people they are at peace with: a Star starts the fight first, which is Walk the Walk with its In Sight Test, and what was meant for them waits until it is over. Bystanders whom a charge at an enemy in their hex or a blast catches without that become hostile at once, without a test.",
            why: "16.2; 17.1 defines hostile humans by a failed test or an attack; 22.2 re-tests on a later meeting; 16.4 lets Stars alone begin, and its example draws the gun and takes the In Sight Test before anybody fires.",
        },
        Ruling {
            id: "atzr.ruling.npc-versus-npc",
            rules: &["atzr.class.attitudes", "atzr.npcmove.confronted"],
            question: "How do different NPC groups treat each other?",
            ruling: "Gangers are hostile to Militia and Survivors and vice versa; Militia and Survivors ignore each other; same Class ignores each other. Hostile NPC groups that come into sight take the In Sight Test.",
            why: "3.5.1-3.5.3.",
        },
        Ruling {
            id: "atzr.ruling.join-limit",
            rules: &["atzr.talk.recruit", "atzr.group.size-limit", "atzr.tonya.joins-survivors"],
            question: "What if more NPCs want to join than the group may hold?",
            ruling: "The player picks who joins within the limit (fewer characters than the Star's Rep); the others say goodbye and use NPC Movement. NPC Tonya counts against the limit as long as she is with the group. If the Star's Rep drops later nobody has to leave, but nobody may join until the group is small enough. New members keep their weapon and item and are the player's to move from the next turn.",
            why: "4.0; 3.1.3.",
        },
        Ruling {
            id: "atzr.ruling.talk-success",
            rules: &["atzr.chillin.objective", "atzr.talk.roll"],
            question: "What is a successful and an unsuccessful Talk the Talk?",
            ruling: "Successful: the player's side scored more successes. Unsuccessful: the result was Walk the Walk by the NPCs. Pleasantries are neither.",
            why: "22.0 needs the terms; the table has exactly these outcomes.",
        },
        Ruling {
            id: "atzr.ruling.surrender-details",
            rules: &["atzr.mercy.surrender"],
            question: "To whom does one surrender?",
            ruling: "To the nearest functioning hostile human group with line of sight; without one surrender is impossible (zombies take no prisoners). The character and what it dropped are removed with the captors' result at once.",
            why: "16.4.2 leads to the Mercy Table, which needs a captor.",
        },
        Ruling {
            id: "atzr.ruling.tonya-details",
            rules: &["atzr.tonya.npc-star", "atzr.tonya.free-will"],
            question: "How does the engine choose for NPC Tonya, and who leads when she is with you?",
            ruling: "She takes the column whose result (the worse one if two tests are combined) ranks best in the order of 9.4, except that she prefers Duck Back to Charge into Melee; she uses Star Power whenever she takes damage from humans. The player's Star leads the group; she is then moved by the player like a Grunt. If drawn by a non-Survivor player she is met as a Survivor: she barters but does not join.",
            why: "3.1.3: always makes the right choice; joins other Survivors only.",
        },
        Ruling {
            id: "atzr.ruling.raid-buildings",
            rules: &["atzr.raid.find", "atzr.raid.target-map"],
            question: "What counts as a building entered, and with one map only?",
            ruling: "Each different building (one-hex or multi-hex) on the opposite map counts once, at its first entry. The 1d6 is rolled before the Event Card is drawn; finding the objective does not replace the card. With a single map the half opposite to the entry edge counts. Two maps are opposite when joined; the entry edge is one not shared with the target map. A found item is the item of the row of that hex or what the player named; a hostage is Out of action until reached, then joins unarmed.",
            why: "20.0.",
        },
        Ruling {
            id: "atzr.ruling.takeback-hostiles",
            rules: &["atzr.takeback.objective"],
            question: "What is searching every building and driving off?",
            ruling: "Every one-hex building and every triangle hex of the map has been entered and either searched or found unsearchable because of friendly NPCs. A hostile NPC is driven off when it is dead, Out of the Fight, captured, has run away or left the map. Then no zombie may be on the map at the end of a turn.",
            why: "21.0.",
        },
        Ruling {
            id: "atzr.ruling.chillin-details",
            rules: &["atzr.chillin.cards", "atzr.chillin.inside", "atzr.chillin.robbery", "atzr.chillin.deployment"],
            question: "How are draws per hex counted in Chillin', and is the entry roll needed?",
            ruling: "The triangle's entry roll is needed. Each entry of a building hex draws for the group that enters together, not per character: 1 card, in the Evening 2; at Night 1. Noise inside the target building still generates zombies outside it (placements that would fall inside move on clockwise). Named NPCs of your Class met inside are removed from the unused pile for the rest of the Encounter unless they join; generics likewise from their pile.",
            why: "22.0 and 22.2's example: the red triangle roll is made, two cards are drawn in the Evening.",
        },
        Ruling {
            id: "atzr.ruling.defend-contradiction",
            rules: &["atzr.defend.markers", "atzr.defend.marker-move", "atzr.defend.reveal"],
            question: "Raiders are said to enter from the farthest map edge and also to be placed as markers 6 hexes from the home. Which?",
            ruling: "The three markers are placed at distance 6 from the home (nearest home hex), 120 degrees apart or as near to it as the map allows; a marker that would be off the map is put on the map edge farthest from the home. The farthest edge is where raiders flee to. A marker already in line of sight when placed is revealed at its first activation. Markers use one activation die and Rep 4, Movement 3, and cost terrain as humans.",
            why: "The Deployment bullets contradict each other; the picture caption shows the three markers 6 hexes away.",
        },
        Ruling {
            id: "atzr.ruling.defend-end",
            rules: &["atzr.defend.setup", "atzr.defend.raiders"],
            question: "Who are the raiders, what is your group's size, and when do they succeed?",
            ruling: "Size = your characters that are available, Star included. Class: one of the two other Classes at random; all raiders are hostile (no Friend or Foe). They succeed when at the end of a turn a functioning raider is in a home and no functioning defender is in that building; they are driven off when none is functioning on the map. Driven off they stay: if the last defender goes Out of the Fight then or later, the Encounter ends at once and is a success for each defender who is not killed, captured or eaten as they lie there. Raiders are generated as generic counters.",
            why: "23.0; the sister game's raiders are an opposing Class determined at random.",
        },
        Ruling {
            id: "atzr.ruling.robbery-details",
            rules: &["atzr.robbery.robbers", "atzr.robbery.victim-more", "atzr.robbery.robbers-more", "atzr.availability.roll", "atzr.robbery.setup"],
            question: "Details of the Robbery: Class, counting, availability after Chillin'.",
            ruling: "Robbers are one of the two other Classes at random, generic counters. Group members = those present, Star included. After Chillin' those present there are present, no new availability roll. The victim's Leader decides for all. If Grunts are alone (no Star functioning) they always hand over. Handing over = everything carried by everybody present. The Talk the Talk dice are modified as usual (Negotiator, outnumbered; no gifts) but only the comparison counts, not the rows of the Talk the Talk Table. Success of the Encounter: nothing was taken and nobody went down.",
            why: "24.0.",
        },
        Ruling {
            id: "atzr.ruling.encounter-place",
            rules: &["atzr.robbery.setup", "atzr.bushwhack.setup"],
            question: "Who chooses the building beside which a Robbery or Bushwhack begins, and the area?",
            ruling: "The building is drawn by lot among those on the map; in a campaign the area is the one the group is in that month.",
            why: "24.0 and 25.0 allow any building and any area, and both come upon the group unlooked for: a lot favours nobody, and 14.2 has the group in one area a month.",
        },
        Ruling {
            id: "atzr.ruling.recruit-grunts",
            rules: &["atzr.search-encounter.objective", "atzr.tonya.npc-star"],
            question: "Does an NPC Star who joins make a Search a success?",
            ruling: "No: the objective is a Grunt, and the NPC Star is none and leaves when the Encounter is over.",
            why: "19.0 asks for 1 or more Grunts; 3.1.3 calls Tonya an NPC Star.",
        },
        Ruling {
            id: "atzr.ruling.bushwhack-details",
            rules: &["atzr.bushwhack.setup", "atzr.bushwhack.start"],
            question: "Where do the ambushers stand, what Class are they, and what on doubles?",
            ruling: "The first stands in a hex of cover at distance 3 from the Star (rough or building with line of sight; if there is none at 3, the nearest such hexes beyond; of several by lot), two to a hex; the others in the covered hexes nearest to that one from which they see the Star past those already placed, none nearer than 3. In the clear only when there is no such cover left. Class random among all three, hostile. Doubles on the activation roll that starts the Encounter are re-rolled. The side that activates first is Active (-1d6); the other is not. The opening In Sight belongs to that activation, which continues after it: whoever of the active side, ambusher or victim, ducks back or flees in it is done for this turn; those of the other side may pop up when their own phase comes.",
            why: "25.0 and its example: Tonya's group activates first, the NPCs win the In Sight.",
        },
        Ruling {
            id: "atzr.ruling.rep-change-order",
            rules: &["atzr.after.increase-conditions", "atzr.after.decrease-conditions", "atzr.campaign.sequence", "atzr.after.increase-roll"],
            question: "Can a character test for both increase and decrease after one Encounter, and in which order do the after-Encounter tests come?",
            ruling: "The two sets of conditions exclude each other. Order: After the Fight Recovery, infection tests, Rep changes, Keeping It Together. Dead and departed characters do not test. Temporary Rep changes (hunger, wounds) do not count for the comparison; use the full Rep.",
            why: "26.1 needs success, no flight, no Out of the Fight; 26.2 needs one of their opposites; 14.4 puts Rep changes before Keeping It Together.",
        },
        Ruling {
            id: "atzr.ruling.rep-increase-high",
            rules: &["atzr.after.increase-roll", "atzr.after.increase-cap"],
            question: "How does a Star of Rep 6 or more rise?",
            ruling: "Only on a 6. A Grunt of Rep 6 does not roll. The program keeps Rep up to 20.",
            why: "26.1: higher than Rep or a 6; Grunts stop at 6. A Star has no maximum there; 20 is reached only after some hundred Encounters.",
        },
        Ruling {
            id: "atzr.ruling.knocked-down",
            rules: &["atzr.reaction.man-down", "atzr.damage.types"],
            question: "The Glossary mentions Knocked Down (also as a cause of Man Down). Is there such a state?",
            ruling: "No. Only Out of the Fight and Obviously Dead exist and cause Man Down.",
            why: "Nothing in the rules produces it; it is a leftover of the sister games.",
        },
        Ruling {
            id: "atzr.ruling.new-star",
            rules: &["atzr.star.definition", "atzr.leader.who"],
            question: "What if the Star dies?",
            ruling: "In an Encounter the highest-Rep Grunt leads on. After it the player may make that Grunt the new Star at its own Rep (with Star advantages) or end the campaign; all others take Keeping It Together against the new Star at once.",
            why: "The sister game lets the temporary Leader take over with an immediate Keeping It Together Test.",
        },
        Ruling {
            id: "atzr.ruling.challenge-six",
            rules: &["atzr.challenge.test"],
            question: "Is a 6 always a failure in a Challenge (as in the sister game)?",
            ruling: "No. A modified Rep of 6 or more passes every die.",
            why: "3.2.3 does not say so; it compares with the modified Rep only.",
        },
        Ruling {
            id: "atzr.ruling.night-entry-noise",
            rules: &["atzr.daypart.noise", "atzr.building.entry-fail-noise"],
            question: "Does the +1 of Evening and Night also apply to the dice of a failed entry roll?",
            ruling: "Yes. In the Evening and at Night the dice of a failed entry count +1 like those of Fire Dice: urban 3-6, suburbs 4-6, rural 5-6.",
            why: "13.2.2 generates zombies for a failed entry just as if Fire Dice had been used, and 18.4.3 raises the dice of Fire Dice; the plain numbers of 7.1.3.1 are those of the day, as they are for gunfire. (The other reading, gunfire only, is possible.)",
        },
        Ruling {
            id: "atzr.ruling.free-will-scope",
            rules: &["atzr.star.free-will", "atzr.charge.test", "atzr.insight.leader-rolls"],
            question: "Does Free Will cover the In Sight, Charge into Melee, Fast Move or Recovery tests?",
            ruling: "No. Only Received Fire and Man Down. All other rolls of a Star are rolled.",
            why: "3.2.2 speaks of Reaction Tests with three possible results, which 9.1 defines as those two; Tonya rolls her Charge test in 11.2.1.",
        },
        Ruling {
            id: "atzr.ruling.drop-items",
            rules: &["atzr.action.handle-items", "atzr.search.counter-exhausted"],
            question: "In 15.4 Tonya tosses in a Baseball Bat and replaces it with the rifle. Is an item traded for the substitute?",
            ruling: "No. The substitute is free; she drops the Bat to keep her load down. Dropping is free at any time; the counter stays in the hex.",
            why: "The rule sentence only says that an item from a lower row may be chosen.",
        },
        Ruling {
            id: "atzr.ruling.typos",
            rules: &["atzr.insight.actions", "atzr.weapon.gas-tank", "atzr.melee.weapon-frying-pan"],
            question: "Printing and OCR damage in the text.",
            ruling: "8.4: 'If out of range or unloaded' is a heading, not a bullet. 10.0.2 ends with an empty bullet: nothing is missing. 13.9 and 13.9.1 are torn apart by the page layout: the bullets on dividing zombies, Rep dice and +1d6 belong to Zombie Swarm (13.9.1). 'Buffey' = Buffy, 'moth' = month, 'Nicks' = Nick, 'barbers' = barters.",
            why: "Compared with the table of contents and the sister game's text.",
        },
        Ruling {
            id: "atzr.ruling.insight-no-dice",
            rules: &["atzr.insight.leader-rolls", "atzr.insight.winner"],
            question: "What if no group of an In Sight Test has any die left to roll?",
            ruling: "Retaking would never end: nobody sees the other in time, no group acts, and the test counts as taken.",
            why: "8.3 has equal successes retake the test and sets no minimum of dice, so 0 against 0 dice would be retaken for ever.",
        },
        Ruling {
            id: "atzr.ruling.melee-no-dice",
            rules: &["atzr.melee.winner", "atzr.melee.damage-next-round"],
            question: "What if neither side of a melee has any die left?",
            ruling: "The Rep lost in this melee returns to both and it goes on with their full dice. If they have no die even so nobody can win: the melee is over and the one who charged goes back to the hex it came from.",
            why: "11.4 lets lost rounds add up and returns the Rep when the melee is over; 0 against 0 dice is a draw for ever, and 11.5 wants every melee finished before the activation ends.",
        },
    ],
    examples: &[
        Example {
            id: "atzr.example.event-card-shotgun",
            rules: &["atzr.building.entry-roll", "atzr.card.contents", "atzr.card.building-loot-row", "atzr.search.must-clear"],
            section: "2.3.2.2",
            given: "Urban area, red triangle hex, entry roll; then an Event Card with 1 zombie in the urban column and Shotgun in the red row",
            dice: &[2],
            expect: "2 is within 1-3: entered. 1 zombie is met. Once it is eliminated the loot is a Shotgun",
            results: &["Entered", "Zombies(1)", "[Shotgun]"],
        },
        Example {
            id: "atzr.example.tonya-hands",
            rules: &["atzr.components.hands-and-gear"],
            section: "2.3.1",
            given: "Tonya has 2 Pistols above her card, a Baseball Bat and a Medikit on it",
            dice: &[],
            expect: "Both Pistols are ready; Bat and Medikit are stowed and not usable until moved to the hands",
            results: &[],
        },
        Example {
            id: "atzr.example.star-power-too-tall",
            rules: &["atzr.star-power.roll", "atzr.star-power.levels"],
            section: "3.2.1",
            given: "Star Too Tall (Rep 5, 5 Star Power dice) is shot by a human: results Obviously Dead and Out of the Fight",
            dice: &[1, 2, 3, 5, 6],
            expect: "3 successes: Out of the Fight to Carry On, Obviously Dead to Out of the Fight to Carry On. She carries on. The 6 is lost: 4 Star Power dice left",
            results: &["(None, 4)"],
        },
        Example {
            id: "atzr.example.star-power-melee",
            rules: &["atzr.star-power.melee", "atzr.star-power.roll"],
            section: "3.2.1.1",
            given: "Star Too Tall (5 dice) loses a melee round to Nick and is Out of the Fight",
            dice: &[1, 2, 4, 5, 6],
            expect: "Carry On; the die showing 6 is lost for the Encounter (4 left); another melee round is fought at once",
            results: &["(None, 4, 0)"],
        },
        Example {
            id: "atzr.example.challenge-roof",
            rules: &["atzr.challenge.test", "atzr.challenge.retake"],
            section: "3.2.3",
            given: "Tonya (Rep 5), Average Challenge to climb onto a roof; she retakes after pass 1d6",
            dice: &[2, 6, 4, 6],
            expect: "First roll passes 1d6, retake passes 1d6: failure. She stays in the hex and forfeits her next activation",
            results: &["Failure"],
        },
        Example {
            id: "atzr.example.billy-pink-made",
            rules: &["atzr.attribute.substitute", "atzr.star.rep-five"],
            section: "3.4",
            given: "Own Star with Jimmy's counter and card, Rep 5, Attribute Initiative",
            dice: &[],
            expect: "Billy Pink: Star, Rep 5, Initiative",
            results: &[],
        },
        Example {
            id: "atzr.example.cooperation-bank",
            rules: &["atzr.class.cooperation", "atzr.talk.recruit"],
            section: "3.5.4",
            given: "Survivors Tonya and Lil meet Ganger Bank, Talk the Talk, Tonya scores more successes",
            dice: &[],
            expect: "Bank barters but does not join",
            results: &[],
        },
        Example {
            id: "atzr.example.starting-group",
            rules: &["atzr.group.size-limit", "atzr.group.start-recruit", "atzr.group.start-class", "atzr.group.start-gear"],
            section: "4.1",
            given: "Star Tonya, Rep 5, Survivor. First card: only zombies. Second card: 2 Gangers in the urban column",
            dice: &[],
            expect: "Limit by Rep is 3 Grunts; the first card is passed over; up to 2 Grunts, counted as Survivors (Marc and Buffy are drawn); each draws 1 weapon and 1 item",
            results: &[],
        },
        Example {
            id: "atzr.example.leader-die",
            rules: &["atzr.leader.die", "atzr.leader.die-without-own-test", "atzr.leader.individual-results"],
            section: "4.3.2",
            given: "Leader Tonya Rep 5 (not fired on); a Rep 3 and a Rep 4 Grunt grouped with her take Received Fire. Dice: Leader Die, Rep 3 Grunt, Rep 4 Grunt",
            dice: &[3, 5, 4, 5, 3],
            expect: "Leader Die passed. Rep 3: 0 + 1 = pass 1d6. Rep 4: 1 + 1 = pass 2d6",
            results: &["true", "RushShot", "Fire"],
        },
        Example {
            id: "atzr.example.activation-blue5-red4",
            rules: &["atzr.turn.order", "atzr.turn.eligible", "atzr.leader.activation"],
            section: "5.0",
            given: "Human die 5, other side 4. Humans: a group of 3 led by Rep 5, and a lone Rep 4",
            dice: &[5, 4],
            expect: "Humans first. The led group activates; the lone Rep 4 does not but may react. Then the other side activates characters of Rep 4 or more, or led by such",
            results: &["[true, true, true, false]", "[true, true, false]"],
        },
        Example {
            id: "atzr.example.three-sides-order",
            rules: &["atzr.turn.multi-human-dice"],
            section: "5.1",
            given: "Zombies red, me blue (chosen for doubles), Jim Bob Joe yellow",
            dice: &[5, 3, 2],
            expect: "Zombies, then blue, then yellow",
            results: &["[\"zombies\", \"blue\", \"yellow\"]"],
        },
        Example {
            id: "atzr.example.three-sides-roll-off",
            rules: &["atzr.turn.multi-human-tie"],
            section: "5.1",
            given: "Red 2, blue 5, yellow 5; roll-off yellow, blue",
            dice: &[2, 5, 5, 4, 2],
            expect: "Yellow, then blue, then zombies",
            results: &["[\"yellow\", \"blue\", \"zombies\"]"],
        },
        Example {
            id: "atzr.example.three-sides-doubles",
            rules: &["atzr.turn.multi-human-doubles"],
            section: "5.1",
            given: "Red 4, blue 4, yellow 5; blue is the die compared with the zombies",
            dice: &[4, 4, 5],
            expect: "Doubles: nobody activates, draw an Event Card",
            results: &["Doubles"],
        },
        Example {
            id: "atzr.example.bank-fast-move",
            rules: &["atzr.move.fast"],
            section: "7.2",
            given: "Bank, Rep 3, Movement 3, Fast Move",
            dice: &[2, 5],
            expect: "Pass 1d6: 4 Movement Points",
            results: &["4"],
        },
        Example {
            id: "atzr.example.fast-move-quiz",
            rules: &["atzr.move.fast"],
            section: "STOP box after 7.3",
            given: "Rep 4 character, Fast Move",
            dice: &[3, 6],
            expect: "Pass 1d6: +1 Movement Point",
            results: &["1"],
        },
        Example {
            id: "atzr.example.duck-back-rough",
            rules: &["atzr.react.duck-back-move", "atzr.react.duck-back-hidden", "atzr.react.popping-up"],
            section: "7.3.3, 7.3.3.1",
            given: "Too Tall gets Duck Back; the nearest rough hex is 2 hexes away. When next active she pops up",
            dice: &[],
            expect: "She moves into the rough hex and is hidden (neither sees nor is seen). Popping up triggers an In Sight",
            results: &[],
        },
        Example {
            id: "atzr.example.in-sight-dice-tonya",
            rules: &["atzr.insight.leader-rolls", "atzr.insight.active-modifier"],
            section: "8.3",
            given: "Tonya (Rep 5) leads a Rep 3 in her hex and an adjacent Rep 4; active and moving, they come into sight of Gangers in the open",
            dice: &[],
            expect: "Only Tonya rolls: 5 - 1 = 4d6",
            results: &[],
        },
        Example {
            id: "atzr.example.in-sight-three-to-one",
            rules: &["atzr.insight.winner", "atzr.leader.who", "atzr.insight.targeting"],
            section: "8.3",
            given: "Tonya scores 3 successes; Too Tall (Rep 4) leads Bank (Rep 3) and scores 1",
            dice: &[],
            expect: "Tonya wins, acts and fires at both; the losers do not act",
            results: &[],
        },
        Example {
            id: "atzr.example.wood-edge-in-cover",
            rules: &["atzr.insight.trigger", "atzr.cover.meaning"],
            section: "8.2",
            given: "Bank and Too Tall are active and move to the edge of the woods, into the sight of Tonya",
            dice: &[],
            expect: "They are in cover although they have just moved (rough hex) and are now in sight: the In Sight Test is due",
            results: &[],
        },
        Example {
            id: "atzr.example.in-sight-aftermath",
            rules: &["atzr.insight.after", "atzr.reaction.received-fire", "atzr.react.popping-up"],
            section: "8.6",
            given: "Tonya missed Too Tall and Bank. Received Fire: Too Tall passes 1d6, Bank 2d6. Bank's return fire misses; Tonya (Survivor) passes 1d6",
            dice: &[],
            expect: "Too Tall ducks back, then Bank fires at Tonya, then Tonya ducks back into the building. Bank goes on with his activation; Too Tall stays ducked back until her next activation",
            results: &[],
        },
        Example {
            id: "atzr.example.ganger-received-fire",
            rules: &["atzr.reaction.procedure", "atzr.react.rush-shot"],
            section: "9.1",
            given: "Ganger, Rep 4, no Leader, in range and loaded, not outgunned, not in cover, Received Fire",
            dice: &[3, 5],
            expect: "Pass 1d6: Rush Shot",
            results: &["RushShot"],
        },
        Example {
            id: "atzr.example.man-down-reps",
            rules: &["atzr.reaction.man-down", "atzr.reaction.man-down-exempt"],
            section: "9.3",
            given: "A Rep 3 Ganger goes Out of the Fight; a Rep 3 and a Rep 4 Ganger are within 2 hexes and see it",
            dice: &[],
            expect: "The Rep 3 takes Man Down, the Rep 4 does not",
            results: &[],
        },
        Example {
            id: "atzr.example.multiple-tests",
            rules: &["atzr.reaction.multiple-tests"],
            section: "9.4",
            given: "3 Survivors fire at 3 Gangers, hit the Gang Leader and miss the others",
            dice: &[],
            expect: "Each remaining Ganger rolls 2d6 once, applies it to Man Down and Received Fire and takes the worse result",
            results: &[],
        },
        Example {
            id: "atzr.example.jimmy-shotgun",
            rules: &["atzr.weapon.shotgun", "atzr.ammo.out", "atzr.zombie.noise"],
            section: "10.0",
            given: "Jimmy fires a Shotgun at 2 zombies",
            dice: &[1, 1, 3, 5, 5, 6],
            expect: "6, 5, 5 count for hitting; two ones: Out of Ammo; 6 noise dice",
            results: &["([6, 5, 5], true, 6)"],
        },
        Example {
            id: "atzr.example.jimmy-grenade",
            rules: &["atzr.weapon.grenade-throw", "atzr.weapon.explosive-dice"],
            section: "10.0.1",
            given: "Jimmy spends an activation to switch to the Grenade; 3 zombies charge, he may fire and throws it into their hex",
            dice: &[2],
            expect: "2 Fire Dice against each of the 3 zombies, each counting as first target",
            results: &["2"],
        },
        Example {
            id: "atzr.example.two-pistols-targets",
            rules: &["atzr.ranged.targets", "atzr.ranged.two-weapons"],
            section: "10.1",
            given: "Tonya has 2 Pistols (1 Fire Die each)",
            dice: &[],
            expect: "She may put 1 die on each of 2 targets or both on one",
            results: &[],
        },
        Example {
            id: "atzr.example.outgunned-unloaded",
            rules: &["atzr.outgunned.rule", "atzr.outgunned.ratings"],
            section: "10.2",
            given: "Grunt Jimmy has an Out of Ammo Assault Rifle (3) and is missed by Bank's Hunting Rifle (2); Received Fire passes 2d6",
            dice: &[],
            expect: "He cannot shoot back, so he is outgunned: Duck Back",
            results: &[],
        },
        Example {
            id: "atzr.example.buffy-out-of-ammo",
            rules: &["atzr.ammo.out", "atzr.ammo.counter"],
            section: "10.4",
            given: "Buffy fires a 3-dice weapon at three targets and has an Ammo counter",
            dice: &[1, 1, 6],
            expect: "All three dice count for hitting (6 on the first target); then Out of Ammo; the Ammo counter reloads at once",
            results: &["[true, false, false]", "(false, 0)"],
        },
        Example {
            id: "atzr.example.beck-outgunned",
            rules: &["atzr.ranged.exchange", "atzr.outgunned.rule", "atzr.reaction.received-fire"],
            section: "10.6",
            given: "Militia Beck (Pistol) misses a Ganger (SMG); he passes 1d6 and fires back, missing; Beck passes 2d6",
            dice: &[],
            expect: "Beck would return fire but is outgunned (3 against 1): Duck Back. The exchange ends",
            results: &[],
        },
        Example {
            id: "atzr.example.nick-allocation",
            rules: &["atzr.ranged.allocation", "atzr.ranged.sorting"],
            section: "10.8",
            given: "Nick, Assault Rifle: 1 die on the Professor (first), 2 dice on Bank",
            dice: &[5, 1, 2],
            expect: "5 on the Professor, 2 and 1 on Bank",
            results: &["[1, 0]"],
        },
        Example {
            id: "atzr.example.building-cover",
            rules: &["atzr.insight.concealed-modifier", "atzr.cover.building-moving", "atzr.ranged.to-hit"],
            section: "10.9",
            given: "Tonya (Rep 5) enters a building hex; a Ganger stands in the building. He fires first and misses; she returns fire with two Pistols",
            dice: &[3, 5],
            expect: "Both count as concealed in the In Sight. Tonya (moving) has no cover. Her totals 8 and 10: the 8 misses because the stationary Ganger is in cover, the 10 hits",
            results: &["(false, true)", "[Miss, Hit]"],
        },
        Example {
            id: "atzr.example.nick-three-targets",
            rules: &["atzr.ranged.to-hit", "atzr.ranged.order-of-target", "atzr.ranged.sorting"],
            section: "10.10",
            given: "Nick, Rep 5, Assault Rifle, 1 die each on Buffy (1st), Bank (2nd, same hex), Beck (3rd, adjacent hex), nobody in cover",
            dice: &[3, 4, 6],
            expect: "Buffy 11 hit; Bank 9 hit; Beck 8 miss (third target)",
            results: &["[1, 1, 0]"],
        },
        Example {
            id: "atzr.example.charge-two-on-tonya",
            rules: &["atzr.charge.one-target-roll", "atzr.charge.result-more", "atzr.charge.target-fire-limit"],
            section: "11.2.1",
            given: "Bank and Too Tall charge Tonya (Pistol, 1 Fire Die). Tonya and Too Tall pass 2d6, Bank passes 1d6",
            dice: &[],
            expect: "Tonya may fire 1 die in all, at Too Tall (equal) or at Bank (she passed more); she fires at Bank and takes him Out of the Fight; Too Tall enters melee",
            results: &[],
        },
        Example {
            id: "atzr.example.gangers-charge-after-in-sight",
            rules: &["atzr.charge.simultaneous", "atzr.charge.test", "atzr.insight.leader-rolls"],
            section: "11.2",
            given: "3 Gangers and 2 Survivors come into sight; the Ganger Leader (a Star) wins the In Sight and his group chooses to charge",
            dice: &[],
            expect: "Only the two Leaders rolled for the In Sight. The three charges are resolved at the same time, each Ganger with its own 2d6",
            results: &[],
        },
        Example {
            id: "atzr.example.melee-too-tall",
            rules: &["atzr.melee.dice", "atzr.melee.winner"],
            section: "11.3",
            given: "Too Tall (Rep 4, bare hands) against Tonya (Rep 5, bare hands), who scores 5 successes; Too Tall's dice are given",
            dice: &[1, 2, 3, 5],
            expect: "3 against 5 successes: Tonya wins with Impact 2",
            results: &["(3, 5)"],
        },
        Example {
            id: "atzr.example.melee-damage-next-round",
            rules: &["atzr.melee.damage", "atzr.melee.damage-next-round"],
            section: "11.4",
            given: "Impact 2",
            dice: &[3],
            expect: "Higher than the Impact: another round at once, Too Tall at -1 Rep (3 dice) until the melee is over",
            results: &["AnotherRound", "3"],
        },
        Example {
            id: "atzr.example.four-zeds-charge",
            rules: &["atzr.zombie.charge-pass-one", "atzr.zombie.human-bonus", "atzr.zombie.swarm-dice", "atzr.melee.zombie-damage"],
            section: "11.4.1",
            given: "4 zombies charge Tonya (Rep 5); she passes 2d6, fires and kills 1. Melee against 3: Tonya scores 3 successes, the zombies 1",
            dice: &[],
            expect: "Tonya rolls 6d6, the zombies 5d6 (3 + 2). Impact 2: 2 zombies dead, 1 left, another round at once",
            results: &[],
        },
        Example {
            id: "atzr.example.bank-dead-converted",
            rules: &["atzr.melee.multi-order", "atzr.melee.damage", "atzr.melee.non-lethal"],
            section: "11.5",
            given: "Too Tall (Rep 4) attacked first and is out; Bank (Rep 3) follows. Tonya 4 successes, Bank 1, no melee weapon. Damage die",
            dice: &[1],
            expect: "Impact 3; a 1 is Obviously Dead, converted to Out of the Fight because it is non-lethal",
            results: &["Some(KnockedCold)"],
        },
        Example {
            id: "atzr.example.frenzy-activation",
            rules: &["atzr.zombie.frenzy", "atzr.zombie.activation"],
            section: "13.1.2",
            given: "Humans 5, zombies 4. Zombies A and B see Tonya, C sees nobody",
            dice: &[5, 4],
            expect: "A and B count as Rep 4 and activate; C (Rep 3) does not",
            results: &["[true, true, false]"],
        },
        Example {
            id: "atzr.example.start-cards-suburbs",
            rules: &["atzr.zombie.start-cards", "atzr.card.area-column"],
            section: "13.2.1",
            given: "Suburbs, 3 humans, cards: 2 zombies, 0 zombies, 1 Ganger",
            dice: &[],
            expect: "2 zombies are placed, the Ganger is ignored, the cards are shuffled back",
            results: &[],
        },
        Example {
            id: "atzr.example.buffy-yellow-fail",
            rules: &["atzr.building.entry-roll", "atzr.building.entry-fail-noise"],
            section: "13.2.2",
            given: "Buffy, urban, yellow triangle; then the noise dice",
            dice: &[6, 5, 6],
            expect: "6 is 2 over 4: not entered, 2 dice; 5 and 6 generate 2 zombies",
            results: &["Failed { zombies: 2 }"],
        },
        Example {
            id: "atzr.example.rural-noise-placement",
            rules: &["atzr.zombie.noise", "atzr.zombie.place", "atzr.zombie.frenzy"],
            section: "13.3",
            given: "Rural; Tonya fired 4 Fire Dice; 3 of the 4 noise dice are sixes; counters 4, 5 and 6 are drawn; side 1 is the top",
            dice: &[],
            expect: "3 zombies, 6 hexes from Tonya through sides 4, 5 and 6. Those on 4 and 6 see a human and activate on 4; the one on 5 is behind a building and activates on 3",
            results: &[],
        },
        Example {
            id: "atzr.example.zombie-surprise",
            rules: &["atzr.building.entry-roll", "atzr.surprise.divide", "atzr.surprise.zombie-total", "atzr.surprise.human-total", "atzr.zombie.damage-charged"],
            section: "13.3.1",
            given: "Urban, yellow triangle, Tonya (Rep 5) and Too Tall (Rep 4) enter on Too Tall's roll; 3 zombies; the odd one goes to Tonya. Dice: entry, zombie surprise, Tonya's surprise, Tonya's two damage dice, Too Tall's surprise",
            dice: &[1, 5, 5, 4, 2, 3],
            expect: "Entered. Zombie total 8. Tonya 10: fires, 2 hits, the 4 kills, the 2 does not; 1 zombie melees her. Too Tall 7: may not fire, 1 zombie melees her",
            results: &["Entered", "8", "true", "ObviouslyDead", "CarryOn", "false"],
        },
        Example {
            id: "atzr.example.zombie-actions",
            rules: &["atzr.zombie.action-charge", "atzr.zombie.action-noise", "atzr.zombie.action-seen", "atzr.zombie.activation"],
            section: "13.5",
            given: "Zombie A within 3 hexes of Tonya; B without line of sight but heard Fire Dice this turn; C farther away with line of sight",
            dice: &[],
            expect: "A charges; B moves 3 hexes towards the noise; C moves 3 hexes towards Tonya; then the Charge into Melee Test is taken",
            results: &[],
        },
        Example {
            id: "atzr.example.zombies-join-a-stack",
            rules: &["atzr.zombie.stack-moving", "atzr.zombie.action-seen"],
            section: "13.5.1",
            given: "3 zombies in different hexes, all with line of sight to the same human, activate",
            dice: &[],
            expect: "They move straight towards the human, join into one stack on the way and finish the move together; from then on they do not separate",
            results: &[],
        },
        Example {
            id: "atzr.example.barricade",
            rules: &["atzr.building.entry-roll", "atzr.building.barricade"],
            section: "13.6.2",
            given: "Lil and Sailor, yellow triangle",
            dice: &[3],
            expect: "Entered. In their next activation they discard 1 Supplies and barricade; in the one after they move on; from outside a yellow roll is needed again",
            results: &["true", "0", "true"],
        },
        Example {
            id: "atzr.example.beck-easy-to-kill",
            rules: &["atzr.zombie.easy-to-kill"],
            section: "13.8.3",
            given: "Beck (Rep 4), not charged, hits a zombie; damage die",
            dice: &[4],
            expect: "4 is not higher than her Rep: Obviously Dead",
            results: &["ObviouslyDead"],
        },
        Example {
            id: "atzr.example.beck-surprise",
            rules: &["atzr.surprise.zombie-total", "atzr.surprise.human-total", "atzr.zombie.no-cover", "atzr.zombie.damage-charged"],
            section: "13.8.3",
            given: "Beck (Rep 4, Pistol) meets 2 zombies in a building. Dice: zombie surprise, Beck's surprise, fire die, damage die",
            dice: &[2, 3, 4, 2],
            expect: "Zombie total 4, Beck 7: she fires. 4 + 4 = 8 hits (no cover for zombies). Damage 2 is lower than 3: Carry On, both zombies melee her",
            results: &["true", "CarryOn", "2"],
        },
        Example {
            id: "atzr.example.beck-swarm",
            rules: &["atzr.zombie.human-bonus", "atzr.zombie.swarm-dice", "atzr.zombie.win-one-damage-roll"],
            section: "13.9.1",
            given: "3 zombies melee Beck (Rep 4); she scores 2 successes, they score 4",
            dice: &[],
            expect: "Beck rolls 5d6, the zombies 5d6; the zombies win with Impact 2 and roll once for damage",
            results: &[],
        },
        Example {
            id: "atzr.example.tonya-swarm",
            rules: &["atzr.zombie.human-bonus", "atzr.zombie.swarm-dice", "atzr.melee.zombie-damage"],
            section: "13.9.2",
            given: "3 zombies melee Tonya (Rep 5): 3 successes against 2",
            dice: &[],
            expect: "6d6 against 5d6; Impact 1: 1 zombie dead, another round against 2",
            results: &[],
        },
        Example {
            id: "atzr.example.buffy-infected",
            rules: &["atzr.infection.who", "atzr.infection.test", "atzr.infection.zombified", "atzr.infection.turn"],
            section: "13.9.4",
            given: "Buffy (Rep 4) needed a second round against 3 zombies; infection die. In the next Encounter doubles come up twice",
            dice: &[1],
            expect: "1 + 4 = 5: infected. First doubles: Rep 3. Second doubles: Rep 2: she is a Rep 3 zombie from the next zombie activation",
            results: &["Infected", "3"],
        },
        Example {
            id: "atzr.example.medikit-two-patients",
            rules: &["atzr.item.medikit-during", "atzr.item.medikit-reuse"],
            section: "15.0.2",
            given: "Tonya uses a Medikit on Too Tall (passes 2d6), then on Beck (passes 1d6), both in the hex, both downed by zombies",
            dice: &[],
            expect: "Too Tall is back at full Rep, Beck is back at 1 Rep lower; both must still test for infection after the Encounter",
            results: &[],
        },
        Example {
            id: "atzr.example.jimmy-supplies",
            rules: &["atzr.item.supplies", "atzr.campaign.supplies", "atzr.building.barricade"],
            section: "15.0.4",
            given: "Jimmy has 2 Supplies A",
            dice: &[],
            expect: "One is burned as food for the month (no Rep loss), the other to barricade a red triangle hex",
            results: &[],
        },
        Example {
            id: "atzr.example.sailor-load",
            rules: &["atzr.carry.count", "atzr.carry.limit"],
            section: "15.3.1",
            given: "Sailor (Rep 3) carries a Shotgun and a Pistol; later also a Supplies B",
            dice: &[],
            expect: "2 + 1 = 3: no penalty. With the Supplies 4: Fast Move with 1d6",
            results: &[],
        },
        Example {
            id: "atzr.example.no-more-pistols",
            rules: &["atzr.search.building", "atzr.search.must-clear", "atzr.search.counter-exhausted"],
            section: "15.4",
            given: "Red triangle hex, card with 2 zombies, red row Pistol, green row Assault Rifle; the zombies are dead; no Pistol counter is left",
            dice: &[],
            expect: "Tonya may take any item from a lower row; she takes the Assault Rifle from the green row (and drops her Bat to make room)",
            results: &[],
        },
        Example {
            id: "atzr.example.billy-takes-items",
            rules: &["atzr.take.seen-items", "atzr.take.card", "atzr.carry.count"],
            section: "15.5",
            given: "Billy Pink has downed Bank, who used a Hunting Rifle with a Scope; card with Supplies A in the green row. Billy carries 2 Pistols, a Medikit and a Supplies B",
            dice: &[4],
            expect: "Green row: Supplies A. Load so far 4; rifle with Scope 2 + Supplies 1 = 3 more. He takes the Supplies (5, not over Rep 5) and leaves the rifle",
            results: &["[SuppliesA]", "(4, 7)", "None"],
        },
        Example {
            id: "atzr.example.meet-jimmy-sailor",
            rules: &["atzr.npc.generate-same-class", "atzr.npc.starting-items", "atzr.meet.in-building"],
            section: "16.1",
            given: "Survivors Tonya and Too Tall enter a red triangle hex; the card shows 2 Survivors",
            dice: &[],
            expect: "Two named characters are drawn (Jimmy, Sailor) with 1 weapon and 1 item each and placed in an adjacent hex of the building; with another Class generic counters would be used",
            results: &[],
        },
        Example {
            id: "atzr.example.friend-or-foe",
            rules: &["atzr.meet.friend-or-foe"],
            section: "16.2",
            given: "2 against 2; Tonya's die, Jimmy's die",
            dice: &[5, 3],
            expect: "7 against 5: 5 is less than 14, so they Talk the Talk",
            results: &["Talk"],
        },
        Example {
            id: "atzr.example.talk-jimmy",
            rules: &["atzr.talk.roll", "atzr.talk.negotiator", "atzr.talk.recruit"],
            section: "16.3",
            given: "Tonya (Rep 5) 3 successes; Jimmy (Rep 4, Negotiator) 2 successes; all Survivors",
            dice: &[],
            expect: "5d6 against 4 + 1 = 5d6. Tonya scored more: Jimmy and Sailor barter and join if she wants",
            results: &[],
        },
        Example {
            id: "atzr.example.walk-after-barter",
            rules: &["atzr.walk.who", "atzr.walk.insight"],
            section: "16.4",
            given: "A rival Ganger has exchanged pleasantries and even bartered; the Star activates next and chooses Walk the Walk",
            dice: &[],
            expect: "Allowed: both groups take the In Sight Test, both counting as Active",
            results: &[],
        },
        Example {
            id: "atzr.example.star-power-after-mercy",
            rules: &["atzr.star-power.mercy", "atzr.star-power.levels"],
            section: "16.4.1",
            given: "A Mercy result has made a Star Obviously Dead; the Gangers are gone and it rolls its Star Power dice",
            dice: &[],
            expect: "1 success: Out of the Fight; 2 or more: Carry On; none: dead. Its weapons and items are lost in every case",
            results: &[],
        },
        Example {
            id: "atzr.example.npc-movement-jimmy",
            rules: &["atzr.npcmove.die", "atzr.npcmove.roll", "atzr.npcmove.confronted"],
            section: "17.1",
            given: "NPCs Jimmy (Leader, Rep 4) and Sailor have talked with Tonya. First activation: not confronted, pass 1d6. Next: 2 zombies at 3 hexes see them, pass 1d6",
            dice: &[],
            expect: "First they head for the nearest map edge; then they open fire on the zombies",
            results: &[],
        },
        Example {
            id: "atzr.example.involuntary-suburbs",
            rules: &["atzr.encounter.involuntary"],
            section: "18.2",
            given: "Suburbs",
            dice: &[4],
            expect: "Robbery",
            results: &["Robbery"],
        },
        Example {
            id: "atzr.example.availability",
            rules: &["atzr.availability.roll"],
            section: "22.1",
            given: "Bank (Rep 3), Beck (Rep 4), Jimmy (Rep 4)",
            dice: &[3, 5, 6],
            expect: "Only Bank is available",
            results: &["[true, false, false]"],
        },
        Example {
            id: "atzr.example.chillin-evening",
            rules: &["atzr.building.entry-roll", "atzr.chillin.cards", "atzr.chillin.inside", "atzr.chillin.meet-outside"],
            section: "22.2",
            given: "Evening, red triangle of the target building; cards: 2 zombies and 3 Gangers; Tonya scores more successes",
            dice: &[3],
            expect: "Entered; 2 cards; the zombies are ignored; the Gangers are placed adjacent, barter, do not join and are removed. Entering the next hex draws 2 more cards. Met outside later they take Friend or Foe",
            results: &["(0, 3)", "2"],
        },
        Example {
            id: "atzr.example.robbery-suspicious",
            rules: &["atzr.chillin.robbery", "atzr.robbery.suspicious"],
            section: "22.3",
            given: "Tonya (Rep 5) and Bank leave the building, no modifiers, pass 1d6",
            dice: &[],
            expect: "Robbery Encounter; Tonya is suspicious",
            results: &[],
        },
        Example {
            id: "atzr.example.defend-markers",
            rules: &["atzr.defend.markers"],
            section: "23.0",
            given: "Defend; the home is marked on the map",
            dice: &[],
            expect: "3 NPC markers are placed, each 6 hexes from the home and as far apart from each other as possible",
            results: &[],
        },
        Example {
            id: "atzr.example.bushwhack",
            rules: &["atzr.bushwhack.setup", "atzr.bushwhack.start"],
            section: "25.0",
            given: "Tonya, Beck and Buffy; die for the number of NPCs. Tonya's side is active, the NPCs win the In Sight",
            dice: &[3],
            expect: "3 NPCs; they fire first",
            results: &["3", "true"],
        },
        Example {
            id: "atzr.example.billy-rep-up",
            rules: &["atzr.after.increase-conditions", "atzr.after.increase-roll"],
            section: "26.1",
            given: "Billy Pink (Star, Rep 5): Search successful (1 Supplies), shot at, not Out of the Fight, no Star Power, no flight",
            dice: &[6],
            expect: "Rep 6",
            results: &["Rises"],
        },
        Example {
            id: "atzr.example.billy-rep-down",
            rules: &["atzr.after.decrease-conditions", "atzr.after.decrease-roll"],
            section: "26.2",
            given: "Billy Pink (Rep 6): Search failed",
            dice: &[1],
            expect: "Rep 5",
            results: &["Falls"],
        },
    ],
};
