import type { FocusEvent } from "react";
import { detailChips } from "../../content/interface/quote-form.ts";
import { hasSentence, toggleSentence } from "../../domain/sentences.ts";
import { chip, chipRow } from "./detail-chips.css.ts";

interface DetailChipsProps {
  /** The visitor's words. */
  words: string;
  onChange: (words: string) => void;
}

/** Scrolls a chip that Tab focuses fully into view, which browsers do not (WCAG 2.2, 2.4.11 Focus Not Obscured). */
function showWhole({ currentTarget: button }: FocusEvent<HTMLButtonElement>) {
  // A press must not move the button away from the pointer.
  if (button.matches(":focus-visible"))
    button.scrollIntoView({ block: "nearest", inline: "center" });
}

/** Toggle buttons that add a sentence to the visitor's words, and remove it while it is unchanged. */
export const DetailChips = ({ words, onChange }: DetailChipsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll in all browsers of the site.
  <div className={chipRow} role="group" aria-label={detailChips.name}>
    {detailChips.groups.flatMap((group) =>
      group.map(({ label, sentence }) => (
        <button
          key={label}
          type="button"
          className={chip}
          onFocus={showWhole}
          aria-pressed={hasSentence(words, sentence)}
          onClick={() =>
            onChange(
              toggleSentence(
                words,
                sentence,
                group.map((each) => each.sentence),
              ),
            )
          }
        >
          {label}
        </button>
      )),
    )}
  </div>
);
