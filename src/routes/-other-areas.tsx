import { useRef } from "react";
import { areaNames } from "../content/areas/area-names.ts";
import { furtherNames } from "../content/areas/further-names.ts";
import { areasIndex } from "../content/areas-index.ts";
import { useLiveIsland } from "../features/islands/use-live-island.ts";
import { AreasPlan } from "../sections/running-bond/areas-plan.tsx";

const mainAreas: ReadonlySet<string> = new Set(areasIndex.main.areas.map(({ area }) => area));
const areas = Object.entries<string>({ ...areaNames, ...furtherNames })
  .filter(([slug]) => !mainAreas.has(slug))
  .map(([slug, text]) => ({ text, to: `/areas/${slug}` }));

/** The areas that are not among the ten main ones, further ones included. */
export function OtherAreas() {
  const list = useRef<HTMLDivElement>(null);
  useLiveIsland(list);
  return (
    <div ref={list}>
      <AreasPlan areas={areas} />
    </div>
  );
}
