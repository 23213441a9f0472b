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

  /** The part of the page, around the element, that its script has not taken over yet. */
  const waitingIsland = (element) => element.closest("[data-island]:not([data-live])");

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
   * Runs the modules one at a time, in their order, those that others build on first: as one task they
   * would hold up the page that is being read, on a slow phone for a fifth of a second.
   */
  const run = async (files) => {
    for (const file of files) {
      await import(file);
      await (window.scheduler?.yield?.() ?? new Promise((resume) => setTimeout(resume)));
    }
  };

  const forget = () => {
    pressed?.removeAttribute("data-waiting");
    pressed = null;
  };

  const keep = (element, event) => {
    const island = waitingIsland(element);
    if (island === null || page.dataset.script === "failed") return;
    // Not to be heard twice, where its part is about to answer.
    event.preventDefault();
    event.stopPropagation();
    forget();
    pressed = element;
    pressed.setAttribute("data-waiting", "");
    start();
    island.dispatchEvent(new Event("island:wanted"));
  };

  addEventListener(
    "click",
    (event) => {
      const button = event.target.closest?.("button[type=button]");
      // What an alert offers in the place of a part that cannot be had answers by itself.
      if (button && !button.closest("[role=alert]")) keep(button, event);
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
      if (pressed === null || waitingIsland(pressed) !== null) return;
      const element = pressed;
      forget();
      if (element.matches("form")) element.requestSubmit();
      else {
        // Who has turned to something else by now is not called back from it.
        if (document.activeElement.contains(element)) element.focus({ preventScroll: true });
        element.click();
      }
    },
    true,
  );

  addEventListener("island:unreachable", forget, true);

  for (const sign of ["pointerover", "pointerdown", "touchstart", "keydown", "focusin"]) {
    addEventListener(sign, start, { once: true, passive: true, capture: true });
  }

  const whenQuiet = (task) => {
    if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: 2000 });
    else setTimeout(task, 200);
  };

  /** Lays out what the first screen does not show (src/design/global.css.ts), one part at a time. */
  const layOut = ([part, ...others]) => {
    if (part === undefined) page.dataset.laidOut = "";
    else {
      part.dataset.laidOut = "";
      whenQuiet(() => layOut(others));
    }
  };

  // Who comes back, or to a certain place of the page, finds it where it was: every part has its height.
  const [visit] = performance.getEntriesByType("navigation");
  if (location.hash || (visit && visit.type !== "navigate")) page.dataset.laidOut = "";

  /** Runs the task once something of the page can be seen; Firefox does not tell that of every reload. */
  const whenSeen = (task) => {
    let isDone = false;
    const once = () => {
      if (!isDone) task();
      isDone = true;
    };
    setTimeout(once, 1000);
    if (!window.PerformanceObserver?.supportedEntryTypes?.includes("paint")) return once();
    new PerformanceObserver(once).observe({ type: "paint", buffered: true });
  };

  addEventListener("load", () =>
    whenSeen(() => {
      whenQuiet(start);
      whenQuiet(() => layOut(document.querySelectorAll("main > section ~ section, footer")));
    }),
  );
})();
