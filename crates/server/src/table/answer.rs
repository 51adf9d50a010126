//! Answers and dice that people give, each to the question that they were shown.
use std::time::Instant;

use kernel::{Answer, Question, Seat};

use super::{Live, Table, Waits, refused, sits};
use crate::{
    hall::chance,
    look::{self, Standing},
    seat::Who,
    wrong::Wrong,
};

impl Table {
    /// Takes an answer to the question with this number; `read` makes it from what was sent.
    pub fn answer(
        &self,
        who: Who,
        number: &str,
        read: impl FnOnce(&Question) -> Result<Answer, String>,
    ) -> Result<(), Wrong> {
        let mut live = self.live();
        self.take(&mut live, who, number, read)?;
        self.settle(&mut live)
    }

    /// The same at once, and what the table waits for then; nothing if somebody is at it already or it could take long.
    pub fn answer_at_once(&self, who: Who, number: &str, answer: &Answer) -> Option<Result<Standing, Wrong>> {
        let mut live = self.live.try_lock().ok().filter(|it| it.game.is_quick())?;
        let taken = self.take(&mut live, who, number, |_| Ok(answer.clone()));
        let done = taken.and_then(|()| self.settle(&mut live));
        Some(done.map(|()| look::standing(&live, self, who, None)))
    }

    /// The same without keeping a thread waiting for the disk, and what the table waits for then. It must not be given up
    /// halfway: whoever calls it lets it run by itself.
    pub async fn answer_soon(&self, who: Who, number: &str, answer: Answer) -> Result<Standing, Wrong> {
        let mut live = self.live.lock().await;
        self.take(&mut live, who, number, |_| Ok(answer))?;
        let begun = Instant::now();
        let played = live.game.play();
        self.note_pace(begun.elapsed());
        let done = live.keep_on(played).await;
        self.settled(&mut live, done)?;
        Ok(look::standing(&live, self, who, None))
    }

    /// Hands an answer to the game.
    fn take(
        &self,
        live: &mut Live,
        who: Who,
        number: &str,
        read: impl FnOnce(&Question) -> Result<Answer, String>,
    ) -> Result<(), Wrong> {
        let (seat, question) = self.asked(live, who, number)?;
        if question.seat != seat {
            return Err(Wrong::forbidden("It is somebody else's turn to answer; wait until you are asked."));
        }
        let answer = read(question).map_err(Wrong::malformed)?;
        live.game.answer(seat, answer).map_err(|it| refused(&it))
    }

    /// Whether people roll.
    pub fn takes_dice(&self) -> bool {
        self.live().game.takes_dice()
    }

    /// Takes dice that people rolled.
    pub fn dice(&self, who: Who, number: &str, faces: Vec<u16>) -> Result<(), Wrong> {
        let mut live = self.live();
        sits(who)?;
        self.is_now(&live, who, number)?;
        let Waits::Dice(missing) = &live.waits else {
            return Err(Wrong::stale("No dice are wanted just now."));
        };
        if faces.is_empty() || faces.len() != usize::from(missing.n) {
            let wanted = view::words::counted(missing.n.into(), "die is", "dice are");
            return Err(Wrong::refused(format!("{wanted} wanted, not {}.", faces.len())));
        }
        let sides = missing.sides;
        if let Some(face) = faces.iter().find(|it| !(1..=sides).contains(it)) {
            return Err(Wrong::refused(format!("{face} is not on a d{sides}: it has 1 to {sides}.")));
        }
        live.game.give_dice(faces);
        self.settle(&mut live)
    }

    /// Rolls the dice that people are asked for, as if they had.
    pub fn roll(&self, who: Who, number: &str) -> Result<(), Wrong> {
        let mut live = self.live();
        sits(who)?;
        self.is_now(&live, who, number)?;
        let Waits::Dice(_) = &live.waits else {
            return Err(Wrong::stale("No dice are wanted just now."));
        };
        live.game.roll_for_people(chance()?);
        self.settle(&mut live)
    }

    /// The open question, if it is the one that was shown under this number to somebody who sits here; and their chair.
    pub(super) fn asked<'a>(
        &self,
        live: &'a Live,
        who: Who,
        number: &str,
    ) -> Result<(Seat, &'a Question), Wrong> {
        let seat = sits(who)?;
        self.is_now(live, who, number)?;
        match &live.waits {
            Waits::Answer(question) => Ok((seat, question)),
            Waits::Dice(_) | Waits::Over(_) | Waits::Stuck(_) => {
                Err(Wrong::stale("Nothing is being asked just now."))
            }
        }
    }

    pub(super) fn is_now(&self, live: &Live, who: Who, number: &str) -> Result<(), Wrong> {
        if look::number(live, &self.seats, who) == number {
            return Ok(());
        }
        Err(Wrong::stale(
            "The table has moved on since this page was drawn; nothing was changed. Look again and choose.",
        ))
    }
}
