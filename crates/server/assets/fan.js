// A fan beside a figure: all that can be done there, each with its odds and its price. What that is stands in the question.
const EDGE = 6;

let box = null;
let of = [];
let anchor = null;
let use = {};
let count = 0;

export const isOpen = () => box !== null;
export const shown = () => anchor;

const standsAt = (it) => /translate\(([-\d.]+),([-\d.]+)\)/.exec(it?.getAttribute("transform") || "")?.slice(1).join(",");

// The options of a place on the board and of those who stand there, those that are refused last.
export function optionsAt(pick, figures) {
  const ids = new Set(figures.map((it) => it.id).concat(pick?.dataset.at ?? []));
  const spots = new Set([pick, ...figures].map(standsAt).filter(Boolean));
  const listed = [...document.querySelectorAll("#ask .opt[data-option]")];
  const here = listed.filter((it) => ids.has(it.dataset.anchor) || spots.has(it.dataset.spot));
  const isRefused = (it) => Number(Boolean(it.getAttribute("aria-disabled")));
  return here.sort((a, b) => isRefused(a) - isRefused(b));
}

const name = (it) => it?.getAttribute("aria-label") ?? it?.querySelector("title")?.textContent ?? "";

// One option for several is told here by the name of this one.
function named(made, it) {
  const all = it.parentElement?.closest("li.alike");
  if (!all || it.closest(".each, .ways")) return;
  made.querySelector(".t b").textContent = all.dataset.own;
  const says = made.querySelector(".says");
  if (says) says.textContent = all.dataset.says;
}

const isChip = (it) => it.classList.contains("way") && !it.querySelector(".odds");

function entry(it) {
  const refused = it.getAttribute("aria-disabled");
  const made = document.createElement(refused ? "div" : "button");
  made.className = isChip(it) ? "opt chip" : "opt";
  if (refused) made.setAttribute("aria-disabled", "true"); else made.type = "button";
  made.dataset.of = it.dataset.option;
  made.setAttribute("role", "menuitem");
  made.append(...[...it.childNodes].map((part) => part.cloneNode(true)));
  named(made, it);
  if (refused) return made;
  let number = made.querySelector(".n");
  if (!number && !isChip(it)) {
    number = document.createElement("span");
    number.className = "n";
    made.prepend(number);
  }
  if (number) number.textContent = ++count;
  made.addEventListener("mouseenter", () => use.point(it));
  made.addEventListener("focus", () => use.point(it));
  made.addEventListener("click", (event) => {
    event.stopPropagation();
    const { take } = use;
    shut();
    take(it);
  });
  return made;
}

function heading(words) {
  const made = document.createElement("p");
  made.className = "fanname";
  made.textContent = words;
  return made;
}

// Of several who stand there each has their name above what can be done to them.
function rows(options, figures) {
  const made = [];
  const all = new Map();
  for (const it of options) {
    const whom = figures.find((figure) => figure.id === it.dataset.anchor)?.id ?? "";
    all.set(whom, [...all.get(whom) ?? [], it]);
  }
  for (const [whom, these] of all) {
    if (1 < all.size && whom) made.push(heading(name(document.getElementById(whom))));
    let chips = null;
    for (const it of these) {
      if (!isChip(it)) chips = null;
      else if (!chips) {
        chips = document.createElement("div");
        chips.className = "fanways";
        made.push(chips);
      }
      (chips ? (part) => chips.append(part) : (part) => made.push(part))(entry(it));
    }
  }
  return made;
}

export function open(options, pick, figures, uses) {
  shut();
  use = uses;
  of = options;
  const figure = figures[0] ?? document.getElementById(pick?.dataset.at) ?? pick;
  anchor = figure?.id || null;
  box = document.createElement("div");
  box.className = "fan paper";
  box.setAttribute("role", "menu");
  count = 0;
  const title = heading(figures.map(name).join("; ") || name(figure));
  box.setAttribute("aria-label", title.textContent);
  box.append(title, ...rows(options, figures));
  // What the bars mean; those that have words of their own say it themselves.
  const legend = document.querySelector("#ask .key");
  if (legend && box.querySelector(".ow:not(.own)")) box.append(legend.cloneNode(true));
  for (const kind of ["wheel", "pointerdown"]) box.addEventListener(kind, (event) => event.stopPropagation());
  document.getElementById("stage").append(box);
  place(figure);
}

// Beside the figure, inside the stage.
function place(figure) {
  const [at, edge] = [figure, document.getElementById("stage")].map((it) => it.getBoundingClientRect());
  const [wide, high] = [box.offsetWidth, box.offsetHeight];
  const right = at.right - edge.left + EDGE;
  const left = right + wide <= edge.width ? right : at.left - edge.left - EDGE - wide;
  const beside = 0 <= left;
  const top = beside ? at.top - edge.top + at.height / 2 - high / 2 : at.bottom - edge.top + EDGE;
  const inside = (it, length, room) => Math.max(EDGE, Math.min(it, room - length - EDGE));
  box.style.left = inside(beside ? left : at.left - edge.left + at.width / 2 - wide / 2, wide, edge.width) + "px";
  box.style.top = inside(top, high, edge.height) + "px";
}

// Takes the option with this number.
export function press(number) {
  box?.querySelectorAll("button.opt:not(.chip)")[number - 1]?.click();
}

export function shut() {
  if (!box) return false;
  box.remove();
  box = null;
  of = [];
  return true;
}

// The figure after or before the one last shown, of those to whom something can be done.
export function next(step) {
  const ids = [...document.querySelectorAll("#ask button.opt[data-anchor], #ask label.opt[data-anchor]")].map((it) => it.dataset.anchor);
  const all = [...new Set(ids)].map((it) => document.getElementById(it)).filter(Boolean);
  if (all.length === 0) return null;
  const at = all.findIndex((it) => it.id === anchor);
  const to = all[at < 0 ? (0 < step ? 0 : all.length - 1) : (at + step + all.length) % all.length];
  anchor = to.id;
  return to;
}
