import { useEffect, useRef } from "react";
import { pavingIn } from "../../content/interface/areas.ts";
import { quoteButton } from "../../content/interface/every-page.ts";
import { offer, usualPlannerPage } from "../../content/offer.ts";
import { suburbAnswers } from "../../content/suburb-answers.ts";
import type { SuburbFinderTexts } from "../../content-schema/page-schema.ts";
import { areaNames, canonicalAreaPath, type Place, placeInWords } from "../../domain/areas.ts";
import { Heading, type HeadingProps } from "../../ui/heading/heading.tsx";
import { ArrowLink } from "../../ui/link/link.tsx";
import { Cluster, Stack } from "../../ui/stack/stack.tsx";
import { keepTogether } from "../../ui/text/text.tsx";
import { QuoteButton } from "../quote-dialog/quote-button.tsx";
import { fact, factLabel, facts } from "./suburb-finder.css.ts";

export interface SuburbAnswerProps {
  texts: SuburbFinderTexts;
  place: Place;
  level: HeadingProps["level"];
}

export function SuburbAnswer({ texts, place, level }: SuburbAnswerProps) {
  const answer = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another answer.
  useEffect(() => {
    // Below a field low in the window it would appear outside the viewport.
    answer.current?.scrollIntoView({ block: "nearest" });
  }, [place]);
  const { ground, verge } = suburbAnswers[place.area];
  const area = areaNames[place.area];
  return (
    <div ref={answer}>
      <Stack gap="md">
        <Heading level={level} size="title">
          {placeInWords(place)}
        </Heading>
        <dl className={facts}>
          {[
            [texts.ground, ground],
            [texts.verge, verge],
            [texts.price, texts.priceGuide],
          ].map(([label, value]) => (
            <div key={value} className={fact}>
              <dt className={factLabel}>{label}</dt>
              <dd>{keepTogether(value)}</dd>
            </div>
          ))}
        </dl>
        <Cluster gap="md">
          <QuoteButton area={placeInWords(place)}>{quoteButton}</QuoteButton>
          <ArrowLink to={`${usualPlannerPage}?start=size#planner`}>{offer.size}</ArrowLink>
          <ArrowLink to={canonicalAreaPath(place.area)}>{`${pavingIn(area)} ${area}`}</ArrowLink>
        </Cluster>
      </Stack>
    </div>
  );
}
