//! Small files that unpack to much: they are refused before they fill the memory.

use std::io::Write;

use crate::common::{Plain, folder, toy::start};
use base64::{Engine, engine::general_purpose::STANDARD_NO_PAD};
use flate2::{Compression, write::DeflateEncoder};
use kernel::Session;
use store::{Error, GameFile, GamePlace};

const MB: usize = 1 << 20;

/// A keyframe of so many bytes: a real position with nothing but blanks after it.
fn keyframe(bytes: usize) -> String {
    let position = serde_json::to_string(&start(1)).unwrap();
    let frame = format!(r#"{{"over":false,"position":{position},"journal":[]}}"#);
    let mut deflate = DeflateEncoder::new(Vec::new(), Compression::default());
    deflate.write_all(frame.as_bytes()).unwrap();
    let blanks = vec![b' '; MB];
    for _ in 0..bytes.saturating_sub(frame.len()) / MB {
        deflate.write_all(&blanks).unwrap();
    }
    format!("k 0 {}", STANDARD_NO_PAD.encode(deflate.finish().unwrap()))
}

/// A keyframe that unpacks to this text.
fn packed(text: &str) -> String {
    let mut deflate = DeflateEncoder::new(Vec::new(), Compression::default());
    deflate.write_all(text.as_bytes()).unwrap();
    format!("k 0 {}", STANDARD_NO_PAD.encode(deflate.finish().unwrap()))
}

/// A game with these lines after its start.
fn file(lines: &[String]) -> Vec<u8> {
    let folder = folder();
    let path = folder.path().join("game.shamble");
    drop(GameFile::<Plain>::create(&path, serde_json::Map::new(), &Session::new(start(1))).unwrap());
    let mut file = std::fs::read_to_string(&path).unwrap();
    let last = file.trim_end().rsplit_once('\t').unwrap().1;
    let mut sum = u32::from_str_radix(last, 16).unwrap();
    for line in lines {
        let mut hasher = crc32fast::Hasher::new_with_initial(sum);
        hasher.update(line.as_bytes());
        sum = hasher.finalize();
        file.push_str(&format!("{line}\t{sum:08x}\n"));
    }
    file.into_bytes()
}

fn refused(lines: &[String]) -> String {
    let error = GameFile::<Plain>::open(GamePlace::Text(&file(lines))).unwrap_err();
    assert!(matches!(error, Error::Position { .. }), "{error}");
    error.to_string()
}

/// The most memory that this program has had, in bytes.
#[cfg(target_os = "linux")]
fn most_memory() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|it| it.strip_prefix("VmHWM:")).unwrap();
    1024 * line.trim().trim_end_matches(" kB").parse::<usize>().unwrap()
}

#[test]
fn keyframes_unpack_to_no_more_than_a_position_comes_to() {
    assert!(GameFile::<Plain>::open(GamePlace::Text(&file(&[keyframe(0)]))).is_ok());
    assert!(GameFile::<Plain>::open(GamePlace::Text(&file(&[keyframe(31 * MB)]))).is_ok());
    let bomb = keyframe(512 * MB);
    assert!(bomb.len() < 4 * MB, "the file is small");
    let before = most_memory();
    let rebased = "i r".to_owned();
    for lines in [vec![bomb.clone()], vec![bomb.clone(), rebased]] {
        let words = refused(&lines);
        assert!(words.contains("line 3") && words.contains("more than 32 MB"), "{words}");
    }
    let grown = most_memory() - before;
    assert!(grown < 160 * MB, "{} MB", grown / MB);
    // Many that each are allowed come to too much together, whether the game goes on from them or not.
    let many = vec![keyframe(31 * MB); 5];
    let words = refused(&many);
    assert!(words.contains("line 7"), "{words}");
    assert!(words.ends_with(": the positions of this file unpack to more than 128 MB together"), "{words}");
    let base: Vec<String> = many.into_iter().flat_map(|it| [it, "i r".to_owned()]).collect();
    refused(&base);
    let grown = most_memory() - before;
    assert!(grown < 160 * MB, "{} MB", grown / MB);
}

#[test]
fn what_cannot_be_unpacked_is_said_in_words() {
    for (packed, why) in [
        ("k 0 ====", "it is not packed as positions are"),
        ("k 0 AAAA", "it cannot be unpacked"),
        ("k 0 ", "it cannot be unpacked"),
    ] {
        let words = refused(&[packed.to_owned()]);
        assert!(words.contains(why), "{packed}: {words}");
    }
}

/// A position of older rules need not be readable, for the game is played again; but it has to be one.
#[test]
fn a_keyframe_that_is_none_is_refused_though_nothing_is_taken_up_from_it() {
    for text in ["no JSON at all", "{", "[]", "null", "{}", r#"{"over":false,"position":{}}"#] {
        let words = refused(&[packed(text)]);
        assert!(words.contains("line 3"), "{text}: {words}");
        assert!(!words.contains("EOF") && !words.contains("Outline"), "{text}: {words}");
    }
    let events = format!(r#"{{"over":false,"position":{{}},"journal":[{}{{}}]}}"#, "{},".repeat(3_000_000));
    let words = refused(&[packed(&events)]);
    assert!(words.contains("line 3"), "{words}");
    let older = packed(r#"{"over":false,"position":{"of":"older rules"},"journal":[]}"#);
    assert!(GameFile::<Plain>::open(GamePlace::Text(&file(&[older]))).is_ok());
}
