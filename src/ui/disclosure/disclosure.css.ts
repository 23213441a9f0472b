import { style } from "@vanilla-extract/css";
import { globalInUi, inUi } from "../../design/cascade-layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { space } from "../../design/tokens.ts";

export const disclosure = style(
  inUi({
    breakInside: "avoid",
    borderBlockStart: `1px solid ${colour.edge}`,
    "@media": {
      "(scripting: none)": {
        selectors: { "&::details-content": { contentVisibility: "visible" } },
      },
    },
    selectors: { "&:last-child": { borderBlockEnd: `1px solid ${colour.edge}` } },
  }),
);

export const summary = style(
  inUi({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.md,
    minBlockSize: "3.75rem",
    paddingBlock: space.sm,
    cursor: "pointer",
    listStyle: "none",
    selectors: {
      "&::-webkit-details-marker": { display: "none" },
      "&:hover": { color: colour.action },
    },
  }),
);

globalInUi(`${summary} > svg`, {
  flex: "none",
  color: colour.action,
  transition: "transform var(--calm)",
  "@media": { print: { display: "none" } },
});
globalInUi(`${disclosure}[open] > ${summary} > svg`, { transform: "rotate(180deg)" });

export const content = style(
  inUi({
    display: "flex",
    flexDirection: "column",
    gap: space.lg,
    paddingBlock: `${space.xs} ${space.xl}`,
  }),
);
