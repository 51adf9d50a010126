//! Drawn moments: the board where a turn was decided, and how it was left.
use kernel::{Point, Token};
use picture::Look;
use schemars::JsonSchema;
use serde::Serialize;
use view::View;

use crate::{
    Game,
    chances::{self, Curve, before},
    reading::{Act, ReadEvent, Reading},
    story::Turn,
};

/// A moment worth a picture.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Scene {
    pub turn: i32,
    pub moment: usize,
    pub caption: String,
    /// Left, top, width and height of the part that is shown, in millimetres.
    pub part: [i32; 4],
    /// Where somebody was put out of action.
    pub gone: Vec<Point>,
    #[serde(skip)]
    pub view: View,
    #[serde(skip)]
    pub acts: Option<Token>,
}

/// Pictures besides that of the end.
const MOST: usize = 2;

/// The part that is shown is at least so wide, and about twice as wide as high.
const LEAST_WIDE: i32 = 520;
const AROUND: i32 = 90;

pub fn scenes(game: &Game<'_>, read: &Reading, turns: &[Turn], curve: Option<&Curve>) -> Vec<Scene> {
    let mut ranked: Vec<((i32, i32), &Turn)> =
        turns.iter().map(|it| (weight(game, read, it.number, curve), it)).collect();
    ranked.sort_by_key(|it| (std::cmp::Reverse(it.0), it.1.number));
    let mut chosen: Vec<&Turn> = ranked.iter().filter(|it| (0, 0) < it.0).take(MOST).map(|it| it.1).collect();
    chosen.sort_by_key(|it| it.number);
    let mut all: Vec<Scene> = chosen.iter().filter_map(|it| scene(game, read, it, curve)).collect();
    all.extend(end(game, turns));
    all.dedup_by_key(|it| it.moment);
    all
}

/// How much a turn changed: the chance, as far as it is known, then what was done.
fn weight(game: &Game<'_>, read: &Reading, turn: i32, curve: Option<&Curve>) -> (i32, i32) {
    let swing = clear_swing(curve, turn).abs();
    (swing, read.acts.iter().filter(|it| it.turn == turn).map(|it| drama(game, it)).sum())
}

/// By how much a turn changed the chance; nothing if that is within the error.
fn clear_swing(curve: Option<&Curve>, turn: i32) -> i32 {
    let pair = curve.and_then(|it| it.around(turn));
    let is_clear = pair.is_some_and(|(before, after)| chances::is_clear(before, after));
    curve.filter(|_| is_clear).and_then(|it| it.swing(turn)).unwrap_or(0)
}

/// How much one act did.
fn drama(game: &Game<'_>, act: &Act) -> i32 {
    let loss = |it: &Token| if game.has_sheet(*it) { 8 } else { 2 };
    match &act.what {
        ReadEvent::Attack(it) => {
            let wounds: i32 = it.wounds.iter().map(|it| it.1).sum();
            it.out.iter().map(loss).sum::<i32>() + it.fell.len() as i32 + wounds
        }
        ReadEvent::Befell(it) => match it.deed {
            view::account::Consequence::Out(_) => loss(&it.whom),
            view::account::Consequence::Left(_) if game.has_sheet(it.whom) => 6,
            _ => 0,
        },
        ReadEvent::Moved { .. } | ReadEvent::Came(_) | ReadEvent::Spent(_) | ReadEvent::Told { .. } => 0,
    }
}

/// Whether an act went the way the turn did: against those with sheets, or for them.
fn fits(game: &Game<'_>, act: &Act, swing: i32) -> bool {
    let hurt = match &act.what {
        ReadEvent::Attack(it) => {
            it.out.iter().chain(it.wounds.iter().map(|it| &it.0)).any(|it| game.has_sheet(*it))
        }
        ReadEvent::Befell(it) => {
            game.has_sheet(it.whom) && matches!(it.deed, view::account::Consequence::Out(_))
        }
        ReadEvent::Moved { .. } | ReadEvent::Came(_) | ReadEvent::Spent(_) | ReadEvent::Told { .. } => false,
    };
    match swing {
        ..0 => hurt,
        0 => true,
        1.. => !hurt,
    }
}

/// The moment of a turn in which most happened.
fn scene(game: &Game<'_>, read: &Reading, turn: &Turn, curve: Option<&Curve>) -> Option<Scene> {
    let is_told = |it: &&Act| turn.sentences.iter().any(|told| told.events.contains(&it.at));
    let acts = read.acts.iter().filter(|it| it.turn == turn.number).filter(is_told);
    let swing = clear_swing(curve, turn.number);
    let act = acts.max_by_key(|it| (fits(game, it, swing), drama(game, it), std::cmp::Reverse(it.at)))?;
    let earlier = before(game, act.at);
    let moment = (earlier + 1).min(game.past.moments() - 1);
    let (was, view) = (game.past.view(earlier, game.viewer), game.past.view(moment, game.viewer));
    let (mut who, mut out) = (Vec::new(), Vec::new());
    match &act.what {
        ReadEvent::Attack(it) => {
            who.extend(it.by);
            who.extend(it.targets());
            out.extend(&it.out);
        }
        ReadEvent::Befell(it) => {
            who.push(it.whom);
            if matches!(it.deed, view::account::Consequence::Out(_)) {
                out.push(it.whom);
            }
        }
        ReadEvent::Came(it) => who.push(it.who),
        ReadEvent::Moved { who: token, .. } | ReadEvent::Spent(token) => who.push(*token),
        ReadEvent::Told { who: token, .. } => who.extend(token),
    }
    let place =
        |token: &Token| was.tokens.iter().chain(&view.tokens).find(|it| it.id == *token).map(|it| it.at);
    let gone: Vec<Point> = out.iter().filter_map(place).collect();
    let spots: Vec<Point> = who.iter().filter_map(place).collect();
    let told = turn.sentences.iter().find(|it| it.events.contains(&act.at));
    let told = told.map_or_else(|| format!("{}.", turn.summary), |it| it.text.clone());
    let caption = format!("{told}{}", odds(curve, turn.number));
    let acts = who.first().copied();
    Some(Scene { turn: turn.number, moment, caption, part: part(&view, &spots), gone, view, acts })
}

/// What the turn changed, in games of 100; nothing if that is within the error.
fn odds(curve: Option<&Curve>, turn: i32) -> String {
    let pair = curve.and_then(|it| it.around(turn));
    pair.filter(|it| chances::is_clear(it.0, it.1)).map_or(String::new(), |it| {
        let per = |share: f64| format!("{:.0}", share * 100.0);
        format!(
            " Before this turn {} out of 100 games were won, after it {}.",
            per(it.0.share),
            per(it.1.share)
        )
    })
}

fn end(game: &Game<'_>, turns: &[Turn]) -> Option<Scene> {
    let turn = turns.last()?.number;
    let view = game.last.clone();
    let people: Vec<Point> = view.tokens.iter().filter(|it| game.has_sheet(it.id)).map(|it| it.at).collect();
    let moment = game.past.moments() - 1;
    let caption = "The table at the end.".to_owned();
    Some(Scene { turn, moment, caption, part: part(&view, &people), gone: Vec::new(), view, acts: None })
}

/// The part of the table round these places.
fn part(view: &View, spots: &[Point]) -> [i32; 4] {
    let (width, height) = view.ground.size();
    let all: Vec<Point> =
        if spots.is_empty() { view.tokens.iter().map(|it| it.at).collect() } else { spots.to_vec() };
    let span = |pick: fn(&Point) -> i32, size: i32| {
        let low = all.iter().map(pick).min().unwrap_or(size / 2);
        let high = all.iter().map(pick).max().unwrap_or(size / 2);
        (low - AROUND, high + AROUND)
    };
    let ((left, right), (top, bottom)) = (span(|it| it.x, width), span(|it| it.y, height));
    let wide = (right - left).max(2 * (bottom - top)).max(LEAST_WIDE).min(width);
    let high = (wide / 2).max(bottom - top).min(height);
    let from = |low: i32, high: i32, size: i32, whole: i32| {
        ((low + high - size) / 2).clamp(0, (whole - size).max(0))
    };
    [from(left, right, wide, width), from(top, bottom, high, height), wide, high]
}

impl Scene {
    /// The moment drawn; the page has the symbols.
    pub fn svg(&self, prefix: &str) -> String {
        let look = Look {
            prefix: format!("{prefix}-"),
            rulers: false,
            defs: false,
            selected: self.acts,
            part: Some(self.part),
            gone: self.gone.clone(),
            ..Look::default()
        };
        picture::board(&self.view, &look)
    }
}
