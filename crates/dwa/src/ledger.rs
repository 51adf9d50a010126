//! The ledger of this book, and the macro that cites it.
//!
//! Generated from `ledger.toml` by `cargo xtask generate`; do not edit.

use kernel::rule::{Entry, Example, Layer, Ledger, Ruling};

/// Cites one entry of this book's ledger; an id that is not there does not compile.
#[rustfmt::skip]
#[macro_export]
macro_rules! rule {
    ("dwa.setup.zombie-control") => { ::kernel::RuleId::in_ledger("dwa.setup.zombie-control") };
    ("dwa.setup.figures") => { ::kernel::RuleId::in_ledger("dwa.setup.figures") };
    ("dwa.setup.open-equipment") => { ::kernel::RuleId::in_ledger("dwa.setup.open-equipment") };
    ("dwa.setup.centimetres") => { ::kernel::RuleId::in_ledger("dwa.setup.centimetres") };
    ("dwa.setup.inches") => { ::kernel::RuleId::in_ledger("dwa.setup.inches") };
    ("dwa.setup.dice") => { ::kernel::RuleId::in_ledger("dwa.setup.dice") };
    ("dwa.setup.victory-conditions") => { ::kernel::RuleId::in_ledger("dwa.setup.victory-conditions") };
    ("dwa.setup.new-actions") => { ::kernel::RuleId::in_ledger("dwa.setup.new-actions") };
    ("dwa.turn.phases") => { ::kernel::RuleId::in_ledger("dwa.turn.phases") };
    ("dwa.turn.test-phase") => { ::kernel::RuleId::in_ledger("dwa.turn.test-phase") };
    ("dwa.turn.test-order") => { ::kernel::RuleId::in_ledger("dwa.turn.test-order") };
    ("dwa.turn.human-activation") => { ::kernel::RuleId::in_ledger("dwa.turn.human-activation") };
    ("dwa.turn.zombie-activation") => { ::kernel::RuleId::in_ledger("dwa.turn.zombie-activation") };
    ("dwa.ap.allowance") => { ::kernel::RuleId::in_ledger("dwa.ap.allowance") };
    ("dwa.ap.no-saving") => { ::kernel::RuleId::in_ledger("dwa.ap.no-saving") };
    ("dwa.ap.complete-in-turn") => { ::kernel::RuleId::in_ledger("dwa.ap.complete-in-turn") };
    ("dwa.ap.cost-table") => { ::kernel::RuleId::in_ledger("dwa.ap.cost-table") };
    ("dwa.ap.break-cost") => { ::kernel::RuleId::in_ledger("dwa.ap.break-cost") };
    ("dwa.ap.restart-chainsaw-cost") => { ::kernel::RuleId::in_ledger("dwa.ap.restart-chainsaw-cost") };
    ("dwa.move.distance") => { ::kernel::RuleId::in_ledger("dwa.move.distance") };
    ("dwa.move.turning-free") => { ::kernel::RuleId::in_ledger("dwa.move.turning-free") };
    ("dwa.move.obstacle") => { ::kernel::RuleId::in_ledger("dwa.move.obstacle") };
    ("dwa.move.climb") => { ::kernel::RuleId::in_ledger("dwa.move.climb") };
    ("dwa.move.jump-short") => { ::kernel::RuleId::in_ledger("dwa.move.jump-short") };
    ("dwa.move.jump-long") => { ::kernel::RuleId::in_ledger("dwa.move.jump-long") };
    ("dwa.move.jump-fall") => { ::kernel::RuleId::in_ledger("dwa.move.jump-fall") };
    ("dwa.move.lie-down") => { ::kernel::RuleId::in_ledger("dwa.move.lie-down") };
    ("dwa.move.stand-up") => { ::kernel::RuleId::in_ledger("dwa.move.stand-up") };
    ("dwa.move.fancy-move") => { ::kernel::RuleId::in_ledger("dwa.move.fancy-move") };
    ("dwa.move.fire-during-move") => { ::kernel::RuleId::in_ledger("dwa.move.fire-during-move") };
    ("dwa.act.open-door") => { ::kernel::RuleId::in_ledger("dwa.act.open-door") };
    ("dwa.act.pick-up-give") => { ::kernel::RuleId::in_ledger("dwa.act.pick-up-give") };
    ("dwa.act.switch-weapon") => { ::kernel::RuleId::in_ledger("dwa.act.switch-weapon") };
    ("dwa.act.heal") => { ::kernel::RuleId::in_ledger("dwa.act.heal") };
    ("dwa.ammo.categories") => { ::kernel::RuleId::in_ledger("dwa.ammo.categories") };
    ("dwa.ammo.starting-clips") => { ::kernel::RuleId::in_ledger("dwa.ammo.starting-clips") };
    ("dwa.ammo.carry-limit") => { ::kernel::RuleId::in_ledger("dwa.ammo.carry-limit") };
    ("dwa.ammo.carry-sidearm") => { ::kernel::RuleId::in_ledger("dwa.ammo.carry-sidearm") };
    ("dwa.ammo.magazine") => { ::kernel::RuleId::in_ledger("dwa.ammo.magazine") };
    ("dwa.ammo.reload") => { ::kernel::RuleId::in_ledger("dwa.ammo.reload") };
    ("dwa.ammo.no-reload-in-close-combat") => { ::kernel::RuleId::in_ledger("dwa.ammo.no-reload-in-close-combat") };
    ("dwa.shoot.weapon-table") => { ::kernel::RuleId::in_ledger("dwa.shoot.weapon-table") };
    ("dwa.shoot.weapon-columns") => { ::kernel::RuleId::in_ledger("dwa.shoot.weapon-columns") };
    ("dwa.shoot.zombies-may-carry") => { ::kernel::RuleId::in_ledger("dwa.shoot.zombies-may-carry") };
    ("dwa.shoot.rof-dice") => { ::kernel::RuleId::in_ledger("dwa.shoot.rof-dice") };
    ("dwa.shoot.procedure") => { ::kernel::RuleId::in_ledger("dwa.shoot.procedure") };
    ("dwa.shoot.declare-repeat") => { ::kernel::RuleId::in_ledger("dwa.shoot.declare-repeat") };
    ("dwa.shoot.modified-score") => { ::kernel::RuleId::in_ledger("dwa.shoot.modified-score") };
    ("dwa.shoot.max-range") => { ::kernel::RuleId::in_ledger("dwa.shoot.max-range") };
    ("dwa.shoot.range-modifier") => { ::kernel::RuleId::in_ledger("dwa.shoot.range-modifier") };
    ("dwa.shoot.range-template-exempt") => { ::kernel::RuleId::in_ledger("dwa.shoot.range-template-exempt") };
    ("dwa.shoot.range-auto-worst") => { ::kernel::RuleId::in_ledger("dwa.shoot.range-auto-worst") };
    ("dwa.shoot.aim") => { ::kernel::RuleId::in_ledger("dwa.shoot.aim") };
    ("dwa.shoot.aim-same-target") => { ::kernel::RuleId::in_ledger("dwa.shoot.aim-same-target") };
    ("dwa.shoot.aim-automatic") => { ::kernel::RuleId::in_ledger("dwa.shoot.aim-automatic") };
    ("dwa.shoot.aim-no-carry") => { ::kernel::RuleId::in_ledger("dwa.shoot.aim-no-carry") };
    ("dwa.shoot.aim-template") => { ::kernel::RuleId::in_ledger("dwa.shoot.aim-template") };
    ("dwa.shoot.cover") => { ::kernel::RuleId::in_ledger("dwa.shoot.cover") };
    ("dwa.shoot.move-and-fire") => { ::kernel::RuleId::in_ledger("dwa.shoot.move-and-fire") };
    ("dwa.shoot.into-close-combat") => { ::kernel::RuleId::in_ledger("dwa.shoot.into-close-combat") };
    ("dwa.shoot.into-close-combat-hit") => { ::kernel::RuleId::in_ledger("dwa.shoot.into-close-combat-hit") };
    ("dwa.shoot.into-close-combat-miss") => { ::kernel::RuleId::in_ledger("dwa.shoot.into-close-combat-miss") };
    ("dwa.shoot.fallen-contact") => { ::kernel::RuleId::in_ledger("dwa.shoot.fallen-contact") };
    ("dwa.shoot.fallen-near") => { ::kernel::RuleId::in_ledger("dwa.shoot.fallen-near") };
    ("dwa.shoot.human-target") => { ::kernel::RuleId::in_ledger("dwa.shoot.human-target") };
    ("dwa.auto.targets") => { ::kernel::RuleId::in_ledger("dwa.auto.targets") };
    ("dwa.auto.max-targets") => { ::kernel::RuleId::in_ledger("dwa.auto.max-targets") };
    ("dwa.auto.random-hits") => { ::kernel::RuleId::in_ledger("dwa.auto.random-hits") };
    ("dwa.auto.sustained") => { ::kernel::RuleId::in_ledger("dwa.auto.sustained") };
    ("dwa.auto.no-single-shots") => { ::kernel::RuleId::in_ledger("dwa.auto.no-single-shots") };
    ("dwa.shotgun.template-targets") => { ::kernel::RuleId::in_ledger("dwa.shotgun.template-targets") };
    ("dwa.shotgun.roll") => { ::kernel::RuleId::in_ledger("dwa.shotgun.roll") };
    ("dwa.shotgun.see-then-fire") => { ::kernel::RuleId::in_ledger("dwa.shotgun.see-then-fire") };
    ("dwa.shotgun.two-barrels") => { ::kernel::RuleId::in_ledger("dwa.shotgun.two-barrels") };
    ("dwa.shotgun.no-aim") => { ::kernel::RuleId::in_ledger("dwa.shotgun.no-aim") };
    ("dwa.shotgun.long-cone") => { ::kernel::RuleId::in_ledger("dwa.shotgun.long-cone") };
    ("dwa.shotgun.short-cone") => { ::kernel::RuleId::in_ledger("dwa.shotgun.short-cone") };
    ("dwa.mg.template") => { ::kernel::RuleId::in_ledger("dwa.mg.template") };
    ("dwa.mg.targets") => { ::kernel::RuleId::in_ledger("dwa.mg.targets") };
    ("dwa.mg.roll") => { ::kernel::RuleId::in_ledger("dwa.mg.roll") };
    ("dwa.mg.fire-cost") => { ::kernel::RuleId::in_ledger("dwa.mg.fire-cost") };
    ("dwa.mg.brace") => { ::kernel::RuleId::in_ledger("dwa.mg.brace") };
    ("dwa.grenade.cost") => { ::kernel::RuleId::in_ledger("dwa.grenade.cost") };
    ("dwa.grenade.range") => { ::kernel::RuleId::in_ledger("dwa.grenade.range") };
    ("dwa.grenade.landing") => { ::kernel::RuleId::in_ledger("dwa.grenade.landing") };
    ("dwa.grenade.template") => { ::kernel::RuleId::in_ledger("dwa.grenade.template") };
    ("dwa.grenade.effect-table") => { ::kernel::RuleId::in_ledger("dwa.grenade.effect-table") };
    ("dwa.grenade.confined") => { ::kernel::RuleId::in_ledger("dwa.grenade.confined") };
    ("dwa.grenade.molotov-burns") => { ::kernel::RuleId::in_ledger("dwa.grenade.molotov-burns") };
    ("dwa.grenade.flash-bang-open") => { ::kernel::RuleId::in_ledger("dwa.grenade.flash-bang-open") };
    ("dwa.grenade.flash-bang-room") => { ::kernel::RuleId::in_ledger("dwa.grenade.flash-bang-room") };
    ("dwa.flame.template") => { ::kernel::RuleId::in_ledger("dwa.flame.template") };
    ("dwa.flame.burn-table") => { ::kernel::RuleId::in_ledger("dwa.flame.burn-table") };
    ("dwa.flame.first-roll-now") => { ::kernel::RuleId::in_ledger("dwa.flame.first-roll-now") };
    ("dwa.flame.out-of-fuel") => { ::kernel::RuleId::in_ledger("dwa.flame.out-of-fuel") };
    ("dwa.flame.tank-explodes") => { ::kernel::RuleId::in_ledger("dwa.flame.tank-explodes") };
    ("dwa.flame.spread") => { ::kernel::RuleId::in_ledger("dwa.flame.spread") };
    ("dwa.flame.human-wound") => { ::kernel::RuleId::in_ledger("dwa.flame.human-wound") };
    ("dwa.jam.roll") => { ::kernel::RuleId::in_ledger("dwa.jam.roll") };
    ("dwa.jam.revolver") => { ::kernel::RuleId::in_ledger("dwa.jam.revolver") };
    ("dwa.jam.flamethrower") => { ::kernel::RuleId::in_ledger("dwa.jam.flamethrower") };
    ("dwa.jam.machine-gun") => { ::kernel::RuleId::in_ledger("dwa.jam.machine-gun") };
    ("dwa.jam.grenade") => { ::kernel::RuleId::in_ledger("dwa.jam.grenade") };
    ("dwa.jam.grenade-launcher") => { ::kernel::RuleId::in_ledger("dwa.jam.grenade-launcher") };
    ("dwa.jam.clear") => { ::kernel::RuleId::in_ledger("dwa.jam.clear") };
    ("dwa.cc.contact") => { ::kernel::RuleId::in_ledger("dwa.cc.contact") };
    ("dwa.cc.allowed-actions") => { ::kernel::RuleId::in_ledger("dwa.cc.allowed-actions") };
    ("dwa.cc.weapon-classes") => { ::kernel::RuleId::in_ledger("dwa.cc.weapon-classes") };
    ("dwa.cc.fire-cqm") => { ::kernel::RuleId::in_ledger("dwa.cc.fire-cqm") };
    ("dwa.cc.no-cqm") => { ::kernel::RuleId::in_ledger("dwa.cc.no-cqm") };
    ("dwa.cc.out-of-ammo") => { ::kernel::RuleId::in_ledger("dwa.cc.out-of-ammo") };
    ("dwa.cc.attack-cost") => { ::kernel::RuleId::in_ledger("dwa.cc.attack-cost") };
    ("dwa.cc.bludgeon") => { ::kernel::RuleId::in_ledger("dwa.cc.bludgeon") };
    ("dwa.cc.edged") => { ::kernel::RuleId::in_ledger("dwa.cc.edged") };
    ("dwa.cc.strike-fallen") => { ::kernel::RuleId::in_ledger("dwa.cc.strike-fallen") };
    ("dwa.cc.chainsaw") => { ::kernel::RuleId::in_ledger("dwa.cc.chainsaw") };
    ("dwa.cc.chainsaw-six") => { ::kernel::RuleId::in_ledger("dwa.cc.chainsaw-six") };
    ("dwa.cc.chainsaw-mishap") => { ::kernel::RuleId::in_ledger("dwa.cc.chainsaw-mishap") };
    ("dwa.cc.back-attack") => { ::kernel::RuleId::in_ledger("dwa.cc.back-attack") };
    ("dwa.cc.no-bare-hands") => { ::kernel::RuleId::in_ledger("dwa.cc.no-bare-hands") };
    ("dwa.cc.break") => { ::kernel::RuleId::in_ledger("dwa.cc.break") };
    ("dwa.cc.break-failed") => { ::kernel::RuleId::in_ledger("dwa.cc.break-failed") };
    ("dwa.wound.accumulate") => { ::kernel::RuleId::in_ledger("dwa.wound.accumulate") };
    ("dwa.wound.test") => { ::kernel::RuleId::in_ledger("dwa.wound.test") };
    ("dwa.wound.no-new-wound") => { ::kernel::RuleId::in_ledger("dwa.wound.no-new-wound") };
    ("dwa.zombification.test") => { ::kernel::RuleId::in_ledger("dwa.zombification.test") };
    ("dwa.zombification.repeat") => { ::kernel::RuleId::in_ledger("dwa.zombification.repeat") };
    ("dwa.zombification.effect") => { ::kernel::RuleId::in_ledger("dwa.zombification.effect") };
    ("dwa.zombification.armed-zombie") => { ::kernel::RuleId::in_ledger("dwa.zombification.armed-zombie") };
    ("dwa.zombification.armed-zombie-roll") => { ::kernel::RuleId::in_ledger("dwa.zombification.armed-zombie-roll") };
    ("dwa.fear.trigger") => { ::kernel::RuleId::in_ledger("dwa.fear.trigger") };
    ("dwa.fear.test") => { ::kernel::RuleId::in_ledger("dwa.fear.test") };
    ("dwa.fear.modifiers") => { ::kernel::RuleId::in_ledger("dwa.fear.modifiers") };
    ("dwa.fear.failure") => { ::kernel::RuleId::in_ledger("dwa.fear.failure") };
    ("dwa.fear.base-value") => { ::kernel::RuleId::in_ledger("dwa.fear.base-value") };
    ("dwa.fear.team-losses") => { ::kernel::RuleId::in_ledger("dwa.fear.team-losses") };
    ("dwa.fear.team-zombified") => { ::kernel::RuleId::in_ledger("dwa.fear.team-zombified") };
    ("dwa.fear.npc-killed") => { ::kernel::RuleId::in_ledger("dwa.fear.npc-killed") };
    ("dwa.fear.regain") => { ::kernel::RuleId::in_ledger("dwa.fear.regain") };
    ("dwa.fear.last-survivor") => { ::kernel::RuleId::in_ledger("dwa.fear.last-survivor") };
    ("dwa.zombie.number") => { ::kernel::RuleId::in_ledger("dwa.zombie.number") };
    ("dwa.zombie.ap") => { ::kernel::RuleId::in_ledger("dwa.zombie.ap") };
    ("dwa.zombie.move") => { ::kernel::RuleId::in_ledger("dwa.zombie.move") };
    ("dwa.zombie.smell") => { ::kernel::RuleId::in_ledger("dwa.zombie.smell") };
    ("dwa.zombie.sight") => { ::kernel::RuleId::in_ledger("dwa.zombie.sight") };
    ("dwa.zombie.hearing") => { ::kernel::RuleId::in_ledger("dwa.zombie.hearing") };
    ("dwa.zombie.moan") => { ::kernel::RuleId::in_ledger("dwa.zombie.moan") };
    ("dwa.zombie.sense-order") => { ::kernel::RuleId::in_ledger("dwa.zombie.sense-order") };
    ("dwa.zombie.enter-a") => { ::kernel::RuleId::in_ledger("dwa.zombie.enter-a") };
    ("dwa.zombie.enter-b") => { ::kernel::RuleId::in_ledger("dwa.zombie.enter-b") };
    ("dwa.zombie.enter-c") => { ::kernel::RuleId::in_ledger("dwa.zombie.enter-c") };
    ("dwa.zombie.enter-d") => { ::kernel::RuleId::in_ledger("dwa.zombie.enter-d") };
    ("dwa.zombie.enter-e") => { ::kernel::RuleId::in_ledger("dwa.zombie.enter-e") };
    ("dwa.zombie.enter-choice") => { ::kernel::RuleId::in_ledger("dwa.zombie.enter-choice") };
    ("dwa.zombie.doors") => { ::kernel::RuleId::in_ledger("dwa.zombie.doors") };
    ("dwa.zombie.doors-time") => { ::kernel::RuleId::in_ledger("dwa.zombie.doors-time") };
    ("dwa.zombie.doors-roll") => { ::kernel::RuleId::in_ledger("dwa.zombie.doors-roll") };
    ("dwa.zombie.wander") => { ::kernel::RuleId::in_ledger("dwa.zombie.wander") };
    ("dwa.zombie.around-obstacle") => { ::kernel::RuleId::in_ledger("dwa.zombie.around-obstacle") };
    ("dwa.zombie.no-room") => { ::kernel::RuleId::in_ledger("dwa.zombie.no-room") };
    ("dwa.zombie.awkward") => { ::kernel::RuleId::in_ledger("dwa.zombie.awkward") };
    ("dwa.zombie.lurch") => { ::kernel::RuleId::in_ledger("dwa.zombie.lurch") };
    ("dwa.zombie.free-attack") => { ::kernel::RuleId::in_ledger("dwa.zombie.free-attack") };
    ("dwa.zombie.two-attacks") => { ::kernel::RuleId::in_ledger("dwa.zombie.two-attacks") };
    ("dwa.zombie.attack-roll") => { ::kernel::RuleId::in_ledger("dwa.zombie.attack-roll") };
    ("dwa.zombie.attack-weapon") => { ::kernel::RuleId::in_ledger("dwa.zombie.attack-weapon") };
    ("dwa.zombie.attack-numbers") => { ::kernel::RuleId::in_ledger("dwa.zombie.attack-numbers") };
    ("dwa.zombie.fall") => { ::kernel::RuleId::in_ledger("dwa.zombie.fall") };
    ("dwa.zombie.stand-up") => { ::kernel::RuleId::in_ledger("dwa.zombie.stand-up") };
    ("dwa.zombie.stand-up-attack") => { ::kernel::RuleId::in_ledger("dwa.zombie.stand-up-attack") };
    ("dwa.zombie.fallen-no-lurch") => { ::kernel::RuleId::in_ledger("dwa.zombie.fallen-no-lurch") };
    ("dwa.char.advanced-optional") => { ::kernel::RuleId::in_ledger("dwa.char.advanced-optional") };
    ("dwa.char.sheet") => { ::kernel::RuleId::in_ledger("dwa.char.sheet") };
    ("dwa.char.xp-purpose") => { ::kernel::RuleId::in_ledger("dwa.char.xp-purpose") };
    ("dwa.char.archetypes") => { ::kernel::RuleId::in_ledger("dwa.char.archetypes") };
    ("dwa.char.subtypes") => { ::kernel::RuleId::in_ledger("dwa.char.subtypes") };
    ("dwa.char.military") => { ::kernel::RuleId::in_ledger("dwa.char.military") };
    ("dwa.char.law-enforcement") => { ::kernel::RuleId::in_ledger("dwa.char.law-enforcement") };
    ("dwa.char.civilian-fear") => { ::kernel::RuleId::in_ledger("dwa.char.civilian-fear") };
    ("dwa.char.civilian-weapons") => { ::kernel::RuleId::in_ledger("dwa.char.civilian-weapons") };
    ("dwa.char.restrictions-military") => { ::kernel::RuleId::in_ledger("dwa.char.restrictions-military") };
    ("dwa.char.restrictions-law") => { ::kernel::RuleId::in_ledger("dwa.char.restrictions-law") };
    ("dwa.char.restrictions-civilian") => { ::kernel::RuleId::in_ledger("dwa.char.restrictions-civilian") };
    ("dwa.char.restrictions-subtype") => { ::kernel::RuleId::in_ledger("dwa.char.restrictions-subtype") };
    ("dwa.search.cost") => { ::kernel::RuleId::in_ledger("dwa.search.cost") };
    ("dwa.search.zombies") => { ::kernel::RuleId::in_ledger("dwa.search.zombies") };
    ("dwa.search.no-zombies-in-cars") => { ::kernel::RuleId::in_ledger("dwa.search.no-zombies-in-cars") };
    ("dwa.search.zombie-placement") => { ::kernel::RuleId::in_ledger("dwa.search.zombie-placement") };
    ("dwa.search.find-table") => { ::kernel::RuleId::in_ledger("dwa.search.find-table") };
    ("dwa.search.find-armoury") => { ::kernel::RuleId::in_ledger("dwa.search.find-armoury") };
    ("dwa.search.find-hospital") => { ::kernel::RuleId::in_ledger("dwa.search.find-hospital") };
    ("dwa.search.survivor-table") => { ::kernel::RuleId::in_ledger("dwa.search.survivor-table") };
    ("dwa.search.survivor-weapon") => { ::kernel::RuleId::in_ledger("dwa.search.survivor-weapon") };
    ("dwa.search.item-table") => { ::kernel::RuleId::in_ledger("dwa.search.item-table") };
    ("dwa.search.weapon-table") => { ::kernel::RuleId::in_ledger("dwa.search.weapon-table") };
    ("dwa.item.antiseptic") => { ::kernel::RuleId::in_ledger("dwa.item.antiseptic") };
    ("dwa.item.fire-extinguisher") => { ::kernel::RuleId::in_ledger("dwa.item.fire-extinguisher") };
    ("dwa.item.radio") => { ::kernel::RuleId::in_ledger("dwa.item.radio") };
    ("dwa.item.first-aid-kit") => { ::kernel::RuleId::in_ledger("dwa.item.first-aid-kit") };
    ("dwa.item.gas-can") => { ::kernel::RuleId::in_ledger("dwa.item.gas-can") };
    ("dwa.item.car-battery") => { ::kernel::RuleId::in_ledger("dwa.item.car-battery") };
    ("dwa.item.car-keys") => { ::kernel::RuleId::in_ledger("dwa.item.car-keys") };
    ("dwa.item.silencer") => { ::kernel::RuleId::in_ledger("dwa.item.silencer") };
    ("dwa.vehicle.scenario-only") => { ::kernel::RuleId::in_ledger("dwa.vehicle.scenario-only") };
    ("dwa.vehicle.start") => { ::kernel::RuleId::in_ledger("dwa.vehicle.start") };
    ("dwa.vehicle.battery") => { ::kernel::RuleId::in_ledger("dwa.vehicle.battery") };
    ("dwa.vehicle.driver-ap") => { ::kernel::RuleId::in_ledger("dwa.vehicle.driver-ap") };
    ("dwa.vehicle.speed") => { ::kernel::RuleId::in_ledger("dwa.vehicle.speed") };
    ("dwa.vehicle.accelerate") => { ::kernel::RuleId::in_ledger("dwa.vehicle.accelerate") };
    ("dwa.vehicle.decelerate") => { ::kernel::RuleId::in_ledger("dwa.vehicle.decelerate") };
    ("dwa.vehicle.turn-slow") => { ::kernel::RuleId::in_ledger("dwa.vehicle.turn-slow") };
    ("dwa.vehicle.turn-fast") => { ::kernel::RuleId::in_ledger("dwa.vehicle.turn-fast") };
    ("dwa.vehicle.crash") => { ::kernel::RuleId::in_ledger("dwa.vehicle.crash") };
    ("dwa.vehicle.passenger-fire") => { ::kernel::RuleId::in_ledger("dwa.vehicle.passenger-fire") };
    ("dwa.vehicle.ram-slow") => { ::kernel::RuleId::in_ledger("dwa.vehicle.ram-slow") };
    ("dwa.vehicle.ram-fast") => { ::kernel::RuleId::in_ledger("dwa.vehicle.ram-fast") };
    ("dwa.vehicle.stall") => { ::kernel::RuleId::in_ledger("dwa.vehicle.stall") };
    ("dwa.xp.kills") => { ::kernel::RuleId::in_ledger("dwa.xp.kills") };
    ("dwa.xp.close-combat-double") => { ::kernel::RuleId::in_ledger("dwa.xp.close-combat-double") };
    ("dwa.xp.scenario") => { ::kernel::RuleId::in_ledger("dwa.xp.scenario") };
    ("dwa.xp.lone-survivor") => { ::kernel::RuleId::in_ledger("dwa.xp.lone-survivor") };
    ("dwa.level.table") => { ::kernel::RuleId::in_ledger("dwa.level.table") };
    ("dwa.level.between-scenarios") => { ::kernel::RuleId::in_ledger("dwa.level.between-scenarios") };
    ("dwa.level.skill-gain") => { ::kernel::RuleId::in_ledger("dwa.level.skill-gain") };
    ("dwa.level.fear-gain") => { ::kernel::RuleId::in_ledger("dwa.level.fear-gain") };
    ("dwa.skill.maximum") => { ::kernel::RuleId::in_ledger("dwa.skill.maximum") };
    ("dwa.skill.level-limit") => { ::kernel::RuleId::in_ledger("dwa.skill.level-limit") };
    ("dwa.skill.one-per-turn") => { ::kernel::RuleId::in_ledger("dwa.skill.one-per-turn") };
    ("dwa.skill.cool") => { ::kernel::RuleId::in_ledger("dwa.skill.cool") };
    ("dwa.skill.fancy-move") => { ::kernel::RuleId::in_ledger("dwa.skill.fancy-move") };
    ("dwa.skill.lucky") => { ::kernel::RuleId::in_ledger("dwa.skill.lucky") };
    ("dwa.skill.nerves-of-steel") => { ::kernel::RuleId::in_ledger("dwa.skill.nerves-of-steel") };
    ("dwa.skill.agile") => { ::kernel::RuleId::in_ledger("dwa.skill.agile") };
    ("dwa.skill.fearless") => { ::kernel::RuleId::in_ledger("dwa.skill.fearless") };
    ("dwa.skill.mechanics") => { ::kernel::RuleId::in_ledger("dwa.skill.mechanics") };
    ("dwa.skill.first-aid") => { ::kernel::RuleId::in_ledger("dwa.skill.first-aid") };
    ("dwa.skill.medic") => { ::kernel::RuleId::in_ledger("dwa.skill.medic") };
    ("dwa.skill.motivate") => { ::kernel::RuleId::in_ledger("dwa.skill.motivate") };
    ("dwa.skill.inspire") => { ::kernel::RuleId::in_ledger("dwa.skill.inspire") };
    ("dwa.skill.snappy") => { ::kernel::RuleId::in_ledger("dwa.skill.snappy") };
    ("dwa.skill.quick") => { ::kernel::RuleId::in_ledger("dwa.skill.quick") };
    ("dwa.skill.dodge") => { ::kernel::RuleId::in_ledger("dwa.skill.dodge") };
    ("dwa.skill.hero") => { ::kernel::RuleId::in_ledger("dwa.skill.hero") };
    ("dwa.skill.lucky-bastard") => { ::kernel::RuleId::in_ledger("dwa.skill.lucky-bastard") };
    ("dwa.skill.weapon-needed") => { ::kernel::RuleId::in_ledger("dwa.skill.weapon-needed") };
    ("dwa.skill.weapon-grouping") => { ::kernel::RuleId::in_ledger("dwa.skill.weapon-grouping") };
    ("dwa.skill.weapon-list") => { ::kernel::RuleId::in_ledger("dwa.skill.weapon-list") };
    ("dwa.skill.aggressive") => { ::kernel::RuleId::in_ledger("dwa.skill.aggressive") };
    ("dwa.skill.brace") => { ::kernel::RuleId::in_ledger("dwa.skill.brace") };
    ("dwa.skill.cover") => { ::kernel::RuleId::in_ledger("dwa.skill.cover") };
    ("dwa.skill.eagle-eye") => { ::kernel::RuleId::in_ledger("dwa.skill.eagle-eye") };
    ("dwa.skill.fast-reload") => { ::kernel::RuleId::in_ledger("dwa.skill.fast-reload") };
    ("dwa.skill.sharpshooter") => { ::kernel::RuleId::in_ledger("dwa.skill.sharpshooter") };
    ("dwa.skill.unload") => { ::kernel::RuleId::in_ledger("dwa.skill.unload") };
    ("dwa.skill.ambidextrous") => { ::kernel::RuleId::in_ledger("dwa.skill.ambidextrous") };
    ("dwa.skill.deep-pockets") => { ::kernel::RuleId::in_ledger("dwa.skill.deep-pockets") };
    ("dwa.skill.frantic") => { ::kernel::RuleId::in_ledger("dwa.skill.frantic") };
    ("dwa.skill.gunner") => { ::kernel::RuleId::in_ledger("dwa.skill.gunner") };
    ("dwa.skill.martial-arts") => { ::kernel::RuleId::in_ledger("dwa.skill.martial-arts") };
    ("dwa.skill.combat-expert") => { ::kernel::RuleId::in_ledger("dwa.skill.combat-expert") };
    ("dwa.skill.reflex") => { ::kernel::RuleId::in_ledger("dwa.skill.reflex") };
    ("dwa.skill.tough") => { ::kernel::RuleId::in_ledger("dwa.skill.tough") };
    ("dwa.skill.chainsaw-maniac") => { ::kernel::RuleId::in_ledger("dwa.skill.chainsaw-maniac") };
    ("dwa.skill.double-tap") => { ::kernel::RuleId::in_ledger("dwa.skill.double-tap") };
    ("dwa.skill.killer") => { ::kernel::RuleId::in_ledger("dwa.skill.killer") };
    ("dwa.skill.sniper") => { ::kernel::RuleId::in_ledger("dwa.skill.sniper") };
    ("dwa.skill.strong") => { ::kernel::RuleId::in_ledger("dwa.skill.strong") };
    ("dwa.quirk.always-on") => { ::kernel::RuleId::in_ledger("dwa.quirk.always-on") };
    ("dwa.quirk.creation") => { ::kernel::RuleId::in_ledger("dwa.quirk.creation") };
    ("dwa.quirk.table") => { ::kernel::RuleId::in_ledger("dwa.quirk.table") };
    ("dwa.quirk.clumsy") => { ::kernel::RuleId::in_ledger("dwa.quirk.clumsy") };
    ("dwa.quirk.criminal") => { ::kernel::RuleId::in_ledger("dwa.quirk.criminal") };
    ("dwa.quirk.flinch") => { ::kernel::RuleId::in_ledger("dwa.quirk.flinch") };
    ("dwa.quirk.indecisive") => { ::kernel::RuleId::in_ledger("dwa.quirk.indecisive") };
    ("dwa.quirk.macho") => { ::kernel::RuleId::in_ledger("dwa.quirk.macho") };
    ("dwa.quirk.psycho") => { ::kernel::RuleId::in_ledger("dwa.quirk.psycho") };
    ("dwa.quirk.relative") => { ::kernel::RuleId::in_ledger("dwa.quirk.relative") };
    ("dwa.quirk.scary-pants") => { ::kernel::RuleId::in_ledger("dwa.quirk.scary-pants") };
    ("dwa.quirk.sexy") => { ::kernel::RuleId::in_ledger("dwa.quirk.sexy") };
    ("dwa.quirk.stupid") => { ::kernel::RuleId::in_ledger("dwa.quirk.stupid") };
    ("dwa.quirk.thick") => { ::kernel::RuleId::in_ledger("dwa.quirk.thick") };
    ("dwa.trauma.gain") => { ::kernel::RuleId::in_ledger("dwa.trauma.gain") };
    ("dwa.trauma.sixth-point") => { ::kernel::RuleId::in_ledger("dwa.trauma.sixth-point") };
    ("dwa.psychosis.choice") => { ::kernel::RuleId::in_ledger("dwa.psychosis.choice") };
    ("dwa.psychosis.fifth") => { ::kernel::RuleId::in_ledger("dwa.psychosis.fifth") };
    ("dwa.psychosis.as-quirk") => { ::kernel::RuleId::in_ledger("dwa.psychosis.as-quirk") };
    ("dwa.psychosis.table") => { ::kernel::RuleId::in_ledger("dwa.psychosis.table") };
    ("dwa.psychosis.berserk") => { ::kernel::RuleId::in_ledger("dwa.psychosis.berserk") };
    ("dwa.psychosis.charge") => { ::kernel::RuleId::in_ledger("dwa.psychosis.charge") };
    ("dwa.psychosis.mental-block") => { ::kernel::RuleId::in_ledger("dwa.psychosis.mental-block") };
    ("dwa.psychosis.terrified") => { ::kernel::RuleId::in_ledger("dwa.psychosis.terrified") };
    ("dwa.psychosis.depressive") => { ::kernel::RuleId::in_ledger("dwa.psychosis.depressive") };
    ("dwa.psychosis.paranoid") => { ::kernel::RuleId::in_ledger("dwa.psychosis.paranoid") };
    ("dwa.psychosis.scared") => { ::kernel::RuleId::in_ledger("dwa.psychosis.scared") };
    ("dwa.psychosis.schizophrenic") => { ::kernel::RuleId::in_ledger("dwa.psychosis.schizophrenic") };
    ("dwa.psychosis.hallucinate") => { ::kernel::RuleId::in_ledger("dwa.psychosis.hallucinate") };
    ("dwa.psychosis.rage") => { ::kernel::RuleId::in_ledger("dwa.psychosis.rage") };
    ("dwa.psychosis.despaired") => { ::kernel::RuleId::in_ledger("dwa.psychosis.despaired") };
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
    ("dwa.ruling.optional-rules") => { ::kernel::RuleId::in_ledger("dwa.ruling.optional-rules") };
    ("dwa.ruling.thrown-weapons") => { ::kernel::RuleId::in_ledger("dwa.ruling.thrown-weapons") };
    ("dwa.ruling.wound-variant") => { ::kernel::RuleId::in_ledger("dwa.ruling.wound-variant") };
    ("dwa.ruling.quirk-number") => { ::kernel::RuleId::in_ledger("dwa.ruling.quirk-number") };
    ("dwa.ruling.distraction") => { ::kernel::RuleId::in_ledger("dwa.ruling.distraction") };
    ("dwa.ruling.compulsions") => { ::kernel::RuleId::in_ledger("dwa.ruling.compulsions") };
    ("dwa.ruling.quirk-details") => { ::kernel::RuleId::in_ledger("dwa.ruling.quirk-details") };
    ("dwa.ruling.psychosis-details") => { ::kernel::RuleId::in_ledger("dwa.ruling.psychosis-details") };
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
        Entry {
            id: "dwa.setup.zombie-control",
            section: "2",
            layer: Layer::Gm,
            optional: false,
            text: "The zombie side is run either by the zombie rules of chapter 15 or by a game master; a player may run it, but the book warns that this is hard to do well. Zombies are not tactical: they do not take cover or plan. Cleverer zombies are a matter of taste. Default: the rules run them, nobody chooses for them.",
        },
        Entry {
            id: "dwa.setup.figures",
            section: "7.1",
            layer: Layer::Setup,
            optional: false,
            text: "Each person is one figure of 25-28 mm scale. Other scales (15 mm, 40 mm) are allowed with movement and ranges rescaled by agreement. A figure carries whatever weapons it is given.",
        },
        Entry {
            id: "dwa.setup.open-equipment",
            section: "7.1",
            layer: Layer::Setup,
            optional: false,
            text: "What each figure carries is open information for everybody. Zombie figures are always recognisable as zombies.",
        },
        Entry {
            id: "dwa.setup.centimetres",
            section: "7.2",
            layer: Layer::Setup,
            optional: false,
            text: "All distances are in centimetres on an open table without a grid.",
        },
        Entry {
            id: "dwa.setup.inches",
            section: "7.2",
            layer: Layer::Gm,
            optional: false,
            text: "The players may agree to play in inches instead; 1 inch = 2.5 cm. Default: centimetres.",
        },
        Entry {
            id: "dwa.setup.dice",
            section: "7.3",
            layer: Layer::Table,
            optional: false,
            text: "The game uses D6, D20 and a scatter die that gives a random direction. 'A die' without a size is a D6. 1D3 is a D6 halved and rounded up (1-2: 1; 3-4: 2; 5-6: 3).",
        },
        Entry {
            id: "dwa.setup.victory-conditions",
            section: "8",
            layer: Layer::Gm,
            optional: false,
            text: "The game goes on turn after turn until a side meets the victory conditions, which are fixed before the first turn. Default: the scenario states them, with a major and a minor degree for each side.",
        },
        Entry {
            id: "dwa.setup.new-actions",
            section: "9",
            layer: Layer::Gm,
            optional: false,
            text: "Actions that are not in the AP list may be added with a cost, and costs in the list changed, if all agree on it before the game begins. Default: the list as it stands and no other actions.",
        },
        Entry {
            id: "dwa.turn.phases",
            section: "8",
            layer: Layer::Battle,
            optional: false,
            text: "A turn has three phases in this order: 1 fear, zombification and wound tests; 2 humans act; 3 zombies act. A phase is finished completely before the next begins.",
        },
        Entry {
            id: "dwa.turn.test-phase",
            section: "8.1",
            layer: Layer::Battle,
            optional: false,
            text: "In phase 1 each human takes those tests his situation calls for (none, some or all). The effect of a test applies at once, before phase 2.",
        },
        Entry {
            id: "dwa.turn.test-order",
            section: "8, 8.1",
            layer: Layer::Battle,
            optional: false,
            text: "Within phase 1 the order is: all fear tests, then all zombification tests, then all wound tests.",
        },
        Entry {
            id: "dwa.turn.human-activation",
            section: "8.2",
            layer: Layer::Battle,
            optional: false,
            text: "In phase 2 every human is activated once. One human spends all the AP he wants to spend and ends before the next human begins; activations never interleave.",
        },
        Entry {
            id: "dwa.turn.zombie-activation",
            section: "8.3, 14.3",
            layer: Layer::Battle,
            optional: false,
            text: "In phase 3 the zombies use AP as humans do. All zombies are moved first (lurches included); after the last move all close combat attacks are made.",
        },
        Entry {
            id: "dwa.ap.allowance",
            section: "9",
            layer: Layer::Battle,
            optional: false,
            text: "Each turn every human gets 4 AP and every zombie gets 2 AP.",
        },
        Entry {
            id: "dwa.ap.no-saving",
            section: "9",
            layer: Layer::Battle,
            optional: false,
            text: "AP are not saved to a later turn and not given to another figure. AP that are not used are lost at the end of the turn. A figure may leave AP unused.",
        },
        Entry {
            id: "dwa.ap.complete-in-turn",
            section: "9, 10",
            layer: Layer::Battle,
            optional: false,
            text: "An action is started and finished in the same turn. A figure may only begin an action when it has AP left for its whole cost.",
        },
        Entry {
            id: "dwa.ap.cost-table",
            section: "9.1",
            layer: Layer::Table,
            optional: false,
            text: "AP costs. Movement: move 5 cm 1; move over an obstacle +1; climb 5 cm 2; jump 5 cm 3 (6 to 10 cm: 4); take cover or lie down 1; stand up from prone 2; fancy move (optional) +1. Manipulate: open door or hatch 2; pick up or give an object 2; switch weapons 2; heal 4; search a room or a vehicle 4; hotwire a car 4. Weapons: fire: the weapon's Cost; fire machine gun 4; aim +2 per +1 (accumulates); reload 2; reload machine gun 4; brace machine gun 4; clear jam 3. Other attacks: close combat attack 2; prime grenade 1; throw grenade or Molotov cocktail 2.",
        },
        Entry {
            id: "dwa.ap.break-cost",
            section: "12.4",
            layer: Layer::Table,
            optional: false,
            text: "An attempt to break from close combat costs 1 AP.",
        },
        Entry {
            id: "dwa.ap.restart-chainsaw-cost",
            section: "12.3",
            layer: Layer::Table,
            optional: false,
            text: "Restarting a stalled chainsaw costs 3 AP.",
        },
        Entry {
            id: "dwa.move.distance",
            section: "10",
            layer: Layer::Battle,
            optional: false,
            text: "Moving costs 1 AP for 5 cm. A human with 4 AP moves at most 20 cm in a turn, a zombie with 2 AP at most 10 cm.",
        },
        Entry {
            id: "dwa.move.turning-free",
            section: "10",
            layer: Layer::Battle,
            optional: false,
            text: "Turning and changing direction are free, do not count as movement and may be done any number of times.",
        },
        Entry {
            id: "dwa.move.obstacle",
            section: "9.1, 10",
            layer: Layer::Battle,
            optional: false,
            text: "Crossing an obstacle costs 1 AP for each obstacle, on top of the cost of the distance moved.",
        },
        Entry {
            id: "dwa.move.climb",
            section: "9.1",
            layer: Layer::Battle,
            optional: false,
            text: "Climbing costs 2 AP for each 5 cm.",
        },
        Entry {
            id: "dwa.move.jump-short",
            section: "9.1",
            layer: Layer::Battle,
            optional: false,
            text: "A jump of up to 5 cm costs 3 AP and succeeds without a roll.",
        },
        Entry {
            id: "dwa.move.jump-long",
            section: "9.1 note *",
            layer: Layer::Battle,
            optional: false,
            text: "A jump of more than 5 cm costs 4 AP and covers at most 10 cm. It needs a D6: 1-2 the jumper falls to the ground, 3-6 he lands.",
        },
        Entry {
            id: "dwa.move.jump-fall",
            section: "9.1 note *",
            layer: Layer::Table,
            optional: false,
            text: "A failed long jump causes 1 wound for each 5 cm of height fallen.",
        },
        Entry {
            id: "dwa.move.lie-down",
            section: "9.1",
            layer: Layer::Battle,
            optional: false,
            text: "Taking cover or lying down costs 1 AP. The figure is prone afterwards.",
        },
        Entry {
            id: "dwa.move.stand-up",
            section: "9.1",
            layer: Layer::Battle,
            optional: false,
            text: "Standing up from prone costs 2 AP, for humans and zombies alike.",
        },
        Entry {
            id: "dwa.move.fancy-move",
            section: "9.1",
            layer: Layer::Gm,
            optional: true,
            text: "A fancy move (a stunt) is added to a move for +1 AP. Default: see the ruling on fancy moves.",
        },
        Entry {
            id: "dwa.move.fire-during-move",
            section: "10",
            layer: Layer::Battle,
            optional: false,
            text: "A figure may fire at any point of its movement and in any direction, then go on moving, as long as the AP last.",
        },
        Entry {
            id: "dwa.act.open-door",
            section: "9.1",
            layer: Layer::Battle,
            optional: false,
            text: "A human opens a door or hatch for 2 AP.",
        },
        Entry {
            id: "dwa.act.pick-up-give",
            section: "9.1",
            layer: Layer::Battle,
            optional: false,
            text: "Picking up one object, or giving one object to another human, costs 2 AP.",
        },
        Entry {
            id: "dwa.act.switch-weapon",
            section: "9.1",
            layer: Layer::Battle,
            optional: false,
            text: "Changing the weapon in hand for another carried weapon costs 2 AP.",
        },
        Entry {
            id: "dwa.act.heal",
            section: "9.1, 16.2",
            layer: Layer::Battle,
            optional: false,
            text: "Healing costs 4 AP.",
        },
        Entry {
            id: "dwa.ammo.categories",
            section: "11.1.1",
            layer: Layer::Table,
            optional: false,
            text: "Ammunition categories. Bullets: pistol, revolver, sub machine gun, rifle, carbine, sniper rifle, assault rifle. Shells: pump shotgun, double barrel shotgun (and sawn off shotgun). Belt: machine gun. Grenades: hand grenade, grenade launcher. Arrows: bow, crossbow. Hand thrown: knife, axe and the like.",
        },
        Entry {
            id: "dwa.ammo.starting-clips",
            section: "11.1.1",
            layer: Layer::Setup,
            optional: false,
            text: "Each character starts with 1D3 clips for each weapon he carries that takes clips, rolled for each weapon. Bow, crossbow and grenade launcher start with the stock of the weapons table, things to throw with 1D3 pieces.",
        },
        Entry {
            id: "dwa.ammo.carry-limit",
            section: "11.1.1",
            layer: Layer::Setup,
            optional: false,
            text: "A character carries at most two weapons, and the two must be of different ammunition categories.",
        },
        Entry {
            id: "dwa.ammo.carry-sidearm",
            section: "11.1.1",
            layer: Layer::Setup,
            optional: false,
            text: "Besides the two weapons a character may carry one more pistol, or one more revolver, or one one-handed melee weapon (hammer, one-handed axe, knife and the like). The category limit does not apply to this extra one.",
        },
        Entry {
            id: "dwa.ammo.magazine",
            section: "11.1.2, 11.2",
            layer: Layer::Battle,
            optional: false,
            text: "Mag is the number of bursts a weapon fires before it needs a reload. Each burst fired lowers it by 1, whatever the number of dice. At 0 the weapon cannot fire.",
        },
        Entry {
            id: "dwa.ammo.reload",
            section: "9.1",
            layer: Layer::Battle,
            optional: false,
            text: "Reloading costs 2 AP (machine gun 4 AP), uses one clip or belt and fills the magazine to Mag.",
        },
        Entry {
            id: "dwa.ammo.no-reload-in-close-combat",
            section: "12, 12.3",
            layer: Layer::Battle,
            optional: false,
            text: "No weapon can be reloaded while its owner is in close combat.",
        },
        Entry {
            id: "dwa.shoot.weapon-table",
            section: "11.1.2",
            layer: Layer::Table,
            optional: false,
            text: "Weapon: Mag / RoF / Cost / Range / CQM / Fall / Elim. Pistol 12/1/1/20/3+/4-5/6. Revolver 6/1/1/20/3+/4-5/6. Pump shotgun 6/1/2/template/5+/special. Double barrel shotgun 2/2/1/template/5+/special. Sawn off shotgun 2/2/1/template/4+/special. Rifle and carbine 10/1/1/90/6+/4/5-6. Sniper rifle 5/1/4/150/6+/none/3-6. Assault rifle 6/5/2/90/6+/3-4/5-6 (automatic). Sub machine gun 4/5/2/60/4+/4/5-6 (automatic). Machine gun 20/10/4/90/none/special. Grenade launcher 1/1/4/30/none/special. Bow 1/1/2/50/none/5/6. Crossbow 1/1/3/50/none/4/5-6. Hand thrown no Mag/1/2/10/none/5/6.",
        },
        Entry {
            id: "dwa.shoot.weapon-columns",
            section: "11.1.2",
            layer: Layer::Table,
            optional: false,
            text: "Mag: bursts before reload. RoF: rounds (dice) in one burst. Cost: AP for one pull of the trigger, which fires one burst. Range: greatest distance in cm at which the weapon may be used. CQM: score needed when firing in close combat. Fall: scores that knock the target down. Elim: scores that put the target out of action.",
        },
        Entry {
            id: "dwa.shoot.zombies-may-carry",
            section: "11.1.2, 12.7",
            layer: Layer::Gm,
            optional: true,
            text: "If the players like, zombies carry weapons of the table too (see the armed zombie). Default: no zombie carries a firearm.",
        },
        Entry {
            id: "dwa.shoot.rof-dice",
            section: "11.1.3",
            layer: Layer::Table,
            optional: false,
            text: "Each round of a burst is one D6 that is compared, after modifiers, with the weapon's Fall and Elim scores.",
        },
        Entry {
            id: "dwa.shoot.procedure",
            section: "11.2",
            layer: Layer::Battle,
            optional: false,
            text: "Firing goes: 1 choose the target (or targets in automatic fire); 2 fix the number of bursts; 3 roll RoF dice for each burst; 4 lower the magazine by 1 for each burst; 5 apply the results: lay fallen targets down, remove eliminated ones.",
        },
        Entry {
            id: "dwa.shoot.declare-repeat",
            section: "11.2, 14.2",
            layer: Layer::Battle,
            optional: false,
            text: "Any number of firers may shoot at one target in a turn. One firer may shoot more than once at the same target in a turn only if he states the number of bursts before he rolls the first die; afterwards he cannot come back to that target this turn.",
        },
        Entry {
            id: "dwa.shoot.modified-score",
            section: "11.2, 14.2",
            layer: Layer::Table,
            optional: false,
            text: "All modifiers are added to the die. The modified score is looked up: inside the Fall scores the target falls, inside the Elim scores it is eliminated, below both it is a miss. A score above 6 counts as 6, below 1 as a miss. A natural 6 is not an automatic hit.",
        },
        Entry {
            id: "dwa.shoot.max-range",
            section: "11.1.2, 11.2.1",
            layer: Layer::Battle,
            optional: false,
            text: "A weapon cannot be fired at a target beyond its Range. A target exactly at that distance is in range.",
        },
        Entry {
            id: "dwa.shoot.range-modifier",
            section: "11.2.1",
            layer: Layer::Table,
            optional: false,
            text: "Point blank, 10 cm or less from the target: +1 on each die. Long range, 20 cm or more: -1 on each die. Between the two: no modifier.",
        },
        Entry {
            id: "dwa.shoot.range-template-exempt",
            section: "11.2.1",
            layer: Layer::Table,
            optional: false,
            text: "Weapons that use a template ignore the range modifiers.",
        },
        Entry {
            id: "dwa.shoot.range-auto-worst",
            section: "11.2.1, 14.2",
            layer: Layer::Table,
            optional: false,
            text: "In automatic and sustained automatic fire the worst range modifier among all targets applies to every die of the burst.",
        },
        Entry {
            id: "dwa.shoot.aim",
            section: "9.1, 11.2.2",
            layer: Layer::Battle,
            optional: false,
            text: "Aiming costs 2 AP more and gives +1 to hit. It accumulates: each further 2 AP give a further +1.",
        },
        Entry {
            id: "dwa.shoot.aim-same-target",
            section: "11.2.2",
            layer: Layer::Table,
            optional: false,
            text: "The aiming bonus counts for every burst fired this turn at the target aimed at, and for no other target.",
        },
        Entry {
            id: "dwa.shoot.aim-automatic",
            section: "11.2.2",
            layer: Layer::Table,
            optional: false,
            text: "In automatic and sustained automatic fire only one die gets the aiming bonus. That die is the first one rolled.",
        },
        Entry {
            id: "dwa.shoot.aim-no-carry",
            section: "11.2.2",
            layer: Layer::Battle,
            optional: false,
            text: "The aiming bonus is lost at the end of the turn.",
        },
        Entry {
            id: "dwa.shoot.aim-template",
            section: "11.2.2, 11.2.7.1",
            layer: Layer::Table,
            optional: false,
            text: "Weapons that use a template gain nothing from aiming; AP cannot be spent on aiming a shotgun.",
        },
        Entry {
            id: "dwa.shoot.cover",
            section: "11.2.3",
            layer: Layer::Table,
            optional: false,
            text: "A target that is hidden for more than half of its height or of its width, but still visible, is fired at with -1. Exactly half hidden gives no modifier.",
        },
        Entry {
            id: "dwa.shoot.move-and-fire",
            section: "11.2.4",
            layer: Layer::Table,
            optional: false,
            text: "If the firer has spent at least 1 AP on movement earlier in this turn, every die he fires gets -1. Movement after the shot does not matter.",
        },
        Entry {
            id: "dwa.shoot.into-close-combat",
            section: "11.2.5",
            layer: Layer::Table,
            optional: false,
            text: "Firing at a target that is in close combat with a friend of the firer: -2 on the dice.",
        },
        Entry {
            id: "dwa.shoot.into-close-combat-hit",
            section: "11.2.5",
            layer: Layer::Table,
            optional: false,
            text: "Firing into close combat with a Fall or Elim score: the zombie takes the result, the friend is safe.",
        },
        Entry {
            id: "dwa.shoot.into-close-combat-miss",
            section: "11.2.5",
            layer: Layer::Table,
            optional: false,
            text: "Firing into close combat without a Fall or Elim score: the friend is hit.",
        },
        Entry {
            id: "dwa.shoot.fallen-contact",
            section: "12.6",
            layer: Layer::Table,
            optional: false,
            text: "A shot at a fallen figure that touches the firer's base always eliminates it; there is no to-hit roll.",
        },
        Entry {
            id: "dwa.shoot.fallen-near",
            section: "12.6",
            layer: Layer::Table,
            optional: false,
            text: "Shooting at a fallen target within 20 cm: +1 on the die. Template weapons do not get it.",
        },
        Entry {
            id: "dwa.shoot.human-target",
            section: "12.7, 11.1.2",
            layer: Layer::Table,
            optional: false,
            text: "A Fall result on a human gives him 1 wound and he falls over. An Elim result eliminates him.",
        },
        Entry {
            id: "dwa.auto.targets",
            section: "11.2.6",
            layer: Layer::Battle,
            optional: false,
            text: "An automatic burst (assault rifle, sub machine gun) is aimed at one declared target. Every figure within 5 cm to its left, to its right or behind it is a target too. The corridor of fire is 10 cm wide.",
        },
        Entry {
            id: "dwa.auto.max-targets",
            section: "11.2.6",
            layer: Layer::Battle,
            optional: false,
            text: "A burst has at most as many targets as the weapon's RoF (5), the declared target included.",
        },
        Entry {
            id: "dwa.auto.random-hits",
            section: "11.2.6, 14.2",
            layer: Layer::Table,
            optional: false,
            text: "Each die that scores is allotted at random among all targets of the burst, each hit separately. Several hits may fall on the same target; the best result counts and the rest are wasted.",
        },
        Entry {
            id: "dwa.auto.sustained",
            section: "11.2.6",
            layer: Layer::Battle,
            optional: false,
            text: "Sustained automatic fire: for 1 AP more the firer fires another burst at the same targets in the same direction. It must be declared before any die of the first burst is rolled.",
        },
        Entry {
            id: "dwa.auto.no-single-shots",
            section: "11.2.6",
            layer: Layer::Battle,
            optional: false,
            text: "Automatic weapons never fire single shots; every pull of the trigger rolls the full RoF.",
        },
        Entry {
            id: "dwa.shotgun.template-targets",
            section: "11.2.7.1",
            layer: Layer::Battle,
            optional: false,
            text: "A shotgun burst is a cone template that starts at the firer. Each figure at least half covered by the template is a target, unless something between (building, tree, another target) hides more than half of it.",
        },
        Entry {
            id: "dwa.shotgun.roll",
            section: "11.2.7.1",
            layer: Layer::Table,
            optional: false,
            text: "Roll one D6 for each viable target. The distance of the target from the firer decides which scores make it fall or eliminate it (see the ruling on the shotgun bands).",
        },
        Entry {
            id: "dwa.shotgun.see-then-fire",
            section: "11.2.7.1",
            layer: Layer::Battle,
            optional: false,
            text: "A shotgun firer sees the result of a burst before he decides on the next one; the rule that repeat bursts must be announced does not bind him.",
        },
        Entry {
            id: "dwa.shotgun.two-barrels",
            section: "11.2.7.1, 11.1.2",
            layer: Layer::Battle,
            optional: false,
            text: "Double barrel and sawn off shotgun: two shells at the same targets cost 1 AP together; two shells at different targets cost 2 AP (1 AP each). Each shell is one burst of the magazine of 2.",
        },
        Entry {
            id: "dwa.shotgun.no-aim",
            section: "11.2.7.1",
            layer: Layer::Battle,
            optional: false,
            text: "A shotgun cannot be aimed.",
        },
        Entry {
            id: "dwa.shotgun.long-cone",
            section: "11.2.7.1.1",
            layer: Layer::Battle,
            optional: false,
            text: "Pump and double barrel shotgun: cone 15 cm long, 5 cm wide at the far end, marked in intervals of 5 cm (three bands).",
        },
        Entry {
            id: "dwa.shotgun.short-cone",
            section: "11.2.7.1.2",
            layer: Layer::Battle,
            optional: false,
            text: "Sawn off shotgun: cone 10 cm long, 10 cm wide at the far end, marked in intervals of 5 cm (two bands).",
        },
        Entry {
            id: "dwa.mg.template",
            section: "11.2.7.2",
            layer: Layer::Battle,
            optional: false,
            text: "A machine gun burst is a circle of 10 cm diameter placed on the table. The edge of the circle nearest the gunner must be in his line of sight, not hidden by other targets or terrain.",
        },
        Entry {
            id: "dwa.mg.targets",
            section: "11.2.7.2",
            layer: Layer::Battle,
            optional: false,
            text: "Each figure at least half covered by the circle, and not more than half behind solid cover, can be hit. Unlike with a shotgun, figures do not shield each other.",
        },
        Entry {
            id: "dwa.mg.roll",
            section: "11.2.7.2",
            layer: Layer::Table,
            optional: false,
            text: "Roll 10 dice for a burst. Each 4 is a Fall, each 5 or 6 an Elim. The firing player divides these hits among the targets.",
        },
        Entry {
            id: "dwa.mg.fire-cost",
            section: "9.1, 11.1.2",
            layer: Layer::Battle,
            optional: false,
            text: "Firing a machine gun costs 4 AP and one of its 20 bursts. A belt of 200 rounds is 20 bursts.",
        },
        Entry {
            id: "dwa.mg.brace",
            section: "9.1, 11.2.7.2",
            layer: Layer::Battle,
            optional: false,
            text: "Bracing the machine gun costs 4 AP. With a braced gun 4 AP fire two bursts in one turn. The first burst is resolved before the second; the circle may be moved by up to 20 cm between them.",
        },
        Entry {
            id: "dwa.grenade.cost",
            section: "9.1",
            layer: Layer::Battle,
            optional: false,
            text: "A hand grenade costs 1 AP to prime and 2 AP to throw. A Molotov cocktail costs 2 AP to throw. A grenade launcher costs 4 AP to fire.",
        },
        Entry {
            id: "dwa.grenade.range",
            section: "11.2.8",
            layer: Layer::Battle,
            optional: false,
            text: "A grenade is thrown up to 15 cm or launched up to 30 cm. The target point must be in line of sight. Both kinds are resolved the same way.",
        },
        Entry {
            id: "dwa.grenade.landing",
            section: "11.2.8",
            layer: Layer::Table,
            optional: false,
            text: "Roll a D6 for the landing: 6 it lands on the target point; 3-5 it deviates 2D6 cm in a random direction; 1-2 it deviates 3D6 cm in a random direction.",
        },
        Entry {
            id: "dwa.grenade.template",
            section: "11.2.8",
            layer: Layer::Battle,
            optional: false,
            text: "The blast is a circle of 5 cm radius centred where the grenade lands. Each figure covered by more than half is a target; exactly half is not enough. Friends are targets like anybody else.",
        },
        Entry {
            id: "dwa.grenade.effect-table",
            section: "11.2.8",
            layer: Layer::Table,
            optional: false,
            text: "Roll a D6 for each target. Concussion or fragmentation: 1 nothing; 2-4 Fall; 5-6 Elim. Molotov cocktail or incendiary: 1-4 nothing this turn; 5-6 Elim. Flash-bang: 1-2 nothing; 3-4 Stun; 5-6 Fall.",
        },
        Entry {
            id: "dwa.grenade.confined",
            section: "11.2.8 note *",
            layer: Layer::Table,
            optional: false,
            text: "A concussion or fragmentation grenade in a confined space: +1 on each effect die.",
        },
        Entry {
            id: "dwa.grenade.molotov-burns",
            section: "11.2.8 note **",
            layer: Layer::Table,
            optional: false,
            text: "A target of a Molotov cocktail or incendiary grenade is on fire. In each following turn on fire it rolls again with +2 for each consecutive turn: first turn Elim on 5-6, second on 3-6, third on 1-6.",
        },
        Entry {
            id: "dwa.grenade.flash-bang-open",
            section: "11.2.8 note ***",
            layer: Layer::Table,
            optional: false,
            text: "A flash-bang used in the open: -1 on each effect die, and the normal blast circle is used.",
        },
        Entry {
            id: "dwa.grenade.flash-bang-room",
            section: "11.2.8 note ***",
            layer: Layer::Battle,
            optional: false,
            text: "A flash-bang in a room of normal size affects everybody in the room, whatever the circle covers, without the -1.",
        },
        Entry {
            id: "dwa.flame.template",
            section: "11.2.9",
            layer: Layer::Battle,
            optional: false,
            text: "A flamethrower uses a template. Every figure covered or merely touched by it catches fire.",
        },
        Entry {
            id: "dwa.flame.burn-table",
            section: "11.2.9",
            layer: Layer::Table,
            optional: false,
            text: "A burning figure rolls a D6 once each turn: in the first turn it is eliminated on 5-6, in the second on 3-6, in the third on 1-6.",
        },
        Entry {
            id: "dwa.flame.first-roll-now",
            section: "11.2.9",
            layer: Layer::Battle,
            optional: false,
            text: "The first burn roll is made at once when the figure is hit.",
        },
        Entry {
            id: "dwa.flame.out-of-fuel",
            section: "11.2.9",
            layer: Layer::Table,
            optional: false,
            text: "If a first burn roll from a flamethrower shows 1, roll another die: on 1-2 the flamethrower is out of fuel.",
        },
        Entry {
            id: "dwa.flame.tank-explodes",
            section: "11.2.9",
            layer: Layer::Table,
            optional: false,
            text: "When a person who wears a flamethrower is hit, roll a D6: on 1-2 the tank blows up. The wearer is on fire, and an incendiary grenade blast is resolved around him.",
        },
        Entry {
            id: "dwa.flame.spread",
            section: "11.2.8 note **, 11.2.9",
            layer: Layer::Battle,
            optional: false,
            text: "Fire spreads between figures in base-to-base contact: each figure in contact with a burning one rolls one D6 each turn and catches fire on 4-6.",
        },
        Entry {
            id: "dwa.flame.human-wound",
            section: "11.2.8 note **, 11.2.9",
            layer: Layer::Battle,
            optional: false,
            text: "A human on fire takes one automatic wound each turn, besides the burn roll.",
        },
        Entry {
            id: "dwa.jam.roll",
            section: "11.3",
            layer: Layer::Table,
            optional: true,
            text: "Each attack die that shows a natural 1 is followed by a second die: on 1-2 the weapon jams. The first die keeps its result.",
        },
        Entry {
            id: "dwa.jam.revolver",
            section: "11.3",
            layer: Layer::Table,
            optional: true,
            text: "A revolver never jams.",
        },
        Entry {
            id: "dwa.jam.flamethrower",
            section: "11.3, 11.2.9",
            layer: Layer::Table,
            optional: true,
            text: "A flamethrower does not jam; its own out-of-fuel roll takes the place of the jam roll.",
        },
        Entry {
            id: "dwa.jam.machine-gun",
            section: "11.3",
            layer: Layer::Table,
            optional: true,
            text: "A machine gun jams when three or more of the dice of one burst show a natural 1. There is no second die.",
        },
        Entry {
            id: "dwa.jam.grenade",
            section: "11.3",
            layer: Layer::Table,
            optional: true,
            text: "Hand grenade: when the landing die shows a natural 1, roll a second die; on 1 the grenade explodes in the thrower's hand. On 2-6 it lands as the first die says (3D6 cm off).",
        },
        Entry {
            id: "dwa.jam.grenade-launcher",
            section: "11.3",
            layer: Layer::Table,
            optional: true,
            text: "Grenade launcher: when the landing die shows a natural 1, roll a second die. 1: the grenade explodes before it is launched. 2-3: the grenade is a dud. On any of 1-3 the launcher is jammed. 4-6: it lands as the first die says (3D6 cm off).",
        },
        Entry {
            id: "dwa.jam.clear",
            section: "9.1, 11.3",
            layer: Layer::Battle,
            optional: true,
            text: "A jammed weapon cannot fire until 3 AP have been spent to clear it.",
        },
        Entry {
            id: "dwa.cc.contact",
            section: "12",
            layer: Layer::Battle,
            optional: false,
            text: "Two or more opposed figures in base-to-base contact are in close combat.",
        },
        Entry {
            id: "dwa.cc.allowed-actions",
            section: "12",
            layer: Layer::Battle,
            optional: false,
            text: "A human in close combat may only attack (strike, or fire his weapon) or try to break. All other actions are forbidden, except standing up for 2 AP. Turning costs nothing and is no action.",
        },
        Entry {
            id: "dwa.cc.weapon-classes",
            section: "12.1",
            layer: Layer::Table,
            optional: false,
            text: "Bludgeoning weapons: baseball bat, rifle butt, hockey stick, golf club, crowbar, hammer and the like. Edged weapons: sword, kitchen knife, machete, samurai blade, axe, scythe and the like.",
        },
        Entry {
            id: "dwa.cc.fire-cqm",
            section: "12.2",
            layer: Layer::Table,
            optional: false,
            text: "Firing in close combat works as normal fire (same AP cost, dice and ammunition), but each die is compared with the weapon's CQM score. A die that reaches CQM eliminates the target; there is no Fall result.",
        },
        Entry {
            id: "dwa.cc.no-cqm",
            section: "11.1.2, 12.2",
            layer: Layer::Battle,
            optional: false,
            text: "A weapon without a CQM score (machine gun, grenade launcher, bow, crossbow, hand thrown) cannot be fired in close combat.",
        },
        Entry {
            id: "dwa.cc.out-of-ammo",
            section: "12.3",
            layer: Layer::Battle,
            optional: false,
            text: "A human without ammunition in close combat can only strike or try to break.",
        },
        Entry {
            id: "dwa.cc.attack-cost",
            section: "9.1, 12.3",
            layer: Layer::Battle,
            optional: false,
            text: "Each close combat strike costs 2 AP and is one D6.",
        },
        Entry {
            id: "dwa.cc.bludgeon",
            section: "12.3",
            layer: Layer::Table,
            optional: false,
            text: "Bludgeoning weapon: 5-6 Fall; no Elim.",
        },
        Entry {
            id: "dwa.cc.edged",
            section: "12.3",
            layer: Layer::Table,
            optional: false,
            text: "Edged weapon: 4-5 Fall; 6 Elim.",
        },
        Entry {
            id: "dwa.cc.strike-fallen",
            section: "12.3",
            layer: Layer::Table,
            optional: false,
            text: "A bludgeoning or edged strike at a fallen target eliminates it unless the die shows 1.",
        },
        Entry {
            id: "dwa.cc.chainsaw",
            section: "12.3",
            layer: Layer::Table,
            optional: false,
            text: "Chainsaw: 3-6 Elim; 2 nothing; 1 mishap.",
        },
        Entry {
            id: "dwa.cc.chainsaw-six",
            section: "12.3",
            layer: Layer::Table,
            optional: false,
            text: "On a chainsaw score of 6 the user may at once attack another target in close combat with him at no AP cost. A further 6 allows a further attack.",
        },
        Entry {
            id: "dwa.cc.chainsaw-mishap",
            section: "12.3",
            layer: Layer::Table,
            optional: false,
            text: "On a chainsaw score of 1 roll again. 1: the user wounds himself (1 wound). 2-4: the chainsaw stalls (3 AP to restart). 5-6: it is out of gas.",
        },
        Entry {
            id: "dwa.cc.back-attack",
            section: "12.3",
            layer: Layer::Table,
            optional: false,
            text: "A close combat strike at an opponent's back: +1 on the die.",
        },
        Entry {
            id: "dwa.cc.no-bare-hands",
            section: "12.3",
            layer: Layer::Battle,
            optional: false,
            text: "A human never attacks a zombie with bare hands; he needs a weapon or an improvised weapon. Only the martial arts skill is an exception.",
        },
        Entry {
            id: "dwa.cc.break",
            section: "12.4",
            layer: Layer::Battle,
            optional: false,
            text: "Breaking from close combat is declared at the start of the human's turn, needs a free path away from the opponents in contact, costs 1 AP and one D6: it succeeds if the die is higher than the number of opponents in base-to-base contact.",
        },
        Entry {
            id: "dwa.cc.break-failed",
            section: "12.4",
            layer: Layer::Battle,
            optional: false,
            text: "After a failed break the human can do nothing more this turn; his remaining AP are lost.",
        },
        Entry {
            id: "dwa.wound.accumulate",
            section: "12.5",
            layer: Layer::Battle,
            optional: false,
            text: "Wounds add up over the game.",
        },
        Entry {
            id: "dwa.wound.test",
            section: "8.1, 12.5, 14.4",
            layer: Layer::Table,
            optional: false,
            text: "A human who has received one or more wounds since his last wound test rolls one D6 in the next wound test step of phase 1 (for wounds of phases 2 and 3 that is the next turn): equal to or higher than his total number of wounds nothing happens; lower, he is eliminated. It is one roll, however many new wounds there are.",
        },
        Entry {
            id: "dwa.wound.no-new-wound",
            section: "12.5",
            layer: Layer::Battle,
            optional: false,
            text: "In a turn without new wounds there is no wound test, however many old wounds the human has.",
        },
        Entry {
            id: "dwa.zombification.test",
            section: "8.1, 12.7, 14.4",
            layer: Layer::Table,
            optional: true,
            text: "In phase 1 of each turn roll one D6 for each eliminated human. If the die is lower than his number of wounds plus the number of turns since he was eliminated, he turns into a zombie.",
        },
        Entry {
            id: "dwa.zombification.repeat",
            section: "12.7, 14.4",
            layer: Layer::Battle,
            optional: true,
            text: "The test is repeated every turn until the body turns; the number to roll under rises by 1 each turn. In the first turn after the elimination the number of turns is 1.",
        },
        Entry {
            id: "dwa.zombification.effect",
            section: "8.1, 14.4",
            layer: Layer::Battle,
            optional: true,
            text: "A human who turns is at once a zombie in play at the place of his body and acts under the zombie rules from this turn on.",
        },
        Entry {
            id: "dwa.zombification.armed-zombie",
            section: "12.7",
            layer: Layer::Battle,
            optional: true,
            text: "When its own turn ends, a zombie that holds a firearm fires a single burst at whichever figure is closest to it, whether human or zombie.",
        },
        Entry {
            id: "dwa.zombification.armed-zombie-roll",
            section: "12.7",
            layer: Layer::Table,
            optional: true,
            text: "The armed zombie rolls one D6: 6 is a Fall result on the target, 1-5 a miss. A zombie target falls as usual; a human target gets 1 wound and falls over.",
        },
        Entry {
            id: "dwa.fear.trigger",
            section: "13",
            layer: Layer::Battle,
            optional: false,
            text: "At the beginning of each turn every human with at least one zombie within 10 cm takes a fear test.",
        },
        Entry {
            id: "dwa.fear.test",
            section: "13, 14.1",
            layer: Layer::Table,
            optional: false,
            text: "Roll 2D6. The test is passed if the sum is equal to or lower than the human's Base Moral Value as modified. It is failed if the sum is higher.",
        },
        Entry {
            id: "dwa.fear.modifiers",
            section: "13",
            layer: Layer::Table,
            optional: false,
            text: "The value to roll against is the Base Moral Value, +1 for each team member within 10 cm (not himself), -1 for each zombie within 10 cm, -1 for each wound the human has.",
        },
        Entry {
            id: "dwa.fear.failure",
            section: "13, 14.1",
            layer: Layer::Battle,
            optional: false,
            text: "After a failed fear test all action costs of that human are doubled until the end of the turn. His AP stay the same.",
        },
        Entry {
            id: "dwa.fear.base-value",
            section: "13",
            layer: Layer::Setup,
            optional: false,
            text: "The Base Moral Value starts at 10.",
        },
        Entry {
            id: "dwa.fear.team-losses",
            section: "13.1",
            layer: Layer::Battle,
            optional: false,
            text: "For each killed team member the Base Moral Value of every other human of that team drops by 2. The loss is permanent: it does not end with the turn or the game, only the regain for kills and the last survivor rule make it good. A level gained adds a point of its own, and Medic gives back only the point for a turning.",
        },
        Entry {
            id: "dwa.fear.team-zombified",
            section: "13.1",
            layer: Layer::Battle,
            optional: true,
            text: "For each team member who turns into a zombie the Base Moral Value of the others drops by 1 more (3 in all with the 2 for his death), permanently as well.",
        },
        Entry {
            id: "dwa.fear.npc-killed",
            section: "13.1",
            layer: Layer::Battle,
            optional: false,
            text: "When a non-player character (a human who is not a team member) is killed, the Base Moral Value of every team member drops by 2, permanently as well.",
        },
        Entry {
            id: "dwa.fear.regain",
            section: "13.1, 16.4.2",
            layer: Layer::Campaign,
            optional: false,
            text: "At the end of the game a character regains 1 point of Base Moral Value for every 5 zombies he has killed himself. A zombie killed in close combat counts once here; it counts double for XP only.",
        },
        Entry {
            id: "dwa.fear.last-survivor",
            section: "13.2",
            layer: Layer::Battle,
            optional: false,
            text: "When a group has lost all its members except one, that human's Base Moral Value is restored to the full value of his level (10 at level 1, 1 more for each level above). From then on the situation modifiers count as usual, but the permanent reductions no longer do.",
        },
        Entry {
            id: "dwa.zombie.number",
            section: "15.1.1",
            layer: Layer::Gm,
            optional: false,
            text: "There should be no more zombies than five times the number of humans; the scenario may change this. Default: five times.",
        },
        Entry {
            id: "dwa.zombie.ap",
            section: "9, 15.1.2",
            layer: Layer::Battle,
            optional: false,
            text: "A zombie has 2 AP each turn, to be used for movement.",
        },
        Entry {
            id: "dwa.zombie.move",
            section: "15.1.3",
            layer: Layer::Battle,
            optional: false,
            text: "A zombie that is not in close combat moves up to 10 cm each turn towards the closest human it can see, smell or hear. A zombie in close combat does not move.",
        },
        Entry {
            id: "dwa.zombie.smell",
            section: "15.1.3",
            layer: Layer::Battle,
            optional: false,
            text: "Zombies smell humans up to 20 cm away.",
        },
        Entry {
            id: "dwa.zombie.sight",
            section: "15.1.3",
            layer: Layer::Battle,
            optional: false,
            text: "Zombies see humans up to 40 cm away.",
        },
        Entry {
            id: "dwa.zombie.hearing",
            section: "15.1.3",
            layer: Layer::Battle,
            optional: false,
            text: "Zombies hear a gun being fired or a grenade being used at any distance and move towards the source of the sound.",
        },
        Entry {
            id: "dwa.zombie.moan",
            section: "15.1.3",
            layer: Layer::Battle,
            optional: true,
            text: "A zombie that sees, smells or hears a human calls the other zombies within 40 cm; these come as if they had seen that human.",
        },
        Entry {
            id: "dwa.zombie.sense-order",
            section: "15.1.3.2",
            layer: Layer::Battle,
            optional: false,
            text: "Priority of goals: I a human it smells; II a human it sees, if it smells none; III the source of a sound, if it smells and sees none.",
        },
        Entry {
            id: "dwa.zombie.enter-a",
            section: "15.1.3.1 A",
            layer: Layer::Setup,
            optional: false,
            text: "Entry method A: the zombies are placed at random on the table at the beginning of the game.",
        },
        Entry {
            id: "dwa.zombie.enter-b",
            section: "15.1.3.1 B",
            layer: Layer::Battle,
            optional: false,
            text: "Entry method B: two dice are rolled as each turn begins. Each 6 brings one zombie (none, one or two) in at a randomly chosen table edge.",
        },
        Entry {
            id: "dwa.zombie.enter-c",
            section: "15.1.3.1 C",
            layer: Layer::Battle,
            optional: false,
            text: "Entry method C: when a human enters an unexplored room roll a die. On 5-6 there are 1D6 zombies in the room.",
        },
        Entry {
            id: "dwa.zombie.enter-d",
            section: "15.1.3.1 D",
            layer: Layer::Battle,
            optional: false,
            text: "Entry method D: whenever a human fires a weapon one zombie comes into play. It is put at an obstacle that lies in a random direction, 20 cm or more away from the firer.",
        },
        Entry {
            id: "dwa.zombie.enter-e",
            section: "15.1.3.1 E",
            layer: Layer::Battle,
            optional: false,
            text: "Entry method E: every use of a grenade, chainsaw or sustained fire by a human brings 1D6+1 zombies into play, placed as in method D.",
        },
        Entry {
            id: "dwa.zombie.enter-choice",
            section: "15.1.3.1",
            layer: Layer::Gm,
            optional: false,
            text: "The scenario says which of the entry methods A to E are in use; any mix is allowed. Default: A and B.",
        },
        Entry {
            id: "dwa.zombie.doors",
            section: "15.1.3.3",
            layer: Layer::Battle,
            optional: false,
            text: "Zombies break doors, windows and barricades by force. At least two zombies must attack the same one and each spends all its AP on it in that turn.",
        },
        Entry {
            id: "dwa.zombie.doors-time",
            section: "15.1.3.3",
            layer: Layer::Battle,
            optional: false,
            text: "Two or three zombies need at least two turns of attack before they may roll; four or more need at least one turn. The roll is made at the end of the turn.",
        },
        Entry {
            id: "dwa.zombie.doors-roll",
            section: "15.1.3.3",
            layer: Layer::Table,
            optional: false,
            text: "Roll one die for each zombie attacking, plus one die for each turn of attack beyond the minimum. Any 6 breaks the door, window or barricade.",
        },
        Entry {
            id: "dwa.zombie.wander",
            section: "15.1.3.4",
            layer: Layer::Battle,
            optional: false,
            text: "A zombie that senses nothing moves in a straight line in a randomly chosen direction, until it discovers a human or leaves the table.",
        },
        Entry {
            id: "dwa.zombie.around-obstacle",
            section: "15.1.3.4",
            layer: Layer::Battle,
            optional: false,
            text: "A zombie whose way to its human is blocked moves around the obstacle that blocks it.",
        },
        Entry {
            id: "dwa.zombie.no-room",
            section: "15.1.3.4",
            layer: Layer::Battle,
            optional: false,
            text: "If there is no room left in contact with a human because of other zombies, the zombie moves towards the next closest human.",
        },
        Entry {
            id: "dwa.zombie.awkward",
            section: "15.1.3.4",
            layer: Layer::Gm,
            optional: false,
            text: "Awkward situations of zombie movement are settled by common sense. Default: the shortest walkable path to the goal.",
        },
        Entry {
            id: "dwa.zombie.lurch",
            section: "15.1.4, 14.3",
            layer: Layer::Battle,
            optional: true,
            text: "A zombie that ends its move within 5 cm of a human rolls a die. On 5-6 it moves at once into close combat with him and makes a close combat attack.",
        },
        Entry {
            id: "dwa.zombie.free-attack",
            section: "15.1.5",
            layer: Layer::Battle,
            optional: false,
            text: "Each zombie has one free close combat attack each turn (0 AP). It may move its full distance and still make it.",
        },
        Entry {
            id: "dwa.zombie.two-attacks",
            section: "15.1.5",
            layer: Layer::Battle,
            optional: false,
            text: "A zombie that begins its turn in base-to-base contact attacks twice: once for its 2 AP and once free.",
        },
        Entry {
            id: "dwa.zombie.attack-roll",
            section: "15.1.5",
            layer: Layer::Table,
            optional: false,
            text: "A zombie attack is one D6. A modified score of 6 or more gives the target 1 wound.",
        },
        Entry {
            id: "dwa.zombie.attack-weapon",
            section: "15.1.5",
            layer: Layer::Table,
            optional: false,
            text: "+1 on the attack die of a zombie that holds a weapon (knife, club, stick).",
        },
        Entry {
            id: "dwa.zombie.attack-numbers",
            section: "15.1.5, 14.3",
            layer: Layer::Table,
            optional: false,
            text: "When several zombies attack the same human, each of them gets +1 for each other zombie attacking him. It adds to the weapon bonus.",
        },
        Entry {
            id: "dwa.zombie.fall",
            section: "15.1.6",
            layer: Layer::Battle,
            optional: false,
            text: "A Fall result lays the zombie on its back where it stands. An eliminated zombie is removed from the game.",
        },
        Entry {
            id: "dwa.zombie.stand-up",
            section: "15.1.6",
            layer: Layer::Battle,
            optional: false,
            text: "In the zombie phase a fallen zombie stands up with its 2 AP. If it is not in base-to-base contact with a human it does nothing else this turn.",
        },
        Entry {
            id: "dwa.zombie.stand-up-attack",
            section: "15.1.6",
            layer: Layer::Battle,
            optional: false,
            text: "A zombie that has just stood up in base-to-base contact with a human makes its one free attack (not two).",
        },
        Entry {
            id: "dwa.zombie.fallen-no-lurch",
            section: "15.1.6",
            layer: Layer::Battle,
            optional: true,
            text: "A zombie that was fallen at the start of the zombie phase cannot lurch in that turn.",
        },
        Entry {
            id: "dwa.char.advanced-optional",
            section: "16",
            layer: Layer::Gm,
            optional: true,
            text: "All of chapter 16 (characters, searching, vehicles, campaign, skills, quirks, psychosis) is optional and meant for campaigns; each part can be switched on by itself. Default: off in a single game, on in a campaign.",
        },
        Entry {
            id: "dwa.char.sheet",
            section: "16.1",
            layer: Layer::Setup,
            optional: true,
            text: "A character has: archetype (and subtype), experience points, level, fear value, skills and quirks, psychoses, weapons, wounds and trauma points. Characters are premade or generated.",
        },
        Entry {
            id: "dwa.char.xp-purpose",
            section: "16.1, 16.4",
            layer: Layer::Campaign,
            optional: true,
            text: "Characters earn experience points for killing zombies, for reaching scenario goals and for surviving. Experience points raise the level; each new level brings a skill.",
        },
        Entry {
            id: "dwa.char.archetypes",
            section: "16.1.1",
            layer: Layer::Setup,
            optional: true,
            text: "There are three archetypes: Military, Law Enforcement, Civilian. They matter for fear tests, for weapon modifiers and for skill and weapon restrictions.",
        },
        Entry {
            id: "dwa.char.subtypes",
            section: "16.1.1",
            layer: Layer::Setup,
            optional: true,
            text: "Subtypes are flavour and may be invented. Military: USMC, National Guard, Navy Seal. Law Enforcement: policeman, FBI agent, SWAT team, DEA agent. Civilian: family father, criminal, gang member, priest.",
        },
        Entry {
            id: "dwa.char.military",
            section: "16.1.2",
            layer: Layer::Table,
            optional: true,
            text: "Military: -1 on the 2D6 result of every fear test (an advantage, because low is good).",
        },
        Entry {
            id: "dwa.char.law-enforcement",
            section: "16.1.2",
            layer: Layer::Table,
            optional: true,
            text: "Law Enforcement: normal fear tests, no weapon modifiers.",
        },
        Entry {
            id: "dwa.char.civilian-fear",
            section: "16.1.2",
            layer: Layer::Table,
            optional: true,
            text: "Civilian: +1 on the 2D6 result of every fear test (a drawback).",
        },
        Entry {
            id: "dwa.char.civilian-weapons",
            section: "16.1.2",
            layer: Layer::Table,
            optional: true,
            text: "Civilian: -1 on the die when using a military style weapon: assault rifle, sub machine gun, machine gun, grenades, flamethrower.",
        },
        Entry {
            id: "dwa.char.restrictions-military",
            section: "16.1.3",
            layer: Layer::Setup,
            optional: true,
            text: "Suggested restriction, Military: may learn any combat skill of any level, except those tied to pump shotguns and to unconventional weapons such as chainsaws.",
        },
        Entry {
            id: "dwa.char.restrictions-law",
            section: "16.1.3",
            layer: Layer::Setup,
            optional: true,
            text: "Suggested restriction, Law Enforcement: may learn all combat skills of any level, except those tied to machine guns and other military style weapons.",
        },
        Entry {
            id: "dwa.char.restrictions-civilian",
            section: "16.1.3",
            layer: Layer::Setup,
            optional: true,
            text: "Suggested restriction, Civilian: may learn only those combat skills that can be used with a pistol or a revolver.",
        },
        Entry {
            id: "dwa.char.restrictions-subtype",
            section: "16.1.3",
            layer: Layer::Setup,
            optional: true,
            text: "Examples of narrower lists (weapons; skills). Grunt: assault rifles, grenade launchers, machine guns; Killer, Gunner, Brace. Sniper: sniper rifles, pistol, revolver; Sniper, Sharpshooter, Eagle Eye. Officer: pistol, revolver; Fast reload. Anti-terrorist unit: sub machine guns; Double tap, Combat expert, Martial arts expert. Others may be made up.",
        },
        Entry {
            id: "dwa.search.cost",
            section: "9.1, 16.2",
            layer: Layer::Battle,
            optional: true,
            text: "Searching a room, a building or a vehicle costs 4 AP.",
        },
        Entry {
            id: "dwa.search.zombies",
            section: "16.2",
            layer: Layer::Battle,
            optional: true,
            text: "At each search of a building, truck or bus roll a die: on 4-6 zombies are there: 1D6 in a building, 1D3 in a truck or bus.",
        },
        Entry {
            id: "dwa.search.no-zombies-in-cars",
            section: "16.2",
            layer: Layer::Battle,
            optional: true,
            text: "A search of a car has no zombie roll.",
        },
        Entry {
            id: "dwa.search.zombie-placement",
            section: "16.2",
            layer: Layer::Battle,
            optional: true,
            text: "Zombies found in a building are placed at the side opposite to the characters' entrance.",
        },
        Entry {
            id: "dwa.search.find-table",
            section: "16.2",
            layer: Layer::Table,
            optional: true,
            text: "Roll a second die for the find: 1 nothing; 2 a survivor; 3-4 an item; 5-6 a weapon.",
        },
        Entry {
            id: "dwa.search.find-armoury",
            section: "16.2",
            layer: Layer::Table,
            optional: true,
            text: "+1 on the find die in a place rich in weapons: armoury, military base, police building and the like.",
        },
        Entry {
            id: "dwa.search.find-hospital",
            section: "16.2",
            layer: Layer::Table,
            optional: true,
            text: "-1 on the find die in a place rich in medical items: hospital, fire station and the like.",
        },
        Entry {
            id: "dwa.search.survivor-table",
            section: "16.2",
            layer: Layer::Table,
            optional: true,
            text: "Survivor, 2D6: 2 military man; 3 public forces man; 4 civilian teenage boy; 5 civilian man; 6 civilian woman; 7 civilian man; 8 civilian woman; 9 civilian man; 10 civilian teenage girl; 11 public forces woman; 12 military woman.",
        },
        Entry {
            id: "dwa.search.survivor-weapon",
            section: "16.2",
            layer: Layer::Table,
            optional: true,
            text: "A survivor carries the result of one roll on the weapons table.",
        },
        Entry {
            id: "dwa.search.item-table",
            section: "16.2",
            layer: Layer::Table,
            optional: true,
            text: "Item, 2D6: 2 antiseptic; 3 fire extinguisher; 4 radio; 5 large first aid kit; 6 small first aid kit; 7 medium first aid kit; 8 small first aid kit; 9 gas can; 10 car battery; 11 fire extinguisher; 12 car keys.",
        },
        Entry {
            id: "dwa.search.weapon-table",
            section: "16.2",
            layer: Layer::Table,
            optional: true,
            text: "Weapon, 2D20: 2 chainsaw; 3 one machine gun belt (200 rounds); 4 sniper rifle with 1D6 clips; 5 scythe; 6 3D6 arrows; 7 crossbow with 2D6 arrows; 8 sword; 9 3D6 shells; 10 assault rifle with 1D6 clips; 11 hammer; 12 hockey stick; 13 carbine with 1D6 clips; 14 baseball bat; 15 2D6 arrows; 16 rifle with 1D6 clips; 17 hand thrown weapon (knife, one-handed axe); 18 1D6 clips of bullets; 19 hockey stick; 20 carbine with 1D6 clips; 21 baseball bat; 22 2D6 arrows; 23 1D6 clips of bullets; 24 two-handed axe; 25 double barrel shotgun with 2D6 shells; 26 samurai blade; 27 bow with 2D6 arrows; 28 revolver with 1D6 clips; 29 crowbar; 30 pistol with 1D6 clips and a silencer; 31 sub machine gun with 1D6 clips; 32 golf club; 33 sawn off shotgun with 2D6 shells; 34 machete; 35 1D6 Molotov cocktails; 36 1D6 flash-bang grenades; 37 1D6 fragmentation grenades; 38 grenade launcher with 1D6 grenades; 39 machine gun with one belt (200 rounds); 40 flamethrower.",
        },
        Entry {
            id: "dwa.item.antiseptic",
            section: "16.2",
            layer: Layer::Battle,
            optional: true,
            text: "Antiseptic cancels zombification: used on a dead character before he turns, he will not turn.",
        },
        Entry {
            id: "dwa.item.fire-extinguisher",
            section: "16.2",
            layer: Layer::Battle,
            optional: true,
            text: "A fire extinguisher puts out a fire on a roll of 2-6. It can be used once.",
        },
        Entry {
            id: "dwa.item.radio",
            section: "16.2",
            layer: Layer::Battle,
            optional: true,
            text: "A radio attracts zombies while it is turned on.",
        },
        Entry {
            id: "dwa.item.first-aid-kit",
            section: "16.2, 9.1",
            layer: Layer::Battle,
            optional: true,
            text: "A first aid kit removes wounds with one heal action (4 AP): small 1, medium 2, large 3. It is used up.",
        },
        Entry {
            id: "dwa.item.gas-can",
            section: "16.2",
            layer: Layer::Battle,
            optional: true,
            text: "A gas can refuels either a vehicle or a chainsaw, once.",
        },
        Entry {
            id: "dwa.item.car-battery",
            section: "16.2, 16.3",
            layer: Layer::Battle,
            optional: true,
            text: "A car battery replaces the dead battery of a vehicle.",
        },
        Entry {
            id: "dwa.item.car-keys",
            section: "16.2",
            layer: Layer::Battle,
            optional: true,
            text: "Car keys fit the car nearest to the building in which they were found.",
        },
        Entry {
            id: "dwa.item.silencer",
            section: "16.2",
            layer: Layer::Battle,
            optional: true,
            text: "A silenced pistol makes no noise when fired.",
        },
        Entry {
            id: "dwa.vehicle.scenario-only",
            section: "16.3",
            layer: Layer::Gm,
            optional: true,
            text: "Driving is an exception for particular scenarios. Default: vehicles are scenery that can be searched but not driven, unless the scenario allows it.",
        },
        Entry {
            id: "dwa.vehicle.start",
            section: "9.1, 16.3",
            layer: Layer::Battle,
            optional: true,
            text: "A vehicle is started with its keys or by hotwiring, which takes 4 AP.",
        },
        Entry {
            id: "dwa.vehicle.battery",
            section: "16.3",
            layer: Layer::Table,
            optional: true,
            text: "Each attempt to start rolls a D6: 1-2 the battery fails, 3-6 the vehicle starts. After a failure one may try again or change the battery.",
        },
        Entry {
            id: "dwa.vehicle.driver-ap",
            section: "16.3",
            layer: Layer::Battle,
            optional: true,
            text: "The driver uses all 4 AP of his turn to drive and can do nothing else.",
        },
        Entry {
            id: "dwa.vehicle.speed",
            section: "16.3",
            layer: Layer::Battle,
            optional: true,
            text: "Slow speed is up to 20 cm a turn, fast speed up to 40 cm a turn.",
        },
        Entry {
            id: "dwa.vehicle.accelerate",
            section: "16.3",
            layer: Layer::Battle,
            optional: true,
            text: "Accelerating costs 1 AP for each 5 cm of speed.",
        },
        Entry {
            id: "dwa.vehicle.decelerate",
            section: "16.3",
            layer: Layer::Battle,
            optional: true,
            text: "Decelerating and braking cost 1 AP for each 5 cm of speed.",
        },
        Entry {
            id: "dwa.vehicle.turn-slow",
            section: "16.3",
            layer: Layer::Battle,
            optional: true,
            text: "Turning at slow speed needs no roll.",
        },
        Entry {
            id: "dwa.vehicle.turn-fast",
            section: "16.3",
            layer: Layer::Table,
            optional: true,
            text: "Turning at fast speed needs a D6: 1 the vehicle slides 2D6 cm to the left, 2 it slides 2D6 cm to the right, 3-6 it turns safely.",
        },
        Entry {
            id: "dwa.vehicle.crash",
            section: "16.3",
            layer: Layer::Table,
            optional: true,
            text: "If a sliding vehicle hits an obstacle it is wrecked for the game, and everybody in it takes 1D6 wounds.",
        },
        Entry {
            id: "dwa.vehicle.passenger-fire",
            section: "16.3",
            layer: Layer::Table,
            optional: true,
            text: "Passengers may fire from a vehicle, the driver may not. At slow speed there is no modifier, at fast speed +1 (see the ruling on this sign).",
        },
        Entry {
            id: "dwa.vehicle.ram-slow",
            section: "16.3",
            layer: Layer::Table,
            optional: true,
            text: "Ramming zombies at slow speed, one D6: 1 the vehicle stalls; 2-4 the zombies are flung 5 cm off and lie fallen; 5-6 the zombies are killed.",
        },
        Entry {
            id: "dwa.vehicle.ram-fast",
            section: "16.3",
            layer: Layer::Table,
            optional: true,
            text: "Ramming zombies at fast speed, one D6: 1 the vehicle stalls; 2-3 the zombies are flung 5 cm off and lie fallen; 4-6 the zombies are killed.",
        },
        Entry {
            id: "dwa.vehicle.stall",
            section: "16.3",
            layer: Layer::Battle,
            optional: true,
            text: "A stalled vehicle stands still and has to be started again.",
        },
        Entry {
            id: "dwa.xp.kills",
            section: "16.4.1",
            layer: Layer::Campaign,
            optional: true,
            text: "A character who survives a scenario gets 1 XP for every fifth zombie he has killed in it.",
        },
        Entry {
            id: "dwa.xp.close-combat-double",
            section: "13.1, 16.4.1",
            layer: Layer::Campaign,
            optional: true,
            text: "A zombie killed in close combat counts as two kills.",
        },
        Entry {
            id: "dwa.xp.scenario",
            section: "16.4.1",
            layer: Layer::Campaign,
            optional: true,
            text: "XP for surviving a scenario by its outcome: major hero victory 2; minor hero victory 1; minor zombie victory 2; major zombie victory 3.",
        },
        Entry {
            id: "dwa.xp.lone-survivor",
            section: "16.4.1",
            layer: Layer::Campaign,
            optional: true,
            text: "A lone survivor gets 2 XP more.",
        },
        Entry {
            id: "dwa.level.table",
            section: "16.4.2",
            layer: Layer::Campaign,
            optional: true,
            text: "Total XP needed for a level: 1: 0; 2: 6; 3: 15; 4: 25; 5: 36; 6: 48; and so on (steps 6, 9, 10, 11, 12).",
        },
        Entry {
            id: "dwa.level.between-scenarios",
            section: "16.4.2",
            layer: Layer::Campaign,
            optional: true,
            text: "Characters start at level 1. XP add up and are not spent. A level is gained only between scenarios.",
        },
        Entry {
            id: "dwa.level.skill-gain",
            section: "16.4.2",
            layer: Layer::Campaign,
            optional: true,
            text: "Each level gained brings one skill.",
        },
        Entry {
            id: "dwa.level.fear-gain",
            section: "16.4.2",
            layer: Layer::Campaign,
            optional: true,
            text: "Each level gained raises the fear value (Base Moral Value) by 1.",
        },
        Entry {
            id: "dwa.skill.maximum",
            section: "16.5",
            layer: Layer::Campaign,
            optional: true,
            text: "A character has at most 5 skills.",
        },
        Entry {
            id: "dwa.skill.level-limit",
            section: "16.5",
            layer: Layer::Campaign,
            optional: true,
            text: "A skill can be chosen only if its level is equal to or lower than the character's level.",
        },
        Entry {
            id: "dwa.skill.one-per-turn",
            section: "16.5.1",
            layer: Layer::Battle,
            optional: true,
            text: "A character uses at most one skill in a turn, and uses it once.",
        },
        Entry {
            id: "dwa.skill.cool",
            section: "16.5.2",
            layer: Layer::Table,
            optional: true,
            text: "Cool (level 1): +1 to the character's fear value for one fear test.",
        },
        Entry {
            id: "dwa.skill.fancy-move",
            section: "16.5.2",
            layer: Layer::Battle,
            optional: true,
            text: "Fancy move (level 1): crossing obstacles costs no AP.",
        },
        Entry {
            id: "dwa.skill.lucky",
            section: "16.5.2",
            layer: Layer::Table,
            optional: true,
            text: "Lucky (level 1): the player changes a search die by +1 or -1 as he likes.",
        },
        Entry {
            id: "dwa.skill.nerves-of-steel",
            section: "16.5.2",
            layer: Layer::Battle,
            optional: true,
            text: "Nerves of steel (level 1): the character can ignore the first fear test of the game.",
        },
        Entry {
            id: "dwa.skill.agile",
            section: "16.5.2",
            layer: Layer::Battle,
            optional: true,
            text: "Agile (level 2): jumping and climbing cost no AP.",
        },
        Entry {
            id: "dwa.skill.fearless",
            section: "16.5.2",
            layer: Layer::Table,
            optional: true,
            text: "Fearless (level 2): -2 on the 2D6 result of a fear test.",
        },
        Entry {
            id: "dwa.skill.mechanics",
            section: "16.5.2",
            layer: Layer::Battle,
            optional: true,
            text: "Mechanics (level 2): hotwiring costs 2 AP instead of 4.",
        },
        Entry {
            id: "dwa.skill.first-aid",
            section: "16.5.2",
            layer: Layer::Table,
            optional: true,
            text: "First aid (level 3): for 4 AP remove one wound on a D6 roll of 5 or 6.",
        },
        Entry {
            id: "dwa.skill.medic",
            section: "16.5.2",
            layer: Layer::Campaign,
            optional: true,
            text: "Medic (level 3): at the end of a scenario undo one zombification on a D6 roll of 6.",
        },
        Entry {
            id: "dwa.skill.motivate",
            section: "16.5.2",
            layer: Layer::Table,
            optional: true,
            text: "Motivate (level 3): all other characters within 10 cm have +1 to their fear value in their fear tests. It does not help the motivator.",
        },
        Entry {
            id: "dwa.skill.inspire",
            section: "16.5.2",
            layer: Layer::Battle,
            optional: true,
            text: "Inspire (level 4): gives a re-roll to a character within 20 cm.",
        },
        Entry {
            id: "dwa.skill.snappy",
            section: "16.5.2",
            layer: Layer::Battle,
            optional: true,
            text: "Snappy (level 4): 1 AP more, for anything except movement.",
        },
        Entry {
            id: "dwa.skill.quick",
            section: "16.5.2",
            layer: Layer::Battle,
            optional: true,
            text: "Quick (level 4): 5 cm more movement when the character uses 4 AP to move (25 cm instead of 20).",
        },
        Entry {
            id: "dwa.skill.dodge",
            section: "16.5.2",
            layer: Layer::Battle,
            optional: true,
            text: "Dodge (level 5): when a zombie enters close combat with him the character moves 5 cm and is out of that combat, without a test, once per turn.",
        },
        Entry {
            id: "dwa.skill.hero",
            section: "16.5.2",
            layer: Layer::Battle,
            optional: true,
            text: "Hero (level 5): 1 AP more.",
        },
        Entry {
            id: "dwa.skill.lucky-bastard",
            section: "16.5.2",
            layer: Layer::Battle,
            optional: true,
            text: "Lucky bastard (level 3): a successful zombie hit on the character must be re-rolled.",
        },
        Entry {
            id: "dwa.skill.weapon-needed",
            section: "16.5.3",
            layer: Layer::Battle,
            optional: true,
            text: "Without the general weapon skill of a weapon type a character cannot use weapons of that type.",
        },
        Entry {
            id: "dwa.skill.weapon-grouping",
            section: "16.5.3",
            layer: Layer::Gm,
            optional: true,
            text: "Weapon skills come either one for each single weapon type, or grouped as in the list of general weapon skills, because similar weapons are handled alike. Default: grouped.",
        },
        Entry {
            id: "dwa.skill.weapon-list",
            section: "16.5.3",
            layer: Layer::Setup,
            optional: true,
            text: "General weapon skills, all level 1, may be picked at creation. Handguns: pistol, revolver. Shotgun: pump, double barrel, sawn off. Rifle: rifle, carbine, sniper rifle. Automatic: assault rifle, sub machine gun. Machine gun: machine gun. Grenade launcher: grenade launcher. Bows: bow, crossbow.",
        },
        Entry {
            id: "dwa.skill.aggressive",
            section: "16.5.3",
            layer: Layer::Table,
            optional: true,
            text: "Aggressive (level 2): re-roll a failed close combat roll.",
        },
        Entry {
            id: "dwa.skill.brace",
            section: "16.5.3",
            layer: Layer::Battle,
            optional: true,
            text: "Brace (level 2, machine gun): the machine gun fires two bursts for 4 AP. May be used in the same turn as Gunner.",
        },
        Entry {
            id: "dwa.skill.cover",
            section: "16.5.3",
            layer: Layer::Battle,
            optional: true,
            text: "Cover (level 2, all weapons): the character pays 1 AP and may use the other 3 AP to fire during the zombies' movement. He cannot move or reload while doing so.",
        },
        Entry {
            id: "dwa.skill.eagle-eye",
            section: "16.5.3",
            layer: Layer::Table,
            optional: true,
            text: "Eagle eye (level 2): the long range modifier is ignored.",
        },
        Entry {
            id: "dwa.skill.fast-reload",
            section: "16.5.3",
            layer: Layer::Battle,
            optional: true,
            text: "Fast reload (level 2, all weapons): reloading costs half (1 AP; machine gun 2 AP).",
        },
        Entry {
            id: "dwa.skill.sharpshooter",
            section: "16.5.3",
            layer: Layer::Table,
            optional: true,
            text: "Sharpshooter (level 2): the modifier for soft cover is ignored.",
        },
        Entry {
            id: "dwa.skill.unload",
            section: "16.5.3",
            layer: Layer::Battle,
            optional: true,
            text: "Unload (level 2, pump shotgun): the character may fire the pump shotgun four times in a turn.",
        },
        Entry {
            id: "dwa.skill.ambidextrous",
            section: "16.5.3",
            layer: Layer::Battle,
            optional: true,
            text: "Ambidextrous (level 3, pistols and revolvers): with two of them the character fires twice at the same target for 1 AP. He cannot aim.",
        },
        Entry {
            id: "dwa.skill.deep-pockets",
            section: "16.5.3",
            layer: Layer::Table,
            optional: true,
            text: "Deep pockets (level 3): a character who has run out of ammunition rolls a D6; on 6 he finds a magazine with D6 rounds.",
        },
        Entry {
            id: "dwa.skill.frantic",
            section: "16.5.3",
            layer: Layer::Battle,
            optional: true,
            text: "Frantic (level 3): a close combat attack that gives a result allows one extra attack at once for no AP.",
        },
        Entry {
            id: "dwa.skill.gunner",
            section: "16.5.3",
            layer: Layer::Table,
            optional: true,
            text: "Gunner (level 3, machine gun): dice eliminate on 4 or more instead of 5 or more. May be used in the same turn as Brace.",
        },
        Entry {
            id: "dwa.skill.martial-arts",
            section: "16.5.3",
            layer: Layer::Table,
            optional: true,
            text: "Martial arts expert (level 3): the character may attack zombies with bare hands and scores a hit on 6.",
        },
        Entry {
            id: "dwa.skill.combat-expert",
            section: "16.5.3",
            layer: Layer::Battle,
            optional: true,
            text: "Combat expert (level 4, close combat): two close combat attacks for 2 AP.",
        },
        Entry {
            id: "dwa.skill.reflex",
            section: "16.5.3",
            layer: Layer::Battle,
            optional: true,
            text: "Reflex (level 4): when a zombie enters close combat with the character during the zombie phase he gets one CQM shot or one close combat attack.",
        },
        Entry {
            id: "dwa.skill.tough",
            section: "16.5.3",
            layer: Layer::Table,
            optional: true,
            text: "Tough (level 4): re-roll a wound test that was caused by a zombie attack.",
        },
        Entry {
            id: "dwa.skill.chainsaw-maniac",
            section: "16.5.3",
            layer: Layer::Table,
            optional: true,
            text: "Chainsaw maniac (level 4): the chainsaw kills on 2 or more; on 1 it is out of gas, without a mishap roll; the character never wounds himself with it.",
        },
        Entry {
            id: "dwa.skill.double-tap",
            section: "16.5.3",
            layer: Layer::Battle,
            optional: true,
            text: "Double tap (level 5, all weapons except shotguns): the character fires twice for one AP and a Fall result counts as Elim. It can be combined with aiming.",
        },
        Entry {
            id: "dwa.skill.killer",
            section: "16.5.3",
            layer: Layer::Battle,
            optional: true,
            text: "Killer (level 5): for 4 AP and a full magazine a sub machine gun or assault rifle is fired like a machine gun. It cannot be combined with Brace.",
        },
        Entry {
            id: "dwa.skill.sniper",
            section: "16.5.3",
            layer: Layer::Table,
            optional: true,
            text: "Sniper (level 5, assault rifles and normal rifles): a score of 2 or more eliminates.",
        },
        Entry {
            id: "dwa.skill.strong",
            section: "16.5.3",
            layer: Layer::Table,
            optional: true,
            text: "Strong (level 5): a hit in hand-to-hand close combat is an Elim. It does not apply to CQM fire.",
        },
        Entry {
            id: "dwa.quirk.always-on",
            section: "16.6",
            layer: Layer::Battle,
            optional: true,
            text: "A quirk is not a choice. It takes effect whenever its situation arises, any number of times; the limit of one skill per turn does not apply to it.",
        },
        Entry {
            id: "dwa.quirk.creation",
            section: "16.6",
            layer: Layer::Setup,
            optional: true,
            text: "Quirks may be given to a character when he is created, by rolling 2D6 on the quirks table. A character has at most 2 quirks.",
        },
        Entry {
            id: "dwa.quirk.table",
            section: "16.6.1",
            layer: Layer::Table,
            optional: true,
            text: "Quirk, 2D6: 2 Clumsy; 3 Criminal; 4 Flinch; 5 Indecisive; 6 Macho; 7 Psycho; 8 Relative; 9 Scary-pants; 10 Sexy; 11 Stupid; 12 Thick.",
        },
        Entry {
            id: "dwa.quirk.clumsy",
            section: "16.6.1",
            layer: Layer::Battle,
            optional: true,
            text: "Clumsy: in a turn in which the character spends 1 or more AP on movement he rolls a D6; on 1-2 he falls on the first movement action.",
        },
        Entry {
            id: "dwa.quirk.criminal",
            section: "16.6.1",
            layer: Layer::Battle,
            optional: true,
            text: "Criminal: the character must shoot any Law Enforcement character within 10 cm.",
        },
        Entry {
            id: "dwa.quirk.flinch",
            section: "16.6.1",
            layer: Layer::Table,
            optional: true,
            text: "Flinch (all firearms): always -1 to hit.",
        },
        Entry {
            id: "dwa.quirk.indecisive",
            section: "16.6.1",
            layer: Layer::Battle,
            optional: true,
            text: "Indecisive: roll a D6 before the character's turn; on 1 he has only 2 AP. If he has also failed his fear test he has only 1 AP.",
        },
        Entry {
            id: "dwa.quirk.macho",
            section: "16.6.1",
            layer: Layer::Battle,
            optional: true,
            text: "Macho: the character always attacks zombies in his line of sight with ranged fire.",
        },
        Entry {
            id: "dwa.quirk.psycho",
            section: "16.6.1",
            layer: Layer::Table,
            optional: true,
            text: "Psycho: all other characters within 10 cm have -1 on any die roll.",
        },
        Entry {
            id: "dwa.quirk.relative",
            section: "16.6.1",
            layer: Layer::Battle,
            optional: true,
            text: "Relative: when the character is about to fire roll a D6; on 1-2 he recognises a relative among the zombies and neither shoots nor attacks for the rest of the turn.",
        },
        Entry {
            id: "dwa.quirk.scary-pants",
            section: "16.6.1",
            layer: Layer::Battle,
            optional: true,
            text: "Scary-pants: the character must keep all zombies in his line of sight more than 10 cm away. Otherwise roll a D6; on 1-3 he freezes.",
        },
        Entry {
            id: "dwa.quirk.sexy",
            section: "16.6.1",
            layer: Layer::Table,
            optional: true,
            text: "Sexy: all male characters within 10 cm have -1 on every die roll, fear tests excepted.",
        },
        Entry {
            id: "dwa.quirk.stupid",
            section: "16.6.1",
            layer: Layer::Battle,
            optional: true,
            text: "Stupid: the character always engages zombies within 10 cm in close combat and may never break from close combat.",
        },
        Entry {
            id: "dwa.quirk.thick",
            section: "16.6.1",
            layer: Layer::Battle,
            optional: true,
            text: "Thick: roll a D6 each turn; on 1-2 the character has only 3 AP this turn.",
        },
        Entry {
            id: "dwa.trauma.gain",
            section: "16.7.1",
            layer: Layer::Battle,
            optional: true,
            text: "A character starts with 0 trauma points and gets 1 for each failed fear test. They add up within a game and from game to game of a campaign.",
        },
        Entry {
            id: "dwa.trauma.sixth-point",
            section: "16.7.1",
            layer: Layer::Table,
            optional: true,
            text: "With the sixth trauma point the character develops a psychosis and 6 points are taken off: from 6 he goes to 0, from 7 to 1.",
        },
        Entry {
            id: "dwa.psychosis.choice",
            section: "16.7.2",
            layer: Layer::Gm,
            optional: true,
            text: "The player either chooses the new psychosis or rolls 2D6 on the table. Default: roll.",
        },
        Entry {
            id: "dwa.psychosis.fifth",
            section: "16.7.2",
            layer: Layer::Table,
            optional: true,
            text: "The fifth psychosis of a character is always Despaired.",
        },
        Entry {
            id: "dwa.psychosis.as-quirk",
            section: "16.7.2, 16.6",
            layer: Layer::Battle,
            optional: true,
            text: "A psychosis works like a quirk: it is always in effect and is not a choice.",
        },
        Entry {
            id: "dwa.psychosis.table",
            section: "16.7.3",
            layer: Layer::Table,
            optional: true,
            text: "Psychosis, 2D6: 2 Berserk; 3 Charge; 4 Mental block; 5 Terrified; 6 Depressive; 7 Paranoid; 8 Scared; 9 Schizophrenic; 10 Hallucinate; 11 Rage; 12 Despaired.",
        },
        Entry {
            id: "dwa.psychosis.berserk",
            section: "16.7.3",
            layer: Layer::Battle,
            optional: true,
            text: "Berserk: when the character fires roll a D6; on 1-2 he must fire at the closest target, friend or foe.",
        },
        Entry {
            id: "dwa.psychosis.charge",
            section: "16.7.3",
            layer: Layer::Battle,
            optional: true,
            text: "Charge: at least 1 AP of the character has to go into closing with the nearest zombie; as soon as they touch, that zombie falls automatically. It cannot be combined with an attempt to break from close combat.",
        },
        Entry {
            id: "dwa.psychosis.mental-block",
            section: "16.7.3",
            layer: Layer::Battle,
            optional: true,
            text: "Mental block: in one turn the character either shoots or moves, never both.",
        },
        Entry {
            id: "dwa.psychosis.terrified",
            section: "16.7.3",
            layer: Layer::Battle,
            optional: true,
            text: "Terrified: the character cannot move towards a zombie that is in his line of sight and within 30 cm, and never attacks zombies in close combat.",
        },
        Entry {
            id: "dwa.psychosis.depressive",
            section: "16.7.3",
            layer: Layer::Table,
            optional: true,
            text: "Depressive: -2 on each shooting roll.",
        },
        Entry {
            id: "dwa.psychosis.paranoid",
            section: "16.7.3",
            layer: Layer::Battle,
            optional: true,
            text: "Paranoid (all firearms): the character must shoot any friend within 10 cm.",
        },
        Entry {
            id: "dwa.psychosis.scared",
            section: "16.7.3",
            layer: Layer::Battle,
            optional: true,
            text: "Scared: with a zombie within 10 cm when the turn starts, all AP of the character go into moving towards the nearest friend. In close combat he must try to break, or else does nothing.",
        },
        Entry {
            id: "dwa.psychosis.schizophrenic",
            section: "16.7.3",
            layer: Layer::Battle,
            optional: true,
            text: "Schizophrenic: a D6 is rolled as each turn begins; a 1 means no action at all this turn.",
        },
        Entry {
            id: "dwa.psychosis.hallucinate",
            section: "16.7.3",
            layer: Layer::Battle,
            optional: true,
            text: "Hallucinate (close combat weapons): the character must attack any friend within 10 cm in close combat.",
        },
        Entry {
            id: "dwa.psychosis.rage",
            section: "16.7.3",
            layer: Layer::Battle,
            optional: true,
            text: "Rage (all firearms): when the character fires at zombies he empties the whole weapon in that turn. Dice are rolled as usual for the bursts his AP and RoF allow; all other rounds miss.",
        },
        Entry {
            id: "dwa.psychosis.despaired",
            section: "16.7.3",
            layer: Layer::Battle,
            optional: true,
            text: "Despaired: a D6 is rolled as each turn begins; a 1 means that he kills himself with one bullet and is eliminated. He never turns into a zombie.",
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
            ruling: "Read: Fall on 3-4, Elim on 5-6. The team member within 10 cm of Lawless is Dawson; nobody counts for himself.",
            why: "The pistol's 4-5 Fall and 6 Elim with +1 give exactly 3-4 and 5-6. The fear bonus is for other team members.",
        },
        Ruling {
            id: "dwa.ruling.measuring",
            rules: &["dwa.setup.centimetres", "dwa.shoot.range-modifier", "dwa.fear.trigger", "dwa.zombie.smell", "dwa.zombie.sight"],
            question: "From where to where is a distance measured, and does 'within' include the limit?",
            ruling: "The distance between two figures is the shortest distance between the edges of their bases, measured flat on the table (a difference in height is ignored). 'Within X' and 'up to X' include X. 'X or more' includes X. Comparisons are made on distances rounded to whole millimetres. Pre-measuring is allowed.",
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
            ruling: "A human may pass through friends and fallen figures if he does not stop on them. Nobody passes through a standing enemy. A human who comes into contact with a standing zombie is in close combat and his movement ends there. Zombies do not pass through standing figures; they pass over fallen ones.",
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
            rules: &["dwa.move.lie-down", "dwa.move.stand-up", "dwa.shoot.cover", "dwa.shoot.fallen-near"],
            question: "What does lying down or taking cover do, and what may a prone figure do?",
            ruling: "A human who lies down by his own action is prone and counts as covered (-1 to be fired at, not cumulative with other cover). A figure laid down by a Fall result is fallen: no cover bonus, and the +1 or automatic elimination of 12.6 applies to it. Both kinds cannot move, climb, jump, strike or try to break until they stand up (2 AP); a prone or fallen human may fire, reload, aim, heal and pass objects. Standing up is allowed in close combat as an exception to 12.",
            why: "One list line covers 'take cover/laying down', so lying down is taking cover. 12.6 speaks of fallen targets, that is of the Fall result.",
        },
        Ruling {
            id: "dwa.ruling.facing",
            rules: &["dwa.cc.back-attack"],
            question: "What is an opponent's back when turning is free?",
            ruling: "Every figure has a facing. A zombie faces the way it last moved, or the human it last attacked; a human faces where he last moved, fired or struck, and his player may turn him freely at the end of his activation. A figure that has done nothing of the kind yet faces the centre of the table; one that stands up faces as before. A strike is at the back when the attacker's base centre lies more than 90 degrees off the defender's facing. A fallen figure has no back.",
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
            rules: &["dwa.turn.test-order", "dwa.flame.burn-table", "dwa.psychosis.schizophrenic", "dwa.psychosis.despaired", "dwa.zombie.enter-b"],
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
            rules: &["dwa.shoot.move-and-fire", "dwa.psychosis.mental-block", "dwa.quirk.clumsy", "dwa.skill.snappy", "dwa.skill.cover"],
            question: "Which AP count as spent on movement?",
            ruling: "Those for moving, crossing obstacles, climbing and jumping (and fancy moves). Lying down, standing up, turning and opening doors do not count. A move that costs no AP (Agile, Dodge, vehicle travel) does not count for the -1 of moving and firing.",
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
            ruling: "The object or the receiver must be in base contact. The giver pays 2 AP, the receiver nothing. A picked-up weapon is carried; taking it in hand is a switch (2 AP) unless the hands are empty. The carry limits hold; dropping something is free. What an eliminated human carried lies where his body is and can be picked up piece by piece; if he turns, it stays there but for the weapon the zombie holds.",
            why: "The list has one cost for the whole act.",
        },
        Ruling {
            id: "dwa.ruling.heal",
            rules: &["dwa.act.heal", "dwa.item.first-aid-kit", "dwa.skill.first-aid"],
            question: "What does the 4 AP heal action do without further means, and on whom?",
            ruling: "It needs a first aid kit or the First aid skill; without either it cannot be taken. It works on the healer himself or on a living human in contact with him. Wounds never go below 0; surplus is lost. If healing brings the wounds to 0 the pending wound test is dropped; otherwise the test is made against the lower number.",
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
            rules: &["dwa.ammo.carry-limit", "dwa.ammo.carry-sidearm", "dwa.skill.ambidextrous"],
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
            rules: &["dwa.shoot.human-target", "dwa.shoot.into-close-combat-miss", "dwa.grenade.effect-table", "dwa.auto.targets"],
            question: "What do Fall, Elim and a plain 'hit' do to a human?",
            ruling: "Fall: 1 wound and he is fallen (flash-bang: fallen without a wound). Elim: he is eliminated at once. A plain hit (friendly fire on a miss, chainsaw accident, fire, point of damage from a fall): 1 wound, he stays on his feet. Wounds are tested in phase 1 of the next turn.",
            why: "12.7 spells out the Fall result for humans; the book writes 'hit (wound)' for plain hits; Elim is defined as out of action without exception.",
        },
        Ruling {
            id: "dwa.ruling.fall-on-fallen",
            rules: &["dwa.zombie.fall", "dwa.shoot.modified-score", "dwa.shoot.human-target"],
            question: "What does a Fall result do to a figure that already lies on the ground?",
            ruling: "A fallen zombie stays down, nothing more. A fallen or prone human takes the wound of the Fall result as usual; if he was prone by his own action he is fallen from then on.",
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
            ruling: "Yes, for the full Cost, at a declared target that was not a target of an earlier burst of his this turn. A figure that already was a target of his this turn is left out of the second burst's targets.",
            why: "In the example Lawless has 2 AP left but cannot fire again at the zombie he missed.",
        },
        Ruling {
            id: "dwa.ruling.into-close-combat",
            rules: &["dwa.shoot.into-close-combat", "dwa.shoot.into-close-combat-miss"],
            question: "How does the friend get hit with weapons of more than one die, with several friends, or with templates?",
            ruling: "It is judged for each burst: if at least one die scores, no friend is hit by a miss; if no die scores, one friend in contact with the target (at random if several) takes one plain hit (1 wound). A friend who is himself among the targets of an automatic burst can still be drawn for a scoring die. Template weapons and grenades get no -2 and do not pass misses on; they roll for each figure under the template, friends included. The -2 is for firers who are not in contact with the target themselves.",
            why: "The text speaks of failing to score a hit, not of each die. Templates already endanger the friend.",
        },
        Ruling {
            id: "dwa.ruling.fallen-contact",
            rules: &["dwa.shoot.fallen-contact", "dwa.cc.no-cqm", "dwa.cc.allowed-actions"],
            question: "What does the automatic elimination of a fallen target in contact cost, and with which weapons?",
            ruling: "One burst with its normal AP cost and ammunition, no dice (so no jam). An automatic burst spent this way eliminates only that target. Any weapon that fires at a single target or with a CQM score serves, bow, crossbow and hand thrown weapons too; machine gun, grenades, grenade launcher and flamethrower do not. While a standing enemy is in contact as well, the firer is in close combat: then only a weapon with a CQM score serves, and the shot is his attack.",
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
            ruling: "A shell is a burst. For 1 AP the firer lets off one shell, or both at once with the same template: then every viable target is diced for twice. For two different templates he pays 1 AP each and may look at the first result before the second. Who wants to look between two shells at the same targets pays 1 AP each too. Both barrels empty the weapon; reloading costs 2 AP and fills up to two shells.",
            why: "It is the only reading in which 'two bursts at the same targets for 1 AP' and a magazine of 2 bursts agree.",
        },
        Ruling {
            id: "dwa.ruling.template-modifiers",
            rules: &["dwa.shoot.move-and-fire", "dwa.shotgun.roll", "dwa.mg.roll", "dwa.quirk.flinch", "dwa.psychosis.depressive", "dwa.char.civilian-weapons"],
            question: "Which modifiers apply to the dice of template weapons?",
            ruling: "Shotgun and machine gun dice are modified by moving and firing (-1), Flinch, Depressive, the civilian -1, Psycho and Sexy. They are not modified by range, aiming, fallen targets, cover (this is settled by who is a target) and firing into close combat.",
            why: "11.2.4 says all dice; 11.2.1, 11.2.2 and 12.6 exempt templates by name. Cover already decides who is a target, and the friend beside a target is diced for himself when the template reaches him, so the -2 of 11.2.5 would count the same danger twice.",
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
            ruling: "The brace action takes all 4 AP of one turn. The gun stays braced until the gunner moves, falls, changes weapon, is in close combat or is eliminated. From the next turn on 4 AP fire two bursts. A character with the Brace skill fires two bursts for 4 AP without the action, as his skill of the turn (Gunner may be added). Never more than two bursts a turn.",
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
            rules: &["dwa.flame.burn-table", "dwa.flame.human-wound", "dwa.grenade.molotov-burns", "dwa.flame.spread"],
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
            ruling: "Any Fall or Elim result or plain hit from a firearm (armed zombies included), a grenade or fire; not hand-to-hand strikes or zombie attacks. Every hit rolls, so the burn wound of each turn does too. On 1-2: the wearer is on fire (first burn roll), the flamethrower is destroyed, and an incendiary blast is centred on him; other figures in it are resolved as grenade targets.",
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
            ruling: "Second die 1: the grenade explodes at the firer; the blast is centred on him and he is a target. 2-3: dud, the grenade is spent without effect. In both cases the launcher is jammed (3 AP to clear). 4-6: no jam. A hand grenade that explodes in the hand (second die 1) has its blast centred on the thrower. Molotov cocktails follow the hand grenade.",
            why: "1-3 is the whole jam range, split into 1 and 2-3.",
        },
        Ruling {
            id: "dwa.ruling.fallen-opponents",
            rules: &["dwa.cc.contact", "dwa.cc.break", "dwa.cc.allowed-actions"],
            question: "Does a fallen zombie hold a human in close combat?",
            ruling: "No. Only standing enemies count as opponents in contact for the action limits and for the break roll. A human in contact only with fallen zombies may move off, reload, shoot or strike as he likes.",
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
            rules: &["dwa.cc.weapon-classes", "dwa.cc.no-bare-hands"],
            question: "What counts as an improvised weapon?",
            ruling: "Any firearm, bow or crossbow in hand, a stalled or empty chainsaw and an empty flamethrower count as bludgeoning weapons. A hand thrown weapon in hand counts as edged. Only empty hands are bare hands. A human with bare hands may only try to break.",
            why: "The rifle butt is listed as a bludgeoning weapon; the ban is on fighting without any weapon or improvised weapon.",
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
            ruling: "RoF dice for each burst. Only enemies in contact with the firer can be hit. Automatic weapons: each scoring die is allotted at random among the standing enemies in contact (at most RoF of them). Other weapons: the declared enemy. Shotguns: no template, one die for each shell, against the declared enemy. One barrel or both at the same enemy cost 1 AP together, two enemies 1 AP each, and he may look before he fires again. The same rules on announcing repeat bursts apply; sustained fire is possible.",
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
            rules: &["dwa.cc.chainsaw", "dwa.cc.chainsaw-mishap", "dwa.ap.restart-chainsaw-cost", "dwa.item.gas-can"],
            question: "Can a stalled or empty chainsaw be restarted in close combat, and is a chainsaw running at the start?",
            ruling: "Restarting (3 AP) and refuelling (gas can, 2 AP) are not possible in close combat. A chainsaw is running when it comes to hand. A chainsaw strike at a fallen target uses the same scores (Elim 3-6). The extra attack after a 6 must go to another enemy in contact, standing or fallen; if there is none it is lost.",
            why: "Section 12 forbids other actions; the fallen note is not printed for the chainsaw.",
        },
        Ruling {
            id: "dwa.ruling.break",
            rules: &["dwa.cc.break", "dwa.cc.break-failed"],
            question: "When exactly is the break declared, what is a free path, and what follows a success?",
            ruling: "It must be the human's first action of his activation; only standing up from fallen may come before it. A free path is a straight line of at least 5 cm along which his base, leaving contact with all standing enemies, touches no figure, wall or table edge; without one no attempt is allowed. On success his next action must be to move out of contact; afterwards he uses what AP he has left as he likes. If his AP do not pay for the break and 5 cm of movement, no attempt is allowed. With six opponents it cannot succeed.",
            why: "'At the start of turn' is the start of his own action; a D6 cannot beat 6.",
        },
        Ruling {
            id: "dwa.ruling.kills-in-close-combat",
            rules: &["dwa.xp.close-combat-double", "dwa.xp.kills"],
            question: "Which kills count as killed in close combat, and who gets a kill?",
            ruling: "Every zombie that a human eliminates while in base contact with it: strike, chainsaw, CQM fire, shot at a fallen target in contact, Charge included only if it is then killed. All others count one. The kill goes to the human whose die (or automatic result, vehicle, grenade, fire he lit) eliminated it.",
            why: "CQM is firing in close combat; the text makes no difference for kills, unlike the Strong skill.",
        },
        Ruling {
            id: "dwa.ruling.wound-timing",
            rules: &["dwa.wound.test", "dwa.flame.human-wound"],
            question: "When is the wound test for wounds taken in each phase?",
            ruling: "All wounds taken since the last wound-test step are tested together in the next one: those of phases 2 and 3 in the next turn, burn wounds of phase 1 in the same phase 1. With one wound the test cannot fail unless somebody distracts him (a die of 1 is then less than 1); with seven or more it cannot succeed.",
            why: "Dawson is wounded in the zombie phase and tests at the beginning of the next turn.",
        },
        Ruling {
            id: "dwa.ruling.zombification-who",
            rules: &["dwa.zombification.test", "dwa.zombification.repeat", "dwa.item.antiseptic"],
            question: "Which dead humans are tested, and from when?",
            ruling: "Every human eliminated by any cause, except by Despaired and except bodies treated with antiseptic. A human eliminated in turn N (also in its phase 1 wound test) is first tested in phase 1 of turn N+1 with 1 turn. A human killed without wounds counts 0 wounds, so his first test (below 1) cannot turn him.",
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
            rules: &["dwa.zombification.armed-zombie", "dwa.zombification.armed-zombie-roll", "dwa.zombie.hearing"],
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
            ruling: "They are one number. Full value: 10 at level 1, and 1 more for each level above (level 3: 12). Losses during a game lower it and stay for the campaign; the regain at the end of a game raises it, never above the full value of the level. A level gained raises both. The last survivor is restored to the full value of his level and takes no further permanent losses in that game. It may fall below 0.",
            why: "'FEAR value see below' has no other place; 10 is the full value of a level 1 human.",
        },
        Ruling {
            id: "dwa.ruling.last-survivor",
            rules: &["dwa.fear.last-survivor", "dwa.xp.lone-survivor"],
            question: "Is a lone starter a last survivor, and do non-player characters count as group?",
            ruling: "The rule needs a group that had at least two members at the start of the game and now has one living member. Non-player characters are not members. The lone survivor XP need the same and that he survives to the end.",
            why: "'Loses all its members except one'.",
        },
        Ruling {
            id: "dwa.ruling.zombie-order",
            rules: &["dwa.turn.zombie-activation", "dwa.zombie.no-room"],
            question: "8.3 says that zombies act as humans do (one after the other), the example moves all and then attacks. In which order?",
            ruling: "Step 1: every fallen zombie stands up. Step 2: all other zombies not in close combat move, the one nearest to its goal first (ties: lowest id); a lurch is rolled as soon as that zombie's move ends. A human is full when no free place in contact with him can be reached; this is judged as each zombie begins its move, and if it senses no other human it goes as near to him as it can. Step 3: attacks, human by human; for one human the zombies with the worst chance roll first. Step 4: door rolls. Step 5: armed zombies fire.",
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
            ruling: "Only a zombie that itself smells or sees a human, or goes for a noise, calls. A called zombie does not call on. A zombie within 40 cm that is called to a human treats him as seen (priority II); if it smells or sees one itself, that comes first. If the caller goes for a noise, the called one goes to the place of that noise and is done within 5 cm of it; such a call ranks below a human sensed or called to and below a noise it goes for itself. Calls are worked out from the positions at the start of the zombie phase.",
            why: "'As if they had seen the human'; a chain would alert the whole table at once. Who has only heard has no more than a place to tell, and noises come last; two zombies with a noise each would otherwise call each other to and fro.",
        },
        Ruling {
            id: "dwa.ruling.spawn-trigger",
            rules: &["dwa.zombie.enter-d", "dwa.zombie.enter-e"],
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
            rules: &["dwa.zombie.wander"],
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
            ruling: "A new character has the general weapon skill for each firearm or bow he starts with (these are free and do not count for the limit), and one level 1 skill of his choice. Further general weapon skills are learned like other skills at a new level and then count. At levels where 5 skills are reached no more are gained. Hand thrown weapons, grenades, Molotov cocktails, flamethrower and melee weapons need no skill. Found survivors know the weapon they carry. In games without characters everybody can use everything.",
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
            question: "An indecisive character who rolls 1 and has failed his fear test has 1 AP: are costs doubled as well?",
            ruling: "No. He has 1 AP at normal cost this turn; the halving of 2 AP to 1 stands in place of the doubling.",
            why: "2 AP at double cost are worth 1; with both nothing at all could be done.",
        },
        Ruling {
            id: "dwa.ruling.reroll-skills",
            rules: &["dwa.skill.aggressive", "dwa.skill.inspire", "dwa.skill.tough", "dwa.skill.lucky-bastard"],
            question: "Which roll is rolled again, and which result counts?",
            ruling: "The second result always counts. Aggressive: one failed strike or CQM die. Inspire: one D6 or 2D6 roll of another character of the team within 20 cm in the phase it is made, not a jam or scatter roll; it is the inspirer's skill of the turn. Tough: a failed wound test if at least one of the new wounds came from a zombie attack. Lucky bastard: the first successful zombie attack on him in the turn, rolled again with the same modifiers.",
            why: "Once per turn, as all skills.",
        },
        Ruling {
            id: "dwa.ruling.skill-cover",
            rules: &["dwa.skill.cover"],
            question: "When and at what may a character on Cover fire?",
            ruling: "He pays 1 AP at the end of his activation and needs at least 1 AP left; he must have neither moved nor reloaded in it. He may have fired or done anything else before. In the zombie phase he may interrupt after any zombie's standing up, after each 5 cm of any zombie's movement and after a lurch roll succeeds but before the contact. He fires with the normal cost and rules (aiming included) until the AP kept are used up. In contact he uses CQM. At most 3 AP can be kept. AP not used are lost.",
            why: "'In the zombies' movement phase', 3 remaining AP, no moving or reloading.",
        },
        Ruling {
            id: "dwa.ruling.skill-dodge-reflex",
            rules: &["dwa.skill.dodge", "dwa.skill.reflex"],
            question: "When do Dodge and Reflex take effect, and what do they cost?",
            ruling: "At the moment a zombie comes into contact by moving or lurching, before any attack of that zombie. Dodge: the character is moved up to 5 cm by his player, out of contact with that zombie and into contact with none; the zombie's move is over and it does not attack unless in contact with somebody else. Reflex: one burst of CQM fire (ammunition is used) or one strike at that zombie, free of AP, also after a failed fear test. Each once per turn.",
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
            ruling: "Fall on a standing target; Elim on a fallen target (also on 6). With Strong, Elim in both cases - but only one skill is used per turn. The back +1 applies. Cost 2 AP. Since it is what lets him attack at all, Martial arts is used once per turn for all bare-handed strikes of that turn.",
            why: "Strong turns 'a hit' into an Elim, so a hit alone is none.",
        },
        Ruling {
            id: "dwa.ruling.skill-misc",
            rules: &["dwa.skill.killer", "dwa.skill.deep-pockets", "dwa.skill.medic", "dwa.skill.lucky", "dwa.skill.motivate", "dwa.skill.nerves-of-steel", "dwa.skill.mechanics"],
            question: "Open points of the remaining skills.",
            ruling: "Killer: the magazine must be full (6 or 4 bursts) and is empty afterwards; 10 dice, Fall 4, Elim 5-6, 10 cm circle, range of the weapon (90 or 60). Deep pockets: when the last clip of a weapon is used up and its magazine is 0, once per turn, free, for a weapon in hand; the D6 found rounds are bursts, at most Mag, loaded at once, which is a reload and so not done in close combat. The die is not one that Psycho and Sexy change. Medic: one try at the end of each scenario for one team member who turned in it and whose zombie was not destroyed; on 6 he is alive again and starts the next game unwounded, and the loss of moral value for his turning (not that for his death) is given back. Lucky: the find die or the zombie die of one search, after seeing it; the result stays within 1 to 6. Motivate: the motivator must be conscious and alive; he needs no test himself. Nerves of steel: counts as passed, no trauma; must be used on the first test of the game. Mechanics: the hotwire price only.",
            why: "Plain readings with limits where a computer needs one.",
        },
        Ruling {
            id: "dwa.ruling.search-scope",
            rules: &["dwa.search.cost", "dwa.search.zombies", "dwa.search.find-table"],
            question: "Room or building, how often, and what about results beyond the table?",
            ruling: "Each room (a building without inner walls is one room) and each vehicle can be searched once per game, by a human inside it or, for a vehicle, in contact with it, and not in close combat. Each search has its own zombie die. First the zombie die, then the find die; the find is made even if zombies appear. A modified find die below 1 is nothing, above 6 a weapon. The finder may take the find at once without AP, within his carry limits; the rest lies on the spot.",
            why: "The action list says room or vehicle, 16.2 building or vehicle; unlimited searching would empty the game of sense.",
        },
        Ruling {
            id: "dwa.ruling.search-vehicle-zombies",
            rules: &["dwa.search.zombies", "dwa.search.no-zombies-in-cars"],
            question: "Where do zombies found in a truck or bus appear?",
            ruling: "Within 2.5 cm of the vehicle at the side opposite to the searcher. The zombies act in the next zombie phase.",
            why: "The text places only those of buildings; the vehicle is handled alike.",
        },
        Ruling {
            id: "dwa.ruling.survivors",
            rules: &["dwa.search.survivor-table", "dwa.search.survivor-weapon", "dwa.fear.npc-killed"],
            question: "What does a found survivor do in the game?",
            ruling: "He is a non-player character led by the finder's player: 4 AP from the next turn, level 1, Base Moral Value 10, no skill but that of his weapon, archetype as rolled (public forces are Law Enforcement, teenagers are Civilians). If his weapon roll gives only ammunition he has that and a bludgeoning improvised weapon. He is placed next to the finder. In a campaign he may join the team after the scenario. His death costs every team member 2 points.",
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
            ruling: "Each try costs 4 AP by hotwiring (2 with Mechanics) or 2 AP with keys, and rolls the battery die. A vehicle that has been hotwired once counts as having keys from then on (2 AP). A stalled vehicle is started again in the same way. Getting in or out costs 2 AP (a door). The engine runs from the moment of success; driving begins in the next activation, which uses all AP.",
            why: "Only hotwiring has a price; keys must be better than hotwiring.",
        },
        Ruling {
            id: "dwa.ruling.vehicle-speed",
            rules: &["dwa.vehicle.speed", "dwa.vehicle.accelerate", "dwa.vehicle.decelerate", "dwa.vehicle.driver-ap"],
            question: "How do AP, acceleration and distance fit together?",
            ruling: "A vehicle has a speed of 0 to 40 cm per turn in steps of 5. In his activation the driver uses his 4 AP to change the speed by 5 cm for each AP, up, down or not at all, then the vehicle moves exactly its speed. Up to 20 is slow, above 20 fast. Decelerating and braking are the same thing. From standing one turn gives at most 20, a second at most 40. A vehicle without an active driver loses 20 of speed each turn. Doubled costs after a failed fear test: two steps of 5 only.",
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
            ruling: "The letter stands: +1 on each attack die at fast speed; at slow speed or standing there is no modifier. The vehicle's movement is not the passenger's own movement. The engine keeps the sign as a setting with the values +1 (default) and -1.",
            why: "The sentence is plain and nothing in the book contradicts it. It may be a slip (every other movement makes shooting harder, and the author may have thought of the score needed), hence the setting.",
        },
        Ruling {
            id: "dwa.ruling.vehicle-ram",
            rules: &["dwa.vehicle.ram-slow", "dwa.vehicle.ram-fast"],
            question: "One die for how many zombies, and what happens to the vehicle?",
            ruling: "One die for each turn's move that meets zombies, thrown at the first contact; it holds for all zombies met in that move. 1: the vehicle stops at the first zombie, speed 0, stalled; no zombie is harmed. Thrown: each is put 5 cm to the nearer side of the path and is fallen. Killed: removed, kills of the driver, counted once each. The vehicle goes on. Fallen zombies in the path are rammed too. Humans in the path take the result as Fall or Elim.",
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
            rules: &["dwa.quirk.creation", "dwa.skill.maximum", "dwa.psychosis.table", "dwa.psychosis.fifth"],
            question: "How many quirks does a new character roll, and what about doubles and the limit for psychoses?",
            ruling: "Default: one quirk; the player may ask for none or two. A result the character already has is rolled again. Quirks do not count for the limit of 5 skills. A psychosis he already has is rolled again too. Psychoses do not count for the limit of 2 quirks. Despaired gained early, by roll or choice, does not stop later psychoses; if he has it already the fifth is found like any other. Psychoses after the fifth are found as usual too; who has all eleven gains no more.",
            why: "'Can be given', maximum 2. Every sixth trauma point brings a psychosis; only the fifth has its result fixed.",
        },
        Ruling {
            id: "dwa.ruling.distraction",
            rules: &["dwa.quirk.psycho", "dwa.quirk.sexy"],
            question: "Which rolls does the -1 of Psycho and Sexy change, and is it a bonus in fear tests?",
            ruling: "All attack, landing, break, wound, jump, start and heal rolls of the affected characters: -1 on the die. In fear tests Psycho makes it +1 on the 2D6 result, because it is meant as a drawback; Sexy does not touch fear tests. Not changed: random tables, damage or number dice, jam checks, quirk rolls, zombie rolls. The owner himself is not affected. Several distractors add up. Each character has a sex, which is set at creation.",
            why: "'Distracts'; only Sexy is excepted from fear tests, so Psycho is not.",
        },
        Ruling {
            id: "dwa.ruling.compulsions",
            rules: &["dwa.quirk.criminal", "dwa.quirk.macho", "dwa.quirk.stupid", "dwa.psychosis.paranoid", "dwa.psychosis.hallucinate", "dwa.psychosis.charge", "dwa.psychosis.scared"],
            question: "How much of the turn do the 'must' quirks and psychoses take, and in which order?",
            ruling: "They are done first in the activation, psychoses before quirks, then by table number. Criminal, Paranoid: one burst at the nearest such person within 10 cm in sight, if the firearm in hand is loaded (also at a friend in contact, with CQM). Hallucinate: move into contact and one strike at the nearest friend within 10 cm, if he has a close combat weapon in hand. Macho: one announced attack at the nearest zombie in sight and range, if he can fire. Stupid: move into contact with the nearest zombie within 10 cm and strike with all AP that are left. Charge: move towards the closest zombie with at least 1 AP, into contact if the AP reach; in contact it falls. Scared: see its text. What cannot be paid or reached is left out; the rest of the AP is free. Someone in close combat follows only those that section 12 allows: in contact with a zombie already he does not charge, spends no AP on it and may try to break. What a psychosis or quirk forbids stays forbidden; the compelled deed is then left out. Terrified: no Charge, no Stupid, Hallucinate only if the way leads no nearer to such a zombie, but a friend is struck. Mental block: what is done first excludes the rest, so Charge stops Macho, and Macho stops any move. Stupid stops the break of Scared. Scary-pants forbids nothing that he must do: he rolls at his activation, and if he does not freeze Stupid and Charge take him on.",
            why: "The minimum that satisfies 'must'. 'Cannot' and 'never' are stronger words than 'must' and 'always'.",
        },
        Ruling {
            id: "dwa.ruling.quirk-details",
            rules: &["dwa.quirk.clumsy", "dwa.quirk.relative", "dwa.quirk.scary-pants", "dwa.quirk.flinch", "dwa.quirk.thick"],
            question: "When and how often are the quirk dice rolled?",
            ruling: "Clumsy: once per turn, when the first AP for movement is paid; on 1-2 the AP is spent, he does not move and is fallen. Relative: once per turn, before the first shot at a zombie; on 1-2 the shot is not made, its AP are not spent, and he makes no shot or strike this turn. Scary-pants: when he is activated with a zombie in sight within 10 cm, one roll; on 1-3 he loses all AP of the turn; he may not choose to move to within 10 cm of a zombie in sight. Flinch: guns only, not bows or thrown weapons. Thick: at the start of the activation.",
            why: "One roll per turn is enough for a standing situation.",
        },
        Ruling {
            id: "dwa.ruling.psychosis-details",
            rules: &["dwa.psychosis.berserk", "dwa.psychosis.mental-block", "dwa.psychosis.terrified", "dwa.psychosis.rage", "dwa.psychosis.despaired", "dwa.psychosis.depressive", "dwa.psychosis.schizophrenic"],
            question: "Open points of the psychoses.",
            ruling: "Berserk: the die is rolled for each announced attack; on 1-2 the target becomes the closest figure in sight and range. Mental block: the first of the two kinds done in the turn excludes the other; CQM fire is shooting, strikes are neither. Terrified: no move may bring him nearer to any zombie in sight that is within 30 cm; CQM fire counts as attacking in close combat. Rage: after his last announced attack at zombies in the turn the magazine is set to 0. Despaired: without a loaded firearm he uses what he has; the result is the same. Depressive: every attack and landing die. Schizophrenic: no AP and no skills this turn; phase 1 tests are taken.",
            why: "Plain readings.",
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
        },
        Example {
            id: "dwa.example.lawless-fear",
            rules: &["dwa.fear.test", "dwa.fear.modifiers"],
            section: "14.1",
            given: "Lawless: Base Moral Value 6, one zombie and one team member within 10 cm, no wounds; the book gives the sum 5 (any split)",
            dice: &[2, 3],
            expect: "Value 6 - 1 + 1 = 6; 5 <= 6: passed, normal costs",
        },
        Example {
            id: "dwa.example.dawson-fear",
            rules: &["dwa.fear.test", "dwa.fear.modifiers", "dwa.fear.failure"],
            section: "14.1",
            given: "Dawson: Base Moral Value 6, two zombies and one team member within 10 cm, no wounds; the book gives the sum 8 (any split)",
            dice: &[4, 4],
            expect: "Value 6 - 2 + 1 = 5; 8 > 5: failed, all costs doubled this turn",
        },
        Example {
            id: "dwa.example.no-tests-without-wounds",
            rules: &["dwa.wound.test", "dwa.zombification.test", "dwa.turn.test-phase"],
            section: "14.1",
            given: "Lawless and Dawson, both without wounds and alive, phase 1",
            dice: &[],
            expect: "No wound test and no zombification test",
        },
        Example {
            id: "dwa.example.dawson-doubled-ap",
            rules: &["dwa.fear.failure", "dwa.move.distance", "dwa.ap.allowance"],
            section: "14.1, 14.2",
            given: "Dawson, 4 AP, fear test failed: moves 5 cm, then fires a pistol once",
            dice: &[],
            expect: "2 AP for the move, 2 AP for the shot, 0 AP left",
        },
        Example {
            id: "dwa.example.dawson-pistol-moved",
            rules: &["dwa.shoot.weapon-table", "dwa.shoot.move-and-fire"],
            section: "14.2",
            given: "Pistol, target at 15 cm, the shooter has moved this turn",
            dice: &[4],
            expect: "4 - 1 = 3: a miss",
        },
        Example {
            id: "dwa.example.pistol-moved-no-elim",
            rules: &["dwa.shoot.weapon-table", "dwa.shoot.move-and-fire", "dwa.shoot.modified-score"],
            section: "14.2",
            given: "Pistol, target at 15 cm, the shooter has moved this turn; each die value in turn",
            dice: &[1, 2, 3, 4, 5, 6],
            expect: "1-4 miss, 5 and 6 Fall; Elim is impossible",
        },
        Example {
            id: "dwa.example.pistol-15-not-moved",
            rules: &["dwa.shoot.weapon-table", "dwa.shoot.range-modifier"],
            section: "14.2",
            given: "Pistol, target at 15 cm, not moved; each die value in turn",
            dice: &[1, 2, 3, 4, 5, 6],
            expect: "1-3 miss, 4-5 Fall, 6 Elim",
        },
        Example {
            id: "dwa.example.pistol-point-blank",
            rules: &["dwa.shoot.weapon-table", "dwa.shoot.range-modifier"],
            section: "14.2",
            given: "Pistol, target within 10 cm, fired before moving; each die value in turn",
            dice: &[1, 2, 3, 4, 5, 6],
            expect: "1-2 miss, 3-4 Fall, 5-6 Elim",
        },
        Example {
            id: "dwa.example.lawless-burst",
            rules: &["dwa.auto.targets", "dwa.auto.random-hits", "dwa.shoot.range-auto-worst", "dwa.shoot.weapon-table"],
            section: "14.2",
            given: "Sub machine gun, declared zombie and a second zombie within 5 cm of it; one target within 10 cm, the other just beyond; not moved; both hits are then drawn on the same zombie",
            dice: &[1, 3, 3, 4, 6],
            expect: "No point blank bonus; one Fall (4) and one Elim (6); the drawn zombie is eliminated, the other unharmed; 2 AP and one burst of 4 used",
        },
        Example {
            id: "dwa.example.lawless-no-second-burst",
            rules: &["dwa.auto.sustained", "dwa.shoot.declare-repeat"],
            section: "14.2",
            given: "After that burst, 2 AP left, sustained fire was not declared",
            dice: &[],
            expect: "Firing again at the zombie that was missed is not allowed; moving 10 cm with 2 AP is",
        },
        Example {
            id: "dwa.example.zombie-move-contact",
            rules: &["dwa.zombie.move", "dwa.zombie.ap"],
            section: "14.3",
            given: "A zombie within 10 cm of Dawson, who is the closest human",
            dice: &[],
            expect: "It moves into base-to-base contact",
        },
        Example {
            id: "dwa.example.zombie-lurch",
            rules: &["dwa.zombie.move", "dwa.zombie.lurch"],
            section: "14.3",
            given: "A zombie 14 cm from Dawson moves 10 cm; lurch rule in use",
            dice: &[5],
            expect: "It ends 4 cm away (within 5 cm), 5 succeeds: contact and an attack",
        },
        Example {
            id: "dwa.example.zombie-attacks",
            rules: &["dwa.zombie.attack-roll", "dwa.zombie.attack-numbers", "dwa.zombie.attack-weapon", "dwa.zombie.free-attack"],
            section: "14.3",
            given: "Two zombies that came into contact this turn attack Dawson, the first unarmed (5+ needed), the second with a knife (4+ needed)",
            dice: &[6, 4],
            expect: "Both hit: two wounds",
        },
        Example {
            id: "dwa.example.dawson-wound-test",
            rules: &["dwa.wound.test"],
            section: "14.4",
            given: "Dawson has 2 wounds, both from the last turn",
            dice: &[1],
            expect: "1 < 2: eliminated",
        },
        Example {
            id: "dwa.example.dawson-turns",
            rules: &["dwa.zombification.test", "dwa.zombification.repeat"],
            section: "14.4",
            given: "Dawson was eliminated with 2 wounds; one die in each of the three following turns (the book gives no faces; values chosen to fit its story: two misses, then less than 5)",
            dice: &[3, 4, 4],
            expect: "Turn 1: 3 is not below 3; turn 2: 4 is not below 4; turn 3: 4 is below 5: he turns",
        },
        Example {
            id: "dwa.example.door-two-zombies",
            rules: &["dwa.zombie.doors-time", "dwa.zombie.doors-roll"],
            section: "15.1.3.3",
            given: "Two zombies attack a window for three turns",
            dice: &[],
            expect: "No roll after turn 1; two dice at the end of turn 2; three dice at the end of turn 3",
        },
        Example {
            id: "dwa.example.door-third-joins",
            rules: &["dwa.zombie.doors-time", "dwa.zombie.doors-roll"],
            section: "15.1.3.3",
            given: "Two zombies attack a window for two turns and fail, a third joins them for the third turn",
            dice: &[],
            expect: "Four dice at the end of turn 3",
        },
        Example {
            id: "dwa.example.door-four-zombies",
            rules: &["dwa.zombie.doors-time", "dwa.zombie.doors-roll"],
            section: "15.1.3.3",
            given: "Four zombies attack a door",
            dice: &[],
            expect: "Four dice at the end of turn 1",
        },
        Example {
            id: "dwa.example.trauma-seven",
            rules: &["dwa.trauma.sixth-point"],
            section: "16.7.1",
            given: "A character with 5 trauma points receives two more",
            dice: &[],
            expect: "Total 7: one psychosis, 1 trauma point left",
        },
    ],
};
