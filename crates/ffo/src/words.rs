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
            refusal: Some("{who} has fired this turn."),
            ..RuleWords::of(rule!("ffo.action.active-fire"))
        },
        RuleWords {
            prompt: &["What does {who} do?"],
            lesson: Some("In an activation you move and may fire at any point of the move, or reload and move. Beside that you may do one more thing: pick something up, charge into melee, or drop prone."),
            refusal: Some("{who} has done what an activation allows."),
            ..RuleWords::of(rule!("ffo.action.choice"))
        },
        RuleWords {
            refusal: Some("One thing goes beside the action, and {who} has done it."),
            ..RuleWords::of(rule!("ffo.action.extra"))
        },
        RuleWords {
            because: &["Whoever reloads moves normally at most, and does not fire."],
            refusal: Some("{who} reloads: no Fast Move and no fire."),
            ..RuleWords::of(rule!("ffo.action.reload-move"))
        },
        RuleWords {
            because: &["Reloading rolls two dice against the weapon's Target: one passed is its last reload, two passed are none."],
            refusal: Some("There is nothing left to load it with in this Encounter."),
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
            refusal: Some("{who} has nothing loaded: a Grunt reloads first."),
            ..RuleWords::of(rule!("ffo.ammo.reload"))
        },
        RuleWords {
            because: &["Stockpiled ammo counts the weapon's Target as one less when it is reloaded."],
            ..RuleWords::of(rule!("ffo.ammo.stockpile"))
        },
        RuleWords {
            because: &["Two or more ones in one firing, and the weapon is out of ammo."],
            refusal: Some("What {who} has in hand is empty."),
            ..RuleWords::of(rule!("ffo.ammo.tight"))
        },
        RuleWords {
            because: &["In the country up to half a die of vehicles stand about."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "vehicles", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("How many vehicles are there?")],
                    reads: Some("half of it, rounded up"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.area.rural"))
        },
        RuleWords {
            because: &["In a suburb up to 2 and a die of vehicles stand about."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "suburban" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "vehicles", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("How many vehicles are there?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.area.suburban"))
        },
        RuleWords {
            because: &["In a city up to 4 and a die of vehicles stand about."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "urban" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "vehicles", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("How many vehicles are there?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.area.urban"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Agile" },
            ],
            ..RuleWords::of(rule!("ffo.attribute.agile"))
        },
        RuleWords {
            because: &["{who} uses either hand equally well."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "which hand", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Is {who} ambidextrous?")],
                    reads: Some("a 12 is ambidextrous"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.attribute.ambidextrous"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Attractive" },
            ],
            ..RuleWords::of(rule!("ffo.attribute.attractive"))
        },
        RuleWords {
            prompt: &["Which Attribute does {who} choose?"],
            because: &["Stars roll one Attribute and choose another; Grunts roll theirs."],
            lesson: Some("A Star has two Attributes: the first by the dice, the second chosen once the first is known."),
            ..RuleWords::of(rule!("ffo.attribute.count"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Dim" },
            ],
            ..RuleWords::of(rule!("ffo.attribute.dim"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Free Spirit" },
            ],
            ..RuleWords::of(rule!("ffo.attribute.free-spirit"))
        },
        RuleWords {
            because: &["{who} is Greedy, and cannot pass by what may hold loot."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "activations lost to greed", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("How long does loot hold {who} up?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.attribute.greedy"))
        },
        RuleWords {
            because: &["{who} is Hard as Nails: the first death at human hands is only a knock down."],
            ..RuleWords::of(rule!("ffo.attribute.hard-as-nails"))
        },
        RuleWords {
            because: &["{who} counts a point of Rep more for activation while alone."],
            ..RuleWords::of(rule!("ffo.attribute.initiative"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Logical" },
            ],
            ..RuleWords::of(rule!("ffo.attribute.logical"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "how good a Medic", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("How good a Medic is {who}?")],
                    reads: Some("a 6 is level two"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.attribute.medic"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Poser" },
            ],
            ..RuleWords::of(rule!("ffo.attribute.poser"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "Attribute", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::For("{who}'s Attribute")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.attribute.table"))
        },
        RuleWords {
            because: &["Until Day 21 only Citizens can be recruited."],
            refusal: Some("Until Day 21 only Citizens can be recruited."),
            ..RuleWords::of(rule!("ffo.band.citizens-only"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "recruit", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Who joins?")],
                    ..DiceWords::of(Which::Exactly { n: 2, sides: 6 })
                },
                DiceWords {
                    thrown: Some(DiceMeaning { what: "which table", noun: DiceNoun::Purpose, how: How::Lot, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which table does the recruit come from?")],
                    reads: Some("1 to 3 the first, 4 to 6 the second"),
                    ..DiceWords::of(Which::Sides(6))
                },
            ],
            ..RuleWords::of(rule!("ffo.band.generate"))
        },
        RuleWords {
            because: &["A Grunt of higher Rep does not follow {who}; another is rolled."],
            ..RuleWords::of(rule!("ffo.band.rep-cap"))
        },
        RuleWords {
            because: &["A Star leads no more Grunts than points of Rep."],
            refusal: Some("{who} leads as many Grunts as points of Rep."),
            ..RuleWords::of(rule!("ffo.band.size"))
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
            prompt: &["Who strikes at {who}?"],
            because: &["Everybody in the melee rolls a die and adds Rep; only the highest total of all gets away."],
            lesson: Some("Several scored as high: one of them strikes at whoever failed to break off, with a die more."),
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
            refusal: Some("{who} has no room to step back."),
            ..RuleWords::of(rule!("ffo.breakoff.when"))
        },
        RuleWords {
            because: &["The barricade is gone: the way is open from the next activation on."],
            refusal: Some("It was destroyed from outside, and stays open until the Encounter is over."),
            ..RuleWords::of(rule!("ffo.building.barricade-breach"))
        },
        RuleWords {
            because: &["Each of up to two figures who spend an activation barricading raises it by 1."],
            refusal: Some("Two already work on it."),
            ..RuleWords::of(rule!("ffo.building.barricade-build"))
        },
        RuleWords {
            prompt: &["Who breaks in with {who}?"],
            because: &["From outside a die no higher than the number of attackers takes a point off; a tool makes one of them count as two."],
            lesson: Some("Up to three spend their whole activation at a barricade and roll one die together. It loses a point if the die is no higher than their number; a hammer or a crowbar makes one of them count as two."),
            refusal: Some("Three have been at it in this turn."),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "breaking in", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::For("{who} breaks in")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.building.barricade-destroy"))
        },
        RuleWords {
            refusal: Some("It is barricaded as well as it can be: windows up to 2, doors up to 3."),
            ..RuleWords::of(rule!("ffo.building.barricade-dv"))
        },
        RuleWords {
            prompt: &["Does {who} crash through the window?"],
            because: &["Crashing through a window costs no movement, but on a 1 the glass wounds."],
            lesson: Some("Crashing through costs no movement. Roll a die: on a 1 the glass wounds, as a knock down with three dice of which the best two count. A drop from an upper floor is a Physical Challenge besides."),
            yes: Some("Crash through"),
            no: Some("Climb through"),
            cause: Some("broken glass"),
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "best two of three" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "broken glass", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does the glass hurt {who}?")],
                    reads: Some("a 1 wounds"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.building.crash-window"))
        },
        RuleWords {
            because: &["Opening a door and passing it costs 2 inches of the move."],
            refusal: Some("The door is locked."),
            ..RuleWords::of(rule!("ffo.building.doors"))
        },
        RuleWords {
            because: &["Going up or down a floor takes a whole move."],
            refusal: Some("{who} has moved, and a floor takes the whole move."),
            ..RuleWords::of(rule!("ffo.building.levels"))
        },
        RuleWords {
            because: &["A window costs 2 inches of the move if it is open, 4 if it is closed, 6 if it is broken."],
            refusal: Some("The window is barricaded."),
            ..RuleWords::of(rule!("ffo.building.windows"))
        },
        RuleWords {
            prompt: &["{who} wants to try a People Challenge. Do you agree to what is at stake?"],
            because: &["Success and consequence of a Challenge are agreed before the dice."],
            lesson: Some("Before the dice whoever tries says what one success is worth, and all players involved agree on the one consequence of a failure."),
            yes: Some("Agree"),
            no: Some("Refuse"),
            ..RuleWords::of(rule!("ffo.challenge.define"))
        },
        RuleWords {
            because: &["With the same opponent, one passed die counts as what happened the last time."],
            ..RuleWords::of(rule!("ffo.challenge.history"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "opponent's Attribute" },
            ],
            ..RuleWords::of(rule!("ffo.challenge.mod-attribute"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: 1, most: i32::MAX, name: "better than the opponent" },
                ModifierName { least: i32::MIN, most: -1, name: "worse than the opponent" },
            ],
            ..RuleWords::of(rule!("ffo.challenge.mod-comparison"))
        },
        RuleWords {
            prompt: &["How hard is what {who} tries?"],
            lesson: Some("What is very easy adds 1 to Rep for the dice, and what is difficult takes 1 away."),
            modifiers: &[
                ModifierName { least: 1, most: i32::MAX, name: "very easy" },
                ModifierName { least: i32::MIN, most: -1, name: "difficult" },
            ],
            ..RuleWords::of(rule!("ffo.challenge.mod-difficulty"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "more opponents" },
            ],
            ..RuleWords::of(rule!("ffo.challenge.mod-opponents"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "tool" },
            ],
            ..RuleWords::of(rule!("ffo.challenge.mod-tool"))
        },
        RuleWords {
            prompt: &["One die passed. Does {who} try again?"],
            because: &["Two passed dice succeed; one may be rolled again at once; none fail."],
            lesson: Some("Two passed dice are a success and none a failure. With one you may roll again at once, and one passed die is then a failure, or give up and never try this Challenge again."),
            yes: Some("Try again"),
            no: Some("Give up"),
            refusal: Some("{who} has given this Challenge up."),
            ..RuleWords::of(rule!("ffo.challenge.result"))
        },
        RuleWords {
            because: &["Two dice against Rep; a 6 never passes."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Rep" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "Challenge", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::For("{who}'s Challenge with {whom}"), Asks::For("{who}'s Challenge")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.challenge.roll"))
        },
        RuleWords {
            prompt: &["Where does {who} go, away from whoever charges?"],
            because: &["A Citizen who charges or is charged first rolls a die against Rep."],
            lesson: Some("A Citizen who has broken off before a charge moves away, up to a normal move, and may try a Fast Move. The charge ends where it was tested."),
            place: Some("Move there"),
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
            refusal: Some("That touches an enemy: {who} would have to charge."),
            ..RuleWords::of(rule!("ffo.charge.only-way"))
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
            because: &["Half the building is on fire: everyone inside has to leave."],
            ..RuleWords::of(rule!("ffo.fire.abandon"))
        },
        RuleWords {
            because: &["Only water puts the fire out: 1 inch a turn by a garden hose, 4 by a fire hose."],
            refusal: Some("Only a water hose puts the fire out."),
            ..RuleWords::of(rule!("ffo.fire.extinguish"))
        },
        RuleWords {
            because: &["The fire spreads to one side by as much again."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "where the fire spreads", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Where does the fire spread?")],
                    reads: Some("1 to 3 is left, 4 to 6 is right"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.fire.grow"))
        },
        RuleWords {
            because: &["Fire burns a hole of 3 inches less the building's Defensive Value."],
            cause: Some("fire"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "fire", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: true }),
                    throw: &[Asks::Whether("What does the fire do?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.fire.hole"))
        },
        RuleWords {
            because: &["Two passed dice set the building on fire; one smoulders until activation is next rolled."],
            modifiers: &[
                ModifierName { least: 1, most: 1, name: "torch" },
                ModifierName { least: 2, most: 2, name: "for the test" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "setting fire", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::For("{who} sets fire to the building")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.fire.start"))
        },
        RuleWords {
            because: &["A group is those within 4 inches and in sight of each other, from one to the next."],
            ..RuleWords::of(rule!("ffo.group.cohesion"))
        },
        RuleWords {
            because: &["Groups activate as they stood when the turn began."],
            ..RuleWords::of(rule!("ffo.group.defined-at-turn-start"))
        },
        RuleWords {
            because: &["{who} has joined another group on the way, and goes on with it."],
            ..RuleWords::of(rule!("ffo.group.split-combine"))
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
            prompt: &["Where does {who} leave the table?"],
            because: &["Whoever leaves rolls a die and adds Rep; each enemy who sees the path and scores higher has a shot."],
            lesson: Some("No way to an edge is out of every enemy's sight. Point at a place at an edge: each enemy who sees the way and scores higher than the leaver has a shot."),
            place: Some("Leave there"),
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
            prompt: &["Who fights {who} next?"],
            lesson: Some("Several fight one, one after the other, from the highest Rep to the lowest. Those of equal Rep go as you like, and a Star whenever they like."),
            ..RuleWords::of(rule!("ffo.melee.multi-order"))
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
            refusal: Some("{who} is in a melee: fighting on or breaking off is all they can do."),
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
            prompt: &["Where does {who} crawl?"],
            because: &["Anyone prone crawls at half a normal move."],
            lesson: Some("Anyone prone crawls, at half of a normal move."),
            place: Some("Crawl there"),
            refusal: Some("{who} has no move left."),
            ..RuleWords::of(rule!("ffo.move.crawl"))
        },
        RuleWords {
            because: &["Whoever Ducks Back runs to the nearest cover within 6 inches, or drops prone where they are."],
            ..RuleWords::of(rule!("ffo.move.duck-back"))
        },
        RuleWords {
            because: &["With nothing between them and a threat, Citizens have a die less for the Fast Move Test."],
            ..RuleWords::of(rule!("ffo.move.fast-citizen"))
        },
        RuleWords {
            because: &["Whoever moves fast and reaches no cover may drop prone where the move ends."],
            ..RuleWords::of(rule!("ffo.move.fast-drop-prone"))
        },
        RuleWords {
            prompt: &["Who tries to move fast?"],
            because: &["One set of dice serves the whole group: each die passed adds half a normal move."],
            lesson: Some("Say who tries before you roll. Each die that shows their Rep or less adds half a normal move. Whoever tries counts as Moving Fast until the turn ends, even with no die passed: harder to hit, and worse at shooting."),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "Fast Move Test", noun: DiceNoun::Test, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::For("{who}'s Fast Move Test"), Asks::For("The group's Fast Move Test")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.move.fast-roll"))
        },
        RuleWords {
            because: &["Whoever tries a Fast Move counts as Moving Fast until the turn ends."],
            ..RuleWords::of(rule!("ffo.move.fast-status"))
        },
        RuleWords {
            prompt: &["Where does {who} go?"],
            lesson: Some("People move up to 8 inches in an activation, and may fire at any point of the way."),
            place: Some("Walk there"),
            refusal: Some("{who} has no move left."),
            ..RuleWords::of(rule!("ffo.move.normal"))
        },
        RuleWords {
            because: &["Whoever Runs Away is out of the Encounter."],
            ..RuleWords::of(rule!("ffo.move.runaway"))
        },
        RuleWords {
            because: &["Getting up costs half a normal move."],
            refusal: Some("{who} has too little of the move left to get up."),
            ..RuleWords::of(rule!("ffo.move.stand-up"))
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
            prompt: &["{who} is charged. Does {who} keep hold of the wounded?"],
            because: &["Anyone charged drops the wounded; only a Star may hold on."],
            lesson: Some("Whoever is charged while carrying the wounded drops them. A Star may hold on, and has two dice less in melee."),
            yes: Some("Hold on"),
            no: Some("Drop them"),
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "keeps hold of the wounded" },
            ],
            ..RuleWords::of(rule!("ffo.retrieve.charged"))
        },
        RuleWords {
            because: &["Anyone who carries the wounded counts one passed die at most."],
            ..RuleWords::of(rule!("ffo.retrieve.fast-move"))
        },
        RuleWords {
            because: &["Picking up the wounded costs 2 inches of the move."],
            refusal: Some("Picking somebody up takes 2 inches of the move, right beside them."),
            ..RuleWords::of(rule!("ffo.retrieve.pick-up"))
        },
        RuleWords {
            because: &["Walls, trees and wrecks have Bash Values of their own, and a vehicle that beats them stops in the hole."],
            cause: Some("a crash"),
            ..RuleWords::of(rule!("ffo.ruling.bash-building"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "chainsaw not running" },
            ],
            ..RuleWords::of(rule!("ffo.ruling.chainsaw"))
        },
        RuleWords {
            prompt: &["With one die passed, does {who} roll again?"],
            because: &["With one die passed a driver may give the turn up; where there is no choice, the dice are rolled again."],
            lesson: Some("With one die passed you may roll once more, and lose control if that fails too, or give the turn up and drive straight on."),
            yes: Some("Roll again"),
            no: Some("Drive straight on"),
            ..RuleWords::of(rule!("ffo.ruling.challenge-driving"))
        },
        RuleWords {
            prompt: &["How does {who} move?"],
            lesson: Some("An active Star who moves in an In Sight has what is left of the move, and may try a Fast Move. The others act before it can bring about another In Sight."),
            ..RuleWords::of(rule!("ffo.ruling.insight-star-move"))
        },
        RuleWords {
            refusal: Some("A weapon fires its printed number of shots, and none between."),
            ..RuleWords::of(rule!("ffo.ruling.one-shot"))
        },
        RuleWords {
            refusal: Some("Somebody stands there."),
            ..RuleWords::of(rule!("ffo.ruling.passing-figures"))
        },
        RuleWords {
            because: &["A vehicle that stands still may go straight back, up to half its off-road speed."],
            ..RuleWords::of(rule!("ffo.ruling.vehicle-reverse"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "which vehicle", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which vehicle is it?")],
                    ..DiceWords::of(Which::Exactly { n: 2, sides: 6 })
                },
                DiceWords {
                    thrown: Some(DiceMeaning { what: "a bus or a Big Rig", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Is it a bus or a Big Rig?")],
                    reads: Some("1 to 3 is a bus"),
                    ..DiceWords::of(Which::Sides(6))
                },
                DiceWords {
                    thrown: Some(DiceMeaning { what: "where it stands", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Where does it stand?")],
                    ..DiceWords::of(Which::Other)
                },
            ],
            ..RuleWords::of(rule!("ffo.ruling.vehicles-on-table"))
        },
        RuleWords {
            because: &["In the Evening one sees 12 inches far, at Night 6, or 12 under a full moon."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "full moon", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    reads: Some("a 1 is a full moon"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.ruling.visibility"))
        },
        RuleWords {
            prompt: &["Whose attackers are tested first?"],
            lesson: Some("The zombies that charge one human are tested together; the player says whose come first."),
            ..RuleWords::of(rule!("ffo.ruling.zombie-order"))
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
            prompt: &["Which way does {who} look?"],
            because: &["People see what is in the 180 degrees to their front."],
            lesson: Some("People see only what is in front of their shoulders. Turning costs nothing."),
            place: Some("Look there"),
            ..RuleWords::of(rule!("ffo.table.facing-front"))
        },
        RuleWords {
            prompt: &["In which sections are there buildings?"],
            because: &["A city has buildings in every section, a suburb in four, the country in one."],
            lesson: Some("Choose the sections with buildings, or leave them to chance."),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "sections with buildings", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which section has buildings?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.terrain.buildings"))
        },
        RuleWords {
            because: &["Who starts and ends on a road rolls a die more for the Fast Move Test."],
            refusal: Some("{who} runs along the road, and has to end on it."),
            ..RuleWords::of(rule!("ffo.terrain.road"))
        },
        RuleWords {
            prompt: &["Does a second street cross in section 5?"],
            because: &["A street runs through sections 2, 5 and 8: four lanes in the city, two in the suburbs, and in the country two on 1 to 3."],
            lesson: Some("In the city and in the suburbs you may have an intersection: a street from section 4 to section 6."),
            yes: Some("Intersection"),
            no: Some("One street"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "whether there is a street", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Is there a street?")],
                    reads: Some("1 to 3 is a street"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.terrain.streets"))
        },
        RuleWords {
            because: &["Each side rolls a die; the higher one goes first."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "activation", noun: DiceNoun::Purpose, how: How::Lot, alone: false, befalls: false }),
                    throw: &[Asks::For("{who}'s activation die"), Asks::For("The activation die of {what}")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.turn.dice"))
        },
        RuleWords {
            because: &["The activation dice are equal: nobody activates this turn."],
            ..RuleWords::of(rule!("ffo.turn.doubles"))
        },
        RuleWords {
            because: &["Only groups whose Leader's Rep is at least the activation die may activate."],
            refusal: Some("{who}'s Rep is below the activation die."),
            ..RuleWords::of(rule!("ffo.turn.eligible"))
        },
        RuleWords {
            because: &["Every side has activated the groups it wanted to."],
            ..RuleWords::of(rule!("ffo.turn.end"))
        },
        RuleWords {
            because: &["Factions activate from the highest die to the lowest; those that are equal roll off."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "roll-off", noun: DiceNoun::Purpose, how: How::Lot, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which side goes first?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.turn.multi-human-dice"))
        },
        RuleWords {
            because: &["The players' die equals that of the zombies: nobody activates this turn."],
            ..RuleWords::of(rule!("ffo.turn.multi-human-doubles"))
        },
        RuleWords {
            because: &["Players may turn against each other at any time."],
            ..RuleWords::of(rule!("ffo.turn.multi-human-when"))
        },
        RuleWords {
            prompt: &["Who of the group goes on?"],
            because: &["A group does all it wants to do before the next one begins."],
            lesson: Some("This group is active. Its people act in the order you like, one after the other or by turns, until all are done."),
            ..RuleWords::of(rule!("ffo.turn.one-group-at-a-time"))
        },
        RuleWords {
            prompt: &["Which group activates next?"],
            because: &["Groups activate from the highest Leader Rep to the lowest."],
            lesson: Some("Groups of the same Leader Rep activate in the order you like. You need not activate a group at all."),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "which group goes first", noun: DiceNoun::Purpose, how: How::Lot, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which group goes first?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.turn.rep-order"))
        },
        RuleWords {
            prompt: &["How far does {who} drive?"],
            because: &["Vehicles move before anybody else of their side, whatever the activation die says."],
            lesson: Some("A vehicle moves up to its top speed in your phase, and on by itself as another side begins, just as far and straight ahead."),
            ..RuleWords::of(rule!("ffo.vehicle.active-move"))
        },
        RuleWords {
            because: &["Both roll a die for each point of Bash Value, and the successes are compared."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Bash Value" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the Bash", noun: DiceNoun::Purpose, how: How::Pool(Some(3)), alone: false, befalls: false }),
                    throw: &[Asks::For("{who}'s Bash")],
                    reads: Some("1 to 3 is a success"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.vehicle.bash-roll"))
        },
        RuleWords {
            because: &["Equal successes are a near miss."],
            ..RuleWords::of(rule!("ffo.vehicle.bash-tie"))
        },
        RuleWords {
            because: &["Beaten by something with a higher Bash Value, a vehicle explodes."],
            cause: Some("a crash"),
            ..RuleWords::of(rule!("ffo.vehicle.bash-win-higher"))
        },
        RuleWords {
            because: &["Beaten by something with no higher Bash Value, a vehicle rolls over."],
            cause: Some("a crash"),
            ..RuleWords::of(rule!("ffo.vehicle.bash-win-lower"))
        },
        RuleWords {
            prompt: &["Does {who} try a bootlegger turn?"],
            because: &["A bootlegger turn is a difficult Physical Challenge: the vehicle faces the other way, or skids and stalls."],
            lesson: Some("Between two lanes you may turn around at speed. If it works, you have stopped and face back; if not, you skid aside and have to start the engine again."),
            yes: Some("Turn around"),
            no: Some("Drive on"),
            refusal: Some("A bootlegger turn leads from one lane into the next, and not every vehicle can do it."),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the bootlegger turn", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who} get around?")],
                    reads: Some("6 is never passed"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.vehicle.bootlegger"))
        },
        RuleWords {
            because: &["Whoever passes more dice than the driver dodges; everyone else is hit."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "which way they dodge", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which way does {who} dodge?")],
                    reads: Some("1 to 3 is left, 4 to 6 right"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.vehicle.charge-person"))
        },
        RuleWords {
            prompt: &["Who does {who} fight through the window?"],
            because: &["Whoever passes more dice than the driver jumps on; everyone else is hit by the vehicle."],
            lesson: Some("Whoever has jumped onto a vehicle fights the driver or a passenger, falls off if they lose, and is carried along if they are evenly matched."),
            ..RuleWords::of(rule!("ffo.vehicle.charged"))
        },
        RuleWords {
            prompt: &["Which way does {who} turn aside?"],
            because: &["An inactive driver turns aside from a crash by a difficult Physical Challenge."],
            lesson: Some("A crash is ahead. You may try to turn aside, a difficult Physical Challenge; if it fails, you crash."),
            place: Some("Turn this way"),
            refusal: Some("Something is in the way there."),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "turning aside", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who} turn aside?")],
                    reads: Some("6 is never passed"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.vehicle.crash-avoid"))
        },
        RuleWords {
            prompt: &["Who takes the wheel?"],
            because: &["When the driver is down, another may take the wheel by a difficult Physical Challenge; otherwise the vehicle veers off."],
            lesson: Some("One occupant may try, and it is harder from the rear. If it fails, the vehicle veers and stops, or crashes."),
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "from the rear" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "taking the wheel", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who} take the wheel?")],
                    reads: Some("6 is never passed"),
                    ..DiceWords::of(Which::Exactly { n: 2, sides: 6 })
                },
                DiceWords {
                    thrown: Some(DiceMeaning { what: "which way it veers", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which way does it veer?")],
                    reads: Some("1 to 3 is left, 4 to 6 right"),
                    ..DiceWords::of(Which::Sides(6))
                },
            ],
            ..RuleWords::of(rule!("ffo.vehicle.driver-disabled"))
        },
        RuleWords {
            because: &["A door costs 2 inches of movement; a dive onto or off the bed of a truck ends the move."],
            refusal: Some("{who} has too little of their move left: a door takes 2 inches of it."),
            ..RuleWords::of(rule!("ffo.vehicle.enter-exit"))
        },
        RuleWords {
            because: &["After Day 20 a vehicle that stands there may be out of Fuel, and most often in the city."],
            refusal: Some("There is no Fuel in it."),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "Fuel", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Is there Fuel in it?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.vehicle.fuel-check"))
        },
        RuleWords {
            because: &["Without keys a vehicle has to be hotwired, a difficult Savvy Challenge."],
            refusal: Some("{who} has failed to hotwire it and never can."),
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Class" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "hotwiring", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who} hotwire it?")],
                    reads: Some("6 is never passed, and doubles set off the alarm"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.vehicle.hotwire"))
        },
        RuleWords {
            because: &["Doubles set off the alarm, as loud as six shots."],
            ..RuleWords::of(rule!("ffo.vehicle.hotwire-alarm"))
        },
        RuleWords {
            because: &["A vehicle that moved when active goes on as another side begins, just as far and straight ahead."],
            ..RuleWords::of(rule!("ffo.vehicle.inactive-move"))
        },
        RuleWords {
            because: &["The owner has the keys; in another vehicle they are found on a 1."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the keys", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who} find the keys?")],
                    reads: Some("1 finds them"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.vehicle.keys"))
        },
        RuleWords {
            prompt: &["Does {who} drive into the vehicle that rams them?"],
            because: &["Both drivers roll as in a charge: whoever rams strikes with more dice passed, or with as many from head to side."],
            lesson: Some("A Star whose vehicle is rammed may answer by driving into the other, which is a Bash as well."),
            yes: Some("Drive into it"),
            no: Some("Wait for it"),
            ..RuleWords::of(rule!("ffo.vehicle.ram"))
        },
        RuleWords {
            because: &["A driver who Ducks Back turns 45 degrees away from the cause and drives on for half the speed."],
            ..RuleWords::of(rule!("ffo.vehicle.react-duck-back-driver"))
        },
        RuleWords {
            because: &["A passenger who Ducks Back keeps their head down inside."],
            ..RuleWords::of(rule!("ffo.vehicle.react-duck-back-passenger"))
        },
        RuleWords {
            because: &["A driver who may charge may run at anybody in sight whom the vehicle can reach."],
            ..RuleWords::of(rule!("ffo.vehicle.react-insight"))
        },
        RuleWords {
            because: &["A passenger who runs away hides inside for good; a driver leaves the table with the vehicle."],
            ..RuleWords::of(rule!("ffo.vehicle.react-runaway"))
        },
        RuleWords {
            because: &["One die and the weapon's Target Rating: 8 or more hits the vehicle, and the weapon Bashes it with twice its Impact."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Target Rating" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "fire at the vehicle", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who} hit the vehicle?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.vehicle.shoot-at-vehicle"))
        },
        RuleWords {
            because: &["Road speed needs a move that begins and ends on a road; anything else is driven at off-road speed."],
            refusal: Some("So fast it would have to end its move on a road."),
            ..RuleWords::of(rule!("ffo.vehicle.speed"))
        },
        RuleWords {
            because: &["A turn at more than half the top speed needs a Physical Challenge of the driver."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "keeping control", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who} keep control?")],
                    reads: Some("6 is never passed"),
                    ..DiceWords::of(Which::Exactly { n: 2, sides: 6 })
                },
                DiceWords {
                    thrown: Some(DiceMeaning { what: "inches of skidding", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("How far does {who} skid?")],
                    ..DiceWords::of(Which::Sides(6))
                },
            ],
            ..RuleWords::of(rule!("ffo.vehicle.turn-fast"))
        },
        RuleWords {
            prompt: &["Which way does {who} turn?"],
            because: &["A turn is up to 45 degrees: at the end of the move, for most vehicles in its middle, and for the nimblest at its beginning."],
            lesson: Some("A turn is up to 45 degrees. At more than half the top speed you have to keep control, or it skids before it turns."),
            place: Some("Turn this way"),
            refusal: Some("A turn is up to 45 degrees."),
            ..RuleWords::of(rule!("ffo.vehicle.turn-rating"))
        },
        RuleWords {
            because: &["With zombies coming, or after losing control, a vehicle starts on 1 to 3."],
            refusal: Some("It has been tried in this turn."),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the engine", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does it start?")],
                    reads: Some("1 to 3 starts it"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.vehicle.wont-start"))
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
        RuleWords {
            because: &["A zombie within 6 inches of a human it can get to charges, and the test is taken 3 inches away."],
            ..RuleWords::of(rule!("ffo.zombie.act-charge"))
        },
        RuleWords {
            because: &["Where it cannot go on, a zombie turns: left on 1 to 3, right on 4 to 6."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "which way it turns", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which way does the zombie turn?")],
                    reads: Some("1 to 3 left, 4 to 6 right"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.zombie.act-dead-end"))
        },
        RuleWords {
            because: &["A zombie feeds, fights, goes to a body, charges, goes for whom it sees, then to where it last saw somebody, to noise, and else straight on."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "whom it goes for", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does the zombie go for {whom}?")],
                    reads: Some("the highest is the one"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.zombie.act-priority"))
        },
        RuleWords {
            because: &["Whoever is the first on a floor finds out who waits there."],
            brings: Some("Inside:"),
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "zombies inside" },
            ],
            ..RuleWords::of(rule!("ffo.zombie.building-check"))
        },
        RuleWords {
            because: &["The zombies in a building are shared out evenly among those who entered."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "who gets one more", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Who gets one more of them?")],
                    reads: Some("the lowest does"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.zombie.building-match"))
        },
        RuleWords {
            because: &["Zombies go to a body that they see within 12 inches, unless somebody fights them."],
            ..RuleWords::of(rule!("ffo.zombie.feast-attract"))
        },
        RuleWords {
            because: &["The first zombie to reach the body rolls a die: so many turns they feed."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "turns of feasting", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("How long do they feed on {whom}?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.zombie.feast-duration"))
        },
        RuleWords {
            because: &["When nothing is left, each zombie wanders off at an hour of the clock."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "where a zombie goes", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("At which hour of the clock does the zombie go?")],
                    reads: Some("double it: 12 is towards the far edge"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.zombie.feast-end"))
        },
        RuleWords {
            because: &["Anyone who sees zombies feed within 6 inches for the first time takes See the Feast."],
            ..RuleWords::of(rule!("ffo.zombie.feast-test-when"))
        },
        RuleWords {
            because: &["A zombie that sees a human is in a frenzy, and activates as with Rep 4."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "frenzy" },
            ],
            ..RuleWords::of(rule!("ffo.zombie.frenzy"))
        },
        RuleWords {
            because: &["Each shot is heard: a zombie comes on 4 or more in the city, on 5 in the suburbs, on 6 in the country."],
            brings: Some("The noise brings"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "noise", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::Whether("Who hears {who}?"), Asks::Whether("Who hears the noise?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.zombie.gen-shot"))
        },
        RuleWords {
            because: &["Everyone who comes onto the table at the start brings zombies: 1 and a die in the city, a die in the suburbs, half a die in the country."],
            brings: Some("At the start:"),
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "urban" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "zombies at the start", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("How many zombies does {who} bring?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.zombie.gen-start"))
        },
        RuleWords {
            because: &["Whoever a zombie has Stunned or put Out of the Fight rolls a die and adds Rep: 8 or less is infected."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Rep" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "infection", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::For("{who}'s infection test"), Asks::For("Infection test")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.zombie.infection-test"))
        },
        RuleWords {
            because: &["Anyone infected rolls a die each time they activate, and turns when it is no higher than the number of such rolls so far."],
            removed: Some("turns into a zombie"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "whether they turn", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who} turn?"), Asks::Whether("Do they turn?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.zombie.infection-turning"))
        },
        RuleWords {
            because: &["Zombies always go their full 6 inches."],
            ..RuleWords::of(rule!("ffo.zombie.move"))
        },
        RuleWords {
            because: &["Zombies get in and out by doors alone, for 2 inches of their move."],
            ..RuleWords::of(rule!("ffo.zombie.move-doors"))
        },
        RuleWords {
            because: &["A zombie that was knocked down gets up when it is next active, and does nothing else."],
            ..RuleWords::of(rule!("ffo.zombie.move-knocked-down"))
        },
        RuleWords {
            because: &["Zombies come through windows as large as a door, and only reach through smaller ones."],
            ..RuleWords::of(rule!("ffo.zombie.move-windows"))
        },
        RuleWords {
            because: &["All zombies are one group, wherever they are."],
            ..RuleWords::of(rule!("ffo.zombie.one-group"))
        },
        RuleWords {
            because: &["A zombie that comes on in a building comes out to the noise."],
            ..RuleWords::of(rule!("ffo.zombie.place-building"))
        },
        RuleWords {
            because: &["The die that brought a zombie is rolled again and doubled: it comes on at that hour of a clock, 12 inches away."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "from where a zombie comes", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("At which hour of the clock does the zombie come on?")],
                    reads: Some("double it: 12 is towards the far edge"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.zombie.place-clock"))
        },
        RuleWords {
            because: &["A zombie does nothing in the turn in which it comes on."],
            ..RuleWords::of(rule!("ffo.zombie.place-no-activation"))
        },
        RuleWords {
            because: &["A spot off the table moves clockwise until it is on it."],
            ..RuleWords::of(rule!("ffo.zombie.place-off-table"))
        },
        RuleWords {
            because: &["A zombie from behind, or one that lies there, is dead with the fewest dice the weapon fires; the ones still count for ammo."],
            refusal: Some("{who} has tried that in this activation already."),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "ammo", noun: DiceNoun::Purpose, how: How::Pool(Some(1)), alone: false, befalls: false }),
                    throw: &[Asks::For("{who} pops the weasel")],
                    reads: Some("two ones empty the weapon"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.zombie.pop-the-weasel"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Rep" },
            ],
            ..RuleWords::of(rule!("ffo.zombie.rep"))
        },
        RuleWords {
            prompt: &["{who} is not surprised. What does {who} do?"],
            because: &["Whoever is not surprised fires, or moves away."],
            lesson: Some("A Star who beats the zombies' total may fire once, move away, or fight hand to hand. The zombies that are left come on at once."),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "to fire or to move away", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who} fire?")],
                    reads: Some("Rep or less fires; more moves away"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.zombie.surprise-human-wins"))
        },
        RuleWords {
            prompt: &["How does {who} move away?"],
            because: &["Whoever moves away goes as far as they can, and the zombies come 4 inches after them."],
            lesson: Some("Whoever moves away has the rest of their move, and may try a Fast Move with it."),
            ..RuleWords::of(rule!("ffo.zombie.surprise-move-away"))
        },
        RuleWords {
            because: &["One die and the zombies inside against everyone's die and Rep: whoever scores more than the zombies is not surprised."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Rep" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "surprise", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::For("{who}'s surprise total"), Asks::For("The zombies' surprise total")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("ffo.zombie.surprise-totals"))
        },
        RuleWords {
            because: &["Whoever is surprised cannot fire, and the zombies are upon them."],
            ..RuleWords::of(rule!("ffo.zombie.surprise-zombies-win"))
        },
        RuleWords {
            because: &["All zombies that meet a vehicle roll in one Bash, a die each."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "zombies" },
            ],
            ..RuleWords::of(rule!("ffo.zombie.vehicle-bash"))
        },
        RuleWords {
            because: &["Zombies within 6 inches of a vehicle with people in it charge it."],
            ..RuleWords::of(rule!("ffo.zombie.vehicle-charge"))
        },
        RuleWords {
            because: &["Anyone who has a zombie within 6 inches for the first time in their life has to see what it is."],
            ..RuleWords::of(rule!("ffo.zombie.zed-when"))
        },
    ],
};
