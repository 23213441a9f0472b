import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { plannerTexts } from "#src/content/interface/planner.ts";
import { colourLabels } from "#src/content/interface/planner-choices.ts";
import {
  groundSize,
  photoNotices,
  photoView as texts,
} from "#src/content/interface/planner-photo.ts";
import type { Point } from "#src/domain/point.ts";
import {
  type GroundCorner,
  groundCorners,
  usualCorners,
} from "#src/planner/domain/ground-corners.ts";
import { footerLink, mainHeading } from "../support/landmarks.ts";
import {
  drivewayUrl,
  planDrawing,
  planLength,
  planner,
  planThis,
} from "../support/paving-planner.ts";
import {
  askButtons,
  bareGround,
  boxOf,
  choosePhoto,
  colourAt,
  corner,
  dragCorner,
  laidPhoto,
} from "../support/photo-view.ts";
import { expect, nextFrame, test } from "../support/visitor.ts";
import { yardPhoto } from "../support/yard-photo.ts";

test.beforeEach(({ open }) => open(drivewayUrl));

// Tests that are @not-in-firefox: WebDriver BiDi has no touch, no downloads, a file chooser once a page, and a
// pointer that stays in the window. Chromium's protocol alone has touch.

const [left, top] = usualCorners["near-left"].map((share) => Math.round(share * 100));
const placeOf = (x = 0, y = 0) => new RegExp(`^${x} .*\\b${y} `);

test("own photo: a corner follows the arrow keys, and the plan follows it", async ({ page }) => {
  await choosePhoto(page, await yardPhoto());
  const near = corner(page, "near-left");
  await expect(near).toHaveAttribute("aria-valuetext", placeOf(left, top));
  // A screen reader hears that the photo is there, and what to do.
  const [instruction = ""] = texts.instruction("§", "").split("§");
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
  const picture = await boxOf(laidPhoto(page));
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

/** Puts a finger on each corner. Returns what moves or lifts some of them, in px from where they began. */
async function touchCorners(page: Page, names: readonly GroundCorner[]) {
  await corner(page, "near-left").scrollIntoViewIfNeeded();
  const boxes = await Promise.all(names.map((name) => boxOf(corner(page, name))));
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", moves: readonly (Point | null)[]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: boxes.flatMap(({ x, y, width, height }, id) => {
        const move = moves[id] ?? null;
        if (move === null) return [];
        return [{ x: x + width / 2 + move[0], y: y + height / 2 + move[1], id }];
      }),
    });
  await touch("touchStart", Array<Point>(boxes.length).fill([0, 0]));
  return touch;
}

/** Where a corner is, in percent of the photo. */
const placeNow = async (page: Page, name: GroundCorner) =>
  (await corner(page, name).getAttribute("aria-valuetext"))?.match(/-?[\d.]+/g)?.map(Number) ?? [];

/** Checks that a corner can be taken hold of on all its sides. */
const expectWhole = (page: Page, name: GroundCorner) =>
  expect
    .poll(
      () =>
        corner(page, name).evaluate((target) => {
          target.scrollIntoView({ block: "center" });
          const { x, y, width, height } = target.getBoundingClientRect();
          const [near, half, far] = [0.1, 0.5, 0.9];
          return [
            [near, half],
            [far, half],
            [half, near],
            [half, far],
          ].every(
            ([right = 0, down = 0]) =>
              document.elementFromPoint(x + right * width, y + down * height) === target,
          );
        }),
      name,
    )
    .toBe(true);

test("own photo: two fingers move two corners, also while the picture is saved @not-in-firefox @not-in-webkit", async ({
  page,
}) => {
  // The picture is never ready.
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = () => {};
  });
  await choosePhoto(page, await yardPhoto());
  await planner(page).getByRole("button", { name: texts.save }).click();
  await expect(planner(page).getByText(texts.saving)).toBeVisible();
  const touch = await touchCorners(page, ["near-left", "far-right"]);
  const move = [0, 20] as const;
  await touch("touchMove", [move, move]);
  await touch("touchEnd", []);
  await expect(corner(page, "near-left")).not.toHaveAttribute("aria-valuetext", placeOf(10, 92));
  await expect(corner(page, "far-right")).not.toHaveAttribute("aria-valuetext", placeOf(68, 58));
});

test("own photo: a finger let go beside the photo leaves the corner of the other one where it is @not-in-firefox @not-in-webkit", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await choosePhoto(page, await yardPhoto());
  const touch = await touchCorners(page, ["near-left", "far-right"]);
  await touch("touchMove", [
    [-150, 0],
    [0, 20],
  ]);
  await expect.poll(async () => (await placeNow(page, "near-left"))[0]).toBeLessThan(0);
  const [before = 0] = await placeNow(page, "far-right");
  await touch("touchEnd", [[-150, 0]]);
  await nextFrame(page);
  await touch("touchMove", [null, [6, 20]]);
  await expect.poll(async () => (await placeNow(page, "far-right"))[0]).toBeGreaterThan(before);
  const [after = 0] = await placeNow(page, "far-right");
  expect(after - before).toBeLessThan(3);
  await touch("touchEnd", []);
  // With the last finger gone, there is room for both.
  await expectWhole(page, "near-left");
});

for (const [device, viewport] of [
  ["phone", { width: 360, height: 740 }],
  ["desk @sweep", { width: 1280, height: 800 }],
] as const) {
  test(`own photo: corners at its edge and beside it stay in reach on a ${device} @not-in-firefox`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await choosePhoto(page, await yardPhoto());
    await dragCorner(page, "near-left", [-0.4, 1.3]);
    await dragCorner(page, "near-right", [0.98, 0.98]);
    await dragCorner(page, "far-right", [1.3, 0.4]);
    await dragCorner(page, "far-left", [0.02, 0.02]);
    for (const name of groundCorners) await expectWhole(page, name);
    for (const [index, name] of groundCorners.entries()) {
      const before = await placeNow(page, name);
      await dragCorner(page, name, [0.3 + index / 10, 0.6]);
      expect(await placeNow(page, name)).not.toEqual(before);
    }
  });
}

test("own photo: no corner covers another one on a long screenshot", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await choosePhoto(page, await yardPhoto({ width: 1080, height: 9000 }));
  const boxes = await Promise.all(groundCorners.map((name) => boxOf(corner(page, name))));
  for (const [index, box] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const gap = Math.max(Math.abs(box.x - other.x), Math.abs(box.y - other.y));
      expect(gap).toBeGreaterThanOrEqual(box.width);
    }
  }
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

test("own photo: a window's screenshot, transparent around it, is laid on white @not-in-firefox", async ({
  page,
}) => {
  const { buffer } = await yardPhoto();
  const margin = { ...{ top: 60, bottom: 400, left: 60, right: 60 }, background: "#0000" };
  const window = await sharp(buffer).extend(margin).png().toBuffer();
  await choosePhoto(page, { name: "window.png", mimeType: "image/png", buffer: window });
  expect(await colourAt(page, 0.02, 0.99)).toEqual([255, 255, 255]);
  const file = await savePicture(page);
  const [red = 0, green = 0, blue = 0] = await sharp(file)
    .extract({ left: 10, top: 1300, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(Math.min(red, green, blue)).toBeGreaterThan(250);
  // The plan in the transparent part is in full light.
  const paved = await colourAt(page, 0.5, 0.88);
  expect(Math.max(...paved)).toBeGreaterThan(60);
  expect(Math.min(...paved)).toBeLessThan(250);
});

const whole = await yardPhoto();
const { buffer: yard } = whole;
const png = await sharp(yard).png().toBuffer();
for (const [what, file] of [
  ["to which the phone gave no type", { mimeType: "application/octet-stream" }],
  ["without its last two bytes", { buffer: yard.subarray(0, -2) }],
  [
    "with bytes that fill the room before a marker",
    { buffer: Buffer.concat([yard.subarray(0, 2), Buffer.from([0xff]), yard.subarray(2)]) },
  ],
  ["as a PNG without its end", { mimeType: "image/png", buffer: png.subarray(0, -12) }],
] as const) {
  test(`own photo: a photo ${what} is shown @not-in-firefox`, async ({ page }) => {
    await choosePhoto(page, { ...whole, ...file });
    await expect(laidPhoto(page)).toBeVisible();
  });
}

test("own photo: the planner takes one that is dropped, and elsewhere nothing happens", async ({
  page,
}) => {
  const { buffer, ...yard } = await yardPhoto();
  /** Drops the file; returns whether the browser would show it in place of the page. */
  const dropOn = (target: Locator) =>
    target.evaluate(
      (element, { name, mimeType, bytes }) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
        const init = { bubbles: true, cancelable: true, dataTransfer };
        return ["dragover", "drop"].map((type) => element.dispatchEvent(new DragEvent(type, init)));
      },
      { ...yard, bytes: [...buffer] },
    );
  expect(await dropOn(mainHeading(page))).toEqual([false, false]);
  await expect(planDrawing(page)).toBeVisible();
  expect(await dropOn(planLength(page))).toEqual([false, false]);
  await expect(laidPhoto(page)).toBeVisible();
});

test("own photo: a browser that hides pixels shows what to do instead of noise", async ({
  page,
}) => {
  await page.evaluate(() => {
    CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) =>
      new ImageData(crypto.getRandomValues(new Uint8ClampedArray(width * height * 4)), width);
  });
  await choosePhoto(page, await yardPhoto());
  await expect(planner(page).getByText(photoNotices["pixels-hidden"])).toBeVisible();
  await expect(planDrawing(page)).toBeVisible();
  await expect(planner(page).getByRole("button", { name: texts.save })).toHaveCount(0);
});

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic");
for (const [notice, file] of [
  ["empty", { name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(0) }],
  [
    "not-a-picture",
    { name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") },
  ],
  ["damaged", { name: "a.jpg", mimeType: "image/jpeg", buffer: jpeg }],
  [
    "cut-off",
    { name: "a.jpg", mimeType: "image/jpeg", buffer: yard.subarray(0, yard.length * 0.55) },
  ],
  ["cut-off", { name: "a.png", mimeType: "image/png", buffer: png.subarray(0, png.length * 0.55) }],
  ["heic", { name: "IMG_1", mimeType: "application/octet-stream", buffer: heic }],
  ["too-large", { name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(13_000_000, jpeg) }],
] as const) {
  test(`own photo: a file that is no photo costs nothing: ${file.name}, ${notice} @not-in-firefox`, async ({
    page,
  }) => {
    const length = await planLength(page).inputValue();
    await choosePhoto(page, file);
    await expect(planner(page).getByText(photoNotices[notice])).toBeVisible();
    await expect(planDrawing(page)).toBeVisible();
    await expect(planLength(page)).toHaveValue(length);
    await choosePhoto(page, await yardPhoto());
    await expect(laidPhoto(page)).toBeVisible();
  });
}

test("own photo: no request carries it, and nothing keeps it @not-in-firefox", async ({ page }) => {
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

/** Saves the picture; returns the path of the file. */
async function savePicture(page: Page) {
  const download = page.waitForEvent("download");
  await planner(page).getByRole("button", { name: texts.save }).click();
  return (await download).path();
}

test("own photo: the picture is a JPEG without the camera's data, with a strip that names plan and site @not-in-firefox", async ({
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

test("own photo: says what to do where an app drops downloads, and shares without an answer", async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const userAgent = `${navigator.userAgent} [FBAN/FBIOS;FBAV/440.0]`;
    Object.defineProperty(navigator, "userAgent", { value: userAgent });
    Object.assign(navigator, { canShare: () => true, share: () => new Promise(() => {}) });
  });
  await page.reload();
  await choosePhoto(page, await yardPhoto());
  await planner(page).getByRole("button", { name: texts.save }).click();
  await expect(planner(page).getByText(photoNotices["saves-nothing"])).toBeVisible();
  await planner(page).getByRole("button", { name: texts.share, exact: true }).click();
  await expect(planner(page).getByText(photoNotices["saves-nothing"])).toHaveCount(0);
  await page.clock.fastForward("00:30");
  await expect(planner(page).getByText(photoNotices["share-unanswered"])).toBeVisible();
});

test("own photo: gives way to the drawing, and the button has the focus", async ({ page }) => {
  await choosePhoto(page, await yardPhoto());
  await planner(page).getByRole("button", { name: texts.remove }).click();
  await expect(planDrawing(page)).toBeVisible();
  await expect(planner(page).getByRole("button", { name: texts.open })).toBeFocused();
  await expect(planner(page).getByRole("button", { name: plannerTexts.add })).toBeVisible();
});

test("own photo: photo and corners stay while the planner is closed, and on other pages", async ({
  page,
}) => {
  await choosePhoto(page, await yardPhoto());
  await corner(page, "near-left").press("ArrowRight");
  const expectThere = async () => {
    await expect(laidPhoto(page)).toBeVisible();
    await expect(corner(page, "near-left")).toHaveAttribute("aria-valuetext", placeOf(11, 92));
  };
  const close = planner(page).getByRole("button", { name: plannerTexts.close });
  await close.click();
  await planThis(page).last().click();
  await expectThere();
  await page.goBack();
  await expect(planner(page)).toHaveCount(0);
  await page.goForward();
  await expectThere();
  await footerLink(page, "Privacy Policy").click();
  await expect(mainHeading(page)).toBeFocused();
  await page.goBack();
  await expectThere();
});

test("own photo: what became of the picture is said of the plan that it shows @not-in-firefox", async ({
  page,
}) => {
  await choosePhoto(page, await yardPhoto());
  const saved = planner(page).getByText(photoNotices.saved);
  const recolour = (name: string) =>
    planner(page).getByRole("radio", { name, exact: true }).first().check();
  await savePicture(page);
  await expect(saved).toBeVisible();
  await recolour(colourLabels.charcoal);
  await expect(saved).toHaveCount(0);
  await savePicture(page);
  await expect(saved).toBeVisible();
  await planner(page).getByRole("button", { name: texts.turn }).click();
  await expect(saved).toHaveCount(0);
});

test("own photo: shows the ground as it is while its button is held, or until it is pressed again", async ({
  page,
}) => {
  await choosePhoto(page, await yardPhoto());
  await expect(laidPhoto(page)).toBeVisible();
  const button = planner(page).getByRole("button", { name: texts.bareGround });
  const shown = () => colourAt(page, 0.4, 0.8);
  const paved = await shown();
  const now = () => page.evaluate(() => performance.now());
  await button.hover();
  const start = await now();
  await page.mouse.down();
  await expect.poll(shown).not.toEqual(paved);
  const bare = await shown();
  await expect.poll(now, "a press that is no hold is shorter").toBeGreaterThan(start + 500);
  await page.mouse.up();
  await expect.poll(shown).toEqual(paved);
  await button.press("Enter");
  await expect.poll(shown).toEqual(bare);
  await expect(bareGround(page)).toBeVisible();
  await button.click();
  await expect.poll(shown).toEqual(paved);
  // A choice shows what it changes.
  await button.click();
  await expect.poll(shown).toEqual(bare);
  await planner(page)
    .getByRole("radio", { name: colourLabels.charcoal, exact: true })
    .first()
    .check();
  await expect(laidPhoto(page)).toBeVisible();
  await expect.poll(async () => (await shown())[0]).toBeLessThan(paved[0] - 10);
  // Asked for, the plan shows whatever hid it.
  await button.click();
  await askButtons(page).first().click();
  await planner(page).getByRole("button", { name: groundSize.leave }).click();
  await expect(laidPhoto(page)).toBeVisible();
});

test("own photo: the picture has the ground as it is beside the plan, if that is ticked @not-in-firefox", async ({
  page,
}) => {
  await choosePhoto(page, await yardPhoto());
  await planner(page).getByLabel(texts.beforeAndAfter).check();
  const picture = sharp(await savePicture(page));
  const { width = 0 } = await picture.metadata();
  expect(width).toBeGreaterThan(2400);
  /** Blue, of which clay has little and concrete as much as of red. */
  const blueAt = async (left: number) => {
    const { data } = await picture
      .clone()
      .extract({ left, top: 720, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data[2] ?? 0;
  };
  const [bare, paved] = await Promise.all([blueAt(480), blueAt(width - 720)]);
  expect(paved).toBeLessThan(bare - 20);
});

test.describe("own photo: on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("stays in view while pattern and colour are chosen; the other choices are folded", async ({
    page,
  }) => {
    await choosePhoto(page, await yardPhoto());
    await expect(laidPhoto(page)).toBeVisible();
    const colours = planner(page).getByRole("group", { name: plannerTexts.colour, exact: true });
    await colours.evaluate((group) => group.scrollIntoView({ block: "center" }));
    const strip = planner(page).locator("canvas").last();
    await expect(strip).toBeInViewport({ ratio: 1 });
    await expect(planner(page).locator("canvas")).toHaveCount(2);
    const red = () =>
      strip.evaluate((picture) => {
        if (!(picture instanceof HTMLCanvasElement)) throw new Error("Expected a canvas.");
        const { width, height } = picture;
        return picture.getContext("2d")?.getImageData(width * 0.4, height * 0.7, 1, 1).data[0] ?? 0;
      });
    const before = await red();
    await colours.getByRole("radio", { name: colourLabels.charcoal, exact: true }).check();
    await expect.poll(red).toBeLessThan(before - 10);
    const present = planner(page).getByRole("group", { name: plannerTexts.present });
    await expect(present).toBeHidden();
    await planner(page).getByText(plannerTexts.more).click();
    await expect(present).toBeVisible();
  });
});
