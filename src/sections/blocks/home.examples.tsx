import type { Story } from "#examples/example.ts";
import { homeSections as home } from "#examples/samples.ts";
import { homeAreas } from "../../domain/areas.ts";
import { Text } from "../../ui/text/text.tsx";
import { Band, SectionHead } from "../band/band.tsx";
import { ServicePanels } from "../services-index/services-index.tsx";
import { AreaLinks } from "./areas/areas.tsx";
import { EstateLine } from "./categories/categories.tsx";
import { NumberedReasons } from "./numbered-reasons/numbered-reasons.tsx";
import { QuoteFormCard } from "./quote-form/quote-form.tsx";

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
          <NumberedReasons block={home.reasons} id="reasons" />
        </Band>
      ),
    },
    {
      name: "Quote sheet",
      content: (
        <Band>
          <QuoteFormCard block={home.quote} id="quote" form={<Text>Here stands the form.</Text>} />
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
