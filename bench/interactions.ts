import type { CDPSession, Locator, Page } from "@playwright/test";
import { siteFolder } from "../src/build/site-folder.ts";
import { launchPhone, waitUntilIdle } from "./emulated-phone.ts";
import { formatTable } from "./format-table.ts";
import { median } from "./median.ts";
import { parseOptions, parsePhones, parseRounds } from "./options.ts";
import { serveSite } from "./serve-site.ts";

/*
 * Measures interactions on a phone, on slow 4G: the time to the next paint, the longest task, and
 * the time until the result is rendered.
 *
 *   npm run bench:interactions                five rounds
 *   npm run bench:interactions -- --runs 9    more
 *   npm run bench:interactions -- --from /faq,/gallery    interactions that start on these pages
 *   npm run bench:interactions -- --phone slow    on the slow phone
 */

const values = parseOptions({
  runs: { type: "string", default: "5" },
  phone: { type: "string", default: "fast" },
  from: { type: "string" },
});
const runs = parseRounds(values.runs);
const [phoneName = "fast"] = parsePhones(values.phone);

/** Duration of a tap in ms. Without one, as drivers tap, the click waits for the work of touchstart. */
const tapDuration = 80;

/** An interaction with a hydrated page. */
interface Interaction {
  name: string;
  /** Prepares the page; not measured. */
  before?: (page: Page) => Promise<unknown>;
  /** The control to tap, or the key to press. */
  target: ((page: Page) => Locator) | string;
  /** Waits for the result by CSS: queries by role run on the slow CPU and would be measured. */
  result: (page: Page) => Promise<unknown>;
}

const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page) => page.getByRole("dialog");
const quoteButton = (page: Page) => main(page).getByRole("button", { name: /Quote/ }).first();
const menuButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Menu" });

/** Waits for the focus on the heading of a page. */
async function waitForPage(page: Page, path: string) {
  await page.waitForURL(`**${path}`);
  await page.locator("h1:focus").waitFor();
}

/** Follows a footer link to a page of another kind. */
const navigation = (name: string, path: string): Interaction => ({
  name: `goes to ${path}`,
  target: (page) => page.getByRole("contentinfo").getByRole("link", { name, exact: true }),
  result: (page) => waitForPage(page, path),
});

const interactions: Readonly<Record<string, readonly Interaction[]>> = {
  "/about": [
    {
      name: "opens the menu",
      target: menuButton,
      result: (page) => page.locator("#mobile-menu").waitFor(),
    },
    {
      name: "opens a list of the menu",
      target: (page) => page.getByRole("button", { name: "Areas We Serve" }),
      result: (page) => page.locator("#mobile-menu [href='/areas/waterfall']").waitFor(),
    },
    {
      name: "goes to a page of the menu",
      target: (page) => page.getByRole("banner").getByRole("link", { name: "Sandton" }),
      result: (page) => waitForPage(page, "/areas/sandton"),
    },
  ],
  "/services/driveway": [
    {
      name: "opens the dialog",
      target: quoteButton,
      result: (page) => page.locator("[role=dialog] [name=name]").waitFor(),
    },
    {
      name: "types a letter",
      before: (page) => dialog(page).getByLabel("Name").tap(),
      target: "T",
      result: (page) => page.waitForTimeout(100),
    },
    {
      name: "submits an invalid form",
      target: (page) => dialog(page).locator("button[type=submit]"),
      result: (page) => page.locator("[role=dialog] [aria-invalid=true]").first().waitFor(),
    },
    {
      name: "closes the dialog",
      target: "Escape",
      result: (page) => page.locator("[role=dialog]").waitFor({ state: "detached" }),
    },
  ],
  "/faq": [
    {
      name: "opens a question",
      target: (page) => main(page).getByRole("button", { expanded: false }).first(),
      result: (page) => page.waitForTimeout(300),
    },
  ],
  "/gallery": [
    {
      name: "filters the gallery",
      target: (page) => main(page).getByText("Commercial", { exact: true }).first(),
      result: (page) => page.waitForURL(/category=commercial/),
    },
    {
      name: "enlarges a picture",
      target: (page) => main(page).getByRole("link", { name: "Enlarge" }).first(),
      result: (page) => page.locator("[role=dialog]").waitFor(),
    },
  ],
  "/areas-we-serve": [
    {
      name: "types into the suburb finder",
      before: (page) => page.getByRole("combobox").tap(),
      target: "r",
      result: (page) => page.locator("[role=option]").first().waitFor(),
    },
  ],
  "/privacy-policy": [
    navigation("About", "/about"),
    navigation("Home", "/"),
    navigation("Gallery", "/gallery"),
    navigation("FAQs", "/faq"),
    navigation("Contact", "/contact"),
    navigation("All Services", "/services"),
    navigation("Residential", "/services/residential"),
    navigation("All Areas", "/areas-we-serve"),
    navigation("Sandton", "/areas/sandton"),
  ],
};

const startPages = values.from?.split(",") ?? Object.keys(interactions);
const unknown = startPages.filter((path) => !(path in interactions));
if (unknown.length > 0) {
  throw new Error(
    `Expected --from to be some of ${Object.keys(interactions).join(", ")}, got "${unknown.join()}".`,
  );
}

/** Locates the target first: the query runs on the slow CPU and would be measured. */
async function prepare(
  page: Page,
  session: CDPSession,
  target: Interaction["target"],
): Promise<() => Promise<unknown>> {
  if (typeof target === "string") return () => page.keyboard.press(target);
  const control = target(page);
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (box === null) throw new Error(`Expected a visible control: ${control}`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  return async () => {
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await page.waitForTimeout(tapDuration);
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
}

/** Records the slowest event and the longest task from now on, in ms. */
const observe = (page: Page) =>
  page.evaluate(() => {
    const worst = { event: 0, task: 0 };
    // TypeScript does not know durationThreshold yet.
    const events = { type: "event", durationThreshold: 16 };
    Reflect.set(window, "worst", worst);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) worst.event = Math.max(worst.event, duration);
    }).observe(events);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) worst.task = Math.max(worst.task, duration);
    }).observe({ type: "longtask" });
  });

const worstOf = (page: Page): Promise<{ event: number; task: number }> =>
  page.evaluate(() => Reflect.get(window, "worst"));

const phone = await launchPhone(phoneName);
const site = await serveSite(siteFolder);
try {
  const found = new Map<string, { events: number[]; tasks: number[]; results: number[] }>();
  for (let run = 0; run < runs; run += 1) {
    for (const [path, list] of Object.entries(interactions)) {
      if (!startPages.includes(path)) continue;
      const { page, session } = await phone.open(site.url + path);
      for (const { name, before, target, result } of list) {
        await before?.(page);
        await waitUntilIdle(page);
        const interact = await prepare(page, session, target);
        await observe(page);
        const start = performance.now();
        await interact();
        await result(page);
        const elapsed = performance.now() - start;
        // Events are reported some time after their paint.
        await page.waitForTimeout(500);
        const { event, task } = await worstOf(page);
        const all = found.get(name) ?? { events: [], tasks: [], results: [] };
        found.set(name, all);
        all.events.push(event);
        all.tasks.push(task);
        all.results.push(elapsed);
      }
      await page.context().close();
    }
  }
  const rows = [...found].map(([name, { events, tasks, results }]) => [
    name,
    ...[median(events), Math.max(...events), median(tasks), median(results)].map((ms) =>
      ms.toFixed(0),
    ),
  ]);
  const head = ["ms", "to the next paint", "at worst", "longest task", "to the result"];
  console.log(formatTable(head, rows));
  console.log(
    "\nPaints below 16 ms and tasks below 50 ms count as 0. The last column includes the driver's time.",
  );
} finally {
  await phone.close();
  site.close();
}
