import { type ChangeEvent, type FormEvent, useState } from "react";
import type { HomePage } from "../../content/page-schema.ts";
import { Part } from "../../hydration/part.tsx";
import { needsScript } from "../../hydration/protocol.ts";
import { Button } from "../../ui/button/button.tsx";
import { Field } from "../../ui/field/field.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { SectionError } from "../contact-links/section-error.tsx";
import {
  answerFor,
  answerSuburb,
  type FoundPlaces,
  placesInWords,
  placeWrittenOut,
} from "./answer-suburb.ts";
import { Answer } from "./suburb-answer.tsx";
import { answers, search, searchField } from "./suburb-answers.css.ts";

interface SuburbAnswersProps {
  texts: HomePage["areas"]["finder"];
}

/**
 * The suburb finder of the home page, which answers in place (docs/specification.md#home): a native
 * datalist and a button. Without script it is hidden.
 */
export const SuburbAnswers = ({ texts }: SuburbAnswersProps) => (
  <div {...needsScript}>
    <Part fallback={() => <SectionError />}>
      <Finder texts={texts} />
    </Part>
  </div>
);

function Finder({ texts }: SuburbAnswersProps) {
  const [isFocused, setIsFocused] = useState(false);
  const [found, setFound] = useState<FoundPlaces | null>(null);

  /** A place that the visitor has chosen from the list is answered without a press. */
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const place = placeWrittenOut(target.value);
    if (place !== undefined) setFound(answerFor(place));
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = String(new FormData(event.currentTarget).get("suburb"));
    setFound(query.trim() === "" ? null : answerSuburb(query));
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
              onFocus={() => setIsFocused(true)}
              onChange={onChange}
            />
          </div>
          <Button type="submit" tone="quiet">
            {texts.button}
          </Button>
          <datalist id="suburbs">
            {isFocused ? placesInWords.map((words) => <option key={words} value={words} />) : null}
          </datalist>
        </form>
      </Stack>
      <div role="status">
        {found === null ? null : (
          <Answer texts={texts} found={found} onChoose={(place) => setFound(answerFor(place))} />
        )}
      </div>
    </div>
  );
}
