import type { Page } from "@playwright/test";
import { gallery } from "#src/content/gallery.ts";
import {
  enlarge as enlargeText,
  nextProject,
  previousProject,
  projectCount,
  projectPosition,
} from "#src/content/interface/gallery.ts";
import { illustrationLabel } from "#src/content/pictures/illustration-note.ts";
import { pictures } from "#src/content/pictures/pictures.ts";
import type { GalleryProject } from "#src/content-schema/page-schema.ts";
import { delayScripts } from "../support/delay-scripts.ts";
import { expect, nextFrame, test, waitForHydration } from "../support/visitor.ts";

const view = (page: Page) => page.getByRole("dialog");
const press = (page: Page, name: string) => view(page).getByRole("button", { name }).click();
const enlarge = (page: Page, title: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) })
    .getByRole("link", { name: enlargeText });

const projectsOf = (category?: string): readonly GalleryProject[] =>
  gallery.projects.filter((project) => category === undefined || project.category === category);
const [first, second] = projectsOf();
const last = projectsOf().at(-1);
const patios = projectsOf("patio");
if (!first || !second || !last || patios.length < 2) throw new Error("The gallery is too small.");

/** Checks title, picture, announcement and URL of the enlarged project, one of `shown`. */
async function expectShown(page: Page, project: GalleryProject, shown = projectsOf()) {
  const { id, title, description } = project;
  const position = projectPosition(shown.indexOf(project) + 1, shown.length);
  await expect(view(page)).toHaveAccessibleName(title);
  const words = await page.locator(`main [id="${id}"] img`).getAttribute("alt");
  await expect(view(page).getByRole("img").first()).toHaveAccessibleName(words ?? "");
  const announced = view(page).locator("[aria-live=polite]");
  await expect(announced).toContainText(`${title}. ${position}`);
  await expect(announced).toContainText(description);
  const isIllustration = pictures[project.picture].kind === "illustration";
  // Beside the picture are those of its neighbours, which nobody sees or hears.
  const label = view(page).locator(":not([aria-hidden]) > span", { hasText: illustrationLabel });
  await expect(label).toHaveCount(isIllustration ? 1 : 0);
  await expect(page).toHaveURL(new RegExp(`[?&]project=${id}$`));
}

test("gallery: a picture shows its project and returns the focus", async ({ page, open }) => {
  await open("/gallery");
  await enlarge(page, second.title).click();
  await expectShown(page, second);
  await page.keyboard.press("Escape");
  await expect(view(page)).toHaveCount(0);
  await expect(page).toHaveURL("/gallery");
  await expect(enlarge(page, second.title)).toBeFocused();
});

test("gallery: a laptop shows the enlarged picture with all its buttons", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(`/gallery?project=${second.id}`);
  const controls = view(page).getByRole("button").or(view(page).getByRole("link"));
  await expect(view(page).getByRole("button", { name: nextProject })).toBeVisible();
  for (const control of await controls.all()) await expect(control).toBeInViewport({ ratio: 1 });
});

test("gallery: Next and Previous end at the first and the last project", async ({ page, open }) => {
  const button = (name: string) => view(page).getByRole("button", { name });
  await open(`/gallery?project=${first.id}`);
  await expectShown(page, first);
  await expect(button(previousProject)).toBeDisabled();
  await press(page, nextProject);
  await expectShown(page, second);
  await press(page, previousProject);
  await expectShown(page, first);
  await open(`/gallery?project=${last.id}`);
  await expectShown(page, last);
  await expect(button(nextProject)).toBeDisabled();
  await expect(button(previousProject)).toBeEnabled();
});

test("gallery: arrow keys go through the enlarged projects", async ({ page, open }) => {
  await open("/gallery?category=patio");
  const [one, two] = patios;
  if (!one || !two) throw new Error("Expected two patios.");
  await enlarge(page, one.title).click();
  await expectShown(page, one, patios);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  await expectShown(page, two, patios);
  await page.keyboard.press("ArrowLeft");
  await expectShown(page, one, patios);
});

for (const [category, shown] of [
  ["patio", patios],
  ["no-such", projectsOf()],
] as const) {
  test(`gallery: a URL with the category ${category} shows its projects before the script runs`, async ({
    page,
  }) => {
    // A font that swaps wraps lines differently.
    await page.route("**/*.woff2", (route) => route.abort());
    const release = await delayScripts(page);
    await page.goto(`/gallery?category=${category}`);
    const titles = page.getByRole("main").getByRole("listitem").getByRole("heading");
    const expected = shown.map(({ title }) => title);
    await expect(titles).toHaveText(expected);
    const boxes = () =>
      titles.evaluateAll((all) => all.map((title) => title.getBoundingClientRect().toJSON()));
    const before = await boxes();
    release();
    await waitForHydration(page);
    const count = projectCount(shown.length, projectsOf().length);
    await expect(page.getByRole("status").filter({ hasText: count })).toBeVisible();
    await expect(titles).toHaveText(expected);
    expect(await boxes()).toEqual(before);
  });
}

test("gallery: a URL with a category shows all projects where the script fails", async ({
  page,
}) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/gallery?category=patio");
  const items = page.getByRole("main").getByRole("listitem").getByRole("heading");
  await expect(items).toHaveCount(projectsOf().length);
});

test("gallery: the same category again keeps the scroll position", async ({ page, open }) => {
  const category = (name: string) => page.getByRole("button", { name });
  await open("/gallery");
  await category("Driveways").click();
  await expect(page).toHaveURL("/gallery?category=driveway");
  const scrollY = await page.evaluate(() => window.scrollY);
  expect(scrollY).toBeGreaterThan(0);
  // locator.click() would scroll to the button first.
  await category("Driveways").evaluate(async (button: HTMLElement) => {
    button.click();
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollY);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  // Chromium's protocol alone can swipe.
  test("gallery: a swipe shows the neighbour, unless it moves a page that is zoomed in @not-in-firefox @not-in-webkit", async ({
    page,
    open,
  }) => {
    await open(`/gallery?project=${first.id}`);
    await expectShown(page, first);
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) => {
      const touchPoints = x === undefined ? [] : [{ x, y: 200 }];
      return session.send("Input.dispatchTouchEvent", { type, touchPoints });
    };
    const swipe = async (distance: number) => {
      const start = 180 - distance / 2;
      await touch("touchStart", start);
      for (let step = 1; step <= 10; step += 1) {
        await touch("touchMove", start + (distance * step) / 10);
        await nextFrame(page);
      }
      await touch("touchEnd");
    };
    await swipe(-250);
    await expectShown(page, second);
    await expect(view(page).getByRole("img").first()).toBeInViewport({ ratio: 0.99 });
    await swipe(250);
    await expectShown(page, first);
    await session.send("Input.synthesizePinchGesture", { x: 180, y: 200, scaleFactor: 2 });
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
    const left = () => page.evaluate(() => visualViewport?.offsetLeft ?? 0);
    const before = await left();
    await swipe(-100);
    await expect.poll(left).toBeGreaterThan(before);
    await expectShown(page, first);
  });
});

test("gallery: pictures stay in the chosen category", async ({ page, open }) => {
  await open("/gallery");
  await page.getByRole("button", { name: "Patios" }).click();
  await expect(page.getByRole("button", { name: "Patios", pressed: true })).toBeVisible();
  await expect(page).toHaveURL("/gallery?category=patio");
  await enlarge(page, patios[0]?.title ?? "").click();
  for (const project of patios.slice(1)) {
    await press(page, nextProject);
    await expectShown(page, project, patios);
  }
  await expect(view(page).getByRole("button", { name: nextProject })).toBeDisabled();
  await expect(page).toHaveURL(/category=patio&/);
  await page.goBack();
  await expect(view(page)).toHaveCount(0);
  await expect(page).toHaveURL("/gallery?category=patio");
  await expect(page.getByRole("button", { name: "Patios", pressed: true })).toBeVisible();
});
