import { afterEach, describe, expect, test, vi } from "vitest";
import { emptyQuoteValues } from "../../domain/quote-values.ts";
import { previewAttachments, requestText } from "./request-text.ts";

describe("The request as text", () => {
  test("has a line for each field that is filled in, by its name", () => {
    const values = { ...emptyQuoteValues, name: "Thandi", area: "Rynfield", message: "Two cars." };
    expect(requestText(values)).toBe("Name: Thandi\nArea: Rynfield\nProject Details: Two cars.");
    expect(requestText(emptyQuoteValues)).toBe("");
  });

  test("says what would be sent, without invisible characters", () => {
    const values = { ...emptyQuoteValues, name: "\u200bThandi\u00a0", phone: "\u202a" };
    expect(requestText(values)).toBe("Name: Thandi");
  });
});

afterEach(() => vi.unstubAllGlobals());

test("a request that a form shows: has links where the planner's script cannot describe its plans", () => {
  const origin = "https://example.co.za";
  vi.stubGlobal("window", { location: { origin } });
  const plan = { id: 1, plan: "patio", path: "/services/patio" };
  const describe = (attachedPlanText: () => string) =>
    previewAttachments({ plans: [plan], kept: [] }, { attachedPlanText });
  expect(describe(() => "Patio, 5 × 4 m")).toEqual(["Patio, 5 × 4 m"]);
  const links = describe(() => {
    throw new Error("Broken on purpose");
  });
  expect(links).toEqual([`${origin}/services/patio?plan=patio#planner`]);
});
