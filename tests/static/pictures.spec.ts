import { readdirSync, statSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { areaNames, borderingAreas } from "#src/domain/areas.ts";
import { serviceNames } from "#src/domain/services.ts";
import { attribute, builtFile, builtPage, builtPages } from "../support/built-pages.ts";

const maxBytes = { phone: 120_000, desktop: 300_000 };
/** The widest file in px for phones: 372 px at a density of 2.625, or 480 px at 2. */
const phoneWidth = 1000;

test("pictures: every file is small enough for phone or desktop", () => {
  const files = readdirSync(builtFile("/pictures"));
  const tooLarge = files.filter((file) => {
    const width = Number(/-(\d+)\.[0-9a-f]+\.(?:avif|webp)$/.exec(file)?.[1]);
    const limit = width <= phoneWidth ? maxBytes.phone : maxBytes.desktop;
    return !(statSync(builtFile(`/pictures/${file}`)).size <= limit);
  });
  expect(files.length).toBeGreaterThan(0);
  expect(tooLarge).toEqual([]);
});

test("pictures: only the hero is loaded eagerly", () => {
  for (const { path, main } of builtPages()) {
    const eager = main
      .querySelectorAll("img")
      .filter((image) => attribute(image, "loading") !== "lazy");
    expect(eager.length, path).toBeLessThanOrEqual(1);
    for (const image of eager) expect(attribute(image, "fetchpriority"), path).toBe("high");
  }
});

test("pictures: pages that visitors go between share none", () => {
  const shared = neighbours.flatMap(([page, other]) =>
    picturesOn(page)
      .filter((picture) => picturesOn(other).includes(picture))
      .map((picture) => `${page} and ${other}: ${picture}`),
  );
  expect(shared, "docs/specification.md#pictures: show another picture on one of them").toEqual([]);
});

/** Without jobs that are done: they show on the page of their area and on those next to it. */
const picturesOn = (path: string) =>
  builtPage(path)
    .main.querySelectorAll("img")
    .filter((image) => image.closest('section[aria-labelledby="done"]') === null)
    .flatMap((image) => /\/pictures\/(.+?)-\d+\./.exec(attribute(image, "src") ?? "")?.[1] ?? []);

/** Each with the next. */
const inTurn = (paths: readonly string[]) =>
  paths.slice(1).map((path, index) => [paths[index] ?? path, path] as const);

const neighbours = [
  ["/", "/about"] as const,
  ...inTurn(Object.keys(areaNames).map((slug) => `/areas/${slug}`)),
  ...Object.entries(borderingAreas).flatMap(([area, others]) =>
    others.map((other) => [`/areas/${area}`, `/areas/${other}`] as const),
  ),
  ...inTurn(Object.keys(serviceNames).map((slug) => `/services/${slug}`)),
  ...inTurn(
    ["residential", "commercial", "industrial", "residential"].map((slug) => `/services/${slug}`),
  ),
];
