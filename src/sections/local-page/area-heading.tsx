import { pavingIn } from "../../content/interface/sections.ts";
import { areaName, before } from "./area-heading.css.ts";

/** "Paving in Sandton", with the name of the area highlighted. */
export function AreaHeading({ name }: { name: string }) {
  return (
    <>
      <span className={before}>{pavingIn(name)}</span> <span className={areaName}>{name}</span>
    </>
  );
}
