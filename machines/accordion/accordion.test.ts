import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { type AccordionEvent, type AccordionInput, accordionMachine } from "./accordion.machine.ts";

const toggled = (item: string): AccordionEvent => ({ type: "item.toggled", item });
const revealed = (item: string): AccordionEvent => ({ type: "item.revealed", item });

function accordionAfter(input: AccordionInput, ...happened: AccordionEvent[]) {
  const accordion = createActor(accordionMachine, { input }).start();
  for (const event of happened) accordion.send(event);
  const { value, context } = accordion.getSnapshot();
  return { value, openItem: context.openItem };
}

const allClosed = { value: "allClosed", openItem: null };
const open = (openItem: string) => ({ value: "oneOpen", openItem });

describe("an accordion", () => {
  test("starts with every item closed", () => {
    expect(accordionAfter({})).toEqual(allClosed);
    expect(accordionAfter({ openItem: null })).toEqual(allClosed);
  });

  test("starts with the item of its input open", () => {
    expect(accordionAfter({ openItem: "cost" })).toEqual(open("cost"));
  });

  test("opens a toggled item", () => {
    expect(accordionAfter({}, toggled("cost"))).toEqual(open("cost"));
  });

  test("opens another item and closes the first", () => {
    expect(accordionAfter({ openItem: "cost" }, toggled("warranty"))).toEqual(open("warranty"));
  });

  test("closes the open item when it is toggled", () => {
    expect(accordionAfter({ openItem: "cost" }, toggled("cost"))).toEqual(allClosed);
    expect(accordionAfter({}, toggled("cost"), toggled("cost"))).toEqual(allClosed);
  });

  test("opens a revealed item", () => {
    expect(accordionAfter({}, revealed("cost"))).toEqual(open("cost"));
    expect(accordionAfter({ openItem: "warranty" }, revealed("cost"))).toEqual(open("cost"));
  });

  test("keeps an item open when it is revealed again", () => {
    expect(accordionAfter({ openItem: "cost" }, revealed("cost"))).toEqual(open("cost"));
  });
});
