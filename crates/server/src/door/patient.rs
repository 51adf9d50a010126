//! A connection that does not wait for ever to be read: whoever takes too little of an answer for too long is shown out.
use std::{
    io,
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};

use hyper::rt::{Sleep, Timer};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
};

use super::clock::Clock;

/// Whoever has to be waited for takes at least so much within so long.
const LEAST: usize = 64 * 1024;
const PATIENCE: Duration = Duration::from_secs(30);

pub struct Patient {
    stream: TcpStream,
    clock: Clock,
    /// Until when the other side has to have read, while it is waited for.
    until: Option<Pin<Box<dyn Sleep>>>,
    /// How much it has taken since.
    taken: usize,
}

impl Patient {
    pub fn new(stream: TcpStream, clock: Clock) -> Self {
        Patient { stream, clock, until: None, taken: 0 }
    }

    fn judge(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        if let Poll::Ready(written) = written {
            self.taken += written.as_ref().copied().unwrap_or_default();
            if LEAST <= self.taken {
                self.until = None;
            }
            return Poll::Ready(written);
        }
        let until = self.until.get_or_insert_with(|| {
            self.taken = 0;
            self.clock.sleep(PATIENCE)
        });
        ready!(until.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Patient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, into)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.judge(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, pieces);
        self.judge(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    /// Comes when all of an answer has been taken.
    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.until = None;
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
