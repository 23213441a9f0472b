import type { SectionKind, SectionOf } from "../../content/schema.ts";
import type { BandBackground } from "../band/band.tsx";

/** The props of every section of a page. */
export interface SectionProps<Kind extends SectionKind> {
  section: Omit<SectionOf<Kind>, "kind">;
  /** Id of its heading, unique in the page: it names the section and is its fragment. */
  id: string;
  background: BandBackground;
}
