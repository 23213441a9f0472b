import type { Part } from "#examples/example.ts";
import { QuoteChecklist } from "./quote-checklist.tsx";
import { SampleQuote } from "./sample-quote.tsx";

export const part: Part = {
  name: "Quote sheets",
  purpose: "Two documents about quotes, which visitors can print.",
  examples: [
    { name: "Checklist", fullPage: true, content: <QuoteChecklist background="paper" /> },
    { name: "Sample quote", fullPage: true, content: <SampleQuote background="paper" /> },
  ],
};
