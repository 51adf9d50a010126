//! What a search finds (16.2): zombies, then one find, then its own table.
use kernel::{Dice, Given, Need, Roll, RuleId, Sum};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    journal::{Incident, Outcome},
    table::{
        char::{Archetype, Sex},
        setup,
        weapons::{Category, Weapon},
    },
};

/// What is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Searched {
    Building,
    TruckOrBus,
    Car,
}

/// What a Lucky character does with one die of a search, once they have seen it (16.5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Nudge {
    Up,
    Down,
}

impl Nudge {
    /// The die after the nudge, which stays on the die's faces.
    fn of(self, die: i32, dice: &mut dyn Dice) -> i32 {
        let mut sum = Sum::default();
        sum.add(rule!("dwa.skill.lucky"), if self == Nudge::Up { 1 } else { -1 });
        dice.cite(rule!("dwa.ruling.skill-misc"));
        (die + dice.plus(&sum)).clamp(1, 6)
    }
}

/// The zombies hidden in a place that is searched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SearchZombies {
    pub searched: Searched,
    #[serde(default)]
    pub lucky: Option<Nudge>,
}

impl SearchZombies {
    /// The zombie die; none for a car.
    pub fn die(&self, dice: &mut dyn Dice) -> Option<i32> {
        if self.searched == Searched::Car {
            dice.cite(rule!("dwa.search.no-zombies-in-cars"));
            return None;
        }
        dice.needs(rule!("dwa.search.zombies"), &[Need::at_least(4, Outcome::ZombiesWait).dreaded()]);
        Some(dice.d6(rule!("dwa.search.zombies")))
    }

    /// How many zombies such a die brings.
    pub fn number(&self, die: i32, dice: &mut dyn Dice) -> u16 {
        let die = self.lucky.map_or(die, |it| it.of(die, dice));
        if die < 4 {
            return 0;
        }
        match self.searched {
            Searched::Building => dice.die(rule!("dwa.search.zombies"), 6),
            Searched::TruckOrBus => setup::d3(rule!("dwa.search.zombies"), dice).into(),
            Searched::Car => 0,
        }
    }
}

impl Given for SearchZombies {
    const NAME: &'static str = "dwa.search.zombies";
    const ABOUT: &'static str = "How many zombies a searched building, truck or bus holds.";
    type Result = u16;
    const COUNTS: Option<(&'static str, &'static str)> = Some(("zombie", "zombies"));

    fn resolve(&self, dice: &mut dyn Dice) -> u16 {
        self.die(dice).map_or(0, |die| self.number(die, dice))
    }
}

/// Places where one thing is likelier found than another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SearchPlace {
    #[default]
    Ordinary,
    /// Armoury, military base, police building and the like.
    Armoury,
    /// Hospital, fire station and the like.
    Hospital,
}

/// The find die of a search.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct SearchFind {
    pub place: SearchPlace,
    pub lucky: Option<Nudge>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Find {
    Nothing,
    Survivor,
    Item,
    Weapon,
}

impl SearchFind {
    pub fn modifiers(&self) -> Sum {
        let mut sum = Sum::default();
        match self.place {
            SearchPlace::Ordinary => (),
            SearchPlace::Armoury => sum.add(rule!("dwa.search.find-armoury"), 1),
            SearchPlace::Hospital => sum.add(rule!("dwa.search.find-hospital"), -1),
        }
        sum
    }

    pub fn die(&self, dice: &mut dyn Dice) -> i32 {
        let needs = [
            Need::at_most(1, Outcome::FindsNothing),
            Need::between(2, 2, Outcome::FindsSurvivor),
            Need::between(3, 4, Outcome::FindsItem),
            Need::at_least(5, Outcome::FindsWeapon),
        ];
        dice.needs(rule!("dwa.search.find-table"), &needs);
        dice.d6(rule!("dwa.search.find-table"))
    }

    /// What such a die finds.
    pub fn find(&self, die: i32, dice: &mut dyn Dice) -> Find {
        let die = self.lucky.map_or(die, |it| it.of(die, dice));
        let score = die + dice.plus(&self.modifiers());
        if !(1..=6).contains(&score) {
            dice.cite(rule!("dwa.ruling.search-scope"));
        }
        match score {
            ..=1 => Find::Nothing,
            2 => Find::Survivor,
            3 | 4 => Find::Item,
            5.. => Find::Weapon,
        }
    }
}

impl Given for SearchFind {
    const NAME: &'static str = "dwa.search.find";
    const ABOUT: &'static str = "What kind of thing a search finds.";
    type Result = Find;

    fn resolve(&self, dice: &mut dyn Dice) -> Find {
        let die = self.die(dice);
        self.find(die, dice)
    }
}

/// A survivor who has been found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Survivor {
    pub archetype: Archetype,
    pub sex: Sex,
    pub teenager: bool,
}

impl Survivor {
    /// Who it is, shortly.
    pub const fn words(self) -> &'static str {
        match (self.archetype, self.teenager, self.sex) {
            (Archetype::Military, _, _) => "a soldier",
            (Archetype::LawEnforcement, _, _) => "a police officer",
            (Archetype::Civilian, true, Sex::Male) => "a boy",
            (Archetype::Civilian, true, Sex::Female) => "a girl",
            (Archetype::Civilian, false, Sex::Male) => "a man",
            (Archetype::Civilian, false, Sex::Female) => "a woman",
        }
    }
}

const fn survivor(archetype: Archetype, sex: Sex, teenager: bool) -> Survivor {
    Survivor { archetype, sex, teenager }
}

/// The survivors table: 2D6, from 2 on.
#[rustfmt::skip]
pub const SURVIVORS: [Survivor; 11] = [
    survivor(Archetype::Military,       Sex::Male,   false),
    survivor(Archetype::LawEnforcement, Sex::Male,   false),
    survivor(Archetype::Civilian,       Sex::Male,   true),
    survivor(Archetype::Civilian,       Sex::Male,   false),
    survivor(Archetype::Civilian,       Sex::Female, false),
    survivor(Archetype::Civilian,       Sex::Male,   false),
    survivor(Archetype::Civilian,       Sex::Female, false),
    survivor(Archetype::Civilian,       Sex::Male,   false),
    survivor(Archetype::Civilian,       Sex::Female, true),
    survivor(Archetype::LawEnforcement, Sex::Female, false),
    survivor(Archetype::Military,       Sex::Female, false),
];

/// The survivors table and what they carry.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SearchSurvivor {}

/// A survivor with what he carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct ArmedSurvivor {
    pub survivor: Survivor,
    pub carries: WeaponFind,
}

impl SearchSurvivor {
    pub fn roll(&self, dice: &mut dyn Dice) -> ArmedSurvivor {
        let survivor = SURVIVORS[row_of(rule!("dwa.search.survivor-table"), 6, dice)];
        let shows = || Incident::Shows { what: survivor.words().into() }.into();
        dice.came(rule!("dwa.search.survivor-table"), &shows);
        dice.cite(rule!("dwa.ruling.survivors"));
        dice.cite(rule!("dwa.search.survivor-weapon"));
        ArmedSurvivor { survivor, carries: SearchWeapon {}.roll(dice) }
    }
}

/// Two dice on a table that begins at 2.
fn row_of(why: RuleId, sides: u16, dice: &mut dyn Dice) -> usize {
    usize::from(dice.pool(why, 2, sides).iter().sum::<u16>() - 2)
}

impl Given for SearchSurvivor {
    const NAME: &'static str = "dwa.search.survivor";
    const ABOUT: &'static str = "Who the survivor is that a search found, and what they carry.";
    type Result = ArmedSurvivor;

    fn resolve(&self, dice: &mut dyn Dice) -> ArmedSurvivor {
        self.roll(dice)
    }
}

/// What can be found and used (16.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Item {
    Antiseptic,
    FireExtinguisher,
    Radio,
    SmallFirstAidKit,
    MediumFirstAidKit,
    LargeFirstAidKit,
    GasCan,
    CarBattery,
    CarKeys,
}

/// The items table: 2D6, from 2 on.
pub const ITEMS: [Item; 11] = [
    Item::Antiseptic,
    Item::FireExtinguisher,
    Item::Radio,
    Item::LargeFirstAidKit,
    Item::SmallFirstAidKit,
    Item::MediumFirstAidKit,
    Item::SmallFirstAidKit,
    Item::GasCan,
    Item::CarBattery,
    Item::FireExtinguisher,
    Item::CarKeys,
];

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SearchItem {}

impl SearchItem {
    pub fn roll(&self, dice: &mut dyn Dice) -> Item {
        ITEMS[row_of(rule!("dwa.search.item-table"), 6, dice)]
    }
}

impl Given for SearchItem {
    const NAME: &'static str = "dwa.search.item";
    const ABOUT: &'static str = "Which item a search found.";
    type Result = Item;

    fn resolve(&self, dice: &mut dyn Dice) -> Item {
        self.roll(dice)
    }
}

/// Ammunition, or pieces of what is used up: clips, shells, arrows, belts, grenades, bottles, a tank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Stock", extend("x-order" = ["category", "pieces"]))]
pub struct Stock {
    pub category: Category,
    pub pieces: u16,
}

/// What a row of the weapons table comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct WeaponFind {
    /// None where only ammunition is found.
    pub weapon: Option<Weapon>,
    pub stock: Option<Stock>,
}

/// How many pieces there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pieces {
    One,
    D6(u16),
}

/// A row of the weapons table. Knives and axes are thrown alike, so a hand thrown weapon is found as a knife.
struct Row(Option<Weapon>, Option<(Category, Pieces)>);

const fn melee(weapon: Weapon) -> Row {
    Row(Some(weapon), None)
}

const fn with(weapon: Option<Weapon>, category: Category, pieces: Pieces) -> Row {
    Row(weapon, Some((category, pieces)))
}

/// The weapons table: 2D20, from 2 on.
#[rustfmt::skip]
const WEAPONS: [Row; 39] = [
    melee(Weapon::Chainsaw),
    with(None, Category::Belt, Pieces::One),
    with(Some(Weapon::SniperRifle), Category::Bullets, Pieces::D6(1)),
    melee(Weapon::Scythe),
    with(None, Category::Arrows, Pieces::D6(3)),
    with(Some(Weapon::Crossbow), Category::Arrows, Pieces::D6(2)),
    melee(Weapon::Sword),
    with(None, Category::Shells, Pieces::D6(3)),
    with(Some(Weapon::AssaultRifle), Category::Bullets, Pieces::D6(1)),
    melee(Weapon::Hammer),
    melee(Weapon::HockeyStick),
    with(Some(Weapon::Carbine), Category::Bullets, Pieces::D6(1)),
    melee(Weapon::BaseballBat),
    with(None, Category::Arrows, Pieces::D6(2)),
    with(Some(Weapon::Rifle), Category::Bullets, Pieces::D6(1)),
    with(Some(Weapon::ThrowingKnife), Category::HandThrown, Pieces::One),
    with(None, Category::Bullets, Pieces::D6(1)),
    melee(Weapon::HockeyStick),
    with(Some(Weapon::Carbine), Category::Bullets, Pieces::D6(1)),
    melee(Weapon::BaseballBat),
    with(None, Category::Arrows, Pieces::D6(2)),
    with(None, Category::Bullets, Pieces::D6(1)),
    melee(Weapon::TwoHandedAxe),
    with(Some(Weapon::DoubleBarrelShotgun), Category::Shells, Pieces::D6(2)),
    melee(Weapon::SamuraiBlade),
    with(Some(Weapon::Bow), Category::Arrows, Pieces::D6(2)),
    with(Some(Weapon::Revolver), Category::Bullets, Pieces::D6(1)),
    melee(Weapon::Crowbar),
    with(Some(Weapon::SilencedPistol), Category::Bullets, Pieces::D6(1)),
    with(Some(Weapon::SubMachineGun), Category::Bullets, Pieces::D6(1)),
    melee(Weapon::GolfClub),
    with(Some(Weapon::SawnOffShotgun), Category::Shells, Pieces::D6(2)),
    melee(Weapon::Machete),
    with(Some(Weapon::Molotov), Category::Grenades, Pieces::D6(1)),
    with(Some(Weapon::FlashBang), Category::Grenades, Pieces::D6(1)),
    with(Some(Weapon::FragmentationGrenade), Category::Grenades, Pieces::D6(1)),
    with(Some(Weapon::GrenadeLauncher), Category::Grenades, Pieces::D6(1)),
    with(Some(Weapon::MachineGun), Category::Belt, Pieces::One),
    with(Some(Weapon::Flamethrower), Category::Fuel, Pieces::One),
];

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SearchWeapon {}

impl SearchWeapon {
    pub fn roll(&self, dice: &mut dyn Dice) -> WeaponFind {
        let Row(weapon, stock) = &WEAPONS[row_of(rule!("dwa.search.weapon-table"), 20, dice)];
        let what = weapon.map_or("ammunition alone", |it| it.profile().name);
        dice.came(rule!("dwa.search.weapon-table"), &|| Incident::Shows { what: what.into() }.into());
        WeaponFind {
            weapon: *weapon,
            stock: stock.map(|(category, pieces)| Stock { category, pieces: pieces.roll(dice) }),
        }
    }
}

impl Pieces {
    fn roll(self, dice: &mut dyn Dice) -> u16 {
        match self {
            Pieces::One => 1,
            Pieces::D6(n) => {
                let pieces = dice.pool(rule!("dwa.search.weapon-table"), n, 6).iter().sum();
                dice.came(rule!("dwa.search.weapon-table"), &|| Incident::Pieces { n: pieces }.into());
                pieces
            }
        }
    }
}

impl Given for SearchWeapon {
    const NAME: &'static str = "dwa.search.weapon";
    const ABOUT: &'static str = "Which weapon or ammunition a search found, and how much.";
    type Result = WeaponFind;

    fn resolve(&self, dice: &mut dyn Dice) -> WeaponFind {
        self.roll(dice)
    }
}
