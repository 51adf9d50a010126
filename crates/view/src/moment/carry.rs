//! What was told, carried onto a board that was drawn before it: while dice are waited for, the position itself is half made up.
use kernel::{Event, Gone, Token, What};

use crate::{Allegiance, Piece, View, story::Names};

/// Puts figures where these events have them. A newcomer looks like another of its side until the dice have been rolled.
pub fn carry(view: &mut View, events: &[Event], names: &Names, side: &dyn Fn(Token) -> Option<Allegiance>) {
    for event in events {
        match &event.what {
            What::Moved { token, to, .. } => at(view, *token, |it| it.at = *to),
            What::Fell { token, .. } => at(view, *token, |it| it.lies = true),
            What::Rose { token } => at(view, *token, |it| it.lies = false),
            What::Removed { token, gone: Gone::Left | Gone::Strayed, .. } => {
                view.tokens.retain(|it| it.id != *token);
            }
            What::Removed { token, gone: Gone::Out, .. } if side(*token) == Some(Allegiance::Dead) => {
                view.tokens.retain(|it| it.id != *token);
            }
            What::Removed { token, gone: Gone::Out, .. } => at(view, *token, |it| it.lies = true),
            What::Placed { token, at: place, .. } => {
                if !view.tokens.iter().any(|it| it.id == *token) {
                    view.tokens.extend(newcomer(view, *token, names, side));
                }
                at(view, *token, |it| it.at = *place);
            }
            What::Rolled { .. }
            | What::Needed { .. }
            | What::Added { .. }
            | What::Marked { .. }
            | What::Counted { .. }
            | What::Drew { .. }
            | What::Asked { .. }
            | What::TookBack { .. }
            | What::Noted { .. }
            | What::Cited
            | What::Worded { .. } => (),
        }
    }
}

fn at(view: &mut View, token: Token, change: impl FnOnce(&mut Piece)) {
    if let Some(piece) = view.tokens.iter_mut().find(|it| it.id == token) {
        change(piece);
    }
}

fn newcomer(
    view: &View,
    token: Token,
    names: &Names,
    side: &dyn Fn(Token) -> Option<Allegiance>,
) -> Option<Piece> {
    let side = side(token)?;
    let like = view.tokens.iter().find(|it| it.side == side && !it.lies)?;
    let name = names.known(token).unwrap_or(&like.word).to_owned();
    Some(Piece { id: token, name, number: None, wounds: 0, badges: Vec::new(), ..like.clone() })
}
