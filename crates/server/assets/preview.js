// What an answer would come to, before it is given: laid over the board and told under the options. The server works
// it all out; here is only when to ask for it, and that the last one asked for wins.
import { drawn } from "./morph.js";
import * as board from "./board.js";
import * as who from "./who.js";
import { unfold } from "./slips.js";
import * as fan from "./fan.js";
import * as card from "./card.js";
import * as lead from "./lead.js";

const LAYERS = ["overlays", "marks", "chips"];
const PAUSE = 90;
const STAY = 500;

let here = "";
let send = () => {};
let bare = [];
let seen = new Map();
let asked = 0;
let pinned = null;
let cursor = null;
// Until it is known what comes of the place that is set.
let known = Promise.resolve();
let timer = 0;
let later = 0;
let last = 0;
let touch = false;
let away = false;
// Who is to act instead, once the question who acts is open again.
let instead = null;

const ask = () => document.getElementById("ask");
const shape = () => ask().dataset.shape;
const go = () => document.getElementById("go");
const answer = () => document.querySelector("#ask form.answer");
// The option that a click on the ground takes together with the place.
const walk = () => document.querySelector("#ask button[data-then=place]");
const takesPlaces = () => shape() === "place" || lead.isOn() || Boolean(walk());
const option = (at) => document.querySelector(`#ask [data-option="${at}"]`);

// A new question: nothing is laid over the board but what it shows of itself.
export function reset() {
  bare = LAYERS.map((id) => document.getElementById(id)?.cloneNode(true));
  seen = new Map();
  pinned = cursor = null;
  away = false;
  asked++;
  document.getElementById("cursor")?.remove();
  fan.shut();
  card.shut();
  lead.reset();
  ticks();
  if (instead) {
    const it = [...document.querySelectorAll("#ask button[data-then=person]")].find((it) => it.dataset.anchor === instead);
    instead = null;
    if (it) return void setTimeout(() => answer().requestSubmit(it));
  }
  if (["place", "number", "yes-no", "some"].includes(shape())) show("");
}

// Before the board is patched, it is as the server drew it.
export function clear() {
  light(null);
  lay(bare.map((it) => it?.cloneNode(true)));
  document.getElementById("cursor")?.remove();
}

function lay(groups) {
  for (const group of groups) {
    const old = group && document.getElementById(group.id);
    if (old) old.replaceWith(group);
  }
}

function note(html) {
  const slot = document.getElementById("note");
  if (!slot) return;
  const fresh = new DOMParser().parseFromString(html, "text/html").body;
  slot.replaceChildren(...fresh.childNodes);
}

async function fetched(fields) {
  if (seen.has(fields)) return seen.get(fields);
  const question = encodeURIComponent(ask().dataset.number);
  const response = await fetch(`${here}/preview?question=${question}&${fields}`, { headers: { Accept: "application/json" } });
  if (response.status === 422) return { error: (await response.json()).error };
  if (!response.ok) return null;
  const told = await response.json();
  seen.set(fields, told);
  return told;
}

// While an answer is on its way there is no question to ask about.
export function rest(on) {
  away = on;
}

// Once somebody stays with an option, what may come of it by the end of it is told too.
function ahead(fields, turn) {
  clearTimeout(later);
  later = setTimeout(async () => {
    if (turn !== asked || away) return;
    const question = encodeURIComponent(ask().dataset.number);
    const response = await fetch(`${here}/foresee?question=${question}&${fields}`, { headers: { Accept: "application/json" } }).catch(() => null);
    if (!response?.ok) return;
    const told = await response.json();
    if (turn !== asked || !told.note) return;
    const fresh = new DOMParser().parseFromString(told.note, "text/html").body;
    document.getElementById("note")?.append(...fresh.childNodes);
  }, STAY);
}

// Shows what the fields of an answer would come to; gives what the server said.
async function show(fields) {
  if (away) return null;
  const turn = ++asked;
  const told = await fetched(fields).catch(() => null);
  if (turn !== asked || !told) return null;
  if (told.error) return refuse(told.error);
  lay(LAYERS.map((id) => drawn(told[id])));
  note(told.note || "");
  // What several answers come to in one go is shown whole already.
  if (fields && !told.refused && !told.deed && !/^(group=|one=\d+\.)/.test(fields)) ahead(fields, turn);
  if (fields) board.gather([...document.querySelectorAll("#marks .flag")].map(board.spot).filter(Boolean));
  return told;
}

// It cannot be, and nothing is laid over the board for it.
function refuse(words) {
  lay(bare.map((it) => it?.cloneNode(true)));
  note("");
  const said = document.createElement("p");
  said.className = "no";
  said.textContent = words;
  document.getElementById("note")?.append(said);
  return null;
}

// Takes away what only pointing had shown.
function lift() {
  clearTimeout(timer);
  asked++;
  if (pinned) return void show(pinned.fields);
  if (seen.has("")) return void show("");
  lay(bare.map((it) => it?.cloneNode(true)));
  note("");
}

function fieldsOf(it) {
  if (it.name === "yes" || it.name === "number") return `${it.name}=${it.value}`;
  const name = { one: "one", place: "place", some: "some" }[shape()];
  if (!name) return null;
  if (name !== "some") return `${name}=${it.dataset.option}`;
  return [...document.querySelectorAll("#ask [name=some]:checked")].map((it) => "some=" + it.value).join("&");
}

function light(it) {
  for (const lit of document.querySelectorAll("#ask .lit, .fig.lit, .pick.lit")) lit.classList.remove("lit");
  if (!it) return;
  it.classList.add("lit");
  document.querySelector(`[data-pick="${it.dataset.option}"]`)?.classList.add("lit");
  for (const id of whom(it)) {
    document.getElementById(id)?.classList.add("lit");
    document.querySelector(`[data-pick][data-at="${id}"]`)?.classList.add("lit");
  }
}

// Whom an option is about: of one that stands for several all of them, of a weapon all whom it can be fired at.
function whom(it) {
  const row = it.closest(".each") ? null : it.closest("#ask .alike") ?? (it.classList.contains("way") ? null : it.closest("#ask li"));
  const all = [it, ...row?.querySelectorAll("[data-anchor]") ?? []].map((one) => one.dataset.anchor);
  return new Set(all.filter(Boolean));
}

// An option is pointed at or focused.
function point(it) {
  light(it);
  const fields = it && fieldsOf(it);
  if (fields) show(fields);
  else if (!it) lift();
}

// On the board too it is seen what is ticked.
function ticks() {
  for (const it of document.querySelectorAll("#ask [name=some]")) document.querySelector(`[data-pick="${it.value}"]`)?.classList.toggle("ticked", it.checked);
}

// A box is ticked or no longer.
function ticked(box) {
  ticks();
  const it = box.closest("[data-option]");
  it.scrollIntoView({ block: "nearest" });
  point(it);
}

// An option is chosen but not yet taken: the button at the foot takes it.
function choose(it) {
  for (const old of document.querySelectorAll("#ask [aria-current]")) old.removeAttribute("aria-current");
  it.setAttribute("aria-current", "true");
  unfold(it);
  point(it);
  pinned = { option: it, fields: fieldsOf(it) };
  if (go() && !it.getAttribute("aria-disabled")) {
    go().hidden = go().disabled = false;
    go().textContent = it.querySelector(".t b").textContent;
  }
  // The button takes room from the list: only now it is known what is left of it.
  it.scrollIntoView({ block: "nearest" });
}

// What a click on the ground says: a place, with the option that leads to it, or with those who are led there.
function fieldsAt(at) {
  const place = `x=${Math.round(at.x)}&y=${Math.round(at.y)}`;
  if (lead.isOn()) return `group=${lead.who()}&${place}`;
  return shape() === "place" ? place : `one=${walk().dataset.option}&${place}`;
}

async function pin(at) {
  const fields = fieldsAt(at);
  pinned = { at, fields };
  mark(at);
  const told = await show(fields);
  if (!go() || pinned?.fields !== fields) return;
  go().disabled = !told || Boolean(told.refused);
  // Why they cannot stands beside it.
  if (!told?.deed && !lead.isOn()) return;
  go().hidden = false;
  go().textContent = told?.deed ?? "Go together";
}

export function take() {
  if (!pinned || go()?.disabled) return false;
  if (pinned.option) {
    answer().requestSubmit(pinned.option);
    return true;
  }
  const question = answer().elements.question.value;
  send(answer().getAttribute("action"), new URLSearchParams(`question=${encodeURIComponent(question)}&${pinned.fields}`));
  return true;
}

// Gives up what is chosen; no if there was nothing.
export function drop() {
  const any = Boolean(pinned || cursor || document.getElementById("who"));
  clearTimeout(timer);
  who.clear();
  pinned = cursor = null;
  document.getElementById("cursor")?.remove();
  if (go()) go().disabled = true;
  lift();
  return any;
}

// The cross that keys move, and where a click has set it.
function mark(at) {
  let cross = document.getElementById("cursor");
  if (!cross) {
    cross = drawn('<g id="cursor"><circle r="12.5"></circle><path d="M-20 0H-7M7 0H20M0-20V-7M0 7V20"></path></g>');
    document.getElementById("board").append(cross);
  }
  cross.setAttribute("transform", `translate(${Math.round(at.x)},${Math.round(at.y)})`);
}

// Not more often than the server likes, and always the last place pointed at.
function soon(run) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    last = performance.now();
    run();
  }, Math.max(0, last + PAUSE - performance.now()));
}

const hover = (at) => soon(() => show(`x=${Math.round(at.x)}&y=${Math.round(at.y)}`));

// Whether a place is asked for, which keys can walk to.
export const walks = () => takesPlaces();
export const asksPlace = () => shape() === "place" || lead.isOn();

const middle = ([left, top, width, height]) => ({ x: left + width / 2, y: top + height / 2 });

// An arrow key moves the cross; where it rests, the way there is shown.
export function key(event) {
  const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const from = cursor || pinned?.at || board.where(document.querySelector("#board .fig.sel")?.id) || middle(board.box());
  const step = event.shiftKey ? 50 : 10;
  cursor = { x: from.x + x * step, y: from.y + y * step };
  pinned = null;
  if (go()) go().disabled = true;
  mark(cursor);
  board.keep(cursor);
  soon(() => { known = pin(cursor); });
}

// Enter takes the place under the cross, once it is known that one may go there.
export function enter() {
  if (!pinned && !cursor) return false;
  clearTimeout(timer);
  if (!pinned) known = pin(cursor);
  known.then(take);
  return true;
}

// Somebody who can be chosen, ticked, or to whom something can be done; no if there is no such thing.
function figure(pick, figures) {
  const all = fan.optionsAt(pick, figures);
  const open = all.filter((it) => !it.getAttribute("aria-disabled"));
  const first = open.find((it) => it.dataset.option === pick?.dataset.pick) ?? open[0];
  if (first?.tagName === "LABEL") return first.querySelector("input").click(), true;
  if (all.length === 0) return false;
  if (open.length === 1 && first.dataset.then === "person" && "sure" in first.dataset) return answer().requestSubmit(first), true;
  // Whom something can be done to gets a fan, however little that is: a click there arms nothing.
  const isDeed = shape() === "one" && figures.length !== 0 && open.some((it) => it.dataset.then !== "person");
  if (all.length === 1 && first && !isDeed) return (pinned?.option === first ? take() : choose(first)), true;
  fan.open(all, pick, figures, { point, take: (it) => answer().requestSubmit(it) });
  return true;
}

function clicked(event) {
  if (board.dragged() || card.isHeld() || event.target.closest("[data-zoom], .fan, .whocard, #who")) return;
  const pick = event.target.closest("[data-pick]");
  const figures = who.under(event);
  who.clear();
  fan.shut();
  card.shut();
  if (lead.isOn()) return led(event, figures);
  if (figure(pick, figures)) return;
  if (figures.some(actsInstead)) return;
  const later = figures.find(isLater);
  if (later) return who.waits(later, document.querySelector("#board .fig.sel"), document.querySelector("#ask .grp.done button.opt:not([data-anchor])"));
  const at = takesPlaces() && (shape() === "place" || figures.length === 0) && board.place(event);
  if (figures.length !== 0) who.show(figures, !at);
  if (at) ground(at);
}

// Somebody whose turn comes after that of whoever acts.
function isLater(figure) {
  const others = (document.getElementById("together")?.dataset.who || "").split(",");
  return shape() === "one" && others.includes(figure.id.slice(2)) && !figure.classList.contains("sel") && Boolean(document.querySelector("#board .fig.sel"));
}

// Somebody else may act as long as the one who was chosen has done nothing.
function actsInstead(figure) {
  const others = (document.getElementById("together")?.dataset.who || "").split(",");
  if (!document.getElementById("back") || figure.classList.contains("sel") || !others.includes(figure.id.slice(2))) return false;
  instead = figure.id;
  document.getElementById("back").click();
  return true;
}

// How far each gets of those who are led.
async function reaches() {
  pinned = null;
  if (lead.who()) await show(`group=${lead.who()}&reach=yes`);
  lead.tell();
}

// Several people are led: a click on one of them takes them along or leaves them here.
function led(event, figures) {
  if (figures.some(lead.toggle)) return pinned?.at && lead.who() ? void (known = pin(pinned.at)) : reaches();
  if (lead.who()) ground(board.place(event));
}

function ground(at) {
  const near = pinned?.at && Math.hypot(pinned.at.x - at.x, pinned.at.y - at.y) < 12 * board.scale();
  cursor = null;
  if (near) take(); else known = pin(at);
}

// What a card shows of a figure lies over the board until it is put away.
export function showCard(told) {
  asked++;
  lay(LAYERS.map((id) => drawn(told[id])));
}

export const hideCard = () => lift();

// The next of those to whom something can be done.
export function cycle(step) {
  const next = fan.next(step);
  return next ? figure(null, [next]) : false;
}

export function begin(stage, address, post) {
  here = address;
  send = post;
  document.addEventListener("pointerdown", (event) => { touch = event.pointerType === "touch"; }, true);
  stage.addEventListener("click", clicked);
  lead.begin(() => { drop(); fan.shut(); }, reaches);
  card.begin(stage, address, { show: showCard, hide: hideCard });
  stage.addEventListener("pointermove", (event) => {
    if (shape() !== "place" || pinned || touch || board.held()) return;
    const at = board.place(event);
    if (at) hover(at);
  });
  stage.addEventListener("pointerleave", () => { if (shape() === "place" && !pinned) lift(); });
  document.addEventListener("mouseover", (event) => {
    if (touch) return;
    const pick = event.target.closest?.("[data-pick]");
    const it = pick ? option(pick.dataset.pick) : event.target.closest?.("#ask [data-option], #ask [name=yes], #ask button[name=number]");
    if (it) point(it);
    else if (document.querySelector("#ask .lit") && !document.activeElement?.closest("[data-option]")) point(null);
  });
  document.addEventListener("focusin", (event) => {
    const it = event.target.closest("#ask [data-option], #ask [name=yes], #ask [name=number]");
    if (it) point(it);
  });
  document.addEventListener("input", (event) => { if (event.target.name === "number") point(event.target); });
  document.addEventListener("change", (event) => { if (event.target.name === "some") ticked(event.target); });
  // A finger covers what it would choose: the first tap shows, the button takes.
  document.addEventListener("click", (event) => {
    if (event.target.closest("#go")) return void take();
    const it = event.target.closest("#ask button[data-option]");
    if (!it || !touch || event.detail === 0 || pinned?.option === it) return;
    event.preventDefault();
    choose(it);
  });
  reset();
}
