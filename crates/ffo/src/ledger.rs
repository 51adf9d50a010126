//! The ledger of this book, and the macro that cites it.
//!
//! Generated from `ledger.toml` and `facts.toml` by `cargo xtask generate`; do not edit.

use kernel::rule::{Example, Fact, FactKind, Layer, Ledger, LedgerEntry, Ruling};

/// Cites one entry of this book's ledger; an id that is not there does not compile.
#[rustfmt::skip]
#[macro_export]
macro_rules! rule {
    ("ffo.dice.pass") => { ::kernel::RuleId::stating(&("ffo.dice.pass", 4)) };
    ("ffo.dice.successes") => { ::kernel::RuleId::stating(&("ffo.dice.successes", 3)) };
    ("ffo.dice.possibility") => { ::kernel::RuleId::stating(&("ffo.dice.possibility", 2)) };
    ("ffo.dice.sum") => { ::kernel::RuleId::stating(&("ffo.dice.sum", 2)) };
    ("ffo.dice.half-d6") => { ::kernel::RuleId::stating(&("ffo.dice.half-d6", 2)) };
    ("ffo.dice.how-many") => { ::kernel::RuleId::stating(&("ffo.dice.how-many", 3)) };
    ("ffo.table.size") => { ::kernel::RuleId::stating(&("ffo.table.size", 4)) };
    ("ffo.table.measure") => { ::kernel::RuleId::stating(&("ffo.table.measure", 4)) };
    ("ffo.table.facing-front") => { ::kernel::RuleId::stating(&("ffo.table.facing-front", 5)) };
    ("ffo.table.facing-rear") => { ::kernel::RuleId::stating(&("ffo.table.facing-rear", 2)) };
    ("ffo.table.rear-attack") => { ::kernel::RuleId::stating(&("ffo.table.rear-attack", 5)) };
    ("ffo.figure.traits") => { ::kernel::RuleId::stating(&("ffo.figure.traits", 2)) };
    ("ffo.figure.star-or-grunt") => { ::kernel::RuleId::stating(&("ffo.figure.star-or-grunt", 6)) };
    ("ffo.star.start-rep") => { ::kernel::RuleId::stating(&("ffo.star.start-rep", 1)) };
    ("ffo.star.optional") => { ::kernel::RuleId::stating(&("ffo.star.optional", 1)) };
    ("ffo.star.advantages") => { ::kernel::RuleId::stating(&("ffo.star.advantages", 3)) };
    ("ffo.star.power-pool") => { ::kernel::RuleId::stating(&("ffo.star.power-pool", 2)) };
    ("ffo.star.power-roll") => { ::kernel::RuleId::stating(&("ffo.star.power-roll", 6)) };
    ("ffo.star.power-levels") => { ::kernel::RuleId::stating(&("ffo.star.power-levels", 3)) };
    ("ffo.star.power-prone") => { ::kernel::RuleId::stating(&("ffo.star.power-prone", 1)) };
    ("ffo.star.power-after-recover") => { ::kernel::RuleId::stating(&("ffo.star.power-after-recover", 1)) };
    ("ffo.star.stunned-not-cumulative") => { ::kernel::RuleId::stating(&("ffo.star.stunned-not-cumulative", 1)) };
    ("ffo.star.larger-than-life") => { ::kernel::RuleId::stating(&("ffo.star.larger-than-life", 5)) };
    ("ffo.star.cheat-death") => { ::kernel::RuleId::stating(&("ffo.star.cheat-death", 4)) };
    ("ffo.star.advantage-order") => { ::kernel::RuleId::stating(&("ffo.star.advantage-order", 2)) };
    ("ffo.star.free-will") => { ::kernel::RuleId::stating(&("ffo.star.free-will", 4)) };
    ("ffo.star.free-will-excluded") => { ::kernel::RuleId::stating(&("ffo.star.free-will-excluded", 3)) };
    ("ffo.star.zombie-exclusion") => { ::kernel::RuleId::stating(&("ffo.star.zombie-exclusion", 3)) };
    ("ffo.rep.levels") => { ::kernel::RuleId::stating(&("ffo.rep.levels", 3)) };
    ("ffo.skill.two-skills") => { ::kernel::RuleId::stating(&("ffo.skill.two-skills", 2)) };
    ("ffo.skill.assign") => { ::kernel::RuleId::stating(&("ffo.skill.assign", 2)) };
    ("ffo.skill.zero") => { ::kernel::RuleId::stating(&("ffo.skill.zero", 1)) };
    ("ffo.attribute.use") => { ::kernel::RuleId::stating(&("ffo.attribute.use", 1)) };
    ("ffo.attribute.count") => { ::kernel::RuleId::stating(&("ffo.attribute.count", 3)) };
    ("ffo.attribute.table") => { ::kernel::RuleId::stating(&("ffo.attribute.table", 1)) };
    ("ffo.attribute.born-leader") => { ::kernel::RuleId::stating(&("ffo.attribute.born-leader", 2)) };
    ("ffo.attribute.medic") => { ::kernel::RuleId::stating(&("ffo.attribute.medic", 7)) };
    ("ffo.attribute.attractive") => { ::kernel::RuleId::stating(&("ffo.attribute.attractive", 2)) };
    ("ffo.attribute.brawler") => { ::kernel::RuleId::stating(&("ffo.attribute.brawler", 1)) };
    ("ffo.attribute.fast") => { ::kernel::RuleId::stating(&("ffo.attribute.fast", 2)) };
    ("ffo.attribute.dim") => { ::kernel::RuleId::stating(&("ffo.attribute.dim", 1)) };
    ("ffo.attribute.rage") => { ::kernel::RuleId::stating(&("ffo.attribute.rage", 2)) };
    ("ffo.attribute.greedy") => { ::kernel::RuleId::stating(&("ffo.attribute.greedy", 5)) };
    ("ffo.attribute.runt") => { ::kernel::RuleId::stating(&("ffo.attribute.runt", 1)) };
    ("ffo.attribute.slow") => { ::kernel::RuleId::stating(&("ffo.attribute.slow", 2)) };
    ("ffo.attribute.poser") => { ::kernel::RuleId::stating(&("ffo.attribute.poser", 3)) };
    ("ffo.attribute.free-spirit") => { ::kernel::RuleId::stating(&("ffo.attribute.free-spirit", 2)) };
    ("ffo.attribute.logical") => { ::kernel::RuleId::stating(&("ffo.attribute.logical", 1)) };
    ("ffo.attribute.agile") => { ::kernel::RuleId::stating(&("ffo.attribute.agile", 1)) };
    ("ffo.attribute.initiative") => { ::kernel::RuleId::stating(&("ffo.attribute.initiative", 2)) };
    ("ffo.attribute.hard-as-nails") => { ::kernel::RuleId::stating(&("ffo.attribute.hard-as-nails", 5)) };
    ("ffo.attribute.ambidextrous") => { ::kernel::RuleId::stating(&("ffo.attribute.ambidextrous", 2)) };
    ("ffo.class.list") => { ::kernel::RuleId::stating(&("ffo.class.list", 3)) };
    ("ffo.class.start-citizen") => { ::kernel::RuleId::stating(&("ffo.class.start-citizen", 2)) };
    ("ffo.class.citizen-no-more") => { ::kernel::RuleId::stating(&("ffo.class.citizen-no-more", 5)) };
    ("ffo.class.attitudes") => { ::kernel::RuleId::stating(&("ffo.class.attitudes", 2)) };
    ("ffo.class.working-together") => { ::kernel::RuleId::stating(&("ffo.class.working-together", 2)) };
    ("ffo.figure.weapons") => { ::kernel::RuleId::stating(&("ffo.figure.weapons", 4)) };
    ("ffo.weapon.substitute") => { ::kernel::RuleId::stating(&("ffo.weapon.substitute", 1)) };
    ("ffo.protection.effect") => { ::kernel::RuleId::stating(&("ffo.protection.effect", 4)) };
    ("ffo.age.groups") => { ::kernel::RuleId::stating(&("ffo.age.groups", 3)) };
    ("ffo.age.aging") => { ::kernel::RuleId::stating(&("ffo.age.aging", 1)) };
    ("ffo.band.definition") => { ::kernel::RuleId::stating(&("ffo.band.definition", 2)) };
    ("ffo.band.size") => { ::kernel::RuleId::stating(&("ffo.band.size", 2)) };
    ("ffo.band.citizens-only") => { ::kernel::RuleId::stating(&("ffo.band.citizens-only", 2)) };
    ("ffo.band.generate") => { ::kernel::RuleId::stating(&("ffo.band.generate", 2)) };
    ("ffo.band.rep-cap") => { ::kernel::RuleId::stating(&("ffo.band.rep-cap", 2)) };
    ("ffo.group.deploy") => { ::kernel::RuleId::stating(&("ffo.group.deploy", 3)) };
    ("ffo.group.mixed-rep") => { ::kernel::RuleId::stating(&("ffo.group.mixed-rep", 2)) };
    ("ffo.group.cohesion") => { ::kernel::RuleId::stating(&("ffo.group.cohesion", 5)) };
    ("ffo.group.break") => { ::kernel::RuleId::stating(&("ffo.group.break", 3)) };
    ("ffo.group.defined-at-turn-start") => { ::kernel::RuleId::stating(&("ffo.group.defined-at-turn-start", 4)) };
    ("ffo.group.split-combine") => { ::kernel::RuleId::stating(&("ffo.group.split-combine", 3)) };
    ("ffo.leader.types") => { ::kernel::RuleId::stating(&("ffo.leader.types", 9)) };
    ("ffo.leader.star-functions") => { ::kernel::RuleId::stating(&("ffo.leader.star-functions", 2)) };
    ("ffo.leader.temporary-functions") => { ::kernel::RuleId::stating(&("ffo.leader.temporary-functions", 2)) };
    ("ffo.leader.replace") => { ::kernel::RuleId::stating(&("ffo.leader.replace", 2)) };
    ("ffo.leader.die") => { ::kernel::RuleId::stating(&("ffo.leader.die", 7)) };
    ("ffo.leader.die-when") => { ::kernel::RuleId::stating(&("ffo.leader.die-when", 6)) };
    ("ffo.leader.medic-die") => { ::kernel::RuleId::stating(&("ffo.leader.medic-die", 4)) };
    ("ffo.turn.dice") => { ::kernel::RuleId::stating(&("ffo.turn.dice", 4)) };
    ("ffo.turn.doubles") => { ::kernel::RuleId::stating(&("ffo.turn.doubles", 6)) };
    ("ffo.turn.order") => { ::kernel::RuleId::stating(&("ffo.turn.order", 3)) };
    ("ffo.turn.eligible") => { ::kernel::RuleId::stating(&("ffo.turn.eligible", 3)) };
    ("ffo.turn.rep-order") => { ::kernel::RuleId::stating(&("ffo.turn.rep-order", 3)) };
    ("ffo.turn.one-group-at-a-time") => { ::kernel::RuleId::stating(&("ffo.turn.one-group-at-a-time", 2)) };
    ("ffo.turn.end") => { ::kernel::RuleId::stating(&("ffo.turn.end", 2)) };
    ("ffo.turn.multi-human-when") => { ::kernel::RuleId::stating(&("ffo.turn.multi-human-when", 2)) };
    ("ffo.turn.multi-human-dice") => { ::kernel::RuleId::stating(&("ffo.turn.multi-human-dice", 4)) };
    ("ffo.turn.multi-human-doubles") => { ::kernel::RuleId::stating(&("ffo.turn.multi-human-doubles", 5)) };
    ("ffo.action.choice") => { ::kernel::RuleId::stating(&("ffo.action.choice", 6)) };
    ("ffo.action.extra") => { ::kernel::RuleId::stating(&("ffo.action.extra", 5)) };
    ("ffo.action.active-fire") => { ::kernel::RuleId::stating(&("ffo.action.active-fire", 5)) };
    ("ffo.action.reload-move") => { ::kernel::RuleId::stating(&("ffo.action.reload-move", 8)) };
    ("ffo.move.normal") => { ::kernel::RuleId::stating(&("ffo.move.normal", 2)) };
    ("ffo.move.fast-roll") => { ::kernel::RuleId::stating(&("ffo.move.fast-roll", 6)) };
    ("ffo.move.fast-distance") => { ::kernel::RuleId::stating(&("ffo.move.fast-distance", 4)) };
    ("ffo.move.fast-status") => { ::kernel::RuleId::stating(&("ffo.move.fast-status", 3)) };
    ("ffo.move.fast-citizen") => { ::kernel::RuleId::stating(&("ffo.move.fast-citizen", 2)) };
    ("ffo.move.fast-any-time") => { ::kernel::RuleId::stating(&("ffo.move.fast-any-time", 3)) };
    ("ffo.move.fast-drop-prone") => { ::kernel::RuleId::stating(&("ffo.move.fast-drop-prone", 1)) };
    ("ffo.move.prone-fire") => { ::kernel::RuleId::stating(&("ffo.move.prone-fire", 2)) };
    ("ffo.move.stand-up") => { ::kernel::RuleId::stating(&("ffo.move.stand-up", 1)) };
    ("ffo.move.crawl") => { ::kernel::RuleId::stating(&("ffo.move.crawl", 4)) };
    ("ffo.move.carry-on") => { ::kernel::RuleId::stating(&("ffo.move.carry-on", 2)) };
    ("ffo.move.charge-result") => { ::kernel::RuleId::stating(&("ffo.move.charge-result", 3)) };
    ("ffo.move.duck-back") => { ::kernel::RuleId::stating(&("ffo.move.duck-back", 7)) };
    ("ffo.move.duck-back-sight") => { ::kernel::RuleId::stating(&("ffo.move.duck-back-sight", 2)) };
    ("ffo.move.runaway") => { ::kernel::RuleId::stating(&("ffo.move.runaway", 3)) };
    ("ffo.insight.in-sight") => { ::kernel::RuleId::stating(&("ffo.insight.in-sight", 2)) };
    ("ffo.insight.not-in-sight") => { ::kernel::RuleId::stating(&("ffo.insight.not-in-sight", 7)) };
    ("ffo.insight.trigger") => { ::kernel::RuleId::stating(&("ffo.insight.trigger", 5)) };
    ("ffo.insight.two-inches") => { ::kernel::RuleId::stating(&("ffo.insight.two-inches", 4)) };
    ("ffo.insight.who") => { ::kernel::RuleId::stating(&("ffo.insight.who", 4)) };
    ("ffo.insight.dice") => { ::kernel::RuleId::stating(&("ffo.insight.dice", 4)) };
    ("ffo.insight.mod-active") => { ::kernel::RuleId::stating(&("ffo.insight.mod-active", 1)) };
    ("ffo.insight.mod-concealed-enemy") => { ::kernel::RuleId::stating(&("ffo.insight.mod-concealed-enemy", 3)) };
    ("ffo.insight.mod-concealed-weapon") => { ::kernel::RuleId::stating(&("ffo.insight.mod-concealed-weapon", 1)) };
    ("ffo.insight.mod-vehicle") => { ::kernel::RuleId::stating(&("ffo.insight.mod-vehicle", 2)) };
    ("ffo.insight.mod-cannot-fire") => { ::kernel::RuleId::stating(&("ffo.insight.mod-cannot-fire", 3)) };
    ("ffo.insight.zero") => { ::kernel::RuleId::stating(&("ffo.insight.zero", 2)) };
    ("ffo.insight.order") => { ::kernel::RuleId::stating(&("ffo.insight.order", 5)) };
    ("ffo.insight.targeting") => { ::kernel::RuleId::stating(&("ffo.insight.targeting", 6)) };
    ("ffo.insight.brown-pants") => { ::kernel::RuleId::stating(&("ffo.insight.brown-pants", 4)) };
    ("ffo.insight.star-action") => { ::kernel::RuleId::stating(&("ffo.insight.star-action", 3)) };
    ("ffo.insight.grunt-action") => { ::kernel::RuleId::stating(&("ffo.insight.grunt-action", 10)) };
    ("ffo.insight.loss-of-action") => { ::kernel::RuleId::stating(&("ffo.insight.loss-of-action", 3)) };
    ("ffo.insight.star-power-keeps-action") => { ::kernel::RuleId::stating(&("ffo.insight.star-power-keeps-action", 2)) };
    ("ffo.insight.reactions-after") => { ::kernel::RuleId::stating(&("ffo.insight.reactions-after", 4)) };
    ("ffo.insight.reaction-order") => { ::kernel::RuleId::stating(&("ffo.insight.reaction-order", 4)) };
    ("ffo.insight.simultaneous-after") => { ::kernel::RuleId::stating(&("ffo.insight.simultaneous-after", 1)) };
    ("ffo.insight.continue-move") => { ::kernel::RuleId::stating(&("ffo.insight.continue-move", 2)) };
    ("ffo.insight.new-figures") => { ::kernel::RuleId::stating(&("ffo.insight.new-figures", 4)) };
    ("ffo.react.list") => { ::kernel::RuleId::stating(&("ffo.react.list", 4)) };
    ("ffo.react.immediate") => { ::kernel::RuleId::stating(&("ffo.react.immediate", 4)) };
    ("ffo.react.procedure") => { ::kernel::RuleId::stating(&("ffo.react.procedure", 4)) };
    ("ffo.react.received-fire-when") => { ::kernel::RuleId::stating(&("ffo.react.received-fire-when", 5)) };
    ("ffo.react.man-down-when") => { ::kernel::RuleId::stating(&("ffo.react.man-down-when", 8)) };
    ("ffo.react.man-down-exceptions") => { ::kernel::RuleId::stating(&("ffo.react.man-down-exceptions", 4)) };
    ("ffo.react.cover-die") => { ::kernel::RuleId::stating(&("ffo.react.cover-die", 5)) };
    ("ffo.react.knock-down-when") => { ::kernel::RuleId::stating(&("ffo.react.knock-down-when", 3)) };
    ("ffo.react.duck-back-when") => { ::kernel::RuleId::stating(&("ffo.react.duck-back-when", 4)) };
    ("ffo.react.multiple") => { ::kernel::RuleId::stating(&("ffo.react.multiple", 4)) };
    ("ffo.react.ducked-already") => { ::kernel::RuleId::stating(&("ffo.react.ducked-already", 2)) };
    ("ffo.react.universal.fast-move") => { ::kernel::RuleId::stating(&("ffo.react.universal.fast-move", 3)) };
    ("ffo.react.universal.zed-or-no-zed") => { ::kernel::RuleId::stating(&("ffo.react.universal.zed-or-no-zed", 6)) };
    ("ffo.react.universal.see-the-feast") => { ::kernel::RuleId::stating(&("ffo.react.universal.see-the-feast", 10)) };
    ("ffo.react.friends-counted") => { ::kernel::RuleId::stating(&("ffo.react.friends-counted", 3)) };
    ("ffo.react.military.received-fire") => { ::kernel::RuleId::stating(&("ffo.react.military.received-fire", 7)) };
    ("ffo.react.military.man-down") => { ::kernel::RuleId::stating(&("ffo.react.military.man-down", 5)) };
    ("ffo.react.military.recover-knock-down") => { ::kernel::RuleId::stating(&("ffo.react.military.recover-knock-down", 5)) };
    ("ffo.react.military.recover-duck-back") => { ::kernel::RuleId::stating(&("ffo.react.military.recover-duck-back", 4)) };
    ("ffo.react.citizen.received-fire") => { ::kernel::RuleId::stating(&("ffo.react.citizen.received-fire", 7)) };
    ("ffo.react.citizen.man-down") => { ::kernel::RuleId::stating(&("ffo.react.citizen.man-down", 5)) };
    ("ffo.react.citizen.recover-knock-down") => { ::kernel::RuleId::stating(&("ffo.react.citizen.recover-knock-down", 5)) };
    ("ffo.react.citizen.recover-duck-back") => { ::kernel::RuleId::stating(&("ffo.react.citizen.recover-duck-back", 5)) };
    ("ffo.react.ganger.received-fire") => { ::kernel::RuleId::stating(&("ffo.react.ganger.received-fire", 8)) };
    ("ffo.react.ganger.man-down") => { ::kernel::RuleId::stating(&("ffo.react.ganger.man-down", 5)) };
    ("ffo.react.ganger.recover-knock-down") => { ::kernel::RuleId::stating(&("ffo.react.ganger.recover-knock-down", 4)) };
    ("ffo.react.ganger.recover-duck-back") => { ::kernel::RuleId::stating(&("ffo.react.ganger.recover-duck-back", 4)) };
    ("ffo.react.police.received-fire") => { ::kernel::RuleId::stating(&("ffo.react.police.received-fire", 8)) };
    ("ffo.react.police.man-down") => { ::kernel::RuleId::stating(&("ffo.react.police.man-down", 5)) };
    ("ffo.react.police.recover-knock-down") => { ::kernel::RuleId::stating(&("ffo.react.police.recover-knock-down", 5)) };
    ("ffo.react.police.recover-duck-back") => { ::kernel::RuleId::stating(&("ffo.react.police.recover-duck-back", 3)) };
    ("ffo.react.survivor.received-fire") => { ::kernel::RuleId::stating(&("ffo.react.survivor.received-fire", 9)) };
    ("ffo.react.survivor.man-down") => { ::kernel::RuleId::stating(&("ffo.react.survivor.man-down", 5)) };
    ("ffo.react.survivor.recover-knock-down") => { ::kernel::RuleId::stating(&("ffo.react.survivor.recover-knock-down", 4)) };
    ("ffo.react.survivor.recover-duck-back") => { ::kernel::RuleId::stating(&("ffo.react.survivor.recover-duck-back", 4)) };
    ("ffo.status.stunned") => { ::kernel::RuleId::stating(&("ffo.status.stunned", 6)) };
    ("ffo.status.out-of-the-fight") => { ::kernel::RuleId::stating(&("ffo.status.out-of-the-fight", 3)) };
    ("ffo.status.obviously-dead") => { ::kernel::RuleId::stating(&("ffo.status.obviously-dead", 1)) };
    ("ffo.weapon.characteristics") => { ::kernel::RuleId::stating(&("ffo.weapon.characteristics", 4)) };
    ("ffo.weapon.table") => { ::kernel::RuleId::stating(&("ffo.weapon.table", 4)) };
    ("ffo.weapon.two-ratings") => { ::kernel::RuleId::stating(&("ffo.weapon.two-ratings", 4)) };
    ("ffo.weapon.shotgun") => { ::kernel::RuleId::stating(&("ffo.weapon.shotgun", 4)) };
    ("ffo.weapon.swath") => { ::kernel::RuleId::stating(&("ffo.weapon.swath", 5)) };
    ("ffo.weapon.swath-gap") => { ::kernel::RuleId::stating(&("ffo.weapon.swath-gap", 4)) };
    ("ffo.outgun.ranking") => { ::kernel::RuleId::stating(&("ffo.outgun.ranking", 5)) };
    ("ffo.outgun.cannot-shoot-back") => { ::kernel::RuleId::stating(&("ffo.outgun.cannot-shoot-back", 5)) };
    ("ffo.outgun.never") => { ::kernel::RuleId::stating(&("ffo.outgun.never", 3)) };
    ("ffo.outgun.two-weapons") => { ::kernel::RuleId::stating(&("ffo.outgun.two-weapons", 4)) };
    ("ffo.shoot.two-weapons") => { ::kernel::RuleId::stating(&("ffo.shoot.two-weapons", 4)) };
    ("ffo.ammo.tight") => { ::kernel::RuleId::stating(&("ffo.ammo.tight", 3)) };
    ("ffo.ammo.reload") => { ::kernel::RuleId::stating(&("ffo.ammo.reload", 5)) };
    ("ffo.ammo.really-tight") => { ::kernel::RuleId::stating(&("ffo.ammo.really-tight", 7)) };
    ("ffo.ammo.stockpile") => { ::kernel::RuleId::stating(&("ffo.ammo.stockpile", 4)) };
    ("ffo.weapon.custom") => { ::kernel::RuleId::stating(&("ffo.weapon.custom", 6)) };
    ("ffo.shoot.los") => { ::kernel::RuleId::stating(&("ffo.shoot.los", 2)) };
    ("ffo.shoot.exchange") => { ::kernel::RuleId::stating(&("ffo.shoot.exchange", 5)) };
    ("ffo.shoot.declare") => { ::kernel::RuleId::stating(&("ffo.shoot.declare", 3)) };
    ("ffo.shoot.assign-dice") => { ::kernel::RuleId::stating(&("ffo.shoot.assign-dice", 2)) };
    ("ffo.shoot.score") => { ::kernel::RuleId::stating(&("ffo.shoot.score", 2)) };
    ("ffo.shoot.table-7") => { ::kernel::RuleId::stating(&("ffo.shoot.table-7", 1)) };
    ("ffo.shoot.table-8") => { ::kernel::RuleId::stating(&("ffo.shoot.table-8", 5)) };
    ("ffo.shoot.table-9") => { ::kernel::RuleId::stating(&("ffo.shoot.table-9", 4)) };
    ("ffo.shoot.table-10") => { ::kernel::RuleId::stating(&("ffo.shoot.table-10", 1)) };
    ("ffo.shoot.rush-shot") => { ::kernel::RuleId::stating(&("ffo.shoot.rush-shot", 4)) };
    ("ffo.shoot.miss-reacts") => { ::kernel::RuleId::stating(&("ffo.shoot.miss-reacts", 1)) };
    ("ffo.damage.ranged") => { ::kernel::RuleId::stating(&("ffo.damage.ranged", 6)) };
    ("ffo.damage.types") => { ::kernel::RuleId::stating(&("ffo.damage.types", 2)) };
    ("ffo.cover.difference") => { ::kernel::RuleId::stating(&("ffo.cover.difference", 4)) };
    ("ffo.cover.list-agree") => { ::kernel::RuleId::stating(&("ffo.cover.list-agree", 1)) };
    ("ffo.cover.table") => { ::kernel::RuleId::stating(&("ffo.cover.table", 8)) };
    ("ffo.cover.crowd-definition") => { ::kernel::RuleId::stating(&("ffo.cover.crowd-definition", 3)) };
    ("ffo.cover.crowd-stray") => { ::kernel::RuleId::stating(&("ffo.cover.crowd-stray", 4)) };
    ("ffo.shoot.into-melee") => { ::kernel::RuleId::stating(&("ffo.shoot.into-melee", 3)) };
    ("ffo.shoot.at-carrier") => { ::kernel::RuleId::stating(&("ffo.shoot.at-carrier", 2)) };
    ("ffo.shoot.pitiful-shot") => { ::kernel::RuleId::stating(&("ffo.shoot.pitiful-shot", 5)) };
    ("ffo.status.auto-kill-or-capture") => { ::kernel::RuleId::stating(&("ffo.status.auto-kill-or-capture", 6)) };
    ("ffo.status.guard-captives") => { ::kernel::RuleId::stating(&("ffo.status.guard-captives", 2)) };
    ("ffo.status.treat-wounded") => { ::kernel::RuleId::stating(&("ffo.status.treat-wounded", 2)) };
    ("ffo.melee.unarmed") => { ::kernel::RuleId::stating(&("ffo.melee.unarmed", 2)) };
    ("ffo.melee.improvised") => { ::kernel::RuleId::stating(&("ffo.melee.improvised", 6)) };
    ("ffo.melee.one-hand") => { ::kernel::RuleId::stating(&("ffo.melee.one-hand", 1)) };
    ("ffo.melee.two-hand") => { ::kernel::RuleId::stating(&("ffo.melee.two-hand", 2)) };
    ("ffo.melee.chainsaw") => { ::kernel::RuleId::stating(&("ffo.melee.chainsaw", 3)) };
    ("ffo.melee.chainsaw-stall") => { ::kernel::RuleId::stating(&("ffo.melee.chainsaw-stall", 5)) };
    ("ffo.melee.chainsaw-gas") => { ::kernel::RuleId::stating(&("ffo.melee.chainsaw-gas", 1)) };
    ("ffo.melee.chainsaw-noise") => { ::kernel::RuleId::stating(&("ffo.melee.chainsaw-noise", 2)) };
    ("ffo.charge.only-way") => { ::kernel::RuleId::stating(&("ffo.charge.only-way", 2)) };
    ("ffo.charge.conditions") => { ::kernel::RuleId::stating(&("ffo.charge.conditions", 4)) };
    ("ffo.charge.any-time") => { ::kernel::RuleId::stating(&("ffo.charge.any-time", 4)) };
    ("ffo.charge.roll") => { ::kernel::RuleId::stating(&("ffo.charge.roll", 5)) };
    ("ffo.charge.mod-class") => { ::kernel::RuleId::stating(&("ffo.charge.mod-class", 3)) };
    ("ffo.charge.mod-attribute") => { ::kernel::RuleId::stating(&("ffo.charge.mod-attribute", 1)) };
    ("ffo.charge.mod-rear") => { ::kernel::RuleId::stating(&("ffo.charge.mod-rear", 2)) };
    ("ffo.charge.charger-more") => { ::kernel::RuleId::stating(&("ffo.charge.charger-more", 5)) };
    ("ffo.charge.target-more") => { ::kernel::RuleId::stating(&("ffo.charge.target-more", 4)) };
    ("ffo.charge.same") => { ::kernel::RuleId::stating(&("ffo.charge.same", 3)) };
    ("ffo.charge.multiple-chargers") => { ::kernel::RuleId::stating(&("ffo.charge.multiple-chargers", 5)) };
    ("ffo.charge.target-counts-charging") => { ::kernel::RuleId::stating(&("ffo.charge.target-counts-charging", 1)) };
    ("ffo.charge.brown-pants") => { ::kernel::RuleId::stating(&("ffo.charge.brown-pants", 7)) };
    ("ffo.charge.draw-melee-weapon") => { ::kernel::RuleId::stating(&("ffo.charge.draw-melee-weapon", 2)) };
    ("ffo.charge.off-hand") => { ::kernel::RuleId::stating(&("ffo.charge.off-hand", 3)) };
    ("ffo.charge.keeps-insight-action") => { ::kernel::RuleId::stating(&("ffo.charge.keeps-insight-action", 2)) };
    ("ffo.charge.rear-no-fire") => { ::kernel::RuleId::stating(&("ffo.charge.rear-no-fire", 1)) };
    ("ffo.melee.dice") => { ::kernel::RuleId::stating(&("ffo.melee.dice", 2)) };
    ("ffo.melee.mod-attribute") => { ::kernel::RuleId::stating(&("ffo.melee.mod-attribute", 1)) };
    ("ffo.melee.mod-evenly-matched") => { ::kernel::RuleId::stating(&("ffo.melee.mod-evenly-matched", 4)) };
    ("ffo.melee.mod-prone") => { ::kernel::RuleId::stating(&("ffo.melee.mod-prone", 2)) };
    ("ffo.melee.mod-zombie-opponent") => { ::kernel::RuleId::stating(&("ffo.melee.mod-zombie-opponent", 3)) };
    ("ffo.melee.result-win") => { ::kernel::RuleId::stating(&("ffo.melee.result-win", 6)) };
    ("ffo.melee.result-even") => { ::kernel::RuleId::stating(&("ffo.melee.result-even", 4)) };
    ("ffo.melee.join") => { ::kernel::RuleId::stating(&("ffo.melee.join", 4)) };
    ("ffo.melee.max-four") => { ::kernel::RuleId::stating(&("ffo.melee.max-four", 3)) };
    ("ffo.melee.multi-order") => { ::kernel::RuleId::stating(&("ffo.melee.multi-order", 3)) };
    ("ffo.melee.multi-resolve") => { ::kernel::RuleId::stating(&("ffo.melee.multi-resolve", 6)) };
    ("ffo.melee.non-lethal") => { ::kernel::RuleId::stating(&("ffo.melee.non-lethal", 6)) };
    ("ffo.breakoff.when") => { ::kernel::RuleId::stating(&("ffo.breakoff.when", 4)) };
    ("ffo.breakoff.roll") => { ::kernel::RuleId::stating(&("ffo.breakoff.roll", 6)) };
    ("ffo.breakoff.grunt") => { ::kernel::RuleId::stating(&("ffo.breakoff.grunt", 2)) };
    ("ffo.retrieve.pick-up") => { ::kernel::RuleId::stating(&("ffo.retrieve.pick-up", 2)) };
    ("ffo.retrieve.fast-move") => { ::kernel::RuleId::stating(&("ffo.retrieve.fast-move", 2)) };
    ("ffo.retrieve.fire") => { ::kernel::RuleId::stating(&("ffo.retrieve.fire", 1)) };
    ("ffo.retrieve.charged") => { ::kernel::RuleId::stating(&("ffo.retrieve.charged", 2)) };
    ("ffo.leave.active-only") => { ::kernel::RuleId::stating(&("ffo.leave.active-only", 1)) };
    ("ffo.leave.unseen") => { ::kernel::RuleId::stating(&("ffo.leave.unseen", 4)) };
    ("ffo.leave.seen") => { ::kernel::RuleId::stating(&("ffo.leave.seen", 7)) };
    ("ffo.recover.when") => { ::kernel::RuleId::stating(&("ffo.recover.when", 2)) };
    ("ffo.recover.dice") => { ::kernel::RuleId::stating(&("ffo.recover.dice", 4)) };
    ("ffo.recover.table") => { ::kernel::RuleId::stating(&("ffo.recover.table", 5)) };
    ("ffo.building.dv") => { ::kernel::RuleId::stating(&("ffo.building.dv", 2)) };
    ("ffo.building.los") => { ::kernel::RuleId::stating(&("ffo.building.los", 1)) };
    ("ffo.building.doors") => { ::kernel::RuleId::stating(&("ffo.building.doors", 4)) };
    ("ffo.building.windows") => { ::kernel::RuleId::stating(&("ffo.building.windows", 4)) };
    ("ffo.building.crash-window") => { ::kernel::RuleId::stating(&("ffo.building.crash-window", 5)) };
    ("ffo.building.barricade-dv") => { ::kernel::RuleId::stating(&("ffo.building.barricade-dv", 2)) };
    ("ffo.building.barricade-build") => { ::kernel::RuleId::stating(&("ffo.building.barricade-build", 2)) };
    ("ffo.building.barricade-remove-inside") => { ::kernel::RuleId::stating(&("ffo.building.barricade-remove-inside", 1)) };
    ("ffo.building.barricade-destroy") => { ::kernel::RuleId::stating(&("ffo.building.barricade-destroy", 4)) };
    ("ffo.building.barricade-breach") => { ::kernel::RuleId::stating(&("ffo.building.barricade-breach", 4)) };
    ("ffo.building.cover") => { ::kernel::RuleId::stating(&("ffo.building.cover", 2)) };
    ("ffo.building.levels") => { ::kernel::RuleId::stating(&("ffo.building.levels", 1)) };
    ("ffo.fire.start") => { ::kernel::RuleId::stating(&("ffo.fire.start", 5)) };
    ("ffo.fire.hole") => { ::kernel::RuleId::stating(&("ffo.fire.hole", 3)) };
    ("ffo.fire.grow") => { ::kernel::RuleId::stating(&("ffo.fire.grow", 2)) };
    ("ffo.fire.abandon") => { ::kernel::RuleId::stating(&("ffo.fire.abandon", 4)) };
    ("ffo.fire.extinguish") => { ::kernel::RuleId::stating(&("ffo.fire.extinguish", 2)) };
    ("ffo.terrain.free-layout") => { ::kernel::RuleId::stating(&("ffo.terrain.free-layout", 1)) };
    ("ffo.terrain.sections") => { ::kernel::RuleId::stating(&("ffo.terrain.sections", 1)) };
    ("ffo.terrain.streets") => { ::kernel::RuleId::stating(&("ffo.terrain.streets", 5)) };
    ("ffo.terrain.buildings") => { ::kernel::RuleId::stating(&("ffo.terrain.buildings", 4)) };
    ("ffo.terrain.hill") => { ::kernel::RuleId::stating(&("ffo.terrain.hill", 4)) };
    ("ffo.terrain.mountain") => { ::kernel::RuleId::stating(&("ffo.terrain.mountain", 2)) };
    ("ffo.terrain.road") => { ::kernel::RuleId::stating(&("ffo.terrain.road", 3)) };
    ("ffo.terrain.woods-sight") => { ::kernel::RuleId::stating(&("ffo.terrain.woods-sight", 4)) };
    ("ffo.terrain.woods-cover") => { ::kernel::RuleId::stating(&("ffo.terrain.woods-cover", 2)) };
    ("ffo.terrain.woods-fast-move") => { ::kernel::RuleId::stating(&("ffo.terrain.woods-fast-move", 3)) };
    ("ffo.challenge.types") => { ::kernel::RuleId::stating(&("ffo.challenge.types", 2)) };
    ("ffo.challenge.define") => { ::kernel::RuleId::stating(&("ffo.challenge.define", 3)) };
    ("ffo.challenge.roll") => { ::kernel::RuleId::stating(&("ffo.challenge.roll", 4)) };
    ("ffo.challenge.mod-difficulty") => { ::kernel::RuleId::stating(&("ffo.challenge.mod-difficulty", 1)) };
    ("ffo.challenge.mod-opponents") => { ::kernel::RuleId::stating(&("ffo.challenge.mod-opponents", 1)) };
    ("ffo.challenge.mod-tool") => { ::kernel::RuleId::stating(&("ffo.challenge.mod-tool", 3)) };
    ("ffo.challenge.mod-attribute") => { ::kernel::RuleId::stating(&("ffo.challenge.mod-attribute", 3)) };
    ("ffo.challenge.mod-comparison") => { ::kernel::RuleId::stating(&("ffo.challenge.mod-comparison", 4)) };
    ("ffo.challenge.result") => { ::kernel::RuleId::stating(&("ffo.challenge.result", 3)) };
    ("ffo.challenge.history") => { ::kernel::RuleId::stating(&("ffo.challenge.history", 4)) };
    ("ffo.vehicle.fuel-check") => { ::kernel::RuleId::stating(&("ffo.vehicle.fuel-check", 6)) };
    ("ffo.vehicle.keys") => { ::kernel::RuleId::stating(&("ffo.vehicle.keys", 3)) };
    ("ffo.vehicle.hotwire") => { ::kernel::RuleId::stating(&("ffo.vehicle.hotwire", 5)) };
    ("ffo.vehicle.hotwire-alarm") => { ::kernel::RuleId::stating(&("ffo.vehicle.hotwire-alarm", 2)) };
    ("ffo.vehicle.wont-start") => { ::kernel::RuleId::stating(&("ffo.vehicle.wont-start", 4)) };
    ("ffo.vehicle.enter-exit") => { ::kernel::RuleId::stating(&("ffo.vehicle.enter-exit", 3)) };
    ("ffo.vehicle.groups") => { ::kernel::RuleId::stating(&("ffo.vehicle.groups", 2)) };
    ("ffo.vehicle.table") => { ::kernel::RuleId::stating(&("ffo.vehicle.table", 7)) };
    ("ffo.vehicle.substitute") => { ::kernel::RuleId::stating(&("ffo.vehicle.substitute", 3)) };
    ("ffo.vehicle.big-rig") => { ::kernel::RuleId::stating(&("ffo.vehicle.big-rig", 2)) };
    ("ffo.vehicle.pickup-rear") => { ::kernel::RuleId::stating(&("ffo.vehicle.pickup-rear", 4)) };
    ("ffo.vehicle.speed") => { ::kernel::RuleId::stating(&("ffo.vehicle.speed", 2)) };
    ("ffo.vehicle.enter-table") => { ::kernel::RuleId::stating(&("ffo.vehicle.enter-table", 2)) };
    ("ffo.vehicle.active-move") => { ::kernel::RuleId::stating(&("ffo.vehicle.active-move", 6)) };
    ("ffo.vehicle.inactive-move") => { ::kernel::RuleId::stating(&("ffo.vehicle.inactive-move", 4)) };
    ("ffo.vehicle.turn-rating") => { ::kernel::RuleId::stating(&("ffo.vehicle.turn-rating", 2)) };
    ("ffo.vehicle.turn-fast") => { ::kernel::RuleId::stating(&("ffo.vehicle.turn-fast", 5)) };
    ("ffo.vehicle.crash-avoid") => { ::kernel::RuleId::stating(&("ffo.vehicle.crash-avoid", 3)) };
    ("ffo.vehicle.bootlegger") => { ::kernel::RuleId::stating(&("ffo.vehicle.bootlegger", 6)) };
    ("ffo.vehicle.react-insight") => { ::kernel::RuleId::stating(&("ffo.vehicle.react-insight", 2)) };
    ("ffo.vehicle.react-duck-back-passenger") => { ::kernel::RuleId::stating(&("ffo.vehicle.react-duck-back-passenger", 1)) };
    ("ffo.vehicle.react-duck-back-driver") => { ::kernel::RuleId::stating(&("ffo.vehicle.react-duck-back-driver", 4)) };
    ("ffo.vehicle.react-runaway") => { ::kernel::RuleId::stating(&("ffo.vehicle.react-runaway", 2)) };
    ("ffo.vehicle.charge-person") => { ::kernel::RuleId::stating(&("ffo.vehicle.charge-person", 5)) };
    ("ffo.vehicle.charged") => { ::kernel::RuleId::stating(&("ffo.vehicle.charged", 5)) };
    ("ffo.vehicle.ram") => { ::kernel::RuleId::stating(&("ffo.vehicle.ram", 4)) };
    ("ffo.vehicle.bash-roll") => { ::kernel::RuleId::stating(&("ffo.vehicle.bash-roll", 7)) };
    ("ffo.vehicle.bash-win-higher") => { ::kernel::RuleId::stating(&("ffo.vehicle.bash-win-higher", 4)) };
    ("ffo.vehicle.bash-win-lower") => { ::kernel::RuleId::stating(&("ffo.vehicle.bash-win-lower", 4)) };
    ("ffo.vehicle.bash-tie") => { ::kernel::RuleId::stating(&("ffo.vehicle.bash-tie", 2)) };
    ("ffo.vehicle.shoot-at-occupants") => { ::kernel::RuleId::stating(&("ffo.vehicle.shoot-at-occupants", 3)) };
    ("ffo.vehicle.shoot-from") => { ::kernel::RuleId::stating(&("ffo.vehicle.shoot-from", 2)) };
    ("ffo.vehicle.shoot-at-vehicle") => { ::kernel::RuleId::stating(&("ffo.vehicle.shoot-at-vehicle", 6)) };
    ("ffo.vehicle.driver-disabled") => { ::kernel::RuleId::stating(&("ffo.vehicle.driver-disabled", 6)) };
    ("ffo.vehicle.noise") => { ::kernel::RuleId::stating(&("ffo.vehicle.noise", 4)) };
    ("ffo.zombie.rep") => { ::kernel::RuleId::stating(&("ffo.zombie.rep", 1)) };
    ("ffo.zombie.frenzy") => { ::kernel::RuleId::stating(&("ffo.zombie.frenzy", 6)) };
    ("ffo.zombie.weapons") => { ::kernel::RuleId::stating(&("ffo.zombie.weapons", 1)) };
    ("ffo.zombie.gen-ways") => { ::kernel::RuleId::stating(&("ffo.zombie.gen-ways", 1)) };
    ("ffo.zombie.gen-start") => { ::kernel::RuleId::stating(&("ffo.zombie.gen-start", 6)) };
    ("ffo.zombie.gen-shot") => { ::kernel::RuleId::stating(&("ffo.zombie.gen-shot", 3)) };
    ("ffo.zombie.gen-before-hits") => { ::kernel::RuleId::stating(&("ffo.zombie.gen-before-hits", 3)) };
    ("ffo.zombie.gen-alarm") => { ::kernel::RuleId::stating(&("ffo.zombie.gen-alarm", 3)) };
    ("ffo.zombie.gen-explosion") => { ::kernel::RuleId::stating(&("ffo.zombie.gen-explosion", 3)) };
    ("ffo.zombie.gen-misc-noise") => { ::kernel::RuleId::stating(&("ffo.zombie.gen-misc-noise", 2)) };
    ("ffo.zombie.place-clock") => { ::kernel::RuleId::stating(&("ffo.zombie.place-clock", 7)) };
    ("ffo.zombie.place-no-activation") => { ::kernel::RuleId::stating(&("ffo.zombie.place-no-activation", 2)) };
    ("ffo.zombie.place-building") => { ::kernel::RuleId::stating(&("ffo.zombie.place-building", 2)) };
    ("ffo.zombie.place-off-table") => { ::kernel::RuleId::stating(&("ffo.zombie.place-off-table", 2)) };
    ("ffo.zombie.building-check") => { ::kernel::RuleId::stating(&("ffo.zombie.building-check", 6)) };
    ("ffo.zombie.building-match") => { ::kernel::RuleId::stating(&("ffo.zombie.building-match", 2)) };
    ("ffo.zombie.surprise-totals") => { ::kernel::RuleId::stating(&("ffo.zombie.surprise-totals", 3)) };
    ("ffo.zombie.surprise-human-wins") => { ::kernel::RuleId::stating(&("ffo.zombie.surprise-human-wins", 7)) };
    ("ffo.zombie.surprise-move-away") => { ::kernel::RuleId::stating(&("ffo.zombie.surprise-move-away", 2)) };
    ("ffo.zombie.surprise-zombies-win") => { ::kernel::RuleId::stating(&("ffo.zombie.surprise-zombies-win", 2)) };
    ("ffo.zombie.one-group") => { ::kernel::RuleId::stating(&("ffo.zombie.one-group", 1)) };
    ("ffo.zombie.activation") => { ::kernel::RuleId::stating(&("ffo.zombie.activation", 6)) };
    ("ffo.zombie.act-priority") => { ::kernel::RuleId::stating(&("ffo.zombie.act-priority", 11)) };
    ("ffo.zombie.act-dead-end") => { ::kernel::RuleId::stating(&("ffo.zombie.act-dead-end", 2)) };
    ("ffo.zombie.act-never-breaks-off") => { ::kernel::RuleId::stating(&("ffo.zombie.act-never-breaks-off", 1)) };
    ("ffo.zombie.act-charge") => { ::kernel::RuleId::stating(&("ffo.zombie.act-charge", 4)) };
    ("ffo.zombie.feast-attract") => { ::kernel::RuleId::stating(&("ffo.zombie.feast-attract", 4)) };
    ("ffo.zombie.feast-duration") => { ::kernel::RuleId::stating(&("ffo.zombie.feast-duration", 5)) };
    ("ffo.zombie.feast-end") => { ::kernel::RuleId::stating(&("ffo.zombie.feast-end", 2)) };
    ("ffo.zombie.move") => { ::kernel::RuleId::stating(&("ffo.zombie.move", 2)) };
    ("ffo.zombie.move-knocked-down") => { ::kernel::RuleId::stating(&("ffo.zombie.move-knocked-down", 2)) };
    ("ffo.zombie.move-doors") => { ::kernel::RuleId::stating(&("ffo.zombie.move-doors", 2)) };
    ("ffo.zombie.move-windows") => { ::kernel::RuleId::stating(&("ffo.zombie.move-windows", 2)) };
    ("ffo.zombie.move-building") => { ::kernel::RuleId::stating(&("ffo.zombie.move-building", 1)) };
    ("ffo.zombie.move-woods") => { ::kernel::RuleId::stating(&("ffo.zombie.move-woods", 1)) };
    ("ffo.zombie.move-water") => { ::kernel::RuleId::stating(&("ffo.zombie.move-water", 4)) };
    ("ffo.zombie.no-reactions") => { ::kernel::RuleId::stating(&("ffo.zombie.no-reactions", 1)) };
    ("ffo.zombie.no-insight") => { ::kernel::RuleId::stating(&("ffo.zombie.no-insight", 2)) };
    ("ffo.zombie.zed-when") => { ::kernel::RuleId::stating(&("ffo.zombie.zed-when", 4)) };
    ("ffo.zombie.feast-test-when") => { ::kernel::RuleId::stating(&("ffo.zombie.feast-test-when", 3)) };
    ("ffo.zombie.no-cover") => { ::kernel::RuleId::stating(&("ffo.zombie.no-cover", 3)) };
    ("ffo.zombie.damage") => { ::kernel::RuleId::stating(&("ffo.zombie.damage", 3)) };
    ("ffo.zombie.no-knock-down") => { ::kernel::RuleId::stating(&("ffo.zombie.no-knock-down", 3)) };
    ("ffo.zombie.easy-to-kill") => { ::kernel::RuleId::stating(&("ffo.zombie.easy-to-kill", 5)) };
    ("ffo.zombie.pop-the-weasel") => { ::kernel::RuleId::stating(&("ffo.zombie.pop-the-weasel", 9)) };
    ("ffo.zombie.charge-pass-one") => { ::kernel::RuleId::stating(&("ffo.zombie.charge-pass-one", 6)) };
    ("ffo.zombie.infection-test") => { ::kernel::RuleId::stating(&("ffo.zombie.infection-test", 6)) };
    ("ffo.zombie.infection-turning") => { ::kernel::RuleId::stating(&("ffo.zombie.infection-turning", 5)) };
    ("ffo.zombie.vehicle-charge") => { ::kernel::RuleId::stating(&("ffo.zombie.vehicle-charge", 5)) };
    ("ffo.zombie.vehicle-bash") => { ::kernel::RuleId::stating(&("ffo.zombie.vehicle-bash", 2)) };
    ("ffo.zombie.vehicle-run-down") => { ::kernel::RuleId::stating(&("ffo.zombie.vehicle-run-down", 4)) };
    ("ffo.zombie.vehicle-slow") => { ::kernel::RuleId::stating(&("ffo.zombie.vehicle-slow", 3)) };
    ("ffo.play.solo") => { ::kernel::RuleId::stating(&("ffo.play.solo", 2)) };
    ("ffo.play.same-side") => { ::kernel::RuleId::stating(&("ffo.play.same-side", 3)) };
    ("ffo.play.head-to-head") => { ::kernel::RuleId::stating(&("ffo.play.head-to-head", 2)) };
    ("ffo.play.campaign-link") => { ::kernel::RuleId::stating(&("ffo.play.campaign-link", 3)) };
    ("ffo.time.timeline") => { ::kernel::RuleId::stating(&("ffo.time.timeline", 6)) };
    ("ffo.time.role") => { ::kernel::RuleId::stating(&("ffo.time.role", 2)) };
    ("ffo.time.journal") => { ::kernel::RuleId::stating(&("ffo.time.journal", 2)) };
    ("ffo.time.calendar") => { ::kernel::RuleId::stating(&("ffo.time.calendar", 5)) };
    ("ffo.time.encounters-first-month") => { ::kernel::RuleId::stating(&("ffo.time.encounters-first-month", 5)) };
    ("ffo.time.encounters-later") => { ::kernel::RuleId::stating(&("ffo.time.encounters-later", 5)) };
    ("ffo.cturn.sequence") => { ::kernel::RuleId::stating(&("ffo.cturn.sequence", 6)) };
    ("ffo.cturn.repeat-per-encounter") => { ::kernel::RuleId::stating(&("ffo.cturn.repeat-per-encounter", 3)) };
    ("ffo.cturn.home-checks") => { ::kernel::RuleId::stating(&("ffo.cturn.home-checks", 4)) };
    ("ffo.area.free-choice") => { ::kernel::RuleId::stating(&("ffo.area.free-choice", 3)) };
    ("ffo.area.travel-vehicle") => { ::kernel::RuleId::stating(&("ffo.area.travel-vehicle", 4)) };
    ("ffo.area.travel-foot") => { ::kernel::RuleId::stating(&("ffo.area.travel-foot", 6)) };
    ("ffo.area.travel-time") => { ::kernel::RuleId::stating(&("ffo.area.travel-time", 4)) };
    ("ffo.area.urban") => { ::kernel::RuleId::stating(&("ffo.area.urban", 6)) };
    ("ffo.area.suburban") => { ::kernel::RuleId::stating(&("ffo.area.suburban", 3)) };
    ("ffo.area.rural") => { ::kernel::RuleId::stating(&("ffo.area.rural", 3)) };
    ("ffo.er.base") => { ::kernel::RuleId::stating(&("ffo.er.base", 2)) };
    ("ffo.er.current-and-original") => { ::kernel::RuleId::stating(&("ffo.er.current-and-original", 8)) };
    ("ffo.er.up-on-pef") => { ::kernel::RuleId::stating(&("ffo.er.up-on-pef", 4)) };
    ("ffo.er.friendly-neutrals") => { ::kernel::RuleId::stating(&("ffo.er.friendly-neutrals", 9)) };
    ("ffo.er.police-warning") => { ::kernel::RuleId::stating(&("ffo.er.police-warning", 1)) };
    ("ffo.item.definition") => { ::kernel::RuleId::stating(&("ffo.item.definition", 2)) };
    ("ffo.item.custom") => { ::kernel::RuleId::stating(&("ffo.item.custom", 3)) };
    ("ffo.item.start-star") => { ::kernel::RuleId::stating(&("ffo.item.start-star", 5)) };
    ("ffo.item.start-unrecruited") => { ::kernel::RuleId::stating(&("ffo.item.start-unrecruited", 3)) };
    ("ffo.item.swap-with-grunt") => { ::kernel::RuleId::stating(&("ffo.item.swap-with-grunt", 6)) };
    ("ffo.item.sources") => { ::kernel::RuleId::stating(&("ffo.item.sources", 2)) };
    ("ffo.item.loss") => { ::kernel::RuleId::stating(&("ffo.item.loss", 1)) };
    ("ffo.carry.hands") => { ::kernel::RuleId::stating(&("ffo.carry.hands", 6)) };
    ("ffo.carry.limit") => { ::kernel::RuleId::stating(&("ffo.carry.limit", 4)) };
    ("ffo.carry.free-items") => { ::kernel::RuleId::stating(&("ffo.carry.free-items", 2)) };
    ("ffo.carry.pack") => { ::kernel::RuleId::stating(&("ffo.carry.pack", 4)) };
    ("ffo.carry.cart-find") => { ::kernel::RuleId::stating(&("ffo.carry.cart-find", 1)) };
    ("ffo.carry.cart-capacity") => { ::kernel::RuleId::stating(&("ffo.carry.cart-capacity", 2)) };
    ("ffo.carry.cart-movement") => { ::kernel::RuleId::stating(&("ffo.carry.cart-movement", 5)) };
    ("ffo.carry.cart-flip") => { ::kernel::RuleId::stating(&("ffo.carry.cart-flip", 3)) };
    ("ffo.carry.vehicle") => { ::kernel::RuleId::stating(&("ffo.carry.vehicle", 5)) };
    ("ffo.carry.choose-load") => { ::kernel::RuleId::stating(&("ffo.carry.choose-load", 2)) };
    ("ffo.carry.greed-triple") => { ::kernel::RuleId::stating(&("ffo.carry.greed-triple", 2)) };
    ("ffo.carry.greed-over-triple") => { ::kernel::RuleId::stating(&("ffo.carry.greed-over-triple", 2)) };
    ("ffo.resource.kinds") => { ::kernel::RuleId::stating(&("ffo.resource.kinds", 1)) };
    ("ffo.resource.food-burn") => { ::kernel::RuleId::stating(&("ffo.resource.food-burn", 5)) };
    ("ffo.resource.food-half-rations") => { ::kernel::RuleId::stating(&("ffo.resource.food-half-rations", 8)) };
    ("ffo.resource.food-no-midmonth-relief") => { ::kernel::RuleId::stating(&("ffo.resource.food-no-midmonth-relief", 2)) };
    ("ffo.resource.food-restore") => { ::kernel::RuleId::stating(&("ffo.resource.food-restore", 1)) };
    ("ffo.resource.fuel-month") => { ::kernel::RuleId::stating(&("ffo.resource.fuel-month", 2)) };
    ("ffo.resource.fuel-siphon") => { ::kernel::RuleId::stating(&("ffo.resource.fuel-siphon", 5)) };
    ("ffo.resource.fuel-found") => { ::kernel::RuleId::stating(&("ffo.resource.fuel-found", 4)) };
    ("ffo.resource.fuel-barter") => { ::kernel::RuleId::stating(&("ffo.resource.fuel-barter", 3)) };
    ("ffo.resource.luxury") => { ::kernel::RuleId::stating(&("ffo.resource.luxury", 2)) };
    ("ffo.resource.medical") => { ::kernel::RuleId::stating(&("ffo.resource.medical", 4)) };
    ("ffo.resource.weapons") => { ::kernel::RuleId::stating(&("ffo.resource.weapons", 2)) };
    ("ffo.resource.armor-effect") => { ::kernel::RuleId::stating(&("ffo.resource.armor-effect", 2)) };
    ("ffo.resource.armor-source") => { ::kernel::RuleId::stating(&("ffo.resource.armor-source", 3)) };
    ("ffo.find.stockpile") => { ::kernel::RuleId::stating(&("ffo.find.stockpile", 1)) };
    ("ffo.find.search-time") => { ::kernel::RuleId::stating(&("ffo.find.search-time", 6)) };
    ("ffo.find.search-clear") => { ::kernel::RuleId::stating(&("ffo.find.search-clear", 5)) };
    ("ffo.find.search-vehicle") => { ::kernel::RuleId::stating(&("ffo.find.search-vehicle", 3)) };
    ("ffo.find.search-floors") => { ::kernel::RuleId::stating(&("ffo.find.search-floors", 2)) };
    ("ffo.find.loot-table") => { ::kernel::RuleId::stating(&("ffo.find.loot-table", 9)) };
    ("ffo.find.from-others-worn") => { ::kernel::RuleId::stating(&("ffo.find.from-others-worn", 4)) };
    ("ffo.find.from-others-known") => { ::kernel::RuleId::stating(&("ffo.find.from-others-known", 2)) };
    ("ffo.find.from-others-random") => { ::kernel::RuleId::stating(&("ffo.find.from-others-random", 4)) };
    ("ffo.barter.who-and-when") => { ::kernel::RuleId::stating(&("ffo.barter.who-and-when", 1)) };
    ("ffo.barter.challenge") => { ::kernel::RuleId::stating(&("ffo.barter.challenge", 7)) };
    ("ffo.barter.once-per-encounter") => { ::kernel::RuleId::stating(&("ffo.barter.once-per-encounter", 2)) };
    ("ffo.barter.goods") => { ::kernel::RuleId::stating(&("ffo.barter.goods", 2)) };
    ("ffo.barter.rates") => { ::kernel::RuleId::stating(&("ffo.barter.rates", 4)) };
    ("ffo.avail.basic-table") => { ::kernel::RuleId::stating(&("ffo.avail.basic-table", 3)) };
    ("ffo.avail.adjust") => { ::kernel::RuleId::stating(&("ffo.avail.adjust", 5)) };
    ("ffo.avail.found") => { ::kernel::RuleId::stating(&("ffo.avail.found", 2)) };
    ("ffo.avail.from-characters") => { ::kernel::RuleId::stating(&("ffo.avail.from-characters", 1)) };
    ("ffo.avail.lost") => { ::kernel::RuleId::stating(&("ffo.avail.lost", 4)) };
    ("ffo.avail.body-armor") => { ::kernel::RuleId::stating(&("ffo.avail.body-armor", 2)) };
    ("ffo.avail.over-fishing") => { ::kernel::RuleId::stating(&("ffo.avail.over-fishing", 4)) };
    ("ffo.home.definition") => { ::kernel::RuleId::stating(&("ffo.home.definition", 2)) };
    ("ffo.home.stay") => { ::kernel::RuleId::stating(&("ffo.home.stay", 1)) };
    ("ffo.home.burglary") => { ::kernel::RuleId::stating(&("ffo.home.burglary", 4)) };
    ("ffo.home.burglary-doubles") => { ::kernel::RuleId::stating(&("ffo.home.burglary-doubles", 6)) };
    ("ffo.home.burglary-items") => { ::kernel::RuleId::stating(&("ffo.home.burglary-items", 3)) };
    ("ffo.home.vehicle-theft") => { ::kernel::RuleId::stating(&("ffo.home.vehicle-theft", 3)) };
    ("ffo.home.vehicle-as-home") => { ::kernel::RuleId::stating(&("ffo.home.vehicle-as-home", 2)) };
    ("ffo.sleep.hours") => { ::kernel::RuleId::stating(&("ffo.sleep.hours", 7)) };
    ("ffo.sleep.table") => { ::kernel::RuleId::stating(&("ffo.sleep.table", 5)) };
    ("ffo.sleep.effect") => { ::kernel::RuleId::stating(&("ffo.sleep.effect", 6)) };
    ("ffo.sleep.adrenaline") => { ::kernel::RuleId::stating(&("ffo.sleep.adrenaline", 6)) };
    ("ffo.event.trigger") => { ::kernel::RuleId::stating(&("ffo.event.trigger", 5)) };
    ("ffo.event.roll") => { ::kernel::RuleId::stating(&("ffo.event.roll", 3)) };
    ("ffo.event.table") => { ::kernel::RuleId::stating(&("ffo.event.table", 2)) };
    ("ffo.event.03") => { ::kernel::RuleId::stating(&("ffo.event.03", 5)) };
    ("ffo.event.04") => { ::kernel::RuleId::stating(&("ffo.event.04", 5)) };
    ("ffo.event.05") => { ::kernel::RuleId::stating(&("ffo.event.05", 8)) };
    ("ffo.event.06") => { ::kernel::RuleId::stating(&("ffo.event.06", 4)) };
    ("ffo.event.07") => { ::kernel::RuleId::stating(&("ffo.event.07", 5)) };
    ("ffo.event.08") => { ::kernel::RuleId::stating(&("ffo.event.08", 4)) };
    ("ffo.event.09") => { ::kernel::RuleId::stating(&("ffo.event.09", 7)) };
    ("ffo.event.10") => { ::kernel::RuleId::stating(&("ffo.event.10", 2)) };
    ("ffo.event.11") => { ::kernel::RuleId::stating(&("ffo.event.11", 4)) };
    ("ffo.event.12") => { ::kernel::RuleId::stating(&("ffo.event.12", 5)) };
    ("ffo.event.13") => { ::kernel::RuleId::stating(&("ffo.event.13", 6)) };
    ("ffo.event.14") => { ::kernel::RuleId::stating(&("ffo.event.14", 5)) };
    ("ffo.event.15") => { ::kernel::RuleId::stating(&("ffo.event.15", 6)) };
    ("ffo.event.16") => { ::kernel::RuleId::stating(&("ffo.event.16", 2)) };
    ("ffo.event.17") => { ::kernel::RuleId::stating(&("ffo.event.17", 3)) };
    ("ffo.event.18") => { ::kernel::RuleId::stating(&("ffo.event.18", 2)) };
    ("ffo.contact.two-ways") => { ::kernel::RuleId::stating(&("ffo.contact.two-ways", 2)) };
    ("ffo.pef.every-encounter") => { ::kernel::RuleId::stating(&("ffo.pef.every-encounter", 2)) };
    ("ffo.pef.number") => { ::kernel::RuleId::stating(&("ffo.pef.number", 6)) };
    ("ffo.pef.section") => { ::kernel::RuleId::stating(&("ffo.pef.section", 4)) };
    ("ffo.pef.placement") => { ::kernel::RuleId::stating(&("ffo.pef.placement", 5)) };
    ("ffo.pef.rep") => { ::kernel::RuleId::stating(&("ffo.pef.rep", 1)) };
    ("ffo.pef.activation") => { ::kernel::RuleId::stating(&("ffo.pef.activation", 7)) };
    ("ffo.pef.order") => { ::kernel::RuleId::stating(&("ffo.pef.order", 3)) };
    ("ffo.pef.move-table") => { ::kernel::RuleId::stating(&("ffo.pef.move-table", 10)) };
    ("ffo.pef.move-modifiers") => { ::kernel::RuleId::stating(&("ffo.pef.move-modifiers", 4)) };
    ("ffo.pef.no-terrain-penalty") => { ::kernel::RuleId::stating(&("ffo.pef.no-terrain-penalty", 2)) };
    ("ffo.pef.resolve-trigger") => { ::kernel::RuleId::stating(&("ffo.pef.resolve-trigger", 7)) };
    ("ffo.pef.resolution-table") => { ::kernel::RuleId::stating(&("ffo.pef.resolution-table", 8)) };
    ("ffo.contact.day-part-modifier") => { ::kernel::RuleId::stating(&("ffo.contact.day-part-modifier", 3)) };
    ("ffo.contact.days-1-10") => { ::kernel::RuleId::stating(&("ffo.contact.days-1-10", 4)) };
    ("ffo.contact.days-11-20") => { ::kernel::RuleId::stating(&("ffo.contact.days-11-20", 4)) };
    ("ffo.contact.days-21-30") => { ::kernel::RuleId::stating(&("ffo.contact.days-21-30", 4)) };
    ("ffo.contact.days-30-plus") => { ::kernel::RuleId::stating(&("ffo.contact.days-30-plus", 4)) };
    ("ffo.howmany.table") => { ::kernel::RuleId::stating(&("ffo.howmany.table", 10)) };
    ("ffo.howmany.area-modifier") => { ::kernel::RuleId::stating(&("ffo.howmany.area-modifier", 2)) };
    ("ffo.howmany.national-guard") => { ::kernel::RuleId::stating(&("ffo.howmany.national-guard", 2)) };
    ("ffo.howmany.army") => { ::kernel::RuleId::stating(&("ffo.howmany.army", 2)) };
    ("ffo.pef.loading-up") => { ::kernel::RuleId::stating(&("ffo.pef.loading-up", 3)) };
    ("ffo.police.arrival-days-1-10") => { ::kernel::RuleId::stating(&("ffo.police.arrival-days-1-10", 4)) };
    ("ffo.police.arrival-days-11-20") => { ::kernel::RuleId::stating(&("ffo.police.arrival-days-11-20", 2)) };
    ("ffo.police.arrival-later") => { ::kernel::RuleId::stating(&("ffo.police.arrival-later", 1)) };
    ("ffo.police.how-many") => { ::kernel::RuleId::stating(&("ffo.police.how-many", 5)) };
    ("ffo.police.weapons-days-1-10") => { ::kernel::RuleId::stating(&("ffo.police.weapons-days-1-10", 2)) };
    ("ffo.police.weapons-days-11-20") => { ::kernel::RuleId::stating(&("ffo.police.weapons-days-11-20", 1)) };
    ("ffo.police.protected") => { ::kernel::RuleId::stating(&("ffo.police.protected", 3)) };
    ("ffo.police.own-side") => { ::kernel::RuleId::stating(&("ffo.police.own-side", 1)) };
    ("ffo.meet.setup") => { ::kernel::RuleId::stating(&("ffo.meet.setup", 7)) };
    ("ffo.meet.roll") => { ::kernel::RuleId::stating(&("ffo.meet.roll", 7)) };
    ("ffo.meet.outnumbered") => { ::kernel::RuleId::stating(&("ffo.meet.outnumbered", 2)) };
    ("ffo.meet.army-more") => { ::kernel::RuleId::stating(&("ffo.meet.army-more", 3)) };
    ("ffo.meet.army-same-or-less") => { ::kernel::RuleId::stating(&("ffo.meet.army-same-or-less", 8)) };
    ("ffo.meet.citizen-more") => { ::kernel::RuleId::stating(&("ffo.meet.citizen-more", 4)) };
    ("ffo.meet.citizen-same") => { ::kernel::RuleId::stating(&("ffo.meet.citizen-same", 1)) };
    ("ffo.meet.citizen-less") => { ::kernel::RuleId::stating(&("ffo.meet.citizen-less", 4)) };
    ("ffo.meet.ganger-more") => { ::kernel::RuleId::stating(&("ffo.meet.ganger-more", 5)) };
    ("ffo.meet.ganger-same-or-less") => { ::kernel::RuleId::stating(&("ffo.meet.ganger-same-or-less", 1)) };
    ("ffo.meet.guard-more") => { ::kernel::RuleId::stating(&("ffo.meet.guard-more", 3)) };
    ("ffo.meet.guard-same") => { ::kernel::RuleId::stating(&("ffo.meet.guard-same", 1)) };
    ("ffo.meet.guard-less") => { ::kernel::RuleId::stating(&("ffo.meet.guard-less", 4)) };
    ("ffo.meet.police-more") => { ::kernel::RuleId::stating(&("ffo.meet.police-more", 2)) };
    ("ffo.meet.police-same") => { ::kernel::RuleId::stating(&("ffo.meet.police-same", 2)) };
    ("ffo.meet.police-less") => { ::kernel::RuleId::stating(&("ffo.meet.police-less", 6)) };
    ("ffo.meet.survivor-more") => { ::kernel::RuleId::stating(&("ffo.meet.survivor-more", 4)) };
    ("ffo.meet.survivor-same") => { ::kernel::RuleId::stating(&("ffo.meet.survivor-same", 1)) };
    ("ffo.meet.survivor-less") => { ::kernel::RuleId::stating(&("ffo.meet.survivor-less", 2)) };
    ("ffo.meet.walk-the-walk") => { ::kernel::RuleId::stating(&("ffo.meet.walk-the-walk", 7)) };
    ("ffo.meet.enemies") => { ::kernel::RuleId::stating(&("ffo.meet.enemies", 4)) };
    ("ffo.arrest.police") => { ::kernel::RuleId::stating(&("ffo.arrest.police", 11)) };
    ("ffo.arrest.national-guard") => { ::kernel::RuleId::stating(&("ffo.arrest.national-guard", 1)) };
    ("ffo.arrest.army") => { ::kernel::RuleId::stating(&("ffo.arrest.army", 6)) };
    ("ffo.moment.trigger") => { ::kernel::RuleId::stating(&("ffo.moment.trigger", 3)) };
    ("ffo.moment.pef-inside") => { ::kernel::RuleId::stating(&("ffo.moment.pef-inside", 4)) };
    ("ffo.moment.resolution") => { ::kernel::RuleId::stating(&("ffo.moment.resolution", 4)) };
    ("ffo.moment.next-day-part") => { ::kernel::RuleId::stating(&("ffo.moment.next-day-part", 3)) };
    ("ffo.moment.other-floor") => { ::kernel::RuleId::stating(&("ffo.moment.other-floor", 3)) };
    ("ffo.moment.return") => { ::kernel::RuleId::stating(&("ffo.moment.return", 3)) };
    ("ffo.recruit.reach") => { ::kernel::RuleId::stating(&("ffo.recruit.reach", 3)) };
    ("ffo.recruit.stats") => { ::kernel::RuleId::stating(&("ffo.recruit.stats", 2)) };
    ("ffo.recruit.challenge") => { ::kernel::RuleId::stating(&("ffo.recruit.challenge", 10)) };
    ("ffo.recruit.second-try") => { ::kernel::RuleId::stating(&("ffo.recruit.second-try", 3)) };
    ("ffo.recruit.asked-to-join") => { ::kernel::RuleId::stating(&("ffo.recruit.asked-to-join", 3)) };
    ("ffo.npcmove.activation") => { ::kernel::RuleId::stating(&("ffo.npcmove.activation", 2)) };
    ("ffo.npcmove.enemy-2") => { ::kernel::RuleId::stating(&("ffo.npcmove.enemy-2", 8)) };
    ("ffo.npcmove.enemy-1") => { ::kernel::RuleId::stating(&("ffo.npcmove.enemy-1", 2)) };
    ("ffo.npcmove.enemy-0") => { ::kernel::RuleId::stating(&("ffo.npcmove.enemy-0", 2)) };
    ("ffo.npcmove.neutral-2") => { ::kernel::RuleId::stating(&("ffo.npcmove.neutral-2", 4)) };
    ("ffo.npcmove.neutral-1") => { ::kernel::RuleId::stating(&("ffo.npcmove.neutral-1", 3)) };
    ("ffo.npcmove.neutral-0") => { ::kernel::RuleId::stating(&("ffo.npcmove.neutral-0", 1)) };
    ("ffo.npcmove.friend") => { ::kernel::RuleId::stating(&("ffo.npcmove.friend", 9)) };
    ("ffo.npcmove.neutral-definition") => { ::kernel::RuleId::stating(&("ffo.npcmove.neutral-definition", 7)) };
    ("ffo.mercy.when") => { ::kernel::RuleId::stating(&("ffo.mercy.when", 6)) };
    ("ffo.mercy.star") => { ::kernel::RuleId::stating(&("ffo.mercy.star", 8)) };
    ("ffo.mercy.dice") => { ::kernel::RuleId::stating(&("ffo.mercy.dice", 6)) };
    ("ffo.mercy.pass-2") => { ::kernel::RuleId::stating(&("ffo.mercy.pass-2", 5)) };
    ("ffo.mercy.pass-1-gangers") => { ::kernel::RuleId::stating(&("ffo.mercy.pass-1-gangers", 3)) };
    ("ffo.mercy.pass-1-survivors") => { ::kernel::RuleId::stating(&("ffo.mercy.pass-1-survivors", 4)) };
    ("ffo.mercy.pass-1-citizens") => { ::kernel::RuleId::stating(&("ffo.mercy.pass-1-citizens", 3)) };
    ("ffo.mercy.pass-0") => { ::kernel::RuleId::stating(&("ffo.mercy.pass-0", 1)) };
    ("ffo.mercy.surrender") => { ::kernel::RuleId::stating(&("ffo.mercy.surrender", 4)) };
    ("ffo.daypart.list") => { ::kernel::RuleId::stating(&("ffo.daypart.list", 2)) };
    ("ffo.daypart.evening-vision") => { ::kernel::RuleId::stating(&("ffo.daypart.evening-vision", 4)) };
    ("ffo.daypart.night-vision") => { ::kernel::RuleId::stating(&("ffo.daypart.night-vision", 4)) };
    ("ffo.daypart.lit-area") => { ::kernel::RuleId::stating(&("ffo.daypart.lit-area", 5)) };
    ("ffo.daypart.choice") => { ::kernel::RuleId::stating(&("ffo.daypart.choice", 1)) };
    ("ffo.daypart.advance") => { ::kernel::RuleId::stating(&("ffo.daypart.advance", 2)) };
    ("ffo.daypart.advance-limit") => { ::kernel::RuleId::stating(&("ffo.daypart.advance-limit", 2)) };
    ("ffo.encounter.kinds") => { ::kernel::RuleId::stating(&("ffo.encounter.kinds", 10)) };
    ("ffo.encounter.involuntary-roll") => { ::kernel::RuleId::stating(&("ffo.encounter.involuntary-roll", 7)) };
    ("ffo.encounter.involuntary-table") => { ::kernel::RuleId::stating(&("ffo.encounter.involuntary-table", 4)) };
    ("ffo.encounter.involuntary-burglary") => { ::kernel::RuleId::stating(&("ffo.encounter.involuntary-burglary", 5)) };
    ("ffo.encounter.form") => { ::kernel::RuleId::stating(&("ffo.encounter.form", 1)) };
    ("ffo.encounter.next") => { ::kernel::RuleId::stating(&("ffo.encounter.next", 2)) };
    ("ffo.first30.status") => { ::kernel::RuleId::stating(&("ffo.first30.status", 5)) };
    ("ffo.first30.week1-setup") => { ::kernel::RuleId::stating(&("ffo.first30.week1-setup", 6)) };
    ("ffo.first30.week1-citizens") => { ::kernel::RuleId::stating(&("ffo.first30.week1-citizens", 4)) };
    ("ffo.first30.week1-last-pef") => { ::kernel::RuleId::stating(&("ffo.first30.week1-last-pef", 4)) };
    ("ffo.first30.week1-one-zombie") => { ::kernel::RuleId::stating(&("ffo.first30.week1-one-zombie", 1)) };
    ("ffo.first30.week1-police") => { ::kernel::RuleId::stating(&("ffo.first30.week1-police", 1)) };
    ("ffo.first30.week2-setup") => { ::kernel::RuleId::stating(&("ffo.first30.week2-setup", 6)) };
    ("ffo.first30.week2-pef-table") => { ::kernel::RuleId::stating(&("ffo.first30.week2-pef-table", 11)) };
    ("ffo.first30.week2-fast-move") => { ::kernel::RuleId::stating(&("ffo.first30.week2-fast-move", 2)) };
    ("ffo.first30.week2-police") => { ::kernel::RuleId::stating(&("ffo.first30.week2-police", 2)) };
    ("ffo.first30.week3-setup") => { ::kernel::RuleId::stating(&("ffo.first30.week3-setup", 2)) };
    ("ffo.first30.week3-route") => { ::kernel::RuleId::stating(&("ffo.first30.week3-route", 6)) };
    ("ffo.first30.week3-grunt") => { ::kernel::RuleId::stating(&("ffo.first30.week3-grunt", 7)) };
    ("ffo.first30.week3-vehicle") => { ::kernel::RuleId::stating(&("ffo.first30.week3-vehicle", 3)) };
    ("ffo.first30.day-one") => { ::kernel::RuleId::stating(&("ffo.first30.day-one", 2)) };
    ("ffo.search.objective") => { ::kernel::RuleId::stating(&("ffo.search.objective", 2)) };
    ("ffo.search.forces") => { ::kernel::RuleId::stating(&("ffo.search.forces", 2)) };
    ("ffo.search.deployment") => { ::kernel::RuleId::stating(&("ffo.search.deployment", 3)) };
    ("ffo.search.instructions") => { ::kernel::RuleId::stating(&("ffo.search.instructions", 3)) };
    ("ffo.search.end") => { ::kernel::RuleId::stating(&("ffo.search.end", 3)) };
    ("ffo.raid.sides") => { ::kernel::RuleId::stating(&("ffo.raid.sides", 5)) };
    ("ffo.raid.objective") => { ::kernel::RuleId::stating(&("ffo.raid.objective", 5)) };
    ("ffo.raid.forces") => { ::kernel::RuleId::stating(&("ffo.raid.forces", 2)) };
    ("ffo.raid.terrain") => { ::kernel::RuleId::stating(&("ffo.raid.terrain", 3)) };
    ("ffo.raid.deploy-raider") => { ::kernel::RuleId::stating(&("ffo.raid.deploy-raider", 2)) };
    ("ffo.raid.deploy-defender") => { ::kernel::RuleId::stating(&("ffo.raid.deploy-defender", 4)) };
    ("ffo.raid.zombies") => { ::kernel::RuleId::stating(&("ffo.raid.zombies", 1)) };
    ("ffo.raid.day-part") => { ::kernel::RuleId::stating(&("ffo.raid.day-part", 2)) };
    ("ffo.raid.common-procedures") => { ::kernel::RuleId::stating(&("ffo.raid.common-procedures", 1)) };
    ("ffo.raid.building-los") => { ::kernel::RuleId::stating(&("ffo.raid.building-los", 7)) };
    ("ffo.raid.defender-placement") => { ::kernel::RuleId::stating(&("ffo.raid.defender-placement", 4)) };
    ("ffo.raid.defender-facing") => { ::kernel::RuleId::stating(&("ffo.raid.defender-facing", 3)) };
    ("ffo.raid.loot-time") => { ::kernel::RuleId::stating(&("ffo.raid.loot-time", 7)) };
    ("ffo.raid.hostage") => { ::kernel::RuleId::stating(&("ffo.raid.hostage", 2)) };
    ("ffo.raid.hostage-last") => { ::kernel::RuleId::stating(&("ffo.raid.hostage-last", 3)) };
    ("ffo.raid.end") => { ::kernel::RuleId::stating(&("ffo.raid.end", 1)) };
    ("ffo.takeback.objective") => { ::kernel::RuleId::stating(&("ffo.takeback.objective", 5)) };
    ("ffo.takeback.setup") => { ::kernel::RuleId::stating(&("ffo.takeback.setup", 4)) };
    ("ffo.takeback.end") => { ::kernel::RuleId::stating(&("ffo.takeback.end", 2)) };
    ("ffo.robbery.objective") => { ::kernel::RuleId::stating(&("ffo.robbery.objective", 3)) };
    ("ffo.robbery.setup") => { ::kernel::RuleId::stating(&("ffo.robbery.setup", 7)) };
    ("ffo.robbery.companions") => { ::kernel::RuleId::stating(&("ffo.robbery.companions", 4)) };
    ("ffo.robbery.placement") => { ::kernel::RuleId::stating(&("ffo.robbery.placement", 3)) };
    ("ffo.robbery.challenge") => { ::kernel::RuleId::stating(&("ffo.robbery.challenge", 6)) };
    ("ffo.robbery.player-more") => { ::kernel::RuleId::stating(&("ffo.robbery.player-more", 3)) };
    ("ffo.robbery.robbers-more") => { ::kernel::RuleId::stating(&("ffo.robbery.robbers-more", 2)) };
    ("ffo.robbery.escape") => { ::kernel::RuleId::stating(&("ffo.robbery.escape", 1)) };
    ("ffo.bushwhack.procedure") => { ::kernel::RuleId::stating(&("ffo.bushwhack.procedure", 6)) };
    ("ffo.after.order") => { ::kernel::RuleId::stating(&("ffo.after.order", 2)) };
    ("ffo.after.rep-up-conditions") => { ::kernel::RuleId::stating(&("ffo.after.rep-up-conditions", 7)) };
    ("ffo.after.rep-up-roll") => { ::kernel::RuleId::stating(&("ffo.after.rep-up-roll", 4)) };
    ("ffo.after.rep-max") => { ::kernel::RuleId::stating(&("ffo.after.rep-max", 2)) };
    ("ffo.after.skill-up-conditions") => { ::kernel::RuleId::stating(&("ffo.after.skill-up-conditions", 5)) };
    ("ffo.after.skill-up-roll") => { ::kernel::RuleId::stating(&("ffo.after.skill-up-roll", 2)) };
    ("ffo.after.zero-skill") => { ::kernel::RuleId::stating(&("ffo.after.zero-skill", 3)) };
    ("ffo.after.rep-down") => { ::kernel::RuleId::stating(&("ffo.after.rep-down", 6)) };
    ("ffo.after.skill-down") => { ::kernel::RuleId::stating(&("ffo.after.skill-down", 2)) };
    ("ffo.keep.when") => { ::kernel::RuleId::stating(&("ffo.keep.when", 3)) };
    ("ffo.keep.star-roll") => { ::kernel::RuleId::stating(&("ffo.keep.star-roll", 3)) };
    ("ffo.keep.star-modifiers") => { ::kernel::RuleId::stating(&("ffo.keep.star-modifiers", 4)) };
    ("ffo.keep.grunt-roll") => { ::kernel::RuleId::stating(&("ffo.keep.grunt-roll", 4)) };
    ("ffo.keep.grunt-modifiers") => { ::kernel::RuleId::stating(&("ffo.keep.grunt-modifiers", 6)) };
    ("ffo.keep.star-double") => { ::kernel::RuleId::stating(&("ffo.keep.star-double", 3)) };
    ("ffo.keep.star-more") => { ::kernel::RuleId::stating(&("ffo.keep.star-more", 1)) };
    ("ffo.keep.grunt-more") => { ::kernel::RuleId::stating(&("ffo.keep.grunt-more", 3)) };
    ("ffo.keep.grunt-double") => { ::kernel::RuleId::stating(&("ffo.keep.grunt-double", 3)) };
    ("ffo.keep.both-zero") => { ::kernel::RuleId::stating(&("ffo.keep.both-zero", 3)) };
    ("ffo.keep.new-leader") => { ::kernel::RuleId::stating(&("ffo.keep.new-leader", 3)) };
    ("ffo.npc.full-tables") => { ::kernel::RuleId::stating(&("ffo.npc.full-tables", 7)) };
    ("ffo.npc.table-choice") => { ::kernel::RuleId::stating(&("ffo.npc.table-choice", 4)) };
    ("ffo.npc.quick-tables") => { ::kernel::RuleId::stating(&("ffo.npc.quick-tables", 6)) };
    ("ffo.npc.variety") => { ::kernel::RuleId::stating(&("ffo.npc.variety", 1)) };
    ("ffo.start.sequence") => { ::kernel::RuleId::stating(&("ffo.start.sequence", 6)) };
    ("ffo.ruling.measurement") => { ::kernel::RuleId::in_ledger("ffo.ruling.measurement") };
    ("ffo.ruling.passing-figures") => { ::kernel::RuleId::in_ledger("ffo.ruling.passing-figures") };
    ("ffo.ruling.woods-crossing") => { ::kernel::RuleId::in_ledger("ffo.ruling.woods-crossing") };
    ("ffo.ruling.floors-sight") => { ::kernel::RuleId::in_ledger("ffo.ruling.floors-sight") };
    ("ffo.ruling.facing-change") => { ::kernel::RuleId::in_ledger("ffo.ruling.facing-change") };
    ("ffo.ruling.front-arc-boundary") => { ::kernel::RuleId::in_ledger("ffo.ruling.front-arc-boundary") };
    ("ffo.ruling.los-figures") => { ::kernel::RuleId::in_ledger("ffo.ruling.los-figures") };
    ("ffo.ruling.visibility") => { ::kernel::RuleId::in_ledger("ffo.ruling.visibility") };
    ("ffo.ruling.cover-geometry") => { ::kernel::RuleId::in_ledger("ffo.ruling.cover-geometry") };
    ("ffo.ruling.stationary-moving") => { ::kernel::RuleId::in_ledger("ffo.ruling.stationary-moving") };
    ("ffo.ruling.moved-fast-duration") => { ::kernel::RuleId::in_ledger("ffo.ruling.moved-fast-duration") };
    ("ffo.ruling.range-limit") => { ::kernel::RuleId::in_ledger("ffo.ruling.range-limit") };
    ("ffo.ruling.swath-geometry") => { ::kernel::RuleId::in_ledger("ffo.ruling.swath-geometry") };
    ("ffo.ruling.empty-space-index") => { ::kernel::RuleId::in_ledger("ffo.ruling.empty-space-index") };
    ("ffo.ruling.crowd-geometry") => { ::kernel::RuleId::in_ledger("ffo.ruling.crowd-geometry") };
    ("ffo.ruling.clock-orientation") => { ::kernel::RuleId::in_ledger("ffo.ruling.clock-orientation") };
    ("ffo.ruling.table-default") => { ::kernel::RuleId::in_ledger("ffo.ruling.table-default") };
    ("ffo.ruling.vehicle-footprint") => { ::kernel::RuleId::in_ledger("ffo.ruling.vehicle-footprint") };
    ("ffo.ruling.who-controls") => { ::kernel::RuleId::in_ledger("ffo.ruling.who-controls") };
    ("ffo.ruling.figure-weapons") => { ::kernel::RuleId::in_ledger("ffo.ruling.figure-weapons") };
    ("ffo.ruling.ties-and-choices") => { ::kernel::RuleId::in_ledger("ffo.ruling.ties-and-choices") };
    ("ffo.ruling.side-leader") => { ::kernel::RuleId::in_ledger("ffo.ruling.side-leader") };
    ("ffo.ruling.carry-on-status") => { ::kernel::RuleId::in_ledger("ffo.ruling.carry-on-status") };
    ("ffo.ruling.band-size") => { ::kernel::RuleId::in_ledger("ffo.ruling.band-size") };
    ("ffo.ruling.trait-counts") => { ::kernel::RuleId::in_ledger("ffo.ruling.trait-counts") };
    ("ffo.ruling.which-dice") => { ::kernel::RuleId::in_ledger("ffo.ruling.which-dice") };
    ("ffo.ruling.multi-ties") => { ::kernel::RuleId::in_ledger("ffo.ruling.multi-ties") };
    ("ffo.ruling.doubles-day-part") => { ::kernel::RuleId::in_ledger("ffo.ruling.doubles-day-part") };
    ("ffo.ruling.groups-mid-turn") => { ::kernel::RuleId::in_ledger("ffo.ruling.groups-mid-turn") };
    ("ffo.ruling.active-fire-per-figure") => { ::kernel::RuleId::in_ledger("ffo.ruling.active-fire-per-figure") };
    ("ffo.ruling.action-economy") => { ::kernel::RuleId::in_ledger("ffo.ruling.action-economy") };
    ("ffo.ruling.fast-move-citizen") => { ::kernel::RuleId::in_ledger("ffo.ruling.fast-move-citizen") };
    ("ffo.ruling.fast-move-example") => { ::kernel::RuleId::in_ledger("ffo.ruling.fast-move-example") };
    ("ffo.ruling.fast-move-dice") => { ::kernel::RuleId::in_ledger("ffo.ruling.fast-move-dice") };
    ("ffo.ruling.half-moves") => { ::kernel::RuleId::in_ledger("ffo.ruling.half-moves") };
    ("ffo.ruling.duck-back-cover") => { ::kernel::RuleId::in_ledger("ffo.ruling.duck-back-cover") };
    ("ffo.ruling.duck-back-recover") => { ::kernel::RuleId::in_ledger("ffo.ruling.duck-back-recover") };
    ("ffo.ruling.runaway-carried") => { ::kernel::RuleId::in_ledger("ffo.ruling.runaway-carried") };
    ("ffo.ruling.insight-seen-already") => { ::kernel::RuleId::in_ledger("ffo.ruling.insight-seen-already") };
    ("ffo.ruling.insight-one-way") => { ::kernel::RuleId::in_ledger("ffo.ruling.insight-one-way") };
    ("ffo.ruling.insight-concealed-many") => { ::kernel::RuleId::in_ledger("ffo.ruling.insight-concealed-many") };
    ("ffo.ruling.insight-two-inches") => { ::kernel::RuleId::in_ledger("ffo.ruling.insight-two-inches") };
    ("ffo.ruling.insight-simultaneous") => { ::kernel::RuleId::in_ledger("ffo.ruling.insight-simultaneous") };
    ("ffo.ruling.insight-target-gone") => { ::kernel::RuleId::in_ledger("ffo.ruling.insight-target-gone") };
    ("ffo.ruling.insight-grunt-shots") => { ::kernel::RuleId::in_ledger("ffo.ruling.insight-grunt-shots") };
    ("ffo.ruling.insight-star-move") => { ::kernel::RuleId::in_ledger("ffo.ruling.insight-star-move") };
    ("ffo.ruling.insight-ducked") => { ::kernel::RuleId::in_ledger("ffo.ruling.insight-ducked") };
    ("ffo.ruling.insight-protected") => { ::kernel::RuleId::in_ledger("ffo.ruling.insight-protected") };
    ("ffo.ruling.tests-in-insight") => { ::kernel::RuleId::in_ledger("ffo.ruling.tests-in-insight") };
    ("ffo.ruling.carry-on-acts") => { ::kernel::RuleId::in_ledger("ffo.ruling.carry-on-acts") };
    ("ffo.ruling.charge-reach") => { ::kernel::RuleId::in_ledger("ffo.ruling.charge-reach") };
    ("ffo.ruling.pass-cap") => { ::kernel::RuleId::in_ledger("ffo.ruling.pass-cap") };
    ("ffo.ruling.poser") => { ::kernel::RuleId::in_ledger("ffo.ruling.poser") };
    ("ffo.ruling.free-will-asterisk") => { ::kernel::RuleId::in_ledger("ffo.ruling.free-will-asterisk") };
    ("ffo.ruling.rush-shot-rank") => { ::kernel::RuleId::in_ledger("ffo.ruling.rush-shot-rank") };
    ("ffo.ruling.cannot-shoot-back") => { ::kernel::RuleId::in_ledger("ffo.ruling.cannot-shoot-back") };
    ("ffo.ruling.never-outgunned") => { ::kernel::RuleId::in_ledger("ffo.ruling.never-outgunned") };
    ("ffo.ruling.or-of-weapon") => { ::kernel::RuleId::in_ledger("ffo.ruling.or-of-weapon") };
    ("ffo.ruling.weapon-table-ratings") => { ::kernel::RuleId::in_ledger("ffo.ruling.weapon-table-ratings") };
    ("ffo.ruling.or-two-weapons") => { ::kernel::RuleId::in_ledger("ffo.ruling.or-two-weapons") };
    ("ffo.ruling.friends-count") => { ::kernel::RuleId::in_ledger("ffo.ruling.friends-count") };
    ("ffo.ruling.man-down-details") => { ::kernel::RuleId::in_ledger("ffo.ruling.man-down-details") };
    ("ffo.ruling.melee-no-tests") => { ::kernel::RuleId::in_ledger("ffo.ruling.melee-no-tests") };
    ("ffo.ruling.return-fire-target") => { ::kernel::RuleId::in_ledger("ffo.ruling.return-fire-target") };
    ("ffo.ruling.stunned-timing") => { ::kernel::RuleId::in_ledger("ffo.ruling.stunned-timing") };
    ("ffo.ruling.hit-but-unhurt") => { ::kernel::RuleId::in_ledger("ffo.ruling.hit-but-unhurt") };
    ("ffo.ruling.star-power-example") => { ::kernel::RuleId::in_ledger("ffo.ruling.star-power-example") };
    ("ffo.ruling.star-power-use") => { ::kernel::RuleId::in_ledger("ffo.ruling.star-power-use") };
    ("ffo.ruling.hard-as-nails-order") => { ::kernel::RuleId::in_ledger("ffo.ruling.hard-as-nails-order") };
    ("ffo.ruling.killer-rep") => { ::kernel::RuleId::in_ledger("ffo.ruling.killer-rep") };
    ("ffo.ruling.multiple-hits") => { ::kernel::RuleId::in_ledger("ffo.ruling.multiple-hits") };
    ("ffo.ruling.fire-at-downed") => { ::kernel::RuleId::in_ledger("ffo.ruling.fire-at-downed") };
    ("ffo.ruling.dispatch-contact") => { ::kernel::RuleId::in_ledger("ffo.ruling.dispatch-contact") };
    ("ffo.ruling.shotgun") => { ::kernel::RuleId::in_ledger("ffo.ruling.shotgun") };
    ("ffo.ruling.one-shot") => { ::kernel::RuleId::in_ledger("ffo.ruling.one-shot") };
    ("ffo.ruling.ammo-per-weapon") => { ::kernel::RuleId::in_ledger("ffo.ruling.ammo-per-weapon") };
    ("ffo.ruling.reload-timing") => { ::kernel::RuleId::in_ledger("ffo.ruling.reload-timing") };
    ("ffo.ruling.pitiful-rep") => { ::kernel::RuleId::in_ledger("ffo.ruling.pitiful-rep") };
    ("ffo.ruling.third-target-text") => { ::kernel::RuleId::in_ledger("ffo.ruling.third-target-text") };
    ("ffo.ruling.thrown-weapons") => { ::kernel::RuleId::in_ledger("ffo.ruling.thrown-weapons") };
    ("ffo.ruling.hands") => { ::kernel::RuleId::in_ledger("ffo.ruling.hands") };
    ("ffo.ruling.charge-geometry") => { ::kernel::RuleId::in_ledger("ffo.ruling.charge-geometry") };
    ("ffo.ruling.brown-pants-scope") => { ::kernel::RuleId::in_ledger("ffo.ruling.brown-pants-scope") };
    ("ffo.ruling.evenly-matched") => { ::kernel::RuleId::in_ledger("ffo.ruling.evenly-matched") };
    ("ffo.ruling.melee-rounds") => { ::kernel::RuleId::in_ledger("ffo.ruling.melee-rounds") };
    ("ffo.ruling.break-off-many") => { ::kernel::RuleId::in_ledger("ffo.ruling.break-off-many") };
    ("ffo.ruling.chainsaw") => { ::kernel::RuleId::in_ledger("ffo.ruling.chainsaw") };
    ("ffo.ruling.knocked-down-in-melee") => { ::kernel::RuleId::in_ledger("ffo.ruling.knocked-down-in-melee") };
    ("ffo.ruling.non-lethal") => { ::kernel::RuleId::in_ledger("ffo.ruling.non-lethal") };
    ("ffo.ruling.leaving") => { ::kernel::RuleId::in_ledger("ffo.ruling.leaving") };
    ("ffo.ruling.left-behind") => { ::kernel::RuleId::in_ledger("ffo.ruling.left-behind") };
    ("ffo.ruling.windows") => { ::kernel::RuleId::in_ledger("ffo.ruling.windows") };
    ("ffo.ruling.doors-locked") => { ::kernel::RuleId::in_ledger("ffo.ruling.doors-locked") };
    ("ffo.ruling.barricade-count") => { ::kernel::RuleId::in_ledger("ffo.ruling.barricade-count") };
    ("ffo.ruling.barricade-rebuild") => { ::kernel::RuleId::in_ledger("ffo.ruling.barricade-rebuild") };
    ("ffo.ruling.fire-geometry") => { ::kernel::RuleId::in_ledger("ffo.ruling.fire-geometry") };
    ("ffo.ruling.building-interior") => { ::kernel::RuleId::in_ledger("ffo.ruling.building-interior") };
    ("ffo.ruling.challenge-target-number") => { ::kernel::RuleId::in_ledger("ffo.ruling.challenge-target-number") };
    ("ffo.ruling.challenge-opponents") => { ::kernel::RuleId::in_ledger("ffo.ruling.challenge-opponents") };
    ("ffo.ruling.challenge-history-text") => { ::kernel::RuleId::in_ledger("ffo.ruling.challenge-history-text") };
    ("ffo.ruling.challenge-driving") => { ::kernel::RuleId::in_ledger("ffo.ruling.challenge-driving") };
    ("ffo.ruling.vehicle-phases") => { ::kernel::RuleId::in_ledger("ffo.ruling.vehicle-phases") };
    ("ffo.ruling.vehicle-occupants-active") => { ::kernel::RuleId::in_ledger("ffo.ruling.vehicle-occupants-active") };
    ("ffo.ruling.vehicle-half-speed") => { ::kernel::RuleId::in_ledger("ffo.ruling.vehicle-half-speed") };
    ("ffo.ruling.fuel-check") => { ::kernel::RuleId::in_ledger("ffo.ruling.fuel-check") };
    ("ffo.ruling.vehicle-reverse") => { ::kernel::RuleId::in_ledger("ffo.ruling.vehicle-reverse") };
    ("ffo.ruling.vehicle-noise-frequency") => { ::kernel::RuleId::in_ledger("ffo.ruling.vehicle-noise-frequency") };
    ("ffo.ruling.bash-person") => { ::kernel::RuleId::in_ledger("ffo.ruling.bash-person") };
    ("ffo.ruling.bash-building") => { ::kernel::RuleId::in_ledger("ffo.ruling.bash-building") };
    ("ffo.ruling.shoot-vehicle") => { ::kernel::RuleId::in_ledger("ffo.ruling.shoot-vehicle") };
    ("ffo.ruling.vehicle-jump-on") => { ::kernel::RuleId::in_ledger("ffo.ruling.vehicle-jump-on") };
    ("ffo.ruling.vehicle-exposed") => { ::kernel::RuleId::in_ledger("ffo.ruling.vehicle-exposed") };
    ("ffo.ruling.driver-gone-alone") => { ::kernel::RuleId::in_ledger("ffo.ruling.driver-gone-alone") };
    ("ffo.ruling.vehicle-slow") => { ::kernel::RuleId::in_ledger("ffo.ruling.vehicle-slow") };
    ("ffo.ruling.vehicle-zombie-charge") => { ::kernel::RuleId::in_ledger("ffo.ruling.vehicle-zombie-charge") };
    ("ffo.ruling.zombie-sight") => { ::kernel::RuleId::in_ledger("ffo.ruling.zombie-sight") };
    ("ffo.ruling.zombie-order") => { ::kernel::RuleId::in_ledger("ffo.ruling.zombie-order") };
    ("ffo.ruling.zombie-charge-reach") => { ::kernel::RuleId::in_ledger("ffo.ruling.zombie-charge-reach") };
    ("ffo.ruling.zombie-many-chargers") => { ::kernel::RuleId::in_ledger("ffo.ruling.zombie-many-chargers") };
    ("ffo.ruling.zed-test-timing") => { ::kernel::RuleId::in_ledger("ffo.ruling.zed-test-timing") };
    ("ffo.ruling.see-the-feast-pass") => { ::kernel::RuleId::in_ledger("ffo.ruling.see-the-feast-pass") };
    ("ffo.ruling.see-the-feast-stun") => { ::kernel::RuleId::in_ledger("ffo.ruling.see-the-feast-stun") };
    ("ffo.ruling.feast-priority") => { ::kernel::RuleId::in_ledger("ffo.ruling.feast-priority") };
    ("ffo.ruling.feast-start") => { ::kernel::RuleId::in_ledger("ffo.ruling.feast-start") };
    ("ffo.ruling.feasting-targets") => { ::kernel::RuleId::in_ledger("ffo.ruling.feasting-targets") };
    ("ffo.ruling.easy-to-kill-vs-no-knock-down") => { ::kernel::RuleId::in_ledger("ffo.ruling.easy-to-kill-vs-no-knock-down") };
    ("ffo.ruling.surprise-fire") => { ::kernel::RuleId::in_ledger("ffo.ruling.surprise-fire") };
    ("ffo.ruling.weasel") => { ::kernel::RuleId::in_ledger("ffo.ruling.weasel") };
    ("ffo.ruling.noise-memory") => { ::kernel::RuleId::in_ledger("ffo.ruling.noise-memory") };
    ("ffo.ruling.zombie-facing-walk") => { ::kernel::RuleId::in_ledger("ffo.ruling.zombie-facing-walk") };
    ("ffo.ruling.start-zombies") => { ::kernel::RuleId::in_ledger("ffo.ruling.start-zombies") };
    ("ffo.ruling.infection-after") => { ::kernel::RuleId::in_ledger("ffo.ruling.infection-after") };
    ("ffo.ruling.zombie-doubles") => { ::kernel::RuleId::in_ledger("ffo.ruling.zombie-doubles") };
    ("ffo.ruling.zombies-in-insight") => { ::kernel::RuleId::in_ledger("ffo.ruling.zombies-in-insight") };
    ("ffo.ruling.insight-in-melee") => { ::kernel::RuleId::in_ledger("ffo.ruling.insight-in-melee") };
    ("ffo.ruling.greedy") => { ::kernel::RuleId::in_ledger("ffo.ruling.greedy") };
    ("ffo.ruling.medics") => { ::kernel::RuleId::in_ledger("ffo.ruling.medics") };
    ("ffo.ruling.first-round-unarmed") => { ::kernel::RuleId::in_ledger("ffo.ruling.first-round-unarmed") };
    ("ffo.ruling.battle-dice-order") => { ::kernel::RuleId::in_ledger("ffo.ruling.battle-dice-order") };
    ("ffo.ruling.explosion-size") => { ::kernel::RuleId::in_ledger("ffo.ruling.explosion-size") };
    ("ffo.ruling.cohesion-test") => { ::kernel::RuleId::in_ledger("ffo.ruling.cohesion-test") };
    ("ffo.ruling.dice-order") => { ::kernel::RuleId::in_ledger("ffo.ruling.dice-order") };
    ("ffo.ruling.calendar-weeks") => { ::kernel::RuleId::in_ledger("ffo.ruling.calendar-weeks") };
    ("ffo.ruling.day-thirty") => { ::kernel::RuleId::in_ledger("ffo.ruling.day-thirty") };
    ("ffo.ruling.first-month") => { ::kernel::RuleId::in_ledger("ffo.ruling.first-month") };
    ("ffo.ruling.three-or-four-scripted") => { ::kernel::RuleId::in_ledger("ffo.ruling.three-or-four-scripted") };
    ("ffo.ruling.day-one-missing") => { ::kernel::RuleId::in_ledger("ffo.ruling.day-one-missing") };
    ("ffo.ruling.encounter-quota") => { ::kernel::RuleId::in_ledger("ffo.ruling.encounter-quota") };
    ("ffo.ruling.involuntary-die") => { ::kernel::RuleId::in_ledger("ffo.ruling.involuntary-die") };
    ("ffo.ruling.travel") => { ::kernel::RuleId::in_ledger("ffo.ruling.travel") };
    ("ffo.ruling.vehicles-on-table") => { ::kernel::RuleId::in_ledger("ffo.ruling.vehicles-on-table") };
    ("ffo.ruling.er-lifetime") => { ::kernel::RuleId::in_ledger("ffo.ruling.er-lifetime") };
    ("ffo.ruling.er-bounds") => { ::kernel::RuleId::in_ledger("ffo.ruling.er-bounds") };
    ("ffo.ruling.er-once") => { ::kernel::RuleId::in_ledger("ffo.ruling.er-once") };
    ("ffo.ruling.meeting-again") => { ::kernel::RuleId::in_ledger("ffo.ruling.meeting-again") };
    ("ffo.ruling.starting-items") => { ::kernel::RuleId::in_ledger("ffo.ruling.starting-items") };
    ("ffo.ruling.grunt-property") => { ::kernel::RuleId::in_ledger("ffo.ruling.grunt-property") };
    ("ffo.ruling.carry-sizes") => { ::kernel::RuleId::in_ledger("ffo.ruling.carry-sizes") };
    ("ffo.ruling.capacity") => { ::kernel::RuleId::in_ledger("ffo.ruling.capacity") };
    ("ffo.ruling.carry-rep") => { ::kernel::RuleId::in_ledger("ffo.ruling.carry-rep") };
    ("ffo.ruling.cart-and-greed") => { ::kernel::RuleId::in_ledger("ffo.ruling.cart-and-greed") };
    ("ffo.ruling.half-rations-count") => { ::kernel::RuleId::in_ledger("ffo.ruling.half-rations-count") };
    ("ffo.ruling.no-food") => { ::kernel::RuleId::in_ledger("ffo.ruling.no-food") };
    ("ffo.ruling.hunger-effects") => { ::kernel::RuleId::in_ledger("ffo.ruling.hunger-effects") };
    ("ffo.ruling.one-medical-supply") => { ::kernel::RuleId::in_ledger("ffo.ruling.one-medical-supply") };
    ("ffo.ruling.armor-on-zombies") => { ::kernel::RuleId::in_ledger("ffo.ruling.armor-on-zombies") };
    ("ffo.ruling.taken-weapons") => { ::kernel::RuleId::in_ledger("ffo.ruling.taken-weapons") };
    ("ffo.ruling.armor-stock") => { ::kernel::RuleId::in_ledger("ffo.ruling.armor-stock") };
    ("ffo.ruling.search-repeat") => { ::kernel::RuleId::in_ledger("ffo.ruling.search-repeat") };
    ("ffo.ruling.search-functioning") => { ::kernel::RuleId::in_ledger("ffo.ruling.search-functioning") };
    ("ffo.ruling.loot-choice") => { ::kernel::RuleId::in_ledger("ffo.ruling.loot-choice") };
    ("ffo.ruling.looting-bodies-roll") => { ::kernel::RuleId::in_ledger("ffo.ruling.looting-bodies-roll") };
    ("ffo.ruling.looting-time") => { ::kernel::RuleId::in_ledger("ffo.ruling.looting-time") };
    ("ffo.ruling.barter-and-meet") => { ::kernel::RuleId::in_ledger("ffo.ruling.barter-and-meet") };
    ("ffo.ruling.barter-rates") => { ::kernel::RuleId::in_ledger("ffo.ruling.barter-rates") };
    ("ffo.ruling.availability-one-roll") => { ::kernel::RuleId::in_ledger("ffo.ruling.availability-one-roll") };
    ("ffo.ruling.fuel-stock") => { ::kernel::RuleId::in_ledger("ffo.ruling.fuel-stock") };
    ("ffo.ruling.fished-out") => { ::kernel::RuleId::in_ledger("ffo.ruling.fished-out") };
    ("ffo.ruling.burglary-timing") => { ::kernel::RuleId::in_ledger("ffo.ruling.burglary-timing") };
    ("ffo.ruling.burglary-doubles") => { ::kernel::RuleId::in_ledger("ffo.ruling.burglary-doubles") };
    ("ffo.ruling.burglary-involuntary") => { ::kernel::RuleId::in_ledger("ffo.ruling.burglary-involuntary") };
    ("ffo.ruling.burglary-voluntary") => { ::kernel::RuleId::in_ledger("ffo.ruling.burglary-voluntary") };
    ("ffo.ruling.vehicle-theft") => { ::kernel::RuleId::in_ledger("ffo.ruling.vehicle-theft") };
    ("ffo.ruling.sleep-columns") => { ::kernel::RuleId::in_ledger("ffo.ruling.sleep-columns") };
    ("ffo.ruling.sleep-details") => { ::kernel::RuleId::in_ledger("ffo.ruling.sleep-details") };
    ("ffo.ruling.event-trigger") => { ::kernel::RuleId::in_ledger("ffo.ruling.event-trigger") };
    ("ffo.ruling.event-random-member") => { ::kernel::RuleId::in_ledger("ffo.ruling.event-random-member") };
    ("ffo.ruling.event-03") => { ::kernel::RuleId::in_ledger("ffo.ruling.event-03") };
    ("ffo.ruling.event-04") => { ::kernel::RuleId::in_ledger("ffo.ruling.event-04") };
    ("ffo.ruling.event-05") => { ::kernel::RuleId::in_ledger("ffo.ruling.event-05") };
    ("ffo.ruling.event-06") => { ::kernel::RuleId::in_ledger("ffo.ruling.event-06") };
    ("ffo.ruling.event-07") => { ::kernel::RuleId::in_ledger("ffo.ruling.event-07") };
    ("ffo.ruling.event-08") => { ::kernel::RuleId::in_ledger("ffo.ruling.event-08") };
    ("ffo.ruling.event-09") => { ::kernel::RuleId::in_ledger("ffo.ruling.event-09") };
    ("ffo.ruling.event-11") => { ::kernel::RuleId::in_ledger("ffo.ruling.event-11") };
    ("ffo.ruling.event-12") => { ::kernel::RuleId::in_ledger("ffo.ruling.event-12") };
    ("ffo.ruling.event-13") => { ::kernel::RuleId::in_ledger("ffo.ruling.event-13") };
    ("ffo.ruling.event-14") => { ::kernel::RuleId::in_ledger("ffo.ruling.event-14") };
    ("ffo.ruling.event-15") => { ::kernel::RuleId::in_ledger("ffo.ruling.event-15") };
    ("ffo.ruling.pef-marker") => { ::kernel::RuleId::in_ledger("ffo.ruling.pef-marker") };
    ("ffo.ruling.pef-in-building") => { ::kernel::RuleId::in_ledger("ffo.ruling.pef-in-building") };
    ("ffo.ruling.pef-visible-at-start") => { ::kernel::RuleId::in_ledger("ffo.ruling.pef-visible-at-start") };
    ("ffo.ruling.pef-path") => { ::kernel::RuleId::in_ledger("ffo.ruling.pef-path") };
    ("ffo.ruling.pef-rep-scope") => { ::kernel::RuleId::in_ledger("ffo.ruling.pef-rep-scope") };
    ("ffo.ruling.pef-die") => { ::kernel::RuleId::in_ledger("ffo.ruling.pef-die") };
    ("ffo.ruling.pef-before-zombies") => { ::kernel::RuleId::in_ledger("ffo.ruling.pef-before-zombies") };
    ("ffo.ruling.setup-order") => { ::kernel::RuleId::in_ledger("ffo.ruling.setup-order") };
    ("ffo.ruling.pef-pass-one") => { ::kernel::RuleId::in_ledger("ffo.ruling.pef-pass-one") };
    ("ffo.ruling.pef-sections") => { ::kernel::RuleId::in_ledger("ffo.ruling.pef-sections") };
    ("ffo.ruling.morning-modifier") => { ::kernel::RuleId::in_ledger("ffo.ruling.morning-modifier") };
    ("ffo.ruling.how-many-clamp") => { ::kernel::RuleId::in_ledger("ffo.ruling.how-many-clamp") };
    ("ffo.ruling.player-group") => { ::kernel::RuleId::in_ledger("ffo.ruling.player-group") };
    ("ffo.ruling.contact-placement") => { ::kernel::RuleId::in_ledger("ffo.ruling.contact-placement") };
    ("ffo.ruling.moment-zombies") => { ::kernel::RuleId::in_ledger("ffo.ruling.moment-zombies") };
    ("ffo.ruling.moment-floors") => { ::kernel::RuleId::in_ledger("ffo.ruling.moment-floors") };
    ("ffo.ruling.moment-example") => { ::kernel::RuleId::in_ledger("ffo.ruling.moment-example") };
    ("ffo.ruling.police-arrival") => { ::kernel::RuleId::in_ledger("ffo.ruling.police-arrival") };
    ("ffo.ruling.swat") => { ::kernel::RuleId::in_ledger("ffo.ruling.swat") };
    ("ffo.ruling.npc-generation") => { ::kernel::RuleId::in_ledger("ffo.ruling.npc-generation") };
    ("ffo.ruling.npc-survivor-choice") => { ::kernel::RuleId::in_ledger("ffo.ruling.npc-survivor-choice") };
    ("ffo.ruling.npc-pep-35") => { ::kernel::RuleId::in_ledger("ffo.ruling.npc-pep-35") };
    ("ffo.ruling.npc-odd-skills") => { ::kernel::RuleId::in_ledger("ffo.ruling.npc-odd-skills") };
    ("ffo.ruling.npc-weapon-codes") => { ::kernel::RuleId::in_ledger("ffo.ruling.npc-weapon-codes") };
    ("ffo.ruling.npc-medic-level") => { ::kernel::RuleId::in_ledger("ffo.ruling.npc-medic-level") };
    ("ffo.ruling.meet-leader") => { ::kernel::RuleId::in_ledger("ffo.ruling.meet-leader") };
    ("ffo.ruling.meet-ganger-join") => { ::kernel::RuleId::in_ledger("ffo.ruling.meet-ganger-join") };
    ("ffo.ruling.meet-survivor-join") => { ::kernel::RuleId::in_ledger("ffo.ruling.meet-survivor-join") };
    ("ffo.ruling.meet-mixed-group") => { ::kernel::RuleId::in_ledger("ffo.ruling.meet-mixed-group") };
    ("ffo.ruling.meet-active") => { ::kernel::RuleId::in_ledger("ffo.ruling.meet-active") };
    ("ffo.ruling.meet-searched") => { ::kernel::RuleId::in_ledger("ffo.ruling.meet-searched") };
    ("ffo.ruling.enemy-scope") => { ::kernel::RuleId::in_ledger("ffo.ruling.enemy-scope") };
    ("ffo.ruling.npc-status") => { ::kernel::RuleId::in_ledger("ffo.ruling.npc-status") };
    ("ffo.ruling.interact") => { ::kernel::RuleId::in_ledger("ffo.ruling.interact") };
    ("ffo.ruling.friend-interaction-table") => { ::kernel::RuleId::in_ledger("ffo.ruling.friend-interaction-table") };
    ("ffo.ruling.arrest-details") => { ::kernel::RuleId::in_ledger("ffo.ruling.arrest-details") };
    ("ffo.ruling.recruit-limits") => { ::kernel::RuleId::in_ledger("ffo.ruling.recruit-limits") };
    ("ffo.ruling.npcmove-outnumbered") => { ::kernel::RuleId::in_ledger("ffo.ruling.npcmove-outnumbered") };
    ("ffo.ruling.mercy-details") => { ::kernel::RuleId::in_ledger("ffo.ruling.mercy-details") };
    ("ffo.ruling.mercy-cheat-death") => { ::kernel::RuleId::in_ledger("ffo.ruling.mercy-cheat-death") };
    ("ffo.ruling.mercy-takings") => { ::kernel::RuleId::in_ledger("ffo.ruling.mercy-takings") };
    ("ffo.ruling.surrender-to-zombies") => { ::kernel::RuleId::in_ledger("ffo.ruling.surrender-to-zombies") };
    ("ffo.ruling.night-visibility") => { ::kernel::RuleId::in_ledger("ffo.ruling.night-visibility") };
    ("ffo.ruling.light-sources") => { ::kernel::RuleId::in_ledger("ffo.ruling.light-sources") };
    ("ffo.ruling.day-part-cycle") => { ::kernel::RuleId::in_ledger("ffo.ruling.day-part-cycle") };
    ("ffo.ruling.week-one") => { ::kernel::RuleId::in_ledger("ffo.ruling.week-one") };
    ("ffo.ruling.week-two") => { ::kernel::RuleId::in_ledger("ffo.ruling.week-two") };
    ("ffo.ruling.week-three") => { ::kernel::RuleId::in_ledger("ffo.ruling.week-three") };
    ("ffo.ruling.search-end") => { ::kernel::RuleId::in_ledger("ffo.ruling.search-end") };
    ("ffo.ruling.raid-class") => { ::kernel::RuleId::in_ledger("ffo.ruling.raid-class") };
    ("ffo.ruling.raid-building") => { ::kernel::RuleId::in_ledger("ffo.ruling.raid-building") };
    ("ffo.ruling.raid-loot") => { ::kernel::RuleId::in_ledger("ffo.ruling.raid-loot") };
    ("ffo.ruling.raid-hostage") => { ::kernel::RuleId::in_ledger("ffo.ruling.raid-hostage") };
    ("ffo.ruling.raid-defend") => { ::kernel::RuleId::in_ledger("ffo.ruling.raid-defend") };
    ("ffo.ruling.takeback-result") => { ::kernel::RuleId::in_ledger("ffo.ruling.takeback-result") };
    ("ffo.ruling.robbery-robbers") => { ::kernel::RuleId::in_ledger("ffo.ruling.robbery-robbers") };
    ("ffo.ruling.bushwhack-day-part") => { ::kernel::RuleId::in_ledger("ffo.ruling.bushwhack-day-part") };
    ("ffo.ruling.robbery-challenge") => { ::kernel::RuleId::in_ledger("ffo.ruling.robbery-challenge") };
    ("ffo.ruling.robbery-companions") => { ::kernel::RuleId::in_ledger("ffo.ruling.robbery-companions") };
    ("ffo.ruling.robbery-voluntary") => { ::kernel::RuleId::in_ledger("ffo.ruling.robbery-voluntary") };
    ("ffo.ruling.success") => { ::kernel::RuleId::in_ledger("ffo.ruling.success") };
    ("ffo.ruling.advance-once") => { ::kernel::RuleId::in_ledger("ffo.ruling.advance-once") };
    ("ffo.ruling.rep-down-once") => { ::kernel::RuleId::in_ledger("ffo.ruling.rep-down-once") };
    ("ffo.ruling.keep-ties") => { ::kernel::RuleId::in_ledger("ffo.ruling.keep-ties") };
    ("ffo.ruling.keep-double-zero") => { ::kernel::RuleId::in_ledger("ffo.ruling.keep-double-zero") };
    ("ffo.ruling.keep-procedure") => { ::kernel::RuleId::in_ledger("ffo.ruling.keep-procedure") };
    ("ffo.ruling.start-class") => { ::kernel::RuleId::in_ledger("ffo.ruling.start-class") };
    ("ffo.ruling.start-order") => { ::kernel::RuleId::in_ledger("ffo.ruling.start-order") };
    ("ffo.example.pass-dice-rep4") => { ::kernel::RuleId::in_ledger("ffo.example.pass-dice-rep4") };
    ("ffo.example.successes-six-dice") => { ::kernel::RuleId::in_ledger("ffo.example.successes-six-dice") };
    ("ffo.example.possibility-night") => { ::kernel::RuleId::in_ledger("ffo.example.possibility-night") };
    ("ffo.example.sum-13") => { ::kernel::RuleId::in_ledger("ffo.example.sum-13") };
    ("ffo.example.half-d6-three") => { ::kernel::RuleId::in_ledger("ffo.example.half-d6-three") };
    ("ffo.example.dice-from-corner") => { ::kernel::RuleId::in_ledger("ffo.example.dice-from-corner") };
    ("ffo.example.star-power-rep5") => { ::kernel::RuleId::in_ledger("ffo.example.star-power-rep5") };
    ("ffo.example.larger-than-life") => { ::kernel::RuleId::in_ledger("ffo.example.larger-than-life") };
    ("ffo.example.cheat-death") => { ::kernel::RuleId::in_ledger("ffo.example.cheat-death") };
    ("ffo.example.free-will") => { ::kernel::RuleId::in_ledger("ffo.example.free-will") };
    ("ffo.example.skills") => { ::kernel::RuleId::in_ledger("ffo.example.skills") };
    ("ffo.example.attribute-14") => { ::kernel::RuleId::in_ledger("ffo.example.attribute-14") };
    ("ffo.example.group-link-broken") => { ::kernel::RuleId::in_ledger("ffo.example.group-link-broken") };
    ("ffo.example.group-join") => { ::kernel::RuleId::in_ledger("ffo.example.group-join") };
    ("ffo.example.temporary-leader") => { ::kernel::RuleId::in_ledger("ffo.example.temporary-leader") };
    ("ffo.example.leader-die") => { ::kernel::RuleId::in_ledger("ffo.example.leader-die") };
    ("ffo.example.activation-5-4") => { ::kernel::RuleId::in_ledger("ffo.example.activation-5-4") };
    ("ffo.example.four-factions") => { ::kernel::RuleId::in_ledger("ffo.example.four-factions") };
    ("ffo.example.four-factions-doubles") => { ::kernel::RuleId::in_ledger("ffo.example.four-factions-doubles") };
    ("ffo.example.fast-move-group") => { ::kernel::RuleId::in_ledger("ffo.example.fast-move-group") };
    ("ffo.example.fast-move-partial") => { ::kernel::RuleId::in_ledger("ffo.example.fast-move-partial") };
    ("ffo.example.fast-move-exercise") => { ::kernel::RuleId::in_ledger("ffo.example.fast-move-exercise") };
    ("ffo.example.insight-order") => { ::kernel::RuleId::in_ledger("ffo.example.insight-order") };
    ("ffo.example.insight-two-inches") => { ::kernel::RuleId::in_ledger("ffo.example.insight-two-inches") };
    ("ffo.example.insight-star-keeps-action") => { ::kernel::RuleId::in_ledger("ffo.example.insight-star-keeps-action") };
    ("ffo.example.insight-extended") => { ::kernel::RuleId::in_ledger("ffo.example.insight-extended") };
    ("ffo.example.insight-new") => { ::kernel::RuleId::in_ledger("ffo.example.insight-new") };
    ("ffo.example.insight-postponed") => { ::kernel::RuleId::in_ledger("ffo.example.insight-postponed") };
    ("ffo.example.citizen-received-fire") => { ::kernel::RuleId::in_ledger("ffo.example.citizen-received-fire") };
    ("ffo.example.man-down-rep") => { ::kernel::RuleId::in_ledger("ffo.example.man-down-rep") };
    ("ffo.example.recover-knock-down-rep3") => { ::kernel::RuleId::in_ledger("ffo.example.recover-knock-down-rep3") };
    ("ffo.example.recover-knock-down-protected") => { ::kernel::RuleId::in_ledger("ffo.example.recover-knock-down-protected") };
    ("ffo.example.recover-duck-back-rep3") => { ::kernel::RuleId::in_ledger("ffo.example.recover-duck-back-rep3") };
    ("ffo.example.multiple-tests") => { ::kernel::RuleId::in_ledger("ffo.example.multiple-tests") };
    ("ffo.example.shotgun-dice") => { ::kernel::RuleId::in_ledger("ffo.example.shotgun-dice") };
    ("ffo.example.swath-three") => { ::kernel::RuleId::in_ledger("ffo.example.swath-three") };
    ("ffo.example.swath-gap") => { ::kernel::RuleId::in_ledger("ffo.example.swath-gap") };
    ("ffo.example.outgunned-empty") => { ::kernel::RuleId::in_ledger("ffo.example.outgunned-empty") };
    ("ffo.example.two-baps") => { ::kernel::RuleId::in_ledger("ffo.example.two-baps") };
    ("ffo.example.tight-ammo") => { ::kernel::RuleId::in_ledger("ffo.example.tight-ammo") };
    ("ffo.example.stockpile-bap") => { ::kernel::RuleId::in_ledger("ffo.example.stockpile-bap") };
    ("ffo.example.crossbow") => { ::kernel::RuleId::in_ledger("ffo.example.crossbow") };
    ("ffo.example.exchange-outgunned") => { ::kernel::RuleId::in_ledger("ffo.example.exchange-outgunned") };
    ("ffo.example.assign-dice") => { ::kernel::RuleId::in_ledger("ffo.example.assign-dice") };
    ("ffo.example.bap-at-cover") => { ::kernel::RuleId::in_ledger("ffo.example.bap-at-cover") };
    ("ffo.example.bap-damage") => { ::kernel::RuleId::in_ledger("ffo.example.bap-damage") };
    ("ffo.example.crowd") => { ::kernel::RuleId::in_ledger("ffo.example.crowd") };
    ("ffo.example.pitiful-shot") => { ::kernel::RuleId::in_ledger("ffo.example.pitiful-shot") };
    ("ffo.example.chainsaw") => { ::kernel::RuleId::in_ledger("ffo.example.chainsaw") };
    ("ffo.example.charge-multiple") => { ::kernel::RuleId::in_ledger("ffo.example.charge-multiple") };
    ("ffo.example.charge-target-fires") => { ::kernel::RuleId::in_ledger("ffo.example.charge-target-fires") };
    ("ffo.example.charge-two-on-one") => { ::kernel::RuleId::in_ledger("ffo.example.charge-two-on-one") };
    ("ffo.example.off-hand") => { ::kernel::RuleId::in_ledger("ffo.example.off-hand") };
    ("ffo.example.charged-keeps-action") => { ::kernel::RuleId::in_ledger("ffo.example.charged-keeps-action") };
    ("ffo.example.melee-sooze") => { ::kernel::RuleId::in_ledger("ffo.example.melee-sooze") };
    ("ffo.example.evenly-matched-bonus") => { ::kernel::RuleId::in_ledger("ffo.example.evenly-matched-bonus") };
    ("ffo.example.break-off-gnarly") => { ::kernel::RuleId::in_ledger("ffo.example.break-off-gnarly") };
    ("ffo.example.leaving-charles") => { ::kernel::RuleId::in_ledger("ffo.example.leaving-charles") };
    ("ffo.example.crash-window") => { ::kernel::RuleId::in_ledger("ffo.example.crash-window") };
    ("ffo.example.challenge-sneak") => { ::kernel::RuleId::in_ledger("ffo.example.challenge-sneak") };
    ("ffo.example.challenge-jump") => { ::kernel::RuleId::in_ledger("ffo.example.challenge-jump") };
    ("ffo.example.challenge-history") => { ::kernel::RuleId::in_ledger("ffo.example.challenge-history") };
    ("ffo.example.frenzy-activation") => { ::kernel::RuleId::in_ledger("ffo.example.frenzy-activation") };
    ("ffo.example.start-zombies") => { ::kernel::RuleId::in_ledger("ffo.example.start-zombies") };
    ("ffo.example.noise-suburban") => { ::kernel::RuleId::in_ledger("ffo.example.noise-suburban") };
    ("ffo.example.place-off-table") => { ::kernel::RuleId::in_ledger("ffo.example.place-off-table") };
    ("ffo.example.building-surprise") => { ::kernel::RuleId::in_ledger("ffo.example.building-surprise") };
    ("ffo.example.last-seen") => { ::kernel::RuleId::in_ledger("ffo.example.last-seen") };
    ("ffo.example.zed-doubles") => { ::kernel::RuleId::in_ledger("ffo.example.zed-doubles") };
    ("ffo.example.see-the-feast") => { ::kernel::RuleId::in_ledger("ffo.example.see-the-feast") };
    ("ffo.example.no-knock-down") => { ::kernel::RuleId::in_ledger("ffo.example.no-knock-down") };
    ("ffo.example.easy-to-kill") => { ::kernel::RuleId::in_ledger("ffo.example.easy-to-kill") };
    ("ffo.example.infection") => { ::kernel::RuleId::in_ledger("ffo.example.infection") };
    ("ffo.example.sedan-zombies") => { ::kernel::RuleId::in_ledger("ffo.example.sedan-zombies") };
    ("ffo.example.travel-sedan") => { ::kernel::RuleId::in_ledger("ffo.example.travel-sedan") };
    ("ffo.example.starting-items-rep4") => { ::kernel::RuleId::in_ledger("ffo.example.starting-items-rep4") };
    ("ffo.example.custom-targeting-device") => { ::kernel::RuleId::in_ledger("ffo.example.custom-targeting-device") };
    ("ffo.example.carry-seven") => { ::kernel::RuleId::in_ledger("ffo.example.carry-seven") };
    ("ffo.example.half-rations") => { ::kernel::RuleId::in_ledger("ffo.example.half-rations") };
    ("ffo.example.stock-food-found") => { ::kernel::RuleId::in_ledger("ffo.example.stock-food-found") };
    ("ffo.example.stock-ganger-goods") => { ::kernel::RuleId::in_ledger("ffo.example.stock-ganger-goods") };
    ("ffo.example.over-fishing") => { ::kernel::RuleId::in_ledger("ffo.example.over-fishing") };
    ("ffo.example.sleep-billy") => { ::kernel::RuleId::in_ledger("ffo.example.sleep-billy") };
    ("ffo.example.defining-moment-zombie-check") => { ::kernel::RuleId::in_ledger("ffo.example.defining-moment-zombie-check") };
    ("ffo.example.defining-moment-contact") => { ::kernel::RuleId::in_ledger("ffo.example.defining-moment-contact") };
    ("ffo.example.walk-after-barter") => { ::kernel::RuleId::in_ledger("ffo.example.walk-after-barter") };
    ("ffo.example.rep-down-caps-skill") => { ::kernel::RuleId::in_ledger("ffo.example.rep-down-caps-skill") };
    ("ffo.example.pef-two-dice") => { ::kernel::RuleId::in_ledger("ffo.example.pef-two-dice") };
    ("ffo.example.half-d6-gangers") => { ::kernel::RuleId::in_ledger("ffo.example.half-d6-gangers") };
    ("ffo.example.police-four-sides") => { ::kernel::RuleId::in_ledger("ffo.example.police-four-sides") };
}

/// Every rule, ruling and worked example of this book.
#[rustfmt::skip]
pub static LEDGER: Ledger = Ledger {
    book: "ffo",
    chapters: &[
        ("action", "Actions"),
        ("after", "Afterwards"),
        ("age", "People"),
        ("ammo", "Ranged combat"),
        ("area", "Areas"),
        ("arrest", "Arrest"),
        ("attribute", "Attributes"),
        ("avail", "Availability"),
        ("band", "The band"),
        ("barter", "Bartering"),
        ("breakoff", "Melee"),
        ("building", "Buildings"),
        ("bushwhack", "Bushwhack"),
        ("carry", "Carrying"),
        ("challenge", "Challenges"),
        ("charge", "Charge into Melee"),
        ("class", "Class"),
        ("contact", "Contacts"),
        ("cover", "Cover and concealment"),
        ("cturn", "The Campaign Turn"),
        ("damage", "Ranged combat"),
        ("daypart", "Day Parts"),
        ("dice", "Dice"),
        ("encounter", "Encounters"),
        ("er", "Encounter Rating"),
        ("event", "Random Events"),
        ("figure", "People"),
        ("find", "Finding"),
        ("fire", "Fire"),
        ("first30", "The first thirty days"),
        ("group", "Groups"),
        ("home", "Home"),
        ("howmany", "How many"),
        ("insight", "In Sight"),
        ("item", "Items"),
        ("keep", "Keeping It Together"),
        ("leader", "Leaders"),
        ("leave", "Retrieving and leaving"),
        ("meet", "Meet and Greet"),
        ("melee", "Melee"),
        ("mercy", "At the mercy of the enemy"),
        ("moment", "Defining Moments"),
        ("move", "Movement"),
        ("npc", "NPCs"),
        ("npcmove", "NPC movement"),
        ("outgun", "Outgunned"),
        ("pef", "PEFs"),
        ("play", "Ways to play"),
        ("police", "Police"),
        ("protection", "People"),
        ("raid", "Raid and Rescue"),
        ("react", "Reaction Tests"),
        ("recover", "Recovery"),
        ("recruit", "Recruiting"),
        ("rep", "People"),
        ("resource", "Resources"),
        ("retrieve", "Retrieving and leaving"),
        ("robbery", "Robbery"),
        ("search", "Search"),
        ("shoot", "Ranged combat"),
        ("skill", "People"),
        ("sleep", "Sleep"),
        ("star", "Stars"),
        ("start", "The start"),
        ("status", "Wounds"),
        ("table", "The table"),
        ("takeback", "Take Back"),
        ("terrain", "Terrain"),
        ("time", "Time"),
        ("turn", "The turn"),
        ("vehicle", "Vehicles"),
        ("weapon", "Weapons"),
        ("zombie", "Zombies"),
    ],
    rules: &[
        LedgerEntry {
            id: "ffo.dice.pass",
            section: "p. 2, Passing Dice",
            layer: Layer::Table,
            optional: false,
            text: "To pass dice, roll the stated number of d6 and compare each die separately with the Target Number (usually Rep). A die equal to or lower than the Target Number is passed; a higher die is not. The result is the count of passed dice: 2, 1 or 0 on 2d6.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Each d6 is compared on its own with the Target Number; the dice are never added." },
                Fact { kind: FactKind::Boundary, says: "A die equal to the Target Number is passed." },
                Fact { kind: FactKind::Exception, says: "A die higher than the Target Number is not passed." },
                Fact { kind: FactKind::Plain, says: "The result is the number of passed dice: 2, 1 or 0 on 2d6." },
            ],
        },
        LedgerEntry {
            id: "ffo.dice.successes",
            section: "p. 3, Counting Successes",
            layer: Layer::Table,
            optional: false,
            text: "To count successes, roll the stated number of d6. Each 1, 2 or 3 is one success. Each 4, 5 or 6 is a failure. The result is the number of successes.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each die of 1, 2 or 3 is one success, whatever the roller's Rep." },
                Fact { kind: FactKind::Exception, says: "Each die of 4, 5 or 6 is a failure and subtracts nothing." },
                Fact { kind: FactKind::Exception, says: "The result is the number of successes among all dice rolled, without a maximum." },
            ],
        },
        LedgerEntry {
            id: "ffo.dice.possibility",
            section: "p. 3, Possibilities",
            layer: Layer::Table,
            optional: false,
            text: "A range in parentheses such as (1-2) is a chance. Roll 1d6 at once. The event happens if the score lies in the range, otherwise it does not.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "For a chance such as (1-2) roll 1d6 at once; the event happens if the score lies in the range." },
                Fact { kind: FactKind::Exception, says: "A score outside the range means the event does not happen; there is no second roll." },
            ],
        },
        LedgerEntry {
            id: "ffo.dice.sum",
            section: "p. 3, Reading and Adding the Dice",
            layer: Layer::Table,
            optional: false,
            text: "Where a table is read as rolled, use the die score itself. With 2d6 or 3d6 read this way, add the scores into one total.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A single die read as rolled is used as its own score." },
                Fact { kind: FactKind::Plain, says: "Two or three d6 read this way are added to one total." },
            ],
        },
        LedgerEntry {
            id: "ffo.dice.half-d6",
            section: "p. 3, 1/2D6",
            layer: Layer::Table,
            optional: false,
            text: "1/2d6: roll 1d6, halve the score, round up. 1-2 gives 1; 3-4 gives 2; 5-6 gives 3. 1+1/2d6 adds 1 to that.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "1/2d6 rolls 1d6 and halves it rounding up: 1-2 gives 1, 3-4 gives 2, 5-6 gives 3." },
                Fact { kind: FactKind::Order, says: "1+1/2d6 adds 1 after the halving (3 on the die gives 3)." },
            ],
        },
        LedgerEntry {
            id: "ffo.dice.how-many",
            section: "p. 3, How Many D6",
            layer: Layer::Table,
            optional: false,
            text: "The upper left corner of a table fixes the dice. A number is the number of d6 rolled. A word (Rep, BV, Target) means 1d6 per point of that value. Modifiers of the table then add or remove dice or change the value, as the table says.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A number in the upper left corner of a table is the number of d6 rolled." },
                Fact { kind: FactKind::Limit, says: "A word in the corner (Rep, BV, Target) means 1d6 per point of that value." },
                Fact { kind: FactKind::Plain, says: "Modifiers of the table add or remove dice or change the value, each as the table says." },
            ],
        },
        LedgerEntry {
            id: "ffo.table.size",
            section: "p. 2, Needed to Play",
            layer: Layer::Setup,
            optional: false,
            text: "The table is a flat rectangle of at least 36 x 36 in by recommendation. Larger and smaller tables are allowed. Distances are in inches for 28 mm figures and are used unchanged for 15 mm.",
            facts: &[
                Fact { kind: FactKind::Definition, says: "The recommended minimum table is 36 x 36 in." },
                Fact { kind: FactKind::Plain, says: "Smaller and larger tables than that are allowed." },
                Fact { kind: FactKind::Plain, says: "The default table is 48 x 48 in." },
                Fact { kind: FactKind::Plain, says: "The inch distances stay the same for 15 mm figures." },
            ],
        },
        LedgerEntry {
            id: "ffo.table.measure",
            section: "p. 4, Basing Figures; p. 25, Line of Sight",
            layer: Layer::Battle,
            optional: false,
            text: "Distances and lines of sight are measured from figure to figure, never from base to base. Base size and shape do not matter to any measurement.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Distances and LOS run from figure point to figure point; base size and shape never matter." },
                Fact { kind: FactKind::Boundary, says: "Two figures are in contact at 1 in or less between points; one that moves into contact stops at exactly 1 in." },
                Fact { kind: FactKind::Boundary, says: "Within N in includes N exactly (tolerance 0.001 in in favour of within)." },
                Fact { kind: FactKind::Exception, says: "Two standing figures may not end closer than 1 in, except in a full multi-figure melee." },
            ],
        },
        LedgerEntry {
            id: "ffo.table.facing-front",
            section: "p. 4, Defining Facing",
            layer: Layer::Battle,
            optional: false,
            text: "The front facing of a figure is the 180 degrees to its front. A figure or object there can be in its sight.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The front facing is the 180 degrees to the figure's front; what is there can be in its sight." },
                Fact { kind: FactKind::Boundary, says: "A point exactly on the shoulder line is in the front facing." },
                Fact { kind: FactKind::Plain, says: "A moving figure faces along its move and may be turned freely at its end or while standing still." },
                Fact { kind: FactKind::Plain, says: "A figure that fires, charges or is charged turns to face the target or charger." },
                Fact { kind: FactKind::Order, says: "A figure taking Received Fire that stays on the table faces the shooter before its result is carried out." },
            ],
        },
        LedgerEntry {
            id: "ffo.table.facing-rear",
            section: "p. 4, Defining Facing",
            layer: Layer::Battle,
            optional: false,
            text: "The rear facing of a figure is the 180 degrees to its back. Anything there is out of its sight and cannot be seen by it.",
            facts: &[
                Fact { kind: FactKind::Definition, says: "The rear facing is the 180 degrees to the figure's back." },
                Fact { kind: FactKind::Exception, says: "Anything in the rear facing is out of the figure's sight, at any distance and without terrain between." },
            ],
        },
        LedgerEntry {
            id: "ffo.table.rear-attack",
            section: "p. 4, Defining Facing",
            layer: Layer::Battle,
            optional: false,
            text: "A charge or shot counts as an attack on the rear only when the attacker both begins and ends its movement inside the rear facing of the target.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A charge or shot is on the rear only if the attacker both starts and ends its movement in the target's rear facing." },
                Fact { kind: FactKind::Exception, says: "An attacker that starts in front and ends behind the target makes no rear attack." },
                Fact { kind: FactKind::Plain, says: "Both the start of the move and the point of the shot or charge test must be strictly in the rear." },
                Fact { kind: FactKind::Plain, says: "The target's facing is the one it has when the attack is made." },
                Fact { kind: FactKind::Exception, says: "A shot from the rear has no hit or damage modifier of its own." },
            ],
        },
        LedgerEntry {
            id: "ffo.figure.traits",
            section: "p. 4, Defining Figures",
            layer: Layer::Setup,
            optional: false,
            text: "A human figure is defined by: Star or Grunt; Reputation; Skills (People, Savvy); Attributes; Class; Weapons; Protection; Age. Character and figure mean the same.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A human figure has eight traits: Star or Grunt, Rep, Skills, Attributes, Class, Weapons, Protection, Age." },
                Fact { kind: FactKind::Definition, says: "Character and figure mean the same thing." },
            ],
        },
        LedgerEntry {
            id: "ffo.figure.star-or-grunt",
            section: "p. 5, Stars and Grunts",
            layer: Layer::Setup,
            optional: false,
            text: "A Star is the player's own character. A Grunt is any character that does not represent a player, friend or foe, and behaves by the game mechanics (Reaction Tests and NPC tables). Co-Stars and non-player Stars (for example a gang leader) may be created.",
            facts: &[
                Fact { kind: FactKind::Definition, says: "A Star is the player's own character." },
                Fact { kind: FactKind::Exception, says: "A Grunt is every character that does not represent a player, friend and foe alike." },
                Fact { kind: FactKind::Plain, says: "Co-Stars and non-player Stars (such as a gang leader) may be created." },
                Fact { kind: FactKind::Plain, says: "The player decides moves, active fire and its targets, charges and going prone for all his band's figures when active." },
                Fact { kind: FactKind::Plain, says: "In Sight actions, Reaction Tests, break-off, reloading and surprise of band Grunts follow the tables." },
                Fact { kind: FactKind::Plain, says: "Active NPC groups use the NPC Movement Table and fire at the nearest target in LOS and range at their highest TR." },
            ],
        },
        LedgerEntry {
            id: "ffo.star.start-rep",
            section: "p. 5, Stars and Grunts",
            layer: Layer::Setup,
            optional: false,
            text: "A player's Star starts with Rep 4 or 5 by the book's suggestion.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A player's Star starts with Rep 4 or 5 by suggestion." },
            ],
        },
        LedgerEntry {
            id: "ffo.star.optional",
            section: "p. 5, Why Use Stars?",
            layer: Layer::Setup,
            optional: true,
            text: "The use of Stars is optional. Without Stars every figure is a Grunt.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Stars are optional; without them every figure is a Grunt." },
            ],
        },
        LedgerEntry {
            id: "ffo.star.advantages",
            section: "p. 5, Star Advantages",
            layer: Layer::Setup,
            optional: false,
            text: "A Star has four advantages: Star Power, Larger Than Life, Cheating Death, Free Will. The player may use all, some or none of them.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Star has four advantages: Star Power, Larger Than Life, Cheating Death, Free Will." },
                Fact { kind: FactKind::Plain, says: "The player may use all, some or none of them; none is forced." },
                Fact { kind: FactKind::Order, says: "Star Power may be declined before the roll; by default it is rolled." },
            ],
        },
        LedgerEntry {
            id: "ffo.star.power-pool",
            section: "p. 5, Star Power",
            layer: Layer::Table,
            optional: false,
            text: "A Star begins each Encounter with Star Power equal to its Rep. Special Grunts or NPCs may be given Star Power as well.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A Star begins each Encounter with Star Power equal to its Rep." },
                Fact { kind: FactKind::Plain, says: "Special Grunts or NPCs may be given Star Power too." },
            ],
        },
        LedgerEntry {
            id: "ffo.star.power-roll",
            section: "p. 5, Star Power",
            layer: Layer::Table,
            optional: false,
            text: "When a figure with Star Power takes damage (Stunned, OOF or OD) from ranged fire or melee, it immediately rolls 1d6 per point of its current Star Power. Each 1, 2 or 3 reduces the damage by one level. Each 4 or 5 does nothing and the die is kept. Each 6 does nothing and that die is lost for the rest of the Encounter (Star Power falls by 1 per 6).",
            facts: &[
                Fact { kind: FactKind::Limit, says: "On damage from fire or melee the figure at once rolls 1d6 per point of its current Star Power." },
                Fact { kind: FactKind::Plain, says: "Each 1, 2 or 3 lowers the damage by one level." },
                Fact { kind: FactKind::Exception, says: "Each 4 or 5 does nothing and the die is kept." },
                Fact { kind: FactKind::Exception, says: "Each 6 does nothing and lowers Star Power by 1 for the rest of the Encounter." },
                Fact { kind: FactKind::Plain, says: "All current dice are rolled; none may be held back." },
                Fact { kind: FactKind::Plain, says: "One roll is made, against the single worst damage of a step." },
            ],
        },
        LedgerEntry {
            id: "ffo.star.power-levels",
            section: "p. 5, Star Power",
            layer: Layer::Table,
            optional: false,
            text: "One level of reduction turns OD into OOF, OOF into Stunned, Stunned into Carry On. Several successes in one roll reduce several levels. Successes beyond Carry On are wasted.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "One level turns OD into OOF, OOF into Stunned, Stunned into Carry On." },
                Fact { kind: FactKind::Boundary, says: "Several successes in one roll lower several levels: three turn OD into Carry On." },
                Fact { kind: FactKind::Plain, says: "Successes beyond Carry On are wasted." },
            ],
        },
        LedgerEntry {
            id: "ffo.star.power-prone",
            section: "p. 5, Star Power example",
            layer: Layer::Battle,
            optional: false,
            text: "A figure whose damage Star Power reduces to Carry On is still knocked down: it is prone and in Carry On status.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A figure whose damage is lowered to Carry On is still knocked down: prone, in Carry On." },
            ],
        },
        LedgerEntry {
            id: "ffo.star.power-after-recover",
            section: "p. 6, Free Will example",
            layer: Layer::Table,
            optional: false,
            text: "When a hit gives a knock down, the Recover From Knock Down Test is rolled first. Star Power is then rolled against the result of that test (Stunned, OOF or OD).",
            facts: &[
                Fact { kind: FactKind::Order, says: "After a knock down the Recover From Knock Down Test comes first, then Star Power against its result." },
            ],
        },
        LedgerEntry {
            id: "ffo.star.stunned-not-cumulative",
            section: "p. 5, Star Power example",
            layer: Layer::Table,
            optional: false,
            text: "Stunned results are not cumulative. A further Stunned result on a Stunned figure changes nothing.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A further Stunned on a Stunned figure changes nothing." },
            ],
        },
        LedgerEntry {
            id: "ffo.star.larger-than-life",
            section: "p. 6, Larger Than Life",
            layer: Layer::Table,
            optional: false,
            text: "A Star cannot be killed by an attacker whose Rep is lower than the Star's. An OD result from such an attacker becomes OOF, at the Star's declaration.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "An OD from an attacker of lower Rep than the Star becomes OOF when the Star declares it." },
                Fact { kind: FactKind::Exception, says: "An attacker of equal Rep can kill the Star: Larger Than Life does not apply." },
                Fact { kind: FactKind::Plain, says: "The Rep compared is the current Rep of the figure whose action did the damage (shooter, winner, driver, dispatcher)." },
                Fact { kind: FactKind::Exception, says: "Damage with no author (own crash, glass, fall, fire) counts as by an equal: Larger Than Life does not help." },
                Fact { kind: FactKind::Boundary, says: "A Star dispatched when down by a figure of lower Rep stays OOF." },
            ],
        },
        LedgerEntry {
            id: "ffo.star.cheat-death",
            section: "p. 6, Cheating Death",
            layer: Layer::Table,
            optional: false,
            text: "When a Star is killed (OD) by an attacker of equal or higher Rep, the Star may declare Cheating Death: it is removed from the table at once, alive and safe, and its Rep falls by 1 immediately.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "A Star made OD by an attacker of equal or higher Rep may Cheat Death: off the table at once, alive." },
                Fact { kind: FactKind::Limit, says: "Cheating Death lowers Rep by 1 at once." },
                Fact { kind: FactKind::Exception, says: "Cheating Death is the Star's choice, not automatic." },
                Fact { kind: FactKind::Boundary, says: "Cheating Death may be declared against authorless damage (crash, fall, fire) and being dispatched by an equal or higher Rep." },
            ],
        },
        LedgerEntry {
            id: "ffo.star.advantage-order",
            section: "p. 6, notes to Larger Than Life and Cheating Death",
            layer: Layer::Table,
            optional: false,
            text: "Star Power is rolled first. Larger Than Life or Cheating Death is applied only to the OD result that remains after Star Power.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Star Power is rolled before Larger Than Life or Cheating Death." },
                Fact { kind: FactKind::Exception, says: "The two apply only to an OD that remains after Star Power." },
            ],
        },
        LedgerEntry {
            id: "ffo.star.free-will",
            section: "p. 6, Free Will",
            layer: Layer::Table,
            optional: false,
            text: "On the Received Fire, Man Down and Recover From Duck Back Tests a Star does not roll: it chooses to pass 2d6, 1d6 or 0d6 and carries out that result.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "On Received Fire, Man Down and Recover From Duck Back a Star rolls nothing and picks pass 2, 1 or 0." },
                Fact { kind: FactKind::Exception, says: "Free Will also covers Recover From Duck Back, though the sheets print no asterisk there." },
                Fact { kind: FactKind::Plain, says: "The Star carries out the result of the chosen column on its Class sheet." },
                Fact { kind: FactKind::Exception, says: "A Star with Poser still uses Free Will and rolls nothing." },
            ],
        },
        LedgerEntry {
            id: "ffo.star.free-will-excluded",
            section: "p. 6, Free Will",
            layer: Layer::Table,
            optional: false,
            text: "Free Will does not apply to the In Sight Test or the Recover From Knock Down Test. The Star rolls these.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A Star rolls the In Sight Test; it cannot choose its successes." },
                Fact { kind: FactKind::Plain, says: "A Star rolls the Recover From Knock Down Test." },
                Fact { kind: FactKind::Exception, says: "Stars also roll Fast Move, Zed or No Zed?, See the Feast, Charge into Melee and Brown Pants." },
            ],
        },
        LedgerEntry {
            id: "ffo.star.zombie-exclusion",
            section: "p. 6, Stars and Zombies",
            layer: Layer::Table,
            optional: false,
            text: "Star Power, Larger Than Life and Cheating Death cannot be used against damage done by a zombie.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Star Power cannot be used against damage done by a zombie." },
                Fact { kind: FactKind::Exception, says: "Larger Than Life cannot be used against zombie damage, though a zombie's Rep 3 is lower." },
                Fact { kind: FactKind::Exception, says: "Cheating Death cannot be used against zombie damage." },
            ],
        },
        LedgerEntry {
            id: "ffo.rep.levels",
            section: "p. 6, Reputation",
            layer: Layer::Setup,
            optional: false,
            text: "Rep measures overall fighting quality. 6: exceptional hero; 5: adept survivor, usually with combat experience; 4: reliable, some exposure to danger; 3: everyday person, follower; 2: very old, very young, sick or infirm, used only in specific scenarios. There is no maximum Rep for a Star.",
            facts: &[
                Fact { kind: FactKind::Definition, says: "Rep describes fighting quality: 6 hero, 5 adept, 4 reliable, 3 everyday, 2 infirm." },
                Fact { kind: FactKind::Definition, says: "Rep 2 characters are used only in specific scenarios." },
                Fact { kind: FactKind::Exception, says: "A Star's Rep has no maximum." },
            ],
        },
        LedgerEntry {
            id: "ffo.skill.two-skills",
            section: "p. 7, Skills",
            layer: Layer::Setup,
            optional: false,
            text: "Every character has two Skills: People (Pep), used in People Challenges, and Savvy (Sav), used in Savvy Challenges. Physical Challenges use Rep.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Every character has exactly two Skills: People and Savvy." },
                Fact { kind: FactKind::Plain, says: "People is used in People Challenges, Savvy in Savvy Challenges, Rep in Physical Challenges." },
            ],
        },
        LedgerEntry {
            id: "ffo.skill.assign",
            section: "p. 7, How Proficient in the Skill",
            layer: Layer::Setup,
            optional: false,
            text: "Skills start at 0. Set one Skill to Rep - 1 and the other to Rep - 2, in either order. A Rep 2 character has Skills 1 and 0.",
            facts: &[
                Fact { kind: FactKind::Order, says: "One Skill is Rep - 1 and the other Rep - 2, in either order." },
                Fact { kind: FactKind::Plain, says: "A Rep 2 character has Skills 1 and 0." },
            ],
        },
        LedgerEntry {
            id: "ffo.skill.zero",
            section: "p. 7, Increasing a Zero Level Skill",
            layer: Layer::Campaign,
            optional: false,
            text: "A Skill at 0 can be raised to 1 between Encounters by the zero-level procedure of the campaign rules (p. 72).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Skill of 0 may be raised to 1 between Encounters by the zero-level procedure." },
            ],
        },
        LedgerEntry {
            id: "ffo.attribute.use",
            section: "p. 7, Attributes",
            layer: Layer::Setup,
            optional: true,
            text: "Attributes are optional. They may be used for the Star only, for the Star's group, or for every figure.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Attributes are optional: none, the Star only, the Star's group, or every figure." },
            ],
        },
        LedgerEntry {
            id: "ffo.attribute.count",
            section: "p. 7, Attributes",
            layer: Layer::Setup,
            optional: false,
            text: "A Star has two Attributes: the first is rolled, the second is chosen after that roll. A Grunt has one Attribute, always rolled. Roll 3d6, add, and read the Attribute Table.",
            facts: &[
                Fact { kind: FactKind::Order, says: "A Star has two Attributes: the first rolled, the second chosen after that roll." },
                Fact { kind: FactKind::Plain, says: "A Grunt has one Attribute, always rolled." },
                Fact { kind: FactKind::Plain, says: "The roll is 3d6 added, read on the Attribute Table." },
            ],
        },
        LedgerEntry {
            id: "ffo.attribute.table",
            section: "p. 8, Attributes table",
            layer: Layer::Table,
            optional: false,
            text: "3d6 total: 3 Born Leader; 4 Medic; 5 Attractive; 6 Brawler; 7 Fast; 8 Dim; 9 Rage; 10 Greedy; 11 Runt; 12 Slow; 13 Poser; 14 Free Spirit; 15 Logical; 16 Agile; 17 Initiative; 18 Hard as Nails.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "The 3d6 total (3 to 18) names exactly one of the 16 Attributes." },
            ],
        },
        LedgerEntry {
            id: "ffo.attribute.born-leader",
            section: "p. 8, Attributes 3",
            layer: Layer::Campaign,
            optional: false,
            text: "Born Leader: +1d6 in the Keeping It Together Test when this character is the Leader.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Born Leader gives +1d6 in the Keeping It Together Test." },
                Fact { kind: FactKind::Exception, says: "Born Leader counts only when this character is the Leader." },
            ],
        },
        LedgerEntry {
            id: "ffo.attribute.medic",
            section: "p. 8, Attributes 4",
            layer: Layer::Campaign,
            optional: false,
            text: "Medic: roll 1d6 for the level when the Attribute is gained: 1-5 level one, 6 level two. When a character takes the After the Battle Recovery Test with the Medic present, the Medic rolls one Medic Die per level against the Medic's own Rep; each pass is added to the tester's passes. Medic Dice combine with Medical Supplies.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Level of a new Medic: 1d6, 1-5 level one, 6 level two." },
                Fact { kind: FactKind::Limit, says: "The Medic rolls one Medic Die per level in the After the Battle Recovery Test." },
                Fact { kind: FactKind::Exception, says: "Each Medic Die is rolled against the Medic's own Rep, not the patient's." },
                Fact { kind: FactKind::Plain, says: "Each passed Medic Die is added to the tester's passes." },
                Fact { kind: FactKind::Plain, says: "Medic Dice combine with Medical Supplies." },
                Fact { kind: FactKind::Exception, says: "Several Medics do not add up: the best one helps a patient, so at most two Medic Dice." },
                Fact { kind: FactKind::Exception, says: "Present means in the band, not OOF, OD or Run Away; one Medic may help any number of patients." },
            ],
        },
        LedgerEntry {
            id: "ffo.attribute.attractive",
            section: "p. 8, Attributes 5",
            layer: Layer::Table,
            optional: false,
            text: "Attractive: +1 to Rep in a People Challenge against a character of the opposite sex.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Attractive gives +1 to Rep in a People Challenge." },
                Fact { kind: FactKind::Exception, says: "Attractive counts only against a character of the opposite sex." },
            ],
        },
        LedgerEntry {
            id: "ffo.attribute.brawler",
            section: "p. 8, Attributes 6",
            layer: Layer::Table,
            optional: false,
            text: "Brawler: +1d6 in melee.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Brawler gives +1d6 in melee." },
            ],
        },
        LedgerEntry {
            id: "ffo.attribute.fast",
            section: "p. 8, Attributes 7",
            layer: Layer::Table,
            optional: false,
            text: "Fast: normal move is 10 in. Rolls 3d6 in the Fast Move Test and counts all three dice.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Fast figure's normal move is 10 in." },
                Fact { kind: FactKind::Plain, says: "A Fast figure rolls 3d6 in the Fast Move Test and counts all three dice." },
            ],
        },
        LedgerEntry {
            id: "ffo.attribute.dim",
            section: "p. 8, Attributes 8",
            layer: Layer::Table,
            optional: false,
            text: "Dim: -1 to Rep in a Savvy Challenge.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Dim gives -1 to Rep in a Savvy Challenge." },
            ],
        },
        LedgerEntry {
            id: "ffo.attribute.rage",
            section: "p. 8, Attributes 9",
            layer: Layer::Table,
            optional: false,
            text: "Rage: +1d6 in melee and +1d6 in the Charge into Melee Test.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Rage gives +1d6 in melee." },
                Fact { kind: FactKind::Plain, says: "Rage gives +1d6 in the Charge into Melee Test." },
            ],
        },
        LedgerEntry {
            id: "ffo.attribute.greedy",
            section: "p. 8, Attributes 10",
            layer: Layer::Battle,
            optional: false,
            text: "Greedy: an empty structure, a corpse or anything else that may hold loot delays the character for 1d6 turns. A Leader ends the delay by moving to within 1 in of it.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "An empty structure or a corpse that may hold loot stops a Greedy character." },
                Fact { kind: FactKind::Exception, says: "The delay is 1d6 of its activations, in which it does nothing but react." },
                Fact { kind: FactKind::Limit, says: "A Leader ends the delay at once by coming within 1 in of it." },
                Fact { kind: FactKind::Exception, says: "The Greedy delay happens once per Encounter and source: a building without enemies entered, or an unlooted OD human within 1 in." },
                Fact { kind: FactKind::Exception, says: "A Greedy Leader has nobody to end its delay." },
            ],
        },
        LedgerEntry {
            id: "ffo.attribute.runt",
            section: "p. 8, Attributes 11",
            layer: Layer::Table,
            optional: false,
            text: "Runt: -1d6 in the Charge into Melee Test.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Runt gives -1d6 in the Charge into Melee Test." },
            ],
        },
        LedgerEntry {
            id: "ffo.attribute.slow",
            section: "p. 8, Attributes 12",
            layer: Layer::Table,
            optional: false,
            text: "Slow: rolls only 1d6 in the Fast Move Test.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Slow rolls only 1d6 in the Fast Move Test." },
                Fact { kind: FactKind::Exception, says: "On the shared roll Slow uses only the first group die, before other losses." },
            ],
        },
        LedgerEntry {
            id: "ffo.attribute.poser",
            section: "p. 8, Attributes 13",
            layer: Layer::Table,
            optional: false,
            text: "Poser: rolls only 1d6 in the Received Fire and Man Down Tests.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Poser rolls only 1d6 in the Received Fire Test." },
                Fact { kind: FactKind::Exception, says: "Poser rolls only 1d6 in the Man Down Test." },
                Fact { kind: FactKind::Plain, says: "Cover makes it 2d6 and a passed Leader Die is added." },
            ],
        },
        LedgerEntry {
            id: "ffo.attribute.free-spirit",
            section: "p. 8, Attributes 14",
            layer: Layer::Table,
            optional: false,
            text: "Free Spirit: +1 to Rep in a People Challenge, -1 to Rep in a Savvy Challenge.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Free Spirit gives +1 to Rep in a People Challenge, against anybody." },
                Fact { kind: FactKind::Plain, says: "Free Spirit gives -1 to Rep in a Savvy Challenge." },
            ],
        },
        LedgerEntry {
            id: "ffo.attribute.logical",
            section: "p. 8, Attributes 15",
            layer: Layer::Table,
            optional: false,
            text: "Logical: +1 to Rep in a Savvy Challenge that is scientific or mechanical.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Logical gives +1 to Rep in a Savvy Challenge that is scientific or mechanical." },
            ],
        },
        LedgerEntry {
            id: "ffo.attribute.agile",
            section: "p. 8, Attributes 16",
            layer: Layer::Table,
            optional: false,
            text: "Agile: +1 to Rep in a Physical Challenge that involves agility.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Agile gives +1 to Rep in a Physical Challenge that involves agility." },
            ],
        },
        LedgerEntry {
            id: "ffo.attribute.initiative",
            section: "p. 8, Attributes 17",
            layer: Layer::Battle,
            optional: false,
            text: "Initiative: counts one Rep higher for activation while operating alone (a group of one).",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Initiative counts one Rep higher for activation." },
                Fact { kind: FactKind::Exception, says: "Initiative counts only while operating alone (a group of one)." },
            ],
        },
        LedgerEntry {
            id: "ffo.attribute.hard-as-nails",
            section: "p. 8, Attributes 18",
            layer: Layer::Table,
            optional: false,
            text: "Hard as Nails: once per Encounter the character treats its first OD result inflicted by a human as a Knock Down result instead, and so takes the Recover From Knock Down Test.",
            facts: &[
                Fact { kind: FactKind::Order, says: "The character's first OD from a human in an Encounter becomes a Knock Down, so Recover From Knock Down is taken." },
                Fact { kind: FactKind::Limit, says: "Hard as Nails works once per Encounter; the second OD stands." },
                Fact { kind: FactKind::Exception, says: "Hard as Nails does not work against OD inflicted by a zombie (or a crash)." },
                Fact { kind: FactKind::Order, says: "An OD from the Recover test also triggers it; the test is then rolled again." },
                Fact { kind: FactKind::Exception, says: "Hard as Nails is used up even if the new result is OD again; Star Power applies to the final result." },
            ],
        },
        LedgerEntry {
            id: "ffo.attribute.ambidextrous",
            section: "p. 8, Ambidextrous",
            layer: Layer::Setup,
            optional: false,
            text: "After the Attributes are settled roll 2d6. A total of 12 makes the character ambidextrous. Otherwise it has one primary hand.",
            facts: &[
                Fact { kind: FactKind::Order, says: "After the Attributes 2d6 are rolled: a total of 12 makes the character ambidextrous." },
                Fact { kind: FactKind::Definition, says: "Any other total gives one primary hand." },
            ],
        },
        LedgerEntry {
            id: "ffo.class.list",
            section: "p. 8, Class",
            layer: Layer::Setup,
            optional: false,
            text: "Player Classes are Citizen, Ganger and Survivor. Military (National Guard, then Army) and Police are always NPCs. Each Class has its own Reaction Test sheet; Army and National Guard share one.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Player Classes are Citizen, Ganger and Survivor." },
                Fact { kind: FactKind::Definition, says: "Military and Police are always NPCs." },
                Fact { kind: FactKind::Plain, says: "Army and National Guard share one Reaction Test sheet; each other Class has its own." },
            ],
        },
        LedgerEntry {
            id: "ffo.class.start-citizen",
            section: "p. 8, At the Start",
            layer: Layer::Campaign,
            optional: false,
            text: "On Days 1-20 every player character is a Citizen. On Day 21 each player must choose Ganger or Survivor.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "On Days 1-20 every player character is a Citizen." },
                Fact { kind: FactKind::Exception, says: "On Day 21 each player must choose Ganger or Survivor; staying a Citizen is not possible." },
            ],
        },
        LedgerEntry {
            id: "ffo.class.citizen-no-more",
            section: "p. 9, Citizen No More",
            layer: Layer::Campaign,
            optional: false,
            text: "A player Citizen may become a Ganger or Survivor before Day 21 once all three are true of that character: it has killed at least three zombies; it has caused damage to an armed character in ranged combat or melee; it has taken and passed the See the Feast Test.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Leaving Citizen early needs all three: three zombies killed, damage on an armed character, See the Feast passed." },
                Fact { kind: FactKind::Limit, says: "At least three zombies killed by that character itself." },
                Fact { kind: FactKind::Plain, says: "The damage must be on an armed character, by ranged combat or melee." },
                Fact { kind: FactKind::Plain, says: "See the Feast counts as passed with pass 2 or pass 1." },
                Fact { kind: FactKind::Exception, says: "Leaving Citizen early is a choice between Ganger and Survivor, not forced." },
            ],
        },
        LedgerEntry {
            id: "ffo.class.attitudes",
            section: "p. 8-9, Class descriptions",
            layer: Layer::Gm,
            optional: false,
            text: "Default attitudes: Gangers rob Citizens, flee the Military and fight Survivors; Survivors avoid Citizens, fight Gangers and distrust the Military. Military and Police break down over time into Gangers or Survivors.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Default attitudes: Gangers rob Citizens, flee Military, fight Survivors; Survivors avoid Citizens, fight Gangers." },
                Fact { kind: FactKind::Definition, says: "Military and Police break down over time into Gangers or Survivors." },
            ],
        },
        LedgerEntry {
            id: "ffo.class.working-together",
            section: "p. 9, Working Together",
            layer: Layer::Gm,
            optional: false,
            text: "Different Classes may cooperate against a common threat during an Encounter. When the threat ends, with the Encounter, they return to normal behaviour; whether the NPC side goes on cooperating is decided by the game mechanics.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Different Classes may cooperate against a common threat during an Encounter." },
                Fact { kind: FactKind::Exception, says: "Cooperation ends with the threat; whether NPCs go on is settled by the game mechanics, not by the player." },
            ],
        },
        LedgerEntry {
            id: "ffo.figure.weapons",
            section: "p. 9, Weapons",
            layer: Layer::Setup,
            optional: false,
            text: "Most figures are taken to have a ranged weapon; some have a second or third weapon. Which weapons a figure has is up to the player (the book advises those modelled on the figure). In a campaign he chooses among the weapons his band owns (ffo.ruling.figure-weapons).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Most figures have a ranged weapon; some have a second or third weapon." },
                Fact { kind: FactKind::Exception, says: "In a single Encounter the player arms his figures as he likes, with or without a gun." },
                Fact { kind: FactKind::Exception, says: "In a campaign a figure carries only weapons that the band owns." },
                Fact { kind: FactKind::Plain, says: "Pre-generated Grunts and NPCs come with the weapon of their row." },
            ],
        },
        LedgerEntry {
            id: "ffo.weapon.substitute",
            section: "p. 9, Yeah, But Where's the...",
            layer: Layer::Gm,
            optional: false,
            text: "A weapon that is not listed uses the statistics of the listed category that fits it best.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "An unlisted weapon uses the statistics of the best fitting listed category." },
            ],
        },
        LedgerEntry {
            id: "ffo.protection.effect",
            section: "p. 9, Protection; p. 56, Body Armor",
            layer: Layer::Table,
            optional: false,
            text: "There is one kind of protection (flak jacket, body armour). A protected figure counts as Protected in the Recover From Knock Down Test: passing 2d6 leaves it knocked down but in Carry On status instead of Stunned. Passing 1d6 or 0d6 is unchanged. It works against shots and melee.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Protected, pass 2 on Recover From Knock Down: knocked down but Carry On instead of Stunned." },
                Fact { kind: FactKind::Plain, says: "Pass 1 (OOF) and pass 0 (OD) are unchanged by protection." },
                Fact { kind: FactKind::Plain, says: "Protection works against both shots and melee." },
                Fact { kind: FactKind::Exception, says: "There is one kind of protection; it does not stack." },
            ],
        },
        LedgerEntry {
            id: "ffo.age.groups",
            section: "p. 9, Age",
            layer: Layer::Setup,
            optional: false,
            text: "Age groups: Teen (T), Young (Y, 20s and 30s), Mature (M, 40s and 50s), Old (O, 60+). Small children are a fifth group that is recorded but does not function in play. The player chooses the Star's age; pre-generated Grunts list theirs. Age has no effect in play.",
            facts: &[
                Fact { kind: FactKind::Definition, says: "Ages: Teen, Young (20s-30s), Mature (40s-50s), Old (60+); small children are a recorded fifth group." },
                Fact { kind: FactKind::Exception, says: "Age has no effect in play, and children do not function in play." },
                Fact { kind: FactKind::Plain, says: "The player chooses the Star's age; pre-generated Grunts list theirs." },
            ],
        },
        LedgerEntry {
            id: "ffo.age.aging",
            section: "p. 9, How Old?",
            layer: Layer::Campaign,
            optional: true,
            text: "If age is tracked, add one year to a character's age per campaign year. Aging has no rules effect.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "If tracked, age rises one year per campaign year, with no rules effect." },
            ],
        },
        LedgerEntry {
            id: "ffo.band.definition",
            section: "p. 10, Forming Your Band",
            layer: Layer::Setup,
            optional: false,
            text: "A band is a Leader (the player's Star) and its Grunts. It numbers from one to five or so figures and changes during the campaign.",
            facts: &[
                Fact { kind: FactKind::Definition, says: "A band is a Leader (the player's Star) and its Grunts." },
                Fact { kind: FactKind::Plain, says: "A band numbers from one to five figures or so and changes during the campaign." },
            ],
        },
        LedgerEntry {
            id: "ffo.band.size",
            section: "p. 10, Starting Your Band",
            layer: Layer::Setup,
            optional: false,
            text: "The player starts with the Star and may recruit at most one Grunt per point of the Star's Rep.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "The player starts with the Star alone and may recruit at most one Grunt per point of the Star's Rep." },
                Fact { kind: FactKind::Exception, says: "The limit counts Grunts only: Rep 4 means five figures in all, Rep 5 six." },
            ],
        },
        LedgerEntry {
            id: "ffo.band.citizens-only",
            section: "p. 10, Starting Your Band",
            layer: Layer::Setup,
            optional: false,
            text: "During Days 1-20 only Citizens can be recruited.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "On Days 1-20 only Citizens can be recruited." },
                Fact { kind: FactKind::Plain, says: "From Day 21 other Classes can be recruited." },
            ],
        },
        LedgerEntry {
            id: "ffo.band.generate",
            section: "p. 10, Starting Your Band",
            layer: Layer::Setup,
            optional: false,
            text: "To generate a recruit: where the Class has two pre-generated tables roll 1d6 (1-3 first table, 4-6 second table), then roll 2d6, add, and take that row as the complete Grunt.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Where a Class has two tables 1d6 picks one: 1-3 the first, 4-6 the second." },
                Fact { kind: FactKind::Order, says: "Then 2d6 are added and that row is taken as the complete Grunt." },
            ],
        },
        LedgerEntry {
            id: "ffo.band.rep-cap",
            section: "p. 10, Starting Your Band",
            layer: Layer::Setup,
            optional: false,
            text: "A Grunt of higher Rep than the Star cannot be recruited. Re-roll such a result.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A Grunt of higher Rep than the Star cannot be recruited; the result is re-rolled." },
                Fact { kind: FactKind::Boundary, says: "A Grunt of equal Rep can be recruited." },
            ],
        },
        LedgerEntry {
            id: "ffo.group.deploy",
            section: "p. 11, Groups",
            layer: Layer::Battle,
            optional: false,
            text: "At the start of the Encounter each side divides its figures into groups. A group is any number of figures (minimum 1, no maximum) that activate together. A group is not the band.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "At the start of the Encounter each side, NPCs too, divides its figures into groups." },
                Fact { kind: FactKind::Exception, says: "A group has at least 1 figure and no maximum." },
                Fact { kind: FactKind::Plain, says: "Figures of a group activate together." },
            ],
        },
        LedgerEntry {
            id: "ffo.group.mixed-rep",
            section: "p. 11, Group Rep",
            layer: Layer::Battle,
            optional: false,
            text: "Figures of different Rep may share a group. The group activates on the Rep of its Leader.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Figures of different Rep may share a group." },
                Fact { kind: FactKind::Boundary, says: "The group activates on its Leader's Rep: lower-Rep members activate with it." },
            ],
        },
        LedgerEntry {
            id: "ffo.group.cohesion",
            section: "p. 11, Group Cohesion",
            layer: Layer::Battle,
            optional: false,
            text: "A figure belongs to a group while it is within 4 in of one or more Carrying On figures of the group and has LOS to, or is in LOS of, one or more Carrying On figures of the group. Links chain from figure to figure.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A figure is in a group while within 4 in of a Carrying On member; exactly 4 in counts." },
                Fact { kind: FactKind::Plain, says: "A group member also needs LOS to, or to be in LOS of, a Carrying On member; one direction is enough." },
                Fact { kind: FactKind::Exception, says: "Links chain from figure to figure; nobody needs to be near the Leader." },
                Fact { kind: FactKind::Plain, says: "Ducked Back, prone, fighting and retrieving figures count as Carrying On for links." },
                Fact { kind: FactKind::Exception, says: "Stunned, OOF, OD figures and captives do not count as Carrying On." },
            ],
        },
        LedgerEntry {
            id: "ffo.group.break",
            section: "p. 11, Group Cohesion",
            layer: Layer::Battle,
            optional: false,
            text: "When distance or LOS to the group fails, at any moment of the turn, the figures form separate groups. A Stunned, OOF or OD figure cannot serve as a link, so its fall can split a group in two; the parts activate separately.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "When distance or LOS fails at any moment of the turn the figures form separate groups." },
                Fact { kind: FactKind::Exception, says: "A Stunned, OOF or OD figure links nobody, so its fall can split a group in two." },
                Fact { kind: FactKind::Plain, says: "The parts activate separately." },
            ],
        },
        LedgerEntry {
            id: "ffo.group.defined-at-turn-start",
            section: "p. 11, Splitting Up Groups",
            layer: Layer::Battle,
            optional: false,
            text: "For activation, groups are fixed as they stand at the start of the turn.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "For activation, groups are those that stand at the start of the turn." },
                Fact { kind: FactKind::Order, says: "If the Leader was lost or a part cut off before it activated, each part must meet the die with its own best figure." },
                Fact { kind: FactKind::Plain, says: "Leader Dice, In Sight membership and moving together use the groups of the moment." },
                Fact { kind: FactKind::Exception, says: "A figure activates at most once per turn, even if it changes group." },
            ],
        },
        LedgerEntry {
            id: "ffo.group.split-combine",
            section: "p. 11, Splitting Up Groups",
            layer: Layer::Battle,
            optional: false,
            text: "While active a player may split or join groups at any time; reactions may force a split. A figure that joins another group in its move may go on moving together with that group. No figure may exceed its own movement for the turn (Fast Move included).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "While active a player may split or join groups at any time; a reaction may force a split." },
                Fact { kind: FactKind::Plain, says: "A figure that joins a group in its move may go on moving together with it." },
                Fact { kind: FactKind::Exception, says: "No figure may exceed its own movement for the turn, Fast Move included." },
            ],
        },
        LedgerEntry {
            id: "ffo.leader.types",
            section: "p. 12, Leaders",
            layer: Layer::Battle,
            optional: false,
            text: "Star Leaders are player Stars, non-player Stars and the appointed leader of a side (such as an Army sergeant), one for each side. A group without a Star Leader is led by a Temporary Leader: its figure of highest Rep.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Star Leaders are player Stars, non-player Stars and the appointed leader of a side." },
                Fact { kind: FactKind::Exception, says: "A group without a Star Leader is led by its figure of highest Rep as Temporary Leader." },
                Fact { kind: FactKind::Exception, says: "The figure of highest Rep in the first group of an NPC side to enter play is that side's Star Leader, for the Leader Die only." },
                Fact { kind: FactKind::Exception, says: "If that NPC leader is OOF, OD or Run Away nobody replaces it as Star Leader." },
                Fact { kind: FactKind::Exception, says: "A later or split-off group of the same NPC side has no Leader Die of its own." },
                Fact { kind: FactKind::Plain, says: "An NPC group that is a faction of its own, with its own activation die, has its own Leader Die." },
                Fact { kind: FactKind::Boundary, says: "Equal Rep: the acting player chooses; for NPCs 1d6 each, highest wins, ties re-rolled." },
                Fact { kind: FactKind::Order, says: "A group whose Leader is Stunned activates on its best Carrying On figure until the Leader is back." },
                Fact { kind: FactKind::Plain, says: "A Leader who is prone, ducked or fighting still leads." },
            ],
        },
        LedgerEntry {
            id: "ffo.leader.star-functions",
            section: "p. 12, Star Leaders",
            layer: Layer::Battle,
            optional: false,
            text: "A Star Leader's Rep decides when their group activates, and they may use the Leader Die.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Star Leader's Rep decides when their group activates." },
                Fact { kind: FactKind::Definition, says: "A Star Leader may use the Leader Die." },
            ],
        },
        LedgerEntry {
            id: "ffo.leader.temporary-functions",
            section: "p. 12, Temporary Leader",
            layer: Layer::Battle,
            optional: false,
            text: "A Temporary Leader's Rep decides when their group activates. They have no Leader Die.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Temporary Leader's Rep decides when their group activates." },
                Fact { kind: FactKind::Exception, says: "A Temporary Leader has no Leader Die." },
            ],
        },
        LedgerEntry {
            id: "ffo.leader.replace",
            section: "p. 12, Replacing the Leader",
            layer: Layer::Campaign,
            optional: false,
            text: "If the original Leader is killed, after the game the Temporary Leader or another character takes over the band or the band disbands. Once a new Leader is chosen all Grunts at once take the Keeping It Together Test.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "If the original Leader is killed, only after the game another character takes over or the band disbands." },
                Fact { kind: FactKind::Limit, says: "Once a new Leader is chosen all Grunts at once take the Keeping It Together Test." },
            ],
        },
        LedgerEntry {
            id: "ffo.leader.die",
            section: "p. 12, Leader Die",
            layer: Layer::Table,
            optional: false,
            text: "The Leader Die is 1d6 rolled against the Rep of the Leader. If passed, every figure of the Leader's group that takes the test adds one passed die to its own result. It is rolled once for the group and applied to all of its testers.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "The Leader Die is 1d6 against the Leader's Rep; equal passes." },
                Fact { kind: FactKind::Plain, says: "If passed, every tester of the Leader's group adds one passed die to its result." },
                Fact { kind: FactKind::Limit, says: "The Leader Die is rolled once for the group and applied to all its testers." },
                Fact { kind: FactKind::Exception, says: "A failed Leader Die adds nothing and takes nothing away." },
                Fact { kind: FactKind::Boundary, says: "With it a result above 2 counts as 2." },
                Fact { kind: FactKind::Plain, says: "The Leader benefits from their own die." },
                Fact { kind: FactKind::Order, says: "The Leader Die is thrown first, then the testers from highest Rep to lowest." },
            ],
        },
        LedgerEntry {
            id: "ffo.leader.die-when",
            section: "p. 12, Leader Die",
            layer: Layer::Table,
            optional: false,
            text: "The Leader Die is used only on tests marked (LDR) on the sheet of the tester's Class, only by a Star Leader, and only while the Leader is with a group of other figures, never alone. It is rolled even if the Leader does not have to take the test.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "The Leader Die is used only on tests marked (LDR) on the sheet of the tester's Class." },
                Fact { kind: FactKind::Exception, says: "Only a Star Leader rolls the Leader Die." },
                Fact { kind: FactKind::Exception, says: "The Leader Die is used only while the Leader is with other figures in the group, never alone." },
                Fact { kind: FactKind::Exception, says: "The Leader Die is rolled even if the Leader does not have to test." },
                Fact { kind: FactKind::Exception, says: "A Leader who is Stunned or otherwise not Carrying On rolls none." },
                Fact { kind: FactKind::Plain, says: "A Leader who is prone or Ducked Back still rolls the Leader Die." },
            ],
        },
        LedgerEntry {
            id: "ffo.leader.medic-die",
            section: "p. 12, Medic Die",
            layer: Layer::Campaign,
            optional: false,
            text: "A Medic Die is rolled like a Leader Die against the Rep of the Medic when a Medic is present at an After the Battle Recovery Test; a pass is added to the tester. A level one Medic rolls one die, a level two Medic rolls two. Medic Dice may be combined with Medical Supplies.",
            facts: &[
                Fact { kind: FactKind::Order, says: "A Medic Die is 1d6 against the Medic's Rep when a Medic is present at an After the Battle Recovery Test." },
                Fact { kind: FactKind::Plain, says: "A pass is added to the tester's passes." },
                Fact { kind: FactKind::Plain, says: "Level one rolls one die, level two rolls two." },
                Fact { kind: FactKind::Plain, says: "Medic Dice may be combined with Medical Supplies." },
            ],
        },
        LedgerEntry {
            id: "ffo.turn.dice",
            section: "p. 13, Turn Sequence",
            layer: Layer::Battle,
            optional: false,
            text: "Each turn has two activation phases, one per side. At the start of the turn each side rolls its own activation d6 (dice of different colours).",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Each turn has two activation phases, one per side." },
                Fact { kind: FactKind::Plain, says: "At the start of the turn each side rolls its own activation d6." },
                Fact { kind: FactKind::Plain, says: "Solo: the player's side rolls one die; zombies and unresolved PEFs share a second." },
                Fact { kind: FactKind::Order, says: "Each NPC human faction rolls its own die from the turn after it arrives; neutrals and friends are factions too." },
            ],
        },
        LedgerEntry {
            id: "ffo.turn.doubles",
            section: "p. 13, Turn Sequence",
            layer: Layer::Battle,
            optional: false,
            text: "If the two activation dice show the same score, neither side activates this turn. A Random Event is checked (p. 59), and double sixes move the Day Part one step forward (p. 66; never into a second Morning or Evening).",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Equal activation dice: neither side activates this turn." },
                Fact { kind: FactKind::Plain, says: "Doubles: a Random Event is checked." },
                Fact { kind: FactKind::Exception, says: "Double sixes move the Day Part one step forward, without a further roll." },
                Fact { kind: FactKind::Plain, says: "A step that would begin a second Morning or Evening is left out." },
                Fact { kind: FactKind::Plain, says: "Vehicles still make one inactive move on doubles." },
                Fact { kind: FactKind::Plain, says: "Noise rolled at the start of the turn is still rolled on doubles." },
            ],
        },
        LedgerEntry {
            id: "ffo.turn.order",
            section: "p. 13, Turn Sequence",
            layer: Layer::Battle,
            optional: false,
            text: "If the scores differ, the side with the higher score activates first, the other side second. PEFs of a side activate in its phase in place of groups.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "The side with the higher score activates first." },
                Fact { kind: FactKind::Plain, says: "The other side activates second in the same turn." },
                Fact { kind: FactKind::Plain, says: "PEFs of a side activate in its phase in place of groups." },
            ],
        },
        LedgerEntry {
            id: "ffo.turn.eligible",
            section: "p. 13, Turn Sequence",
            layer: Layer::Battle,
            optional: false,
            text: "Only groups whose Leader has a Rep equal to or higher than their side's activation die score can activate. A group that cannot activate still reacts.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A group can activate only if its Leader's Rep is equal to or higher than its side's die." },
                Fact { kind: FactKind::Exception, says: "A group that cannot activate still reacts." },
                Fact { kind: FactKind::Exception, says: "If the Leader cannot lead when the turn begins, the best Carrying On figure's Rep must meet the die." },
            ],
        },
        LedgerEntry {
            id: "ffo.turn.rep-order",
            section: "p. 13, Turn Sequence",
            layer: Layer::Battle,
            optional: false,
            text: "Within a phase groups activate from highest Leader Rep to lowest. Ties go in the order the controlling player wants.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Within a phase groups activate from highest Leader Rep to lowest." },
                Fact { kind: FactKind::Boundary, says: "Equal Leader Reps go in the order the controlling player wants." },
                Fact { kind: FactKind::Order, says: "Ties of NPC groups are rolled for: 1d6 each, highest first." },
            ],
        },
        LedgerEntry {
            id: "ffo.turn.one-group-at-a-time",
            section: "p. 13, Turn Sequence",
            layer: Layer::Battle,
            optional: false,
            text: "A group completes all its actions, and every reaction they cause is resolved, before the next group activates. A player need not activate every eligible group.",
            facts: &[
                Fact { kind: FactKind::Order, says: "A group ends all its actions, and all reactions they cause, before the next group activates." },
                Fact { kind: FactKind::Exception, says: "A player need not activate every eligible group." },
            ],
        },
        LedgerEntry {
            id: "ffo.turn.end",
            section: "p. 13, Turn Sequence",
            layer: Layer::Battle,
            optional: false,
            text: "When both sides have activated all the eligible groups they want and all reactions are done, the turn ends and the activation dice are rolled again. There is no limit to the number of turns of an Encounter.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The turn ends when both sides have activated what they want and all reactions are done; the dice are rolled anew." },
                Fact { kind: FactKind::Exception, says: "An Encounter has no turn limit." },
            ],
        },
        LedgerEntry {
            id: "ffo.turn.multi-human-when",
            section: "p. 14, Multiple Human Players",
            layer: Layer::Battle,
            optional: false,
            text: "There is more than one human faction when players choose to oppose each other before or during the game, when the Police arrive, or when a PEF resolves as NPCs.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Several human factions exist when players oppose each other, the Police arrive, or a PEF resolves as NPCs." },
                Fact { kind: FactKind::Order, says: "Players may turn against each other before or during the game." },
            ],
        },
        LedgerEntry {
            id: "ffo.turn.multi-human-dice",
            section: "p. 14, Multiple Human Players",
            layer: Layer::Battle,
            optional: false,
            text: "With several human factions each faction has its own activation d6 and the zombies have theirs. Factions activate in descending order of their scores. Tied factions roll off for order.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each human faction has its own activation d6 and the zombies have theirs." },
                Fact { kind: FactKind::Order, says: "Factions activate in descending order of their scores." },
                Fact { kind: FactKind::Order, says: "Tied factions roll off for order." },
                Fact { kind: FactKind::Exception, says: "The eligibility number stays the original score, not the roll-off." },
            ],
        },
        LedgerEntry {
            id: "ffo.turn.multi-human-doubles",
            section: "p. 14, Multiple Human Players",
            layer: Layer::Battle,
            optional: false,
            text: "One human die is nominated before play as the one compared with the zombie die for doubles. If those two match, nobody activates, a Random Event is checked, and two sixes move the Day Part. Equal scores among other dice are not doubles.",
            facts: &[
                Fact { kind: FactKind::Order, says: "One human die, nominated before play, is compared with the zombie die for doubles." },
                Fact { kind: FactKind::Exception, says: "If those two match nobody at all activates and a Random Event is checked." },
                Fact { kind: FactKind::Exception, says: "Equal scores among other dice are not doubles, just a tie for order." },
                Fact { kind: FactKind::Order, says: "The player's die is the nominated one; with several player factions the first player's." },
                Fact { kind: FactKind::Exception, says: "Only sixes on the nominated human die and the zombie die move the Day Part." },
            ],
        },
        LedgerEntry {
            id: "ffo.action.choice",
            section: "p. 14, Actions",
            layer: Layer::Battle,
            optional: false,
            text: "Each figure of an active group may do one of: move up to its full distance and fire at any point of the move; stay in place, change facing if wanted, and fire; reload a weapon, with movement up to its normal distance allowed.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "An active figure does one of: move and fire; stay, turn and fire; reload with movement up to normal." },
                Fact { kind: FactKind::Order, says: "Fire may come at any point of the move, before, during or after." },
                Fact { kind: FactKind::Plain, says: "Figures of one group may choose differently." },
                Fact { kind: FactKind::Exception, says: "Standing up, opening doors and mounting vehicles are parts of movement, not actions." },
                Fact { kind: FactKind::Plain, says: "Barricading, searching, destroying barricades and breaking off use the whole activation." },
                Fact { kind: FactKind::Order, says: "A figure that stays in place may change its facing before firing." },
            ],
        },
        LedgerEntry {
            id: "ffo.action.extra",
            section: "p. 14, Actions",
            layer: Layer::Battle,
            optional: false,
            text: "In addition the figure may do one of: pick up dropped weapons, Items or Resources (anyone's); charge into melee before or after moving; drop prone at any point of its move.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "In addition one of: pick up dropped things, charge into melee, drop prone." },
                Fact { kind: FactKind::Plain, says: "Dropped weapons, Items or Resources of anyone may be picked up." },
                Fact { kind: FactKind::Order, says: "A charge may come before or after moving." },
                Fact { kind: FactKind::Plain, says: "A figure may fire and charge in one activation." },
                Fact { kind: FactKind::Plain, says: "Dropping prone may be done at any point of the move." },
            ],
        },
        LedgerEntry {
            id: "ffo.action.active-fire",
            section: "p. 14, Actions",
            layer: Layer::Battle,
            optional: false,
            text: "An active figure may make one active fire, before or after any In Sight Test it triggers, but only if it has not fired during an In Sight Test taken in the same turn.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "An active figure may make one active fire per turn." },
                Fact { kind: FactKind::Order, says: "Active fire may come before or after an In Sight Test the figure triggers." },
                Fact { kind: FactKind::Exception, says: "A figure that fired in an In Sight this turn (action or charge defence) has no active fire." },
                Fact { kind: FactKind::Exception, says: "The loss of active fire is judged figure by figure, not for the group." },
                Fact { kind: FactKind::Exception, says: "Return fire from Received Fire neither costs nor uses the active fire." },
            ],
        },
        LedgerEntry {
            id: "ffo.action.reload-move",
            section: "p. 14, Actions; p. 24, Tight Ammo",
            layer: Layer::Battle,
            optional: false,
            text: "Reloading takes one turn of activation, as the figure's main action. The figure may move up to its normal move but not Fast Move, and has no active fire in that activation, neither with this weapon nor with another. One extra action (pick up, charge, drop prone) stays open to it; a charge only if the normal move reaches the spot 6 in from the target. Fire that a Reaction Test calls for with another loaded weapon is not affected.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Reloading takes one activation, as the figure's main action in it." },
                Fact { kind: FactKind::Limit, says: "A reloading figure may move up to its normal move." },
                Fact { kind: FactKind::Exception, says: "A reloading figure may not Fast Move in that activation." },
                Fact { kind: FactKind::Exception, says: "A reloading figure has no active fire in that activation, with this weapon or another." },
                Fact { kind: FactKind::Plain, says: "Fire called for by a Reaction Test with another loaded weapon is allowed." },
                Fact { kind: FactKind::Plain, says: "A reloading figure may charge if its normal move reaches the spot 6 in from the target." },
                Fact { kind: FactKind::Order, says: "The weapon counts as unloaded until that activation ends." },
                Fact { kind: FactKind::Plain, says: "One extra action (pick up, charge or drop prone) is open to a reloading figure." },
            ],
        },
        LedgerEntry {
            id: "ffo.move.normal",
            section: "p. 15, Normal Movement",
            layer: Layer::Battle,
            optional: false,
            text: "Normal human movement is 8 in per activation unless an Attribute or the scenario changes it.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Normal human movement is 8 in per activation." },
                Fact { kind: FactKind::Plain, says: "An Attribute or the scenario may change it." },
            ],
        },
        LedgerEntry {
            id: "ffo.move.fast-roll",
            section: "p. 15, Fast Movement",
            layer: Layer::Table,
            optional: false,
            text: "Fast Move: declare which figures of the group attempt it. One set of 2d6 serves the whole group; each die is compared with the Rep of each attempting figure separately. No Leader Die. A Fast figure has one extra off-colour die that counts for it alone.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Which figures attempt the Fast Move is declared before rolling." },
                Fact { kind: FactKind::Plain, says: "One set of 2d6 serves the whole group, compared with each figure's own Rep." },
                Fact { kind: FactKind::Exception, says: "No Leader Die is used." },
                Fact { kind: FactKind::Exception, says: "A Fast figure's extra die counts for it alone." },
                Fact { kind: FactKind::Plain, says: "A 3 passes for a Rep 3 figure in the shared roll." },
                Fact { kind: FactKind::Exception, says: "At -1d6 a figure uses only the first die; at -2d6 or more none." },
            ],
        },
        LedgerEntry {
            id: "ffo.move.fast-distance",
            section: "p. 15, Fast Movement; QRS Universal Reaction Tests",
            layer: Layer::Table,
            optional: false,
            text: "For each die passed the figure may add up to half its normal move to its normal move. At 8 in: pass 2, up to 16 in; pass 1, up to 12 in; pass 0, up to 8 in. A Fast figure (10 in) adds up to 5 in per pass on three dice: 25, 20, 15 or 10 in.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Each pass adds up to half the normal move: at 8 in 16, 12 or 8 in for pass 2, 1, 0." },
                Fact { kind: FactKind::Limit, says: "A Fast figure (10 in) moves up to 25, 20, 15 or 10 in for pass 3, 2, 1, 0." },
                Fact { kind: FactKind::Limit, says: "The added distance is a maximum; less may be moved." },
                Fact { kind: FactKind::Exception, says: "Half moves are never rounded (crawl 5 in adds 2.5 in)." },
            ],
        },
        LedgerEntry {
            id: "ffo.move.fast-status",
            section: "p. 15, Fast Movement; QRS Universal Reaction Tests",
            layer: Layer::Battle,
            optional: false,
            text: "A figure that attempts a Fast Move counts as Moving Fast whatever it rolled, even with 0d6 passed. Figures of its group that did not declare it do not.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A figure that attempts a Fast Move counts as Moving Fast whatever it rolled." },
                Fact { kind: FactKind::Plain, says: "Moving Fast lasts from the attempt to the end of that turn, as shooter and as target." },
                Fact { kind: FactKind::Exception, says: "Members of the group that did not attempt it do not count as Moving Fast." },
            ],
        },
        LedgerEntry {
            id: "ffo.move.fast-citizen",
            section: "QRS Universal Reaction Tests, Fast Move",
            layer: Layer::Table,
            optional: false,
            text: "A Citizen with nothing between it and a threat takes the Fast Move Test at -1d6.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A Citizen with nothing between it and a threat takes the Fast Move Test at -1d6." },
                Fact { kind: FactKind::Exception, says: "The penalty needs an enemy or zombie in its LOS with no cover, obstacle or friend on the line." },
            ],
        },
        LedgerEntry {
            id: "ffo.move.fast-any-time",
            section: "p. 15, Fast Movement",
            layer: Layer::Battle,
            optional: false,
            text: "A Fast Move may be attempted however close the enemy is and at any time in the activation, also to qualify for a Charge into Melee Test. If the figure has already moved part of its move, the extra distance is added to what remains.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Fast Move may be attempted however close the enemy is." },
                Fact { kind: FactKind::Exception, says: "A Fast Move may be attempted at any time in the activation, even to qualify for a charge." },
                Fact { kind: FactKind::Order, says: "After a partial move the extra is added to the remaining distance (6 of 8 moved, +4: 6 more)." },
            ],
        },
        LedgerEntry {
            id: "ffo.move.fast-drop-prone",
            section: "p. 15, Fast Movement",
            layer: Layer::Battle,
            optional: false,
            text: "A Fast Moving figure whose move does not reach cover may drop prone at the end of its movement.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A Fast Moving figure whose move does not reach cover may drop prone at the end of the movement." },
            ],
        },
        LedgerEntry {
            id: "ffo.move.prone-fire",
            section: "p. 15, Going Prone",
            layer: Layer::Battle,
            optional: false,
            text: "An active figure that chooses to go prone may fire before or after doing so. A figure forced prone by a reaction result cannot fire.",
            facts: &[
                Fact { kind: FactKind::Order, says: "An active figure that chooses to go prone may fire before or after it." },
                Fact { kind: FactKind::Exception, says: "A figure forced prone by a reaction result cannot fire." },
            ],
        },
        LedgerEntry {
            id: "ffo.move.stand-up",
            section: "p. 15, Going Prone",
            layer: Layer::Battle,
            optional: false,
            text: "Getting up from prone costs half the figure's movement distance.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Getting up costs half the normal move (8 in: 4; 10 in: 5), out of this activation's move." },
            ],
        },
        LedgerEntry {
            id: "ffo.move.crawl",
            section: "p. 15, Going Prone",
            layer: Layer::Battle,
            optional: false,
            text: "A prone figure crawls at half its normal move. It may attempt a Fast Move at -1d6; each pass adds half its crawl distance.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A prone figure crawls at half its normal move." },
                Fact { kind: FactKind::Plain, says: "A crawling figure may attempt a Fast Move at -1d6." },
                Fact { kind: FactKind::Plain, says: "Each pass adds half the crawl distance (8 in mover: 2 in)." },
                Fact { kind: FactKind::Exception, says: "The crawler uses only the first group die." },
            ],
        },
        LedgerEntry {
            id: "ffo.move.carry-on",
            section: "p. 15 and 22, Carry On",
            layer: Layer::Battle,
            optional: false,
            text: "Carry On: the figure is in good order, acts when active and reacts when called upon.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Carry On: in good order, acts when active and reacts when called upon." },
                Fact { kind: FactKind::Exception, says: "After an In Sight only Carry On figures of the active group go on acting; inactive ones do nothing." },
            ],
        },
        LedgerEntry {
            id: "ffo.move.charge-result",
            section: "p. 15 and 22, Charge Into Melee",
            layer: Layer::Battle,
            optional: false,
            text: "Charge Into Melee as a reaction result: if the figure can reach a spot 6 in from an enemy, it and the target take the Charge into Melee Test.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Charge result makes a figure that can reach a spot 6 in from an enemy test, with its target." },
                Fact { kind: FactKind::Exception, says: "An inactive charger may use its normal move but no Fast Move: 14 in reach for an 8 in mover." },
                Fact { kind: FactKind::Plain, says: "A reacting Grunt charges the shooter if in reach, otherwise the nearest enemy in reach." },
            ],
        },
        LedgerEntry {
            id: "ffo.move.duck-back",
            section: "p. 15 and 22, Duck Back",
            layer: Layer::Battle,
            optional: false,
            text: "Duck Back: the figure moves to the nearest cover within 6 in, in any direction, even forward. If there is none within 6 in it drops prone in place and its turn ends. It may not fire until next active unless a later Reaction Test makes it.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "The figure moves to the nearest cover within 6 in, in any direction, even forward." },
                Fact { kind: FactKind::Exception, says: "With no cover within 6 in it drops prone in place and its turn ends." },
                Fact { kind: FactKind::Exception, says: "A Ducked Back figure may not fire until next active, unless a later Reaction Test makes it." },
                Fact { kind: FactKind::Plain, says: "Cover is the nearest reachable point out of LOS of every figure that caused the test." },
                Fact { kind: FactKind::Plain, says: "Doors and windows on the way cost their normal inches out of the 6." },
                Fact { kind: FactKind::Plain, says: "A figure already out of the cause's sight stays where it is, in Duck Back." },
                Fact { kind: FactKind::Exception, says: "A figure that stays Ducked Back may not fire or see until it recovers, except by a Reaction Test." },
            ],
        },
        LedgerEntry {
            id: "ffo.move.duck-back-sight",
            section: "p. 15 and 22, Duck Back",
            layer: Layer::Battle,
            optional: false,
            text: "A figure that Ducks Back into cover neither sees nor is seen by the cause of the test. A figure that dropped prone in place can see and be seen.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A figure Ducked Back into cover neither sees nor is seen by the cause." },
                Fact { kind: FactKind::Plain, says: "A figure that dropped prone in place can see and be seen." },
            ],
        },
        LedgerEntry {
            id: "ffo.move.runaway",
            section: "p. 15 and 22, Runaway",
            layer: Layer::Battle,
            optional: false,
            text: "Runaway: the figure leaves the Encounter and is removed from the table at once.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "A Runaway figure is removed from the table at once." },
                Fact { kind: FactKind::Plain, says: "A wounded figure it carried is dropped where the carrier stood." },
                Fact { kind: FactKind::Plain, says: "Captives of a guard that leaves are free and in Carry On if unhurt." },
            ],
        },
        LedgerEntry {
            id: "ffo.insight.in-sight",
            section: "p. 16, In Sight or Not",
            layer: Layer::Battle,
            optional: false,
            text: "A figure is in sight when an enemy can trace a LOS to it, even if it is in cover or concealed.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A figure is in sight when an enemy can trace LOS to it." },
                Fact { kind: FactKind::Exception, says: "Cover or concealment does not take it out of sight." },
            ],
        },
        LedgerEntry {
            id: "ffo.insight.not-in-sight",
            section: "p. 16, In Sight or Not",
            layer: Layer::Battle,
            optional: false,
            text: "A figure is not in sight when terrain intervenes (a figure Ducked Back behind cover is in this case), when weather or light limits hide it (visibility by Day Part and weather, see ffo.ruling.visibility), or when another figure intervenes. LOS is a straight line between the two figures.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Intervening terrain takes a figure out of sight; a figure Ducked Back behind cover is out of sight." },
                Fact { kind: FactKind::Plain, says: "An intervening figure blocks sight." },
                Fact { kind: FactKind::Boundary, says: "The line is blocked if it passes within 0.5 in of a standing third figure, friend, foe or zombie." },
                Fact { kind: FactKind::Exception, says: "Prone, Stunned, OOF and OD figures do not block; nor do standing figures in contact with the viewer." },
                Fact { kind: FactKind::Boundary, says: "Light limits: Morning and Daytime none, Evening 12 in, Night 6 in (12 in under a full moon, 1 on 1d6)." },
                Fact { kind: FactKind::Boundary, says: "A figure within 6 in of a light source is seen from any distance at night." },
                Fact { kind: FactKind::Plain, says: "Of several limits (weather 12 in, woods, Day Part) the smallest counts, for humans, PEFs and zombies alike." },
            ],
        },
        LedgerEntry {
            id: "ffo.insight.trigger",
            section: "p. 16, Triggering an In Sight Test",
            layer: Layer::Battle,
            optional: false,
            text: "When an opposing group that was not seen earlier in this activation phase enters a group's LOS, both groups take one In Sight Test. It triggers the moment any figure of the moving group comes into sight.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A group coming into an opposing group's LOS that was not seen earlier in this phase triggers a test for both." },
                Fact { kind: FactKind::Plain, says: "The test triggers the moment any one figure of the moving group comes into sight." },
                Fact { kind: FactKind::Exception, says: "Groups in mutual LOS when the phase begins count as already seen: no test." },
                Fact { kind: FactKind::Exception, says: "Active fire at an enemy already seen is answered by Received Fire only." },
                Fact { kind: FactKind::Exception, says: "A figure of either side coming into LOS of a group that has not seen it this phase triggers a test." },
            ],
        },
        LedgerEntry {
            id: "ffo.insight.two-inches",
            section: "p. 16, Triggering an In Sight Test",
            layer: Layer::Battle,
            optional: false,
            text: "Once triggered, and before dice are rolled, every figure of the moving group may move up to 2 more in. This may bring more figures into sight or take a figure out of sight.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "After the trigger and before dice, every figure of the moving group may move up to 2 more in." },
                Fact { kind: FactKind::Plain, says: "The 2 in move may bring figures into sight or take them out of sight." },
                Fact { kind: FactKind::Exception, says: "The 2 in come out of the figure's movement for the turn; with less left it moves only that." },
                Fact { kind: FactKind::Exception, says: "If nobody has LOS after it no dice are rolled and the figures count as seen." },
            ],
        },
        LedgerEntry {
            id: "ffo.insight.who",
            section: "p. 16-17, Taking the In Sight Test",
            layer: Layer::Battle,
            optional: false,
            text: "After the 2 in moves every figure that is in sight of an enemy or has an enemy in sight takes the test, once each, friend and foe together in one test.",
            facts: &[
                Fact { kind: FactKind::Order, says: "After the 2 in moves every figure in sight of an enemy or with an enemy in sight tests." },
                Fact { kind: FactKind::Limit, says: "Each tests once; friend and foe together in one test." },
                Fact { kind: FactKind::Exception, says: "A figure that is seen but sees nobody rolls, yet does nothing when its time comes." },
                Fact { kind: FactKind::Order, says: "If fired at or charged before its time it turns to face and acts normally." },
            ],
        },
        LedgerEntry {
            id: "ffo.insight.dice",
            section: "p. 17, Taking the In Sight Test",
            layer: Layer::Table,
            optional: false,
            text: "Each figure rolls 1d6 per point of Rep, modified by the In Sight modifiers, and counts successes. There is no maximum number of dice. The number may fall to 0.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Each figure rolls 1d6 per point of Rep, plus or minus modifiers, and counts successes (1-3)." },
                Fact { kind: FactKind::Exception, says: "There is no maximum number of dice." },
                Fact { kind: FactKind::Plain, says: "The number may fall to 0 dice." },
                Fact { kind: FactKind::Order, says: "The active side rolls first, each side from highest Rep to lowest." },
            ],
        },
        LedgerEntry {
            id: "ffo.insight.mod-active",
            section: "p. 17, In Sight table",
            layer: Layer::Table,
            optional: false,
            text: "In Sight: -1d6 if the testing character is active.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "-1d6 if the testing character is active." },
            ],
        },
        LedgerEntry {
            id: "ffo.insight.mod-concealed-enemy",
            section: "p. 17, In Sight table",
            layer: Layer::Table,
            optional: false,
            text: "In Sight: -1d6 if the enemy is concealed.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "-1d6 if the enemy is concealed." },
                Fact { kind: FactKind::Exception, says: "The concealment penalty applies only if every enemy the tester has in LOS in this test is concealed." },
                Fact { kind: FactKind::Exception, says: "The concealment penalty applies once, and not to a tester that sees no enemy." },
            ],
        },
        LedgerEntry {
            id: "ffo.insight.mod-concealed-weapon",
            section: "p. 17, In Sight table",
            layer: Layer::Table,
            optional: false,
            text: "In Sight: -1d6 if the tester's own weapon is out of sight and must be drawn.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "-1d6 if the tester's own weapon is out of sight and must be drawn." },
            ],
        },
        LedgerEntry {
            id: "ffo.insight.mod-vehicle",
            section: "p. 17, In Sight table",
            layer: Layer::Table,
            optional: false,
            text: "In Sight: -1d6 if the tester is inactive and moving in a vehicle.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "-1d6 if the tester is inactive and moving in a vehicle." },
                Fact { kind: FactKind::Exception, says: "An active occupant has only the -1d6 for active; the two never add up." },
            ],
        },
        LedgerEntry {
            id: "ffo.insight.mod-cannot-fire",
            section: "p. 17, In Sight table note 1",
            layer: Layer::Table,
            optional: false,
            text: "In Sight: a character that is Ducking Back or Leaving the Table takes the test but cannot fire.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A character Ducking Back or Leaving the Table takes the test but cannot fire." },
                Fact { kind: FactKind::Exception, says: "A Ducked Back figure can neither fire nor charge: it Ducks Back again if the new enemy sees it, else does nothing." },
                Fact { kind: FactKind::Plain, says: "A figure Leaving the Table goes on leaving." },
            ],
        },
        LedgerEntry {
            id: "ffo.insight.zero",
            section: "p. 17, Taking the In Sight Test",
            layer: Layer::Battle,
            optional: false,
            text: "A figure with 0 dice or 0 successes takes no action in this In Sight. If it is active, has not fired in it and has targets in LOS, it may still make its active fire after the In Sight is completed.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A figure with 0 dice or 0 successes takes no action in this In Sight." },
                Fact { kind: FactKind::Exception, says: "If active, not having fired in it and with targets in LOS, it may still make active fire afterwards." },
            ],
        },
        LedgerEntry {
            id: "ffo.insight.order",
            section: "p. 17, Taking the In Sight Test; Resolving In Sight Actions",
            layer: Layer::Battle,
            optional: false,
            text: "Figures act from the highest number of successes to the lowest, both sides together. Figures with equal successes resolve their actions at the same time.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Figures act from most successes to fewest, both sides mixed." },
                Fact { kind: FactKind::Boundary, says: "Equal successes act at the same time." },
                Fact { kind: FactKind::Exception, says: "In a simultaneous step all declare, then roll, then damage is applied; a hit stops nobody of the step." },
                Fact { kind: FactKind::Exception, says: "Fire in the same step does not make a figure fired at and Outgunned." },
                Fact { kind: FactKind::Order, says: "A simultaneous shot and charge between the same two: the shot is resolved first." },
            ],
        },
        LedgerEntry {
            id: "ffo.insight.targeting",
            section: "p. 17 and 26, Targeting",
            layer: Layer::Battle,
            optional: false,
            text: "A Grunt firing in an In Sight Test targets the enemy figure closest to it. Stars choose their targets, and so does any figure in active fire.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Grunt firing in an In Sight targets the closest enemy figure." },
                Fact { kind: FactKind::Plain, says: "Stars choose their targets in an In Sight." },
                Fact { kind: FactKind::Plain, says: "Any figure, Grunts too, chooses its target in active fire." },
                Fact { kind: FactKind::Exception, says: "The closest enemy is the first target with at least one shot; a player's Grunt may spread the rest, an NPC may not." },
                Fact { kind: FactKind::Plain, says: "Grunts always fire at the highest Target Rating." },
                Fact { kind: FactKind::Exception, says: "Zombies are never the closest enemy in an In Sight; only a Star may fire at a zombie instead." },
            ],
        },
        LedgerEntry {
            id: "ffo.insight.brown-pants",
            section: "p. 17, Citizens Brown Pants Rule",
            layer: Layer::Table,
            optional: false,
            text: "Citizens only, in every In Sight Test: when it is the Citizen's time to act roll 1d6 against its Rep. Pass: it acts normally. Fail: it Ducks Back at once and is out of the In Sight; it cannot shoot or be shot at. The rule ends for a character when it becomes a Ganger or Survivor.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "In each In Sight, when a Citizen's time to act comes, it rolls 1d6 against Rep; equal or lower acts normally." },
                Fact { kind: FactKind::Exception, says: "Only Citizens roll Brown Pants; a former Citizen who is Ganger or Survivor does not." },
                Fact { kind: FactKind::Exception, says: "On a fail it Ducks Back at once and is out of the In Sight: no shooting and no being shot at." },
                Fact { kind: FactKind::Plain, says: "Citizen Stars roll too." },
            ],
        },
        LedgerEntry {
            id: "ffo.insight.star-action",
            section: "p. 18, In Sight Resolution",
            layer: Layer::Battle,
            optional: false,
            text: "When a Star's time to act comes it chooses one of: Fire, Duck Back, Charge into Melee, Move, Runaway.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Star chooses Fire, Duck Back, Charge into Melee, Move or Runaway." },
                Fact { kind: FactKind::Exception, says: "Move: an active Star its remaining movement, Fast Move allowed; an inactive one its normal move, no Fast Move." },
                Fact { kind: FactKind::Exception, says: "An inactive Star's In Sight move does not reduce its next activation." },
            ],
        },
        LedgerEntry {
            id: "ffo.insight.grunt-action",
            section: "p. 18, In Sight Resolution",
            layer: Layer::Battle,
            optional: false,
            text: "When a Grunt's time to act comes take the first line that applies: (1) retrieving wounded: continue movement; (2) fired at in this In Sight and Outgunned: forfeit the action and Duck Back; (3) can fire: fire; (4) cannot fire and within Charge Reach: charge into melee; (5) cannot fire and out of Charge Reach: Duck Back.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A Grunt takes the first line that applies; the player has no choice." },
                Fact { kind: FactKind::Order, says: "First: a Grunt retrieving wounded continues its movement." },
                Fact { kind: FactKind::Plain, says: "Second: fired at in this In Sight and Outgunned, it forfeits its action and Ducks Back." },
                Fact { kind: FactKind::Plain, says: "The Outgunned line needs it to have been fired at in this In Sight." },
                Fact { kind: FactKind::Plain, says: "Third: a Grunt that can fire fires." },
                Fact { kind: FactKind::Exception, says: "Fourth: cannot fire and within Charge Reach: charges." },
                Fact { kind: FactKind::Exception, says: "Fifth: cannot fire and out of Charge Reach: Ducks Back." },
                Fact { kind: FactKind::Exception, says: "With only OOF or OD enemies or nobody left it takes no action and does not Duck Back." },
                Fact { kind: FactKind::Exception, says: "A Stunned or prone knocked-down enemy is fired at only if no functioning enemy is in LOS and range." },
                Fact { kind: FactKind::Exception, says: "A target beyond weapon Range cannot be fired at; exactly Range can." },
            ],
        },
        LedgerEntry {
            id: "ffo.insight.loss-of-action",
            section: "p. 18, Loss of Action",
            layer: Layer::Battle,
            optional: false,
            text: "Damage is resolved immediately. A figure that takes damage from fire or melee before it has acted loses its In Sight action and its turn.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Damage in an In Sight is resolved immediately." },
                Fact { kind: FactKind::Order, says: "A figure damaged before it acted loses its In Sight action and its turn." },
                Fact { kind: FactKind::Plain, says: "A Protected figure knocked down but in Carry On keeps its action, prone." },
            ],
        },
        LedgerEntry {
            id: "ffo.insight.star-power-keeps-action",
            section: "p. 18, In Sight Resolution example note",
            layer: Layer::Battle,
            optional: false,
            text: "A Star that reduces the damage to Carry On with Star Power keeps its In Sight action.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Star that lowers the damage to Carry On by Star Power keeps its In Sight action." },
                Fact { kind: FactKind::Order, says: "A Star still Stunned after Star Power loses it." },
            ],
        },
        LedgerEntry {
            id: "ffo.insight.reactions-after",
            section: "p. 18, What Now?; p. 21, Exceptions",
            layer: Layer::Battle,
            optional: false,
            text: "Reaction Tests called for during an In Sight are held back and taken only after every figure has resolved or lost its In Sight action. Two are not held back: Recover From Knock Down, which is part of the damage, and Fast Move, which is part of a move (ffo.ruling.tests-in-insight).",
            facts: &[
                Fact { kind: FactKind::Order, says: "Reaction Tests called for in an In Sight wait until every figure has resolved or lost its action." },
                Fact { kind: FactKind::Exception, says: "Recover From Knock Down is part of damage and is not held back." },
                Fact { kind: FactKind::Limit, says: "A Fast Move in an In Sight action is rolled at once." },
                Fact { kind: FactKind::Exception, says: "Zed or No Zed? and See the Feast brought about in an In Sight wait for its end." },
            ],
        },
        LedgerEntry {
            id: "ffo.insight.reaction-order",
            section: "p. 18, What Now?",
            layer: Layer::Battle,
            optional: false,
            text: "The results of those tests are carried out in this order: first all Duck Back and Runaway moves; next all fire, resolved simultaneously; then figures in Carry On may act.",
            facts: &[
                Fact { kind: FactKind::Order, says: "First all Duck Back and Runaway moves are made." },
                Fact { kind: FactKind::Plain, says: "Next all fire, resolved simultaneously." },
                Fact { kind: FactKind::Order, says: "Then figures in Carry On may act." },
                Fact { kind: FactKind::Exception, says: "In that last step only figures of the active group act, with what is left of their activation." },
            ],
        },
        LedgerEntry {
            id: "ffo.insight.simultaneous-after",
            section: "p. 20, Going First",
            layer: Layer::Battle,
            optional: false,
            text: "All fire that follows the In Sight Test (Received Fire results) is simultaneous: figures hit in it still complete their own fire of the same step.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Fire that follows the In Sight is simultaneous: figures hit in it still complete their fire of the same step." },
            ],
        },
        LedgerEntry {
            id: "ffo.insight.continue-move",
            section: "p. 20, Moving and In Sight",
            layer: Layer::Battle,
            optional: false,
            text: "After the In Sight and all its reactions, the figures of the group that triggered it may complete their remaining movement. That may trigger a new In Sight Test.",
            facts: &[
                Fact { kind: FactKind::Order, says: "After the In Sight and all reactions the triggering group's figures may complete their remaining movement." },
                Fact { kind: FactKind::Plain, says: "The continued move may trigger a new In Sight Test." },
            ],
        },
        LedgerEntry {
            id: "ffo.insight.new-figures",
            section: "p. 20, New In Sights",
            layer: Layer::Battle,
            optional: false,
            text: "Figures newly coming into sight, even of a group that already triggered an In Sight, trigger a new In Sight Test with a new 2 in move and new dice for the figures concerned. A figure that fired in the earlier one may fire again in the new one.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Figures newly in sight trigger a new In Sight, even if of a group already tested." },
                Fact { kind: FactKind::Plain, says: "The new test has a new 2 in move and new dice." },
                Fact { kind: FactKind::Plain, says: "A figure that fired in the earlier In Sight may fire again in the new one." },
                Fact { kind: FactKind::Exception, says: "Only the newly seen figures and enemies with LOS to or from them take the new test." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.list",
            section: "p. 21, Reaction",
            layer: Layer::Table,
            optional: false,
            text: "Reaction Tests: Received Fire, Man Down, Recover From Knock Down, Recover From Duck Back, plus the Universal tests Fast Move, Zed or No Zed?, See the Feast. Each Class uses its own sheet for the first four.",
            facts: &[
                Fact { kind: FactKind::Definition, says: "The four Class tests are Received Fire, Man Down, Recover From Knock Down and Recover From Duck Back." },
                Fact { kind: FactKind::Exception, says: "Universal tests for all: Fast Move, Zed or No Zed?, See the Feast." },
                Fact { kind: FactKind::Plain, says: "Each Class uses its own sheet for the four." },
                Fact { kind: FactKind::Definition, says: "There is no Cohesion Test, though the index names one." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.immediate",
            section: "p. 21, Exceptions",
            layer: Layer::Battle,
            optional: false,
            text: "Reaction Tests are taken immediately when called for, with two exceptions: figures in a Charge into Melee Test take none where that table says so, and tests arising in an In Sight wait until all In Sight actions are done. Neither exception touches Recover From Knock Down or Fast Move (ffo.ruling.tests-in-insight).",
            facts: &[
                Fact { kind: FactKind::Order, says: "Reaction Tests are taken immediately when called for." },
                Fact { kind: FactKind::Plain, says: "Figures in a Charge into Melee Test take none where that table says so." },
                Fact { kind: FactKind::Order, says: "Tests arising in an In Sight wait until all its actions are done." },
                Fact { kind: FactKind::Limit, says: "Recover From Knock Down is taken at once in an In Sight and in a Charge into Melee Test as well." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.procedure",
            section: "p. 21, Taking a Reaction Test",
            layer: Layer::Table,
            optional: false,
            text: "Roll 2d6 against the tester's Rep on the sheet of its Class, add the Leader Die if it applies, count passed dice (2, 1, 0), and carry out the result at once. Within a column apply the first line whose condition fits; All fits everyone.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Roll 2d6 against the tester's own Rep, on the sheet of the tester's Class." },
                Fact { kind: FactKind::Plain, says: "The Leader Die's pass is added if it applies." },
                Fact { kind: FactKind::Boundary, says: "Within a column the first fitting line applies; All fits everyone." },
                Fact { kind: FactKind::Definition, says: "The result is carried out at once." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.received-fire-when",
            section: "p. 21, Received Fire",
            layer: Layer::Battle,
            optional: false,
            text: "A figure that receives fire takes the Received Fire Test. Several figures firing at the same target at the same time cause only one test. A missed target must take it.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A figure that receives fire takes the test." },
                Fact { kind: FactKind::Order, says: "Several figures firing at the same target at the same time cause one test." },
                Fact { kind: FactKind::Plain, says: "A missed target must take it." },
                Fact { kind: FactKind::Plain, says: "A target hit but left in Carry On takes it too; one left Stunned, OOF or OD takes none." },
                Fact { kind: FactKind::Exception, says: "A figure in contact in an ongoing melee does not take it." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.man-down-when",
            section: "p. 21, Man Down",
            layer: Layer::Battle,
            optional: false,
            text: "A figure that sees a friendly figure within 4 in get knocked down and become Stunned, OOF or OD takes the Man Down Test, each time it happens.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A friend within 4 in knocked down and Stunned, OOF or OD calls for Man Down." },
                Fact { kind: FactKind::Plain, says: "The tester must see it: LOS in its front facing at that moment." },
                Fact { kind: FactKind::Plain, says: "Man Down is taken each time a friend goes down." },
                Fact { kind: FactKind::Exception, says: "A figure knocked down but in Carry On is not down." },
                Fact { kind: FactKind::Plain, says: "Several men down in one step: one test." },
                Fact { kind: FactKind::Exception, says: "A friend downed by zombies counts; Stunned, OOF and OD figures do not test." },
                Fact { kind: FactKind::Exception, says: "A figure in contact in an ongoing melee does not take Man Down." },
                Fact { kind: FactKind::Exception, says: "Friends take Man Down for a melee result, but not for the fire of a charge test." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.man-down-exceptions",
            section: "p. 21, Man Down",
            layer: Layer::Battle,
            optional: false,
            text: "Man Down is not taken if the tester's Rep is higher than that of the downed figure, nor if the tester's Class differs from that of the downed figure.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "No test if the tester's Rep is higher than the downed figure's." },
                Fact { kind: FactKind::Boundary, says: "With equal or lower Rep it does test." },
                Fact { kind: FactKind::Exception, says: "No test if tester and downed figure are of different Classes." },
                Fact { kind: FactKind::Plain, says: "Army and National Guard are one Class here." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.cover-die",
            section: "p. 21, Man Down; QRS, Received Fire and Man Down",
            layer: Layer::Table,
            optional: false,
            text: "A tester in cover rolls +1d6 in the Received Fire and Man Down Tests: 3d6, counting the best two.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "In cover a tester rolls 3d6 and counts the best two in Received Fire." },
                Fact { kind: FactKind::Plain, says: "In cover it also rolls 3d6 in Man Down." },
                Fact { kind: FactKind::Exception, says: "No cover die in the two Recover tests." },
                Fact { kind: FactKind::Limit, says: "The Leader Die pass is added after that, to a maximum of 2." },
                Fact { kind: FactKind::Plain, says: "Cover is judged against the shooter, for Man Down against the figure that caused it." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.knock-down-when",
            section: "p. 21, Recover From Knock Down",
            layer: Layer::Table,
            optional: false,
            text: "A human figure that is Knocked Down by a ranged combat or melee result immediately takes the Recover From Knock Down Test.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "A human knocked down by fire or melee takes Recover From Knock Down at once." },
                Fact { kind: FactKind::Plain, says: "Several knock downs in one firing or step cause one test." },
                Fact { kind: FactKind::Exception, says: "Zombies never take it." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.duck-back-when",
            section: "p. 22, Recover From Duck Back",
            layer: Layer::Battle,
            optional: false,
            text: "A figure that has Ducked Back and neither sees nor is seen by the cause takes the Recover From Duck Back Test when it next activates.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A Ducked Back figure that neither sees nor is seen by the cause tests when it next activates." },
                Fact { kind: FactKind::Exception, says: "A figure that Ducked Back by dropping prone in the open does not test and just acts when next active." },
                Fact { kind: FactKind::Exception, says: "Recovered, it acts normally in that same activation; if still ducked it may do nothing in it." },
                Fact { kind: FactKind::Exception, says: "The test is taken even if the cause is gone." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.multiple",
            section: "p. 22, Multiple Tests",
            layer: Layer::Table,
            optional: false,
            text: "A figure that qualifies for more than one Reaction Test at once rolls one set of dice, applies it to all of them and takes the worst result. From best to worst: Carry On, Fire, Charge Into Melee, Duck Back, Runaway.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Several tests at once: one set of dice, applied to all of them." },
                Fact { kind: FactKind::Plain, says: "The worst result is taken." },
                Fact { kind: FactKind::Plain, says: "Best to worst: Carry On, Fire, Rush Shot, Charge Into Melee, Duck Back, Runaway." },
                Fact { kind: FactKind::Plain, says: "Remain Ducked Back ranks as Duck Back." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.ducked-already",
            section: "p. 21, Exceptions example",
            layer: Layer::Table,
            optional: false,
            text: "A figure already in Duck Back that must take Received Fire counts the worse of Duck Back and the test result.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A figure already in Duck Back that takes Received Fire counts the worse of Duck Back and the result." },
                Fact { kind: FactKind::Plain, says: "A Runaway result is still carried out." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.universal.fast-move",
            section: "QRS, Universal Reaction Tests",
            layer: Layer::Table,
            optional: false,
            text: "Fast Move, all: pass 2, up to twice normal move; pass 1, up to one and a half times normal move; pass 0, up to one normal move. All count as Moving Fast. -1d6 for a Citizen with nothing between it and a threat.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Pass 2: up to twice the normal move; pass 1: one and a half; pass 0: one normal move." },
                Fact { kind: FactKind::Plain, says: "All who take it count as Moving Fast." },
                Fact { kind: FactKind::Exception, says: "A Citizen with nothing between it and a threat has -1d6." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.universal.zed-or-no-zed",
            section: "QRS, Universal Reaction Tests; p. 49, Zed or No Zed?",
            layer: Layer::Table,
            optional: false,
            text: "Zed or No Zed? (2d6 vs Rep): pass 2, the zombie is identified and the Charge into Melee Test is taken normally; but if the 2d6 are doubles the zombie is someone the tester knows and it counts as pass 0. Pass 1, identified: the tester fires one shot and the zombie charges into melee, no Charge into Melee Test by either side. Pass 0, identified too late: the tester cannot fire and the zombie charges into melee, no Charge into Melee Test.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "2d6 against Rep; pass 2 without doubles: zombie identified, Charge into Melee taken normally." },
                Fact { kind: FactKind::Plain, says: "Pass 2 with doubles: the zombie is someone known and it counts as pass 0." },
                Fact { kind: FactKind::Plain, says: "Pass 1: the tester fires one shot and the zombie charges into melee." },
                Fact { kind: FactKind::Exception, says: "Pass 0: no fire and the zombie charges into melee." },
                Fact { kind: FactKind::Exception, says: "In pass 1 and 0 neither side takes a Charge into Melee Test." },
                Fact { kind: FactKind::Plain, says: "A Star's doubles count as well." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.universal.see-the-feast",
            section: "QRS, Universal Reaction Tests; p. 49, See the Feast",
            layer: Layer::Table,
            optional: false,
            text: "See the Feast (2d6 vs Rep): pass 2, Stunned in the sense that it cannot act when next active but reacts normally. Pass 1, Duck Back and count as Stunned for 1/2d6 turns (ffo.ruling.see-the-feast-stun). Pass 0, Runaway, and the character is subject to future See the Feast Tests.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "2d6 against Rep; pass 2: it cannot act when next active but reacts normally." },
                Fact { kind: FactKind::Plain, says: "Pass 1: Duck Back and Stunned for 1/2d6 turns." },
                Fact { kind: FactKind::Plain, says: "Pass 0: Runaway." },
                Fact { kind: FactKind::Exception, says: "Only pass 0 leaves the character subject to later tests." },
                Fact { kind: FactKind::Exception, says: "Pass 1: it is prone only if the Duck Back made it drop in place." },
                Fact { kind: FactKind::Exception, says: "Nobody takes Man Down for a pass 1 figure and no Star Power is rolled." },
                Fact { kind: FactKind::Exception, says: "During the stun it may be captured or dispatched, links nobody and draws zombies that see it." },
                Fact { kind: FactKind::Exception, says: "After the stun a figure out of sight of the feast takes Recover From Duck Back on its next activation, even if the feast is over." },
                Fact { kind: FactKind::Order, says: "After the stun a figure that dropped in place acts normally on its next activation." },
                Fact { kind: FactKind::Exception, says: "A pass 2 figure stays as it stands and is no downed human for enemies or zombies." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.friends-counted",
            section: "QRS, note under each Class sheet",
            layer: Layer::Table,
            optional: false,
            text: "On the Class sheets friends means the characters of the side that started the Encounter.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Friends are the characters of the tester's side that started the Encounter, tester included." },
                Fact { kind: FactKind::Plain, says: "Later arrivals of the side are added when they arrive." },
                Fact { kind: FactKind::Exception, says: "Figures that Ran Away or left count in the total but not as down." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.military.received-fire",
            section: "QRS, Army & National Guard",
            layer: Layer::Table,
            optional: false,
            text: "Army and National Guard, Received Fire (LDR, Star may choose, +1d6 in cover). Pass 2 or pass 1: Outgunned, Duck Back; retrieving wounded, Carry On; in range and able to fire, Fire; out of range or unloaded, Charge into Melee if in reach, otherwise Duck Back. Pass 0: Outgunned, Duck Back; retrieving wounded, Carry On; in range and able to fire, Rush Shot; out of range or unloaded, Duck Back.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Outgunned: Duck Back in every column, pass 2 included." },
                Fact { kind: FactKind::Plain, says: "Retrieving wounded: Carry On in every column." },
                Fact { kind: FactKind::Plain, says: "In range and able to fire, pass 2 or pass 1: Fire." },
                Fact { kind: FactKind::Plain, says: "In range and able to fire, pass 0: Rush Shot." },
                Fact { kind: FactKind::Plain, says: "Out of range or unloaded, pass 2 or 1: Charge into Melee if in reach, otherwise Duck Back." },
                Fact { kind: FactKind::Exception, says: "Out of range or unloaded, pass 0: Duck Back, even with an enemy in charge reach." },
                Fact { kind: FactKind::Plain, says: "The Leader Die counts and cover gives +1d6; a Star may choose." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.military.man-down",
            section: "QRS, Army & National Guard",
            layer: Layer::Table,
            optional: false,
            text: "Army and National Guard, Man Down (LDR, Star may choose, +1d6 in cover). Pass 2: Carry On. Pass 1: Duck Back if twice as many friends are Stunned, OOF or OD as are not, otherwise Carry On. Pass 0: Runaway.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Pass 2: Carry On." },
                Fact { kind: FactKind::Exception, says: "Pass 1: Duck Back if at least twice as many friends are down as are not." },
                Fact { kind: FactKind::Plain, says: "Pass 1 otherwise: Carry On." },
                Fact { kind: FactKind::Plain, says: "Pass 0: Runaway." },
                Fact { kind: FactKind::Plain, says: "The Leader Die counts and cover gives +1d6; a Star may choose." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.military.recover-knock-down",
            section: "QRS, Army & National Guard",
            layer: Layer::Table,
            optional: false,
            text: "Army and National Guard, Recover From Knock Down. All of them are Protected. Pass 2: knocked to the ground but Carry On. Pass 1: OOF. Pass 0: OD.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "All Army and Guard count as Protected without owning a vest." },
                Fact { kind: FactKind::Plain, says: "Pass 2: knocked to the ground but Carry On." },
                Fact { kind: FactKind::Plain, says: "Pass 1: OOF." },
                Fact { kind: FactKind::Plain, says: "Pass 0: OD." },
                Fact { kind: FactKind::Exception, says: "No Leader Die and no free choice in this test." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.military.recover-duck-back",
            section: "QRS, Army & National Guard",
            layer: Layer::Table,
            optional: false,
            text: "Army and National Guard, Recover From Duck Back (LDR). Pass 2 or 1: Carry On. Pass 0: remain Ducked Back.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Pass 2 or pass 1: Carry On." },
                Fact { kind: FactKind::Plain, says: "Pass 0: remain Ducked Back." },
                Fact { kind: FactKind::Plain, says: "The Leader Die counts." },
                Fact { kind: FactKind::Plain, says: "A Star may choose the result." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.citizen.received-fire",
            section: "QRS, Citizen",
            layer: Layer::Table,
            optional: false,
            text: "Citizen, Received Fire (LDR, Star may choose, +1d6 in cover). Pass 2: Outgunned, Duck Back; retrieving wounded, Duck Back; in range and able to fire, Rush Shot; out of range or unloaded, Duck Back. Pass 1: Duck Back. Pass 0: Runaway.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Pass 2, Outgunned: Duck Back." },
                Fact { kind: FactKind::Plain, says: "Pass 2, retrieving wounded: Duck Back, unlike the other Classes." },
                Fact { kind: FactKind::Plain, says: "Pass 2, in range and able to fire: Rush Shot." },
                Fact { kind: FactKind::Exception, says: "Pass 2, out of range or unloaded: Duck Back, never a charge." },
                Fact { kind: FactKind::Plain, says: "Pass 1: Duck Back for all." },
                Fact { kind: FactKind::Plain, says: "Pass 0: Runaway for all." },
                Fact { kind: FactKind::Plain, says: "The Leader Die counts and cover gives +1d6; a Star may choose." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.citizen.man-down",
            section: "QRS, Citizen",
            layer: Layer::Table,
            optional: false,
            text: "Citizen, Man Down (no Leader Die, Star may choose, +1d6 in cover). Pass 2: Carry On. Pass 1: Runaway. Pass 0: Runaway.",
            facts: &[
                Fact { kind: FactKind::Definition, says: "Pass 2: Carry On." },
                Fact { kind: FactKind::Plain, says: "Pass 1: Runaway, however many friends are still up." },
                Fact { kind: FactKind::Plain, says: "Pass 0: Runaway." },
                Fact { kind: FactKind::Exception, says: "No Leader Die in this test." },
                Fact { kind: FactKind::Plain, says: "Cover gives +1d6 and a Star may choose." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.citizen.recover-knock-down",
            section: "QRS, Citizen",
            layer: Layer::Table,
            optional: false,
            text: "Citizen, Recover From Knock Down. Pass 2: Protected, knocked to the ground but Carry On; otherwise Stunned. Pass 1: OOF. Pass 0: OD.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Pass 2: Carry On on the ground if Protected." },
                Fact { kind: FactKind::Exception, says: "Pass 2 without protection: Stunned." },
                Fact { kind: FactKind::Plain, says: "Pass 1: OOF." },
                Fact { kind: FactKind::Plain, says: "Pass 0: OD." },
                Fact { kind: FactKind::Exception, says: "No Leader Die." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.citizen.recover-duck-back",
            section: "QRS, Citizen",
            layer: Layer::Table,
            optional: false,
            text: "Citizen, Recover From Duck Back (LDR). Pass 2: Carry On. Pass 1: remain Ducked Back. Pass 0: Runaway.",
            facts: &[
                Fact { kind: FactKind::Definition, says: "Pass 2: Carry On." },
                Fact { kind: FactKind::Plain, says: "Pass 1: remain Ducked Back." },
                Fact { kind: FactKind::Plain, says: "Pass 0: Runaway." },
                Fact { kind: FactKind::Plain, says: "The Leader Die counts." },
                Fact { kind: FactKind::Plain, says: "A Star may choose the result." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.ganger.received-fire",
            section: "QRS, Ganger",
            layer: Layer::Table,
            optional: false,
            text: "Ganger, Received Fire (LDR, Star may choose, +1d6 in cover). Pass 2: Outgunned, Duck Back; retrieving wounded, Carry On; in range and able to fire, Rush Shot; out of range or unloaded, Charge into Melee if in reach, otherwise Duck Back. Pass 1: Duck Back. Pass 0: Runaway.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Pass 2, Outgunned: Duck Back." },
                Fact { kind: FactKind::Plain, says: "Pass 2, retrieving wounded: Carry On." },
                Fact { kind: FactKind::Plain, says: "Pass 2, in range and able to fire: Rush Shot." },
                Fact { kind: FactKind::Plain, says: "Pass 2, gun empty or enemy beyond its range: the Ganger charges an enemy in reach, else Ducks Back." },
                Fact { kind: FactKind::Plain, says: "Pass 1: Duck Back for all, retrieving figures included." },
                Fact { kind: FactKind::Plain, says: "Pass 0: Runaway for all." },
                Fact { kind: FactKind::Plain, says: "The Leader Die counts and cover gives +1d6; a Star may choose." },
                Fact { kind: FactKind::Plain, says: "An unarmed or melee-armed Grunt has OR 0, is outranked by every gun and Ducks Back on pass 2." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.ganger.man-down",
            section: "QRS, Ganger",
            layer: Layer::Table,
            optional: false,
            text: "Ganger, Man Down (LDR, Star may choose, +1d6 in cover). Pass 2: Carry On. Pass 1: Runaway if more friends are Stunned, OOF or OD than are not, otherwise Carry On. Pass 0: Runaway.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Pass 2: Carry On." },
                Fact { kind: FactKind::Exception, says: "Pass 1: Runaway if more friends are down than are not." },
                Fact { kind: FactKind::Plain, says: "Pass 1 otherwise: Carry On." },
                Fact { kind: FactKind::Plain, says: "Pass 0: Runaway." },
                Fact { kind: FactKind::Plain, says: "The Leader Die counts and cover gives +1d6; a Star may choose." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.ganger.recover-knock-down",
            section: "QRS, Ganger",
            layer: Layer::Table,
            optional: false,
            text: "Ganger, Recover From Knock Down. Pass 2: Protected, knocked to the ground but Carry On; otherwise Stunned. Pass 1: OOF. Pass 0: OD.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Pass 2: Carry On on the ground if Protected." },
                Fact { kind: FactKind::Exception, says: "Pass 2 without protection: Stunned." },
                Fact { kind: FactKind::Plain, says: "Pass 1: OOF." },
                Fact { kind: FactKind::Plain, says: "Pass 0: OD." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.ganger.recover-duck-back",
            section: "QRS, Ganger",
            layer: Layer::Table,
            optional: false,
            text: "Ganger, Recover From Duck Back (LDR). Pass 2: Carry On. Pass 1: remain Ducked Back. Pass 0: Runaway.",
            facts: &[
                Fact { kind: FactKind::Definition, says: "Pass 2: Carry On." },
                Fact { kind: FactKind::Plain, says: "Pass 1: remain Ducked Back." },
                Fact { kind: FactKind::Plain, says: "Pass 0: Runaway." },
                Fact { kind: FactKind::Plain, says: "The Leader Die counts." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.police.received-fire",
            section: "QRS, Police",
            layer: Layer::Table,
            optional: false,
            text: "Police, Received Fire (LDR, Star may choose, +1d6 in cover). Pass 2: Outgunned, Duck Back; retrieving wounded, Carry On; in range and able to fire, Fire; out of range or unloaded, Charge into Melee if in reach, otherwise Duck Back. Pass 1: the same, but in range and able to fire gives Rush Shot. Pass 0: Outgunned, Duck Back; retrieving wounded, Carry On; in range and able to fire, Rush Shot; out of range or unloaded, Duck Back.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Outgunned: Duck Back in every column." },
                Fact { kind: FactKind::Plain, says: "Retrieving wounded: Carry On in every column." },
                Fact { kind: FactKind::Plain, says: "In range and able to fire, pass 2: Fire." },
                Fact { kind: FactKind::Plain, says: "In range and able to fire, pass 1: Rush Shot." },
                Fact { kind: FactKind::Plain, says: "In range and able to fire, pass 0: Rush Shot." },
                Fact { kind: FactKind::Plain, says: "Out of range or unloaded, pass 2 or 1: Charge into Melee if in reach, otherwise Duck Back." },
                Fact { kind: FactKind::Plain, says: "Out of range or unloaded, pass 0: Duck Back." },
                Fact { kind: FactKind::Plain, says: "The Leader Die counts and cover gives +1d6; a Star may choose." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.police.man-down",
            section: "QRS, Police",
            layer: Layer::Table,
            optional: false,
            text: "Police, Man Down (LDR, Star may choose, +1d6 in cover). Pass 2: Carry On. Pass 1: Runaway if twice as many friends are Stunned, OOF or OD as are not, otherwise Carry On. Pass 0: Runaway.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Pass 2: Carry On." },
                Fact { kind: FactKind::Exception, says: "Pass 1: Runaway if at least twice as many friends are down as are not." },
                Fact { kind: FactKind::Plain, says: "Pass 1 otherwise: Carry On." },
                Fact { kind: FactKind::Plain, says: "Pass 0: Runaway." },
                Fact { kind: FactKind::Plain, says: "The Leader Die counts and cover gives +1d6; a Star may choose." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.police.recover-knock-down",
            section: "QRS, Police",
            layer: Layer::Table,
            optional: false,
            text: "Police, Recover From Knock Down. All Police are Protected after Day 10; up to and including Day 10 only SWAT are. Pass 2: Protected, knocked to the ground but Carry On; otherwise Stunned. Pass 1: OOF. Pass 0: OD.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "From Day 11 on all Police are Protected." },
                Fact { kind: FactKind::Exception, says: "Up to and including Day 10 only SWAT are Protected." },
                Fact { kind: FactKind::Plain, says: "Pass 2: Carry On on the ground if Protected, otherwise Stunned." },
                Fact { kind: FactKind::Plain, says: "Pass 1: OOF." },
                Fact { kind: FactKind::Plain, says: "Pass 0: OD." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.police.recover-duck-back",
            section: "QRS, Police",
            layer: Layer::Table,
            optional: false,
            text: "Police, Recover From Duck Back (LDR). Pass 2 or 1: Carry On. Pass 0: remain Ducked Back.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Pass 2 or pass 1: Carry On." },
                Fact { kind: FactKind::Plain, says: "Pass 0: remain Ducked Back." },
                Fact { kind: FactKind::Plain, says: "The Leader Die counts." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.survivor.received-fire",
            section: "QRS, Survivor",
            layer: Layer::Table,
            optional: false,
            text: "Survivor, Received Fire (LDR, Star may choose, +1d6 in cover). Pass 2: Outgunned, Duck Back; retrieving wounded, Carry On; in range and able to fire, Fire; out of range or unloaded, Charge into Melee if in reach, otherwise Duck Back. Pass 1: Outgunned, Duck Back; retrieving wounded, Carry On; in range and able to fire, Rush Shot; out of range or unloaded, Duck Back. Pass 0: Duck Back.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Pass 2 and pass 1, Outgunned: Duck Back." },
                Fact { kind: FactKind::Plain, says: "Pass 2 and pass 1, retrieving wounded: Carry On." },
                Fact { kind: FactKind::Plain, says: "In range and able to fire, pass 2: Fire." },
                Fact { kind: FactKind::Plain, says: "In range and able to fire, pass 1: Rush Shot." },
                Fact { kind: FactKind::Plain, says: "Out of range or unloaded, pass 2: Charge into Melee if in reach, otherwise Duck Back." },
                Fact { kind: FactKind::Exception, says: "Out of range or unloaded, pass 1: Duck Back, no charge." },
                Fact { kind: FactKind::Exception, says: "Pass 0: Duck Back for all, retrieving figures included; never Runaway." },
                Fact { kind: FactKind::Plain, says: "The Leader Die counts and cover gives +1d6; a Star may choose." },
                Fact { kind: FactKind::Exception, says: "A figure that cannot shoot back but is not outranked uses the out of range or unloaded line." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.survivor.man-down",
            section: "QRS, Survivor",
            layer: Layer::Table,
            optional: false,
            text: "Survivor, Man Down (LDR, Star may choose, +1d6 in cover). Pass 2: Carry On. Pass 1: Runaway if more friends are Stunned, OOF or OD than are not, otherwise Carry On. Pass 0: Runaway.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Pass 2: Carry On." },
                Fact { kind: FactKind::Exception, says: "Pass 1: Runaway if more friends are down than are not." },
                Fact { kind: FactKind::Plain, says: "Pass 1 otherwise: Carry On." },
                Fact { kind: FactKind::Plain, says: "Pass 0: Runaway." },
                Fact { kind: FactKind::Plain, says: "The Leader Die counts and cover gives +1d6; a Star may choose." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.survivor.recover-knock-down",
            section: "QRS, Survivor",
            layer: Layer::Table,
            optional: false,
            text: "Survivor, Recover From Knock Down. Pass 2: Protected, knocked to the ground but Carry On; otherwise Stunned. Pass 1: OOF. Pass 0: OD.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Pass 2: Carry On on the ground if Protected." },
                Fact { kind: FactKind::Exception, says: "Pass 2 without protection: Stunned." },
                Fact { kind: FactKind::Plain, says: "Pass 1: OOF." },
                Fact { kind: FactKind::Plain, says: "Pass 0: OD." },
            ],
        },
        LedgerEntry {
            id: "ffo.react.survivor.recover-duck-back",
            section: "QRS, Survivor",
            layer: Layer::Table,
            optional: false,
            text: "Survivor, Recover From Duck Back (LDR). Pass 2: Carry On. Pass 1: remain Ducked Back. Pass 0: Runaway.",
            facts: &[
                Fact { kind: FactKind::Definition, says: "Pass 2: Carry On." },
                Fact { kind: FactKind::Plain, says: "Pass 1: remain Ducked Back." },
                Fact { kind: FactKind::Plain, says: "Pass 0: Runaway." },
                Fact { kind: FactKind::Plain, says: "The Leader Die counts." },
            ],
        },
        LedgerEntry {
            id: "ffo.status.stunned",
            section: "p. 22 and 27, Stunned",
            layer: Layer::Battle,
            optional: false,
            text: "Stunned: knocked to the ground (not so the stun of See the Feast). The figure neither acts nor reacts until it has spent one full turn of activation doing nothing; then it recovers by itself. An enemy that contacts it may capture or dispatch it.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A Stunned figure lies on the ground (not so the stun of See the Feast) and neither acts nor reacts." },
                Fact { kind: FactKind::Exception, says: "A Stunned figure recovers by itself after one full activation spent doing nothing, and is then in Carry On, still prone." },
                Fact { kind: FactKind::Exception, says: "The activation in which it was Stunned does not count." },
                Fact { kind: FactKind::Exception, says: "Its group (or it, if alone) must meet the activation die for that activation to pass." },
                Fact { kind: FactKind::Plain, says: "Stunned for N turns means N such activations." },
                Fact { kind: FactKind::Plain, says: "An enemy in contact may capture or dispatch it." },
            ],
        },
        LedgerEntry {
            id: "ffo.status.out-of-the-fight",
            section: "p. 22 and 27, Out of the Fight",
            layer: Layer::Battle,
            optional: false,
            text: "OOF: seriously wounded. The figure takes no further part in the Encounter, cannot move and must be retrieved by others. It can be helped by a Medic after the Encounter.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "OOF: no further part in the Encounter; it cannot act, react or move." },
                Fact { kind: FactKind::Exception, says: "An OOF figure must be retrieved by others; a Medic can help only after the Encounter." },
                Fact { kind: FactKind::Exception, says: "An OOF figure may be shot in active fire as prone; damage up to Impact makes it OD, a knock down does nothing." },
            ],
        },
        LedgerEntry {
            id: "ffo.status.obviously-dead",
            section: "p. 22 and 27, Obviously Dead",
            layer: Layer::Battle,
            optional: false,
            text: "OD: the figure is dead, and visibly so from a distance.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "OD: dead, visible as such from a distance; no recovery test." },
            ],
        },
        LedgerEntry {
            id: "ffo.weapon.characteristics",
            section: "p. 23, Ranged Combat",
            layer: Layer::Table,
            optional: false,
            text: "A ranged weapon has a Type; a Range, the greatest distance in inches at which it may be fired; a Target Rating (TR), the number of shots (d6) it fires and the width of its swath, always a printed rating and not any number below it (ffo.ruling.one-shot); and an Impact, its lethality.",
            facts: &[
                Fact { kind: FactKind::Definition, says: "A ranged weapon has Type, Range, Target Rating and Impact." },
                Fact { kind: FactKind::Boundary, says: "Range is the greatest distance at which it may be fired; exactly Range is in range." },
                Fact { kind: FactKind::Plain, says: "The Target Rating is the number of d6 fired and the swath width in inches." },
                Fact { kind: FactKind::Exception, says: "A printed rating is fired in full, no dice are held back: an MP or SMG always fires 3d6 unless a result says one shot." },
            ],
        },
        LedgerEntry {
            id: "ffo.weapon.table",
            section: "p. 23, Weapons Table",
            layer: Layer::Table,
            optional: false,
            text: "Range / Target / Impact. Assault Rifle (AR) 48 / 1 or 3 / 3; BA Pistol (BAP) 12 / 1 or 2 / 2; Bolt Action Rifle (BAR) 48 / 1 / 3; Machine Pistol (MP) 12 / 3 / 1; Pistol (P) 12 / 1 or 2 / 1; Semi-Automatic Rifle (SAR) 48 / 1 or 2 / 3; Shotgun (SG) 12 / 3 / 2; Squad Automatic Weapon (SAW) 48 / 3 or 4 / 3; Submachine Gun (SMG) 24 / 3 / 1.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each weapon has its own Range, Target and Impact from the table." },
                Fact { kind: FactKind::Plain, says: "Impact: rifles, AR and SAW 3; BAP and shotgun 2; pistol, MP and SMG 1." },
                Fact { kind: FactKind::Exception, says: "Two Target Ratings: AR 1 or 3; BAP, P and SAR 1 or 2; SAW 3 or 4; the others have one only." },
                Fact { kind: FactKind::Plain, says: "Range: AR, BAR, SAR and SAW 48 in; SMG 24 in; BAP, P, MP and SG 12 in." },
            ],
        },
        LedgerEntry {
            id: "ffo.weapon.two-ratings",
            section: "p. 23, Target",
            layer: Layer::Battle,
            optional: false,
            text: "A weapon with two Target Ratings is fired with either one, as the player chooses at each firing. A SAW may fire a controlled burst of 3d6 instead of 4d6.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A weapon with two ratings is fired with either one, chosen at each firing." },
                Fact { kind: FactKind::Plain, says: "A SAW fires 4d6 or a controlled burst of 3d6." },
                Fact { kind: FactKind::Exception, says: "No number between the printed ratings may be fired (an AR never 2d6)." },
                Fact { kind: FactKind::Boundary, says: "When a result says one shot any weapon fires exactly 1d6." },
            ],
        },
        LedgerEntry {
            id: "ffo.weapon.shotgun",
            section: "p. 23, Shotgun",
            layer: Layer::Table,
            optional: false,
            text: "A shotgun rolls 6d6 instead of 3d6 when fired. Only the best three scores count as shots. All six dice count for Tight Ammo.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A full shotgun firing rolls 6d6 and counts the best three scores as its shots." },
                Fact { kind: FactKind::Plain, says: "All six dice count for Tight Ammo." },
                Fact { kind: FactKind::Plain, says: "One shot with a shotgun rolls 1d6." },
                Fact { kind: FactKind::Limit, says: "Noise is three dice per full firing, one for one shot." },
            ],
        },
        LedgerEntry {
            id: "ffo.weapon.swath",
            section: "p. 23, Arc of Fire or Swath",
            layer: Layer::Battle,
            optional: false,
            text: "A weapon's swath is 1 in wide per point of the TR in use. The first figure fired at fixes where the swath begins. Up to TR figures inside the swath may be fired at.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "The swath is 1 in wide per point of the TR in use." },
                Fact { kind: FactKind::Order, says: "The first figure fired at fixes where the swath begins." },
                Fact { kind: FactKind::Limit, says: "Up to TR figures inside the swath may be fired at." },
                Fact { kind: FactKind::Exception, says: "The sweep runs to one side only from the first target." },
                Fact { kind: FactKind::Plain, says: "Each target needs its own LOS and range." },
            ],
        },
        LedgerEntry {
            id: "ffo.weapon.swath-gap",
            section: "p. 23, Arc of Fire or Swath",
            layer: Layer::Battle,
            optional: false,
            text: "Neighbouring targets up to 1 in apart cost nothing extra. Where they are farther apart a shot is burnt on the empty space for each further inch or part of one: one shot up to 2 in, two up to 3 in. A burnt shot takes its place in the order of targets and uses up the die score of that place (the second highest if it lies after the first target).",
            facts: &[
                Fact { kind: FactKind::Limit, says: "A gap between neighbours burns ceil(gap) - 1 shots: none up to 1 in, 1 up to 2 in, 2 up to 3 in." },
                Fact { kind: FactKind::Exception, says: "Targets plus burnt shots may not exceed the TR in use." },
                Fact { kind: FactKind::Order, says: "A burnt shot takes its place in the order and uses up that die score." },
                Fact { kind: FactKind::Exception, says: "A burnt shot does not raise the index of the next target." },
            ],
        },
        LedgerEntry {
            id: "ffo.outgun.ranking",
            section: "p. 24, Outgunned Rankings; QRS Outgunned",
            layer: Layer::Table,
            optional: false,
            text: "A weapon's Outgunned Ranking (OR) is its highest Target Rating. A target fired at by a weapon of higher OR than that of its own weapon is Outgunned: it takes the Received Fire Test but cannot do better than Duck Back. A worse result (Runaway) stands.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A weapon's OR is its highest Target Rating, even if fewer shots are fired." },
                Fact { kind: FactKind::Exception, says: "A target fired at by a higher OR than its own weapon's is Outgunned; equal OR is not." },
                Fact { kind: FactKind::Exception, says: "An Outgunned target takes Received Fire but cannot do better than Duck Back." },
                Fact { kind: FactKind::Plain, says: "A worse result (Runaway) still stands." },
                Fact { kind: FactKind::Plain, says: "The target's ranking is that of the weapon in its hand; of several shooters the highest OR counts." },
            ],
        },
        LedgerEntry {
            id: "ffo.outgun.cannot-shoot-back",
            section: "p. 24, Outgunned Rankings",
            layer: Layer::Table,
            optional: false,
            text: "A target that cannot shoot back (out of ammo, out of range, no ranged weapon) gets neither Fire, Rush Shot nor Carry On from its test, whatever the OR of its weapon. The best left to it is the out of range or unloaded line of its column: a charge where that line allows one and the enemy is in reach, otherwise Duck Back. If the shooter's OR is higher than its own it cannot do better than Duck Back. A figure retrieving wounded keeps its own line, and a Star is not held to the higher OR (ffo.ruling.cannot-shoot-back).",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A target that cannot shoot back never gets Fire or Rush Shot, nor Carry On unless it is retrieving wounded." },
                Fact { kind: FactKind::Exception, says: "If not outranked it uses the out of range or unloaded line: charge where allowed, otherwise Duck Back." },
                Fact { kind: FactKind::Exception, says: "If outranked by the shooter's OR it cannot do better than Duck Back." },
                Fact { kind: FactKind::Exception, says: "A figure retrieving wounded uses its retrieving line even with an empty gun." },
                Fact { kind: FactKind::Exception, says: "A Star that cannot shoot back uses the out of range or unloaded line whatever the shooter's OR." },
            ],
        },
        LedgerEntry {
            id: "ffo.outgun.never",
            section: "p. 24, Never Outgunned; QRS Outgunned",
            layer: Layer::Table,
            optional: false,
            text: "Stars, chargers and figures retrieving wounded are never Outgunned.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Stars are never Outgunned." },
                Fact { kind: FactKind::Exception, says: "Chargers are never Outgunned, from the declaration until contact or a stop." },
                Fact { kind: FactKind::Exception, says: "Figures retrieving wounded are never Outgunned." },
            ],
        },
        LedgerEntry {
            id: "ffo.outgun.two-weapons",
            section: "p. 24, Outgunning When Firing Two Weapons",
            layer: Layer::Table,
            optional: false,
            text: "Two weapons fired together count as one weapon with an OR one higher than normal. Their user is still Outgunned by a single weapon of the same OR as that combined OR, or higher.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Two weapons fired together count as one weapon with OR one more than the higher of the two." },
                Fact { kind: FactKind::Boundary, says: "The pair's user is Outgunned by a single weapon of equal OR (or higher)." },
                Fact { kind: FactKind::Exception, says: "The single weapon's user is not Outgunned by a pair of equal OR." },
                Fact { kind: FactKind::Exception, says: "Pair against pair of equal OR: nobody is Outgunned." },
            ],
        },
        LedgerEntry {
            id: "ffo.shoot.two-weapons",
            section: "p. 24, Firing Two Weapons at Once",
            layer: Layer::Battle,
            optional: false,
            text: "A figure may fire any two weapons at the same time. Each of them then counts the Rush Shot penalty.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "A figure may fire any two weapons at once, two-handed ones too." },
                Fact { kind: FactKind::Order, says: "Each weapon then counts the Rush Shot penalty." },
                Fact { kind: FactKind::Plain, says: "Each weapon has its own dice, Impact and ammo check, in the same step." },
                Fact { kind: FactKind::Order, says: "The target index runs on from the first weapon to the second." },
            ],
        },
        LedgerEntry {
            id: "ffo.ammo.tight",
            section: "p. 24, Tight Ammo",
            layer: Layer::Table,
            optional: false,
            text: "If two or more 1s are rolled when a weapon fires, it is out of ammo and cannot fire again until reloaded. The dice of that firing are all applied first.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Two or more 1s in one firing put the weapon out of ammo until reloaded." },
                Fact { kind: FactKind::Order, says: "The dice of that firing are all applied first." },
                Fact { kind: FactKind::Exception, says: "1s are counted per weapon and per firing, to-hit dice only, burnt shots included." },
            ],
        },
        LedgerEntry {
            id: "ffo.ammo.reload",
            section: "p. 24, Tight Ammo",
            layer: Layer::Battle,
            optional: false,
            text: "Ammo is otherwise unlimited. Reloading takes one turn of activation; the figure may move but not beyond its normal move. Grunts with an empty weapon always reload when active.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Ammo is otherwise unlimited." },
                Fact { kind: FactKind::Limit, says: "Reloading takes one activation; moving up to the normal move is allowed." },
                Fact { kind: FactKind::Plain, says: "A Grunt with an empty weapon always reloads when active." },
                Fact { kind: FactKind::Plain, says: "The weapon is ready when that activation ends and can fire in reaction later in the turn." },
                Fact { kind: FactKind::Exception, says: "A figure with another loaded weapon may switch to it at no cost when active." },
            ],
        },
        LedgerEntry {
            id: "ffo.ammo.really-tight",
            section: "p. 24, Really Tight Ammo",
            layer: Layer::Table,
            optional: true,
            text: "Recommended for campaigns: to reload, roll 2d6 against the highest Target Rating of the empty weapon. Pass 2: no reload, the weapon is out for the rest of the Encounter. Pass 1: reloaded, may fire when next active or in reaction, but this is the last reload; empty again means out for the rest of the Encounter. Pass 0: reloaded, may fire when next active or in reaction.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "To reload roll 2d6 against the weapon's highest Target Rating." },
                Fact { kind: FactKind::Exception, says: "Pass 2: no reload; the weapon is out for the rest of the Encounter." },
                Fact { kind: FactKind::Order, says: "Pass 1: reloaded, but for the last time: empty again means out for the Encounter." },
                Fact { kind: FactKind::Plain, says: "Pass 0: reloaded." },
                Fact { kind: FactKind::Plain, says: "A failed reload still uses the activation." },
                Fact { kind: FactKind::Exception, says: "Really Tight Ammo is a recommended campaign option; without it reloading is automatic." },
                Fact { kind: FactKind::Plain, says: "The 2d6 are rolled when reloading is declared." },
            ],
        },
        LedgerEntry {
            id: "ffo.ammo.stockpile",
            section: "p. 25, Stockpiling Ammo",
            layer: Layer::Table,
            optional: true,
            text: "Before the Encounter a player may burn one Item of their choice to stockpile ammo for one specific weapon. For reloading count that weapon's highest Target Rating as one less. A Target 1 weapon so supplied never runs out (it is rolled against 0). With two weapons of a type, record which one is stockpiled.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Before the Encounter one Item may be burnt to stockpile ammo for one specific weapon." },
                Fact { kind: FactKind::Plain, says: "For reloading that weapon's highest TR counts as one less." },
                Fact { kind: FactKind::Exception, says: "A Target 1 weapon so supplied never runs out: it is rolled against 0." },
                Fact { kind: FactKind::Plain, says: "With two weapons of a type the stockpiled one is recorded." },
            ],
        },
        LedgerEntry {
            id: "ffo.weapon.custom",
            section: "p. 25, Make Your Own Weapons",
            layer: Layer::Gm,
            optional: true,
            text: "Players may define new weapons by choosing Range, Target, Impact and special rules. The book's crossbow: Range 24, Target 1, Impact 2, must be reloaded after every shot, silent (generates no zombies).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Players may define weapons by Range, Target, Impact and special rules." },
                Fact { kind: FactKind::Plain, says: "The crossbow: Range 24, Target 1, Impact 2." },
                Fact { kind: FactKind::Order, says: "The crossbow must be reloaded after every shot." },
                Fact { kind: FactKind::Exception, says: "The crossbow is silent: no noise die." },
                Fact { kind: FactKind::Plain, says: "A thrown One Hand Melee Weapon: Range 6, Target 1, Impact 1, silent, leaves the hand." },
                Fact { kind: FactKind::Exception, says: "Throwing is offered only where custom weapons are allowed." },
            ],
        },
        LedgerEntry {
            id: "ffo.shoot.los",
            section: "p. 25, Line of Sight",
            layer: Layer::Battle,
            optional: false,
            text: "A shooter needs a straight line of sight from their figure to the target figure.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A shot needs a straight LOS from shooter to target figure." },
                Fact { kind: FactKind::Exception, says: "A target behind the shooter's shoulders is shot only after turning to it." },
            ],
        },
        LedgerEntry {
            id: "ffo.shoot.exchange",
            section: "p. 25, Resolving Fire",
            layer: Layer::Battle,
            optional: false,
            text: "An exchange of fire goes on (Received Fire tests and return fire) until one figure cannot return fire: out of ammo, Outgunned, Ducked Back, Run Away, or hit. A figure may fire several times in one turn, active and in reaction.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Received Fire and return fire go on until one side cannot fire: empty, Outgunned, ducked, run away or hit." },
                Fact { kind: FactKind::Plain, says: "A figure may fire several times in one turn, active and in reaction." },
                Fact { kind: FactKind::Plain, says: "Return fire goes at a figure that fired in the step answered: a Grunt at the closest, a Star at any." },
                Fact { kind: FactKind::Order, says: "All fire of one round of reactions is simultaneous." },
                Fact { kind: FactKind::Limit, says: "Per round: declare all, roll all noise, roll all shots, apply damage, then the next Received Fire Tests." },
            ],
        },
        LedgerEntry {
            id: "ffo.shoot.declare",
            section: "p. 26, Target Selection",
            layer: Layer::Battle,
            optional: false,
            text: "Before rolling, the shooter declares the targets, at most one per point of TR and inside the swath, and how many shots go on each. Several shots may go on one target.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Targets and the number of shots on each are declared before rolling." },
                Fact { kind: FactKind::Limit, says: "At most one target per point of TR, inside the swath." },
                Fact { kind: FactKind::Plain, says: "Several shots may go on one target." },
            ],
        },
        LedgerEntry {
            id: "ffo.shoot.assign-dice",
            section: "p. 26, Target Selection; Shooting Sequence",
            layer: Layer::Table,
            optional: false,
            text: "Roll 1d6 per point of the TR in use, sort the dice from highest to lowest and assign them to the targets in the declared order, the highest to the first target.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "1d6 per point of the TR in use." },
                Fact { kind: FactKind::Order, says: "Dice are sorted high to low and assigned in the declared order, the highest to the first target." },
            ],
        },
        LedgerEntry {
            id: "ffo.shoot.score",
            section: "p. 26, Shooting Sequence",
            layer: Layer::Table,
            optional: false,
            text: "Add the shooter's Rep to each die separately and read each total on the Ranged Combat Table.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The shooter's Rep is added to each die separately." },
                Fact { kind: FactKind::Plain, says: "Each total is read on its own on the Ranged Combat Table." },
            ],
        },
        LedgerEntry {
            id: "ffo.shoot.table-7",
            section: "p. 26, Ranged Combat table",
            layer: Layer::Table,
            optional: false,
            text: "Ranged Combat total 7 or less: missed.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A total of 7 or less misses whatever the circumstances." },
            ],
        },
        LedgerEntry {
            id: "ffo.shoot.table-8",
            section: "p. 26, Ranged Combat table",
            layer: Layer::Table,
            optional: false,
            text: "Ranged Combat total 8: missed if the shooter Moved Fast or takes a Rush Shot, or if the target is charging, in cover, prone, Moved Fast, or is the shooter's second or later target. Otherwise hit.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "8 misses if the shooter Moved Fast." },
                Fact { kind: FactKind::Plain, says: "8 misses on a Rush Shot." },
                Fact { kind: FactKind::Plain, says: "8 misses a target that is charging, prone, in cover or Moved Fast." },
                Fact { kind: FactKind::Plain, says: "8 misses the shooter's second or later target." },
                Fact { kind: FactKind::Plain, says: "Otherwise 8 hits." },
            ],
        },
        LedgerEntry {
            id: "ffo.shoot.table-9",
            section: "p. 26, Ranged Combat table",
            layer: Layer::Table,
            optional: false,
            text: "Ranged Combat total 9: missed if the shooter takes a Rush Shot, or if the target is in cover or is the shooter's third or later target. Otherwise hit (fast movement, charging and prone no longer matter).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "9 misses on a Rush Shot." },
                Fact { kind: FactKind::Plain, says: "9 misses a target in cover." },
                Fact { kind: FactKind::Plain, says: "9 misses the third or later target; the second target is hit." },
                Fact { kind: FactKind::Exception, says: "Otherwise 9 hits: fast movement, charging and prone no longer matter." },
            ],
        },
        LedgerEntry {
            id: "ffo.shoot.table-10",
            section: "p. 26, Ranged Combat table",
            layer: Layer::Table,
            optional: false,
            text: "Ranged Combat total 10 or more: hit, whatever the circumstances.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A total of 10 or more hits whatever the circumstances." },
            ],
        },
        LedgerEntry {
            id: "ffo.shoot.rush-shot",
            section: "p. 26, Rush Shot",
            layer: Layer::Table,
            optional: false,
            text: "Rush Shot applies when firing two weapons at once, when a Reaction Test result says Rush Shot, when firing while retrieving wounded, and to drivers firing from a moving vehicle.",
            facts: &[
                Fact { kind: FactKind::Definition, says: "Rush Shot applies when firing two weapons at once." },
                Fact { kind: FactKind::Plain, says: "Rush Shot applies when a Reaction Test result says Rush Shot." },
                Fact { kind: FactKind::Plain, says: "Rush Shot applies when firing while retrieving wounded." },
                Fact { kind: FactKind::Exception, says: "Rush Shot applies to drivers firing from a moving vehicle, not to passengers." },
            ],
        },
        LedgerEntry {
            id: "ffo.shoot.miss-reacts",
            section: "p. 26, Missed",
            layer: Layer::Battle,
            optional: false,
            text: "A target that is missed must take the Received Fire Test.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A missed target must take Received Fire." },
            ],
        },
        LedgerEntry {
            id: "ffo.damage.ranged",
            section: "p. 27, Resolving Damage",
            layer: Layer::Table,
            optional: false,
            text: "For a hit roll 1d6 against the weapon's Impact. 1: OD. 2 up to Impact: OOF. Higher than Impact: knocked down, and the target immediately takes the Recover From Knock Down Test. Against Impact 1 only a 1 counts before knock down.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Damage die 1: OD." },
                Fact { kind: FactKind::Limit, says: "2 up to Impact: OOF." },
                Fact { kind: FactKind::Limit, says: "Higher than Impact: knocked down, and Recover From Knock Down at once." },
                Fact { kind: FactKind::Exception, says: "Against Impact 1 nothing is OOF: a 2 is already a knock down." },
                Fact { kind: FactKind::Exception, says: "Several hits: damage is rolled for each and only the worst applies." },
                Fact { kind: FactKind::Exception, says: "A downed figure (Stunned or OOF) may be shot as prone in active fire and takes no Received Fire Test." },
            ],
        },
        LedgerEntry {
            id: "ffo.damage.types",
            section: "p. 27, Types of Damage",
            layer: Layer::Table,
            optional: false,
            text: "Damage from least to most severe: Stunned, OOF, OD. It comes from shooting, melee or a failed Challenge.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Damage from least to most: Stunned, OOF, OD." },
                Fact { kind: FactKind::Definition, says: "Damage comes from shooting, melee or a failed Challenge." },
            ],
        },
        LedgerEntry {
            id: "ffo.cover.difference",
            section: "p. 28, Cover or Concealment",
            layer: Layer::Table,
            optional: false,
            text: "Concealment makes a figure harder to see: it costs the enemy 1d6 in the In Sight Test and does not stop bullets. Cover stops bullets: it makes totals of 8 and 9 miss. A figure can have one, both or neither.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Concealment costs the enemy 1d6 in the In Sight Test and does not stop bullets." },
                Fact { kind: FactKind::Plain, says: "Cover makes totals of 8 and 9 miss." },
                Fact { kind: FactKind::Exception, says: "Cover alone does not cost the enemy the In Sight die." },
                Fact { kind: FactKind::Exception, says: "A figure can have one, both or neither." },
            ],
        },
        LedgerEntry {
            id: "ffo.cover.list-agree",
            section: "p. 28, Cover or Concealment",
            layer: Layer::Setup,
            optional: false,
            text: "Before the game every piece of terrain is matched to the type on the Cover or Concealment list that it resembles most.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Before the game each terrain piece is matched to the type it resembles most on the list." },
            ],
        },
        LedgerEntry {
            id: "ffo.cover.table",
            section: "p. 28, Cover or Concealment list",
            layer: Layer::Table,
            optional: false,
            text: "Inside a building: stationary, cover and concealment; moving, concealment. Crowd: stationary, cover; moving, concealment. Inside a vehicle: concealment. Behind a vehicle: cover. Inside woods: stationary, cover and concealment; moving, concealment.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Inside a building: stationary has cover and concealment, moving only concealment." },
                Fact { kind: FactKind::Plain, says: "Crowd: stationary has cover, moving has concealment." },
                Fact { kind: FactKind::Exception, says: "Inside a vehicle: concealment only." },
                Fact { kind: FactKind::Plain, says: "Behind a vehicle: cover." },
                Fact { kind: FactKind::Exception, says: "Inside woods: stationary has cover and concealment, moving only concealment." },
                Fact { kind: FactKind::Exception, says: "A figure is moving from its move until the end of that turn; not having moved it is stationary." },
                Fact { kind: FactKind::Boundary, says: "Beyond the list: a solid obstacle within 1 in of the target that the LOS crosses within 1 in of it gives cover." },
                Fact { kind: FactKind::Exception, says: "Riders on motorcycles, ATVs and open truck beds have neither cover nor concealment." },
            ],
        },
        LedgerEntry {
            id: "ffo.cover.crowd-definition",
            section: "p. 28, Cover or Concealment note 1",
            layer: Layer::Battle,
            optional: false,
            text: "A stationary target with two or more figures within 1 in to its left and right counts as being in a crowd.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A stationary target with two or more figures within 1 in to its left and right is in a crowd." },
                Fact { kind: FactKind::Limit, says: "Within 1 in is between bodies (2 in between points), at least one on each side of the LOS." },
                Fact { kind: FactKind::Definition, says: "A moving target has no crowd cover." },
            ],
        },
        LedgerEntry {
            id: "ffo.cover.crowd-stray",
            section: "p. 28, Cover or Concealment note 1",
            layer: Layer::Table,
            optional: false,
            text: "If a shot at a target in a crowd misses because of cover, one of the figures next to the target is hit instead: roll 1d6 for each of them, the highest is hit; then roll damage against it.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A shot at a target in a crowd that misses for cover hits one of the figures next to it." },
                Fact { kind: FactKind::Plain, says: "1d6 for each neighbour; the highest is hit, ties re-rolled." },
                Fact { kind: FactKind::Plain, says: "Damage is rolled against that figure." },
                Fact { kind: FactKind::Exception, says: "A miss for another reason (7 or less, Rush Shot) makes no stray." },
            ],
        },
        LedgerEntry {
            id: "ffo.shoot.into-melee",
            section: "p. 28, Firing Into Melee",
            layer: Layer::Battle,
            optional: false,
            text: "Firing into an evenly matched melee is treated as shooting into a crowd.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Fire into an evenly matched melee is treated as a crowd: the target is in cover." },
                Fact { kind: FactKind::Plain, says: "The figures in contact may be hit as strays on 8 or 9, whatever their number." },
                Fact { kind: FactKind::Plain, says: "A zombie target in such a melee has this cover too." },
            ],
        },
        LedgerEntry {
            id: "ffo.shoot.at-carrier",
            section: "p. 28, Firing At Carrying Wounded",
            layer: Layer::Battle,
            optional: false,
            text: "Firing at a figure that carries a wounded figure is treated as shooting into a crowd.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Fire at a carrier of wounded is treated as a crowd: the carrier is in cover." },
                Fact { kind: FactKind::Plain, says: "A stray hits the carried figure." },
            ],
        },
        LedgerEntry {
            id: "ffo.shoot.pitiful-shot",
            section: "p. 28, Pitiful Shot",
            layer: Layer::Table,
            optional: false,
            text: "Only Rep 3 shooters: when a die shows 6 (total 9) and that total misses, roll 1d6. 3 or less: the target is hit. Otherwise it is a miss and the target takes the Received Fire Test.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Only shooters of current Rep exactly 3 use Pitiful Shot." },
                Fact { kind: FactKind::Boundary, says: "A die of 6 (total 9) that misses rolls 1d6: 3 or less hits." },
                Fact { kind: FactKind::Boundary, says: "4 or more is still a miss and the target takes Received Fire." },
                Fact { kind: FactKind::Plain, says: "Pitiful Shot works against every reason for missing at 9, and each missing 6 gets its own roll." },
                Fact { kind: FactKind::Exception, says: "A Rep 3 figure at -1 (off hand) totals 8 and does not qualify." },
            ],
        },
        LedgerEntry {
            id: "ffo.status.auto-kill-or-capture",
            section: "p. 28, Auto-Kill or Capture",
            layer: Layer::Battle,
            optional: false,
            text: "An active figure in contact with a Stunned or OOF enemy may automatically dispatch or capture it, even in the same activation in which it was damaged.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "An active figure in contact with a Stunned or OOF enemy may dispatch or capture it automatically." },
                Fact { kind: FactKind::Plain, says: "The enemy may be dispatched or captured in the very activation in which the enemy was damaged." },
                Fact { kind: FactKind::Exception, says: "An inactive figure may not." },
                Fact { kind: FactKind::Exception, says: "Dispatch or capture needs no charge test and costs no movement, fire or extra action; several may be done in one move." },
                Fact { kind: FactKind::Exception, says: "NPCs only capture." },
                Fact { kind: FactKind::Order, says: "A captured figure is disarmed and stays down until guarded or freed." },
            ],
        },
        LedgerEntry {
            id: "ffo.status.guard-captives",
            section: "p. 28, Auto-Kill or Capture",
            layer: Layer::Battle,
            optional: false,
            text: "Captives need at least one armed guard unless they are immobilized. An armed figure can watch up to six of them.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Captives need at least one armed guard unless immobilized." },
                Fact { kind: FactKind::Limit, says: "An armed figure can watch up to six captives." },
            ],
        },
        LedgerEntry {
            id: "ffo.status.treat-wounded",
            section: "p. 28, Treating the Wounded",
            layer: Layer::Battle,
            optional: false,
            text: "Stunned figures recover by themselves. OOF figures stay OOF until after the Encounter.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Stunned figures recover by themselves." },
                Fact { kind: FactKind::Order, says: "OOF figures stay OOF until after the Encounter." },
            ],
        },
        LedgerEntry {
            id: "ffo.melee.unarmed",
            section: "p. 29, Melee Weapons",
            layer: Layer::Table,
            optional: false,
            text: "Melee weapon Unarmed: -1d6 in melee.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Unarmed: -1d6 in melee." },
                Fact { kind: FactKind::Exception, says: "A figure holding only a one-handed gun when contact comes is Unarmed." },
            ],
        },
        LedgerEntry {
            id: "ffo.melee.improvised",
            section: "p. 29, Melee Weapons",
            layer: Layer::Table,
            optional: false,
            text: "Improvised Weapon (a pipe or other object not made as a weapon): 0d6 in melee. Ranged weapons that take two hands count as Improvised, those for one hand do not (they leave the figure Unarmed). Zombies fight as if they had an Improvised Weapon.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Improvised weapon: 0d6." },
                Fact { kind: FactKind::Plain, says: "A two-handed gun counts as Improvised." },
                Fact { kind: FactKind::Exception, says: "A one-handed gun does not: its holder is Unarmed." },
                Fact { kind: FactKind::Plain, says: "Two-handed: AR, BAR, SAR, SG, SAW, SMG; one-handed: P, BAP, MP, BAMP." },
                Fact { kind: FactKind::Plain, says: "Zombies fight as with an Improvised Weapon." },
                Fact { kind: FactKind::Plain, says: "From the second round on everyone uses the best melee weapon carried." },
            ],
        },
        LedgerEntry {
            id: "ffo.melee.one-hand",
            section: "p. 29, Melee Weapons",
            layer: Layer::Table,
            optional: false,
            text: "One Hand Melee Weapon (knife, axe, club): +1d6 in melee.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "One Hand Melee Weapon: +1d6." },
            ],
        },
        LedgerEntry {
            id: "ffo.melee.two-hand",
            section: "p. 29, Melee Weapons",
            layer: Layer::Table,
            optional: false,
            text: "Two Hand Melee Weapon (two-handed axe, baseball bat): +2d6 in melee when used with two hands, +1d6 when used with one.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Two Hand Melee Weapon: +2d6 used with two hands." },
                Fact { kind: FactKind::Plain, says: "Used with one hand it gives +1d6." },
            ],
        },
        LedgerEntry {
            id: "ffo.melee.chainsaw",
            section: "p. 29, Chainsaw",
            layer: Layer::Table,
            optional: false,
            text: "Chainsaw: two-handed, melee only, +3d6 in melee.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A chainsaw gives +3d6 in melee and needs two hands." },
                Fact { kind: FactKind::Exception, says: "A chainsaw is used only in melee and must be running to count." },
                Fact { kind: FactKind::Exception, says: "The first start when active needs no roll unless zombies within 12 in move towards the user." },
            ],
        },
        LedgerEntry {
            id: "ffo.melee.chainsaw-stall",
            section: "p. 29, Chainsaw",
            layer: Layer::Table,
            optional: false,
            text: "If three 1s are rolled among all the user's melee dice (not only the three bonus dice) the chainsaw stalls after dealing its damage in that round. Restarting takes one turn when active and uses the Car Won't Start roll (1-3 starts, 4-6 does not). The user may drop it and fight unarmed instead.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Exactly three 1s among all the user's melee dice stall it." },
                Fact { kind: FactKind::Order, says: "The round's damage is still dealt first." },
                Fact { kind: FactKind::Exception, says: "Restarting takes one activation with the Car Won't Start roll: 1-3 starts, 4-6 not." },
                Fact { kind: FactKind::Plain, says: "The user may drop it and fight unarmed." },
                Fact { kind: FactKind::Plain, says: "A stalled or empty saw held counts as Improvised." },
            ],
        },
        LedgerEntry {
            id: "ffo.melee.chainsaw-gas",
            section: "p. 29, Chainsaw",
            layer: Layer::Table,
            optional: false,
            text: "If four or more 1s are rolled among all the user's melee dice the chainsaw is out of gas and unusable until refuelled.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Four or more 1s: out of gas, unusable until refuelled." },
            ],
        },
        LedgerEntry {
            id: "ffo.melee.chainsaw-noise",
            section: "p. 29, Chainsaw; p. 46, Miscellaneous Noise",
            layer: Layer::Battle,
            optional: false,
            text: "Each turn a chainsaw runs it counts as six shots (6d6) for attracting zombies. Chainsaws are found like any other weapon.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each turn it runs it makes noise as six shots (6d6)." },
                Fact { kind: FactKind::Definition, says: "Chainsaws are found like any other weapon." },
            ],
        },
        LedgerEntry {
            id: "ffo.charge.only-way",
            section: "p. 29-30, Charge Into Melee Test",
            layer: Layer::Battle,
            optional: false,
            text: "Melee is entered only through the Charge into Melee Test.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Melee is entered only through the Charge into Melee Test." },
                Fact { kind: FactKind::Exception, says: "Reaching a Stunned or OOF enemy needs no test." },
            ],
        },
        LedgerEntry {
            id: "ffo.charge.conditions",
            section: "p. 30, Charge Into Melee Test",
            layer: Layer::Battle,
            optional: false,
            text: "A figure, active or inactive, may charge if it can reach a spot 6 in from the target and has a clear LOS to the target at that spot. Whether its movement would reach the target itself does not matter.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A figure, active or inactive, may charge if it can reach a spot 6 in from the target." },
                Fact { kind: FactKind::Plain, says: "The charger needs clear LOS to the target at that spot." },
                Fact { kind: FactKind::Boundary, says: "Already within 6 in with LOS it tests where it stands." },
                Fact { kind: FactKind::Exception, says: "No charge can be declared if the way into contact is blocked completely." },
            ],
        },
        LedgerEntry {
            id: "ffo.charge.any-time",
            section: "p. 30, Charge Into Melee Test",
            layer: Layer::Battle,
            optional: false,
            text: "A charge may be declared at any time during the charger's turn, also at a target that was out of LOS when that turn began, or as an In Sight action. Figures that act at the same time may charge simultaneously, each with its own roll.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A charge may be declared at any time in the charger's turn." },
                Fact { kind: FactKind::Plain, says: "A charge may also be declared at a target that was out of LOS when the turn began." },
                Fact { kind: FactKind::Definition, says: "A charge may be an In Sight action." },
                Fact { kind: FactKind::Order, says: "Figures acting at the same time charge simultaneously, each with its own roll." },
            ],
        },
        LedgerEntry {
            id: "ffo.charge.roll",
            section: "p. 30, How to Charge Into Melee",
            layer: Layer::Table,
            optional: false,
            text: "When the charger is at the 6 in spot with LOS, charger and target each roll 2d6, modified, against their own Rep and count passed dice. Compare the two counts on the Charge into Melee Table.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Charger and target each roll 2d6, modified, against their own Rep and count passes." },
                Fact { kind: FactKind::Exception, says: "The two counts are compared; there is no maximum of passes." },
                Fact { kind: FactKind::Plain, says: "The test is taken at the 6 in spot; range and LOS for the target's fire are taken there." },
                Fact { kind: FactKind::Exception, says: "The charger then moves into contact even beyond its movement allowance." },
                Fact { kind: FactKind::Order, says: "Order of dice: Brown Pants, charger (highest Rep first), then target." },
            ],
        },
        LedgerEntry {
            id: "ffo.charge.mod-class",
            section: "p. 30, Charge Into Melee table",
            layer: Layer::Table,
            optional: false,
            text: "Charge into Melee dice, for charger and target alike: Survivor +1d6; Citizen -1d6.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Survivor +1d6, as charger and as target." },
                Fact { kind: FactKind::Plain, says: "Citizen -1d6, as charger and as target." },
                Fact { kind: FactKind::Exception, says: "Ganger, Police and Military have no Class die." },
            ],
        },
        LedgerEntry {
            id: "ffo.charge.mod-attribute",
            section: "p. 30, Charge Into Melee table",
            layer: Layer::Table,
            optional: false,
            text: "Charge into Melee dice, for charger and target alike: Rage +1d6; Runt -1d6.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Rage +1d6 and Runt -1d6, as charger and as target." },
            ],
        },
        LedgerEntry {
            id: "ffo.charge.mod-rear",
            section: "p. 30, Charge Into Melee table",
            layer: Layer::Table,
            optional: false,
            text: "Charge into Melee dice: a target charged to the rear rolls -2d6.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A target charged to the rear rolls -2d6." },
                Fact { kind: FactKind::Exception, says: "Dice cannot fall below 0; 0 dice pass 0." },
            ],
        },
        LedgerEntry {
            id: "ffo.charge.charger-more",
            section: "p. 30, Charge Into Melee table",
            layer: Layer::Table,
            optional: false,
            text: "Charger passes more dice: the target may not fire, the charger moves into melee, no Reaction Tests are taken, and the target counts as Unarmed in the first round of melee.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Charger passes more: the target may not fire." },
                Fact { kind: FactKind::Exception, says: "The charger moves into melee and no Reaction Tests are taken." },
                Fact { kind: FactKind::Order, says: "The target counts as Unarmed in the first round." },
                Fact { kind: FactKind::Exception, says: "Unarmed replaces all weapon dice: Rep - 1 plus Attribute dice; an unarmed figure has no second -1d6." },
                Fact { kind: FactKind::Exception, says: "A target made Unarmed has no chainsaw bonus in that round." },
            ],
        },
        LedgerEntry {
            id: "ffo.charge.target-more",
            section: "p. 30, Charge Into Melee table",
            layer: Layer::Table,
            optional: false,
            text: "Target passes more dice: the target fires up to its full Target Rating, then the charger moves into melee if still able. No Reaction Tests are taken.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Target passes more: it fires up to its full Target Rating." },
                Fact { kind: FactKind::Order, says: "Then the charger moves into melee if still able." },
                Fact { kind: FactKind::Exception, says: "No Reaction Tests are taken by charger or target." },
                Fact { kind: FactKind::Exception, says: "A charger knocked down by this fire stays at the test spot, even in Carry On." },
            ],
        },
        LedgerEntry {
            id: "ffo.charge.same",
            section: "p. 30, Charge Into Melee table",
            layer: Layer::Table,
            optional: false,
            text: "Both pass the same number of dice (0 included): the target fires one shot, then the charger moves into melee if still able. No Reaction Tests are taken.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Same number, 0 included: the target fires one shot." },
                Fact { kind: FactKind::Exception, says: "Then the charger moves into melee if still able; no Reaction Tests." },
                Fact { kind: FactKind::Plain, says: "One shot is 1d6 with any weapon, and one in all with two weapons." },
            ],
        },
        LedgerEntry {
            id: "ffo.charge.multiple-chargers",
            section: "p. 30, How to Charge Into Melee",
            layer: Layer::Table,
            optional: false,
            text: "A target charged by several figures at the same time rolls one set of dice and compares it with each charger separately. Allowed one shot on each of several chargers it may fire one at each; in total it never fires more shots than the Target Rating of its weapon. Against chargers it beats it may choose or spread its fire; at chargers that beat it, it may not fire.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "A target of several simultaneous chargers rolls once and compares with each separately." },
                Fact { kind: FactKind::Plain, says: "Allowed one shot on each of several it may fire one at each." },
                Fact { kind: FactKind::Exception, says: "In total it never fires more shots than its TR." },
                Fact { kind: FactKind::Exception, says: "At chargers that beat it, it may not fire." },
                Fact { kind: FactKind::Boundary, says: "Over the chargers it beats it may choose or spread its fire." },
            ],
        },
        LedgerEntry {
            id: "ffo.charge.target-counts-charging",
            section: "p. 26, Ranged Combat table",
            layer: Layer::Table,
            optional: false,
            text: "Fire at a charger in the Charge into Melee Test treats it as charging on the Ranged Combat Table (a total of 8 misses).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Fire in the charge test treats the charger as charging: a total of 8 misses." },
            ],
        },
        LedgerEntry {
            id: "ffo.charge.brown-pants",
            section: "p. 30, Citizens Brown Pants Part 2",
            layer: Layer::Table,
            optional: false,
            text: "A Citizen that wishes to charge or is being charged first rolls 1d6 against its Rep. Pass: go on to the Charge into Melee Table. Fail as charger: it does not charge. Fail as target: it tests to Break Off instead; if that fails too it is frozen in place and counts as Unarmed in the melee.",
            facts: &[
                Fact { kind: FactKind::Order, says: "A Citizen that wishes to charge or is charged first rolls 1d6 against Rep." },
                Fact { kind: FactKind::Plain, says: "Pass: go on to the charge test." },
                Fact { kind: FactKind::Exception, says: "Fail as charger: it does not charge." },
                Fact { kind: FactKind::Exception, says: "Fail as target: it tests to Break Off instead of the charge test." },
                Fact { kind: FactKind::Exception, says: "If that fails too it is frozen: no fire, Unarmed for the whole of that melee." },
                Fact { kind: FactKind::Exception, says: "Break Off succeeds only if it beats every charger; it then moves away, Fast Move allowed." },
                Fact { kind: FactKind::Plain, says: "Citizens charged by zombies and Citizen Stars roll too." },
            ],
        },
        LedgerEntry {
            id: "ffo.charge.draw-melee-weapon",
            section: "p. 30, Melee Weapons or Ranged Fire",
            layer: Layer::Battle,
            optional: false,
            text: "A target allowed to fire by the Charge into Melee Table may forgo its fire and draw a melee weapon instead.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A target allowed to fire may forgo its fire and draw a melee weapon." },
                Fact { kind: FactKind::Exception, says: "A target not allowed to fire may not draw one." },
            ],
        },
        LedgerEntry {
            id: "ffo.charge.off-hand",
            section: "p. 30, Melee Weapons or Ranged Fire",
            layer: Layer::Table,
            optional: false,
            text: "A figure with a gun in one hand and a melee weapon in the other chooses its primary hand. The weapon in the other hand is used at -1 Rep (fewer melee dice, or lower shooting total). Ambidextrous characters ignore this.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "With gun and melee weapon in two hands the one not in the primary hand is used at -1 Rep." },
                Fact { kind: FactKind::Plain, says: "-1 Rep means one melee die less, or 1 off the shooting total." },
                Fact { kind: FactKind::Plain, says: "Ambidextrous characters ignore it." },
            ],
        },
        LedgerEntry {
            id: "ffo.charge.keeps-insight-action",
            section: "p. 31, In Sights & Charge Into Melee",
            layer: Layer::Battle,
            optional: false,
            text: "The target of a charge made during an In Sight does not lose its own In Sight action.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The target of a charge in an In Sight keeps its own In Sight action." },
                Fact { kind: FactKind::Exception, says: "If locked in an Evenly Matched melee then, it can only fight one more round with it." },
            ],
        },
        LedgerEntry {
            id: "ffo.charge.rear-no-fire",
            section: "p. 32, Charged to Rear",
            layer: Layer::Battle,
            optional: false,
            text: "A figure charged to the rear turns round to fight but cannot fire, whatever the Charge into Melee result.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A figure charged to the rear turns to fight but cannot fire, whatever the result." },
            ],
        },
        LedgerEntry {
            id: "ffo.melee.dice",
            section: "p. 31, Melee Combat",
            layer: Layer::Table,
            optional: false,
            text: "Each figure rolls 1d6 per point of Rep plus or minus dice for melee weapon, Attribute and circumstance, and counts successes.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "1d6 per point of Rep plus or minus dice for weapon, Attribute and circumstance; 1-3 are successes." },
                Fact { kind: FactKind::Order, says: "The attacker rolls before the defender, then damage, Recover, Star Power." },
            ],
        },
        LedgerEntry {
            id: "ffo.melee.mod-attribute",
            section: "p. 31, Melee Combat table",
            layer: Layer::Table,
            optional: false,
            text: "Melee dice: Brawler +1d6; Rage +1d6.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Brawler +1d6, Rage +1d6." },
            ],
        },
        LedgerEntry {
            id: "ffo.melee.mod-evenly-matched",
            section: "p. 31, Melee Combat table",
            layer: Layer::Table,
            optional: false,
            text: "Melee dice: +1d6 for each Evenly Matched result that the opponent has standing with other figures in the same melee (cumulative). Two figures that are Evenly Matched only with each other have no bonus, except the opponent of one that failed to break off (ffo.ruling.evenly-matched).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "+1d6 against an opponent for each Evenly Matched result it has with OTHER figures in that melee." },
                Fact { kind: FactKind::Plain, says: "The Evenly Matched bonus is cumulative: two such results give +2d6." },
                Fact { kind: FactKind::Exception, says: "A failed break-off gives the opposing figure, and only it, +1d6 in the next round." },
                Fact { kind: FactKind::Plain, says: "A standing result ends when either figure is knocked down, leaves or wins a round." },
            ],
        },
        LedgerEntry {
            id: "ffo.melee.mod-prone",
            section: "p. 31, Melee Combat table",
            layer: Layer::Table,
            optional: false,
            text: "Melee dice: +2d6 when fighting a prone enemy.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "+2d6 when fighting a prone enemy." },
                Fact { kind: FactKind::Order, says: "The bonus lasts in later rounds until the knocked down figure stands." },
            ],
        },
        LedgerEntry {
            id: "ffo.melee.mod-zombie-opponent",
            section: "p. 31, Melee Combat table",
            layer: Layer::Table,
            optional: false,
            text: "A human fighting a zombie adds +1 success (not a die) to its melee result, whatever it rolled.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A human fighting a zombie adds +1 success, not a die." },
                Fact { kind: FactKind::Exception, says: "The zombie gets no such success." },
                Fact { kind: FactKind::Exception, says: "The extra success counts even if the human rolled 0 successes." },
            ],
        },
        LedgerEntry {
            id: "ffo.melee.result-win",
            section: "p. 31-32, Melee Combat; Melee Results",
            layer: Layer::Table,
            optional: false,
            text: "The figure with more successes knocks the opponent down. The difference in successes is the Impact. The winner rolls 1d6: 1, OD; otherwise equal to or lower than the Impact, OOF; higher than the Impact, the opponent is knocked down and immediately takes the Recover From Knock Down Test.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The figure with more successes knocks the opponent down; the difference is the Impact." },
                Fact { kind: FactKind::Limit, says: "The winner rolls 1d6: 1 is OD; otherwise up to the Impact OOF; higher a knock down." },
                Fact { kind: FactKind::Limit, says: "On a knock down the loser at once takes Recover From Knock Down." },
                Fact { kind: FactKind::Exception, says: "With Impact 1 only a 1 beats the knock down (OD); OOF is impossible." },
                Fact { kind: FactKind::Order, says: "A loser in Carry On after the knock down stays in the melee, prone." },
                Fact { kind: FactKind::Exception, says: "A figure prone in melee can stand up only after breaking off or winning a round." },
            ],
        },
        LedgerEntry {
            id: "ffo.melee.result-even",
            section: "p. 31-32, Melee Combat; Melee Results",
            layer: Layer::Table,
            optional: false,
            text: "Equal successes: Evenly Matched. Both stay in melee. When active a figure in it may break off or continue the melee.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Equal successes: Evenly Matched; both stay in melee." },
                Fact { kind: FactKind::Plain, says: "When active a figure in it may break off or continue." },
                Fact { kind: FactKind::Exception, says: "No further round is fought at once; the next comes when a figure of the melee activates." },
                Fact { kind: FactKind::Exception, says: "A figure locked in melee can do nothing else when active." },
            ],
        },
        LedgerEntry {
            id: "ffo.melee.join",
            section: "p. 32, Adding to Melees",
            layer: Layer::Battle,
            optional: false,
            text: "A figure joins an evenly matched melee by charging: charger and target take the Charge into Melee Test, and if the charger gets in it is moved into contact. The target already in melee cannot fire whatever the result.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A figure joins an evenly matched melee by charging, with the charge test." },
                Fact { kind: FactKind::Definition, says: "A charger that gets in is moved into contact." },
                Fact { kind: FactKind::Exception, says: "The target already in melee cannot fire whatever the result." },
                Fact { kind: FactKind::Plain, says: "The joining figure has the Evenly Matched bonus against that target." },
            ],
        },
        LedgerEntry {
            id: "ffo.melee.max-four",
            section: "p. 32, Multi-Figure Melee",
            layer: Layer::Battle,
            optional: false,
            text: "Up to four figures may melee one figure. On contact they are arranged freely, two to its front and two to its rear; all fight as if to the front.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Up to four figures may melee one figure." },
                Fact { kind: FactKind::Plain, says: "The attackers are arranged freely on contact, two to its front and two to its rear." },
                Fact { kind: FactKind::Exception, says: "All fight as if to the front: no rear modifier." },
            ],
        },
        LedgerEntry {
            id: "ffo.melee.multi-order",
            section: "p. 32, Multi-Figure Melee",
            layer: Layer::Battle,
            optional: false,
            text: "In a multi-figure melee the attackers fight the target one at a time from highest Rep to lowest. The charging side orders figures of equal Rep. A Star may choose its own place in the order at any time.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Attackers fight the target one at a time from highest Rep to lowest." },
                Fact { kind: FactKind::Boundary, says: "The charging side orders figures of equal Rep." },
                Fact { kind: FactKind::Order, says: "A Star may choose its own place in the order at any time." },
            ],
        },
        LedgerEntry {
            id: "ffo.melee.multi-resolve",
            section: "p. 32, Multi-Figure Melee",
            layer: Layer::Battle,
            optional: false,
            text: "Each attacker fights one round. If the defender loses, the attacker rolls damage and the melee is over. If the attacker loses, the defender rolls damage and fights the next. On Evenly Matched the next attacker fights with the Evenly Matched bonus. It goes on until all have fought or the defender is knocked down.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each attacker fights one round." },
                Fact { kind: FactKind::Boundary, says: "If the defender loses, damage is rolled and the melee is over." },
                Fact { kind: FactKind::Plain, says: "If the attacker loses, the defender rolls damage and fights the next." },
                Fact { kind: FactKind::Plain, says: "On Evenly Matched the next attacker fights with the +1d6 bonus." },
                Fact { kind: FactKind::Plain, says: "A multi-figure melee ends when all have fought or the defender is knocked down." },
                Fact { kind: FactKind::Exception, says: "Rounds are fought at once on contact, even inside an In Sight." },
            ],
        },
        LedgerEntry {
            id: "ffo.melee.non-lethal",
            section: "p. 32, Non-Lethal Melee",
            layer: Layer::Table,
            optional: false,
            text: "A figure may fight non-lethally by using no weapon. Stunned results stand. OD results become OOF, and a figure made OOF in this way rolls 3d6 instead of 2d6 in the After the Battle Recovery Test, counting the best two.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A figure using no weapon may fight non-lethally; a weapon user cannot." },
                Fact { kind: FactKind::Order, says: "Non-lethal melee is declared before rolling and the fighter counts as Unarmed (-1d6)." },
                Fact { kind: FactKind::Plain, says: "Stunned results stand." },
                Fact { kind: FactKind::Plain, says: "OD results become OOF, from the damage die and from the victim's Recover test." },
                Fact { kind: FactKind::Order, says: "A figure made OOF in this way rolls 3d6, best two, in the After the Battle Recovery Test." },
                Fact { kind: FactKind::Plain, says: "An OOF that was OOF from the start keeps the normal 2d6." },
            ],
        },
        LedgerEntry {
            id: "ffo.breakoff.when",
            section: "p. 33, Breaking Off Melee",
            layer: Layer::Battle,
            optional: false,
            text: "A figure still in an Evenly Matched melee may try to break off when it becomes active. It may not if terrain blocks it, for example with its back to a wall. It can do nothing else in that activation.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A figure in an Evenly Matched melee may try to break off when it becomes active." },
                Fact { kind: FactKind::Exception, says: "Breaking off is not allowed if terrain blocks the figure, for example its back to a wall." },
                Fact { kind: FactKind::Exception, says: "A figure that tries to break off can do nothing else in that activation." },
                Fact { kind: FactKind::Exception, says: "No try if no straight 1 in step away from all opponents is free of terrain, figures and table edge." },
            ],
        },
        LedgerEntry {
            id: "ffo.breakoff.roll",
            section: "p. 33, Breaking Off Melee",
            layer: Layer::Table,
            optional: false,
            text: "All figures in the melee roll 1d6 + Rep. If the figure breaking off scores higher it succeeds and may move away, with a Fast Move attempt if wanted. If it scores equal or lower it fails: the melee continues and its opponent counts the Evenly Matched bonus.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "All figures in the melee roll 1d6 + Rep." },
                Fact { kind: FactKind::Boundary, says: "The breaker must score higher; equal fails." },
                Fact { kind: FactKind::Plain, says: "Success: it may move away, with a Fast Move attempt if wanted." },
                Fact { kind: FactKind::Plain, says: "Failure: the melee continues and its opponent has the +1d6 bonus." },
                Fact { kind: FactKind::Plain, says: "The breaker must beat each of several opponents, zombies included (1d6 + 3)." },
                Fact { kind: FactKind::Plain, says: "On failure one round is fought against the opponent with the highest total." },
            ],
        },
        LedgerEntry {
            id: "ffo.breakoff.grunt",
            section: "p. 33, Grunts Breaking Off Melee",
            layer: Layer::Table,
            optional: false,
            text: "Stars choose whether to break off. A Grunt in an Evenly Matched melee that activates rolls 1d6 against its Rep: pass, it stays in melee; fail, it tries to break off.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Star chooses whether to break off." },
                Fact { kind: FactKind::Plain, says: "A Grunt that activates in an Evenly Matched melee rolls 1d6 against Rep: pass, it stays; fail, it tries to break off." },
            ],
        },
        LedgerEntry {
            id: "ffo.retrieve.pick-up",
            section: "p. 33, Retrieving Wounded",
            layer: Layer::Battle,
            optional: false,
            text: "To retrieve a wounded figure move adjacent to it and pick it up, which reduces the remaining movement by 2 in. As long as it carries the wounded the figure counts as retrieving.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "To retrieve, move adjacent and pick up: the remaining movement falls by 2 in." },
                Fact { kind: FactKind::Plain, says: "While it carries the wounded it counts as retrieving." },
            ],
        },
        LedgerEntry {
            id: "ffo.retrieve.fast-move",
            section: "p. 33, Retrieving Wounded",
            layer: Layer::Table,
            optional: false,
            text: "A figure carrying wounded may take the Fast Move Test but counts only its best single die.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A carrier may take the Fast Move Test but counts only its best single die." },
                Fact { kind: FactKind::Limit, says: "With a road die or as Fast a carrier still counts at most one pass." },
            ],
        },
        LedgerEntry {
            id: "ffo.retrieve.fire",
            section: "p. 33, Retrieving Wounded",
            layer: Layer::Battle,
            optional: false,
            text: "A figure retrieving wounded may fire, always as a Rush Shot.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A retrieving figure may fire, always as a Rush Shot." },
            ],
        },
        LedgerEntry {
            id: "ffo.retrieve.charged",
            section: "p. 33, Retrieving Wounded",
            layer: Layer::Battle,
            optional: false,
            text: "A figure charged while retrieving drops the wounded. A Star may keep hold of the wounded but melees at -2d6.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A figure charged while retrieving drops the wounded." },
                Fact { kind: FactKind::Plain, says: "A Star may keep hold but melees at -2d6." },
            ],
        },
        LedgerEntry {
            id: "ffo.leave.active-only",
            section: "p. 33, Leaving the Table",
            layer: Layer::Battle,
            optional: false,
            text: "Only an active figure may try to Leave the Table.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Only an active figure may try to Leave the Table." },
            ],
        },
        LedgerEntry {
            id: "ffo.leave.unseen",
            section: "p. 33, Leaving the Table",
            layer: Layer::Battle,
            optional: false,
            text: "If no enemy has LOS to the figure and some path to the table edge, of any length, keeps it out of every enemy's LOS, it is simply removed and the Encounter is over for it.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "No enemy LOS to it and a path to the edge that stays unseen: it is simply removed, whatever the distance." },
                Fact { kind: FactKind::Boundary, says: "The Encounter is over for it." },
                Fact { kind: FactKind::Exception, says: "Zombies do not count as enemies with LOS; the path may not come within 1 in of one." },
                Fact { kind: FactKind::Exception, says: "A figure in melee cannot leave." },
            ],
        },
        LedgerEntry {
            id: "ffo.leave.seen",
            section: "p. 33, Leaving the Table",
            layer: Layer::Table,
            optional: false,
            text: "Otherwise trace a path to the edge. The leaver rolls 1d6 + Rep once. Each enemy that has or will have LOS along the path rolls 1d6 + Rep. Each enemy that scores higher than the leaver fires at it at full Target Rating, the leaver counting as Moving Fast. If the leaver survives all the shots it is off the table.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "The leaver rolls 1d6 + Rep once and keeps the total against all." },
                Fact { kind: FactKind::Plain, says: "Each enemy that has or will have LOS along the path rolls 1d6 + Rep." },
                Fact { kind: FactKind::Exception, says: "An enemy that scores higher fires; equal or lower does not." },
                Fact { kind: FactKind::Boundary, says: "A higher-scoring enemy fires at full Target Rating, the leaver counting as Moving Fast." },
                Fact { kind: FactKind::Plain, says: "Surviving all shots it is off the table." },
                Fact { kind: FactKind::Exception, says: "Only human enemies in Carry On with range and a loaded gun roll; the leaver takes no Received Fire Test." },
                Fact { kind: FactKind::Plain, says: "If downed it lies at the point of the path where it was hit." },
            ],
        },
        LedgerEntry {
            id: "ffo.recover.when",
            section: "p. 34, After the Battle",
            layer: Layer::Campaign,
            optional: false,
            text: "After the Encounter, in a campaign, every OOF figure and every figure that Ran Away takes the After the Battle Recovery Test.",
            facts: &[
                Fact { kind: FactKind::Order, says: "After the Encounter in a campaign every OOF figure and every figure that Ran Away takes the Recovery Test." },
                Fact { kind: FactKind::Exception, says: "Only OOF figures carried off or whose side held the table test; with zombies only left they are lost." },
            ],
        },
        LedgerEntry {
            id: "ffo.recover.dice",
            section: "p. 34, After the Battle Recovery",
            layer: Layer::Campaign,
            optional: false,
            text: "Roll 2d6 against the figure's Rep. Each Medic Die adds +1d6, rolled against the Rep of the Medic; one Medical Supply adds +1d6. Medic Dice and Medical Supplies apply to OOF figures only.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "2d6 against the figure's Rep." },
                Fact { kind: FactKind::Plain, says: "Each Medic Die is +1d6 against the Medic's Rep." },
                Fact { kind: FactKind::Limit, says: "One Medical Supply adds +1d6; at most one per patient." },
                Fact { kind: FactKind::Exception, says: "Medic Dice and Supplies apply to OOF figures only." },
            ],
        },
        LedgerEntry {
            id: "ffo.recover.table",
            section: "p. 34, After the Battle Recovery",
            layer: Layer::Campaign,
            optional: false,
            text: "Pass 2 (or more): the figure returns to the band, OOF or Run Away alike. Pass 1: an OOF figure returns; one that Ran Away does not. Pass 0: the figure does not return.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Pass 2 or more: the figure returns, OOF or Run Away alike." },
                Fact { kind: FactKind::Plain, says: "Pass 1: an OOF figure returns." },
                Fact { kind: FactKind::Exception, says: "Pass 1: a figure that Ran Away does not return." },
                Fact { kind: FactKind::Exception, says: "Pass 0: it does not return; an OOF figure died, a Runaway has left." },
                Fact { kind: FactKind::Exception, says: "A Star that fails is dead unless it Cheats Death, which it cannot if a zombie put it OOF." },
            ],
        },
        LedgerEntry {
            id: "ffo.building.dv",
            section: "p. 35, Types of Buildings",
            layer: Layer::Setup,
            optional: false,
            text: "Buildings have a Defensive Value: temporary structure (tent, organic material) DV 0; light duty structure (sheet metal, single sheet wood, manufactured home) DV 1; heavy duty structure (double sheet wood, stone, brick) DV 2. Players agree the DV of each before the Encounter unless the scenario sets it.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Temporary structure DV 0, light duty DV 1, heavy duty DV 2." },
                Fact { kind: FactKind::Definition, says: "The DV is agreed before the Encounter unless the scenario sets it." },
            ],
        },
        LedgerEntry {
            id: "ffo.building.los",
            section: "p. 35, Buildings and LOS",
            layer: Layer::Battle,
            optional: false,
            text: "Buildings block LOS except through a window or an open door.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Buildings block LOS except through a window or an open door." },
            ],
        },
        LedgerEntry {
            id: "ffo.building.doors",
            section: "p. 35, Entering and Exiting Buildings",
            layer: Layer::Battle,
            optional: false,
            text: "Passing an open door costs nothing. Opening an unlocked door and passing it costs 2 in of movement. Doors are closed unless noted.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Passing an open door costs nothing." },
                Fact { kind: FactKind::Plain, says: "Opening an unlocked door and passing it costs 2 in." },
                Fact { kind: FactKind::Exception, says: "Doors are closed unless noted." },
                Fact { kind: FactKind::Exception, says: "A locked door is a barricade of its DV (1 if not reinforced); by default none is locked." },
            ],
        },
        LedgerEntry {
            id: "ffo.building.windows",
            section: "p. 35, Entering and Exiting Buildings",
            layer: Layer::Battle,
            optional: false,
            text: "Passing an open window costs 2 in. Opening an unlocked window and passing it costs 4 in. Passing a broken window costs 6 in. Windows are closed unless noted.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Passing an open window costs 2 in." },
                Fact { kind: FactKind::Plain, says: "Opening an unlocked window and passing costs 4 in." },
                Fact { kind: FactKind::Plain, says: "Passing a broken window costs 6 in." },
                Fact { kind: FactKind::Exception, says: "Windows are closed unless noted." },
            ],
        },
        LedgerEntry {
            id: "ffo.building.crash-window",
            section: "p. 35, Entering and Exiting Buildings",
            layer: Layer::Table,
            optional: false,
            text: "A figure may crash through a window at no movement cost and rolls 1d6. On a 1 it takes the Recover From Knock Down Test with 3d6, counting the best two. Any other score: unharmed by the glass. A drop from an upper floor needs a Physical Challenge besides.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A figure may crash through a window at no movement cost, rolling 1d6." },
                Fact { kind: FactKind::Plain, says: "On a 1 it takes Recover From Knock Down with 3d6, best two." },
                Fact { kind: FactKind::Plain, says: "Any other score: unharmed." },
                Fact { kind: FactKind::Plain, says: "A drop from an upper floor needs a Physical Challenge besides." },
                Fact { kind: FactKind::Exception, says: "A closed window may be crashed and is broken by it; a barricaded one (DV 1 or more) may not." },
            ],
        },
        LedgerEntry {
            id: "ffo.building.barricade-dv",
            section: "p. 35, Barricading Windows and Doors",
            layer: Layer::Battle,
            optional: false,
            text: "Windows start at DV 0 and can be raised to at most DV 2. Doors start at DV 1 and can be raised to at most DV 3.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Windows start at DV 0 and reach at most DV 2." },
                Fact { kind: FactKind::Limit, says: "Doors start at DV 1 and reach at most DV 3." },
            ],
        },
        LedgerEntry {
            id: "ffo.building.barricade-build",
            section: "p. 35, Barricading Windows and Doors",
            layer: Layer::Battle,
            optional: false,
            text: "One figure that spends its whole turn of activation barricading raises the DV of the opening by 1. At most two figures work on one opening at a time.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "One figure spending its whole activation raises the DV by 1." },
                Fact { kind: FactKind::Limit, says: "At most two figures work on one opening at a time (DV +2 together)." },
            ],
        },
        LedgerEntry {
            id: "ffo.building.barricade-remove-inside",
            section: "p. 35, Destroying a Barricade",
            layer: Layer::Battle,
            optional: false,
            text: "From the inside a barricade is taken down as it was built: 1 DV per figure per whole turn of activation, at most two figures.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "From inside 1 DV per figure per whole activation comes off, at most two figures." },
            ],
        },
        LedgerEntry {
            id: "ffo.building.barricade-destroy",
            section: "p. 35, Destroying a Barricade",
            layer: Layer::Table,
            optional: false,
            text: "From the outside up to three figures spend their whole turn of activation at the barricade and roll 1d6 together. Score equal to or lower than the number of attacking figures: DV falls by 1. Higher: no effect. A figure with a suitable item (hammer, crowbar) counts as two figures.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "From outside up to three figures spend their whole activation and roll 1d6 together." },
                Fact { kind: FactKind::Exception, says: "A score up to the number of figures lowers DV by 1; higher has no effect." },
                Fact { kind: FactKind::Plain, says: "A figure with a suitable item counts as two." },
                Fact { kind: FactKind::Plain, says: "Three figures with tools count as six and always succeed." },
            ],
        },
        LedgerEntry {
            id: "ffo.building.barricade-breach",
            section: "p. 35, Destroying a Barricade",
            layer: Layer::Battle,
            optional: false,
            text: "At DV 0 the barricade is gone and the opening can be entered from the following turn of activation on. A barricade destroyed from outside cannot be rebuilt until after the Encounter; one taken down from inside can (ffo.ruling.barricade-rebuild).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "At DV 0 the opening can be entered from the following activation on." },
                Fact { kind: FactKind::Exception, says: "A barricade destroyed from outside cannot be rebuilt in this Encounter." },
                Fact { kind: FactKind::Plain, says: "One taken down from inside may be rebuilt." },
                Fact { kind: FactKind::Exception, says: "One lowered from outside but not to DV 0 may be raised again." },
            ],
        },
        LedgerEntry {
            id: "ffo.building.cover",
            section: "p. 36, Cover or Concealment",
            layer: Layer::Table,
            optional: false,
            text: "Inside a building whoever stands still has both cover and concealment; whoever moves has concealment only.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Inside, whoever stands still has cover and concealment." },
                Fact { kind: FactKind::Exception, says: "Whoever moves has concealment only." },
            ],
        },
        LedgerEntry {
            id: "ffo.building.levels",
            section: "p. 36, Moving Between Levels",
            layer: Layer::Battle,
            optional: false,
            text: "Going up or down one level takes a figure's full move.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Going up or down one level takes a figure's full move." },
            ],
        },
        LedgerEntry {
            id: "ffo.fire.start",
            section: "p. 36, Attacking Buildings; Starting a Fire",
            layer: Layer::Table,
            optional: false,
            text: "To set a building on fire roll 2d6 against Rep, +1d6 with a tool such as a lit torch. Pass 2: the fire starts. Pass 1: it smoulders and lights when activation is next rolled. Pass 0: no spark, try again when next active.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "To set fire roll 2d6 against Rep." },
                Fact { kind: FactKind::Plain, says: "+1d6 with a tool such as a lit torch." },
                Fact { kind: FactKind::Boundary, says: "Pass 2 or more: it starts. Pass 1: it smoulders and lights when activation is next rolled." },
                Fact { kind: FactKind::Exception, says: "Pass 0: no spark; try again when next active." },
                Fact { kind: FactKind::Plain, says: "With the torch three passes count as two." },
            ],
        },
        LedgerEntry {
            id: "ffo.fire.hole",
            section: "p. 36, Attacking Buildings",
            layer: Layer::Table,
            optional: false,
            text: "Fire has Impact 3. When it starts it burns a hole of 3 - DV inches in the structure at once: 3 in at DV 0, 2 in at DV 1, 1 in at DV 2.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Fire has Impact 3 and at once burns a hole of 3 - DV inches: 3, 2 or 1 in." },
                Fact { kind: FactKind::Plain, says: "A human that touches or passes a burning stretch takes an Impact 3 hit." },
                Fact { kind: FactKind::Boundary, says: "A zombie touching fire is OD on 3 or less and otherwise unaffected." },
            ],
        },
        LedgerEntry {
            id: "ffo.fire.grow",
            section: "p. 36, Attacking Buildings",
            layer: Layer::Battle,
            optional: false,
            text: "On each following turn, before activation is rolled, 1d6 decides the side (1-3 left, 4-6 right of the first hole) to which the fire spreads by the same number of inches.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Each following turn, before activation is rolled, it spreads by the same number of inches." },
                Fact { kind: FactKind::Order, says: "1d6 decides the side: 1-3 left, 4-6 right of the first hole." },
            ],
        },
        LedgerEntry {
            id: "ffo.fire.abandon",
            section: "p. 36, Attacking Buildings",
            layer: Layer::Battle,
            optional: false,
            text: "A structure that is half on fire must be abandoned. When all of it is on fire it has burned down.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A structure half on fire must be abandoned." },
                Fact { kind: FactKind::Definition, says: "When all of it is on fire it has burned down." },
                Fact { kind: FactKind::Plain, says: "Half is half the perimeter; figures inside leave the quickest way when next active." },
                Fact { kind: FactKind::Plain, says: "Anyone still inside when it is fully burning is OD, zombies too." },
            ],
        },
        LedgerEntry {
            id: "ffo.fire.extinguish",
            section: "p. 36, Attacking Buildings",
            layer: Layer::Battle,
            optional: false,
            text: "Only water hoses put fire out: a residential hose reduces it by 1 in per turn, a fire hose by 4 in per turn.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Only water hoses put fire out." },
                Fact { kind: FactKind::Limit, says: "A residential hose takes off 1 in per turn, a fire hose 4 in." },
            ],
        },
        LedgerEntry {
            id: "ffo.terrain.free-layout",
            section: "p. 36, Terrain",
            layer: Layer::Setup,
            optional: false,
            text: "The table is laid out as the players like or by the Terrain Guidelines.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The table is laid out freely or by the Terrain Guidelines." },
            ],
        },
        LedgerEntry {
            id: "ffo.terrain.sections",
            section: "p. 36, Terrain Guidelines",
            layer: Layer::Setup,
            optional: true,
            text: "Divide the table into nine roughly equal sections, numbered 1 2 3 / 4 5 6 / 7 8 9 in three rows from the far edge to the near edge.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Nine roughly equal sections, 1 2 3 / 4 5 6 / 7 8 9 from the far to the near edge." },
            ],
        },
        LedgerEntry {
            id: "ffo.terrain.streets",
            section: "p. 37, Terrain Guidelines",
            layer: Layer::Setup,
            optional: true,
            text: "Urban: a street four lanes wide always runs through sections 2, 5 and 8. Suburban: a street two lanes wide always runs through 2, 5 and 8. Rural: a street two lanes wide runs through 2, 5 and 8 on (1-3). In urban and suburban areas section 5 may be an intersection with a street through 4, 5 and 6.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Urban: a four-lane street always through 2, 5 and 8." },
                Fact { kind: FactKind::Plain, says: "Suburban: a two-lane street always through 2, 5 and 8." },
                Fact { kind: FactKind::Plain, says: "Rural: a two-lane street through 2, 5 and 8 on 1-3 of 1d6." },
                Fact { kind: FactKind::Exception, says: "Urban and suburban section 5 may be an intersection with a street through 4, 5 and 6; rural not." },
                Fact { kind: FactKind::Plain, says: "A lane is 3 in wide: four lanes 12 in, two lanes 6 in." },
            ],
        },
        LedgerEntry {
            id: "ffo.terrain.buildings",
            section: "p. 37, Terrain Guidelines",
            layer: Layer::Setup,
            optional: true,
            text: "Urban: buildings in every section. Suburban: buildings in four sections. Rural: buildings in one section. Buildings stand within 4 in of a street.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Urban: buildings in every section (9)." },
                Fact { kind: FactKind::Plain, says: "Suburban: in four sections; rural: in one." },
                Fact { kind: FactKind::Boundary, says: "Buildings stand within 4 in of a street." },
                Fact { kind: FactKind::Exception, says: "Suburban and rural building sections are chosen by the player, or at random without repeats." },
            ],
        },
        LedgerEntry {
            id: "ffo.terrain.hill",
            section: "p. 37, Hill",
            layer: Layer::Battle,
            optional: false,
            text: "A hill has a crest. A figure touching the crest sees and is seen by figures on the other side and counts as in cover and concealment. A figure farther back cannot see or be seen across it. Movement up or down is unaffected. A hill may carry woods or a road.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A figure touching the crest sees and is seen across and has cover and concealment." },
                Fact { kind: FactKind::Exception, says: "A figure farther back cannot see or be seen across the hill." },
                Fact { kind: FactKind::Plain, says: "Movement up or down is unaffected." },
                Fact { kind: FactKind::Definition, says: "A hill may carry woods or a road." },
            ],
        },
        LedgerEntry {
            id: "ffo.terrain.mountain",
            section: "p. 37, Hill",
            layer: Layer::Battle,
            optional: true,
            text: "By agreement a hill may be an impassable mountain or one that reduces normal movement to 2 in.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "By agreement a hill may be impassable." },
                Fact { kind: FactKind::Plain, says: "Or it reduces normal movement to 2 in." },
            ],
        },
        LedgerEntry {
            id: "ffo.terrain.road",
            section: "p. 37, Road",
            layer: Layer::Table,
            optional: false,
            text: "A figure that starts and finishes its movement on a road adds 1d6 to the Fast Move Test and counts the best two. Vehicles on a road use the first (road) speed of the Vehicle List.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A figure that starts and finishes its move on a road adds 1d6 to Fast Move and counts the best two." },
                Fact { kind: FactKind::Plain, says: "A Fast figure on the road counts its best three." },
                Fact { kind: FactKind::Order, says: "Vehicles on a road use their first (road) speed." },
            ],
        },
        LedgerEntry {
            id: "ffo.terrain.woods-sight",
            section: "p. 37, Woods",
            layer: Layer::Battle,
            optional: false,
            text: "Inside woods visibility is 12 in by day and 6 in at night. A figure at the edge, up to 1 in deep, sees out and is seen from outside. A figure more than 1 in deep cannot see out or be seen from outside.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Visibility inside woods is 12 in by day and 6 in at night." },
                Fact { kind: FactKind::Limit, says: "At the edge, up to 1 in deep, a figure sees out and is seen." },
                Fact { kind: FactKind::Exception, says: "More than 1 in deep it cannot see out or be seen from outside." },
                Fact { kind: FactKind::Limit, says: "Evening counts with night here (6 in); the lower of woods and Day Part limit counts." },
            ],
        },
        LedgerEntry {
            id: "ffo.terrain.woods-cover",
            section: "p. 37, Woods",
            layer: Layer::Table,
            optional: false,
            text: "In woods whoever stands still has both cover and concealment; whoever moves has concealment only.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "In woods whoever stands still has cover and concealment." },
                Fact { kind: FactKind::Exception, says: "Whoever moves has concealment only." },
            ],
        },
        LedgerEntry {
            id: "ffo.terrain.woods-fast-move",
            section: "p. 37, Woods",
            layer: Layer::Table,
            optional: false,
            text: "Humans in woods take the Fast Move Test at -1d6. Their normal movement is unaffected.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Humans in woods take Fast Move at -1d6." },
                Fact { kind: FactKind::Plain, says: "Their normal movement is unaffected." },
                Fact { kind: FactKind::Plain, says: "Woods penalty and road die cancel one for one." },
            ],
        },
        LedgerEntry {
            id: "ffo.challenge.types",
            section: "p. 37, Challenges",
            layer: Layer::Gm,
            optional: false,
            text: "Anything the rules do not cover may be tried as a Challenge. People Challenge: dealing with other characters. Savvy Challenge: knowledge or a mental task. Physical Challenge: a bodily task.",
            facts: &[
                Fact { kind: FactKind::Definition, says: "People: dealing with characters; Savvy: knowledge or mental task; Physical: bodily task." },
                Fact { kind: FactKind::Exception, says: "Anything the rules do not cover may be tried as a Challenge." },
            ],
        },
        LedgerEntry {
            id: "ffo.challenge.define",
            section: "p. 38, Success or Failure",
            layer: Layer::Gm,
            optional: false,
            text: "Before rolling, the player states the success, which is one action only, and the consequence of failure, which is one consequence only. All players involved must agree on the consequence. Further actions need further Challenges.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Before rolling the player states one success action and one consequence of failure." },
                Fact { kind: FactKind::Plain, says: "All players involved must agree on the consequence." },
                Fact { kind: FactKind::Definition, says: "Further actions need further Challenges." },
            ],
        },
        LedgerEntry {
            id: "ffo.challenge.roll",
            section: "p. 38, Taking the Challenge; p. 39, Challenge Test",
            layer: Layer::Table,
            optional: false,
            text: "The Challenger rolls 2d6 against its Rep as changed by the modifiers and counts passed dice. A die showing 6 is never passed.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The Challenger rolls 2d6 against its modified Rep and counts passes." },
                Fact { kind: FactKind::Exception, says: "A die of 6 is never passed, even at Rep 6 or more." },
                Fact { kind: FactKind::Exception, says: "People and Savvy Challenges are rolled against Rep too, not the Skill." },
                Fact { kind: FactKind::Exception, says: "Modified Rep may fall to 0 or below, where no die passes." },
            ],
        },
        LedgerEntry {
            id: "ffo.challenge.mod-difficulty",
            section: "p. 39, Challenge Test",
            layer: Layer::Table,
            optional: false,
            text: "Challenge, modifier to Rep: very easy +1; difficult -1.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Very easy +1, difficult -1 to Rep." },
            ],
        },
        LedgerEntry {
            id: "ffo.challenge.mod-opponents",
            section: "p. 39, Challenge Test",
            layer: Layer::Table,
            optional: false,
            text: "Challenge, modifier to Rep: -1 for each opponent over the first.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "-1 to Rep for each opponent over the first." },
            ],
        },
        LedgerEntry {
            id: "ffo.challenge.mod-tool",
            section: "p. 38, Applicable Tool; p. 39, Challenge Test",
            layer: Layer::Table,
            optional: false,
            text: "Challenge, modifier to Rep: +1 with an applicable tool. Only one tool counts per Challenge. Examples: rifle butt to break a window (Physical), repair manual (Savvy), Item or Resource given as a bribe (People).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "+1 to Rep with an applicable tool." },
                Fact { kind: FactKind::Exception, says: "Only one tool counts per Challenge." },
                Fact { kind: FactKind::Plain, says: "An Item or Resource given as a bribe is a tool in a People Challenge." },
            ],
        },
        LedgerEntry {
            id: "ffo.challenge.mod-attribute",
            section: "p. 39, Challenge Test",
            layer: Layer::Table,
            optional: false,
            text: "Challenge, modifier to Rep: +1 if the Challenger has an applicable Attribute (or -1 for a harmful one); -1 if the opponent has an applicable Attribute. This is the +1 or -1 named in the text of the Attribute itself and not a second one.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "+1 if the Challenger has an applicable Attribute, -1 for a harmful one." },
                Fact { kind: FactKind::Limit, says: "-1 if the opponent has an applicable Attribute, once however many opponents have it." },
                Fact { kind: FactKind::Exception, says: "The Challenge bonus is the one named in the Attribute itself, not a second one." },
            ],
        },
        LedgerEntry {
            id: "ffo.challenge.mod-comparison",
            section: "p. 39, Challenge Test",
            layer: Layer::Table,
            optional: false,
            text: "Challenge against an opponent, modifier to Rep: compare Rep in a Physical, People Skill in a People, Savvy Skill in a Savvy Challenge. Challenger higher +1; lower -1; equal 0.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Against an opponent compare Rep (Physical), People (People) or Savvy (Savvy)." },
                Fact { kind: FactKind::Boundary, says: "Challenger higher +1, lower -1, equal 0." },
                Fact { kind: FactKind::Limit, says: "With several opponents the highest relevant value is compared, once." },
                Fact { kind: FactKind::Exception, says: "Without an opponent there is no comparison." },
            ],
        },
        LedgerEntry {
            id: "ffo.challenge.result",
            section: "p. 39, Challenge Test",
            layer: Layer::Table,
            optional: false,
            text: "Pass 2: success. Pass 1: the Challenger either re-rolls at once, with a new pass 1 counting as pass 0, or gives up and may never try that Challenge again. Pass 0: failure, the consequence happens.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Pass 2: success." },
                Fact { kind: FactKind::Exception, says: "Pass 1: re-roll at once, a new pass 1 counting as pass 0, or give up and never try that Challenge again." },
                Fact { kind: FactKind::Plain, says: "Pass 0: failure and the consequence happens." },
            ],
        },
        LedgerEntry {
            id: "ffo.challenge.history",
            section: "p. 38, Passing 1D6; p. 39, Challenge Test",
            layer: Layer::Table,
            optional: false,
            text: "If the Challenger succeeded in an earlier Challenge with the same opponent, pass 1 counts as pass 2. If it failed in an earlier Challenge with the same opponent, pass 1 counts as pass 0.",
            facts: &[
                Fact { kind: FactKind::Order, says: "After an earlier success with the same opponent pass 1 counts as pass 2." },
                Fact { kind: FactKind::Order, says: "After an earlier failure with the same opponent pass 1 counts as pass 0." },
                Fact { kind: FactKind::Plain, says: "The latest earlier result counts." },
                Fact { kind: FactKind::Order, says: "A re-roll after pass 1 turns a new pass 1 into pass 0 whatever the history." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.fuel-check",
            section: "p. 39, Working or Not?",
            layer: Layer::Table,
            optional: false,
            text: "A vehicle fails to work only for lack of Fuel. Days 1-20: every vehicle has Fuel. After Day 20 a found vehicle is out of Fuel on 1d6: urban 4-6, suburban 5-6, rural 6. After Day 30: urban 3-6, suburban 4-6, rural 5-6.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A vehicle fails to work only for lack of Fuel." },
                Fact { kind: FactKind::Plain, says: "Days 1-20: every vehicle has Fuel." },
                Fact { kind: FactKind::Order, says: "After Day 20 out of Fuel on: urban 4-6, suburban 5-6, rural 6." },
                Fact { kind: FactKind::Order, says: "After Day 30: urban 3-6, suburban 4-6, rural 5-6." },
                Fact { kind: FactKind::Exception, says: "The fuel roll is made for a found vehicle, not for one with which a side begins or arrives." },
                Fact { kind: FactKind::Order, says: "One roll for each found vehicle, at the first search, siphoning or attempt to start; the result stays." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.keys",
            section: "p. 39, Starting the Vehicle",
            layer: Layer::Table,
            optional: false,
            text: "The owner who started the Encounter with the vehicle has the keys and starts it when active. In a searched vehicle the keys are found on (1). Without keys it must be hotwired.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The owner who started the Encounter with the vehicle has the keys and starts it when active." },
                Fact { kind: FactKind::Plain, says: "In a searched vehicle the keys are found on a 1." },
                Fact { kind: FactKind::Definition, says: "Without keys it must be hotwired." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.hotwire",
            section: "p. 39-40, Starting the Vehicle",
            layer: Layer::Table,
            optional: false,
            text: "Hotwiring is a difficult Savvy Challenge (-1 Rep) by an active character; a Citizen has a further -1 Rep, a Ganger +1 Rep. Success: the vehicle starts and may at once be driven up to half its maximum speed. Failure: that character can never hotwire that vehicle.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Hotwiring is a Savvy Challenge at -1 Rep by an active character." },
                Fact { kind: FactKind::Exception, says: "A Citizen has a further -1, a Ganger +1; a Survivor neither." },
                Fact { kind: FactKind::Limit, says: "Success: it starts and may at once be driven up to half maximum speed." },
                Fact { kind: FactKind::Exception, says: "Failure: that character can never hotwire that vehicle." },
                Fact { kind: FactKind::Limit, says: "Half speed is half the maximum for the surface of that move." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.hotwire-alarm",
            section: "p. 40, Starting the Vehicle; p. 44, Car Alarms",
            layer: Layer::Table,
            optional: false,
            text: "If the 2d6 of a hotwire attempt are doubles, success or not, the alarm goes off and sounds for one turn. Roll 6d6 for zombies from the vehicle's spot.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Doubles on the 2d6, success or not, set off the alarm for one turn." },
                Fact { kind: FactKind::Plain, says: "The alarm rolls 6d6 for zombies from the vehicle's spot." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.wont-start",
            section: "p. 40, The Car Won't Start!",
            layer: Layer::Table,
            optional: false,
            text: "When starting a vehicle, keys or not, with zombies within 12 in of it and moving towards it, or when restarting after a failed Physical Challenge, roll 1d6: 1-3 it starts, 4-6 it does not. One attempt per turn; try again when next active. Once started it may at once be driven up to half its maximum speed.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Zombies within 12 in moving towards it, or a restart after a failed Physical Challenge: roll to start." },
                Fact { kind: FactKind::Exception, says: "1-3 starts, 4-6 does not, keys or not." },
                Fact { kind: FactKind::Limit, says: "One attempt per turn; try again when next active." },
                Fact { kind: FactKind::Limit, says: "Once started it may at once be driven up to half maximum speed." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.enter-exit",
            section: "p. 40, Getting In and Out of Vehicles",
            layer: Layer::Battle,
            optional: false,
            text: "Getting in or out by a door costs 2 in of movement. By a window, or with a dive into or off a truck bed, it ends the move, but the figure may still shoot.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Getting in or out by a door costs 2 in." },
                Fact { kind: FactKind::Plain, says: "By a window or diving into or off a truck bed ends the move." },
                Fact { kind: FactKind::Order, says: "The figure may still shoot after that." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.groups",
            section: "p. 40, Groups",
            layer: Layer::Battle,
            optional: false,
            text: "All occupants of a vehicle are one group. Vehicles within 4 in of each other are one group.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "All occupants of a vehicle are one group." },
                Fact { kind: FactKind::Boundary, says: "Vehicles within 4 in of each other are one group." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.table",
            section: "p. 40, Vehicle List",
            layer: Layer::Table,
            optional: false,
            text: "Road speed (off-road) / Turn / Seats / Bash. ATV 16 (12) / C / 2 / 1; Big Rig 12 (4) / A / 6 cab and 40 trailer / 12; Bus 12 (4) / A / 40 / 9; Motorcycle 24 (12) / C / 2 / 0; Pickup Truck or Van 16 (8) / B / 3 cab and 8 rear / 5; RV 12 (4) / A / 8 to 20 / 8; Sedan 16 (8) / B / 6 / 5; Sports Car 24 (8) / C / 2 / 3; SUV 16 (12) / B / 9 / 6.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each vehicle has its own road speed, off-road speed, Turn, Seats and Bash from the list." },
                Fact { kind: FactKind::Plain, says: "Bash rises with size: Motorcycle 0, ATV 1, Sports 3, Sedan and Pickup 5, SUV 6, RV 8, Bus 9, Big Rig 12." },
                Fact { kind: FactKind::Limit, says: "Seats are a limit on occupants." },
                Fact { kind: FactKind::Plain, says: "Footprints are fixed (Sedan 2.5 x 6 in, Motorcycle 1 x 3 in ...); speed is measured at the front centre." },
                Fact { kind: FactKind::Plain, says: "Turn Rating: C for ATV, motorcycle and sports car; B for pickup, sedan and SUV; A for Big Rig, bus and RV." },
                Fact { kind: FactKind::Plain, says: "Road speed: motorcycle and sports car 24; ATV, pickup, sedan and SUV 16; Big Rig, bus and RV 12." },
                Fact { kind: FactKind::Plain, says: "Off-road speed: ATV, motorcycle and SUV 12; pickup, sedan and sports car 8; Big Rig, bus and RV 4." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.substitute",
            section: "p. 39, Vehicles; p. 40, Types of Vehicles",
            layer: Layer::Gm,
            optional: false,
            text: "The vehicle rules cover civilian vehicles with petrol engines. One that is not listed uses the line of the listed vehicle it resembles most. Characters may own a vehicle when the Encounter starts or come upon one in play; a found one may lack Fuel or be occupied.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "An unlisted vehicle uses the line of the listed one it resembles most." },
                Fact { kind: FactKind::Definition, says: "A found vehicle may lack Fuel or be occupied." },
                Fact { kind: FactKind::Definition, says: "Characters may own a vehicle when the Encounter starts or come upon one in play." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.big-rig",
            section: "p. 40, Big Rig",
            layer: Layer::Setup,
            optional: false,
            text: "A Big Rig may or may not pull a box trailer. The cab seats 6, the trailer at least 40. The trailer counts as a building for searching.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A Big Rig may or may not pull a trailer; the cab seats 6, the trailer at least 40." },
                Fact { kind: FactKind::Plain, says: "The trailer counts as a building for searching." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.pickup-rear",
            section: "p. 40-41, Pickup Truck/Van",
            layer: Layer::Battle,
            optional: false,
            text: "A pickup seats three in the cab and eight in the exposed rear. Riders in the rear of a closed van are concealed if it has windows; without windows they are out of sight (ffo.ruling.vehicle-exposed).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A pickup seats three in the cab and eight in the exposed rear." },
                Fact { kind: FactKind::Plain, says: "Rear riders of a closed van are concealed if it has windows." },
                Fact { kind: FactKind::Exception, says: "Rear riders of a van without windows have no LOS to anybody outside nor the other way round: no In Sight, no fire at them or by them." },
                Fact { kind: FactKind::Exception, says: "A pickup is an open truck unless the scenario calls it a van." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.speed",
            section: "p. 41, Defining the Vehicle",
            layer: Layer::Battle,
            optional: false,
            text: "Speed is the maximum move in inches per move, active or in reaction. Road speed needs the vehicle to start and finish the move on a road or street; otherwise the off-road speed applies.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Speed is the maximum per move, active and inactive move alike." },
                Fact { kind: FactKind::Plain, says: "Road speed needs the move to start and finish on a road or street; otherwise off-road speed." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.enter-table",
            section: "p. 41, Movement",
            layer: Layer::Battle,
            optional: false,
            text: "Vehicles may enter the table at any speed. They are taken to be moving unless stated otherwise and can move both when active and when inactive.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Vehicles may enter the table at any speed." },
                Fact { kind: FactKind::Exception, says: "Vehicles are taken to be moving unless stated otherwise and can move active and inactive." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.active-move",
            section: "p. 41, Moving When Active",
            layer: Layer::Battle,
            optional: false,
            text: "A vehicle always activates first in its side's phase, whatever the activation die and even if the driver would not activate. It moves up to its maximum speed for the surface, raises or lowers its speed freely up to that maximum, and may turn as often as its Turn Rating allows.",
            facts: &[
                Fact { kind: FactKind::Order, says: "A vehicle always activates first in its side's phase, whatever the die and the driver's Rep." },
                Fact { kind: FactKind::Limit, says: "An active vehicle moves up to its maximum and changes speed freely from 0 up to that." },
                Fact { kind: FactKind::Plain, says: "An active vehicle turns as often as its Turn Rating allows." },
                Fact { kind: FactKind::Exception, says: "If the Leader does not meet the die the occupants stay inactive: no active fire, no getting out." },
                Fact { kind: FactKind::Limit, says: "A stopped vehicle may reverse straight up to half its off-road speed." },
                Fact { kind: FactKind::Exception, says: "On doubles a vehicle makes no active move, only one inactive move." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.inactive-move",
            section: "p. 41, Moving When Inactive",
            layer: Layer::Battle,
            optional: false,
            text: "A vehicle that moved when active must move again when inactive, before anyone else moves, at the same speed as its active move. It may turn only to avoid a crash or when a failed Physical Challenge or a Reaction Test says so.",
            facts: &[
                Fact { kind: FactKind::Order, says: "A vehicle that moved when active must move again when inactive, before anyone else." },
                Fact { kind: FactKind::Plain, says: "At the same speed as its active move." },
                Fact { kind: FactKind::Exception, says: "In the inactive move it may turn only to avoid a crash or when a failed Challenge or a Reaction Test says so." },
                Fact { kind: FactKind::Limit, says: "The inactive move comes once, in the first phase of another side." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.turn-rating",
            section: "p. 41, Turning",
            layer: Layer::Battle,
            optional: false,
            text: "A turn is up to 45 degrees. Turn Rating A: one turn at the end of the move. B: one at the middle and one at the end. C: one at the beginning, one at the middle and one at the end.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "A turn is up to 45 degrees." },
                Fact { kind: FactKind::Plain, says: "A: one turn at the end. B: middle and end. C: beginning, middle and end." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.turn-fast",
            section: "p. 42, Turning",
            layer: Layer::Table,
            optional: false,
            text: "Turning at over half the vehicle's maximum speed needs a Physical Challenge by the driver before each turn. Success: it turns and goes on. Failure: it moves 1d6 in further, then the turn is made, which may force another turn to avoid a crash.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "A turn at over half maximum speed needs a Physical Challenge before each turn." },
                Fact { kind: FactKind::Boundary, says: "Exactly half speed needs none." },
                Fact { kind: FactKind::Order, says: "Failure: it moves 1d6 in further, then turns." },
                Fact { kind: FactKind::Plain, says: "Pass 1 on a voluntary turn: the driver may give up and drive straight on." },
                Fact { kind: FactKind::Plain, says: "The 1d6 in skid may force another turn to avoid a crash, with its own Challenge." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.crash-avoid",
            section: "p. 42, Crashing",
            layer: Layer::Table,
            optional: false,
            text: "A turn attempted while inactive to avoid a crash needs a Physical Challenge at -1 Rep. Success: the vehicle turns and goes on. Failure: it crashes into the object; resolve a Bash.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "An inactive turn to avoid a crash needs a Physical Challenge at -1 Rep." },
                Fact { kind: FactKind::Plain, says: "Success: it turns and goes on. Failure: it crashes; a Bash is resolved." },
                Fact { kind: FactKind::Limit, says: "Pass 1 must be re-rolled at once, pass 1 then counting as 0." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.bootlegger",
            section: "p. 42, Bootlegger Turn",
            layer: Layer::Table,
            optional: false,
            text: "A motorcycle, pickup, sedan, sports car or SUV may try a bootlegger turn, only between two adjacent lanes. It moves half its current speed, then the driver takes a Physical Challenge at -1 Rep. Success: it shifts one vehicle width in the direction of the turn, faces 180 degrees the other way and is stopped, able to move normally when next active. Failure: it skids half its remaining move, ends facing 90 degrees to the left and stopped, and must be restarted.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Only motorcycle, pickup, sedan, sports car and SUV may try a bootlegger turn." },
                Fact { kind: FactKind::Exception, says: "A bootlegger turn is possible only between two adjacent lanes." },
                Fact { kind: FactKind::Order, says: "The bootlegger vehicle moves half its current speed, then takes a Physical Challenge at -1 Rep." },
                Fact { kind: FactKind::Plain, says: "Success: one vehicle width aside, facing 180 degrees back, stopped, moving normally when next active." },
                Fact { kind: FactKind::Plain, says: "Failure: it skids half its remaining move, faces 90 degrees left, stopped, and must be restarted." },
                Fact { kind: FactKind::Plain, says: "Pass 1 on the voluntary turn: the driver may give up and drive straight on." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.react-insight",
            section: "p. 42, Reaction Tests, In Sight",
            layer: Layer::Battle,
            optional: false,
            text: "Driver and passengers take the In Sight Test normally. A driver whose action may be a charge can charge any target in sight within his remaining move, up to maximum speed.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Driver and passengers take the In Sight Test normally." },
                Fact { kind: FactKind::Limit, says: "A driver allowed to charge may charge any target in sight within his remaining move, up to maximum speed." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.react-duck-back-passenger",
            section: "p. 42, Reaction Tests, Duck Back",
            layer: Layer::Battle,
            optional: false,
            text: "A passenger with a Duck Back result ducks out of sight inside the vehicle.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A passenger's Duck Back: it ducks out of sight inside the vehicle." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.react-duck-back-driver",
            section: "p. 42, Reaction Tests, Duck Back",
            layer: Layer::Battle,
            optional: false,
            text: "A driver with a Duck Back result at once tries to turn away from the cause, with a Physical Challenge where one is needed. Success: it swings 45 degrees away from the cause and drives on for half its current speed. Failure: it moves 1d6 in forward, then turns, which may force another turn to avoid a crash.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "A driver's Duck Back: at once a turn away from the cause, with a Physical Challenge where needed." },
                Fact { kind: FactKind::Plain, says: "Success: 45 degrees away and on for half the current speed." },
                Fact { kind: FactKind::Order, says: "Failure: 1d6 in forward, then the turn." },
                Fact { kind: FactKind::Plain, says: "The skid may force another turn to avoid a crash." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.react-runaway",
            section: "p. 42, Reaction Tests, Runaway",
            layer: Layer::Battle,
            optional: false,
            text: "A passenger with a Runaway result hides inside the vehicle and takes no further part in the Encounter. A driver with a Runaway result Leaves the Table with the vehicle.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A passenger's Runaway: hides inside and takes no further part." },
                Fact { kind: FactKind::Plain, says: "A driver's Runaway: he Leaves the Table with the vehicle." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.charge-person",
            section: "p. 43, Charge Into Melee",
            layer: Layer::Table,
            optional: false,
            text: "A driver may run over people or zombies. Take the Charge into Melee Test. Driver passes more: the target is hit, resolve a Bash. Target passes more: it may fire its weapon, dodges 3 in to the left (1-3) or right (4-6) of the vehicle and is knocked to the ground but Carrying On. Same: the target fires one shot and is hit, resolve a Bash.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A driver may run over people or zombies; the Charge into Melee Test is taken." },
                Fact { kind: FactKind::Plain, says: "Driver passes more: the target is hit, a Bash." },
                Fact { kind: FactKind::Plain, says: "Target passes more: it may fire, dodges 3 in (1-3 left, 4-6 right), is knocked to the ground but Carries On." },
                Fact { kind: FactKind::Plain, says: "Same: the target fires one shot and is hit, a Bash." },
                Fact { kind: FactKind::Plain, says: "Run down zombies count as passing 1d6." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.charged",
            section: "p. 43, Charging a Vehicle",
            layer: Layer::Table,
            optional: false,
            text: "Zombies and humans may charge a moving vehicle. Take the Charge into Melee Test. Charger passes more: it jumps onto the vehicle and melees the driver or a passenger through the window; if it loses that melee it falls off. Same, or target passes more: the charger is hit by the vehicle, resolve a Bash.",
            facts: &[
                Fact { kind: FactKind::Definition, says: "Zombies and humans may charge a moving vehicle, with the charge test." },
                Fact { kind: FactKind::Plain, says: "Charger passes more: it jumps on and melees driver or passenger through the window." },
                Fact { kind: FactKind::Plain, says: "The charger falls off if it loses that melee, knocked down beside the vehicle." },
                Fact { kind: FactKind::Plain, says: "Same, or target more: the charger is hit by the vehicle, a Bash." },
                Fact { kind: FactKind::Plain, says: "Evenly Matched: the charger hangs on and is carried along." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.ram",
            section: "p. 43, Ramming Vehicles",
            layer: Layer::Table,
            optional: false,
            text: "Ramming another vehicle: both drivers take the Charge into Melee Test. Charger passes more: rammed, resolve a Bash; a Star at the wheel of the target may answer by driving forward into the charger, which is a Bash as well. Target passes more: the charger misses and goes on past. Same: counts as charger more if it strikes head to side, otherwise as target more.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Both drivers take the charge test. Charger more: rammed, a Bash." },
                Fact { kind: FactKind::Plain, says: "A Star at the wheel of the target may answer by driving into the charger, a Bash too." },
                Fact { kind: FactKind::Plain, says: "Target more: the charger misses and goes on past." },
                Fact { kind: FactKind::Plain, says: "Same: as charger more if head to side, otherwise as target more." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.bash-roll",
            section: "p. 43, Bashing",
            layer: Layer::Table,
            optional: false,
            text: "Bash: each side rolls 1d6 per point of Bash Value and counts successes. A human-size target has Bash Value 1. A building has three times its DV.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Each side rolls 1d6 per point of Bash Value and counts successes." },
                Fact { kind: FactKind::Plain, says: "A human-size target has Bash Value 1." },
                Fact { kind: FactKind::Plain, says: "A building has three times its DV." },
                Fact { kind: FactKind::Exception, says: "Bash 0 (motorcycle) rolls no dice and scores 0." },
                Fact { kind: FactKind::Plain, says: "A building that loses is breached: the vehicle stops in the hole unharmed." },
                Fact { kind: FactKind::Plain, says: "On a tie with a building the vehicle stops short of the wall unharmed." },
                Fact { kind: FactKind::Plain, says: "Light fence 1, light wall or small tree 3, heavy wall or large tree 6, wreck its own value." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.bash-win-higher",
            section: "p. 43, Bash table",
            layer: Layer::Table,
            optional: false,
            text: "Bash, more successes and the winner has the higher Bash Value: the loser explodes and everyone inside is OD. A person run down in this way is OD.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Winner with higher Bash Value: the loser explodes and everyone inside is OD." },
                Fact { kind: FactKind::Plain, says: "A person run down in this way is OD." },
                Fact { kind: FactKind::Exception, says: "The explosion harms only those inside or on it." },
                Fact { kind: FactKind::Plain, says: "A person winning against a motorcycle (1 against 0) destroys it, riders OD." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.bash-win-lower",
            section: "p. 43, Bash table",
            layer: Layer::Table,
            optional: false,
            text: "Bash, more successes and the winner has an equal or lower Bash Value: the loser completes its remaining move, rolls over and is beyond repair; everyone in or on it rolls on the Ranged Combat Damage Table against an Impact 3 weapon.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Winner with equal or lower Bash Value: the loser completes its remaining move, rolls over, beyond repair." },
                Fact { kind: FactKind::Plain, says: "Everyone in or on it rolls Ranged Combat Damage against Impact 3." },
                Fact { kind: FactKind::Boundary, says: "Equal values belong here." },
                Fact { kind: FactKind::Plain, says: "An ATV (1) that beats a person: hit with Impact 3." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.bash-tie",
            section: "p. 43, Bash table",
            layer: Layer::Table,
            optional: false,
            text: "Bash, equal successes: near miss. The vehicles move half their current speed away.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Equal successes: near miss; the vehicles move half their current speed away." },
                Fact { kind: FactKind::Exception, says: "Nobody is hurt on a tie." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.shoot-at-occupants",
            section: "p. 43-44, Shooting at Driver or Passengers",
            layer: Layer::Table,
            optional: false,
            text: "Occupants may be shot at. Inside a vehicle they are concealed. They count as Moving Fast if the vehicle is moving over 8 in. They take their Reaction Tests normally.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Occupants may be shot at; inside they are concealed (no cover)." },
                Fact { kind: FactKind::Boundary, says: "Occupants shot at count as Moving Fast if the vehicle moves over 8 in." },
                Fact { kind: FactKind::Plain, says: "Occupants take their Reaction Tests normally." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.shoot-from",
            section: "p. 44, Shooting From a Moving Vehicle",
            layer: Layer::Table,
            optional: false,
            text: "Occupants firing out of a vehicle moving over 8 in count as Moving Fast. A driver firing from a moving vehicle, whatever its speed, also counts the Rush Shot penalty.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Occupants firing out of a vehicle moving over 8 in count as Moving Fast." },
                Fact { kind: FactKind::Plain, says: "A driver firing from a moving vehicle also counts Rush Shot, at any speed." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.shoot-at-vehicle",
            section: "p. 44, Shooting at Vehicles",
            layer: Layer::Table,
            optional: false,
            text: "To disable a vehicle by fire roll 1d6 + the weapon's Target Rating. 7 or less: no damage, and the driver takes no Received Fire Test. 8 or more: hit; resolve a Bash between the vehicle and the weapon, whose Bash Value is twice its Impact. If the vehicle is undamaged it makes no near-miss move.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Roll 1d6 + the Target Rating used: 8 or more hits." },
                Fact { kind: FactKind::Exception, says: "7 or less: no damage and no Received Fire Test for the driver." },
                Fact { kind: FactKind::Plain, says: "A hit: Bash between vehicle and weapon, whose Bash Value is twice its Impact." },
                Fact { kind: FactKind::Exception, says: "An undamaged vehicle makes no near-miss move." },
                Fact { kind: FactKind::Exception, says: "One die for the whole firing, no ammo check; noise for that many shots." },
                Fact { kind: FactKind::Plain, says: "If it was hit and is undamaged the driver takes Received Fire." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.driver-disabled",
            section: "p. 44, Driver Disabled",
            layer: Layer::Table,
            optional: false,
            text: "If the driver becomes Stunned, OOF or OD, one other occupant may at once take a difficult Physical Challenge (-1 Rep), a further -1 from the rear of the vehicle. Success: the vehicle goes on for half its move distance and that character drives. Failure: it veers 45 degrees left (1-3) or right (4-6), goes on for half its move distance and stops; anything in its path is crashed into, resolve a Bash.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Driver Stunned, OOF or OD: one other occupant may at once try a Physical Challenge at -1 Rep." },
                Fact { kind: FactKind::Plain, says: "A further -1 from the rear of the vehicle." },
                Fact { kind: FactKind::Plain, says: "Success: on for half its move distance and that character drives." },
                Fact { kind: FactKind::Plain, says: "Failure: veers 45 degrees (1-3 left, 4-6 right), half its move, stops; what is in the path is crashed into." },
                Fact { kind: FactKind::Exception, says: "With no other functioning occupant it counts as a failure." },
                Fact { kind: FactKind::Limit, says: "Taking the wheel with pass 1 must be re-rolled at once, a new pass 1 counting as 0." },
            ],
        },
        LedgerEntry {
            id: "ffo.vehicle.noise",
            section: "p. 44, Attracting Zombies",
            layer: Layer::Battle,
            optional: false,
            text: "A running vehicle attracts zombies: roll 6d6 (as six shots) from the spot where its move starts. A failed attempt to start also rolls 6d6 from the vehicle's spot. Zombies are generated by the area's numbers.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A running vehicle rolls 6d6 from the spot where its move starts." },
                Fact { kind: FactKind::Plain, says: "A failed attempt to start also rolls 6d6 from its spot." },
                Fact { kind: FactKind::Limit, says: "Once per turn, at its first move of the turn." },
                Fact { kind: FactKind::Plain, says: "The zombies are generated by the area's numbers as for shots." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.rep",
            section: "p. 45, Reputation",
            layer: Layer::Table,
            optional: false,
            text: "All zombies have Rep 3.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "All zombies have Rep 3." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.frenzy",
            section: "p. 45, Attribute",
            layer: Layer::Battle,
            optional: false,
            text: "Zombie Frenzy: a zombie with LOS to a human counts as Rep 4 for activation only and always moves towards the nearest human. When the LOS ends it is Rep 3 for activation again. Frenzy is judged zombie by zombie: on an activation die of 4 only zombies with LOS to a human activate.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A zombie with LOS to a human counts as Rep 4 for activation." },
                Fact { kind: FactKind::Exception, says: "Frenzy counts only for activation: melee, break-off and all else use Rep 3." },
                Fact { kind: FactKind::Plain, says: "A frenzied zombie always moves towards the nearest human." },
                Fact { kind: FactKind::Plain, says: "When the LOS ends it is Rep 3 for activation again." },
                Fact { kind: FactKind::Exception, says: "On a die of 4 only zombies with LOS activate; on 5 or 6 none." },
                Fact { kind: FactKind::Plain, says: "LOS is judged when the zombie side would activate, in the front 180 degrees." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.weapons",
            section: "p. 45, Weapons; p. 50, Hand-to-Hand Weapons",
            layer: Layer::Table,
            optional: false,
            text: "Zombies use no weapons and inflict damage only in melee, where they count as having an Improvised Weapon (0d6).",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Zombies use no weapons and do damage only in melee, counted as Improvised (0d6)." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.gen-ways",
            section: "p. 45, Generating Zombies",
            layer: Layer::Battle,
            optional: false,
            text: "Zombies are generated when the game starts, during the game by gunfire and other noise, and when a building is entered.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Zombies come from three sources: the start, noise during play, and entering a building." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.gen-start",
            section: "p. 45, When the Game Starts",
            layer: Layer::Setup,
            optional: false,
            text: "At the start each human of the player side enters from an edge of choice with one full move, normal or Fast, on foot or by vehicle, unless the scenario names the edge or places it on the table. Then each of them, entered or placed, generates zombies: urban 1 + 1d6, suburban 1d6, rural 1/2d6 per human.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Each human enters from an edge of choice with one full move, normal or Fast, on foot or by vehicle, unless the scenario names the edge or places it." },
                Fact { kind: FactKind::Order, says: "Then each human generates: urban 1 + 1d6, suburban 1d6, rural 1/2d6." },
                Fact { kind: FactKind::Plain, says: "Each human's zombies are placed from its own final spot." },
                Fact { kind: FactKind::Exception, says: "Only player-side humans generate, NPCs do not; each vehicle occupant does." },
                Fact { kind: FactKind::Plain, says: "Start zombies may activate on turn 1." },
                Fact { kind: FactKind::Plain, says: "A player figure that the scenario places generates as well, from the spot where it was placed." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.gen-shot",
            section: "p. 46, Gunfire",
            layer: Layer::Table,
            optional: false,
            text: "Each shot fired immediately rolls 1d6 for a zombie: urban 4-6, suburban 5-6, rural 6 generates one zombie. All other noise is expressed as a number of shots.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Each shot fired rolls 1d6 at once: urban 4-6, suburban 5-6, rural 6 gives one zombie." },
                Fact { kind: FactKind::Definition, says: "All other noise is expressed as a number of shots." },
                Fact { kind: FactKind::Limit, says: "One noise die per shot fired; a shotgun's full firing rolls three, its single shot one." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.gen-before-hits",
            section: "p. 46, Placing the Zombies example",
            layer: Layer::Battle,
            optional: false,
            text: "When a weapon fires, zombies are generated and placed after the shots are fired but before the shots are resolved. New zombies do not trigger an In Sight.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Zombies are generated and placed after the shots are fired but before they are resolved." },
                Fact { kind: FactKind::Exception, says: "New zombies do not trigger an In Sight." },
                Fact { kind: FactKind::Order, says: "Order of dice: all noise dice, placement dice, to-hit dice, then damage, Recover and Star Power." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.gen-alarm",
            section: "p. 46, Alarms",
            layer: Layer::Battle,
            optional: false,
            text: "Car alarms generate zombies as in the vehicle rules. A building alarm generates zombies immediately when it goes off and again at the start of every turn until it is turned off.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Car alarms generate zombies as the vehicle rules say: 6d6, for one turn." },
                Fact { kind: FactKind::Limit, says: "A building alarm generates at once and again at the start of every turn until turned off." },
                Fact { kind: FactKind::Plain, says: "A building alarm is 6d6 each time." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.gen-explosion",
            section: "p. 46, Explosions",
            layer: Layer::Gm,
            optional: false,
            text: "An explosion counts as 6 to 12 shots (6d6 to 12d6), by size, as the players decide.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "An explosion counts as 6 to 12 shots by size, as the players decide." },
                Fact { kind: FactKind::Plain, says: "An exploding vehicle is 6d6, or 12d6 for a Bus, RV or Big Rig, at the wreck." },
                Fact { kind: FactKind::Exception, says: "A roll-over or crash without explosion is 3d6." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.gen-misc-noise",
            section: "p. 46, Miscellaneous Noise",
            layer: Layer::Table,
            optional: false,
            text: "Other noise in shots: chainsaw 6d6, loud music 6d6, ringing cell phone 3d6, anything else as agreed. The first roll is made when the noise starts, further ones at the start of each turn in which it goes on.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Chainsaw 6d6, loud music 6d6, ringing cell phone 3d6, anything else as agreed." },
                Fact { kind: FactKind::Order, says: "The first roll comes when the noise starts, further ones at the start of each turn it goes on." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.place-clock",
            section: "p. 46, Placing the Zombies",
            layer: Layer::Table,
            optional: false,
            text: "Each generated zombie is placed at once: re-roll the die that generated it and double the score for an hour on a clock face (2, 4, 6, 8, 10, 12). Place the zombie at that direction 12 in from the spot where it was generated, facing the cause.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Each generated zombie is placed at once: its die is re-rolled and doubled to an hour (2, 4 ... 12)." },
                Fact { kind: FactKind::Plain, says: "A generated zombie stands 12 in from the spot where it was generated." },
                Fact { kind: FactKind::Plain, says: "A generated zombie faces the cause." },
                Fact { kind: FactKind::Boundary, says: "12 o'clock is the direction of the far table edge, hours running clockwise from above." },
                Fact { kind: FactKind::Plain, says: "Each zombie has its own placement die." },
                Fact { kind: FactKind::Order, says: "An occupied or impassable spot shifts clockwise to the first free one." },
                Fact { kind: FactKind::Exception, says: "Only the six even hours are possible: 60, 120, 180, 240, 300 and 0 degrees." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.place-no-activation",
            section: "p. 46, Placing the Zombies; p. 47, Activation",
            layer: Layer::Battle,
            optional: false,
            text: "A zombie cannot activate on the turn in which it was generated, even if it otherwise could.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A zombie cannot activate in the turn in which it was generated." },
                Fact { kind: FactKind::Order, says: "Start zombies are the exception: they were generated before turn 1." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.place-building",
            section: "p. 47, Where Placed",
            layer: Layer::Battle,
            optional: false,
            text: "If the spot is inside a building the zombie is placed inside and will come out towards the cause when active.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "If the spot is inside a building the zombie is placed inside." },
                Fact { kind: FactKind::Plain, says: "A zombie placed inside comes out towards the cause when active." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.place-off-table",
            section: "p. 47, Where Placed",
            layer: Layer::Battle,
            optional: false,
            text: "If the spot is off the table move it clockwise, still 12 in away, until it is on the table.",
            facts: &[
                Fact { kind: FactKind::Order, says: "If the spot is off the table it moves clockwise, still 12 in away, until on the table." },
                Fact { kind: FactKind::Exception, says: "If no point of the circle is on the table, the table point nearest the rolled spot is used." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.building-check",
            section: "p. 47, Meeting Zombies in Buildings",
            layer: Layer::Battle,
            optional: false,
            text: "When humans enter a building for the first time in the Encounter: if a PEF is inside resolve the PEF instead. Otherwise move the figures up to 2 in from the entry point and roll 6d6 to generate zombies as for shots in this area. If none appear there may be humans: take the Defining Moment (p. 64).",
            facts: &[
                Fact { kind: FactKind::Exception, says: "The check comes when humans enter a building for the first time in the Encounter, only then." },
                Fact { kind: FactKind::Exception, says: "A PEF inside is resolved instead." },
                Fact { kind: FactKind::Limit, says: "Figures move up to 2 in from the entry point, then 6d6 generate zombies by the area's numbers." },
                Fact { kind: FactKind::Exception, says: "With no zombies the Defining Moment is taken." },
                Fact { kind: FactKind::Plain, says: "Each floor counts as its own building for this check." },
                Fact { kind: FactKind::Plain, says: "Zombies met stand 2 in from their human, facing it." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.building-match",
            section: "p. 47, Meeting Zombies in Buildings",
            layer: Layer::Battle,
            optional: false,
            text: "The zombies met in a building are matched against the humans as evenly as possible. For an odd zombie roll 1d6 per human; it attacks the lowest score.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Zombies met are matched against the humans as evenly as possible." },
                Fact { kind: FactKind::Limit, says: "For an odd zombie 1d6 per human; it attacks the lowest score." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.surprise-totals",
            section: "p. 47, Zombie Surprise",
            layer: Layer::Table,
            optional: false,
            text: "Zombie Surprise Total: 1d6 + number of zombies in the building. Human Surprise Total: 1d6 + Rep, for each human that entered, compared separately.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Zombie total: one 1d6 + number of zombies in the building." },
                Fact { kind: FactKind::Plain, says: "Human total: 1d6 + Rep, for each human, compared separately with the one zombie total." },
                Fact { kind: FactKind::Exception, says: "Zed or No Zed? is taken first by humans that never took it; pass 1 or 0 replaces the surprise result." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.surprise-human-wins",
            section: "p. 47, Zombie Surprise",
            layer: Layer::Table,
            optional: false,
            text: "Human total greater: a Grunt rolls 1d6; Rep or less, it fires; higher, it moves away. A Star chooses to fire, move away or go straight to melee. After fire the surviving zombies melee.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A human wins only with a greater total." },
                Fact { kind: FactKind::Boundary, says: "A Grunt that wins rolls 1d6: Rep or less fires, higher moves away." },
                Fact { kind: FactKind::Plain, says: "A Star that wins chooses to fire, move away or melee." },
                Fact { kind: FactKind::Order, says: "After fire the surviving zombies melee." },
                Fact { kind: FactKind::Limit, says: "The fire is once, full TR, at its matched zombies, as if charged: 8 misses and the weapon's Impact counts." },
                Fact { kind: FactKind::Exception, says: "No Charge into Melee Test follows the fire." },
                Fact { kind: FactKind::Exception, says: "A human without a loaded gun that should fire melees." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.surprise-move-away",
            section: "p. 47, Zombie Surprise",
            layer: Layer::Battle,
            optional: false,
            text: "A human that moves away may at once move up to the rest of its movement, with any Fast Move it wants, and ends facing the zombies. They then immediately move 4 in directly after it.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "A human moving away may at once move up to the rest of its movement, Fast Move allowed, and ends facing the zombies." },
                Fact { kind: FactKind::Limit, says: "The zombies then at once move 4 in directly after it." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.surprise-zombies-win",
            section: "p. 47, Zombie Surprise",
            layer: Layer::Table,
            optional: false,
            text: "Human total equal or lower: that human may not fire and its zombies melee it.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Human total equal or lower: that human may not fire and its zombies melee it." },
                Fact { kind: FactKind::Exception, says: "Other humans that won are not affected." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.one-group",
            section: "p. 47, Groups",
            layer: Layer::Battle,
            optional: false,
            text: "All zombies are one group whatever the distance or LOS between them.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "All zombies are one group whatever the distance or LOS." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.activation",
            section: "p. 47, Activation",
            layer: Layer::Battle,
            optional: false,
            text: "Zombies and PEFs share one activation die; zombies ignore PEFs. When the zombies activate, all eligible zombies on the table move at the same time.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Zombies and PEFs share one activation die." },
                Fact { kind: FactKind::Plain, says: "Zombies ignore PEFs." },
                Fact { kind: FactKind::Order, says: "All eligible zombies activate together at the same time, in the zombie phase." },
                Fact { kind: FactKind::Exception, says: "Zombies do not move on doubles." },
                Fact { kind: FactKind::Order, says: "Order: all stand up, then moves and feasting nearest first, then charge tests human by human, then melee." },
                Fact { kind: FactKind::Exception, says: "All chargers of one human are tested together; a human with four in contact cannot be charged by more." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.act-priority",
            section: "p. 48, Actions",
            layer: Layer::Battle,
            optional: false,
            text: "An active zombie does the first that applies: (1) feasting: go on feasting; (2) in melee from a previous turn: continue the melee; (3) 6 in or less from a human it can contact: charge; (4) LOS to a human: move towards it at full distance; (5) had LOS to a human when last active but not now: move to the spot where it last saw the human; (6) move towards the place of the most shots or equivalent noise up to 24 in away; (7) move in the direction it faces.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Priority 1: a feasting zombie goes on feasting, even with a human near." },
                Fact { kind: FactKind::Plain, says: "Priority 2: a melee from a previous turn is continued." },
                Fact { kind: FactKind::Boundary, says: "Priority 3: 6 in or less from a human it can contact, it charges." },
                Fact { kind: FactKind::Plain, says: "Priority 4: with LOS to a human it moves towards it at full distance." },
                Fact { kind: FactKind::Exception, says: "Priority 5: a human seen when last active but not now: it moves to the spot where it last saw it." },
                Fact { kind: FactKind::Limit, says: "Priority 6: it moves towards the place of the most shots or noise up to 24 in away." },
                Fact { kind: FactKind::Plain, says: "Priority 7: it moves in the direction it faces." },
                Fact { kind: FactKind::Limit, says: "Noise counts since the zombies last activated, summed per source (within 3 in of each other one); ties nearest." },
                Fact { kind: FactKind::Boundary, says: "A downed human within 12 in and LOS comes after melee and before charging." },
                Fact { kind: FactKind::Plain, says: "A zombie sees like a human: front 180 degrees, same light and blocking; one in contact with a human has LOS." },
                Fact { kind: FactKind::Exception, says: "Doors are used only when a human, last-seen spot or noise lies beyond." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.act-dead-end",
            section: "p. 48, Actions",
            layer: Layer::Battle,
            optional: false,
            text: "A zombie moving in its facing direction that meets a dead end (building, table edge) turns to the left (1-3) or right (4-6).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "At a dead end (building, table edge) it turns left on 1-3, right on 4-6." },
                Fact { kind: FactKind::Plain, says: "At a dead end a zombie turns 90 degrees and finishes its distance; blocked too, it turns the other way." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.act-never-breaks-off",
            section: "p. 48, Actions",
            layer: Layer::Battle,
            optional: false,
            text: "Zombies never try to break off a melee.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Zombies never try to break off." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.act-charge",
            section: "p. 48, Actions",
            layer: Layer::Battle,
            optional: false,
            text: "A charging zombie halts 3 in short of the human; there the Charge into Melee Test is taken.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A charging zombie halts 3 in short of the human; the test is taken there." },
                Fact { kind: FactKind::Boundary, says: "A zombie that starts within 3 in tests where it stands." },
                Fact { kind: FactKind::Exception, says: "A charging zombie needs LOS and a path no longer than its allowance (6 in; 4 in in buildings or woods; door 2 in)." },
                Fact { kind: FactKind::Exception, says: "A zombie that walks towards a human from beyond 6 in stops 1.5 in short: contact only by a charge." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.feast-attract",
            section: "p. 48, Zombie Feasting",
            layer: Layer::Battle,
            optional: false,
            text: "A zombie that is not in melee, within 12 in of and with LOS to a Stunned, OOF or freshly OD human moves towards the closest one. Fresh means the zombies saw the human die.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A zombie not in melee, within 12 in and LOS of a Stunned, OOF or fresh OD human moves to the closest one." },
                Fact { kind: FactKind::Plain, says: "Fresh means the zombies saw the human die." },
                Fact { kind: FactKind::Exception, says: "A zombie in contact with a standing human does not go." },
                Fact { kind: FactKind::Exception, says: "The zombie goes even past standing humans that are not in contact with it." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.feast-duration",
            section: "p. 48, Zombie Feasting",
            layer: Layer::Battle,
            optional: false,
            text: "As soon as one zombie has reached the downed human 1d6 is rolled: the feast lasts that many turns, counted down each turn. Any number of zombies may join.",
            facts: &[
                Fact { kind: FactKind::Order, says: "When the first zombie reaches the body 1d6 is rolled: the feast lasts that many turns." },
                Fact { kind: FactKind::Plain, says: "The counter drops by 1 at the end of each turn, the turn of arrival included." },
                Fact { kind: FactKind::Exception, says: "Any number of zombies may join; latecomers do not roll again." },
                Fact { kind: FactKind::Exception, says: "A Stunned or OOF human feasted on is OD, cannot be saved and does not turn." },
                Fact { kind: FactKind::Exception, says: "The feast does not begin in the activation in which that zombie knocked the human down." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.feast-end",
            section: "p. 48, Zombie Feasting",
            layer: Layer::Battle,
            optional: false,
            text: "After the last turn of a feast each zombie moves off in a random direction of the clock face.",
            facts: &[
                Fact { kind: FactKind::Order, says: "After the last turn each zombie moves off in its own random clock direction." },
                Fact { kind: FactKind::Exception, says: "Dispersed zombies do not return to that body." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.move",
            section: "p. 48, Movement",
            layer: Layer::Battle,
            optional: false,
            text: "Zombies always move their full distance of 6 in. They cannot Fast Move.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Zombies always move their full 6 in." },
                Fact { kind: FactKind::Exception, says: "Zombies cannot Fast Move." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.move-knocked-down",
            section: "p. 48, Movement",
            layer: Layer::Battle,
            optional: false,
            text: "A knocked down zombie stands up on its next activation, faces the nearest human and may not move in that activation.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A knocked down zombie stands up on its next activation and faces the nearest human." },
                Fact { kind: FactKind::Exception, says: "A zombie that stands up may not move in that activation." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.move-doors",
            section: "p. 48, Movement",
            layer: Layer::Battle,
            optional: false,
            text: "Zombies enter and leave buildings only through doors, at a cost of 2 in. A locked door is treated as a barricade to be destroyed.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Zombies enter and leave buildings only through doors, at 2 in." },
                Fact { kind: FactKind::Limit, says: "A locked door is treated as a barricade to be destroyed: up to three zombies, one roll per activation." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.move-windows",
            section: "p. 48, Movement",
            layer: Layer::Battle,
            optional: false,
            text: "Zombies break through and pass only door-size windows. Smaller ones they cannot pass, only reach through: two zombies at most at one time, who may melee a person at that window.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Zombies break through only door-size windows." },
                Fact { kind: FactKind::Limit, says: "At a smaller window at most two at a time reach through and may melee a person at it." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.move-building",
            section: "p. 48, Movement",
            layer: Layer::Battle,
            optional: false,
            text: "Inside a building a zombie moves 4 in per activation.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Inside a building a zombie moves 4 in." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.move-woods",
            section: "p. 48, Movement",
            layer: Layer::Battle,
            optional: false,
            text: "In woods a zombie moves 4 in per activation.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "In woods a zombie moves 4 in." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.move-water",
            section: "p. 48, Movement",
            layer: Layer::Battle,
            optional: false,
            text: "In water a zombie walks on the bottom at 4 in per turn, keeping its direction. Noise and gunfire do not attract it; humans in the water do. It leaves the water only where the bottom slopes up; in a pool it stays on the bottom. A net, rope or anchor chain lets it climb to the surface in one turn of activation.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "In water it walks on the bottom at 4 in, keeping its direction." },
                Fact { kind: FactKind::Exception, says: "Noise and gunfire do not attract it; humans in the water do." },
                Fact { kind: FactKind::Exception, says: "A zombie leaves the water only where the bottom slopes up; in a pool it stays." },
                Fact { kind: FactKind::Plain, says: "A net, rope or anchor chain lets it reach the surface in one activation." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.no-reactions",
            section: "p. 49, Reactions",
            layer: Layer::Battle,
            optional: false,
            text: "Zombies take no Reaction Tests.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Zombies take no Reaction Tests." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.no-insight",
            section: "p. 49, In Sight",
            layer: Layer::Battle,
            optional: false,
            text: "Zombies neither trigger nor take In Sight Tests.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Zombies neither trigger nor take In Sight Tests." },
                Fact { kind: FactKind::Exception, says: "Fire at zombies is answered by no test at all, and active fire at them is free at any time in the activation." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.zed-when",
            section: "p. 49, Zed or No Zed?",
            layer: Layer::Battle,
            optional: false,
            text: "A human takes Zed or No Zed? the very first time it is within 6 in of a zombie. Once taken, it is never taken again by that character.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Taken the very first time a human is within 6 in of a zombie." },
                Fact { kind: FactKind::Exception, says: "Once taken it is never taken again by that character, whatever the result or Encounter." },
                Fact { kind: FactKind::Exception, says: "Zed or No Zed? is taken the moment LOS and 6 in are met, whoever moved; in an In Sight after its last action." },
                Fact { kind: FactKind::Exception, says: "On pass 1 or 0 the nearest such zombie charges at once, even out of its phase, unless prone, feasting or blocked." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.feast-test-when",
            section: "p. 49, See the Feast",
            layer: Layer::Battle,
            optional: false,
            text: "A human takes See the Feast when it sees a zombie feast within 6 in for the very first time. One that does not pass takes it again whenever the conditions recur.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Taken when a human sees a feast within 6 in for the very first time." },
                Fact { kind: FactKind::Exception, says: "A human that does not pass See the Feast (pass 0) takes it again whenever the conditions recur." },
                Fact { kind: FactKind::Plain, says: "See the Feast interrupts the human's move." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.no-cover",
            section: "p. 49, Line of Sight",
            layer: Layer::Table,
            optional: false,
            text: "Zombies never count cover on the Ranged Combat Table. LOS to them is still needed.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Zombies never count cover on the Ranged Combat Table." },
                Fact { kind: FactKind::Plain, says: "LOS to them is still needed." },
                Fact { kind: FactKind::Plain, says: "Other reasons (prone, second target, Rush Shot) still make 8 or 9 miss." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.damage",
            section: "p. 49, Determining Damage; p. 50, How to Melee",
            layer: Layer::Table,
            optional: false,
            text: "Damage to a zombie, from fire or melee: OD is OD; OOF counts as OD; knocked down puts it on the ground, not Stunned, without a Recover From Knock Down Test. It gets up when next active, which costs its whole move, and goes on with its melee if the human is still there.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "OOF counts as OD." },
                Fact { kind: FactKind::Exception, says: "Knocked down: on the ground, not Stunned, no Recover From Knock Down Test." },
                Fact { kind: FactKind::Plain, says: "Getting up when next active costs its whole move; it goes on with its melee if the human is still there." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.no-knock-down",
            section: "p. 49, No Knock Down",
            layer: Layer::Table,
            optional: false,
            text: "A zombie hit by an Impact 1 ranged weapon without an OD or OOF result is not knocked down and continues its movement. Melee is not affected.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A zombie hit by an Impact 1 ranged weapon without OD or OOF is not knocked down and moves on." },
                Fact { kind: FactKind::Exception, says: "Several such hits do not add up." },
                Fact { kind: FactKind::Exception, says: "No Knock Down concerns ranged weapons only: a melee win with Impact 1 knocks it down." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.easy-to-kill",
            section: "p. 49-50, Easy to Kill Rule",
            layer: Layer::Table,
            optional: false,
            text: "Fire at a zombie, except by a shooter who is being charged, uses the shooter's Rep in place of the weapon's Impact: damage die equal to or lower than Rep, OD; higher, knocked down.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Fire at a zombie uses the shooter's Rep in place of Impact: damage die up to Rep is OD." },
                Fact { kind: FactKind::Boundary, says: "Higher than Rep: knocked down." },
                Fact { kind: FactKind::Exception, says: "Easy to Kill does not apply if the shooter is being charged: then the weapon's Impact counts." },
                Fact { kind: FactKind::Exception, says: "With an Impact 1 weapon a die above Rep leaves it unaffected, not knocked down." },
                Fact { kind: FactKind::Exception, says: "Easy to Kill is for fire only, not melee." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.pop-the-weasel",
            section: "p. 50, Auto-Kill",
            layer: Layer::Battle,
            optional: false,
            text: "An active human adjacent to and behind a zombie, or adjacent to a prone zombie, may pop the weasel: fire the minimum number of dice the weapon allows; the zombie is OD automatically; 1s count for Tight Ammo. Instead it may fight a round of melee in which the zombie does not fight back. Either way the human may complete its remaining movement.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A human in its activation may pop a zombie next to it that shows its back, or one that lies prone." },
                Fact { kind: FactKind::Limit, says: "Popping by gun fires the weapon's minimum number of dice; the zombie is OD automatically." },
                Fact { kind: FactKind::Plain, says: "1s count for Tight Ammo." },
                Fact { kind: FactKind::Limit, says: "The shotgun's minimum is 3 dice." },
                Fact { kind: FactKind::Exception, says: "Instead it may fight a round of melee in which the zombie does not fight back." },
                Fact { kind: FactKind::Plain, says: "Either way the human may complete its remaining movement." },
                Fact { kind: FactKind::Limit, says: "By gun it is the active fire, with noise for each die; one attempt per activation in all." },
                Fact { kind: FactKind::Plain, says: "By melee the damage roll decides, so it may merely knock the zombie down." },
                Fact { kind: FactKind::Plain, says: "A feasting zombie may be popped from behind; it faces the body." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.charge-pass-one",
            section: "p. 50, Charge Into Melee",
            layer: Layer::Table,
            optional: false,
            text: "A zombie rolls no dice in the Charge into Melee Test, charging or charged: it always counts as passing 1d6.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A zombie rolls no dice in the charge test: it always counts as passing 1d6." },
                Fact { kind: FactKind::Plain, says: "Charging and charged alike." },
                Fact { kind: FactKind::Limit, says: "A charged human with pass 2 or more spreads up to its full TR over the chargers." },
                Fact { kind: FactKind::Exception, says: "A charged human with pass 0 may not fire and is Unarmed in the first round against each charger." },
                Fact { kind: FactKind::Exception, says: "A charged human with pass 1 fires one shot at each charger, in total not more than its TR." },
                Fact { kind: FactKind::Order, says: "A feasting zombie may be charged (it passes 1d6) and then stops feasting." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.infection-test",
            section: "p. 50, Harry, Are You Okay?",
            layer: Layer::Table,
            optional: false,
            text: "A human Stunned or made OOF in melee with a zombie tests for infection the next time it activates: 1d6 + Rep. 9 or more: unharmed. 8 or less: infected, it will turn into a zombie.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A human Stunned or made OOF in melee with a zombie tests the next time it activates: 1d6 + Rep." },
                Fact { kind: FactKind::Boundary, says: "9 or more: unharmed. 8 or less: infected." },
                Fact { kind: FactKind::Exception, says: "Knocked down but Carry On: no test." },
                Fact { kind: FactKind::Limit, says: "If the Encounter ends first the test is rolled at once; an infected character is lost before recovery." },
                Fact { kind: FactKind::Exception, says: "OD humans never turn." },
                Fact { kind: FactKind::Limit, says: "One test per melee loss; an OOF figure activates for it with its group or own Rep." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.infection-turning",
            section: "p. 50, Harry, Are You Okay?",
            layer: Layer::Table,
            optional: false,
            text: "Once infected, roll 1d6 each further time the character activates. If the score is equal to or lower than the number of such rolls made so far (this one included) the transformation is complete and the character functions as a zombie from then on. The infection test itself does not count as a roll.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Once infected 1d6 each further activation: equal to or lower than the number of such rolls so far turns it." },
                Fact { kind: FactKind::Plain, says: "The current roll counts in that number." },
                Fact { kind: FactKind::Exception, says: "The infection test itself does not count as a roll." },
                Fact { kind: FactKind::Plain, says: "A turned character stands up as a Rep 3 zombie at its spot, activating from the next turn on." },
                Fact { kind: FactKind::Exception, says: "There is no cure." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.vehicle-charge",
            section: "p. 50, Melee With Vehicles",
            layer: Layer::Battle,
            optional: false,
            text: "Zombies within 6 in of a vehicle that can contact it with their normal move charge it. For the passengers the Charge into Melee Test is the ordinary one, for the driver it is that of the vehicle rules.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Zombies within 6 in of a vehicle that can contact it with their normal move charge it." },
                Fact { kind: FactKind::Plain, says: "Passengers take the ordinary charge test, the driver that of the vehicle rules." },
                Fact { kind: FactKind::Limit, says: "The driver rolls once against all zombies concerned, each counting as 1d6." },
                Fact { kind: FactKind::Limit, says: "Driver pass 1 or more: one Bash together; pass 0: they jump on, two to a window at most." },
                Fact { kind: FactKind::Plain, says: "Against a slow vehicle the test is taken 1 in short, with the occupant each zombie can reach." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.vehicle-bash",
            section: "p. 50, Melee With Vehicles",
            layer: Layer::Table,
            optional: false,
            text: "Zombies that contact a vehicle moving over 6 in cause one Bash: the zombies roll the sum of their Bash Values (1 each) together. To read the result compare the vehicle's Bash Value with that of a single zombie (1), not with the sum.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Zombies that contact a vehicle moving over 6 in cause one Bash with the sum of their values (1 each)." },
                Fact { kind: FactKind::Exception, says: "To read the result the vehicle's value is compared with a single zombie's 1, not the sum." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.vehicle-run-down",
            section: "p. 51, Melee With Vehicles example",
            layer: Layer::Battle,
            optional: false,
            text: "A vehicle driven through spread-out zombies completes its whole move; count every zombie on its path, and resolve one Bash against all of them at the last one.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A vehicle driven through spread-out zombies completes its whole move." },
                Fact { kind: FactKind::Order, says: "Every zombie on the path counts in one Bash, resolved at the last one." },
                Fact { kind: FactKind::Exception, says: "With 0d6 passed by the driver each zombie dodges 3 in and falls, and there is no Bash." },
                Fact { kind: FactKind::Plain, says: "Every zombie whose body touches the area swept by the footprint is on the path." },
            ],
        },
        LedgerEntry {
            id: "ffo.zombie.vehicle-slow",
            section: "p. 50-51, Melee With Vehicles",
            layer: Layer::Battle,
            optional: false,
            text: "Against a vehicle moving under 6 in the charging zombies stop 1 in short of contact.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Against a vehicle moving under 6 in the zombies stop 1 in short of contact; no Bash is rolled." },
                Fact { kind: FactKind::Boundary, says: "Exactly 6 in and standing still count as under 6 in." },
                Fact { kind: FactKind::Limit, says: "The charge test is taken there; survivors melee the occupant through the window, two per window." },
            ],
        },
        LedgerEntry {
            id: "ffo.play.solo",
            section: "p. 51, Solo",
            layer: Layer::Setup,
            optional: false,
            text: "Solo: one player runs his Star and band. Zombies, PEFs, NPCs and the story are run by the tables and the dice. No other person is needed.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Solo play needs exactly one player, who controls his Star and his band." },
                Fact { kind: FactKind::Exception, says: "Zombies, PEFs and NPCs are run by tables and dice, not by the player." },
            ],
        },
        LedgerEntry {
            id: "ffo.play.same-side",
            section: "p. 51, Same Side; p. 1",
            layer: Layer::Setup,
            optional: false,
            text: "Same side: any number of players, each with his own Star (and band), play together against the game. The tables run the opposition exactly as in solo play; a player may be asked to throw the dice for zombies and hostile humans.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Any number of players may play on the same side, each with his own Star and band." },
                Fact { kind: FactKind::Plain, says: "The opposition follows the same tables as in solo play, whatever the number of players." },
                Fact { kind: FactKind::Exception, says: "A player may throw the dice for zombies and hostile humans, but does not decide for them." },
            ],
        },
        LedgerEntry {
            id: "ffo.play.head-to-head",
            section: "p. 51, Head to Head",
            layer: Layer::Setup,
            optional: false,
            text: "Head to head: players take opposite sides of an Encounter. Recommended form: each player runs his own band in the same Encounter with the same goal, against a non-player enemy and against each other.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Head to head puts the players on opposite sides of one Encounter." },
                Fact { kind: FactKind::Plain, says: "Recommended form: each player leads a band with the same goal, against an NPC enemy and against each other." },
            ],
        },
        LedgerEntry {
            id: "ffo.play.campaign-link",
            section: "p. 51, Campaigns",
            layer: Layer::Campaign,
            optional: false,
            text: "An Encounter is one self-contained game. A campaign carries characters, possessions, the day count, area inventories and relations (friends, enemies) from one Encounter to the next. A single game may be played without any campaign, and any part of the campaign rules may be left out.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Characters, possessions, day count, area stocks and relations carry over to the next Encounter." },
                Fact { kind: FactKind::Exception, says: "A single game may be played without any campaign." },
                Fact { kind: FactKind::Plain, says: "Any part of the campaign rules may be left out." },
            ],
        },
        LedgerEntry {
            id: "ffo.time.timeline",
            section: "p. 51, ATZ Timeline",
            layer: Layer::Campaign,
            optional: false,
            text: "The outbreak has these stages. Days 1-10: isolated attacks, slow official response, Police active. Days 11-20: quarantine, riots, failing power, National Guard deployed. Days 21-30: the Army replaces the National Guard and fails; cities fall, last exodus to the country. Days 30+: urban areas belong to the zombies, a few secured places, lawlessness between them. Day '?': the Lazarus Project fails (background only, no rule). The stage selects the contact table, whether Police arrive, which Mercy modifier applies and which Classes may be recruited.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Days 1-10 form the first stage; the Police are active." },
                Fact { kind: FactKind::Plain, says: "Days 11-20 form the second stage; the National Guard is deployed." },
                Fact { kind: FactKind::Plain, says: "Days 21-30 form the third stage; the Army replaces the National Guard." },
                Fact { kind: FactKind::Plain, says: "Day 30 belongs to the stage 21-30; the stage 30+ starts on Day 31." },
                Fact { kind: FactKind::Plain, says: "The stage selects contact table, Police arrival, Mercy modifier and recruitable Classes." },
                Fact { kind: FactKind::Exception, says: "The Lazarus Project has no game effect." },
            ],
        },
        LedgerEntry {
            id: "ffo.time.role",
            section: "p. 52, Your Role",
            layer: Layer::Campaign,
            optional: false,
            text: "The campaign has no victory condition. The player's tasks: stay alive; recruit and lead a band on Encounters to gather Resources; manage Rep, Skills and possessions of the Star and the Grunts; keep them alive. The campaign lasts as long as the player wants and can be suspended and resumed.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "The campaign has no victory condition and does not end by itself." },
                Fact { kind: FactKind::Exception, says: "A campaign can be suspended and resumed with nothing changed." },
            ],
        },
        LedgerEntry {
            id: "ffo.time.journal",
            section: "p. 52, Character Journal",
            layer: Layer::Campaign,
            optional: false,
            text: "A record is kept for every character: Rep, People Skill, Savvy Skill, Attributes, weapons, what is carried now and what is left at Home.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "For every character Rep, People, Savvy, Attributes and weapons are recorded." },
                Fact { kind: FactKind::Plain, says: "What a character carries now and what he left at Home are recorded apart." },
            ],
        },
        LedgerEntry {
            id: "ffo.time.calendar",
            section: "p. 52, Time in the Campaign",
            layer: Layer::Campaign,
            optional: false,
            text: "Campaign time is counted in months; the first year is Year 1. One Campaign Turn is one month. The first 30 days are the first month and are also counted in days and weeks.",
            facts: &[
                Fact { kind: FactKind::Order, says: "One Campaign Turn is one month; the first year is Year 1." },
                Fact { kind: FactKind::Order, says: "The first 30 days are the first month and are also counted in days and weeks." },
                Fact { kind: FactKind::Order, says: "The weeks of the first month are Days 1-7, 8-14, 15-21 and 22-30." },
                Fact { kind: FactKind::Order, says: "A weekly Encounter is played on the last day of its week: Day 7, 14, 21 or 30." },
                Fact { kind: FactKind::Plain, says: "Week 1 uses Contact Days 1-10, week 2 Days 11-20, weeks 3 and 4 Days 21-30." },
            ],
        },
        LedgerEntry {
            id: "ffo.time.encounters-first-month",
            section: "p. 52, Time in the Campaign",
            layer: Layer::Campaign,
            optional: false,
            text: "In the first 30 days the player has one Encounter per week.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "In the first 30 days one Encounter is allowed per week, four in all." },
                Fact { kind: FactKind::Limit, says: "Steps 1 to 5 of the first Campaign Turn are done once, on Day 1, Food included." },
                Fact { kind: FactKind::Plain, says: "Each of the four weeks has steps 6 to 9 for its one Voluntary Encounter." },
                Fact { kind: FactKind::Exception, says: "Involuntary Encounters do not use up the allowed weekly Encounter." },
                Fact { kind: FactKind::Order, says: "A Robbery of step 3 and an Involuntary Encounter of step 5 are played on the last day of the first week played." },
            ],
        },
        LedgerEntry {
            id: "ffo.time.encounters-later",
            section: "p. 52, Time in the Campaign",
            layer: Layer::Campaign,
            optional: false,
            text: "After the first 30 days the number of Encounters per month (suggested, used as the default) is 3 in an urban area, 2 in a suburban area, 1 in a rural area.",
            facts: &[
                Fact { kind: FactKind::Order, says: "After the first 30 days a month allows 3 Encounters in an urban area." },
                Fact { kind: FactKind::Plain, says: "It allows 2 Encounters a month in a suburban area." },
                Fact { kind: FactKind::Plain, says: "It allows 1 Encounter a month in a rural area." },
                Fact { kind: FactKind::Plain, says: "Staying at Home uses up one of the allowed Encounters." },
                Fact { kind: FactKind::Plain, says: "An Involuntary Encounter, or a Robbery from burglary or theft, uses up none of them." },
            ],
        },
        LedgerEntry {
            id: "ffo.cturn.sequence",
            section: "p. 52, Turn Sequence",
            layer: Layer::Campaign,
            optional: false,
            text: "Each month, in this order: 1 check whether the current area is Fished Out; 2 declare the area you are in or that you travel to another; 3 declare whether you stay at Home; 4 burn one Food for each member of the band; 5 roll for an Involuntary Encounter; 6 roll for Lack of Sleep; 7 play an Encounter; 8 check every band member for increase or decrease of Rep and Skills; 9 every Grunt takes the Keeping It Together Test; 10 play further Encounters if allowed and wanted. Then the calendar advances one month.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Steps in order: Fished Out, area or travel, Home, Food, Involuntary roll, sleep, Encounter, Rep and Skills, Keeping It Together, more." },
                Fact { kind: FactKind::Plain, says: "Step 4 burns one Food for each member of the band." },
                Fact { kind: FactKind::Order, says: "Changes of Rep and Skills come before the Keeping It Together Test." },
                Fact { kind: FactKind::Order, says: "The calendar advances one month after the last Encounter of the turn." },
                Fact { kind: FactKind::Exception, says: "The Fished Out check only reports Resources whose stock is 0; it reduces no stock." },
                Fact { kind: FactKind::Order, says: "The first 30 days are one Campaign Turn." },
            ],
        },
        LedgerEntry {
            id: "ffo.cturn.repeat-per-encounter",
            section: "p. 52, Turn Sequence; p. 58",
            layer: Layer::Campaign,
            optional: false,
            text: "Steps 6 to 9 (Lack of Sleep, the Encounter, changes of Rep and Skills, Keeping It Together) are done for every Encounter of the month, voluntary or involuntary, not once per month.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Lack of Sleep is rolled before every Encounter of the month." },
                Fact { kind: FactKind::Plain, says: "Rep and Skill changes and Keeping It Together follow every Encounter." },
                Fact { kind: FactKind::Plain, says: "This also holds for Involuntary Encounters." },
            ],
        },
        LedgerEntry {
            id: "ffo.cturn.home-checks",
            section: "p. 52, Turn Sequence; p. 58",
            layer: Layer::Campaign,
            optional: false,
            text: "At step 3: if the player does not stay at Home, check for burglary (ffo.home.burglary). If he stays at Home, check for vehicle theft (ffo.home.vehicle-theft).",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Not staying at Home: burglary is checked at step 3." },
                Fact { kind: FactKind::Plain, says: "Staying at Home: vehicle theft is checked at step 3." },
                Fact { kind: FactKind::Exception, says: "One check per Campaign Turn, not one per Encounter." },
                Fact { kind: FactKind::Exception, says: "Staying at Home for only some Encounters of the month counts as not staying: burglary is rolled." },
            ],
        },
        LedgerEntry {
            id: "ffo.area.free-choice",
            section: "p. 53, Areas",
            layer: Layer::Gm,
            optional: false,
            text: "The campaign may be set anywhere. What counts as one area (a city, a town, a state) is the player's choice; distance between areas is not tracked. Only the type of the area (urban, suburban, rural) has rules.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The player decides what counts as one area." },
                Fact { kind: FactKind::Exception, says: "Distance between areas is not tracked and changes no cost." },
                Fact { kind: FactKind::Definition, says: "Only the type urban, suburban or rural has rules." },
            ],
        },
        LedgerEntry {
            id: "ffo.area.travel-vehicle",
            section: "p. 53, Areas; p. 55, Fuel",
            layer: Layer::Campaign,
            optional: false,
            text: "Moving to another area by vehicle burns Fuel equal to the Bash Value of the vehicle, for each vehicle used.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Travel by vehicle burns Fuel equal to the Bash Value, for each vehicle used." },
                Fact { kind: FactKind::Limit, says: "A vehicle pays at least 1 Fuel, also with Bash Value 0." },
                Fact { kind: FactKind::Plain, says: "The travel Fuel also covers the vehicle's use in the new area that month." },
                Fact { kind: FactKind::Exception, says: "Characters without a seat walk and pay the extra Food." },
            ],
        },
        LedgerEntry {
            id: "ffo.area.travel-foot",
            section: "p. 53, Areas",
            layer: Layer::Campaign,
            optional: false,
            text: "Moving to another area on foot burns 1 additional Food for each walking character, on top of the Food of step 4.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A walking character burns 1 extra Food in addition to the 1 of step 4." },
                Fact { kind: FactKind::Exception, says: "Only walkers pay the extra Food, not those who ride." },
                Fact { kind: FactKind::Exception, says: "Who cannot pay the extra Food stays behind." },
                Fact { kind: FactKind::Plain, says: "A Grunt left behind leaves the band with his own Items and goes to the old area's roster as a Friend." },
                Fact { kind: FactKind::Exception, says: "The Star must ride or pay the extra Food, otherwise there is no travel." },
                Fact { kind: FactKind::Order, says: "The extra Food is burned when travel is declared, before the Food of step 4." },
            ],
        },
        LedgerEntry {
            id: "ffo.area.travel-time",
            section: "p. 53, Areas",
            layer: Layer::Campaign,
            optional: false,
            text: "Travel to another area takes one month. The Encounters of that month happen in the area of arrival.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Travel takes one month." },
                Fact { kind: FactKind::Plain, says: "The Encounters of the travel month happen in the area of arrival." },
                Fact { kind: FactKind::Exception, says: "Stock of the new area is rolled on arrival only if the area is new." },
                Fact { kind: FactKind::Limit, says: "Things left at the old Home are diced for once on return: odd is gone." },
            ],
        },
        LedgerEntry {
            id: "ffo.area.urban",
            section: "p. 53, Types of Areas",
            layer: Layer::Setup,
            optional: false,
            text: "Urban: large city, many buildings (multi-storey apartments down to convenience stores), up to 4 + 1d6 vehicles on the table. Base ER 5.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Urban: up to 4 + 1d6 vehicles on the table." },
                Fact { kind: FactKind::Plain, says: "Urban base ER is 5." },
                Fact { kind: FactKind::Order, says: "The dice are rolled and that many vehicles are placed, fewer if the player asks before the game." },
                Fact { kind: FactKind::Plain, says: "Vehicle type by 2d6: 2 ATV, 3 Motorcycle, 4 Sports car, 5/10 SUV, 6/9 Pickup/Van, 7-8 Sedan, 11 RV, 12 Bus or Big Rig." },
                Fact { kind: FactKind::Plain, says: "On vehicle score 12 a further die decides: 1-3 Bus, 4-6 Big Rig." },
                Fact { kind: FactKind::Boundary, says: "A vehicle stands on a random street section, else within 4 inches of a random building." },
            ],
        },
        LedgerEntry {
            id: "ffo.area.suburban",
            section: "p. 53, Types of Areas",
            layer: Layer::Setup,
            optional: false,
            text: "Suburban: satellite community, one and two storey buildings, houses, businesses, box stores. Up to half of the table has buildings; up to 2 + 1d6 vehicles. Base ER 3.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Suburban: up to 2 + 1d6 vehicles." },
                Fact { kind: FactKind::Plain, says: "Suburban base ER is 3." },
                Fact { kind: FactKind::Limit, says: "Buildings have one or two storeys and cover at most half of the table." },
            ],
        },
        LedgerEntry {
            id: "ffo.area.rural",
            section: "p. 53, Types of Areas",
            layer: Layer::Setup,
            optional: false,
            text: "Rural: small towns, roadside diners, truck stops. All buildings have a single storey, very few buildings, up to 1/2d6 vehicles. Base ER 1.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Rural: up to 1/2d6 vehicles (1 to 3)." },
                Fact { kind: FactKind::Plain, says: "Rural base ER is 1." },
                Fact { kind: FactKind::Plain, says: "All rural buildings have a single storey." },
            ],
        },
        LedgerEntry {
            id: "ffo.er.base",
            section: "p. 53, Encounter Rating",
            layer: Layer::Table,
            optional: false,
            text: "The Encounter Rating (ER) is the chance of contact. Original ER: rural 1, suburban 3, urban 5.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Original ER: rural 1, suburban 3, urban 5." },
                Fact { kind: FactKind::Exception, says: "The rural Defining Moment example with ER 3 does not change the rural ER of 1." },
            ],
        },
        LedgerEntry {
            id: "ffo.er.current-and-original",
            section: "pp. 53, 56, 58, 59, 60, 61, 67",
            layer: Layer::Table,
            optional: false,
            text: "During an Encounter the area has an original ER and a current ER that starts equal to it. The current ER is used for PEF Resolution, Defining Moments and the Loot Table. The original ER is used for Random Events. Burglary, vehicle theft and the Involuntary Encounter roll happen between Encounters and use the original ER.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Current ER starts equal to the original ER of the area." },
                Fact { kind: FactKind::Plain, says: "PEF Resolution, Defining Moments and the Loot Table use the current ER." },
                Fact { kind: FactKind::Plain, says: "Random Events use the original ER." },
                Fact { kind: FactKind::Plain, says: "Burglary, vehicle theft and the Involuntary roll use the original ER." },
                Fact { kind: FactKind::Plain, says: "ER changes end with the Encounter; the next one starts from the original ER." },
                Fact { kind: FactKind::Exception, says: "The current ER never goes below 0 and has no maximum." },
                Fact { kind: FactKind::Exception, says: "At current ER 0 no die passes." },
                Fact { kind: FactKind::Boundary, says: "At ER 6 or more both dice pass on PEF Resolution, but a 6 still fails on the Loot Table." },
            ],
        },
        LedgerEntry {
            id: "ffo.er.up-on-pef",
            section: "p. 53, Modifying the ER; p. 61",
            layer: Layer::Battle,
            optional: false,
            text: "Every PEF Resolution (or Defining Moment) that passes exactly 1d6 raises the current ER by 1. It is the rise of ffo.pef.resolution-table, not a second one.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A PEF Resolution that passes exactly 1d6 raises the current ER by 1." },
                Fact { kind: FactKind::Boundary, says: "A Defining Moment that passes exactly 1d6 raises it by 1 as well." },
                Fact { kind: FactKind::Plain, says: "Every such result counts; several rises in one Encounter add up." },
                Fact { kind: FactKind::Plain, says: "Pass 2d6 and pass 0d6 leave the ER unchanged." },
            ],
        },
        LedgerEntry {
            id: "ffo.er.friendly-neutrals",
            section: "p. 53, Modifying the ER",
            layer: Layer::Battle,
            optional: false,
            text: "When, in a later Encounter, the player meets Neutrals he has met before and who were friendly then, he may choose to lower the current ER by 1 (they warn him) or to raise it by 1 (he goes looking for trouble), or leave it. Friends give no such choice on meeting; theirs is the tip of the Friend Interaction.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Meeting Neutrals who were friendly at an earlier meeting lets the player choose ER -1, +1 or no change." },
                Fact { kind: FactKind::Exception, says: "The choice is not given for Neutrals met for the first time." },
                Fact { kind: FactKind::Order, says: "Friendly in the past: still Neutral, and the last meeting ended in pleasantries or in barter that a Meet & Greet brought." },
                Fact { kind: FactKind::Limit, says: "The ER change is offered once per such meeting." },
                Fact { kind: FactKind::Plain, says: "On contact with a Class recorded in that area roll 1d6: 1 is a recorded group at random, else new people." },
                Fact { kind: FactKind::Plain, says: "A group met again keeps its recorded number and stats." },
                Fact { kind: FactKind::Order, says: "The choice is made first, then Neutrals met again take the Meet & Greet as new people do." },
                Fact { kind: FactKind::Exception, says: "Friends give no ER choice on meeting, only the tip of the Friend Interaction." },
                Fact { kind: FactKind::Exception, says: "Only a meeting in a later Encounter counts." },
            ],
        },
        LedgerEntry {
            id: "ffo.er.police-warning",
            section: "p. 64, Meet & Greet, Police",
            layer: Layer::Battle,
            optional: false,
            text: "The Police Meet & Greet result 'player scored same' lowers the current ER by 1 at once. It is the drop of ffo.meet.police-same, not a second one.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Police Meet & Greet with equal successes lowers the current ER by 1 at once." },
            ],
        },
        LedgerEntry {
            id: "ffo.item.definition",
            section: "p. 53, Items",
            layer: Layer::Campaign,
            optional: false,
            text: "There is no money. Everything a character owns and can use is an Item (a weapon, infrared goggles, a house). Resources (Food, Fuel, Luxury, Medical Supply, Weapon, Body Armor) are Items with rules of their own.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "There is no money; everything owned and usable is an Item." },
                Fact { kind: FactKind::Plain, says: "Resources are Food, Fuel, Luxury, Medical Supply, Weapon and Body Armor, each an Item with rules of its own." },
            ],
        },
        LedgerEntry {
            id: "ffo.item.custom",
            section: "p. 54, List of Items",
            layer: Layer::Gm,
            optional: false,
            text: "The book has no item list. The player names an Item, decides how it works in reality and what that is in game terms (for example a targeting device: +1 to hit when shooting), and it works that way. No limit is set on the strength of a custom Item.",
            facts: &[
                Fact { kind: FactKind::Order, says: "The player may name any Item and state its effect in game terms; it then works that way." },
                Fact { kind: FactKind::Exception, says: "No limit is set on a custom Item's strength." },
                Fact { kind: FactKind::Plain, says: "A +1 to hit device adds 1 to the shooting totals of its owner's weapon." },
            ],
        },
        LedgerEntry {
            id: "ffo.item.start-star",
            section: "p. 54, How Do You Get Items?",
            layer: Layer::Setup,
            optional: false,
            text: "At the start of the campaign a Star gets 2 Items per point of Rep (Rep 4: 8 Items).",
            facts: &[
                Fact { kind: FactKind::Limit, says: "A Star starts with 2 Items per point of Rep (Rep 4: 8)." },
                Fact { kind: FactKind::Exception, says: "Only the Star gets starting Items; Grunts bring what their table row lists." },
                Fact { kind: FactKind::Plain, says: "A starting weapon, vehicle, armor, Food or other unit costs one starting Item each, whatever its carrying size." },
                Fact { kind: FactKind::Plain, says: "The Home is free." },
                Fact { kind: FactKind::Limit, says: "A starting vehicle has Bash Value - 1d6 Fuel, minimum 1." },
            ],
        },
        LedgerEntry {
            id: "ffo.item.start-unrecruited",
            section: "p. 54, How Do You Get Items?",
            layer: Layer::Setup,
            optional: false,
            text: "When the first band is formed the Star gets 1 extra Item for every Grunt he could have recruited (one per point of Rep) and did not. He chooses these Items right after the band is formed.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "The Star gets 1 extra Item for each Grunt, up to one per Rep, that he did not recruit for the first band." },
                Fact { kind: FactKind::Exception, says: "Only at the first forming of the band." },
                Fact { kind: FactKind::Order, says: "The extra Items are chosen right after the band is formed." },
            ],
        },
        LedgerEntry {
            id: "ffo.item.swap-with-grunt",
            section: "p. 54, How Do You Get Items?",
            layer: Layer::Campaign,
            optional: false,
            text: "Once per month the Star may exchange one of his Items for one Item of one of his Grunts.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Once per month the Star may exchange one of his Items for one Item of a Grunt." },
                Fact { kind: FactKind::Exception, says: "One swap a month in all, not one per Grunt." },
                Fact { kind: FactKind::Exception, says: "The swap is one for one and needs no People Challenge." },
                Fact { kind: FactKind::Plain, says: "The Star may give Items to Grunts freely at any time." },
                Fact { kind: FactKind::Exception, says: "The Star cannot take a Grunt's Items otherwise." },
                Fact { kind: FactKind::Plain, says: "Finds from searching or from beaten characters are assigned by the player." },
            ],
        },
        LedgerEntry {
            id: "ffo.item.sources",
            section: "p. 54, How Do You Get Items?",
            layer: Layer::Campaign,
            optional: false,
            text: "Other sources of Items: bartering with characters outside the band during an Encounter; wages or gifts from other characters; finding them or taking them from characters during an Encounter.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Items also come from barter outside the band during an Encounter." },
                Fact { kind: FactKind::Definition, says: "Items also come as wages or gifts and by finding or taking them during an Encounter." },
            ],
        },
        LedgerEntry {
            id: "ffo.item.loss",
            section: "p. 54, How Do You Lose Items?",
            layer: Layer::Campaign,
            optional: false,
            text: "Items are lost when someone takes them during an Encounter (usually when the owner is Out of the Fight), when the Home is robbed, or when the owner dies.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Items are lost when taken in an Encounter, when the Home is robbed, or when the owner dies." },
            ],
        },
        LedgerEntry {
            id: "ffo.carry.hands",
            section: "p. 54, What Can I Carry?",
            layer: Layer::Table,
            optional: false,
            text: "An Item used with one hand counts as 1 for carrying, an Item used with two hands as 2 (a shotgun is 2; knife, pistol, gas mask and each Food unit are 1).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "An Item used with one hand counts 1 for carrying." },
                Fact { kind: FactKind::Plain, says: "An Item used with two hands counts 2." },
                Fact { kind: FactKind::Plain, says: "Each Food unit counts 1." },
                Fact { kind: FactKind::Plain, says: "Size 1: pistols, BAP, MP, BAMP, one-hand melee weapons, Food, Fuel, Luxury, Medical Supply, other Items." },
                Fact { kind: FactKind::Exception, says: "Size 2: AR, BAR, SAR, Shotgun, SMG, SAW, two-hand melee weapons, chainsaw, Body Armor not worn." },
                Fact { kind: FactKind::Plain, says: "Worn Body Armor counts 0." },
            ],
        },
        LedgerEntry {
            id: "ffo.carry.limit",
            section: "p. 54, What Can I Carry?; p. 55",
            layer: Layer::Table,
            optional: false,
            text: "A character carries up to 2 x Rep in Items without penalty.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A character carries up to 2 x Rep without penalty; exactly 2 x Rep is allowed." },
                Fact { kind: FactKind::Plain, says: "The current Rep counts, lowered by hunger or Lack of Sleep." },
                Fact { kind: FactKind::Order, says: "Lack of Sleep is rolled before loads are chosen." },
                Fact { kind: FactKind::Limit, says: "An adrenaline rush restores the carrying limit too." },
            ],
        },
        LedgerEntry {
            id: "ffo.carry.free-items",
            section: "p. 54, What Can I Carry?",
            layer: Layer::Table,
            optional: false,
            text: "Clothing and personal Items that fit in a pocket do not count against the limit.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Clothing does not count against the limit." },
                Fact { kind: FactKind::Exception, says: "Personal Items that fit in a pocket do not count against the limit." },
            ],
        },
        LedgerEntry {
            id: "ffo.carry.pack",
            section: "p. 54, What Can I Carry?",
            layer: Layer::Table,
            optional: false,
            text: "A pack or duffle bag holds Items up to 2 x the character's Rep, counted by carrying size. The pack counts as 2 Items for carrying, whatever is inside; the contents do not count.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "A pack holds Items up to 2 x the character's Rep, counted by carrying size." },
                Fact { kind: FactKind::Plain, says: "The pack counts as 2 for carrying, whatever is inside." },
                Fact { kind: FactKind::Limit, says: "One pack per character." },
                Fact { kind: FactKind::Exception, says: "Weapons in a pack cannot be used until taken out, which costs one activation." },
            ],
        },
        LedgerEntry {
            id: "ffo.carry.cart-find",
            section: "p. 54, What Can I Carry?",
            layer: Layer::Table,
            optional: false,
            text: "A shopping cart can be found at a store on (1-3).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A store has a shopping cart on 1-3 of 1d6." },
            ],
        },
        LedgerEntry {
            id: "ffo.carry.cart-capacity",
            section: "p. 54, What Can I Carry?",
            layer: Layer::Table,
            optional: false,
            text: "A shopping cart carries up to 24 Items, counted by carrying size, which do not count against the pusher's own limit.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "A cart carries up to 24 Items, counted by carrying size (12 shotguns fill it)." },
                Fact { kind: FactKind::Exception, says: "The cart's contents do not count against the pusher's own limit." },
            ],
        },
        LedgerEntry {
            id: "ffo.carry.cart-movement",
            section: "p. 54, What Can I Carry?",
            layer: Layer::Battle,
            optional: false,
            text: "Normal movement with a shopping cart is 2 inches less, and only 1d6 is rolled for the Fast Move Test.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A character pushing a cart has 2 inches less normal movement." },
                Fact { kind: FactKind::Exception, says: "With a cart only 1d6 is rolled for the Fast Move Test." },
                Fact { kind: FactKind::Exception, says: "Cart and twisted ankle (2 inches each) are subtracted first, then greed halves, without rounding." },
                Fact { kind: FactKind::Exception, says: "Several limits to 1d6 on Fast Move do not stack." },
                Fact { kind: FactKind::Exception, says: "A cart cannot be pushed up or down floors, nor while carrying wounded." },
            ],
        },
        LedgerEntry {
            id: "ffo.carry.cart-flip",
            section: "p. 54, What Can I Carry?",
            layer: Layer::Battle,
            optional: false,
            text: "If the Fast Move die shows 6 the cart flips and spills everything. Afterwards up to 6 Items (by carrying size) can be put back per activation.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "If the Fast Move die shows 6 the cart flips and spills everything." },
                Fact { kind: FactKind::Exception, says: "It flips on 6 even where Rep 6 or more makes the 6 a pass." },
                Fact { kind: FactKind::Limit, says: "Up to 6 spilled Items, counted by carrying size, can be put back per activation." },
            ],
        },
        LedgerEntry {
            id: "ffo.carry.vehicle",
            section: "p. 54, What Can I Carry?",
            layer: Layer::Table,
            optional: false,
            text: "An Item that can carry its owner (a vehicle) never counts against the limit. It holds Items up to twice the number of occupants it can seat (default), counted by carrying size; Fuel in its tank is no load. If the vehicle is lost the Items inside and the Fuel in its tank are lost too.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A vehicle never counts against its owner's limit." },
                Fact { kind: FactKind::Limit, says: "A vehicle holds Items, counted by carrying size, up to twice the number of occupants it can seat." },
                Fact { kind: FactKind::Plain, says: "If the vehicle is lost the Items inside are lost too." },
                Fact { kind: FactKind::Exception, says: "Fuel in the tank is no load." },
                Fact { kind: FactKind::Limit, says: "A tank holds Fuel up to the Bash Value, at least 1; more Fuel is load of size 1 each." },
            ],
        },
        LedgerEntry {
            id: "ffo.carry.choose-load",
            section: "p. 54, What Can I Carry?",
            layer: Layer::Setup,
            optional: false,
            text: "A character may own any number of Items. Before each Encounter the player chooses what every band member carries; the rest stays at Home or in a vehicle.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A character may own any number of Items." },
                Fact { kind: FactKind::Order, says: "Before each Encounter the player chooses each member's load; the rest stays at Home or in a vehicle." },
            ],
        },
        LedgerEntry {
            id: "ffo.carry.greed-triple",
            section: "p. 55, Consequences of Greed",
            layer: Layer::Battle,
            optional: false,
            text: "Carrying more than 2 x Rep and up to 3 x Rep: the character rolls only 1d6 for the Fast Move Test.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Above 2 x Rep up to and including 3 x Rep: only 1d6 for the Fast Move Test." },
                Fact { kind: FactKind::Exception, says: "In this band normal movement is not reduced." },
            ],
        },
        LedgerEntry {
            id: "ffo.carry.greed-over-triple",
            section: "p. 55, Consequences of Greed",
            layer: Layer::Battle,
            optional: false,
            text: "Carrying more than 3 x Rep: movement is halved and Fast Move is not allowed.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Above 3 x Rep movement is halved." },
                Fact { kind: FactKind::Exception, says: "Above 3 x Rep Fast Move is not allowed." },
            ],
        },
        LedgerEntry {
            id: "ffo.resource.kinds",
            section: "p. 55, Resources",
            layer: Layer::Campaign,
            optional: false,
            text: "The Resources are Food, Fuel, Luxury Items, Medical Supplies, Weapons and Body Armor. They are found, taken, bartered and carried like Items.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "There are six Resources: Food, Fuel, Luxury, Medical Supply, Weapon, Body Armor." },
            ],
        },
        LedgerEntry {
            id: "ffo.resource.food-burn",
            section: "p. 55, Food; p. 52 step 4",
            layer: Layer::Campaign,
            optional: false,
            text: "At the start of each month one Food unit is burned per character so that he functions at his Rep.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each character burns one Food at the start of each month." },
                Fact { kind: FactKind::Order, says: "A Grunt eats his own Food first, then what the Star gives him." },
                Fact { kind: FactKind::Order, says: "A character recruited during the month first eats at the next start of a month." },
                Fact { kind: FactKind::Exception, says: "A month with not even half a ration counts as two months of half rations: Rep -2." },
                Fact { kind: FactKind::Exception, says: "It adds up with hungry months in a row: half rations, then nothing, is -3; nothing twice is -4." },
            ],
        },
        LedgerEntry {
            id: "ffo.resource.food-half-rations",
            section: "p. 55, Food",
            layer: Layer::Campaign,
            optional: false,
            text: "In need, two characters may live on one Food unit (half rations). Each month in a row that begins on half rations takes 1 from the Rep of both, cumulatively.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Two characters may share one Food unit; both lose 1 Rep." },
                Fact { kind: FactKind::Plain, says: "Each further consecutive month that starts on half rations takes another 1." },
                Fact { kind: FactKind::Plain, says: "The player decides who is on full and who on half rations." },
                Fact { kind: FactKind::Exception, says: "Half rations go by pairs; an odd one left needs a whole unit or gets nothing." },
                Fact { kind: FactKind::Exception, says: "Hunger never lowers Rep below 1." },
                Fact { kind: FactKind::Exception, says: "At Rep 1 through hunger, again getting nothing makes him Obviously Dead." },
                Fact { kind: FactKind::Exception, says: "Hunger lowers Rep only; a Skill above the lowered Rep counts as that Rep while hunger lasts." },
                Fact { kind: FactKind::Exception, says: "Lack of Sleep is taken from the hungry Rep, floor 1; adrenaline removes only the sleep loss." },
            ],
        },
        LedgerEntry {
            id: "ffo.resource.food-no-midmonth-relief",
            section: "p. 55, Food",
            layer: Layer::Campaign,
            optional: false,
            text: "Food found during the month does not lift the reduction in that month; the lowered Rep stays until the next start of a month.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Food found during the month does not lift the hunger loss in that month." },
                Fact { kind: FactKind::Order, says: "The lowered Rep holds until the next start of a month." },
            ],
        },
        LedgerEntry {
            id: "ffo.resource.food-restore",
            section: "p. 55, Food",
            layer: Layer::Campaign,
            optional: false,
            text: "At the first month on full rations the Rep returns to its normal value at once, however many points had been lost to hunger.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "The first month on full rations restores the normal Rep in full at once." },
            ],
        },
        LedgerEntry {
            id: "ffo.resource.fuel-month",
            section: "p. 55, Fuel",
            layer: Layer::Campaign,
            optional: false,
            text: "One Fuel unit powers one vehicle of any size for one whole month inside the same area. It is burned the first time in the month the player says the vehicle is used.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "One Fuel powers one vehicle of any size for the whole month inside one area." },
                Fact { kind: FactKind::Order, says: "It is burned at the first use of the vehicle that month." },
            ],
        },
        LedgerEntry {
            id: "ffo.resource.fuel-siphon",
            section: "p. 55, Fuel",
            layer: Layer::Battle,
            optional: false,
            text: "Fuel can be moved from one vehicle to another. A character who spends one uninterrupted turn of activation next to a vehicle that has Fuel collects 1 Fuel unit. Only one character at a time can siphon from a vehicle.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "One whole uninterrupted activation next to a vehicle with Fuel brings 1 Fuel." },
                Fact { kind: FactKind::Exception, says: "Only one character at a time can siphon from a vehicle." },
                Fact { kind: FactKind::Limit, says: "Each unit from an ownerless vehicle reduces the area's Fuel stock by 1 (minimum 0)." },
                Fact { kind: FactKind::Exception, says: "At Fuel stock 0 nothing more can be siphoned from ownerless vehicles." },
                Fact { kind: FactKind::Exception, says: "Fuel of the player's own and of characters' vehicles is not stock." },
            ],
        },
        LedgerEntry {
            id: "ffo.resource.fuel-found",
            section: "p. 55, Fuel",
            layer: Layer::Table,
            optional: false,
            text: "A found vehicle that has Fuel holds its Bash Value minus 1d6 Fuel units, never less than 1.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A found vehicle that has Fuel holds Bash Value - 1d6 units." },
                Fact { kind: FactKind::Exception, says: "A found vehicle that has Fuel never holds less than 1 unit." },
                Fact { kind: FactKind::Plain, says: "Units left in the tank of an ownerless vehicle driven off the table reduce the stock too." },
                Fact { kind: FactKind::Plain, says: "A vehicle found while the Fuel stock is 0 has an empty tank." },
            ],
        },
        LedgerEntry {
            id: "ffo.resource.fuel-barter",
            section: "p. 55, Fuel and Luxury Items",
            layer: Layer::Table,
            optional: false,
            text: "In barter, Fuel has the value of a Luxury Item towards somebody who owns a vehicle and the value of an ordinary Item towards everybody else.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Towards somebody who owns a vehicle Fuel has the value of a Luxury Item (2)." },
                Fact { kind: FactKind::Plain, says: "Towards everybody else Fuel has the value of an ordinary Item (1)." },
                Fact { kind: FactKind::Exception, says: "The other party's vehicle decides, not the barterer's own." },
            ],
        },
        LedgerEntry {
            id: "ffo.resource.luxury",
            section: "p. 55, Luxury Items",
            layer: Layer::Table,
            optional: false,
            text: "A Luxury Item is anything wanted that is not a Weapon, Food, Body Armor or Medical Supply (drink, toilet paper, cigarettes). Its value is that of two non-Luxury Items.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A Luxury Item is anything wanted except Weapon, Food, Body Armor or Medical Supply." },
                Fact { kind: FactKind::Exception, says: "In exchange a Luxury Item has the value of two others that are no Luxury Items." },
            ],
        },
        LedgerEntry {
            id: "ffo.resource.medical",
            section: "p. 55, Medical Supplies; p. 34",
            layer: Layer::Table,
            optional: false,
            text: "One Medical Supply used on an Out of the Fight character gives +1d6 on his After the Battle Recovery Test. It is used up whatever the outcome: also if the test would have been passed without it, and also if the test fails in spite of it. It combines with Medic Dice.",
            facts: &[
                Fact { kind: FactKind::Order, says: "One Medical Supply used on an Out of the Fight character gives +1d6 on his After the Battle Recovery Test." },
                Fact { kind: FactKind::Plain, says: "It is used up whatever the outcome." },
                Fact { kind: FactKind::Plain, says: "A Medical Supply combines with Medic Dice." },
                Fact { kind: FactKind::Limit, says: "One Medical Supply per Recovery Test." },
            ],
        },
        LedgerEntry {
            id: "ffo.resource.weapons",
            section: "p. 55, Weapons",
            layer: Layer::Campaign,
            optional: false,
            text: "A found or taken weapon is always loaded and ready for immediate use, also if its owner had run out of ammo.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "A found or taken weapon is loaded and ready at once, also if its owner had run out of ammo." },
                Fact { kind: FactKind::Boundary, says: "A weapon handed over inside the band, or one's own picked up again, keeps its state." },
            ],
        },
        LedgerEntry {
            id: "ffo.resource.armor-effect",
            section: "p. 56, Body Armor",
            layer: Layer::Table,
            optional: false,
            text: "A character wearing Body Armor counts as Protected on the Recover From Knock Down Test, for hits by fire and in melee.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A wearer of Body Armor counts as Protected on Recover From Knock Down." },
                Fact { kind: FactKind::Plain, says: "Body Armor protects against fire and in melee alike." },
            ],
        },
        LedgerEntry {
            id: "ffo.resource.armor-source",
            section: "p. 56, Body Armor; p. 57 note 1",
            layer: Layer::Campaign,
            optional: false,
            text: "Body Armor is found only on humans and, in rare cases, on zombies; never by searching a building or vehicle.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Body Armor is never found by searching a building or vehicle." },
                Fact { kind: FactKind::Plain, says: "It comes from humans, or from a zombie that wore it when it turned in this Encounter." },
                Fact { kind: FactKind::Exception, says: "Zombies that did not turn in this Encounter have none." },
            ],
        },
        LedgerEntry {
            id: "ffo.find.stockpile",
            section: "p. 56, Stockpiling Resources",
            layer: Layer::Campaign,
            optional: false,
            text: "Items and Resources beyond the carrying limit may be stockpiled at Home or in a vehicle; the amounts are tracked.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "What exceeds the carrying limit may be stored at Home or in a vehicle and is tracked." },
            ],
        },
        LedgerEntry {
            id: "ffo.find.search-time",
            section: "p. 56, Searching Buildings",
            layer: Layer::Battle,
            optional: false,
            text: "A character inside a building may spend one whole turn of activation searching it. Vehicles and trailers are searched in the same way.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A search takes one whole turn of activation inside the building." },
                Fact { kind: FactKind::Plain, says: "The Loot Table is rolled at the end of that activation." },
                Fact { kind: FactKind::Exception, says: "While searching the character does nothing else: no move, no fire." },
                Fact { kind: FactKind::Limit, says: "Each character may search a given building, floor or section once per Encounter." },
                Fact { kind: FactKind::Order, says: "A reaction that makes him leave or ends his Carry On status before the end spoils the search." },
                Fact { kind: FactKind::Plain, says: "Vehicles and trailers are searched in the same way." },
            ],
        },
        LedgerEntry {
            id: "ffo.find.search-clear",
            section: "p. 56, Searching Buildings",
            layer: Layer::Battle,
            optional: false,
            text: "No search is possible while a functioning zombie or opponent is in the building.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "No search while a functioning zombie or opponent is in the building." },
                Fact { kind: FactKind::Exception, says: "A zombie functions unless Obviously Dead; a knocked down one functions." },
                Fact { kind: FactKind::Exception, says: "An Enemy functions unless Out of the Fight, Obviously Dead or a guarded captive; a Stunned one functions." },
                Fact { kind: FactKind::Exception, says: "Neutrals and Friends do not prevent a search." },
                Fact { kind: FactKind::Plain, says: "Each floor is looked at separately." },
            ],
        },
        LedgerEntry {
            id: "ffo.find.search-vehicle",
            section: "p. 56, Searching Buildings; p. 40, Big Rig",
            layer: Layer::Battle,
            optional: false,
            text: "Only one character can search a vehicle. A semi-truck trailer counts as a building instead.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A vehicle is searched by one character only." },
                Fact { kind: FactKind::Limit, says: "A vehicle can be searched once per Encounter." },
                Fact { kind: FactKind::Plain, says: "A semi-truck trailer counts as a building, so several may search it." },
            ],
        },
        LedgerEntry {
            id: "ffo.find.search-floors",
            section: "p. 56, Searching Buildings",
            layer: Layer::Battle,
            optional: false,
            text: "Each floor of a building counts as a separate building for searching. A very large building may be counted as several smaller buildings.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "For searching, every floor is a building of its own." },
                Fact { kind: FactKind::Plain, says: "A very large building may be counted as several smaller ones." },
            ],
        },
        LedgerEntry {
            id: "ffo.find.loot-table",
            section: "p. 56, Loot Table",
            layer: Layer::Table,
            optional: false,
            text: "Each searching character rolls 2d6 versus the current ER; a 6 never passes. Pass 2d6: one Item or Resource of choice. Pass 1d6: one Food unit. Pass 0d6: nothing usable.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each searcher rolls 2d6 versus the current ER." },
                Fact { kind: FactKind::Exception, says: "On the Loot Table a 6 never passes." },
                Fact { kind: FactKind::Plain, says: "Loot, pass 2d6: one Item or Resource of the player's choice." },
                Fact { kind: FactKind::Plain, says: "Loot, pass 1d6: one Food unit." },
                Fact { kind: FactKind::Exception, says: "Loot, pass 0d6: nothing." },
                Fact { kind: FactKind::Exception, says: "A Resource may be chosen only if its stock is above 0; other Items have no stock." },
                Fact { kind: FactKind::Exception, says: "Body Armor cannot be chosen as a find." },
                Fact { kind: FactKind::Exception, says: "With Food stock 0 a pass 1d6 finds nothing." },
                Fact { kind: FactKind::Plain, says: "A chosen Weapon may be any type of the Weapons Table." },
            ],
        },
        LedgerEntry {
            id: "ffo.find.from-others-worn",
            section: "p. 56, Resources from Others",
            layer: Layer::Battle,
            optional: false,
            text: "With the upper hand over another character (player or NPC) after a fight, you may take any weapon he has and any Body Armor he wears.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "After a fight, with the upper hand over a PC or NPC, any weapon he has may be taken." },
                Fact { kind: FactKind::Plain, says: "The Body Armor he wears may be taken." },
                Fact { kind: FactKind::Plain, says: "An active figure in contact with an Obviously Dead, Out of the Fight, Stunned or captive figure takes what it wants as its pick-up." },
                Fact { kind: FactKind::Plain, says: "If the players hold the table at the end they may take everything from all such figures." },
            ],
        },
        LedgerEntry {
            id: "ffo.find.from-others-known",
            section: "p. 56, Resources from Others",
            layer: Layer::Battle,
            optional: false,
            text: "You may also take any Item or Resource you saw him use during the Encounter and everything listed for him as a pre-generated character (Food, Luxury, Medical, Body Armor).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Any Item seen in use during the Encounter may be taken." },
                Fact { kind: FactKind::Plain, says: "Everything listed for him as a pre-generated character (Food, Luxury, Medical, armor) may be taken." },
            ],
        },
        LedgerEntry {
            id: "ffo.find.from-others-random",
            section: "p. 56, Resources from Others",
            layer: Layer::Table,
            optional: false,
            text: "In addition there is a chance (1-3) that he carries one more thing; a second 1d6 says which: 1 a Luxury Item, 2-5 Food, 6 a Medical Supply. (The book prints 2-3 for Food: ffo.ruling.looting-bodies-roll.)",
            facts: &[
                Fact { kind: FactKind::Plain, says: "On 1-3 of 1d6 he carries one more thing." },
                Fact { kind: FactKind::Plain, says: "A second 1d6 says what: 1 Luxury Item, 2-5 Food, 6 Medical Supply." },
                Fact { kind: FactKind::Limit, says: "Each character is rolled for once." },
                Fact { kind: FactKind::Plain, says: "The extra thing is in addition to weapons, seen and listed goods." },
            ],
        },
        LedgerEntry {
            id: "ffo.barter.who-and-when",
            section: "p. 56, Bartering",
            layer: Layer::Battle,
            optional: false,
            text: "Any character may barter with any other, player or NPC, anywhere and at any time they meet.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Any character may barter with any other, PC or NPC, whenever they meet." },
            ],
        },
        LedgerEntry {
            id: "ffo.barter.challenge",
            section: "p. 56, Bartering",
            layer: Layer::Table,
            optional: false,
            text: "It needs a People Challenge by the barterer, the other character being the opponent. Success: they may exchange Items. Failure: he cannot barter with that character.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Barter needs a People Challenge by the barterer against the other character." },
                Fact { kind: FactKind::Plain, says: "Success lets them exchange Items." },
                Fact { kind: FactKind::Exception, says: "Failure: he cannot barter with that character." },
                Fact { kind: FactKind::Exception, says: "After a Meet & Greet result that says all will barter no Challenge is needed." },
                Fact { kind: FactKind::Plain, says: "Pass 1d6 allows one immediate second roll; a second pass 1d6 is a failure." },
                Fact { kind: FactKind::Exception, says: "Giving up after pass 1d6 means that character can never be bartered with again." },
                Fact { kind: FactKind::Exception, says: "An earlier Challenge between the two turns pass 1d6 into its own result: no second roll." },
            ],
        },
        LedgerEntry {
            id: "ffo.barter.once-per-encounter",
            section: "p. 56, Bartering",
            layer: Layer::Battle,
            optional: false,
            text: "Only one barter attempt per other character per Encounter.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "One barter attempt per other character per Encounter." },
                Fact { kind: FactKind::Order, says: "The re-roll after pass 1d6 belongs to the same attempt." },
            ],
        },
        LedgerEntry {
            id: "ffo.barter.goods",
            section: "p. 56, Bartering",
            layer: Layer::Table,
            optional: false,
            text: "What an NPC has to trade is what could be taken from him: his weapons, Body Armor, Items seen in use, his listed Resources and the random extra thing of ffo.find.from-others-random.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "An NPC trades what could be taken from him: weapons, armor, seen Items, listed Resources, the random extra." },
                Fact { kind: FactKind::Limit, says: "The player sees the NPC's goods once barter is allowed." },
            ],
        },
        LedgerEntry {
            id: "ffo.barter.rates",
            section: "p. 55, Fuel and Luxury Items",
            layer: Layer::Table,
            optional: false,
            text: "Exchange is one for one, except that one Luxury Item equals two non-Luxury Items, and Fuel counts as a Luxury Item towards a character who has a vehicle.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Exchange is one for one." },
                Fact { kind: FactKind::Plain, says: "One Luxury Item equals two non-Luxury Items." },
                Fact { kind: FactKind::Plain, says: "Fuel counts 2, in both directions, if the NPC has a vehicle, else 1." },
                Fact { kind: FactKind::Boundary, says: "Both sides must be equal in value or better for the NPC." },
            ],
        },
        LedgerEntry {
            id: "ffo.avail.basic-table",
            section: "p. 57, Basic Resource Table",
            layer: Layer::Table,
            optional: false,
            text: "Basic stock of an area (urban/suburban/rural): Body Armor 12/5/1; Food 60/35/10; Fuel 30/15/5; Luxury Items 50/25/10; Medical Supplies 20/8/3; Weapons 40/20/15. It covers what buildings and vehicles hold, not what zombies and humans carry (exception: Body Armor).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Stock urban/suburban/rural: Body Armor 12/5/1, Food 60/35/10, Fuel 30/15/5." },
                Fact { kind: FactKind::Plain, says: "Stock urban/suburban/rural: Luxury 50/25/10, Medical Supplies 20/8/3, Weapons 40/20/15." },
                Fact { kind: FactKind::Exception, says: "It covers buildings and vehicles, not what humans and zombies carry (exception Body Armor)." },
            ],
        },
        LedgerEntry {
            id: "ffo.avail.adjust",
            section: "p. 57, Availability",
            layer: Layer::Table,
            optional: false,
            text: "On entering a new area roll one positive and one negative d6 and add them (result -5 to +5). Add this number to the stock of each resource and note the values for the area.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "On entering a new area roll one positive and one negative d6; the sum is -5 to +5." },
                Fact { kind: FactKind::Plain, says: "The sum is added to the stock of each Resource." },
                Fact { kind: FactKind::Plain, says: "One roll serves all Resources of the area." },
                Fact { kind: FactKind::Boundary, says: "A stock below 0 becomes 0." },
                Fact { kind: FactKind::Order, says: "An area visited before keeps its noted stock." },
            ],
        },
        LedgerEntry {
            id: "ffo.avail.found",
            section: "p. 57, Tracking Area Resources",
            layer: Layer::Campaign,
            optional: false,
            text: "Each Resource found by searching in an area reduces the current stock of that Resource by 1.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each Resource found by searching reduces its stock by 1." },
                Fact { kind: FactKind::Exception, says: "Finding an Item that is no Resource reduces no stock." },
            ],
        },
        LedgerEntry {
            id: "ffo.avail.from-characters",
            section: "p. 57, Tracking Area Resources, Example",
            layer: Layer::Campaign,
            optional: false,
            text: "Resources taken from a character do not change the area stock.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Resources taken from a character leave the stock unchanged." },
            ],
        },
        LedgerEntry {
            id: "ffo.avail.lost",
            section: "p. 57, Tracking Area Resources",
            layer: Layer::Campaign,
            optional: false,
            text: "A Resource that is lost (not used up) and not picked up by a friendly or unfriendly character is added to the area stock. This includes Resources left lying on a defeated character.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A Resource lost, not used up, and picked up by nobody is added to the stock." },
                Fact { kind: FactKind::Plain, says: "Resources left on a defeated character are added." },
                Fact { kind: FactKind::Exception, says: "Used up Resources are not added." },
                Fact { kind: FactKind::Exception, says: "What a friend or foe picks up is not added." },
            ],
        },
        LedgerEntry {
            id: "ffo.avail.body-armor",
            section: "p. 57, note 1",
            layer: Layer::Campaign,
            optional: false,
            text: "Body Armor taken from a human or zombie reduces the Body Armor stock of the area although it came from a character.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Body Armor taken from a human or zombie reduces the area's armor stock by 1." },
                Fact { kind: FactKind::Plain, says: "At armor stock 0 NPC armor still protects its wearer, but what is taken off him is ruined." },
            ],
        },
        LedgerEntry {
            id: "ffo.avail.over-fishing",
            section: "p. 57, Over Fishing",
            layer: Layer::Campaign,
            optional: false,
            text: "When the stock of a Resource reaches 0 that Resource can no longer be found in the area. Stock never goes below 0. Characters who search together while at least 1 is left all keep what they found, even if together they found more than the stock.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "At stock 0 the Resource can no longer be found in the area." },
                Fact { kind: FactKind::Exception, says: "Stock never goes below 0." },
                Fact { kind: FactKind::Limit, says: "Characters who search together with at least 1 left all keep their finds." },
                Fact { kind: FactKind::Plain, says: "Stock is checked when the searches of one activation of a group begin." },
            ],
        },
        LedgerEntry {
            id: "ffo.home.definition",
            section: "p. 57, Home",
            layer: Layer::Campaign,
            optional: false,
            text: "Home is any place the player declares (house, cave, car, hole in the ground). Items and Resources that are not carried are kept there. It is where characters rest.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Home is any place the player declares." },
                Fact { kind: FactKind::Definition, says: "Items not carried are kept there." },
            ],
        },
        LedgerEntry {
            id: "ffo.home.stay",
            section: "p. 57, Home",
            layer: Layer::Campaign,
            optional: false,
            text: "A player may stay at Home instead of having an Encounter, for one or several Encounters of the same month.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A player may stay at Home instead of an Encounter, once or several times in a month." },
            ],
        },
        LedgerEntry {
            id: "ffo.home.burglary",
            section: "p. 58, Burglarized!",
            layer: Layer::Table,
            optional: false,
            text: "When the player does not stay at Home, at step 3 roll 2d6 versus the ER of the area he lives in. Pass 2d6: burglarized. Pass 1d6 or 0d6: nothing happens.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "When not staying at Home, at step 3 roll 2d6 versus the ER of the area he lives in." },
                Fact { kind: FactKind::Exception, says: "Only pass 2d6 is a burglary; pass 1d6 or 0d6 nothing happens." },
                Fact { kind: FactKind::Limit, says: "Burglary is rolled for once per Campaign Turn." },
                Fact { kind: FactKind::Exception, says: "Only a Home in the area the player is in this month is rolled for." },
            ],
        },
        LedgerEntry {
            id: "ffo.home.burglary-doubles",
            section: "p. 58, Burglarized!",
            layer: Layer::Campaign,
            optional: false,
            text: "If the burglary roll passes 2d6 with doubles the player is at Home when it is attempted: play the Robbery Encounter, at step 7 before all others.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Pass 2d6 with doubles: the player is at Home and the Robbery Encounter is played." },
                Fact { kind: FactKind::Plain, says: "The Robbery replaces the dice for Items." },
                Fact { kind: FactKind::Plain, says: "At stake is everything carried and everything at Home." },
                Fact { kind: FactKind::Plain, says: "It is played at the Home, in the Evening, with the companions roll." },
                Fact { kind: FactKind::Exception, says: "It can happen also to a player without stored Items." },
                Fact { kind: FactKind::Order, says: "The Robbery is played at step 7, after Food has been burned." },
            ],
        },
        LedgerEntry {
            id: "ffo.home.burglary-items",
            section: "p. 58, Burglarized!",
            layer: Layer::Table,
            optional: false,
            text: "In a burglary roll 1d6 for each Item and Resource unit left at Home: odd (1, 3, 5) it is stolen, even (2, 4, 6) it stays.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "1d6 for each Item and Resource unit at Home: odd is stolen, even stays." },
                Fact { kind: FactKind::Plain, says: "Each unit of a Resource gets its own die." },
                Fact { kind: FactKind::Limit, says: "Dice are thrown after the 2d6, one per thing in list order." },
            ],
        },
        LedgerEntry {
            id: "ffo.home.vehicle-theft",
            section: "p. 58, Vehicle Stolen",
            layer: Layer::Table,
            optional: false,
            text: "Staying at Home: roll 3d6 versus the area ER. If all three pass, the vehicle is stolen with everything in it.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Staying at Home: 3d6 versus the ER; only if all three pass the vehicle is stolen." },
                Fact { kind: FactKind::Plain, says: "Everything in the vehicle is lost with it." },
                Fact { kind: FactKind::Plain, says: "Each vehicle kept at Home gets its own 3d6." },
            ],
        },
        LedgerEntry {
            id: "ffo.home.vehicle-as-home",
            section: "p. 58, Vehicle Stolen",
            layer: Layer::Campaign,
            optional: false,
            text: "If the player lives in the vehicle, a theft result becomes a Robbery Encounter instead.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "If the player lives in the vehicle a theft result becomes a Robbery Encounter." },
                Fact { kind: FactKind::Plain, says: "The robbers demand the vehicle, with its contents, as one of the 1/2d6 Items." },
            ],
        },
        LedgerEntry {
            id: "ffo.sleep.hours",
            section: "p. 58, Lack of Sleep",
            layer: Layer::Table,
            optional: false,
            text: "Before every Encounter roll 2d6 for each character of the band and add them: hours slept. -1 if the character is alone, +1 if the band has three or more characters, no modifier for a band of two. 8 or more: no test, he functions normally.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Before every Encounter each character rolls 2d6, added: hours slept." },
                Fact { kind: FactKind::Exception, says: "Sleep: -1 hour if the character is alone." },
                Fact { kind: FactKind::Exception, says: "Sleep: +1 hour if the band has three or more; no modifier for two." },
                Fact { kind: FactKind::Exception, says: "At 8 or more no test is made." },
                Fact { kind: FactKind::Plain, says: "Each member who takes part rolls; band size counts all, Star and those at Home included." },
                Fact { kind: FactKind::Exception, says: "NPCs do not roll for sleep." },
                Fact { kind: FactKind::Limit, says: "Per character: hours 2d6 and at once, if due, the test 2d6." },
            ],
        },
        LedgerEntry {
            id: "ffo.sleep.table",
            section: "p. 58, Lack of Sleep Table",
            layer: Layer::Table,
            optional: false,
            text: "With 7 hours or less roll 2d6 versus Rep; a 6 never passes. Slept 6 or 7: pass 2d6 no effect, 1d6 no effect, 0d6 -1. Slept 4 or 5: pass 2d6 no effect, 1d6 -1, 0d6 -2. Slept 3 or less: pass 2d6 -1, 1d6 -2, 0d6 -3.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "7 hours or less: 2d6 versus Rep; a 6 never passes." },
                Fact { kind: FactKind::Exception, says: "Slept 6 or 7 hours: only pass 0d6 hurts, -1." },
                Fact { kind: FactKind::Exception, says: "Slept 4 or 5 hours: pass 2d6 no effect, 1d6 -1, 0d6 -2." },
                Fact { kind: FactKind::Boundary, says: "Slept 3 hours or less: pass 2d6 -1, 1d6 -2, 0d6 -3." },
                Fact { kind: FactKind::Boundary, says: "A total of 3 or less uses the third column; the lowest total is 1." },
            ],
        },
        LedgerEntry {
            id: "ffo.sleep.effect",
            section: "p. 58, Lack of Sleep Table; Effects and Adrenaline",
            layer: Layer::Battle,
            optional: false,
            text: "The result lowers Rep and both Skills by that amount, never below 1. The character uses the lowered values for everything (his first In Sight Test, Challenges, the Charge into Melee Test of a charge he makes himself) until an adrenaline rush or the end of the Encounter.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The result lowers Rep and both Skills by that amount." },
                Fact { kind: FactKind::Exception, says: "Lack of Sleep never lowers Rep or a Skill of 1 or more below 1." },
                Fact { kind: FactKind::Plain, says: "A Skill of 0 stays 0." },
                Fact { kind: FactKind::Plain, says: "The lowered values apply to everything, also Challenges and a charge he makes himself." },
                Fact { kind: FactKind::Plain, says: "The sleep loss ends with the Encounter." },
                Fact { kind: FactKind::Exception, says: "Star Power is set from the Rep without the sleep loss." },
            ],
        },
        LedgerEntry {
            id: "ffo.sleep.adrenaline",
            section: "p. 58, Effects and Adrenaline",
            layer: Layer::Battle,
            optional: false,
            text: "Any physical attack on the character (a shot at him, a charge, anything else) brings his Rep and Skills, and nobody else's, back to normal at once, and they stay normal for the rest of the Encounter. The attack that causes the rush is already met (reaction tests, Charge into Melee) with the restored values. Shooting or attacking himself does not cause it.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Any physical attack on the character restores Rep and Skills at once." },
                Fact { kind: FactKind::Plain, says: "They stay normal for the rest of the Encounter." },
                Fact { kind: FactKind::Plain, says: "The attack that causes the rush is already met with the restored values." },
                Fact { kind: FactKind::Exception, says: "His own shooting or attacking does not cause it." },
                Fact { kind: FactKind::Plain, says: "Being charged by a zombie counts." },
                Fact { kind: FactKind::Exception, says: "Only the attacked character recovers, not his group." },
            ],
        },
        LedgerEntry {
            id: "ffo.event.trigger",
            section: "p. 59, Random Events",
            layer: Layer::Battle,
            optional: false,
            text: "Activation doubles showing a number not above the original ER bring a Random Event. Doubles above the original ER cause no event. In both cases nobody activates that turn.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Activation doubles not above the original ER bring a Random Event; equal to it counts." },
                Fact { kind: FactKind::Exception, says: "Doubles above the original ER bring no event." },
                Fact { kind: FactKind::Exception, says: "On doubles nobody activates that turn, event or not." },
                Fact { kind: FactKind::Exception, says: "With several human sides only the one die chosen at the start is compared with the zombie die." },
                Fact { kind: FactKind::Exception, says: "Double six never brings an event; it advances the Day Part." },
            ],
        },
        LedgerEntry {
            id: "ffo.event.roll",
            section: "p. 59, Random Events",
            layer: Layer::Table,
            optional: false,
            text: "Roll 3d6, add them, read the Random Events Table (3 to 18). The event happens at once. If it cannot happen, roll again until one can.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Roll 3d6, add, and read the table from 3 to 18." },
                Fact { kind: FactKind::Limit, says: "The event happens at once." },
                Fact { kind: FactKind::Exception, says: "An event that cannot happen is rolled again until one can." },
            ],
        },
        LedgerEntry {
            id: "ffo.event.table",
            section: "p. 59, Random Events Table",
            layer: Layer::Table,
            optional: false,
            text: "3 no more zombies generated; 4 safe place; 5 zombie is a human; 6 keys left in the ignition; 7 building on fire; 8 zombie in the closet; 9 argument; 10 wrong reloads; 11 twisted ankle; 12 barking dog; 13 ringing cell phone; 14 dead zombie rises; 15 member disappears; 16 black chopper; 17 bad weather; 18 zombie fest. Details: ffo.event.03 to ffo.event.18.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each total 3 to 18 has its own event." },
                Fact { kind: FactKind::Boundary, says: "A random character is any able player figure on the table, Star included, with equal chance." },
            ],
        },
        LedgerEntry {
            id: "ffo.event.03",
            section: "p. 59, Random Events 3",
            layer: Layer::Battle,
            optional: false,
            text: "3: from now on zombie generation is switched off until the Encounter ends.",
            facts: &[
                Fact { kind: FactKind::Order, says: "3: zombie generation is off until the Encounter ends." },
                Fact { kind: FactKind::Limit, says: "Noise generates none and the 6d6 building check is skipped; the Defining Moment follows at once." },
                Fact { kind: FactKind::Exception, says: "Later events 8, 12 and 18 cannot happen and are re-rolled." },
                Fact { kind: FactKind::Exception, says: "Later fire (7) and phone (13) happen without zombies; 14 happens." },
                Fact { kind: FactKind::Plain, says: "Zombies results on Contact Tables still appear." },
            ],
        },
        LedgerEntry {
            id: "ffo.event.04",
            section: "p. 59, Random Events 4",
            layer: Layer::Battle,
            optional: false,
            text: "4: the group knows a safe place to stay until morning. When it reaches the closest building it may end the Encounter at once.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "4: on reaching the closest building the group may end the Encounter at once." },
                Fact { kind: FactKind::Plain, says: "The building is the one closest to the Leader when the event is rolled." },
                Fact { kind: FactKind::Exception, says: "Entering it causes no zombie check and no Defining Moment." },
                Fact { kind: FactKind::Boundary, says: "It ends for all his figures inside or within 4 inches; others play on." },
                Fact { kind: FactKind::Plain, says: "Success is judged by the objective as always." },
            ],
        },
        LedgerEntry {
            id: "ffo.event.05",
            section: "p. 59, Random Events 5",
            layer: Layer::Battle,
            optional: false,
            text: "5: the zombie closest to the group that is not in melee turns out to be a human playing dead man. A band member rolls 2d6 versus Rep: pass 2d6 he holds his shot; pass 1d6 he must fire at the human as a Rush Shot; pass 0d6 he fires at the human normally.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "5: the zombie closest to the group and not in melee is a human." },
                Fact { kind: FactKind::Plain, says: "2d6 versus Rep: pass 2d6 the shot is held." },
                Fact { kind: FactKind::Plain, says: "Pass 1d6: he must fire at the human as a Rush Shot." },
                Fact { kind: FactKind::Plain, says: "Pass 0d6: he fires at the human normally." },
                Fact { kind: FactKind::Exception, says: "The closest player figure with LOS rolls; Free Will does not apply." },
                Fact { kind: FactKind::Exception, says: "A figure without a loaded ranged weapon counts as holding." },
                Fact { kind: FactKind::Plain, says: "The human is generated as a Citizen; held, a Meet & Greet follows; fired at, he is an Enemy." },
                Fact { kind: FactKind::Exception, says: "Without a zombie outside melee on the table the event is re-rolled." },
            ],
        },
        LedgerEntry {
            id: "ffo.event.06",
            section: "p. 59, Random Events 6",
            layer: Layer::Battle,
            optional: false,
            text: "6: if the band uses a vehicle and has left it parked, the keys are in the ignition.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "6: keys are left in the ignition of a vehicle the band uses and has parked." },
                Fact { kind: FactKind::Plain, says: "An Enemy or Neutral ending a move in contact starts it on its next activation and leaves with it, contents lost." },
                Fact { kind: FactKind::Exception, says: "The owner needs no keys for it either." },
                Fact { kind: FactKind::Exception, says: "Without a parked band vehicle on the table the event is re-rolled." },
            ],
        },
        LedgerEntry {
            id: "ffo.event.07",
            section: "p. 59, Random Events 7",
            layer: Layer::Battle,
            optional: false,
            text: "7: a nearby building, chosen at random, catches fire and attracts 2d6 zombies, placed in the normal way for generated zombies.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "7: a random building within 24 inches of a player figure catches fire." },
                Fact { kind: FactKind::Plain, says: "The fire attracts 2d6 zombies, all of which appear." },
                Fact { kind: FactKind::Plain, says: "Each zombie is placed 12 inches from the building's centre by its own clock die, facing it." },
                Fact { kind: FactKind::Exception, says: "With no building within 24 inches the event is re-rolled." },
                Fact { kind: FactKind::Plain, says: "The building burns by the fire rules, starting at a random edge." },
            ],
        },
        LedgerEntry {
            id: "ffo.event.08",
            section: "p. 59, Random Events 8",
            layer: Layer::Battle,
            optional: false,
            text: "8: if a building has just been searched, a hidden zombie bursts out and charges one character at random.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "8: if a building has just been searched, a zombie charges one character at random." },
                Fact { kind: FactKind::Plain, says: "Just searched: a search was completed since the previous activation roll." },
                Fact { kind: FactKind::Boundary, says: "It charges a random player figure in that building; if none, the nearest within 12 inches; else re-roll." },
                Fact { kind: FactKind::Plain, says: "Charge Into Melee is normal, the zombie passing 1d6." },
            ],
        },
        LedgerEntry {
            id: "ffo.event.09",
            section: "p. 59, Random Events 9",
            layer: Layer::Battle,
            optional: false,
            text: "9: the Leader and one band member, at random among those within 4 inches and in LOS, start to argue. When next active each rolls 1d6 per point of Rep and counts successes (1-3). For each success the member has more than the Leader one gunshot is counted for generating zombies. This repeats at every activation and ends as soon as the Leader has the higher count.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "9: the Leader and one random member within 4 inches and in LOS start to argue." },
                Fact { kind: FactKind::Limit, says: "When next active each rolls 1d6 per Rep and counts successes (1-3)." },
                Fact { kind: FactKind::Boundary, says: "Each success the member has more than the Leader counts as one gunshot for zombies." },
                Fact { kind: FactKind::Boundary, says: "It repeats each activation until the Leader has the higher count." },
                Fact { kind: FactKind::Exception, says: "A tie makes no noise and the argument goes on." },
                Fact { kind: FactKind::Plain, says: "The noise is at the member's position; both may otherwise act normally." },
                Fact { kind: FactKind::Exception, says: "It also ends when one is not Carrying On, is in melee or leaves the table." },
            ],
        },
        LedgerEntry {
            id: "ffo.event.10",
            section: "p. 59, Random Events 10",
            layer: Layer::Battle,
            optional: false,
            text: "10: a randomly drawn character has reloads that do not fit. Once his primary weapon is out of ammo it cannot be reloaded in this Encounter.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "10: a random character's primary weapon cannot be reloaded in this Encounter once out of ammo." },
                Fact { kind: FactKind::Exception, says: "Only his primary weapon is hit." },
            ],
        },
        LedgerEntry {
            id: "ffo.event.11",
            section: "p. 59, Random Events 11",
            layer: Layer::Battle,
            optional: false,
            text: "11: one band member at random twists an ankle. His movement is 2 inches less and he counts only 1d6 on the Fast Move Test. If he fails the Fast Move Test he moves 1d6 inches and falls: knocked down but Carrying On.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "11: a random band member moves 2 inches less." },
                Fact { kind: FactKind::Exception, says: "With the twisted ankle he counts only 1d6 on Fast Move." },
                Fact { kind: FactKind::Plain, says: "Failing Fast Move he moves 1d6 inches in all and falls: knocked down but Carrying On." },
                Fact { kind: FactKind::Plain, says: "The ankle lasts to the end of the Encounter." },
            ],
        },
        LedgerEntry {
            id: "ffo.event.12",
            section: "p. 59, Random Events 12",
            layer: Layer::Battle,
            optional: false,
            text: "12: a barking dog runs up to 1d6 inches from the group, followed by 1d6 zombies 12 inches behind it.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "12: a dog comes to 1d6 inches from the group, 1d6 zombies are 12 inches behind it." },
                Fact { kind: FactKind::Plain, says: "The dog stands 1d6 inches from the Leader by one clock die; the zombies are beyond it in the same direction." },
                Fact { kind: FactKind::Plain, says: "Zombies that would be off the table are moved clockwise." },
                Fact { kind: FactKind::Exception, says: "These zombies cannot activate before the next turn." },
                Fact { kind: FactKind::Exception, says: "The dog has no further effect." },
            ],
        },
        LedgerEntry {
            id: "ffo.event.13",
            section: "p. 59, Random Events 13",
            layer: Layer::Battle,
            optional: false,
            text: "13: a phone rings at 1d6 inches from a character drawn at random. It generates zombies with 3d6 now and with every later activation roll, which is the start of that turn, as long as nobody answers it: one 3d6 a turn in all. When answered it counts as a PEF that is resolved; humans it produces are placed as generated zombies would be, in LOS, and the Meet & Greet is taken at once.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "13: a phone rings 1d6 inches from a random character." },
                Fact { kind: FactKind::Order, says: "It generates zombies with 3d6 now and with each later activation roll until answered." },
                Fact { kind: FactKind::Plain, says: "Answered, the phone is resolved as a PEF with 2d6 versus the current ER." },
                Fact { kind: FactKind::Limit, says: "Humans it produces are placed as generated zombies, in LOS, and Meet & Greet follows at once." },
                Fact { kind: FactKind::Plain, says: "An active figure in contact answers as its pick-up action." },
                Fact { kind: FactKind::Limit, says: "The phone rolls once a turn, right after the activation dice; the noise rule's roll at the start of the turn is the same roll." },
            ],
        },
        LedgerEntry {
            id: "ffo.event.14",
            section: "p. 59, Random Events 14",
            layer: Layer::Battle,
            optional: false,
            text: "14: the closest dead zombie is not dead. It stands up at once. With a human within 6 inches it charges: Charge Into Melee Test, in which this zombie counts as passing 2d6 (not the usual 1d6).",
            facts: &[
                Fact { kind: FactKind::Limit, says: "14: the closest dead zombie stands up at once." },
                Fact { kind: FactKind::Boundary, says: "With a human within 6 inches it charges, counting as passing 2d6." },
                Fact { kind: FactKind::Plain, says: "The closest Obviously Dead zombie to any player figure is meant; if there is none, re-roll." },
                Fact { kind: FactKind::Exception, says: "Without a human within 6 inches it just stands and acts from the next turn." },
                Fact { kind: FactKind::Plain, says: "The human rolls the Charge Into Melee Test normally." },
            ],
        },
        LedgerEntry {
            id: "ffo.event.15",
            section: "p. 59, Random Events 15",
            layer: Layer::Battle,
            optional: false,
            text: "15: one band member at random disappears and is taken off the table. The first activation of his group is skipped; at its second and each later one he rolls 1d6 versus his own Rep. Pass: he is placed 2d6 inches from the closest group member, direction as for a generated zombie. Fail: he remains lost (roll again the next time).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "15: one random band member is taken off the table." },
                Fact { kind: FactKind::Order, says: "The group's first activation is skipped; from its second on he rolls 1d6 versus his own Rep." },
                Fact { kind: FactKind::Plain, says: "Pass: placed 2d6 inches from the closest group member, direction as for a generated zombie." },
                Fact { kind: FactKind::Plain, says: "Fail: he stays lost and rolls again next time." },
                Fact { kind: FactKind::Exception, says: "Still lost at the end: Recovery Test as one who Ran Away, but no Runaway for advancement." },
                Fact { kind: FactKind::Exception, says: "With only one player figure on the table the event is re-rolled." },
            ],
        },
        LedgerEntry {
            id: "ffo.event.16",
            section: "p. 59, Random Events 16",
            layer: Layer::Battle,
            optional: false,
            text: "16: a black helicopter passes. All zombies forfeit their next turn of activation.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "16: all zombies forfeit their next turn of activation." },
                Fact { kind: FactKind::Order, says: "After that one skipped activation they act normally." },
            ],
        },
        LedgerEntry {
            id: "ffo.event.17",
            section: "p. 59, Random Events 17",
            layer: Layer::Battle,
            optional: false,
            text: "17: bad weather arrives after 1d6 rolls of activation. From then on visibility is 12 inches for the rest of the Encounter.",
            facts: &[
                Fact { kind: FactKind::Order, says: "17: bad weather comes after 1d6 rolls of activation." },
                Fact { kind: FactKind::Order, says: "From then on visibility is 12 inches to the end of the Encounter." },
                Fact { kind: FactKind::Plain, says: "With darkness the smaller distance counts." },
            ],
        },
        LedgerEntry {
            id: "ffo.event.18",
            section: "p. 59, Random Events 18",
            layer: Layer::Battle,
            optional: false,
            text: "18: zombie fest. Add 1 to every d6 rolled to generate zombies for the rest of the Encounter (urban then succeeds on 3+, suburban on 4+, rural on 5+ of the unmodified die).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "18: add 1 to every d6 rolled to generate zombies for the rest of the Encounter." },
                Fact { kind: FactKind::Order, says: "Then urban generates on 3+, suburban on 4+, rural on 5+." },
            ],
        },
        LedgerEntry {
            id: "ffo.contact.two-ways",
            section: "p. 59, Contact! Humans",
            layer: Layer::Battle,
            optional: false,
            text: "Humans are met in two ways: through PEFs (in the open or in buildings) and through Defining Moments (in buildings).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Humans are met through PEFs in the open or in buildings." },
                Fact { kind: FactKind::Exception, says: "Humans are also met through Defining Moments, in buildings only." },
            ],
        },
        LedgerEntry {
            id: "ffo.pef.every-encounter",
            section: "p. 60, PEFs",
            layer: Layer::Setup,
            optional: false,
            text: "Every Encounter uses PEFs (Possible Enemy Force markers). What a PEF is, and whether it is anything at all, is unknown until it is resolved.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Every Encounter uses PEFs." },
                Fact { kind: FactKind::Order, says: "What a PEF is stays unknown until it is resolved." },
            ],
        },
        LedgerEntry {
            id: "ffo.pef.number",
            section: "p. 60, Generating PEFs",
            layer: Layer::Setup,
            optional: false,
            text: "Three PEFs are placed, one after the other, after the terrain is set and the players' figures are on the table.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Three PEFs are placed." },
                Fact { kind: FactKind::Order, says: "PEFs are placed after terrain and players' figures." },
                Fact { kind: FactKind::Order, says: "Set-up order: Day Part and area, terrain, vehicles, players, robbers, PEFs with Rep, starting zombies, first turn." },
                Fact { kind: FactKind::Plain, says: "Section and Rep are rolled PEF by PEF." },
                Fact { kind: FactKind::Exception, says: "Placed (not entering) player figures generate starting zombies from where they stand." },
                Fact { kind: FactKind::Exception, says: "Robbers and other NPCs generate no starting zombies." },
            ],
        },
        LedgerEntry {
            id: "ffo.pef.section",
            section: "p. 60, Generating PEFs",
            layer: Layer::Setup,
            optional: false,
            text: "For each PEF roll 1d6: the score is the table section (1 to 6) it is placed in. Players enter or start in sections 7, 8 or 9. Several PEFs may be in the same section.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "1d6 per PEF gives its section 1 to 6." },
                Fact { kind: FactKind::Plain, says: "Several PEFs may be in one section." },
                Fact { kind: FactKind::Plain, says: "If the players enter from the row 1-3, roll 1d6 + 3 (sections 4-9)." },
                Fact { kind: FactKind::Plain, says: "Sections: 1-2-3 far row, 4-5-6 middle, 7-8-9 the players' edge, left to right." },
            ],
        },
        LedgerEntry {
            id: "ffo.pef.placement",
            section: "p. 60, Generating PEFs",
            layer: Layer::Setup,
            optional: false,
            text: "Inside the section: in a building if there is one; otherwise behind a terrain feature that blocks LOS from the players' figures; otherwise in the centre of the section.",
            facts: &[
                Fact { kind: FactKind::Order, says: "First choice: in a building of the section." },
                Fact { kind: FactKind::Exception, says: "Without building: behind a terrain feature that blocks LOS from the players." },
                Fact { kind: FactKind::Exception, says: "Without either it is placed in the centre of the section." },
                Fact { kind: FactKind::Plain, says: "With several buildings a random one, on the ground floor." },
                Fact { kind: FactKind::Order, says: "A PEF placed in LOS is resolved at the beginning of turn one, before activation dice, nearest first." },
            ],
        },
        LedgerEntry {
            id: "ffo.pef.rep",
            section: "p. 60, PEF Rep",
            layer: Layer::Table,
            optional: false,
            text: "Each PEF has a Rep: roll 2d6 and take the higher die (on doubles that number).",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "PEF Rep is the higher of 2d6; on doubles that number." },
            ],
        },
        LedgerEntry {
            id: "ffo.pef.activation",
            section: "p. 60, PEF Movement and Activation; p. 47",
            layer: Layer::Battle,
            optional: false,
            text: "PEFs activate like figures with their Rep. They use the zombie activation die: a PEF activates if its Rep is equal to or higher than that die. Zombies and PEFs ignore each other.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "PEFs use the zombie activation die." },
                Fact { kind: FactKind::Boundary, says: "A PEF activates if its Rep is equal to or higher than that die." },
                Fact { kind: FactKind::Plain, says: "Zombies and PEFs ignore each other." },
                Fact { kind: FactKind::Order, says: "PEFs activate before zombies in the common phase." },
                Fact { kind: FactKind::Exception, says: "NPC figures a PEF became in this phase do not activate again in it." },
                Fact { kind: FactKind::Exception, says: "The -1/+1 movement modifiers do not change whether it activates." },
                Fact { kind: FactKind::Plain, says: "NPC groups that came from a PEF get an activation die of their own." },
            ],
        },
        LedgerEntry {
            id: "ffo.pef.order",
            section: "p. 60, PEF Movement and Activation",
            layer: Layer::Battle,
            optional: false,
            text: "PEFs are activated one at a time, starting with the one closest to any player group. If a PEF is resolved, everything that follows from it that turn is finished before the next PEF moves. Continue until every eligible PEF had its chance.",
            facts: &[
                Fact { kind: FactKind::Order, says: "PEFs activate one at a time, the one closest to any player group first." },
                Fact { kind: FactKind::Order, says: "Everything a resolved PEF sets off is finished before the next PEF moves." },
                Fact { kind: FactKind::Plain, says: "Each eligible PEF gets its chance." },
            ],
        },
        LedgerEntry {
            id: "ffo.pef.move-table",
            section: "p. 60, PEF Movement Table; QRS",
            layer: Layer::Table,
            optional: false,
            text: "An activated PEF rolls 2d6 versus its Rep. Pass 2d6: moves 12 inches straight at the nearest player character, in cover all the way. Pass 1d6: moves 12 inches directly away from him, also in cover; at the table edge it turns left (1-3) or right (4-6) and never leaves the table. Pass 0d6: does not move.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "An activated PEF rolls 2d6 versus its Rep." },
                Fact { kind: FactKind::Plain, says: "Pass 2d6: 12 inches straight at the nearest player character, in cover all the way." },
                Fact { kind: FactKind::Plain, says: "PEF movement, pass 1d6: 12 inches directly away from him, in cover." },
                Fact { kind: FactKind::Plain, says: "At the table edge it turns left (1-3) or right (4-6)." },
                Fact { kind: FactKind::Exception, says: "A PEF never leaves the table." },
                Fact { kind: FactKind::Exception, says: "PEF movement, pass 0d6: it does not move." },
                Fact { kind: FactKind::Order, says: "It tries straight, then 15 to 60 degrees to either side, taking the first way out of all LOS." },
                Fact { kind: FactKind::Order, says: "If every way comes into view it goes straight, stops at the first point in LOS and is resolved there." },
                Fact { kind: FactKind::Plain, says: "Moving towards, it stops 1 inch from the character." },
                Fact { kind: FactKind::Plain, says: "Nearest character is measured in a straight line, ties at random." },
            ],
        },
        LedgerEntry {
            id: "ffo.pef.move-modifiers",
            section: "p. 60, PEF Movement Table; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Modifiers to the PEF's Rep for the movement roll: -1 if the PEF is inside a building, +1 if any shooting has occurred in this Encounter. Both may apply.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "-1 to the PEF's Rep for the movement roll inside a building." },
                Fact { kind: FactKind::Plain, says: "+1 if any shooting has occurred in this Encounter." },
                Fact { kind: FactKind::Plain, says: "Both PEF movement modifiers may apply together." },
                Fact { kind: FactKind::Exception, says: "They change only the 2d6 movement roll." },
            ],
        },
        LedgerEntry {
            id: "ffo.pef.no-terrain-penalty",
            section: "p. 60, Special PEF Movement",
            layer: Layer::Battle,
            optional: false,
            text: "PEFs ignore all terrain movement penalties.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "PEFs ignore all terrain movement penalties." },
                Fact { kind: FactKind::Plain, says: "PEFs pass through any terrain and building." },
            ],
        },
        LedgerEntry {
            id: "ffo.pef.resolve-trigger",
            section: "p. 60, Resolving PEFs",
            layer: Layer::Battle,
            optional: false,
            text: "A PEF is resolved the moment there is LOS between it and a player group, whether the PEF or the group made the move while active. Visibility limits of the Day Part, weather and terrain count.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A PEF is resolved the moment there is LOS between it and a player group." },
                Fact { kind: FactKind::Exception, says: "It does not matter which of the two moved." },
                Fact { kind: FactKind::Plain, says: "Visibility limits by Day Part, weather and terrain count." },
                Fact { kind: FactKind::Exception, says: "A PEF has all-round view; LOS is mutual, facing is ignored and figures do not block it." },
                Fact { kind: FactKind::Plain, says: "One figure of a group with LOS is enough." },
                Fact { kind: FactKind::Exception, says: "A PEF in a building is not seen from outside; it is resolved on entry or when it moves out into LOS." },
                Fact { kind: FactKind::Plain, says: "Exception: for a raiding player, LOS of a raider to the building resolves the PEF inside." },
            ],
        },
        LedgerEntry {
            id: "ffo.pef.resolution-table",
            section: "p. 61, PEF Resolution; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Roll 2d6 versus the current ER (a 6 passes if the ER is 6 or more). Pass 2d6: contact, go to the Contact Table of the current day. Pass 1d6: the current ER rises by 1, nothing appears. Pass 0d6: nothing, remove the PEF.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "2d6 versus the current ER; at ER 6 or more a 6 passes." },
                Fact { kind: FactKind::Plain, says: "Pass 2d6: contact, on the Contact Table of the current day." },
                Fact { kind: FactKind::Exception, says: "Pass 1d6: current ER +1 and nothing appears." },
                Fact { kind: FactKind::Plain, says: "On pass 1d6 the marker is removed." },
                Fact { kind: FactKind::Exception, says: "PEF Resolution, pass 0d6: nothing, the PEF is removed." },
                Fact { kind: FactKind::Boundary, says: "Exactly 2d6 are rolled, whatever the size of the group." },
                Fact { kind: FactKind::Order, says: "Dice order: resolution 2d6, contact 1d6, meeting-again die, How Many, NPC rows, Meet & Greet." },
                Fact { kind: FactKind::Exception, says: "Zombies from a PEF stand clustered on the spot facing the nearest human; no activation before next turn." },
            ],
        },
        LedgerEntry {
            id: "ffo.contact.day-part-modifier",
            section: "p. 61, Contact Tables; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Every Contact Table is 1d6 with a Day Part modifier: Daytime -1, Evening +1, Night +2, Morning none. Results run from 0 to 8.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Contact is 1d6: Daytime -1, Evening +1, Night +2." },
                Fact { kind: FactKind::Exception, says: "Morning has no modifier." },
                Fact { kind: FactKind::Plain, says: "Results run from 0 to 8." },
            ],
        },
        LedgerEntry {
            id: "ffo.contact.days-1-10",
            section: "p. 61, Contact Days 1-10; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Days 1-10 (with the modifier for the How Many roll): 0 Citizens +1; 1 Citizens +1; 2 Citizens +1; 3 Citizens; 4 Citizens; 5 Zombies -1; 6 Zombies -1; 7 Zombies; 8 Zombies.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Days 1-10: 0-2 Citizens with How Many +1." },
                Fact { kind: FactKind::Exception, says: "Days 1-10: 3-4 Citizens, no How Many modifier." },
                Fact { kind: FactKind::Plain, says: "Days 1-10: 5-6 Zombies with How Many -1." },
                Fact { kind: FactKind::Exception, says: "Days 1-10: 7-8 Zombies, no How Many modifier." },
            ],
        },
        LedgerEntry {
            id: "ffo.contact.days-11-20",
            section: "p. 61, Contact Days 11-20; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Days 11-20: 0 Citizens +1; 1 Citizens +1; 2 Citizens; 3 National Guard; 4 Zombies -1; 5 Zombies -1; 6 Zombies; 7 Zombies +1; 8 Zombies +1.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Days 11-20: 0-1 Citizens with How Many +1; 2 Citizens without." },
                Fact { kind: FactKind::Exception, says: "Days 11-20: 3 National Guard, no table modifier." },
                Fact { kind: FactKind::Exception, says: "Days 11-20: 4-5 Zombies with How Many -1; 6 Zombies without." },
                Fact { kind: FactKind::Plain, says: "Days 11-20: 7-8 Zombies with How Many +1." },
            ],
        },
        LedgerEntry {
            id: "ffo.contact.days-21-30",
            section: "p. 61, Contact Days 21-30; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Days 21-30: 0 Citizens +1; 1 Gangers; 2 Survivors; 3 Army; 4 Zombies; 5 Zombies; 6 Zombies +1; 7 Zombies +1; 8 Zombies +1.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Days 21-30: 0 Citizens with How Many +1." },
                Fact { kind: FactKind::Exception, says: "Days 21-30: 1 Gangers, 2 Survivors, 3 Army, no table modifier." },
                Fact { kind: FactKind::Plain, says: "Days 21-30: 4-5 Zombies; 6-8 Zombies with How Many +1." },
                Fact { kind: FactKind::Plain, says: "Used on Days 21 to 30, Day 30 included." },
            ],
        },
        LedgerEntry {
            id: "ffo.contact.days-30-plus",
            section: "p. 62, Contact Days 30+; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Days 30+: 0 Citizens; 1 Gangers +1; 2 Survivors; 3 Zombies; 4 Zombies; 5 Zombies +1; 6 Zombies +1; 7 Zombies +1; 8 Zombies +1.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "From Day 31: 0 Citizens without How Many modifier." },
                Fact { kind: FactKind::Exception, says: "From Day 31: 1 Gangers with How Many +1; 2 Survivors without." },
                Fact { kind: FactKind::Plain, says: "From Day 31: 3-4 Zombies; 5-8 Zombies with How Many +1." },
                Fact { kind: FactKind::Plain, says: "This table starts on Day 31." },
            ],
        },
        LedgerEntry {
            id: "ffo.howmany.table",
            section: "p. 62, How Many Table; QRS",
            layer: Layer::Table,
            optional: false,
            text: "1d6 plus modifiers, read the column of the Class met; PG = number of figures in the player group. Citizen: 0-2 = 1; 3-4 = 2; 5-7 = 3; 8 = PG+2. Gang: 0-1 = 1; 2-3 = PG; 4-5 = PG+1; 6-7 = PG+2; 8 = PG+3. Police: 0-4 = 2; 5 = 4; 6-8 = 6. Survivor: 0-4 = 1; 5 = 2; 6-8 = 3. Zombies: 0-1 = 1; 2 = one half d6; 3 = 1 + one half d6; 4-5 = PG+1; 6-7 = PG+2; 8 = PG+3.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "1d6 plus modifiers, read in the column of the Class met." },
                Fact { kind: FactKind::Plain, says: "Citizen: 0-2 = 1, 3-4 = 2, 5-7 = 3, 8 = PG+2." },
                Fact { kind: FactKind::Plain, says: "Gang: 0-1 = 1, 2-3 = PG, 4-5 = PG+1, 6-7 = PG+2, 8 = PG+3." },
                Fact { kind: FactKind::Plain, says: "Police: 0-4 = 2, 5 = 4, 6-8 = 6." },
                Fact { kind: FactKind::Plain, says: "Survivor: 0-4 = 1, 5 = 2, 6-8 = 3." },
                Fact { kind: FactKind::Plain, says: "Zombies: 0-1 = 1; 2 = 1/2d6; 3 = 1 + 1/2d6; 4-5 = PG+1; 6-7 = PG+2; 8 = PG+3." },
                Fact { kind: FactKind::Boundary, says: "Scores below 0 count as 0, above 8 as 8." },
                Fact { kind: FactKind::Exception, says: "PG is the figures of the player group whose LOS caused it, without Out of the Fight and dead." },
                Fact { kind: FactKind::Plain, says: "1/2d6 is one d6 halved, rounded up (3 gives 2)." },
                Fact { kind: FactKind::Order, says: "A half d6 inside How Many is thrown right after its 1d6." },
            ],
        },
        LedgerEntry {
            id: "ffo.howmany.area-modifier",
            section: "p. 62, How Many Table; QRS",
            layer: Layer::Table,
            optional: false,
            text: "How Many modifiers by area: urban +1, rural -2, suburban none. They add to the modifier given by the Contact Table row.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "How Many: urban +1, rural -2, suburban 0." },
                Fact { kind: FactKind::Order, says: "It adds to the modifier of the Contact row before the table is read." },
            ],
        },
        LedgerEntry {
            id: "ffo.howmany.national-guard",
            section: "p. 62, How Many Table; QRS",
            layer: Layer::Table,
            optional: false,
            text: "National Guard: make two rolls on the Citizen column (each with the area modifier) and add them.",
            facts: &[
                Fact { kind: FactKind::Order, says: "National Guard: two rolls on the Citizen column, thrown one after the other and added." },
                Fact { kind: FactKind::Limit, says: "Each roll has the area modifier and is read separately; the sum is at least 2." },
            ],
        },
        LedgerEntry {
            id: "ffo.howmany.army",
            section: "p. 62, How Many Table; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Army: make two rolls on the Gang column (each with the area modifier) and add them.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Army: two rolls on the Gang column, added." },
                Fact { kind: FactKind::Limit, says: "Each roll has the area modifier and is read separately; the sum is at least 2." },
            ],
        },
        LedgerEntry {
            id: "ffo.pef.loading-up",
            section: "p. 62, Loading Up PEFs",
            layer: Layer::Gm,
            optional: true,
            text: "Instead of the tables the player may prepare PEFs beforehand: a recurring gang, an NPC Star, even his own band seen from the other side. Generated NPCs are to be kept for use in later Encounters.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Optional: the player may prepare the PEFs beforehand instead of the tables." },
                Fact { kind: FactKind::Plain, says: "Generated NPCs are kept for later Encounters." },
                Fact { kind: FactKind::Plain, says: "Each NPC group left alive is recorded with area, Class, members and status." },
            ],
        },
        LedgerEntry {
            id: "ffo.police.arrival-days-1-10",
            section: "p. 62, Police Arrival",
            layer: Layer::Battle,
            optional: false,
            text: "Days 1-10: when shots are fired the Police arrive in 1/2d6 turns.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Days 1-10: after shots the Police arrive in 1/2d6 turns." },
                Fact { kind: FactKind::Limit, says: "Rolled once per Encounter, at the first shot by anybody." },
                Fact { kind: FactKind::Order, says: "They come at the start of that turn, before activation dice." },
                Fact { kind: FactKind::Exception, says: "Silent weapons do not call them." },
            ],
        },
        LedgerEntry {
            id: "ffo.police.arrival-days-11-20",
            section: "p. 62, Police Arrival",
            layer: Layer::Battle,
            optional: false,
            text: "Days 11-20: when shots are fired the Police arrive in 1/2d6 + 1d6 turns.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Days 11-20: after shots the Police arrive in 1/2d6 + 1d6 turns." },
                Fact { kind: FactKind::Order, says: "The half die is thrown before the d6." },
            ],
        },
        LedgerEntry {
            id: "ffo.police.arrival-later",
            section: "p. 62, Police Arrival",
            layer: Layer::Battle,
            optional: false,
            text: "From Day 21 on the Police no longer arrive.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "From Day 21 on no Police arrive." },
            ],
        },
        LedgerEntry {
            id: "ffo.police.how-many",
            section: "p. 62, Police Arrival",
            layer: Layer::Table,
            optional: false,
            text: "Their number is a 1d6 roll on the Police column of the How Many Table (with the area modifier). They always come two officers to a patrol car.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Number: 1d6 on the Police column with the area modifier." },
                Fact { kind: FactKind::Plain, says: "Always two officers to a patrol car." },
                Fact { kind: FactKind::Order, says: "The number is rolled after the arrival time." },
                Fact { kind: FactKind::Exception, says: "Cars are Sedans entering from the road end nearest the last shot, random edge without road." },
                Fact { kind: FactKind::Order, says: "They act as Neutrals moving to the last noise; LOS with a player group brings Meet & Greet, In Sight if Enemies." },
            ],
        },
        LedgerEntry {
            id: "ffo.police.weapons-days-1-10",
            section: "p. 62, Police Arrival",
            layer: Layer::Setup,
            optional: false,
            text: "Days 1-10: each officer has a BAP; one Shotgun lies in each patrol car.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Days 1-10: each officer has a BAP." },
                Fact { kind: FactKind::Plain, says: "One Shotgun lies in each patrol car." },
            ],
        },
        LedgerEntry {
            id: "ffo.police.weapons-days-11-20",
            section: "p. 62, Police Arrival",
            layer: Layer::Setup,
            optional: false,
            text: "Days 11-20: each officer has a BAP and a Shotgun.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Days 11-20: each officer has a BAP and a Shotgun." },
            ],
        },
        LedgerEntry {
            id: "ffo.police.protected",
            section: "QRS, Police Reaction Tests",
            layer: Layer::Setup,
            optional: false,
            text: "Police are Protected after Day 10. On Days 1-10 only SWAT officers are; no table and no arrival brings SWAT.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Police are Protected after Day 10, that is from Day 11." },
                Fact { kind: FactKind::Exception, says: "On Days 1-10 only SWAT officers are Protected." },
                Fact { kind: FactKind::Exception, says: "Arriving officers are never SWAT; only a prepared PEF or a scenario names officers as SWAT." },
            ],
        },
        LedgerEntry {
            id: "ffo.police.own-side",
            section: "p. 14, Multiple Human Players; p. 62",
            layer: Layer::Battle,
            optional: false,
            text: "Arriving Police are a human side of their own with their own activation die.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Arriving Police are a human side with their own activation die." },
            ],
        },
        LedgerEntry {
            id: "ffo.meet.setup",
            section: "p. 62, Meet & Greet",
            layer: Layer::Battle,
            optional: false,
            text: "When a PEF turns out to be humans, replace it with the figures, in cover if possible, all of them within LOS of the player group, and take the Meet & Greet Test at once. Zombies never take it, nor do Enemies (ffo.meet.enemies) and Friends met again (ffo.ruling.meeting-again).",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Humans from a PEF are placed in cover if possible, all within LOS of the player group." },
                Fact { kind: FactKind::Limit, says: "Meet & Greet is taken at once." },
                Fact { kind: FactKind::Exception, says: "Zombies never take a Meet & Greet." },
                Fact { kind: FactKind::Boundary, says: "Leader on the marker's spot, others within 4 inches of one another, in cover within 6 inches that keeps LOS." },
                Fact { kind: FactKind::Plain, says: "Humans placed from a PEF face the players." },
                Fact { kind: FactKind::Plain, says: "In a Defining Moment they stand 2 inches from the figures that entered." },
                Fact { kind: FactKind::Exception, says: "Friends met again take no Meet & Greet; they are placed like any contact and act on the Friend row of NPC Movement." },
            ],
        },
        LedgerEntry {
            id: "ffo.meet.roll",
            section: "pp. 62-63, Meet & Greet; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Each side's leader rolls 1d6 per point of Rep, modified, and counts successes (1, 2 or 3). Compare the two numbers: player scored more, same or less. Read the table of the NPC's Class.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Each leader rolls 1d6 per point of Rep; 1, 2 or 3 is a success." },
                Fact { kind: FactKind::Boundary, says: "The two counts are compared: player more, same or less." },
                Fact { kind: FactKind::Plain, says: "The table of the NPC's Class is read." },
                Fact { kind: FactKind::Plain, says: "NPC leader: highest Rep, ties at random. Player leader: Star of that group, else highest Rep." },
                Fact { kind: FactKind::Exception, says: "No Leader Die, Attribute or Skill applies; the current lowered Rep is used." },
                Fact { kind: FactKind::Plain, says: "With 0 dice the score is 0." },
                Fact { kind: FactKind::Order, says: "The player's dice come before the NPC's." },
            ],
        },
        LedgerEntry {
            id: "ffo.meet.outnumbered",
            section: "p. 63, Meet & Greet; QRS",
            layer: Layer::Table,
            optional: false,
            text: "A leader whose group is outnumbered 2:1 or more rolls 1d6 less.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A leader whose group is outnumbered 2:1 or more rolls 1d6 less; exactly 2:1 counts." },
                Fact { kind: FactKind::Exception, says: "Only able figures in LOS of the other side, or within 4 inches of one that is, are counted." },
            ],
        },
        LedgerEntry {
            id: "ffo.meet.army-more",
            section: "p. 63, Army; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Army, player scored more: the player chooses to Walk the Walk or to count as 'scored same'. If he injures the Army he is their Enemy.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Army, player more: he chooses Walk the Walk or counts as same." },
                Fact { kind: FactKind::Plain, says: "If he injures the Army he is their Enemy." },
                Fact { kind: FactKind::Plain, says: "The status covers the Army as a whole and the player's whole band." },
            ],
        },
        LedgerEntry {
            id: "ffo.meet.army-same-or-less",
            section: "p. 63, Army; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Army, same or less: they search the group for weapons. Armed: they put the player under arrest and order him to hand over his weapons. Unarmed: he may not move past them and is sent on his way; if they see him again past this spot he counts as an Enemy at once. Injuring the Army or resisting arrest makes him an Enemy.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Army, same or less: the group is searched for weapons." },
                Fact { kind: FactKind::Boundary, says: "Armed: arrest, and the weapons must be handed over." },
                Fact { kind: FactKind::Exception, says: "Unarmed: sent away; may not move past them." },
                Fact { kind: FactKind::Limit, says: "Seen again past this spot he is an Enemy at once." },
                Fact { kind: FactKind::Plain, says: "Injuring the Army or resisting arrest makes him an Enemy." },
                Fact { kind: FactKind::Plain, says: "Armed means anybody in the group has a ranged or purpose-made melee weapon, also in a pack." },
                Fact { kind: FactKind::Boundary, says: "Past this spot: farther from the players' entry edge than the NPC leader stood." },
                Fact { kind: FactKind::Exception, says: "No to arrest is resisting: both sides Walk the Walk and are Enemies." },
            ],
        },
        LedgerEntry {
            id: "ffo.meet.citizen-more",
            section: "p. 63, Citizens; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Citizens, player scored more: he chooses Walk the Walk (go to In Sight) or Talk the Talk. Talk: Citizens with Rep equal to or lower than his ask to join the group; whatever he answers, all of them barter if he wants.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Citizens, player more: he chooses Walk the Walk (In Sight) or Talk the Talk." },
                Fact { kind: FactKind::Boundary, says: "Talk: Citizens with Rep equal to or lower than his ask to join." },
                Fact { kind: FactKind::Plain, says: "Whatever he answers, all barter if he wants." },
                Fact { kind: FactKind::Plain, says: "Each NPC's Rep is compared with the Rep of the player's leader." },
            ],
        },
        LedgerEntry {
            id: "ffo.meet.citizen-same",
            section: "p. 63, Citizens; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Citizens, same: pleasantries, nothing else.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Citizens, same: pleasantries only." },
            ],
        },
        LedgerEntry {
            id: "ffo.meet.citizen-less",
            section: "p. 63, Citizens; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Citizens, player scored less: those with Rep equal to or lower than the player's exchange pleasantries only. Those with higher Rep Walk the Walk (1-3) or exchange pleasantries (4-6).",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Citizens, player less: those with Rep equal or lower exchange pleasantries only." },
                Fact { kind: FactKind::Boundary, says: "Those with higher Rep Walk the Walk on 1-3, pleasantries on 4-6." },
                Fact { kind: FactKind::Boundary, says: "One die decides for all higher-Rep NPCs together." },
                Fact { kind: FactKind::Plain, says: "If they Walk the Walk the whole NPC group takes In Sight and becomes Enemies." },
            ],
        },
        LedgerEntry {
            id: "ffo.meet.ganger-more",
            section: "p. 63, Gangers; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Gangers, player scored more: he chooses Walk the Walk (go to In Sight) or Talk the Talk. Talk: Gangers with Rep lower than his (not equal) ask to join if the player is a Ganger too; otherwise they exchange pleasantries. Whatever he answers, all of them barter if he wants.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Gangers, player more: the choice is his, to walk (In Sight) or to talk." },
                Fact { kind: FactKind::Boundary, says: "Talk, player is a Ganger: Gangers with Rep lower than his ask to join." },
                Fact { kind: FactKind::Exception, says: "Towards a non-Ganger nobody asks to join; pleasantries." },
                Fact { kind: FactKind::Boundary, says: "Gangers of equal or higher Rep exchange pleasantries also with a Ganger." },
                Fact { kind: FactKind::Plain, says: "Whatever he answers, all barter if he wants." },
            ],
        },
        LedgerEntry {
            id: "ffo.meet.ganger-same-or-less",
            section: "p. 63, Gangers; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Gangers, same or less: they Walk the Walk.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Gangers, same or less: they Walk the Walk." },
            ],
        },
        LedgerEntry {
            id: "ffo.meet.guard-more",
            section: "p. 63, National Guard; QRS",
            layer: Layer::Table,
            optional: false,
            text: "National Guard, player scored more: he chooses Walk the Walk or to count as 'scored same'. If he injures them he is their Enemy.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "National Guard, player more: he chooses Walk the Walk or counts as same." },
                Fact { kind: FactKind::Plain, says: "Injuring them makes him their Enemy." },
                Fact { kind: FactKind::Exception, says: "The status covers the whole National Guard, but not Army or Police." },
            ],
        },
        LedgerEntry {
            id: "ffo.meet.guard-same",
            section: "p. 63, National Guard; QRS",
            layer: Layer::Table,
            optional: false,
            text: "National Guard, same: pleasantries and the advice to go home and stay indoors; no further effect.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "National Guard, same: pleasantries and advice, no other effect." },
            ],
        },
        LedgerEntry {
            id: "ffo.meet.guard-less",
            section: "p. 63, National Guard; QRS",
            layer: Layer::Table,
            optional: false,
            text: "National Guard, less: they search for weapons. Armed: arrest and surrender of weapons. Unarmed: he may not move past them and is sent on his way; seen again past this spot he is an Enemy at once. Injuring them or resisting arrest makes him an Enemy.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "National Guard, less: they search for weapons; armed: arrest and surrender of weapons." },
                Fact { kind: FactKind::Exception, says: "Unarmed: may not move past them and is sent away." },
                Fact { kind: FactKind::Limit, says: "Seen again past this spot he is an Enemy at once." },
                Fact { kind: FactKind::Plain, says: "Injuring them or resisting arrest makes him an Enemy." },
            ],
        },
        LedgerEntry {
            id: "ffo.meet.police-more",
            section: "p. 64, Police; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Police, player scored more: he chooses Walk the Walk or to count as 'scored same'. If he injures them he is their Enemy.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Police, player more: he chooses Walk the Walk or counts as same." },
                Fact { kind: FactKind::Plain, says: "Injuring them makes him their Enemy." },
            ],
        },
        LedgerEntry {
            id: "ffo.meet.police-same",
            section: "p. 64, Police; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Police, same: pleasantries and a warning about dangerous places; the current ER drops by 1 at once.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Police, same: pleasantries and the current ER drops by 1 at once." },
                Fact { kind: FactKind::Plain, says: "A player who scored more and counts as same gets the drop of 1 too." },
            ],
        },
        LedgerEntry {
            id: "ffo.meet.police-less",
            section: "p. 64, Police; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Police, less: they search for weapons. If armed they ask for the weapons: the player hands them over and goes on his way, or refuses and both sides Walk the Walk (In Sight). If he injures them he is their Enemy.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Police, less: they search; if armed they ask for the weapons." },
                Fact { kind: FactKind::Boundary, says: "Handing the weapons over: he goes on his way." },
                Fact { kind: FactKind::Boundary, says: "Refusing to hand over weapons: both sides Walk the Walk." },
                Fact { kind: FactKind::Exception, says: "Without weapons the players go on with no further effect." },
                Fact { kind: FactKind::Plain, says: "Weapons handed to the Police here are gone for good." },
                Fact { kind: FactKind::Plain, says: "Injuring the Police in this makes him their Enemy." },
            ],
        },
        LedgerEntry {
            id: "ffo.meet.survivor-more",
            section: "p. 64, Survivors; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Survivors, player scored more: he chooses Walk the Walk (go to In Sight) or Talk the Talk. Talk: those with Rep equal to or lower than his ask to join the group; whatever he answers, all of them barter if he wants.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Survivors, player more: the choice is his, to walk (In Sight) or to talk." },
                Fact { kind: FactKind::Boundary, says: "Talk: Survivors with Rep equal or lower ask to join." },
                Fact { kind: FactKind::Plain, says: "They ask whatever the player's Class." },
                Fact { kind: FactKind::Plain, says: "Whatever he answers, all barter if he wants." },
            ],
        },
        LedgerEntry {
            id: "ffo.meet.survivor-same",
            section: "p. 64, Survivors; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Survivors, same: pleasantries, nothing else.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Survivors, same: pleasantries only." },
            ],
        },
        LedgerEntry {
            id: "ffo.meet.survivor-less",
            section: "p. 64, Survivors; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Survivors, player scored less: those with Rep equal to or lower than the player's exchange pleasantries only. Those with higher Rep Walk the Walk (1-2) or exchange pleasantries (3-6).",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Survivors, player less: those with Rep equal or lower exchange pleasantries only." },
                Fact { kind: FactKind::Boundary, says: "Survivors with higher Rep Walk the Walk on 1-2, pleasantries on 3-6." },
            ],
        },
        LedgerEntry {
            id: "ffo.meet.walk-the-walk",
            section: "p. 64, Walk the Walk; QRS",
            layer: Layer::Battle,
            optional: false,
            text: "Walk the Walk: both sides take an In Sight Test. A player may choose it at any time, also towards groups that are already in sight and after pleasantries or barter.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Walk the Walk: both sides take an In Sight Test." },
                Fact { kind: FactKind::Order, says: "A player may choose it at any time, also towards groups in sight and after pleasantries or barter." },
                Fact { kind: FactKind::Plain, says: "Active is the side whose activation brought about the meeting." },
                Fact { kind: FactKind::Exception, says: "A later Walk may be declared when nothing is being resolved; the side whose phase it is counts as active." },
                Fact { kind: FactKind::Exception, says: "Between turns nobody is active in it." },
                Fact { kind: FactKind::Plain, says: "At the start of a game (PEF already in view) the side that chose to Walk is active." },
                Fact { kind: FactKind::Exception, says: "Nobody gets the two extra inches of movement." },
            ],
        },
        LedgerEntry {
            id: "ffo.meet.enemies",
            section: "p. 64, Enemies; QRS",
            layer: Layer::Battle,
            optional: false,
            text: "Against an Enemy no Meet & Greet is taken; the In Sight Test is taken at once on every later meeting. Enemy status comes from a Meet & Greet result or other causes and lasts for ever.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Against an Enemy no Meet & Greet; In Sight is taken at once." },
                Fact { kind: FactKind::Plain, says: "Enemy status lasts for ever." },
                Fact { kind: FactKind::Exception, says: "Citizens, Gangers and Survivors: Enemy of that NPC group only." },
                Fact { kind: FactKind::Plain, says: "Police, National Guard and Army: Enemy of the organisation as a whole, each on its own." },
            ],
        },
        LedgerEntry {
            id: "ffo.arrest.police",
            section: "p. 64, Under Arrest",
            layer: Layer::Campaign,
            optional: false,
            text: "Arrested by the Police: one week in jail. The timeline advances a week, one Encounter is missed, 1/2d6 Items or Resources are paid to get out. Who cannot pay loses a second week and is then released. Weapons are returned.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Arrest by the Police means one week in jail: the timeline advances one week." },
                Fact { kind: FactKind::Plain, says: "One Encounter is missed because of the jail week." },
                Fact { kind: FactKind::Plain, says: "The group pays 1/2d6 Items or Resources to get out." },
                Fact { kind: FactKind::Exception, says: "Who cannot pay loses a second week and is then released without paying." },
                Fact { kind: FactKind::Order, says: "After jail by the Police the weapons are returned." },
                Fact { kind: FactKind::Exception, says: "All members of the arrested group are jailed; the Encounter is over for them and not a success." },
                Fact { kind: FactKind::Plain, says: "There is one fine for the whole group, from carried things or the Home, picked by the player." },
                Fact { kind: FactKind::Exception, says: "Weapons held by the Police cannot pay the fine." },
                Fact { kind: FactKind::Plain, says: "Carried Items other than weapons are kept." },
                Fact { kind: FactKind::Plain, says: "The skipped week also skips a scripted Encounter of that week." },
                Fact { kind: FactKind::Exception, says: "Who surrenders to, or is Out of the Fight in the hands of, Police, Guard or Army is arrested; no Mercy Table." },
            ],
        },
        LedgerEntry {
            id: "ffo.arrest.national-guard",
            section: "p. 64, Under Arrest",
            layer: Layer::Campaign,
            optional: false,
            text: "Arrested by the National Guard: handed over to the Police; same consequences as ffo.arrest.police.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "The National Guard hands the arrested over to the Police: same jail, fine and returned weapons." },
            ],
        },
        LedgerEntry {
            id: "ffo.arrest.army",
            section: "p. 64, Under Arrest",
            layer: Layer::Campaign,
            optional: false,
            text: "Arrested by the Army: weapons are taken, the character is moved to a safe zone that zombies overrun. He escapes with 1d6: 1 Pistol, 2 BAP, 3-5 Assault Rifle, 6 no weapon; and one Food unit.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The Army takes the weapons for good." },
                Fact { kind: FactKind::Exception, says: "The escape weapon is 1d6: 1 Pistol, 2 BAP, 3-5 Assault Rifle, 6 no weapon." },
                Fact { kind: FactKind::Plain, says: "The escaped character has one Food unit." },
                Fact { kind: FactKind::Exception, says: "Everything carried is lost, not only weapons; the Home is untouched." },
                Fact { kind: FactKind::Plain, says: "Each arrested character dices for his own escape weapon and gets his own Food." },
                Fact { kind: FactKind::Exception, says: "Arrest by the Army costs no time." },
            ],
        },
        LedgerEntry {
            id: "ffo.moment.trigger",
            section: "p. 64, Defining Moment; p. 47",
            layer: Layer::Battle,
            optional: false,
            text: "The first time in an Encounter that a building without a PEF inside is entered, zombies are checked first (6d6, Meeting Zombies in Buildings). If there are none, a Defining Moment follows.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "On the first entry of a building without a PEF the 6d6 zombie check comes first." },
                Fact { kind: FactKind::Exception, says: "A Defining Moment follows only if the check finds no zombies." },
                Fact { kind: FactKind::Exception, says: "Only the first entry of that building in the Encounter counts, by any figure." },
            ],
        },
        LedgerEntry {
            id: "ffo.moment.pef-inside",
            section: "p. 64, Defining Moment",
            layer: Layer::Battle,
            optional: false,
            text: "If a PEF is inside the entered building, neither the zombie check nor the Defining Moment is made; the PEF is resolved (several: one after the other).",
            facts: &[
                Fact { kind: FactKind::Exception, says: "With a PEF inside, neither zombie check nor Defining Moment is made; the PEF is resolved." },
                Fact { kind: FactKind::Plain, says: "A floor where a PEF was resolved counts as visited for that Day Part." },
                Fact { kind: FactKind::Order, says: "If the PEF has moved out before entry, the building is entered like any other." },
                Fact { kind: FactKind::Order, says: "Several PEFs in a building are resolved one after the other in order of placement." },
            ],
        },
        LedgerEntry {
            id: "ffo.moment.resolution",
            section: "p. 64, Defining Moment",
            layer: Layer::Table,
            optional: false,
            text: "A Defining Moment is resolved exactly like a PEF: 2d6 versus current ER, then Contact Table, How Many and Meet & Greet as called for.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A Defining Moment rolls 2d6 versus the current ER; only pass 2d6 is a contact." },
                Fact { kind: FactKind::Plain, says: "Pass 1d6 in a Defining Moment raises the current ER by 1." },
                Fact { kind: FactKind::Plain, says: "Contact, How Many and Meet & Greet follow as for a PEF." },
                Fact { kind: FactKind::Plain, says: "Zombies met in it are matched against the humans and tested for Zombie Surprise." },
            ],
        },
        LedgerEntry {
            id: "ffo.moment.next-day-part",
            section: "p. 65, Multiple Moments",
            layer: Layer::Battle,
            optional: false,
            text: "Staying in a building into another Day Part causes another Defining Moment, in which no zombies can be met.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Staying in a building into another Day Part causes another Defining Moment." },
                Fact { kind: FactKind::Exception, says: "In that Defining Moment no zombie check (6d6) is made." },
                Fact { kind: FactKind::Exception, says: "A Zombies contact in it means nobody is there." },
            ],
        },
        LedgerEntry {
            id: "ffo.moment.other-floor",
            section: "p. 65, Multiple Moments",
            layer: Layer::Battle,
            optional: false,
            text: "A different floor, or a different part of a building counted as several, brings a new Defining Moment when it is visited.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Visiting another floor brings a new Defining Moment." },
                Fact { kind: FactKind::Plain, says: "Another part of a large building counted as several brings a new one too." },
                Fact { kind: FactKind::Order, says: "The 6d6 zombie check is made first there too." },
            ],
        },
        LedgerEntry {
            id: "ffo.moment.return",
            section: "p. 65, Multiple Moments",
            layer: Layer::Battle,
            optional: false,
            text: "Leaving a building and coming back in another Day Part causes another Defining Moment, and zombies may be met.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Leaving and coming back in another Day Part causes another Defining Moment." },
                Fact { kind: FactKind::Order, says: "On such a return the 6d6 zombie check is made first." },
                Fact { kind: FactKind::Exception, says: "Re-entering in the same Day Part causes neither check nor Defining Moment." },
            ],
        },
        LedgerEntry {
            id: "ffo.recruit.reach",
            section: "p. 65, Recruiting Grunts",
            layer: Layer::Battle,
            optional: false,
            text: "To recruit a Grunt, any able character of the band moves to within 3 inches of him outside a building, or meets him through a Defining Moment.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Outside a building the recruiter must be within 3 inches of the Grunt; exactly 3 is enough." },
                Fact { kind: FactKind::Exception, says: "A Grunt met through a Defining Moment can be recruited without the 3 inch move." },
                Fact { kind: FactKind::Exception, says: "Any able character of the band may be the recruiter; the Star need not be there." },
            ],
        },
        LedgerEntry {
            id: "ffo.recruit.stats",
            section: "p. 65, Recruiting Grunts",
            layer: Layer::Table,
            optional: false,
            text: "The Grunt's stats come from a roll on the pre-generated table of his Class.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The Grunt's stats come from the pre-generated table of his Class." },
                Fact { kind: FactKind::Plain, says: "Stats and goods rolled when he was met are kept when he is recruited." },
            ],
        },
        LedgerEntry {
            id: "ffo.recruit.challenge",
            section: "p. 65, Recruiting Grunts",
            layer: Layer::Table,
            optional: false,
            text: "The recruiter takes a People Challenge against him. Success: he joins the group. Failure: he cannot be recruited in this Encounter.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Recruiting takes a People Challenge by the recruiter against the Grunt." },
                Fact { kind: FactKind::Plain, says: "Success: he joins the group." },
                Fact { kind: FactKind::Exception, says: "Failure: he cannot be recruited in this Encounter, by anybody." },
                Fact { kind: FactKind::Limit, says: "The band has at most one Grunt per point of the Star's Rep." },
                Fact { kind: FactKind::Exception, says: "A Grunt with a Rep higher than the Star's cannot be recruited; equal is allowed." },
                Fact { kind: FactKind::Exception, says: "On Days 1-20 only Citizens can be recruited." },
                Fact { kind: FactKind::Exception, says: "Police, National Guard and Army can never be recruited." },
                Fact { kind: FactKind::Exception, says: "If the Star's Rep drops nobody has to leave." },
                Fact { kind: FactKind::Limit, says: "Pass 1d6 may be re-rolled once at once." },
                Fact { kind: FactKind::Exception, says: "Giving up after pass 1d6 is no failure, but he can never be tried again." },
            ],
        },
        LedgerEntry {
            id: "ffo.recruit.second-try",
            section: "p. 65, Recruiting Grunts",
            layer: Layer::Campaign,
            optional: false,
            text: "After a failure one more attempt is allowed in another Encounter. A second failure makes him unfriendly: he counts as an Enemy from the next meeting on.",
            facts: &[
                Fact { kind: FactKind::Order, says: "After a failure one more attempt is allowed, in another Encounter." },
                Fact { kind: FactKind::Plain, says: "A second failure makes him an Enemy from the next meeting on." },
                Fact { kind: FactKind::Exception, says: "In the second attempt pass 1d6 is a failure without re-roll." },
            ],
        },
        LedgerEntry {
            id: "ffo.recruit.asked-to-join",
            section: "p. 65, Recruiting Grunts",
            layer: Layer::Battle,
            optional: false,
            text: "Grunts who ask to join because of a Meet & Greet result may be accepted (all, some or none) without a People Challenge.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Grunts who ask to join are accepted without a People Challenge." },
                Fact { kind: FactKind::Plain, says: "The player accepts all, some or none." },
                Fact { kind: FactKind::Plain, says: "The limits of number, Rep, Class and day apply to askers too." },
            ],
        },
        LedgerEntry {
            id: "ffo.npcmove.activation",
            section: "p. 65, NPC Movement",
            layer: Layer::Battle,
            optional: false,
            text: "After a PEF has become figures, the NPC group activates with the Rep of its leader. When it activates roll 2d6 versus the leader's Rep and read the NPC Movement Table.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "An NPC group activates with the Rep of its leader." },
                Fact { kind: FactKind::Plain, says: "When it activates, 2d6 versus the leader's Rep are read on the NPC Movement Table." },
            ],
        },
        LedgerEntry {
            id: "ffo.npcmove.enemy-2",
            section: "p. 65, NPC Movement Table; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Enemies, pass 2d6: if they outnumber the players 3:1 or more they split in two groups; one tries to gain cover on the players' flank and shoot, the other takes cover and shoots. Otherwise, if not outnumbered, they move towards the enemy to shoot, keeping to cover all the way; without cover they go prone.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Enemies, pass 2d6, outnumbering the players 3:1 or more (3:1 included) split in two groups." },
                Fact { kind: FactKind::Plain, says: "One half seeks cover on the players' flank and shoots, the other takes cover and shoots." },
                Fact { kind: FactKind::Exception, says: "Otherwise, if not outnumbered, they move towards the enemy to shoot, in cover all the way." },
                Fact { kind: FactKind::Exception, says: "Without cover they go prone." },
                Fact { kind: FactKind::Plain, says: "If outnumbered they act as on pass 1d6." },
                Fact { kind: FactKind::Exception, says: "The split is as even as possible, the flankers led by the second-highest Rep." },
                Fact { kind: FactKind::Exception, says: "A group of one never splits." },
                Fact { kind: FactKind::Boundary, says: "Flank: cover whose line to a player figure is 90 degrees or more off the other half's line." },
            ],
        },
        LedgerEntry {
            id: "ffo.npcmove.enemy-1",
            section: "p. 65, NPC Movement Table; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Enemies, pass 1d6: they take cover and shoot; without cover they go prone.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Enemies, pass 1d6: they take cover and shoot." },
                Fact { kind: FactKind::Exception, says: "Without cover they go prone." },
            ],
        },
        LedgerEntry {
            id: "ffo.npcmove.enemy-0",
            section: "p. 65, NPC Movement Table; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Enemies, pass 0d6: they do not move.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Enemies, pass 0d6: they do not move." },
                Fact { kind: FactKind::Plain, says: "They still shoot at the closest target in range and LOS." },
            ],
        },
        LedgerEntry {
            id: "ffo.npcmove.neutral-2",
            section: "p. 65, NPC Movement Table; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Neutrals, pass 2d6: they move towards the nearest player and try to interact; if they have interacted already it counts as pass 1d6.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Neutrals, pass 2d6: they move towards the nearest player to interact." },
                Fact { kind: FactKind::Plain, says: "If they have interacted already it counts as pass 1d6." },
                Fact { kind: FactKind::Limit, says: "They move to within 3 inches; there the Meet & Greet of their Class is taken once more." },
                Fact { kind: FactKind::Limit, says: "This happens once per Neutral group and Encounter." },
            ],
        },
        LedgerEntry {
            id: "ffo.npcmove.neutral-1",
            section: "p. 65, NPC Movement Table; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Neutrals, pass 1d6: inside a building they stay put; otherwise they go into a building in reach, or else away from the closest player.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Neutrals, pass 1d6, inside a building: they stay put." },
                Fact { kind: FactKind::Plain, says: "Outside they go into a building in reach." },
                Fact { kind: FactKind::Exception, says: "With no building in reach they move away from the closest player." },
            ],
        },
        LedgerEntry {
            id: "ffo.npcmove.neutral-0",
            section: "p. 65, NPC Movement Table; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Neutrals, pass 0d6: they do not move.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Neutrals, pass 0d6: they do not move." },
            ],
        },
        LedgerEntry {
            id: "ffo.npcmove.friend",
            section: "p. 65, NPC Movement Table; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Friends approach the closest player and use the Friend Interaction Table on every result (pass 2, 1 or 0d6).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Friends approach the closest player on pass 2, 1 and 0d6 alike." },
                Fact { kind: FactKind::Exception, says: "Friend Interaction: 2d6 versus the player leader's People Skill; a 6 never passes." },
                Fact { kind: FactKind::Limit, says: "It is rolled when the Friend is within 3 inches, once per Friend group and Encounter." },
                Fact { kind: FactKind::Exception, says: "Friend Interaction, pass 2d6: joining, barter (both without Challenge) and a tip are all offered." },
                Fact { kind: FactKind::Plain, says: "Friend Interaction, pass 1d6: barter or the tip, the player chooses one." },
                Fact { kind: FactKind::Exception, says: "Friend Interaction, pass 0d6: pleasantries only." },
                Fact { kind: FactKind::Plain, says: "The tip changes the current ER by -1 or +1 as the player chooses." },
                Fact { kind: FactKind::Exception, says: "In Week One a Friend cannot join." },
                Fact { kind: FactKind::Exception, says: "Afterwards a Friend who did not join moves like a Neutral that has interacted." },
            ],
        },
        LedgerEntry {
            id: "ffo.npcmove.neutral-definition",
            section: "p. 65, NPC Movement Table, note 1; QRS",
            layer: Layer::Battle,
            optional: false,
            text: "Neutrals are NPCs the player has met who are neither Enemies nor Friends.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Neutrals are NPCs the player has met who are neither Enemies nor Friends." },
                Fact { kind: FactKind::Plain, says: "Enemy comes from Walk the Walk by either side, an Enemy result, robbing or attacking, a second failed recruitment." },
                Fact { kind: FactKind::Exception, says: "Friends: Week One 5-6, a group with a refused asker or a won People Challenge, a member who left without poisoning." },
                Fact { kind: FactKind::Plain, says: "Enemy overrides everything for ever; Friend overrides Neutral." },
                Fact { kind: FactKind::Exception, says: "Barter that a Meet & Greet brought, without a Challenge, leaves the group Neutral." },
                Fact { kind: FactKind::Exception, says: "Except for Week One, a group counts as Friends from the next meeting on." },
                Fact { kind: FactKind::Plain, says: "The status is one for the whole NPC group; one member's is that of all." },
            ],
        },
        LedgerEntry {
            id: "ffo.mercy.when",
            section: "p. 66, At the Mercy of the Enemy",
            layer: Layer::Battle,
            optional: false,
            text: "A band character who is Out of the Fight and in the hands of a human enemy, or who surrenders, is at the mercy of the enemy and rolls on the Mercy Table.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A band character Out of the Fight in the hands of a human enemy rolls on the Mercy Table." },
                Fact { kind: FactKind::Plain, says: "A character who surrenders rolls on it too." },
                Fact { kind: FactKind::Plain, says: "Each character rolls separately." },
                Fact { kind: FactKind::Plain, says: "At the end each unretrieved Out of the Fight member rolls if able human Enemies are on the table." },
                Fact { kind: FactKind::Exception, says: "If only zombies are left on the table he is dead." },
                Fact { kind: FactKind::Order, says: "Who is left alive and was Out of the Fight still takes the After the Battle Recovery Test." },
            ],
        },
        LedgerEntry {
            id: "ffo.mercy.star",
            section: "p. 66, At the Mercy of the Enemy",
            layer: Layer::Battle,
            optional: false,
            text: "A Star may Cheat Death instead of rolling (losing one Rep), whatever the Rep of the enemy, or may choose to be treated like a Grunt.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A Star may Cheat Death instead of rolling, whatever the Rep of the enemy." },
                Fact { kind: FactKind::Plain, says: "Cheating Death here costs one Rep." },
                Fact { kind: FactKind::Plain, says: "The Star may choose to be treated like a Grunt." },
                Fact { kind: FactKind::Exception, says: "Cheating Death does not take Rep below 2." },
                Fact { kind: FactKind::Plain, says: "Cheating Death counts as going Out of the Fight." },
                Fact { kind: FactKind::Order, says: "He says so before the Mercy dice are thrown." },
                Fact { kind: FactKind::Exception, says: "A Star whom a zombie put Out of the Fight cannot Cheat Death here." },
                Fact { kind: FactKind::Exception, says: "Treated like a Grunt he has neither Star Power, Larger Than Life nor Cheating Death against the result." },
            ],
        },
        LedgerEntry {
            id: "ffo.mercy.dice",
            section: "p. 66, Mercy Table; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Roll 2d6 versus the People Skill of the enemy Leader. +1d6 during Days 1-20. +1d6 if surrendering. A further +1d6 if surrendering and the character has a higher People Skill than the enemy Leader. Maximum 5d6.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Start with 2d6 versus the People Skill of the enemy Leader." },
                Fact { kind: FactKind::Plain, says: "Mercy: +1d6 during Days 1-20, Day 20 included." },
                Fact { kind: FactKind::Plain, says: "Mercy: +1d6 if surrendering." },
                Fact { kind: FactKind::Boundary, says: "A further +1d6 if surrendering with a People Skill higher than the enemy Leader's." },
                Fact { kind: FactKind::Definition, says: "At most 5d6 are rolled." },
                Fact { kind: FactKind::Plain, says: "The enemy Leader is the able Enemy with the highest Rep on the table." },
            ],
        },
        LedgerEntry {
            id: "ffo.mercy.pass-2",
            section: "p. 66, Mercy Table; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Pass 2d6 or more, whatever the two Classes: all weapons, Items and Resources are taken. The character lives; this Encounter is over for him and he goes on to the next one.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Pass 2d6 or more: weapons, Items and Resources are all taken and he lives." },
                Fact { kind: FactKind::Plain, says: "This holds for every pair of Classes, Ganger against Ganger included." },
                Fact { kind: FactKind::Boundary, says: "The Encounter is over for him and he may play the next one." },
                Fact { kind: FactKind::Exception, says: "He loses what he carries, never the things at Home." },
                Fact { kind: FactKind::Plain, says: "Worn Body Armor and the pack with its contents are taken too." },
            ],
        },
        LedgerEntry {
            id: "ffo.mercy.pass-1-gangers",
            section: "p. 66, Mercy Table; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Pass 1d6, enemy Gangers: they kill Survivors and rival Gangers. Citizens are robbed of everything they carry, weapons included, and live; this Encounter is over for them.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Pass 1d6, enemy Gangers: Survivors and rival Gangers are killed." },
                Fact { kind: FactKind::Plain, says: "Citizens lose everything they carry, weapons included, and live." },
                Fact { kind: FactKind::Boundary, says: "The Encounter is over for the robbed Citizens." },
            ],
        },
        LedgerEntry {
            id: "ffo.mercy.pass-1-survivors",
            section: "p. 66, Mercy Table; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Pass 1d6, enemy Survivors: they kill nobody. Gangers, Survivors and Citizens all lose every weapon, Item and Resource, except that Citizens keep one Food between them. This Encounter is over for the captives.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Pass 1d6, enemy Survivors: nobody is killed, not even Gangers." },
                Fact { kind: FactKind::Plain, says: "Every captive loses all weapons, Items and Resources." },
                Fact { kind: FactKind::Limit, says: "Citizens keep one Food in all per enemy group." },
                Fact { kind: FactKind::Exception, says: "Gangers and Survivors keep no Food." },
            ],
        },
        LedgerEntry {
            id: "ffo.mercy.pass-1-citizens",
            section: "p. 66, Mercy Table; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Pass 1d6, enemy Citizens: Gangers are killed. Survivors and Citizens lose everything they carry, Food and other Resources included, but live; this Encounter is over for them.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Pass 1d6, enemy Citizens: Gangers are killed." },
                Fact { kind: FactKind::Plain, says: "Survivors and Citizens lose everything they carry, Food and other Resources included, but live." },
                Fact { kind: FactKind::Boundary, says: "The Encounter is over for them." },
            ],
        },
        LedgerEntry {
            id: "ffo.mercy.pass-0",
            section: "p. 66, Mercy Table; QRS",
            layer: Layer::Table,
            optional: false,
            text: "Pass 0d6: the character is Obviously Dead.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Pass 0d6: the character is Obviously Dead, whatever the Classes." },
            ],
        },
        LedgerEntry {
            id: "ffo.mercy.surrender",
            section: "p. 66, Surrendering",
            layer: Layer::Battle,
            optional: false,
            text: "An active character may surrender: he declares it and drops his weapons. The Encounter is over for him and the Mercy Table is rolled with the surrendering modifier.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Only an active character may surrender." },
                Fact { kind: FactKind::Boundary, says: "He drops his weapons and the Encounter is over for him." },
                Fact { kind: FactKind::Plain, says: "The Mercy Table is rolled with the surrender modifier." },
                Fact { kind: FactKind::Exception, says: "He can surrender only to human Enemies on the table with LOS to him." },
            ],
        },
        LedgerEntry {
            id: "ffo.daypart.list",
            section: "p. 66, Day Parts",
            layer: Layer::Battle,
            optional: false,
            text: "A day has four Day Parts in this order: Morning, Daytime, Evening, Night. Every Encounter has a current Day Part.",
            facts: &[
                Fact { kind: FactKind::Order, says: "The four Day Parts follow in the order Morning, Daytime, Evening, Night." },
                Fact { kind: FactKind::Plain, says: "Every Encounter has a current Day Part." },
            ],
        },
        LedgerEntry {
            id: "ffo.daypart.evening-vision",
            section: "p. 66, Day Parts and Visibility",
            layer: Layer::Battle,
            optional: false,
            text: "Evening: vision is 12 inches, also for LOS to and from PEFs.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Evening limits vision to 12 inches." },
                Fact { kind: FactKind::Limit, says: "The limit also holds for LOS to and from PEFs." },
                Fact { kind: FactKind::Plain, says: "Zombies are limited in the same way." },
                Fact { kind: FactKind::Exception, says: "Morning and Daytime have no limit." },
            ],
        },
        LedgerEntry {
            id: "ffo.daypart.night-vision",
            section: "p. 66, Day Parts and Visibility",
            layer: Layer::Battle,
            optional: false,
            text: "Night: vision is 6 inches, or 12 inches with a full moon (1), also for LOS to and from PEFs.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Night limits vision to 6 inches." },
                Fact { kind: FactKind::Plain, says: "With a full moon, a 1 on 1d6, Night vision is 12 inches." },
                Fact { kind: FactKind::Limit, says: "The moon die is rolled once per Encounter, when it first is Night." },
                Fact { kind: FactKind::Limit, says: "The limit also holds for LOS to and from PEFs." },
            ],
        },
        LedgerEntry {
            id: "ffo.daypart.lit-area",
            section: "p. 66, Day Parts and Visibility",
            layer: Layer::Battle,
            optional: false,
            text: "In Evening and Night a figure within 6 inches of a light source (a lamp post) can be seen from normal distance, wherever the viewer stands.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "In Evening and Night a figure within 6 inches of a light source is seen from normal distance." },
                Fact { kind: FactKind::Exception, says: "The seen figure must be in the light, not the viewer." },
                Fact { kind: FactKind::Exception, says: "Lamp posts stand at crossings and middles of street sections, only in urban and suburban areas." },
                Fact { kind: FactKind::Exception, says: "Lamp posts burn only on Days 1-20." },
                Fact { kind: FactKind::Plain, says: "A burning building and a vehicle with running engine (6 inches to its front) give light on any day." },
            ],
        },
        LedgerEntry {
            id: "ffo.daypart.choice",
            section: "p. 66, What Day Part and When?",
            layer: Layer::Setup,
            optional: false,
            text: "The player usually chooses the Day Part in which an Encounter starts, unless the Encounter says otherwise.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "The player chooses the starting Day Part unless the Encounter says otherwise." },
            ],
        },
        LedgerEntry {
            id: "ffo.daypart.advance",
            section: "p. 66, Variable Day Parts",
            layer: Layer::Battle,
            optional: false,
            text: "Each time the activation dice come up double six the Day Part moves one step forward (Morning to Daytime, Daytime to Evening, Evening to Night, Night to Morning).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each double six on the activation dice moves the Day Part one step forward." },
                Fact { kind: FactKind::Plain, says: "Night is followed by Morning." },
            ],
        },
        LedgerEntry {
            id: "ffo.daypart.advance-limit",
            section: "p. 66, Variable Day Parts",
            layer: Layer::Battle,
            optional: false,
            text: "An Encounter has at most one Morning and at most one Evening. A double six that would start a second one is ignored.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A double six that would start a second Morning or second Evening is ignored." },
                Fact { kind: FactKind::Exception, says: "The starting Day Part counts as had: Evening, Night, Morning, Daytime, then no further change." },
            ],
        },
        LedgerEntry {
            id: "ffo.encounter.kinds",
            section: "p. 67, Encounters",
            layer: Layer::Campaign,
            optional: false,
            text: "Voluntary Encounters (the player chooses): Search, Raid/Rescue, Take Back, Burglarized, Robbery. Involuntary Encounters (happen to the player): Burglarized, Bushwhack, Raid: Defend, Robbery.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Voluntary Encounters are Search, Raid/Rescue, Take Back, Burglarized and Robbery." },
                Fact { kind: FactKind::Plain, says: "Involuntary Encounters are Burglarized, Bushwhack, Raid: Defend and Robbery." },
                Fact { kind: FactKind::Boundary, says: "Voluntary Burglarized: a Raid for Items on exactly one target building in section 2, Day Part of choice." },
                Fact { kind: FactKind::Plain, says: "Voluntary Robbery: the player names a Class that the day's Contact Table contains; number by its How Many column." },
                Fact { kind: FactKind::Exception, says: "In a Voluntary Robbery the whole band may come without companions roll." },
                Fact { kind: FactKind::Plain, says: "Voluntary Robbery, player passes more: the victims give 1/2d6 things they have, his choice." },
                Fact { kind: FactKind::Plain, says: "Voluntary Robbery, tie: In Sight, player active (1-3) or inactive (4-6)." },
                Fact { kind: FactKind::Plain, says: "Voluntary Robbery, victims pass more: In Sight with the player active." },
                Fact { kind: FactKind::Plain, says: "The victims of a Voluntary Robbery become Enemies." },
                Fact { kind: FactKind::Exception, says: "A Voluntary Robbery succeeds only with at least one Item carried off the table." },
            ],
        },
        LedgerEntry {
            id: "ffo.encounter.involuntary-roll",
            section: "p. 67, Involuntary Encounters",
            layer: Layer::Table,
            optional: false,
            text: "At step 5 of the Campaign Turn roll 2d6. Doubles whose number is equal to or lower than the ER of the area: an Involuntary Encounter happens, at step 7 before the Voluntary ones.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "At step 5 roll 2d6; doubles equal to or lower than the ER bring an Involuntary Encounter." },
                Fact { kind: FactKind::Exception, says: "Without doubles nothing happens, however low the dice." },
                Fact { kind: FactKind::Limit, says: "The roll is made once per Campaign Turn." },
                Fact { kind: FactKind::Order, says: "An Involuntary Encounter is played before the Voluntary ones." },
                Fact { kind: FactKind::Order, says: "In the first month the scripted Encounters, if used, replace this roll." },
                Fact { kind: FactKind::Exception, says: "If the scripted ones are not used, the roll is made in the first month too." },
                Fact { kind: FactKind::Order, says: "Order at step 7: Robbery of step 3, Involuntary Encounter of step 5, scripted one, Voluntary ones." },
            ],
        },
        LedgerEntry {
            id: "ffo.encounter.involuntary-table",
            section: "p. 67, Involuntary Encounter Table",
            layer: Layer::Table,
            optional: false,
            text: "Score 1-6 by area. Urban: 1-2 Burglarized; 3 Bushwhack; 4-5 Robbery; 6 Raid: Defend. Suburban: 1 Burglarized; 2-3 Bushwhack; 4 Robbery; 5-6 Raid: Defend. Rural: 1 Burglarized; 2 Bushwhack; 3 Robbery; 4-6 Raid: Defend.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A new 1d6 is rolled for the table." },
                Fact { kind: FactKind::Plain, says: "Urban: 1-2 Burglarized, 3 Bushwhack, 4-5 Robbery, 6 Raid: Defend." },
                Fact { kind: FactKind::Plain, says: "Suburban: 1 Burglarized, 2-3 Bushwhack, 4 Robbery, 5-6 Raid: Defend." },
                Fact { kind: FactKind::Plain, says: "Rural: 1 Burglarized, 2 Bushwhack, 3 Robbery, 4-6 Raid: Defend." },
            ],
        },
        LedgerEntry {
            id: "ffo.encounter.involuntary-burglary",
            section: "p. 67, Involuntary Encounter Table, note",
            layer: Layer::Campaign,
            optional: false,
            text: "A Burglarized result is in addition to any burglary of step 3 of the same Campaign Turn.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Burglarized result comes in addition to a burglary of step 3 in the same turn." },
                Fact { kind: FactKind::Exception, says: "It takes place without a roll against the ER." },
                Fact { kind: FactKind::Plain, says: "If the player declared to stay at Home it is a Robbery Encounter." },
                Fact { kind: FactKind::Plain, says: "If he is away, 2d6 showing doubles make it a Robbery too, any doubles." },
                Fact { kind: FactKind::Plain, says: "Otherwise each Item at Home is diced for; odd is stolen." },
            ],
        },
        LedgerEntry {
            id: "ffo.encounter.form",
            section: "p. 67, Presentation",
            layer: Layer::Setup,
            optional: false,
            text: "Every Encounter is described by: name, Objective (how to succeed), Forces, Terrain, Deployment (figures and PEFs), Special Instructions.",
            facts: &[
                Fact { kind: FactKind::Definition, says: "An Encounter is described by name, Objective, Forces, Terrain, Deployment and Special Instructions." },
            ],
        },
        LedgerEntry {
            id: "ffo.encounter.next",
            section: "p. 71, Next Encounter",
            layer: Layer::Campaign,
            optional: false,
            text: "After an Encounter the player is free to choose the kind of the next one; Involuntary Encounters still apply.",
            facts: &[
                Fact { kind: FactKind::Order, says: "After an Encounter the player freely chooses the kind of the next one." },
                Fact { kind: FactKind::Plain, says: "Involuntary Encounters still apply." },
            ],
        },
        LedgerEntry {
            id: "ffo.first30.status",
            section: "p. 68, First 30 Days",
            layer: Layer::Campaign,
            optional: true,
            text: "The three Encounters Week One, Week Two and Week Three are recommended as the first games. They count as Involuntary Encounters, so in a campaign they come in addition to the Voluntary Encounters of those weeks.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "There are exactly three scripted Encounters: Week One, Two and Three." },
                Fact { kind: FactKind::Plain, says: "The scripted Encounters are optional." },
                Fact { kind: FactKind::Plain, says: "They come in addition to the Voluntary Encounters of those weeks." },
                Fact { kind: FactKind::Order, says: "The scripted Encounter is played before the Voluntary one of its week." },
                Fact { kind: FactKind::Order, says: "The full Encounters (Search, Raid, Take Back, Robbery) may be chosen in the first 30 days too." },
            ],
        },
        LedgerEntry {
            id: "ffo.first30.week1-setup",
            section: "p. 68, Week One - Zed!",
            layer: Layer::Setup,
            optional: false,
            text: "Week One is set up like a Search Encounter; searching is shopping and recruiting is meeting friends. The Star is alone and cannot recruit anybody.",
            facts: &[
                Fact { kind: FactKind::Definition, says: "Week One is set up like a Search; shopping stands for searching, meeting friends for recruiting." },
                Fact { kind: FactKind::Exception, says: "The Star is alone in Week One, even if he has a band." },
                Fact { kind: FactKind::Exception, says: "Nobody can be recruited in Week One." },
                Fact { kind: FactKind::Exception, says: "Week One has no zombies at the start." },
                Fact { kind: FactKind::Limit, says: "In Week One a building check finds at most one zombie; noise generates normally." },
                Fact { kind: FactKind::Plain, says: "Week One succeeds with a find or a Friend interacted with, and the Star off the table alive." },
            ],
        },
        LedgerEntry {
            id: "ffo.first30.week1-citizens",
            section: "p. 68, Week One - Zed!",
            layer: Layer::Table,
            optional: false,
            text: "Week One uses the Contact Days 1-10 Table, except that all Citizens met are Neutral (1-4) or Friends (5-6).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Week One uses the Contact Days 1-10 Table." },
                Fact { kind: FactKind::Plain, says: "Citizens met in Week One are Neutral on 1-4 and Friends on 5-6." },
                Fact { kind: FactKind::Limit, says: "The Neutral or Friend die is thrown once per Citizen group." },
                Fact { kind: FactKind::Exception, says: "No Meet & Greet is taken with them." },
            ],
        },
        LedgerEntry {
            id: "ffo.first30.week1-last-pef",
            section: "p. 68, Week One - Zed!",
            layer: Layer::Battle,
            optional: false,
            text: "If no zombies have been met when the last PEF is resolved, that PEF is zombies without a roll.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "If no zombies were met when the last PEF is resolved, it is zombies without a roll." },
                Fact { kind: FactKind::Plain, says: "Zombies from buildings and noise count as met." },
                Fact { kind: FactKind::Plain, says: "This forced contact is one zombie." },
                Fact { kind: FactKind::Order, says: "If zombies were met before, the last PEF is resolved normally." },
            ],
        },
        LedgerEntry {
            id: "ffo.first30.week1-one-zombie",
            section: "p. 68, Week One - Zed!",
            layer: Layer::Table,
            optional: false,
            text: "In Week One every Zombies result is exactly one zombie.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "In Week One every Zombies result on the Contact Table is exactly one zombie." },
            ],
        },
        LedgerEntry {
            id: "ffo.first30.week1-police",
            section: "p. 68, Week One - Zed!",
            layer: Layer::Battle,
            optional: false,
            text: "Police Arrival is in force in Week One (Days 1-10).",
            facts: &[
                Fact { kind: FactKind::Order, says: "In Week One the first shot brings the Police in 1/2d6 turns." },
            ],
        },
        LedgerEntry {
            id: "ffo.first30.week2-setup",
            section: "p. 68, Week Two - Robbery!",
            layer: Layer::Setup,
            optional: false,
            text: "Week Two is set up like a Search Encounter; searching is shopping. In place of recruiting the goal is to get home across town: enter the table from section 9, leave it from section 1.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "In Week Two the player enters from section 9 and leaves from section 1." },
                Fact { kind: FactKind::Exception, says: "Week Two's goal is getting home; recruiting does not count." },
                Fact { kind: FactKind::Plain, says: "Band members may come along in Week Two." },
                Fact { kind: FactKind::Exception, says: "Nobody new can be recruited in Week Two, not even one who asks to join." },
                Fact { kind: FactKind::Plain, says: "Week Two succeeds when the Star leaves by section 1." },
                Fact { kind: FactKind::Plain, says: "Starting zombies are generated as in a Search." },
            ],
        },
        LedgerEntry {
            id: "ffo.first30.week2-pef-table",
            section: "p. 68, Special PEF Resolution",
            layer: Layer::Table,
            optional: false,
            text: "In Week Two a PEF is resolved with 1d6 on this table instead of the normal ones: 1 the player is robbed, play the Robbery Encounter, then continue; 2 one Citizen, Meet & Greet; 3 1/2d6 Citizens, Meet & Greet; 4 National Guard checkpoint, Meet & Greet; 5 one zombie placed normally; 6 1/2d6 zombies placed normally.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "In Week Two a PEF is resolved with 1d6 on the special table, without 2d6 versus ER." },
                Fact { kind: FactKind::Exception, says: "The current ER does not change by Week Two PEFs." },
                Fact { kind: FactKind::Order, says: "1: the Robbery Encounter is played, then this one continues." },
                Fact { kind: FactKind::Boundary, says: "2: exactly one Citizen, Meet & Greet." },
                Fact { kind: FactKind::Plain, says: "3: 1/2d6 Citizens, Meet & Greet." },
                Fact { kind: FactKind::Plain, says: "4: a National Guard checkpoint, Meet & Greet." },
                Fact { kind: FactKind::Plain, says: "The checkpoint's number is two How Many rolls on the Citizen column." },
                Fact { kind: FactKind::Plain, says: "5: one zombie; 6: 1/2d6 zombies." },
                Fact { kind: FactKind::Plain, says: "Zombies are placed by clock 12 inches from the nearest player figure." },
                Fact { kind: FactKind::Plain, says: "The special table is used in every area." },
                Fact { kind: FactKind::Order, says: "After the Robbery it goes on in its own Day Part with figures where they stand." },
            ],
        },
        LedgerEntry {
            id: "ffo.first30.week2-fast-move",
            section: "p. 68, Week Two - Robbery!",
            layer: Layer::Battle,
            optional: false,
            text: "In Week Two any Fast Move by a figure of the player's side is reported to the Police, exactly as if shots had been fired. Fast Moves of others are not.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "In Week Two any Fast Move by a figure of the player's side calls the Police exactly as a shot." },
                Fact { kind: FactKind::Exception, says: "A Fast Move by zombies or NPCs does not." },
            ],
        },
        LedgerEntry {
            id: "ffo.first30.week2-police",
            section: "p. 68, Week Two - Robbery!",
            layer: Layer::Battle,
            optional: false,
            text: "Police Arrival for shots fired is in force in Week Two (Days 11-20). Shots and Fast Moves together call the Police once.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "In Week Two shots bring the Police in 1/2d6 + 1d6 turns." },
                Fact { kind: FactKind::Limit, says: "Police are rolled once per Encounter, by the first shot of anybody or the first Fast Move of the player's side." },
            ],
        },
        LedgerEntry {
            id: "ffo.first30.week3-setup",
            section: "p. 68, Week Three - Escape!",
            layer: Layer::Setup,
            optional: false,
            text: "Week Three is set up like a Search Encounter with the Contact Days 21-30 Table. The Star is no longer a Citizen.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Week Three is a Search set-up with the Contact Days 21-30 Table." },
                Fact { kind: FactKind::Exception, says: "The Star is no longer a Citizen in Week Three." },
            ],
        },
        LedgerEntry {
            id: "ffo.first30.week3-route",
            section: "p. 68, Week Three - Escape!",
            layer: Layer::Battle,
            optional: false,
            text: "Enter from section 1, exit from section 9, re-enter from section 7, exit again from section 3.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The route is: enter by section 1, exit by 9, re-enter by 7, exit by 3." },
                Fact { kind: FactKind::Plain, says: "The way back is on the same table: zombies, NPCs and unresolved PEFs stay." },
                Fact { kind: FactKind::Exception, says: "No new PEFs and no new starting zombies on re-entry." },
                Fact { kind: FactKind::Plain, says: "Re-entry is at the start of the next turn." },
                Fact { kind: FactKind::Plain, says: "Week Three succeeds when the Star exits from section 3." },
                Fact { kind: FactKind::Plain, says: "As the players enter from row 1-3, PEFs go to sections 4-9 (1d6 + 3)." },
            ],
        },
        LedgerEntry {
            id: "ffo.first30.week3-grunt",
            section: "p. 68, Week Three - Escape!",
            layer: Layer::Battle,
            optional: false,
            text: "The Star starts without recruited Grunts. On exiting from section 9 he automatically recruits one Grunt of his choice for the way back. After re-entering he may recruit more.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "The Star makes the first crossing without Grunts." },
                Fact { kind: FactKind::Exception, says: "On exiting from section 9 he gets one Grunt of his choice, without test." },
                Fact { kind: FactKind::Order, says: "After re-entering he may recruit more." },
                Fact { kind: FactKind::Plain, says: "The chosen Grunt is a full-table row of his Class or the Citizens." },
                Fact { kind: FactKind::Exception, says: "Its Rep may not be above the Star's." },
                Fact { kind: FactKind::Exception, says: "With a full band the automatic recruit is not taken." },
                Fact { kind: FactKind::Plain, says: "Grunts of earlier recruiting may come in at the re-entry." },
            ],
        },
        LedgerEntry {
            id: "ffo.first30.week3-vehicle",
            section: "p. 68, Week Three - Escape!",
            layer: Layer::Setup,
            optional: false,
            text: "If the player chooses to use a vehicle the number of PEFs is doubled (6) and all Gangers met have vehicles too.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "If the player uses a vehicle there are 6 PEFs." },
                Fact { kind: FactKind::Order, says: "Then all Gangers met have vehicles too." },
                Fact { kind: FactKind::Limit, says: "Gangers have one Sedan per four figures." },
            ],
        },
        LedgerEntry {
            id: "ffo.first30.day-one",
            section: "p. 69, Day One",
            layer: Layer::Campaign,
            optional: true,
            text: "A separate downloadable prologue, Day One, is recommended before a campaign. It is not part of the rulebook. See ffo.ruling.day-one-missing.",
            facts: &[
                Fact { kind: FactKind::Definition, says: "Day One is a separate download and not part of the rulebook." },
                Fact { kind: FactKind::Exception, says: "It is not implemented; no rule depends on it." },
            ],
        },
        LedgerEntry {
            id: "ffo.search.objective",
            section: "p. 69, Search, Objective",
            layer: Layer::Setup,
            optional: false,
            text: "Search: find Items or Resources, or recruit at least one Grunt. Either one makes the Encounter a success.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Search succeeds with at least one find of an Item or Resource." },
                Fact { kind: FactKind::Limit, says: "Search also succeeds with at least one Grunt recruited." },
            ],
        },
        LedgerEntry {
            id: "ffo.search.forces",
            section: "p. 69, Search, Forces and Terrain",
            layer: Layer::Setup,
            optional: false,
            text: "The player takes as many of his band as he wants. NPCs are generated from the pre-generated tables. Terrain is generated normally.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The player takes as many of his band as he wants on a Search." },
                Fact { kind: FactKind::Definition, says: "NPCs come from the pre-generated tables, terrain is generated normally." },
            ],
        },
        LedgerEntry {
            id: "ffo.search.deployment",
            section: "p. 69, Search, Deployment",
            layer: Layer::Setup,
            optional: false,
            text: "The players enter from the edge of sections 7-9. PEFs are placed normally. Zombies are generated after the players have entered.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "In a Search the players enter from the edge of sections 7-9." },
                Fact { kind: FactKind::Plain, says: "PEFs are placed normally." },
                Fact { kind: FactKind::Order, says: "Zombies are generated after the players have entered." },
            ],
        },
        LedgerEntry {
            id: "ffo.search.instructions",
            section: "p. 69, Search, Special Instructions",
            layer: Layer::Setup,
            optional: false,
            text: "The player fixes the ER by choosing the area, and chooses the Day Part. PEFs, Defining Moments and NPC Movement are used.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The chosen area fixes the ER of a Search." },
                Fact { kind: FactKind::Plain, says: "The player chooses the Day Part." },
                Fact { kind: FactKind::Definition, says: "PEFs, Defining Moments and NPC Movement are used." },
            ],
        },
        LedgerEntry {
            id: "ffo.search.end",
            section: "p. 69, Search, Special Instructions",
            layer: Layer::Battle,
            optional: false,
            text: "Search is over once the player has a find or a recruit, has no figures left, or has left the table.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Search ends when the player has no figures left or has left the table." },
                Fact { kind: FactKind::Plain, says: "A find or recruit makes it a success but play may go on." },
                Fact { kind: FactKind::Exception, says: "With no zombie or Enemy on the table he may declare the end." },
            ],
        },
        LedgerEntry {
            id: "ffo.raid.sides",
            section: "p. 69, Raid/Rescue",
            layer: Layer::Setup,
            optional: false,
            text: "As a Voluntary Encounter the player raids whomever he chooses. As an Involuntary Encounter (Raid: Defend) he is raided by an opposing Class determined at random.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "As a Voluntary Encounter the player raids whomever he chooses." },
                Fact { kind: FactKind::Plain, says: "As an Involuntary Encounter he is raided by a random opposing Class." },
                Fact { kind: FactKind::Plain, says: "Survivor player: raiders 1-3 Gangers, 4-6 Citizens." },
                Fact { kind: FactKind::Plain, says: "Ganger player: raiders 1-3 Survivors, 4-6 Citizens." },
                Fact { kind: FactKind::Plain, says: "Citizen player: raiders 1-3 Gangers, 4-6 Survivors." },
            ],
        },
        LedgerEntry {
            id: "ffo.raid.objective",
            section: "p. 69, Raid/Rescue, Objective",
            layer: Layer::Setup,
            optional: false,
            text: "The raider states his aim: acquire Items or Resources, recover a Hostage, seize a person or thing, or harm the defenders. Raiding: success is reaching that aim. Defending: success is driving off the raiders and stopping them from reaching theirs.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The raider states his aim: goods, a Hostage, a person or thing, or harm." },
                Fact { kind: FactKind::Plain, says: "Raiding succeeds when the stated aim is reached." },
                Fact { kind: FactKind::Plain, says: "Defending succeeds by driving off the raiders and stopping them from reaching theirs." },
                Fact { kind: FactKind::Exception, says: "Defending: all raiders down, captured or gone, and no building looted." },
                Fact { kind: FactKind::Plain, says: "The raiders' aim is to reach a target building and loot it by the raid rules." },
            ],
        },
        LedgerEntry {
            id: "ffo.raid.forces",
            section: "p. 69, Raid/Rescue, Forces",
            layer: Layer::Setup,
            optional: false,
            text: "The player takes as many of his band as he wants. NPCs are generated from the pre-generated tables.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The player takes as many of his band as he wants, raiding or defending." },
                Fact { kind: FactKind::Definition, says: "NPCs come from the pre-generated tables." },
            ],
        },
        LedgerEntry {
            id: "ffo.raid.terrain",
            section: "p. 69, Raid/Rescue, Terrain",
            layer: Layer::Setup,
            optional: false,
            text: "Generate terrain normally. Then roll 1d6 for the target buildings: 1-5 one building, 6 two buildings. They stand in section 2 if the player raids, in section 8 if he defends. The player may add more.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "1d6 gives the number of target buildings: 1-5 one, 6 two." },
                Fact { kind: FactKind::Plain, says: "They stand in section 2 if the player raids, in section 8 if he defends." },
                Fact { kind: FactKind::Plain, says: "The player may add more target buildings." },
            ],
        },
        LedgerEntry {
            id: "ffo.raid.deploy-raider",
            section: "p. 69, Raid/Rescue, Deployment",
            layer: Layer::Setup,
            optional: false,
            text: "A raiding player enters from the table edge of sections 7, 8 and 9 and must leave the table by the same edge.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A raiding player enters by the table edge of sections 7, 8 and 9." },
                Fact { kind: FactKind::Plain, says: "He must leave by the same edge." },
            ],
        },
        LedgerEntry {
            id: "ffo.raid.deploy-defender",
            section: "p. 69, Raid/Rescue, Deployment",
            layer: Layer::Setup,
            optional: false,
            text: "A defending player places his characters in sections 7, 8 or 9.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A defending player places his characters in sections 7, 8 or 9." },
                Fact { kind: FactKind::Exception, says: "In Raid: Defend any PEF giving human contact is the raiders: Enemies, no Meet & Greet." },
                Fact { kind: FactKind::Plain, says: "Raiders are of the random opposing Class, number by its How Many column." },
                Fact { kind: FactKind::Exception, says: "If the last PEF is resolved and no raiders have appeared, it is the raiders." },
            ],
        },
        LedgerEntry {
            id: "ffo.raid.zombies",
            section: "p. 69, Raid/Rescue, Deployment",
            layer: Layer::Setup,
            optional: false,
            text: "Zombies are generated after players or NPCs have entered the table.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Zombies are generated after players or NPCs have entered." },
            ],
        },
        LedgerEntry {
            id: "ffo.raid.day-part",
            section: "p. 70, Raid/Rescue, Special Instructions",
            layer: Layer::Table,
            optional: false,
            text: "A raiding player chooses the Day Part. When he defends roll 1d6: 1-2 Daytime, 3-5 Evening, 6 Night. The ER follows from the area.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A raiding player chooses the Day Part." },
                Fact { kind: FactKind::Plain, says: "When he defends: 1-2 Daytime, 3-5 Evening, 6 Night." },
            ],
        },
        LedgerEntry {
            id: "ffo.raid.common-procedures",
            section: "p. 70, Raid/Rescue, Special Instructions",
            layer: Layer::Setup,
            optional: false,
            text: "PEFs are generated and resolved normally. Defining Moments and NPC Movement are used.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The three normal PEFs, Defining Moments and NPC Movement are used in a raid too." },
            ],
        },
        LedgerEntry {
            id: "ffo.raid.building-los",
            section: "p. 70, Raid/Rescue, Special Instructions",
            layer: Layer::Battle,
            optional: false,
            text: "When a raiding figure gets LOS to a building, the PEF inside that building is resolved (several: one after the other).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "When a raiding figure gets LOS to a building, the PEF inside is resolved." },
                Fact { kind: FactKind::Plain, says: "Each target building gets one PEF of its own besides the three normal ones." },
                Fact { kind: FactKind::Exception, says: "The PEF in a target building does not move." },
                Fact { kind: FactKind::Plain, says: "Pass 2d6: defenders of the raided Class, number by its How Many column." },
                Fact { kind: FactKind::Exception, says: "These defenders are Enemies; no Meet & Greet." },
                Fact { kind: FactKind::Plain, says: "Pass 1d6: current ER +1 and the building is empty; pass 0d6: empty." },
                Fact { kind: FactKind::Order, says: "A normal PEF in the target building is resolved after the building's own PEF, by the normal tables." },
            ],
        },
        LedgerEntry {
            id: "ffo.raid.defender-placement",
            section: "p. 70, Raid/Rescue, Special Instructions",
            layer: Layer::Table,
            optional: false,
            text: "Defenders found by that resolution are all inside if any shots have been fired. Otherwise 1d6 per figure: even, inside the building; odd, 1 + 1d6 inches outside it.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "If any shots have been fired all defenders are inside." },
                Fact { kind: FactKind::Exception, says: "Otherwise 1d6 per figure: even is inside the building." },
                Fact { kind: FactKind::Plain, says: "Odd is 1 + 1d6 inches outside it." },
                Fact { kind: FactKind::Exception, says: "Figure by figure: odd or even, distance if outside, facing." },
            ],
        },
        LedgerEntry {
            id: "ffo.raid.defender-facing",
            section: "p. 70, Raid/Rescue, Special Instructions",
            layer: Layer::Table,
            optional: false,
            text: "Each such figure placed by the even/odd roll rolls 1d6 for facing: (1-3) it looks at the raiders (inside: out of a window or door facing them), (4-6) it does not.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Each figure placed by the even/odd roll dices for facing: 1-3 looks at the raiders, 4-6 not." },
                Fact { kind: FactKind::Plain, says: "Inside, 1-3 means looking out of a window or door facing them." },
                Fact { kind: FactKind::Exception, says: "Figures put inside because of shots fired do not dice for facing." },
            ],
        },
        LedgerEntry {
            id: "ffo.raid.loot-time",
            section: "p. 70, Raid/Rescue, Special Instructions",
            layer: Layer::Battle,
            optional: false,
            text: "An empty building (no functioning zombie or Enemy inside) needs time: on entry roll 1/2d6; a raider must stay inside for that many turns of activation without interruption to loot the place, or to free the Hostage if that is the aim.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "On entering an empty building roll 1/2d6: that many activations inside without interruption loot it." },
                Fact { kind: FactKind::Order, says: "The same time frees the Hostage if that is the aim." },
                Fact { kind: FactKind::Exception, says: "The looting time counts only while no functioning zombie or Enemy is inside." },
                Fact { kind: FactKind::Limit, says: "Each raider who stayed the full time rolls once on the Loot Table." },
                Fact { kind: FactKind::Plain, says: "Here pass 0d6 counts as pass 1d6." },
                Fact { kind: FactKind::Plain, says: "Being shot at, charged or leaving interrupts; the count starts again." },
                Fact { kind: FactKind::Limit, says: "The time is rolled once per building." },
            ],
        },
        LedgerEntry {
            id: "ffo.raid.hostage",
            section: "p. 70, Raid/Rescue, Special Instructions",
            layer: Layer::Table,
            optional: false,
            text: "Each time raiders enter a building, 1d6: a score not above the count of buildings entered so far (this one included) finds the Hostage there.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "On entry 1d6 not above the number of buildings entered, this one included, finds the Hostage." },
                Fact { kind: FactKind::Exception, says: "Only target buildings are counted and rolled for." },
            ],
        },
        LedgerEntry {
            id: "ffo.raid.hostage-last",
            section: "p. 70, Raid/Rescue, Special Instructions",
            layer: Layer::Table,
            optional: false,
            text: "If the Hostage has not been found when the last building is entered, he is inside on (1-5) and was never on the table on (6).",
            facts: &[
                Fact { kind: FactKind::Exception, says: "In the last building the unfound Hostage is inside on 1-5, never on the table on 6." },
                Fact { kind: FactKind::Exception, says: "In the last building only this roll is made." },
                Fact { kind: FactKind::Plain, says: "With a single target building this roll decides." },
            ],
        },
        LedgerEntry {
            id: "ffo.raid.end",
            section: "p. 70, Raid/Rescue, Special Instructions",
            layer: Layer::Battle,
            optional: false,
            text: "The raid is over once the aim is reached (buildings looted, prisoners taken, Hostage freed), the player has no figures left, or he has left the table.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "The raid ends when the aim is reached, no player figures are left, or he has left the table." },
            ],
        },
        LedgerEntry {
            id: "ffo.takeback.objective",
            section: "p. 70, Take Back, Objective",
            layer: Layer::Setup,
            optional: false,
            text: "Take Back: establish a safe place to live. Success needs all of: every zombie eliminated from the table, all PEFs resolved, every building searched, every opposing human driven off.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Take Back needs all four: zombies eliminated, PEFs resolved, buildings searched, opposing humans driven off." },
                Fact { kind: FactKind::Plain, says: "Zombies generated later in the Encounter must be eliminated too." },
                Fact { kind: FactKind::Plain, says: "A building is searched when one character has completed a search of every floor." },
                Fact { kind: FactKind::Exception, says: "Neutrals and Friends need not be driven off." },
                Fact { kind: FactKind::Order, says: "After success the player may declare any building of the table his Home." },
            ],
        },
        LedgerEntry {
            id: "ffo.takeback.setup",
            section: "p. 70, Take Back",
            layer: Layer::Setup,
            optional: false,
            text: "Any part of the band takes part; NPCs from the pre-generated tables; normal terrain; PEFs placed normally; zombies generated after the players have entered. The player fixes the ER by choosing the area, and chooses the Day Part. Defining Moments and NPC Movement are used.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Any part of the band takes part in a Take Back." },
                Fact { kind: FactKind::Order, says: "PEFs are placed normally; zombies are generated after the players have entered." },
                Fact { kind: FactKind::Plain, says: "The player chooses the Day Part; the area fixes the ER." },
                Fact { kind: FactKind::Definition, says: "Defining Moments and NPC Movement are used." },
            ],
        },
        LedgerEntry {
            id: "ffo.takeback.end",
            section: "p. 70, Take Back",
            layer: Layer::Battle,
            optional: false,
            text: "It ends when table and buildings are cleared and all PEFs are resolved, when the player has been destroyed, or when he leaves the table.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "It ends when table and buildings are cleared and all PEFs resolved." },
                Fact { kind: FactKind::Plain, says: "It also ends when the player is destroyed or leaves the table." },
            ],
        },
        LedgerEntry {
            id: "ffo.robbery.objective",
            section: "p. 71, Robbery, Objective",
            layer: Layer::Setup,
            optional: false,
            text: "Robbery: the player is being robbed (or, as a Voluntary Encounter, robs others). As the victim he succeeds if he is neither robbed nor harmed.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "As the victim the player succeeds only if he is neither robbed nor harmed." },
                Fact { kind: FactKind::Exception, says: "Success as victim: no Item handed over or taken, nobody Out of the Fight or dead." },
                Fact { kind: FactKind::Plain, says: "The player may also rob others as a Voluntary Encounter." },
            ],
        },
        LedgerEntry {
            id: "ffo.robbery.setup",
            section: "p. 71, Robbery",
            layer: Layer::Setup,
            optional: false,
            text: "Normal terrain; PEFs placed normally; zombies generated after the players are on the table; NPCs from the pre-generated tables. The ER follows from the area. It happens in the Evening.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Robbery happens in the Evening." },
                Fact { kind: FactKind::Plain, says: "PEFs are placed normally." },
                Fact { kind: FactKind::Order, says: "Zombies are generated after the players are on the table." },
                Fact { kind: FactKind::Limit, says: "All up to the In Sight Test is resolved before the first activation roll." },
                Fact { kind: FactKind::Plain, says: "The robbers are Gangers on any day, also on Days 1-20." },
                Fact { kind: FactKind::Plain, says: "Their number is 1d6 on the Gang column with area modifier, PG being the player figures present." },
                Fact { kind: FactKind::Plain, says: "The robbers stay in the roster as Enemies." },
            ],
        },
        LedgerEntry {
            id: "ffo.robbery.companions",
            section: "p. 71, Robbery, Special Instructions",
            layer: Layer::Table,
            optional: false,
            text: "Which Grunts are with the Star: he rolls 1d6 + his People Skill, each Grunt he wants along does the same with its own. Star higher: the Grunt comes. Equal or lower: it does not.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each wanted Grunt rolls 1d6 + his own People Skill against the Star's 1d6 + People Skill." },
                Fact { kind: FactKind::Boundary, says: "Star higher: the Grunt comes along." },
                Fact { kind: FactKind::Exception, says: "Equal or lower: the Grunt does not come." },
                Fact { kind: FactKind::Limit, says: "The Star rolls once against all Grunts." },
            ],
        },
        LedgerEntry {
            id: "ffo.robbery.placement",
            section: "p. 71, Robbery, Special Instructions",
            layer: Layer::Setup,
            optional: false,
            text: "The players' characters are placed on the table outside any building. The robbers count as Enemies and are placed 2 inches away in LOS with weapons drawn.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The players' characters are placed outside any building." },
                Fact { kind: FactKind::Plain, says: "The robbers count as Enemies from the start." },
                Fact { kind: FactKind::Plain, says: "The robbers stand 2 inches away in LOS with weapons drawn." },
            ],
        },
        LedgerEntry {
            id: "ffo.robbery.challenge",
            section: "p. 71, Robbery, Special Instructions",
            layer: Layer::Table,
            optional: false,
            text: "Both sides take a People Challenge (no Meet & Greet); the numbers of passed d6 are compared.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Both sides take a People Challenge and the passed d6 are compared." },
                Fact { kind: FactKind::Exception, says: "No Meet & Greet is taken in a Robbery." },
                Fact { kind: FactKind::Limit, says: "Each leader rolls 2d6 versus his Rep with challenger modifiers (People +1/-1, -1 per extra opponent, Attributes)." },
                Fact { kind: FactKind::Exception, says: "There are no re-rolls; a 6 always fails." },
                Fact { kind: FactKind::Boundary, says: "Tie: the player hands over 1/2d6 Items, or goes to In Sight, active (1-3) or inactive (4-6)." },
                Fact { kind: FactKind::Order, says: "The player's dice come before the robbers'." },
            ],
        },
        LedgerEntry {
            id: "ffo.robbery.player-more",
            section: "p. 71, Robbery, Special Instructions",
            layer: Layer::Table,
            optional: false,
            text: "Player passes more: he hands over 1/2d6 Items and the robbers leave, or all go to In Sight with the player's characters inactive.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Player passes more: he hands over 1/2d6 Items and the robbers leave." },
                Fact { kind: FactKind::Exception, says: "Or all go to In Sight with the player's characters inactive (no -1d6)." },
                Fact { kind: FactKind::Plain, says: "The player picks the Items; with fewer than demanded he gives all." },
            ],
        },
        LedgerEntry {
            id: "ffo.robbery.robbers-more",
            section: "p. 71, Robbery, Special Instructions",
            layer: Layer::Table,
            optional: false,
            text: "Robbers pass more: he hands over 1/2d6 Items and the robbers leave, or all go to In Sight with the player's characters active (-1d6).",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Robbers pass more: he hands over 1/2d6 Items and they leave." },
                Fact { kind: FactKind::Plain, says: "Or all go to In Sight with the player's characters active (-1d6)." },
            ],
        },
        LedgerEntry {
            id: "ffo.robbery.escape",
            section: "p. 71, Robbery, Special Instructions",
            layer: Layer::Battle,
            optional: false,
            text: "After the robbery the robbers try to escape with the Leaving the Table rule.",
            facts: &[
                Fact { kind: FactKind::Order, says: "After the robbery the robbers try to escape by the Leaving the Table rule." },
            ],
        },
        LedgerEntry {
            id: "ffo.bushwhack.procedure",
            section: "p. 71, Bushwhack",
            layer: Layer::Battle,
            optional: false,
            text: "Bushwhack is set up like a Robbery (Evening, companions roll, placement 2 inches apart in LOS) but without Challenge and without handing over Items: go to the In Sight Test at once. The player's characters are active (1-3) or inactive (4-6).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Bushwhack uses the companions roll and the placement of a Robbery (2 inches apart in LOS)." },
                Fact { kind: FactKind::Exception, says: "There is no Challenge and no handing over of Items." },
                Fact { kind: FactKind::Limit, says: "The In Sight Test follows at once; the player is active (1-3) or inactive (4-6)." },
                Fact { kind: FactKind::Plain, says: "The ambushers are Gangers, number by the Gang column as in a Robbery." },
                Fact { kind: FactKind::Exception, says: "Bushwhack succeeds if nobody goes Out of the Fight or dies." },
                Fact { kind: FactKind::Plain, says: "A Bushwhack happens in the Evening." },
            ],
        },
        LedgerEntry {
            id: "ffo.after.order",
            section: "p. 71, Afterwards",
            layer: Layer::Campaign,
            optional: false,
            text: "After each Encounter, for Star and Grunts: 1 increase of Rep; 2 increase of a Skill; 3 decrease of Rep; 4 decrease of Skills; 5 Keeping It Together.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Order: Rep up, Skill up, Rep down, Skills down, Keeping It Together." },
                Fact { kind: FactKind::Plain, says: "It is done for Star and Grunts alike." },
            ],
        },
        LedgerEntry {
            id: "ffo.after.rep-up-conditions",
            section: "p. 71, Increasing Rep",
            layer: Layer::Campaign,
            optional: false,
            text: "A character may try to raise his Rep if all four hold: he killed at least one zombie, he did not Runaway, he did not go Out of the Fight, and the Encounter was a success for him. An Encounter can be a success for one character and not for another.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "To try for Rep the character himself must have killed at least one zombie." },
                Fact { kind: FactKind::Exception, says: "He must not have made a Runaway." },
                Fact { kind: FactKind::Exception, says: "He must not have gone Out of the Fight, even if he recovered." },
                Fact { kind: FactKind::Plain, says: "The Encounter must have been a success for him." },
                Fact { kind: FactKind::Exception, says: "It is no success for one who Ran Away, was arrested or captured, Cheated Death or left before the objective." },
                Fact { kind: FactKind::Plain, says: "A kill is any zombie he made Obviously Dead, also by vehicle or popping the weasel." },
                Fact { kind: FactKind::Exception, says: "Damage reduced by Star Power does not count as Out of the Fight." },
            ],
        },
        LedgerEntry {
            id: "ffo.after.rep-up-roll",
            section: "p. 71, Increasing Rep",
            layer: Layer::Table,
            optional: false,
            text: "Roll 1d6: a score higher than the current Rep, or a 6, raises Rep by 1. Any other score changes nothing.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "1d6 higher than the current Rep raises Rep by 1; equal does not." },
                Fact { kind: FactKind::Boundary, says: "A 6 always raises Rep, also at Rep 6 or more." },
                Fact { kind: FactKind::Exception, says: "The permanent Rep is used, without hunger or sleep." },
                Fact { kind: FactKind::Limit, says: "One attempt per character and Encounter: Rep, or one Skill, or one zero Skill." },
            ],
        },
        LedgerEntry {
            id: "ffo.after.rep-max",
            section: "pp. 71-72, Increasing Rep",
            layer: Layer::Table,
            optional: false,
            text: "A Grunt's Rep cannot exceed 6. A Star has no maximum.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A Grunt's Rep cannot exceed 6." },
                Fact { kind: FactKind::Exception, says: "A Star has no maximum Rep." },
            ],
        },
        LedgerEntry {
            id: "ffo.after.skill-up-conditions",
            section: "p. 72, Increasing a Skill",
            layer: Layer::Campaign,
            optional: false,
            text: "Instead of Rep a character may try to raise one Skill if all four hold: he used that Skill successfully in the Encounter, he did not Runaway, he did not go Out of the Fight, and the Encounter was a success for him.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A Skill may be tried instead of Rep, not in addition." },
                Fact { kind: FactKind::Plain, says: "He must have used that Skill successfully in the Encounter." },
                Fact { kind: FactKind::Exception, says: "No Runaway, not Out of the Fight and success are needed too." },
                Fact { kind: FactKind::Exception, says: "No zombie kill is needed for a Skill." },
                Fact { kind: FactKind::Plain, says: "Successful use is a won Challenge of its kind; in a Robbery more passed d6 than the other side." },
            ],
        },
        LedgerEntry {
            id: "ffo.after.skill-up-roll",
            section: "p. 72, Increasing a Skill",
            layer: Layer::Table,
            optional: false,
            text: "Roll 1d6: a score higher than the current Skill, or a 6, raises the Skill by 1. A Skill never exceeds the character's Rep (Star and Grunt).",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "1d6 higher than the current Skill, or a 6, raises that Skill by 1." },
                Fact { kind: FactKind::Exception, says: "A Skill never exceeds the character's Rep." },
            ],
        },
        LedgerEntry {
            id: "ffo.after.zero-skill",
            section: "p. 72, Increasing a Zero Level Skill",
            layer: Layer::Table,
            optional: false,
            text: "Instead of another Skill a zero level Skill may be tried: roll 1d6, only a 6 raises it to 1.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "For a zero level Skill only a 6 raises it to 1." },
                Fact { kind: FactKind::Exception, says: "It is tried instead of another Skill, not besides it." },
                Fact { kind: FactKind::Exception, says: "It needs no Runaway, not Out of the Fight and success, but not its own use." },
            ],
        },
        LedgerEntry {
            id: "ffo.after.rep-down",
            section: "p. 72, Decreasing Rep",
            layer: Layer::Table,
            optional: false,
            text: "If the Encounter was a failure or the character went Out of the Fight, he rolls 1d6; on a 1 his Rep drops by 1, whatever its level; any other score changes nothing. A character's own Rep can never be lower than 2.",
            facts: &[
                Fact { kind: FactKind::Order, says: "After a failure or going Out of the Fight he rolls 1d6; on a 1 Rep drops by 1." },
                Fact { kind: FactKind::Plain, says: "Going Out of the Fight in a success is enough for the roll." },
                Fact { kind: FactKind::Limit, says: "There is one roll per character, whatever the number of reasons." },
                Fact { kind: FactKind::Exception, says: "His own Rep never falls below 2: at Rep 2 a 1 changes nothing." },
                Fact { kind: FactKind::Exception, says: "The dead do not roll for Rep loss." },
                Fact { kind: FactKind::Exception, says: "An Encounter that is not a success is a failure." },
            ],
        },
        LedgerEntry {
            id: "ffo.after.skill-down",
            section: "p. 72, Decreasing Skills",
            layer: Layer::Table,
            optional: false,
            text: "Whenever Rep is reduced, every Skill higher than the new Rep is reduced to it.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "When Rep is reduced, every Skill above the new Rep is reduced to it." },
                Fact { kind: FactKind::Exception, says: "Skills not above the new Rep stay as they are." },
            ],
        },
        LedgerEntry {
            id: "ffo.keep.when",
            section: "p. 72, Keeping It Together",
            layer: Layer::Campaign,
            optional: false,
            text: "After each Encounter every Grunt of the band is tested to see whether he stays (Keeping It Together Test).",
            facts: &[
                Fact { kind: FactKind::Order, says: "After each Encounter every Grunt of the band takes the test." },
                Fact { kind: FactKind::Plain, says: "Living Grunts who have returned test, also those who stayed at Home." },
                Fact { kind: FactKind::Order, says: "Recovery Tests and changes of Rep come first." },
            ],
        },
        LedgerEntry {
            id: "ffo.keep.star-roll",
            section: "pp. 72-73, Keeping It Together",
            layer: Layer::Table,
            optional: false,
            text: "The Star rolls once, 1d6 per point of Rep, modified, and counts successes (1-3). This one score stands against all Grunts.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "The Star rolls 1d6 per point of Rep, modified, and counts 1, 2 and 3." },
                Fact { kind: FactKind::Limit, says: "He rolls once; this score stands against all Grunts." },
                Fact { kind: FactKind::Order, says: "The Star's dice come first, then Grunts from high Rep to low, ties in roster order." },
            ],
        },
        LedgerEntry {
            id: "ffo.keep.star-modifiers",
            section: "p. 73, Keeping It Together Table",
            layer: Layer::Table,
            optional: false,
            text: "Leader modifiers: -1d6 if he went Out of the Fight; -1d6 for each band member who went Out of the Fight or was Obviously Dead; +1d6 if he has the Born Leader Attribute.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The Star has -1d6 if he went Out of the Fight." },
                Fact { kind: FactKind::Plain, says: "He has -1d6 for each band member who went Out of the Fight or was Obviously Dead." },
                Fact { kind: FactKind::Plain, says: "He has +1d6 with the Born Leader Attribute." },
                Fact { kind: FactKind::Exception, says: "The whole band in that Encounter counts for the second line, the Star not." },
            ],
        },
        LedgerEntry {
            id: "ffo.keep.grunt-roll",
            section: "pp. 72-73, Keeping It Together",
            layer: Layer::Table,
            optional: false,
            text: "Each Grunt rolls 1d6 per point of his Rep, modified, counts successes and is compared separately with the Star's score.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Each Grunt rolls 1d6 per point of his Rep, modified, counting 1-3." },
                Fact { kind: FactKind::Plain, says: "Each is compared separately with the Star's score." },
                Fact { kind: FactKind::Exception, says: "Current Rep is used, with hunger but without sleep." },
                Fact { kind: FactKind::Boundary, says: "Below 1 die the score is 0." },
            ],
        },
        LedgerEntry {
            id: "ffo.keep.grunt-modifiers",
            section: "p. 73, Keeping It Together Table",
            layer: Layer::Table,
            optional: false,
            text: "Grunt modifiers: +1d6 if another Grunt once poisoned his mind (at any time in the past); -1d6 per 3 months of unbroken membership; +1d6 if at the start of the month there was less than one Food per band member, Star included.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Grunt has +1d6 if another Grunt ever poisoned his mind." },
                Fact { kind: FactKind::Limit, says: "He has -1d6 per 3 full months of unbroken membership: at 3, 6, 9 and so on." },
                Fact { kind: FactKind::Limit, says: "He has +1d6 if the month began with less than one Food per band member, Star included." },
                Fact { kind: FactKind::Order, says: "The band's Food, wherever kept, is counted at step 4 before any is burned." },
                Fact { kind: FactKind::Plain, says: "Poison counts from the next test on." },
                Fact { kind: FactKind::Plain, says: "Months are full Campaign Turns since joining." },
            ],
        },
        LedgerEntry {
            id: "ffo.keep.star-double",
            section: "p. 73, Keeping It Together Table",
            layer: Layer::Table,
            optional: false,
            text: "Star scores at least twice the Grunt's successes: the Grunt stays and does not take the test after the next Encounter.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Star with at least twice the Grunt's successes: the Grunt stays and skips the next test." },
                Fact { kind: FactKind::Boundary, says: "He skips exactly one test." },
                Fact { kind: FactKind::Limit, says: "At least 1 success against 0 counts as twice." },
            ],
        },
        LedgerEntry {
            id: "ffo.keep.star-more",
            section: "p. 73, Keeping It Together Table",
            layer: Layer::Table,
            optional: false,
            text: "Star scores more: the Grunt stays.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Star with more, but less than twice: the Grunt stays and tests again next time." },
            ],
        },
        LedgerEntry {
            id: "ffo.keep.grunt-more",
            section: "p. 73, Keeping It Together Table",
            layer: Layer::Table,
            optional: false,
            text: "Grunt scores more: he leaves the band.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Grunt with more, but less than twice: he leaves the band." },
                Fact { kind: FactKind::Plain, says: "A leaver takes his own Items along." },
                Fact { kind: FactKind::Plain, says: "A leaver goes to the roster of known NPCs." },
            ],
        },
        LedgerEntry {
            id: "ffo.keep.grunt-double",
            section: "p. 73, Keeping It Together Table",
            layer: Layer::Table,
            optional: false,
            text: "Grunt scores at least twice the Star's successes: he leaves and poisons the minds of all other members whose Rep is equal to or lower than his.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Grunt with at least twice the Star's successes leaves and poisons other members of equal or lower Rep." },
                Fact { kind: FactKind::Limit, says: "At least 1 success against 0 counts as twice." },
                Fact { kind: FactKind::Exception, says: "Members with higher Rep are not poisoned." },
            ],
        },
        LedgerEntry {
            id: "ffo.keep.both-zero",
            section: "p. 73, Keeping It Together Table",
            layer: Layer::Table,
            optional: false,
            text: "Both score zero: the Grunt stays if the last Encounter was a success and leaves if it was a failure.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Both zero: the Grunt stays after a success and leaves after a failure." },
                Fact { kind: FactKind::Boundary, says: "Equal successes above zero are treated in the same way." },
                Fact { kind: FactKind::Exception, says: "The band's result counts, not the Grunt's own." },
            ],
        },
        LedgerEntry {
            id: "ffo.keep.new-leader",
            section: "p. 12, Replacing the Leader",
            layer: Layer::Campaign,
            optional: false,
            text: "When the Leader was killed and a new one is chosen after the game, all Grunts take the Keeping It Together Test against the new Leader at once; he rolls his own score.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "When a new Leader is chosen after the Leader's death, all Grunts test against him at once." },
                Fact { kind: FactKind::Plain, says: "The new Leader rolls his own score, with his own Rep and modifiers." },
                Fact { kind: FactKind::Order, says: "That test takes the place of the one after this Encounter." },
            ],
        },
        LedgerEntry {
            id: "ffo.npc.full-tables",
            section: "pp. 73-75, Pre-Generated Grunts",
            layer: Layer::Table,
            optional: false,
            text: "The full tables give for a 2d6 total: gender, age, Rep, People, Savvy, weapon, Attribute, Food, Luxury, Medical Supplies, Body Armor. There are two tables each for Citizens, Gangers and Survivors, (1-3) and (4-6). Data: ffo_npcs.toml, source pre-generated.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A 2d6 total gives gender, age, Rep, People, Savvy, weapon, Attribute, Food, Luxury, Medical and armor." },
                Fact { kind: FactKind::Plain, says: "Citizens, Gangers and Survivors have two full tables each, (1-3) and (4-6)." },
                Fact { kind: FactKind::Plain, says: "Survivors (1-3) row 7 has People 3." },
                Fact { kind: FactKind::Plain, says: "Rows that break the pattern Rep - 1 / Rep - 2 are used as printed." },
                Fact { kind: FactKind::Exception, says: "K is a knife (+1d6), SB a bat and SP a spade (+2d6 with two hands, +1d6 with one), no ranged weapon." },
                Fact { kind: FactKind::Plain, says: "BAMP: range 12, Target 3, Impact 2, one-handed. None: unarmed, -1d6." },
                Fact { kind: FactKind::Plain, says: "A pre-generated Medic rolls 1d6 when generated: 1-5 level one, 6 level two." },
            ],
        },
        LedgerEntry {
            id: "ffo.npc.table-choice",
            section: "p. 73, Pre-Generated Grunts; p. 10",
            layer: Layer::Table,
            optional: false,
            text: "To generate a Grunt: roll 1d6 to choose between the (1-3) and (4-6) table of the Class, then 2d6 added for the row. Alternatively the player may choose his Grunts from the tables.",
            facts: &[
                Fact { kind: FactKind::Order, says: "1d6 chooses the (1-3) or (4-6) table of the Class, then 2d6 added give the row." },
                Fact { kind: FactKind::Plain, says: "Survivors roll the table die too on the full tables." },
                Fact { kind: FactKind::Exception, says: "The player may choose his Grunts from the tables instead of rolling." },
                Fact { kind: FactKind::Limit, says: "Order per NPC: table 1d6 where there are two, row 2d6, level die of a Medic." },
            ],
        },
        LedgerEntry {
            id: "ffo.npc.quick-tables",
            section: "p. 73; QRS, Class pages",
            layer: Layer::Table,
            optional: false,
            text: "The quick tables give for a 2d6 total: gender, Rep, People, Savvy, weapon, Attribute, for NPCs met during play. One table each for Army, National Guard, Police and Survivors; two, (1-3) and (4-6), for Citizens and Gangers. Data: ffo_npcs.toml, source quick.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Quick tables: one each for Army, National Guard, Police and Survivors." },
                Fact { kind: FactKind::Plain, says: "Quick tables: two, (1-3) and (4-6), for Citizens and Gangers." },
                Fact { kind: FactKind::Plain, says: "Met Citizens, Gangers and Survivors use the full tables; Army, Guard and Police the quick ones." },
                Fact { kind: FactKind::Exception, says: "Army, Guard and Police have no listed Resources, but the random extra thing applies." },
                Fact { kind: FactKind::Plain, says: "They wear Body Armor when they are Protected." },
                Fact { kind: FactKind::Exception, says: "With the setting quick tables for everybody, such a Citizen, Ganger or Survivor has 1 Food and no other Resources." },
            ],
        },
        LedgerEntry {
            id: "ffo.npc.variety",
            section: "p. 73, Pre-Generated Grunts",
            layer: Layer::Table,
            optional: true,
            text: "For more variety re-roll the weapon and the Attribute of each generated character.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Optional: the weapon and the Attribute of each generated character are re-rolled." },
            ],
        },
        LedgerEntry {
            id: "ffo.start.sequence",
            section: "QRS, Getting Started",
            layer: Layer::Setup,
            optional: false,
            text: "Starting a campaign, in order: choose the Star's Rep; assign Skills; roll the 1st Attribute; choose the 2nd Attribute; see if he is Ambidextrous; choose when the campaign starts; choose Class; choose weapons; choose Items and Resources; recruit the band; choose the extra Items for Grunts not recruited; choose the area; choose the Home; begin the first Campaign Turn. (The book lists the date after the band: ffo.ruling.start-order.)",
            facts: &[
                Fact { kind: FactKind::Order, says: "Star first: Rep, Skills, 1st Attribute rolled, 2nd Attribute chosen, Ambidextrous." },
                Fact { kind: FactKind::Order, says: "Then start date, Class, weapons, Items and Resources, band, extra Items, area, Home, first Campaign Turn." },
                Fact { kind: FactKind::Plain, says: "A start on Day 20 or earlier gives a Citizen Star; a later one a Ganger or Survivor." },
                Fact { kind: FactKind::Order, says: "The date is asked before the Class." },
                Fact { kind: FactKind::Plain, says: "The default start is Day 1." },
                Fact { kind: FactKind::Exception, says: "The first band is of the Star's Class or Citizens; before Day 21 Citizens only." },
            ],
        },
    ],
    rulings: &[
        Ruling {
            id: "ffo.ruling.measurement",
            rules: &["ffo.table.measure", "ffo.group.cohesion", "ffo.status.auto-kill-or-capture", "ffo.melee.max-four"],
            question: "Distances run from figure to figure, but figures occupy space. What are position, contact and within?",
            ruling: "A figure is a point with a body of radius 0.5 in. All distances, ranges and LOS run from point to point. Two figures are adjacent, in contact, at 1 in or less between points; a figure that moves into contact stops at exactly 1 in. No two standing figures may end closer than 1 in except in a full multi-figure melee. Within N in means N or less. Any comparison of distances uses a tolerance of 0.001 in in favour of being within.",
            why: "The book says base size does not matter and measures figure to figure; a fixed 1 in contact distance is what a 25 mm base gives.",
        },
        Ruling {
            id: "ffo.ruling.passing-figures",
            rules: &["ffo.table.measure", "ffo.charge.only-way", "ffo.move.normal"],
            question: "May a figure walk through others, and whom may it end beside?",
            ruling: "Figures of its own side, neutrals and everybody who lies on the ground are passed freely; standing enemies and zombies are walked round, without touching them. Nobody ends closer than 1 in to another standing figure, nor in contact with an enemy or zombie that can fight and that it does not touch already: that takes a charge.",
            why: "The book says nothing of passing; contact with an enemy is a melee, and melee is entered only by the Charge into Melee Test.",
        },
        Ruling {
            id: "ffo.ruling.woods-crossing",
            rules: &["ffo.terrain.woods-sight"],
            question: "Does a line of sight cross woods between two figures that are not both inside them?",
            ruling: "Only as long as no point of it lies more than 1 in deep in the woods. Two figures inside the same woods see each other within its visibility.",
            why: "The rule lets a line into woods for the first inch only.",
        },
        Ruling {
            id: "ffo.ruling.floors-sight",
            rules: &["ffo.building.los", "ffo.building.levels"],
            question: "Who sees whom where a building has several floors?",
            ruling: "On different floors of one building nobody sees each other. A line from or to an upper floor leaves the building through the windows of that floor and is measured flat. Standing figures block it only on the floors of its two ends.",
            why: "The book measures everything flat and counts each floor as a building of its own.",
        },
        Ruling {
            id: "ffo.ruling.facing-change",
            rules: &["ffo.table.facing-front", "ffo.action.choice", "ffo.react.received-fire-when", "ffo.charge.rear-no-fire", "ffo.shoot.los"],
            question: "When does a figure's facing change?",
            ruling: "An active figure faces along its movement and may be turned freely at the end of its move or while standing still. A figure that fires, charges or is charged turns to face its target or charger as part of it. A figure that takes a Received Fire Test and stays on the table turns to face the shooter before its result is carried out. Otherwise facing does not change.",
            why: "The book only lets active figures change facing and has figures charged to the rear turn round; fire cannot be returned without turning.",
        },
        Ruling {
            id: "ffo.ruling.front-arc-boundary",
            rules: &["ffo.table.facing-front", "ffo.table.facing-rear", "ffo.table.rear-attack"],
            question: "Front and rear are 180 degrees each. Which is the exact side line?",
            ruling: "A point exactly on the line through the figure's shoulders is in the front facing. For a rear attack the straight-line start point of the attacker's move and the point from which it shoots or takes the Charge into Melee Test must both be strictly in the rear facing; the target's facing is the one it has when the attack is made. A shot from the rear has no modifier of its own; it only means the target did not see it coming.",
            why: "Being seen is the default; the book demands that the attacker begins and ends behind.",
        },
        Ruling {
            id: "ffo.ruling.los-figures",
            rules: &["ffo.insight.not-in-sight", "ffo.shoot.los"],
            question: "An intervening figure blocks sight. How exactly?",
            ruling: "The LOS line is blocked if it passes within 0.5 in of the point of a standing figure other than the two ends, friend, foe or zombie. Prone, Stunned, OOF and OD figures do not block. Standing figures in contact with the viewer do not block its outward LOS, so ranks in base contact can shoot past each other. Vehicles block along their footprint; a figure inside or touching the vehicle is not blocked by it.",
            why: "The book states that an intervening figure hides a figure and tells players to lay a string between the two.",
        },
        Ruling {
            id: "ffo.ruling.visibility",
            rules: &["ffo.insight.not-in-sight", "ffo.terrain.woods-sight"],
            question: "In Sight mentions 12 in at night; Day Parts gives 12 in for Evening and 6 in for Night (12 in with a full moon on a 1).",
            ruling: "Use the Day Parts rule: Morning and Daytime unlimited; Evening 12 in; Night 6 in, or 12 in under a full moon (roll 1d6 once when Night begins, 1 = full moon). A figure within 6 in of a light source is seen from any distance. In woods use the lower of the woods limit (12 in day and morning, 6 in evening and night) and the Day Part limit. Bad weather (Random Event 17) limits to 12 in; of several limits the smallest counts. The limits bind humans, PEFs and zombies.",
            why: "The 12 in on p. 16 is given only as an example; Day Parts is the rule.",
        },
        Ruling {
            id: "ffo.ruling.cover-geometry",
            rules: &["ffo.cover.table", "ffo.shoot.table-8", "ffo.shoot.table-9", "ffo.react.cover-die"],
            question: "When is a figure in cover on a digital table, beyond the listed cases?",
            ruling: "A target is in cover from a shooter if it stands within 1 in of a wall, fence, hedge, barricade, vehicle, wreck, building corner or similar solid obstacle and the LOS line crosses that obstacle within 1 in of the target, or if the cover list gives cover for the place it is in. Obstacles more than 1 in from the target that do not block LOS give nothing. Obstacles lower than a standing figure give cover but do not block LOS; those as high as one block it. Reaction Test cover (+1d6) uses the same test against the shooter, or for Man Down against the figure that caused it.",
            why: "Worked examples treat a target behind a small wall as in cover; the list names standing behind a vehicle as cover.",
        },
        Ruling {
            id: "ffo.ruling.stationary-moving",
            rules: &["ffo.cover.table", "ffo.building.cover", "ffo.terrain.woods-cover", "ffo.cover.crowd-definition"],
            question: "When is a figure stationary and when is it moving?",
            ruling: "A figure is moving from the moment it moves in its activation until the end of that turn. A figure that has not moved this turn is stationary. Involuntary Duck Back moves do not make it moving once it has stopped. A figure in a vehicle is moving if the vehicle is.",
            why: "Cover is judged inside the turn and the book gives no other marker; a figure that Ducked Back into cover must have that cover.",
        },
        Ruling {
            id: "ffo.ruling.moved-fast-duration",
            rules: &["ffo.move.fast-status", "ffo.shoot.table-8"],
            question: "How long does Moving Fast last?",
            ruling: "From the Fast Move attempt until the end of that turn, both as shooter and as target. Occupants of a vehicle count by the distance of its latest move (over 8 in).",
            why: "The table says moved fast without a limit; the turn is the natural one.",
        },
        Ruling {
            id: "ffo.ruling.range-limit",
            rules: &["ffo.weapon.characteristics", "ffo.insight.grunt-action"],
            question: "Range is called effective range. Can a weapon fire beyond it?",
            ruling: "No. A target farther than Range is out of range: the figure cannot fire at it. Exactly Range is in range.",
            why: "The reaction sheets treat out of range as unable to fire and there is no long range modifier.",
        },
        Ruling {
            id: "ffo.ruling.swath-geometry",
            rules: &["ffo.weapon.swath", "ffo.weapon.swath-gap", "ffo.shoot.declare"],
            question: "How are the swath and its empty inches measured?",
            ruling: "Order the declared figures as the shooter sweeps from the first target to one side only. The gap between neighbouring targets is their point-to-point distance; it burns ceil(gap) - 1 shots (0 up to 1 in, 1 up to 2 in, 2 up to 3 in). Targets plus burnt shots may not exceed the TR in use. Each target needs its own LOS and range.",
            why: "In the examples three targets 1 in apart fill a 3 in swath, and two targets more than 1 in apart leave one empty place between them in the same swath: every place, with or without a target, takes 1 in.",
        },
        Ruling {
            id: "ffo.ruling.empty-space-index",
            rules: &["ffo.weapon.swath-gap", "ffo.shoot.table-8", "ffo.shoot.table-9"],
            question: "Does a shot burnt on empty space make the next figure the third target?",
            ruling: "No. Second or later target and third or later target count figures fired at. The burnt shot only uses up its die score. Extra shots on the same figure do not raise its index either.",
            why: "The table speaks of targets; the example only says the burnt shot takes the second highest die.",
        },
        Ruling {
            id: "ffo.ruling.crowd-geometry",
            rules: &["ffo.cover.crowd-definition", "ffo.cover.crowd-stray", "ffo.shoot.into-melee", "ffo.shoot.at-carrier"],
            question: "What is a crowd, and who can be hit by a stray shot?",
            ruling: "A stationary human target is in a crowd if at least two other standing figures of any side are within 1 in between bodies (2 in between points), at least one on each side of the shooter's LOS line. Those figures are next to the target. Evenly matched melee: the target is in cover and the others in contact are next to it, whatever their number. Carrier: it is in cover and the carried figure is next to it. A stray happens when a total of 8 or 9 misses for cover and for no other reason. Highest die is hit, ties re-rolled. A zombie has no crowd cover, except as the target in an evenly matched melee, where 8 and 9 stray onto the figures in contact; zombies may be hit as strays.",
            why: "The note asks for figures to the left and right; the example has three neighbours and uses the highest die.",
        },
        Ruling {
            id: "ffo.ruling.clock-orientation",
            rules: &["ffo.zombie.place-clock", "ffo.zombie.feast-end", "ffo.zombie.place-off-table"],
            question: "The clock picture is missing. Where is 12 o'clock?",
            ruling: "12 o'clock is the direction of the far table edge (the edge of sections 1-3). Hours run clockwise seen from above: 1d6 of 1 to 6 gives bearings 60, 120, 180, 240, 300 and 0 degrees. Moving clockwise off-table is done in steps of 1 degree; if no point of the circle is on the table use the table point nearest to the rolled spot. A random direction after a feast is 1d6 doubled in the same way, one roll per zombie. A spot occupied by a figure or impassable terrain shifts clockwise to the first free one.",
            why: "A fixed frame needs no figure facing and is repeatable; the book says only to picture a clock.",
        },
        Ruling {
            id: "ffo.ruling.table-default",
            rules: &["ffo.table.size", "ffo.terrain.sections", "ffo.terrain.streets", "ffo.terrain.buildings"],
            question: "Sizes of table, lanes and building plots are open.",
            ruling: "Default table 48 x 48 in with nine 16 x 16 in sections (any size may be set; the book advises at least 36 x 36 in and allows less), 1-3 along the far edge and 7-9 along the near edge, where the player enters. A lane is 3 in wide: four lanes 12 in, two lanes 6 in, centred in sections 2, 5 and 8. Buildings of a street section stand beside the street and may reach into the neighbouring section. Suburban and rural building sections are chosen by the player, or at random without repeats when nobody chooses.",
            why: "The book asks for at least 3 x 3 feet and nine roughly equal sections and leaves the rest to the players.",
        },
        Ruling {
            id: "ffo.ruling.vehicle-footprint",
            rules: &["ffo.vehicle.table", "ffo.vehicle.bootlegger", "ffo.zombie.vehicle-run-down"],
            question: "How big are vehicles, and what is one vehicle width?",
            ruling: "Footprints in inches (width x length): Motorcycle 1 x 3, ATV 2 x 3, Sports Car 2.5 x 5.5, Sedan 2.5 x 6, SUV and Pickup or Van 3 x 6.5, RV 3.5 x 10, Bus 3.5 x 14, Big Rig cab 3.5 x 7, trailer 3.5 x 14. Vehicle speed is measured at the front centre. A vehicle hits every figure whose body touches the area its footprint sweeps. One vehicle width is its footprint width.",
            why: "Needed for paths and crashes; sizes are common 28 mm models.",
        },
        Ruling {
            id: "ffo.ruling.who-controls",
            rules: &["ffo.figure.star-or-grunt", "ffo.action.choice", "ffo.insight.grunt-action", "ffo.react.procedure"],
            question: "Grunts are controlled by the game mechanics, yet a player leads a band. Who decides what?",
            ruling: "The player decides activation order, movement, active fire, targets of active fire, reloading of Stars, charges and prone for every figure of their band when it is active. In Sight actions, Reaction Tests, break-off checks, reloading and surprise checks of Grunts follow the tables. NPC groups follow the NPC Movement Table when active and take the obvious options: fire if a target is in LOS and range, nearest target first, highest Target Rating.",
            why: "The turn sequence lets the active players activate their groups; tables bind Grunts only in reaction.",
        },
        Ruling {
            id: "ffo.ruling.figure-weapons",
            rules: &["ffo.figure.weapons"],
            question: "The weapons of a figure are up to the player. Any weapon, or only those he owns?",
            ruling: "In a single Encounter he arms his figures as he likes, or leaves them without a gun. In a campaign a figure carries only weapons that the band owns, within its carrying limit (campaign half). Pre-generated Grunts and NPCs come with the weapon of their row.",
            why: "The book leaves the choice to the player and only advises what is on the figure; the campaign makes weapons Items that have to be found.",
        },
        Ruling {
            id: "ffo.ruling.ties-and-choices",
            rules: &["ffo.insight.targeting", "ffo.turn.rep-order", "ffo.leader.types", "ffo.melee.multi-order"],
            question: "Who breaks ties (equally close targets, equal Rep leaders, equal order)?",
            ruling: "The player of the acting figure chooses. For NPCs and zombies roll 1d6 for each candidate, highest wins, ties re-rolled.",
            why: "The book gives ties to the acting player in the places where it speaks of them.",
        },
        Ruling {
            id: "ffo.ruling.side-leader",
            rules: &["ffo.leader.types", "ffo.leader.die-when", "ffo.leader.die"],
            question: "Which NPC figure is the appointed leader of a side and has the Leader Die, and does a second group of that side bring another?",
            ruling: "When the first group of an NPC side enters play its figure of highest Rep (ties at random) is the Star Leader of that side for the Leader Die only; it is not a Star and has no Star Advantages. A side has one: groups of the same side that arrive later or split off have Temporary Leaders and no Leader Die unless that Leader is with them. A group that comes as a faction of its own, with its own activation die, has its own. A Leader who becomes OOF, OD or Runs Away is not replaced: the side then has Temporary Leaders. A Leader who is Stunned or otherwise not Carrying On rolls no Leader Die. The Leader benefits from their own die.",
            why: "The book counts the leader of the side, in the singular, such as a sergeant, as a Star Leader and gives Temporary Leaders one function only.",
        },
        Ruling {
            id: "ffo.ruling.carry-on-status",
            rules: &["ffo.group.cohesion", "ffo.group.break", "ffo.leader.types", "ffo.leader.die-when", "ffo.turn.eligible"],
            question: "Does a Ducked Back or prone figure still count as Carrying On for links and leading, and who leads a group whose Leader is down when the turn begins?",
            ruling: "For links, leading and the Leader Die every figure on the table that is not Stunned, OOF, OD or a captive counts as Carrying On; Ducked Back, prone, fighting and retrieving figures do. A figure that does not count neither links nor leads: a group with such a Leader activates on the Rep of its best Carrying On figure, its Temporary Leader, until the Leader is back in Carry On.",
            why: "The cohesion example names Stunned, OOF and OD as what breaks a link, and a Ducked Back group needs a Leader in order to activate and test for recovery, on which the sheets allow the Leader Die.",
        },
        Ruling {
            id: "ffo.ruling.band-size",
            rules: &["ffo.band.definition", "ffo.band.size"],
            question: "One to five figures, or the Star plus one Grunt per point of Rep?",
            ruling: "The Star plus at most Rep Grunts (Rep 4: five figures; Rep 5: six). The closing summary that the band's maximum size equals Rep means Grunts.",
            why: "Starting Your Band states the recruiting limit exactly.",
        },
        Ruling {
            id: "ffo.ruling.trait-counts",
            rules: &["ffo.figure.traits", "ffo.skill.two-skills"],
            question: "The book says seven traits but lists eight, and speaks of three Skills where there are two.",
            ruling: "Eight traits, two Skills.",
            why: "The lists themselves are complete; the counts are left over from other games of the publisher.",
        },
        Ruling {
            id: "ffo.ruling.which-dice",
            rules: &["ffo.turn.dice", "ffo.turn.multi-human-dice", "ffo.zombie.activation", "ffo.turn.multi-human-doubles"],
            question: "Which sides roll activation dice in a solo game?",
            ruling: "The player's side rolls one die; zombies and unresolved PEFs share a second. Every NPC human faction that a PEF or the Police bring rolls its own die from the next turn on. Neutral and friendly NPCs count as a faction too. The player's die is the one compared with the zombie die for doubles; with several player factions the first player's die is.",
            why: "Zombies activate on the PEF die by p. 47; a PEF resolved as NPCs makes a new faction by p. 14.",
        },
        Ruling {
            id: "ffo.ruling.multi-ties",
            rules: &["ffo.turn.multi-human-dice", "ffo.turn.multi-human-doubles"],
            question: "What if a faction other than the nominated one ties with the zombies?",
            ruling: "That is an ordinary tie: roll off for order. Only the nominated die makes doubles with the zombie die. The eligibility number of each faction stays its original score, not the roll-off.",
            why: "The book restricts doubles to one chosen human die and settles all other ties by rolling off.",
        },
        Ruling {
            id: "ffo.ruling.doubles-day-part",
            rules: &["ffo.turn.doubles", "ffo.turn.multi-human-doubles"],
            question: "Is the Day Part checked for or moved on double sixes, and which sixes count with several human factions?",
            ruling: "It moves one step forward without a roll, unless that would begin a second Morning or a second Evening in this Encounter. With several human factions only the nominated human die and the zombie die count, as for the Random Event; other pairs of sixes do nothing.",
            why: "Page 13 only says that the Day Part could advance; p. 66 moves it. Doubles are made by those two dice. Agrees with ffo.ruling.event-trigger and ffo.ruling.day-part-cycle of the campaign half.",
        },
        Ruling {
            id: "ffo.ruling.groups-mid-turn",
            rules: &["ffo.group.break", "ffo.group.defined-at-turn-start", "ffo.turn.eligible"],
            question: "Groups are fixed at the start of the turn but break at any time. What does a mid-turn break change?",
            ruling: "Which figures activate, and when, follows the groups and Leader as they were when the turn began, if their Leader could still lead. If the Leader was lost or a part was cut off before it activated, each part is a new group led by its own best figure and must meet the die by itself. Leader Dice, In Sight group membership and who may move together always use the groups of the moment. A figure activates once per turn at most.",
            why: "The example with D down says the parts activate separately; the turn-start rule stops regrouping to gain activations.",
        },
        Ruling {
            id: "ffo.ruling.active-fire-per-figure",
            rules: &["ffo.action.active-fire", "ffo.insight.zero"],
            question: "The text says a group can fire once when active if it has not fired in an In Sight. Group or figure? Which fire counts?",
            ruling: "Judge each figure. A figure loses its active fire for this turn if it fired any shot inside an In Sight process this turn: as its In Sight action or in defence against a charge made as an In Sight action. Return fire from Received Fire Tests, before or after, neither costs nor uses the active fire. Several figures of a group may declare active fire together; it is then simultaneous.",
            why: "The same paragraph goes on to speak of a figure, and the zero-success rule speaks of figures that have not fired.",
        },
        Ruling {
            id: "ffo.ruling.action-economy",
            rules: &["ffo.action.choice", "ffo.action.extra", "ffo.charge.any-time", "ffo.action.reload-move"],
            question: "Can a figure fire and charge, or reload and charge, in one activation?",
            ruling: "Yes to both: one main option plus one extra. A reloading figure may charge only if its normal move, without a Fast Move, brings it to the spot 6 in from the target (the last dash into contact is not counted); the weapon is unloaded until the activation ends. Standing up, opening doors and mounting vehicles are parts of movement and not actions. Barricading, searching, destroying barricades and breaking off use the whole activation.",
            why: "Actions are listed as one main choice, of which reloading is one, and in addition one of three; the only limit the ammo rule sets is the normal move, and a charge asks only for the 6 in spot.",
        },
        Ruling {
            id: "ffo.ruling.fast-move-citizen",
            rules: &["ffo.move.fast-citizen", "ffo.react.universal.fast-move"],
            question: "The QRS line reads -1d6 if Citizen with between them and a threat; a word is missing.",
            ruling: "Read nothing: a Citizen takes the Fast Move Test at -1d6 if, at the moment of the test, an enemy or zombie is in its LOS and no cover, obstacle or friendly figure lies on the line between them. With no threat in LOS there is no penalty.",
            why: "It is the only reading that makes sense as a panic penalty and fits the sentence gap.",
        },
        Ruling {
            id: "ffo.ruling.fast-move-example",
            rules: &["ffo.move.fast-roll", "ffo.dice.pass"],
            question: "In the Fast Move example a Rep 3 figure with dice 3 and 5 is said to pass 0d6.",
            ruling: "The example is wrong for that figure: 3 is equal to Rep 3 and passes, so it passes 1d6 and may add up to 4 in. The other two results stand.",
            why: "Equal or lower passes everywhere else in the book.",
        },
        Ruling {
            id: "ffo.ruling.fast-move-dice",
            rules: &["ffo.move.fast-roll", "ffo.attribute.slow", "ffo.attribute.fast", "ffo.terrain.road", "ffo.terrain.woods-fast-move", "ffo.move.crawl", "ffo.retrieve.fast-move", "ffo.move.fast-citizen"],
            question: "How do added and lost dice work on a roll shared by the group?",
            ruling: "Roll the two group dice in order, first and second. A figure at -1d6 uses only the first die; at -2d6 or more it uses none. Slow: only the first die, before other losses. Fast: a third die of its own, all counted, and the first that it loses. Fast and Slow together: a normal move of 10 in and only the first die. Road: one more die for that figure; it counts its best two (its best three if Fast). Carrying wounded: count at most one pass. Penalties and the road die cancel one for one.",
            why: "One set of dice is rolled for the group and compared with each figure separately; an order is needed to know which die is lost.",
        },
        Ruling {
            id: "ffo.ruling.half-moves",
            rules: &["ffo.move.stand-up", "ffo.move.crawl", "ffo.move.fast-distance"],
            question: "Half movement of what, and how is it rounded?",
            ruling: "Half of the normal move (8 gives 4, 10 gives 5, crawl 4 gives 2, crawl 5 gives 2.5), never rounded. Getting up is paid out of the move of that activation.",
            why: "The table is continuous in inches.",
        },
        Ruling {
            id: "ffo.ruling.duck-back-cover",
            rules: &["ffo.move.duck-back", "ffo.move.duck-back-sight"],
            question: "What is the nearest cover for a Duck Back, with one or several causes?",
            ruling: "The nearest reachable point, by path length up to 6 in, from which no LOS line runs to or from any figure that caused the test. It may be behind terrain, inside a building or behind a vehicle. Doors and windows cost their normal inches. If none exists, drop prone in place. The figure ends facing the cause. If already out of sight of the cause it stays where it is, in Duck Back. Figures at the cover's edge are not adjusted; a later move by the cause can bring them in sight again.",
            why: "The book defines ducked figures as unable to see or be seen by the cause.",
        },
        Ruling {
            id: "ffo.ruling.duck-back-recover",
            rules: &["ffo.react.duck-back-when", "ffo.move.duck-back"],
            question: "Does a figure that dropped prone in the open take Recover From Duck Back? What does a ducked figure that has recovered or not do?",
            ruling: "No: only a figure out of sight of the cause tests. A figure prone in place just acts normally when next active. A recovered figure (Carry On) acts normally in that same activation. One that remains Ducked Back may do nothing in it and may not fire or see until it recovers, except by a Reaction Test result. If the cause is gone (down, off the table) the test is still taken.",
            why: "The rule names figures that cannot see or be seen by the cause.",
        },
        Ruling {
            id: "ffo.ruling.runaway-carried",
            rules: &["ffo.move.runaway", "ffo.retrieve.pick-up"],
            question: "What happens to a wounded figure carried by one that Runs Away, and to captives?",
            ruling: "It is dropped where the carrier stood. Captives of a guard that leaves are free and in Carry On if they were not wounded.",
            why: "Runaway removes the figure alone.",
        },
        Ruling {
            id: "ffo.ruling.insight-seen-already",
            rules: &["ffo.insight.trigger", "ffo.insight.new-figures"],
            question: "Do groups that start an activation phase in sight of each other test?",
            ruling: "No. Enemies in mutual LOS when the phase begins count as already seen; active fire on them is answered by Received Fire only. A pair of figures has been seen once there has been LOS between them in this phase. A new test is triggered by a figure (either side) coming into LOS of an enemy group no member of which has seen it in this phase. The new test is taken by the newly seen figures and by those of their enemies that have LOS to or from them, by nobody else. A Walk the Walk starts an In Sight between groups already in view.",
            why: "The trigger is not seen previously during this activation phase; the A and D example tests only the two newly in view.",
        },
        Ruling {
            id: "ffo.ruling.insight-one-way",
            rules: &["ffo.insight.who", "ffo.table.facing-rear", "ffo.insight.grunt-action"],
            question: "A figure approached from behind is in sight of an enemy but sees nobody. Does it act?",
            ruling: "The test is triggered by LOS in either direction. A figure that is seen but sees no enemy rolls its dice; when its time comes it does nothing and its action is lost, unless by then it has been fired at or charged, in which case it turns to face and acts normally. A Star in that position may also choose Move or Runaway.",
            why: "The text makes all figures in sight or having sight take the test, while the facing rule says a figure in the rear cannot be seen.",
        },
        Ruling {
            id: "ffo.ruling.insight-concealed-many",
            rules: &["ffo.insight.mod-concealed-enemy"],
            question: "Which enemy must be concealed when several are in sight?",
            ruling: "The -1d6 applies if every enemy the tester has in LOS in this test is concealed. It applies once. A tester that sees no enemy but is seen does not count it.",
            why: "A figure reacts to the enemy it can make out; a single plain target removes the difficulty.",
        },
        Ruling {
            id: "ffo.ruling.insight-two-inches",
            rules: &["ffo.insight.two-inches", "ffo.insight.continue-move"],
            question: "Are the 2 extra inches free or part of the move?",
            ruling: "Part of the move: they come out of the figure's movement for the turn, and a figure with less than 2 in left moves only that. If after them nobody has LOS, no dice are rolled and the figures count as seen.",
            why: "No figure may exceed its available movement for the turn.",
        },
        Ruling {
            id: "ffo.ruling.insight-simultaneous",
            rules: &["ffo.insight.order", "ffo.insight.loss-of-action", "ffo.insight.grunt-action"],
            question: "What do equal successes mean for hits and Outgunned?",
            ruling: "Figures with equal successes declare first, then all roll, then damage is applied. A hit in that step does not stop the other figure's action of the same step, and fire in the same step does not make it fired at and Outgunned. Brown Pants rolls of the step come before the declarations. A simultaneous charge and shot between the same two: the shot is resolved first, then the charge if the charger can still move.",
            why: "Those with the same number of successes resolve at the same time.",
        },
        Ruling {
            id: "ffo.ruling.insight-target-gone",
            rules: &["ffo.insight.grunt-action", "ffo.insight.targeting"],
            question: "What does a figure do whose enemies in sight are all down or gone when its time comes? (In the book's example A fires at C, already down.)",
            ruling: "A Grunt fires at the closest functioning enemy in LOS and range. If none is left but a Stunned or prone knocked-down enemy is in LOS it fires at that one. If only OOF or OD figures, or nobody, is left it takes no action and does not Duck Back. Stars choose.",
            why: "Follows the example as far as it goes without wasting shots on corpses.",
        },
        Ruling {
            id: "ffo.ruling.insight-grunt-shots",
            rules: &["ffo.insight.targeting", "ffo.shoot.declare"],
            question: "Must a Grunt put all shots of a multi-shot weapon on the closest enemy?",
            ruling: "The closest enemy is the first target and takes at least one shot. The controlling player may spread further shots in the swath. NPC Grunts put all shots on the closest enemy. Grunts always fire at the highest Target Rating.",
            why: "The rule fixes the target, not the number of shots.",
        },
        Ruling {
            id: "ffo.ruling.insight-star-move",
            rules: &["ffo.insight.star-action"],
            question: "How far may a Star go that chooses Move in an In Sight?",
            ruling: "An active Star: up to its remaining movement, Fast Move allowed. An inactive Star: up to its normal move, no Fast Move, and the distance does not reduce its next activation. Other figures finish the current In Sight before the movement can trigger a new one.",
            why: "The option is unlimited in the text; the worked example adds a Fast Move for an active Star.",
        },
        Ruling {
            id: "ffo.ruling.insight-ducked",
            rules: &["ffo.insight.mod-cannot-fire"],
            question: "What does a Ducked Back figure do that comes into sight of a new enemy?",
            ruling: "It rolls. At its time to act it cannot fire or charge; it Ducks Back again from the new enemy if that enemy sees it, else it does nothing. A figure Leaving the Table goes on leaving.",
            why: "Note 1 of the table forbids fire; a ducking figure is not in order to charge.",
        },
        Ruling {
            id: "ffo.ruling.insight-protected",
            rules: &["ffo.insight.loss-of-action", "ffo.protection.effect"],
            question: "Does a Protected figure that is knocked down but in Carry On lose its In Sight action?",
            ruling: "No. It has taken no damage (Stunned, OOF, OD). It is prone, keeps its action and must still take Received Fire. A charger knocked down in this way stops where it is.",
            why: "The note on Star Power treats a reduction to Carry On as keeping the action.",
        },
        Ruling {
            id: "ffo.ruling.tests-in-insight",
            rules: &["ffo.insight.reactions-after", "ffo.react.immediate", "ffo.react.list", "ffo.insight.loss-of-action", "ffo.damage.ranged", "ffo.melee.result-win", "ffo.react.knock-down-when", "ffo.zombie.zed-when"],
            question: "Recover From Knock Down stands in the list of Reaction Tests, and all Reaction Tests of an In Sight wait for its end; yet damage there is resolved immediately. Which tests wait?",
            ruling: "Recover From Knock Down is never held back and never dropped: it is rolled with the damage, in an In Sight and in a Charge into Melee Test alike, followed by Star Power. Fast Move is rolled at once as part of its move. All other tests wait until the last In Sight action: Received Fire, Man Down and, should something in the In Sight bring them about, Zed or No Zed? and See the Feast. They are then taken by those who can still react.",
            why: "The damage tables and the loss of action rule want the result of a knock down at once, and their example has a figure go down Stunned in the middle of the In Sight, which only this test can bring about. The Fast Move example is itself an In Sight action. What is postponed is the reaction to an action, not the action or its damage.",
        },
        Ruling {
            id: "ffo.ruling.carry-on-acts",
            rules: &["ffo.insight.reaction-order", "ffo.insight.continue-move", "ffo.move.carry-on", "ffo.action.active-fire"],
            question: "After Duck Backs, Runaways and fire, the figures in Carry On may act. Which ones, and what may they do?",
            ruling: "Only figures of the active group: once the last round of return fire is over they go on with what is left of their activation (rest of the move, active fire if it is still allowed, the extra action). Inactive figures in Carry On do nothing until they activate or have to react.",
            why: "Carry On means acting when active and reacting when called upon; the moving group may then complete its movement.",
        },
        Ruling {
            id: "ffo.ruling.charge-reach",
            rules: &["ffo.charge.conditions", "ffo.insight.grunt-action", "ffo.move.charge-result"],
            question: "What is Charge Reach?",
            ruling: "The figure can get, by its available movement, to a point within 6 in of the target with LOS to it. Available movement: an active figure, what is left of its move, plus a Fast Move if it attempts one; an inactive figure, its normal move without a Fast Move (so 14 in for an 8 in mover in the open). A figure already within 6 in with LOS tests where it stands. Charging as an inactive figure does not reduce its next activation. A reacting Grunt charges the nearest enemy in reach; in reaction to fire, the shooter if in reach.",
            why: "The rule asks only for a spot 6 in away; an inactive figure has no remaining move to count.",
        },
        Ruling {
            id: "ffo.ruling.pass-cap",
            rules: &["ffo.react.cover-die", "ffo.leader.die", "ffo.fire.start", "ffo.recover.table", "ffo.charge.roll", "ffo.charge.mod-rear"],
            question: "With extra dice a figure can pass more than two. What then?",
            ruling: "On tables with rows for 2, 1 and 0, anything above 2 counts as 2. The cover die is a third die of which the best two count; the Leader Die pass is added after that, to a maximum of 2. The Charge into Melee Test compares counts and has no maximum. Dice cannot fall below 0; with 0 dice 0d6 are passed.",
            why: "The tables end at 2; the charge example speaks of passing 2d6 more than the opponent.",
        },
        Ruling {
            id: "ffo.ruling.poser",
            rules: &["ffo.attribute.poser", "ffo.react.cover-die", "ffo.star.free-will"],
            question: "How does Poser combine with cover, the Leader Die and Free Will?",
            ruling: "A Poser starts with 1d6; cover makes it 2d6; a Leader Die pass is added. A Star with Poser still uses Free Will and rolls nothing.",
            why: "The Attribute replaces the 2d6; the other modifiers are additions.",
        },
        Ruling {
            id: "ffo.ruling.free-will-asterisk",
            rules: &["ffo.star.free-will", "ffo.react.citizen.recover-duck-back", "ffo.react.military.recover-duck-back", "ffo.star.free-will-excluded"],
            question: "Page 6 grants Free Will on three tests, but the QRS marks only Received Fire and Man Down with an asterisk.",
            ruling: "Free Will covers Recover From Duck Back as well. Fast Move, Zed or No Zed?, See the Feast, Charge into Melee and Brown Pants are rolled by Stars too.",
            why: "The rule text lists the three tests by name; all other tests are not in its list.",
        },
        Ruling {
            id: "ffo.ruling.rush-shot-rank",
            rules: &["ffo.react.multiple"],
            question: "Where do Rush Shot and Remain Ducked Back stand in the order of results?",
            ruling: "Carry On, Fire, Rush Shot, Charge Into Melee, Duck Back (Remain Ducked Back is the same), Runaway.",
            why: "A Rush Shot is a worse Fire.",
        },
        Ruling {
            id: "ffo.ruling.cannot-shoot-back",
            rules: &["ffo.outgun.cannot-shoot-back", "ffo.outgun.ranking", "ffo.outgun.never", "ffo.insight.grunt-action", "ffo.react.survivor.received-fire", "ffo.react.ganger.received-fire", "ffo.react.police.received-fire", "ffo.react.military.received-fire"],
            question: "Whoever cannot shoot back is Outgunned and so must Duck Back. Then the sheet line that lets a figure out of range or unloaded charge would serve Stars alone.",
            ruling: "First test the weapon ranking: fired at by a higher OR, Outgunned, no better than Duck Back. A figure that cannot shoot back (no ranged weapon, out of ammo, out of range) and is not outranked uses the out of range or unloaded line: Charge into Melee if in reach where its column allows that, otherwise Duck Back. It never gets Fire, Rush Shot or Carry On. An unarmed or melee-armed figure has OR 0 and is outranked by every gun, so it Ducks Back. Those who are never Outgunned only skip the ranking: a Star that cannot shoot back uses the out of range or unloaded line whatever the shooter's OR, and a figure retrieving wounded uses the retrieving line. The same holds for the In Sight lines: a Grunt that cannot fire and is not outranked charges if in reach.",
            why: "The Outgunned box of the sheet names only the higher rating, and this gives every line of the sheets a use; it keeps the Billy Pink example (empty rifle, Duck Back). In the p. 21 example a Ganger who was fired at from beyond the Ganger's own range Ducks Back because neither fire nor a charge is possible, so a charge was open to that figure.",
        },
        Ruling {
            id: "ffo.ruling.never-outgunned",
            rules: &["ffo.outgun.never", "ffo.outgun.ranking", "ffo.insight.grunt-action"],
            question: "Page 24 says that Stars are never Outgunned; the sheet adds chargers and those retrieving wounded. Who is exempt?",
            ruling: "All three. A charger is one from the declaration of its charge until it is in contact or stopped; a figure retrieves as long as it carries the wounded. The exemption changes no other line: a Citizen retrieving still Ducks Back on its own sheet.",
            why: "Page 24 does not say that only Stars are exempt. On the Class sheets the Outgunned line stands above the retrieving line and would swallow it whenever a bigger gun fired, while the In Sight table lets a retrieving figure go on before it asks who is Outgunned.",
        },
        Ruling {
            id: "ffo.ruling.or-of-weapon",
            rules: &["ffo.outgun.ranking", "ffo.weapon.two-ratings"],
            question: "Which Target Rating ranks a weapon with two?",
            ruling: "The higher one, always, even if fewer shots are fired: SAW 4; AR, MP, SG, SMG 3; BAP, P, SAR 2; BAR 1. The target's ranking is that of the weapon in its hand. Several shooters at once: the highest OR among them counts.",
            why: "Examples give OR 3 to an assault rifle and OR 2 to a BAP; the QRS weapon list prints only the higher figure.",
        },
        Ruling {
            id: "ffo.ruling.weapon-table-ratings",
            rules: &["ffo.weapon.table", "ffo.weapon.two-ratings"],
            question: "The Weapons Table of the sheets prints one Target for each weapon, that of p. 23 two for some. Which is right?",
            ruling: "That of p. 23: AR 1 or 3; BAP, P and SAR 1 or 2; SAW 3 or 4. The sheet shows the highest rating, which is the OR and the number to reload against. All other values of the two tables agree.",
            why: "The weapon descriptions and the choice between two ratings repeat p. 23; the sheet is a summary.",
        },
        Ruling {
            id: "ffo.ruling.or-two-weapons",
            rules: &["ffo.outgun.two-weapons", "ffo.shoot.two-weapons"],
            question: "What OR have two different weapons, and two pairs against each other?",
            ruling: "One more than the higher of the two. Pair against pair of equal OR: nobody is Outgunned. A pair against a single weapon of equal OR: the pair's user is Outgunned when the single weapon fires; the single weapon's user is not when the pair fires. Both weapons fire in the same step, each with its own dice, Impact and ammo check; targets are declared per weapon and the target index runs on from the first weapon to the second. Any two weapons may be fired together, two-handed ones included; hands are not checked.",
            why: "Extends the two-BAP example; the book says outright that the player may pair whatever two weapons they like.",
        },
        Ruling {
            id: "ffo.ruling.friends-count",
            rules: &["ffo.react.friends-counted", "ffo.react.ganger.man-down", "ffo.react.military.man-down", "ffo.react.police.man-down", "ffo.react.survivor.man-down"],
            question: "If more friends / twice more friends Stunned, OOF or OD: compared with what?",
            ruling: "Let S be the number of characters of the tester's side that started the Encounter (later arrivals of the side are added when they arrive), tester included, and D those now Stunned, OOF or OD. More friends down: D > S - D. Twice more friends down: D >= 2 x (S - D). Figures that Ran Away or left count in S but not in D.",
            why: "The sheet's note ties friends to the number that started the Encounter.",
        },
        Ruling {
            id: "ffo.ruling.man-down-details",
            rules: &["ffo.react.man-down-when", "ffo.react.man-down-exceptions"],
            question: "Details of Man Down: timing, several men down, zombies as cause.",
            ruling: "The result after Star Power and Protection counts: a figure knocked down but in Carry On is not down. The tester needs LOS in its front facing at that moment. Several men down in one step: one test, if it would be due for any of them. A figure downed by zombies counts. A tester that also received fire in the step rolls once for both (multiple tests). Stunned, OOF, OD testers do not test. Army and National Guard are both of the Military Class, so each tests for a man down of the other.",
            why: "Get knocked down and Stunned, OOF or OD is the condition in the text; p. 8 names Military as one Class, with one reaction sheet.",
        },
        Ruling {
            id: "ffo.ruling.melee-no-tests",
            rules: &["ffo.react.received-fire-when", "ffo.react.man-down-when", "ffo.charge.charger-more"],
            question: "Do figures locked in melee take Received Fire or Man Down?",
            ruling: "No. A figure in contact in an ongoing melee takes neither. Nor do charger and target for anything that happens inside their Charge into Melee Test, nor their friends for the fire of that test; friends do take Man Down for the result of the melee itself.",
            why: "The charge table forbids reaction tests, and Duck Back or Fire could not be carried out in melee.",
        },
        Ruling {
            id: "ffo.ruling.return-fire-target",
            rules: &["ffo.shoot.exchange", "ffo.react.received-fire-when"],
            question: "At whom does a figure fire on a Fire result, and in what order?",
            ruling: "At a figure that fired at it in the step being answered; a Grunt at the closest of these, a Star at any one. Where all of these are down or gone, at another enemy that fired in the step. Further shots may be spread in the swath. All fire of one round of reactions is simultaneous: declare all, roll all zombie noise, roll all shots, apply damage, then start the next round of Received Fire Tests. Rounds go on until nobody fires.",
            why: "An exchange goes on until somebody cannot shoot back, and fire after the In Sight is simultaneous.",
        },
        Ruling {
            id: "ffo.ruling.stunned-timing",
            rules: &["ffo.status.stunned", "ffo.group.cohesion"],
            question: "When exactly does a Stunned figure recover?",
            ruling: "It spends the next activation of its group (or its own, if alone: its own Rep must meet the die) that begins after it was Stunned doing nothing, and is in Carry On, still prone, when that activation ends. The activation in which it was Stunned does not count. It may belong to a group by being within 4 in and LOS of a Carrying On member but links nobody. Stunned for N turns (See the Feast) means N such activations; that stun comes without a knock down (ffo.ruling.see-the-feast-stun).",
            why: "One full turn of activation doing nothing.",
        },
        Ruling {
            id: "ffo.ruling.hit-but-unhurt",
            rules: &["ffo.react.received-fire-when", "ffo.star.power-levels"],
            question: "Does a target that was hit but stays in Carry On take Received Fire?",
            ruling: "Yes, one test for the step. A figure left Stunned, OOF or OD takes none.",
            why: "It received fire and can react.",
        },
        Ruling {
            id: "ffo.ruling.star-power-example",
            rules: &["ffo.star.power-roll", "ffo.star.power-levels", "ffo.star.power-prone"],
            question: "The Star Power example reduces OD by three successes to Carry On, then says the damage was reduced to Stunned.",
            ruling: "Three successes turn OD into Carry On, knocked down. The last sentence is an error.",
            why: "The step-by-step part of the example and the list of levels agree.",
        },
        Ruling {
            id: "ffo.ruling.star-power-use",
            rules: &["ffo.star.power-roll", "ffo.star.advantages"],
            question: "Is Star Power compulsory, and how does it treat several hits at once?",
            ruling: "The player may decline it before rolling; the default is to roll. All current dice are rolled, none may be kept back. One roll is made against the single worst damage of a step.",
            why: "Use all, some or none; the rule rolls a number of d6 equal to the current Star Power.",
        },
        Ruling {
            id: "ffo.ruling.hard-as-nails-order",
            rules: &["ffo.attribute.hard-as-nails", "ffo.star.power-after-recover"],
            question: "In what order do Hard as Nails, the Recover test and Star Power apply?",
            ruling: "The first OD caused by a human in the Encounter, from the damage die or from the Recover From Knock Down Test, becomes a knock down; the Recover From Knock Down Test is then rolled (again, if the OD came from one). Star Power applies to the final result. The Attribute is used up even if that final result is OD. Zombie damage and crashes do not trigger it.",
            why: "The Attribute changes the result before damage is taken; it names human inflicted OD only.",
        },
        Ruling {
            id: "ffo.ruling.killer-rep",
            rules: &["ffo.star.larger-than-life", "ffo.star.cheat-death", "ffo.status.auto-kill-or-capture"],
            question: "Whose Rep counts for Larger Than Life when there is no shooter, or when a downed Star is dispatched?",
            ruling: "Use the current Rep of the figure whose action caused the damage: shooter, melee winner, driver, bomber, dispatcher. Damage without such a figure (own crash, glass, fall, fire) counts as caused by an equal: Larger Than Life does not help, Cheating Death may be declared. A Star dispatched by a lower Rep stays OOF; by an equal or higher Rep it may Cheat Death. Zombies: neither.",
            why: "Both advantages depend on the Rep of anyone who kills the Star.",
        },
        Ruling {
            id: "ffo.ruling.multiple-hits",
            rules: &["ffo.damage.ranged", "ffo.react.knock-down-when"],
            question: "Several hits on one target from one firing or from simultaneous fire: how many damage results?",
            ruling: "Roll damage for every hit and apply only the worst. If the worst is a knock down, one Recover From Knock Down Test is taken however many knock downs there were. With different Impacts each die is read against its own weapon.",
            why: "The example with three hits on a zombie (2, 3, 6) speaks of one knock down; the book never adds damage up.",
        },
        Ruling {
            id: "ffo.ruling.fire-at-downed",
            rules: &["ffo.damage.ranged", "ffo.status.stunned", "ffo.status.out-of-the-fight"],
            question: "May downed figures be shot?",
            ruling: "Stunned and OOF figures may be shot in active fire as prone targets. A Stunned figure takes damage normally (a new Stunned changes nothing). An OOF figure becomes OD on a damage score equal to or lower than Impact; a knock down has no effect on it. They take no Received Fire Test.",
            why: "Damage levels only go up; the In Sight example fires at a downed figure.",
        },
        Ruling {
            id: "ffo.ruling.dispatch-contact",
            rules: &["ffo.status.auto-kill-or-capture", "ffo.status.stunned", "ffo.charge.only-way"],
            question: "Does reaching a Stunned or OOF enemy need a Charge into Melee Test, and what does dispatching or capturing cost?",
            ruling: "No test: the active figure moves adjacent (1 in) by ordinary movement and declares it. It costs neither movement nor fire nor the extra action and may be done to every downed enemy the figure comes adjacent to in its move. A dispatched figure is OD; a captured one is disarmed and stays down until guarded or freed. NPCs only capture; what becomes of the captive is decided by At the Mercy of the Enemy (campaign half). Zombies feast instead.",
            why: "The outcome is automatic and the victim cannot fight, so no melee is entered.",
        },
        Ruling {
            id: "ffo.ruling.shotgun",
            rules: &["ffo.weapon.shotgun", "ffo.zombie.gen-shot", "ffo.charge.same", "ffo.zombie.pop-the-weasel"],
            question: "How many dice has a shotgun for one shot, for noise and for popping the weasel?",
            ruling: "A full firing rolls 6d6 and uses the best three as its three shots, assigned as usual. One shot (charge test, Zed or No Zed?) rolls 1d6. Noise is three dice per full firing, one for one shot. Its minimum number of dice is 3.",
            why: "Its Target is 3 and the six dice are a bonus to hitting; all six count only for ammo.",
        },
        Ruling {
            id: "ffo.ruling.one-shot",
            rules: &["ffo.charge.same", "ffo.react.universal.zed-or-no-zed", "ffo.weapon.two-ratings", "ffo.weapon.characteristics", "ffo.weapon.table", "ffo.charge.target-more", "ffo.charge.multiple-chargers"],
            question: "The book calls Target the maximum number of shots. May weapons with a single rating of 3 fire one shot, and may a shooter hold back dice?",
            ruling: "When a result says one shot any weapon fires exactly 1d6; one shot at each of several chargers is that many dice. In all other fire, full fire at a charger included, a weapon fires one of its printed Target Ratings, never another number. A figure firing two weapons when allowed one shot fires one shot in all.",
            why: "A second printed rating, the controlled burst of the SAW and the minimum number of dice for popping the weasel would be empty if any number up to the maximum could be fired. Maximum is true of the higher rating.",
        },
        Ruling {
            id: "ffo.ruling.ammo-per-weapon",
            rules: &["ffo.ammo.tight", "ffo.shoot.two-weapons"],
            question: "Are 1s counted over several weapons or firings?",
            ruling: "Per weapon and per firing. Only to-hit dice count, burnt shots included; noise, damage and Pitiful Shot dice do not.",
            why: "Rolled when firing a weapon.",
        },
        Ruling {
            id: "ffo.ruling.reload-timing",
            rules: &["ffo.ammo.reload", "ffo.action.reload-move", "ffo.ammo.really-tight"],
            question: "When is the weapon ready, and what of a second weapon?",
            ruling: "The reloaded weapon is ready when the activation ends, so it can fire in reaction later in the same turn. With Really Tight Ammo the 2d6 are rolled when reloading is declared. A failed reload (pass 2) still uses the activation. A figure with another loaded weapon may switch to it at no cost when active; a Grunt with none left that can fire keeps its empty gun and counts as unloaded.",
            why: "The Reloading Table lets the weapon fire in reaction.",
        },
        Ruling {
            id: "ffo.ruling.pitiful-rep",
            rules: &["ffo.shoot.pitiful-shot"],
            question: "Which Rep counts for Pitiful Shot, and how often?",
            ruling: "The figure's current Rep must be exactly 3 (a penalty to the shot such as the off hand does not make a Rep 4 figure Rep 3, and a Rep 3 figure at -1 totals 8, not 9, and does not qualify). Each die of 6 that misses gets its own roll. It works against any reason for missing at 9: Rush Shot, cover, third target.",
            why: "The rule names Rep 3 figures and a total of nine.",
        },
        Ruling {
            id: "ffo.ruling.third-target-text",
            rules: &["ffo.shoot.table-9", "ffo.shoot.rush-shot"],
            question: "The note to third or higher target repeats second or higher; the Rush Shot note lacks a word.",
            ruling: "At 9 only the third and later targets are missed. Rush Shot: when firing with two weapons, or when called upon by a Reaction Test.",
            why: "The table itself says third; the two-weapon rule and the sheets use Rush Shot separately.",
        },
        Ruling {
            id: "ffo.ruling.thrown-weapons",
            rules: &["ffo.charge.off-hand", "ffo.weapon.custom"],
            question: "An example mentions throwing a knife, but there are no rules for it.",
            ruling: "A thrown One Hand Melee Weapon is Range 6, Target 1, Impact 1, silent, and leaves the hand; it can be picked up where the target stands. It is offered only where custom weapons are allowed.",
            why: "Uses the Make Your Own Weapons rule.",
        },
        Ruling {
            id: "ffo.ruling.hands",
            rules: &["ffo.melee.improvised", "ffo.melee.unarmed", "ffo.charge.draw-melee-weapon", "ffo.charge.off-hand"],
            question: "Which melee weapon does a figure use when contact comes?",
            ruling: "A figure fights with the melee weapon in its hand. One-handed guns: P, BAP, MP (and the BAMP of the pre-generated lists); two-handed: AR, BAR, SAR, SG, SAW, SMG. A figure that holds only a one-handed gun is Unarmed, with a two-handed gun Improvised, unless it drew a melee weapon by forgoing allowed fire. A charger may have its melee weapon in hand when it starts the charge. From the second round on everybody uses the best melee weapon carried (so an NPC with only a pistol stays Unarmed, one with only a rifle Improvised). A figure with a gun and a melee weapon in its two hands fires and fights with both at need, the off hand at -1 Rep. Drawing when active costs nothing.",
            why: "The book ties drawing to forgoing fire and says one-handed guns do not count as improvised weapons.",
        },
        Ruling {
            id: "ffo.ruling.charge-geometry",
            rules: &["ffo.charge.roll", "ffo.charge.target-more", "ffo.charge.conditions"],
            question: "Where do the figures stand and what if the charger is stopped?",
            ruling: "The charger is moved to the first point 6 in from the target (zombie: 3 in) on the shortest path, tests there and, if not Stunned, OOF, OD or knocked down by the target's fire, moves on into contact even beyond its movement allowance. A stopped charger stays at the test spot. If the way into contact is blocked completely, no charge can be declared. Range and LOS for the target's fire are taken at the test spot.",
            why: "The rule makes movement beyond the 6 in spot irrelevant.",
        },
        Ruling {
            id: "ffo.ruling.brown-pants-scope",
            rules: &["ffo.insight.brown-pants", "ffo.charge.brown-pants"],
            question: "Do Citizen Stars, and Citizens charged by zombies, use Brown Pants?",
            ruling: "Yes to both. In a multiple charge the target Citizen rolls once. A failed target rolls Break Off (1d6 + Rep) against every charger and must beat them all; success: it moves away up to its normal move, Fast Move allowed, and the charge fails with the chargers at their test spots. Failure: no fire, the chargers move in, and it is Unarmed for the whole of that melee. In an In Sight a Citizen that has already passed for its action does not roll again to charge.",
            why: "The rule covers every Citizen, wishing to charge or being charged, without exception.",
        },
        Ruling {
            id: "ffo.ruling.evenly-matched",
            rules: &["ffo.melee.mod-evenly-matched", "ffo.melee.multi-resolve", "ffo.breakoff.roll", "ffo.melee.join"],
            question: "In a plain one-on-one melee that stays even, do both sides get +1d6, one of them, or neither?",
            ruling: "Neither: the bonus counts Evenly Matched results that the opponent has standing with OTHER figures in the same melee, +1d6 for each. The single exception is a failed break-off: the opposing figure, and only it, counts +1d6 in the round that follows. A standing result ends when either of the two figures is knocked down, leaves, or one of them wins a round.",
            why: "Taken alone the table line could give both sides of a plain tie a die, and one more with every further tie, which settles nothing between them. Both examples and the rule on joining give the bonus to a further attacker, and in the break-off example it is something the opponent gains by the failure, so it was not there before.",
        },
        Ruling {
            id: "ffo.ruling.melee-rounds",
            rules: &["ffo.melee.result-even", "ffo.melee.multi-resolve", "ffo.zombie.act-priority"],
            question: "When are rounds of an ongoing melee fought?",
            ruling: "One round per attacker when contact is made, at once, even inside an In Sight. After that a round is fought each time a figure in the melee activates: that figure (or, for zombies, each zombie in turn) fights its opponent once; with several opponents it chooses one. A figure locked in melee can do nothing else when active than fight or break off.",
            why: "Remain in melee and, when active, break off or continue.",
        },
        Ruling {
            id: "ffo.ruling.break-off-many",
            rules: &["ffo.breakoff.roll", "ffo.breakoff.when"],
            question: "How does break-off work against several opponents and walls?",
            ruling: "The figure must score higher than each opponent, zombies included (1d6 + 3). On failure one round is fought against the opponent with the highest total, who has +1d6. It may not try if no straight 1 in step away from all opponents is free of terrain, figures and the table edge. After success it may move its normal move (Fast Move allowed) and must end out of contact.",
            why: "Scores higher than the figures in the melee; the wall example.",
        },
        Ruling {
            id: "ffo.ruling.chainsaw",
            rules: &["ffo.melee.chainsaw", "ffo.melee.chainsaw-stall", "ffo.melee.chainsaw-gas", "ffo.charge.charger-more"],
            question: "Chainsaw details.",
            ruling: "+3d6 replaces the two-hand bonus. Exactly three 1s stall it, four or more empty it. A stalled or empty saw counts as an Improvised Weapon while held. It must be running to count; starting it the first time when active needs no roll unless zombies are within 12 in and moving towards the user. It runs until switched off when active. A target made Unarmed by the charge result has no chainsaw bonus in that round.",
            why: "The list of melee weapons has two-handed +2d6 and the chainsaw +3d6; the restart uses the vehicle rule.",
        },
        Ruling {
            id: "ffo.ruling.knocked-down-in-melee",
            rules: &["ffo.melee.result-win", "ffo.melee.mod-prone"],
            question: "Does melee go on when the loser is knocked down but in Carry On?",
            ruling: "Yes. It is prone and still in contact. The round ends; opponents in later rounds count +2d6 against it until it stands. Standing up is possible only after breaking off or winning a round. In a multi-figure melee the knock down ends the sequence for this activation.",
            why: "Prone enemy gives +2d6; the multi-figure rule stops when the defender has been knocked down.",
        },
        Ruling {
            id: "ffo.ruling.non-lethal",
            rules: &["ffo.melee.non-lethal"],
            question: "Which rolls does non-lethal melee change?",
            ruling: "The fighter declares it before rolling, counts as Unarmed (-1d6), and any OD it would inflict, by the damage die or by the victim's Recover test, is OOF with the 3d6 best two recovery. OOF results stay OOF with the normal 2d6. A weapon user cannot fight non-lethally.",
            why: "Do not use a weapon; only OD is changed.",
        },
        Ruling {
            id: "ffo.ruling.leaving",
            rules: &["ffo.leave.seen", "ffo.leave.unseen"],
            question: "Details of Leaving the Table: which path, which enemies, groups, zombies.",
            ruling: "The player picks the path; the engine offers the shortest unseen path if there is one. Only human enemies in Carry On with LOS and range to some point of the path and a loaded gun roll. The shot is taken at the first such point, cover there counts. Each figure of a group leaves by itself. A carried figure leaves with its carrier. A figure in melee cannot leave, and the path may not come within 1 in of a zombie. Apart from that zombies do not hinder a leaver and do not count as enemies with LOS: they cannot shoot and they take no action outside their own activation. The leaver takes no Received Fire Test. If downed it lies at that point.",
            why: "The procedure only asks who can shoot at the leaver; nobody can walk through a zombie, and zombies do not react.",
        },
        Ruling {
            id: "ffo.ruling.left-behind",
            rules: &["ffo.recover.when", "ffo.recover.table"],
            question: "Do OOF figures left on the table take the recovery test?",
            ruling: "Only figures that were carried off or whose side held the table at the end do. Those left with human enemies go to At the Mercy of the Enemy (campaign half); those left with zombies only are lost. Pass 0 for an OOF figure means it died; for a runaway that it has left the band. A Star that fails is dead unless it declares Cheating Death, which it cannot if a zombie put it OOF.",
            why: "OOF figures must be retrieved by others.",
        },
        Ruling {
            id: "ffo.ruling.windows",
            rules: &["ffo.building.windows", "ffo.building.crash-window"],
            question: "Crashing is listed with broken windows, but the example crashes through an intact one.",
            ruling: "A figure may crash through a closed or broken window; a closed one is broken by it. Breaking a window without passing costs the figure's extra action. A barricaded window (DV 1 or more) cannot be crashed. The Recover test of a 1 is rolled with the figure's Protection; its results (Stunned, OOF, OD) apply.",
            why: "The worked example.",
        },
        Ruling {
            id: "ffo.ruling.doors-locked",
            rules: &["ffo.building.doors", "ffo.zombie.move-doors", "ffo.building.barricade-destroy"],
            question: "How do humans and zombies pass a locked door?",
            ruling: "A locked door is a barricade at its current DV (1 if not reinforced). Humans may pick it (Savvy Challenge), break it (Physical Challenge) or wear it down as a barricade. Zombies wear it down: up to three at a time, one roll per zombie activation per door. Which doors are locked is set by the scenario; default none.",
            why: "Zombies treat locked doors as barricaded; picking a lock is the book's example of a Savvy Challenge.",
        },
        Ruling {
            id: "ffo.ruling.barricade-count",
            rules: &["ffo.building.barricade-destroy"],
            question: "Can three figures with tools count as six?",
            ruling: "Yes: up to three figures, each with a tool counting as two, so a count of six always succeeds.",
            why: "The cap is on figures at the barricade, the tool changes what each counts as.",
        },
        Ruling {
            id: "ffo.ruling.barricade-rebuild",
            rules: &["ffo.building.barricade-breach", "ffo.building.barricade-build", "ffo.building.barricade-remove-inside"],
            question: "Which barricades may be built up again in the same Encounter?",
            ruling: "Those taken down from inside, and those that an attack from outside has lowered but not brought to DV 0. One brought to DV 0 from outside stays open until after the Encounter.",
            why: "The ban names only barricades destroyed from outside.",
        },
        Ruling {
            id: "ffo.ruling.fire-geometry",
            rules: &["ffo.fire.hole", "ffo.fire.grow", "ffo.fire.abandon"],
            question: "What is half on fire, and what does fire do to figures?",
            ruling: "Fire runs along the outer wall: a burning stretch in inches of the perimeter, grown each turn by 3 - DV in on the rolled side. Half on fire is half the perimeter. All figures inside a half-burning structure must leave by the quickest way when next active; any still inside when it is fully burning are OD, as are zombies. A human that touches or passes a burning stretch takes an Impact 3 hit on the Ranged Combat Damage Table; a zombie is OD on 3 or less and otherwise unaffected. Burnt holes can be passed only once the structure has burned down or the stretch was put out.",
            why: "Fire has an Impact of 3 and a structure half on fire must be abandoned; the book gives no other effect.",
        },
        Ruling {
            id: "ffo.ruling.building-interior",
            rules: &["ffo.zombie.building-check", "ffo.building.levels", "ffo.zombie.move-building"],
            question: "Are interiors mapped?",
            ruling: "Each floor is one open room with the footprint of the building and no inner LOS limits, unless a scenario maps it. Zombies met on entry are placed 2 in from the human they are matched with, facing it. Each floor counts as its own building for the first-entry check. Coming back in another Day Part counts as a first entry again (campaign half, ffo.moment.return).",
            why: "The book uses abstract encounters instead of tracking movement inside buildings, and counts floors separately for searching and Defining Moments.",
        },
        Ruling {
            id: "ffo.ruling.challenge-target-number",
            rules: &["ffo.challenge.roll", "ffo.challenge.mod-comparison", "ffo.skill.two-skills"],
            question: "Are People and Savvy Challenges rolled against the Skill or against Rep?",
            ruling: "Against Rep, modified. Skills matter only through the comparison with an opponent (+1 or -1). Without an opponent there is no comparison.",
            why: "The procedure, the table heading and the hotwire rule all say Rep and list every modifier as a modifier to Rep.",
        },
        Ruling {
            id: "ffo.ruling.challenge-opponents",
            rules: &["ffo.challenge.mod-opponents", "ffo.challenge.mod-comparison", "ffo.challenge.mod-attribute", "ffo.challenge.roll"],
            question: "With several opponents, whose values are compared?",
            ruling: "The highest relevant value among them, once; an opponent's Attribute counts once (-1) if any has it. Each opponent after the first is -1. Modified Rep may fall to 0 or below, where no die passes.",
            why: "One roll is made; the strongest opponent decides.",
        },
        Ruling {
            id: "ffo.ruling.challenge-history-text",
            rules: &["ffo.challenge.history"],
            question: "The table says a previous Challenge with the Challenger.",
            ruling: "With the same opponent. It applies to People Challenges and any other Challenge against the same character; the latest earlier result counts. A re-roll after pass 1 is treated as pass 0 on a new pass 1 whatever the history.",
            why: "The Sooze example.",
        },
        Ruling {
            id: "ffo.ruling.challenge-driving",
            rules: &["ffo.vehicle.turn-fast", "ffo.vehicle.crash-avoid", "ffo.vehicle.bootlegger", "ffo.vehicle.driver-disabled", "ffo.vehicle.react-duck-back-driver"],
            question: "What does pass 1 mean for a driver in the middle of a manoeuvre?",
            ruling: "For a voluntary turn or bootlegger turn the driver may give up: the vehicle drives straight on. For a forced one (avoiding a crash, Duck Back, taking the wheel) he must re-roll at once, pass 1 counting as pass 0. A driver has no opponent in these Challenges.",
            why: "Giving up is not possible when the wall is coming.",
        },
        Ruling {
            id: "ffo.ruling.vehicle-phases",
            rules: &["ffo.vehicle.active-move", "ffo.vehicle.inactive-move", "ffo.turn.doubles"],
            question: "When in the turn does a vehicle move?",
            ruling: "Twice per turn. Active move: at the start of its side's phase, always. Inactive move: at the start of the first phase of any other side in that turn, at the speed of its latest active move; none if that speed was 0. On doubles there is one inactive move and no active move. A vehicle started in a phase moves on as just started (half speed) in that phase.",
            why: "It always activates first whatever the die, and a vehicle that moved when active must move when inactive, first.",
        },
        Ruling {
            id: "ffo.ruling.vehicle-occupants-active",
            rules: &["ffo.vehicle.active-move", "ffo.insight.mod-vehicle", "ffo.insight.mod-active"],
            question: "Are the occupants active when the vehicle activates without the die allowing it?",
            ruling: "Only if their group's Leader meets the activation die. If not, the vehicle moves but they are inactive: no active fire, no getting out, and -1d6 In Sight for inactive and moving in a vehicle. An occupant that is active has the normal -1d6 for active. The two never add up.",
            why: "The In Sight table has exactly these two lines.",
        },
        Ruling {
            id: "ffo.ruling.vehicle-half-speed",
            rules: &["ffo.vehicle.turn-fast", "ffo.vehicle.hotwire", "ffo.vehicle.wont-start"],
            question: "Half of which maximum speed?",
            ruling: "Of the maximum for the surface of that move: road speed if the move starts and is to finish on the road, else off-road speed. Exactly half needs no Challenge. Middle of the move is the point at half the distance actually moved.",
            why: "Speed is defined with both numbers as maximum.",
        },
        Ruling {
            id: "ffo.ruling.fuel-check",
            rules: &["ffo.vehicle.fuel-check", "ffo.vehicle.substitute"],
            question: "The chance of being out of Fuel is given for the vehicle, without saying which one. Is it rolled for every vehicle, and when?",
            ruling: "Only for found vehicles: those that stand on the table and belong to nobody in play. One roll for each, when somebody first searches it, siphons from it or tries to start it; the result stays. A vehicle with which a side begins the Encounter or arrives has Fuel. In a campaign the band's own vehicle lives on counted Fuel units instead (p. 55).",
            why: "Whoever has driven in has Fuel, and the monthly Fuel unit would be empty if an owned vehicle were diced for as well. Page 55 ties the content of the tank to a vehicle that one finds and that has Fuel.",
        },
        Ruling {
            id: "ffo.ruling.vehicle-reverse",
            rules: &["ffo.vehicle.active-move", "ffo.vehicle.turn-rating"],
            question: "May vehicles reverse or stop at will?",
            ruling: "An active vehicle may be driven at any speed from 0 to its maximum, so it may stop. A stopped vehicle may instead reverse in a straight line up to half its off-road speed.",
            why: "Speed may be increased or decreased as desired; the book has no reverse rule, and a stuck vehicle would be absurd.",
        },
        Ruling {
            id: "ffo.ruling.vehicle-noise-frequency",
            rules: &["ffo.vehicle.noise", "ffo.zombie.gen-alarm"],
            question: "How often does a running vehicle roll 6d6, and how many dice has a building alarm?",
            ruling: "A vehicle rolls 6d6 once per turn, at the start of its first move of the turn, and once when it is started without moving. An idling vehicle rolls at the start of the turn. A building alarm is 6d6 each time.",
            why: "Other noises roll once per turn; the car alarm is 6d6.",
        },
        Ruling {
            id: "ffo.ruling.bash-person",
            rules: &["ffo.vehicle.bash-roll", "ffo.vehicle.bash-win-higher", "ffo.vehicle.bash-win-lower", "ffo.vehicle.bash-tie"],
            question: "How is the Bash table read for a person, a zombie or a motorcycle (Bash 0)?",
            ruling: "Vehicle wins with higher Bash Value (2 or more against a person): the person or zombie is OD. Vehicle wins with equal Bash Value (ATV): the person is hit with Impact 3. Person wins: its Bash Value is equal or lower, so the vehicle rolls over after its remaining move; against a motorcycle the person's value 1 is higher, so the motorcycle is destroyed and its riders are OD. Tie: near miss, the vehicle drives on half its current speed and nobody is hurt. Bash 0 rolls no dice and scores 0. Star riders use Star Power, Larger Than Life (Rep of the figure hit) and Cheating Death.",
            why: "Literal reading of the table with loser explodes applied to a body.",
        },
        Ruling {
            id: "ffo.ruling.bash-building",
            rules: &["ffo.vehicle.bash-roll", "ffo.vehicle.crash-avoid"],
            question: "What happens to a building or other fixed object that loses a Bash?",
            ruling: "It is breached: a hole as wide as the vehicle opens, the vehicle stops in it unharmed, and each figure inside touched by the vehicle is hit as a human-size target. On a tie the vehicle stops short of the wall unharmed. If the building wins, read the vehicle's fate from the table. Trees, walls and wrecks: light fence 1, light wall or small tree 3, heavy wall or large tree 6, wreck its own Bash Value.",
            why: "A house neither explodes nor rolls over; 3 x DV gives the scale.",
        },
        Ruling {
            id: "ffo.ruling.shoot-vehicle",
            rules: &["ffo.vehicle.shoot-at-vehicle", "ffo.vehicle.bash-win-higher", "ffo.vehicle.bash-tie"],
            question: "Which Target Rating is added, and what if the vehicle wins the Bash?",
            ruling: "The Target Rating fired with (the highest unless the shooter chooses less). One 1d6 is rolled for the whole firing; noise is rolled for that many shots; there is no ammo check. Two weapons: choose one. A rating of 1 can never hit. If the vehicle ties or wins it is undamaged and does not move; if it was hit the driver takes Received Fire. If the weapon wins compare twice its Impact with the vehicle's Bash Value to read explosion or roll-over.",
            why: "The Bash Damage Table named in the rule is the Bash table; a weapon cannot be damaged by it.",
        },
        Ruling {
            id: "ffo.ruling.vehicle-jump-on",
            rules: &["ffo.vehicle.charged"],
            question: "The text says the Target falls off if it loses the melee after a charger has jumped on.",
            ruling: "The charger falls off if it loses: it is knocked down beside the vehicle besides the melee damage. If the occupant loses, it suffers the melee damage; a downed driver triggers Driver Disabled. Evenly Matched: the charger hangs on and is carried along.",
            why: "Only the charger is on the outside.",
        },
        Ruling {
            id: "ffo.ruling.vehicle-exposed",
            rules: &["ffo.vehicle.shoot-at-occupants", "ffo.vehicle.pickup-rear", "ffo.cover.table"],
            question: "Are all riders concealed, and what of a closed van without windows?",
            ruling: "Riders on motorcycles and ATVs and in an open truck bed are not inside and have neither cover nor concealment. Riders in the rear of a closed van with windows are concealed. Without windows there is no LOS between them and anybody outside: they take no In Sight Test, cannot be shot at and cannot fire, and cannot be fought through a window; what happens to the vehicle happens to them. The scenario says which pickups are vans; by default they are open trucks. A figure behind a vehicle, with the vehicle between it and the shooter, is in cover.",
            why: "The list gives concealment to figures inside; the pickup's rear is called exposed; the van's riders are concealed only where there are windows, and walls without an opening block LOS in buildings too.",
        },
        Ruling {
            id: "ffo.ruling.driver-gone-alone",
            rules: &["ffo.vehicle.driver-disabled"],
            question: "What if nobody else is in the vehicle, or several want the wheel?",
            ruling: "With no other functioning occupant it counts as a failure. Otherwise one attempt is made, by the functioning occupant the controlling player names, front or rear (rear at the extra -1); for NPCs the one with the highest modified Rep.",
            why: "Any character in the vehicle can attempt it immediately; one attempt decides the move.",
        },
        Ruling {
            id: "ffo.ruling.vehicle-slow",
            rules: &["ffo.zombie.vehicle-slow", "ffo.zombie.vehicle-bash", "ffo.zombie.vehicle-charge"],
            question: "What about exactly 6 in, and what happens after zombies stop 1 in short?",
            ruling: "A latest move of 6 in or less counts as under 6 in, standing still included. The zombies stop 1 in short of the vehicle and the Charge into Melee Test is taken there with the occupant each can reach. Occupants fire by the result; then the surviving zombies reach in and melee that occupant through the window, two zombies per window at most. No Bash is rolled. On motorcycles, ATVs and truck beds they melee normally.",
            why: "The 1 in stop is where the test is taken instead of the usual 3 in; small windows admit two zombies.",
        },
        Ruling {
            id: "ffo.ruling.vehicle-zombie-charge",
            rules: &["ffo.zombie.vehicle-charge", "ffo.zombie.vehicle-bash", "ffo.zombie.vehicle-run-down", "ffo.vehicle.charged", "ffo.vehicle.charge-person", "ffo.zombie.charge-pass-one"],
            question: "How do the driver's Charge into Melee Test and the one Bash against several zombies fit together?",
            ruling: "The driver rolls the test once against all zombies concerned; each of them counts as passing 1d6. Zombies that charge a vehicle whose latest move was over 6 in: the other occupants first take their own test and fire by its result. Driver passes 1d6 or more: all surviving chargers cause one Bash together. Driver passes 0d6: they jump on instead, two to a window at most, and melee the occupant there; the rest stay beside the vehicle. A driver running zombies down: with 1d6 or more passed every zombie on the path is in the one Bash at the last of them; with 0d6 passed each of them dodges 3 in, with its own die for the side, and is knocked down, and there is no Bash.",
            why: "The vehicle section lets the test decide between hit, jump and dodge; the zombie section only merges the Bash rolls into one.",
        },
        Ruling {
            id: "ffo.ruling.zombie-sight",
            rules: &["ffo.zombie.frenzy", "ffo.zombie.act-priority"],
            question: "How far and where do zombies see?",
            ruling: "Like humans: front 180 degrees, same terrain, light and figure blocking. A zombie in contact with a human has LOS to it. LOS for Frenzy is judged when the zombie side would activate.",
            why: "Zombie C in the example has its back to the human and cannot see him.",
        },
        Ruling {
            id: "ffo.ruling.zombie-order",
            rules: &["ffo.zombie.activation", "ffo.zombie.act-priority"],
            question: "All zombies move at the same time. In what order does the engine do it?",
            ruling: "First every standing up; then moves and feasting, zombie by zombie from the nearest to any human to the farthest (ties by placement order); charges are moved to their 3 in spots; then charge tests, one human at a time (player's choice of human first), all chargers of that human together; then melee rounds. A human with four zombies in contact cannot be charged by more; the rest move up to 2 in from it.",
            why: "Simultaneous movement needs a repeatable order; the charge rule makes the target roll once for all simultaneous chargers.",
        },
        Ruling {
            id: "ffo.ruling.zombie-charge-reach",
            rules: &["ffo.zombie.act-charge", "ffo.zombie.act-priority"],
            question: "Zombies charge at 6 in or less if they can contact. What limits contact, and what if they start inside 3 in?",
            ruling: "The zombie needs LOS and a path to contact no longer than its movement allowance (6 in; 4 in inside buildings or woods; a door costs 2 in). A zombie that starts within 3 in tests where it stands. Contact is made only by a charge: a zombie farther than 6 in away that walks towards a human stops 1.5 in short of it at the latest.",
            why: "Zombies never move beyond their allowance, unlike human chargers.",
        },
        Ruling {
            id: "ffo.ruling.zombie-many-chargers",
            rules: &["ffo.charge.multiple-chargers", "ffo.zombie.charge-pass-one"],
            question: "How much may a human fire at several zombies charging together?",
            ruling: "The human rolls once. Pass 2 or more: up to its full Target Rating, spread as it likes over the chargers (swath limits apply). Pass 1: one shot at each charger, in total not more than the Target Rating. Pass 0: no fire, Unarmed in the first round against each of them.",
            why: "Zombies always pass 1d6, so all comparisons come out alike.",
        },
        Ruling {
            id: "ffo.ruling.zed-test-timing",
            rules: &["ffo.zombie.zed-when", "ffo.react.universal.zed-or-no-zed"],
            question: "When is Zed or No Zed? taken, and does the zombie really charge out of its turn?",
            ruling: "The moment a human that never took it is within 6 in of a zombie it has LOS to, whoever moved (in an In Sight, after its last action); once per character for its whole life. Pass 2 without doubles: play goes on; a charge under way goes to the Charge into Melee Test. Pass 1 or 0: the nearest such zombie at once charges into contact and a round of melee is fought, even out of its phase, unless terrain blocks it or it is prone or feasting (then nothing more happens). The human's own activation then ends if it is in melee. Any doubles with two passes count as pass 0, also for Stars. A Citizen takes Brown Pants only for the normal charge test.",
            why: "The sheet has the zombie charge as part of the result.",
        },
        Ruling {
            id: "ffo.ruling.see-the-feast-pass",
            rules: &["ffo.react.universal.see-the-feast", "ffo.zombie.feast-test-when", "ffo.class.citizen-no-more"],
            question: "Which results count as passing See the Feast?",
            ruling: "Pass 2 and pass 1 do: the test is never taken again and it counts as passed for Citizen No More. Only pass 0 leaves the character subject to it. The test is taken when the human first has LOS to a feast within 6 in; it interrupts its move.",
            why: "Only the pass 0 column speaks of future tests.",
        },
        Ruling {
            id: "ffo.ruling.see-the-feast-stun",
            rules: &["ffo.react.universal.see-the-feast", "ffo.status.stunned", "ffo.react.duck-back-when", "ffo.react.man-down-when", "ffo.zombie.feast-attract"],
            question: "See the Feast, pass 1: does the figure lie on the ground, and is it still Ducked Back when the stun is over? How Stunned is the figure of pass 2?",
            ruling: "Pass 1: it first Ducks Back from the feast as usual and is prone only if that made it drop in place. It has not been knocked down or damaged: nobody takes Man Down for it and no Star Power is rolled. For 1/2d6 of its activations it then counts as Stunned in everything else: it neither acts nor reacts nor links, can be captured or dispatched, and draws zombies that see it. After the last of them, on its next activation, a figure out of sight of the feast takes Recover From Duck Back, also if the feast is over; one that dropped in place acts normally. Pass 2: it stays as it stands, does nothing in its next activation and is Stunned in no other way.",
            why: "The result names two things, so each runs by its own rule. Only a hit throws a figure to the ground, and the example has Dez duck back indoors. A ducked figure tests on its next activation, which while Stunned it cannot do. The cell of pass 2 itself says what Stunned means there.",
        },
        Ruling {
            id: "ffo.ruling.feast-priority",
            rules: &["ffo.zombie.feast-attract", "ffo.zombie.act-priority"],
            question: "The action list has no line for going to a downed human. Where does it stand?",
            ruling: "After continuing a melee and before charging: an active zombie not in melee that is within 12 in of and has LOS to a downed human goes to the closest one, even past standing humans, unless a standing human is in contact with it.",
            why: "Any zombie not currently in melee within 12 in will move towards it.",
        },
        Ruling {
            id: "ffo.ruling.feast-start",
            rules: &["ffo.zombie.feast-duration", "ffo.status.stunned", "ffo.zombie.infection-test", "ffo.zombie.feast-end"],
            question: "When does a feast begin and what does it do to a Stunned or OOF human?",
            ruling: "It begins when a zombie in its own activation is in contact with or reaches the downed human, not in the activation in which that zombie knocked it down. The human is then OD, cannot be saved and does not turn. Roll 1d6; the counter drops by 1 at the end of each turn, that turn included; at 0 the zombies disperse in their next activation by moving 6 in (or their allowance) in random directions and do not return to that body.",
            why: "Leaves friends a chance to act and gives the infection rule its cases; contacted Stunned figures may be dispatched.",
        },
        Ruling {
            id: "ffo.ruling.feasting-targets",
            rules: &["ffo.zombie.act-priority", "ffo.zombie.pop-the-weasel", "ffo.zombie.charge-pass-one"],
            question: "Are feasting zombies helpless?",
            ruling: "They may be shot (not charging, so Easy to Kill applies), popped from behind, or charged (counting as passing 1d6); a feasting zombie charged and not destroyed is in melee and stops feasting. They face the body.",
            why: "Feasting only fixes what they do when active.",
        },
        Ruling {
            id: "ffo.ruling.easy-to-kill-vs-no-knock-down",
            rules: &["ffo.zombie.easy-to-kill", "ffo.zombie.no-knock-down"],
            question: "An Impact 1 weapon fires at a zombie that is not charging and the damage die exceeds Rep: knocked down or not?",
            ruling: "Not knocked down. The zombie is unaffected. With Impact 2 or more it is knocked down.",
            why: "No Knock Down is the special rule of Impact 1 weapons and names every result that is not OD or OOF.",
        },
        Ruling {
            id: "ffo.ruling.surprise-fire",
            rules: &["ffo.zombie.surprise-human-wins", "ffo.zombie.easy-to-kill", "ffo.zombie.building-match", "ffo.zombie.surprise-totals"],
            question: "How is fire after winning surprise resolved?",
            ruling: "The human fires once at full Target Rating at the zombies matched with it, as if charged: a total of 8 misses and damage uses the weapon's Impact, not Rep. No Charge into Melee Test follows; survivors melee at once. A human without a loaded gun that should fire melees. Zed or No Zed? is taken first by humans that never took it, and replaces the surprise result for its own nearest zombie if it is pass 1 or 0.",
            why: "The extended example says he shoots at the zombies that are charging him.",
        },
        Ruling {
            id: "ffo.ruling.weasel",
            rules: &["ffo.zombie.pop-the-weasel", "ffo.action.active-fire", "ffo.melee.mod-zombie-opponent"],
            question: "Limits of popping the weasel.",
            ruling: "By gun it is the figure's active fire: once per activation, needs a loaded gun that has not fired in an In Sight this turn, makes noise for each die. By melee: roll melee dice (+2d6 if prone) +1 success against 0; the damage roll decides, so it can merely knock down. One attempt per activation in all. Behind means in the zombie's rear facing when adjacent. Zombies in melee with someone else may be popped.",
            why: "The rule allows it instead of fire or melee and lets movement go on.",
        },
        Ruling {
            id: "ffo.ruling.noise-memory",
            rules: &["ffo.zombie.act-priority"],
            question: "Which shots draw zombies, and how are most shots counted?",
            ruling: "All noise since the zombie's side last activated (all noise on its first activation), summed per source position in shots; positions within 3 in of each other are one source. The zombie takes the source with most shots within 24 in of itself, ties the nearest. If it reaches the place and sees nobody it goes on in its facing. Human LOS and the last-seen spot have priority.",
            why: "The action list draws zombies to the loudest place inside 24 in.",
        },
        Ruling {
            id: "ffo.ruling.zombie-facing-walk",
            rules: &["ffo.zombie.act-dead-end", "ffo.zombie.act-priority"],
            question: "How does a wandering zombie turn at an obstacle?",
            ruling: "It turns 90 degrees left or right and finishes its distance along the new direction; if that is blocked too it turns the other way; if all are blocked it stays. Zombies never leave the table. Doors are used only when a human, last-seen spot or noise lies beyond.",
            why: "To the left (1-3) or right (4-6).",
        },
        Ruling {
            id: "ffo.ruling.start-zombies",
            rules: &["ffo.zombie.gen-start", "ffo.zombie.place-no-activation"],
            question: "Who generates start zombies and can they act on turn 1?",
            ruling: "Every human on the player side that moved onto the table or was placed on it by the scenario, each from its own final spot; NPCs do not. They may activate on turn 1, since they were generated before it. Each zombie has its own placement die. Occupants of a vehicle each generate, from the vehicle.",
            why: "The example rolls for each of three characters; the no-activation rule speaks of a turn. The PEF set-up treats entering and being placed alike, and zombies come next. Agrees with ffo.ruling.setup-order of the campaign half.",
        },
        Ruling {
            id: "ffo.ruling.infection-after",
            rules: &["ffo.zombie.infection-test", "ffo.zombie.infection-turning"],
            question: "What if the Encounter ends first, or the victim is Protected, carried, or infected twice?",
            ruling: "Knocked down but Carry On: no test. Stunned or OOF: one test per melee loss, on the next activation (an OOF figure activates for this purpose with its group or own Rep). If the Encounter ends first, roll the infection test at once; an infected character is lost to the band before the recovery test. There is no cure. A character that turns stands up as a zombie at its spot, Rep 3, activating from the next turn on. OD humans never turn.",
            why: "The test waits for an activation that will not come; transformation only ends one way.",
        },
        Ruling {
            id: "ffo.ruling.zombie-doubles",
            rules: &["ffo.turn.doubles", "ffo.zombie.activation"],
            question: "Do zombies move on doubles?",
            ruling: "No. Nobody activates. Noise that is rolled at the start of the turn is still rolled.",
            why: "Neither side activates on doubles.",
        },
        Ruling {
            id: "ffo.ruling.zombies-in-insight",
            rules: &["ffo.zombie.no-insight", "ffo.insight.targeting", "ffo.insight.grunt-action"],
            question: "Can a zombie be the closest enemy in an In Sight between humans?",
            ruling: "No. In Sight actions concern the human enemies of that test only; a Star may fire at any zombie in LOS instead. Active fire may be aimed at zombies at any time in the activation, and so may a Grunt's, at its controller's choice. Fire at zombies is answered by nothing.",
            why: "Zombies neither trigger nor take In Sights.",
        },
        Ruling {
            id: "ffo.ruling.insight-in-melee",
            rules: &["ffo.charge.keeps-insight-action", "ffo.melee.result-even"],
            question: "What becomes of the In Sight action of a figure that is locked in an Evenly Matched melee when its time comes?",
            ruling: "It can only be used to fight one more round against an opponent in contact. If the figure has won or the charger was stopped, it acts normally. A figure whose In Sight action was a charge has used it.",
            why: "A charge target keeps its action, but a figure in melee may only fight or break off.",
        },
        Ruling {
            id: "ffo.ruling.greedy",
            rules: &["ffo.attribute.greedy"],
            question: "What exactly delays a Greedy character?",
            ruling: "Entering a building without enemies or zombies in it, or coming within 1 in of an unlooted OD human, each once per Encounter and source. It stops there; roll 1d6: for that many of its activations it does nothing but react. The Leader of its group ends the delay by coming within 1 in, at once. A Greedy Leader has nobody to end it.",
            why: "The book names empty structures and corpses and gives a number of turns.",
        },
        Ruling {
            id: "ffo.ruling.medics",
            rules: &["ffo.attribute.medic", "ffo.leader.medic-die", "ffo.recover.dice"],
            question: "Do several Medics add up, and what is a Medic present?",
            ruling: "One Medic helps one patient: the best is used, so at most two Medic Dice. Present means in the band, on the table at the end or off it by Leaving the Table, and not OOF, OD or Run Away. A Medic may help any number of patients. At most one Medical Supply per patient.",
            why: "Up to two Medic Dice may be rolled at a time and only by a level two Medic.",
        },
        Ruling {
            id: "ffo.ruling.first-round-unarmed",
            rules: &["ffo.charge.charger-more", "ffo.melee.unarmed", "ffo.charge.brown-pants"],
            question: "What does counting as Unarmed replace?",
            ruling: "All weapon dice: the figure rolls Rep - 1 plus Attribute dice in that round, whatever it holds. Against several chargers that beat it, it is Unarmed in its first round against each. A figure that was unarmed anyway suffers no second -1d6.",
            why: "It counts as Unarmed, which is itself a line of the melee table.",
        },
        Ruling {
            id: "ffo.ruling.battle-dice-order",
            rules: &["ffo.zombie.gen-before-hits", "ffo.shoot.assign-dice", "ffo.charge.roll", "ffo.melee.dice", "ffo.leader.die", "ffo.insight.dice"],
            question: "In which order are dice thrown on the table (for replay and scripted tests)?",
            ruling: "Activation: player factions in seat order, NPC factions in order of arrival, zombies last. In Sight: active side first, each side from highest Rep to lowest, ties in roster order. A firing: all noise dice; one placement die per generated zombie in the order of the noise dice that made them; to-hit dice as rolled; per target in declared order any Pitiful Shot and crowd dice, then its damage dice; then per target Recover dice, then Star Power. Simultaneous firings go step by step: each step for all shooters in In Sight order before the next. Group tests: Leader Die first, then testers from highest Rep to lowest. Charge: Brown Pants dice, then charger (highest Rep first), then target. Melee: attacker (charger or active figure) before defender, then the damage die, then Recover, then Star Power. Break off and Leaving: the mover first, opponents from highest Rep to lowest (Leaving: along the path). Building entry: 6 zombie dice, odd-zombie dice, zombie surprise die, humans from highest Rep to lowest, each followed by its Grunt check. Fast Move: the two group dice, then the Fast dice, then the road dice, each from highest Rep to lowest. Bash: the dice of the charging or moving vehicle, then the other side's; a vehicle under fire: noise, the hit die, the weapon's Bash dice, the vehicle's. Recovery: the patient's 2d6, the Medical Supply die, the Medic Dice.",
            why: "The book does not fix an order except that zombies are generated and placed before shots are resolved; it agrees with ffo.ruling.dice-order of the campaign half.",
        },
        Ruling {
            id: "ffo.ruling.explosion-size",
            rules: &["ffo.zombie.gen-explosion", "ffo.vehicle.bash-win-higher"],
            question: "How loud is an exploding vehicle?",
            ruling: "6d6, or 12d6 for a Bus, RV or Big Rig, at the wreck. The explosion harms only those inside or on it. Other explosions are 6d6 unless the scenario says more. A roll-over or crash without explosion is 3d6.",
            why: "The book gives 6d6 to 12d6 by size.",
        },
        Ruling {
            id: "ffo.ruling.cohesion-test",
            rules: &["ffo.react.list"],
            question: "The index names a Cohesion Test on p. 22 that the text does not contain.",
            ruling: "There is none. Nothing in the engine takes its place.",
            why: "A leftover of other games of the publisher; no rule refers to it.",
        },
        Ruling {
            id: "ffo.ruling.dice-order",
            rules: &["ffo.meet.roll", "ffo.keep.star-roll", "ffo.robbery.challenge", "ffo.pef.resolution-table", "ffo.howmany.table", "ffo.police.how-many", "ffo.sleep.hours", "ffo.home.burglary-items", "ffo.raid.defender-placement", "ffo.npc.table-choice", "ffo.police.arrival-days-11-20"],
            question: "In which order are dice thrown when several are due (needed for replay and scripted tests)?",
            ruling: "The player's dice come before the NPC's; the Leader's before the Grunts'; Grunts in order of Rep from high to low, ties in roster order. A chained lookup throws its dice in the order of its steps: resolution 2d6, contact 1d6, the meeting-again die if it applies, How Many 1d6 (twice in a row for National Guard and Army), any half d6 inside How Many, then per NPC table choice 1d6 (where the Class has two tables), row 2d6 and the level die of a Medic, then the Meet & Greet dice. Police: arrival time (half d6, then on Days 11-20 the d6), then their number. Lack of Sleep: per character hours 2d6 and at once, if due, the test 2d6. Burglary: 2d6, then one die per thing in list order. Raid defenders, figure by figure: odd or even, distance if outside, facing.",
            why: "The book never fixes an order because at a table it does not matter; an engine needs one.",
        },
        Ruling {
            id: "ffo.ruling.calendar-weeks",
            rules: &["ffo.time.calendar", "ffo.time.encounters-first-month", "ffo.first30.status"],
            question: "Which days do the weeks of the first month cover, and on which day is a weekly Encounter?",
            ruling: "Weeks are Days 1-7, 8-14, 15-21 and 22-30. The Encounters of a week take place on its last day: Day 7, 14, 21, 30. So Week 1 uses Contact Days 1-10, Week 2 Days 11-20, Weeks 3 and 4 Days 21-30.",
            why: "It is the only simple layout in which Week One uses the 1-10 table, Week Two has the National Guard, and Week Three is the first one after the Day 21 change of Class, as their instructions demand.",
        },
        Ruling {
            id: "ffo.ruling.day-thirty",
            rules: &["ffo.time.timeline", "ffo.contact.days-21-30", "ffo.contact.days-30-plus"],
            question: "Day 30 is in both '21-30' and '30+'.",
            ruling: "Day 30 belongs to 21-30. '30+' starts on Day 31, which is the first day of the second month.",
            why: "The ranges before it end on their last number; vehicles also say 'after Day 30'.",
        },
        Ruling {
            id: "ffo.ruling.first-month",
            rules: &["ffo.cturn.sequence", "ffo.time.encounters-first-month", "ffo.first30.status", "ffo.encounter.involuntary-roll", "ffo.home.burglary-doubles", "ffo.home.vehicle-as-home"],
            question: "The Campaign Turn is a month, but the first 30 days are played by the week. How do they fit?",
            ruling: "The first 30 days are the first Campaign Turn. Steps 1 to 5 are done once, on Day 1 or the day the campaign starts (Food included). A Robbery of step 3 and an Involuntary Encounter of step 5 count as Encounters of the first week that is played: they are played on its last day, before its scripted and its Voluntary one. Each of the four weeks then allows one Voluntary Encounter (or staying at Home) with steps 6 to 9. If the three scripted Encounters are used they are played before the Voluntary one of weeks 1 to 3 and replace the Involuntary roll of step 5; if they are not used the roll is made normally.",
            why: "The sequence says 'every month', Getting Started ends with the first Campaign Turn, and the scripted Encounters count as Involuntary ones. Encounters of a week take place on its last day (ffo.ruling.calendar-weeks), and these come before all others.",
        },
        Ruling {
            id: "ffo.ruling.three-or-four-scripted",
            rules: &["ffo.first30.status"],
            question: "p. 67 promises four Encounters for the first weeks, p. 68 says three.",
            ruling: "There are three: Week One, Week Two, Week Three. The four full Encounters are Search, Raid/Rescue, Take Back and Robbery (with Bushwhack). Meant first of all for the time after Day 30, they may be chosen as Voluntary Encounters in the first 30 days as well.",
            why: "Only three are printed; the fourth is the separate Day One download. p. 68 allows Voluntary Encounters beside the scripted ones.",
        },
        Ruling {
            id: "ffo.ruling.day-one-missing",
            rules: &["ffo.first30.day-one"],
            question: "Day One is a separate PDF that is not available.",
            ruling: "It is not implemented. A campaign starts with Getting Started and the first Campaign Turn; a player loses nothing by not having played it and no rule depends on it. Whoever has played it elsewhere may enter its results as free edits of the Star.",
            why: "It is outside the rulebook, and the book itself calls it optional reading that should be kept a surprise.",
        },
        Ruling {
            id: "ffo.ruling.encounter-quota",
            rules: &["ffo.time.encounters-first-month", "ffo.time.encounters-later", "ffo.encounter.involuntary-roll", "ffo.cturn.sequence", "ffo.home.burglary-doubles", "ffo.home.vehicle-as-home"],
            question: "Do Involuntary Encounters use up the Encounters allowed per week or month, and how often is their roll made?",
            ruling: "The roll is made once per Campaign Turn (step 5). An Involuntary Encounter, and a Robbery caused by burglary or vehicle theft, is played before the Voluntary ones and does not use up an allowed Encounter. Staying at Home does. Encounters that steps 3 and 5 bring are played at step 7, after Food has been burned (dice for stolen things are thrown at their own step): first the Robbery of step 3, then the Involuntary Encounter of step 5, then a scripted one, then the Voluntary ones, each with its own steps 6 to 9.",
            why: "The roll is one numbered step of the monthly sequence, and p. 68 says scripted Involuntary Encounters come in addition to Voluntary ones. Encounters are step 7, with sleep before and Keeping It Together after them, and that test asks for the Food counted at step 4.",
        },
        Ruling {
            id: "ffo.ruling.involuntary-die",
            rules: &["ffo.encounter.involuntary-roll", "ffo.encounter.involuntary-table"],
            question: "Is the Involuntary Encounter Table read with the number of the doubles just rolled (its corner shows X, as on tables without dice) or with a new die?",
            ruling: "Roll a new 1d6 for the table.",
            why: "Read with the doubles, which must be equal to or below the ER, rows 2-6 of the rural column, 4-6 of the suburban and 6 of the urban column could never occur; Raid: Defend would be impossible in every area although it is listed as an Involuntary Encounter.",
        },
        Ruling {
            id: "ffo.ruling.travel",
            rules: &["ffo.area.travel-vehicle", "ffo.area.travel-foot", "ffo.area.travel-time", "ffo.resource.fuel-month", "ffo.npcmove.neutral-definition"],
            question: "Details of area travel: cost of a motorcycle (Bash 0), Fuel already burned that month, mixed groups, those who cannot pay, the old Home.",
            ruling: "Travel is declared at step 2. Every vehicle pays its Bash Value in Fuel, at least 1; this also covers its use in the new area that month. Characters without a seat walk and pay 1 extra Food each, at the declaration and before the Food of step 4. The Star must ride or pay, otherwise there is no travel. A Grunt who gets neither seat nor Food stays behind: he leaves the band with his own Items, without a test, eats nothing of the band's Food any more and goes to the roster of the old area as a Friend. The stock of the new area is rolled on arrival if the area is new. Things left at the old Home stay there; on return they are diced for once as in a burglary (odd: gone).",
            why: "Found Fuel is never less than 1 and any use of a vehicle costs at least 1, so free travel cannot be meant. The example travels and then has an Encounter in the same turn. A band is in one area in a month, so whoever does not travel is no longer of it.",
        },
        Ruling {
            id: "ffo.ruling.vehicles-on-table",
            rules: &["ffo.area.urban", "ffo.area.suburban", "ffo.area.rural"],
            question: "'Up to' so many vehicles: how many, which ones, where?",
            ruling: "Roll the dice; that many vehicles are placed (the player may ask for fewer before the game). Type by 2d6: 2 ATV; 3 Motorcycle; 4 Sports car; 5 SUV; 6 Pickup/Van; 7 Sedan; 8 Sedan; 9 Pickup/Van; 10 SUV; 11 RV; 12 Bus (1-3) or Big Rig (4-6). Each stands on a random street or road section, else within 4 inches of a random building. Whether it has Fuel follows the Working or Not rule.",
            why: "No table is given. The reconstruction uses the vehicle list of p. 40 with common cars in the middle of the 2d6 curve.",
        },
        Ruling {
            id: "ffo.ruling.er-lifetime",
            rules: &["ffo.er.current-and-original", "ffo.er.up-on-pef", "ffo.er.friendly-neutrals", "ffo.er.police-warning"],
            question: "How long does a change of the ER last?",
            ruling: "Until the end of the Encounter. The next Encounter starts with the original ER of its area.",
            why: "p. 53 speaks of changes 'during the Encounter', and Random Events distinguish the original ER.",
        },
        Ruling {
            id: "ffo.ruling.er-bounds",
            rules: &["ffo.er.current-and-original", "ffo.pef.resolution-table", "ffo.find.loot-table"],
            question: "Can the ER go below 1 or above 6?",
            ruling: "The current ER has a minimum of 0 and no maximum. At 0 no d6 passes. At 6 or more both dice always pass on PEF Resolution; on the Loot Table a 6 still fails.",
            why: "No limit is printed; the always-fails note stands on the Loot Table and not on PEF Resolution.",
        },
        Ruling {
            id: "ffo.ruling.er-once",
            rules: &["ffo.er.up-on-pef", "ffo.pef.resolution-table", "ffo.er.police-warning", "ffo.meet.police-same", "ffo.meet.police-more"],
            question: "The rise on pass 1d6 and the drop after the warning of the Police each stand in two places. Are they applied twice?",
            ruling: "No. One pass 1d6 raises the current ER by 1 in all. One Police result 'same' lowers it by 1 in all, also when the player scored more and counts as same.",
            why: "The section on the ER repeats the rise that the table brings, and the drop stands in one table only; each result happens once.",
        },
        Ruling {
            id: "ffo.ruling.meeting-again",
            rules: &["ffo.er.friendly-neutrals", "ffo.meet.enemies", "ffo.recruit.second-try", "ffo.pef.loading-up", "ffo.meet.setup", "ffo.npcmove.friend", "ffo.npcmove.neutral-definition"],
            question: "How does one meet the same people again, who of them takes the Meet & Greet, and who gives the ER choice?",
            ruling: "Every NPC group met and left alive is kept in the roster with area, Class, members and status. When a contact gives humans of a Class of which the roster has groups in that area, roll 1d6: on 1 it is one of them (at random) instead of new people; its number and stats are the recorded ones. Enemies: In Sight at once. Friends: no Meet & Greet; they are placed like any contact and act on the Friend row of NPC Movement. Neutrals: the ER choice if they were friendly, then the Meet & Greet as with new people. A group that is still Neutral was friendly if its last meeting ended in pleasantries or in the barter that a Meet & Greet brought; a won Challenge or a refused request to join has made it Friends instead (ffo.ruling.npc-status). Friends give no ER choice on meeting, only the tip of the Friend Interaction. The ER change is offered once per such meeting and only in a later Encounter, not when Neutrals come to interact in the one in which they were met.",
            why: "The book tells players to keep NPCs and gives consequences for later meetings, but no procedure; one in six is its usual smallest chance. It spares only Enemies the Meet & Greet, and gives Friends a table of their own for every result of their movement. It ties the ER choice to Neutrals; the Friends' form of it is in their table.",
        },
        Ruling {
            id: "ffo.ruling.starting-items",
            rules: &["ffo.item.start-star", "ffo.item.start-unrecruited", "ffo.start.sequence"],
            question: "Do weapons, vehicles, Food and the Home come out of the Star's starting Items?",
            ruling: "Yes, except the Home: each weapon, vehicle, suit of Body Armor, Food, Fuel, Luxury or Medical unit and each other Item costs one starting Item, whatever its carrying size. The Home is free. A starting vehicle has Fuel as a found one (Bash Value - 1d6, minimum 1). Recruited Grunts bring what their table row lists.",
            why: "A weapon is the first example of an Item, and two-handed Items count double only 'for carrying'. A Home can be a hole in the ground.",
        },
        Ruling {
            id: "ffo.ruling.grunt-property",
            rules: &["ffo.item.swap-with-grunt", "ffo.resource.food-burn", "ffo.keep.grunt-more"],
            question: "May the Star use the possessions of his Grunts?",
            ruling: "A Grunt owns his Items and takes them along when he leaves. He eats his own Food first, then what the Star gives him. The Star may give Items freely at any time, but gets an Item from a Grunt only by the one swap per month (one for one, no People Challenge, one swap in all and not one per Grunt). Things found by searching or taken from the beaten are assigned by the player.",
            why: "A monthly one-for-one swap would be pointless if the Star could simply take.",
        },
        Ruling {
            id: "ffo.ruling.carry-sizes",
            rules: &["ffo.carry.hands", "ffo.carry.free-items", "ffo.carry.pack"],
            question: "Carrying size of things the book does not list.",
            ruling: "Size 1: pistols, BAP, MP, BAMP, knife and other one-hand melee weapons, Food, Fuel, Luxury, Medical Supply, any other Item unless the player says it needs two hands. Size 2: rifles (AR, BAR, SAR), Shotgun, SMG, SAW, two-hand melee weapons, chainsaw, Body Armor not worn. Body Armor worn: 0 (clothing). One pack per character; weapons in a pack cannot be used until taken out (one activation).",
            why: "Derived from one hand/two hands; the example fixes shotgun 2 and Food 1.",
        },
        Ruling {
            id: "ffo.ruling.capacity",
            rules: &["ffo.carry.pack", "ffo.carry.cart-capacity", "ffo.carry.cart-flip", "ffo.carry.vehicle", "ffo.resource.fuel-found"],
            question: "Do pack, cart and vehicle hold so many pieces, or is a two-handed Item 2 there as well? Does Fuel in the tank count?",
            ruling: "Every number of Items in the carrying rules goes by carrying size: the own limit, the inside of a pack, the 24 of a cart and the 6 put back per activation, the load of a vehicle. Fuel in a tank is no load. A tank holds as much Fuel as the Bash Value, at least 1; Fuel beyond that, or carried by hand, is an Item of size 1.",
            why: "A two-handed Item is two Items for carrying, and pack, cart and vehicle stand in the list of what can be carried. Found Fuel is diced down from the Bash Value, which is therefore the full tank.",
        },
        Ruling {
            id: "ffo.ruling.carry-rep",
            rules: &["ffo.carry.limit", "ffo.carry.greed-triple", "ffo.sleep.effect", "ffo.resource.food-half-rations"],
            question: "Which Rep sets the carrying limit when Rep is lowered by hunger or sleep?",
            ruling: "The current Rep. Lack of Sleep is rolled before loads are chosen. An adrenaline rush restores the limit too.",
            why: "A lowered character functions with the lowered stats.",
        },
        Ruling {
            id: "ffo.ruling.cart-and-greed",
            rules: &["ffo.carry.cart-movement", "ffo.carry.cart-flip", "ffo.carry.greed-over-triple"],
            question: "How do cart, greed and other movement changes combine?",
            ruling: "Subtract 2 inches for the cart (and 2 for a twisted ankle) first, then halve for greed, without rounding. The result is the normal move of which a Fast Move pass adds half. Several limits to 1d6 on Fast Move do not stack. The cart flips if the one Fast Move die shows 6, also if 6 would pass because of a high Rep. A character cannot push a cart up or down floors or while carrying wounded.",
            why: "The cart changes normal movement, greed halves normal movement.",
        },
        Ruling {
            id: "ffo.ruling.half-rations-count",
            rules: &["ffo.resource.food-half-rations", "ffo.resource.food-burn"],
            question: "How is Food divided when there is not enough?",
            ruling: "The player decides who is on full and who on half rations. Half rations go by pairs: two characters share one unit. An odd one left over needs a whole unit and is on full rations, or gets nothing. A character recruited during the month first eats at the next start of a month.",
            why: "Two figures share one unit.",
        },
        Ruling {
            id: "ffo.ruling.no-food",
            rules: &["ffo.resource.food-burn", "ffo.resource.food-half-rations"],
            question: "What if there is not even half a ration for a character, and does that add up with half rations?",
            ruling: "That month counts as two months of half rations: Rep -2 from that start of month. It adds up with the hungry months in a row before and after it (half rations, then nothing: -3; nothing twice: -4) until a month on full rations ends all of it. Hunger never lowers Rep below 1. A character already at Rep 1 through hunger who again gets nothing is Obviously Dead.",
            why: "The book only covers half rations, which add up month by month; no food must be worse, and 1 is its usual floor for temporary losses.",
        },
        Ruling {
            id: "ffo.ruling.hunger-effects",
            rules: &["ffo.resource.food-half-rations", "ffo.sleep.effect", "ffo.after.skill-down"],
            question: "Does hunger touch Skills, and how does it combine with Lack of Sleep?",
            ruling: "Hunger lowers Rep only; a Skill above the lowered Rep counts as the lowered Rep while hunger lasts. Lack of Sleep is applied to the hungry Rep, floor 1. Adrenaline removes only the sleep loss.",
            why: "The Food rule names Rep only; Skills may never exceed Rep.",
        },
        Ruling {
            id: "ffo.ruling.one-medical-supply",
            rules: &["ffo.resource.medical"],
            question: "May several Medical Supplies be used on one character?",
            ruling: "One per Recovery Test.",
            why: "The table line reads 'a Medical Supply', +1d6, in the singular, while Medic Dice are 'each'.",
        },
        Ruling {
            id: "ffo.ruling.armor-on-zombies",
            rules: &["ffo.resource.armor-source", "ffo.avail.body-armor"],
            question: "When does a zombie have Body Armor?",
            ruling: "Only if it was a character wearing Body Armor when he turned in this Encounter. Other zombies have none.",
            why: "'In rare cases' is not defined; this is the one case the game can know.",
        },
        Ruling {
            id: "ffo.ruling.taken-weapons",
            rules: &["ffo.resource.weapons", "ffo.find.from-others-worn"],
            question: "Is a taken weapon loaded even if its owner ran out of ammo in this Encounter?",
            ruling: "Yes, also if by Really Tight Ammo or wrong reloads it was out for the rest of the Encounter: whoever takes it has it loaded at once, and from then on the ammo rules apply to it anew. Handing a weapon over inside the band, or picking up one's own again, is not taking and changes nothing.",
            why: "The Weapons rule says always. Ammo is no Resource and hardly limited; without the second sentence two friends could reload by changing guns.",
        },
        Ruling {
            id: "ffo.ruling.armor-stock",
            rules: &["ffo.avail.body-armor", "ffo.avail.from-characters", "ffo.avail.over-fishing"],
            question: "Things taken from characters do not touch the stock, but Body Armor comes only from characters and has a stock.",
            ruling: "Body Armor is the exception: each one taken in an area reduces its stock by 1. At 0 armor on NPCs still protects them but what is taken off them is ruined.",
            why: "Note 1 of the Basic Resource Table is the special rule, the example the general one.",
        },
        Ruling {
            id: "ffo.ruling.search-repeat",
            rules: &["ffo.find.search-time", "ffo.find.search-vehicle", "ffo.find.search-floors"],
            question: "How often can a place be searched?",
            ruling: "Each character may search a given building (floor, section, trailer) once per Encounter. A vehicle can be searched once per Encounter by one character. A search takes the character's whole activation (no move, no fire, nothing else); the Loot Table is rolled at the end of that activation. A reaction that makes him leave the building or ends his Carry On status before then spoils the search.",
            why: "The rule gives 'each character' one turn; unlimited re-rolls would make stock the only limit. Only siphoning and looting in a raid must be uninterrupted.",
        },
        Ruling {
            id: "ffo.ruling.search-functioning",
            rules: &["ffo.find.search-clear"],
            question: "What is a functioning zombie or opponent, and what is 'in the building' with several floors?",
            ruling: "A zombie functions unless Obviously Dead (a knocked down one functions). An Enemy functions unless Out of the Fight, Obviously Dead or guarded as a captive (a Stunned one functions). Neutrals and Friends do not prevent a search. Each floor is looked at separately.",
            why: "Stunned figures recover by themselves, Out of the Fight figures do not; floors count as separate buildings.",
        },
        Ruling {
            id: "ffo.ruling.loot-choice",
            rules: &["ffo.find.loot-table", "ffo.avail.over-fishing", "ffo.resource.armor-source"],
            question: "What may be chosen on 'one Item/Resource of choice'?",
            ruling: "Food, Fuel, Luxury, Medical Supply or Weapon if its stock is above 0, or any other Item (no stock). Not Body Armor. The type is named when the result is rolled. A Weapon is any type of the Weapons Table. If Food stock is 0 a pass 1d6 finds nothing. Stock is checked when the searches of one activation of a group begin; all finds of that group count even if the stock runs out.",
            why: "Body Armor is excluded on p. 56; the Over Fishing example lets two searchers keep 2 Food from a stock of 1.",
        },
        Ruling {
            id: "ffo.ruling.looting-bodies-roll",
            rules: &["ffo.find.from-others-random", "ffo.barter.goods"],
            question: "'(1-3) ... Luxury Item (1), Food, (2-3) or Medical Supply (6)': one die or two, and what about 4 and 5?",
            ruling: "Two dice. First 1d6: on 1-3 the character carries something more. Then 1d6: 1 Luxury Item, 2-5 Food, 6 Medical Supply. Each character is rolled for once.",
            why: "A number in brackets is by the book's own definition an immediate die roll; with one die the leading (1-3) and the (6) exclude each other. A list ending in 6 is meant to cover the die, so 2-3 is read as a misprint of 2-5.",
        },
        Ruling {
            id: "ffo.ruling.looting-time",
            rules: &["ffo.find.from-others-worn", "ffo.find.from-others-known"],
            question: "When and how fast can a beaten character be stripped?",
            ruling: "An active figure in contact with a figure that is Obviously Dead, Out of the Fight, Stunned or captive may take what it wants as its pick-up action (p. 14). If the players hold the table at the end of the Encounter they may take everything from all such figures.",
            why: "Picking up Items is one of the additional actions of an active figure.",
        },
        Ruling {
            id: "ffo.ruling.barter-and-meet",
            rules: &["ffo.barter.challenge", "ffo.barter.once-per-encounter", "ffo.meet.citizen-more", "ffo.meet.ganger-more", "ffo.meet.survivor-more"],
            question: "Is the People Challenge needed when a Meet & Greet says that all will barter? What does pass 1d6 do?",
            ruling: "No Challenge is needed after such a result. Otherwise pass 1d6 allows one immediate second roll (pass 1d6 then counts as failure) as part of the same attempt, unless an earlier Challenge between the two already turns pass 1d6 into success or failure (ffo.challenge.history); giving up means that this character can never be bartered with again.",
            why: "The same Meet & Greet result also spares the Challenge for recruiting (p. 65); giving up after pass 1d6 is final by the Challenge Table (p. 39), while a plain failure only ends it for the Encounter.",
        },
        Ruling {
            id: "ffo.ruling.barter-rates",
            rules: &["ffo.barter.rates", "ffo.barter.goods"],
            question: "What will an NPC trade and at what price?",
            ruling: "Anything he has for anything the player offers: value 1 each, Luxury Item value 2, Fuel value 2 in both directions if the NPC has a vehicle, else 1. Both sides must be equal in value or better for the NPC. The player sees what the NPC has once barter is allowed.",
            why: "Only these values are given; the successful Challenge is the whole negotiation.",
        },
        Ruling {
            id: "ffo.ruling.availability-one-roll",
            rules: &["ffo.avail.adjust"],
            question: "One +/- roll for the area or one per resource? What about results below zero?",
            ruling: "One roll; its result is added to every resource of the area. Minimum 0. An area visited before keeps its noted stock.",
            why: "The text rolls once and adjusts 'each resource by this number'. (Some published play reports roll per resource.)",
        },
        Ruling {
            id: "ffo.ruling.fuel-stock",
            rules: &["ffo.avail.found", "ffo.resource.fuel-siphon", "ffo.resource.fuel-found", "ffo.avail.over-fishing"],
            question: "Does Fuel from the tanks of found vehicles come out of the area stock?",
            ruling: "Yes. Each unit siphoned out of a vehicle that belongs to nobody in play reduces the Fuel stock by 1, and so does each unit left in the tank of such a vehicle when the player leaves the table with it (minimum 0). At stock 0 nothing more can be siphoned from ownerless vehicles, and a vehicle found from then on has an empty tank. Fuel of the player's own vehicle and of vehicles of characters is not stock.",
            why: "The stock covers what is found in buildings and vehicles; what a character owns never counts.",
        },
        Ruling {
            id: "ffo.ruling.fished-out",
            rules: &["ffo.cturn.sequence", "ffo.avail.over-fishing"],
            question: "What does the Fished Out check at the start of the month do?",
            ruling: "It reports every Resource of the area whose stock is 0, so that the player can decide to travel. Nothing else is reduced; other searchers are covered by the first stock roll.",
            why: "The Over Fishing section has no other procedure.",
        },
        Ruling {
            id: "ffo.ruling.burglary-timing",
            rules: &["ffo.home.burglary", "ffo.home.stay", "ffo.home.vehicle-theft", "ffo.cturn.home-checks", "ffo.home.burglary-doubles"],
            question: "How often are burglary and theft checked, and what if the player stays at Home for part of the month?",
            ruling: "Once per Campaign Turn, at step 3. The player declares whether he stays at Home for all Encounters of the month (then vehicle theft) or not (then burglary, also if he stays at Home for some of them). Only a Home in the area the player is in this month is rolled for; for one left behind in another area see ffo.ruling.travel. A player who owns no stored Items has nothing to lose but can still be robbed on doubles.",
            why: "The check is tied to the declaration at step 3.",
        },
        Ruling {
            id: "ffo.ruling.burglary-doubles",
            rules: &["ffo.home.burglary-doubles", "ffo.home.burglary-items"],
            question: "On pass 2d6 with doubles, is the Robbery played and are Items diced for as well?",
            ruling: "The Robbery Encounter replaces the dice for Items. What is at stake in it is everything carried and everything at Home. It is played at the Home, in the Evening, with the companions roll.",
            why: "Being at Home means the burglars meet the owner; taking Items twice is not said.",
        },
        Ruling {
            id: "ffo.ruling.burglary-involuntary",
            rules: &["ffo.encounter.involuntary-table", "ffo.encounter.involuntary-burglary", "ffo.home.burglary"],
            question: "How is 'Burglarized' as an Involuntary Encounter played?",
            ruling: "The burglary takes place without a roll against the ER. If the player declared to stay at Home, or if a roll of 2d6 shows doubles, it is a Robbery Encounter; otherwise dice for every Item at Home (odd: stolen).",
            why: "The result already is the burglary; the doubles rule is kept from p. 58.",
        },
        Ruling {
            id: "ffo.ruling.burglary-voluntary",
            rules: &["ffo.encounter.kinds"],
            question: "'Burglarized' is listed as a Voluntary Encounter without rules.",
            ruling: "The player burgles somebody: play a Raid with the aim of acquiring Items, exactly one target building in section 2, Day Part of choice.",
            why: "The Raid is the Encounter in which the player takes things from a building.",
        },
        Ruling {
            id: "ffo.ruling.vehicle-theft",
            rules: &["ffo.home.vehicle-theft", "ffo.home.vehicle-as-home"],
            question: "Several vehicles? What is robbed when the vehicle is the Home?",
            ruling: "Roll 3d6 for each vehicle kept at Home. If the vehicle is the Home, the robbers of the Robbery Encounter demand the vehicle as one of the 1/2d6 Items, together with its contents.",
            why: "The rule speaks of one vehicle; living in it turns theft into robbery.",
        },
        Ruling {
            id: "ffo.ruling.sleep-columns",
            rules: &["ffo.sleep.table"],
            question: "The heading of the third column is lost in the text.",
            ruling: "It is 'slept 3 hours or less'. The lowest possible total is 1 (2d6 = 2, alone).",
            why: "The first two columns are 6-7 and 4-5, and the totals below 4 have no other column.",
        },
        Ruling {
            id: "ffo.ruling.sleep-details",
            rules: &["ffo.sleep.hours", "ffo.sleep.effect", "ffo.sleep.adrenaline"],
            question: "Who rolls, what about Skills of 0, Star Power and attacks by zombies?",
            ruling: "Every band member who takes part rolls; 'alone' and 'three or more' count the whole band, Star included, also those left at Home. A Skill of 0 stays 0, a Skill of 1 or more does not drop below 1. Star Power is set from the Rep without the sleep loss. Being charged by a zombie is being charged. The rush is that of the attacked character alone, not of his group. NPCs do not roll.",
            why: "Star Power is only used when attacked, which restores Rep anyway. 'Never lower than 1' cannot raise a zero Skill.",
        },
        Ruling {
            id: "ffo.ruling.event-trigger",
            rules: &["ffo.event.trigger", "ffo.daypart.advance"],
            question: "Which dice make doubles with several human sides, and can double six be an event?",
            ruling: "The one human die chosen at the start of the Encounter is compared with the zombie die (p. 14). Double six never causes an event because no original ER is 6 or more; it advances the Day Part.",
            why: "Original ER is 1, 3 or 5.",
        },
        Ruling {
            id: "ffo.ruling.event-random-member",
            rules: &["ffo.event.08", "ffo.event.09", "ffo.event.10", "ffo.event.11", "ffo.event.13", "ffo.event.15", "ffo.event.table"],
            question: "Who can be the character 'at random'?",
            ruling: "Any player-side figure on the table that is not Out of the Fight or Obviously Dead, Star included (for event 9 not the Leader), each with equal chance. With several players all their figures are in the draw. If nobody qualifies the event cannot happen: re-roll.",
            why: "Plain reading of 'one character/one member of your band, at random'.",
        },
        Ruling {
            id: "ffo.ruling.event-03",
            rules: &["ffo.event.03"],
            question: "Which zombies are 'generated'?",
            ruling: "All sources of the section Generating Zombies after the start: noise and building entry (skip the 6d6, go to the Defining Moment). Later Random Events 8, 12 and 18 cannot happen and are re-rolled; the fire of 7 and the phone of 13 happen without zombies; 14 happens. Zombies results on Contact Tables still appear.",
            why: "The chapter calls start, noise and buildings the ways zombies are generated; contacts are not among them.",
        },
        Ruling {
            id: "ffo.ruling.event-04",
            rules: &["ffo.event.04"],
            question: "Which building, for whom does the Encounter end?",
            ruling: "The building closest to the Leader when the event is rolled. Once a player figure able to act enters it, without zombie check or Defining Moment, the player may end the Encounter at once for all his figures within 4 inches of it or inside. Others play on. Success is judged by the objective as always.",
            why: "'Immediately end' excludes further checks; distant figures are not covered by the word reach.",
        },
        Ruling {
            id: "ffo.ruling.event-05",
            rules: &["ffo.event.05"],
            question: "Who rolls, and what is the human?",
            ruling: "The player figure closest to that zombie with LOS rolls; Free Will does not apply; a figure without a loaded ranged weapon counts as holding. The human is generated on the Citizen table. Held shot, or missed and he did not run: resolve a Meet & Greet as Citizen, but if he was fired at he is an Enemy instead. Without a zombie on the table outside melee the event cannot happen.",
            why: "Gives the three results a definite figure and sequel.",
        },
        Ruling {
            id: "ffo.ruling.event-06",
            rules: &["ffo.event.06"],
            question: "What follows from keys in the ignition?",
            ruling: "From now on any Enemy or Neutral NPC that ends a move in contact with the parked vehicle starts it without keys or hotwiring on its next activation and leaves the table with it; vehicle and contents are lost. The owner needs no keys either. The event cannot happen without a parked vehicle of the band on the table.",
            why: "The only rule keys have is that a vehicle can be started with them (p. 39).",
        },
        Ruling {
            id: "ffo.ruling.event-07",
            rules: &["ffo.event.07"],
            question: "What is nearby, and where do the zombies come from?",
            ruling: "Random building among those within 24 inches of a player figure; if there is none, re-roll. It burns by the fire rules of p. 36 starting at a random edge. Each of the 2d6 zombies is placed 12 inches from the centre of the building by its own clock die, facing it. No generating dice are rolled; all 2d6 appear.",
            why: "24 inches is the hearing range of zombies; 'attracting 2d6 zombies' is already the number.",
        },
        Ruling {
            id: "ffo.ruling.event-08",
            rules: &["ffo.event.08"],
            question: "When has a building 'just' been searched?",
            ruling: "If a search was completed since the activation dice before these were rolled. The zombie appears in that building and charges a random player figure in it (if all have left: the nearest player figure within 12 inches; if none: re-roll). Normal Charge Into Melee with the zombie passing 1d6.",
            why: "One turn is the shortest span the game measures.",
        },
        Ruling {
            id: "ffo.ruling.event-09",
            rules: &["ffo.event.09"],
            question: "Ties, interruptions, and what else the two may do.",
            ruling: "A tie makes no noise and the argument goes on. The two may otherwise act normally. Noise is generated at the member's position. The argument also ends when one of them is no longer Carrying On, is in melee, or leaves the table.",
            why: "Only 'Leader scores more' ends it in the text; the rest keeps it from blocking play.",
        },
        Ruling {
            id: "ffo.ruling.event-11",
            rules: &["ffo.event.11"],
            question: "How long does the ankle last, and what is failing the Fast Move Test?",
            ruling: "Until the end of the Encounter. He rolls one die; if it does not pass his Rep he has failed: he moves only 1d6 inches in all from where he tested and falls.",
            why: "With one die counted there is only pass or fail.",
        },
        Ruling {
            id: "ffo.ruling.event-12",
            rules: &["ffo.event.12"],
            question: "Where exactly, and what does the dog do?",
            ruling: "Roll one clock die: the dog stands 1d6 inches from the Leader in that direction, the 1d6 zombies 12 inches beyond it in the same direction (moved clockwise if off the table), facing the group. The dog has no further effect. The zombies cannot activate before the next turn.",
            why: "Same placement rule as generated zombies.",
        },
        Ruling {
            id: "ffo.ruling.event-13",
            rules: &["ffo.event.13"],
            question: "How often does the phone roll, and how is it answered?",
            ruling: "It rolls 3d6 when the event comes and then once a turn, right after the activation dice; the start-of-turn roll for noise that goes on (ffo.zombie.gen-misc-noise) is that same roll and not another. The phone lies 1d6 inches from the character in a random clock direction. An active figure in contact with it may answer as its pick-up action (this also stops the noise). Then 2d6 versus current ER as a PEF; zombies found are placed as generated ones.",
            why: "The activation dice are the start of the turn, and 3d6 is the number of both rules. Picking up Items is an additional action.",
        },
        Ruling {
            id: "ffo.ruling.event-14",
            rules: &["ffo.event.14"],
            question: "Closest to whom? What if no dead zombie is there or no human within 6 inches?",
            ruling: "The Obviously Dead zombie closest to any player figure. If none is on the table, re-roll. Without a human within 6 inches it just stands and acts from the next turn. The human rolls the Charge Into Melee Test normally against its 2d6.",
            why: "Plain reading.",
        },
        Ruling {
            id: "ffo.ruling.event-15",
            rules: &["ffo.event.15"],
            question: "What if the missing character never returns, or the band is one figure?",
            ruling: "If he is still lost at the end he takes the After the Battle Recovery Test as one who Ran Away, but this is not a Runaway for advancement. With only one player figure on the table the event cannot happen.",
            why: "'Remains lost' must end somewhere; the Recovery Test is the book's way to find out who returns.",
        },
        Ruling {
            id: "ffo.ruling.pef-marker",
            rules: &["ffo.pef.resolve-trigger", "ffo.pef.placement", "ffo.pef.move-table"],
            question: "Size, facing and LOS of a PEF marker.",
            ruling: "A PEF is a point with all-round view. LOS between a PEF and a figure is mutual, facing is ignored, figures do not block it. A group sees a PEF if one of its figures does.",
            why: "A marker has no facing, and if it sees the group it would trigger anyway.",
        },
        Ruling {
            id: "ffo.ruling.pef-in-building",
            rules: &["ffo.pef.placement", "ffo.pef.resolve-trigger", "ffo.moment.pef-inside"],
            question: "Can a PEF inside a building be seen from outside?",
            ruling: "No. It is resolved when a player figure enters the building or when the PEF moves out into LOS. Exception: while the player raids, LOS of a raider to any building resolves the PEF inside it (ffo.raid.building-los). With several buildings in a section the PEF is put in a random one, on the ground floor. Several PEFs in one building are resolved one after the other in order of placement, each with everything it sets off before the next. A floor on which a PEF has been resolved counts as visited: no zombie check and no Defining Moment there in the same Day Part. If the PEF has moved out before, the building is entered like any other.",
            why: "Buildings block LOS; entering a building with a PEF inside resolves it (p. 64); the Raid makes LOS to the building enough as a special rule.",
        },
        Ruling {
            id: "ffo.ruling.pef-visible-at-start",
            rules: &["ffo.pef.placement", "ffo.pef.resolve-trigger"],
            question: "What if a PEF placed at the start is in LOS?",
            ruling: "It is resolved at the beginning of the first turn, before activation dice, nearest first.",
            why: "Published play does it at once; the marker cannot stay unresolved in view.",
        },
        Ruling {
            id: "ffo.ruling.pef-path",
            rules: &["ffo.pef.move-table", "ffo.pef.no-terrain-penalty"],
            question: "What is 'through cover at all times' for a machine?",
            ruling: "A PEF passes through any terrain and building. It tries the heading straight towards (or straight away from) the nearest player character, then headings 15, 30, 45 and 60 degrees to either side of it, and moves its 12 inches along the first that stays out of LOS of every player figure for the whole move (left or right first at random); moving towards, it stops 1 inch from the character. If every heading comes into view it takes the straight one, stops at the first point in LOS and is resolved there. Moving away, at the edge it turns by the (1-3)/(4-6) die for the rest of its 12 inches. Nearest character: measured in a straight line, ties at random.",
            why: "The marker has no penalties, is to come on (or go away) directly and yet to use cover all the way; in the author's own reports PEFs creep up unseen.",
        },
        Ruling {
            id: "ffo.ruling.pef-rep-scope",
            rules: &["ffo.pef.activation", "ffo.pef.move-modifiers"],
            question: "Do the -1/+1 modifiers also change whether the PEF activates?",
            ruling: "No, they change only the 2d6 movement roll.",
            why: "They stand on the movement table.",
        },
        Ruling {
            id: "ffo.ruling.pef-die",
            rules: &["ffo.pef.activation"],
            question: "The sentence about the PEF activation die breaks off ('zombies ignore PEFs but activate using the').",
            ruling: "PEFs and zombies share one activation die. NPC groups that came from a PEF get a die of their own (p. 14).",
            why: "p. 47 has the complete sentence: same d6.",
        },
        Ruling {
            id: "ffo.ruling.pef-before-zombies",
            rules: &["ffo.pef.activation", "ffo.pef.order"],
            question: "PEFs and zombies activate on the same die. Which go first?",
            ruling: "In their common phase all eligible PEFs first, one after the other, with everything they set off; then the zombies all together. NPC figures that a PEF turned into during this phase do not activate again in it.",
            why: "The book gives an order among PEFs only. PEFs act one at a time like groups, which activate from high Rep to low, and zombies have a low Rep.",
        },
        Ruling {
            id: "ffo.ruling.setup-order",
            rules: &["ffo.pef.number", "ffo.search.deployment", "ffo.raid.zombies", "ffo.robbery.setup", "ffo.takeback.setup"],
            question: "In which order is the table set up, and do figures that are placed instead of moving on generate starting zombies?",
            ruling: "Day Part and area, terrain, vehicles, player figures (entered or placed), robbers or ambushers if any, PEF sections and Reps one PEF after the other, starting zombies, then the first turn. Player figures that are placed (Raid: Defend, Robbery, Bushwhack) generate starting zombies from where they stand; robbers and other NPCs do not. In a Robbery and a Bushwhack everything up to the In Sight Test is resolved before the first activation roll.",
            why: "PEFs come after terrain and players (p. 60), zombies after the players, in the order of the Deployment lists.",
        },
        Ruling {
            id: "ffo.ruling.pef-pass-one",
            rules: &["ffo.pef.resolution-table", "ffo.er.up-on-pef"],
            question: "On pass 1d6, does the marker stay?",
            ruling: "It is removed; the ER rises by 1 for the rest of the Encounter.",
            why: "A marker in plain view would be resolved again and again and drive the ER up without end; later resolutions with the higher ER are the consequence meant. Take Back and Week One count PEFs as resolved once.",
        },
        Ruling {
            id: "ffo.ruling.pef-sections",
            rules: &["ffo.pef.section", "ffo.first30.week2-setup", "ffo.first30.week3-route", "ffo.raid.deploy-defender"],
            question: "PEFs lie in sections 1-6 because players start in 7-9. What if they start elsewhere?",
            ruling: "When the players enter from the row 1-3, roll 1d6 + 3 (sections 4-9). Otherwise sections 1-6. Section numbers: 1-2-3 far row, 4-5-6 middle, 7-8-9 the row of the players' edge, left to right.",
            why: "Keeps the entry row free, as intended.",
        },
        Ruling {
            id: "ffo.ruling.morning-modifier",
            rules: &["ffo.contact.day-part-modifier"],
            question: "No modifier is given for Morning; is Morning Day Time?",
            ruling: "Morning has no modifier (0). Only the Day Part Daytime has -1.",
            why: "The book names four Day Parts and lists modifiers for three of them.",
        },
        Ruling {
            id: "ffo.ruling.how-many-clamp",
            rules: &["ffo.howmany.table", "ffo.howmany.area-modifier", "ffo.howmany.national-guard", "ffo.howmany.army"],
            question: "Modified How Many scores below 0 or above 8.",
            ruling: "Below 0 counts as 0, above 8 as 8. All modifiers are added before reading. The two rolls for National Guard and Army are modified and read separately; the sum is never less than 2.",
            why: "The table ends at 0 and 8.",
        },
        Ruling {
            id: "ffo.ruling.player-group",
            rules: &["ffo.howmany.table", "ffo.meet.outnumbered"],
            question: "What is the size of the player group (PG)?",
            ruling: "The number of figures in the player group whose LOS caused the resolution, not counting Out of the Fight and Obviously Dead. For the 2:1 count each side counts such figures that are in LOS of the other side or within 4 inches of one that is.",
            why: "The Defining Moment example counts the two who entered.",
        },
        Ruling {
            id: "ffo.ruling.contact-placement",
            rules: &["ffo.meet.setup", "ffo.pef.resolution-table"],
            question: "Where do the figures of a resolved PEF stand?",
            ruling: "Humans: leader on the marker's spot, others within 4 inches of one another; each in the nearest cover within 6 inches of the spot that keeps LOS to the player group, else where it stands. They face the players. Zombies: clustered on the spot, facing the nearest human, and they cannot activate before the next turn. In a Defining Moment: 2 inches from the figures that entered.",
            why: "Cover if possible and LOS are demanded; placed zombies never activate on the turn of placement (p. 46).",
        },
        Ruling {
            id: "ffo.ruling.moment-zombies",
            rules: &["ffo.moment.resolution", "ffo.moment.next-day-part"],
            question: "A Defining Moment whose contact is Zombies; and one in which no zombies can be met.",
            ruling: "Zombies met in a Defining Moment are matched against the humans and tested for Zombie Surprise as on p. 47. When no zombies can be met (staying into another Day Part) the 6d6 check is skipped and a Zombies contact means nobody is there.",
            why: "They are zombies inside a building; the text forbids meeting them only in that case.",
        },
        Ruling {
            id: "ffo.ruling.moment-floors",
            rules: &["ffo.moment.other-floor", "ffo.moment.return"],
            question: "Is the zombie check made for another floor or section, and on a return?",
            ruling: "Yes, both: first the 6d6 zombie check, then the Defining Moment. Re-entering in the same Day Part causes neither.",
            why: "A floor counts as a building of its own; only 'staying into another Day Part' excludes zombies.",
        },
        Ruling {
            id: "ffo.ruling.moment-example",
            rules: &["ffo.er.base", "ffo.moment.resolution", "ffo.howmany.area-modifier"],
            question: "The Defining Moment example is in a rural area with ER 3 and applies no How Many modifiers.",
            ruling: "The rules stand: rural ER is 1 and How Many has -2 in rural areas. The example is to be read as current ER 3 with the How Many score 4 already modified.",
            why: "Tables and text agree with each other; only the example deviates.",
        },
        Ruling {
            id: "ffo.ruling.police-arrival",
            rules: &["ffo.police.arrival-days-1-10", "ffo.police.arrival-days-11-20", "ffo.police.how-many", "ffo.first30.week2-fast-move", "ffo.first30.week2-police"],
            question: "How often, from where, and what do arriving Police do?",
            ruling: "Rolled once per Encounter, at the first shot by anybody; in Week Two at the first shot by anybody or Fast Move of the player's side, whichever comes first. They arrive at the start of the turn that is that many turns after the current one, before activation dice. Cars are Sedans with two officers each, moving on from the road end nearest to the last shot (random edge if no road). They act as Neutrals moving to the last noise; when they and a player group come into LOS a Meet & Greet on the Police table is taken (In Sight if Enemies). Silent weapons do not call them.",
            why: "The book gives number and time only.",
        },
        Ruling {
            id: "ffo.ruling.swat",
            rules: &["ffo.police.protected", "ffo.police.how-many", "ffo.pef.loading-up"],
            question: "Who are the SWAT officers that are Protected on Days 1-10? Nothing generates them.",
            ruling: "Patrols that arrive are never SWAT. Only a prepared PEF or a scenario can name officers as SWAT; such officers are Protected and wear Body Armor on any day.",
            why: "The sheet states their protection and no table has them; the book calls such armour rare and lets players prepare their PEFs.",
        },
        Ruling {
            id: "ffo.ruling.npc-generation",
            rules: &["ffo.npc.full-tables", "ffo.npc.quick-tables", "ffo.recruit.stats", "ffo.search.forces"],
            question: "Which table generates NPCs who are met: the full one (p. 73) or the quick one (QRS)?",
            ruling: "Citizens, Gangers and Survivors are generated on the full tables when they are met, so that their stats, goods and later recruitment come from one roll. Army, National Guard and Police use the quick tables; they carry their weapons, wear Body Armor when they are Protected, and have no listed Resources (the random extra thing still applies). A setting may use the quick tables for everybody; then a Citizen, Ganger or Survivor has 1 Food and no other Resources.",
            why: "The Encounters refer to p. 73 for their NPCs; the quick tables lack what looting and recruiting need. Body Armor is military and police gear (p. 56), and being Protected has no other source.",
        },
        Ruling {
            id: "ffo.ruling.npc-survivor-choice",
            rules: &["ffo.npc.table-choice"],
            question: "The text says the table die is rolled for Citizens and Gangers, but there are two full Survivor tables.",
            ruling: "Roll 1d6 for Survivors too when using the full tables. The quick Survivor table is single.",
            why: "Their headings carry (1-3) and (4-6).",
        },
        Ruling {
            id: "ffo.ruling.npc-pep-35",
            rules: &["ffo.npc.full-tables"],
            question: "Survivors (1-3), row 7 prints People 35.",
            ruling: "People 3.",
            why: "Rep 5 with Savvy 4: the Skills are Rep - 1 and Rep - 2 in some order, so People is 3.",
        },
        Ruling {
            id: "ffo.ruling.npc-odd-skills",
            rules: &["ffo.npc.full-tables", "ffo.npc.quick-tables"],
            question: "Some rows do not follow the pattern Rep - 1 / Rep - 2: full Ganger (1-3) 5 (3/2/2), full Survivor (4-6) 3 (3/2/2), full Survivor (4-6) 12 (5/4/2), quick Ganger (1-3) 8 (4/4/3), quick Police 11 (3/0/2).",
            ruling: "They are used as printed.",
            why: "All values are legal (no Skill above Rep); only impossible values are corrected.",
        },
        Ruling {
            id: "ffo.ruling.npc-weapon-codes",
            rules: &["ffo.npc.full-tables", "ffo.npc.quick-tables"],
            question: "Weapon codes K, SB, SP, BAMP, 'Shotgun' and 'None' are not in the Weapons Table.",
            ruling: "K: knife, One Hand Melee Weapon (+1d6), no ranged weapon. SB: bat, Two Hand Melee Weapon (+2d6 with two hands, +1d6 with one). SP: spade, same as SB. BAMP: big machine pistol, range 12, Target 3, Impact 2, one-handed. Shotgun: SG. None: unarmed (-1d6).",
            why: "K, SB and SP occur only among Citizens, next to low Reps, and match no firearm; knife and baseball bat are the book's own melee examples. BA makes a Pistol (Impact 1) a BAP (Impact 2), so a BA Machine Pistol is a Machine Pistol (12, 3, 1) with Impact 2.",
        },
        Ruling {
            id: "ffo.ruling.npc-medic-level",
            rules: &["ffo.npc.full-tables", "ffo.npc.quick-tables"],
            question: "What level has a pre-generated Medic?",
            ruling: "Roll 1d6 when he is generated: 1-5 level one, 6 level two.",
            why: "Attribute table, entry 4.",
        },
        Ruling {
            id: "ffo.ruling.meet-leader",
            rules: &["ffo.meet.roll"],
            question: "Who is the leader of each side, and are there other modifiers?",
            ruling: "Players: the Leader of the group that caused the resolution (Star, else highest Rep). NPCs: highest Rep, ties at random. No Leader Die, Attribute or Skill applies; current (lowered) Rep is used; with 0 dice the score is 0. The player makes the choices offered, also for a group without a Star.",
            why: "The table lists one modifier only.",
        },
        Ruling {
            id: "ffo.ruling.meet-ganger-join",
            rules: &["ffo.meet.ganger-more"],
            question: "The two printings of the Ganger row differ ('if you are not' / 'while others').",
            ruling: "Gangers with Rep lower than the player leader's ask to join a Ganger player; all other Gangers, and all of them towards a non-Ganger, exchange pleasantries. All barter.",
            why: "Both versions are satisfied.",
        },
        Ruling {
            id: "ffo.ruling.meet-survivor-join",
            rules: &["ffo.meet.survivor-more"],
            question: "The Survivor row says Citizens ask to join.",
            ruling: "Survivors with Rep equal to or lower than the player leader's ask to join, whatever the player's Class.",
            why: "The row was copied from the Citizen table; unlike the Ganger row it has no condition on Class.",
        },
        Ruling {
            id: "ffo.ruling.meet-mixed-group",
            rules: &["ffo.meet.citizen-less", "ffo.meet.survivor-less", "ffo.meet.citizen-more"],
            question: "NPC groups with different Reps: one die or many, and what do the others do in a fight?",
            ruling: "Each NPC's Rep is compared with the Rep of the player's leader. One die decides for all higher-Rep NPCs together. If they Walk the Walk the whole NPC group takes the In Sight Test and becomes Enemies.",
            why: "A group meets the players as a group.",
        },
        Ruling {
            id: "ffo.ruling.meet-active",
            rules: &["ffo.meet.walk-the-walk", "ffo.meet.setup"],
            question: "Who is active in an In Sight that follows a Meet & Greet?",
            ruling: "The side whose activation brought about the meeting (the mover). A later Walk the Walk may be declared at any moment at which no action, test or reaction is being resolved, in the player's own phase or in another; the side whose phase it is counts as active, whoever declared it, and between turns nobody does. At the start of a game (PEF already in view) the side that chose to Walk is active. Nobody gets the two extra inches of movement.",
            why: "In Sight gives -1d6 to active characters. The text allows it at any time; the example has the player declare in his own activation.",
        },
        Ruling {
            id: "ffo.ruling.meet-searched",
            rules: &["ffo.meet.army-same-or-less", "ffo.meet.guard-less", "ffo.meet.police-less"],
            question: "What is 'armed', who is searched, what is 'past this spot', what is resisting?",
            ruling: "The whole player group is searched; it is armed if anybody in it has a ranged weapon or a purpose-made melee weapon, also in a pack. Police who find no weapon let the players go on without further effect. Past this spot: farther from the edge by which the players entered than the NPC leader stood. The player answers yes or no to arrest; no is resisting: both sides Walk the Walk and are Enemies. Weapons handed to the Police at the roadside are gone for good.",
            why: "Weapons come back only after jail (p. 64).",
        },
        Ruling {
            id: "ffo.ruling.enemy-scope",
            rules: &["ffo.meet.enemies", "ffo.meet.police-more", "ffo.meet.army-more", "ffo.meet.guard-more"],
            question: "Is one an Enemy of a group or of a whole Class?",
            ruling: "Of the Police, the National Guard or the Army as a whole, each on its own. Of the individual NPC group in case of Citizens, Gangers and Survivors. The status belongs to the player's band.",
            why: "The official forces are named as bodies; gangs and survivors are many.",
        },
        Ruling {
            id: "ffo.ruling.npc-status",
            rules: &["ffo.npcmove.neutral-definition", "ffo.npcmove.friend", "ffo.meet.enemies", "ffo.first30.week1-citizens"],
            question: "How does an NPC become Enemy, Neutral or Friend?",
            ruling: "The status is one for the whole NPC group; what holds for one member holds for the group. Enemy: Walk the Walk by either side, an Enemy result, being robbed or attacked, and from the next meeting on a second failed recruitment. Friend: at once, the Week One roll of 5-6; from the next meeting on, a group of which somebody asked to join and was not taken, or with one of whom a People Challenge was won (recruit or barter), and a former band member who left without poisoning minds. Neutral: met and none of these, also after pleasantries or after barter that a Meet & Greet brought. Enemy overrides everything for ever; Friend overrides Neutral.",
            why: "Only Enemy and Neutral are defined; these are the friendly outcomes the book knows. In its example a Ganger who has bartered after a Meet & Greet is still a mere rival. A change of mind shows at the next meeting, as with the second failed recruitment; else a refused asker would come with the same offer again in the same Encounter.",
        },
        Ruling {
            id: "ffo.ruling.interact",
            rules: &["ffo.npcmove.neutral-2"],
            question: "What does a Neutral that 'attempts to interact' do?",
            ruling: "It moves to within 3 inches of the nearest player figure. There the Meet & Greet of its Class is taken once more. This happens once per Neutral group and Encounter; afterwards pass 2d6 counts as pass 1d6.",
            why: "Meet & Greet is the book's only interaction procedure between groups; 3 inches is the recruiting distance.",
        },
        Ruling {
            id: "ffo.ruling.friend-interaction-table",
            rules: &["ffo.npcmove.friend", "ffo.first30.week1-citizens"],
            question: "The Friend Interaction Table is named three times and printed nowhere.",
            ruling: "Reconstruction. FRIEND INTERACTION, once per Friend group and Encounter, when the Friend has moved to within 3 inches of a player figure: the player group's leader rolls 2d6 versus his People Skill; a 6 never passes. Pass 2d6: the Friend offers all of: he joins the band (no Challenge, if he is allowed to), he barters (no Challenge), he gives a tip (current ER -1 or +1 as the player chooses). Pass 1d6: he barters (no Challenge) or gives the tip, the player chooses one. Pass 0d6: pleasantries only. In Week One joining is not available. Afterwards a Friend who did not join moves like a Neutral that has already interacted.",
            why: "Built from the book's own parts: People Skill for dealings with people, joining and barter from the Meet & Greet row 'player scored more', the ER choice from Modifying the ER, and the 2/1/0 form of all 2d6 tables.",
        },
        Ruling {
            id: "ffo.ruling.arrest-details",
            rules: &["ffo.arrest.police", "ffo.arrest.national-guard", "ffo.arrest.army", "ffo.mercy.when"],
            question: "Who is arrested, what is paid and lost, and what happens to figures beaten by Police or soldiers?",
            ruling: "All members of the arrested group. The Encounter is over for them and not a success. Police: one fine of 1/2d6 Items for the group, from carried things or the Home, chosen by the player, weapons held by the Police excluded; the next week is skipped, including a scripted Encounter; carried non-weapon Items are kept. Army: everything carried is lost, each character dices for his own escape weapon and gets one Food; the Home is untouched; no time is lost. Characters who surrender to, or are Out of the Fight in the hands of, Police, National Guard or Army are arrested; the Mercy Table is not used.",
            why: "The Mercy Table has rows for Gangers, Survivors and Citizens only; the Army text lists all one escapes with.",
        },
        Ruling {
            id: "ffo.ruling.recruit-limits",
            rules: &["ffo.recruit.challenge", "ffo.recruit.asked-to-join", "ffo.meet.citizen-more", "ffo.recruit.second-try", "ffo.recruit.reach"],
            question: "Which limits apply to recruiting during the campaign, and who may recruit?",
            ruling: "As for the first band (p. 10): at most one Grunt per point of the Star's Rep, nobody with a Rep higher than the Star's, and only Citizens on Days 1-20. Police, National Guard and Army cannot be recruited. Any able character of the band may recruit, the Star need not be there; he takes the Challenge with his own Rep and People Skill, the limits stay those of the Star. If the Star's Rep drops nobody has to leave. A Challenge with pass 1d6 may be re-rolled once at once; giving up is not a failure but he can never be tried again (Challenge Table). In the second attempt, after a failure, pass 1d6 is a failure without re-roll (ffo.challenge.history).",
            why: "The limits are stated for starting the band and repeated as general in the summary boxes.",
        },
        Ruling {
            id: "ffo.ruling.npcmove-outnumbered",
            rules: &["ffo.npcmove.enemy-2", "ffo.npcmove.enemy-1", "ffo.npcmove.enemy-0"],
            question: "Enemies who pass 2d6 while outnumbered; may Enemies who do not move shoot?",
            ruling: "Outnumbered (fewer able figures than the player side in play) they act as on pass 1d6. Enemies shoot at the closest target in range and LOS whenever they are active and may fire, also when they do not move. 'Flank' is a cover position from which the line to a player figure is 90 degrees or more away from the line of the other half; the split is as even as possible, the flankers led by the second-highest Rep. Groups of one do not split.",
            why: "The row covers only 'not outnumbered'; the table is about movement, and active figures may always fire in place.",
        },
        Ruling {
            id: "ffo.ruling.mercy-details",
            rules: &["ffo.mercy.when", "ffo.mercy.dice", "ffo.mercy.pass-1-survivors", "ffo.mercy.pass-2"],
            question: "When is it rolled, for whom, and what is lost?",
            ruling: "For each character separately: when captured or when surrendering; and at the end of the Encounter for every unretrieved Out of the Fight band member if able human Enemies are left on the table. If only zombies are left he is dead. Lost is what he carries, never the Home. Whoever is left alive is taken off the table and takes no further part in the Encounter. The enemy Leader is the highest Rep able Enemy on the table. The one Food left to Citizens is one in all per enemy group. Who is left alive and was Out of the Fight still takes the After the Battle Recovery Test.",
            why: "The People Skill comparison is personal; 'one Food for all of them' is shared.",
        },
        Ruling {
            id: "ffo.ruling.mercy-cheat-death",
            rules: &["ffo.mercy.star", "ffo.mercy.pass-0"],
            question: "During the Encounter Cheating Death needs a killer of equal or higher Rep (ffo.star.cheat-death). Does a Star at the mercy of lower Reps have it, and what is left to one who is treated like a Grunt?",
            ruling: "Every Star at the mercy of human enemies may Cheat Death, whatever their Rep; he says so before the Mercy dice are thrown. A Star whom a zombie put Out of the Fight may not. A Star who is treated like a Grunt takes the result as it falls: neither Star Power nor Larger Than Life nor Cheating Death helps, and pass 0d6 kills him.",
            why: "The Mercy section offers it to Stars without naming a Rep, in place of the roll; the rule of p. 6 answers a deadly hit. Zombie damage excludes it everywhere. Who gives up being a Star here gives up what a Star has.",
        },
        Ruling {
            id: "ffo.ruling.mercy-takings",
            rules: &["ffo.mercy.pass-1-gangers", "ffo.mercy.pass-1-citizens", "ffo.mercy.pass-1-survivors", "ffo.mercy.pass-2"],
            question: "On pass 1d6 the Ganger line names no weapons and the Citizen line no Resources. Do the captives keep those?",
            ruling: "No. Whoever takes, takes everything the captive carries: weapons, worn Body Armor, pack, all Items and Resources. The one Food that Survivors leave to Citizens is the only exception.",
            why: "A weapon is the first example of an Item, and the book calls units of Food and Fuel Items too. Otherwise pass 1d6 would leave a captive better off than pass 2d6.",
        },
        Ruling {
            id: "ffo.ruling.surrender-to-zombies",
            rules: &["ffo.mercy.surrender"],
            question: "Can one surrender to zombies, or with no enemy near?",
            ruling: "Only to human Enemies on the table with LOS to the character.",
            why: "The Mercy Table needs an enemy Leader.",
        },
        Ruling {
            id: "ffo.ruling.night-visibility",
            rules: &["ffo.daypart.night-vision", "ffo.daypart.evening-vision", "ffo.event.17"],
            question: "The In Sight chapter mentions 12 inches at night, the Day Part rule 6 inches.",
            ruling: "Evening 12, Night 6, Night with full moon 12. The moon die is rolled once per Encounter, when it first is Night. With bad weather the smaller distance counts. Morning and Daytime: no limit. Zombies are limited in the same way.",
            why: "The Day Part section is the rule; the other sentence is an illustration (and true with a full moon).",
        },
        Ruling {
            id: "ffo.ruling.light-sources",
            rules: &["ffo.daypart.lit-area"],
            question: "Where are light sources?",
            ruling: "One lamp post at each street crossing and at the middle of each street section, only in urban and suburban areas and only on Days 1-20 (power). A burning building and a vehicle with running engine (6 inches to its front) are light sources on any day.",
            why: "The timeline has blackouts as the norm from Day 21.",
        },
        Ruling {
            id: "ffo.ruling.day-part-cycle",
            rules: &["ffo.daypart.advance", "ffo.daypart.advance-limit"],
            question: "What exactly is ignored by the 'only one Morning or one Evening' rule?",
            ruling: "Each Encounter remembers the Day Parts it has had, the first one included. A double six that would lead into a Morning or Evening it has already had changes nothing. Example: start Evening, then Night, Morning, Daytime; the next double six would be a second Evening and is ignored.",
            why: "Direct reading. Daytime and Night are not limited: an Encounter that starts in Daytime can come back to Daytime, one that starts at Night to Night, and stops there because the next step would be a second Evening or Morning.",
        },
        Ruling {
            id: "ffo.ruling.week-one",
            rules: &["ffo.first30.week1-setup", "ffo.first30.week1-one-zombie", "ffo.first30.week1-last-pef", "ffo.first30.week1-citizens"],
            question: "Are zombies generated at the start of Week One, is Meet & Greet taken, what is success?",
            ruling: "No zombies at the start; a building check finds at most one; noise generates normally. Citizens roll 1d6 per group for Neutral or Friend and no Meet & Greet is taken. The last PEF becomes one zombie if none was met (zombies from buildings and noise count as met). Success: at least one Item or Resource found, or one Friend interacted with, and the Star has left the table alive.",
            why: "With starting zombies the special rule for the last PEF would never matter, and any result is to be one zombie.",
        },
        Ruling {
            id: "ffo.ruling.week-two",
            rules: &["ffo.first30.week2-pef-table", "ffo.first30.week2-setup"],
            question: "Is the 2d6 versus ER roll made first? Size of the checkpoint? Is there recruiting? The heading says Urban only.",
            ruling: "No: resolving a PEF is the 1d6 on the special table, nothing else; the ER does not change. A checkpoint is a National Guard contact (two How Many rolls, Citizen column). Zombies are placed by clock 12 inches from the nearest player figure. The table is used in every area. Starting zombies as in a Search. Band members may come along as in a Search, but nobody new can be recruited, also not one who asks to join. After a Robbery the Encounter goes on in its own Day Part with the figures where they stand. Success: the Star leaves by section 1.",
            why: "The special table is used 'as opposed to the normal table'. Getting home takes the place of recruiting, and Week Three says that nobody has been recruited yet.",
        },
        Ruling {
            id: "ffo.ruling.week-three",
            rules: &["ffo.first30.week3-route", "ffo.first30.week3-grunt", "ffo.first30.week3-vehicle"],
            question: "Is the way back a new table, which Grunt may be chosen, and what if the band already has Grunts?",
            ruling: "It is the same table: zombies, NPCs and unresolved PEFs stay as they are, no new PEFs and no new starting zombies; the re-entry takes place at the start of the next turn. The Grunt is any row of the full tables of the Star's Class or of the Citizens with Rep not above the Star's. Grunts recruited earlier in the campaign take no part in the first crossing and may come in with the Star at the re-entry; if the band is full the automatic recruit is not taken. Gangers met have one Sedan per four figures. Success: the Star exits from section 3.",
            why: "One Encounter with one set-up; recruiting limits of p. 10.",
        },
        Ruling {
            id: "ffo.ruling.search-end",
            rules: &["ffo.search.end", "ffo.search.objective"],
            question: "Does a Search stop with the first find?",
            ruling: "No. The first find or recruit makes it a success; play goes on until the player declares to leave and all his figures are off the table or lost, or until no zombie or Enemy is on the table and he declares the end.",
            why: "'Play continues until' names what may end it; players want to carry on.",
        },
        Ruling {
            id: "ffo.ruling.raid-class",
            rules: &["ffo.raid.sides"],
            question: "How is the opposing Class determined at random?",
            ruling: "1d6. Survivor: 1-3 Gangers, 4-6 Citizens. Ganger: 1-3 Survivors, 4-6 Citizens. Citizen: 1-3 Gangers, 4-6 Survivors.",
            why: "Even chance between the two other player Classes.",
        },
        Ruling {
            id: "ffo.ruling.raid-building",
            rules: &["ffo.raid.building-los", "ffo.raid.common-procedures", "ffo.raid.sides"],
            question: "Which PEF is inside the raided building, who is it, and what if there are two?",
            ruling: "When the player raids, each target building gets one PEF of its own in addition to the three normal ones. It does not move. Resolve it with 2d6 versus current ER: pass 2d6, defenders of the Class being raided, number by the How Many column of that Class, no Meet & Greet, Enemies; pass 1d6, ER +1 and the building is empty; pass 0d6, empty. If a normal PEF is in the building too, the building's own is resolved first with all that follows, then the other by the normal tables.",
            why: "The text presupposes a PEF inside and says 'the figures, if any'. PEFs are resolved one at a time with all that follows.",
        },
        Ruling {
            id: "ffo.ruling.raid-loot",
            rules: &["ffo.raid.loot-time", "ffo.find.loot-table"],
            question: "What does looting a building in a raid bring, and what interrupts it?",
            ruling: "A building is empty when a search would be allowed in it (ffo.ruling.search-functioning); while it is not, no time counts. Every raider who spent the full time inside rolls once on the Loot Table, pass 0d6 counting as pass 1d6. Being shot at, charged or leaving interrupts; the count starts again. The time is rolled once per building.",
            why: "The Loot Table is the book's only measure; an inhabited place is never bare.",
        },
        Ruling {
            id: "ffo.ruling.raid-hostage",
            rules: &["ffo.raid.hostage", "ffo.raid.hostage-last"],
            question: "Which roll is made in the last building?",
            ruling: "Only the (1-5)/(6) roll. With a single target building that roll decides. Only target buildings count.",
            why: "The second rule replaces the first for the last building; with both, a failed first roll would be doubled.",
        },
        Ruling {
            id: "ffo.ruling.raid-defend",
            rules: &["ffo.raid.sides", "ffo.raid.deploy-defender", "ffo.raid.objective"],
            question: "In Raid: Defend, where are the raiders and how many?",
            ruling: "They are among the PEFs. Any PEF that resolves to human contact is the raiders: the random opposing Class, number by its How Many column, Enemies, no Meet & Greet. If the last PEF is resolved and no raiders have appeared, it is the raiders. Their aim is to reach a target building and loot it by the raid rules. The player succeeds when all raiders are down, captured or gone and no building was looted.",
            why: "NPCs enter every Encounter as PEFs; the last-PEF rule is taken from Week One.",
        },
        Ruling {
            id: "ffo.ruling.takeback-result",
            rules: &["ffo.takeback.objective"],
            question: "What does a successful Take Back bring?",
            ruling: "The player may declare any building of the table his Home. Zombies generated later in the Encounter must be eliminated too. Neutrals and Friends need not be driven off. A building is searched when one character has completed a search of every floor.",
            why: "The stated purpose is a safe place to live; opposing humans are Enemies.",
        },
        Ruling {
            id: "ffo.ruling.robbery-robbers",
            rules: &["ffo.robbery.placement", "ffo.robbery.setup", "ffo.bushwhack.procedure"],
            question: "Who are the robbers and how many?",
            ruling: "Gangers on any day, number by 1d6 on the Gang column of How Many with the area modifier, PG being the player figures present. Same for a Bushwhack. They stay in the roster as Enemies.",
            why: "Gangers prey on others by definition of the Class; no other number is given.",
        },
        Ruling {
            id: "ffo.ruling.bushwhack-day-part",
            rules: &["ffo.bushwhack.procedure", "ffo.daypart.choice"],
            question: "In which Day Part does a Bushwhack happen?",
            ruling: "In the Evening, like a Robbery.",
            why: "It follows the procedure of the Robbery except for the In Sight Test, and that procedure fixes the Evening. (The sister book rolls for the Day Part of both.)",
        },
        Ruling {
            id: "ffo.ruling.robbery-challenge",
            rules: &["ffo.robbery.challenge", "ffo.robbery.player-more", "ffo.robbery.robbers-more"],
            question: "How do both sides take one People Challenge, and what on a tie?",
            ruling: "Each leader rolls 2d6 versus his Rep modified as the challenger (People Skill higher +1, lower -1, -1 per opponent over the first, Attributes); no re-rolls; 6 always fails. More passed d6 wins. Tie: the player may hand over 1/2d6 Items or go to In Sight with his characters active (1-3) or inactive (4-6). The player picks the Items; with fewer he gives all.",
            why: "'Scores more' compares numbers; the tie die is the one of Bushwhack.",
        },
        Ruling {
            id: "ffo.ruling.robbery-companions",
            rules: &["ffo.robbery.companions"],
            question: "One roll of the Star or one per Grunt, and which Skill does the Grunt add?",
            ruling: "The Star rolls once. Each Grunt adds its own People Skill.",
            why: "'Do the same to each Grunt' repeats the roll for the Grunt only.",
        },
        Ruling {
            id: "ffo.ruling.robbery-voluntary",
            rules: &["ffo.robbery.objective", "ffo.encounter.kinds"],
            question: "How does the player rob others?",
            ruling: "Roles reversed. The player names the Class (one that the Contact Table of the day contains); number by its How Many column. His band may all come. Place 2 inches apart, both Challenges. Player passes more: the victims hand over 1/2d6 Items or Resources of those they have, player's choice. Tie: In Sight, player active (1-3) or inactive (4-6). Victims pass more: In Sight with the player active. Victims become Enemies. Success: at least one Item taken and carried off the table.",
            why: "Mirror of the printed procedure.",
        },
        Ruling {
            id: "ffo.ruling.success",
            rules: &["ffo.after.rep-up-conditions", "ffo.after.rep-down", "ffo.keep.both-zero", "ffo.robbery.objective", "ffo.bushwhack.procedure"],
            question: "When is an Encounter a success for the band and for one character?",
            ruling: "Band: objective reached (see each Encounter; Robbery as victim: no Item handed over or taken, nobody Out of the Fight or dead; Bushwhack: nobody Out of the Fight or dead). Character: the band's success, unless he Ran Away, was arrested or captured, Cheated Death, or left the table before the objective was reached. An Encounter that is not a success is a failure. Keeping It Together uses the band's result.",
            why: "The book allows different results for different characters without saying how.",
        },
        Ruling {
            id: "ffo.ruling.advance-once",
            rules: &["ffo.after.rep-up-roll", "ffo.after.skill-up-conditions", "ffo.after.zero-skill", "ffo.after.rep-up-conditions"],
            question: "How many attempts, with which Rep, and what counts as kill or use?",
            ruling: "One attempt per character and Encounter: Rep, or one Skill, or one zero Skill. The permanent Rep is used (without hunger or sleep). A kill is any zombie made Obviously Dead by the character, also by vehicle or popping the weasel. A Skill was used successfully if a Challenge of its kind ended as a success (in a Robbery: more passed d6 than the other side). A zero Skill needs the other three conditions but not its own use. A character who recovered from Out of the Fight still went Out of the Fight; damage reduced by Star Power does not count.",
            why: "Skill is tried 'instead of' Rep, the zero Skill 'instead of' another Skill.",
        },
        Ruling {
            id: "ffo.ruling.rep-down-once",
            rules: &["ffo.after.rep-down", "ffo.mercy.star"],
            question: "Failure and Out of the Fight together; Cheating Death; Rep 2 or lower.",
            ruling: "One roll per character and Encounter, whatever the number of reasons. Cheating Death costs its own Rep point at once and counts as going Out of the Fight. A character at Rep 2 rolls like everybody, but a 1 changes nothing; Cheating Death does not take Rep below 2 either. Hunger and Lack of Sleep are temporary and may go to 1. The dead do not roll.",
            why: "The condition is joined by 'or'; the floor of 2 is stated for Rep as such, while Lack of Sleep names its own floor of 1.",
        },
        Ruling {
            id: "ffo.ruling.keep-ties",
            rules: &["ffo.keep.both-zero", "ffo.keep.star-more", "ffo.keep.grunt-more"],
            question: "Equal successes other than zero have no row.",
            ruling: "They are treated like both zero: stays after a success, leaves after a failure.",
            why: "It is the table's only row for equality.",
        },
        Ruling {
            id: "ffo.ruling.keep-double-zero",
            rules: &["ffo.keep.star-double", "ffo.keep.grunt-double"],
            question: "Is 1 to 0 twice as many?",
            ruling: "Yes: a side with at least 1 success against 0, or at least twice a non-zero score, has twice as many.",
            why: "2 x 0 = 0.",
        },
        Ruling {
            id: "ffo.ruling.keep-procedure",
            rules: &["ffo.keep.when", "ffo.keep.star-modifiers", "ffo.keep.grunt-modifiers", "ffo.keep.grunt-double", "ffo.keep.grunt-roll", "ffo.keep.star-double", "ffo.keep.grunt-more", "ffo.keep.new-leader"],
            question: "Who tests, when do poisoned minds count, which Rep, how are months counted?",
            ruling: "Recovery Tests and changes of Rep come first. All Grunts of the band who are alive and have returned test, also those who stayed at Home. All compare with the same Star score at the same time; poison counts from the next test on and for ever. Current Rep (with hunger, without sleep) is used; below 1 die the score is 0. The Food of the band, wherever it is kept, is counted at step 4 before any is burned. Months are full Campaign Turns since joining, -1d6 at 3, 6, 9 and so on. Out of the Fight and dead are counted over the whole band in that Encounter, Star not included in the second line. Grunts excused by the Star's double skip exactly one test. Leavers go to the roster. After the death of the Leader the new one rolls with his own Rep and modifiers; that test takes the place of the one after this Encounter.",
            why: "Step 8 comes before step 9; simultaneous tests avoid an order the book does not give.",
        },
        Ruling {
            id: "ffo.ruling.start-class",
            rules: &["ffo.start.sequence", "ffo.time.timeline"],
            question: "Getting Started lets the player choose a Class, but all players are Citizens for 20 days.",
            ruling: "A campaign that starts on Day 20 or earlier has a Citizen Star; one that starts later lets him be Ganger or Survivor. The date is therefore asked before the Class. The default start is Day 1. The first band is drawn from the Star's Class or Citizens; before Day 21 from Citizens only.",
            why: "p. 8 and p. 10.",
        },
        Ruling {
            id: "ffo.ruling.start-order",
            rules: &["ffo.start.sequence", "ffo.item.start-unrecruited"],
            question: "The book's list has the date after Class, Items and band, and the Items before the band, on whose size their number depends. In which order is it asked?",
            ruling: "Rep, Skills, 1st and 2nd Attribute, Ambidextrous, date, Class, weapons, Items and Resources, band, the extra Items for Grunts not recruited, area, Home, first Campaign Turn. Starting Items not yet chosen may be chosen together with the extra ones.",
            why: "Class and the people who can be recruited depend on the date, the extra Items on the band. Everything else keeps its printed place.",
        },
    ],
    examples: &[
        Example {
            id: "ffo.example.pass-dice-rep4",
            rules: &["ffo.dice.pass", "ffo.charge.roll"],
            section: "p. 2, Passing Dice",
            given: "Ganger, Rep 4, rolls 2d6 against Rep",
            dice: &[5, 2],
            expect: "passes 1d6",
            results: &["One"],
        },
        Example {
            id: "ffo.example.successes-six-dice",
            rules: &["ffo.dice.successes"],
            section: "p. 3, Counting Successes",
            given: "Citizen in melee rolls 6d6",
            dice: &[1, 2, 2, 3, 5, 6],
            expect: "4 successes",
            results: &["4"],
        },
        Example {
            id: "ffo.example.possibility-night",
            rules: &["ffo.dice.possibility"],
            section: "p. 3, Possibilities",
            given: "Night instead of day on (1-2)",
            dice: &[5],
            expect: "does not happen: day time",
            results: &["false"],
        },
        Example {
            id: "ffo.example.sum-13",
            rules: &["ffo.dice.sum", "ffo.attribute.table"],
            section: "p. 3, Reading and Adding the Dice",
            given: "3d6 on the Attributes Table",
            dice: &[3, 4, 6],
            expect: "total 13 (Poser)",
            results: &["Poser"],
        },
        Example {
            id: "ffo.example.half-d6-three",
            rules: &["ffo.dice.half-d6"],
            section: "p. 3, 1/2D6",
            given: "1+1/2d6 Gangers are met",
            dice: &[3],
            expect: "half of 3 rounded up is 2; 3 Gangers",
            results: &["3"],
        },
        Example {
            id: "ffo.example.dice-from-corner",
            rules: &["ffo.dice.how-many"],
            section: "p. 3, How Many D6",
            given: "A table with 2 in its corner, and the melee table with Rep in its corner used by a Rep 4 character",
            dice: &[],
            expect: "2d6 on the first; 4d6 on the second",
            results: &["(2, 4)"],
        },
        Example {
            id: "ffo.example.star-power-rep5",
            rules: &["ffo.star.power-roll", "ffo.star.power-levels", "ffo.star.power-prone"],
            section: "p. 5, Star Power",
            given: "Star Rep 5 with Star Power 5 takes an OD result from small arms",
            dice: &[2, 2, 3, 5, 6],
            expect: "three successes: OD to OOF to Stunned to Carry On, still knocked down; the 6 is lost, Star Power is 4 for the rest of the Encounter (see ffo.ruling.star-power-example)",
            results: &["(CarryOn, 4)"],
        },
        Example {
            id: "ffo.example.larger-than-life",
            rules: &["ffo.star.larger-than-life", "ffo.star.advantage-order"],
            section: "p. 6, Larger Than Life",
            given: "Star Rep 5 shot by a Ganger Rep 4, OD result, Star Power (5d6) does not help, the Star declares Larger Than Life",
            dice: &[4, 4, 5, 5, 5],
            expect: "Out of the Fight",
            results: &["Suffers(OutOfTheFight)"],
        },
        Example {
            id: "ffo.example.cheat-death",
            rules: &["ffo.star.cheat-death", "ffo.star.advantage-order"],
            section: "p. 6, Cheating Death",
            given: "Ganger Star Rep 5 shot by a Survivor Rep 5, OD result, Star Power (5d6) does not help, the Star declares Cheating Death",
            dice: &[4, 4, 5, 5, 5],
            expect: "removed from the table alive, Rep now 4",
            results: &["CheatsDeath { rep: 4 }"],
        },
        Example {
            id: "ffo.example.free-will",
            rules: &["ffo.star.free-will", "ffo.star.free-will-excluded", "ffo.star.power-after-recover"],
            section: "p. 6, Free Will",
            given: "Billy Pink, Ganger Star Rep 5, is shot at; later he is knocked down and rolls Recover From Knock Down, passing 2d6; then his Star Power",
            dice: &[2, 4, 1, 4, 4, 4, 4],
            expect: "he chooses to pass 2d6 on Received Fire and returns fire (a Rush Shot, as a Ganger); on the knock down he must roll, is Stunned, and may then use Star Power, of which one success is enough",
            results: &["RushShot", "Stunned", "CarryOn"],
        },
        Example {
            id: "ffo.example.skills",
            rules: &["ffo.skill.assign"],
            section: "p. 7, How Proficient in the Skill",
            given: "Four characters (Rep, Pep, Sav)",
            dice: &[],
            expect: "Alyson 2, 1, 0; Barnes 5, 3, 4; Clack 4, 3, 2; Denzel 3, 1, 2 are all legal",
            results: &["(1, 0)", "(3, 4)", "(3, 2)", "(1, 2)"],
        },
        Example {
            id: "ffo.example.attribute-14",
            rules: &["ffo.attribute.count", "ffo.attribute.table"],
            section: "p. 7, Attributes",
            given: "Rep 5 Ganger Star, first Attribute rolled on 3d6 with a total of 14, second chosen",
            dice: &[4, 4, 6],
            expect: "Free Spirit is rolled; Logical is chosen as the second",
            results: &["(FreeSpirit, true)", "[]"],
        },
        Example {
            id: "ffo.example.group-link-broken",
            rules: &["ffo.group.cohesion", "ffo.group.break"],
            section: "p. 11, Group Cohesion",
            given: "Figures A, B, C, D, E in a chain, each within 4 in and LOS of another; only D links E; D goes down",
            dice: &[],
            expect: "two groups: A, B, C and E; they activate separately",
            results: &["[[0, 1, 2, 3, 4]]", "[[0, 1, 2], [4]]"],
        },
        Example {
            id: "ffo.example.group-join",
            rules: &["ffo.group.split-combine"],
            section: "p. 11, Splitting Up Groups",
            given: "E activates, moves 4 in and joins A, B, C",
            dice: &[1, 6],
            expect: "E may use its remaining movement, Fast Move included, together with A, B and C; nobody exceeds their own movement",
            results: &["[[0, 1, 2, 3]]", "[12, 12, 12, 8]"],
        },
        Example {
            id: "ffo.example.temporary-leader",
            rules: &["ffo.leader.types", "ffo.leader.temporary-functions"],
            section: "p. 12, Leaders",
            given: "Star Billy Pink moves 8 in away from his three Gangers (Rep 4, 3, 3)",
            dice: &[],
            expect: "two groups; the Rep 4 Ganger is Temporary Leader of the second",
            results: &["(0, true)", "(0, false)"],
        },
        Example {
            id: "ffo.example.leader-die",
            rules: &["ffo.leader.die", "ffo.leader.die-when", "ffo.react.procedure"],
            section: "p. 12, Leader Die",
            given: "Sooze (Star Leader, Rep 5) was not fired on; two Grunts of her group take Received Fire: Leader Die, then the Rep 4 Grunt's 2d6, then the Rep 3 Grunt's 2d6",
            dice: &[3, 5, 3, 5, 4],
            expect: "Leader Die passed; Rep 4: 1 + 1 = pass 2d6; Rep 3: 0 + 1 = pass 1d6",
            results: &["[RushShot, DuckBack]"],
        },
        Example {
            id: "ffo.example.activation-5-4",
            rules: &["ffo.turn.order", "ffo.turn.eligible"],
            section: "p. 13, Turn Sequence",
            given: "Blue rolls 5, red rolls 4; blue has a group led by a Rep 4 Temporary Leader",
            dice: &[5, 4],
            expect: "blue activates first, only groups led by Rep 5 or more; its Rep 4 group does not activate; then red activates groups led by Rep 4 or more",
            results: &["Phases([Phase { side: 0, score: 5, steps: [[1]] }, Phase { side: 1, score: 4, steps: [[0]] }])"],
        },
        Example {
            id: "ffo.example.four-factions",
            rules: &["ffo.turn.multi-human-dice", "ffo.turn.multi-human-doubles"],
            section: "p. 14, Multiple Human Players",
            given: "Police, NPC gang, player gang (nominated for doubles) and zombies roll",
            dice: &[5, 3, 3, 2, 1, 4],
            expect: "order Police, then the two gangs after a roll-off (here 1 against 4: the player gang goes before the other), then zombies; no doubles",
            results: &["Phases([(0, 5), (2, 3), (1, 3), (3, 2)])"],
        },
        Example {
            id: "ffo.example.four-factions-doubles",
            rules: &["ffo.turn.multi-human-doubles"],
            section: "p. 14, Multiple Human Players",
            given: "Police, NPC gang, player gang (nominated for doubles) and zombies roll",
            dice: &[5, 3, 2, 2],
            expect: "doubles: nobody activates; check for a Random Event",
            results: &["Doubles { day_part_moves: false }"],
        },
        Example {
            id: "ffo.example.fast-move-group",
            rules: &["ffo.move.fast-roll", "ffo.move.fast-distance", "ffo.move.fast-status"],
            section: "p. 15, Fast Movement",
            given: "Group of a Rep 5 Leader, a Rep 4 Fast Grunt and a Rep 3 Grunt; group dice, then the Fast die (not passed)",
            dice: &[3, 5, 6],
            expect: "Rep 5 passes 2d6: 8 + 8 = 16 in; Rep 4 Fast passes 1d6 of 3: 10 + 5 = 15 in; Rep 3 passes 1d6: 8 + 4 = 12 in (the book prints 0d6, see ffo.ruling.fast-move-example); all count as Moving Fast",
            results: &["[16, 15, 12]"],
        },
        Example {
            id: "ffo.example.fast-move-partial",
            rules: &["ffo.move.fast-any-time"],
            section: "p. 15, Fast Movement",
            given: "Billy Pink has moved 6 of 8 in, then takes the Fast Move Test and gains 4 in",
            dice: &[2, 6],
            expect: "he moves up to another 6 in (2 + 4)",
            results: &["6"],
        },
        Example {
            id: "ffo.example.fast-move-exercise",
            rules: &["ffo.move.fast-distance"],
            section: "p. 15, Stop exercise",
            given: "Rep 4 figure takes a Fast Move Test",
            dice: &[3, 6],
            expect: "passes 1d6: up to 12 in",
            results: &["12"],
        },
        Example {
            id: "ffo.example.insight-order",
            rules: &["ffo.insight.order", "ffo.insight.grunt-action", "ffo.insight.loss-of-action"],
            section: "p. 17-18, Taking the In Sight Test",
            given: "B has 3 successes, C (enemy) 2, A 1; all Grunts; B fires and hits C, who goes down Stunned",
            dice: &[],
            expect: "order B, C, A; C loses its action; A may act; A and B finish their movement",
            results: &["[[1], [2], [0]]", "Fires([0])", "Nothing"],
        },
        Example {
            id: "ffo.example.insight-two-inches",
            rules: &["ffo.insight.trigger", "ffo.insight.two-inches", "ffo.insight.who"],
            section: "p. 16, Triggering an In Sight Test",
            given: "White figures A and B move; A comes into sight of Black C, B is still hidden behind a barn",
            dice: &[6, 6, 6, 6, 6, 6, 6, 6, 6, 6],
            expect: "the test is triggered by A alone; A and B may each move up to 2 in more, and B steps into C's sight; then A, B and C take one test together",
            results: &["[(0, 1), (1, 2)]"],
        },
        Example {
            id: "ffo.example.insight-star-keeps-action",
            rules: &["ffo.insight.star-power-keeps-action", "ffo.star.power-levels"],
            section: "p. 18, In Sight Resolution",
            given: "As ffo.example.insight-order, but C is a Star (Rep 4), is hit before acting (Stunned) and reduces the damage to Carry On with Star Power (4d6)",
            dice: &[2, 4, 5, 5],
            expect: "C keeps its 2 successes and still takes its In Sight action",
            results: &["CarryOn", "Chooses([Fire, DuckBack, Move, Runaway])"],
        },
        Example {
            id: "ffo.example.insight-extended",
            rules: &["ffo.insight.order", "ffo.insight.reactions-after", "ffo.insight.reaction-order", "ffo.insight.simultaneous-after"],
            section: "p. 18-20, What Now?",
            given: "White 1 has most successes; Black A and White 3 tie next; then Black C; then Black B and White 2 tie. White 1 misses A; A hits White 1 (OD); White 3 misses C; C misses White 3; B misses White 2; White 2 hits B (OD). After all acted: White 2, White 3 and Black C score Fire, Black A scores Duck Back",
            dice: &[1, 1, 1, 1, 1, 6, 6, 6, 1, 1, 1, 6, 1, 1, 1, 6, 1, 6, 6, 6, 1, 1, 6, 6, 1, 1, 6, 1, 1, 6, 1, 1, 1, 1, 1, 1, 6, 6, 1, 1, 1, 1, 1, 6, 6, 6, 6],
            expect: "no reaction test before the last action; Black A Ducks Back first; then Black C fires at White 3 while White 2 and White 3 fire at Black C, all simultaneous",
            results: &["[\"fires 0\", \"fires 2\", \"fires 3\", \"fires 5\", \"fires 1\", \"fires 4\", \"ducks 3\", \"fires 1\", \"fires 2\", \"fires 5\", \"ducks 2\", \"ducks 5\"]", "[true, false, false, false, true, false]"],
        },
        Example {
            id: "ffo.example.insight-new",
            rules: &["ffo.insight.new-figures", "ffo.insight.continue-move", "ffo.insight.two-inches"],
            section: "p. 20, New In Sights",
            given: "After its In Sight with C, active A moves on and comes into the sight of D, who was not in it",
            dice: &[1, 1, 1, 6, 6, 6, 6, 6, 1, 1, 1, 1, 6, 6, 6, 6, 6, 1],
            expect: "a new In Sight between A and D: up to 2 in of extra movement for A, new dice for both, and A may fire again if its action allows",
            results: &["[true, true]", "[false, true, true]"],
        },
        Example {
            id: "ffo.example.insight-postponed",
            rules: &["ffo.react.immediate", "ffo.react.ducked-already", "ffo.insight.grunt-action"],
            section: "p. 21, Exceptions",
            given: "Billy Pink acts first in an In Sight and misses a Ganger (Rep 4), who is out of range and out of Charge Reach when acting; then the dice of the Received Fire Test",
            dice: &[3, 4],
            expect: "the Ganger Ducks Back as the action; only then does the Ganger take Received Fire, counting the worse of Duck Back and the result",
            results: &["DucksBack", "DuckBack"],
        },
        Example {
            id: "ffo.example.citizen-received-fire",
            rules: &["ffo.react.citizen.received-fire", "ffo.react.procedure"],
            section: "p. 21, Taking a Reaction Test",
            given: "Citizen Rep 4 without a Leader takes Received Fire",
            dice: &[3, 5],
            expect: "passes 1d6: Duck Back",
            results: &["DuckBack"],
        },
        Example {
            id: "ffo.example.man-down-rep",
            rules: &["ffo.react.man-down-when", "ffo.react.man-down-exceptions"],
            section: "p. 21, Man Down",
            given: "Three Citizens (Rep 4, 3, 3) within 4 in and LOS of each other; a Rep 3 goes down Stunned",
            dice: &[],
            expect: "the other Rep 3 takes Man Down; the Rep 4 does not",
            results: &["[false, true]"],
        },
        Example {
            id: "ffo.example.recover-knock-down-rep3",
            rules: &["ffo.react.ganger.recover-knock-down"],
            section: "p. 21, Recover From Knock Down",
            given: "Jim Bob Joe, Ganger Rep 3, unprotected, is knocked down by fire",
            dice: &[4, 2],
            expect: "passes 1d6: Out of the Fight",
            results: &["OutOfTheFight"],
        },
        Example {
            id: "ffo.example.recover-knock-down-protected",
            rules: &["ffo.protection.effect", "ffo.react.ganger.recover-knock-down"],
            section: "p. 21, Recover From Knock Down",
            given: "Billy Pink, Rep 5, in a flak jacket, is knocked down in melee",
            dice: &[3, 4],
            expect: "passes 2d6: knocked down but Carry On",
            results: &["CarryOn"],
        },
        Example {
            id: "ffo.example.recover-duck-back-rep3",
            rules: &["ffo.react.ganger.recover-duck-back"],
            section: "p. 22, Recover From Duck Back",
            given: "Jim Bob Joe, Ganger Rep 3, has Ducked Back and activates",
            dice: &[4, 2],
            expect: "passes 1d6: remains Ducked Back",
            results: &["RemainDuckedBack"],
        },
        Example {
            id: "ffo.example.multiple-tests",
            rules: &["ffo.react.multiple", "ffo.react.ganger.received-fire", "ffo.react.ganger.man-down"],
            section: "p. 22, Multiple Tests",
            given: "Three Citizens fire at three Gangers; only the Gang Leader is hit and goes down; the two others (Rep 4 and 3) were fired at and see it within 4 in: the 2d6 of each",
            dice: &[3, 5, 4, 6],
            expect: "each of the two rolls one set of dice, reads it on Man Down and on Received Fire and takes the worse result: Rep 4 passes 1d6, Carry On and Duck Back, and Ducks Back; Rep 3 passes 0d6 and Runs Away",
            results: &["[DuckBack, Runaway]"],
        },
        Example {
            id: "ffo.example.shotgun-dice",
            rules: &["ffo.weapon.shotgun", "ffo.ammo.tight"],
            section: "p. 23, Shotgun",
            given: "Jim Bob Joe fires a shotgun at three targets",
            dice: &[1, 1, 2, 4, 5, 6],
            expect: "the 6, 5 and 4 are the shots; two 1s: out of ammo afterwards",
            results: &["[6, 5, 4]", "true"],
        },
        Example {
            id: "ffo.example.swath-three",
            rules: &["ffo.weapon.swath"],
            section: "p. 23, Arc of Fire",
            given: "SMG (Target 3) against three figures within a 3 in swath, 1 in apart",
            dice: &[],
            expect: "may fire at all three",
            results: &["true"],
        },
        Example {
            id: "ffo.example.swath-gap",
            rules: &["ffo.weapon.swath-gap"],
            section: "p. 23, Arc of Fire",
            given: "SMG (Target 3) against two figures more than 1 in but not more than 2 in apart",
            dice: &[2, 6, 4],
            expect: "one shot is burnt on the space between and takes the second highest die: the 6 goes on the first figure, the 4 is lost, the 2 goes on the second",
            results: &["[1]", "[6]", "[2]"],
        },
        Example {
            id: "ffo.example.outgunned-empty",
            rules: &["ffo.outgun.cannot-shoot-back"],
            section: "p. 24, Outgunned Rankings",
            given: "Billy Pink (Rep 5) with an empty assault rifle, out of Charge Reach and treated as a Grunt, is fired on with a bolt action rifle and passes 2d6 on Received Fire",
            dice: &[2, 5],
            expect: "Duck Back",
            results: &["false", "DuckBack"],
        },
        Example {
            id: "ffo.example.two-baps",
            rules: &["ffo.outgun.two-weapons", "ffo.outgun.ranking"],
            section: "p. 24, Outgunning When Firing Two Weapons",
            given: "A shooter with two BAPs against a figure with one BAP, then shot at by an assault rifle",
            dice: &[],
            expect: "OR 3: the figure with one BAP (OR 2) is Outgunned; the shooter is Outgunned by the assault rifle (OR 3)",
            results: &["true", "true"],
        },
        Example {
            id: "ffo.example.tight-ammo",
            rules: &["ffo.ammo.tight"],
            section: "p. 24, Tight Ammo",
            given: "Three shots at three targets",
            dice: &[1, 1, 6],
            expect: "all three dice are used for hitting; then the weapon is out of ammo",
            results: &["[6, 1, 1]", "true"],
        },
        Example {
            id: "ffo.example.stockpile-bap",
            rules: &["ffo.ammo.stockpile", "ffo.ammo.really-tight"],
            section: "p. 25, Stockpiling Ammo",
            given: "BAP (highest Target 2) with stockpiled ammo is out and is being reloaded: 2d6 against 1",
            dice: &[2, 3],
            expect: "passes 0d6: reloaded",
            results: &["Loaded"],
        },
        Example {
            id: "ffo.example.crossbow",
            rules: &["ffo.weapon.custom"],
            section: "p. 25, Make Your Own Weapons",
            given: "Custom crossbow modelled on the Bolt Action Rifle",
            dice: &[],
            expect: "Range 24, Target 1, Impact 2, reload after every shot, no zombies generated",
            results: &["(24, 1, 2)", "(true, true)"],
        },
        Example {
            id: "ffo.example.exchange-outgunned",
            rules: &["ffo.shoot.exchange", "ffo.outgun.ranking"],
            section: "p. 25, Resolving Fire",
            given: "Survivor Char (Rep 3, BAP) and Gnarly (Rep 4, SMG) both miss and both pass 2d6 on Received Fire: the dice of Gnarly, then those of Char",
            dice: &[1, 4, 2, 3],
            expect: "Char is Outgunned (2 against 3) and Ducks Back; the exchange ends",
            results: &["(true, false)", "[DuckBack, Fire]"],
        },
        Example {
            id: "ffo.example.assign-dice",
            rules: &["ffo.shoot.declare", "ffo.shoot.assign-dice"],
            section: "p. 26, Target Selection",
            given: "Carlos fires an AR, 1 shot declared on Dez first, the rest on Char",
            dice: &[5, 1, 2],
            expect: "sorted 5, 2, 1: the 5 on Dez, the 2 and 1 on Char",
            results: &["[5]", "[2, 1]"],
        },
        Example {
            id: "ffo.example.bap-at-cover",
            rules: &["ffo.shoot.score", "ffo.shoot.table-8", "ffo.shoot.table-10"],
            section: "p. 26, Ranged Combat",
            given: "Billy Pink (Rep 5) fires a BAP, 2 shots, at Carlos in cover",
            dice: &[3, 6],
            expect: "8 misses because of cover; 11 hits",
            results: &["Miss", "Hit"],
        },
        Example {
            id: "ffo.example.bap-damage",
            rules: &["ffo.damage.ranged", "ffo.react.ganger.recover-knock-down"],
            section: "p. 27, Types of Damage",
            given: "Billy Pink (Rep 5), BAP Impact 2, 2 shots at a Rep 3 Ganger behind a small wall: to hit, damage, then the Ganger's Recover test",
            dice: &[3, 6, 3, 3, 4],
            expect: "8 misses, 11 hits; damage 3 is above Impact 2: knocked down; 3 and 4 against Rep 3 pass 1d6: Out of the Fight",
            results: &["KnockedDown", "One"],
        },
        Example {
            id: "ffo.example.crowd",
            rules: &["ffo.cover.crowd-stray"],
            section: "p. 28, Cover or Concealment",
            given: "Jim Bob Joe (Rep 4) fires a Bolt Action Rifle at a stationary Citizen between three others: the die to hit, a die for each of the three, the damage die",
            dice: &[4, 2, 5, 3, 4],
            expect: "4 + 4 = 8, missed for cover; the second of the three has the highest die and is hit; damage 4 is above Impact 3: knocked down",
            results: &["Missed", "(1, KnockedDown)"],
        },
        Example {
            id: "ffo.example.pitiful-shot",
            rules: &["ffo.shoot.pitiful-shot"],
            section: "p. 28, Pitiful Shot",
            given: "Char (Rep 3) fires at Reed in cover: to-hit die, then the Pitiful Shot die",
            dice: &[6, 2],
            expect: "9 misses for cover; 2 is 3 or less: hit",
            results: &["Hit"],
        },
        Example {
            id: "ffo.example.chainsaw",
            rules: &["ffo.melee.chainsaw", "ffo.melee.chainsaw-stall"],
            section: "p. 29, Chainsaw",
            given: "Jim Bob Joe (Rep 4) melees with a chainsaw and rolls three 1s",
            dice: &[1, 1, 1, 2, 4, 5, 6],
            expect: "7d6 are rolled; the 4 successes of this round count, then the chainsaw has stalled",
            results: &["(4, Some(Stalled))"],
        },
        Example {
            id: "ffo.example.charge-multiple",
            rules: &["ffo.charge.any-time", "ffo.insight.order", "ffo.insight.zero"],
            section: "p. 30, Charge Into Melee Test",
            given: "Three Gangers with 3 successes each, one Survivor with 2, one Survivor with 0; the Gangers (Stars, or Grunts that cannot fire) charge",
            dice: &[1, 2, 1, 5, 5, 6, 4, 4, 5],
            expect: "the three charges are simultaneous, each with its own roll; the Survivor with 0 cannot act",
            results: &["[[0, 1, 2], [3]]", "[Same(OneShot), TargetMore(Full), TargetMore(Full)]"],
        },
        Example {
            id: "ffo.example.charge-target-fires",
            rules: &["ffo.charge.target-more"],
            section: "p. 31, Charge Into Melee",
            given: "B charges C to 6 in, both Rep 4 Gangers: B's dice, C's dice, which pass 1d6 more, then C's BAP at its full Target Rating",
            dice: &[5, 6, 4, 5, 1, 3],
            expect: "5 and 7: both shots miss; no Reaction Test; B moves into contact; melee begins",
            results: &["TargetMore(Full)", "Missed"],
        },
        Example {
            id: "ffo.example.charge-two-on-one",
            rules: &["ffo.charge.multiple-chargers"],
            section: "p. 31, Charge Into Melee",
            given: "A (a Survivor) and B (a Ganger) charge C (a Ganger) together, all Rep 4: A's dice, B's, C's; C passes 1d6 more than B, A passes 2d6 more than C",
            dice: &[1, 2, 3, 5, 6, 4, 5],
            expect: "C rolled once; it may fire at B up to its Target Rating but not at A",
            results: &["[ChargerMore, TargetMore(Full)]"],
        },
        Example {
            id: "ffo.example.off-hand",
            rules: &["ffo.charge.off-hand"],
            section: "p. 30, Melee Weapons or Ranged Fire",
            given: "Wildman Willie, primary hand right, BAP right, buck knife left, not ambidextrous",
            dice: &[],
            expect: "BAP at full Rep; knife at -1 Rep",
            results: &["4", "[4, 5]"],
        },
        Example {
            id: "ffo.example.charged-keeps-action",
            rules: &["ffo.charge.keeps-insight-action"],
            section: "p. 31, In Sights & Charge Into Melee",
            given: "Three active Citizens in an In Sight with Billy Pink; the first charges and is shot dead in the charge test; Billy's own action is next; the third Citizen then charges",
            dice: &[6, 1, 2, 5, 1, 2],
            expect: "Billy still has his In Sight action and shoots the second Citizen; he may fire again against the third's charge if his result allows",
            results: &["[TargetMore(Full)]", "Chooses([Fire, DuckBack, Move, Runaway])", "[TargetMore(Full)]"],
        },
        Example {
            id: "ffo.example.melee-sooze",
            rules: &["ffo.melee.dice", "ffo.melee.one-hand", "ffo.melee.improvised", "ffo.melee.mod-attribute", "ffo.melee.result-win", "ffo.react.citizen.recover-knock-down"],
            section: "p. 32, Melee Combat",
            given: "Sooze (Rep 4, knife) against a Citizen (Rep 3, lead pipe, Brawler): her 5d6, the Citizen's 4d6, her damage die, the Citizen's Recover test",
            dice: &[1, 2, 2, 3, 5, 1, 2, 3, 5, 3, 2, 3],
            expect: "4 against 3 successes: Impact 1; damage 3 is higher: knocked down; 2 and 3 against Rep 3 pass 2d6: Stunned",
            results: &["Some(KnockedDown)", "Two"],
        },
        Example {
            id: "ffo.example.evenly-matched-bonus",
            rules: &["ffo.melee.mod-evenly-matched", "ffo.melee.multi-resolve"],
            section: "p. 32, Multi-Figure Melee",
            given: "Billy Pink is Evenly Matched with a first attacker and is attacked by a second; elsewhere he is Evenly Matched with two zombies and attacked by a third",
            dice: &[],
            expect: "the second attacker has +1d6; the third zombie has +2d6",
            results: &["[1, 2]"],
        },
        Example {
            id: "ffo.example.break-off-gnarly",
            rules: &["ffo.breakoff.grunt", "ffo.breakoff.roll"],
            section: "p. 33, Grunts Breaking Off Melee",
            given: "Gnarly (Grunt Rep 5) Evenly Matched with Charles (Grunt Rep 4) activates: his Rep check, his break-off die, Charles's die",
            dice: &[6, 3, 5],
            expect: "6 fails against Rep 5: he tries to break off; 8 against 9: fails, stays in melee, Charles has +1d6",
            results: &["Held([0])", "1"],
        },
        Example {
            id: "ffo.example.leaving-charles",
            rules: &["ffo.leave.seen"],
            section: "p. 33, Leaving the Table",
            given: "Charles (Rep 4) leaves: the leaver's die, then that of a first opponent (Rep 4), of a Rep 3 opponent and of a Rep 5 opponent with an AR",
            dice: &[4, 2, 4, 5],
            expect: "Charles 8; the first opponent's 6 and the Rep 3 opponent's 7 give no shot; Rep 5: 10, fires 3d6 with the AR, Charles counting as Moving Fast",
            results: &["UnderFire([2])", "(3, true)"],
        },
        Example {
            id: "ffo.example.crash-window",
            rules: &["ffo.building.crash-window", "ffo.challenge.types"],
            section: "p. 35, Entering and Exiting Buildings",
            given: "Billy Pink crashes through a second floor window",
            dice: &[5],
            expect: "uninjured by the glass; the drop needs a Physical Challenge",
            results: &["Through { status: CarryOn, needs_challenge: true }"],
        },
        Example {
            id: "ffo.example.challenge-sneak",
            rules: &["ffo.challenge.define", "ffo.challenge.types"],
            section: "p. 38, Success or Failure",
            given: "Jackie wants to sneak past a guard, climb a ladder and escape",
            dice: &[1, 2],
            expect: "a Physical Challenge whose success is one full move past the guard unseen and whose failure is one consequence, an In Sight Test with the guard; the ladder needs a Challenge of its own",
            results: &["true", "Some(ffo.action.choice)"],
        },
        Example {
            id: "ffo.example.challenge-jump",
            rules: &["ffo.challenge.roll", "ffo.challenge.result"],
            section: "p. 38, Passing 1D6",
            given: "Billy Pink (Rep 5) takes a Physical Challenge to jump an alley; the failure is movement reduced to 4 in",
            dice: &[1, 6, 2, 4],
            expect: "passes 1d6: Billy may re-take it at once with pass 1 counting as pass 0, or give up for ever; tried again, it passes 2d6",
            results: &["Undecided", "Success"],
        },
        Example {
            id: "ffo.example.challenge-history",
            rules: &["ffo.challenge.history"],
            section: "p. 38, Passing 1D6",
            given: "Billy Pink passes 1d6 in a People Challenge with Sooze, with whom he has succeeded before",
            dice: &[2, 6],
            expect: "counts as pass 2d6: success",
            results: &["Success"],
        },
        Example {
            id: "ffo.example.frenzy-activation",
            rules: &["ffo.zombie.frenzy", "ffo.turn.eligible"],
            section: "p. 45, Attribute",
            given: "Humans roll 5, zombies 4; zombies A and B have LOS to Billy, C has its back to him and sees no human",
            dice: &[5, 4],
            expect: "A and B activate (Rep 4), C does not",
            results: &["[true, true, false]"],
        },
        Example {
            id: "ffo.example.start-zombies",
            rules: &["ffo.zombie.gen-start"],
            section: "p. 45, When the Game Starts",
            given: "Suburban, three humans have moved on",
            dice: &[2, 3, 6],
            expect: "11 zombies",
            results: &["11"],
        },
        Example {
            id: "ffo.example.noise-suburban",
            rules: &["ffo.zombie.gen-shot", "ffo.zombie.place-clock", "ffo.zombie.gen-before-hits", "ffo.zombie.place-no-activation"],
            section: "p. 46, Placing the Zombies",
            given: "Billy fires a Machine Pistol (3 shots) in a suburban area: 3 noise dice, then 3 placement dice",
            dice: &[5, 6, 6, 1, 4, 6],
            expect: "3 zombies, 12 in from Billy at 2, 8 and 12 o'clock, facing him, before the shots are resolved; they trigger no In Sight and do not activate this turn",
            results: &["3", "[2, 8, 12]"],
        },
        Example {
            id: "ffo.example.place-off-table",
            rules: &["ffo.zombie.place-off-table"],
            section: "p. 47, Where Placed",
            given: "One zombie, placement die 4 (8 o'clock), which lies off the table",
            dice: &[4],
            expect: "moved clockwise until on the table, still 12 in away",
            results: &["8", "(true, 12)"],
        },
        Example {
            id: "ffo.example.building-surprise",
            rules: &["ffo.zombie.building-check", "ffo.zombie.building-match", "ffo.zombie.surprise-totals", "ffo.zombie.surprise-zombies-win", "ffo.zombie.surprise-human-wins"],
            section: "p. 47, Extended Example",
            given: "Billy Pink (Rep 5) and Sooze (Rep 4) enter an urban building: 6 zombie dice, zombie surprise die, Billy's die, Sooze's die",
            dice: &[1, 2, 4, 5, 5, 6, 5, 6, 3],
            expect: "4 zombies, two on each; zombie total 9; Sooze 7: may not fire, melee; Billy 11: may fire at his two, then melees the survivors",
            results: &["4", "Some([2, 2])", "[Chooses([Fire, MoveAway, Melee]), Melee]"],
        },
        Example {
            id: "ffo.example.last-seen",
            rules: &["ffo.zombie.act-priority"],
            section: "p. 48, Actions",
            given: "Billy moves round a corner out of sight of two zombies, who then activate without LOS to any human",
            dice: &[],
            expect: "they move towards the spot where they last saw him",
            results: &["[true, true]"],
        },
        Example {
            id: "ffo.example.zed-doubles",
            rules: &["ffo.react.universal.zed-or-no-zed"],
            section: "p. 49, Zed or No Zed?",
            given: "Dez (Rep 4) meets her first zombie within 6 in",
            dice: &[3, 3],
            expect: "passes 2d6 but with doubles: counts as pass 0d6",
            results: &["SomeoneKnown", "Some(0)"],
        },
        Example {
            id: "ffo.example.see-the-feast",
            rules: &["ffo.react.universal.see-the-feast"],
            section: "p. 49, See the Feast",
            given: "Dez (Rep 4) sees her first feast within 6 in: her 2d6, then the die for the turns",
            dice: &[5, 3, 4],
            expect: "passes 1d6: Duck Back and Stunned for 1/2d6 turns, of which a 4 makes two",
            results: &["DucksBack { stunned_turns: 2 }"],
        },
        Example {
            id: "ffo.example.no-knock-down",
            rules: &["ffo.zombie.no-knock-down", "ffo.damage.ranged"],
            section: "p. 49, No Knock Down",
            given: "Sooze hits a charging zombie three times with a Machine Pistol (Impact 1): three damage dice",
            dice: &[2, 3, 6],
            expect: "no OD, no knock down: the zombie continues into melee",
            results: &["Unaffected"],
        },
        Example {
            id: "ffo.example.easy-to-kill",
            rules: &["ffo.zombie.easy-to-kill", "ffo.zombie.damage"],
            section: "p. 50, Easy to Kill Rule",
            given: "Billy Pink (Rep 5) hits with a BAP (Impact 2) a zombie that is not charging, later one that is charging him: one damage die each",
            dice: &[4, 4],
            expect: "first zombie OD (4 against Rep 5); second only knocked down (4 against Impact 2)",
            results: &["ObviouslyDead", "KnockedDown"],
        },
        Example {
            id: "ffo.example.infection",
            rules: &["ffo.zombie.infection-test", "ffo.zombie.infection-turning"],
            section: "p. 50, Harry, Are You Okay?",
            given: "Jim Bob Joe (Rep 4) was Stunned in melee with a zombie: the infection die, then one die on each of his next three activations",
            dice: &[3, 2, 4, 3],
            expect: "7: infected; 2 on roll 1: still human; 4 on roll 2: still human; 3 on roll 3: turns into a zombie",
            results: &["Infected", "false", "false", "true"],
        },
        Example {
            id: "ffo.example.sedan-zombies",
            rules: &["ffo.zombie.vehicle-run-down", "ffo.zombie.vehicle-bash", "ffo.vehicle.bash-win-lower"],
            section: "p. 51, Melee With Vehicles",
            given: "Jim Bob Joe drives a Sedan (Bash 5) through four zombies; the zombies score 2 successes more",
            dice: &[],
            expect: "5d6 against 4d6 in one Bash at the last zombie; the vehicle rolls over, because a single zombie's Bash Value (1) is lower than 5; those inside roll Impact 3 damage",
            results: &["Vehicle(Wrecked)", "3"],
        },
        Example {
            id: "ffo.example.travel-sedan",
            rules: &["ffo.area.travel-vehicle", "ffo.area.travel-time"],
            section: "p. 53, Areas, Example",
            given: "Travel from one area (Austin) to another (El Paso) in a vehicle with Bash Value 5",
            dice: &[],
            expect: "5 Fuel burned; one month passes; the Encounter is in the new area",
            results: &[],
        },
        Example {
            id: "ffo.example.starting-items-rep4",
            rules: &["ffo.item.start-star"],
            section: "p. 54, How Do You Get Items?",
            given: "A Rep 4 Star starts the campaign",
            dice: &[],
            expect: "8 Items",
            results: &[],
        },
        Example {
            id: "ffo.example.custom-targeting-device",
            rules: &["ffo.item.custom"],
            section: "p. 54, List of Items, Example",
            given: "Billy Pink invents a targeting device worth +1 to hit",
            dice: &[],
            expect: "The device is an Item and his shooting totals with that weapon are 1 higher",
            results: &[],
        },
        Example {
            id: "ffo.example.carry-seven",
            rules: &["ffo.carry.hands", "ffo.carry.limit"],
            section: "p. 55, Consequences of Greed, Example",
            given: "Rep 4 with shotgun, knife, pistol, two Food, gas mask",
            dice: &[],
            expect: "2 + 1 + 1 + 2 + 1 = 7 Items carried, limit 8, no movement penalty",
            results: &[],
        },
        Example {
            id: "ffo.example.half-rations",
            rules: &["ffo.resource.food-half-rations", "ffo.resource.food-no-midmonth-relief", "ffo.resource.food-restore"],
            section: "p. 55, Food, Example",
            given: "Billy Pink (Rep 5) and Sooze (Rep 4) share one Food at the start of the month; during the month they find two Food; at the next start of a month they burn both",
            dice: &[],
            expect: "Rep 4 and Rep 3 for the whole first month, also after the find; Rep 5 and Rep 4 again from the next month",
            results: &[],
        },
        Example {
            id: "ffo.example.stock-food-found",
            rules: &["ffo.avail.found"],
            section: "p. 57, Tracking Area Resources, Example",
            given: "Area stock of Food is 20; a building search finds 1 Food",
            dice: &[],
            expect: "Stock of Food 19",
            results: &[],
        },
        Example {
            id: "ffo.example.stock-ganger-goods",
            rules: &["ffo.avail.from-characters", "ffo.avail.lost"],
            section: "p. 57, Tracking Area Resources, Example",
            given: "A defeated Ganger has a pistol, a shotgun, 2 Food and 1 Fuel; the player takes shotgun and Food and leaves pistol and Fuel",
            dice: &[],
            expect: "Taking shotgun and 2 Food changes no stock; the abandoned pistol and Fuel add 1 Weapon and 1 Fuel to the stock",
            results: &[],
        },
        Example {
            id: "ffo.example.over-fishing",
            rules: &["ffo.avail.over-fishing"],
            section: "p. 57, Over Fishing, Example",
            given: "Food stock 1; two characters search a building together and each finds a Food unit",
            dice: &[],
            expect: "They get 2 Food; the stock is 0 and no more Food can be found in the area",
            results: &[],
        },
        Example {
            id: "ffo.example.sleep-billy",
            rules: &["ffo.sleep.hours", "ffo.sleep.table", "ffo.sleep.effect", "ffo.sleep.adrenaline"],
            section: "p. 58, Effects and Adrenaline, Example",
            given: "Billy Pink, Rep 5, alone; the modified sleep total is 4 (2d6 = 5, -1 for being alone); then the Lack of Sleep test",
            dice: &[2, 6],
            expect: "Passes 1d6 in the 4-5 column: Rep and Skills -1, he starts as Rep 4; In Sight and his first shot use Rep 4; when a Ganger shoots at him he is Rep 5 again at once",
            results: &[],
        },
        Example {
            id: "ffo.example.defining-moment-zombie-check",
            rules: &["ffo.moment.trigger"],
            section: "p. 64, Defining Moment, Example",
            given: "Billy and Sooze enter a building without a PEF, rural area: 6d6 looking for sixes, none rolled",
            dice: &[],
            expect: "No zombies, so a Defining Moment follows (the book does not give the single dice)",
            results: &[],
        },
        Example {
            id: "ffo.example.defining-moment-contact",
            rules: &["ffo.moment.resolution", "ffo.pef.resolution-table", "ffo.contact.days-11-20", "ffo.howmany.table"],
            section: "p. 64, Defining Moment, Example",
            given: "Day 18, ER 3, player group of 2; resolution 2d6, then contact score 5, then How Many score 4 (both as finally read)",
            dice: &[1, 3],
            expect: "Passes 2d6: contact. Contact 5 on the Days 11-20 table: zombies. How Many 4, zombie column PG + 1 = 3 zombies",
            results: &[],
        },
        Example {
            id: "ffo.example.walk-after-barter",
            rules: &["ffo.meet.walk-the-walk"],
            section: "p. 64, Walk the Walk, Example; QRS",
            given: "A Ganger in sight has exchanged pleasantries and bartered; the player activates next with both groups still in view and chooses to Walk the Walk",
            dice: &[],
            expect: "Both groups take In Sight Tests although they were already in sight of each other",
            results: &[],
        },
        Example {
            id: "ffo.example.rep-down-caps-skill",
            rules: &["ffo.after.rep-down", "ffo.after.skill-down"],
            section: "p. 72, Decreasing Skills, Example",
            given: "Jim Bob Joe, Rep 4, People 3, Savvy 4, went Out of the Fight",
            dice: &[1],
            expect: "Rep 3, People 3, Savvy 3",
            results: &[],
        },
        Example {
            id: "ffo.example.pef-two-dice",
            rules: &["ffo.pef.resolution-table"],
            section: "p. 3, How Many D6, Example",
            given: "A player group gets LOS to a PEF",
            dice: &[],
            expect: "It is resolved at once with exactly 2d6",
            results: &[],
        },
        Example {
            id: "ffo.example.half-d6-gangers",
            rules: &["ffo.howmany.table", "ffo.police.arrival-days-1-10"],
            section: "p. 3, 1/2 D6, Example",
            given: "1 + 1/2d6 Gangers are met",
            dice: &[3],
            expect: "3 halved is 1.5, rounded up 2; 1 + 2 = 3 Gangers",
            results: &[],
        },
        Example {
            id: "ffo.example.police-four-sides",
            rules: &["ffo.police.own-side", "ffo.event.trigger"],
            section: "p. 14, Multiple Human Players, Example",
            given: "Player gang, NPC gang, Police and zombies each have a die; the player gang's die is the one compared with the zombie die. Scores: Police 5, NPC gang 3, player gang 2, zombies 2",
            dice: &[],
            expect: "Doubles: nobody activates; check for a Random Event (2 is an event in suburban and urban areas, not in rural ones)",
            results: &[],
        },
    ],
};
