//! The figures: humans and zombies, where they are and what state they are in.
use std::fmt;

use ground::open::{Circle, PieceId};
use kernel::{Point, Pronoun, Seat, Token};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::table::{
    char::{Archetype, Sex},
    fear::BASE_MORAL_VALUE,
    psychosis::Psychosis,
    quirk::Quirk,
    search::Item,
    skill::Skill,
    weapons::{Grenade, Weapon},
};

/// Every figure has a round base of 2.5 cm (ruling on bases).
pub const BASE_MM: i32 = 25;

/// A figure by its place in the battle; ids never change and are never used again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FigureId {
    Human(u16),
    Zombie(u32),
}

/// Zombies' tokens begin here, so that the two never meet.
const FIRST_ZOMBIE: u32 = 1 << 16;

impl FigureId {
    pub const fn token(self) -> Token {
        match self {
            FigureId::Human(it) => Token(it as u32),
            FigureId::Zombie(it) => Token(FIRST_ZOMBIE + it),
        }
    }

    pub const fn from_token(token: Token) -> Self {
        if token.0 < FIRST_ZOMBIE {
            FigureId::Human(token.0 as u16)
        } else {
            FigureId::Zombie(token.0 - FIRST_ZOMBIE)
        }
    }

    pub const fn is_zombie(self) -> bool {
        matches!(self, FigureId::Zombie(_))
    }
}

impl fmt::Debug for FigureId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FigureId::Human(it) => write!(f, "h{it}"),
            FigureId::Zombie(it) => write!(f, "z{it}"),
        }
    }
}

/// Standing, or one of the two ways to lie (ruling on prone figures).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Posture {
    #[default]
    Standing,
    /// Lying down by their own action: they count as covered.
    Prone,
    /// Laid down by a Fall result.
    Fallen,
}

/// What has become of a human.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Life {
    #[default]
    Alive,
    /// His body lies where he is.
    Eliminated { turn: u16 },
    /// The zombie with this number.
    Turned { zombie: u32 },
    /// Off the table, alive: he got away.
    Left,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Human {
    pub name: String,
    /// Who leads him.
    pub seat: Seat,
    /// A team member; otherwise a non-player character.
    pub member: bool,
    pub archetype: Archetype,
    pub sex: Sex,
    /// Where somebody said so, or said that the sex is male: see `Human::pronoun`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pronoun: Option<Pronoun>,
    pub at: Point,
    /// The piece on whose top he stands; the table itself if none.
    pub level: Option<PieceId>,
    /// Whole degrees, clockwise from north.
    pub facing: i16,
    pub posture: Posture,
    pub life: Life,
    pub wounds: u8,
    /// Wounds that the next wound test is about.
    pub untested: u8,
    /// One of them is from a zombie's attack.
    pub bitten: bool,
    /// Base Moral Value, now and at full.
    pub moral: i16,
    pub full_moral: i16,
    /// The last survivor of his team no longer loses moral value for good (13.2).
    pub last_survivor: bool,
    pub stunned: bool,
    /// Turns they have been on fire; 0 is not burning.
    pub burning: u8,
    /// Who lit that fire.
    pub lit_by: Option<u16>,
    /// The turn in which he braced the machine gun in his hands (ruling on bracing).
    pub braced: Option<u16>,
    /// Antiseptic was used on his body, or he died by his own hand: he will not turn.
    pub stays_dead: bool,
    pub weapons: SmallVec<[CarriedWeapon; 3]>,
    /// The places of the weapons in his hands; two only for a second handgun.
    pub in_hand: SmallVec<[u8; 2]>,
    pub ammo: Ammo,
    pub items: SmallVec<[Item; 4]>,
    pub skills: SmallVec<[Skill; 8]>,
    pub quirks: SmallVec<[Quirk; 2]>,
    pub psychoses: SmallVec<[Psychosis; 4]>,
    pub trauma: u8,
    /// The vehicle they are in.
    pub vehicle: Option<u8>,
    /// Nerves of steel may be used on the first fear test of the game only.
    pub fear_tests: u16,
    pub turn: HumanTurn,
    pub deeds: Deeds,
}

/// A weapon that somebody carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CarriedWeapon {
    pub weapon: Weapon,
    /// Bursts in the magazine.
    #[serde(default)]
    pub loaded: u8,
    /// Pieces of a stock: grenades, cocktails, knives; grenades for a launcher.
    #[serde(default)]
    pub pieces: u8,
    #[serde(default)]
    pub trouble: Malfunction,
    /// What a launcher has in it and in stock, if not the fragmentation grenades that it comes with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grenade: Option<Grenade>,
}

impl CarriedWeapon {
    /// What explodes where it lands, thrown or launched.
    pub fn explodes(&self) -> Grenade {
        self.weapon.grenade().or(self.grenade).unwrap_or(Grenade::Fragmentation)
    }
}

/// Why a weapon does not work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Malfunction {
    #[default]
    None,
    Jammed,
    Stalled,
    OutOfGas,
    OutOfFuel,
}

/// Spare ammunition: clips of bullets, single shells, belts, single arrows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Ammo {
    pub clips: u8,
    pub shells: u8,
    pub belts: u8,
    pub arrows: u8,
}

impl Ammo {
    /// What there is of it, for a reader.
    pub fn words(self) -> String {
        self.counts().collect::<Vec<_>>().join(", ")
    }

    /// Each kind with its number: 2 clips.
    pub fn counts(self) -> impl Iterator<Item = String> {
        let Ammo { clips, shells, belts, arrows } = self;
        let kinds = [(clips, "clip"), (shells, "shell"), (belts, "belt"), (arrows, "arrow")];
        let words = |(n, what): (u8, &str)| format!("{n} {what}{}", if n == 1 { "" } else { "s" });
        kinds.into_iter().filter(|it| 0 < it.0).map(words)
    }
}

/// What a human has done and may still do this turn; wiped as each turn begins.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct HumanTurn {
    pub ap: u8,
    /// AP that cannot be spent on movement (Snappy).
    pub ap_not_for_movement: u8,
    /// AP spent on movement (ruling on movement AP).
    pub ap_on_movement: u8,
    /// Those of them that were for plain moves (Quick).
    pub ap_on_plain_moves: u8,
    /// What is left of the 5 cm that the last AP of movement paid for.
    pub paid_mm: i16,
    /// Every action costs double: the fear test was failed.
    pub afraid: bool,
    pub activated: bool,
    /// His activation is over, or he may not act this turn.
    pub done: bool,
    /// He has done something in his activation already.
    pub begun: bool,
    /// He broke from close combat and must now move out of contact.
    pub must_leave: bool,
    /// Everybody he has fired at this turn.
    pub fired_at: SmallVec<[FigureId; 4]>,
    /// The places of the guns he has fired at zombies this turn (Rage).
    #[serde(default)]
    pub fired_guns: SmallVec<[u8; 2]>,
    /// Skills used this turn.
    pub used: SmallVec<[Skill; 2]>,
    /// AP kept for firing in the zombie phase (Cover).
    pub cover_ap: u8,
    pub mg_bursts: u8,
    /// Shots of a pump shotgun (Unload).
    pub pump_shots: u8,
    pub fired: bool,
    /// They have moved otherwise than on foot, which may have cost no AP on movement (Mental block).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub moved: bool,
    /// They have reloaded (Cover).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reloaded: bool,
    pub chainsawed: bool,
    /// He recognised a relative and attacks nobody (Relative).
    pub recognised: Option<bool>,
    pub clumsy_rolled: bool,
    /// Which compulsions have been done with.
    pub compelled: u8,
    /// The radio he carries is on; the one thing here that outlasts the turn.
    pub radio_on: bool,
}

/// What counts for experience.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deeds {
    pub kills: u16,
    pub kills_in_close_combat: u16,
    pub failed_fear_tests: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Zombie {
    pub at: Point,
    pub level: Option<PieceId>,
    pub facing: i16,
    pub fallen: bool,
    pub stunned: bool,
    /// Turns it has been on fire; 0 is not burning.
    pub burning: u8,
    /// Who lit that fire, for the kill.
    pub lit_by: Option<u16>,
    /// Eliminated, or off the table.
    pub out: bool,
    /// It wandered off the table: out, but not destroyed.
    #[serde(default)]
    pub left: bool,
    pub weapon: Option<Weapon>,
    pub goal: Goal,
    /// The human it was, if it was one.
    pub was: Option<u16>,
    /// Came in this zombie phase and acts from the next one on.
    pub waits: bool,
    /// Has stood up or begun its move in this zombie phase.
    #[serde(default)]
    pub begun: bool,
    /// Began this zombie phase fallen: no lurch, and one attack only.
    pub was_fallen: bool,
    /// Began this zombie phase in contact with a standing or fallen human.
    pub was_in_contact: bool,
    /// The human it moved to, or is to attack, this phase.
    pub prey: Option<u16>,
    /// How many of the battle's noises it has gone after or been to; older ones mean nothing to it any more.
    pub heard: u32,
    /// What it spends its AP on breaking open this phase.
    pub forcing: Option<Forced>,
}

/// Something shut that zombies break open (15.1.3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Forced {
    Opening(u32),
    /// A closed vehicle with people in it.
    Vehicle(u8),
}

/// What a zombie is after.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// Nothing yet: a direction has to be rolled.
    #[default]
    None,
    Human(u16),
    Noise {
        at: (i32, i32),
        heard: u32,
    },
    /// Straight on, whole degrees.
    Wander(i16),
}

impl Human {
    /// What may stand for the name. Male is also what the rules take somebody for of whom nothing is said, and nobody is called
    /// "he" for that.
    pub fn pronoun(&self) -> Option<Pronoun> {
        self.pronoun.or(match self.sex {
            Sex::Male => None,
            Sex::Female => Some(Sex::Female.pronoun()),
        })
    }

    /// A member of the team in his best health, standing there with nothing in his hands.
    pub fn new(name: String, seat: Seat, at: Point) -> Self {
        Human {
            name,
            seat,
            member: true,
            archetype: Archetype::LawEnforcement,
            sex: Sex::Male,
            pronoun: None,
            at,
            level: None,
            facing: 0,
            posture: Posture::Standing,
            life: Life::Alive,
            wounds: 0,
            untested: 0,
            bitten: false,
            moral: BASE_MORAL_VALUE as i16,
            full_moral: BASE_MORAL_VALUE as i16,
            last_survivor: false,
            stunned: false,
            burning: 0,
            lit_by: None,
            braced: None,
            stays_dead: false,
            weapons: SmallVec::new(),
            in_hand: SmallVec::new(),
            ammo: Ammo::default(),
            items: SmallVec::new(),
            skills: SmallVec::new(),
            quirks: SmallVec::new(),
            psychoses: SmallVec::new(),
            trauma: 0,
            vehicle: None,
            fear_tests: 0,
            turn: HumanTurn::default(),
            deeds: Deeds::default(),
        }
    }

    pub fn base(&self) -> Circle {
        Circle::new(self.at, BASE_MM)
    }

    pub fn is_alive(&self) -> bool {
        self.life == Life::Alive
    }

    /// On the table and not hidden away in a vehicle.
    pub fn is_on_table(&self) -> bool {
        self.is_alive() && self.vehicle.is_none()
    }

    pub fn stands(&self) -> bool {
        self.is_alive() && self.posture == Posture::Standing
    }

    /// The weapon in hand, the first of them if there are two.
    pub fn held(&self) -> Option<&CarriedWeapon> {
        self.in_hand.first().and_then(|&it| self.weapons.get(usize::from(it)))
    }

    pub fn has(&self, skill: Skill) -> bool {
        self.skills.contains(&skill)
    }
}

impl Zombie {
    /// A zombie that has just been put on the table.
    pub const fn new(at: Point) -> Self {
        Zombie {
            at,
            level: None,
            facing: 0,
            fallen: false,
            stunned: false,
            burning: 0,
            lit_by: None,
            out: false,
            left: false,
            weapon: None,
            goal: Goal::None,
            was: None,
            waits: false,
            begun: false,
            was_fallen: false,
            was_in_contact: false,
            prey: None,
            heard: 0,
            forcing: None,
        }
    }

    pub fn base(&self) -> Circle {
        Circle::new(self.at, BASE_MM)
    }

    pub fn stands(&self) -> bool {
        !self.out && !self.fallen
    }
}
