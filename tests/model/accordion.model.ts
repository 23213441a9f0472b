import { type AccordionEvent, accordionMachine } from "#machines/accordion/accordion.machine.ts";
import { faq } from "#src/content/faq.ts";
import type { Model } from "./support/model.ts";

const [first = "", second = ""] = faq.items.map(({ id }) => id);

/** The items that the paths press, by page. */
export const itemsByPage = {
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
  purpose: "Questions of which at most one answer is open.",
  machine: accordionMachine,
  stateKey: ({ value, context }) => [value, context.openItem],
  scenarios: [
    {
      title: "accordion: the FAQ page starts with its first answer open, and at most one is open",
      pathname: "/faq",
      input: { openItem: first },
      events: () => events(itemsByPage["/faq"]),
    },
    {
      title: "accordion: the questions of a service start closed, and at most one is open",
      pathname: "/services/patio",
      input: {},
      events: () => events(itemsByPage["/services/patio"]),
    },
  ],
};
