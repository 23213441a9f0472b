import { useState } from "react";
import { placeNames } from "../../content/areas/place-names.ts";
import { pricePerSquareMetre } from "../../content/figures.ts";
import { quoteButton } from "../../content/interface/quote-dialog.ts";
import { suggestionCount, wholeArea } from "../../content/interface/suburb-finder.ts";
import type { HomePage } from "../../content/page-schema.ts";
import { canonicalAreaPath } from "../../domain/areas.ts";
import type { Place } from "../../domain/places.ts";
import { Combobox } from "../../ui/combobox/combobox.tsx";
import { useSuggestions } from "../../ui/combobox/use-suggestions.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import { ArrowLink } from "../../ui/link/link.tsx";
import { RichText } from "../../ui/prose/prose.tsx";
import { Cluster, Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { QuoteButton } from "../quote-dialog/quote-button.tsx";
import { hasSearchTerm, matchPlaces } from "./match-places.ts";
import { answer, answerFact, answerLabel } from "./suburb-answer.css.ts";

type FinderTexts = HomePage["areas"]["finder"];

/** Answers what a visitor wants to know about a suburb, in place (docs/specification.md#home). */
export function SuburbAnswer({ texts }: { texts: FinderTexts }) {
  const [place, setPlace] = useState<Place | null>(null);
  const combobox = useSuggestions({
    id: "suburb",
    search: (query) => matchPlaces(placeNames, query).map(toSuggestion),
    onChoose: (chosen) => setPlace(chosen),
  });
  const { open, inputValue, collection } = combobox;
  const isUnknown = collection.size === 0 && hasSearchTerm(inputValue);
  return (
    <Stack gap="lg">
      <Combobox
        id="suburb"
        label={texts.label}
        hint={texts.hint}
        noteOf={({ within }) => within ?? wholeArea}
        combobox={combobox}
      />
      <div role="status">
        {open && collection.size > 0 ? (
          <VisuallyHidden>{suggestionCount(collection.size)}</VisuallyHidden>
        ) : null}
        {isUnknown ? (
          <Text>
            <RichText paragraph={texts.noResult} />
          </Text>
        ) : null}
        {place === null || open || isUnknown ? null : <Answer place={place} texts={texts} />}
      </div>
    </Stack>
  );
}

function Answer({ place, texts }: { place: Place; texts: FinderTexts }) {
  const { name, within, area } = place;
  const known = texts.answers[area];
  const fullName = within === null ? name : `${name}, ${within}`;
  const facts = [
    [texts.price, pricePerSquareMetre],
    ...(known === undefined
      ? []
      : [[texts.ground, known.ground] as const, [texts.verge, known.verge] as const]),
  ] as const;
  return (
    <div className={answer}>
      <Heading level={3}>{fullName}</Heading>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label} className={answerFact}>
            <dt className={answerLabel}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Cluster>
        <QuoteButton area={fullName}>{quoteButton}</QuoteButton>
        <ArrowLink to={canonicalAreaPath(area)}>{texts.readMore}</ArrowLink>
      </Cluster>
    </div>
  );
}

const toSuggestion = (place: Place) => ({ ...place, id: `${place.area}/${place.name}` });
