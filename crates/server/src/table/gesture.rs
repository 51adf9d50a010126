//! What somebody says on the board in one go: an option with the place that it leads to, or an order to several people.
use std::ops::Range;

use kernel::{
    Answer, Question, Refusal, RuleId, Token,
    question::{OptionView, Shape, Then},
};
use shelf::{GroupOrder, GroupPlan, Reply};
use view::{Outline, Overlay, OverlayKind, Preview, View};

use super::{Live, Table, refused};
use crate::{
    form::{FormData, MOST_LED},
    seat::Who,
    wrong::Wrong,
};

/// What a gesture would come to.
#[derive(Debug)]
pub struct GesturePreview {
    pub preview: Preview,
    pub view: View,
    /// The question that its last answer is given to; none for an order.
    pub last: Option<Question>,
}

impl Table {
    /// Takes all that a form says in one go. It is checked as a whole before the first answer is given, and one undo takes all of it
    /// back.
    pub fn take_gesture(&self, who: Who, number: &str, form: &FormData) -> Result<(), Wrong> {
        let mut live = self.live();
        let answers = self.gesture(&live, who, number, form)?;
        let (before, length) = (live.game.decisions(), answers.len());
        let reply = match <[Answer; 1]>::try_from(answers) {
            Ok([one]) => Reply::Answer(one),
            Err(all) => Reply::Answers(all),
        };
        let played = self.say(&mut live, who, number, |_| Ok(reply))?;
        live.gestures.retain(|it| it.end <= before);
        if 1 < length && played.is_ok() {
            live.gestures.push(before..before + length);
        }
        self.settle(&mut live, played)
    }

    /// The answers that a form gives in one go.
    fn gesture(&self, live: &Live, who: Who, number: &str, form: &FormData) -> Result<Vec<Answer>, Wrong> {
        let (seat, first) = match form.group_order()? {
            Some(order) => {
                let (seat, ()) = self.asked(live, who, number, |_| Ok(()))?;
                return Ok(plan(live, seat, &order)?.answers);
            }
            None => self.asked(live, who, number, |it| form.answer(it, self.book.units.length))?,
        };
        if let Some(way) = form.variant() {
            return with_variant(live.game.question(), first, way);
        }
        if !form.is_place() || !live.game.question().is_some_and(|it| leads_to_a_place(it, &first)) {
            return Ok(vec![first]);
        }
        let ahead = live.game.ahead(seat, std::slice::from_ref(&first)).map_err(not_together)?;
        let question = ahead.question().map_err(not_together)?;
        let second = form.answer(question, self.book.units.length).map_err(Wrong::malformed)?;
        Ok(vec![first, second])
    }

    /// What a gesture would come to; nothing if the form has no more than one answer, or none.
    pub fn preview_gesture(
        &self,
        who: Who,
        number: &str,
        form: &FormData,
    ) -> Result<Option<GesturePreview>, Wrong> {
        let live = self.live();
        if let Some(order) = form.group_order()? {
            let (seat, ()) = self.asked(&live, who, number, |_| Ok(()))?;
            let view = live.game.view(seat.into());
            let preview = shown(&plan(&live, seat, &order)?, &order, &view);
            return Ok(Some(GesturePreview { preview, view, last: None }));
        }
        if let Some(way) = form.variant() {
            return self.preview_variant(&live, who, number, form, way);
        }
        if !form.is_place() || form.field("one").is_none() {
            return Ok(None);
        }
        let (seat, first) = self.asked(&live, who, number, |it| form.answer(it, self.book.units.length))?;
        if !live.game.question().is_some_and(|it| leads_to_a_place(it, &first)) {
            return Ok(None);
        }
        let ahead = live.game.ahead(seat, &[first]).map_err(not_together)?;
        let question = ahead.question().map_err(not_together)?.clone();
        let answer = form.answer(&question, self.book.units.length).map_err(Wrong::malformed)?;
        let preview = ahead.preview(Some(&answer)).map_err(|it| refused(&it))?;
        Ok(Some(GesturePreview { preview, view: ahead.view(), last: Some(question) }))
    }

    /// What a way of doing an option would come to: what its last answer would, once the others are given.
    fn preview_variant(
        &self,
        live: &Live,
        who: Who,
        number: &str,
        form: &FormData,
        way: usize,
    ) -> Result<Option<GesturePreview>, Wrong> {
        let (seat, first) = self.asked(live, who, number, |it| form.answer(it, self.book.units.length))?;
        let mut answers = with_variant(live.game.question(), first, way)?;
        let last = answers.pop();
        let ahead = live.game.ahead(seat, &answers).map_err(not_together)?;
        let question = ahead.question().map_err(not_together)?.clone();
        let preview = ahead.preview(last.as_ref()).map_err(|it| refused(&it))?;
        Ok(Some(GesturePreview { preview, view: ahead.view(), last: Some(question) }))
    }

    /// Who a figure is: what its book shows of it, and the table it stands on.
    pub fn about(&self, who: Who, token: Token) -> (Preview, View) {
        let live = self.live();
        (live.game.about(who.eyes(), token), live.game.view(who.eyes()))
    }

    /// How far each of these gets.
    pub fn reach_of(&self, who: Who, of: &[Token]) -> (Preview, View) {
        let live = self.live();
        let all = of.iter().take(MOST_LED).flat_map(|&it| live.game.about(who.eyes(), it).overlays);
        let overlays = all.filter(|it| it.kind == OverlayKind::Reach).collect();
        (Preview { overlays, ..Preview::default() }, live.game.view(who.eyes()))
    }
}

/// The first decision that one undo takes back, if this one was taken in one go with others.
pub(super) fn begins(gestures: &[Range<usize>], decision: usize) -> usize {
    gestures.iter().find(|it| it.contains(&decision)).map_or(decision, |it| it.start)
}

/// An option with the answers to all that it leads to.
fn with_variant(question: Option<&Question>, first: Answer, way: usize) -> Result<Vec<Answer>, Wrong> {
    let options = match question.map(|it| &it.shape) {
        Some(Shape::One { options }) => options.as_slice(),
        Some(_) | None => &[],
    };
    let option = match first {
        Answer::One(at) => options.get(at),
        _ => None,
    };
    let variant = option.and_then(|it| it.variants.get(way));
    let variant = variant.ok_or_else(|| Wrong::malformed("Choose one of the options."))?;
    Ok(std::iter::once(first).chain(variant.answers.iter().cloned()).collect())
}

fn leads_to_a_place(question: &Question, answer: &Answer) -> bool {
    let (Shape::One { options }, Answer::One(at)) = (&question.shape, answer) else { return false };
    options.get(*at).is_some_and(|it: &OptionView| it.then == Some(Then::Place))
}

fn plan(live: &Live, seat: kernel::Seat, order: &GroupOrder) -> Result<GroupPlan, Wrong> {
    if MOST_LED < order.who.len() {
        return Err(Wrong::refused(format!("No more than {MOST_LED} people can be led at once.")));
    }
    let plan = live.game.group_plan(seat, order).map_err(|it| refused(&it))?;
    if plan.answers.is_empty() { Err(nobody_goes(&plan, &live.game.view(seat.into()))) } else { Ok(plan) }
}

/// Who does not go and why: all of one reason in one sentence.
fn nobody_goes(plan: &GroupPlan, view: &View) -> Wrong {
    if plan.stay.is_empty() {
        return Wrong::refused("None of them can do that now.");
    }
    let mut reasons: Vec<(&str, Vec<&str>)> = Vec::new();
    for (token, why) in &plan.stay {
        let name = view.tokens.iter().find(|it| it.id == *token).map_or("somebody", |it| it.name.as_str());
        match reasons.iter_mut().find(|it| it.0 == why.as_str()) {
            Some(it) => it.1.push(name),
            None => reasons.push((why.as_str(), vec![name])),
        }
    }
    let told = |(why, names): &(&str, Vec<&str>)| {
        let are = if names.len() == 1 { "is" } else { "are" };
        match *why {
            "" => format!("{} cannot get any nearer now", listed(names)),
            why => format!("{} {are} {why} and cannot walk", listed(names)),
        }
    };
    Wrong::refused(format!("{}.", reasons.iter().map(told).collect::<Vec<_>>().join("; ")))
}

fn listed(names: &[&str]) -> String {
    match names {
        [all @ .., last] if !all.is_empty() => format!("{} and {last}", all.join(", ")),
        all => all.join(", "),
    }
}

/// Why two answers cannot be given together.
fn not_together(why: Refusal) -> Wrong {
    match why {
        Refusal::NothingAsked | Refusal::Seat { .. } => {
            Wrong::refused("This needs dice first: choose it in the list, then the place.")
        }
        other => refused(&other),
    }
}

/// The way of each, and who stays.
fn shown(plan: &GroupPlan, order: &GroupOrder, view: &View) -> Preview {
    let mut preview = Preview::default();
    let piece = |token: Token| view.tokens.iter().find(|it| it.id == token);
    for (token, way) in &plan.ways {
        let Some((piece, &end)) = piece(*token).zip(way.last()) else { continue };
        let line = Outline::Line { points: way.clone(), thickness: 1 };
        let base = Outline::Circle { at: end, diameter: piece.diameter };
        let lay = |outline, label| Overlay { kind: OverlayKind::Route, outline, label };
        preview.overlays.extend([lay(line, None), lay(base, Some(piece.name.clone()))]);
    }
    let name = |token: &Token| piece(*token).map_or("somebody", |it| it.name.as_str());
    let goes = |token: &&Token| plan.ways.iter().any(|it| it.0 == **token);
    let mut line = |name: &str, value: String| {
        if !value.is_empty() {
            preview.lines.push(view::NamedValue { name: name.to_owned(), value, ..Default::default() });
        }
    };
    line("go", order.who.iter().filter(goes).map(name).collect::<Vec<_>>().join(", "));
    let stays = |(token, why): &(Token, String)| match why.as_str() {
        "" => name(token).to_owned(),
        why => format!("{} ({why})", name(token)),
    };
    line("stay", plan.stay.iter().map(stays).collect::<Vec<_>>().join(", "));
    let effort = view.units.effort;
    let lost = |(token, left): &(Token, i64)| format!("{} with {left} {effort} left", name(token));
    line("done", plan.done.iter().map(lost).collect::<Vec<_>>().join(", "));
    if plan.ends_turn {
        let now = view.phases.iter().position(|it| it.now);
        let next = now.and_then(|it| view.phases.get(it + 1)).map(|it| format!("; next: {}", it.name));
        line("then", format!("this ends your turn{}", next.unwrap_or_default()));
    } else if plan.rolls {
        line("then", "dice are rolled".to_owned());
    }
    preview
}

/// The rule that names what a place is chosen for.
pub fn deed(seen: &GesturePreview) -> Option<RuleId> {
    seen.last.as_ref().map(|it| it.why)
}
