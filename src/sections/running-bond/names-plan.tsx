import { brick, plan } from "./areas-plan.css.ts";
import { nameCourses } from "./running-bond.css.ts";

/** Names of suburbs, in running bond. AreasPlan is the same with links. */
export function NamesPlan({ names }: { names: readonly string[] }) {
  return (
    <ul className={`${nameCourses} ${plan}`}>
      {names.map((name) => (
        <li key={name}>
          <span className={brick}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
