import {
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from "react";
import * as styles from "../field/field.css.ts";
import { anchor, list as listStyle, note, option } from "./combobox.css.ts";

interface Suggestion {
  /** Unique among the suggestions. */
  id: string;
  name: string;
}

interface ComboboxProps<Item extends Suggestion> {
  /** Id of the input. */
  id: string;
  label: string;
  hint: string;
  /** The suggestions for what was typed, best first. */
  items: readonly Item[];
  /** Returns a note that distinguishes suggestions of the same name. */
  noteOf: (item: Item) => string;
  /** Whether the list shows, once there are suggestions. */
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  onType: (text: string) => void;
  /** Called when the visitor presses a suggestion or takes the highlighted one with Enter. */
  onChoose: (item: Item) => void;
}

const arrowSteps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

const optionId = (id: string, item: Suggestion) => `${id}-${item.id.replaceAll(/\W/g, "-")}`;

/** The item a step from the current one, from the end to the start; without one, the first or the last. */
function itemBeside<Item>(items: readonly Item[], current: Item | undefined, step: 1 | -1) {
  const index = current === undefined ? -1 : items.indexOf(current);
  return items.at(index < 0 && step < 0 ? -1 : (index + step) % items.length);
}

/**
 * An input with a list of suggestions, the first of which is highlighted (WAI-ARIA APG: combobox with list
 * autocomplete and automatic selection; docs/decisions/0026-combobox-of-our-own.md).
 */
export function Combobox<Item extends Suggestion>(props: ComboboxProps<Item>) {
  const { id, label, hint, items, noteOf, isOpen, setOpen, onType, onChoose } = props;
  const [highlightedId, highlight] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // Deferred, so that a typed letter is painted before the list, which takes long on a slow phone.
  const shown = useDeferredValue(items);
  const isExpanded = isOpen && shown.length > 0;
  const highlightedOf = (from: readonly Item[]) =>
    from.find((item) => item.id === highlightedId) ?? from[0];
  const highlighted = highlightedOf(shown);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, at hydration.
  useEffect(() => {
    // Text that was typed before hydration is only in the DOM.
    if (input.current === null || input.current.value === "") return;
    onType(input.current.value);
    if (input.current === document.activeElement) setOpen(true);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new suggestions change the list's height.
  useEffect(() => {
    // A field low in the window would open its list outside the viewport.
    if (isExpanded) list.current?.scrollIntoView({ block: "nearest" });
  }, [isExpanded, shown]);

  const type = (text: string) => {
    highlight(null);
    setOpen(true);
    onType(text);
  };
  const choose = (item: Item) => {
    if (input.current !== null) input.current.value = item.name;
    highlight(null);
    setOpen(false);
    onChoose(item);
  };
  const moveHighlight = (step: 1 | -1) => {
    const next = itemBeside(items, isOpen ? highlightedOf(items) : undefined, step);
    if (next === undefined) return;
    highlight(next.id);
    setOpen(true);
    document.getElementById(optionId(id, next))?.scrollIntoView({ block: "nearest" });
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || items.length === 0) return;
    const step = arrowSteps[event.key];
    const taken = isOpen && event.key === "Enter" ? highlightedOf(items) : undefined;
    if (step !== undefined) moveHighlight(step);
    else if (taken !== undefined) choose(taken);
    else if (isOpen && event.key === "Escape") setOpen(false);
    else return;
    event.preventDefault();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    // Without another focus, the keyboard of a phone closed ("Done"), and the list is what to press next.
    if (relatedTarget !== null) setOpen(false);
  };

  return (
    <div className={styles.field}>
      <div className={styles.heading}>
        <label className={styles.label} id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      </div>
      <div className={anchor}>
        <input
          ref={input}
          id={id}
          className={styles.control}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? `${id}-list` : undefined}
          aria-activedescendant={isExpanded && highlighted ? optionId(id, highlighted) : undefined}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={60}
          enterKeyHint="search"
          onChange={({ target }) => type(target.value)}
          onKeyDown={pressKey}
          onBlur={leave}
        />
        {isExpanded ? (
          <SuggestionList
            ref={list}
            {...{ id, items: shown, highlighted, noteOf, highlight, choose }}
          />
        ) : null}
      </div>
    </div>
  );
}

interface SuggestionListProps<Item extends Suggestion> {
  ref: Ref<HTMLDivElement>;
  /** Id of the input. */
  id: string;
  items: readonly Item[];
  highlighted: Item | undefined;
  noteOf: (item: Item) => string;
  highlight: (id: string) => void;
  choose: (item: Item) => void;
}

function SuggestionList<Item extends Suggestion>(props: SuggestionListProps<Item>) {
  const { ref, id, items, highlighted, noteOf, highlight, choose } = props;
  return (
    <div
      ref={ref}
      id={`${id}-list`}
      className={listStyle}
      role="listbox"
      aria-labelledby={`${id}-label`}
    >
      {items.map((item) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input, which keeps the focus, takes the keys.
        <div
          key={item.id}
          id={optionId(id, item)}
          className={option}
          role="option"
          tabIndex={-1}
          aria-selected={item === highlighted}
          // The focus stays in the input.
          onMouseDown={(event) => event.preventDefault()}
          // A list that changes under a mouse at rest moves it by nothing.
          onMouseMove={({ movementX, movementY }) => {
            if (movementX !== 0 || movementY !== 0) highlight(item.id);
          }}
          onClick={() => choose(item)}
        >
          <span>{item.name}</span> <span className={note}>{noteOf(item)}</span>
        </div>
      ))}
    </div>
  );
}
