import type { Story } from "#examples/example.ts";
import { Text } from "../text/text.tsx";
import { ArrowLink, SiteLink, TextLink } from "./link.tsx";

export const story: Story = {
  name: "Link",
  purpose: "Every link of the site; the router follows those inside it without a reload.",
  examples: [
    {
      name: "In running text",
      content: (
        <Text>
          Ask for a <TextLink to="/contact">free quote</TextLink>, or write to{" "}
          <TextLink to="mailto:quotes@example.com">quotes@example.com</TextLink>.
        </Text>
      ),
    },
    {
      name: "The next step",
      content: <ArrowLink to="/areas-we-serve">All areas we serve</ArrowLink>,
    },
    { name: "The current page", content: <SiteLink to="/services/driveway">Driveways</SiteLink> },
  ],
};
