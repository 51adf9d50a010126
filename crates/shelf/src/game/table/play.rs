//! Playing on: what people said goes to the session or to the dice, and what the game then waits for is noted.
use kernel::{Answer, AnswerQueue, Book, Refusal, Seat, Status};

use super::{super::seated::Prompted, DueGameEnd, GameFault, Reply, ReplyRefusal, Source, Table, TableState};

impl<B: Book> Table<B> {
    /// Hands on what was said and checked.
    pub(super) fn put(&mut self, seat: Seat, reply: Reply) -> Result<(), ReplyRefusal> {
        match (reply, &mut self.source) {
            // Given one by one.
            (Reply::Answers(_), _) => return Err(ReplyRefusal::NothingAsked),
            (Reply::Answer(answer), _) => self.session.answer(seat, answer).map_err(ReplyRefusal::Unfit)?,
            // Whoever is asked plays the game; who keeps it hands in how it ended.
            (Reply::Played(DueGameEnd(end)), _) => {
                let asked = self.session.question().map_or(seat, |it| it.seat);
                self.session.answer(asked, end.into()).map_err(ReplyRefusal::Unfit)?;
            }
            (Reply::Throw(faces) | Reply::Dice(faces), Source::Typed(typed)) => typed.add(faces),
            (Reply::Roll { seed }, Source::Typed(typed)) => {
                if let Some(missing) = typed.missing() {
                    // What was typed of several already counts.
                    let faces: Vec<u16> = missing.rolled(seed).into_iter().skip(typed.left_over()).collect();
                    typed.lend(faces);
                }
            }
            (Reply::Throw(_) | Reply::Dice(_) | Reply::Roll { .. }, Source::Seeded(_)) => {
                return Err(ReplyRefusal::NoDiceWanted);
            }
        }
        Ok(())
    }

    /// Several answers in a row, checked as a whole before the first is given. Gives the refusal, if the rules refuse one of them.
    pub(super) fn put_all(&mut self, seat: Seat, all: Vec<Answer>) -> Result<Option<Refusal>, ReplyRefusal> {
        self.session.ahead(&all).map_err(ReplyRefusal::Refused)?;
        // In one pass: whatever is answered one by one plays the step under way anew each time.
        self.step_with(AnswerQueue::by(seat, all))
    }

    /// Plays until somebody is needed. An answer on the tape that the rule itself refuses is forgotten, and its question asked again.
    pub(super) fn play_on(&mut self) -> Result<(), ReplyRefusal> {
        match self.step_on()? {
            None => Ok(()),
            Some(_) => self.step_on()?.map_or(Ok(()), |it| Err(ReplyRefusal::Refused(it))),
        }
    }

    /// Plays until somebody is needed, and takes note of what for; the refusal, if the rule itself refuses the answer just given.
    pub(super) fn step_on(&mut self) -> Result<Option<Refusal>, ReplyRefusal> {
        self.step_with(AnswerQueue::by(Seat(0), Vec::new()))
    }

    /// The same with answers that were settled on beforehand.
    fn step_with(&mut self, given: AnswerQueue) -> Result<Option<Refusal>, ReplyRefusal> {
        let mut players = Prompted { given, then: &mut self.players };
        let status = self.session.advance(self.source.dice(), &mut players);
        self.decisions.read(self.session.journal());
        self.state = match status {
            Status::Asking { question, scratch, events } => {
                self.scratch = Some((scratch, events));
                TableState::Asking(question)
            }
            Status::NeedsDice { events, .. } => match self.source.missing() {
                Some(missing) => {
                    self.scratch = Some((self.session.as_far_as_rolled(), events));
                    TableState::NeedsDice(missing)
                }
                None => return Err(GameFault::Other("dice ran out where they cannot".to_owned()).into()),
            },
            Status::Refused(refusal) => return Ok(Some(refusal)),
            Status::Diverged(diverged) => {
                let words = format!("the game was recorded under other rules: {diverged}");
                return Err(GameFault::Diverged(words).into());
            }
            Status::Broken(report) => {
                self.scratch = None;
                TableState::Broken(Box::new(report))
            }
            Status::Over => {
                self.scratch = None;
                TableState::Over
            }
        };
        Ok(None)
    }
}
