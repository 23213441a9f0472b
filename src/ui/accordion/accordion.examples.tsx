import type { Story } from "#examples/example.ts";
import { Text } from "../text/text.tsx";
import { Accordion } from "./accordion.tsx";

const noop = () => {};
const titles = {
  first: "How long does a driveway take?",
  second:
    "May I drive on it at once, and with what, if the ground below is clay that swells in rain?",
  third: "What does it cost?",
};
const items = (group: string) =>
  Object.entries(titles).map(([id, title]) => ({
    id: `${group}-${id}`,
    title,
    body: <Text>Two to four days for sixty square metres, once the ground has been prepared.</Text>,
  }));

export const story: Story = {
  name: "Accordion",
  purpose: "Questions with collapsible answers; the parent controls which one is open.",
  examples: [null, "first", "second"].map((open) => {
    const group = open ?? "none";
    return {
      name: open === null ? "All collapsed" : `The ${open} open`,
      content: (
        <Accordion
          items={items(group)}
          openItem={open && `${group}-${open}`}
          onToggle={noop}
          onReveal={noop}
        />
      ),
    };
  }),
};
