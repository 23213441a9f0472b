import { broadCourses } from "../../../ui/courses/courses.css.ts";
import { StarText } from "../../../ui/icon/icon.tsx";
import { overHeroEdge } from "../../hero/hero.css.ts";
import type { BlockProps, BlockType } from "../block-type.ts";
import * as styles from "./stat-tiles.css.ts";

/** The four figures of the home page (docs/specification.md#home), laid in running bond. */
export const StatTiles = ({ stats }: { stats: BlockProps<"stat-tiles">["block"]["stats"] }) => (
  <div className={overHeroEdge}>
    <dl className={`${broadCourses} ${styles.tiles}`}>
      {stats.map(({ value, label }) => (
        <div key={label} className={styles.tile}>
          <dt className={styles.tileLabel}>{label}</dt>
          <dd className={styles.tileValue}>
            <StarText>{value}</StarText>
          </dd>
        </div>
      ))}
    </dl>
  </div>
);

export const block: BlockType<"stat-tiles"> = {
  Component: ({ block }) => <StatTiles {...block} />,
  background: "own",
};
