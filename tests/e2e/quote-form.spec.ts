import type { Locator } from "@playwright/test";
import {
  ask,
  dismissButton,
  empty,
  failureMessage,
  filled,
  fillHoneypot,
  formLocations,
  holdRequests,
  openForm,
  pressAgainMessage,
  quoteDialog,
  quoteForm,
  quoteForms,
  sentBodies,
  submitButton,
  successMessage,
  uniqueName,
  valuesOf,
} from "../support/quote-forms.ts";
import { storedRequestsOf } from "../support/store.ts";
import { enter, expect, fillIn, test } from "../support/visitor.ts";

/** SPEC.md section 5. */
const messages = {
  Name: "Name must be at least 2 characters",
  Email: "Invalid email address",
  Phone: "Please enter a valid phone number",
  Area: "Please enter your area",
  Service: "Please select a service",
};

for (const location of formLocations) {
  test.describe(`the ${location} form`, () => {
    test("brings what I typed to the company, letter by letter", async ({ visitor }) => {
      const { page } = visitor;
      const name = `  ${uniqueName()} "Noa" O'Brien – ñandú 🧱 `;
      const details = "Line one\n\n  <b>60 m²</b> & 'two' cars\\\n\tسلام \u202e=1+1";
      const form = await openForm(visitor, location);
      const pageUrl = page.url();
      await fillIn(form, name, "Other");
      await enter(form.getByLabel("Project Details"), details);
      const before = Date.now();
      await submitButton(form).click();
      await expect(page.getByText(quoteForms[location].thanks[0], { exact: true })).toBeVisible();

      const [stored, ...more] = await storedRequestsOf(name);
      expect(more).toEqual([]);
      const { submitted_at, ...typed } = stored?.request ?? {};
      expect(typed).toEqual({
        name,
        email: "thandi@example.co.za",
        phone: "+27 (82) 555 01 23",
        area: "Rynfield",
        service: "Other",
        message: details,
        page_url: pageUrl,
      });
      expect(submitted_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(Date.parse(submitted_at ?? "")).toBeGreaterThanOrEqual(before);
      expect(Date.parse(submitted_at ?? "")).toBeLessThanOrEqual(Date.now());
    });

    test("thanks me in its own words and is ready for the next request", async ({ visitor }) => {
      const { page } = visitor;
      const form = await openForm(visitor, location);
      await ask(form, uniqueName());
      for (const sentence of quoteForms[location].thanks) {
        await expect(page.getByText(sentence, { exact: true })).toHaveCount(1);
        await expect(page.getByText(sentence, { exact: true })).toBeVisible();
      }
      const others = formLocations.flatMap((other) => quoteForms[other].thanks);
      for (const sentence of others.filter((text) => !quoteForms[location].thanks.includes(text))) {
        await expect(page.getByText(sentence, { exact: true })).toHaveCount(0);
      }
      if (location === "dialog") await expect(quoteDialog(page)).toHaveCount(0);
      await expect.poll(() => valuesOf(quoteForm(page))).toEqual(empty);
    });

    test("says that it sends, and takes no second press meanwhile", async ({ visitor }) => {
      const { page } = visitor;
      const name = uniqueName();
      const form = await openForm(visitor, location);
      const release = await holdRequests(page);
      await ask(form, name);
      await expect(form.getByRole("button", { name: "Submitting..." })).toBeDisabled();
      await expect(submitButton(form)).toHaveCount(0);
      await expect(form.getByRole("button", { name: "Clear my details" })).toBeDisabled();
      await expect(form.getByRole("status")).toHaveText(["Sending your request"]);
      expect(await valuesOf(form)).toEqual(filled(name));
      release();
      await expect(page.getByText(quoteForms[location].thanks[0])).toBeVisible();
      if (location === "dialog") await expect(quoteDialog(page)).toHaveCount(0);
      await expect(submitButton(quoteForm(page))).toBeEnabled();
      await expect(page.getByRole("button", { name: "Submitting..." })).toHaveCount(0);
    });

    test("writes the request to the console, then sends it", async ({ visitor }) => {
      const { page } = visitor;
      const name = uniqueName();
      // The page itself keeps the order: what reaches the test from two sides may change it.
      await page.addInitScript(() => {
        const order: unknown[] = [];
        Object.assign(window, { order });
        const { log } = console;
        const { fetch } = window;
        console.log = (...words) => {
          order.push({ logged: structuredClone(words) });
          log(...words);
        };
        window.fetch = (address, settings) => {
          if (settings?.method === "POST") order.push({ sent: settings.body });
          return fetch(address, settings);
        };
      });
      const form = await openForm(visitor, location);
      await ask(form, name);
      await expect(page.getByText(quoteForms[location].thanks[0])).toBeVisible();
      const [stored] = await storedRequestsOf(name);
      expect(await page.evaluate(() => Reflect.get(window, "order"))).toEqual([
        { logged: [expect.any(String), stored?.request] },
        { sent: JSON.stringify(stored?.request) },
      ]);
    });

    test("says under each field what it needs, and sends nothing", async ({ visitor }) => {
      const { page } = visitor;
      const bodies = sentBodies(page);
      const form = await openForm(visitor, location);
      const plainEdge = await edgeColour(form.getByLabel("Project Details"));
      await submitButton(form).click();
      for (const [label, message] of Object.entries(messages)) {
        const field = form.getByLabel(label);
        await expect(page.getByText(message, { exact: true })).toHaveCount(1);
        await expect(field).toHaveAttribute("aria-invalid", "true");
        await expect(field).toHaveAccessibleDescription(new RegExp(`${message}$`));
        const sign = form.getByText(message, { exact: true }).locator("..").locator("svg");
        await expect(sign).toBeVisible();
        const [red, green, blue] = await edgeColour(field);
        expect([red, green, blue]).not.toEqual(plainEdge);
        expect(red).toBeGreaterThan(2 * Math.max(green, blue));
        const under = (await form.getByText(message, { exact: true }).boundingBox())?.y ?? 0;
        const edge = await field.boundingBox();
        expect(under).toBeGreaterThanOrEqual((edge?.y ?? 0) + (edge?.height ?? 0));
      }
      const details = form.getByLabel("Project Details");
      await expect(details).toHaveAttribute("aria-invalid", "false");
      expect(bodies).toEqual([]);
    });

    test("counts the fields that need me and leads me to each", async ({ visitor }) => {
      const { page } = visitor;
      const form = await openForm(visitor, location);
      await enter(form.getByLabel("Phone"), "082 555 0123");
      await submitButton(form).click();
      const summary = form.getByRole("region", { name: "4 fields need your attention" });
      await expect(summary).toBeFocused();
      await expect(summary).toBeInViewport();
      await expect(summary.getByRole("link")).toHaveText(["Name", "Email", "Area", "Service"]);
      for (const label of ["Service", "Name"]) {
        await summary.getByRole("link", { name: label }).click();
        await expect(form.getByLabel(label)).toBeFocused();
      }
      expect(page.url()).not.toContain("#");
    });

    test("leaves me in the field that I have gone to since I pressed", async ({ visitor }) => {
      const { page } = visitor;
      const form = await openForm(visitor, location);
      // Faster than a finger, so that nothing is drawn between.
      await submitButton(form).evaluate((button) => {
        if (!(button instanceof HTMLButtonElement)) throw new Error("It is no button.");
        button.focus();
        button.click();
        const name = button.form?.elements.namedItem("name");
        if (name instanceof HTMLInputElement) name.focus();
      });
      await expect(form.getByRole("region", { name: /need your attention$/ })).toBeVisible();
      await expect(form.getByLabel("Name")).toBeFocused();

      const release = await holdRequests(page, 500);
      await ask(form, uniqueName());
      await form.getByLabel("Project Details").focus();
      await page.keyboard.press("End");
      release();
      await expect(failureMessage(page)).toBeVisible();
      await page.keyboard.type(" Cobbles, please.");
      await expect(form.getByLabel("Project Details")).toHaveValue(/ Cobbles, please\.$/);
    });

    test("brings the focus to the outcome where I press once more while it sends", async ({
      visitor,
    }) => {
      const { page } = visitor;
      const form = await openForm(visitor, location);
      const release = await holdRequests(page, 500);
      await ask(form, uniqueName());
      const sending = form.getByRole("button", { name: "Submitting..." });
      await expect(sending).toBeDisabled();
      // A button that is disabled gives the focus of a press to what it stands in.
      await sending.click({ force: true });
      release();
      await expect(failureMessage(page)).toBeFocused();
    });

    test("takes a complaint back as soon as I have put it right", async ({ visitor }) => {
      const { page } = visitor;
      const form = await openForm(visitor, location);
      await submitButton(form).click();
      await form.getByLabel("Name").pressSequentially("Li");
      await expect(form.getByText(messages.Name)).toHaveCount(0);
      await expect(form.getByLabel("Name")).toHaveAttribute("aria-invalid", "false");
      await expect(form.getByLabel("Name")).toBeFocused();
      await expect(
        form.getByRole("region", { name: "4 fields need your attention" }),
      ).toBeVisible();
      await enter(form.getByLabel("Email"), "li@");
      await expect(form.getByText(messages.Email)).toBeVisible();
      await enter(form.getByLabel("Email"), "li@example.co.za");
      await enter(form.getByLabel("Phone"), "0825550123");
      await enter(form.getByLabel("Area"), "Benoni");
      await expect(
        form.getByRole("region", { name: "1 field needs your attention" }),
      ).toBeVisible();
      await form.getByLabel("Service").selectOption("Patio Paving");
      await expect(page.getByText(/your attention/)).toHaveCount(0);
    });
  });
}

/** Red, green and blue of a control's border, as drawn. */
const edgeColour = (field: Locator) =>
  field.evaluate((control) => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(control).borderTopColor.match(/\d+/g)?.map(Number) ?? [];
    return [red, green, blue] as const;
  });

for (const location of ["home", "contact"] as const) {
  test(`the ${location} form keeps saying what happens next`, async ({ visitor }) => {
    const { page } = visitor;
    const form = await openForm(visitor, location);
    await ask(form, uniqueName());
    await expect(successMessage(page)).toBeFocused();
    await expect(successMessage(page)).toBeInViewport();
    await expect(successMessage(page)).toContainText("we phone you");
    for (const sentence of quoteForms[location].thanks) {
      await expect(successMessage(page)).not.toContainText(sentence);
    }
  });
}

test("complains only once I submit, not while I type", async ({ visitor }) => {
  const form = await openForm(visitor, "contact");
  for (const label of ["Name", "Email", "Phone", "Area"]) {
    await enter(form.getByLabel(label), "x");
    await form.getByLabel(label).blur();
  }
  for (const message of Object.values(messages)) {
    await expect(form.getByText(message)).toHaveCount(0);
  }
  await submitButton(form).click();
  for (const message of Object.values(messages))
    await expect(form.getByText(message)).toBeVisible();
});

test("asks again for the fields that are still wrong when I submit twice", async ({ visitor }) => {
  const form = await openForm(visitor, "contact");
  await form.getByLabel("Name").press("Enter");
  await enter(form.getByLabel("Name"), "Li");
  await form.getByLabel("Name").press("Enter");
  await expect(form.getByRole("region", { name: "4 fields need your attention" })).toBeFocused();
});

for (const [label, value] of [
  ["Email", "o'brien@example.co.za"],
  ["Phone", "+27 (82) 555 01 23"],
  ["Phone", "0825550123"],
  ["Name", "Li"],
  ["Project Details", ""],
] as const) {
  test(`takes ${value === "" ? "nothing" : value} as ${label}`, async ({ visitor }) => {
    const { page } = visitor;
    const form = await openForm(visitor, "contact");
    await fillIn(form, uniqueName());
    await enter(form.getByLabel(label), value);
    await submitButton(form).click();
    await expect(successMessage(page)).toBeVisible();
  });
}

test("marks what it must have, and says what the mark means", async ({ visitor }) => {
  const form = await openForm(visitor, "contact");
  for (const label of ["Name", "Email", "Phone", "Area", "Service"]) {
    await expect(form.getByText(`${label} *`, { exact: true })).toBeVisible();
    await expect(
      form.getByRole(label === "Service" ? "combobox" : "textbox", { name: label }),
    ).toHaveAttribute("required", "");
  }
  await expect(form.getByText("Project Details", { exact: true })).toBeVisible();
  await expect(form.getByText("Fields marked * are required.")).toBeVisible();
});

test("says that I agree to the Privacy Policy, and links to it", async ({ visitor }) => {
  const form = await openForm(visitor, "contact");
  await expect(
    form.getByText("By submitting this form you agree to our Privacy Policy."),
  ).toBeVisible();
  await expect(form.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute(
    "href",
    "/privacy-policy",
  );
});

test("offers the services of the company", async ({ visitor }) => {
  const form = await openForm(visitor, "contact");
  await expect(form.getByLabel("Service").getByRole("option")).toHaveText([
    "Select a service",
    "Driveway Paving",
    "Patio Paving",
    "Pool Surround Paving",
    "Walkway Paving",
    "Commercial Paving",
    "Industrial Paving",
    "Paving Repairs",
    "Other (Please Specify)",
  ]);
});

test("lets the phone's keyboard help: names, numbers, addresses", async ({ visitor }) => {
  const form = await openForm(visitor, "contact");
  const help = { Name: "name", Email: "email", Phone: "tel", Area: "address-level2" };
  for (const [label, autocomplete] of Object.entries(help)) {
    await expect(form.getByLabel(label)).toHaveAttribute("autocomplete", autocomplete);
    await expect(form.getByLabel(label)).toHaveAttribute("enterkeyhint", "next");
  }
  await expect(form.getByLabel("Email")).toHaveAttribute("type", "email");
  await expect(form.getByLabel("Email")).toHaveAttribute("inputmode", "email");
  await expect(form.getByLabel("Email")).toHaveAttribute("autocapitalize", "none");
  await expect(form.getByLabel("Phone")).toHaveAttribute("type", "tel");
  await expect(form.getByLabel("Phone")).toHaveAttribute("inputmode", "tel");
});

test("lines the fields up although only one has a hint", async ({ visitor }) => {
  const form = await openForm(visitor, "contact");
  const top = async (label: string) => (await form.getByLabel(label).boundingBox())?.y;
  expect(await top("Phone")).toBe(await top("Area"));
  expect(await top("Name")).toBe(await top("Email"));
});

test.describe("however fast I press", () => {
  for (const [answer, status, outcome] of [
    ["a thank you", 201, "Your request has reached us"],
    ["a failure", 500, "Your request was not confirmed"],
  ] as const) {
    // Over WebDriver BiDi, no click in Firefox is the second of a double click: all say "detail: 1".
    test(`a double click with ${answer} in between sends one request`, {
      tag: "@not-in-firefox",
    }, async ({ visitor }) => {
      const { page } = visitor;
      const bodies = sentBodies(page);
      const form = await openForm(visitor, "contact");
      await page.route("**/api/quote-requests", (route) => route.fulfill({ status }));
      await fillIn(form, uniqueName());
      await submitButton(form).hover();
      await page.mouse.down({ clickCount: 1 });
      await page.mouse.up({ clickCount: 1 });
      await expect(page.getByRole("region", { name: outcome })).toBeFocused();
      await submitButton(form).hover();
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
      await expect(page.getByRole("region", { name: outcome })).toBeVisible();
      await expect(page.getByText(/your attention/)).toHaveCount(0);
      await expect(dismissButton(page)).toHaveCount(1);
      expect(bodies).toHaveLength(1);
    });
  }

  test("Enter held down in an incomplete form complains once", async ({ visitor }) => {
    const { page } = visitor;
    const form = await openForm(visitor, "contact");
    await submitButton(form).focus();
    await page.keyboard.down("Enter");
    const summary = form.getByRole("region", { name: "5 fields need your attention" });
    await expect(summary).toBeFocused();
    // Held on, it would submit again from the button, and move the focus again.
    await submitButton(form).focus();
    await page.keyboard.down("Enter");
    await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await expect(submitButton(form)).toBeFocused();
  });

  test("Enter and a click sends one request", async ({ visitor }) => {
    const { page } = visitor;
    // They come at once, however slow the machine is.
    await page.clock.setFixedTime(Date.now());
    const name = uniqueName();
    const bodies = sentBodies(page);
    const form = await openForm(visitor, "contact");
    await fillIn(form, name);
    await submitButton(form).hover();
    await form.getByLabel("Name").press("Enter");
    await page.mouse.down();
    await page.mouse.up();
    await expect(successMessage(page)).toBeVisible();
    await expect(page.getByText("Thank you for your message!")).toHaveCount(1);
    expect(bodies).toHaveLength(1);
    expect(await storedRequestsOf(name)).toHaveLength(1);
  });

  test("Enter in the project details makes a new line and sends nothing", async ({ visitor }) => {
    const { page } = visitor;
    const bodies = sentBodies(page);
    const form = await openForm(visitor, "contact");
    await fillIn(form, uniqueName());
    await enter(form.getByLabel("Project Details"), "One");
    await page.keyboard.down("Enter");
    await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await page.keyboard.type("Two");
    await expect(form.getByLabel("Project Details")).toHaveValue("One\n\nTwo");
    expect(bodies).toEqual([]);
  });
});

test.describe("what keeps programs off", () => {
  test("cannot be seen, and asks me to press once more when it caught me", async ({ visitor }) => {
    const { page } = visitor;
    const name = uniqueName();
    const bodies = sentBodies(page);
    const form = await openForm(visitor, "contact");
    await expect(form.getByLabel("Website")).toBeHidden();
    await fillIn(form, name);
    await fillHoneypot(form);
    await submitButton(form).click();
    await expect(pressAgainMessage(page)).toBeFocused();
    await expect(pressAgainMessage(page)).toBeInViewport();
    expect(await valuesOf(form)).toEqual(filled(name));
    expect(bodies).toEqual([]);
    // Whatever fills it in may do so again.
    await fillHoneypot(form);
    await pressAgainMessage(page).getByRole("button", { name: "Send my request" }).click();
    await expect(successMessage(page)).toBeVisible();
    expect(await storedRequestsOf(name)).toHaveLength(1);
    expect(bodies.join()).not.toContain("website");
  });

  test("lets what I send in the first second wait, and sends it", async ({ visitor }) => {
    const { page } = visitor;
    const name = uniqueName();
    await page.addInitScript(() => {
      performance.now = () => 0;
    });
    await ask(await openForm(visitor, "contact"), name);
    await expect(page.getByRole("button", { name: "Submitting..." })).toBeVisible();
    await expect(successMessage(page)).toBeVisible();
    expect(await storedRequestsOf(name)).toHaveLength(1);
  });

  test("does not keep back what I send when I leave at once", async ({ visitor }) => {
    const { page } = visitor;
    const name = uniqueName();
    await page.addInitScript(() => {
      performance.now = () => -1e9;
    });
    await ask(await openForm(visitor, "contact"), name);
    await expect(page.getByRole("button", { name: "Submitting..." })).toBeVisible();
    await page.goto("about:blank");
    await expect.poll(() => storedRequestsOf(name)).toHaveLength(1);
  });
});
