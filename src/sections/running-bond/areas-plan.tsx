import type { Link } from "../../domain/rich-text.ts";
import { SiteLink } from "../../ui/link/link.tsx";
import { brick, plan } from "./areas-plan.css.ts";
import { nameCourses } from "./running-bond.css.ts";

/** Links to local pages, in running bond. */
export function AreasPlan({ areas }: { areas: readonly Link[] }) {
  return (
    <ul className={`${nameCourses} ${plan}`}>
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
