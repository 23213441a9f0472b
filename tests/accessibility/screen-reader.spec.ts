import type { Page } from "@playwright/test";
import { contact } from "#src/content/contact.ts";
import { closeDialog } from "#src/content/interface/every-page.ts";
import { plannerTexts } from "#src/content/interface/planner.ts";
import { colourLabels, sizeLabels } from "#src/content/interface/planner-choices.ts";
import { resultLabels } from "#src/content/interface/planner-figures.ts";
import { groundSize } from "#src/content/interface/planner-photo.ts";
import { fieldTexts, requiredNote } from "#src/content/interface/quote-form.ts";
import { blockIn } from "#src/content-schema/block-in.ts";
import { quoteFieldNames } from "#src/domain/quote-fields.ts";
import { sizeProblem, squareMetres } from "#src/planner/plan-formats.ts";
import { business } from "../support/business.ts";
import { pauseClock } from "../support/page-clock.ts";
import { driveway, drivewayUrl, planLength, planner } from "../support/paving-planner.ts";
import { choosePhoto, corner } from "../support/photo-view.ts";
import * as forms from "../support/quote-forms.ts";
import { expect, test } from "../support/visitor.ts";
import { yardPhoto } from "../support/yard-photo.ts";
import { viewports } from "./emulation.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: viewports.desk });

/** The fields as they are read, within a form. */
const fields = quoteFieldNames
  .map((name) => {
    const role = name === "area" || name === "service" ? "combobox" : "textbox";
    return `    - ${role} "${fieldTexts[name].label}"`;
  })
  .join("\n");

/** Collects what live regions say from now on, unless an open dialog hides them. */
async function listen(page: Page): Promise<readonly string[]> {
  const said: string[] = [];
  await page.exposeFunction("say", (text: string) => said.push(text));
  await page.evaluate(() => {
    const say: unknown = Reflect.get(window, "say");
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest("[aria-live], [role=status]");
        const isHeard = region?.closest("[aria-live=off], [aria-hidden=true], [inert]") === null;
        if (isHeard && typeof say === "function") say(region?.textContent);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return said;
}

test("screen reader: reads the contact page in its order", async ({ page }) => {
  const form = await forms.openForm(page, "contact");
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
- main:
  - heading "${contact.heading}" [level=1]
  - heading "Request a Free Quote" [level=2]
  - form "Request a Free Quote":
    - paragraph: ${requiredNote}
${fields}
    - button "Submit Request"
  - heading "${blockIn(contact, "contact-form").details.heading}" [level=2]
  - list:
    - listitem:
      - link "${business.visiblePhone}"
  - heading "${blockIn(contact, "contact-form").areas.heading}" [level=2]
  - region "${blockIn(contact, "map").heading}":
    - paragraph:
      - link "${blockIn(contact, "map").linkText}"`);
  for (const name of quoteFieldNames) {
    const { label, hint } = fieldTexts[name];
    const field = form.getByLabel(label);
    await expect(field).toHaveAccessibleDescription(hint ?? "");
    await expect(field).toHaveJSProperty("required", name !== "message");
  }
});

test("screen reader: announces each outcome in the quote dialog", async ({ page }) => {
  const form = await forms.openForm(page, "dialog");
  await expect(forms.quoteDialog(page)).toMatchAriaSnapshot(`
- dialog "Request a Free Quote":
  - heading "Request a Free Quote" [level=2]
  - button "${closeDialog}"
  - form:
${fields}
    - button "Submit Request"`);
  const said = await listen(page);
  const end = await forms.answerWith(page, 500);
  await forms.fillInAndSubmit(form, "Thandi Nkosi");
  const error = await forms.errorToast(page).textContent();
  await expect.poll(() => said.join("\n")).toContain(error);
  await end();
  await forms.submitButton(form).press("Enter");
  await expect.poll(() => said.join("\n")).toContain(forms.quoteForms.dialog.thanks.join(""));
});

test("screen reader: hears once that the contact form was sent", async ({ page }) => {
  const form = await forms.openForm(page, "contact");
  const said = await listen(page);
  await forms.fillInAndSubmit(form, "Thandi Nkosi");
  await expect(forms.successMessage(page)).toBeFocused();
  // The focused message says it; the toast would say the same once more.
  await expect(page.getByText(forms.quoteForms.contact.thanks[0])).toBeVisible();
  expect(said.join("\n")).not.toContain(forms.quoteForms.contact.thanks[0]);
});

test("screen reader: reads the planner and announces each change", async ({ page, open }) => {
  await open(drivewayUrl);
  await expect(planner(page)).toMatchAriaSnapshot(`
- region "${plannerTexts.name}":
  - heading "${plannerTexts.name}" [level=3]
  - textbox "${sizeLabels.length}": "${driveway.size.length}"
  - group "${plannerTexts.colour}":
    - radio "${colourLabels["clay-red"]}" [checked]
  - group "${plannerTexts.border}"
  - term: ${resultLabels.drive}
  - button "${plannerTexts.print}"`);
  const said = await listen(page);
  await planLength(page).fill("0");
  const problem = sizeProblem("length", { kind: "too-small", limit: 0.5 });
  await expect.poll(() => said).toContain(`${sizeLabels.length}: ${problem}`);
  await planLength(page).fill("10");
  const area = squareMetres(10 * driveway.size.width);
  await expect.poll(() => said.at(-1)?.startsWith(area)).toBe(true);
});

test("screen reader: hears the size of the ground on a photo once, when the corners rest", async ({
  page,
  open,
}) => {
  await open(drivewayUrl);
  await choosePhoto(page, await yardPhoto(), groundSize.ask);
  await expect(corner(page, "near-left")).toBeFocused();
  const said = await listen(page);
  await pauseClock(page);
  for (const key of ["ArrowLeft", "ArrowDown", "ArrowLeft", "ArrowDown"]) {
    await corner(page, "near-left").press(key);
    await page.clock.runFor(100);
  }
  expect(said).toEqual([]);
  const sentence = await planner(page).locator("strong").textContent();
  await page.clock.runFor(5_000);
  await expect.poll(() => said).toEqual([sentence]);
});
