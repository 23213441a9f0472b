import type { CDPSession, Page } from "@playwright/test";
import { siteFolder } from "../../../src/build/site-folder.ts";
import { yardPhoto } from "../../support/yard-photo.ts";
import { launchPhone, waitUntilIdle } from "./emulated-phone.ts";
import { formatTable, median } from "./figures.ts";
import { parseOptions, parsePhones, parseRounds } from "./options.ts";
import { serveSite } from "./serve-site.ts";

/*
 * Measures presses on a phone on slow 4G: the first one, three seconds after the page has loaded, and the
 * same one again later. For each the time until its effect is painted, and the longest task meanwhile.
 *
 *   npm run check:extra -- interactions                              five rounds
 *   npm run check:extra -- interactions --runs 9                     more
 *   npm run check:extra -- interactions --phone slow                 on the slow phone
 *   npm run check:extra -- interactions --site ../other/dist/site    of another build
 */

const values = parseOptions({
  runs: { type: "string", default: "5" },
  phone: { type: "string", default: "fast" },
  site: { type: "string", default: siteFolder },
});
const runs = parseRounds(values.runs);
const [phoneName = "fast"] = parsePhones(values.phone);

/** Duration of a tap in ms, as of a finger. Without one, as drivers tap, a tap does its work twice. */
const tapDuration = 80;

interface Press {
  name: string;
  path: string;
  /** What the visitor does before, which is not measured. */
  prepare?: (page: Page) => Promise<unknown>;
  /** CSS selector of the control to tap, or of the field to tap and then type `key` into. */
  target: string;
  key?: string;
  /** CSS selector of what the page has once the press has had its effect. */
  effect: string;
  /** Undoes the effect, so that the press can be made again; null for one that leaves the page. */
  undo: ((page: Page) => Promise<unknown>) | null;
}

const pressEscape = (page: Page) => page.keyboard.press("Escape");
const clear = (field: string) => (page: Page) => page.locator(field).fill("");

const presses: readonly Press[] = [
  {
    name: "opens the menu",
    path: "/about",
    target: "header button[data-needs-script]",
    effect: "#mobile-menu",
    undo: pressEscape,
  },
  {
    name: "opens a question",
    path: "/faq",
    target: "main [data-part=item]:nth-child(2) button",
    effect: "main [data-part=item]:nth-child(2) [aria-expanded=true]",
    undo: (page) => page.locator("main [data-part=item]:nth-child(2) button").click(),
  },
  {
    name: "filters the gallery",
    path: "/gallery",
    target: "main fieldset button:nth-of-type(2)",
    effect: "main fieldset button:nth-of-type(2)[aria-pressed=true]",
    undo: (page) => page.locator("main fieldset button").first().click(),
  },
  {
    name: "types a letter into the finder",
    path: "/areas-we-serve",
    target: "#suburb",
    key: "r",
    effect: "[role=option]",
    undo: clear("#suburb"),
  },
  {
    name: "types a letter into Name",
    path: "/contact",
    target: "#contact-name",
    key: "T",
    effect: "#contact-name[value^=T]",
    undo: clear("#contact-name"),
  },
  {
    name: "opens the quote dialog",
    path: "/services/driveway",
    target: "main button[aria-haspopup=dialog]",
    effect: "[role=dialog]",
    undo: pressEscape,
  },
  {
    name: "opens the planner",
    path: "/services/driveway",
    target: "main table button",
    effect: "main svg[role=img] g",
    undo: null,
  },
  {
    name: "moves a corner of the largest plan on a photo",
    path: "/services/driveway?plan=rectangle-200x200_cars_standard_herringbone_charcoal_soldier-course_sandstone_bare#planner",
    prepare: async (page) => {
      await page
        .locator("main input[type=file]")
        .setInputFiles(await yardPhoto({ width: 2048, height: 1536 }));
      await page.locator("[role=slider]").first().waitFor();
      await waitUntilIdle(page);
    },
    target: "[role=slider]",
    key: "ArrowRight",
    effect: "[role=slider][aria-valuenow='11']",
    undo: (page) => page.locator("[role=slider]").first().press("ArrowLeft"),
  },
];

/** Measures in the page, without the driver's round trips: effect in ms, and the longest task in ms. */
const observe = (page: Page, press: Press) =>
  page.evaluate(
    ({ effect, event }) => {
      const measured = new Promise<{ effect: number; task: number }>((resolve) => {
        let task = 0;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) task = Math.max(task, duration);
        }).observe({ type: "longtask" });
        const begin = ({ timeStamp }: Event) => {
          const look = () => {
            if (document.querySelector(effect) === null) requestAnimationFrame(look);
            else
              setTimeout(() => {
                const elapsed = performance.now() - timeStamp;
                // Long tasks are reported some time later.
                setTimeout(() => resolve({ effect: elapsed, task }), 500);
              });
          };
          requestAnimationFrame(look);
        };
        addEventListener(event, begin, { capture: true, once: true });
      });
      Reflect.set(window, "measured", measured);
    },
    { effect: press.effect, event: press.key === undefined ? "touchend" : "keydown" },
  );

const readMeasured = (page: Page): Promise<{ effect: number; task: number }> =>
  page.evaluate(() => Reflect.get(window, "measured"));

async function tap(session: CDPSession, page: Page, point: { x: number; y: number }) {
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await page.waitForTimeout(tapDuration);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Presses and measures. The target is located before: the query runs on the slow CPU. */
async function measure(page: Page, session: CDPSession, press: Press) {
  const control = page.locator(press.target).first();
  await control.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const box = await control.boundingBox();
  if (box === null) throw new Error(`Expected a visible control, got none: ${press.target}`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await observe(page, press);
  await tap(session, page, point);
  if (press.key !== undefined) await page.keyboard.press(press.key);
  return readMeasured(page);
}

const phone = await launchPhone(phoneName);
const site = await serveSite(values.site);
try {
  const rows: string[][] = [];
  for (const press of presses) {
    const found: Record<"first" | "later", { effect: number; task: number }[]> = {
      first: [],
      later: [],
    };
    for (let run = 0; run < runs; run += 1) {
      const { page, session } = await phone.open(site.url + press.path);
      await press.prepare?.(page);
      found.first.push(await measure(page, session, press));
      if (press.undo !== null) {
        await waitUntilIdle(page);
        await press.undo(page);
        await waitUntilIdle(page);
        found.later.push(await measure(page, session, press));
      }
      await page.context().close();
    }
    const cells = [found.first, found.later].flatMap((all) =>
      all.length === 0
        ? ["", "", ""]
        : [
            median(all.map(({ effect }) => effect)),
            Math.max(...all.map(({ effect }) => effect)),
            median(all.map(({ task }) => task)),
          ].map((ms) => ms.toFixed(0)),
    );
    rows.push([press.name, ...cells]);
  }
  const columns = ["effect", "at worst", "longest task"];
  console.log(formatTable(["ms", ...columns.map((name) => `first: ${name}`), ...columns], rows));
  console.log(
    "\nThe first press comes three seconds after the load event. Tasks below 50 ms are 0.",
  );
} finally {
  await phone.close();
  site.close();
}
