import { existsSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { isSitePath, sitePaths } from "#src/domain/pages.ts";
import { attribute as hydrationAttribute } from "#src/hydration/protocol.ts";
import * as built from "../support/built-pages.ts";
import { business } from "../support/business.ts";

/** The URLs of links and forms; a form is a quote button without JavaScript. */
const urlsOf = ({ document }: built.BuiltPage): string[] => [
  ...document.querySelectorAll("a").flatMap((link) => built.attribute(link, "href") ?? []),
  ...document.querySelectorAll("form").flatMap((form) => built.attribute(form, "action") ?? []),
];

/** Path and hash of an internal URL; null for others. */
function internal(url: string, from: string): { path: string; id: string } | null {
  if (!/^[/#?]/.test(url)) return null;
  const { pathname, hash } = new URL(url, `https://site${from}`);
  return { path: pathname, id: decodeURIComponent(hash.slice(1)) };
}

test("links: every internal URL and hash exists", () => {
  const broken: string[] = [];
  for (const page of [...built.builtPages(), built.builtPage("/404")]) {
    for (const url of urlsOf(page)) {
      const target = internal(url, page.path);
      if (target === null) continue;
      const isHere = target.path === page.path;
      if (!isHere && !isSitePath(target.path)) broken.push(`${page.path}: ${url}`);
      else if (target.id !== "") {
        const { document } = isHere ? page : built.builtPage(target.path);
        const found = document.querySelectorAll("[id]").some(({ id }) => id === target.id);
        if (!found) broken.push(`${page.path}: ${url} (unknown id)`);
      }
    }
  }
  expect(broken).toEqual([]);
});

test("links: external URLs are https, tel or mailto", () => {
  const allowed = [`tel:${business.callNumber}`, `mailto:${business.email}`];
  const isAllowed = (url: string) =>
    url.startsWith("https://") || allowed.includes(url.split("?", 1).join(""));
  const unexpected = built.builtPages().flatMap((page) =>
    urlsOf(page)
      .filter((url) => internal(url, page.path) === null)
      .filter((url) => !isAllowed(url))
      .map((url) => `${page.path}: ${url}`),
  );
  expect(unexpected).toEqual([]);
});

test("links: every requested file exists", () => {
  const missing = new Set<string>();
  for (const { path, document } of [...built.builtPages(), built.builtPage("/404")]) {
    const requested = document.querySelectorAll("link, img, source, script").flatMap((found) => {
      const sets = ["srcset", "imagesrcset"].flatMap((name) =>
        (built.attribute(found, name) ?? "")
          .split(",")
          .map((one) => one.trim().split(" ")[0] ?? ""),
      );
      const lists = [hydrationAttribute.files, "src"].flatMap((name) =>
        (built.attribute(found, name) ?? "").split(" "),
      );
      const isPage = built.attribute(found, "rel") === "canonical";
      return [...sets, ...lists, ...(isPage ? [] : [built.attribute(found, "href") ?? ""])];
    });
    for (const file of requested) {
      if (file === "" || file.startsWith("https:")) continue;
      const isFound = file.startsWith("/") && existsSync(built.builtFile(file));
      if (!isFound) missing.add(`${path}: ${file}`);
    }
  }
  expect([...missing]).toEqual([]);
});

test("links: lead from the home page to every page", () => {
  const reached = new Set(["/"]);
  // The set grows during the iteration.
  for (const path of reached) {
    const page = built.builtPage(path);
    // Search engines continue at the canonical URL.
    const preferred = built.canonical(page)?.slice(business.origin.length) ?? path;
    for (const url of [preferred, ...urlsOf(page)]) {
      const target = internal(url, path);
      if (target !== null && isSitePath(target.path)) reached.add(target.path);
    }
  }
  expect(sitePaths.filter((path) => !reached.has(path))).toEqual([]);
});
