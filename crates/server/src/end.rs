//! How a server is told to end: Ctrl-C, or by the system (SIGTERM), or because its terminal is gone (SIGHUP).
use std::{future::Future, io};

/// Listens from now on; what is given back is done once somebody wants the end.
#[cfg(unix)]
pub fn told() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    let mut hung_up = match is_ignored(SignalKind::hangup().as_raw_value()) {
        true => None,
        false => Some(signal(SignalKind::hangup())?),
    };
    Ok(async move {
        let gone = async {
            match &mut hung_up {
                Some(it) => drop(it.recv().await),
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            _ = interrupted.recv() => (),
            _ = terminated.recv() => (),
            () = gone => (),
        }
    })
}

#[cfg(not(unix))]
pub fn told() -> io::Result<impl Future<Output = ()>> {
    Ok(async { drop(tokio::signal::ctrl_c().await) })
}

/// Whether whoever started the program wants this signal to be ignored, as `nohup` does. Where the system does not tell, nobody
/// does.
#[cfg(unix)]
fn is_ignored(signal: i32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|it| it.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|it| u64::from_str_radix(it.trim(), 16).ok()).unwrap_or_default();
    let bit = u32::try_from(signal - 1).ok().and_then(|it| 1_u64.checked_shl(it));
    bit.is_some_and(|it| mask & it != 0)
}
