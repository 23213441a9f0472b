import { before, city } from "./city-heading.css.ts";

/** "Paving in Sandton", with the name of the place highlighted and the largest word of the page. */
export function CityHeading({ name }: { name: string }) {
  return (
    <>
      <span className={before}>Paving in</span> <span className={city}>{name}</span>
    </>
  );
}
