// The laboratory: the server plays, this asks how far it is and shows what it says. No rule is here.
"use strict";
(() => {
  const form = document.getElementById("lab");
  const told = document.getElementById("lab-told");
  if (!form || !told) return;
  let timer = 0;
  let latest = 0;

  async function ask(deed) {
    clearTimeout(timer);
    const mine = ++latest;
    const fields = new URLSearchParams(new FormData(form));
    fields.set("lab", deed);
    try {
      const response = await fetch("/lab", { method: "POST", body: fields, headers: { Accept: "application/json" } });
      const answer = await response.json();
      if (mine !== latest) return;
      if (!response.ok) {
        const said = document.createElement("p");
        said.className = "said";
        said.textContent = answer.error;
        told.replaceChildren(said);
        return;
      }
      const open = [...told.querySelectorAll("details")].map((it) => it.open);
      const held = told.contains(document.activeElement);
      told.innerHTML = answer.part;
      told.querySelectorAll("details").forEach((it, at) => { it.open = open[at] ?? false; });
      if (held) told.querySelector("button")?.focus();
      if (answer.playing) timer = setTimeout(() => ask("look"), document.hidden ? 5000 : 600);
      else document.getElementById("lab-said").textContent = answer.words;
    } catch {
      if (mine === latest) timer = setTimeout(() => ask("look"), 3000);
    }
  }

  form.addEventListener("input", (event) => {
    const shown = event.target.type === "range" && form.querySelector(`output[for="${CSS.escape(event.target.id)}"]`);
    if (shown) shown.value = event.target.value;
  });
  form.addEventListener("change", (event) => {
    if (event.target.name === "what") {
      location.assign(`/lab?what=${encodeURIComponent(event.target.value)}`);
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(() => ask("go"), 300);
  });
  document.addEventListener("submit", (event) => {
    if (event.target !== form) return;
    event.preventDefault();
    ask(event.submitter?.value || "go");
  });
  if (told.querySelector("button[value=stop]")) ask("look");
})();
