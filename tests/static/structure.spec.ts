import { expect, test } from "@playwright/test";
import { illustrationLabel, illustrationNote } from "#src/content/pictures/illustration-note.ts";
import { pictures } from "#src/content/pictures/pictures.ts";
import { attribute as hydrationAttribute } from "#src/hydration/protocol.ts";
import { attribute, builtPage, builtPages, readBuiltFile, textOf } from "../support/built-pages.ts";
import { uniquePaths } from "../support/page-kinds.ts";

const everyPage = () => [...builtPages(), builtPage("/404")];

const { files } = hydrationAttribute;

test("structure: every picture has dimensions and alt text", () => {
  let count = 0;
  const problems: string[] = [];
  for (const { path, document } of everyPage()) {
    for (const picture of document.querySelectorAll("img")) {
      const isDecorative = picture.closest("[aria-hidden=true]") !== null;
      const alt = isDecorative ? /^$/ : /.{20}/;
      const patterns = { width: /^[1-9]\d*$/, height: /^[1-9]\d*$/, alt };
      for (const [name, pattern] of Object.entries(patterns)) {
        if (pattern.test(attribute(picture, name) ?? "")) continue;
        problems.push(`${path}: ${attribute(picture, "src")} has no ${name}`);
      }
      count += 1;
    }
  }
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(100);
});

test("structure: pages with illustrations say so once", () => {
  for (const { path, main } of builtPages()) {
    const hasPictures = main.querySelectorAll("picture").length > 0;
    expect(textOf(main).split(illustrationNote).length - 1, path).toBe(hasPictures ? 1 : 0);
  }
});

test("structure: a project is labelled while it is an illustration", () => {
  const kinds: Readonly<Record<string, { kind: string }>> = pictures;
  const examples = builtPage("/gallery")
    .main.querySelectorAll("li")
    .filter((item) => item.querySelector("picture") !== null)
    .map((item) => {
      const source = attribute(item.querySelector("img"), "src") ?? "";
      const name = Object.keys(kinds).find((each) => source.startsWith(`/pictures/${each}-`));
      return { name, isLabelled: textOf(item).includes(illustrationLabel) };
    });
  expect(examples.length).toBeGreaterThan(0);
  expect(
    examples.filter(
      ({ name, isLabelled }) => isLabelled !== (kinds[name ?? ""]?.kind === "illustration"),
    ),
  ).toEqual([]);
});

test("structure: aria-current marks links to the page itself", () => {
  for (const { path, document } of uniquePaths.map(builtPage)) {
    const links = document.querySelectorAll("a");
    const marked = links.filter((link) => attribute(link, "aria-current") === "page");
    const leading = links.filter((link) => attribute(link, "href") === path);
    expect(marked.map(textOf), path).toEqual(leading.map(textOf));
  }
});

test("scripts: each page lists few, after their imports", () => {
  const tooEarly: string[] = [];
  for (const { path, document } of everyPage()) {
    const list = attribute(document.querySelector(`script[${files}]`), files) ?? "";
    const urls = list.split(" ").filter((url) => url.endsWith(".js"));
    expect(urls.length, path).toBeGreaterThan(2);
    // docs/specification.md#before-the-script-has-run
    expect(urls.length, path).toBeLessThanOrEqual(8);
    for (const [index, file] of urls.entries()) {
      const needed = readBuiltFile(file).matchAll(/\b(?:from|import)"\.(\/[\w.-]+\.js)"/g);
      for (const [, other] of needed) {
        const at = urls.indexOf(`/assets${other}`);
        if (at === -1 || at > index) tooEarly.push(`${path}: ${file} comes before ${other}`);
      }
    }
  }
  expect(tooEarly).toEqual([]);
});

test("CSP: every page starts with a policy as strict as the header", () => {
  const { pages } = JSON.parse(readBuiltFile("/../hosting/headers.json"));
  const header: string = pages["content-security-policy"];
  for (const { path, html } of everyPage()) {
    const [, policy = ""] =
      /<head>\s*<meta charset="utf-8"[^>]*><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
        html,
      ) ?? [];
    expect(policy, path).not.toBe("");
    expect(policy, path).not.toMatch(/unsafe|\*/);
    for (const source of policy.split(/; | /)) expect(header, path).toContain(source);
    expect(policy.match(/'sha256-/g), `${path}: two scripts, styles`).toHaveLength(3);
  }
});
