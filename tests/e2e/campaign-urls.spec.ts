import { gallery } from "#src/content/gallery.ts";
import { enlarge, nextProject, projectPosition } from "#src/content/interface/gallery.ts";
import { patternLabels } from "#src/content/interface/paving-planner.ts";
import { openPlanner, planner } from "../support/paving-planner.ts";
import { fillInAndSubmit, quoteForm, sentBodies, uniqueName } from "../support/quote-forms.ts";
import { expect, test } from "../support/visitor.ts";

const patios = gallery.projects.filter(({ category }) => category === "patio").length;
const campaign = "utm_id=120212345678901234&utm_content=662E41&name=a%20b&code=007";

test.describe("search params of a campaign", () => {
  test("stay as they are when the gallery changes its own", async ({ page, open }) => {
    await open(`/gallery?${campaign}`);
    await page.getByRole("button", { name: "Patios" }).click();
    await expect(page).toHaveURL(`/gallery?${campaign}&category=patio`);
    await page.getByRole("main").getByRole("link", { name: enlarge }).first().click();
    await expect(page).toHaveURL((url) =>
      url.search.startsWith(`?${campaign}&category=patio&project=`),
    );
    await page.getByRole("dialog").getByRole("button", { name: nextProject }).click();
    await expect(page.getByRole("dialog")).toContainText(projectPosition(2, patios));
    expect(page.url()).toContain(`?${campaign}&category=patio&project=`);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(`/gallery?${campaign}&category=patio`);
    await page.getByRole("button", { name: "All Projects" }).click();
    await expect(page).toHaveURL(`/gallery?${campaign}`);
  });

  test("stay as they are when the planner changes its own", async ({ page, open }) => {
    await open(`/services/driveway?${campaign}`);
    await openPlanner(page);
    await planner(page).getByRole("radio", { name: patternLabels.stack }).check();
    await expect(page).toHaveURL(
      ({ search }) => search.startsWith(`?${campaign}&plan=`) && search.includes("_stack_"),
    );
  });

  test("are in page_url as they are", async ({ page, open }) => {
    const bodies = sentBodies(page);
    await open(`/contact?${campaign}#quote`);
    await fillInAndSubmit(quoteForm(page), uniqueName());
    await expect.poll(() => bodies.length).toBe(1);
    expect(JSON.parse(bodies[0] ?? "").page_url).toMatch(
      new RegExp(`/contact\\?${campaign}#quote$`),
    );
  });
});
