import { faq } from "#src/content/faq.ts";
import { blockIn } from "#src/content-schema/block-in.ts";
import { builtPage } from "../support/built-pages.ts";
import { everyScript, hold } from "../support/hold.ts";
import { answerTo } from "../support/landmarks.ts";
import {
  expect,
  gotoHydrated,
  nextFrame,
  rememberMiddle,
  test,
  waitForHydration,
} from "../support/visitor.ts";

test("accordion: opens an answer by find-in-page", async ({ page, open }) => {
  await open("/faq");
  const [first, second] = blockIn(faq, "faq").items;
  if (first === undefined || second === undefined)
    throw new Error("Expected two questions on the FAQ page.");
  const named = (title: string) => page.getByRole("button", { name: title });
  await expect(named(first.question)).toHaveAttribute("aria-expanded", "true");
  await expect(named(second.question)).toHaveAttribute("aria-expanded", "false");
  // Find-in-page searches hidden=until-found only, and reveals it like this (HTML standard).
  const answer = answerTo(page, second.question);
  await expect(answer).toHaveAttribute("hidden", "until-found");
  await answer.evaluate((element) => {
    element.dispatchEvent(new Event("beforematch", { bubbles: true }));
    element.removeAttribute("hidden");
  });
  await expect(named(second.question)).toHaveAttribute("aria-expanded", "true");
  await expect(answer).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { expanded: true })).toHaveCount(1);
  await expect(answerTo(page, first.question)).toHaveAttribute("hidden", "until-found");
});

test("accordion: a link to words in a closed answer shows them, and nothing moves them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const third = blockIn(faq, "faq").items[2]?.question ?? "";
  // As a text fragment does, for which the Chromium of the tests lacks the search: the words are the target.
  const parts = builtPage("/faq").html.split('data-part="item-content"');
  const body = parts.with(3, parts[3]?.replace("<p", '<p id="words"') ?? "");
  await page.route("**/faq", (route) =>
    route.fulfill({ contentType: "text/html", body: body.join('data-part="item-content"') }),
  );
  const scripts = await hold(page, everyScript);
  await page.goto("/faq#words", { waitUntil: "commit" });
  const words = answerTo(page, third).locator("#words");
  await expect(words).toBeInViewport({ ratio: 1 });
  const moved = await rememberMiddle(page);
  scripts.arrive();
  await waitForHydration(page);
  await expect(page.getByRole("button", { name: third })).toHaveAttribute("aria-expanded", "true");
  await nextFrame(page);
  await expect(words).toBeInViewport({ ratio: 1 });
  expect(await moved()).toBeLessThanOrEqual(2);
});

test("accordion: the words of a link win over a question in its hash", async ({ page }) => {
  const [, second, third] = blockIn(faq, "faq").items;
  // As the browser opens an answer that has the words.
  const parts = builtPage("/faq").html.split('data-part="item-content"');
  const body = parts.with(3, parts[3]?.replace(/ hidden="until-found"/i, "") ?? "");
  await page.route("**/faq", (route) =>
    route.fulfill({ contentType: "text/html", body: body.join('data-part="item-content"') }),
  );
  await gotoHydrated(page, `/faq#${second?.id}`);
  const open = page.getByRole("main").getByRole("button", { expanded: true });
  await expect(open).toHaveCount(1);
  await expect(open).toHaveAccessibleName(third?.question ?? "");
});

test("accordion: its answers are landmarks where they are few, and those of a service are closed", () => {
  const answers = (path: string) =>
    builtPage(path).main.querySelectorAll("[data-part=item-content]");
  expect(answers("/faq").length).toBeGreaterThan(6);
  for (const answer of answers("/faq")) expect(answer.hasAttribute("role")).toBe(false);
  expect(answers("/services/residential").length).toBeGreaterThan(0);
  for (const { attrs } of answers("/services/residential"))
    expect(attrs).toMatchObject({ role: "region", hidden: "until-found" });
});

const addedToHash = [
  "?utm_source=mail",
  "%E2%80%9D",
  "&fbclid=Ab1",
  "%3Futm_id=%zz",
  ").",
  ":~:text=paving",
];

for (const [title, added] of [
  ["whatever mail and message tools add to it", addedToHash.slice(0, 2)],
  ["with other additions @sweep", addedToHash.slice(2)],
] as const) {
  test(`accordion: a hash opens a question, ${title}`, async ({ page }) => {
    const { id = "", question = "" } = blockIn(faq, "faq").items[3] ?? {};
    const { id: otherId = "", question: otherQuestion = "" } = blockIn(faq, "faq").items[1] ?? {};
    const named = page.getByRole("button", { name: question, expanded: true });
    for (const hash of [...added.map((text) => id + text), id.toUpperCase()]) {
      await test.step(hash, async () => {
        const scripts = await hold(page, everyScript);
        await page.goto("/about");
        await page.goto(`/faq#${hash}`, { waitUntil: "commit" });
        await expect(answerTo(page, question)).toBeInViewport();
        await expect(page).toHaveURL(`/faq#${id}`);
        scripts.arrive();
        await waitForHydration(page);
        await expect(named).toBeInViewport();
        await page.unroute(everyScript);
      });
    }
    await page.evaluate((target) => location.assign(target), `#${otherId}?utm_source=mail`);
    await expect(page.getByRole("button", { name: otherQuestion, expanded: true })).toBeVisible();
  });
}

test("accordion: a hash opens a question, and nothing moves it", async ({ page, open }) => {
  await open("/faq");
  const id = await page.locator("main :is(h2, h3)[id]").nth(2).getAttribute("id");
  const question = page.locator(`[id="${id}"] button`);
  const expectOpen = async () => {
    await expect(question).toHaveAttribute("aria-expanded", "true");
    await nextFrame(page);
  };
  // In whole pixels; Firefox also scrolls by a part of one.
  const scrollOn = () => page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
  await open("/about");
  await open(`/faq#${id}`);
  await nextFrame(page);
  await scrollOn();
  await page.reload();
  await waitForHydration(page);
  await expectOpen();
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(1500);

  for (const scrollsOn of [false, true]) {
    await page.goto("/about");
    const scripts = await hold(page, everyScript);
    await page.goto(`/faq#${id}`, { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeAttached();
    await expect(page.locator(`[id="${id}"] + *`)).toBeVisible();
    await expect(page.locator("main [data-part=item-content]:visible")).toHaveCount(1);
    if (scrollsOn) await scrollOn();
    const moved = await rememberMiddle(page);
    scripts.arrive();
    await waitForHydration(page);
    await expectOpen();
    expect(await moved()).toBeLessThanOrEqual(2);
    await page.unroute(everyScript);
  }
});

test("accordion: a heading that stays in view never lies over the links below it", async ({
  page,
  open,
}) => {
  for (const path of ["/services/repairs", "/areas/sandton"]) {
    await open(path);
    const questions = page.getByRole("region", { name: /^Questions about/ });
    const heading = questions.getByRole("heading", { level: 2 });
    const [lead, link] = [heading.locator(".."), questions.locator("a:not([data-part] *)").first()];
    const section = await questions.boundingBox();
    for (let y = 0; y < (section?.height ?? 0); y += 150) {
      await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), (section?.y ?? 0) + y);
      const [above, below] = [await lead.boundingBox(), await link.boundingBox()];
      expect(below?.y, path).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    }
  }
});
