import type { Story } from "#examples/example.ts";
import { footerLists, legalLinks } from "../../content/navigation.ts";
import { SiteFooter } from "./site-footer.tsx";

export const story: Story = {
  name: "Footer",
  purpose: "Links, contact details, privacy and terms, at the end of every page.",
  examples: [
    {
      name: "Footer",
      fullPage: true,
      content: <SiteFooter path="/" lists={footerLists} legalLinks={legalLinks} />,
    },
  ],
};
