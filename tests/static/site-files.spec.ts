import { expect, test } from "@playwright/test";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { palette } from "#src/design/tokens.ts";
import {
  attribute,
  builtFile,
  builtPages,
  canonical,
  readBuiltFile,
  textOf,
} from "../support/built-pages.ts";
import { business } from "../support/business.ts";

test("sitemap: lists every canonical URL once", () => {
  const listed = parse(readBuiltFile("/sitemap.xml")).querySelectorAll("loc").map(textOf);
  expect(listed).toHaveLength(new Set(listed).size);
  const expected = new Set(builtPages().map(canonical));
  expect(listed.sort()).toEqual([...expected].sort());
});

test("sitemap: has no lastmod", () => {
  expect(readBuiltFile("/sitemap.xml")).not.toContain("lastmod");
});

test("robots.txt: names the sitemap and disallows the receiver", () => {
  const lines = readBuiltFile("/robots.txt").split("\n");
  expect(lines).toContain(`Sitemap: ${business.origin}/sitemap.xml`);
  expect(lines).toContain("Disallow: /quote-requests");
  expect(lines).toContain("Disallow: /api/");
  expect(lines, "pages are allowed").not.toContain("Disallow: /");
});

test("web manifest: has the name and icons of the site", async () => {
  const manifest = JSON.parse(readBuiltFile("/site.webmanifest"));
  expect(manifest).toMatchObject({ name: business.name, lang: "en-ZA", start_url: "/" });
  expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toContain("maskable");
  expect(manifest.icons.map((icon: { sizes: string }) => icon.sizes)).toEqual(
    expect.arrayContaining(["192x192", "512x512"]),
  );
  for (const { src, sizes } of manifest.icons) {
    const { width, height, format } = await sharp(builtFile(src)).metadata();
    expect([format, `${width}x${height}`], src).toEqual(["png", sizes]);
  }
});

test("web manifest: every page links to it and to an opaque iOS icon", async () => {
  for (const { path, document } of builtPages()) {
    const icon = attribute(document.querySelector('link[rel="apple-touch-icon"]'), "href");
    expect(icon, path).toBe("/apple-touch-icon.png");
    const manifest = attribute(document.querySelector('link[rel="manifest"]'), "href");
    expect(manifest, path).toBe("/site.webmanifest");
  }
  const icon = sharp(builtFile("/apple-touch-icon.png"));
  const { width, height } = await icon.metadata();
  expect([width, height]).toEqual([180, 180]);
  expect((await icon.stats()).isOpaque).toBe(true);
});

test("page head: theme-color matches the header in both schemes", () => {
  for (const { path, document } of builtPages()) {
    for (const scheme of ["light", "dark"] as const) {
      const tag = document.querySelector(
        `meta[name="theme-color"][media="(prefers-color-scheme: ${scheme})"]`,
      );
      expect(attribute(tag, "content"), path).toBe(palette[scheme].paper);
    }
  }
});
