import { expect, test } from "vitest";
import { criticalCss, lateCss } from "./critical-css.ts";

const css = `
  @layer base, ui;
  @layer base { body { color: red } }
  @layer ui {
    .used { color: green }
    .used[data-open] > .used:hover { color: olive }
    .unused { color: blue }
    .used .unused { color: navy }
    @media (min-width: 720px) { .used { color: lime } .unused { color: teal } }
  }
`;

test("Pages carry the rules of their own classes and none of other pages'", () => {
  const critical = criticalCss(css, ['<p class="other">Words</p>', '<p class="used">Words</p>']);
  expect(critical).toContain("red");
  expect(critical).toContain("green");
  expect(critical).toContain("olive");
  expect(critical).toMatch(/#0f0|lime/);
  expect(critical).not.toMatch(/blue|#00f|navy|#000080|teal|#008080/);
});

test("What counts on paper alone comes with the script, whatever it names", () => {
  const sheet = `
    @media print { body { color: black } .used { display: none } }
    @media screen and (max-width: 720px), print { .used { color: red } }
    @media screen { body { color: tan } }
  `;
  const critical = criticalCss(sheet, ['<p class="used">Words</p>']);
  expect(critical).not.toMatch(/@media print|none/);
  expect(critical).toContain("red");
  const late = lateCss(sheet);
  expect(late).toMatch(/@media print *{ *body/);
  expect(late).toContain("none");
  expect(late).not.toMatch(/tan|d2b48c/);
});

test("The order of the layers stays as it was declared", () => {
  expect(criticalCss(css, [])).toMatch(/^@layer base[,{]/);
});

test("The script brings the rules that name a class, and none that every page carries already", () => {
  const late = lateCss(
    `@font-face { font-family: Own; src: url(own.woff2) }
    @property --own { syntax: "*"; inherits: false } ${css}`,
  );
  expect(late).toContain("green");
  expect(late).toMatch(/blue|#00f/);
  expect(late).toMatch(/@media/);
  expect(late).not.toMatch(/font-face|@property|body/);
});

test("Widths are asked for in words that a Safari of 2022 knows", () => {
  const sheet = `
    @media (width >= 45rem) { .used { color: green } }
    @media (min-width: 45rem) and (max-width: 70rem) { .used { color: olive } }
  `;
  for (const written of [criticalCss(sheet, ['<p class="used">Words</p>']), lateCss(sheet)]) {
    expect(written).toMatch(/@media *\(min-width: *45rem\)/);
    expect(written).toMatch(/\(min-width: *45rem\) and \(max-width: *70rem\)/);
  }
});
