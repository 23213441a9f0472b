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

test("The sitemap lists every canonical address once, and nothing else", () => {
  const listed = parse(readBuiltFile("/sitemap.xml")).querySelectorAll("loc").map(textOf);
  expect(listed).toHaveLength(new Set(listed).size);
  const wanted = new Set(builtPages().map(canonical));
  expect(listed.sort()).toEqual([...wanted].sort());
});

test("The sitemap makes no claim about when a page changed", () => {
  expect(readBuiltFile("/sitemap.xml")).not.toContain("lastmod");
});

test("Robots are shown the sitemap and kept from the receiver", () => {
  const lines = readBuiltFile("/robots.txt").split("\n");
  expect(lines).toContain(`Sitemap: ${business.origin}/sitemap.xml`);
  expect(lines).toContain("Disallow: /quote-requests");
  expect(lines).toContain("Disallow: /api/");
  expect(lines, "pages must not be shut out").not.toContain("Disallow: /");
});

test("A phone that keeps the site shows its name and its mark", async () => {
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

test("Every page leads to the manifest and the icon for iOS, which has no see-through parts", async () => {
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

test("The browser's frame takes the colour of the page's bar, in light and in dark", () => {
  for (const { path, document } of builtPages()) {
    for (const scheme of ["light", "dark"] as const) {
      const tag = document.querySelector(
        `meta[name="theme-color"][media="(prefers-color-scheme: ${scheme})"]`,
      );
      expect(attribute(tag, "content"), path).toBe(palette[scheme].paper);
    }
  }
});
