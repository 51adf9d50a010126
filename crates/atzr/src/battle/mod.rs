//! What happens on the map, and in which order. The position is plain data; between two steps everything is in it.
pub mod person;
pub mod side;
pub mod place;
pub mod sight;
pub mod change;
pub mod card;
pub mod challenge;
pub mod group;
pub mod turn;
pub mod act;
pub mod r#move;
pub mod building;
pub mod insight;
pub mod react;
pub mod reaction;
pub mod shoot;
pub mod charge;
pub mod melee;
pub mod recovery;
pub mod zombie;
pub mod surprise;
pub mod item;
pub mod meet;
pub mod npcmove;
pub mod encounter;
pub mod check;
mod list;
mod refusal;

use std::sync::Arc;

use ground::hex::Hex;
use kernel::{Answer, Book, Dice, Earlier, Flow, Ledger, LiveQuestion, OwnTables, Pause, Play, Seat, Viewer};
use serde::{Deserialize, Serialize};

use self::{
    change::Guarded,
    encounter::{EncounterResult, Progress},
    item::Lying,
    place::{BuildingHex, Fallen, Feast, Group, Marker, Noise},
};
pub use self::{
    encounter::Encounter,
    person::{Counter, FigureId, Person, PersonId, State},
    reaction::reaction_word,
    side::{Role, Side, SideId, Stance},
    turn::{Mover, Phase},
    zombie::{Zombie, ZombieId, sit_down as feast_at_once},
};
use crate::{
    printed::{Area, DayPart, NamedId, Printed},
    rules::Rules,
    setup::layout::Board,
    table::{card::Deck, cup::Cups},
};

/// What an Encounter fixes from its beginning to its end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EncounterScene {
    pub title: String,
    pub board: Board,
    pub area: Area,
    pub day: DayPart,
    /// The dice decide on the Day Part before the first turn (18.4.1).
    #[serde(default)]
    pub random_day: bool,
    pub encounter: Encounter,
    /// Counters, cards and tables: the book's, or the player's own.
    pub printed: Arc<Printed>,
    /// The side whose die is compared with the zombies' for doubles (5.1).
    pub doubles: SideId,
}

/// One position of an Encounter.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Battle {
    pub scene: Arc<EncounterScene>,
    pub rules: Rules,
    pub turn: u16,
    pub phase: Phase,
    /// How many hexes can be seen, where the Day Part limits it; at Night a die decides before the Encounter (18.4.2).
    pub vision: Option<u8>,
    pub sides: Vec<Side>,
    pub people: Guarded<Vec<Person>>,
    pub zombies: Guarded<Vec<Zombie>>,
    pub markers: Guarded<Vec<Marker>>,
    /// The state of each entrance, in the board's order.
    pub places: Guarded<Vec<BuildingHex>>,
    pub lying: Guarded<Vec<Lying>>,
    /// Gas Tanks that were placed (10.0.2).
    pub tanks: Guarded<Vec<Hex>>,
    pub noises: Vec<Noise>,
    pub feasts: Guarded<Vec<Feast>>,
    pub deck: Deck,
    pub cups: Cups,
    /// Who is still to act in this turn.
    pub order: Vec<Mover>,
    pub zombie_die: Option<u8>,
    /// The die of the markers of a Defend Encounter.
    pub marker_die: Option<u8>,
    /// The groups of the side that is active, as they were when its phase began.
    pub groups: Vec<Group>,
    /// Who has been in sight of whom in this phase: pairs, the lower number first (8.2).
    pub seen: Vec<(PersonId, PersonId)>,
    /// Who went down since friends last tested for it.
    pub fallen: Vec<Fallen>,
    /// Fire Dice have been rolled in this Encounter (20.0).
    pub shots_fired: bool,
    /// How many figures stand in the way of sight in each hex of the grid.
    pub crowd: Guarded<Vec<u8>>,
    pub progress: Progress,
    pub result: Option<EncounterResult>,
}

impl Battle {
    /// The position before the first turn: everybody waits beside the map.
    pub fn new(scene: EncounterScene, rules: Rules, sides: Vec<Side>, people: Vec<Person>) -> Battle {
        let printed = scene.printed.clone();
        let places = vec![BuildingHex::default(); scene.board.entrances().len()];
        let crowd = vec![0; scene.board.grid().len()];
        let mut cups = Cups::new(&printed);
        for person in &people {
            kernel::rule::hit(rule!("atzr.basics.character-profile"));
            if let Counter::Named(it) = person.counter {
                cups.take_named(&printed.characters, NamedId(it));
            }
            for (_, item) in item::slots(person) {
                cups.take(item.thing);
            }
        }
        let mut battle = Battle {
            scene: Arc::new(scene),
            rules,
            turn: 0,
            phase: Phase::Begin,
            vision: None,
            sides,
            people: Guarded::new(people),
            zombies: Guarded::default(),
            markers: Guarded::default(),
            places: Guarded::new(places),
            lying: Guarded::default(),
            tanks: Guarded::default(),
            noises: Vec::new(),
            feasts: Guarded::default(),
            deck: Deck::new(&printed.cards),
            cups,
            order: Vec::new(),
            zombie_die: None,
            marker_die: None,
            groups: Vec::new(),
            seen: Vec::new(),
            fallen: Vec::new(),
            shots_fired: false,
            crowd: Guarded::new(crowd),
            progress: Progress::default(),
            result: None,
        };
        for at in 0..battle.sides.len() {
            let of = |it: &&Person| usize::from(it.side.0) == at;
            battle.sides[at].strength = battle.people.iter().filter(of).count() as u16;
        }
        battle
    }

    /// How two sides stand to each other.
    #[inline]
    pub fn stance(&self, one: SideId, other: SideId) -> Stance {
        let (low, high) = (one.min(other), one.max(other));
        if low == high {
            return Stance::Friends;
        }
        self.sides[usize::from(high.0)].stances.get(usize::from(low.0)).copied().unwrap_or_default()
    }

    /// Changes how two sides stand to each other.
    pub fn set_stance(&mut self, one: SideId, other: SideId, stance: Stance) {
        let (low, high) = (one.min(other), one.max(other));
        let stances = &mut self.sides[usize::from(high.0)].stances;
        if low != high && stances.len() <= usize::from(low.0) {
            stances.resize(usize::from(low.0) + 1, Stance::default());
        }
        if low != high {
            stances[usize::from(low.0)] = stance;
        }
    }

    /// Whether two sides shoot at each other on sight.
    pub fn hostile(&self, one: SideId, other: SideId) -> bool {
        self.stance(one, other) == Stance::Hostile
    }

    /// Whether two sides have met and leave each other alone: nobody attacks before a Star has started a fight (16.4).
    pub fn at_peace(&self, one: SideId, other: SideId) -> bool {
        matches!(self.stance(one, other), Stance::ToTalk | Stance::Neutral)
    }

    /// How a reader calls somebody.
    pub fn name(&self, who: FigureId) -> String {
        match who {
            FigureId::Person(it) => self.person(it).name.clone(),
            FigureId::Zombie(it) => format!("zombie {}", it.0 + 1),
            FigureId::Marker(it) => format!("marker {}", it + 1),
        }
    }

    /// What these are called, for people who draw one of them.
    pub fn names(&self, these: impl IntoIterator<Item = FigureId>) -> Vec<String> {
        these.into_iter().map(|it| self.name(it)).collect()
    }

    pub fn side(&self, side: SideId) -> &Side {
        &self.sides[usize::from(side.0)]
    }

    pub fn side_mut(&mut self, side: SideId) -> &mut Side {
        &mut self.sides[usize::from(side.0)]
    }

    /// Whom to ask about somebody: his player, else the first of his side, else the first player of all.
    pub fn seat_for(&self, who: PersonId) -> Seat {
        let person = self.person(who);
        let side = self.side(person.side).seats.first().copied();
        person.seat.or(side).unwrap_or(Seat(0))
    }

    /// The side that a seat plays; the first one for those who only watch.
    pub fn side_of(&self, seat: Seat) -> SideId {
        let at = self.sides.iter().position(|it| it.seats.contains(&seat));
        SideId(at.unwrap_or(0) as u8)
    }
}

/// The book, for the kernel.
#[derive(Clone, Copy, Debug)]
pub struct Atzr;

impl Book for Atzr {
    type Battle = Battle;
    type View = view::View;
    type Preview = view::Preview;
    const ID: &'static str = "atzr";
    const SCHEMA: u32 = 1;

    fn ledger() -> &'static Ledger {
        &crate::ledger::LEDGER
    }

    fn own_tables(battle: &Battle) -> Option<&OwnTables> {
        battle.scene.printed.own()
    }

    fn step(battle: &mut Battle, play: &mut Play<'_>) -> Result<Flow, Pause> {
        turn::step(battle, play)
    }

    fn view(battle: &Battle, viewer: Viewer) -> view::View {
        crate::view::view(battle, viewer)
    }

    fn check(battle: &Battle) -> kernel::flaw::CheckResult {
        check::check(battle)
    }

    fn resample(battle: &mut Battle, known: &Battle, seat: Seat, dice: &mut dyn Dice) {
        crate::hidden::resample(battle, known, seat, dice);
    }

    fn chairs(battle: &Battle) -> usize {
        let led = battle.people.iter().filter_map(|it| it.seat);
        let all = battle.sides.iter().flat_map(|it| it.seats.iter().copied()).chain(led);
        all.map(|it| usize::from(it.0) + 1).max().unwrap_or(1)
    }

    fn led_by(battle: &Battle, token: kernel::Token) -> Option<Seat> {
        match FigureId::from_token(token) {
            FigureId::Person(it) => battle.people.get(usize::from(it.0))?.seat,
            FigureId::Zombie(_) | FigureId::Marker(_) => None,
        }
    }

    fn sees(battle: &Battle, viewer: Viewer, token: kernel::Token) -> view::Preview {
        crate::preview::sees(battle, viewer, token)
    }

    fn preview(asked: &LiveQuestion<'_>, earlier: &Earlier, answer: Option<&Answer>) -> view::Preview {
        crate::preview::preview(asked, earlier, answer)
    }

    fn about(battle: &Battle, viewer: Viewer, token: kernel::Token) -> view::Preview {
        crate::preview::about(battle, viewer, token)
    }
}
