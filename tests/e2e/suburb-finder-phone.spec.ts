import { placeNames } from "#src/content/areas/place-names.ts";
import { pavingIn } from "#src/content/interface/sections.ts";
import { areaNames } from "#src/domain/areas.ts";
import { matchPlaces } from "#src/features/suburb-finder/match-places.ts";
import { coverOfFocus } from "../support/focus.ts";
import { mainHeading } from "../support/landmarks.ts";
import { suburbField, suburbList } from "../support/suburb-finder.ts";
import { expect, tap, test } from "../support/visitor.ts";

test.describe("suburb finder on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("scrolls the suggestions into view", async ({ page, open }) => {
    await open("/areas-we-serve");
    await suburbField(page).evaluate((element) => element.scrollIntoView({ block: "end" }));
    await tap(suburbField(page));
    await page.keyboard.type("park");
    await expect(suburbList(page).getByRole("option").last()).toBeInViewport({ ratio: 1 });
    await expect(suburbField(page)).toBeInViewport({ ratio: 1 });
  });

  test("keeps the field in view in a low window", async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 420 });
    await open("/areas-we-serve");
    await suburbField(page).evaluate((element) => element.scrollIntoView({ block: "end" }));
    await tap(suburbField(page));
    await page.keyboard.type("park");
    await expect(suburbList(page).getByRole("option").first()).toBeInViewport({ ratio: 1 });
    expect(await coverOfFocus(page)).toBeNull();
  });

  test("a tap chooses a suggestion; each is at least 44 px high", async ({ page, open }) => {
    await open("/areas-we-serve");
    await tap(suburbField(page));
    await page.keyboard.type("park");
    const suggested = matchPlaces(placeNames, "park");
    await expect(suburbList(page).getByRole("option")).toHaveCount(suggested.length);
    for (const option of await suburbList(page).getByRole("option").all()) {
      const box = await option.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    }
    await tap(suburbList(page).getByRole("option").last());
    const area = suggested.at(-1)?.area;
    if (area === undefined) throw new Error("Expected places that are suggested, got none.");
    await expect(page).toHaveURL(`/areas/${area}`);
    await expect(mainHeading(page)).toHaveText(`${pavingIn(areaNames[area])} ${areaNames[area]}`);
  });
});
