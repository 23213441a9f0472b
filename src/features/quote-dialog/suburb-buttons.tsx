import { areaParam, serviceAttribute } from "./use-quote-buttons.ts";

interface SuburbButtonsProps {
  suburbs: readonly string[];
  /** What the suburbs are a part of. */
  area: string;
  /** Class names of the list and of a button. */
  look: { list: string; button: string };
}

/**
 * A list of suburbs, each a quote button that fills in the area. One form around all of them weighs
 * less than a form for each; otherwise as QuoteButton.
 */
export const SuburbButtons = ({ suburbs, area, look }: SuburbButtonsProps) => (
  <form action="/contact" {...{ [serviceAttribute]: "" }}>
    <ul className={look.list}>
      {suburbs.map((suburb) => (
        <li key={suburb}>
          <button
            type="submit"
            className={look.button}
            name={areaParam}
            value={`${suburb}, ${area}`}
            aria-haspopup="dialog"
          >
            {suburb}
          </button>
        </li>
      ))}
    </ul>
  </form>
);
