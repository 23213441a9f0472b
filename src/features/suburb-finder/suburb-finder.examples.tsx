import type { ReactNode } from "react";
import { typeInto, waitFor, waitForElement } from "#examples/arrange.ts";
import type { Example, Story } from "#examples/example.ts";
import { areasIndex } from "../../content/areas-index.ts";
import { home } from "../../content/home.ts";
import { blockIn } from "../../content-schema/block-in.ts";
import { SuburbStrip } from "../../sections/areas-index/areas-index.tsx";
import { Band } from "../../sections/band/band.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { SuburbFinder } from "./suburb-finder.tsx";

const inStrip = <SuburbStrip finder={areasIndex.finder} />;

const belowHeading = (
  <Band background="sand">
    <SuburbFinder texts={blockIn(home, "area-finder").finder} level={4}>
      <Heading level={3}>{blockIn(home, "area-finder").finder.heading}</Heading>
    </SuburbFinder>
  </Band>
);

/** The finder after `text` was typed; `result` is the selector of what then appears. */
const typed = (name: string, content: ReactNode, text: string, result: string): Example => ({
  name,
  fullPage: true,
  content,
  arrange: async () => {
    await waitFor(() => document.querySelector("#suburb:enabled"));
    if (text === "") return;
    await typeInto("suburb", text);
    await waitForElement(result, HTMLElement);
  },
});

/** The finder after the first suggestion for `text` was chosen. */
const answered = (name: string, content: ReactNode, text: string): Example => {
  const suggested = typed(name, content, text, "[role=option][aria-selected=true]");
  return {
    ...suggested,
    arrange: async () => {
      await suggested.arrange?.();
      const first = await waitForElement("[role=option][aria-selected=true]", HTMLElement);
      first.click();
      await waitForElement("dl", HTMLElement);
    },
  };
};

export const story: Story = {
  name: "Suburb finder",
  purpose: "Type a suburb and get an answer in place.",
  examples: [
    typed("Empty", inStrip, "", ""),
    typed("With suggestions", inStrip, "park", "[role=option][aria-selected=true]"),
    typed("Nothing found", inStrip, "Cape Town", "[role=status] a"),
    answered("An answer", inStrip, "Rynfield"),
    answered("An answer below a heading", belowHeading, "Rynfield"),
  ],
};
