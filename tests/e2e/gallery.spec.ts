import type { Page } from "@playwright/test";
import { gallery } from "#src/content/gallery.ts";
import {
  enlarge as enlargeText,
  nextProject,
  previousProject,
  projectPosition,
} from "#src/content/interface/gallery.ts";
import { illustrationLabel } from "#src/content/pictures/illustration-note.ts";
import { pictures } from "#src/content/pictures/pictures.ts";
import type { GalleryProject } from "#src/content-schema/page-schema.ts";
import { expect, test } from "../support/visitor.ts";

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
  await expect(view(page).getByText(illustrationLabel, { exact: true })).toHaveCount(
    isIllustration ? 1 : 0,
  );
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
