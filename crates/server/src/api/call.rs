//! One call of the API: its route, its words and its types in one place, so that none can drift from the others.
use std::sync::Arc;

use axum::{
    Extension, Json,
    body::Bytes,
    extract::{
        Path, RawQuery, State,
        rejection::{BytesRejection, PathRejection},
    },
    http::{HeaderMap, StatusCode, header::CONTENT_SECURITY_POLICY},
    response::{IntoResponse, Response},
    routing::{self, MethodRouter},
};
use kernel::written;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::{
    drawn,
    exchange::File,
    form::FormData,
    guard,
    hall::Hall,
    queue::{FoundPlace, Queue, work_in},
    web::aside,
    wrong::Wrong,
};

/// A call: what it is for, what it takes and what it gives.
#[derive(Debug)]
pub struct Call {
    pub verb: Verb,
    pub path: &'static str,
    pub about: &'static str,
    pub takes: Option<Takes>,
    pub gives: Gives,
    /// What may be said after the question mark, and what for.
    pub query: &'static [(&'static str, &'static str)],
    /// A body as somebody may send it.
    pub example: Option<Value>,
    /// How it may refuse, beside what every call may.
    pub refuses: &'static [StatusCode],
    /// Whether only this machine may call it.
    pub home: bool,
    pub route: MethodRouter<Arc<Hall>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    Get,
    Post,
}

/// What is sent.
#[derive(Clone, Copy, Debug)]
pub enum Takes {
    Json(Describe),
    /// A file of this kind.
    File(&'static str),
}

/// What comes back.
#[derive(Clone, Copy, Debug)]
pub enum Gives {
    Json(Describe),
    /// A file of this kind.
    File(&'static str),
}

/// Where a schema comes from.
pub type Describe = fn(&mut SchemaGenerator) -> Schema;

/// What a call is asked, beside its body.
#[derive(Debug)]
pub struct CallInput {
    pub hall: Arc<Hall>,
    names: Vec<(String, String)>,
    query: FormData,
}

impl CallInput {
    /// The name in the address; empty if it has none.
    pub fn name(&self) -> &str {
        self.names.first().map_or("", |it| &it.1)
    }

    /// What stands after the question mark under this name.
    pub fn query(&self, name: &str) -> Option<&str> {
        self.query.filled(name)
    }
}

type Desk = State<Arc<Hall>>;
type Names = Result<Path<Vec<(String, String)>>, PathRejection>;
type Said = Result<Bytes, BytesRejection>;

fn asked(hall: Arc<Hall>, names: Names, query: Option<String>) -> Result<CallInput, Wrong> {
    let Path(names) = names.map_err(|_| Wrong::malformed("That address cannot be read."))?;
    Ok(CallInput { hall, names, query: FormData::read(query.unwrap_or_default().as_bytes()) })
}

/// Reads a body as what is wanted.
fn read<T: DeserializeOwned>(said: Said) -> Result<T, Wrong> {
    let bytes = guard::body(said)?;
    let text =
        std::str::from_utf8(&bytes).map_err(|_| Wrong::malformed("What was sent is not text in UTF-8."))?;
    // Who sends nothing says nothing: what must be said is then missing by name.
    let text = if text.trim().is_empty() { "{}" } else { text };
    let value = written::json(text, "request").map_err(|it| Wrong::malformed(format!("{it}.")))?;
    written::fit(&value).map_err(|it| Wrong::malformed(format!("{it}.")))
}

fn reply<G: Serialize>(done: Result<G, Wrong>) -> Response {
    match done {
        Ok(it) => Json(it).into_response(),
        Err(wrong) => wrong.json(),
    }
}

/// A call that only looks.
pub fn get<G: Serialize + JsonSchema + Send + 'static>(
    path: &'static str,
    about: &'static str,
    tell: fn(&CallInput) -> Result<G, Wrong>,
) -> Call {
    let route = routing::get(move |State(hall): Desk, names: Names, RawQuery(query)| async move {
        reply(match asked(hall, names, query) {
            Ok(asked) => aside(move || tell(&asked)).await,
            Err(wrong) => Err(wrong),
        })
    });
    Call::new(Verb::Get, path, about, Gives::Json(|it| it.subschema_for::<G>()), route)
}

/// A picture brings its style and its letters along.
pub const PICTURE: &str = "image/svg+xml";

/// A call that gives a file of some kind.
pub fn file(
    path: &'static str,
    about: &'static str,
    kind: &'static str,
    tell: fn(&CallInput) -> Result<File, Wrong>,
) -> Call {
    let route = routing::get(move |State(hall): Desk, names: Names, RawQuery(query)| async move {
        let done = match asked(hall, names, query) {
            Ok(asked) => aside(move || tell(&asked)).await,
            Err(wrong) => Err(wrong),
        };
        match done {
            Ok(file) if kind == PICTURE => {
                ([(CONTENT_SECURITY_POLICY, drawn::POLICY)], file.answer(kind)).into_response()
            }
            Ok(file) => file.answer(kind),
            Err(wrong) => wrong.json(),
        }
    });
    Call::new(Verb::Get, path, about, Gives::File(kind), route)
}

/// A call that does something with what it is sent.
pub fn post<T: DeserializeOwned + JsonSchema + Send + 'static, G: Serialize + JsonSchema + Send + 'static>(
    path: &'static str,
    about: &'static str,
    deed: fn(&CallInput, T) -> Result<G, Wrong>,
) -> Call {
    let route =
        routing::post(move |State(hall): Desk, names: Names, RawQuery(query), said: Said| async move {
            reply(match asked(hall, names, query).and_then(|asked| Ok((asked, read(said)?))) {
                Ok((asked, said)) => aside(move || deed(&asked, said)).await,
                Err(wrong) => Err(wrong),
            })
        });
    let call = Call::new(Verb::Post, path, about, Gives::Json(|it| it.subschema_for::<G>()), route);
    Call { takes: Some(Takes::Json(|it| it.subschema_for::<T>())), ..call }
}

/// As [`post`], for what keeps no thread waiting.
pub fn post_soon<T, G, F>(path: &'static str, about: &'static str, deed: fn(CallInput, T) -> F) -> Call
where
    T: DeserializeOwned + JsonSchema + Send + 'static,
    G: Serialize + JsonSchema + Send + 'static,
    F: Future<Output = Result<G, Wrong>> + Send + 'static,
{
    let route =
        routing::post(move |State(hall): Desk, names: Names, RawQuery(query), said: Said| async move {
            reply(match asked(hall, names, query).and_then(|asked| Ok((asked, read(said)?))) {
                Ok((asked, said)) => deed(asked, said).await,
                Err(wrong) => Err(wrong),
            })
        });
    let call = Call::new(Verb::Post, path, about, Gives::Json(|it| it.subschema_for::<G>()), route);
    Call { takes: Some(Takes::Json(|it| it.subschema_for::<T>())), ..call }
}

/// A call that takes a file as it is, or as a form sends it; a few at a time, for files are large.
pub fn take_in<G: Serialize + JsonSchema + Send + 'static>(
    path: &'static str,
    about: &'static str,
    kind: &'static str,
    deed: fn(&Hall, &HeaderMap, Bytes) -> Result<G, Wrong>,
) -> Call {
    let route = routing::post(
        move |State(hall): Desk, Extension(place): Extension<FoundPlace>, headers: HeaderMap, said: Said| async move {
            reply(match guard::body(said) {
                Ok(bytes) => work_in(place, move || deed(&hall, &headers, bytes)).await,
                Err(wrong) => Err(wrong),
            })
        },
    );
    let call = Call::new(Verb::Post, path, about, Gives::Json(|it| it.subschema_for::<G>()), route);
    Call { takes: Some(Takes::File(kind)), ..call }
}

/// As [`post`] for what only looks: few at once, for it may take long, and not for somebody who has gone.
pub fn reckon<
    T: DeserializeOwned + JsonSchema + Send + 'static,
    G: Serialize + JsonSchema + Send + 'static,
>(
    path: &'static str,
    about: &'static str,
    deed: fn(&CallInput, T) -> Result<G, Wrong>,
) -> Call {
    looking(|it| &it.reckoning, path, about, deed)
}

/// The same for what is quick: more at once.
pub fn glance<
    T: DeserializeOwned + JsonSchema + Send + 'static,
    G: Serialize + JsonSchema + Send + 'static,
>(
    path: &'static str,
    about: &'static str,
    deed: fn(&CallInput, T) -> Result<G, Wrong>,
) -> Call {
    looking(|it| &it.previews, path, about, deed)
}

fn looking<T: DeserializeOwned + JsonSchema + Send + 'static, G: Serialize + JsonSchema + Send + 'static>(
    queue: fn(&Hall) -> &Queue,
    path: &'static str,
    about: &'static str,
    deed: fn(&CallInput, T) -> Result<G, Wrong>,
) -> Call {
    let route =
        routing::post(move |State(hall): Desk, names: Names, RawQuery(query), said: Said| async move {
            let queue = queue(&hall).clone();
            reply(match asked(hall, names, query).and_then(|asked| Ok((asked, read(said)?))) {
                Ok((asked, said)) => queue.look(move || deed(&asked, said)).await,
                Err(wrong) => Err(wrong),
            })
        });
    Call { route, ..post(path, about, deed) }
}

impl Call {
    fn new(
        verb: Verb,
        path: &'static str,
        about: &'static str,
        gives: Gives,
        route: MethodRouter<Arc<Hall>>,
    ) -> Self {
        let (takes, query, example, refuses) = (None, &[][..], None, &[][..]);
        Call { verb, path, about, takes, gives, query, example, refuses, home: false, route }
    }

    /// Only this machine may call it.
    pub fn at_home(self) -> Self {
        Call { home: true, ..self }
    }

    pub fn with_example(self, example: Value) -> Self {
        Call { example: Some(example), ..self }
    }

    pub fn with_query(self, query: &'static [(&'static str, &'static str)]) -> Self {
        Call { query, ..self }
    }

    pub fn refusing(self, refuses: &'static [StatusCode]) -> Self {
        Call { refuses, ..self }
    }

    /// The names in its address.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.path.split('/').filter_map(|it| it.strip_prefix('{')?.strip_suffix('}'))
    }

    /// Every way in which it may refuse.
    pub fn refusals(&self) -> Vec<StatusCode> {
        let mut all = vec![StatusCode::MISDIRECTED_REQUEST, StatusCode::TOO_MANY_REQUESTS];
        if self.takes.is_some() || self.names().next().is_some() {
            all.push(StatusCode::BAD_REQUEST);
        }
        if self.home || self.takes.is_some() {
            all.push(StatusCode::FORBIDDEN);
        }
        if self.names().next().is_some() {
            all.push(StatusCode::NOT_FOUND);
        }
        if self.takes.is_some() {
            all.extend([StatusCode::REQUEST_TIMEOUT, StatusCode::PAYLOAD_TOO_LARGE]);
        }
        all.extend(self.refuses);
        all.sort_unstable();
        all.dedup();
        all
    }
}
