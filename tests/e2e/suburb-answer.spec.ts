import { home } from "#src/content/home.ts";
import { quoteForm } from "../support/quote-forms.ts";
import { enter, expect, test } from "../support/visitor.ts";

const { finder } = home.areas;

test.describe("suburb on Home", () => {
  test("is answered in place, with a quote button that fills it in", async ({ page, open }) => {
    await open("/");
    const field = page.getByRole("combobox", { name: finder.label });
    await enter(field, "rivonai");
    await field.press("Enter");
    const answer = page.getByRole("status").filter({ hasText: "Rivonia, Sandton" });
    await expect(answer).toContainText(finder.answers.sandton.ground);
    await expect(answer).toContainText(finder.answers.sandton.verge);
    await expect(answer).toContainText("R250-R450 per m²");
    await expect(answer.getByRole("link", { name: finder.readMore })).toHaveAttribute(
      "href",
      "/areas/sandton",
    );
    await answer.getByRole("button", { name: "Request a Free Quote" }).click();
    await expect(quoteForm(page).getByLabel("Area").last()).toHaveValue("Rivonia, Sandton");
  });

  test("that the site does not know leads to all areas", async ({ page, open }) => {
    await open("/");
    const field = page.getByRole("combobox", { name: finder.label });
    await enter(field, "Cape Town");
    await field.press("Enter");
    const status = page.getByRole("status");
    await expect(status.getByRole("link", { name: "all the areas we serve" })).toBeVisible();
  });
});
