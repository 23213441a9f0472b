import type { Page } from "@playwright/test";
import { expect, test } from "../support/visitor.ts";

/** Requests to the map, as they are made. */
function mapRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("openstreetmap")) requests.push(request.resourceType());
  });
  return requests;
}

const map = (page: Page) => page.locator('iframe[title^="Map"]');
const instead = (page: Page) => page.getByText("The map is not showing.");

test("the map is asked for when I come to it, and not before", async ({ page, open }) => {
  const requests = mapRequests(page);
  await open("/contact");
  await page.getByRole("button", { name: "Submit Request" }).scrollIntoViewIfNeeded();
  expect(requests).toEqual([]);
  await instead(page).scrollIntoViewIfNeeded();
  await expect(map(page)).toBeVisible();
  await expect.poll(() => requests).toEqual(["fetch", "document"]);
  await expect(page.getByRole("link", { name: "Open the map on OpenStreetMap" })).toBeVisible();
  // It shows itself, and leads the visitor to another page only in a tab of its own.
  await expect(map(page)).toHaveAttribute(
    "sandbox",
    "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  );
  // What stands behind the map is not read out any more.
  await expect(page.getByRole("paragraph").and(instead(page))).toHaveCount(0);
});

test("where the browser saves data, the map waits until I press for it", async ({ page, open }) => {
  // As Chromium says it where "Lite mode" or the system's data saver is on.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const requests = mapRequests(page);
  await open("/contact");
  const button = page.getByRole("button", { name: "Show the map here" });
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport();
  expect(requests).toEqual([]);
  await button.click();
  await expect(map(page)).toBeVisible();
  await expect(map(page)).toBeFocused();
  await expect.poll(() => requests).toEqual(["fetch", "document"]);
});

test.describe("without a way to other sites", () => {
  test.use({ externalRequests: "fail" });

  test("where the map cannot be reached, I read where the office is", async ({ page, open }) => {
    const requests = mapRequests(page);
    await open("/contact");
    await instead(page).scrollIntoViewIfNeeded();
    await expect.poll(() => requests).toEqual(["fetch"]);
    await expect(instead(page)).toBeVisible();
    await expect(map(page)).toBeHidden();
  });
});
