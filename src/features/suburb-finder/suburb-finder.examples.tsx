import { typeInto, waitFor, waitForElement } from "#examples/arrange.ts";
import type { Example, Story } from "#examples/example.ts";
import { areasIndex } from "../../content/areas-index.ts";
import { SuburbStrip } from "../../sections/areas-index/areas-index.tsx";

const content = <SuburbStrip finder={areasIndex.finder} />;

/** The finder after `text` was typed; `result` is the selector of what then appears. */
const typed = (name: string, text: string, result: string): Example => ({
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

const suggested = typed("With suggestions", "park", "[role=option][aria-selected=true]");

export const story: Story = {
  name: "Suburb finder",
  purpose: "Type a suburb and get an answer in place.",
  examples: [
    typed("Empty", "", ""),
    suggested,
    typed("Nothing found", "Cape Town", "[role=status] a"),
    {
      ...suggested,
      name: "An answer",
      arrange: async () => {
        await suggested.arrange?.();
        (await waitForElement("[role=option]", HTMLElement)).click();
        await waitForElement("dl", HTMLElement);
      },
    },
  ],
};
