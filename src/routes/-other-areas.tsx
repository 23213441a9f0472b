import { useRef } from "react";
import { areasIndex } from "../content/areas-index.ts";
import { areaNames } from "../domain/areas.ts";
import { unlistedAreas } from "../domain/unlisted-areas.ts";
import { useHydrationMark } from "../hydration/use-hydration-mark.ts";
import { AreasPlan } from "../sections/running-bond/areas-plan.tsx";

const mainAreas: ReadonlySet<string> = new Set(areasIndex.main.areas.map(({ area }) => area));
const areas = Object.entries<string>({ ...areaNames, ...unlistedAreas })
  .filter(([slug]) => !mainAreas.has(slug))
  .map(([slug, text]) => ({ text, to: `/areas/${slug}` }));

/** The areas that are not among the ten main ones, further ones included. */
export function OtherAreas() {
  const list = useRef<HTMLDivElement>(null);
  useHydrationMark(list);
  return (
    <div ref={list}>
      <AreasPlan areas={areas} />
    </div>
  );
}
