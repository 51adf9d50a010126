//! How things would stand after answers that nobody has given yet.
use std::fmt::Debug;

use kernel::{Ahead, Answer, Book, Question, Refusal, Seat};
use view::{Preview, View, story::Names};

use crate::{Foreseer, Glimpse, advice::LookAhead, foresee::foreseer};

/// The one implementation of [`Glimpse`].
pub(super) struct Glimpsed<B: Book> {
    pub ahead: Ahead<B>,
    pub seat: Seat,
}

impl<B: Book> Debug for Glimpsed<B> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Glimpsed").field("seat", &self.seat).finish_non_exhaustive()
    }
}

impl<B: LookAhead + Book<View = View, Preview = Preview>> Glimpse for Glimpsed<B>
where
    B::Battle: Send + Sync,
{
    fn question(&self) -> Result<&Question, Refusal> {
        let question = self.ahead.session.question().ok_or(Refusal::NothingAsked)?;
        match question.seat == self.seat {
            true => Ok(question),
            false => Err(Refusal::Seat { asked: question.seat }),
        }
    }

    fn view(&self) -> View {
        B::view(&self.ahead.position, self.seat.into())
    }

    fn preview(&self, answer: Option<&Answer>) -> Result<Preview, Refusal> {
        self.question()?;
        self.ahead.session.preview(answer)
    }

    fn foreseer(&self) -> Result<Box<dyn Foreseer>, Refusal> {
        self.question()?;
        Ok(foreseer(&self.ahead.session, Names::of(&self.view())))
    }
}
