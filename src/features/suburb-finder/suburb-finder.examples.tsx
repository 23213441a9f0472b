import { typeInto, waitFor, waitForElement } from "#examples/arrange.ts";
import type { Example, Part } from "#examples/example.ts";
import { areasIndex } from "../../content/areas-index.ts";
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

export const part: Part = {
  name: "Suburb finder",
  purpose: "Type a suburb, get the page of its area.",
  examples: [
    typed("Empty", "", ""),
    typed("With suggestions", "rose", "[role=option][data-highlighted]"),
    typed("With a slip of the finger", "sandtno", "[role=option][data-highlighted]"),
    typed("Nothing found", "Cape Town", "[role=status] a"),
  ],
};
