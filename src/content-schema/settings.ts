import * as v from "valibot";
import { nearestWord } from "../lib/edit-distance.ts";

/** The message of a schema: "Expected an area, got "atlantis"". */
export const expected =
  (what: string) =>
  ({ received }: v.BaseIssue<unknown>) =>
    `Expected ${what}, got ${received}`;

/** An object without unknown keys. The message about one names the key that a typing error or two mean. */
export const settings = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected: type, input, message }) => {
    if (type !== "never") return message;
    const key = String(input);
    const edits = Math.min(2, Math.floor(key.length / 2));
    const meant = nearestWord(key, Object.keys(entries), edits);
    return meant === undefined ? "Unknown setting" : `Did you mean ${meant}?`;
  });
