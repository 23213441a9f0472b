import { expect, test } from "vitest";
import { meantPath } from "./use-missing-path.ts";

const origin = "https://example.co.za";

test("not-found page: looks for the page that was meant, and never on another host", () => {
  expect(meantPath({ origin, pathname: "//Contact%20" })).toBe("/contact");
  expect(meantPath({ origin, pathname: "/nowhere" })).toBe(null);
  for (const start of ["/%5C", "/%5C%5C", "/%09/", "/%0A/", "/%0D%5C"]) {
    expect(meantPath({ origin, pathname: `${start}example.org/x` }), start).toBe(null);
  }
});
