import { globalStyle } from "@vanilla-extract/css";
import { attribute } from "./protocol.ts";

/*
 * Swaps what needs script for what works without it. These rules are outside the cascade layers, so
 * that no component's own `display` overrides them.
 */
const failed = `html[${attribute.script}]`;
const needsScript = `[${attribute.needsScript}]`;
const withoutScript = `[${attribute.withoutScript}]`;
const quoteForm = `[${attribute.quoteForm}]`;

globalStyle(`${needsScript}, ${quoteForm}`, {
  "@media": { "(scripting: none)": { display: "none" } },
});
// A form whose script has failed stays, with what was typed.
globalStyle(`${failed} ${needsScript}`, { display: "none" });
// Hidden by default: a browser without this media feature is assumed to run scripts.
globalStyle(withoutScript, {
  display: "none",
  "@media": { "(scripting: none)": { display: "revert-layer" } },
});
globalStyle(`${failed} ${withoutScript}`, { display: "revert-layer" });

/** Feedback for a press that waits for hydration. */
globalStyle(`[${attribute.pending}]`, { cursor: "progress", opacity: 0.7 });

/** Controls and texts about script make no sense on paper. */
globalStyle(`${needsScript}, ${withoutScript}, ${quoteForm}`, {
  "@media": { print: { display: "none !important" } },
});
