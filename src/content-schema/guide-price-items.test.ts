import { expect, test } from "vitest";
import {
  describePriceItems,
  priceItemsWith,
  withPriceItems,
} from "../content/guide-price-items.ts";

const unsaid = {
  vat: "not said",
  excavation: "not said",
  base: "not said",
  edge: "not said",
  delivery: "not said",
  removal: "not said",
} as const;

test("guide price: names what it includes and what not, and nothing of what is not said", () => {
  const items = { ...unsaid, vat: "yes", base: "yes", delivery: "no" } as const;
  const [included, excluded] = [priceItemsWith(items, "yes"), priceItemsWith(items, "no")];
  const line = describePriceItems(items);
  expect(line).toContain(included.join(", "));
  expect(line).toContain(excluded.join(", "));
  expect(line.indexOf(included.join())).toBeLessThan(line.indexOf(excluded.join()));
  for (const name of priceItemsWith(items, "not said")) expect(line).not.toContain(name);
});

test("guide price: says where VAT will stand while nothing is said", () => {
  expect(describePriceItems(unsaid)).toBe("The quote states VAT.");
  expect(withPriceItems("About R500", "Includes VAT.")).toBe("About R500. Includes VAT.");
  expect(withPriceItems("About R500", "")).toBe("About R500");
  expect(withPriceItems("A guide.", "Includes VAT.")).toBe("A guide. Includes VAT.");
});
