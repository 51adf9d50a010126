//! How something that is rolled for may end, as data for odds.
use kernel::{
    Note, Term, Token,
    note::{Datum, Value},
    notes,
};

use crate::table::{cc::Mishap, grenade::Effect, quirk::Ap, search::Find, shoot::Hit};

notes! {
    /// One end of odds. The words for it stand in `phrases/`.
    pub enum Ending {
        // What becomes of one who is attacked, and whether a friend is hit beside.
        Eliminated { friend: bool } = "eliminated",
        Falls { friend: bool } = "falls",
        Missed { friend: bool } = "missed",
        OnFire = "on-fire",
        /// What a blast does to somebody if it goes off where it was thrown.
        IfItLands { effect: Effect } = "if-it-lands",
        /// So many of several, or that many and more.
        Out { n: u8, and_more: bool, friend: bool } = "out",
        /// So many hits on friends where nobody else is to be hit.
        HitsOnFriends { n: u8 } = "hits-on-friends",
        TankBlowsUp = "tank-blows-up",

        // What a mind makes of it.
        GoesBerserkAt { whom: Token } = "goes-berserk-at",
        RecognisesRelative = "recognises-a-relative",
        Freezes = "freezes",
        Stumbles = "stumbles",
        NotAfraid = "not-afraid",
        Afraid = "afraid",
        Ap { ap: u8, not_for_movement: u8, doubled: bool } = "ap",

        // Close combat, wounds and remedies.
        Away = "away",
        Held = "held",
        NoMishap = "no-mishap",
        OutOfGas = "out-of-gas",
        Stalls = "stalls",
        WoundsUser = "wounds-user",
        HoldsOut = "holds-out",
        Dies = "dies",
        NotHurt = "not-hurt",
        Wounded = "wounded",
        WoundLess = "wound-less",
        NoHelp = "no-help",
        PutOut = "put-out",
        BurnsOn = "burns-on",

        // Things, leaps, throws and vehicles.
        FindsNothing = "finds-nothing",
        FindsSurvivor = "finds-survivor",
        FindsItem = "finds-item",
        FindsWeapon = "finds-weapon",
        FindsBursts { n: u8 } = "finds-bursts",
        Lands = "lands",
        FallsShort = "falls-short",
        LandsThere = "lands-there",
        GoesAstray = "goes-astray",
        GoesWrong = "goes-wrong",
        Starts = "starts",
        DoesNotStart = "does-not-start",
        TurnsSafely = "turns-safely",
        Slides = "slides",
    }
}

impl Ending {
    pub const ELIMINATED: Ending = Ending::Eliminated { friend: false };

    /// What becomes of a target, and whether a friend is hit.
    pub const fn of_hit(hit: Hit, friend: bool) -> Ending {
        match hit {
            Hit::Elim => Ending::Eliminated { friend },
            Hit::Fall => Ending::Falls { friend },
            Hit::Miss => Ending::Missed { friend },
        }
    }
}

impl From<Hit> for Ending {
    fn from(hit: Hit) -> Self {
        Ending::of_hit(hit, false)
    }
}

impl From<Ap> for Ending {
    fn from(it: Ap) -> Self {
        Ending::Ap { ap: it.ap, not_for_movement: it.not_for_movement, doubled: it.doubled }
    }
}

impl From<Option<Mishap>> for Ending {
    fn from(mishap: Option<Mishap>) -> Self {
        match mishap {
            None => Ending::NoMishap,
            Some(Mishap::OutOfGas) => Ending::OutOfGas,
            Some(Mishap::Stalls) => Ending::Stalls,
            Some(Mishap::WoundsUser) => Ending::WoundsUser,
        }
    }
}

impl From<Find> for Ending {
    fn from(find: Find) -> Self {
        match find {
            Find::Nothing => Ending::FindsNothing,
            Find::Survivor => Ending::FindsSurvivor,
            Find::Item => Ending::FindsItem,
            Find::Weapon => Ending::FindsWeapon,
        }
    }
}

impl From<Effect> for Ending {
    fn from(effect: Effect) -> Self {
        Ending::IfItLands { effect }
    }
}

/// What a blast does, the least first, each with its name.
const EFFECTS: [(Effect, &str); 5] = [
    (Effect::Nothing, "unharmed"),
    (Effect::Burns, "on-fire"),
    (Effect::Stun, "stunned"),
    (Effect::Fall, "falls"),
    (Effect::Elim, "eliminated"),
];

impl Value for Effect {
    fn datum(self) -> Datum {
        Datum::Term(Term::new(EFFECTS[self as usize].1))
    }

    fn read(datum: &Datum) -> Option<Self> {
        let term = <Term as Value>::read(datum)?;
        EFFECTS.iter().find(|it| it.1 == term.as_str()).map(|it| it.0)
    }
}

/// How many ranks [`rank`] has.
pub const RANKS: usize = 5;

/// Whether an end is bad for whoever chooses it.
pub fn is_bad(end: &Note) -> bool {
    matches!(
        Ending::read(end),
        Some(
            Ending::Eliminated { friend: true }
                | Ending::Falls { friend: true }
                | Ending::Missed { friend: true }
                | Ending::Out { friend: true, .. }
                | Ending::HitsOnFriends { .. }
                | Ending::GoesBerserkAt { .. }
                | Ending::WoundsUser
                | Ending::Wounded
                | Ending::Dies
        )
    )
}

/// How far down an end is ranked, from 0 for the most that may become of whoever is attacked.
pub fn rank(end: &Note) -> Option<usize> {
    match Ending::read(end)? {
        Ending::Eliminated { friend: false } | Ending::Dies => Some(0),
        Ending::Falls { friend: false } => Some(1),
        Ending::OnFire => Some(3),
        Ending::Missed { friend: false } => Some(4),
        Ending::IfItLands { effect } => Some(match effect {
            Effect::Elim => 0,
            Effect::Fall => 1,
            Effect::Stun => 2,
            Effect::Burns => 3,
            Effect::Nothing => 4,
        }),
        Ending::Eliminated { friend: true }
        | Ending::Falls { friend: true }
        | Ending::Missed { friend: true }
        | Ending::Out { .. }
        | Ending::HitsOnFriends { .. }
        | Ending::TankBlowsUp
        | Ending::GoesBerserkAt { .. }
        | Ending::RecognisesRelative
        | Ending::Freezes
        | Ending::Stumbles
        | Ending::NotAfraid
        | Ending::Afraid
        | Ending::Ap { .. }
        | Ending::Away
        | Ending::Held
        | Ending::NoMishap
        | Ending::OutOfGas
        | Ending::Stalls
        | Ending::WoundsUser
        | Ending::HoldsOut
        | Ending::NotHurt
        | Ending::Wounded
        | Ending::WoundLess
        | Ending::NoHelp
        | Ending::PutOut
        | Ending::BurnsOn
        | Ending::FindsNothing
        | Ending::FindsSurvivor
        | Ending::FindsItem
        | Ending::FindsWeapon
        | Ending::FindsBursts { .. }
        | Ending::Lands
        | Ending::FallsShort
        | Ending::LandsThere
        | Ending::GoesAstray
        | Ending::GoesWrong
        | Ending::Starts
        | Ending::DoesNotStart
        | Ending::TurnsSafely
        | Ending::Slides => None,
    }
}
