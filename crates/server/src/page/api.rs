//! What programs can call, for whoever writes one; made from the same document that programs read.
use maud::{Markup, html};
use serde_json::Value;

use super::{plain_bar, whole};
use crate::api::{Field, about, document, fields};

/// Every call with what it takes and gives; `host` is how this server was reached.
pub fn page(host: &str) -> Markup {
    let paths = document()["paths"].as_object();
    let inner = html! {
        (plain_bar("For programs", "every table as JSON"))
        main .leaf {
            section .paper .text {
                p .big { "Start a game, look, answer, until the game is over." }
                p { "Each answer names the number of its question, so an old one changes nothing. What is wrong comes back as "
                    code { "{ \"error\": … }" } " with a status code for the kind of error." }
                p { a href="/api/openapi.json" { "The OpenAPI document" } ", for programs that read it." }
            }
            @for (path, verbs) in paths.into_iter().flatten() {
                @for (verb, told) in verbs.as_object().into_iter().flatten() { (call(host, path, verb, told)) }
            }
        }
    };
    whole("For programs", "leafed", &inner)
}

fn call(host: &str, path: &str, verb: &str, told: &Value) -> Markup {
    let id = told["operationId"].as_str().unwrap_or_default();
    let takes = &told["requestBody"]["content"]["application/json"];
    let gives = &told["responses"]["200"]["content"]["application/json"]["schema"];
    html! {
        article .paper .text .call #(id) aria-labelledby={ "h-" (id) } {
            h2 #{ "h-" (id) } { (told["summary"].as_str().unwrap_or_default()) }
            p { code { b { (verb.to_uppercase()) } " " (path) } }
            pre tabindex="0" aria-label="How to call it" { (example(host, path, takes.get("example"))) }
            (parameters(&told["parameters"]))
            (listed("Takes", &fields(&takes["schema"])))
            (listed("Gives", &fields(gives)))
        }
    }
}

/// The call as somebody types it.
fn example(host: &str, path: &str, body: Option<&Value>) -> String {
    let path = path
        .replace("{key}", "$KEY")
        .replace("{procedure}", "$PROCEDURE")
        .replace("{rule}", "$RULE")
        .replace("{id}", "$GAME");
    match body {
        None => format!("curl http://{host}{path}"),
        Some(body) => format!("curl http://{host}{path} -d '{body}'"),
    }
}

fn parameters(all: &Value) -> Markup {
    html! {
        @for it in all.as_array().into_iter().flatten() {
            @let name = it["name"].as_str().unwrap_or_default();
            p { code { (name) } ": " (it["description"].as_str().unwrap_or_else(|| about(name))) }
        }
    }
}

fn listed(head: &str, fields: &[Field]) -> Markup {
    html! {
        @if !fields.is_empty() {
            h3 .lab { (head) }
            dl .fields { @for it in fields {
                div {
                    dt { code { (it.name) } " " span { (it.kind) @if !it.needed { ", may be left out" } } }
                    @if !it.about.is_empty() { dd { (it.about) } }
                }
            } }
        }
    }
}
