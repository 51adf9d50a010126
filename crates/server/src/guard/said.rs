//! What somebody sends: bounded in size and in time, and looked at before it is read.
use std::time::Duration;

use axum::{
    body::{Body, HttpBody, to_bytes},
    http::Method,
};

use crate::wrong::Wrong;

/// Bodies are no larger than this.
pub const MOST: usize = 64 * 1024;

/// Whole games and campaigns that are brought along may be larger.
const MOST_BROUGHT: usize = 16 * 1024 * 1024;

/// The addresses that take them.
const BRINGS: [&str; 2] = ["/import", "/api/import"];

/// What is sent has to be here within this; more of it may take longer.
const PATIENCE: Duration = Duration::from_secs(10);
const PATIENCE_BROUGHT: Duration = Duration::from_secs(60);

/// Whether an address takes whole games.
pub fn may_be_large(path: &str) -> bool {
    BRINGS.contains(&path)
}

/// How much may be sent to an address.
pub fn most(path: &str) -> usize {
    if may_be_large(path) { MOST_BROUGHT } else { MOST }
}

/// Reads a body that is neither too large nor too slow; one that says it is too large is not read at all.
pub async fn read(method: &Method, path: &str, body: Body) -> Result<Body, Wrong> {
    if method == Method::GET || method == Method::HEAD {
        return Ok(Body::empty());
    }
    let most = most(path);
    if (most as u64) < body.size_hint().lower() {
        return Err(Wrong::too_large(most));
    }
    let patience = if most == MOST { PATIENCE } else { PATIENCE_BROUGHT };
    match tokio::time::timeout(patience, to_bytes(body, most)).await {
        Ok(Ok(bytes)) => Ok(Body::from(bytes)),
        Ok(Err(_)) => Err(Wrong::too_large(most)),
        Err(_) => Err(Wrong::too_slow()),
    }
}
