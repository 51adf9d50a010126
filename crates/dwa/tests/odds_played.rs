//! The odds that an option shows are those of the option as it is then played.

use std::collections::BTreeSet;

use crate::board::{Board, board, board_on, human};
use crate::promised::{player, promises, read};
use crate::vehicle_battle::car;
use dwa::{
    battle::{
        Battle, Dwa, Human, Phase, Vehicle,
        figure::{CarriedWeapon, Malfunction},
    },
    bot::Steady,
    rule,
    setup::{self, Scenario},
    table::{
        char::Archetype,
        psychosis::Psychosis,
        quirk::Quirk,
        search::Item,
        skill::Skill,
        weapons::{Fire, Weapon},
    },
};
use ground::open::{Piece, PieceId, Polygon, Shape as Outline, Table};
use kernel::{
    Answer, Nobody, RuleId, Session, Status,
    conformance::{PausedGame, Promise, Promises, only_what_is_offered_is_taken},
    dice::SeededDice,
    question::{Anchor, Question, Shape},
};

/// So many answers deep what an option asks next is looked at.
const DEPTH: usize = 3;

fn advance(session: &mut Session<Dwa>, seed: u64) -> bool {
    matches!(session.advance(&mut SeededDice::new(seed), &mut Nobody), Status::Asking { .. })
}

/// A label without its numbers.
fn plain(label: &str) -> String {
    label.chars().map(|it| if it.is_ascii_digit() { '#' } else { it }).collect()
}

/// Holds all that is promised at the open question, then goes on with each kind of answer.
fn explore(
    session: &Session<Dwa>,
    board: &str,
    depth: usize,
    held: &mut Promises<'_, Dwa>,
    about: Option<kernel::Token>,
) {
    let Some(question) = session.question().cloned() else { return };
    for promise in promises(session, &question, board, about) {
        held.hold(session, &promise);
    }
    if depth == 0 {
        return;
    }
    let mut tried = BTreeSet::new();
    for (answer, label, at) in answers(&question) {
        if !tried.insert(plain(&label)) {
            continue;
        }
        let about = match at {
            Some(Anchor::Token(it)) => Some(it),
            Some(Anchor::Place(_)) | None => about,
        };
        // Some dice lead to questions that others do not: whether to roll them again.
        for seed in [3, 4, 9] {
            let mut next = session.clone();
            next.answer(question.seat, answer.clone()).unwrap();
            let asked = advance(&mut next, seed);
            let rolled = next.question().is_some_and(|it| it.shape == Shape::YesNo);
            if asked && (seed == 3 || rolled) {
                explore(&next, board, depth - 1, held, about);
            }
        }
    }
}

/// What can be answered and leads to dice, with its words and its place.
fn answers(question: &Question) -> Vec<(Answer, String, Option<Anchor>)> {
    match &question.shape {
        Shape::One { options } => {
            let open = options.iter().enumerate().filter(|it| it.1.refused.is_none());
            let leads = |label: &str| {
                !["walk", "done", "turn", "drop", "give", "pick", "lie"]
                    .iter()
                    .any(|it| label.starts_with(it))
            };
            open.filter(|it| leads(&it.1.label))
                .map(|(at, it)| (Answer::One(at), it.label.clone(), it.at))
                .collect()
        }
        Shape::YesNo => [true, false].map(|it| (Answer::YesNo(it), it.to_string(), None)).to_vec(),
        Shape::Number { least, most } => {
            let all = [*least, (*least + 1).min(*most)];
            all.map(|it| (Answer::Number(it), ["a", "b"][usize::from(it != *least)].to_owned(), None))
                .to_vec()
        }
        Shape::Point { proposed } => {
            let at = |it: &kernel::question::OptionView| match it.at {
                Some(Anchor::Place(at)) => Some((Answer::Point(at), "there".to_owned(), None)),
                Some(Anchor::Token(_)) | None => None,
            };
            proposed.iter().take(1).filter_map(at).collect()
        }
        Shape::Some { .. } | Shape::Order { .. } | Shape::Form { .. } | Shape::Game { .. } => Vec::new(),
    }
}

fn hold(name: &str, battle: Battle, held: &mut Promises<'_, Dwa>) {
    let mut session = Session::<Dwa>::new(battle);
    assert!(advance(&mut session, 7), "{name}: nothing is asked");
    explore(&session, name, DEPTH, held, None);
}

/// The position at a question that only some dice lead to.
fn asked(battle: Battle, why: RuleId) -> Session<Dwa> {
    let begun = (0..100).map(|seed| {
        let mut session = Session::<Dwa>::new(battle.clone());
        advance(&mut session, seed);
        session
    });
    { begun }.find(|it| it.question().is_some_and(|it| it.why == why)).unwrap()
}

fn held_weapon(weapon: Weapon) -> CarriedWeapon {
    let loaded = weapon.profile().mag.unwrap_or(1);
    CarriedWeapon { weapon, loaded, pieces: 2, trouble: Malfunction::None, grenade: None }
}

/// Dawson with these in hand, ready to act.
fn dawson(weapons: &[Weapon]) -> Human {
    let mut dawson = human("Dawson", 600, 600);
    for (at, &weapon) in weapons.iter().enumerate() {
        dawson.weapons.push(held_weapon(weapon));
        dawson.in_hand.push(at as u8);
    }
    dawson
}

fn on(dawson: Human) -> Board {
    let all = |it: &mut dwa::rules::Rules| {
        (it.skills, it.quirks, it.trauma, it.jams, it.archetypes) = (true, true, true, true, true);
        it.items = true;
    };
    board().add(dawson).rules(all).with(|it| it.phase = Phase::Humans { acting: Some(0) })
}

/// Three of the dead near each other and one farther off.
fn field(dawson: Human) -> Battle {
    on(dawson).zombie(700, 600).zombie(700, 630).zombie(735, 600).zombie(600, 820).done()
}

/// Bob fights the nearest of them.
fn brawl(dawson: Human) -> Battle {
    on(dawson).human("Bob", 720, 580).zombie(700, 600).zombie(700, 640).done()
}

/// One or three of the dead touch Dawson.
fn contact(dawson: Human, n: usize) -> Battle {
    let places = [(625, 600), (600, 625), (575, 600)];
    places[..n].iter().fold(on(dawson), |board, it| board.zombie(it.0, it.1)).done()
}

fn skilled(mut human: Human, skill: Skill) -> Human {
    human.skills.push(skill);
    human
}

/// One weapon of each kind: those that differ in range or name alone roll the same dice.
fn kinds() -> Vec<Weapon> {
    let mut seen = Vec::new();
    let mut new = |it: &Weapon| {
        let profile = it.profile();
        let key = format!(
            "{:?}",
            (profile.fire, profile.rof, profile.fall, profile.elim, profile.cqm, profile.melee, it.grenade())
        );
        let new = !seen.contains(&key);
        seen.push(key);
        new
    };
    Weapon::all().filter(|it| new(it)).collect()
}

#[test]
fn shots_come_to_what_their_odds_say() {
    let mut held = Promises::new(player, &read, 1);
    for weapon in kinds().into_iter().filter(|it| it.profile().fire != Fire::None) {
        let name = weapon.profile().name;
        hold(&format!("{name} in the open"), field(dawson(&[weapon])), &mut held);
        hold(&format!("{name} into close combat"), brawl(dawson(&[weapon])), &mut held);
    }
    held.are_kept(&[
        "pistol in the open: fire the pistol at zombie #",
        "pistol in the open: 1 more by dwa.shoot.declare-repeat",
        "pistol in the open: 1 more by dwa.shoot.aim",
        "pistol into close combat: fire the pistol at zombie #",
        "assault rifle in the open: fire the assault rifle at zombie #",
        "assault rifle in the open: 1 more by dwa.auto.sustained",
        "assault rifle into close combat: fire the assault rifle at zombie #",
        "machine gun in the open: fire the machine gun",
        "machine gun in the open: a place by dwa.mg.template",
        "flamethrower in the open: a place by dwa.flame.template",
        "grenade launcher in the open: a place by dwa.grenade.range",
    ]);
}

#[test]
fn blows_and_bursts_in_contact_come_to_what_their_odds_say() {
    let mut held = Promises::new(player, &read, 1);
    for weapon in kinds() {
        let name = weapon.profile().name;
        for n in [1, 3] {
            hold(&format!("{name}, {n} in contact"), contact(dawson(&[weapon]), n), &mut held);
        }
    }
    held.are_kept(&[
        "break away from close combat",
        "pistol, 1 in contact: fire the pistol in close combat at zombie #",
        "assault rifle, 3 in contact: fire the assault rifle in close combat at zombie #",
        "chainsaw, 1 in contact: strike zombie # with the chainsaw",
    ]);
}

#[test]
fn skills_come_to_what_their_odds_say() {
    use Skill::*;
    let mut held = Promises::new(player, &read, 1);
    let ranged = [
        (DoubleTap, Weapon::Pistol),
        (DoubleTap, Weapon::AssaultRifle),
        (DoubleTap, Weapon::MachineGun),
        (Brace, Weapon::MachineGun),
        (Gunner, Weapon::MachineGun),
        (Killer, Weapon::SubMachineGun),
        (Sniper, Weapon::Rifle),
        (Sniper, Weapon::AssaultRifle),
        (Unload, Weapon::PumpShotgun),
    ];
    for (skill, weapon) in ranged {
        let name = format!("{} with the {}", skill.name(), weapon.profile().name);
        hold(&name, field(skilled(dawson(&[weapon]), skill)), &mut held);
        if skill == DoubleTap {
            hold(&format!("{name} into close combat"), brawl(skilled(dawson(&[weapon]), skill)), &mut held);
        }
    }
    let both = skilled(skilled(dawson(&[Weapon::MachineGun]), Brace), Gunner);
    hold("Brace and Gunner", field(both), &mut held);
    let braced = |mut it: Human| {
        it.braced = Some(0);
        it
    };
    hold("a braced gun", field(braced(dawson(&[Weapon::MachineGun]))), &mut held);
    hold("a braced gun and Gunner", field(braced(skilled(dawson(&[Weapon::MachineGun]), Gunner))), &mut held);
    hold("both hands", field(skilled(dawson(&[Weapon::Pistol, Weapon::Revolver]), Ambidextrous)), &mut held);
    let close = [
        (DoubleTap, Weapon::Pistol),
        (DoubleTap, Weapon::AssaultRifle),
        (CombatExpert, Weapon::Machete),
        (CombatExpert, Weapon::Chainsaw),
        (CombatExpert, Weapon::BaseballBat),
        (Aggressive, Weapon::Machete),
        (Aggressive, Weapon::Pistol),
        (Frantic, Weapon::Machete),
        (Strong, Weapon::Machete),
        (ChainsawManiac, Weapon::Chainsaw),
    ];
    for (skill, weapon) in close {
        let name = format!("{} with the {} in contact", skill.name(), weapon.profile().name);
        hold(&name, contact(skilled(dawson(&[weapon]), skill), 1), &mut held);
    }
    hold("bare hands", contact(skilled(dawson(&[]), MartialArts), 1), &mut held);
    let inspirer = || skilled(human("Ida", 600, 450), Inspire);
    for (name, mut battle) in [
        ("Inspire, a shot", field(dawson(&[Weapon::Pistol]))),
        ("Inspire, a blow", contact(dawson(&[Weapon::Machete]), 1)),
    ] {
        battle.arrange().humans.push(inspirer());
        hold(name, battle, &mut held);
    }
    held.are_kept(&[
        "Double tap with the pistol: use Double tap",
        "Double tap with the pistol: 1 more by dwa.shoot.aim",
        "Double tap with the pistol into close combat: use Double tap",
        "Double tap with the assault rifle: use Double tap",
        "Double tap with the machine gun: use Double tap",
        "Double tap with the pistol in contact: yes to dwa.skill.double-tap",
        "Double tap with the assault rifle in contact: yes to dwa.skill.double-tap",
        "Brace with the machine gun: use Brace",
        "Brace and Gunner: yes to dwa.skill.gunner",
        "Brace and Gunner: no to dwa.skill.gunner",
        "Brace and Gunner: yes to dwa.skill.brace",
        "Brace and Gunner: no to dwa.skill.brace",
        "Killer with the sub machine gun: empty the sub machine gun into a circle",
        "Combat expert with the machete in contact: yes to dwa.skill.combat-expert",
        "Combat expert with the chainsaw in contact: yes to dwa.skill.combat-expert",
        "Frantic with the machete in contact: yes to dwa.skill.frantic",
        "Aggressive with the machete in contact: yes to dwa.skill.aggressive",
        "Aggressive with the pistol in contact: yes to dwa.skill.aggressive",
        "Inspire, a shot: yes to dwa.skill.inspire",
        "Inspire, a blow: yes to dwa.skill.inspire",
        "a braced gun: fire the machine gun",
        "both hands: fire both handguns at zombie #",
    ]);
}

#[test]
fn minds_come_to_what_their_odds_say() {
    use Weapon::*;
    let mut held = Promises::new(player, &read, 1);
    let quirky = |weapon, quirk| {
        let mut it = dawson(&[weapon]);
        it.quirks.push(quirk);
        it
    };
    let mad = |weapon, psychosis| {
        let mut it = dawson(&[weapon]);
        it.psychoses.push(psychosis);
        it
    };
    for weapon in [Pistol, AssaultRifle, PumpShotgun, MachineGun, Flamethrower] {
        let name = weapon.profile().name;
        hold(&format!("Relative, {name}"), field(quirky(weapon, Quirk::Relative)), &mut held);
        hold(&format!("Berserk, {name}"), field(mad(weapon, Psychosis::Berserk)), &mut held);
        hold(&format!("Berserk beside Bob, {name}"), brawl(mad(weapon, Psychosis::Berserk)), &mut held);
        hold(&format!("Flinch, {name}"), field(quirky(weapon, Quirk::Flinch)), &mut held);
        hold(&format!("Depressive, {name}"), field(mad(weapon, Psychosis::Depressive)), &mut held);
    }
    hold("Relative in contact", contact(quirky(Pistol, Quirk::Relative), 1), &mut held);
    hold("Berserk in contact", contact(mad(Pistol, Psychosis::Berserk), 1), &mut held);
    let mut civilian = dawson(&[Flamethrower]);
    civilian.archetype = Archetype::Civilian;
    hold("a civilian's flames", field(civilian), &mut held);
    for quirk in [Quirk::Indecisive, Quirk::Thick, Quirk::ScaryPants] {
        let mut battle = field(skilled(quirky(Pistol, quirk), Skill::Hero));
        battle.phase = Phase::Humans { acting: None };
        battle.arrange().zombies[0].at.x = 650;
        battle.arrange().humans.push(human("Bob", 300, 300));
        hold(&format!("{quirk:?}"), battle, &mut held);
    }
    held.are_kept(&[
        "Relative, pistol: fire the pistol at zombie #",
        "Berserk, pistol: fire the pistol at zombie #",
        "Berserk beside Bob, assault rifle: fire the assault rifle at zombie #",
        "Relative in contact: fire the pistol in close combat at zombie #",
        "Relative, pump shotgun: fire the pump shotgun",
        "ScaryPants: Dawson",
        "Thick: Dawson",
    ]);
}

#[test]
fn tests_reactions_and_remedies_come_to_what_their_odds_say() {
    use Skill::*;
    let mut held = Promises::new(player, &read, 1);
    let phase = |mut battle: Battle, phase| {
        battle.phase = phase;
        battle
    };
    for skill in [Cool, Fearless, NervesOfSteel] {
        let battle = phase(contact(skilled(dawson(&[]), skill), 1), Phase::Fear);
        hold(skill.name(), battle, &mut held);
    }
    let mut aided = field(skilled(dawson(&[]), FirstAid));
    aided.arrange().humans[0].wounds = 2;
    hold("first aid", aided, &mut held);
    let mut burning = field(dawson(&[]));
    burning.arrange().humans[0].items.push(Item::FireExtinguisher);
    burning.arrange().humans.push(human("Bob", 575, 600));
    burning.arrange().humans[1].burning = 1;
    hold("a fire extinguisher", burning, &mut held);
    for (skill, weapon) in
        [(Reflex, Weapon::Pistol), (Reflex, Weapon::SubMachineGun), (LuckyBastard, Weapon::Machete)]
    {
        let battle = on(skilled(dawson(&[weapon]), skill)).zombie(680, 600).zombie(600, 680).done();
        let battle = phase(battle, Phase::ZombiesMove);
        hold(&format!("{} with the {}", skill.name(), weapon.profile().name), battle, &mut held);
    }
    for weapon in [Weapon::Pistol, Weapon::SubMachineGun] {
        let mut it = dawson(&[weapon]);
        it.turn.cover_ap = 3;
        let battle = phase(on(it).zombie(750, 600).done(), Phase::ZombiesMove);
        hold(&format!("Cover with the {}", weapon.profile().name), battle, &mut held);
    }
    held.are_kept(&[
        "Cool: use Cool: +# Moral Value for this test",
        "first aid: heal Dawson with First aid",
        "a fire extinguisher: put out the fire",
        "Cover with the pistol: Dawson fires at zombie #",
        "Reflex with the pistol: use Reflex to fire",
        "Lucky bastard with the machete: yes to dwa.skill.lucky-bastard",
    ]);
}

/// Two roofs so far apart that a jump has to be rolled for, Dawson at the brink of the first.
fn roofs(dawson: Human) -> Battle {
    let roof = |name: &str, x: i32| Piece {
        name: name.to_owned(),
        shape: Outline::Polygon(Polygon::rectangle(x, 500, 200, 200)),
        height_mm: 60,
        blocks_sight: true,
        blocks_move: true,
        solid: true,
        crossing: None,
        roof_mm: Some(60),
        stands_on: None,
    };
    let pieces = vec![roof("shed", 400), roof("barn", 680)];
    let table = Table { width: 1200, height: 1200, pieces, ..Table::default() };
    let mut battle = board_on(table).add(dawson).rules(|it| it.quirks = true).done();
    battle.arrange().humans[0].level = Some(PieceId(0));
    battle.phase = Phase::Humans { acting: Some(0) };
    battle
}

/// Dawson drives at speed, and has one AP to change that with.
fn at_the_wheel() -> Battle {
    let car = Vehicle { speed_cm: 40, running: true, has_keys: true, driver: Some(0), ..car() };
    let mut battle = on(dawson(&[])).rules(|it| it.vehicles = true).done();
    battle.arrange().humans[0].vehicle = Some(0);
    battle.arrange().humans[0].turn.ap = 1;
    *battle.arrange().vehicles = vec![car];
    battle.refresh_ground();
    battle
}

#[test]
fn jumps_turns_at_speed_and_pockets_come_to_what_their_odds_say() {
    let mut held = Promises::new(player, &read, 1);
    hold("a jump", roofs(dawson(&[])), &mut held);
    let mut clumsy = dawson(&[]);
    clumsy.quirks.push(Quirk::Clumsy);
    hold("a clumsy jump", roofs(clumsy), &mut held);
    hold("a car", at_the_wheel(), &mut held);
    for weapon in [Weapon::Pistol, Weapon::SubMachineGun] {
        let mut it = skilled(dawson(&[weapon]), Skill::DeepPockets);
        it.weapons[0].loaded = 0;
        hold(weapon.profile().name, field(it), &mut held);
    }
    held.are_kept(&[
        "a jump: jump to the barn",
        "a clumsy jump: jump to the barn",
        "a car: a place by dwa.vehicle.turn-fast",
        "pistol: search pockets for pistol ammo (Deep pockets)",
        "sub machine gun: search pockets for sub machine gun ammo (Deep pockets)",
    ]);
}

#[test]
fn motivate_and_tough_come_to_what_their_odds_say() {
    let mut held = Promises::new(player, &read, 1);
    let mut fear = on(dawson(&[])).zombie(690, 600).done();
    fear.arrange().humans.push(skilled(human("Ida", 600, 680), Skill::Motivate));
    fear.phase = Phase::Fear;
    hold("Motivate", fear, &mut held);
    let mut bitten = skilled(dawson(&[]), Skill::Tough);
    (bitten.wounds, bitten.untested, bitten.bitten) = (4, 1, true);
    let mut wounds = on(bitten).zombie(900, 900).done();
    wounds.phase = Phase::Wounds;
    let session = asked(wounds, rule!("dwa.skill.tough"));
    explore(&session, "Tough", DEPTH, &mut held, None);
    held.are_kept(&[
        "Motivate: yes to dwa.skill.motivate, for another",
        "Motivate: no to dwa.skill.motivate, for another",
        "Tough: yes to dwa.skill.tough",
    ]);
}

#[test]
fn a_circle_with_friends_alone_in_it_tells_what_happens_to_them() {
    let mut held = Promises::new(player, &read, 1);
    let mut battle = on(dawson(&[Weapon::MachineGun])).zombie(600, 900).done();
    battle.arrange().humans.extend([human("Bob", 750, 600), human("Ann", 780, 640)]);
    let mut session = Session::<Dwa>::new(battle);
    assert!(advance(&mut session, 7));
    let question = session.question().cloned().unwrap();
    let Shape::One { options } = &question.shape else { panic!("{question:?}") };
    let fire = options.iter().position(|it| it.label == "fire the machine gun").unwrap();
    session.answer(question.seat, Answer::One(fire)).unwrap();
    assert!(advance(&mut session, 7));
    let answer = Answer::Point(kernel::Point::new(770, 620));
    let odds = session.preview(Some(&answer)).unwrap().odds;
    assert_eq!(odds.len(), 3, "none, one or both: {odds:?}");
    held.hold(&session, &Promise { kind: "two friends".to_owned(), answer, odds, about: None });
    held.are_kept(&["two friends"]);
}

/// Nobody is in reach of a cone: the option says so and shows no odds.
#[test]
fn a_cone_that_catches_nobody_says_so() {
    for weapon in [Weapon::SawnOffShotgun, Weapon::Flamethrower] {
        let mut session = Session::<Dwa>::new(on(dawson(&[weapon])).zombie(600, 1100).done());
        assert!(advance(&mut session, 7));
        let Some(Shape::One { options }) = session.question().map(|it| &it.shape) else { panic!() };
        let fire = options.iter().find(|it| it.label.starts_with("fire the")).unwrap();
        assert_eq!((fire.note.as_str(), fire.odds.len()), ("catches nobody from here", 0), "{fire:?}");
    }
}

#[test]
fn three_and_more_bursts_come_to_what_their_odds_say() {
    let mut held = Promises::new(player, &read, 1);
    let places = [(760, 600), (760, 630), (795, 600), (795, 630), (760, 570)];
    for (name, n) in [("three", 3), ("five", 5)] {
        let mut it = dawson(&[Weapon::AssaultRifle]);
        it.turn.ap = 5;
        let crowd = places[..n].iter().fold(on(it), |board, at| board.zombie(at.0, at.1));
        hold(name, crowd.done(), &mut held);
    }
    held.are_kept(&[
        "three: 2 more by dwa.auto.sustained",
        "three: 3 more by dwa.auto.sustained",
        "five: 3 more by dwa.auto.sustained",
    ]);
}

#[test]
fn a_tank_that_may_blow_up_is_in_the_odds() {
    let mut held = Promises::new(player, &read, 1);
    let wearer = |x: i32, y: i32| {
        let mut bob = human("Bob", x, y);
        bob.weapons.push(held_weapon(Weapon::Flamethrower));
        bob
    };
    for weapon in [Weapon::Pistol, Weapon::AssaultRifle, Weapon::SawnOffShotgun, Weapon::Flamethrower] {
        let name = weapon.profile().name;
        // Bob fights the zombie that is fired at, and stands near enough to be in a burst or a cone himself.
        let near = if weapon == Weapon::Pistol || weapon == Weapon::AssaultRifle { 700 } else { 680 };
        let mut battle = on(dawson(&[weapon])).zombie(near, 600).done();
        battle.arrange().humans.push(wearer(near, 625));
        hold(name, battle, &mut held);
    }
    let mut inspired = on(dawson(&[Weapon::Pistol])).zombie(700, 600).done();
    inspired.arrange().humans.extend([wearer(700, 625), skilled(human("Ida", 600, 450), Skill::Inspire)]);
    hold("Inspire", inspired, &mut held);
    held.are_kept(&[
        "pistol: fire the pistol at zombie #",
        "pistol: 2 more by dwa.shoot.declare-repeat",
        "assault rifle: fire the assault rifle at zombie #",
        "assault rifle: 1 more by dwa.auto.sustained",
        "sawn off shotgun: a place by dwa.shotgun.template-targets",
        "flamethrower: a place by dwa.flame.template",
        "Inspire: yes to dwa.skill.inspire",
    ]);
}

/// A shot that is chosen with its target shows what the last question would show. Nothing is chosen at once where a mind may turn it.
#[test]
fn a_shot_chosen_at_once_shows_the_odds_of_its_last_question() {
    let mad = |weapon| {
        let mut it = dawson(&[weapon]);
        it.psychoses.push(Psychosis::Berserk);
        it
    };
    let family = |weapon| {
        let mut it = dawson(&[weapon]);
        it.quirks.push(Quirk::Relative);
        it
    };
    for weapon in [Weapon::SawnOffShotgun, Weapon::PumpShotgun, Weapon::Pistol, Weapon::AssaultRifle] {
        for (it, diverted) in [(dawson(&[weapon]), false), (mad(weapon), true), (family(weapon), true)] {
            for battle in [field(it.clone()), brawl(it)] {
                assert_eq!(offers_at_once(battle), !diverted, "{weapon:?}");
            }
        }
    }
}

/// Whether anything can be chosen together with what it leads to; all of it is held to its promises.
fn offers_at_once(battle: Battle) -> bool {
    let mut session = Session::<Dwa>::new(battle);
    let asked = session.advance(&mut SeededDice::new(7), &mut Nobody);
    let Status::Asking { question, scratch, events } = asked else { panic!("nothing is asked") };
    let Shape::One { options } = &question.shape else { panic!("{question:?}") };
    let (session, question, scratch, events) = (&session, &*question, &scratch, &events);
    only_what_is_offered_is_taken(&PausedGame { seed: 7, session, question, scratch, events });
    options.iter().any(|it| !it.variants.is_empty())
}

#[test]
fn whole_games_show_odds_that_come_true() {
    let mut held = Promises::new(player, &read, 1);
    for (name, text) in setup::scenarios() {
        let scenario = Scenario::read(text).unwrap_or_else(|it| panic!("{name}: {it}"));
        let mut session = Session::<Dwa>::new(scenario.battle());
        let (mut dice, mut bot) = (SeededDice::new(5), Steady::new(5));
        for _ in 0..80 {
            if !advance_with(&mut session, &mut dice) {
                break;
            }
            let question = session.question().cloned().unwrap();
            for promise in promises(&session, &question, "", None) {
                held.hold(&session, &promise);
            }
            if !answered_by(&mut session, &mut dice, &mut bot) {
                break;
            }
        }
    }
    held.are_kept(&["fire the pistol at zombie #", "break away from close combat"]);
}

fn advance_with(session: &mut Session<Dwa>, dice: &mut SeededDice) -> bool {
    matches!(session.advance(dice, &mut Nobody), Status::Asking { .. })
}

/// The bot answers the open question.
fn answered_by(session: &mut Session<Dwa>, dice: &mut SeededDice, bot: &mut Steady) -> bool {
    struct Once<'a>(Option<&'a mut Steady>);
    impl kernel::Answers for Once<'_> {
        fn answer(&mut self, asked: &kernel::LiveQuestion<'_>) -> Option<Answer> {
            self.0.take().and_then(|it| it.answer(asked))
        }
    }
    !matches!(session.advance(dice, &mut Once(Some(bot))), Status::Over)
}
