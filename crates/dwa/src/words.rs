//! What this book says of its rules.
//!
//! Generated from `words.toml` by `cargo xtask generate`; do not edit.

use view::{
    lexicon::{Asks, DiceWords, Lexicon, ModifierName, RuleWords, Which},
    roll::{DiceMeaning, How},
};

/// Every rule of which something is said, sorted by its id.
#[rustfmt::skip]
pub static WORDS: Lexicon = Lexicon {
    any: &[
        DiceWords {
            thrown: Some(DiceMeaning { what: "which way", how: How::Sum, alone: true }),
            reads: Some("degrees clockwise from north: 90 is east, 180 south, 270 west, 360 north"),
            ..DiceWords::of(Which::Sides(360))
        },
    ],
    rules: &[
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "starting ammunition", how: How::Sum, alone: false }),
                    throw: &[Asks::For("{who}'s ammunition for the {what}")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.ammo.starting-clips"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "AP for this activation" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "", how: How::Quiet, alone: true }),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.ap.allowance"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "who else is in the burst", how: How::Lot, alone: false }),
                    throw: &[Asks::Whether("Which of those equally near does {who}'s burst reach?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.auto.max-targets"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "who is hit", how: How::Lot, alone: false }),
                    throw: &[Asks::Whether("Who does {who}'s hit fall on?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.auto.random-hits"))
        },
        RuleWords {
            prompt: &["How many more bursts does {who} fire?"],
            lesson: Some("1 more AP fires another burst the same way at the same targets. Say so before the first die, and check how many bursts are left in the magazine."),
            deed: Some("burst"),
            counts: Some("more bursts"),
            ..RuleWords::of(rule!("dwa.auto.sustained"))
        },
        RuleWords {
            prompt: &["Which one does {who} strike?"],
            lesson: Some("Anyone touching a zombie is in close combat. Strike the one that matters most: every further attacker makes it harder to get away."),
            deed: Some("attack"),
            ..RuleWords::of(rule!("dwa.cc.attack-cost"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "from behind" },
            ],
            ..RuleWords::of(rule!("dwa.cc.back-attack"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    throw: &[Asks::For("{who} strikes {whom} with a blunt weapon")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.cc.bludgeon"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "breaking away", how: How::Plain, alone: false }),
                    throw: &[Asks::Whether("Does {who} break away?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.cc.break"))
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
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("What goes wrong with {who}'s chainsaw?")],
                    reads: Some("1 wounds its user, 2 to 4 it stalls, 5 or 6 it is out of gas"),
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
            dice: &[
                DiceWords {
                    throw: &[Asks::For("{who} strikes {whom} with a blade")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.cc.edged"))
        },
        RuleWords {
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
            dice: &[
                DiceWords {
                    throw: &[Asks::For("{who} strikes {whom} on the ground")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.cc.strike-fallen"))
        },
        RuleWords {
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
            modifiers: &[
                ModifierName { least: 1, most: i32::MAX, name: "team near" },
                ModifierName { least: i32::MIN, most: -1, name: "zombies near" },
            ],
            ..RuleWords::of(rule!("dwa.fear.modifiers"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "moral value" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "fear test", how: How::Plain, alone: false }),
                    throw: &[Asks::For("{who}'s fear test")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.fear.test"))
        },
        RuleWords {
            cause: Some("fire"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "burn roll", how: How::Sum, alone: false }),
                    throw: &[Asks::Whether("What does the fire do to {who}?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.flame.burn-table"))
        },
        RuleWords {
            cause: Some("fire"),
            ..RuleWords::of(rule!("dwa.flame.human-wound"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "fuel check", how: How::Plain, alone: false }),
                    throw: &[Asks::Whether("Is {who}'s flamethrower out of fuel?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.flame.out-of-fuel"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "spread of the fire", how: How::Sum, alone: false }),
                    throw: &[Asks::Whether("Does the fire spread to {who}?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.flame.spread"))
        },
        RuleWords {
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
            lesson: Some("The flame covers a strip in front of the nozzle. Everyone under it may burn, friends too, and goes on burning in the turns that follow."),
            place: Some("Fire this way"),
            deed: Some("jet of flame"),
            ..RuleWords::of(rule!("dwa.flame.template"))
        },
        RuleWords {
            cause: Some("the blast"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the blast of the grenade", how: How::Plain, alone: false }),
                    throw: &[Asks::Whether("What does the blast do to {who}?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.grenade.effect-table"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("Which way does {who}'s grenade stray?")],
                    ..DiceWords::of(Which::Sides(360))
                },
                DiceWords {
                    thrown: Some(DiceMeaning { what: "landing of the grenade", how: How::Plain, alone: false }),
                    throw: &[Asks::For("{who}'s grenade, {what}"), Asks::Whether("Does {who}'s grenade land where it should?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.grenade.landing"))
        },
        RuleWords {
            prompt: &["Where does {who} aim the grenade?"],
            lesson: Some("Choose where it should land. It may scatter from there, and the blast hits friends too: keep your own people well clear."),
            place: Some("Throw it there"),
            deed: Some("throw"),
            ..RuleWords::of(rule!("dwa.grenade.range"))
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
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "jam roll", how: How::Plain, alone: false }),
                    throw: &[Asks::Whether("Does {who}'s {what} jam?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.jam.roll"))
        },
        RuleWords {
            prompt: &["What does the team do next?"],
            lesson: Some("Between the games there is time to learn, to treat the sick, to take people in and to let them go. All of that has to be done before the next game."),
            ..RuleWords::of(rule!("dwa.level.between-scenarios"))
        },
        RuleWords {
            prompt: &["Which skill does {who} learn?", "Which skill is learned?"],
            lesson: Some("Every level brings one skill. What is out of reach says why."),
            ..RuleWords::of(rule!("dwa.level.skill-gain"))
        },
        RuleWords {
            prompt: &["Where does {who} place the next burst?"],
            lesson: Some("A braced gun fires a second burst. You may move the circle a little; the first burst has been rolled already, so aim at those still standing."),
            place: Some("Fire there"),
            deed: Some("burst"),
            ..RuleWords::of(rule!("dwa.mg.brace"))
        },
        RuleWords {
            prompt: &["Whom do {who}'s hits kill?"],
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
            cause: Some("a jump that failed"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the jump", how: How::Plain, alone: false }),
                    throw: &[Asks::For("{who}'s jump")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.move.jump-long"))
        },
        RuleWords {
            prompt: &["Which way does {who} face?"],
            lesson: Some("Turning costs nothing. Keep the dead in view: nobody sees what is behind them, and an attack from behind is harder to meet."),
            place: Some("Face this way"),
            deed: Some("turn"),
            ..RuleWords::of(rule!("dwa.move.turning-free"))
        },
        RuleWords {
            dice: &[
                DiceWords {
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
            lesson: Some("What they went through leaves a mark. You choose which; it stays for good, so take the one they can live with."),
            ..RuleWords::of(rule!("dwa.psychosis.choice"))
        },
        RuleWords {
            cause: Some("despair"),
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("Does {who}, who is Despaired, give up this turn?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.psychosis.despaired"))
        },
        RuleWords {
            refusal: Some("Mental block: {who} cannot move and fire in one turn."),
            ..RuleWords::of(rule!("dwa.psychosis.mental-block"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("Does {who}, who is Schizophrenic, do nothing this turn?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.psychosis.schizophrenic"))
        },
        RuleWords {
            dice: &[
                DiceWords {
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
                    throw: &[Asks::Whether("Does {who}, who is Clumsy, stumble?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.quirk.clumsy"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("Does {who}, who is Indecisive, lose AP?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.quirk.indecisive"))
        },
        RuleWords {
            refusal: Some("{who} has recognised a relative and does not attack this turn."),
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("Does {who} recognise a relative in the target?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.quirk.relative"))
        },
        RuleWords {
            dice: &[
                DiceWords {
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
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("Which quirk does {who} get?"), Asks::Whether("Which quirk does the new character get?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.quirk.table"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("Does {who}, who is Thick, lose AP?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.quirk.thick"))
        },
        RuleWords {
            prompt: &["Who leaves the team?"],
            lesson: Some("Whoever leaves takes everything along."),
            ..RuleWords::of(rule!("dwa.ruling.between-games"))
        },
        RuleWords {
            refusal: Some("The machine gun has fired all its bursts this turn."),
            ..RuleWords::of(rule!("dwa.ruling.brace"))
        },
        RuleWords {
            refusal: Some("It is locked."),
            ..RuleWords::of(rule!("dwa.ruling.doors"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "whom it may lurch at", how: How::Lot, alone: false }),
                    throw: &[Asks::Whether("Which of those equally near may {who} lurch at?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.ruling.lurch"))
        },
        RuleWords {
            prompt: &["Whom do {who}'s hits knock down?"],
            lesson: Some("These hits only knock somebody down. Spend them on those near you, who lose time getting up."),
            ..RuleWords::of(rule!("dwa.ruling.mg-division"))
        },
        RuleWords {
            prompt: &["Where does the team go?"],
            lesson: Some("Each scenario says what it is about and how many it has room for. Whoever lives through it gains XP."),
            ..RuleWords::of(rule!("dwa.ruling.next-scenario"))
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
            lesson: Some("Something was found. Taking it costs nothing now, but nobody can carry everything; what is left stays on the table."),
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
            lesson: Some("Each of your people can use one skill a turn. Once it is used the others wait for the next turn, so choose the one that changes most."),
            ..RuleWords::of(rule!("dwa.ruling.skill-use"))
        },
        RuleWords {
            prompt: &["What are they called from now on?"],
            lesson: Some("Somebody whom the last game found joins the team at level 1."),
            ..RuleWords::of(rule!("dwa.ruling.survivors"))
        },
        RuleWords {
            prompt: &["Where does {who} start?", "Where do they start?"],
            lesson: Some("Place your people before the first turn. Close together they stand fear better; look where the dead are and where the way out is."),
            place: Some("Start there"),
            deed: Some("starting place"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the team's edge", how: How::Sum, alone: false }),
                    throw: &[Asks::Whether("Which edge does the team start from?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.ruling.table-and-forces"))
        },
        RuleWords {
            cause: Some("a vehicle"),
            ..RuleWords::of(rule!("dwa.ruling.vehicle-ram"))
        },
        RuleWords {
            prompt: &["Where does {who} get out?"],
            lesson: Some("They get out beside the vehicle. Choose a side where nothing waits."),
            place: Some("Get out there"),
            ..RuleWords::of(rule!("dwa.ruling.vehicle-start"))
        },
        RuleWords {
            refusal: Some("Not from inside a vehicle."),
            ..RuleWords::of(rule!("dwa.ruling.vehicle-zombies"))
        },
        RuleWords {
            prompt: &["Who goes?"],
            lesson: Some("The scenario has room for so many. Those who stay at home gain nothing and lose nothing."),
            ..RuleWords::of(rule!("dwa.ruling.who-goes"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "whom it goes for", how: How::Lot, alone: false }),
                    throw: &[Asks::Whether("Which of those equally near does {who} go for?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.ruling.zombie-target-choice"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "search", how: How::Plain, alone: false }),
                    throw: &[Asks::Whether("What does {who} find?")],
                    reads: Some("1 nothing, 2 a survivor, 3 or 4 an item, 5 or 6 a weapon"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.search.find-table"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("Which item does {who} find?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.search.item-table"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("Who is the survivor that {who} found?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.search.survivor-table"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("How much of it does {who} find?")],
                    ..DiceWords::of(Which::Sides(6))
                },
                DiceWords {
                    thrown: Some(DiceMeaning { what: "weapon found", how: How::Plain, alone: false }),
                    throw: &[Asks::Whether("Which weapon does {who} find?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.search.weapon-table"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("{what} where {who} searches?")],
                    reads: Some("that many"),
                    ..DiceWords::of(Which::Sides(3))
                },
                DiceWords {
                    throw: &[Asks::Whether("Where is a zombie placed?")],
                    ..DiceWords::of(Which::Other)
                },
                DiceWords {
                    thrown: Some(DiceMeaning { what: "zombies waiting there", how: How::Plain, alone: false }),
                    throw: &[Asks::Whether("{what} where {who} searches?"), Asks::Whether("Do the dead wait where {who} searches?")],
                    reads: Some("4 to 6: yes"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.search.zombies"))
        },
        RuleWords {
            prompt: &["How is it set up?"],
            lesson: Some("Change what you like, or leave it as it is."),
            ..RuleWords::of(rule!("dwa.setup.figures"))
        },
        RuleWords {
            prompt: &["How does the game end?"],
            lesson: Some("The game is played at a table of its own. When it is over, what it brought is written on the sheets."),
            ..RuleWords::of(rule!("dwa.setup.victory-conditions"))
        },
        RuleWords {
            prompt: &["How many times does {who} aim first?"],
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
            lesson: Some("To shoot a target more than once, say so before you roll. Each shot costs its AP; shots left over when the target is down are wasted."),
            deed: Some("shot"),
            counts: Some("shots"),
            ..RuleWords::of(rule!("dwa.shoot.declare-repeat"))
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
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "which friend is hit", how: How::Lot, alone: false }),
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
            modifiers: &[
                ModifierName { least: 1, most: i32::MAX, name: "point blank" },
                ModifierName { least: i32::MIN, most: -1, name: "long range" },
            ],
            ..RuleWords::of(rule!("dwa.shoot.range-modifier"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the shots", how: How::Plain, alone: false }),
                    throw: &[Asks::For("{who} fires at {whom}, {what}"), Asks::For("{who} fires at {whom}")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.shoot.rof-dice"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the blast", how: How::Plain, alone: false }),
                    throw: &[Asks::For("{who}'s shotgun blast on {whom}")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.shotgun.roll"))
        },
        RuleWords {
            prompt: &["Which way does {who} fire?"],
            lesson: Some("The shot spreads in a cone. Everyone at least half under it gets a die, unless something or someone in front shields them. Friends under it are hit as well."),
            place: Some("Fire this way"),
            deed: Some("shot"),
            ..RuleWords::of(rule!("dwa.shotgun.template-targets"))
        },
        RuleWords {
            prompt: &["{who} missed. Use Aggressive to roll the failed die again?"],
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
            lesson: Some("They kept AP to fire while the dead move. Fire now, or wait for one that comes closer and is easier to hit."),
            ..RuleWords::of(rule!("dwa.skill.cover"))
        },
        RuleWords {
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
            lesson: Some("The gun may be fired more often this turn, as long as there are shells. It is their one skill for this turn."),
            yes: Some("Use Unload"),
            no: Some("Fire as usual"),
            refusal: Some("All shots of Unload have been fired."),
            ..RuleWords::of(rule!("dwa.skill.unload"))
        },
        RuleWords {
            prompt: &["What does {who} do?", "Who acts next?"],
            lesson: Some("Everybody acts once a turn, one after the other, in the order you choose. Each has a few action points (AP), shown as dots beside whatever they pay for. Anyone who failed their fear test pays double. When nothing more is worth doing, choose done: unspent points are lost."),
            ..RuleWords::of(rule!("dwa.turn.human-activation"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the engine", how: How::Plain, alone: false }),
                    throw: &[Asks::Whether("Does the engine start for {who}?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.vehicle.battery"))
        },
        RuleWords {
            refusal: Some("It is a wreck."),
            cause: Some("the crash"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the crash", how: How::Plain, alone: false }),
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
            cause: Some("a fast vehicle"),
            dice: &[
                DiceWords {
                    throw: &[Asks::For("{who} drives the {what} into them at speed"), Asks::For("The {what} rolls into them at speed")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.vehicle.ram-fast"))
        },
        RuleWords {
            cause: Some("a slow vehicle"),
            dice: &[
                DiceWords {
                    throw: &[Asks::For("{who} drives the {what} into them slowly"), Asks::For("The {what} rolls into them slowly")],
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
            lesson: Some("This is how far it drives this turn. A slow vehicle needs no roll to turn; the faster it goes, the easier it gets out of hand."),
            deed: Some("change of speed"),
            refusal: Some("The vehicle is moving."),
            ..RuleWords::of(rule!("dwa.vehicle.speed"))
        },
        RuleWords {
            refusal: Some("The engine is not running."),
            ..RuleWords::of(rule!("dwa.vehicle.start"))
        },
        RuleWords {
            prompt: &["Which way does {who} drive, and how far?"],
            lesson: Some("At this speed a turn needs a roll. If it fails, the vehicle slides off course; driving straight on is always safe from that."),
            place: Some("Drive there"),
            deed: Some("turn"),
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("How far does the {what} slide, in cm?")],
                    ..DiceWords::of(Which::Exactly { n: 2, sides: 6 })
                },
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the turn at speed", how: How::Plain, alone: false }),
                    throw: &[Asks::For("{who} turns the {what} at speed"), Asks::For("The {what} turns at speed")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.vehicle.turn-fast"))
        },
        RuleWords {
            prompt: &["Which way does {who} drive, and how far?"],
            lesson: Some("A slow vehicle turns as you like. Look along the way it will then take: whatever stands there is hit or run over."),
            place: Some("Drive there"),
            deed: Some("turn"),
            ..RuleWords::of(rule!("dwa.vehicle.turn-slow"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "wounds" },
            ],
            ..RuleWords::of(rule!("dwa.wound.accumulate"))
        },
        RuleWords {
            cause: Some("a failed wound test"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "wound test", how: How::Sum, alone: false }),
                    throw: &[Asks::For("{who}'s wound test")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.wound.test"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "other attackers" },
            ],
            ..RuleWords::of(rule!("dwa.zombie.attack-numbers"))
        },
        RuleWords {
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
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "attack on the door", how: How::Sum, alone: false }),
                    throw: &[Asks::Whether("Does the {what} hold against the dead?")],
                    reads: Some("any 6 breaks it"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.zombie.doors-roll"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("Where is a zombie placed?")],
                    ..DiceWords::of(Which::Other)
                },
            ],
            ..RuleWords::of(rule!("dwa.zombie.enter-a"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the edge", how: How::Sum, alone: false }),
                    throw: &[Asks::Whether("Which edge do the dead come over?")],
                    ..DiceWords::of(Which::Sides(4))
                },
                DiceWords {
                    thrown: Some(DiceMeaning { what: "where on that edge", how: How::Lot, alone: true }),
                    throw: &[Asks::Whether("Where on that edge does a zombie come on?")],
                    ..DiceWords::of(Which::Other)
                },
                DiceWords {
                    thrown: Some(DiceMeaning { what: "new arrivals", how: How::Sum, alone: false }),
                    throw: &[Asks::For("New arrivals")],
                    reads: Some("each 6 brings a zombie"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.zombie.enter-b"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("Where is a zombie placed?")],
                    ..DiceWords::of(Which::Other)
                },
                DiceWords {
                    thrown: Some(DiceMeaning { what: "zombies in the room", how: How::Sum, alone: false }),
                    throw: &[Asks::Whether("{what} that {who} enters?"), Asks::Whether("Are the dead in the room that {who} enters?")],
                    reads: Some("5 or 6: yes"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.zombie.enter-c"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("Which way from {who} does a zombie come for the shot?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.zombie.enter-d"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("Which way from {who} does a zombie come?")],
                    ..DiceWords::of(Which::Sides(360))
                },
                DiceWords {
                    thrown: Some(DiceMeaning { what: "zombies drawn by the noise", how: How::Sum, alone: false }),
                    throw: &[Asks::Whether("How many zombies come for {who}'s noise?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.zombie.enter-e"))
        },
        RuleWords {
            cause: Some("a hit that did not kill"),
            ..RuleWords::of(rule!("dwa.zombie.fall"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "lurch", how: How::Sum, alone: false }),
                    throw: &[Asks::Whether("Does {who} lurch at {whom}?")],
                    reads: Some("5 or 6: yes"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.zombie.lurch"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    throw: &[Asks::Whether("Which way does {who} wander?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.zombie.wander"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "whom it fires at", how: How::Lot, alone: false }),
                    throw: &[Asks::Whether("Which of those equally near does {who} fire at?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.zombification.armed-zombie"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    throw: &[Asks::For("{who}'s shot at {whom}")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.zombification.armed-zombie-roll"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "turns dead" },
            ],
            ..RuleWords::of(rule!("dwa.zombification.repeat"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: 0, most: 0, name: "wounds" },
                ModifierName { least: 1, most: i32::MAX, name: "wounds" },
                ModifierName { least: i32::MIN, most: -1, name: "must be lower" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "rising of the dead", how: How::Sum, alone: false }),
                    throw: &[Asks::Whether("Does {who} rise as a zombie?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("dwa.zombification.test"))
        },
    ],
};
