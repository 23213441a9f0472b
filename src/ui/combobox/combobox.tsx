import { Combobox as Ark, type UseComboboxReturn } from "@ark-ui/react/combobox";
import { useDeferredValue, useEffect, useRef } from "react";
import {
  control,
  field,
  heading,
  hint as hintStyle,
  label as labelStyle,
} from "../field/field.css.ts";
import { anchor, item as itemStyle, list as listStyle, note } from "./combobox.css.ts";
import type { Suggestion } from "./use-suggestions.ts";

export interface ComboboxProps<Item extends Suggestion> {
  /** Id of the input, as given to `useSuggestions`. */
  id: string;
  label: string;
  hint: string;
  /** Returns a note that distinguishes suggestions of the same name. */
  noteOf: (item: Item) => string;
  /** What `useSuggestions` returned. */
  combobox: UseComboboxReturn<Item>;
}

/** An input with a list of suggestions (APG combobox pattern, list autocomplete). */
export function Combobox<Item extends Suggestion>({
  id,
  label,
  hint,
  noteOf,
  combobox,
}: ComboboxProps<Item>) {
  const { open, collection } = combobox;
  // Deferred, so that a typed letter is painted before the list, which takes long on a slow phone.
  const items = useDeferredValue(collection.items);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, at hydration.
  useEffect(() => {
    const element = input.current;
    if (element === null) return;
    // Ark would move the caret to the end when the list opens, and when it is given text.
    element.setSelectionRange = () => {};
    // Text that was typed before hydration is only in the DOM.
    if (element.value === "") return;
    combobox.setInputValue(element.value);
    if (element === document.activeElement) combobox.setOpen(true);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new items change the list's height.
  useEffect(() => {
    // A field low in the window would open its list outside the viewport.
    if (open) list.current?.scrollIntoView({ block: "nearest" });
  }, [open, items]);

  return (
    <Ark.RootProvider value={combobox} className={field}>
      <div className={heading}>
        <Ark.Label className={labelStyle}>{label}</Ark.Label>
        <span className={hintStyle} id={`${id}-hint`}>
          {hint}
        </span>
      </div>
      <Ark.Control className={anchor}>
        <Ark.Input
          ref={input}
          className={control}
          // Ark reports an empty list as open.
          aria-expanded={open && collection.size > 0}
          aria-describedby={`${id}-hint`}
          maxLength={60}
          enterKeyHint="search"
        />
        {/* No Ark.Positioner: it writes style attributes, which the CSP refuses in HTML. */}
        <Ark.Content ref={list} className={listStyle}>
          {items.map((item) => (
            <Ark.Item
              key={item.id}
              item={item}
              className={itemStyle}
              // APG: the highlighted option is the selected one; Ark means the last choice.
              aria-selected={item.id === combobox.highlightedValue}
              persistFocus
            >
              <span>{item.name}</span> <span className={note}>{noteOf(item)}</span>
            </Ark.Item>
          ))}
        </Ark.Content>
      </Ark.Control>
    </Ark.RootProvider>
  );
}
