import { useCombobox, useListCollection } from "@ark-ui/react/combobox";
import { useEffect } from "react";

export interface Suggestion {
  /** Unique among the suggestions. */
  id: string;
  name: string;
}

export interface SuggestionsOptions<Item extends Suggestion> {
  /** Id of the input. */
  id: string;
  /** Returns the suggestions for a query, best first. */
  search: (query: string) => Item[];
  /** Called when the visitor presses a suggestion or takes the highlighted one with Enter. */
  onChoose: (item: Item) => void;
}

/** Returns Ark's combobox with suggestions for its query; Ark owns query, open state and highlight. */
export function useSuggestions<Item extends Suggestion>({
  id,
  search,
  onChoose,
}: SuggestionsOptions<Item>) {
  const { collection, set } = useListCollection<Item>({
    initialItems: [],
    itemToValue: (item) => item.id,
    itemToString: (item) => item.name,
  });
  const combobox = useCombobox({
    id,
    ids: { input: id, label: `${id}-label` },
    collection,
    inputBehavior: "autohighlight",
    allowCustomValue: true,
    // Keys must not open or close an empty list: both move the focus.
    openOnKeyPress: collection.size > 0,
    closeOnSelect: collection.size > 0,
    onInputValueChange: ({ inputValue }) => set(search(inputValue)),
    onSelect: ({ itemValue }) => {
      const chosen = collection.find(itemValue);
      if (chosen !== null) onChoose(chosen);
    },
  });

  // After an arrow key Ark drops the highlight when a letter leaves the list unchanged:
  // docs/decisions/0026-ark-owns-the-suburb-finder.md.
  const { open, highlightedValue, setHighlightValue } = combobox;
  const lacksHighlight = open && highlightedValue === null;
  const first = collection.firstValue;
  useEffect(() => {
    if (lacksHighlight && first !== null) setHighlightValue(first);
  });

  return combobox;
}
