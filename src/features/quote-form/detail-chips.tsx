import { detailChips } from "../../content/interface/quote-form.ts";
import { hasSentence, toggleSentence } from "../../domain/sentences.ts";
import { visuallyHidden } from "../../ui/visually-hidden/visually-hidden.css.ts";
import { chip, chipRow } from "./detail-chips.css.ts";

interface DetailChipsProps {
  words: string;
  onChange: (words: string) => void;
}

/** Toggle buttons that add a sentence to the visitor's words, and remove it while it is unchanged. */
export const DetailChips = ({ words, onChange }: DetailChipsProps) => (
  <fieldset className={chipRow}>
    <legend className={visuallyHidden}>{detailChips.name}</legend>
    {detailChips.groups.flatMap((group) =>
      group.map(({ label, sentence }) => (
        <button
          key={label}
          type="button"
          className={chip}
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
  </fieldset>
);
