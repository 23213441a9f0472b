import { breakWhere, brokenOnPurpose } from "../support/broken-script.ts";
import { business } from "../support/business.ts";
import {
  openForm,
  quoteButton,
  quoteDialog,
  quoteForm,
  uniqueName,
} from "../support/quote-forms.ts";
import {
  enter,
  expect,
  fillIn,
  test,
  type Visitor,
  waitForAllIslands,
  waitForHydration,
} from "../support/visitor.ts";

/*
 * A fault stays in the part that it happens in. Whatever breaks while it is drawn, the rest of the
 * page works, phone and e-mail are in reach, and the console hears of it.
 */

/** What holds whichever part broke. */
async function expectTheRestWorks({ page, console }: Visitor) {
  expect(console.join("\n")).toContain(brokenOnPurpose);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("This page did not load");
  const links = page.getByRole("contentinfo").getByRole("link");
  await expect(links.filter({ hasText: business.visiblePhone })).toBeVisible();
  await expect(links.filter({ hasText: business.email })).toBeVisible();
  await links.filter({ hasText: "Privacy Policy" }).click();
  await expect(page).toHaveURL("/privacy-policy");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

const brokenPart = (page: Visitor["page"]) =>
  page.getByRole("alert").filter({ hasText: "This part of the page has stopped working." });

test("the header without its menus keeps name, phone, and the way to all links", async ({
  visitor,
}) => {
  const { page } = visitor;
  await breakWhere(page, "Main");
  await page.goto("/");
  await waitForHydration(page);
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Menu" })).toBeVisible();
  await expect(header.getByRole("link", { name: "Call Us" })).toBeVisible();
  await expect(header.getByRole("link", { name: business.name })).toBeVisible();
  await quoteButton(page).click();
  await expect(quoteDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(quoteDialog(page)).toHaveCount(0);
  await header.getByRole("link", { name: "Menu" }).click();
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await expectTheRestWorks(visitor);
});

test("the gallery without its filter shows all projects", async ({ visitor }) => {
  const { page } = visitor;
  await page.goto("/gallery");
  const projects = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("img") });
  const all = await projects.count();
  expect(all).toBeGreaterThan(5);
  await breakWhere(page, "Filter projects");
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole("button", { name: "Driveways" })).toHaveCount(0);
  await expect(projects).toHaveCount(all);
  await expectTheRestWorks(visitor);
});

test("a picture that cannot be enlarged says so, and the gallery goes on", async ({ visitor }) => {
  const { page, open } = visitor;
  await breakWhere(page, " Previous");
  await open("/gallery");
  const project = page.getByRole("main").getByRole("listitem").nth(2);
  await project.getByRole("link", { name: "Enlarge" }).click();
  await expect(project.getByRole("alert")).toHaveText(
    "The large picture did not open. Check your connection and press again.",
  );
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/gallery");
  await page.getByRole("button", { name: "Driveways" }).click();
  await expect(page).toHaveURL("/gallery?category=driveway");
  await expectTheRestWorks(visitor);
});

test("office hours that cannot be told are left out", async ({ visitor }) => {
  const { page, open } = visitor;
  await page.clock.setFixedTime("2026-03-04T10:00:00+02:00");
  await breakWhere(page, "Within office hours now");
  await open("/contact");
  await expect(page.getByRole("main").getByText("Monday-Friday")).toBeVisible();
  await expect(page.getByText("office hours now")).toHaveCount(0);
  await waitForAllIslands(page);
  await fillIn(quoteForm(page), uniqueName());
  await expectTheRestWorks(visitor);
});

for (const location of ["home", "contact"] as const) {
  test(`the ${location} form gives way to phone and e-mail, and keeps what I typed`, async ({
    visitor,
  }) => {
    const { page } = visitor;
    const name = uniqueName();
    const mend = await breakWhere(page, "Fields marked * are required");
    await page.goto(location === "home" ? "/" : "/contact");
    await page.evaluate(() => scrollTo(0, 0));
    await waitForHydration(page);
    // Typed before the script of the form has come: nobody but the page knows of it.
    await page.evaluate((typed) => {
      const field = document.querySelector<HTMLInputElement>("form input[name=name]");
      if (field) field.value = typed;
    }, name);
    await quoteForm(page).getByLabel("Email").focus();
    const message = page.getByRole("alert").filter({ hasText: "The form has stopped working." });
    await expect(message.getByRole("link", { name: business.visiblePhone })).toBeVisible();
    await expect(message.getByRole("link", { name: business.email })).toBeVisible();
    // It is drawn again, and breaks again.
    await message.getByRole("button", { name: "Try again" }).press("Enter");
    await expect(message.getByRole("button", { name: "Try again" })).toBeFocused();
    await expectTheRestWorks(visitor);
    await mend();
    await openForm(visitor, location);
    await expect(quoteForm(page).getByLabel("Name")).toHaveValue(name);
  });
}

test("a form that breaks in the dialog says so in a dialog that I can close", async ({
  visitor,
}) => {
  const { page, open } = visitor;
  await breakWhere(page, "Fields marked * are required");
  await open("/about");
  await page.getByRole("button", { name: /Quote/ }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: business.visiblePhone })).toBeVisible();
  await expect(dialog.getByRole("link", { name: business.email })).toBeVisible();
  // It is drawn again, and breaks again.
  await dialog.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("What you typed is kept.");
  await expect(dialog).toBeFocused();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  await expectTheRestWorks(visitor);
});

test("a dialog that breaks leads to the form of the contact page", async ({ visitor }) => {
  const { page, open } = visitor;
  await breakWhere(page, "Close");
  await open("/");
  await waitForAllIslands(page);
  await quoteForm(page).getByLabel("Area").fill("Rynfield");
  await quoteButton(page).click();
  await expect(page).toHaveURL("/contact");
  await waitForAllIslands(page);
  await expect(quoteForm(page).getByLabel("Area")).toHaveValue("Rynfield");
  await expectTheRestWorks(visitor);
});

test("the suburb finder gives way to phone and e-mail, and the lists stay", async ({ visitor }) => {
  const { page, open } = visitor;
  await breakWhere(page, "The whole area");
  await open("/areas-we-serve");
  await waitForAllIslands(page);
  await enter(page.getByRole("combobox"), "Sandton");
  await expect(brokenPart(page).getByRole("link", { name: business.visiblePhone })).toBeVisible();
  await expect(brokenPart(page).getByRole("link", { name: business.email })).toBeVisible();
  await expect(page.getByRole("list", { name: "Suburbs of Benoni" })).toBeVisible();
  await expectTheRestWorks(visitor);
});

test("questions that cannot be folded stand there with their answers", async ({ visitor }) => {
  const { page, open } = visitor;
  await breakWhere(page, "until-found");
  await open("/faq");
  const questions = page.getByRole("main").getByRole("heading", { level: 2 });
  const titles = await questions.allTextContents();
  await page.getByRole("button", { name: titles[1] ?? "" }).focus();
  await expect(page.getByRole("main").getByRole("button", { name: titles[1] ?? "" })).toHaveCount(
    0,
  );
  for (const title of titles.slice(0, 4)) {
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  }
  await expectTheRestWorks(visitor);
});

test("without a map, its address and the form stay", async ({ visitor }) => {
  const { page, open } = visitor;
  await page.addInitScript((fault) => {
    window.IntersectionObserver = class {
      constructor() {
        throw new Error(fault);
      }
    } as unknown as typeof IntersectionObserver;
  }, brokenOnPurpose);
  await open("/contact");
  await expect(page.getByText("The map is not showing.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the map on OpenStreetMap" })).toBeVisible();
  await waitForAllIslands(page);
  await fillIn(quoteForm(page), uniqueName());
  await expectTheRestWorks(visitor);
});

test("a frame that breaks leaves phone, e-mail and another try", async ({ visitor }) => {
  const { page } = visitor;
  const mend = await breakWhere(page, "Contact details");
  await page.goto("/about");
  const heading = page.getByRole("heading", { level: 1 });
  await page.mouse.move(1, 1);
  await expect(heading).toHaveText("This page did not load");
  await expect(page).toHaveTitle("This page did not load");
  await expect(page.getByRole("link", { name: business.visiblePhone })).toBeVisible();
  await expect(page.getByRole("link", { name: business.email })).toBeVisible();
  expect(visitor.console.join("\n")).toContain(brokenOnPurpose);
  await mend();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(heading).not.toHaveText("This page did not load");
  await waitForHydration(page);
});
