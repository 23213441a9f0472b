import { SectionError } from "../../src/features/contact-links/section-error.tsx";
import type { Part } from "../example.ts";

export const part: Part = {
  name: "SectionError",
  purpose: "Replaces a part of the page that threw, where nothing simpler does its work.",
  examples: [{ name: "Phone and email only", content: <SectionError /> }],
};
