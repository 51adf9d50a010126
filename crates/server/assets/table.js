// The table follows what the server drew: it puts the parts in place, posts answers, and says what happened. No rule is here.
import { morph, parsed, relined } from "./morph.js";
import * as board from "./board.js";
import * as preview from "./preview.js";
import * as play from "./play.js";
import { touched } from "./moments.js";
import * as slips from "./slips.js";
import * as advice from "./advice.js";
import * as journal from "./journal.js";
import * as eye from "./eye.js";
import * as who from "./who.js";
import * as pointing from "./pointing.js";
import * as rules from "./rules.js";
import * as order from "./order.js";
import * as fan from "./fan.js";
import * as card from "./card.js";
import * as lead from "./lead.js";

const table = document.getElementById("table");
const here = table?.dataset.here;
const texts = new Map();
let latest = null;
let chain = Promise.resolve();
let busy = false;
let missed = null;
let following = 0;
let digits = "";
let timer = 0;
let quiet = 0;

const ask = () => document.getElementById("ask");

// What happened, in its one place: lost, stale, refused, or told in passing.
function say(words, kind = "told") {
  const said = document.getElementById("said");
  clearTimeout(quiet);
  if (said.textContent !== words) said.textContent = words;
  said.dataset.kind = kind;
  if (words && kind === "told") quiet = setTimeout(() => say(""), 6000);
}

const isSaid = (kind) => document.getElementById("said").dataset.kind === kind;

// Plays what is new, then shows how things stand; if something newer has come meanwhile, that is shown instead.
function put(data) {
  latest = data;
  [table.dataset.heard, table.dataset.change] = [data.heard, data.change];
  chain = chain.then(() => shown(data)).then(() => {
    if (latest === data) patch(data);
    seen(data.heard);
  });
  return chain;
}

// How much of the story this window has played: a reload in the middle takes it up where it was.
const SEEN = "shamble.seen." + here;

// A page that is being left counts as hidden, where nothing is played; that is not to have seen it.
let left = false;
addEventListener("pagehide", () => { left = true; });
addEventListener("pageshow", () => { left = false; });

function seen(heard) {
  if (left) return;
  try {
    sessionStorage.setItem(SEEN, heard);
  } catch {
    // Without a place to keep it a reload shows the end at once.
  }
}

// What this window has not played yet: a game that has just begun is played from its beginning.
function unseen() {
  let before = null;
  try {
    before = sessionStorage.getItem(SEEN);
  } catch {
    return null;
  }
  const heard = Number(table.dataset.heard);
  const begins = ask()?.dataset.number?.startsWith("0-");
  const since = before === null ? (begins ? 0 : heard) : Math.min(Number(before), heard);
  seen(since);
  return since < heard ? since : null;
}

// Takes the story up where this window left it.
async function takeUp() {
  const since = unseen();
  if (since === null || !play.speed()) return void seen(table.dataset.heard);
  table.dataset.playing = "true";
  // A change that comes meanwhile is looked at afterwards: the story would count as seen before it was played.
  busy = true;
  try {
    await put(await fetched(`${here}/parts?since=${since}`));
  } catch (wrong) {
    if (wrong instanceof TypeError) lost(); else say(wrong.message, "refused");
  } finally {
    if (!play.isPlaying()) delete table.dataset.playing;
    done();
  }
}

// What this page had under way is over; what it missed meanwhile is looked at now.
function done() {
  busy = false;
  const change = missed;
  missed = null;
  if (change && isNew(change)) follow();
}

// What happened is played before the page shows how things stand now: lines of the journal appear as they are told.
function shown(data) {
  if (!data.news.length) return;
  // What was laid over the board for the last question has nothing to say about what comes now.
  if (data.number !== ask().dataset.number) {
    preview.clear();
    who.clear();
  }
  let stage = null;
  const place = {
    root: table,
    caption: document.getElementById("caption"),
    tray: document.getElementById("tray"),
    camera: board,
    fresh: () => (stage ??= parsed(data.parts.stage)),
    // Turn, people and sheets stand as they stood when it began, and once it is told as it leaves them.
    arrive(it, end, parts) {
      for (const [id, text] of Object.entries(parts ?? {})) morph(document.getElementById(id), parsed(text));
      journal.tell(end);
    },
  };
  if (play.speed()) journal.hold(parsed(data.parts.journal), data.news[0].lines[0]);
  return play.show(data.news, place);
}

function patch({ number, parts, news }) {
  const played = news.length !== 0 && play.speed() !== 0;
  const changed = number !== ask().dataset.number;
  if (changed) preview.clear();
  for (const [id, text] of Object.entries(parts)) {
    // What is drawn as before needs no look.
    const before = texts.get(id);
    const moved = id === "stage" && touched.size !== 0;
    if (before === text && !moved && !["tray", "spine", "journal", "party", "bar"].includes(id)) continue;
    texts.set(id, text);
    // The same question on the same board: what is laid over it stays.
    if (!changed && !moved && (id === "stage" || id === "ask")) continue;
    if (id === "stage" && relined(before, text, touched)) continue;
    const old = document.getElementById(id);
    const fresh = parsed(text);
    if (!old || !fresh) continue;
    if (id === "journal") journal.keep(old, fresh);
    if (id === "ask" && changed) replace(old, fresh); else morph(old, fresh);
  }
  const restored = touched.size !== 0;
  touched.clear();
  if (!changed && restored) preview.reset();
  if (changed) {
    who.clear();
    speak(played);
    preview.reset();
    slips.update();
    order.update();
  }
  board.refresh(changed);
  eye.refresh();
  play.label();
  slips.asked(changed);
  advice.refresh();
}

// For those who listen: what has happened, if it was not told already, then what is asked and what it interrupts.
function speak(played) {
  const words = (played ? [] : ["#recap p"]).concat("#cause .what", "#q").map((it) => document.querySelector(it)?.textContent.trim()).filter(Boolean);
  document.getElementById("voice").textContent = words.map((it, at) => (at === words.length - 1 || /[.?!]$/.test(it) ? it : `${it}.`)).join(" ");
}

// A new question: whoever answered by keys goes on from its title.
function replace(old, fresh) {
  const held = old.contains(document.activeElement) || document.activeElement === document.body;
  old.replaceWith(document.importNode(fresh, true));
  ask().scrollTop = 0;
  if (held) document.getElementById("q").focus({ preventScroll: true });
}

async function fetched(url, options) {
  const response = await fetch(url, { ...options, headers: { Accept: "application/json" } });
  const told = await response.json();
  if (!response.ok) throw Object.assign(new Error(told.error || "That did not work."), { status: response.status });
  return told;
}

// Whether this page has not seen a change yet. Changes are counted from each start of the server on.
function isNew(change) {
  const [[start, number], [from, seen]] = [change, table.dataset.change].map((it) => it.split("."));
  return start !== from || Number(seen) < Number(number);
}

// A change at the table; what this page has brought about itself came with the answer to it.
function told({ data }) {
  if (busy) missed = data;
  else if (isNew(data) || isSaid("lost")) follow();
}

// Looks how the table stands; while something of this page is under way, afterwards.
async function follow() {
  const turn = ++following;
  try {
    const before = [ask().dataset.number, ask().dataset.shape];
    const data = await fetched(`${here}/parts?since=${table.dataset.heard}`);
    if (busy) missed = data.change;
    if (busy || turn !== following) return;
    if (isSaid("lost")) say("Connected again. The table is up to date.");
    else if (data.number !== before[0] && !["waiting", "over"].includes(before[1]) && !data.slip) {
      // What was taken back is said on a slip of its own.
      say("The table has moved on: somebody answered on another page.");
    }
    await put(data);
  } catch (wrong) {
    if (wrong instanceof TypeError) lost(); else say(wrong.message, "refused");
  }
}

function lost() {
  say("The server cannot be reached. Your game is saved; this page continues by itself once the server is back.", "lost");
}

async function post(url, fields) {
  if (busy) return;
  busy = true;
  preview.rest(true);
  fields.set("since", table.dataset.heard);
  try {
    const data = await fetched(url, { method: "POST", body: fields });
    say("");
    await put(data);
  } catch (wrong) {
    if (wrong instanceof TypeError) lost();
    else {
      if (wrong.status === 409) await put(await fetched(`${here}/parts?since=${table.dataset.heard}`));
      say(wrong.message, wrong.status === 409 ? "stale" : "refused");
    }
  } finally {
    preview.rest(false);
    done();
  }
}

function submitted(event) {
  const form = event.target;
  if (form.method !== "post" || event.defaultPrevented || "leaves" in form.dataset) return;
  event.preventDefault();
  const fields = new URLSearchParams(new FormData(form));
  if (event.submitter?.name) fields.set(event.submitter.name, event.submitter.value);
  post(form.getAttribute("action"), fields);
}

function press(key) {
  const named = ["#ask", "#bar", ".zoom"].map((it) => `${it} [data-key="${CSS.escape(key)}"]`).join(", ");
  const it = document.querySelector(named);
  // What nobody sees is shown before it is done.
  if (it && slips.unfold(it)) it.focus(); else it?.click();
}

// Two digits within half a second are one number.
function digit(key) {
  digits += key;
  clearTimeout(timer);
  const more = document.querySelector(`#ask [data-key^="${digits}"]:not([data-key="${digits}"])`);
  const choose = () => {
    press(digits);
    digits = "";
  };
  if (more) timer = setTimeout(choose, 500); else choose();
}

function shutFan() {
  if (!fan.shut()) return false;
  preview.drop();
  return true;
}

// Back to the question that led to this one, where nothing has been rolled since.
// Up and down lead from option to option.
function along(event) {
  // What is folded away or only found on the board takes no focus.
  const all = [...document.querySelectorAll("#ask button.opt, #ask label.opt input")].filter((it) => it.checkVisibility());
  const at = all.indexOf(document.activeElement);
  const to = all[at + (event.key === "ArrowDown" ? 1 : -1)];
  if (to) to.focus();
}

function keyed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input:not([type=checkbox]), select, textarea")) return;
  const key = event.key.toLowerCase();
  const staged = event.target.id === "stage" || event.target.closest("#stage");
  const arrow = event.key.startsWith("Arrow");
  // Where a place is asked for, keys that mean nothing else where the focus is move the cross.
  const walks = preview.walks() && (staged || preview.asksPlace() && !event.target.closest("a, button, summary, input, [data-option], .scroll"));
  if (fan.isOpen() && /^[1-9]$/.test(key)) fan.press(Number(key));
  else if (/^\d$/.test(key) && !(key === "0" && !digits)) digit(key);
  else if (/^[np]$/.test(key) && !document.querySelector("#ask [data-key=n]")) preview.cycle(key === "n" ? 1 : -1);
  else if (key === "i") card.ask(fan.shown() ?? document.querySelector("#board .fig.sel")?.id);
  else if (/^[ynuevrmw?]$/.test(key)) press(key);
  else if (key === "+" || key === "=") board.zoom(0.8);
  else if (key === "-") board.zoom(1.25);
  else if (key === "0") board.fit();
  else if (key === "escape") card.shut() || shutFan() || lead.stop() || preview.drop() || slips.escape();
  else if (key === "enter" && (staged || walks)) preview.enter() && event.preventDefault();
  else if (key === "enter" && !event.target.closest("a, button, summary, input")) document.querySelector("#ask .these")?.click();
  else if (walks && arrow) {
    event.preventDefault();
    preview.key(event);
  } else if (staged && arrow) {
    event.preventDefault();
    const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const [, , width, height] = board.box();
    board.shift(x * width / 10, y * height / 10);
  } else if (/^Arrow(Up|Down)$/.test(event.key) && (event.target.closest("#ask") || event.target === document.body)) {
    event.preventDefault();
    along(event);
  }
}

// Every change at the table comes as an event; a connection that is lost is taken up again, and so is one that slept.
function listen() {
  let events = null;
  let awake = Date.now();
  const open = () => {
    events?.close();
    events = new EventSource(here + "/events");
    events.onmessage = told;
    events.onerror = () => {
      lost();
      if (events.readyState === EventSource.CLOSED) setTimeout(open, 3000);
    };
  };
  const back = () => {
    if (document.hidden) return;
    if (events.readyState !== EventSource.OPEN) open(); else if (!busy) follow();
  };
  document.addEventListener("visibilitychange", back);
  addEventListener("online", open);
  addEventListener("pageshow", (event) => { if (event.persisted) open(); });
  setInterval(() => {
    if (60000 < Date.now() - awake) open();
    awake = Date.now();
  }, 10000);
  open();
}

if (table) {
  document.documentElement.classList.add("js");
  const stage = document.getElementById("stage");
  // First of all: what is pressed while something is played leads on and does nothing else.
  play.begin();
  advice.begin();
  document.addEventListener("submit", submitted);
  document.addEventListener("keydown", keyed);
  board.begin(stage);
  preview.begin(stage, here, post);
  eye.begin(stage, here);
  who.begin(stage);
  slips.begin();
  order.begin();
  journal.begin(here, say);
  pointing.begin();
  rules.begin();
  takeUp();
  listen();
}
