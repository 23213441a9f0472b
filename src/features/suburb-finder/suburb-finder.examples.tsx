import { press, typeInto, waitFor, waitForElement } from "#examples/arrange.ts";
import type { Example, Part } from "#examples/example.ts";
import { areasIndex } from "../../content/areas-index.ts";
import { home } from "../../content/home.ts";
import { SuburbAnswers } from "./suburb-answers.tsx";
import { SuburbFinder } from "./suburb-finder.tsx";

/** The finder after `text` was typed; `result` is the selector of what then appears. */
const typed = (name: string, text: string, result: string): Example => ({
  name,
  fullPage: true,
  content: <SuburbFinder texts={areasIndex.finder} />,
  arrange: async () => {
    await waitFor(() => document.querySelector("#suburb:enabled"));
    if (text === "") return;
    await typeInto("suburb", text);
    await waitForElement(result, HTMLElement);
  },
});

/** The finder of the home page after `text` was looked up. */
const answered = (name: string, text: string, result: string): Example => ({
  name,
  fullPage: true,
  content: <SuburbAnswers texts={home.areas.finder} />,
  arrange: async () => {
    await typeInto("suburb", text);
    await press(home.areas.finder.button);
    await waitForElement(result, HTMLElement);
  },
});

export const part: Part = {
  name: "Suburb finder",
  purpose: "Type a suburb, get the page of its area, or on the home page an answer in place.",
  examples: [
    typed("Empty", "", ""),
    typed("With suggestions", "rose", "[role=option][data-highlighted]"),
    typed("With a slip of the finger", "sandtno", "[role=option][data-highlighted]"),
    typed("Nothing found", "Cape Town", "[role=status] a"),
    answered("In place: an answer", "Rynfield", "dl"),
    answered("In place: several places", "waterk", "[role=status] button"),
  ],
};
