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
    ],
    rules: &[
        RuleWords {
            because: &["Reloading rolls two dice against the weapon's Target: one passed is its last reload, two passed are none."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "reloading", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::For("{who} reloads")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.ammo.really-tight"))
        },
        RuleWords {
            because: &["Reloading takes an activation, with a normal move at most."],
            ..RuleWords::of(rule!("ffo.ammo.reload"))
        },
        RuleWords {
            because: &["Stockpiled ammo counts the weapon's Target as one less when it is reloaded."],
            ..RuleWords::of(rule!("ffo.ammo.stockpile"))
        },
        RuleWords {
            because: &["Two or more ones in one firing, and the weapon is out of ammo."],
            ..RuleWords::of(rule!("ffo.ammo.tight"))
        },
        RuleWords {
            because: &["{who} is Hard as Nails: the first death at human hands is only a knock down."],
            ..RuleWords::of(rule!("ffo.attribute.hard-as-nails"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Poser" },
            ],
            ..RuleWords::of(rule!("ffo.attribute.poser"))
        },
        RuleWords {
            prompt: &["Does {who} break off?"],
            because: &["A Grunt who is Evenly Matched rolls a die against Rep: passed, they stay; failed, they try to break off."],
            lesson: Some("Breaking off takes the whole activation: your die plus Rep has to beat that of everybody in contact, or the fight goes on and they have a die more."),
            yes: Some("Break off"),
            no: Some("Fight on"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "whether to stay", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who} stay in the fight?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.breakoff.grunt"))
        },
        RuleWords {
            because: &["Everybody in the melee rolls a die and adds Rep; only the highest total of all gets away."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Rep" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "breaking off", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::For("{who} breaks off"), Asks::For("{who} holds on to {whom}")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.breakoff.roll"))
        },
        RuleWords {
            because: &["A Citizen who charges or is charged first rolls a die against Rep."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "frozen" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "Brown Pants", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who}'s nerve hold?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.charge.brown-pants"))
        },
        RuleWords {
            because: &["The charger passed more dice: no fire, and the target is Unarmed in the first round."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "caught unarmed" },
            ],
            ..RuleWords::of(rule!("ffo.charge.charger-more"))
        },
        RuleWords {
            prompt: &["Does {who} fire or draw a melee weapon?"],
            because: &["Anyone charged who may fire may draw a melee weapon instead."],
            lesson: Some("You may fire at whoever charges you, or use the moment to draw a melee weapon for the fight."),
            yes: Some("Fire"),
            no: Some("Draw a weapon"),
            ..RuleWords::of(rule!("ffo.charge.draw-melee-weapon"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: 1, most: i32::MAX, name: "Rage" },
                ModifierName { least: i32::MIN, most: -1, name: "Runt" },
            ],
            ..RuleWords::of(rule!("ffo.charge.mod-attribute"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: 1, most: i32::MAX, name: "Survivor" },
                ModifierName { least: i32::MIN, most: -1, name: "Citizen" },
            ],
            ..RuleWords::of(rule!("ffo.charge.mod-class"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "charged to the rear" },
            ],
            ..RuleWords::of(rule!("ffo.charge.mod-rear"))
        },
        RuleWords {
            prompt: &["They are charging. Who does {who} fire at?"],
            because: &["Anyone charged by several rolls once and is compared with each, and fires no more shots than the weapon's Target."],
            lesson: Some("They come at you. You may fire in full at those you beat, one shot at those who came out even, and not at all at those who beat you. Any charger you do not stop will be upon you."),
            deed: Some("shot"),
            refusal: Some("This is more than may be fired at those who charge."),
            ..RuleWords::of(rule!("ffo.charge.multiple-chargers"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "off hand" },
            ],
            ..RuleWords::of(rule!("ffo.charge.off-hand"))
        },
        RuleWords {
            because: &["Anyone charged from behind turns round to fight, but cannot fire."],
            ..RuleWords::of(rule!("ffo.charge.rear-no-fire"))
        },
        RuleWords {
            because: &["Charger and target each roll two dice against Rep, and the numbers passed are compared."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "for the test" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "Charge into Melee Test", noun: DiceNoun::Test, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::For("{who}'s Charge into Melee Test against {whom}"), Asks::For("{who}'s Charge into Melee Test")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.charge.roll"))
        },
        RuleWords {
            because: &["Both passed as many dice: the target fires one shot."],
            refusal: Some("Both passed as many dice: one shot at this charger is all."),
            ..RuleWords::of(rule!("ffo.charge.same"))
        },
        RuleWords {
            because: &["The target passed more dice and may fire in full before the charger comes on."],
            ..RuleWords::of(rule!("ffo.charge.target-more"))
        },
        RuleWords {
            because: &["A shot that the crowd stopped hits whoever of those beside the target has the highest die."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "who is hit instead", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Who beside {whom} is hit?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.cover.crowd-stray"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "enemies concealed" },
            ],
            ..RuleWords::of(rule!("ffo.cover.difference"))
        },
        RuleWords {
            because: &["Each hit is one die against the weapon's Impact, and the worst counts."],
            cause: Some("gunfire"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "damage roll", noun: DiceNoun::Roll, how: How::Pool(None), alone: false, befalls: true }),
                    throw: &[Asks::Whether("What does {who}'s hit do to {whom}?"), Asks::Whether("What does the hit do?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.damage.ranged"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "dice against Rep", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.dice.pass"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the dice", noun: DiceNoun::Purpose, how: How::Pool(Some(3)), alone: false, befalls: false }),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.dice.successes"))
        },
        RuleWords {
            because: &["A Citizen whose nerve fails Ducks Back, and is out of the In Sight."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "Brown Pants", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who}'s nerve hold?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.insight.brown-pants"))
        },
        RuleWords {
            because: &["Everyone in sight rolls a die for each point of Rep; the most successes act first."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Rep" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "In Sight", noun: DiceNoun::Purpose, how: How::Pool(Some(3)), alone: false, befalls: false }),
                    throw: &[Asks::For("{who}'s In Sight Test")],
                    reads: Some("1 to 3 is a success"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.insight.dice"))
        },
        RuleWords {
            because: &["A Grunt in an In Sight follows the lines of the table: fire if possible, else charge, else Duck Back."],
            ..RuleWords::of(rule!("ffo.insight.grunt-action"))
        },
        RuleWords {
            because: &["Whoever takes damage before acting loses the action."],
            ..RuleWords::of(rule!("ffo.insight.loss-of-action"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "active" },
            ],
            ..RuleWords::of(rule!("ffo.insight.mod-active"))
        },
        RuleWords {
            because: &["Anyone who has Ducked Back or is leaving the table cannot fire."],
            refusal: Some("{who} has Ducked Back or is leaving the table, and cannot fire."),
            ..RuleWords::of(rule!("ffo.insight.mod-cannot-fire"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "all enemies in view concealed" },
            ],
            ..RuleWords::of(rule!("ffo.insight.mod-concealed-enemy"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "weapon out of sight" },
            ],
            ..RuleWords::of(rule!("ffo.insight.mod-concealed-weapon"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "in a moving vehicle" },
            ],
            ..RuleWords::of(rule!("ffo.insight.mod-vehicle"))
        },
        RuleWords {
            because: &["After an In Sight, those who Duck Back or run go first, then all fire at once, then the rest may act."],
            ..RuleWords::of(rule!("ffo.insight.reaction-order"))
        },
        RuleWords {
            prompt: &["{who} may act. What does {who} do?"],
            lesson: Some("It is this Star's time to act: fire, Duck Back, charge, move, or run away."),
            ..RuleWords::of(rule!("ffo.insight.star-action"))
        },
        RuleWords {
            prompt: &["Two are equally close. Who does {who} fire at?"],
            because: &["A Grunt in an In Sight fires at the closest enemy."],
            lesson: Some("In an In Sight a Grunt fires at the closest enemy; a Star picks any target."),
            deed: Some("shot"),
            refusal: Some("In an In Sight {who} fires at the closest enemy."),
            ..RuleWords::of(rule!("ffo.insight.targeting"))
        },
        RuleWords {
            because: &["Enemies come into sight: all who see or are seen roll for who acts first."],
            ..RuleWords::of(rule!("ffo.insight.trigger"))
        },
        RuleWords {
            prompt: &["Enemies in sight. Does {who} move up to 2 inches more?"],
            lesson: Some("Once enemies come into sight, everyone in the moving group may move up to 2 inches more before the dice, out of what is left of the move. You may step into cover, out of sight, or into the fight."),
            place: Some("Move there"),
            ..RuleWords::of(rule!("ffo.insight.two-inches"))
        },
        RuleWords {
            because: &["Without a success there is no action."],
            ..RuleWords::of(rule!("ffo.insight.zero"))
        },
        RuleWords {
            because: &["The Leader Die has passed: each tester of the group has passed one die more."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the Leader Die", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::For("{who}'s Leader Die")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.leader.die"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "Medic Dice", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::For("{who}'s Medic Dice for {whom}")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.leader.medic-die"))
        },
        RuleWords {
            because: &["A group without a Star Leader is led by its highest Rep."],
            ..RuleWords::of(rule!("ffo.leader.types"))
        },
        RuleWords {
            because: &["Whoever leaves rolls a die and adds Rep; each enemy who sees the path and scores higher has a shot."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Rep" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "leaving the table", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::For("{who} leaves the table"), Asks::For("{who} sees them go")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.leave.seen"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "chainsaw" },
            ],
            ..RuleWords::of(rule!("ffo.melee.chainsaw"))
        },
        RuleWords {
            because: &["Four ones among the melee dice, and the chainsaw is out of gas."],
            ..RuleWords::of(rule!("ffo.melee.chainsaw-gas"))
        },
        RuleWords {
            because: &["Three ones among the melee dice, and the chainsaw has stalled."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the chainsaw", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who}'s chainsaw start?")],
                    reads: Some("1 to 3 starts it"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.melee.chainsaw-stall"))
        },
        RuleWords {
            because: &["In melee each side rolls one die for each point of Rep, plus the weapon's dice; more successes win."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Rep" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "melee", noun: DiceNoun::Purpose, how: How::Pool(Some(3)), alone: false, befalls: false }),
                    throw: &[Asks::For("{what} in melee with {whom}"), Asks::For("{who} in melee with {whom}"), Asks::For("{who} in melee with {what}")],
                    reads: Some("1 to 3 is a success"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.melee.dice"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "improvised weapon" },
            ],
            ..RuleWords::of(rule!("ffo.melee.improvised"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Brawler or Rage" },
            ],
            ..RuleWords::of(rule!("ffo.melee.mod-attribute"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "enemy Evenly Matched" },
            ],
            ..RuleWords::of(rule!("ffo.melee.mod-evenly-matched"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "enemy prone" },
            ],
            ..RuleWords::of(rule!("ffo.melee.mod-prone"))
        },
        RuleWords {
            because: &["A human has one success more against a zombie."],
            ..RuleWords::of(rule!("ffo.melee.mod-zombie-opponent"))
        },
        RuleWords {
            prompt: &["Does {who} fight to kill?"],
            because: &["Without a weapon, what would have killed only puts out of the fight."],
            lesson: Some("Whoever uses no weapon may spare the enemy: what would have killed then puts them Out of the Fight, and they recover more easily."),
            yes: Some("Fight to kill"),
            no: Some("Spare them"),
            ..RuleWords::of(rule!("ffo.melee.non-lethal"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "one-handed weapon" },
            ],
            ..RuleWords::of(rule!("ffo.melee.one-hand"))
        },
        RuleWords {
            because: &["Equal successes: they are Evenly Matched and stay in melee."],
            ..RuleWords::of(rule!("ffo.melee.result-even"))
        },
        RuleWords {
            because: &["The winner of the round rolls one die against the Impact, the difference in successes."],
            cause: Some("melee"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "melee damage roll", noun: DiceNoun::Roll, how: How::Sum, alone: false, befalls: true }),
                    throw: &[Asks::Whether("What does {who} do to {whom} in melee?"), Asks::Whether("What do {what} do to {whom} in melee?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.melee.result-win"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "two-handed weapon" },
            ],
            ..RuleWords::of(rule!("ffo.melee.two-hand"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "unarmed" },
            ],
            ..RuleWords::of(rule!("ffo.melee.unarmed"))
        },
        RuleWords {
            because: &["Whoever cannot shoot back charges an enemy in reach or Ducks Back."],
            ..RuleWords::of(rule!("ffo.outgun.cannot-shoot-back"))
        },
        RuleWords {
            because: &["The fire comes from a greater weapon: {who} is Outgunned and does no better than to Duck Back."],
            refusal: Some("{who} is Outgunned."),
            ..RuleWords::of(rule!("ffo.outgun.ranking"))
        },
        RuleWords {
            because: &["{who} is Protected: knocked down, but able to Carry On."],
            ..RuleWords::of(rule!("ffo.protection.effect"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "in cover" },
            ],
            ..RuleWords::of(rule!("ffo.react.cover-die"))
        },
        RuleWords {
            because: &["Anyone who has Ducked Back out of sight has to recover before acting."],
            ..RuleWords::of(rule!("ffo.react.duck-back-when"))
        },
        RuleWords {
            because: &["Whoever has Ducked Back already does no better than that."],
            ..RuleWords::of(rule!("ffo.react.ducked-already"))
        },
        RuleWords {
            because: &["Anyone knocked down rolls two dice against Rep: two passed is Stunned, one Out of the Fight, none dead."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "for the test" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "after the knock down", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: true }),
                    throw: &[Asks::Whether("How badly is {who} hurt?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.react.knock-down-when"))
        },
        RuleWords {
            because: &["Anyone who sees a friend go down within 4 inches takes the Man Down Test."],
            ..RuleWords::of(rule!("ffo.react.man-down-when"))
        },
        RuleWords {
            because: &["Several tests at once share one set of dice, and the worst result counts."],
            ..RuleWords::of(rule!("ffo.react.multiple"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "for the test" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "reaction", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::Whether("How does {who} react to {what}?"), Asks::Whether("How does {who} react?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.react.procedure"))
        },
        RuleWords {
            because: &["Anyone who was shot at and is still up takes the Received Fire Test."],
            ..RuleWords::of(rule!("ffo.react.received-fire-when"))
        },
        RuleWords {
            because: &["Anyone who sees zombies feast within 6 inches for the first time may lose their nerve."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "for the test" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "See the Feast", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::For("{who} sees the feast")],
                    ..DiceWords::of(Which::Exactly { n: 2, sides: 6 })
                },
                DiceWords {
                    thrown: Some(DiceMeaning { what: "turns Stunned", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("How long is {who} Stunned?")],
                    reads: Some("half of it, rounded up, is the turns"),
                    ..DiceWords::of(Which::Sides(6))
                },
            ],
            ..RuleWords::of(rule!("ffo.react.universal.see-the-feast"))
        },
        RuleWords {
            because: &["Anyone who meets a zombie for the first time has to see what it is: doubles are somebody they know."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "for the test" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "Zed or No Zed?", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who} see what is coming?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.react.universal.zed-or-no-zed"))
        },
        RuleWords {
            because: &["Two dice against Rep: two passed and anyone returns, one and the wounded alone do."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "for the test" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "recovery", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who} recover?"), Asks::Whether("Does {who} come back?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.recover.dice"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Medical Supply" },
            ],
            ..RuleWords::of(rule!("ffo.resource.medical"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "chainsaw not running" },
            ],
            ..RuleWords::of(rule!("ffo.ruling.chainsaw"))
        },
        RuleWords {
            refusal: Some("A weapon fires its printed number of shots, and none between."),
            ..RuleWords::of(rule!("ffo.ruling.one-shot"))
        },
        RuleWords {
            because: &["The dice are sorted from high to low, and the highest goes on the first target."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "shots", noun: DiceNoun::Purpose, how: How::Pool(None), alone: true, befalls: false }),
                    throw: &[Asks::For("{who} fires the {what}"), Asks::For("{who} fires")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.shoot.assign-dice"))
        },
        RuleWords {
            prompt: &["Who does {who} fire at, and with how many shots?"],
            because: &["The shots are shared out among the targets before they are rolled."],
            lesson: Some("Say who each shot goes at before any is rolled. The highest dice fall on the first target; later targets are harder to hit. Die plus Rep decides: 7 misses, 10 hits, and anything between depends on cover and haste."),
            deed: Some("shot"),
            ..RuleWords::of(rule!("ffo.shoot.declare"))
        },
        RuleWords {
            because: &["Anyone who was shot at and missed takes the Received Fire Test."],
            ..RuleWords::of(rule!("ffo.shoot.miss-reacts"))
        },
        RuleWords {
            because: &["A 6 that still misses is rolled once more at Rep 3: it hits on 1 to 3."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "a Pitiful Shot", noun: DiceNoun::Purpose, how: How::Sum, alone: true, befalls: false }),
                    throw: &[Asks::For("The second chance of {who}'s shot")],
                    reads: Some("1 to 3 hits after all"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.shoot.pitiful-shot"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Rep" },
            ],
            ..RuleWords::of(rule!("ffo.shoot.score"))
        },
        RuleWords {
            prompt: &["Which weapon does {who} fire?"],
            because: &["Two weapons fired at once are both in a hurry."],
            lesson: Some("Somebody with two weapons may fire both at once, each with its own dice, but in a hurry: an 8 or a 9 then misses."),
            deed: Some("shot"),
            ..RuleWords::of(rule!("ffo.shoot.two-weapons"))
        },
        RuleWords {
            prompt: &["{who} is hit. Roll Star Power against the damage?"],
            because: &["When people harm a Star, Star Power may undo the damage."],
            lesson: Some("Each Star Power die that shows 1, 2 or 3 takes the damage down a level. A die that shows 6 is lost until the Encounter is over. You roll all the dice you have left, or none."),
            yes: Some("Roll Star Power"),
            no: Some("Take the damage"),
            ..RuleWords::of(rule!("ffo.star.advantages"))
        },
        RuleWords {
            prompt: &["{who} would be dead. Cheat death?"],
            because: &["A Star who cheats death leaves the table alive, with a point of Rep less."],
            lesson: Some("A Star whom an equal or better enemy kills may leave the table at once, alive and safe. It costs a point of Rep for good."),
            yes: Some("Cheat death"),
            no: Some("Die"),
            ..RuleWords::of(rule!("ffo.star.cheat-death"))
        },
        RuleWords {
            prompt: &["{who} has to react. How many dice does {who} pass?"],
            because: &["A Star may choose a reaction instead of rolling for it."],
            lesson: Some("When shot at, when a friend falls, and after Ducking Back, a Star chooses to pass two dice, one or none instead of rolling, and does what the Class sheet says."),
            ..RuleWords::of(rule!("ffo.star.free-will"))
        },
        RuleWords {
            prompt: &["{who} would be dead. Is {who} Larger Than Life?"],
            because: &["Nobody of lower Rep can kill a Star who is Larger Than Life."],
            lesson: Some("Anyone of lower Rep can only put a Star Out of the Fight. It costs nothing, but you have to say so."),
            yes: Some("Larger Than Life"),
            no: Some("Die"),
            ..RuleWords::of(rule!("ffo.star.larger-than-life"))
        },
        RuleWords {
            because: &["Star Power saves {who} from harm, but not from the fall."],
            ..RuleWords::of(rule!("ffo.star.power-prone"))
        },
        RuleWords {
            because: &["Each Star Power die that shows 1 to 3 takes the damage down a level; a die that shows 6 is lost until the Encounter is over."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "Star Power", noun: DiceNoun::Purpose, how: How::Pool(Some(3)), alone: false, befalls: false }),
                    throw: &[Asks::For("{who}'s Star Power")],
                    reads: Some("1 to 3 is a success, and a 6 is lost"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.star.power-roll"))
        },
        RuleWords {
            because: &["Star Power, Larger Than Life and Cheating Death do not help against zombies."],
            ..RuleWords::of(rule!("ffo.star.zombie-exclusion"))
        },
        RuleWords {
            because: &["{who} spends an activation doing nothing, and is no longer Stunned."],
            ..RuleWords::of(rule!("ffo.status.stunned"))
        },
        RuleWords {
            because: &["A shotgun rolls six dice and counts the best three."],
            ..RuleWords::of(rule!("ffo.weapon.shotgun"))
        },
        RuleWords {
            because: &["Between figures more than an inch apart, shots are burnt on the empty space."],
            ..RuleWords::of(rule!("ffo.weapon.swath-gap"))
        },
        RuleWords {
            prompt: &["How many shots does {who} fire?"],
            lesson: Some("This weapon has two ratings, and either may be used at each firing. More dice hit more often, are louder, and empty the weapon sooner."),
            deed: Some("shot"),
            ..RuleWords::of(rule!("ffo.weapon.two-ratings"))
        },
    ],
};
