// Copies links, asks the server how even a setting is, takes the keys that are printed on a page, and looks through long
// lists; everything else on these pages works without a script.
import { asker } from "./ask.js";

document.documentElement.classList.add("js");

async function copy(button) {
  const field = button.parentElement.querySelector("input");
  const link = new URL(button.dataset.copy, location.href).href;
  field.value = link;
  field.select();
  try {
    await navigator.clipboard.writeText(link);
    button.textContent = "Copied";
  } catch {
    button.textContent = document.execCommand("copy") ? "Copied" : "Press Ctrl+C";
  }
  setTimeout(() => { button.textContent = "Copy"; }, 2000);
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-copy]");
  if (button) copy(button);
});

// The address is that of the form as it is filled in, to be loaded again.
function keep(form) {
  if (!form.checkValidity()) return;
  const fields = new FormData(form);
  fields.delete("tables");
  history.replaceState(null, "", `${form.dataset.again}?${new URLSearchParams(fields)}`);
}

// Bots play the setting of the form through, on the server; here only what it says is shown.
function even(field) {
  const { ask, soon } = asker({
    form: field.form,
    to: field.dataset.even,
    name: "even",
    told: field.querySelector(".told"),
    status: field.querySelector("[role=status]"),
    pause: 700,
    // Once the table is being set there is nothing left to ask about.
    may: () => !set,
  });
  let set = false;

  field.addEventListener("click", (event) => {
    const button = event.target.closest("button[name=even]");
    if (!button) return;
    event.preventDefault();
    ask(button.value);
  });
  field.form.addEventListener("change", (event) => {
    keep(field.form);
    if (/^(set|rule)\./.test(event.target.name)) soon("go", 400);
  });
  field.form.addEventListener("submit", () => { set = true; });
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    set = false;
    ask("look");
  });
  ask("go");
}

document.querySelectorAll("[data-even]").forEach(even);

// A new campaign is played by one book; the optional rules of the others are out of the way.
const book = document.querySelector("form [name=book]");
function rules() {
  document.querySelectorAll("fieldset[data-book]").forEach((it) => { it.hidden = it.dataset.book !== book.value; });
}
if (book && document.querySelector("fieldset[data-book]")) {
  book.addEventListener("change", rules);
  rules();
}

// A file that is chosen fills in the text that is sent.
document.querySelectorAll("[data-file-for]").forEach((picker) => {
  picker.addEventListener("change", async () => {
    const [file] = picker.files;
    if (file) document.getElementById(picker.dataset.fileFor).value = await file.text();
  });
});

// A key that is printed on a page does what it says, as at the table, which listens for itself. Two digits within half a
// second are one number.
let digits = "";
let waiting = 0;
const keyed = (key) => document.querySelector(`[data-key="${CSS.escape(key)}"]`);
function press(key) {
  digits = "";
  keyed(key)?.click();
}
function typed(event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input:not([type=checkbox]), select, textarea")) return;
  const key = event.key.toLowerCase();
  if (!/^\d$/.test(key)) {
    if (keyed(key)) event.preventDefault();
    press(key);
    return;
  }
  event.preventDefault();
  digits += key;
  clearTimeout(waiting);
  const more = document.querySelector(`[data-key^="${digits}"]:not([data-key="${digits}"])`);
  if (more) waiting = setTimeout(() => press(digits), 500); else press(digits);
}
if (!document.getElementById("table")) document.addEventListener("keydown", typed);

// A list in parts, looked through by words: what has not all of them is put away.
function seek(field) {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const it of document.querySelectorAll("[data-sought] li")) {
    const text = it.closest("section").ariaLabel + " " + it.textContent;
    it.hidden = !words.every((word) => text.toLowerCase().includes(word));
    if (!it.hidden) found += 1;
  }
  for (const part of document.querySelectorAll("[data-sought] section")) part.hidden = !part.querySelector("li:not([hidden])");
  for (const book of document.querySelectorAll("[data-sought]")) book.hidden = !book.querySelector("li:not([hidden])");
  document.getElementById("found").textContent = words.length === 0 ? "" : found === 0 ? "Nothing found." : `${found} found`;
}
const sought = document.getElementById("seek");
sought?.addEventListener("input", () => seek(sought));
if (sought?.value) seek(sought);
