import { Combobox as Ark, createListCollection, useCombobox } from "@ark-ui/react/combobox";
import {
  type FocusEvent,
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import {
  control,
  field,
  heading,
  hint as hintStyle,
  label as labelStyle,
} from "../field/field.css.ts";
import { anchor, item as itemStyle, list as listStyle, note } from "./combobox.css.ts";
import { useCaretInPlace } from "./use-caret-in-place.ts";
import { useTypedEarly } from "./use-typed-early.ts";

export interface ComboboxItem {
  /** Tells the items apart. */
  id: string;
  name: string;
  /** A few words that set it apart from others of its name. */
  note: string;
}

export interface ComboboxProps<Item extends ComboboxItem> {
  /** Id of the field. */
  id: string;
  label: string;
  hint: string;
  /** What stands in the field. */
  query: string;
  items: readonly Item[];
  open: boolean;
  onType: (query: string) => void;
  /** An arrow key was pressed while the list was closed. */
  onRequest: () => void;
  /** Escape, a press elsewhere, or focus that went on. */
  onDismiss: () => void;
  onChoose: (item: Item) => void;
}

/**
 * A field that suggests what to choose (APG combobox pattern, list autocomplete with the first
 * suggestion marked, so that Enter takes it). Ark UI keeps focus, keys and ARIA; what is in the
 * field, what is suggested and whether the list is open come from outside.
 */
export function Combobox<Item extends ComboboxItem>({
  id,
  label,
  hint,
  query,
  onType,
  onRequest,
  onDismiss,
  onChoose,
  ...wanted
}: ComboboxProps<Item>) {
  const answer = useMemo(
    () => ({ items: wanted.items, open: wanted.open }),
    [wanted.items, wanted.open],
  );
  // The letter shows first: to draw the list takes a slow phone longer than a letter may wait.
  const later = useDeferredValue(answer);
  const [wantedNow, wantNow] = useState(answer);
  const drawn = wantedNow === answer ? answer : later;
  const { items, open } = drawn;
  const list = useRef<HTMLDivElement>(null);
  const collection = useMemo(
    () =>
      createListCollection({
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
    value: [],
    inputValue: query,
    open,
    allowCustomValue: true,
    selectionBehavior: "preserve",
    // Ark UI would report the closing before the choice; who owns `open` closes on a choice.
    closeOnSelect: false,
    onInputValueChange: ({ inputValue }) => onType(inputValue),
    onOpenChange: (change) => (change.open ? onRequest() : onDismiss()),
    onValueChange: ({ items: [chosen] }) => {
      if (chosen !== undefined) onChoose(chosen);
    },
  });

  const isMarked =
    drawn === answer && items.some(({ id: own }) => own === combobox.highlightedValue);
  /**
   * Enter that overtakes the list takes what the list will mark, and Escape closes it; an arrow key
   * goes through it, not through the list before.
   */
  const takeEarly = (event: KeyboardEvent) => {
    const [likeliest] = answer.items;
    if (!answer.open || event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") flushSync(() => wantNow(answer));
    if (event.key === "Escape") onDismiss();
    if (event.key !== "Enter" || isMarked || likeliest === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(likeliest);
  };
  /** Ark UI notices only in the frame after the list opened that the focus went on. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    // The window lost the focus, not the field; or a press on the list took it for a moment.
    if (currentTarget === document.activeElement || list.current?.contains(relatedTarget)) return;
    onDismiss();
  };

  const { setHighlightValue } = combobox;
  const first = items[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new list starts at its first.
  useEffect(() => {
    if (!open || first === undefined) return;
    setHighlightValue(first);
    // Low in the window the list would open out of sight.
    const frame = requestAnimationFrame(() => list.current?.scrollIntoView({ block: "nearest" }));
    return () => cancelAnimationFrame(frame);
  }, [open, items]);

  const input = useRef<HTMLInputElement>(null);
  useCaretInPlace(input);
  useTypedEarly(input, { onType, onDismiss });

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
          aria-describedby={`${id}-hint`}
          maxLength={60}
          enterKeyHint="go"
          onKeyDownCapture={takeEarly}
          onBlur={leave}
        />
        {/* Ark UI's positioner would place it with style attributes, which a strict CSP refuses in
            HTML. Below its field is where it belongs, and plain CSS puts it there. */}
        <Ark.Content ref={list} className={listStyle}>
          {items.map((item) => (
            <Ark.Item
              key={item.id}
              item={item}
              className={itemStyle}
              // What Enter would take; Ark UI's own says what was taken before, which is nothing.
              aria-selected={item.id === combobox.highlightedValue}
              persistFocus
            >
              <Ark.ItemText>{item.name}</Ark.ItemText> <span className={note}>{item.note}</span>
            </Ark.Item>
          ))}
        </Ark.Content>
      </Ark.Control>
    </Ark.RootProvider>
  );
}
