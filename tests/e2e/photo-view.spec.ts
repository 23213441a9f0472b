import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { colourLabels, plannerTexts } from "#src/content/interface/paving-planner.ts";
import { photoNotices, photoView as texts } from "#src/content/interface/photo-view.ts";
import { usualCorners } from "#src/domain/photo-ground.ts";
import { drivewayUrl, planDrawing, planLength, planner } from "../support/paving-planner.ts";
import { choosePhoto, colourAt, corner, laidPhoto } from "../support/photo-view.ts";
import { expect, test } from "../support/visitor.ts";
import { yardPhoto } from "../support/yard-photo.ts";

test.beforeEach(({ open }) => open(drivewayUrl));

const [left, top] = usualCorners["near-left"].map((share) => Math.round(share * 100));
const placeOf = (x = 0, y = 0) => new RegExp(`^${x} .*\\b${y} `);

test("own photo: a corner follows the arrow keys, and the plan follows it", async ({ page }) => {
  await choosePhoto(page, await yardPhoto());
  const near = corner(page, "near-left");
  await expect(near).toHaveAttribute("aria-valuetext", placeOf(left, top));
  // A screen reader hears that the photo is there, and what to do.
  const [instruction = ""] = texts.place("§", "").split("§");
  await expect(planner(page).getByRole("status").getByText(instruction)).toBeVisible();
  // Near left, near right, then the far ones.
  await near.focus();
  for (const next of ["near-right", "far-right", "far-left"] as const) {
    await page.keyboard.press("Tab");
    await expect(corner(page, next)).toBeFocused();
  }
  // Beside the far left corner: paved now, bare once the corner has moved past it.
  const bare = await colourAt(page, 0.05, 0.8);
  expect(await colourAt(page, 0.33, 0.6)).not.toEqual(bare);
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("ArrowRight");
  await expect(corner(page, "far-left")).toHaveAttribute("aria-valuetext", placeOf(36, 58));
  await page.keyboard.press("Shift+ArrowDown");
  await expect(corner(page, "far-left")).toHaveAttribute("aria-valuetext", placeOf(36, 58.1));
  await expect.poll(() => colourAt(page, 0.33, 0.6)).toEqual(bare);
  await planner(page).getByRole("button", { name: texts.reset }).click();
  await expect(corner(page, "far-left")).toHaveAttribute("aria-valuetext", placeOf(32, 58));
});

test("own photo: a corner is dragged under a magnifier, and Escape takes it back", async ({
  page,
}) => {
  await choosePhoto(page, await yardPhoto());
  const near = corner(page, "near-left");
  await near.hover();
  await page.mouse.down();
  const picture = await laidPhoto(page).boundingBox();
  if (picture === null) throw new Error("Expected a picture.");
  await page.mouse.move(picture.x + picture.width * 0.25, picture.y + picture.height * 0.8, {
    steps: 4,
  });
  await expect(near).toHaveAttribute("aria-valuetext", /^2\d/);
  await expect(planner(page).locator("canvas")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(near).toHaveAttribute("aria-valuetext", placeOf(left, top));
  await expect(planner(page).locator("canvas")).toHaveCount(1);
  await page.mouse.up();
});

test("own photo: two fingers move two corners, also while the picture is saved", async ({
  page,
}) => {
  // The picture is never ready.
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = () => {};
  });
  await choosePhoto(page, await yardPhoto());
  await planner(page).getByRole("button", { name: texts.save }).click();
  await expect(planner(page).getByText(texts.saving)).toBeVisible();
  const fingers = await Promise.all(
    (["near-left", "far-right"] as const).map(async (name) => {
      const box = await corner(page, name).boundingBox();
      if (box === null) throw new Error("Expected a corner.");
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }),
  );
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", down = 0) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd" ? [] : fingers.map(({ x, y }, id) => ({ x, y: y + down, id })),
    });
  await touch("touchStart");
  await touch("touchMove", 10);
  await touch("touchMove", 20);
  await touch("touchEnd");
  await expect(corner(page, "near-left")).not.toHaveAttribute("aria-valuetext", placeOf(10, 92));
  await expect(corner(page, "far-right")).not.toHaveAttribute("aria-valuetext", placeOf(68, 58));
});

test("own photo: corners that make no rectangle say so, and the plan stays as it was", async ({
  page,
}) => {
  await choosePhoto(page, await yardPhoto());
  const near = corner(page, "near-left");
  const bare = await colourAt(page, 0.05, 0.8);
  for (let step = 0; step < 60; step += 1) await near.press("ArrowRight");
  for (let step = 0; step < 30; step += 1) await near.press("ArrowUp");
  await expect(planner(page).getByText(texts.noRectangle)).toBeVisible();
  expect(await colourAt(page, 0.5, 0.8)).not.toEqual(bare);
  await planner(page).getByRole("button", { name: texts.reset }).click();
  await expect(planner(page).getByText(texts.noRectangle)).toHaveCount(0);
});

test("own photo: the plan's colours are laid, in the light of the photo", async ({ page }) => {
  await choosePhoto(page, await yardPhoto());
  const grey = await colourAt(page, 0.4, 0.8);
  const [shade] = await colourAt(page, 0.6, 0.8);
  expect(shade).toBeLessThan(grey[0] * 0.7);
  await planner(page)
    .getByRole("radio", { name: colourLabels.charcoal, exact: true })
    .first()
    .check();
  await expect.poll(async () => (await colourAt(page, 0.4, 0.8))[0]).toBeLessThan(grey[0] - 10);
});

for (const orientation of [3, 6, 8]) {
  test(`own photo: a photo stored on its side is upright (Exif ${orientation})`, async ({
    page,
  }) => {
    await choosePhoto(page, await yardPhoto({ orientation }));
    const [red, , blue] = await colourAt(page, 0.5, 0.1);
    expect(blue - red, "sky above").toBeGreaterThan(80);
    const box = await laidPhoto(page).boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
  });
}

for (const [name, size] of [
  ["48 megapixels", { width: 8000, height: 6000 }],
  ["a panorama", { width: 9000, height: 1500 }],
  ["an upright screenshot", { width: 750, height: 1624 }],
] as const) {
  test(`own photo: shows ${name}`, async ({ page }) => {
    await choosePhoto(page, await yardPhoto(size));
    const box = await laidPhoto(page).boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(size.width / size.height, 1);
  });
}

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
for (const [notice, file] of [
  ["empty", { name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(0) }],
  [
    "not-a-picture",
    { name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") },
  ],
  ["damaged", { name: "a.jpg", mimeType: "image/jpeg", buffer: jpeg }],
  ["heic", { name: "IMG_1.HEIC", mimeType: "image/heic", buffer: jpeg }],
  ["too-large", { name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(13_000_000, jpeg) }],
] as const) {
  test(`own photo: a file that is no photo costs nothing: ${notice}`, async ({ page }) => {
    const length = await planLength(page).inputValue();
    await choosePhoto(page, file);
    await expect(planner(page).getByText(photoNotices[notice])).toBeVisible();
    await expect(planDrawing(page)).toBeVisible();
    await expect(planLength(page)).toHaveValue(length);
    await choosePhoto(page, await yardPhoto());
    await expect(laidPhoto(page)).toBeVisible();
  });
}

test("own photo: no request carries it, and nothing keeps it", async ({ page }) => {
  const requests: string[] = [];
  const photo = await yardPhoto();
  page.on("request", (request) => {
    const text = `${request.method()} ${request.url()}`;
    // The site's own files still arrive while the page is scrolled.
    const isOwnFile = /^GET \S+\/assets\/[\w.-]+$/.test(text);
    if (/^https?:/.test(request.url()) && !isOwnFile) requests.push(text);
  });
  await choosePhoto(page, photo);
  await corner(page, "near-left").press("ArrowRight");
  const download = page.waitForEvent("download");
  await planner(page).getByRole("button", { name: texts.save }).click();
  await download;
  await expect(planner(page).getByText(photoNotices.saved)).toBeVisible();
  expect(requests).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(kept).not.toContain("image");
  await page.reload();
  await expect(planDrawing(page)).toBeVisible();
  await expect(laidPhoto(page)).toHaveCount(0);
});

test("own photo: the picture is a JPEG without the camera's data, with a strip that names plan and site", async ({
  page,
}) => {
  await choosePhoto(page, await yardPhoto());
  const download = page.waitForEvent("download");
  await planner(page).getByRole("button", { name: texts.save }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(texts.fileName);
  const picture = sharp(await readFile(await file.path()));
  const { format, width, height, exif } = await picture.metadata();
  expect({ format, width, exif }).toEqual({ format: "jpeg", width: 1200, exif: undefined });
  expect(height).toBeGreaterThan(900);
  const strip = await picture
    .extract({ left: 0, top: 905, width: 1200, height: (height ?? 0) - 905 })
    .stats();
  expect(strip.channels[0]?.max).toBeGreaterThan(240);
  expect(strip.channels[0]?.min).toBeLessThan(80);
});

test("own photo: is shared as a file where the browser can", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: ShareData) => {
        Object.assign(window, { shared: files?.map(({ name, type }) => ({ name, type })) });
      },
    });
  });
  await page.reload();
  await choosePhoto(page, await yardPhoto());
  await planner(page).getByRole("button", { name: texts.share, exact: true }).click();
  await expect(planner(page).getByText(photoNotices.shared)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "shared"))).toEqual([
    { name: texts.fileName, type: "image/jpeg" },
  ]);
});

test("own photo: is shared at the second press where the first one was too long ago", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    const userActivation = { isActive: false };
    addEventListener("click", () => Object.assign(userActivation, { isActive: true }), true);
    // By the time the picture is ready, the press no longer counts.
    HTMLCanvasElement.prototype.toBlob = function (...given) {
      userActivation.isActive = false;
      toBlob.apply(this, given);
    };
    Object.defineProperty(navigator, "userActivation", { value: userActivation });
    Object.assign(navigator, {
      canShare: () => true,
      share: async () => {
        if (!userActivation.isActive) throw new DOMException("No press", "NotAllowedError");
      },
    });
  });
  await page.reload();
  await choosePhoto(page, await yardPhoto());
  const share = planner(page).getByRole("button", { name: texts.share, exact: true });
  await share.click();
  await expect(planner(page).getByText(photoNotices["share-again"])).toBeVisible();
  await share.click();
  await expect(planner(page).getByText(photoNotices.shared)).toBeVisible();
});

test("own photo: gives way to the drawing, and the button has the focus", async ({ page }) => {
  await choosePhoto(page, await yardPhoto());
  await planner(page).getByRole("button", { name: texts.remove }).click();
  await expect(planDrawing(page)).toBeVisible();
  await expect(planner(page).getByRole("button", { name: texts.open })).toBeFocused();
  await expect(planner(page).getByRole("button", { name: plannerTexts.add })).toBeVisible();
});
