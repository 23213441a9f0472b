import { footerLists, legalLinks } from "../../src/content/navigation.ts";
import { SiteFooter } from "../../src/sections/site-footer/site-footer.tsx";
import type { Part } from "../example.ts";

export const part: Part = {
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
