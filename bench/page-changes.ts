import type { Page } from "@playwright/test";
import { siteFolder } from "../src/build/site-folder.ts";
import { pageKinds } from "../tests/support/page-kinds.ts";
import { launchPhone, waitUntilIdle } from "./emulated-phone.ts";
import { formatTable } from "./format-table.ts";
import { median } from "./median.ts";
import { parseOptions, parsePhones, parseRounds, refuse } from "./options.ts";
import { serveSite } from "./serve-site.ts";

/*
 * Measures navigations by preloaded links on a phone, on slow 4G: from the press to the frame with
 * the heading of the next page.
 *
 *   npm run bench:page-changes                five rounds
 *   npm run bench:page-changes -- --runs 9    more
 *   npm run bench:page-changes -- --to /,/faq    to these pages alone
 *   npm run bench:page-changes -- --phone slow    on the slow phone
 */

const values = parseOptions({
  runs: { type: "string", default: "5" },
  phone: { type: "string", default: "fast" },
  to: { type: "string" },
});
const runs = parseRounds(values.runs);
const [phoneName = "fast"] = parsePhones(values.phone);

/** The page on which all navigations start. */
const startPage = "/privacy-policy";

const linkTo = (page: Page, path: string) =>
  page.getByRole("contentinfo").locator(`a[href="${path}"]`).first();

/** Records the press and the frame of the next page's heading. */
const observe = (page: Page) =>
  page.evaluate(() => {
    const times = { pressed: 0, rendered: 0 };
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
        // Runs before other tasks that wait for the end of the frame.
        const recordRendered = () => Object.assign(times, { rendered: performance.now() });
        Reflect.get(window, "scheduler").postTask(recordRendered, { priority: "user-blocking" });
      });
    });
    observer.observe(document.body, { subtree: true, childList: true });
  });

/** Duration of the navigation in ms. */
async function readDuration(page: Page): Promise<number> {
  // Polling runs on the slow CPU, too.
  await page.waitForTimeout(500);
  await page.waitForFunction(() => Reflect.get(window, "times").rendered > 0, null, {
    polling: 200,
  });
  return page.evaluate(() => {
    const { pressed, rendered } = Reflect.get(window, "times");
    return rendered - pressed;
  });
}

type FollowLink = (page: Page, path: string) => Promise<unknown>;

const inputs: Readonly<Record<"by pointer" | "by key", FollowLink>> = {
  "by pointer": async (page, path) => {
    await linkTo(page, path).hover();
    await waitUntilIdle(page);
    await observe(page);
    await page.mouse.down();
    await page.mouse.up();
  },
  "by key": async (page, path) => {
    await linkTo(page, path).focus();
    await waitUntilIdle(page);
    await observe(page);
    await page.keyboard.press("Enter");
  },
};

/** The pages of other kinds that the footer links to. */
async function destinations(): Promise<string[]> {
  const { page } = await phone.open(site.url + startPage);
  const links = page.getByRole("contentinfo").getByRole("link");
  const linked = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  await page.context().close();
  const paths = pageKinds
    .map(({ example }) => example)
    .filter((path) => path !== startPage && linked.includes(path));
  const requested: readonly string[] = values.to?.split(",") ?? paths;
  const chosen = paths.filter((path) => requested.includes(path));
  if (chosen.length === requested.length) return chosen;
  return refuse(`Expected --to to be some of ${paths.join(", ")}, got "${values.to}".`);
}

const phone = await launchPhone(phoneName);
const site = await serveSite(siteFolder);
try {
  const paths = await destinations();
  const found = new Map<string, number[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const path of paths) {
      for (const [means, follow] of Object.entries(inputs)) {
        const { page } = await phone.open(site.url + startPage);
        await follow(page, path);
        const navigation = `${path} ${means}`;
        found.set(navigation, [...(found.get(navigation) ?? []), await readDuration(page)]);
        await page.context().close();
      }
    }
  }
  const rows = [...found].map(([navigation, times]) => [
    navigation,
    ...[median(times), Math.max(...times)].map((ms) => ms.toFixed(0)),
  ]);
  console.log(formatTable(["ms", "to the next page", "at worst"], rows));
} finally {
  await phone.close();
  site.close();
}
