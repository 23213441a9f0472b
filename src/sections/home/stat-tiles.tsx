import type { HomePage } from "../../content-schema/page-schema.ts";
import { broadCourses } from "../../ui/courses/courses.css.ts";
import { StarText } from "../../ui/icon/star-text.tsx";
import { overHeroEdge } from "../hero/hero.css.ts";
import { tile, tileLabel, tiles, tileValue } from "./stat-tiles.css.ts";

/** The four figures of the home page (docs/specification.md#home), laid in running bond. */
export function StatTiles({ stats }: { stats: HomePage["stats"] }) {
  return (
    <div className={overHeroEdge}>
      <dl className={`${broadCourses} ${tiles}`}>
        {stats.map(({ value, label }) => (
          <div key={label} className={tile}>
            <dt className={tileLabel}>{label}</dt>
            <dd className={tileValue}>
              <StarText>{value}</StarText>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
