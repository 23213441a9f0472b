import type { Page } from "@playwright/test";
import {
  batchesOfFive,
  examplePaths,
  kindAt,
  notFoundLines,
  pageKinds,
  uniquePaths,
} from "../support/page-kinds.ts";
import { expect, expectErrors, test } from "../support/visitor.ts";
import { findViolations, findViolationsInSchemes } from "./axe.ts";
import { setFontSize, setViewport, viewports } from "./emulation.ts";
import { findFlatPictures, findWrongFiles } from "./pictures.ts";
import { findSmallTargets } from "./small-targets.ts";
import { findUnreadableSpacedText, findUnreadableText } from "./unreadable-text.ts";

// Colours are wrong in the middle of a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The pages in `npm test`: the kinds with most sections, and the longest name. */
const always = ["/", "/services/driveway", "/areas/hartbeespoort", "/contact", "/nowhere"];

/** What depends on components and not on text, such as colours, is checked on these alone. */
const examples = new Set([...examplePaths, ...always]);

/** A desktop of 1280 by 1024 px at 400 % zoom. */
const zoomed = { width: 320, height: 256 };

/** Every check of a page, in one load. */
async function problemsOf(page: Page, path: string): Promise<readonly string[]> {
  const problems: string[] = [];
  const add = (what: string, found: readonly string[]) =>
    problems.push(...found.map((each) => `${what}: ${each}`));
  // Header and footer are the same on every page, so one page covers them.
  const isHome = path === "/";
  const scope = { allRules: "html", someRules: isHome ? "html" : "main" };
  const isExample = examples.has(path);
  if (isExample) add("axe", await findViolationsInSchemes(page, "desk", scope));
  add("target on a desktop", await findSmallTargets(page));
  add("text on a desktop", await findUnreadableSpacedText(page));
  await page.setViewportSize(viewports.phone);
  // Header and bar have parts that only a phone shows.
  const onPhone = isHome
    ? findViolationsInSchemes(page, "phone", scope)
    : findViolations(page, isExample ? "all" : "allButColours", "main");
  add("axe", await onPhone);
  add("target on a phone", await findSmallTargets(page));
  await setViewport(page, zoomed);
  add("text at 400 % zoom", await findUnreadableSpacedText(page));
  return isExample ? [...problems, ...(await layoutProblemsOf(page))] : problems;
}

/** What depends on the layout of a kind of page: files and crops of its pictures, and large text. */
async function layoutProblemsOf(page: Page): Promise<readonly string[]> {
  const problems: string[] = [];
  const add = (what: string, found: readonly string[]) =>
    problems.push(...found.map((each) => `${what}: ${each}`));
  await setViewport(page, { width: 390, height: 844 });
  add("file on a phone", await findWrongFiles(page, "phone", 3));
  await setViewport(page, viewports.desk);
  add("file on a desktop", await findWrongFiles(page, "desk", 1));
  add("file on a dense desktop", await findWrongFiles(page, "dense desk", 2));
  for (const width of [360, 600, 768, 1024, 1280, 1920]) {
    await setViewport(page, { width, height: 800 });
    add(`picture at ${width} px`, await findFlatPictures(page));
  }
  // 200% of the default (WCAG 2.2, 1.4.4).
  await setFontSize(page, 32);
  for (const width of [360, 768, 1280, 1920]) {
    await setViewport(page, { width, height: 800 });
    add(`large text at ${width} px`, await findUnreadableText(page));
  }
  await setFontSize(page, 16);
  return problems;
}

/** A page of every other kind. */
const otherKinds = pageKinds
  .filter(({ name }) => !always.some((path) => kindAt(path) === name))
  .map(({ example }) => example);

const others = [...new Set([...uniquePaths, ...examples])].filter((path) => !always.includes(path));

const batches = [
  { what: "no violations", paths: always, find: problemsOf, tag: [] },
  { what: "layout", paths: otherKinds, find: layoutProblemsOf, tag: "@sweep" },
  ...batchesOfFive(others).map((paths) => ({
    what: "no violations",
    paths,
    find: problemsOf,
    tag: "@sweep",
  })),
];

for (const { what, paths, find, tag } of batches) {
  test(`accessibility: ${what} on ${paths.join(", ")}`, { tag }, async ({ page, open }) => {
    test.setTimeout(300_000);
    expectErrors(page, ...notFoundLines);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize(viewports.desk);
        await open(path);
        expect.soft(await find(page, path), path).toEqual([]);
      });
    }
  });
}
