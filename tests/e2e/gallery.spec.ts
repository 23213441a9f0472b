import type { Page } from "@playwright/test";
import { gallery } from "#src/content/gallery.ts";
import { closeDialog } from "#src/content/interface/every-page.ts";
import {
  enlarge as enlargeText,
  nextProject,
  planOneLikeThis,
  previousProject,
  projectCount,
  projectFacts,
  projectPosition,
} from "#src/content/interface/gallery.ts";
import { offer } from "#src/content/offer.ts";
import { illustrationLabel } from "#src/content/pictures/illustration-note.ts";
import { pictures } from "#src/content/pictures/pictures.ts";
import type { GalleryProject } from "#src/content-schema/gallery-schema.ts";
import { planInLink } from "#src/domain/attachments.ts";
import { readPlan } from "#src/planner/domain/plan-link.ts";
import { planPriceText } from "#src/planner/results/plan-texts.ts";
import { startFinger } from "../support/finger.ts";
import { block, everyScript, hold } from "../support/hold.ts";
import { planDrawing } from "../support/paving-planner.ts";
import { laidPhoto } from "../support/photo-view.ts";
import { expect, nextFrame, test, waitForHydration } from "../support/visitor.ts";
import { yardPhoto } from "../support/yard-photo.ts";

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
const [first, second, third] = projectsOf();
const patios = projectsOf("patio");
if (!first || !second || !third || patios.length < 2) throw new Error("The gallery is too small.");

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

/** In whole pixels; Firefox also scrolls by a part of one. */
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Lets an animated scroll, which a key or a finger has begun, come to rest. */
const rest = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 40; frame += 1) await new Promise(requestAnimationFrame);
  });

/** What an advert adds to the URL, which stays as it is. */
const campaign = "utm_id=120212345678901234&utm_content=662E41&name=a%20b&code=007";

test("gallery: enlarged projects leave the page as it was", async ({ page, open }) => {
  const [one, two] = patios;
  if (!one || !two) throw new Error("Expected two patios.");
  await open(`/gallery?${campaign}`);
  // Without moving the focus to it, as Safari presses a link.
  await enlarge(page, second.title).evaluate((link: HTMLElement) => link.click());
  await expectShown(page, second);
  await page.keyboard.press("Escape");
  await expect(view(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/gallery?${campaign}`);
  await expect(enlarge(page, second.title)).toBeFocused();

  const category = page.getByRole("button", { name: "Patios" });
  await category.click();
  await expect(page).toHaveURL(`/gallery?${campaign}&category=patio`);
  const position = await scrollPosition(page);
  await test.step("the same category again keeps the scroll position", async () => {
    expect(position).toBeGreaterThan(0);
    // locator.click() would scroll to the button first.
    await category.evaluate(async (button: HTMLElement) => {
      button.click();
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(await scrollPosition(page)).toBe(position);
  });

  await test.step("Back and Forward return to the place that was left", async () => {
    await page.evaluate(() => window.scrollBy({ top: 300, behavior: "instant" }));
    await page.evaluate(() => history.back());
    await expect(page.getByRole("button", { name: "All Projects", pressed: true })).toBeVisible();
    await expect.poll(() => scrollPosition(page)).toBe(position);
    await page.evaluate(() => history.forward());
    await expect(page.getByRole("button", { name: "Patios", pressed: true })).toBeVisible();
    await expect.poll(() => scrollPosition(page)).toBe(position + 300);
  });

  await test.step("arrow keys and buttons stay in the category", async () => {
    await enlarge(page, one.title).click();
    await expectShown(page, one, patios);
    const controls = view(page).getByRole("button").or(view(page).getByRole("link"));
    for (const control of await controls.all()) await expect(control).toBeInViewport({ ratio: 1 });
    await expect(view(page).getByRole("button", { name: previousProject })).toBeDisabled();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowRight");
    await expectShown(page, two, patios);
    await press(page, previousProject);
    await expectShown(page, one, patios);
    for (const project of patios.slice(1)) {
      await press(page, nextProject);
      await expectShown(page, project, patios);
    }
    await expect(view(page).getByRole("button", { name: nextProject })).toBeDisabled();
    await expect(page).toHaveURL(/category=patio&/);
    await page.goBack();
    await expect(view(page)).toHaveCount(0);
    await expect(page).toHaveURL(`/gallery?${campaign}&category=patio`);
    await expect(category).toHaveAttribute("aria-pressed", "true");
  });
});

test("gallery: shows a URL's category before the script, and all without", async ({ page }) => {
  // A font that swaps wraps lines differently.
  await block(page, "**/*.woff2");
  const titles = page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 });
  const all = projectsOf();
  const boxes = () =>
    titles.evaluateAll((each) => each.map((title) => title.getBoundingClientRect().toJSON()));
  for (const [category, shown] of [
    ["no-such", all],
    ["patio", patios],
  ] as const) {
    const scripts = await hold(page, everyScript);
    await page.goto(`/gallery?category=${category}`);
    const expected = shown.map(({ title }) => title);
    await expect(titles).toHaveText(expected);
    const before = await boxes();
    scripts.arrive();
    await waitForHydration(page);
    const count = projectCount(shown.length, all.length);
    await expect(page.getByRole("status").filter({ hasText: count })).toBeVisible();
    await expect(titles).toHaveText(expected);
    expect(await boxes(), category).toEqual(before);
    await page.unroute(everyScript);
  }

  await block(page, everyScript);
  await page.reload();
  await expect(titles).toHaveCount(all.length);
});

test("gallery: a photo chosen beside a project opens the planner with its plan", async ({
  page,
  open,
}) => {
  const [project] = projectsOf().filter(({ plan }) => plan);
  const plan = planInLink(project?.plan ?? "");
  await open(`/gallery?project=${project?.id}`);
  const chooser = page.waitForEvent("filechooser");
  await view(page).locator("label", { hasText: offer.photo }).click();
  await (await chooser).setFiles(await yardPhoto());
  await expect(laidPhoto(page)).toBeVisible();
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get("plan") === plan);
});

test("gallery: an enlarged project begins with its plan, and has its facts in a table", async ({
  page,
  open,
}) => {
  const project = projectsOf().find(({ plan, pattern, paver }) => plan && pattern && paver);
  if (!project?.plan) throw new Error("Expected a project with a plan and facts.");
  await open(`/gallery?project=${project.id}`);
  const link = view(page).getByRole("link", { name: planOneLikeThis });
  await view(page).getByRole("button", { name: closeDialog }).focus();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  const plan = readPlan(planInLink(project.plan));
  if (plan === null) throw new Error(`Expected a plan in ${project.plan}.`);
  for (const [label, value] of [
    [projectFacts.pattern, project.pattern],
    [projectFacts.paver, project.paver],
    [projectFacts.price, planPriceText(plan)],
  ] as const) {
    await expect(view(page).getByRole("row", { name: label })).toContainText(value ?? "");
  }
  await link.click();
  await expect(planDrawing(page)).toBeVisible();
  await page.goBack();
  await expect(view(page)).toHaveAccessibleName(project.title);
});

test("gallery: an arrow key moves by one, also on a pressed picture and held down", async ({
  page,
  open,
}) => {
  await open(`/gallery?project=${first.id}`);
  await view(page).getByRole("img").click();
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.down("ArrowRight");
    await nextFrame(page);
  }
  await page.keyboard.up("ArrowRight");
  await rest(page);
  await expectShown(page, second);
});

test("gallery: a press on Next counts before the one ahead of it has rendered", async ({
  page,
  open,
}) => {
  await open(`/gallery?project=${first.id}`);
  await view(page)
    .getByRole("button", { name: nextProject })
    .evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
  await expectShown(page, third);
});

test("gallery: a closed picture that the URL opened leaves the focus on its project", async ({
  page,
  open,
}) => {
  await open(`/gallery?project=${third.id}`);
  await expectShown(page, third);
  await page.keyboard.press("Escape");
  await expect(enlarge(page, third.title)).toBeFocused();
  await expect(enlarge(page, third.title)).toBeInViewport();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  const [left, middle, right] = [
    [30, 200],
    [180, 200],
    [330, 200],
  ] as const;

  const expectWhole = (page: Page) =>
    expect(view(page).getByRole("img").first()).toBeInViewport({ ratio: 0.99 });

  test("gallery: Next stays below the finger, and no picture is cropped @not-in-firefox", async ({
    page,
    open,
  }) => {
    await open(`/gallery?project=${first.id}`);
    const box = await view(page).getByRole("button", { name: nextProject }).boundingBox();
    if (box === null) throw new Error("Expected a button.");
    for (const project of projectsOf().slice(1, 6)) {
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      await expectShown(page, project);
      const picture = await view(page).getByRole("img").first().boundingBox();
      expect((picture?.width ?? 0) / (picture?.height ?? 1), project.id).toBeCloseTo(1.5);
    }
  });

  test("swipe: shows the neighbour @not-in-firefox @not-in-webkit", async ({ page, open }) => {
    await open(`/gallery?project=${first.id}`);
    await expectShown(page, first);
    const { drag, lift, swipe, zoomIn } = await startFinger(page);
    for (const project of projectsOf().slice(1, 3)) {
      await swipe(right, left);
      await expectShown(page, project);
      await rest(page);
      await expectShown(page, project);
      await expectWhole(page);
    }
    await open(`/gallery?project=${second.id}`);
    await expectShown(page, second);
    await swipe(left, right);
    await expectShown(page, first);
    await zoomIn(middle);
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
    const offset = () => page.evaluate(() => visualViewport?.offsetLeft ?? 0);
    const before = await offset();
    await drag(right, left);
    await expect.poll(offset).toBeGreaterThan(before);
    await lift();
    await expectShown(page, first);
  });

  test("swipe: ends where the phone is turned @not-in-firefox @not-in-webkit", async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await open(`/gallery?project=${second.id}`);
    await expectShown(page, second);
    const { drag, lift, swipe } = await startFinger(page);
    await drag([280, 200], [80, 200]);
    await page.setViewportSize({ width: 360, height: 740 });
    await lift();
    await rest(page);
    await expectShown(page, second);
    await expectWhole(page);
    await swipe(left, right);
    await expectShown(page, first);
  });

  test("swipe: shows no project outside the filter @not-in-firefox @not-in-webkit", async ({
    page,
    open,
  }) => {
    const other = projectsOf().find(({ category }) => category !== "patio");
    if (other === undefined) throw new Error("Expected a project that is no patio.");
    await open(`/gallery?category=patio&project=${other.id}`);
    const { swipe } = await startFinger(page);
    await swipe(right, left);
    await rest(page);
    await expect(view(page)).toHaveAccessibleName(other.title);
  });
});
