//! Ammunition (11.1.1).
use dwa::{
    rule,
    table::{
        ammo::{CategoryOf, DeepPockets, Loadout, Reload, Reloaded, StartingClips, Stock},
        weapons::{Category, Fire, Melee, Weapon},
    },
};
use kernel::{Given, Proof, Ratio, RuleId, odds, scripted};
use smallvec::SmallVec;

fn category(weapon: Weapon) -> Category {
    CategoryOf { weapon }.resolve(&mut scripted(&[]))
}

#[test]
fn every_weapon_has_its_ammunition() {
    let _proof = Proof::of(rule!("dwa.ammo.categories")).facts([1, 2, 3]);
    use Weapon::*;
    let bullets =
        [Pistol, Revolver, SubMachineGun, Rifle, Carbine, SniperRifle, AssaultRifle, SilencedPistol];
    assert!(bullets.into_iter().all(|it| category(it) == Category::Bullets));
    let shells = [PumpShotgun, DoubleBarrelShotgun, SawnOffShotgun];
    assert!(shells.into_iter().all(|it| category(it) == Category::Shells));
    assert_eq!(category(MachineGun), Category::Belt);
    let grenades = [ConcussionGrenade, FragmentationGrenade, IncendiaryGrenade, FlashBang, Molotov];
    assert!(grenades.into_iter().all(|it| category(it) == Category::Grenades));
    assert_eq!(category(GrenadeLauncher), Category::Grenades);
    assert_eq!([Bow, Crossbow].map(category), [Category::Arrows; 2]);
    assert_eq!([ThrowingKnife, ThrowingAxe].map(category), [Category::HandThrown; 2]);
}

#[test]
fn what_the_list_leaves_out_has_a_category_too() {
    let _proof = Proof::of(rule!("dwa.ruling.carry"));
    let _categories = Proof::of(rule!("dwa.ammo.categories")).facts([4]);
    assert_eq!(category(Weapon::SawnOffShotgun), Category::Shells);
    assert_eq!(category(Weapon::Flamethrower), Category::Fuel);
    assert_eq!([Weapon::Chainsaw, Weapon::Hammer].map(category), [Category::Melee; 2]);
}

fn starts(weapon: Weapon, faces: &[u16]) -> (u8, u8) {
    let Stock { loaded, spare } = StartingClips { weapon }.resolve(&mut scripted(faces));
    (loaded, spare)
}

#[test]
fn a_d3_of_clips_of_which_one_is_in_the_weapon() {
    let _proof = Proof::of(rule!("dwa.ammo.starting-clips")).facts([2, 4]);
    let _proof = Proof::of_all(&[rule!("dwa.setup.dice")]);
    assert_eq!([1, 3, 6].map(|face| starts(Weapon::Pistol, &[face])), [(12, 0), (12, 1), (12, 2)]);
    assert_eq!(starts(Weapon::MachineGun, &[4]), (20, 1));
    assert_eq!(starts(Weapon::SubMachineGun, &[5]), (4, 2));
}

#[test]
fn weapons_without_clips_start_with_what_they_use() {
    let _proof = Proof::of(rule!("dwa.ammo.starting-clips")).facts([3, 5, 6, 7]);
    let _proof = Proof::of(rule!("dwa.ruling.clip"));
    assert_eq!(starts(Weapon::PumpShotgun, &[6]), (6, 12), "shells of two more clips");
    assert_eq!(starts(Weapon::SawnOffShotgun, &[4]), (2, 2));
    assert_eq!(starts(Weapon::Bow, &[1, 1]), (1, 1));
    assert_eq!(starts(Weapon::Crossbow, &[6, 5]), (1, 10));
    assert_eq!(starts(Weapon::GrenadeLauncher, &[6]), (1, 5));
    assert_eq!(starts(Weapon::ThrowingKnife, &[6]), (3, 0));
    assert_eq!(starts(Weapon::Molotov, &[1]), (1, 0));
    assert_eq!(starts(Weapon::Flamethrower, &[]), (1, 0));
    assert_eq!(starts(Weapon::Chainsaw, &[]), (0, 0));
}

fn forbidden(weapons: &[Weapon], extra: Option<Weapon>) -> Option<RuleId> {
    Loadout { weapons: SmallVec::from_slice(weapons), extra }.resolve(&mut scripted(&[]))
}

#[test]
fn two_weapons_of_different_categories() {
    let _proof = Proof::of(rule!("dwa.ammo.carry-limit")).facts([1, 2]);
    use Weapon::*;
    let limit = Some(rule!("dwa.ammo.carry-limit"));
    assert_eq!(forbidden(&[], None), None);
    assert_eq!(forbidden(&[Rifle, PumpShotgun], None), None);
    assert_eq!(forbidden(&[Rifle, Pistol], None), limit, "both take bullets");
    assert_eq!(forbidden(&[PumpShotgun, SawnOffShotgun], None), limit);
    assert_eq!(forbidden(&[GrenadeLauncher, Molotov], None), limit);
    assert_eq!(forbidden(&[Chainsaw, Sword], None), limit);
    assert_eq!(forbidden(&[Rifle, Bow, Molotov], None), limit, "three are too many");
}

#[test]
fn the_extra_one_is_a_handgun_or_strikes_with_one_hand() {
    let _proof = Proof::of(rule!("dwa.ammo.carry-sidearm")).facts([1, 3, 4]);
    let _proof = Proof::of_all(&[rule!("dwa.ruling.carry")]);
    use Weapon::*;
    let fine = [Pistol, SilencedPistol, Revolver, Hammer, OneHandedAxe, KitchenKnife];
    assert!(fine.into_iter().all(|it| forbidden(&[Rifle, Machete], Some(it)).is_none()));
    assert_eq!(forbidden(&[Pistol, Bow], Some(Pistol)), None, "two pistols");
    for it in [SawnOffShotgun, SubMachineGun, ThrowingKnife, Chainsaw, TwoHandedAxe, BaseballBat, Molotov] {
        assert_eq!(forbidden(&[Rifle], Some(it)), Some(rule!("dwa.ammo.carry-sidearm")), "{it:?}");
    }
}

fn reload(weapon: Weapon, loaded: u8, spare: u8) -> Reloaded {
    Reload { weapon, stock: Stock { loaded, spare } }.resolve(&mut scripted(&[]))
}

fn reloaded(loaded: u8, spare: u8, lost: u8) -> Reloaded {
    Reloaded { stock: Stock { loaded, spare }, lost }
}

#[test]
fn a_clip_replaces_what_is_left_and_single_shells_fill_up() {
    let _proof = Proof::of(rule!("dwa.ammo.reload")).facts([3, 5, 6]);
    let _proof = Proof::of_all(&[rule!("dwa.ruling.ammo-exchange")]);
    assert_eq!(reload(Weapon::Rifle, 0, 2), reloaded(10, 1, 0));
    assert_eq!(reload(Weapon::Rifle, 7, 2), reloaded(10, 1, 7), "seven rounds are thrown away");
    assert_eq!(reload(Weapon::MachineGun, 1, 1), reloaded(20, 0, 1));
    assert_eq!(reload(Weapon::PumpShotgun, 4, 5), reloaded(6, 3, 0));
    assert_eq!(reload(Weapon::PumpShotgun, 0, 4), reloaded(4, 0, 0), "as many as there are");
    assert_eq!(reload(Weapon::Bow, 0, 3), reloaded(1, 2, 0));
}

#[test]
fn nothing_is_reloaded_without_spares_or_into_a_full_weapon() {
    assert_eq!(reload(Weapon::Rifle, 3, 0), reloaded(3, 0, 0));
    assert_eq!(reload(Weapon::Rifle, 10, 2), reloaded(10, 2, 0));
    let flamethrower = Reload { weapon: Weapon::Flamethrower, stock: Stock { loaded: 0, spare: 0 } };
    assert!(flamethrower.check().unwrap_err().to_string().starts_with("weapon:"));
    let overfull = Reload { weapon: Weapon::Rifle, stock: Stock { loaded: 11, spare: 0 } };
    assert!(overfull.check().unwrap_err().to_string().starts_with("stock.loaded:"));
}

#[test]
fn deep_pockets_hold_a_magazine_on_a_six() {
    let _proof = Proof::of_all(&[rule!("dwa.skill.deep-pockets"), rule!("dwa.ruling.skill-misc")]);
    let pistol = DeepPockets { weapon: Weapon::Pistol };
    assert_eq!(pistol.search(&mut scripted(&[5])), 0);
    assert_eq!(pistol.search(&mut scripted(&[6, 4])), 4);
    let smg = DeepPockets { weapon: Weapon::SubMachineGun };
    assert_eq!(smg.search(&mut scripted(&[6, 6])), 4, "no more than the magazine takes");
    assert_eq!(odds(|dice| smg.search(dice))[&4], Ratio::new(1, 12));
    assert!(DeepPockets { weapon: Weapon::Sword }.check().unwrap_err().to_string().starts_with("weapon:"));
}

#[test]
fn these_and_no_other_weapons_go_in_the_extra_place() {
    let _proof = Proof::of(rule!("dwa.ammo.carry-sidearm"));
    use Weapon::*;
    let extra: Vec<Weapon> = Weapon::all().filter(|it| forbidden(&[], Some(*it)).is_none()).collect();
    let printed =
        [Pistol, SilencedPistol, Revolver, Crowbar, Hammer, Sword, KitchenKnife, Machete, OneHandedAxe];
    assert_eq!(extra, printed);
}

#[test]
fn what_only_strikes_is_blunt_or_sharp_and_has_nothing_to_fire() {
    use Weapon::*;
    let blunt = [BaseballBat, HockeyStick, GolfClub, Crowbar, Hammer];
    let sharp = [Sword, KitchenKnife, Machete, SamuraiBlade, OneHandedAxe, TwoHandedAxe, Scythe];
    let of = |melee| {
        Weapon::all().filter(move |it| {
            let row = it.profile();
            row.category == Category::Melee && row.melee == melee
        })
    };
    assert_eq!(of(Melee::Bludgeoning).collect::<Vec<_>>(), blunt);
    assert_eq!(of(Melee::Edged).collect::<Vec<_>>(), sharp);
    assert_eq!(of(Melee::Chainsaw).collect::<Vec<_>>(), [Chainsaw]);
    for it in Weapon::all().filter(|it| it.profile().category == Category::Melee) {
        let row = it.profile();
        assert_eq!((row.mag, row.rof, row.cost, row.range_cm), (None, 0, 0, 0), "{it:?}");
        assert_eq!((row.cqm, row.fall, row.elim, row.fire), (None, None, None, Fire::None), "{it:?}");
    }
    let edged: Vec<Weapon> = Weapon::all()
        .filter(|it| it.profile().category != Category::Melee && it.profile().melee == Melee::Edged)
        .collect();
    assert_eq!(edged, [ThrowingKnife, ThrowingAxe], "every gun is a club");
}
