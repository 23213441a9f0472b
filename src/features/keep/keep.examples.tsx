import { press } from "#examples/arrange.ts";
import type { Story } from "#examples/example.ts";
import { keptCount } from "../../content/interface/keep.ts";
import { Band } from "../../sections/band/band.tsx";
import { Cluster } from "../../ui/stack/stack.tsx";
import { page } from "./keep.examples.css.ts";
import { KeepButton } from "./keep-button.tsx";
import { changeKept, keptListActor } from "./kept-list.actor.ts";
import { KeptTray } from "./kept-tray.tsx";

/** None is of the gallery, whose pictures the company may change. */
const names = ["Sample driveway", "Sample brick", "Sample cobbles"];

const content = (
  <>
    <div className={page}>
      <Band>
        <Cluster gap="lg">
          {names.map((name) => (
            <KeepButton key={name} name={name} />
          ))}
        </Cluster>
      </Band>
    </div>
    <KeptTray />
  </>
);

/** Keeps the first two, whatever an earlier example has stored. */
function keepTwo() {
  const { names: kept } = keptListActor.getSnapshot().context;
  changeKept({ type: "names.removed", names: kept });
  for (const name of names.slice(0, 2)) changeKept({ type: "name.kept", name, at: 0 });
}

export const story: Story = {
  name: "Keep",
  purpose: "Buttons that keep projects and materials, and the list of what is kept.",
  examples: [
    {
      name: "Two are kept",
      fullPage: true,
      content,
      arrange: async () => {
        keepTwo();
        await press(keptCount(2));
        await press(keptCount(2));
      },
    },
    {
      name: "List open",
      fullPage: true,
      content,
      arrange: async () => {
        keepTwo();
        await press(keptCount(2));
      },
    },
  ],
};
