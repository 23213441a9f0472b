import type { BaseIssue } from "valibot";

/** The message of a schema: "Expected an area, got "atlantis"". */
export const expected =
  (what: string) =>
  ({ received }: BaseIssue<unknown>) =>
    `Expected ${what}, got ${received}`;
