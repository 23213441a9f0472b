import type { Story } from "#examples/example.ts";
import { homeSections as home, stats } from "#examples/samples.ts";
import { specifiedButtons } from "../../content/specified-texts.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { StatTiles } from "../blocks/stat-tiles/stat-tiles.tsx";
import { AreaHeading, FactStrip, Hero } from "./hero.tsx";
import { PlainHero } from "./plain-hero.tsx";

const { heading, lead, picture, proof } = home.hero;
const buttons = (
  <>
    <ButtonLink to="/contact" size="large">
      {specifiedButtons.getQuote}
    </ButtonLink>
    <ButtonLink to="/services" size="large" tone="quiet">
      {specifiedButtons.exploreServices}
    </ButtonLink>
  </>
);
const low = { heading: <AreaHeading name="Hartbeespoort" />, lead, picture, buttons };

export const story: Story = {
  name: "Hero",
  purpose: "The opening of a page: heading, lead and the next step.",
  examples: [
    {
      name: "Tall, with proof and tiles",
      content: (
        <>
          <Hero tall {...{ heading, lead, picture, buttons, proof }} />
          <StatTiles stats={stats} />
        </>
      ),
    },
    { name: "Low, with the name of an area", content: <Hero {...low} /> },
    {
      name: "With facts over its edge",
      content: (
        <>
          <Hero {...low} />
          <FactStrip
            facts={[
              { label: "From the office", value: "25 min" },
              { label: "Ground", value: "Clay" },
              { label: "Visit", value: "Free" },
            ]}
          />
        </>
      ),
    },
    ...(["basket-weave", "herringbone", "hexagon", "stretcher"] as const).map((pattern) => ({
      name: `Plain, on ${pattern}`,
      content: (
        <PlainHero
          heading="Tell us what you want paved"
          lead={lead}
          pattern={pattern}
          buttons={
            pattern === "hexagon" ? (
              <ButtonLink to="/">{specifiedButtons.returnHome}</ButtonLink>
            ) : undefined
          }
        />
      ),
    })),
  ],
};
