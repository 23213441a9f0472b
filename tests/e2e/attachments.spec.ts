import type { Page } from "@playwright/test";
import { guideRates } from "#src/content/figures.ts";
import { plannerTexts } from "#src/content/interface/planner.ts";
import { planOpening } from "#src/content/interface/planner-request.ts";
import {
  attachments,
  clearButton,
  contactFallback,
  formCleared,
  submitButton as submitName,
  success,
  waitingAttachments,
} from "#src/content/interface/quote-form.ts";
import { attachedPlansLimit, planLetter } from "#src/domain/attachments.ts";
import type { HomePlan, PavingPlan } from "#src/planner/domain/paving-plan.ts";
import { areaOf } from "#src/planner/domain/plan-area.ts";
import { planPrice } from "#src/planner/domain/plan-guide.ts";
import { serialisePlan } from "#src/planner/domain/plan-link.ts";
import { randRange, squareMetres } from "#src/planner/plan-formats.ts";
import { attachmentText, planTitle } from "#src/planner/results/plan-texts.ts";
import { block, everyScript, hold } from "../support/hold.ts";
import { pauseClock } from "../support/page-clock.ts";
import {
  driveway,
  drivewayUrl,
  holdPlannerScript,
  patio,
  patioUrl,
  planDrawing,
  planLength,
  planner,
  planThis,
  prices,
  withLength,
} from "../support/paving-planner.ts";
import {
  answerWith,
  attachmentCards as cards,
  closeDialog,
  failureMessage,
  fillInAndSubmit,
  firstQuoteButton,
  holdRequests,
  openForm,
  quoteDialog,
  quoteForm,
  startWithPlans,
  submitButton,
  uniqueName,
} from "../support/quote-forms.ts";
import { storedRequestsBy } from "../support/store.ts";
import { enter, expect, fillIn, test, waitForHydration } from "../support/visitor.ts";

const press = (page: Page, name: string) =>
  planner(page).getByRole("button", { name, exact: true }).click();
const details = (page: Page) => quoteForm(page).getByLabel("Project Details");
const change = (page: Page, plan: PavingPlan) =>
  quoteForm(page).getByRole("link", { name: `${attachments.change} ${planTitle(plan)}` });
const remove = (page: Page, plan: PavingPlan) =>
  quoteForm(page).getByRole("button", { name: `${attachments.remove} ${planTitle(plan)}` });

const longPatio = withLength(patio, 7);

/** What the card of a plan begins with. */
const card = (plan: PavingPlan) => new RegExp(`^([A-Z].{0,14}: )?${planTitle(plan)}`);

/** Adds the plan of a URL to a request that has none, or some; leaves the dialog open. */
async function addPlanOf(page: Page, url: string, request: "empty" | "has plans" = "empty") {
  await page.goto(url);
  await waitForHydration(page);
  await press(page, plannerTexts.add);
  if (request === "has plans") await press(page, plannerTexts.open);
  await expect(quoteDialog(page)).toBeVisible();
}

const startWith = (page: Page, plans: readonly HomePlan[]) =>
  startWithPlans(
    page,
    plans.map((plan, id) => ({
      id,
      plan: serialisePlan(plan),
      path: plan.use === "cars" ? "/services/driveway" : "/services/patio",
    })),
  );

test("attachments: two plans join what was typed before, and are sent with it as one message", async ({
  page,
  open,
}) => {
  const name = uniqueName();
  await open("/services/patio");
  await firstQuoteButton(page).click();
  await enter(details(page), "Mind the dog.");
  await addPlanOf(page, drivewayUrl);
  await expect(details(page)).toHaveValue("Mind the dog.");
  await expect(cards(page)).toHaveText([card(driveway)]);
  await addPlanOf(page, patioUrl, "has plans");
  await expect(cards(page)).toHaveText([card(driveway), card(patio)]);
  const [one, other] = [planPrice(driveway, guideRates), planPrice(patio, guideRates)];
  if (one.kind !== "range" || other.kind !== "range") throw new Error("Expected guide prices.");
  const area = squareMetres(areaOf(driveway.size) + areaOf(patio.size));
  const price = randRange({ from: one.from + other.from, to: one.to + other.to });
  await expect(quoteForm(page).getByText(attachments.sum(["A", "B"], area, price))).toBeVisible();
  await fillIn(quoteForm(page), name);
  await enter(details(page), "Mind the dog.");
  await submitButton(quoteForm(page)).click();
  await expect(quoteDialog(page)).toHaveCount(0);
  const [stored] = await storedRequestsBy(name);
  const plans = [driveway, patio].map((plan, index) =>
    attachmentText(plan, "", planLetter(index)).split("\n"),
  );
  const [first, second] = plans.map(([size = ""]) => size);
  expect(stored?.request.message).toMatch(
    new RegExp(`^Mind the dog\\.\n\n${first}\n[^§]*\n\n${second}\n[^§]*#planner$`),
  );
  await open("/contact");
  await expect(details(page)).toHaveValue("");
  await expect(cards(page)).toHaveCount(0);
});

for (const location of ["dialog", "home", "contact"] as const) {
  test(`attachments: are above Name, in the first view with it (${location})`, {
    tag: location === "dialog" ? [] : "@sweep",
  }, async ({ page }) => {
    await page.setViewportSize({ width: 393, height: 852 });
    await startWith(page, [driveway, patio]);
    const form = await openForm(page, location);
    const name = form.getByLabel("Name");
    await expect(cards(page)).toHaveText([card(driveway), card(patio)]);
    if (location === "dialog") await expect(name).toBeFocused();
    else await cards(page).first().scrollIntoViewIfNeeded();
    for (const part of [...(await cards(page).all()), name])
      await expect(part).toBeInViewport({ ratio: 1 });
    const boxes = await Promise.all([cards(page).last(), name].map((part) => part.boundingBox()));
    const [last, field] = boxes.map((box) => box?.y ?? Number.NaN);
    expect(last).toBeLessThan(field ?? Number.NaN);
  });
}

test("attachments: neither hydration nor their script moves the fields below", async ({ page }) => {
  await page.setViewportSize({ width: 393, height: 852 });
  // A font that swaps wraps lines differently.
  await block(page, "**/*.woff2");
  await startWith(page, [driveway, patio]);
  await page.addInitScript(
    (names) => {
      if (window === top) localStorage["kept-list"] = names;
    },
    JSON.stringify(["Clay brick"]),
  );
  const name = quoteForm(page).getByLabel("Name");
  const fieldTop = () => name.evaluate((field) => Math.round(field.getBoundingClientRect().top));
  const scripts = await hold(page, everyScript);
  await page.goto("/contact");
  const before = await fieldTop();
  await page.unroute(everyScript);
  const plannerScript = await holdPlannerScript(page);
  scripts.arrive();
  await expect(quoteForm(page).getByText(waitingAttachments.count(3))).toBeVisible();
  expect(await fieldTop()).toBe(before);
  plannerScript.arrive();
  await expect(cards(page)).toHaveCount(3);
  expect(Math.abs((await fieldTop()) - before)).toBeLessThanOrEqual(2);
});

test("attachments: a second plan for the same job is an alternative, until the visitor says otherwise", async ({
  page,
}) => {
  const name = uniqueName();
  const { insteadOf, otherPlace } = attachments;
  await startWith(page, [patio]);
  await addPlanOf(page, drivewayUrl, "has plans");
  await closeDialog(page);
  await enter(planLength(page), "9");
  await press(page, plannerTexts.add);
  await press(page, plannerTexts.open);
  const together = quoteForm(page).getByText("together");
  await expect(together).toHaveText(/^A \+ B together/);
  const choice = (label: string) => cards(page).nth(2).getByRole("radio", { name: label });
  await expect(choice(insteadOf("B"))).toBeChecked();
  await choice(otherPlace).check();
  await expect(together).toHaveText(/^A \+ B \+ C together/);
  await choice(insteadOf("A")).check();
  await expect(together).toHaveText(/^A \+ B together/);

  await test.step("also after a reload, and in the request", async () => {
    await page.reload();
    await waitForHydration(page);
    await press(page, plannerTexts.open);
    await expect(choice(insteadOf("A"))).toBeChecked();
    await fillIn(quoteForm(page), name);
    await submitButton(quoteForm(page)).click();
    await expect(quoteDialog(page)).toHaveCount(0);
    const [stored] = await storedRequestsBy(name);
    expect(stored?.request.message).toContain(planOpening("C, instead of A"));
  });
});

test("attachments: Change opens a plan on its page, Update changes that one alone, and Remove can be undone", async ({
  page,
  open,
}) => {
  await startWith(page, [driveway, patio]);
  await open("/contact");
  const longDriveway = withLength(driveway, 9);
  await test.step("Change opens a plan on its page, and Update changes it", async () => {
    await change(page, driveway).click();
    await expect(page).toHaveURL(/\/services\/driveway\?plan=/);
    await expect(planLength(page)).toHaveValue(`${driveway.size.length}`);
    await enter(planLength(page), "9");
    await expect(page).toHaveURL(/rectangle-9x/);
    await page.reload();
    await waitForHydration(page);
    await press(page, plannerTexts.update);
    await press(page, plannerTexts.open);
    await expect(cards(page)).toHaveText([card(longDriveway), card(patio)]);
  });

  await test.step("a changed plan can be added beside the first", async () => {
    await change(page, patio).click();
    await expect(page).toHaveURL(/\/services\/patio\?plan=/);
    await expect(planLength(page)).toHaveValue(`${patio.size.length}`);
    await enter(planLength(page), "7");
    await press(page, plannerTexts.addAnother);
    await expect(planner(page).getByRole("button", { name: plannerTexts.open })).toBeFocused();
    await press(page, plannerTexts.open);
    await expect(cards(page)).toHaveText([card(longDriveway), card(patio), card(longPatio)]);
  });

  await test.step("Change opens another plan of the same page behind the dialog", async () => {
    await change(page, patio).click();
    await expect(quoteDialog(page)).toHaveCount(0);
    await expect(planLength(page)).toHaveValue(`${patio.size.length}`);
    await press(page, plannerTexts.open);
    await change(page, longPatio).click();
    await expect(planLength(page)).toHaveValue("7");
    await press(page, plannerTexts.open);
  });

  await test.step("Remove moves the focus before the card goes, and a second press changes nothing", async () => {
    await expect(remove(page, patio)).toBeVisible();
    await pauseClock(page);
    await remove(page, longDriveway).press("Enter");
    await expect(remove(page, patio)).toBeFocused();
    await remove(page, patio).press("Enter");
    await expect(cards(page)).toHaveCount(3);
    await page.clock.runFor(1_000);
    await expect(cards(page)).toHaveText([card(patio), card(longPatio)]);
  });

  await test.step("Undo brings it back to its place", async () => {
    await page.clock.resume();
    await page.getByRole("button", { name: attachments.undo }).click();
    await expect(cards(page)).toHaveText([card(longDriveway), card(patio), card(longPatio)]);
  });
});

test("attachments: Update changes the plan that was added last, and leaves the one it was made from", async ({
  page,
  open,
}) => {
  await startWith(page, [driveway]);
  await open("/contact");
  await change(page, driveway).click();
  await planDrawing(page).waitFor();
  await enter(planLength(page), "12");
  await press(page, plannerTexts.addAnother);
  await press(page, plannerTexts.open);
  await expect(cards(page)).toHaveText([card(driveway), card(withLength(driveway, 12))]);

  await test.step("also after a reload", async () => {
    await page.reload();
    await waitForHydration(page);
    await planDrawing(page).waitFor();
  });
  await enter(planLength(page), "13");
  await press(page, plannerTexts.update);
  await press(page, plannerTexts.open);
  await expect(cards(page)).toHaveText([card(driveway), card(withLength(driveway, 13))]);

  await test.step("also after Back and Forward", async () => {
    await closeDialog(page);
    await page.goBack();
    await expect(cards(page)).toHaveCount(2);
    await page.goForward();
    await enter(planLength(page), "14");
    await press(page, plannerTexts.update);
    await press(page, plannerTexts.open);
    await expect(cards(page)).toHaveText([card(driveway), card(withLength(driveway, 14))]);
  });
});

test("attachments: a full request can be changed, and offers no other plan", async ({
  page,
  open,
}) => {
  const plans = Array.from({ length: attachedPlansLimit }, (_, id) => withLength(driveway, id + 3));
  await startWith(page, plans);
  await open("/contact");
  await change(page, withLength(driveway, 3)).click();
  await planDrawing(page).waitFor();
  await enter(planLength(page), "12");
  await expect(planner(page).getByRole("button", { name: plannerTexts.update })).toBeVisible();
  await expect(planner(page).getByRole("button", { name: plannerTexts.addAnother })).toHaveCount(0);
});

test("attachments: a plan that Change opened on its own page closes to where the page was, without an entry", async ({
  page,
  open,
}) => {
  await open("/contact");
  await page.goto("/services/patio");
  await waitForHydration(page);
  await planThis(page).nth(1).click();
  await press(page, plannerTexts.add);
  await closeDialog(page);
  await press(page, plannerTexts.close);
  await expect(planThis(page).nth(1)).toBeFocused();
  const main = page.getByRole("main");
  const quoteButton = main.getByRole("button", { name: /Free Quote/ }).last();
  await quoteButton.click();
  const scrolled = await page.evaluate(() => scrollY);
  await quoteForm(page).getByRole("link", { name: attachments.change }).click();
  await expect(quoteDialog(page)).toHaveCount(0);
  await planDrawing(page).waitFor();
  await press(page, plannerTexts.close);
  await expect(prices(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(scrolled));
  await expect(page).toHaveURL("/services/patio");

  await test.step("also where the planner was open", async () => {
    await planThis(page).first().click();
    await planDrawing(page).waitFor();
    await quoteButton.click();
    await quoteForm(page).getByRole("link", { name: attachments.change }).click();
    await expect(quoteDialog(page)).toHaveCount(0);
    await press(page, plannerTexts.close);
    await expect(prices(page)).toBeVisible();
    await expect(page).toHaveURL("/services/patio");
  });
  await page.goBack();
  await expect(page).toHaveURL("/contact");
});

test("attachments: a plan that Undo brings back while the request is sent stays, and the panel says so", async ({
  page,
}) => {
  await addPlanOf(page, patioUrl);
  await page.goto("/contact");
  await waitForHydration(page);
  await remove(page, patio).click();
  await expect(cards(page)).toHaveCount(0);
  await fillIn(quoteForm(page), uniqueName());
  const release = await holdRequests(page, 200);
  await submitButton(quoteForm(page)).click();
  await expect(quoteForm(page).getByText(submitName.submitting)).toBeVisible();
  await page.getByRole("button", { name: attachments.undo }).click();
  await expect(cards(page)).toHaveText([card(patio)]);
  release();
  await expect(quoteForm(page).getByText(success.textWithRest)).toBeVisible();
  await expect(cards(page)).toHaveText([card(patio)]);
});

test("attachments: Undo says why it cannot put a plan back into a full request", async ({
  page,
  open,
}) => {
  await startWith(
    page,
    Array.from({ length: attachedPlansLimit }, (_, id) => withLength(patio, id + 3)),
  );
  await open(drivewayUrl);
  await firstQuoteButton(page).click();
  await remove(page, longPatio).click();
  await expect(cards(page)).toHaveCount(attachedPlansLimit - 1);
  await closeDialog(page);
  await press(page, plannerTexts.add);
  await press(page, plannerTexts.open);
  await expect(cards(page)).toHaveCount(attachedPlansLimit);
  const noMore = page.getByText(plannerTexts.full(attachedPlansLimit));
  await expect(noMore).toHaveCount(0);
  await page.getByRole("button", { name: attachments.undo }).click();
  await expect(noMore).toBeVisible();
  await expect(cards(page)).toHaveCount(attachedPlansLimit);
});

test("attachments: Undo of Clear says how many plans the request has no room for", async ({
  page,
  open,
}) => {
  await startWith(
    page,
    Array.from({ length: attachedPlansLimit }, (_, id) => withLength(patio, id + 3)),
  );
  await open(drivewayUrl);
  await firstQuoteButton(page).click();
  await quoteDialog(page).getByRole("button", { name: clearButton }).click();
  await expect(cards(page)).toHaveCount(0);
  await closeDialog(page);
  await press(page, plannerTexts.add);
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole("button", { name: formCleared.undo }).click();
  await expect(cards(page)).toHaveCount(attachedPlansLimit);
  await expect(page.getByText(formCleared.leftOut(1, attachedPlansLimit))).toBeVisible();
});

test("attachments: the planner says what the request holds after Clear and Undo", async ({
  page,
  open,
}) => {
  await startWith(page, [patio]);
  await open(patioUrl);
  await press(page, plannerTexts.open);
  await quoteDialog(page).getByRole("button", { name: clearButton }).click();
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole("button", { name: formCleared.undo }).click();
  await expect(cards(page)).toHaveText([card(patio)]);
  await closeDialog(page);
  await expect(planner(page).getByRole("button", { name: plannerTexts.open })).toBeVisible();
  await enter(planLength(page), "7");
  await expect(planner(page).getByRole("button", { name: plannerTexts.add })).toBeVisible();
  await expect(planner(page).getByText(plannerTexts.held(1))).toBeVisible();
});

test("attachments: where their script does not load, the request says where each plan is", async ({
  page,
  open,
}) => {
  const name = uniqueName();
  await startWith(page, [patio]);
  await block(page, "**/assets/planner-script-*.js");
  await open("/contact");
  await expect(quoteForm(page).getByText(waitingAttachments.count(1))).toBeVisible();
  const mend = await answerWith(page, 500);
  await fillInAndSubmit(quoteForm(page), name);
  await expect(failureMessage(page)).toBeVisible();
  const email = failureMessage(page).getByRole("link", { name: contactFallback.emailLink });
  await expect(email).toHaveAttribute(
    "href",
    new RegExp(encodeURIComponent(`/services/patio?plan=${serialisePlan(patio)}`)),
  );
  await mend();
  await submitButton(quoteForm(page)).click();
  await expect.poll(async () => (await storedRequestsBy(name)).length).toBe(1);
  const [stored] = await storedRequestsBy(name);
  const { origin } = new URL(page.url());
  expect(stored?.request.message).toContain(
    `\n\n${waitingAttachments.planLink(`${origin}/services/patio?plan=${serialisePlan(patio)}`, "")}`,
  );
});
