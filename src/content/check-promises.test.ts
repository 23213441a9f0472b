import { describe, expect, test } from "vitest";
import { readContent } from "./check-content.ts";
import { findStalePromises, promisesNote } from "./check-promises.ts";
import { promisesToConfirm } from "./promises.ts";

const pages = new Map(
  Object.entries(await readContent()).map(([path, page]) => [`src/content/${path.slice(2)}`, page]),
);

describe("the promises that the owner is asked to confirm", () => {
  test("are made by the pages that the list names", () => {
    expect(findStalePromises(promisesToConfirm, pages)).toEqual([]);
  });

  test("are reported when a page no longer makes them", () => {
    const stale = { promise: "We sing.", saidIn: { "areas/benoni": "we sing while we pave" } };
    expect(findStalePromises([stale], pages)).toEqual([
      'src/content/promises.ts, "We sing.": Expected "we sing while we pave" in src/content/areas/benoni.ts. Update or remove it',
    ]);
  });

  test("are counted in one line that names the list", () => {
    expect(promisesNote(12)).toBe(
      "Promises for the owner to confirm (12): they are listed in src/content/promises.ts.",
    );
  });
});
