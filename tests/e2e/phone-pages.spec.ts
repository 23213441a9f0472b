import { sandton } from "#src/content/areas/sandton.ts";
import { more } from "#src/content/interface/sections.ts";
import { expect, test } from "../support/visitor.ts";

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

const reasons = sandton.blocks.find(({ kind }) => kind === "reasons");
const closing = sandton.blocks.find(({ kind }) => kind === "closing");

test("folded list: a phone shows two items and a button that names the rest, a wide window all", async ({
  page,
}) => {
  if (reasons?.kind !== "reasons") throw new Error("Expected reasons on Sandton.");
  const section = page.getByRole("region", { name: reasons.heading });
  const titles = reasons.cards.map(({ title }) => section.getByRole("heading", { name: title }));
  const unfold = section.getByText(more.reasons(titles.length - 2));
  const expectVisible = async (count: number) => {
    for (const [index, title] of titles.entries()) {
      await expect(title).toBeVisible({ visible: index < count });
    }
  };
  await page.setViewportSize(phone);
  await page.goto("/areas/sandton");
  await expectVisible(2);
  await unfold.click();
  await expectVisible(titles.length);
  await unfold.click();
  await expectVisible(2);
  await page.setViewportSize(desk);
  await expectVisible(titles.length);
  await expect(unfold).toBeHidden();
});

test("closing section: its call link shows where no bar at the foot of the window has one", async ({
  page,
}) => {
  const section = page.getByRole("region", { name: closing?.heading ?? "" });
  const call = section.getByRole("link", { name: "Call Us" });
  await page.setViewportSize(desk);
  await page.goto("/areas/sandton");
  await expect(call).toBeVisible();
  await page.setViewportSize(phone);
  await expect(call).toBeHidden();
  await expect(section.getByRole("button", { name: "Request a Free Quote" })).toBeVisible();
});
