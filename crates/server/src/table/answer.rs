//! Whatever people say to a table, each to what they were shown: one way in for pages, programs and dice.
use std::time::Instant;

use kernel::{Answer, Question, Seat, Token};
use shelf::{Reply, ReplyRefusal, TableState};

use super::{Live, PendingWrite, Table, refused, sits, unwritten};
use crate::{
    behind::TableInPlay,
    hall::chance,
    look::{self, Standing},
    seat::Who,
    wrong::Wrong,
};

impl Table {
    /// Takes a reply to what the table waits for under this number; `read` makes it from what was sent. It is on disk when this
    /// returns.
    pub fn reply(
        &self,
        who: Who,
        number: &str,
        read: impl FnOnce(&TableState) -> Result<Reply, Wrong>,
    ) -> Result<(), Wrong> {
        let mut live = self.live();
        let played = self.say(&mut live, who, number, read)?;
        self.settle(&mut live, played)
    }

    /// The same at once, and what the table waits for then; nothing if somebody is at it already or it could take long.
    pub fn answer_at_once(&self, who: Who, number: &str, answer: &Answer) -> Option<Result<Standing, Wrong>> {
        let mut live = self.live.try_lock().ok().filter(|it| it.game.is_quick())?;
        let said = self.say(&mut live, who, number, |_| Ok(Reply::Answer(answer.clone())));
        let done = said.and_then(|played| self.settle(&mut live, played));
        Some(done.map(|()| look::standing(&live, self, who, None)))
    }

    /// The same without keeping a thread waiting for the disk, and what the table waits for then. It must not be given up
    /// halfway: whoever calls it lets it run by itself.
    pub async fn answer_soon(&self, who: Who, number: &str, answer: Answer) -> Result<Standing, Wrong> {
        let mut live = self.live.lock().await;
        let played = self.say(&mut live, who, number, |_| Ok(Reply::Answer(answer)))?;
        let done = live.keep_on(played).await;
        self.settled(&mut live, done)?;
        Ok(look::standing(&live, self, who, None))
    }

    /// The one way in: checks who says it and to what, and hands it to the game, which plays on. What was not taken has changed
    /// nothing; trouble on the way has to be settled.
    pub(super) fn say(
        &self,
        live: &mut Live,
        who: Who,
        number: &str,
        read: impl FnOnce(&TableState) -> Result<Reply, Wrong>,
    ) -> Result<PendingWrite, Wrong> {
        let seat = sits(who)?;
        self.is_now(live, who, number)?;
        let reply = read(live.game.state())?;
        if let (Reply::Throw(_) | Reply::Dice(_) | Reply::Roll { .. }, Some((figure, owner))) =
            (&reply, self.dice_of_another(live, who))
        {
            let figure = look::called(live, self, who.eyes(), figure);
            let words = format!("These dice are for {figure}; {} rolls them.", self.named(owner));
            return Err(Wrong::forbidden(words));
        }
        let _goes_first = TableInPlay::begin();
        let (to, begun) = (live.mark, Instant::now());
        let played = live.game.reply(to, seat, reply);
        self.note_pace(begun.elapsed());
        match played {
            Ok(writing) => Ok(Ok(writing)),
            Err(ReplyRefusal::Trouble(trouble)) => Ok(Err(unwritten(trouble))),
            Err(other) => Err(declined(other)),
        }
    }

    /// Takes an answer to the question with this number.
    pub fn answer(
        &self,
        who: Who,
        number: &str,
        read: impl FnOnce(&Question) -> Result<Answer, String>,
    ) -> Result<(), Wrong> {
        self.reply(who, number, |state| {
            // Whoever is not asked need not say it well.
            let question = put_to(state, who)?;
            read(question).map(Reply::Answer).map_err(Wrong::malformed)
        })
    }

    /// Takes dice that people rolled.
    pub fn dice(&self, who: Who, number: &str, faces: Vec<u16>) -> Result<(), Wrong> {
        self.reply(who, number, |_| Ok(Reply::Throw(faces)))
    }

    /// Rolls the dice that people are asked for, as if they had.
    pub fn roll(&self, who: Who, number: &str) -> Result<(), Wrong> {
        self.reply(who, number, |_| Ok(Reply::Roll { seed: chance()? }))
    }

    /// Whom the awaited dice are for and who has to roll them, if that is another person than whoever looks. Dice that are nobody's,
    /// and those of whom nobody plays, may be rolled by anybody at the table; so may those of bots.
    pub fn dice_of_another(&self, live: &Live, who: Who) -> Option<(Token, Seat)> {
        let (figure, owner) = live.game.rolls_for().filter(|it| self.seats.is_person(it.1))?;
        let own = matches!(who, Who::Sits(seat) if self.seats.is_same_person(seat, owner));
        (!own).then_some((figure, owner))
    }

    /// The chair that the open question is put to, if it was shown to them under this number, and what `read` makes of what
    /// they sent with it. Whoever wants to know what an answer may come to passes this first.
    pub(super) fn asked<T>(
        &self,
        live: &Live,
        who: Who,
        number: &str,
        read: impl FnOnce(&Question) -> Result<T, String>,
    ) -> Result<(Seat, T), Wrong> {
        sits(who)?;
        self.is_now(live, who, number)?;
        let question = put_to(live.game.state(), who)?;
        Ok((question.seat, read(question).map_err(Wrong::malformed)?))
    }

    pub(super) fn is_now(&self, live: &Live, who: Who, number: &str) -> Result<(), Wrong> {
        if look::number(live, &self.seats, who) == number {
            return Ok(());
        }
        Err(declined(ReplyRefusal::Stale))
    }
}

/// The open question, if it is theirs to answer.
fn put_to(state: &TableState, who: Who) -> Result<&Question, Wrong> {
    let question = state.question().ok_or_else(|| declined(ReplyRefusal::NothingAsked))?;
    if who != Who::Sits(question.seat) {
        return Err(declined(ReplyRefusal::OthersTurn { asked: question.seat }));
    }
    Ok(question)
}

/// Why a reply was not taken, for whoever sent it.
pub fn declined(why: ReplyRefusal) -> Wrong {
    match why {
        ReplyRefusal::Stale => Wrong::stale(
            "The table has moved on since this page was drawn; nothing was changed. Look again and choose.",
        ),
        ReplyRefusal::NothingAsked => Wrong::stale("Nothing is being asked just now."),
        ReplyRefusal::NoDiceWanted => Wrong::stale("No dice are needed right now."),
        ReplyRefusal::NoGameDue => {
            Wrong::stale("No game is due in this campaign; answer what is asked first.")
        }
        ReplyRefusal::GameNotBegun { .. } | ReplyRefusal::GameNotOver { .. } => {
            Wrong::stale(format!("{why}."))
        }
        ReplyRefusal::OthersTurn { .. } => {
            Wrong::forbidden("It is somebody else's turn to answer; wait until you are asked.")
        }
        ReplyRefusal::Number { .. } | ReplyRefusal::Face { .. } => Wrong::refused(format!("{why}.")),
        ReplyRefusal::Unfit(refusal) | ReplyRefusal::Refused(refusal) => refused(&refusal),
        ReplyRefusal::Trouble(trouble) => unwritten(trouble),
    }
}
