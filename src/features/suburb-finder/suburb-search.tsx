import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { placeNames } from "../../content/areas/place-names.ts";
import { suggestions, wholeArea } from "../../content/interface/suburb-finder.ts";
import type { AreasIndexPage } from "../../content/page-schema.ts";
import type { Place } from "../../domain/places.ts";
import { Combobox } from "../../ui/combobox/combobox.tsx";
import { useSuggestions } from "../../ui/combobox/use-suggestions.ts";
import { RichText } from "../../ui/prose/prose.tsx";
import { Text } from "../../ui/text/text.tsx";
import { useDebouncedValue } from "../../ui/use-debounced-value/use-debounced-value.ts";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { hasSearchTerm, matchPlaces } from "./match-places.ts";
import { advice } from "./suburb-finder.css.ts";

export interface SuburbSearchProps {
  texts: AreasIndexPage["finder"];
}

/** Time in ms without a key; what is announced sooner, the next key interrupts. */
const typingPause = 700;

/** The input with its suggestions, or with advice when no place matches. */
export function SuburbSearch({ texts }: SuburbSearchProps) {
  const navigate = useNavigate();
  const combobox = useSuggestions({
    id: "suburb",
    search: (query) => matchPlaces(placeNames, query).map(toSuggestion),
    onChoose: ({ area }) => void navigate({ to: `/areas/${area}` }),
  });
  const { open, inputValue, collection } = combobox;
  const hasPaused = useDebouncedValue(inputValue, typingPause) === inputValue;
  const first = open ? collection.items[0] : undefined;

  // Once it shows, it stays until a place matches, and is announced once.
  const [isAdvised, setIsAdvised] = useState(false);
  const hasNoMatch = collection.size === 0 && hasSearchTerm(inputValue);
  useEffect(() => {
    if (!hasNoMatch) setIsAdvised(false);
    else if (hasPaused) setIsAdvised(true);
  }, [hasNoMatch, hasPaused]);
  return (
    <>
      <Combobox
        id="suburb"
        label={texts.label}
        hint={texts.hint}
        noteOf={noteOf}
        combobox={combobox}
      />
      <div role="status">
        {hasPaused && first !== undefined ? (
          <VisuallyHidden>
            {suggestions(collection.size, `${first.name}, ${noteOf(first)}`)}
          </VisuallyHidden>
        ) : null}
        {isAdvised ? (
          <div className={advice}>
            <Text>
              <RichText paragraph={texts.noResult} />
            </Text>
          </div>
        ) : null}
      </div>
    </>
  );
}

const noteOf = ({ within }: Place) => within ?? wholeArea;

const toSuggestion = (place: Place) => ({ ...place, id: `${place.area}/${place.name}` });
