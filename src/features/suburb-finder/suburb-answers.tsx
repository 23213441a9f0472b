import { type ChangeEvent, type FormEvent, useState } from "react";
import type { HomePage } from "../../content/page-schema.ts";
import { Part } from "../../hydration/part.tsx";
import { needsScript } from "../../hydration/protocol.ts";
import { Button } from "../../ui/button/button.tsx";
import { Field } from "../../ui/field/field.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import { SectionError } from "../contact-links/section-error.tsx";
import type { FoundPlaces } from "./answer-suburb.ts";
import { answers, search, searchField } from "./suburb-answers.css.ts";

/** What only a visitor who uses the finder needs. */
async function loadAnswers() {
  const [places, { Answer }] = await Promise.all([
    import("./answer-suburb.ts"),
    import("./suburb-answer.tsx"),
  ]);
  return { ...places, Answer };
}

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
      ({ answerSuburb }) => setFound(query.trim() === "" ? null : answerSuburb(query)),
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
        {found === null || loaded === null ? null : (
          <loaded.Answer
            texts={texts}
            found={found}
            onChoose={(place) => setFound(loaded.answerFor(place))}
          />
        )}
      </div>
    </div>
  );
}
