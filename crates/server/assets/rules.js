// Rules open as slips over the table: nobody leaves it to read one. Without the script the links lead to pages of their own.
let from = null;

function slip() {
  const known = document.getElementById("ruleslip");
  if (known) return known;
  const made = document.createElement("dialog");
  made.id = "ruleslip";
  made.setAttribute("aria-labelledby", "ruleslip-h");
  document.body.append(made);
  return made;
}

function close() {
  const open = document.getElementById("ruleslip");
  if (!open?.open) return false;
  open.close();
  from?.focus({ preventScroll: true });
  from = null;
  return true;
}

async function open(link) {
  const address = link.getAttribute("href");
  try {
    const response = await fetch(`${address}?slip`);
    if (!response.ok) throw new Error(response.statusText);
    const text = await response.text();
    const it = slip();
    if (!it.contains(link)) from = link;
    it.replaceChildren(document.importNode(new DOMParser().parseFromString(text, "text/html").body.firstElementChild, true));
    if (!it.open) it.show();
    it.querySelector("[data-shut]").focus({ preventScroll: true });
  } catch {
    // The page says what is wrong.
    location.assign(address);
  }
}

export function begin() {
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.('a[href^="/why/"]');
    if (event.target.closest?.('[data-shut="rule"]')) return void close();
    if (link && !link.dataset.page && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.button) {
      event.preventDefault();
      return void open(link);
    }
    if (!event.target.closest?.("#ruleslip")) close();
  });
  // Before the table takes the key for something of its own.
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !close()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
}
