import { useNavigate } from "@tanstack/react-router";
import { placeNames } from "../../content/areas/place-names.ts";
import { suggestionCount, wholeArea } from "../../content/interface/suburb-finder.ts";
import type { AreasIndexPage } from "../../content/page-schema.ts";
import type { Place } from "../../domain/places.ts";
import { Combobox } from "../../ui/combobox/combobox.tsx";
import { useSuggestions } from "../../ui/combobox/use-suggestions.ts";
import { RichText } from "../../ui/prose/prose.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { hasSearchTerm, matchPlaces } from "./match-places.ts";
import { advice } from "./suburb-finder.css.ts";

export interface SuburbSearchProps {
  texts: AreasIndexPage["finder"];
}

/** The input with its suggestions, or with advice when no place matches. */
export function SuburbSearch({ texts }: SuburbSearchProps) {
  const navigate = useNavigate();
  const combobox = useSuggestions({
    id: "suburb",
    search: (query) => matchPlaces(placeNames, query).map(toSuggestion),
    onChoose: ({ area }) => void navigate({ to: `/areas/${area}` }),
  });
  const { open, inputValue, collection } = combobox;
  return (
    <>
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
        {collection.size === 0 && hasSearchTerm(inputValue) ? (
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

const toSuggestion = (place: Place) => ({ ...place, id: `${place.area}/${place.name}` });
