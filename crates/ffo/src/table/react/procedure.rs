//! Received Fire, Man Down and Recover From Duck Back (p. 20 to 22).
use kernel::{
    Dice, Given, Sum,
    written::{Nested, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    Reaction,
    sheet::{Row, Sheet, When},
};
use crate::table::{
    class::Class,
    dice::{
        MOST_REP, Passed, check_each, check_len, check_rep, check_within, corner, from_highest, passes,
        passes_one,
    },
    leader::LeaderDie,
};

/// The most characters of a side that a procedure takes.
const MOST_FRIENDS: u16 = 100;

/// What has become of one of a side since the Encounter began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Member {
    Functioning,
    /// Stunned, Out of the Fight or Obviously Dead.
    Down,
    /// Ran away or left.
    Gone,
}

/// The characters of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["all", "down"]))]
pub struct Friends {
    /// All who began the Encounter or arrived since, the tester and whoever has gone included.
    #[schemars(range(min = 1, max = MOST_FRIENDS))]
    pub all: u16,
    /// Of these, how many are Stunned, Out of the Fight or Obviously Dead.
    #[schemars(range(min = 0, max = MOST_FRIENDS))]
    pub down: u16,
}

impl Default for Friends {
    fn default() -> Self {
        Friends { all: 4, down: 1 }
    }
}

impl Friends {
    /// Of a whole side: all who began the Encounter or arrived since, the tester included.
    pub fn of(side: impl IntoIterator<Item = Member>, dice: &mut dyn Dice) -> Friends {
        dice.cite(rule!("ffo.react.friends-counted"));
        dice.cite(rule!("ffo.ruling.friends-count"));
        side.into_iter().fold(Friends { all: 0, down: 0 }, |sum, it| Friends {
            all: sum.all + 1,
            down: sum.down + u16::from(it == Member::Down),
        })
    }

    const fn others(self) -> u16 {
        self.all.saturating_sub(self.down)
    }
}

/// Somebody who has to react, to one thing or to several at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = [
    "class", "rep", "received_fire", "man_down", "recover_duck_back", "already_ducked_back", "cover_from_shooter", "cover_from_cause",
    "poser", "leader", "free_will", "outgunned", "retrieving_wounded", "able_to_fire", "enemy_in_reach", "friends",
]))]
pub struct ReactionTest {
    pub class: Class,
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    pub received_fire: bool,
    pub man_down: bool,
    /// They have Ducked Back out of sight, and are active.
    pub recover_duck_back: bool,
    /// They are in Duck Back when they have received fire.
    pub already_ducked_back: bool,
    /// They are in cover against whoever fired.
    pub cover_from_shooter: bool,
    /// They are in cover against whoever brought the friend down.
    pub cover_from_cause: bool,
    /// They have the Attribute.
    pub poser: bool,
    /// The Leader of their group, perhaps they themselves.
    pub leader: Option<LeaderDie>,
    /// What a Star chooses to pass instead of rolling.
    pub free_will: Option<Passed>,
    /// A greater weapon was fired at them, and they are not of those who are never Outgunned.
    pub outgunned: bool,
    /// They carry somebody who is Out of the Fight.
    pub retrieving_wounded: bool,
    /// A loaded weapon in hand reaches whoever fired.
    pub able_to_fire: bool,
    /// They could charge an enemy.
    pub enemy_in_reach: bool,
    pub friends: Friends,
}

impl Default for ReactionTest {
    fn default() -> Self {
        ReactionTest {
            class: Class::Survivor,
            rep: 4,
            received_fire: true,
            man_down: false,
            recover_duck_back: false,
            already_ducked_back: false,
            cover_from_shooter: false,
            cover_from_cause: false,
            poser: false,
            leader: None,
            free_will: None,
            outgunned: false,
            retrieving_wounded: false,
            able_to_fire: true,
            enemy_in_reach: false,
            friends: Friends::default(),
        }
    }
}

/// One of the tests that somebody takes with one set of dice.
#[derive(Clone, Copy)]
struct Due {
    row: &'static Row<Reaction>,
    /// The Attribute tells in it.
    poser: bool,
    cover: bool,
    fire: bool,
}

impl Due {
    /// The dice of the tester.
    fn dice(&self, dice: &mut dyn Dice) -> Sum {
        let mut sum = corner(rule!("ffo.react.procedure"), 2, dice);
        if self.poser {
            sum.add(rule!("ffo.attribute.poser"), -1);
        }
        if self.cover {
            sum.add(rule!("ffo.react.cover-die"), 1);
        }
        sum
    }
}

impl ReactionTest {
    fn due(&self) -> SmallVec<[Due; 3]> {
        let sheet = Sheet::of(self.class);
        let rows = [
            (self.received_fire, &sheet.received_fire, self.cover_from_shooter),
            (self.man_down, &sheet.man_down, self.cover_from_cause),
            (self.recover_duck_back, &sheet.recover_duck_back, false),
        ];
        let each = rows.into_iter().enumerate().filter(|(_, (due, ..))| *due);
        each.map(|(at, (_, row, cover))| Due {
            row,
            poser: self.poser && at < 2,
            cover: cover && row.cover_die,
            fire: at == 0,
        })
        .collect()
    }

    /// Whether a Leader Die would tell on them.
    pub fn heeds_leader_die(&self) -> bool {
        self.free_will.is_none() && self.due().iter().any(|it| it.row.leader_die)
    }

    /// All their tests, once it is known whether the Leader Die has passed.
    pub fn take(&self, leader_die_passed: bool, dice: &mut dyn Dice) -> Reaction {
        let due = self.due();
        let columns = match self.free_will {
            Some(column) => {
                self.chosen(&due, dice);
                SmallVec::from_elem(column, due.len())
            }
            None => self.roll(&due, leader_die_passed, dice),
        };
        let each = due.iter().zip(columns);
        let results: SmallVec<[Reaction; 3]> =
            each.map(|(it, column)| self.look_up(it, column, dice)).collect();
        let worst = results.into_iter().reduce(|one, other| one.worse(other, dice));
        let result = worst.unwrap_or(Reaction::CarryOn);
        if self.received_fire && self.already_ducked_back {
            dice.cite(rule!("ffo.react.ducked-already"));
            return Reaction::DuckBack.worse(result, dice);
        }
        result
    }

    fn chosen(&self, due: &[Due], dice: &mut dyn Dice) {
        dice.cite(rule!("ffo.star.free-will"));
        if due.iter().any(|it| !it.row.asterisk) {
            dice.cite(rule!("ffo.ruling.free-will-asterisk"));
        }
        if self.poser {
            dice.cite(rule!("ffo.ruling.poser"));
        }
    }

    /// One set of dice for all tests; a die more or fewer in one of them counts in that one alone.
    fn roll(&self, due: &[Due], leader_die_passed: bool, dice: &mut dyn Dice) -> SmallVec<[Passed; 3]> {
        let why = rule!("ffo.react.procedure");
        if self.poser && due.iter().any(|it| it.poser) {
            dice.cite(rule!("ffo.ruling.poser"));
        }
        let sums: SmallVec<[Sum; 3]> = due.iter().map(|it| it.dice(dice)).collect();
        let counts: SmallVec<[i32; 3]> = sums.iter().map(Sum::total).collect();
        if let Some(most) = sums.iter().max_by_key(|it| it.total()) {
            dice.plus(most);
        }
        let least = counts.iter().copied().min().unwrap_or(0);
        let most = counts.iter().copied().max().unwrap_or(0);
        let mut passed: SmallVec<[u16; 3]> =
            SmallVec::from_elem(passes(why, self.rep, least, dice), due.len());
        for n in least..most {
            let passes = passes_one(why, self.rep, dice);
            passed
                .iter_mut()
                .zip(&counts)
                .filter(|(_, it)| n < **it)
                .for_each(|(sum, _)| *sum += u16::from(passes));
        }
        let each = due.iter().zip(passed);
        each.map(|(it, passed)| {
            let led = leader_die_passed && it.row.leader_die;
            if led {
                dice.cite(rule!("ffo.leader.die"));
            }
            Passed::of(passed + u16::from(led), dice)
        })
        .collect()
    }

    fn look_up(&self, due: &Due, column: Passed, dice: &mut dyn Dice) -> Reaction {
        dice.cite(rule!("ffo.react.list"));
        dice.cite(rule!("ffo.react.procedure"));
        dice.cite(due.row.rule);
        if due.fire {
            self.cite_fire(dice);
        }
        self.cite_friends(due, column, dice);
        due.row.under(column).first(|when| self.fits(when))
    }

    fn cite_fire(&self, dice: &mut dyn Dice) {
        if self.outgunned {
            dice.cite(rule!("ffo.outgun.ranking"));
        }
        if !self.able_to_fire {
            dice.cite(rule!("ffo.outgun.cannot-shoot-back"));
            dice.cite(rule!("ffo.ruling.cannot-shoot-back"));
        }
    }

    fn cite_friends(&self, due: &Due, column: Passed, dice: &mut dyn Dice) {
        let counted = |when| matches!(when, When::MoreFriendsDown | When::TwiceMoreFriendsDown);
        if due.row.under(column).lines.iter().any(|it| counted(it.0)) {
            dice.cite(rule!("ffo.react.friends-counted"));
            dice.cite(rule!("ffo.ruling.friends-count"));
        }
    }

    fn fits(&self, when: When) -> bool {
        match when {
            When::Outgunned => self.outgunned,
            When::Retrieving => self.retrieving_wounded,
            When::AbleToFire => self.able_to_fire,
            When::EnemyInReach => self.enemy_in_reach,
            When::MoreFriendsDown => self.friends.others() < self.friends.down,
            When::TwiceMoreFriendsDown => 2 * self.friends.others() <= self.friends.down,
            When::Protected => false,
        }
    }

    fn check_tester(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        if self.due().is_empty() {
            let none = "true, or received_fire or recover_duck_back, for without any there is no test";
            return Err(ValueFault::at("man_down", none));
        }
        if self.outgunned && self.retrieving_wounded {
            return Err(ValueFault::at("outgunned", "whoever retrieves wounded is never Outgunned"));
        }
        if self.outgunned && self.free_will.is_some() {
            return Err(ValueFault::at("outgunned", "a Star is never Outgunned"));
        }
        let Friends { all, down } = self.friends;
        check_within("all", all.into(), 1, MOST_FRIENDS.into()).within("friends")?;
        if all <= down {
            let fewer = "takes fewer than all, for the tester is not down";
            return Err(ValueFault::at("down", fewer).within("friends"));
        }
        Ok(())
    }
}

impl Given for ReactionTest {
    const NAME: &'static str = "ffo.react";
    const ABOUT: &'static str = "What somebody does who was shot at, saw a friend fall or has Ducked Back.";
    type Result = Reaction;

    fn check(&self) -> Result<(), ValueFault> {
        self.check_tester()?;
        self.leader.unwrap_or_default().check().within("leader")
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Reaction {
        let leader = self.leader.filter(|_| self.heeds_leader_die());
        let passed = leader.is_some_and(|it| it.roll(dice));
        self.take(passed, dice)
    }
}

/// All of a group who have to react at the same time.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct ReactionTests {
    /// Of their group; the Leader need not be among the testers.
    pub leader: Option<LeaderDie>,
    /// Without a Leader of their own.
    #[schemars(length(min = 1, max = 8))]
    pub testers: Vec<ReactionTest>,
}

impl Default for ReactionTests {
    fn default() -> Self {
        ReactionTests { leader: Some(LeaderDie::default()), testers: vec![ReactionTest::default(); 2] }
    }
}

impl ReactionTests {
    /// What each of them does: the Leader Die first, then the testers from the highest Rep to the lowest.
    pub fn take(&self, dice: &mut dyn Dice) -> SmallVec<[Reaction; 8]> {
        dice.cite(rule!("ffo.ruling.battle-dice-order"));
        let heeded = self.testers.iter().any(ReactionTest::heeds_leader_die);
        let passed = self.leader.filter(|_| heeded).is_some_and(|it| it.roll(dice));
        let reps: SmallVec<[i32; 8]> = self.testers.iter().map(|it| it.rep).collect();
        let mut results = SmallVec::from_elem(Reaction::CarryOn, self.testers.len());
        for at in from_highest(&reps) {
            dice.turn_of(at);
            results[at] = self.testers[at].take(passed, dice);
        }
        results
    }
}

impl Given for ReactionTests {
    const NAME: &'static str = "ffo.react.group";
    const ABOUT: &'static str = "The Reaction Tests of a group, with one Leader Die for all.";
    type Result = SmallVec<[Reaction; 8]>;

    fn check(&self) -> Result<(), ValueFault> {
        self.leader.unwrap_or_default().check().within("leader")?;
        check_len("testers", self.testers.len(), 1, 8)?;
        check_each("testers", &self.testers, |it| {
            it.check_tester()?;
            let none = it.leader.is_none();
            none.then_some(()).ok_or_else(|| ValueFault::at("leader", "the Leader is that of the group"))
        })
    }

    fn resolve(&self, dice: &mut dyn Dice) -> SmallVec<[Reaction; 8]> {
        self.take(dice)
    }
}
