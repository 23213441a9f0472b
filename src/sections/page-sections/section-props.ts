import type { SectionKind, SectionOf } from "../../content/schema.ts";
import type { Ground } from "../band/band.tsx";

/** What every section of a page is given. */
export interface SectionProps<Kind extends SectionKind> {
  section: Omit<SectionOf<Kind>, "kind">;
  /** Id of its heading: names the section, and leads to it by hash. One a page. */
  id: string;
  ground: Ground;
}
