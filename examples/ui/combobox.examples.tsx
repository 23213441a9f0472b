import { Combobox } from "../../src/ui/combobox/combobox.tsx";
import type { Example, Part } from "../example.ts";

const noop = () => {};

function example(name: string, query: string, found: readonly string[]): Example {
  return {
    name,
    fullPage: true,
    content: (
      <Combobox
        id="suburb"
        label="Find your suburb"
        hint="Type its first letters"
        query={query}
        items={found.map((each) => ({ id: each, name: each, note: "Benoni" }))}
        open={found.length > 0}
        onType={noop}
        onRequest={noop}
        onDismiss={noop}
        onChoose={noop}
      />
    ),
  };
}

export const part: Part = {
  name: "Combobox",
  purpose: "A field that suggests what to choose, its first suggestion marked.",
  examples: [
    example("Empty", "", []),
    example("Without suggestions", "Cape", []),
    example("With one suggestion", "Ryn", ["Rynfield"]),
    example("With suggestions", "n", ["Northmead", "Farrarmere", "Rynfield", "Crystal Park"]),
  ],
};
