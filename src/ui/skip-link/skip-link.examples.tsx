import { waitForElement } from "#examples/arrange.ts";
import type { Story } from "#examples/example.ts";
import { skipLink } from "../../content/interface/every-page.ts";
import { Text } from "../text/text.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { SkipLink } from "./skip-link.tsx";

const content = (
  <>
    <SkipLink target="main">{skipLink}</SkipLink>
    <main id="main">
      <Text>
        The first stop of the Tab key.
        <VisuallyHidden> Only screen readers say this.</VisuallyHidden>
      </Text>
    </main>
  </>
);

export const story: Story = {
  name: "Skip link",
  purpose: "Skips the header; visible while it has the focus.",
  examples: [
    { name: "Without the focus", fullPage: true, content },
    {
      name: "With the focus",
      fullPage: true,
      content,
      arrange: async () => (await waitForElement("a", HTMLAnchorElement)).focus(),
    },
  ],
};
