import { askInVain, errorNotice, quoteDialog } from "../support/quote-forms.ts";
import { expect, test, type Visitor } from "../support/visitor.ts";
import { windows } from "./looks.ts";
import { noteMovements } from "./motion.ts";

/** Opens whatever opens; what moves on the way is noted. */
async function openEverything(visitor: Visitor) {
  const { page, open } = visitor;
  const movements = await noteMovements(page);
  const found: Awaited<ReturnType<typeof movements>> = [];

  await page.setViewportSize(windows.desk);
  await open("/services/residential");
  await page.getByRole("navigation", { name: "Main" }).getByRole("button").first().click();
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("list")).toHaveCount(2);
  const main = page.getByRole("main");
  await main.getByRole("button", { expanded: false }).first().click();
  // Its script comes with the press: what opens when it is there takes the focus.
  await expect(main.getByRole("button", { expanded: true })).toBeFocused();
  await main.getByRole("button", { name: /Quote/ }).first().hover();

  await page.setViewportSize(windows.phone);
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.getByRole("button", { name: "Services" }).click();
  await expect(menu.getByRole("link", { name: "Industrial" })).toBeVisible();
  found.push(...(await movements()));

  await askInVain(visitor, { location: "dialog" });
  await expect(errorNotice(page)).toBeVisible();
  await expect(quoteDialog(page)).toBeVisible();
  found.push(...(await movements()));
  return found;
}

const longer = (than: number, movements: readonly { name: string; duration: number }[]) =>
  movements.filter(({ duration }) => duration > than);

test("nothing moves for who wants less motion", async ({ visitor }) => {
  await visitor.page.emulateMedia({ reducedMotion: "reduce" });
  expect(longer(1, await openEverything(visitor))).toEqual([]);
});

test("what moves for others is short", async ({ visitor }) => {
  const movements = await openEverything(visitor);
  // The dialog, its ground, the notice, the menu, the list, a button.
  expect(longer(100, movements).length).toBeGreaterThan(5);
  expect(longer(250, movements)).toEqual([]);
});

test("a movement that does not end is found", async ({ page }) => {
  const movements = await noteMovements(page);
  await page.route("**/moving", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<style>@keyframes turn { to { rotate: 1turn } }
        h1 { animation: turn 1s infinite } button { transition: color 2s }
        button:hover { color: red }</style><h1>Round</h1><button>Slow</button>`,
    }),
  );
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/moving");
  await page.getByRole("button").hover();
  const names = async () => longer(1, await movements()).map(({ name }) => name);
  await expect.poll(names).toContain("turn of h1 Round");
  await expect.poll(names).toContain("color of button Slow");
});
