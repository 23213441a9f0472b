import type { CDPSession, Locator, Page } from "@playwright/test";
import { siteFolder } from "../src/build/site-folder.ts";
import { median } from "./median.ts";
import { optionsOf, roundsOf } from "./options.ts";
import { serveFolder } from "./serve-folder.ts";
import { launchBrowser, openOnSlowPhone, untilQuiet } from "./slow-phone.ts";
import { table } from "./table.ts";

/*
 * How soon a phone that is four times slower than this computer, on a slow 4G line, answers what a
 * visitor does: the time from a touch or a key to the next paint, the longest task meanwhile, and for
 * a change of page the time until its heading stands.
 *
 *   npm run bench:interactions                five rounds
 *   npm run bench:interactions -- --runs 9    more
 *   npm run bench:interactions -- --from /faq,/gallery    what begins on these pages
 */

const values = optionsOf({
  runs: { type: "string", default: "5" },
  from: { type: "string" },
});
const runs = roundsOf(values.runs);

/**
 * How long a finger stays on the glass, in ms: a short tap. Put down and taken away in the same
 * moment, as drivers tap, it has the click wait for what already began when the finger came.
 */
const fingerStays = 80;

/** Something that a visitor does on a page that is alive. */
interface Gesture {
  what: string;
  /** Brings the page to where the gesture begins; what it costs is not counted. */
  before?: (page: Page) => Promise<unknown>;
  /** What is touched, or the key that is pressed. */
  act: ((page: Page) => Locator) | string;
  /**
   * What the visitor then sees, by CSS: to look for roles and names would keep the same slow
   * processor busy for longer than many an answer, and count as the page's own task.
   */
  shows: (page: Page) => Promise<unknown>;
}

const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page) => page.getByRole("dialog");
const quoteButton = (page: Page) => main(page).getByRole("button", { name: /Quote/ }).first();
const menuButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Menu" });

/** Another page stands: the focus is on its heading. */
async function arrivedAt(page: Page, path: string) {
  await page.waitForURL(`**${path}`);
  await page.locator("h1:focus").waitFor();
}

/** Follows a link of the footer to a page of another kind. */
const goesTo = (name: string, path: string): Gesture => ({
  what: `goes to ${path}`,
  act: (page) => page.getByRole("contentinfo").getByRole("link", { name, exact: true }),
  shows: (page) => arrivedAt(page, path),
});

const journeys: Readonly<Record<string, readonly Gesture[]>> = {
  "/about": [
    {
      what: "opens the menu",
      act: menuButton,
      shows: (page) => page.locator("#mobile-menu").waitFor(),
    },
    {
      what: "opens a list of the menu",
      act: (page) => page.getByRole("button", { name: "Areas We Serve" }),
      shows: (page) => page.locator("#mobile-menu [href='/areas/waterfall']").waitFor(),
    },
    {
      what: "goes to a page of the menu",
      act: (page) => page.getByRole("banner").getByRole("link", { name: "Sandton" }),
      shows: (page) => arrivedAt(page, "/areas/sandton"),
    },
  ],
  "/services/driveway": [
    {
      what: "opens the dialog",
      act: quoteButton,
      shows: (page) => page.locator("[role=dialog] [name=name]").waitFor(),
    },
    {
      what: "types a letter",
      before: (page) => dialog(page).getByLabel("Name").tap(),
      act: "T",
      shows: (page) => page.waitForTimeout(100),
    },
    {
      what: "sends a form with faults",
      act: (page) => dialog(page).locator("button[type=submit]"),
      shows: (page) => page.locator("[role=dialog] [aria-invalid=true]").first().waitFor(),
    },
    {
      what: "closes the dialog",
      act: "Escape",
      shows: (page) => page.locator("[role=dialog]").waitFor({ state: "detached" }),
    },
  ],
  "/faq": [
    {
      what: "opens a question",
      act: (page) => main(page).getByRole("button", { expanded: false }).first(),
      shows: (page) => page.waitForTimeout(300),
    },
  ],
  "/gallery": [
    {
      what: "filters the gallery",
      act: (page) => main(page).getByText("Commercial", { exact: true }).first(),
      shows: (page) => page.waitForURL(/category=commercial/),
    },
    {
      what: "enlarges a picture",
      act: (page) => main(page).getByRole("link", { name: "Enlarge" }).first(),
      shows: (page) => page.locator("[role=dialog]").waitFor(),
    },
  ],
  "/areas-we-serve": [
    {
      what: "types into the suburb finder",
      before: (page) => page.getByRole("combobox").tap(),
      act: "r",
      shows: (page) => page.locator("[role=option]").first().waitFor(),
    },
  ],
  "/privacy-policy": [
    goesTo("About", "/about"),
    goesTo("Home", "/"),
    goesTo("Gallery", "/gallery"),
    goesTo("FAQs", "/faq"),
    goesTo("Contact", "/contact"),
    goesTo("All Services", "/services"),
    goesTo("Residential", "/services/residential"),
    goesTo("All Areas", "/areas-we-serve"),
    goesTo("Sandton", "/areas/sandton"),
  ],
};

const beginnings = values.from?.split(",") ?? Object.keys(journeys);
const unknown = beginnings.filter((path) => !(path in journeys));
if (unknown.length > 0) {
  throw new Error(
    `--from ${unknown.join()}: nothing begins there; ${Object.keys(journeys).join(", ")} are wanted.`,
  );
}

/**
 * Prepares a gesture. The driver looks for what is to be touched in the page itself, on the same slow
 * processor, and often takes longer over it than the page over its answer: so it is done before.
 */
async function prepared(
  page: Page,
  session: CDPSession,
  act: Gesture["act"],
): Promise<() => Promise<unknown>> {
  if (typeof act === "string") return () => page.keyboard.press(act);
  const target = act(page);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`There is nothing to touch: ${target}`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  return async () => {
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await page.waitForTimeout(fingerStays);
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
}

/** Counts in the page, from now on: the slowest answer and the longest task, in ms. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const worst = { answer: 0, task: 0 };
    // TypeScript does not know yet from which duration on events can be asked for.
    const events = { type: "event", durationThreshold: 16 };
    Reflect.set(window, "worst", worst);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) worst.answer = Math.max(worst.answer, duration);
    }).observe(events);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) worst.task = Math.max(worst.task, duration);
    }).observe({ type: "longtask" });
  });

const worstOf = (page: Page): Promise<{ answer: number; task: number }> =>
  page.evaluate(() => Reflect.get(window, "worst"));

const driven = await launchBrowser();
const site = await serveFolder(siteFolder);
try {
  const found = new Map<string, { answers: number[]; tasks: number[]; seen: number[] }>();
  for (let run = 0; run < runs; run += 1) {
    for (const [path, gestures] of Object.entries(journeys)) {
      if (!beginnings.includes(path)) continue;
      const { page, session } = await openOnSlowPhone(driven, site.address + path);
      for (const { what, before, act, shows } of gestures) {
        await before?.(page);
        await untilQuiet(page);
        const begin = await prepared(page, session, act);
        await watch(page);
        const start = performance.now();
        await begin();
        await shows(page);
        const seen = performance.now() - start;
        // The browser reports an answer some time after its paint.
        await page.waitForTimeout(500);
        const { answer, task } = await worstOf(page);
        const all = found.get(what) ?? { answers: [], tasks: [], seen: [] };
        found.set(what, all);
        all.answers.push(answer);
        all.tasks.push(task);
        all.seen.push(seen);
      }
      await page.context().close();
    }
  }
  const rows = [...found].map(([what, { answers, tasks, seen }]) => [
    what,
    ...[median(answers), Math.max(...answers), median(tasks), median(seen)].map((ms) =>
      ms.toFixed(0),
    ),
  ]);
  const head = ["ms", "to the next paint", "at worst", "longest task", "until it is there"];
  console.log(table(head, rows));
  console.log(
    "\nAn answer below 16 ms counts as 0, a task below 50 ms too. The last column has the driver's own time in it.",
  );
} finally {
  await driven.close();
  site.close();
}
