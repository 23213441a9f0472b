import { describe, expect, test } from "vitest";
import { emptyQuoteValues } from "../../domain/quote-values.ts";
import { requestText } from "./request-text.ts";

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
