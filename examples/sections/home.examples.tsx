import { home } from "../../src/content/home.ts";
import { homeAreas } from "../../src/domain/areas.ts";
import { AreaLinks } from "../../src/sections/area-links/area-links.tsx";
import { Band } from "../../src/sections/band/band.tsx";
import { NumberedReasons } from "../../src/sections/home/numbered-reasons.tsx";
import { QuoteFormCard } from "../../src/sections/home/quote-form-card.tsx";
import { SectionHead } from "../../src/sections/section-head/section-head.tsx";
import { ServicePanels } from "../../src/sections/service-panels/service-panels.tsx";
import { Text } from "../../src/ui/text/text.tsx";
import type { Part } from "../example.ts";

export const part: Part = {
  name: "Parts of the home page",
  purpose: "Sections of the home page, each on its ground.",
  examples: [
    {
      name: "Section head",
      fullPage: true,
      content: (["paper", "sand"] as const).map((background) => (
        <Band key={background} background={background}>
          <SectionHead id={background} heading={home.areas.heading} lead={home.areas.lead} />
        </Band>
      )),
    },
    {
      name: "Service panels",
      fullPage: true,
      content: (
        <Band>
          <ServicePanels cards={home.services.cards} />
        </Band>
      ),
    },
    {
      name: "Numbered reasons",
      fullPage: true,
      content: (
        <Band background="sand">
          <NumberedReasons {...home.reasons} />
        </Band>
      ),
    },
    {
      name: "Quote sheet",
      fullPage: true,
      content: (
        <Band>
          <QuoteFormCard {...home.quote} form={<Text>Here stands the form.</Text>} />
        </Band>
      ),
    },
    {
      name: "Links to areas",
      fullPage: true,
      content: (
        <Band>
          <AreaLinks areas={homeAreas} />
        </Band>
      ),
    },
  ],
};
