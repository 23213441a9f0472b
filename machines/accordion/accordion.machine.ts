import { assign, setup } from "xstate";

export type AccordionEvent =
  /** The visitor pressed an item's heading. */
  | { type: "item.toggled"; item: string }
  /** Find in page or a link led to an item's text. */
  | { type: "item.revealed"; item: string };

interface AccordionContext {
  /** Name of the open item; null when all are closed. */
  openItem: string | null;
}

/** An accordion with one open item or none: toggling an item closes any other (docs/specification.md#accordions). */
export const accordionMachine = setup({
  types: {
    context: {} as AccordionContext,
    events: {} as AccordionEvent,
    input: {} as Partial<AccordionContext>,
  },
  guards: {
    someItemIsOpen: ({ context }) => context.openItem !== null,
    itemIsOpen: ({ context, event }) => context.openItem === event.item,
  },
  actions: {
    openItem: assign({ openItem: ({ event }) => event.item }),
    closeItem: assign({ openItem: null }),
  },
}).createMachine({
  id: "accordion",
  context: ({ input }) => ({ openItem: input.openItem ?? null }),
  initial: "allClosed",
  states: {
    allClosed: {
      // Taken only at the start, when the input names an item.
      always: { guard: "someItemIsOpen", target: "oneOpen" },
      on: {
        "item.toggled": { target: "oneOpen", actions: "openItem" },
        "item.revealed": { target: "oneOpen", actions: "openItem" },
      },
    },
    oneOpen: {
      on: {
        "item.toggled": [
          { guard: "itemIsOpen", target: "allClosed", actions: "closeItem" },
          { actions: "openItem" },
        ],
        "item.revealed": { actions: "openItem" },
      },
    },
  },
});
