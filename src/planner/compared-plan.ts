import type { ComponentProps } from "react";
import type { Picture } from "../ui/picture/picture.tsx";

/** A plan of the request, or a project like which one can plan. */
export interface ComparedPlan {
  readonly key: string;
  /** The plan as the search param `plan` holds it. */
  readonly plan: string;
  /** URL of the planner with the plan in it. */
  readonly href: string;
  /** Of a project: what the gallery says of it. */
  readonly project?: {
    readonly title: string;
    readonly picture: ComponentProps<typeof Picture>["picture"];
    readonly pattern: string | undefined;
    readonly paver: string | undefined;
  };
}
