import { finderDidNotLoad } from "../../content/interface/suburb-finder.ts";
import type { AreasIndexPage } from "../../content/page-schema.ts";
import { lazyIsland } from "../../hydration/lazy-island.tsx";
import { needsScript } from "../../hydration/protocol.ts";
import { Container } from "../../ui/container/container.tsx";
import { Field } from "../../ui/field/field.tsx";
import { SectionError } from "../contact-links/section-error.tsx";
import { RetryAlert } from "../retry-alert/retry-alert.tsx";
import { column, strip } from "./suburb-finder.css.ts";
import type { SuburbSearchProps } from "./suburb-search.tsx";

/** Reserves the field's space while its script loads after a client navigation. */
const PlaceholderField = ({ texts: { label, hint } }: { texts: AreasIndexPage["finder"] }) => (
  <Field as="input" id="suburb" label={label} hint={hint} disabled />
);

/** The field with its suggestions, as a lazy island. */
export const suburbSearch = lazyIsland<SuburbSearchProps>({
  fetch: async () => (await import("./suburb-search.tsx")).SuburbSearch,
  Placeholder: PlaceholderField,
  LoadError: ({ retry }) => <RetryAlert {...finderDidNotLoad} retry={retry} />,
  Fallback: SectionError,
});

/**
 * Finds the area page for a suburb that a visitor types. The field is prerendered and hydrated on
 * interaction. Without script it is hidden; the page's lists of areas remain.
 */
export const SuburbFinder = (search: SuburbSearchProps) => (
  <div className={strip} {...needsScript}>
    <Container>
      <div className={column}>
        <suburbSearch.Island {...search} />
      </div>
    </Container>
  </div>
);
