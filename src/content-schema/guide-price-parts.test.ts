import { expect, test } from "vitest";
import { describeParts, partsWith, withParts } from "../content/guide-price-parts.ts";

const unsaid = {
  vat: "not said",
  excavation: "not said",
  base: "not said",
  edge: "not said",
  delivery: "not said",
} as const;

test("guide price: names what it includes and what not, and nothing of what is not said", () => {
  const parts = { ...unsaid, vat: "yes", base: "yes", delivery: "no" } as const;
  const [included, excluded] = [partsWith(parts, "yes"), partsWith(parts, "no")];
  const line = describeParts(parts);
  expect(line).toContain(included.join(", "));
  expect(line).toContain(excluded.join(", "));
  expect(line.indexOf(included.join())).toBeLessThan(line.indexOf(excluded.join()));
  for (const name of partsWith(parts, "not said")) expect(line).not.toContain(name);
});

test("guide price: has no line while nothing is said", () => {
  expect(describeParts(unsaid)).toBe("");
  expect(withParts("About R500", describeParts(unsaid))).toBe("About R500");
  expect(withParts("About R500", "Includes VAT.")).toBe("About R500. Includes VAT.");
  expect(withParts("A guide.", "Includes VAT.")).toBe("A guide. Includes VAT.");
});
