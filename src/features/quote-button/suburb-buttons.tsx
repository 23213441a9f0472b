import { areaParam, contactFormId, serviceAttribute } from "./quote-buttons.ts";

interface SuburbButtonsProps {
  suburbs: readonly string[];
  /** The area that the suburbs belong to. */
  area: string;
  /** Class names of the list and of a button. */
  look: { list: string; button: string };
}

/** A list of suburbs, each a quote button that fills in the area; otherwise as QuoteButton. */
export const SuburbButtons = ({ suburbs, area, look }: SuburbButtonsProps) => (
  <ul className={look.list}>
    {suburbs.map((suburb) => (
      <li key={suburb}>
        <button
          type="submit"
          form={contactFormId}
          className={look.button}
          name={areaParam}
          value={`${suburb}, ${area}`}
          aria-haspopup="dialog"
          {...{ [serviceAttribute]: "" }}
        >
          {suburb}
        </button>
      </li>
    ))}
  </ul>
);
