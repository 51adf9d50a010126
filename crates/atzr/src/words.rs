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
            thrown: Some(DiceMeaning { what: "one of several, by lot", noun: DiceNoun::Purpose, how: How::Draw, alone: true, befalls: false }),
            ..DiceWords::of(Which::Other)
        },
    ],
    rules: &[
        RuleWords {
            because: &["Handling things takes the action; moving is still allowed."],
            ..RuleWords::of(rule!("atzr.action.handle-items"))
        },
        RuleWords {
            prompt: &["What does {who} do?"],
            because: &["{who} may do one thing in an activation: move and fire once, charge, handle things, or reload.", "One activation is one thing: move and fire once, charge, handle things, or reload."],
            lesson: Some("In one activation somebody moves and fires once, or charges, or handles items and moves, or reloads and moves. Open ground costs 1 Movement Point, woods and houses 2. Coming into sight of enemies stops the move for an In Sight Test; shooting is loud and brings more zombies. The people of a group may take turns: let another go on first whenever you like."),
            refusal: Some("It cannot be combined with what was already done in this activation."),
            ..RuleWords::of(rule!("atzr.action.list"))
        },
        RuleWords {
            because: &["A 1 costs 1 Rep."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "Rep decrease", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who}'s Rep go down?"), Asks::Whether("Does Rep go down?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.after.decrease-roll"))
        },
        RuleWords {
            because: &["A die higher than Rep, or a 6, raises Rep by 1."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "Rep increase", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who}'s Rep go up?"), Asks::Whether("Does Rep go up?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.after.increase-roll"))
        },
        RuleWords {
            prompt: &["{who} is out of ammo. Spend an Ammo counter to reload at once?"],
            because: &["An Ammo counter reloads a weapon at once."],
            lesson: Some("The weapon is empty. An Ammo counter loads it at once; otherwise reloading takes their next activation."),
            yes: Some("Spend an Ammo counter"),
            no: Some("Leave it empty"),
            ..RuleWords::of(rule!("atzr.ammo.counter"))
        },
        RuleWords {
            because: &["Two or more ones in one firing, and the weapon is out of ammo."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "for ammo", noun: DiceNoun::Purpose, how: How::Pool(None), alone: true, befalls: false }),
                    throw: &[Asks::Whether("Is {who}'s weapon out of ammo?")],
                    reads: Some("each 1 counts"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.ammo.out"))
        },
        RuleWords {
            because: &["A weapon out of ammo is reloaded in the next activation."],
            ..RuleWords::of(rule!("atzr.ammo.reload-active"))
        },
        RuleWords {
            because: &["Each member is available on a die of their Rep or less."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "available", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who} come along?"), Asks::Whether("Does a Grunt come along?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.availability.roll"))
        },
        RuleWords {
            prompt: &["What does {who} trade, and for what?"],
            because: &["One thing for one thing; Supplies B count as two."],
            lesson: Some("One of your items for one of theirs. Supplies B count as two items, and Grunts keep what they hold. Nothing is rolled, and nobody is angry if there is no deal."),
            deed: Some("trade"),
            ..RuleWords::of(rule!("atzr.barter.exchange"))
        },
        RuleWords {
            because: &["A card and a die say what a stranger has to offer."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "what they offer", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::For("A card for what {who} offers")],
                    ..DiceWords::of(Which::Other)
                },
                DiceWords {
                    thrown: Some(DiceMeaning { what: "what they offer", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which row of the card does {who} offer from?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.barter.offer"))
        },
        RuleWords {
            prompt: &["Does {who} take the deal?"],
            because: &["Trade follows a talk that allows it, side by side."],
            lesson: Some("Another player offers a trade. Say what you would give; nothing changes hands until both agree."),
            yes: Some("Take the deal"),
            no: Some("No deal"),
            ..RuleWords::of(rule!("atzr.barter.when"))
        },
        RuleWords {
            because: &["A barricade takes a whole activation and one Supplies counter; after that the door has to be forced again."],
            ..RuleWords::of(rule!("atzr.building.barricade"))
        },
        RuleWords {
            because: &["The die was too high for this door, and trying makes noise."],
            ..RuleWords::of(rule!("atzr.building.entry-fail"))
        },
        RuleWords {
            because: &["Forcing a door that holds makes noise: one die for each point too many."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "noise at the door", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::Whether("Who hears {who} at the door?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.building.entry-fail-noise"))
        },
        RuleWords {
            because: &["A closed door takes a die: green opens on 1 to 5, yellow on 1 to 4, red on 1 to 3."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "entry roll", noun: DiceNoun::Roll, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who} get the door open?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.building.entry-roll"))
        },
        RuleWords {
            refusal: Some("A wall is in the way: the only way in or out is by a triangle."),
            ..RuleWords::of(rule!("atzr.building.multi-hex-access"))
        },
        RuleWords {
            because: &["The ambush was laid beforehand; a die says how many there are."],
            brings: Some("In ambush:"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "where they lie in ambush", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Where does somebody lie in ambush?")],
                    ..DiceWords::of(Which::Other)
                },
                DiceWords {
                    thrown: Some(DiceMeaning { what: "ambush roll", noun: DiceNoun::Roll, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("How many lie in ambush for {who}?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.bushwhack.setup"))
        },
        RuleWords {
            because: &["Dice say which side acts first, and then who is quicker."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "first to act", noun: DiceNoun::Purpose, how: How::Quiet, alone: true, befalls: false }),
                    throw: &[Asks::For("Who begins: the die of {what}")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.bushwhack.start"))
        },
        RuleWords {
            prompt: &["Where do you spend the month?"],
            because: &["Once a month the group may move on to the neighbouring kind of area."],
            lesson: Some("The city has the most to find and the most Gangers, the country the least of both. Between them lie the suburbs; you move one step a month."),
            refusal: Some("The country and the city are two months apart: the suburbs lie between."),
            ..RuleWords::of(rule!("atzr.campaign.move-area"))
        },
        RuleWords {
            prompt: &["Which parts of the campaign do you leave out?"],
            lesson: Some("You can leave out parts of the campaign: food, recovery, changes of Rep, keeping the group together."),
            ..RuleWords::of(rule!("atzr.campaign.optional"))
        },
        RuleWords {
            prompt: &["How does the Encounter end?"],
            because: &["Every month has the same steps: area, supplies, an Encounter, Rep, then an Involuntary Encounter, if any."],
            lesson: Some("The Encounter is played at a table of its own. When it is over, the survivors come home."),
            ..RuleWords::of(rule!("atzr.campaign.sequence"))
        },
        RuleWords {
            prompt: &["There is not enough food for everybody. Who eats?"],
            because: &["Everybody eats one Supplies counter a month, or goes hungry and has 1 Rep less."],
            lesson: Some("Everybody eats one Supplies counter a month. Anybody who goes without has 1 Rep less until they eat again."),
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "hungry" },
            ],
            ..RuleWords::of(rule!("atzr.campaign.supplies"))
        },
        RuleWords {
            because: &["A campaign counts months, with up to two Encounters in each."],
            ..RuleWords::of(rule!("atzr.campaign.time"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "a card is drawn", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::For("A card from the deck")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.card.deck"))
        },
        RuleWords {
            because: &["Equal dice for the people and the dead: nobody acts, and a card is drawn."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "a card for the doubles", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::For("A card for the doubles")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.card.draw-on-doubles"))
        },
        RuleWords {
            because: &["The first to enter a house draws a card for it."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "a card for the house", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::For("A card for the house that was entered")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.card.draw-on-one-hex-building"))
        },
        RuleWords {
            because: &["The first to enter by a door draws a card for what is behind it."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "a card for the building", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::For("A card for the building that was entered")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.card.draw-on-triangle"))
        },
        RuleWords {
            prompt: &["Who gets it?"],
            lesson: Some("Between Encounters a group can share its items freely."),
            ..RuleWords::of(rule!("atzr.carry.count"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "overloaded" },
            ],
            ..RuleWords::of(rule!("atzr.carry.limit"))
        },
        RuleWords {
            prompt: &["What do you hand over?"],
            lesson: Some("Between Encounters things go freely within a group."),
            ..RuleWords::of(rule!("atzr.carry.own-any-number"))
        },
        RuleWords {
            prompt: &["{who} takes a Challenge. What do you agree on?"],
            because: &["For whatever the rules do not cover, all agree beforehand what success and failure bring."],
            lesson: Some("This is for whatever the rules do not cover: agree what is tried and how hard it is. Two dice against Rep; with one passed you may try again or leave it, and failure costs the next activation."),
            cause: Some("a failed Challenge"),
            ..RuleWords::of(rule!("atzr.challenge.define"))
        },
        RuleWords {
            prompt: &["Does {who} try once more?"],
            because: &["With one of the two dice passed the Challenge may be tried once more, and then both must pass."],
            lesson: Some("Now both dice must pass; anything less is a failure. Leaving it costs nothing."),
            yes: Some("Try once more"),
            no: Some("Leave it"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the Challenge once more", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::For("{who}'s Challenge, once more")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.challenge.retake"))
        },
        RuleWords {
            because: &["Two dice against Rep, +1 if it is easy, −1 if it is difficult: both passed is success, neither is failure, one may be tried again."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "to pass" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the Challenge", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::For("{who}'s Challenge")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.challenge.test"))
        },
        RuleWords {
            because: &["There is no melee without a Charge into Melee Test."],
            ..RuleWords::of(rule!("atzr.charge.only-way"))
        },
        RuleWords {
            prompt: &["They are charging. Which one does {who} fire at?"],
            because: &["Anyone charged may fire at those who come, with no more dice than the weapon has."],
            lesson: Some("They come at you. Fire every die you may, or hold your fire if that is offered; each die goes at one of them. Any charger you do not stop will be upon you."),
            deed: Some("shot"),
            ..RuleWords::of(rule!("atzr.charge.target-fire-limit"))
        },
        RuleWords {
            because: &["Both sides roll two dice against Rep, and the numbers passed are compared."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "Charge into Melee Test", noun: DiceNoun::Test, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::For("{who}'s Charge into Melee Test against {whom}"), Asks::For("{who}'s Charge into Melee Test")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.charge.test"))
        },
        RuleWords {
            because: &["A card says who else is at the place where people meet."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "a card for the place, for its people", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::For("A card for the meeting place")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.chillin.cards"))
        },
        RuleWords {
            because: &["People inside are met at once, and talk decides."],
            brings: Some("Inside you meet"),
            removed: Some("goes home"),
            ..RuleWords::of(rule!("atzr.chillin.inside"))
        },
        RuleWords {
            refusal: Some("The building where people meet cannot be searched."),
            ..RuleWords::of(rule!("atzr.chillin.no-search"))
        },
        RuleWords {
            refusal: Some("The meeting place is in the city, and you spend this month elsewhere."),
            ..RuleWords::of(rule!("atzr.chillin.objective"))
        },
        RuleWords {
            prompt: &["Does {who} go home?"],
            because: &["On the way out two dice against the Leader's Rep say whether robbers wait."],
            lesson: Some("Once the first of you leaves for good, robbers may be waiting on the way home: two dice against the Leader's Rep, better in company."),
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "to pass" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the way home", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::For("{who}'s way home")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.chillin.robbery"))
        },
        RuleWords {
            prompt: &["Who is your Star?"],
            lesson: Some("The class is chosen once and stays."),
            ..RuleWords::of(rule!("atzr.class.choose-once"))
        },
        RuleWords {
            because: &["Somebody without a name is off the map for good when Out of the Fight."],
            cause: Some("wounds"),
            ..RuleWords::of(rule!("atzr.components.generic-counter"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "which map is laid", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which map is used?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.components.maps"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "in cover" },
            ],
            ..RuleWords::of(rule!("atzr.cover.meaning"))
        },
        RuleWords {
            prompt: &["{who} is infected. Use a dose of the Cure before it is too late?"],
            because: &["A die says how many doses of the Cure there are."],
            lesson: Some("One dose ends an infection for good and protects against ever having another."),
            yes: Some("Use a dose"),
            no: Some("Keep it"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "how many doses", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("How many doses of the Cure does {who} find?"), Asks::Whether("How many doses of the Cure are there?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.cure.doses"))
        },
        RuleWords {
            because: &["A Medikit behind a red door may be the Cure: two dice have to total exactly 7."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the Cure", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Is it the Cure that {who} finds?"), Asks::Whether("Is it the Cure?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.cure.find"))
        },
        RuleWords {
            because: &["Each hit is one die on the damage table, and is carried out at once."],
            cause: Some("a hit"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "damage roll", noun: DiceNoun::Roll, how: How::Sum, alone: false, befalls: true }),
                    throw: &[Asks::Whether("What does {who}'s hit do to {whom}?"), Asks::Whether("What does the hit do?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.damage.roll"))
        },
        RuleWords {
            because: &["That is the result of the damage die."],
            cause: Some("a hit"),
            ..RuleWords::of(rule!("atzr.damage.types"))
        },
        RuleWords {
            prompt: &["When do you go?"],
            because: &["For an Involuntary Encounter a die gives the time of day: 1 or 2 morning, 3 or 4 daytime, 5 evening, 6 night."],
            lesson: Some("In the dark people see less far and shoot worse, more zombies are about at the start, and noise carries."),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the time of day", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::For("The time of day")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.daypart.choice"))
        },
        RuleWords {
            because: &["At night nobody sees farther than 3 hexes, or 6 if a 1 brings a full moon."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "full moon", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Is the moon full?")],
                    reads: Some("1: yes"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.daypart.night"))
        },
        RuleWords {
            because: &["Markers move towards the home as if they had Rep 4."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "for the markers", noun: DiceNoun::Purpose, how: How::Quiet, alone: true, befalls: false }),
                    throw: &[Asks::For("The activation die of the markers")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.defend.marker-move"))
        },
        RuleWords {
            because: &["Three markers begin 6 hexes from the home, as far from each other as possible."],
            ..RuleWords::of(rule!("atzr.defend.markers"))
        },
        RuleWords {
            prompt: &["Which home is {who} at?"],
            because: &["A die for each member: on even they are inside the home, on odd outside."],
            lesson: Some("The raiders are here. A die has shown who is inside and who is at the wall; with two homes you choose which."),
            brings: Some("At home:"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "inside or outside", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Is {who} inside or outside?")],
                    reads: Some("even inside, odd outside"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.defend.place-defenders"))
        },
        RuleWords {
            because: &["A die says whether there are one, two or three more raiders than people in the group."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "raiders" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "raid roll", noun: DiceNoun::Roll, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("How many raiders come?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.defend.raiders"))
        },
        RuleWords {
            because: &["A marker that comes into sight draws a card: people on it mean the raiders."],
            brings: Some("The raiders appear:"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "a card for the marker", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::For("A card for the marker that was reached")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.defend.reveal"))
        },
        RuleWords {
            prompt: &["Which buildings are home?"],
            because: &["Raiders are after the home, and it is named before they come."],
            lesson: Some("Choose one or two buildings to defend. Raiders come from somewhere around them; a home with a raider and none of you inside is lost."),
            ..RuleWords::of(rule!("atzr.defend.setup"))
        },
        RuleWords {
            because: &["The penalties leave no dice to roll, so there are no successes."],
            modifiers: &[
                ModifierName { least: 2, most: 2, name: "for the test" },
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Rep" },
            ],
            ..RuleWords::of(rule!("atzr.dice.how-many"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "dice against Rep", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.dice.pass"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the dice", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.dice.read-and-add"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the dice", noun: DiceNoun::Purpose, how: How::Pool(Some(3)), alone: false, befalls: false }),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.dice.success"))
        },
        RuleWords {
            prompt: &["Who comes along?"],
            because: &["The Objective says whether an Encounter is a success."],
            lesson: Some("Choose who goes. Those who stay at home are safe and find nothing."),
            ..RuleWords::of(rule!("atzr.encounter.format"))
        },
        RuleWords {
            because: &["A die says whether anything else happens this month."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "what happens this month", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("What happens this month?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.encounter.involuntary"))
        },
        RuleWords {
            prompt: &["What do you do this month?"],
            because: &["One Encounter a month is chosen by the player."],
            lesson: Some("You may choose one Encounter a month, or none. Another may happen to you."),
            ..RuleWords::of(rule!("atzr.encounter.voluntary"))
        },
        RuleWords {
            because: &["A zombie that sees a body within 6 hexes goes there to feed."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "which body draws it", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which body draws {who}?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.feast.attract"))
        },
        RuleWords {
            because: &["A die says for how many turns the dead feed."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "feast roll", noun: DiceNoun::Roll, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("How many turns do they feed on {who}?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.feast.duration"))
        },
        RuleWords {
            prompt: &["Is {who} your enemy?", "Who plays with whom?"],
            because: &["Each player has one Star and those who follow; the dead and the strangers follow the rules."],
            lesson: Some("Alone, together on one side, or against each other: everybody leads one Star with followers, and the game runs everyone else."),
            yes: Some("They are my enemy"),
            no: Some("We are at peace"),
            refusal: Some("It takes two to eight players, each with a Star of their own."),
            ..RuleWords::of(rule!("atzr.game.modes"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "below the Star's Rep" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "", noun: DiceNoun::Purpose, how: How::Quiet, alone: false, befalls: false }),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.group.size-limit"))
        },
        RuleWords {
            prompt: &["How many Grunts come along?"],
            lesson: Some("A card says how many may join before the first Encounter. Each costs one of your items and eats every month."),
            counts: Some("Grunts"),
            ..RuleWords::of(rule!("atzr.group.start-recruit"))
        },
        RuleWords {
            because: &["One die plus Rep: 7 or more means healthy."],
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
            ..RuleWords::of(rule!("atzr.infection.test"))
        },
        RuleWords {
            removed: Some("turns into one of the dead"),
            cause: Some("the infection"),
            ..RuleWords::of(rule!("atzr.infection.turn"))
        },
        RuleWords {
            because: &["Every time doubles are rolled, anyone infected loses 1 Rep."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "infected" },
            ],
            ..RuleWords::of(rule!("atzr.infection.zombified"))
        },
        RuleWords {
            prompt: &["{who} was quicker. What do they do?"],
            because: &["The quicker side fires if it can, charges if it cannot fire, or ducks back."],
            lesson: Some("Your side was quicker. A Star acts as you like; anybody else fires if they can, charges if they are near enough, and ducks back otherwise."),
            ..RuleWords::of(rule!("atzr.insight.actions"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "the active side" },
            ],
            ..RuleWords::of(rule!("atzr.insight.active-modifier"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "enemies concealed" },
            ],
            ..RuleWords::of(rule!("atzr.insight.concealed-modifier"))
        },
        RuleWords {
            prompt: &["Enemies are In Sight. Does {who} take one more step before the test?"],
            because: &["Anyone coming into sight may take one more step before the test."],
            lesson: Some("You have been seen. Before both sides test, each of the group may take one more step: into cover, out of sight again, or right into the enemy, which is a charge."),
            deed: Some("step"),
            ..RuleWords::of(rule!("atzr.insight.extra-step"))
        },
        RuleWords {
            because: &["The Leaders roll one die for each point of Rep; 1 to 3 is a success."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "In Sight", noun: DiceNoun::Purpose, how: How::Pool(Some(3)), alone: false, befalls: false }),
                    throw: &[Asks::For("{who}'s In Sight Test")],
                    reads: Some("1 to 3 is a success"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.insight.leader-rolls"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "target", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which of those equally near does {who} aim at first?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.insight.targeting"))
        },
        RuleWords {
            because: &["When somebody moves into an enemy's sight, both sides test who is quicker."],
            ..RuleWords::of(rule!("atzr.insight.trigger"))
        },
        RuleWords {
            because: &["The group with more successes acts, and the other does not."],
            ..RuleWords::of(rule!("atzr.insight.winner"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "for each who joins" },
            ],
            ..RuleWords::of(rule!("atzr.item.lose-recruit"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Medikit" },
            ],
            ..RuleWords::of(rule!("atzr.item.medikit-after"))
        },
        RuleWords {
            refusal: Some("{who} has used the Medikit on them already."),
            ..RuleWords::of(rule!("atzr.item.medikit-reuse"))
        },
        RuleWords {
            because: &["A Scope rolls one die more, and the best are taken."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "shot with a Scope", noun: DiceNoun::Purpose, how: How::Sum, alone: true, befalls: false }),
                    throw: &[Asks::For("{who} fires the {what}, with a Scope")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.item.scope-effect"))
        },
        RuleWords {
            prompt: &["What do you start with?"],
            lesson: Some("You start with as many items as your Rep. Take something to shoot with, something to reload it, and food for the first month."),
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Rep" },
            ],
            ..RuleWords::of(rule!("atzr.item.star-start"))
        },
        RuleWords {
            because: &["Those in a group act with their Leader."],
            ..RuleWords::of(rule!("atzr.leader.activation"))
        },
        RuleWords {
            because: &["The Leader's die helps the whole group: if it passes, everyone who tests has one pass more."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "Leader Die", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::For("{who}'s Leader Die")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.leader.die"))
        },
        RuleWords {
            prompt: &["Who is the new Star?"],
            lesson: Some("The Leader decides for the group and rolls for it when it matters."),
            ..RuleWords::of(rule!("atzr.leader.who"))
        },
        RuleWords {
            because: &["People whom a doubles card brings stand 6 hexes away, on the side that the dice show."],
            brings: Some("The card brings"),
            ..RuleWords::of(rule!("atzr.meet.doubles"))
        },
        RuleWords {
            because: &["Each side rolls a die and adds its numbers: if their total is at least twice yours, they fight."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "Friend or Foe", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::For("Friend or Foe, {who} and {whom}")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.meet.friend-or-foe"))
        },
        RuleWords {
            because: &["The building's card shows people, and they are inside."],
            brings: Some("Inside:"),
            ..RuleWords::of(rule!("atzr.meet.in-building"))
        },
        RuleWords {
            because: &["The winner of the round rolls one die against the Impact."],
            cause: Some("melee"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "melee damage roll", noun: DiceNoun::Roll, how: How::Sum, alone: false, befalls: true }),
                    throw: &[Asks::Whether("What does {who} do to {whom} in melee?"), Asks::Whether("What do {what} do to {whom} in melee?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.melee.damage"))
        },
        RuleWords {
            because: &["A damage die higher than the Impact means another round, the loser with 1 Rep less."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "shaken by the last round" },
            ],
            ..RuleWords::of(rule!("atzr.melee.damage-next-round"))
        },
        RuleWords {
            because: &["In melee each side rolls one die for each point of Rep, plus the weapon's dice; more successes win."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "melee", noun: DiceNoun::Purpose, how: How::Pool(Some(3)), alone: false, befalls: false }),
                    throw: &[Asks::For("{what} in melee with {whom}"), Asks::For("{who} in melee with {whom}"), Asks::For("{who} in melee with {what}")],
                    reads: Some("1 to 3 is a success"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.melee.dice"))
        },
        RuleWords {
            prompt: &["Does {who} go for the one on the ground?"],
            lesson: Some("The defender is down. A second attacker may still strike them on the ground."),
            yes: Some("Strike"),
            no: Some("Leave them alone"),
            ..RuleWords::of(rule!("atzr.melee.multi-defender-loses"))
        },
        RuleWords {
            prompt: &["Several of them fight {who}. In which order?"],
            because: &["Several against one fight one after the other."],
            lesson: Some("One fights after the other. The first meets a fresh enemy, the last a tired one."),
            ..RuleWords::of(rule!("atzr.melee.multi-order"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "not meant to kill" },
            ],
            ..RuleWords::of(rule!("atzr.melee.non-lethal"))
        },
        RuleWords {
            because: &["Melee is fought in one hex, so those who charge move into it."],
            ..RuleWords::of(rule!("atzr.melee.same-hex"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Vest" },
            ],
            ..RuleWords::of(rule!("atzr.melee.vest"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Baseball Bat" },
            ],
            ..RuleWords::of(rule!("atzr.melee.weapon-bat"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Frying Pan" },
            ],
            ..RuleWords::of(rule!("atzr.melee.weapon-frying-pan"))
        },
        RuleWords {
            because: &["When zombies lose a round of melee, as many as the Impact are put down without a roll."],
            cause: Some("melee"),
            ..RuleWords::of(rule!("atzr.melee.zombie-damage"))
        },
        RuleWords {
            because: &["Anyone left in enemy hands rolls Rep against the enemy Leader's, and successes are compared."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Rep" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "mercy", noun: DiceNoun::Purpose, how: How::Pool(Some(3)), alone: false, befalls: false }),
                    throw: &[Asks::For("{who} judges {whom}, who asks for mercy"), Asks::For("{who} asks for mercy")],
                    reads: Some("1 to 3 is a success"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.mercy.roll"))
        },
        RuleWords {
            because: &["Anyone who surrenders drops everything and is at the others' mercy."],
            removed: Some("is led away"),
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "surrender" },
            ],
            ..RuleWords::of(rule!("atzr.mercy.surrender"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "building" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "", noun: DiceNoun::Purpose, how: How::Quiet, alone: false, befalls: false }),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.move.building"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "open ground" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "", noun: DiceNoun::Purpose, how: How::Quiet, alone: false, befalls: false }),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.move.clear"))
        },
        RuleWords {
            because: &["A Fast Move rolls two dice against Rep: each passed is one more Movement Point."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "Fast Move", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::For("{who}'s Fast Move")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.move.fast"))
        },
        RuleWords {
            because: &["Each hex on the way is paid for in Movement Points."],
            ..RuleWords::of(rule!("atzr.move.points"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "rough ground" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "", noun: DiceNoun::Purpose, how: How::Quiet, alone: false, befalls: false }),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.move.rough"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "who it is", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which counter is the stranger?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.npc.generate-different-class"))
        },
        RuleWords {
            because: &["Strangers of your own Class are named people, drawn at random."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "who it is", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Who is the stranger?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.npc.generate-same-class"))
        },
        RuleWords {
            because: &["Everybody a card brings has one weapon and one other item."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "what they have", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("What does a stranger carry?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.npc.starting-items"))
        },
        RuleWords {
            because: &["Every side of strangers has a die of its own."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "for the strangers", noun: DiceNoun::Purpose, how: How::Quiet, alone: true, befalls: false }),
                    throw: &[Asks::For("The activation die of {what}")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.npcmove.die"))
        },
        RuleWords {
            because: &["Strangers roll a die against their Leader's Rep, and a table says what they do."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "next move", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::Whether("What does {who}'s group do?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.npcmove.roll"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "alarmed by shots" },
            ],
            ..RuleWords::of(rule!("atzr.raid.alert"))
        },
        RuleWords {
            because: &["In each new building roll a die: if it is no higher than the number of buildings entered so far, they find it."],
            brings: Some("Set free:"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "search for it", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who} find it in this building?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.raid.find"))
        },
        RuleWords {
            prompt: &["Who do you raid?"],
            lesson: Some("Everybody of the Class you raid will fight on sight. Others are met as usual."),
            ..RuleWords::of(rule!("atzr.raid.hostile-class"))
        },
        RuleWords {
            prompt: &["What is the raid for?"],
            because: &["The player says what the raid is for, and against whom."],
            lesson: Some("Choose what you are after: items, a person, a friend they hold, or one item that you name."),
            refusal: Some("There is nobody to hold but the Star."),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the hostage is drawn", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Who is held as a hostage?")],
                    ..DiceWords::of(Which::Other)
                },
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the hostage is drawn", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which Class is raided?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.raid.setup"))
        },
        RuleWords {
            prompt: &["Who does {who} fire at, and with how many dice?"],
            because: &["The dice are shared out among the targets before they are rolled."],
            lesson: Some("Say who each Fire Die goes at before any is rolled. The highest dice fall on the first target; later targets are harder to hit. Die plus Rep decides: 7 misses, 10 hits, and anything between depends on cover, haste and darkness."),
            deed: Some("shot"),
            ..RuleWords::of(rule!("atzr.ranged.allocation"))
        },
        RuleWords {
            because: &["Anyone Out of the Fight can be finished by an enemy in the same hex."],
            cause: Some("a last blow"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the last blow", noun: DiceNoun::Purpose, how: How::Pool(Some(3)), alone: false, befalls: false }),
                    throw: &[Asks::For("{who} finishes {whom}")],
                    reads: Some("1 to 3 is a success"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.ranged.auto-kill"))
        },
        RuleWords {
            because: &["Anyone Out of the Fight can be captured by an enemy in the same hex."],
            removed: Some("is let go"),
            ..RuleWords::of(rule!("atzr.ranged.capture"))
        },
        RuleWords {
            cause: Some("the shot that hit whoever carried them"),
            ..RuleWords::of(rule!("atzr.ranged.carrier"))
        },
        RuleWords {
            because: &["A 6 that still misses is rolled once more at Rep 3: it hits on 1 to 3."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "a pitiful shot", noun: DiceNoun::Purpose, how: How::Sum, alone: true, befalls: false }),
                    throw: &[Asks::For("The second chance of {who}'s shot")],
                    reads: Some("1 to 3 hits after all"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.ranged.pitiful-shot"))
        },
        RuleWords {
            because: &["Each die is added to Rep and looked up for the range."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "Fire Dice", noun: DiceNoun::Purpose, how: How::Pool(None), alone: true, befalls: false }),
                    throw: &[Asks::For("{who} fires the {what}")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.ranged.to-hit"))
        },
        RuleWords {
            prompt: &["Which weapon does {who} fire?"],
            lesson: Some("Somebody with a weapon in each hand may fire both, but in a hurry: the hasty shot misses on totals that would otherwise hit."),
            deed: Some("shot"),
            ..RuleWords::of(rule!("atzr.ranged.two-weapons"))
        },
        RuleWords {
            because: &["Carry On: the test has no effect."],
            ..RuleWords::of(rule!("atzr.react.carry-on"))
        },
        RuleWords {
            because: &["A Charge into Melee: whoever tested attacks whoever caused the test."],
            ..RuleWords::of(rule!("atzr.react.charge"))
        },
        RuleWords {
            because: &["Behind cover nobody sees them, and they see nobody."],
            ..RuleWords::of(rule!("atzr.react.duck-back-hidden"))
        },
        RuleWords {
            prompt: &["Which cover does {who} duck into?"],
            because: &["Duck Back: into the nearest cover within 3 hexes, even towards the enemy."],
            lesson: Some("They dive for the nearest cover. Behind it they neither see nor are seen until they pop up in their next activation."),
            deed: Some("dash for cover"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "into which cover", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which cover does {who} duck into?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.react.duck-back-move"))
        },
        RuleWords {
            because: &["There was no cover within 3 hexes, so they move away from the enemy instead."],
            ..RuleWords::of(rule!("atzr.react.duck-back-no-cover"))
        },
        RuleWords {
            because: &["The damage die said: dead."],
            ..RuleWords::of(rule!("atzr.react.obviously-dead"))
        },
        RuleWords {
            because: &["Out of the Fight: down until somebody helps or the Encounter is over."],
            ..RuleWords::of(rule!("atzr.react.out-of-the-fight"))
        },
        RuleWords {
            because: &["Anyone behind cover pops up in their next activation."],
            ..RuleWords::of(rule!("atzr.react.popping-up"))
        },
        RuleWords {
            because: &["Runaway: off the map at once, with a test after the Encounter."],
            removed: Some("runs off the map"),
            ..RuleWords::of(rule!("atzr.react.runaway"))
        },
        RuleWords {
            because: &["A Rush Shot: back at once at whoever caused the test, with a penalty."],
            ..RuleWords::of(rule!("atzr.react.rush-shot"))
        },
        RuleWords {
            because: &["Two dice against Rep: the number passed and the Class decide what somebody does."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "Reaction Test", noun: DiceNoun::Test, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::For("{who}'s Reaction Test")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.reaction.procedure"))
        },
        RuleWords {
            because: &["Anyone who was shot at and not hit takes a Reaction Test."],
            ..RuleWords::of(rule!("atzr.reaction.received-fire"))
        },
        RuleWords {
            because: &["After the Encounter everybody Out of the Fight or run away tests against Rep."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "test dice" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "recovery", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who} recover?"), Asks::Whether("Does somebody who is down recover?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.recovery.after-encounter"))
        },
        RuleWords {
            because: &["Anyone who is charged drops whoever they carry."],
            ..RuleWords::of(rule!("atzr.recovery.carrier-charged"))
        },
        RuleWords {
            because: &["Picking somebody up costs 1 Movement Point more."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "picking somebody up" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "", noun: DiceNoun::Purpose, how: How::Quiet, alone: false, befalls: false }),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.recovery.pick-up"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Rep" },
            ],
            ..RuleWords::of(rule!("atzr.rep.meaning"))
        },
        RuleWords {
            because: &["A die says how many robbers there are for the size of the group."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "who they are", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which Class are {who}'s robbers?")],
                    ..DiceWords::of(Which::Other)
                },
                DiceWords {
                    thrown: Some(DiceMeaning { what: "robbery roll", noun: DiceNoun::Roll, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("How many robbers come for {who}?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.robbery.robbers"))
        },
        RuleWords {
            prompt: &["The robbers have the better of {who}. Hand everything over, or fight?"],
            because: &["The robbers scored at least as many successes, so everything is handed over."],
            lesson: Some("They have the better of you. Hand everything over and they leave. If your Star fights, they are quicker to see it coming."),
            ..RuleWords::of(rule!("atzr.robbery.robbers-more"))
        },
        RuleWords {
            because: &["Everybody available stands beside a building, and the robbers beside them."],
            brings: Some("In the street:"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "where it happens", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which building does it happen at?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.robbery.setup"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "suspicious" },
            ],
            ..RuleWords::of(rule!("atzr.robbery.suspicious"))
        },
        RuleWords {
            prompt: &["{who} has the better of the talk. Hand everything over, or fight?"],
            because: &["The victim scored more successes, and may fight or hand everything over."],
            lesson: Some("You talked well. Hand everything over and they leave, or fight: both sides are ready."),
            ..RuleWords::of(rule!("atzr.robbery.victim-more"))
        },
        RuleWords {
            because: &["People act only on a die of their Rep or less."],
            ..RuleWords::of(rule!("atzr.ruling.activation-six"))
        },
        RuleWords {
            refusal: Some("{who} has fired already in this activation."),
            ..RuleWords::of(rule!("atzr.ruling.active-fire-once"))
        },
        RuleWords {
            refusal: Some("There is no open door here to close, or enemies are in the hex."),
            ..RuleWords::of(rule!("atzr.ruling.barricade-details"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "who they are", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which Class lies in ambush?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.ruling.bushwhack-details"))
        },
        RuleWords {
            because: &["Anyone who runs, falls or is charged drops whoever they carry."],
            ..RuleWords::of(rule!("atzr.ruling.carrier-reactions"))
        },
        RuleWords {
            prompt: &["Who charges with {who}?"],
            because: &["One other of the group may join the same charge."],
            lesson: Some("Two may charge into one hex together. They share whom they meet there, and it is the action of both."),
            ..RuleWords::of(rule!("atzr.ruling.charge-together"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "who the raiders are", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which Class are the raiders?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.ruling.defend-end"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "from whom the doubles are counted", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("From whom are the doubles measured?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.ruling.doubles-reference"))
        },
        RuleWords {
            because: &["Dropping something is free and leaves it in the hex."],
            ..RuleWords::of(rule!("atzr.ruling.drop-items"))
        },
        RuleWords {
            because: &["Anyone behind cover is seen only from the next hex."],
            ..RuleWords::of(rule!("atzr.ruling.duck-back-visibility"))
        },
        RuleWords {
            prompt: &["Who goes in with {who}?"],
            because: &["At most two may enter together."],
            lesson: Some("Two may go through the door together. Whatever waits inside is then shared between them."),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the room they are in", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which room are they in?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.ruling.entering-group"))
        },
        RuleWords {
            refusal: Some("{who} has tried this door already in this activation."),
            ..RuleWords::of(rule!("atzr.ruling.entry-attempts"))
        },
        RuleWords {
            prompt: &["Which hex does {who} aim at?"],
            lesson: Some("A die shows how many Fire Dice each of those in the hex takes, friends and enemies alike, and all of it is loud."),
            ..RuleWords::of(rule!("atzr.ruling.explosive-details"))
        },
        RuleWords {
            because: &["Anybody the dead feed on is dead for good."],
            cause: Some("a feast of the dead"),
            ..RuleWords::of(rule!("atzr.ruling.feast-victim"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "group size" },
            ],
            ..RuleWords::of(rule!("atzr.ruling.friend-or-foe-scope"))
        },
        RuleWords {
            prompt: &["Which Star does {who} follow?"],
            lesson: Some("They stand near two Stars and can act with one of them. Groups test together and share a Leader Die."),
            ..RuleWords::of(rule!("atzr.ruling.group-geometry"))
        },
        RuleWords {
            prompt: &["Does {who} charge with the Star?"],
            lesson: Some("The Star charges. They may charge as well, or react by the rules: fire if they can, duck back if not."),
            ..RuleWords::of(rule!("atzr.ruling.insight-star-actions"))
        },
        RuleWords {
            prompt: &["Who leads?"],
            because: &["Several have the same Rep, so their player names the Leader."],
            lesson: Some("Several have the same Rep. The one you name leads: the others act at the same time and roll with that Leader Die."),
            ..RuleWords::of(rule!("atzr.ruling.leader-ties"))
        },
        RuleWords {
            because: &["At the edge one more Movement Point takes them off the map for good."],
            removed: Some("leaves the map"),
            ..RuleWords::of(rule!("atzr.ruling.leave-map"))
        },
        RuleWords {
            cause: Some("being left behind"),
            ..RuleWords::of(rule!("atzr.ruling.left-behind"))
        },
        RuleWords {
            prompt: &["What does {who} strike with?"],
            lesson: Some("A bat kills. A frying pan or bare hands only knock people down; against the dead that makes no difference."),
            deed: Some("melee"),
            ..RuleWords::of(rule!("atzr.ruling.melee-weapons-held"))
        },
        RuleWords {
            prompt: &["The Star is gone. Does the group carry on under another?"],
            lesson: Some("Your Star is lost. The best of those left may take over, with all that a Star can do, or the story ends here."),
            yes: Some("Carry on"),
            no: Some("End the story here"),
            ..RuleWords::of(rule!("atzr.ruling.new-star"))
        },
        RuleWords {
            prompt: &["Which item are you after?"],
            because: &["Each building counts once, when it is first entered."],
            lesson: Some("Enter the building where it is, and it is yours at once, if the box still holds one."),
            ..RuleWords::of(rule!("atzr.ruling.raid-buildings"))
        },
        RuleWords {
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "target", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which of those equally near does {who} fire back at?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.ruling.received-fire-target"))
        },
        RuleWords {
            because: &["Each side of players counts on its own."],
            ..RuleWords::of(rule!("atzr.ruling.rivals"))
        },
        RuleWords {
            refusal: Some("It belongs to the people met here and cannot be searched."),
            ..RuleWords::of(rule!("atzr.ruling.search-action"))
        },
        RuleWords {
            refusal: Some("Nobody starts with more than one RPG, Grenade or Gas Tank."),
            ..RuleWords::of(rule!("atzr.ruling.star-start-items"))
        },
        RuleWords {
            prompt: &["Get ready: what do you do?"],
            lesson: Some("Whatever is in the store stays at home during an Encounter."),
            ..RuleWords::of(rule!("atzr.ruling.stored-items"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "wounded" },
            ],
            ..RuleWords::of(rule!("atzr.ruling.table-after-the-fight-recovery"))
        },
        RuleWords {
            prompt: &["{who} has an eye for things. Which of these do they take?"],
            because: &["What a person is good at changes the dice."],
            lesson: Some("With this Attribute they may choose what they find."),
            refusal: Some("{who} has treated them already."),
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Attribute" },
            ],
            ..RuleWords::of(rule!("atzr.ruling.table-attributes"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "how the group has fared" },
            ],
            ..RuleWords::of(rule!("atzr.ruling.table-keeping-it-together"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "company" },
            ],
            ..RuleWords::of(rule!("atzr.ruling.table-robbery"))
        },
        RuleWords {
            because: &["The talk was even, and a die says whether the strangers fight."],
            refusal: Some("You have talked to them already; another try takes a gift."),
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "outnumbered" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "temper", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Is talk enough for {who}?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.ruling.table-talk-the-talk"))
        },
        RuleWords {
            because: &["Counters are drawn without putting any back, until one of the dead is put down."],
            ..RuleWords::of(rule!("atzr.ruling.zombie-cup"))
        },
        RuleWords {
            because: &["The loudest noise of this turn and the last; if equal, the nearest."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "which noise it follows", noun: DiceNoun::Purpose, how: How::Draw, alone: true, befalls: false }),
                    throw: &[Asks::Whether("Which noise does {who} follow?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.ruling.zombie-noise-target"))
        },
        RuleWords {
            because: &["The nearest, then the one reached most easily, then by lot."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "whom it goes for", noun: DiceNoun::Purpose, how: How::Draw, alone: true, befalls: false }),
                    throw: &[Asks::Whether("Which hex does {who} {what}?"), Asks::Whether("Which of those equally near does {who} go for?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.ruling.zombie-target-choice"))
        },
        RuleWords {
            because: &["A building hex can be searched once, after its card has been drawn."],
            ..RuleWords::of(rule!("atzr.search.building"))
        },
        RuleWords {
            prompt: &["Which of these does {who} take?"],
            because: &["Nothing the card shows is left, so something from another row is taken."],
            lesson: Some("You may choose. Everything has weight: anybody who carries more than their Rep is slowed down."),
            ..RuleWords::of(rule!("atzr.search.counter-exhausted"))
        },
        RuleWords {
            refusal: Some("Zombies, enemies or the people from the card are still here."),
            ..RuleWords::of(rule!("atzr.search.must-clear"))
        },
        RuleWords {
            because: &["No more than two people who are up may stand in one hex."],
            ..RuleWords::of(rule!("atzr.stack.humans"))
        },
        RuleWords {
            because: &["Each Star Power die that shows 1 to 3 takes the damage down a level; a die that shows 6 is lost until the Encounter is over."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "Star Power", noun: DiceNoun::Purpose, how: How::Pool(Some(3)), alone: false, befalls: false }),
                    throw: &[Asks::For("{who}'s Star Power")],
                    reads: Some("1 to 3 is a success"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.star-power.roll"))
        },
        RuleWords {
            prompt: &["{who} is hit. Roll Star Power against the damage?"],
            because: &["When people harm a Star, Star Power may undo the damage."],
            lesson: Some("Each Star Power die that shows 1, 2 or 3 takes the damage down a level. A die that shows 6 is lost until the Encounter is over. You roll all the dice you have left, or none."),
            ..RuleWords::of(rule!("atzr.star-power.use"))
        },
        RuleWords {
            prompt: &["Who plays?"],
            lesson: Some("Each player leads one Star. The campaign begins when everybody is there."),
            ..RuleWords::of(rule!("atzr.star.definition"))
        },
        RuleWords {
            prompt: &["{who} has to react. Roll, or choose what to do?"],
            because: &["A Star may choose a reaction instead of rolling for it."],
            lesson: Some("A Star that was shot at or saw a friend fall need not roll. Choose a reaction from the table, or trust the dice: they may be better, or far worse."),
            ..RuleWords::of(rule!("atzr.star.free-will"))
        },
        RuleWords {
            because: &["The dead of a card are shared out evenly among those who entered."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "zombies met" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "who gets one more", noun: DiceNoun::Purpose, how: How::Draw, alone: true, befalls: false }),
                    throw: &[Asks::Whether("Who gets one more of them?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.surprise.divide"))
        },
        RuleWords {
            because: &["A die plus Rep against the dead's total: if it is higher, they fire first."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "surprise total", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::For("Surprise, for {who}")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.surprise.human-total"))
        },
        RuleWords {
            because: &["The dead's surprise total is one die plus their number."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "surprise total of the dead", noun: DiceNoun::Purpose, how: How::Sum, alone: true, befalls: false }),
                    throw: &[Asks::For("Surprise, for the dead")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.surprise.zombie-total"))
        },
        RuleWords {
            because: &["A card and a die say what there is to take."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "a card for the pockets", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::For("A card for what {who} takes from {whom}")],
                    ..DiceWords::of(Which::Other)
                },
                DiceWords {
                    thrown: Some(DiceMeaning { what: "a card for the pockets", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which row of the card does {who} take from?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.take.card"))
        },
        RuleWords {
            prompt: &["{who} meets strangers. Does {who} talk, give something first, or fight?"],
            because: &["Each gift is one die more in the talk."],
            lesson: Some("The two Leaders roll their Rep in dice, and each gift adds one to yours. Talk well and they trade or join; talk badly and they attack."),
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "gifts" },
            ],
            ..RuleWords::of(rule!("atzr.talk.gifts"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Negotiator" },
            ],
            ..RuleWords::of(rule!("atzr.talk.negotiator"))
        },
        RuleWords {
            prompt: &["They like what {who} says. Who joins you?"],
            because: &["Strangers of your Class who lose the Talk the Talk roll may join you."],
            lesson: Some("They like what they hear. Those of your own Class may join, as long as the group stays smaller than your Star's Rep. It costs nothing now; everybody eats one Supplies a month and may leave after an Encounter."),
            ..RuleWords::of(rule!("atzr.talk.recruit"))
        },
        RuleWords {
            because: &["Both Leaders roll one die for each point of Rep, and successes are compared."],
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Rep" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "Talk the Talk", noun: DiceNoun::Purpose, how: How::Pool(Some(3)), alone: false, befalls: false }),
                    throw: &[Asks::For("Talk the Talk, {who} to {whom}")],
                    reads: Some("1 to 3 is a success"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.talk.roll"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "Rep" },
            ],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "Keeping It Together", noun: DiceNoun::Purpose, how: How::Pool(Some(3)), alone: false, befalls: false }),
                    throw: &[Asks::For("Keeping It Together, {what}"), Asks::For("Keeping It Together")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.together.roll"))
        },
        RuleWords {
            because: &["Every side rolls a die as the turn begins. The highest acts first; only people whose Rep is at least their die can act."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "who acts first", noun: DiceNoun::Purpose, how: How::Quiet, alone: true, befalls: false }),
                    throw: &[Asks::For("The activation die of {what}")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.turn.activation-roll"))
        },
        RuleWords {
            because: &["The people and the dead rolled the same, so nobody acts and a card is drawn instead."],
            ..RuleWords::of(rule!("atzr.turn.doubles"))
        },
        RuleWords {
            prompt: &["Which group acts now?"],
            because: &["Groups act one at a time, the one with the highest Rep first."],
            lesson: Some("Every side has rolled a die. A group acts if its Leader's Rep is that number or higher, the best Leader first. You may leave a group inactive; it still reacts when something happens."),
            ..RuleWords::of(rule!("atzr.turn.group-order"))
        },
        RuleWords {
            because: &["Every side of people has a die of its own."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "who acts first", noun: DiceNoun::Purpose, how: How::Quiet, alone: true, befalls: false }),
                    throw: &[Asks::For("The activation die of {what}")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.turn.multi-human-dice"))
        },
        RuleWords {
            because: &["Sides with equal dice roll again, and the higher goes first."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "who of equals goes first", noun: DiceNoun::Purpose, how: How::Quiet, alone: true, befalls: false }),
                    throw: &[Asks::For("Roll-off for first: {what}")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.turn.multi-human-tie"))
        },
        RuleWords {
            because: &["The side with the higher die acts first."],
            ..RuleWords::of(rule!("atzr.turn.order"))
        },
        RuleWords {
            because: &["A turn has one phase for each side, in the order of their dice."],
            ..RuleWords::of(rule!("atzr.turn.two-phases"))
        },
        RuleWords {
            because: &["Both sides test who is quicker."],
            ..RuleWords::of(rule!("atzr.walk.insight"))
        },
        RuleWords {
            prompt: &["Does {who} go on in peace, or fight?"],
            because: &["A Star may end the talking and fight at any time."],
            lesson: Some("A Star may start the fight at any time. Both sides then test In Sight, and neither has an advantage."),
            refusal: Some("Those in reach are not enemies: a Star has to start a fight with them first."),
            ..RuleWords::of(rule!("atzr.walk.who"))
        },
        RuleWords {
            prompt: &["How many Fire Dice does {who} use?"],
            lesson: Some("A Star may fire single shots instead of a burst: fewer hits, less noise, and the magazine lasts longer."),
            deed: Some("shot"),
            ..RuleWords::of(rule!("atzr.weapon.assault-rifle-star"))
        },
        RuleWords {
            because: &["A die says how many Fire Dice there are against each target in the hex."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "the blast", noun: DiceNoun::Purpose, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::For("{who}'s blast on {whom}"), Asks::Whether("How many dice does {who}'s blast have?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.weapon.explosive-dice"))
        },
        RuleWords {
            because: &["A Gas Tank that is hit explodes, against everybody in its hex."],
            ..RuleWords::of(rule!("atzr.weapon.gas-tank"))
        },
        RuleWords {
            prompt: &["Which hex does {who} throw it into?"],
            lesson: Some("A grenade reaches the next hex and no farther, and attacks everybody in it, friends too."),
            deed: Some("throw"),
            refusal: Some("It takes both hands, and one of them is full."),
            ..RuleWords::of(rule!("atzr.weapon.grenade-throw"))
        },
        RuleWords {
            prompt: &["Which hex does {who} fire the RPG at?"],
            lesson: Some("It reaches four hexes, attacks everybody there, and has to be reloaded."),
            deed: Some("rocket"),
            ..RuleWords::of(rule!("atzr.weapon.rpg-range"))
        },
        RuleWords {
            because: &["A zombie charges anyone within 3 hexes that it sees and can reach."],
            ..RuleWords::of(rule!("atzr.zombie.action-charge"))
        },
        RuleWords {
            because: &["A dead end turns it left on 1 to 3, right on 4 to 6."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "dead end roll", noun: DiceNoun::Roll, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who} turn left or right?")],
                    reads: Some("1 to 3 left, 4 to 6 right"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.zombie.action-dead-end"))
        },
        RuleWords {
            because: &["A zombie that senses nothing keeps its direction, or rolls for a new one."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "drift roll", noun: DiceNoun::Roll, how: How::Sum, alone: false, befalls: false }),
                    throw: &[Asks::Whether("Which way does {who} drift?")],
                    reads: Some("1 the top side of its hex, then clockwise to 6"),
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.zombie.action-drift"))
        },
        RuleWords {
            because: &["It sees nobody now, and goes where it last saw somebody."],
            ..RuleWords::of(rule!("atzr.zombie.action-last-seen"))
        },
        RuleWords {
            because: &["It sees nobody, and goes for the loudest noise within 12 hexes."],
            ..RuleWords::of(rule!("atzr.zombie.action-noise"))
        },
        RuleWords {
            because: &["A zombie goes towards anyone it sees."],
            ..RuleWords::of(rule!("atzr.zombie.action-seen"))
        },
        RuleWords {
            because: &["The dead act on 3 or less, frenzied ones on 4 or less, all in one go."],
            ..RuleWords::of(rule!("atzr.zombie.activation"))
        },
        RuleWords {
            because: &["A zombie that is shot while it charges goes down on 3 or more."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "head shot", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::Whether("Does {who} stop {whom}'s charge?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.zombie.damage-charged"))
        },
        RuleWords {
            because: &["A zombie that is hit goes down on a damage die of the shooter's Rep or less."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "head shot", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::Whether("Do {who}'s hits put down {whom}?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.zombie.easy-to-kill"))
        },
        RuleWords {
            because: &["A zombie that sees somebody is frenzied: it acts on 4 or less instead of 3 or less."],
            ..RuleWords::of(rule!("atzr.zombie.frenzy"))
        },
        RuleWords {
            because: &["Noise, doors and doubles bring the dead."],
            ..RuleWords::of(rule!("atzr.zombie.generate-when"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "against the dead" },
            ],
            ..RuleWords::of(rule!("atzr.zombie.human-bonus"))
        },
        RuleWords {
            because: &["The building's card shows zombies, and they wait inside."],
            brings: Some("Inside:"),
            ..RuleWords::of(rule!("atzr.zombie.in-building"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "a hex" },
            ],
            ..RuleWords::of(rule!("atzr.zombie.move-cost"))
        },
        RuleWords {
            because: &["The dead have no weapons and fight hand to hand."],
            ..RuleWords::of(rule!("atzr.zombie.no-weapons"))
        },
        RuleWords {
            because: &["Each Fire Die is heard: one zombie comes on 4 or more in town, on 5 in the suburbs, on 6 in the country."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "noise", noun: DiceNoun::Purpose, how: How::Pool(None), alone: false, befalls: false }),
                    throw: &[Asks::Whether("Who hears {who}?")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.zombie.noise"))
        },
        RuleWords {
            because: &["The number on the counter is a side of the hex: the zombie appears six hexes that way."],
            brings: Some("The noise brings"),
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "a zombie counter is drawn", noun: DiceNoun::Purpose, how: How::Draw, alone: true, befalls: false }),
                    throw: &[Asks::For("A zombie counter from the cup")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.zombie.place"))
        },
        RuleWords {
            because: &["All the zombies of one card appear in one hex, as many as it holds."],
            brings: Some("The card brings"),
            ..RuleWords::of(rule!("atzr.zombie.stack-card"))
        },
        RuleWords {
            because: &["One card is drawn for each person at the start, for the dead it brings."],
            dice: &[
                DiceWords {
                    thrown: Some(DiceMeaning { what: "a starting card, for its zombies", noun: DiceNoun::Purpose, how: How::Draw, alone: false, befalls: false }),
                    throw: &[Asks::For("A starting card, for {who}")],
                    ..DiceWords::of(Which::All)
                },
            ],
            ..RuleWords::of(rule!("atzr.zombie.start-cards"))
        },
        RuleWords {
            prompt: &["Where does {who} enter the map?", "Which edge do you enter by?"],
            because: &["Everybody begins with one full move onto the map."],
            lesson: Some("Everybody comes onto the map by one edge, with one full move. Those within one hex of their Leader act and test together, so bring them on close to each other. Then a card is drawn for each of them, and the zombies it shows appear six hexes away."),
            deed: Some("way onto the map"),
            ..RuleWords::of(rule!("atzr.zombie.start-move-on"))
        },
        RuleWords {
            modifiers: &[
                ModifierName { least: i32::MIN, most: i32::MAX, name: "the zombies" },
            ],
            ..RuleWords::of(rule!("atzr.zombie.swarm-dice"))
        },
    ],
};
