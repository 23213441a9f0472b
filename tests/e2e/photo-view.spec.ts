import sharp from "sharp";
import { plannerTexts } from "#src/content/interface/planner.ts";
import { groundSize, keepBrush, photoView } from "#src/content/interface/planner-photo.ts";
import { groundCorners } from "#src/planner/domain/ground-corners.ts";
import { startFinger } from "../support/finger.ts";
import { footerLink, mainHeading } from "../support/landmarks.ts";
import * as paving from "../support/paving-planner.ts";
import * as photo from "../support/photo-view.ts";
import { expect, nextFrame, test } from "../support/visitor.ts";
import { damagedFiles, oddFiles, yardPhoto } from "../support/yard-photo.ts";

/** In px, of a photo whose pixels are compared. */
const large = { width: 1200, height: 900 };

/** The first of several files is the representative of its kind. */
const sweepAfter = (index: number) => ({ tag: index === 0 ? [] : "@sweep" });

test.beforeEach(({ open }) => open(paving.drivewayUrl));

// Tests that are @not-in-firefox: WebDriver BiDi has no touch, no downloads, a file chooser once a page, and a
// pointer that stays in the window. Chromium's protocol alone has touch.

const phone = { width: 360, height: 740 };
/** A point of the ground that the plan paves, in the sun. */
const onPlan = [0.4, 0.8] as const;
/** A point of the ground beside the plan, in the same light. */
const besidePlan = [0.05, 0.8] as const;
/** Where the near left corner is at first, in percent. */
const usual = [10, 92];

test.describe("own photo: the corners of the plan", () => {
  test("are explained to screen readers, and follow one another with Tab", async ({ page }) => {
    await photo.choosePhoto(page);
    const [instruction = ""] = photoView.instruction("§", "").split("§");
    await expect(paving.planner(page).getByRole("status").getByText(instruction)).toBeVisible();
    await photo.corner(page, "near-left").focus();
    for (const next of ["near-right", "far-right", "far-left"] as const) {
      await page.keyboard.press("Tab");
      await expect(photo.corner(page, next)).toBeFocused();
    }
  });

  test("follow the arrow keys, and the plan follows them", async ({ page }) => {
    await photo.choosePhoto(page, await yardPhoto(large));
    const bare = await photo.colourAt(page, ...besidePlan);
    /** Paved until the corner has moved past it. */
    const atCorner = () => photo.colourAt(page, 0.33, 0.6);
    expect(await atCorner()).not.toEqual(bare);
    await photo.pressOn(page, "far-left", "ArrowRight", 4);
    await expect.poll(() => photo.cornerAt(page, "far-left")).toEqual([36, 58]);
    await photo.pressOn(page, "far-left", "Shift+ArrowDown");
    await expect.poll(() => photo.cornerAt(page, "far-left")).toEqual([36, 58.1]);
    await expect.poll(atCorner).toEqual(bare);
    await photo.press(page, photoView.reset);
    await expect.poll(() => photo.cornerAt(page, "far-left")).toEqual([32, 58]);
  });

  test("are dragged under a magnifier, and Escape takes one back", async ({ page }) => {
    await photo.choosePhoto(page);
    await photo.holdCorner(page, "near-left", [0.25, 0.8]);
    await expect.poll(() => photo.cornerAt(page, "near-left")).not.toEqual(usual);
    await expect(paving.planner(page).locator("canvas")).toHaveCount(2);
    await page.keyboard.press("Escape");
    await expect.poll(() => photo.cornerAt(page, "near-left")).toEqual(usual);
    await expect(paving.planner(page).locator("canvas")).toHaveCount(1);
    await page.mouse.up();
  });

  test("follow two fingers, also while the picture is saved @not-in-firefox @not-in-webkit", async ({
    page,
  }) => {
    // The picture is never ready.
    await page.evaluate(() => Object.assign(HTMLCanvasElement.prototype, { toBlob: () => {} }));
    await photo.choosePhoto(page);
    await photo.press(page, photoView.save);
    await expect(paving.planner(page).getByText(photoView.saving)).toBeVisible();
    const fingers = await photo.touchCorners(page, ["near-left", "far-right"]);
    await fingers.move([0, 20], [0, 20]);
    await fingers.lift();
    await expect.poll(() => photo.cornerAt(page, "near-left")).not.toEqual(usual);
    await expect.poll(() => photo.cornerAt(page, "far-right")).not.toEqual([68, 58]);
  });

  test("stay where they are when another finger is lifted beside the photo @not-in-firefox @not-in-webkit", async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await photo.choosePhoto(page);
    const farRight = async () => (await photo.cornerAt(page, "far-right"))[0] ?? 0;
    const fingers = await photo.touchCorners(page, ["near-left", "far-right"]);
    await fingers.move([-150, 0], [0, 20]);
    await expect.poll(async () => (await photo.cornerAt(page, "near-left"))[0]).toBeLessThan(0);
    const before = await farRight();
    await fingers.lift([-150, 0]);
    await nextFrame(page);
    await fingers.move(null, [6, 20]);
    await expect.poll(farRight).toBeGreaterThan(before);
    expect(await farRight()).toBeLessThan(before + 3);
    await fingers.lift();
    // With the last finger gone, there is room for both.
    await expect.poll(() => photo.isInReach(page, "near-left")).toBe(true);
  });

  for (const [device, viewport] of [
    ["phone", phone],
    ["desk @sweep", { width: 1280, height: 800 }],
  ] as const) {
    test(`stay in reach at its edge and beside it on a ${device} @not-in-firefox`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await photo.choosePhoto(page);
      await photo.dragCorner(page, "near-left", [-0.4, 1.3]);
      await photo.dragCorner(page, "near-right", [0.98, 0.98]);
      await photo.dragCorner(page, "far-right", [1.3, 0.4]);
      await photo.dragCorner(page, "far-left", [0.02, 0.02]);
      for (const name of groundCorners)
        await expect.poll(() => photo.isInReach(page, name), name).toBe(true);
      for (const [index, name] of groundCorners.entries()) {
        const before = await photo.cornerAt(page, name);
        await photo.dragCorner(page, name, [0.3 + index / 10, 0.6]);
        expect(await photo.cornerAt(page, name)).not.toEqual(before);
      }
    });
  }

  test("do not cover one another on a long screenshot", async ({ page }) => {
    await page.setViewportSize(phone);
    await photo.choosePhoto(page, await yardPhoto({ width: 1080, height: 9000 }));
    const boxes = await Promise.all(
      groundCorners.map((name) => photo.boxOf(photo.corner(page, name))),
    );
    for (const [index, box] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const gap = Math.max(Math.abs(box.x - other.x), Math.abs(box.y - other.y));
        expect(gap).toBeGreaterThanOrEqual(box.width);
      }
    }
  });

  test("say so where they make no rectangle, and the plan stays as it was", async ({ page }) => {
    await photo.choosePhoto(page);
    const bare = await photo.colourAt(page, ...besidePlan);
    await photo.pressOn(page, "near-left", "ArrowRight", 60);
    await photo.pressOn(page, "near-left", "ArrowUp", 30);
    await expect(paving.planner(page).getByText(photoView.noRectangle)).toBeVisible();
    expect(await photo.colourAt(page, 0.5, 0.8)).not.toEqual(bare);
    await photo.press(page, photoView.reset);
    await expect(paving.planner(page).getByText(photoView.noRectangle)).toHaveCount(0);
  });
});

test("own photo: the plan's colours are laid, in the light of the photo", async ({ page }) => {
  await photo.choosePhoto(page);
  const [sunny] = await photo.colourAt(page, ...onPlan);
  const [shady] = await photo.colourAt(page, 0.6, 0.8);
  expect(shady).toBeLessThan(sunny * 0.7);
  await photo.chooseColour(page, "charcoal");
  await expect
    .poll(async () => (await photo.colourAt(page, ...onPlan))[0])
    .toBeLessThan(sunny - 10);
});

for (const [what, yard] of [
  ["stored upside down @sweep", { orientation: 3 }],
  ["stored on its left side", { orientation: 6 }],
  ["stored on its right side @sweep", { orientation: 8 }],
  ["of 48 megapixels @sweep", { width: 8000, height: 6000 }],
  ["as a panorama @sweep", { width: 9000, height: 1500 }],
  ["as an upright screenshot", { width: 750, height: 1624 }],
] as const) {
  test(`own photo: one ${what} is shown whole and upright`, async ({ page }) => {
    await photo.choosePhoto(page, await yardPhoto(yard));
    const [red, , blue] = await photo.colourAt(page, 0.5, 0.1);
    expect(blue - red, "sky above").toBeGreaterThan(80);
    const { width, height } = { ...{ width: 4, height: 3 }, ...yard };
    const shown = await photo.boxOf(photo.laidPhoto(page));
    expect(shown.width / shown.height).toBeCloseTo(width / height, 1);
  });
}

/** The colour of a saved picture at a point, in px. */
async function savedColour(picture: string, left: number, top: number) {
  const pixel = sharp(picture).extract({ left, top, width: 1, height: 1 });
  const [red = 0, green = 0, blue = 0] = await pixel.raw().toBuffer();
  return { red, green, blue };
}

test("own photo: a window's screenshot, transparent around it, is laid on white @not-in-firefox", async ({
  page,
}) => {
  const margin = { ...{ top: 60, bottom: 400, left: 60, right: 60 }, background: "#0000" };
  const buffer = await sharp((await yardPhoto(large)).buffer)
    .extend(margin)
    .png()
    .toBuffer();
  await photo.choosePhoto(page, { name: "window.png", mimeType: "image/png", buffer });
  expect(await photo.colourAt(page, 0.02, 0.99)).toEqual([255, 255, 255]);
  const saved = await savedColour(await (await photo.savePicture(page)).path(), 10, 1300);
  expect(Math.min(...Object.values(saved))).toBeGreaterThan(250);
  // The plan in the transparent part is in full light.
  const paved = await photo.colourAt(page, 0.5, 0.88);
  expect(Math.max(...paved)).toBeGreaterThan(60);
  expect(Math.min(...paved)).toBeLessThan(250);
});

for (const [index, [what, file]] of Object.entries(await oddFiles()).entries()) {
  test(`own photo: one ${what} is shown @not-in-firefox`, sweepAfter(index), async ({ page }) => {
    await photo.choosePhoto(page, file);
    await expect(photo.laidPhoto(page)).toBeVisible();
  });
}

for (const [index, [what, { notice, ...file }]] of Object.entries(await damagedFiles()).entries()) {
  test(
    `own photo: ${what} is refused with a reason, and costs nothing @not-in-firefox`,
    sweepAfter(index),
    async ({ page }) => {
      const length = await paving.planLength(page).inputValue();
      await photo.choosePhoto(page, file);
      await expect(photo.notice(page, notice)).toBeVisible();
      await expect(paving.planDrawing(page)).toBeVisible();
      await expect(paving.planLength(page)).toHaveValue(length);
      await photo.choosePhoto(page);
      await expect(photo.laidPhoto(page)).toBeVisible();
    },
  );
}

test("own photo: the planner takes one that is dropped, and elsewhere nothing happens", async ({
  page,
}) => {
  const file = await yardPhoto();
  expect(await photo.dropFile(mainHeading(page), file)).toBe(false);
  await expect(paving.planDrawing(page)).toBeVisible();
  expect(await photo.dropFile(paving.planLength(page), file)).toBe(false);
  await expect(photo.laidPhoto(page)).toBeVisible();
});

test("own photo: a browser that hides pixels shows what to do instead of noise", async ({
  page,
}) => {
  await page.evaluate(() => {
    CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) =>
      new ImageData(crypto.getRandomValues(new Uint8ClampedArray(width * height * 4)), width);
  });
  await photo.choosePhoto(page);
  await expect(photo.notice(page, "pixels-hidden")).toBeVisible();
  await expect(paving.planDrawing(page)).toBeVisible();
  await expect(paving.planner(page).getByRole("button", { name: photoView.save })).toHaveCount(0);
});

test("own photo: no request carries it, and nothing keeps it @not-in-firefox", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  await photo.choosePhoto(page);
  await photo.pressOn(page, "near-left", "ArrowRight");
  await photo.savePicture(page);
  await expect(photo.notice(page, "saved")).toBeVisible();
  // The site's own files still arrive while the page is scrolled; the photo itself is a blob of this page.
  const isOwn = (request: string) => /^GET (\S+\/assets\/[\w.-]+$|(blob|data):)/.test(request);
  expect(requests.filter((request) => !isOwn(request))).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(kept).not.toContain("image");
  await page.reload();
  await expect(paving.planDrawing(page)).toBeVisible();
  await expect(photo.laidPhoto(page)).toHaveCount(0);
});

test.describe("own photo: the picture of the plan", () => {
  test("is a JPEG without the camera's data, with a strip that names plan and site @not-in-firefox", async ({
    page,
  }) => {
    await photo.choosePhoto(page, await yardPhoto(large));
    const file = await photo.savePicture(page);
    expect(file.suggestedFilename()).toBe(photoView.fileName);
    const picture = sharp(await file.path());
    const { format, width, height = 0, exif } = await picture.metadata();
    expect({ format, width, exif }).toEqual({ format: "jpeg", width: 1200, exif: undefined });
    const strip = picture.extract({ left: 0, top: 905, width: 1200, height: height - 905 });
    const [red] = (await strip.stats()).channels;
    expect(red?.max, "letters").toBeGreaterThan(240);
    expect(red?.min, "ground").toBeLessThan(80);
  });

  test("has the ground as it is beside the plan, if that is ticked @not-in-firefox", async ({
    page,
  }) => {
    await photo.choosePhoto(page, await yardPhoto(large));
    await paving.planner(page).getByLabel(photoView.beforeAndAfter).check();
    const picture = await (await photo.savePicture(page)).path();
    const { width } = await sharp(picture).metadata();
    expect(width).toBeGreaterThan(2400);
    // Clay has little blue, concrete as much as of red.
    const bare = await savedColour(picture, 480, 720);
    const paved = await savedColour(picture, width - 720, 720);
    expect(paved.blue).toBeLessThan(bare.blue - 20);
  });

  test("is said to be saved as long as it shows the plan @not-in-firefox", async ({ page }) => {
    await photo.choosePhoto(page);
    await photo.savePicture(page);
    await expect(photo.notice(page, "saved")).toBeVisible();
    await photo.chooseColour(page, "charcoal");
    await expect(photo.notice(page, "saved")).toHaveCount(0);
    await photo.savePicture(page);
    await expect(photo.notice(page, "saved")).toBeVisible();
    await photo.press(page, photoView.turn);
    await expect(photo.notice(page, "saved")).toHaveCount(0);
  });

  test("is shared as a file where the browser can", async ({ page }) => {
    await page.addInitScript(() => {
      const share = async ({ files }: ShareData) => {
        Object.assign(window, { shared: files?.map(({ name, type }) => ({ name, type })) });
      };
      Object.assign(navigator, { canShare: () => true, share });
    });
    await page.reload();
    await photo.choosePhoto(page);
    await photo.press(page, photoView.share);
    await expect(photo.notice(page, "shared")).toBeVisible();
    const file = { name: photoView.fileName, type: "image/jpeg" };
    expect(await page.evaluate(() => Reflect.get(window, "shared"))).toEqual([file]);
  });

  test("is shared at the second press where the first one was too long ago", async ({ page }) => {
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
      const share = async () => {
        if (!userActivation.isActive) throw new DOMException("No press", "NotAllowedError");
      };
      Object.assign(navigator, { canShare: () => true, share });
    });
    await page.reload();
    await photo.choosePhoto(page);
    await photo.press(page, photoView.share);
    await expect(photo.notice(page, "share-again")).toBeVisible();
    await photo.press(page, photoView.share);
    await expect(photo.notice(page, "shared")).toBeVisible();
  });

  test("leaves the visitor advice where an app drops downloads, and shares without an answer", async ({
    page,
  }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      const userAgent = `${navigator.userAgent} [FBAN/FBIOS;FBAV/440.0]`;
      Object.defineProperty(navigator, "userAgent", { value: userAgent });
      Object.assign(navigator, { canShare: () => true, share: () => new Promise(() => {}) });
    });
    await page.reload();
    await photo.choosePhoto(page);
    await photo.press(page, photoView.save);
    await expect(photo.notice(page, "saves-nothing")).toBeVisible();
    await photo.press(page, photoView.share);
    await expect(photo.notice(page, "saves-nothing")).toHaveCount(0);
    await page.clock.fastForward("00:30");
    await expect(photo.notice(page, "share-unanswered")).toBeVisible();
  });

  test("leaves a sentence where the browser never reads or makes one", async ({ page }) => {
    await page.clock.install();
    const silence = (prototype: object, call: string) =>
      Object.assign(prototype, { [call]: () => new Promise(() => {}) });
    await page.evaluate(`(${silence})(HTMLCanvasElement.prototype, "toBlob")`);
    await photo.choosePhoto(page);
    await photo.press(page, photoView.save);
    await expect(paving.planner(page).getByText(photoView.saving)).toBeVisible();
    await page.clock.fastForward("00:30");
    await expect(photo.notice(page, "not-saved")).toBeVisible();
    await page.evaluate(`(${silence})(HTMLImageElement.prototype, "decode")`);
    await photo.choosePhoto(page, undefined, photoView.another);
    await expect(paving.planner(page).getByText(photoView.reading)).toBeVisible();
    await page.clock.fastForward("00:30");
    await expect(photo.notice(page, "damaged")).toBeVisible();
  });
});

test("own photo: gives way to the drawing, and the button has the focus", async ({ page }) => {
  await photo.choosePhoto(page);
  await photo.press(page, photoView.remove);
  await expect(paving.planDrawing(page)).toBeVisible();
  await expect(paving.planner(page).getByRole("button", { name: photoView.open })).toBeFocused();
  await expect(paving.planner(page).getByRole("button", { name: plannerTexts.add })).toBeVisible();
});

test("own photo: photo and corners stay while the planner is closed, and on other pages", async ({
  page,
}) => {
  await photo.choosePhoto(page);
  await photo.pressOn(page, "near-left", "ArrowRight");
  const expectBoth = async () => {
    await expect(photo.laidPhoto(page)).toBeVisible();
    await expect.poll(() => photo.cornerAt(page, "near-left")).toEqual([11, 92]);
  };
  await photo.press(page, plannerTexts.close);
  await paving.planThis(page).last().click();
  await expectBoth();
  await page.goBack();
  await expect(paving.planner(page)).toHaveCount(0);
  await page.goForward();
  await expectBoth();
  await footerLink(page, "Privacy Policy").click();
  await expect(mainHeading(page)).toBeFocused();
  await page.goBack();
  await expectBoth();
});

test("own photo: what is painted over stays in front, also in the saved picture, until it is undone", async ({
  page,
}) => {
  await photo.choosePhoto(page);
  const shown = () => photo.colourAt(page, ...onPlan);
  const paved = await shown();
  await photo.press(page, keepBrush.keep);
  const { x, y, width, height } = await photo.boxOf(photo.brush(page));
  const [left, top] = onPlan;
  await page.mouse.move(x + (left - 0.1) * width, y + top * height);
  await page.mouse.down();
  await page.mouse.move(x + (left + 0.1) * width, y + top * height, { steps: 3 });
  await page.mouse.up();
  const bare = await photo.colourAt(page, ...besidePlan);
  await expect.poll(shown).toEqual(bare);
  const saved = sharp(await (await photo.savePicture(page)).path());
  const { data } = await saved.raw().toBuffer({ resolveWithObject: true });
  const pixel = 3 * (Math.round(top * 450) * 600 + Math.round(left * 600));
  expect(Math.abs((data[pixel] ?? 0) - (bare[0] ?? 255))).toBeLessThan(8);
  await photo.press(page, keepBrush.undo);
  await expect.poll(shown).toEqual(paved);
});

test.describe("own photo: the button for the ground as it is", () => {
  test("shows it while held, or until it is pressed again", async ({ page }) => {
    await photo.choosePhoto(page);
    const shown = () => photo.colourAt(page, ...onPlan);
    const paved = await shown();
    const button = paving.planner(page).getByRole("button", { name: photoView.bareGround });
    const now = () => page.evaluate(() => performance.now());
    await button.hover();
    const start = await now();
    await page.mouse.down();
    await expect.poll(shown).not.toEqual(paved);
    await expect.poll(now, "a press that is no hold is shorter").toBeGreaterThan(start + 500);
    await page.mouse.up();
    await expect.poll(shown).toEqual(paved);
    await button.press("Enter");
    await expect.poll(shown).not.toEqual(paved);
    await expect(photo.bareGround(page)).toBeVisible();
    await button.click();
    await expect.poll(shown).toEqual(paved);
  });

  test("gives way to a choice, and to the plan when it is asked for", async ({ page }) => {
    await photo.choosePhoto(page);
    const [paved] = await photo.colourAt(page, ...onPlan);
    await photo.press(page, photoView.bareGround);
    await expect(photo.bareGround(page)).toBeVisible();
    await photo.chooseColour(page, "charcoal");
    await expect(photo.laidPhoto(page)).toBeVisible();
    await expect
      .poll(async () => (await photo.colourAt(page, ...onPlan))[0])
      .toBeLessThan(paved - 10);
    await photo.press(page, photoView.bareGround);
    await photo.askButton(page).click();
    await photo.press(page, groundSize.leave);
    await expect(photo.laidPhoto(page)).toBeVisible();
  });
});

test.describe("own photo: on a phone", () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test("shows picture, price, verdict and next steps in one view, and two fingers on the brush enlarge it @not-in-firefox @not-in-webkit", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 393, height: 852 });
    await photo.choosePhoto(page, await yardPhoto({ width: 900, height: 1200 }));
    await expect(photo.corner(page, "near-left")).toBeFocused();
    await expect(photo.laidPhoto(page)).toBeInViewport({ ratio: 1 });
    for (const name of [plannerTexts.add, photoView.bareGround]) {
      const { y, height } = await photo.boxOf(
        paving.planner(page).getByRole("button", { name, exact: true }),
      );
      // The site's lower bar is 65 px high.
      expect(y + height).toBeLessThan(852 - 65);
    }
    await expect(paving.planner(page).getByRole("button", { name: photoView.save })).toBeHidden();
    await paving.planner(page).getByText(photoView.tools).click();
    await expect(paving.planner(page).getByRole("button", { name: photoView.save })).toBeVisible();
    await photo.press(page, keepBrush.keep);
    const { x, y } = await photo.boxOf(photo.brush(page));
    await (await startFinger(page)).zoomIn([x + 150, y + 200]);
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
    await expect(paving.planner(page).getByText(keepBrush.strokes(1))).toHaveCount(0);
  });

  test("stays in view while pattern and colour are chosen; the other choices are folded", async ({
    page,
  }) => {
    await photo.choosePhoto(page);
    await expect(photo.laidPhoto(page)).toBeVisible();
    const colours = paving
      .planner(page)
      .getByRole("group", { name: plannerTexts.colour, exact: true });
    await colours.evaluate((group) => group.scrollIntoView({ block: "center" }));
    await expect(paving.planner(page).locator("canvas")).toHaveCount(2);
    const strip = paving.planner(page).locator("canvas").last();
    await expect(strip).toBeInViewport({ ratio: 1 });
    const [before] = await photo.colourIn(strip, [0.4, 0.7]);
    await photo.chooseColour(page, "charcoal");
    await expect
      .poll(async () => (await photo.colourIn(strip, [0.4, 0.7]))[0])
      .toBeLessThan(before - 10);
    const present = paving.planner(page).getByRole("group", { name: plannerTexts.present });
    await expect(present).toBeHidden();
    await paving.planner(page).getByText(plannerTexts.more).click();
    await expect(present).toBeVisible();
  });
});
