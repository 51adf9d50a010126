//! Grenades (11.2.8) on the board.
use crate::board::{
    Board,
    acting::{acts, chooses, cost, noted, offers, place_refused, refused, why_not_there},
    board, board_on, h, z,
};
use dwa::{
    battle::{
        Battle,
        board::{LooseThing, Lying},
        figure::{CarriedWeapon, Malfunction},
        grenade::in_blast,
    },
    journal::Incident,
    rule,
    rules::BlastDiameter,
    table::weapons::{Grenade, Weapon},
};
use ground::open::{Opening, Passage, Piece, PieceId, Polygon, Room, Shape, Table};
use kernel::{Point, Proof, RuleId};

const THROW: &str = "throw a fragmentation grenade";

fn thrower() -> Board {
    board().armed("Dawson", 600, 600, Weapon::FragmentationGrenade, 2)
}

fn wall(x: i32) -> Piece {
    Piece {
        name: "a wall".to_owned(),
        shape: Shape::Polygon(Polygon::rectangle(x, 400, 4, 400)),
        height_mm: 60,
        blocks_sight: true,
        blocks_move: true,
        solid: true,
        crossing: None,
        roof_mm: None,
        stands_on: None,
    }
}

fn room(width: i32) -> Table {
    let area = Polygon::rectangle(500, 500, width, 300);
    let rooms = vec![Room { name: "a room".to_owned(), area, confined: true }];
    Table { width: 1200, height: 1200, rooms, ..Table::default() }
}

#[test]
fn priming_and_throwing_cost_three_ap_and_a_cocktail_two() {
    let _proof = Proof::of(rule!("dwa.grenade.cost")).facts([1, 2, 3, 4]);
    assert_eq!(cost(&thrower().done(), 0, THROW), Some(3));
    let molotov = board().armed("Dawson", 600, 600, Weapon::Molotov, 1).done();
    assert_eq!(cost(&molotov, 0, "throw a Molotov cocktail"), Some(2));
    let launcher = board().armed("Dawson", 600, 600, Weapon::GrenadeLauncher, 1).done();
    assert_eq!(cost(&launcher, 0, "fire the grenade launcher"), Some(4));
    let mut battle = thrower().zombie(740, 600).done();
    acts(&mut battle, 0, &[6, 5], &[THROW, "740,600"]);
    assert!(battle.zombies[0].out);
    assert_eq!((battle.humans[0].weapons[0].pieces, battle.humans[0].turn.ap), (1, 1));
    assert_eq!(battle.noises[0].at, Point::new(740, 600), "it is heard where it explodes");
    let mut poor = thrower().done();
    poor.arrange().humans[0].turn.ap = 2;
    assert_eq!(refused(&poor, 0, THROW), Some(rule!("dwa.ruling.prime")));
    assert!(!offers(&poor, 0).iter().any(|it| it.contains("prime") || it.contains("grenade at")));
}

#[test]
fn in_fear_nobody_primes_a_grenade() {
    let _proof = Proof::of(rule!("dwa.grenade.cost")).facts([5]);
    let _proof = Proof::of(rule!("dwa.ruling.prime"));
    let mut battle = thrower().done();
    battle.arrange().humans[0].turn.afraid = true;
    assert_eq!(refused(&battle, 0, THROW), Some(rule!("dwa.ruling.prime")));
    let mut molotov = board().armed("Dawson", 600, 600, Weapon::Molotov, 1).done();
    molotov.arrange().humans[0].turn.afraid = true;
    assert_eq!(cost(&molotov, 0, "throw a Molotov cocktail"), Some(4));
    acts(&mut molotov, 0, &[6], &["throw a Molotov cocktail", "740,600"]);
    assert_eq!(molotov.humans[0].turn.ap, 0);
}

/// The rule that forbids a throw at a point.
fn throw_refused(battle: &Battle, label: &str, x: i32) -> Option<RuleId> {
    place_refused(battle, 0, &[], &[label], (x, 600))
}

#[test]
fn a_grenade_is_thrown_fifteen_and_launched_thirty_centimetres_in_sight() {
    let _proof = Proof::of(rule!("dwa.grenade.range")).facts([1, 2]);
    let battle = thrower().done();
    // From the edge of the base, rounded: 762 is 149.5 mm away and 763 is 150.5.
    let range = Some(rule!("dwa.grenade.range"));
    assert_eq!(throw_refused(&battle, THROW, 762), None);
    assert_eq!(throw_refused(&battle, THROW, 764), range);
    assert!(why_not_there(&battle, 0, &[THROW], (764, 600)).contains("15 cm is as far as it goes"));
    let launcher = board().armed("Dawson", 600, 600, Weapon::GrenadeLauncher, 1).done();
    assert_eq!(throw_refused(&launcher, "fire the grenade launcher", 912), None);
    assert_eq!(throw_refused(&launcher, "fire the grenade launcher", 914), range);
    let table = Table { width: 1200, height: 1200, pieces: vec![wall(700)], ..Table::default() };
    let walled = board_on(table).armed("Dawson", 600, 600, Weapon::FragmentationGrenade, 2).done();
    assert_eq!(throw_refused(&walled, THROW, 690), None);
    assert_eq!(throw_refused(&walled, THROW, 720), range);
    assert_eq!(why_not_there(&walled, 0, &[THROW], (720, 600)), "Dawson does not see that place.");
}

#[test]
fn the_blast_takes_who_is_more_than_half_in_it_friends_too() {
    let _proof = Proof::of(rule!("dwa.grenade.template")).facts([1, 2, 3, 4, 5, 6]);
    let _proof = Proof::of(rule!("dwa.ruling.template-coverage"));
    let _proof = Proof::of(rule!("dwa.ruling.grenade-template-size"));
    let at = Point::new(800, 600);
    let caught = |battle: &Battle| in_blast(battle, Grenade::Fragmentation, at, None).len();
    assert_eq!(caught(&thrower().zombie(849, 600).done()), 1);
    assert_eq!(caught(&thrower().zombie(850, 600).done()), 0, "exactly half is not enough");
    assert_eq!(caught(&thrower().zombie(820, 600).zombie(846, 600).done()), 2, "figures protect nobody");
    let low =
        Piece { height_mm: 20, blocks_sight: false, blocks_move: false, crossing: Some(1), ..wall(815) };
    let table = Table { width: 1200, height: 1200, pieces: vec![low], ..Table::default() };
    assert_eq!(
        caught(&board_on(table).human("Dawson", 600, 600).zombie(840, 600).done()),
        1,
        "nor a low wall"
    );
    let table = Table { width: 1200, height: 1200, pieces: vec![wall(815)], ..Table::default() };
    assert_eq!(caught(&board_on(table).human("Dawson", 600, 600).zombie(840, 600).done()), 0, "a wall does");
    let smaller = |x| thrower().zombie(x, 600).rules(|it| it.blast_diameter_cm = BlastDiameter::Eight).done();
    assert_eq!([caught(&smaller(839)), caught(&smaller(840))], [1, 0]);
    let mut battle = thrower().human("Lawless", 760, 600).zombie(740, 630).done();
    // Six lands; the friend rolls 3 and falls wounded, the zombie rolls 5.
    acts(&mut battle, 0, &[6, 3, 5], &[THROW, "740,600"]);
    assert_eq!((battle.humans[1].wounds, battle.is_fallen(h(1)), battle.zombies[0].out), (1, true, true));
}

#[test]
fn a_grenade_goes_astray_by_direction_and_distance() {
    let _proof = Proof::of(rule!("dwa.grenade.landing")).facts([4]);
    let _proof = Proof::of(rule!("dwa.ruling.grenade-deviation"));
    let mut battle = thrower().zombie(740, 500).done();
    // A 3: two dice off. Due north is 360 degrees, 4 + 6 cm.
    acts(&mut battle, 0, &[3, 360, 4, 6, 5], &[THROW, "740,600"]);
    assert!(battle.zombies[0].out);
}

#[test]
fn a_wall_stops_a_stray_grenade_and_protects_from_the_blast() {
    let _proof = Proof::of(rule!("dwa.ruling.grenade-walls"));
    let _landing = Proof::of(rule!("dwa.grenade.landing")).facts([5]);
    let table = Table { width: 1200, height: 1200, pieces: vec![wall(700)], ..Table::default() };
    let mut battle = board_on(table)
        .armed("Dawson", 600, 600, Weapon::FragmentationGrenade, 2)
        .zombie(720, 600)
        .zombie(660, 650)
        .done();
    // East is degree 90: it stops half a centimetre before the wall at 700, near the one on this side.
    acts(&mut battle, 0, &[3, 90, 6, 6, 2], &[THROW, "680,640"]);
    assert_eq!(battle.noises[0].at, Point::new(695, 640));
    assert!(battle.zombies[1].fallen && !battle.zombies[0].fallen);
    let mut battle = board().armed("Dawson", 60, 60, Weapon::FragmentationGrenade, 2).done();
    // Off the table it is lost.
    acts(&mut battle, 0, &[1, 360, 6, 6, 6], &[THROW, "60,100"]);
    assert_eq!(battle.humans[0].wounds, 0);
}

#[test]
fn a_hand_grenade_that_leaves_the_table_is_heard_nowhere_but_it_was_used() {
    let _proof = Proof::of(rule!("dwa.grenade.landing")).facts([6]);
    let _proof = Proof::of_all(&[rule!("dwa.ruling.grenade-walls"), rule!("dwa.ruling.noise")]);
    let at = |weapon| board().armed("Dawson", 60, 60, weapon, 2).scene(|it| it.entry.e = true).done();
    let mut lost = at(Weapon::FragmentationGrenade);
    // Off to the north; two zombies come behind nothing, at the edges in the east and in the south.
    acts(&mut lost, 0, &[1, 360, 6, 6, 6, 1, 90, 180], &[THROW, "60,100"]);
    assert_eq!((lost.noises.len(), lost.zombies.len()), (0, 2));
    let mut launched = at(Weapon::GrenadeLauncher);
    acts(&mut launched, 0, &[1, 360, 6, 6, 6, 1, 90, 180], &["fire the grenade launcher", "60,100"]);
    assert_eq!(launched.noises.iter().map(|it| it.at).collect::<Vec<_>>(), [Point::new(60, 60)]);
}

#[test]
fn a_flash_bang_in_a_room_takes_everybody_in_it() {
    let _proof = Proof::of(rule!("dwa.grenade.flash-bang-room")).facts([1, 2, 3]);
    let people = |width: i32| {
        board_on(room(width))
            .armed("Dawson", 450, 600, Weapon::FlashBang, 1)
            .zombie(520, 520)
            .zombie(780, 780)
            .zombie(560, 610)
            .done()
    };
    let caught = |battle: &Battle| in_blast(battle, Grenade::FlashBang, Point::new(560, 600), None);
    assert_eq!(caught(&people(300)).to_vec(), [z(0), z(1), z(2)]);
    assert_eq!(caught(&people(301)).to_vec(), [z(2)], "a larger room: only the circle");
    let mut battle = people(300);
    // 3 stuns without the -1 of the open, 5 lays down.
    acts(&mut battle, 0, &[6, 3, 2, 5], &["throw a flash-bang", "560,600"]);
    assert!(battle.zombies[0].stunned && !battle.zombies[1].stunned && battle.zombies[2].fallen);
    let mut hall = people(301);
    acts(&mut hall, 0, &[6, 3], &["throw a flash-bang", "560,600"]);
    assert!(hall.zombies[2].stunned, "no -1 in a hall either");
    let _stun = Proof::of(rule!("dwa.ruling.stun"));
    let mut battle = people(300);
    acts(&mut battle, 0, &[6, 3, 3, 3], &["throw a flash-bang", "560,600"]);
    assert!(battle.zombies.iter().all(|it| it.stunned));
}

#[test]
fn in_the_open_a_flash_bang_is_weaker_and_lays_men_down_unhurt() {
    let _proof = Proof::of(rule!("dwa.grenade.effect-table")).facts([1, 7]);
    let _proof = Proof::of(rule!("dwa.grenade.flash-bang-open")).facts([1, 2]);
    let mut battle = board()
        .armed("Dawson", 600, 600, Weapon::FlashBang, 1)
        .human("Lawless", 720, 600)
        .zombie(740, 620)
        .zombie(740, 650)
        .done();
    // 6 - 1 lays down, 3 - 1 does nothing; whoever sees it 5 cm off has no die.
    acts(&mut battle, 0, &[6, 6, 3], &["throw a flash-bang", "740,600"]);
    assert!(battle.is_fallen(h(1)) && battle.humans[1].wounds == 0);
    assert!(!battle.zombies[0].stunned);
    assert!(battle.humans[0].weapons.is_empty(), "it was his last");
}

#[test]
fn a_confined_blast_is_stronger() {
    let _proof = Proof::of(rule!("dwa.ruling.confined"));
    let mut battle =
        board_on(room(300)).armed("Dawson", 450, 600, Weapon::ConcussionGrenade, 2).zombie(560, 600).done();
    acts(&mut battle, 0, &[6, 4], &["throw a concussion grenade", "560,600"]);
    assert!(battle.zombies[0].out, "4 + 1");
}

#[test]
fn a_molotov_cocktail_burns_on() {
    let _proof = Proof::of(rule!("dwa.grenade.molotov-burns")).facts([1]);
    let _proof = Proof::of(rule!("dwa.ruling.molotov"));
    let mut battle = board()
        .armed("Dawson", 600, 600, Weapon::Molotov, 2)
        .human("Lawless", 720, 600)
        .zombie(740, 620)
        .done();
    acts(&mut battle, 0, &[6, 4, 1], &["throw a Molotov cocktail", "740,600"]);
    assert_eq!((battle.humans[1].burning, battle.humans[1].wounds), (1, 1));
    assert_eq!((battle.zombies[0].burning, battle.zombies[0].lit_by), (1, Some(0)));
}

#[test]
fn a_blast_on_a_roof_takes_those_on_it_and_nobody_below() {
    let house =
        Piece { shape: Shape::Polygon(Polygon::rectangle(700, 500, 200, 200)), roof_mm: Some(60), ..wall(0) };
    let table = || Table { width: 1200, height: 1200, pieces: vec![house.clone()], ..Table::default() };
    let up = || {
        let mut battle = board_on(table())
            .armed("Dawson", 720, 600, Weapon::FragmentationGrenade, 2)
            .zombie(790, 600)
            .zombie(680, 640)
            .done();
        battle.arrange().humans[0].level = Some(PieceId(0));
        battle.arrange().zombies[0].level = Some(PieceId(0));
        battle
    };
    let caught = |x: i32, y: i32| in_blast(&up(), Grenade::Fragmentation, Point::new(x, y), None).to_vec();
    assert_eq!(caught(800, 600), [z(0)]);
    assert_eq!(caught(710, 630), [h(0)], "the one below is nearer than 5 cm, but the house is between");
    assert_eq!(caught(690, 620), [z(1)], "and the other way round");
    let mut battle = up();
    // Onto his own roof it goes 2 cm astray to the south, and rolls along on the roof.
    acts(&mut battle, 0, &[3, 180, 1, 1, 5], &[THROW, "790,600"]);
    assert_eq!(battle.noises[0].at, Point::new(790, 620));
    assert!(battle.zombies[0].out);
    assert_eq!(throw_refused(&up(), THROW, 650), None, "and down into the street");
    let below = board_on(table()).armed("Dawson", 650, 600, Weapon::FragmentationGrenade, 2).done();
    let why = why_not_there(&below, 0, &[THROW], (750, 600));
    assert_eq!(why, "Dawson does not see that place.", "from below nobody sees a place on the roof");
}

#[test]
fn who_has_moved_lands_a_grenade_worse_and_its_effect_is_the_same() {
    let _proof = Proof::of(rule!("dwa.grenade.landing")).facts([7]);
    let mut battle = thrower().zombie(740, 500).done();
    // 6 - 1 goes astray: due north, 4 + 6 cm; the 5 of the effect is a 5.
    acts(&mut battle, 0, &[6, 360, 4, 6, 5], &["walk", "650,600", THROW, "740,600"]);
    assert!(battle.zombies[0].out);
    let mut poor = thrower().done();
    poor.arrange().humans[0].turn.ap = 2;
    assert_eq!(refused(&poor, 0, THROW), Some(rule!("dwa.ruling.prime")), "1 AP to prime, none to throw");
}

#[test]
fn a_blast_goes_through_an_open_door_and_not_through_a_closed_one() {
    let front = Piece {
        shape: Shape::Wall { line: vec![Point::new(0, 500), Point::new(1200, 500)], thickness: 2 },
        ..wall(0)
    };
    let house = |passage: Passage| {
        let door = Opening {
            name: "the door".to_owned(),
            wall: PieceId(0),
            from: Point::new(580, 500),
            to: Point::new(620, 500),
            passage,
        };
        let table = Table {
            width: 1200,
            height: 1200,
            pieces: vec![front.clone()],
            openings: vec![door],
            ..Table::default()
        };
        board_on(table)
            .armed("Dawson", 600, 600, Weapon::FragmentationGrenade, 2)
            .zombie(600, 470)
            .zombie(650, 486)
            .done()
    };
    let at = Point::new(610, 515);
    let caught = |passage| in_blast(&house(passage), Grenade::Fragmentation, at, None).len();
    assert_eq!([caught(Passage::OPEN), caught(Passage::CLOSED)], [1, 0], "never the one behind the wall");
    let throws_in = |passage| place_refused(&house(passage), 0, &[], &[THROW], (600, 460));
    assert_eq!(
        [throws_in(Passage::OPEN), throws_in(Passage::CLOSED)],
        [None, Some(rule!("dwa.grenade.range"))]
    );
    let why = why_not_there(&house(Passage::CLOSED), 0, &[THROW], (600, 460));
    assert_eq!(why, "Dawson does not see that place.");
}

#[test]
fn a_launcher_takes_hand_grenades_of_one_kind_at_a_time() {
    let _proof = Proof::of(rule!("dwa.ruling.ammo-exchange"));
    let bang = |pieces: u8| stock(Weapon::FlashBang, pieces);
    let mut battle = board().armed("Dawson", 600, 600, Weapon::GrenadeLauncher, 1).zombie(740, 600).done();
    battle.arrange().humans[0].weapons[0].pieces = 0;
    for held in [bang(2), stock(Weapon::Molotov, 1), stock(Weapon::FragmentationGrenade, 1)] {
        battle.arrange().lying.push(Lying { at: Point::new(600, 610), what: LooseThing::Weapon(held) });
    }
    assert!(refused(&battle, 0, "pick up the flash-bang").is_some(), "a fragmentation grenade is in it");
    let mut loaded = battle;
    loaded.arrange().humans[0].weapons[0].loaded = 0;
    assert!(refused(&loaded, 0, "pick up the Molotov cocktail").is_some(), "a bottle cannot be launched");
    acts(&mut loaded, 0, &[], &["pick up the flash-bang"]);
    assert!(refused(&loaded, 0, "pick up the fragmentation grenade").is_some(), "flash-bangs are in it now");
    loaded.arrange().humans[0].turn.ap = 8;
    // In the open a 4 is a 3, and stuns.
    acts(&mut loaded, 0, &[6, 4], &["reload the grenade launcher", "fire the grenade launcher", "740,600"]);
    let launcher = loaded.humans[0].weapons[0];
    assert_eq!((launcher.loaded, launcher.pieces, launcher.explodes()), (0, 1, Grenade::FlashBang));
    assert!(loaded.zombies[0].stunned && !loaded.zombies[0].fallen);
    let burns = |it: &mut Battle| it.arrange().humans[0].weapons[0].grenade = Some(Grenade::Incendiary);
    let mut lit =
        board().armed("Dawson", 600, 600, Weapon::GrenadeLauncher, 1).zombie(740, 600).with(burns).done();
    acts(&mut lit, 0, &[6, 4], &["fire the grenade launcher", "740,600"]);
    assert_eq!(lit.zombies[0].burning, 1);
}

fn stock(weapon: Weapon, pieces: u8) -> CarriedWeapon {
    CarriedWeapon { weapon, loaded: 0, pieces, trouble: Malfunction::None, grenade: None }
}

#[test]
fn a_blast_that_catches_nobody_says_so_by_its_rule() {
    let said = |mut battle: Battle, dice: &[u16]| {
        let told = acts(&mut battle, 0, dice, &[THROW, "740,600"]);
        noted(&told, rule!("dwa.ruling.template-coverage"))
    };
    assert_eq!(said(thrower().zombie(900, 900).done(), &[6]), [Incident::BlastCatchesNobody]);
    assert!(said(thrower().zombie(740, 600).done(), &[6, 5]).is_empty());
}

#[test]
fn the_stunned_lose_their_next_activation_with_attack_lurch_and_skills_and_stay_on_their_feet() {
    let _proof = Proof::of(rule!("dwa.grenade.effect-table")).facts([5, 8]);
    let mut battle = board()
        .armed("Dawson", 600, 600, Weapon::FlashBang, 1)
        .human("Lawless", 740, 600)
        .zombie(765, 600)
        .rules(|it| (it.skills, it.lurch) = (true, true))
        .done();
    battle.arrange().humans[1].skills.push(dwa::table::skill::Skill::Hero);
    // In the open a 4 is a 3 and stuns; Lawless and the zombie in contact with him.
    acts(&mut battle, 0, &[6, 4, 4], &["throw a flash-bang", "740,620"]);
    assert!(battle.humans[1].stunned && battle.zombies[0].stunned);
    assert!(!battle.zombies[0].fallen && !battle.is_fallen(h(1)), "it lays nobody down");
    assert!(!dwa::battle::skill::may_use(&battle, 1, dwa::table::skill::Skill::Hero));
    // The zombie phase: no lurch die and no attack die, and then it has recovered.
    let mut zombies = battle.clone();
    crate::steps::zombies_act(&mut zombies, &[]);
    assert_eq!(zombies.humans[1].wounds, 0);
    crate::steps::roll(&[], |play| dwa::battle::zombification::fire_all(&mut zombies, play).unwrap());
    crate::steps::zombies_act(&mut zombies, &[6, 6]);
    assert_eq!(zombies.humans[1].wounds, 2, "a turn later it attacks twice again");
    // Lawless: no AP this time, and all of them the next.
    chooses(&mut battle, &[], &[]);
    assert_eq!(
        (battle.humans[1].turn.ap, battle.humans[1].turn.done, battle.humans[1].stunned),
        (0, true, false)
    );
}
