//! Who did what, who was lost, and which faces came up.
use std::collections::BTreeMap;

use kernel::{Audience, Event, Token, What};
use schemars::JsonSchema;
use serde::Serialize;
use view::{
    Allegiance, Role,
    account::{AttackCause, Consequence},
};

use crate::{
    Game,
    reading::{self, Act, ReadEvent, Reading},
    words::{capital, list, number},
};

/// One figure with a sheet, or all others of a side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Figure {
    pub name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<Token>,
    /// The side of which this is everybody.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Allegiance>,
    pub attacks: usize,
    /// Shots used up.
    pub shots: usize,
    /// How often its attacks knocked somebody down, and put somebody of another side out of action.
    pub felled: usize,
    pub out: usize,
    /// Wounds it dealt and took.
    pub dealt: i32,
    pub wounds: i32,
    pub afraid: usize,
    pub fate: String,
    pub lost: bool,
}

/// Somebody with a sheet who was lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Loss {
    pub turn: i32,
    pub name: String,
    /// What did it, with its dice.
    pub how: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub dice: String,
}

/// Somebody who was put out of action by somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Kill {
    pub turn: i32,
    pub whom: Token,
    /// Where in the journal that is told.
    pub at: usize,
    pub by: Token,
    /// The attack that did it; nothing where none did at once, as where a fire burns on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attack: Option<AttackCause>,
}

/// Everybody whose end has somebody to answer for it, in the order of the journal.
pub fn kills(game: &Game<'_>) -> Vec<Kill> {
    let account = &game.book.account;
    let (mut turn, mut all) = (0, Vec::new());
    let mut fell: BTreeMap<Token, usize> = BTreeMap::new();
    for (at, event) in game.journal().iter().enumerate().filter(|it| it.1.audience != Audience::Nobody) {
        turn = reading::turn(event).unwrap_or(turn);
        if let What::Fell { token, .. } = event.what {
            fell.insert(token, at);
        }
        let Consequence::Out(whom) = account.deed_of(event) else { continue };
        // A mark says what came of a fall, and the fall who brought it about.
        let at =
            if matches!(event.what, What::Removed { .. }) { at } else { *fell.get(&whom).unwrap_or(&at) };
        let (What::Removed { by: Some(by), .. } | What::Fell { by: Some(by), .. }) = game.journal()[at].what
        else {
            continue;
        };
        all.push(Kill { turn, whom, at, by, attack: account.cause(game.journal(), at) });
    }
    all
}

/// How often each face of the die most rolled came up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Faces {
    pub sides: u16,
    pub counts: Vec<u32>,
}

pub fn figures(game: &Game<'_>, read: &Reading) -> Vec<Figure> {
    let own = game.last.panels.iter().filter_map(|it| Some((it.about?, it.title.clone())));
    let own = own.filter(|it| game.has_sheet(it.0));
    let mut all: Vec<Figure> =
        own.map(|(token, name)| Figure { token: Some(token), name, ..Figure::default() }).collect();
    let others = game.other_sides().into_iter();
    all.extend(others.map(|it| Figure { side: Some(it), name: game.called(it), ..Figure::default() }));
    for act in &read.acts {
        count(game, act, &mut all);
    }
    for figure in &mut all {
        finish(game, read, figure);
    }
    all
}

/// The line of a figure.
fn line<'a>(game: &Game<'_>, all: &'a mut [Figure], token: Token) -> Option<&'a mut Figure> {
    let side = game.side(token);
    all.iter_mut().find(|it| it.token == Some(token) || (it.side.is_some() && it.side == side))
}

fn count(game: &Game<'_>, act: &Act, all: &mut [Figure]) {
    match &act.what {
        ReadEvent::Attack(attack) => {
            for (whom, n) in &attack.wounds {
                if let Some(line) = line(game, all, *whom) {
                    line.wounds += n;
                }
            }
            let Some(by) = attack.by else { return };
            let other = |it: &&Token| game.are_apart(**it, by);
            if let Some(line) = line(game, all, by) {
                line.attacks += 1;
                line.felled += attack.fell.len();
                line.out += attack.out.iter().filter(other).count();
                line.dealt += attack.wounds.iter().map(|it| it.1).sum::<i32>();
            }
        }
        ReadEvent::Befell(fate) => {
            let by = fate.who.filter(|it| game.are_apart(*it, fate.whom));
            if let (Consequence::Out(_), Some(line)) = (fate.deed, by.and_then(|it| line(game, all, it))) {
                line.out += 1;
            }
            let Some(line) = line(game, all, fate.whom) else { return };
            line.wounds += fate.wounds.max(0);
            line.afraid += usize::from(matches!(fate.deed, Consequence::Shaken(_)));
        }
        ReadEvent::Spent(who) => {
            if let Some(line) = line(game, all, *who) {
                line.shots += 1;
            }
        }
        ReadEvent::Moved { .. } | ReadEvent::Came(_) | ReadEvent::Told { .. } => (),
    }
}

/// How it ended for a figure, in the words of its last sheet, or how many of a side are left.
fn finish(game: &Game<'_>, read: &Reading, figure: &mut Figure) {
    let Some(token) = figure.token else {
        let left = game.last.tokens.iter().filter(|it| game.side(it.id) == figure.side).count();
        let out = lost(read).filter(|it| game.side(*it) == figure.side).count();
        figure.fate = match out {
            0 => format!("{} still there", number(left)),
            _ => format!("{} put out of action, {} still there", number(out), number(left)),
        };
        return;
    };
    let end = ended(read, token);
    figure.lost = matches!(end, Some((_, Consequence::Out(_))));
    let sheet = game.last.panels.iter().find(|it| it.about == Some(token));
    let state = sheet.and_then(|it| view::of_role(&it.lines, Role::State));
    figure.fate = match (end, state) {
        (Some((turn, Consequence::Left(_))), _) => format!("left, turn {turn}"),
        (Some((turn, _)), _) => format!("lost, turn {turn}"),
        (None, Some(state)) => state.to_owned(),
        (None, None) if !game.tokens.contains_key(&token) => "did not take part".to_owned(),
        (None, None) => "there to the end".to_owned(),
    };
}

/// Everybody who was put out of action.
fn lost(read: &Reading) -> impl Iterator<Item = Token> {
    read.acts.iter().flat_map(|act| match &act.what {
        ReadEvent::Attack(it) => it.out.clone(),
        ReadEvent::Befell(it) if matches!(it.deed, Consequence::Out(_)) => vec![it.whom],
        ReadEvent::Befell(_)
        | ReadEvent::Moved { .. }
        | ReadEvent::Came(_)
        | ReadEvent::Spent(_)
        | ReadEvent::Told { .. } => Vec::new(),
    })
}

/// When a figure was lost or left.
fn ended(read: &Reading, token: Token) -> Option<(i32, Consequence)> {
    read.acts.iter().find_map(|act| match &act.what {
        ReadEvent::Attack(it) if it.out.contains(&token) => Some((act.turn, Consequence::Out(token))),
        ReadEvent::Befell(it)
            if it.whom == token && matches!(it.deed, Consequence::Out(_) | Consequence::Left(_)) =>
        {
            Some((act.turn, it.deed))
        }
        ReadEvent::Attack(_)
        | ReadEvent::Befell(_)
        | ReadEvent::Moved { .. }
        | ReadEvent::Came(_)
        | ReadEvent::Spent(_)
        | ReadEvent::Told { .. } => None,
    })
}

pub fn losses(game: &Game<'_>, read: &Reading) -> Vec<Loss> {
    let mut all = Vec::new();
    for act in &read.acts {
        let turn = act.turn;
        match &act.what {
            ReadEvent::Attack(it) => {
                let by = it.by.map_or_else(|| "fire".to_owned(), |it| game.names.name(it).to_owned());
                for whom in it.out.iter().filter(|it| game.has_sheet(**it)) {
                    let name = game.names.name(*whom).to_owned();
                    all.push(Loss { turn, name, how: capital(&by), dice: it.dice.clone() });
                }
            }
            ReadEvent::Befell(it) if matches!(it.deed, Consequence::Out(_)) && game.has_sheet(it.whom) => {
                let name = game.names.name(it.whom).to_owned();
                let how = after(game, read, act, it.whom, &it.cause(game));
                all.push(Loss { turn, name, how, dice: it.dice.clone() });
            }
            ReadEvent::Befell(_)
            | ReadEvent::Moved { .. }
            | ReadEvent::Came(_)
            | ReadEvent::Spent(_)
            | ReadEvent::Told { .. } => (),
        }
    }
    all
}

/// A loss that no attack brought at once: the rule that did, and who had wounded the one lost.
fn after(game: &Game<'_>, read: &Reading, act: &Act, whom: Token, cause: &str) -> String {
    let mut by: Vec<String> = Vec::new();
    for earlier in read.acts.iter().filter(|it| it.at < act.at) {
        let Some(attack) = earlier.attack().filter(|it| it.wounds.iter().any(|it| it.0 == whom)) else {
            continue;
        };
        let name = attack.by.map_or("fire", |it| game.names.name(it)).to_owned();
        if !by.contains(&name) {
            by.push(name);
        }
    }
    if by.is_empty() { capital(cause) } else { format!("{} after wounds by {}", capital(cause), list(&by)) }
}

pub fn faces(journal: &[Event]) -> Faces {
    let mut all: std::collections::BTreeMap<u16, Vec<u32>> = std::collections::BTreeMap::new();
    for event in journal.iter().filter(|it| it.audience != Audience::Nobody) {
        let What::Rolled { sides, faces, .. } = &event.what else { continue };
        let counts = all.entry(*sides).or_insert_with(|| vec![0; usize::from(*sides)]);
        for face in faces {
            if let Some(count) = counts.get_mut(usize::from(*face).wrapping_sub(1)) {
                *count += 1;
            }
        }
    }
    let most = all.into_iter().max_by_key(|it| it.1.iter().sum::<u32>());
    most.map_or_else(Faces::default, |(sides, counts)| Faces { sides, counts })
}
