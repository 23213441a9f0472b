import { openForm } from "../support/quote-forms.ts";
import { expect, test } from "../support/visitor.ts";

test.describe("quote form", () => {
  test("marks required fields and explains the mark", async ({ page }) => {
    const form = await openForm(page, "contact");
    for (const label of ["Name", "Email", "Phone", "Area", "Service"]) {
      await expect(form.getByText(`${label} *`, { exact: true })).toBeVisible();
      await expect(
        form.getByRole(["Area", "Service"].includes(label) ? "combobox" : "textbox", {
          name: label,
        }),
      ).toHaveAttribute("required", "");
    }
    await expect(form.getByText("Project Details", { exact: true })).toBeVisible();
    await expect(form.getByText("Fields marked * are required.")).toBeVisible();
  });

  test("links to the Privacy Policy that the visitor agrees to", async ({ page }) => {
    const form = await openForm(page, "contact");
    await expect(
      form.getByText("By submitting this form you agree to our Privacy Policy."),
    ).toBeVisible();
    await expect(form.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute(
      "href",
      "/privacy-policy",
    );
  });

  test("offers the services of the company", async ({ page }) => {
    const form = await openForm(page, "contact");
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

  test("helps the keyboard of a phone and the browser's autofill", async ({ page }) => {
    const form = await openForm(page, "contact");
    const next = { enterkeyhint: "next" };
    const attributes = {
      Name: { ...next, autocomplete: "name" },
      Email: {
        ...next,
        autocomplete: "email",
        type: "email",
        inputmode: "email",
        autocapitalize: "none",
      },
      Phone: { ...next, autocomplete: "tel", type: "tel", inputmode: "tel" },
      Area: { ...next, autocomplete: "address-level2" },
    };
    for (const [label, expected] of Object.entries(attributes)) {
      for (const [name, value] of Object.entries(expected)) {
        await expect(form.getByLabel(label)).toHaveAttribute(name, value);
      }
    }
  });

  test("aligns the fields of a row although only one has a hint", async ({ page }) => {
    const form = await openForm(page, "contact");
    const top = async (label: string) => (await form.getByLabel(label).boundingBox())?.y;
    expect(await top("Phone")).toBe(await top("Area"));
    expect(await top("Name")).toBe(await top("Email"));
  });
});
