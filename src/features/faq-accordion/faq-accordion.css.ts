import { globalStyle } from "@vanilla-extract/css";
import { attribute } from "../../hydration/protocol.ts";
import { content } from "../../ui/accordion/accordion.css.ts";

/** All answers show where the script that unfolds them could not be loaded. */
globalStyle(`[${attribute.loadFailed}] ${content}`, {
  display: "block !important",
  contentVisibility: "visible",
});
