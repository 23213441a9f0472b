import { expect, test } from "vitest";
import { criticalCss, deferredCss } from "./critical-css.ts";

const css = `
  @layer base, ui;
  @layer base { body { color: red } }
  @layer ui {
    .used { color: green }
    .used[data-open] > .used:hover { color: olive }
    .unused { color: blue }
    .used .unused { color: navy }
    :is(html .unused:hover, html .unused:focus) { color: navy }
    @media (min-width: 720px) { .used { color: lime } .unused { color: teal } }
  }
`;

test("critical CSS: has the rules of the classes that pages use, and no others", () => {
  const critical = criticalCss(css, ['<p class="other">Words</p>', '<p class="used">Words</p>']);
  expect(critical).toContain("red");
  expect(critical).toContain("green");
  expect(critical).toContain("olive");
  expect(critical).toMatch(/#0f0|lime/);
  expect(critical).not.toMatch(/blue|#00f|navy|#000080|teal|#008080/);
});

test("print styles: are in the deferred CSS only, with or without a class", () => {
  const sheet = `
    @media print { body { color: black } .used { display: none } }
    @media screen and (max-width: 720px), print { .used { color: red } }
    @media screen { body { color: tan } }
  `;
  const critical = criticalCss(sheet, ['<p class="used">Words</p>']);
  expect(critical).not.toMatch(/@media print|none/);
  expect(critical).toContain("red");
  const deferred = deferredCss(sheet);
  expect(deferred).toMatch(/@media print *{ *body/);
  expect(deferred).toContain("none");
  expect(deferred).not.toMatch(/tan|d2b48c/);
});

test("critical CSS: keeps the order of the cascade layers", () => {
  expect(criticalCss(css, [])).toMatch(/^@layer base[,{]/);
});

test("deferred CSS: has the rules with a class, and none that every page has inlined", () => {
  const deferred = deferredCss(
    `@font-face { font-family: Own; src: url(own.woff2) }
    @property --own { syntax: "*"; inherits: false } ${css}`,
  );
  expect(deferred).toContain("green");
  expect(deferred).toMatch(/blue|#00f/);
  expect(deferred).toMatch(/@media/);
  expect(deferred).not.toMatch(/font-face|@property|body/);
});

test("media queries: use min-width and max-width, for Safari before 16.4", () => {
  const sheet = `
    @media (width >= 45rem) { .used { color: green } }
    @media (min-width: 45rem) and (max-width: 70rem) { .used { color: olive } }
  `;
  for (const output of [criticalCss(sheet, ['<p class="used">Words</p>']), deferredCss(sheet)]) {
    expect(output).toMatch(/@media *\(min-width: *45rem\)/);
    expect(output).toMatch(/\(min-width: *45rem\) and \(max-width: *70rem\)/);
  }
});
