//! Whatever rolls dice at once tells its odds first. What is expected is worked out by hand from the book's numbers, not by the
//! procedure that rolls.
use crate::board::{Board, board, human};
use crate::shown::{Shown, Told, lines, shown, told};
use dwa::{
    battle::{
        Battle, Dwa, FigureId, Human, Phase, act, cc, fear,
        figure::{CarriedWeapon, HumanTurn, Malfunction},
        mg, skill,
        vehicle::Ahead,
        wound, zombie,
    },
    table::{cc::StrikeSkill, quirk::Quirk, skill::Skill, vehicle::Speed, weapons::Weapon},
};
use kernel::{Answer, Field, Play, Point, scripted};

/// The first human acts.
fn acting(board: Board, dice: &[u16], answers: &[&str]) -> (Shown, Battle) {
    let mut battle = board.done();
    battle.phase = Phase::Humans { acting: Some(0) };
    let before = battle.clone();
    (shown(&mut battle, dice, answers, |battle, play| act::act(battle, play, 0).map(|_| ())), before)
}

/// What is told, as it was worked out by hand.
fn by_hand(told: &[(&str, &str)]) -> Told {
    told.iter().map(|it| (it.0.to_owned(), it.1.to_owned())).collect()
}

/// A pistol in close combat: 3 or more.
const PISTOL_CQM: &[(&str, &str)] = &[("eliminated", "2/3"), ("missed", "1/3")];
/// A machete from the front: down on 4 and 5, eliminated on 6.
const MACHETE: &[(&str, &str)] = &[("eliminated", "1/6"), ("falls", "1/3"), ("missed", "1/2")];
/// Something heavy from the front: down on 5 and 6.
const CLUB: &[(&str, &str)] = &[("falls", "1/3"), ("missed", "2/3")];
/// Ten dice of a machine gun at two, 5 and 6 each: (2/3)^10 is 1024/59049.
const MG_AT_TWO: &[(&str, &str)] =
    &[("2 eliminated", "17635/19683"), ("1 eliminated", "5120/59049"), ("none eliminated", "1024/59049")];
const MG_AT_ONE: &[(&str, &str)] = &[("1 eliminated", "58025/59049"), ("none eliminated", "1024/59049")];

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
    assert_eq!(asked.option("use Reflex to fire"), by_hand(PISTOL_CQM));
    assert_eq!(asked.option("use Reflex to strike"), by_hand(CLUB));
    assert_eq!(asked.option("dodge"), [], "nothing is rolled for");
}

#[test]
fn cover_fire_in_close_combat_tells_the_odds_of_the_burst() {
    let mut battle = in_contact(&[Skill::Cover], Weapon::Pistol, 6).done();
    battle.arrange().humans[0].turn = HumanTurn { cover_ap: 2, ..HumanTurn::default() };
    let asked = shown(&mut battle, &[], &[], |it, play| skill::cover_fire(it, play, 0));
    assert_eq!(asked.option("Dawson fires at zombie 1"), by_hand(PISTOL_CQM));
}

#[test]
fn an_extra_strike_tells_its_odds_for_each_enemy() {
    let two = || {
        in_contact(&[Skill::CombatExpert], Weapon::Machete, 0)
            .zombie(575, 600)
            .with(|it| it.arrange().zombies[1].facing = 270)
    };
    let (asked, _) = acting(two(), &[], &[STRIKE]);
    // One who falls is struck on the ground, where 2 is enough: 1/6 + 1/3 * 5/6 + 1/2 * 1/6.
    let both = [
        ("odds for", "both at the same enemy"),
        ("eliminated", "19/36"),
        ("falls", "2/9"),
        ("missed", "1/4"),
    ];
    assert_eq!(lines(&asked.yes), both.map(|it| (it.0.to_owned(), it.1.to_owned())));
    assert_eq!(lines(&asked.no), by_hand(MACHETE));
    let (asked, _) = acting(two(), &[1], &[STRIKE, "yes"]);
    assert_eq!(asked.option("strike zombie 1"), by_hand(MACHETE));
    let behind = [("eliminated", "1/3"), ("falls", "1/3"), ("missed", "1/3")];
    assert_eq!(asked.option("strike zombie 2"), by_hand(&behind), "one is struck in the back");
}

#[test]
fn a_chainsaw_that_goes_on_tells_the_odds_of_the_next_strike() {
    let (asked, _) = acting(in_contact(&[], Weapon::Chainsaw, 0).zombie(575, 600), &[6], &[SAW]);
    assert_eq!(asked.option("strike zombie 2"), by_hand(&[("eliminated", "2/3"), ("missed", "1/3")]));
}

#[test]
fn frantic_tells_the_odds_of_the_next_blow() {
    let (asked, _) = acting(in_contact(&[Skill::Frantic], Weapon::Machete, 0), &[4], &[STRIKE]);
    let on_the_ground = [("eliminated", "5/6"), ("missed", "1/6")];
    assert_eq!(lines(&asked.yes), by_hand(&on_the_ground));
}

#[test]
fn aggressive_tells_the_odds_of_the_second_die() {
    let (asked, _) = acting(in_contact(&[Skill::Aggressive], Weapon::Machete, 0), &[1], &[STRIKE]);
    assert_eq!(lines(&asked.yes), by_hand(MACHETE));
    assert_eq!(lines(&asked.no), [], "without it nothing more is rolled");
    let one_ap =
        in_contact(&[Skill::Aggressive], Weapon::Pistol, 5).with(|it| it.arrange().humans[0].turn.ap = 1);
    let (asked, _) = acting(one_ap, &[2], &[CLOSE]);
    assert_eq!(lines(&asked.yes), by_hand(PISTOL_CQM));
}

#[test]
fn double_tap_in_close_combat_tells_the_odds_of_both_bursts() {
    let (asked, _) = acting(in_contact(&[Skill::DoubleTap], Weapon::Pistol, 5), &[], &[CLOSE]);
    let both = by_hand(&[("eliminated", "8/9"), ("missed", "1/9")]);
    assert_eq!((lines(&asked.yes), lines(&asked.no)), (both, by_hand(PISTOL_CQM)));
}

#[test]
fn whoever_inspires_sees_the_odds_of_the_second_roll() {
    let shot = skilled(&[], Weapon::Pistol, 6).add(inspirer());
    let (asked, _) = acting(shot, &[1], &["fire the pistol at zombie 1", "1", "0"]);
    // A pistol at 15 cm: down on 4 and 5, eliminated on 6.
    let pistol =
        [("odds for", "1 shot, unaimed"), ("eliminated", "1/6"), ("falls", "1/3"), ("missed", "1/2")];
    assert_eq!(lines(&asked.yes), by_hand(&pistol));
    let (asked, _) = acting(in_contact(&[], Weapon::Machete, 0).add(inspirer()), &[1], &[STRIKE]);
    assert_eq!(lines(&asked.yes), by_hand(MACHETE));
    let breaks = in_contact(&[], Weapon::Machete, 0).add(inspirer());
    let (asked, _) = acting(breaks, &[1], &["break away from close combat"]);
    assert_eq!(lines(&asked.yes), by_hand(BREAK));
}

/// From one zombie: 2 or more.
const BREAK: &[(&str, &str)] = &[("breaks away", "5/6"), ("does not break away", "1/6")];

#[test]
fn a_break_tells_both_its_ends() {
    let (asked, _) = acting(in_contact(&[], Weapon::Machete, 0), &[], &[]);
    assert_eq!(asked.option("break away from close combat"), by_hand(BREAK));
}

#[test]
fn a_chainsaw_maniac_sees_what_the_one_would_do_without_him() {
    let (asked, before) = acting(in_contact(&[Skill::ChainsawManiac], Weapon::Chainsaw, 0), &[1], &[SAW]);
    let strike = cc::measure_strike(&before, 0, Some(0), 0);
    assert_ne!(strike.skill, Some(StrikeSkill::ChainsawManiac));
    let mishaps = [("out of gas", "1/3"), ("stalls", "1/2"), ("wounds its user", "1/6")];
    assert_eq!(lines(&asked.no), by_hand(&mishaps));
    assert_eq!(lines(&asked.yes), [], "the tank is empty for certain");
}

fn frightened(skills: &[Skill]) -> Battle {
    let board = board().human("Dawson", 600, 600).zombie(700, 600).rules(|it| it.skills = true);
    board.with(|it| it.arrange().humans[0].skills.extend_from_slice(skills)).done()
}

fn fears(passed: &str, failed: &str) -> Told {
    by_hand(&[("not afraid", passed), ("afraid", failed)])
}

#[test]
fn skills_against_fear_tell_the_odds_of_the_test() {
    let mut battle = frightened(&[Skill::Cool, Skill::Fearless]);
    // 10 less 1 for the zombie: two dice up to 9, up to 10 with Cool, up to 11 with Fearless.
    let asked = shown(&mut battle, &[], &[], fear::test_all);
    assert_eq!(asked.option("roll without a skill"), fears("5/6", "1/6"));
    assert_eq!(asked.option("use Cool: +1 Moral Value for this test"), fears("11/12", "1/12"));
    assert_eq!(asked.option("use Fearless: -2 on the dice"), fears("35/36", "1/36"));
    let asked = shown(&mut frightened(&[Skill::NervesOfSteel]), &[], &[], fear::test_all);
    assert_eq!((lines(&asked.yes), lines(&asked.no)), (vec![], fears("5/6", "1/6")));
}

#[test]
fn motivate_tells_what_it_does_for_each_test() {
    let mut battle = frightened(&[]);
    let mut lawless = human("Lawless", 725, 700);
    lawless.skills.push(Skill::Motivate);
    lawless.at.x = 600;
    battle.arrange().humans.push(lawless);
    let asked = shown(&mut battle, &[], &[], fear::test_all);
    let of_dawson = |preview: &view::Preview| -> Told {
        let [under] = preview.under.as_slice() else { panic!("{preview:?}") };
        assert_eq!(under.id, FigureId::Human(0).token());
        under.odds.iter().map(|it| (it.what.clone(), it.p.to_string())).collect()
    };
    // 10, less 1 for the zombie and 1 more for Lawless beside him; the motivator is another 1.
    assert_eq!(of_dawson(&asked.no), fears("11/12", "1/12"));
    assert_eq!(of_dawson(&asked.yes), fears("35/36", "1/36"));
}

#[test]
fn a_failed_fear_test_that_is_inspired_tells_the_odds_of_the_second() {
    let mut battle = frightened(&[]);
    battle.arrange().humans.push(inspirer());
    let asked = shown(&mut battle, &[6, 6], &[], fear::test_all);
    assert_eq!(lines(&asked.yes), fears("5/6", "1/6"));
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
    // Three wounds: 3 or more.
    let holds_out = by_hand(&[("holds out", "2/3"), ("eliminated", "1/3")]);
    let asked = shown(&mut bitten(Some(Skill::Tough)), &[1], &[], wound::test_all);
    assert_eq!(lines(&asked.yes), holds_out);
    let mut battle = bitten(None);
    battle.arrange().humans.push(inspirer());
    let asked = shown(&mut battle, &[1], &[], wound::test_all);
    assert_eq!(lines(&asked.yes), holds_out);
}

#[test]
fn a_lucky_bastard_sees_the_odds_of_the_hit_rolled_again() {
    let mut battle = in_contact(&[Skill::LuckyBastard], Weapon::Machete, 0).done();
    let asked = shown(&mut battle, &[6], &[], |battle, play| {
        zombie::stand_up(battle, play)?;
        zombie::attack_all(battle, play).map(|_| ())
    });
    // One zombie alone wounds on a 6.
    assert_eq!(lines(&asked.yes), by_hand(&[("not hurt", "5/6"), ("wounded", "1/6")]));
}

#[test]
fn skills_for_more_ap_tell_how_many_there_will_be() {
    let mut battle = board().human("Dawson", 600, 600).human("Lawless", 300, 300).done();
    (battle.rules.skills, battle.rules.quirks) = (true, true);
    battle.arrange().humans[0].skills.push(Skill::Hero);
    battle.arrange().humans[0].quirks.push(Quirk::Thick);
    let choose = |battle: &mut Battle, play: &mut Play<'_>| act::choose(battle, play).map(|_| ());
    // The Thick have 3 AP on 1 and 2.
    let thick = by_hand(&[("4 AP", "2/3"), ("3 AP", "1/3")]);
    let asked = shown(&mut battle.clone(), &[], &[], choose);
    assert_eq!(asked.option("Dawson"), thick);
    assert_eq!(asked.option("Lawless"), [], "his AP are certain");
    let asked = shown(&mut battle, &[], &["Dawson"], choose);
    assert_eq!(asked.option("use no skill"), thick);
    assert_eq!(asked.option("use Hero: 1 AP more"), by_hand(&[("5 AP", "2/3"), ("4 AP", "1/3")]));
}

#[test]
fn a_skill_for_a_shot_tells_what_the_shot_becomes() {
    let board = skilled(&[Skill::Sniper, Skill::DoubleTap], Weapon::Rifle, 6);
    let (asked, _) = acting(board, &[], &["fire the rifle at zombie 1"]);
    // A rifle: down on 4, eliminated on 5 and 6; a sniper eliminates on 2 or more.
    let rifle = [("eliminated", "1/3"), ("falls", "1/6"), ("missed", "1/2")];
    assert_eq!(asked.option("use no skill"), by_hand(&rifle));
    assert_eq!(asked.option("use Sniper"), by_hand(&[("eliminated", "5/6"), ("missed", "1/6")]));
    let board = skilled(&[Skill::DoubleTap], Weapon::SubMachineGun, 4);
    let (asked, _) = acting(board, &[], &["fire the sub machine gun at zombie 1"]);
    // Five dice with the same scores: none of them 5 or 6 in (2/3)^5, none of them good at all in (1/2)^5.
    let burst = [("eliminated", "211/243"), ("falls", "781/7776"), ("missed", "1/32")];
    assert_eq!(asked.option("use no skill"), by_hand(&burst));
    // Ten dice, and whatever scores eliminates.
    assert_eq!(asked.option("use Double tap"), by_hand(&[("eliminated", "1023/1024"), ("missed", "1/1024")]));
}

#[test]
fn a_machine_gun_tells_how_many_its_burst_puts_out() {
    let gun = |skills: &[Skill]| skilled(skills, Weapon::MachineGun, 20).zombie(800, 610);
    let (asked, before) = acting(gun(&[]), &[], &[]);
    assert_eq!(asked.option("fire the machine gun"), by_hand(MG_AT_TWO), "two stand there");
    let (asked, _) = acting(gun(&[]), &[], &["fire the machine gun"]);
    assert!(!asked.options.is_empty());
    for it in &asked.options {
        let (x, y) = it.label.split_once(',').unwrap();
        let at = Point::new(x.parse().unwrap(), y.parse().unwrap());
        let expected = match mg::in_circle(&before, 0, at).len() {
            2 => by_hand(MG_AT_TWO),
            1 => by_hand(MG_AT_ONE),
            n => panic!("a circle over {n}"),
        };
        assert_eq!(told(&it.odds), expected, "no more than stand in the circle");
    }
    let (asked, _) = acting(gun(&[Skill::Gunner]), &[], &["fire the machine gun"]);
    assert_eq!(asked.option("use no skill"), by_hand(MG_AT_TWO));
    // A gunner needs 4: ten coins.
    let gunner = [("2 eliminated", "1013/1024"), ("1 eliminated", "5/512"), ("none eliminated", "1/1024")];
    assert_eq!(asked.option("use Gunner"), by_hand(&gunner));
    let braced = gun(&[Skill::Brace, Skill::Gunner]);
    let (asked, _) = acting(braced, &[], &["fire the machine gun", "use Brace"]);
    // Twenty coins, and twenty dice of which 5 and 6 are good: 3^20 is 3486784401.
    let coins =
        [("2 eliminated", "1048555/1048576"), ("1 eliminated", "5/262144"), ("none eliminated", "1/1048576")];
    let plain = [
        ("2 eliminated", "3475250065/3486784401"),
        ("1 eliminated", "10485760/3486784401"),
        ("none eliminated", "1048576/3486784401"),
    ];
    assert_eq!(
        (&lines(&asked.yes)[1..], &lines(&asked.no)[1..]),
        (&by_hand(&coins)[..], &by_hand(&plain)[..])
    );
}

#[test]
fn a_grenade_tells_whether_it_lands_where_it_is_thrown() {
    let board = skilled(&[], Weapon::FragmentationGrenade, 2);
    let (asked, _) = acting(board, &[], &["throw a fragmentation grenade"]);
    let first = &asked.options[0];
    assert_eq!(told(&first.odds)[0], ("lands there".to_owned(), "1/6".to_owned()), "on a 6");
    let sum: f64 = first.odds.iter().map(|it| it.p.value()).sum();
    assert!((sum - 1.0).abs() < 1e-9);
}

#[test]
fn a_turn_at_speed_tells_whether_it_slides() {
    for (speed, turns) in [(Speed::Slow, "1"), (Speed::Fast, "2/3")] {
        let ahead = Ahead { from: Point::new(600, 600), facing: 0, left_mm: 200, widest: 45, speed };
        assert_eq!(ahead.odds(Point::new(600, 500)), [], "straight on nothing is rolled");
        assert_eq!(told(&ahead.odds(Point::new(650, 500)))[0], ("turns".to_owned(), turns.to_owned()));
    }
}

#[test]
fn those_in_a_circle_fare_as_the_hits_are_given_in_the_order_of_their_letters() {
    let board = skilled(&[], Weapon::MachineGun, 20).zombie(800, 610);
    let mut battle = board.done();
    battle.phase = Phase::Humans { acting: Some(0) };
    let mut session = kernel::Session::<Dwa>::new(battle);
    let mut seeded = kernel::dice::SeededDice::new(1);
    session.advance(&mut seeded, &mut kernel::Nobody);
    let question = session.question().unwrap().clone();
    let kernel::question::Shape::One { options } = &question.shape else { panic!() };
    let fire = options.iter().position(|it| it.label == "fire the machine gun").unwrap();
    let preview = session.preview(Some(&Answer::One(fire))).unwrap();
    assert_eq!(preview.under.len(), 2);
    // Of ten dice a 5 or 6 eliminates and a 4 lays down; the first takes the best hit and the second the next.
    let first = [("eliminated", "58025/59049"), ("falls", "989527/60466176"), ("missed", "1/1024")];
    let second = [("eliminated", "17635/19683"), ("falls", "1880639/20155392"), ("missed", "11/1024")];
    for (under, nth) in preview.under.iter().zip([first, second]) {
        assert!(FigureId::from_token(under.id).is_zombie());
        assert_eq!(told(&under.odds), by_hand(&nth));
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
    let (asked, _) = acting(board, &[], &[]);
    assert_eq!(asked.option(SAW), by_hand(CLUB));
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
    let (asked, _) = acting(board(false), &[], &["fire the pistol at zombie 1"]);
    let missed = |told: Told| told.into_iter().find(|it| it.0 == "missed").unwrap().1;
    assert_eq!(missed(asked.option("use Double tap")), "1/4");
    let (asked, _) = acting(board(true), &[], &["fire the pistol at zombie 1"]);
    // A natural 1 misses, and a second die of 1 or 2 jams: there is no second shot.
    // 1/18 for that, and (1/2 - 1/18) * 1/2 for two misses.
    assert_eq!(missed(asked.option("use Double tap")), "5/18");
}

#[test]
fn fire_into_close_combat_tells_that_a_miss_hits_the_friend() {
    let brawl = |weapon| skilled(&[], weapon, 6).human("Bob", 775, 575);
    for weapon in [Weapon::Pistol, Weapon::AssaultRifle] {
        let (asked, _) = acting(brawl(weapon), &[], &[]);
        let told = asked.option(&format!("fire the {} at zombie 1", weapon.profile().name));
        let p = |word: &str| told.iter().find(|it| it.0 == word).map(|it| it.1.clone());
        if weapon == Weapon::Pistol {
            assert_eq!(p("missed"), None, "its one die that misses hits the friend");
            assert_eq!(p("missed, a friend is hit"), Some("5/6".to_owned()), "6 - 2 is a fall");
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
