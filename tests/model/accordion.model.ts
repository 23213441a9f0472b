import type { AccordionEvent } from "#machines/accordion/accordion.events.ts";
import { accordionMachine } from "#machines/accordion/accordion.machine.ts";
import { faq } from "../../src/content/faq.ts";
import type { Model } from "./support/model.ts";

const [first = "", second = ""] = faq.items.map(({ id }) => id);

/** The items that a walk presses, by the page on which they stand. */
export const itemsOn = {
  "/faq": [first, second],
  "/services/patio": ["question-1", "question-2"],
};

const events = (items: readonly string[]): readonly AccordionEvent[] =>
  items.flatMap((item) => [
    { type: "item.toggled", item },
    { type: "item.revealed", item },
  ]);

export const accordionModel: Model<typeof accordionMachine, AccordionEvent> = {
  name: "accordion",
  file: "machines/accordion/accordion.machine.ts",
  purpose: "Questions of which one answer is open, or none.",
  machine: accordionMachine,
  classOf: ({ value, context }) => [value, context.openItem],
  visits: [
    {
      title: "the questions page starts with its first answer, and one is open at most",
      address: "/faq",
      input: { openItem: first },
      events: () => events(itemsOn["/faq"]),
    },
    {
      title: "the questions of a service start folded, and one is open at most",
      address: "/services/patio",
      input: {},
      events: () => events(itemsOn["/services/patio"]),
    },
  ],
};
