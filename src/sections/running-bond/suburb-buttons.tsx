import { areaParam, serviceAttribute } from "../../features/quote-dialog/use-quote-buttons.ts";
import { brick, list } from "./area-links.css.ts";
import { nameCourses } from "./running-bond.css.ts";

interface SuburbButtonsProps {
  suburbs: readonly string[];
  /** What the suburbs are a part of. */
  area: string;
}

/**
 * Suburbs in running bond, each a quote button that fills in the area. One form around all of them
 * weighs less than a form for each; otherwise as QuoteButton. AreaLinks is the same with links.
 */
export const SuburbButtons = ({ suburbs, area }: SuburbButtonsProps) => (
  <form action="/contact" {...{ [serviceAttribute]: "" }}>
    <ul className={`${nameCourses} ${list}`}>
      {suburbs.map((suburb) => (
        <li key={suburb}>
          <button
            type="submit"
            className={brick}
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
