import { globalStyle, type StyleRule } from "@vanilla-extract/css";
import { asVariables } from "./theme.css.ts";
import { palette } from "./tokens.ts";

/*
 * The page on paper, as uniqueName takes it to a meeting of trustees or to the site: its words, its
 * pictures and how to reach us. What is only there to be pressed stays away; parts say so in their own
 * styles.
 *
 * These rules stand outside the layers, so that no part's own wins over them. They come with the
 * script (src/build/critical-css.ts), or with the page where there is none.
 */
const onPaper = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { "@media": { print: rule } });

const { ink, inkSoft, ...others } = palette.light;

onPaper(":root", {
  colorScheme: "light",
  vars: asVariables({
    ...others,
    ink,
    inkSoft,
    paper: "#fff",
    sheet: "#fff",
    sand: "#fff",
    // Large dark grounds cost much ink.
    slab: "#fff",
    onSlab: ink,
    onSlabSoft: inkSoft,
    tile: "#fff",
    onTile: ink,
  }),
});

// The marks before the entries of lists, the joints of bricks: browsers leave grounds out.
onPaper("*, *::before, *::after", { printColorAdjust: "exact" });

// Sizes are those of a screen that is held at arm's length.
onPaper("html", { fontSize: "75%" });

onPaper("#notifications", { display: "none !important" });

// Every answer is unfolded: paper cannot be.
onPaper("[hidden='until-found']", {
  display: "block !important",
  contentVisibility: "visible",
});

onPaper("main > section", { paddingBlock: "1.25rem !important" });
onPaper("main :is(picture, img)", { maxBlockSize: "7cm" });
onPaper("h1, h2, h3, h4", { breakAfter: "avoid" });
onPaper("li, figure, picture, img, svg, footer", { breakInside: "avoid" });
onPaper("p", { orphans: 3, widows: 3 });
