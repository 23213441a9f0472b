import { globalStyle } from "@vanilla-extract/css";
import { attribute } from "./protocol.ts";

/*
 * Without script, what needs it gives way to what works without. These rules stand outside the
 * cascade layers, so that no component's own `display` overrides them.
 */
const failed = `html[${attribute.script}='failed']`;

globalStyle(`[${attribute.needsScript}]`, {
  "@media": { "(scripting: none)": { display: "none" } },
});
globalStyle(`${failed} [${attribute.needsScript}]`, { display: "none" });
// Hidden by default: a browser without this media feature is assumed to run scripts.
globalStyle(`[${attribute.withoutScript}]`, {
  display: "none",
  "@media": { "(scripting: none)": { display: "revert-layer" } },
});
globalStyle(`${failed} [${attribute.withoutScript}]`, { display: "revert-layer" });

/** Feedback for an activation that waits for hydration. */
globalStyle(`[${attribute.pending}]`, { cursor: "progress", opacity: 0.7 });

/** Nothing on paper can be pressed, and paper needs no words about scripts. */
globalStyle(`[${attribute.needsScript}], [${attribute.withoutScript}]`, {
  "@media": { print: { display: "none !important" } },
});
