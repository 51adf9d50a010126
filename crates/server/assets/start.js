// Copies links, and asks the server how even a setting is; everything else on these pages works without a script.
"use strict";
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

// Bots play the setting of the form through, on the server; here only what it says is shown.
function even(field) {
  const told = field.querySelector(".told");
  let timer = 0;
  let latest = 0;
  // Once the table is being set there is nothing left to ask about.
  let set = false;

  function put(part) {
    const open = told.querySelector("details")?.open;
    const held = told.contains(document.activeElement);
    told.innerHTML = part;
    const details = told.querySelector("details");
    if (details && open) details.open = true;
    if (held) told.querySelector("button, summary")?.focus();
  }

  async function ask(deed) {
    clearTimeout(timer);
    if (set) return;
    const mine = ++latest;
    const fields = new URLSearchParams(new FormData(field.form));
    fields.set("even", deed);
    try {
      const response = await fetch(field.dataset.even, { method: "POST", body: fields, headers: { Accept: "application/json" } });
      const answer = await response.json();
      if (mine !== latest) return;
      if (!response.ok) {
        const said = document.createElement("p");
        said.className = "said";
        said.textContent = answer.error;
        told.replaceChildren(said);
        return;
      }
      put(answer.part);
      if (answer.playing) timer = setTimeout(() => ask("look"), document.hidden ? 5000 : 700);
      else field.querySelector("[role=status]").textContent = answer.words;
    } catch {
      if (mine === latest) timer = setTimeout(() => ask("look"), 3000);
    }
  }

  field.addEventListener("click", (event) => {
    const button = event.target.closest("button[name=even]");
    if (!button) return;
    event.preventDefault();
    ask(button.value);
  });
  field.form.addEventListener("change", (event) => {
    if (!/^(set|rule)\./.test(event.target.name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => ask("go"), 400);
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
