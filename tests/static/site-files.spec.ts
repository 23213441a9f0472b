import { expect, test } from "@playwright/test";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { palette } from "#src/design/tokens.ts";
import * as built from "../support/built-pages.ts";
import { business } from "../support/business.ts";

test("sitemap: lists every canonical URL once, without a date that it cannot know", () => {
  const sitemap = built.readBuiltFile("/sitemap.xml");
  expect(sitemap).not.toContain("lastmod");
  const listed = parse(sitemap).querySelectorAll("loc").map(built.textOf);
  expect(listed).toHaveLength(new Set(listed).size);
  const expected = new Set(built.builtPages().map(built.canonical));
  expect(listed.sort()).toEqual([...expected].sort());
});

test("robots.txt: names the sitemap and disallows the receiver", () => {
  const lines = built.readBuiltFile("/robots.txt").split("\n");
  expect(lines).toContain(`Sitemap: ${business.origin}/sitemap.xml`);
  expect(lines).toContain("Disallow: /quote-requests");
  expect(lines).toContain("Disallow: /api/");
  expect(lines, "pages are allowed").not.toContain("Disallow: /");
});

test("web manifest: has the name and icons of the site", async () => {
  const manifest = JSON.parse(built.readBuiltFile("/site.webmanifest"));
  expect(manifest).toMatchObject({ name: business.name, lang: "en-ZA", start_url: "/" });
  expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toContain("maskable");
  expect(manifest.icons.map((icon: { sizes: string }) => icon.sizes)).toEqual(
    expect.arrayContaining(["192x192", "512x512"]),
  );
  for (const { src, sizes } of manifest.icons) {
    const { width, height, format } = await sharp(built.builtFile(src)).metadata();
    expect([format, `${width}x${height}`], src).toEqual(["png", sizes]);
  }
});

test("page head: every page links to manifest and icon, and has the colour of the header", async () => {
  for (const { path, document } of built.builtPages()) {
    const head = (selector: string, name: string) =>
      built.attribute(document.querySelector(selector), name);
    expect(head('link[rel="manifest"]', "href"), path).toBe("/site.webmanifest");
    expect(head('link[rel="apple-touch-icon"]', "href"), path).toBe("/apple-touch-icon.png");
    for (const scheme of ["light", "dark"] as const) {
      const tag = `meta[name="theme-color"][media="(prefers-color-scheme: ${scheme})"]`;
      expect(head(tag, "content"), path).toBe(palette[scheme].paper);
    }
  }
  const icon = sharp(built.builtFile("/apple-touch-icon.png"));
  const { width, height } = await icon.metadata();
  expect([width, height]).toEqual([180, 180]);
  expect((await icon.stats()).isOpaque, "iOS shows transparent icons on black").toBe(true);
});
