import { OpenNow } from "../../src/features/office-hours/open-now.tsx";
import type { Part } from "../example.ts";

export const part: Part = {
  name: "Office hours",
  purpose: "Whether it is within office hours, told by the clock of the visitor.",
  examples: [{ name: "Now", content: <OpenNow /> }],
};
