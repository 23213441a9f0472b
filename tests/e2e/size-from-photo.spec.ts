import type { Page } from "@playwright/test";
import { plannerTexts } from "#src/content/interface/planner.ts";
import { shapeLabels, sizeLabels } from "#src/content/interface/planner-choices.ts";
import { photoView, groundSize as texts } from "#src/content/interface/planner-photo.ts";
import { planText } from "#src/content/interface/planner-request.ts";
import { success } from "#src/content/interface/quote-form.ts";
import { type Ground, seen } from "#src/planner/domain/ground-size.fixture.ts";
import type { PlanSize } from "#src/planner/domain/paving-plan.ts";
import { planPriceText } from "#src/planner/results/plan-texts.ts";
import { driveway, drivewayUrl, planLength, planner } from "../support/paving-planner.ts";
import * as view from "../support/photo-view.ts";
import { fillInAndSubmit, quoteForm, uniqueName } from "../support/quote-forms.ts";
import { storedRequestsBy } from "../support/store.ts";
import { enter, expect, test } from "../support/visitor.ts";
import { yardPhoto } from "../support/yard-photo.ts";

test.beforeEach(({ open }) => open(drivewayUrl));

/** A yard that a phone sees whole, held across: the near side is 5.5 m, the other one 7.5 m. */
const yard: Ground = { wide: 5.5, deep: 7.5, ahead: 4, yaw: 5, pitch: 12 };
const aspect = 4 / 3;

const press = (page: Page, name: string) =>
  planner(page).getByRole("button", { name, exact: true }).click();
const planWidth = (page: Page) => planner(page).getByLabel(sizeLabels.width, { exact: true });

const side = (page: Page, name: string) =>
  planner(page).getByRole("textbox", { name, exact: true });

/** The sentence with both sides. */
const [about = ""] = texts.size(5.5, 7.5, "§", "").split("§");
const sizeOf = (page: Page, start = about) => planner(page).locator("strong", { hasText: start });

for (const [device, viewport] of [
  ["phone", { width: 360, height: 740 }],
  ["desk @sweep", { width: 1280, height: 800 }],
] as const) {
  test(`size from a photo: leads to plan, price and a request that says so on a ${device} @not-in-firefox`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    // From the button at the size fields, below the photo.
    const chooser = page.waitForEvent("filechooser");
    await view.askButton(page).click();
    await (await chooser).setFiles(await yardPhoto());
    await expect(view.corner(page, "near-left")).toBeFocused();
    await expect(view.corner(page, "near-left")).toBeInViewport();
    // No price of another size.
    const price = planner(page).getByText(planPriceText(driveway)).filter({ visible: true });
    await expect(price).toHaveCount(0);
    await view.dragCorners(page, seen(yard, { aspect }));
    await expect(sizeOf(page)).toBeVisible();
    await press(page, texts.take);
    await expect(planLength(page)).toHaveValue("7.5");
    await expect(planWidth(page)).toHaveValue("5.5");
    const size: PlanSize = { shape: "rectangle", length: 7.5, width: 5.5 };
    await expect(
      planner(page)
        .getByText(planPriceText({ ...driveway, size }))
        .first(),
    ).toBeVisible();
    // The plan lies between the corners, with its longer side leading away, and contradicts nothing.
    await expect(view.laidPhoto(page)).toBeVisible();
    const ground = planner(page).getByRole("button", { name: photoView.bareGround });
    await expect(ground).toBeFocused();
    await expect(
      planner(page).getByRole("button", { name: plannerTexts.undoPreset, exact: true }),
    ).toBeInViewport();
    await expect(planner(page).getByText(photoView.instruction("5.5 m", "7.5 m"))).toBeVisible();
    await press(page, plannerTexts.add);
    // Its card shows the picture, which the visitor can send once the request has been sent.
    await expect(quoteForm(page).locator("canvas")).toBeVisible();
    const name = uniqueName();
    await fillInAndSubmit(quoteForm(page), name);
    await expect.poll(async () => (await storedRequestsBy(name)).length).toBe(1);
    expect(JSON.stringify(await storedRequestsBy(name))).toContain(planText.fromPhoto);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: success.savePicture }).click();
    expect((await download).suggestedFilename()).toBe(photoView.fileName);
  });
}

test("size from a photo: the focal length in the file counts", async ({ page }) => {
  await view.choosePhoto(page, await yardPhoto({ focal35: 13 }), texts.ask);
  await view.dragCorners(page, seen({ ...yard, ahead: 1.5, pitch: 30 }, { aspect, focal35: 13 }));
  await expect(sizeOf(page)).toBeVisible();
});

test("size from a photo: is said once a corner was moved, and follows the arrow keys", async ({
  page,
}) => {
  await view.choosePhoto(page, await yardPhoto(), texts.ask);
  await expect(view.bareGround(page)).toBeVisible();
  await expect(planner(page).getByRole("button", { name: texts.take })).toHaveCount(0);
  await view.corner(page, "near-left").press("ArrowLeft");
  const sentence = sizeOf(page, "m (");
  const before = await sentence.textContent();
  for (let step = 0; step < 12; step += 1) await view.corner(page, "far-left").press("ArrowUp");
  await expect(sentence).not.toHaveText(before ?? "");
});

test("size from a photo: one known side gives the other, and one that cannot be says so", async ({
  page,
}) => {
  await view.choosePhoto(page, await yardPhoto(), texts.ask);
  await view.dragCorners(page, seen({ ...yard, wide: 4, deep: 5 }, { aspect }));
  const { near, away } = texts.sides;
  const doubt = planner(page).getByText(texts.otherSide(4)).first();
  await enter(side(page, near), "3,8 m");
  await expect(sizeOf(page, "3.8 × ")).toBeVisible();
  await expect(doubt).toHaveCount(0);
  await enter(side(page, near), "8");
  await expect(doubt).toBeVisible();
  await enter(side(page, near), "x");
  await expect(side(page, near)).toHaveAttribute("aria-invalid", "true");
  await enter(side(page, away), "5");
  await expect(side(page, near)).toHaveValue("");
  await expect(sizeOf(page, "× 5 m")).toBeVisible();
  await press(page, texts.take);
  await expect(planLength(page)).toHaveValue("5");
  await press(page, plannerTexts.undoPreset);
  await expect(planLength(page)).toHaveValue(String(driveway.size.length));
});

test("size from a photo: of ground that is too flat to tell, asks for a side", async ({ page }) => {
  await view.choosePhoto(page, await yardPhoto(), texts.ask);
  await view.dragCorners(
    page,
    seen({ wide: 4, deep: 14, ahead: 6, yaw: 15, pitch: 8 }, { aspect }),
  );
  await expect(sizeOf(page, texts.tooVague)).toBeVisible();
  await expect(planner(page).getByRole("button", { name: texts.take })).toHaveCount(0);
  await press(page, texts.garageDoors["4.9"]);
  await expect(side(page, texts.sides.near)).toHaveValue("4.9");
  await expect(sizeOf(page, "4.9 × ")).toBeVisible();
});

test("size from a photo: a plan of another size gets a sentence that leads to it once a corner was moved", async ({
  page,
}) => {
  await view.choosePhoto(page, await yardPhoto());
  const other = planner(page).getByText(texts.otherSize(5.5, 7.5)).first();
  await view.dragCorners(page, seen(yard, { aspect }));
  // The plan is 8 × 6 m.
  await expect(other).toHaveCount(0);
  await enter(planLength(page), "4");
  await expect(other).toBeVisible();
  await press(page, texts.take);
  await expect(other).toHaveCount(0);
});

test("size from a photo: fits a circle, and is said of no size that the page cannot plan", async ({
  page,
}) => {
  await planner(page).getByRole("radio", { name: shapeLabels.circle, exact: true }).check();
  await view.choosePhoto(page, await yardPhoto(), texts.ask);
  await view.dragCorners(page, seen(yard, { aspect }));
  await enter(side(page, texts.sides.near), "180");
  await expect(planner(page).getByText(texts.beyond).first()).toBeVisible();
  await expect(planner(page).getByRole("button", { name: texts.take })).toHaveCount(0);
  await enter(side(page, texts.sides.near), "");
  await press(page, texts.take);
  await expect(planner(page).getByLabel(sizeLabels.diameter, { exact: true })).toHaveValue("6.5");
  await press(page, texts.ask);
  await enter(side(page, texts.sides.near), "2.45");
  await press(page, texts.take);
  await expect(planner(page).getByText(texts.otherSize(5, 7).split("5")[0] ?? "")).toHaveCount(0);
});

test("size from a photo: corners of no level rectangle say what is wrong, and give no size", async ({
  page,
}) => {
  await view.choosePhoto(page, await yardPhoto(), texts.ask);
  await view.corner(page, "near-left").press("ArrowLeft");
  const take = planner(page).getByRole("button", { name: texts.take });
  await expect(take).toBeVisible();
  await view.dragCorner(page, "far-left", [0.02, 0.6]);
  await view.dragCorner(page, "far-right", [0.98, 0.6]);
  await view.dragCorner(page, "near-left", [0.3, 0.9]);
  await expect(planner(page).getByText(texts.farIsWider).first()).toBeVisible();
  await expect(take).toHaveCount(0);
  await view.dragCorner(page, "near-left", [0.95, 0.95]);
  await view.dragCorner(page, "near-right", [0.3, 0.9]);
  await expect(planner(page).getByText(texts.noRectangle).first()).toBeVisible();
  await expect(take).toHaveCount(0);
});
