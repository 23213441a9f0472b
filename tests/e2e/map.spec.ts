import type { Page } from "@playwright/test";
import { contact } from "#src/content/contact.ts";
import { business } from "../support/business.ts";
import { emulateSaveData } from "../support/save-data.ts";
import { expect, test } from "../support/visitor.ts";

/** Collects the resource types of requests for the map. */
function mapRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("openstreetmap")) requests.push(request.resourceType());
  });
  return requests;
}

const map = (page: Page) => page.locator(`iframe[title="${contact.map.title}"]`);
const placeholder = (page: Page) => page.getByText(contact.map.fallback);

test("map: loads when it is scrolled into view", async ({ page, open }) => {
  const requests = mapRequests(page);
  await open("/contact");
  await page.getByRole("button", { name: "Submit Request" }).scrollIntoViewIfNeeded();
  expect(requests).toEqual([]);
  await placeholder(page).scrollIntoViewIfNeeded();
  await expect(map(page)).toBeVisible();
  await expect.poll(() => requests).toEqual(["fetch", "document"]);
  await expect(page.getByRole("link", { name: contact.map.linkText })).toBeVisible();
  await expect(map(page)).toHaveAttribute(
    "sandbox",
    "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  );
  await expect(map(page)).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin");
  // The placeholder behind the map is hidden from screen readers.
  await expect(page.getByRole("paragraph").and(placeholder(page))).toHaveCount(0);
});

test("map: waits for a press with saveData", async ({ page, open }) => {
  await emulateSaveData(page);
  const requests = mapRequests(page);
  await open("/contact");
  const button = page.getByRole("button", { name: contact.map.show });
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport();
  expect(requests).toEqual([]);
  await button.click();
  await expect(map(page)).toBeVisible();
  await expect(map(page)).toBeFocused();
  await expect.poll(() => requests).toEqual(["fetch", "document"]);
});

test.describe("map without a connection to its site", () => {
  test.use({ externalRequests: "fail" });

  test("keeps its placeholder", async ({ page, open }) => {
    const requests = mapRequests(page);
    await open("/contact");
    await placeholder(page).scrollIntoViewIfNeeded();
    await expect.poll(() => requests).toEqual(["fetch"]);
    await expect(placeholder(page)).toBeVisible();
    await expect(map(page)).toBeHidden();
  });

  test("says so when it is pressed for with saveData", async ({ page, open }) => {
    await emulateSaveData(page);
    await open("/contact");
    const button = page.getByRole("button", { name: contact.map.show });
    await button.click();
    await expect(page.getByText(contact.map.unreachable)).toBeVisible();
    await expect(button).toBeFocused();
  });
});

test.describe("map whose site answers with an error page", () => {
  test.use({ externalRequests: "are refused" });

  test("covers none of address, link and phone number", async ({ page, open }) => {
    await open("/contact");
    await placeholder(page).scrollIntoViewIfNeeded();
    await expect(map(page).contentFrame().getByText("Service unavailable")).toBeVisible();
    const below = page
      .getByRole("region", { name: contact.map.heading })
      .getByRole("paragraph")
      .filter({ has: page.getByRole("link", { name: contact.map.linkText }) });
    await expect(below).toContainText(business.officeAddress);
    const frame = await map(page).boundingBox();
    const box = await below.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
    for (const name of [contact.map.linkText, business.visiblePhone]) {
      // A click that the frame covers would fail.
      await below.getByRole("link", { name }).click({ trial: true });
    }
  });
});
