import { readdirSync, statSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { pictures } from "#src/content/pictures/pictures.ts";
import { attribute, builtFile, builtPages } from "../support/built-pages.ts";

/** Bytes: what a phone is asked to fetch for one picture, and what a desktop is. */
const most = { phone: 120_000, desktop: 300_000 };
/** The widest file in px that a phone fetches: a column of 372 px at 2.625 times the density, or 480 px at twice. */
const phoneWidth = 1000;

test("No picture is heavier than a phone or a desktop should fetch", () => {
  const files = readdirSync(builtFile("/pictures"));
  const heavy = files.filter((file) => {
    const width = Number(/-(\d+)\.[0-9a-f]+\.(?:avif|webp)$/.exec(file)?.[1]);
    const limit = width <= phoneWidth ? most.phone : most.desktop;
    return !(statSync(builtFile(`/pictures/${file}`)).size <= limit);
  });
  expect(files.length).toBeGreaterThan(250);
  expect(heavy).toEqual([]);
});

test("Only the picture of the first screen is fetched at once; all others wait until they are near", () => {
  for (const { path, main } of builtPages()) {
    const eager = main
      .querySelectorAll("img")
      .filter((image) => attribute(image, "loading") !== "lazy");
    expect(eager.length, path).toBeLessThanOrEqual(1);
    for (const image of eager) expect(attribute(image, "fetchpriority"), path).toBe("high");
  }
});

test("There are at least thirty pictures, each shown somewhere", () => {
  const names = Object.keys(pictures);
  expect(names.length).toBeGreaterThanOrEqual(30);
  const html = builtPages()
    .map((page) => page.html)
    .join();
  expect(names.filter((name) => !html.includes(`/pictures/${name}-`))).toEqual([]);
});

test("No two neighbouring local pages open with the same picture", () => {
  const heroes = new Map(
    builtPages().map(({ path, main }) => [
      path.replace("/areas/", ""),
      attribute(main.querySelector("img"), "src"),
    ]),
  );
  for (const [area, others] of Object.entries(neighbours)) {
    for (const other of others) {
      expect(heroes.get(area), `${area} and ${other}`).not.toBe(heroes.get(other));
    }
  }
});

/** Which areas border on which (each pair once). */
const neighbours = {
  alberton: ["johannesburg", "germiston", "boksburg", "east-rand"],
  benoni: ["boksburg", "kempton-park", "east-rand"],
  boksburg: ["germiston", "kempton-park", "east-rand"],
  centurion: ["pretoria", "midrand", "hartbeespoort", "waterfall"],
  edenvale: ["germiston", "kempton-park", "johannesburg", "sandton", "east-rand"],
  fourways: ["sandton", "randburg", "midrand", "waterfall"],
  germiston: ["johannesburg", "kempton-park", "east-rand"],
  hartbeespoort: ["pretoria", "krugersdorp"],
  johannesburg: ["randburg", "roodepoort", "sandton"],
  "kempton-park": ["midrand", "east-rand"],
  krugersdorp: ["roodepoort"],
  midrand: ["sandton", "waterfall"],
  randburg: ["roodepoort", "sandton"],
  sandton: ["waterfall"],
};
