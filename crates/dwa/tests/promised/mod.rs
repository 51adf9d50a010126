//! What is promised at a question, how it is then played, and what that came to.

use dwa::{
    battle::{Battle, Dwa, FigureId},
    journal::{Ending, Incident},
    rule,
    table::shoot::Hit,
};
use kernel::{
    Answer, Answers, Event, LiveQuestion, Note, Session, Token, What,
    conformance::{PlayedStep, Promise},
    question::{Anchor, AskedFor, Chance, OptionView, Question, Shape},
};

/// Plays on as odds have it: nothing more is announced, used or rolled again, and a second burst goes where the first went.
struct Plainly;

impl Answers for Plainly {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
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
    let token = |it: &OptionView| match it.at {
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
                let one =
                    it.odds.iter().any(|it| matches!(ending(it), Ending::Missed { .. } | Ending::OnFire));
                let about = if one { only_under(session, &Answer::Point(at)) } else { question.about };
                add(format!("a place by {}", question.why), Answer::Point(at), it.odds.clone(), about);
            }
        }
        Shape::YesNo => {
            for yes in [true, false] {
                let answer = Answer::YesNo(yes);
                let odds = rolled(session, &answer);
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
        Shape::Some { options, .. } | Shape::Order { options } => {
            assert!(options.iter().all(|it| it.odds.is_empty()), "nobody holds the odds of {options:?}");
        }
        Shape::Form { .. } | Shape::Game { .. } => (),
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
    let without = |it: Chance| match ending(&it) {
        Ending::Falls { friend } => Chance { end: Ending::Missed { friend }.into(), ..it },
        _ => it,
    };
    odds.into_iter().map(without).collect()
}

/// The only one whom a preview aims at.
fn only_under(session: &Session<Dwa>, answer: &Answer) -> Option<Token> {
    let preview = session.preview(Some(answer)).unwrap();
    let aimed: Vec<Token> =
        preview.under.iter().filter(|it| !it.hidden && !it.odds.is_empty()).map(|it| it.id).collect();
    aimed.first().copied()
}

/// The end that odds tell of.
fn ending(it: &Chance) -> Ending {
    Ending::read(&it.end).unwrap_or_else(|| panic!("{it:?}"))
}

/// The odds of a yes or no.
fn rolled(session: &Session<Dwa>, answer: &Answer) -> Vec<Chance> {
    session.preview(Some(answer)).unwrap().odds
}

/// The tests of others that a preview of a yes or no tells of: whose, and their odds.
fn motivated(session: &Session<Dwa>, answer: &Answer) -> Vec<(Token, Vec<Chance>)> {
    let preview = session.preview(Some(answer)).unwrap();
    let fares = preview.under.into_iter().filter(|it| it.letter.is_none() && !it.hidden);
    fares.map(|it| (it.id, it.odds)).collect()
}

/// What a step came to.
pub fn read(promise: &Promise, played: &PlayedStep<'_, Dwa>) -> Note {
    came_to(promise, played).into()
}

fn came_to(promise: &Promise, played: &PlayedStep<'_, Dwa>) -> Ending {
    let PlayedStep { before, after, told } = *played;
    let ends: Vec<Ending> = promise.odds.iter().map(ending).collect();
    let human = || match promise.about.map(FigureId::from_token) {
        Some(FigureId::Human(it)) => usize::from(it),
        other => panic!("{other:?} is no human: {promise:?}"),
    };
    let noted = |it: &dyn Fn(&Incident) -> bool| incidents(told).any(|(_, incident)| it(&incident));
    // What comes before the first die of an attack, or instead of it.
    if noted(&|it| *it == Incident::RecognisesRelative) {
        return Ending::RecognisesRelative;
    }
    let berserk = ends.iter().find(|it| matches!(it, Ending::GoesBerserkAt { .. }));
    if let Some(berserk) = berserk.filter(|_| took_hold(told, rule!("dwa.psychosis.berserk"))) {
        return berserk.clone();
    }
    if ends.contains(&Ending::TankBlowsUp) && noted(&|it| *it == Incident::TankExplodes) {
        return Ending::TankBlowsUp;
    }
    let plain = ends.iter().find(|it| {
        !matches!(it, Ending::GoesBerserkAt { .. } | Ending::RecognisesRelative | Ending::TankBlowsUp)
    });
    let either = |is: bool, yes: Ending, no: Ending| if is { yes } else { no };
    match plain.unwrap() {
        Ending::Out { .. } => out(before, after),
        Ending::HitsOnFriends { .. } => {
            // Each hit is a wound at least, and nobody takes two in one burst.
            let hurt = before.humans.iter().zip(&after.humans).skip(1);
            let n = hurt.filter(|it| it.0.wounds < it.1.wounds || !it.1.is_alive()).count();
            Ending::HitsOnFriends { n: n as u8 }
        }
        Ending::LandsThere | Ending::GoesAstray | Ending::GoesWrong => landed(told),
        _ if ends.contains(&Ending::OnFire) => {
            either(gone(after, promise.about), Ending::ELIMINATED, Ending::OnFire)
        }
        Ending::Eliminated { .. } | Ending::Falls { .. } | Ending::Missed { .. } => {
            let friend = !promise.kind.contains("strike") && friend_hit(before, after);
            Ending::of_hit(struck(promise, before, after), friend)
        }
        Ending::HoldsOut | Ending::Dies => {
            either(after.humans[human()].is_alive(), Ending::HoldsOut, Ending::Dies)
        }
        Ending::Afraid | Ending::NotAfraid => {
            either(after.humans[human()].turn.afraid, Ending::Afraid, Ending::NotAfraid)
        }
        Ending::Away | Ending::Held => {
            either(after.humans[human()].turn.must_leave, Ending::Away, Ending::Held)
        }
        Ending::WoundLess | Ending::NoHelp => {
            let less = after.humans[human()].wounds < before.humans[human()].wounds;
            either(less, Ending::WoundLess, Ending::NoHelp)
        }
        Ending::PutOut | Ending::BurnsOn => {
            either(after.humans[human()].burning == 0, Ending::PutOut, Ending::BurnsOn)
        }
        Ending::NotHurt | Ending::Wounded => after_the_answer(told),
        Ending::Freezes | Ending::Ap { .. } => {
            let turn = &after.humans[human()].turn;
            let ap =
                Ending::Ap { ap: turn.ap, not_for_movement: turn.ap_not_for_movement, doubled: turn.afraid };
            either(noted(&|it| *it == Incident::Freezes), Ending::Freezes, ap)
        }
        Ending::NoMishap | Ending::OutOfGas | Ending::Stalls | Ending::WoundsUser => mishap(before, after),
        Ending::Lands | Ending::FallsShort | Ending::Stumbles => {
            let stumbles =
                |it: &Event| it.rule == rule!("dwa.quirk.clumsy") && matches!(it.what, What::Fell { .. });
            let lands = after.humans[0].level != before.humans[0].level && after.humans[0].level.is_some();
            either(
                told.iter().any(stumbles),
                Ending::Stumbles,
                either(lands, Ending::Lands, Ending::FallsShort),
            )
        }
        Ending::FindsBursts { .. } => Ending::FindsBursts { n: after.humans[0].weapons[0].loaded },
        Ending::Starts | Ending::DoesNotStart => {
            let running = |it: &Battle| it.vehicles.iter().filter(|it| it.running).count();
            either(running(before) < running(after), Ending::Starts, Ending::DoesNotStart)
        }
        Ending::TurnsSafely | Ending::Slides => {
            let straight = before.vehicles[0].facing == after.vehicles[0].facing;
            either(straight, Ending::Slides, Ending::TurnsSafely)
        }
        Ending::FindsNothing | Ending::FindsSurvivor | Ending::FindsItem | Ending::FindsWeapon => found(told),
        Ending::OnFire
        | Ending::IfItLands { .. }
        | Ending::TankBlowsUp
        | Ending::GoesBerserkAt { .. }
        | Ending::RecognisesRelative => panic!("nobody can read {ends:?}"),
    }
}

/// What was noted, with the rules of it.
fn incidents(told: &[Event]) -> impl Iterator<Item = (kernel::RuleId, Incident)> {
    told.iter().filter_map(|it| match &it.what {
        What::Noted { note, .. } => Incident::read(note).map(|incident| (it.rule, incident)),
        _ => None,
    })
}

/// Whether the first die of a psychosis was what the rule said it needed.
fn took_hold(told: &[Event], rule: kernel::RuleId) -> bool {
    let mut own = told.iter().filter(|it| it.rule == rule);
    let needs = own.find_map(|it| match &it.what {
        What::Needed { needs, .. } => Some(needs),
        _ => None,
    });
    let face = own.find_map(|it| match &it.what {
        What::Rolled { faces, .. } => faces.first().copied(),
        _ => None,
    });
    let within = |(need, face): (&kernel::Need, i32)| {
        need.least.is_none_or(|it| it <= face) && need.most.is_none_or(|it| face <= it)
    };
    needs.zip(face).is_some_and(|(needs, face)| within((&needs[0], i32::from(face))))
}

/// What came of the attack that was rolled again: others of the same step may follow.
fn after_the_answer(told: &[Event]) -> Ending {
    let asked = told
        .iter()
        .rposition(|it| it.rule == rule!("dwa.skill.lucky-bastard") && matches!(it.what, What::Asked { .. }));
    let next = told[asked.unwrap()..].iter().find_map(|it| match &it.what {
        What::Noted { note, .. } => match Incident::read(note) {
            Some(Incident::Wounded { .. }) => Some(Ending::Wounded),
            Some(Incident::NotHurt { .. }) => Some(Ending::NotHurt),
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

fn struck(promise: &Promise, before: &Battle, after: &Battle) -> Hit {
    // Where the odds name nobody, only one of them can be meant.
    let about = |it: usize| match promise.about.map(FigureId::from_token) {
        Some(FigureId::Zombie(zombie)) => it == zombie as usize,
        Some(FigureId::Human(_)) | None => true,
    };
    let all =
        || before.zombies.iter().zip(&after.zombies).enumerate().filter(|it| about(it.0)).map(|it| it.1);
    if all().any(|(was, is)| !was.out && is.out) {
        return Hit::Elim;
    }
    if all().any(|(was, is)| !was.fallen && is.fallen) { Hit::Fall } else { Hit::Miss }
}

fn out(before: &Battle, after: &Battle) -> Ending {
    const MOST: usize = 4;
    let n = before.zombies.iter().zip(&after.zombies).filter(|it| !it.0.out && it.1.out).count();
    Ending::Out { n: n.min(MOST) as u8, and_more: MOST <= n, friend: friend_hit(before, after) }
}

/// Whether anybody but the one who attacks was hurt.
fn friend_hit(before: &Battle, after: &Battle) -> bool {
    let mut others = before.humans.iter().zip(&after.humans).skip(1);
    others.any(|(was, is)| was.wounds < is.wounds || !is.is_alive())
}

fn landed(told: &[Event]) -> Ending {
    let came = incidents(told).find_map(|(_, it)| match it {
        Incident::LandsThere { .. } => Some(Ending::LandsThere),
        Incident::Strays { .. } | Incident::StraysOff { .. } => Some(Ending::GoesAstray),
        Incident::Dud { .. } | Incident::GoesOffInHand { .. } => Some(Ending::GoesWrong),
        _ => None,
    });
    came.unwrap()
}

fn mishap(before: &Battle, after: &Battle) -> Ending {
    use dwa::battle::figure::Malfunction;
    match after.humans[0].weapons[0].trouble {
        Malfunction::OutOfGas => Ending::OutOfGas,
        Malfunction::Stalled => Ending::Stalls,
        _ if before.humans[0].wounds < after.humans[0].wounds => Ending::WoundsUser,
        _ => Ending::NoMishap,
    }
}

fn found(told: &[Event]) -> Ending {
    let came = incidents(told).find_map(|(rule, it)| match it {
        Incident::FindsNothing => Some(Ending::FindsNothing),
        Incident::FindsSurvivor { .. } => Some(Ending::FindsSurvivor),
        Incident::Finds { .. } if rule == rule!("dwa.search.item-table") => Some(Ending::FindsItem),
        Incident::Finds { .. } | Incident::LeavesLying { .. } => Some(Ending::FindsWeapon),
        _ => None,
    });
    came.unwrap()
}
