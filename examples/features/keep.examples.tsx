import { KeepButton } from "../../src/features/keep/keep-button.tsx";
import { keptList } from "../../src/features/keep/kept-list.ts";
import { KeptTraySlot } from "../../src/features/keep/kept-tray-slot.tsx";
import { Band } from "../../src/sections/band/band.tsx";
import { Cluster } from "../../src/ui/stack/stack.tsx";
import { press } from "../arrange.ts";
import type { Part } from "../example.ts";

const names = ["Clay driveway in herringbone", "Clay brick", "Cobbles"];

const content = (
  <>
    <Band>
      <Cluster gap="lg">
        {names.map((name) => (
          <KeepButton key={name} name={name} />
        ))}
      </Cluster>
    </Band>
    <KeptTraySlot />
  </>
);

/** Keeps the first two, whatever an earlier example has stored. */
function keepTwo() {
  for (const name of keptList.getSnapshot()) keptList.toggle(name);
  for (const name of names.slice(0, 2)) keptList.toggle(name);
}

export const part: Part = {
  name: "Keep",
  purpose: "Buttons that keep projects and materials, and the list of what is kept.",
  examples: [
    {
      name: "Two are kept",
      fullPage: true,
      content,
      arrange: async () => {
        keepTwo();
        await press("Kept: 2");
        await press("Kept: 2");
      },
    },
    {
      name: "List open",
      fullPage: true,
      content,
      arrange: async () => {
        keepTwo();
        await press("Kept: 2");
      },
    },
  ],
};
