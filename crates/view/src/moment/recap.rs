//! What a stretch of moments comes to, in a few short sentences made of what happened and not of what was told of it.
use kernel::{Gone, Token};

use super::{BoardChange, FailedTest, HarmKind, Moment, MomentKind, MomentReader};
use crate::{
    account::AttackResult,
    story::{Names, capital},
    telling::{JournalLine, Phrases, crowd},
};

/// A stretch in numbers and deeds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recap {
    /// The turns that began.
    pub turns: Vec<i32>,
    pub moved: Vec<Token>,
    pub came: Vec<Token>,
    /// Those who left the table alive.
    pub left: Vec<Token>,
    /// Who did what to whom, in the order in which it began.
    pub deeds: Vec<RecapDeed>,
}

/// What one did to another, or befell somebody.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecapDeed {
    pub by: Option<Token>,
    pub whom: Option<Token>,
    /// Whether an event says that an attack hit, and how many say that one missed.
    pub hit: bool,
    pub missed: u32,
    /// Whether they fought hand to hand.
    pub fought: bool,
    pub wounds: i32,
    pub worst: Option<HarmKind>,
    /// The test that somebody did not survive.
    pub test: Option<FailedTest>,
}

/// Sums moments up.
pub fn recap(reader: &MomentReader<'_>, moments: &[Moment]) -> Recap {
    let mut recap = Recap::default();
    for moment in moments {
        recap.take_changes(moment);
        let events = reader.events.get(moment.events.clone()).unwrap_or_default().iter();
        for attack in events.clone().filter_map(reader.account.attack).filter(|it| it.mutual) {
            recap.take_fight(attack.by, &attack.at);
        }
        for result in events.flat_map(reader.account.came) {
            recap.take_result(result);
        }
        for harm in &moment.harms {
            let deed = recap.deed(harm.by, Some(harm.whom));
            deed.test = harm.test.clone().or(deed.test.take());
            deed.worst = deed.worst.max(Some(harm.kind));
            if let HarmKind::Wounds(n) = harm.kind {
                deed.wounds += n;
            }
        }
        if moment.kind == MomentKind::Title {
            recap.turns.extend(reader.turn_of(moment));
        }
    }
    recap
}

impl MomentReader<'_> {
    fn turn_of(&self, moment: &Moment) -> Option<i32> {
        let events = self.events.get(moment.events.clone()).unwrap_or_default();
        events.iter().find_map(|it| match it.what {
            kernel::What::Counted { token: None, what: kernel::Term::TURN, n } => Some(n),
            _ => None,
        })
    }
}

impl Recap {
    fn take_changes(&mut self, moment: &Moment) {
        for change in &moment.changes {
            let (list, token) = match change {
                BoardChange::Goes { token, .. } => (&mut self.moved, token),
                BoardChange::Comes { token, was: None, .. } => (&mut self.came, token),
                BoardChange::Leaves { token, gone: Gone::Left } => (&mut self.left, token),
                BoardChange::Comes { was: Some(_), .. }
                | BoardChange::Falls { .. }
                | BoardChange::Rises { .. }
                | BoardChange::Leaves { .. }
                | BoardChange::Marked { .. } => continue,
            };
            if !list.contains(token) {
                list.push(*token);
            }
        }
    }

    fn take_result(&mut self, result: AttackResult) {
        let deed = self.deed(Some(result.by), Some(result.whom));
        deed.hit |= result.hit;
        deed.missed += u32::from(!result.hit);
    }

    /// Two who fight are told of once, whoever began.
    fn take_fight(&mut self, by: Token, whom: &[Token]) {
        for whom in whom {
            let pair = [(Some(by), Some(*whom)), (Some(*whom), Some(by))];
            if !self.deeds.iter().any(|it| pair.contains(&(it.by, it.whom))) {
                self.deed(Some(by), Some(*whom)).fought = true;
            }
        }
    }

    /// Whether one of two who fought has come to harm by the other, which says enough.
    fn is_settled(&self, fight: &RecapDeed) -> bool {
        let harmed = |it: &RecapDeed| it.worst.is_some() && (it.by, it.whom) == (fight.whom, fight.by);
        fight.fought && self.deeds.iter().any(harmed)
    }

    fn deed(&mut self, by: Option<Token>, whom: Option<Token>) -> &mut RecapDeed {
        let known = self.deeds.iter().position(|it| (it.by, it.whom) == (by, whom));
        let at = known.unwrap_or_else(|| {
            self.deeds.push(RecapDeed { by, whom, ..RecapDeed::default() });
            self.deeds.len() - 1
        });
        &mut self.deeds[at]
    }

    /// Whether there is nothing to say.
    pub fn is_empty(&self) -> bool {
        self.moved.is_empty() && self.came.is_empty() && self.left.is_empty() && self.deeds.is_empty()
    }

    /// The sentences; what is grave for people is said with `true`. Of a test that somebody did not survive the line is repeated.
    pub fn sentences(
        &self,
        reader: &MomentReader<'_>,
        lines: &[JournalLine],
        names: &Names,
        phrases: &Phrases,
    ) -> Vec<(String, bool)> {
        let mut all: Vec<(String, bool)> = Vec::new();
        let mut some = |tokens: &[Token], did: &str| {
            if !tokens.is_empty() {
                all.push((
                    format!("{} {did}.", capital(&crowd(tokens.iter().copied(), names, phrases))),
                    false,
                ));
            }
        };
        some(&self.moved, "moved");
        some(&self.came, "arrived");
        some(&self.left, "left");
        for deed in self.deeds.iter().filter(|it| !self.is_settled(it)) {
            let grave = deed.whom.is_some_and(|it| reader.is_person(it));
            let grave = match deed.worst {
                Some(HarmKind::Rises) => true,
                Some(HarmKind::Out | HarmKind::Wounds(_) | HarmKind::Fell) => grave,
                Some(HarmKind::Shaken) | None => false,
            };
            all.extend(deed.sentence(reader, lines, names).map(|it| (it, grave)));
        }
        all
    }
}

impl RecapDeed {
    fn sentence(&self, reader: &MomentReader<'_>, lines: &[JournalLine], names: &Names) -> Option<String> {
        let whom = names.name(self.whom?);
        let Some(by) = self.by else { return self.befell(reader, lines, names) };
        let by = capital(names.name(by));
        let wounds = match self.wounds {
            ..=0 => String::new(),
            1 => ": 1 wound".to_owned(),
            n => format!(": {n} wounds"),
        };
        let times = match self.missed {
            0 | 1 => String::new(),
            2 => " twice".to_owned(),
            n => format!(" {n} times"),
        };
        Some(match self.worst {
            None | Some(HarmKind::Shaken) if self.hit => format!("{by} hit {whom}."),
            None | Some(HarmKind::Shaken) if 0 < self.missed => format!("{by} missed {whom}{times}."),
            None | Some(HarmKind::Shaken) if self.fought => format!("{by} fought {whom}."),
            None | Some(HarmKind::Shaken) => return None,
            Some(HarmKind::Fell) => format!("{by} knocked {whom} down."),
            Some(HarmKind::Wounds(_)) => format!("{by} hit {whom}{wounds}."),
            Some(HarmKind::Out) => format!("{by} took {whom} out of action."),
            Some(HarmKind::Rises) => format!("{} got up as {}.", capital(whom), names.name(self.by?)),
        })
    }

    /// What happened to somebody by nobody's hand.
    fn befell(&self, reader: &MomentReader<'_>, lines: &[JournalLine], names: &Names) -> Option<String> {
        let whom = capital(names.name(self.whom?));
        let told = self.test.as_ref().and_then(|it| it.told(lines, names));
        Some(match self.worst? {
            HarmKind::Shaken => format!("{whom} {}.", reader.account.shaken.one),
            HarmKind::Fell => format!("{whom} fell."),
            HarmKind::Wounds(_) if self.wounds == 1 => format!("{whom} took a wound."),
            HarmKind::Wounds(_) => format!("{whom} took {} wounds.", self.wounds),
            HarmKind::Out => match told {
                Some(told) => format!("{whom} was put out of action. {told}"),
                None => format!("{whom} was put out of action."),
            },
            HarmKind::Rises => format!("{whom} got up again."),
        })
    }
}

impl FailedTest {
    /// Which of the lines tells of the dice.
    pub fn place(&self, lines: &[JournalLine]) -> Option<usize> {
        lines.iter().position(|it| it.events.contains(&self.rolled))
    }

    /// The test with its number and need, and who had harmed them.
    fn told(&self, lines: &[JournalLine], names: &Names) -> Option<String> {
        let test = lines[self.place(lines)?].text.trim_end_matches('.').to_owned() + ".";
        Some(match harmed_before(&self.after, names) {
            Some(by) => format!("{test} {by}"),
            None => test,
        })
    }
}

/// Who had harmed somebody before a test, as a sentence.
pub fn harmed_before(all: &[Token], names: &Names) -> Option<String> {
    let (last, first) = all.split_last()?;
    let named = |it: &Token| names.name(*it).to_owned();
    let who = match first {
        [] => named(last),
        [..] => format!("{} and {}", first.iter().map(named).collect::<Vec<_>>().join(", "), named(last)),
    };
    Some(format!("{} had wounded them.", capital(&who)))
}
