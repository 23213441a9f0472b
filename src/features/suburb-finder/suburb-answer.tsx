import { quoteButton } from "../../content/interface/quote-dialog.ts";
import { pavingIn } from "../../content/interface/sections.ts";
import type { HomePage } from "../../content/page-schema.ts";
import { areaNames, canonicalAreaPath } from "../../domain/areas.ts";
import { type Place, placeInWords } from "../../domain/places.ts";
import { Button } from "../../ui/button/button.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { ArrowLink } from "../../ui/link/link.tsx";
import { RichText } from "../../ui/prose/prose.tsx";
import { Cluster, Stack } from "../../ui/stack/stack.tsx";
import { keepTogether } from "../../ui/text/keep-together.tsx";
import { Text } from "../../ui/text/text.tsx";
import { QuoteButton } from "../quote-dialog/quote-button.tsx";
import type { FoundPlaces } from "./answer-suburb.ts";
import { fact, factLabel, facts } from "./suburb-answers.css.ts";

/** A pressed choice unmounts, and the focus would be lost (WCAG 2.2, 2.4.3). */
function focusAfterChoice(heading: HTMLElement | null) {
  if (document.activeElement === document.body) heading?.focus();
}

interface AnswerProps {
  texts: HomePage["areas"]["finder"];
  found: FoundPlaces;
  onChoose: (place: Place) => void;
}

/** What the finder answers: a place, a choice of places, or advice. */
export function Answer({ texts, found, onChoose }: AnswerProps) {
  if (found.kind === "none") {
    return (
      <Text>
        <RichText paragraph={texts.noResult} />
      </Text>
    );
  }
  if (found.kind === "several") {
    return (
      <Stack gap="sm">
        <Text>{texts.several}</Text>
        <Cluster gap="xs">
          {found.places.map((place) => (
            <Button
              key={`${place.area}/${place.name}`}
              tone="quiet"
              onClick={() => onChoose(place)}
            >
              {placeInWords(place)}
            </Button>
          ))}
        </Cluster>
      </Stack>
    );
  }
  const { place, answer } = found;
  const area = areaNames[place.area];
  return (
    <Stack gap="md">
      <Heading level={4} size="title" ref={focusAfterChoice} focusable>
        {placeInWords(place)}
      </Heading>
      <dl className={facts}>
        {[
          [texts.ground, answer.ground],
          [texts.verge, answer.verge],
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
        <ArrowLink to={canonicalAreaPath(place.area)}>{`${pavingIn(area)} ${area}`}</ArrowLink>
      </Cluster>
    </Stack>
  );
}
