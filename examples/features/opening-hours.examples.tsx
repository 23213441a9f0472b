import { OpeningHoursNow } from "../../src/features/opening-hours/opening-hours-now.tsx";
import type { Part } from "../example.ts";

export const part: Part = {
  name: "Office hours",
  purpose: "Whether the office is open now, by the visitor's clock.",
  examples: [{ name: "Now", content: <OpeningHoursNow /> }],
};
