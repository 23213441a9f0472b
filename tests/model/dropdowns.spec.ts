import type { Page } from "@playwright/test";
import type { MenuListName } from "#src/domain/pages.ts";
import { dropdownsModel } from "../../machines/dropdowns/dropdowns.model.ts";
import { footerLink, mainHeading, mainMenu } from "../support/landmarks.ts";
import { pauseClock, visitTime } from "../support/page-clock.ts";
import { expect, test, type Visitor } from "../support/visitor.ts";
import { testPaths } from "./support/run-path-in-browser.ts";

test.use({ viewport: { width: 1280, height: 800 } });

interface DropdownFixture {
  page: Page;
  /** The dropdown that the mouse is on. */
  mouseOn: MenuListName | null;
}

const labels = { services: "Services", areas: "Areas We Serve" } as const;

const button = (page: Page, name: MenuListName) =>
  mainMenu(page).getByRole("button", { name: labels[name] });

/** A link that only this dropdown has. */
const linkOf = (page: Page, name: MenuListName) =>
  mainMenu(page).getByRole("link", { name: name === "services" ? "Residential" : "Sandton" });

async function moveMouseOff(fixture: DropdownFixture) {
  await fixture.page.mouse.move(640, 760);
  fixture.mouseOn = null;
}

async function expectOpen({ page }: DropdownFixture, open: MenuListName | null) {
  const expectations = (name: MenuListName) => [
    expect(button(page, name)).toHaveAttribute("aria-expanded", String(name === open)),
    expect(linkOf(page, name)).toBeVisible({ visible: name === open }),
  ];
  await Promise.all([...expectations("services"), ...expectations("areas")]);
}

/** Waits for the focus on the next page's heading, which needs the clock to advance. */
const waitForNextPage = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(20);
    await expect(mainHeading(page)).toBeFocused({ timeout: 100 });
  }).toPass();

async function expectToStay(fixture: DropdownFixture, open: MenuListName | null) {
  await fixture.page.clock.runFor(1_000);
  await expectOpen(fixture, open);
}

async function start(
  { page, open }: Visitor,
  { pathname }: { pathname: string },
): Promise<DropdownFixture> {
  await page.clock.install({ time: visitTime });
  await open(pathname);
  // Gives the browser a history entry to go back and forward.
  await footerLink(page, "Residential").click();
  await expect(page).toHaveURL("/services/residential");
  await page.evaluate(() => window.scrollTo(0, 0));
  // From here on the clock advances only by the path's actions.
  await pauseClock(page);
  return { page, mouseOn: null };
}

testPaths(dropdownsModel, {
  start,
  actions: {
    "pointer.entered": async (fixture, { dropdown }) => {
      if (fixture.mouseOn !== null) await moveMouseOff(fixture);
      await button(fixture.page, dropdown).hover();
      fixture.mouseOn = dropdown;
    },
    "pointer.left": moveMouseOff,
    "dropdown.pressed": async ({ page, mouseOn }, { dropdown }, { before }) => {
      const { open } = before.context;
      if (mouseOn === dropdown) await button(page, dropdown).click();
      else if (open === null || open === dropdown) await button(page, dropdown).press("Enter");
      // A screen reader clicks without moving mouse or focus, which would close the other one.
      else await button(page, dropdown).dispatchEvent("click");
    },
    "focus.left": async ({ page }, { dropdown }) => {
      await button(page, dropdown).focus();
      await page.keyboard.press("Shift+Tab");
    },
    "item.chosen": async ({ page }, _, { before }) => {
      const { open } = before.context;
      await linkOf(page, open ?? "services").press("Enter");
      await waitForNextPage(page);
    },
    "page.changed": async ({ page }) => {
      const isContact = new URL(page.url()).pathname === "/contact";
      await (isContact ? page.goForward() : page.goBack());
      await expect(page).toHaveURL(isContact ? "/services/residential" : "/contact");
      await waitForNextPage(page);
    },
    "escape.pressed": ({ page }) => page.keyboard.press("Escape"),
    "outside.pressed": ({ page }) => page.mouse.click(4, 40),
    "xstate.after.hoverIntent.dropdowns.pointed": ({ page }) => page.clock.runFor(80),
    "xstate.after.leaveGrace.dropdowns.leaving": ({ page }) => page.clock.runFor(200),
  },
  assertions: {
    closed: (fixture) => expectToStay(fixture, null),
    pointed: (fixture, { context }) => expectOpen(fixture, context.open),
    hovered: (fixture, { context }) => expectToStay(fixture, context.open),
    leaving: (fixture, { context }) => expectOpen(fixture, context.open),
    pinned: (fixture, { context }) => expectToStay(fixture, context.open),
  },
});
