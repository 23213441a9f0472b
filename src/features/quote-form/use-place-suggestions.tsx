import { useState } from "react";
import { type Place, placeInWords } from "../../domain/places.ts";

/**
 * Towns and suburbs as suggestions for a text field. They are fetched when the field gets the focus,
 * so they weigh on no page. A native datalist: the field takes any text, and needs no combobox of Ark.
 *
 * @param id id of the datalist
 */
export function usePlaceSuggestions(id: string) {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const load = () => {
    if (places.length > 0) return;
    import("../../content/areas/place-names.ts").then(
      ({ placeNames }) => setPlaces(placeNames),
      () => {}, // Without suggestions the field works as before.
    );
  };
  return {
    inputProps: { list: id, onFocus: load },
    datalist: (
      <datalist id={id}>
        {places.map((place) => (
          <option key={placeInWords(place)} value={placeInWords(place)} />
        ))}
      </datalist>
    ),
  };
}
