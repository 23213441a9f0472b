import { style } from "@vanilla-extract/css";
import { inPage } from "../../design/cascade-layers.css.ts";

/** The form around a quote button generates no box. */
export const buttonForm = style(inPage({ display: "contents" }));
