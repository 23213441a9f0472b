import type { ReactNode } from "react";
import { keysOf } from "../../domain/keys-of.ts";
import * as styles from "./choice-group.css.ts";

interface GroupProps<Name extends string> {
  legend: string;
  /** Names of the inputs, unique in the page. */
  name: string;
  labels: Readonly<Record<Name, string>>;
  /** The names to offer; by default all. */
  shown?: readonly Name[];
  notes?: Readonly<Record<Name, string>>;
  /** What is shown above a label. */
  pictureOf?: (name: Name) => ReactNode;
}

interface ChoiceGroupProps<Name extends string> extends GroupProps<Name> {
  value: Name;
  onChoose: (value: Name) => void;
}

interface TickGroupProps<Name extends string> extends GroupProps<Name> {
  values: readonly Name[];
  onChange: (values: Name[]) => void;
}

/** Radio buttons as tiles (WCAG 2.2, 1.3.1: a fieldset with a legend). */
export function ChoiceGroup<Name extends string>({
  value,
  onChoose,
  ...group
}: ChoiceGroupProps<Name>) {
  return <Group {...group} type="radio" isChecked={(name) => name === value} onChange={onChoose} />;
}

/** Checkboxes as tiles; values stay in the order of the labels, including those not shown. */
export function TickGroup<Name extends string>({
  values,
  onChange,
  ...group
}: TickGroupProps<Name>) {
  const change = (name: Name, isChecked: boolean) =>
    onChange(
      keysOf(group.labels).filter((each) => (each === name ? isChecked : values.includes(each))),
    );
  return (
    <Group
      {...group}
      type="checkbox"
      isChecked={(name) => values.includes(name)}
      onChange={change}
    />
  );
}

interface InputsProps<Name extends string> extends GroupProps<Name> {
  type: "radio" | "checkbox";
  isChecked: (name: Name) => boolean;
  onChange: (name: Name, isChecked: boolean) => void;
}

function Group<Name extends string>(props: InputsProps<Name>) {
  const { legend, name, labels, shown, notes, pictureOf, type, isChecked, onChange } = props;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices({ pictures: pictureOf !== undefined })}>
        {(shown ?? keysOf(labels)).map((each) => (
          <label key={each} className={styles.choice}>
            <input
              type={type}
              className={styles.choiceInput}
              name={name}
              value={each}
              checked={isChecked(each)}
              onChange={({ currentTarget }) => onChange(each, currentTarget.checked)}
            />
            <span
              className={
                pictureOf === undefined ? styles.tile : `${styles.tile} ${styles.pictureTile}`
              }
            >
              {pictureOf?.(each)}
              <span className={pictureOf === undefined ? styles.choiceLabel : styles.pictureLabel}>
                {labels[each]}
              </span>
              {notes === undefined ? null : (
                <span className={styles.choiceNote}>{notes[each]}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
