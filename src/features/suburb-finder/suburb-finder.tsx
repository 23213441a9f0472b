import type { AreasIndexPage } from "../../content/page-schema.ts";
import { Container } from "../../ui/container/container.tsx";
import { Field } from "../../ui/field/field.tsx";
import { lateIsland } from "../islands/late-island.tsx";
import { column, strip } from "./suburb-finder.css.ts";
import type { SuburbSearchProps } from "./suburb-search.tsx";

/** The field keeps its place while its script is on its way after a change of page. */
const ComingField = ({ words: { label, hint } }: { words: AreasIndexPage["finder"] }) => (
  <Field as="input" id="suburb" label={label} hint={hint} disabled />
);

export const suburbSearch = lateIsland<SuburbSearchProps>({
  fetch: async () => (await import("./suburb-search.tsx")).SuburbSearch,
  Coming: ComingField,
});

/**
 * Type a suburb, get its area page (SPEC.md section 2, "Areas We Serve", lists them all). The field
 * is in the HTML from the start; without scripts it is hidden, and the lists below remain.
 */
export const SuburbFinder = (search: SuburbSearchProps) => (
  <div className={strip} data-needs-script="">
    <Container>
      <div className={column}>
        <suburbSearch.Part {...search} />
      </div>
    </Container>
  </div>
);
