import { globalStyle } from "@vanilla-extract/css";
import { attribute } from "./protocol.ts";

/*
 * Swaps what needs script for what works without it. These rules are outside the cascade layers, so
 * that no component's own `display` overrides them.
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

/** Controls and texts about script make no sense on paper. */
globalStyle(`[${attribute.needsScript}], [${attribute.withoutScript}]`, {
  "@media": { print: { display: "none !important" } },
});
