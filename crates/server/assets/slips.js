// Slips that teach open once and are remembered in this browser; the tabs of a phone.

const teaches = () => localStorage.getItem("shamble.teach") !== "off";
const known = () => (localStorage.getItem("shamble.known") || "").split("|");

function learn(name) {
  if (!known().includes(name)) localStorage.setItem("shamble.known", [...known(), name].join("|"));
}

// On a phone there is no room beside the board, and on a low window none beside the journal: an open slip would push the
// question or the journal away.
const tight = matchMedia("(max-width: 640px), (max-height: 740px)");

// The slip that opened by itself, and the question it opened at.
let shown = null;

// Whoever has answered has read enough of it: it makes room for the journal.
function fold() {
  const number = document.getElementById("ask")?.dataset.number;
  if (!shown || shown.number === number) return;
  learn(shown.name);
  shown = null;
}

// An interrupt has much to say before it asks: a note beside which its options have no room waits behind the question mark.
function hides(slip) {
  const ask = document.getElementById("ask");
  return slip.id === "lesson" && ask.classList.contains("interrupt") && ask.clientHeight + 1 < ask.scrollHeight;
}

// Opens what has not been seen yet, one slip at a time: first how the table works, then the question's own. Where there is no
// room the question mark in the bar is marked instead, and opens it.
export function update() {
  fold();
  const lesson = document.getElementById("lesson");
  const how = document.getElementById("how");
  const fresh = (slip) => slip && teaches() && !known().includes(slip.dataset.slip);
  const first = fresh(how) ? how : fresh(lesson) ? lesson : null;
  for (const slip of [how, lesson]) {
    if (!slip) continue;
    slip.open = slip === first && !tight.matches;
    slip.toggleAttribute("data-fresh", slip === first);
    if (slip.open && hides(slip)) slip.open = false;
    if (slip.open) shown = { name: slip.dataset.slip, number: document.getElementById("ask")?.dataset.number };
  }
  document.getElementById("help")?.toggleAttribute("data-fresh", Boolean(first) && !first.open);
  const words = document.getElementById("teach");
  if (words) words.textContent = teaches() ? "Notes: on" : "Notes: off";
}

function close(which) {
  const slip = document.getElementById(which);
  if (!slip) return;
  learn(slip.dataset.slip);
  slip.open = false;
  update();
}

// What has not been read comes first; then the note on this question, then how the table works.
export function help() {
  const fresh = document.querySelector("#coach [data-fresh]:not([open])");
  if (fresh) {
    for (const it of document.querySelectorAll("#coach [open]")) it.open = false;
    fresh.open = true;
    return;
  }
  const slip = document.getElementById("lesson") || document.getElementById("how");
  const other = document.getElementById("how");
  if (slip.open && slip !== other) [slip.open, other.open] = [false, true];
  else if (other.open) other.open = false;
  else slip.open = true;
}

function shut() {
  const open = [...document.querySelectorAll("#coach [open], #menu[open]")];
  for (const it of open) {
    if (it.dataset.slip) learn(it.dataset.slip);
    it.open = false;
  }
  return open.length !== 0;
}

// Escape: what somebody opened is put away. A slip that opened by itself does not stand in the way of going back.
export function escape() {
  const own = shown && document.querySelector(`#coach [data-slip="${CSS.escape(shown.name)}"][open]`);
  const opened = [...document.querySelectorAll("#coach [open], #menu[open]")].some((it) => it !== own);
  const any = shut();
  return (any && opened) || back() || any;
}

// Opens the folds that something lies in; whether one was closed.
export function unfold(it) {
  const closed = [];
  for (let fold = it.parentElement?.closest("details"); fold; fold = fold.parentElement?.closest("details")) {
    if (!fold.open && !fold.querySelector(":scope > summary").contains(it) && fold.matches(".fold")) closed.push(fold);
  }
  for (const fold of closed) fold.open = true;
  return closed.length !== 0;
}

// One question back, where nothing but a choice would be taken back.
function back() {
  const button = document.getElementById("back");
  button?.click();
  return Boolean(button);
}

function switched(how) {
  localStorage.setItem("shamble.teach", how === "off" || teaches() ? "off" : "on");
  if (how === "off") learn(document.getElementById("lesson").dataset.slip);
  update();
}

function tab(name) {
  document.getElementById("table").dataset.tab = name;
  for (const it of document.querySelectorAll("#tabs [data-tab]")) it.setAttribute("aria-pressed", String(it.dataset.tab === name));
}

// Dice that people rolled: a face that is tapped goes into the field.
function face(button) {
  const field = document.getElementById("dice");
  const most = Number(field.form.dataset.dice);
  const given = field.value.split(/[\s,]+/).filter(Boolean);
  field.value = [...(given.length < most ? given : []), button.dataset.face].join(" ");
  field.form.querySelector("[type=submit]").focus();
}

export function begin() {
  document.addEventListener("click", (event) => {
    const on = (selector) => event.target.closest(selector);
    if (on("[data-close]")) close(on("[data-close]").dataset.close);
    else if (on("[data-teach]")) switched(on("[data-teach]").dataset.teach);
    else if (on("#help")) help();
    else if (on("#tabs [data-tab]")) tab(on("#tabs [data-tab]").dataset.tab);
    else if (on("[data-face]")) face(on("[data-face]"));
    else if (!on("#menu")) document.getElementById("menu")?.removeAttribute("open");
  });
  // A slip opened by hand and closed by its title counts as seen.
  document.addEventListener("click", (event) => {
    const slip = event.target.closest("#coach summary")?.parentElement;
    if (slip?.open) learn(slip.dataset.slip);
  });
  update();
}

// On a phone, what is asked comes to the front, and new lines mark the journal.
export function asked(changed) {
  if (changed && document.getElementById("table").dataset.tab === "journal") {
    document.querySelector('#tabs [data-tab="ask"]').classList.add("new");
  }
  if (changed && document.getElementById("table").dataset.tab !== "journal") {
    document.querySelector('#tabs [data-tab="journal"]').classList.add("new");
  }
  const now = document.querySelector(`#tabs [data-tab="${document.getElementById("table").dataset.tab}"]`);
  now?.classList.remove("new");
}
