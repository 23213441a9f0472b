import type { Page } from "@playwright/test";
import { siteFolder } from "../src/build/site-folder.ts";
import { kinds } from "./kinds.ts";
import { median } from "./median.ts";
import { optionsOf, refuse, roundsOf } from "./options.ts";
import { serveFolder } from "./serve-folder.ts";
import { launchBrowser, openOnSlowPhone, untilQuiet } from "./slow-phone.ts";
import { table } from "./table.ts";

/*
 * How soon the next page shows on a phone that is four times slower than this computer, on a slow 4G
 * line, when its link was pointed at or had the focus before it is followed: from the press to the
 * frame in which the heading of the next page stands.
 *
 *   npm run bench:page-changes                five rounds
 *   npm run bench:page-changes -- --runs 9    more
 *   npm run bench:page-changes -- --to /,/faq    to these pages alone
 */

const values = optionsOf({
  runs: { type: "string", default: "5" },
  to: { type: "string" },
});
const runs = roundsOf(values.runs);

/** The page that all changes begin on: its footer leads to the other kinds. */
const beginning = kinds.legal;

const linkTo = (page: Page, path: string) =>
  page.getByRole("contentinfo").locator(`a[href="${path}"]`).first();

/** Notes in the page, from now on, when it is pressed and when the next page's heading is drawn. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const times = { pressed: 0, shown: 0 };
    Reflect.set(window, "times", times);
    addEventListener(
      "click",
      ({ timeStamp }) => Object.assign(times, { pressed: timeStamp }),
      true,
    );
    const heading = document.querySelector("h1");
    const observer = new MutationObserver(() => {
      const next = document.querySelector("h1");
      if (next === null || next === heading) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // It runs before whatever else waits for the end of the frame.
        const noteShown = () => Object.assign(times, { shown: performance.now() });
        Reflect.get(window, "scheduler").postTask(noteShown, { priority: "user-blocking" });
      });
    });
    observer.observe(document.body, { subtree: true, childList: true });
  });

/** How long the change took, in ms. */
async function changeOf(page: Page): Promise<number> {
  // To ask often would keep the same slow processor busy.
  await page.waitForTimeout(500);
  await page.waitForFunction(() => Reflect.get(window, "times").shown > 0, null, { polling: 200 });
  return page.evaluate(() => {
    const { pressed, shown } = Reflect.get(window, "times");
    return shown - pressed;
  });
}

type Follow = (page: Page, path: string) => Promise<unknown>;

const ways: Readonly<Record<"by pointer" | "by key", Follow>> = {
  "by pointer": async (page, path) => {
    await linkTo(page, path).hover();
    await untilQuiet(page);
    await watch(page);
    await page.mouse.down();
    await page.mouse.up();
  },
  "by key": async (page, path) => {
    await linkTo(page, path).focus();
    await untilQuiet(page);
    await watch(page);
    await page.keyboard.press("Enter");
  },
};

/** The pages of the other kinds that the footer leads to. */
async function destinations(): Promise<string[]> {
  const { page } = await openOnSlowPhone(browser, site.address + beginning);
  const links = page.getByRole("contentinfo").getByRole("link");
  const linked = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  await page.context().close();
  const paths = Object.values(kinds).filter((path) => path !== beginning && linked.includes(path));
  const wanted: readonly string[] = values.to?.split(",") ?? paths;
  const chosen = paths.filter((path) => wanted.includes(path));
  if (chosen.length === wanted.length) return chosen;
  return refuse(`--to takes some of ${paths.join(", ")}. Got "${values.to}".`);
}

const browser = await launchBrowser();
const site = await serveFolder(siteFolder);
try {
  const paths = await destinations();
  const found = new Map<string, number[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const path of paths) {
      for (const [way, follow] of Object.entries(ways)) {
        const { page } = await openOnSlowPhone(browser, site.address + beginning);
        await follow(page, path);
        const change = `${path} ${way}`;
        found.set(change, [...(found.get(change) ?? []), await changeOf(page)]);
        await page.context().close();
      }
    }
  }
  const rows = [...found].map(([change, times]) => [
    change,
    ...[median(times), Math.max(...times)].map((ms) => ms.toFixed(0)),
  ]);
  console.log(table(["ms", "until the next page shows", "at worst"], rows));
} finally {
  await browser.close();
  site.close();
}
