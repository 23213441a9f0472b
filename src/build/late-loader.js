/*
 * Inlined into every page. Fetches the script of the page when the page is quiet, or when the
 * visitor turns to it, and repeats what was pressed before it had arrived. Its text is the same on
 * every page; what differs stands in its data attributes.
 */
(() => {
  const { modules, styles } = document.currentScript.dataset;
  const page = document.documentElement;
  let started = false;
  /** The button or form that was pressed too early. */
  let pressed = null;

  /** True in a part of the page that its script has not taken over yet. */
  const isWaiting = (element) => element.closest("[data-island]:not([data-live])") !== null;

  const add = (name, attributes) =>
    document.head.append(Object.assign(document.createElement(name), attributes));

  const start = () => {
    if (started) return;
    started = true;
    add("link", { rel: "stylesheet", href: styles });
    const files = modules.split(" ");
    for (const href of files) add("link", { rel: "modulepreload", href });
    run(files).catch(() => {
      page.dataset.script = "failed";
      forget();
    });
  };

  /**
   * Runs the modules one at a time, those that others build on first: as one task they would hold up
   * the page that is being read, on a slow phone for a fifth of a second.
   */
  const run = async (files) => {
    for (const file of files.reverse()) {
      await import(file);
      await (window.scheduler?.yield?.() ?? new Promise((resume) => setTimeout(resume)));
    }
  };

  const forget = () => {
    pressed?.removeAttribute("data-waiting");
    pressed = null;
  };

  const keep = (element, event) => {
    if (!isWaiting(element) || page.dataset.script === "failed") return;
    event.preventDefault();
    forget();
    pressed = element;
    pressed.setAttribute("data-waiting", "");
    start();
  };

  addEventListener(
    "click",
    (event) => {
      const button = event.target.closest?.("button[type=button]");
      if (button) keep(button, event);
    },
    true,
  );
  addEventListener(
    "submit",
    (event) => {
      if (event.target.matches("[data-quote-form]")) keep(event.target, event);
    },
    true,
  );
  addEventListener(
    "island:live",
    () => {
      if (pressed === null || isWaiting(pressed)) return;
      const element = pressed;
      forget();
      if (element.matches("form")) element.requestSubmit();
      else element.click();
    },
    true,
  );

  for (const sign of ["pointerover", "pointerdown", "touchstart", "keydown", "focusin"]) {
    addEventListener(sign, start, { once: true, passive: true, capture: true });
  }
  addEventListener("load", () => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  });
})();
