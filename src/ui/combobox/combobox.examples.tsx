import { useState } from "react";
import { typeInto, waitForElement } from "#examples/arrange.ts";
import type { Example, Story } from "#examples/example.ts";
import { Combobox } from "./combobox.tsx";
import { type Suggestion, useSuggestions } from "./use-suggestions.ts";

const none: readonly Suggestion[] = [];

function SuburbField({ suburbs }: { suburbs: readonly Suggestion[] }) {
  const [text, setText] = useState("");
  const combobox = useSuggestions({
    id: "suburb",
    items: text === "" ? none : suburbs,
    onType: setText,
    onChoose: () => {},
  });
  return (
    <Combobox
      id="suburb"
      label="Find your suburb"
      hint="Type its first letters"
      noteOf={() => "Benoni"}
      combobox={combobox}
    />
  );
}

const typed = (name: string, query: string, found: readonly string[]): Example => ({
  name,
  fullPage: true,
  content: <SuburbField suburbs={found.map((each) => ({ id: each, name: each }))} />,
  arrange: async () => {
    if (query === "") return;
    await typeInto("suburb", query);
    if (found.length > 0) {
      await waitForElement("[role=option][data-highlighted]", HTMLElement);
      return;
    }
    // Ark focuses the input in the frame after it opens the list.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    document.getElementById("suburb")?.blur();
  },
});

export const story: Story = {
  name: "Combobox",
  purpose: "A field with suggestions; the first one is highlighted.",
  examples: [
    typed("Empty", "", []),
    typed("Without suggestions", "Cape", []),
    typed("With one suggestion", "Ryn", ["Rynfield"]),
    typed("With suggestions", "n", ["Northmead", "Farrarmere", "Rynfield", "Crystal Park"]),
  ],
};
