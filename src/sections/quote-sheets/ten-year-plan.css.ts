import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { below, fontWeight, space } from "../../design/tokens.ts";
import { columnHead } from "./sheet.css.ts";

/** Below a tablet each row is a block, with the names of the columns before the cells. */
export const heads = style(inPage({ "@media": { [below.tablet]: { display: "none" } } }));

export const cellHead = style([columnHead, inPage({ paddingInlineEnd: space.sm })]);

export const planRow = style(
  inPage({
    borderBlockEnd: `1px solid ${colour.line}`,
    "@media": { [below.tablet]: { display: "block", paddingBlock: space.sm } },
  }),
);

export const cell = style(
  inPage({
    paddingBlock: space.xs,
    paddingInlineEnd: space.sm,
    textAlign: "start",
    verticalAlign: "top",
    fontWeight: fontWeight.regular,
    selectors: {
      "th&": { fontWeight: fontWeight.strong },
      "td&::before": {
        "@media": {
          [below.tablet]: { content: "attr(data-column) ': '", color: colour.inkSoft },
        },
      },
    },
    "@media": { [below.tablet]: { display: "block", padding: 0 } },
  }),
);
