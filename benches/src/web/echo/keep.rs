//! Bytes in a file for good: whatever has gathered while one sync ran shares the next.
use std::{
    fs::File,
    io::Write,
    mem,
    path::Path,
    sync::{Mutex, MutexGuard},
};

use axum::body::Bytes;
use tokio::sync::oneshot;

#[derive(Debug)]
pub struct Keeper {
    file: Mutex<File>,
    waiting: Mutex<Vec<(Bytes, oneshot::Sender<()>)>>,
}

impl Keeper {
    pub fn new(path: &Path) -> Keeper {
        let file = Mutex::new(File::create(path).expect("a file"));
        Keeper { file, waiting: Mutex::default() }
    }

    fn waiting(&self) -> MutexGuard<'_, Vec<(Bytes, oneshot::Sender<()>)>> {
        self.waiting.lock().expect("nobody fails")
    }

    /// Returns when the bytes are on disk.
    pub async fn keep(&self, bytes: Bytes) {
        let (done, kept) = oneshot::channel();
        self.waiting().push((bytes, done));
        // Whoever holds the file looks again once he has let go of it.
        while !self.waiting().is_empty() {
            let Ok(mut file) = self.file.try_lock() else { break };
            tokio::task::block_in_place(|| self.write(&mut file));
        }
        kept.await.expect("a disk that keeps");
    }

    fn write(&self, file: &mut File) {
        loop {
            let all = mem::take(&mut *self.waiting());
            if all.is_empty() {
                return;
            }
            let bytes: Vec<u8> = all.iter().flat_map(|it| it.0.iter().copied()).collect();
            file.write_all(&bytes).and_then(|()| file.sync_data()).expect("a disk that keeps");
            for (_, done) in all {
                let _ = done.send(());
            }
        }
    }
}
