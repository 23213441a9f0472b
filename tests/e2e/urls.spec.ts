import { sitePaths } from "../../src/domain/site-paths.ts";
import { expect, test, waitForHydration } from "../support/visitor.ts";

/** SPEC.md section 2: the route table. */
const routeTable = [
  "/",
  "/about",
  "/services",
  "/services/residential",
  "/services/commercial",
  "/services/industrial",
  "/gallery",
  "/faq",
  "/contact",
  "/privacy-policy",
  "/terms-conditions",
  "/areas-we-serve",
  ..."sandton johannesburg pretoria centurion midrand randburg roodepoort boksburg benoni kempton-park germiston krugersdorp waterfall alberton east-rand fourways edenvale hartbeespoort"
    .split(" ")
    .map((area) => `/areas/${area}`),
];

/** Addresses that look like ours and are not. */
const unknown = [
  "/nowhere",
  "/services/roofing",
  "/services/residential/more",
  "/areas/durban",
  "/areas",
  "/paving-durban",
  "/paving-alberton",
  "/about.htm",
  "/Contact",
  "/.vite/manifest.json",
  "/server.js",
];

test("every address of the route table is answered as it stands", async ({ request }) => {
  expect(sitePaths).toEqual(expect.arrayContaining(routeTable));
  for (const path of sitePaths) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expect(response.headers(), path).toMatchObject({
      "content-type": "text/html;charset=utf-8",
      "cache-control": "no-cache",
    });
    const head = await request.head(path, { maxRedirects: 0 });
    expect(head.status(), path).toBe(200);
    expect(await head.body(), path).toHaveLength(0);
  }
});

test("an address with a slash at its end leads to the one without", async ({
  request,
  baseURL,
}) => {
  for (const path of sitePaths.filter((each) => each !== "/")) {
    const response = await request.get(`${path}/`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(301);
    expect(response.headers().location, path).toBe(path);
  }
  const withSearch = await request.get("/contact/?from=advert", { maxRedirects: 0 });
  expect(withSearch.headers().location).toBe("/contact?from=advert");
  // Never to another site: a browser reads "//example.com" as one.
  const outside = await request.get(`${baseURL}//example.com/`, { maxRedirects: 0 });
  expect(outside.headers().location ?? "/").not.toMatch(/^\/\//);
});

test("an address that the site does not have is not found", async ({ request }) => {
  for (const path of unknown) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain("Oops! Page not found");
    const head = await request.head(path, { maxRedirects: 0 });
    expect(head.status(), path).toBe(404);
  }
});

for (const path of ["/nowhere", "/services/roofing", "/areas/durban", "/paving-durban"]) {
  test(`${path} says that there is no such page and leads home`, async ({
    page,
    open,
    consoleLines,
  }) => {
    await open(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    await expect.poll(() => consoleLines).toContain(`error: Page not found: ${path}`);
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Oops! Page not found");
  });
}

test("an address in capital letters leads to its page", async ({ page }) => {
  for (const [typed, path] of [
    ["/Contact?from=leaflet#quote", "/contact?from=leaflet#quote"],
    ["/Areas/Benoni", "/areas/benoni"],
    ["/PAVING-BENONI", "/paving-benoni"],
  ] as const) {
    await page.goto(typed);
    await expect(page).toHaveURL(path);
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Oops! Page not found");
  }
});

test("an address in capital letters that leads nowhere stays as it was typed", async ({
  page,
  consoleLines,
}) => {
  const asked = page.waitForResponse("/nowhere");
  await page.goto("/Nowhere");
  expect((await asked).status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await expect(page).toHaveURL("/Nowhere");
  expect(consoleLines).toContain("error: Page not found: /Nowhere");
});

test("a page that is not there, come upon inside the site, is logged with its path", async ({
  page,
  open,
  consoleLines,
}) => {
  await open("/");
  await page.evaluate(() => history.pushState({}, "", "/areas/durban"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => consoleLines).toEqual(["error: Page not found: /areas/durban"]);
});

test("files that never change may be kept for good, and a second look costs nothing", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  const files = [...html.matchAll(/\/(?:assets|pictures)\/[\w.-]+/g)].map(([file]) => file);
  expect(files.length).toBeGreaterThan(5);
  for (const file of new Set(files)) {
    const response = await request.get(file);
    expect(response.status(), file).toBe(200);
    expect(response.headers()["cache-control"], file).toBe("public, max-age=31536000, immutable");
  }
  const { etag = "" } = (await request.get("/")).headers();
  const again = await request.get("/", { headers: { "if-none-match": etag } });
  expect(again.status()).toBe(304);
});
