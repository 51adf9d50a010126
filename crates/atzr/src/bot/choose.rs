//! One action of one of its people: every option gets a worth, and the highest is taken.
use std::cell::OnceCell;

use ground::hex::Hex;
use kernel::LiveQuestion;

use super::{
    fight,
    goal::{self, Goal},
    threat::{self, Lookout},
    way,
};
use crate::{
    battle::{
        Battle, Encounter, Person, PersonId, State,
        act::Action,
        building::BuildingAction,
        encounter::{self, EncounterAction},
        item::{self, ItemAction},
        meet::MeetAction,
        r#move::MoveAction,
        recovery::RecoveryAction,
    },
    printed::{CounterThing, Terrain, counters::CounterKind},
    setup::layout::Road,
};

/// What a step nearer to the goal is worth.
const STEP: i32 = 4;

/// Somebody who acts, and where he wants to go.
pub struct Mind<'a> {
    pub battle: &'a Battle,
    pub who: PersonId,
    pub goal: Goal,
    road: Road,
    lookout: OnceCell<Lookout>,
}

/// The place of "done" among the options.
pub fn done(asked: &LiveQuestion<'_>) -> usize {
    (0..asked.len()).find(|&it| asked.item::<Action>(it) == Some(&Action::Done)).unwrap_or(0)
}

impl<'a> Mind<'a> {
    pub fn of(battle: &'a Battle, who: PersonId, goal: Goal) -> Self {
        Mind { battle, who, goal, road: way::road(battle, goal.hex()), lookout: OnceCell::new() }
    }

    /// The option that is worth most.
    pub fn choose(&self, asked: &LiveQuestion<'_>) -> usize {
        let here = self.place(self.battle.person(self.who).at);
        let worth = |at: usize| asked.item::<Action>(at).map_or(i32::MIN, |it| self.value(it, here));
        (0..asked.len()).max_by_key(|&it| (worth(it), std::cmp::Reverse(it))).unwrap_or(0)
    }

    /// What an action is worth now; done is worth nothing.
    fn value(&self, action: &Action, here: i32) -> i32 {
        match action {
            Action::Move(it) => self.movement(*it, here),
            Action::Building(BuildingAction::Barricade { .. }) => -10,
            Action::Shoot(it) => fight::fire(self.battle, self.who, it),
            Action::Charge(it) => fight::charge(self.battle, self.who, it),
            Action::Item(it) => self.item(it),
            Action::Recovery(it) => self.recovery(it),
            Action::Meet(it) => self.meet(it),
            Action::Challenge(_) => -10,
            Action::Encounter(EncounterAction::CallIt) => {
                if goal::ends_it(self.battle, self.battle.person(self.who).side) { 200 } else { -200 }
            }
            Action::Switch(_) => -5,
            Action::Done => 0,
        }
    }

    /// Nearer to the goal, away from danger, in cover rather than in the open.
    fn movement(&self, action: MoveAction, here: i32) -> i32 {
        match action {
            MoveAction::Go { to } => self.place(to) - here - 1,
            MoveAction::Leave => self.leave(),
            MoveAction::Fast => self.run(),
            MoveAction::PopUp => 5,
        }
    }

    /// Off the map when there is nothing left to do, or nothing left but to run.
    fn leave(&self) -> i32 {
        match self.goal {
            Goal::Out(_) => 50,
            Goal::At(_) => -100,
        }
    }

    /// Running gives up the shot and is shot at less; it is worth it from the dead, and when nobody is about.
    fn run(&self) -> i32 {
        let person = self.battle.person(self.who);
        let (next, _) = threat::undead_near(self.battle, person.at);
        if person.turn.points == 0 && 2 <= next && 30 <= threat::goes_down(person, next) {
            return 12;
        }
        -3
    }

    /// What it is worth to stand in a hex.
    pub fn place(&self, hex: Hex) -> i32 {
        let lookout = self.lookout.get_or_init(|| Lookout::of(self.battle, self.who));
        let far = way::far(self.battle, &self.road, self.goal.hex(), hex);
        let cover = i32::from(self.battle.scene.board.terrain(hex) != Terrain::Clear);
        // Grunts keep to their Star.
        let astray = if self.battle.person(self.who).star { 0 } else { lookout.astray(hex) };
        2 * cover - STEP * far - lookout.danger(self.battle, hex) - astray
    }

    fn item(&self, action: &ItemAction) -> i32 {
        let person = self.battle.person(self.who);
        let (next, soon) = threat::undead_near(self.battle, person.at);
        let quiet = next + soon == 0 && threat::enemies(self.battle, self.who) == 0;
        match action {
            ItemAction::Search => 60,
            ItemAction::Reload { .. } => 25,
            ItemAction::SpendAmmo { .. } => {
                if quiet {
                    -5
                } else {
                    30
                }
            }
            // Whoever carries more than his Rep is slow, and in the end does not get home at all.
            ItemAction::TakeCard { .. } | ItemAction::Take { .. } | ItemAction::PickUp { .. }
                if item::is_laden(self.battle, person) =>
            {
                -5
            }
            ItemAction::TakeCard { .. } | ItemAction::Take { .. } => 8,
            ItemAction::PickUp { .. } => 4,
            ItemAction::Cure { .. } => 50,
            ItemAction::Wear { .. } => 14,
            ItemAction::Attach { .. } => 6,
            ItemAction::Ready { gear, instead_of } => self.ready(*gear, *instead_of, quiet),
            ItemAction::Stow { .. }
            | ItemAction::Give { .. }
            | ItemAction::Drop { .. }
            | ItemAction::PlaceTank { .. } => -5,
        }
    }

    /// Something to strike with into a free hand; a gun where there is none, or the other is empty.
    fn ready(&self, gear: u8, instead_of: Option<u8>, quiet: bool) -> i32 {
        let person = self.battle.person(self.who);
        let counters = &self.battle.scene.printed.counters;
        let Some(item) = person.gear.get(usize::from(gear)) else { return -5 };
        let counter = counters.of(item.thing);
        let held = |kind: CounterKind| person.hands.iter().any(|it| counters.of(it.thing).kind == kind);
        let room = person.hands.iter().map(|it| counters.of(it.thing).hands).sum::<u8>() + counter.hands <= 2;
        if item.thing == CounterThing::Medikit && quiet && self.is_needed() {
            return 40;
        }
        match (counter.kind, instead_of) {
            (CounterKind::Melee, None) if room && quiet && !held(CounterKind::Melee) => 13,
            (CounterKind::Ranged, None) if room && !held(CounterKind::Ranged) && !item.empty => 13,
            (CounterKind::Melee | CounterKind::Ranged | CounterKind::Explosive | CounterKind::Item, _) => -5,
        }
    }

    /// Whether a friend lies in his hex.
    fn is_needed(&self) -> bool {
        let person = self.battle.person(self.who);
        let lies = |it: &Person| it.side == person.side && it.state == State::OutOfTheFight;
        self.battle.people.iter().any(|it| lies(it) && it.at == person.at)
    }

    fn recovery(&self, action: &RecoveryAction) -> i32 {
        match action {
            RecoveryAction::Medikit { .. } | RecoveryAction::Doctor { .. } => 45,
            RecoveryAction::PickUp { .. } => 15,
            RecoveryAction::Capture { .. } => 3,
            RecoveryAction::PutDown
            | RecoveryAction::Shoot { .. }
            | RecoveryAction::Strike { .. }
            | RecoveryAction::Release { .. } => -10,
        }
    }

    /// Words before bullets, where words will do.
    fn meet(&self, action: &MeetAction) -> i32 {
        match action {
            MeetAction::Talk { with } => {
                if goal::is_worth_a_word(self.battle, self.who, *with) {
                    55
                } else {
                    -5
                }
            }
            MeetAction::Gift { slot, to } => self.gift(*slot, *to),
            MeetAction::Barter { .. } => -2,
            MeetAction::Walk { .. } => -20,
            MeetAction::Surrender { .. } => {
                let left = self
                    .battle
                    .people
                    .iter()
                    .filter(|it| it.seat.is_some() && it.state == State::Functioning);
                if left.count() == 1 { -15 } else { -40 }
            }
        }
    }

    /// What is no weapon may buy a better hearing, once.
    fn gift(&self, slot: crate::battle::change::Slot, to: crate::battle::SideId) -> i32 {
        let given = self.battle.side(to).talks.gifts != 0 || self.battle.side(to).talks.done;
        let mut slots = crate::battle::item::slots(self.battle.person(self.who));
        let spare = slots.any(|it| it.0 == slot && is_spare(it.1.thing));
        let wanted = matches!(self.battle.scene.encounter, Encounter::Chillin {} | Encounter::Search {});
        if wanted && spare && !given && !encounter::is_reached(self.battle, self.battle.person(self.who).side)
        {
            57
        } else {
            -20
        }
    }
}

/// What can be given away: neither weapon nor Medikit.
pub fn is_spare(thing: CounterThing) -> bool {
    matches!(
        thing,
        CounterThing::SuppliesA
            | CounterThing::SuppliesB
            | CounterThing::Scope
            | CounterThing::GasTank
            | CounterThing::Ammo
    )
}
