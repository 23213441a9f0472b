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
  /** Returns what a query may mean, the likeliest first. */
  search: (query: string) => Item[];
  /** Called when the visitor presses a suggestion or takes the highlighted one with Enter. */
  onChoose: (item: Item) => void;
}

/** Returns Ark's combobox, which owns query, open and highlight, with suggestions for its query. */
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
    // Enter and arrow keys leave an empty list alone: opening and closing take the focus.
    openOnKeyPress: collection.size > 0,
    closeOnSelect: collection.size > 0,
    onInputValueChange: ({ inputValue }) => set(search(inputValue)),
    onSelect: ({ itemValue }) => {
      const chosen = collection.find(itemValue);
      if (chosen !== null) onChoose(chosen);
    },
  });

  // After an arrow key Ark drops the highlight at a letter that leaves the list as it is (decision 26).
  const { open, highlightedValue, setHighlightValue } = combobox;
  const lacksHighlight = open && highlightedValue === null;
  const first = collection.firstValue;
  useEffect(() => {
    if (lacksHighlight && first !== null) setHighlightValue(first);
  });

  return combobox;
}
