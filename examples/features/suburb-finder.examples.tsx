import { areasIndex } from "../../src/content/areas-index.ts";
import { FinderDidNotLoad, SuburbFinder } from "../../src/features/suburb-finder/suburb-finder.tsx";
import { type as typeInto, until, untilShown } from "../arrange.ts";
import type { Example, Part } from "../example.ts";

/** The finder after these letters have been typed. */
const typed = (name: string, letters: string, answer: string): Example => ({
  name,
  whole: true,
  content: <SuburbFinder words={areasIndex.finder} />,
  arrange: async () => {
    await until(() => document.querySelector("#suburb:enabled"));
    if (letters === "") return;
    await typeInto("suburb", letters);
    await untilShown(answer, HTMLElement);
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
    { name: "Did not load", content: <FinderDidNotLoad retry={() => {}} /> },
  ],
};
