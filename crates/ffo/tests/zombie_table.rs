//! Zombies (p. 45 to 50): at the start, by noise, who activates, feasts and infection.
use ffo::{
    rule,
    table::{
        area::Area::{self, Rural, Suburban, Urban},
        breakoff::Opponent,
        charge::{Allowed, Charge, ChargeFire, Contender, FireAt, MayFire, Met},
        class::Class,
        melee::{Fighter, Grip, MeleeBlow},
        status::Status,
        weapon::{Firing, Gun, Weapon},
        zombie::{
            Activation, AtStart, Came, Entrance, Feast, FeastEnd, Infection, InfectionTest, Noise, Placement,
            Pop, Source, Stab, StartZombies, Turning,
        },
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn start(area: Area, humans: &[AtStart], faces: &[u16]) -> Vec<i32> {
    let start = StartZombies { area, humans: humans.to_vec() };
    start.resolve(&mut scripted(faces)).to_vec()
}

#[test]
fn each_human_brings_zombies_at_the_start_and_most_in_the_city() {
    let _proof = Proof::of(rule!("ffo.zombie.gen-start")).facts([2]);
    let _ruling = Proof::of(rule!("ffo.ruling.start-zombies"));
    let two = [AtStart::default(); 2];
    assert_eq!(start(Urban, &two, &[1, 6]), [2, 7]);
    assert_eq!(start(Suburban, &two, &[1, 6]), [1, 6]);
    assert_eq!(start(Rural, &[two[0]; 4], &[1, 2, 3, 6]), [1, 1, 2, 3]);
}

#[test]
fn riders_and_those_whom_the_scenario_places_bring_zombies_and_npcs_do_not() {
    let _proof = Proof::of(rule!("ffo.zombie.gen-start")).facts([4, 6]);
    let human = |entrance| AtStart { entrance, ..AtStart::default() };
    let npc = AtStart { npc: true, ..AtStart::default() };
    let riders = [human(Entrance::InVehicle); 2];
    assert_eq!(start(Suburban, &riders, &[3, 4]), [3, 4]);
    let others = [npc, human(Entrance::Placed), human(Entrance::NotYet), human(Entrance::OnFoot)];
    assert_eq!(start(Suburban, &others, &[5, 2]), [0, 5, 0, 2]);
}

fn shot(area: Area, face: u16) -> u16 {
    Noise { area, source: Source::Gunfire, shots: 1 }.resolve(&mut scripted(&[face]))
}

#[test]
fn each_shot_brings_a_zombie_on_four_five_or_six_by_the_area() {
    let _proof = Proof::of(rule!("ffo.zombie.gen-shot")).facts([1]);
    let faces = |area| [1, 2, 3, 4, 5, 6].map(|face| shot(area, face));
    assert_eq!(faces(Urban), [0, 0, 0, 1, 1, 1]);
    assert_eq!(faces(Suburban), [0, 0, 0, 0, 1, 1]);
    assert_eq!(faces(Rural), [0, 0, 0, 0, 0, 1]);
    let five = Noise { shots: 5, ..Noise::default() };
    assert_eq!(five.resolve(&mut scripted(&[5, 4, 6, 1, 5])), 3);
}

#[test]
fn a_shotgun_is_as_loud_as_three_shots_and_a_crossbow_is_silent() {
    let _proof = Proof::of(rule!("ffo.zombie.gen-shot")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.shotgun"));
    let shotgun = Firing::of(Weapon::Listed(Gun::Shotgun));
    let one_shot = Firing { one_shot_each: Some(1), ..shotgun };
    let pistol = Firing { rating: Some(1), ..Firing::default() };
    let silent = Firing::of(Weapon::Listed(Gun::Crossbow));
    let dice = |it: Firing| Noise::of_firing(Urban, &it, &mut scripted(&[])).dice(&mut scripted(&[]));
    assert_eq!([shotgun, one_shot, pistol, silent].map(dice), [3, 1, 1, 0]);
}

fn loudness(source: Source) -> u16 {
    Noise::of(Rural, source).dice(&mut scripted(&[]))
}

#[test]
fn a_chainsaw_and_music_are_as_loud_as_six_shots_and_a_phone_as_three() {
    let _proof = Proof::of(rule!("ffo.zombie.gen-misc-noise")).facts([1]);
    assert_eq!([Source::Chainsaw, Source::LoudMusic, Source::CellPhone].map(loudness), [6, 6, 3]);
    let agreed = Noise { source: Source::Agreed, shots: 2, ..Noise::default() };
    assert_eq!(agreed.resolve(&mut scripted(&[5, 4])), 1);
}

#[test]
fn alarms_and_engines_are_as_loud_as_six_shots() {
    let _alarm = Proof::of(rule!("ffo.zombie.gen-alarm")).facts([3]);
    let _engine = Proof::of(rule!("ffo.vehicle.noise")).facts([4]);
    let _ruling = Proof::of(rule!("ffo.ruling.vehicle-noise-frequency"));
    assert_eq!([Source::BuildingAlarm, Source::CarAlarm, Source::Vehicle].map(loudness), [6; 3]);
    let engine = |area| Noise::of(area, Source::Vehicle).resolve(&mut scripted(&[1, 2, 3, 4, 5, 6]));
    assert_eq!([Urban, Suburban, Rural].map(engine), [3, 2, 1]);
}

#[test]
fn an_explosion_is_as_loud_as_six_to_twelve_shots_and_a_wreck_as_three() {
    let _proof = Proof::of(rule!("ffo.zombie.gen-explosion")).facts([1, 2, 3]);
    let _ruling = Proof::of(rule!("ffo.ruling.explosion-size"));
    let vehicles = [Source::VehicleExplodes, Source::LargeVehicleExplodes, Source::VehicleWrecked];
    assert_eq!(vehicles.map(loudness), [6, 12, 3]);
    let size = |shots| Noise { source: Source::Explosion, shots, ..Noise::default() };
    assert!([6, 12].map(|it| size(it).check().is_ok()) == [true; 2]);
    assert!([5, 13].map(|it| size(it).check().is_err()) == [true; 2]);
    assert_eq!(size(7).resolve(&mut scripted(&[6, 6, 6, 6, 6, 6, 5])), 7);
}

#[test]
fn a_zombie_comes_on_at_twice_its_die_of_a_clock_whose_twelve_is_the_far_edge() {
    let _proof = Proof::of(rule!("ffo.zombie.place-clock")).facts([1, 5, 7]);
    let _ruling = Proof::of(rule!("ffo.ruling.clock-orientation"));
    let placed = Placement { zombies: 6 }.resolve(&mut scripted(&[1, 2, 3, 4, 5, 6]));
    let hours: Vec<i32> = placed.iter().map(|it| it.oclock()).collect();
    let bearings: Vec<i32> = placed.iter().map(|it| it.bearing_degrees()).collect();
    assert_eq!(hours, [2, 4, 6, 8, 10, 12]);
    assert_eq!(bearings, [60, 120, 180, 240, 300, 0]);
}

fn activates(zombie_die: i32, sees_human: bool) -> bool {
    Activation { human_die: 1, zombie_die, sees_human, came: Came::InEarlierTurn }.resolve(&mut scripted(&[]))
}

#[test]
fn a_zombie_that_sees_a_human_activates_on_a_four_as_well() {
    let _proof = Proof::of(rule!("ffo.zombie.frenzy")).facts([1, 2, 4, 5]);
    let _rep = Proof::of(rule!("ffo.zombie.rep")).facts([1]);
    assert_eq!([3, 4, 5, 6].map(|die| activates(die, true)), [true, true, false, false]);
    assert_eq!([3, 4, 5, 6].map(|die| activates(die, false)), [true, false, false, false]);
    // In everything else it is Rep 3.
    let human = Fighter { grip: Grip::Improvised, ..Fighter::default() };
    assert_eq!(Fighter::zombie().dice(&human).total(), 3);
    assert_eq!(Opponent { zombie: true, rep: 5 }.rep(), 3);
}

#[test]
fn zombies_do_nothing_on_doubles_nor_in_the_turn_in_which_they_come_on() {
    let _doubles = Proof::of(rule!("ffo.zombie.activation")).facts([4]);
    let _new = Proof::of(rule!("ffo.zombie.place-no-activation")).facts([1, 2]);
    let _start = Proof::of(rule!("ffo.zombie.gen-start")).facts([5]);
    let _rulings = Proof::of_all(&[rule!("ffo.ruling.zombie-doubles"), rule!("ffo.ruling.start-zombies")]);
    let three = Activation { human_die: 5, zombie_die: 3, sees_human: false, came: Came::InEarlierTurn };
    let activates = |it: Activation| it.resolve(&mut scripted(&[]));
    assert!(activates(three) && !activates(Activation { human_die: 3, ..three }));
    let came = |came| activates(Activation { came, sees_human: true, ..three });
    assert_eq!([Came::AtStart, Came::InEarlierTurn, Came::ThisTurn].map(came), [true, true, false]);
}

#[test]
fn the_first_zombie_at_a_body_rolls_how_long_they_feed() {
    let _proof = Proof::of(rule!("ffo.zombie.feast-duration")).facts([1]);
    assert_eq!(Feast::default().resolve(&mut scripted(&[5])), 5);
    assert_eq!(Feast { turns_left: Some(2) }.resolve(&mut scripted(&[])), 2);
}

#[test]
fn after_a_feast_each_zombie_goes_its_own_way() {
    let _proof = Proof::of(rule!("ffo.zombie.feast-end")).facts([1]);
    let _ruling = Proof::of(rule!("ffo.ruling.clock-orientation"));
    let gone = FeastEnd { zombies: 3 }.resolve(&mut scripted(&[6, 1, 4]));
    assert_eq!(gone.iter().map(|it| it.oclock()).collect::<Vec<_>>(), [12, 2, 8]);
}

fn ganger(rep: i32) -> Contender {
    Contender { rep, class: Class::Ganger, ..Contender::default() }
}

/// What somebody charged by so many zombies may fire, as the dice fall.
fn allowed(zombies: usize, faces: &[u16]) -> Vec<Allowed> {
    let chargers = vec![Contender::zombie(); zombies];
    let charge = Charge { target: ganger(4), chargers, ..Charge::default() };
    charge.test(&mut scripted(faces)).iter().map(|it| it.allowed()).collect()
}

fn may_fire(gun: Gun, allowed: &[Allowed], shots: &[u8]) -> bool {
    let each = allowed.iter().zip(shots);
    let chargers = each.map(|(&allowed, &shots)| FireAt { allowed, shots, second_shots: 0 }).collect();
    let fire = ChargeFire { weapon: Weapon::Listed(gun), second: None, chargers };
    fire.resolve(&mut scripted(&[])) == MayFire::Yes
}

#[test]
fn fire_at_several_zombies_is_spread_over_them_within_the_rating() {
    let _proof = Proof::of(rule!("ffo.zombie.charge-pass-one")).facts([3, 5]);
    let _ruling = Proof::of(rule!("ffo.ruling.zombie-many-chargers"));
    let full = allowed(2, &[1, 1]);
    assert!(may_fire(Gun::MachinePistol, &full, &[2, 1]) && may_fire(Gun::MachinePistol, &full, &[3, 0]));
    assert!(!may_fire(Gun::MachinePistol, &full, &[3, 1]));
    let one = allowed(3, &[1, 6]);
    assert!(may_fire(Gun::MachinePistol, &one, &[1, 1, 1]));
    assert!(!may_fire(Gun::MachinePistol, &one, &[2, 1, 0]));
    assert!(may_fire(Gun::Pistol, &one, &[1, 1, 0]) && !may_fire(Gun::Pistol, &one, &[1, 1, 1]));
    assert_eq!(Met::Same(Allowed::OneShot).allowed(), one[0]);
}

fn pop(gun: Gun, faces: &[u16]) -> (u16, bool) {
    let popped = Pop { weapon: Weapon::Listed(gun) }.resolve(&mut scripted(faces));
    (popped.noise, popped.out_of_ammo)
}

#[test]
fn whoever_pops_the_weasel_rolls_the_fewest_dice_of_the_weapon_for_noise_and_ammo_alone() {
    let _proof = Proof::of(rule!("ffo.zombie.pop-the-weasel")).facts([2, 3, 4]);
    let _rulings = Proof::of_all(&[rule!("ffo.ruling.weasel"), rule!("ffo.ruling.shotgun")]);
    assert_eq!([pop(Gun::Pistol, &[6]), pop(Gun::AssaultRifle, &[1])], [(1, false); 2]);
    assert_eq!(pop(Gun::Shotgun, &[6, 1, 6]), (3, false));
    assert_eq!(pop(Gun::Shotgun, &[1, 5, 1]), (3, true));
    assert_eq!(pop(Gun::SquadAutomaticWeapon, &[1, 1, 1]), (3, true));
    assert_eq!([pop(Gun::Crossbow, &[6]), pop(Gun::ThrownWeapon, &[1])], [(0, true), (0, false)]);
}

#[test]
fn a_zombie_struck_from_behind_does_not_fight_back_and_may_merely_fall() {
    let _proof = Proof::of(rule!("ffo.zombie.pop-the-weasel")).facts([5, 8]);
    let _ruling = Proof::of(rule!("ffo.ruling.weasel"));
    let stab = |prone, faces: &[u16]| {
        let human = Fighter { rep: 3, grip: Grip::Improvised, ..Fighter::default() };
        Stab { human, prone }.resolve(&mut scripted(faces)).zombie
    };
    // Without a success of its own dice a human still has the one against zombies.
    assert_eq!(stab(false, &[4, 5, 6, /* damage */ 1]), MeleeBlow::ObviouslyDead);
    assert_eq!(stab(false, &[4, 5, 6, /* damage */ 2]), MeleeBlow::KnockedDown);
    assert_eq!(stab(true, &[1, 4, 4, 4, 4, /* damage */ 2]), MeleeBlow::ObviouslyDead);
    assert_eq!(stab(true, &[1, 4, 4, 4, 4, /* damage */ 3]), MeleeBlow::KnockedDown);
    assert!(Stab { human: Fighter::zombie(), prone: false }.check().is_err());
}

fn bitten(rep: i32, status: Status) -> InfectionTest {
    InfectionTest { rep, status, encounter_over: false }
}

fn infection(test: InfectionTest, faces: &[u16]) -> Infection {
    test.resolve(&mut scripted(faces))
}

#[test]
fn a_die_and_rep_of_nine_or_more_is_unharmed_and_eight_is_infected() {
    let _proof = Proof::of(rule!("ffo.zombie.infection-test")).facts([1, 2]);
    let stunned = |rep, face| infection(bitten(rep, Status::Stunned), &[face]);
    assert_eq!([stunned(4, 5), stunned(4, 4)], [Infection::Unharmed, Infection::Infected]);
    assert_eq!([stunned(3, 6), stunned(3, 5)], [Infection::Unharmed, Infection::Infected]);
    assert_eq!(infection(bitten(5, Status::OutOfTheFight), &[3]), Infection::Infected);
}

#[test]
fn neither_those_who_carry_on_nor_the_dead_are_infected() {
    let _proof = Proof::of(rule!("ffo.zombie.infection-test")).facts([3, 5]);
    let _ruling = Proof::of(rule!("ffo.ruling.infection-after"));
    let none = [Status::CarryOn, Status::ObviouslyDead].map(|it| infection(bitten(2, it), &[]));
    assert_eq!(none, [Infection::NoTest; 2]);
}

#[test]
fn when_the_encounter_is_over_whoever_is_infected_is_lost() {
    let _proof = Proof::of(rule!("ffo.zombie.infection-test")).facts([4]);
    let over =
        |face| infection(InfectionTest { encounter_over: true, ..bitten(4, Status::OutOfTheFight) }, &[face]);
    assert_eq!([over(4), over(5)], [Infection::Lost, Infection::Unharmed]);
}

#[test]
fn whoever_is_infected_turns_sooner_with_every_activation() {
    let _proof = Proof::of(rule!("ffo.zombie.infection-turning")).facts([1, 2, 3]);
    let turns = |rolls_before, face| Turning { rolls_before }.resolve(&mut scripted(&[face]));
    assert_eq!([turns(0, 1), turns(0, 2)], [true, false]);
    assert_eq!([turns(1, 2), turns(1, 3)], [true, false]);
    assert_eq!([turns(4, 5), turns(4, 6), turns(5, 6)], [true, false, true]);
}

#[test]
fn rep_four_is_infected_in_two_of_three_tests() {
    let odds = odds(|dice| bitten(4, Status::Stunned).resolve(dice));
    assert_eq!(odds[&Infection::Infected], Ratio::new(2, 3));
}

#[test]
fn a_burst_in_the_city_brings_nobody_in_one_of_eight() {
    let burst = Noise { area: Urban, source: Source::Gunfire, shots: 3 };
    assert_eq!(odds(|dice| burst.resolve(dice))[&0], Ratio::new(1, 8));
}

#[test]
fn zombies_that_cannot_be_are_refused() {
    assert!(Noise { source: Source::Chainsaw, ..Noise::default() }.check().is_err());
    assert!(Noise::of(Urban, Source::Chainsaw).check().is_ok());
    assert!(StartZombies { area: Urban, humans: Vec::new() }.check().is_err());
    assert!(Activation { zombie_die: 7, ..Activation::default() }.check().is_err());
    assert!(Activation { human_die: 0, ..Activation::default() }.check().is_err());
    assert!(Placement { zombies: 13 }.check().is_err() && Placement { zombies: 0 }.check().is_ok());
    assert!(FeastEnd { zombies: 0 }.check().is_err() && Turning { rolls_before: 6 }.check().is_err());
    assert!(Feast { turns_left: Some(0) }.check().is_err());
    assert!(bitten(11, Status::Stunned).check().is_err());
}
