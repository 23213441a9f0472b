import { expect, test } from "vitest";
import { criticalCss } from "./critical-css.ts";

const css = `
  @layer base, ui;
  @layer base { body { color: red } }
  @layer ui {
    .used { color: green }
    .used[data-open] > .used { color: olive }
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

test("critical CSS: has no print styles, animations, other variables or styles of what is pointed at, pressed or focused", () => {
  const critical = criticalCss(
    `
      @media print { body { color: black } .used { display: none } }
      @media screen and (max-width: 720px), print { .used { color: red } }
      .used:hover, .used:focus-visible > .used { color: tan }
      .used:not(:hover), :is(.used:active, .used[data-open]) { color: green }
      @keyframes appear { from { opacity: 0 } }
      @property --own { syntax: "*"; inherits: false }
      :root { --seen: lime; --unseen: navy }
      .used { border-color: var(--seen) }
      .unused { border-color: var(--unseen) }
    `,
    ['<p class="used">Words</p>'],
  );
  expect(critical).not.toMatch(/@media print|none|tan|keyframes|@property/);
  expect(critical).toContain("red");
  expect(critical).toContain("green");
  expect(critical).toMatch(/--seen: *(#0f0|lime)/);
  expect(critical).not.toContain("--unseen");
});

test("critical CSS: keeps the order of the cascade layers", () => {
  expect(criticalCss(css, [])).toMatch(/^@layer base[,{]/);
});

test("media queries: use min-width and max-width, for Safari before 16.4", () => {
  const sheet = `
    @media (width >= 45rem) { .used { color: green } }
    @media (min-width: 45rem) and (max-width: 70rem) { .used { color: olive } }
  `;
  const critical = criticalCss(sheet, ['<p class="used">Words</p>']);
  expect(critical).toMatch(/@media *\(min-width: *45rem\)/);
  expect(critical).toMatch(/\(min-width: *45rem\) and \(max-width: *70rem\)/);
});
