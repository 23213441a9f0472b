import { createListCollection, useCombobox } from "@ark-ui/react/combobox";
import { useEffect, useMemo } from "react";

export interface Suggestion {
  /** Unique among the suggestions. */
  id: string;
  name: string;
}

export interface SuggestionsOptions<Item extends Suggestion> {
  id: string;
  /** The suggestions for what was typed, best first. */
  items: readonly Item[];
  onType: (text: string) => void;
  /** Called when the visitor presses a suggestion or takes the highlighted one with Enter. */
  onChoose: (item: Item) => void;
}

const noChoice: string[] = [];

/** Returns Ark's combobox with these suggestions; Ark owns text, open state and highlight. */
export function useSuggestions<Item extends Suggestion>({
  id,
  items,
  onType,
  onChoose,
}: SuggestionsOptions<Item>) {
  const collection = useMemo(
    () =>
      createListCollection<Item>({
        items,
        itemToValue: (item) => item.id,
        itemToString: (item) => item.name,
      }),
    [items],
  );
  const combobox = useCombobox({
    id,
    ids: { input: id, label: `${id}-label` },
    collection,
    // Ark would highlight the last choice when an arrow key opens the list, though it is not in it.
    value: noChoice,
    inputBehavior: "autohighlight",
    allowCustomValue: true,
    // Keys must not open or close an empty list: both move the focus.
    openOnKeyPress: collection.size > 0,
    closeOnSelect: collection.size > 0,
    onInputValueChange: ({ inputValue, reason }) => {
      // The name of a choice, which Ark writes into the input, is not a query.
      if (reason !== "item-select") onType(inputValue);
    },
    onSelect: ({ itemValue }) => {
      const chosen = collection.find(itemValue);
      if (chosen !== null) onChoose(chosen);
    },
  });

  // After an arrow key Ark drops the highlight when a letter leaves the list unchanged:
  // docs/decisions/0026-ark-owns-the-list-of-suggestions.md.
  const { open, highlightedValue, setHighlightValue } = combobox;
  const lacksHighlight = open && highlightedValue === null;
  const first = collection.firstValue;
  useEffect(() => {
    if (lacksHighlight && first !== null) setHighlightValue(first);
  });

  return combobox;
}
