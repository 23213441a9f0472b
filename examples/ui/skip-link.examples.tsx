import { skipLink } from "../../src/content/interface/header.ts";
import { SkipLink } from "../../src/ui/skip-link/skip-link.tsx";
import { Text } from "../../src/ui/text/text.tsx";
import { VisuallyHidden } from "../../src/ui/visually-hidden/visually-hidden.tsx";
import { waitForElement } from "../arrange.ts";
import type { Part } from "../example.ts";

const content = (
  <>
    <SkipLink target="main">{skipLink}</SkipLink>
    <Text>
      The first stop of the Tab key.<VisuallyHidden> Only screen readers say this.</VisuallyHidden>
    </Text>
  </>
);

export const part: Part = {
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
