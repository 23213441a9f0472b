import { useRef } from "react";
import { areasIndex } from "../content/areas-index.ts";
import { areaPath, localNames } from "../domain/areas.ts";
import { keysOf } from "../domain/keys-of.ts";
import { useHydrationMark } from "../hydration/use-hydration-mark.ts";
import { AreasPlan } from "../sections/running-bond/areas-plan.tsx";

const mainAreas: ReadonlySet<string> = new Set(areasIndex.main.areas.map(({ area }) => area));
const areas = keysOf(localNames)
  .filter((slug) => !mainAreas.has(slug))
  .map((slug) => ({ text: localNames[slug], to: areaPath(slug) }));

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
