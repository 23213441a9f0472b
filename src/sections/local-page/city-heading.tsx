import { pavingIn } from "../../content/interface/sections.ts";
import { before, city } from "./city-heading.css.ts";

/** "Paving in Sandton", with the name of the area highlighted. */
export function CityHeading({ name }: { name: string }) {
  return (
    <>
      <span className={before}>{pavingIn(name)}</span> <span className={city}>{name}</span>
    </>
  );
}
