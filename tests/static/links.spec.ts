import { existsSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { isSitePath, sitePaths } from "#src/domain/site-paths.ts";
import {
  attribute,
  type BuiltPage,
  builtFile,
  builtPage,
  builtPages,
  canonical,
} from "../support/built-pages.ts";
import { business } from "../support/business.ts";

/** Where a page leads: its links, and its forms, which stand for buttons without a script. */
const leadsTo = ({ document }: BuiltPage): string[] => [
  ...document.querySelectorAll("a").flatMap((link) => attribute(link, "href") ?? []),
  ...document.querySelectorAll("form").flatMap((form) => attribute(form, "action") ?? []),
];

/** A link of this site in its parts; null for other sites, telephone and e-mail. */
function internal(address: string, from: string): { path: string; id: string } | null {
  if (!/^[/#?]/.test(address)) return null;
  const { pathname, hash } = new URL(address, `https://site${from}`);
  return { path: pathname, id: decodeURIComponent(hash.slice(1)) };
}

test("Every link leads to a page that there is, and to a place in it that there is", () => {
  const broken: string[] = [];
  for (const page of [...builtPages(), builtPage("/404")]) {
    for (const address of leadsTo(page)) {
      const target = internal(address, page.path);
      if (target === null) continue;
      const isHere = target.path === page.path;
      if (!isHere && !isSitePath(target.path)) broken.push(`${page.path}: ${address}`);
      else if (target.id !== "") {
        const { document } = isHere ? page : builtPage(target.path);
        const found = document.querySelectorAll("[id]").some(({ id }) => id === target.id);
        if (!found) broken.push(`${page.path}: ${address} (no such id)`);
      }
    }
  }
  expect(broken).toEqual([]);
});

test("Links to other places are secure, or dial or write to the company", () => {
  const allowed = [`tel:${business.callNumber}`, `mailto:${business.email}`];
  const strange = builtPages().flatMap((page) =>
    leadsTo(page)
      .filter((address) => internal(address, page.path) === null)
      .filter((address) => !allowed.includes(address) && !address.startsWith("https://"))
      .map((address) => `${page.path}: ${address}`),
  );
  expect(strange).toEqual([]);
});

test("Every file that a page asks for lies in the site", () => {
  const missing = new Set<string>();
  for (const { path, document } of [...builtPages(), builtPage("/404")]) {
    const asked = document.querySelectorAll("link, img, source, script").flatMap((found) => {
      const sets = ["srcset", "imagesrcset"].flatMap((name) =>
        (attribute(found, name) ?? "").split(",").map((one) => one.trim().split(" ")[0] ?? ""),
      );
      const lists = ["data-modules", "data-styles", "src"].flatMap((name) =>
        (attribute(found, name) ?? "").split(" "),
      );
      const isPage = attribute(found, "rel") === "canonical";
      return [...sets, ...lists, ...(isPage ? [] : [attribute(found, "href") ?? ""])];
    });
    for (const file of asked) {
      if (file.startsWith("/") && !existsSync(builtFile(file))) missing.add(`${path}: ${file}`);
    }
  }
  expect([...missing]).toEqual([]);
});

test("A visitor reaches every page from the home page by following links", () => {
  const reached = new Set(["/"]);
  // The set grows while it is walked.
  for (const path of reached) {
    const page = builtPage(path);
    // A second address of the same page is where search engines go on to.
    const preferred = canonical(page)?.slice(business.origin.length) ?? path;
    for (const address of [preferred, ...leadsTo(page)]) {
      const target = internal(address, path);
      if (target !== null && isSitePath(target.path)) reached.add(target.path);
    }
  }
  expect(sitePaths.filter((path) => !reached.has(path))).toEqual([]);
});
