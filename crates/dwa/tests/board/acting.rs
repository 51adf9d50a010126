//! Humans who act: answers by what an option says, dice as written down.
use dwa::{
    battle::{Battle, Phase, act},
    journal::Incident,
};
use kernel::{
    Answer, Answers, Choice, Event, LiveQuestion, Play, Point, RuleId, What, question::AskedFor, scripted,
};

pub use kernel::conformance::{Says, says};

/// One human acts until the answers are used up; what the table was told.
pub fn acts(battle: &mut Battle, human: u16, dice: &[u16], answers: &[&str]) -> Vec<Event> {
    battle.phase = Phase::Humans { acting: Some(human) };
    let (mut dice, mut said) = (scripted(dice), says(answers));
    let mut told = Vec::new();
    while !said.left().is_empty() {
        assert!(!battle.humans[usize::from(human)].turn.done, "answers never asked for: {:?}", said.left());
        let mut play = Play::new(Vec::new(), &mut dice, &mut said);
        act::act(battle, &mut play, human).expect("every answer was allowed");
        told.extend(play.journal().iter().cloned());
        let done = battle.humans[usize::from(human)].turn.done;
        assert!(!done || said.left().is_empty(), "his activation ended before {:?}", said.left());
    }
    told
}

/// Answers in words up to the place that comes last, which is looked at and not given.
struct Points {
    says: Says,
    at: Point,
    found: Option<Result<(), (RuleId, String)>>,
}

impl Answers for Points {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        if !self.says.left().is_empty() {
            return self.says.answer(asked);
        }
        let AskedFor::Point(field) = asked.shape else { panic!("no place is asked for: {asked:?}") };
        let why = |by: RuleId| (by, field.reason(self.at, by).unwrap_or_default());
        self.found = Some(field.check(self.at).map_err(why));
        None
    }
}

/// The rule that forbids a place which is asked for after these answers, if one does.
pub fn place_refused(
    battle: &Battle,
    human: u16,
    dice: &[u16],
    answers: &[&str],
    to: (i32, i32),
) -> Option<RuleId> {
    looked_at(battle, human, dice, answers, to).err().map(|it| it.0)
}

/// Why a place is not allowed, in words.
pub fn why_not_there(battle: &Battle, human: u16, answers: &[&str], to: (i32, i32)) -> String {
    looked_at(battle, human, &[], answers, to).expect_err("the place is allowed").1
}

fn looked_at(
    battle: &Battle,
    human: u16,
    dice: &[u16],
    answers: &[&str],
    (x, y): (i32, i32),
) -> Result<(), (RuleId, String)> {
    let mut battle = acting(battle, human);
    let mut dice = scripted(dice);
    let mut points = Points { says: says(answers), at: Point::new(x, y), found: None };
    let mut play = Play::new(Vec::new(), &mut dice, &mut points);
    let asked = act::act(&mut battle, &mut play, human);
    assert!(asked.is_err(), "no place was asked for");
    points.found.expect("a place was asked for")
}

/// Answers in words up to the place that comes last, of which those are kept that are proposed.
struct Proposals {
    says: Says,
    found: Vec<Point>,
}

impl Answers for Proposals {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        if !self.says.left().is_empty() {
            return self.says.answer(asked);
        }
        let AskedFor::Point(field) = asked.shape else { panic!("no place is asked for: {asked:?}") };
        self.found = field.propose();
        None
    }
}

/// The places that are proposed after these answers.
pub fn proposed(battle: &Battle, human: u16, dice: &[u16], answers: &[&str]) -> Vec<Point> {
    let mut battle = acting(battle, human);
    let mut dice = scripted(dice);
    let mut proposals = Proposals { says: says(answers), found: Vec::new() };
    let mut play = Play::new(Vec::new(), &mut dice, &mut proposals);
    assert!(act::act(&mut battle, &mut play, human).is_err(), "no place was asked for");
    proposals.found
}

/// Whether a walk to a place is taken as an answer; the battle is left alone.
pub fn can_walk(battle: &Battle, human: u16, x: i32, y: i32) -> bool {
    let allowed = place_refused(battle, human, &[], &["walk"], (x, y)).is_none();
    if allowed {
        acts(&mut battle.clone(), human, &[], &["walk", &format!("{x},{y}")]);
    }
    allowed
}

/// Chooses who is next, as the answers say.
pub fn chooses(battle: &mut Battle, dice: &[u16], answers: &[&str]) -> Option<u16> {
    let (mut dice, mut said) = (scripted(dice), says(answers));
    let mut play = Play::new(Vec::new(), &mut dice, &mut said);
    let chosen = act::choose(battle, &mut play).expect("every answer was allowed");
    assert!(said.left().is_empty(), "answers never asked for: {:?}", said.left());
    chosen
}

/// What he may choose from now.
pub fn offers(battle: &Battle, human: u16) -> Vec<String> {
    let battle = &acting(battle, human);
    act::menu(battle, human).open.iter().map(|it| it.offered(battle).label).collect()
}

/// The rule that forbids an option, if it is shown grey.
pub fn refused(battle: &Battle, human: u16, label: &str) -> Option<RuleId> {
    let battle = &acting(battle, human);
    let menu = act::menu(battle, human);
    menu.closed.iter().find(|it| it.0.offered(battle).label == label).map(|it| it.1)
}

/// In how many ways an option can be done at once.
pub fn variants(battle: &Battle, human: u16, label: &str) -> usize {
    let battle = &acting(battle, human);
    let options = act::menu(battle, human).open.iter().map(|it| it.offered(battle)).collect::<Vec<_>>();
    options.iter().find(|it| it.label == label).map_or(0, |it| it.variants.len())
}

/// Why an option is shown grey, in words.
pub fn why_not(battle: &Battle, human: u16, label: &str) -> String {
    let battle = &acting(battle, human);
    let menu = act::menu(battle, human);
    let found = menu.closed.iter().find(|it| it.0.offered(battle).label == label);
    found.and_then(|(it, by)| it.forbidden(battle, *by)).unwrap_or_default()
}

/// What an option costs.
pub fn cost(battle: &Battle, human: u16, label: &str) -> Option<i32> {
    let battle = &acting(battle, human);
    let menu = act::menu(battle, human);
    let all = menu.open.iter().chain(menu.closed.iter().map(|it| &it.0));
    all.map(|it| it.offered(battle)).find(|it| it.label == label).and_then(|it| it.cost)
}

fn acting(battle: &Battle, human: u16) -> Battle {
    Battle { phase: Phase::Humans { acting: Some(human) }, ..battle.clone() }
}

/// Whether a rule was told of.
pub fn tells(events: &[Event], rule: RuleId) -> bool {
    events.iter().any(|it| it.rule == rule)
}

/// What was noted by this rule.
pub fn noted(events: &[Event], rule: RuleId) -> Vec<Incident> {
    let incident = |it: &Event| match &it.what {
        What::Noted { note, .. } if it.rule == rule => Incident::read(note),
        _ => None,
    };
    events.iter().filter_map(incident).collect()
}
