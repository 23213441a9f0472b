import type { Story } from "#examples/example.ts";
import { homeSections as home } from "#examples/samples.ts";
import { homeAreas } from "../../domain/areas.ts";
import { Text } from "../../ui/text/text.tsx";
import { Band, SectionHead } from "../band/band.tsx";
import { AreaLinks } from "../blocks/areas/areas.tsx";
import { ServicePanels } from "../services-index/services-index.tsx";
import { EstateLine, NumberedReasons, QuoteFormCard } from "./home.tsx";

export const story: Story = {
  name: "Parts of the home page",
  purpose: "Sections of the home page, each on its ground.",
  examples: [
    {
      name: "Section head",
      content: (["paper", "sand"] as const).map((background) => (
        <Band key={background} background={background}>
          <SectionHead id={background} heading={home.hero.heading} lead={home.hero.lead} />
        </Band>
      )),
    },
    {
      name: "Service panels",
      content: (
        <Band>
          <ServicePanels cards={home.cards} />
        </Band>
      ),
    },
    {
      name: "Line for estates",
      content: (
        <Band>
          <EstateLine {...home.estates} />
        </Band>
      ),
    },
    {
      name: "Numbered reasons",
      content: (
        <Band background="sand">
          <NumberedReasons {...home.reasons} />
        </Band>
      ),
    },
    {
      name: "Quote sheet",
      content: (
        <Band>
          <QuoteFormCard {...home.quote} form={<Text>Here stands the form.</Text>} />
        </Band>
      ),
    },
    {
      name: "Links to areas",
      content: (
        <Band>
          <AreaLinks areas={homeAreas} />
        </Band>
      ),
    },
  ],
};
