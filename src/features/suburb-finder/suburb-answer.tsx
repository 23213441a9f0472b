import { useState } from "react";
import { pricePerSquareMetre } from "../../content/figures.ts";
import { quoteButton } from "../../content/interface/quote-dialog.ts";
import type { HomePage } from "../../content/page-schema.ts";
import { canonicalAreaPath } from "../../domain/areas.ts";
import type { Place } from "../../domain/places.ts";
import { Button } from "../../ui/button/button.tsx";
import { Field } from "../../ui/field/field.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { ArrowLink } from "../../ui/link/link.tsx";
import { RichText } from "../../ui/prose/prose.tsx";
import { Cluster, Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { QuoteButton } from "../quote-dialog/quote-button.tsx";
import { matchPlaces } from "./match-places.ts";
import { answer, answerFact, answerLabel, search } from "./suburb-answer.css.ts";

type FinderTexts = HomePage["areas"]["finder"];

/** "Rynfield, Benoni" */
const inWords = ({ name, within }: Place) => (within === null ? name : `${name}, ${within}`);

/** The place that a visitor typed or chose in full. */
const placeNamed = (places: readonly Place[], typed: string) =>
  places.find((place) => [place.name, inWords(place)].some((name) => isSame(name, typed)));

const isSame = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase();

/**
 * Answers what a visitor wants to know about a suburb, in place (docs/specification.md#home). The names
 * are fetched when the field gets the focus; a native datalist suggests them.
 */
export function SuburbAnswer({ texts }: { texts: FinderTexts }) {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  /** The place to show; undefined before the first search, null where no place matches. */
  const [place, setPlace] = useState<Place | null | undefined>(undefined);

  const load = async () => {
    if (places.length > 0) return places;
    const { placeNames } = await import("../../content/areas/place-names.ts");
    setPlaces(placeNames);
    return placeNames;
  };
  const answerFor = (typed: string) =>
    load().then(
      (names) => setPlace(placeNamed(names, typed) ?? matchPlaces(names, typed)[0] ?? null),
      () => setPlace(null),
    );

  return (
    <Stack gap="lg">
      <form
        className={search}
        aria-label={texts.label}
        onSubmit={(event) => {
          event.preventDefault();
          void answerFor(event.currentTarget.querySelector("input")?.value ?? "");
        }}
      >
        <Field
          as="input"
          id="suburb"
          label={texts.label}
          hint={texts.hint}
          type="text"
          maxLength={60}
          list="suburb-names"
          autoComplete="off"
          enterKeyHint="search"
          onFocus={() => void load().catch(() => {})}
          onChange={({ currentTarget: { value } }) => {
            if (placeNamed(places, value) !== undefined) void answerFor(value);
          }}
        />
        <datalist id="suburb-names">
          {places.map((each) => (
            <option key={inWords(each)} value={inWords(each)} />
          ))}
        </datalist>
        <Button type="submit" tone="quiet">
          {texts.button}
        </Button>
      </form>
      <div role="status">
        {place === null ? (
          <Text>
            <RichText paragraph={texts.noResult} />
          </Text>
        ) : null}
        {place ? <Answer place={place} texts={texts} /> : null}
      </div>
    </Stack>
  );
}

function Answer({ place, texts }: { place: Place; texts: FinderTexts }) {
  const { area } = place;
  const known = texts.answers[area];
  const fullName = inWords(place);
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
