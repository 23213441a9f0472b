import { useState } from "react";
import { placeNames } from "../../content-schema/place-names.ts";
import { placeInWords } from "../../domain/places.ts";

/**
 * Towns and suburbs as suggestions for a text field, rendered once it gets the focus. A native datalist:
 * the field takes any text, and needs no combobox of Ark.
 *
 * @param id id of the datalist
 */
export function usePlaceSuggestions(id: string) {
  const [isNeeded, setIsNeeded] = useState(false);
  return {
    inputProps: { list: id, onFocus: () => setIsNeeded(true) },
    datalist: (
      <datalist id={id}>
        {isNeeded
          ? placeNames.map((place) => (
              <option key={placeInWords(place)} value={placeInWords(place)} />
            ))
          : null}
      </datalist>
    ),
  };
}
