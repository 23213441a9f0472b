import { describe, expect, test } from "vitest";
import { splitQuantities } from "./split-quantities.ts";

const quantitiesIn = (text: string) => splitQuantities(text).filter((_, index) => index % 2 === 1);

describe("quantities in a text", () => {
  test.each([
    ["As a guide, R250-R450 per m². Stone costs more.", ["R250-R450 per m²"]],
    ["From R250 per m², or R350-R850.", ["R250 per m²", "R350-R850"]],
    ["Takes 2-5 days, sealed every 3-5 years.", ["2-5 days", "3-5 years"]],
    ["A 5-year workmanship warranty for 30 days", ["5-year", "30 days"]],
    ["100 to 150 mm of gravel, 60 mm pavers", ["100 to 150 mm", "60 mm"]],
    ["A ramp of 1 in 12, 1.2 metres wide", ["1 in 12", "1.2 metres"]],
    ["We order 5 to 10% extra to SANS 1058.", ["5 to 10%", "SANS 1058"]],
    ["Call 010 000 0000 or +27 10 000 0000", ["010 000 0000", "+27 10 000 0000"]],
    ["Last updated 2 May 2025", ["2 May"]],
    ["20 parking bays, 25 × 16 m", ["25 × 16 m"]],
    ["11.3 m³ of gravel for trucks of 14 t", ["11.3 m³", "14 t"]],
    ["Read our 5-star reviews", ["5-star"]],
    ["About 1\u00a0750 m up, 400 m below", ["1\u00a0750 m", "400 m"]],
  ])("are found in %j", (text, expected) => {
    expect(quantitiesIn(text)).toEqual(expected);
  });

  test.each(["G5 gravel on the R59", "Since 2009", "12 suburbs", "In 1903, at 5", "8am-5pm", ""])(
    "are not seen in %j",
    (text) => {
      expect(splitQuantities(text)).toEqual([text]);
    },
  );

  test("leave the text as it was", () => {
    const text = "R250-R450 per m² for 60 mm, 2-5 days";
    expect(splitQuantities(text).join("")).toBe(text);
  });
});
