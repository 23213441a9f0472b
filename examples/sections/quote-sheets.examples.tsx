import { QuoteChecklist } from "../../src/sections/quote-sheets/quote-checklist.tsx";
import { SampleQuote } from "../../src/sections/quote-sheets/sample-quote.tsx";
import type { Part } from "../example.ts";

export const part: Part = {
  name: "Quote sheets",
  purpose: "Two documents about quotes, which visitors can print.",
  examples: [
    { name: "Checklist", fullPage: true, content: <QuoteChecklist background="paper" /> },
    { name: "Sample quote", fullPage: true, content: <SampleQuote background="paper" /> },
  ],
};
