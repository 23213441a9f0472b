import type { Page } from "@playwright/test";
import type { MenuListName } from "#src/domain/menu-lists.ts";
import { expect, test, type Visitor } from "../support/visitor.ts";
import { dropdownsModel } from "./dropdowns.model.ts";
import { walksInBrowser } from "./support/walk-in-browser.ts";

test.use({ viewport: { width: 1280, height: 800 } });

interface World {
  page: Page;
  /** The dropdown that the mouse is on. */
  mouseOn: MenuListName | null;
}

const labels = { services: "Services", areas: "Areas We Serve" } as const;

const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });
const button = (page: Page, name: MenuListName) =>
  bar(page).getByRole("button", { name: labels[name] });

/** A link that no other part of the bar has. */
const linkOf = (page: Page, name: MenuListName) =>
  bar(page).getByRole("link", { name: name === "services" ? "Residential" : "Sandton" });

async function moveMouseOff(world: World) {
  await world.page.mouse.move(640, 760);
  world.mouseOn = null;
}

/** The one that is open shows its list, and no other does. */
async function expectOpen({ page }: World, open: MenuListName | null) {
  const lookAt = (name: MenuListName) => [
    expect(button(page, name)).toHaveAttribute("aria-expanded", String(name === open)),
    expect(linkOf(page, name)).toBeVisible({ visible: name === open }),
  ];
  await Promise.all([...lookAt("services"), ...lookAt("areas")]);
}

/** The focus goes to the heading of the next page once that shows, for which time has to pass. */
const untilOnNextPage = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(20);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused({ timeout: 100 });
  }).toPass();

/** No time that passes changes it. */
async function expectToStay(world: World, open: MenuListName | null) {
  await world.page.clock.runFor(1_000);
  await expectOpen(world, open);
}

async function begin({ page, open }: Visitor, { address }: { address: string }): Promise<World> {
  await page.clock.install();
  await open(address);
  // From here the browser can go back and forward.
  await page.getByRole("contentinfo").getByRole("link", { name: "Residential" }).click();
  await expect(page).toHaveURL("/services/residential");
  await page.evaluate(() => window.scrollTo(0, 0));
  // From here time passes by the walk alone.
  await page.clock.pauseAt(Date.now() + 60_000);
  return { page, mouseOn: null };
}

const walks = walksInBrowser(dropdownsModel, {
  begin,
  gestures: {
    "pointer.entered": async (world, { dropdown }) => {
      if (world.mouseOn !== null) await moveMouseOff(world);
      await button(world.page, dropdown).hover();
      world.mouseOn = dropdown;
    },
    "pointer.left": moveMouseOff,
    "dropdown.pressed": async ({ page, mouseOn }, { dropdown }, { before }) => {
      const { open } = before.context;
      if (mouseOn === dropdown) await button(page, dropdown).click();
      else if (open === null || open === dropdown) await button(page, dropdown).press("Enter");
      // A screen reader presses without moving mouse or focus, which would close the other one.
      else await button(page, dropdown).dispatchEvent("click");
    },
    "focus.left": async ({ page }, { dropdown }) => {
      await button(page, dropdown).focus();
      await page.keyboard.press("Shift+Tab");
    },
    "item.chosen": async ({ page }, _, { before }) => {
      const { open } = before.context;
      await linkOf(page, open ?? "services").press("Enter");
      await untilOnNextPage(page);
    },
    "page.changed": async ({ page }) => {
      const isContact = new URL(page.url()).pathname === "/contact";
      await (isContact ? page.goForward() : page.goBack());
      await expect(page).toHaveURL(isContact ? "/services/residential" : "/contact");
      await untilOnNextPage(page);
    },
    "escape.pressed": ({ page }) => page.keyboard.press("Escape"),
    "outside.pressed": ({ page }) => page.mouse.click(4, 40),
    "xstate.after.hoverIntent.dropdowns.pointed": ({ page }) => page.clock.runFor(80),
    "xstate.after.leaveGrace.dropdowns.leaving": ({ page }) => page.clock.runFor(200),
  },
  sights: {
    closed: (world) => expectToStay(world, null),
    pointed: (world, { context }) => expectOpen(world, context.open),
    hovered: (world, { context }) => expectToStay(world, context.open),
    leaving: (world, { context }) => expectOpen(world, context.open),
    pinned: (world, { context }) => expectToStay(world, context.open),
  },
});

for (const { title, take } of walks) test(title, ({ visitor }) => take(visitor));
