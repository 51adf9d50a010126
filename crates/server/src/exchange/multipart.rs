//! A file as a form of a browser sends it: one part among lines of dashes.
use axum::{
    body::Bytes,
    http::{HeaderMap, header::CONTENT_TYPE},
};

use crate::wrong::Wrong;

/// The file in a body: the body itself, or the first part of a form that has a file.
pub fn file(headers: &HeaderMap, body: Bytes) -> Result<Bytes, Wrong> {
    let kind = headers.get(CONTENT_TYPE).and_then(|it| it.to_str().ok()).unwrap_or_default();
    if !kind.to_ascii_lowercase().starts_with("multipart/form-data") {
        return if body.is_empty() { Err(nothing()) } else { Ok(body) };
    }
    let boundary = boundary(kind).ok_or_else(malformed)?;
    part(&body, &boundary)
        .map(|(from, to)| body.slice(from..to))
        .ok_or_else(malformed)
        .and_then(|it| if it.is_empty() { Err(nothing()) } else { Ok(it) })
}

fn boundary(kind: &str) -> Option<String> {
    let given = kind.split(';').skip(1).find_map(|it| it.trim().strip_prefix("boundary="))?;
    let given = given.trim_matches('"');
    (!given.is_empty() && given.len() <= 70).then(|| format!("--{given}"))
}

/// Where the content of the first part with a file name lies.
fn part(body: &[u8], boundary: &str) -> Option<(usize, usize)> {
    let mut at = find(body, boundary.as_bytes(), 0)? + boundary.len();
    let end = format!("\r\n{boundary}");
    loop {
        let content = find(body, b"\r\n\r\n", at)? + 4;
        let to = find(body, end.as_bytes(), content.saturating_sub(2))?;
        let heads = String::from_utf8_lossy(&body[at..content]);
        if heads.contains("filename=") {
            return Some((content, to.max(content)));
        }
        at = to + end.len();
    }
}

fn find(body: &[u8], what: &[u8], from: usize) -> Option<usize> {
    let rest = body.get(from..)?;
    rest.windows(what.len()).position(|it| it == what).map(|it| it + from)
}

fn malformed() -> Wrong {
    Wrong::malformed("The form could not be read; it takes one file.")
}

fn nothing() -> Wrong {
    Wrong::malformed("No file was chosen. Choose a game or a campaign that was exported.")
}
