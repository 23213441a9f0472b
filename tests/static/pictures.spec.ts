import { expect, test } from "@playwright/test";
import { areaNames, borderingAreas } from "#src/domain/areas.ts";
import { serviceNames } from "#src/domain/services.ts";
import { attribute, builtPage, builtPages } from "../support/built-pages.ts";

test("pictures: only the hero is loaded eagerly and has a crop for phones", () => {
  for (const { path, main } of builtPages()) {
    const eager = main
      .querySelectorAll("img")
      .filter((image) => attribute(image, "loading") !== "lazy");
    expect(eager.length, path).toBeLessThanOrEqual(1);
    for (const image of eager) expect(attribute(image, "fetchpriority"), path).toBe("high");
    const cropped = main
      .querySelectorAll("picture:has(source[srcset*='-phone-']) img")
      .filter((image) => !eager.includes(image));
    expect(cropped.map(String), `${path}: its box may be taller than the crop`).toEqual([]);
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

/** Without the offer, which is the same everywhere, and jobs that are done, which neighbouring areas show, too. */
const picturesOn = (path: string) =>
  builtPage(path)
    .main.querySelectorAll("img")
    .filter((image) => image.closest("[aria-labelledby=done], [aria-labelledby=offer]") === null)
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
