import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/layers.css.ts";
import { colour } from "../../design/theme.css.ts";
import { fontSize, fontWeight, space } from "../../design/tokens.ts";

export const plan = style(
  inPage({ vars: { "--filler": colour.deepSand }, background: colour.line }),
);

export const brick = style(
  inPage({
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    minBlockSize: "4.25rem",
    padding: space.tight,
    background: colour.sheet,
    color: colour.ink,
    fontSize: fontSize.body,
    fontWeight: fontWeight.strong,
    lineHeight: 1.2,
    textAlign: "center",
    textDecoration: "none",
    blockSize: "100%",
    transition: "background-color var(--quick), color var(--quick)",
    selectors: {
      "a&:hover": { background: colour.tile, color: colour.onTile },
      "&:focus-visible": { outlineOffset: "-4px", boxShadow: "none" },
    },
  }),
);
