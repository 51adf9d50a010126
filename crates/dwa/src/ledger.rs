//! The ledger of this book, and the macro that cites it.
//!
//! Generated from `ledger.toml` and `facts.toml` by `cargo xtask generate`; do not edit.

use kernel::rule::{Example, Fact, FactKind, Layer, Ledger, LedgerEntry, Ruling};

/// Cites one entry of this book's ledger; an id that is not there does not compile.
#[rustfmt::skip]
#[macro_export]
macro_rules! rule {
    ("dwa.setup.zombie-control") => { ::kernel::RuleId::stating(&("dwa.setup.zombie-control", 3)) };
    ("dwa.setup.figures") => { ::kernel::RuleId::stating(&("dwa.setup.figures", 6)) };
    ("dwa.setup.open-equipment") => { ::kernel::RuleId::stating(&("dwa.setup.open-equipment", 2)) };
    ("dwa.setup.centimetres") => { ::kernel::RuleId::stating(&("dwa.setup.centimetres", 6)) };
    ("dwa.setup.inches") => { ::kernel::RuleId::stating(&("dwa.setup.inches", 2)) };
    ("dwa.setup.dice") => { ::kernel::RuleId::stating(&("dwa.setup.dice", 4)) };
    ("dwa.setup.victory-conditions") => { ::kernel::RuleId::stating(&("dwa.setup.victory-conditions", 6)) };
    ("dwa.setup.new-actions") => { ::kernel::RuleId::stating(&("dwa.setup.new-actions", 2)) };
    ("dwa.turn.phases") => { ::kernel::RuleId::stating(&("dwa.turn.phases", 3)) };
    ("dwa.turn.test-phase") => { ::kernel::RuleId::stating(&("dwa.turn.test-phase", 2)) };
    ("dwa.turn.test-order") => { ::kernel::RuleId::stating(&("dwa.turn.test-order", 7)) };
    ("dwa.turn.human-activation") => { ::kernel::RuleId::stating(&("dwa.turn.human-activation", 5)) };
    ("dwa.turn.zombie-activation") => { ::kernel::RuleId::stating(&("dwa.turn.zombie-activation", 5)) };
    ("dwa.ap.allowance") => { ::kernel::RuleId::stating(&("dwa.ap.allowance", 2)) };
    ("dwa.ap.no-saving") => { ::kernel::RuleId::stating(&("dwa.ap.no-saving", 3)) };
    ("dwa.ap.complete-in-turn") => { ::kernel::RuleId::stating(&("dwa.ap.complete-in-turn", 3)) };
    ("dwa.ap.cost-table") => { ::kernel::RuleId::stating(&("dwa.ap.cost-table", 5)) };
    ("dwa.ap.break-cost") => { ::kernel::RuleId::stating(&("dwa.ap.break-cost", 2)) };
    ("dwa.ap.restart-chainsaw-cost") => { ::kernel::RuleId::stating(&("dwa.ap.restart-chainsaw-cost", 2)) };
    ("dwa.move.distance") => { ::kernel::RuleId::stating(&("dwa.move.distance", 9)) };
    ("dwa.move.turning-free") => { ::kernel::RuleId::stating(&("dwa.move.turning-free", 2)) };
    ("dwa.move.obstacle") => { ::kernel::RuleId::stating(&("dwa.move.obstacle", 4)) };
    ("dwa.move.climb") => { ::kernel::RuleId::stating(&("dwa.move.climb", 5)) };
    ("dwa.move.jump-short") => { ::kernel::RuleId::stating(&("dwa.move.jump-short", 2)) };
    ("dwa.move.jump-long") => { ::kernel::RuleId::stating(&("dwa.move.jump-long", 3)) };
    ("dwa.move.jump-fall") => { ::kernel::RuleId::stating(&("dwa.move.jump-fall", 3)) };
    ("dwa.move.lie-down") => { ::kernel::RuleId::stating(&("dwa.move.lie-down", 5)) };
    ("dwa.move.stand-up") => { ::kernel::RuleId::stating(&("dwa.move.stand-up", 4)) };
    ("dwa.move.fancy-move") => { ::kernel::RuleId::stating(&("dwa.move.fancy-move", 3)) };
    ("dwa.move.fire-during-move") => { ::kernel::RuleId::stating(&("dwa.move.fire-during-move", 3)) };
    ("dwa.act.open-door") => { ::kernel::RuleId::stating(&("dwa.act.open-door", 5)) };
    ("dwa.act.pick-up-give") => { ::kernel::RuleId::stating(&("dwa.act.pick-up-give", 8)) };
    ("dwa.act.switch-weapon") => { ::kernel::RuleId::stating(&("dwa.act.switch-weapon", 2)) };
    ("dwa.act.heal") => { ::kernel::RuleId::stating(&("dwa.act.heal", 6)) };
    ("dwa.ammo.categories") => { ::kernel::RuleId::stating(&("dwa.ammo.categories", 5)) };
    ("dwa.ammo.starting-clips") => { ::kernel::RuleId::stating(&("dwa.ammo.starting-clips", 7)) };
    ("dwa.ammo.carry-limit") => { ::kernel::RuleId::stating(&("dwa.ammo.carry-limit", 5)) };
    ("dwa.ammo.carry-sidearm") => { ::kernel::RuleId::stating(&("dwa.ammo.carry-sidearm", 4)) };
    ("dwa.ammo.magazine") => { ::kernel::RuleId::stating(&("dwa.ammo.magazine", 2)) };
    ("dwa.ammo.reload") => { ::kernel::RuleId::stating(&("dwa.ammo.reload", 6)) };
    ("dwa.ammo.no-reload-in-close-combat") => { ::kernel::RuleId::stating(&("dwa.ammo.no-reload-in-close-combat", 2)) };
    ("dwa.shoot.weapon-table") => { ::kernel::RuleId::stating(&("dwa.shoot.weapon-table", 11)) };
    ("dwa.shoot.weapon-columns") => { ::kernel::RuleId::stating(&("dwa.shoot.weapon-columns", 3)) };
    ("dwa.shoot.zombies-may-carry") => { ::kernel::RuleId::stating(&("dwa.shoot.zombies-may-carry", 2)) };
    ("dwa.shoot.rof-dice") => { ::kernel::RuleId::stating(&("dwa.shoot.rof-dice", 1)) };
    ("dwa.shoot.procedure") => { ::kernel::RuleId::stating(&("dwa.shoot.procedure", 8)) };
    ("dwa.shoot.declare-repeat") => { ::kernel::RuleId::stating(&("dwa.shoot.declare-repeat", 5)) };
    ("dwa.shoot.modified-score") => { ::kernel::RuleId::stating(&("dwa.shoot.modified-score", 5)) };
    ("dwa.shoot.max-range") => { ::kernel::RuleId::stating(&("dwa.shoot.max-range", 2)) };
    ("dwa.shoot.range-modifier") => { ::kernel::RuleId::stating(&("dwa.shoot.range-modifier", 5)) };
    ("dwa.shoot.range-template-exempt") => { ::kernel::RuleId::stating(&("dwa.shoot.range-template-exempt", 1)) };
    ("dwa.shoot.range-auto-worst") => { ::kernel::RuleId::stating(&("dwa.shoot.range-auto-worst", 6)) };
    ("dwa.shoot.aim") => { ::kernel::RuleId::stating(&("dwa.shoot.aim", 4)) };
    ("dwa.shoot.aim-same-target") => { ::kernel::RuleId::stating(&("dwa.shoot.aim-same-target", 2)) };
    ("dwa.shoot.aim-automatic") => { ::kernel::RuleId::stating(&("dwa.shoot.aim-automatic", 3)) };
    ("dwa.shoot.aim-no-carry") => { ::kernel::RuleId::stating(&("dwa.shoot.aim-no-carry", 1)) };
    ("dwa.shoot.aim-template") => { ::kernel::RuleId::stating(&("dwa.shoot.aim-template", 2)) };
    ("dwa.shoot.cover") => { ::kernel::RuleId::stating(&("dwa.shoot.cover", 9)) };
    ("dwa.shoot.move-and-fire") => { ::kernel::RuleId::stating(&("dwa.shoot.move-and-fire", 8)) };
    ("dwa.shoot.into-close-combat") => { ::kernel::RuleId::stating(&("dwa.shoot.into-close-combat", 3)) };
    ("dwa.shoot.into-close-combat-hit") => { ::kernel::RuleId::stating(&("dwa.shoot.into-close-combat-hit", 3)) };
    ("dwa.shoot.into-close-combat-miss") => { ::kernel::RuleId::stating(&("dwa.shoot.into-close-combat-miss", 4)) };
    ("dwa.shoot.fallen-contact") => { ::kernel::RuleId::stating(&("dwa.shoot.fallen-contact", 8)) };
    ("dwa.shoot.fallen-near") => { ::kernel::RuleId::stating(&("dwa.shoot.fallen-near", 5)) };
    ("dwa.shoot.human-target") => { ::kernel::RuleId::stating(&("dwa.shoot.human-target", 4)) };
    ("dwa.auto.targets") => { ::kernel::RuleId::stating(&("dwa.auto.targets", 7)) };
    ("dwa.auto.max-targets") => { ::kernel::RuleId::stating(&("dwa.auto.max-targets", 2)) };
    ("dwa.auto.random-hits") => { ::kernel::RuleId::stating(&("dwa.auto.random-hits", 3)) };
    ("dwa.auto.sustained") => { ::kernel::RuleId::stating(&("dwa.auto.sustained", 8)) };
    ("dwa.auto.no-single-shots") => { ::kernel::RuleId::stating(&("dwa.auto.no-single-shots", 1)) };
    ("dwa.shotgun.template-targets") => { ::kernel::RuleId::stating(&("dwa.shotgun.template-targets", 6)) };
    ("dwa.shotgun.roll") => { ::kernel::RuleId::stating(&("dwa.shotgun.roll", 4)) };
    ("dwa.shotgun.see-then-fire") => { ::kernel::RuleId::stating(&("dwa.shotgun.see-then-fire", 2)) };
    ("dwa.shotgun.two-barrels") => { ::kernel::RuleId::stating(&("dwa.shotgun.two-barrels", 6)) };
    ("dwa.shotgun.no-aim") => { ::kernel::RuleId::stating(&("dwa.shotgun.no-aim", 1)) };
    ("dwa.shotgun.long-cone") => { ::kernel::RuleId::stating(&("dwa.shotgun.long-cone", 4)) };
    ("dwa.shotgun.short-cone") => { ::kernel::RuleId::stating(&("dwa.shotgun.short-cone", 3)) };
    ("dwa.mg.template") => { ::kernel::RuleId::stating(&("dwa.mg.template", 4)) };
    ("dwa.mg.targets") => { ::kernel::RuleId::stating(&("dwa.mg.targets", 3)) };
    ("dwa.mg.roll") => { ::kernel::RuleId::stating(&("dwa.mg.roll", 5)) };
    ("dwa.mg.fire-cost") => { ::kernel::RuleId::stating(&("dwa.mg.fire-cost", 2)) };
    ("dwa.mg.brace") => { ::kernel::RuleId::stating(&("dwa.mg.brace", 6)) };
    ("dwa.grenade.cost") => { ::kernel::RuleId::stating(&("dwa.grenade.cost", 5)) };
    ("dwa.grenade.range") => { ::kernel::RuleId::stating(&("dwa.grenade.range", 3)) };
    ("dwa.grenade.landing") => { ::kernel::RuleId::stating(&("dwa.grenade.landing", 7)) };
    ("dwa.grenade.template") => { ::kernel::RuleId::stating(&("dwa.grenade.template", 6)) };
    ("dwa.grenade.effect-table") => { ::kernel::RuleId::stating(&("dwa.grenade.effect-table", 9)) };
    ("dwa.grenade.confined") => { ::kernel::RuleId::stating(&("dwa.grenade.confined", 3)) };
    ("dwa.grenade.molotov-burns") => { ::kernel::RuleId::stating(&("dwa.grenade.molotov-burns", 3)) };
    ("dwa.grenade.flash-bang-open") => { ::kernel::RuleId::stating(&("dwa.grenade.flash-bang-open", 2)) };
    ("dwa.grenade.flash-bang-room") => { ::kernel::RuleId::stating(&("dwa.grenade.flash-bang-room", 3)) };
    ("dwa.flame.template") => { ::kernel::RuleId::stating(&("dwa.flame.template", 5)) };
    ("dwa.flame.burn-table") => { ::kernel::RuleId::stating(&("dwa.flame.burn-table", 5)) };
    ("dwa.flame.first-roll-now") => { ::kernel::RuleId::stating(&("dwa.flame.first-roll-now", 2)) };
    ("dwa.flame.out-of-fuel") => { ::kernel::RuleId::stating(&("dwa.flame.out-of-fuel", 4)) };
    ("dwa.flame.tank-explodes") => { ::kernel::RuleId::stating(&("dwa.flame.tank-explodes", 5)) };
    ("dwa.flame.spread") => { ::kernel::RuleId::stating(&("dwa.flame.spread", 4)) };
    ("dwa.flame.human-wound") => { ::kernel::RuleId::stating(&("dwa.flame.human-wound", 4)) };
    ("dwa.jam.roll") => { ::kernel::RuleId::stating(&("dwa.jam.roll", 8)) };
    ("dwa.jam.revolver") => { ::kernel::RuleId::stating(&("dwa.jam.revolver", 1)) };
    ("dwa.jam.flamethrower") => { ::kernel::RuleId::stating(&("dwa.jam.flamethrower", 1)) };
    ("dwa.jam.machine-gun") => { ::kernel::RuleId::stating(&("dwa.jam.machine-gun", 3)) };
    ("dwa.jam.grenade") => { ::kernel::RuleId::stating(&("dwa.jam.grenade", 5)) };
    ("dwa.jam.grenade-launcher") => { ::kernel::RuleId::stating(&("dwa.jam.grenade-launcher", 4)) };
    ("dwa.jam.clear") => { ::kernel::RuleId::stating(&("dwa.jam.clear", 3)) };
    ("dwa.cc.contact") => { ::kernel::RuleId::stating(&("dwa.cc.contact", 4)) };
    ("dwa.cc.allowed-actions") => { ::kernel::RuleId::stating(&("dwa.cc.allowed-actions", 5)) };
    ("dwa.cc.weapon-classes") => { ::kernel::RuleId::stating(&("dwa.cc.weapon-classes", 4)) };
    ("dwa.cc.fire-cqm") => { ::kernel::RuleId::stating(&("dwa.cc.fire-cqm", 10)) };
    ("dwa.cc.no-cqm") => { ::kernel::RuleId::stating(&("dwa.cc.no-cqm", 2)) };
    ("dwa.cc.out-of-ammo") => { ::kernel::RuleId::stating(&("dwa.cc.out-of-ammo", 3)) };
    ("dwa.cc.attack-cost") => { ::kernel::RuleId::stating(&("dwa.cc.attack-cost", 3)) };
    ("dwa.cc.bludgeon") => { ::kernel::RuleId::stating(&("dwa.cc.bludgeon", 2)) };
    ("dwa.cc.edged") => { ::kernel::RuleId::stating(&("dwa.cc.edged", 1)) };
    ("dwa.cc.strike-fallen") => { ::kernel::RuleId::stating(&("dwa.cc.strike-fallen", 3)) };
    ("dwa.cc.chainsaw") => { ::kernel::RuleId::stating(&("dwa.cc.chainsaw", 4)) };
    ("dwa.cc.chainsaw-six") => { ::kernel::RuleId::stating(&("dwa.cc.chainsaw-six", 5)) };
    ("dwa.cc.chainsaw-mishap") => { ::kernel::RuleId::stating(&("dwa.cc.chainsaw-mishap", 6)) };
    ("dwa.cc.back-attack") => { ::kernel::RuleId::stating(&("dwa.cc.back-attack", 9)) };
    ("dwa.cc.no-bare-hands") => { ::kernel::RuleId::stating(&("dwa.cc.no-bare-hands", 3)) };
    ("dwa.cc.break") => { ::kernel::RuleId::stating(&("dwa.cc.break", 8)) };
    ("dwa.cc.break-failed") => { ::kernel::RuleId::stating(&("dwa.cc.break-failed", 2)) };
    ("dwa.wound.accumulate") => { ::kernel::RuleId::stating(&("dwa.wound.accumulate", 4)) };
    ("dwa.wound.test") => { ::kernel::RuleId::stating(&("dwa.wound.test", 8)) };
    ("dwa.wound.no-new-wound") => { ::kernel::RuleId::stating(&("dwa.wound.no-new-wound", 1)) };
    ("dwa.zombification.test") => { ::kernel::RuleId::stating(&("dwa.zombification.test", 5)) };
    ("dwa.zombification.repeat") => { ::kernel::RuleId::stating(&("dwa.zombification.repeat", 4)) };
    ("dwa.zombification.effect") => { ::kernel::RuleId::stating(&("dwa.zombification.effect", 6)) };
    ("dwa.zombification.armed-zombie") => { ::kernel::RuleId::stating(&("dwa.zombification.armed-zombie", 6)) };
    ("dwa.zombification.armed-zombie-roll") => { ::kernel::RuleId::stating(&("dwa.zombification.armed-zombie-roll", 6)) };
    ("dwa.fear.trigger") => { ::kernel::RuleId::stating(&("dwa.fear.trigger", 5)) };
    ("dwa.fear.test") => { ::kernel::RuleId::stating(&("dwa.fear.test", 4)) };
    ("dwa.fear.modifiers") => { ::kernel::RuleId::stating(&("dwa.fear.modifiers", 5)) };
    ("dwa.fear.failure") => { ::kernel::RuleId::stating(&("dwa.fear.failure", 8)) };
    ("dwa.fear.base-value") => { ::kernel::RuleId::stating(&("dwa.fear.base-value", 3)) };
    ("dwa.fear.team-losses") => { ::kernel::RuleId::stating(&("dwa.fear.team-losses", 3)) };
    ("dwa.fear.team-zombified") => { ::kernel::RuleId::stating(&("dwa.fear.team-zombified", 3)) };
    ("dwa.fear.npc-killed") => { ::kernel::RuleId::stating(&("dwa.fear.npc-killed", 3)) };
    ("dwa.fear.regain") => { ::kernel::RuleId::stating(&("dwa.fear.regain", 5)) };
    ("dwa.fear.last-survivor") => { ::kernel::RuleId::stating(&("dwa.fear.last-survivor", 5)) };
    ("dwa.zombie.number") => { ::kernel::RuleId::stating(&("dwa.zombie.number", 5)) };
    ("dwa.zombie.ap") => { ::kernel::RuleId::stating(&("dwa.zombie.ap", 1)) };
    ("dwa.zombie.move") => { ::kernel::RuleId::stating(&("dwa.zombie.move", 5)) };
    ("dwa.zombie.smell") => { ::kernel::RuleId::stating(&("dwa.zombie.smell", 2)) };
    ("dwa.zombie.sight") => { ::kernel::RuleId::stating(&("dwa.zombie.sight", 3)) };
    ("dwa.zombie.hearing") => { ::kernel::RuleId::stating(&("dwa.zombie.hearing", 9)) };
    ("dwa.zombie.moan") => { ::kernel::RuleId::stating(&("dwa.zombie.moan", 8)) };
    ("dwa.zombie.sense-order") => { ::kernel::RuleId::stating(&("dwa.zombie.sense-order", 6)) };
    ("dwa.zombie.enter-a") => { ::kernel::RuleId::stating(&("dwa.zombie.enter-a", 3)) };
    ("dwa.zombie.enter-b") => { ::kernel::RuleId::stating(&("dwa.zombie.enter-b", 3)) };
    ("dwa.zombie.enter-c") => { ::kernel::RuleId::stating(&("dwa.zombie.enter-c", 4)) };
    ("dwa.zombie.enter-d") => { ::kernel::RuleId::stating(&("dwa.zombie.enter-d", 11)) };
    ("dwa.zombie.enter-e") => { ::kernel::RuleId::stating(&("dwa.zombie.enter-e", 7)) };
    ("dwa.zombie.enter-choice") => { ::kernel::RuleId::stating(&("dwa.zombie.enter-choice", 2)) };
    ("dwa.zombie.doors") => { ::kernel::RuleId::stating(&("dwa.zombie.doors", 5)) };
    ("dwa.zombie.doors-time") => { ::kernel::RuleId::stating(&("dwa.zombie.doors-time", 5)) };
    ("dwa.zombie.doors-roll") => { ::kernel::RuleId::stating(&("dwa.zombie.doors-roll", 4)) };
    ("dwa.zombie.wander") => { ::kernel::RuleId::stating(&("dwa.zombie.wander", 4)) };
    ("dwa.zombie.around-obstacle") => { ::kernel::RuleId::stating(&("dwa.zombie.around-obstacle", 2)) };
    ("dwa.zombie.no-room") => { ::kernel::RuleId::stating(&("dwa.zombie.no-room", 3)) };
    ("dwa.zombie.awkward") => { ::kernel::RuleId::stating(&("dwa.zombie.awkward", 1)) };
    ("dwa.zombie.lurch") => { ::kernel::RuleId::stating(&("dwa.zombie.lurch", 7)) };
    ("dwa.zombie.free-attack") => { ::kernel::RuleId::stating(&("dwa.zombie.free-attack", 3)) };
    ("dwa.zombie.two-attacks") => { ::kernel::RuleId::stating(&("dwa.zombie.two-attacks", 2)) };
    ("dwa.zombie.attack-roll") => { ::kernel::RuleId::stating(&("dwa.zombie.attack-roll", 3)) };
    ("dwa.zombie.attack-weapon") => { ::kernel::RuleId::stating(&("dwa.zombie.attack-weapon", 1)) };
    ("dwa.zombie.attack-numbers") => { ::kernel::RuleId::stating(&("dwa.zombie.attack-numbers", 5)) };
    ("dwa.zombie.fall") => { ::kernel::RuleId::stating(&("dwa.zombie.fall", 2)) };
    ("dwa.zombie.stand-up") => { ::kernel::RuleId::stating(&("dwa.zombie.stand-up", 2)) };
    ("dwa.zombie.stand-up-attack") => { ::kernel::RuleId::stating(&("dwa.zombie.stand-up-attack", 2)) };
    ("dwa.zombie.fallen-no-lurch") => { ::kernel::RuleId::stating(&("dwa.zombie.fallen-no-lurch", 1)) };
    ("dwa.char.advanced-optional") => { ::kernel::RuleId::stating(&("dwa.char.advanced-optional", 2)) };
    ("dwa.char.sheet") => { ::kernel::RuleId::stating(&("dwa.char.sheet", 2)) };
    ("dwa.char.xp-purpose") => { ::kernel::RuleId::stating(&("dwa.char.xp-purpose", 3)) };
    ("dwa.char.archetypes") => { ::kernel::RuleId::stating(&("dwa.char.archetypes", 1)) };
    ("dwa.char.subtypes") => { ::kernel::RuleId::stating(&("dwa.char.subtypes", 1)) };
    ("dwa.char.military") => { ::kernel::RuleId::stating(&("dwa.char.military", 1)) };
    ("dwa.char.law-enforcement") => { ::kernel::RuleId::stating(&("dwa.char.law-enforcement", 1)) };
    ("dwa.char.civilian-fear") => { ::kernel::RuleId::stating(&("dwa.char.civilian-fear", 1)) };
    ("dwa.char.civilian-weapons") => { ::kernel::RuleId::stating(&("dwa.char.civilian-weapons", 5)) };
    ("dwa.char.restrictions-military") => { ::kernel::RuleId::stating(&("dwa.char.restrictions-military", 2)) };
    ("dwa.char.restrictions-law") => { ::kernel::RuleId::stating(&("dwa.char.restrictions-law", 2)) };
    ("dwa.char.restrictions-civilian") => { ::kernel::RuleId::stating(&("dwa.char.restrictions-civilian", 4)) };
    ("dwa.char.restrictions-subtype") => { ::kernel::RuleId::stating(&("dwa.char.restrictions-subtype", 1)) };
    ("dwa.search.cost") => { ::kernel::RuleId::stating(&("dwa.search.cost", 3)) };
    ("dwa.search.zombies") => { ::kernel::RuleId::stating(&("dwa.search.zombies", 6)) };
    ("dwa.search.no-zombies-in-cars") => { ::kernel::RuleId::stating(&("dwa.search.no-zombies-in-cars", 2)) };
    ("dwa.search.zombie-placement") => { ::kernel::RuleId::stating(&("dwa.search.zombie-placement", 2)) };
    ("dwa.search.find-table") => { ::kernel::RuleId::stating(&("dwa.search.find-table", 3)) };
    ("dwa.search.find-armoury") => { ::kernel::RuleId::stating(&("dwa.search.find-armoury", 1)) };
    ("dwa.search.find-hospital") => { ::kernel::RuleId::stating(&("dwa.search.find-hospital", 1)) };
    ("dwa.search.survivor-table") => { ::kernel::RuleId::stating(&("dwa.search.survivor-table", 7)) };
    ("dwa.search.survivor-weapon") => { ::kernel::RuleId::stating(&("dwa.search.survivor-weapon", 2)) };
    ("dwa.search.item-table") => { ::kernel::RuleId::stating(&("dwa.search.item-table", 2)) };
    ("dwa.search.weapon-table") => { ::kernel::RuleId::stating(&("dwa.search.weapon-table", 6)) };
    ("dwa.item.antiseptic") => { ::kernel::RuleId::stating(&("dwa.item.antiseptic", 2)) };
    ("dwa.item.fire-extinguisher") => { ::kernel::RuleId::stating(&("dwa.item.fire-extinguisher", 4)) };
    ("dwa.item.radio") => { ::kernel::RuleId::stating(&("dwa.item.radio", 3)) };
    ("dwa.item.first-aid-kit") => { ::kernel::RuleId::stating(&("dwa.item.first-aid-kit", 3)) };
    ("dwa.item.gas-can") => { ::kernel::RuleId::stating(&("dwa.item.gas-can", 3)) };
    ("dwa.item.car-battery") => { ::kernel::RuleId::stating(&("dwa.item.car-battery", 3)) };
    ("dwa.item.car-keys") => { ::kernel::RuleId::stating(&("dwa.item.car-keys", 2)) };
    ("dwa.item.silencer") => { ::kernel::RuleId::stating(&("dwa.item.silencer", 2)) };
    ("dwa.vehicle.scenario-only") => { ::kernel::RuleId::stating(&("dwa.vehicle.scenario-only", 2)) };
    ("dwa.vehicle.start") => { ::kernel::RuleId::stating(&("dwa.vehicle.start", 5)) };
    ("dwa.vehicle.battery") => { ::kernel::RuleId::stating(&("dwa.vehicle.battery", 3)) };
    ("dwa.vehicle.driver-ap") => { ::kernel::RuleId::stating(&("dwa.vehicle.driver-ap", 3)) };
    ("dwa.vehicle.speed") => { ::kernel::RuleId::stating(&("dwa.vehicle.speed", 3)) };
    ("dwa.vehicle.accelerate") => { ::kernel::RuleId::stating(&("dwa.vehicle.accelerate", 3)) };
    ("dwa.vehicle.decelerate") => { ::kernel::RuleId::stating(&("dwa.vehicle.decelerate", 2)) };
    ("dwa.vehicle.turn-slow") => { ::kernel::RuleId::stating(&("dwa.vehicle.turn-slow", 2)) };
    ("dwa.vehicle.turn-fast") => { ::kernel::RuleId::stating(&("dwa.vehicle.turn-fast", 4)) };
    ("dwa.vehicle.crash") => { ::kernel::RuleId::stating(&("dwa.vehicle.crash", 4)) };
    ("dwa.vehicle.passenger-fire") => { ::kernel::RuleId::stating(&("dwa.vehicle.passenger-fire", 4)) };
    ("dwa.vehicle.ram-slow") => { ::kernel::RuleId::stating(&("dwa.vehicle.ram-slow", 7)) };
    ("dwa.vehicle.ram-fast") => { ::kernel::RuleId::stating(&("dwa.vehicle.ram-fast", 1)) };
    ("dwa.vehicle.stall") => { ::kernel::RuleId::stating(&("dwa.vehicle.stall", 2)) };
    ("dwa.xp.kills") => { ::kernel::RuleId::stating(&("dwa.xp.kills", 6)) };
    ("dwa.xp.close-combat-double") => { ::kernel::RuleId::stating(&("dwa.xp.close-combat-double", 4)) };
    ("dwa.xp.scenario") => { ::kernel::RuleId::stating(&("dwa.xp.scenario", 3)) };
    ("dwa.xp.lone-survivor") => { ::kernel::RuleId::stating(&("dwa.xp.lone-survivor", 4)) };
    ("dwa.level.table") => { ::kernel::RuleId::stating(&("dwa.level.table", 4)) };
    ("dwa.level.between-scenarios") => { ::kernel::RuleId::stating(&("dwa.level.between-scenarios", 3)) };
    ("dwa.level.skill-gain") => { ::kernel::RuleId::stating(&("dwa.level.skill-gain", 4)) };
    ("dwa.level.fear-gain") => { ::kernel::RuleId::stating(&("dwa.level.fear-gain", 2)) };
    ("dwa.skill.maximum") => { ::kernel::RuleId::stating(&("dwa.skill.maximum", 3)) };
    ("dwa.skill.level-limit") => { ::kernel::RuleId::stating(&("dwa.skill.level-limit", 2)) };
    ("dwa.skill.one-per-turn") => { ::kernel::RuleId::stating(&("dwa.skill.one-per-turn", 9)) };
    ("dwa.skill.cool") => { ::kernel::RuleId::stating(&("dwa.skill.cool", 2)) };
    ("dwa.skill.fancy-move") => { ::kernel::RuleId::stating(&("dwa.skill.fancy-move", 3)) };
    ("dwa.skill.lucky") => { ::kernel::RuleId::stating(&("dwa.skill.lucky", 3)) };
    ("dwa.skill.nerves-of-steel") => { ::kernel::RuleId::stating(&("dwa.skill.nerves-of-steel", 3)) };
    ("dwa.skill.agile") => { ::kernel::RuleId::stating(&("dwa.skill.agile", 4)) };
    ("dwa.skill.fearless") => { ::kernel::RuleId::stating(&("dwa.skill.fearless", 1)) };
    ("dwa.skill.mechanics") => { ::kernel::RuleId::stating(&("dwa.skill.mechanics", 3)) };
    ("dwa.skill.first-aid") => { ::kernel::RuleId::stating(&("dwa.skill.first-aid", 4)) };
    ("dwa.skill.medic") => { ::kernel::RuleId::stating(&("dwa.skill.medic", 4)) };
    ("dwa.skill.motivate") => { ::kernel::RuleId::stating(&("dwa.skill.motivate", 3)) };
    ("dwa.skill.inspire") => { ::kernel::RuleId::stating(&("dwa.skill.inspire", 4)) };
    ("dwa.skill.snappy") => { ::kernel::RuleId::stating(&("dwa.skill.snappy", 2)) };
    ("dwa.skill.quick") => { ::kernel::RuleId::stating(&("dwa.skill.quick", 3)) };
    ("dwa.skill.dodge") => { ::kernel::RuleId::stating(&("dwa.skill.dodge", 4)) };
    ("dwa.skill.hero") => { ::kernel::RuleId::stating(&("dwa.skill.hero", 2)) };
    ("dwa.skill.lucky-bastard") => { ::kernel::RuleId::stating(&("dwa.skill.lucky-bastard", 4)) };
    ("dwa.skill.weapon-needed") => { ::kernel::RuleId::stating(&("dwa.skill.weapon-needed", 5)) };
    ("dwa.skill.weapon-grouping") => { ::kernel::RuleId::stating(&("dwa.skill.weapon-grouping", 1)) };
    ("dwa.skill.weapon-list") => { ::kernel::RuleId::stating(&("dwa.skill.weapon-list", 5)) };
    ("dwa.skill.aggressive") => { ::kernel::RuleId::stating(&("dwa.skill.aggressive", 2)) };
    ("dwa.skill.brace") => { ::kernel::RuleId::stating(&("dwa.skill.brace", 3)) };
    ("dwa.skill.cover") => { ::kernel::RuleId::stating(&("dwa.skill.cover", 7)) };
    ("dwa.skill.eagle-eye") => { ::kernel::RuleId::stating(&("dwa.skill.eagle-eye", 2)) };
    ("dwa.skill.fast-reload") => { ::kernel::RuleId::stating(&("dwa.skill.fast-reload", 2)) };
    ("dwa.skill.sharpshooter") => { ::kernel::RuleId::stating(&("dwa.skill.sharpshooter", 3)) };
    ("dwa.skill.unload") => { ::kernel::RuleId::stating(&("dwa.skill.unload", 2)) };
    ("dwa.skill.ambidextrous") => { ::kernel::RuleId::stating(&("dwa.skill.ambidextrous", 5)) };
    ("dwa.skill.deep-pockets") => { ::kernel::RuleId::stating(&("dwa.skill.deep-pockets", 3)) };
    ("dwa.skill.frantic") => { ::kernel::RuleId::stating(&("dwa.skill.frantic", 2)) };
    ("dwa.skill.gunner") => { ::kernel::RuleId::stating(&("dwa.skill.gunner", 3)) };
    ("dwa.skill.martial-arts") => { ::kernel::RuleId::stating(&("dwa.skill.martial-arts", 5)) };
    ("dwa.skill.combat-expert") => { ::kernel::RuleId::stating(&("dwa.skill.combat-expert", 2)) };
    ("dwa.skill.reflex") => { ::kernel::RuleId::stating(&("dwa.skill.reflex", 4)) };
    ("dwa.skill.tough") => { ::kernel::RuleId::stating(&("dwa.skill.tough", 2)) };
    ("dwa.skill.chainsaw-maniac") => { ::kernel::RuleId::stating(&("dwa.skill.chainsaw-maniac", 3)) };
    ("dwa.skill.double-tap") => { ::kernel::RuleId::stating(&("dwa.skill.double-tap", 9)) };
    ("dwa.skill.killer") => { ::kernel::RuleId::stating(&("dwa.skill.killer", 4)) };
    ("dwa.skill.sniper") => { ::kernel::RuleId::stating(&("dwa.skill.sniper", 4)) };
    ("dwa.skill.strong") => { ::kernel::RuleId::stating(&("dwa.skill.strong", 3)) };
    ("dwa.quirk.always-on") => { ::kernel::RuleId::stating(&("dwa.quirk.always-on", 3)) };
    ("dwa.quirk.creation") => { ::kernel::RuleId::stating(&("dwa.quirk.creation", 4)) };
    ("dwa.quirk.table") => { ::kernel::RuleId::stating(&("dwa.quirk.table", 1)) };
    ("dwa.quirk.clumsy") => { ::kernel::RuleId::stating(&("dwa.quirk.clumsy", 5)) };
    ("dwa.quirk.criminal") => { ::kernel::RuleId::stating(&("dwa.quirk.criminal", 3)) };
    ("dwa.quirk.flinch") => { ::kernel::RuleId::stating(&("dwa.quirk.flinch", 3)) };
    ("dwa.quirk.indecisive") => { ::kernel::RuleId::stating(&("dwa.quirk.indecisive", 5)) };
    ("dwa.quirk.macho") => { ::kernel::RuleId::stating(&("dwa.quirk.macho", 3)) };
    ("dwa.quirk.psycho") => { ::kernel::RuleId::stating(&("dwa.quirk.psycho", 6)) };
    ("dwa.quirk.relative") => { ::kernel::RuleId::stating(&("dwa.quirk.relative", 4)) };
    ("dwa.quirk.scary-pants") => { ::kernel::RuleId::stating(&("dwa.quirk.scary-pants", 6)) };
    ("dwa.quirk.sexy") => { ::kernel::RuleId::stating(&("dwa.quirk.sexy", 3)) };
    ("dwa.quirk.stupid") => { ::kernel::RuleId::stating(&("dwa.quirk.stupid", 4)) };
    ("dwa.quirk.thick") => { ::kernel::RuleId::stating(&("dwa.quirk.thick", 3)) };
    ("dwa.trauma.gain") => { ::kernel::RuleId::stating(&("dwa.trauma.gain", 2)) };
    ("dwa.trauma.sixth-point") => { ::kernel::RuleId::stating(&("dwa.trauma.sixth-point", 2)) };
    ("dwa.psychosis.choice") => { ::kernel::RuleId::stating(&("dwa.psychosis.choice", 1)) };
    ("dwa.psychosis.fifth") => { ::kernel::RuleId::stating(&("dwa.psychosis.fifth", 3)) };
    ("dwa.psychosis.as-quirk") => { ::kernel::RuleId::stating(&("dwa.psychosis.as-quirk", 2)) };
    ("dwa.psychosis.table") => { ::kernel::RuleId::stating(&("dwa.psychosis.table", 2)) };
    ("dwa.psychosis.berserk") => { ::kernel::RuleId::stating(&("dwa.psychosis.berserk", 3)) };
    ("dwa.psychosis.charge") => { ::kernel::RuleId::stating(&("dwa.psychosis.charge", 6)) };
    ("dwa.psychosis.mental-block") => { ::kernel::RuleId::stating(&("dwa.psychosis.mental-block", 6)) };
    ("dwa.psychosis.terrified") => { ::kernel::RuleId::stating(&("dwa.psychosis.terrified", 6)) };
    ("dwa.psychosis.depressive") => { ::kernel::RuleId::stating(&("dwa.psychosis.depressive", 2)) };
    ("dwa.psychosis.paranoid") => { ::kernel::RuleId::stating(&("dwa.psychosis.paranoid", 4)) };
    ("dwa.psychosis.scared") => { ::kernel::RuleId::stating(&("dwa.psychosis.scared", 3)) };
    ("dwa.psychosis.schizophrenic") => { ::kernel::RuleId::stating(&("dwa.psychosis.schizophrenic", 3)) };
    ("dwa.psychosis.hallucinate") => { ::kernel::RuleId::stating(&("dwa.psychosis.hallucinate", 2)) };
    ("dwa.psychosis.rage") => { ::kernel::RuleId::stating(&("dwa.psychosis.rage", 4)) };
    ("dwa.psychosis.despaired") => { ::kernel::RuleId::stating(&("dwa.psychosis.despaired", 4)) };
    ("dwa.ruling.section-numbers") => { ::kernel::RuleId::in_ledger("dwa.ruling.section-numbers") };
    ("dwa.ruling.example-typos") => { ::kernel::RuleId::in_ledger("dwa.ruling.example-typos") };
    ("dwa.ruling.measuring") => { ::kernel::RuleId::in_ledger("dwa.ruling.measuring") };
    ("dwa.ruling.bases") => { ::kernel::RuleId::in_ledger("dwa.ruling.bases") };
    ("dwa.ruling.passing-figures") => { ::kernel::RuleId::in_ledger("dwa.ruling.passing-figures") };
    ("dwa.ruling.line-of-sight") => { ::kernel::RuleId::in_ledger("dwa.ruling.line-of-sight") };
    ("dwa.ruling.cover") => { ::kernel::RuleId::in_ledger("dwa.ruling.cover") };
    ("dwa.ruling.prone") => { ::kernel::RuleId::in_ledger("dwa.ruling.prone") };
    ("dwa.ruling.facing") => { ::kernel::RuleId::in_ledger("dwa.ruling.facing") };
    ("dwa.ruling.back-attack-zombies") => { ::kernel::RuleId::in_ledger("dwa.ruling.back-attack-zombies") };
    ("dwa.ruling.phase-one-order") => { ::kernel::RuleId::in_ledger("dwa.ruling.phase-one-order") };
    ("dwa.ruling.activation-order") => { ::kernel::RuleId::in_ledger("dwa.ruling.activation-order") };
    ("dwa.ruling.partial-move") => { ::kernel::RuleId::in_ledger("dwa.ruling.partial-move") };
    ("dwa.ruling.movement-ap") => { ::kernel::RuleId::in_ledger("dwa.ruling.movement-ap") };
    ("dwa.ruling.obstacles") => { ::kernel::RuleId::in_ledger("dwa.ruling.obstacles") };
    ("dwa.ruling.jump") => { ::kernel::RuleId::in_ledger("dwa.ruling.jump") };
    ("dwa.ruling.fancy-move") => { ::kernel::RuleId::in_ledger("dwa.ruling.fancy-move") };
    ("dwa.ruling.doors") => { ::kernel::RuleId::in_ledger("dwa.ruling.doors") };
    ("dwa.ruling.handing-over") => { ::kernel::RuleId::in_ledger("dwa.ruling.handing-over") };
    ("dwa.ruling.heal") => { ::kernel::RuleId::in_ledger("dwa.ruling.heal") };
    ("dwa.ruling.clip") => { ::kernel::RuleId::in_ledger("dwa.ruling.clip") };
    ("dwa.ruling.ammo-exchange") => { ::kernel::RuleId::in_ledger("dwa.ruling.ammo-exchange") };
    ("dwa.ruling.carry") => { ::kernel::RuleId::in_ledger("dwa.ruling.carry") };
    ("dwa.ruling.committed-bursts") => { ::kernel::RuleId::in_ledger("dwa.ruling.committed-bursts") };
    ("dwa.ruling.human-results") => { ::kernel::RuleId::in_ledger("dwa.ruling.human-results") };
    ("dwa.ruling.fall-on-fallen") => { ::kernel::RuleId::in_ledger("dwa.ruling.fall-on-fallen") };
    ("dwa.ruling.worst-modifier") => { ::kernel::RuleId::in_ledger("dwa.ruling.worst-modifier") };
    ("dwa.ruling.aim-details") => { ::kernel::RuleId::in_ledger("dwa.ruling.aim-details") };
    ("dwa.ruling.auto-geometry") => { ::kernel::RuleId::in_ledger("dwa.ruling.auto-geometry") };
    ("dwa.ruling.auto-allocation") => { ::kernel::RuleId::in_ledger("dwa.ruling.auto-allocation") };
    ("dwa.ruling.sustained") => { ::kernel::RuleId::in_ledger("dwa.ruling.sustained") };
    ("dwa.ruling.second-auto-burst") => { ::kernel::RuleId::in_ledger("dwa.ruling.second-auto-burst") };
    ("dwa.ruling.into-close-combat") => { ::kernel::RuleId::in_ledger("dwa.ruling.into-close-combat") };
    ("dwa.ruling.fallen-contact") => { ::kernel::RuleId::in_ledger("dwa.ruling.fallen-contact") };
    ("dwa.ruling.fallen-modifier-stack") => { ::kernel::RuleId::in_ledger("dwa.ruling.fallen-modifier-stack") };
    ("dwa.ruling.template-coverage") => { ::kernel::RuleId::in_ledger("dwa.ruling.template-coverage") };
    ("dwa.ruling.cone-geometry") => { ::kernel::RuleId::in_ledger("dwa.ruling.cone-geometry") };
    ("dwa.ruling.shotgun-bands") => { ::kernel::RuleId::in_ledger("dwa.ruling.shotgun-bands") };
    ("dwa.ruling.shotgun-shielding") => { ::kernel::RuleId::in_ledger("dwa.ruling.shotgun-shielding") };
    ("dwa.ruling.two-barrels") => { ::kernel::RuleId::in_ledger("dwa.ruling.two-barrels") };
    ("dwa.ruling.template-modifiers") => { ::kernel::RuleId::in_ledger("dwa.ruling.template-modifiers") };
    ("dwa.ruling.mg-placement") => { ::kernel::RuleId::in_ledger("dwa.ruling.mg-placement") };
    ("dwa.ruling.mg-division") => { ::kernel::RuleId::in_ledger("dwa.ruling.mg-division") };
    ("dwa.ruling.brace") => { ::kernel::RuleId::in_ledger("dwa.ruling.brace") };
    ("dwa.ruling.grenade-template-size") => { ::kernel::RuleId::in_ledger("dwa.ruling.grenade-template-size") };
    ("dwa.ruling.grenade-deviation") => { ::kernel::RuleId::in_ledger("dwa.ruling.grenade-deviation") };
    ("dwa.ruling.scatter-die") => { ::kernel::RuleId::in_ledger("dwa.ruling.scatter-die") };
    ("dwa.ruling.grenade-walls") => { ::kernel::RuleId::in_ledger("dwa.ruling.grenade-walls") };
    ("dwa.ruling.grenade-modifiers") => { ::kernel::RuleId::in_ledger("dwa.ruling.grenade-modifiers") };
    ("dwa.ruling.prime") => { ::kernel::RuleId::in_ledger("dwa.ruling.prime") };
    ("dwa.ruling.stun") => { ::kernel::RuleId::in_ledger("dwa.ruling.stun") };
    ("dwa.ruling.confined") => { ::kernel::RuleId::in_ledger("dwa.ruling.confined") };
    ("dwa.ruling.molotov") => { ::kernel::RuleId::in_ledger("dwa.ruling.molotov") };
    ("dwa.ruling.fire-timing") => { ::kernel::RuleId::in_ledger("dwa.ruling.fire-timing") };
    ("dwa.ruling.flamethrower-profile") => { ::kernel::RuleId::in_ledger("dwa.ruling.flamethrower-profile") };
    ("dwa.ruling.flame-fuel") => { ::kernel::RuleId::in_ledger("dwa.ruling.flame-fuel") };
    ("dwa.ruling.tank-explosion") => { ::kernel::RuleId::in_ledger("dwa.ruling.tank-explosion") };
    ("dwa.ruling.jam-scope") => { ::kernel::RuleId::in_ledger("dwa.ruling.jam-scope") };
    ("dwa.ruling.jam-launcher") => { ::kernel::RuleId::in_ledger("dwa.ruling.jam-launcher") };
    ("dwa.ruling.fallen-opponents") => { ::kernel::RuleId::in_ledger("dwa.ruling.fallen-opponents") };
    ("dwa.ruling.strikes-always") => { ::kernel::RuleId::in_ledger("dwa.ruling.strikes-always") };
    ("dwa.ruling.improvised") => { ::kernel::RuleId::in_ledger("dwa.ruling.improvised") };
    ("dwa.ruling.cqm-modifiers") => { ::kernel::RuleId::in_ledger("dwa.ruling.cqm-modifiers") };
    ("dwa.ruling.cqm-dice") => { ::kernel::RuleId::in_ledger("dwa.ruling.cqm-dice") };
    ("dwa.ruling.strike-dice") => { ::kernel::RuleId::in_ledger("dwa.ruling.strike-dice") };
    ("dwa.ruling.chainsaw") => { ::kernel::RuleId::in_ledger("dwa.ruling.chainsaw") };
    ("dwa.ruling.break") => { ::kernel::RuleId::in_ledger("dwa.ruling.break") };
    ("dwa.ruling.kills-in-close-combat") => { ::kernel::RuleId::in_ledger("dwa.ruling.kills-in-close-combat") };
    ("dwa.ruling.wound-timing") => { ::kernel::RuleId::in_ledger("dwa.ruling.wound-timing") };
    ("dwa.ruling.zombification-who") => { ::kernel::RuleId::in_ledger("dwa.ruling.zombification-who") };
    ("dwa.ruling.zombification-rise") => { ::kernel::RuleId::in_ledger("dwa.ruling.zombification-rise") };
    ("dwa.ruling.armed-zombie") => { ::kernel::RuleId::in_ledger("dwa.ruling.armed-zombie") };
    ("dwa.ruling.fear-test-direction") => { ::kernel::RuleId::in_ledger("dwa.ruling.fear-test-direction") };
    ("dwa.ruling.fear-limits") => { ::kernel::RuleId::in_ledger("dwa.ruling.fear-limits") };
    ("dwa.ruling.fear-who-counts") => { ::kernel::RuleId::in_ledger("dwa.ruling.fear-who-counts") };
    ("dwa.ruling.fear-doubling") => { ::kernel::RuleId::in_ledger("dwa.ruling.fear-doubling") };
    ("dwa.ruling.moral-value") => { ::kernel::RuleId::in_ledger("dwa.ruling.moral-value") };
    ("dwa.ruling.last-survivor") => { ::kernel::RuleId::in_ledger("dwa.ruling.last-survivor") };
    ("dwa.ruling.zombie-order") => { ::kernel::RuleId::in_ledger("dwa.ruling.zombie-order") };
    ("dwa.ruling.zombie-attack-count") => { ::kernel::RuleId::in_ledger("dwa.ruling.zombie-attack-count") };
    ("dwa.ruling.zombie-target-choice") => { ::kernel::RuleId::in_ledger("dwa.ruling.zombie-target-choice") };
    ("dwa.ruling.zombie-two-attacks") => { ::kernel::RuleId::in_ledger("dwa.ruling.zombie-two-attacks") };
    ("dwa.ruling.senses") => { ::kernel::RuleId::in_ledger("dwa.ruling.senses") };
    ("dwa.ruling.noise") => { ::kernel::RuleId::in_ledger("dwa.ruling.noise") };
    ("dwa.ruling.moan") => { ::kernel::RuleId::in_ledger("dwa.ruling.moan") };
    ("dwa.ruling.spawn-trigger") => { ::kernel::RuleId::in_ledger("dwa.ruling.spawn-trigger") };
    ("dwa.ruling.spawn-place") => { ::kernel::RuleId::in_ledger("dwa.ruling.spawn-place") };
    ("dwa.ruling.spawn-cap") => { ::kernel::RuleId::in_ledger("dwa.ruling.spawn-cap") };
    ("dwa.ruling.entry-placement") => { ::kernel::RuleId::in_ledger("dwa.ruling.entry-placement") };
    ("dwa.ruling.room-check-once") => { ::kernel::RuleId::in_ledger("dwa.ruling.room-check-once") };
    ("dwa.ruling.door-details") => { ::kernel::RuleId::in_ledger("dwa.ruling.door-details") };
    ("dwa.ruling.zombie-terrain") => { ::kernel::RuleId::in_ledger("dwa.ruling.zombie-terrain") };
    ("dwa.ruling.wander") => { ::kernel::RuleId::in_ledger("dwa.ruling.wander") };
    ("dwa.ruling.lurch") => { ::kernel::RuleId::in_ledger("dwa.ruling.lurch") };
    ("dwa.ruling.civilian-weapons") => { ::kernel::RuleId::in_ledger("dwa.ruling.civilian-weapons") };
    ("dwa.ruling.restriction-lists") => { ::kernel::RuleId::in_ledger("dwa.ruling.restriction-lists") };
    ("dwa.ruling.starting-skills") => { ::kernel::RuleId::in_ledger("dwa.ruling.starting-skills") };
    ("dwa.ruling.skill-use") => { ::kernel::RuleId::in_ledger("dwa.ruling.skill-use") };
    ("dwa.ruling.ap-skills") => { ::kernel::RuleId::in_ledger("dwa.ruling.ap-skills") };
    ("dwa.ruling.indecisive-fear") => { ::kernel::RuleId::in_ledger("dwa.ruling.indecisive-fear") };
    ("dwa.ruling.reroll-skills") => { ::kernel::RuleId::in_ledger("dwa.ruling.reroll-skills") };
    ("dwa.ruling.skill-cover") => { ::kernel::RuleId::in_ledger("dwa.ruling.skill-cover") };
    ("dwa.ruling.skill-dodge-reflex") => { ::kernel::RuleId::in_ledger("dwa.ruling.skill-dodge-reflex") };
    ("dwa.ruling.skill-double-shots") => { ::kernel::RuleId::in_ledger("dwa.ruling.skill-double-shots") };
    ("dwa.ruling.skill-sniper") => { ::kernel::RuleId::in_ledger("dwa.ruling.skill-sniper") };
    ("dwa.ruling.skill-martial-arts") => { ::kernel::RuleId::in_ledger("dwa.ruling.skill-martial-arts") };
    ("dwa.ruling.skill-misc") => { ::kernel::RuleId::in_ledger("dwa.ruling.skill-misc") };
    ("dwa.ruling.search-scope") => { ::kernel::RuleId::in_ledger("dwa.ruling.search-scope") };
    ("dwa.ruling.search-vehicle-zombies") => { ::kernel::RuleId::in_ledger("dwa.ruling.search-vehicle-zombies") };
    ("dwa.ruling.survivors") => { ::kernel::RuleId::in_ledger("dwa.ruling.survivors") };
    ("dwa.ruling.item-costs") => { ::kernel::RuleId::in_ledger("dwa.ruling.item-costs") };
    ("dwa.ruling.vehicle-start") => { ::kernel::RuleId::in_ledger("dwa.ruling.vehicle-start") };
    ("dwa.ruling.vehicle-speed") => { ::kernel::RuleId::in_ledger("dwa.ruling.vehicle-speed") };
    ("dwa.ruling.vehicle-turning") => { ::kernel::RuleId::in_ledger("dwa.ruling.vehicle-turning") };
    ("dwa.ruling.vehicle-fire") => { ::kernel::RuleId::in_ledger("dwa.ruling.vehicle-fire") };
    ("dwa.ruling.vehicle-ram") => { ::kernel::RuleId::in_ledger("dwa.ruling.vehicle-ram") };
    ("dwa.ruling.vehicle-zombies") => { ::kernel::RuleId::in_ledger("dwa.ruling.vehicle-zombies") };
    ("dwa.ruling.kill-remainder") => { ::kernel::RuleId::in_ledger("dwa.ruling.kill-remainder") };
    ("dwa.ruling.xp-not-spent") => { ::kernel::RuleId::in_ledger("dwa.ruling.xp-not-spent") };
    ("dwa.ruling.level-table") => { ::kernel::RuleId::in_ledger("dwa.ruling.level-table") };
    ("dwa.ruling.victory-degrees") => { ::kernel::RuleId::in_ledger("dwa.ruling.victory-degrees") };
    ("dwa.ruling.between-games") => { ::kernel::RuleId::in_ledger("dwa.ruling.between-games") };
    ("dwa.ruling.table-and-forces") => { ::kernel::RuleId::in_ledger("dwa.ruling.table-and-forces") };
    ("dwa.ruling.who-goes") => { ::kernel::RuleId::in_ledger("dwa.ruling.who-goes") };
    ("dwa.ruling.next-scenario") => { ::kernel::RuleId::in_ledger("dwa.ruling.next-scenario") };
    ("dwa.ruling.optional-rules") => { ::kernel::RuleId::in_ledger("dwa.ruling.optional-rules") };
    ("dwa.ruling.thrown-weapons") => { ::kernel::RuleId::in_ledger("dwa.ruling.thrown-weapons") };
    ("dwa.ruling.wound-variant") => { ::kernel::RuleId::in_ledger("dwa.ruling.wound-variant") };
    ("dwa.ruling.quirk-number") => { ::kernel::RuleId::in_ledger("dwa.ruling.quirk-number") };
    ("dwa.ruling.distraction") => { ::kernel::RuleId::in_ledger("dwa.ruling.distraction") };
    ("dwa.ruling.compulsions") => { ::kernel::RuleId::in_ledger("dwa.ruling.compulsions") };
    ("dwa.ruling.quirk-details") => { ::kernel::RuleId::in_ledger("dwa.ruling.quirk-details") };
    ("dwa.ruling.psychosis-details") => { ::kernel::RuleId::in_ledger("dwa.ruling.psychosis-details") };
    ("dwa.ruling.dread-of-zombies") => { ::kernel::RuleId::in_ledger("dwa.ruling.dread-of-zombies") };
    ("dwa.ruling.trauma-two") => { ::kernel::RuleId::in_ledger("dwa.ruling.trauma-two") };
    ("dwa.example.team-morale") => { ::kernel::RuleId::in_ledger("dwa.example.team-morale") };
    ("dwa.example.lawless-fear") => { ::kernel::RuleId::in_ledger("dwa.example.lawless-fear") };
    ("dwa.example.dawson-fear") => { ::kernel::RuleId::in_ledger("dwa.example.dawson-fear") };
    ("dwa.example.no-tests-without-wounds") => { ::kernel::RuleId::in_ledger("dwa.example.no-tests-without-wounds") };
    ("dwa.example.dawson-doubled-ap") => { ::kernel::RuleId::in_ledger("dwa.example.dawson-doubled-ap") };
    ("dwa.example.dawson-pistol-moved") => { ::kernel::RuleId::in_ledger("dwa.example.dawson-pistol-moved") };
    ("dwa.example.pistol-moved-no-elim") => { ::kernel::RuleId::in_ledger("dwa.example.pistol-moved-no-elim") };
    ("dwa.example.pistol-15-not-moved") => { ::kernel::RuleId::in_ledger("dwa.example.pistol-15-not-moved") };
    ("dwa.example.pistol-point-blank") => { ::kernel::RuleId::in_ledger("dwa.example.pistol-point-blank") };
    ("dwa.example.lawless-burst") => { ::kernel::RuleId::in_ledger("dwa.example.lawless-burst") };
    ("dwa.example.lawless-no-second-burst") => { ::kernel::RuleId::in_ledger("dwa.example.lawless-no-second-burst") };
    ("dwa.example.zombie-move-contact") => { ::kernel::RuleId::in_ledger("dwa.example.zombie-move-contact") };
    ("dwa.example.zombie-lurch") => { ::kernel::RuleId::in_ledger("dwa.example.zombie-lurch") };
    ("dwa.example.zombie-attacks") => { ::kernel::RuleId::in_ledger("dwa.example.zombie-attacks") };
    ("dwa.example.dawson-wound-test") => { ::kernel::RuleId::in_ledger("dwa.example.dawson-wound-test") };
    ("dwa.example.dawson-turns") => { ::kernel::RuleId::in_ledger("dwa.example.dawson-turns") };
    ("dwa.example.door-two-zombies") => { ::kernel::RuleId::in_ledger("dwa.example.door-two-zombies") };
    ("dwa.example.door-third-joins") => { ::kernel::RuleId::in_ledger("dwa.example.door-third-joins") };
    ("dwa.example.door-four-zombies") => { ::kernel::RuleId::in_ledger("dwa.example.door-four-zombies") };
    ("dwa.example.trauma-seven") => { ::kernel::RuleId::in_ledger("dwa.example.trauma-seven") };
}

/// Every rule, ruling and worked example of this book.
#[rustfmt::skip]
pub static LEDGER: Ledger = Ledger {
    book: "dwa",
    chapters: &[
        ("act", "Plain actions"),
        ("ammo", "Weapons and ammunition"),
        ("ap", "Action points"),
        ("auto", "Automatic fire"),
        ("cc", "Close combat"),
        ("char", "Characters and archetypes"),
        ("fear", "Fear"),
        ("flame", "Flamethrower and fire"),
        ("grenade", "Grenades"),
        ("item", "Items"),
        ("jam", "Weapon jam"),
        ("level", "Experience"),
        ("mg", "Machine gun"),
        ("move", "Movement"),
        ("psychosis", "Trauma and psychosis"),
        ("quirk", "Quirks"),
        ("search", "Searching"),
        ("setup", "Dice and setting up"),
        ("shoot", "Shooting"),
        ("shotgun", "Shotguns"),
        ("skill", "Skills"),
        ("trauma", "Trauma and psychosis"),
        ("turn", "The turn"),
        ("vehicle", "Vehicles"),
        ("wound", "Wounds"),
        ("xp", "Experience"),
        ("zombie", "Zombies"),
        ("zombification", "Zombification"),
    ],
    rules: &[
        LedgerEntry {
            id: "dwa.setup.zombie-control",
            section: "2",
            layer: Layer::Gm,
            optional: false,
            text: "The zombie side is run either by the zombie rules of chapter 15 or by a game master; a player may run it, but the book warns that this is hard to do well. Zombies are not tactical: they do not take cover or plan. Cleverer zombies are a matter of taste. Default: the rules run them, nobody chooses for them.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "By default the zombie rules alone run the zombies; nobody is asked to choose for a zombie." },
                Fact { kind: FactKind::Plain, says: "A game master may run the zombies instead, as a setting." },
                Fact { kind: FactKind::Exception, says: "Zombies never take cover, plan or avoid danger." },
            ],
        },
        LedgerEntry {
            id: "dwa.setup.figures",
            section: "7.1",
            layer: Layer::Setup,
            optional: false,
            text: "Each person is one figure of 25-28 mm scale. Other scales (15 mm, 40 mm) are allowed with movement and ranges rescaled by agreement. A figure carries whatever weapons it is given.",
            facts: &[
                Fact { kind: FactKind::Definition, says: "Each person is one figure; the distances of the book are meant for 25-28 mm figures." },
                Fact { kind: FactKind::Plain, says: "A base is round and 2.5 cm across, standing or lying." },
                Fact { kind: FactKind::Exception, says: "Bases never overlap." },
                Fact { kind: FactKind::Limit, says: "At most six figures fit in contact around one figure." },
                Fact { kind: FactKind::Plain, says: "Unless the scenario says otherwise: a 120 x 120 cm table and one team of four humans." },
                Fact { kind: FactKind::Boundary, says: "By default the humans are placed within 10 cm of one random table edge." },
            ],
        },
        LedgerEntry {
            id: "dwa.setup.open-equipment",
            section: "7.1",
            layer: Layer::Setup,
            optional: false,
            text: "What each figure carries is open information for everybody. Zombie figures are always recognisable as zombies.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Every player can see what each figure carries." },
                Fact { kind: FactKind::Plain, says: "A zombie is always shown as a zombie." },
            ],
        },
        LedgerEntry {
            id: "dwa.setup.centimetres",
            section: "7.2",
            layer: Layer::Setup,
            optional: false,
            text: "All distances are in centimetres on an open table without a grid.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Distances are free centimetres on a table without squares." },
                Fact { kind: FactKind::Plain, says: "The distance of two figures is the gap between their base edges." },
                Fact { kind: FactKind::Exception, says: "Distance is measured flat; a difference in height is ignored." },
                Fact { kind: FactKind::Boundary, says: "Both \"within X\" and \"X or more\" include X itself." },
                Fact { kind: FactKind::Order, says: "Distances are compared after rounding to whole millimetres, a half up." },
                Fact { kind: FactKind::Plain, says: "Measuring before deciding is allowed." },
            ],
        },
        LedgerEntry {
            id: "dwa.setup.inches",
            section: "7.2",
            layer: Layer::Gm,
            optional: false,
            text: "The players may agree to play in inches instead; 1 inch = 2.5 cm. Default: centimetres.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The players may agree on inches; 1 inch stands for 2.5 cm." },
                Fact { kind: FactKind::Plain, says: "Without an agreement the game is in centimetres." },
            ],
        },
        LedgerEntry {
            id: "dwa.setup.dice",
            section: "7.3",
            layer: Layer::Table,
            optional: false,
            text: "The game uses D6, D20 and a scatter die that gives a random direction. 'A die' without a size is a D6. 1D3 is a D6 halved and rounded up (1-2: 1; 3-4: 2; 5-6: 3).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "\"A die\" without a size is a D6." },
                Fact { kind: FactKind::Boundary, says: "1D3 is a D6 halved and rounded up: 1-2 is 1, 3-4 is 2, 5-6 is 3." },
                Fact { kind: FactKind::Plain, says: "The scatter die gives a whole-degree direction 0 to 359, all equally likely, clockwise from the north edge." },
                Fact { kind: FactKind::Exception, says: "The scatter die never shows a hit." },
            ],
        },
        LedgerEntry {
            id: "dwa.setup.victory-conditions",
            section: "8",
            layer: Layer::Gm,
            optional: false,
            text: "The game goes on turn after turn until a side meets the victory conditions, which are fixed before the first turn. Default: the scenario states them, with a major and a minor degree for each side.",
            facts: &[
                Fact { kind: FactKind::Order, says: "The game runs turn after turn until a side meets its victory conditions." },
                Fact { kind: FactKind::Order, says: "The conditions are fixed before the first turn." },
                Fact { kind: FactKind::Boundary, says: "Default: goal reached with at least half the team alive is a major hero victory." },
                Fact { kind: FactKind::Boundary, says: "Default: goal reached with fewer than half alive is a minor hero victory." },
                Fact { kind: FactKind::Boundary, says: "Default: goal missed is a minor zombie victory with at least half alive, a major one with fewer." },
                Fact { kind: FactKind::Exception, says: "Whoever is killed by the last wound test has not survived." },
            ],
        },
        LedgerEntry {
            id: "dwa.setup.new-actions",
            section: "9",
            layer: Layer::Gm,
            optional: false,
            text: "Actions that are not in the AP list may be added with a cost, and costs in the list changed, if all agree on it before the game begins. Default: the list as it stands and no other actions.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "By default only the listed actions at the listed costs exist." },
                Fact { kind: FactKind::Definition, says: "New actions or changed costs need everybody's consent before the game begins; a scenario cannot bring any." },
            ],
        },
        LedgerEntry {
            id: "dwa.turn.phases",
            section: "8",
            layer: Layer::Battle,
            optional: false,
            text: "A turn has three phases in this order: 1 fear, zombification and wound tests; 2 humans act; 3 zombies act. A phase is finished completely before the next begins.",
            facts: &[
                Fact { kind: FactKind::Order, says: "A turn has three phases in this order: tests, humans, zombies." },
                Fact { kind: FactKind::Order, says: "A phase is finished completely before the next begins." },
                Fact { kind: FactKind::Definition, says: "References follow the chapter numbers of the body text, not those of the index." },
            ],
        },
        LedgerEntry {
            id: "dwa.turn.test-phase",
            section: "8.1",
            layer: Layer::Battle,
            optional: false,
            text: "In phase 1 each human takes those tests their situation calls for (none, some or all). The effect of a test applies at once, before phase 2.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "In phase 1 a human takes only those tests their situation calls for." },
                Fact { kind: FactKind::Order, says: "The result of a test applies at once, before phase 2." },
            ],
        },
        LedgerEntry {
            id: "dwa.turn.test-order",
            section: "8, 8.1",
            layer: Layer::Battle,
            optional: false,
            text: "Within phase 1 the order is: all fear tests, then all zombification tests, then all wound tests.",
            facts: &[
                Fact { kind: FactKind::Order, says: "All fear tests come first, then all zombification tests, then all wound tests." },
                Fact { kind: FactKind::Exception, says: "So a human who dies in this turn's wound test already took their fear test and is not tested for turning this turn." },
                Fact { kind: FactKind::Order, says: "Before the tests: entry method B, then fire on figures already burning, then Despaired and Schizophrenic rolls." },
                Fact { kind: FactKind::Plain, says: "Zombies that enter by method B this turn count in this turn's fear tests." },
                Fact { kind: FactKind::Order, says: "A burn wound of phase 1 is tested in the wound step of the same phase." },
                Fact { kind: FactKind::Order, says: "Within a step the figures go in the order of their ids." },
                Fact { kind: FactKind::Order, says: "Indecisive and Thick are rolled on activation in phase 2, not in phase 1." },
            ],
        },
        LedgerEntry {
            id: "dwa.turn.human-activation",
            section: "8.2",
            layer: Layer::Battle,
            optional: false,
            text: "In phase 2 every human is activated once. One human spends as many AP as they want and finishes before the next human begins; activations never interleave.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Each human is activated once a turn." },
                Fact { kind: FactKind::Order, says: "A human finishes their activation before another begins." },
                Fact { kind: FactKind::Plain, says: "The players choose the order of the humans freely." },
                Fact { kind: FactKind::Plain, says: "With several players they activate one human each in turn." },
                Fact { kind: FactKind::Plain, says: "The player who begins changes from turn to turn." },
            ],
        },
        LedgerEntry {
            id: "dwa.turn.zombie-activation",
            section: "8.3, 14.3",
            layer: Layer::Battle,
            optional: false,
            text: "In phase 3 the zombies use AP as humans do. All zombies are moved first (lurches included); after the last move all close combat attacks are made.",
            facts: &[
                Fact { kind: FactKind::Order, says: "All zombies move, lurches included, before any zombie attacks." },
                Fact { kind: FactKind::Order, says: "Step order: fallen zombies stand up, the others move, attacks, door rolls, armed zombies fire." },
                Fact { kind: FactKind::Order, says: "Zombies move in order of nearness to their goal, nearest first; ties by lowest id." },
                Fact { kind: FactKind::Order, says: "A lurch is rolled as soon as that zombie's own move ends." },
                Fact { kind: FactKind::Order, says: "Attacks go human by human; on one human the zombies with the worst chance roll first." },
            ],
        },
        LedgerEntry {
            id: "dwa.ap.allowance",
            section: "9",
            layer: Layer::Battle,
            optional: false,
            text: "Each turn every human gets 4 AP and every zombie gets 2 AP.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A human gets 4 AP each turn." },
                Fact { kind: FactKind::Plain, says: "A zombie gets 2 AP each turn." },
            ],
        },
        LedgerEntry {
            id: "dwa.ap.no-saving",
            section: "9",
            layer: Layer::Battle,
            optional: false,
            text: "AP are not saved to a later turn and not given to another figure. AP that are not used are lost at the end of the turn. A figure may leave AP unused.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Unused AP are lost at the end of the turn." },
                Fact { kind: FactKind::Exception, says: "AP cannot be given to another figure." },
                Fact { kind: FactKind::Plain, says: "A figure may leave AP unused." },
            ],
        },
        LedgerEntry {
            id: "dwa.ap.complete-in-turn",
            section: "9, 10",
            layer: Layer::Battle,
            optional: false,
            text: "An action is started and finished in the same turn. A figure may only begin an action when it has AP left for its whole cost.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "An action begins only if the AP left pay its whole cost." },
                Fact { kind: FactKind::Boundary, says: "An action with exactly as many AP left as it costs is allowed." },
                Fact { kind: FactKind::Boundary, says: "A started 5 cm of movement costs the full AP." },
            ],
        },
        LedgerEntry {
            id: "dwa.ap.cost-table",
            section: "9.1",
            layer: Layer::Table,
            optional: false,
            text: "AP costs. Movement: move 5 cm 1; move over an obstacle +1; climb 5 cm 2; jump 5 cm 3 (6 to 10 cm: 4); take cover or lie down 1; stand up from prone 2; fancy move (optional) +1. Manipulate: open door or hatch 2; pick up or give an object 2; switch weapons 2; heal 4; search a room or a vehicle 4; hotwire a car 4. Weapons: fire: the weapon's Cost; fire machine gun 4; aim +2 per +1 (accumulates); reload 2; reload machine gun 4; brace machine gun 4; clear jam 3. Other attacks: close combat attack 2; prime grenade 1; throw grenade or Molotov cocktail 2.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Movement: 5 cm 1; obstacle +1; climb 5 cm 2; jump to 5 cm 3, to 10 cm 4; lie down 1; stand up 2; fancy move +1." },
                Fact { kind: FactKind::Plain, says: "Handling: door or hatch 2; pick up or give 2; switch weapons 2; heal, search and hotwire 4 each." },
                Fact { kind: FactKind::Plain, says: "Weapons: fire at the weapon's Cost; machine gun 4; reload 2, machine gun 4; brace 4; clear jam 3." },
                Fact { kind: FactKind::Plain, says: "Aiming costs 2 AP for each +1." },
                Fact { kind: FactKind::Plain, says: "Other attacks: strike 2; prime a grenade 1; throw a grenade or Molotov 2." },
            ],
        },
        LedgerEntry {
            id: "dwa.ap.break-cost",
            section: "12.4",
            layer: Layer::Table,
            optional: false,
            text: "An attempt to break from close combat costs 1 AP.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Trying to break from close combat costs 1 AP." },
                Fact { kind: FactKind::Plain, says: "The AP is spent when the attempt fails too." },
            ],
        },
        LedgerEntry {
            id: "dwa.ap.restart-chainsaw-cost",
            section: "12.3",
            layer: Layer::Table,
            optional: false,
            text: "Restarting a stalled chainsaw costs 3 AP.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Restarting a stalled chainsaw costs 3 AP." },
                Fact { kind: FactKind::Exception, says: "A stalled chainsaw cannot be restarted in close combat." },
            ],
        },
        LedgerEntry {
            id: "dwa.move.distance",
            section: "10",
            layer: Layer::Battle,
            optional: false,
            text: "Moving costs 1 AP for 5 cm. A human with 4 AP moves at most 20 cm in a turn, a zombie with 2 AP at most 10 cm.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Moving costs 1 AP for each 5 cm." },
                Fact { kind: FactKind::Limit, says: "A human with 4 AP moves at most 20 cm in a turn." },
                Fact { kind: FactKind::Limit, says: "A zombie with 2 AP moves at most 10 cm." },
                Fact { kind: FactKind::Exception, says: "The unused part of a paid 5 cm is lost once the figure does anything but move or turn." },
                Fact { kind: FactKind::Plain, says: "Several moves in a row share a paid 5 cm: 2 cm then 3 cm cost 1 AP." },
                Fact { kind: FactKind::Exception, says: "A human may pass through friends and fallen figures but not end on them." },
                Fact { kind: FactKind::Exception, says: "Nobody passes through a standing enemy." },
                Fact { kind: FactKind::Plain, says: "A human who touches a standing zombie stops there, in close combat." },
                Fact { kind: FactKind::Exception, says: "Zombies pass over fallen figures but not through standing ones, zombies included." },
            ],
        },
        LedgerEntry {
            id: "dwa.move.turning-free",
            section: "10",
            layer: Layer::Battle,
            optional: false,
            text: "Turning and changing direction are free, do not count as movement and may be done any number of times.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Turning costs no AP and may be done any number of times." },
                Fact { kind: FactKind::Exception, says: "Turning does not count as movement." },
            ],
        },
        LedgerEntry {
            id: "dwa.move.obstacle",
            section: "9.1, 10",
            layer: Layer::Battle,
            optional: false,
            text: "Crossing an obstacle costs 1 AP for each obstacle, on top of the cost of the distance moved.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each obstacle crossed costs 1 AP on top of the distance." },
                Fact { kind: FactKind::Plain, says: "Two obstacles in one move cost 2 AP." },
                Fact { kind: FactKind::Boundary, says: "An obstacle is linear terrain up to 2 cm high, limit included; anything higher is climbed." },
                Fact { kind: FactKind::Plain, says: "The +1 AP is paid each time the obstacle is crossed." },
            ],
        },
        LedgerEntry {
            id: "dwa.move.climb",
            section: "9.1",
            layer: Layer::Battle,
            optional: false,
            text: "Climbing costs 2 AP for each 5 cm.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Climbing costs 2 AP for each 5 cm." },
                Fact { kind: FactKind::Boundary, says: "A started 5 cm of height costs the full 2 AP." },
                Fact { kind: FactKind::Plain, says: "Climbing down costs as much as climbing up." },
                Fact { kind: FactKind::Limit, says: "A climb must end on a standing place in the same turn, so 10 cm is the most for 4 AP." },
                Fact { kind: FactKind::Plain, says: "Stairs are normal movement, ladders are climbed." },
            ],
        },
        LedgerEntry {
            id: "dwa.move.jump-short",
            section: "9.1",
            layer: Layer::Battle,
            optional: false,
            text: "A jump of up to 5 cm costs 3 AP and succeeds without a roll.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A jump of up to 5 cm costs 3 AP, exactly 5.0 cm included." },
                Fact { kind: FactKind::Exception, says: "A short jump needs no roll." },
            ],
        },
        LedgerEntry {
            id: "dwa.move.jump-long",
            section: "9.1 note *",
            layer: Layer::Battle,
            optional: false,
            text: "A jump of more than 5 cm costs 4 AP and covers at most 10 cm. It needs a D6: 1-2 the jumper falls to the ground, 3-6 the jumper lands.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A jump of more than 5 and up to 10 cm costs 4 AP." },
                Fact { kind: FactKind::Limit, says: "No jump covers more than 10 cm." },
                Fact { kind: FactKind::Plain, says: "A long jump rolls a D6: 1-2 falls, 3-6 lands." },
            ],
        },
        LedgerEntry {
            id: "dwa.move.jump-fall",
            section: "9.1 note *",
            layer: Layer::Table,
            optional: false,
            text: "A failed long jump causes 1 wound for each 5 cm of height fallen.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A failed long jump gives 1 wound for each full 5 cm of height fallen." },
                Fact { kind: FactKind::Boundary, says: "A fall of less than 5 cm gives no wound." },
                Fact { kind: FactKind::Plain, says: "The jumper lies fallen at the foot of the gap." },
            ],
        },
        LedgerEntry {
            id: "dwa.move.lie-down",
            section: "9.1",
            layer: Layer::Battle,
            optional: false,
            text: "Taking cover or lying down costs 1 AP. The figure is prone afterwards.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Lying down or taking cover costs 1 AP and makes the figure prone." },
                Fact { kind: FactKind::Plain, says: "A figure prone by its own action is fired at with -1 like one in cover." },
                Fact { kind: FactKind::Exception, says: "The -1 of lying down does not add to other cover." },
                Fact { kind: FactKind::Exception, says: "A prone figure cannot move, climb, jump, strike or break." },
                Fact { kind: FactKind::Plain, says: "A prone or fallen human may fire, aim, reload, heal and pass objects." },
            ],
        },
        LedgerEntry {
            id: "dwa.move.stand-up",
            section: "9.1",
            layer: Layer::Battle,
            optional: false,
            text: "Standing up from prone costs 2 AP, for humans and zombies alike.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Standing up costs 2 AP for a human." },
                Fact { kind: FactKind::Plain, says: "Standing up costs a zombie its 2 AP." },
                Fact { kind: FactKind::Plain, says: "A human may stand up while in close combat." },
                Fact { kind: FactKind::Plain, says: "A figure prone by its own action pays the same 2 AP as one that fell." },
            ],
        },
        LedgerEntry {
            id: "dwa.move.fancy-move",
            section: "9.1",
            layer: Layer::Gm,
            optional: true,
            text: "A fancy move (a stunt) is added to a move for +1 AP. Default: see the ruling on fancy moves.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "A fancy move adds 1 AP to a move and replaces the climb cost of one piece of terrain up to 5 cm high." },
                Fact { kind: FactKind::Exception, says: "A fancy move needs the referee's consent; without a referee it is off." },
                Fact { kind: FactKind::Exception, says: "The fancy move is not the skill of that name." },
            ],
        },
        LedgerEntry {
            id: "dwa.move.fire-during-move",
            section: "10",
            layer: Layer::Battle,
            optional: false,
            text: "A figure may fire at any point of its movement and in any direction, then go on moving, as long as the AP last.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A figure may fire at any point of its movement and then move on." },
                Fact { kind: FactKind::Plain, says: "A moving figure may fire in any direction." },
                Fact { kind: FactKind::Plain, says: "Movement and fire together must be paid from the figure's AP." },
            ],
        },
        LedgerEntry {
            id: "dwa.act.open-door",
            section: "9.1",
            layer: Layer::Battle,
            optional: false,
            text: "A human opens a door or hatch for 2 AP.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Opening a door or hatch costs a human 2 AP." },
                Fact { kind: FactKind::Plain, says: "Closing it costs 2 AP too." },
                Fact { kind: FactKind::Plain, says: "The human must be in contact with the door." },
                Fact { kind: FactKind::Exception, says: "Zombies never open doors; they must break them." },
                Fact { kind: FactKind::Plain, says: "Doors are unlocked for humans unless the scenario locks them." },
            ],
        },
        LedgerEntry {
            id: "dwa.act.pick-up-give",
            section: "9.1",
            layer: Layer::Battle,
            optional: false,
            text: "Picking up one object, or giving one object to another human, costs 2 AP.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Picking up one object costs 2 AP; so does giving one to another human." },
                Fact { kind: FactKind::Plain, says: "The object or the receiver must be in base contact." },
                Fact { kind: FactKind::Exception, says: "Only the giver pays; the receiver pays nothing." },
                Fact { kind: FactKind::Exception, says: "A picked-up weapon goes straight into empty hands, otherwise it is only carried." },
                Fact { kind: FactKind::Plain, says: "The carry limits hold for what is picked up or received." },
                Fact { kind: FactKind::Plain, says: "Dropping something is free." },
                Fact { kind: FactKind::Plain, says: "The belongings of an eliminated human lie by the body and are picked up piece by piece." },
                Fact { kind: FactKind::Exception, says: "If the dead human turns, their things stay at the spot except the weapon the zombie holds." },
            ],
        },
        LedgerEntry {
            id: "dwa.act.switch-weapon",
            section: "9.1",
            layer: Layer::Battle,
            optional: false,
            text: "Changing the weapon in hand for another carried weapon costs 2 AP.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Changing the weapon in hand for another carried one costs 2 AP." },
                Fact { kind: FactKind::Exception, says: "Taking a picked-up weapon in hand is a switch for 2 AP unless the hands are empty." },
            ],
        },
        LedgerEntry {
            id: "dwa.act.heal",
            section: "9.1, 16.2",
            layer: Layer::Battle,
            optional: false,
            text: "Healing costs 4 AP.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Healing costs 4 AP." },
                Fact { kind: FactKind::Plain, says: "A heal action needs a first aid kit or the First aid skill." },
                Fact { kind: FactKind::Plain, says: "A heal action works on the healer themselves or a living human in contact." },
                Fact { kind: FactKind::Exception, says: "Wounds never go below 0." },
                Fact { kind: FactKind::Plain, says: "If healing brings the wounds to 0 the pending wound test is dropped." },
                Fact { kind: FactKind::Plain, says: "If wounds are left, the pending test is made against the lower number." },
            ],
        },
        LedgerEntry {
            id: "dwa.ammo.categories",
            section: "11.1.1",
            layer: Layer::Table,
            optional: false,
            text: "Ammunition categories. Bullets: pistol, revolver, sub machine gun, rifle, carbine, sniper rifle, assault rifle. Shells: pump shotgun, double barrel shotgun (and sawn off shotgun). Belt: machine gun. Grenades: hand grenade, grenade launcher. Arrows: bow, crossbow. Hand thrown: knife, axe and the like.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Bullets: pistol, revolver, sub machine gun, rifle, carbine, sniper rifle, assault rifle." },
                Fact { kind: FactKind::Plain, says: "Shells: pump, double barrel and sawn off shotgun." },
                Fact { kind: FactKind::Plain, says: "Belt: machine gun. Grenades: hand grenade, launcher. Arrows: bow, crossbow. Hand thrown: knife, axe." },
                Fact { kind: FactKind::Plain, says: "Flamethrowers are a category of their own; melee weapons, chainsaw included, are one." },
                Fact { kind: FactKind::Plain, says: "Ammunition fits every weapon of its category." },
            ],
        },
        LedgerEntry {
            id: "dwa.ammo.starting-clips",
            section: "11.1.1",
            layer: Layer::Setup,
            optional: false,
            text: "Each character starts with 1D3 clips for each weapon they carry that takes clips, rolled for each weapon. Bow, crossbow and grenade launcher start with the stock of the weapons table, things to throw with 1D3 pieces.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each weapon that takes clips starts with 1D3 of them, rolled for each weapon." },
                Fact { kind: FactKind::Plain, says: "The first clip is in the weapon, the others are spare." },
                Fact { kind: FactKind::Plain, says: "A shotgun clip is Mag shells (6 or 2), counted singly afterwards." },
                Fact { kind: FactKind::Plain, says: "A machine gun clip is one belt of 20 bursts." },
                Fact { kind: FactKind::Plain, says: "Bow and crossbow start with 2D6 arrows, grenade launcher with 1D6 grenades, one of them loaded." },
                Fact { kind: FactKind::Plain, says: "Hand thrown weapons and grenade stocks start with 1D3 pieces." },
                Fact { kind: FactKind::Exception, says: "A flamethrower has one tank; melee weapons have no clips." },
            ],
        },
        LedgerEntry {
            id: "dwa.ammo.carry-limit",
            section: "11.1.1",
            layer: Layer::Setup,
            optional: false,
            text: "A character carries at most two weapons, and the two must be of different ammunition categories.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "A character carries at most two weapons (besides the extra place)." },
                Fact { kind: FactKind::Exception, says: "The two must be of different ammunition categories." },
                Fact { kind: FactKind::Exception, says: "Items and ammunition do not count for the carry limit." },
                Fact { kind: FactKind::Plain, says: "A stock of grenades, Molotovs or throwing knives counts as one weapon." },
                Fact { kind: FactKind::Plain, says: "By default each human has two weapons and an extra one, chosen by the player within the limits." },
            ],
        },
        LedgerEntry {
            id: "dwa.ammo.carry-sidearm",
            section: "11.1.1",
            layer: Layer::Setup,
            optional: false,
            text: "Besides the two weapons a character may carry one more pistol, or one more revolver, or one one-handed melee weapon (hammer, one-handed axe, knife and the like). The category limit does not apply to this extra one.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "One more pistol, revolver or one-handed melee weapon may be carried on top of the two." },
                Fact { kind: FactKind::Limit, says: "Only one such extra weapon is allowed." },
                Fact { kind: FactKind::Exception, says: "The category limit does not bind the extra one: rifle and extra pistol are fine." },
                Fact { kind: FactKind::Exception, says: "A two-handed melee weapon does not fit the extra place." },
            ],
        },
        LedgerEntry {
            id: "dwa.ammo.magazine",
            section: "11.1.2, 11.2",
            layer: Layer::Battle,
            optional: false,
            text: "Mag is the number of bursts a weapon fires before it needs a reload. Each burst fired lowers it by 1, whatever the number of dice. At 0 the weapon cannot fire.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Each burst takes 1 off the magazine, whatever the number of dice." },
                Fact { kind: FactKind::Exception, says: "At 0 the weapon cannot fire." },
            ],
        },
        LedgerEntry {
            id: "dwa.ammo.reload",
            section: "9.1",
            layer: Layer::Battle,
            optional: false,
            text: "Reloading costs 2 AP (machine gun 4 AP), uses one clip or belt and fills the magazine to Mag.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Reloading costs 2 AP and uses up one clip." },
                Fact { kind: FactKind::Plain, says: "A machine gun costs 4 AP to reload and uses a belt." },
                Fact { kind: FactKind::Plain, says: "The magazine is filled to Mag." },
                Fact { kind: FactKind::Exception, says: "Without a spare clip there is no reload." },
                Fact { kind: FactKind::Plain, says: "Reloading early throws the rest of the old clip away." },
                Fact { kind: FactKind::Exception, says: "Shells and arrows are kept: only the missing ones are filled in." },
            ],
        },
        LedgerEntry {
            id: "dwa.ammo.no-reload-in-close-combat",
            section: "12, 12.3",
            layer: Layer::Battle,
            optional: false,
            text: "No weapon can be reloaded while its owner is in close combat.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "No weapon is reloaded while its owner is in close combat." },
                Fact { kind: FactKind::Exception, says: "In contact with only fallen zombies reloading is allowed." },
            ],
        },
        LedgerEntry {
            id: "dwa.shoot.weapon-table",
            section: "11.1.2",
            layer: Layer::Table,
            optional: false,
            text: "Weapon: Mag / RoF / Cost / Range / CQM / Fall / Elim. Pistol 12/1/1/20/3+/4-5/6. Revolver 6/1/1/20/3+/4-5/6. Pump shotgun 6/1/2/template/5+/special. Double barrel shotgun 2/2/1/template/5+/special. Sawn off shotgun 2/2/1/template/4+/special. Rifle and carbine 10/1/1/90/6+/4/5-6. Sniper rifle 5/1/4/150/6+/none/3-6. Assault rifle 6/5/2/90/6+/3-4/5-6 (automatic). Sub machine gun 4/5/2/60/4+/4/5-6 (automatic). Machine gun 20/10/4/90/none/special. Grenade launcher 1/1/4/30/none/special. Bow 1/1/2/50/none/5/6. Crossbow 1/1/3/50/none/4/5-6. Hand thrown no Mag/1/2/10/none/5/6.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each weapon reads its own row Mag / RoF / Cost / Range / CQM / Fall / Elim." },
                Fact { kind: FactKind::Plain, says: "Pistol and revolver differ only in Mag: 12 against 6; range 20, CQM 3+, Fall 4-5, Elim 6." },
                Fact { kind: FactKind::Plain, says: "Rifle and carbine 10/1/1/90/6+/4/5-6; the sniper rifle 5/1/4/150/6+ has no Fall and Elim 3-6." },
                Fact { kind: FactKind::Plain, says: "Assault rifle 6/5/2/90/6+/3-4/5-6 and sub machine gun 4/5/2/60/4+/4/5-6 are automatic." },
                Fact { kind: FactKind::Plain, says: "Shotguns: pump 6/1/2 CQM 5+; double barrel 2/2/1 CQM 5+; sawn off 2/2/1 CQM 4+; all use a template." },
                Fact { kind: FactKind::Exception, says: "Machine gun 20/10/4/90 and grenade launcher 1/1/4/30 have no CQM." },
                Fact { kind: FactKind::Exception, says: "Bow 1/1/2/50 Fall 5, Elim 6; crossbow 1/1/3/50 Fall 4, Elim 5-6; neither has CQM." },
                Fact { kind: FactKind::Plain, says: "Hand thrown: no Mag, RoF 1, Cost 2, range 10, Fall 5, Elim 6; each throw uses one piece." },
                Fact { kind: FactKind::Plain, says: "A thrown knife or axe lies at its target and can be picked up for 2 AP; arrows are lost." },
                Fact { kind: FactKind::Exception, says: "Further thrown pieces need no reload between throws." },
                Fact { kind: FactKind::Exception, says: "A flamethrower costs 4 AP to fire, has no magazine and no CQM and cannot be reloaded." },
            ],
        },
        LedgerEntry {
            id: "dwa.shoot.weapon-columns",
            section: "11.1.2",
            layer: Layer::Table,
            optional: false,
            text: "Mag: bursts before reload. RoF: rounds (dice) in one burst. Cost: AP for one pull of the trigger, which fires one burst. Range: greatest distance in cm at which the weapon may be used. CQM: score needed when firing in close combat. Fall: scores that knock the target down. Elim: scores that put the target out of action.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "RoF is the number of dice of one burst, Cost the AP for one pull of the trigger." },
                Fact { kind: FactKind::Exception, says: "Mag counts bursts, not rounds." },
                Fact { kind: FactKind::Exception, says: "CQM is used only when firing in close combat." },
            ],
        },
        LedgerEntry {
            id: "dwa.shoot.zombies-may-carry",
            section: "11.1.2, 12.7",
            layer: Layer::Gm,
            optional: true,
            text: "If the players like, zombies carry weapons of the table too (see the armed zombie). Default: no zombie carries a firearm.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "By default no zombie carries a firearm." },
                Fact { kind: FactKind::Plain, says: "Armed zombies are an option the players switch on." },
            ],
        },
        LedgerEntry {
            id: "dwa.shoot.rof-dice",
            section: "11.1.3",
            layer: Layer::Table,
            optional: false,
            text: "Each round of a burst is one D6 that is compared, after modifiers, with the weapon's Fall and Elim scores.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Each round of a burst is one D6, compared by itself with Fall and Elim after modifiers." },
            ],
        },
        LedgerEntry {
            id: "dwa.shoot.procedure",
            section: "11.2",
            layer: Layer::Battle,
            optional: false,
            text: "Firing goes: 1 choose the target (or targets in automatic fire); 2 fix the number of bursts; 3 roll RoF dice for each burst; 4 lower the magazine by 1 for each burst; 5 apply the results: lay fallen targets down, remove eliminated ones.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Target, then number of bursts, then dice, then magazine, then results." },
                Fact { kind: FactKind::Plain, says: "Each announced burst rolls RoF dice and takes 1 off the magazine." },
                Fact { kind: FactKind::Order, says: "Fallen targets are laid down, eliminated ones removed, after the roll." },
                Fact { kind: FactKind::Plain, says: "The AP of all announced bursts are paid at the announcement." },
                Fact { kind: FactKind::Plain, says: "A target must be in line of sight: firer's centre to any point of the target's base." },
                Fact { kind: FactKind::Exception, says: "Figures never block sight; walls, buildings, closed doors and vehicles do." },
                Fact { kind: FactKind::Exception, says: "Windows, open doors and obstacles lower than a figure do not block sight." },
                Fact { kind: FactKind::Plain, says: "Sight is judged from the one who looks; round a corner it can be one-sided." },
            ],
        },
        LedgerEntry {
            id: "dwa.shoot.declare-repeat",
            section: "11.2, 14.2",
            layer: Layer::Battle,
            optional: false,
            text: "Any number of firers may shoot at one target in a turn. One firer may shoot more than once at the same target in a turn only by stating the number of bursts before the first die; afterwards they cannot come back to that target this turn.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Several firers may shoot at the same target in a turn." },
                Fact { kind: FactKind::Exception, says: "One firer fires several bursts at one target only if they state the number before the first die." },
                Fact { kind: FactKind::Exception, says: "After their bursts a firer cannot come back to that target this turn." },
                Fact { kind: FactKind::Exception, says: "Announced bursts are fired even if the target is already eliminated; AP and ammunition are gone." },
                Fact { kind: FactKind::Plain, says: "With AP left the firer may then fire at a different target." },
            ],
        },
        LedgerEntry {
            id: "dwa.shoot.modified-score",
            section: "11.2, 14.2",
            layer: Layer::Table,
            optional: false,
            text: "All modifiers are added to the die. The modified score is looked up: inside the Fall scores the target falls, inside the Elim scores it is eliminated, below both it is a miss. A score above 6 counts as 6, below 1 as a miss. A natural 6 is not an automatic hit.",
            facts: &[
                Fact { kind: FactKind::Order, says: "All modifiers are added to the die before Fall and Elim are looked up." },
                Fact { kind: FactKind::Limit, says: "A modified score above 6 counts as 6." },
                Fact { kind: FactKind::Boundary, says: "A modified score below 1 is a miss." },
                Fact { kind: FactKind::Exception, says: "A natural 6 is not an automatic hit." },
                Fact { kind: FactKind::Exception, says: "A Fall result does nothing more to a zombie that already lies." },
            ],
        },
        LedgerEntry {
            id: "dwa.shoot.max-range",
            section: "11.1.2, 11.2.1",
            layer: Layer::Battle,
            optional: false,
            text: "A weapon cannot be fired at a target beyond its Range. A target exactly at that distance is in range.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A target beyond the weapon's Range cannot be fired at." },
                Fact { kind: FactKind::Boundary, says: "A target exactly at Range can be." },
            ],
        },
        LedgerEntry {
            id: "dwa.shoot.range-modifier",
            section: "11.2.1",
            layer: Layer::Table,
            optional: false,
            text: "Point blank, 10 cm or less from the target: +1 on each die. Long range, 20 cm or more: -1 on each die. Between the two: no modifier.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "At 10 cm or less each die gets +1, exactly 10 included." },
                Fact { kind: FactKind::Boundary, says: "At 20 cm or more each die gets -1, exactly 20 included." },
                Fact { kind: FactKind::Boundary, says: "Between 10 and 20 cm there is no range modifier." },
                Fact { kind: FactKind::Plain, says: "A pistol at point blank: Fall on 3-4, Elim on 5-6." },
                Fact { kind: FactKind::Exception, says: "CQM fire gets no range modifier." },
            ],
        },
        LedgerEntry {
            id: "dwa.shoot.range-template-exempt",
            section: "11.2.1",
            layer: Layer::Table,
            optional: false,
            text: "Weapons that use a template ignore the range modifiers.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Template weapons ignore point blank and long range." },
            ],
        },
        LedgerEntry {
            id: "dwa.shoot.range-auto-worst",
            section: "11.2.1, 14.2",
            layer: Layer::Table,
            optional: false,
            text: "In automatic and sustained automatic fire the worst range modifier among all targets applies to every die of the burst.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "In automatic fire the worst range modifier among all targets applies to every die." },
                Fact { kind: FactKind::Exception, says: "The worst range is looked for among the further targets too, not only the declared one." },
                Fact { kind: FactKind::Plain, says: "In sustained fire the worst range modifier holds for each burst." },
                Fact { kind: FactKind::Plain, says: "Cover -1 applies to all dice if any target is in cover." },
                Fact { kind: FactKind::Plain, says: "Close combat -2 applies to all dice if any target is in close combat with a friend." },
                Fact { kind: FactKind::Exception, says: "The +1 for fallen applies only if all targets are fallen within 20 cm." },
            ],
        },
        LedgerEntry {
            id: "dwa.shoot.aim",
            section: "9.1, 11.2.2",
            layer: Layer::Battle,
            optional: false,
            text: "Aiming costs 2 AP more and gives +1 to hit. It accumulates: each further 2 AP give a further +1.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Aiming costs 2 AP more and gives +1 to hit." },
                Fact { kind: FactKind::Plain, says: "Aiming accumulates: each further 2 AP give a further +1." },
                Fact { kind: FactKind::Plain, says: "Aiming is declared and paid together with the fire it serves." },
                Fact { kind: FactKind::Plain, says: "A firer who moved earlier may aim and still has the -1." },
            ],
        },
        LedgerEntry {
            id: "dwa.shoot.aim-same-target",
            section: "11.2.2",
            layer: Layer::Table,
            optional: false,
            text: "The aiming bonus counts for every burst fired this turn at the target aimed at, and for no other target.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The aiming bonus counts for every announced burst at that target this turn." },
                Fact { kind: FactKind::Exception, says: "The aiming bonus does not count for another target." },
            ],
        },
        LedgerEntry {
            id: "dwa.shoot.aim-automatic",
            section: "11.2.2",
            layer: Layer::Table,
            optional: false,
            text: "In automatic and sustained automatic fire only one die gets the aiming bonus. That die is the first one rolled.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "In automatic and sustained fire only one die has the aiming bonus." },
                Fact { kind: FactKind::Order, says: "The one aimed die of automatic fire is the first rolled." },
                Fact { kind: FactKind::Exception, says: "In sustained fire the aimed die is the first die of the first burst only." },
            ],
        },
        LedgerEntry {
            id: "dwa.shoot.aim-no-carry",
            section: "11.2.2",
            layer: Layer::Battle,
            optional: false,
            text: "The aiming bonus is lost at the end of the turn.",
            facts: &[
                Fact { kind: FactKind::Order, says: "The aiming bonus is lost at the end of the turn." },
            ],
        },
        LedgerEntry {
            id: "dwa.shoot.aim-template",
            section: "11.2.2, 11.2.7.1",
            layer: Layer::Table,
            optional: false,
            text: "Weapons that use a template gain nothing from aiming; AP cannot be spent on aiming a shotgun.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Template weapons gain nothing from aiming." },
                Fact { kind: FactKind::Exception, says: "AP cannot be spent on aiming a shotgun." },
            ],
        },
        LedgerEntry {
            id: "dwa.shoot.cover",
            section: "11.2.3",
            layer: Layer::Table,
            optional: false,
            text: "A target that is hidden for more than half of its height or of its width, but still visible, is fired at with -1. Exactly half hidden gives no modifier.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A visible target hidden for more than half of its height or width is fired at with -1." },
                Fact { kind: FactKind::Boundary, says: "Exactly half hidden gives no cover modifier." },
                Fact { kind: FactKind::Limit, says: "Height and width cover do not add up: -1 at most." },
                Fact { kind: FactKind::Boundary, says: "Width: more than half of the angle of its base is hidden by terrain at least as high as a figure (2.8 cm) or by standing figures." },
                Fact { kind: FactKind::Boundary, says: "Height: the target is within 2.5 cm behind an obstacle higher than half a figure (more than 1.4 cm) that the centre line crosses." },
                Fact { kind: FactKind::Exception, says: "Cover by figures never makes a target impossible to fire at." },
                Fact { kind: FactKind::Exception, says: "A target whose whole angle is hidden by sight-blocking terrain cannot be fired at." },
                Fact { kind: FactKind::Exception, says: "A human prone by their own action counts as covered: -1, not on top of other cover." },
                Fact { kind: FactKind::Plain, says: "A fallen target is in cover like a standing one: the -1 counts besides the +1 for fallen." },
            ],
        },
        LedgerEntry {
            id: "dwa.shoot.move-and-fire",
            section: "11.2.4",
            layer: Layer::Table,
            optional: false,
            text: "If the firer has spent at least 1 AP on movement earlier in this turn, each of their dice gets -1. Movement after the shot does not matter.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A firer who spent 1 or more AP on movement earlier this turn has -1 on every die." },
                Fact { kind: FactKind::Exception, says: "Movement after the shot does not change the shot." },
                Fact { kind: FactKind::Plain, says: "The -1 is the same for 1 AP and for 3 AP of movement." },
                Fact { kind: FactKind::Exception, says: "Lying down, standing up, turning and opening doors are no movement." },
                Fact { kind: FactKind::Plain, says: "Obstacles, climbs, jumps and fancy moves are movement." },
                Fact { kind: FactKind::Exception, says: "Moves that cost no AP (Agile, Dodge, vehicle travel) give no -1." },
                Fact { kind: FactKind::Plain, says: "Template weapon dice have the -1 for moving too; with grenades it changes the landing die." },
                Fact { kind: FactKind::Plain, says: "CQM dice have the -1 too." },
            ],
        },
        LedgerEntry {
            id: "dwa.shoot.into-close-combat",
            section: "11.2.5",
            layer: Layer::Table,
            optional: false,
            text: "Firing at a target that is in close combat with a friend of the firer: -2 on the dice.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Firing at a target in close combat with a friend of the firer has -2 on the dice." },
                Fact { kind: FactKind::Exception, says: "A firer who is in contact with the target does not have the -2." },
                Fact { kind: FactKind::Exception, says: "Template weapons and grenades do not have the -2." },
            ],
        },
        LedgerEntry {
            id: "dwa.shoot.into-close-combat-hit",
            section: "11.2.5",
            layer: Layer::Table,
            optional: false,
            text: "Firing into close combat with a Fall or Elim score: the zombie takes the result, the friend is safe.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "If the fire scores Fall or Elim the zombie takes it and the friend is safe." },
                Fact { kind: FactKind::Plain, says: "One scoring die of the burst is enough to keep the friend safe." },
                Fact { kind: FactKind::Plain, says: "A friend who is among the targets of an automatic burst can be drawn for a scoring die." },
            ],
        },
        LedgerEntry {
            id: "dwa.shoot.into-close-combat-miss",
            section: "11.2.5",
            layer: Layer::Table,
            optional: false,
            text: "Firing into close combat without a Fall or Elim score: the friend is hit.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "If no die scores, the friend in the fight is hit." },
                Fact { kind: FactKind::Plain, says: "The friend takes 1 wound and stays standing." },
                Fact { kind: FactKind::Plain, says: "Of several friends in contact one is hit, drawn at random." },
                Fact { kind: FactKind::Exception, says: "Template weapons pass no misses on." },
            ],
        },
        LedgerEntry {
            id: "dwa.shoot.fallen-contact",
            section: "12.6",
            layer: Layer::Table,
            optional: false,
            text: "A shot at a fallen figure that touches the firer's base always eliminates it; there is no to-hit roll.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A shot at a fallen figure touching the firer's base eliminates it without a roll." },
                Fact { kind: FactKind::Plain, says: "The automatic elimination costs a normal burst of AP and ammunition." },
                Fact { kind: FactKind::Exception, says: "No dice are rolled for it, so the weapon cannot jam." },
                Fact { kind: FactKind::Exception, says: "An automatic burst spent so eliminates only that fallen target." },
                Fact { kind: FactKind::Exception, says: "Machine gun, grenades, launcher and flamethrower cannot be used so." },
                Fact { kind: FactKind::Exception, says: "With a standing enemy in contact too, only a weapon with CQM serves." },
                Fact { kind: FactKind::Exception, says: "Without a standing enemy in contact, bow, crossbow and thrown weapons serve too." },
                Fact { kind: FactKind::Plain, says: "A shotgun serves too, since it has a CQM score." },
            ],
        },
        LedgerEntry {
            id: "dwa.shoot.fallen-near",
            section: "12.6",
            layer: Layer::Table,
            optional: false,
            text: "Shooting at a fallen target within 20 cm: +1 on the die. Template weapons do not get it.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Shooting at a fallen target within 20 cm gets +1, exactly 20 included." },
                Fact { kind: FactKind::Exception, says: "Template weapons do not get the +1 for fallen targets." },
                Fact { kind: FactKind::Boundary, says: "The +1 for fallen adds to the range modifier: +2 at 10 cm or less." },
                Fact { kind: FactKind::Boundary, says: "At exactly 20 cm +1 and -1 cancel; beyond 20 cm only -1 remains." },
                Fact { kind: FactKind::Exception, says: "A human prone by their own action is not fallen: no +1, no automatic elimination." },
            ],
        },
        LedgerEntry {
            id: "dwa.shoot.human-target",
            section: "12.7, 11.1.2",
            layer: Layer::Table,
            optional: false,
            text: "A Fall result on a human causes 1 wound and knocks them over. An Elim result eliminates them.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Fall result gives a human 1 wound and they fall over." },
                Fact { kind: FactKind::Plain, says: "An Elim result eliminates a human at once." },
                Fact { kind: FactKind::Plain, says: "A Fall on a human already lying still wounds them." },
                Fact { kind: FactKind::Order, says: "A prone human hit by a Fall is fallen from then on and loses their cover." },
            ],
        },
        LedgerEntry {
            id: "dwa.auto.targets",
            section: "11.2.6",
            layer: Layer::Battle,
            optional: false,
            text: "An automatic burst (assault rifle, sub machine gun) is aimed at one declared target. Every figure within 5 cm to its left, to its right or behind it is a target too. The corridor of fire is 10 cm wide.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A burst of an assault rifle or sub machine gun is aimed at one declared target." },
                Fact { kind: FactKind::Boundary, says: "Every figure within 5 cm of its base, beside or behind it, is a target too." },
                Fact { kind: FactKind::Boundary, says: "A figure beyond 5 cm to the side of the line (10 cm corridor) is no target." },
                Fact { kind: FactKind::Boundary, says: "A figure nearer to the firer by more than 1.25 cm along the line is in front and no target." },
                Fact { kind: FactKind::Plain, says: "Further targets must be within range and seen by the firer." },
                Fact { kind: FactKind::Plain, says: "Friends in the area of an automatic burst are targets too." },
                Fact { kind: FactKind::Plain, says: "A friend drawn for a hit takes it as a human: Fall is a wound and a fall, Elim eliminates." },
            ],
        },
        LedgerEntry {
            id: "dwa.auto.max-targets",
            section: "11.2.6",
            layer: Layer::Battle,
            optional: false,
            text: "A burst has at most as many targets as the weapon's RoF (5), the declared target included.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "A burst has at most RoF (5) targets, the declared one included." },
                Fact { kind: FactKind::Order, says: "With more, those nearest to the declared target are taken, ties at random." },
            ],
        },
        LedgerEntry {
            id: "dwa.auto.random-hits",
            section: "11.2.6, 14.2",
            layer: Layer::Table,
            optional: false,
            text: "Each die that scores is allotted at random among all targets of the burst, each hit separately. Several hits may fall on the same target; the best result counts and the rest are wasted.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each scoring die is drawn at random among all targets, each by itself." },
                Fact { kind: FactKind::Plain, says: "One target may get several hits; the best counts, the others are lost." },
                Fact { kind: FactKind::Plain, says: "Results apply when the whole burst has been allotted." },
            ],
        },
        LedgerEntry {
            id: "dwa.auto.sustained",
            section: "11.2.6",
            layer: Layer::Battle,
            optional: false,
            text: "Sustained automatic fire: for 1 AP more the firer fires another burst at the same targets in the same direction. It must be declared before any die of the first burst is rolled.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "For 1 AP more the firer fires another burst at the same targets." },
                Fact { kind: FactKind::Order, says: "Sustained fire must be declared before any die of the first burst." },
                Fact { kind: FactKind::Plain, says: "Sustained fire has any number of extra bursts, each 1 AP and one burst of the magazine: three bursts for 4 AP." },
                Fact { kind: FactKind::Exception, says: "Later bursts hit only first-burst targets still in play; no new ones come in." },
                Fact { kind: FactKind::Exception, says: "With no target left the remaining bursts are still spent." },
                Fact { kind: FactKind::Plain, says: "After a failed fear test each extra burst of sustained fire costs 2 AP." },
                Fact { kind: FactKind::Exception, says: "A separate second burst costs the full Cost and needs a declared target not fired at before this turn." },
                Fact { kind: FactKind::Exception, says: "Figures already targets of theirs this turn are left out of the second burst." },
            ],
        },
        LedgerEntry {
            id: "dwa.auto.no-single-shots",
            section: "11.2.6",
            layer: Layer::Battle,
            optional: false,
            text: "Automatic weapons never fire single shots; every pull of the trigger rolls the full RoF.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "An automatic weapon always rolls its full RoF; there is no single shot." },
            ],
        },
        LedgerEntry {
            id: "dwa.shotgun.template-targets",
            section: "11.2.7.1",
            layer: Layer::Battle,
            optional: false,
            text: "A shotgun burst is a cone template that starts at the firer. Each figure at least half covered by the template is a target, unless something between (building, tree, another target) hides more than half of it.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Each figure at least half under the cone is a target: its base centre is inside or on the outline." },
                Fact { kind: FactKind::Boundary, says: "A figure more than half hidden behind building, tree or another figure is no target." },
                Fact { kind: FactKind::Exception, says: "Only standing figures nearer to the tip shield; fallen ones shield nobody." },
                Fact { kind: FactKind::Order, says: "Shielding is judged once, before the dice of the burst." },
                Fact { kind: FactKind::Exception, says: "Shotgun dice have no cover modifier besides the shielding." },
                Fact { kind: FactKind::Plain, says: "Friends under the cone are diced for too." },
            ],
        },
        LedgerEntry {
            id: "dwa.shotgun.roll",
            section: "11.2.7.1",
            layer: Layer::Table,
            optional: false,
            text: "Roll one D6 for each viable target. The distance of the target from the firer decides which scores make it fall or eliminate it (see the ruling on the shotgun bands).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A shotgun burst rolls one D6 for each viable target." },
                Fact { kind: FactKind::Plain, says: "Pump and double barrel: to 5 cm Fall 2-3, Elim 4-6; to 10 cm Fall 3-4, Elim 5-6; to 15 cm Fall 4-5, Elim 6." },
                Fact { kind: FactKind::Plain, says: "Sawn off: to 5 cm Fall 2-3, Elim 4-6; to 10 cm Fall 4-5, Elim 6." },
                Fact { kind: FactKind::Exception, says: "Moving before, Flinch, Depressive, Psycho and Sexy change the dice; range, aim, fallen and cover do not." },
            ],
        },
        LedgerEntry {
            id: "dwa.shotgun.see-then-fire",
            section: "11.2.7.1",
            layer: Layer::Battle,
            optional: false,
            text: "A shotgun firer sees the result of a burst before deciding on the next one; the rule that repeat bursts must be announced does not apply.",
            facts: &[
                Fact { kind: FactKind::Order, says: "A shotgun firer sees the result of a burst before they decide on the next." },
                Fact { kind: FactKind::Plain, says: "A shotgun firer may fire again at the same targets in the turn." },
            ],
        },
        LedgerEntry {
            id: "dwa.shotgun.two-barrels",
            section: "11.2.7.1, 11.1.2",
            layer: Layer::Battle,
            optional: false,
            text: "Double barrel and sawn off shotgun: two shells at the same targets cost 1 AP together; two shells at different targets cost 2 AP (1 AP each). Each shell is one burst of the magazine of 2.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Both shells of a two-barrelled shotgun at the same targets cost 1 AP together." },
                Fact { kind: FactKind::Plain, says: "Two shells at different targets cost 1 AP each." },
                Fact { kind: FactKind::Plain, says: "Each shell takes 1 off the magazine of 2." },
                Fact { kind: FactKind::Plain, says: "With both barrels at once every target is diced for twice." },
                Fact { kind: FactKind::Order, says: "To see the first result before the second shell costs 1 AP each." },
                Fact { kind: FactKind::Plain, says: "A single shell may be fired for 1 AP, the other barrel stays loaded." },
            ],
        },
        LedgerEntry {
            id: "dwa.shotgun.no-aim",
            section: "11.2.7.1",
            layer: Layer::Battle,
            optional: false,
            text: "A shotgun cannot be aimed.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Aiming is not offered with a shotgun." },
            ],
        },
        LedgerEntry {
            id: "dwa.shotgun.long-cone",
            section: "11.2.7.1.1",
            layer: Layer::Battle,
            optional: false,
            text: "Pump and double barrel shotgun: cone 15 cm long, 5 cm wide at the far end, marked in intervals of 5 cm (three bands).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Pump and double barrel: a cone 15 cm long and 5 cm wide at the end." },
                Fact { kind: FactKind::Boundary, says: "Three bands: up to 5, more than 5 to 10, more than 10 to 15 cm along the axis." },
                Fact { kind: FactKind::Boundary, says: "A centre is inside when it is no farther off the axis than a sixth of its way along it." },
                Fact { kind: FactKind::Plain, says: "The cone's tip is at the firer's base edge in the chosen direction." },
            ],
        },
        LedgerEntry {
            id: "dwa.shotgun.short-cone",
            section: "11.2.7.1.2",
            layer: Layer::Battle,
            optional: false,
            text: "Sawn off shotgun: cone 10 cm long, 10 cm wide at the far end, marked in intervals of 5 cm (two bands).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A sawn off uses a cone 10 cm long and 10 cm wide at the end." },
                Fact { kind: FactKind::Boundary, says: "The short cone has two bands: up to 5 and more than 5 to 10 cm." },
                Fact { kind: FactKind::Boundary, says: "A centre is inside when it is no farther off the axis than half its way along it." },
            ],
        },
        LedgerEntry {
            id: "dwa.mg.template",
            section: "11.2.7.2",
            layer: Layer::Battle,
            optional: false,
            text: "A machine gun burst is a circle of 10 cm diameter placed on the table. The edge of the circle nearest the gunner must be in their line of sight, not hidden by other targets or terrain.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A machine gun burst is a circle of 10 cm diameter." },
                Fact { kind: FactKind::Plain, says: "The circle's edge nearest the gunner must be in their line of sight." },
                Fact { kind: FactKind::Plain, says: "A standing figure or terrain between the gunner and that edge forbids the place." },
                Fact { kind: FactKind::Boundary, says: "The near edge must be within 90 cm of the gunner's base; the circle may reach beyond." },
            ],
        },
        LedgerEntry {
            id: "dwa.mg.targets",
            section: "11.2.7.2",
            layer: Layer::Battle,
            optional: false,
            text: "Each figure at least half covered by the circle, and not more than half behind solid cover, can be hit. Unlike with a shotgun, figures do not shield each other.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A figure at least half in the circle can be hit: its centre is inside or on the line." },
                Fact { kind: FactKind::Boundary, says: "A figure more than half behind solid cover cannot be hit; soft cover does not protect." },
                Fact { kind: FactKind::Exception, says: "Figures do not shield each other." },
            ],
        },
        LedgerEntry {
            id: "dwa.mg.roll",
            section: "11.2.7.2",
            layer: Layer::Table,
            optional: false,
            text: "Roll 10 dice for a burst. Each 4 is a Fall, each 5 or 6 an Elim. The firing player divides these hits among the targets.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A burst is 10 dice: each 4 a Fall, each 5-6 an Elim." },
                Fact { kind: FactKind::Plain, says: "The firing player divides the hits." },
                Fact { kind: FactKind::Order, says: "Nobody gets a second hit before every enemy that can be hit has one." },
                Fact { kind: FactKind::Exception, says: "Friends in the circle need get no hit while an enemy can take it." },
                Fact { kind: FactKind::Exception, says: "Moving before gives -1 on the dice; range, aim, cover and fallen do not count." },
            ],
        },
        LedgerEntry {
            id: "dwa.mg.fire-cost",
            section: "9.1, 11.1.2",
            layer: Layer::Battle,
            optional: false,
            text: "Firing a machine gun costs 4 AP and one of its 20 bursts. A belt of 200 rounds is 20 bursts.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Firing costs 4 AP and one of 20 bursts." },
                Fact { kind: FactKind::Plain, says: "A belt of 200 rounds is 20 bursts." },
            ],
        },
        LedgerEntry {
            id: "dwa.mg.brace",
            section: "9.1, 11.2.7.2",
            layer: Layer::Battle,
            optional: false,
            text: "Bracing the machine gun costs 4 AP. With a braced gun 4 AP fire two bursts in one turn. The first burst is resolved before the second; the circle may be moved by up to 20 cm between them.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Bracing costs 4 AP, a whole turn." },
                Fact { kind: FactKind::Plain, says: "A braced gun fires two bursts in one turn for 4 AP together." },
                Fact { kind: FactKind::Order, says: "The first burst is resolved before the second circle is placed." },
                Fact { kind: FactKind::Limit, says: "The second circle's centre lies at most 20 cm from the first, under the same conditions of sight and range." },
                Fact { kind: FactKind::Order, says: "The gun stays braced until they move, fall, change weapon, are in close combat or are eliminated." },
                Fact { kind: FactKind::Limit, says: "Never more than two bursts a turn, even with the Brace skill on top." },
            ],
        },
        LedgerEntry {
            id: "dwa.grenade.cost",
            section: "9.1",
            layer: Layer::Battle,
            optional: false,
            text: "A hand grenade costs 1 AP to prime and 2 AP to throw. A Molotov cocktail costs 2 AP to throw. A grenade launcher costs 4 AP to fire.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A hand grenade costs 1 AP to prime and 2 AP to throw." },
                Fact { kind: FactKind::Exception, says: "A Molotov costs 2 AP to throw and needs no priming." },
                Fact { kind: FactKind::Exception, says: "A grenade launcher costs 4 AP to fire and needs no priming." },
                Fact { kind: FactKind::Exception, says: "Priming and throwing happen in one activation; without 3 AP nothing is primed." },
                Fact { kind: FactKind::Exception, says: "With doubled costs hand grenades cannot be used (6 AP) but Molotovs can (4 AP)." },
            ],
        },
        LedgerEntry {
            id: "dwa.grenade.range",
            section: "11.2.8",
            layer: Layer::Battle,
            optional: false,
            text: "A grenade is thrown up to 15 cm or launched up to 30 cm. The target point must be in line of sight. Both kinds are resolved the same way.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "A grenade is thrown up to 15 cm or launched up to 30 cm." },
                Fact { kind: FactKind::Plain, says: "The target point must be in line of sight." },
                Fact { kind: FactKind::Plain, says: "Thrown and launched grenades are resolved alike." },
            ],
        },
        LedgerEntry {
            id: "dwa.grenade.landing",
            section: "11.2.8",
            layer: Layer::Table,
            optional: false,
            text: "Roll a D6 for the landing: 6 it lands on the target point; 3-5 it deviates 2D6 cm in a random direction; 1-2 it deviates 3D6 cm in a random direction.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Landing die 6: the grenade lands on the target point." },
                Fact { kind: FactKind::Plain, says: "Landing die 3-5: it lands 2D6 cm off, two dice added, in a random direction." },
                Fact { kind: FactKind::Plain, says: "Landing die 1-2: it lands 3D6 cm off in a random direction." },
                Fact { kind: FactKind::Order, says: "The landing die comes first, then the direction, then the distance dice." },
                Fact { kind: FactKind::Plain, says: "A grenade that deviates into a wall or closed door stops half a centimetre before it." },
                Fact { kind: FactKind::Exception, says: "A grenade that deviates off the table is lost without effect." },
                Fact { kind: FactKind::Exception, says: "Moving, Depressive, civilian -1, Psycho and Sexy change this die (Flinch with a launcher only); below 1 counts as 1." },
            ],
        },
        LedgerEntry {
            id: "dwa.grenade.template",
            section: "11.2.8",
            layer: Layer::Battle,
            optional: false,
            text: "The blast is a circle of 5 cm radius centred where the grenade lands. Each figure covered by more than half is a target; exactly half is not enough. Friends are targets like anybody else.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The blast is a circle of 5 cm radius where it lands." },
                Fact { kind: FactKind::Boundary, says: "A figure is a target only if covered by more than half: its centre is less than 5.0 cm away." },
                Fact { kind: FactKind::Plain, says: "Friends and the thrower themselves are targets like anybody." },
                Fact { kind: FactKind::Plain, says: "A wall, building or vehicle between blast and centre protects." },
                Fact { kind: FactKind::Exception, says: "Low obstacles and other figures do not protect." },
                Fact { kind: FactKind::Plain, says: "The blast diameter is a setting: 10 cm by default, 8 cm as the other value." },
            ],
        },
        LedgerEntry {
            id: "dwa.grenade.effect-table",
            section: "11.2.8",
            layer: Layer::Table,
            optional: false,
            text: "Roll a D6 for each target. Concussion or fragmentation: 1 nothing; 2-4 Fall; 5-6 Elim. Molotov cocktail or incendiary: 1-4 nothing this turn; 5-6 Elim. Flash-bang: 1-2 nothing; 3-4 Stun; 5-6 Fall.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "One D6 is rolled for each figure under the blast." },
                Fact { kind: FactKind::Plain, says: "Concussion or fragmentation: 1 nothing, 2-4 Fall, 5-6 Elim." },
                Fact { kind: FactKind::Plain, says: "Molotov or incendiary: Elim on 5-6, otherwise nothing this turn." },
                Fact { kind: FactKind::Exception, says: "Flash-bang: 1-2 nothing, 3-4 Stun, 5-6 Fall; it never eliminates." },
                Fact { kind: FactKind::Exception, says: "Stun: no AP and no attack in the figure's next activation, then it recovers." },
                Fact { kind: FactKind::Plain, says: "A stunned human still takes their phase 1 tests." },
                Fact { kind: FactKind::Exception, says: "A flash-bang Fall lays a human down without a wound." },
                Fact { kind: FactKind::Exception, says: "Stun also takes the free attack, the lurch and skills; it does not lay the figure down." },
                Fact { kind: FactKind::Plain, says: "A figure both stunned and fallen keeps both states." },
            ],
        },
        LedgerEntry {
            id: "dwa.grenade.confined",
            section: "11.2.8 note *",
            layer: Layer::Table,
            optional: false,
            text: "A concussion or fragmentation grenade in a confined space: +1 on each effect die.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Concussion or fragmentation in a confined space: +1 on each effect die." },
                Fact { kind: FactKind::Exception, says: "Flash-bangs and Molotovs get no +1 in a confined space." },
                Fact { kind: FactKind::Plain, says: "Any roofed and walled space is confined: room, corridor, vehicle." },
            ],
        },
        LedgerEntry {
            id: "dwa.grenade.molotov-burns",
            section: "11.2.8 note **",
            layer: Layer::Table,
            optional: false,
            text: "A target of a Molotov cocktail or incendiary grenade is on fire. In each following turn on fire it rolls again with +2 for each consecutive turn: first turn Elim on 5-6, second on 3-6, third on 1-6.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A target of a Molotov not eliminated by its first roll is on fire." },
                Fact { kind: FactKind::Order, says: "In each later turn on fire +2 on the die: Elim on 5-6, then 3-6, then 1-6." },
                Fact { kind: FactKind::Plain, says: "A Molotov counts as a grenade for noise, entry method E and the civilian -1." },
            ],
        },
        LedgerEntry {
            id: "dwa.grenade.flash-bang-open",
            section: "11.2.8 note ***",
            layer: Layer::Table,
            optional: false,
            text: "A flash-bang used in the open: -1 on each effect die, and the normal blast circle is used.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A flash-bang in the open has -1 on each effect die." },
                Fact { kind: FactKind::Plain, says: "A flash-bang in the open uses the normal blast circle." },
            ],
        },
        LedgerEntry {
            id: "dwa.grenade.flash-bang-room",
            section: "11.2.8 note ***",
            layer: Layer::Battle,
            optional: false,
            text: "A flash-bang in a room of normal size affects everybody in the room, whatever the circle covers, without the -1.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A flash-bang in a room of up to 30 x 30 cm affects everybody in the room." },
                Fact { kind: FactKind::Exception, says: "A flash-bang in a room has no -1." },
                Fact { kind: FactKind::Boundary, says: "In a room larger than 30 x 30 cm a flash-bang uses the circle, without the -1." },
            ],
        },
        LedgerEntry {
            id: "dwa.flame.template",
            section: "11.2.9",
            layer: Layer::Battle,
            optional: false,
            text: "A flamethrower uses a template. Every figure covered or merely touched by it catches fire.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Every figure covered or merely touched by the flame template catches fire." },
                Fact { kind: FactKind::Plain, says: "The flamethrower's template is the long cone, 15 cm long and 5 cm wide at the end." },
                Fact { kind: FactKind::Exception, says: "Figures do not shield each other; walls do." },
                Fact { kind: FactKind::Plain, says: "Friends touched by the flame catch fire too." },
                Fact { kind: FactKind::Exception, says: "A flamethrower rolls no die to hit." },
            ],
        },
        LedgerEntry {
            id: "dwa.flame.burn-table",
            section: "11.2.9",
            layer: Layer::Table,
            optional: false,
            text: "A burning figure rolls a D6 once each turn: in the first turn it is eliminated on 5-6, in the second on 3-6, in the third on 1-6.",
            facts: &[
                Fact { kind: FactKind::Order, says: "A burning figure rolls once each turn: eliminated on 5-6, then 3-6, then 1-6." },
                Fact { kind: FactKind::Plain, says: "The third roll always eliminates." },
                Fact { kind: FactKind::Order, says: "Later burn rolls are made in phase 1 of the following turns." },
                Fact { kind: FactKind::Exception, says: "Fire ends only with elimination or a fire extinguisher." },
                Fact { kind: FactKind::Plain, says: "Humans roll like zombies." },
            ],
        },
        LedgerEntry {
            id: "dwa.flame.first-roll-now",
            section: "11.2.9",
            layer: Layer::Battle,
            optional: false,
            text: "The first burn roll is made at once when the figure is hit.",
            facts: &[
                Fact { kind: FactKind::Order, says: "The first burn roll is made at once when the figure is hit." },
                Fact { kind: FactKind::Order, says: "The roll of the next turn is already in the second column (3-6)." },
            ],
        },
        LedgerEntry {
            id: "dwa.flame.out-of-fuel",
            section: "11.2.9",
            layer: Layer::Table,
            optional: false,
            text: "If a first burn roll from a flamethrower shows 1, roll another die: on 1-2 the flamethrower is out of fuel.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A natural 1 on a first burn roll from a flamethrower brings another die: 1-2 empties it." },
                Fact { kind: FactKind::Exception, says: "Rolls of later turns or of spread fire bring no fuel check." },
                Fact { kind: FactKind::Exception, says: "The fuel check does not replace the burn roll: the 1 stays a failure." },
                Fact { kind: FactKind::Order, says: "All targets of the flame burst are still resolved before it is empty." },
            ],
        },
        LedgerEntry {
            id: "dwa.flame.tank-explodes",
            section: "11.2.9",
            layer: Layer::Table,
            optional: false,
            text: "When a person who wears a flamethrower is hit, roll a D6: on 1-2 the tank blows up. The wearer is on fire, and an incendiary grenade blast is resolved around them.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "When a flamethrower's wearer is hit, a D6 of 1-2 blows up the tank." },
                Fact { kind: FactKind::Plain, says: "The wearer is on fire and the flamethrower is destroyed." },
                Fact { kind: FactKind::Plain, says: "An incendiary blast is resolved around them." },
                Fact { kind: FactKind::Exception, says: "Only firearms (armed zombies too), grenades and fire set off the tank." },
                Fact { kind: FactKind::Plain, says: "Every such hit rolls anew, the burn wound of each turn on fire too." },
            ],
        },
        LedgerEntry {
            id: "dwa.flame.spread",
            section: "11.2.8 note **, 11.2.9",
            layer: Layer::Battle,
            optional: false,
            text: "Fire spreads between figures in base-to-base contact: each figure in contact with a burning one rolls one D6 each turn and catches fire on 4-6.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "An unlit figure in contact with a burning one rolls a D6 each turn and catches fire on 4-6." },
                Fact { kind: FactKind::Limit, says: "A figure makes one spread roll a turn, however many burning neighbours it has." },
                Fact { kind: FactKind::Order, says: "Spread is rolled after the burn rolls, also beside a figure that has just burnt up." },
                Fact { kind: FactKind::Order, says: "A figure that catches fire by spread makes its first burn roll at once." },
            ],
        },
        LedgerEntry {
            id: "dwa.flame.human-wound",
            section: "11.2.8 note **, 11.2.9",
            layer: Layer::Battle,
            optional: false,
            text: "A human on fire takes one automatic wound each turn, besides the burn roll.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A human on fire takes 1 wound each turn, besides the burn roll." },
                Fact { kind: FactKind::Order, says: "A human who survives the first burn roll takes the wound in that first turn already." },
                Fact { kind: FactKind::Exception, says: "Zombies take no wounds from fire." },
                Fact { kind: FactKind::Plain, says: "A burn wound of phase 1 is tested in the wound step of the same phase." },
            ],
        },
        LedgerEntry {
            id: "dwa.jam.roll",
            section: "11.3",
            layer: Layer::Table,
            optional: true,
            text: "Each attack die that shows a natural 1 is followed by a second die: on 1-2 the weapon jams. The first die keeps its result.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each natural 1 on an attack die brings a second die: 1-2 jams the weapon." },
                Fact { kind: FactKind::Plain, says: "The attack die that showed 1 keeps its result." },
                Fact { kind: FactKind::Plain, says: "One jam among several second dice is enough." },
                Fact { kind: FactKind::Exception, says: "The current burst is resolved in full; further announced bursts are not fired." },
                Fact { kind: FactKind::Exception, says: "The AP of bursts not fired after a jam are lost, their ammunition is kept." },
                Fact { kind: FactKind::Plain, says: "CQM fire jams too." },
                Fact { kind: FactKind::Exception, says: "Hand thrown and melee weapons never jam." },
                Fact { kind: FactKind::Exception, says: "Without the option no jam die is rolled." },
            ],
        },
        LedgerEntry {
            id: "dwa.jam.revolver",
            section: "11.3",
            layer: Layer::Table,
            optional: true,
            text: "A revolver never jams.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A revolver never jams and rolls no second die." },
            ],
        },
        LedgerEntry {
            id: "dwa.jam.flamethrower",
            section: "11.3, 11.2.9",
            layer: Layer::Table,
            optional: true,
            text: "A flamethrower does not jam; its own out-of-fuel roll takes the place of the jam roll.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A flamethrower never jams; its fuel check stands instead." },
            ],
        },
        LedgerEntry {
            id: "dwa.jam.machine-gun",
            section: "11.3",
            layer: Layer::Table,
            optional: true,
            text: "A machine gun jams when three or more of the dice of one burst show a natural 1. There is no second die.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A machine gun jams on three or more natural 1s in one burst." },
                Fact { kind: FactKind::Boundary, says: "Two natural 1s do not jam a machine gun." },
                Fact { kind: FactKind::Exception, says: "The 1s of two bursts are not added up." },
            ],
        },
        LedgerEntry {
            id: "dwa.jam.grenade",
            section: "11.3",
            layer: Layer::Table,
            optional: true,
            text: "Hand grenade: when the landing die shows a natural 1, roll a second die; on 1 the grenade explodes in the thrower's hand. On 2-6 it lands as the first die says (3D6 cm off).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Hand grenade, landing die natural 1: second die; on 1 it explodes in the thrower's hand." },
                Fact { kind: FactKind::Plain, says: "A grenade exploding in the hand has its blast centred on the thrower, who is a target." },
                Fact { kind: FactKind::Plain, says: "On a second die of 2-6 the hand grenade lands 3D6 cm off as usual." },
                Fact { kind: FactKind::Exception, says: "A landing die brought down to 1 by modifiers needs no second die." },
                Fact { kind: FactKind::Plain, says: "Molotovs follow the hand grenade." },
            ],
        },
        LedgerEntry {
            id: "dwa.jam.grenade-launcher",
            section: "11.3",
            layer: Layer::Table,
            optional: true,
            text: "Grenade launcher: when the landing die shows a natural 1, roll a second die. 1: the grenade explodes before it is launched. 2-3: the grenade is a dud. On any of 1-3 the launcher is jammed. 4-6: it lands as the first die says (3D6 cm off).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Launcher, landing die natural 1: on a second die of 1 the grenade explodes at the firer." },
                Fact { kind: FactKind::Exception, says: "Launcher, second die 2-3: a dud, the grenade is spent without effect." },
                Fact { kind: FactKind::Plain, says: "On a second die of 1-3 the launcher is jammed." },
                Fact { kind: FactKind::Exception, says: "On a second die of 4-6 the launcher is not jammed and the grenade lands 3D6 cm off." },
            ],
        },
        LedgerEntry {
            id: "dwa.jam.clear",
            section: "9.1, 11.3",
            layer: Layer::Battle,
            optional: true,
            text: "A jammed weapon cannot fire until 3 AP have been spent to clear it.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A jammed weapon cannot fire until 3 AP have cleared it." },
                Fact { kind: FactKind::Plain, says: "Another weapon may be used while one is jammed." },
                Fact { kind: FactKind::Exception, says: "Clearing is not possible in close combat." },
            ],
        },
        LedgerEntry {
            id: "dwa.cc.contact",
            section: "12",
            layer: Layer::Battle,
            optional: false,
            text: "Two or more opposed figures in base-to-base contact are in close combat.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Opposed figures in base-to-base contact are in close combat." },
                Fact { kind: FactKind::Boundary, says: "Contact is a gap of 1 mm or less, on the same level." },
                Fact { kind: FactKind::Exception, says: "A fallen zombie does not hold a human in close combat." },
                Fact { kind: FactKind::Plain, says: "A human who comes into contact with a standing zombie is in close combat and their movement ends there." },
            ],
        },
        LedgerEntry {
            id: "dwa.cc.allowed-actions",
            section: "12",
            layer: Layer::Battle,
            optional: false,
            text: "A human in close combat may only attack (strike, or fire a weapon) or try to break. All other actions are forbidden, except standing up for 2 AP. Turning costs nothing and is not an action.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A human in close combat may only strike, fire or try to break." },
                Fact { kind: FactKind::Exception, says: "A human in close combat cannot simply walk away." },
                Fact { kind: FactKind::Exception, says: "Switching weapons is forbidden in close combat." },
                Fact { kind: FactKind::Exception, says: "Standing up is allowed in close combat as an exception." },
                Fact { kind: FactKind::Exception, says: "With only fallen zombies in contact all actions are open." },
            ],
        },
        LedgerEntry {
            id: "dwa.cc.weapon-classes",
            section: "12.1",
            layer: Layer::Table,
            optional: false,
            text: "Bludgeoning weapons: baseball bat, rifle butt, hockey stick, golf club, crowbar, hammer and the like. Edged weapons: sword, kitchen knife, machete, samurai blade, axe, scythe and the like.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Bludgeoning: bat, rifle butt, hockey stick, golf club, crowbar, hammer." },
                Fact { kind: FactKind::Plain, says: "Edged: sword, knife, machete, samurai blade, axe, scythe." },
                Fact { kind: FactKind::Plain, says: "Any firearm, bow, crossbow, flamethrower, grenade or stalled or empty chainsaw in hand strikes as bludgeoning." },
                Fact { kind: FactKind::Plain, says: "A hand thrown weapon in hand strikes as edged." },
            ],
        },
        LedgerEntry {
            id: "dwa.cc.fire-cqm",
            section: "12.2",
            layer: Layer::Table,
            optional: false,
            text: "Firing in close combat works as normal fire (same AP cost, dice and ammunition), but each die is compared with the weapon's CQM score. A die that reaches CQM eliminates the target; there is no Fall result.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "In close combat each die is compared with the weapon's CQM score." },
                Fact { kind: FactKind::Exception, says: "A die that reaches CQM eliminates; there is no Fall." },
                Fact { kind: FactKind::Plain, says: "AP, dice and ammunition are as in normal fire." },
                Fact { kind: FactKind::Plain, says: "Moving before, Flinch, Depressive, civilian -1, Psycho and Sexy change the dice." },
                Fact { kind: FactKind::Exception, says: "Range, aim, cover, the close combat -2 and the back +1 do not." },
                Fact { kind: FactKind::Exception, says: "CQM fire can only hit enemies in contact with the firer." },
                Fact { kind: FactKind::Plain, says: "Automatic weapons: each hit is drawn at random among the standing enemies in contact." },
                Fact { kind: FactKind::Exception, says: "In CQM a shotgun uses no template: one die a shell against the declared enemy." },
                Fact { kind: FactKind::Exception, says: "Repeat bursts must be announced here too, but not with shotguns; sustained fire is possible." },
                Fact { kind: FactKind::Plain, says: "Both barrels at one enemy in contact cost 1 AP together: two shells, two dice." },
            ],
        },
        LedgerEntry {
            id: "dwa.cc.no-cqm",
            section: "11.1.2, 12.2",
            layer: Layer::Battle,
            optional: false,
            text: "A weapon without a CQM score (machine gun, grenade launcher, bow, crossbow, hand thrown) cannot be fired in close combat.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Machine gun, grenade launcher, bow, crossbow and hand thrown weapons cannot be fired in close combat." },
                Fact { kind: FactKind::Exception, says: "A weapon without CQM in hand can still strike." },
            ],
        },
        LedgerEntry {
            id: "dwa.cc.out-of-ammo",
            section: "12.3",
            layer: Layer::Battle,
            optional: false,
            text: "A human without ammunition in close combat can only strike or try to break.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Without ammunition a human in close combat can only strike or try to break." },
                Fact { kind: FactKind::Plain, says: "A human with ammunition may strike as well." },
                Fact { kind: FactKind::Exception, says: "Striking with the butt of the firearm in hand needs no switch." },
            ],
        },
        LedgerEntry {
            id: "dwa.cc.attack-cost",
            section: "9.1, 12.3",
            layer: Layer::Battle,
            optional: false,
            text: "Each close combat strike costs 2 AP and is one D6.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each strike costs 2 AP and is one D6." },
                Fact { kind: FactKind::Limit, says: "With 4 AP a human strikes at most twice in a turn." },
                Fact { kind: FactKind::Exception, says: "Only a weapon that is in hand strikes." },
            ],
        },
        LedgerEntry {
            id: "dwa.cc.bludgeon",
            section: "12.3",
            layer: Layer::Table,
            optional: false,
            text: "Bludgeoning weapon: 5-6 Fall; no Elim.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A bludgeoning weapon makes a standing target fall on 5-6." },
                Fact { kind: FactKind::Exception, says: "A bludgeoning weapon never eliminates a standing target." },
            ],
        },
        LedgerEntry {
            id: "dwa.cc.edged",
            section: "12.3",
            layer: Layer::Table,
            optional: false,
            text: "Edged weapon: 4-5 Fall; 6 Elim.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "An edged weapon makes a standing target fall on 4-5 and eliminates it on 6." },
            ],
        },
        LedgerEntry {
            id: "dwa.cc.strike-fallen",
            section: "12.3",
            layer: Layer::Table,
            optional: false,
            text: "A bludgeoning or edged strike at a fallen target eliminates it unless the die shows 1.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A bludgeoning or edged strike at a fallen target eliminates it on 2-6." },
                Fact { kind: FactKind::Exception, says: "Against a fallen target only a natural 1 fails, whatever the modifiers." },
                Fact { kind: FactKind::Plain, says: "A chainsaw strike at a fallen target still needs 3-6." },
            ],
        },
        LedgerEntry {
            id: "dwa.cc.chainsaw",
            section: "12.3",
            layer: Layer::Table,
            optional: false,
            text: "Chainsaw: 3-6 Elim; 2 nothing; 1 mishap.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A chainsaw eliminates on 3-6." },
                Fact { kind: FactKind::Exception, says: "A chainsaw score of 2 does nothing." },
                Fact { kind: FactKind::Plain, says: "Elim is read from the modified die." },
                Fact { kind: FactKind::Plain, says: "A chainsaw is running when it comes to hand." },
            ],
        },
        LedgerEntry {
            id: "dwa.cc.chainsaw-six",
            section: "12.3",
            layer: Layer::Table,
            optional: false,
            text: "On a chainsaw score of 6 the user may at once attack another target in close combat with them at no AP cost. A further 6 allows a further attack.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "On a chainsaw score of 6 they may attack another enemy in contact at once without AP." },
                Fact { kind: FactKind::Exception, says: "The chainsaw's extra attack cannot go at the same target." },
                Fact { kind: FactKind::Plain, says: "A further 6 in the extra attack allows yet another attack." },
                Fact { kind: FactKind::Plain, says: "The chainsaw's extra attack takes a natural 6." },
                Fact { kind: FactKind::Exception, says: "Without another enemy in contact the extra attack is lost." },
            ],
        },
        LedgerEntry {
            id: "dwa.cc.chainsaw-mishap",
            section: "12.3",
            layer: Layer::Table,
            optional: false,
            text: "On a chainsaw score of 1 roll again. 1: it wounds its user (1 wound). 2-4: the chainsaw stalls (3 AP to restart). 5-6: it is out of gas.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A natural 1 with the chainsaw brings a mishap die." },
                Fact { kind: FactKind::Plain, says: "Chainsaw mishap die 1: the user takes 1 wound." },
                Fact { kind: FactKind::Plain, says: "Chainsaw mishap die 2-4: it stalls and needs 3 AP to restart." },
                Fact { kind: FactKind::Exception, says: "Chainsaw mishap die 5-6: it is out of gas and cannot be restarted without a gas can." },
                Fact { kind: FactKind::Plain, says: "A user wounded by their chainsaw stays on their feet." },
                Fact { kind: FactKind::Exception, says: "A stalled or empty chainsaw cannot be restarted or refuelled in close combat." },
            ],
        },
        LedgerEntry {
            id: "dwa.cc.back-attack",
            section: "12.3",
            layer: Layer::Table,
            optional: false,
            text: "A close combat strike at an opponent's back: +1 on the die.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A strike at an opponent's back gets +1 on the die." },
                Fact { kind: FactKind::Boundary, says: "The back is more than 90 degrees off their facing; exactly 90 is front." },
                Fact { kind: FactKind::Plain, says: "A zombie faces the way it last moved or the human it last attacked." },
                Fact { kind: FactKind::Exception, says: "Zombies get no +1 at a human's back." },
                Fact { kind: FactKind::Exception, says: "CQM fire gets no +1." },
                Fact { kind: FactKind::Exception, says: "A fallen figure has no back." },
                Fact { kind: FactKind::Exception, says: "The back +1 does not change what a natural 1 or natural 6 does." },
                Fact { kind: FactKind::Plain, says: "A human faces where they last moved, fired or struck, and may be turned freely at the end of their activation." },
                Fact { kind: FactKind::Plain, says: "A figure that has done nothing yet faces the centre of the table; one that stands up faces as before." },
            ],
        },
        LedgerEntry {
            id: "dwa.cc.no-bare-hands",
            section: "12.3",
            layer: Layer::Battle,
            optional: false,
            text: "A human never attacks a zombie with bare hands; it takes a weapon or an improvised weapon. Only the martial arts skill is an exception.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A human never strikes a zombie with bare hands." },
                Fact { kind: FactKind::Exception, says: "With empty hands a human in close combat may only try to break." },
                Fact { kind: FactKind::Exception, says: "The martial arts skill is the only exception." },
            ],
        },
        LedgerEntry {
            id: "dwa.cc.break",
            section: "12.4",
            layer: Layer::Battle,
            optional: false,
            text: "Breaking from close combat is declared at the start of the human's turn, needs a free path away from the opponents in contact, costs 1 AP and one D6: it succeeds if the die is higher than the number of opponents in base-to-base contact.",
            facts: &[
                Fact { kind: FactKind::Order, says: "The break is declared as the first action; only standing up may come before." },
                Fact { kind: FactKind::Boundary, says: "A break succeeds if the D6 is higher than the number of opponents in contact." },
                Fact { kind: FactKind::Exception, says: "Only standing enemies count as opponents for the break roll." },
                Fact { kind: FactKind::Limit, says: "A break needs a free straight path of at least 5 cm away from the opponents." },
                Fact { kind: FactKind::Exception, says: "A break is allowed only if the AP also pay for 5 cm of movement." },
                Fact { kind: FactKind::Order, says: "After a successful break their next action must be moving out of contact." },
                Fact { kind: FactKind::Exception, says: "Against six opponents a break cannot succeed." },
                Fact { kind: FactKind::Plain, says: "After a failed fear test the break costs 2 AP and the step away 2 more." },
            ],
        },
        LedgerEntry {
            id: "dwa.cc.break-failed",
            section: "12.4",
            layer: Layer::Battle,
            optional: false,
            text: "After a failed break the human can do nothing more this turn; their remaining AP are lost.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "After a failed break they can do nothing more this turn." },
                Fact { kind: FactKind::Plain, says: "After a failed break their remaining AP are lost." },
            ],
        },
        LedgerEntry {
            id: "dwa.wound.accumulate",
            section: "12.5",
            layer: Layer::Battle,
            optional: false,
            text: "Wounds add up over the game.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Wounds add up over the game." },
                Fact { kind: FactKind::Exception, says: "A passed test does not remove wounds." },
                Fact { kind: FactKind::Plain, says: "Survivors start the next game unwounded." },
                Fact { kind: FactKind::Exception, says: "Stun and fire do not carry over to the next game; weapons, ammunition, items and moral value do." },
            ],
        },
        LedgerEntry {
            id: "dwa.wound.test",
            section: "8.1, 12.5, 14.4",
            layer: Layer::Table,
            optional: false,
            text: "A human who has received one or more wounds since their last wound test rolls one D6 in the next wound test step of phase 1 (for wounds of phases 2 and 3 that is the next turn): equal to or higher than their total number of wounds nothing happens; lower, they are eliminated. It is one roll, however many new wounds there are.",
            facts: &[
                Fact { kind: FactKind::Order, says: "A human with new wounds since their last test rolls one D6 in the next wound step." },
                Fact { kind: FactKind::Boundary, says: "A wound test with a die equal to or above the total of wounds: nothing happens." },
                Fact { kind: FactKind::Boundary, says: "A wound test with a die below the total of wounds eliminates them." },
                Fact { kind: FactKind::Plain, says: "The wound test counts all wounds, old and new." },
                Fact { kind: FactKind::Limit, says: "It is one wound test, however many new wounds there are." },
                Fact { kind: FactKind::Order, says: "Wounds of phases 2 and 3 are tested in the next turn, burn wounds of phase 1 in the same phase 1." },
                Fact { kind: FactKind::Exception, says: "With one wound the test cannot fail without a distraction; with seven it cannot succeed." },
                Fact { kind: FactKind::Definition, says: "There is no other wound rule than this one." },
            ],
        },
        LedgerEntry {
            id: "dwa.wound.no-new-wound",
            section: "12.5",
            layer: Layer::Battle,
            optional: false,
            text: "In a turn without new wounds there is no wound test, however many old wounds the human has.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Without new wounds there is no wound test, however many old ones." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombification.test",
            section: "8.1, 12.7, 14.4",
            layer: Layer::Table,
            optional: true,
            text: "In phase 1 of each turn roll one D6 for each eliminated human. If the die is lower than their number of wounds plus the number of turns since they were eliminated, they turn into a zombie.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each turn one D6 is rolled for each eliminated human." },
                Fact { kind: FactKind::Boundary, says: "A dead human turns if the die is lower than their wounds plus the turns since elimination." },
                Fact { kind: FactKind::Exception, says: "All causes of elimination count, but not Despaired nor a body treated with antiseptic." },
                Fact { kind: FactKind::Exception, says: "A human dead without wounds counts 0 and cannot turn on the first test." },
                Fact { kind: FactKind::Exception, says: "Without the optional rule no dead human turns." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombification.repeat",
            section: "12.7, 14.4",
            layer: Layer::Battle,
            optional: true,
            text: "The test is repeated every turn until the body turns; the number to roll under rises by 1 each turn. In the first turn after the elimination the number of turns is 1.",
            facts: &[
                Fact { kind: FactKind::Order, says: "The zombification test is repeated each turn until the body turns." },
                Fact { kind: FactKind::Plain, says: "The number to roll under rises by 1 each turn." },
                Fact { kind: FactKind::Order, says: "In the first turn after the elimination the number of turns is 1." },
                Fact { kind: FactKind::Order, says: "Anyone who dies in turn N, phase 1 included, is first tested in turn N+1." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombification.effect",
            section: "8.1, 14.4",
            layer: Layer::Battle,
            optional: true,
            text: "A human who turns is at once a zombie in play at the place of the body and acts under the zombie rules from this turn on.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Anyone who turns is at once a zombie in play where the body lies." },
                Fact { kind: FactKind::Plain, says: "A turned human acts under the zombie rules from this turn on." },
                Fact { kind: FactKind::Plain, says: "A turned human appears fallen and stands up with 2 AP in that zombie phase." },
                Fact { kind: FactKind::Plain, says: "If the spot of the body is taken the new zombie gets the nearest free one." },
                Fact { kind: FactKind::Exception, says: "The new zombie holds the melee weapon it had in hand; a firearm only if armed zombies are in use." },
                Fact { kind: FactKind::Exception, says: "The new zombie belongs to no team; its wounds no longer matter." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombification.armed-zombie",
            section: "12.7",
            layer: Layer::Battle,
            optional: true,
            text: "When its own turn ends, a zombie that holds a firearm fires a single burst at whichever figure is closest to it, whether human or zombie.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A zombie with a firearm fires one burst at the closest figure, human or zombie." },
                Fact { kind: FactKind::Order, says: "An armed zombie fires at the end of the zombie phase, after all attacks." },
                Fact { kind: FactKind::Exception, says: "The armed zombie's target must be seen and within its weapon's range; else it does not fire." },
                Fact { kind: FactKind::Plain, says: "Fallen figures and figures in contact with it are possible targets; ties at random." },
                Fact { kind: FactKind::Exception, says: "A stunned armed zombie does not fire." },
                Fact { kind: FactKind::Plain, says: "With a shotgun or flamethrower its range is the length of the template: 15 cm, sawn off 10 cm." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombification.armed-zombie-roll",
            section: "12.7",
            layer: Layer::Table,
            optional: true,
            text: "The armed zombie rolls one D6: 6 is a Fall result on the target, 1-5 a miss. A zombie target falls as usual; a human target gets 1 wound and falls over.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "An armed zombie rolls one D6 whatever the weapon: 6 is a Fall, 1-5 a miss." },
                Fact { kind: FactKind::Exception, says: "The armed zombie's die has no modifiers." },
                Fact { kind: FactKind::Exception, says: "The armed zombie never eliminates with its shot." },
                Fact { kind: FactKind::Plain, says: "A zombie target falls." },
                Fact { kind: FactKind::Plain, says: "A human target of the armed zombie takes 1 wound and falls." },
                Fact { kind: FactKind::Exception, says: "An armed zombie uses no ammunition, never jams and its shot attracts no zombies." },
            ],
        },
        LedgerEntry {
            id: "dwa.fear.trigger",
            section: "13",
            layer: Layer::Battle,
            optional: false,
            text: "At the beginning of each turn every human with at least one zombie within 10 cm takes a fear test.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A human with at least one zombie within 10 cm at the start of the turn takes a fear test." },
                Fact { kind: FactKind::Boundary, says: "A zombie at exactly 10 cm calls for the fear test." },
                Fact { kind: FactKind::Plain, says: "Fallen and unseen zombies count too." },
                Fact { kind: FactKind::Plain, says: "Non-player characters take fear tests too, with their own value." },
                Fact { kind: FactKind::Limit, says: "One fear test a turn, however many zombies are near." },
            ],
        },
        LedgerEntry {
            id: "dwa.fear.test",
            section: "13, 14.1",
            layer: Layer::Table,
            optional: false,
            text: "Roll 2D6. The test is passed if the sum is equal to or lower than the human's Base Moral Value as modified. It is failed if the sum is higher.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A fear test passes on 2D6 equal to or lower than the modified value." },
                Fact { kind: FactKind::Boundary, says: "A fear test fails on a sum higher than the modified value." },
                Fact { kind: FactKind::Exception, says: "There is no automatic result: modifiers on dice and on the value simply add up." },
                Fact { kind: FactKind::Exception, says: "A test that cannot fail (value less dice modifiers 12 or more) or cannot succeed (1 or less) is still rolled." },
            ],
        },
        LedgerEntry {
            id: "dwa.fear.modifiers",
            section: "13",
            layer: Layer::Table,
            optional: false,
            text: "The value to roll against is the Base Moral Value, +1 for each other team member within 10 cm, -1 for each zombie within 10 cm, -1 for each wound the human has.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "The fear value gets +1 for each other team member within 10 cm; nobody counts themselves." },
                Fact { kind: FactKind::Plain, says: "The fear value gets -1 for each zombie within 10 cm." },
                Fact { kind: FactKind::Plain, says: "The fear value gets -1 for each wound the human has." },
                Fact { kind: FactKind::Exception, says: "Fallen team members count for the +1; dead ones and non-player characters do not." },
                Fact { kind: FactKind::Plain, says: "All fear tests of a turn are made from the same positions." },
            ],
        },
        LedgerEntry {
            id: "dwa.fear.failure",
            section: "13, 14.1",
            layer: Layer::Battle,
            optional: false,
            text: "After a failed fear test all action costs of that human are doubled until the end of the turn. Their AP stay the same.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "After a failure all their action costs are doubled until the end of the turn." },
                Fact { kind: FactKind::Plain, says: "After a failed fear test their AP stay the same." },
                Fact { kind: FactKind::Plain, says: "The doubling of costs ends with the turn." },
                Fact { kind: FactKind::Order, says: "Skill-reduced prices are reduced first, then doubled." },
                Fact { kind: FactKind::Plain, says: "What is free stays free after a failed fear test (turning, dropping, Reflex)." },
                Fact { kind: FactKind::Limit, says: "Actions that then cost more than their AP are impossible: search, heal, sniper rifle, machine gun." },
                Fact { kind: FactKind::Plain, says: "The +1 AP of obstacles, extra bursts of sustained fire, aiming and breaking are doubled too." },
                Fact { kind: FactKind::Exception, says: "An Indecisive character left with 1 AP this way does not have doubled costs." },
            ],
        },
        LedgerEntry {
            id: "dwa.fear.base-value",
            section: "13",
            layer: Layer::Setup,
            optional: false,
            text: "The Base Moral Value starts at 10.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The Base Moral Value starts at 10." },
                Fact { kind: FactKind::Plain, says: "The full moral value is 10 at level 1 and 1 more for each level above." },
                Fact { kind: FactKind::Plain, says: "The Base Moral Value may fall below 0." },
            ],
        },
        LedgerEntry {
            id: "dwa.fear.team-losses",
            section: "13.1",
            layer: Layer::Battle,
            optional: false,
            text: "For each killed team member the Base Moral Value of every other human of that team drops by 2. The loss is permanent: it does not end with the turn or the game, only the regain for kills and the last survivor rule make it good. A level gained adds a point of its own, and Medic gives back only the point for a turning.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each killed team member lowers the value of every other member by 2." },
                Fact { kind: FactKind::Plain, says: "The loss for a killed member is permanent: it stays in later turns and games." },
                Fact { kind: FactKind::Exception, says: "The death of a team member does not touch the value of those who are not of the team." },
            ],
        },
        LedgerEntry {
            id: "dwa.fear.team-zombified",
            section: "13.1",
            layer: Layer::Battle,
            optional: true,
            text: "For each team member who turns into a zombie the Base Moral Value of the others drops by 1 more (3 in all with the 2 for the death), permanently as well.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A team member who turns costs the others 1 more point." },
                Fact { kind: FactKind::Plain, says: "Death and turning together cost 3 points." },
                Fact { kind: FactKind::Plain, says: "The loss for turning is permanent too and belongs to the optional rule." },
            ],
        },
        LedgerEntry {
            id: "dwa.fear.npc-killed",
            section: "13.1",
            layer: Layer::Battle,
            optional: false,
            text: "When a non-player character (a human who is not a team member) is killed, the Base Moral Value of every team member drops by 2, permanently as well.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A killed non-player character lowers every team member's value by 2." },
                Fact { kind: FactKind::Plain, says: "The loss for a killed non-player character is permanent." },
                Fact { kind: FactKind::Plain, says: "A found survivor who is killed is such a non-player character." },
            ],
        },
        LedgerEntry {
            id: "dwa.fear.regain",
            section: "13.1, 16.4.2",
            layer: Layer::Campaign,
            optional: false,
            text: "At the end of the game a character regains 1 point of Base Moral Value for every 5 zombies they have killed themselves. A zombie killed in close combat counts once here; it counts double for XP only.",
            facts: &[
                Fact { kind: FactKind::Order, says: "At the end of a game they regain 1 point for every 5 zombies they killed themselves." },
                Fact { kind: FactKind::Exception, says: "A zombie killed in close combat counts once for the regain; the double count is for XP only." },
                Fact { kind: FactKind::Boundary, says: "Kills left over below 5 are dropped for the regain." },
                Fact { kind: FactKind::Limit, says: "The regain never goes above the full value of the character's level." },
                Fact { kind: FactKind::Exception, says: "Only survivors of the game regain moral points." },
            ],
        },
        LedgerEntry {
            id: "dwa.fear.last-survivor",
            section: "13.2",
            layer: Layer::Battle,
            optional: false,
            text: "When a group has lost all its members except one, that human's Base Moral Value is restored to the full value of their level (10 at level 1, 1 more for each level above). From then on the situation modifiers count as usual, but the permanent reductions no longer do.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "When all members of a group but one are lost, their value is restored." },
                Fact { kind: FactKind::Plain, says: "The last survivor is restored to 10 plus 1 for each level above 1." },
                Fact { kind: FactKind::Exception, says: "Situation modifiers still count, permanent losses no longer do in that game." },
                Fact { kind: FactKind::Limit, says: "The group must have had at least two members at the start." },
                Fact { kind: FactKind::Exception, says: "Non-player characters are no members of the group." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.number",
            section: "15.1.1",
            layer: Layer::Gm,
            optional: false,
            text: "There should be no more zombies than five times the number of humans; the scenario may change this. Default: five times.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "By default no more zombies than five times the humans who started." },
                Fact { kind: FactKind::Exception, says: "Arrivals by A to E and by searches above it do not come." },
                Fact { kind: FactKind::Limit, says: "The limit is on zombies on the table at one time; killed ones make room." },
                Fact { kind: FactKind::Exception, says: "Turned humans do not count for the limit." },
                Fact { kind: FactKind::Plain, says: "The scenario may change or lift the limit." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.ap",
            section: "9, 15.1.2",
            layer: Layer::Battle,
            optional: false,
            text: "A zombie has 2 AP each turn, to be used for movement.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A zombie has 2 AP each turn for movement." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.move",
            section: "15.1.3",
            layer: Layer::Battle,
            optional: false,
            text: "A zombie that is not in close combat moves up to 10 cm each turn towards the closest human it can see, smell or hear. A zombie in close combat does not move.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "A zombie not in close combat moves up to 10 cm towards its goal." },
                Fact { kind: FactKind::Exception, says: "A zombie in close combat does not move." },
                Fact { kind: FactKind::Plain, says: "Ties for the closest human are drawn at random." },
                Fact { kind: FactKind::Plain, says: "A low obstacle costs it 1 AP, so it walks 5 cm that turn." },
                Fact { kind: FactKind::Exception, says: "Zombies use stairs but never climb, jump, lie down, open doors or pick things up." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.smell",
            section: "15.1.3",
            layer: Layer::Battle,
            optional: false,
            text: "Zombies smell humans up to 20 cm away.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Zombies smell humans up to 20 cm away, exactly 20 included." },
                Fact { kind: FactKind::Exception, says: "Smell needs no line of sight and goes through walls." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.sight",
            section: "15.1.3",
            layer: Layer::Battle,
            optional: false,
            text: "Zombies see humans up to 40 cm away.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Zombies see humans up to 40 cm away, exactly 40 included." },
                Fact { kind: FactKind::Plain, says: "Sight needs a line of sight." },
                Fact { kind: FactKind::Exception, says: "Zombies see all round; facing does not matter." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.hearing",
            section: "15.1.3",
            layer: Layer::Battle,
            optional: false,
            text: "Zombies hear a gun being fired or a grenade being used at any distance and move towards the source of the sound.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A gun or a grenade is heard at any distance." },
                Fact { kind: FactKind::Exception, says: "The zombie goes to the place of the sound, not to the one who made it." },
                Fact { kind: FactKind::Plain, says: "Guns fired in close combat, chainsaw attacks and a radio that is on are noise as well." },
                Fact { kind: FactKind::Plain, says: "Bow, crossbow, thrown and melee weapons and a silenced pistol are silent." },
                Fact { kind: FactKind::Plain, says: "The newest noise counts; of several in one turn the closest." },
                Fact { kind: FactKind::Boundary, says: "A zombie keeps a noise as goal until within 5 cm of it, senses a human or hears a newer noise." },
                Fact { kind: FactKind::Plain, says: "The noise of a grenade or Molotov is at the blast point." },
                Fact { kind: FactKind::Exception, says: "Shots of armed zombies attract nobody." },
                Fact { kind: FactKind::Exception, says: "A zombie that reaches the place of a noise and senses nobody wanders." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.moan",
            section: "15.1.3",
            layer: Layer::Battle,
            optional: true,
            text: "A zombie that sees, smells or hears a human calls the other zombies within 40 cm; these come as if they had seen that human.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A zombie that senses a human calls the zombies within 40 cm." },
                Fact { kind: FactKind::Plain, says: "A zombie called to a human treats them as seen." },
                Fact { kind: FactKind::Exception, says: "A called zombie does not call on." },
                Fact { kind: FactKind::Order, says: "A human the called zombie smells or sees itself comes first." },
                Fact { kind: FactKind::Order, says: "Calls are worked out from the positions at the start of the zombie phase." },
                Fact { kind: FactKind::Exception, says: "Without the option no zombie calls." },
                Fact { kind: FactKind::Plain, says: "Called by one that goes for a sound it goes to the place of that sound." },
                Fact { kind: FactKind::Plain, says: "A call to a sound ranks below a call to a human and below a sound of its own." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.sense-order",
            section: "15.1.3.2",
            layer: Layer::Battle,
            optional: false,
            text: "Priority of goals: I a human it smells; II a human it sees, if it smells none; III the source of a sound, if it smells and sees none.",
            facts: &[
                Fact { kind: FactKind::Order, says: "A human the zombie smells comes before one it only sees and before a sound." },
                Fact { kind: FactKind::Exception, says: "A seen human comes only if it smells none." },
                Fact { kind: FactKind::Exception, says: "A sound comes only if it smells and sees nobody." },
                Fact { kind: FactKind::Plain, says: "Within the highest sense the closest human is the goal." },
                Fact { kind: FactKind::Plain, says: "Senses are checked once, as the zombie begins its move." },
                Fact { kind: FactKind::Plain, says: "Humans in vehicles can be smelled and seen." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.enter-a",
            section: "15.1.3.1 A",
            layer: Layer::Setup,
            optional: false,
            text: "Entry method A: the zombies are placed at random on the table at the beginning of the game.",
            facts: &[
                Fact { kind: FactKind::Order, says: "Method A places the zombies at random at the beginning of the game." },
                Fact { kind: FactKind::Limit, says: "Method A keeps at least 20 cm from every human and uses free points." },
                Fact { kind: FactKind::Plain, says: "With method A the scenario gives the number, by default three zombies per human." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.enter-b",
            section: "15.1.3.1 B",
            layer: Layer::Battle,
            optional: false,
            text: "Entry method B: two dice are rolled as each turn begins. Each 6 brings one zombie (none, one or two) in at a randomly chosen table edge.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Method B: two dice as each turn begins; each 6 brings one zombie." },
                Fact { kind: FactKind::Plain, says: "None, one or two zombies come." },
                Fact { kind: FactKind::Plain, says: "Method B zombies enter at one edge drawn for the turn, each at a random point of it." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.enter-c",
            section: "15.1.3.1 C",
            layer: Layer::Battle,
            optional: false,
            text: "Entry method C: when a human enters an unexplored room roll a die. On 5-6 there are 1D6 zombies in the room.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Method C: when a human enters an unexplored room roll a die; 5-6 means zombies." },
                Fact { kind: FactKind::Plain, says: "Method C brings 1D6 zombies." },
                Fact { kind: FactKind::Plain, says: "Zombies of method C stand at random inside the room, out of contact with the human if possible." },
                Fact { kind: FactKind::Exception, says: "A room is unexplored only until a human has been in it." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.enter-d",
            section: "15.1.3.1 D",
            layer: Layer::Battle,
            optional: false,
            text: "Entry method D: whenever a human fires a weapon one zombie comes into play. It is put at an obstacle that lies in a random direction, 20 cm or more away from the firer.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Method D: each time a human fires a weapon one zombie comes." },
                Fact { kind: FactKind::Limit, says: "An announced attack counts once, whatever the number of bursts." },
                Fact { kind: FactKind::Exception, says: "Silent weapons bring no zombie by method D." },
                Fact { kind: FactKind::Limit, says: "The zombie of method D appears at an obstacle in a random direction, at least 20 cm from the firer." },
                Fact { kind: FactKind::Exception, says: "Without an obstacle within 15 degrees the zombie comes at the table edge there if 20 cm off; else roll again." },
                Fact { kind: FactKind::Limit, says: "After 10 direction rolls the farthest point of the table edge is used." },
                Fact { kind: FactKind::Order, says: "The zombie appears after the attack is resolved; one from phase 2 acts in the same turn's zombie phase." },
                Fact { kind: FactKind::Exception, says: "A zombie brought by a shot in the zombie phase (Cover, Reflex) acts only in the next turn's." },
                Fact { kind: FactKind::Exception, says: "Shots by armed zombies bring no zombie by method D." },
                Fact { kind: FactKind::Plain, says: "Of the obstacles in that direction the nearest to the firer is taken, at its free point farthest from them." },
                Fact { kind: FactKind::Exception, says: "A thrown grenade or Molotov brings nobody by method D." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.enter-e",
            section: "15.1.3.1 E",
            layer: Layer::Battle,
            optional: false,
            text: "Entry method E: every use of a grenade, chainsaw or sustained fire by a human brings 1D6+1 zombies into play, placed as in method D.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A grenade, a chainsaw or sustained fire of a human brings 1D6+1 zombies." },
                Fact { kind: FactKind::Plain, says: "Zombies of method E are placed as in D, each with a direction of its own." },
                Fact { kind: FactKind::Exception, says: "A use that triggers E does not trigger D as well." },
                Fact { kind: FactKind::Exception, says: "With only D in use, sustained fire and the grenade launcher count under D." },
                Fact { kind: FactKind::Limit, says: "A chainsaw triggers it at most once for each human and turn." },
                Fact { kind: FactKind::Limit, says: "Sustained fire counts as one use, whatever the number of bursts." },
                Fact { kind: FactKind::Plain, says: "A Molotov counts as a grenade for method E." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.enter-choice",
            section: "15.1.3.1",
            layer: Layer::Gm,
            optional: false,
            text: "The scenario says which of the entry methods A to E are in use; any mix is allowed. Default: A and B.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The scenario picks any mix of the methods A to E." },
                Fact { kind: FactKind::Plain, says: "By default the entry methods A and B are in use." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.doors",
            section: "15.1.3.3",
            layer: Layer::Battle,
            optional: false,
            text: "Zombies break doors, windows and barricades by force. At least two zombies must attack the same one and each spends all its AP on it in that turn.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Zombies break doors, windows and barricades by force." },
                Fact { kind: FactKind::Limit, says: "At least two zombies must attack the same door, window or barricade." },
                Fact { kind: FactKind::Plain, says: "Each zombie attacking a door spends all its AP on it in that turn." },
                Fact { kind: FactKind::Order, says: "A zombie attacks a door it touches at the start of the zombie phase if its way leads through it." },
                Fact { kind: FactKind::Plain, says: "A closed vehicle is broken open like a door." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.doors-time",
            section: "15.1.3.3",
            layer: Layer::Battle,
            optional: false,
            text: "Two or three zombies need at least two turns of attack before they may roll; four or more need at least one turn. The roll is made at the end of the turn.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Two or three zombies need at least two turns before they roll." },
                Fact { kind: FactKind::Limit, says: "Four or more zombies need at least one turn before they roll." },
                Fact { kind: FactKind::Order, says: "The roll is made at the end of the turn." },
                Fact { kind: FactKind::Plain, says: "This turn's number of attackers decides how many turns are needed." },
                Fact { kind: FactKind::Boundary, says: "A turn with fewer than two attackers puts the door's count back to 0." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.doors-roll",
            section: "15.1.3.3",
            layer: Layer::Table,
            optional: false,
            text: "Roll one die for each zombie attacking, plus one die for each turn of attack beyond the minimum. Any 6 breaks the door, window or barricade.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The door roll has one die for each zombie attacking this turn." },
                Fact { kind: FactKind::Limit, says: "The door roll has one more die for each turn of attack beyond the minimum." },
                Fact { kind: FactKind::Plain, says: "Any single 6 breaks the door, window or barricade." },
                Fact { kind: FactKind::Plain, says: "A broken door stays open for good." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.wander",
            section: "15.1.3.4",
            layer: Layer::Battle,
            optional: false,
            text: "A zombie that senses nothing moves in a straight line in a randomly chosen direction, until it discovers a human or leaves the table.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A zombie that senses nothing walks in a straight line in a random direction." },
                Fact { kind: FactKind::Order, says: "The wander direction is kept until the zombie senses something." },
                Fact { kind: FactKind::Order, says: "Stopped by a wall, obstacle or figure it ends its move and rolls anew next turn." },
                Fact { kind: FactKind::Exception, says: "A wandering zombie that crosses the table edge is out of the game and no kill." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.around-obstacle",
            section: "15.1.3.4",
            layer: Layer::Battle,
            optional: false,
            text: "A zombie whose way to its human is blocked moves around the obstacle that blocks it.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A zombie whose way is blocked goes around what blocks it." },
                Fact { kind: FactKind::Plain, says: "With the way closed on all sides it goes for the door or window nearest to the goal." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.no-room",
            section: "15.1.3.4",
            layer: Layer::Battle,
            optional: false,
            text: "If there is no room left in contact with a human because of other zombies, the zombie moves towards the next closest human.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "If no place in contact with its human is left, it goes for the next closest human." },
                Fact { kind: FactKind::Plain, says: "Fullness is judged as that zombie begins its move." },
                Fact { kind: FactKind::Exception, says: "If a zombie without room senses no other human it goes as near as it can." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.awkward",
            section: "15.1.3.4",
            layer: Layer::Gm,
            optional: false,
            text: "Awkward situations of zombie movement are settled by common sense. Default: the shortest walkable path to the goal.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Default in doubtful cases: the shortest walkable path to the goal." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.lurch",
            section: "15.1.4, 14.3",
            layer: Layer::Battle,
            optional: true,
            text: "A zombie that ends its move within 5 cm of a human rolls a die. On 5-6 it moves at once into close combat with that human and makes a close combat attack.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A zombie that ends its move within 5 cm of a human rolls a die; on 5-6 it moves into contact." },
                Fact { kind: FactKind::Boundary, says: "A gap of exactly 5 cm allows a lurch." },
                Fact { kind: FactKind::Plain, says: "The lurch attack is the zombie's free attack of the turn, made in the attack step." },
                Fact { kind: FactKind::Exception, says: "A lurch needs a zombie with AP this turn, not in contact, and a free path without obstacle or wall." },
                Fact { kind: FactKind::Plain, says: "With several humans within 5 cm: the closest." },
                Fact { kind: FactKind::Exception, says: "The lurch costs no AP and may go beyond 10 cm of movement." },
                Fact { kind: FactKind::Exception, says: "Without the option no zombie lurches." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.free-attack",
            section: "15.1.5",
            layer: Layer::Battle,
            optional: false,
            text: "Each zombie has one free close combat attack each turn (0 AP). It may move its full distance and still make it.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each zombie has one free close combat attack a turn." },
                Fact { kind: FactKind::Plain, says: "A zombie may move its full 10 cm and still make its free attack." },
                Fact { kind: FactKind::Limit, says: "A zombie that moved attacks once, not twice." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.two-attacks",
            section: "15.1.5",
            layer: Layer::Battle,
            optional: false,
            text: "A zombie that begins its turn in base-to-base contact attacks twice: once for its 2 AP and once free.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A zombie in contact at the beginning attacks twice: once for its 2 AP and once free." },
                Fact { kind: FactKind::Order, says: "The beginning of the zombie phase counts: a human who moved up in phase 2 is attacked twice." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.attack-roll",
            section: "15.1.5",
            layer: Layer::Table,
            optional: false,
            text: "A zombie attack is one D6. A modified score of 6 or more gives the target 1 wound.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A zombie attack is one D6: a modified 6 or more gives 1 wound." },
                Fact { kind: FactKind::Plain, says: "In contact with several humans it attacks the one it moved to, else one drawn at random, with all its attacks." },
                Fact { kind: FactKind::Exception, says: "A zombie gets no bonus for attacking a human's back." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.attack-weapon",
            section: "15.1.5",
            layer: Layer::Table,
            optional: false,
            text: "+1 on the attack die of a zombie that holds a weapon (knife, club, stick).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "+1 if the zombie holds a weapon such as knife, club or stick." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.attack-numbers",
            section: "15.1.5, 14.3",
            layer: Layer::Table,
            optional: false,
            text: "When several zombies attack the same human, each of them gets +1 for each other zombie attacking them. It adds to the weapon bonus.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "+1 for each other zombie attacking the same human." },
                Fact { kind: FactKind::Plain, says: "The bonus for numbers adds to the weapon's +1." },
                Fact { kind: FactKind::Plain, says: "All zombies attacking them in this phase count, whether moved, lurched, risen or there before." },
                Fact { kind: FactKind::Exception, says: "Two attacks by one zombie do not make two attackers." },
                Fact { kind: FactKind::Exception, says: "Zombies attacking another human do not count." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.fall",
            section: "15.1.6",
            layer: Layer::Battle,
            optional: false,
            text: "A Fall result lays the zombie on its back where it stands. An eliminated zombie is removed from the game.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Fall lays the zombie down where it stands." },
                Fact { kind: FactKind::Plain, says: "An eliminated zombie is removed from the game." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.stand-up",
            section: "15.1.6",
            layer: Layer::Battle,
            optional: false,
            text: "In the zombie phase a fallen zombie stands up with its 2 AP. If it is not in base-to-base contact with a human it does nothing else this turn.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A fallen zombie stands up with its 2 AP in the zombie phase." },
                Fact { kind: FactKind::Exception, says: "A zombie that stood up out of contact does nothing else this turn." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.stand-up-attack",
            section: "15.1.6",
            layer: Layer::Battle,
            optional: false,
            text: "A zombie that has just stood up in base-to-base contact with a human makes its one free attack (not two).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A zombie that has stood up in contact makes its one free attack." },
                Fact { kind: FactKind::Exception, says: "A zombie that has stood up in contact does not attack twice." },
            ],
        },
        LedgerEntry {
            id: "dwa.zombie.fallen-no-lurch",
            section: "15.1.6",
            layer: Layer::Battle,
            optional: true,
            text: "A zombie that was fallen at the start of the zombie phase cannot lurch in that turn.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A zombie that was fallen at the start of the zombie phase cannot lurch this turn." },
            ],
        },
        LedgerEntry {
            id: "dwa.char.advanced-optional",
            section: "16",
            layer: Layer::Gm,
            optional: true,
            text: "All of chapter 16 (characters, searching, vehicles, campaign, skills, quirks, psychosis) is optional and meant for campaigns; each part can be switched on by itself. Default: off in a single game, on in a campaign.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each part of chapter 16 can be switched on by itself." },
                Fact { kind: FactKind::Plain, says: "Default: off in a single game, on in a campaign." },
            ],
        },
        LedgerEntry {
            id: "dwa.char.sheet",
            section: "16.1",
            layer: Layer::Setup,
            optional: true,
            text: "A character has: archetype (and subtype), experience points, level, fear value, skills and quirks, psychoses, weapons, wounds and trauma points. Characters are premade or generated.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A character records archetype, subtype, XP, level, fear value, skills, quirks, psychoses, weapons, wounds, trauma." },
                Fact { kind: FactKind::Definition, says: "Characters are premade or generated." },
            ],
        },
        LedgerEntry {
            id: "dwa.char.xp-purpose",
            section: "16.1, 16.4",
            layer: Layer::Campaign,
            optional: true,
            text: "Characters earn experience points for killing zombies, for reaching scenario goals and for surviving. Experience points raise the level; each new level brings a skill.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "XP come from kills, scenario goals and surviving." },
                Fact { kind: FactKind::Plain, says: "XP raise the level; each new level brings a skill." },
                Fact { kind: FactKind::Exception, says: "XP are never spent." },
            ],
        },
        LedgerEntry {
            id: "dwa.char.archetypes",
            section: "16.1.1",
            layer: Layer::Setup,
            optional: true,
            text: "There are three archetypes: Military, Law Enforcement, Civilian. They matter for fear tests, for weapon modifiers and for skill and weapon restrictions.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "There are three archetypes: Military, Law Enforcement, Civilian." },
            ],
        },
        LedgerEntry {
            id: "dwa.char.subtypes",
            section: "16.1.1",
            layer: Layer::Setup,
            optional: true,
            text: "Subtypes are flavour and may be invented. Military: USMC, National Guard, Navy Seal. Law Enforcement: policeman, FBI agent, SWAT team, DEA agent. Civilian: family father, criminal, gang member, priest.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Subtypes are flavour, may be invented and change no number." },
            ],
        },
        LedgerEntry {
            id: "dwa.char.military",
            section: "16.1.2",
            layer: Layer::Table,
            optional: true,
            text: "Military: -1 on the 2D6 result of every fear test (an advantage, because low is good).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Military: -1 on the 2D6 of every fear test, an advantage." },
            ],
        },
        LedgerEntry {
            id: "dwa.char.law-enforcement",
            section: "16.1.2",
            layer: Layer::Table,
            optional: true,
            text: "Law Enforcement: normal fear tests, no weapon modifiers.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Law Enforcement: no fear modifier and no weapon modifier." },
            ],
        },
        LedgerEntry {
            id: "dwa.char.civilian-fear",
            section: "16.1.2",
            layer: Layer::Table,
            optional: true,
            text: "Civilian: +1 on the 2D6 result of every fear test (a drawback).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Civilian has +1 on the 2D6 of every fear test, a drawback." },
            ],
        },
        LedgerEntry {
            id: "dwa.char.civilian-weapons",
            section: "16.1.2",
            layer: Layer::Table,
            optional: true,
            text: "Civilian: -1 on the die when using a military style weapon: assault rifle, sub machine gun, machine gun, grenades, flamethrower.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A Civilian has -1 with assault rifle, sub machine gun, machine gun, grenades and flamethrower." },
                Fact { kind: FactKind::Exception, says: "A Civilian has no -1 with pistol, revolver, rifles, shotguns or bows." },
                Fact { kind: FactKind::Plain, says: "With the three automatic guns the civilian -1 is on every attack die, CQM too." },
                Fact { kind: FactKind::Exception, says: "With grenades, Molotovs and the launcher the civilian -1 is on the landing die only." },
                Fact { kind: FactKind::Exception, says: "With a flamethrower the civilian -1 is on the first burn roll of each target only." },
            ],
        },
        LedgerEntry {
            id: "dwa.char.restrictions-military",
            section: "16.1.3",
            layer: Layer::Setup,
            optional: true,
            text: "Suggested restriction, Military: may learn any combat skill of any level, except those tied to pump shotguns and to unconventional weapons such as chainsaws.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Military may learn any combat skill except Unload and Chainsaw maniac." },
                Fact { kind: FactKind::Plain, says: "General skills are open to every archetype." },
            ],
        },
        LedgerEntry {
            id: "dwa.char.restrictions-law",
            section: "16.1.3",
            layer: Layer::Setup,
            optional: true,
            text: "Suggested restriction, Law Enforcement: may learn all combat skills of any level, except those tied to machine guns and other military style weapons.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Law Enforcement may not learn Machine gun, Automatic, Grenade launcher, Brace, Gunner, Killer." },
                Fact { kind: FactKind::Plain, says: "All other combat skills are open to Law Enforcement." },
            ],
        },
        LedgerEntry {
            id: "dwa.char.restrictions-civilian",
            section: "16.1.3",
            layer: Layer::Setup,
            optional: true,
            text: "Suggested restriction, Civilian: may learn only those combat skills that can be used with a pistol or a revolver.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Civilians learn only combat skills usable with pistol or revolver." },
                Fact { kind: FactKind::Plain, says: "These are Handguns, Aggressive, Cover, Eagle eye, Fast reload, Sharpshooter, Ambidextrous, Deep pockets, Reflex, Double tap." },
                Fact { kind: FactKind::Exception, says: "Weapon skills that come free with starting weapons are outside the limits." },
                Fact { kind: FactKind::Plain, says: "The restrictions are a setting, default on." },
            ],
        },
        LedgerEntry {
            id: "dwa.char.restrictions-subtype",
            section: "16.1.3",
            layer: Layer::Setup,
            optional: true,
            text: "Examples of narrower lists (weapons; skills). Grunt: assault rifles, grenade launchers, machine guns; Killer, Gunner, Brace. Sniper: sniper rifles, pistol, revolver; Sniper, Sharpshooter, Eagle Eye. Officer: pistol, revolver; Fast reload. Anti-terrorist unit: sub machine guns; Double tap, Combat expert, Martial arts expert. Others may be made up.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Narrower lists by subtype are only examples; others may be made up." },
            ],
        },
        LedgerEntry {
            id: "dwa.search.cost",
            section: "9.1, 16.2",
            layer: Layer::Battle,
            optional: true,
            text: "Searching a room, a building or a vehicle costs 4 AP.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Searching a room, building or vehicle costs 4 AP." },
                Fact { kind: FactKind::Limit, says: "Each room and each vehicle can be searched once a game." },
                Fact { kind: FactKind::Exception, says: "The searcher is inside the room, or in contact with or in the vehicle, and not in close combat." },
            ],
        },
        LedgerEntry {
            id: "dwa.search.zombies",
            section: "16.2",
            layer: Layer::Battle,
            optional: true,
            text: "At each search of a building, truck or bus roll a die: on 4-6 zombies are there: 1D6 in a building, 1D3 in a truck or bus.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Searching a building, truck or bus rolls a die: 4-6 means zombies." },
                Fact { kind: FactKind::Plain, says: "A search finds 1D6 zombies in a building, 1D3 in a truck or bus." },
                Fact { kind: FactKind::Order, says: "The zombie die comes first; the find is rolled even if zombies appear." },
                Fact { kind: FactKind::Exception, says: "A room already diced for by method C has no second zombie roll." },
                Fact { kind: FactKind::Plain, says: "Zombies found by a search act in the next zombie phase." },
                Fact { kind: FactKind::Plain, says: "The die belongs to the search: each room searched has its own." },
            ],
        },
        LedgerEntry {
            id: "dwa.search.no-zombies-in-cars",
            section: "16.2",
            layer: Layer::Battle,
            optional: true,
            text: "A search of a car has no zombie roll.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A car search has no zombie roll." },
                Fact { kind: FactKind::Plain, says: "A car search still rolls for the find." },
            ],
        },
        LedgerEntry {
            id: "dwa.search.zombie-placement",
            section: "16.2",
            layer: Layer::Battle,
            optional: true,
            text: "Zombies found in a building are placed at the side opposite to the characters' entrance.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Zombies of a building appear at the side opposite to the entrance used." },
                Fact { kind: FactKind::Boundary, says: "Zombies of a truck or bus appear within 2.5 cm of it, on the side opposite to the searcher." },
            ],
        },
        LedgerEntry {
            id: "dwa.search.find-table",
            section: "16.2",
            layer: Layer::Table,
            optional: true,
            text: "Roll a second die for the find: 1 nothing; 2 a survivor; 3-4 an item; 5-6 a weapon.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Find die: 1 nothing, 2 survivor, 3-4 item, 5-6 weapon." },
                Fact { kind: FactKind::Limit, says: "A modified die below 1 is nothing, above 6 a weapon." },
                Fact { kind: FactKind::Plain, says: "The finder may take the find at once without AP, within their carry limits; the rest lies there." },
            ],
        },
        LedgerEntry {
            id: "dwa.search.find-armoury",
            section: "16.2",
            layer: Layer::Table,
            optional: true,
            text: "+1 on the find die in a place rich in weapons: armoury, military base, police building and the like.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "+1 on the find die in armoury, military base or police building." },
            ],
        },
        LedgerEntry {
            id: "dwa.search.find-hospital",
            section: "16.2",
            layer: Layer::Table,
            optional: true,
            text: "-1 on the find die in a place rich in medical items: hospital, fire station and the like.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A hospital or fire station gives -1 on the find die." },
            ],
        },
        LedgerEntry {
            id: "dwa.search.survivor-table",
            section: "16.2",
            layer: Layer::Table,
            optional: true,
            text: "Survivor, 2D6: 2 military man; 3 public forces man; 4 civilian teenage boy; 5 civilian man; 6 civilian woman; 7 civilian man; 8 civilian woman; 9 civilian man; 10 civilian teenage girl; 11 public forces woman; 12 military woman.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Survivor on 2D6: 2 and 12 military, 3 and 11 public forces, 4 and 10 teenagers, 5 to 9 civilians." },
                Fact { kind: FactKind::Plain, says: "The survivor is female on 6, 8, 10, 11 and 12, male on all other sums." },
                Fact { kind: FactKind::Plain, says: "Public forces are Law Enforcement, teenagers are Civilians." },
                Fact { kind: FactKind::Exception, says: "A found survivor is level 1, moral value 10, with no skill but that of their weapon." },
                Fact { kind: FactKind::Order, says: "A found survivor is led by the finder's player and has 4 AP from the next turn." },
                Fact { kind: FactKind::Plain, says: "A found survivor is placed next to the finder." },
                Fact { kind: FactKind::Order, says: "In a campaign a found survivor may join the team after the scenario." },
            ],
        },
        LedgerEntry {
            id: "dwa.search.survivor-weapon",
            section: "16.2",
            layer: Layer::Table,
            optional: true,
            text: "A survivor carries the result of one roll on the weapons table.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A survivor carries one roll on the weapons table." },
                Fact { kind: FactKind::Exception, says: "If a survivor's weapon roll is only ammunition they have it and an improvised bludgeoning weapon." },
            ],
        },
        LedgerEntry {
            id: "dwa.search.item-table",
            section: "16.2",
            layer: Layer::Table,
            optional: true,
            text: "Item, 2D6: 2 antiseptic; 3 fire extinguisher; 4 radio; 5 large first aid kit; 6 small first aid kit; 7 medium first aid kit; 8 small first aid kit; 9 gas can; 10 car battery; 11 fire extinguisher; 12 car keys.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Item on 2D6: 2 antiseptic, 3 and 11 extinguisher, 4 radio, 9 gas can, 10 battery, 12 car keys." },
                Fact { kind: FactKind::Plain, says: "First aid kits: 5 large, 6 and 8 small, 7 medium." },
            ],
        },
        LedgerEntry {
            id: "dwa.search.weapon-table",
            section: "16.2",
            layer: Layer::Table,
            optional: true,
            text: "Weapon, 2D20: 2 chainsaw; 3 one machine gun belt (200 rounds); 4 sniper rifle with 1D6 clips; 5 scythe; 6 3D6 arrows; 7 crossbow with 2D6 arrows; 8 sword; 9 3D6 shells; 10 assault rifle with 1D6 clips; 11 hammer; 12 hockey stick; 13 carbine with 1D6 clips; 14 baseball bat; 15 2D6 arrows; 16 rifle with 1D6 clips; 17 hand thrown weapon (knife, one-handed axe); 18 1D6 clips of bullets; 19 hockey stick; 20 carbine with 1D6 clips; 21 baseball bat; 22 2D6 arrows; 23 1D6 clips of bullets; 24 two-handed axe; 25 double barrel shotgun with 2D6 shells; 26 samurai blade; 27 bow with 2D6 arrows; 28 revolver with 1D6 clips; 29 crowbar; 30 pistol with 1D6 clips and a silencer; 31 sub machine gun with 1D6 clips; 32 golf club; 33 sawn off shotgun with 2D6 shells; 34 machete; 35 1D6 Molotov cocktails; 36 1D6 flash-bang grenades; 37 1D6 fragmentation grenades; 38 grenade launcher with 1D6 grenades; 39 machine gun with one belt (200 rounds); 40 flamethrower.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Weapon on 2D20 added up, from 2 chainsaw to 40 flamethrower." },
                Fact { kind: FactKind::Plain, says: "Firearms with clips come with 1D6 clips; shells 2D6; arrows 2D6 with bow and crossbow." },
                Fact { kind: FactKind::Plain, says: "Of the clips found with a weapon the first is in it, the others are spare." },
                Fact { kind: FactKind::Plain, says: "Plain ammunition: 3 a belt, 6 3D6 arrows, 9 3D6 shells, 15 and 22 2D6 arrows, 18 and 23 1D6 bullet clips." },
                Fact { kind: FactKind::Exception, says: "Only the pistol (30) has a silencer." },
                Fact { kind: FactKind::Plain, says: "Molotovs (35), flash-bangs (36) and fragmentation grenades (37) come as 1D6 pieces." },
            ],
        },
        LedgerEntry {
            id: "dwa.item.antiseptic",
            section: "16.2",
            layer: Layer::Battle,
            optional: true,
            text: "Antiseptic cancels zombification: used on a dead character before they turn, it keeps them from turning.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Antiseptic used on a dead character before they turn keeps them from ever turning." },
                Fact { kind: FactKind::Plain, says: "Antiseptic costs 4 AP in contact with the body and is used up." },
            ],
        },
        LedgerEntry {
            id: "dwa.item.fire-extinguisher",
            section: "16.2",
            layer: Layer::Battle,
            optional: true,
            text: "A fire extinguisher puts out a fire on a roll of 2-6. It can be used once.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A fire extinguisher puts out a fire on 2-6." },
                Fact { kind: FactKind::Limit, says: "A fire extinguisher can be used once." },
                Fact { kind: FactKind::Plain, says: "A fire extinguisher is used up even when it fails." },
                Fact { kind: FactKind::Boundary, says: "A fire extinguisher costs 2 AP, on oneself or a figure within 5 cm." },
            ],
        },
        LedgerEntry {
            id: "dwa.item.radio",
            section: "16.2",
            layer: Layer::Battle,
            optional: true,
            text: "A radio attracts zombies while it is turned on.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A radio attracts zombies only while it is on." },
                Fact { kind: FactKind::Plain, says: "Turning a radio on or off costs 2 AP." },
                Fact { kind: FactKind::Plain, says: "A radio left behind stays on and draws zombies to where it lies." },
            ],
        },
        LedgerEntry {
            id: "dwa.item.first-aid-kit",
            section: "16.2, 9.1",
            layer: Layer::Battle,
            optional: true,
            text: "A first aid kit removes wounds with one heal action (4 AP): small 1, medium 2, large 3. It is used up.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "One heal action (4 AP) with a kit removes 1 (small), 2 (medium) or 3 (large) wounds." },
                Fact { kind: FactKind::Plain, says: "A first aid kit is used up by one heal action." },
                Fact { kind: FactKind::Plain, says: "Surplus healing is lost with the kit." },
            ],
        },
        LedgerEntry {
            id: "dwa.item.gas-can",
            section: "16.2",
            layer: Layer::Battle,
            optional: true,
            text: "A gas can refuels either a vehicle or a chainsaw, once.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "A gas can refuels either a vehicle or a chainsaw, once." },
                Fact { kind: FactKind::Plain, says: "Refuelling costs 2 AP for a chainsaw, 4 AP for a vehicle." },
                Fact { kind: FactKind::Exception, says: "A chainsaw cannot be refuelled in close combat." },
            ],
        },
        LedgerEntry {
            id: "dwa.item.car-battery",
            section: "16.2, 16.3",
            layer: Layer::Battle,
            optional: true,
            text: "A car battery replaces the dead battery of a vehicle.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A car battery replaces a vehicle's dead battery." },
                Fact { kind: FactKind::Plain, says: "Putting in a car battery costs 4 AP; the next start of that vehicle succeeds without a roll." },
                Fact { kind: FactKind::Exception, says: "Only the next start is without a roll; later ones roll again." },
            ],
        },
        LedgerEntry {
            id: "dwa.item.car-keys",
            section: "16.2",
            layer: Layer::Battle,
            optional: true,
            text: "Car keys fit the car nearest to the building in which they were found.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Keys fit only the car nearest to the building they were found in." },
                Fact { kind: FactKind::Plain, says: "Keys found in a car fit that car; in a truck or bus the car nearest to it." },
            ],
        },
        LedgerEntry {
            id: "dwa.item.silencer",
            section: "16.2",
            layer: Layer::Battle,
            optional: true,
            text: "A silenced pistol makes no noise when fired.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A silenced pistol makes no noise." },
                Fact { kind: FactKind::Exception, says: "A silenced pistol triggers no entry method." },
            ],
        },
        LedgerEntry {
            id: "dwa.vehicle.scenario-only",
            section: "16.3",
            layer: Layer::Gm,
            optional: true,
            text: "Driving is an exception for particular scenarios. Default: vehicles are scenery that can be searched but not driven, unless the scenario allows it.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "By default vehicles can be searched but not driven." },
                Fact { kind: FactKind::Plain, says: "The scenario may allow driving." },
            ],
        },
        LedgerEntry {
            id: "dwa.vehicle.start",
            section: "9.1, 16.3",
            layer: Layer::Battle,
            optional: true,
            text: "A vehicle is started with its keys or by hotwiring, which takes 4 AP.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A vehicle starts with its keys or by hotwiring for 4 AP." },
                Fact { kind: FactKind::Plain, says: "Each try with keys costs 2 AP." },
                Fact { kind: FactKind::Plain, says: "A vehicle once hotwired counts as having keys: 2 AP a try." },
                Fact { kind: FactKind::Plain, says: "Getting in or out of a vehicle, or behind its wheel from another seat, costs 2 AP." },
                Fact { kind: FactKind::Order, says: "Driving begins in the next activation after a successful start." },
            ],
        },
        LedgerEntry {
            id: "dwa.vehicle.battery",
            section: "16.3",
            layer: Layer::Table,
            optional: true,
            text: "Each attempt to start rolls a D6: 1-2 the battery fails, 3-6 the vehicle starts. After a failure one may try again or change the battery.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each try to start rolls a D6: 1-2 the battery fails, 3-6 it starts." },
                Fact { kind: FactKind::Order, says: "After a failure one may try again at the full price or change the battery." },
                Fact { kind: FactKind::Plain, says: "A start with keys needs the battery roll too." },
            ],
        },
        LedgerEntry {
            id: "dwa.vehicle.driver-ap",
            section: "16.3",
            layer: Layer::Battle,
            optional: true,
            text: "The driver uses all 4 AP of the turn to drive and can do nothing else.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "The driver uses all 4 AP to drive and does nothing else." },
                Fact { kind: FactKind::Exception, says: "Zombies cannot attack people in a closed vehicle until it is broken open like a door." },
                Fact { kind: FactKind::Exception, says: "A vehicle that moved this turn cannot be attacked." },
            ],
        },
        LedgerEntry {
            id: "dwa.vehicle.speed",
            section: "16.3",
            layer: Layer::Battle,
            optional: true,
            text: "Slow speed is up to 20 cm a turn, fast speed up to 40 cm a turn.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Slow is up to 20 cm a turn, exactly 20 included; fast is above that up to 40." },
                Fact { kind: FactKind::Boundary, says: "A vehicle moves exactly its speed, in steps of 5 from 0 to 40." },
                Fact { kind: FactKind::Exception, says: "A vehicle without an active driver loses 20 of speed each turn." },
            ],
        },
        LedgerEntry {
            id: "dwa.vehicle.accelerate",
            section: "16.3",
            layer: Layer::Battle,
            optional: true,
            text: "Accelerating costs 1 AP for each 5 cm of speed.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Accelerating costs 1 AP for each 5 cm of speed." },
                Fact { kind: FactKind::Limit, says: "From standing a vehicle reaches at most 20 in the first turn and 40 in the second." },
                Fact { kind: FactKind::Limit, says: "A driver with doubled costs changes speed by two steps of 5 only." },
            ],
        },
        LedgerEntry {
            id: "dwa.vehicle.decelerate",
            section: "16.3",
            layer: Layer::Battle,
            optional: true,
            text: "Decelerating and braking cost 1 AP for each 5 cm of speed.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Slowing down costs 1 AP for each 5 cm of speed; braking is the same." },
                Fact { kind: FactKind::Exception, says: "So a vehicle at 40 cannot stop in one turn." },
            ],
        },
        LedgerEntry {
            id: "dwa.vehicle.turn-slow",
            section: "16.3",
            layer: Layer::Battle,
            optional: true,
            text: "Turning at slow speed needs no roll.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Turning at slow speed needs no roll." },
                Fact { kind: FactKind::Limit, says: "At slow speed a vehicle turns up to 90 degrees at a time." },
            ],
        },
        LedgerEntry {
            id: "dwa.vehicle.turn-fast",
            section: "16.3",
            layer: Layer::Table,
            optional: true,
            text: "Turning at fast speed needs a D6: 1 the vehicle slides 2D6 cm to the left, 2 it slides 2D6 cm to the right, 3-6 it turns safely.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "At fast speed each turn rolls a D6: 1 slides 2D6 cm left, 2 right, 3-6 turns safely." },
                Fact { kind: FactKind::Limit, says: "At fast speed it turns up to 45 degrees at a time, each with a roll." },
                Fact { kind: FactKind::Plain, says: "After a slide the vehicle stops for the turn with speed 20." },
                Fact { kind: FactKind::Plain, says: "The slide goes at right angles to the direction before the turn." },
            ],
        },
        LedgerEntry {
            id: "dwa.vehicle.crash",
            section: "16.3",
            layer: Layer::Table,
            optional: true,
            text: "If a sliding vehicle hits an obstacle it is wrecked for the game, and everybody in it takes 1D6 wounds.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A slide into an obstacle wrecks the vehicle for the rest of the game; nothing repairs it." },
                Fact { kind: FactKind::Plain, says: "Everybody in it, the driver too, takes 1D6 wounds, rolled for each." },
                Fact { kind: FactKind::Plain, says: "Running straight into a wall or vehicle at any speed above 0 is a crash too." },
                Fact { kind: FactKind::Exception, says: "Figures in the path of a slide are rammed, not crashed into." },
            ],
        },
        LedgerEntry {
            id: "dwa.vehicle.passenger-fire",
            section: "16.3",
            layer: Layer::Table,
            optional: true,
            text: "Passengers may fire from a vehicle, the driver may not. At slow speed there is no modifier, at fast speed +1 (see the ruling on this sign).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Passengers may fire from a vehicle." },
                Fact { kind: FactKind::Exception, says: "The driver may not fire." },
                Fact { kind: FactKind::Exception, says: "At slow speed or standing no modifier." },
                Fact { kind: FactKind::Plain, says: "At fast speed passengers have +1 on each attack die; a setting can make it -1." },
            ],
        },
        LedgerEntry {
            id: "dwa.vehicle.ram-slow",
            section: "16.3",
            layer: Layer::Table,
            optional: true,
            text: "Ramming zombies at slow speed, one D6: 1 the vehicle stalls; 2-4 the zombies are flung 5 cm off and lie fallen; 5-6 the zombies are killed.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Ramming at slow speed, one D6: 1 stalls, 2-4 flung 5 cm and fallen, 5-6 killed." },
                Fact { kind: FactKind::Plain, says: "One ramming die holds for all zombies met in that turn's move." },
                Fact { kind: FactKind::Plain, says: "Flung zombies are put 5 cm off to the nearer side of the path, farther only where that is all taken, and lie fallen." },
                Fact { kind: FactKind::Plain, says: "Killed ones are kills of the driver, each counted once." },
                Fact { kind: FactKind::Exception, says: "On a ramming 1 the vehicle stops at the first zombie, speed 0, and no zombie is harmed." },
                Fact { kind: FactKind::Plain, says: "Humans in the path take the ramming result as Fall or Elim." },
                Fact { kind: FactKind::Plain, says: "Fallen zombies in the path are rammed too." },
            ],
        },
        LedgerEntry {
            id: "dwa.vehicle.ram-fast",
            section: "16.3",
            layer: Layer::Table,
            optional: true,
            text: "Ramming zombies at fast speed, one D6: 1 the vehicle stalls; 2-3 the zombies are flung 5 cm off and lie fallen; 4-6 the zombies are killed.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Ramming at fast speed, one D6: 1 stalls, 2-3 flung 5 cm and fallen, 4-6 killed." },
            ],
        },
        LedgerEntry {
            id: "dwa.vehicle.stall",
            section: "16.3",
            layer: Layer::Battle,
            optional: true,
            text: "A stalled vehicle stands still and has to be started again.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A stalled vehicle stands still and must be started again." },
                Fact { kind: FactKind::Plain, says: "Restarting a stalled vehicle costs the normal price, with the battery roll." },
            ],
        },
        LedgerEntry {
            id: "dwa.xp.kills",
            section: "16.4.1",
            layer: Layer::Campaign,
            optional: true,
            text: "A character who survives a scenario gets 1 XP for every fifth zombie they killed in it.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "A survivor gets 1 XP for every fifth zombie they killed in the scenario, rounded down: 9 kills give 1." },
                Fact { kind: FactKind::Exception, says: "Kills left over below 5 are dropped, not carried to the next scenario." },
                Fact { kind: FactKind::Exception, says: "A character who did not survive the scenario gets no kill XP." },
                Fact { kind: FactKind::Plain, says: "The kill belongs to the human whose die, automatic result, vehicle, grenade or fire eliminated the zombie." },
                Fact { kind: FactKind::Exception, says: "Kills are counted for each character, not for the team." },
                Fact { kind: FactKind::Exception, says: "A zombie that wandered off the table is no kill." },
            ],
        },
        LedgerEntry {
            id: "dwa.xp.close-combat-double",
            section: "13.1, 16.4.1",
            layer: Layer::Campaign,
            optional: true,
            text: "A zombie killed in close combat counts as two kills.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A zombie killed in close combat counts as two kills for XP." },
                Fact { kind: FactKind::Plain, says: "Base contact decides: strike, chainsaw, CQM fire and a shot at a fallen zombie in contact all count two." },
                Fact { kind: FactKind::Plain, says: "Kills by ranged fire, grenade, fire or vehicle count one." },
                Fact { kind: FactKind::Exception, says: "A zombie felled by Charge counts only when it is then killed." },
            ],
        },
        LedgerEntry {
            id: "dwa.xp.scenario",
            section: "16.4.1",
            layer: Layer::Campaign,
            optional: true,
            text: "XP for surviving a scenario by its outcome: major hero victory 2; minor hero victory 1; minor zombie victory 2; major zombie victory 3.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Surviving a major hero victory gives 2 XP, a minor one 1." },
                Fact { kind: FactKind::Plain, says: "Surviving a minor zombie victory gives 2 XP, a major one 3." },
                Fact { kind: FactKind::Exception, says: "Only those alive after the last wound tests get scenario XP." },
            ],
        },
        LedgerEntry {
            id: "dwa.xp.lone-survivor",
            section: "16.4.1",
            layer: Layer::Campaign,
            optional: true,
            text: "A lone survivor gets 2 XP more.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A lone survivor gets 2 XP on top of their other XP." },
                Fact { kind: FactKind::Limit, says: "It needs a group of at least two members at the start of the game." },
                Fact { kind: FactKind::Plain, says: "They must live to the end of the scenario." },
                Fact { kind: FactKind::Exception, says: "Living non-player characters do not spoil it." },
            ],
        },
        LedgerEntry {
            id: "dwa.level.table",
            section: "16.4.2",
            layer: Layer::Campaign,
            optional: true,
            text: "Total XP needed for a level: 1: 0; 2: 6; 3: 15; 4: 25; 5: 36; 6: 48; and so on (steps 6, 9, 10, 11, 12).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Levels 2 to 6 need a total of 6, 15, 25, 36 and 48 XP." },
                Fact { kind: FactKind::Boundary, says: "Exactly the listed total is enough." },
                Fact { kind: FactKind::Plain, says: "From level 7 on the step grows by 1 each level: 61, 75, 90, 106." },
                Fact { kind: FactKind::Plain, says: "Several levels may be gained at once if the XP suffice." },
            ],
        },
        LedgerEntry {
            id: "dwa.level.between-scenarios",
            section: "16.4.2",
            layer: Layer::Campaign,
            optional: true,
            text: "Characters start at level 1. XP add up and are not spent. A level is gained only between scenarios.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Characters start at level 1 with 0 XP." },
                Fact { kind: FactKind::Exception, says: "XP add up and are never spent or lowered by a new level." },
                Fact { kind: FactKind::Exception, says: "A level is gained only between scenarios." },
            ],
        },
        LedgerEntry {
            id: "dwa.level.skill-gain",
            section: "16.4.2",
            layer: Layer::Campaign,
            optional: true,
            text: "Each level gained brings one skill.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "Each level gained brings exactly one skill." },
                Fact { kind: FactKind::Plain, says: "A new level 1 character has one level 1 skill of their choice besides their free weapon skills." },
                Fact { kind: FactKind::Limit, says: "With 5 skills a new level brings no more." },
                Fact { kind: FactKind::Exception, says: "No skill can be bought with XP apart from a level." },
            ],
        },
        LedgerEntry {
            id: "dwa.level.fear-gain",
            section: "16.4.2",
            layer: Layer::Campaign,
            optional: true,
            text: "Each level gained raises the fear value (Base Moral Value) by 1.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each level gained raises the Base Moral Value by 1." },
                Fact { kind: FactKind::Plain, says: "A level raises both the present value and the full value." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.maximum",
            section: "16.5",
            layer: Layer::Campaign,
            optional: true,
            text: "A character has at most 5 skills.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "A character has at most 5 skills." },
                Fact { kind: FactKind::Exception, says: "Free weapon skills of starting weapons do not count for the 5; weapon skills learned later do." },
                Fact { kind: FactKind::Exception, says: "Quirks and psychoses do not count for the 5." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.level-limit",
            section: "16.5",
            layer: Layer::Campaign,
            optional: true,
            text: "A skill can be chosen only if its level is equal to or lower than the character's level.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "A skill can be chosen only if its level is at most the character's own level." },
                Fact { kind: FactKind::Boundary, says: "A skill of exactly the character's level can be chosen." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.one-per-turn",
            section: "16.5.1",
            layer: Layer::Battle,
            optional: true,
            text: "A character uses at most one skill in a turn, and uses it once.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "A character uses at most one skill in a turn." },
                Fact { kind: FactKind::Limit, says: "They use that skill only once in the turn." },
                Fact { kind: FactKind::Limit, says: "The limit spans all three phases of the game turn." },
                Fact { kind: FactKind::Plain, says: "Each character has a limit of their own." },
                Fact { kind: FactKind::Exception, says: "General weapon skills are knowledge and never count as use." },
                Fact { kind: FactKind::Plain, says: "Brace and Gunner may be used in the same turn." },
                Fact { kind: FactKind::Plain, says: "Cool, Fearless, Nerves of steel and Motivate, used in phase 1, block other skills of the owner that turn." },
                Fact { kind: FactKind::Order, says: "A skill that changes a roll is declared after the roll is seen." },
                Fact { kind: FactKind::Order, says: "Hero and Snappy are declared at the start of the activation, Quick with the fourth AP of movement." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.cool",
            section: "16.5.2",
            layer: Layer::Table,
            optional: true,
            text: "Cool (level 1): +1 to the character's fear value for one fear test.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Cool adds 1 to the character's fear value for one fear test." },
                Fact { kind: FactKind::Exception, says: "Cool does not change the value for later tests." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.fancy-move",
            section: "16.5.2",
            layer: Layer::Battle,
            optional: true,
            text: "Fancy move (level 1): crossing obstacles costs no AP.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "With Fancy move obstacles cost no AP to cross." },
                Fact { kind: FactKind::Plain, says: "It frees all obstacles of that turn." },
                Fact { kind: FactKind::Plain, says: "The distance moved is still paid." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.lucky",
            section: "16.5.2",
            layer: Layer::Table,
            optional: true,
            text: "Lucky (level 1): the player may change a search die by +1 or -1.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Lucky changes one search die by +1 or -1, as the player likes." },
                Fact { kind: FactKind::Limit, says: "Lucky is decided after seeing the die; the result stays within 1 to 6." },
                Fact { kind: FactKind::Exception, says: "Lucky works on the find die or the zombie die of one search, not on both." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.nerves-of-steel",
            section: "16.5.2",
            layer: Layer::Battle,
            optional: true,
            text: "Nerves of steel (level 1): the character can ignore the first fear test of the game.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Nerves of steel lets them ignore the first fear test of the game." },
                Fact { kind: FactKind::Exception, says: "The ignored test counts as passed and gives no trauma point." },
                Fact { kind: FactKind::Exception, says: "It works only on the first test of the game; left unused there it is gone." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.agile",
            section: "16.5.2",
            layer: Layer::Battle,
            optional: true,
            text: "Agile (level 2): jumping and climbing cost no AP.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "With Agile jumping and climbing cost no AP." },
                Fact { kind: FactKind::Plain, says: "It frees all jumps and climbs of one turn, up to 10 cm each." },
                Fact { kind: FactKind::Plain, says: "The roll of a long jump stays." },
                Fact { kind: FactKind::Exception, says: "A free jump or climb gives no -1 for moving and firing." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.fearless",
            section: "16.5.2",
            layer: Layer::Table,
            optional: true,
            text: "Fearless (level 2): -2 on the 2D6 result of a fear test.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Fearless takes 2 off the 2D6 of a fear test." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.mechanics",
            section: "16.5.2",
            layer: Layer::Battle,
            optional: true,
            text: "Mechanics (level 2): hotwiring costs 2 AP instead of 4.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "With Mechanics hotwiring costs 2 AP instead of 4." },
                Fact { kind: FactKind::Exception, says: "Mechanics changes only the hotwire price; the battery roll stays." },
                Fact { kind: FactKind::Order, says: "After a failed fear test their hotwiring costs 4 AP (halved first, then doubled)." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.first-aid",
            section: "16.5.2",
            layer: Layer::Table,
            optional: true,
            text: "First aid (level 3): for 4 AP remove one wound on a D6 roll of 5 or 6.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "First aid removes one wound for 4 AP on a D6 of 5 or 6." },
                Fact { kind: FactKind::Exception, says: "First aid needs no kit and uses none up." },
                Fact { kind: FactKind::Plain, says: "The 4 AP are spent on a failed roll too." },
                Fact { kind: FactKind::Plain, says: "It works on themselves or a living human in contact." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.medic",
            section: "16.5.2",
            layer: Layer::Campaign,
            optional: true,
            text: "Medic (level 3): at the end of a scenario undo one zombification on a D6 roll of 6.",
            facts: &[
                Fact { kind: FactKind::Order, says: "At the end of a scenario a Medic undoes one zombification on a D6 of 6." },
                Fact { kind: FactKind::Exception, says: "They have one try a scenario, for a member who turned in it and whose zombie was not destroyed." },
                Fact { kind: FactKind::Plain, says: "The saved member starts the next game unwounded." },
                Fact { kind: FactKind::Exception, says: "The moral loss of 1 for their turning is given back, the 2 for their death are not." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.motivate",
            section: "16.5.2",
            layer: Layer::Table,
            optional: true,
            text: "Motivate (level 3): all other characters within 10 cm have +1 to their fear value in their fear tests. It does not help the motivator.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "All other characters within 10 cm of a motivator have +1 fear value in their tests." },
                Fact { kind: FactKind::Exception, says: "Motivate does not help the motivator themselves." },
                Fact { kind: FactKind::Exception, says: "They must be alive and conscious but need no test themselves." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.inspire",
            section: "16.5.2",
            layer: Layer::Battle,
            optional: true,
            text: "Inspire (level 4): gives a re-roll to a character within 20 cm.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Inspire lets another character within 20 cm roll again." },
                Fact { kind: FactKind::Plain, says: "The second result counts, better or worse." },
                Fact { kind: FactKind::Exception, says: "It is for one D6 or 2D6 roll of a team mate in the phase it is made, not for jam or scatter rolls." },
                Fact { kind: FactKind::Plain, says: "It is the inspirer's skill of the turn; the receiver keeps theirs." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.snappy",
            section: "16.5.2",
            layer: Layer::Battle,
            optional: true,
            text: "Snappy (level 4): 1 AP more, for anything except movement.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Snappy gives 1 AP more, for anything except movement." },
                Fact { kind: FactKind::Exception, says: "The extra AP may pay for standing up or lying down, which are no movement." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.quick",
            section: "16.5.2",
            layer: Layer::Battle,
            optional: true,
            text: "Quick (level 4): 5 cm more movement when the character uses 4 AP to move (25 cm instead of 20).",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Quick gives 5 cm more when 4 AP go into movement: 25 cm instead of 20." },
                Fact { kind: FactKind::Plain, says: "The 4 AP must all be spent on plain moves in one turn." },
                Fact { kind: FactKind::Plain, says: "With doubled costs 4 AP of movement give 10 + 5 cm." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.dodge",
            section: "16.5.2",
            layer: Layer::Battle,
            optional: true,
            text: "Dodge (level 5): when a zombie enters close combat with them, the character moves 5 cm and is out of that combat, without a test, once per turn.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "When a zombie enters close combat with them they move up to 5 cm out of it, without a test." },
                Fact { kind: FactKind::Limit, says: "Dodge works once a turn." },
                Fact { kind: FactKind::Exception, says: "It comes before any attack of that zombie, whose move is over and which does not attack them." },
                Fact { kind: FactKind::Plain, says: "They must end out of contact with every zombie." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.hero",
            section: "16.5.2",
            layer: Layer::Battle,
            optional: true,
            text: "Hero (level 5): 1 AP more.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Hero gives 1 AP more, usable for anything, movement too." },
                Fact { kind: FactKind::Plain, says: "Hero adds to what Thick or Indecisive has left: 3 becomes 4, 2 becomes 3." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.lucky-bastard",
            section: "16.5.2",
            layer: Layer::Battle,
            optional: true,
            text: "Lucky bastard (level 3): a successful zombie hit on the character must be re-rolled.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A successful zombie hit on the character must be rolled again." },
                Fact { kind: FactKind::Exception, says: "It is the first successful zombie attack of the turn only, with the same modifiers." },
                Fact { kind: FactKind::Plain, says: "The second result counts." },
                Fact { kind: FactKind::Plain, says: "It has level 3 although listed after level 5 skills." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.weapon-needed",
            section: "16.5.3",
            layer: Layer::Battle,
            optional: true,
            text: "Without the general weapon skill of a weapon type a character cannot use weapons of that type.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Without the general weapon skill a character cannot use weapons of that type at all." },
                Fact { kind: FactKind::Exception, says: "Thrown weapons, grenades, Molotovs, flamethrowers and melee weapons need no skill." },
                Fact { kind: FactKind::Plain, says: "A character has the skill for each firearm or bow they start with, free." },
                Fact { kind: FactKind::Plain, says: "Found survivors know the weapon they carry." },
                Fact { kind: FactKind::Exception, says: "In games without characters everybody can use every weapon." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.weapon-grouping",
            section: "16.5.3",
            layer: Layer::Gm,
            optional: true,
            text: "Weapon skills come either one for each single weapon type, or grouped as in the list of general weapon skills, because similar weapons are handled alike. Default: grouped.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "By default one weapon skill covers a group of similar weapons." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.weapon-list",
            section: "16.5.3",
            layer: Layer::Setup,
            optional: true,
            text: "General weapon skills, all level 1, may be picked at creation. Handguns: pistol, revolver. Shotgun: pump, double barrel, sawn off. Rifle: rifle, carbine, sniper rifle. Automatic: assault rifle, sub machine gun. Machine gun: machine gun. Grenade launcher: grenade launcher. Bows: bow, crossbow.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "All seven general weapon skills are level 1 and may be picked at creation." },
                Fact { kind: FactKind::Plain, says: "Rifle covers rifle, carbine and sniper rifle." },
                Fact { kind: FactKind::Plain, says: "Automatic covers assault rifle and sub machine gun." },
                Fact { kind: FactKind::Plain, says: "Handguns covers pistol and revolver, Shotgun all three shotguns, Bows bow and crossbow." },
                Fact { kind: FactKind::Plain, says: "Machine gun and Grenade launcher are skills of their own." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.aggressive",
            section: "16.5.3",
            layer: Layer::Table,
            optional: true,
            text: "Aggressive (level 2): re-roll a failed close combat roll.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Aggressive rolls one failed strike or CQM die again." },
                Fact { kind: FactKind::Plain, says: "The second result counts, better or worse." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.brace",
            section: "16.5.3",
            layer: Layer::Battle,
            optional: true,
            text: "Brace (level 2, machine gun): the machine gun fires two bursts for 4 AP. May be used in the same turn as Gunner.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "With the Brace skill a machine gun fires two bursts for 4 AP without the 4 AP brace action." },
                Fact { kind: FactKind::Plain, says: "Brace may be used in the same turn as Gunner." },
                Fact { kind: FactKind::Exception, says: "Brace serves machine guns only and never gives more than two bursts a turn." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.cover",
            section: "16.5.3",
            layer: Layer::Battle,
            optional: true,
            text: "Cover (level 2, all weapons): the character pays 1 AP and may use the other 3 AP to fire during the zombies' movement. They cannot move or reload while doing so.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "A character on Cover pays 1 AP and keeps at most 3 AP to fire in the zombies' movement." },
                Fact { kind: FactKind::Limit, says: "They pay at the end of their activation and need at least 1 AP left after it." },
                Fact { kind: FactKind::Exception, says: "They must not have moved or reloaded in their activation; lying down or standing up is no movement." },
                Fact { kind: FactKind::Exception, says: "They cannot move or reload while on Cover." },
                Fact { kind: FactKind::Order, says: "They may fire after a zombie stood up, after each 5 cm of a move and after a lurch succeeds but before contact." },
                Fact { kind: FactKind::Plain, says: "Their shots cost and work as usual, aiming included; in contact they use CQM." },
                Fact { kind: FactKind::Exception, says: "AP kept and not used are lost." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.eagle-eye",
            section: "16.5.3",
            layer: Layer::Table,
            optional: true,
            text: "Eagle eye (level 2): the long range modifier is ignored.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "With Eagle eye the long range -1 is ignored." },
                Fact { kind: FactKind::Exception, says: "Eagle eye does not lengthen the weapon's maximum range." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.fast-reload",
            section: "16.5.3",
            layer: Layer::Battle,
            optional: true,
            text: "Fast reload (level 2, all weapons): reloading costs half (1 AP; machine gun 2 AP).",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Fast reload halves the price: 1 AP, machine gun 2 AP." },
                Fact { kind: FactKind::Order, says: "After a failed fear test it costs 2 AP, machine gun 4 (halved first, then doubled)." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.sharpshooter",
            section: "16.5.3",
            layer: Layer::Table,
            optional: true,
            text: "Sharpshooter (level 2): the modifier for soft cover is ignored.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "With Sharpshooter the -1 for soft cover is ignored." },
                Fact { kind: FactKind::Plain, says: "Solid cover (walls, buildings, vehicles, trunks, sandbags, barricades) still gives -1." },
                Fact { kind: FactKind::Plain, says: "Hedges, bushes, fences, furniture, glass and other figures are soft cover." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.unload",
            section: "16.5.3",
            layer: Layer::Battle,
            optional: true,
            text: "Unload (level 2, pump shotgun): the character may fire the pump shotgun four times in a turn.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "With Unload the pump shotgun fires up to four times a turn at 1 AP each." },
                Fact { kind: FactKind::Exception, says: "Unload serves the pump shotgun only." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.ambidextrous",
            section: "16.5.3",
            layer: Layer::Battle,
            optional: true,
            text: "Ambidextrous (level 3, pistols and revolvers): with two of them the character fires twice at the same target for 1 AP, but cannot aim.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "With two handguns they fire twice at the same target for 1 AP." },
                Fact { kind: FactKind::Limit, says: "It is one shot from each of two loaded handguns, both in hand, once a turn." },
                Fact { kind: FactKind::Exception, says: "They cannot aim with it." },
                Fact { kind: FactKind::Exception, says: "It serves pistols and revolvers only." },
                Fact { kind: FactKind::Plain, says: "Two handguns are carried as one weapon and one extra." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.deep-pockets",
            section: "16.5.3",
            layer: Layer::Table,
            optional: true,
            text: "Deep pockets (level 3): a character who has run out of ammunition rolls a D6; on 6 they find a magazine with D6 rounds.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Out of ammunition, they find a magazine with D6 rounds on a D6 of 6." },
                Fact { kind: FactKind::Limit, says: "The rounds found are bursts, at most Mag, and are loaded at once." },
                Fact { kind: FactKind::Limit, says: "It works when the last clip is used up and the magazine is 0, once a turn and free." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.frantic",
            section: "16.5.3",
            layer: Layer::Battle,
            optional: true,
            text: "Frantic (level 3): a close combat attack that gives a result allows one extra attack at once for no AP.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A close combat attack that gives a result allows one extra attack at once without AP." },
                Fact { kind: FactKind::Limit, says: "It works once a turn: the extra attack brings no further one." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.gunner",
            section: "16.5.3",
            layer: Layer::Table,
            optional: true,
            text: "Gunner (level 3, machine gun): dice eliminate on 4 or more instead of 5 or more. May be used in the same turn as Brace.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "With Gunner machine gun dice eliminate on 4 or more." },
                Fact { kind: FactKind::Exception, says: "There is then no Fall score left." },
                Fact { kind: FactKind::Plain, says: "Gunner may be used in the same turn as Brace." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.martial-arts",
            section: "16.5.3",
            layer: Layer::Table,
            optional: true,
            text: "Martial arts expert (level 3): the character may attack zombies with bare hands and scores a hit on 6.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A martial arts expert strikes zombies with bare hands and hits on 6." },
                Fact { kind: FactKind::Plain, says: "A hit is a Fall on a standing target and an Elim on a fallen one." },
                Fact { kind: FactKind::Plain, says: "Against a fallen target they need the 6 too." },
                Fact { kind: FactKind::Plain, says: "Each bare-handed strike costs 2 AP and gets the back +1." },
                Fact { kind: FactKind::Plain, says: "One use of the skill covers all bare-handed strikes of the turn." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.combat-expert",
            section: "16.5.3",
            layer: Layer::Battle,
            optional: true,
            text: "Combat expert (level 4, close combat): two close combat attacks for 2 AP.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A combat expert makes one pair of strikes for 2 AP a turn." },
                Fact { kind: FactKind::Plain, says: "Other strikes of that turn cost the normal 2 AP." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.reflex",
            section: "16.5.3",
            layer: Layer::Battle,
            optional: true,
            text: "Reflex (level 4): when a zombie enters close combat with the character during the zombie phase they get one CQM shot or one close combat attack.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "When a zombie enters close combat with them in the zombie phase they get one CQM burst or one strike." },
                Fact { kind: FactKind::Order, says: "Reflex is free of AP, even after a failed fear test, and comes before that zombie's attack." },
                Fact { kind: FactKind::Plain, says: "A Reflex burst uses ammunition." },
                Fact { kind: FactKind::Limit, says: "Reflex works once a turn and only at the zombie that arrives." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.tough",
            section: "16.5.3",
            layer: Layer::Table,
            optional: true,
            text: "Tough (level 4): re-roll a wound test that was caused by a zombie attack.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "With Tough a failed wound test is rolled again if at least one new wound came from a zombie attack." },
                Fact { kind: FactKind::Plain, says: "The second result counts." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.chainsaw-maniac",
            section: "16.5.3",
            layer: Layer::Table,
            optional: true,
            text: "Chainsaw maniac (level 4): the chainsaw kills on 2 or more; on 1 it is out of gas, without a mishap roll; the character is never wounded by it.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "In their hands the chainsaw kills on 2 or more." },
                Fact { kind: FactKind::Exception, says: "On 1 it is out of gas without a mishap roll." },
                Fact { kind: FactKind::Exception, says: "They never wound themselves with it." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.double-tap",
            section: "16.5.3",
            layer: Layer::Battle,
            optional: true,
            text: "Double tap (level 5, all weapons except shotguns): the character fires twice for one AP and a Fall result counts as Elim. It can be combined with aiming.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Double tap fires two bursts at one target for the AP price of one burst of that weapon." },
                Fact { kind: FactKind::Plain, says: "A Fall result of these bursts counts as Elim." },
                Fact { kind: FactKind::Exception, says: "It cannot be used with shotguns." },
                Fact { kind: FactKind::Exception, says: "It cannot be used with bow, crossbow, launcher, hand grenades or flamethrower." },
                Fact { kind: FactKind::Plain, says: "It can be combined with aiming." },
                Fact { kind: FactKind::Limit, says: "It is used once a turn." },
                Fact { kind: FactKind::Exception, says: "An automatic weapon keeps the same targets for both bursts, without sustained fire on top." },
                Fact { kind: FactKind::Plain, says: "After a failed fear test its price is doubled." },
                Fact { kind: FactKind::Plain, says: "A machine gun keeps the same circle for both bursts." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.killer",
            section: "16.5.3",
            layer: Layer::Battle,
            optional: true,
            text: "Killer (level 5): for 4 AP and a full magazine a sub machine gun or assault rifle is fired like a machine gun. It cannot be combined with Brace.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "For 4 AP a sub machine gun or assault rifle is fired like a machine gun: 10 dice, 10 cm circle, Fall 4, Elim 5-6." },
                Fact { kind: FactKind::Plain, says: "The magazine must be full before and is empty after it." },
                Fact { kind: FactKind::Plain, says: "The range stays the weapon's own: 90 or 60." },
                Fact { kind: FactKind::Exception, says: "It cannot be combined with Brace." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.sniper",
            section: "16.5.3",
            layer: Layer::Table,
            optional: true,
            text: "Sniper (level 5, assault rifles and normal rifles): a score of 2 or more eliminates.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "With Sniper a modified score of 2 or more eliminates." },
                Fact { kind: FactKind::Plain, says: "It serves rifle, carbine, sniper rifle and assault rifle." },
                Fact { kind: FactKind::Exception, says: "Fall no longer occurs: 2-6 eliminate, below is a miss." },
                Fact { kind: FactKind::Plain, says: "It covers all dice of one announced attack in the turn." },
            ],
        },
        LedgerEntry {
            id: "dwa.skill.strong",
            section: "16.5.3",
            layer: Layer::Table,
            optional: true,
            text: "Strong (level 5): a hit in hand-to-hand close combat is an Elim. It does not apply to CQM fire.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A hit in hand-to-hand close combat is an Elim." },
                Fact { kind: FactKind::Exception, says: "It does not apply to CQM fire." },
                Fact { kind: FactKind::Exception, says: "It cannot be combined with Martial arts in the same turn." },
            ],
        },
        LedgerEntry {
            id: "dwa.quirk.always-on",
            section: "16.6",
            layer: Layer::Battle,
            optional: true,
            text: "A quirk is not a choice. It takes effect whenever its situation arises, any number of times; the limit of one skill per turn does not apply to it.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A quirk takes effect whenever its situation comes up; the player cannot decline it." },
                Fact { kind: FactKind::Plain, says: "It has effect any number of times." },
                Fact { kind: FactKind::Exception, says: "It does not use up the one skill of the turn." },
            ],
        },
        LedgerEntry {
            id: "dwa.quirk.creation",
            section: "16.6",
            layer: Layer::Setup,
            optional: true,
            text: "Quirks may be given to a character at creation, by rolling 2D6 on the quirks table. A character has at most 2 quirks.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "Quirks are given only at creation, by 2D6 on the quirks table." },
                Fact { kind: FactKind::Limit, says: "A character has at most 2 quirks." },
                Fact { kind: FactKind::Plain, says: "The default is one quirk; the player may ask for none or two." },
                Fact { kind: FactKind::Exception, says: "A quirk they already have is rolled again." },
            ],
        },
        LedgerEntry {
            id: "dwa.quirk.table",
            section: "16.6.1",
            layer: Layer::Table,
            optional: true,
            text: "Quirk, 2D6: 2 Clumsy; 3 Criminal; 4 Flinch; 5 Indecisive; 6 Macho; 7 Psycho; 8 Relative; 9 Scary-pants; 10 Sexy; 11 Stupid; 12 Thick.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Quirk on 2D6 from 2 Clumsy to 12 Thick; 7 is Psycho, the commonest." },
            ],
        },
        LedgerEntry {
            id: "dwa.quirk.clumsy",
            section: "16.6.1",
            layer: Layer::Battle,
            optional: true,
            text: "Clumsy: in a turn in which the character spends 1 or more AP on movement they roll a D6; on 1-2 they fall on the first movement action.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "In a turn with 1 AP or more of movement they roll a D6; on 1-2 they fall." },
                Fact { kind: FactKind::Limit, says: "The die is rolled once a turn, when the first AP of movement is paid." },
                Fact { kind: FactKind::Exception, says: "On 1-2 that AP is spent, they do not move and are fallen." },
                Fact { kind: FactKind::Exception, says: "Standing up or lying down brings no roll." },
                Fact { kind: FactKind::Exception, says: "Without movement there is no roll." },
            ],
        },
        LedgerEntry {
            id: "dwa.quirk.criminal",
            section: "16.6.1",
            layer: Layer::Battle,
            optional: true,
            text: "Criminal: the character must shoot any Law Enforcement character within 10 cm.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "They must shoot any Law Enforcement character within 10 cm." },
                Fact { kind: FactKind::Plain, says: "It is one burst at the nearest such person in sight, if the firearm in hand is loaded." },
                Fact { kind: FactKind::Order, says: "It is done first in their activation; the rest of their AP are free." },
            ],
        },
        LedgerEntry {
            id: "dwa.quirk.flinch",
            section: "16.6.1",
            layer: Layer::Table,
            optional: true,
            text: "Flinch (all firearms): always -1 to hit.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Flinch gives -1 to hit with firearms, always." },
                Fact { kind: FactKind::Exception, says: "Flinch is for guns only, not for bows or thrown weapons." },
                Fact { kind: FactKind::Plain, says: "Shotgun and machine gun dice get it too, and the landing die of a launcher." },
            ],
        },
        LedgerEntry {
            id: "dwa.quirk.indecisive",
            section: "16.6.1",
            layer: Layer::Battle,
            optional: true,
            text: "Indecisive: roll a D6 before the character's turn; on 1 they have only 2 AP, or only 1 AP after a failed fear test.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Before their turn they roll a D6; on 1 they have only 2 AP." },
                Fact { kind: FactKind::Plain, says: "On a 1 with a failed fear test they have only 1 AP." },
                Fact { kind: FactKind::Exception, says: "That 1 AP is spent at normal cost, not doubled." },
                Fact { kind: FactKind::Exception, says: "A failed fear test without the 1 doubles costs as usual." },
                Fact { kind: FactKind::Order, says: "It is rolled when they are activated, not in phase 1." },
            ],
        },
        LedgerEntry {
            id: "dwa.quirk.macho",
            section: "16.6.1",
            layer: Layer::Battle,
            optional: true,
            text: "Macho: the character always attacks zombies in their line of sight with ranged fire.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "They always attack zombies in sight with ranged fire." },
                Fact { kind: FactKind::Plain, says: "It is one announced attack at the nearest zombie in sight and range, if they can fire." },
                Fact { kind: FactKind::Exception, says: "A human in close combat follows only those compulsions that close combat allows." },
            ],
        },
        LedgerEntry {
            id: "dwa.quirk.psycho",
            section: "16.6.1",
            layer: Layer::Table,
            optional: true,
            text: "Psycho: all other characters within 10 cm have -1 on any die roll.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "All other characters within 10 cm of them have -1 on die rolls." },
                Fact { kind: FactKind::Plain, says: "In their fear tests it is +1 on the 2D6." },
                Fact { kind: FactKind::Exception, says: "They themselves are not affected." },
                Fact { kind: FactKind::Exception, says: "Random tables, damage and number dice, jam checks, quirk rolls and zombie rolls are not changed." },
                Fact { kind: FactKind::Plain, says: "Attack, landing, break, wound, jump, start, heal and fire extinguisher rolls are changed." },
                Fact { kind: FactKind::Plain, says: "Several distractors add up." },
            ],
        },
        LedgerEntry {
            id: "dwa.quirk.relative",
            section: "16.6.1",
            layer: Layer::Battle,
            optional: true,
            text: "Relative: when the character is about to fire roll a D6; on 1-2 they recognise a relative among the zombies and neither shoots nor attacks for the rest of the turn.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "About to fire they roll a D6; on 1-2 they neither shoot nor attack for the rest of the turn." },
                Fact { kind: FactKind::Order, says: "It is rolled once a turn, before the first shot at a zombie." },
                Fact { kind: FactKind::Exception, says: "On 1-2 the shot is not made and its AP and ammunition are kept." },
                Fact { kind: FactKind::Exception, says: "A shot at a human brings no roll." },
            ],
        },
        LedgerEntry {
            id: "dwa.quirk.scary-pants",
            section: "16.6.1",
            layer: Layer::Battle,
            optional: true,
            text: "Scary-pants: the character must keep all zombies in their line of sight more than 10 cm away. Otherwise roll a D6; on 1-3 they freeze.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "Activated with a zombie in sight within 10 cm they roll; on 1-3 they freeze." },
                Fact { kind: FactKind::Plain, says: "Frozen means all AP of the turn are lost." },
                Fact { kind: FactKind::Exception, says: "They may not choose to move to within 10 cm of a zombie in sight, nor past it." },
                Fact { kind: FactKind::Limit, says: "One roll a turn, however many zombies." },
                Fact { kind: FactKind::Plain, says: "A move they are compelled to (Stupid, Charge) may take them within 10 cm of a zombie." },
                Fact { kind: FactKind::Exception, says: "It binds jumps, climbs, stunts, getting in and getting out as it binds walks; a dodge only leads no nearer." },
            ],
        },
        LedgerEntry {
            id: "dwa.quirk.sexy",
            section: "16.6.1",
            layer: Layer::Table,
            optional: true,
            text: "Sexy: all male characters within 10 cm have -1 on every die roll, fear tests excepted.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "All male characters within 10 cm have -1 on every die." },
                Fact { kind: FactKind::Exception, says: "Fear tests are excepted." },
                Fact { kind: FactKind::Exception, says: "The owner is not affected, even if male." },
            ],
        },
        LedgerEntry {
            id: "dwa.quirk.stupid",
            section: "16.6.1",
            layer: Layer::Battle,
            optional: true,
            text: "Stupid: the character always engages zombies within 10 cm in close combat and may never break from close combat.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "They always move into close combat with a zombie within 10 cm." },
                Fact { kind: FactKind::Exception, says: "They may never break from close combat." },
                Fact { kind: FactKind::Plain, says: "It is the nearest such zombie, and they strike with all AP left." },
                Fact { kind: FactKind::Exception, says: "They do not dodge, and they stand up to engage if the AP are enough." },
            ],
        },
        LedgerEntry {
            id: "dwa.quirk.thick",
            section: "16.6.1",
            layer: Layer::Battle,
            optional: true,
            text: "Thick: roll a D6 each turn; on 1-2 the character has only 3 AP this turn.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Each turn they roll a D6; on 1-2 they have only 3 AP." },
                Fact { kind: FactKind::Order, says: "It is rolled at the start of their activation." },
                Fact { kind: FactKind::Plain, says: "With a failed Indecisive roll as well the lower number counts: 2 AP." },
            ],
        },
        LedgerEntry {
            id: "dwa.trauma.gain",
            section: "16.7.1",
            layer: Layer::Battle,
            optional: true,
            text: "A character starts with 0 trauma points and gets 1 for each failed fear test. They add up within a game and from game to game of a campaign.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "A character starts with 0 trauma points and gets 1 for each failed fear test." },
                Fact { kind: FactKind::Plain, says: "Trauma points last from game to game of a campaign." },
            ],
        },
        LedgerEntry {
            id: "dwa.trauma.sixth-point",
            section: "16.7.1",
            layer: Layer::Table,
            optional: true,
            text: "With the sixth trauma point the character develops a psychosis and 6 points are taken off: from 6 the count goes to 0, from 7 to 1.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The sixth trauma point brings a psychosis." },
                Fact { kind: FactKind::Plain, says: "6 points are taken off: 6 becomes 0, 7 becomes 1." },
            ],
        },
        LedgerEntry {
            id: "dwa.psychosis.choice",
            section: "16.7.2",
            layer: Layer::Gm,
            optional: true,
            text: "The player either chooses the new psychosis or rolls 2D6 on the table. Default: roll.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "The player chooses the psychosis or rolls 2D6; by default it is rolled." },
            ],
        },
        LedgerEntry {
            id: "dwa.psychosis.fifth",
            section: "16.7.2",
            layer: Layer::Table,
            optional: true,
            text: "The fifth psychosis of a character is always Despaired.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "The fifth psychosis is Despaired, without roll or choice." },
                Fact { kind: FactKind::Exception, says: "If they have Despaired already, the fifth is found like any other." },
                Fact { kind: FactKind::Exception, says: "Psychoses after the fifth are found as usual; with all eleven they gain no more." },
            ],
        },
        LedgerEntry {
            id: "dwa.psychosis.as-quirk",
            section: "16.7.2, 16.6",
            layer: Layer::Battle,
            optional: true,
            text: "A psychosis works like a quirk: it is always in effect and is not a choice.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "A psychosis is always in effect and never a choice." },
                Fact { kind: FactKind::Exception, says: "It does not count for the limit of 2 quirks." },
            ],
        },
        LedgerEntry {
            id: "dwa.psychosis.table",
            section: "16.7.3",
            layer: Layer::Table,
            optional: true,
            text: "Psychosis, 2D6: 2 Berserk; 3 Charge; 4 Mental block; 5 Terrified; 6 Depressive; 7 Paranoid; 8 Scared; 9 Schizophrenic; 10 Hallucinate; 11 Rage; 12 Despaired.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Psychosis on 2D6 from 2 Berserk to 12 Despaired; 7 is Paranoid." },
                Fact { kind: FactKind::Exception, says: "A psychosis they already have is rolled again." },
            ],
        },
        LedgerEntry {
            id: "dwa.psychosis.berserk",
            section: "16.7.3",
            layer: Layer::Battle,
            optional: true,
            text: "Berserk: when the character fires roll a D6; on 1-2 they must fire at the closest target, friend or foe.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "When they fire they roll a D6; on 1-2 they must fire at the closest figure, friend or foe." },
                Fact { kind: FactKind::Plain, says: "The die is rolled for each announced attack." },
                Fact { kind: FactKind::Plain, says: "The closest figure must be in sight and range." },
            ],
        },
        LedgerEntry {
            id: "dwa.psychosis.charge",
            section: "16.7.3",
            layer: Layer::Battle,
            optional: true,
            text: "Charge: at least 1 AP of the character has to go into closing with the nearest zombie; as soon as they touch, that zombie falls automatically. It cannot be combined with an attempt to break from close combat.",
            facts: &[
                Fact { kind: FactKind::Limit, says: "At least 1 AP goes into moving towards the closest zombie." },
                Fact { kind: FactKind::Exception, says: "A zombie they come into contact with so falls without a roll." },
                Fact { kind: FactKind::Exception, says: "Charge cannot be combined with an attempt to break." },
                Fact { kind: FactKind::Order, says: "It is done first in their activation, into contact if the AP reach; the rest is free." },
                Fact { kind: FactKind::Exception, says: "In contact with a zombie already they do not charge: no AP, no fall, and a break is allowed." },
                Fact { kind: FactKind::Plain, says: "Whoever lies stands up first, if the AP are enough for both." },
            ],
        },
        LedgerEntry {
            id: "dwa.psychosis.mental-block",
            section: "16.7.3",
            layer: Layer::Battle,
            optional: true,
            text: "Mental block: in one turn the character either shoots or moves, never both.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "In one turn they either shoot or move, never both." },
                Fact { kind: FactKind::Order, says: "The first kind they do in the turn excludes the other." },
                Fact { kind: FactKind::Exception, says: "CQM fire is shooting; strikes are neither." },
                Fact { kind: FactKind::Exception, says: "Lying down and standing up are not moving." },
                Fact { kind: FactKind::Exception, says: "It binds compulsions too: after a Charge no Macho shot, after a Macho shot no move." },
                Fact { kind: FactKind::Exception, says: "A move that costs no AP is a move: an Agile jump, a dodge, getting in or out of a vehicle." },
            ],
        },
        LedgerEntry {
            id: "dwa.psychosis.terrified",
            section: "16.7.3",
            layer: Layer::Battle,
            optional: true,
            text: "Terrified: the character cannot move towards a zombie that is in their line of sight and within 30 cm, and never attacks zombies in close combat.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "No part of a move may bring them nearer to a zombie in sight within 30 cm." },
                Fact { kind: FactKind::Exception, says: "A zombie out of sight or beyond 30 cm does not stop them." },
                Fact { kind: FactKind::Exception, says: "They never attack zombies in close combat, CQM fire included." },
                Fact { kind: FactKind::Exception, says: "Compulsion cannot make them do what Terrified forbids: Charge and Stupid are left out." },
                Fact { kind: FactKind::Exception, says: "A friend they still strike (Hallucinate), if the way to them leads no nearer to such a zombie." },
                Fact { kind: FactKind::Exception, says: "It binds jumps, climbs, stunts, dodges, getting in and getting out as it binds walks." },
            ],
        },
        LedgerEntry {
            id: "dwa.psychosis.depressive",
            section: "16.7.3",
            layer: Layer::Table,
            optional: true,
            text: "Depressive: -2 on each shooting roll.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "Depressive gives -2 on each shooting die." },
                Fact { kind: FactKind::Plain, says: "It covers every attack die of shooting and landing dice, template weapons too." },
            ],
        },
        LedgerEntry {
            id: "dwa.psychosis.paranoid",
            section: "16.7.3",
            layer: Layer::Battle,
            optional: true,
            text: "Paranoid (all firearms): the character must shoot any friend within 10 cm.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "They must shoot any friend within 10 cm." },
                Fact { kind: FactKind::Plain, says: "It is one burst at the nearest friend in sight with a loaded firearm in hand; in contact with CQM." },
                Fact { kind: FactKind::Exception, says: "Without a loaded firearm in hand nothing happens." },
                Fact { kind: FactKind::Order, says: "Of several compulsions the psychoses are done before the quirks, then by table number." },
            ],
        },
        LedgerEntry {
            id: "dwa.psychosis.scared",
            section: "16.7.3",
            layer: Layer::Battle,
            optional: true,
            text: "Scared: with a zombie within 10 cm when the turn starts, all AP of the character go into moving towards the nearest friend. In close combat they must try to break, or else do nothing.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "With a zombie within 10 cm when the turn starts all their AP go into moving to the nearest friend." },
                Fact { kind: FactKind::Exception, says: "In close combat they must try to break or do nothing." },
                Fact { kind: FactKind::Order, says: "The zombies are looked for at the start of the turn, not at their activation." },
            ],
        },
        LedgerEntry {
            id: "dwa.psychosis.schizophrenic",
            section: "16.7.3",
            layer: Layer::Battle,
            optional: true,
            text: "Schizophrenic: a D6 is rolled as each turn begins; a 1 means no action at all this turn.",
            facts: &[
                Fact { kind: FactKind::Exception, says: "As each turn begins they roll a D6; on 1 they take no action this turn." },
                Fact { kind: FactKind::Exception, says: "Then they have no AP and no skills, but take their phase 1 tests." },
                Fact { kind: FactKind::Order, says: "It is rolled in phase 1, before the fear tests." },
            ],
        },
        LedgerEntry {
            id: "dwa.psychosis.hallucinate",
            section: "16.7.3",
            layer: Layer::Battle,
            optional: true,
            text: "Hallucinate (close combat weapons): the character must attack any friend within 10 cm in close combat.",
            facts: &[
                Fact { kind: FactKind::Boundary, says: "They must attack a friend within 10 cm in close combat." },
                Fact { kind: FactKind::Plain, says: "They move into contact and strike once at the nearest friend, if a close combat weapon is in hand." },
            ],
        },
        LedgerEntry {
            id: "dwa.psychosis.rage",
            section: "16.7.3",
            layer: Layer::Battle,
            optional: true,
            text: "Rage (all firearms): when the character fires at zombies they empty the whole weapon in that turn. Dice are rolled as usual for the bursts that AP and RoF allow; all other rounds miss.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "When they fire at zombies they empty the whole weapon in that turn." },
                Fact { kind: FactKind::Exception, says: "Dice are rolled only for the bursts their AP and RoF allow; all other rounds miss." },
                Fact { kind: FactKind::Order, says: "After their last announced attack at zombies in the turn the magazine is 0." },
                Fact { kind: FactKind::Exception, says: "Fire at humans does not empty their weapon." },
            ],
        },
        LedgerEntry {
            id: "dwa.psychosis.despaired",
            section: "16.7.3",
            layer: Layer::Battle,
            optional: true,
            text: "Despaired: a D6 is rolled as each turn begins; on a 1 they kill themselves with one bullet and are eliminated. They never turn into a zombie.",
            facts: &[
                Fact { kind: FactKind::Plain, says: "As each turn begins they roll a D6; on 1 they are eliminated." },
                Fact { kind: FactKind::Exception, says: "They never turn into a zombie after it." },
                Fact { kind: FactKind::Plain, says: "Without a loaded firearm the result is the same." },
                Fact { kind: FactKind::Order, says: "It is rolled in phase 1, before the fear tests." },
            ],
        },
    ],
    rulings: &[
        Ruling {
            id: "dwa.ruling.section-numbers",
            rules: &["dwa.turn.phases"],
            question: "The index and the bracketed references of the example of play (7, 8, 9; 10; 11; 11.5; 11.7) do not match the chapter numbers of the body.",
            ruling: "The body's numbers are used everywhere. An index number n from 5 on is the body's n+1: [7, 8, 9] means 8, 9, 10; [10] means 11; [11] means 12; [11.5, 11.7] means 12.5, 12.7.",
            why: "The book gained one chapter heading after its index was made. Direct references inside the body (11.2.6, 11.2.7.1, 12.2, 15.1.4) fit the body's numbers.",
        },
        Ruling {
            id: "dwa.ruling.example-typos",
            rules: &["dwa.shoot.range-modifier", "dwa.fear.modifiers"],
            question: "The example says that at point blank a pistol makes the zombie fall on 3 or 4 and again fall on 5 or 6, and it names Lawless as the team member who helps Lawless.",
            ruling: "Read: Fall on 3-4, Elim on 5-6. The team member within 10 cm of Lawless is Dawson; nobody counts for themselves.",
            why: "The pistol's 4-5 Fall and 6 Elim with +1 give exactly 3-4 and 5-6. The fear bonus is for other team members.",
        },
        Ruling {
            id: "dwa.ruling.measuring",
            rules: &["dwa.setup.centimetres", "dwa.shoot.range-modifier", "dwa.fear.trigger", "dwa.zombie.smell", "dwa.zombie.sight", "dwa.zombie.lurch"],
            question: "From where to where is a distance measured, and does 'within' include the limit?",
            ruling: "The distance between two figures is the shortest distance between the edges of their bases, measured flat on the table (a difference in height is ignored). 'Within X' and 'up to X' include X. 'X or more' includes X. Comparisons are made on distances rounded to whole millimetres, a half up. Places are whole millimetres too: the tip of a cone is the one nearest to the edge of the base, a half away from its middle, and along the cone is measured from there. Pre-measuring is allowed.",
            why: "In the example a zombie within 10 cm reaches contact with 10 cm of movement and one at 14 cm ends within 5 cm: that only works from base edge to base edge. 'Equal or less' in 11.2.1 shows that limits are included.",
        },
        Ruling {
            id: "dwa.ruling.bases",
            rules: &["dwa.cc.contact", "dwa.setup.figures"],
            question: "How large is a base, and when are two figures in base-to-base contact?",
            ruling: "Every figure, standing or lying, has a round base of 2.5 cm diameter. Two figures are in contact when the gap between their bases is 1 mm or less and both stand on the same level (roof, floor, ground). Bases never overlap. At most six figures of this size fit around one.",
            why: "25 mm is the usual base for 25-28 mm figures; the book names no size.",
        },
        Ruling {
            id: "dwa.ruling.passing-figures",
            rules: &["dwa.move.distance", "dwa.cc.contact"],
            question: "May a figure move through other figures?",
            ruling: "A human may pass through friends and fallen figures if they do not stop on them. Nobody passes through a standing enemy. A human who comes into contact with a standing zombie is in close combat and their movement ends there. Zombies do not pass through standing figures; they pass over fallen ones.",
            why: "Common practice; section 12 allows no other action than attack or break once in contact.",
        },
        Ruling {
            id: "dwa.ruling.line-of-sight",
            rules: &["dwa.shoot.procedure", "dwa.zombie.sight", "dwa.grenade.range", "dwa.mg.template"],
            question: "The book uses line of sight without defining it.",
            ruling: "A sees B if a straight line from the centre of A's base to any point of B's base is not cut by terrain that blocks sight. Buildings, walls, closed doors and vehicles block sight; windows, open doors and obstacles lower than a figure do not. Figures, standing or fallen, never block sight (exceptions: the machine gun's front edge, and shotgun shielding). Sight is all round; facing does not matter. It is judged from the one who looks; round a corner it can be one-sided.",
            why: "Turning is free (section 10), so a facing arc would have no effect on humans; the book gives zombies none either.",
        },
        Ruling {
            id: "dwa.ruling.cover",
            rules: &["dwa.shoot.cover", "dwa.skill.sharpshooter", "dwa.mg.targets"],
            question: "How is 'covered more than half' judged, and what is soft or solid cover?",
            ruling: "Seen from the firer's centre the target's base fills an angle. Width: more than half of this angle is hidden by terrain at least as high as a figure or by standing figures other than firer and target. Height: the target stands within 2.5 cm behind an obstacle more than half as high as a figure (higher than 1.4 cm) that the line between the two centres crosses. A figure is 2.8 cm high. Either gives -1; they do not add up. Lying or standing, the test is the same: a fallen figure close behind an obstacle has this -1 besides the +1 for being fallen within 20 cm, and it can be seen. A prone man has -1 once. Solid cover: walls, buildings, vehicles, tree trunks, sandbags, barricades. Soft cover: hedges, bushes, fences, furniture, glass, other figures. For the targets of a machine gun the same test is made with solid cover only. If terrain that blocks sight hides the whole angle the target cannot be fired at; figures never do more than give cover.",
            why: "11.2.3 names height or width and the threshold; 11.2.7.1 lists building, tree and another target as cover; Sharpshooter and the machine gun presume a soft/solid split.",
        },
        Ruling {
            id: "dwa.ruling.prone",
            rules: &["dwa.move.lie-down", "dwa.move.stand-up", "dwa.shoot.cover", "dwa.shoot.fallen-near", "dwa.cc.allowed-actions"],
            question: "What does lying down or taking cover do, and what may a prone figure do?",
            ruling: "A human who lies down by their own action is prone and counts as covered (-1 to be fired at, not cumulative with other cover). A figure laid down by a Fall result is fallen: no cover bonus, and the +1 or automatic elimination of 12.6 applies to it. Both kinds cannot move, climb, jump, strike or try to break until they stand up (2 AP); a prone or fallen human may fire, reload, aim, heal and pass objects. Standing up is allowed in close combat as an exception to 12.",
            why: "One list line covers 'take cover/laying down', so lying down is taking cover. 12.6 speaks of fallen targets, that is of the Fall result.",
        },
        Ruling {
            id: "dwa.ruling.facing",
            rules: &["dwa.cc.back-attack"],
            question: "What is an opponent's back when turning is free?",
            ruling: "Every figure has a facing. A zombie faces the way it last moved, or the human it last attacked; a human faces where they last moved, fired or struck, and their player may turn them freely at the end of their activation. A figure that has done nothing of the kind yet faces the centre of the table; one that stands up faces as before. A strike is at the back when the attacker's base centre lies more than 90 degrees off the defender's facing. A fallen figure has no back.",
            why: "The simplest arc, front half and back half.",
        },
        Ruling {
            id: "dwa.ruling.back-attack-zombies",
            rules: &["dwa.cc.back-attack", "dwa.zombie.attack-roll"],
            question: "Do zombies get +1 for attacking a human's back?",
            ruling: "No. The +1 is for strikes by humans (bludgeoning, edged, chainsaw, bare hands). It is not for CQM fire.",
            why: "15.1.5 lists all modifiers of the zombie attack; the back modifier stands in the table of human strikes.",
        },
        Ruling {
            id: "dwa.ruling.phase-one-order",
            rules: &["dwa.turn.test-order", "dwa.flame.burn-table", "dwa.psychosis.schizophrenic", "dwa.psychosis.despaired", "dwa.zombie.enter-b", "dwa.quirk.indecisive"],
            question: "What is the full order at the beginning of a turn?",
            ruling: "1 entry method B; 2 fire: burn rolls, wounds and spread for figures that began the turn on fire; 3 Despaired and Schizophrenic rolls; 4 fear tests; 5 zombification tests; 6 wound tests. Within a step the figures go in the order of their ids. Indecisive and Thick are rolled when the character is activated in phase 2.",
            why: "The book lists fear, zombification, wound. The rest happens 'at the beginning of the turn'; zombies that just arrived may frighten, and a burn wound is tested in the same phase. Indecisive is rolled before the character's own turn.",
        },
        Ruling {
            id: "dwa.ruling.activation-order",
            rules: &["dwa.turn.human-activation"],
            question: "In which order are the humans activated, and by whom?",
            ruling: "The players choose freely, one human after the other. With several players they take turns activating one human each, starting with another player each turn.",
            why: "Only the ban on interleaving is in the book.",
        },
        Ruling {
            id: "dwa.ruling.partial-move",
            rules: &["dwa.move.distance", "dwa.ap.complete-in-turn"],
            question: "What does a move of less than 5 cm cost?",
            ruling: "Each AP pays for up to 5 cm. A started 5 cm costs the full AP. The unused part is lost as soon as the figure does anything else than move or turn.",
            why: "AP are whole numbers; an action has to be complete.",
        },
        Ruling {
            id: "dwa.ruling.movement-ap",
            rules: &["dwa.shoot.move-and-fire", "dwa.psychosis.mental-block", "dwa.quirk.clumsy", "dwa.skill.snappy", "dwa.skill.cover", "dwa.skill.agile"],
            question: "Which AP count as spent on movement?",
            ruling: "Those for moving, crossing obstacles, climbing and jumping (and fancy moves). Lying down, standing up, turning and opening doors do not count. A move that costs no AP (Agile, Dodge, vehicle travel) does not count for the -1 of moving and firing; for Mental block it is a move all the same.",
            why: "11.2.4 asks for at least 1 AP used for movement. The list in 9.1 has lying down and standing up under its heading Movement, but section 10 measures all movement in centimetres, and these cover none. Counting 'stand up' would make a clumsy character fall for standing up.",
        },
        Ruling {
            id: "dwa.ruling.obstacles",
            rules: &["dwa.move.obstacle", "dwa.move.climb"],
            question: "What is an obstacle, and what must be climbed?",
            ruling: "A linear piece of terrain up to 2 cm high (fence, low wall, car bonnet, window sill) is an obstacle: +1 AP each time it is crossed. Anything higher must be climbed, up or down, at 2 AP for each started 5 cm of height. A climb must end on a place to stand in the same turn, so 10 cm is the most for 4 AP. Stairs are normal movement; ladders are climbed.",
            why: "The book gives costs but no heights; 2 cm is chest height of a 28 mm figure.",
        },
        Ruling {
            id: "dwa.ruling.jump",
            rules: &["dwa.move.jump-short", "dwa.move.jump-long", "dwa.move.jump-fall"],
            question: "Does the fall roll apply to every jump, what about 5 to 6 cm, and how is the damage rounded?",
            ruling: "Up to 5.0 cm: 3 AP, no roll. More than 5.0 up to 10.0 cm: 4 AP and the roll. A jumper who fails lands at the foot of the gap, is fallen, and takes one wound for each full 5 cm of height (less than 5 cm: none).",
            why: "The roll stands in the note on jumps of more than 5 cm. 'For each 5 cm' counts whole steps.",
        },
        Ruling {
            id: "dwa.ruling.fancy-move",
            rules: &["dwa.move.fancy-move"],
            question: "The list has an optional 'fancy move' at +1 AP that is nowhere explained.",
            ruling: "A fancy move is a stunt added to a move for +1 AP: sliding over a car, diving through an open window, swinging on a rope. It replaces the climb cost of one single piece of terrain up to 5 cm high in that move. It needs the referee's consent; without a referee it is switched off.",
            why: "The name and the +1 on top of a move suggest it; it is optional and must stay cheaper than climbing. It is not the skill of the same name.",
        },
        Ruling {
            id: "dwa.ruling.doors",
            rules: &["dwa.act.open-door"],
            question: "Can doors be closed or locked, and who opens them?",
            ruling: "Closing costs 2 AP as opening. Only humans in contact with the door open and close it; zombies have to break it. Doors are unlocked for humans unless the scenario says otherwise.",
            why: "Symmetry with opening; 15.1.3.3 gives zombies only force.",
        },
        Ruling {
            id: "dwa.ruling.handing-over",
            rules: &["dwa.act.pick-up-give", "dwa.act.switch-weapon"],
            question: "Who must stand where for picking up and giving, and does the receiver pay?",
            ruling: "The object or the receiver must be in base contact. The giver pays 2 AP, the receiver nothing. A picked-up weapon is carried; taking it in hand is a switch (2 AP) unless the hands are empty. The carry limits hold; dropping something is free. What an eliminated human carried lies where their body is and can be picked up piece by piece; if they turn, it stays there but for the weapon the zombie holds.",
            why: "The list has one cost for the whole act.",
        },
        Ruling {
            id: "dwa.ruling.heal",
            rules: &["dwa.act.heal", "dwa.item.first-aid-kit", "dwa.skill.first-aid"],
            question: "What does the 4 AP heal action do without further means, and on whom?",
            ruling: "It needs a first aid kit or the First aid skill; without either it cannot be taken. It works on the healer themselves or on a living human in contact with them. Wounds never go below 0; surplus is lost. If healing brings the wounds to 0 the pending wound test is dropped; otherwise the test is made against the lower number.",
            why: "The book gives no other source of healing.",
        },
        Ruling {
            id: "dwa.ruling.clip",
            rules: &["dwa.ammo.starting-clips", "dwa.ammo.magazine", "dwa.ammo.reload", "dwa.search.weapon-table"],
            question: "What is a clip for weapons that have none, and is the weapon loaded at the start?",
            ruling: "A clip is one full magazine (Mag bursts). The first clip is in the weapon, the others are spare. Pump, double barrel and sawn off shotguns: a clip is Mag shells (6 or 2), afterwards counted as single shells. Machine gun: a clip is one belt of 20 bursts. Weapons with Mag 1 (bow, crossbow, grenade launcher) start with the stock the weapons table gives them (2D6 arrows, 2D6 arrows, 1D6 grenades), one of them loaded. Hand thrown weapons and stocks of grenades: 1D3 pieces. Flamethrower: one tank. Melee weapons: no clips.",
            why: "'1D3 clips for each weapon' is the letter. 1D3 single arrows would make a bow useless, and the weapons table shows the normal stock.",
        },
        Ruling {
            id: "dwa.ruling.ammo-exchange",
            rules: &["dwa.ammo.categories", "dwa.ammo.reload"],
            question: "May clips be used in another weapon of the same category, and what happens to a half-empty clip?",
            ruling: "Clips of bullets fit every weapon of the Bullets category, shells every shotgun, arrows bow and crossbow, grenades thrower and launcher. Reloading before the magazine is empty throws the rest of a clip away; single shells and arrows are kept and only the missing ones are filled in.",
            why: "The categories exist 'for game purposes' and the weapons table yields unspecific clips of bullets, shells and arrows.",
        },
        Ruling {
            id: "dwa.ruling.carry",
            rules: &["dwa.ammo.carry-limit", "dwa.ammo.carry-sidearm", "dwa.skill.ambidextrous", "dwa.ammo.categories"],
            question: "To which category do melee weapons, sawn off shotguns and flamethrowers belong, and do items count?",
            ruling: "Sawn off shotgun: Shells. Flamethrower: a category of its own. Melee weapons (chainsaw included): one category; a one-handed one may also go in the extra place. A stock of grenades, Molotov cocktails or throwing knives is one weapon of its category. Items and ammunition do not count. Two pistols are possible: one as a weapon, one in the extra place.",
            why: "The table of 11.1.1 leaves these out; Ambidextrous presumes two handguns.",
        },
        Ruling {
            id: "dwa.ruling.committed-bursts",
            rules: &["dwa.shoot.declare-repeat", "dwa.shoot.procedure"],
            question: "What happens to announced bursts if the target is eliminated by an earlier one?",
            ruling: "They are fired all the same: AP and ammunition are spent. AP are paid when the bursts are announced, ammunition when each burst is rolled.",
            why: "The number of bursts has to be fixed beforehand, and only the shotgun is allowed to look first.",
        },
        Ruling {
            id: "dwa.ruling.human-results",
            rules: &["dwa.shoot.human-target", "dwa.shoot.into-close-combat-miss", "dwa.grenade.effect-table", "dwa.auto.targets", "dwa.cc.chainsaw-mishap"],
            question: "What do Fall, Elim and a plain 'hit' do to a human?",
            ruling: "Fall: 1 wound and they are fallen (flash-bang: fallen without a wound). Elim: they are eliminated at once. A plain hit (friendly fire on a miss, chainsaw accident, fire, point of damage from a fall): 1 wound, they stay on their feet. Wounds are tested in phase 1 of the next turn.",
            why: "12.7 spells out the Fall result for humans; the book writes 'hit (wound)' for plain hits; Elim is defined as out of action without exception.",
        },
        Ruling {
            id: "dwa.ruling.fall-on-fallen",
            rules: &["dwa.zombie.fall", "dwa.shoot.modified-score", "dwa.shoot.human-target"],
            question: "What does a Fall result do to a figure that already lies on the ground?",
            ruling: "A fallen zombie stays down, nothing more. A fallen or prone human takes the wound of the Fall result as usual; if they were prone by their own action they are fallen from then on.",
            why: "For a zombie Fall is only a position; for a human it is a wound and a position.",
        },
        Ruling {
            id: "dwa.ruling.worst-modifier",
            rules: &["dwa.shoot.range-auto-worst", "dwa.shoot.cover", "dwa.shoot.fallen-near", "dwa.shoot.into-close-combat"],
            question: "In automatic fire, what about cover, fallen targets and close combat when they differ between the targets?",
            ruling: "All dice of the burst have the same modifiers, and for each kind of modifier the worst case among the targets counts: -1 if any target is in cover, -2 if any is in close combat with a friend, +1 for fallen only if all targets are fallen within 20 cm.",
            why: "The dice are rolled before the hits are allotted, so they need a common modifier; 'the worst condition applies for all targets'.",
        },
        Ruling {
            id: "dwa.ruling.aim-details",
            rules: &["dwa.shoot.aim", "dwa.shoot.aim-automatic"],
            question: "Must aiming come directly before the shot, may one move after aiming, and what is the one die in sustained fire?",
            ruling: "Aiming is declared together with the fire at a target and its AP are paid with it. The move-and-fire -1 still applies if the firer moved earlier. In automatic and sustained fire the bonus goes to the first die of the first burst only.",
            why: "'Only one die is modified' is said of the whole fire.",
        },
        Ruling {
            id: "dwa.ruling.auto-geometry",
            rules: &["dwa.auto.targets", "dwa.auto.max-targets"],
            question: "Which figures exactly are beside or behind the declared target?",
            ruling: "Draw the line from the firer's centre through the declared target's centre. A figure is a further target if the distance between its base and the declared target's base is 5 cm or less, its centre lies not more than 5 cm to either side of the line, its centre is not nearer to the firer (measured along the line) than the declared target's centre by more than 1.25 cm, it is within the weapon's range and the firer sees it. Friends count too. If more than RoF figures qualify, the nearest to the declared target are taken; ties at random.",
            why: "10 cm corridor, 5 cm to the left, the right or behind, not in front; 1.25 cm is half a base, so that a neighbour who is a hair nearer still counts as beside.",
        },
        Ruling {
            id: "dwa.ruling.auto-allocation",
            rules: &["dwa.auto.random-hits"],
            question: "Who gets which hit when several dice score with different results?",
            ruling: "For each scoring die in the order rolled, draw one target at random with equal chances, independent of the hits before. A target with several hits takes the best; the others are lost. Results apply when the whole burst has been allotted.",
            why: "In the example a Fall and an Elim both go to the same zombie, which is just eliminated.",
        },
        Ruling {
            id: "dwa.ruling.sustained",
            rules: &["dwa.auto.sustained", "dwa.fear.failure"],
            question: "How many bursts can sustained fire have, what do they cost, and who is in the later bursts?",
            ruling: "Any number of extra bursts, each +1 AP and one burst of the magazine, all announced before the first die. With 4 AP that is three bursts (2+1+1). Each burst is rolled and allotted before the next. The targets are those of the first burst that are still in play; no new ones come in. If none is left the remaining bursts are fired into the air. After a failed fear test each extra burst costs 2 AP.",
            why: "'Keep squeezing the trigger' for 1 AP; nothing limits it to one extra burst except the AP and the magazine.",
        },
        Ruling {
            id: "dwa.ruling.second-auto-burst",
            rules: &["dwa.auto.sustained", "dwa.shoot.declare-repeat"],
            question: "May a firer with an automatic weapon fire a second, separate burst in the turn?",
            ruling: "Yes, for the full Cost, at a declared target that was not a target of an earlier burst of theirs this turn. A figure that already was a target of theirs this turn is left out of the second burst's targets.",
            why: "In the example Lawless has 2 AP left but cannot fire again at the zombie he missed.",
        },
        Ruling {
            id: "dwa.ruling.into-close-combat",
            rules: &["dwa.shoot.into-close-combat", "dwa.shoot.into-close-combat-miss", "dwa.shoot.into-close-combat-hit", "dwa.shotgun.template-targets"],
            question: "How does the friend get hit with weapons of more than one die, with several friends, or with templates?",
            ruling: "It is judged for each burst: if at least one die scores, no friend is hit by a miss; if no die scores, one friend in contact with the target (at random if several) takes one plain hit (1 wound). A friend who is among the targets of an automatic burst can still be drawn for a scoring die. Template weapons and grenades get no -2 and do not pass misses on; they roll for each figure under the template, friends included. The -2 is for firers who are not in contact with the target themselves.",
            why: "The text speaks of failing to score a hit, not of each die. Templates already endanger the friend.",
        },
        Ruling {
            id: "dwa.ruling.fallen-contact",
            rules: &["dwa.shoot.fallen-contact", "dwa.cc.no-cqm", "dwa.cc.allowed-actions"],
            question: "What does the automatic elimination of a fallen target in contact cost, and with which weapons?",
            ruling: "One burst with its normal AP cost and ammunition, no dice (so no jam). An automatic burst spent this way eliminates only that target. Any weapon that fires at a single target or with a CQM score serves, bow, crossbow and hand thrown weapons too; machine gun, grenades, grenade launcher and flamethrower do not. While a standing enemy is in contact as well, the firer is in close combat: then only a weapon with a CQM score serves, and the shot is their attack.",
            why: "No roll is asked for and no weapon is excepted. With nothing but fallen enemies in contact there is no close combat (see the ruling on fallen opponents), so the ban on weapons without CQM does not reach this shot.",
        },
        Ruling {
            id: "dwa.ruling.fallen-modifier-stack",
            rules: &["dwa.shoot.fallen-near", "dwa.shoot.range-modifier"],
            question: "Does the +1 for a fallen target add to point blank and long range?",
            ruling: "Yes. Fallen at 10 cm or less: +2. Fallen at more than 10 and less than 20 cm: +1. Fallen at exactly 20 cm: +1 and -1, together 0. Beyond 20 cm only the -1.",
            why: "All modifiers of the book add up unless it says otherwise.",
        },
        Ruling {
            id: "dwa.ruling.template-coverage",
            rules: &["dwa.shotgun.template-targets", "dwa.mg.targets", "dwa.grenade.template", "dwa.flame.template"],
            question: "When is a round base half covered by a template?",
            ruling: "'At least half' (shotgun, machine gun): the centre of the base lies inside the template or on its outline. 'More than half' (grenade): the centre lies strictly inside, that is less than 5.0 cm from the blast point. 'Touched' (flamethrower): any part of the base is inside or on the outline.",
            why: "By area a narrow cone could never cover half of a base near the muzzle, where a shotgun is deadliest. The centre is the usual yardstick and the same for all shapes.",
        },
        Ruling {
            id: "dwa.ruling.cone-geometry",
            rules: &["dwa.shotgun.long-cone", "dwa.shotgun.short-cone"],
            question: "Where does the cone start, is its end round, and how is the band of a target read?",
            ruling: "The tip is the point of the firer's base edge in the chosen direction. The cone is an isosceles triangle. With t the distance of a target's centre from the tip along the axis and s its distance from the axis: long cone 0 <= t <= 15 and s <= t/6; short cone 0 <= t <= 10 and s <= t/2. Bands: t up to 5; more than 5 up to 10; more than 10 up to 15.",
            why: "Width grows evenly from 0 to 5 cm (or 10 cm) over the length; '5 cm intervals' are marked along it.",
        },
        Ruling {
            id: "dwa.ruling.shotgun-bands",
            rules: &["dwa.shotgun.roll", "dwa.shotgun.long-cone", "dwa.shotgun.short-cone", "dwa.shoot.weapon-table"],
            question: "The scores for the bands were printed on the template drawings, which are not in the text.",
            ruling: "Reconstructed table. Pump and double barrel: up to 5 cm Fall 2-3, Elim 4-6; 5 to 10 cm Fall 3-4, Elim 5-6; 10 to 15 cm Fall 4-5, Elim 6. Sawn off: up to 5 cm Fall 2-3, Elim 4-6; 5 to 10 cm Fall 4-5, Elim 6.",
            why: "Derived from the weapon table: the far band is the weakest firearm profile (pistol, 4-5 and 6), the middle band the assault rifle's (3-4 and 5-6), the near band one better (2-3 and 4-6), so each band is one +1 step, the size of the book's own range steps. The sawn off has two bands and loses its pattern faster: nearest and farthest step. The number of bands and their lengths are the book's.",
        },
        Ruling {
            id: "dwa.ruling.shotgun-shielding",
            rules: &["dwa.shotgun.template-targets"],
            question: "When does a target shield another one from a shotgun?",
            ruling: "Seen from the tip of the cone: if more than half of the angle that a figure's base fills is hidden by sight-blocking terrain, tree trunks or the bases of standing figures nearer to the tip, that figure is no target. Fallen figures shield nobody. Shielding is judged once per burst, before the dice. There is no further cover modifier.",
            why: "11.2.7.1 names building, tree and another target; half hidden is the book's threshold everywhere.",
        },
        Ruling {
            id: "dwa.ruling.two-barrels",
            rules: &["dwa.shotgun.two-barrels", "dwa.shoot.weapon-table"],
            question: "How do RoF 2, Mag 2 and Cost 1 of the two-barrelled shotguns work together?",
            ruling: "A shell is a burst. For 1 AP the firer lets off one shell, or both at once with the same template: then every viable target is diced for twice. For two different templates they pay 1 AP each and may look at the first result before the second. To look between two shells at the same targets costs 1 AP each too. Both barrels empty the weapon; reloading costs 2 AP and fills up to two shells.",
            why: "It is the only reading in which 'two bursts at the same targets for 1 AP' and a magazine of 2 bursts agree.",
        },
        Ruling {
            id: "dwa.ruling.template-modifiers",
            rules: &["dwa.shoot.move-and-fire", "dwa.shotgun.roll", "dwa.mg.roll", "dwa.quirk.flinch", "dwa.psychosis.depressive", "dwa.char.civilian-weapons"],
            question: "Which modifiers apply to the dice of template weapons?",
            ruling: "Shotgun and machine gun dice are modified by moving and firing (-1), Flinch, Depressive, the civilian -1, Psycho and Sexy. They are not modified by range, aiming, fallen targets, cover (this is settled by who is a target) and firing into close combat.",
            why: "11.2.4 says all dice; 11.2.1, 11.2.2 and 12.6 exempt templates by name. Cover already decides who is a target, and the friend beside a target is diced for separately when the template reaches them, so the -2 of 11.2.5 would count the same danger twice.",
        },
        Ruling {
            id: "dwa.ruling.mg-placement",
            rules: &["dwa.mg.template", "dwa.mg.brace"],
            question: "How is the machine gun circle's front edge tested, and what is measured against Range 90?",
            ruling: "The front edge is the point of the circle nearest to the gunner's base. The straight line from the gunner's centre to it must not be cut by sight-blocking terrain or by the base of a standing figure. Its distance from the gunner's base edge must be 90 cm or less. The whole circle may reach beyond. For the second burst the centre may lie up to 20 cm from the first centre, under the same conditions.",
            why: "The text forbids that the front edge is covered by other targets.",
        },
        Ruling {
            id: "dwa.ruling.mg-division",
            rules: &["dwa.mg.roll", "dwa.skill.gunner"],
            question: "How freely may the player divide machine gun hits?",
            ruling: "After all 10 dice are rolled the player assigns each scoring die to a figure that can be hit. Nobody gets a second hit before every enemy that can be hit has one; friends in the circle need not be given any as long as an enemy can take the hit. Results apply when all are assigned.",
            why: "The player divides the hits; they are spread over a beaten zone, not poured into one figure.",
        },
        Ruling {
            id: "dwa.ruling.brace",
            rules: &["dwa.mg.brace", "dwa.skill.brace", "dwa.skill.killer"],
            question: "How long does bracing last, and what does the Brace skill add to the brace action that everybody has?",
            ruling: "The brace action takes all 4 AP of one turn. The gun stays braced until the gunner moves, falls, changes weapon, is in close combat or is eliminated. From the next turn on 4 AP fire two bursts. A character with the Brace skill fires two bursts for 4 AP without the action, as their skill of the turn (Gunner may be added). Never more than two bursts a turn.",
            why: "Both passages give two bursts for 4 AP; the skill must save something, and that is the 4 AP action.",
        },
        Ruling {
            id: "dwa.ruling.grenade-template-size",
            rules: &["dwa.grenade.template"],
            question: "The text says a circle of 5 cm radius, the caption of the missing drawing says diameter 8 cm.",
            ruling: "The blast circle has a radius of 5 cm (diameter 10 cm). The engine keeps the diameter as a setting with the values 10 (default) and 8.",
            why: "The rule's own sentence outranks a picture caption; 10 cm is also the machine gun circle, so one template serves both.",
        },
        Ruling {
            id: "dwa.ruling.grenade-deviation",
            rules: &["dwa.grenade.landing"],
            question: "Is '2xD6 cm' two dice added or one die doubled?",
            ruling: "Two D6 added (2 to 12 cm); '3xD6' is three D6 added (3 to 18 cm). The die for the landing is rolled first, then the direction, then the distance dice.",
            why: "Players roll that many dice; range and mean are the same as for the other reading.",
        },
        Ruling {
            id: "dwa.ruling.scatter-die",
            rules: &["dwa.setup.dice", "dwa.grenade.landing", "dwa.zombie.enter-d", "dwa.zombie.wander"],
            question: "What does 'a scatter die of some sort' give?",
            ruling: "A direction of 0 to 359 whole degrees, clockwise from the table's north edge, all equally likely. Rolled as a D360, its face is the angle in degrees, and 360 is north. It shows only a direction, never a 'hit'.",
            why: "The rules only ask it for random directions.",
        },
        Ruling {
            id: "dwa.ruling.grenade-walls",
            rules: &["dwa.grenade.landing", "dwa.grenade.template"],
            question: "What if a deviating grenade meets a wall or leaves the table, and does a blast go through walls?",
            ruling: "A grenade that deviates into a wall or closed door stops on the near side, half a centimetre before it. Off the table it is lost without effect. A figure is not affected if the straight line from the blast point to its centre is cut by a wall, building or vehicle. Low obstacles and figures do not protect.",
            why: "Walls would make indoor play meaningless otherwise; the coverage test of the text has no other cover rule.",
        },
        Ruling {
            id: "dwa.ruling.grenade-modifiers",
            rules: &["dwa.grenade.landing", "dwa.shoot.move-and-fire", "dwa.char.civilian-weapons"],
            question: "Which die of a grenade attack do to-hit modifiers change?",
            ruling: "Moving before (-1), Flinch (launcher only), Depressive, the civilian -1, Psycho and Sexy change the landing die; a result below 1 counts as 1. The effect dice are changed only by confined space and by the flash-bang's -1 in the open. There is no aiming, range or cover modifier.",
            why: "The landing die is the to-hit roll; the effect dice are the bomb's doing.",
        },
        Ruling {
            id: "dwa.ruling.prime",
            rules: &["dwa.grenade.cost"],
            question: "Must a primed grenade be thrown in the same turn, and must Molotov cocktails be primed?",
            ruling: "Priming and throwing are done in one activation, 3 AP together; a human without the AP for both cannot prime. Molotov cocktails need no priming. Launched grenades need none either. In a turn with doubled costs (6 AP) hand grenades cannot be used, Molotov cocktails can (4 AP).",
            why: "Actions may not run over into the next turn; the list primes grenades only but throws grenades or Molotovs.",
        },
        Ruling {
            id: "dwa.ruling.stun",
            rules: &["dwa.grenade.effect-table"],
            question: "Stun is never explained.",
            ruling: "A stunned figure has no AP and makes no attack (no free attack, no lurch, no skill) in its next activation, then recovers. A human keeps the tests of phase 1. A stunned figure that also falls keeps both states.",
            why: "Weaker than Fall, which costs a zombie its movement too but leaves it on the ground as an easier target; Stun loses the turn and nothing more.",
        },
        Ruling {
            id: "dwa.ruling.confined",
            rules: &["dwa.grenade.confined", "dwa.grenade.flash-bang-room", "dwa.grenade.flash-bang-open"],
            question: "What is a confined space, a normal sized room, the open?",
            ruling: "A blast point inside a room, corridor, vehicle or other roofed and walled space is confined and is in a room. A room is of normal size up to 30 cm by 30 cm; in a larger one a flash-bang uses the circle without the -1. Everything else is in the open.",
            why: "The three footnotes need one common test.",
        },
        Ruling {
            id: "dwa.ruling.molotov",
            rules: &["dwa.grenade.molotov-burns", "dwa.zombie.hearing", "dwa.zombie.enter-e"],
            question: "Is every figure in a Molotov's circle on fire, and is a Molotov a grenade for noise?",
            ruling: "Yes: each target that is not eliminated by its first roll burns on. A Molotov cocktail counts as a grenade in every rule that names grenades (noise, entry method E, civilian -1), except priming.",
            why: "It is resolved in the grenade table and shares its row with the incendiary grenade.",
        },
        Ruling {
            id: "dwa.ruling.fire-timing",
            rules: &["dwa.flame.burn-table", "dwa.flame.human-wound", "dwa.grenade.molotov-burns", "dwa.flame.spread", "dwa.flame.first-roll-now"],
            question: "When are the later burn rolls and spread rolls made, how long does fire last, and do humans roll too?",
            ruling: "First roll at once when set on fire. In phase 1 of each following turn every burning figure rolls in the next column (second turn 3-6, third turn 1-6). Humans roll like all targets; a human who survives a burn roll takes 1 wound with it, in the first turn also. After the burn rolls each unlit figure in contact with a burning one (or with one that has just burnt up there) rolls once, however many burning neighbours it has; on 4-6 it catches fire and makes its first roll at once. Fire ends only with elimination or a fire extinguisher.",
            why: "'Roll once per turn'; the text says targets for the table and adds the human wound on top. Molotov +2 per turn and the flamethrower table are the same numbers.",
        },
        Ruling {
            id: "dwa.ruling.flamethrower-profile",
            rules: &["dwa.flame.template", "dwa.shoot.weapon-table"],
            question: "The flamethrower has no line in the weapon table and its template is not in the text.",
            ruling: "Flamethrower: Cost 4 AP, RoF none, no magazine (it fires until out of fuel), CQM none, template = the long shotgun cone (15 cm long, 5 cm wide at the end). Every figure touched is hit, friends included; figures do not shield each other; figures behind walls, as seen from the tip, are not hit. No reload; a tank cannot be refilled in play. No weapon skill is needed. It counts as a gun for noise and as a military style weapon.",
            why: "The two other heavy military weapons (machine gun, grenade launcher) cost 4 AP and have no CQM; the long cone is the only fitting template in the book.",
        },
        Ruling {
            id: "dwa.ruling.flame-fuel",
            rules: &["dwa.flame.out-of-fuel", "dwa.char.civilian-weapons"],
            question: "Does the re-roll of a 1 replace the burn roll, and when does the fuel end?",
            ruling: "The second die is only the fuel check; the 1 stays a failed burn roll. All targets of the burst are still resolved, then the weapon is empty. Only natural 1s of first rolls count, not later turns and not spread. The civilian -1 changes the burn score of first rolls, not the check.",
            why: "Same pattern as the jam roll and the chainsaw.",
        },
        Ruling {
            id: "dwa.ruling.tank-explosion",
            rules: &["dwa.flame.tank-explodes"],
            question: "Which hits can set off the tank, and what then?",
            ruling: "Any Fall or Elim result or plain hit from a firearm (armed zombies included), a grenade or fire; not hand-to-hand strikes or zombie attacks. Every hit rolls, so the burn wound of each turn does too. On 1-2: the wearer is on fire (first burn roll), the flamethrower is destroyed, and an incendiary blast is centred on them; other figures in it are resolved as grenade targets.",
            why: "A claw does not explode a tank; the text has it right after fire and weapons.",
        },
        Ruling {
            id: "dwa.ruling.jam-scope",
            rules: &["dwa.jam.roll", "dwa.jam.clear", "dwa.jam.revolver"],
            question: "Which weapons jam, which dice count, and what happens to the rest of the fire?",
            ruling: "Pistol, shotguns, rifle, carbine, sniper rifle, assault rifle, sub machine gun, bow and crossbow, also in CQM fire. Not: revolver, hand thrown weapons, melee weapons, flamethrower. Every natural 1 on an attack die brings one second die; one 1-2 among them is enough. The current burst is resolved in full; announced further bursts are not fired, their AP are lost, their ammunition is kept. Modifiers and re-roll skills do not change the second die.",
            why: "'All weapons' with the listed exceptions; a thrown knife has nothing to jam.",
        },
        Ruling {
            id: "dwa.ruling.jam-launcher",
            rules: &["dwa.jam.grenade-launcher", "dwa.jam.grenade"],
            question: "The launcher sentence mixes 1-3, 2-3 and 1; and where does a premature grenade explode?",
            ruling: "Second die 1: the grenade explodes at the firer; the blast is centred on them and they are a target. 2-3: dud, the grenade is spent without effect. In both cases the launcher is jammed (3 AP to clear). 4-6: no jam. A hand grenade that explodes in the hand (second die 1) has its blast centred on the thrower. Molotov cocktails follow the hand grenade.",
            why: "1-3 is the whole jam range, split into 1 and 2-3.",
        },
        Ruling {
            id: "dwa.ruling.fallen-opponents",
            rules: &["dwa.cc.contact", "dwa.cc.break", "dwa.cc.allowed-actions", "dwa.ammo.no-reload-in-close-combat"],
            question: "Does a fallen zombie hold a human in close combat?",
            ruling: "No. Only standing enemies count as opponents in contact for the action limits and for the break roll. A human in contact only with fallen zombies may move off, reload, shoot or strike as they like.",
            why: "The Fall result pushes the zombie back (15.1.6); shooting at a fallen target in contact is an own rule and not CQM fire.",
        },
        Ruling {
            id: "dwa.ruling.strikes-always",
            rules: &["dwa.cc.attack-cost", "dwa.cc.out-of-ammo"],
            question: "The strike table stands under 'out of ammo'. May a human with ammunition strike?",
            ruling: "Yes. Striking is always one of the ways to attack in close combat; no switch is needed to use the butt of the firearm in hand, but using another carried weapon needs it in hand (switch before contact).",
            why: "Section 12 lists striking and firing as equal options.",
        },
        Ruling {
            id: "dwa.ruling.improvised",
            rules: &["dwa.cc.weapon-classes", "dwa.cc.no-bare-hands", "dwa.cc.no-cqm"],
            question: "What counts as an improvised weapon?",
            ruling: "Any firearm, bow or crossbow in hand, loaded or not, a flamethrower, full or empty, a grenade or Molotov cocktail that is not thrown, and a stalled or empty chainsaw count as bludgeoning weapons. A hand thrown weapon in hand counts as edged. Only empty hands are bare hands. A human with bare hands may only try to break.",
            why: "The rifle butt is listed as a bludgeoning weapon; the ban is on fighting without any weapon or improvised weapon, and whatever is in hand and blunt is one.",
        },
        Ruling {
            id: "dwa.ruling.cqm-modifiers",
            rules: &["dwa.cc.fire-cqm", "dwa.shoot.range-modifier", "dwa.shoot.move-and-fire"],
            question: "Which modifiers apply to CQM dice?",
            ruling: "Moving before firing (-1), Flinch, Depressive, the civilian -1, Psycho and Sexy. Not: range (no point blank +1), aiming, cover, the -2 for close combat, the back +1.",
            why: "Normal fire rules apply, but the CQM score already is the score for contact: the pistol's 3+ equals its 4+ with point blank +1. Aiming is no action allowed in close combat.",
        },
        Ruling {
            id: "dwa.ruling.cqm-dice",
            rules: &["dwa.cc.fire-cqm", "dwa.shoot.rof-dice", "dwa.auto.random-hits"],
            question: "How many dice does CQM fire have, and who is hit?",
            ruling: "RoF dice for each burst. Only enemies in contact with the firer can be hit. Automatic weapons: each scoring die is allotted at random among the standing enemies in contact (at most RoF of them). Other weapons: the declared enemy. Shotguns: no template, one die for each shell, against the declared enemy. One barrel or both at the same enemy cost 1 AP together, two enemies 1 AP each, and they may look before they fire again. The same rules on announcing repeat bursts apply; sustained fire is possible.",
            why: "'As normal fire' except for the score.",
        },
        Ruling {
            id: "dwa.ruling.strike-dice",
            rules: &["dwa.cc.strike-fallen", "dwa.cc.back-attack", "dwa.cc.chainsaw", "dwa.cc.chainsaw-six", "dwa.cc.chainsaw-mishap"],
            question: "Do the special scores 1 and 6 of strikes mean the natural or the modified die?",
            ruling: "The natural die: a natural 1 against a fallen target fails, a natural 6 with the chainsaw gives the extra attack, a natural 1 with the chainsaw is a mishap. Fall and Elim scores are read from the modified die.",
            why: "Otherwise a back attack with a chainsaw could never have a mishap.",
        },
        Ruling {
            id: "dwa.ruling.chainsaw",
            rules: &["dwa.cc.chainsaw", "dwa.cc.chainsaw-mishap", "dwa.ap.restart-chainsaw-cost", "dwa.item.gas-can", "dwa.cc.strike-fallen", "dwa.cc.chainsaw-six"],
            question: "Can a stalled or empty chainsaw be restarted in close combat, and is a chainsaw running at the start?",
            ruling: "Restarting (3 AP) and refuelling (gas can, 2 AP) are not possible in close combat. A chainsaw is running when it comes to hand. A chainsaw strike at a fallen target uses the same scores (Elim 3-6). The extra attack after a 6 must go to another enemy in contact, standing or fallen; if there is none it is lost.",
            why: "Section 12 forbids other actions; the fallen note is not printed for the chainsaw.",
        },
        Ruling {
            id: "dwa.ruling.break",
            rules: &["dwa.cc.break", "dwa.cc.break-failed"],
            question: "When exactly is the break declared, what is a free path, and what follows a success?",
            ruling: "It must be the human's first action of their activation; only standing up from fallen may come before it. A free path is a straight line of at least 5 cm along which their base, leaving contact with all standing enemies, touches no figure, wall or table edge; without one no attempt is allowed. On success their next action must be to move out of contact; afterwards they use what AP they have left as they like. If their AP do not pay for the break and 5 cm of movement, no attempt is allowed. With six opponents it cannot succeed.",
            why: "'At the start of turn' is the start of their own action; a D6 cannot beat 6.",
        },
        Ruling {
            id: "dwa.ruling.kills-in-close-combat",
            rules: &["dwa.xp.close-combat-double", "dwa.xp.kills"],
            question: "Which kills count as killed in close combat, and who gets a kill?",
            ruling: "Every zombie that a human eliminates while in base contact with it: strike, chainsaw, CQM fire, shot at a fallen target in contact, Charge included only if it is then killed. All others count one. The kill goes to the human whose die (or automatic result, vehicle, grenade, fire they lit) eliminated it.",
            why: "CQM is firing in close combat; the text makes no difference for kills, unlike the Strong skill.",
        },
        Ruling {
            id: "dwa.ruling.wound-timing",
            rules: &["dwa.wound.test", "dwa.flame.human-wound"],
            question: "When is the wound test for wounds taken in each phase?",
            ruling: "All wounds taken since the last wound-test step are tested together in the next one: those of phases 2 and 3 in the next turn, burn wounds of phase 1 in the same phase 1. With one wound the test cannot fail unless somebody distracts them (a die of 1 is then less than 1); with seven or more it cannot succeed.",
            why: "Dawson is wounded in the zombie phase and tests at the beginning of the next turn.",
        },
        Ruling {
            id: "dwa.ruling.zombification-who",
            rules: &["dwa.zombification.test", "dwa.zombification.repeat", "dwa.item.antiseptic"],
            question: "Which dead humans are tested, and from when?",
            ruling: "Every human eliminated by any cause, except by Despaired and except bodies treated with antiseptic. A human eliminated in turn N (also in its phase 1 wound test) is first tested in phase 1 of turn N+1 with 1 turn. A human killed without wounds counts 0 wounds, so their first test (below 1) cannot turn them.",
            why: "The example's turn count (2 wounds + 3 turns = 5 after a couple of missed rolls) and the order fear, zombification, wound.",
        },
        Ruling {
            id: "dwa.ruling.zombification-rise",
            rules: &["dwa.zombification.effect", "dwa.zombie.stand-up"],
            question: "In what state does the new zombie appear?",
            ruling: "As a fallen zombie on the spot of the body (nearest free spot if taken). In the zombie phase of that turn it stands up with its 2 AP. It holds a melee weapon if the human had one in hand; firearms only if armed zombies are in use. It belongs to nobody's team. Its wounds no longer matter.",
            why: "The example says that Dawson stands up and then walks.",
        },
        Ruling {
            id: "dwa.ruling.armed-zombie",
            rules: &["dwa.zombification.armed-zombie", "dwa.zombification.armed-zombie-roll", "dwa.zombie.hearing", "dwa.zombie.enter-d"],
            question: "Range, sight, ammunition and noise of a zombie soldier?",
            ruling: "It fires after all zombie attacks, at the closest other figure it sees within its weapon's range (fallen ones included, ties at random), also at one in contact with it; if there is none it does not fire. The range of a shotgun or flamethrower is the length of its template, 15 cm or 10 cm for the sawn off shotgun. One D6 whatever the weapon, for template and fire too, and nobody burns; no modifiers, no ammunition count, no jams. Stunned zombies do not fire. Its shots attract no zombies and trigger no entry method.",
            why: "The one-die rule replaces the shooting rules and makes no exception for close combat. Methods D and E speak of humans, and zombies that ran after the noise of their own soldiers would never come to anybody.",
        },
        Ruling {
            id: "dwa.ruling.fear-test-direction",
            rules: &["dwa.fear.test"],
            question: "The text says roll under or equal, then says that a score less than the value is a failure.",
            ruling: "Pass: 2D6 equal to or less than the modified value. Fail: 2D6 more than the modified value.",
            why: "In the example 5 against 6 passes and 8 against 5 fails. The archetypes fit: soldiers get -1, civilians +1 on the die result.",
        },
        Ruling {
            id: "dwa.ruling.fear-limits",
            rules: &["dwa.fear.test", "dwa.fear.modifiers"],
            question: "Is there an automatic success or failure?",
            ruling: "No. Modifiers on the dice and on the value simply add up. If the value less what is added to the dice is 12 or more the test cannot fail, if it is 1 or less it cannot succeed; it is rolled all the same.",
            why: "None is mentioned.",
        },
        Ruling {
            id: "dwa.ruling.fear-who-counts",
            rules: &["dwa.fear.trigger", "dwa.fear.modifiers"],
            question: "Which zombies and which humans within 10 cm count?",
            ruling: "All zombies on the table, standing or fallen, seen or not. All living members of the same team, fallen or not. Non-player characters do not count as team members, but they take fear tests themselves with their own Base Moral Value. Positions are those at the moment of the fear step; all humans test from the same positions.",
            why: "The text asks only for the distance.",
        },
        Ruling {
            id: "dwa.ruling.fear-doubling",
            rules: &["dwa.fear.failure", "dwa.skill.fast-reload", "dwa.skill.mechanics", "dwa.cc.break"],
            question: "What exactly is doubled?",
            ruling: "Every AP price of the turn: moving (2 AP for 5 cm), surcharges, firing, extra bursts of sustained fire, aiming, strikes, breaking (2 AP), Cover skill. Prices reduced by a skill are reduced first, then doubled. What is free stays free. Actions that then cost more than the AP at hand are impossible (search, heal, sniper rifle, machine gun). The wording of a surcharge such as '3 remaining AP' of Cover means all AP left.",
            why: "'All action costs'; the example doubles the move and the pistol shot.",
        },
        Ruling {
            id: "dwa.ruling.moral-value",
            rules: &["dwa.fear.base-value", "dwa.level.fear-gain", "dwa.fear.regain", "dwa.fear.last-survivor"],
            question: "How do the fear value of the campaign, the Base Moral Value and its limits fit together?",
            ruling: "They are one number. Full value: 10 at level 1, and 1 more for each level above (level 3: 12). Losses during a game lower it and stay for the campaign; the regain at the end of a game raises it, never above the full value of the level. A level gained raises both. The last survivor is restored to the full value of their level and takes no further permanent losses in that game. It may fall below 0.",
            why: "'FEAR value see below' has no other place; 10 is the full value of a level 1 human.",
        },
        Ruling {
            id: "dwa.ruling.last-survivor",
            rules: &["dwa.fear.last-survivor", "dwa.xp.lone-survivor"],
            question: "Is a lone starter a last survivor, and do non-player characters count as group?",
            ruling: "The rule needs a group that had at least two members at the start of the game and now has one living member. Non-player characters are not members. The lone survivor XP need the same and that they survive to the end.",
            why: "'Loses all its members except one'.",
        },
        Ruling {
            id: "dwa.ruling.zombie-order",
            rules: &["dwa.turn.zombie-activation", "dwa.zombie.no-room"],
            question: "8.3 says that zombies act as humans do (one after the other), the example moves all and then attacks. In which order?",
            ruling: "Step 1: every fallen zombie stands up. Step 2: all other zombies not in close combat move, the one nearest to its goal first (ties: lowest id); a lurch is rolled as soon as that zombie's move ends. A human is full when no free place in contact with them can be reached; this is judged as each zombie begins its move, and if it senses no other human it goes as near to them as it can. Step 3: attacks, human by human; for one human the zombies with the worst chance roll first. Step 4: door rolls. Step 5: armed zombies fire.",
            why: "The example moves all zombies, then says that they now attack, 'beginning with the lower odds hitter'.",
        },
        Ruling {
            id: "dwa.ruling.zombie-attack-count",
            rules: &["dwa.zombie.attack-numbers", "dwa.zombie.two-attacks", "dwa.zombie.stand-up-attack"],
            question: "Which zombies count as attacking at the same time?",
            ruling: "All zombies that make at least one attack on that human in this zombie phase, whether they moved, lurched, stood up or were in contact before. Each attack of each of them gets +1 for every other such zombie. Two attacks by one zombie do not count as two attackers.",
            why: "In the example one zombie moved in and one lurched, and both have the +1.",
        },
        Ruling {
            id: "dwa.ruling.zombie-target-choice",
            rules: &["dwa.zombie.attack-roll", "dwa.zombie.move"],
            question: "Whom does a zombie attack that is in contact with several humans, and who is closest on a tie?",
            ruling: "It attacks the human it moved to; otherwise one of those in contact, drawn at random at the start of step 3, with all its attacks. Ties for the closest human are drawn at random.",
            why: "Zombies do not choose.",
        },
        Ruling {
            id: "dwa.ruling.zombie-two-attacks",
            rules: &["dwa.zombie.two-attacks"],
            question: "Is 'the beginning of a turn' the game turn or the zombie's own action?",
            ruling: "The beginning of the zombie phase. A zombie that a human has moved into contact with during phase 2 attacks twice.",
            why: "It needs no AP to move, and the book calls the zombie phase the zombies' turn.",
        },
        Ruling {
            id: "dwa.ruling.senses",
            rules: &["dwa.zombie.smell", "dwa.zombie.sight", "dwa.zombie.sense-order"],
            question: "Do senses need a free line, and which human is the goal?",
            ruling: "Smell needs no line of sight and goes through walls. Sight needs line of sight. Within the highest sense that finds somebody the closest human is the goal. Humans in vehicles can be smelled and seen. Senses are checked once, when the zombie begins its move. The general sentence on the closest human sensed in any way yields to this order: a zombie that sees a human ignores a nearer noise.",
            why: "15.1.3.2 is the more precise passage; a human within 20 cm is smelled anyway, so smell and sight never disagree about who is closest.",
        },
        Ruling {
            id: "dwa.ruling.noise",
            rules: &["dwa.zombie.hearing", "dwa.zombie.enter-d", "dwa.zombie.enter-e", "dwa.item.silencer", "dwa.item.radio"],
            question: "What makes a sound, and how long does it attract?",
            ruling: "Noise: firing a pistol (not silenced), revolver, shotgun, rifle, carbine, sniper rifle, assault rifle, sub machine gun, machine gun, grenade launcher or flamethrower, also in close combat; the explosion of a grenade or Molotov (at the blast point); a chainsaw used to attack; a radio that is on (every turn, where it is). Silent: bow, crossbow, hand thrown and melee weapons, silenced pistol. A zombie without a human in smell or sight goes to the most recent noise (of several in one turn the closest) and keeps this goal until it is within 5 cm of the point, senses a human, or hears a newer noise. Not smelling or seeing anybody there it wanders.",
            why: "The text names guns and grenades at any distance; method E adds the chainsaw; the silencer exists to avoid the noise.",
        },
        Ruling {
            id: "dwa.ruling.moan",
            rules: &["dwa.zombie.moan"],
            question: "Does a call spread in a chain, and what priority has it?",
            ruling: "Only a zombie that itself smells or sees a human, or goes for a noise, calls. A called zombie does not call on. A zombie within 40 cm that is called to a human treats them as seen (priority II); if it smells or sees one itself, that comes first. If the caller goes for a noise, the called one goes to the place of that noise and is done within 5 cm of it; such a call ranks below a human sensed or called to and below a noise it goes for itself. Calls are worked out from the positions at the start of the zombie phase.",
            why: "'As if they had seen the human'; a chain would alert the whole table at once. Who has only heard has no more than a place to tell, and noises come last; two zombies with a noise each would otherwise call each other to and fro.",
        },
        Ruling {
            id: "dwa.ruling.spawn-trigger",
            rules: &["dwa.zombie.enter-d", "dwa.zombie.enter-e", "dwa.item.silencer"],
            question: "What is 'each time' in methods D and E, and do they add up?",
            ruling: "Each announced attack counts once, whatever the number of bursts. Sustained fire, a grenade or a chainsaw triggers E instead of D; with D alone in use sustained fire and the grenade launcher count under D. A grenade or Molotov cocktail that is thrown never brings anybody by D; it is heard all the same. A chainsaw triggers E at most once for each human and turn. Silent weapons (ruling on noise) trigger nothing. Shots made in the zombie phase (Cover, Reflex) count too. The zombies appear when the attack has been resolved; those brought by phase 2 act in the zombie phase of the same turn, those brought by phase 3 in the next turn's.",
            why: "E treats a whole sustained fire as one use, so the announced attack is the unit. The silencer and the choice of loud things in E show that noise is the cause.",
        },
        Ruling {
            id: "dwa.ruling.spawn-place",
            rules: &["dwa.zombie.enter-d", "dwa.zombie.enter-e"],
            question: "Where exactly does a zombie appear 'at an obstacle in a random direction'?",
            ruling: "Roll a direction for each zombie. Candidates are all buildings, walls, obstacles and wrecks with a point at least 20 cm from the firer and within 15 degrees of that direction; the one nearest to the firer is taken, and the zombie is put in contact with it at the point farthest from the firer that is free. Without a candidate it is put at the table edge in that direction if that is at least 20 cm away; otherwise the direction is rolled again. After 10 rolls the farthest point of the table edge is used. For a grenade or chainsaw the user is the firer.",
            why: "A fixed procedure in place of eyeballing.",
        },
        Ruling {
            id: "dwa.ruling.spawn-cap",
            rules: &["dwa.zombie.number", "dwa.zombie.enter-a", "dwa.zombie.enter-b", "dwa.zombie.enter-c", "dwa.zombie.enter-d", "dwa.zombie.enter-e", "dwa.search.zombies"],
            question: "Does the limit of five zombies per human bind arrivals during the game?",
            ruling: "The number of zombies on the table at one time never exceeds five times the number of humans who started, by methods A to E and by searches; arrivals above it do not come. Turned humans do not count. The scenario may lift the limit.",
            why: "The book calls it a total that should not be exceeded and lets the scenario change it.",
        },
        Ruling {
            id: "dwa.ruling.entry-placement",
            rules: &["dwa.zombie.enter-a", "dwa.zombie.enter-b", "dwa.zombie.enter-c"],
            question: "Where are zombies of methods A, B and C placed?",
            ruling: "A: a uniformly random free point, at least 20 cm from every human; the number is the scenario's (default three per human). B: one edge of the four, drawn at random for the turn; each zombie at a random point of it. C: inside the room at random, as far as possible not in contact with the human; a room is unexplored until a human has been in it.",
            why: "Random placement is the book's word; 20 cm is the distance it keeps in method D.",
        },
        Ruling {
            id: "dwa.ruling.room-check-once",
            rules: &["dwa.zombie.enter-c", "dwa.search.zombies"],
            question: "Method C rolls when a room is entered, the search rules roll when a building is searched. Both?",
            ruling: "If method C is in use and was rolled for a room, the search of that room has no zombie roll. Otherwise the search roll is made.",
            why: "Both stand for zombies hidden in the same room.",
        },
        Ruling {
            id: "dwa.ruling.door-details",
            rules: &["dwa.zombie.doors", "dwa.zombie.doors-time", "dwa.zombie.doors-roll"],
            question: "How are changing numbers of zombies and pauses counted?",
            ruling: "A zombie attacks a door when it is in contact with it at the start of the zombie phase and its way to its goal leads through it; it spends both AP. A counter of the door goes up by 1 in each turn with at least two attackers and goes back to 0 in a turn with fewer. Needed turns: 2 with two or three attackers, 1 with four or more, by this turn's number. If the counter has reached it, dice = attackers of this turn + (counter - needed turns). One 6 opens it for good. Doors, windows and barricades are alike.",
            why: "It gives the book's numbers: 2 zombies, second turn 2 dice, third turn 3 dice; a third zombie joining makes 4; four zombies 4 dice after the first turn.",
        },
        Ruling {
            id: "dwa.ruling.zombie-terrain",
            rules: &["dwa.zombie.move", "dwa.zombie.around-obstacle"],
            question: "Can zombies cross obstacles, climb, jump or open doors?",
            ruling: "They cross low obstacles for +1 AP (5 cm in that turn) and use stairs. They do not climb, jump, lie down, open doors or pick things up. With the way closed on all sides they go for the door or window nearest to the goal.",
            why: "15.1.2 gives their AP for movement; 15.1.3.4 sends them around what blocks them; 15.1.3.3 gives doors to force.",
        },
        Ruling {
            id: "dwa.ruling.wander",
            rules: &["dwa.zombie.wander", "dwa.xp.kills"],
            question: "Is the random direction rolled every turn, and what if something is in the way?",
            ruling: "It is rolled once and kept until the zombie senses something. If a wall, obstacle or figure stops it, it ends its move there and rolls a new direction next turn. A zombie that crosses the table edge is out of the game (not a kill).",
            why: "'In a straight line (randomly selected) until'.",
        },
        Ruling {
            id: "dwa.ruling.lurch",
            rules: &["dwa.zombie.lurch", "dwa.zombie.free-attack"],
            question: "Is the lurch attack an extra one, and which zombies may lurch?",
            ruling: "It is the zombie's free attack of the turn, made in the attack step with all others. The zombie must have moved this turn (0 cm is enough if it had AP and was not in contact), end within 5 cm of a human, not be in contact with one, and have a free path without obstacle or wall: no part of its base may touch one on the way or at its end. With several humans within 5 cm: the closest. The lurch costs no AP.",
            why: "In the example the zombie that lurched makes one attack together with the other.",
        },
        Ruling {
            id: "dwa.ruling.civilian-weapons",
            rules: &["dwa.char.civilian-weapons"],
            question: "Which dice get the civilian -1, and is the grenade launcher included?",
            ruling: "Assault rifle, sub machine gun, machine gun: every attack die (CQM too). Grenades of all kinds, Molotov cocktails and the grenade launcher: the landing die. Flamethrower: the first burn roll of each target.",
            why: "The launcher fires grenades; the -1 belongs to the roll that shows the user's handling.",
        },
        Ruling {
            id: "dwa.ruling.restriction-lists",
            rules: &["dwa.char.restrictions-military", "dwa.char.restrictions-law", "dwa.char.restrictions-civilian", "dwa.skill.weapon-list"],
            question: "Which skills exactly are closed to each archetype?",
            ruling: "Military: not Unload, Chainsaw maniac. (The general Shotgun skill is allowed, it covers other shotguns.) Law Enforcement: not Machine gun, Automatic, Grenade launcher, Brace, Gunner, Killer. Civilian: of the combat skills only Handguns, Aggressive (for CQM fire), Cover, Eagle eye, Fast reload, Sharpshooter, Ambidextrous, Deep pockets, Reflex, Double tap. General skills (16.5.2) are open to all. The lists bind what is chosen or learned; the free weapon skills for the weapons a character starts with (ruling on starting skills) are outside them. The restrictions are a setting, default on.",
            why: "The three sentences applied to the list of 16.5.3 with the military style weapons of 16.1.2. The civilian -1 with military weapons shows that civilians do come to use them.",
        },
        Ruling {
            id: "dwa.ruling.starting-skills",
            rules: &["dwa.skill.weapon-needed", "dwa.skill.weapon-list", "dwa.level.skill-gain", "dwa.skill.maximum"],
            question: "How many skills has a new character, and do weapon skills count for the limit of 5?",
            ruling: "A new character has the general weapon skill for each firearm or bow they start with (these are free and do not count for the limit), and one level 1 skill of their choice. Further general weapon skills are learned like other skills at a new level and then count. At levels where 5 skills are reached no more are gained. Hand thrown weapons, grenades, Molotov cocktails, flamethrower and melee weapons need no skill. Found survivors know the weapon they carry. In games without characters everybody can use everything.",
            why: "Weapon skills 'can be picked when creating the character', a skill is received on reaching a level, and level 1 is a level.",
        },
        Ruling {
            id: "dwa.ruling.skill-use",
            rules: &["dwa.skill.one-per-turn"],
            question: "Which skills count as used, and for how long is a turn?",
            ruling: "The limit is one skill per character and game turn, all three phases. The player declares it at the latest when it takes effect; effects that change a roll just made are declared after the roll. General weapon skills are knowledge and never count as use. Brace and Gunner may be used together. Nerves of steel, Cool, Fearless and Motivate are used in phase 1 and so block other skills of their owner that turn. Using a skill that changes AP (Hero, Snappy, Quick) is declared at the start of the activation or, for Quick, with the fourth AP of movement.",
            why: "16.5.1 without the weapon skills, which would make shooting itself the skill of the turn.",
        },
        Ruling {
            id: "dwa.ruling.ap-skills",
            rules: &["dwa.skill.snappy", "dwa.skill.hero", "dwa.skill.quick", "dwa.skill.agile", "dwa.skill.fancy-move", "dwa.quirk.thick", "dwa.quirk.indecisive"],
            question: "How do skills and quirks that change AP work together?",
            ruling: "Start with 4. Thick (failed) makes it 3, Indecisive (failed) makes it 2; the lower counts. Then Hero or Snappy adds 1 (the Snappy point not for movement). Quick needs 4 AP spent on plain moves in one turn and adds 5 cm to them; with doubled costs it adds nothing unless 4 AP are spent. Agile makes all jumps and climbs of one turn free up to 10 cm each, the long jump roll stays. Fancy move makes all obstacles of one turn free.",
            why: "Penalties fix a number, bonuses add to it.",
        },
        Ruling {
            id: "dwa.ruling.indecisive-fear",
            rules: &["dwa.quirk.indecisive", "dwa.fear.failure"],
            question: "An indecisive character who rolls 1 and has failed their fear test has 1 AP: are costs doubled as well?",
            ruling: "No. They have 1 AP at normal cost this turn; the halving of 2 AP to 1 stands in place of the doubling.",
            why: "2 AP at double cost are worth 1; with both nothing at all could be done.",
        },
        Ruling {
            id: "dwa.ruling.reroll-skills",
            rules: &["dwa.skill.aggressive", "dwa.skill.inspire", "dwa.skill.tough", "dwa.skill.lucky-bastard"],
            question: "Which roll is rolled again, and which result counts?",
            ruling: "The second result always counts. Aggressive: one failed strike or CQM die. Inspire: one D6 or 2D6 roll of another character of the team within 20 cm in the phase it is made, not a jam or scatter roll; it is the inspirer's skill of the turn. Tough: a failed wound test if at least one of the new wounds came from a zombie attack. Lucky bastard: the first successful zombie attack on them in the turn, rolled again with the same modifiers.",
            why: "Once per turn, as all skills.",
        },
        Ruling {
            id: "dwa.ruling.skill-cover",
            rules: &["dwa.skill.cover"],
            question: "When and at what may a character on Cover fire?",
            ruling: "They pay 1 AP at the end of their activation and need at least 1 AP left; they must have neither moved nor reloaded in it. They may have fired or done anything else before. In the zombie phase they may interrupt after any zombie's standing up, after each 5 cm of any zombie's movement and after a lurch roll succeeds but before the contact. They fire with the normal cost and rules (aiming included) until the AP kept are used up. In contact they use CQM. At most 3 AP can be kept. AP not used are lost.",
            why: "'In the zombies' movement phase', 3 remaining AP, no moving or reloading.",
        },
        Ruling {
            id: "dwa.ruling.skill-dodge-reflex",
            rules: &["dwa.skill.dodge", "dwa.skill.reflex"],
            question: "When do Dodge and Reflex take effect, and what do they cost?",
            ruling: "At the moment a zombie comes into contact by moving or lurching, before any attack of that zombie. Dodge: the character is moved up to 5 cm by their player, out of contact with that zombie and into contact with none; the zombie's move is over and it does not attack unless in contact with somebody else. Reflex: one burst of CQM fire (ammunition is used) or one strike at that zombie, free of AP, also after a failed fear test. Each once per turn.",
            why: "Both are triggered by the zombie entering close combat.",
        },
        Ruling {
            id: "dwa.ruling.skill-double-shots",
            rules: &["dwa.skill.double-tap", "dwa.skill.ambidextrous", "dwa.skill.unload", "dwa.skill.combat-expert", "dwa.skill.frantic"],
            question: "What do the skills with doubled attacks do for weapons of other costs, and how often?",
            ruling: "Double tap: once per turn, two bursts at one target for the AP cost of one burst of that weapon (1 AP for pistol, revolver, rifle), Falls count as Elim. An automatic weapon keeps the same targets for both bursts, without sustained fire on top; a machine gun keeps the same circle. Not with shotguns; nor with what cannot fire twice without a reload (bow, crossbow, grenade launcher), hand grenades and flamethrower. Ambidextrous: one shot from each of two loaded handguns for 1 AP, once per turn, both in hand. Unload: each shot of the pump shotgun costs 1 AP this turn, at most four. Combat expert: one pair of strikes for 2 AP, the other strikes of the turn at normal cost. Frantic: one extra strike after one strike with Fall or Elim, once per turn. After a failed fear test all these prices are doubled.",
            why: "'Twice for one AP' fits the weapons that cost 1 AP; a sniper rifle or machine gun twice for 1 AP would be absurd, so 'one AP' is read as the price of one burst. Of the weapons only shotguns are excluded by name. Each skill is used once per turn.",
        },
        Ruling {
            id: "dwa.ruling.skill-sniper",
            rules: &["dwa.skill.sniper"],
            question: "Which rifles, how many shots, which score?",
            ruling: "Rifle, carbine, sniper rifle and assault rifle. All dice of one announced attack in the turn. The modified score must be 2 or more. Fall does not occur: 2-6 eliminates.",
            why: "'Assault and normal rifles'; the Sniper subtype pairs the skill with sniper rifles, and the Rifle skill puts them with normal rifles.",
        },
        Ruling {
            id: "dwa.ruling.skill-martial-arts",
            rules: &["dwa.skill.martial-arts", "dwa.skill.strong"],
            question: "Is a bare-handed hit a Fall or an Elim?",
            ruling: "Fall on a standing target; Elim on a fallen target (also on 6). With Strong, Elim in both cases - but only one skill is used per turn. The back +1 applies. Cost 2 AP. Since it is what lets them attack at all, Martial arts is used once per turn for all bare-handed strikes of that turn.",
            why: "Strong turns 'a hit' into an Elim, so a hit alone is none.",
        },
        Ruling {
            id: "dwa.ruling.skill-misc",
            rules: &["dwa.skill.killer", "dwa.skill.deep-pockets", "dwa.skill.medic", "dwa.skill.lucky", "dwa.skill.motivate", "dwa.skill.nerves-of-steel", "dwa.skill.mechanics"],
            question: "Open points of the remaining skills.",
            ruling: "Killer: the magazine must be full (6 or 4 bursts) and is empty afterwards; 10 dice, Fall 4, Elim 5-6, 10 cm circle, range of the weapon (90 or 60). Deep pockets: when the last clip of a weapon is used up and its magazine is 0, once per turn, free, for a weapon in hand; the D6 found rounds are bursts, at most Mag, loaded at once, which is a reload and so not done in close combat. The die is not one that Psycho and Sexy change. Medic: one try at the end of each scenario for one team member who turned in it and whose zombie was not destroyed; on 6 they are alive again and start the next game unwounded, and the loss of moral value for their turning (not that for their death) is given back. Lucky: the find die or the zombie die of one search, after seeing it; the result stays within 1 to 6. Motivate: the motivator must be conscious and alive; they need no test themselves. Nerves of steel: counts as passed, no trauma; must be used on the first test of the game. Mechanics: the hotwire price only.",
            why: "Plain readings with limits where a computer needs one.",
        },
        Ruling {
            id: "dwa.ruling.search-scope",
            rules: &["dwa.search.cost", "dwa.search.zombies", "dwa.search.find-table"],
            question: "Room or building, how often, and what about results beyond the table?",
            ruling: "Each room (a building without inner walls is one room) and each vehicle can be searched once per game, by a human inside it or, for a vehicle, in contact with it, and not in close combat. Each search has its own zombie die. First the zombie die, then the find die; the find is made even if zombies appear. A modified find die below 1 is nothing, above 6 a weapon. The finder may take the find at once without AP, within their carry limits; the rest lies on the spot.",
            why: "The action list says room or vehicle, 16.2 building or vehicle; unlimited searching would empty the game of sense.",
        },
        Ruling {
            id: "dwa.ruling.search-vehicle-zombies",
            rules: &["dwa.search.zombies", "dwa.search.no-zombies-in-cars", "dwa.search.zombie-placement"],
            question: "Where do zombies found in a truck or bus appear?",
            ruling: "Within 2.5 cm of the vehicle at the side opposite to the searcher. The zombies act in the next zombie phase.",
            why: "The text places only those of buildings; the vehicle is handled alike.",
        },
        Ruling {
            id: "dwa.ruling.survivors",
            rules: &["dwa.search.survivor-table", "dwa.search.survivor-weapon", "dwa.fear.npc-killed"],
            question: "What does a found survivor do in the game?",
            ruling: "They are a non-player character led by the finder's player: 4 AP from the next turn, level 1, Base Moral Value 10, no skill but that of their weapon, archetype as rolled (public forces are Law Enforcement, teenagers are Civilians). If their weapon roll gives only ammunition they have that and a bludgeoning improvised weapon. They are placed next to the finder. In a campaign they may join the team after the scenario. Their death costs every team member 2 points.",
            why: "13.1 knows non-player characters; nothing else says who moves them.",
        },
        Ruling {
            id: "dwa.ruling.item-costs",
            rules: &["dwa.item.antiseptic", "dwa.item.fire-extinguisher", "dwa.item.radio", "dwa.item.gas-can", "dwa.item.car-battery", "dwa.item.car-keys"],
            question: "What does it cost to use items?",
            ruling: "Antiseptic: heal action, 4 AP, in contact with the body; used up. Fire extinguisher: 2 AP, on oneself or a figure within 5 cm; used up whether or not it works. Radio: 2 AP to turn on or off; it may be left behind and stays on. Gas can: 2 AP for a chainsaw, 4 AP for a vehicle. Car battery: 4 AP; the next start of that vehicle succeeds without a roll. Car keys: no cost of their own, see the ruling on starting; keys found in a car fit that car, in a truck or bus the car nearest to it.",
            why: "Nearest entries of the AP list: manipulations 2, work that takes a whole turn 4.",
        },
        Ruling {
            id: "dwa.ruling.vehicle-start",
            rules: &["dwa.vehicle.start", "dwa.vehicle.battery", "dwa.vehicle.stall", "dwa.skill.mechanics"],
            question: "What does starting cost with keys, on a new try, and after a stall?",
            ruling: "Each try costs 4 AP by hotwiring (2 with Mechanics) or 2 AP with keys, and rolls the battery die. A vehicle that has been hotwired once counts as having keys from then on (2 AP). A stalled vehicle is started again in the same way. Getting in or out costs 2 AP (a door), and so does taking the wheel from another seat. The engine runs from the moment of success; driving begins in the next activation, which uses all AP.",
            why: "Only hotwiring has a price; keys must be better than hotwiring.",
        },
        Ruling {
            id: "dwa.ruling.vehicle-speed",
            rules: &["dwa.vehicle.speed", "dwa.vehicle.accelerate", "dwa.vehicle.decelerate", "dwa.vehicle.driver-ap"],
            question: "How do AP, acceleration and distance fit together?",
            ruling: "A vehicle has a speed of 0 to 40 cm per turn in steps of 5. In their activation the driver uses their 4 AP to change the speed by 5 cm for each AP, up, down or not at all, then the vehicle moves exactly its speed. Up to 20 is slow, above 20 fast. Decelerating and braking are the same thing. From standing one turn gives at most 20, a second at most 40. A vehicle without an active driver loses 20 of speed each turn. Doubled costs after a failed fear test: two steps of 5 only.",
            why: "Four AP times 5 cm are the 20 cm of slow speed.",
        },
        Ruling {
            id: "dwa.ruling.vehicle-turning",
            rules: &["dwa.vehicle.turn-slow", "dwa.vehicle.turn-fast", "dwa.vehicle.crash"],
            question: "How far can a vehicle turn, how does it slide, and what is a crash?",
            ruling: "At slow speed it may turn up to 90 degrees at any points of its move, at fast speed up to 45 degrees at a time, each with one roll. A slide goes sideways at right angles to the direction before the turn, from where the roll is made; then the vehicle stops for the turn with speed 20. A wall, building, tree, vehicle or other obstacle in the slide is a crash: the vehicle stops there, speed 0, out of order for the rest of the game; driver and passengers each roll 1D6 wounds. Running straight into such a thing at any speed above 0 is a crash too. Figures in the slide are rammed.",
            why: "The text has only the slide and the crash; the rest is kept minimal.",
        },
        Ruling {
            id: "dwa.ruling.vehicle-fire",
            rules: &["dwa.vehicle.passenger-fire", "dwa.shoot.move-and-fire"],
            question: "Passengers get '+1' at fast speed. Is a bonus really meant?",
            ruling: "The text stands as written: +1 on each attack die at fast speed; at slow speed or standing there is no modifier. The vehicle's movement is not the passenger's own movement. The engine keeps the sign as a setting with the values +1 (default) and -1.",
            why: "The sentence is plain and nothing in the book contradicts it. It may be a slip (every other movement makes shooting harder, and the author may have thought of the score needed), hence the setting.",
        },
        Ruling {
            id: "dwa.ruling.vehicle-ram",
            rules: &["dwa.vehicle.ram-slow", "dwa.vehicle.ram-fast"],
            question: "One die for how many zombies, and what happens to the vehicle?",
            ruling: "One die for each turn's move that meets zombies, thrown at the first contact; it holds for all zombies met in that move. 1: the vehicle stops at the first zombie, speed 0, stalled; no zombie is harmed. Thrown: each is put 5 cm from where it stood, to the nearer side of the path, and is fallen; straight aside if there is room, else slanting, and farther off only where no place at 5 cm is free of the path, of things and of others. Killed: removed, kills of the driver, counted once each. The vehicle goes on. Fallen zombies in the path are rammed too. Humans in the path take the result as Fall or Elim.",
            why: "The text rolls one die and speaks of zombies in the plural.",
        },
        Ruling {
            id: "dwa.ruling.vehicle-zombies",
            rules: &["dwa.vehicle.driver-ap", "dwa.zombie.doors"],
            question: "Can zombies attack people in a vehicle?",
            ruling: "A closed vehicle is a door for 15.1.3.3: when it is broken open, zombies in contact with the vehicle count as in contact with its passengers. A vehicle that moved this turn cannot be attacked. People inside are not in close combat until then.",
            why: "Windows can be smashed; the book has nothing else.",
        },
        Ruling {
            id: "dwa.ruling.kill-remainder",
            rules: &["dwa.xp.kills", "dwa.fear.regain"],
            question: "Is the remainder of kills carried to the next scenario?",
            ruling: "No. The kill points of the scenario (close combat kills double) divided by 5 are the XP, the zombies killed (each once) divided by 5 are the regained moral points, both rounded down. Only survivors get them.",
            why: "The table is what a character earns from surviving a scenario.",
        },
        Ruling {
            id: "dwa.ruling.xp-not-spent",
            rules: &["dwa.level.between-scenarios", "dwa.level.skill-gain", "dwa.char.xp-purpose"],
            question: "16.4 lets XP buy skills, 16.4.2 adds XP up and gives a skill with each level. Are XP spent?",
            ruling: "No. XP only add up. Each level reached brings one skill, nothing is taken off, and no skill is bought apart from a level.",
            why: "16.4.2 and 16.5 are the detailed passages; there is a table of totals and no price of a skill anywhere.",
        },
        Ruling {
            id: "dwa.ruling.level-table",
            rules: &["dwa.level.table"],
            question: "How does the level table go on after level 6?",
            ruling: "The step grows by 1 each level: 7: 61; 8: 75; 9: 90; 10: 106; and so on. Several levels may be gained at once.",
            why: "The printed steps are 6, 9, 10, 11, 12.",
        },
        Ruling {
            id: "dwa.ruling.victory-degrees",
            rules: &["dwa.setup.victory-conditions", "dwa.xp.scenario"],
            question: "When is a victory major or minor?",
            ruling: "The scenario defines it. Default: goal reached with at least half of the team alive: major hero victory; goal reached with fewer alive: minor hero victory; goal missed with at least half alive: minor zombie victory; goal missed with fewer alive: major zombie victory. Surviving means alive at the end, tests of the last wounds included.",
            why: "The XP table needs four outcomes and gives more XP for surviving a defeat.",
        },
        Ruling {
            id: "dwa.ruling.between-games",
            rules: &["dwa.wound.accumulate", "dwa.trauma.gain"],
            question: "What carries over to the next game?",
            ruling: "XP, level, skills, quirks, psychoses, trauma points, Base Moral Value, weapons, ammunition and items. Wounds, stun and fire do not; survivors start the next game unwounded.",
            why: "Trauma and morale are said to last; nobody would survive a campaign with old wounds, and the book speaks of wounds in the game.",
        },
        Ruling {
            id: "dwa.ruling.table-and-forces",
            rules: &["dwa.setup.figures", "dwa.zombie.number", "dwa.ammo.carry-limit"],
            question: "How large is the table, and how many humans with which weapons take part?",
            ruling: "The scenario says it. Default: 120 cm by 120 cm, one team of four humans, each with two weapons and an extra one chosen by the player within the carry limits, placed within 10 cm of one random table edge.",
            why: "The example's squad had four members; the book leaves the rest open.",
        },
        Ruling {
            id: "dwa.ruling.who-goes",
            rules: &["dwa.setup.figures", "dwa.setup.victory-conditions", "dwa.level.between-scenarios"],
            question: "Who of a campaign's team takes part in a game, and where may they start?",
            ruling: "As many as the scenario has people of its own team, in their places; if more of the team are alive, the player says who goes. Those who stay at home gain and lose nothing. A scenario without a team of its own takes all of them. Places left over stay empty. Nobody is placed within a place that has to be reached.",
            why: "A scenario is made for so many people in such places: with others at a random edge, or with somebody within its goal, it is another game or none.",
        },
        Ruling {
            id: "dwa.ruling.next-scenario",
            rules: &["dwa.level.between-scenarios"],
            question: "Which scenario does a campaign's team play next?",
            ruling: "Whichever the player likes: one that comes with the program, one of their own, or a random place.",
            why: "The book has rules for what lies between scenarios and none for their order.",
        },
        Ruling {
            id: "dwa.ruling.optional-rules",
            rules: &["dwa.jam.roll", "dwa.zombification.test", "dwa.fear.team-zombified", "dwa.zombie.moan", "dwa.zombie.lurch", "dwa.shoot.zombies-may-carry", "dwa.move.fancy-move"],
            question: "Which of the optional rules before chapter 16 are in use?",
            ruling: "The players agree on them before the first turn and all are told. Default of a single game: zombification, the loss for a member who turned, and lurching; a campaign adds jams and moaning.",
            why: "The book marks them as optional and its example of play uses the first three.",
        },
        Ruling {
            id: "dwa.ruling.thrown-weapons",
            rules: &["dwa.shoot.weapon-table", "dwa.act.pick-up-give"],
            question: "What becomes of thrown knives and of arrows, and what is a hand thrown weapon's Mag?",
            ruling: "Each throw uses up one piece in hand. A thrown knife or axe lies on the spot of its target afterwards and can be picked up (2 AP). Arrows are lost. With further pieces in stock no reload is needed between throws. With range 10 cm every throw is at point blank (+1).",
            why: "The table has no Mag for hand thrown weapons and the action list has picking up.",
        },
        Ruling {
            id: "dwa.ruling.wound-variant",
            rules: &["dwa.wound.test"],
            question: "The wound rule is headed 'normal rule' as if there were another one.",
            ruling: "There is only this one.",
            why: "No variant is in the text.",
        },
        Ruling {
            id: "dwa.ruling.quirk-number",
            rules: &["dwa.quirk.creation", "dwa.skill.maximum", "dwa.psychosis.table", "dwa.psychosis.fifth", "dwa.psychosis.as-quirk"],
            question: "How many quirks does a new character roll, and what about doubles and the limit for psychoses?",
            ruling: "Default: one quirk; the player may ask for none or two. A result the character already has is rolled again. Quirks do not count for the limit of 5 skills. A psychosis they already have is rolled again too. Psychoses do not count for the limit of 2 quirks. Despaired gained early, by roll or choice, does not stop later psychoses; if they have it already the fifth is found like any other. Psychoses after the fifth are found as usual too; a character with all eleven gains no more.",
            why: "'Can be given', maximum 2. Every sixth trauma point brings a psychosis; only the fifth has its result fixed.",
        },
        Ruling {
            id: "dwa.ruling.distraction",
            rules: &["dwa.quirk.psycho", "dwa.quirk.sexy"],
            question: "Which rolls does the -1 of Psycho and Sexy change, and is it a bonus in fear tests?",
            ruling: "All attack, landing, break, wound, jump, start, heal and fire extinguisher rolls of the affected characters: -1 on the die. In fear tests Psycho makes it +1 on the 2D6 result, because it is meant as a drawback; Sexy does not touch fear tests. Not changed: random tables and searches (Deep pockets too), damage or number dice, jam checks, quirk rolls, zombie rolls, what a vehicle does on its way (turns, slides, rams). The owner is not affected. Several distractors add up. Each character has a sex, which is set at creation.",
            why: "'Any die roll' of somebody who is distracted: every roll by which a character tries to do something or to withstand it, and no die that only says what there is. Only Sexy is excepted from fear tests, so Psycho is not.",
        },
        Ruling {
            id: "dwa.ruling.compulsions",
            rules: &["dwa.quirk.criminal", "dwa.quirk.macho", "dwa.quirk.stupid", "dwa.psychosis.paranoid", "dwa.psychosis.hallucinate", "dwa.psychosis.charge", "dwa.psychosis.scared", "dwa.quirk.scary-pants", "dwa.psychosis.mental-block", "dwa.psychosis.terrified", "dwa.skill.dodge"],
            question: "How much of the turn do the 'must' quirks and psychoses take, and in which order?",
            ruling: "They are done first in the activation, psychoses before quirks, then by table number. Criminal, Paranoid: one burst at the nearest such person within 10 cm in sight, if the firearm in hand is loaded (also at a friend in contact, with CQM). Hallucinate: move into contact and one strike at the nearest friend within 10 cm, if they have a close combat weapon in hand. Macho: one announced attack at the nearest zombie in sight and range, if they can fire. Stupid: move into contact with the nearest zombie within 10 cm and strike with all AP that are left. Charge: move towards the closest zombie with at least 1 AP, into contact if the AP reach; in contact it falls. Scared: see its text. A machine gun's circle is laid so that it can hit whom the rule names (so it is with Berserk and with Cover); where none can, it is left out. Whoever lies stands up for it first, if the AP are enough for both. Compulsions that cannot be paid for or reached are left out; the rest of the AP is free. Someone in close combat follows only those that section 12 allows: in contact with a zombie already they do not charge, spend no AP on it and may try to break. What a psychosis or quirk forbids stays forbidden; the compelled deed is then left out. Terrified: no Charge, no Stupid, Hallucinate only if the way leads no nearer to such a zombie, but a friend is struck. Mental block: what is done first excludes the rest, so Charge stops Macho, and Macho stops any move. Stupid stops the break of Scared, and Dodge, which disengages as well. Scary-pants forbids nothing that they must do: they roll at their activation, and if they do not freeze Stupid and Charge take them on.",
            why: "The minimum that satisfies 'must'. 'Cannot' and 'never' are stronger words than 'must' and 'always'.",
        },
        Ruling {
            id: "dwa.ruling.quirk-details",
            rules: &["dwa.quirk.clumsy", "dwa.quirk.relative", "dwa.quirk.scary-pants", "dwa.quirk.flinch", "dwa.quirk.thick"],
            question: "When and how often are the quirk dice rolled?",
            ruling: "Clumsy: once per turn, when the first AP for movement is paid; on 1-2 the AP is spent, they do not move and are fallen. Relative: once per turn, before the first shot at a zombie; on 1-2 the shot is not made, its AP are not spent, and they make no shot or strike this turn. Scary-pants: when they are activated with a zombie in sight within 10 cm, one roll; on 1-3 they lose all AP of the turn; they may not choose to move to within 10 cm of a zombie in sight (see the ruling on dread of zombies). Flinch: guns only, not bows or thrown weapons. Thick: at the start of the activation.",
            why: "One roll per turn is enough for a standing situation.",
        },
        Ruling {
            id: "dwa.ruling.psychosis-details",
            rules: &["dwa.psychosis.berserk", "dwa.psychosis.mental-block", "dwa.psychosis.terrified", "dwa.psychosis.rage", "dwa.psychosis.despaired", "dwa.psychosis.depressive", "dwa.psychosis.schizophrenic"],
            question: "Open points of the psychoses.",
            ruling: "Berserk: the die is rolled for each announced attack; on 1-2 the target becomes the closest figure in sight and range. Mental block: the first of the two kinds done in the turn excludes the other; CQM fire is shooting, strikes are neither. Every change of place by their own will or by compulsion is a move, also one that costs no movement AP: an Agile jump, a dodge, getting into a vehicle or out of it. Terrified: CQM fire counts as attacking in close combat; for their moves see the ruling on dread of zombies. Rage: after their last announced attack at zombies in the turn the magazine is set to 0. Despaired: without a loaded firearm they use what they have; the result is the same. Depressive: every attack and landing die. Schizophrenic: no AP and no skills this turn; phase 1 tests are taken.",
            why: "Plain readings.",
        },
        Ruling {
            id: "dwa.ruling.dread-of-zombies",
            rules: &["dwa.psychosis.terrified", "dwa.quirk.scary-pants"],
            question: "Which ways of moving do Terrified and Scary-pants forbid, and what of a way do they look at?",
            ruling: "Every way that a character chooses: walking, climbing, jumping, stunts, a dodge, getting into a vehicle and out of it (measured from and to the middle of the vehicle). The whole way counts. Terrified: no part of it may lead nearer to a zombie that is in sight within 30 cm where that part begins. Scary-pants: no part of it may lead to within 10 cm of a zombie in sight, or nearer to one that is as near already, and it may not end within 10 cm of one; a dodge may, as long as it leads no nearer. Where a vehicle goes is the vehicle's move: its driver may take it towards zombies, and whoever sits in it is carried.",
            why: "'Can't move towards' and 'must always keep' speak of all movement, and of all of a move: a walk that is forbidden in two halves cannot be allowed as a whole. A dodge is 5 cm long, so that it always ends within 10 cm of the zombie it is made for. 16.3 lets vehicles move and ram, not characters; a vehicle at speed cannot but go on.",
        },
        Ruling {
            id: "dwa.ruling.trauma-two",
            rules: &["dwa.trauma.sixth-point"],
            question: "How can a character receive two trauma points at once?",
            ruling: "By the rules of the book only one failed fear test per turn occurs, so it comes up only if a scenario gives extra points. The excess over 6 is kept.",
            why: "The text keeps the seventh point.",
        },
    ],
    examples: &[
        Example {
            id: "dwa.example.team-morale",
            rules: &["dwa.fear.base-value", "dwa.fear.team-losses"],
            section: "14.1",
            given: "A team of four has lost two members, none turned, optional zombification loss not counted",
            dice: &[],
            expect: "Base Moral Value 10 - 2 - 2 = 6 for both survivors",
            results: &["(6, 6)"],
        },
        Example {
            id: "dwa.example.lawless-fear",
            rules: &["dwa.fear.test", "dwa.fear.modifiers"],
            section: "14.1",
            given: "Lawless: Base Moral Value 6, one zombie and one team member within 10 cm, no wounds; the book gives the sum 5 (any split)",
            dice: &[2, 3],
            expect: "Value 6 - 1 + 1 = 6; 5 <= 6: passed, normal costs",
            results: &["6", "Passed"],
        },
        Example {
            id: "dwa.example.dawson-fear",
            rules: &["dwa.fear.test", "dwa.fear.modifiers", "dwa.fear.failure"],
            section: "14.1",
            given: "Dawson: Base Moral Value 6, two zombies and one team member within 10 cm, no wounds; the book gives the sum 8 (any split)",
            dice: &[4, 4],
            expect: "Value 6 - 2 + 1 = 5; 8 > 5: failed, all costs doubled this turn",
            results: &["5", "Failed"],
        },
        Example {
            id: "dwa.example.no-tests-without-wounds",
            rules: &["dwa.wound.test", "dwa.zombification.test", "dwa.turn.test-phase"],
            section: "14.1",
            given: "Lawless and Dawson, both without wounds and alive, phase 1",
            dice: &[],
            expect: "No wound test and no zombification test",
            results: &[],
        },
        Example {
            id: "dwa.example.dawson-doubled-ap",
            rules: &["dwa.fear.failure", "dwa.move.distance", "dwa.ap.allowance"],
            section: "14.1, 14.2",
            given: "Dawson, 4 AP, fear test failed: moves 5 cm, then fires a pistol once",
            dice: &[],
            expect: "2 AP for the move, 2 AP for the shot, 0 AP left",
            results: &["(2, 2, 0)"],
        },
        Example {
            id: "dwa.example.dawson-pistol-moved",
            rules: &["dwa.shoot.weapon-table", "dwa.shoot.move-and-fire"],
            section: "14.2",
            given: "Pistol, target at 15 cm, the shooter has moved this turn",
            dice: &[4],
            expect: "4 - 1 = 3: a miss",
            results: &["Miss"],
        },
        Example {
            id: "dwa.example.pistol-moved-no-elim",
            rules: &["dwa.shoot.weapon-table", "dwa.shoot.move-and-fire", "dwa.shoot.modified-score"],
            section: "14.2",
            given: "Pistol, target at 15 cm, the shooter has moved this turn; each die value in turn",
            dice: &[1, 2, 3, 4, 5, 6],
            expect: "1-4 miss, 5 and 6 Fall; Elim is impossible",
            results: &["[Miss, Miss, Miss, Miss, Fall, Fall]"],
        },
        Example {
            id: "dwa.example.pistol-15-not-moved",
            rules: &["dwa.shoot.weapon-table", "dwa.shoot.range-modifier"],
            section: "14.2",
            given: "Pistol, target at 15 cm, not moved; each die value in turn",
            dice: &[1, 2, 3, 4, 5, 6],
            expect: "1-3 miss, 4-5 Fall, 6 Elim",
            results: &["[Miss, Miss, Miss, Fall, Fall, Elim]"],
        },
        Example {
            id: "dwa.example.pistol-point-blank",
            rules: &["dwa.shoot.weapon-table", "dwa.shoot.range-modifier"],
            section: "14.2",
            given: "Pistol, target within 10 cm, fired before moving; each die value in turn",
            dice: &[1, 2, 3, 4, 5, 6],
            expect: "1-2 miss, 3-4 Fall, 5-6 Elim",
            results: &["[Miss, Miss, Fall, Fall, Elim, Elim]"],
        },
        Example {
            id: "dwa.example.lawless-burst",
            rules: &["dwa.auto.targets", "dwa.auto.random-hits", "dwa.shoot.range-auto-worst", "dwa.shoot.weapon-table"],
            section: "14.2",
            given: "Sub machine gun, declared zombie and a second zombie within 5 cm of it; one target within 10 cm, the other just beyond; not moved; both hits are then drawn on the same zombie",
            dice: &[1, 3, 3, 4, 6],
            expect: "No point blank bonus; one Fall (4) and one Elim (6); the drawn zombie is eliminated, the other unharmed; 2 AP and one burst of 4 used",
            results: &["0", "[Miss, Elim]", "(2, 4)"],
        },
        Example {
            id: "dwa.example.lawless-no-second-burst",
            rules: &["dwa.auto.sustained", "dwa.shoot.declare-repeat"],
            section: "14.2",
            given: "After that burst, 2 AP left, sustained fire was not declared",
            dice: &[],
            expect: "Firing again at the zombie that was missed is not allowed; moving 10 cm with 2 AP is",
            results: &[],
        },
        Example {
            id: "dwa.example.zombie-move-contact",
            rules: &["dwa.zombie.move", "dwa.zombie.ap"],
            section: "14.3",
            given: "A zombie within 10 cm of Dawson, who is the closest human",
            dice: &[],
            expect: "It moves into base-to-base contact",
            results: &[],
        },
        Example {
            id: "dwa.example.zombie-lurch",
            rules: &["dwa.zombie.move", "dwa.zombie.lurch"],
            section: "14.3",
            given: "A zombie 14 cm from Dawson moves 10 cm; lurch rule in use",
            dice: &[5],
            expect: "It ends 4 cm away (within 5 cm), 5 succeeds: contact and an attack",
            results: &["1"],
        },
        Example {
            id: "dwa.example.zombie-attacks",
            rules: &["dwa.zombie.attack-roll", "dwa.zombie.attack-numbers", "dwa.zombie.attack-weapon", "dwa.zombie.free-attack"],
            section: "14.3",
            given: "Two zombies that came into contact this turn attack Dawson, the first unarmed (5+ needed), the second with a knife (4+ needed)",
            dice: &[6, 4],
            expect: "Both hit: two wounds",
            results: &["[Wound, Wound]"],
        },
        Example {
            id: "dwa.example.dawson-wound-test",
            rules: &["dwa.wound.test"],
            section: "14.4",
            given: "Dawson has 2 wounds, both from the last turn",
            dice: &[1],
            expect: "1 < 2: eliminated",
            results: &["Eliminated"],
        },
        Example {
            id: "dwa.example.dawson-turns",
            rules: &["dwa.zombification.test", "dwa.zombification.repeat"],
            section: "14.4",
            given: "Dawson was eliminated with 2 wounds; one die in each of the three following turns (the book gives no faces; values chosen to fit its story: two misses, then less than 5)",
            dice: &[3, 4, 4],
            expect: "Turn 1: 3 is not below 3; turn 2: 4 is not below 4; turn 3: 4 is below 5: he turns",
            results: &["[LiesStill, LiesStill, Turns]"],
        },
        Example {
            id: "dwa.example.door-two-zombies",
            rules: &["dwa.zombie.doors-time", "dwa.zombie.doors-roll"],
            section: "15.1.3.3",
            given: "Two zombies attack a window for three turns",
            dice: &[],
            expect: "No roll after turn 1; two dice at the end of turn 2; three dice at the end of turn 3",
            results: &["[0, 2, 3]"],
        },
        Example {
            id: "dwa.example.door-third-joins",
            rules: &["dwa.zombie.doors-time", "dwa.zombie.doors-roll"],
            section: "15.1.3.3",
            given: "Two zombies attack a window for two turns and fail, a third joins them for the third turn",
            dice: &[],
            expect: "Four dice at the end of turn 3",
            results: &["[0, 2, 4]"],
        },
        Example {
            id: "dwa.example.door-four-zombies",
            rules: &["dwa.zombie.doors-time", "dwa.zombie.doors-roll"],
            section: "15.1.3.3",
            given: "Four zombies attack a door",
            dice: &[],
            expect: "Four dice at the end of turn 1",
            results: &["[4]"],
        },
        Example {
            id: "dwa.example.trauma-seven",
            rules: &["dwa.trauma.sixth-point"],
            section: "16.7.1",
            given: "A character with 5 trauma points receives two more",
            dice: &[],
            expect: "Total 7: one psychosis, 1 trauma point left",
            results: &["(1, 1)"],
        },
    ],
};
