import { type AccordionEvent, accordionMachine } from "#machines/accordion/accordion.machine.ts";
import { faq } from "#src/content/faq.ts";
import { blockIn } from "#src/content-schema/block-in.ts";
import type { Model } from "../support/model.ts";

/** The items that the paths press. */
export const [first = "", second = ""] = blockIn(faq, "faq").items.map(({ id }) => id);

export const accordionModel: Model<typeof accordionMachine, AccordionEvent> = {
  name: "accordion",
  purpose: "Questions of which at most one answer is open.",
  machine: accordionMachine,
  stateKey: ({ value, context }) => [value, context.openItem],
  contentNames: { [first]: "first", [second]: "second" },
  scenarios: [
    {
      title: "accordion: the FAQ page starts with its first answer open, and at most one is open",
      pathname: "/faq",
      input: { openItem: first },
      events: () =>
        [first, second].flatMap((item) => [
          { type: "item.toggled" as const, item },
          { type: "item.revealed" as const, item },
        ]),
    },
  ],
};
