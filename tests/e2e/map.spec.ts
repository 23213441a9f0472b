import { contact } from "#src/content/contact.ts";
import { blockIn } from "#src/content-schema/block-in.ts";
import { business } from "../support/business.ts";
import { map, mapFallback } from "../support/landmarks.ts";
import { expect, test } from "../support/visitor.ts";

test.use({ externalRequests: "are refused" });

test("map that its site refuses: covers no address, link or number", async ({ page, open }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("openstreetmap")) requests.push(request.resourceType());
  });
  await open("/contact");
  await page.getByRole("button", { name: "Submit Request" }).scrollIntoViewIfNeeded();
  expect(requests).toEqual([]);
  await mapFallback(page).scrollIntoViewIfNeeded();
  await expect(map(page).contentFrame().getByText("Service unavailable")).toBeVisible();
  expect(requests).toEqual(["fetch", "document"]);
  const below = page
    .getByRole("region", { name: blockIn(contact, "map").heading })
    .getByRole("paragraph")
    .filter({ has: page.getByRole("link", { name: blockIn(contact, "map").linkText }) });
  await expect(below).toContainText(business.officeAddress);
  for (const name of [blockIn(contact, "map").linkText, business.visiblePhone]) {
    // A click that the frame covers would fail.
    await below.getByRole("link", { name }).click({ trial: true });
  }
});
