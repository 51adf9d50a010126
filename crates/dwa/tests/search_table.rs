//! Searches (16.2).
use dwa::{
    rule,
    table::{
        char::{Archetype, Sex},
        search::{
            ArmedSurvivor, Find, Item, Nudge, SearchFind, SearchItem, SearchPlace, SearchSurvivor,
            SearchWeapon, SearchZombies, Searched, Stock, Survivor, WeaponFind,
        },
        weapons::{Category, Weapon},
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

/// Every sum of two dice from 2 to 12, as two faces.
const SUMS: [[u16; 2]; 11] =
    [[1, 1], [1, 2], [1, 3], [1, 4], [1, 5], [1, 6], [2, 6], [3, 6], [4, 6], [5, 6], [6, 6]];

fn zombies(searched: Searched, faces: &[u16]) -> u16 {
    SearchZombies { searched, lucky: None }.resolve(&mut scripted(faces))
}

#[test]
fn a_building_holds_zombies_from_four_on_and_a_truck_fewer() {
    let _proof = Proof::of(rule!("dwa.search.zombies")).facts([2]);
    let _d3 = Proof::of(rule!("dwa.setup.dice")).facts([2]);
    assert_eq!(zombies(Searched::Building, &[3]), 0);
    assert_eq!(zombies(Searched::Building, &[4, 6]), 6);
    let in_a_truck = [1, 2, 3, 4, 5, 6].map(|die| zombies(Searched::TruckOrBus, &[6, die]));
    assert_eq!(in_a_truck, [1, 1, 2, 2, 3, 3], "a D6 halved");
    let odds = odds(|dice| SearchZombies { searched: Searched::TruckOrBus, lucky: None }.resolve(dice));
    assert_eq!([0, 1, 2, 3].map(|it| odds.of(&it)), [3, 1, 1, 1].map(|it| Ratio::new(it, 6)));
}

#[test]
fn nothing_waits_in_a_car() {
    let _proof = Proof::of(rule!("dwa.search.no-zombies-in-cars"));
    assert_eq!(zombies(Searched::Car, &[]), 0);
    let car = SearchZombies { searched: Searched::Car, lucky: None };
    assert_eq!(car.number(6, &mut scripted(&[])), 0, "whatever somebody rolled");
}

fn finds(place: SearchPlace) -> Vec<Find> {
    (1..=6).map(|face| SearchFind { place, lucky: None }.resolve(&mut scripted(&[face]))).collect()
}

#[test]
fn the_find_die_gives_nothing_a_survivor_an_item_or_a_weapon() {
    let _proof = Proof::of(rule!("dwa.search.find-table")).facts([1]);
    use Find::*;
    assert_eq!(finds(SearchPlace::Ordinary), [Nothing, Survivor, Item, Item, Weapon, Weapon]);
}

#[test]
fn an_armoury_adds_one_to_the_find_die() {
    let _proof = Proof::of(rule!("dwa.search.find-armoury")).facts([1]);
    let _proof = Proof::of(rule!("dwa.search.find-table")).facts([2]);
    use Find::*;
    assert_eq!(finds(SearchPlace::Armoury), [Survivor, Item, Item, Weapon, Weapon, Weapon]);
    assert_eq!(
        finds(SearchPlace::Hospital)[0],
        Nothing,
        "below 1 there is nothing, and above 6 still a weapon"
    );
}

#[test]
fn a_hospital_takes_one_off_the_find_die() {
    let _proof = Proof::of(rule!("dwa.search.find-hospital")).facts([1]);
    use Find::*;
    assert_eq!(finds(SearchPlace::Hospital), [Nothing, Nothing, Survivor, Item, Item, Weapon]);
}

#[test]
fn the_lucky_change_one_die_of_a_search_by_one_within_its_faces() {
    let _proof = Proof::of(rule!("dwa.skill.lucky")).facts([1, 2]);
    let _proof = Proof::of(rule!("dwa.ruling.skill-misc"));
    let find = |place, nudge, face| SearchFind { place, lucky: Some(nudge) }.resolve(&mut scripted(&[face]));
    assert_eq!(find(SearchPlace::Ordinary, Nudge::Up, 4), Find::Weapon);
    assert_eq!(find(SearchPlace::Ordinary, Nudge::Down, 3), Find::Survivor);
    assert_eq!(find(SearchPlace::Armoury, Nudge::Down, 1), Find::Survivor);
    let hidden = |nudge, faces: &[u16]| {
        SearchZombies { searched: Searched::Building, lucky: Some(nudge) }.resolve(&mut scripted(faces))
    };
    assert_eq!(hidden(Nudge::Down, &[4]), 0);
    assert_eq!(hidden(Nudge::Down, &[5, 2]), 2);
    assert_eq!(hidden(Nudge::Up, &[3, 1]), 1);
}

#[test]
fn two_dice_find_each_survivor_of_the_table() {
    let _proof = Proof::of(rule!("dwa.search.survivor-table")).facts([1, 2, 3]);
    use Archetype::*;
    use Sex::*;
    let found = SUMS.map(|[a, b]| {
        let Survivor { archetype, sex, teenager } =
            SearchSurvivor {}.roll(&mut scripted(&[a, b, 1, 1])).survivor;
        (archetype, sex, teenager)
    });
    let printed = [
        (Military, Male, false),
        (LawEnforcement, Male, false),
        (Civilian, Male, true),
        (Civilian, Male, false),
        (Civilian, Female, false),
        (Civilian, Male, false),
        (Civilian, Female, false),
        (Civilian, Male, false),
        (Civilian, Female, true),
        (LawEnforcement, Female, false),
        (Military, Female, false),
    ];
    assert_eq!(found, printed);
}

#[test]
fn a_survivor_carries_one_roll_on_the_weapons_table() {
    let _proof = Proof::of(rule!("dwa.search.survivor-weapon")).facts([1]);
    let found = SearchSurvivor {}.roll(&mut scripted(&[3, 4, 10, 18, 5]));
    let survivor = Survivor { archetype: Archetype::Civilian, sex: Sex::Male, teenager: false };
    let stock = Some(Stock { category: Category::Bullets, pieces: 5 });
    assert_eq!(
        found,
        ArmedSurvivor { survivor, carries: WeaponFind { weapon: Some(Weapon::Revolver), stock } }
    );
}

#[test]
fn two_dice_find_each_item_of_the_table() {
    let _proof = Proof::of(rule!("dwa.search.item-table")).facts([1, 2]);
    use Item::*;
    let found = SUMS.map(|faces| SearchItem {}.roll(&mut scripted(&faces)));
    let printed = [
        Antiseptic,
        FireExtinguisher,
        Radio,
        LargeFirstAidKit,
        SmallFirstAidKit,
        MediumFirstAidKit,
        SmallFirstAidKit,
        GasCan,
        CarBattery,
        FireExtinguisher,
        CarKeys,
    ];
    assert_eq!(found, printed);
    let odds = odds(|dice| SearchItem {}.resolve(dice));
    assert_eq!(odds.of(&SmallFirstAidKit), Ratio::new(10, 36));
}

/// The row of a sum of two D20, the dice of its quantity all showing 2.
fn row(sum: u16, quantity_dice: usize) -> (Option<Weapon>, Option<(Category, u16)>) {
    let first = sum.saturating_sub(20).max(1);
    let mut faces = vec![first, sum - first];
    faces.extend(vec![2; quantity_dice]);
    let found = SearchWeapon {}.roll(&mut scripted(&faces));
    (found.weapon, found.stock.map(|it| (it.category, it.pieces)))
}

#[test]
fn two_twenty_sided_dice_find_each_row_of_the_weapons_table() {
    let _proof = Proof::of(rule!("dwa.search.weapon-table")).facts([2, 4, 5, 6]);
    use Category::*;
    use Weapon::*;
    let with = |sum, weapon, dice: u16, category| {
        assert_eq!(row(sum, usize::from(dice)), (weapon, Some((category, 2 * dice))), "row {sum}");
    };
    for (sum, weapon) in [(4, SniperRifle), (10, AssaultRifle), (13, Carbine), (16, Weapon::Rifle)] {
        with(sum, Some(weapon), 1, Bullets);
    }
    for (sum, weapon) in [(20, Carbine), (28, Revolver), (30, SilencedPistol), (31, SubMachineGun)] {
        with(sum, Some(weapon), 1, Bullets);
    }
    for (sum, weapon) in [(35, Molotov), (36, FlashBang), (37, FragmentationGrenade), (38, GrenadeLauncher)] {
        with(sum, Some(weapon), 1, Grenades);
    }
    with(6, None, 3, Arrows);
    with(7, Some(Crossbow), 2, Arrows);
    with(9, None, 3, Shells);
    with(15, None, 2, Arrows);
    with(18, None, 1, Bullets);
    with(22, None, 2, Arrows);
    with(23, None, 1, Bullets);
    with(25, Some(DoubleBarrelShotgun), 2, Shells);
    with(27, Some(Bow), 2, Arrows);
    with(33, Some(SawnOffShotgun), 2, Shells);
}

#[test]
fn some_rows_of_the_weapons_table_need_no_further_die() {
    let _proof = Proof::of(rule!("dwa.search.weapon-table")).facts([1]);
    use Weapon::*;
    let melee = [
        (2, Chainsaw),
        (5, Scythe),
        (8, Sword),
        (11, Hammer),
        (12, HockeyStick),
        (14, BaseballBat),
        (19, HockeyStick),
        (21, BaseballBat),
        (24, TwoHandedAxe),
        (26, SamuraiBlade),
        (29, Crowbar),
        (32, GolfClub),
        (34, Machete),
    ];
    for (sum, weapon) in melee {
        assert_eq!(row(sum, 0), (Some(weapon), None), "row {sum}");
    }
    assert_eq!(row(3, 0), (None, Some((Category::Belt, 1))));
    assert_eq!(row(39, 0), (Some(MachineGun), Some((Category::Belt, 1))));
    assert_eq!(row(40, 0), (Some(Flamethrower), Some((Category::Fuel, 1))));
}

#[test]
fn a_hand_thrown_weapon_is_one_piece_and_takes_no_further_die() {
    let one = Some(Stock { category: Category::HandThrown, pieces: 1 });
    let found = SearchWeapon {}.roll(&mut scripted(&[8, 9]));
    assert_eq!(found, WeaponFind { weapon: Some(Weapon::ThrowingKnife), stock: one });
}

#[test]
fn the_odds_of_the_weapons_table_are_those_of_two_twenty_sided_dice() {
    let odds = odds(|dice| SearchWeapon {}.resolve(dice).weapon);
    assert_eq!(odds.of(&Some(Weapon::Chainsaw)), Ratio::new(1, 400));
    assert_eq!(odds.of(&Some(Weapon::HockeyStick)), Ratio::new(11 + 18, 400));
    assert_eq!(odds.of(&Some(Weapon::BaseballBat)), Ratio::new(13 + 20, 400));
}
