import type { Link } from "../../domain/rich-text.ts";
import { SiteLink } from "../../ui/link/link.tsx";
import { brick, list } from "./area-links.css.ts";
import { nameCourses } from "./running-bond.css.ts";

/** Links to local pages, in running bond. */
export function AreaLinks({ areas }: { areas: readonly Link[] }) {
  return (
    <ul className={`${nameCourses} ${list}`}>
      {areas.map(({ text, to }) => (
        <li key={text}>
          <SiteLink to={to} className={brick}>
            {text}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
