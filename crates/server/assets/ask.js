// Asks about the setting of a form, again and again while the server plays it, and shows the part of the page that it
// draws. What comes is parsed as a page of its own, in which nothing runs. No rule is here.
import { morph, parsed } from "./morph.js";

export function asker({ form, to, name, told, status, pause, then, may }) {
  let timer = 0;
  let latest = 0;

  function wrong(words) {
    const said = document.createElement("p");
    said.className = "said";
    said.textContent = words;
    told.replaceChildren(said);
    status.textContent = words;
  }

  function show(answer) {
    const fresh = parsed(answer.part);
    fresh.querySelectorAll("noscript").forEach((it) => it.remove());
    const held = told.contains(document.activeElement);
    morph(told, fresh);
    if (held && !told.contains(document.activeElement)) told.querySelector("button, summary, a")?.focus();
    then?.(answer);
    if (answer.playing) timer = setTimeout(() => ask("look"), document.hidden ? 5000 : pause);
    else status.textContent = answer.words;
  }

  async function ask(deed) {
    clearTimeout(timer);
    if (may && !may()) return;
    const mine = ++latest;
    const fields = new URLSearchParams(new FormData(form));
    fields.set(name, deed);
    try {
      const response = await fetch(to, { method: "POST", body: fields, headers: { Accept: "application/json" } });
      const answer = await response.json();
      if (mine !== latest) return;
      if (response.ok) show(answer);
      else wrong(answer.error);
    } catch {
      if (mine === latest) timer = setTimeout(() => ask("look"), 3000);
    }
  }

  // In a while, unless something else is asked before.
  function soon(deed, wait) {
    clearTimeout(timer);
    timer = setTimeout(() => ask(deed), wait);
  }

  return { ask, soon };
}
