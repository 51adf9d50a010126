//! What this book says of its rules.
//!
//! Generated from `words.toml` by `cargo xtask generate`; do not edit.

use view::{
    lexicon::{Asks, DiceWords, Lexicon, ModifierName, RuleWords, Which},
    roll::{DiceMeaning, DiceNoun, How},
};

/// Every rule of which something is said, sorted by its id.
#[rustfmt::skip]
pub static WORDS: Lexicon = Lexicon {
    any: &[
        DiceWords {
            thrown: Some(DiceMeaning { what: "direction roll", noun: DiceNoun::Roll, how: How::Sum, alone: true, befalls: false }),
            reads: Some("degrees clockwise from north: 90 is east, 180 south, 270 west, 360 north"),
            ..DiceWords::of(Which::Sides(360))
        },
    ],
    rules: &[
        RuleWords {
            because: &["Healing costs 4 AP and uses what the kit holds."],
            ..RuleWords::of(rule!("dwa.act.heal"))
        },
        RuleWords {
            because: &["Opening a door costs 2 AP."],
            ..RuleWords::of(rule!("dwa.act.open-door"))
        },
        RuleWords {
            because: &["Picking something up, or giving it to somebody, costs 2 AP."],
            ..RuleWords::of(rule!("dwa.act.pick-up-give"))
        },
        RuleWords {
            because: &["Changing the weapon in hand costs 2 AP."],
            ..RuleWords::of(rule!("dwa.act.switch-weapon"))
        },
        RuleWords {
            because: &["Each burst takes one from the magazine; at 0 the weapon cannot fire."],
            ..RuleWords::of(rule!("dwa.ammo.magazine"))
        },
        RuleWords {
            because: &["Reloading costs 2 AP and one clip (a machine gun 4 AP and a belt), and fills the magazine."],
            ..RuleWords::of(rule!("dwa.ammo.reload"))
        },
        RuleWords {
            because: &["Everybody starts with 1 to 3 clips for each weapon that takes them: one die, halved."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "starting ammunition", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::For("{who}'s ammunition for the {what}")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.ammo.starting-clips"))
        },
        RuleWords {
            because: &["Everybody has 4 AP in a turn, and none can be saved for the next."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "AP for this activation" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "", noun: DiceNoun::Purpose, how: How::Quiet, alone: true, befalls: false }),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.ap.allowance"))
        },
        RuleWords {
            because: &["Every action has its price in action points (AP)."],
            ..RuleWords::of(rule!("dwa.ap.cost-table"))
        },
        RuleWords {
            because: &["A stalled chainsaw costs 3 AP to restart."],
            ..RuleWords::of(rule!("dwa.ap.restart-chainsaw-cost"))
        },
        RuleWords {
            because: &["A burst reaches as many targets as it has dice, the one aimed at included."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "who else is in the burst", noun: DiceNoun::Purpose, how: How::Lot, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which of those equally near does {who}'s burst reach?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.auto.max-targets"))
        },
        RuleWords {
            because: &["Each hit falls on a target drawn by lot; a second hit on the same target is wasted."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "drawn by lot", noun: DiceNoun::Purpose, how: How::Lot, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Who does {who}'s shot hit?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.auto.random-hits"))
        },
        RuleWords {
            prompt: &["How many more bursts does {who} fire?"],
            because: &["Another burst at the same targets costs 1 AP more."],
            lesson: Some("1 more AP fires another burst the same way at the same targets. Say so before the first die, and check how many bursts are left in the magazine."),
            deed: Some("burst"),
            counts: Some("more bursts"),
            ..RuleWords::of(rule!("dwa.auto.sustained"))
        },
        RuleWords {
            prompt: &["Which one does {who} strike?"],
            because: &["A blow costs 2 AP and is one die, compared with what the weapon needs."],
            lesson: Some("Anyone touching a zombie is in close combat. Strike the one that matters most: every further attacker makes it harder to get away."),
            deed: Some("attack"),
            cause: Some("a blow"),
            ..RuleWords::of(rule!("dwa.cc.attack-cost"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "from behind" },
            ],
            ..RuleWords::of(rule!("dwa.cc.back-attack"))
        },
        RuleWords {
            because: &["A blunt weapon knocks down on 5 or 6 and never eliminates."],
            dice: &[
                DiceWords {
                    throw: &[Asks::For("{who} strikes {whom} with a blunt weapon")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.cc.bludgeon"))
        },
        RuleWords {
            because: &["Anyone who breaks away from close combat needs a die higher than the number of attackers."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "breaking away", noun: DiceNoun::Purpose, how: How::Plain, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who} break away?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.cc.break"))
        },
        RuleWords {
            because: &["After a failed attempt to break away the turn is over for them."],
            ..RuleWords::of(rule!("dwa.cc.break-failed"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    throw: &[Asks::For("{who} strikes {whom} with the chainsaw")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.cc.chainsaw"))
        },
        RuleWords {
            because: &["A 1 with the chainsaw is rolled again: 1 wounds its user, 2 to 4 stalls it, 5 or 6 empties it."],
            cause: Some("their own chainsaw"),
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("What goes wrong with {who}'s chainsaw?")],
                    reads: Some("1 wounds its user, 2 to 4 stalls it, 5 or 6 empties it"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.cc.chainsaw-mishap"))
        },
        RuleWords {
            prompt: &["Which one does {who} cut down next?"],
            lesson: Some("A 6 with the chainsaw lets it strike the next zombie in reach at once, for nothing. It goes on as long as sixes come."),
            ..RuleWords::of(rule!("dwa.cc.chainsaw-six"))
        },
        RuleWords {
            because: &["A blade knocks down on 4 or 5 and eliminates on 6."],
            dice: &[
                DiceWords {
                    throw: &[Asks::For("{who} strikes {whom} with a blade")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.cc.edged"))
        },
        RuleWords {
            because: &["In close combat each die is compared with the weapon's CQM: it eliminates or does nothing."],
            cause: Some("a shot at arm's length"),
            dice: &[
                DiceWords {
                    throw: &[Asks::For("{who} fires at {whom} in close combat"), Asks::For("{who} fires in close combat")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.cc.fire-cqm"))
        },
        RuleWords {
            refusal: Some("{who} has nothing in hand to strike with."),
            ..RuleWords::of(rule!("dwa.cc.no-bare-hands"))
        },
        RuleWords {
            because: &["A blow at somebody on the ground fails only on a 1."],
            dice: &[
                DiceWords {
                    throw: &[Asks::For("{who} strikes {whom} on the ground")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.cc.strike-fallen"))
        },
        RuleWords {
            because: &["Each part of the advanced game is in use only if the players agree on it."],
            refusal: Some("Skills are switched off in this game."),
            ..RuleWords::of(rule!("dwa.char.advanced-optional"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "civilian" },
            ],
            ..RuleWords::of(rule!("dwa.char.civilian-fear"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "civilian" },
            ],
            ..RuleWords::of(rule!("dwa.char.civilian-weapons"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "military" },
            ],
            ..RuleWords::of(rule!("dwa.char.military"))
        },
        RuleWords {
            prompt: &["Who joins the team?"],
            lesson: Some("A new character starts at level 1 with two weapons at the most and a sidearm. The quirks are rolled."),
            ..RuleWords::of(rule!("dwa.char.sheet"))
        },
        RuleWords {
            because: &["A sum higher than the Moral Value fails the fear test, and every action costs double until the end of the turn."],
            ..RuleWords::of(rule!("dwa.fear.failure"))
        },
        RuleWords {
            because: &["The last one left of a team has the full Moral Value again."],
            ..RuleWords::of(rule!("dwa.fear.last-survivor"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: 1, most: i32::MAX, name: "team near" },
                ModifierName { least: i32::MIN, most: -1, name: "zombies near" },
            ],
            ..RuleWords::of(rule!("dwa.fear.modifiers"))
        },
        RuleWords {
            because: &["For each of the team who is killed, the Moral Value of all others drops by 2."],
            ..RuleWords::of(rule!("dwa.fear.team-losses"))
        },
        RuleWords {
            because: &["For each of the team who turns, the Moral Value of the others drops by 1 more."],
            ..RuleWords::of(rule!("dwa.fear.team-zombified"))
        },
        RuleWords {
            because: &["Fear is two dice: their sum must not be higher than the Moral Value, changed by who and what stands near."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Moral Value" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "fear test", noun: DiceNoun::Test, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::For("{who}'s fear test")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.fear.test"))
        },
        RuleWords {
            because: &["Anyone within 10 cm of the dead as the turn begins tests for fear."],
            ..RuleWords::of(rule!("dwa.fear.trigger"))
        },
        RuleWords {
            because: &["Anyone on fire rolls each turn: 5 or more eliminates in the first turn, 3 or more in the second, anything in the third."],
            cause: Some("fire"),
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "turns on fire" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "burn roll", noun: DiceNoun::Roll, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("What does the fire do to {who}?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.flame.burn-table"))
        },
        RuleWords {
            because: &["Anyone on fire takes a wound each turn, whatever the die shows."],
            cause: Some("fire"),
            ..RuleWords::of(rule!("dwa.flame.human-wound"))
        },
        RuleWords {
            because: &["A 1 on the first burn roll means another die: on 1 or 2 the flamethrower is empty."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "fuel check", noun: DiceNoun::Purpose, how: How::Plain, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Is {who}'s flamethrower out of fuel?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.flame.out-of-fuel"))
        },
        RuleWords {
            because: &["Fire spreads base to base on 4 or more."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "spread of the fire", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does the fire spread to {who}?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.flame.spread"))
        },
        RuleWords {
            because: &["When somebody wearing a flamethrower is hit, the tank blows up on 1 or 2."],
            cause: Some("an exploding fuel tank"),
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("Does {who}'s tank explode?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.flame.tank-explodes"))
        },
        RuleWords {
            prompt: &["Which way does {who} point the flamethrower?"],
            because: &["Anyone the flames so much as touch is on fire."],
            lesson: Some("The flame covers a strip in front of the nozzle. Everyone under it may burn, friends too, and goes on burning in the turns that follow."),
            place: Some("Fire this way"),
            deed: Some("jet of flame"),
            ..RuleWords::of(rule!("dwa.flame.template"))
        },
        RuleWords {
            because: &["Each target in the blast rolls one die; what it does depends on the kind of grenade."],
            cause: Some("the blast"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the blast of the grenade", noun: DiceNoun::Purpose, how: How::Plain, alone: false, befalls: false }),
                    throw: &[Asks::Whether("What does the blast do to {who}?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.grenade.effect-table"))
        },
        RuleWords {
            because: &["Only a 6 lands on the spot; 3 to 5 is 2d6 cm off, 1 or 2 is 3d6 cm off."],
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("Which way does {who}'s grenade stray?")],
                    ..DiceWords::of(Which::Sides(360))
                },
                DiceWords {
                    thrown: Some(DiceMeaning { what: "landing of the grenade", noun: DiceNoun::Purpose, how: How::Plain, alone: false, befalls: false }),
                    throw: &[Asks::For("{who}'s grenade, {what}"), Asks::Whether("Does {who}'s grenade land where it should?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.grenade.landing"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "turns on fire" },
            ],
            ..RuleWords::of(rule!("dwa.grenade.molotov-burns"))
        },
        RuleWords {
            prompt: &["Where does {who} aim the grenade?"],
            because: &["A grenade is thrown up to 15 cm or launched up to 30 cm."],
            lesson: Some("Choose where it should land. It may scatter from there, and the blast hits friends too: keep your own people well clear."),
            place: Some("Throw it there"),
            deed: Some("throw"),
            ..RuleWords::of(rule!("dwa.grenade.range"))
        },
        RuleWords {
            because: &["The blast reaches everybody more than half within 5 cm of where it lands."],
            ..RuleWords::of(rule!("dwa.grenade.template"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("Does {who} put out the fire on {whom}?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.item.fire-extinguisher"))
        },
        RuleWords {
            refusal: Some("It is out of gas."),
            ..RuleWords::of(rule!("dwa.item.gas-can"))
        },
        RuleWords {
            because: &["A radio that plays draws the dead."],
            ..RuleWords::of(rule!("dwa.item.radio"))
        },
        RuleWords {
            because: &["A jammed weapon cannot fire until 3 AP are spent on it."],
            ..RuleWords::of(rule!("dwa.jam.clear"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("Does the grenade go off in {who}'s hand?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.jam.grenade"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("Does {who}'s grenade launcher misfire?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.jam.grenade-launcher"))
        },
        RuleWords {
            because: &["A natural 1 on an attack die means another die: on 1 or 2 the weapon jams."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "jam roll", noun: DiceNoun::Roll, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who}'s {what} jam?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.jam.roll"))
        },
        RuleWords {
            prompt: &["What does the team do next?"],
            because: &["Levels are gained only between games, from the total experience (XP) of all games."],
            lesson: Some("Between games the team can learn, treat its sick, take people in or let them go. All of that happens before the next game."),
            ..RuleWords::of(rule!("dwa.level.between-scenarios"))
        },
        RuleWords {
            prompt: &["Which skill does {who} learn?", "Which skill is learned?"],
            because: &["Each new level brings one skill."],
            lesson: Some("Every level brings one skill. Skills that cannot be chosen say why."),
            ..RuleWords::of(rule!("dwa.level.skill-gain"))
        },
        RuleWords {
            prompt: &["Where does {who} place the next burst?"],
            because: &["Bracing costs 4 AP; a braced machine gun fires twice in a turn."],
            lesson: Some("A braced gun fires a second burst. You may move the circle a little; the first burst has been rolled already, so aim at those still standing."),
            place: Some("Fire there"),
            deed: Some("burst"),
            ..RuleWords::of(rule!("dwa.mg.brace"))
        },
        RuleWords {
            prompt: &["Who do {who}'s hits kill?"],
            because: &["Ten dice: a 4 knocks down, a 5 or 6 eliminates."],
            lesson: Some("You share out the hits among those in the circle: first those who die, then those who fall. Kill whoever would reach you next."),
            deed: Some("burst"),
            dice: &[
                DiceWords {
                    throw: &[Asks::For("{who} fires the machine gun")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.mg.roll"))
        },
        RuleWords {
            prompt: &["Where does {who} place the burst?"],
            lesson: Some("A burst falls into a circle. Place it where most of the dead stand; the hits are shared out among those in it."),
            place: Some("Fire there"),
            deed: Some("burst"),
            ..RuleWords::of(rule!("dwa.mg.template"))
        },
        RuleWords {
            prompt: &["Where does {who} go?"],
            because: &["Walking costs {who} 1 AP for each 5 cm.", "Walking costs 1 AP for each 5 cm."],
            lesson: Some("1 AP walks 5 cm, along the shortest way round walls and figures. Point at the table to see the way and its price before you go. Touching a zombie is close combat, and anyone who has moved shoots worse this turn."),
            place: Some("Walk there"),
            deed: Some("move"),
            ..RuleWords::of(rule!("dwa.move.distance"))
        },
        RuleWords {
            cause: Some("the fall after a jump"),
            ..RuleWords::of(rule!("dwa.move.jump-fall"))
        },
        RuleWords {
            because: &["A jump of more than 5 cm costs 4 AP, and the jumper lands on 3 or more."],
            cause: Some("a jump that failed"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "jump", noun: DiceNoun::Purpose, how: How::Plain, alone: false, befalls: false }),
                    throw: &[Asks::For("{who}'s jump")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.move.jump-long"))
        },
        RuleWords {
            because: &["Lying down costs 1 AP; anyone lying down is harder to hit."],
            ..RuleWords::of(rule!("dwa.move.lie-down"))
        },
        RuleWords {
            because: &["Standing up costs 2 AP, for the living and the dead."],
            ..RuleWords::of(rule!("dwa.move.stand-up"))
        },
        RuleWords {
            prompt: &["Which way does {who} face?"],
            because: &["Turning is free and may be done at any time."],
            lesson: Some("Turning costs nothing. Keep the dead in view: nobody sees what is behind them, and an attack from behind is harder to meet."),
            place: Some("Face this way"),
            deed: Some("turn"),
            ..RuleWords::of(rule!("dwa.move.turning-free"))
        },
        RuleWords {
            because: &["Berserk: when they fire, 1 or 2 makes them fire at whoever is closest, friend or foe."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "Berserk roll", noun: DiceNoun::Roll, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who}, who is Berserk, turn on the nearest?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.psychosis.berserk"))
        },
        RuleWords {
            refusal: Some("{who} has charged and cannot break away."),
            cause: Some("a charge"),
            ..RuleWords::of(rule!("dwa.psychosis.charge"))
        },
        RuleWords {
            prompt: &["Which psychosis does {who} develop?"],
            because: &["A new psychosis is rolled with two dice, unless its player chooses it."],
            lesson: Some("What they went through leaves a mark. You choose which; it stays for good, so take the one they can live with."),
            ..RuleWords::of(rule!("dwa.psychosis.choice"))
        },
        RuleWords {
            because: &["Despaired: on a 1 as the turn begins they kill themselves."],
            cause: Some("despair"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "Despaired roll", noun: DiceNoun::Roll, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who}, who is Despaired, take their own life this turn?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.psychosis.despaired"))
        },
        RuleWords {
            because: &["Hallucinate: they have to attack any friend within 10 cm."],
            cause: Some("a hallucination"),
            ..RuleWords::of(rule!("dwa.psychosis.hallucinate"))
        },
        RuleWords {
            refusal: Some("Mental block: {who} cannot move and fire in one turn."),
            ..RuleWords::of(rule!("dwa.psychosis.mental-block"))
        },
        RuleWords {
            because: &["Rage: when they fire at the dead they empty the whole weapon."],
            ..RuleWords::of(rule!("dwa.psychosis.rage"))
        },
        RuleWords {
            because: &["Scared: with one of the dead within 10 cm, every AP goes into running to the nearest friend."],
            ..RuleWords::of(rule!("dwa.psychosis.scared"))
        },
        RuleWords {
            because: &["Schizophrenic: a 1 as the turn begins, and they do nothing in it."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "Schizophrenic roll", noun: DiceNoun::Roll, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who}, who is Schizophrenic, do nothing this turn?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.psychosis.schizophrenic"))
        },
        RuleWords {
            because: &["Six trauma points bring a new psychosis; two dice say which."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "psychosis", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which psychosis does {who} develop?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.psychosis.table"))
        },
        RuleWords {
            cause: Some("clumsiness"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "Clumsy roll", noun: DiceNoun::Roll, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who}, who is Clumsy, stumble?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.quirk.clumsy"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "Indecisive roll", noun: DiceNoun::Roll, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who}, who is Indecisive, lose AP?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.quirk.indecisive"))
        },
        RuleWords {
            because: &["Relative: on 1 or 2 they recognise one of the dead, and attack nobody this turn."],
            refusal: Some("{who} has recognised a relative and does not attack this turn."),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "Relative roll", noun: DiceNoun::Roll, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who} recognise a relative in the target?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.quirk.relative"))
        },
        RuleWords {
            because: &["Scary-pants: with one of the dead in sight and within 10 cm they freeze on 1 to 3."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "Scary-pants roll", noun: DiceNoun::Roll, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who}, who has Scary-pants, freeze?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.quirk.scary-pants"))
        },
        RuleWords {
            refusal: Some("{who} is Stupid and does not break away."),
            ..RuleWords::of(rule!("dwa.quirk.stupid"))
        },
        RuleWords {
            because: &["Two dice say which quirk it is."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "quirk", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which quirk does {who} get?"), Asks::Whether("Which quirk does the new character get?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.quirk.table"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "Thick roll", noun: DiceNoun::Roll, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who}, who is Thick, lose AP?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.quirk.thick"))
        },
        RuleWords {
            prompt: &["Who leaves the team?"],
            lesson: Some("They take everything they carry with them."),
            ..RuleWords::of(rule!("dwa.ruling.between-games"))
        },
        RuleWords {
            refusal: Some("The machine gun has fired all its bursts this turn."),
            ..RuleWords::of(rule!("dwa.ruling.brace"))
        },
        RuleWords {
            because: &["Declared shots are fired and paid for even if the target is already down."],
            ..RuleWords::of(rule!("dwa.ruling.committed-bursts"))
        },
        RuleWords {
            refusal: Some("It is locked."),
            ..RuleWords::of(rule!("dwa.ruling.doors"))
        },
        RuleWords {
            because: &["Anyone set on fire rolls at once, and again in each test phase."],
            ..RuleWords::of(rule!("dwa.ruling.fire-timing"))
        },
        RuleWords {
            because: &["Handing something over costs the giver 2 AP, base to base."],
            ..RuleWords::of(rule!("dwa.ruling.handing-over"))
        },
        RuleWords {
            because: &["Of several equally near, one is drawn by lot."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "of those equally near, by lot", noun: DiceNoun::Purpose, how: How::Lot, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which of those equally near may {who} lurch at?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.ruling.lurch"))
        },
        RuleWords {
            prompt: &["Who do {who}'s hits knock down?"],
            lesson: Some("These hits only knock somebody down. Spend them on those near you, who lose time getting up."),
            ..RuleWords::of(rule!("dwa.ruling.mg-division"))
        },
        RuleWords {
            prompt: &["Where does the team go?"],
            because: &["The player chooses the next game."],
            lesson: Some("Each scenario says what it is about and how many people it takes. Everybody who survives it gains XP."),
            ..RuleWords::of(rule!("dwa.ruling.next-scenario"))
        },
        RuleWords {
            because: &["The players agree on optional rules before the first turn."],
            ..RuleWords::of(rule!("dwa.ruling.optional-rules"))
        },
        RuleWords {
            refusal: Some("{who} is hemmed in on all sides."),
            ..RuleWords::of(rule!("dwa.ruling.passing-figures"))
        },
        RuleWords {
            refusal: Some("{who} is on the ground and has to stand up first."),
            ..RuleWords::of(rule!("dwa.ruling.prone"))
        },
        RuleWords {
            prompt: &["Does {who} take the find?"],
            because: &["Each room and each vehicle can be searched once."],
            lesson: Some("You found something. Taking it now is free, but nobody can carry everything; anything left behind stays on the table."),
            refusal: Some("It has been searched already."),
            ..RuleWords::of(rule!("dwa.ruling.search-scope"))
        },
        RuleWords {
            prompt: &["A zombie is about to reach {who}. How do they react?"],
            lesson: Some("A zombie is about to make contact. Slip away or strike first, once this turn; slipping away needs a free place nearby."),
            ..RuleWords::of(rule!("dwa.ruling.skill-dodge-reflex"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("How many bursts are in the magazine that {who} found?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.ruling.skill-misc"))
        },
        RuleWords {
            prompt: &["Which skill does {who} use?"],
            because: &["Anyone may use one skill in a turn."],
            lesson: Some("Each of your people can use one skill a turn. Once it is used the others wait for the next turn, so choose the one that changes most."),
            ..RuleWords::of(rule!("dwa.ruling.skill-use"))
        },
        RuleWords {
            because: &["Anyone stunned loses the next activation."],
            ..RuleWords::of(rule!("dwa.ruling.stun"))
        },
        RuleWords {
            prompt: &["What are they called from now on?"],
            lesson: Some("Somebody found in the last game joins the team at level 1."),
            ..RuleWords::of(rule!("dwa.ruling.survivors"))
        },
        RuleWords {
            because: &["All further bursts are announced before the first die, at 1 AP each."],
            ..RuleWords::of(rule!("dwa.ruling.sustained"))
        },
        RuleWords {
            prompt: &["Where does {who} start?", "Where do they start?"],
            lesson: Some("Place your people before the first turn. Close together they stand fear better; look where the dead are and where the way out is."),
            place: Some("Start there"),
            deed: Some("starting place"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the team's edge", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which edge does the team start from?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.ruling.table-and-forces"))
        },
        RuleWords {
            because: &["A base is at least half covered if its centre lies within the template."],
            ..RuleWords::of(rule!("dwa.ruling.template-coverage"))
        },
        RuleWords {
            cause: Some("a vehicle"),
            ..RuleWords::of(rule!("dwa.ruling.vehicle-ram"))
        },
        RuleWords {
            prompt: &["Where does {who} get out?"],
            because: &["Each attempt to start costs 2 AP with the keys, 4 without, and rolls a die for the battery."],
            lesson: Some("They get out beside the vehicle. Choose a side where nothing waits."),
            place: Some("Get out there"),
            ..RuleWords::of(rule!("dwa.ruling.vehicle-start"))
        },
        RuleWords {
            because: &["A vehicle turns up to 90 degrees slowly, and 45 degrees fast, with a roll for each turn."],
            ..RuleWords::of(rule!("dwa.ruling.vehicle-turning"))
        },
        RuleWords {
            refusal: Some("Not from inside a vehicle."),
            ..RuleWords::of(rule!("dwa.ruling.vehicle-zombies"))
        },
        RuleWords {
            prompt: &["Who goes?"],
            lesson: Some("The scenario limits how many can go. Those who stay at home gain nothing and lose nothing."),
            ..RuleWords::of(rule!("dwa.ruling.who-goes"))
        },
        RuleWords {
            because: &["A zombie goes for whoever is nearest; ties are drawn by lot."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "of those equally near, by lot", noun: DiceNoun::Purpose, how: How::Lot, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which of those equally near does {who} go for?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.ruling.zombie-target-choice"))
        },
        RuleWords {
            because: &["A die says what is found: 1 nothing, 2 a survivor, 3 or 4 an item, 5 or 6 a weapon."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "search", noun: DiceNoun::Purpose, how: How::Plain, alone: false, befalls: false }),
                    throw: &[Asks::Whether("What does {who} find?")],
                    reads: Some("1 nothing, 2 a survivor, 3 or 4 an item, 5 or 6 a weapon"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.search.find-table"))
        },
        RuleWords {
            because: &["Two dice say which item it is."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "item found", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which item does {who} find?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.search.item-table"))
        },
        RuleWords {
            because: &["Two dice say who the survivor is."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "survivor found", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Who is the survivor that {who} found?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.search.survivor-table"))
        },
        RuleWords {
            because: &["A survivor carries whatever one roll on the weapons table gives."],
            ..RuleWords::of(rule!("dwa.search.survivor-weapon"))
        },
        RuleWords {
            because: &["Two twenty-sided dice say which weapon it is."],
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("How much of it does {who} find?")],
                    ..DiceWords::of(Which::Sides(6))
                },
                DiceWords {
                    thrown: Some(DiceMeaning { what: "weapon found", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which weapon does {who} find?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.search.weapon-table"))
        },
        RuleWords {
            because: &["Zombies found in a search stand on the far side of the room."],
            ..RuleWords::of(rule!("dwa.search.zombie-placement"))
        },
        RuleWords {
            because: &["Each search rolls a die first: on 4 or more the dead are waiting there."],
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("Where is a zombie placed?")],
                    ..DiceWords::of(Which::Other)
                },
                DiceWords {
                    thrown: Some(DiceMeaning { what: "zombies waiting there", noun: DiceNoun::Purpose, how: How::Plain, alone: false, befalls: false }),
                    throw: &[Asks::Whether("{what} where {who} searches?"), Asks::Whether("Do the dead wait where {who} searches?")],
                    reads: Some("4 to 6: yes"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.search.zombies"))
        },
        RuleWords {
            because: &["The table has no grid, so everything is measured."],
            ..RuleWords::of(rule!("dwa.setup.centimetres"))
        },
        RuleWords {
            prompt: &["How do you set up the game?"],
            because: &["The scenario puts these figures on the table, each with its equipment."],
            lesson: Some("Change what you like, or leave it as it is."),
            ..RuleWords::of(rule!("dwa.setup.figures"))
        },
        RuleWords {
            because: &["Other actions and other costs have to be agreed on before the game, and none were."],
            ..RuleWords::of(rule!("dwa.setup.new-actions"))
        },
        RuleWords {
            prompt: &["How does the game end?"],
            because: &["The scenario says before the first turn what decides the game."],
            lesson: Some("The game is played at its own table. Afterwards gains and losses are entered on the character sheets."),
            ..RuleWords::of(rule!("dwa.setup.victory-conditions"))
        },
        RuleWords {
            because: &["Before the game the players agree who runs the dead. Here nobody does: they follow the rules."],
            ..RuleWords::of(rule!("dwa.setup.zombie-control"))
        },
        RuleWords {
            prompt: &["How many times does {who} aim first?"],
            because: &["Each 2 AP spent on aiming add 1 to the die."],
            lesson: Some("Aiming costs AP and makes the shot better. It pays when the target is far away or partly hidden; close up, a second shot is often worth more. The odds beside each option include everything."),
            deed: Some("shot"),
            counts: Some("times to aim"),
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "aimed" },
            ],
            ..RuleWords::of(rule!("dwa.shoot.aim"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "aimed, first die" },
            ],
            ..RuleWords::of(rule!("dwa.shoot.aim-automatic"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "cover" },
            ],
            ..RuleWords::of(rule!("dwa.shoot.cover"))
        },
        RuleWords {
            prompt: &["How many shots does {who} fire?"],
            because: &["Anyone who shoots a target more than once has to say so before the first die."],
            lesson: Some("To shoot a target more than once, say so before you roll. Each shot costs its AP; shots left over when the target is down are wasted."),
            deed: Some("shot"),
            counts: Some("shots"),
            ..RuleWords::of(rule!("dwa.shoot.declare-repeat"))
        },
        RuleWords {
            because: &["A shot at somebody on the ground, base to base, needs no die: it always eliminates."],
            ..RuleWords::of(rule!("dwa.shoot.fallen-contact"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "fallen and near" },
            ],
            ..RuleWords::of(rule!("dwa.shoot.fallen-near"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "into close combat" },
            ],
            ..RuleWords::of(rule!("dwa.shoot.into-close-combat"))
        },
        RuleWords {
            because: &["A shot into close combat that misses hits a friend."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "which friend is hit", noun: DiceNoun::Purpose, how: How::Lot, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which friend does {who}'s stray shot hit?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.shoot.into-close-combat-miss"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "moved and fired" },
            ],
            ..RuleWords::of(rule!("dwa.shoot.move-and-fire"))
        },
        RuleWords {
            because: &["No die reached what the weapon needs, so the shot had no effect."],
            cause: Some("gunfire"),
            ..RuleWords::of(rule!("dwa.shoot.procedure"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: 1, most: i32::MAX, name: "point blank" },
                ModifierName { least: i32::MIN, most: -1, name: "long range" },
            ],
            ..RuleWords::of(rule!("dwa.shoot.range-modifier"))
        },
        RuleWords {
            because: &["Each round is one die, compared with what the weapon needs to knock down or eliminate."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the shots", noun: DiceNoun::Purpose, how: How::Plain, alone: false, befalls: false }),
                    throw: &[Asks::For("{who} fires at {whom}, {what}"), Asks::For("{who} fires at {whom}")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.shoot.rof-dice"))
        },
        RuleWords {
            because: &["Each target under the cone gets one die, and the farther away, the more it needs."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the blast", noun: DiceNoun::Purpose, how: How::Plain, alone: false, befalls: false }),
                    throw: &[Asks::For("{who}'s shotgun blast on {whom}")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.shotgun.roll"))
        },
        RuleWords {
            prompt: &["Which way does {who} fire?"],
            because: &["A shotgun rolls for everybody at least half under its cone, friend or foe."],
            lesson: Some("The shot spreads in a cone. Everyone at least half under it gets a die, unless something or someone in front shields them. Friends under it are hit as well."),
            place: Some("Fire this way"),
            deed: Some("shot"),
            ..RuleWords::of(rule!("dwa.shotgun.template-targets"))
        },
        RuleWords {
            prompt: &["A die of {who}'s attack failed. Use Aggressive to roll it again?"],
            because: &["Aggressive: a failed roll in close combat may be rolled again."],
            lesson: Some("The attack failed and may be rolled once more. It is their one skill for this turn."),
            yes: Some("Roll the die again"),
            no: Some("Let it stand"),
            dice: &[
                DiceWords {
                    throw: &[Asks::For("{who} strikes {whom} again (Aggressive)"), Asks::For("{who} fires again in close combat (Aggressive)")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.skill.aggressive"))
        },
        RuleWords {
            because: &["Ambidextrous: with a pistol in each hand both fire at the same target."],
            ..RuleWords::of(rule!("dwa.skill.ambidextrous"))
        },
        RuleWords {
            prompt: &["Does {who} use Brace as well?"],
            lesson: Some("With this skill the machine gun fires two bursts for the price of one. It goes together with Gunner."),
            yes: Some("Use Brace"),
            no: Some("One burst"),
            ..RuleWords::of(rule!("dwa.skill.brace"))
        },
        RuleWords {
            prompt: &["Does {who} use Chainsaw maniac?"],
            lesson: Some("With this skill the saw bites on nearly everything and never turns on its user. It is their one skill for this turn."),
            yes: Some("Use Chainsaw maniac"),
            no: Some("Saw as usual"),
            ..RuleWords::of(rule!("dwa.skill.chainsaw-maniac"))
        },
        RuleWords {
            prompt: &["Does {who} use Combat expert?"],
            lesson: Some("Two blows for the price given. Worth it when two zombies are in contact, or one has to go down."),
            yes: Some("Use Combat expert"),
            no: Some("Strike once"),
            ..RuleWords::of(rule!("dwa.skill.combat-expert"))
        },
        RuleWords {
            prompt: &["A zombie is coming. Does {who} fire?"],
            because: &["Cover: for 1 AP the other 3 may be fired while the dead move."],
            lesson: Some("They kept AP to fire while the dead move. Fire now, or wait for one that comes closer and is easier to hit."),
            ..RuleWords::of(rule!("dwa.skill.cover"))
        },
        RuleWords {
            because: &["Deep pockets: anyone out of ammunition finds a magazine on a 6."],
            dice: &[
                DiceWords {
                    throw: &[Asks::For("{who} searches every pocket for {what} ammo")],
                    reads: Some("a 6 finds a magazine"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.skill.deep-pockets"))
        },
        RuleWords {
            prompt: &["Where does {who} dodge?"],
            because: &["Dodge: once a turn they step 5 cm away from a zombie that comes into contact."],
            lesson: Some("They move out of contact, a few centimetres, touching nobody. Mind where the others will come from."),
            place: Some("Dodge there"),
            deed: Some("dodge"),
            ..RuleWords::of(rule!("dwa.skill.dodge"))
        },
        RuleWords {
            prompt: &["Does {who} use Double tap?"],
            lesson: Some("Two shots for 1 AP, and a fall counts as an elimination. It is their one skill for this turn."),
            yes: Some("Use Double tap"),
            no: Some("Fire once"),
            ..RuleWords::of(rule!("dwa.skill.double-tap"))
        },
        RuleWords {
            because: &["First aid: 4 AP and a 5 or 6 take one wound away."],
            dice: &[
                DiceWords {
                    throw: &[Asks::For("{who}'s first aid for {whom}")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.skill.first-aid"))
        },
        RuleWords {
            prompt: &["Does {who} use Frantic?"],
            lesson: Some("The blow struck home: they may strike again at once for nothing."),
            yes: Some("Strike again"),
            no: Some("Stop here"),
            ..RuleWords::of(rule!("dwa.skill.frantic"))
        },
        RuleWords {
            prompt: &["Does {who} use Gunner?"],
            lesson: Some("With this skill more dice of the burst eliminate somebody."),
            yes: Some("Use Gunner"),
            no: Some("Fire as usual"),
            ..RuleWords::of(rule!("dwa.skill.gunner"))
        },
        RuleWords {
            prompt: &["A friend failed a roll. Does {who} inspire them to roll again?"],
            because: &["Inspire: somebody within 20 cm may roll again."],
            lesson: Some("A friend nearby failed a roll and may try again. It uses up the skill of whoever inspires them."),
            yes: Some("Roll again"),
            no: Some("Let it stand"),
            ..RuleWords::of(rule!("dwa.skill.inspire"))
        },
        RuleWords {
            prompt: &["Does {who} use Lucky on this roll?"],
            lesson: Some("The search die may be moved by one, up or down. Look at what the neighbouring results would bring."),
            ..RuleWords::of(rule!("dwa.skill.lucky"))
        },
        RuleWords {
            prompt: &["{who} was hit. Use Lucky bastard to have the hit rolled again?"],
            lesson: Some("They have been hit. With this skill the hit is rolled again; the second result stands."),
            yes: Some("Roll the hit again"),
            no: Some("Take the wound"),
            dice: &[
                DiceWords {
                    throw: &[Asks::For("{who} attacks {whom} again (Lucky bastard)")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.skill.lucky-bastard"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    throw: &[Asks::For("{who} strikes {whom} with bare hands")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.skill.martial-arts"))
        },
        RuleWords {
            because: &["Medic: after the game a 6 brings back one who had turned."],
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("Does {who} bring {whom} back?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.skill.medic"))
        },
        RuleWords {
            prompt: &["Does {who} use Motivate for those nearby?"],
            lesson: Some("Everyone nearby does better in their fear tests this turn, except the one who motivates them. It is their one skill for this turn."),
            yes: Some("Motivate them"),
            no: Some("Save the skill"),
            ..RuleWords::of(rule!("dwa.skill.motivate"))
        },
        RuleWords {
            prompt: &["Does {who} use Nerves of steel and pass the fear test?"],
            lesson: Some("They would pass this fear test without rolling. It is their one skill for this turn; weigh it against what failing would cost."),
            yes: Some("Use Nerves of steel"),
            no: Some("Take the fear test"),
            ..RuleWords::of(rule!("dwa.skill.nerves-of-steel"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Snappy, not for movement" },
            ],
            ..RuleWords::of(rule!("dwa.skill.snappy"))
        },
        RuleWords {
            prompt: &["Does {who} use Strong?"],
            lesson: Some("With this skill a blow that hits eliminates the target instead of knocking it down."),
            yes: Some("Use Strong"),
            no: Some("Strike as usual"),
            ..RuleWords::of(rule!("dwa.skill.strong"))
        },
        RuleWords {
            prompt: &["Does {who} use Tough and roll the wound test again?"],
            because: &["Tough: a wound test against a zombie's wound may be rolled again."],
            lesson: Some("The wound was bad. With this skill the test is rolled again; the second result stands."),
            yes: Some("Roll again"),
            no: Some("Let it stand"),
            dice: &[
                DiceWords {
                    throw: &[Asks::For("{who}'s wound test again (Tough)")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.skill.tough"))
        },
        RuleWords {
            prompt: &["Does {who} use Unload and empty the shotgun?"],
            because: &["Unload: the pump shotgun may be fired four times in a turn."],
            lesson: Some("The gun may be fired more often this turn, as long as there are shells. It is their one skill for this turn."),
            yes: Some("Use Unload"),
            no: Some("Fire as usual"),
            refusal: Some("All shots of Unload have been fired."),
            ..RuleWords::of(rule!("dwa.skill.unload"))
        },
        RuleWords {
            because: &["Each failed fear test leaves 1 trauma point, from game to game."],
            ..RuleWords::of(rule!("dwa.trauma.gain"))
        },
        RuleWords {
            prompt: &["What does {who} do?", "Who acts next?"],
            because: &["{who} acts once a turn and may do whatever the action points (AP) allow.", "Everybody acts once a turn, and one finishes before the next begins."],
            lesson: Some("Everybody acts once a turn, one after the other, in the order you choose. Each has a few action points (AP), shown as dots beside whatever they pay for. Anyone who failed their fear test pays double. When nothing more is worth doing, choose done: unspent points are lost."),
            ..RuleWords::of(rule!("dwa.turn.human-activation"))
        },
        RuleWords {
            because: &["A turn has three phases: tests first, then the people act, then the dead."],
            ..RuleWords::of(rule!("dwa.turn.phases"))
        },
        RuleWords {
            because: &["Each attempt to start rolls a die: on 1 or 2 the battery fails."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the engine", noun: DiceNoun::Purpose, how: How::Plain, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does the engine start for {who}?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.vehicle.battery"))
        },
        RuleWords {
            because: &["A sliding vehicle that hits something is wrecked, and everybody in it takes 1d6 wounds."],
            refusal: Some("It is a wreck."),
            cause: Some("the crash"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the crash", noun: DiceNoun::Purpose, how: How::Plain, alone: false, befalls: false }),
                    throw: &[Asks::Whether("How many wounds does {who} take in the crash?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.vehicle.crash"))
        },
        RuleWords {
            refusal: Some("Driving takes the whole turn, and {who} has acted already."),
            ..RuleWords::of(rule!("dwa.vehicle.driver-ap"))
        },
        RuleWords {
            refusal: Some("The driver cannot fire."),
            ..RuleWords::of(rule!("dwa.vehicle.passenger-fire"))
        },
        RuleWords {
            because: &["Fast ramming: a 1 stalls the vehicle, 2 or 3 flings the dead aside, 4 or more kills them."],
            cause: Some("a fast vehicle"),
            dice: &[
                DiceWords {
                    throw: &[Asks::For("{who} rams the zombies at speed with the {what}"), Asks::For("The {what} rolls into the zombies at speed")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.vehicle.ram-fast"))
        },
        RuleWords {
            because: &["Slow ramming: a 1 stalls the vehicle, 2 to 4 flings the dead aside, 5 or more kills them."],
            cause: Some("a slow vehicle"),
            dice: &[
                DiceWords {
                    throw: &[Asks::For("{who} rams the zombies slowly with the {what}"), Asks::For("The {what} rolls slowly into the zombies")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.vehicle.ram-slow"))
        },
        RuleWords {
            refusal: Some("Vehicles are switched off in this game."),
            ..RuleWords::of(rule!("dwa.vehicle.scenario-only"))
        },
        RuleWords {
            prompt: &["How fast does {who} drive, in cm a turn?"],
            because: &["A vehicle drives up to 20 cm a turn slowly, up to 40 cm fast."],
            lesson: Some("This is how far it drives this turn. A slow vehicle needs no roll to turn; the faster it goes, the easier it gets out of hand."),
            deed: Some("change of speed"),
            refusal: Some("The vehicle is moving."),
            ..RuleWords::of(rule!("dwa.vehicle.speed"))
        },
        RuleWords {
            because: &["A stalled vehicle stands still until it is started again."],
            ..RuleWords::of(rule!("dwa.vehicle.stall"))
        },
        RuleWords {
            because: &["A vehicle starts with its keys for 2 AP, or without them for 4."],
            refusal: Some("The engine is not running."),
            ..RuleWords::of(rule!("dwa.vehicle.start"))
        },
        RuleWords {
            prompt: &["Which way does {who} drive, and how far?"],
            because: &["At fast speed each turn is a die: 1 or 2 slides."],
            lesson: Some("At this speed a turn needs a roll. If it fails, the vehicle slides off course; driving straight ahead needs no roll."),
            place: Some("Drive there"),
            deed: Some("turn"),
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("How far does the {what} slide, in cm?")],
                    ..DiceWords::of(Which::Exactly { n: 2, sides: 6 })
                },
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the turn at speed", noun: DiceNoun::Purpose, how: How::Plain, alone: false, befalls: false }),
                    throw: &[Asks::For("{who} turns the {what} at speed"), Asks::For("The {what} turns at speed")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.vehicle.turn-fast"))
        },
        RuleWords {
            prompt: &["Which way does {who} drive, and how far?"],
            because: &["At slow speed turning needs no roll."],
            lesson: Some("A slow vehicle turns as you like. Check its path: it hits or runs over whatever is there."),
            place: Some("Drive there"),
            deed: Some("turn"),
            ..RuleWords::of(rule!("dwa.vehicle.turn-slow"))
        },
        RuleWords {
            because: &["Wounds add up over the whole game."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "wounds" },
            ],
            ..RuleWords::of(rule!("dwa.wound.accumulate"))
        },
        RuleWords {
            because: &["Anyone newly wounded rolls a die in the next test phase and needs at least their total of wounds."],
            cause: Some("a failed wound test"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "wound test", noun: DiceNoun::Test, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::For("{who}'s wound test")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.wound.test"))
        },
        RuleWords {
            because: &["The straight way was blocked, so they go round."],
            ..RuleWords::of(rule!("dwa.zombie.around-obstacle"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "other attackers" },
            ],
            ..RuleWords::of(rule!("dwa.zombie.attack-numbers"))
        },
        RuleWords {
            because: &["A zombie's attack wounds on 6 or more, with what is added to the die."],
            dice: &[
                DiceWords {
                    throw: &[Asks::For("{who} attacks {whom}")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.zombie.attack-roll"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "armed" },
            ],
            ..RuleWords::of(rule!("dwa.zombie.attack-weapon"))
        },
        RuleWords {
            because: &["Each zombie at the door is one die, and one more for each further turn; any 6 breaks it."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "breaking in", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does the {what} hold against the dead?")],
                    reads: Some("any 6 breaks it"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.zombie.doors-roll"))
        },
        RuleWords {
            because: &["The scenario places these at random before the game begins."],
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("Where is a zombie placed?")],
                    ..DiceWords::of(Which::Other)
                },
            ],
            ..RuleWords::of(rule!("dwa.zombie.enter-a"))
        },
        RuleWords {
            because: &["Two dice as each turn begins: each 6 brings one zombie in over an edge drawn by lot."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "edge of arrival", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which edge do the dead come over?")],
                    ..DiceWords::of(Which::Sides(4))
                },
                DiceWords {
                    thrown: Some(DiceMeaning { what: "where on that edge", noun: DiceNoun::Purpose, how: How::Lot, alone: true, befalls: false }),
                    throw: &[Asks::Whether("Where on that edge does a zombie come on?")],
                    ..DiceWords::of(Which::Other)
                },
                DiceWords {
                    thrown: Some(DiceMeaning { what: "new arrivals", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::For("New arrivals")],
                    reads: Some("each 6 brings a zombie"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.zombie.enter-b"))
        },
        RuleWords {
            because: &["In a room that nobody has entered yet the dead wait on 5 or 6."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "where in the room", noun: DiceNoun::Purpose, how: How::Quiet, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Where in the room is a zombie placed?")],
                    ..DiceWords::of(Which::Other)
                },
                DiceWords {
                    thrown: Some(DiceMeaning { what: "zombies in the room", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("{what} that {who} enters?"), Asks::Whether("Are the dead in the room that {who} enters?")],
                    reads: Some("5 or 6: yes"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.zombie.enter-c"))
        },
        RuleWords {
            because: &["The scenario says by which methods the dead come."],
            ..RuleWords::of(rule!("dwa.zombie.enter-choice"))
        },
        RuleWords {
            because: &["Every shot brings one zombie into play, 20 cm or more from whoever fired."],
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("Which way from {who} does a zombie come for the shot?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.zombie.enter-d"))
        },
        RuleWords {
            because: &["A grenade, a chainsaw or sustained fire brings 1d6 + 1 zombies."],
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("Which way from {who} does a zombie come?")],
                    ..DiceWords::of(Which::Sides(360))
                },
                DiceWords {
                    thrown: Some(DiceMeaning { what: "zombies drawn by the noise", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("How many zombies come for {who}'s noise?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.zombie.enter-e"))
        },
        RuleWords {
            because: &["The die was enough to knock it down, not to eliminate it."],
            cause: Some("a hit that did not kill"),
            ..RuleWords::of(rule!("dwa.zombie.fall"))
        },
        RuleWords {
            because: &["A zombie attacks once a turn for free whoever it touches."],
            ..RuleWords::of(rule!("dwa.zombie.free-attack"))
        },
        RuleWords {
            because: &["The dead hear a gun or a grenade at any distance, and go there if they smell and see nobody."],
            ..RuleWords::of(rule!("dwa.zombie.hearing"))
        },
        RuleWords {
            because: &["A zombie that ends its move within 5 cm of somebody lurches on 5 or 6 and attacks at once."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "lurch roll", noun: DiceNoun::Roll, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who} lurch at {whom}?")],
                    reads: Some("5 or 6: yes"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.zombie.lurch"))
        },
        RuleWords {
            because: &["A zombie that is after somebody calls all others within 40 cm."],
            ..RuleWords::of(rule!("dwa.zombie.moan"))
        },
        RuleWords {
            because: &["A zombie walks up to 10 cm towards whoever it smells, sees or hears."],
            ..RuleWords::of(rule!("dwa.zombie.move"))
        },
        RuleWords {
            because: &["There are never more zombies at a time than the scenario allows."],
            ..RuleWords::of(rule!("dwa.zombie.number"))
        },
        RuleWords {
            because: &["The dead see up to 40 cm, and go for whoever they see only if they smell nobody."],
            ..RuleWords::of(rule!("dwa.zombie.sight"))
        },
        RuleWords {
            because: &["The dead smell anyone within 20 cm, before anything else."],
            ..RuleWords::of(rule!("dwa.zombie.smell"))
        },
        RuleWords {
            because: &["A zombie on the ground spends its turn getting up."],
            ..RuleWords::of(rule!("dwa.zombie.stand-up"))
        },
        RuleWords {
            because: &["A zombie that stands up beside somebody still has its free attack."],
            ..RuleWords::of(rule!("dwa.zombie.stand-up-attack"))
        },
        RuleWords {
            because: &["A zombie that begins its turn touching somebody attacks twice."],
            ..RuleWords::of(rule!("dwa.zombie.two-attacks"))
        },
        RuleWords {
            because: &["A zombie that senses nobody walks straight ahead in a random direction."],
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("Which way does {who} wander?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.zombie.wander"))
        },
        RuleWords {
            because: &["A zombie with a gun in its hand fires one burst a turn at whoever is closest."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "of those equally near, by lot", noun: DiceNoun::Purpose, how: How::Lot, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which of those equally near does {who} fire at?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.zombification.armed-zombie"))
        },
        RuleWords {
            because: &["A zombie with a gun knocks down on a 6 and cannot do more."],
            dice: &[
                DiceWords {
                    throw: &[Asks::For("{who}'s shot at {whom}")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.zombification.armed-zombie-roll"))
        },
        RuleWords {
            because: &["Anyone who turns is a zombie at once, where the body lay."],
            ..RuleWords::of(rule!("dwa.zombification.effect"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "turns since death" },
            ],
            ..RuleWords::of(rule!("dwa.zombification.repeat"))
        },
        RuleWords {
            because: &["A body rises if its die is lower than its wounds and the turns it has lain there, taken together."],
            modifiers: &[
                ModifierName { least: 0, most: 0, name: "wounds" },
                ModifierName { least: 1, most: i32::MAX, name: "wounds" },
                ModifierName { least: i32::MIN, most: -1, name: "as equal is not enough" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "zombification test", noun: DiceNoun::Test, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who} rise as a zombie?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.zombification.test"))
        },
    ],
};
