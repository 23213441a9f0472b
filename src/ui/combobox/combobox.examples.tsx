import { useState } from "react";
import { typeInto, waitForElement } from "#examples/arrange.ts";
import type { Example, Story } from "#examples/example.ts";
import { Combobox, type Suggestion } from "./combobox.tsx";

const none: readonly Suggestion[] = [];

function SuburbField({ suburbs }: { suburbs: readonly Suggestion[] }) {
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  return (
    <Combobox
      id="suburb"
      label="Find your suburb"
      hint="Type its first letters"
      items={text === "" ? none : suburbs}
      noteOf={() => "Benoni"}
      isOpen={isOpen}
      setOpen={setOpen}
      onType={setText}
      onChoose={() => {}}
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
      await waitForElement("[role=option][aria-selected=true]", HTMLElement);
      return;
    }
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
