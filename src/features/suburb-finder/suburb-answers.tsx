import { type ChangeEvent, type FormEvent, useState } from "react";
import { quoteButton } from "../../content/interface/quote-dialog.ts";
import { pavingIn } from "../../content/interface/sections.ts";
import type { HomePage } from "../../content/page-schema.ts";
import { areaNames, canonicalAreaPath } from "../../domain/areas.ts";
import { type Place, placeInWords } from "../../domain/places.ts";
import { Part } from "../../hydration/part.tsx";
import { needsScript } from "../../hydration/protocol.ts";
import { Button } from "../../ui/button/button.tsx";
import { Field } from "../../ui/field/field.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { ArrowLink } from "../../ui/link/link.tsx";
import { RichText } from "../../ui/prose/prose.tsx";
import { Cluster, Stack } from "../../ui/stack/stack.tsx";
import { keepTogether } from "../../ui/text/keep-together.tsx";
import { Text } from "../../ui/text/text.tsx";
import { SectionError } from "../contact-links/section-error.tsx";
import { QuoteButton } from "../quote-dialog/quote-button.tsx";
import type { FoundPlaces } from "./answer-suburb.ts";
import { hasSearchTerm } from "./match-places.ts";
import { answers, fact, factLabel, facts, search, searchField } from "./suburb-answers.css.ts";

const loadAnswers = () => import("./answer-suburb.ts");

interface SuburbAnswersProps {
  texts: HomePage["areas"]["finder"];
}

/**
 * The suburb finder of the home page, which answers in place (docs/specification.md#home). A native
 * datalist and a button: the combobox of Areas We Serve would add a fifth to the page's script. Names
 * and answers load when the field gets the focus. Without script it is hidden.
 */
export const SuburbAnswers = ({ texts }: SuburbAnswersProps) => (
  <div {...needsScript}>
    <Part fallback={() => <SectionError />}>
      <Finder texts={texts} />
    </Part>
  </div>
);

function Finder({ texts }: SuburbAnswersProps) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadAnswers>> | null>(null);
  const [found, setFound] = useState<FoundPlaces | null>(null);

  const load = async () => {
    const answersModule = await loadAnswers();
    setLoaded(answersModule);
    return answersModule;
  };

  /** A place that the visitor has chosen from the list is answered without a press. */
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const place = loaded?.placeWrittenOut(target.value);
    if (place !== undefined) setFound(loaded?.answerFor(place) ?? null);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const query = String(new FormData(form).get("suburb"));
    load().then(
      ({ answerSuburb }) => setFound(hasSearchTerm(query) ? answerSuburb(query) : null),
      // The finder of Areas We Serve, and its lists.
      () => form.submit(),
    );
  };

  return (
    <div className={answers}>
      <Stack gap="sm">
        <Heading level={3} id="finder">
          {texts.heading}
        </Heading>
        <form
          className={search}
          action="/areas-we-serve"
          aria-labelledby="finder"
          onSubmit={onSubmit}
        >
          <div className={searchField}>
            <Field
              as="input"
              id="suburb"
              name="suburb"
              label={texts.label}
              hint={texts.hint}
              list="suburbs"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={60}
              onFocus={() => void load().catch(() => {})}
              onChange={onChange}
            />
          </div>
          <Button type="submit" tone="quiet">
            {texts.button}
          </Button>
          <datalist id="suburbs">
            {loaded?.placesInWords.map((words) => (
              <option key={words} value={words} />
            ))}
          </datalist>
        </form>
      </Stack>
      <div role="status">
        {found === null ? null : (
          <Answer
            texts={texts}
            found={found}
            onChoose={(place) => setFound(loaded?.answerFor(place) ?? null)}
          />
        )}
      </div>
    </div>
  );
}

/** A pressed choice unmounts, and the focus would be lost (WCAG 2.2, 2.4.3). */
function focusAfterChoice(heading: HTMLElement | null) {
  if (document.activeElement === document.body) heading?.focus();
}

interface AnswerProps extends SuburbAnswersProps {
  found: FoundPlaces;
  onChoose: (place: Place) => void;
}

function Answer({ texts, found, onChoose }: AnswerProps) {
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
          <div key={label} className={fact}>
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
