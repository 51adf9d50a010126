//! Whatever rolls dice at once tells its odds first, and they are those of the procedure that rolls.
use crate::board::{Board, board, human, z};
use crate::shown::{Shown, Told, lines, shown, told};
use dwa::{
    battle::{
        Battle, Dwa, FigureId, Human, Phase, act, auto, cc, fear,
        figure::{CarriedWeapon, HumanTurn, Malfunction},
        grenade, mg, shoot, skill,
        vehicle::Ahead,
        wound, zombie,
    },
    table::{
        cc::{Broke, Cqm, StrikeSkill},
        fear::{Fear, FearTest},
        grenade::Landing,
        mg::{MgBurst, MgSkill},
        quirk::{Allowance, ExtraAp, Quirk},
        shoot::{Hit, Shot, ShotSkill},
        skill::Skill,
        vehicle::{Speed, TurnVehicle, VehicleTurn},
        weapons::Weapon,
        wound::{WoundResult, WoundTest},
        zombie::{Bite, ZombieAttack},
    },
};
use kernel::{Answer, Dice, Field, Play, Point, odds, scripted};

/// The first human acts.
fn acting(board: Board, dice: &[u16], answers: &[&str]) -> (Shown, Battle) {
    let mut battle = board.done();
    battle.phase = Phase::Humans { acting: Some(0) };
    let before = battle.clone();
    (shown(&mut battle, dice, answers, |battle, play| act::act(battle, play, 0).map(|_| ())), before)
}

fn hits(procedure: impl FnMut(&mut dyn Dice) -> Hit) -> Told {
    let odds = odds(procedure);
    let words = [(Hit::Elim, "eliminated"), (Hit::Fall, "falls"), (Hit::Miss, "missed")];
    let some = words.iter().filter(|it| !odds.of(&it.0).is_zero());
    some.map(|it| (it.1.to_owned(), odds.of(&it.0).to_string())).collect()
}

fn either(yes: &str, no: &str, procedure: impl FnMut(&mut dyn Dice) -> bool) -> Told {
    let odds = odds(procedure);
    vec![(yes.to_owned(), odds.of(&true).to_string()), (no.to_owned(), odds.of(&false).to_string())]
}

fn kills(burst: MgBurst, most: u8) -> Told {
    let steps = [
        (4..=10, "4 or more eliminated"),
        (3..=3, "3 eliminated"),
        (2..=2, "2 eliminated"),
        (1..=1, "1 eliminated"),
        (0..=0, "none eliminated"),
    ];
    let odds = odds(|dice| burst.fire(dice).elims.min(most));
    let p = |range: std::ops::RangeInclusive<u8>| odds.map(|it| range.contains(it)).of(&true);
    let all = steps.into_iter().map(|it| (it.1.to_owned(), p(it.0)));
    all.filter(|it| !it.1.is_zero()).map(|it| (it.0, it.1.to_string())).collect()
}

/// Dawson with a weapon and skills; the zombie stands 15 cm east.
fn skilled(skills: &[Skill], weapon: Weapon, loaded: u8) -> Board {
    let board = board().armed("Dawson", 600, 600, weapon, loaded).zombie(775, 600);
    board.rules(|it| it.skills = true).with(|it| it.arrange().humans[0].skills.extend_from_slice(skills))
}

/// The same with the zombie in contact, facing him.
fn in_contact(skills: &[Skill], weapon: Weapon, loaded: u8) -> Board {
    skilled(skills, weapon, loaded).with(|it| {
        it.arrange().zombies[0].at.x = 625;
        it.arrange().zombies[0].facing = 270;
    })
}

/// Somebody near him who inspires.
fn inspirer() -> Human {
    let mut bob = human("Bob", 450, 600);
    bob.skills.push(Skill::Inspire);
    bob
}

const STRIKE: &str = "strike zombie 1 with the machete";
const SAW: &str = "strike zombie 1 with the chainsaw";
#[test]
fn a_shot_in_close_combat_that_cannot_hit_says_so() {
    let mut dawson = human("Dawson", 600, 600);
    let rifle = Weapon::Rifle;
    dawson.weapons.push(CarriedWeapon {
        weapon: rifle,
        loaded: 5,
        pieces: 0,
        trouble: Malfunction::None,
        grenade: None,
    });
    dawson.in_hand.push(0);
    dawson.quirks.push(Quirk::Flinch);
    let board = board().add(dawson).zombie(625, 600).rules(|it| it.quirks = true);
    let (asked, _) = acting(board, &[], &[]);
    let label = "fire the rifle in close combat at zombie 1";
    assert_eq!(asked.option(label), [("missed".to_owned(), "1".to_owned())], "6 and no more, less 1");
}

const CLOSE: &str = "fire the pistol in close combat at zombie 1";

#[test]
fn a_reflex_tells_the_odds_of_its_burst_and_of_its_strike() {
    let mut battle = in_contact(&[Skill::Reflex, Skill::Dodge], Weapon::Pistol, 6).done();
    let asked = shown(&mut battle, &[], &[], |it, play| skill::entered_contact(it, play, 0, 0));
    let cqm = cc::measure_cqm(&battle, 0, 0, 1);
    assert_eq!(asked.option("use Reflex to fire"), hits(|dice| cqm.fire(dice).hits[0]));
    let strike = cc::measure_strike(&battle, 0, Some(0), 0);
    assert_eq!(asked.option("use Reflex to strike"), hits(|dice| strike.roll(dice).hit));
    assert_eq!(asked.option("dodge"), [], "nothing is rolled for");
}

#[test]
fn cover_fire_in_close_combat_tells_the_odds_of_the_burst() {
    let mut battle = in_contact(&[Skill::Cover], Weapon::Pistol, 6).done();
    battle.arrange().humans[0].turn = HumanTurn { cover_ap: 2, ..HumanTurn::default() };
    let asked = shown(&mut battle, &[], &[], |it, play| skill::cover_fire(it, play, 0));
    let cqm = cc::measure_cqm(&battle, 0, 0, 1);
    assert_eq!(asked.option("Dawson fires at zombie 1"), hits(|dice| cqm.fire(dice).hits[0]));
}

#[test]
fn an_extra_strike_tells_its_odds_for_each_enemy() {
    let two = || {
        in_contact(&[Skill::CombatExpert], Weapon::Machete, 0)
            .zombie(575, 600)
            .with(|it| it.arrange().zombies[1].facing = 270)
    };
    let (asked, before) = acting(two(), &[], &[STRIKE]);
    let front = cc::measure_strike(&before, 0, Some(0), 0);
    // One who falls is struck on the ground, where 2 is enough: 1/6 + 1/3 * 5/6 + 1/2 * 1/6.
    let both = [
        ("odds for", "both at the same enemy"),
        ("eliminated", "19/36"),
        ("falls", "2/9"),
        ("missed", "1/4"),
    ];
    assert_eq!(lines(&asked.yes), both.map(|it| (it.0.to_owned(), it.1.to_owned())));
    assert_eq!(lines(&asked.no), hits(|dice| front.roll(dice).hit));
    let (asked, before) = acting(two(), &[1], &[STRIKE, "yes"]);
    let behind = cc::measure_strike(&before, 0, Some(0), 1);
    assert_eq!(asked.option("strike zombie 1"), hits(|dice| front.roll(dice).hit));
    assert_eq!(asked.option("strike zombie 2"), hits(|dice| behind.roll(dice).hit));
    assert_ne!(asked.option("strike zombie 1"), asked.option("strike zombie 2"), "one is struck in the back");
}

#[test]
fn a_chainsaw_that_goes_on_tells_the_odds_of_the_next_strike() {
    let (asked, before) = acting(in_contact(&[], Weapon::Chainsaw, 0).zombie(575, 600), &[6], &[SAW]);
    let next = cc::measure_strike(&before, 0, Some(0), 1);
    assert_eq!(asked.option("strike zombie 2"), hits(|dice| next.roll(dice).hit));
}

#[test]
fn frantic_tells_the_odds_of_the_next_blow() {
    let (asked, before) = acting(in_contact(&[Skill::Frantic], Weapon::Machete, 0), &[4], &[STRIKE]);
    let mut fallen = before;
    fallen.arrange().zombies[0].fallen = true;
    let next = cc::measure_strike(&fallen, 0, Some(0), 0);
    assert_eq!(lines(&asked.yes), hits(|dice| next.roll(dice).hit));
}

#[test]
fn aggressive_tells_the_odds_of_the_second_die() {
    let (asked, before) = acting(in_contact(&[Skill::Aggressive], Weapon::Machete, 0), &[1], &[STRIKE]);
    let strike = cc::measure_strike(&before, 0, Some(0), 0);
    let again = hits(|dice| {
        let face = strike.reroll(dice);
        strike.read(face, dice).hit
    });
    assert_eq!(lines(&asked.yes), again);
    assert_eq!(lines(&asked.no), [], "without it nothing more is rolled");
    let one_ap =
        in_contact(&[Skill::Aggressive], Weapon::Pistol, 5).with(|it| it.arrange().humans[0].turn.ap = 1);
    let (asked, before) = acting(one_ap, &[2], &[CLOSE]);
    let cqm = cc::measure_cqm(&before, 0, 0, 1);
    let roll = cqm.roll(&mut scripted(&[2]));
    assert_eq!(lines(&asked.yes), hits(|dice| cqm.allot(cqm.reroll(roll, dice), dice).hits[0]));
}

#[test]
fn double_tap_in_close_combat_tells_the_odds_of_both_bursts() {
    let (asked, before) = acting(in_contact(&[Skill::DoubleTap], Weapon::Pistol, 5), &[], &[CLOSE]);
    let cqm: Cqm = cc::measure_cqm(&before, 0, 0, 1);
    let both = hits(|dice| cqm.fire(dice).hits[0].max(cqm.fire(dice).hits[0]));
    assert_eq!((lines(&asked.yes), lines(&asked.no)), (both, hits(|dice| cqm.fire(dice).hits[0])));
}

#[test]
fn whoever_inspires_sees_the_odds_of_the_second_roll() {
    let shot = skilled(&[], Weapon::Pistol, 6).add(inspirer());
    let (asked, before) = acting(shot, &[1], &["fire the pistol at zombie 1", "1", "0"]);
    let shot = shoot::measure(&before, 0, 0, z(0));
    assert_eq!(lines(&asked.yes), hits(|dice| shot.fire(dice).hit));
    let (asked, before) = acting(in_contact(&[], Weapon::Machete, 0).add(inspirer()), &[1], &[STRIKE]);
    let strike = cc::measure_strike(&before, 0, Some(0), 0);
    assert_eq!(lines(&asked.yes), hits(|dice| strike.roll(dice).hit));
    let breaks = in_contact(&[], Weapon::Machete, 0).add(inspirer());
    let (asked, before) = acting(breaks, &[1], &["break away from close combat"]);
    let escape = cc::measure_break(&before, 0);
    assert_eq!(
        lines(&asked.yes),
        either("breaks away", "does not break away", |dice| escape.roll(dice) == Broke::Away)
    );
}

#[test]
fn a_break_tells_both_its_ends() {
    let (asked, before) = acting(in_contact(&[], Weapon::Machete, 0), &[], &[]);
    let escape = cc::measure_break(&before, 0);
    let odds = either("breaks away", "does not break away", |dice| escape.roll(dice) == Broke::Away);
    assert_eq!(asked.option("break away from close combat"), odds);
}

#[test]
fn a_chainsaw_maniac_sees_what_the_one_would_do_without_him() {
    let (asked, before) = acting(in_contact(&[Skill::ChainsawManiac], Weapon::Chainsaw, 0), &[1], &[SAW]);
    let strike = cc::measure_strike(&before, 0, Some(0), 0);
    assert_ne!(strike.skill, Some(StrikeSkill::ChainsawManiac));
    let mishaps = odds(|dice| strike.read(1, dice).mishap);
    let ps: Vec<String> = mishaps.outcomes.values().rev().map(ToString::to_string).collect();
    let no = lines(&asked.no);
    assert_eq!(no.iter().map(|it| it.1.clone()).collect::<Vec<_>>(), ps);
    assert_eq!(
        no.iter().map(|it| it.0.as_str()).collect::<Vec<_>>(),
        ["out of gas", "stalls", "wounds its user"]
    );
    assert_eq!(lines(&asked.yes), [], "the tank is empty for certain");
}

fn frightened(skills: &[Skill]) -> Battle {
    let board = board().human("Dawson", 600, 600).zombie(700, 600).rules(|it| it.skills = true);
    board.with(|it| it.arrange().humans[0].skills.extend_from_slice(skills)).done()
}

fn fears(test: &FearTest) -> Told {
    either("not afraid", "afraid", |dice| test.roll(dice) == Fear::Passed)
}

#[test]
fn skills_against_fear_tell_the_odds_of_the_test() {
    let mut battle = frightened(&[Skill::Cool, Skill::Fearless]);
    let test = fear::measure_all(&battle)[0].1.clone();
    let asked = shown(&mut battle, &[], &[], fear::test_all);
    assert_eq!(asked.option("roll without a skill"), fears(&test));
    let cool = FearTest { cool: true, ..test.clone() };
    assert_eq!(asked.option("use Cool: +1 Moral Value for this test"), fears(&cool));
    let fearless = FearTest { fearless: true, ..test.clone() };
    assert_eq!(asked.option("use Fearless: -2 on the dice"), fears(&fearless));
    let asked = shown(&mut frightened(&[Skill::NervesOfSteel]), &[], &[], fear::test_all);
    assert_eq!((lines(&asked.yes), lines(&asked.no)), (vec![], fears(&test)));
}

#[test]
fn motivate_tells_what_it_does_for_each_test() {
    let mut battle = frightened(&[]);
    let mut lawless = human("Lawless", 725, 700);
    lawless.skills.push(Skill::Motivate);
    lawless.at.x = 600;
    battle.arrange().humans.push(lawless);
    let tests = fear::measure_all(&battle);
    let dawson = tests.iter().find(|it| it.0 == 0).unwrap().1.clone();
    let asked = shown(&mut battle, &[], &[], fear::test_all);
    let of_dawson = |preview: &view::Preview| -> Told {
        let [under] = preview.under.as_slice() else { panic!("{preview:?}") };
        assert_eq!(under.id, FigureId::Human(0).token());
        under.odds.iter().map(|it| (it.what.clone(), it.p.to_string())).collect()
    };
    assert_eq!(of_dawson(&asked.no), fears(&dawson));
    assert_eq!(of_dawson(&asked.yes), fears(&FearTest { motivators: 1, ..dawson }));
}

#[test]
fn a_failed_fear_test_that_is_inspired_tells_the_odds_of_the_second() {
    let mut battle = frightened(&[]);
    battle.arrange().humans.push(inspirer());
    let test = fear::measure_all(&battle)[0].1.clone();
    let asked = shown(&mut battle, &[6, 6], &[], fear::test_all);
    assert_eq!(lines(&asked.yes), fears(&test));
}

fn bitten(skill: Option<Skill>) -> Battle {
    let mut battle = board().human("Dawson", 600, 600).rules(|it| it.skills = true).done();
    let figure = &mut battle.arrange().humans[0];
    (figure.wounds, figure.untested, figure.bitten) = (3, 1, true);
    figure.skills.extend(skill);
    battle
}

#[test]
fn a_second_wound_test_tells_its_odds() {
    let test = WoundTest { wounds: 3, ..WoundTest::default() };
    let asked = shown(&mut bitten(Some(Skill::Tough)), &[1], &[], wound::test_all);
    let again = |dice: &mut dyn Dice| test.roll_again(dice) == WoundResult::NothingHappens;
    assert_eq!(lines(&asked.yes), either("holds out", "eliminated", again));
    let mut battle = bitten(None);
    battle.arrange().humans.push(inspirer());
    let asked = shown(&mut battle, &[1], &[], wound::test_all);
    let once = |dice: &mut dyn Dice| test.roll(dice) == WoundResult::NothingHappens;
    assert_eq!(lines(&asked.yes), either("holds out", "eliminated", once));
}

#[test]
fn a_lucky_bastard_sees_the_odds_of_the_hit_rolled_again() {
    let mut battle = in_contact(&[Skill::LuckyBastard], Weapon::Machete, 0).done();
    let asked = shown(&mut battle, &[6], &[], |battle, play| {
        zombie::stand_up(battle, play)?;
        zombie::attack_all(battle, play).map(|_| ())
    });
    let attack = ZombieAttack::default();
    let odds = either("not hurt", "wounded", |dice| attack.roll_again(dice) == Bite::Miss);
    assert_eq!(lines(&asked.yes), odds);
}

#[test]
fn skills_for_more_ap_tell_how_many_there_will_be() {
    let mut battle = board().human("Dawson", 600, 600).human("Lawless", 300, 300).done();
    (battle.rules.skills, battle.rules.quirks) = (true, true);
    battle.arrange().humans[0].skills.push(Skill::Hero);
    battle.arrange().humans[0].quirks.push(Quirk::Thick);
    let choose = |battle: &mut Battle, play: &mut Play<'_>| act::choose(battle, play).map(|_| ());
    let thick = Allowance { thick: true, ..Allowance::default() };
    let ap = |allowance: &Allowance| -> Told {
        let odds = odds(|dice| allowance.roll(dice).ap);
        odds.outcomes.iter().rev().map(|(ap, p)| (format!("{ap} AP"), p.to_string())).collect()
    };
    let asked = shown(&mut battle.clone(), &[], &[], choose);
    assert_eq!(asked.option("Dawson"), ap(&thick));
    assert_eq!(asked.option("Lawless"), [], "his AP are certain");
    let asked = shown(&mut battle, &[], &["Dawson"], choose);
    assert_eq!(asked.option("use no skill"), ap(&thick));
    let hero = Allowance { extra: Some(ExtraAp::Hero), ..thick };
    assert_eq!(asked.option("use Hero: 1 AP more"), ap(&hero));
}

#[test]
fn a_skill_for_a_shot_tells_what_the_shot_becomes() {
    let board = skilled(&[Skill::Sniper, Skill::DoubleTap], Weapon::Rifle, 6);
    let (asked, before) = acting(board, &[], &["fire the rifle at zombie 1"]);
    let shot = shoot::measure(&before, 0, 0, z(0));
    let with = |skill| hits(|dice| Shot { skill, ..shot.clone() }.fire(dice).hit);
    assert_eq!(asked.option("use no skill"), with(None));
    assert_eq!(asked.option("use Sniper"), with(Some(ShotSkill::Sniper)));
    let board = skilled(&[Skill::DoubleTap], Weapon::SubMachineGun, 4);
    let (asked, before) = acting(board, &[], &["fire the sub machine gun at zombie 1"]);
    let mut burst = auto::measure(&before, 0, 0, z(0));
    assert_eq!(asked.option("use no skill"), hits(|dice| burst.at_declared(0, dice).0));
    burst.skill = Some(ShotSkill::DoubleTap);
    let both = hits(|dice| burst.at_declared(0, dice).0.max(burst.at_declared(0, dice).0));
    assert_eq!(asked.option("use Double tap"), both);
}

#[test]
fn a_machine_gun_tells_how_many_its_burst_puts_out() {
    let gun = |skills: &[Skill]| skilled(skills, Weapon::MachineGun, 20).zombie(800, 610);
    let (asked, before) = acting(gun(&[]), &[], &[]);
    let plain = mg::measure(&before, 0, Weapon::MachineGun);
    assert_eq!(asked.option("fire the machine gun"), kills(plain, 2), "two stand there");
    let (asked, _) = acting(gun(&[]), &[], &["fire the machine gun"]);
    assert!(!asked.options.is_empty());
    for it in &asked.options {
        let (x, y) = it.label.split_once(',').unwrap();
        let at = Point::new(x.parse().unwrap(), y.parse().unwrap());
        let n = mg::in_circle(&before, 0, at).len() as u8;
        assert_eq!(told(&it.odds), kills(plain, n), "no more than stand in the circle");
    }
    let (asked, _) = acting(gun(&[Skill::Gunner]), &[], &["fire the machine gun"]);
    let gunner = MgBurst { skill: Some(MgSkill::Gunner), ..plain };
    assert_eq!(asked.option("use no skill"), kills(plain, 2));
    assert_eq!(asked.option("use Gunner"), kills(gunner, 2));
    let braced = gun(&[Skill::Brace, Skill::Gunner]);
    let (asked, _) = acting(braced, &[], &["fire the machine gun", "use Brace"]);
    let twice = |burst: MgBurst| {
        let odds = odds(|dice| (burst.fire(dice).elims.min(2) + burst.fire(dice).elims).min(2));
        [(2, "2 eliminated"), (1, "1 eliminated"), (0, "none eliminated")]
            .map(|it| (it.1.to_owned(), odds.of(&it.0).to_string()))
    };
    assert_eq!((&lines(&asked.yes)[1..], &lines(&asked.no)[1..]), (&twice(gunner)[..], &twice(plain)[..]));
}

#[test]
fn a_grenade_tells_whether_it_lands_where_it_is_thrown() {
    let board = skilled(&[], Weapon::FragmentationGrenade, 2);
    let (asked, before) = acting(board, &[], &["throw a fragmentation grenade"]);
    let first = &asked.options[0];
    let (x, y) = first.label.split_once(',').unwrap();
    let throw = grenade::measure(&before, 0, 0, Point::new(x.parse().unwrap(), y.parse().unwrap()));
    let lands = odds(|dice| throw.land(dice)).of(&Landing::OnTarget);
    assert_eq!(told(&first.odds)[0], ("lands there".to_owned(), lands.to_string()));
    let sum: f64 = first.odds.iter().map(|it| it.p.value()).sum();
    assert!((sum - 1.0).abs() < 1e-9);
}

#[test]
fn a_turn_at_speed_tells_whether_it_slides() {
    for speed in [Speed::Slow, Speed::Fast] {
        let ahead = Ahead { from: Point::new(600, 600), facing: 0, left_mm: 200, widest: 45, speed };
        let turn = TurnVehicle { speed };
        let odds = odds(|dice| turn.roll(dice) == VehicleTurn::Safe).of(&true);
        assert_eq!(ahead.odds(Point::new(600, 500)), [], "straight on nothing is rolled");
        assert_eq!(told(&ahead.odds(Point::new(650, 500)))[0], ("turns".to_owned(), odds.to_string()));
    }
}

#[test]
fn those_in_a_circle_fare_as_the_hits_are_given_in_the_order_of_their_letters() {
    let board = skilled(&[], Weapon::MachineGun, 20).zombie(800, 610);
    let mut battle = board.done();
    battle.phase = Phase::Humans { acting: Some(0) };
    let burst = mg::measure(&battle, 0, Weapon::MachineGun);
    let mut session = kernel::Session::<Dwa>::new(battle);
    let mut seeded = kernel::dice::SeededDice::new(1);
    session.advance(&mut seeded, &mut kernel::Nobody);
    let question = session.question().unwrap().clone();
    let kernel::question::Shape::One { options } = &question.shape else { panic!() };
    let fire = options.iter().position(|it| it.label == "fire the machine gun").unwrap();
    let preview = session.preview(Some(&Answer::One(fire))).unwrap();
    assert_eq!(preview.under.len(), 2);
    for (n, under) in preview.under.iter().enumerate() {
        assert!(FigureId::from_token(under.id).is_zombie());
        let nth = hits(|dice| {
            let tally = burst.fire(dice);
            match n as u8 {
                n if n < tally.elims => Hit::Elim,
                n if n < tally.scored() => Hit::Fall,
                _ => Hit::Miss,
            }
        });
        assert_eq!(told(&under.odds), nth, "{n}");
    }
}

#[test]
fn a_stalled_chainsaw_tells_the_odds_of_a_club() {
    let stalled = CarriedWeapon {
        weapon: Weapon::Chainsaw,
        loaded: 0,
        pieces: 0,
        trouble: Malfunction::Stalled,
        grenade: None,
    };
    let board = in_contact(&[], Weapon::Chainsaw, 0).with(|it| it.arrange().humans[0].weapons[0] = stalled);
    let (asked, before) = acting(board, &[], &[]);
    let strike = cc::measure_strike(&before, 0, Some(0), 0);
    assert_eq!(asked.option(SAW), hits(|dice| strike.roll(dice).hit));
}

#[test]
fn the_table_shows_the_dice_of_a_yes_and_not_those_that_lie_there() {
    let mut battle = in_contact(&[Skill::Aggressive], Weapon::Machete, 0).done();
    battle.phase = Phase::Humans { acting: Some(0) };
    let mut session = kernel::Session::<Dwa>::new(battle);
    let mut dice = scripted(&[1]);
    session.advance(&mut dice, &mut kernel::Nobody);
    let question = session.question().unwrap().clone();
    let kernel::question::Shape::One { options } = &question.shape else { panic!() };
    let strike = options.iter().position(|it| it.label == STRIKE).unwrap();
    session.answer(question.seat, Answer::One(strike)).unwrap();
    session.advance(&mut dice, &mut kernel::Nobody);
    let shown = session.preview(None).unwrap();
    assert_eq!(shown, session.preview(Some(&Answer::YesNo(true))).unwrap());
    assert!(shown.under.iter().all(|it| it.odds.is_empty()) && !shown.under.is_empty());
    assert!(shown.lines.iter().any(|it| it.name == "eliminated"));
}

#[test]
fn double_tap_tells_the_odds_of_both_shots_and_of_what_a_jam_takes_away() {
    let board = |jams| skilled(&[Skill::DoubleTap], Weapon::Pistol, 6).rules(|it| it.jams = jams);
    let (asked, before) = acting(board(false), &[], &["fire the pistol at zombie 1"]);
    let shot = Shot { skill: Some(ShotSkill::DoubleTap), ..shoot::measure(&before, 0, 0, z(0)) };
    let p = odds(|dice| shot.fire(dice).hit).of(&Hit::Miss);
    let missed = |told: Told| told.into_iter().find(|it| it.0 == "missed").unwrap().1;
    assert_eq!(missed(asked.option("use Double tap")), p.times(&p).to_string());
    let (asked, _) = acting(board(true), &[], &["fire the pistol at zombie 1"]);
    // A natural 1 misses, and a second die of 1 or 2 jams: there is no second shot.
    let jammed = kernel::Ratio::new(1, 18);
    let both = p.minus(&jammed).times(&p).plus(&jammed);
    assert_eq!(missed(asked.option("use Double tap")), both.to_string());
}

#[test]
fn fire_into_close_combat_tells_that_a_miss_hits_the_friend() {
    let brawl = |weapon| skilled(&[], weapon, 6).human("Bob", 775, 575);
    for weapon in [Weapon::Pistol, Weapon::AssaultRifle] {
        let (asked, before) = acting(brawl(weapon), &[], &[]);
        let told = asked.option(&format!("fire the {} at zombie 1", weapon.profile().name));
        let p = |word: &str| told.iter().find(|it| it.0 == word).map(|it| it.1.clone());
        let shot = shoot::measure(&before, 0, 0, z(0));
        if weapon == Weapon::Pistol {
            assert_eq!(p("missed"), None, "its one die that misses hits the friend");
            let missed = odds(|dice| shot.fire(dice).hits_friend).of(&true);
            assert_eq!(p("missed, a friend is hit"), Some(missed.to_string()));
        }
        assert!(p("missed, a friend is hit").is_some(), "{told:?}");
    }
}

#[test]
fn shotguns_and_flames_tell_what_each_direction_comes_to() {
    let two = |weapon| skilled(&[], weapon, 6).with(|it| it.arrange().zombies[0].at.x = 730).zombie(730, 627);
    for (weapon, action, lone) in [
        (Weapon::PumpShotgun, "fire the pump shotgun", ["eliminated", "falls", "missed"].as_slice()),
        (Weapon::Flamethrower, "fire the flamethrower", ["eliminated", "on fire"].as_slice()),
    ] {
        let (asked, _) = acting(two(weapon), &[], &[action]);
        let words =
            |it: &kernel::question::OptionView| it.odds.iter().map(|it| it.what.clone()).collect::<Vec<_>>();
        assert!(
            asked.options.iter().any(|it| words(it) == ["2 eliminated", "1 eliminated", "none eliminated"]),
            "{weapon:?}"
        );
        for it in &asked.options {
            let sum: f64 = it.odds.iter().map(|it| it.p.value()).sum();
            assert!((sum - 1.0).abs() < 1e-9, "{weapon:?}: {it:?}");
        }
        let (asked, _) =
            acting(skilled(&[], weapon, 6).with(|it| it.arrange().zombies[0].at.x = 730), &[], &[action]);
        assert_eq!(words(&asked.options[0]), lone);
    }
}
