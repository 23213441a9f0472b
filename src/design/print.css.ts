import { globalStyle, type StyleRule, style } from "@vanilla-extract/css";
import { asVariables } from "./theme.css.ts";
import { palette } from "./tokens.ts";

/*
 * Printed pages, for example for a meeting of trustees: text, pictures and contact details. Components
 * hide their own controls. These rules are in no layer, so that they win over components, and they are
 * not inlined (src/build/critical-css.ts).
 */
const print = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { "@media": { print: rule } });

/** On an element that is printed alone: a sheet (src/features/app/print-button.tsx), an open comparison. */
export const printedAttribute = "data-printed";

const { ink, inkSoft, ...others } = palette.light;

print(":root", {
  colorScheme: "light",
  vars: asVariables({
    ...others,
    ink,
    inkSoft,
    paper: "#fff",
    sheet: "#fff",
    sand: "#fff",
    // Large dark backgrounds waste ink.
    slab: "#fff",
    slabRaised: "#fff",
    onSlab: ink,
    onSlabSoft: inkSoft,
    tile: "#fff",
    onTile: ink,
  }),
});

// Browsers omit backgrounds, and list markers and brick joints are backgrounds.
print("*, *::before, *::after", { printColorAdjust: "exact" });

// Screen font sizes are too large for paper.
print("html", { fontSize: "75%" });

print("#notifications", { display: "none !important" });

// Paper cannot unfold an answer or a row.
print("details::details-content", { display: "block !important", contentVisibility: "visible" });
print("[hidden='until-found']", {
  display: "block !important",
  contentVisibility: "visible",
});

print("main > section, main > div > section", { paddingBlock: "1.25rem !important" });
print("main :is(picture, img)", { maxBlockSize: "7cm" });
print("h1, h2, h3, h4, h5", { breakAfter: "avoid" });
print("li, figure, picture, img, svg, footer", { breakInside: "avoid" });
print("p", { orphans: 3, widows: 3 });

// Hides everything outside its ancestors. Browsers without :has() print the whole page.
const printed = `[${printedAttribute}]`;
print(`:has(${printed}) > :not(${printed}, :has(${printed}))`, { display: "none !important" });
print(`:has(${printed})`, { display: "block !important", padding: "0 !important" });
// A dialog is as high as the window; on paper it takes as many sheets as it needs.
print(`body :has(${printed})`, {
  position: "static",
  blockSize: "auto",
  maxBlockSize: "none",
  overflow: "visible",
});

/** On the root element of a browser that cannot print. */
export const cannotPrint = style({});

export const printButton = style({});

globalStyle(`${cannotPrint} ${printButton}`, { display: "none" });
