//! What the journal of a battle tells of, as data: everything that has a name here has its words in `phrases/` and nowhere else.
mod campaign;
mod decision;
mod ending;
mod weapon;

use kernel::{
    Point, Term, Text, Token,
    note::{Datum, Value},
    notes, terms,
};

pub use self::{
    campaign::{Chronicle, GameTold},
    decision::Decision,
    ending::{Ending, RANKS, is_bad, rank},
};
use crate::{
    battle::FigureId,
    campaign::xp::ScenarioResult as Degree,
    table::{psychosis::Psychosis, weapons::Weapon},
};

/// Figures as the journal numbers them.
pub fn tokens(figures: &[FigureId]) -> Vec<Token> {
    figures.iter().map(|it| it.token()).collect()
}

notes! {
    /// Something that happened to whoever the event is about, or by itself. Ranges are in millimetres.
    pub enum Incident {
        // What was agreed on before the game.
        Measures { inches: bool } = "measures",
        Figures { n: u16 } = "figures",
        /// A goal as JSON has it in a scenario.
        Goal { goal: Text } = "goal",
        NoNewActions = "no-new-actions",
        RulesRunZombies = "rules-run-zombies",
        ZombiesAtMost { most: Option<u16> } = "zombies-at-most",
        /// The methods by which zombies come, by their letters.
        Entry { methods: Vec<Text> } = "entry",
        /// The parts of the advanced game in use.
        Advanced { parts: Vec<Text> } = "advanced",
        /// The optional rules of the basic game in use, by the ids of their switches.
        Optional { rules: Vec<Text> } = "optional",
        Vehicles { driven: bool } = "vehicles",
        StartsWith { weapon: Weapon, loaded: u8, spare: u8 } = "starts-with",
        TeamEdge { edge: Text } = "team-edge",

        // Attacks, told before their dice.
        Fires { with: Weapon, at: Vec<Token>, range: Option<i32>, bursts: u8, aim: u8 } = "fires",
        FiresBoth { with: Vec<Text>, at: Token, range: i32 } = "fires-both",
        FiresClose { with: Weapon, at: Vec<Token>, bursts: u8 } = "fires-close",
        Finishes { with: Weapon, at: Token } = "finishes",
        Throws { with: Weapon, to: Point, range: i32 } = "throws",
        /// With nothing: bare hands.
        Strikes { with: Option<Weapon>, at: Token } = "strikes",
        /// A zombie does, so many times.
        Attacks { at: Token, with: Option<Weapon>, times: u8 } = "attacks",
        /// A vehicle meets these; the event is about the driver.
        Rams { vehicle: Text, at: Vec<Token> } = "rams",
        /// Those it meets after the first, for whom the same die holds.
        RamsOn { vehicle: Text, at: Vec<Token> } = "rams-on",

        // What came of them.
        Missed { by: Option<Token> } = "missed",
        NotHurt { by: Option<Token> } = "not-hurt",
        Wounded { by: Option<Token>, wounds: u8 } = "wounded",
        WastesShot { at: Token } = "wastes-shot",
        WastesBurst = "wastes-burst",
        WastesCloseBurst = "wastes-close-burst",
        NobodyInCone = "nobody-in-cone",
        NobodyInFlames = "nobody-in-flames",
        AllBurnAlready = "all-burn-already",
        NobodyInCircle = "nobody-in-circle",
        NoDieScores = "no-die-scores",
        Jams { weapon: Weapon } = "jams",
        NoJam { weapon: Weapon } = "no-jam",
        ClearsJam { weapon: Weapon } = "clears-jam",
        HasFuel = "has-fuel",
        TankHolds = "tank-holds",
        TankExplodes = "tank-explodes",
        LandsThere { what: Text } = "lands-there",
        Strays { what: Text, to: Point } = "strays",
        StraysOff { what: Text } = "strays-off",
        Dud { what: Text } = "dud",
        GoesOffInHand { what: Text } = "goes-off-in-hand",
        Explosion { of: Text, at: Point, by: Option<Token> } = "explosion",
        BlastCatchesNobody = "blast-catches-nobody",
        NotAlight = "not-alight",
        BurnsOn { by: Token } = "burns-on",
        BreaksAway { from: Vec<Token> } = "breaks-away",
        Held { by: Vec<Token> } = "held",

        // What dice come to.
        /// Degrees from north, clockwise.
        Direction { degrees: u16 } = "direction",
        /// A row of a table.
        Shows { what: Text } = "shows",
        Pieces { n: u16 } = "pieces",
        /// A vehicle that turns too fast, and how far it slides then.
        LosesGrip { left: bool } = "loses-grip",
        Slides { cm: u16 } = "slides",
        /// A landing die of 1: whether it flies at all the next die says.
        MayMisfire = "may-misfire",
        /// So many dice of a burst eliminate, and so many fell; on whom they fall is drawn.
        Scores { eliminates: u8, fells: u8 } = "scores",
        /// A medic's try to undo a zombification.
        BringsBack { alive: bool } = "brings-back",

        // Tests and minds.
        /// The nearest of the dead that are near enough to frighten, and how many they are.
        Frightened { by: Token, range: i32, zombies: u16 } = "frightened",
        NotAfraid = "not-afraid",
        HoldsOut = "holds-out",
        DoesNotHoldOut = "does-not-hold-out",
        LiesStill = "lies-still",
        /// All of an activation: the rule says why.
        DoesNothing = "does-nothing",
        Freezes = "freezes",
        /// A mind makes somebody act, at or towards whom: the rule says which.
        Compelled { at: Option<Token> } = "compelled",
        /// What is left in it, at nobody (Rage).
        EmptiesInRage { weapon: Weapon } = "empties-in-rage",
        RecognisesRelative = "recognises-a-relative",
        NoHelp { by: Token } = "no-help",

        // Things.
        Takes { things: Vec<Text>, from: Option<Token> } = "takes",
        Finds { things: Vec<Text> } = "finds",
        FindsNothing = "finds-nothing",
        FindsSurvivor { who: Token } = "finds-survivor",
        /// Who a survivor is, and all that they carry; the event is about them.
        Survivor { archetype: Text, female: bool, teenager: bool, carries: Vec<Text> } = "survivor",
        /// Whom the hits of a machine gun fall on.
        SharesOut { kills: Vec<Token>, knockdowns: Vec<Token> } = "shares-out",
        /// What is in a weapon after reloading.
        Loaded { weapon: Weapon, bursts: u8 } = "loaded",
        FindsAmmo { weapon: Weapon, bursts: u8 } = "finds-ammo",
        LeavesLying { thing: Text } = "leaves-lying",
        Drops { things: Vec<Text> } = "drops",
        TakesInHand { weapons: Vec<Text> } = "takes-in-hand",
        UsesUp { item: Text } = "uses-up",

        // Doors, noise, vehicles.
        Opens { what: Text } = "opens",
        Closes { what: Text } = "closes",
        BrokenOpen { what: Text, by: Vec<Token> } = "broken-open",
        StaysShut { what: Text, by: Vec<Token> } = "stays-shut",
        RadioPlays { at: Point, of: Option<Token> } = "radio-plays",
        Noise { at: Point, by: Option<Token> } = "noise",
        EngineStarts { vehicle: Text } = "engine-starts",
        EngineFails { vehicle: Text } = "engine-fails",
        VehicleMoves { vehicle: Text, to: Point } = "vehicle-moves",
        /// Out of control, sideways.
        VehicleSlides { vehicle: Text, left: bool, range: i32, to: Point } = "vehicle-slides",
        VehicleStalls { vehicle: Text } = "vehicle-stalls",
        VehicleCrashes { vehicle: Text } = "vehicle-crashes",
        VehicleLeaves { vehicle: Text } = "vehicle-leaves",

        // The dead come, and what they are after.
        Arrivals { n: u8 } = "arrivals",
        ArrivalEdge { edge: Text } = "arrival-edge",
        /// So many of the dead wait in a place that somebody enters or searches.
        Lurk { n: u16, place: Text } = "lurk",
        Smells { whom: Token, range: Option<i32> } = "smells",
        Sees { whom: Token, range: Option<i32> } = "sees",
        FollowsMoan { of: Option<Token>, range: Option<i32> } = "follows-moan",
        FollowsSound { at: Point, by: Option<Token>, range: Option<i32> } = "follows-sound",
        Lurches { at: Token } = "lurches",
        NoLurch { at: Token } = "no-lurch",

        /// The degree of the victory.
        Ends { outcome: Degree } = "ends",
    }
}

terms! {
    /// What somebody is for a while.
    pub enum Mark {
        Afraid = "afraid",
        Stunned = "stunned",
        OnFire = "on-fire",
        OutOfFuel = "out-of-fuel",
        OutOfGas = "out-of-gas",
        Stalled = "stalled",
        /// Of older games: now the weapon that jams is named.
        Jammed = "jammed",
        Braced = "braced",
        InVehicle = "in-a-vehicle",
        Berserk = "berserk",
        Charge = "charge",
        MentalBlock = "mentalblock",
        Terrified = "terrified",
        Depressive = "depressive",
        Paranoid = "paranoid",
        Scared = "scared",
        Schizophrenic = "schizophrenic",
        Hallucinate = "hallucinate",
        Rage = "rage",
        Despaired = "despaired",
    }
}

impl From<Psychosis> for Mark {
    fn from(psychosis: Psychosis) -> Self {
        match psychosis {
            Psychosis::Berserk => Mark::Berserk,
            Psychosis::Charge => Mark::Charge,
            Psychosis::MentalBlock => Mark::MentalBlock,
            Psychosis::Terrified => Mark::Terrified,
            Psychosis::Depressive => Mark::Depressive,
            Psychosis::Paranoid => Mark::Paranoid,
            Psychosis::Scared => Mark::Scared,
            Psychosis::Schizophrenic => Mark::Schizophrenic,
            Psychosis::Hallucinate => Mark::Hallucinate,
            Psychosis::Rage => Mark::Rage,
            Psychosis::Despaired => Mark::Despaired,
        }
    }
}

terms! {
    /// What is counted of somebody.
    pub enum Count {
        Ap = "ap",
        ApForCover = "ap-for-cover",
        Bursts = "bursts",
        BurstsLoaded = "bursts-loaded",
        Wounds = "wounds",
        TraumaPoints = "trauma-points",
        MoralValue = "moral-value",
        CmATurn = "cm-a-turn",
    }
}

terms! {
    /// What a question comes in the middle of.
    pub enum Interruption {
        IsBitten = "is-bitten",
        IsReached = "is-reached",
        IsDodging = "is-dodging",
        ZombieMoves = "zombie-moves",
        IsFrightened = "is-frightened",
        FriendsAreFrightened = "friends-are-frightened",
        FailsFearTest = "fails-fear-test",
        FailsWoundTest = "fails-wound-test",
        FailsRoll = "fails-roll",
        /// The die of an attack has failed.
        Misses = "misses",
        Strikes = "strikes",
        SawBites = "saw-bites",
        /// Six points of trauma.
        Breaks = "breaks",
        Finds = "finds",
    }
}

terms! {
    /// What dice may come to, where their total is held against a number.
    pub enum Outcome {
        Eliminated = "eliminated",
        Falls = "falls",
        Wounds = "wounds",
        Stunned = "stunned",
        OnFire = "on-fire",
        NotAfraid = "not-afraid",
        HoldsOut = "holds-out",
        Rises = "rises",
        Away = "away",
        Lands = "lands",
        OnTarget = "on-target",
        TwoDiceOff = "two-dice-off",
        ThreeDiceOff = "three-dice-off",
        ExplodesInHand = "explodes-in-hand",
        Dud = "dud",
        Jams = "jams",
        OutOfFuel = "out-of-fuel",
        TankExplodes = "tank-explodes",
        Spreads = "spreads",
        PutOut = "put-out",
        Healed = "healed",
        TakesHold = "takes-hold",
        Lurches = "lurches",
        ZombiesWait = "zombies-wait",
        Starts = "starts",
        SlidesLeft = "slides-left",
        SlidesRight = "slides-right",
        Stalls = "stalls",
        Flung = "flung",
        WoundsUser = "wounds-user",
        OutOfGas = "out-of-gas",
        FindsNothing = "finds-nothing",
        FindsSurvivor = "finds-survivor",
        FindsItem = "finds-item",
        FindsWeapon = "finds-weapon",
        FindsMagazine = "finds-magazine",
    }
}

impl Value for Degree {
    fn datum(self) -> Datum {
        Datum::Term(Term::new(self.name()))
    }

    fn read(datum: &Datum) -> Option<Self> {
        let term = <Term as Value>::read(datum)?;
        Degree::ALL.into_iter().find(|it| it.name() == term.as_str())
    }
}

/// The names of all that a journal notes, marks, counts, draws and chooses.
pub const TERMS: &[&[&str]] = &[
    Incident::NAMES,
    Mark::NAMES,
    Count::NAMES,
    Outcome::NAMES,
    Interruption::NAMES,
    Decision::NAMES,
    Ending::NAMES,
    Degree::NAMES,
    Chronicle::NAMES,
    weapon::NAMES,
];
