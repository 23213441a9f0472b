import { statSync } from "node:fs";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { areaNames, canonicalAreaPath } from "#src/domain/areas.ts";
import * as built from "../support/built-pages.ts";
import { business } from "../support/business.ts";
import { areas } from "./page-queries.ts";

const canonicalOf = (path: string) => {
  const area = areas.find((slug) => path === `/areas/${slug}` || path === `/paving-${slug}`);
  return `${business.origin}${area === undefined ? path : canonicalAreaPath(area)}`;
};

test("page head: has its language, one canonical URL, and lets search engines in", () => {
  for (const page of built.builtPages()) {
    expect(built.attribute(page.document.querySelector("html"), "lang"), page.path).toBe("en-ZA");
    expect(page.document.querySelectorAll('link[rel="canonical"]').length, page.path).toBe(1);
    expect(built.canonical(page), page.path).toBe(canonicalOf(page.path));
    expect(built.headValue(page, "og:url"), page.path).toBe(canonicalOf(page.path));
    expect(built.headValue(page, "robots"), page.path).toBeNull();
  }
});

test("areas: both URLs of an area show the same page", () => {
  const pairs = areas.filter((slug) => canonicalAreaPath(slug) === `/paving-${slug}`);
  expect(pairs).toHaveLength(12);
  for (const slug of pairs) {
    expect(built.textOf(built.builtPage(`/areas/${slug}`).main)).toBe(
      built.textOf(built.builtPage(`/paving-${slug}`).main),
    );
  }
});

test("page head: the keywords of a local page include its area", () => {
  for (const slug of areas) {
    const keywords = built.headValue(built.builtPage(`/areas/${slug}`), "keywords");
    expect(keywords, slug).toContain(areaNames[slug]);
  }
});

test("page head: has Open Graph tags and a picture of 1200 by 630 px", async () => {
  const pictures = new Set<string>();
  for (const page of built.builtPages()) {
    expect(built.headValue(page, "og:title"), page.path).toBe(
      built.textOf(page.document.querySelectorAll("title")[0] ?? page.document),
    );
    expect(built.headValue(page, "og:description")).toBe(built.headValue(page, "description"));
    expect(built.headValue(page, "og:site_name")).toBe(business.name);
    expect(built.headValue(page, "twitter:card")).toBe("summary_large_image");
    expect(built.headValue(page, "og:image:width")).toBe("1200");
    expect(built.headValue(page, "og:image:height")).toBe("630");
    expect(built.headValue(page, "og:image:alt"), page.path).toMatch(/.{20}/);
    const picture = built.headValue(page, "og:image") ?? "";
    expect(picture, page.path).toMatch(/\/social\/[a-z0-9-]+\.[0-9a-f]{8}\.jpg$/);
    expect(picture.startsWith(`${business.origin}/`), page.path).toBe(true);
    pictures.add(picture.slice(business.origin.length));
  }
  for (const picture of pictures) {
    const { width, height, format } = await sharp(built.builtFile(picture)).metadata();
    expect([picture, width, height, format]).toEqual([picture, 1200, 630, "jpeg"]);
    expect(statSync(built.builtFile(picture)).size, picture).toBeLessThanOrEqual(120_000);
  }
});

test("not-found page: is noindex and has no canonical URL", () => {
  const page = built.builtPage("/404");
  expect(built.headValue(page, "robots")).toBe("noindex");
  expect(built.canonical(page)).toBeNull();
  expect(built.headValue(page, "og:url")).toBeNull();
});
