import { quoteButtonProps } from "./quote-buttons.ts";

interface SuburbButtonsProps {
  suburbs: readonly string[];
  area: string;
  /** Class names of the list and of a button. */
  look: { list: string; button: string };
}

/** A list of suburbs, each a quote button that fills in its area. */
export const SuburbButtons = ({ suburbs, area, look }: SuburbButtonsProps) => (
  <ul className={look.list}>
    {suburbs.map((suburb) => (
      <li key={suburb}>
        <button {...quoteButtonProps({ area: `${suburb}, ${area}` })} className={look.button}>
          {suburb}
        </button>
      </li>
    ))}
  </ul>
);
