//! People: who somebody is (3.0), what he carries, and what state he is in.
use ground::hex::Hex;
use kernel::{Pronoun, Seat, Token};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{item::Item, side::SideId, zombie::ZombieId};
use crate::printed::{Attribute, Class};

/// A human by his place in the battle; ids never change and are never used again.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct PersonId(pub u16);

/// Anybody or anything with a counter on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FigureId {
    Person(PersonId),
    Zombie(ZombieId),
    /// An NPC marker of a Defend Encounter (23.0).
    Marker(u8),
}

/// Zombies' tokens begin here and markers' there, so that no two meet.
const FIRST_ZOMBIE: u32 = 1 << 16;
const FIRST_MARKER: u32 = 1 << 24;

impl FigureId {
    pub const fn token(self) -> Token {
        match self {
            FigureId::Person(it) => Token(it.0 as u32),
            FigureId::Zombie(it) => Token(FIRST_ZOMBIE + it.0 as u32),
            FigureId::Marker(it) => Token(FIRST_MARKER + it as u32),
        }
    }

    pub const fn from_token(token: Token) -> Self {
        match token.0 {
            it if it < FIRST_ZOMBIE => FigureId::Person(PersonId(it as u16)),
            it if it < FIRST_MARKER => FigureId::Zombie(ZombieId((it - FIRST_ZOMBIE) as u16)),
            it => FigureId::Marker((it - FIRST_MARKER) as u8),
        }
    }
}

impl PersonId {
    pub const fn token(self) -> Token {
        FigureId::Person(self).token()
    }
}

/// Which counter stands for somebody (2.2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Counter {
    /// A character of the player's own making.
    #[default]
    Own,
    /// The place among the named characters of the box.
    Named(u8),
    /// The place among the generic counters of his Class; it is taken off the map when he goes down.
    Generic(u8),
}

/// What has become of somebody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// Not on the map yet.
    #[default]
    Waiting,
    Functioning,
    /// He can do nothing for the rest of the Encounter (7.3.5).
    OutOfTheFight,
    /// Dead (7.3.4), and since when; a body that zombies saw fall is fresh (13.5.2).
    ObviouslyDead {
        turn: u16,
        fresh: bool,
    },
    /// A generic counter that went down: it is gone, and counts as down.
    TakenOff,
    /// Removed by a Runaway result (7.3.6).
    RanAway,
    /// Off the map by its edge, alive.
    Left,
    /// In the power of a side (10.14).
    Captive {
        of: SideId,
    },
    /// Let go by his captors, or surrendered: the Encounter is over for him.
    LetGo,
    /// A zombie now (13.9.4).
    Turned {
        zombie: ZombieId,
    },
}

/// One human being.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Person {
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pronoun: Option<Pronoun>,
    pub counter: Counter,
    pub side: SideId,
    /// The player who moves him; nobody for those whom the mechanics run.
    pub seat: Option<Seat>,
    pub star: bool,
    pub class: Class,
    /// His Reputation as he came; what is off it for now stands beside it.
    pub rep: u8,
    /// Points of Rep that are gone for now, by their reason.
    pub less: Less,
    /// Movement Points as printed.
    pub movement: u8,
    pub attributes: SmallVec<[Attribute; 2]>,
    pub at: Hex,
    pub state: State,
    /// Behind the cover of his hex (7.3.3): he neither sees nor is seen.
    pub ducked: bool,
    /// Star Power dice that are left (3.2.1).
    pub star_power: u8,
    /// Ready: at most two (2.3.1).
    pub hands: SmallVec<[Item; 2]>,
    /// Stowed.
    pub gear: SmallVec<[Item; 4]>,
    pub wears_vest: bool,
    /// Whom he carries (12.0).
    pub carries: Option<PersonId>,
    /// The Star he follows where he could follow two, or himself where he leads by his player's choice.
    pub follows: Option<PersonId>,
    /// He has the infection and this is his last Encounter as a human (13.9.4).
    pub infected: bool,
    /// Doses of the Cure that he has (19.1).
    pub doses: u8,
    /// He can tell the Cure from a Medikit (19.1).
    pub knows_the_cure: bool,
    /// A dose of the Cure has made him immune for good (19.1).
    pub immune: bool,
    pub turn: Turn,
    pub deeds: Deeds,
}

/// What is off a Rep for now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Less {
    /// They burned no Supplies this month (14.4).
    pub hunger: bool,
    /// They recovered with one passed die (12.1).
    pub wound: bool,
    /// Doubles since they were infected (13.9.4).
    pub infection: u8,
}

/// What somebody has done and may still do in his activation.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// Movement Points that are left.
    pub points: u8,
    /// He has spent a Movement Point in this activation, or is moving by a reaction.
    pub moving: bool,
    /// He declared a Fast Move; until the end of the turn he counts as having moved fast.
    pub fast: bool,
    /// His one active fire is spent (6.0).
    pub fired: bool,
    /// What took his activation's action, if anything did.
    pub action: Option<Doing>,
    /// The hex he was in before this one.
    pub came_from: Option<Hex>,
    /// Whom he has treated with a Medikit in this activation.
    pub treated: SmallVec<[PersonId; 2]>,
    /// Triangle hexes at which his entry roll has failed in this activation.
    pub tried: SmallVec<[Hex; 2]>,
    /// He is through with this activation, or may not have one.
    pub done: bool,
}

impl Turn {
    /// He is through with his activation, and stands still from now on.
    pub fn end(&mut self) {
        (self.done, self.moving) = (true, false);
    }
}

/// An action that leaves only normal movement or none (6.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Doing {
    Charge,
    HandleItems,
    Reload,
    Barricade,
    Treat,
    Challenge,
}

/// What the campaign will want to know of somebody (13.9.3, 26.0). Others are told apart by their numbers, in a file by their
/// names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(rename = "Deeds")]
pub struct Deeds<Who: Default = PersonId> {
    /// Humans and zombies whom they put down.
    pub humans: u16,
    pub zombies: u16,
    pub shot_at: bool,
    pub in_melee: bool,
    pub out_of_the_fight: bool,
    /// ... in melee with zombies.
    pub downed_by_zombies: bool,
    /// Their last fall was a non-lethal Obviously Dead (11.5.1).
    pub spared: bool,
    pub used_star_power: bool,
    pub ran_away: bool,
    /// Still Out of the Fight when carried off the map or let go: the recovery test is still to come (12.1).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub left_down: bool,
    /// They did not win a melee with zombies in its first round (13.9.3).
    pub bitten: bool,
    /// They fed a Zombie Feast (13.5.2).
    pub eaten: bool,
    /// Somebody has gone through their pockets (15.5).
    pub searched: bool,
    /// A card was drawn for what they have to barter (15.6.1).
    pub offered: bool,
    /// They stay with their new group until the end of this Encounter only (3.1.3).
    pub leaves_after: bool,
    /// Hard as Nails has saved them once.
    pub hard_as_nails: bool,
    /// Whose Medikit was last used on them: not twice in a row (15.0.2).
    pub last_medikit: Option<Who>,
    /// Whose Medical Knowledge has been used on them.
    pub treated_by: Vec<Who>,
    /// They forfeit their next activation (3.2.3).
    pub forfeits: bool,
}

impl<Who: Default> Deeds<Who> {
    /// The same, with those it speaks of called otherwise.
    pub fn called<Other: Default, E>(
        self,
        name: impl Fn(Who) -> Result<Other, E>,
    ) -> Result<Deeds<Other>, E> {
        let last_medikit = self.last_medikit.map(&name).transpose()?;
        let treated_by = self.treated_by.into_iter().map(&name).collect::<Result<_, E>>()?;
        Ok(Deeds {
            humans: self.humans,
            zombies: self.zombies,
            shot_at: self.shot_at,
            in_melee: self.in_melee,
            out_of_the_fight: self.out_of_the_fight,
            downed_by_zombies: self.downed_by_zombies,
            spared: self.spared,
            used_star_power: self.used_star_power,
            ran_away: self.ran_away,
            left_down: self.left_down,
            bitten: self.bitten,
            eaten: self.eaten,
            searched: self.searched,
            offered: self.offered,
            leaves_after: self.leaves_after,
            hard_as_nails: self.hard_as_nails,
            last_medikit,
            treated_by,
            forfeits: self.forfeits,
        })
    }
}

impl Person {
    /// Somebody of a Class with nothing in his hands, not on the map yet.
    pub fn new(name: impl Into<String>, side: SideId, seat: Option<Seat>, class: Class, rep: u8) -> Person {
        Person {
            name: name.into(),
            pronoun: None,
            counter: Counter::Own,
            side,
            seat,
            star: false,
            class,
            rep,
            less: Less::default(),
            movement: 3,
            attributes: SmallVec::new(),
            at: Hex::default(),
            state: State::Waiting,
            ducked: false,
            star_power: 0,
            hands: SmallVec::new(),
            gear: SmallVec::new(),
            wears_vest: false,
            carries: None,
            follows: None,
            infected: false,
            doses: 0,
            knows_the_cure: false,
            immune: false,
            turn: Turn::default(),
            deeds: Deeds::default(),
        }
    }

    /// His Rep as it is now.
    pub fn rep(&self) -> u8 {
        let less = u8::from(self.less.hunger) + u8::from(self.less.wound) + self.less.infection;
        self.rep.saturating_sub(less)
    }

    /// On the map and able to act and react.
    pub fn functions(&self) -> bool {
        self.state == State::Functioning
    }

    /// His body lies on the map, alive or dead.
    pub fn lies(&self) -> bool {
        matches!(self.state, State::OutOfTheFight | State::ObviouslyDead { .. })
    }

    /// Down, as Man Down counts it (9.3).
    pub fn is_down(&self) -> bool {
        matches!(self.state, State::OutOfTheFight | State::ObviouslyDead { .. } | State::TakenOff)
    }

    pub fn has(&self, attribute: Attribute) -> bool {
        self.attributes.contains(&attribute)
    }

    /// A Star whose player decides for it: Tonya, as a guest, decides for herself (3.1.3).
    pub fn is_players_star(&self) -> bool {
        self.star && self.seat.is_some() && !self.deeds.leaves_after
    }

    pub fn is_generic(&self) -> bool {
        matches!(self.counter, Counter::Generic(_))
    }
}
