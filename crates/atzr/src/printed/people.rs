//! The player aids about people and the campaign: recovery, Keeping It Together, Talk the Talk, Mercy, NPC Movement,
//! Involuntary Encounters and the Robbery Table.
use std::sync::LazyLock;

use kernel::RuleId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::printed::{
    Area, Class, TablesFault,
    each::{Each, name},
    part::{FilePart, embedded, over},
};

/// How one side's successes compare with the other's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Scored {
    More,
    Same,
    Fewer,
}

impl Scored {
    pub fn of(ours: u16, theirs: u16) -> Self {
        match ours.cmp(&theirs) {
            std::cmp::Ordering::Greater => Scored::More,
            std::cmp::Ordering::Equal => Scored::Same,
            std::cmp::Ordering::Less => Scored::Fewer,
        }
    }
}

/// What comes of an After the Fight Recovery Test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Recovered {
    Dead,
    DoesNotReturn,
    /// Out of the Fight still, and tests again after the Encounter.
    StaysOut,
    /// Back, at 1 Rep less.
    RecoversWeakened,
    Recovers,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RecoveryTable {
    pub dice: u8,
    /// Dice for a Medikit after the Encounter.
    pub medikit: u8,
    /// Dice for somebody with Medical Knowledge after the Encounter.
    pub medical_knowledge: u8,
    /// Dice more, of which only the best count, after something non-lethal.
    pub non_lethal: u8,
    pub out_of_the_fight_after: [Recovered; 3],
    pub out_of_the_fight_during: [Recovered; 3],
    pub ran_away: [Recovered; 3],
}

/// What a Grunt does after Keeping It Together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum KeptTogether {
    LeavesAndPoisons,
    Leaves,
    Stays,
    /// And takes no test after the next Encounter.
    StaysAndSkips,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TogetherTable {
    pub star_out_of_the_fight: i8,
    pub each_member_lost: i8,
    pub star_born_leader: i8,
    /// How many months in the group make a difference.
    pub months: u8,
    /// Dice for each time that many months.
    pub each_months: i8,
    pub hungry: i8,
    pub poisoned: i8,
    pub grunt_born_leader: i8,
    pub star_twice: KeptTogether,
    pub star_more: KeptTogether,
    pub same_after_success: KeptTogether,
    pub same_after_failure: KeptTogether,
    pub grunt_more: KeptTogether,
    pub grunt_twice: KeptTogether,
}

/// What NPCs do after Talk the Talk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TalkLine {
    /// Up to which face of a d6 they Walk the Walk: 0 never, 6 always, without a roll.
    pub walks: u8,
    /// Then only if their Leader's Rep is higher than the Star's.
    #[serde(default)]
    pub only_if_leader_outranks: bool,
    /// Otherwise they barter.
    #[serde(default)]
    pub barters: bool,
    /// Otherwise they join, if their Rep is not higher than the Star's.
    #[serde(default)]
    pub joins: bool,
}

/// By the NPCs' Class, then by that of the Star or captive.
pub type ByClasses<T> = Each<Class, Each<Class, T>>;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TalkTable {
    pub negotiator: i8,
    pub gift: i8,
    pub outnumbered: i8,
    pub more: ByClasses<TalkLine>,
    pub same: ByClasses<TalkLine>,
    pub fewer: ByClasses<TalkLine>,
}

impl TalkTable {
    pub fn line(&self, scored: Scored, npcs: Class, star: Class) -> TalkLine {
        let lines = match scored {
            Scored::More => &self.more,
            Scored::Same => &self.same,
            Scored::Fewer => &self.fewer,
        };
        lines[npcs][star]
    }
}

/// What captors do with a captive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Mercy {
    Kills,
    /// All weapons and items are taken.
    Robs,
    /// All is taken but 1 Supplies.
    LeavesOneSupplies,
    /// Only the weapons are taken.
    Disarms,
    LetsGo,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MercyTable {
    pub surrendered: i8,
    pub more: ByClasses<Mercy>,
    pub same: ByClasses<Mercy>,
    pub fewer: ByClasses<Mercy>,
}

impl MercyTable {
    pub fn line(&self, scored: Scored, captors: Class, captive: Class) -> Mercy {
        let lines = match scored {
            Scored::More => &self.more,
            Scored::Same => &self.same,
            Scored::Fewer => &self.fewer,
        };
        lines[captors][captive]
    }
}

/// What an NPC group does when it is active.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NpcMove {
    Stay,
    /// A full normal move towards the nearest map edge and off it.
    LeaveTheMap,
    /// A full normal move from the nearest confronting enemy, into cover or out of sight.
    GetAway,
    /// A full normal move through cover towards the nearest player character.
    Advance,
    /// At the nearest confronting enemy; who cannot reloads, charges or gets away.
    Fire,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct NpcMoves {
    pub pass: NpcMove,
    pub fail: NpcMove,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct NpcMovementTable {
    pub not_confronted: NpcMoves,
    pub confronted: NpcMoves,
    /// Bushwhackers and raiders who are not confronted.
    pub advancing: NpcMoves,
}

/// An Encounter that nobody chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Involuntary {
    None,
    Bushwhack,
    Robbery,
    Defend,
}

/// What waits outside the target building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ambush {
    Robbed,
    /// A Robbery of victims who suspect it.
    RobbedSuspicious,
    GetsAway,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RobberyTable {
    pub alone: i8,
    pub three_or_more: i8,
    pub somebody_out: i8,
    pub results: [Ambush; 3],
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct PeopleTables {
    pub recovery: RecoveryTable,
    pub together: TogetherTable,
    pub talk: TalkTable,
    pub mercy: MercyTable,
    pub npc_movement: NpcMovementTable,
    /// For the faces 1 to 6.
    pub involuntary: Each<Area, [Involuntary; 6]>,
    pub robbery: RobberyTable,
}

pub(super) const TEXT: &str = include_str!("../../printed/people.toml");

/// The tables by name, each with the ruling that reconstructs it.
const MEMBERS: [(&str, RuleId); 7] = [
    ("recovery", rule!("atzr.ruling.table-after-the-fight-recovery")),
    ("together", rule!("atzr.ruling.table-keeping-it-together")),
    ("talk", rule!("atzr.ruling.table-talk-the-talk")),
    ("mercy", rule!("atzr.ruling.table-mercy")),
    ("npc-movement", rule!("atzr.ruling.table-npc-movement")),
    ("involuntary", rule!("atzr.ruling.table-involuntary-encounter")),
    ("robbery", rule!("atzr.ruling.table-robbery")),
];

impl PeopleTables {
    /// As the rulings have them.
    pub fn book() -> PeopleTables {
        static BOOK: LazyLock<PeopleTables> = LazyLock::new(|| embedded(TEXT, PeopleTables::whole));
        BOOK.clone()
    }

    /// The book's with those of a player's file in their place; each that he names he gives whole.
    pub fn read(section: &toml::Table) -> Result<PeopleTables, Vec<TablesFault>> {
        PeopleTables::whole(&over(TEXT, section, &["involuntary"]))
    }

    /// The rulings whose tables such a section gives.
    pub fn named(section: &toml::Table) -> Vec<RuleId> {
        MEMBERS.iter().filter(|it| section.contains_key(it.0)).map(|it| it.1).collect()
    }

    fn whole(table: &toml::Table) -> Result<PeopleTables, Vec<TablesFault>> {
        let mut part = FilePart::new("/people", table);
        part.only(&MEMBERS.map(|it| it.0));
        let recovery: Option<RecoveryTable> = part.member("recovery");
        let together: Option<TogetherTable> = part.member("together");
        let talk: Option<TalkTable> = part.member("talk");
        let mercy: Option<MercyTable> = part.member("mercy");
        let npc_movement: Option<NpcMovementTable> = part.member("npc-movement");
        let involuntary: Option<Each<Area, [Involuntary; 6]>> = part.each("involuntary");
        let robbery: Option<RobberyTable> = part.member("robbery");
        recovery.iter().for_each(|it| check_recovery(&mut part, it));
        together.iter().for_each(|it| check_together(&mut part, it));
        talk.iter().for_each(|it| check_talk(&mut part, it));
        npc_movement.iter().for_each(|it| check_movement(&mut part, it));
        let read = (|| {
            Some(PeopleTables {
                recovery: recovery?,
                together: together?,
                talk: talk?,
                mercy: mercy?,
                npc_movement: npc_movement?,
                involuntary: involuntary?,
                robbery: robbery?,
            })
        })();
        part.done(read)
    }
}

fn check_recovery(part: &mut FilePart<'_>, table: &RecoveryTable) {
    if !(1..=6).contains(&table.dice) {
        part.fault("recovery/dice", table.dice.to_string(), "1 to 6 dice");
    }
    for (field, dice) in [
        ("medikit", table.medikit),
        ("medical-knowledge", table.medical_knowledge),
        ("non-lethal", table.non_lethal),
    ] {
        if 6 < dice {
            part.fault(&format!("recovery/{field}"), dice.to_string(), "6 dice or fewer");
        }
    }
    // Who is out of an Encounter that is over can stay so no longer.
    if table.out_of_the_fight_after.contains(&Recovered::StaysOut) {
        part.fault("recovery/out-of-the-fight-after", "stays-out", "a result that lasts");
    }
    if table.ran_away.contains(&Recovered::StaysOut) {
        part.fault("recovery/ran-away", "stays-out", "a result that lasts");
    }
}

fn check_together(part: &mut FilePart<'_>, table: &TogetherTable) {
    if table.months == 0 {
        part.fault("together/months", "0", "1 month or more");
    }
}

fn check_talk(part: &mut FilePart<'_>, table: &TalkTable) {
    for (score, lines) in [("more", &table.more), ("same", &table.same), ("fewer", &table.fewer)] {
        for (npcs, lines) in lines.iter() {
            for (star, line) in lines.iter() {
                let path = |field: &str| format!("talk/{score}/{}/{}/{field}", name(&npcs), name(&star));
                if 6 < line.walks {
                    part.fault(&path("walks"), line.walks.to_string(), "0 to 6");
                }
                if line.joins && npcs != star {
                    part.fault(&path("joins"), "true", "false, for other Classes never join");
                }
                if line.joins && !line.barters {
                    part.fault(&path("barters"), "false", "true, for those who join barter too");
                }
                if line.only_if_leader_outranks && line.walks == 0 {
                    part.fault(
                        &path("only-if-leader-outranks"),
                        "true",
                        "false, for they never Walk the Walk",
                    );
                }
            }
        }
    }
}

fn check_movement(part: &mut FilePart<'_>, table: &NpcMovementTable) {
    let calm = [("not-confronted", table.not_confronted), ("advancing", table.advancing)];
    for (field, moves) in calm {
        if [moves.pass, moves.fail].iter().any(|it| matches!(it, NpcMove::Fire | NpcMove::GetAway)) {
            part.fault(
                &format!("npc-movement/{field}"),
                "fire or get-away",
                "stay, leave-the-map or advance, for there is no enemy",
            );
        }
    }
}
