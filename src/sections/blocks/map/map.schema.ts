import type * as v from "valibot";
import { blockOf, text } from "../../../content-schema/value-schemas.ts";

/** The office on a map (docs/specification.md#map). */
export const map = blockOf("map", {
  heading: text,
  /** Accessible name of the frame (WCAG 2.2, 4.1.2). */
  title: text,
  fallback: text,
  /** The button that loads the map where the browser saves data. */
  show: text,
  /** Announced when that button was pressed. */
  loading: text,
  /** Announced when it could not load the map. */
  unreachable: text,
  linkText: text,
  /** Precedes the phone number. */
  directions: text,
});

export type MapTexts = Omit<v.InferOutput<typeof map>, "kind" | "id" | "heading">;
