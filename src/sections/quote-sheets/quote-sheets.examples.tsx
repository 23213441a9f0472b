import { unfold } from "#examples/arrange.ts";
import type { Story } from "#examples/example.ts";
import { checklist, sampleQuote } from "#examples/samples.ts";
import { QuoteChecklist } from "../blocks/quote-checklist/quote-checklist.tsx";
import { SampleQuote } from "./sample-quote.tsx";

export const story: Story = {
  name: "Quote sheets",
  purpose: "Two documents about quotes, which visitors can print.",
  examples: [
    {
      name: "Checklist",
      fullPage: true,
      content: <QuoteChecklist block={checklist} id="compare-quotes" background="paper" />,
      arrange: unfold,
    },
    {
      name: "Sample quote",
      fullPage: true,
      content: <SampleQuote quote={sampleQuote} background="paper" />,
      arrange: unfold,
    },
  ],
};
