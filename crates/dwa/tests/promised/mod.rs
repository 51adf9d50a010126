//! What is promised at a question, how it is then played, and what that came to.

use dwa::{
    battle::{Battle, Dwa, FigureId},
    journal::Incident,
    rule,
};
use kernel::{
    Answer, Answers, Asked, Event, Session, Token, What,
    conformance::{Played, Promise},
    question::{Anchor, AskedFor, Chance, Offered, Question, Shape},
};

/// Plays on as odds have it: nothing more is announced, used or rolled again, and a second burst goes where the first went.
struct Plainly;

impl Answers for Plainly {
    fn answer(&mut self, asked: &Asked<'_>) -> Option<Answer> {
        Some(match asked.shape {
            AskedFor::One(of) if asked.ask.why == rule!("dwa.cc.chainsaw-six") => Answer::One(of.open() - 1),
            AskedFor::One(_) => Answer::One(0),
            AskedFor::YesNo(_) => Answer::YesNo(false),
            AskedFor::Number { least, .. } => Answer::Number(least),
            AskedFor::Point(field) if asked.ask.why == rule!("dwa.mg.brace") => {
                Answer::Point(*field.propose().last().unwrap())
            }
            AskedFor::Point(_)
            | AskedFor::Some { .. }
            | AskedFor::Order(_)
            | AskedFor::Form(_)
            | AskedFor::Game(_) => asked.default(),
        })
    }
}

pub fn player() -> Box<dyn Answers> {
    Box::new(Plainly)
}

fn plain(label: &str) -> String {
    let mut all: String = label.chars().map(|it| if it.is_ascii_digit() { '#' } else { it }).collect();
    while all.contains("##") {
        all = all.replace("##", "#");
    }
    all
}

/// Everything that odds are shown for at the open question.
pub fn promises(
    session: &Session<Dwa>,
    question: &Question,
    board: &str,
    about: Option<Token>,
) -> Vec<Promise> {
    let mut all = Vec::new();
    let mut add = |kind: String, answer: Answer, odds: Vec<Chance>, about: Option<Token>| {
        if !odds.is_empty() {
            let odds = if lies(session, about) { without_falls(odds) } else { odds };
            // A break is the same whatever he holds.
            let alone = board.is_empty() || kind.starts_with("break");
            let kind = if alone { kind } else { format!("{board}: {kind}") };
            all.push(Promise { kind, answer, odds, about });
        }
    };
    let token = |it: &Offered| match it.at {
        Some(Anchor::Token(it)) => Some(it),
        Some(Anchor::Place(_)) | None => None,
    };
    match &question.shape {
        Shape::One { options } => {
            for (at, it) in options.iter().enumerate().filter(|it| it.1.refused.is_none()) {
                let template = it.label.starts_with("fire the") && it.at.is_none();
                let under = || only_under(session, &Answer::One(at));
                let whom = token(it).or(about).or(question.about);
                add(
                    plain(&it.label),
                    Answer::One(at),
                    it.odds.clone(),
                    if template { under() } else { whom },
                );
                // What is drawn over the board says the same.
                if let Some(whom) = token(it).filter(|_| it.label.starts_with("fire ")) {
                    let drawn = session.preview(Some(&Answer::One(at))).unwrap();
                    let odds = drawn.under.into_iter().find(|it| it.id == whom).unwrap().odds;
                    assert_eq!(odds, it.odds, "{}", it.label);
                }
            }
        }
        Shape::Point { proposed } => {
            // A turn at speed is never the first that is proposed.
            let later = proposed.iter().skip(1).find(|_| question.why == rule!("dwa.vehicle.turn-fast"));
            for it in proposed.iter().take(1).chain(later) {
                let Some(Anchor::Place(at)) = it.at else { continue };
                let one = it.odds.iter().any(|it| it.what == "missed" || it.what == "on fire");
                let about = if one { only_under(session, &Answer::Point(at)) } else { question.about };
                add(format!("a place by {}", question.why), Answer::Point(at), it.odds.clone(), about);
            }
        }
        Shape::YesNo => {
            for yes in [true, false] {
                let answer = Answer::YesNo(yes);
                let odds = rolled(session, &answer, question);
                add(
                    format!("{} to {}", if yes { "yes" } else { "no" }, question.why),
                    answer,
                    odds,
                    about.or(question.about),
                );
                for (whom, odds) in motivated(session, &Answer::YesNo(yes)) {
                    let kind = format!("{} to {}, for another", if yes { "yes" } else { "no" }, question.why);
                    add(kind, Answer::YesNo(yes), odds, Some(whom));
                }
            }
        }
        Shape::Number { least, most } => {
            for n in *least..=*most {
                let answer = Answer::Number(n);
                let preview = session.preview(Some(&answer)).unwrap();
                for under in preview.under.iter().filter(|it| Some(it.id) == about) {
                    let more = n - least;
                    add(
                        format!("{more} more by {}", question.why),
                        answer.clone(),
                        under.odds.clone(),
                        about,
                    );
                }
            }
        }
        Shape::Some { .. } | Shape::Order { .. } | Shape::Form { .. } | Shape::Game { .. } => (),
    }
    all
}

/// Whether somebody lies on the ground already: nothing then tells a fall from a miss.
fn lies(session: &Session<Dwa>, who: Option<Token>) -> bool {
    match who.map(FigureId::from_token) {
        Some(FigureId::Zombie(it)) => session.checkpoint().zombies[it as usize].fallen,
        Some(FigureId::Human(_)) | None => false,
    }
}

fn without_falls(odds: Vec<Chance>) -> Vec<Chance> {
    odds.into_iter().map(|it| Chance { what: it.what.replace("falls", "missed"), ..it }).collect()
}

/// The only one whom a preview aims at.
fn only_under(session: &Session<Dwa>, answer: &Answer) -> Option<Token> {
    let preview = session.preview(Some(answer)).unwrap();
    let aimed: Vec<Token> =
        preview.under.iter().filter(|it| !it.hidden && !it.odds.is_empty()).map(|it| it.id).collect();
    aimed.first().copied()
}

/// The odds that a preview of a yes or no has in its lines.
fn rolled(session: &Session<Dwa>, answer: &Answer, question: &Question) -> Vec<Chance> {
    let preview = session.preview(Some(answer)).unwrap();
    let lines = preview.lines.iter().filter(|it| it.rule == Some(question.why) && it.name != "odds for");
    lines
        .filter_map(|it| {
            let p = ratio(&it.value)?;
            Some(Chance { what: it.name.clone(), p })
        })
        .collect()
}

/// The fear tests of others that a preview of a yes or no tells of: whose, and their odds.
fn motivated(session: &Session<Dwa>, answer: &Answer) -> Vec<(Token, Vec<Chance>)> {
    let preview = session.preview(Some(answer)).unwrap();
    let humans = &session.checkpoint().humans;
    let test = |line: &view::Line| {
        let name = line.name.strip_suffix(" not afraid")?;
        let at = humans.iter().position(|it| it.name == name)?;
        let calm = ratio(&line.value)?;
        let afraid = kernel::Ratio::new(1, 1).minus(&calm);
        let odds = [("not afraid", calm), ("afraid", afraid)];
        let odds = odds.into_iter().map(|(what, p)| Chance { what: what.to_owned(), p }).collect();
        Some((FigureId::Human(at as u16).token(), odds))
    };
    preview.lines.iter().filter_map(test).collect()
}

fn ratio(text: &str) -> Option<kernel::Ratio> {
    let (num, den) = text.split_once('/').unwrap_or((text, "1"));
    Some(kernel::Ratio::new(num.parse().ok()?, den.parse().ok()?))
}

const FRIEND: &str = ", a friend is hit";

/// What a step came to, in the words that were promised.
pub fn read(promise: &Promise, played: &Played<'_, Dwa>) -> String {
    let said = |word: &str| {
        promise.odds.iter().any(|it| it.what == word || it.what.strip_suffix(FRIEND) == Some(word))
    };
    let Played { before, after, told } = *played;
    let human = promise.about.map(FigureId::from_token).and_then(|it| match it {
        FigureId::Human(it) => Some(usize::from(it)),
        FigureId::Zombie(_) => None,
    });
    if took_hold(told, rule!("dwa.quirk.relative"), 2) {
        return "recognises a relative".to_owned();
    }
    if took_hold(told, rule!("dwa.psychosis.berserk"), 2)
        && let Some(it) = promise.odds.iter().find(|it| it.what.starts_with("goes berserk at "))
    {
        return it.what.clone();
    }
    if said("a tank blows up") && took_hold(told, rule!("dwa.flame.tank-explodes"), 2) {
        return "a tank blows up".to_owned();
    }
    if said("none out") {
        return format!("{}{}", out(before, after), friend(before, after));
    }
    if said("lands there") {
        return landed(told).to_owned();
    }
    if said("on fire") {
        return if gone(after, promise.about) { "eliminated" } else { "on fire" }.to_owned();
    }
    if said("missed") {
        return format!("{}{}", struck(promise, before, after), friend_of(promise, before, after));
    }
    if said("eliminated") && said("holds out") {
        let dead = human.is_some_and(|it| !after.humans[it].is_alive());
        return if dead { "eliminated" } else { "holds out" }.to_owned();
    }
    if said("eliminated") {
        return struck(promise, before, after).to_owned();
    }
    if said("afraid") {
        let it = human.unwrap();
        return if after.humans[it].turn.afraid { "afraid" } else { "not afraid" }.to_owned();
    }
    if said("away") {
        return if after.humans[human.unwrap()].turn.must_leave { "away" } else { "held" }.to_owned();
    }
    if said("a wound less") {
        let it = human.unwrap();
        return if after.humans[it].wounds < before.humans[it].wounds { "a wound less" } else { "no help" }
            .to_owned();
    }
    if said("burns on") {
        return if after.humans[human.unwrap()].burning == 0 { "out" } else { "burns on" }.to_owned();
    }
    if said("not hurt") {
        return after_the_answer(told).to_owned();
    }
    if said("freezes") || promise.odds.iter().any(|it| it.what.contains(" AP")) {
        return points(after, human.unwrap(), took_hold(told, rule!("dwa.quirk.scary-pants"), 3));
    }
    if said("out of gas") {
        return mishap(before, after, told);
    }
    if said("lands") {
        let stumbles = took_hold(told, rule!("dwa.quirk.clumsy"), 2);
        let lands = after.humans[0].level != before.humans[0].level && after.humans[0].level.is_some();
        return if stumbles {
            "stumbles before the jump"
        } else if lands {
            "lands"
        } else {
            "falls"
        }
        .to_owned();
    }
    if said("no ammo") {
        return match after.humans[0].weapons[0].loaded {
            0 => "no ammo".to_owned(),
            1 => "1 burst".to_owned(),
            n => format!("{n} bursts"),
        };
    }
    if said("starts") {
        return if after.vehicles.iter().filter(|it| it.running).count()
            > before.vehicles.iter().filter(|it| it.running).count()
        {
            "starts"
        } else {
            "does not start"
        }
        .to_owned();
    }
    if said("turns") {
        let slid = took_hold(told, rule!("dwa.vehicle.turn-fast"), 2);
        return if slid { "slides" } else { "turns" }.to_owned();
    }
    if said("nothing") {
        return found(told);
    }
    format!("nobody can read {:?}", promise.odds.iter().map(|it| it.what.as_str()).collect::<Vec<_>>())
}

/// Whether the first die of a quirk or psychosis was low enough.
fn took_hold(told: &[Event], rule: kernel::RuleId, up_to: u16) -> bool {
    told.iter()
        .any(|it| it.rule == rule && matches!(&it.what, What::Rolled { faces, .. } if faces[0] <= up_to))
}

/// What came of the attack that was rolled again: others of the same step may follow.
fn after_the_answer(told: &[Event]) -> &'static str {
    let asked = told
        .iter()
        .rposition(|it| it.rule == rule!("dwa.skill.lucky-bastard") && matches!(it.what, What::Asked { .. }));
    let next = told[asked.unwrap()..].iter().find_map(|it| match &it.what {
        What::Noted { note, .. } => match Incident::read(note) {
            Some(Incident::Wounded { .. }) => Some("wounded"),
            Some(Incident::NotHurt { .. }) => Some("not hurt"),
            _ => None,
        },
        _ => None,
    });
    next.unwrap()
}

fn gone(after: &Battle, who: Option<Token>) -> bool {
    match who.map(FigureId::from_token) {
        Some(FigureId::Zombie(it)) => after.zombies[it as usize].out,
        Some(FigureId::Human(it)) => !after.humans[usize::from(it)].is_alive(),
        None => panic!("nobody"),
    }
}

fn struck(promise: &Promise, before: &Battle, after: &Battle) -> &'static str {
    // Where the odds name nobody, only one of them can be meant.
    let about = |it: usize| match promise.about.map(FigureId::from_token) {
        Some(FigureId::Zombie(zombie)) => it == zombie as usize,
        Some(FigureId::Human(_)) | None => true,
    };
    let all =
        || before.zombies.iter().zip(&after.zombies).enumerate().filter(|it| about(it.0)).map(|it| it.1);
    if all().any(|(was, is)| !was.out && is.out) {
        return "eliminated";
    }
    if all().any(|(was, is)| !was.fallen && is.fallen) { "falls" } else { "missed" }
}

fn out(before: &Battle, after: &Battle) -> String {
    let n = before.zombies.iter().zip(&after.zombies).filter(|it| !it.0.out && it.1.out).count();
    match n {
        0 => "none out".to_owned(),
        1..=3 => format!("{n} out"),
        _ => "4 or more out".to_owned(),
    }
}

/// Whether anybody but the one who attacks was hurt.
fn friend(before: &Battle, after: &Battle) -> &'static str {
    let hurt = before
        .humans
        .iter()
        .zip(&after.humans)
        .skip(1)
        .any(|(was, is)| was.wounds < is.wounds || !is.is_alive());
    if hurt { FRIEND } else { "" }
}

fn friend_of(promise: &Promise, before: &Battle, after: &Battle) -> &'static str {
    let strikes = promise.kind.contains("strike");
    if strikes { "" } else { friend(before, after) }
}

fn landed(told: &[Event]) -> &'static str {
    let rolled = |rule: kernel::RuleId, of: u16| {
        told.iter().any(|it| it.rule == rule && matches!(it.what, What::Rolled { sides, .. } if sides == of))
    };
    if rolled(rule!("dwa.grenade.landing"), 360) {
        return "goes astray";
    }
    let misfires = rolled(rule!("dwa.jam.grenade"), 6) || rolled(rule!("dwa.jam.grenade-launcher"), 6);
    if misfires { "goes wrong" } else { "lands there" }
}

fn points(after: &Battle, human: usize, froze: bool) -> String {
    let turn = &after.humans[human].turn;
    if froze {
        return "freezes".to_owned();
    }
    match (turn.ap_not_for_movement, turn.afraid) {
        (0, false) => format!("{} AP", turn.ap),
        (0, true) => format!("{} AP, all at double", turn.ap),
        (more, _) => format!("{} AP and {more} not for movement", turn.ap),
    }
}

fn mishap(before: &Battle, after: &Battle, _: &[Event]) -> String {
    use dwa::battle::figure::Trouble;
    let trouble = after.humans[0].weapons[0].trouble;
    match trouble {
        Trouble::OutOfGas => "out of gas",
        Trouble::Stalled => "stalls",
        _ if before.humans[0].wounds < after.humans[0].wounds => "wounds its user",
        _ => "no mishap",
    }
    .to_owned()
}

fn found(told: &[Event]) -> String {
    let find = told.iter().find_map(|it| match &it.what {
        What::Rolled { faces, .. } if it.rule == rule!("dwa.search.find-table") => Some(faces[0]),
        _ => None,
    });
    match find {
        Some(1) => "nothing",
        Some(2) => "a survivor",
        Some(3 | 4) => "an item",
        Some(5 | 6) => "a weapon",
        _ => "no die",
    }
    .to_owned()
}
