import { globalStyle } from "@vanilla-extract/css";
import { attribute } from "../../hydration/protocol.ts";
import { content } from "../../ui/accordion/accordion.css.ts";

/** Shows every answer when the accordion's script did not load. */
globalStyle(`[${attribute.loadFailed}] ${content}`, {
  display: "block !important",
  contentVisibility: "visible",
});
