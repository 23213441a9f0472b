import { detailChips } from "#src/content/interface/quote-form.ts";
import { openForm } from "../support/quote-forms.ts";
import { enter, expect, test } from "../support/visitor.ts";

const [[own, rent]] = detailChips.groups;

test("detail chips: add a sentence to the visitor's words, one of a group, and take it out again", async ({
  page,
}) => {
  const form = await openForm(page, "contact");
  const details = form.getByLabel("Project Details");
  const chips = form.getByRole("group", { name: detailChips.name });
  const chip = ({ label }: { label: string }) => chips.getByRole("button", { name: label });
  await enter(details, "Steep.");
  await chip(own).click();
  await expect(details).toHaveValue(`Steep.\n${own.sentence}`);
  await expect(chip(own)).toHaveAttribute("aria-pressed", "true");
  await chip(rent).press("Space");
  await expect(details).toHaveValue(`Steep.\n${rent.sentence}`);
  await expect(chip(own)).toHaveAttribute("aria-pressed", "false");
  await chip(rent).press("Enter");
  await expect(details).toHaveValue("Steep.");
  await chip(own).click();
  await enter(details, `Steep.\n${own.sentence} My brother too.`);
  await expect(chip(own)).toHaveAttribute("aria-pressed", "false");
});
