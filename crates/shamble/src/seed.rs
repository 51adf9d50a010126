//! Seeds from the machine's own source of chance.

/// A seed nobody can guess.
pub fn fresh() -> u64 {
    let mut bytes = [0; 8];
    match getrandom::fill(&mut bytes) {
        Ok(()) => u64::from_le_bytes(bytes),
        // Without a source of chance the clock has to do; the game is playable all the same.
        Err(_) => std::time::SystemTime::now()
            .duration_since(std::time::UNIX_EPOCH)
            .map_or(1, |it| it.as_nanos() as u64),
    }
}
