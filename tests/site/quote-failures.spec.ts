import type { Page } from "@playwright/test";
import { business } from "../support/business.ts";
import {
  ask,
  askInVain,
  askSlowly,
  dismissButton,
  errorNotice,
  failureMessage,
  faults,
  filled,
  follow,
  openForm,
  quoteDialog,
  quoteForm,
  quoteFormPlaces,
  quoteForms,
  sentBodies,
  someone,
  submitButton,
  successMessage,
  valuesOf,
} from "../support/quote-forms.ts";
import { storedRequestsOf } from "../support/store.ts";
import { enter, expect, test } from "../support/visitor.ts";

for (const place of quoteFormPlaces) {
  for (const [fault, begin] of Object.entries(faults)) {
    test(`loses nothing when the receiver ${fault} (${place} form)`, async ({ visitor }) => {
      const { page } = visitor;
      const name = someone();
      const bodies = sentBodies(page);
      const form = await openForm(visitor, place);
      const end = await begin(page);
      await ask(form, name);

      await expect(page.getByText("Error", { exact: true })).toBeVisible();
      await expect(errorNotice(page)).toHaveCount(1);
      await expect(failureMessage(page)).toBeFocused();
      await expect(failureMessage(page)).toBeInViewport();
      await expect(submitButton(form)).toBeEnabled();
      expect(await valuesOf(form)).toEqual(filled(name));
      expect(
        visitor.console.filter((line) => line.startsWith("error: The quote request")),
      ).toHaveLength(1);
      expect(await storedRequestsOf(name)).toEqual([]);

      await end();
      await failureMessage(page).getByRole("button", { name: "Try again" }).click();
      await expect(page.getByText(quoteForms[place].thanks[0])).toBeVisible();
      await expect(errorNotice(page)).toHaveCount(0);
      expect(bodies).toHaveLength(2);
      expect(bodies[1]).toBe(bodies[0]);
      expect(await storedRequestsOf(name)).toHaveLength(1);
    });
  }
}

test.describe("when no answer comes", () => {
  test.beforeEach(({ page }) => page.clock.install());

  test("says so after 8 seconds and gives up after 15", async ({ visitor }) => {
    const { page } = visitor;
    const { form, name, bodies, release } = await askSlowly(visitor);
    const slow = form.getByText("Still sending, slow connection");
    await expect(form.getByText("Sending your request")).toBeVisible();
    await page.clock.fastForward(6_000);
    await expect(slow).toHaveCount(0);
    await page.clock.fastForward(2_000);
    await expect(slow).toBeVisible();
    await expect(errorNotice(page)).toHaveCount(0);
    await page.clock.fastForward(7_000);
    await expect(errorNotice(page)).toBeVisible();
    await expect(failureMessage(page)).toContainText("No answer came back in time");
    expect(await valuesOf(form)).toEqual(filled(name));

    release();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await submitButton(form).click();
    await expect(successMessage(page)).toBeVisible();
    expect(bodies[1]).toBe(bodies[0]);
    expect(await storedRequestsOf(name)).toHaveLength(1);
  });

  test("keeps the notice of a failure until I dismiss it", async ({ visitor }) => {
    const { page } = visitor;
    await askInVain(visitor);
    await expect(errorNotice(page)).toBeVisible();
    await page.clock.fastForward("01:00:00");
    await expect(errorNotice(page)).toBeVisible();
    await dismissButton(page).click();
    await expect(errorNotice(page)).toHaveCount(0);
    await expect(failureMessage(page)).toBeVisible();
  });
});

test("shows one notice, anew, when it fails again", async ({ visitor }) => {
  const { page } = visitor;
  const { form } = await askInVain(visitor);
  await expect(errorNotice(page)).toBeVisible();
  // A screen reader speaks what is new, not what is there already.
  const first = await errorNotice(page).elementHandle();
  await submitButton(form).click();
  await expect.poll(() => first?.evaluate((notice) => notice.isConnected)).toBe(false);
  await expect(errorNotice(page)).toHaveCount(1);
  await expect(failureMessage(page)).toBeFocused();
});

test("shows the notice of a new failure after I dismissed the last", async ({ visitor }) => {
  const { page } = visitor;
  await page.clock.install();
  const { form } = await askInVain(visitor);
  await dismissButton(page).click();
  await submitButton(form).click();
  await expect(errorNotice(page)).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(errorNotice(page)).toBeVisible();
});

test.describe("after a failure", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  const lines = (name: string) => [
    `Name: ${name}`,
    "Email: thandi@example.co.za",
    "Phone: +27 (82) 555 01 23",
    "Area: Rynfield",
    "Service: Driveway Paving",
    "Project Details: About 60 m² of driveway, two cars.",
  ];

  test("lets me call, write or copy what I typed instead", async ({ visitor }) => {
    const { page } = visitor;
    const name = `${someone()} & co + 1%`;
    await askInVain(visitor, { name });
    const message = failureMessage(page);

    await expect(message.getByRole("link", { name: business.visiblePhone })).toHaveAttribute(
      "href",
      `tel:${business.callNumber}`,
    );
    const mail = await message.getByRole("link", { name: "e-mail" }).getAttribute("href");
    const { protocol, pathname, search } = new URL(mail ?? "");
    // A mail program reads a plus as it stands, not as a blank.
    const body = /[?&]body=([^&]*)/.exec(search)?.[1] ?? "";
    expect(`${protocol}${pathname}`).toBe(`mailto:${business.email}`);
    expect(decodeURIComponent(body)).toBe(lines(name).join("\r\n"));

    await message.getByRole("button", { name: "Copy my request" }).click();
    await expect(message.getByRole("status")).toHaveText(/copied/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(lines(name).join("\n"));
  });

  test("says so where the browser does not let it copy", async ({ visitor }) => {
    const { page } = visitor;
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "clipboard", { value: undefined }),
    );
    await askInVain(visitor);
    await failureMessage(page).getByRole("button", { name: "Copy my request" }).click();
    await expect(failureMessage(page).getByRole("status")).toHaveText(/does not let us copy/);
  });

  test("sends a changed request as a new one", async ({ visitor }) => {
    const { page } = visitor;
    const { form, name, bodies, end } = await askInVain(visitor);
    await end();
    await enter(form.getByLabel("Area"), "Benoni");
    await submitButton(form).click();
    await expect(successMessage(page)).toBeVisible();
    const [first, second] = bodies.map((body) => JSON.parse(body));
    expect(second).toEqual({ ...first, area: "Benoni", submitted_at: second.submitted_at });
    expect(second.submitted_at > first.submitted_at).toBe(true);
    expect(await storedRequestsOf(name)).toHaveLength(1);
  });

  test("retries with the same bytes from another page, too", async ({ visitor }) => {
    const { page } = visitor;
    const { name, bodies, end } = await askInVain(visitor, { status: 503 });
    await end();
    await follow(page, "Home");
    await submitButton(quoteForm(page)).click();
    await expect(page.getByText(quoteForms.home.thanks[0])).toBeVisible();
    expect(bodies[1]).toBe(bodies[0]);
    expect(await storedRequestsOf(name)).toHaveLength(1);
  });

  test("stores it once although the answer to the first try was lost", async ({ visitor }) => {
    const { page } = visitor;
    const name = someone();
    const form = await openForm(visitor, "contact");
    await page.route(`**${business.webhookAddress}`, async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await ask(form, name);
    await expect(failureMessage(page)).toBeVisible();
    await page.unrouteAll();
    await failureMessage(page).getByRole("button", { name: "Try again" }).click();
    await expect(successMessage(page)).toBeVisible();
    expect(await storedRequestsOf(name)).toHaveLength(1);
  });
});

test.describe("when I leave while it sends", () => {
  test("the answer reaches me on the next page", async ({ visitor }) => {
    const { page } = visitor;
    const { name, release } = await askSlowly(visitor);
    await follow(page, "Home");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    release();
    await expect(page.getByText(quoteForms.contact.thanks[0])).toBeVisible();
    expect(await storedRequestsOf(name)).toHaveLength(1);
    await expect(successMessage(page)).toHaveCount(0);
  });

  test("a failure reaches me on the next page, and the form keeps its message", async ({
    visitor,
  }) => {
    const { page } = visitor;
    const { name, release } = await askSlowly(visitor);
    await follow(page, "Home");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.context().setOffline(true);
    release();
    await expect(errorNotice(page)).toBeVisible();
    await follow(page, "Contact");
    await expect(failureMessage(page)).toBeVisible();
    // I came to read this page: the focus stays at its heading.
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(await valuesOf(quoteForm(page))).toEqual(filled(name));
  });

  test("closing the dialog does not stop it", async ({ visitor }) => {
    const { page } = visitor;
    const { name, release } = await askSlowly(visitor, "dialog");
    await page.keyboard.press("Escape");
    await expect(quoteDialog(page)).toHaveCount(0);
    release();
    await expect(page.getByText(quoteForms.dialog.thanks[0])).toBeVisible();
    expect(await storedRequestsOf(name)).toHaveLength(1);
  });

  for (const [leaving, leave] of [
    ["a reload", (page: Page) => page.reload()],
    [
      "leaving the site",
      (page: Page) => page.goto("about:blank").then(() => page.goto("/contact")),
    ],
  ] as const) {
    test(`${leaving} leaves my request ready to be sent again`, async ({ visitor }) => {
      const { page } = visitor;
      const { form, name, bodies, release } = await askSlowly(visitor);
      await leave(page);
      await expect(failureMessage(page)).toContainText("The page was left while");
      expect(await valuesOf(form)).toEqual(filled(name));
      // It was not announced as a failure, and the page is read from its top.
      await expect(errorNotice(page)).toHaveCount(0);
      await expect(failureMessage(page)).not.toBeFocused();
      expect(visitor.console.filter((line) => line.startsWith("error: The quote"))).toEqual([]);

      release();
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await failureMessage(page).getByRole("button", { name: "Try again" }).click();
      await expect(successMessage(page)).toBeFocused();
      expect(bodies.at(-1)).toBe(bodies[0]);
      expect(await storedRequestsOf(name)).toHaveLength(1);
    });
  }
});
